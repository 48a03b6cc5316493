/* memory.h: what best remembers in a Build: what the search found, states, and gauges. */
#ifndef BEST_MEMORY_H
#define BEST_MEMORY_H

#include "best/cost.h"
#include "best/made_up.h"

/* What was found before for the function by this recursion, at this effort and these costs; false:
   nothing. */
bool memory_find(const Build *build, const Robot *robot, const Function *function,
                 const Algorithm *recursion, Candidate *found);
void memory_keep(const Build *build, const Robot *robot, const Function *function,
                 const Algorithm *recursion, const Candidate *found);

/* The states that the robot's programs are judged in. */
MadeUp *memory_made_up(const Build *build, const Robot *robot);

/* The gauge of a robot, with and without gravity: several functions need it. */
/* Whether it has the freedoms that only numbers show: not where lengths or angles are open. */
bool memory_is_numeric(const Build *build, const Robot *robot);
const Gauge *memory_gauge(const Build *build, const Robot *robot);

#endif
