/* backends_test.c: the graph evaluated in this process, the C by libtcc and the C by the system's
   compiler give the same bits: backends_test ROBOT... (contraction off, as the cc backend has it).
 */
#include "command/command.h"
#include "evaluate/states.h"

#include <stdlib.h>
#include <string.h>

static int failures, comparisons;

static void compare(const char *robot, const Program *program, const char *backend,
                    const double *expected, const double *found)
{
    for (int i = 0; i < program->output_count; i++) {
        comparisons++;
        if (expected[i] == found[i])
            continue;
        if (failures++ < 20)
            printf("%s: %s by %s, %s: output %d is %.17g, the graph says %.17g\n", robot,
                   program->function->name, program->algorithm, backend, i, found[i], expected[i]);
    }
}

int main(int argc, char **argv)
{
    for (int r = 1; r < argc; r++) {
        Arena *arena = arena_new();
        quiet();
        Robot *robot = load_robot(arena, argv[r], &(Choice){.snap = ANGLE_SNAP}, NULL);
        Strings none = {0};
        Selection selection = select_functions(NULL, &none, "all");
        Program *programs[MAX_PROGRAMS];
        Text notes = {0};
        Build build = build_start();
        int count =
            build_selected(&build, robot, &selection, false, programs, MAX_PROGRAMS, &notes);
        JitSet tcc = {0}, cc = jit_programs(arena, programs, count, BACKEND_CC);
        if (jit_available(BACKEND_TCC))
            tcc = jit_programs(arena, programs, count, BACKEND_TCC);
        for (int k = 0; k < count; k++) {
            const Function *function = programs[k]->function;
            States states = states_random(arena, robot, function, 20, 5);
            double *row = arena_array(arena, double, programs[k]->output_count);
            double *expected = arena_array(arena, double, programs[k]->output_count);
            double *outputs[MAX_OUTPUTS];
            split_outputs(function, robot_extent(robot), row, outputs);
            for (int s = 0; s < states.count; s++) {
                const double *inputs[MAX_INPUTS] = {NULL}, *by_name[MAX_INPUTS + 1] = {NULL};
                for (int i = 0; i < function_input_count(function); i++)
                    inputs[i] = states.value[i] + s * robot->n;
                const Graph *graph = programs[k]->graph;
                for (uint32_t i = 0; i < graph->input_count; i++)
                    for (int j = 0; j < function_input_count(function); j++)
                        if (strcmp(graph->inputs[i], function->inputs[j]) == 0)
                            by_name[i] = inputs[j];
                graph_evaluate(graph, by_name, programs[k]->outputs, programs[k]->output_count,
                               expected);
                jit_call(cc.function[k], inputs, function_input_count(function), outputs,
                         function_output_count(function));
                compare(argv[r], programs[k], "cc", expected, row);
                if (!tcc.jit)
                    continue;
                jit_call(tcc.function[k], inputs, function_input_count(function), outputs,
                         function_output_count(function));
                compare(argv[r], programs[k], "tcc", expected, row);
            }
        }
        jit_free(cc.jit);
        if (tcc.jit)
            jit_free(tcc.jit);
        for (int k = 0; k < count; k++)
            program_free(programs[k]);
        text_free(&notes);
        build_end(&build);
        arena_free(arena);
    }
    printf("%d comparisons, %d differ\n", comparisons, failures);
    return failures > 0 || comparisons == 0;
}
