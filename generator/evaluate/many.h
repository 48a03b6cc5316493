/* many.h: a function at many states: one call a state, or in batches; over several threads. */
#ifndef MANY_H
#define MANY_H

#include "command/command.h"
#include "evaluate/states.h"

/* Whether batches through the cc backend are the quickest way: the user asked for cc or left it
   open (NULL), and there are states enough. */
bool batches_pay(const char *backend, long states);

enum { MAX_THREADS = 256 };

/* The programs' batch functions; call them by states_call. tcc has no vectors and takes the states
   one by one. Contraction is off as in jit_programs, so that results are the same bit for bit,
   unless flags say otherwise (NULL: for this machine). */
enum { LANES = 8 };
JitSet jit_batches(Arena *arena, Program *const *programs, int count, Backend backend,
                   const char *const *flags);

/* Results of all states, row by row. What a state gives does not depend on threads. */
void states_call(void *code, bool batches, const Function *function, const States *states,
                 int threads, double *results);

/* Calls work for pieces of 0 .. count - 1, each once, by as many threads. The pieces are the same
   however many threads there are. */
enum { PIECE = 256 };
void spread(int threads, int count, void (*work)(void *data, int begin, int end), void *data);

/* --threads T: 1 unless given; ends in fail_input when it makes no sense. */
int threads_checked(long threads);

#endif
