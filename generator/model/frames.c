/* frames.c: any description -> the canonical robot of robot.h.

   Everything is laid out at q = 0, in world axes and from the base's origin: the joint axes are
   then lines, and the links' inertias are tensors. Where in the world the base stands comes in at
   the end, so that nothing is small beside it. From the tips inwards each moving joint gets its
   frame:

                 z_i  |        / z_child          x_i: the common normal
                      |  x_i  /                   o_i: its foot on z_i
                  o_i *------*

   A choice that geometry leaves open is made so that the dynamics cost least: axes that are
   parallel put their offset at the inner joint (the child's d is 0), but a prismatic joint has none
   (its d is q); the line of a prismatic joint passes through the next origin, or at a tip through
   its link's mass centre; the last frame's d is 0. Where even the direction of x is open,
   frames_open.c decides. */
#include "model/frames.h"
#include "model/closure.h"
#include "model/coupling.h"
#include "model/gears.h"
#include "model/positions.h"
#include "model/tools.h"

#include <assert.h>
#include <string.h>

#define NEARLY_PARALLEL 1e-3 /* sine; between ANGLE_ZERO and this, no common normal is used, */
#define FAR 10               /* nor one whose foot lies so many times the arm's reach away */

static void combine(Real out[3], Real s, const Real a[3], Real t, const Real b[3])
{
    for (int i = 0; i < 3; i++) {
        Real x = s * a[i], y = t * b[i];
        out[i] = real_prune(x + y, real_abs(x) > real_abs(y) ? real_abs(x) : real_abs(y));
    }
}

static Real length3(const Real v[3])
{
    return real_sqrt(v[0] * v[0] + v[1] * v[1] + v[2] * v[2]);
}

bool axis_perpendicular(const Real v[3], const Real z[3], Real out[3])
{
    combine(out, 1, v, -dot3(v, z), z);
    Real length = length3(out);
    if (length <= (Real)ANGLE_ZERO * length3(v))
        return false;
    for (int i = 0; i < 3; i++)
        out[i] /= length;
    if (length > (Real)NEARLY_PARALLEL * length3(v))
        return true;
    /* What is left of v was pruned by v's own size: 1e-14 of that can be 1e-5 of what is left. */
    combine(out, 1, out, -dot3(out, z), z);
    length = length3(out);
    for (int i = 0; i < 3; i++)
        out[i] = real_prune(out[i] / length, 1);
    return true;
}

static void copy3(Real to[3], const Real from[3])
{
    memcpy(to, from, 3 * sizeof(Real));
}

static void column_of(const Pose *pose, int j, Real out[3])
{
    for (int i = 0; i < 3; i++)
        out[i] = pose->R[i][j];
}

/* ---- masses ---- */

/* Adds a body to the one the axis carries; both about their mass centres, world axes. */
static void merge(Axis *axis, Real mass, const Real com[3], Real inertia[3][3])
{
    Real total = axis->mass + mass, centre[3], part[3], own[3][3], other[3][3];
    if (total > 0)
        combine(centre, axis->mass / total, axis->com, mass / total, com);
    else
        copy3(centre, axis->com);
    if (axis->mass == 0)
        copy3(centre, com);
    combine(part, 1, axis->com, -1, centre);
    point_inertia(axis->mass, part, own);
    combine(part, 1, com, -1, centre);
    point_inertia(mass, part, other);
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 3; j++)
            axis->inertia[i][j] += inertia[i][j] + own[i][j] + other[i][j];
    axis->mass = total;
    copy3(axis->com, centre);
}

