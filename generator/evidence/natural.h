/* natural.h: how large what is summed into an output is: by what its errors are measured.

   Gravity about an upright axis is zero, and still a sum of weights times levers that are rounded:
   no error of it says more than how it compares with those. */
#ifndef NATURAL_H
#define NATURAL_H

#include "algorithm/function.h"
#include "runtime/reference.h"

/* scale[k]: the largest term that is summed into output array k in this state, where that is larger
   than what is there. Accelerations have none: they are solved for, not summed. */
void natural_scale(const ReferenceRobot *robot, const Function *function,
                   const double *const *inputs, double *scale);

/* The largest difference of found from expected over all states (rows of all outputs), array by
   array, relative to the larger of the array's largest magnitude and its scale, and absolute where
   both are zero. NaN is infinite. */
double natural_difference(const Function *function, Extent extent, int states, const double *scale,
                          const double *expected, const double *found);

#endif
