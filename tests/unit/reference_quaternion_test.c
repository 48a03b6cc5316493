/* reference_quaternion_test.c: spherical and free joints of the numeric reference against closed
   forms: Newton's and Euler's equations of one body, momentum that nothing changes, a gimbal of
   three single joints that moves as the ball does, and steps along a screw. */
#include "runtime/reference.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

static void assert_near(RefReal found, RefReal expected, RefReal tolerance)
{
    if (!(fabsl(found - expected) <= tolerance))
        fail_msg("%.20Lg instead of %.20Lg", found, expected);
}

static const RefReal mass = 2.5L, com[3] = {0.1L, -0.2L, 0.3L};
static const RefReal inertia[3][3] = {
    {0.4L, 0.02L, -0.03L}, {0.02L, 0.5L, 0.01L}, {-0.03L, 0.01L, 0.3L}};

static void unit(ReferencePose *pose)
{
    for (int k = 0; k < 3; k++)
        pose->R[k][k] = 1;
}

/* One body on three turns about x, y, z, behind three slides if there are six; quaternion: of one
   joint, or else one upon the other. */
static ReferenceRobot robot;
static void fill(int count, bool quaternion)
{
    robot = (ReferenceRobot){.joint_count = count, .dof = count};
    robot.gravity[2] = -9.81L;
    robot.gravity[0] = 1.5L;
    unit(&robot.base);
    unit(&robot.tool);
    for (int i = 0; i < count; i++) {
        ReferenceJoint *joint = &robot.joint[i];
        *joint = (ReferenceJoint){.parent = i - 1, .run = quaternion ? count : 0, .part = i};
        joint->part = quaternion ? i : 0;
        joint->type = i < count - 3 ? REFERENCE_PRISMATIC : REFERENCE_REVOLUTE;
        joint->axis[i % 3] = 1;
        unit(&joint->before);
        unit(&joint->after);
    }
    ReferenceJoint *last = &robot.joint[count - 1];
    last->mass = mass;
    for (int k = 0; k < 3; k++) {
        last->com[k] = com[k];
        for (int l = 0; l < 3; l++)
            last->inertia[k][l] = inertia[k][l];
    }
}

static void cross(const RefReal *a, const RefReal *b, RefReal *out)
{
    RefReal x = a[1] * b[2] - a[2] * b[1], y = a[2] * b[0] - a[0] * b[2];
    out[2] = a[0] * b[1] - a[1] * b[0];
    out[0] = x;
    out[1] = y;
}

/* The rotation that the quaternion is: column k is e_k turned, e + 2 w (x x e) + 2 x x (x x e). */
static void rotation(const RefReal *x, RefReal R[3][3])
{
    for (int k = 0; k < 3; k++) {
        RefReal e[3] = {k == 0, k == 1, k == 2}, once[3], twice[3];
        cross(x, e, once);
        cross(x, once, twice);
        for (int i = 0; i < 3; i++)
            R[i][k] = e[i] + 2 * (x[3] * once[i] + twice[i]);
    }
}

static const RefReal position[] = {0.3L, -0.4L, 0.5L, 0.1L, -0.7L, 0.1L, 0.7L}; /* unit: 1 */
static const RefReal rates[] = {0.6L, -1.1L, 0.8L, 1.3L, -0.4L, 2.1L};
static const RefReal slopes[] = {-0.5L, 0.9L, 1.7L, 0.3L, 1.9L, -1.2L};

/* f = m (vd + u x v + ud x c + u x (u x c) - R^T g),  n = I ud + u x I u + c x f */
static void newton_and_euler(void **state)
{
    (void)state;
    RefReal R[3][3], f[3], n[3], tau[6], h[3], swing[3], bend[3];
    const RefReal *v = rates, *u = rates + 3, *vd = slopes, *ud = slopes + 3;
    fill(6, true);
    reference_inverse_dynamics(&robot, position, rates, slopes, tau);
    rotation(position + 3, R);
    cross(u, v, f);
    cross(ud, com, swing);
    cross(u, com, bend);
    cross(u, bend, bend);
    for (int k = 0; k < 3; k++) {
        RefReal weight = 0;
        h[k] = 0;
        for (int l = 0; l < 3; l++) {
            weight += R[l][k] * robot.gravity[l];
            h[k] += inertia[k][l] * u[l];
        }
        f[k] = mass * (vd[k] + f[k] + swing[k] + bend[k] - weight);
    }
    cross(u, h, n);
    cross(com, f, swing);
    for (int k = 0; k < 3; k++) {
        for (int l = 0; l < 3; l++)
            n[k] += inertia[k][l] * ud[l];
        assert_near(tau[k], f[k], 1e-16L);
        assert_near(tau[3 + k], n[k] + swing[k], 1e-16L);
    }
}

/* Runge and Kutta's method, the quaternion as four numbers. */
static void fly(RefReal *q, RefReal *qd, RefReal h, int steps)
{
    static const RefReal part[] = {0, 0.5L, 0.5L, 1}, weight[] = {1, 2, 2, 1};
    for (int s = 0; s < steps; s++) {
        RefReal zero[6] = {0}, y[13], k[13] = {0}, sum[13] = {0};
        for (int stage = 0; stage < 4; stage++) {
            for (int i = 0; i < 13; i++)
                y[i] = (i < 7 ? q[i] : qd[i - 7]) + part[stage] * h * k[i];
            reference_position_rates(&robot, y, y + 7, k);
            assert_int_equal(reference_forward_dynamics(&robot, y, y + 7, zero, k + 7), -1);
            for (int i = 0; i < 13; i++)
                sum[i] += weight[stage] * h * k[i] / 6;
        }
        for (int i = 0; i < 13; i++)
            *(i < 7 ? &q[i] : &qd[i - 7]) += sum[i];
    }
}

