/* best.c: from a function to its cheapest program: a plan is searched for (best_search.c), built by
   one of our recursions, and rewritten by the passes. */
#include "algorithm/best_search.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

Effort best_effort = {1, 1, 1, 8};

const Algorithm best_torques = {.name = BEST, .function = INVERSE_DYNAMICS, .build = best_inverse};
const Algorithm best_matrices = {.name = BEST, .function = INERTIA_MATRIX, .build = best_matrix};
const Algorithm best_solver = {
    .name = BEST, .function = INERTIA_SOLVE, .build = best_solve, .bias = best_inverse};
const Algorithm best_recursions = {.name = BEST,
                                   .function = INERTIA_SOLVE,
                                   .build = best_recursive,
                                   .bias = best_inverse,
                                   .lone_rotors = true};

bool best_makes(FunctionId function)
{
    return function == INVERSE_DYNAMICS || function == BIAS || function == GRAVITY ||
           function == INERTIA_MATRIX || function == FORWARD_DYNAMICS || function == INERTIA_SOLVE;
}

double best_weigh(Ops ops)
{
    return best_effort.M * ops.M + best_effort.A * ops.A + best_effort.D * ops.D;
}

Cost best_pass_cost(void)
{
    return (Cost){best_effort.M, best_effort.A, best_effort.D};
}

void best_passes(Program *program, int effort, PassReport *report)
{
    Graph *old = program->graph;
    if (effort == 0 && program->n <= LONG_ARM)
        return;
    if (program->n > LONG_ARM && effort > 0) /* rescaling takes longer than in proportion */
        effort--;
    size_t size = sizeof(Expr) * (size_t)program->output_count;
    Expr *outputs = memory_grow(NULL, size);
    memcpy(outputs, program->outputs, size);
    program->graph =
        passes_run(old, outputs, program->output_count, best_pass_cost(), effort, report);
    if (program->graph != old) {
        program->outputs = arena_array(program->graph->arena, Expr, program->output_count);
        memcpy(program->outputs, outputs, size);
        graph_free(old);
        graph_renumber(program->graph, program->outputs, program->output_count);
    }
    free(outputs);
    graph_use(program->graph);
    program->ops = graph_count(program->graph, program->outputs, program->output_count);
}

/* ---- rounding ---- */

/* How far double is from exact, relative to the largest output, at a few states. */
static double rounding(const Program *program)
{
    int states = best_effort.effort > 0 ? 4 : 1;
    const Graph *graph = program->graph;
    int size = program->output_count;
    size_t count = graph->input_count; /* structs have many */
    double(*values)[MAX_JOINTS] = memory_grow(NULL, sizeof *values * (count + 1));
    const double **inputs = memory_grow(NULL, sizeof *inputs * (count + 1));
    double *found = memory_grow(NULL, sizeof *found * (size_t)size);
    Real *exact = memory_grow(NULL, sizeof *exact * (size_t)size);
    double largest = 0, worst = 0;
    uint32_t random = 4711;
    for (int s = 0; s < states; s++) {
        for (uint32_t k = 0; k < count; k++) {
            bool open = member_find(graph->inputs[k]) != NULL;
            for (int i = 0; i < MAX_JOINTS; i++) {
                random = random * 1664525u + 1013904223u;
                values[k][i] = 3.0 * ((double)(random >> 8) / 8388608.0 - 1.0);
                if (open) /* masses and moments of inertia are positive, products are smaller */
                    values[k][i] = i < 3 ? fabs(values[k][i]) : 0.1 * values[k][i];
            }
            inputs[k] = values[k];
        }
        graph_evaluate(graph, inputs, program->outputs, size, found);
        graph_evaluate_real(graph, inputs, program->outputs, size, exact);
        for (int i = 0; i < size; i++) {
            largest = fmax(largest, fabs((double)exact[i]));
            worst = fmax(worst, fabs((double)((Real)found[i] - exact[i])));
        }
    }
    free(values);
    free(inputs);
    free(found);
    free(exact);
    return largest > 0 ? worst / largest : worst;
}

