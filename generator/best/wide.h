/* wide.h: many numbers at once, each the sum of two doubles: 31 digits, by operations that the
   compiler puts into vectors, where binary128 calls a library for every number. Of IEEE doubles
   alone, so that every machine gets the same. (T. J. Dekker, "A floating-point technique for
   extending the available precision", Numer. Math. 18, 1971.) */
#ifndef WIDE_H
#define WIDE_H

#include "util/real.h"

enum { WIDE = 128 };

typedef struct {
    double high[WIDE], low[WIDE]; /* low: below half a unit in high's last place */
} Wide;

void wide_constant(Wide *out, Real value);
void wide_add(Wide *out, double sign_a, const Wide *a, double sign_b, const Wide *b);
void wide_multiply(Wide *out, double sign, const Wide *a, const Wide *b);
void wide_divide(Wide *out, double sign, const Wide *a, const Wide *b);
void wide_root(Wide *out, const Wide *a);
void wide_exponential(Wide *out, double sign, const Wide *a); /* of what is not positive */
/* Sine and cosine, of angles of a few turns. */
void wide_turn(Wide *sine, Wide *cosine, double sign, const Wide *angle);

#endif
