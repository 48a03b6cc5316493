/* clean.c: see clean.h. */
#include "model/clean.h"

#include "model/pose.h"
#include "model/read/conventions.h"

#include <stdlib.h>
#include <string.h>

#define MOST_SHORT 2e-3 /* rad: what is typed short is not farther off */
#define UNITS 5         /* of the last typed digit */
#define AXES_MISS 1e-6  /* m: axes that miss each other by no more are meant to meet */
#define AXES_ASKEW 1e-6 /* rad: and those that are askew by no more, to be parallel */
#define PARALLEL 1e-3   /* sine: below, axes have no common normal to speak of */

static void note(Arena *arena, Cleaned *cleaned, double off, const char *what)
{
    enum { NAMED = 3 };
    cleaned->count++;
    if (cleaned->count == 1)
        cleaned->names = arena_copy(arena, what);
    else if (cleaned->count <= NAMED)
        cleaned->names = arena_format(arena, "%s, %s", cleaned->names, what);
    else if (cleaned->count == NAMED + 1)
        cleaned->names = arena_format(arena, "%s, ...", cleaned->names);
    if (cleaned->count == 1 || off > cleaned->most) {
        cleaned->most = off;
        cleaned->worst = arena_copy(arena, what);
    }
}

/* ---- angles ---- */

/* A unit of the last typed digit: 1e-4 of 1.5708. */
static double last_digit(const char *typed)
{
    const char *c = typed;
    int places = 0;
    bool after_point = false;
    for (; *c && strchr("+-.0123456789", *c); c++) {
        places += after_point && *c != '.';
        after_point = after_point || *c == '.';
    }
    long exponent = *c == 'e' || *c == 'E' ? strtol(c + 1, NULL, 10) : 0;
    if (exponent > 300 || exponent < -300)
        return 0;
    return pow(10, (double)exponent - places);
}

Real clean_angle(Arena *arena, Cleaning *cleaning, double snap, Real angle, const char *typed,
                 bool degrees, const char *where)
{
    bool is_right;
    Real right = angle_snap(angle, (Real)MOST_SNAP, &is_right);
    double off = (double)real_abs(angle - right), within = snap;
    if (isnan(snap)) {
        within = ANGLE_SNAP;
        if (typed && !degrees && right != 0)
            within = fmax(within, fmin(MOST_SHORT, UNITS * last_digit(typed)));
    }
    if (!is_right || off > fmax(within, ANGLE_ZERO))
        return angle;
    if (off > ANGLE_SNAP)
        note(arena, &cleaning->angles, off,
             arena_format(arena, "%s %.40s", where, typed ? typed : ""));
    return right;
}

static bool is_kept(double snap)
{
    return snap == 0;
}

Real clean_normal(Arena *arena, Cleaning *cleaning, double snap, Real a, const char *where)
{
    if (is_kept(snap) || a == 0 || real_abs(a) > (Real)AXES_MISS)
        return a;
    note(arena, &cleaning->crossing, (double)real_abs(a), where);
    return 0;
}

Real clean_twist(Arena *arena, Cleaning *cleaning, double snap, Real alpha, const char *where)
{
    Real half = angle_snap(alpha / 2, (Real)AXES_ASKEW / 2, NULL);
    double off = (double)real_abs(alpha - 2 * half);
    if (is_kept(snap) || off == 0 || off > AXES_ASKEW)
        return alpha;
    note(arena, &cleaning->parallel, off, where);
    return 2 * half;
}

/* ---- numbers that are nothing ---- */

static void zero(Arena *arena, Cleaning *cleaning, Real *numbers, int count, Real scale,
                 const char *what, const char *name)
{
    for (int i = 0; i < count; i++) {
        if (numbers[i] == 0 || real_abs(numbers[i]) > (Real)NUMBER_ZERO * scale)
            continue;
        note(arena, &cleaning->zeros, (double)(real_abs(numbers[i]) / scale),
             arena_format(arena, "joint \"%.60s\": %s", name, what));
        numbers[i] = 0;
    }
}

static Real size3(const Real v[3])
{
    return real_larger(real_larger(v[0], v[1]), v[2]);
}

/* All lengths from joint to joint, and the farthest mass centre. */
static Real size_of_robot(const Description *robot)
{
    Real size = size3(robot->tool.p), far = 0;
    for (int i = 0; i < robot->joint_count; i++) {
        const Joint *joint = &robot->joints[i];
        size += size3(joint->before.p) + size3(joint->after.p);
        far = real_larger(far, size3(joint->com));
    }
    return size + far;
}

