/* reference_loops.c: mechanisms with loops (reference.h), plainly: constraints of all loops,
   whether they depend on each other or not, in one system with the equations of motion,

       M qdd - A^T lambda = tau - b,   A qdd = -gamma

   solved by Householder's QR with exchanged columns, which tells how many are independent. */
#include "reference_bodies.h"

enum { MOST_ROWS = 6 };
#define CONSTRAINTS(robot) (MOST_ROWS * (robot)->loop_count + (robot)->gear_count + 1)

/* ---- constraints ---- */

static void cross_of(const RefReal a[3], const RefReal b[3], RefReal out[3])
{
    out[0] = out[1] = out[2] = 0;
    add_cross(a, b, out);
}

/* Two unit vectors across one: the first towards the frame's axis that it is farthest from. */
static void across(const RefReal a[3], RefReal v[3], RefReal w[3])
{
    int far = 0;
    for (int k = 1; k < 3; k++)
        if (fabs(a[k]) < fabs(a[far]))
            far = k;
    RefReal length = hypot(a[(far + 1) % 3], a[(far + 2) % 3]);
    for (int k = 0; k < 3; k++)
        v[k] = ((k == far) - a[far] * a[k]) / length;
    cross_of(a, v, w);
}

/* A loop's frame on one of its links, in the world, and how it moves. */
typedef struct {
    ReferencePose frame;
    RefReal w[3], v[3], wd[3], a[3];
} Side;

/* v, a: spatial velocity and acceleration of the link in its own axes; NULL: it stands. */
static Side side_of(const ReferenceRobot *robot, const Placement *at, int joint,
                    const ReferencePose *own, const RefReal *v, const RefReal *a)
{
    ReferencePose base = robot->base;
    for (int k = 0; k < 3; k++)
        base.p[k] = 0;
    const ReferencePose *link = joint < 0 ? &base : &at->world[joint];
    Side side = {.frame = compose(link, own)};
    if (joint < 0 || v == NULL)
        return side;
    RefReal speed[3] = {v[3], v[4], v[5]}, push[3] = {a[3], a[4], a[5]};
    add_cross(v, own->p, speed); /* of the point */
    add_cross(a, own->p, push);  /* its spatial acceleration */
    add_cross(v, speed, push);   /* and that of the body's point */
    multiply(link->R, v, side.w);
    multiply(link->R, speed, side.v);
    multiply(link->R, a, side.wd);
    multiply(link->R, push, side.a);
    return side;
}

/* d/dt and d2/dt2 of a vector that turns. */
static void turning(const Side *side, const RefReal u[3], RefReal ud[3], RefReal udd[3])
{
    cross_of(side->w, u, ud);
    cross_of(side->wd, u, udd);
    add_cross(side->w, ud, udd);
}

/* Value, rate and second derivative of u.(way from F to T), u turning with F or with what carries
   both. */
static void along(const Side *from, const Side *to, const RefReal u[3], const Side *with,
                  RefReal out[3])
{
    RefReal r[3], rd[3], rdd[3], ud[3], udd[3];
    for (int k = 0; k < 3; k++) {
        r[k] = to->frame.p[k] - from->frame.p[k];
        rd[k] = to->v[k] - from->v[k];
        rdd[k] = to->a[k] - from->a[k];
    }
    turning(with, u, ud, udd);
    out[0] = dot(3, u, r);
    out[1] = dot(3, ud, r) + dot(3, u, rd);
    out[2] = dot(3, udd, r) + 2 * dot(3, ud, rd) + dot(3, u, rdd);
}

/* The same of the product of a vector of F and one of T. */
static void between(const Side *from, const Side *to, const RefReal in_from[3],
                    const RefReal in_to[3], RefReal out[3])
{
    RefReal u[3], v[3], ud[3], udd[3], vd[3], vdd[3];
    multiply(from->frame.R, in_from, u);
    multiply(to->frame.R, in_to, v);
    turning(from, u, ud, udd);
    turning(to, v, vd, vdd);
    out[0] = dot(3, u, v);
    out[1] = dot(3, ud, v) + dot(3, u, vd);
    out[2] = dot(3, udd, v) + 2 * dot(3, ud, vd) + dot(3, u, vdd);
}

