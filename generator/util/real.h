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
#define ANGLE_SNAP                                                                                 \
    1e-9 /* rad: an angle of the file this near to a multiple of 90 degrees is that */
#define ANGLE_ZERO 1e-12 /* rad: the same for angles computed from them */

Real real_sin(Real x);
Real real_cos(Real x);
Real real_sqrt(Real x);
Real real_exp(Real x);
Real real_atan2(Real y, Real x);
Real real_pi(void);
void real_forget(void); /* gives back what MPFR keeps for this thread, which may end */

/* ---- quick ways ----

   The compiler's own operations on binary128 are calls into a library that also minds signalling
   NaNs, exception flags and rounding modes. What the search does millions of times is done on the
   bits instead, with the same result; numbers out of the ordinary (subnormal, infinite) go the slow
   way. */

typedef struct {
    uint64_t high, low; /* sign, 15 bits of exponent, 48 + 64 bits of mantissa */
} RealBits;

#define REAL_SIGN ((uint64_t)1 << 63)

static inline RealBits real_bits(Real x)
{
    uint64_t word[2];
    memcpy(word, &x, sizeof word);
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
    return (RealBits){word[0], word[1]};
#else
    return (RealBits){word[1], word[0]};
#endif
}

static inline Real real_from_bits(RealBits bits)
{
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
    uint64_t word[2] = {bits.high, bits.low};
#else
    uint64_t word[2] = {bits.low, bits.high};
#endif
    Real x;
    memcpy(&x, word, sizeof x);
    return x;
}

static inline int real_exponent(RealBits bits) /* biased by 16383; 0: zero or subnormal */
{
    return (int)(bits.high >> 48 & 0x7FFF);
}

static inline bool real_is_zero(Real x)
{
    RealBits bits = real_bits(x);
    return ((bits.high << 1) | bits.low) == 0;
}

static inline bool real_is_negative(Real x)
{
    return real_bits(x).high >= REAL_SIGN && !real_is_zero(x);
}

static inline Real real_abs(Real x)
{
    RealBits bits = real_bits(x);
    bits.high &= ~REAL_SIGN;
    return real_from_bits(bits);
}

/* |a| < |b| */
static inline bool real_smaller(Real a, Real b)
{
    RealBits x = real_bits(a), y = real_bits(b);
    x.high &= ~REAL_SIGN;
    y.high &= ~REAL_SIGN;
    return x.high < y.high || (x.high == y.high && x.low < y.low);
}

static inline Real real_larger(Real a, Real b) /* the larger size of the two */
{
    return real_abs(real_smaller(a, b) ? b : a);
}

/* (double)x: rounded to nearest, ties to even. */
static inline double real_double(Real x)
{
    RealBits bits = real_bits(x);
    int exponent = real_exponent(bits) - 16383 + 1023;
    if (exponent < 1 || exponent > 2045)
        return real_is_zero(x) ? 0.0 : (double)x;
    uint64_t mantissa = (bits.high & (((uint64_t)1 << 48) - 1)) << 4 | bits.low >> 60;
    uint64_t rest = bits.low << 4;
    uint64_t word = (bits.high & REAL_SIGN) | (uint64_t)exponent << 52 | mantissa;
    word += rest > REAL_SIGN || (rest == REAL_SIGN && (mantissa & 1));
    double rounded;
    memcpy(&rounded, &word, sizeof rounded);
    return rounded;
}

