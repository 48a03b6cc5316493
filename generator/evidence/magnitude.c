/* magnitude.c: what the errors of golden vectors are measured by (maker.h).

   Rounding errors of a torque are small against the terms that it is made of, not against what is
   left of them, so the magnitude of torque i is |M||qdd| + |bias| + |gravity|, row i, and that of
   accelerations is |M^-1| times that of the torques, which allows for the condition of M. A row far
   below the others is not held to less than LEAST of the largest: its errors are those of the
   forces that it shares with them. */
#include "evidence/maker.h"
#include "util/linear.h"

#include <string.h>

#define LEAST 1e-3

Real row_times(const Real *matrix, int n, int i, const Real *vector, bool absolute)
{
    Real sum = 0;
    for (int j = 0; j < n; j++) {
        Real term = matrix[i * n + j] * vector[j];
        sum += absolute ? real_abs(term) : term;
    }
    return sum;
}

Real column_times(const Real *matrix, int n, int j, const Real *vector, int rows)
{
    Real sum = 0;
    for (int i = 0; i < rows; i++)
        sum += matrix[i * n + j] * vector[i];
    return sum;
}

static void larger(Real *a, Real b)
{
    if (real_abs(b) > *a)
        *a = real_abs(b);
}

/* No magnitude is less than LEAST of the largest; where all are zero, errors are absolute. */
void magnitude_level(Real *magnitude, int size)
{
    Real largest = 0;
    for (int i = 0; i < size; i++)
        larger(&largest, magnitude[i]);
    for (int i = 0; i < size; i++)
        larger(&magnitude[i], real_is_zero(largest) ? (Real)1 : (Real)LEAST * largest);
}

/* The least pivot so far of M = L D L^T, relative to the diagonal. As the selftest does, it goes on
   without those that vanish. */
static void find_pivots(Maker *maker, const Real *M)
{
    int n = maker->n;
    Real most = 0, *L = arena_array(maker->arena, Real, n * n),
         *D = arena_array(maker->arena, Real, n);
    for (int j = 0; j < n; j++)
        larger(&most, M[j * n + j]);
    for (int j = 0; j < n; j++) {
        Real diagonal = real_abs(M[j * n + j]), pivot = M[j * n + j];
        for (int k = 0; k < j; k++)
            pivot -= L[j * n + k] * L[j * n + k] * D[k];
        Real scale = real_is_zero(diagonal) ? most : diagonal;
        Real relative = real_is_zero(scale) ? 0 : pivot / scale;
        if (relative < maker->pivot)
            maker->pivot = relative;
        D[j] = pivot;
        for (int i = j + 1; i < n && relative > (Real)1e-9; i++) {
            Real entry = M[i * n + j];
            for (int k = 0; k < j; k++)
                entry -= L[i * n + k] * L[j * n + k] * D[k];
            L[i * n + j] = entry / pivot;
        }
    }
}

/* M^-1. NULL where a pivot vanishes. */
static Real *invert(Maker *maker, const Real *M)
{
    int n = maker->n;
    Real *inverse = arena_array(maker->arena, Real, n * n);
    for (int i = 0; i < n; i++)
        inverse[i * n + i] = 1;
    return linear_solve(n, M, n, inverse, (Real)1e-25) ? inverse : NULL;
}

void magnitude_try(Maker *maker, const Real *q)
{
    find_pivots(maker, maker_call(maker, INERTIA_MATRIX, NULL, &q));
}

