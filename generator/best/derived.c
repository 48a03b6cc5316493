/* derived.c: derivatives of torques and accelerations, and the Coriolis matrix: which of these ways
   costs least differs from robot to robot.

       composite   all by one recursion over composite bodies with rates (slopes.c): arms whose
                   links are at odd angles or have full inertias
       apart       dtau/dq by forward mode over our inverse dynamics, 2 C by Christoffel's symbols
                   from our inertia matrix, each with a plan searched for its own cost: arms of
   which much is zero */
#include "best/derived.h"

#include "algorithm/derivatives.h"
#include "best/cost.h"
#include "best/search.h"
#include "best/slopes.h"

/* Christoffel's symbols are n^3 of them: beyond so many joints they are not tried. */
enum { FEW_JOINTS = 16 };

/* ---- the ways as algorithms ---- */

static void composite_slopes(const Arm *arm, Expr *out)
{
    slopes_recursion(arm, expr_real(2), &(SlopeParts){.K = out, .C = out + arm->n * arm->n});
}

static void composite_coriolis(const Arm *arm, Expr *C)
{
    slopes_recursion(arm, ONE, &(SlopeParts){.C = C});
}

/* For a search: what derivatives by rates take does not depend on its plan. */
static void positions_only(const Arm *arm, Expr *out)
{
    int size = arm->n * arm->n;
    slopes_absolute(arm, best_inverse, out, NULL);
    for (int k = 0; k < size; k++)
        out[size + k] = ZERO;
}

static bool has_quaternions(const Robot *robot)
{
    return robot->positions != robot_extent(robot).dof;
}

static void apart(const Arm *arm, Expr *dtau_dq, Expr *dtau_dqd)
{
    if (has_quaternions(arm->robot)) { /* whose dtau/dqd is not 2 C */
        slopes_absolute(arm, best_inverse, dtau_dq, dtau_dqd);
        return;
    }
    Arena *scratch = arena_new();
    Expr *M = arena_array(scratch, Expr, arm->n * arm->n);
    slopes_absolute(arm, best_inverse, dtau_dq, NULL);
    best_matrix(arm, M);
    coriolis_of_matrix(arm, M, true, dtau_dqd);
    arena_free(scratch);
}

static void slopes_apart(const Arm *arm, Expr *out)
{
    apart(arm, out, out + arm->n * arm->n);
}

/* Adds C qd, from 2 C, which is there anyway, to gravity: the bias. */
static void add_coriolis(const Arm *arm, const Expr *twice_C, Expr *bias)
{
    int n = arm->n;
    graph_section("bias");
    for (int i = 0; i < n; i++) {
        Expr twice = ZERO;
        for (int j = 0; j < n; j++)
            twice = add(twice, mul(twice_C[i * n + j], arm->link[j].qd));
        bias[i] = add(bias[i], mul(expr_real((Real)0.5), twice));
    }
}

static void accelerations_apart(const Arm *arm, Expr *out)
{
    int n = arm->n;
    Arena *scratch = arena_new();
    Expr *M = arena_array(scratch, Expr, n * n), *C = arena_array(scratch, Expr, n * n);
    Expr *bias = arena_array(scratch, Expr, n);
    best_matrix(arm, M);
    if (has_quaternions(arm->robot)) {
        bias_by_torques(arm, best_inverse, bias);
    } else {
        coriolis_of_matrix(arm, M, true, C);
        gravity_by_torques(arm, best_inverse, bias);
        add_coriolis(arm, C, bias);
    }
    accelerations_with_slopes(arm, M, bias, apart, out);
    arena_free(scratch);
}

static void composite(const Arm *arm, Expr *dtau_dq, Expr *dtau_dqd)
{
    slopes_recursion(arm, expr_real(2), &(SlopeParts){.K = dtau_dq, .C = dtau_dqd});
}

static void composite_accelerations(const Arm *arm, Expr *out)
{
    int n = arm->n;
    Arena *scratch = arena_new();
    Expr *M = arena_array(scratch, Expr, n * n), *C = arena_array(scratch, Expr, n * n);
    Expr *bias = arena_array(scratch, Expr, n);
    slopes_recursion(arm, expr_real(2), &(SlopeParts){.M = M, .C = C, .gravity = bias});
    add_coriolis(arm, C, bias);
    accelerations_with_slopes(arm, M, bias, composite, out);
    arena_free(scratch);
}

#define OURS(id, function_of)                                                                      \
    {                                                                                              \
        .name = BEST, .function = id, .build = function_of                                         \
    }
const Algorithm best_slopes = OURS(INVERSE_DYNAMICS_DERIVATIVES, composite_slopes);
const Algorithm best_coriolis = OURS(CORIOLIS_MATRIX, composite_coriolis);
const Algorithm best_positions = OURS(INVERSE_DYNAMICS_DERIVATIVES, positions_only);
static const Algorithm best_apart = OURS(INVERSE_DYNAMICS_DERIVATIVES, slopes_apart);
#define SOLVED(build_of, slopes_of)                                                                \
    {                                                                                              \
        .name = BEST, .function = FORWARD_DYNAMICS_DERIVATIVES, .build = build_of,                 \
        .bias = best_inverse, .matrix = best_matrix, .slopes = slopes_of                           \
    }
