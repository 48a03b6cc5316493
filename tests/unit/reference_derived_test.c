/* reference_derived_test.c: what the numeric reference derives from other functions of its own,
   against definitions: M^-1 M = 1, U D U^T = M, and differences over small steps. */
#include "runtime/reference.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

enum { N = 5 };

/* Two branches with a turning and a sliding joint each on a turning trunk, a fixed joint between;
   nothing about it is special. */
static ReferenceRobot robot;
static const RefReal q[N] = {0.3L, -0.7L, 0.4L, 0.2L, -1.3L};
static const RefReal qd[N] = {1, -2, 0.5L, 1.5L, -1};

static void fill(void)
{
    static const ReferenceType types[] = {REFERENCE_REVOLUTE,  REFERENCE_FIXED,
                                          REFERENCE_REVOLUTE,  REFERENCE_PRISMATIC,
                                          REFERENCE_PRISMATIC, REFERENCE_REVOLUTE};
    static const int parents[] = {-1, 0, 1, 2, 1, 4};
    robot = (ReferenceRobot){.joint_count = N + 1, .dof = N, .tool_joint = 4};
    robot.gravity[2] = -9.81L;
    for (int k = 0; k < 3; k++)
        robot.base.R[k][k] = robot.tool.R[k][k] = 1;
    robot.tool.p[0] = 0.3L;
    robot.tool.p[1] = -0.1L;
    for (int i = 0; i <= N; i++) {
        ReferenceJoint *joint = &robot.joint[i];
        *joint = (ReferenceJoint){.type = types[i], .parent = parents[i], .mass = 1.5L + i};
        joint->axis[i % 3] = 0.6L;
        joint->axis[(i + 1) % 3] = 0.8L;
        joint->coulomb = 0.2L;
        joint->coulomb_width = 0.01L;
        joint->viscous = 0.1L * i;
        joint->rotor = 0.05L * i;
        for (int k = 0; k < 3; k++) {
            joint->before.R[k][k] = 1;
            joint->after.R[k][(k + i) % 3] = 1;
            joint->before.p[k] = 0.2L * (k + 1) - 0.05L * i;
            joint->after.p[k] = 0.1L * i - 0.15L * k;
            joint->com[k] = 0.1L + 0.07L * k;
            joint->inertia[k][k] = 0.1L + 0.02L * k;
        }
        joint->inertia[0][1] = joint->inertia[1][0] = 0.01L;
    }
}

static void assert_near(RefReal found, RefReal expected, RefReal tolerance)
{
    if (!(fabsl(found - expected) <= tolerance))
        fail_msg("%.20Lg instead of %.20Lg", found, expected);
}

static void inverse_and_factors(void **state)
{
    RefReal M[N * N], Minv[N * N], U[N * N], D[N];
    (void)state;
    fill();
    reference_inertia_matrix(&robot, q, M);
    assert_int_equal(reference_inertia_inverse(&robot, q, Minv), -1);
    assert_int_equal(reference_inertia_factors(&robot, q, U, D), -1);
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++) {
            RefReal one = 0, product = 0;
            for (int k = 0; k < N; k++) {
                one += M[i * N + k] * Minv[k * N + j];
                product += U[i * N + k] * D[k] * U[j * N + k];
            }
            assert_near(one, i == j, 1e-16L);
            assert_near(product, M[i * N + j], 1e-16L);
            if (j <= i)
                assert_true(U[i * N + j] == (i == j));
        }
}

/* A last link without mass or rotor: no pivot there. The joint is counted with the fixed ones. */
static void singular(void **state)
{
    RefReal Minv[N * N], U[N * N], D[N];
    (void)state;
    fill();
    ReferenceJoint *last = &robot.joint[N];
    last->mass = last->rotor = 0;
    for (int k = 0; k < 9; k++)
        last->inertia[k / 3][k % 3] = 0;
    assert_int_equal(reference_inertia_inverse(&robot, q, Minv), N);
    assert_int_equal(reference_inertia_factors(&robot, q, U, D), N);
}

