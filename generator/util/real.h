/* real.h: the number type in which robots and constants are computed: IEEE binary128.

   Every +, -, *, / of binary128 is defined bit by bit, and the functions below are rounded by
   MPFR, so every machine gets the same constants. A constant is rounded to double once, when it
   is printed; cancellation then leaves about 1e-34 of the scale, far below the pruning limit. */
#ifndef REAL_H
#define REAL_H

#include <float.h>
#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#if defined __SIZEOF_FLOAT128__
__extension__ typedef __float128 Real;
#elif LDBL_MANT_DIG == 113
typedef long double Real;
#else
#error "rbgen needs IEEE binary128: __float128 or a 113-bit long double"
#endif

#define PRUNE_LIMIT 1e-14 /* of the largest term of a sum: below, the sum is zero */
#define ANGLE_SNAP 1e-9   /* rad: this near to a multiple of 90 degrees is that multiple */

Real real_sin(Real x);
Real real_cos(Real x);
Real real_sqrt(Real x);
Real real_atan2(Real y, Real x);
Real real_pi(void);

/* x == 0, by its bits: much quicker than the library's comparison. */
static inline bool real_is_zero(Real x)
{
    uint64_t bits[2];
    memcpy(bits, &x, sizeof bits);
    uint64_t high = bits[1], low = bits[0];
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
    high = bits[0];
    low = bits[1];
#endif
    return ((high << 1) | low) == 0; /* the sign does not matter */
}

static inline Real real_abs(Real x)
{
    return x < 0 ? -x : x;
}

/* value, or 0 when it is nothing but the rounding of a sum whose largest term was scale. */
static inline Real real_prune(Real value, Real scale)
{
    return real_abs(value) <= (Real)PRUNE_LIMIT * scale ? 0 : value;
}

/* Sine and cosine, exact (0, 1, -1) within snap of a multiple of 90 degrees. */
void real_sincos(Real angle, Real snap, Real *sine, Real *cosine);

#endif
