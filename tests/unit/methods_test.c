/* methods_test.c: up to which step each method of integration lets y' = -y die away: the figures by
   which sim warns (generator/motion/methods.c). */
#include "motion/simulation.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>

#include <cmocka.h>

static int decay(void *context, double t, const double *y, double *rates)
{
    (void)context, (void)t;
    rates[0] = -y[0];
    return 0;
}

/* |y| after so many steps, from 1. Adams methods begin with short steps of another rule. */
static double after_steps(const IntegratorRow *method, double step)
{
    double work[INTEGRATOR_WORK(1)], y[1] = {1}, t = 0;
    Integrator integrator;
    integrator_begin(&integrator, decay, NULL, 1, work);
    for (int k = 0; k < 2000; k++)
        if (method->step(&integrator, &t, step, y))
            return INFINITY;
    return fabs(y[0]);
}

static void test_steady(void **state)
{
    int fixed = 0;
    (void)state;
    for (size_t k = 0; k < 7; k++) {
        const IntegratorRow *method = &integrators[k];
        assert_true((method->step != NULL) == (method->steady > 0));
        if (!method->step)
            continue;
        fixed++;
        double within = after_steps(method, 0.98 * method->steady);
        double beyond = after_steps(method, 1.03 * method->steady);
        print_message("%s: %g within, %g beyond\n", method->name, within, beyond);
        assert_true(within < 1e-3);
        assert_true(beyond > 1e3);
    }
    assert_int_equal(fixed, 4);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_steady)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
