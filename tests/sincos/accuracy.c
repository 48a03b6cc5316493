/* accuracy.c: the error of the generated code's sine and cosine, in units in the last place,
   against MPFR: accuracy POINTS [LARGEST]

   POINTS angles of each kind up to LARGEST (1e4): evenly spread, spread over all magnitudes, and
   the nearest numbers to multiples of pi/4 and their neighbours, where most digits cancel. Prints a
   histogram for double and one for float; fails when an error reaches MOST, when angles beyond
   LARGEST are off by more than an ulp of the angle, or when NaN and infinity do not give NaN.

   tests/sincos/lanes compiles it with generated TEXT, for every width of vectors. */
#include <math.h>
#include <mpfr.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#include "tests/compare.h"
#include "util/random.h"

#ifdef TEXT /* of generated code, whose functions for several angles are then judged */
#include TEXT
#else
#include "templates/rounding.in.c"

#include "templates/sincos.in.c"
#include "templates/sincosf.in.c"
#endif

enum { BINS = 12, KINDS = 3 };
#define MOST 1.1 /* as the templates say */

typedef struct {
    const char *name;
    long bin[2][BINS]; /* sine, cosine: errors by tenths of a unit, the last from MOST on */
    double worst[2], where[2];
    int digits;
} Histogram;

static double random_unit(void) /* from -1 to 1 */
{
    static Random random = {88172645463325252u};
    return random_uniform(&random, -1, 1);
}

static double angle(int kind, double largest)
{
    double even = largest * random_unit();
    if (kind == 0)
        return even;
    if (kind == 1)
        return copysign(exp(20.0 * (fabs(random_unit()) - 1.0)), even) * largest;
    return trunc(even / 0.78539816339744831) * 0.78539816339744831;
}

static void judge(Histogram *histogram, double x, const double *found)
{
    mpfr_t exact[2], difference;
    mpfr_inits2(200, exact[0], exact[1], difference, (mpfr_ptr)0);
    mpfr_set_d(difference, x, MPFR_RNDN);
    mpfr_sin_cos(exact[0], exact[1], difference, MPFR_RNDN);
    for (int k = 0; k < 2; k++) {
        int exponent = mpfr_zero_p(exact[k]) ? 0 : (int)mpfr_get_exp(exact[k]);
        mpfr_sub_d(difference, exact[k], found[k], MPFR_RNDN);
        double units = ldexp(fabs(mpfr_get_d(difference, MPFR_RNDN)), histogram->digits - exponent);
        int bin = units < MOST ? (int)(10 * units) : BINS - 1;
        histogram->bin[k][bin]++;
        if (units > histogram->worst[k] || isnan(units)) {
            histogram->worst[k] = units;
            histogram->where[k] = x;
        }
    }
    mpfr_clears(exact[0], exact[1], difference, (mpfr_ptr)0);
}

#ifdef TEXT
/* The angle stands in each place of a call in turn, beside others. */
static void turn(double x, double *sine, double *cosine)
{
    static int place;
    double a[4], s[4], c[4];
    int k = place++ % 4;
    for (int m = 0; m < 4; m++)
        a[m] = m == k ? x : 0.1 * m - x;
    rbgen_sincos4(a[0], &s[0], &c[0], a[1], &s[1], &c[1], a[2], &s[2], &c[2], a[3], &s[3], &c[3]);
    *sine = s[k];
    *cosine = c[k];
}

static void turnf(float x, float *sine, float *cosine)
{
    static int place;
    float a[4], s[4], c[4];
    int k = place++ % 4;
    for (int m = 0; m < 4; m++)
        a[m] = m == k ? x : 0.1f * (float)m - x;
    rbgen_sincosf4(a[0], &s[0], &c[0], a[1], &s[1], &c[1], a[2], &s[2], &c[2], a[3], &s[3], &c[3]);
    *sine = s[k];
    *cosine = c[k];
}
#else
#define turn rbgen_sincos
#define turnf rbgen_sincosf
#endif

static void judge_double(Histogram *histogram, double x)
{
    double found[2];
    turn(x, &found[0], &found[1]);
    judge(histogram, x, found);
}

static void judge_float(Histogram *histogram, float x)
{
    float found[2];
    turnf(x, &found[0], &found[1]);
    double as_double[] = {(double)found[0], (double)found[1]};
    judge(histogram, (double)x, as_double);
}

static int show(const Histogram *histogram)
{
    int failed = 0;
    printf("%s: errors in units in the last place\n           sine     cosine\n", histogram->name);
    for (int b = 0; b < BINS; b++)
        printf("%s %.1f %8ld   %8ld\n", b == BINS - 1 ? "from   " : "up to  ",
               b == BINS - 1 ? MOST : 0.1 * (b + 1), histogram->bin[0][b], histogram->bin[1][b]);
    for (int k = 0; k < 2; k++) {
        printf("largest %.3f at x = %.17g\n", histogram->worst[k], histogram->where[k]);
        failed += !(histogram->worst[k] < MOST);
    }
    return failed;
}

/* Beyond: as if the angle were off by one unit in its last place. */
static int check_beyond(double largest, int points)
{
    int failed = 0;
    for (int i = 0; i < points; i++) {
        double x = angle(1, 1e15), s, c;
        if (fabs(x) < largest)
            continue;
        turn(x, &s, &c);
        double error = larger_error(error_between(s, sin(x)), error_between(c, cos(x)));
        if (!(error <= 2.3e-16 * fabs(x)) && failed++ < 5)
            printf("x = %.17g: off by %.2g\n", x, error);
    }
    return failed;
}

static int check_nan(void)
{
    const double odd[] = {(double)NAN, (double)INFINITY, -(double)INFINITY};
    int failed = 0;
    for (int i = 0; i < 3; i++) {
        double s, c;
        float sf, cf;
        turn(odd[i], &s, &c);
        turnf((float)odd[i], &sf, &cf);
        failed += !isnan(s) + !isnan(c) + !isnan(sf) + !isnan(cf);
    }
    if (failed)
        printf("NaN or infinity does not give NaN\n");
    return failed;
}

int main(int argc, char **argv)
{
    int points = argc > 1 ? atoi(argv[1]) : 0;
    double largest = argc > 2 ? atof(argv[2]) : 1e4;
    static Histogram in_double = {.name = "double", .digits = 53};
    static Histogram in_float = {.name = "float", .digits = 24};
    for (int i = 0; i < points; i++)
        for (int kind = 0; kind < KINDS; kind++) {
            double x = angle(kind, largest);
            judge_double(&in_double, x);
            judge_float(&in_float, (float)x);
            if (kind == 2) {
                judge_double(&in_double, nextafter(x, largest));
                judge_float(&in_float, nextafterf((float)x, (float)largest));
            }
        }
    int failed = show(&in_double) + show(&in_float) + check_beyond(largest, points) + check_nan();
    return failed > 0 || points <= 0;
}
