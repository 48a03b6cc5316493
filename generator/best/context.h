/* context.h: what programs are built by, and what is remembered between them. It is passed to
   whatever builds one; there is no other state, so two threads, each with its own Build, may build
   at once.

   A copy shares what is remembered: to build with less effort, copy and change the number. */
#ifndef BEST_CONTEXT_H
#define BEST_CONTEXT_H

#include "algorithm/program.h"

typedef struct BuildMemory BuildMemory;

typedef struct Build {
    long effort;         /* how hard best searches: 0 (not at all) to 3 (a minute) */
    double M, A, D;      /* what a multiplication, an addition and a division cost */
    bool in_float;       /* the type that is emitted, by whose rounding programs are judged */
    bool letters_inside; /* what follows from letters is worked out in the programs themselves */
    BuildMemory *memory;
} Build;

enum { MOST_EFFORT = 3 };

/* Effort 1, and a division as dear as eight other operations; nothing remembered. */
Build build_start(void);
void build_end(Build *build);
Build build_with_effort(const Build *build, long effort);

/* What lives as long as the context: functions with further inputs, for example. */
Arena *build_arena(const Build *build);

/* The function's row with the columns that this robot has, if it has any; else itself. The same
   object for the same robot. */
const Function *build_function(const Build *build, const Robot *robot, const Function *function);
/* Of such a one for a robot with loops, by the algorithm of that name: explicit's own. */
const Function *build_function_by(const Build *build, const Robot *robot, const Function *function,
                                  const char *algorithm);

/* The joint whose inertia vanishes numerically whatever the position, or -1 (singular.c): several
   functions ask for the same robot. */
int build_singular_joint(const Build *build, const Robot *robot);

#endif
