/* pass.c: the passes in their order. After each the whole is counted, and a pass that did not pay
   is undone: so they can only make the code cheaper, and repeating them until none pays ends.

   Not here: dead code (it is not written back), and 2*x => x + x, which is as many operations and
   which the graph folds to 2*x.

   What each buys, as its file says, is by how much the code that best gives for all of robots/ at
   effort 1 would take more multiplications and additions without it: the plan is the same, and
   nothing else stands in for it. tests/bench/bought prints the table; a test holds that every pass
   buys at least 0.1 %. Some that did not are gone: s^2 + c^2 => 1, products of three factors
   associated so that they share pairs, and (c*x)*(d*y) => c*d*(x*y) where c*x was kept. */
#include "pass/passes.h"

#include <stdlib.h>
#include <string.h>

double cost_of(Ops ops, Cost cost)
{
    return cost.M * ops.M + cost.A * ops.A + cost.D * ops.D;
}

/* Those of a round, in order; a round ends with expand, which runs them again on longer sums. When
   rounds find nothing any more, rescale searches, and rounds follow on what it found; rest comes at
   last. */
static const Pass of_a_round[] = {
    {"cancel", pass_cancel},       /* x + (y - x) => y */
    {"factor", pass_factor},       /* x*y + x*z => x*(y + z) */
    {"subsums", pass_subsums},     /* x + y + z, x + y + u => (x + y) + z, (x + y) + u */
    {"constants", pass_constants}, /* c*x + c*y => c*(x + y) */
};
static const char *const EXPAND = "expand";   /* c*(x + y) => c*x + c*y */
static const char *const RESCALE = "rescale"; /* 2*x + 3*y => x + 1.5*y, half of it */
static const Pass at_last = {"rest",
                             pass_rest}; /* s = x + y - z, s + z => r = x + y, r - z and r */

/* What effort buys: searches for scales, and the moves of each, by term. */
static const struct {
    int starts, moves;
} efforts[] = {{0, 0}, {1, 12}, {3, 60}, {8, 250}};

typedef struct {
    Sums *sums; /* the cheapest so far */
    Ops ops;
    Cost cost;
    Pass passes[COUNT(of_a_round)]; /* those that are not left out */
    int pass_count;
    int version;                        /* of sums: another one, another number */
    int in_vain[COUNT(of_a_round) + 1]; /* by pass, and expand: on which it did not pay */
    bool expands, rescales;
    PassReport report;
} Run;

static void note(Run *run, const char *pass, Ops before)
{
    PassReport *report = &run->report;
    if (report->count < MAX_PASSES)
        report->lines[report->count++] = (PassLine){pass, before, run->ops};
}

/* Takes the trial if it is cheaper, and frees the other one. */
static bool judge(Run *run, const char *pass, bool changed, Sums *trial)
{
    Ops before = run->ops, after = changed ? sums_count(trial) : before;
    if (cost_of(after, run->cost) >= cost_of(before, run->cost)) {
        sums_free(trial);
        return false;
    }
    sums_free(run->sums);
    run->sums = trial;
    run->version++;
    run->ops = after;
    note(run, pass, before);
    return true;
}

static bool try_pass(Run *run, Pass pass)
{
    Sums *trial = sums_copy(run->sums);
    bool changed = pass.run(trial);
    if (changed)
        sums_settle(trial);
    return judge(run, pass.name, changed, trial);
}

static bool try_expand(Run *run)
{
    Sums *trial = sums_copy(run->sums);
    pass_expand(trial, run->passes, run->pass_count);
    sums_settle(trial);
    return judge(run, EXPAND, true, trial);
}

static bool fold(Sums *sums)
{
    sums_fold(sums);
    return true;
}

static bool run_once(Run *run)
{
    bool better = false;
    for (int k = 0; k < run->pass_count + run->expands; k++) {
        if (run->in_vain[k] == run->version) /* nor would it now */
            continue;
        bool paid = k < run->pass_count ? try_pass(run, run->passes[k]) : try_expand(run);
        run->in_vain[k] = paid ? 0 : run->version;
        better |= paid;
    }
    return better;
}

