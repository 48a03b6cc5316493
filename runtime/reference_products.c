/* reference_products.c: products with derivatives, and passive inverse dynamics (reference.h), from
   the derivatives and matrices themselves. */
#include "reference_bodies.h"

/* y += A x, or A^T x; A is n x n. */
static void add_product(int n, const RefReal *A, const RefReal *x, RefReal *y)
{
    for (int i = 0; i < n; i++)
        y[i] += dot(n, A + i * n, x);
}

static void add_transposed(int n, const RefReal *A, const RefReal *x, RefReal *y)
{
    for (int i = 0; i < n; i++)
        add_scaled(n, x[i], A + i * n, y);
}

static void clear(int n, RefReal *x)
{
    for (int i = 0; i < n; i++)
        x[i] = 0;
}

void reference_inverse_dynamics_tangent(const ReferenceRobot *robot, const RefReal *q,
                                        const RefReal *qd, const RefReal *qdd, const RefReal *dq,
                                        const RefReal *dqd, const RefReal *dqdd, RefReal *tau,
                                        RefReal *dtau)
{
    int n = robot->dof, size = JOINTS(robot) * JOINTS(robot);
    RefReal by_q[size], by_qd[size], M[size];
    reference_inverse_dynamics(robot, q, qd, qdd, tau);
    reference_inverse_dynamics_derivatives(robot, q, qd, qdd, by_q, by_qd);
    reference_inertia_matrix(robot, q, M);
    clear(n, dtau);
    add_product(n, by_q, dq, dtau);
    add_product(n, by_qd, dqd, dtau);
    add_product(n, M, dqdd, dtau);
}

void reference_inverse_dynamics_adjoint(const ReferenceRobot *robot, const RefReal *q,
                                        const RefReal *qd, const RefReal *qdd,
                                        const RefReal *lambda, RefReal *tau, RefReal *q_bar,
                                        RefReal *qd_bar, RefReal *qdd_bar)
{
    int n = robot->dof, size = JOINTS(robot) * JOINTS(robot);
    RefReal by_q[size], by_qd[size], M[size];
    reference_inverse_dynamics(robot, q, qd, qdd, tau);
    reference_inverse_dynamics_derivatives(robot, q, qd, qdd, by_q, by_qd);
    reference_inertia_matrix(robot, q, M);
    clear(n, q_bar);
    clear(n, qd_bar);
    clear(n, qdd_bar);
    add_transposed(n, by_q, lambda, q_bar);
    add_transposed(n, by_qd, lambda, qd_bar);
    add_transposed(n, M, lambda, qdd_bar);
}

int reference_forward_dynamics_tangent(const ReferenceRobot *robot, const RefReal *q,
                                       const RefReal *qd, const RefReal *tau, const RefReal *dq,
                                       const RefReal *dqd, const RefReal *dtau, RefReal *qdd,
                                       RefReal *dqdd)
{
    int n = robot->dof, size = JOINTS(robot) * JOINTS(robot);
    RefReal by_q[size], by_qd[size], by_tau[size];
    int singular =
        reference_forward_dynamics_derivatives(robot, q, qd, tau, qdd, by_q, by_qd, by_tau);
    if (singular >= 0)
        return singular;
    clear(n, dqdd);
    add_product(n, by_q, dq, dqdd);
    add_product(n, by_qd, dqd, dqdd);
    add_product(n, by_tau, dtau, dqdd);
    return -1;
}

int reference_forward_dynamics_adjoint(const ReferenceRobot *robot, const RefReal *q,
                                       const RefReal *qd, const RefReal *tau, const RefReal *lambda,
                                       RefReal *qdd, RefReal *q_bar, RefReal *qd_bar,
                                       RefReal *tau_bar)
{
    int n = robot->dof, size = JOINTS(robot) * JOINTS(robot);
    RefReal by_q[size], by_qd[size], by_tau[size];
    int singular =
        reference_forward_dynamics_derivatives(robot, q, qd, tau, qdd, by_q, by_qd, by_tau);
    if (singular >= 0)
        return singular;
    clear(n, q_bar);
    clear(n, qd_bar);
    clear(n, tau_bar);
    add_transposed(n, by_q, lambda, q_bar);
    add_transposed(n, by_qd, lambda, qd_bar);
    add_transposed(n, by_tau, lambda, tau_bar);
    return -1;
}

void reference_passive_inverse_dynamics(const ReferenceRobot *robot, const RefReal *q,
                                        const RefReal *qd, const RefReal *qdr, const RefReal *qddr,
                                        RefReal *tau)
{
    int n = robot->dof;
    RefReal matrix[JOINTS(robot) * JOINTS(robot)];
    reference_gravity(robot, q, tau);
    reference_inertia_matrix(robot, q, matrix);
    add_product(n, matrix, qddr, tau);
    reference_coriolis_matrix(robot, q, qd, matrix);
    add_product(n, matrix, qdr, tau);
}
