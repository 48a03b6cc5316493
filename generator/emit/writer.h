/* writer.h: a program as assignments, whatever the notation: what C functions and tables of
   equations have in common.

   A node becomes a statement of its own when the algorithm named it or when it is used more than
   once; otherwise it is written into the expression that uses it, as long as that stays readable.
   Statements are grouped under what the algorithm was doing, in its order, as far as what they need
   allows. Parentheses keep the graph's order of operations exactly.

   Signs: what is written for a node is the node or minus the node, whichever needs no negation:
   the sign of a product follows from its factors, and a difference can be written either way
   round. So negations appear at outputs only. */
#ifndef WRITER_H
#define WRITER_H

#include "algorithm/function.h"

typedef struct {
    void (*constant)(Text *out, double value); /* not negative */
    void (*input)(Text *out, const char *array, uint32_t element);
    const char *text[OP_COUNT]; /* between operands, or a function's name */
    unsigned apart; /* operations, 1 << OP_SIN and so on, that are always statements of their own */
} Notation;

typedef struct {
    const Program *program;
    const Graph *graph;
    const Notation *notation;
    Arena *arena;
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
} Writer;

/* Makes the program's graph the one in use. */
Writer *writer_new(const Program *program, const Notation *notation);
void writer_free(Writer *writer);

enum { PRECEDENCE_SUM = 1, PRECEDENCE_PRODUCT, PRECEDENCE_PRIMARY };

/* What stands for node i, without regard to its label. */
void writer_operation(const Writer *writer, Text *out, uint32_t i, int precedence);
/* x, by its label if it has one, and without its sign, which is the caller's to write. */
void writer_expression(const Writer *writer, Text *out, Expr x, int precedence);
bool writer_negative(const Writer *writer, Expr x);

#endif