static int constraints_of(const ReferenceLoop *loop, const Side *from, const Side *to,
                          const Side *with, RefReal out[][3])
{
    static const RefReal unit[3][3] = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}};
    RefReal u[3], v[3], w[3], turned[3];
    int count = 0;
    ReferenceLoopType type = loop->type;
    bool stiff = type == REFERENCE_LOOP_FIXED || type == REFERENCE_LOOP_PRISMATIC;
    for (int k = 0; k < 3; k++)
        u[k] = type == REFERENCE_LOOP_FIXED    ? unit[0][k]
               : type == REFERENCE_LOOP_PLANAR ? loop->axes[2][k]
                                               : loop->axes[0][k];
    if (type != REFERENCE_LOOP_SPHERICAL)
        across(u, v, w);
    switch (type) {
    case REFERENCE_LOOP_PRISMATIC:
    case REFERENCE_LOOP_CYLINDRICAL:
        multiply(from->frame.R, v, turned);
        along(from, to, turned, from, out[count++]);
        multiply(from->frame.R, w, turned);
        along(from, to, turned, from, out[count++]);
        break;
    case REFERENCE_LOOP_PLANAR: {
        RefReal normal[3], in_world[3];
        cross_of(loop->axes[0], loop->axes[1], normal);
        RefReal length = hypot(hypot(normal[0], normal[1]), normal[2]);
        for (int k = 0; k < 3; k++)
            normal[k] /= length;
        multiply(from->frame.R, normal, in_world);
        along(from, to, in_world, from, out[count++]);
        break;
    }
    default:
        for (int k = 0; k < 3; k++) {
            multiply(with->frame.R, unit[k], turned);
            along(from, to, turned, with, out[count++]);
        }
    }
    if (stiff) {
        between(from, to, w, u, out[count++]);
        between(from, to, u, v, out[count++]);
        between(from, to, v, w, out[count++]);
    } else if (type == REFERENCE_LOOP_UNIVERSAL) {
        between(from, to, loop->axes[0], loop->axes[1], out[count]);
        out[count++][0] -= dot(3, loop->axes[0], loop->axes[1]);
    } else if (type != REFERENCE_LOOP_SPHERICAL) {
        between(from, to, v, u, out[count++]);
        between(from, to, w, u, out[count++]);
    }
    return count;
}

/* The last joint that moves both ends; -1: none does. */
static int carries_both(const ReferenceRobot *robot, const ReferenceLoop *loop)
{
    bool carries[JOINTS(robot)];
    for (int i = 0; i < robot->joint_count; i++)
        carries[i] = false;
    for (int i = loop->from; i >= 0; i = robot->joint[i].parent)
        carries[i] = true;
    int i = loop->to;
    while (i >= 0 && (!carries[i] || robot->joint[i].type == REFERENCE_FIXED))
        i = robot->joint[i].parent;
    return i;
}

/* The rates of all constraints when the joints move so; which: 0 value, 1 rate, 2 second
   derivative. */
static int constraints(const ReferenceRobot *robot, const RefReal *q, const RefReal *qd, int which,
                       RefReal *out)
{
    static const RefReal weightless[3] = {0};
    static const ReferencePose own = {.R = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};
    PLACE(robot, q, at);
    RefReal v[JOINTS(robot)][6], a[JOINTS(robot)][6];
    int count = 0;
    link_velocities(robot, &at, AT_REST, qd, v);
    link_accelerations(robot, &at, AT_REST, weightless, qd, NULL, v, a);
    for (int k = 0; k < robot->loop_count; k++) {
        const ReferenceLoop *loop = &robot->loop[k];
        int i = loop->from, j = loop->to;
        Side from = side_of(robot, &at, i, &loop->from_frame, i < 0 ? NULL : v[i],
                            i < 0 ? NULL : a[i]),
             to = side_of(robot, &at, j, &loop->to_frame, j < 0 ? NULL : v[j], j < 0 ? NULL : a[j]);
        RefReal found[MOST_ROWS][3];
        int both = carries_both(robot, loop);
        Side with =
            side_of(robot, &at, both, &own, both < 0 ? NULL : v[both], both < 0 ? NULL : a[both]);
        if (both < 0)
            with.frame = own;
        int rows = constraints_of(loop, &from, &to, &with, found);
        for (int r = 0; r < rows; r++)
            out[count++] = found[r][which];
    }
    return count;
}