void magnitude_begin(Maker *maker, bool wrench)
{
    int n = maker->n;
    maker->torque = arena_array(maker->arena, Real, n);
    maker->pivot = 1;
    for (int s = 0; s < STATES; s++) {
        const Real *motion[] = {maker_input(maker, "q", s), maker_input(maker, "qd", s)};
        const Real *qdd = maker_input(maker, "qdd", s), *push = maker_input(maker, "wrench", s);
        const Real *given = maker_input(maker, "tau", s); /* of mechanisms; NULL: these make it */
        const Real *b = maker_call(maker, BIAS, NULL, motion);
        const Real *g = maker_call(maker, GRAVITY, NULL, motion);
        const Real *J = wrench ? maker_call(maker, JACOBIAN, NULL, motion) : NULL;
        const Real *M = maker_call(maker, INERTIA_MATRIX, NULL, motion);
        find_pivots(maker, M);
        maker->inverse[s] = invert(maker, M);
        for (int i = 0; i < n; i++) {
            Real sum = row_times(M, n, i, qdd, true);
            sum += real_abs(b[i]) + real_abs(g[i]) + (given ? real_abs(given[i]) : 0);
            if (wrench)
                sum += real_abs(column_times(J, n, i, push, 6));
            larger(&maker->torque[i], sum);
        }
    }
    magnitude_level(maker->torque, n);
}

/* ---- by what an output is ---- */

static Real largest_of(const Real *x, int size)
{
    Real most = 0;
    for (int i = 0; i < size; i++)
        larger(&most, x[i]);
    return most;
}

/* The tool's longest lever. */
static Real reach_at(Maker *maker, const Function *function, int s)
{
    const Real *q = maker_input(maker, "q", s);
    return largest_of(maker_call(maker, JACOBIAN, function->tool, &q), 3 * maker->n);
}

/* Linear rows, then angular ones. */
static void twist(Real *scale, Real reach, Real fastest)
{
    for (int i = 0; i < 6; i++)
        larger(&scale[i], i < 3 ? reach * fastest : fastest);
}

/* Rounding of M is worth M_kk to pivot k, and as much of the column above it, which is no larger
   than the root of M_ii / D_k. */
static void factors(Maker *maker, const Real *U, int s, const Real *by, Real *scale)
{
    int n = maker->n;
    const Real *q = maker_input(maker, "q", s), *M = maker_call(maker, INERTIA_MATRIX, NULL, &q);
    Real *D = arena_array(maker->arena, Real, n);
    for (int k = n - 1; k >= 0; k--) {
        D[k] = M[k * n + k];
        for (int j = k + 1; j < n; j++)
            D[k] -= U[k * n + j] * U[k * n + j] * D[j];
    }
    for (int i = 0; i < n; i++) {
        Real sum = 0;
        for (int k = i; k < n && !real_is_zero(D[k]); k++)
            sum += real_sqrt(real_abs(M[i * n + i] / D[k])) * real_abs(M[k * n + k] / D[k] * by[k]);
        larger(&scale[i], sum);
    }
}

/* Pivot k is v M v, where v is row k of U^-1: what rounding of M is worth there grows by the
   squares of what is eliminated before it. Two axes close together make a small pivot, and those
   after it are differences of large numbers. */
static void pivots(Maker *maker, int s, Real *scale)
{
    int n = maker->n;
    const Real *q = maker_input(maker, "q", s);
    Real *M = maker_call(maker, INERTIA_MATRIX, NULL, &q), most = largest_of(M, n * n);
    Real *v = arena_array(maker->arena, Real, n * n), *root = arena_array(maker->arena, Real, n);
    for (int i = 0; i < n; i++) {
        v[i * n + i] = 1;
        root[i] = real_sqrt(real_abs(M[i * n + i]));
    }
    for (int k = n - 1; k >= 0; k--) {
        Real size = row_times(v, n, k, root, true), pivot = M[k * n + k];
        larger(&scale[k], most);
        larger(&scale[k], size * size);
        for (int i = 0; i < k && !real_is_zero(pivot); i++) {
            Real factor = M[i * n + k] / pivot;
            for (int j = 0; j < n; j++) {
                M[i * n + j] -= j < k ? factor * M[k * n + j] : 0;
                v[i * n + j] -= factor * v[k * n + j];
            }
        }
    }
}

