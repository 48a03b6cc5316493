/* loops.c: see loops.h. Accelerations are worked out by several plans (algorithm/loops.h), and the
   cheapest is kept: by multipliers, or by embedding with one or another choice of independent
   joints. The inertia matrix and the bias of the tree are best's own. */
#include "build/loops.h"

#include "algorithm/loops.h"
#include "best/cost.h"
#include "best/search.h"
#include "model/closure_linear.h"
#include "model/planar.h"

#include <string.h>

typedef struct {
    const Build *build;
    const Robot *robot; /* all of its links; the closure knows rates of coordinates */
    const Function *function;
    Arena *arena;
    Plan plan;
    Program *best;
    const Algorithm *winner; /* that made it, with its plan */
} Contest;

/* The joint that has a coordinate. */
static const char *name_of(const Robot *robot, int coordinate)
{
    return robot->links[robot->gears ? robot->gears->link[coordinate] : coordinate].name;
}

/* ---- which joints are independent ---- */

/* The splits that may be used. */
static int splits_of(const Contest *contest, bool **splits)
{
    const Robot *robot = contest->robot;
    const Closure *closure = robot->closure;
    const double SAFE = 1e-3; /* of a dependent column, beyond the others */
    int count = 0;
    for (int s = 0; closure && s < closure->split_count; s++) {
        for (int k = 0; k < robot->prescribed_count; k++)
            if (!closure->split[s][robot->prescribed[k]])
                fail_input("%s: joint \"%s\" is prescribed, but the loops leave it no freedom of "
                           "its own beside the other prescribed ones",
                           robot->name, name_of(robot, robot->prescribed[k]));
        if (closure->share[s] > (s ? SAFE : 0))
            splits[count++] = closure->split[s];
    }
    if (!closure)
        splits[count++] = NULL;
    return count;
}

/* What speaks of rates of the actuated joints takes these to be independent, and enough. */
static bool *split_of_drives(const Contest *contest)
{
    const Robot *robot = contest->robot;
    const Closure *closure = robot->closure;
    int n = robot_extent(robot).dof, r = closure->rank;
    bool *independent = arena_array(contest->arena, bool, n), regular = false;
    double *e = arena_array(contest->arena, double, closure->all),
           *A = arena_array(contest->arena, double, closure->all *n + 1),
           *columns = arena_array(contest->arena, double, r *n + 1);
    if (closure->actuated_count != closure->mobility)
        fail_input("%s: %s can move in %d ways and has %d actuated joint%s; it takes as many",
                   contest->function->name, robot->name, closure->mobility, closure->actuated_count,
                   closure->actuated_count == 1 ? "" : "s");
    for (int k = 0; k < closure->actuated_count; k++)
        independent[closure->actuated[k]] = true;
    for (int s = 0; s < closure->samples && !regular; s++) {
        int count = 0;
        closure_evaluate(robot, closure, closure->sample + s * robot->positions, NULL, e, A, NULL);
        for (int i = 0; i < n; i++) {
            for (int k = 0; k < r && !independent[i]; k++)
                columns[count * r + k] = A[closure->chosen[k] * n + i];
            count += !independent[i];
        }
        regular = closure_rank(count, r, columns, 1e-6) == r;
    }
    if (!regular)
        fail_input("%s: the actuated joints of %s do not determine how it moves; name others in "
                   "\"actuated\"",
                   contest->function->name, robot->name);
    return independent;
}

/* ---- programs ---- */

static void try_plan(Contest *contest, const Algorithm *algorithm, const LoopPlan *plan,
                     bool passes)
{
    Algorithm *made = arena_alloc(contest->arena, sizeof *made);
    *made = *algorithm;
    made->loop_plan = plan;
    Program *program = program_make(contest->robot, contest->function, made, &contest->plan, false);
    if (passes)
        best_passes(contest->build, program, (int)contest->build->effort, NULL);
    bool worse = contest->best && best_weigh(contest->build, contest->best->ops) <=
                                      best_weigh(contest->build, program->ops);
    worse = worse || (contest->best && program->singular >= 0 && contest->best->singular < 0);
    program_free(worse ? program : contest->best);
    contest->winner = worse ? contest->winner : made;
    contest->best = worse ? contest->best : program;
}

