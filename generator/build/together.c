/* together.c: several functions as one, which takes all their inputs and gives all their outputs,
   sharing work. */
#include "build/build.h"

#include "best/cost.h"
#include "best/derived.h"
#include "best/search.h"
#include "build/constants.h"
#include "build/loops.h"

#include <string.h>

/* The published one that costs least by itself. */
static const Algorithm *cheapest(const Build *build, const Robot *robot, const Function *function)
{
    const Algorithm *best = NULL;
    double least = 0;
    for (int i = 0; i < algorithm_count; i++) {
        if (!algorithm_makes(&algorithms[i], function->id) ||
            !algorithm_competes(&algorithms[i], robot))
            continue;
        Program *candidate = program_make(robot, function, &algorithms[i], NULL, false);
        double cost = best_weigh(build, candidate->ops);
        if (!best || cost < least) {
            best = &algorithms[i];
            least = cost;
        }
        program_free(candidate);
    }
    return best;
}

/* The algorithm of this name; plan becomes what it is to be built by, if it is ours. */
static const Algorithm *choose(const Build *build, Arena *arena, const Robot *robot,
                               const Function *function, const char *name, Plan **plan)
{
    *plan = NULL;
    if (function_closes(function, robot)) {
        *plan = arena_alloc(arena, sizeof **plan);
        return loops_choose(build, arena, robot, function, name, *plan);
    }
    if (strcmp(name, BEST) != 0)
        return algorithm_find(function->id, name);
    if (!best_makes(function->id))
        return cheapest(build, robot, function);
    *plan = arena_alloc(arena, sizeof **plan);
    return best_choose(build, arena, robot, function, *plan);
}

/* The last derivative by best among the functions, or -1. */
static int find_derivative(const Function *const *list, const char **names, int count)
{
    int k = count - 1;
    while (k >= 0 && !(strcmp(names[k], BEST) == 0 && derived_makes(list[k]->id)))
        k--;
    return k;
}

/* The plan of a derivative by which torques and the inertia matrix are made as well: they share
   most of their work with it then. */
static void plan_to_share(const Build *build, Arena *arena, const Robot *robot,
                          const Function *derivative, Plan *plan)
{
    derived_choose(build, arena, robot, derivative, plan);
    if (derivative->id == CORIOLIS_MATRIX) /* it knows no gravity */
        plan->torques = NULL;
}

/* The algorithm by a plan of another function; NULL: the plan does not say. */
static const Algorithm *by_shared_plan(const Function *function, const char *name, Plan *plan)
{
    FunctionId root = function_root(function->id);
    if (strcmp(name, BEST) != 0 || derived_makes(function->id))
        return NULL;
    if (root == INVERSE_DYNAMICS && plan->torques)
        return &best_torques;
    return root == INERTIA_MATRIX && plan->inertia ? &best_matrices : NULL;
}

/* The derivative with all that its plan makes, too, as one row, so that a plan is searched for all
   of it; NULL: there is nothing else, or its parts have plans of their own. */
static const Function *derivative_with_others(Arena *arena, const Robot *robot,
                                              const Function *const *list, const char **names,
                                              int count, int derivative)
{
    FunctionId id = list[derivative]->id;
    Plan any = best_plain_plan(arena, robot);
    if (id == CORIOLIS_MATRIX)
        any.torques = NULL;
    else if (id != INVERSE_DYNAMICS_DERIVATIVES)
        return NULL;
    if (robot->letters || robot->gears || robot->moving_base)
        return NULL;
    Function *row = arena_alloc(arena, sizeof *row);
    *row = *list[derivative];
    int outputs = function_output_count(row);
    const Beside **end = &row->beside;
    for (int k = 0; k < count; k++) {
        const Algorithm *algorithm = by_shared_plan(list[k], names[k], &any);
        if (!algorithm || k == derivative)
            continue;
        Beside *beside = arena_alloc(arena, sizeof *beside);
        *beside = (Beside){&functions[list[k]->id], algorithm, NULL};
        *end = beside;
        end = &beside->next;
        for (int i = 0; i < function_output_count(list[k]); i++)
            row->outputs[outputs++] = list[k]->outputs[i];
    }
    return row->beside ? row : NULL;
}

