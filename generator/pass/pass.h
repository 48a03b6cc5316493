/* pass.h: passes over a whole graph: what needs to know how often a node is used, and so cannot be
   done while the graph is built. They work on n-ary sums (sums.h) and write a new graph. */
#ifndef PASS_H
#define PASS_H

#include "expression/graph.h"

/* What an operation costs. */
typedef struct {
    double M, A, D;
} Cost;
#define COST_DEFAULT ((Cost){1, 1, 8})

double cost_of(Ops ops, Cost cost);

enum { MAX_PASSES = 64 };

typedef struct {
    const char *pass;
    Ops before, after;
} PassLine;

/* What each pass bought, in the order in which they ran; passes that bought nothing are left out,
   but for the first line: what it took to bring the graph into the form on which passes work. */
typedef struct {
    int count;
    PassLine lines[MAX_PASSES];
} PassReport;

/* An equivalent graph that costs less, with the outputs rewritten, or else the same graph; it
   becomes the one in use. A graph that was replaced is the caller's to free. report may be NULL.
   effort 0: folding only; 1: all passes, tens of milliseconds for a six-axis arm; 2: ten times as
   long; 3: seconds. The same input and effort give the same graph. */
Graph *passes_run(Graph *graph, Expr *outputs, int output_count, Cost cost, int effort,
                  PassReport *report);

/* What one round of all passes but rescaling comes to, in about a millisecond; for search loops. */
Ops passes_estimate(const Graph *graph, const Expr *outputs, int output_count, Cost cost);

#endif
