/* program.c: a function built for a robot by one given algorithm. */
#include "algorithm/program.h"

#include <stdlib.h>

Program *program_make(const Robot *robot, const Function *function, const Algorithm *algorithm,
                      const struct Plan *plan, bool counting)
{
    Graph *before = graph_current;
    Program *program = memory_grow(NULL, sizeof *program);
    *program =
        (Program){.function = function,
                  .algorithm = algorithm->name,
                  .made_by = algorithm->name,
                  .breaks = algorithm->breaks,
                  .n = function_extent(function, robot).dof,
                  .positions = function_extent(function, robot).positions,
                  .links = robot_extent(robot).links,
                  .prescribed = robot->prescribed_count,
                  .params = robot->params,
                  .graph = graph_new(),
                  .output_count = function_output_size(function, function_extent(function, robot))};
    Expr *out = arena_array(program->graph->arena, Expr, program->output_count);
    program->outputs = out;
    program->graph->unnamed = counting;
    program->singular = program_outputs(robot, function, algorithm, plan, out);
    if (!program->graph->unnamed) /* to be counted only: in any order */
        graph_renumber(program->graph, out, program->output_count);
    program->ops = graph_count(program->graph, out, program->output_count);
    graph_use(before);
    return program;
}

void program_free(Program *program)
{
    if (!program)
        return;
    graph_free(program->graph);
    memory_free(program);
}
