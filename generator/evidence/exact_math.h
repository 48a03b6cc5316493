/* exact_math.h: what runtime/reference.c needs of a number type, for binary128. */
#ifndef EXACT_MATH_H
#define EXACT_MATH_H

#include "util/real.h"

static inline Real exact_max(Real a, Real b)
{
    return a > b ? a : b;
}

#define sin real_sin
#define cos real_cos
#define exp real_exp
#define hypot(a, b) real_sqrt((a) * (a) + (b) * (b))
#define fabs real_abs
#define fmax exact_max
#define EPSILON ((Real)1 / ((Real)(1ull << 56) * (Real)(1ull << 56))) /* 2^-112 */

#endif
