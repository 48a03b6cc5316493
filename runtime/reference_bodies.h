/* reference_bodies.h: what the files of the reference share, and nobody else: vectors, poses, and
   where the links are and how they move. Everything is done in the frames of the links themselves.

   A spatial vector is six numbers, the angular three first, in the axes of one frame:

       motion  (w, v)   angular velocity, and velocity of the body's point at the frame's origin
       force   (n, f)   moment about the frame's origin, and force

   A joint moves its link with the twist s qd, where s is constant in the link's own frame. A fixed
   joint has s = 0 and so needs no case of its own. */
#ifndef REFERENCE_BODIES_H
#define REFERENCE_BODIES_H

#include "reference.h"

#include <float.h>
#include <stdbool.h>
#include <stddef.h>

#ifdef REFERENCE_MATH /* another type comes with its sin, cos, hypot, fabs, fmax and EPSILON */
#include REFERENCE_MATH
#else
#include <tgmath.h>
#define EPSILON (sizeof(RefReal) > sizeof(double) ? (RefReal)LDBL_EPSILON : (RefReal)DBL_EPSILON)
#endif

/* ---- vectors and poses ---- */

static inline RefReal dot(int size, const RefReal *a, const RefReal *b)
{
    RefReal sum = 0;
    for (int k = 0; k < size; k++)
        sum += a[k] * b[k];
    return sum;
}

static inline void add_scaled(int size, RefReal factor, const RefReal *a, RefReal *sum)
{
    for (int k = 0; k < size; k++)
        sum[k] += factor * a[k];
}

static inline void add_cross(const RefReal a[3], const RefReal b[3], RefReal sum[3])
{
    sum[0] += a[1] * b[2] - a[2] * b[1];
    sum[1] += a[2] * b[0] - a[0] * b[2];
    sum[2] += a[0] * b[1] - a[1] * b[0];
}

static inline void multiply(const RefReal matrix[3][3], const RefReal a[3], RefReal product[3])
{
    for (int row = 0; row < 3; row++)
        product[row] = dot(3, matrix[row], a);
}

static inline void multiply_transposed(const RefReal matrix[3][3], const RefReal a[3],
                                       RefReal product[3])
{
    for (int row = 0; row < 3; row++)
        product[row] = matrix[0][row] * a[0] + matrix[1][row] * a[1] + matrix[2][row] * a[2];
}

/* A point given in the new frame, in the old one. */
static inline void locate(const ReferencePose *pose, const RefReal point[3], RefReal located[3])
{
    multiply(pose->R, point, located);
    add_scaled(3, 1, pose->p, located);
}

/* The first pose, and from there the next. */
static inline ReferencePose compose(const ReferencePose *first, const ReferencePose *next)
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
static inline ReferencePose joint_motion(const ReferenceJoint *joint, RefReal q)
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

/* What a spherical or free joint does: q is its place, if it is free, and its quaternion. That is
   made a unit one, so that what comes out is a rotation. */
static inline ReferencePose quaternion_motion(const ReferenceJoint *joint, const RefReal *q)
{
    ReferencePose pose = {.p = {0}};
    const RefReal *e = joint->run > 3 ? q + 3 : q;
    RefReal w = e[3], square = dot(4, e, e);
    for (int k = 0; k < 3 && joint->run > 3; k++)
        pose.p[k] = q[k];
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 3; j++) { /* (w^2 - e.e) E + 2 e e^T + 2 w e~ */
            int third = 3 - i - j;
            RefReal sign = (j - i + 3) % 3 == 1 ? -1 : 1;
            RefReal entry = 2 * e[i] * e[j] + (i == j ? 2 * w * w - square : 0);
            pose.R[i][j] = (entry + (i == j ? 0 : 2 * sign * w * e[third])) / square;
        }
    return pose;
}

/* ---- spatial vectors: angular part from [0], linear part from [3] ---- */

static inline void motion_to_child(const ReferencePose *child, const RefReal motion[6],
                                   RefReal result[6])
{
    RefReal velocity[3] = {motion[3], motion[4], motion[5]};
    add_cross(motion, child->p, velocity); /* at the child's origin */
    multiply_transposed(child->R, motion, result);
    multiply_transposed(child->R, velocity, result + 3);
}

