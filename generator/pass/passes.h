/* passes.h: the passes, for pass.c and tests. Each takes a folded form and leaves one, and returns
   whether it did anything; what that is worth is for the caller to judge. Term.at need not be
   settled when a pass begins (sums_settle does that), and has to be afterwards, but for
   pass_rescale, which chooses it. */
#ifndef PASSES_H
#define PASSES_H

#include "pass/pass.h"
#include "pass/sums/sums.h"

typedef struct {
    const char *name;
    bool (*run)(Sums *sums);
} Pass;

bool pass_cancel(Sums *sums);
bool pass_rest(Sums *sums);
bool pass_factor(Sums *sums);
bool pass_subsums(Sums *sums);
bool pass_constants(Sums *sums);
/* With the passes that are run on the expanded form, in this order. */
bool pass_expand(Sums *sums, const Pass *others, int count);
/* moves: how many to try, by term; start: a number that makes a search of its own. */
void pass_rescale(Sums *sums, Cost cost, int moves, int start);

/* passes_run without one of them, by name, to see what that one is worth; NULL: with all. */
Graph *passes_run_without(Graph *graph, Expr *outputs, int output_count, Cost cost, int effort,
                          const char *left_out, PassReport *report);

#endif
