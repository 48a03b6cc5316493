/* reference_table.h: the functions of reference.h by name, all called in one way. */
#ifndef REFERENCE_TABLE_H
#define REFERENCE_TABLE_H

#include "reference.h"

#include <stdbool.h>

/* Inputs in order, all outputs in one row. False when the inertia matrix is singular. */
typedef bool ReferenceFunction(const ReferenceRobot *robot, const RefReal *const *in, RefReal *out);

/* NULL: there is none of that name ("inverse-dynamics"). */
REFERENCE_API ReferenceFunction *reference_find(const char *name);

/* The function of that name, which there is, for robots whose joints may follow others. */
REFERENCE_API bool reference_evaluate(const ReferenceRobot *robot, const char *name,
                                      const RefReal *const *in, RefReal *out);

/* reference_gears.c: the coordinates' numbers as the tree's: of a rate, or of anything that goes
   with one; and what the tree's torques, or columns of a matrix as wide as it has joints, are at
   the coordinates. */
REFERENCE_API void reference_spread(const ReferenceRobot *robot, const RefReal *rate,
                                    RefReal *of_tree);
REFERENCE_API void reference_spread_positions(const ReferenceRobot *robot, const RefReal *q,
                                              RefReal *of_tree);
/* Along one dimension: out is before x dof x after numbers, of_tree the same with all joints. */
REFERENCE_API void reference_gather(const ReferenceRobot *robot, int before, int after,
                                    const RefReal *of_tree, RefReal *out);

/* By moving joint: which equation it follows by, -1: none; and for robots with loops, the functions
   of mechanisms (reference_geared_loops.c). */
REFERENCE_API void reference_followers(const ReferenceRobot *robot, int *eliminated_by);
REFERENCE_API bool reference_geared_loops(const ReferenceRobot *robot, const char *name,
                                          const RefReal *const *in, bool *solved,
                                          RefReal *out); /* false: it is none of them */

/* A x = b for k columns of b, which become x; rows exchanged by size. False: A is singular. */
REFERENCE_API bool reference_eliminate(int n, RefReal *A, int k, RefReal *b);

#endif
