/* mjcf_values.c: what attributes of an MJCF file mean: classes of defaults, units of angles, the
   five ways to give an orientation. */
#include "model/clean.h"
#include "model/pose.h"
#include "model/read/conventions.h"
#include "model/read/mjcf.h"
#include "model/read/reader.h"

#include <math.h>
#include <string.h>

/* ---- defaults ---- */

/* Whether it is the class: the outermost is called main unless it says otherwise. */
static bool is_class(const Element *element, const char *name)
{
    const char *own = element_text(element, "class");
    if (strcmp(element->up->tag, "default") != 0)
        return strcmp(name, own ? own : "main") == 0 || strcmp(name, "main") == 0;
    return own && strcmp(own, name) == 0;
}

/* What the class says of the attribute of elements of this tag; the last word counts. */
static const char *said(const Element *class, const char *tag, const char *key)
{
    const char *value = NULL;
    for (const Element *child = class->child; child; child = child->next)
        if (strcmp(child->tag, tag) == 0 && element_text(child, key))
            value = element_text(child, key);
    return value;
}

/* All elements of <default> below, the class by that name; *found tells whether there is one. */
static const char *default_in(const Element *up, const char *class, const char *tag,
                              const char *key, bool *found)
{
    const char *value = NULL;
    for (const Element *child = up->child; child; child = child->next) {
        if (strcmp(child->tag, "default") != 0)
            continue;
        if (is_class(child, class)) {
            *found = true;
            const char *own = said(child, tag, key);
            for (const Element *outer = child->up; !own && strcmp(outer->tag, "default") == 0;
                 outer = outer->up)
                own = said(outer, tag, key);
            value = own ? own : value;
        }
        const char *inner = default_in(child, class, tag, key, found);
        value = inner ? inner : value;
    }
    return value;
}

const Element *mjcf_with_defaults(const Mjcf *mjcf, const Element *element, const char *childclass)
{
    const char *class = element_text(element, "class");
    bool given = class != NULL, found = false;
    class = class ? class : childclass ? childclass : "main";
    size_t count = 0;
    while (element->key[count])
        count++;
    Element *made = arena_array(mjcf->arena, Element, 1);
    *made = *element;
    made->value = arena_array(mjcf->arena, const char *, count + 1);
    for (size_t i = 0; i < count; i++) {
        const char *value = default_in(mjcf->root, class, element->tag, element->key[i], &found);
        if (strcmp(element->key[i], "name") == 0 || strcmp(element->key[i], "class") == 0)
            value = NULL;
        made->value[i] = element->value[i] ? element->value[i] : value;
    }
    if (!found && strcmp(class, "main") != 0)
        element_fail(element, given ? "class" : NULL, "no class of defaults is called \"%s\"",
                     show_text(class).text);
    return made;
}

bool mjcf_flag(const Element *element, const char *key, bool otherwise)
{
    const char *text = element_text(element, key);
    if (!text || strcmp(text, "auto") == 0)
        return otherwise;
    if (strcmp(text, "true") != 0 && strcmp(text, "false") != 0)
        element_fail(element, key, "must be true or false, got \"%s\"", show_text(text).text);
    return strcmp(text, "true") == 0;
}

/* ---- orientations ---- */

/* In radians; typed: the number as the file has it. */
Real mjcf_angle(Mjcf *mjcf, const Element *element, const char *key, double value,
                const char *typed)
{
    const char *path = element_path(mjcf->arena, element, key);
    Real angle = mjcf->degrees ? (Real)fmod(value, 360) * real_pi() / 180 : (Real)value;
    return clean_angle(mjcf->arena, &mjcf->cleaned, mjcf->snap, angle, typed, mjcf->degrees, path);
}

Pose mjcf_turn_by_quaternion(const Element *element, const char *key, const double quaternion[4])
{
    Real w = (Real)quaternion[0], v[3], square = w * w, unit[3];
    for (int i = 0; i < 3; i++) {
        v[i] = (Real)quaternion[i + 1];
        square += v[i] * v[i];
    }
    if (square <= 0)
        element_fail(element, key, "must not be zero; a quaternion that turns nothing is 1 0 0 0");
    if (!axis_unit(v, unit))
        return pose_identity();
    Real sine = real_sqrt(v[0] * v[0] + v[1] * v[1] + v[2] * v[2]);
    return pose_turn_about(unit, 2 * real_atan2(sine, w), (Real)ANGLE_ZERO);
}

