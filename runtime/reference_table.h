/* reference_table.h: the functions of reference.h by name, all called in one way. */
#ifndef REFERENCE_TABLE_H
#define REFERENCE_TABLE_H

#include "reference.h"

#include <stdbool.h>

/* Inputs in order, all outputs in one row. False when the inertia matrix is singular. */
typedef bool ReferenceFunction(const ReferenceRobot *robot, const RefReal *const *in, RefReal *out);

/* NULL: there is none of that name ("inverse-dynamics"). */
REFERENCE_API ReferenceFunction *reference_find(const char *name);

#endif
