/* mjcf_couplings.c: what couples and drives the joints of an MJCF file: <equality>, <actuator>. */
#include "model/gears.h"
#include "model/loops.h"
#include "model/pose.h"
#include "model/read/mjcf.h"
#include "model/read/reader.h"

#include <math.h>
#include <string.h>

static const MjcfJoint *find_joint(const Mjcf *mjcf, const Element *element, const char *key)
{
    const char *name = element_name(element, key);
    const char **names = arena_array(mjcf->arena, const char *, mjcf->joint_count + 1);
    for (int i = 0; i < mjcf->joint_count; i++) {
        names[i] = mjcf->joints[i].name;
        if (strcmp(names[i], name) == 0)
            return &mjcf->joints[i];
    }
    const char *near = nearest_word(name, names, (size_t)mjcf->joint_count);
    element_fail(element, key, "no joint is called \"%s\"%s%s%s", show_text(name).text,
                 near ? "; did you mean \"" : "", near ? near : "", near ? "\"?" : "");
}

/* ---- actuators ---- */

/* A rotor that the file gives as the joint shows it (armature), behind the actuator's gear. */
static void read_actuator(Mjcf *mjcf, Description *robot, const Element *given)
{
    const Element *actuator = mjcf_with_defaults(mjcf, given, NULL);
    const char *key = element_text(actuator, "joint") ? "joint" : "jointinparent";
    double gear[6] = {1}, range[2];
    if (!element_text(actuator, key)) {
        warnings_about(mjcf->arena, &mjcf->warnings, given->file, given->line,
                       element_path(mjcf->arena, given, NULL), 0,
                       "does not drive a joint; it is left out");
        return;
    }
    const MjcfJoint *driven = find_joint(mjcf, actuator, key);
    if (element_text(actuator, "gear"))
        element_numbers(actuator, "gear", gear, 1, 6);
    if (!driven->single || gear[0] == 0)
        return;
    Joint *joint = &robot->joints[driven->joint];
    if (element_text(actuator, "forcerange") && mjcf_flag(actuator, "forcelimited", true)) {
        element_numbers(actuator, "forcerange", range, 2, 2);
        Real most = (Real)(fmax(fabs(range[0]), fabs(range[1])) * fabs(gear[0]));
        if (range[0] < range[1] && most < joint->effort_limit) {
            joint->effort_limit = most;
            joint->has_limits = true;
            joint->lines.limits = joint->lines.limits ? joint->lines.limits : given->line;
        }
    }
    Real ratio = (Real)gear[0];
    if (ratio == 1)
        return;
    joint->has_motor = true;
    joint->gear_ratio = ratio;
    joint->rotor_inertia /= ratio * ratio;
    joint->lines.motor = given->line;
}

/* ---- equality ---- */

static void leave_out(Mjcf *mjcf, const Element *equality, const char *why)
{
    warnings_about(mjcf->arena, &mjcf->warnings, equality->file, equality->line,
                   element_path(mjcf->arena, equality, NULL), 0, "is left out: %s", why);
}

/* joint1 - reference1 = a + b (joint2 - reference2): joint1 has no coordinate of its own. */
static void read_gear(Mjcf *mjcf, Description *robot, const Element *equality)
{
    double factor[5] = {0, 1};
    const MjcfJoint *follows = find_joint(mjcf, equality, "joint1"), *leads = NULL;
    if (element_text(equality, "joint2"))
        leads = find_joint(mjcf, equality, "joint2");
    if (element_text(equality, "polycoef"))
        element_numbers(equality, "polycoef", factor, 1, 5);
    if (factor[2] != 0 || factor[3] != 0 || factor[4] != 0) {
        leave_out(mjcf, equality, "only linear couplings can be kept exactly");
        return;
    }
    if (!follows->single || (leads && !leads->single))
        element_fail(equality, NULL, "couples hinges and slides only");
    if (leads == follows)
        element_fail(equality, NULL, "couples a joint to itself");
    leads = factor[1] == 0 ? NULL : leads;
    Gear *gear = gears_add(mjcf->arena, robot, leads ? 2 : 1, equality->line,
                           element_path(mjcf->arena, equality, NULL));
    Real ratio = leads ? (Real)factor[1] : 0;
    int last = 0;
    if (leads) {
        gear->joint[0] = leads->joint;
        gear->factor[0] = -ratio;
        last = 1;
    }
    gear->count = last + 1;
    gear->joint[last] = follows->joint;
    gear->factor[last] = 1;
    gear->offset =
        (Real)factor[0] + follows->reference - (leads ? ratio * leads->reference : (Real)0);
}

static int find_body(const Mjcf *mjcf, const Element *equality, const char *key)
{
    const char *name = element_name(equality, key);
    for (int b = 0; b < mjcf->body_count; b++)
        if (strcmp(mjcf->bodies[b].name, name) == 0)
            return b;
    if (strcmp(name, "world") == 0)
        return -1;
    element_fail(equality, key, "no body is called \"%s\"", show_text(name).text);
}