/* Of second order, over a step at which rounding and the step's square are both about 1e-13. */
static void along_the_motion(void **state)
{
    const RefReal step = 1e-6L;
    RefReal J[2][6 * N], Jd[6 * N], at[N];
    (void)state;
    fill();
    for (int side = 0; side < 2; side++) {
        for (int i = 0; i < N; i++)
            at[i] = q[i] + (side ? step : -step) * qd[i];
        reference_jacobian(&robot, at, J[side]);
    }
    reference_jacobian_derivative(&robot, q, qd, Jd);
    RefReal most = 0;
    for (int k = 0; k < 6 * N; k++) {
        assert_near(Jd[k], (J[1][k] - J[0][k]) / (2 * step), 1e-10L);
        most = fmaxl(most, fabsl(Jd[k]));
    }
    assert_true(most > 0.1L);
}

/* Linear momentum by the mass centre's Jacobian; of one link that turns about z, by hand. */
static void momentum(void **state)
{
    RefReal Jc[3 * N], h[6], A[6 * N], mass = 0;
    (void)state;
    fill();
    for (int i = 0; i <= N; i++)
        mass += robot.joint[i].mass;
    reference_centre_of_mass_jacobian(&robot, q, Jc);
    reference_momentum(&robot, q, qd, h);
    reference_momentum_matrix(&robot, q, A);
    for (int k = 0; k < 6; k++) {
        RefReal linear = 0, both = 0;
        for (int j = 0; j < N; j++) {
            linear += mass * Jc[(k % 3) * N + j] * qd[j];
            both += A[k * N + j] * qd[j];
        }
        if (k < 3)
            assert_near(h[k], linear, 1e-16L);
        assert_near(h[k], both, 1e-16L);
    }
    robot.joint_count = robot.dof = 1;
    ReferenceJoint *joint = &robot.joint[0];
    *joint = (ReferenceJoint){.parent = -1, .axis = {0, 0, 1}, .mass = 2, .com = {0.5L, 0, 0.3L}};
    joint->before = joint->after = robot.base;
    joint->inertia[0][2] = joint->inertia[2][0] = 0.02L;
    joint->inertia[2][2] = 0.7L;
    const RefReal zero = 0, rate = 3, expected[] = {0, 3, 0, 0.06L, 0, 2.1L};
    reference_momentum(&robot, &zero, &rate, h);
    for (int k = 0; k < 6; k++)
        assert_near(h[k], expected[k], 1e-17L);
}

/* A weight on a slide, held still: about the link's origin, or, where the table is a standard one,
   about the parent's, which lies q and what comes after it away. */
static void reactions(void **state)
{
    (void)state;
    fill();
    robot.joint_count = robot.dof = 1;
    robot.gravity[1] = -10;
    robot.gravity[2] = 0;
    ReferenceJoint *joint = &robot.joint[0];
    *joint = (ReferenceJoint){.type = REFERENCE_PRISMATIC, .parent = -1, .axis = {0, 0, 1}};
    joint->before = joint->after = robot.base;
    joint->mass = 2;
    joint->com[0] = 0.5L;
    joint->after.p[0] = 1;
    const RefReal slide = 3, zero = 0;
    const RefReal own[] = {0, 20, 0, 0, 0, 10}, parent[] = {0, 20, 0, -60, 0, 30};
    for (int far = 0; far < 2; far++) {
        RefReal w[6];
        joint->at_far_end = far;
        reference_reactions(&robot, &slide, &zero, &zero, w);
        for (int k = 0; k < 6; k++)
            assert_near(w[k], far ? parent[k] : own[k], 1e-17L);
    }
}

