/* reference.c: see reference.h. Everything is done in the frames of the links themselves.

   A spatial vector is six numbers, the angular three first, in the axes of one frame:

       motion  (w, v)   angular velocity, and velocity of the body's point at the frame's origin
       force   (n, f)   moment about the frame's origin, and force

   A joint moves its link with the twist s qd, where s is constant in the link's own frame. With X
   and X* taking a motion from parent to child and a force from child to parent:

       v_i = X v_parent + s_i qd_i                                  v_base = 0
       a_i = X a_parent + s_i qdd_i + v_i x s_i qd_i                a_base = -gravity
       f_i = I_i a_i + v_i x* I_i v_i + sum over children of X* f   tau_i = s_i . f_i

   (Featherstone, Rigid Body Dynamics Algorithms, 2008, table 5.1.) A fixed joint has s = 0 and so
   needs no case of its own. */
#include "reference.h"

#include <float.h>
#include <stdbool.h>
#include <stddef.h>

#define MAX_JOINTS REFERENCE_MAX_JOINTS
#ifdef REFERENCE_MATH /* another type comes with its sin, cos, hypot, fabs, fmax and EPSILON */
#include REFERENCE_MATH
#else
#include <tgmath.h>
#define EPSILON _Generic((RefReal)0, double : DBL_EPSILON, long double : LDBL_EPSILON)
#endif

/* ---- vectors and poses ---- */

static RefReal dot(int size, const RefReal *a, const RefReal *b)
{
    RefReal sum = 0;
    for (int k = 0; k < size; k++)
        sum += a[k] * b[k];
    return sum;
}

static void add_scaled(int size, RefReal factor, const RefReal *a, RefReal *sum)
{
    for (int k = 0; k < size; k++)
        sum[k] += factor * a[k];
}

static void add_cross(const RefReal a[3], const RefReal b[3], RefReal sum[3])
{
    sum[0] += a[1] * b[2] - a[2] * b[1];
    sum[1] += a[2] * b[0] - a[0] * b[2];
    sum[2] += a[0] * b[1] - a[1] * b[0];
}

static void multiply(const RefReal matrix[3][3], const RefReal a[3], RefReal product[3])
{
    for (int row = 0; row < 3; row++)
        product[row] = dot(3, matrix[row], a);
}

static void multiply_transposed(const RefReal matrix[3][3], const RefReal a[3], RefReal product[3])
{
    for (int row = 0; row < 3; row++)
        product[row] = matrix[0][row] * a[0] + matrix[1][row] * a[1] + matrix[2][row] * a[2];
}

/* A point given in the new frame, in the old one. */
static void locate(const ReferencePose *pose, const RefReal point[3], RefReal located[3])
{
    multiply(pose->R, point, located);
    add_scaled(3, 1, pose->p, located);
}

/* The first pose, and from there the next. */
static ReferencePose compose(const ReferencePose *first, const ReferencePose *next)
{
    ReferencePose result = {.p = {0}};
    for (int row = 0; row < 3; row++)
        for (int k = 0; k < 3; k++)
            add_scaled(3, first->R[row][k], next->R[k], result.R[row]);
    locate(first, next->p, result.p);
    return result;
}

/* What a joint does to the frame behind it: turn by q about the axis (Rodrigues), slide by q along
   it, or nothing. */
static ReferencePose joint_motion(const ReferenceJoint *joint, RefReal q)
{
    ReferencePose pose = {.R = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};
    const RefReal *axis = joint->axis;
    if (joint->type == REFERENCE_PRISMATIC)
        add_scaled(3, q, axis, pose.p);
    if (joint->type == REFERENCE_REVOLUTE) {
        RefReal s = sin(q), c = cos(q);
        const RefReal cross[3][3] = {
            {0, -axis[2], axis[1]}, {axis[2], 0, -axis[0]}, {-axis[1], axis[0], 0}};
        for (int row = 0; row < 3; row++)
            for (int column = 0; column < 3; column++)
                pose.R[row][column] = c * pose.R[row][column] + s * cross[row][column] +
                                      (1 - c) * axis[row] * axis[column];
    }
    return pose;
}

/* ---- spatial vectors: angular part from [0], linear part from [3] ---- */

static void motion_to_child(const ReferencePose *child, const RefReal motion[6], RefReal result[6])
{
    RefReal velocity[3] = {motion[3], motion[4], motion[5]};
    add_cross(motion, child->p, velocity); /* at the child's origin */
    multiply_transposed(child->R, motion, result);
    multiply_transposed(child->R, velocity, result + 3);
}

static void add_force_to_parent(const ReferencePose *child, const RefReal force[6], RefReal sum[6])
{
    RefReal n[3], f[3];
    multiply(child->R, force, n);
    multiply(child->R, force + 3, f);
    add_cross(child->p, f, n); /* about the parent's origin */
    add_scaled(3, 1, n, sum);
    add_scaled(3, 1, f, sum + 3);
}