static void jacobian_of_all(const ReferenceRobot *robot, const RefReal *q, int rows, RefReal *A)
{
    RefReal unit[JOINTS(robot)], column[CONSTRAINTS(robot)];
    for (int i = 0; i < robot->dof; i++) {
        for (int k = 0; k < robot->dof; k++)
            unit[k] = k == i;
        constraints(robot, q, unit, 1, column);
        for (int r = 0; r < rows; r++)
            A[r * robot->dof + i] = column[r];
    }
}

void reference_loop_errors(const ReferenceRobot *robot, const RefReal *q, RefReal *e)
{
    RefReal all[CONSTRAINTS(robot)];
    constraints(robot, q, NULL, 0, all);
    for (int k = 0; k < robot->row_count; k++)
        e[k] = all[robot->row[k]];
}

void reference_loop_jacobian(const ReferenceRobot *robot, const RefReal *q, RefReal *A)
{
    RefReal e[CONSTRAINTS(robot)], all[CONSTRAINTS(robot) * JOINTS(robot)];
    jacobian_of_all(robot, q, constraints(robot, q, NULL, 0, e), all);
    for (int k = 0; k < robot->row_count; k++)
        for (int i = 0; i < robot->dof; i++)
            A[k * robot->dof + i] = all[robot->row[k] * robot->dof + i];
}

void reference_loop_bias(const ReferenceRobot *robot, const RefReal *q, const RefReal *qd,
                         RefReal *gamma)
{
    RefReal all[CONSTRAINTS(robot)];
    constraints(robot, q, qd, 2, all);
    for (int k = 0; k < robot->row_count; k++)
        gamma[k] = all[robot->row[k]];
}

void reference_gear_rows(const ReferenceRobot *robot, RefReal *rows)
{
    for (int k = 0; k < robot->gear_count * robot->dof; k++)
        rows[k] = 0;
    for (int t = 0; t < robot->term_count; t++)
        rows[robot->term[t].gear * robot->dof + robot->term[t].joint] += robot->term[t].factor;
}

/* Jacobian and bias of the constraints that are met, gears last; returns how many. */
static int constraints_met(const ReferenceRobot *robot, const RefReal *q, const RefReal *qd,
                           RefReal *A, RefReal *gamma)
{
    int count = robot->row_count;
    if (robot->rows_only) {
        reference_loop_jacobian(robot, q, A);
        reference_loop_bias(robot, q, qd, gamma);
    } else {
        count = constraints(robot, q, qd, 2, gamma);
        jacobian_of_all(robot, q, count, A);
    }
    reference_gear_rows(robot, A + count * robot->dof);
    for (int g = 0; g < robot->gear_count; g++)
        gamma[count + g] = 0;
    return count + robot->gear_count;
}

/* ---- linear systems ---- */

/* A x = b, rows x columns, by Householder's reflections, the longest column next; unknowns of
   columns that are left with nothing are zero. Destroys A and b. Returns the rank. *off: what no x
   takes away, relative to b. */
