/* wide.c: see wide.h. out may be an operand: so results gather elsewhere, for compilers to see that
   lanes do not depend on each other. What is made for several machines is static: its choice would
   be seen from outside the library. */
#include "best/wide.h"

#include "util/vectors.h"

#include <math.h>

void wide_constant(Wide *out, Real value)
{
    double high = (double)value, low = (double)(value - (Real)high);
    for (int i = 0; i < WIDE; i++) {
        out->high[i] = high;
        out->low[i] = low;
    }
}

/* The sum of two numbers of which the first is the larger by far. */
static inline void put(Wide *out, int i, double high, double low)
{
    double sum = high + low;
    out->low[i] = low - (sum - high);
    out->high[i] = sum;
}

static VECTORS void add(Wide *out, double sign_a, const Wide *a, double sign_b, const Wide *b)
{
    Wide result;
    for (int i = 0; i < WIDE; i++) {
        double x = sign_a * a->high[i], y = sign_b * b->high[i], sum = x + y, part = sum - x;
        double rest = (x - (sum - part)) + (y - part); /* what rounding took from the sum */
        put(&result, i, sum, rest + (sign_a * a->low[i] + sign_b * b->low[i]));
    }
    *out = result;
}

void wide_add(Wide *out, double sign_a, const Wide *a, double sign_b, const Wide *b)
{
    add(out, sign_a, a, sign_b, b);
}

/* What rounding took from x*y: halves of 26 bits multiply without rounding. */
static inline double lost_in_product(double x, double y, double product)
{
    const double split = 134217729; /* 2^27 + 1 */
    double t = split * x, x_high = t - (t - x), x_low = x - x_high;
    t = split * y;
    double y_high = t - (t - y), y_low = y - y_high;
    return ((x_high * y_high - product) + x_high * y_low + x_low * y_high) + x_low * y_low;
}

static VECTORS void multiply(Wide *out, double sign, const Wide *a, const Wide *b)
{
    Wide result;
    for (int i = 0; i < WIDE; i++) {
        double x = sign * a->high[i], y = b->high[i], product = x * y;
        double rest = lost_in_product(x, y, product);
        put(&result, i, product, rest + (x * b->low[i] + sign * a->low[i] * y));
    }
    *out = result;
}

void wide_multiply(Wide *out, double sign, const Wide *a, const Wide *b)
{
    multiply(out, sign, a, b);
}

static VECTORS void divide(Wide *out, double sign, const Wide *a, const Wide *b)
{
    Wide result;
    for (int i = 0; i < WIDE; i++) {
        double x = sign * a->high[i], y = b->high[i], quotient = x / y, product = quotient * y;
        double rest = (x - product) - lost_in_product(quotient, y, product);
        rest += sign * a->low[i] - quotient * b->low[i];
        put(&result, i, quotient, rest / y);
    }
    *out = result;
}

void wide_divide(Wide *out, double sign, const Wide *a, const Wide *b)
{
    divide(out, sign, a, b);
}

static VECTORS void root_of(Wide *out, const Wide *a)
{
    Wide result;
    for (int i = 0; i < WIDE; i++) {
        double root = sqrt(a->high[i]), square = root * root;
        double rest = (a->high[i] - square) - lost_in_product(root, root, square) + a->low[i];
        put(&result, i, root, root > 0 ? rest / (2 * root) : 0);
    }
    *out = result;
}

void wide_root(Wide *out, const Wide *a)
{
    root_of(out, a);
}

/* e^a = (e^(a/2^k))^(2^k), the inner one by its series. */
void wide_exponential(Wide *out, double sign, const Wide *a)
{
    enum { HALVINGS = 8, TERMS = 16 };
    Wide x, sum, one, factor;
    wide_constant(&one, 1);
    wide_constant(&factor, (Real)1 / (1 << HALVINGS));
    for (int i = 0; i < WIDE; i++) { /* far below, it is nothing, and squares stay finite */
        bool far = sign * a->high[i] < -700;
        x.high[i] = far ? -700 : sign * a->high[i];
        x.low[i] = far ? 0 : sign * a->low[i];
    }
    wide_multiply(&x, 1, &x, &factor);
    sum = one;
    for (int k = TERMS; k > 0; k--) { /* 1 + x/k (1 + x/(k+1) (...)) */
        wide_constant(&factor, (Real)1 / (Real)k);
        wide_multiply(&sum, 1, &sum, &x);
        wide_multiply(&sum, 1, &sum, &factor);
        wide_add(&sum, 1, &sum, 1, &one);
    }
    for (int k = 0; k < HALVINGS; k++)
        wide_multiply(&sum, 1, &sum, &sum);
    *out = sum;
}

/* ---- sine and cosine: Taylor's series, after taking off quarter turns ---- */

/* 1 - step*x/(k (k+1)) */
static void next_term(Wide *x, const Wide *step, int k)
{
    Wide one, factor;
    wide_constant(&factor, (Real)1 / (Real)(k * (k + 1)));
    wide_constant(&one, 1);
    wide_multiply(x, -1, x, step);
    wide_multiply(x, 1, x, &factor);
    wide_add(x, 1, x, 1, &one);
}

void wide_turn(Wide *sine, Wide *cosine, double sign, const Wide *angle)
{
    enum { TERMS = 13 }; /* to 1e-31 for an eighth of a turn */
    const Real quarter =
        (Real)1.5707963267948966 + (Real)6.123233995736766e-17 + (Real)-1.4973849048591833e-33;
    Wide turns, r, square, s, c, unit;
    wide_constant(&unit, quarter);
    for (int i = 0; i < WIDE; i++) {
        turns.high[i] = nearbyint(sign * angle->high[i] * 0.6366197723675814);
        turns.low[i] = 0;
    }
    wide_multiply(&r, 1, &turns, &unit);
    wide_add(&r, sign, angle, -1, &r);
    wide_multiply(&square, 1, &r, &r);
    wide_constant(&s, 1);
    wide_constant(&c, 1);
    for (int k = TERMS; k > 0; k--) {
        next_term(&s, &square, 2 * k);
        next_term(&c, &square, 2 * k - 1);
    }
    wide_multiply(&s, 1, &s, &r);
    for (int i = 0; i < WIDE; i++) {
        int quarters = (int)fmod(fmod(turns.high[i], 4) + 4, 4), odd = quarters % 2;
        double turn_s = quarters == 2 || quarters == 3 ? -1 : 1;
        double turn_c = quarters == 1 || quarters == 2 ? -1 : 1;
        sine->high[i] = turn_s * (odd ? c.high[i] : s.high[i]);
        sine->low[i] = turn_s * (odd ? c.low[i] : s.low[i]);
        cosine->high[i] = turn_c * (odd ? s.high[i] : c.high[i]);
        cosine->low[i] = turn_c * (odd ? s.low[i] : c.low[i]);
    }
}
