/* coefficients.c: where the numbers in templates/sincos*.in.c come from: coefficients [TEMPLATE...]

   On |r| <= pi/4, with z = r*r, the templates take

       sin r = r + r*z*S(z)        S(z) = (sin(r)/r - 1)/z
       cos r = 1 - z/2 + z*z*C(z)  C(z) = (cos(r) - 1 + z/2)/z^2

   with S and C replaced by the polynomials that agree with them at the Chebyshev nodes of
   0 <= z <= (pi/4)^2, which come within a small factor of the best ones of their degree. pi/2 is
   cut into pieces short enough for their products with a whole number k to be exact: |k| < 2^16 in
   double, |k| < 2^13 in float. All is computed with 300 bits and rounded once.

   Without arguments prints the numbers; otherwise fails unless each template has each of its own:
   coefficients templates/sincos.in.c templates/sincosf.in.c */
#include "util/util.h"

#include <mpfr.h>
#include <stdlib.h>
#include <string.h>

enum { BITS = 300, MOST = 8, TERMS = 60 };

/* sum over k of (-1)^(k + 1) z^k / (2k + offset)!: S has offset 3; C, with the opposite sign, 4. */
static void series(mpfr_t out, const mpfr_t z, int offset)
{
    mpfr_t term;
    mpfr_init2(term, BITS);
    mpfr_set_ui(term, 1, MPFR_RNDN);
    for (int i = 2; i <= offset; i++)
        mpfr_div_ui(term, term, (unsigned long)i, MPFR_RNDN);
    if (offset == 3)
        mpfr_neg(term, term, MPFR_RNDN);
    mpfr_set(out, term, MPFR_RNDN);
    for (int k = 1; k < TERMS; k++) {
        mpfr_mul(term, term, z, MPFR_RNDN);
        mpfr_div_si(term, term, -(long)((2 * k + offset - 1) * (2 * k + offset)), MPFR_RNDN);
        mpfr_add(out, out, term, MPFR_RNDN);
    }
    mpfr_clear(term);
}

/* Coefficients of the interpolating polynomial: divided differences, then multiplied out. */
static void interpolate(double *out, int count, int offset)
{
    mpfr_t node[MOST], value[MOST], power[MOST], half, pi;
    mpfr_inits2(BITS, half, pi, (mpfr_ptr)0);
    mpfr_const_pi(pi, MPFR_RNDN);
    mpfr_div_ui(half, pi, 4, MPFR_RNDN);
    mpfr_sqr(half, half, MPFR_RNDN);
    mpfr_div_ui(half, half, 2, MPFR_RNDN);
    for (int i = 0; i < count; i++) {
        mpfr_inits2(BITS, node[i], value[i], power[i], (mpfr_ptr)0);
        mpfr_set_zero(power[i], 1);
        mpfr_mul_ui(node[i], pi, (unsigned long)(2 * i + 1), MPFR_RNDN);
        mpfr_div_ui(node[i], node[i], (unsigned long)(2 * count), MPFR_RNDN);
        mpfr_cos(node[i], node[i], MPFR_RNDN);
        mpfr_add_ui(node[i], node[i], 1, MPFR_RNDN);
        mpfr_mul(node[i], node[i], half, MPFR_RNDN); /* half*(1 + cos((2i + 1) pi/(2 count))) */
        series(value[i], node[i], offset);
    }
    mpfr_t step;
    mpfr_init2(step, BITS);
    for (int level = 1; level < count; level++)
        for (int i = count - 1; i >= level; i--) {
            mpfr_sub(step, node[i], node[i - level], MPFR_RNDN);
            mpfr_sub(value[i], value[i], value[i - 1], MPFR_RNDN);
            mpfr_div(value[i], value[i], step, MPFR_RNDN);
        }
    for (int i = count - 1; i >= 0; i--) { /* power := power*(z - node[i]) + value[i] */
        for (int k = count - 1; k >= 0; k--) {
            mpfr_mul(step, power[k], node[i], MPFR_RNDN);
            if (k > 0)
                mpfr_sub(power[k], power[k - 1], step, MPFR_RNDN);
            else
                mpfr_neg(power[k], step, MPFR_RNDN);
        }
        mpfr_add(power[0], power[0], value[i], MPFR_RNDN);
    }
    for (int i = 0; i < count; i++) {
        out[i] = mpfr_get_d(power[i], MPFR_RNDN);
        mpfr_clears(node[i], value[i], power[i], (mpfr_ptr)0);
    }
    mpfr_clears(half, pi, step, (mpfr_ptr)0);
}

/* pi/2 as a sum of short pieces, cut off; the last is rounded to all its digits. */
static void cut(double *out, int count, int bits, int last_bits)
{
    mpfr_t rest, piece;
    mpfr_init2(rest, BITS);
    mpfr_const_pi(rest, MPFR_RNDN);
    mpfr_div_ui(rest, rest, 2, MPFR_RNDN);
    for (int i = 0; i < count; i++) {
        bool last = i == count - 1;
        mpfr_init2(piece, last ? last_bits : bits);
        mpfr_set(piece, rest, last ? MPFR_RNDN : MPFR_RNDZ);
        out[i] = mpfr_get_d(piece, MPFR_RNDN);
        mpfr_sub(rest, rest, piece, MPFR_RNDN);
        mpfr_clear(piece);
    }
    mpfr_clear(rest);
}

static int show(const char *template, const char *what, const double *values, int count,
                bool single)
{
    int missing = 0;
    for (int i = 0; i < count; i++) {
        char number[40], literal[48];
        /* -5.0 is written 5.0 behind a minus sign */
        double value = values[i] < 0 ? -values[i] : values[i];
        if (single)
            snprintf(literal, sizeof literal, "%sf", shortest_float((float)value, number));
        else
            snprintf(literal, sizeof literal, "%s", shortest_double(value, number));
        if (!template) {
            printf("%s %d: %s%s\n", what, i, values[i] < 0 ? "-" : "", literal);
        } else if (!strstr(template, literal)) {
            printf("%s %d: the template lacks %s\n", what, i, literal);
            missing++;
        }
    }
    return missing;
}

static int check(const char *template, bool single)
{
    double values[MOST], two_over_pi = 0.63661977236758134307553505349005744;
    int missing = show(template, "2/pi", &two_over_pi, 1, single);
    cut(values, single ? 4 : 3, single ? 11 : 37, single ? 24 : 53);
    missing += show(template, "pi/2", values, single ? 4 : 3, single);
    interpolate(values, single ? 3 : 6, 3);
    missing += show(template, "sin", values, single ? 3 : 6, single);
    interpolate(values, single ? 3 : 6, 4);
    return missing + show(template, "cos", values, single ? 3 : 6, single);
}

int main(int argc, char **argv)
{
    if (argc == 1)
        return check(NULL, false) + check(NULL, true);
    int missing = 0;
    for (int i = 1; i < argc; i++) {
        Arena *arena = arena_new();
        size_t length;
        const char *text = file_read(arena, argv[i], 1 << 20, &length);
        missing += check(text, strstr(argv[i], "sincosf") != NULL);
        arena_free(arena);
    }
    return missing != 0;
}
