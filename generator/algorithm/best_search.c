/* best_search.c: tries best's choices and keeps what costs least.

   A plan is judged by building it and counting, so the search sees exactly what will be emitted.
   First a few sensible plans, then every choice of every link changed by itself, then random steps
   that are kept when they cost no more (moving sideways is what gets it out of corners). The random
   numbers are fixed and the budget is a number of trials, so the same robot always gives the same
   code, and more effort continues where less effort stopped. */
#include "algorithm/best_search.h"

#include <float.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

/* ---- plans ---- */

Plan best_new_plan(Arena *arena, int n)
{
    return (Plan){.unit = 1,
                  .link = arena_array(arena, LinkChoice, n),
                  .weights = arena_array(arena, double, n *FUNCTIONALS),
                  .parameters = arena_array(arena, Parameters, n)};
}

static void copy_plan(Plan *to, const Plan *from, int n)
{
    memcpy(to->link, from->link, sizeof *to->link * (size_t)n);
    memcpy(to->weights, from->weights, sizeof *to->weights * (size_t)(n * FUNCTIONALS));
    memcpy(to->parameters, from->parameters, sizeof *to->parameters * (size_t)n);
    to->stale = from->stale;
    to->unit = from->unit;
}

Plan best_plain_plan(Arena *arena, const Robot *robot)
{
    Plan plan = best_new_plan(arena, robot->n);
    gauge_plain(gauge_new(arena, robot, false), plan.parameters);
    return plan;
}

/* Costs of plans that were judged before. */
typedef struct {
    uint64_t hash;
    double cost;
} Known;
enum { KNOWN_COUNT = 8192 };

typedef struct {
    Arena *arena;
    Known *known;
    const Robot *robot;
    const Function *function;
    const Algorithm *own;
    const Gauge *gauge;
    uint64_t random;
    Plan plan, trial;
    Real bound[PARAMETERS]; /* of the parameters */
    double cost;            /* of plan */
    double bare;            /* of the plan from which estimates began, before passes */
    bool estimate;          /* costs are what the passes will make of them, nearly */
} Search;

/* Roughly what a parameter that does not vanish costs; the base parameters of the textbooks spend
   the freedom otherwise. */
static void set_weights(double *weights, bool base)
{
    static const double by_cost[FUNCTIONALS] = {
        [FOOT] = 6.1, [MASS] = 6,   [MS_X] = 10, [MS_Y] = 10.1, [MS_Z] = 10.2, [S_XX] = 4,
        [S_YY] = 4.1, [S_ZZ] = 4.2, [S_XY] = 7,  [S_XZ] = 7.1,  [S_YZ] = 7.2};
    static const double by_base[FUNCTIONALS] = {
        [FOOT] = 100, [MASS] = 90, [MS_X] = 5, [MS_Y] = 5, [MS_Z] = 80, [S_XX] = 3,
        [S_YY] = 3,   [S_ZZ] = 70, [S_XY] = 4, [S_XZ] = 4, [S_YZ] = 4};
    memcpy(weights, base ? by_base : by_cost, sizeof by_cost);
}

static void set_standard(Plan *plan, const Robot *robot, bool unturned, bool euler, bool base)
{
    for (int i = 0; i < robot->n; i++) {
        plan->link[i] = (LinkChoice){.unturned = unturned && may_stay_unturned(robot, i),
                                     .euler = euler,
                                     .trace = euler,
                                     .meet = i < robot->n / 2 ? i : robot->n / 2};
        set_weights(plan->weights + i * FUNCTIONALS, base);
    }
    plan->stale = true;
    plan->unit = 1;
}

/* Masses that cancel cost digits. Nowhere may there be more than so many times what the arm has in
   all: mass, first moment and inertia, as if everything were at its full reach. */
