/* compare_test.c: that the tests' comparisons see NaN, infinity and nothing at all. */
#include "tests/compare.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

static const double none = (double)NAN, endless = (double)INFINITY;

static void errors_of_odd_numbers(void **unused)
{
    (void)unused;
    assert_true(isinf(larger_error(0, none)));
    assert_true(isinf(larger_error(none, 0)));
    assert_true(isinf(larger_error(none, none)));
    assert_true(larger_error(1, 2) == 2 && larger_error(2, 1) == 2);
    assert_true(isinf(error_between(none, none)));
    assert_true(isinf(error_between(endless, endless)));
    assert_true(isinf(error_between(1, none)) && isinf(error_between(none, 1)));
    assert_true(error_between(1, 3) == 2);
}

static void errors_of_arrays(void **unused)
{
    (void)unused;
    const double expected[] = {1, -4, 0}, close[] = {1, -4, 1e-3}, zeros[3] = {0};
    assert_true(relative_error(expected, expected, 3, 0) == 0);
    assert_true(fabs(relative_error(close, expected, 3, 0) - 0.25e-3) < 1e-12);
    assert_true(fabs(relative_error(close, expected, 3, 10) - 1e-4) < 1e-12);
    assert_true(isinf(relative_error(close, expected, 0, 0)));
    assert_true(relative_error(zeros, zeros, 3, 0) == 0);
    assert_true(isinf(relative_error(close, zeros, 3, 0)));
    for (int i = 0; i < 3; i++) {
        double odd[] = {1, -4, 0};
        odd[i] = none;
        assert_true(isinf(relative_error(odd, expected, 3, 0)));
        assert_true(isinf(relative_error(expected, odd, 3, 0)));
        assert_true(isinf(relative_error(odd, odd, 3, 0)));
        odd[i] = endless;
        assert_true(isinf(relative_error(odd, expected, 3, 0)));
        assert_true(isinf(relative_error(odd, odd, 3, 0)));
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(errors_of_odd_numbers),
                                       cmocka_unit_test(errors_of_arrays)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
