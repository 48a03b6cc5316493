/* compare.h: how tests compare numbers. Whatever is not finite is infinitely far from everything,
   and nothing at all is no agreement; fmax(worst, NaN), which is worst, is not to be used. */
#ifndef TESTS_COMPARE_H
#define TESTS_COMPARE_H

#include <math.h>

/* The larger of two errors; what is no number is the largest of all. */
static inline double larger_error(double a, double b)
{
    if (!(a <= INFINITY && b <= INFINITY)) /* NaN */
        return INFINITY;
    return a > b ? a : b;
}

static inline double error_between(double found, double expected)
{
    return isfinite(found) && isfinite(expected) ? fabs(found - expected) : (double)INFINITY;
}

/* The largest error of count numbers, relative to the largest magnitude that is expected or to
   least, whichever is larger; least 0: zeros are to be zero. */
static inline double relative_error(const double *found, const double *expected, int count,
                                    double least)
{
    double worst = 0, scale = least;
    if (count <= 0)
        return INFINITY;
    for (int i = 0; i < count; i++) {
        worst = larger_error(worst, error_between(found[i], expected[i]));
        scale = larger_error(scale, fabs(expected[i]));
    }
    if (worst == 0)
        return 0;
    return isfinite(worst) && scale > 0 ? worst / scale : (double)INFINITY;
}

#endif