/* Fails where two functions give an array of one name, or one gives what another takes. */
static void check_names(const char *joined_name, const Function *const *list, int count)
{
    for (int k = 0; k < count; k++)
        for (int i = 0; i < function_output_count(list[k]); i++)
            for (int other = 0; other < count; other++) {
                const char *array = list[k]->outputs[i].name;
                if (function_takes(list[other], array))
                    fail_input("--together: %s: %s is what %s gives and what %s takes; emit them "
                               "apart",
                               joined_name, array, list[k]->name, list[other]->name);
                for (int j = 0; other < k && j < function_output_count(list[other]); j++)
                    if (strcmp(list[other]->outputs[j].name, array) == 0)
                        fail_input("--together: %s would have two arrays called %s, of %s and of "
                                   "%s; leave out one of them, or emit them apart",
                                   joined_name, array, list[other]->name, list[k]->name);
            }
}

/* The function that is all of them: its parts live in the arena. */
static Function *join_functions(Arena *arena, const Function *const *list, int count)
{
    Function *joined = arena_alloc(arena, sizeof *joined);
    const char *name = "", *c_name = "";
    int inputs = 0, outputs = 0;
    for (int k = 0; k < count; k++) {
        name = arena_format(arena, "%s%s%s", name, k ? "+" : "", list[k]->name);
        c_name = arena_format(arena, "%s%s%s", c_name, k ? "_and_" : "", list[k]->c_name);
        for (int i = 0; i < function_input_count(list[k]); i++)
            if (!function_takes(joined, list[k]->inputs[i]))
                joined->inputs[inputs++] = list[k]->inputs[i];
        for (int i = 0; i < function_output_count(list[k]); i++)
            joined->outputs[outputs++] = list[k]->outputs[i];
        if (list[k]->parameters) /* two would both be called Y */
            joined->parameters = list[k]->parameters;
    }
    check_names(name, list, count);
    joined->id = FUNCTION_COUNT;
    joined->name = name;
    joined->c_name = c_name;
    joined->comment = arena_format(arena, "%d functions in one", count);
    return joined;
}

/* shared: a plan that those who can are made by; NULL: each has its own. */
static Program *join_by(const Build *build, const Robot *robot, const Function *const *list,
                        const char **names, int count, Plan *shared)
{
    Graph *before = graph_current;
    Program *program = memory_grow(NULL, sizeof *program);
    *program = (Program){.n = robot_extent(robot).dof,
                         .positions = robot->positions,
                         .links = robot_extent(robot).links,
                         .graph = graph_new(),
                         .params = robot->params,
                         .singular = -1};
    Graph *graph = program->graph;
    Arena *scratch = arena_new();
    Function *joined = join_functions(scratch, list, count);
    program->output_count = function_output_size(joined, robot_extent(robot));
    program->outputs = arena_array(graph->arena, Expr, program->output_count);
    Expr *next = program->outputs;
    bool any_best = false;
    const char *first = NULL; /* algorithm */
    for (int k = 0; k < count; k++) {
        Plan *plan = shared;
        Robot seen = function_robot(list[k], robot);
        bool closes = function_closes(list[k], &seen);
        bool may = shared && !seen.moving_base && !closes; /* whose parameters can be told apart */
        const Algorithm *algorithm = may ? by_shared_plan(list[k], names[k], shared) : NULL;
        if (!algorithm)
            algorithm = choose(build, scratch, &seen, list[k], names[k], &plan);
        any_best = any_best || strcmp(names[k], BEST) == 0;
        int singular = program_outputs(&seen, list[k], algorithm, plan, next);
        if (singular < 0 && !closes) /* loops may hold what has no mass */
            singular = build_singular(build, robot, list[k]);
        program->singular = singular >= 0 ? singular : program->singular;
        first = first ? first : algorithm->name;
        next += function_output_size(list[k], robot_extent(robot));
    }
    graph_use(before);
    graph_renumber(graph, program->outputs, program->output_count);
    program->ops = graph_count(graph, program->outputs, program->output_count);
    program->algorithm = program->made_by = any_best ? BEST : first;
    arena_free(scratch);
    return program;
}

static Program *cheaper_of(Program *a, double cost_of_a, Program *b, double cost_of_b)
{
    bool second = cost_of_b < cost_of_a;
    program_free(second ? a : b);
    return second ? b : a;
}

/* The cheapest of: all by their own plans, some by that of a derivative among them, some by one
   that was searched for all of these. Little effort judges them by estimate. */
