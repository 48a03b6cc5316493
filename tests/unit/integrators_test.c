/* integrators_test.c: integrators against closed forms: orders by halving the step, restarts,
 * breakdowns. */
#include "runtime/integrators.h"
#include "tests/compare.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

/* A pendulum of large swing and a forced decay: not linear, and t matters. */
static int rates(void *context, double t, const double *y, double *out)
{
    (void)context;
    out[0] = y[1];
    out[1] = -sin(y[0]);
    out[2] = -2 * y[2] + cos(t); /* y2 = (2 cos t + sin t) / 5 when it begins at 2/5 */
    return 0;
}

static const double BEGIN[3] = {2, 0, 0.4};
#define END 4.0

typedef struct {
    double y[3];
} State;

static State by_steps(IntegratorStep *step, int count)
{
    double work[INTEGRATOR_WORK(3)], t = 0;
    State state;
    Integrator integrator;
    memcpy(state.y, BEGIN, sizeof BEGIN);
    integrator_begin(&integrator, rates, NULL, 3, work);
    for (int k = 0; k < count; k++)
        assert_int_equal(step(&integrator, &t, END / count, state.y), INTEGRATOR_DONE);
    assert_int_equal(integrator.steps, count);
    assert_true(fabs(t - END) < 1e-12);
    return state;
}

static State by_tolerance(double tolerance, Integrator *integrator)
{
    double work[INTEGRATOR_WORK(3)], t = 0;
    State state;
    memcpy(state.y, BEGIN, sizeof BEGIN);
    integrator_begin(integrator, rates, NULL, 3, work);
    while (t < END)
        assert_int_equal(integrator_rkf45(integrator, &t, END, tolerance, state.y), 0);
    assert_true(t == END);
    return state;
}

static double distance(State a, State b)
{
    double worst = 0;
    for (int i = 0; i < 3; i++)
        worst = larger_error(worst, error_between(a.y[i], b.y[i]));
    return worst;
}

static void orders_by_halving(void **unused)
{
    (void)unused;
    static const struct {
        IntegratorStep *step;
        double order, more; /* more: abm4's leading error nearly vanishes here */
    } rules[] = {{integrator_rk3, 3, 0.1},
                 {integrator_rk4, 4, 0.1},
                 {integrator_ab4, 4, 0.1},
                 {integrator_abm4, 4, 1}};
    Integrator integrator;
    State exact = by_tolerance(1e-14, &integrator);
    for (size_t k = 0; k < sizeof rules / sizeof *rules; k++) {
        double coarse = distance(by_steps(rules[k].step, 400), exact);
        double fine = distance(by_steps(rules[k].step, 800), exact);
        assert_true(coarse < 1e-4);
        double order = log2(coarse / fine);
        assert_true(order > rules[k].order - 0.1 && order < rules[k].order + rules[k].more);
    }
}

static void closed_form_and_energy(void **unused)
{
    (void)unused;
    Integrator integrator;
    State end = by_tolerance(1e-12, &integrator);
    assert_true(fabs(end.y[2] - (2 * cos(END) + sin(END)) / 5) < 1e-11);
    double begin_energy = -cos(BEGIN[0]), energy = end.y[1] * end.y[1] / 2 - cos(end.y[0]);
    assert_true(fabs(energy - begin_energy) < 1e-11);
}

static void tolerance_is_kept(void **unused)
{
    (void)unused;
    Integrator integrator, finer;
    State exact = by_tolerance(1e-14, &integrator);
    double previous = 1;
    for (double tolerance = 1e-4; tolerance > 1e-11; tolerance /= 100) {
        double error = distance(by_tolerance(tolerance, &integrator), exact);
        assert_true(error < 20 * tolerance && error < previous);
        previous = error;
    }
    by_tolerance(1e-12, &finer);
    assert_true(finer.steps > integrator.steps);
}

/* Evaluations a step: what makes ab4 cheap. */
static void evaluations(void **unused)
{
    (void)unused;
    double work[INTEGRATOR_WORK(3)], t = 0, y[3] = {1, 0, 0};
    Integrator integrator;
    integrator_begin(&integrator, rates, NULL, 3, work);
    for (int k = 0; k < 103; k++)
        integrator_ab4(&integrator, &t, 1e-3, y);
    assert_int_equal(integrator.evaluations, 3 * 4 + 100);
    integrator_restart(&integrator);
    integrator_abm4(&integrator, &t, 1e-3, y);
    assert_int_equal(integrator.evaluations, 3 * 4 + 100 + 4);
}

/* A change of step must not mix rates of two lengths: the result stays that of rk4's order. */
static void adams_after_a_change_of_step(void **unused)
{
    (void)unused;
    double work[INTEGRATOR_WORK(3)], t = 0, y[3];
    Integrator integrator;
    State exact = by_tolerance(1e-14, &integrator), state;
    memcpy(y, BEGIN, sizeof y);
    integrator_begin(&integrator, rates, NULL, 3, work);
    for (int k = 0; k < 2000; k++)
        integrator_ab4(&integrator, &t, END / 4000, y);
    for (int k = 0; k < 1000; k++)
        integrator_ab4(&integrator, &t, END / 2000, y);
    memcpy(state.y, y, sizeof y);
    assert_true(distance(state, exact) < 1e-9);
}

/* ---- what goes wrong ---- */

static int explodes(void *context, double t, const double *y, double *out)
{
    (void)context, (void)t;
    out[0] = y[0] * y[0]; /* 1 / (1 - t): infinite at t = 1 */
    return 0;
}

static int refuses(void *context, double t, const double *y, double *out)
{
    (void)y;
    out[0] = 1;
    return t > *(double *)context;
}

static int not_a_number(void *context, double t, const double *y, double *out)
{
    (void)context, (void)t;
    out[0] = sqrt(0.5 - y[0]);
    return 0;
}

static void breakdowns(void **unused)
{
    (void)unused;
    double work[INTEGRATOR_WORK(1)], t = 0, y[1] = {1}, limit = 0.55;
    Integrator integrator;
    int status = 0;
    integrator_begin(&integrator, explodes, NULL, 1, work);
    while (t < 2 && !status)
        status = integrator_rkf45(&integrator, &t, 2, 1e-8, y);
    assert_true(status == INTEGRATOR_TOO_SMALL || status == INTEGRATOR_NOT_FINITE);
    assert_true(fabs(t - 1) < 1e-3 && isfinite(y[0]));

    t = 0, y[0] = 0, status = 0;
    integrator_begin(&integrator, refuses, &limit, 1, work);
    while (t < 2 && !status)
        status = integrator_rk4(&integrator, &t, 0.1, y);
    assert_int_equal(status, INTEGRATOR_STOPPED);
    assert_true(fabs(t - 0.5) < 1e-12 && fabs(y[0] - 0.5) < 1e-12); /* as before the step */

    static IntegratorStep *const steps[] = {integrator_rk3, integrator_rk4, integrator_ab4,
                                            integrator_abm4};
    for (size_t k = 0; k < 4; k++) {
        t = 0, y[0] = 1, status = 0; /* beyond 0.5 there is no root */
        integrator_begin(&integrator, not_a_number, NULL, 1, work);
        assert_int_equal(steps[k](&integrator, &t, 0.1, y), INTEGRATOR_NOT_FINITE);
        assert_true(t == 0 && y[0] == 1);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(orders_by_halving),
        cmocka_unit_test(closed_form_and_energy),
        cmocka_unit_test(tolerance_is_kept),
        cmocka_unit_test(evaluations),
        cmocka_unit_test(adams_after_a_change_of_step),
        cmocka_unit_test(breakdowns),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
