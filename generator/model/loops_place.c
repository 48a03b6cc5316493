/* loops_place.c: loops in the frames of the canonical robot, and what of them tells robots apart.
 */
#include "model/loops.h"

#include "model/pose.h"

#include <string.h>

/* The file's frame of a joint's link in the canonical one of the link that carries it. */
static Pose frame_in_link(const Robot *robot, const Description *description, int joint)
{
    int link = joint < 0 ? -1 : robot->carrier[joint];
    if (link >= 0)
        return robot->placed[joint];
    Pose there = description->base; /* what is fixed to the base: as it stands there */
    memset(there.p, 0, sizeof there.p);
    Pose along = pose_identity();
    for (; joint >= 0; joint = description->joints[joint].parent)
        along = pose_multiply(
            pose_multiply(description->joints[joint].before, description->joints[joint].after),
            along);
    return pose_multiply(pose_inverse(robot->base), pose_multiply(there, along));
}

static int *links_of(Arena *arena, const Robot *robot, const int *joints, int count)
{
    int *links = arena_array(arena, int, count + 1);
    for (int k = 0; k < count; k++)
        links[k] = robot->carrier[joints[k]];
    return links;
}

void mechanism_place(Robot *robot, const Description *description, Arena *arena)
{
    const Mechanism *mechanism = description->mechanism;
    if (!mechanism)
        return;
    robot->loop_count = mechanism->loop_count;
    robot->loops = arena_array(arena, RobotLoop, mechanism->loop_count + 1);
    for (int k = 0; k < mechanism->loop_count; k++) {
        const Loop *loop = &mechanism->loops[k];
        Pose from = frame_in_link(robot, description, loop->from),
             to = frame_in_link(robot, description, loop->to);
        robot->loops[k] = (RobotLoop){
            .loop = loop,
            .from = loop->from < 0 ? -1 : robot->carrier[loop->from],
            .to = loop->to < 0 ? -1 : robot->carrier[loop->to],
            .from_frame = pose_multiply(from, loop->from_frame),
            .to_frame = pose_multiply(to, loop->to_frame),
            .to_own = to,
        };
    }
    robot->actuated_count = mechanism->actuated_count;
    robot->actuated = links_of(arena, robot, mechanism->actuated, mechanism->actuated_count);
    robot->prescribed_count = mechanism->prescribed_count;
    robot->prescribed = links_of(arena, robot, mechanism->prescribed, mechanism->prescribed_count);
    robot->guess = mechanism->guess;
}

/* Links of joints that are driven or prescribed, as coordinates. */
static int *coordinates_of(Arena *arena, const Robot *tree, const int *links, int count,
                           const char *what)
{
    int *coordinates = arena_array(arena, int, count + 1);
    for (int k = 0; k < count; k++) {
        if (tree->links[links[k]].follows)
            fail_input("%s: joint \"%s\" is %s, but follows others; name one that it follows",
                       tree->name, tree->links[links[k]].name, what);
        while (tree->gears->link[coordinates[k]] != links[k])
            coordinates[k]++;
    }
    return coordinates;
}

/* Positions of all joints, of those that have coordinates. */
static double *guess_of(Arena *arena, const Robot *tree, const double *all)
{
    double *guess = arena_array(arena, double, tree->positions + 1);
    for (int i = 0; i < tree->n; i++) {
        const Link *link = &tree->links[i];
        int numbers = link->run ? (link->part ? 0 : link->run + 1) : 1;
        for (int k = 0; k < numbers; k++, all++)
            if (!link->follows)
                guess[link->position + k] = *all;
    }
    return guess;
}

void mechanism_follow(Robot *tree, Robot *seen, Arena *arena)
{
    if (!tree->gears || (!tree->loop_count && !tree->prescribed_count && !tree->actuated_count))
        return;
    tree->actuated = coordinates_of(arena, tree, tree->actuated, tree->actuated_count, "actuated");
    tree->prescribed =
        coordinates_of(arena, tree, tree->prescribed, tree->prescribed_count, "prescribed");
    if (tree->guess)
        tree->guess = guess_of(arena, tree, tree->guess);
    seen->actuated = tree->actuated;
    seen->prescribed = tree->prescribed;
    seen->guess = tree->guess;
}

static uint64_t hash_bytes(uint64_t hash, const void *bytes, size_t count)
{
    for (size_t i = 0; i < count; i++)
        hash = (hash ^ ((const unsigned char *)bytes)[i]) * 0x100000001B3u;
    return hash;
}

static uint64_t hash_reals(uint64_t hash, const Real *values, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        double value = (double)values[i] + 0.0; /* -0 is 0 */
        hash = hash_bytes(hash, &value, sizeof value);
    }
    return hash;
}

static uint64_t hash_joints(uint64_t hash, const int *joints, int count, int32_t mark)
{
    for (int k = 0; k < count; k++) {
        int32_t joint = mark * MAX_JOINTS + joints[k];
        hash = hash_bytes(hash, &joint, sizeof joint);
    }
    return hash;
}

uint64_t mechanism_hash(const Description *description, uint64_t hash)
{
    const Mechanism *mechanism = description->mechanism;
    if (!mechanism)
        return hash;
    for (int k = 0; k < mechanism->loop_count; k++) {
        const Loop *loop = &mechanism->loops[k];
        int32_t integers[] = {(int32_t)loop->kind * 16 + (int32_t)loop->type, loop->from, loop->to};
        hash = hash_bytes(hash, loop->name, strlen(loop->name) + 1);
        hash = hash_bytes(hash, integers, sizeof integers);
        hash = hash_reals(hash, &loop->from_frame.R[0][0], 9);
        hash = hash_reals(hash, loop->from_frame.p, 3);
        hash = hash_reals(hash, &loop->to_frame.R[0][0], 9);
        hash = hash_reals(hash, loop->to_frame.p, 3);
        hash = hash_reals(hash, &loop->axes[0][0], 9);
    }
    hash = hash_joints(hash, mechanism->actuated, mechanism->actuated_count, 1);
    hash = hash_joints(hash, mechanism->prescribed, mechanism->prescribed_count, 2);
    for (int k = 0; mechanism->guessed && k < description_positions(description); k++) {
        Real guess = (Real)mechanism->guess[k];
        hash = hash_reals(hash, &guess, 1);
    }
    return hash;
}