/* In a plane: each pin seen as the closure has it, and from each class on its way. */
static void try_planes(Contest *contest, bool passes)
{
    const Robot *robot = contest->robot;
    const Planar *planar = robot->closure ? robot->closure->planar : NULL;
    enum { MOST = 30 };
    if (!planar || !loops_in_numbers(robot, contest->function))
        return;
    int pins = robot->closure->rank;
    for (int way = 0; way <= planar->classes && way < MOST; way++)
        for (int early = 0; early < 2; early++) {
            int *turned = arena_array(contest->arena, int, pins + 1);
            LoopPlan *plan = arena_array(contest->arena, LoopPlan, 1);
            for (int k = 0; k < pins; k++)
                turned[k] = way;
            *plan = (LoopPlan){&best_matrices, &best_torques, planar->independent,
                               early,          false,         turned};
            try_plan(contest, algorithm_find(contest->function->id, "embedding"), plan, passes);
        }
}

/* Where the loops alone move in a plane, on the tree's own equations. */
static void try_formulas(Contest *contest, const Algorithm *algorithm)
{
    for (int way = 0; way < 2; way++) {
        LoopPlan *plan = arena_array(contest->arena, LoopPlan, 1);
        *plan = (LoopPlan){&best_matrices, &best_torques, NULL, true, way, NULL};
        try_plan(contest, algorithm, plan, true);
    }
}

/* With masses as they are, and shifted at pins so that a class has less to move. */
static void try_explicit(Contest *contest, const Algorithm *algorithm)
{
    const Planar *planar = contest->robot->closure->planar;
    enum { MOST = 12 };
    for (int c = 0; c <= planar->classes && c < MOST; c++) {
        LoopPlan *plan = arena_array(contest->arena, LoopPlan, 1);
        int *shifted = arena_array(contest->arena, int, planar->pin_count + 1);
        for (int p = 0; p < planar->pin_count; p++)
            shifted[p] = c;
        plan->planar = shifted;
        try_plan(contest, algorithm, plan, true);
    }
}

static void find_plans(Contest *contest)
{
    const Build *build = contest->build;
    const Robot *robot = contest->robot;
    const Function *function = contest->function;
    bool still = function->id == DRIVE_GRAVITY, inverse = function->id == INVERSE_DYNAMICS;
    bool matrix = function->id == DRIVE_INERTIA;
    const Function *torques = function_sibling(function, robot,
                                               still     ? GRAVITY
                                               : inverse ? INVERSE_DYNAMICS
                                                         : BIAS);
    if (function->id == DRIVE_RATES)
        return;
    if (!matrix)
        contest->plan.torques = best_find(build, contest->arena, robot, torques, &best_torques);
    if (!inverse && !still)
        contest->plan.inertia =
            best_find(build, contest->arena, robot,
                      function_sibling(function, robot, INERTIA_MATRIX), &best_matrices);
}

/* What loops do not go with. */
static void refuse_extras(const Robot *robot, const Function *function, const char *name)
{
    if (robot->letters && robot->letters->geometry)
        fail_input("--keep: lengths and angles of %s stay as they are, for they decide which "
                   "constraints of its loops are independent; keep masses, gravity, friction, "
                   "rotor or tool",
                   robot->name);
    if (robot->gears && function->id == REACTIONS)
        fail_input("%s: what the teeth of gears carry is not worked out, so that joints of %s, "
                   "which has both gears and loops, are not told theirs; write the gears as loops",
                   function->name, robot->name);
    if (function_moves_base(function))
        fail_input("%s: --moving-base is not there for robots with loops, such as %s; a free base "
                   "joint is",
                   function->name, robot->name);
    if (strcmp(name, "explicit") == 0 && !loops_in_numbers(robot, function))
        fail_input("%s by explicit takes no payload, wrench or open parameters; embedding and "
                   "multipliers do",
                   function->name);
}

