/* batch_test.c: batch functions give what the scalar ones give, state by state, to 1e-13 of the
   largest result, whatever the number of states, the part in blocks and the rest, and whatever the
   number of threads: batch_test ROBOT... */
#include "evaluate/many.h"
#include "tests/compare.h"

#include <math.h>
#include <string.h>

static int failures, comparisons;

static void compare(const char *robot, const Function *function, int count, int size,
                    const double *expected, const double *found)
{
    double error = relative_error(found, expected, count * size, 0);
    comparisons++;
    if (error <= 1e-13)
        return;
    failures++;
    printf("%s: %s of %d states: off by %.2g\n", robot, function->name, count, error);
}

int main(int argc, char **argv)
{
    static const int counts[] = {1, 7, 8, 27, 1000};
    Build build = build_start();
    build.effort = 0;
    quiet();
    for (int r = 1; r < argc; r++) {
        Arena *arena = arena_new();
        Robot *robot = load_robot(arena, argv[r], &(Choice){.snap = ANGLE_SNAP}, NULL);
        Strings none = {0};
        Selection selection = select_functions(NULL, &none, BEST);
        for (int i = 0; i < FUNCTION_COUNT; i++) /* those that come only by name as well */
            selection.wanted[i] = true;
        Program *programs[MAX_PROGRAMS];
        Text notes = {0};
        int count =
            build_selected(&build, robot, &selection, false, programs, MAX_PROGRAMS, &notes);
        JitSet one = jit_programs(arena, programs, count, BACKEND_CC);
        JitSet many = jit_batches(arena, programs, count, BACKEND_CC, NULL);
        JitSet plain = {0}; /* without vectors */
        if (jit_available(BACKEND_TCC))
            plain = jit_batches(arena, programs, count, BACKEND_TCC, NULL);
        for (int k = 0; k < count; k++)
            for (size_t c = 0; c < COUNT(counts); c++) {
                const Function *function = programs[k]->function;
                States states = states_random(arena, robot, function, counts[c], 3);
                int size = function_output_size(function, robot_extent(robot));
                size_t all = (size_t)(states.count * size);
                double *expected = arena_array(arena, double, all);
                double *found = arena_array(arena, double, all);
                double *threaded = arena_array(arena, double, all);
                states_call(one.function[k], false, function, &states, 1, expected);
                states_call(many.function[k], true, function, &states, 1, found);
                states_call(many.function[k], true, function, &states, 3, threaded);
                compare(argv[r], function, states.count, size, expected, found);
                if (plain.jit) {
                    states_call(plain.function[k], true, function, &states, 1, found);
                    compare(argv[r], function, states.count, size, expected, found);
                }
                states_call(many.function[k], true, function, &states, 1, found);
                if (memcmp(found, threaded, all * sizeof *found) != 0 && ++failures)
                    printf("%s: %s: threads change results\n", argv[r], function->name);
            }
        jit_free(one.jit);
        jit_free(many.jit);
        if (plain.jit)
            jit_free(plain.jit);
        for (int k = 0; k < count; k++)
            program_free(programs[k]);
        text_free(&notes);
        arena_free(arena);
    }
    build_end(&build);
    printf("%d comparisons, %d failures\n", comparisons, failures);
    return failures > 0 || comparisons == 0;
}
