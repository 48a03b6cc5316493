/* reference_derivatives.c: derivatives by differences that are exact but for rounding
   (reference.h).

   By the angle x of one turning joint, all others held, whatever the reference computes is
   a + b1 sin x + c1 cos x + b2 sin 2x + c2 cos 2x: links are carried round, and no product has more
   than two of them. Its slope at 0, b1 + 2 b2, follows from the differences over two steps:

       f(h) - f(-h) = 2 b1 sin h + 2 b2 sin 2h          f(2h) - f(-2h) = 2 b1 sin 2h + 2 b2 sin 4h

   By the place of a sliding joint it is a polynomial of degree two, of which any central difference
   is the slope. So it is by a step of one velocity of a spherical or free joint. */
#include "reference_bodies.h"

enum { DIFFERENCE_STEPS = 4 };
static const int difference_at[DIFFERENCE_STEPS] = {-2, -1, 1, 2}; /* steps */

/* The slope is the sum of these times what is found after so many steps. Returns the step. */
static RefReal difference_weights(bool turns, RefReal weight[DIFFERENCE_STEPS])
{
    RefReal step = turns ? (RefReal)0.75 : (RefReal)0.5;
    RefReal s1 = sin(step), s2 = sin(2 * step), s4 = sin(4 * step), det = 2 * (s1 * s4 - s2 * s2);
    weight[2] = turns ? (s4 - 2 * s2) / det : 1;
    weight[3] = turns ? (2 * s1 - s2) / det : 0;
    weight[1] = -weight[2];
    weight[0] = -weight[3];
    return step;
}

/* Each moving joint's type, in the order of q. */
static void moving_types(const ReferenceRobot *robot, bool *turns)
{
    for (int i = 0, at = 0; i < robot->joint_count; i++)
        if (robot->joint[i].type != REFERENCE_FIXED)
            turns[at++] = robot->joint[i].type == REFERENCE_REVOLUTE;
}

/* q after a step of one velocity. */
static void move(const ReferenceRobot *robot, const RefReal *q, int k, RefReal by, RefReal *moved)
{
    RefReal step[JOINTS(robot)];
    for (int i = 0; i < robot->dof; i++)
        step[i] = i == k ? by : 0;
    reference_integrate(robot, q, step, moved);
}

/* Along the motion: the sum over all joints of dJ/dq_k qd_k. */
void reference_jacobian_derivative(const ReferenceRobot *robot, const RefReal *q, const RefReal *qd,
                                   RefReal *Jd)
{
    int n = robot->dof;
    bool turns[JOINTS(robot)];
    RefReal moved[POSITIONS(robot)], J[6 * JOINTS(robot)], weight[DIFFERENCE_STEPS];
    moving_types(robot, turns);
    for (int i = 0; i < 6 * n; i++)
        Jd[i] = 0;
    for (int k = 0; k < n; k++) {
        RefReal step = difference_weights(turns[k], weight);
        for (int s = 0; s < DIFFERENCE_STEPS; s++) {
            move(robot, q, k, (RefReal)difference_at[s] * step, moved);
            reference_jacobian(robot, moved, J);
            add_scaled(6 * n, weight[s] * qd[k], J, Jd);
        }
    }
}

/* The column of the motion subspace that is s_a x s_b, of one spherical or free joint whose columns
   are turns and slides about x, y, z; -1: the product is zero. */
static int motion_product(const ReferenceJoint *a, const ReferenceJoint *b, RefReal *sign)
{
    int x = a->part % 3, y = b->part % 3;
    bool slides = a->type == REFERENCE_PRISMATIC || b->type == REFERENCE_PRISMATIC;
    if (x == y || (a->type == REFERENCE_PRISMATIC && b->type == REFERENCE_PRISMATIC))
        return -1;
    *sign = y == (x + 1) % 3 ? 1 : -1;
    return 3 - x - y + (slides || a->run == 3 ? 0 : 3);
}

/* What rotors add to the inertia matrix. */
static RefReal rotor_entry(const ReferenceRobot *robot, int i, int j)
{
    RefReal sum = 0;
    for (int joint = 0, k = 0; joint < robot->joint_count; joint++) {
        if (robot->joint[joint].type == REFERENCE_FIXED)
            continue;
        const double *turns = robot->coupling ? robot->coupling + k * robot->dof : NULL;
        RefReal both = turns ? (RefReal)turns[i] * turns[j] : i == k && j == k;
        sum += robot->joint[joint].rotor * both;
        k++;
    }
    return sum;
}

