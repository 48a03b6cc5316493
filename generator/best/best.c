/* best.c: from a function to its cheapest program: a plan is searched for (search.c), built by
   one of our recursions, and rewritten by the passes. */
#include "best/cost.h"
#include "best/derived.h"
#include "best/rounding.h"
#include "best/search.h"
#include "best/space.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

const Algorithm best_torques = {.name = BEST, .function = INVERSE_DYNAMICS, .build = best_inverse};
const Algorithm best_matrices = {.name = BEST, .function = INERTIA_MATRIX, .build = best_matrix};
const Algorithm best_solver = {.name = BEST,
                               .function = INERTIA_SOLVE,
                               .build = best_solve,
                               .bias = best_inverse,
                               .matrix = best_matrix};
const Algorithm best_recursions = {.name = BEST,
                                   .function = INERTIA_SOLVE,
                                   .build = best_recursive,
                                   .bias = best_inverse,
                                   .lone_rotors = true};

/* Accelerations with products of their derivatives: by the inertia matrix and torques, each with
   its own plan. */
typedef struct {
    FunctionId function;
    const Algorithm *algorithm;
    FunctionId torques; /* of whose torques the plan is taken */
} ByParts;

static const ByParts *solved_by_parts(FunctionId function)
{
    static const ByParts rows[] = {
        {FORWARD_DYNAMICS_TANGENT, &best_tangents, INVERSE_DYNAMICS_TANGENT},
        {FORWARD_DYNAMICS_ADJOINT, &best_adjoints, INVERSE_DYNAMICS_ADJOINT}};
    for (size_t k = 0; k < COUNT(rows); k++)
        if (rows[k].function == function)
            return &rows[k];
    return NULL;
}

bool best_makes(FunctionId function)
{
    if (solved_by_parts(function) || derived_makes(function))
        return true;
    FunctionId root = function_root(function);
    return root == INVERSE_DYNAMICS || root == INERTIA_MATRIX || root == INERTIA_SOLVE;
}

/* ---- digits ---- */

static bool solves(const Function *function)
{
    return function_root(function->id) == INERTIA_SOLVE;
}

/* Whether accelerations may come by recursion over the links: neither rotors nor gears act between
   joints. */
static bool recurses(const Robot *robot)
{
    return !robot->rotors && !robot->gears;
}

/* Which of our recursions makes a function that does not solve. */
static const Algorithm *own_recursion(const Robot *robot, const Function *function)
{
    if (solved_by_parts(function->id))
        return solved_by_parts(function->id)->algorithm;
    if (derived_makes(function->id))
        return derived_plain(robot, function->id);
    return function_root(function->id) == INERTIA_MATRIX ? &best_matrices : &best_torques;
}

Program *best_of(const Build *build, Digits *digits, Program *a, Program *b)
{
    if (!a || !b)
        return a ? a : b;
    double allowed = digits_allowed(build, a->function->id);
    bool second = best_weigh(build, b->ops) < best_weigh(build, a->ops);
    Program *cheaper = second ? b : a, *other = second ? a : b;
    /* judging takes time: the other one is asked only where the cheaper one fails */
    if (digits && digits_lost(digits, cheaper) > allowed) {
        double lost = digits_lost(digits, other);
        if (lost <= allowed || lost < cheaper->lost || (lost == cheaper->lost && second))
            second = !second;
    }
    program_free(second ? a : b);
    return second ? b : a;
}

/* ---- programs ---- */

const Algorithm *best_choose(const Build *build, Arena *arena, const Robot *robot,
                             const Function *function, Plan *plan)
{
    const Algorithm *own = own_recursion(robot, function);
    *plan = (Plan){NULL, NULL};
    if (solved_by_parts(function->id)) {
        FunctionId torques = solved_by_parts(function->id)->torques;
        plan->torques = best_find(build, arena, robot, function_sibling(function, robot, torques),
                                  &best_torques);
        plan->inertia = best_find(
            build, arena, robot, function_sibling(function, robot, INERTIA_MATRIX), &best_matrices);
        return own;
    }
    if (derived_makes(function->id))
        return derived_choose(build, arena, robot, function, plan);
    if (!solves(function)) {
        plan->torques = plan->inertia = best_find(build, arena, robot, function, own);
        return own;
    }
    if (function->id == FORWARD_DYNAMICS)
        plan->torques =
            best_find(build, arena, robot, function_sibling(function, robot, BIAS), &best_torques);
    plan->inertia = best_find(build, arena, robot,
                              function_sibling(function, robot, INERTIA_MATRIX), &best_matrices);
    return &best_solver;
}

/* Accelerations by recursion over the links; NULL when even a search will not bring them below
   what elimination costs (it has saved 9 % at most of what the first formulation costs). */
