/* reference.c: dynamics (reference.h). With X and X* taking a motion from parent to child and a
   force from child to parent (reference_bodies.h):

       v_i = X v_parent + s_i qd_i                                  v_base = 0 or its motion
       a_i = X a_parent + s_i qdd_i + v_i x s_i qd_i                a_base = -gravity and its own
       f_i = I_i a_i + v_i x* I_i v_i + sum over children of X* f   tau_i = s_i . f_i

   (Featherstone, Rigid Body Dynamics Algorithms, 2008, table 5.1.) */
#include "reference_bodies.h"

/* ---- the Newton-Euler recursion ---- */

static const RefReal WEIGHTLESS[3] = {0};

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

/* What the parent's side exerts on each link; qd and qdd may be NULL for zero. base: its angular
   velocity and acceleration, and the acceleration of its origin, in world axes. */
static void joint_forces(const ReferenceRobot *robot, const Placement *at, const RefReal base[9],
                         const RefReal gravity[3], const RefReal *qd, const RefReal *qdd,
                         RefReal f[][6])
{
    RefReal v[JOINTS(robot)][6], a[JOINTS(robot)][6];
    link_velocities(robot, at, base, qd, v);
    link_accelerations(robot, at, base, gravity, qd, qdd, v, a);
    for (int i = 0; i < robot->joint_count; i++)
        link_force(&robot->joint[i], v[i], a[i], f[i]);
    for (int i = robot->joint_count - 1; i >= 0; i--)
        if (robot->joint[i].parent >= 0)
            add_force_to_parent(&at->link[i], f[i], f[robot->joint[i].parent]);
}

/* All torques, with friction and rotors. */
static void newton_euler(const ReferenceRobot *robot, const Placement *at, const RefReal base[9],
                         const RefReal gravity[3], const RefReal *qd, const RefReal *qdd,
                         RefReal *tau)
{
    RefReal f[JOINTS(robot)][6];
    joint_forces(robot, at, base, gravity, qd, qdd, f);
    for (int i = 0; i < robot->joint_count; i++)
        if (at->coordinate[i] >= 0)
            tau[at->coordinate[i]] =
                dot(6, at->axis[i], f[i]) + friction(&robot->joint[i], entry(at, qd, i));
    add_rotor_torques(robot, at, qdd, tau);
}

void reference_inverse_dynamics(const ReferenceRobot *robot, const RefReal *q, const RefReal *qd,
                                const RefReal *qdd, RefReal *tau)
{
    PLACE(robot, q, at);
    newton_euler(robot, &at, AT_REST, robot->gravity, qd, qdd, tau);
}

/* The base's origin is said to have no velocity: a constant one changes no force, and seen from it
   the acceleration is a spatial one, too. */
void reference_inverse_dynamics_moving_base(const ReferenceRobot *robot, const RefReal *q,
                                            const RefReal *qd, const RefReal *qdd,
                                            const RefReal w[3], const RefReal wd[3],
                                            const RefReal a[3], RefReal *tau)
{
    PLACE(robot, q, at);
    RefReal base[9];
    for (int k = 0; k < 3; k++) {
        base[k] = w[k];
        base[3 + k] = wd[k];
        base[6 + k] = a[k];
    }
    newton_euler(robot, &at, base, robot->gravity, qd, qdd, tau);
}

void reference_bias_moving_base(const ReferenceRobot *robot, const RefReal *q, const RefReal *qd,
                                const RefReal w[3], const RefReal wd[3], const RefReal a[3],
                                RefReal *b)
{
    reference_inverse_dynamics_moving_base(robot, q, qd, NULL, w, wd, a, b);
}

/* The parent's origin lies -R^T p from the link's, in the link's axes. */
void reference_reactions(const ReferenceRobot *robot, const RefReal *q, const RefReal *qd,
                         const RefReal *qdd, RefReal *w)
{
    PLACE(robot, q, at);
    RefReal f[JOINTS(robot)][6];
    joint_forces(robot, &at, AT_REST, robot->gravity, qd, qdd, f);
    for (int i = 0; i < robot->joint_count; i++) {
        const ReferencePose *link = &at.link[i];
        RefReal from_point[3] = {0};
        if (at.coordinate[i] < 0)
            continue;
        RefReal *row = w + 6 * at.coordinate[i];
        if (robot->joint[i].at_far_end)
            multiply_transposed(link->R, link->p, from_point);
        for (int k = 0; k < 3; k++) {
            row[k] = f[i][3 + k];
            row[3 + k] = f[i][k];
        }
        add_cross(from_point, f[i] + 3, row + 3);
    }
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
    PLACE(robot, q, at);
    for (int column = 0; column < robot->dof; column++) {
        RefReal unit[JOINTS(robot)], tau[JOINTS(robot)];
        for (int k = 0; k < robot->dof; k++) {
            unit[k] = k == column;
            tau[k] = 0;
        }
        newton_euler(robot, &at, AT_REST, WEIGHTLESS, NULL, unit, tau);
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
    RefReal M[JOINTS(robot) * JOINTS(robot)], x[JOINTS(robot)];
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
    RefReal b[JOINTS(robot)], phi[JOINTS(robot)];
    reference_bias(robot, q, qd, b);
    for (int k = 0; k < robot->dof; k++)
        phi[k] = tau[k] - b[k];
    return reference_inertia_solve(robot, q, phi, qdd);
}
