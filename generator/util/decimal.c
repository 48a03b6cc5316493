/* decimal.c: doubles in decimals, and back, as printf's %.17g and strtod have them to the last bit:
   both are rounded to nearest, ties to even, from the exact value. Numbers of a usual size go
   through integers of 128 bits, ten times as fast as the C library's arithmetic of any length:
   tables of numbers are mostly printing and reading. All others go to the library. */
#include "util/decimal.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { DIGITS = 17, MOST_DIGITS = 19 /* that 64 bits hold */ };

#if defined __SIZEOF_INT128__
__extension__ typedef unsigned __int128 Wide;

enum { MOST_POWER = 27 }; /* 5^27 < 2^63 */

static uint64_t power_of_five(int power)
{
    uint64_t result = 1;
    for (uint64_t square = 5; power; power >>= 1, square *= square)
        result *= power & 1 ? square : 1;
    return result;
}

/* x/2^shift to nearest, ties to even; beyond: x has more digits behind, not all 0. */
static uint64_t shifted(Wide x, int shift, bool beyond)
{
    if (shift <= 0)
        return (uint64_t)(x << -shift);
    Wide rest = x & (((Wide)1 << shift) - 1), half = (Wide)1 << (shift - 1);
    uint64_t result = (uint64_t)(x >> shift);
    return result + (rest > half || (rest == half && (beyond || (result & 1))));
}

static int bits_of(Wide x)
{
    uint64_t high = (uint64_t)(x >> 64);
    return high ? 128 - __builtin_clzll(high) : 64 - __builtin_clzll((uint64_t)x);
}

/* ---- printing ---- */

/* value = whole 10^(place - 16), whole of 17 digits; for 1e-4 <= value < 1e17. */
static uint64_t digits_of(double value, int *place)
{
    int exponent;
    uint64_t mantissa = (uint64_t)ldexp(frexp(value, &exponent), 53);
    /* log10 2 = 0.30103: 10^place <= value, at most one power below. */
    for (*place = (exponent - 1) * 30103 / 100000 - (exponent < 1);; ++*place) {
        int power = DIGITS - 1 - *place;
        /* mantissa 5^power < 2^53 2^49 */
        uint64_t whole =
            shifted((Wide)mantissa * power_of_five(power), 53 - exponent - power, false);
        if (whole < 100000000000000000)
            return whole;
    }
}

static bool is_usual(double value)
{
    return fabs(value) >= 1e-4 && fabs(value) < 1e17;
}

/* Point and zeros as %g has them: none at the end. */
static int write_usual(double value, char *to)
{
    char digits[DIGITS], *at = to;
    int place, count = DIGITS;
    uint64_t whole = digits_of(fabs(value), &place);
    for (int k = DIGITS; k-- > 0; whole /= 10)
        digits[k] = (char)('0' + whole % 10);
    while (count > 1 && digits[count - 1] == '0')
        count--; /* what %g leaves out, but before the point */
    if (value < 0)
        *at++ = '-';
    for (int k = place; k < 0; k++) {
        *at++ = '0';
        if (k == place)
            *at++ = '.';
    }
    for (int k = 0; k < count || k <= place; k++) {
        if (k == place + 1 && place >= 0)
            *at++ = '.';
        *at++ = digits[k];
    }
    return (int)(at - to);
}

/* ---- reading ---- */

/* whole 10^power, rounded to nearest. */
static double scaled(uint64_t whole, int power)
{
    int zeros = __builtin_clzll(whole);
    uint64_t five = power_of_five(abs(power));
    Wide top = (Wide)(whole << zeros) << 64, x = power < 0 ? top / five : (Wide)whole * five;
    int exponent = power < 0 ? power - 64 - zeros : power;
    int shift = bits_of(x) - 53;
    return ldexp((double)shifted(x, shift, power < 0 && x * five != top), exponent + shift);
}
#else /* none is usual */
enum { MOST_POWER = -1 };
static bool is_usual(double value)
{
    (void)value;
    return false;
}
static int write_usual(double value, char *to)
{
    (void)value, (void)to;
    return 0;
}
static double scaled(uint64_t whole, int power)
{
    return (double)whole * pow(10, power);
}
#endif

void text_add_decimal(Text *text, double value)
{
    char digits[40];
    if (is_usual(value))
        text_add_bytes(text, digits, (size_t)write_usual(value, digits));
    else
        text_add(text, "%.17g", value);
}

/* What digits say, after what came before; *significant: how many since the first that is no 0. */
static const char *take_digits(const char *at, uint64_t *whole, int *significant)
{
    for (; *at >= '0' && *at <= '9'; at++) {
        *whole = 10 * *whole + (uint64_t)(*at - '0');
        *significant += *whole != 0;
    }
    return at;
}

const char *decimal_read(const char *text, double *value)
{
    const char *begin = text + (*text == '+' || *text == '-');
    uint64_t whole = 0;
    int significant = 0;
    const char *at = take_digits(begin, &whole, &significant);
    long digits = at - begin, power = 0;
    if (*at == '.') {
        const char *point = at;
        at = take_digits(point + 1, &whole, &significant);
        power = point + 1 - at;
        digits -= power;
    }
    if (digits == 0)
        return NULL;
    if (*at == 'e' || *at == 'E') {
        bool negative = at[1] == '-';
        const char *first = at + 1 + (negative || at[1] == '+');
        uint64_t exponent = 0;
        int length = 0;
        at = take_digits(first, &exponent, &length);
        if (at == first)
            return NULL;
        if (length > 3)
            significant = MOST_DIGITS + 1; /* to the library */
        else
            power += negative ? -(long)exponent : (long)exponent;
    }
    if (significant > MOST_DIGITS || labs(power) > MOST_POWER || !whole)
        *value = strtod(text, NULL);
    else
        *value = *text == '-' ? -scaled(whole, (int)power) : scaled(whole, (int)power);
    return at;
}