static Program *by_recursion(const Build *build, Arena *arena, const Robot *robot,
                             const Function *function, Plan plan, double eliminated)
{
    const Function *solve = function_sibling(function, robot, INERTIA_SOLVE);
    Build quick = build_with_effort(build, 0);
    plan.inertia = best_find(&quick, arena, robot, solve, &best_recursions);
    Program *program = program_make(robot, function, &best_recursions, &plan, false);
    if (build->effort == 0)
        return program;
    double cost = best_weigh(build, program->ops);
    program_free(program);
    if (cost > 1.15 * eliminated && build->effort < 2)
        return NULL;
    plan.inertia = best_find(build, arena, robot, solve, &best_recursions);
    return program_make(robot, function, &best_recursions, &plan, false);
}

/* Accelerations: by the inertia matrix and elimination, or by recursion, whichever costs less. */
static Program *accelerations(const Build *build, Arena *arena, const Robot *robot,
                              const Function *function, Digits *digits)
{
    Plan plan = {NULL, NULL};
    if (robot->n > LONG_ARM && recurses(robot)) { /* elimination grows with the cube */
        if (function->id == FORWARD_DYNAMICS)
            plan.torques = best_find(build, arena, robot, function_sibling(function, robot, BIAS),
                                     &best_torques);
        Program *recursed = by_recursion(build, arena, robot, function, plan, INFINITY);
        best_passes(build, recursed, (int)build->effort, NULL);
        return recursed;
    }
    const Algorithm *solver = best_choose(build, arena, robot, function, &plan);
    Program *eliminated = program_make(robot, function, solver, &plan, false);
    Program *recursed = NULL;
    if (recurses(robot))
        recursed =
            by_recursion(build, arena, robot, function, plan, best_weigh(build, eliminated->ops));
    best_passes(build, eliminated, (int)build->effort, NULL);
    if (!recursed)
        return eliminated;
    best_passes(build, recursed, (int)build->effort, NULL);
    return best_of(build, digits, eliminated, recursed);
}

static Program *program_at_this_effort(const Build *build, const Robot *robot,
                                       const Function *function, Digits *digits)
{
    Arena *arena = arena_new();
    Program *program;
    if (solves(function)) {
        program = accelerations(build, arena, robot, function, digits);
    } else if (derived_makes(function->id)) {
        program = derived_program(build, arena, robot, function, digits);
    } else if (solved_by_parts(function->id)) {
        Plan plan;
        const Algorithm *own = best_choose(build, arena, robot, function, &plan);
        program = program_make(robot, function, own, &plan, false);
        best_passes(build, program, (int)build->effort, NULL);
    } else {
        const Algorithm *own = own_recursion(robot, function);
        Plan plan;
        plan.torques = plan.inertia =
            best_find_finished(build, arena, robot, function, own, &program);
        if (!program) {
            program = program_make(robot, function, own, &plan, false);
            best_passes(build, program, (int)build->effort, NULL);
        }
    }
    arena_free(arena);
    return program;
}

/* ---- programs that keep more digits ---- */

/* By our recursion with the parameters as the robot file has them, before any pass; accelerations
   by recursion over the links, too, where rotors allow it. */
static Program *with_own_parameters(const Robot *robot, const Function *function)
{
    const Algorithm *own = own_recursion(robot, function);
    if (solves(function))
        own = recurses(robot) ? &best_recursions : &best_solver;
    Arena *arena = arena_new();
    Plan plan = best_plain_plan(arena, robot);
    Program *program = program_make(robot, function, own, &plan, false);
    arena_free(arena);
    program->made_by = BEST;
    return program;
}

/* The recursion that best's digits are compared with. */
static Program *plain_program(const Build *build, const Robot *robot, const Function *function,
                              bool counting)
{
    const Algorithm *plain = digits_plain(robot, function);
    if (plain)
        return program_make(robot, function, plain, NULL, counting);
    if (function_root(function->id) != INERTIA_MATRIX || function_is_loaded(function))
        return with_own_parameters(robot, function);
    Build quick = build_with_effort(build, 0); /* trees, inverse, factors */
    return program_at_this_effort(&quick, robot, function, NULL);
}

/* Accelerations by elimination, the matrix with the robot's own parameters: regrouped ones make its
   small entries differences of large ones. */
static Program *by_own_matrix(const Build *build, const Robot *robot, const Function *function)
{
    if (!solves(function) || robot->n > LONG_ARM)
        return NULL;
    Arena *arena = arena_new();
    Plan plan = best_plain_plan(arena, robot);
    if (function->id == FORWARD_DYNAMICS)
        plan.torques =
            best_find(build, arena, robot, function_sibling(function, robot, BIAS), &best_torques);
    Program *program = program_make(robot, function, &best_solver, &plan, false);
    arena_free(arena);
    return program;
}

