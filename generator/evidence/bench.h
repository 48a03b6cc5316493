/* bench.h: what rbgen bench measures, and how. */
#ifndef BENCH_H
#define BENCH_H

#include "command/command.h"
#include "evaluate/states.h"
#include "util/clock.h"

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

/* ---- bench.c: a robot's functions by all backends, and what is printed of them ---- */

enum { BENCH_BACKENDS = 4 }; /* tcc, cc-O2, cc-O3-native, batch */

typedef struct {
    const Build *build;
    Arena *arena;
    const Robot *robot;
    const Extras *given;
    RealType real;
    int states;
    unsigned long seed;
    bool wanted[BENCH_BACKENDS];
    Subject *subjects; /* of all functions */
    int count;
} Bench;

/* LIST names backends, or cc for all that use the system's compiler; NULL: all that are there. */
void bench_backends(const char *list, bool *wanted);
/* The function by the algorithms that the selection asks for, by all backends. */
void bench_add(Bench *bench, const Selection *selection, int function, bool by_name);
/* Times the subjects from first on, which are of one function, side by side. */
void bench_measure(Bench *bench, int first);
void bench_json(Text *out, const Bench *bench);
void bench_table(Text *out, const Bench *bench, Format format);
void bench_latency(Text *out, const Robot *robot);

#endif