static int solve_by_qr(int rows, int columns, RefReal *A, RefReal *b, RefReal *x, RefReal *off)
{
    int order[columns], rank = 0, most = rows < columns ? rows : columns;
    RefReal largest = 0, size = 0;
    for (int j = 0; j < columns; j++) {
        order[j] = j;
        x[j] = 0;
    }
    for (int i = 0; i < rows; i++)
        size = fmax(size, fabs(b[i]));
    for (; rank < most; rank++) {
        int next = rank;
        RefReal longest = -1;
        for (int j = rank; j < columns; j++) {
            RefReal length = 0;
            for (int i = rank; i < rows; i++)
                length += A[i * columns + order[j]] * A[i * columns + order[j]];
            if (length > longest) {
                longest = length;
                next = j;
            }
        }
        int column = order[next];
        order[next] = order[rank];
        order[rank] = column;
        RefReal length = 0;
        for (int i = rank; i < rows; i++)
            length = hypot(length, A[i * columns + column]);
        largest = fmax(largest, length);
        if (!(length > largest * EPSILON * 4096 * (RefReal)(rows + columns)))
            break;
        RefReal head = A[rank * columns + column], top = head > 0 ? -length : length, v[rows];
        for (int i = rank; i < rows; i++)
            v[i] = A[i * columns + column];
        v[rank] -= top;
        RefReal square = dot(rows - rank, v + rank, v + rank);
        for (int j = rank; j <= columns; j++) {
            RefReal sum = 0;
            for (int i = rank; i < rows; i++)
                sum += v[i] * (j < columns ? A[i * columns + order[j]] : b[i]);
            for (int i = rank; i < rows; i++) {
                RefReal *entry = j < columns ? &A[i * columns + order[j]] : &b[i];
                *entry -= 2 * sum / square * v[i];
            }
        }
    }
    *off = 0;
    for (int i = rank; i < rows; i++)
        *off = fmax(*off, fabs(b[i]) / (size > 0 ? size : 1));
    for (int k = rank - 1; k >= 0; k--) {
        RefReal sum = b[k];
        for (int j = k + 1; j < rank; j++)
            sum -= A[k * columns + order[j]] * x[order[j]];
        x[order[k]] = sum / A[k * columns + order[k]];
    }
    return rank;
}

/* The shortest x with A x = b, for a wide A: x = A^T y, A A^T y = b would square its condition; so
   the part across the rows' space is taken off any solution instead. */
static RefReal shortest(int rows, int columns, const RefReal *A, const RefReal *b, RefReal *x)
{
    RefReal copy[rows * columns + 1], right[rows + columns + 1], y[rows + 1], off, ignored;
    for (int k = 0; k < rows * columns; k++)
        copy[k] = A[k];
    for (int k = 0; k < rows; k++)
        right[k] = b[k];
    solve_by_qr(rows, columns, copy, right, x, &off);
    for (int i = 0; i < rows; i++)
        for (int j = 0; j < columns; j++)
            copy[j * rows + i] = A[i * columns + j];
    for (int j = 0; j < columns; j++)
        right[j] = x[j];
    solve_by_qr(columns, rows, copy, right, y, &ignored);
    for (int j = 0; j < columns; j++) {
        x[j] = 0;
        for (int i = 0; i < rows; i++)
            x[j] += A[i * columns + j] * y[i];
    }
    return off;
}

/* ---- dynamics ---- */

/* Accelerations by all constraints; the prescribed joints' are given. extra: the forces that the
   constraints and the prescribed joints' drives add to tau. */
static bool accelerate_closed(const ReferenceRobot *robot, const RefReal *q, const RefReal *qd,
                              const RefReal *tau, const RefReal *acc, RefReal *qdd, RefReal *extra)
{
    int n = robot->dof;
    RefReal M[n * n], b[n], A[CONSTRAINTS(robot) * n], gamma[CONSTRAINTS(robot)];
    int m = constraints_met(robot, q, qd, A, gamma), given = robot->prescribed_count,
        all = n + m + given;
    RefReal K[all * all], right[all], x[all], off;
    reference_inertia_matrix(robot, q, M);
    reference_bias(robot, q, qd, b);
    for (int k = 0; k < all * all; k++)
        K[k] = 0;
    for (int i = 0; i < n; i++) {
        for (int j = 0; j < n; j++)
            K[i * all + j] = M[i * n + j];
        for (int k = 0; k < m; k++) {
            K[i * all + n + k] = -A[k * n + i];
            K[(n + k) * all + i] = A[k * n + i];
        }
        right[i] = tau[i] - b[i];
    }
    for (int k = 0; k < m; k++)
        right[n + k] = -gamma[k];
    for (int k = 0; k < given; k++) {
        K[robot->prescribed[k] * all + n + m + k] = -1;
        K[(n + m + k) * all + robot->prescribed[k]] = 1;
        right[n + m + k] = acc[k];
    }
    solve_by_qr(all, all, K, right, x, &off);
    for (int i = 0; i < n; i++) {
        qdd[i] = x[i];
        extra[i] = -(tau[i] - b[i]);
        for (int j = 0; j < n; j++)
            extra[i] += M[i * n + j] * x[j];
    }
    return off < (RefReal)1e-6;
}