/* v x s: how fast s changes when it is carried along by v. */
static void add_cross_motion(const RefReal v[6], const RefReal s[6], RefReal sum[6])
{
    add_cross(v, s, sum);
    add_cross(v, s + 3, sum + 3);
    add_cross(v + 3, s, sum + 3);
}

/* v x* h: the same for a force or momentum. */
static void add_cross_force(const RefReal v[6], const RefReal h[6], RefReal sum[6])
{
    add_cross(v, h, sum);
    add_cross(v + 3, h + 3, sum);
    add_cross(v, h + 3, sum + 3);
}

/* I v: momentum of the link when it moves with v; angular momentum about the frame's origin. */
static void momentum(const ReferenceJoint *joint, const RefReal v[6], RefReal h[6])
{
    RefReal velocity[3] = {v[3], v[4], v[5]}; /* of the mass centre */
    add_cross(v, joint->com, velocity);
    for (int k = 0; k < 3; k++)
        h[3 + k] = joint->mass * velocity[k];
    multiply(joint->inertia, v, h);
    add_cross(joint->com, h + 3, h);
}

/* ---- where everything is ---- */

typedef struct {
    ReferencePose link[MAX_JOINTS];  /* the link's frame in its parent's, or in the base */
    ReferencePose world[MAX_JOINTS]; /* and in the world */
    ReferencePose tool;              /* in the world */
    RefReal axis[MAX_JOINTS][6];     /* s: the link's twist per unit of qd, in its own frame */
    int coordinate[MAX_JOINTS];      /* place of the joint in q; -1 when fixed */
} Placement;

/* The index of the joint whose link carries the tool; -1 if there is none. */
static int tool_carrier(const ReferenceRobot *robot)
{
    return (robot->tool_joint ? robot->tool_joint : robot->joint_count) - 1;
}

static void place(const ReferenceRobot *robot, const RefReal *q, Placement *at)
{
    int moving = 0;
    for (int i = 0; i < robot->joint_count; i++) {
        const ReferenceJoint *joint = &robot->joint[i];
        int coordinate = joint->type == REFERENCE_FIXED ? -1 : moving++;
        at->coordinate[i] = coordinate;

        ReferencePose motion = joint_motion(joint, coordinate < 0 ? 0 : q[coordinate]);
        at->link[i] = compose(&joint->before, &motion);
        at->link[i] = compose(&at->link[i], &joint->after);

        const ReferencePose *parent = joint->parent < 0 ? &robot->base : &at->world[joint->parent];
        at->world[i] = compose(parent, &at->link[i]);

        RefReal twist[6] = {0}; /* the motion leaves the axis where it was, so only after matters */
        if (joint->type == REFERENCE_REVOLUTE)
            add_scaled(3, 1, joint->axis, twist);
        if (joint->type == REFERENCE_PRISMATIC)
            add_scaled(3, 1, joint->axis, twist + 3);
        motion_to_child(&joint->after, twist, at->axis[i]);
    }
    int carrier = tool_carrier(robot);
    at->tool = compose(carrier < 0 ? &robot->base : &at->world[carrier], &robot->tool);
}

/* Joint i's entry of a vector of length dof; 0 for a fixed joint, and throughout for NULL. */
static RefReal entry(const Placement *at, const RefReal *vector, int i)
{
    return vector == NULL || at->coordinate[i] < 0 ? 0 : vector[at->coordinate[i]];
}

/* ---- the Newton-Euler recursion ---- */

static const RefReal AT_REST[6] = {0}, WEIGHTLESS[3] = {0};

static void link_velocities(const ReferenceRobot *robot, const Placement *at, const RefReal *qd,
                            RefReal v[][6])
{
    for (int i = 0; i < robot->joint_count; i++) {
        int parent = robot->joint[i].parent;
        motion_to_child(&at->link[i], parent < 0 ? AT_REST : v[parent], v[i]);
        add_scaled(6, entry(at, qd, i), at->axis[i], v[i]);
    }
}

static RefReal friction(const ReferenceJoint *joint, RefReal qd)
{
    if (qd == 0)
        return 0; /* also with a width of 0, where the quotient would be 0/0 */
    return joint->viscous * qd + joint->coulomb * qd / hypot(qd, joint->coulomb_width);
}

/* How fast rotor k (a place in q) turns, or accelerates, when the joints do as rate says. */
static RefReal rotor_rate(const ReferenceRobot *robot, int k, const RefReal *rate)
{
    RefReal sum = 0;
    if (rate == NULL || robot->coupling == NULL)
        return rate == NULL ? 0 : rate[k];
    for (int j = 0; j < robot->dof; j++)
        sum += robot->coupling[k * robot->dof + j] * rate[j];
    return sum;
}

