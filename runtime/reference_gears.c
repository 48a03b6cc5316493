/* reference_gears.c: robots some of whose joints follow others (reference.h). Torques by Lagrange's
   multipliers: with G q = h the equations, the joints that are eliminated have no drive, so

       tree's torques = (tau at those that are left, 0 at the others) + G^T lambda

   is solved for tau and lambda, and with M qdd + bias as the torques and G qdd = 0 besides, for the
   accelerations. Of other functions, columns are brought together as rates are spread. */
#include "reference_bodies.h"
#include "reference_table.h"

#include <string.h>

#ifndef MOVING
#define MOVING(robot) ((robot)->dof + 1)
#endif

REFERENCE_API bool reference_eliminate(int n, RefReal *A, int k, RefReal *b)
{
    RefReal scale = 0;
    for (int i = 0; i < n * n; i++)
        scale = fmax(scale, fabs(A[i]));
    for (int p = 0; p < n; p++) {
        int largest = p;
        for (int row = p + 1; row < n; row++)
            if (fabs(A[row * n + p]) > fabs(A[largest * n + p]))
                largest = row;
        if (!(fabs(A[largest * n + p]) > scale * EPSILON * 64 * (RefReal)n))
            return false;
        for (int c = 0; c < n; c++) {
            RefReal old = A[p * n + c];
            A[p * n + c] = A[largest * n + c];
            A[largest * n + c] = old;
        }
        for (int c = 0; c < k; c++) {
            RefReal old = b[p * k + c];
            b[p * k + c] = b[largest * k + c];
            b[largest * k + c] = old;
        }
        for (int row = 0; row < n; row++) {
            RefReal factor = row == p ? 0 : -A[row * n + p] / A[p * n + p];
            add_scaled(n, factor, &A[p * n], &A[row * n]);
            add_scaled(k, factor, &b[p * k], &b[row * k]);
        }
    }
    for (int p = 0; p < n; p++)
        for (int c = 0; c < k; c++)
            b[p * k + c] /= A[p * n + p];
    return true;
}

/* ---- who follows ---- */

/* By moving joint: which equation eliminates it, -1: none; and that equation's number by its last
   term. */
REFERENCE_API void reference_followers(const ReferenceRobot *robot, int *eliminated_by)
{
    for (int i = 0; i < robot->dof; i++)
        eliminated_by[i] = -1;
    for (int t = 0; t < robot->term_count; t++) {
        bool last = t + 1 == robot->term_count || robot->term[t + 1].gear != robot->term[t].gear;
        if (last)
            eliminated_by[robot->term[t].joint] = robot->term[t].gear;
    }
}

/* What k columns of rates of the coordinates, and h (NULL: 0), make of the joints: the equations as
   they stand, beside one row "is this coordinate" for each that is left. */
static void spread(const ReferenceRobot *robot, int k, const RefReal *rates, const RefReal *h,
                   RefReal *of_tree)
{
    int n = robot->dof, row = robot->gear_count, follower[MOVING(robot)];
    RefReal A[MOVING(robot) * MOVING(robot)];
    memset(A, 0, sizeof A);
    reference_followers(robot, follower);
    for (int t = 0; t < robot->term_count; t++)
        A[robot->term[t].gear * n + robot->term[t].joint] += robot->term[t].factor;
    for (int g = 0; g < robot->gear_count; g++)
        for (int c = 0; c < k; c++)
            of_tree[g * k + c] = h ? h[g] : 0;
    for (int i = 0; i < n; i++) {
        if (follower[i] >= 0)
            continue;
        A[row * n + i] = 1;
        for (int c = 0; c < k; c++)
            of_tree[row * k + c] = rates[(row - robot->gear_count) * k + c];
        row++;
    }
    reference_eliminate(n, A, k, of_tree);
}

void reference_spread(const ReferenceRobot *robot, const RefReal *rate, RefReal *of_tree)
{
    spread(robot, 1, rate, NULL, of_tree);
}