/* a*b: rounded to nearest, ties to even. */
static inline Real real_times(Real a, Real b)
{
#if defined __SIZEOF_INT128__
    __extension__ typedef unsigned __int128 Wide;
    RealBits x = real_bits(a), y = real_bits(b);
    int exponent = real_exponent(x) + real_exponent(y) - 16383;
    uint64_t sign = (x.high ^ y.high) & REAL_SIGN;
    if (real_is_zero(a) || real_is_zero(b))
        return real_from_bits((RealBits){sign, 0});
    if (exponent < 1 || exponent > 0x7FF0 || real_exponent(x) == 0 || real_exponent(y) == 0 ||
        real_exponent(x) == 0x7FFF || real_exponent(y) == 0x7FFF)
        return a * b;
    const uint64_t one = (uint64_t)1 << 48, mask = one - 1;
    uint64_t x_high = (x.high & mask) | one, y_high = (y.high & mask) | one;
    Wide lowest = (Wide)x.low * y.low;
    Wide middle = (Wide)x_high * y.low + (Wide)x.low * y_high + (lowest >> 64);
    Wide top = (Wide)x_high * y_high + (middle >> 64); /* 97 or 98 bits */
    int shift = (top >> 97) != 0 ? 15 : 16;
    uint64_t rest = (uint64_t)middle << shift;
    Wide mantissa = top << shift | (uint64_t)middle >> (64 - shift);
    bool beyond = (uint64_t)lowest != 0;
    bool up = rest > REAL_SIGN || (rest == REAL_SIGN && (beyond || (mantissa & 1)));
    /* The leading bit adds 1 to the exponent, and so does a carry of the rounding. */
    mantissa += up;
    uint64_t high = (uint64_t)(mantissa >> 64) + ((uint64_t)(exponent - 1 + (16 - shift)) << 48);
    return real_from_bits((RealBits){sign | high, (uint64_t)mantissa});
#else
    return a * b;
#endif
}

/* a + b: rounded to nearest, ties to even. */
static inline Real real_plus(Real a, Real b)
{
#if defined __SIZEOF_INT128__
    __extension__ typedef unsigned __int128 Wide;
    RealBits x = real_bits(real_smaller(a, b) ? b : a), y = real_bits(real_smaller(a, b) ? a : b);
    int exponent = real_exponent(x), apart = exponent - real_exponent(y);
    if (real_exponent(y) == 0 || exponent == 0x7FFF || apart > 127)
        return real_is_zero(b) && !real_is_zero(a) ? a : a + b;
    /* With 14 bits below the mantissas, the last of which stands for all that were shifted out, and
       one above. */
    enum { BELOW = 14 };
    const uint64_t one = (uint64_t)1 << 48, mask = one - 1;
    Wide larger = ((Wide)((x.high & mask) | one) << 64 | x.low) << BELOW;
    Wide smaller = ((Wide)((y.high & mask) | one) << 64 | y.low) << BELOW;
    Wide shifted = smaller >> apart;
    shifted |= shifted << apart != smaller;
    bool opposite = (x.high ^ y.high) >= REAL_SIGN;
    Wide sum = opposite ? larger - shifted : larger + shifted;
    if (sum == 0)
        return 0;
    uint64_t top = (uint64_t)(sum >> 64);
    int left = (top ? __builtin_clzll(top) : 64 + __builtin_clzll((uint64_t)sum)) - 1;
    sum = left < 0 ? sum >> 1 | (sum & 1) : sum << left;
    exponent -= left;
    if (exponent < 1 || exponent > 0x7FF0)
        return a + b;
    uint64_t rest = (uint64_t)sum & (((uint64_t)1 << BELOW) - 1), half = (uint64_t)1 << (BELOW - 1);
    Wide mantissa = sum >> BELOW;
    mantissa += rest > half || (rest == half && (mantissa & 1));
    /* The leading bit adds 1 to the exponent, and so does a carry of the rounding. */
    uint64_t high = (uint64_t)(mantissa >> 64) + ((uint64_t)(exponent - 1) << 48);
    return real_from_bits((RealBits){(x.high & REAL_SIGN) | high, (uint64_t)mantissa});
#else
    return a + b;
#endif
}

/* value, or 0 when it is nothing but the rounding of a sum whose largest term was scale. */
static inline Real real_prune(Real value, Real scale)
{
    /* 2^-45 is well above PRUNE_LIMIT: most values need no closer look. */
    if (real_exponent(real_bits(value)) >= real_exponent(real_bits(scale)) - 45)
        return value;
    if (real_is_zero(value))
        return value;
    return real_abs(value) <= (Real)PRUNE_LIMIT * scale ? 0 : value;
}

/* Sine and cosine, exact (0, 1, -1) within snap of a multiple of 90 degrees. */
void real_sincos(Real angle, Real snap, Real *sine, Real *cosine);

#endif
