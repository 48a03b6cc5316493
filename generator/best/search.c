/* search.c: tries best's choices and keeps what costs least.

   First a few sensible points of the space, then every choice of every link changed by itself, then
   random steps that are kept when they cost no more, or a little more at first (moving sideways is
   what gets it out of corners). The random numbers are fixed and the budget is a number of trials,
   so the same robot always gives the same code, and more effort continues where less effort
   stopped. */
#include "best/search.h"

#include "best/cost.h"
#include "best/memory.h"
#include "util/anneal.h"

#include <float.h>
#include <math.h>

typedef struct {
    Arena *arena;
    Costing costing;
    Random random;
    Candidate now, trial, best;
    double cost, lowest; /* of now and best */
    int n;
} Search;

static Formulation *formulation_of(Arena *arena, const Candidate *candidate)
{
    Formulation *formulation = arena_alloc(arena, sizeof *formulation);
    *formulation = candidate_formulation(candidate);
    return formulation;
}

Plan best_plain_plan(Arena *arena, const Robot *robot)
{
    Candidate plain = candidate_new(arena, robot->n);
    gauge_plain(gauge_new(arena, robot, false), plain.parameters);
    Formulation *formulation = formulation_of(arena, &plain);
    formulation->priority = NULL;
    return (Plan){formulation, formulation};
}

/* ---- one step ---- */

static void start_trial(Search *search)
{
    candidate_copy(&search->trial, &search->now, search->n);
}

/* Takes the trial if it costs at most limit. Many a priority changes nothing in the end: then there
   is nothing to build. */
static bool take_if(Search *search, double limit)
{
    candidate_settle(&search->costing, &search->trial);
    bool same = candidates_agree(&search->costing, &search->trial, &search->now);
    double cost = same ? search->cost : candidate_cost(&search->costing, &search->trial);
    if (cost > limit)
        return false;
    Candidate taken = search->trial;
    search->trial = search->now;
    search->now = taken;
    search->cost = cost;
    return true;
}

/* ---- every change by itself ---- */

static void try_each_unit(Search *search)
{
    for (int k = 0; k < 2 * search->n; k++) {
        start_trial(search);
        search->trial.point.unit = unit_number(search->costing.space.robot, k);
        take_if(search, search->cost);
    }
}

/* Every way of every move of a link; returns whether one was cheaper. */
static bool try_each_move_of(Search *search, int i)
{
    bool cheaper = false;
    for (int move = 0; move < move_count(search->costing.space.recursion); move++)
        for (int way = 0; way < move_ways(move); way++) {
            start_trial(search);
            double before = search->cost;
            if (move_make(&search->costing.space, &search->trial.point, i, move, way))
                cheaper = (take_if(search, before) && search->cost < before) || cheaper;
        }
    return cheaper;
}

static void try_each_move(Search *search)
{
    for (bool again = true; again;) {
        again = false;
        for (int i = search->n - 1; i >= 0; i--)
            again = try_each_move_of(search, i) || again;
    }
}

/* Every priority, made most urgent and given up. */
static void try_each_priority(Search *search)
{
    enum { MOST_URGENT = 50 };
    for (int k = search->n * FUNCTIONALS - 1; k >= 0; k--)
        for (int urgent = 0; urgent < 2; urgent++) {
            start_trial(search);
            search->trial.point.priority[k] = urgent ? MOST_URGENT : 0;
            search->trial.settled = false;
            take_if(search, search->cost);
        }
}

/* The choices that are left for last, where they save something. */
static void try_last_choices(Search *search)
{
    const Space *space = &search->costing.space;
    for (ChoiceId id = 0; id < CHOICE_COUNT; id++)
        for (int i = 0; i < search->n && choice_change(id) == CHANGE_LAST; i++) {
            if (!choice_is_legal(id, space->recursion, space->robot, search->now.point.link, i))
                continue;
            start_trial(search);
            choice_set(&search->trial.point.link[i], id, 1);
            take_if(search, search->cost - 0.5 * search->costing.build->A);
        }
}

