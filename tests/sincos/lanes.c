/* lanes.c: sines and cosines of several angles in one call are those of each alone, bit for bit, in
   every place of the call: lanes WIDTH

   Compiled with the text of a generated file, TEXT, and without contraction, for one kind of
   processor; fails, too, when that text does not take vectors of WIDTH doubles. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include TEXT

enum { ANGLES = 20000 };

static unsigned long long state = 88172645463325252u;

static double random_unit(void) /* from -1 to 1 */
{
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    return (double)(state >> 11) / 4503599627370496.0 - 1.0;
}

/* Of all magnitudes, at multiples of pi/4, and what is no angle. */
static double next_angle(void)
{
    static const double odd[] = {0.0,  -0.0,    1e-310,      -1e-310,          1e300,
                                 1e15, -3.5e15, (double)NAN, (double)INFINITY, -(double)INFINITY};
    double unit = random_unit();
    switch ((int)(state % 5)) {
    case 0:
        return odd[state / 5 % (sizeof odd / sizeof *odd)];
    case 1:
        return 3.2 * unit;
    case 2:
        return floor(1e4 * unit) * 0.78539816339744831;
    case 3:
        return 1e5 * unit;
    default:
        return ldexp(unit, (int)(state / 5 % 80) - 40);
    }
}

static int differ(const void *one, const void *other, size_t size)
{
    return memcmp(one, other, size) != 0;
}

/* Every NaN is as good as another: its sign is nobody's. */
static int wrong(double found, double alone)
{
    return isnan(alone) ? !isnan(found) : differ(&found, &alone, sizeof found);
}

static int wrong_float(float found, float alone)
{
    return isnan(alone) ? !isnan(found) : differ(&found, &alone, sizeof found);
}

static int judge_double(const double *x)
{
    double s[4], c[4], t[9], d[9];
    int failed = 0;
    for (int k = 0; k < 4; k++)
        rbgen_sincos(x[k], &s[k], &c[k]);
    rbgen_sincos2(x[0], &t[0], &d[0], x[1], &t[1], &d[1]);
    rbgen_sincos3(x[0], &t[2], &d[2], x[1], &t[3], &d[3], x[2], &t[4], &d[4]);
    rbgen_sincos4(x[0], &t[5], &d[5], x[1], &t[6], &d[6], x[2], &t[7], &d[7], x[3], &t[8], &d[8]);
    static const int of[] = {0, 1, 0, 1, 2, 0, 1, 2, 3};
    for (int k = 0; k < 9; k++)
        failed += wrong(t[k], s[of[k]]) + wrong(d[k], c[of[k]]);
    return failed;
}

static int judge_float(const float *x)
{
    float s[4], c[4], t[9], d[9];
    int failed = 0;
    for (int k = 0; k < 4; k++)
        rbgen_sincosf(x[k], &s[k], &c[k]);
    rbgen_sincosf2(x[0], &t[0], &d[0], x[1], &t[1], &d[1]);
    rbgen_sincosf3(x[0], &t[2], &d[2], x[1], &t[3], &d[3], x[2], &t[4], &d[4]);
    rbgen_sincosf4(x[0], &t[5], &d[5], x[1], &t[6], &d[6], x[2], &t[7], &d[7], x[3], &t[8], &d[8]);
    static const int of[] = {0, 1, 0, 1, 2, 0, 1, 2, 3};
    for (int k = 0; k < 9; k++)
        failed += wrong_float(t[k], s[of[k]]) + wrong_float(d[k], c[of[k]]);
    return failed;
}

int main(int argc, char **argv)
{
    int failed = 0;
    if (argc < 2 || atoi(argv[1]) != RBGEN_SINCOS_LANES) {
        printf("%d lanes\n", RBGEN_SINCOS_LANES);
        return 1;
    }
    for (int i = 0; i < ANGLES; i++) {
        double x[4];
        float y[4];
        for (int k = 0; k < 4; k++) {
            x[k] = next_angle();
            y[k] = (float)x[k];
        }
        failed += judge_double(x) + judge_float(y);
    }
    printf("%d of %d differ\n", failed, ANGLES * 36);
    return failed != 0;
}