/* Quaternions pass; single joints go as rates do, but for the offsets. */
void reference_spread_positions(const ReferenceRobot *robot, const RefReal *q, RefReal *of_tree)
{
    int follower[MOVING(robot)], from = 0, coordinate = 0, at = 0, moving = 0;
    RefReal single[MOVING(robot)], all[MOVING(robot)];
    reference_followers(robot, follower);
    for (int k = 0; k < MOVING(robot); k++)
        all[k] = 0;
    for (int pass = 0; pass < 2; pass++) {
        from = coordinate = at = moving = 0;
        for (int i = 0; i < robot->joint_count; i++) {
            const ReferenceJoint *joint = &robot->joint[i];
            if (joint->type == REFERENCE_FIXED)
                continue;
            int numbers = joint->run ? (joint->part ? 0 : joint->run + 1) : 1;
            bool follows = follower[moving] >= 0;
            if (!follows && pass == 0)
                single[coordinate] = joint->run ? 0 : q[from];
            for (int k = 0; k < numbers && pass == 1; k++)
                of_tree[at + k] = joint->run ? q[from + k] : all[moving];
            from += follows ? 0 : numbers;
            coordinate += !follows;
            at += numbers;
            moving++;
        }
        if (pass == 0)
            spread(robot, 1, single, robot->gear_offset, all);
    }
}

/* S: n rows of dof numbers. */
static int spreading(const ReferenceRobot *robot, RefReal *S)
{
    int dof = robot->dof - robot->gear_count;
    RefReal unit[MOVING(robot) * MOVING(robot)];
    for (int k = 0; k < dof * dof; k++)
        unit[k] = k % (dof + 1) == 0;
    spread(robot, dof, unit, NULL, S);
    return dof;
}

void reference_gather(const ReferenceRobot *robot, int before, int after, const RefReal *of_tree,
                      RefReal *out)
{
    RefReal S[MOVING(robot) * MOVING(robot)];
    int n = robot->dof, dof = spreading(robot, S);
    for (int b = 0; b < before; b++)
        for (int j = 0; j < dof; j++)
            for (int a = 0; a < after; a++) {
                RefReal sum = 0;
                for (int i = 0; i < n; i++)
                    sum += S[i * dof + j] * of_tree[(b * n + i) * after + a];
                out[(b * dof + j) * after + a] = sum;
            }
}

/* ---- multipliers ---- */

/* tau of the coordinates from the torques of all joints. */
static void drives(const ReferenceRobot *robot, const RefReal *torque, RefReal *tau)
{
    int n = robot->dof, column = robot->gear_count, follower[MOVING(robot)];
    RefReal A[MOVING(robot) * MOVING(robot)], x[MOVING(robot)];
    memset(A, 0, sizeof A);
    reference_followers(robot, follower);
    for (int t = 0; t < robot->term_count; t++)
        A[robot->term[t].joint * n + robot->term[t].gear] += robot->term[t].factor;
    for (int i = 0; i < n; i++) {
        x[i] = torque[i];
        if (follower[i] < 0)
            A[i * n + column++] = 1;
    }
    reference_eliminate(n, A, 1, x);
    for (int j = 0; j < n - robot->gear_count; j++)
        tau[j] = x[robot->gear_count + j];
}

/* Accelerations of the coordinates for forces at them and b at all joints (NULL: 0), k columns. */
static bool accelerate(const ReferenceRobot *robot, const RefReal *q_tree, int k,
                       const RefReal *force, const RefReal *b, RefReal *qdd)
{
    int n = robot->dof, g = robot->gear_count, size = n + g, follower[MOVING(robot)], row = 0;
    RefReal M[MOVING(robot) * MOVING(robot)];
    RefReal A[4 * MOVING(robot) * MOVING(robot)], x[2 * MOVING(robot) * (k + 1)];
    memset(A, 0, sizeof A);
    reference_followers(robot, follower);
    reference_inertia_matrix(robot, q_tree, M);
    for (int i = 0; i < n; i++) {
        for (int j = 0; j < n; j++)
            A[i * size + j] = M[i * n + j];
        for (int c = 0; c < k; c++)
            x[i * k + c] = (follower[i] < 0 ? force[row * k + c] : 0) - (b ? b[i] : 0);
        row += follower[i] < 0;
    }
    for (int t = 0; t < robot->term_count; t++) {
        const ReferenceTerm *term = &robot->term[t];
        A[(n + term->gear) * size + term->joint] += term->factor;
        A[term->joint * size + n + term->gear] -= term->factor;
    }
    for (int c = 0; c < g * k; c++)
        x[n * k + c] = 0;
    if (!reference_eliminate(size, A, k, x))
        return false;
    row = 0;
    for (int i = 0; i < n; i++) {
        for (int c = 0; c < k; c++)
            if (follower[i] < 0)
                qdd[row * k + c] = x[i * k + c];
        row += follower[i] < 0;
    }
    return true;
}

