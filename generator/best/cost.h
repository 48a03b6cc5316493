/* cost.h: what programs cost, and what a point of the search space costs.

   A point is judged by building it and counting, so the search sees exactly what will be emitted:
   before the passes, which takes a tenth of the time, or by an estimate of what they make of it. */
#ifndef BEST_COST_H
#define BEST_COST_H

#include "best/space.h"
#include "pass/pass.h"

double best_weigh(const Build *build, Ops ops);
Cost best_pass_cost(const Build *build);
/* A program as a number: many a plan makes the same one as another, and the passes would make the
   same of it. */
uint64_t best_number(const Program *program);

/* Rewrites a program by the passes; report may be NULL. */
void best_passes(const Build *build, Program *program, int effort, PassReport *report);

/* What they will make of it, nearly. */
double best_estimate(const Build *build, Program *program);

/* A point, and what follows from it. */
typedef struct {
    Point point;
    Parameters *parameters; /* by the gauge, from the point's priorities */
    bool settled;           /* they do follow */
} Candidate;

Candidate candidate_new(Arena *arena, int n);
void candidate_copy(Candidate *to, const Candidate *from, int n);
Formulation candidate_formulation(const Candidate *candidate);

/* Costs of candidates for one function of one robot. */
typedef struct {
    const Build *build;
    const Function *function;
    Space space;
    const Algorithm *algorithm; /* by the recursion */
    const Gauge *gauge;
    Trials *trials;
    Real bound[PARAMETERS];  /* no parameter may be larger */
    struct KnownCost *known; /* of candidates that were judged before, by hash */
    uint32_t known_count;
    bool estimate;      /* costs are what the passes will make of them, nearly */
    double at_estimate; /* the cost before passes of the candidate from which estimates began */
} Costing;

Costing costing_new(Arena *arena, const Build *build, const Robot *robot, const Function *function,
                    const Algorithm *algorithm);
void costing_free(Costing *costing);
/* Works the parameters out in double, rounded: quick, and good enough to count by. */
void candidate_settle(const Costing *costing, Candidate *candidate);
/* DBL_MAX for parameters beyond the bounds. */
double candidate_cost(const Costing *costing, Candidate *candidate);
/* Its program after the passes, with parameters worked out exactly: by those of effort 1, where
   that is the effort; of the next lower one beyond. NULL: the program is that of an earlier one. */
Program *candidate_final(const Costing *costing, const Candidate *candidate);
enum { FINAL_EFFORT = 1 };
/* Whether both give the same program. */
bool candidates_agree(const Costing *costing, const Candidate *a, const Candidate *b);

#endif
