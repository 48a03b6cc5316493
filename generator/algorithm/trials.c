/* trials.c: a function built by one plan after the other, only to be counted: in a graph that is
   used again (expression/again.c), on an arm that is made once. */
#include "algorithm/program.h"

struct Trials {
    const Robot *robot;
    const Function *function;
    const Algorithm *algorithm;
    Graph *graph;
    const Arm *arm; /* in the graph */
    Expr *outputs;
    int output_count;
};

Trials *trials_new(const Robot *robot, const Function *function, const Algorithm *algorithm)
{
    Graph *before = graph_current;
    int count = function_output_size(function, robot_extent(robot));
    Trials *trials = memory_grow(NULL, sizeof *trials + sizeof(Expr) * (size_t)count);
    *trials = (Trials){robot,
                       function,
                       algorithm,
                       graph_new(),
                       .outputs = (Expr *)(trials + 1),
                       .output_count = count};
    trials->graph->unnamed = true;
    graph_use(before);
    return trials;
}

void trials_free(Trials *trials)
{
    graph_free(trials->graph);
    memory_free(trials);
}

/* What joints that follow others make of the outputs is not remembered: each is made anew. */
static Ops count_alone(const Trials *trials, const struct Plan *plan)
{
    Program *program =
        program_make(trials->robot, trials->function, trials->algorithm, plan, true);
    Ops ops = program->ops;
    ops.sincos = 0;
    program_free(program);
    return ops;
}

Ops trials_count(Trials *trials, const struct Plan *plan)
{
    if (trials->robot->gears)
        return count_alone(trials, plan);
    Graph *before = graph_use(trials->graph);
    if (!graph_again(trials->graph)) {
        trials->arm = program_arm(trials->robot, trials->function, plan);
        graph_keep(trials->graph);
    }
    Arm arm = *trials->arm;
    arm.plan = plan;
    program_outputs_of(trials->function, trials->algorithm, &arm, trials->outputs);
    Ops ops = graph_count_again(trials->graph, trials->outputs, trials->output_count);
    graph_use(before);
    return ops;
}