static const Algorithm best_accelerations_apart = SOLVED(accelerations_apart, slopes_apart);
static const Algorithm best_composite_accelerations =
    SOLVED(composite_accelerations, composite_slopes);

/* ---- which ---- */

/* composite, apart; the second by the inertia matrix alone for the Coriolis matrix. */
enum { COMPOSITE, APART, WAYS };

static const Algorithm *way_to(FunctionId function, int way)
{
    if (function == CORIOLIS_MATRIX)
        return way == COMPOSITE ? &best_coriolis : &best_matrices;
    if (function == INVERSE_DYNAMICS_DERIVATIVES)
        return way == COMPOSITE ? &best_slopes : &best_apart;
    return way == COMPOSITE ? &best_composite_accelerations : &best_accelerations_apart;
}

bool derived_makes(FunctionId function)
{
    return functions[function].derived || function == FORWARD_DYNAMICS_DERIVATIVES;
}

const Algorithm *derived_plain(const Robot *robot, FunctionId function)
{
    return way_to(function, has_quaternions(robot) ? APART : COMPOSITE);
}

/* Accelerations take the plan of the torques' derivatives, which are most of their work. A row with
   others beside it is searched for as a whole, where one plan makes it. */
static Plan plan_of(const Build *build, Arena *arena, const Robot *robot, const Function *function,
                    int way)
{
    Plan plan;
    const Function *coriolis = function_sibling(function, robot, CORIOLIS_MATRIX);
    const Function *slopes = function_sibling(function, robot, INVERSE_DYNAMICS_DERIVATIVES);
    if (function->beside && function->id == CORIOLIS_MATRIX)
        coriolis = function;
    if (function->beside && function->id == INVERSE_DYNAMICS_DERIVATIVES && way == COMPOSITE)
        slopes = function;
    if (way == COMPOSITE) {
        bool rates = function->id == CORIOLIS_MATRIX;
        plan.torques = plan.inertia = best_find(build, arena, robot, rates ? coriolis : slopes,
                                                rates ? &best_coriolis : &best_slopes);
        return plan;
    }
    plan.inertia = plan.torques = best_find(build, arena, robot, coriolis, &best_matrices);
    if (function->id != CORIOLIS_MATRIX)
        plan.torques = best_find(build, arena, robot, slopes, &best_positions);
    return plan;
}

static Program *program_by(const Build *build, Arena *arena, const Robot *robot,
                           const Function *function, int way)
{
    Plan plan = plan_of(build, arena, robot, function, way);
    return program_make(robot, function, way_to(function->id, way), &plan, false);
}

/* Whether a way is worth a search: a search has brought what costs more than this beforehand,
   beside the other, never below it. */
static void find_worthy(const Build *build, Arena *arena, const Robot *robot,
                        const Function *function, bool *worthy)
{
    const double HOPELESS = 1.25;
    Build quick = build_with_effort(build, 0);
    double cost[WAYS];
    worthy[COMPOSITE] = !has_quaternions(robot); /* it has 2 C for dtau/dqd */
    worthy[APART] = robot->n <= FEW_JOINTS || !worthy[COMPOSITE];
    if (!worthy[APART] || !worthy[COMPOSITE])
        return;
    for (int way = 0; way < WAYS; way++) {
        Program *program = program_by(&quick, arena, robot, function, way);
        cost[way] = best_weigh(build, program->ops);
        program_free(program);
    }
    for (int way = 0; way < WAYS; way++)
        worthy[way] = cost[way] <= HOPELESS * cost[WAYS - 1 - way];
    if (build->effort == 0)
        worthy[cost[COMPOSITE] <= cost[APART] ? APART : COMPOSITE] = false;
}

const Algorithm *derived_choose(const Build *build, Arena *arena, const Robot *robot,
                                const Function *function, Plan *plan)
{
    bool worthy[WAYS];
    double least = 0;
    const Algorithm *chosen = NULL;
    find_worthy(build, arena, robot, function, worthy);
    for (int way = 0; way < WAYS; way++) {
        if (!worthy[way])
            continue;
        Plan own = plan_of(build, arena, robot, function, way);
        Program *program = program_make(robot, function, way_to(function->id, way), &own, true);
        double cost = best_estimate(build, program);
        program_free(program);
        if (chosen && cost >= least)
            continue;
        chosen = way_to(function->id, way);
        least = cost;
        *plan = own;
    }
    return chosen;
}

Program *derived_program(const Build *build, Arena *arena, const Robot *robot,
                         const Function *function, Digits *digits)
{
    bool worthy[WAYS];
    Program *best = NULL;
    find_worthy(build, arena, robot, function, worthy);
    for (int way = 0; way < WAYS; way++) {
        if (!worthy[way])
            continue;
        Program *program = program_by(build, arena, robot, function, way);
        best_passes(build, program, (int)build->effort, NULL);
        best = best_of(build, digits, best, program);
    }
    return best;
}
