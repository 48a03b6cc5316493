/* methods_runtime_test.c: implicit methods by their orders and on stiff equations; abm by closed
   forms; and what lies between the ends of adaptive steps. */
#include "runtime/integrators.h"

#include "tests/compare.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

/* A pendulum, and z' = cos t - 2 z: z = (2 cos t + sin t) / 5 + c exp(-2 t) */
static int rates(void *context, double t, const double *y, double *out)
{
    (void)context;
    out[0] = y[1];
    out[1] = -sin(y[0]);
    out[2] = cos(t) - 2 * y[2];
    return 0;
}

static const double BEGIN[3] = {1.2, 0.3, 0.4}, END = 4;

static void run_adaptive(IntegratorAdaptive *step, double tolerance, double *y,
                         Integrator *integrator)
{
    static double work[INTEGRATOR_ABM_WORK(3)];
    double t = 0;
    memcpy(y, BEGIN, sizeof BEGIN);
    integrator_begin(integrator, rates, NULL, 3, work);
    while (t < END)
        assert_int_equal(step(integrator, &t, END, tolerance, y), INTEGRATOR_DONE);
    assert_true(t == END);
}

static double distance(const double *a, const double *b)
{
    double worst = 0;
    for (int i = 0; i < 3; i++)
        worst = larger_error(worst, fabs(a[i] - b[i]));
    return worst;
}

static double error_of(IntegratorStep *step, double beta, int count, const double *exact)
{
    double work[INTEGRATOR_WORK(3)], matrix[INTEGRATOR_MATRIX(3)], t = 0, y[3];
    Integrator integrator;
    memcpy(y, BEGIN, sizeof BEGIN);
    integrator_begin(&integrator, rates, NULL, 3, work);
    integrator_begin_implicit(&integrator, beta, matrix);
    for (int k = 0; k < count; k++)
        assert_int_equal(step(&integrator, &t, END / count, y), INTEGRATOR_DONE);
    return distance(y, exact);
}

static void orders_of_implicit_methods(void **unused)
{
    (void)unused;
    static const struct {
        IntegratorStep *step;
        double beta, order;
    } rules[] = {{integrator_beta, 0, 1},  {integrator_beta, 0.3, 1}, {integrator_beta, 0.5, 2},
                 {integrator_beta, 1, 1},  {integrator_bdf2, 1, 2},   {integrator_nie, 1, 2},
                 {integrator_nie, 0.5, 1}, {integrator_nie, 0, 1}};
    Integrator integrator;
    double exact[3];
    run_adaptive(integrator_rkf45, 1e-14, exact, &integrator);
    for (size_t k = 0; k < sizeof rules / sizeof *rules; k++) {
        double coarse = error_of(rules[k].step, rules[k].beta, 1000, exact);
        double fine = error_of(rules[k].step, rules[k].beta, 2000, exact);
        double order = log2(coarse / fine);
        print_message("beta %g: order %g\n", rules[k].beta, order);
        assert_true(order > rules[k].order - 0.1 && order < rules[k].order + 0.1);
    }
}

/* Kaps's stiff pair, whose solution is exp(-2 t), exp(-t) however stiff it is. */
static int kaps(void *context, double t, const double *y, double *out)
{
    double stiff = *(double *)context;
    (void)t;
    out[0] = -(stiff + 2) * y[0] + stiff * y[1] * y[1];
    out[1] = y[0] - y[1] - y[1] * y[1];
    return 0;
}

static void stiff_equations(void **unused)
{
    (void)unused;
    double stiff = 1e6;
    for (int two = 0; two < 2; two++) {
        double work[INTEGRATOR_WORK(2)], matrix[INTEGRATOR_MATRIX(2)], t = 0, y[2] = {1, 1};
        Integrator integrator;
        integrator_begin(&integrator, kaps, &stiff, 2, work);
        integrator_begin_implicit(&integrator, 1, matrix);
        for (int k = 0; k < 1000; k++)
            assert_int_equal((two ? integrator_bdf2 : integrator_beta)(&integrator, &t, 1e-3, y),
                             0);
        assert_true(fabs(y[0] - exp(-2)) < (two ? 1e-6 : 1e-3));
        assert_true(fabs(y[1] - exp(-1)) < (two ? 1e-6 : 1e-3));
    }
}

