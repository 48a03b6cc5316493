/* bench.h: what rbgen bench measures, and how. */
#ifndef BENCH_H
#define BENCH_H

#include "command/command.h"
#include "command/states.h"

/* One function by one algorithm and one backend: what was compiled, and what came of it. */
typedef struct {
    Program *program;
    const char *backend; /* as printed */
    int lanes;           /* 1: a call is one state */
    JitSet set;
    double generate, write, compile; /* seconds that it took to get this one function */
    size_t code_bytes, stack_bytes;
    double ns, ns_low, ns_high; /* a call: median, 5 % and 95 % of the rounds */
} Subject;

double seconds(void); /* of a clock that only goes forward */

/* The states of a function and a place for its outputs, as arrays that the compiled code takes. */
typedef struct {
    JitRows rows;    /* a state each */
    JitRows columns; /* for batches: the states of one round each, as they take them */
    int rounds;
    size_t part; /* states of a round */
    RealType real;
} Field;
Field bench_field(Arena *arena, const Function *function, const States *states, RealType real);

/* Calls all subjects, which are of one function, on the states in interleaved rounds. */
void bench_time(Arena *arena, Subject *subjects, int count, const Field *field);

/* By how much the sum of outputs over one round's states is off the first subject's, relative to
   the sum of their magnitudes. */
double bench_difference(const Subject *subject, const Subject *first, const Field *field);

/* The stack that one call uses, whatever it calls included. */
size_t bench_stack(const Subject *subject, const Field *field);

#endif
