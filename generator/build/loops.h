/* loops.h: functions of mechanisms: robots with loops or prescribed joints. */
#ifndef BUILD_LOOPS_H
#define BUILD_LOOPS_H

#include "best/best.h"
#include "best/context.h"

/* By this algorithm, or BEST: the cheapest that is found. Ends in fail_input where the mechanism
   does not close or move. */
Program *loops_program(const Build *build, const Robot *robot, const Function *function,
                       const char *name);

/* The algorithm that makes it, with its plans: for who makes more than the function. */
const Algorithm *loops_choose(const Build *build, Arena *arena, const Robot *robot,
                              const Function *function, const char *name, Plan *plan);

#endif