static inline void add_force_to_parent(const ReferencePose *child, const RefReal force[6],
                                       RefReal sum[6])
{
    RefReal n[3], f[3];
    multiply(child->R, force, n);
    multiply(child->R, force + 3, f);
    add_cross(child->p, f, n); /* about the parent's origin */
    add_scaled(3, 1, n, sum);
    add_scaled(3, 1, f, sum + 3);
}

/* v x s: how fast s changes when it is carried along by v. */
static inline void add_cross_motion(const RefReal v[6], const RefReal s[6], RefReal sum[6])
{
    add_cross(v, s, sum);
    add_cross(v, s + 3, sum + 3);
    add_cross(v + 3, s, sum + 3);
}

/* v x* h: the same for a force or momentum. */
static inline void add_cross_force(const RefReal v[6], const RefReal h[6], RefReal sum[6])
{
    add_cross(v, h, sum);
    add_cross(v + 3, h + 3, sum);
    add_cross(v, h + 3, sum + 3);
}

/* I v: momentum of the link when it moves with v; angular momentum about the frame's origin. */
static inline void momentum(const ReferenceJoint *joint, const RefReal v[6], RefReal h[6])
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
    ReferencePose *link;  /* the link's frame in its parent's, or in the base */
    ReferencePose *world; /* and in world axes, from the base's origin: differences of places */
    ReferencePose tool;   /* must not see where the base stands */
    RefReal (*axis)[6];   /* s: the link's twist per unit of qd, in its own frame */
    int *coordinate;      /* place of the joint in qd; -1 when fixed */
} Placement;

/* Arrays for the joints of this robot, no more: firmware and threads have little stack. An array of
   nothing would be undefined. */
#define JOINTS(robot) ((robot)->joint_count + 1)
#define POSITIONS(robot) (2 * (robot)->joint_count + 1) /* of q: more than there are */

