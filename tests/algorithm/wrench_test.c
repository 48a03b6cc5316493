/* wrench_test.c: the variants with a wrench against the plain reference and its Jacobian:
   ID_wrench = ID - J^T w, FD_wrench(tau) = FD(tau + J^T w). wrench_test ROBOT... */
#include "command/command.h"
#include "evaluate/states.h"
#include "tests/compare.h"

#include <math.h>

static double worst;

/* J^T w by the reference. */
static void joint_forces(const ReferenceRobot *reference, const double *q, const double *w,
                         double *out)
{
    int n = reference->dof;
    double J[6 * MAX_JOINTS];
    const double *inputs[] = {q};
    reference_call(reference, &functions[JACOBIAN], inputs, J);
    for (int i = 0; i < n; i++) {
        out[i] = 0;
        for (int k = 0; k < 6; k++)
            out[i] += J[k * n + i] * w[k];
    }
}

static void check(const Build *build, const Robot *robot, const ReferenceRobot *reference,
                  const Function *variant)
{
    Arena *arena = arena_new();
    int n = robot->n, inputs = function_input_count(variant);
    const Function *plain = &functions[variant->id];
    Program *program = program_build(build, robot, variant, BEST);
    JitSet set = jit_programs(arena, &program, 1, BACKEND_CC);
    States states = states_random(arena, robot, plain, 50, 4);
    const double wrench[] = {3, -7, 2, 0.5, -1.5, 4};
    for (int s = 0; s < states.count; s++) {
        const double *in[MAX_INPUTS] = {NULL};
        double found[MAX_JOINTS], expected[MAX_JOINTS], help[MAX_JOINTS], pushed[MAX_JOINTS];
        double *outputs[] = {found};
        for (int k = 0; k < inputs - 1; k++)
            in[k] = states_at(&states, k, s);
        in[inputs - 1] = wrench;
        jit_call(set.function[0], in, inputs, outputs, 1);
        joint_forces(reference, in[0], wrench, help);
        if (variant->id == FORWARD_DYNAMICS) {
            for (int i = 0; i < n; i++)
                pushed[i] = in[2][i] + help[i];
            in[2] = pushed;
        }
        reference_call(reference, plain, in, expected);
        for (int i = 0; i < n; i++)
            expected[i] -= variant->id == FORWARD_DYNAMICS ? 0 : help[i];
        worst = larger_error(worst, relative_error(found, expected, n, 0));
    }
    jit_free(set.jit);
    program_free(program);
    arena_free(arena);
}

int main(int argc, char **argv)
{
    quiet();
    Build build = build_start();
    build.effort = 0;
    for (int r = 1; r < argc; r++) {
        Arena *arena = arena_new();
        Description *description;
        Robot *robot = load_robot(arena, argv[r], &(Choice){.snap = ANGLE_SNAP}, &description);
        ReferenceRobot *reference = arena_alloc(arena, sizeof *reference);
        fill_reference(reference, description);
        for (int k = 0; k < FUNCTION_COUNT; k++)
            if (functions[k].extras & EXTRA_WRENCH)
                check(&build, robot, reference, function_variant(&functions[k], EXTRA_WRENCH));
        arena_free(arena);
    }
    build_end(&build);
    printf("%d robots, worst relative error %.1e\n", argc - 1, worst);
    return argc < 2 || !(worst < 1e-10);
}