static void set_bounds(Search *search)
{
    Real times = best_effort.effort < 3 ? 5 : 30, mass = 0, inertia = 0, reach = 0, far = 0;
    for (int i = 0; i < search->robot->n; i++) {
        const Link *link = &search->robot->links[i];
        mass += link->mass;
        for (int k = 0; k < 3; k++) {
            inertia += link->inertia[k][k];
            reach += real_abs(link->fixed.p[k]);
            far = real_larger(far, link->com[k]);
        }
        reach += link->type == PRISMATIC ? 1 : real_abs(link->d);
    }
    reach += far;
    for (int k = 0; k < PARAMETERS; k++)
        search->bound[k] = times * (k <= MASS   ? mass
                                    : k <= MS_Z ? mass * reach
                                                : mass * reach * reach + inertia);
}

static bool is_tame(const Search *search, const Plan *plan)
{
    for (int i = 0; i < search->robot->n; i++)
        for (int k = 0; k < PARAMETERS; k++)
            if (real_smaller(search->bound[k], plan->parameters[i].p[k]))
                return false;
    return true;
}

/* A plan as a number: equal plans, by whatever wishes they came about, need not be built twice. */
static uint64_t plan_hash(const Search *search, const Plan *plan)
{
    uint64_t hash = 0xCBF29CE484222325u + search->estimate;
    size_t n = (size_t)search->robot->n;
    const struct {
        const void *bytes;
        size_t size;
    } parts[] = {{plan->link, n * sizeof *plan->link},
                 {plan->parameters, n * sizeof *plan->parameters},
                 {&plan->unit, sizeof plan->unit}};
    for (size_t k = 0; k < COUNT(parts); k++)
        for (size_t i = 0; i < parts[k].size; i++)
            hash = (hash ^ ((const unsigned char *)parts[k].bytes)[i]) * 0x100000001B3u;
    return hash ? hash : 1;
}

/* What is so much dearer before the passes is not going to be cheaper after them. */
#define MARGIN 4

/* What the passes will make of it, nearly. */
static double after_passes(Program *program)
{
    graph_renumber(program->graph, program->outputs, program->output_count);
    return best_weigh(passes_estimate(program->graph, program->outputs, program->output_count,
                                      best_pass_cost()));
}

static double plan_cost(const Search *search, Plan *plan)
{
    if (plan->stale)
        gauge_try(search->gauge, plan->weights, plan->parameters);
    plan->stale = false;
    if (!is_tame(search, plan))
        return DBL_MAX;
    uint64_t hash = plan_hash(search, plan);
    Known *known = &search->known[hash % KNOWN_COUNT];
    if (known->hash == hash)
        return known->cost;
    plan->counting = true;
    plan->matrix = plan;
    Program *program = program_build_planned(search->robot, search->function, search->own, plan);
    double cost = best_weigh(program->ops);
    if (search->estimate)
        cost = cost > search->bare + MARGIN * (best_effort.M + best_effort.A) ? DBL_MAX : after_passes(program);
    program_free(program);
    *known = (Known){hash, cost};
    return cost;
}

/* Many a wish changes nothing in the end: then there is nothing to build. */
static bool is_same(const Search *search, Plan *trial)
{
    size_t n = (size_t)search->robot->n;
    if (trial->stale)
        gauge_try(search->gauge, trial->weights, trial->parameters);
    trial->stale = false;
    return memcmp(trial->link, search->plan.link, n * sizeof *trial->link) == 0 &&
           memcmp(trial->parameters, search->plan.parameters, n * sizeof *trial->parameters) == 0 &&
           trial->unit == search->plan.unit;
}