/* Lays the description out at q = 0. link_of[j]: which moving link carries joint j's link. */
static int lay_out(const Description *description, Axis *axes, Pose *link_pose, int *link_of)
{
    int n = 0;
    Pose base = description->base;
    memset(base.p, 0, sizeof base.p);
    for (int j = 0; j < description->joint_count; j++) {
        const Joint *joint = &description->joints[j];
        assert(joint->parent < j);
        const Pose *parent = joint->parent < 0 ? &base : &link_pose[joint->parent];
        Pose at_joint = pose_multiply(*parent, joint->before);
        link_pose[j] = pose_multiply(at_joint, joint->after);
        int carrier = joint->parent < 0 ? -1 : link_of[joint->parent];
        link_of[j] = carrier;
        if (joint->type != FIXED) {
            Axis *axis = &axes[n];
            *axis = (Axis){.joint = joint, .parent = carrier, .child = -1};
            if (carrier >= 0 && axes[carrier].child < 0)
                axes[carrier].child = n;
            rotate3(at_joint, joint->axis, axis->z);
            copy3(axis->point, at_joint.p);
            axis->at_joint = at_joint;
            Real x[3];
            column_of(&link_pose[j], 0, x);
            if (!axis_perpendicular(x, axis->z, axis->hint)) {
                column_of(&link_pose[j], 1, x);
                axis_perpendicular(x, axis->z, axis->hint);
            }
            link_of[j] = n++;
        }
        if (link_of[j] >= 0) {
            Real com[3], own[3][3], inertia[3][3], offset[3];
            rotate3(link_pose[j], joint->com, offset);
            combine(com, 1, link_pose[j].p, 1, offset);
            memcpy(own, joint->inertia, sizeof own);
            rotate_tensor(link_pose[j], own, inertia);
            merge(&axes[link_of[j]], joint->mass, com, inertia);
        }
    }
    return n;
}

/* ---- frames ---- */

/* The point of the line (point, z) that is nearest to another point. */
static void nearest_on_line(const Real point[3], const Real z[3], const Real other[3], Real out[3])
{
    Real difference[3];
    combine(difference, 1, other, -1, point);
    combine(out, 1, point, dot3(difference, z), z);
}

static Real sine_between(const Real a[3], const Real b[3], Real normal[3])
{
    cross3(a, b, normal);
    return length3(normal);
}

/* The foot on axis a of the common normal of two axes that are not parallel. A foot that is far
   away is of no use: moments of inertia about it lose as many digits as the square of the way has.
 */
static bool foot_of_normal(const Axis *a, const Axis *b, Real reach, Real out[3])
{
    Real difference[3], normal[3], along[3];
    if (sine_between(a->z, b->z, normal) < (Real)NEARLY_PARALLEL)
        return false;
    combine(difference, 1, b->point, -1, a->point);
    cross3(difference, b->z, along);
    Real t = dot3(along, normal) / dot3(normal, normal);
    combine(out, 1, a->point, t, a->z);
    return real_abs(t) <= FAR * reach;
}

/* How far axes and mass centres lie from the first axis, at most. */
static Real reach_of(const Axis *axes, int n)
{
    Real reach = 0, between[3];
    for (int i = 0; i < n; i++)
        for (int k = 0; k < 2; k++) {
            combine(between, 1, k == 0 ? axes[i].point : axes[i].com, -1, axes[0].point);
            if (k == 0 || axes[i].mass != 0)
                reach = length3(between) > reach ? length3(between) : reach;
        }
    return reach;
}

/* Where a tip's frame sits on its axis: where the common normal from inside arrives, passing over
   axes parallel to this one; wherever the file has it when there is no such normal. */
static void tip_origin(const Axis *axes, int i, Real reach, Real out[3])
{
    Real foot[3];
    for (int inner = i; axes[inner].parent >= 0; inner = axes[inner].parent) {
        const Axis *parent = &axes[axes[inner].parent];
        if (parent->joint->type == PRISMATIC)
            break; /* its line will be drawn through this frame */
        if (foot_of_normal(&axes[inner], parent, reach, foot)) {
            nearest_on_line(axes[i].point, axes[i].z, foot, out);
            return;
        }
    }
    copy3(out, axes[i].point);
}

/* Where on its line a prismatic joint's frame has no offset of its own at q = 0. */
static bool foot_from_parent(const Axis *axes, int i, Real reach, Real out[3])
{
    return axes[i].parent >= 0 && axes[axes[i].parent].joint->type != PRISMATIC &&
           foot_of_normal(&axes[i], &axes[axes[i].parent], reach, out);
}

