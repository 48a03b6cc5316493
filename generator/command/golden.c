/* golden.c: see golden.h.

   States are short binary fractions, which float and double hold exactly. Torques that go in as
   inputs are rounded to the real type first, and the accelerations belong to the rounded ones.

   Magnitudes: rounding errors of a torque are small against the terms that it is made of, not
   against what is left of them, so the magnitude of torque i is |M||qdd| + |bias| + |gravity|, row
   i, and that of accelerations is |M^-1| times that of the torques, which allows for the condition
   of M. A row far below the others is not held to less than LEAST of the largest: its errors are
   those of the forces that it shares with them. */
#include "command/golden.h"

#include "command/exact.h"

#include <float.h>
#include <stdlib.h>
#include <string.h>

enum { STATES = 3 };
#define LEAST 1e-3

typedef struct {
    Arena *arena;
    Exact *exact;
    int n;
    RealType real;
    bool loaded;
    const Real *q[STATES], *qd[STATES], *qdd[STATES], *tau[STATES], *wrench[STATES];
    Real *M[STATES], *inverse[STATES];
    Real *torque; /* magnitudes */
    Real pivot;   /* the least of M, relative to the diagonal */
    Selftest *selftest;
} Maker;

/* ---- states ---- */

static Real *random_row(Maker *maker, uint32_t *seed, int size, const double *range)
{
    Real *row = arena_array(maker->arena, Real, size);
    for (int i = 0; i < size; i++) {
        *seed = *seed * 1664525u + 1013904223u;
        double unit = ((double)(*seed >> 22) - 511.5) / 512; /* odd multiples of 1/1024 */
        row[i] = (Real)(range[i] * unit);
    }
    return row;
}

/* What is nothing but the rounding of a zero is zero. */
static double to_real(RealType real, Real value)
{
    if (real_abs(value) < (Real)1e-28)
        return 0;
    return real == REAL_FLOAT ? (double)(float)(double)value : (double)value;
}

static Real *call(Maker *maker, FunctionId id, const char *tool, const Real *const *inputs)
{
    Function function = functions[id];
    function.tool = tool;
    Real *out = arena_array(maker->arena, Real, function_output_size(&function, maker->n));
    if (!exact_call(maker->exact, &function, inputs, out))
        fail_input("--selftest: the inertia matrix is singular at a test's state; leave out %s by "
                   "--functions",
                   function.name);
    return out;
}

/* Row i of the matrix times the vector, or of their absolute values. */
static Real row_times(const Real *matrix, int n, int i, const Real *vector, bool absolute)
{
    Real sum = 0;
    for (int j = 0; j < n; j++) {
        Real term = matrix[i * n + j] * vector[j];
        sum += absolute ? real_abs(term) : term;
    }
    return sum;
}

static Real column_times(const Real *matrix, int n, int j, const Real *vector, int rows)
{
    Real sum = 0;
    for (int i = 0; i < rows; i++)
        sum += matrix[i * n + j] * vector[i];
    return sum;
}

/* ---- magnitudes ---- */

static void larger(Real *a, Real b)
{
    if (real_abs(b) > *a)
        *a = real_abs(b);
}

/* No magnitude is less than LEAST of the largest; where all are zero, errors are absolute. */
static void level(Real *magnitude, int size)
{
    Real largest = 0;
    for (int i = 0; i < size; i++)
        larger(&largest, magnitude[i]);
    for (int i = 0; i < size; i++)
        larger(&magnitude[i], real_is_zero(largest) ? (Real)1 : (Real)LEAST * largest);
}

