/* pass.c: the passes in their order. After each the whole is counted, and a pass that did not pay
   is undone: so they can only make the code cheaper, and repeating them until none pays ends.

   Not here: dead code (it is not written back), and 2*x => x + x, which is as many operations and
   which the graph folds to 2*x.

   What each bought, as its file says, is printed by build/tests/bought with all of robots/, at
   effort 1: added up over these robots, first of four inverse dynamics (kane, khalil-base,
   newton-euler, balafoutis) with 20446 M + A in all, then of seven other functions (inertia-matrix
   by lin and fijany-bejczy, forward-dynamics by saha and lin, inertia-solve by featherstone,
   jacobian, bias by khalil) with 41493. All together: 1535 and 2816.
 */
#include "pass/passes.h"

#include <stdlib.h>
#include <string.h>

double cost_of(Ops ops, Cost cost)
{
    return cost.M * ops.M + cost.A * ops.A + cost.D * ops.D;
}

/* What effort buys: searches for scales, and the moves of each, by term. */
static const struct {
    int starts, moves;
} efforts[] = {{0, 0}, {1, 12}, {3, 60}, {8, 250}};

typedef struct {
    Sums *sums; /* the cheapest so far */
    Ops ops;
    Cost cost;
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
    run->ops = after;
    note(run, pass, before);
    return true;
}

static bool try_pass(Run *run, const char *name, bool (*pass)(Sums *))
{
    Sums *trial = sums_copy(run->sums);
    bool changed = pass(trial);
    if (changed)
        sums_settle(trial);
    return judge(run, name, changed, trial);
}

static bool try_costed(Run *run, const char *name, bool (*pass)(Sums *, Cost))
{
    Sums *trial = sums_copy(run->sums);
    bool changed = pass(trial, run->cost);
    if (changed)
        sums_settle(trial);
    return judge(run, name, changed, trial);
}

static bool fold(Sums *sums)
{
    sums_fold(sums);
    return true;
}

static bool run_once(Run *run)
{
    bool better = false;
    better |= try_pass(run, "cancel", pass_cancel);
    better |= try_pass(run, "products", pass_products);
    better |= try_pass(run, "factor", pass_factor);
    better |= try_pass(run, "subsums", pass_subsums);
    better |= try_pass(run, "constants", pass_constants);
    better |= try_pass(run, "expand", pass_expand);
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
    if (!judge(run, "rescale", true, simpler ? folded : trial))
        return false;
    try_pass(run, "fold", fold);
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

static Run run_start(const Graph *graph, const Expr *outputs, int output_count, Cost cost)
{
    Run run = {.cost = cost};
    run.sums = sums_from_graph(graph, outputs, output_count);
    sums_settle(run.sums);
    run.ops = sums_count(run.sums);
    note(&run, "fold", graph_count(graph, outputs, output_count));
    return run;
}

Ops passes_estimate(const Graph *graph, const Expr *outputs, int output_count, Cost cost)
{
    Run run = run_start(graph, outputs, output_count, cost);
    run_once(&run);
    sums_free(run.sums);
    return run.ops;
}

Graph *passes_run(Graph *graph, Expr *outputs, int output_count, Cost cost, int effort,
                  PassReport *report)
{
    Run run = run_start(graph, outputs, output_count, cost);
    int most = (int)COUNT(efforts) - 1;
    effort = effort > most ? most : effort;
    if (effort > 0) {
        try_costed(&run, "trig", pass_trig);
        try_costed(&run, "dissolve", pass_dissolve);
        while (run_once(&run))
            continue;
        search(&run, efforts[effort].starts, efforts[effort].moves);
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
    free(before);
    graph_use(result);
    return result;
}