void axis_set_frame(Axis *axis, const Real x[3], const Real origin[3])
{
    Real y[3];
    cross3(axis->z, x, y);
    for (int i = 0; i < 3; i++) {
        axis->frame.R[i][0] = x[i];
        axis->frame.R[i][1] = y[i];
        axis->frame.R[i][2] = axis->z[i];
    }
    copy3(axis->frame.p, origin);
}

static void choose_frame(Axis *axes, int i, Real reach, bool known_masses)
{
    Axis *axis = &axes[i];
    Real x[3], origin[3], normal[3];
    if (axis->child < 0) {
        if (axis->joint->type == PRISMATIC && known_masses)
            copy3(axis->point, axis->com);
        tip_origin(axes, i, reach, origin);
        axis->open = true;
        axis_set_frame(axis, axis->hint, origin);
        return;
    }
    const Axis *child = &axes[axis->child];
    if (axis->joint->type == PRISMATIC)
        copy3(axis->point, child->frame.p);
    Real sine = sine_between(axis->z, child->z, normal);
    if (foot_of_normal(axis, child, reach, origin)) {
        axis->common_normal = true;
        for (int k = 0; k < 3; k++)
            x[k] = normal[k] / sine;
    } else {
        Real across[3];
        axis->common_normal = sine <= (Real)ANGLE_ZERO;
        if (!(axis->joint->type == PRISMATIC && foot_from_parent(axes, i, reach, origin)))
            nearest_on_line(axis->point, axis->z, child->frame.p, origin);
        combine(across, 1, child->frame.p, -1, origin);
        if (!axis->common_normal || !axis_perpendicular(across, axis->z, x)) {
            axis->open = axis->common_normal;
            copy3(x, axis->hint);
        }
    }
    if (dot3(x, axis->hint) < 0)
        for (int k = 0; k < 3; k++)
            x[k] = -x[k];
    axis_set_frame(axis, x, origin);
}

/* Frame 0: on frame 1, turned about z so that gravity has no y component. */
static Pose base_frame(const Axis *first, const Real gravity[3], bool known)
{
    if (first->joint->run)
        return first->at_joint;
    Axis base = *first;
    Real x[3];
    if (!known || !axis_perpendicular(gravity, first->z, x))
        column_of(&first->frame, 0, x);
    axis_set_frame(&base, x, first->frame.p);
    return base.frame;
}

/* ---- links ---- */

/* An angle as quarter turns and what is left of it: nothing, or the whole angle. */
static void split_angle(Real sine, Real cosine, int *quarters, Real *theta)
{
    Real angle = real_atan2(sine, cosine), quarter = real_pi() / 2;
    *quarters = 0;
    *theta = angle;
    for (int k = -2; k <= 2; k++)
        if (real_abs(angle - (Real)k * quarter) <= (Real)ANGLE_ZERO) {
            *quarters = (k + 4) % 4;
            *theta = 0;
        }
}

/* The pose from the parent's frame to frame i at q = 0, taken apart as robot.h says. */
static void take_apart(Link *link, const Pose *pose, bool common_normal)
{
    link->common_normal = common_normal;
    if (!common_normal) {
        link->fixed = *pose;
        return;
    }
    Pose turn = pose_turn(0, real_atan2(-pose->R[1][2], pose->R[2][2]), (Real)ANGLE_ZERO);
    Real x[3] = {pose->R[0][0], pose->R[1][0], pose->R[2][0]}, turned[3];
    Real z[3] = {turn.R[0][2], turn.R[1][2], turn.R[2][2]};
    rotate3_back(turn, x, turned);
    split_angle(turned[1], turned[0], &link->quarters, &link->theta);
    link->d = dot3(pose->p, z);
    link->fixed = turn;
    link->fixed.p[0] = pose->p[0];
}