/* Where the file places the body. */
static Pose stands_at(const Mjcf *mjcf, int body)
{
    Pose pose = pose_identity();
    for (; body >= 0; body = mjcf->bodies[body].parent)
        pose = pose_multiply(mjcf->bodies[body].pose, pose);
    return pose;
}

/* A place in the body, in the frame of its link. */
static Pose in_link(const Mjcf *mjcf, int body, Pose place)
{
    static const Real origin[3];
    const Real *at = body < 0 ? origin : mjcf->bodies[body].in_link;
    return pose_multiply(pose_shift(at[0], at[1], at[2]), place);
}

static void read_loop(Mjcf *mjcf, Description *robot, const Element *equality)
{
    bool weld = strcmp(equality->tag, "weld") == 0;
    if (element_text(equality, "site1") || element_text(equality, "site2")) {
        leave_out(mjcf, equality, "sites are not read; name bodies and an anchor");
        return;
    }
    int first = find_body(mjcf, equality, "body1");
    int second = element_text(equality, "body2") ? find_body(mjcf, equality, "body2") : -1;
    double anchor[3] = {0}, relative[7] = {0};
    if (!weld)
        element_vector(equality, "anchor", anchor);
    Pose here = stands_at(mjcf, first), there = stands_at(mjcf, second);
    Pose to_second = pose_multiply(pose_inverse(here), there), at = pose_identity();
    Pose point = weld ? to_second : pose_shift((Real)anchor[0], (Real)anchor[1], (Real)anchor[2]);
    if (!weld)
        at = pose_multiply(pose_inverse(to_second), point);
    if (weld && element_text(equality, "relpose")) {
        element_numbers(equality, "relpose", relative, 7, 7);
        if (relative[3] != 0 || relative[4] != 0 || relative[5] != 0 || relative[6] != 0) {
            point = mjcf_turn_by_quaternion(equality, "relpose", relative + 3);
            for (int i = 0; i < 3; i++)
                point.p[i] = (Real)relative[i];
        }
    }
    if (!robot->mechanism) {
        robot->mechanism = mechanism_new(mjcf->arena, robot);
        robot->mechanism->loops = arena_array(mjcf->arena, Loop, MAX_LOOPS);
    }
    Mechanism *mechanism = robot->mechanism;
    if (mechanism->loop_count == MAX_LOOPS)
        element_fail(equality, NULL, "more than %d loops, the most that are read", MAX_LOOPS);
    const char *name = element_text(equality, "name");
    Loop *loop = &mechanism->loops[mechanism->loop_count++];
    *loop =
        (Loop){.name = name && *name ? element_name(equality, "name")
                                     : arena_format(mjcf->arena, "loop%d", mechanism->loop_count),
               .line = equality->line,
               .kind = weld ? SINGLE : SPHERICAL,
               .type = weld ? FIXED : REVOLUTE,
               .from = first < 0 ? -1 : mjcf->bodies[first].joint,
               .to = second < 0 ? -1 : mjcf->bodies[second].joint,
               .from_frame = in_link(mjcf, first, point),
               .to_frame = in_link(mjcf, second, at)};
    if (loop->from == loop->to)
        element_fail(equality, NULL, "joins a body to itself");
}

static void read_equality(Mjcf *mjcf, Description *robot, const Element *equality)
{
    if (!mjcf_flag(equality, "active", true))
        return;
    if (strcmp(equality->tag, "joint") == 0)
        read_gear(mjcf, robot, equality);
    else if (strcmp(equality->tag, "connect") == 0 || strcmp(equality->tag, "weld") == 0)
        read_loop(mjcf, robot, equality);
    else
        leave_out(mjcf, equality, "of equalities joint, connect and weld are read");
}

/* With loops not every joint can be driven: those that have actuators are. */
static void name_driven(Mjcf *mjcf, const Description *robot, const Element *given)
{
    const Element *actuator = mjcf_with_defaults(mjcf, given, NULL);
    const char *key = element_text(actuator, "joint") ? "joint" : "jointinparent";
    Mechanism *mechanism = robot->mechanism;
    if (!element_text(actuator, key))
        return;
    const MjcfJoint *driven = find_joint(mjcf, actuator, key);
    if (!driven->single)
        return;
    for (int k = 0; k < mechanism->actuated_count; k++)
        if (mechanism->actuated[k] == driven->joint)
            return;
    mechanism->actuated[mechanism->actuated_count++] = driven->joint;
}

void mjcf_couplings(Mjcf *mjcf, Description *robot)
{
    for (const Element *section = mjcf->root->child; section; section = section->next)
        for (const Element *child = section->child; child; child = child->next) {
            if (strcmp(section->tag, "actuator") == 0)
                read_actuator(mjcf, robot, child);
            if (strcmp(section->tag, "equality") == 0)
                read_equality(mjcf, robot, child);
        }
    for (const Element *section = mjcf->root->child; section && robot->mechanism;
         section = section->next)
        for (const Element *child = section->child; child; child = child->next)
            if (strcmp(section->tag, "actuator") == 0)
                name_driven(mjcf, robot, child);
}
