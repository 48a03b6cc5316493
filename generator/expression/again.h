/* again.h: what a graph that is used again remembers, for again.c and simplify.c. */
#ifndef AGAIN_H
#define AGAIN_H

#include "expression/graph.h"

/* What an operation of these two came to. */
typedef struct {
    Expr a, b, result; /* a is ZERO: nothing is known, since no operand is zero */
} Outcome;

enum { OUTCOMES = 4096 };

typedef struct Again {
    Outcome sums[OUTCOMES], products[OUTCOMES];
    uint32_t most;   /* nodes before it is emptied */
    uint32_t kept;   /* nodes that belong to every turn */
    uint32_t looked; /* how often a rule looked for a sine or cosine: the outcome is this turn's */
    uint32_t *met;   /* nodes that are still to be counted */
    uint32_t met_room;
} Again;

static inline Outcome *again_outcome(Outcome *outcomes, Expr a, Expr b)
{
    return &outcomes[hash_mix(a.ref * 0x85EBCA6Bu, b.ref) % OUTCOMES];
}
static inline bool again_knows(const Outcome *outcome, Expr a, Expr b)
{
    return expr_same(outcome->a, a) && expr_same(outcome->b, b);
}

#endif
