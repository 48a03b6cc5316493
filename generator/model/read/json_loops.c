/* json_loops.c: see json_loops.h. */
#include "model/read/json_loops.h"

#include "model/pose.h"
#include "model/read/json_runs.h"

#include <math.h>
#include <string.h>

enum { LONGEST_JOINT = 200 };

/* ---- names ---- */

/* The joint called so, or whose link is; base is not among them. Ends in place_fail. */
static int find_joint(const Place *place, const Description *robot, const char *name, bool base)
{
    int found = description_find(robot, name);
    if (found >= 0 || (base && strcmp(name, "base") == 0))
        return found;
    const char *names[MAX_JOINTS + 1];
    for (int i = 0; i < robot->joint_count; i++)
        names[i] = robot->joints[i].name;
    names[robot->joint_count] = "base";
    const char *near = nearest_word(name, names, (size_t)robot->joint_count + (base ? 1 : 0));
    place_fail(place, "no joint is called \"%s\"%s%s%s", show_text(name).text,
               near   ? "; did you mean \""
               : base ? "; links are called by their joints"
                      : "",
               near ? show_text(near).text : "", near ? "\"?" : "");
}

/* Moving joints by name: of a joint of several freedoms all its parts. */
static int read_joints(const Place *place, const Description *robot, int *joints)
{
    int count = 0, k = 0;
    place_expect_array(place);
    for (const cJSON *item = place->item->child; item; item = item->next, k++) {
        Place element = place_element(place, k, item);
        const char *name = place_string(&element, LONGEST_JOINT);
        find_joint(&element, robot, name, false);
        int before = count;
        for (int i = 0; i < robot->joint_count; i++) {
            const Joint *joint = &robot->joints[i];
            bool meant =
                strcmp(joint->name, name) == 0 || (joint->whole && strcmp(joint->whole, name) == 0);
            if (!meant || joint->type == FIXED)
                continue;
            for (int seen = 0; seen < count; seen++)
                if (joints[seen] == i)
                    place_fail(&element, "\"%s\" is there already; name each joint once",
                               show_text(name).text);
            joints[count++] = i;
        }
        if (count == before)
            place_fail(&element, "joint \"%s\" is fixed; name one that moves",
                       show_text(name).text);
    }
    return count;
}

/* ---- loops ---- */

static void read_axes(const Place *side, const Loop *loop, Real axes[3][3])
{
    Place axis = place_member(side, "axis"), several = place_member(side, "axes");
    if (loop->kind == SINGLE && loop->type == FIXED) {
        if (axis.item || several.item)
            place_fail(axis.item ? &axis : &several,
                       "a fixed joint has none; leave it out, rpy turns the frame");
        return;
    }
    Run run = {.kind = loop->kind};
    if (loop->kind == SINGLE) {
        if (several.item)
            place_fail(&several, "a joint of this type has one; say \"axis\": [0, 0, 1]");
        if (!axis.item)
            place_fail(&axis, "missing; say along which line the joint lies, as seen by this "
                              "link, for example [0, 0, 1]");
        reading_axis(&axis, axes[0]);
        return;
    }
    json_axes(side, &run);
    memcpy(axes, run.axes, sizeof run.axes);
}

static int read_side(Reading *reading, const Place *side, const Description *robot,
                     const Loop *loop, Pose *frame, Real axes[3][3])
{
    static const char *const keys[] = {"link", "xyz", "rpy", "axis", "axes"};
    if (!side->item)
        place_fail(side, "missing; say which link, for example { \"link\": \"base\", \"xyz\": "
                         "[0, 0, 0], \"axis\": [0, 0, 1] }");
    place_expect_object(side, keys, COUNT(keys));
    Place link = place_member(side, "link");
    const char *name = place_string(&link, LONGEST_JOINT);
    int joint = find_joint(&link, robot, name, true);
    *frame = reading_placement_among(reading, side);
    read_axes(side, loop, axes);
    return joint;
}

/* Whether nothing moves between two links. */
static int carrier(const Description *robot, int joint)
{
    while (joint >= 0 && robot->joints[joint].type == FIXED)
        joint = robot->joints[joint].parent;
    return joint;
}

