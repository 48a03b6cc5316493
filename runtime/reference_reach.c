/* reference_reach.c: a step of inverse kinematics (reference.h), by the system that is as wide as a
   twist, whatever the number of joints. */
#include "reference_bodies.h"

enum { TWIST = 6 };

/* A x = b for a symmetric positive definite A, by elimination; b becomes x. */
static void solve_twist(RefReal A[TWIST][TWIST], RefReal b[TWIST])
{
    for (int k = 0; k < TWIST; k++)
        for (int row = k + 1; row < TWIST; row++) {
            RefReal factor = -A[row][k] / A[k][k];
            add_scaled(TWIST, factor, A[k], A[row]);
            b[row] += factor * b[k];
        }
    for (int k = TWIST - 1; k >= 0; k--)
        b[k] = (b[k] - dot(TWIST - 1 - k, &A[k][k + 1], &b[k + 1])) / A[k][k];
}

void reference_step_by(const ReferenceRobot *robot, const RefReal *q, const RefReal R[9],
                       const RefReal p[3], int n, const RefReal *J, RefReal *step)
{
    RefReal axes[9], at[3], A[TWIST][TWIST], e[TWIST] = {0};
    reference_forward_kinematics(robot, q, axes, at);
    for (int k = 0; k < 3; k++) {
        const RefReal is[3] = {axes[k], axes[3 + k], axes[6 + k]};
        const RefReal wanted[3] = {R[k] / 2, R[3 + k] / 2, R[6 + k] / 2};
        e[k] = p[k] - at[k];
        add_cross(is, wanted, e + 3);
    }
    RefReal lambda = dot(TWIST, e, e) / 2 + (RefReal)1e-6;
    for (int i = 0; i < TWIST; i++)
        for (int j = 0; j < TWIST; j++)
            A[i][j] = dot(n, J + i * n, J + j * n) + (i == j ? lambda : 0);
    solve_twist(A, e);
    for (int i = 0; i < n; i++) {
        step[i] = 0;
        for (int k = 0; k < TWIST; k++)
            step[i] += J[k * n + i] * e[k];
    }
}

void reference_inverse_kinematics_step(const ReferenceRobot *robot, const RefReal *q,
                                       const RefReal R[9], const RefReal p[3], RefReal *q_next)
{
    RefReal J[TWIST * JOINTS(robot)], step[JOINTS(robot)];
    reference_jacobian(robot, q, J);
    reference_step_by(robot, q, R, p, robot->dof, J, step);
    reference_integrate(robot, q, step, q_next);
}