/* Accelerations by recursion over the links, whatever it costs; NULL: rotors do not allow it. */
static Program *over_the_links(const Build *build, const Robot *robot, const Function *function)
{
    if (!solves(function) || !recurses(robot))
        return NULL;
    Arena *arena = arena_new();
    Plan plan = {NULL, NULL};
    if (function->id == FORWARD_DYNAMICS)
        plan.torques =
            best_find(build, arena, robot, function_sibling(function, robot, BIAS), &best_torques);
    Program *program = by_recursion(build, arena, robot, function, plan, INFINITY);
    arena_free(arena);
    return program;
}

/* The better of best and of the algorithm, with a plan or NULL. */
static Program *or_planned(const Build *build, Digits *digits, Program *best, const Robot *robot,
                           const Function *function, const Algorithm *algorithm, const Plan *plan)
{
    const double PASSES = 0.7; /* of the cost is left at least */
    double allowed = digits_allowed(build, function->id);
    Program *program = program_make(robot, function, algorithm, plan, false);
    double cost = best_weigh(build, program->ops), least = best ? best_weigh(build, best->ops) : 0;
    bool again = digits_met(digits, best_number(program)); /* it lost then, and would now */
    if (best && (PASSES * cost > least || (again && cost >= least)) &&
        digits_lost(digits, best) <= allowed) {
        program_free(program);
        return best;
    }
    best_passes(build, program, (int)build->effort, NULL);
    if (digits_lost(digits, program) > allowed) {
        program_free(program); /* without passes, then */
        program = program_make(robot, function, algorithm, plan, false);
    }
    if (plan)
        program->made_by = BEST;
    return best_of(build, digits, best, program);
}

Program *best_with_algorithm(const Build *build, Digits *digits, Program *best, const Robot *robot,
                             const Function *function, const Algorithm *algorithm)
{
    return or_planned(build, digits, best, robot, function, algorithm, NULL);
}

Program *best_in_other_groups(const Build *build, const Robot *robot, const Function *function,
                              Digits *digits, Program *best)
{
    if (solves(function) || derived_makes(function->id) || solved_by_parts(function->id))
        return best;
    const Algorithm *own = own_recursion(robot, function);
    Arena *arena = arena_new();
    for (int number = 0; number < STANDARD_POINTS; number++) {
        Plan plan;
        plan.torques = plan.inertia = best_standard(build, arena, robot, function, own, number);
        best = or_planned(build, digits, best, robot, function, own, &plan);
    }
    arena_free(arena);
    return best;
}

/* best's own program lost digits: the cheapest of all others that does not, ours with the robot's
   own parameters, those of all published algorithms, at last the plain recursion itself. */
static Program *more_careful(const Build *build, const Robot *robot, const Function *function,
                             Digits *digits, Program *best)
{
    Program *others[] = {by_own_matrix(build, robot, function),
                         over_the_links(build, robot, function),
                         with_own_parameters(robot, function)};
    for (size_t k = 0; k < COUNT(others); k++) {
        if (!others[k])
            continue;
        digits_met(digits, best_number(others[k]));
        best_passes(build, others[k], (int)build->effort, NULL);
        others[k]->made_by = BEST;
        best = best_of(build, digits, best, others[k]);
    }
    best = best_of(build, digits, best, with_own_parameters(robot, function));
    best = best_in_other_groups(build, robot, function, digits, best);
    for (int i = 0; i < algorithm_count && !function_is_loaded(function); i++)
        if (algorithm_makes(&algorithms[i], function->id) &&
            algorithm_competes(&algorithms[i], robot))
            best = best_with_algorithm(build, digits, best, robot, function, &algorithms[i]);
    return best_of(build, digits, best, plain_program(build, robot, function, false));
}

Digits *best_digits(const Build *build, const Robot *robot, const Function *function)
{
    return digits_new(build, robot, plain_program(build, robot, function, true));
}

/* More effort never gives a costlier program: what less effort finds is found first. */
Program *best_program(const Build *build, const Robot *robot, const Function *function)
{
    Program *best = NULL;
    Digits *digits = best_digits(build, robot, function);
    for (long effort = build->effort > 0 ? 1 : 0; effort <= build->effort; effort++) {
        Build at = build_with_effort(build, effort);
        best = best_of(&at, digits, best, program_at_this_effort(&at, robot, function, digits));
    }
    best->made_by = BEST;
    if (digits_lost(digits, best) > digits_allowed(build, function->id))
        best = more_careful(build, robot, function, digits, best);
    digits_free(digits);
    best->algorithm = BEST;
    if (build->effort > 1)
        progress(NULL);
    return best;
}
