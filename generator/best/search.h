/* search.h: the cheapest formulation of a function by one of best's recursions. */
#ifndef BEST_SEARCH_H
#define BEST_SEARCH_H

#include "best/best.h"

enum { LONG_ARM = 24 }; /* joints beyond which nothing is searched: time stays in proportion */

/* The cheapest found, in the arena. */
const Formulation *best_find(const Build *build, Arena *arena, const Robot *robot,
                             const Function *function, const Algorithm *recursion);
/* The same, and the program after the passes where the search has come to that on its way; else
   NULL. */
const Formulation *best_find_finished(const Build *build, Arena *arena, const Robot *robot,
                                      const Function *function, const Algorithm *recursion,
                                      Program **finished);
/* Before any search: plain recursion, the robot's own parameters. */
Plan best_plain_plan(Arena *arena, const Robot *robot);
/* The same, one of the standard points that searches begin at (space.h). */
const Formulation *best_standard(const Build *build, Arena *arena, const Robot *robot,
                                 const Function *function, const Algorithm *recursion, int number);

#endif
