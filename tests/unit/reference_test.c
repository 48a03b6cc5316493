/* reference_test.c: the numeric reference against closed forms that fit on a line, and against the
   laws that any mechanism obeys (energy balance, Jacobian = derivative of the pose). */
#include "../../runtime/reference.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <tgmath.h>

#include <cmocka.h>

#define COUNT(array) ((int)(sizeof(array) / sizeof((array)[0])))

/* Closed forms are met to rounding, derivatives to what differences can do. */
static const bool EXTENDED = sizeof(RefReal) > sizeof(double);
#define ROUNDING ((RefReal)(EXTENDED ? 1e-17 : 1e-13))
#define DIFFERENCE ((RefReal)(EXTENDED ? 1e-14 : 1e-11))

static void check_near(RefReal got, RefReal want, RefReal tolerance, const char *file, int line)
{
    if (fabs(got - want) <= tolerance)
        return;
    print_error("got %.20Lg, want %.20Lg, differ by %.3Lg > %.3Lg\n", (long double)got,
                (long double)want, (long double)(got - want), (long double)tolerance);
    _fail(file, line);
}
#define assert_near(got, want, tolerance) check_near(got, want, tolerance, __FILE__, __LINE__)

/* ---- making robots ---- */

static const ReferencePose IDENTITY = {.R = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};

static ReferencePose shift(RefReal x, RefReal y, RefReal z)
{
    ReferencePose pose = IDENTITY;
    pose.p[0] = x;
    pose.p[1] = y;
    pose.p[2] = z;
    return pose;
}

static ReferenceRobot empty_robot(RefReal gravity_y, RefReal gravity_z)
{
    ReferenceRobot robot = {.gravity = {0, gravity_y, gravity_z}};
    robot.base = robot.tool = IDENTITY;
    return robot;
}

/* A joint without mass at the parent's origin; the caller sets the rest. */
static ReferenceJoint *add_joint(ReferenceRobot *robot, ReferenceType type, int parent, RefReal x,
                                 RefReal y, RefReal z)
{
    ReferenceJoint *joint = &robot->joint[robot->joint_count++];
    joint->type = type;
    joint->parent = parent;
    joint->before = joint->after = IDENTITY;
    joint->axis[0] = x;
    joint->axis[1] = y;
    joint->axis[2] = z;
    joint->coulomb_width = (RefReal)1e-3;
    robot->dof += type != REFERENCE_FIXED;
    return joint;
}

static RefReal random_real(void) /* in [-1, 1), the same on every machine and run */
{
    static uint64_t state = 1988;
    state = state * 6364136223846793005u + 1442695040888963407u;
    return (RefReal)(state >> 33) / (RefReal)(1u << 30) - 1;
}

static void random_vector(int size, RefReal *vector)
{
    for (int k = 0; k < size; k++)
        vector[k] = random_real();
}

static void random_unit(int size, RefReal *vector)
{
    RefReal square = 0;
    random_vector(size, vector);
    for (int k = 0; k < size; k++)
        square += vector[k] * vector[k];
    for (int k = 0; k < size; k++)
        vector[k] /= sqrt(square);
}

static ReferencePose random_pose(void)
{
    RefReal u[4]; /* a unit quaternion, scalar first */
    ReferencePose pose;
    random_unit(4, u);
    random_vector(3, pose.p);
    for (int i = 0; i < 3; i++) {
        int j = (i + 1) % 3, k = (i + 2) % 3;
        pose.R[i][i] = 1 - 2 * (u[j + 1] * u[j + 1] + u[k + 1] * u[k + 1]);
        pose.R[i][j] = 2 * (u[i + 1] * u[j + 1] - u[0] * u[k + 1]);
        pose.R[j][i] = 2 * (u[i + 1] * u[j + 1] + u[0] * u[k + 1]);
    }
    return pose;
}

static void random_link(ReferenceJoint *joint)
{
    RefReal G[3][3]; /* G G^T is positive definite */
    random_vector(9, &G[0][0]);
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 3; j++) {
            joint->inertia[i][j] = 0;
            for (int k = 0; k < 3; k++)
                joint->inertia[i][j] += G[i][k] * G[j][k];
        }
    joint->mass = 2 + random_real();
    random_vector(3, joint->com);
}

/* Five moving joints, two of them prismatic, and two branches; joints 1 and 4 (q1 and q3) do not
   carry the tool.

       base - 0 R - 2 fixed - 3 R - 5 P - 6 fixed - tool
                \ 1 P - 4 R                              */