/* What the chosen constraints, and the prescribed joints, take to exert these forces. */
static bool share_out(const ReferenceRobot *robot, const RefReal *q, const RefReal *extra,
                      RefReal *lambda, RefReal *effort)
{
    int n = robot->dof, rows = robot->row_count, given = robot->prescribed_count,
        gears = robot->gear_count, columns = rows + given + gears;
    RefReal G[n * (gears + 1)];
    reference_gear_rows(robot, G);
    RefReal A[CONSTRAINTS(robot) * n], K[n * (columns + 1)], right[n], x[columns + 1], off;
    reference_loop_jacobian(robot, q, A);
    for (int i = 0; i < n; i++) {
        for (int k = 0; k < rows; k++)
            K[i * columns + k] = A[k * n + i];
        for (int k = 0; k < given; k++)
            K[i * columns + rows + k] = robot->prescribed[k] == i;
        for (int k = 0; k < gears; k++)
            K[i * columns + rows + given + k] = G[k * n + i];
        right[i] = extra[i];
    }
    int rank = solve_by_qr(n, columns, K, right, x, &off);
    for (int k = 0; k < rows; k++)
        lambda[k] = x[k];
    for (int k = 0; k < given; k++)
        effort[k] = x[rows + k];
    return rank == columns;
}

bool reference_loop_forward_dynamics(const ReferenceRobot *robot, const RefReal *q,
                                     const RefReal *qd, const RefReal *tau, const RefReal *acc,
                                     RefReal *qdd, RefReal *lambda, RefReal *effort)
{
    RefReal extra[JOINTS(robot)];
    return accelerate_closed(robot, q, qd, tau, acc, qdd, extra) &&
           share_out(robot, q, extra, lambda, effort);
}

/* What the loops exert, by virtual work: the force on a link that a constraint's multiplier makes
   is lambda times how the constraint's rate depends on the link's own motion. Each end of a loop is
   moved by unit twists at the loop's point, the other end held. */
static void loop_force(const ReferenceRobot *robot, const Placement *at, int number, int first_row,
                       const RefReal *multiplier, RefReal f[3], RefReal m[3])
{
    static const ReferencePose own = {.R = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};
    const ReferenceLoop *loop = &robot->loop[number];
    int both = carries_both(robot, loop);
    Side from = side_of(robot, at, loop->from, &loop->from_frame, NULL, NULL),
         with = side_of(robot, at, both, &own, NULL, NULL);
    if (both < 0)
        with.frame = own;
    for (int k = 0; k < 6; k++) {
        Side to = side_of(robot, at, loop->to, &loop->to_frame, NULL, NULL);
        RefReal found[MOST_ROWS][3], sum = 0;
        *(k < 3 ? &to.v[k] : &to.w[k - 3]) = 1;
        int rows = constraints_of(loop, &from, &to, &with, found);
        for (int r = 0; r < rows; r++)
            sum += multiplier[first_row + r] * found[r][1];
        *(k < 3 ? &f[k] : &m[k - 3]) = sum;
    }
}

static int rows_of(const ReferenceLoop *loop)
{
    switch (loop->type) {
    case REFERENCE_LOOP_FIXED:
        return 6;
    case REFERENCE_LOOP_REVOLUTE:
    case REFERENCE_LOOP_PRISMATIC:
        return 5;
    case REFERENCE_LOOP_CYLINDRICAL:
    case REFERENCE_LOOP_UNIVERSAL:
        return 4;
    default:
        return 3;
    }
}

/* Force and moment at a point, world axes, taken off what a link's joint must exert: in its axes,
   about its origin. */
static void take_off(const ReferencePose *link, const RefReal point[3], RefReal sign,
                     const RefReal f[3], const RefReal m[3], RefReal forces[6])
{
    RefReal lever[3], moment[3], turned[3], force[3];
    for (int k = 0; k < 3; k++) {
        lever[k] = point[k] - link->p[k];
        moment[k] = m[k];
    }
    add_cross(lever, f, moment);
    multiply_transposed(link->R, moment, turned);
    multiply_transposed(link->R, f, force);
    add_scaled(3, -sign, turned, forces);
    add_scaled(3, -sign, force, forces + 3);
}

