/* best_search.c: tries best's choices and keeps what costs least.

   A plan is judged by building it and counting, so the search sees exactly what will be emitted.
   First a few sensible plans, then every choice of every link changed by itself, then random steps
   that are kept when they cost no more (moving sideways is what gets it out of corners). The random
   numbers are fixed and the budget is a number of trials, so the same robot always gives the same
   code, and more effort continues where less effort stopped. */
#include "algorithm/best.h"

#include <stdlib.h>
#include <string.h>

Effort best_effort = {1, 1, 1, 8};

static const Algorithm own = {.name = BEST, .function = INVERSE_DYNAMICS, .build = best_inverse};

bool best_makes(FunctionId function)
{
    return function == INVERSE_DYNAMICS || function == BIAS || function == GRAVITY;
}

/* ---- plans ---- */

static Plan new_plan(Arena *arena, int n)
{
    return (Plan){arena_array(arena, LinkChoice, n), arena_array(arena, double, n *FUNCTIONALS),
                  arena_array(arena, Parameters, n)};
}

static void copy_plan(Plan *to, const Plan *from, int n)
{
    memcpy(to->link, from->link, sizeof *to->link * (size_t)n);
    memcpy(to->weights, from->weights, sizeof *to->weights * (size_t)(n * FUNCTIONALS));
    memcpy(to->parameters, from->parameters, sizeof *to->parameters * (size_t)n);
}

typedef struct {
    const Robot *robot;
    const Function *function;
    const Gauge *gauge;
    uint64_t random;
    Plan plan, trial;
    double cost; /* of plan */
} Search;

/* Roughly what a parameter that does not vanish costs; the base parameters of the textbooks spend
   the freedom otherwise. */
static void set_weights(double *weights, bool base)
{
    static const double by_cost[FUNCTIONALS] = {
        [FOOT] = 6.1, [MASS] = 6, [MS_X] = 10, [MS_Y] = 10.1, [MS_Z] = 10.2, [S_XX] = 4,
        [S_YY] = 4.1, [S_ZZ] = 4.2, [S_XY] = 7, [S_XZ] = 7.1, [S_YZ] = 7.2};
    static const double by_base[FUNCTIONALS] = {
        [FOOT] = 100, [MASS] = 90, [MS_X] = 5, [MS_Y] = 5, [MS_Z] = 80, [S_XX] = 3,
        [S_YY] = 3, [S_ZZ] = 70, [S_XY] = 4, [S_XZ] = 4, [S_YZ] = 4};
    memcpy(weights, base ? by_base : by_cost, sizeof by_cost);
}

static void set_standard(Plan *plan, const Robot *robot, bool unturned, bool euler, bool base)
{
    for (int i = 0; i < robot->n; i++) {
        plan->link[i] = (LinkChoice){.unturned = unturned && may_stay_unturned(robot, i),
                                     .euler = euler};
        set_weights(plan->weights + i * FUNCTIONALS, base);
    }
}

static double weigh(Ops ops)
{
    return best_effort.M * ops.M + best_effort.A * ops.A + best_effort.D * ops.D;
}

static double cost_of(const Search *search, Plan *plan)
{
    gauge_fix(search->gauge, plan->weights, plan->parameters);
    Program *program = program_build_planned(search->robot, search->function, &own, plan);
    double cost = weigh(program->ops);
    program_free(program);
    return cost;
}

/* Judges the trial; keeps it if it is no worse. */
static bool judge(Search *search)
{
    double cost = cost_of(search, &search->trial);
    if (cost > search->cost)
        return false;
    Plan kept = search->trial;
    search->trial = search->plan;
    search->plan = kept;
    bool better = cost < search->cost;
    search->cost = cost;
    return better;
}

/* ---- moves ---- */

static uint32_t random_below(Search *search, uint32_t limit)
{
    search->random ^= search->random >> 12;
    search->random ^= search->random << 25;
    search->random ^= search->random >> 27;
    return (uint32_t)((search->random * 0x2545F4914F6CDD1Du) >> 33) % limit;
}

static bool is_leaf(const Robot *robot, int i)
{
    for (int k = i + 1; k < robot->n; k++)
        if (robot->links[k].parent == i)
            return false;
    return true;
}