static ReferenceRobot random_tree(void)
{
    const ReferenceType R = REFERENCE_REVOLUTE, P = REFERENCE_PRISMATIC, F = REFERENCE_FIXED;
    const ReferenceType type[] = {R, P, F, R, R, P, F};
    const int parent[] = {-1, 0, 0, 2, 1, 3, 5};
    ReferenceRobot robot = empty_robot(0, 0);
    random_vector(3, robot.gravity);
    robot.base = random_pose();
    robot.tool = random_pose();
    for (int i = 0; i < COUNT(type); i++) {
        ReferenceJoint *joint = add_joint(&robot, type[i], parent[i], 0, 0, 1);
        random_unit(3, joint->axis);
        joint->before = random_pose();
        joint->after = random_pose();
        random_link(joint);
        joint->viscous = 1 + random_real();
        joint->coulomb = 1 + random_real();
        joint->coulomb_width = (RefReal)0.5;
        joint->rotor = 1 + random_real();
    }
    return robot;
}

/* ---- closed forms ---- */

static void test_pendulum(void **unused)
{
    (void)unused;
    const RefReal m = (RefReal)1.3, l = (RefReal)0.7, g = (RefReal)9.81, spin = (RefReal)0.05;
    const RefReal rotor = (RefReal)0.02, viscous = (RefReal)0.4, coulomb = (RefReal)0.3;
    ReferenceRobot robot = empty_robot(0, -g);
    ReferenceJoint *joint = add_joint(&robot, REFERENCE_REVOLUTE, -1, 0, 1, 0);
    joint->mass = m;
    joint->com[2] = -l; /* hangs at q = 0 */
    joint->inertia[1][1] = spin;
    joint->rotor = rotor;
    joint->viscous = viscous;
    joint->coulomb = coulomb;
    robot.tool = shift(0, 0, -2 * l);

    for (int trial = 0; trial < 20; trial++) {
        RefReal q = 3 * random_real(), qd = random_real(), qdd = 5 * random_real();
        RefReal tau, M, b, weight, solved, e[2], R[9], p[3], J[6];
        RefReal drag = viscous * qd + coulomb * qd / sqrt(qd * qd + (RefReal)1e-3 * (RefReal)1e-3);
        RefReal want_M = m * l * l + spin + rotor, want_weight = m * g * l * sin(q);

        reference_inertia_matrix(&robot, &q, &M);
        assert_near(M, want_M, ROUNDING);
        reference_gravity(&robot, &q, &weight);
        assert_near(weight, want_weight, 10 * ROUNDING);
        reference_bias(&robot, &q, &qd, &b);
        assert_near(b, want_weight + drag, 10 * ROUNDING);
        reference_inverse_dynamics(&robot, &q, &qd, &qdd, &tau);
        assert_near(tau, want_M * qdd + want_weight + drag, 10 * ROUNDING);
        assert_int_equal(reference_forward_dynamics(&robot, &q, &qd, &tau, &solved), -1);
        assert_near(solved, qdd, 20 * ROUNDING);
        reference_energy(&robot, &q, &qd, e);
        assert_near(e[0], want_M * qd * qd / 2, ROUNDING);
        assert_near(e[1], -m * g * l * cos(q), 10 * ROUNDING);

        reference_forward_kinematics(&robot, &q, R, p);
        const RefReal want_R[9] = {cos(q), 0, sin(q), 0, 1, 0, -sin(q), 0, cos(q)};
        const RefReal want_p[3] = {-2 * l * sin(q), 0, -2 * l * cos(q)};
        const RefReal want_J[6] = {-2 * l * cos(q), 0, 2 * l * sin(q), 0, 1, 0};
        reference_jacobian(&robot, &q, J);
        for (int k = 0; k < 9; k++)
            assert_near(R[k], want_R[k], ROUNDING);
        for (int k = 0; k < 3; k++)
            assert_near(p[k], want_p[k], ROUNDING);
        for (int k = 0; k < 6; k++)
            assert_near(J[k], want_J[k], ROUNDING);
    }
}

