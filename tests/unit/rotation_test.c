/* rotation_test.c: rotations of inverse kinematics against their definitions, half turns included.
 */
#include "motion/reach.h"
#include "tests/compare.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

static const double axes[][3] = {{1, 0, 0},          {0, 1, 0},          {0, 0, 1},
                                 {-1, 0, 0},         {0.6, 0.8, 0},      {0, -0.6, 0.8},
                                 {0.8, 0, 0.6},      {-0.6, 0, -0.8},    {0.48, 0.6, 0.64},
                                 {-0.48, 0.6, 0.64}, {0.48, -0.64, -0.6}};

/* Rodrigues' formula: v + sin u x v + (1 - cos) u x (u x v), column by column. */
static void turn(const double u[3], double angle, double R[9])
{
    for (int j = 0; j < 3; j++) {
        double v[3] = {j == 0, j == 1, j == 2};
        double w[3] = {u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2],
                       u[0] * v[1] - u[1] * v[0]};
        double x[3] = {u[1] * w[2] - u[2] * w[1], u[2] * w[0] - u[0] * w[2],
                       u[0] * w[1] - u[1] * w[0]};
        for (int i = 0; i < 3; i++)
            R[3 * i + j] = v[i] + sin(angle) * w[i] + (1 - cos(angle)) * x[i];
    }
}

static void turns(void **unused)
{
    (void)unused;
    for (size_t k = 0; k < sizeof axes / sizeof *axes; k++)
        for (double angle = -3; angle <= 3; angle += 0.5) {
            double vector[3], found[9], expected[9];
            for (int i = 0; i < 3; i++)
                vector[i] = angle * axes[k][i];
            turn(axes[k], angle, expected);
            rotation_turn(vector, found);
            assert_true(relative_error(found, expected, 9, 1) < 1e-14);
        }
}

/* The vector from one to another is the axis times the angle: up to half a turn, where either end
   of the axis is right. */
static void between(void **unused)
{
    (void)unused;
    const double PI = acos(-1), from[9] = {0, -1, 0, 0.6, 0, -0.8, 0.8, 0, 0.6};
    const double angles[] = {1e-9, 0.3, 1.6, 3, PI - 1e-6, PI - 1e-9, PI};
    for (size_t k = 0; k < sizeof axes / sizeof *axes; k++)
        for (size_t a = 0; a < sizeof angles / sizeof *angles; a++) {
            double by[9], to[9], found[3], expected[3], length = 0, back[9], again[9];
            turn(axes[k], angles[a], by);
            rotation_multiply(by, from, false, to);
            rotation_between(from, to, found);
            for (int i = 0; i < 3; i++) {
                expected[i] = angles[a] * axes[k][i];
                length += found[i] * found[i];
            }
            assert_true(error_between(sqrt(length), angles[a]) < 1e-7);
            rotation_turn(found, back);
            rotation_multiply(back, from, false, again);
            assert_true(relative_error(again, to, 9, 1) < 1e-7);
            if (angles[a] < 3.1)
                assert_true(relative_error(found, expected, 3, 1) < 1e-12);
        }
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(turns), cmocka_unit_test(between)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