static void read_loop(Reading *reading, const Place *place, const Description *robot,
                      const Loop *before, Loop *loop)
{
    static const char *const keys[] = {"name", "type", "from", "to"};
    static const char *const types[] = {"revolute",   "prismatic",   "fixed",
                                        "continuous", "cylindrical", "universal",
                                        "gimbal",     "planar",      "spherical"};
    enum { CONTINUOUS = 3, FIRST_RUN = 4 };
    if (!cJSON_IsObject(place->item))
        place_fail_type(place, "an object, { ... }");
    place_expect_object(place, keys, COUNT(keys));
    Place name = place_member(place, "name"), type = place_member(place, "type"),
          from = place_member(place, "from"), to = place_member(place, "to");
    loop->name = name.item ? reading_name(&name)
                           : arena_format(place->document->arena, "loop%d", place->index + 1);
    for (const Loop *other = before; other < loop; other++)
        if (strcmp(other->name, loop->name) == 0)
            place_fail(&name, "loops[%d] is called \"%s\" as well; give each its own name",
                       (int)(other - before), show_text(loop->name).text);
    if (description_find(robot, loop->name) >= 0)
        place_fail(&name, "a joint is called \"%s\" as well; give each its own name",
                   show_text(loop->name).text);
    if (cJSON_IsString(type.item) && strcmp(type.item->valuestring, "free") == 0)
        place_fail(&type, "a free joint holds nothing together; leave the loop out");
    int choice = place_choice(&type, types, COUNT(types));
    loop->kind = choice >= FIRST_RUN ? (RunKind)(choice - FIRST_RUN + CYLINDRICAL) : SINGLE;
    loop->type = choice >= CONTINUOUS ? REVOLUTE : (JointType)choice;
    loop->line = place_line(place);
    Real to_axes[3][3];
    memset(to_axes, 0, sizeof to_axes);
    loop->from = read_side(reading, &from, robot, loop, &loop->from_frame, loop->axes);
    loop->to = read_side(reading, &to, robot, loop, &loop->to_frame, to_axes);
    if (carrier(robot, loop->from) == carrier(robot, loop->to))
        place_fail(place, "joins a link to itself; name two links that move against each other");
    if (!loop_match_axes(loop, to_axes))
        place_fail(&to, "its axes do not stand to each other as those of \"from\" do; each side "
                        "has the same joint, as its own link sees it");
}

static void read_loops(Reading *reading, const Place *place, const Description *robot,
                       Mechanism *mechanism)
{
    int count = place_expect_array(place), k = 0;
    if (count > MAX_LOOPS)
        place_fail(place, "has %d loops, at most %d are read", count, MAX_LOOPS);
    mechanism->loops = arena_array(place->document->arena, Loop, count + 1);
    for (const cJSON *item = place->item->child; item; item = item->next, k++) {
        Place loop = place_element(place, k, item);
        read_loop(reading, &loop, robot, mechanism->loops, &mechanism->loops[k]);
        mechanism->loop_count++;
    }
}

/* ---- the guess ---- */

static void read_turn(const Place *place, double *quaternion)
{
    double length = 0;
    for (int k = 0; k < 4; k++)
        length += quaternion[k] * quaternion[k];
    if (!(length > 1e-12))
        place_fail(place, "the quaternion x, y, z, w must not be zero; [0, 0, 0, 1] is no turn");
    for (int k = 0; k < 4; k++)
        quaternion[k] /= sqrt(length);
}

static void read_guess(const Place *place, const Description *robot, Mechanism *mechanism)
{
    if (!cJSON_IsObject(place->item))
        place_fail_type(place, "an object, { \"joint\": value, ... }");
    for (const cJSON *item = place->item->child; item; item = item->next) {
        if (item->string[0] == '_')
            continue;
        Place value = place_member(place, item->string);
        int joint = find_joint(&value, robot, item->string, false), k = 0;
        const Joint *own = &robot->joints[joint];
        if (own->type == FIXED)
            place_fail(&value, "joint \"%s\" is fixed", show_text(item->string).text);
        double *to = mechanism->guess + description_position(robot, joint);
        if (!own->run && strcmp(own->name, item->string) != 0)
            place_fail(&value,
                       "joint \"%s\" has several freedoms; name them one by one, the "
                       "last is \"%s\"",
                       show_text(item->string).text, show_text(own->name).text);
        if (!own->run) {
            *to = (double)place_number(&value);
            continue;
        }
        int wanted = own->run + 1, given = place_expect_array(&value);
        if (given != wanted)
            place_fail(&value, "must have %d numbers, %s, got %d", wanted,
                       wanted == 4 ? "the quaternion x, y, z, w"
                                   : "the place and the quaternion x, y, z, w",
                       given);
        for (const cJSON *number = value.item->child; number; number = number->next, k++) {
            Place element = place_element(&value, k, number);
            to[k] = (double)place_number(&element);
        }
        read_turn(&value, to + wanted - 4);
    }
}

void loops_read(Reading *reading, const Place *root, Description *robot)
{
    Place loops = place_member(root, "loops"), actuated = place_member(root, "actuated"),
          guess = place_member(root, "guess"), prescribed = place_member(root, "prescribed");
    if (!loops.item && !actuated.item && !guess.item && !prescribed.item)
        return;
    Mechanism *mechanism = mechanism_new(root->document->arena, robot);
    if (loops.item)
        read_loops(reading, &loops, robot, mechanism);
    if (actuated.item) {
        mechanism->actuated_count = read_joints(&actuated, robot, mechanism->actuated);
        if (mechanism->actuated_count == 0)
            place_fail(&actuated, "names no joint; leave it out, or name the driven ones");
    }
    if (prescribed.item)
        mechanism->prescribed_count = read_joints(&prescribed, robot, mechanism->prescribed);
    if (guess.item)
        read_guess(&guess, robot, mechanism);
    mechanism->guessed = guess.item != NULL;
    robot->mechanism = mechanism;
}
