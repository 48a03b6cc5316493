/* scales.h: the scales of all sums of a form as unknowns, and what a choice of them costs.

   Each sum that is not fixed may be stored as S = lambda * S^. A product is stored in the product
   of its factors' scales. A term c*e of a sum S then has the coefficient c * scale(e) / lambda(S),
   and if that is 1 or -1 its multiplication is saved. Changing one lambda touches few terms; the
   cost is kept up to date by counting how many terms need each multiplication. */
#ifndef SCALES_H
#define SCALES_H

#include "pass/pass.h"
#include "pass/sums/sums.h"
#include "util/random.h"

/* A scale that a term's coefficient depends on. */
typedef struct {
    int variable, exponent;
} Dependence;

typedef struct {
    int sum, place; /* in the form */
    int e, at;
    Real c;
    double size;             /* |c| */
    uint64_t key;            /* of the present coefficient's size; UNIT_KEY: 1 */
    uint32_t multiplication; /* the number of key times e, unless that is 1 */
    const Dependence *dependences;
    const int *options; /* what at may be: e, or factors of it */
    int dependence_count, option_count;
    int stamp;
} ScaledTerm;

typedef struct {
    int sum;
    Real lambda;
    double size;         /* lambda as a double */
    double before;       /* the scale that the sum has already */
    Dependence *touches; /* terms (not variables) and the exponent with which they depend */
    int touch_count;
} ScaleVariable;

/* A multiplication that terms need: constant times at, or the product e of that. */
typedef struct {
    uint64_t key;
    int at, e, count;
    uint32_t inner; /* the multiplication that e is the product of, with other; 0: e is at */
    int other;
} Multiplication;

typedef struct {
    int term, at;
    uint64_t key;
    uint32_t multiplication;
} TermState;

/* An entity as it is: how many need it, and, where it is a product or quotient, what it costs and
   of what it is made; a is -1 where it is none. */
typedef struct {
    int count, a, b;
    double cost;
} Base;

/* A count that was changed: of a multiplication, or (~which) of an entity. */
typedef struct {
    int which, change;
} CountChange;

typedef struct {
    Sums *sums;
    Arena *arena;
    ScaledTerm *terms;
    int term_count;
    ScaleVariable *variables;
    int variable_count;
    int *variable_of;                /* by entity; -1: not to be scaled */
    bool *frozen;                    /* by entity, while the terms are made: it keeps its scale */
    Multiplication *multiplications; /* from 1; number 0 stands for those that are not needed */
    uint32_t multiplication_count, multiplication_room; /* number 0 included */
    uint32_t multiplication_limit;                      /* beyond, some are dropped */
    HashTable table;                                    /* of their numbers */
    Base *bases;                                        /* by entity */
    double cost, M, D;
    double accepted_cost; /* in the last accepted state, with all that leads back to it: */
    CountChange *counted;
    size_t counted_count, counted_room;
    TermState *undo;
    double *undo_size; /* by variable; 0: unchanged */
    int *changed;      /* variables */
    int undo_count, changed_count, stamp;
    Random random;
} Scales;

extern const uint64_t UNIT_KEY;

uint64_t scales_key(double size); /* equal for sizes that are the same number */

Scales *scales_new(Sums *sums, Cost cost); /* scales_make.c */
void scales_count_terms(Scales *scales);   /* once, when all terms are made */
void scales_free(Scales *scales);

/* Multiplies a variable's scale; the terms are brought up to date by scales_update. Returns false,
   and does nothing, when the scale would get out of bounds. */
bool scales_shift(Scales *scales, int variable, double factor);
void scales_update(Scales *scales);
void scales_choose(Scales *scales, int term, int at); /* the factor that the constant multiplies */
void scales_reject(Scales *scales);                   /* back to the last accepted state */
void scales_accept(Scales *scales);                   /* after the lambdas were set */

double scales_coefficient(const Scales *scales, int term);
Real scales_exact(const Scales *scales, int term); /* with the accepted lambdas */

/* The number of the multiplication constant times at; 0: nothing needs it. */
uint32_t scales_multiplication(const Scales *scales, uint64_t key, int at);

/* cut.c: the variables that had best be shifted with this one, itself first, when it is shifted to
   make the coefficient of the pivot 1; without others, only itself. Returns how many. */
typedef struct Cut Cut;
Cut *cut_new(Scales *scales);
int cut_find(Cut *cut, int pivot, int variable, bool others, const int **found);

/* polish.c: solves again for the accepted lambdas, without the errors that have gathered. */
void scales_polish(Scales *scales);

void scales_restore(Scales *scales, const Real *lambda, const int *at);

/* Writes lambdas and factors into the form. */
void scales_apply(const Scales *scales);

#endif
