/* text_test.c: literals that read back exactly, and what words are near to each other. */
#include "util/util.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static void expect(double value, const char *literal)
{
    char buffer[40];
    assert_string_equal(shortest_double(value, buffer), literal);
}

static void test_known_doubles(void **state)
{
    (void)state;
    expect(0, "0.0");
    expect(-1, "-1.0");
    expect(0.1, "0.1");
    expect(0.1 + 0.2, "0.30000000000000004"); /* 17 digits, and no fewer */
    expect(1.0 / 3, "0.3333333333333333");
    expect(1e22, "1e+22");
    expect(5e-324, "4.94065645841247e-324");
}

/* Bit patterns all over the range. */
static void test_read_back(void **state)
{
    char buffer[40];
    uint64_t bits = 1;
    (void)state;
    for (int k = 0; k < 20000; k++) {
        double value;
        bits = bits * 6364136223846793005u + 1442695040888963407u;
        memcpy(&value, &bits, sizeof value);
        if (value != value || value - value != 0)
            continue;
        assert_true(strtod(shortest_double(value, buffer), NULL) == value);
        assert_non_null(strpbrk(buffer, ".e"));
        float single = (float)(value > -1e38 && value < 1e38 ? value : 1.5);
        assert_true(strtof(shortest_float(single, buffer), NULL) == single);
    }
}

static void test_nearest_word(void **state)
{
    static const char *const words[] = {"mass", "com", "inertia"};
    (void)state;
    assert_string_equal(nearest_word("mas", words, 3), "mass");
    assert_string_equal(nearest_word("inertai", words, 3), "inertia"); /* a swap is one slip */
    assert_null(nearest_word("velocity", words, 3));
    assert_null(nearest_word("a_word_that_is_far_longer_than_any_key", words, 3));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_known_doubles),
        cmocka_unit_test(test_read_back),
        cmocka_unit_test(test_nearest_word),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