/* Koszul's terms, of the links without the rotors: rates of spherical and free joints are not
 * derivatives of positions. */
static void add_turning(const ReferenceRobot *robot, const RefReal *q, const RefReal *qd,
                        RefReal *C)
{
    int n = robot->dof, at = 0;
    RefReal M[JOINTS(robot) * JOINTS(robot)], sign;
    reference_inertia_matrix(robot, q, M);
    for (int i = 0; i < n * n; i++)
        M[i] -= rotor_entry(robot, i / n, i % n);
    for (int i = 0; i < robot->joint_count; i++) {
        const ReferenceJoint *joint = &robot->joint[i];
        at += joint->type != REFERENCE_FIXED;
        if (joint->run == 0 || joint->part > 0)
            continue;
        int first = at - 1;
        for (int a = 0; a < joint->run; a++)
            for (int b = 0; b < joint->run; b++) {
                int c = motion_product(&joint[a], &joint[b], &sign);
                if (c < 0)
                    continue;
                const RefReal *row = M + (first + c) * n;
                for (int k = 0; k < n; k++) {
                    C[k * n + first + b] += sign * qd[first + a] * row[k] / 2;
                    C[(first + b) * n + k] -= sign * qd[first + a] * row[k] / 2;
                }
                C[(first + b) * n + first + a] -= sign * dot(n, row, qd) / 2;
            }
    }
}

/* 2 C_ij = sum over k of (dM_ij/dq_k + dM_ik/dq_j - dM_jk/dq_i) qd_k, one dM/dq_k at a time: it is
   in all of C by the first term, in column k by the second, in row k by the third. */
void reference_coriolis_matrix(const ReferenceRobot *robot, const RefReal *q, const RefReal *qd,
                               RefReal *C)
{
    int n = robot->dof;
    bool turns[JOINTS(robot)];
    RefReal moved[POSITIONS(robot)], weight[DIFFERENCE_STEPS];
    RefReal M[JOINTS(robot) * JOINTS(robot)], slope[JOINTS(robot) * JOINTS(robot)];
    moving_types(robot, turns);
    for (int i = 0; i < n * n; i++)
        C[i] = 0;
    for (int k = 0; k < n; k++) {
        RefReal step = difference_weights(turns[k], weight);
        for (int i = 0; i < n * n; i++)
            slope[i] = 0;
        for (int s = 0; s < DIFFERENCE_STEPS; s++) {
            move(robot, q, k, (RefReal)difference_at[s] * step, moved);
            reference_inertia_matrix(robot, moved, M);
            add_scaled(n * n, weight[s], M, slope);
        }
        add_scaled(n * n, qd[k] / 2, slope, C);
        for (int i = 0; i < n; i++) {
            RefReal along = dot(n, slope + i * n, qd) / 2;
            C[i * n + k] += along;
            C[k * n + i] -= along;
        }
    }
    add_turning(robot, q, qd, C);
}

/* C is linear in the rates: its coefficient of qd_k is C where joint k alone moves. */
void reference_christoffel(const ReferenceRobot *robot, const RefReal *q, RefReal *Gamma)
{
    int n = robot->dof;
    RefReal rate[JOINTS(robot)];
    for (int k = 0; k < n; k++) {
        for (int i = 0; i < n; i++)
            rate[i] = i == k;
        reference_coriolis_matrix(robot, q, rate, Gamma + k * n * n);
    }
}

/* d/dqd of friction: the slope of qd / sqrt(qd^2 + width^2) is width^2 / sqrt(...)^3. */
static RefReal friction_slope(const ReferenceJoint *joint, RefReal qd)
{
    RefReal root = hypot(qd, joint->coulomb_width), width = joint->coulomb_width / root;
    RefReal way = qd / root, slope = width * width / root;
    RefReal low = 0; /* of what fades with speed: the product's rule, d exp = -2 qd/v^2 exp */
    if (joint->stribeck > 0) {
        RefReal fast = qd / joint->stribeck, left = exp(-fast * fast);
        RefReal excess = joint->breakaway - joint->coulomb;
        RefReal skew = joint->breakaway_skew - joint->coulomb_skew;
        low = left * (excess * slope + 2 * skew * way * slope);
        low -= 2 * fast / joint->stribeck * left * way * (excess + skew * way);
    }
    return joint->viscous + joint->coulomb * slope + joint->viscous_skew * (way + qd * slope) +
           2 * joint->coulomb_skew * way * slope + low;
}

