/* pass.c: the passes in their order. After each the whole is counted, and a pass that did not pay is
   undone. What is asked for is the cheapest form seen, counted on the graph itself. */
#include "pass/passes.h"

#include <string.h>
#include <stdlib.h>

double cost_of(Ops ops, Cost cost)
{
    return cost.M * ops.M + cost.A * ops.A + cost.D * ops.D;
}

typedef struct {
    Sums *sums;
    Ops ops;
    Cost cost;
    PassReport *report;
} Run;

static void note(Run *run, const char *pass, Ops before)
{
    PassReport *report = run->report;
    if (report && report->count < MAX_PASSES)
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

#define TRY(name, call)                                                                            \
    do {                                                                                           \
        Sums *trial = sums_copy(run->sums);                                                        \
        bool changed = call;                                                                       \
        if (changed)                                                                               \
            sums_settle(trial);                                                                    \
        better |= judge(run, name, changed, trial);                                                        \
    } while (0)

static bool expand(Sums *s){ sums_expand(s); pass_cancel(s); pass_factor(s); pass_subsums(s); pass_constants(s); return true;}
static bool run_cheap(Run *run)
{
    bool better = false;
    TRY("cancel", pass_cancel(trial));
    TRY("products", pass_products(trial));
    TRY("factor", pass_factor(trial));
    TRY("subsums", pass_subsums(trial));
    TRY("constants", pass_constants(trial));
    if(getenv("EX"))TRY("expand", expand(trial));
    return better;
}

/* Rescaling, and what that makes possible: sums joined by a coefficient that is 1 now, constants
   that are equal now. */
static bool run_rescale(Run *run, long effort, int start)
{
    Sums *trial = sums_copy(run->sums);
    sums_settle(trial);
    pass_rescale(trial, run->cost, effort, start);
    bool better = judge(run, "rescale", true, trial);
    if (!better)
        return false;
    TRY("fold", (sums_fold(trial), true));
    while (run_cheap(run))
        continue;
    return true;
}

static bool run_trials(Run *run)
{
    bool better = false;
    TRY("trig", pass_trig(trial, run->cost));
    TRY("dissolve", pass_dissolve(trial, run->cost));
    return better;
}

static Run run_start(const Graph *graph, const Expr *outputs, int output_count, Cost cost,
                     PassReport *report)
{
    Run run = {.cost = cost, .report = report};
    run.sums = sums_from_graph(graph, outputs, output_count);
    sums_settle(run.sums);
    run.ops = sums_count(run.sums);
    note(&run, "fold", graph_count(graph, outputs, output_count));
    return run;
}

Ops passes_estimate(const Graph *graph, const Expr *outputs, int output_count, Cost cost)
{
    Run run = run_start(graph, outputs, output_count, cost, NULL);
    run_cheap(&run);
    sums_free(run.sums);
    return run.ops;
}

/* Several searches from one start, the best of which goes on. */
static void search(Run *run, int starts, long effort)
{
    PassReport before = {0}, best_report = {0};
    Run best = *run;
    if (run->report)
        before = best_report = *run->report;
    best.sums = sums_copy(run->sums);
    for (int start = 0; start < starts; start++) {
        Run trial = *run;
        trial.sums = sums_copy(run->sums);
        if (run->report)
            *run->report = before;
        for (int round = 0; round < 3 && run_rescale(&trial, effort, start); round++)
            continue;
        if (cost_of(trial.ops, run->cost) < cost_of(best.ops, run->cost)) {
            Run swap = best;
            best = trial;
            trial = swap;
            if (run->report)
                best_report = *run->report;
        }
        sums_free(trial.sums);
    }
    sums_free(run->sums);
    *run = best;
    if (run->report)
        *run->report = best_report;
}

Graph *passes_run(const Graph *graph, Expr *outputs, int output_count, Cost cost, int effort,
                  PassReport *report)
{
    if (report)
        report->count = 0;
    Run run = run_start(graph, outputs, output_count, cost, report);
    if (effort > 0) {
        run_trials(&run);
        while (run_cheap(&run))
            continue;
        int st=getenv("ST")?atoi(getenv("ST")):1; long ef=getenv("EF")?atol(getenv("EF")):30;
        search(&run, st, ef);
    }
    Graph *result = sums_to_graph(run.sums, outputs);
    sums_free(run.sums);
    return result;
}
