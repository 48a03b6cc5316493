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
    if (description->gear_count && (mechanism->loop_count || mechanism->prescribed_count))
        fail_input("%s: loops and prescribed joints do not go with gears or mimic yet; write these "
                   "as loops, or leave them out",
                   description->file);
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