/* Torques are quadratic in the rates but for friction, which is taken out of the differences. */
static void slopes_by_rates(const ReferenceRobot *robot, const RefReal *q, const RefReal *qd,
                            RefReal *dtau_dqd)
{
    int n = robot->dof;
    RefReal moved[JOINTS(robot)], tau[2][JOINTS(robot)];
    for (int i = 0; i < n; i++)
        moved[i] = qd[i];
    for (int i = 0, k = 0; i < robot->joint_count; i++) {
        const ReferenceJoint *joint = &robot->joint[i];
        if (joint->type == REFERENCE_FIXED)
            continue;
        for (int side = 0; side < 2; side++) {
            moved[k] = qd[k] + (side ? 1 : -1);
            reference_bias(robot, q, moved, tau[side]);
            tau[side][k] -= friction(joint, moved[k]);
        }
        moved[k] = qd[k];
        for (int row = 0; row < n; row++)
            dtau_dqd[row * n + k] = (tau[1][row] - tau[0][row]) / 2;
        bool none = joint->viscous == 0 && joint->coulomb == 0 && joint->viscous_skew == 0 &&
                    joint->coulomb_skew == 0 && joint->stribeck == 0;
        dtau_dqd[k * n + k] += none ? 0 : friction_slope(joint, qd[k]);
        k++;
    }
}

void reference_inverse_dynamics_derivatives(const ReferenceRobot *robot, const RefReal *q,
                                            const RefReal *qd, const RefReal *qdd, RefReal *dtau_dq,
                                            RefReal *dtau_dqd)
{
    int n = robot->dof;
    bool turns[JOINTS(robot)];
    RefReal moved[POSITIONS(robot)], tau[JOINTS(robot)], weight[DIFFERENCE_STEPS];
    moving_types(robot, turns);
    for (int i = 0; i < n * n; i++)
        dtau_dq[i] = 0;
    for (int k = 0; k < n; k++) {
        RefReal step = difference_weights(turns[k], weight);
        for (int s = 0; s < DIFFERENCE_STEPS; s++) {
            move(robot, q, k, (RefReal)difference_at[s] * step, moved);
            reference_inverse_dynamics(robot, moved, qd, qdd, tau);
            for (int row = 0; row < n; row++)
                dtau_dq[row * n + k] += weight[s] * tau[row];
        }
    }
    slopes_by_rates(robot, q, qd, dtau_dqd);
}

/* From M qdd + bias = tau: M dqdd + (derivatives of the torques at this qdd) = dtau. */
int reference_forward_dynamics_derivatives(const ReferenceRobot *robot, const RefReal *q,
                                           const RefReal *qd, const RefReal *tau, RefReal *qdd,
                                           RefReal *dqdd_dq, RefReal *dqdd_dqd, RefReal *dqdd_dtau)
{
    int n = robot->dof;
    RefReal by_q[JOINTS(robot) * JOINTS(robot)], by_qd[JOINTS(robot) * JOINTS(robot)];
    int singular = reference_forward_dynamics(robot, q, qd, tau, qdd);
    if (singular < 0)
        singular = reference_inertia_inverse(robot, q, dqdd_dtau);
    if (singular >= 0)
        return singular;
    reference_inverse_dynamics_derivatives(robot, q, qd, qdd, by_q, by_qd);
    for (int k = 0; k < n * n; k++)
        dqdd_dq[k] = dqdd_dqd[k] = 0;
    for (int i = 0; i < n; i++)
        for (int k = 0; k < n; k++) {
            add_scaled(n, -dqdd_dtau[i * n + k], by_q + k * n, dqdd_dq + i * n);
            add_scaled(n, -dqdd_dtau[i * n + k], by_qd + k * n, dqdd_dqd + i * n);
        }
    return -1;
}
