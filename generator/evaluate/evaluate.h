/* evaluate.h: a function's results at many states, as rows of text. */
#ifndef EVALUATE_H
#define EVALUATE_H

#include "evaluate/many.h"

typedef struct {
    const Robot *robot;
    const Function *function;
    const Extras *given;             /* what the function takes besides states; NULL: nothing */
    Program *program;                /* that is compiled, or */
    const ReferenceRobot *reference; /* what answers instead; the other is NULL */
    const char *backend;             /* as the user named it; NULL: the choice is ours */
    int threads;
    Format format; /* csv and json, row by row; table and md for a few states */
    const char *output;
} Evaluation;

/* States come from the file, or are the one that is given. However many there are, memory does not
   grow with them. */
void evaluate(Arena *arena, const Evaluation *evaluation, StatesFile *file, const States *given);

#endif