enum { TURN, EULER, D_INSIDE, SLIDE, PHASE, CHOICES };

/* Changes one choice of a link; false when there is nothing to choose. */
static bool change(Search *search, int i, int choice, Phase phase)
{
    LinkChoice *link = &search->trial.link[i];
    const Robot *robot = search->robot;
    switch (choice) {
    case TURN:
        link->unturned = !link->unturned;
        return may_stay_unturned(robot, i) || !link->unturned;
    case EULER:
        link->euler = !link->euler;
        return true;
    case D_INSIDE:
        link->d_inside = !link->d_inside;
        return robot->links[i].d != 0 || robot->links[i].type == PRISMATIC;
    case SLIDE:
        link->slide = !link->slide;
        return robot->links[i].type == PRISMATIC;
    default:
        if (!is_leaf(robot, i) || robot->links[i].type != REVOLUTE || link->phase == phase)
            return false;
        link->phase = phase;
        return true;
    }
}

static void try_each_choice(Search *search)
{
    int n = search->robot->n;
    for (bool again = true; again;) {
        again = false;
        for (int i = n - 1; i >= 0; i--)
            for (int choice = 0; choice < CHOICES; choice++)
                for (int phase = 0; phase < (choice == PHASE ? PHASE_COUNT : 1); phase++) {
                    copy_plan(&search->trial, &search->plan, n);
                    if (change(search, i, choice, (Phase)phase))
                        again = judge(search) || again;
                }
    }
}

static void random_move(Search *search)
{
    uint32_t n = (uint32_t)search->robot->n;
    double *weights = search->trial.weights;
    switch (random_below(search, 5)) {
    case 0: { /* a choice of a link */
        uint32_t i = random_below(search, n), choice = random_below(search, CHOICES);
        LinkChoice before = search->trial.link[i];
        if (!change(search, (int)i, (int)choice, (Phase)random_below(search, PHASE_COUNT)))
            search->trial.link[i] = before;
        break;
    }
    case 1: { /* two wishes change places */
        uint32_t a = random_below(search, n * FUNCTIONALS), b = random_below(search, n * FUNCTIONALS);
        double weight = weights[a];
        weights[a] = weights[b];
        weights[b] = weight;
        break;
    }
    default: { /* a wish becomes more or less urgent, or is given up */
        uint32_t k = random_below(search, n * FUNCTIONALS), urgency = random_below(search, 1400);
        weights[k] = urgency < 400 ? 0 : (urgency - 400) / 50.0;
    }
    }
}

static void wander(Search *search, int trials)
{
    for (int k = 0; k < trials; k++) {
        copy_plan(&search->trial, &search->plan, search->robot->n);
        int moves = 1 + (random_below(search, 10) < 3) + (random_below(search, 10) < 1);
        while (moves-- > 0)
            random_move(search);
        judge(search);
    }
}

/* ---- all of it ---- */

/* Trials in proportion to what one costs: six joints are the yardstick. */
static int budget(int n)
{
    static const int trials[] = {0, 250, 4000, 60000};
    return trials[best_effort.effort] * 6 / (n < 6 ? 6 : n) * (n > 24 ? 1 : 8) / 8;
}

Program *best_program(const Robot *robot, const Function *function)
{
    Arena *arena = arena_new();
    int n = robot->n;
    Search search = {.robot = robot,
                     .function = function,
                     .gauge = gauge_new(arena, robot),
                     .random = 88172645463325252u,
                     .plan = new_plan(arena, n),
                     .trial = new_plan(arena, n)};
    set_standard(&search.plan, robot, true, false, false);
    search.cost = cost_of(&search, &search.plan);
    for (int k = 1; k < 8; k++) {
        set_standard(&search.trial, robot, !(k & 1), k & 2, k & 4);
        judge(&search);
    }
    if (best_effort.effort > 0 && n <= 24)
        try_each_choice(&search);
    wander(&search, budget(n));
    Program *program = program_build_planned(robot, function, &own, &search.plan);
    program->algorithm = program->made_by = BEST;
    graph_use(program->graph);
    arena_free(arena);
    return program;
}