/* M^-1 by Gauss and Jordan, and the least pivot so far. NULL where a pivot vanishes. */
static Real *invert(Maker *maker, const Real *M)
{
    int n = maker->n;
    size_t size = (size_t)n * (size_t)n;
    Real *a = arena_array(maker->arena, Real, size),
         *inverse = arena_array(maker->arena, Real, size);
    memcpy(a, M, sizeof *a * size);
    for (int i = 0; i < n; i++)
        inverse[i * n + i] = 1;
    for (int k = 0; k < n; k++) {
        Real pivot = a[k * n + k];
        Real relative = real_is_zero(M[k * n + k]) ? 0 : pivot / real_abs(M[k * n + k]);
        if (relative < maker->pivot)
            maker->pivot = relative;
        if (real_abs(relative) < (Real)1e-25)
            return NULL;
        for (int j = 0; j < n; j++) {
            a[k * n + j] /= pivot;
            inverse[k * n + j] /= pivot;
        }
        for (int i = 0; i < n; i++) {
            Real factor = i == k ? 0 : a[i * n + k];
            for (int j = 0; j < n && !real_is_zero(factor); j++) {
                a[i * n + j] -= factor * a[k * n + j];
                inverse[i * n + j] -= factor * inverse[k * n + j];
            }
        }
    }
    return inverse;
}

static void find_magnitudes(Maker *maker, bool wrench)
{
    int n = maker->n;
    maker->torque = arena_array(maker->arena, Real, n);
    maker->pivot = 1;
    for (int s = 0; s < STATES; s++) {
        const Real *motion[] = {maker->q[s], maker->qd[s]};
        const Real *b = call(maker, BIAS, NULL, motion), *g = call(maker, GRAVITY, NULL, motion);
        const Real *J = wrench ? call(maker, JACOBIAN, NULL, motion) : NULL;
        maker->M[s] = call(maker, INERTIA_MATRIX, NULL, motion);
        maker->inverse[s] = invert(maker, maker->M[s]);
        for (int i = 0; i < n; i++) {
            Real sum = row_times(maker->M[s], n, i, maker->qdd[s], true);
            sum += real_abs(b[i]) + real_abs(g[i]);
            if (wrench)
                sum += real_abs(column_times(J, n, i, maker->wrench[s], 6));
            larger(&maker->torque[i], sum);
        }
    }
    level(maker->torque, n);
}

/* The states that the selftest will make up, for what M is in them. */
static void try_derived(Maker *maker, const double *range)
{
    uint32_t seed = 1;
    for (int s = 0; s < SELFTEST_DERIVED_STATES; s++) {
        Real *q = arena_array(maker->arena, Real, maker->n);
        const Real *inputs[] = {q};
        for (int i = 0; i < maker->n; i++)
            for (int k = 0; k < 3; k++) { /* q, qd, qdd by turns */
                seed = seed * 1664525u + 1013904223u;
                if (k == 0)
                    q[i] = (Real)(range[i] * (((double)(seed >> 16) - 32768) / 32768));
            }
        invert(maker, call(maker, INERTIA_MATRIX, NULL, inputs));
    }
}

/* ---- columns ---- */

static GoldenColumn *add_column(Maker *maker, const char *name, int size, const char *scale_name)
{
    Selftest *selftest = maker->selftest;
    GoldenColumn *column = &selftest->column[selftest->column_count++];
    column->name = name;
    column->size = size;
    column->value = arena_array(maker->arena, double, STATES *size);
    column->scale_name = scale_name ? scale_name : name;
    return column;
}

static void set_values(Maker *maker, GoldenColumn *column, int state, const Real *value)
{
    for (int i = 0; i < column->size; i++)
        column->value[state * column->size + i] = to_real(maker->real, value[i]);
}

/* Magnitudes as tables give them, with three digits; zeros have become something by now. */
static void set_scale(Maker *maker, GoldenColumn *column, const Real *scale)
{
    char digits[32];
    double *value = arena_array(maker->arena, double, column->size);
    for (int i = 0; i < column->size; i++) {
        snprintf(digits, sizeof digits, "%.2e", (double)scale[i]);
        value[i] = strtod(digits, NULL);
    }
    column->scale = value;
}

static void add_inputs(Maker *maker, const Real *const *rows, const char *name, int size)
{
    GoldenColumn *column = add_column(maker, name, size, NULL);
    for (int s = 0; s < STATES; s++)
        set_values(maker, column, s, rows[s]);
}

