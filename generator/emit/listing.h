/* listing.h: a program as a list of assignments, whatever the language: which there are, their
   names, their signs, their order, and the sections they stand under.

   A node becomes a statement of its own when the algorithm named it or when it is used more than
   once; otherwise it is written into the expression that uses it, as long as that stays readable.
   Statements are grouped under what the algorithm was doing, in its order, as far as what they need
   allows (order.c). Parentheses keep the graph's order of operations exactly.

   Signs: what is written for a node is the node or minus the node, whichever needs no negation:
   the sign of a product follows from its factors, and a difference can be written either way
   round. So negations appear at outputs only. */
#ifndef LISTING_H
#define LISTING_H

#include "algorithm/program.h"

typedef struct {
    const Program *program;
    const Graph *graph;
    Arena *arena;
    unsigned apart; /* operations, 1 << OP_SIN and so on, that are always statements of their own */
    bool *live;
    int *uses;
    int *size;          /* operations written in place for the node */
    const char **label; /* name of the node's statement; NULL: written in place */
    bool *named;        /* the label is the name that the algorithm gave */
    int *negative_uses;
    uint32_t *order; /* the nodes that are statements, in the order of writing */
    uint32_t statement_count;
    uint16_t *level; /* of a statement: the section under which it stands */
    bool *minus;     /* what is written for the node is minus the node */
} Listing;

Listing *listing_new(const Program *program, unsigned apart);
void listing_free(Listing *listing);
/* Whether x is minus what is written for its node. */
bool listing_negative(const Listing *listing, Expr x);

/* order.c: the order of statements, and the sections; labels of those without a name. */
void listing_order(Listing *listing);

/* angles.c: the sines and cosines of so many angles at most stand together, after those angles. */
enum { TOGETHER = 4 };
void listing_angles(Listing *listing);
/* Whether x is sums and products of inputs, and so can be had at any time. */
bool angle_is_plain(const Listing *listing, Expr x);

/* What a language does with the parts of a listing, one after the other. */
typedef struct {
    void (*section)(void *to, const char *title); /* "" when the algorithm gave none */
    void (*statement)(void *to, uint32_t position);
    /* Element of one of the program's output arrays; number counts through all of them. */
    void (*result)(void *to, int array, int element, int number);
} Visitor;
/* Statements from begin to end, and then all results. */
void listing_statements(const Listing *listing, uint32_t begin, uint32_t end,
                        const Visitor *visitor, void *to);
void listing_results(const Listing *listing, const Visitor *visitor, void *to);

/* ---- pairs.c: sine and cosine of the same angle, which one statement may compute ---- */

typedef struct {
    uint32_t sine, cosine; /* nodes; 0: none, since node 0 is a constant or an input */
} Pair;
enum { PAIRS_APART = 1u << OP_SIN | 1u << OP_COS };

/* Of each angle, by its node, what is taken of it; NULL when those are no statements. */
Pair *pairs_find(const Listing *listing);
/* An angle whose sine and cosine are to be written. */
typedef struct {
    uint32_t node, at;         /* the first of the two, and its position */
    Pair both;                 /* nodes */
    const char *sine, *cosine; /* names; of the one that is not needed, too */
} Turned;
/* The angle of the statement at this position and those of the next ones, TOGETHER at most, whose
   angles are all there; none when it was taken before. */
int pairs_take(const Listing *listing, Pair *pairs, uint32_t at, uint32_t end, Turned *turned);

/* ---- parameters.c: what a function is called with, in order ---- */

typedef struct {
    const char *name;
    int size; /* numbers in the array */
    bool input, is_struct;
} Parameter;
enum { MAX_PARAMETERS = MAX_INPUTS + MAX_OUTPUTS };
int parameters_of(const Function *function, Extent extent, Parameter *parameters);
/* The parameter in which an array of the graph's inputs comes: itself, or a struct. */
const char *argument_of(Members params, const char *array);
/* Whether the program reads anything of that parameter. */
bool listing_reads(const Listing *listing, const char *parameter);

#endif
