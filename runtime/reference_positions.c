/* reference_positions.c: how positions change (reference.h), quaternions by products of quaternions
   and places by turned vectors; and a step of all of them as the exponential of their rates, by its
   series: motions are 4 x 4 matrices, of quaternions x -> x u / 2, of places x -> u x x + v. */
#include "reference_bodies.h"

/* out = x (u, 0) / 2 */
static void quaternion_rate(const RefReal *x, const RefReal *u, RefReal *out)
{
    RefReal turned[3] = {0};
    add_scaled(3, x[3] / 2, u, turned);
    for (int k = 0; k < 3; k++)
        turned[k] += (x[(k + 1) % 3] * u[(k + 2) % 3] - x[(k + 2) % 3] * u[(k + 1) % 3]) / 2;
    out[3] = -dot(3, x, u) / 2;
    for (int k = 0; k < 3; k++)
        out[k] = turned[k];
}

void reference_position_rates(const ReferenceRobot *robot, const RefReal *q, const RefReal *qd,
                              RefReal *rates)
{
    for (int i = 0, at = 0, k = 0; i < robot->joint_count; i++) {
        const ReferenceJoint *joint = &robot->joint[i];
        if (joint->type == REFERENCE_FIXED)
            continue;
        if (joint->run == 0)
            rates[at++] = qd[k];
        if (joint->run && joint->part == 0) {
            const ReferencePose pose = quaternion_motion(joint, q + at);
            if (joint->run > 3)
                multiply(pose.R, qd + k, rates + at);
            at += joint->run - 3;
            quaternion_rate(q + at, qd + k + joint->run - 3, rates + at);
            at += 4;
        }
        k++;
    }
}

enum { HALVINGS = 4, TERMS = 30 }; /* of what is about 1: below 1e-31 */

/* A becomes e^A. */
static void exponential(RefReal A[4][4])
{
    RefReal sum[4][4] = {{0}}, term[4][4] = {{0}}, next[4][4];
    for (int i = 0; i < 4; i++)
        sum[i][i] = term[i][i] = 1;
    for (int order = 1; order <= TERMS; order++) {
        for (int i = 0; i < 4; i++)
            for (int j = 0; j < 4; j++) {
                next[i][j] = 0;
                for (int k = 0; k < 4; k++)
                    next[i][j] += term[i][k] * A[k][j] / (1 << HALVINGS) / (RefReal)order;
            }
        for (int i = 0; i < 4; i++)
            for (int j = 0; j < 4; j++)
                sum[i][j] += term[i][j] = next[i][j];
    }
    for (int twice = 0; twice < HALVINGS; twice++) {
        for (int i = 0; i < 4; i++)
            for (int j = 0; j < 4; j++) {
                next[i][j] = 0;
                for (int k = 0; k < 4; k++)
                    next[i][j] += sum[i][k] * sum[k][j];
            }
        for (int i = 0; i < 4; i++)
            for (int j = 0; j < 4; j++)
                sum[i][j] = next[i][j];
    }
    for (int i = 0; i < 4; i++)
        for (int j = 0; j < 4; j++)
            A[i][j] = sum[i][j];
}

/* The place: R times the last column of the exponential of [u~ v; 0 0]. */
static void step_place(const ReferenceJoint *joint, const RefReal *q, const RefReal *step,
                       RefReal *q_next)
{
    const RefReal *u = step + 3;
    RefReal A[4][4] = {{0, -u[2], u[1], step[0]},
                       {u[2], 0, -u[0], step[1]},
                       {-u[1], u[0], 0, step[2]},
                       {0, 0, 0, 0}},
            way[3], turned[3];
    const ReferencePose pose = quaternion_motion(joint, q);
    exponential(A);
    for (int k = 0; k < 3; k++)
        way[k] = A[k][3];
    multiply(pose.R, way, turned);
    for (int k = 0; k < 3; k++)
        q_next[k] = q[k] + turned[k];
}

/* The quaternion: the exponential of what makes its rate, column by column. */
static void step_quaternion(const RefReal *x, const RefReal *u, RefReal *next)
{
    RefReal A[4][4];
    for (int column = 0; column < 4; column++) {
        RefReal unit[4] = {0}, rate[4];
        unit[column] = 1;
        quaternion_rate(unit, u, rate);
        for (int row = 0; row < 4; row++)
            A[row][column] = rate[row];
    }
    exponential(A);
    for (int row = 0; row < 4; row++)
        next[row] = dot(4, A[row], x);
}

void reference_integrate(const ReferenceRobot *robot, const RefReal *q, const RefReal *step,
                         RefReal *q_next)
{
    for (int i = 0, at = 0, k = 0; i < robot->joint_count; i++) {
        const ReferenceJoint *joint = &robot->joint[i];
        if (joint->type == REFERENCE_FIXED)
            continue;
        if (joint->run == 0) {
            q_next[at] = q[at] + step[k];
            at++;
        }
        if (joint->run && joint->part == 0) {
            if (joint->run > 3)
                step_place(joint, q + at, step + k, q_next + at);
            at += joint->run - 3;
            step_quaternion(q + at, step + k + joint->run - 3, q_next + at);
            at += 4;
        }
        k++;
    }
}
