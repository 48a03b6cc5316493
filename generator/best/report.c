/* report.c: what each step towards a program of best bought. */
#include "best/cost.h"
#include "best/search.h"

static void add_stage(BestReport *report, const char *what, Ops ops)
{
    if (report->stage_count < MAX_STAGES)
        report->stages[report->stage_count++] = (BestStage){what, ops};
}

/* A stage that is a program before the passes. */
static void add_built(BestReport *report, const char *what, const Robot *robot,
                      const Function *function, const Algorithm *own, const Plan *plan)
{
    Program *program = program_make(robot, function, own, plan, false);
    add_stage(report, what, program->ops);
    program_free(program);
}

void best_report(const Build *build, Arena *arena, const Robot *robot, const Function *function,
                 BestReport *report)
{
    bool matrix = function->id == INERTIA_MATRIX;
    const Algorithm *own = matrix ? &best_matrices : &best_torques;
    report->stage_count = 0;
    Plan plan = best_plain_plan(arena, robot);
    add_built(report, "our recursion, the robot's own parameters", robot, function, own, &plan);
    Build quick = build_with_effort(build, 0);
    plan.torques = plan.inertia = best_find(&quick, arena, robot, function, own);
    add_built(report, "parameters chosen by rule, axes by rule", robot, function, own, &plan);
    plan.torques = plan.inertia = best_find(build, arena, robot, function, own);
    add_built(report, "parameters and axes by search", robot, function, own, &plan);

    Program *program = program_make(robot, function, own, &plan, false);
    PassReport passes = {0};
    best_passes(build, program, (int)build->effort, &passes);
    for (int i = 0; i < passes.count; i++)
        add_stage(report, arena_format(arena, "pass: %s", passes.lines[i].pass),
                  passes.lines[i].after);
    program_free(program);
    report->recursion = matrix ? FOR_MATRIX : FOR_TORQUES;
    report->formulation = *plan.inertia;
}