/* Friction at rest is nothing, even when the sign function is not smoothed. */
static void test_sharp_coulomb(void **unused)
{
    (void)unused;
    ReferenceRobot robot = empty_robot(0, 0);
    ReferenceJoint *joint = add_joint(&robot, REFERENCE_REVOLUTE, -1, 0, 0, 1);
    joint->coulomb = 3;
    joint->coulomb_width = 0;
    const RefReal q = 1, qd[3] = {0, 2, -2}, want[3] = {0, 3, -3};
    for (int k = 0; k < 3; k++) {
        RefReal b;
        reference_bias(&robot, &q, &qd[k], &b);
        assert_near(b, want[k], 0);
    }
}

/* Two links in a vertical plane, once with frames on the joints (modified tables), once with frames
   at the far ends of the links (standard tables). */
static void test_planar_2r(void **unused)
{
    (void)unused;
    const RefReal m1 = (RefReal)1.2, l1 = (RefReal)0.4, c1 = (RefReal)0.15, I1 = (RefReal)0.02;
    const RefReal m2 = (RefReal)0.8, l2 = (RefReal)0.3, c2 = (RefReal)0.11, I2 = (RefReal)0.01;
    const RefReal g = (RefReal)9.81;
    for (int far_end = 0; far_end < 2; far_end++) {
        ReferenceRobot robot = empty_robot(-g, 0);
        ReferenceJoint *first = add_joint(&robot, REFERENCE_REVOLUTE, -1, 0, 0, 1);
        ReferenceJoint *second = add_joint(&robot, REFERENCE_REVOLUTE, 0, 0, 0, 1);
        first->mass = m1;
        second->mass = m2;
        first->inertia[2][2] = I1;
        second->inertia[2][2] = I2;
        if (far_end) {
            first->after = shift(l1, 0, 0);
            second->after = shift(l2, 0, 0);
        } else {
            second->before = shift(l1, 0, 0);
            robot.tool = shift(l2, 0, 0);
        }
        first->com[0] = far_end ? c1 - l1 : c1;
        second->com[0] = far_end ? c2 - l2 : c2;

        for (int trial = 0; trial < 20; trial++) {
            RefReal q[2], qd[2], qdd[2], M[4], b[2], weight[2], tau[2], e[2], J[12], R[9], p[3];
            random_vector(2, q);
            random_vector(2, qd);
            random_vector(2, qdd);
            RefReal q12 = q[0] + q[1], h = m2 * l1 * c2 * sin(q[1]);
            RefReal M22 = m2 * c2 * c2 + I2, M12 = M22 + m2 * l1 * c2 * cos(q[1]);
            RefReal M11 = m1 * c1 * c1 + I1 + m2 * l1 * l1 + 2 * M12 - M22;
            RefReal weight2 = m2 * g * c2 * cos(q12);
            RefReal weight1 = (m1 * c1 + m2 * l1) * g * cos(q[0]) + weight2;
            RefReal coriolis1 = -h * qd[1] * (2 * qd[0] + qd[1]), coriolis2 = h * qd[0] * qd[0];

            reference_inertia_matrix(&robot, q, M);
            assert_near(M[0], M11, ROUNDING);
            assert_near(M[1], M12, ROUNDING);
            assert_near(M[2], M12, ROUNDING);
            assert_near(M[3], M22, ROUNDING);
            reference_gravity(&robot, q, weight);
            assert_near(weight[0], weight1, 10 * ROUNDING);
            assert_near(weight[1], weight2, 10 * ROUNDING);
            reference_bias(&robot, q, qd, b);
            assert_near(b[0], weight1 + coriolis1, 10 * ROUNDING);
            assert_near(b[1], weight2 + coriolis2, 10 * ROUNDING);
            reference_inverse_dynamics(&robot, q, qd, qdd, tau);
            assert_near(tau[0], M11 * qdd[0] + M12 * qdd[1] + weight1 + coriolis1, 10 * ROUNDING);
            assert_near(tau[1], M12 * qdd[0] + M22 * qdd[1] + weight2 + coriolis2, 10 * ROUNDING);
            reference_energy(&robot, q, qd, e);
            assert_near(e[0], (M11 * qd[0] + 2 * M12 * qd[1]) * qd[0] / 2 + M22 * qd[1] * qd[1] / 2,
                        ROUNDING);
            assert_near(e[1], m1 * g * c1 * sin(q[0]) + m2 * g * (l1 * sin(q[0]) + c2 * sin(q12)),
                        10 * ROUNDING);

            reference_forward_kinematics(&robot, q, R, p);
            assert_near(R[0], cos(q12), ROUNDING);
            assert_near(R[3], sin(q12), ROUNDING);
            assert_near(p[0], l1 * cos(q[0]) + l2 * cos(q12), ROUNDING);
            assert_near(p[1], l1 * sin(q[0]) + l2 * sin(q12), ROUNDING);
            RefReal axes[18], origin[6]; /* the frames sit on the joints, or at the far ends */
            reference_frames(&robot, q, axes, origin);
            assert_near(axes[0], cos(q[0]), ROUNDING);
            assert_near(axes[1], -sin(q[0]), ROUNDING);
            assert_near(axes[9], cos(q12), ROUNDING);
            assert_near(axes[12], sin(q12), ROUNDING);
            assert_near(origin[0], far_end ? l1 * cos(q[0]) : 0, ROUNDING);
            assert_near(origin[1], far_end ? l1 * sin(q[0]) : 0, ROUNDING);
            assert_near(origin[3], far_end ? p[0] : l1 * cos(q[0]), ROUNDING);
            assert_near(origin[4], far_end ? p[1] : l1 * sin(q[0]), ROUNDING);
            reference_jacobian(&robot, q, J);
            const RefReal want_J[12] = {
                -p[1], -l2 * sin(q12), p[0], l2 * cos(q12), 0, 0, 0, 0, 0, 0, 1, 1};
            for (int k = 0; k < 12; k++)
                assert_near(J[k], want_J[k], ROUNDING);
        }
    }
}

