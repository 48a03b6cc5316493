/* sums.h: the form on which passes work: n-ary sums of products, all constants in the sums.

   An entity is a number that the code computes: an input, a function of an argument, a product of
   two entities, a quotient of two, or a sum of terms (coefficient times entity). Coefficients live
   in terms only: (2x)(3y) is the product x*y, and 6 is the coefficient where it is added. So two
   expressions that differ by a constant factor are one entity. A sum that is used once, with
   coefficient 1 or -1, by another sum is part of that one.

   Outputs and arguments of functions are sums of their own, marked as fixed, of one term perhaps:
   their scale is given. All other sums may be stored in any scale.

   Costs: a sum of k terms takes k - 1 additions. A term c*e takes a multiplication unless c is 1 or
   -1, which all terms with the same |c| and e share. Where e is a product x*y that nothing else
   needs, (c*x)*y may be computed instead, if something else needs c*x too: Term.at says which
   entity the constant multiplies. */
#ifndef SUMS_H
#define SUMS_H

#include "expression/graph.h"

#include <string.h>

typedef enum {
    ENTITY_ONE, /* entity 0: a constant term is c times this one */
    ENTITY_INPUT,
    ENTITY_LETTERS, /* an expression of letters: as little an operation as an input */
    ENTITY_SIN,
    ENTITY_COS,
    ENTITY_SQRT,
    ENTITY_EXP,
    ENTITY_QUOTIENT,
    ENTITY_PRODUCT,
    ENTITY_SUM
} EntityKind;

typedef struct {
    Real c;
    int e;  /* entity */
    int at; /* e itself, or a factor of the product e: what c multiplies; see sums_settle */
} Term;

typedef struct {
    uint8_t kind;
    bool fixed;           /* a sum that must not be scaled */
    bool kept;            /* a sum of one term that stands for itself: c*x in (c*x)*(d*y) */
    bool name_negative;   /* the name is that of minus the entity */
    uint16_t section;     /* as in the graph; NO_SECTION: that of its first user */
    int a, b;             /* operands: product, quotient; function: a; input: array, element;
                             letters: the graph's node */
    int term_count, room; /* sum */
    Term *terms;
    int uses; /* by terms and operands that are live: sums_count_uses */
    const char *name;
    Real scale;    /* what the name stands for is this times the entity */
    uint32_t rank; /* its node in the graph it came from: the order of the code */
} Entity;

enum { NO_SECTION = UINT16_MAX };

typedef struct {
    Entity *entities;
    int count, room;
    int *outputs; /* fixed sums */
    int output_count;
    HashTable table;    /* of entities that were looked for */
    Arena *arena;       /* terms */
    const Graph *graph; /* where names, inputs and sections are */
} Sums;

Sums *sums_from_graph(const Graph *graph, const Expr *outputs, int output_count);
Sums *sums_copy(const Sums *sums);
void sums_free(Sums *sums);

/* A new graph, which becomes the one in use. */
Graph *sums_to_graph(const Sums *sums, Expr *outputs);

/* Sums used once become part of their user, equal entities become one, sums of one term are
   replaced by it, terms of one entity are added up, what is dead is dropped. Entities change their
   numbers. */
void sums_fold(Sums *sums);
/* The same, and sums used once become part of their user whatever the coefficient. */
void sums_expand(Sums *sums);

/* Products used more than once become sums of one term, which may be scaled; folding undoes it
   where they are not. */
void sums_keep_products(Sums *sums);

/* Chooses Term.at for all terms so that as many as possible of their multiplications are shared. */
void sums_settle(Sums *sums);

/* What the graph would cost with the present choice of Term.at. */
Ops sums_count(const Sums *sums);

/* ---- for passes ---- */

Sums *sums_alloc(const Graph *graph, int output_count);

int sums_make(Sums *sums, EntityKind kind, int a, int b);
int sums_product(Sums *sums, int a, int b); /* found or made; a, b are not ENTITY_ONE */
int sums_new(Sums *sums);                   /* an empty sum; pointers to entities die */
/* The entity equal to the last one made, which then is dropped, or else that one. Of a sum: the
   last one is ratio times the result. */
int sums_find_last(Sums *sums, Real *ratio);
void sums_add_term(Sums *sums, int sum, Real c, int e);
void sums_remove_term(Sums *sums, int sum, int k); /* the last takes its place */
void sums_count_uses(Sums *sums);                  /* fills Entity.uses */

/* The operand of the product or quotient e which is at, or a product that contains it and that only
   e uses. */
int sums_toward(const Sums *sums, int e, int at);

static inline bool kind_has_operands(EntityKind kind)
{
    return kind == ENTITY_PRODUCT || kind == ENTITY_QUOTIENT;
}
static inline bool kind_has_argument(EntityKind kind)
{
    return kind == ENTITY_SIN || kind == ENTITY_COS || kind == ENTITY_SQRT || kind == ENTITY_EXP;
}
static inline bool is_sum(const Sums *sums, int e)
{
    return sums->entities[e].kind == ENTITY_SUM;
}
static inline bool is_product(const Sums *sums, int e)
{
    return sums->entities[e].kind == ENTITY_PRODUCT;
}
/* Constants are taken as equal when they differ by no more than the rounding of the doubles they
   were read from: 0.3 * 0.3 is 0.09. No more, for that is the error which the results get: cosines
   of small angles are 1 but for 1e-14, and mean it. */
#define NEAR 4e-16
static inline bool real_near(Real a, Real b)
{
    /* Doubles can tell, but for a narrow band around the limit. */
    double x = real_double(a), apart = x - real_double(b);
    x = x < 0 ? -x : x;
    apart = apart < 0 ? -apart : apart;
    if (apart > 1.1 * NEAR * x || apart < 0.9 * NEAR * x)
        return apart < NEAR * x;
    return real_abs(a - b) <= (Real)NEAR * real_abs(a);
}
/* Most coefficients are 1 or -1: told by their bits. */
static inline bool is_exactly(Real c, Real value)
{
    return memcmp(&c, &value, sizeof c) == 0;
}
static inline bool is_unit(Real c)
{
    if (is_exactly(c, 1) || is_exactly(c, -1))
        return true;
    double size = real_double(c);
    size = size < 0 ? -size : size;
    return size > 1 - 1e-9 && size < 1 + 1e-9 && real_near(1, real_abs(c));
}

/* The coefficient, exactly 1 or -1 where it is that but for rounding. */
static inline Real sums_snap(Real c)
{
    return !is_unit(c) ? c : real_is_negative(c) ? -1 : 1;
}
static inline Real sums_ratio(Real a, Real b)
{
    return sums_snap(a / b);
}

#endif