/* ---- annealing ---- */

#define HOT 1.5 /* operations that a step may cost more at first */

/* One to three moves; taken where they cost at most a random part of the temperature more, which
   decides before the cost is known and spares counting to the end. */
static double step(void *subject, double temperature)
{
    Search *search = subject;
    start_trial(search);
    int moves = 1 + (draw_below(&search->random, 10) < 3);
    moves += draw_below(&search->random, 10) < 1;
    while (moves-- > 0)
        if (move_at_random(&search->costing.space, &search->trial.point, &search->random))
            search->trial.settled = false;
    take_if(search, search->cost + temperature * draw_below(&search->random, 1000) / 1000);
    return search->cost;
}

static void remember(void *subject)
{
    Search *search = subject;
    candidate_copy(&search->best, &search->now, search->n);
    search->lowest = search->cost;
}

/* What was best on the way is what counts. */
static void anneal_choices(Search *search, int trials)
{
    remember(search);
    anneal(&(Annealing){search, step, remember}, search->cost, trials, HOT, 0);
    candidate_copy(&search->now, &search->best, search->n);
    search->cost = search->lowest;
}

/* The same by what the passes will make of it. */
static void anneal_by_estimate(Search *search, int trials)
{
    search->costing.at_estimate = search->cost;
    search->costing.estimate = true;
    search->cost = candidate_cost(&search->costing, &search->now);
    anneal_choices(search, trials);
    search->costing.estimate = false;
}

/* ---- all of it ---- */

/* How many times the search starts anew; how many trials each time by counting and then by what the
   passes are estimated to make of it; how many of the best go through the passes in earnest. */
typedef struct {
    int starts, trials, estimated, finals;
} Budget;

/* Starts in a row that end at the same cost, after which there are no more. */
enum { ALIKE = 8 };

/* Operations of the first candidate beyond which the default effort tries fewer. */
#define YARDSTICK 260

static Budget budget(const Search *search)
{
    static const Budget budgets[MOST_EFFORT + 1] = {
        {1, 0, 0, 1}, {4, 350, 60, 2}, {8, 1500, 300, 4}, {60, 6000, 2000, 16}};
    long effort = search->costing.build->effort;
    FunctionId function = search->costing.function->id;
    double first = search->cost;
    Budget b = budgets[effort];
    if (effort == 1 && function != INVERSE_DYNAMICS) /* easier, or begins where that ended */
        b = function == GRAVITY ? (Budget){1, 80, 30, 1} : (Budget){2, 250, 50, 2};
    if (search->n > 6)
        b.trials = b.trials * 6 / search->n; /* six joints are the yardstick */
    if (effort == 1 && first > YARDSTICK) {  /* and the time of an ordinary arm */
        b.trials = (int)(b.trials * YARDSTICK / first);
        b.estimated = (int)(b.estimated * YARDSTICK / first);
        b.starts = (int)ceil(b.starts * YARDSTICK / first);
    }
    if (search->n > LONG_ARM)
        b = (Budget){1, 0, 0, 1};
    if (search->costing.space.recursion ==
        FOR_ACCELERATIONS) { /* a trial costs three times as much */
        b.trials /= 3;
        b.estimated /= 3;
    }
    return b;
}

/* The first start is from the cheapest of the standard points, the second from the next, ... */
static void begin(Search *search, int start)
{
    double cost[STANDARD_POINTS];
    /* Long arms: the first is good enough. Without a search only the priorities are chosen. */
    int few = search->n > LONG_ARM ? 1 : STANDARD_POINTS,
        step = search->costing.build->effort > 0 ? 1 : STANDARD_PRIORITIES;
    for (int k = 0; k < STANDARD_POINTS; k++) {
        cost[k] = DBL_MAX;
        if (k >= few || k % step != 0)
            continue;
        point_standard(&search->costing.space, k, &search->trial.point);
        search->trial.settled = false;
        cost[k] = candidate_cost(&search->costing, &search->trial);
    }
    int chosen = 0;
    for (int rank = 0; rank <= start % STANDARD_POINTS; rank++) {
        chosen = 0;
        for (int k = 1; k < STANDARD_POINTS; k++)
            if (cost[k] < cost[chosen])
                chosen = k;
        if (rank < start % STANDARD_POINTS)
            cost[chosen] = DBL_MAX;
    }
    point_standard(&search->costing.space, chosen, &search->now.point);
    search->now.settled = false;
    search->cost = candidate_cost(&search->costing, &search->now);
}