static bool solves(const Function *function)
{
    return function->id == FORWARD_DYNAMICS || function->id == INERTIA_SOLVE;
}

/* Digits that matter: errors below this are those of any recursion, and nobody pays for less. Those
   of accelerations come with the condition of the inertia matrix, which differs from arm to arm. */
static double harmless(const Program *program)
{
    return solves(program->function) ? 1e-13 : 2e-15;
}

/* Above that, errors may be so many times those of another program before it is preferred. */
static double tolerated(const Program *program)
{
    return best_effort.effort > 2 ? 30 : solves(program->function) ? 10 : 4;
}

static Program *cheaper(Program *a, Program *b)
{
    if (!a)
        return b;
    bool second = best_weigh(b->ops) < best_weigh(a->ops);
    double of_a = rounding(a), of_b = rounding(b), times = tolerated(a);
    if (fmax(of_a, of_b) > harmless(a)) {
        if (of_a > times * of_b)
            second = true;
        else if (of_b > times * of_a)
            second = false;
    }
    program_free(second ? a : b);
    return second ? b : a;
}

const Algorithm *best_choose(Arena *arena, const Robot *robot, const Function *function, Plan *plan)
{
    const Algorithm *own = function->id == INERTIA_MATRIX ? &best_matrices : &best_torques;
    if (!solves(function)) {
        *plan = best_find_plan(arena, robot, function, own);
        return own;
    }
    *plan = best_new_plan(arena, robot->n);
    if (function->id == FORWARD_DYNAMICS)
        *plan = best_find_plan(arena, robot, function_sibling(function, robot, BIAS), &best_torques);
    Plan *by_matrix = arena_alloc(arena, sizeof *by_matrix);
    *by_matrix = best_find_plan(arena, robot, function_sibling(function, robot, INERTIA_MATRIX), &best_matrices);
    plan->matrix = by_matrix;
    return &best_solver;
}

/* Accelerations by recursion over the links; NULL when even a search will not bring them below
   what elimination costs (it has saved 9 % at most of what the first plan costs). */
static Program *by_recursion(Arena *arena, const Robot *robot, const Function *function, Plan *plan,
                             double eliminated)
{
    const Function *solve = function_sibling(function, robot, INERTIA_SOLVE);
    long effort = best_effort.effort;
    for (best_effort.effort = 0;; best_effort.effort = effort) {
        Plan by_links = best_find_plan(arena, robot, solve, &best_recursions);
        plan->matrix = &by_links;
        Program *program = program_build_planned(robot, function, &best_recursions, plan);
        if (best_effort.effort == effort)
            return program;
        double cost = best_weigh(program->ops);
        program_free(program);
        if (cost > 1.15 * eliminated && effort < 2) {
            best_effort.effort = effort;
            return NULL;
        }
    }
}

/* Accelerations: by the inertia matrix and elimination, or by recursion, whichever costs less. */
static Program *accelerations(Arena *arena, const Robot *robot, const Function *function)
{
    Plan plan = best_new_plan(arena, robot->n);
    if (function->id == FORWARD_DYNAMICS)
        plan = best_find_plan(arena, robot, function_sibling(function, robot, BIAS), &best_torques);
    if (robot->n > LONG_ARM && !robot->rotors) { /* elimination grows with the cube */
        Program *recursed = by_recursion(arena, robot, function, &plan, INFINITY);
        best_passes(recursed, (int)best_effort.effort, NULL);
        return recursed;
    }
    const Function *im = function_sibling(function, robot, INERTIA_MATRIX);
    Plan by_matrix = best_find_plan(arena, robot, im, &best_matrices);
    plan.matrix = &by_matrix;
    Program *eliminated = program_build_planned(robot, function, &best_solver, &plan);
    if (robot->rotors) {
        best_passes(eliminated, (int)best_effort.effort, NULL);
        return eliminated;
    }
    Program *recursed = by_recursion(arena, robot, function, &plan, best_weigh(eliminated->ops));
    best_passes(eliminated, (int)best_effort.effort, NULL);
    if (!recursed)
        return eliminated;
    best_passes(recursed, (int)best_effort.effort, NULL);
    return cheaper(eliminated, recursed);
}

