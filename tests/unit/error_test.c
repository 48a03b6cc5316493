/* error_test.c: the report of rounding errors: its worst error comes back at the state that it
   prints, a program that loses digits on purpose shows, and so does a longer arm. */
#include "evidence/error.h"
#include "tests/compare.h"

#include <cjson/cJSON.h>
#include <float.h>
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum { STATES = 200 };

typedef struct {
    Arena *arena;
    Description *description;
    Robot *robot;
    ReferenceRobot *reference;
    Build build;
} Subject;

static Subject subject(const char *pattern)
{
    Subject s = {.arena = arena_new()};
    s.build = build_start();
    s.build.effort = 0;
    s.description = description_general(s.arena, pattern);
    s.robot = robot_from_description(s.arena, s.description);
    s.reference = arena_alloc(s.arena, sizeof *s.reference);
    fill_reference(s.reference, s.description);
    return s;
}

static ErrorReport report_on(const Subject *s)
{
    Strings none = {0};
    Selection selection = select_functions(NULL, &none, BEST);
    return error_report(&s->build, s->arena, s->description, s->robot, &selection, true, STATES, 3,
                        jit_default());
}

/* ---- the state ---- */

static void read_state(const cJSON *item, const Function *function, int n, double (*in)[MAX_JOINTS])
{
    const cJSON *state = cJSON_GetObjectItem(item, "state");
    for (int k = 0; k < function_input_count(function); k++) {
        const cJSON *list = cJSON_GetObjectItemCaseSensitive(state, function->inputs[k]);
        assert_int_equal(cJSON_GetArraySize(list), n);
        for (int i = 0; i < n; i++)
            in[k][i] = cJSON_GetArrayItem(list, i)->valuedouble;
    }
}

static double number(const cJSON *item, const char *key)
{
    return cJSON_GetObjectItemCaseSensitive(item, key)->valuedouble;
}

/* What the code in float, written down here by hand, gives for these inputs. */
static void call_float(void *code, const Function *function, int n, double (*in)[MAX_JOINTS],
                       double *row)
{
    float values[MAX_INPUTS][MAX_JOINTS], results[300];
    const double *inputs[MAX_INPUTS];
    double *outputs[MAX_OUTPUTS];
    int at = 0;
    for (int k = 0; k < function_input_count(function); k++) {
        for (int i = 0; i < n; i++) {
            values[k][i] = (float)in[k][i];
            assert_true((double)values[k][i] == in[k][i]); /* the state is exact in float */
        }
        inputs[k] = (const double *)(const void *)values[k];
    }
    for (int k = 0; k < function_output_count(function); k++) {
        outputs[k] = (double *)(void *)(results + at);
        at += size_of(function->outputs[k].size, (Extent){n, n, n, 0});
    }
    jit_call(code, inputs, function_input_count(function), outputs,
             function_output_count(function));
    for (int i = 0; i < at; i++)
        row[i] = (double)results[i];
}

/* One of the report's rows again: the error at its state, times its scale. */
static void check_row(const Subject *s, const cJSON *item)
{
    const Function *function =
        function_find(cJSON_GetObjectItemCaseSensitive(item, "function")->valuestring);
    const char *real = cJSON_GetObjectItemCaseSensitive(item, "real")->valuestring;
    bool in_float = strcmp(real, "float") == 0;
    int n = s->robot->n, size = function_output_size(function, robot_extent(s->robot));
    double in[MAX_INPUTS][MAX_JOINTS], row[300], worst = 0;
    RefReal exact[300];
    read_state(item, function, n, in);
    Program *program = program_build(&s->build, s->robot, function, BEST);
    JitSet set = jit_programs_as(s->arena, &program, 1, jit_default(),
                                 in_float ? REAL_FLOAT : REAL_DOUBLE, false);
    const double *inputs[] = {in[0], in[1], in[2]};
    double *outputs[MAX_OUTPUTS];
    split_outputs(function, robot_extent(s->robot), row, outputs);
    if (in_float)
        call_float(set.function[0], function, n, in, row);
    else
        jit_call(set.function[0], inputs, function_input_count(function), outputs,
                 function_output_count(function));
    assert_true(reference_call_exact(s->reference, function, inputs, exact));
    for (int i = 0; i < size; i++)
        worst = larger_error(worst, (double)fabsl((RefReal)row[i] - exact[i]));
    double reported = number(item, "worst"), scale = number(item, "scale");
    assert_true(reported > 0 && number(item, "rms") <= reported);
    assert_true(number(item, "median") <= reported);
    assert_true(fabs(worst / scale - reported) <= 1e-5 * reported); /* six digits are printed */
    assert_true(reported < (in_float ? 1e-3 : 1e-12));
    assert_true(reported > (in_float ? 1e-9 : 1e-18));
    jit_free(set.jit);
    program_free(program);
}

static void test_state(void **state)
{
    (void)state;
    Subject s = subject("RRP");
    ErrorReport report = report_on(&s);
    Text text = {0};
    error_print(&text, s.arena, &report, FORMAT_JSON);
    cJSON *root = cJSON_Parse(text.data);
    assert_non_null(root);
    int rows = 0;
    const cJSON *item;
    cJSON_ArrayForEach(item, cJSON_GetObjectItem(root, "errors"))
    {
        /* R and p, kinetic and potential are judged by different scales: one array only */
        if (strcmp(cJSON_GetObjectItem(item, "function")->valuestring, "forward-kinematics") == 0)
            continue;
        check_row(&s, item);
        rows++;
    }
    assert_int_equal(rows, 2 * (report.row_count - 1));
    assert_true(report.row_count >= 9);
    cJSON_Delete(root);
    text_free(&text);
    error_free(&report);
    arena_free(s.arena);
    build_end(&s.build);
}