static void test_prismatic_lift(void **unused)
{
    (void)unused;
    const RefReal m = 4, g = (RefReal)9.81, rotor = (RefReal)0.5, height = (RefReal)1.5;
    ReferenceRobot robot = empty_robot(0, -g);
    ReferenceJoint *joint = add_joint(&robot, REFERENCE_PRISMATIC, -1, 0, 0, 1);
    joint->before = shift(0, 0, height);
    joint->mass = m;
    joint->com[0] = 1; /* makes no difference to a lift */
    joint->inertia[2][2] = 7;
    joint->rotor = rotor;
    joint->viscous = 2;
    RefReal q = (RefReal)0.3, qd = (RefReal)-0.6, qdd = (RefReal)1.1, tau, e[2], J[6];
    reference_inverse_dynamics(&robot, &q, &qd, &qdd, &tau);
    assert_near(tau, (m + rotor) * qdd + m * g + 2 * qd, 40 * ROUNDING);
    reference_energy(&robot, &q, &qd, e);
    assert_near(e[0], (m + rotor) * qd * qd / 2, ROUNDING);
    assert_near(e[1], m * g * (height + q), 70 * ROUNDING);
    reference_jacobian(&robot, &q, J);
    for (int k = 0; k < 6; k++)
        assert_near(J[k], k == 2, 0);
}

/* A point mass on a fixed joint is the same as that point mass merged into the link. */
static void test_fixed_joint_merges(void **unused)
{
    (void)unused;
    const RefReal point = (RefReal)0.9;
    ReferenceRobot split = empty_robot(-3, -9);
    add_joint(&split, REFERENCE_PRISMATIC, -1, 1, 0, 0)->mass = 1;
    ReferenceJoint *carrier = add_joint(&split, REFERENCE_REVOLUTE, 0, 0, 1, 0);
    random_link(carrier);
    ReferenceRobot merged = split;
    ReferenceJoint *body = &merged.joint[1];

    ReferenceJoint *load = add_joint(&split, REFERENCE_FIXED, 1, 0, 0, 1);
    load->before = random_pose();
    load->after = shift((RefReal)0.2, 0, 0);
    load->mass = point;
    RefReal at[3], mass = body->mass + point; /* where the point lies in the carrier's frame */
    for (int k = 0; k < 3; k++)
        at[k] = load->before.p[k] + (RefReal)0.2 * load->before.R[k][0];
    RefReal arm[3], square = 0;
    for (int k = 0; k < 3; k++) {
        arm[k] = at[k] - body->com[k];
        square += arm[k] * arm[k];
        body->com[k] = (body->mass * body->com[k] + point * at[k]) / mass;
    }
    for (int i = 0; i < 3; i++) /* reduced mass times the squared distance of the two */
        for (int j = 0; j < 3; j++)
            body->inertia[i][j] +=
                body->mass * point / mass * ((i == j ? square : 0) - arm[i] * arm[j]);
    body->mass = mass;
    merged.tool = load->before;
    for (int k = 0; k < 3; k++)
        merged.tool.p[k] = at[k];

    assert_int_equal(split.dof, 2);
    for (int trial = 0; trial < 10; trial++) {
        RefReal q[2], qd[2], qdd[2], x[2][12], y[2][12];
        random_vector(2, q);
        random_vector(2, qd);
        random_vector(2, qdd);
        reference_inverse_dynamics(&split, q, qd, qdd, x[0]);
        reference_inverse_dynamics(&merged, q, qd, qdd, x[1]);
        reference_energy(&split, q, qd, y[0]);
        reference_energy(&merged, q, qd, y[1]);
        for (int k = 0; k < 2; k++) {
            assert_near(x[0][k], x[1][k], 40 * ROUNDING);
            assert_near(y[0][k], y[1][k], 40 * ROUNDING);
        }
        reference_forward_kinematics(&split, q, x[0], y[0]);
        reference_forward_kinematics(&merged, q, x[1], y[1]);
        for (int k = 0; k < 12; k++)
            assert_near(k < 9 ? x[0][k] : y[0][k - 9], k < 9 ? x[1][k] : y[1][k - 9], ROUNDING);
        reference_jacobian(&split, q, x[0]);
        reference_jacobian(&merged, q, x[1]);
        for (int k = 0; k < 12; k++)
            assert_near(x[0][k], x[1][k], ROUNDING);
    }
}