static void momentum_is_kept(void **state)
{
    (void)state;
    RefReal q[7], qd[6], before[6], after[6], energy[2], later[2];
    fill(6, true);
    for (int k = 0; k < 3; k++)
        robot.gravity[k] = 0;
    for (int k = 0; k < 7; k++)
        q[k] = position[k];
    for (int k = 0; k < 6; k++)
        qd[k] = rates[k];
    reference_momentum(&robot, q, qd, before);
    reference_energy(&robot, q, qd, energy);
    fly(q, qd, 1e-3L, 1000);
    reference_momentum(&robot, q, qd, after);
    reference_energy(&robot, q, qd, later);
    for (int k = 0; k < 6; k++)
        assert_near(after[k], before[k], 1e-11L);
    assert_near(later[0], energy[0], 1e-11L);
    assert_true(fabsl(q[3] - position[3]) > 0.1L); /* it did turn */
}

/* A gimbal about x, y, z: R = Rx Ry Rz, u = T qd. For the same motion its torques are T^T times the
   ball's: power is power. Accelerations are those of u: T qdd + dT/dt qd. */
static void gimbal_moves_as_the_ball(void **state)
{
    (void)state;
    const RefReal q[3] = {0.4L, -0.6L, 1.1L}, qd[3] = {1.2L, -0.7L, 0.5L}, qdd[3] = {0.3L, 2, -1};
    RefReal s[3], c[3], tau[3], ball[3], T[3][3], u[3], ud[3], x[4] = {0, 0, 0, 1};
    for (int k = 0; k < 3; k++) {
        s[k] = sinl(q[k]);
        c[k] = cosl(q[k]);
        RefReal turn[4] = {0, 0, 0, cosl(q[k] / 2)}, old[4] = {x[0], x[1], x[2], x[3]}, mixed[3];
        turn[k] = sinl(q[k] / 2);
        cross(old, turn, mixed);
        for (int i = 0; i < 3; i++)
            x[i] = old[3] * turn[i] + turn[3] * old[i] + mixed[i];
        x[3] = old[3] * turn[3] - old[k] * turn[k];
    }
    /* columns: x seen from behind Ry Rz, y from behind Rz, z */
    const RefReal columns[3][3] = {{c[1] * c[2], -c[1] * s[2], s[1]}, {s[2], c[2], 0}, {0, 0, 1}};
    const RefReal slope[3][3] = {{-s[1] * c[2] * qd[1] - c[1] * s[2] * qd[2],
                                  s[1] * s[2] * qd[1] - c[1] * c[2] * qd[2], c[1] * qd[1]},
                                 {c[2] * qd[2], -s[2] * qd[2], 0},
                                 {0, 0, 0}};
    for (int i = 0; i < 3; i++) {
        u[i] = ud[i] = 0;
        for (int k = 0; k < 3; k++) {
            T[i][k] = columns[k][i];
            u[i] += T[i][k] * qd[k];
            ud[i] += T[i][k] * qdd[k] + slope[k][i] * qd[k];
        }
    }
    fill(3, false);
    reference_inverse_dynamics(&robot, q, qd, qdd, tau);
    fill(3, true);
    reference_inverse_dynamics(&robot, x, u, ud, ball);
    for (int k = 0; k < 3; k++)
        assert_near(tau[k], T[0][k] * ball[0] + T[1][k] * ball[1] + T[2][k] * ball[2], 1e-16L);
}

/* A screw about z: half a turn on a circle of radius v/u, and up; and no motion at all. */
static void steps(void **state)
{
    (void)state;
    const RefReal pi = acosl(-1), still[7] = {0, 0, 0, 0, 0, 0, 1};
    const RefReal screw[6] = {pi, 0, 0.5L, 0, 0, pi}, none[6] = {0};
    const RefReal there[7] = {0, 2, 0.5L, 0, 0, 1, 0};
    RefReal q[7], half[6], once[7], twice[7];
    fill(6, true);
    reference_integrate(&robot, still, screw, q);
    for (int k = 0; k < 7; k++)
        assert_near(q[k], there[k], 1e-17L);
    reference_integrate(&robot, position, none, q);
    for (int k = 0; k < 7; k++)
        assert_near(q[k], position[k], 1e-18L);
    for (int k = 0; k < 6; k++) /* two halves make a whole */
        half[k] = rates[k] / 2;
    reference_integrate(&robot, position, rates, q);
    reference_integrate(&robot, position, half, once);
    reference_integrate(&robot, once, half, twice);
    for (int k = 0; k < 7; k++)
        assert_near(twice[k], q[k], 1e-17L);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(newton_and_euler),
        cmocka_unit_test(momentum_is_kept),
        cmocka_unit_test(gimbal_moves_as_the_ball),
        cmocka_unit_test(steps),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
