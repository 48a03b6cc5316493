/* soak_test.c: soak's isolation: what happens in the process of a check becomes its outcome; and
   its numbering: a number stands for the same robot and the same choices each time; and that it
   sees an error where one is planted. */
#include "evidence/soak.h"

#include <math.h>
#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

static const SoakChoice no_choice;

static void passes(const char *text, const SoakChoice *choice, Outcome *outcome)
{
    (void)choice;
    outcome->comparisons = (long)strlen(text);
    outcome->worst[BIAS][1].error = 0.25;
}

static void crashes(const char *text, const SoakChoice *choice, Outcome *outcome)
{
    (void)text, (void)choice;
    strcpy(outcome->doing, "walking off the edge");
    signal(SIGSEGV, SIG_DFL); /* cmocka has a handler */
    raise(SIGSEGV);
}

static void aborts(const char *text, const SoakChoice *choice, Outcome *outcome)
{
    (void)text, (void)choice;
    strcpy(outcome->doing, "asserting");
    abort();
}

static void hangs(const char *text, const SoakChoice *choice, Outcome *outcome)
{
    (void)text, (void)choice;
    strcpy(outcome->doing, "turning in circles");
    for (;;)
        getppid(); /* a call, so that what was written before stays written */
}

static void gives_up(const char *text, const SoakChoice *choice, Outcome *outcome)
{
    (void)text, (void)choice;
    strcpy(outcome->doing, "reading");
    fail_input("joints[0]: is missing");
}

static void leaves(const char *text, const SoakChoice *choice, Outcome *outcome)
{
    (void)text, (void)choice;
    strcpy(outcome->doing, "compiling");
    _exit(3); /* as libtcc may */
}

static void expect(SoakJob *job, const char *kind, const char *message)
{
    Outcome outcome = soak_isolated(job, "robot", &no_choice, 1);
    assert_true(outcome.failed);
    assert_string_equal(outcome.kind, kind);
    assert_string_equal(outcome.message, message);
}

static void test_isolation(void **state)
{
    (void)state;
    Outcome outcome = soak_isolated(passes, "robot", &no_choice, 60);
    assert_false(outcome.failed);
    assert_int_equal(outcome.comparisons, 5);
    assert_true(outcome.worst[BIAS][1].error == 0.25);
    expect(crashes, "crash, walking off the edge",
           "walking off the edge: crash: Segmentation fault");
    expect(aborts, "crash, asserting", "asserting: crash: Aborted");
    expect(hangs, "hang, turning in circles",
           "turning in circles: takes more than 1 s of computing");
    expect(gives_up, "gives up, reading: joints[]: is missing",
           "reading: gives up: joints[0]: is missing");
    expect(leaves, "crash, compiling", "compiling: ends with status 3");
}

static void test_numbering(void **state)
{
    (void)state;
    int different = 0;
    for (long number = 1; number <= 50; number++) {
        Text first = {0}, second = {0}, other = {0};
        SoakChoice choice = soak_choose(7, number), again = soak_choose(7, number);
        SoakChoice elsewhere = soak_choose(8, number);
        assert_true(choice.seed == again.seed && choice.effort == again.effort);
        soak_robot(&first, &choice, 20);
        soak_robot(&second, &again, 20);
        soak_robot(&other, &elsewhere, 20);
        assert_string_equal(first.data, second.data);
        different += strcmp(first.data, other.data) != 0;
        text_free(&first);
        text_free(&second);
        text_free(&other);
    }
    assert_int_equal(different, 50);
}

static const char *const robot =
    "{\"rbgen\": 1, \"name\": \"r\", \"convention\": \"modified\", \"joints\": ["
    "{\"type\": \"revolute\", \"dh\": {\"alpha\": 0.5, \"a\": 0.2},"
    " \"link\": {\"mass\": 1, \"com\": [0.1, 0.2, 0.3], \"inertia\": {\"xx\": "
    "0.1, \"yy\": 0.1, \"zz\": 0.1}}},"
    "{\"type\": \"prismatic\", \"dh\": {\"alpha\": 0.7, \"a\": 0.3},"
    " \"link\": {\"mass\": 2, \"com\": [0.3, 0.2, 0.1]}}]}";

