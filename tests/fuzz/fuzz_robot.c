/* fuzz_robot.c: robot files: reading, judging, canonical frames. */
#include "fuzz.h"
#include "model/robot.h"

#include <math.h>

static void expect_finite(const Real *numbers, size_t count)
{
    for (size_t i = 0; i < count; i++)
        FUZZ_ASSERT(isfinite((double)numbers[i]));
}

static void expect_finite_pose(const Pose *pose)
{
    expect_finite(pose->R[0], 9);
    expect_finite(pose->p, 3);
}

static void job(Arena *arena, const char *text, size_t length)
{
    Description *description = description_parse(arena, "fuzz.json", text, length, ANGLE_SNAP);
    description_warnings(arena, description);
    Robot *robot = robot_from_description(arena, description);
    FUZZ_ASSERT(robot->n > 0 && robot->n <= MAX_JOINTS);
    expect_finite_pose(&robot->base);
    expect_finite_pose(&robot->tool);
    for (int i = 0; i < robot->n; i++) {
        const Link *link = &robot->links[i];
        FUZZ_ASSERT(link->parent < i && link->quarters >= 0 && link->quarters < 4);
        FUZZ_ASSERT(link->mass >= 0 && link->rotor >= 0);
        expect_finite_pose(&link->fixed);
        expect_finite(link->com, 3);
        expect_finite(link->inertia[0], 9);
        expect_finite(&link->theta, 1);
        expect_finite(&link->d, 1);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    fuzz_run(data, size, job);
    return 0;
}