static void fill_link(Link *link, const Axis *axis, const Pose *parent_frame, bool common_normal)
{
    const Joint *joint = axis->joint;
    *link = (Link){.name = joint->name,
                   .type = joint->type,
                   .parent = axis->parent,
                   .run = joint->run,
                   .part = joint->part,
                   .mass = axis->mass,
                   .viscous = joint->viscous,
                   .coulomb = joint->coulomb,
                   .coulomb_width = joint->coulomb_width,
                   .viscous_skew = joint->viscous_skew,
                   .coulomb_skew = joint->coulomb_skew,
                   .breakaway = joint->breakaway,
                   .breakaway_skew = joint->breakaway_skew,
                   .stribeck = joint->stribeck,
                   .rotor = joint->gear_ratio * joint->gear_ratio * joint->rotor_inertia,
                   .joint = joint};
    Pose to_parent = pose_inverse(*parent_frame), to_link = pose_inverse(axis->frame);
    Pose pose = pose_multiply(to_parent, axis->frame);
    if (joint->run && joint->part == 0) { /* a quaternion comes between */
        link->before = pose_multiply(to_parent, axis->at_joint);
        link->fixed = pose_multiply(pose_inverse(axis->at_joint), axis->frame);
        memset(link->fixed.p, 0, sizeof link->fixed.p);
    } else {
        take_apart(link, &pose, common_normal);
    }
    Real from_origin[3];
    combine(from_origin, 1, axis->com, -1, axis->frame.p);
    rotate3(to_link, from_origin, link->com);
    Real inertia[3][3];
    memcpy(inertia, axis->inertia, sizeof inertia);
    rotate_tensor(to_link, inertia, link->inertia);
    if (link->mass == 0)
        memset(link->com, 0, sizeof link->com);
}

/* ---- hash of the description ---- */

static void hash_bytes(uint64_t *hash, const void *bytes, size_t count)
{
    for (size_t i = 0; i < count; i++)
        *hash = (*hash ^ ((const unsigned char *)bytes)[i]) * 0x100000001B3u;
}

static void hash_reals(uint64_t *hash, const Real *values, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        double value = (double)values[i] + 0.0; /* -0 is 0 */
        hash_bytes(hash, &value, sizeof value);
    }
}

static void hash_pose(uint64_t *hash, const Pose *pose)
{
    hash_reals(hash, &pose->R[0][0], 9);
    hash_reals(hash, pose->p, 3);
}

static uint64_t hash_description(const Description *description, int n)
{
    uint64_t hash = 0xCBF29CE484222325u;
    hash_bytes(&hash, description->name, strlen(description->name) + 1);
    hash_pose(&hash, &description->base);
    hash_pose(&hash, &description->tool);
    hash_reals(&hash, description->gravity, 3);
    for (int j = 0; j < description->joint_count; j++) {
        const Joint *joint = &description->joints[j];
        int32_t integers[] = {(int32_t)joint->type + 16 * joint->run, joint->parent,
                              joint->has_limits, joint->has_motor};
        Real reals[] = {
            joint->mass,       joint->viscous,         joint->coulomb,        joint->coulomb_width,
            joint->lower,      joint->upper,           joint->velocity_limit, joint->effort_limit,
            joint->resistance, joint->torque_constant, joint->gear_ratio,     joint->rotor_inertia};
        hash_bytes(&hash, integers, sizeof integers);
        hash_bytes(&hash, joint->name, strlen(joint->name) + 1);
        hash_pose(&hash, &joint->before);
        hash_pose(&hash, &joint->after);
        hash_reals(&hash, joint->axis, 3);
        hash_reals(&hash, joint->com, 3);
        hash_reals(&hash, &joint->inertia[0][0], 9);
        hash_reals(&hash, reals, COUNT(reals));
        Real skew[] = {joint->viscous_skew, joint->coulomb_skew};
        if (skew[0] != 0 || skew[1] != 0)
            hash_reals(&hash, skew, COUNT(skew));
        Real low[] = {joint->breakaway, joint->breakaway_skew, joint->stribeck};
        if (joint->stribeck != 0)
            hash_reals(&hash, low, COUNT(low));
    }
    for (int k = 0; k < description->tool_count; k++) {
        const NamedTool *tool = &description->tools[k];
        int32_t on = tool->on;
        hash_bytes(&hash, tool->name, strlen(tool->name) + 1);
        hash_bytes(&hash, &on, sizeof on);
        hash_pose(&hash, &tool->pose);
    }
    for (int k = 0; k < description->gear_count; k++) {
        const Gear *gear = &description->gears[k];
        hash_bytes(&hash, gear->joint, sizeof *gear->joint * (size_t)gear->count);
        hash_reals(&hash, gear->factor, (size_t)gear->count);
        hash_reals(&hash, &gear->offset, 1);
    }
    for (int k = 0; description->coupling && k < n * n; k++) {
        Real entry = (Real)description->coupling[k];
        hash_reals(&hash, &entry, 1);
    }
    return mechanism_hash(description, hash);
}