/* About the mass centre: linear ones have their levers. */
static void momenta(Maker *maker, const Function *function, const Real *A, int s, Real speed,
                    Real *scale)
{
    int n = maker->n;
    Real linear = largest_of(A, 3 * n), reach = reach_at(maker, function, s);
    Real angular = largest_of(A + 3 * n, 3 * n);
    larger(&angular, linear * reach);
    for (int i = 0; i < 6; i++)
        larger(&scale[i], (i < 3 ? linear : angular) * speed);
}

static void wrenches(Maker *maker, const Function *function, const Real *w, int s, Real *scale)
{
    Real force = 0, moment = 0, reach = reach_at(maker, function, s);
    for (int i = 0; i < 6 * maker->n; i++)
        larger(i % 6 < 3 ? &force : &moment, w[i]);
    larger(&moment, force * reach);
    for (int i = 0; i < 6 * maker->n; i++)
        larger(&scale[i], i % 6 < 3 ? force : moment);
}

/* M^-1 times what enters the torques' derivatives, which are M times these. */
static void solved_slopes(Maker *maker, const Real *value, const Real *by, int s, Real speed,
                          Real *scale)
{
    int n = maker->n;
    const Real *q = maker_input(maker, "q", s), *M = maker_call(maker, INERTIA_MATRIX, NULL, &q);
    Real *slope = arena_array(maker->arena, Real, n), *size = arena_array(maker->arena, Real, n);
    for (int i = 0; i < n; i++) {
        size[i] = row_times(value, n, i, by, true);
        larger(&scale[i], size[i]);
    }
    for (int i = 0; i < n; i++) {
        slope[i] = row_times(M, n, i, size, true);
        larger(&slope[i], maker->torque[i]);
        larger(&slope[i], (Real)LEAST * largest_of(M, n * n) * speed * largest_of(by, n));
    }
    for (int i = 0; i < n && maker->inverse[s]; i++)
        larger(&scale[i], row_times(maker->inverse[s], n, i, slope, true));
}

/* Derivatives of torques times what they are multiplied by; of accelerations, solved for: what
   torques' errors are worth there, and errors of M. */
static void products(Maker *maker, const Function *function, const Real *found, int s, bool solved,
                     Real *scale)
{
    static const char *const factors[] = {"dq", "dqd", "dqdd", "dtau", "lambda", "qdr", "qddr"};
    int n = maker->n;
    Real most = 0, size = largest_of(found, n);
    for (size_t k = 0; k < COUNT(factors); k++)
        if (function_takes(function, factors[k]))
            larger(&most, largest_of(maker_input(maker, factors[k], s), n));
    most *= largest_of(maker->torque, n);
    if (solved && maker->inverse[s]) {
        const Real *q = maker_input(maker, "q", s);
        larger(&most, size * largest_of(maker_call(maker, INERTIA_MATRIX, NULL, &q), n * n));
        most *= largest_of(maker->inverse[s], n * n);
    }
    larger(&most, size);
    for (int i = 0; i < n; i++)
        larger(&scale[i], most);
}