/* ---- bad programs ---- */

/* x = ((x + b)^2 - (x - b)^2) / 4b in exact arithmetic; in rounded, about b times worse. */
static void spoil(Program *program, Real b)
{
    graph_use(program->graph);
    for (int i = 0; i < program->output_count; i++) {
        Expr x = program->outputs[i], above = expr_add(x, expr_real(b));
        Expr below = expr_sub(x, expr_real(b));
        Expr squares = expr_sub(expr_mul(above, above), expr_mul(below, below));
        program->outputs[i] = expr_mul(squares, expr_real(1 / (4 * b)));
    }
    graph_renumber(program->graph, program->outputs, program->output_count);
}

static Rounding measure(const Subject *s, Program *program, RealType real)
{
    States states = states_random(s->arena, s->robot, program->function, STATES, 5);
    if (real == REAL_FLOAT)
        states = error_float_states(s->arena, program->function, &states);
    JitSet set = jit_programs_as(s->arena, &program, 1, jit_default(), real, false);
    Rounding rounding = error_measure(program, set.function[0], real, s->reference, &states);
    jit_free(set.jit);
    assert_int_equal(rounding.judged, STATES);
    return rounding;
}

static void test_bad_program(void **state)
{
    (void)state;
    Subject s = subject("RRR");
    for (int real = REAL_DOUBLE; real <= REAL_FLOAT; real++) {
        Program *program = program_build(&s.build, s.robot, &functions[INVERSE_DYNAMICS], "kane");
        Rounding good = measure(&s, program, (RealType)real);
        spoil(program, (Real)1e6);
        Rounding bad = measure(&s, program, (RealType)real);
        assert_true(bad.worst > 100 * good.worst);
        assert_true(bad.rms > 100 * good.rms && bad.median > 100 * good.median);
        program_free(program);
    }
    arena_free(s.arena);
    build_end(&s.build);
}

/* Half of what it gives is right. */
static void gives_nan(const double *q, double *g)
{
    (void)q;
    g[0] = 0;
    g[1] = NAN;
}

static void test_nan(void **state)
{
    (void)state;
    union { /* ISO C has no cast from a function's address to an object's */
        void (*function)(const double *q, double *g);
        void *address;
    } code = {.function = gives_nan};
    Subject s = subject("R2");
    Program *program = program_build(&s.build, s.robot, &functions[GRAVITY], "kane");
    States states = states_random(s.arena, s.robot, program->function, STATES, 5);
    Rounding rounding = error_measure(program, code.address, REAL_DOUBLE, s.reference, &states);
    assert_true(isinf(rounding.worst) && isinf(rounding.median));
    program_free(program);
    arena_free(s.arena);
    build_end(&s.build);
}

/* ---- growth and condition ---- */

static void test_growth(void **state)
{
    (void)state;
    Subject small = subject("R2"), large = subject("R10");
    ErrorReport few = report_on(&small), many = report_on(&large);
    assert_int_equal(few.row_count, many.row_count);
    for (int i = 0; i < few.row_count; i++) {
        FunctionId id = few.rows[i].program->function->id;
        for (int real = 0; real < 2; real++) {
            double epsilon = real ? (double)FLT_EPSILON : DBL_EPSILON;
            double short_arm = few.rows[i].rounding[real].rms;
            double long_arm = many.rows[i].rounding[real].rms;
            assert_true(short_arm > epsilon / 100 && short_arm < 100 * epsilon);
            assert_true(long_arm < 1e5 * epsilon);
            if (id == FORWARD_DYNAMICS || id == FORWARD_KINEMATICS)
                assert_true(long_arm > short_arm);
        }
    }
    assert_true(few.least > 1 && few.least <= few.median && few.median <= few.most);
    assert_true(many.median > few.median);
    error_free(&few);
    error_free(&many);
    arena_free(small.arena);
    arena_free(large.arena);
    build_end(&small.build);
    build_end(&large.build);
}

static void test_spectrum(void **state)
{
    (void)state;
    /* a + b J has the eigenvalue a + n b once and a otherwise; J: all ones */
    RefReal M[16], singular[] = {1, 2, 2, 4}, indefinite[] = {1, 2, 2, 1};
    for (int i = 0; i < 16; i++)
        M[i] = i % 5 == 0 ? 3.5L : 0.5L;
    Spectrum spectrum = spectrum_of(4, M);
    assert_true(fabs(spectrum.least - 3) < 1e-14 && fabs(spectrum.most - 5) < 1e-14);
    assert_true(fabs(spectrum.condition - 5.0 / 3) < 1e-14);
    assert_true(isinf(spectrum_of(2, singular).condition));
    assert_true(isinf(spectrum_of(2, singular).growth));
    assert_true(isinf(spectrum_of(2, indefinite).condition));
    assert_true(fabs(spectrum_of(2, indefinite).growth - 3) < 1e-14);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_state),    cmocka_unit_test(test_bad_program),
        cmocka_unit_test(test_nan),      cmocka_unit_test(test_growth),
        cmocka_unit_test(test_spectrum),
    };
    quiet();
    return cmocka_run_group_tests(tests, NULL, NULL);
}