/* The torques that a motion needs, as numbers of the real type: an output and an input. */
static void find_torques(Maker *maker)
{
    GoldenColumn *column = add_column(maker, "tau", maker->n, NULL);
    for (int s = 0; s < STATES; s++) {
        const Real *motion[] = {maker->q[s], maker->qd[s], maker->qdd[s]};
        Real *tau = call(maker, INVERSE_DYNAMICS, NULL, motion);
        for (int i = 0; i < maker->n; i++)
            tau[i] = (Real)to_real(maker->real, tau[i]);
        maker->tau[s] = tau;
        set_values(maker, column, s, tau);
    }
    set_scale(maker, column, maker->torque);
}

/* The function's outputs in a state, as the selftest compares them. */
static Real *outputs(Maker *maker, const Function *function, int s)
{
    int n = maker->n;
    bool wrench = function_takes(function, "wrench");
    const Real *motion[] = {maker->q[s], maker->qd[s], maker->qdd[s]};
    Real *tau = arena_array(maker->arena, Real, n),
         *product = arena_array(maker->arena, Real, n + 6);
    const Real *J = wrench ? call(maker, JACOBIAN, NULL, motion) : NULL;
    memcpy(tau, maker->tau[s], sizeof *tau * (size_t)n);
    if (function->id == FORWARD_DYNAMICS || function->id == INERTIA_SOLVE) {
        for (int j = 0; j < n && wrench; j++)
            tau[j] += column_times(J, n, j, maker->wrench[s], 6);
        const Real *forward[] = {maker->q[s], maker->qd[s], tau}, *solve[] = {maker->q[s], tau};
        return call(maker, function->id, NULL, function->id == INERTIA_SOLVE ? solve : forward);
    }
    Real *out = function->id == INERTIA_MATRIX ? maker->M[s]
                                               : call(maker, function->id, function->tool, motion);
    for (int j = 0; j < n && wrench; j++)
        out[j] -= column_times(J, n, j, maker->wrench[s], 6);
    if (function->id != INERTIA_MATRIX && function->id != JACOBIAN)
        return out;
    const Real *vector = function->id == JACOBIAN ? maker->qd[s] : maker->qdd[s];
    for (int i = 0; i < (function->id == JACOBIAN ? 6 : n); i++)
        product[i] = row_times(out, n, i, vector, false);
    return product;
}

/* What the errors of those are measured by; NULL: by the torques. */
static Real *magnitudes(Maker *maker, const Function *function)
{
    int n = maker->n;
    Real *scale = arena_array(maker->arena, Real, 12 * n + 12);
    for (int s = 0; s < STATES; s++) {
        const Real *motion[] = {maker->q[s], maker->qd[s]};
        const Real *J = function_has_tool(function->id) || function->id == JACOBIAN_BIAS
                            ? call(maker, JACOBIAN, function->tool, motion)
                            : NULL;
        const Real *out = function->id == INERTIA_MATRIX ? NULL : outputs(maker, function, s);
        Real reach = 0, speed = 0;
        for (int j = 0; j < n; j++)
            speed += real_abs(maker->qd[s][j]);
        for (int j = 0; J && j < 3 * n; j++)
            larger(&reach, J[j]);
        switch (function->id) {
        case FORWARD_DYNAMICS:
        case INERTIA_SOLVE:
            for (int i = 0; i < n; i++) {
                larger(&scale[i], out[i]);
                if (maker->inverse[s])
                    larger(&scale[i], row_times(maker->inverse[s], n, i, maker->torque, true));
            }
            break;
        case FORWARD_KINEMATICS:
            for (int i = 0; i < 12; i++)
                larger(&scale[i], i < 9 ? (Real)1 : out[i]);
            for (int i = 9; i < 12; i++)
                larger(&scale[i], reach);
            break;
        case FRAMES: /* p is held to the farthest of all frames: what leads back leads there too */
            for (int i = 9 * n; i < 12 * n; i++)
                larger(&reach, out[i]);
            for (int i = 0; i < 12 * n; i++)
                larger(&scale[i], i < 9 * n ? (Real)1 : reach);
            break;
        case JACOBIAN:
        case JACOBIAN_BIAS:
            for (int i = 0; i < 6; i++) {
                Real fastest = function->id == JACOBIAN ? speed : speed * speed;
                larger(&scale[i], i < 3 ? reach * fastest : fastest);
            }
            break;
        case ENERGY:
            larger(&scale[0], out[0]);
            larger(&scale[1], out[1]);
            for (int i = 0; i < n; i++)
                larger(&scale[1], maker->torque[i]);
            break;
        default:
            return NULL;
        }
    }
    return scale;
}

