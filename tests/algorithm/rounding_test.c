/* rounding_test.c: what best's rearrangements cost in digits: rounding_test MOST STATES ROBOT...

   The largest error of inverse dynamics by best, over many states, must be at most MOST times that
   of the plain recursion (kane), both against the long-double reference. */
#include "command/command.h"
#include "evaluate/states.h"
#include "tests/compare.h"

#include <math.h>
#include <stdlib.h>

static double worst_error(const Program *program, const ReferenceRobot *reference,
                          const States *states)
{
    const Function *function = program->function;
    int n = states->n;
    Arena *arena = arena_new();
    Program *programs[] = {(Program *)program};
    JitSet set = jit_programs(arena, programs, 1, BACKEND_CC);
    double worst = 0, scale = 0, expected[MAX_JOINTS], found[MAX_JOINTS];
    double *outputs[] = {found};
    for (int s = 0; s < states->count; s++) {
        const double *inputs[MAX_INPUTS];
        for (int k = 0; k < function_input_count(function); k++)
            inputs[k] = states->value[k] + (size_t)s * (size_t)n;
        reference_call(reference, function, inputs, expected);
        jit_call(set.function[0], inputs, function_input_count(function), outputs, 1);
        for (int i = 0; i < n; i++) {
            worst = larger_error(worst, error_between(found[i], expected[i]));
            scale = larger_error(scale, fabs(expected[i]));
        }
    }
    jit_free(set.jit);
    arena_free(arena);
    return worst / scale;
}

int main(int argc, char **argv)
{
    int failed = 0, passed = 0;
    double most = argc > 3 ? atof(argv[1]) : 0;
    Build build = build_start();
    quiet();
    if (most == 30) /* what is allowed at the highest effort */
        build.effort = 3;
    for (int r = 3; r < argc; r++) {
        Arena *arena = arena_new();
        Description *description;
        Robot *robot = load_robot(arena, argv[r], &(Choice){.snap = ANGLE_SNAP}, &description);
        const Function *id = &functions[INVERSE_DYNAMICS];
        ReferenceRobot *reference = arena_alloc(arena, sizeof *reference);
        fill_reference(reference, description);
        States states = states_random(arena, robot, id, atoi(argv[2]), 11);
        Program *plain = program_build(&build, robot, id, "kane");
        Program *best = program_build(&build, robot, id, BEST);
        double plain_error = worst_error(plain, reference, &states);
        double best_error = worst_error(best, reference, &states);
        bool ok = best_error <= most * plain_error;
        printf("%-16s kane %.1e  best %.1e  ratio %.2f%s\n", robot->name, plain_error, best_error,
               best_error / plain_error, ok ? "" : "  TOO LARGE");
        passed += ok;
        failed += !ok;
        program_free(plain);
        program_free(best);
        arena_free(arena);
    }
    build_end(&build);
    printf("%d passed, %d failed\n", passed, failed);
    return failed > 0 || passed == 0;
}