static void clean_numbers(Arena *arena, Description *robot)
{
    Real size = size_of_robot(robot);
    for (int i = 0; i < robot->joint_count; i++) {
        Joint *joint = &robot->joints[i];
        Real moment = joint->mass * size3(joint->com) * size3(joint->com);
        for (int k = 0; k < 3; k++)
            moment = real_larger(moment, joint->inertia[k][k]);
        zero(arena, &robot->cleaned, joint->before.p, 3, size, "origin", joint->name);
        zero(arena, &robot->cleaned, joint->after.p, 3, size, "origin", joint->name);
        zero(arena, &robot->cleaned, joint->com, 3, size, "mass centre", joint->name);
        zero(arena, &robot->cleaned, &joint->inertia[0][0], 9, moment, "inertia", joint->name);
    }
}

/* ---- axes ---- */

static Real length3(const Real v[3])
{
    return real_sqrt(dot3(v, v));
}

/* The turn that takes the unit vector a to b, both nearly the same: E + [v] + [v]^2 / (1 + a.b)
   with v = a x b. */
static Pose turn_onto(const Real a[3], const Real b[3])
{
    Pose turn = pose_identity();
    Real v[3], share = 1 / (1 + dot3(a, b));
    cross3(a, b, v);
    for (int i = 0; i < 3; i++) {
        int j = (i + 1) % 3, k = (i + 2) % 3;
        turn.R[i][j] -= v[k];
        turn.R[i][k] += v[j];
        turn.R[i][i] -= share * (v[j] * v[j] + v[k] * v[k]);
        turn.R[i][j] += share * v[i] * v[j];
        turn.R[i][k] += share * v[i] * v[k];
    }
    return turn;
}

/* An axis as a line, in the frame of the link that the moving joint before it carries. */
typedef struct {
    Real z[3], point[3];
} AxisLine;

static AxisLine line_of(Pose frame, const Real axis[3])
{
    AxisLine line;
    rotate3(frame, axis, line.z);
    memcpy(line.point, frame.p, sizeof line.point);
    return line;
}

/* Turns the joint's place so that its axis is parallel to the one before. */
static void make_parallel(Arena *arena, Cleaning *cleaning, Joint *joint, const Pose *carrier,
                          const AxisLine *first, const AxisLine *second)
{
    Real normal[3], target[3];
    cross3(first->z, second->z, normal);
    double sine = (double)length3(normal);
    if (sine <= ANGLE_ZERO || sine > AXES_ASKEW)
        return;
    bool opposite = dot3(first->z, second->z) < 0;
    for (int k = 0; k < 3; k++)
        target[k] = opposite ? -first->z[k] : first->z[k];
    Pose turn = turn_onto(second->z, target), place = pose_multiply(*carrier, joint->before);
    Pose turned = pose_multiply(turn, place), back = pose_inverse(*carrier);
    memcpy(turned.p, place.p, sizeof turned.p);
    joint->before = pose_multiply(back, turned);
    note(arena, &cleaning->parallel, sine, arena_format(arena, "joint \"%.60s\"", joint->name));
}

/* Shifts the joint's place so that its axis meets the one before. */
static void make_cross(Arena *arena, Cleaning *cleaning, Joint *joint, const Pose *carrier,
                       const AxisLine *first, const AxisLine *second, Real size)
{
    Real normal[3], between[3], shift[3], local[3];
    for (int k = 0; k < 3; k++)
        between[k] = second->point[k] - first->point[k];
    cross3(first->z, second->z, normal);
    Real sine = length3(normal);
    if (sine > (Real)PARALLEL) {
        Real off = dot3(between, normal) / (sine * sine);
        for (int k = 0; k < 3; k++)
            shift[k] = off * normal[k];
    } else if (sine <= (Real)ANGLE_ZERO) {
        Real along = dot3(between, first->z);
        for (int k = 0; k < 3; k++)
            shift[k] = between[k] - along * first->z[k];
    } else {
        return;
    }
    Real miss = length3(shift);
    if (miss > (Real)AXES_MISS || miss <= (Real)NUMBER_ZERO * size)
        return;
    rotate3_back(*carrier, shift, local);
    for (int k = 0; k < 3; k++)
        joint->before.p[k] = real_prune(joint->before.p[k] - local[k], real_abs(local[k]));
    note(arena, &cleaning->crossing, (double)miss,
         arena_format(arena, "joint \"%.60s\"", joint->name));
}

