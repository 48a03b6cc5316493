/* best_search.h: between best.c, which makes programs, and best_search.c, which finds plans. */
#ifndef BEST_SEARCH_H
#define BEST_SEARCH_H

#include "algorithm/best.h"
#include "pass/pass.h"

enum { LONG_ARM = 24 }; /* joints beyond which nothing is searched: time stays in proportion */

/* best's own recursions, as algorithms that read arm->plan. */
extern const Algorithm best_torques, best_matrices, best_solver, best_recursions;

/* The cheapest plan found for a function that is made by one of them; the arena's, or kept. */
Plan best_find_plan(Arena *arena, const Robot *robot, const Function *function,
                    const Algorithm *own);
/* The plan before any search: plain recursion, the robot's own parameters. */
Plan best_plain_plan(Arena *arena, const Robot *robot);
Plan best_new_plan(Arena *arena, int n);

double best_weigh(Ops ops);
Cost best_pass_cost(void);

/* Rewrites a program by the passes; report may be NULL. */
void best_passes(Program *program, int effort, PassReport *report);

#endif
