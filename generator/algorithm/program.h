/* program.h: a function built by an algorithm for one robot. */
#ifndef PROGRAM_H
#define PROGRAM_H

#include "algorithm/function.h"

typedef struct {
    const Function *function;
    const char *algorithm; /* as asked for: may be BEST */
    const char *made_by;   /* the algorithm that BEST turned out to be */
    int n, positions, links, prescribed;
    Graph *graph;
    Expr *outputs;
    int output_count;
    Ops ops;
    Members params;     /* of the struct that it may take */
    const char *breaks; /* where it divides by zero, in words; NULL: nowhere */
    double lost;        /* of its digits, as best judged it (best/rounding.h); 0: not judged */
    int singular;       /* joint whose inertia is identically zero: no accelerations; -1: none */
} Program;

static inline Extent program_extent(const Program *program)
{
    return (Extent){program->n, program->positions, program->links, program->prescribed};
}

/* By this very algorithm, which may read arm->plan. A program that is only to be counted has no
   names. */
Program *program_make(const Robot *robot, const Function *function, const Algorithm *algorithm,
                      const struct Plan *plan, bool counting);
void program_free(Program *program);

/* trials.c: what a function costs by one plan after the other. */
typedef struct Trials Trials;
Trials *trials_new(const Robot *robot, const Function *function, const Algorithm *algorithm);
void trials_free(Trials *trials);
/* Without its sines and cosines. */
Ops trials_count(Trials *trials, const struct Plan *plan);

/* recipe.c: the function's outputs, into the graph in use; returns the joint that makes it
   singular, -1 if none is seen. */
int program_outputs(const Robot *robot, const Function *function, const Algorithm *algorithm,
                    const struct Plan *plan, Expr *out);
/* The same in two steps, the first of which knows nothing of the plan; arm->plan is to be set in
   between. */
Arm *program_arm(const Robot *robot, const Function *function, const struct Plan *plan);
int program_outputs_of(const Function *function, const Algorithm *algorithm, Arm *arm, Expr *out);

/* singular.c: the joint whose inertia vanishes numerically whatever the position, or -1. It takes
   an inverse dynamics to tell. */
int singular_joint(const Robot *robot);

#endif
