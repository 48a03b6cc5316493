/* real.c: sine, cosine, square root and arc tangent of a Real, rounded by MPFR. */
#include "util/real.h"

#include <mpfr.h>

enum { BITS = 113 };

/* A Real is the exact sum of three doubles (113 <= 3 * 53 bits; our numbers are far from the ends
   of the double range). */
static void to_mpfr(mpfr_t to, Real from)
{
    mpfr_init2(to, BITS);
    mpfr_set_zero(to, 1);
    for (int i = 0; i < 3; i++) {
        double part = (double)from;
        mpfr_add_d(to, to, part, MPFR_RNDN);
        from -= (Real)part;
    }
}

static Real from_mpfr(mpfr_t from)
{
    Real to = 0;
    for (int i = 0; i < 3; i++) {
        double part = mpfr_get_d(from, MPFR_RNDN);
        to += (Real)part;
        mpfr_sub_d(from, from, part, MPFR_RNDN);
    }
    mpfr_clear(from);
    return to;
}

static Real apply(int (*function)(mpfr_t, const mpfr_t, mpfr_rnd_t), Real x)
{
    mpfr_t value;
    to_mpfr(value, x);
    function(value, value, MPFR_RNDN);
    return from_mpfr(value);
}

Real real_sin(Real x)
{
    return apply(mpfr_sin, x);
}

Real real_cos(Real x)
{
    return apply(mpfr_cos, x);
}

Real real_sqrt(Real x)
{
    return apply(mpfr_sqrt, x);
}

Real real_exp(Real x)
{
    return apply(mpfr_exp, x);
}

Real real_atan2(Real y, Real x)
{
    if (real_is_zero(y) && !real_is_negative(x)) /* what asks most often */
        return 0;
    mpfr_t ordinate, abscissa;
    to_mpfr(ordinate, y);
    to_mpfr(abscissa, x);
    mpfr_atan2(ordinate, ordinate, abscissa, MPFR_RNDN);
    mpfr_clear(abscissa);
    return from_mpfr(ordinate);
}

Real real_pi(void)
{
    mpfr_t pi;
    mpfr_init2(pi, BITS);
    mpfr_const_pi(pi, MPFR_RNDN);
    return from_mpfr(pi);
}

void real_forget(void)
{
    mpfr_free_cache2(MPFR_FREE_LOCAL_CACHE);
}

/* How many quarter turns the angle is, when it is within snap of a whole number of them. */
static bool quarter_turns(Real angle, Real snap, int *turns)
{
    Real quarter = real_pi() / 2;
    double ratio = (double)(angle / quarter);
    if (ratio > 1e9 || ratio < -1e9)
        return false;
    long long nearest = (long long)(ratio + (ratio < 0 ? -0.5 : 0.5));
    if (real_abs(angle - (Real)nearest * quarter) > snap)
        return false;
    *turns = (int)(((nearest % 4) + 4) % 4);
    return true;
}

void real_sincos(Real angle, Real snap, Real *sine, Real *cosine)
{
    static const int sines[] = {0, 1, 0, -1}, cosines[] = {1, 0, -1, 0};
    int turns;
    if (quarter_turns(angle, snap, &turns)) {
        *sine = sines[turns];
        *cosine = cosines[turns];
    } else {
        *sine = real_sin(angle);
        *cosine = real_cos(angle);
    }
}
