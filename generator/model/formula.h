/* formula.h: numbers of a robot file that were written as expressions of its named parameters.

   A description has a pool of formulas, operands before what is made of them; a formula is known by
   its number there, 0 is none: a plain number. Every one has its value by the file's own numbers.
   What the file calls parameters are formulas with a name, and any number of the description may
   become one: a letter of its own (build/keep.h). */
#ifndef FORMULA_H
#define FORMULA_H

#include "util/real.h"
#include "util/util.h"

typedef enum {
    FORMULA_NUMBER,
    FORMULA_ADD,
    FORMULA_SUBTRACT,
    FORMULA_MULTIPLY,
    FORMULA_DIVIDE,
    FORMULA_POWER, /* b: the exponent itself, a whole number */
    FORMULA_NEGATE,
    FORMULA_SQRT,
    FORMULA_SIN,
    FORMULA_COS
} FormulaOp;

typedef struct {
    uint8_t op;
    int a, b;
    Real value;
} Formula;

typedef struct {
    const char *name;
    int line, formula;
} NamedNumber;

typedef struct {
    Arena *arena;
    Formula *item;
    int count, room;
    NamedNumber *named;
    int named_count;
} Formulas;

enum { MAX_FORMULAS = 1 << 18, MAX_EXPONENT = 64 };

/* Both give 0 where a limit is reached, formula_make also where there is no such number: the square
   root of a negative one, a division by zero, something beyond range. */
int formula_number(Formulas *formulas, Real value);
int formula_make(Formulas *formulas, FormulaOp op, int a, int b);

/* A pool of its own, to which formulas may be added. */
Formulas formulas_copy(Arena *arena, const Formulas *formulas);

/* All values anew where values[k] of those that have given[k] are given; false: one is no number.
   Formulas that do not depend on any of them keep theirs. */
bool formulas_evaluate(const Formulas *formulas, const bool *given, Real *values);
/* depends[k] for those marked becomes true for all that are made of them. */
void formulas_mark(const Formulas *formulas, bool *depends);

/* As a robot file has it, in the names of parameters, but not by the one called except (NULL: by
 * any).
 */
void formula_write(Text *out, const Formulas *formulas, int formula, const char *except);

/* The named one; NULL: there is none. */
const NamedNumber *formula_named(const Formulas *formulas, const char *name, size_t length);

#endif