static Pose by_axis_angle(Mjcf *mjcf, const Element *element)
{
    double given[4];
    element_numbers(element, "axisangle", given, 4, 4);
    const Real axis[3] = {(Real)given[0], (Real)given[1], (Real)given[2]};
    const char *typed = strrchr(element_text(element, "axisangle"), ' ');
    Real unit[3];
    if (!axis_unit(axis, unit))
        element_fail(element, "axisangle", "the axis must not be zero");
    Real angle = mjcf_angle(mjcf, element, "axisangle", given[3], typed ? typed + 1 : NULL);
    return pose_turn_about(unit, angle, (Real)ANGLE_ZERO);
}

/* Lower case: about axes that turn along; upper case: about those that stand still. */
static Pose by_euler(Mjcf *mjcf, const Element *element)
{
    double given[3];
    const char *at = element_text(element, "euler");
    Pose turned = pose_identity();
    element_vector(element, "euler", given);
    for (int i = 0; i < 3; i++) {
        at += strspn(at, " \t\r\n");
        size_t length = strcspn(at, " \t\r\n");
        const char *typed = arena_format(mjcf->arena, "%.*s", (int)length, at);
        char letter = mjcf->euler[i];
        int axis = (letter >= 'a' ? letter - 'x' : letter - 'X');
        Pose turn =
            pose_turn(axis, mjcf_angle(mjcf, element, "euler", given[i], typed), (Real)ANGLE_ZERO);
        turned = letter >= 'a' ? pose_multiply(turned, turn) : pose_multiply(turn, turned);
        at += length;
    }
    return turned;
}

static Pose by_axes(const Element *element)
{
    double given[6];
    Real x[3], y[3], z[3], first[3], second[3];
    element_numbers(element, "xyaxes", given, 6, 6);
    for (int i = 0; i < 3; i++) {
        first[i] = (Real)given[i];
        second[i] = (Real)given[i + 3];
    }
    bool good = axis_unit(first, x) && axis_unit(second, y);
    Real along = good ? dot3(x, y) : 0;
    for (int i = 0; i < 3; i++)
        second[i] = real_prune(y[i] - along * x[i], 1);
    if (!good || !axis_unit(second, y))
        element_fail(element, "xyaxes", "the two axes must not be zero nor parallel");
    cross3(x, y, z);
    Pose pose = pose_identity();
    for (int i = 0; i < 3; i++) {
        pose.R[i][0] = x[i];
        pose.R[i][1] = y[i];
        pose.R[i][2] = z[i];
    }
    return pose;
}

/* The least turn that brings z there. */
static Pose by_z(const Element *element)
{
    double given[3];
    Real unit[3], axis[3];
    element_vector(element, "zaxis", given);
    const Real direction[3] = {(Real)given[0], (Real)given[1], (Real)given[2]}, z[3] = {0, 0, 1};
    if (!axis_unit(direction, unit))
        element_fail(element, "zaxis", "must not be zero");
    cross3(z, unit, axis);
    Real sine = real_sqrt(dot3(axis, axis)), angle = real_atan2(sine, unit[2]);
    if (!axis_unit(axis, axis))
        axis[0] = 1; /* half a turn, or none */
    return pose_turn_about(axis, angle, (Real)ANGLE_ZERO);
}

Pose mjcf_pose(Mjcf *mjcf, const Element *element)
{
    static const char *const ways[] = {"quat", "axisangle", "euler", "xyaxes", "zaxis"};
    double pos[3] = {0}, quaternion[4];
    const char *way = NULL;
    Pose pose = pose_identity();
    for (size_t i = 0; i < COUNT(ways); i++) {
        if (!element_text(element, ways[i]))
            continue;
        if (way)
            element_fail(element, ways[i], "the orientation is given by \"%s\" already", way);
        way = ways[i];
    }
    if (way == ways[0]) {
        element_numbers(element, "quat", quaternion, 4, 4);
        pose = mjcf_turn_by_quaternion(element, "quat", quaternion);
    } else if (way == ways[1]) {
        pose = by_axis_angle(mjcf, element);
    } else if (way == ways[2]) {
        pose = by_euler(mjcf, element);
    } else if (way == ways[3]) {
        pose = by_axes(element);
    } else if (way == ways[4]) {
        pose = by_z(element);
    }
    if (element_text(element, "pos"))
        element_vector(element, "pos", pos);
    for (int i = 0; i < 3; i++)
        pose.p[i] = (Real)pos[i];
    return pose;
}
