/* fit.c: counts as polynomials in the number of joints.

   The count of a recursion is exactly a polynomial once the arm is long enough for the special
   first and last links to be apart, so the differences of some order vanish there:

       counts        76  184  314  466
       differences     108  130  152
       of order 2         22   22                 11 n^2 + ... */
#include "report/report.h"
#include "util/linear.h"

#include <assert.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { DEGREE = 3, ENOUGH = 4 };

/* The length of the tail of values whose differences of this order are all zero. */
static int tail_without(const double *values, int count, int order)
{
    double *d = memory_grow(NULL, sizeof *d * (size_t)count);
    memcpy(d, values, sizeof *d * (size_t)count);
    for (int k = 1; k <= order; k++)
        for (int i = count - 1; i >= k; i--)
            d[i] -= d[i - 1];
    int i = count;
    while (i > order && d[i - 1] == 0)
        i--;
    memory_free(d);
    return i == count ? 0 : count - i + order;
}

/* Least squares by the normal equations; with degree + 1 points, interpolation. The variable is
   measured from the first point, which keeps the numbers small, and shifted back afterwards. */
static void least_squares(int first, const double *values, int count, int degree, double *c)
{
    int size = degree + 1;
    Real a[(DEGREE + 1) * (DEGREE + 1)] = {0}, x[DEGREE + 1] = {0};
    for (int i = 0; i < count; i++)
        for (int r = 0; r < size; r++) {
            for (int k = 0; k < size; k++)
                a[r * size + k] += (Real)pow(i, r + k);
            x[r] += (Real)(pow(i, r) * values[i]);
        }
    bool regular = linear_solve(size, a, 1, x, (Real)1e-28);
    assert(regular); /* as many points as coefficients, at least */
    (void)regular;
    /* p(n - first), by Horner's rule on polynomials */
    double p[DEGREE + 1] = {0};
    for (int k = degree; k >= 0; k--) {
        for (int l = DEGREE; l > 0; l--)
            p[l] = p[l - 1] - first * p[l];
        p[0] = (double)x[k] - first * p[0];
    }
    for (int l = 0; l <= DEGREE; l++)
        c[DEGREE - l] = p[l];
}

static double value_at(const double *c, int n)
{
    return ((c[0] * n + c[1]) * n + c[2]) * n + c[3];
}

/* Relative to the largest value. */
static double worst_error(const double *c, int first, const double *values, int count)
{
    double worst = 0, largest = 1;
    for (int i = 0; i < count; i++) {
        worst = fmax(worst, fabs(value_at(c, first + i) - values[i]));
        largest = fmax(largest, values[i]);
    }
    return worst / largest;
}

/* Whole numbers have coefficients with denominator 6 at most. */
static double to_sixths(double x)
{
    return round(6 * x) / 6;
}

Fit fit_counts(int first, const int *counts, int count)
{
    Fit fit = {0};
    double *values = memory_grow(NULL, sizeof *values * (size_t)(count + 1));
    int missing = 0;
    for (int i = 0; i < count; i++) {
        values[i] = counts[i];
        if (counts[i] == FIT_MISSING)
            missing = i + 1;
    }
    const double *known = values + missing;
    count -= missing;
    first += missing;
    for (int degree = 0; degree <= DEGREE && !fit.found; degree++) {
        int tail = tail_without(known, count, degree + 1);
        if (tail < ENOUGH || tail < degree + 2)
            continue;
        fit = (Fit){.found = true, .exact = true, .from = first + count - tail};
        least_squares(fit.from, known + count - tail, degree + 1, degree, fit.c);
        for (int k = 0; k < 4; k++)
            fit.c[k] = to_sixths(fit.c[k]);
    }
    for (int degree = 1; degree <= DEGREE && degree + 3 <= count && !fit.found; degree++) {
        least_squares(first, known, count, degree, fit.c);
        fit.found = worst_error(fit.c, first, known, count) < 0.01;
        fit.from = first;
    }
    memory_free(values);
    return fit;
}

/* ---- in words ---- */

/* A positive multiple of 1/6 times a power of n: 93n, 10.5n², 115n/3. */
static void add_exact(Text *out, double c, const char *power)
{
    int sixths = (int)round(6 * c);
    int bottom = sixths % 6 == 0 ? 1 : sixths % 3 == 0 ? 2 : sixths % 2 == 0 ? 3 : 6;
    int top = sixths * bottom / 6;
    if (bottom <= 2 && !(power[0] && c == 1))
        text_add(out, "%g", c);
    else if (bottom > 2 && !(power[0] && top == 1))
        text_add(out, "%d", top);
    text_add_string(out, power);
    if (bottom > 2)
        text_add(out, "/%d", bottom);
}

static const char *terms(Arena *arena, const double *c, bool exact)
{
    static const char *const powers[] = {"n³", "n²", "n", ""};
    Text text = {0};
    for (int k = 0; k < 4; k++) {
        if (fabs(c[k]) < 0.05)
            continue;
        if (text.length)
            text_add_string(&text, c[k] < 0 ? " - " : " + ");
        else if (c[k] < 0)
            text_add_string(&text, "-");
        if (exact)
            add_exact(&text, fabs(c[k]), powers[k]);
        else
            text_add(&text, "%.1f%s", fabs(c[k]), powers[k]);
    }
    const char *copy = arena_copy(arena, text.length ? text.data : "0");
    text_free(&text);
    return copy;
}

const char *polynomial_text(Arena *arena, const double *c)
{
    return terms(arena, c, true);
}

const char *fit_text(Arena *arena, const Fit *fit, int first)
{
    if (!fit->found)
        return "";
    const char *text = terms(arena, fit->c, fit->exact);
    if (!fit->exact)
        return arena_format(arena, "~ %s", text);
    return fit->from > first ? arena_format(arena, "%s (n ≥ %d)", text, fit->from) : text;
}
