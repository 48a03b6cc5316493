/* trajectory_test.c: profiles and splines against finite differences and closed forms. */
#include "runtime/trajectory.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#define NEAR(a, b, limit) assert_true(fabs((a) - (b)) < (limit))

static void profiles_begin_and_end_at_rest(void **unused)
{
    (void)unused;
    for (int profile = PROFILE_CYCLOID; profile <= PROFILE_CUBIC; profile++) {
        double s[3];
        const double T = 2.5;
        for (int end = 0; end <= 1; end++) {
            for (int outside = 0; outside <= 1; outside++) {
                profile_at((Profile)profile, T, end ? T + outside : -outside, s);
                NEAR(s[0], end, 1e-15);
                NEAR(s[1], 0, 1e-15);
                double jump = profile == PROFILE_CUBIC && !outside ? 6 / (T * T) : 0;
                NEAR(s[2], end ? -jump : jump, 1e-15);
            }
            profile_at((Profile)profile, T, end ? T - 1e-9 : 1e-9, s);
            NEAR(s[0], end, 1e-15);
        }
        profile_at((Profile)profile, T, T / 2, s);
        NEAR(s[0], 0.5, 1e-15);
        NEAR(s[2], 0, 1e-15);
    }
    double s[3];
    profile_at(PROFILE_CYCLOID, 10, 5, s);
    NEAR(s[1], 0.2, 1e-15); /* 2 / T */
    profile_at(PROFILE_QUINTIC, 1, 0.5, s);
    NEAR(s[1], 15.0 / 8, 1e-15);
    profile_at(PROFILE_CUBIC, 1, 0.5, s);
    NEAR(s[1], 1.5, 1e-15);
}

static void profile_derivatives(void **unused)
{
    (void)unused;
    const double T = 1.7, h = 1e-5;
    for (int profile = PROFILE_CYCLOID; profile <= PROFILE_CUBIC; profile++)
        for (double t = 0.1; t < 1.6; t += 0.1) {
            double s[3], before[3], after[3];
            profile_at((Profile)profile, T, t, s);
            profile_at((Profile)profile, T, t - h, before);
            profile_at((Profile)profile, T, t + h, after);
            NEAR((after[0] - before[0]) / (2 * h), s[1], 1e-8);
            NEAR((after[1] - before[1]) / (2 * h), s[2], 1e-7);
        }
}

/* A cubic is its own clamped spline, wherever the knots are. */
static void spline_of_a_cubic(void **unused)
{
    (void)unused;
    static const double times[] = {-1, -0.4, 0.1, 0.2, 1.5, 2};
    Knot knots[6];
    double work[6], out[3];
    for (int k = 0; k < 6; k++) {
        double t = times[k];
        knots[k] = (Knot){.t = t, .y = t * t * t - 2 * t + 1, .yd = 3 * t * t - 2};
        if (k > 0 && k < 5)
            knots[k].yd = 99; /* to be found */
    }
    spline_slopes(knots, 6, work);
    for (int k = 0; k < 5; k++)
        for (double u = 0; u <= 1; u += 0.25) {
            double t = times[k] + u * (times[k + 1] - times[k]);
            hermite_cubic(&knots[k], &knots[k + 1], t, out);
            NEAR(out[0], t * t * t - 2 * t + 1, 1e-13);
            NEAR(out[1], 3 * t * t - 2, 1e-13);
            NEAR(out[2], 6 * t, 1e-11);
        }
}

/* Any spline: continuous to the second derivative, and still at both ends. */
static void spline_is_smooth(void **unused)
{
    (void)unused;
    static const double y[] = {0, 1, -0.5, 0.7, 0.7, 2};
    Knot knots[6] = {{0}};
    double work[6], left[3], right[3];
    for (int k = 0; k < 6; k++)
        knots[k] = (Knot){.t = 0.3 * k + 0.05 * k * k, .y = y[k]};
    spline_slopes(knots, 6, work);
    for (int k = 1; k < 5; k++) {
        hermite_cubic(&knots[k - 1], &knots[k], knots[k].t, left);
        hermite_cubic(&knots[k], &knots[k + 1], knots[k].t, right);
        for (int d = 0; d < 3; d++)
            NEAR(left[d], right[d], 1e-11);
        NEAR(left[0], y[k], 1e-14);
    }
    hermite_cubic(&knots[0], &knots[1], 0, right);
    NEAR(right[1], 0, 1e-15);
    hermite_cubic(&knots[4], &knots[5], knots[5].t, left);
    NEAR(left[1], 0, 1e-14);
}

static void quintic_of_a_quintic(void **unused)
{
    (void)unused;
    Knot from, to;
    double out[3];
    double times[] = {-0.3, 1.1};
    Knot *ends[] = {&from, &to};
    for (int k = 0; k < 2; k++) {
        double t = times[k];
        *ends[k] = (Knot){t, 1 + t - pow(t, 3) + pow(t, 5), 1 - 3 * t * t + 5 * pow(t, 4),
                          -6 * t + 20 * pow(t, 3)};
    }
    for (double t = -0.3; t <= 1.1; t += 0.1) {
        hermite_quintic(&from, &to, t, out);
        NEAR(out[0], 1 + t - pow(t, 3) + pow(t, 5), 1e-13);
        NEAR(out[1], 1 - 3 * t * t + 5 * pow(t, 4), 1e-12);
        NEAR(out[2], -6 * t + 20 * pow(t, 3), 1e-11);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(profiles_begin_and_end_at_rest),
        cmocka_unit_test(profile_derivatives),
        cmocka_unit_test(spline_of_a_cubic),
        cmocka_unit_test(spline_is_smooth),
        cmocka_unit_test(quintic_of_a_quintic),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