bool reference_loop_reactions(const ReferenceRobot *robot, const RefReal *q, const RefReal *qd,
                              const RefReal *tau, const RefReal *acc, RefReal *w)
{
    PLACE(robot, q, at);
    RefReal qdd[JOINTS(robot)], lambda[JOINTS(robot)], effort[JOINTS(robot)],
        multiplier[CONSTRAINTS(robot)], v[JOINTS(robot)][6], a[JOINTS(robot)][6],
        forces[JOINTS(robot)][6];
    if (!reference_loop_forward_dynamics(robot, q, qd, tau, acc, qdd, lambda, effort))
        return false;
    for (int k = 0; k < CONSTRAINTS(robot); k++)
        multiplier[k] = 0;
    for (int k = 0; k < robot->row_count; k++)
        multiplier[robot->row[k]] = lambda[k];
    link_velocities(robot, &at, AT_REST, qd, v);
    link_accelerations(robot, &at, AT_REST, robot->gravity, qd, qdd, v, a);
    int row = 0, first = 0;
    for (int i = 0; i < robot->joint_count; i++) {
        link_force(&robot->joint[i], v[i], a[i], forces[i]);
        row += at.coordinate[i] >= 0 && !robot->joint[i].inside;
    }
    for (int l = 0; l < robot->loop_count; l++) {
        const ReferenceLoop *loop = &robot->loop[l];
        RefReal f[3], m[3];
        ReferencePose base = robot->base;
        for (int k = 0; k < 3; k++)
            base.p[k] = 0;
        loop_force(robot, &at, l, first, multiplier, f, m);
        first += rows_of(loop);
        const ReferencePose *link = loop->to < 0 ? &base : &at.world[loop->to];
        RefReal point[3], *out = w + 6 * row++;
        locate(link, loop->to_frame.p, point);
        multiply_transposed(link->R, f, out);
        multiply_transposed(link->R, m, out + 3);
        if (loop->to >= 0)
            take_off(link, point, 1, f, m, forces[loop->to]);
        if (loop->from >= 0)
            take_off(&at.world[loop->from], point, -1, f, m, forces[loop->from]);
    }
    for (int i = robot->joint_count - 1; i >= 0; i--)
        if (robot->joint[i].parent >= 0)
            add_force_to_parent(&at.link[i], forces[i], forces[robot->joint[i].parent]);
    row = 0;
    for (int i = 0; i < robot->joint_count; i++) {
        if (at.coordinate[i] < 0 || robot->joint[i].inside)
            continue;
        RefReal *out = w + 6 * row++, from_point[3] = {0};
        if (robot->joint[i].at_far_end)
            multiply_transposed(((const ReferencePose *)&at.link[i])->R, at.link[i].p, from_point);
        for (int k = 0; k < 3; k++) {
            out[k] = forces[i][3 + k];
            out[3 + k] = forces[i][k];
        }
        add_cross(from_point, forces[i] + 3, out + 3);
    }
    return true;
}

/* Torques of the tree less what the loops bear: with the loops' allowed rates as a basis N (all
   rates less what the constraints take off), N^T B tau = N^T (M qdd + b), shortest tau. */
bool reference_loop_inverse_dynamics(const ReferenceRobot *robot, const RefReal *q,
                                     const RefReal *qd, const RefReal *qdd, RefReal *tau)
{
    int n = robot->dof, driven = robot->actuated_count;
    RefReal tree[n], gamma[CONSTRAINTS(robot)], A[CONSTRAINTS(robot) * n], N[n * n],
        B[n * (driven + 1)], right[n];
    reference_inverse_dynamics(robot, q, qd, qdd, tree);
    int m = constraints_met(robot, q, qd, A, gamma);
    for (int i = 0; i < n; i++) { /* row i of N: the unit rate i, projected */
        RefReal off[CONSTRAINTS(robot)], back[n];
        for (int k = 0; k < m; k++)
            off[k] = A[k * n + i];
        shortest(m, n, A, off, back);
        for (int j = 0; j < n; j++)
            N[i * n + j] = (i == j) - back[j];
    }
    for (int i = 0; i < n; i++) {
        right[i] = dot(n, N + i * n, tree);
        for (int k = 0; k < driven; k++)
            B[i * driven + k] = N[i * n + robot->actuated[k]];
    }
    return shortest(n, driven, B, right, tau) < (RefReal)1e-6;
}