static bool inverse(const ReferenceRobot *robot, const RefReal *q_tree, RefReal *Minv)
{
    int dof = robot->dof - robot->gear_count;
    RefReal unit[MOVING(robot) * MOVING(robot)];
    for (int k = 0; k < dof * dof; k++)
        unit[k] = k % (dof + 1) == 0;
    return accelerate(robot, q_tree, dof, unit, NULL, Minv);
}

/* ---- by name ---- */

/* Inputs: q, d (a number a coordinate), c (others). Outputs: arrays, each by its dimensions: a
   number, d, L (all joints that move), p (as q). */
static const struct {
    const char *name, *inputs, *outputs;
} shapes[] = {
    {"inverse-dynamics", "qdd", "d"},
    {"inertia-matrix", "q", "dd"},
    {"inverse-dynamics-moving-base", "qddccc", "d"},
    {"bias-moving-base", "qdccc", "d"},
    {"bias", "qd", "d"},
    {"gravity", "q", "d"},
    {"forward-kinematics", "q", "9,3"},
    {"jacobian", "q", "6d"},
    {"jacobian-bias", "qd", "6"},
    {"frames", "q", "L9,L3"},
    {"energy", "qd", "2"},
    {"centre-of-mass", "q", "3"},
    {"centre-of-mass-jacobian", "q", "3d"},
    {"jacobian-derivative", "qd", "6d"},
    {"momentum", "qd", "6"},
    {"momentum-matrix", "q", "6d"},
    {"reactions", "qdd", "L6"},
    {"christoffel", "q", "ddd"},
    {"coriolis-matrix", "qd", "dd"},
    {"position-rates", "qd", "p"},
    {"integrate", "qd", "p"},
    {"inverse-dynamics-derivatives", "qdd", "dd,dd"},
    {"inverse-dynamics-tangent", "qddddd", "d,d"},
    {"inverse-dynamics-adjoint", "qddd", "d,d,d,d"},
    {"passive-inverse-dynamics", "qddd", "d"},
};

enum { MOST_INPUTS = 6, MOST_DIMENSIONS = 3 };

static int positions_of(const ReferenceRobot *robot)
{
    int count = robot->dof;
    for (int i = 0; i < robot->joint_count; i++)
        count += robot->joint[i].run && robot->joint[i].part == 0;
    return count;
}

/* The dimensions of one array, of the tree; returns how many; what comes after it. */
static int dimensions_of(const ReferenceRobot *robot, const char **shape, int *size, bool *joints)
{
    int count = 0;
    for (; **shape && **shape != ','; ++*shape) {
        joints[count] = **shape == 'd';
        size[count++] = **shape == 'd' || **shape == 'L' ? robot->dof
                        : **shape == 'p'                 ? positions_of(robot)
                                                         : **shape - '0';
    }
    *shape += **shape == ',';
    return count;
}

/* Of positions those that are coordinates. */
static int choose_positions(const ReferenceRobot *robot, const RefReal *of_tree, RefReal *out)
{
    int follower[MOVING(robot)], at = 0, to = 0, moving = 0;
    reference_followers(robot, follower);
    for (int i = 0; i < robot->joint_count; i++) {
        const ReferenceJoint *joint = &robot->joint[i];
        if (joint->type == REFERENCE_FIXED)
            continue;
        int numbers = joint->run ? (joint->part ? 0 : joint->run + 1) : 1;
        for (int k = 0; k < numbers; k++, at++)
            if (follower[moving] < 0)
                out[to++] = of_tree[at];
        moving++;
    }
    return to;
}