/* Each rotor resists its own acceleration, on all joints that it turns with. */
static void add_rotor_torques(const ReferenceRobot *robot, const Placement *at, const RefReal *qdd,
                              RefReal *tau)
{
    for (int i = 0; i < robot->joint_count; i++) {
        int k = at->coordinate[i];
        if (k < 0)
            continue;
        RefReal torque = robot->joint[i].rotor * rotor_rate(robot, k, qdd);
        if (robot->coupling == NULL)
            tau[k] += torque;
        for (int j = 0; robot->coupling && j < robot->dof; j++)
            tau[j] += robot->coupling[k * robot->dof + j] * torque;
    }
}

/* All torques, with friction and rotors; qd and qdd may be NULL for zero. */
static void newton_euler(const ReferenceRobot *robot, const Placement *at, const RefReal gravity[3],
                         const RefReal *qd, const RefReal *qdd, RefReal *tau)
{
    RefReal v[MAX_JOINTS][6], a[MAX_JOINTS][6], f[MAX_JOINTS][6];

    /* Weight is what an upward acceleration of the base would do to every link. */
    RefReal up[3] = {-gravity[0], -gravity[1], -gravity[2]}, base_acceleration[6] = {0};
    multiply_transposed(robot->base.R, up, base_acceleration + 3);

    link_velocities(robot, at, qd, v);
    for (int i = 0; i < robot->joint_count; i++) {
        const ReferenceJoint *joint = &robot->joint[i];
        motion_to_child(&at->link[i], joint->parent < 0 ? base_acceleration : a[joint->parent],
                        a[i]);
        add_scaled(6, entry(at, qdd, i), at->axis[i], a[i]);
        RefReal joint_velocity[6] = {0};
        add_scaled(6, entry(at, qd, i), at->axis[i], joint_velocity);
        add_cross_motion(v[i], joint_velocity, a[i]);

        RefReal h[6];
        momentum(joint, v[i], h);
        momentum(joint, a[i], f[i]);
        add_cross_force(v[i], h, f[i]);
    }
    for (int i = robot->joint_count - 1; i >= 0; i--) {
        const ReferenceJoint *joint = &robot->joint[i];
        if (joint->parent >= 0)
            add_force_to_parent(&at->link[i], f[i], f[joint->parent]);
        if (at->coordinate[i] >= 0)
            tau[at->coordinate[i]] = dot(6, at->axis[i], f[i]) + friction(joint, entry(at, qd, i));
    }
    add_rotor_torques(robot, at, qdd, tau);
}

void reference_inverse_dynamics(const ReferenceRobot *robot, const RefReal *q, const RefReal *qd,
                                const RefReal *qdd, RefReal *tau)
{
    Placement at;
    place(robot, q, &at);
    newton_euler(robot, &at, robot->gravity, qd, qdd, tau);
}

void reference_bias(const ReferenceRobot *robot, const RefReal *q, const RefReal *qd, RefReal *b)
{
    reference_inverse_dynamics(robot, q, qd, NULL, b);
}

void reference_gravity(const ReferenceRobot *robot, const RefReal *q, RefReal *g)
{
    reference_inverse_dynamics(robot, q, NULL, NULL, g);
}

/* ---- inertia matrix and what solves with it ---- */

void reference_inertia_matrix(const ReferenceRobot *robot, const RefReal *q, RefReal *M)
{
    Placement at;
    place(robot, q, &at);
    for (int column = 0; column < robot->dof; column++) {
        RefReal unit[MAX_JOINTS] = {0}, tau[MAX_JOINTS] = {0};
        unit[column] = 1;
        newton_euler(robot, &at, WEIGHTLESS, NULL, unit, tau);
        for (int row = 0; row < robot->dof; row++)
            M[row * robot->dof + column] = tau[row];
    }
}

static void swap(RefReal *a, RefReal *b)
{
    RefReal old = *a;
    *a = *b;
    *b = old;
}

/* Gaussian elimination, rows exchanged by size: unlike Cholesky's it also serves a table of masses
   that no body can have, for which M is not positive definite. Destroys M, turns x from the right
   side into the solution. Returns the first column that the ones before it leave empty, or -1. */
