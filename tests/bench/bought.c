/* bought.c: what each pass buys, as the heads of their files say: bought ROBOT...

   All passes at effort 1 on programs by published algorithms, which best never gives them: first
   four inverse dynamics, then seven other functions, added up over the robots. */
#include "command/command.h"
#include "command/ops.h"
#include "pass/pass.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const struct {
    FunctionId function;
    const char *algorithm;
    int group;
} programs[] = {{INVERSE_DYNAMICS, "kane", 0},      {INVERSE_DYNAMICS, "khalil-base", 0},
                {INVERSE_DYNAMICS, "newton-euler", 0}, {INVERSE_DYNAMICS, "balafoutis", 0},
                {INERTIA_MATRIX, "lin", 1},         {INERTIA_MATRIX, "fijany-bejczy", 1},
                {FORWARD_DYNAMICS, "saha", 1},      {FORWARD_DYNAMICS, "lin", 1},
                {INERTIA_SOLVE, "featherstone", 1}, {JACOBIAN, BEST, 1},
                {BIAS, "khalil", 1}};

enum { MOST = 20 };
static struct {
    const char *pass;
    int saved[2];
} bought[MOST];
static int before[2], after[2];

static void add_line(const PassLine *line, int group)
{
    int k = 0;
    while (bought[k].pass && strcmp(bought[k].pass, line->pass) != 0)
        k++;
    bought[k].pass = line->pass;
    bought[k].saved[group] += ops_total(line->before) - ops_total(line->after);
}

static void measure(const Robot *robot, int p)
{
    const char *names[MAX_ALGORITHMS];
    const Function *function = &functions[programs[p].function];
    int count = algorithm_names(function, robot, names), k = 0;
    while (k < count && strcmp(names[k], programs[p].algorithm) != 0)
        k++;
    if (k == count)
        return;
    Program *program = program_build(robot, function, programs[p].algorithm);
    size_t size = sizeof(Expr) * (size_t)program->output_count;
    Expr *outputs = memory_grow(NULL, size + 1);
    memcpy(outputs, program->outputs, size);
    PassReport report = {0};
    Graph *result =
        passes_run(program->graph, outputs, program->output_count, COST_DEFAULT, 1, &report);
    int group = programs[p].group;
    before[group] += ops_total(program->ops);
    after[group] += ops_total(graph_count(result, outputs, program->output_count));
    for (int i = 0; i < report.count; i++)
        add_line(&report.lines[i], group);
    if (result != program->graph)
        graph_free(result);
    free(outputs);
    program_free(program);
}

int main(int argc, char **argv)
{
    quiet();
    for (int k = 1; k < argc; k++) {
        Description *description;
        Arena *arena = arena_new();
        const Robot *robot = load_robot(arena, argv[k], ANGLE_SNAP, false, &description);
        for (size_t p = 0; p < COUNT(programs); p++)
            measure(robot, (int)p);
        arena_free(arena);
    }
    printf("%-12s %8s %8s\n", "pass", "torques", "others");
    for (int k = 0; bought[k].pass; k++)
        printf("%-12s %8d %8d\n", bought[k].pass, bought[k].saved[0], bought[k].saved[1]);
    printf("%-12s %8d %8d\n", "all", before[0] - after[0], before[1] - after[1]);
    printf("%-12s %8d %8d\n", "of", before[0], before[1]);
    return 0;
}