/* Judges the trial and keeps it if it costs at most limit. */
static bool judge(Search *search, double limit)
{
    bool same = is_same(search, &search->trial);
    double cost = same ? search->cost : plan_cost(search, &search->trial);
    if (cost > limit)
        return false;
    Plan kept = search->trial;
    search->trial = search->plan;
    search->plan = kept;
    search->cost = cost;
    return true;
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

enum {
    TURN,
    EULER,
    TRACE,
    D_INSIDE,
    SLIDE,
    LEVER,
    STEPWISE,
    MEET_IN,
    MEET_OUT,
    SPIN,
    PHASE,
    CHOICES
};

/* How many ways there are to change it. */
static int ways(int choice)
{
    return choice == PHASE ? PHASE_COUNT : choice == SPIN ? SPIN_COUNT - 1 : 1;
}

/* Changes one choice of a link in one of these ways; false when there is nothing to choose. */
static bool change(Search *search, int i, int choice, int way)
{
    LinkChoice *link = &search->trial.link[i];
    const Robot *robot = search->robot;
    switch (choice) {
    case TURN:
        link->unturned = !link->unturned;
        return may_stay_unturned(robot, i) || !link->unturned;
    case EULER:
        link->euler = !link->euler;
        return search->own == &best_torques;
    case TRACE:
        link->trace = !link->trace;
        return search->own == &best_matrices;
    case D_INSIDE:
        link->d_inside = !link->d_inside;
        return robot->links[i].d != 0 || robot->links[i].type == PRISMATIC;
    case STEPWISE:
        link->stepwise = !link->stepwise;
        return search->own == &best_torques && robot->links[i].parent >= 0 &&
               search->trial.link[robot->links[i].parent].unturned;
    case LEVER:
        link->lever = !link->lever;
        return !is_leaf(robot, i);
    case SPIN:
        link->spin = (Spin)(((int)link->spin + 1 + way % ways(SPIN)) % SPIN_COUNT);
        return search->own == &best_torques && may_spin(robot, i);
    case MEET_IN:
        return search->own == &best_matrices && link->meet-- > 0;
    case MEET_OUT:
        return search->own == &best_matrices && link->meet++ < i;
    case SLIDE:
        link->slide = !link->slide;
        return robot->links[i].type == PRISMATIC;
    default:
        if (!is_leaf(robot, i) || robot->links[i].type != REVOLUTE || (int)link->phase == way)
            return false;
        link->phase = (Phase)way;
        return true;
    }
}

/* The lengths that may serve as unit: number k of them, or 1 when there are fewer. */
static Real unit_number(const Robot *robot, int k)
{
    for (int i = 0; i < robot->n; i++)
        if (robot->links[i].type == PRISMATIC)
            return 1;
    for (int i = 0; i < robot->n; i++) {
        Real lengths[] = {robot->links[i].fixed.p[0], robot->links[i].d};
        for (int j = 0; j < 2; j++)
            if (lengths[j] != 0 && k-- == 0)
                return real_abs(lengths[j]);
    }
    return 1;
}

static void try_each_unit(Search *search)
{
    for (int k = 0; k < 2 * search->robot->n; k++) {
        copy_plan(&search->trial, &search->plan, search->robot->n);
        search->trial.unit = unit_number(search->robot, k);
        judge(search, search->cost);
    }
}

static void try_each_choice(Search *search)
{
    int n = search->robot->n;
    for (bool again = true; again;) {
        again = false;
        for (int i = n - 1; i >= 0; i--)
            for (int choice = 0; choice < CHOICES; choice++)
                for (int way = 0; way < ways(choice); way++) {
                    copy_plan(&search->trial, &search->plan, n);
                    double before = search->cost;
                    if (change(search, i, choice, way))
                        again = (judge(search, before) && search->cost < before) || again;
                }
    }
}

/* Last, as it pays only where nobody else wants the link's angular acceleration. */
static void try_direct(Search *search)
{
    for (int i = 0; i < search->robot->n && search->own == &best_torques; i++) {
        copy_plan(&search->trial, &search->plan, search->robot->n);
        search->trial.link[i].direct = search->robot->links[i].type == REVOLUTE;
        judge(search, search->cost - 0.5 * best_effort.A);
    }
}

/* Every wish, made most urgent and given up. */
static void try_each_wish(Search *search)
{
    int n = search->robot->n;
    for (int k = n * FUNCTIONALS - 1; k >= 0; k--)
        for (int urgent = 0; urgent < 2; urgent++) {
            copy_plan(&search->trial, &search->plan, n);
            search->trial.weights[k] = urgent ? 50 : 0;
            search->trial.stale = true;
            judge(search, search->cost);
        }
}

static void random_move(Search *search)
{
    uint32_t n = (uint32_t)search->robot->n;
    double *weights = search->trial.weights;
    if (random_below(search, 40) == 0) {
        search->trial.unit = unit_number(search->robot, (int)random_below(search, 2 * n + 1));
        return;
    }
    switch (random_below(search, 5)) {
    case 0: { /* a choice of a link */
        uint32_t i = random_below(search, n), choice = random_below(search, CHOICES);
        LinkChoice before = search->trial.link[i];
        if (!change(search, (int)i, (int)choice, (int)random_below(search, PHASE_COUNT)))
            search->trial.link[i] = before;
        break;
    }
    case 1: { /* two wishes change places */
        uint32_t a = random_below(search, n * FUNCTIONALS),
                 b = random_below(search, n * FUNCTIONALS);
        double weight = weights[a];
        weights[a] = weights[b];
        weights[b] = weight;
        search->trial.stale = true;
        break;
    }
    default: { /* a wish becomes more or less urgent, or is given up */
        uint32_t k = random_below(search, n * FUNCTIONALS), urgency = random_below(search, 1400);
        weights[k] = urgency < 400 ? 0 : (urgency - 400) / 50.0;
        search->trial.stale = true;
    }
    }
}

/* Steps that cost a little more are taken too at first, less and less so: annealing. What was best
   on the way is what counts. */
static void wander(Search *search, int trials)
{
    Plan best = best_new_plan(search->arena, search->robot->n);
    copy_plan(&best, &search->plan, search->robot->n);
    double lowest = search->cost;
    for (int k = 0; k < trials; k++) {
        copy_plan(&search->trial, &search->plan, search->robot->n);
        int moves = 1 + (random_below(search, 10) < 3);
        moves += random_below(search, 10) < 1;
        while (moves-- > 0)
            random_move(search);
        double slack = 1.5 * (trials - k) / trials * random_below(search, 1000) / 1000;
        judge(search, search->cost + slack);
        if (search->cost < lowest) {
            lowest = search->cost;
            copy_plan(&best, &search->plan, search->robot->n);
        }
    }
    copy_plan(&search->plan, &best, search->robot->n);
    search->cost = lowest;
}

/* The same by what the passes will make of it. */
static void polish(Search *search, int trials)
{
    search->bare = search->cost;
    search->estimate = true;
    search->cost = plan_cost(search, &search->plan);
    wander(search, trials);
    search->estimate = false;
}

/* ---- all of it ---- */

enum { TURNED = 1, BY_EULER = 2, BASE = 4, PLAIN_PLANS = 8 };

/* How many times the search starts anew; how many trials each time by counting and then by what the
   passes are estimated to make of it; how many of the best go through the passes in earnest. */
typedef struct {
    int starts, trials, polish, finals;
} Budget;

/* Operations of the first plan beyond which the default effort tries fewer. */
#define YARDSTICK 260

static Budget budget(const Search *search, double first)
{
    static const Budget budgets[] = {
        {1, 0, 0, 1}, {4, 350, 60, 2}, {8, 1500, 300, 4}, {60, 6000, 2000, 16}};
    Budget b = budgets[best_effort.effort];
    int n = search->robot->n;
    bool is_first = search->function->id == INVERSE_DYNAMICS;
    if (best_effort.effort == 1 && !is_first) /* the others are easier, or begin where that ended */
        b = search->function->id == GRAVITY ? (Budget){1, 80, 30, 1} : (Budget){2, 250, 50, 2};
    if (n > 6)
        b.trials = b.trials * 6 / n; /* six joints are the yardstick */
    if (best_effort.effort == 1 && first > YARDSTICK) { /* and the time of an ordinary arm */
        b.trials = (int)(b.trials * YARDSTICK / first);
        b.polish = (int)(b.polish * YARDSTICK / first);
        b.starts = (int)ceil(b.starts * YARDSTICK / first);
    }
    if (n > LONG_ARM)
        b = (Budget){1, 0, 0, 1};
    if (search->own == &best_recursions) { /* each trial costs three times as much */
        b.trials /= 3;
        b.polish /= 3;
    }
    return b;
}

/* What the plan comes to after the passes. */
static double final_cost(const Search *search, Plan *plan)
{
    plan->counting = true;
    plan->matrix = plan;
    Program *program = program_build_planned(search->robot, search->function, search->own, plan);
    graph_renumber(program->graph, program->outputs, program->output_count);
    best_passes(program, best_effort.effort > 2 ? 2 : 1, NULL);
    double cost = best_weigh(program->ops);
    program_free(program);
    return cost;
}

/* The first start is from the cheapest of the sensible plans, the second from the next, ... */
static void begin(Search *search, int start)
{
    double cost[PLAIN_PLANS];
    /* Long arms: the first is good enough. Without a search only the weights are chosen. */
    int few = search->robot->n > LONG_ARM ? 1 : PLAIN_PLANS, step = best_effort.effort > 0 ? 1 : BASE;
    for (int k = 0; k < PLAIN_PLANS; k++) {
        cost[k] = DBL_MAX;
        if (k >= few || k % step != 0)
            continue;
        set_standard(&search->trial, search->robot, !(k & TURNED), k & BY_EULER, k & BASE);
        cost[k] = plan_cost(search, &search->trial);
    }
    int chosen = 0;
    for (int rank = 0; rank <= start % PLAIN_PLANS; rank++) {
        chosen = 0;
        for (int k = 1; k < PLAIN_PLANS; k++)
            if (cost[k] < cost[chosen])
                chosen = k;
        if (rank < start % PLAIN_PLANS)
            cost[chosen] = DBL_MAX;
    }
    set_standard(&search->plan, search->robot, !(chosen & TURNED), chosen & BY_EULER,
                 chosen & BASE);
    search->cost = plan_cost(search, &search->plan);
}

/* ---- plans already found ---- */

/* Plans already found in this process: forward dynamics needs those of the bias and the matrix. */
typedef struct {
    uint64_t hash;
    Effort effort;
    FunctionId function;
    unsigned loaded; /* which loads it takes */
    const Algorithm *own;
    Plan plan;
} Kept;
enum { MOST_KEPT = 8 };
static Kept kept[MOST_KEPT];
static int kept_count;

static const Plan *find_kept(const Robot *robot, const Function *function, const Algorithm *own)
{
    unsigned loaded = function_is_loaded(function, robot);
    for (int i = 0; i < kept_count && i < MOST_KEPT; i++)
        if (kept[i].hash == robot->hash && kept[i].function == function->id && kept[i].own == own &&
            kept[i].loaded == loaded &&
            memcmp(&kept[i].effort, &best_effort, sizeof best_effort) == 0)
            return &kept[i].plan;
    return NULL;
}

static void keep(const Robot *robot, const Function *function, const Algorithm *own,
                 const Plan *plan)
{
    static Arena *arena[MOST_KEPT];
    int i = kept_count++ % MOST_KEPT;
    arena_free(arena[i]);
    arena[i] = arena_new();
    unsigned loaded = function_is_loaded(function, robot);
    kept[i] = (Kept){robot->hash, best_effort, function->id,
                     loaded,      own,         best_new_plan(arena[i], robot->n)};
    copy_plan(&kept[i].plan, plan, robot->n);
}

/* The gauge of a robot, with and without gravity: several functions need it. */
static const Gauge *find_gauge(const Robot *robot)
{
    static struct {
        Arena *arena;
        uint64_t hash;
        bool numeric;
        const Gauge *gauge;
    } last[2];
    bool numeric = best_effort.effort > 0;
    bool weightless = robot->gravity[0] == 0 && robot->gravity[1] == 0 && robot->gravity[2] == 0;
    if (!last[weightless].gauge || last[weightless].hash != robot->hash ||
        last[weightless].numeric != numeric) {
        arena_free(last[weightless].arena);
        last[weightless].arena = arena_new();
        last[weightless].hash = robot->hash;
        last[weightless].numeric = numeric;
        Robot *own = arena_alloc(last[weightless].arena, sizeof *own);
        *own = *robot;
        own->links = arena_array(last[weightless].arena, Link, robot->n);
        memcpy(own->links, robot->links, sizeof *own->links * (size_t)robot->n);
        last[weightless].gauge = gauge_new(last[weightless].arena, own, numeric);
    }
    return last[weightless].gauge;
}

/* The cheapest plan for a function that is made by one recursion. */
Plan best_find_plan(Arena *arena, const Robot *robot, const Function *function,
                    const Algorithm *own)
{
    int n = robot->n;
    const Plan *known = find_kept(robot, function, own);
    if (known) { /* a copy: what is kept makes room for later plans */
        Plan copy = best_new_plan(arena, n);
        copy_plan(&copy, known, n);
        return copy;
    }
    Robot weightless = *robot; /* the inertia matrix does not see gravity: more freedom */
    memset(weightless.gravity, 0, sizeof weightless.gravity);
    Search search = {.arena = arena,
                     .known = arena_array(arena, Known, KNOWN_COUNT),
                     .robot = robot,
                     .function = function,
                     .own = own,
                     .gauge = find_gauge(own == &best_torques ? robot : &weightless),
                     .random = 88172645463325252u,
                     .plan = best_new_plan(arena, n),
                     .trial = best_new_plan(arena, n)};
    set_bounds(&search);
    Plan best = best_new_plan(arena, n), first = best;
    const Function *torques = function_sibling(function, robot, INVERSE_DYNAMICS);
    bool has_first = function->id == BIAS && best_effort.effort > 0 && n <= LONG_ARM;
    if (has_first) /* what is good with accelerations is a good start without */
        first = best_find_plan(arena, robot, torques, own);
    begin(&search, 0);
    Budget spend = budget(&search, search.cost);
    Plan *found = arena_array(arena, Plan, spend.starts);
    double *cost = arena_array(arena, double, spend.starts);
    for (int start = 0; start < spend.starts; start++) {
        if (best_effort.effort > 1)
            progress("searching for the cheapest %s: %d of %d", function->name, start + 1,
                     spend.starts);
        if (has_first && start == 0) {
            copy_plan(&search.plan, &first, n);
            search.plan.stale = true; /* trials round */
            search.cost = plan_cost(&search, &search.plan);
        } else {
            begin(&search, start - has_first);
        }
        if (best_effort.effort > 0 && n <= LONG_ARM) {
            try_each_choice(&search);
            try_each_unit(&search);
            try_each_wish(&search);
        }
        wander(&search, spend.trials);
        if (best_effort.effort > 0 && n <= LONG_ARM)
            try_direct(&search);
        if (spend.polish > 0)
            polish(&search, spend.polish);
        found[start] = best_new_plan(arena, n);
        copy_plan(&found[start], &search.plan, n);
        cost[start] = search.cost;
    }
    progress(NULL);
    double lowest = DBL_MAX;
    for (int k = 0; k < spend.finals && k < spend.starts; k++) {
        int next = 0;
        for (int start = 1; start < spend.starts; start++)
            if (cost[start] < cost[next])
                next = start;
        gauge_fix(search.gauge, found[next].weights, found[next].parameters);
        double final = spend.starts > 1 ? final_cost(&search, &found[next]) : 0;
        cost[next] = DBL_MAX;
        if (final < lowest) {
            lowest = final;
            copy_plan(&best, &found[next], n);
        }
    }
    copy_plan(&search.plan, &best, n);
    search.plan.counting = false;
    keep(robot, function, own, &search.plan);
    return search.plan;
}