void magnitude_add(Maker *maker, const Function *function, const Output *output, const Real *value,
                   const Real *found, int s, Real *scale)
{
    int n = maker->n, size = selftest_column_size(output, maker->extent);
    const Real *q = maker_input(maker, "q", s), *qd = maker_input(maker, "qd", s);
    const Real *by = output->times ? maker_input(maker, output->times, s) : NULL;
    Real speed = 0, reach;
    for (int j = 0; j < n; j++)
        speed += real_abs(qd[j]);
    switch (output->quantity) {
    case ACCELERATIONS:
    case INVERSE_INERTIAS:
        for (int i = 0; i < size; i++) {
            larger(&scale[i], found[i]);
            if (maker->inverse[s])
                larger(&scale[i], row_times(maker->inverse[s], n, i % n, maker->torque, true));
        }
        break;
    case SOLVED_PER_POSITION:
    case SOLVED_PER_RATE:
        solved_slopes(maker, value, by, s, speed, scale);
        break;
    case ROTATIONS:
        for (int i = 0; i < size; i++)
            scale[i] = 1;
        break;
    case POSITIONS:
        for (int i = 0; i < size; i++)
            larger(&scale[i], largest_of(value, size) + 1);
        break;
    case LENGTHS: /* held to the farthest of all points: what leads back from there leads here */
        reach = reach_at(maker, function, s);
        larger(&reach, largest_of(value, size));
        for (int i = 0; i < size; i++)
            larger(&scale[i], reach);
        break;
    case LENGTHS_PER_RATE:
        for (int i = 0; i < size; i++)
            larger(&scale[i], largest_of(value, size * n) * speed);
        break;
    case TWISTS_PER_RATE:
        twist(scale, largest_of(value, 3 * n), speed);
        break;
    case TWIST_ACCELERATIONS:
        twist(scale, reach_at(maker, function, s), speed * speed);
        break;
    case TWISTS_PER_POSITION:
        twist(scale, reach_at(maker, function, s), speed * largest_of(by, n));
        break;
    case FACTORS:
        factors(maker, value, s, by, scale);
        break;
    case PIVOTS:
        pivots(maker, s, scale);
        break;
    case INERTIA_SLOPES:
        reach = largest_of(maker_call(maker, INERTIA_MATRIX, NULL, &q), n * n);
        for (int i = 0; i < size; i++)
            larger(&scale[i], reach);
        break;
    case TORQUES_PER_POSITION:
        for (int i = 0; i < size; i++) {
            larger(&scale[i], row_times(value, n, i, by, true));
            larger(&scale[i], maker->torque[i]);
        }
        break;
    case TORQUES_PER_RATE:
        reach = largest_of(maker_call(maker, INERTIA_MATRIX, NULL, &q), n * n);
        for (int i = 0; i < size; i++) {
            larger(&scale[i], row_times(value, n, i, by, true));
            larger(&scale[i], (Real)LEAST * reach * speed * largest_of(by, n));
        }
        break;
    case TORQUE_PRODUCTS:
    case SOLVED_PRODUCTS:
        products(maker, function, found, s, output->quantity == SOLVED_PRODUCTS, scale);
        break;
    case REGRESSORS:
        reach = largest_of(value, size);
        for (int i = 0; i < size; i++)
            larger(&scale[i], reach);
        break;
    case MOMENTA:
        momenta(maker, function, maker_call(maker, MOMENTUM_MATRIX, NULL, &q), s, speed, scale);
        break;
    case MOMENTA_PER_RATE:
        momenta(maker, function, value, s, speed, scale);
        break;
    case WRENCHES:
        wrenches(maker, function, value, s, scale);
        break;
    case LOOP_GAPS:
    case LOOP_SLOPES:
    case LOOP_ACCELERATIONS: /* of ways between links, and of cosines between axes */
        reach = 1 + reach_at(maker, function, s);
        reach *= output->quantity == LOOP_GAPS     ? 1
                 : output->quantity == LOOP_SLOPES ? speed
                                                   : speed * speed;
        for (int i = 0; i < size; i++) {
            larger(&scale[i], reach);
            larger(&scale[i], largest_of(found, size));
        }
        break;
    case LOOP_FORCES:
    case DRIVE_RATIOS:
    case DRIVE_INERTIAS:
    case PLACES:
        reach = largest_of(found, size);
        if (output->quantity == LOOP_FORCES)
            larger(&reach, largest_of(maker->torque, n));
        for (int i = 0; i < size; i++)
            larger(&scale[i], reach);
        break;
    case ENERGIES:
        larger(&scale[0], found[0]);
        larger(&scale[1], found[1]);
        larger(&scale[1], largest_of(maker->torque, n));
        break;
    case TORQUES: /* of drives: all joints' come together in them */
        reach = largest_of(found, size);
        larger(&reach, largest_of(maker->torque, n));
        for (int i = 0; i < size; i++)
            larger(&scale[i], reach);
        break;
    case INERTIAS:
    case QUANTITY_COUNT:
        break;
    }
}

bool magnitude_is_torque(const Output *output)
{
    return output->quantity == TORQUES || output->quantity == INERTIAS;
}
