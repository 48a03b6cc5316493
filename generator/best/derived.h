/* derived.h: which of best's ways to derivatives costs least. */
#ifndef BEST_DERIVED_H
#define BEST_DERIVED_H

#include "best/best.h"

bool derived_makes(FunctionId function);
/* The cheapest way, found by less than a search, and its plan. */
const Algorithm *derived_choose(const Build *build, Arena *arena, const Robot *robot,
                                const Function *function, Plan *plan);
/* A way that takes no liberties, whose plan may be a plain one. */
const Algorithm *derived_plain(const Robot *robot, FunctionId function);
/* The cheapest program of all ways. */
Program *derived_program(const Build *build, Arena *arena, const Robot *robot,
                         const Function *function, Digits *digits);

#endif