static Program *program_at_this_effort(const Robot *robot, const Function *function)
{
    Arena *arena = arena_new();
    Program *program;
    if (solves(function)) {
        program = accelerations(arena, robot, function);
    } else {
        const Algorithm *own = function->id == INERTIA_MATRIX ? &best_matrices : &best_torques;
        Plan plan = best_find_plan(arena, robot, function, own);
        program = program_build_planned(robot, function, own, &plan);
        best_passes(program, (int)best_effort.effort, NULL);
    }
    arena_free(arena);
    return program;
}

/* By our recursion with the parameters as the robot file has them; NULL: not by one recursion. */
static Program *with_own_parameters(const Robot *robot, const Function *function)
{
    if (solves(function))
        return NULL;
    Arena *arena = arena_new();
    Plan plan = best_plain_plan(arena, robot);
    const Algorithm *own = function->id == INERTIA_MATRIX ? &best_matrices : &best_torques;
    Program *program = program_build_planned(robot, function, own, &plan);
    arena_free(arena);
    best_passes(program, (int)best_effort.effort, NULL);
    program->made_by = BEST;
    return program;
}

/* By a published recursion that takes no liberties with parameters; NULL where there is none: they
   know no loads, featherstone's no rotors that drive several joints, and some no trees. */
static Program *by_the_book(const Robot *robot, const Function *function)
{
    const char *plain = "kane";
    if (function_is_loaded(function, robot))
        return NULL;
    if (function->id == INERTIA_MATRIX)
        plain = robot->is_chain ? "walker-orin" : NULL;
    if (solves(function))
        plain = robot->rotors ? NULL : "featherstone";
    return plain ? program_build(robot, function, plain) : NULL;
}

static Program *(*const careful[])(const Robot *, const Function *) = {with_own_parameters,
                                                                       by_the_book};

/* More effort never gives a costlier program: what less effort finds is found first. Where digits
   are at stake, programs that may keep more of them are compared, too. */
Program *best_program(const Robot *robot, const Function *function)
{
    Program *best = NULL;
    long effort = best_effort.effort;
    for (best_effort.effort = effort > 0 ? 1 : 0; best_effort.effort <= effort;
         best_effort.effort++)
        best = cheaper(best, program_at_this_effort(robot, function));
    best_effort.effort = effort;
    best->made_by = BEST;
    for (size_t k = 0; k < COUNT(careful) && rounding(best) > harmless(best); k++) {
        Program *other = careful[k](robot, function);
        if (other)
            best = cheaper(best, other);
    }
    best->algorithm = BEST;
    graph_use(best->graph);
    return best;
}

/* ---- what was done ---- */

static void add_stage(BestReport *report, const char *what, Ops ops)
{
    if (report->stage_count < MAX_STAGES)
        report->stages[report->stage_count++] = (BestStage){what, ops};
}

void best_report(Arena *arena, const Robot *robot, const Function *function, BestReport *report)
{
    const Algorithm *own = function->id == INERTIA_MATRIX ? &best_matrices : &best_torques;
    report->stage_count = 0;
    Plan plan = best_plain_plan(arena, robot);
    Program *program = program_build_planned(robot, function, own, &plan);
    add_stage(report, "our recursion, the robot's own parameters", program->ops);
    program_free(program);

    long effort = best_effort.effort;
    best_effort.effort = 0;
    plan = best_find_plan(arena, robot, function, own);
    best_effort.effort = effort;
    program = program_build_planned(robot, function, own, &plan);
    add_stage(report, "parameters chosen by rule, axes by rule", program->ops);
    program_free(program);

    plan = best_find_plan(arena, robot, function, own);
    program = program_build_planned(robot, function, own, &plan);
    add_stage(report, "parameters and axes by search", program->ops);
    PassReport passes = {0};
    best_passes(program, (int)best_effort.effort, &passes);
    for (int i = 0; i < passes.count; i++)
        add_stage(report, arena_format(arena, "pass: %s", passes.lines[i].pass),
                  passes.lines[i].after);
    program_free(program);
    report->plan = plan;
}