/* A robot that is right passes, with something compared of every function. */
static void test_check(void **state)
{
    (void)state;
    SoakChoice choice = soak_choose(1, 1);
    Outcome outcome = soak_isolated(soak_check, robot, &choice, 60);
    assert_string_equal(outcome.message, "");
    assert_false(outcome.failed);
    assert_true(outcome.programs > 60 && outcome.comparisons > 2000);
    for (int i = 0; i < FUNCTION_COUNT; i++) {
        bool copies = functions[i].of_quaternions; /* of this robot it only copies or adds */
        if (functions[i].of_loops || functions[i].of_drives)
            continue;
        assert_true((outcome.worst[i][0].error > 0 || copies) && outcome.worst[i][0].error < 1e-13);
        assert_true((outcome.worst[i][1].error > 1e-9 || copies) &&
                    outcome.worst[i][1].error < 1e-4);
    }
}

/* While a robot shrinks, one function is checked alone: with the tools that it may have failed for.
 */
static void test_focus(void **state)
{
    (void)state;
    Arena *arena = arena_new();
    const char *tools = ", \"tools\": [{\"name\": \"t\", \"xyz\": [1, 0, 0]}]}";
    char *more = arena_format(arena, "%.*s%s", (int)strlen(robot) - 1, robot, tools);
    SoakChoice choice = soak_choose(1, 1);
    choice.focus = 1 + FORWARD_KINEMATICS;
    Outcome plain = soak_isolated(soak_check, robot, &choice, 60);
    Outcome with_tool = soak_isolated(soak_check, more, &choice, 60);
    assert_false(plain.failed || with_tool.failed);
    assert_true(with_tool.worst[JACOBIAN][1].error == 0);
    assert_true(plain.programs > 0 && with_tool.programs > plain.programs);
    arena_free(arena);
}

/* ---- planted errors: the linker puts this jit_call in the place of the generator's ---- */

static double planted; /* beside the largest result of the next call */
static bool plants;

void __real_jit_call(void *function, const double *const *inputs, int input_count,
                     double *const *outputs, int output_count);
void __wrap_jit_call(void *function, const double *const *inputs, int input_count,
                     double *const *outputs, int output_count);
void __wrap_jit_call(void *function, const double *const *inputs, int input_count,
                     double *const *outputs, int output_count)
{
    __real_jit_call(function, inputs, input_count, outputs, output_count);
    if (plants)
        outputs[0][0] += planted * fmax(fabs(outputs[0][0]), fabs(outputs[0][1]));
    plants = false;
}

/* The first call is one in double; what comes after it, compilers' bits and laws, would also fail
   and say something else. */
static void test_planted(void **state)
{
    (void)state;
    static const double errors[] = {1e-2, 1e-6, 1e-8, NAN, INFINITY};
    SoakChoice choice = soak_choose(1, 1);
    for (size_t k = 0; k < COUNT(errors); k++) {
        planted = errors[k];
        plants = true;
        Outcome outcome = soak_isolated(soak_check, robot, &choice, 60);
        plants = false;
        assert_true(outcome.failed);
        assert_non_null(strstr(outcome.kind, " in double"));
    }
}

/* And where loops close. */
static void test_mechanism(void **state)
{
    (void)state;
    static const double errors[] = {0, 1e-6, NAN};
    Text text = {0};
    FILE *file = fopen(SOURCE_DIR "/robots/mechanisms/four_bar.json", "r");
    char line[1000];
    assert_non_null(file);
    while (fgets(line, sizeof line, file))
        text_add_string(&text, line);
    fclose(file);
    SoakChoice choice = soak_choose(1, 1);
    for (size_t k = 0; k < COUNT(errors); k++) {
        planted = errors[k];
        plants = true;
        Outcome outcome = soak_isolated(soak_check, text.data, &choice, 60);
        plants = false;
        assert_int_equal(outcome.failed, planted != 0);
        assert_true(outcome.failed ? strstr(outcome.kind, " of a mechanism") != NULL
                                   : outcome.comparisons > 100);
    }
    text_free(&text);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_isolation), cmocka_unit_test(test_numbering),
        cmocka_unit_test(test_check),     cmocka_unit_test(test_planted),
        cmocka_unit_test(test_mechanism), cmocka_unit_test(test_focus),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
