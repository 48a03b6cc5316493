/* bench.h: what rbgen bench measures, and how. */
#ifndef BENCH_H
#define BENCH_H

#include "command/command.h"
#include "command/states.h"

/* One function by one algorithm and one backend: what was compiled, and what came of it. */
typedef struct {
    Program *program;
    const char *backend; /* as printed */
    JitSet set;
    double generate, write, compile; /* seconds that it took to get this one function */
    size_t code_bytes, stack_bytes;
    double ns, ns_low, ns_high; /* a call: median, 5 % and 95 % of the rounds */
} Subject;

double seconds(void); /* of a clock that only goes forward */

/* The states of a function, and a place for its outputs, as arrays that the compiled code takes. */
JitRows bench_rows(Arena *arena, const Function *function, const States *states, RealType real);

/* Calls all subjects, which are of one function, on the states in interleaved rounds. */
void bench_time(Arena *arena, Subject *subjects, int count, const JitRows *rows, int states);

/* The largest sum of outputs over some states by which a subject is off the first one's, relative
   to the sum of their magnitudes. */
double bench_difference(const Subject *subject, const Subject *first, const JitRows *rows,
                        RealType real, int states);

/* The stack that one call uses, whatever it calls included. */
size_t bench_stack(void *function, const JitRows *rows);

#endif
