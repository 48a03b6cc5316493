/* judge.h: the numeric reference (runtime/reference.h) by the names that functions have here. */
#ifndef JUDGE_H
#define JUDGE_H

#include "algorithm/function.h"
#include "runtime/reference_table.h"

void fill_reference(ReferenceRobot *reference, const Description *description);
/* The tool of this name, NULL: the default one, becomes the reference's. */
void reference_take_tool(ReferenceRobot *reference, const Description *description,
                         const char *name);

Extent reference_extent(const ReferenceRobot *robot);
/* columns.c: of functions whose columns are parameters. */
void reference_columns(const ReferenceRobot *robot, const ParameterColumns *columns,
                       const RefReal *const *in, RefReal *out);

/* Evaluates by the numeric reference; inputs as the function has them, all outputs in one row. What
   a variant takes besides (function.h) is up to the reference's robot, but for the base's motion.
   Returns false when the inertia matrix is singular. */
bool reference_call(const ReferenceRobot *robot, const Function *function,
                    const double *const *inputs, double *out);
/* The same before rounding to double. */
bool reference_call_exact(const ReferenceRobot *robot, const Function *function,
                          const double *const *inputs, RefReal *result);

/* Whether the function is about the mass centre, for masses that stay open, and with the
   reference's robot there is none: emitted code divides by the sum of these masses, which is zero.
 */
bool reference_lacks_centre(const ReferenceRobot *robot, const Function *function);

#endif