static Candidate find(const Build *build, Arena *arena, const Robot *robot,
                      const Function *function, const Algorithm *recursion, Program **finished);

/* What is good with accelerations is a good start without, what is good for a function is for one
   that is derived from it, and with others beside it; false: there is no such start. */
static bool find_first(const Search *search, Candidate *first)
{
    const Costing *costing = &search->costing;
    const Robot *robot = costing->space.robot;
    FunctionId id = costing->function->id, root = function_root(id);
    if (id == root || id == GRAVITY || costing->build->effort == 0 || search->n > LONG_ARM)
        return false;
    bool alone = !costing->function->beside;
    const Function *source = function_sibling(costing->function, robot, alone ? root : id);
    const Algorithm *by = costing->algorithm;
    if (alone && (costing->space.recursion & FOR_DERIVATIVES || by == &best_positions))
        by = root == INERTIA_MATRIX ? &best_matrices : &best_torques;
    Program *unused = NULL;
    *first = find(costing->build, search->arena, robot, source, by, &unused);
    program_free(unused);
    for (ChoiceId c = 0; c < CHOICE_COUNT && by != costing->algorithm; c++)
        for (int i = 0; i < search->n; i++)
            if (c == CHOICE_meet ||
                !choice_is_legal(c, costing->space.recursion, robot, first->point.link, i))
                choice_set(&first->point.link[i], c, 0);
    return true;
}

static void search_from_here(Search *search, Budget spend)
{
    bool searches = search->costing.build->effort > 0 && search->n <= LONG_ARM;
    if (searches) {
        try_each_move(search);
        try_each_unit(search);
        try_each_priority(search);
    }
    anneal_choices(search, spend.trials);
    if (searches)
        try_last_choices(search);
    if (spend.estimated > 0)
        anneal_by_estimate(search, spend.estimated);
}

/* How much is left: starts, and then what goes through the passes. */
static void show_search(const Search *search, Budget spend, int done)
{
    const Build *build = search->costing.build;
    int finals = spend.finals < spend.starts ? spend.finals : spend.starts;
    if (build->effort > 1)
        progress_bar((double)done / (spend.starts + finals + 1),
                     "searching for the cheapest %s, effort %ld", search->costing.function->name,
                     build->effort);
}

/* The candidate, of the cheapest few, that is cheapest after the passes; their parameters are
   worked out exactly. Its program is what they made of it, where there was a choice. */
static Program *choose_final(const Search *search, Budget spend, Candidate *found, double *cost,
                             Candidate *best)
{
    const Build *build = search->costing.build;
    Program *lowest = NULL;
    for (int k = 0; k < spend.finals && k < spend.starts; k++) {
        int next = 0;
        for (int start = 1; start < spend.starts; start++)
            if (cost[start] < cost[next])
                next = start;
        cost[next] = DBL_MAX;
        show_search(search, spend, spend.starts + k);
        gauge_fix(search->costing.gauge, found[next].point.priority, found[next].parameters);
        Program *final = spend.starts > 1 ? candidate_final(&search->costing, &found[next]) : NULL;
        if (k > 0 && !final)
            continue; /* as one before */
        if (!lowest || best_weigh(build, final->ops) < best_weigh(build, lowest->ops)) {
            program_free(lowest);
            lowest = final;
            candidate_copy(best, &found[next], search->n);
        } else {
            program_free(final);
        }
    }
    return lowest;
}

/* From the cheapest variant of where it is. */
static void begin_by_variants(Search *search)
{
    for (int k = 0; k < STANDARD_VARIANTS; k++) {
        start_trial(search);
        point_vary(search->n, k, &search->trial.point);
        take_if(search, search->cost);
    }
}

