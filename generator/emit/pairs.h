/* pairs.h: sines and cosines of the same angle, which one call computes together; and what else the
   writers of scalar functions and of batches share. */
#ifndef PAIRS_H
#define PAIRS_H

#include "emit/emit.h"
#include "emit/writer.h"

typedef struct {
    uint32_t sine, cosine; /* nodes; 0: none, since node 0 is a constant or an input */
} Pair;
enum { PAIRS_APART = 1u << OP_SIN | 1u << OP_COS };

/* Of each angle, by its node, what is taken of it; NULL when the notation does not set it apart. */
Pair *pairs_find(const Writer *writer);
/* The names of what node i and its partner become; false when the partner came first and both are
   there already. */
bool pairs_names(const Writer *writer, Pair *pair, uint32_t i, const char **sine,
                 const char **cosine);
/* "double s1, c1;" and the call that sets both. */
void pairs_write(Text *out, const Writer *writer, Pair *pair, uint32_t i, Style style);

/* sincos.c: text from a template with identifiers replaced, and comments left out if so wanted. */
typedef struct {
    const char *word, *by;
} Word;
void add_template(Text *out, const char *text, const Word *words, int count, bool comments);
/* The lines of the template that compute, between its #else and #endif. */
const char *sincos_core(Arena *arena, RealType real);

/* function.c */
Notation notation_for(Style style);
const char *real_name(RealType real);
/* A statement, broken after an operator where it would run over the line. */
void emit_wrapped(Text *out, const char *statement);
/* A declaration, broken after a comma and aligned with the first parameter. */
void emit_broken(Text *out, const char *line);
const char *argument_of(const char *array); /* the parameter in which an input array comes */

#endif