/* Returns how many numbers that left. */
static int gather_array(const ReferenceRobot *robot, const char *shape, const RefReal *of_tree,
                        RefReal *out)
{
    int size[MOST_DIMENSIONS], total = 1;
    bool joints[MOST_DIMENSIONS], place = *shape == 'p';
    int count = dimensions_of(robot, &shape, size, joints);
    for (int d = 0; d < count; d++)
        total *= size[d];
    if (place)
        return choose_positions(robot, of_tree, out);
    RefReal from[total], to[total];
    memcpy(from, of_tree, sizeof from);
    for (int d = 0; d < count; d++) {
        int before = 1, after = 1;
        for (int k = 0; k < count; k++)
            *(k < d ? &before : &after) *= k == d ? 1 : size[k];
        if (!joints[d])
            continue;
        reference_gather(robot, before, after, from, to);
        size[d] -= robot->gear_count;
        memcpy(from, to, sizeof from);
    }
    total = 1;
    for (int d = 0; d < count; d++)
        total *= size[d];
    memcpy(out, from, sizeof *out * (size_t)total);
    return total;
}

static bool gather_all(const ReferenceRobot *robot, const char *name, const RefReal *const *in,
                       RefReal *out)
{
    size_t row = 0;
    while (strcmp(shapes[row].name, name) != 0)
        row++;
    RefReal wide[MOST_INPUTS][2 * MOVING(robot)];
    const RefReal *given[MOST_INPUTS];
    int total = 0;
    for (int k = 0; shapes[row].inputs[k]; k++) {
        given[k] = shapes[row].inputs[k] == 'c' ? in[k] : wide[k];
        if (shapes[row].inputs[k] == 'q')
            reference_spread_positions(robot, in[k], wide[k]);
        if (shapes[row].inputs[k] == 'd')
            reference_spread(robot, in[k], wide[k]);
    }
    for (const char *shape = shapes[row].outputs; *shape;) {
        int size[MOST_DIMENSIONS], each = 1;
        bool joints[MOST_DIMENSIONS];
        int count = dimensions_of(robot, &shape, size, joints);
        for (int d = 0; d < count; d++)
            each *= size[d];
        total += each;
    }
    RefReal of_tree[total], *next = of_tree;
    reference_find(name)(robot, given, of_tree);
    if (strcmp(name, "inverse-dynamics") == 0 || strcmp(name, "bias") == 0) {
        drives(robot, of_tree, out);
        return true;
    }
    for (const char *shape = shapes[row].outputs; *shape;) {
        int size[MOST_DIMENSIONS], each = 1;
        bool joints[MOST_DIMENSIONS];
        const char *array = shape;
        int count = dimensions_of(robot, &shape, size, joints);
        for (int d = 0; d < count; d++)
            each *= size[d];
        out += gather_array(robot, array, next, out);
        next += each;
    }
    return true;
}

/* ---- what solves ---- */

static bool forward(const ReferenceRobot *robot, const RefReal *const *in, RefReal *qdd)
{
    RefReal q[POSITIONS(robot)], qd[MOVING(robot)], b[MOVING(robot)];
    reference_spread_positions(robot, in[0], q);
    reference_spread(robot, in[1], qd);
    reference_bias(robot, q, qd, b);
    return accelerate(robot, q, 1, in[2], b, qdd);
}

static bool factors(const ReferenceRobot *robot, const RefReal *const *in, RefReal *U)
{
    int n = robot->dof - robot->gear_count;
    RefReal M[MOVING(robot) * MOVING(robot)], *D = U + n * n, scale = 0;
    gather_all(robot, "inertia-matrix", in, M);
    for (int k = 0; k < n * n; k++)
        scale = fmax(scale, fabs(M[k]));
    for (int k = n - 1; k >= 0; k--) {
        for (int i = 0; i < n; i++)
            U[i * n + k] = i == k ? 1 : i < k ? M[i * n + k] / M[k * n + k] : 0;
        D[k] = M[k * n + k];
        if (!(fabs(D[k]) > scale * EPSILON * 64 * (RefReal)n))
            return false;
        for (int i = 0; i < k; i++)
            add_scaled(k, -U[i * n + k], &M[k * n], &M[i * n]);
    }
    return true;
}

/* out = -Minv x, for so many columns of x. */
static void minus_solve(int n, const RefReal *Minv, int columns, const RefReal *x, RefReal *out)
{
    for (int i = 0; i < n; i++)
        for (int c = 0; c < columns; c++) {
            out[i * columns + c] = 0;
            for (int k = 0; k < n; k++)
                out[i * columns + c] -= Minv[i * n + k] * x[k * columns + c];
        }
}

