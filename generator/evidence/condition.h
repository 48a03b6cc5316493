/* condition.h: how far rounding in an inertia matrix, and in torques, grows in accelerations. */
#ifndef CONDITION_H
#define CONDITION_H

#include "runtime/reference.h"

typedef struct {
    double least, most; /* eigenvalues */
    double condition;   /* most / least; infinite for a matrix that is singular to rounding, or not
                           positive definite */
    double growth;      /* of the sizes of eigenvalues, the largest / the least: the same for a
                           matrix that may be indefinite */
} Spectrum;

/* Of a symmetric n x n matrix. Its units are mixed when a robot turns and slides: the figure is
   that of SI units. */
Spectrum spectrum_of(int n, const RefReal *M);

#endif
