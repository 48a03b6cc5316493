/* angles.c: angles with their sines and cosines to some hundred bits, as rows of a C table for
   relaxed.c: angles COUNT. The sine and the cosine are sums of two doubles, computed by MPFR.
   Angles are floats where the row's first member says so. Kinds by turns: even up to 100, of all
   magnitudes from 1e-30 to 1e4, and next to multiples of pi/4, where most digits cancel. */
#include <math.h>
#include <mpfr.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static double random_unit(void) /* from -1 to 1 */
{
    static uint64_t state = 88172645463325252u;
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    return (double)(state >> 11) / 4503599627370496.0 - 1.0;
}

static double angle(int kind)
{
    double even = random_unit();
    if (kind == 0)
        return 100.0 * even;
    if (kind == 1)
        return copysign(pow(10.0, 34.0 * fabs(random_unit()) - 30.0), even);
    return trunc(10000.0 * even) * 0.78539816339744831;
}

static void print_sum(const mpfr_t value) /* as two doubles */
{
    mpfr_t rest;
    mpfr_init2(rest, 300);
    double high = mpfr_get_d(value, MPFR_RNDN);
    mpfr_sub_d(rest, value, high, MPFR_RNDN);
    printf(", %a, %a", high, mpfr_get_d(rest, MPFR_RNDN));
    mpfr_clear(rest);
}

int main(int argc, char **argv)
{
    int count = argc > 1 ? atoi(argv[1]) : 0;
    mpfr_t exact, sine, cosine;
    mpfr_inits2(300, exact, sine, cosine, (mpfr_ptr)0);
    for (int i = 0; i < count; i++) {
        int single = i % 2;
        double x = angle(i / 2 % 3);
        if (single)
            x = (double)(float)x;
        mpfr_set_d(exact, x, MPFR_RNDN);
        mpfr_sin_cos(sine, cosine, exact, MPFR_RNDN);
        printf("{%d, %a", single, x);
        print_sum(sine);
        print_sum(cosine);
        printf("},\n");
    }
    mpfr_clears(exact, sine, cosine, (mpfr_ptr)0);
    return count <= 0;
}