/* Declares at, the placement of the robot at q. */
#define PLACE(robot, q, at)                                                                        \
    ReferencePose at##_link[JOINTS(robot)], at##_world[JOINTS(robot)];                             \
    RefReal at##_axis[JOINTS(robot)][6];                                                           \
    int at##_coordinate[JOINTS(robot)];                                                            \
    Placement at = {                                                                               \
        .link = at##_link, .world = at##_world, .axis = at##_axis, .coordinate = at##_coordinate}; \
    place(robot, q, &at)

/* The index of the joint whose link carries the tool; -1 if there is none. */
static inline int tool_carrier(const ReferenceRobot *robot)
{
    return (robot->tool_joint ? robot->tool_joint : robot->joint_count) - 1;
}

static inline void place(const ReferenceRobot *robot, const RefReal *q, Placement *at)
{
    int moving = 0, position = 0;
    ReferencePose base = robot->base;
    for (int k = 0; k < 3; k++)
        base.p[k] = 0;
    for (int i = 0; i < robot->joint_count; i++) {
        const ReferenceJoint *joint = &robot->joint[i];
        int coordinate = joint->type == REFERENCE_FIXED ? -1 : moving++;
        at->coordinate[i] = coordinate;

        ReferencePose motion = joint_motion(joint, coordinate < 0 || joint->run ? 0 : q[position]);
        if (joint->run && joint->part == 0)
            motion = quaternion_motion(joint, q + position);
        position += coordinate < 0 || joint->part ? 0 : joint->run ? joint->run + 1 : 1;
        at->link[i] = compose(&joint->before, &motion);
        at->link[i] = compose(&at->link[i], &joint->after);

        const ReferencePose *parent = joint->parent < 0 ? &base : &at->world[joint->parent];
        at->world[i] = compose(parent, &at->link[i]);

        RefReal twist[6] = {0}; /* the motion leaves the axis where it was, so only after matters */
        if (joint->type == REFERENCE_REVOLUTE)
            add_scaled(3, 1, joint->axis, twist);
        if (joint->type == REFERENCE_PRISMATIC)
            add_scaled(3, 1, joint->axis, twist + 3);
        motion_to_child(&joint->after, twist, at->axis[i]);
    }
    int carrier = tool_carrier(robot);
    at->tool = compose(carrier < 0 ? &base : &at->world[carrier], &robot->tool);
}

/* Joint i's entry of a vector of length dof; 0 for a fixed joint, and throughout for NULL. */
static inline RefReal entry(const Placement *at, const RefReal *vector, int i)
{
    return vector == NULL || at->coordinate[i] < 0 ? 0 : vector[at->coordinate[i]];
}

/* ---- how it moves ---- */

/* A link fixed to the base is part of it. */
static inline void find_moving(const ReferenceRobot *robot, const Placement *at, bool *moves)
{
    for (int i = 0; i < robot->joint_count; i++) {
        int parent = robot->joint[i].parent;
        moves[i] = at->coordinate[i] >= 0 || (parent >= 0 && moves[parent]);
    }
}

static const RefReal AT_REST[9] = {0};

/* The link behind the whole joint of which i is a part. */
static inline int run_end(const ReferenceRobot *robot, int i)
{
    const ReferenceJoint *joint = &robot->joint[i];
    return joint->run ? i + joint->run - 1 - joint->part : i;
}

/* base: its angular velocity and acceleration, and the acceleration of its origin, world axes. */
static inline void link_velocities(const ReferenceRobot *robot, const Placement *at,
                                   const RefReal base[9], const RefReal *qd, RefReal v[][6])
{
    RefReal base_velocity[6] = {0};
    multiply_transposed(robot->base.R, base, base_velocity);
    for (int i = 0; i < robot->joint_count; i++) {
        int parent = robot->joint[i].parent;
        motion_to_child(&at->link[i], parent < 0 ? base_velocity : v[parent], v[i]);
        add_scaled(6, entry(at, qd, i), at->axis[i], v[i]);
    }
}

/* Weight is what an upward acceleration of the base would do to every link. qd and qdd may be NULL
   for zero. */
static inline void link_accelerations(const ReferenceRobot *robot, const Placement *at,
                                      const RefReal base[9], const RefReal gravity[3],
                                      const RefReal *qd, const RefReal *qdd, RefReal v[][6],
                                      RefReal a[][6])
{
    RefReal up[3] = {base[6] - gravity[0], base[7] - gravity[1], base[8] - gravity[2]};
    RefReal base_acceleration[6];
    multiply_transposed(robot->base.R, base + 3, base_acceleration);
    multiply_transposed(robot->base.R, up, base_acceleration + 3);
    for (int i = 0; i < robot->joint_count; i++) {
        int parent = robot->joint[i].parent;
        motion_to_child(&at->link[i], parent < 0 ? base_acceleration : a[parent], a[i]);
        add_scaled(6, entry(at, qdd, i), at->axis[i], a[i]);
        RefReal joint_velocity[6] = {0};
        add_scaled(6, entry(at, qd, i), at->axis[i], joint_velocity);
        add_cross_motion(v[run_end(robot, i)], joint_velocity, a[i]); /* s turns with that link */
    }
}

/* What a body on the link takes to move so. */
static inline void link_force(const ReferenceJoint *body, const RefReal v[6], const RefReal a[6],
                              RefReal f[6])
{
    RefReal h[6];
    momentum(body, v, h);
    momentum(body, a, f);
    add_cross_force(v, h, f);
}

static inline RefReal friction(const ReferenceJoint *joint, RefReal qd)
{
    if (qd == 0)
        return 0; /* also with a width of 0, where the quotient would be 0/0 */
    RefReal way = qd / hypot(qd, joint->coulomb_width);
    RefReal coulomb = joint->coulomb + way * joint->coulomb_skew;
    if (joint->stribeck > 0) {
        RefReal fast = qd / joint->stribeck;
        RefReal begins = joint->breakaway + way * joint->breakaway_skew;
        coulomb += (begins - coulomb) * exp(-fast * fast);
    }
    return (joint->viscous + way * joint->viscous_skew) * qd + coulomb * way;
}

/* How fast rotor k (a place in q) turns, or accelerates, when the joints do as rate says. */
static inline RefReal rotor_rate(const ReferenceRobot *robot, int k, const RefReal *rate)
{
    RefReal sum = 0;
    if (rate == NULL || robot->coupling == NULL)
        return rate == NULL ? 0 : rate[k];
    for (int j = 0; j < robot->dof; j++)
        sum += robot->coupling[k * robot->dof + j] * rate[j];
    return sum;
}

#endif