/* The robot's numbers without its letters: what is found for them is good for all values. */
static const Robot *in_numbers(Arena *arena, const Robot *robot)
{
    if (!robot->letters)
        return robot;
    Robot *numbers = arena_alloc(arena, sizeof *numbers);
    *numbers = *robot;
    numbers->letters = NULL;
    numbers->params = (Members){0, NULL};
    return numbers;
}

static Candidate find(const Build *build, Arena *arena, const Robot *with_letters,
                      const Function *letters_function, const Algorithm *recursion,
                      Program **finished)
{
    const Robot *robot = in_numbers(arena, with_letters);
    const Function *function = letters_function;
    if (with_letters->letters)
        function = function_sibling(letters_function, robot, letters_function->id);
    int n = robot->n;
    Candidate best = candidate_new(arena, n), first;
    if (memory_find(build, robot, function, recursion, &best))
        return best;
    Search search = {.arena = arena,
                     .costing = costing_new(arena, build, robot, function, recursion),
                     .random = {88172645463325252u},
                     .now = candidate_new(arena, n),
                     .trial = candidate_new(arena, n),
                     .best = candidate_new(arena, n),
                     .n = n};
    bool has_first = find_first(&search, &first);
    begin(&search, 0);
    Budget spend = budget(&search);
    Candidate *found = arena_array(arena, Candidate, spend.starts);
    double *cost = arena_array(arena, double, spend.starts);
    int alike = 0;
    for (int start = 0; start < spend.starts; start++) {
        show_search(&search, spend, start);
        if (has_first && start == 0) {
            candidate_copy(&search.now, &first, n);
            search.now.settled = false; /* trials round */
            search.cost = candidate_cost(&search.costing, &search.now);
            if (search.costing.space.recursion & FOR_DERIVATIVES)
                begin_by_variants(&search);
        } else {
            begin(&search, start - has_first);
        }
        search_from_here(&search, spend);
        found[start] = candidate_new(arena, n);
        candidate_copy(&found[start], &search.now, n);
        cost[start] = search.cost;
        alike = start > 0 && cost[start] == cost[start - 1] ? alike + 1 : 1;
        if (alike == ALIKE) /* they lead to one place: nothing more can come of others */
            spend.starts = start + 1;
    }
    Program *final = choose_final(&search, spend, found, cost, &best);
    if (build->effort == FINAL_EFFORT && !with_letters->letters)
        *finished = final;
    else
        program_free(final);
    costing_free(&search.costing);
    memory_keep(build, robot, function, recursion, &best);
    return best;
}

const Formulation *best_find_finished(const Build *build, Arena *arena, const Robot *robot,
                                      const Function *function, const Algorithm *recursion,
                                      Program **finished)
{
    *finished = NULL;
    Candidate found = find(build, arena, robot, function, recursion, finished);
    Formulation *formulation = formulation_of(arena, &found);
    formulation->numeric = memory_is_numeric(build, robot);
    formulation->weightless = recursion != &best_torques;
    return formulation;
}

const Formulation *best_find(const Build *build, Arena *arena, const Robot *robot,
                             const Function *function, const Algorithm *recursion)
{
    Program *finished;
    const Formulation *found =
        best_find_finished(build, arena, robot, function, recursion, &finished);
    program_free(finished);
    return found;
}

const Formulation *best_standard(const Build *build, Arena *arena, const Robot *robot,
                                 const Function *function, const Algorithm *recursion, int number)
{
    Costing costing = costing_new(arena, build, robot, function, recursion);
    Candidate standard = candidate_new(arena, robot->n);
    point_standard(&costing.space, number, &standard.point);
    gauge_fix(costing.gauge, standard.point.priority, standard.parameters);
    costing_free(&costing);
    Formulation *formulation = formulation_of(arena, &standard);
    formulation->numeric = memory_is_numeric(build, robot);
    formulation->weightless = recursion != &best_torques;
    return formulation;
}