static void add_program(Maker *maker, const Function *function)
{
    int n = maker->n, begin = 0;
    Real *scale = magnitudes(maker, function), *found[STATES];
    for (int s = 0; s < STATES; s++)
        found[s] = outputs(maker, function, s);
    for (int k = 0; k < function_output_count(function); k++) {
        char name[SELFTEST_COLUMN_NAME];
        selftest_column_name(function, k, name);
        int size = selftest_column_size(function, k, n);
        if (strcmp(name, "tau") == 0)
            continue; /* there already, as an input */
        GoldenColumn *column =
            add_column(maker, arena_copy(maker->arena, name), size, scale ? NULL : "tau");
        for (int s = 0; s < STATES; s++)
            set_values(maker, column, s, found[s] + begin);
        if (scale) {
            level(scale + begin, size);
            set_scale(maker, column, scale + begin);
        }
        begin += size;
    }
}

Selftest *golden_make(Arena *arena, const Description *description, Program *const *programs,
                      int count, RealType real)
{
    Selftest *selftest = arena_alloc(arena, sizeof *selftest);
    Maker maker = {.arena = arena, .n = programs[0]->n, .real = real, .selftest = selftest};
    int n = maker.n, room = 5;
    bool wrench = false;
    for (int i = 0; i < count; i++) {
        maker.loaded = maker.loaded || function_takes(programs[i]->function, "payload");
        wrench = wrench || function_takes(programs[i]->function, "wrench");
        room += function_output_count(programs[i]->function);
    }
    selftest->column = arena_array(arena, GoldenColumn, room);
    selftest->states = STATES;
    ExactLoad load = {.mass = (Real)selftest_payload[0]};
    for (int k = 0; k < 3; k++)
        load.com[k] = (Real)selftest_payload[1 + k];
    for (int k = 0; k < 6; k++)
        load.inertia[k] = (Real)selftest_payload[4 + k];
    maker.exact = exact_new(arena, description, maker.loaded ? &load : NULL);

    progress("golden vectors");
    double *range = arena_array(arena, double, 3 * n);
    static const double wrench_range[] = {8, 8, 8, 4, 4, 4};
    int at = 0;
    for (int i = 0; i < description->joint_count; i++)
        if (description->joints[i].type != FIXED) {
            range[at] = description->joints[i].type == PRISMATIC ? 1 : 3.125;
            range[n + at] = 2;
            range[2 * n + at++] = 8;
        }
    uint32_t seed = 20260715;
    for (int s = 0; s < STATES; s++) {
        maker.q[s] = random_row(&maker, &seed, n, range);
        maker.qd[s] = random_row(&maker, &seed, n, range + n);
        maker.qdd[s] = random_row(&maker, &seed, n, range + 2 * n);
        maker.wrench[s] = random_row(&maker, &seed, 6, wrench_range);
    }
    find_magnitudes(&maker, wrench);
    try_derived(&maker, range);
    add_inputs(&maker, maker.q, "q", n);
    add_inputs(&maker, maker.qd, "qd", n);
    add_inputs(&maker, maker.qdd, "qdd", n);
    if (wrench)
        add_inputs(&maker, maker.wrench, "wrench", 6);
    find_torques(&maker);
    for (int i = 0; i < count; i++)
        add_program(&maker, programs[i]->function);
    progress(NULL);
    Real epsilon = real == REAL_FLOAT ? (Real)FLT_EPSILON : (Real)DBL_EPSILON;
    selftest->matrix = maker.pivot > 1000 * n * epsilon    ? MATRIX_DEFINITE
                       : maker.pivot > -1000 * n * epsilon ? MATRIX_SEMIDEFINITE
                                                           : MATRIX_UNPHYSICAL;
    return selftest;
}