static int no_way(void *context, double t, const double *y, double *out)
{
    (void)context, (void)t;
    out[0] = 1e3 * (1 + y[0] * y[0]); /* no root of x = 1 + h f(x) */
    return 0;
}

static void equations_without_a_solution(void **unused)
{
    (void)unused;
    double work[INTEGRATOR_WORK(1)], matrix[INTEGRATOR_MATRIX(1)], t = 0, y[1] = {1};
    Integrator integrator;
    integrator_begin(&integrator, no_way, NULL, 1, work);
    integrator_begin_implicit(&integrator, 1, matrix);
    assert_int_equal(integrator_beta(&integrator, &t, 1, y), INTEGRATOR_UNSOLVED);
    assert_true(t == 0 && y[0] == 1);
}

static void abm_keeps_its_tolerance(void **unused)
{
    (void)unused;
    Integrator integrator;
    double exact[3], y[3], previous = 1;
    run_adaptive(integrator_rkf45, 1e-14, exact, &integrator);
    for (double tolerance = 1e-4; tolerance > 1e-13; tolerance /= 100) {
        run_adaptive(integrator_abm, tolerance, y, &integrator);
        double error = distance(y, exact);
        print_message("abm, tolerance %g: error %g in %ld steps\n", tolerance, error,
                      integrator.steps);
        assert_true(error < 50 * tolerance && error < previous);
        previous = error;
    }
    assert_true(integrator.order > 6 && integrator.steps < 200);
    assert_in_range(integrator.evaluations, 2 * integrator.steps, 3 * integrator.steps);
}

/* All along the way, at points that are no ends of steps, against fine steps. */
static void between_the_ends(void **unused)
{
    (void)unused;
    enum { POINTS = 400 };
    for (int adams = 0; adams < 2; adams++) {
        double last = 1;
        for (double tolerance = 1e-6; tolerance > 1e-11; tolerance /= 100) {
            static double work[INTEGRATOR_ABM_WORK(3)], fine_work[INTEGRATOR_WORK(3)];
            double t = 0, y[3], before[3], between[6 * 3], at[3], began = 0;
            double fine_t = 0, fine[3], worst = 0;
            Integrator integrator, exact;
            memcpy(y, BEGIN, sizeof BEGIN);
            memcpy(fine, BEGIN, sizeof BEGIN);
            integrator_begin(&integrator, rates, NULL, 3, work);
            integrator_begin(&exact, rates, NULL, 3, fine_work);
            bool known = false;
            for (int k = 1; k < POINTS; k++) {
                double point = END * k / POINTS;
                while (t < point) {
                    began = t;
                    known = false;
                    memcpy(before, y, sizeof before);
                    assert_int_equal((adams ? integrator_abm : integrator_rkf45)(&integrator, &t,
                                                                                 END, tolerance, y),
                                     0);
                }
                if (!known && !adams)
                    assert_int_equal(
                        integrator_dense_rkf45(&integrator, began, before, t, y, between), 0);
                known = true;
                if (adams)
                    integrator_between_abm(&integrator, t, y, point, at);
                else
                    integrator_between_rkf45(&integrator, began, t, between, point, at);
                while (fine_t < point)
                    assert_int_equal(integrator_rkf45(&exact, &fine_t, point, 1e-14, fine), 0);
                worst = larger_error(worst, distance(at, fine));
            }
            print_message("%s, tolerance %g: %g between\n", adams ? "abm" : "rkf45", tolerance,
                          worst);
            assert_true(worst < 50 * tolerance && worst < last);
            last = worst;
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(orders_of_implicit_methods),
        cmocka_unit_test(stiff_equations),
        cmocka_unit_test(equations_without_a_solution),
        cmocka_unit_test(abm_keeps_its_tolerance),
        cmocka_unit_test(between_the_ends),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