static void clean_axes(Arena *arena, Description *robot)
{
    Real size = size_of_robot(robot);
    Pose *frame = arena_array(arena, Pose, robot->joint_count); /* in the moving link's frame */
    int *owner = arena_array(arena, int, robot->joint_count);
    for (int i = 0; i < robot->joint_count; i++) {
        Joint *joint = &robot->joints[i];
        Pose carrier = joint->parent < 0 ? pose_identity() : frame[joint->parent];
        int before = joint->parent < 0 ? -1 : owner[joint->parent];
        owner[i] = joint->type == FIXED ? before : i;
        if (joint->type != FIXED && before >= 0) {
            const Joint *other = &robot->joints[before];
            Pose back = pose_inverse(other->after);
            AxisLine first = line_of(back, other->axis);
            Pose place = pose_multiply(carrier, joint->before);
            AxisLine second = line_of(place, joint->axis);
            make_parallel(arena, &robot->cleaned, joint, &carrier, &first, &second);
            place = pose_multiply(carrier, joint->before);
            second = line_of(place, joint->axis);
            if (joint->type == REVOLUTE && other->type == REVOLUTE)
                make_cross(arena, &robot->cleaned, joint, &carrier, &first, &second, size);
        }
        Pose fixed = pose_multiply(joint->before, joint->after);
        frame[i] = joint->type == FIXED ? pose_multiply(carrier, fixed) : pose_identity();
    }
}

void clean_description(Arena *arena, Description *robot, double snap)
{
    clean_numbers(arena, robot);
    if (!is_kept(snap) && !robot->from_table)
        clean_axes(arena, robot);
}

/* ---- in words ---- */

static const char *plural(int count)
{
    return count == 1 ? "" : "s";
}

static const char *angles_in_words(Arena *arena, const Cleaned *angles)
{
    const char *worst = angles->count > 1 ? arena_format(arena, "; the worst, %s, is off by %.2g",
                                                         angles->worst, angles->most)
                                          : arena_format(arena, ", off by %.2g", angles->most);
    return arena_format(arena, "%d angle%s taken as the multiple%s of 90 degrees meant: %s%s",
                        angles->count, plural(angles->count), plural(angles->count), angles->names,
                        worst);
}

static const char *axes_in_words(Arena *arena, const Cleaned *axes, const char *meant,
                                 const char *unit)
{
    return arena_format(arena, "%d %s meant to be %s, off by up to %.2g %s: %s", axes->count,
                        axes->count == 1 ? "axis" : "axes", meant, axes->most, unit, axes->names);
}

void clean_warnings(Arena *arena, const Description *robot, Warnings *warnings)
{
    const Cleaning *cleaned = &robot->cleaned;
    const char *saves = cleaned->saves ? cleaned->saves : "";
    if (cleaned->angles.count)
        warnings_add(arena, warnings, robot->file, 0, "%s%s; --snap 0 keeps %s",
                     angles_in_words(arena, &cleaned->angles), saves,
                     cleaned->angles.count == 1 ? "it" : "them");
    if (cleaned->parallel.count)
        warnings_add(arena, warnings, robot->file, 0, "%s; --snap 0 keeps them",
                     axes_in_words(arena, &cleaned->parallel, "parallel to the one before", "rad"));
    if (cleaned->crossing.count)
        warnings_add(
            arena, warnings, robot->file, 0, "%s; --snap 0 keeps them",
            axes_in_words(arena, &cleaned->crossing, "intersecting with the one before", "m"));
}

const char *clean_remark(Arena *arena, const Description *robot)
{
    const Cleaned *zeros = &robot->cleaned.zeros;
    if (!zeros->count)
        return NULL;
    return arena_format(arena, "%s: %d number%s below 1e-12 of %s scale taken as zero: %s",
                        robot->file, zeros->count, plural(zeros->count),
                        zeros->count == 1 ? "its" : "their", zeros->names);
}

const char *clean_note(Arena *arena, const Description *robot)
{
    const Cleaning *cleaned = &robot->cleaned;
    const char *text = "";
    if (cleaned->angles.count)
        text = angles_in_words(arena, &cleaned->angles);
    if (cleaned->parallel.count)
        text = arena_format(
            arena, "%s%s%s", text, *text ? ". " : "",
            axes_in_words(arena, &cleaned->parallel, "parallel to the one before", "rad"));
    if (cleaned->crossing.count)
        text = arena_format(
            arena, "%s%s%s", text, *text ? ". " : "",
            axes_in_words(arena, &cleaned->crossing, "intersecting with the one before", "m"));
    if (*text)
        text = arena_format(arena, "%s.", text);
    return text;
}