/* C qd = bias - gravity - friction, C + C^T = dM/dt, dtau/dqd = 2 C and friction's slope. */
static void coriolis(void **state)
{
    const RefReal step = 1e-6L;
    RefReal C[N * N], dq[N * N], dqd[N * N], M[2][N * N], b[N], g[N], at[N];
    (void)state;
    fill();
    reference_coriolis_matrix(&robot, q, qd, C);
    reference_inverse_dynamics_derivatives(&robot, q, qd, qd, dq, dqd);
    reference_bias(&robot, q, qd, b);
    reference_gravity(&robot, q, g);
    for (int side = 0; side < 2; side++) {
        for (int i = 0; i < N; i++)
            at[i] = q[i] + (side ? step : -step) * qd[i];
        reference_inertia_matrix(&robot, at, M[side]);
    }
    for (int i = 0; i < N; i++) {
        const ReferenceJoint *joint = &robot.joint[i == 0 ? 0 : i + 1];
        RefReal along = 0, w = joint->coulomb_width, root = hypotl(qd[i], w);
        for (int j = 0; j < N; j++) {
            RefReal rate = (M[1][i * N + j] - M[0][i * N + j]) / (2 * step);
            RefReal slope = joint->viscous + joint->coulomb * w * w / (root * root * root);
            along += C[i * N + j] * qd[j];
            assert_near(C[i * N + j] + C[j * N + i], rate, 1e-9L);
            assert_near(dqd[i * N + j], 2 * C[i * N + j] + (i == j ? slope : 0), 1e-15L);
        }
        RefReal friction = joint->viscous * qd[i] + joint->coulomb * qd[i] / root;
        assert_near(along, b[i] - g[i] - friction, 1e-15L);
    }
}

/* Torques along a line through all positions and rates at once. */
static void torques_along_a_line(void **state)
{
    static const RefReal dq[N] = {1, 2, -1, 0.5L, -2}, dqd[N] = {-1, 1, 3, 2, 0.5L};
    static const RefReal qdd[N] = {2, -3, 1, 4, -1};
    const RefReal step = 1e-6L;
    RefReal by_q[N * N], by_qd[N * N], tau[2][N], at[N], rate[N];
    (void)state;
    fill();
    for (int side = 0; side < 2; side++) {
        for (int i = 0; i < N; i++) {
            at[i] = q[i] + (side ? step : -step) * dq[i];
            rate[i] = qd[i] + (side ? step : -step) * dqd[i];
        }
        reference_inverse_dynamics(&robot, at, rate, qdd, tau[side]);
    }
    reference_inverse_dynamics_derivatives(&robot, q, qd, qdd, by_q, by_qd);
    for (int i = 0; i < N; i++) {
        RefReal slope = 0;
        for (int j = 0; j < N; j++)
            slope += by_q[i * N + j] * dq[j] + by_qd[i * N + j] * dqd[j];
        assert_near(slope, (tau[1][i] - tau[0][i]) / (2 * step), 1e-8L);
    }
}

/* Accelerations along a line through all positions, rates and torques at once. */
static void accelerations_along_a_line(void **state)
{
    static const RefReal dq[N] = {1, 2, -1, 0.5L, -2}, dqd[N] = {-1, 1, 3, 2, 0.5L};
    static const RefReal dtau[N] = {3, -1, 2, 1, -0.5L}, tau[N] = {2, -3, 1, 4, -1};
    const RefReal step = 1e-6L;
    RefReal by_q[N * N], by_qd[N * N], by_tau[N * N], qdd[N], beside[2][N], middle[N], moved[3][N];
    (void)state;
    fill();
    for (int side = 0; side < 2; side++) {
        RefReal h = side ? step : -step;
        for (int i = 0; i < N; i++) {
            moved[0][i] = q[i] + h * dq[i];
            moved[1][i] = qd[i] + h * dqd[i];
            moved[2][i] = tau[i] + h * dtau[i];
        }
        assert_true(reference_forward_dynamics(&robot, moved[0], moved[1], moved[2], beside[side]) <
                    0);
    }
    reference_forward_dynamics(&robot, q, qd, tau, middle);
    assert_true(
        reference_forward_dynamics_derivatives(&robot, q, qd, tau, qdd, by_q, by_qd, by_tau) < 0);
    for (int i = 0; i < N; i++) {
        RefReal slope = 0;
        for (int j = 0; j < N; j++)
            slope +=
                by_q[i * N + j] * dq[j] + by_qd[i * N + j] * dqd[j] + by_tau[i * N + j] * dtau[j];
        assert_near(qdd[i], middle[i], 1e-17L);
        assert_near(slope, (beside[1][i] - beside[0][i]) / (2 * step), 1e-8L);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(inverse_and_factors),
                                       cmocka_unit_test(singular),
                                       cmocka_unit_test(along_the_motion),
                                       cmocka_unit_test(momentum),
                                       cmocka_unit_test(reactions),
                                       cmocka_unit_test(coriolis),
                                       cmocka_unit_test(torques_along_a_line),
                                       cmocka_unit_test(accelerations_along_a_line)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
