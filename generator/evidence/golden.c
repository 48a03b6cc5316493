/* golden.c: see golden.h.

   States are short binary fractions, which float and double hold exactly. Torques that go in as
   inputs are rounded to the real type first, and the accelerations belong to the rounded ones. What
   errors are measured by is found in magnitude.c. */
#include "evidence/golden.h"

#include "evidence/maker.h"
#include "model/gears.h"
#include "model/payload.h"
#include "util/random.h"

#include <float.h>
#include <stdlib.h>
#include <string.h>

/* ---- calling the reference ---- */

const Real *maker_input(const Maker *maker, const char *name, int state)
{
    const Input *input = input_find(name);
    if (input->stand_in)
        input = input_find(input->stand_in);
    return maker->state[input - known_inputs][state];
}

Real *maker_call_row(Maker *maker, const Function *function, const Real *const *inputs)
{
    Real *out = arena_array(maker->arena, Real, function_output_size(function, maker->extent));
    if (!exact_call(maker->exact, function, inputs, out))
        fail_input("--selftest: the inertia matrix is singular at a test's state; leave out %s by "
                   "--functions",
                   functions[function->id].name);
    return out;
}

Real *maker_call(Maker *maker, FunctionId id, const char *tool, const Real *const *inputs)
{
    Function function = functions[id];
    function.tool = tool;
    return maker_call_row(maker, &function, inputs);
}

double maker_round(RealType real, Real value)
{
    if (real_abs(value) < (Real)1e-28)
        return 0;
    return real == REAL_FLOAT ? (double)(float)(double)value : (double)value;
}

/* ---- states ---- */

static Real *random_row(Maker *maker, uint32_t *seed, int size, const double *range)
{
    Real *row = arena_array(maker->arena, Real, size);
    for (int i = 0; i < size; i++) {
        double unit =
            ((double)(random_plain(seed) >> 22) - 511.5) / 512; /* odd multiples of 1/1024 */
        row[i] = (Real)(range[i] * unit);
    }
    return row;
}

/* What joint i has of q, with the freedoms after it that are of the same joint: none where others
   decide where it is. */
static int numbers_of(const Description *description, int i)
{
    const Joint *joint = &description->joints[i];
    if (joint->type == FIXED || joint->part || gears_eliminate(description, i))
        return 0;
    return joint->run ? joint->run + 1 : 1;
}

Real *maker_unit_quaternions(const Maker *maker, const Description *description, Real *q)
{
    for (int i = 0, at = 0; i < description->joint_count; i++) {
        int count = numbers_of(description, i);
        at += count;
        if (count < 4)
            continue;
        Real *x = q + at - 4, square = 0;
        for (int k = 0; k < 4; k++)
            square += x[k] * x[k];
        for (int k = 0; k < 4; k++)
            x[k] = (Real)maker_round(maker->real, x[k] / real_sqrt(square));
    }
    return q;
}

static bool any_takes(Program *const *programs, int count, const char *input)
{
    for (int i = 0; i < count; i++)
        if (function_takes(programs[i]->function, input))
            return true;
    return false;
}

/* Number by number; joints that slide and moments go less far. */
static double *ranges(Arena *arena, const Description *description, const Input *input,
                      Extent extent)
{
    int size = size_of(input->size, extent), at = 0;
    double *range = arena_array(arena, double, size);
    for (int i = 0; i < size; i++)
        range[i] = i >= 3 && input->size.of[0] == 6 ? input->golden_range / 2 : input->golden_range;
    for (int i = 0; i < description->joint_count && strcmp(input->name, "q") == 0; i++) {
        const Joint *joint = &description->joints[i];
        for (int k = numbers_of(description, i); k > 0; k--, at++)
            range[at] = joint->type == PRISMATIC || joint->run ? 1 : range[at];
    }
    return range;
}

/* The first inputs of the table are always drawn, so that their numbers do not depend on what else
   the file has. */
