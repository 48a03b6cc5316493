/* decimal_test.c: doubles in decimals and back are as the C library has them, to the last bit. */
#include "util/decimal.h"
#include "util/random.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static Text text;

static void prints(double value)
{
    char expected[40];
    snprintf(expected, sizeof expected, "%.17g", value);
    text.length = 0;
    text_add_decimal(&text, value);
    assert_string_equal(text.data, expected);
}

static void reads(const char *number)
{
    double value = 0, expected = strtod(number, NULL);
    const char *end = decimal_read(number, &value);
    assert_non_null(end);
    if (*end || memcmp(&value, &expected, sizeof value) != 0)
        fail_msg("%s: read as %.17g, up to \"%s\"", number, value, end);
}

/* A number, its neighbours and their opposites, printed, and read with all numbers of digits. */
static void both(double value)
{
    double near[] = {value, nextafter(value, INFINITY), nextafter(value, -INFINITY)};
    for (int k = 0; k < 6; k++) {
        double x = k % 2 ? -near[k / 2] : near[k / 2];
        char number[64];
        prints(x);
        for (int digits = 1; digits <= 22; digits++) {
            snprintf(number, sizeof number, "%.*g", digits, x);
            reads(number);
            snprintf(number, sizeof number, "%.*e", digits, x);
            reads(number);
        }
    }
}

static void test_borders(void **state)
{
    (void)state;
    for (int e = -330; e <= 308; e++) {
        char power[16];
        snprintf(power, sizeof power, "1e%d", e);
        reads(power);
        both(strtod(power, NULL));
    }
    for (int e = -1074; e <= 1023; e++)
        both(ldexp(1, e));
    both(0);
    both(0.1 + 0.2);
    both(99999999999999984);
    both(9007199254740992);
}

/* Halves between two numbers of 17 digits, and decimals half-way between two doubles. */
static void test_ties(void **state)
{
    (void)state;
    Random random = random_new(1, "ties");
    for (int k = 0; k < 20000; k++) {
        uint64_t odd = (uint64_t)random_uniform(&random, 0x1p52, 0x1p53) | 1;
        prints((double)odd / 0x1p3);
        prints((double)odd / 0x1p6);
        char number[64];
        snprintf(number, sizeof number, "%llu", (unsigned long long)(2 * odd + 1));
        reads(number); /* 2^53 to 2^54: every other one is a double */
        snprintf(number, sizeof number, "%llu.5", (unsigned long long)odd);
        reads(number);
        snprintf(number, sizeof number, "%llu.50", (unsigned long long)odd);
        reads(number);
        snprintf(number, sizeof number, "%llu.51", (unsigned long long)odd);
        reads(number);
    }
}

static void test_random(void **state)
{
    (void)state;
    Random random = random_new(2, "bits");
    for (int k = 0; k < 100000; k++) {
        double value = random_uniform(&random, -1, 1) * pow(10, random_uniform(&random, -6, 19));
        char number[64];
        prints(value);
        snprintf(number, sizeof number, "%.17g", value);
        reads(number);
        snprintf(number, sizeof number, "%.*f", (int)random_uniform(&random, 0, 20), value);
        reads(number);
    }
}

static void test_form(void **state)
{
    (void)state;
    static const char *const numbers[] = {"1",
                                          "+1",
                                          "-0",
                                          ".5",
                                          "5.",
                                          "-.5e1",
                                          "1E+2",
                                          "1e-0",
                                          "00012",
                                          "0e999",
                                          "1e99",
                                          "1e-999",
                                          "1e123456789",
                                          "0.00000000000000000000000001",
                                          "123456789012345678901234567890",
                                          "18446744073709551615",
                                          "18446744073709551616",
                                          "0.18446744073709551616000000000000000000000",
                                          "9999999999999999999e27",
                                          "9999999999999999999e-27",
                                          "36893488147419103232"};
    static const char *const none[] = {"",    ".",  "-",   "+.", "e1", "nan",
                                       "inf", "1e", "1e+", "x1", "--1"};
    for (size_t k = 0; k < COUNT(numbers); k++)
        reads(numbers[k]);
    double value;
    for (size_t k = 0; k < COUNT(none); k++)
        assert_null(decimal_read(none[k], &value));
    assert_string_equal(decimal_read("0x10", &value), "x10");
    assert_string_equal(decimal_read("-1.5e3 ,2", &value), " ,2");
    assert_true(value == -1500);
    prints(INFINITY);
    prints(-INFINITY);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_borders),
        cmocka_unit_test(test_ties),
        cmocka_unit_test(test_random),
        cmocka_unit_test(test_form),
    };
    int failed = cmocka_run_group_tests(tests, NULL, NULL);
    text_free(&text);
    return failed;
}