/* What is bolted to the base is base: it shifts nothing but the frames behind it. */
static void test_fixed_to_base(void **unused)
{
    (void)unused;
    ReferenceRobot robot = empty_robot(0, -10);
    ReferenceJoint *pedestal = add_joint(&robot, REFERENCE_FIXED, -1, 0, 0, 1);
    pedestal->after = shift(0, 0, 1);
    pedestal->mass = 100;
    ReferenceJoint *joint = add_joint(&robot, REFERENCE_PRISMATIC, 0, 0, 0, 1);
    joint->mass = 2;
    RefReal q = (RefReal)0.5, qd = 3, tau, e[2];
    reference_bias(&robot, &q, &qd, &tau);
    assert_near(tau, 20, 0);
    reference_energy(&robot, &q, &qd, e);
    assert_near(e[0], 9, 0);
    assert_near(e[1], 30, 0);
}

/* A link that resists nothing cannot be solved for. The two joints hang on a fixed one, so that
   their indices are 1 and 2; the idle one carries a point of its own axis, out of line with
   everything else so that M has rounding where it should have zero. */
static void test_vanishing_pivot(void **unused)
{
    (void)unused;
    for (int idle = 1; idle <= 2; idle++) {
        ReferenceRobot robot = empty_robot(0, -10);
        add_joint(&robot, REFERENCE_FIXED, -1, 0, 0, 1)->before = random_pose();
        for (int i = 1; i <= 2; i++) {
            ReferenceJoint *joint = add_joint(&robot, REFERENCE_REVOLUTE, 0, 0, 0, 1);
            random_unit(3, joint->axis);
            joint->before = random_pose();
            random_link(joint);
        }
        ReferenceJoint *joint = &robot.joint[idle];
        for (int k = 0; k < 9; k++)
            joint->inertia[k / 3][k % 3] = 0;
        for (int k = 0; k < 3; k++)
            joint->com[k] = joint->axis[k] / 3;

        RefReal q[2] = {(RefReal)0.3, (RefReal)0.7}, tau[2] = {1, 2}, qdd[2] = {-7, -8};
        assert_int_equal(reference_forward_dynamics(&robot, q, q, tau, qdd), idle);
        assert_int_equal(reference_inertia_solve(&robot, q, tau, qdd), idle);
        assert_true(qdd[0] == -7 && qdd[1] == -8);
        joint->rotor = (RefReal)1e-9; /* little is not nothing */
        assert_int_equal(reference_forward_dynamics(&robot, q, q, tau, qdd), -1);
    }
}

/* Nor is a very light robot one without mass. */
static void test_solves_at_any_scale(void **unused)
{
    (void)unused;
    const RefReal scale = (RefReal)1e-25, q = 1, phi = 3 * scale;
    ReferenceRobot robot = empty_robot(0, -10);
    add_joint(&robot, REFERENCE_PRISMATIC, -1, 0, 0, 1)->mass = scale;
    RefReal qdd;
    assert_int_equal(reference_inertia_solve(&robot, &q, &phi, &qdd), -1);
    assert_near(qdd, 3, ROUNDING);
}

