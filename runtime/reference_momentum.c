/* reference_momentum.c: momentum of all links (reference.h), link by link, about their mass centre.
 */
#include "reference_bodies.h"

void reference_momentum(const ReferenceRobot *robot, const RefReal *q, const RefReal *qd,
                        RefReal h[6])
{
    PLACE(robot, q, at);
    RefReal v[JOINTS(robot)][6], centre[3] = {0}, mass = 0;
    bool moves[JOINTS(robot)];
    find_moving(robot, &at, moves);
    link_velocities(robot, &at, AT_REST, qd, v);
    for (int i = 0; i < robot->joint_count; i++) {
        RefReal com[3];
        locate(&at.world[i], robot->joint[i].com, com);
        mass += moves[i] ? robot->joint[i].mass : 0;
        add_scaled(3, moves[i] ? robot->joint[i].mass : 0, com, centre);
    }
    for (int k = 0; k < 6; k++)
        h[k] = 0;
    for (int i = 0; i < robot->joint_count; i++) {
        const ReferencePose *link = &at.world[i];
        RefReal own[6], linear[3], angular[3], from_centre[3];
        momentum(&robot->joint[i], v[i], own);
        multiply(link->R, own, angular);
        multiply(link->R, own + 3, linear);
        for (int k = 0; k < 3; k++)
            from_centre[k] = link->p[k] - (mass != 0 ? centre[k] / mass : 0);
        add_cross(from_centre, linear, angular);
        add_scaled(3, 1, linear, h);
        add_scaled(3, 1, angular, h + 3);
    }
}

/* Column by column: one joint moves at unit speed. */
void reference_momentum_matrix(const ReferenceRobot *robot, const RefReal *q, RefReal *A)
{
    for (int column = 0; column < robot->dof; column++) {
        RefReal unit[JOINTS(robot)], h[6];
        for (int k = 0; k < robot->dof; k++)
            unit[k] = k == column;
        reference_momentum(robot, q, unit, h);
        for (int k = 0; k < 6; k++)
            A[k * robot->dof + column] = h[k];
    }
}
