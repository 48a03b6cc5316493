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
static double after_steps(Method which, double step)
{
    const IntegratorRow *method = &integrators[which.row];
    double work[INTEGRATOR_WORK(1)], matrix[INTEGRATOR_MATRIX(1)], y[1] = {1}, t = 0;
    Integrator integrator;
    integrator_begin(&integrator, decay, NULL, 1, work);
    integrator_begin_implicit(&integrator, which.beta, matrix);
    for (int k = 0; k < 2000; k++)
        if (method->step(&integrator, &t, step, y))
            return INFINITY;
    return fabs(y[0]);
}

static void test_steady(void **state)
{
    int fixed = 0;
    (void)state;
    static const char *const names[] = {"rk3",    "rk4",      "ab4",      "abm4",
                                        "beta:0", "beta:0.3", "beta:0.5", "nie:0",
                                        "bdf2",   "nie:0.3",  "nie:1"};
    for (size_t k = 0; k < COUNT(names); k++) {
        Method method = integrator_parse(names[k]);
        double steady = integrator_steady(method);
        assert_non_null(integrators[method.row].step);
        if (isinf(steady)) {
            double far = after_steps(method, 1000);
            print_message("%s: %g however far\n", names[k], far);
            assert_true(far <= 1.001);
            continue;
        }
        fixed++;
        double within = after_steps(method, 0.98 * steady);
        double beyond = after_steps(method, 1.03 * steady);
        print_message("%s: %g within, %g beyond\n", names[k], within, beyond);
        assert_true(within < 1e-3);
        assert_true(beyond > 1e3);
    }
    assert_int_equal(fixed, 8);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_steady)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