static void draw_states(Maker *maker, const Description *description, Program *const *programs,
                        int count)
{
    enum { ALWAYS = 4 };
    uint32_t seed = 20260715;
    for (int s = 0; s < STATES; s++)
        for (int k = 0; k < known_input_count; k++) {
            const Input *input = &known_inputs[k];
            bool drawn =
                input->golden_range > 0 && (k < ALWAYS || any_takes(programs, count, input->name));
            if (!drawn)
                continue;
            Real *row = random_row(maker, &seed, size_of(input->size, maker->extent),
                                   ranges(maker->arena, description, input, maker->extent));
            bool positions = strcmp(input->name, "q") == 0;
            maker->state[k][s] = positions ? maker_unit_quaternions(maker, description, row) : row;
        }
}

/* The states that the selftest will make up, for what M is in them. */
static void try_derived(Maker *maker, const Description *description)
{
    const double *range = ranges(maker->arena, description, input_find("q"), maker->extent);
    uint32_t seed = 1;
    if (maker->extent.positions != maker->n)
        return; /* the selftest makes up none with quaternions */
    for (int s = 0; s < SELFTEST_DERIVED_STATES; s++) {
        Real *q = arena_array(maker->arena, Real, maker->n);
        for (int i = 0; i < maker->n; i++)
            for (int k = 0; k < 3; k++) { /* q, qd, qdd by turns */
                double next = random_plain(&seed) >> 16;
                if (k == 0)
                    q[i] = (Real)(range[i] * ((next - 32768) / 32768));
            }
        magnitude_try(maker, q);
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
        column->value[state * column->size + i] = maker_round(maker->real, value[i]);
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

/* Motions always, the rest where a function takes it. */
static void add_inputs(Maker *maker, Program *const *programs, int count)
{
    for (int k = 0; k < known_input_count; k++) {
        const Input *input = &known_inputs[k];
        bool motion = k < 3 || any_takes(programs, count, input->name);
        bool torques = strcmp(known_inputs[k].name, "tau") == 0; /* see find_torques */
        if (!maker->state[k][0] || !motion || torques)
            continue;
        GoldenColumn *column =
            add_column(maker, input_golden(input), size_of(input->size, maker->extent), NULL);
        for (int s = 0; s < STATES; s++)
            set_values(maker, column, s, maker->state[k][s]);
    }
}

/* The torques that a motion needs, as numbers of the real type: an output and an input. */
static void find_torques(Maker *maker)
{
    GoldenColumn *column = add_column(maker, "tau", maker->n, NULL);
    for (int s = 0; s < STATES; s++) {
        if (maker->selftest->loops) { /* any will do */
            set_values(maker, column, s, maker_input(maker, "tau", s));
            continue;
        }
        const Real *motion[] = {maker_input(maker, "q", s), maker_input(maker, "qd", s),
                                maker_input(maker, "qdd", s)};
        Real *tau = maker_call(maker, INVERSE_DYNAMICS, NULL, motion);
        for (int i = 0; i < maker->n; i++)
            tau[i] = (Real)maker_round(maker->real, tau[i]);
        maker->state[input_find("tau") - known_inputs][s] = tau;
        set_values(maker, column, s, tau);
    }
    set_scale(maker, column, maker->torque);
}

/* ---- outputs, as the selftest compares them ---- */

/* What the wrench is worth at the joints: J^T wrench, added to the torques times sign. */
static void add_wrench(Maker *maker, int s, int sign, Real *tau)
{
    int n = maker->n;
    const Real *q = maker_input(maker, "q", s), *wrench = maker_input(maker, "wrench", s);
    const Real *J = maker_call(maker, JACOBIAN, NULL, &q);
    for (int j = 0; j < n; j++)
        tau[j] += sign * column_times(J, n, j, wrench, 6);
}

/* All outputs in one row. A wrench helps the torques that are given, or is taken off those that
   come out. */
static Real *outputs(Maker *maker, const Function *function, int s)
{
    unsigned base = function_moves_base(function) ? EXTRA_BASE : 0;
    const Function *plain = function_variant(&functions[function->id], base);
    bool wrench = function_takes(function, "wrench"), pushes = function_takes(plain, "tau");
    const Real *inputs[MAX_INPUTS];
    if (maker->selftest->loops || maker->selftest->prescribed)
        plain = function; /* its inputs are a mechanism's own */
    for (int k = 0; k < function_input_count(plain); k++) {
        if (!input_find(plain->inputs[k]))
            continue; /* structs, which come last */
        inputs[k] = maker_input(maker, plain->inputs[k], s);
        if (wrench && strcmp(plain->inputs[k], "tau") == 0) {
            Real *tau = arena_array(maker->arena, Real, maker->n);
            memcpy(tau, inputs[k], sizeof *tau * (size_t)maker->n);
            add_wrench(maker, s, 1, tau);
            inputs[k] = tau;
        }
    }
    Real *out = maker_call_row(maker, function, inputs);
    if (wrench && !pushes)
        add_wrench(maker, s, -1, out);
    return out;
}

/* Output k as it is compared: matrices times a vector. */
static const Real *compared(Maker *maker, const Output *output, const Real *value, int s)
{
    int n = maker->n, rows = selftest_column_size(output, maker->extent);
    if (!output->times)
        return value;
    Real *product = arena_array(maker->arena, Real, rows);
    for (int i = 0; i < rows; i++)
        product[i] = row_times(value, n, i, maker_input(maker, output->times, s), false);
    return product;
}

static void add_output(Maker *maker, const Function *function, int k, Real *const *values,
                       int begin)
{
    const Output *output = &function->outputs[k];
    int size = selftest_column_size(output, maker->extent);
    char name[SELFTEST_COLUMN_NAME];
    selftest_column_name(function, k, name);
    if (strcmp(name, "tau") == 0)
        return; /* there already, as an input */
    bool own_scale = !magnitude_is_torque(output) || size != maker->n;
    GoldenColumn *column =
        add_column(maker, arena_copy(maker->arena, name), size, own_scale ? NULL : "tau");
    Real *scale = arena_array(maker->arena, Real, size);
    for (int s = 0; s < STATES; s++) {
        const Real *value = values[s] + begin, *found = compared(maker, output, value, s);
        set_values(maker, column, s, found);
        magnitude_add(maker, function, output, value, found, s, scale);
    }
    if (own_scale) {
        magnitude_level(scale, size);
        set_scale(maker, column, scale);
    }
}

static void add_program(Maker *maker, const Function *function)
{
    Real *values[STATES];
    for (int s = 0; s < STATES; s++)
        values[s] = outputs(maker, function, s);
    for (int k = 0, begin = 0; k < function_output_count(function); k++) {
        add_output(maker, function, k, values, begin);
        begin += size_of(function->outputs[k].size, maker->extent);
    }
}

Selftest *golden_make(Arena *arena, const Description *description, Program *const *programs,
                      int count, RealType real)
{
    Selftest *selftest = arena_alloc(arena, sizeof *selftest);
    Maker maker = {.arena = arena,
                   .n = programs[0]->n,
                   .extent = program_extent(programs[0]),
                   .real = real,
                   .selftest = selftest};
    int room = known_input_count;
    for (int i = 0; i < count; i++)
        room += function_output_count(programs[i]->function);
    selftest->column = arena_array(arena, GoldenColumn, room);
    selftest->states = STATES;
    bool loaded = any_takes(programs, count, "payload");
    maker.exact =
        exact_new(arena, loaded ? description_with_payload(arena, description, selftest_payload)
                                : description);

    progress("golden vectors");
    draw_states(&maker, description, programs, count);
    golden_close(&maker, description, programs, count);
    magnitude_begin(&maker, any_takes(programs, count, "wrench"));
    try_derived(&maker, description);
    add_inputs(&maker, programs, count);
    find_torques(&maker);
    for (int i = 0; i < count; i++)
        add_program(&maker, programs[i]->function);
    progress(NULL);
    Real epsilon = real == REAL_FLOAT ? (Real)FLT_EPSILON : (Real)DBL_EPSILON;
    selftest->matrix = maker.pivot > 1000 * maker.n * epsilon ? MATRIX_DEFINITE
                       : maker.pivot > (Real)-1e-12           ? MATRIX_SEMIDEFINITE
                                                              : MATRIX_UNPHYSICAL;
    for (int i = 0; i < description->joint_count; i++) {
        const Joint *joint = &description->joints[i];
        selftest->skewed = selftest->skewed || !real_is_zero(joint->viscous_skew) ||
                           !real_is_zero(joint->coulomb_skew) ||
                           !real_is_zero(joint->breakaway_skew);
    }
    return selftest;
}
