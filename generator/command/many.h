/* many.h: a function at many states: one call a state, or in batches; over several threads. */
#ifndef MANY_H
#define MANY_H

#include "command/command.h"
#include "command/states.h"

/* From so many states on the cc backend compiles batches: below, the longer compilation costs more
   than they save. */
enum { STATES_THAT_REPAY_BATCHES = 20000, MAX_THREADS = 256 };

/* The programs' batch functions through the cc backend; call them by states_call. Contraction is
   off as in jit_programs, so that results are the same bit for bit. */
JitSet jit_batches(Arena *arena, Program *const *programs, int count);

/* Results of all states, row by row. What a state gives does not depend on threads. */
void states_call(void *code, bool batches, const Function *function, const States *states,
                 int threads, double *results);

/* --threads T: 1 unless given; ends in fail_input when it makes no sense. */
int threads_checked(long threads);

#endif