static bool derivatives(const ReferenceRobot *robot, const RefReal *const *in, RefReal *out)
{
    int n = robot->dof - robot->gear_count;
    RefReal q[POSITIONS(robot)], slopes[2 * MOVING(robot) * MOVING(robot)];
    RefReal *Minv = out + n + 2 * n * n;
    const RefReal *const motion[] = {in[0], in[1], out};
    reference_spread_positions(robot, in[0], q);
    if (!forward(robot, in, out) || !inverse(robot, q, Minv))
        return false;
    gather_all(robot, "inverse-dynamics-derivatives", motion, slopes);
    minus_solve(n, Minv, n, slopes, out + n);
    minus_solve(n, Minv, n, slopes + n * n, out + n + n * n);
    return true;
}

static bool products(const ReferenceRobot *robot, const RefReal *const *in, bool adjoint,
                     RefReal *out)
{
    int n = robot->dof - robot->gear_count;
    RefReal q[POSITIONS(robot)], Minv[MOVING(robot) * MOVING(robot)], both[4 * MOVING(robot)];
    RefReal none[MOVING(robot)], right[MOVING(robot)];
    reference_spread_positions(robot, in[0], q);
    if (!forward(robot, in, out) || !inverse(robot, q, Minv))
        return false;
    for (int i = 0; i < n; i++)
        none[i] = 0;
    if (!adjoint) {
        const RefReal *const motion[] = {in[0], in[1], out, in[3], in[4], none};
        gather_all(robot, "inverse-dynamics-tangent", motion, both);
        for (int i = 0; i < n; i++)
            right[i] = both[n + i] - in[5][i];
        minus_solve(n, Minv, 1, right, out + n);
        return true;
    }
    for (int i = 0; i < n; i++)
        right[i] = -in[3][i];
    minus_solve(n, Minv, 1, right, out + 3 * n);
    const RefReal *const motion[] = {in[0], in[1], out, out + 3 * n};
    gather_all(robot, "inverse-dynamics-adjoint", motion, both);
    for (int k = 0; k < 2 * n; k++)
        out[n + k] = -both[n + k];
    return true;
}

/* J of the coordinates, and the step that it gives. */
static void reach(const ReferenceRobot *robot, const RefReal *const *in, RefReal *out)
{
    RefReal q[POSITIONS(robot)], next[POSITIONS(robot)], J[6 * MOVING(robot)];
    RefReal step[MOVING(robot)], of_tree[MOVING(robot)];
    reference_spread_positions(robot, in[0], q);
    gather_all(robot, "jacobian", in, J);
    reference_step_by(robot, q, in[1], in[2], robot->dof - robot->gear_count, J, step);
    reference_spread(robot, step, of_tree);
    reference_integrate(robot, q, of_tree, next);
    choose_positions(robot, next, out);
}

static bool geared(const ReferenceRobot *robot, const char *name, const RefReal *const *in,
                   RefReal *out)
{
    RefReal q[POSITIONS(robot)];
    bool solved;
    if (reference_geared_loops(robot, name, in, &solved, out))
        return solved;
    if (strcmp(name, "forward-dynamics") == 0)
        return forward(robot, in, out);
    if (strcmp(name, "inertia-factors") == 0)
        return factors(robot, in, out);
    if (strcmp(name, "forward-dynamics-derivatives") == 0)
        return derivatives(robot, in, out);
    if (strcmp(name, "forward-dynamics-tangent") == 0)
        return products(robot, in, false, out);
    if (strcmp(name, "forward-dynamics-adjoint") == 0)
        return products(robot, in, true, out);
    if (strcmp(name, "inverse-kinematics-step") == 0) {
        reach(robot, in, out);
        return true;
    }
    reference_spread_positions(robot, in[0], q);
    if (strcmp(name, "inertia-solve") == 0)
        return accelerate(robot, q, 1, in[1], NULL, out);
    if (strcmp(name, "inertia-inverse") == 0)
        return inverse(robot, q, out);
    return gather_all(robot, name, in, out);
}

bool reference_evaluate(const ReferenceRobot *robot, const char *name, const RefReal *const *in,
                        RefReal *out)
{
    return robot->gear_count ? geared(robot, name, in, out) : reference_find(name)(robot, in, out);
}