/* ---- all of it ---- */

Robot *robot_from_description(Arena *arena, const Description *description)
{
    int joints = description->joint_count;
    Arena *scratch = arena_new();
    Axis *axes = arena_array(scratch, Axis, joints);
    Pose *link_pose = arena_array(scratch, Pose, joints);
    int *link_of = arena_array(scratch, int, joints);
    int n = lay_out(description, axes, link_pose, link_of);
    assert(n > 0);
    Real reach = reach_of(axes, n);
    for (int i = n - 1; i >= 0; i--)
        choose_frame(axes, i, reach, !description->open_masses);
    int last = joints - 1;
    Pose tool = pose_multiply(link_pose[last], description->tool);
    frames_settle_open(axes, n, !description->open_masses, link_of[last], &tool);

    Robot *robot = arena_alloc(arena, sizeof *robot);
    *robot = (Robot){.name = description->name,
                     .source = description->source,
                     .n = n,
                     .links = arena_array(arena, Link, n),
                     .is_chain = true,
                     .base = base_frame(&axes[0], description->gravity, !description->open_gravity),
                     .hash = hash_description(description, n)};
    for (int i = 0; i < n; i++) {
        const Axis *parent = axes[i].parent < 0 ? NULL : &axes[axes[i].parent];
        bool common_normal = parent ? parent->common_normal && parent->child == i : i == 0;
        fill_link(&robot->links[i], &axes[i], parent ? &parent->frame : &robot->base,
                  common_normal);
        robot->is_chain = robot->is_chain && axes[i].parent == i - 1 && !axes[i].joint->run;
    }
    positions_count(robot);
    rotate3_back(robot->base, description->gravity, robot->gravity);
    for (int k = 0; k < 3; k++)
        if (real_abs(robot->gravity[k]) <= (Real)ANGLE_ZERO * length3(description->gravity))
            robot->gravity[k] = 0;

    robot->carrier = arena_array(arena, int, joints);
    robot->placed = arena_array(arena, Pose, joints);
    for (int j = 0; j < joints; j++) {
        int link = robot->carrier[j] = link_of[j];
        if (link >= 0)
            robot->placed[j] = pose_multiply(pose_inverse(axes[link].frame), link_pose[j]);
        if (link >= 0 && axes[link].joint == &description->joints[j])
            robot->links[link].own = robot->placed[j];
    }
    robot->tool_on = last;
    robot->tool_there = description->tool;
    robot->tool_link = link_of[last];
    Pose back = pose_inverse(link_of[last] < 0 ? robot->base : axes[link_of[last]].frame);
    robot->tool = pose_multiply(back, tool);
    Pose *frames = arena_array(scratch, Pose, n);
    for (int i = 0; i < n; i++)
        frames[i] = axes[i].frame;
    tools_place(robot, description, arena, link_pose, link_of, frames);
    coupling_reflect(robot, description, arena);
    mechanism_place(robot, description, arena);
    rotate3_back(robot->base, robot->base.p, robot->base_lever);
    combine(robot->base.p, 1, robot->base.p, 1, description->base.p);
    frames_unify(robot);
    arena_free(scratch);
    Robot *seen = gears_apply(arena, robot, description);
    mechanism_follow(robot, seen, arena);
    if (robot->loop_count)
        robot->closure = seen->closure = closure_new(arena, seen);
    if (description->mechanism)
        description->mechanism->robot = seen;
    return seen;
}
