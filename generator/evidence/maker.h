/* maker.h: inside golden.c and magnitude.c: the golden vectors under way. */
#ifndef MAKER_H
#define MAKER_H

#include "emit/emit.h"
#include "evidence/exact.h"

enum { STATES = 3, MOST_INPUTS = 32 };

typedef struct {
    Arena *arena;
    Exact *exact;
    int n;
    Extent extent;
    RealType real;
    const Real *state[MOST_INPUTS][STATES]; /* of known_inputs; NULL: not needed */
    Selftest *selftest;
    /* magnitude.c */
    Real *inverse[STATES]; /* of M; NULL: a pivot vanishes */
    Real *torque;
    Real pivot; /* the least of M, relative to the diagonal */
} Maker;

/* The state's numbers for an input of a function. */
const Real *maker_input(const Maker *maker, const char *name, int state);
/* The reference's outputs, in one row. */
Real *maker_call(Maker *maker, FunctionId id, const char *tool, const Real *const *inputs);

Real *maker_call_row(Maker *maker, const Function *function, const Real *const *inputs);
/* A number of the real type; what is nothing but the rounding of a zero is zero. */
double maker_round(RealType real, Real value);
/* Those in q made of length 1, as nearly as numbers of the real type can be. */
Real *maker_unit_quaternions(const Maker *maker, const Description *description, Real *q);

/* golden_closed.c: of robots with loops or prescribed joints, states that are possible. */
void golden_close(Maker *maker, const Description *description, Program *const *programs,
                  int count);

/* Row i of the matrix times the vector, or of their absolute values. */
Real row_times(const Real *matrix, int n, int i, const Real *vector, bool absolute);
Real column_times(const Real *matrix, int n, int j, const Real *vector, int rows);

/* The torques' magnitudes, and what M is in the golden states. */
void magnitude_begin(Maker *maker, bool wrench);
/* What M is in one state more. */
void magnitude_try(Maker *maker, const Real *q);
/* Whether an output is measured as torques are; if not, by this, made larger state by state (value:
   the output, found: what of it is compared), and leveled in the end. */
bool magnitude_is_torque(const Output *output);
void magnitude_add(Maker *maker, const Function *function, const Output *output, const Real *value,
                   const Real *found, int state, Real *scale);
void magnitude_level(Real *scale, int size);

#endif
