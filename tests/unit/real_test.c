/* real_test.c: the quick ways of real.h give, bit by bit, what the compiler's own operations on
   binary128 give: at all distances of exponents, at ties, for subnormal numbers and infinities. */
#include "util/random.h"
#include "util/real.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

static Random source;

static void same(const char *what, Real found, Real expected, Real a, Real b)
{
    RealBits f = real_bits(found), e = real_bits(expected), x = real_bits(a), y = real_bits(b);
    bool nan = real_exponent(e) == 0x7FFF && ((e.high << 16) | e.low) != 0;
    bool found_nan = real_exponent(f) == 0x7FFF && ((f.high << 16) | f.low) != 0;
    if (nan ? !found_nan : f.high != e.high || f.low != e.low)
        fail_msg("%016llx%016llx %s %016llx%016llx", (unsigned long long)x.high,
                 (unsigned long long)x.low, what, (unsigned long long)y.high,
                 (unsigned long long)y.low);
}

static bool is_finite(Real x)
{
    return real_exponent(real_bits(x)) < 0x7FFF;
}

static void compare(Real a, Real b)
{
    same("+", real_plus(a, b), a + b, a, b);
    same("+", real_plus(b, a), b + a, b, a);
    same("-", real_plus(a, -b), a - b, a, b);
    if (is_finite(a) && is_finite(b)) /* 0 times anything is 0 here */
        same("*", real_times(a, b), a * b, a, b);
    double found = real_double(a), expected = (double)a;
    if (a != 0) /* whose sign does not matter */
        assert_true(memcmp(&found, &expected, sizeof found) == 0 || expected != expected);
}

/* Mantissas of few bits and of runs of equal bits as well: they make ties and carries. */
static RealBits mantissa(void)
{
    RealBits bits = {random_bits(&source) >> 16, random_bits(&source)};
    RealBits mask = {random_bits(&source), random_bits(&source)};
    switch (random_below(&source, 5)) {
    case 0:
        return (RealBits){0, (uint64_t)1 << random_below(&source, 64)};
    case 1:
        return (RealBits){((uint64_t)1 << 48) - 1, ~(uint64_t)0 << random_below(&source, 64)};
    case 2:
        return (RealBits){bits.high & mask.high, bits.low & mask.low & mask.low >> 7};
    case 3:
        return (RealBits){bits.high, 0};
    default:
        return bits;
    }
}

static Real number(int exponent)
{
    RealBits bits = mantissa();
    bits.high |= (uint64_t)exponent << 48 | (random_bits(&source) >> 63) << 63;
    return real_from_bits(bits);
}

static void test_near_exponents(void **state)
{
    (void)state;
    for (int k = 0; k < 300000; k++) {
        int exponent = 16383 + (int)random_below(&source, 400) - 200;
        int apart = (int)random_below(&source, 132);
        compare(number(exponent), number(exponent - apart));
    }
}

static void test_all_exponents(void **state)
{
    (void)state;
    for (int k = 0; k < 200000; k++)
        compare(number((int)random_below(&source, 0x8000)),
                number((int)random_below(&source, 0x8000)));
    for (int k = 0; k < 50000; k++) { /* the smallest and the largest */
        int edge = k % 2 ? 0x7FFF - (int)random_below(&source, 4) : (int)random_below(&source, 130);
        int other =
            k % 2 ? 0x7FFF - (int)random_below(&source, 120) : (int)random_below(&source, 4);
        compare(number(edge), number(other));
    }
}

/* A number and what is just half a unit of its last place, or a little more or less. */
static void test_ties(void **state)
{
    (void)state;
    for (int k = 0; k < 100000; k++) {
        Real a = number(16383);
        RealBits half = {(uint64_t)(16383 - 113 + (int)random_below(&source, 3) - 1) << 48,
                         random_below(&source, 3)};
        compare(a, real_from_bits(half));
        half.high -= half.low == 2;
        compare(a, real_from_bits(half));
    }
}

static void test_special(void **state)
{
    (void)state;
    const uint64_t high[] = {0,
                             REAL_SIGN,
                             (uint64_t)16383 << 48,
                             REAL_SIGN | (uint64_t)16383 << 48,
                             (uint64_t)0x7FFF << 48,
                             REAL_SIGN | (uint64_t)0x7FFF << 48,
                             (uint64_t)0x7FFF << 48 | 1,
                             (uint64_t)1 << 48,
                             ((uint64_t)1 << 48) - 1};
    for (size_t i = 0; i < sizeof high / sizeof *high; i++)
        for (size_t k = 0; k < sizeof high / sizeof *high; k++)
            for (uint64_t low = 0; low < 3; low++)
                compare(real_from_bits((RealBits){high[i], low}),
                        real_from_bits((RealBits){high[k], 0}));
}

int main(void)
{
    source = random_new(1, "real");
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_near_exponents),
        cmocka_unit_test(test_all_exponents),
        cmocka_unit_test(test_ties),
        cmocka_unit_test(test_special),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
