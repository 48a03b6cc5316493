/* wide_test.c: pairs of doubles against binary128: what programs' digits are measured by must have
   more of them than doubles have. */
#include "best/wide.h"
#include "util/util.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

static Real value(const Wide *x, int i)
{
    return (Real)x->high[i] + (Real)x->low[i];
}

static void close_to(const Wide *found, int i, Real expected)
{
    double error = (double)(real_abs(value(found, i) - expected) / (1 + real_abs(expected)));
    if (!(error < 1e-29))
        fail_msg("number %d is off by %g", i, error);
}

static void fill(Wide *x, double first, double step)
{
    for (int i = 0; i < WIDE; i++) {
        x->high[i] = first + step * i;
        x->low[i] = x->high[i] * 3e-17;
    }
}

static void arithmetic(void **unused)
{
    (void)unused;
    Wide a, b, c;
    fill(&a, -3.7, 0.0613);
    fill(&b, 0.11, 0.0271);
    for (int i = 0; i < WIDE; i++) {
        Real x = value(&a, i), y = value(&b, i);
        wide_add(&c, 1, &a, -1, &b);
        close_to(&c, i, x - y);
        wide_multiply(&c, -1, &a, &b);
        close_to(&c, i, -(x * y));
        wide_divide(&c, 1, &a, &b);
        close_to(&c, i, x / y);
        wide_root(&c, &b);
        close_to(&c, i, real_sqrt(y));
        wide_constant(&c, x);
        close_to(&c, i, x);
    }
}

static void turns(void **unused)
{
    (void)unused;
    Wide angle, sine, cosine;
    fill(&angle, -7.3, 0.1137);
    wide_turn(&sine, &cosine, -1, &angle);
    for (int i = 0; i < WIDE; i++) {
        close_to(&sine, i, real_sin(-value(&angle, i)));
        close_to(&cosine, i, real_cos(value(&angle, i)));
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(arithmetic), cmocka_unit_test(turns)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