/* Negative inertias are legal, if unphysical: here M has nothing on its diagonal. */
static void test_solves_indefinite(void **unused)
{
    (void)unused;
    for (int trial = 0; trial < 10; trial++) {
        ReferenceRobot robot = random_tree();
        RefReal q[5], M[25], phi[5] = {0}, want[5], solved[5];
        random_vector(5, q);
        random_vector(5, want);
        reference_inertia_matrix(&robot, q, M);
        for (int i = 0, k = 0; i < robot.joint_count; i++)
            if (robot.joint[i].type != REFERENCE_FIXED)
                robot.joint[i].rotor -= M[6 * k++];
        for (int k = 0; k < 25; k++)
            phi[k / 5] += k % 6 == 0 ? 0 : M[k] * want[k % 5];
        assert_int_equal(reference_inertia_solve(&robot, q, phi, solved), -1);
        for (int k = 0; k < 5; k++)
            assert_near(solved[k], want[k], 1000 * ROUNDING);
    }
}

static void test_no_joints(void **unused)
{
    (void)unused;
    ReferenceRobot robot = empty_robot(0, -10);
    robot.base = shift(1, 2, 3);
    robot.tool = shift(10, 20, 30);
    RefReal R[9], p[3], e[2];
    reference_forward_kinematics(&robot, NULL, R, p);
    for (int k = 0; k < 3; k++)
        assert_near(p[k], 11 * (RefReal)(k + 1), 0);
    reference_energy(&robot, NULL, NULL, e);
    assert_true(e[0] == 0 && e[1] == 0);
}

/* ---- laws, on random trees with fixed and prismatic joints ---- */

typedef struct {
    ReferenceRobot robot;
    RefReal q[5], qd[5], qdd[5];
} Motion;

static Motion random_motion(void)
{
    Motion motion = {.robot = random_tree()};
    random_vector(5, motion.q);
    random_vector(5, motion.qd);
    random_vector(5, motion.qdd);
    return motion;
}

/* Where the motion is at time t, with constant accelerations. */
static void motion_at(const Motion *motion, RefReal t, RefReal q[5], RefReal qd[5])
{
    for (int k = 0; k < 5; k++) {
        qd[k] = motion->qd[k] + motion->qdd[k] * t;
        q[k] = motion->q[k] + motion->qd[k] * t + motion->qdd[k] * t * t / 2;
    }
}

/* What is observed of a motion: energy, or the tool's pose (R, then p). */
typedef void Observer(const Motion *motion, RefReal t, RefReal *values);

static void observe_energy(const Motion *motion, RefReal t, RefReal *values)
{
    RefReal q[5], qd[5];
    motion_at(motion, t, q, qd);
    reference_energy(&motion->robot, q, qd, values);
}

static void observe_pose(const Motion *motion, RefReal t, RefReal *values)
{
    RefReal q[5], qd[5];
    motion_at(motion, t, q, qd);
    reference_forward_kinematics(&motion->robot, q, values, values + 9);
}

/* d/dt at 0 from central differences, extrapolated three times to step 0: error h^8. */
static void derivative(Observer *observe, const Motion *motion, int size, RefReal *rate)
{
    RefReal step = (RefReal)0.03125, table[4][12], plus[12], minus[12];
    for (int level = 0; level < 4; level++, step /= 2) {
        observe(motion, step, plus);
        observe(motion, -step, minus);
        for (int k = 0; k < size; k++)
            table[level][k] = (plus[k] - minus[k]) / (2 * step);
    }
    RefReal weight = 4;
    for (int order = 1; order < 4; order++, weight *= 4)
        for (int level = 3; level >= order; level--)
            for (int k = 0; k < size; k++)
                table[level][k] += (table[level][k] - table[level - 1][k]) / (weight - 1);
    for (int k = 0; k < size; k++)
        rate[k] = table[3][k];
}

