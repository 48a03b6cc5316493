/* closure_linear.h: which rows of small matrices are independent, by Gram-Schmidt. */
#ifndef CLOSURE_LINEAR_H
#define CLOSURE_LINEAR_H

#include "util/util.h"

/* How many of the rows, each so wide, are independent: those that leave more than this share of
   their own length beyond the ones before. */
int closure_rank(int count, int width, const double *rows, double least);

/* The least of these shares, to a factor of 2; 0: they depend on each other to rounding. */
double closure_least_share(int count, int width, const double *rows);

/* Takes as many of the rows as are wanted, the earlier ones of order first, so that each leaves at
   every sample as large a share beyond those taken before as can be had. Returns the least share;
   0: there are not so many. */
double closure_choose(int count, int width, const double *const *samples, int sample_count,
                      const int *order, int want, bool *taken);

#endif