/* Rescaling, and what it makes possible: sums join where a coefficient is 1 now, and constants that
   are equal now come together. */
static bool run_rescale(Run *run, int moves, int start)
{
    Sums *trial = sums_copy(run->sums);
    sums_keep_products(trial);
    pass_rescale(trial, run->cost, moves, start);
    Sums *folded = sums_copy(trial);
    sums_fold(folded);
    sums_settle(folded);
    bool simpler = cost_of(sums_count(folded), run->cost) <= cost_of(sums_count(trial), run->cost);
    sums_free(simpler ? trial : folded);
    if (!judge(run, RESCALE, true, simpler ? folded : trial))
        return false;
    try_pass(run, (Pass){"fold", fold});
    while (run_once(run))
        continue;
    return true;
}

/* Several searches from one form, the best of which is taken. */
static void search(Run *run, int starts, int moves)
{
    enum { ROUNDS = 3 };
    Run from = *run;
    from.sums = sums_copy(run->sums);
    for (int start = 0; start < starts; start++) {
        Run trial = from;
        trial.sums = sums_copy(from.sums);
        for (int round = 0; round < ROUNDS && run_rescale(&trial, moves, start); round++)
            continue;
        if (cost_of(trial.ops, run->cost) < cost_of(run->ops, run->cost)) {
            sums_free(run->sums);
            *run = trial;
        } else {
            sums_free(trial.sums);
        }
    }
    sums_free(from.sums);
}

static bool is_in(const char *name, const char *left_out)
{
    return !left_out || strcmp(name, left_out) != 0;
}

static Run run_start(const Graph *graph, const Expr *outputs, int output_count, Cost cost,
                     const char *left_out)
{
    Run run = {.cost = cost,
               .version = 1,
               .expands = is_in(EXPAND, left_out),
               .rescales = is_in(RESCALE, left_out)};
    for (size_t k = 0; k < COUNT(of_a_round); k++)
        if (is_in(of_a_round[k].name, left_out))
            run.passes[run.pass_count++] = of_a_round[k];
    run.sums = sums_from_graph(graph, outputs, output_count);
    sums_settle(run.sums);
    run.ops = sums_count(run.sums);
    note(&run, "fold", graph_count(graph, outputs, output_count));
    return run;
}

Ops passes_estimate(const Graph *graph, const Expr *outputs, int output_count, Cost cost)
{
    Run run = run_start(graph, outputs, output_count, cost, NULL);
    run_once(&run);
    sums_free(run.sums);
    return run.ops;
}

Graph *passes_run(Graph *graph, Expr *outputs, int output_count, Cost cost, int effort,
                  PassReport *report)
{
    return passes_run_without(graph, outputs, output_count, cost, effort, NULL, report);
}

Graph *passes_run_without(Graph *graph, Expr *outputs, int output_count, Cost cost, int effort,
                          const char *left_out, PassReport *report)
{
    Run run = run_start(graph, outputs, output_count, cost, left_out);
    int most = (int)COUNT(efforts) - 1;
    effort = effort > most ? most : effort;
    if (effort > 0) {
        while (run_once(&run))
            continue;
        search(&run, !run.rescales ? 0 : efforts[effort].starts, efforts[effort].moves);
        if (is_in(at_last.name, left_out) && try_pass(&run, at_last))
            while (run_once(&run))
                continue;
    }
    if (report)
        *report = run.report;
    size_t size = (size_t)output_count * sizeof *outputs;
    Expr *before = memory_grow(NULL, size + 1);
    memcpy(before, outputs, size);
    Graph *result = sums_to_graph(run.sums, outputs);
    sums_free(run.sums);
    Ops then = graph_count(graph, before, output_count);
    if (cost_of(graph_count(result, outputs, output_count), cost) >= cost_of(then, cost)) {
        memcpy(outputs, before, size);
        graph_free(result);
        result = graph;
        if (report)
            report->count = 0;
    }
    memory_free(before);
    graph_use(result);
    return result;
}
