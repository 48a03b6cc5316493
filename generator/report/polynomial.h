/* polynomial.h: an expression written out, as textbooks do for small arms: a sum of products of
   letters, joint rates, sines and cosines, where what belongs together is put together:

       x c1 c2 - x s1 s2   is   x c12,        x c2 c2 + x s2 s2   is   x                       */
#ifndef POLYNOMIAL_H
#define POLYNOMIAL_H

#include "expression/graph.h"

enum { MOST_FACTORS = 16 };

typedef struct {
    Real coefficient;
    int count;
    int factor[MOST_FACTORS]; /* atoms, in order */
} Product;

typedef struct {
    int count, room;
    Product *item;
} Polynomial;

/* What is not looked into: inputs, sines and cosines, quotients. */
typedef struct {
    Arena *arena;
    int count, room;
    Expr *item; /* none of them negative */
    long work;  /* done so far: beyond some, expressions are not written out */
} Atoms;

/* False: it would have too many terms. The graph in use may grow sines and cosines of sums. */
bool polynomial_of(Atoms *atoms, Expr x, Polynomial *out);

/* Writes it: what does not depend on the state first, then by the state's part. name: of an atom;
   power: "**%d" and the like; times: between factors. */
typedef struct {
    const char *(*name)(const void *of, int atom);
    const void *of;
    void (*number)(Text *out, double value, const void *of); /* not negative */
    const char *times, *power;
    bool (*is_state)(const void *of, int atom);
    int (*order)(const void *of, int a, int b); /* of factors, as strcmp */
} PolynomialWriting;
void polynomial_write(Text *out, const Polynomial *polynomial, const PolynomialWriting *writing);

#endif
