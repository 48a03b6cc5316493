/* reference_geared_loops.c: mechanisms with loops some of whose joints follow others (reference.h):
   their gears are rows among the loops' constraints in reference_loops.c, which knows all joints;
   here numbers of coordinates become those of all joints, and back. */
#include "reference_bodies.h"
#include "reference_table.h"

#include <string.h>

#ifndef MOVING
#define MOVING(robot) ((robot)->dof + 1)
#endif

/* Of numbers of all joints, width a joint, those of coordinates; returns how many coordinates. */
static int choose_rows(const ReferenceRobot *robot, int width, const RefReal *of_tree, RefReal *out)
{
    int follower[MOVING(robot)], row = 0;
    reference_followers(robot, follower);
    for (int i = 0; i < robot->dof; i++)
        if (follower[i] < 0)
            memcpy(out + width * row++, of_tree + width * i, sizeof *out * (size_t)width);
    return row;
}

/* Followers have no drive. */
static void spread_torques(const ReferenceRobot *robot, const RefReal *tau, RefReal *of_tree)
{
    int follower[MOVING(robot)], row = 0;
    reference_followers(robot, follower);
    for (int i = 0; i < robot->dof; i++)
        of_tree[i] = follower[i] < 0 ? tau[row++] : 0;
}

static bool closed_forward(const ReferenceRobot *robot, const RefReal *const *in, const RefReal *q,
                           const RefReal *qd, RefReal *out)
{
    RefReal tau[MOVING(robot)], qdd[MOVING(robot)], lambda[MOVING(robot)], effort[MOVING(robot)];
    int given = robot->prescribed_count;
    spread_torques(robot, in[2], tau);
    if (!reference_loop_forward_dynamics(robot, q, qd, tau, given ? in[3] : NULL, qdd, lambda,
                                         effort))
        return false;
    out += choose_rows(robot, 1, qdd, out);
    memcpy(out, lambda, sizeof *out * (size_t)robot->row_count);
    memcpy(out + robot->row_count, effort, sizeof *out * (size_t)given);
    return true;
}

static bool known(const char *name)
{
    static const char *const names[] = {"loop-errors",
                                        "loop-jacobian",
                                        "loop-bias",
                                        "drive-rates",
                                        "drive-inertia",
                                        "drive-gravity",
                                        "forward-dynamics-with-loops",
                                        "inverse-dynamics-with-loops"};
    bool found = false;
    for (size_t k = 0; k < sizeof names / sizeof *names; k++)
        found = found || strcmp(name, names[k]) == 0;
    return found;
}

bool reference_geared_loops(const ReferenceRobot *robot, const char *name, const RefReal *const *in,
                            bool *solved, RefReal *out)
{
    RefReal q[2 * MOVING(robot) + 1], qd[MOVING(robot)], wide[MOVING(robot) * MOVING(robot)];
    bool errors = strcmp(name, "loop-errors") == 0, rates = strcmp(name, "drive-rates") == 0;
    *solved = true;
    if (!known(name))
        return false;
    reference_spread_positions(robot, in[0], q);
    if (errors)
        reference_loop_errors(robot, q, out);
    if (strcmp(name, "loop-jacobian") == 0) {
        reference_loop_jacobian(robot, q, wide);
        reference_gather(robot, robot->row_count, 1, wide, out);
    }
    if (rates) {
        *solved = reference_drive_rates(robot, q, wide);
        choose_rows(robot, robot->actuated_count, wide, out);
    }
    if (strcmp(name, "drive-inertia") == 0)
        *solved = reference_drive_inertia(robot, q, out);
    if (strcmp(name, "drive-gravity") == 0)
        *solved = reference_drive_gravity(robot, q, out);
    if (errors || rates || strstr(name, "jacobian") || strncmp(name, "drive", 5) == 0)
        return true;
    reference_spread(robot, in[1], qd);
    if (strcmp(name, "loop-bias") == 0)
        reference_loop_bias(robot, q, qd, out);
    if (strcmp(name, "forward-dynamics-with-loops") == 0)
        *solved = closed_forward(robot, in, q, qd, out);
    if (strcmp(name, "inverse-dynamics-with-loops") == 0) {
        reference_spread(robot, in[2], wide);
        *solved = reference_loop_inverse_dynamics(robot, q, qd, wide, out);
    }
    return true;
}