static void run(Contest *contest, const char *name)
{
    const Build *build = contest->build;
    const Robot *robot = contest->robot;
    const Function *function = contest->function;
    const Closure *closure = robot->closure;
    closure_check(robot);
    refuse_extras(robot, function, name);
    if ((function->id == INVERSE_DYNAMICS || function->id == DRIVE_GRAVITY) &&
        closure->actuated_count < closure->mobility)
        fail_input("%s: %s can move in %d ways and has %d actuated joint%s; name "
                   "more in \"actuated\"",
                   function->name, robot->name, closure->mobility, closure->actuated_count,
                   closure->actuated_count == 1 ? "" : "s");
    bool best = strcmp(name, BEST) == 0;
    int count = -1; /* ways to tell independent joints */
    if (strcmp(name, "explicit") == 0) {
        contest->function = build_function_by(build, robot, function, name);
        if (function->id != FORWARD_DYNAMICS) {
            static const LoopPlan none;
            try_plan(contest, algorithm_find(function->id, name), &none, true);
        } else if (closure->flat != closure->planar) {
            find_plans(contest);
            try_formulas(contest, algorithm_find(function->id, name));
        } else
            try_explicit(contest, algorithm_find(function->id, name));
    } else if (function->of_loops) {
        static const LoopPlan none;
        try_plan(contest, algorithm_find(function->id, "constraints"), &none, best);
    } else {
        find_plans(contest);
        bool *splits[LOOP_SPLITS + 1];
        count = splits_of(contest, splits);
        LoopPlan *plans = arena_array(contest->arena, LoopPlan, 4 * LOOP_SPLITS + 5);
        int planned = 0;
        bool dynamics = function->id == FORWARD_DYNAMICS;
        bool several = !function->of_drives && function->id != INVERSE_DYNAMICS;
        if (function->id == DRIVE_RATES || function->id == DRIVE_INERTIA) {
            splits[0] = split_of_drives(contest);
            count = 1;
        }
        for (int k = 0; k < count && (best || strcmp(name, "embedding") == 0); k++)
            for (int way = 0; way < (several && !robot->gears ? 4 : 2); way++) {
                LoopPlan *plan = &plans[planned++];
                *plan =
                    (LoopPlan){&best_matrices, &best_torques, splits[k], way & 1, way & 2, NULL};
                try_plan(contest, algorithm_find(function->id, "embedding"), plan, best);
            }
        if (several && (best || strcmp(name, "embedding") == 0))
            try_planes(contest, best);
        if (dynamics && closure && robot->prescribed_count == 0 &&
            (best || strcmp(name, "multipliers") == 0)) {
            LoopPlan *plan = &plans[planned++];
            *plan = (LoopPlan){&best_matrices, &best_torques, NULL, false, false, NULL};
            try_plan(contest, algorithm_find(function->id, "multipliers"), plan, best);
        }
    }
    if (!contest->best && closure && count == 0)
        fail_input("%s: at the closed positions of %s that were found its loops lose rank, so that "
                   "no rates determine the others; say in \"guess\" where to begin, or mend the "
                   "lengths",
                   function->name, robot->name);
    if (!contest->best)
        fail_input("%s by %s is not there for prescribed joints; embedding is", function->name,
                   name);
    if (best)
        contest->best->algorithm = BEST;
}

Program *loops_program(const Build *build, const Robot *robot, const Function *function,
                       const char *name)
{
    Contest contest = {
        .build = build, .robot = robot_tree(robot), .function = function, .arena = arena_new()};
    run(&contest, name);
    arena_free(contest.arena);
    return contest.best;
}

const Algorithm *loops_choose(const Build *build, Arena *arena, const Robot *robot,
                              const Function *function, const char *name, Plan *plan)
{
    Contest contest = {
        .build = build, .robot = robot_tree(robot), .function = function, .arena = arena};
    run(&contest, name);
    program_free(contest.best);
    *plan = contest.plan;
    return contest.winner;
}
