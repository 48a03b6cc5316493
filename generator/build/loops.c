/* loops.c: see loops.h. Accelerations are worked out by several plans (algorithm/loops.h), and the
   cheapest is kept: by multipliers, or by embedding with one or another choice of independent
   joints. The inertia matrix and the bias of the tree are best's own. */
#include "build/loops.h"

#include "algorithm/loops.h"
#include "best/cost.h"
#include "best/search.h"
#include "model/planar.h"

#include <string.h>

typedef struct {
    const Build *build;
    const Robot *robot;
    const Function *function;
    Arena *arena;
    Plan plan;
    Program *best;
} Contest;

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
                           robot->name, robot->links[robot->prescribed[k]].name);
        if (closure->share[s] > (s ? SAFE : 0))
            splits[count++] = closure->split[s];
    }
    if (!closure)
        splits[count++] = NULL;
    return count;
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
    contest->best = worse ? contest->best : program;
}

/* In a plane: each pin seen as the closure has it, and from each class on its way. */
static void try_planes(Contest *contest, bool passes)
{
    const Robot *robot = contest->robot;
    const Planar *planar = robot->closure ? robot->closure->planar : NULL;
    enum { MOST = 30 };
    if (!planar)
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

static void find_plans(Contest *contest)
{
    const Build *build = contest->build;
    const Robot *robot = contest->robot;
    const Function *function = contest->function;
    bool inverse = function->id == INVERSE_DYNAMICS;
    const Function *torques = inverse ? &functions[INVERSE_DYNAMICS] : &functions[BIAS];
    contest->plan.torques = best_find(build, contest->arena, robot, torques, &best_torques);
    if (!inverse)
        contest->plan.inertia =
            best_find(build, contest->arena, robot, &functions[INERTIA_MATRIX], &best_matrices);
}

Program *loops_program(const Build *build, const Robot *robot, const Function *function,
                       const char *name)
{
    const Closure *closure = robot->closure;
    closure_check(robot);
    if (robot->letters || function_is_loaded(function) || function_moves_base(function) ||
        function_takes(function, "wrench"))
        fail_input("%s: loops do not go with open parameters, payloads, wrenches or moving bases "
                   "yet; leave them out",
                   robot->name);
    if (function->id == INVERSE_DYNAMICS && closure->actuated_count < closure->mobility)
        fail_input("inverse-dynamics: %s can move in %d ways and has %d actuated joint%s; name "
                   "more in \"actuated\"",
                   robot->name, closure->mobility, closure->actuated_count,
                   closure->actuated_count == 1 ? "" : "s");
    Contest contest = {build, robot, function, arena_new(), {NULL, NULL}, NULL};
    bool best = strcmp(name, BEST) == 0;
    if (strcmp(name, "explicit") == 0) {
        static const LoopPlan none;
        contest.function = build_function_by(build, robot, function, name);
        try_plan(&contest, algorithm_find(function->id, name), &none, true);
    } else if (function->of_loops) {
        static const LoopPlan none;
        try_plan(&contest, algorithm_find(function->id, "constraints"), &none, best);
    } else {
        find_plans(&contest);
        bool *splits[LOOP_SPLITS + 1];
        int count = splits_of(&contest, splits);
        LoopPlan *plans = arena_array(contest.arena, LoopPlan, 4 * LOOP_SPLITS + 5);
        int planned = 0;
        bool dynamics = function->id == FORWARD_DYNAMICS;
        bool several = function->id != INVERSE_DYNAMICS;
        for (int k = 0; k < count && (best || strcmp(name, "embedding") == 0); k++)
            for (int way = 0; way < (several ? 4 : 2); way++) {
                LoopPlan *plan = &plans[planned++];
                *plan =
                    (LoopPlan){&best_matrices, &best_torques, splits[k], way & 1, way & 2, NULL};
                try_plan(&contest, algorithm_find(function->id, "embedding"), plan, best);
            }
        if (several && (best || strcmp(name, "embedding") == 0))
            try_planes(&contest, best);
        if (dynamics && closure && robot->prescribed_count == 0 &&
            (best || strcmp(name, "multipliers") == 0)) {
            LoopPlan *plan = &plans[planned++];
            *plan = (LoopPlan){&best_matrices, &best_torques, NULL, false, false, NULL};
            try_plan(&contest, algorithm_find(function->id, "multipliers"), plan, best);
        }
    }
    Program *program = contest.best;
    arena_free(contest.arena);
    if (!program)
        fail_input("%s by %s is not there for prescribed joints; embedding is", function->name,
                   name);
    if (best)
        program->algorithm = BEST;
    return program;
}
