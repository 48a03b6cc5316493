/* natural_test.c: by what errors are measured: the terms that are summed. It must not hide errors
   of ordinary robots, must show where an output is the rounding of a zero, and a comparison fails
   on NaN. */
#include "evidence/natural.h"

#include "command/command.h"
#include "evaluate/states.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

enum { STATES = 200 };

typedef struct {
    Description *description;
    Robot *robot;
    ReferenceRobot *reference;
} Subject;

static Subject read_subject(Arena *arena, const char *path)
{
    Subject s = {0};
    s.robot = load_robot(arena, path, &(Choice){.snap = ANGLE_SNAP}, &s.description);
    s.reference = arena_alloc(arena, sizeof *s.reference);
    fill_reference(s.reference, s.description);
    return s;
}

/* Largest term and largest output of a function's first array over random states. */
static void measure(Arena *arena, const Subject *s, FunctionId id, double *term, double *output)
{
    const Function *function = &functions[id];
    int n = s->robot->n, first = size_of(function->outputs[0].size, robot_extent(s->robot));
    States states = states_random(arena, s->robot, function, STATES, 5);
    double *row =
        arena_array(arena, double, function_output_size(function, robot_extent(s->robot)));
    *term = *output = 0;
    for (int k = 0; k < STATES; k++) {
        const double *inputs[MAX_INPUTS] = {NULL};
        double scale[MAX_OUTPUTS];
        for (int i = 0; i < function_input_count(function); i++)
            inputs[i] = states.value[i] + k * n;
        natural_scale(s->reference, function, inputs, scale);
        assert_true(isfinite(scale[0]) && scale[0] >= 0);
        *term = fmax(*term, scale[0]);
        assert_true(reference_call(s->reference, function, inputs, row));
        for (int i = 0; i < first; i++)
            *output = fmax(*output, fabs(row[i]));
    }
}

/* A term that is many times the largest output would let as large an error through. */
static void terms_are_about_what_comes_out(void **unused)
{
    (void)unused;
    static const char *const names[] = {"puma", "stanford", "ur5", "panda", "thomas_tesar"};
    static const FunctionId ids[] = {INVERSE_DYNAMICS,
                                     INERTIA_MATRIX,
                                     BIAS,
                                     GRAVITY,
                                     JACOBIAN,
                                     ENERGY,
                                     JACOBIAN_BIAS,
                                     FRAMES,
                                     JACOBIAN_DERIVATIVE,
                                     MOMENTUM,
                                     MOMENTUM_MATRIX,
                                     REACTIONS,
                                     CORIOLIS_MATRIX,
                                     INVERSE_DYNAMICS_DERIVATIVES};
    for (size_t r = 0; r < COUNT(names); r++)
        for (size_t k = 0; k < COUNT(ids); k++) {
            Arena *arena = arena_new();
            Subject s =
                read_subject(arena, arena_format(arena, SOURCE_DIR "/robots/%s.json", names[r]));
            double term, output;
            measure(arena, &s, ids[k], &term, &output);
            if (!(term > 0.05 * output && term < 5 * output))
                fail_msg("%s of %s: terms %g, outputs %g", functions[ids[k]].name, names[r], term,
                         output);
            arena_free(arena);
        }
}

/* An upright axis: the bias is zero, what is summed into it is not. */
static void a_zero_has_its_terms(void **unused)
{
    (void)unused;
    Arena *arena = arena_new();
    Subject s = read_subject(arena, SOURCE_DIR "/tests/algorithm/found/heavy_upright.json");
    double term, output;
    measure(arena, &s, BIAS, &term, &output);
    assert_true(output < 1e-6);
    assert_true(term > 1e6);
    measure(arena, &s, GRAVITY, &term, &output);
    assert_true(output < 1e-12);
    assert_true(term > 0.1 && term < 10);
    arena_free(arena);
}

/* A tool on the only axis that turns: what its point does is zero, and so are all levers. What is
   summed is then what turns: the reference's own rounding is no measure. */
static void a_tool_on_the_axis_is_measured_by_its_turning(void **unused)
{
    (void)unused;
    Arena *arena = arena_new();
    Subject s = read_subject(arena, SOURCE_DIR "/tests/algorithm/found/tool_on_axis.json");
    double term, output;
    measure(arena, &s, JACOBIAN_BIAS, &term, &output);
    assert_true(output > 0 && output < 1e-15);
    assert_true(term > 0.1 && term < 100);
    arena_free(arena);
}

/* A mass on its own axis, by lengths that cancel but for a rounding: what it turns is measured by
   those lengths. */
static void lengths_that_cancel_are_what_is_summed(void **unused)
{
    (void)unused;
    Arena *arena = arena_new();
    Subject s = read_subject(arena, SOURCE_DIR "/tests/algorithm/found/cancelled_lengths.json");
    double term, output;
    measure(arena, &s, INERTIA_MATRIX, &term, &output);
    assert_true(output < 1e-30);
    assert_true(term > 0.1 && term < 1);
    arena_free(arena);
}

static void difference_is_relative_and_fails_on_nan(void **unused)
{
    (void)unused;
    const Function *gravity = &functions[GRAVITY];
    const Extent two = {2, 2, 2, 0};
    const double none[MAX_OUTPUTS] = {0}, ten[MAX_OUTPUTS] = {10};
    const double expected[] = {1, -2, 0, 0.5}, near[] = {1, -2, 0.02, 0.5};
    const double nan_found[] = {NAN, -2, 0, 0.5}, infinite[] = {1, -2, 0, INFINITY};
    const double zero[] = {0, 0, 0, 0};
    assert_true(fabs(natural_difference(gravity, two, 2, none, expected, near) - 0.01) < 1e-15);
    assert_true(fabs(natural_difference(gravity, two, 2, ten, expected, near) - 0.002) < 1e-15);
    assert_true(natural_difference(gravity, two, 2, ten, expected, expected) == 0);
    assert_true(natural_difference(gravity, two, 2, none, zero, near) == 2);
    assert_true(isinf(natural_difference(gravity, two, 2, none, expected, nan_found)));
    assert_true(isinf(natural_difference(gravity, two, 2, none, nan_found, expected)));
    assert_true(isinf(natural_difference(gravity, two, 2, none, expected, infinite)));
    assert_true(isinf(natural_difference(gravity, two, 2, none, infinite, infinite)));
}

int main(void)
{
    quiet();
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(terms_are_about_what_comes_out),
        cmocka_unit_test(a_zero_has_its_terms),
        cmocka_unit_test(a_tool_on_the_axis_is_measured_by_its_turning),
        cmocka_unit_test(lengths_that_cancel_are_what_is_summed),
        cmocka_unit_test(difference_is_relative_and_fails_on_nan),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