static Program *join_at_effort(const Build *build, const Robot *robot, const Function *const *list,
                               const char **names, int count, bool passes)
{
    enum { OWN, SHARED, SOUGHT, WAYS };
    Arena *scratch = arena_new();
    Program *best = NULL;
    int derivative = find_derivative(list, names, count);
    bool thorough = passes && build->effort > 1;
    for (int way = OWN; way < (derivative < 0 ? SHARED : WAYS); way++) {
        Plan plan;
        const Function *row = way == SHARED ? list[derivative] : NULL;
        if (way == SOUGHT)
            row = derivative_with_others(scratch, robot, list, names, count, derivative);
        if (way == SOUGHT && !row)
            continue;
        if (row)
            plan_to_share(build, scratch, robot, row, &plan);
        Program *program = join_by(build, robot, list, names, count, row ? &plan : NULL);
        if (thorough && strcmp(program->algorithm, BEST) == 0)
            best_passes(build, program, (int)build->effort, NULL);
        best = !best      ? program
               : thorough ? cheaper_of(best, best_weigh(build, best->ops), program,
                                       best_weigh(build, program->ops))
                          : cheaper_of(best, best_estimate(build, best), program,
                                       best_estimate(build, program));
    }
    arena_free(scratch);
    if (passes && !thorough && strcmp(best->algorithm, BEST) == 0)
        best_passes(build, best, (int)build->effort, NULL);
    return best;
}

/* More effort never gives a costlier program: what less effort finds is found first. */
static Program *join_programs(const Build *build, const Robot *robot, const Function *const *list,
                              const char **names, int count, bool passes)
{
    Build at = build_with_effort(build, build->effort > 0 ? 1 : 0);
    Program *best = join_at_effort(&at, robot, list, names, count, passes);
    while (++at.effort <= build->effort) {
        Program *program = join_at_effort(&at, robot, list, names, count, passes);
        best = cheaper_of(best, best_weigh(build, best->ops), program,
                          best_weigh(build, program->ops));
    }
    best->function = join_functions(best->graph->arena, list, count);
    return best;
}

/* ---- digits ---- */

/* Whether a part of the program keeps the digits that the function by itself would have to. */
static bool keeps_digits(const Build *build, const Robot *robot, const Program *joined,
                         const Function *part, int first)
{
    Program alone = *joined;
    alone.lost = 0;
    alone.function = part;
    alone.outputs = joined->outputs + first;
    alone.output_count = function_output_size(part, robot_extent(robot));
    Digits *digits = best_digits(build, robot, part);
    bool kept = digits_lost(digits, &alone) <= digits_allowed(build, part->id);
    digits_free(digits);
    return kept;
}

/* Parts by best that lose digits get the plain recursion's name; returns whether there are any. */
static bool find_careless(const Build *build, const Robot *robot, const Program *joined,
                          const Function *const *list, const char **names, int count)
{
    bool found = false;
    for (int k = 0, first = 0; k < count; k++) {
        Robot seen = function_robot(list[k], robot);
        const Algorithm *plain = digits_plain(&seen, list[k]);
        bool ours = strcmp(names[k], BEST) == 0 && best_makes(list[k]->id) &&
                    !function_closes(list[k], &seen);
        if (ours && plain && !keeps_digits(build, &seen, joined, list[k], first)) {
            names[k] = plain->name;
            found = true;
        }
        first += function_output_size(list[k], robot_extent(robot));
    }
    return found;
}

static Program *join_carefully(const Build *build, const Robot *robot,
                               const Function *const *wanted, const char **names, int count)
{
    const Function *list[FUNCTION_COUNT];
    for (int k = 0; k < count; k++)
        list[k] = build_function(build, robot, wanted[k]);
    Program *program = join_programs(build, robot, list, names, count, true);
    if (program->singular >= 0 || !find_careless(build, robot, program, list, names, count))
        return program;
    program_free(program);
    program = join_programs(build, robot, list, names, count, true);
    if (!find_careless(build, robot, program, list, names, count))
        return program;
    program_free(program); /* it was the passes */
    return join_programs(build, robot, list, names, count, false);
}

Program *program_build_together(const Build *build, const Robot *robot, const Function *const *list,
                                const char **names, int count)
{
    for (int k = 0; k < count; k++) {
        if (function_refuses_loops(list[k], robot))
            fail_input("--together: %s is not there for robots with loops or prescribed joints, "
                       "such as %s",
                       list[k]->name, robot->name);
        if (strcmp(names[k], "explicit") == 0)
            fail_input("--together: %s by explicit takes the actuated coordinates alone, and the "
                       "others those of all joints; emit it by itself",
                       list[k]->name);
    }
    Program *program = join_carefully(build, robot_tree(robot), list, names, count);
    if (!build->letters_inside)
        constants_take_out(robot, program);
    return program;
}