static int solve(int n, RefReal *M, RefReal *x)
{
    RefReal scale = 0; /* of the matrix: what rounding in its entries is measured by */
    for (int k = 0; k < n * n; k++)
        scale = fmax(scale, fabs(M[k]));
    RefReal vanishing = scale * EPSILON * 64 * (RefReal)n;

    for (int k = 0; k < n; k++) {
        int largest = k;
        for (int row = k + 1; row < n; row++)
            if (fabs(M[row * n + k]) > fabs(M[largest * n + k]))
                largest = row;
        if (!(fabs(M[largest * n + k]) > vanishing)) /* so written, NaN vanishes too */
            return k;

        for (int column = k; column < n; column++)
            swap(&M[k * n + column], &M[largest * n + column]);
        swap(&x[k], &x[largest]);

        for (int row = k + 1; row < n; row++) {
            RefReal factor = -M[row * n + k] / M[k * n + k];
            add_scaled(n - k, factor, &M[k * n + k], &M[row * n + k]);
            x[row] += factor * x[k];
        }
    }
    for (int k = n - 1; k >= 0; k--)
        x[k] = (x[k] - dot(n - 1 - k, &M[k * n + k + 1], &x[k + 1])) / M[k * n + k];
    return -1;
}

int reference_inertia_solve(const ReferenceRobot *robot, const RefReal *q, const RefReal *phi,
                            RefReal *qdd)
{
    RefReal M[MAX_JOINTS * MAX_JOINTS], x[MAX_JOINTS];
    reference_inertia_matrix(robot, q, M);
    for (int k = 0; k < robot->dof; k++)
        x[k] = phi[k];
    int stuck = solve(robot->dof, M, x);
    for (int k = 0; stuck < 0 && k < robot->dof; k++)
        qdd[k] = x[k];

    int joint = stuck; /* from its place in q to its index among all joints */
    for (int i = 0; i <= joint; i++)
        joint += robot->joint[i].type == REFERENCE_FIXED;
    return joint;
}

int reference_forward_dynamics(const ReferenceRobot *robot, const RefReal *q, const RefReal *qd,
                               const RefReal *tau, RefReal *qdd)
{
    RefReal b[MAX_JOINTS] = {0}, phi[MAX_JOINTS];
    reference_bias(robot, q, qd, b);
    for (int k = 0; k < robot->dof; k++)
        phi[k] = tau[k] - b[k];
    return reference_inertia_solve(robot, q, phi, qdd);
}

/* ---- kinematics and energy ---- */

void reference_forward_kinematics(const ReferenceRobot *robot, const RefReal *q, RefReal R[9],
                                  RefReal p[3])
{
    Placement at;
    place(robot, q, &at);
    for (int k = 0; k < 9; k++)
        R[k] = at.tool.R[k / 3][k % 3];
    for (int k = 0; k < 3; k++)
        p[k] = at.tool.p[k];
}

void reference_frames(const ReferenceRobot *robot, const RefReal *q, RefReal *R, RefReal *p)
{
    Placement at;
    place(robot, q, &at);
    for (int i = 0; i < robot->joint_count; i++) {
        int link = at.coordinate[i];
        for (int k = 0; k < 9 && link >= 0; k++)
            R[9 * link + k] = at.world[i].R[k / 3][k % 3];
        for (int k = 0; k < 3 && link >= 0; k++)
            p[3 * link + k] = at.world[i].p[k];
    }
}

/* The tool rides on one link, so only that link's ancestors have a column that is not 0. */
void reference_jacobian(const ReferenceRobot *robot, const RefReal *q, RefReal *J)
{
    Placement at;
    place(robot, q, &at);
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
    Placement at;
    RefReal v[MAX_JOINTS][6], a[MAX_JOINTS][6], tool_v[6] = {0}, tool_a[6] = {0};
    int last = tool_carrier(robot);
    place(robot, q, &at);
    link_velocities(robot, &at, qd, v);
    for (int i = 0; i <= last; i++) {
        int parent = robot->joint[i].parent;
        RefReal joint_velocity[6] = {0};
        motion_to_child(&at.link[i], parent < 0 ? AT_REST : a[parent], a[i]);
        add_scaled(6, entry(&at, qd, i), at.axis[i], joint_velocity);
        add_cross_motion(v[i], joint_velocity, a[i]);
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
    Placement at;
    RefReal v[MAX_JOINTS][6], h[6], com[3];
    bool moves[MAX_JOINTS]; /* a link fixed to the base is part of it and has no energy */
    place(robot, q, &at);
    link_velocities(robot, &at, qd, v);
    e[0] = e[1] = 0;
    for (int i = 0; i < robot->joint_count; i++) {
        const ReferenceJoint *joint = &robot->joint[i];
        moves[i] = at.coordinate[i] >= 0 || (joint->parent >= 0 && moves[joint->parent]);
        if (!moves[i])
            continue;
        RefReal rate = at.coordinate[i] < 0 ? 0 : rotor_rate(robot, at.coordinate[i], qd);
        momentum(joint, v[i], h);
        e[0] += (dot(6, v[i], h) + joint->rotor * rate * rate) / 2;
        locate(&at.world[i], joint->com, com);
        e[1] -= joint->mass * dot(3, robot->gravity, com);
    }
}
