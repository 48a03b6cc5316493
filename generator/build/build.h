/* build.h: from a function, the name of an algorithm and a robot to a program. */
#ifndef BUILD_H
#define BUILD_H

#include "best/context.h"

/* Whether the function is not there for this robot: it has so many joints, or friction that a
   regressor has no columns for. */
bool build_too_long(const Robot *robot, const Function *function);
/* Ends in fail_input where it is not. */
Program *program_build(const Build *build, const Robot *robot, const Function *function,
                       const char *algorithm);

/* The joint that keeps a function from being solved for this robot: its inertia vanishes wherever
   it stands; -1: none, or the function solves nothing. */
int build_singular(const Build *build, const Robot *robot, const Function *function);

/* together.c: several functions as one, which takes all their inputs and gives all their outputs,
   sharing work. names[k] becomes the algorithm that made function k. */
Program *program_build_together(const Build *build, const Robot *robot, const Function *const *list,
                                const char **names, int count);

#endif
