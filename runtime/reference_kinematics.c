/* reference_kinematics.c: places, velocities and energies (reference.h). */
#include "reference_bodies.h"

void reference_forward_kinematics(const ReferenceRobot *robot, const RefReal *q, RefReal R[9],
                                  RefReal p[3])
{
    PLACE(robot, q, at);
    for (int k = 0; k < 9; k++)
        R[k] = at.tool.R[k / 3][k % 3];
    for (int k = 0; k < 3; k++)
        p[k] = robot->base.p[k] + at.tool.p[k];
}

void reference_frames(const ReferenceRobot *robot, const RefReal *q, RefReal *R, RefReal *p)
{
    PLACE(robot, q, at);
    for (int i = 0; i < robot->joint_count; i++) {
        int link = at.coordinate[i];
        for (int k = 0; k < 9 && link >= 0; k++)
            R[9 * link + k] = at.world[i].R[k / 3][k % 3];
        for (int k = 0; k < 3 && link >= 0; k++)
            p[3 * link + k] = robot->base.p[k] + at.world[i].p[k];
    }
}

/* The tool rides on one link, so only that link's ancestors have a column that is not 0. */
void reference_jacobian(const ReferenceRobot *robot, const RefReal *q, RefReal *J)
{
    PLACE(robot, q, at);
    for (int k = 0; k < 6 * robot->dof; k++)
        J[k] = 0;
    for (int i = tool_carrier(robot); i >= 0; i = robot->joint[i].parent) {
        if (at.coordinate[i] < 0)
            continue;
        const ReferencePose *world = &at.world[i];
        RefReal angular[3], linear[3], arm[3] = {at.tool.p[0], at.tool.p[1], at.tool.p[2]};
        add_scaled(3, -1, world->p, arm);
        multiply(world->R, at.axis[i], angular);
        multiply(world->R, at.axis[i] + 3, linear);
        add_cross(angular, arm, linear);
        for (int k = 0; k < 3; k++) {
            J[k * robot->dof + at.coordinate[i]] = linear[k];
            J[(k + 3) * robot->dof + at.coordinate[i]] = angular[k];
        }
    }
}

/* A body's spatial acceleration lacks w x v, by which the velocity of the point that passes the
   frame's origin turns; the tool's point gets it here. */
void reference_jacobian_bias(const ReferenceRobot *robot, const RefReal *q, const RefReal *qd,
                             RefReal Jb[6])
{
    PLACE(robot, q, at);
    RefReal v[JOINTS(robot)][6], a[JOINTS(robot)][6], tool_v[6] = {0}, tool_a[6] = {0};
    int last = tool_carrier(robot);
    link_velocities(robot, &at, AT_REST, qd, v);
    for (int i = 0; i <= last; i++) {
        int parent = robot->joint[i].parent;
        RefReal joint_velocity[6] = {0};
        motion_to_child(&at.link[i], parent < 0 ? AT_REST : a[parent], a[i]);
        add_scaled(6, entry(&at, qd, i), at.axis[i], joint_velocity);
        add_cross_motion(v[run_end(robot, i)], joint_velocity, a[i]);
    }
    if (last >= 0) {
        motion_to_child(&robot->tool, v[last], tool_v);
        motion_to_child(&robot->tool, a[last], tool_a);
    }
    add_cross(tool_v, tool_v + 3, tool_a + 3);
    const ReferencePose *world = &at.tool;
    multiply(world->R, tool_a + 3, Jb);
    multiply(world->R, tool_a, Jb + 3);
}

void reference_energy(const ReferenceRobot *robot, const RefReal *q, const RefReal *qd,
                      RefReal e[2])
{
    PLACE(robot, q, at);
    RefReal v[JOINTS(robot)][6], h[6], com[3];
    bool moves[JOINTS(robot)];
    find_moving(robot, &at, moves);
    link_velocities(robot, &at, AT_REST, qd, v);
    e[0] = e[1] = 0;
    for (int i = 0; i < robot->joint_count; i++) {
        const ReferenceJoint *joint = &robot->joint[i];
        if (!moves[i])
            continue;
        RefReal rate = at.coordinate[i] < 0 ? 0 : rotor_rate(robot, at.coordinate[i], qd);
        momentum(joint, v[i], h);
        e[0] += (dot(6, v[i], h) + joint->rotor * rate * rate) / 2;
        locate(&at.world[i], joint->com, com);
        add_scaled(3, 1, robot->base.p, com);
        e[1] -= joint->mass * dot(3, robot->gravity, com);
    }
}

void reference_centre_of_mass(const ReferenceRobot *robot, const RefReal *q, RefReal p[3])
{
    PLACE(robot, q, at);
    bool moves[JOINTS(robot)];
    RefReal mass = 0, com[3];
    find_moving(robot, &at, moves);
    p[0] = p[1] = p[2] = 0;
    for (int i = 0; i < robot->joint_count; i++) {
        if (!moves[i])
            continue;
        mass += robot->joint[i].mass;
        locate(&at.world[i], robot->joint[i].com, com);
        add_scaled(3, robot->joint[i].mass, com, p);
    }
    for (int k = 0; k < 3 && mass != 0; k++)
        p[k] = robot->base.p[k] + p[k] / mass;
}

/* Column by column: momentum over mass when one joint moves at unit speed. */
void reference_centre_of_mass_jacobian(const ReferenceRobot *robot, const RefReal *q, RefReal *Jc)
{
    PLACE(robot, q, at);
    bool moves[JOINTS(robot)];
    RefReal v[JOINTS(robot)][6], h[6], world[3], mass = 0;
    find_moving(robot, &at, moves);
    for (int i = 0; i < robot->joint_count; i++)
        mass += moves[i] ? robot->joint[i].mass : 0;
    for (int column = 0; column < robot->dof; column++) {
        RefReal unit[JOINTS(robot)], sum[3] = {0};
        for (int k = 0; k < robot->dof; k++)
            unit[k] = k == column;
        link_velocities(robot, &at, AT_REST, unit, v);
        for (int i = 0; i < robot->joint_count; i++) {
            const ReferencePose *link = &at.world[i];
            momentum(&robot->joint[i], v[i], h);
            multiply(link->R, h + 3, world);
            add_scaled(3, 1, world, sum);
        }
        for (int k = 0; k < 3; k++)
            Jc[k * robot->dof + column] = mass == 0 ? 0 : sum[k] / mass;
    }
}
