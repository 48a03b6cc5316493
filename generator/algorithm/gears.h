/* gears.h: functions of robots some of whose joints follow others (model/gears.h). Algorithms know
   nothing of it: they see a tree whose joints are all free. */
#ifndef ALGORITHM_GEARS_H
#define ALGORITHM_GEARS_H

#include "algorithm/program.h"

/* What program_outputs does, for a robot with gears. */
int geared_outputs(const Robot *robot, const Function *function, const Algorithm *algorithm,
                   const struct Plan *plan, Expr *out);

/* loop_constraints (loops.h) by the coordinates, for any robot. */
void geared_constraints(const Making *making, Expr *e, Expr *A, Expr *gamma);

#endif