/* What the motors give and friction does not take is stored. */
static void test_energy_balance(void **unused)
{
    (void)unused;
    for (int trial = 0; trial < 10; trial++) {
        Motion motion = random_motion();
        RefReal tau[5], rate[2], power = 0;
        reference_inverse_dynamics(&motion.robot, motion.q, motion.qd, motion.qdd, tau);
        int k = 0;
        for (int i = 0; i < motion.robot.joint_count; i++) {
            const ReferenceJoint *joint = &motion.robot.joint[i];
            if (joint->type == REFERENCE_FIXED)
                continue;
            RefReal qd = motion.qd[k], w = joint->coulomb_width;
            RefReal drag = joint->viscous * qd + joint->coulomb * qd / sqrt(qd * qd + w * w);
            power += qd * (tau[k++] - drag);
        }
        derivative(observe_energy, &motion, 2, rate);
        assert_near(rate[0] + rate[1], power, 100 * DIFFERENCE);
    }
}

/* J qd is the tool's velocity, and [w x] = dR/dt R^T; joints off the tool's branch have no part. */
static void test_jacobian_is_derivative(void **unused)
{
    (void)unused;
    for (int trial = 0; trial < 10; trial++) {
        Motion motion = random_motion();
        RefReal J[30], twist[6] = {0}, pose[12], rate[12], spin[3][3] = {{0}};
        reference_jacobian(&motion.robot, motion.q, J);
        for (int k = 0; k < 30; k++)
            twist[k / 5] += J[k] * motion.qd[k % 5];
        observe_pose(&motion, 0, pose);
        derivative(observe_pose, &motion, 12, rate);
        for (int k = 0; k < 27; k++)
            spin[k / 9][k / 3 % 3] += rate[k / 9 * 3 + k % 3] * pose[k / 3 % 3 * 3 + k % 3];
        for (int k = 0; k < 3; k++) {
            assert_near(twist[k], rate[9 + k], DIFFERENCE);
            assert_near(twist[3 + k], spin[(k + 2) % 3][(k + 1) % 3], DIFFERENCE);
        }
        for (int row = 0; row < 6; row++) {
            assert_near(J[row * 5 + 1], 0, 0);
            assert_near(J[row * 5 + 3], 0, 0);
        }
    }
}

static void test_functions_agree(void **unused)
{
    (void)unused;
    for (int trial = 0; trial < 50; trial++) {
        Motion motion = random_motion();
        const ReferenceRobot *robot = &motion.robot;
        const RefReal *q = motion.q, *qd = motion.qd, *qdd = motion.qdd, rest[5] = {0};
        RefReal tau[5], M[25], b[5], weight[5], still[5], solved[5], e[2], inertial[5] = {0};
        RefReal kinetic = 0;
        reference_inverse_dynamics(robot, q, qd, qdd, tau);
        reference_inertia_matrix(robot, q, M);
        reference_bias(robot, q, qd, b);
        reference_bias(robot, q, rest, still);
        reference_gravity(robot, q, weight);
        reference_energy(robot, q, qd, e);
        for (int k = 0; k < 25; k++) {
            assert_near(M[k], M[k % 5 * 5 + k / 5], 100 * ROUNDING);
            inertial[k / 5] += M[k] * qdd[k % 5];
            kinetic += M[k] * qd[k / 5] * qd[k % 5] / 2;
        }
        assert_near(e[0], kinetic, 1000 * ROUNDING);
        for (int k = 0; k < 5; k++) {
            assert_near(tau[k], inertial[k] + b[k], 1000 * ROUNDING);
            assert_near(still[k], weight[k], 0);
        }
        assert_int_equal(reference_forward_dynamics(robot, q, qd, tau, solved), -1);
        for (int k = 0; k < 5; k++)
            assert_near(solved[k], qdd[k], 1000 * ROUNDING);
        assert_int_equal(reference_inertia_solve(robot, q, inertial, solved), -1);
        for (int k = 0; k < 5; k++)
            assert_near(solved[k], qdd[k], 1000 * ROUNDING);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_pendulum),           cmocka_unit_test(test_sharp_coulomb),
        cmocka_unit_test(test_planar_2r),          cmocka_unit_test(test_prismatic_lift),
        cmocka_unit_test(test_fixed_joint_merges), cmocka_unit_test(test_fixed_to_base),
        cmocka_unit_test(test_vanishing_pivot),    cmocka_unit_test(test_solves_at_any_scale),
        cmocka_unit_test(test_solves_indefinite),  cmocka_unit_test(test_no_joints),
        cmocka_unit_test(test_energy_balance),     cmocka_unit_test(test_jacobian_is_derivative),
        cmocka_unit_test(test_functions_agree),
    };
    return cmocka_run_group_tests_name("reference", tests, NULL, NULL);
}
