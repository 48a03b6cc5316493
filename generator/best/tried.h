/* tried.h: what a program gives at states that are made up: exactly, and in the type that is
   emitted, operation by operation. A state is a number; the same number gives every program the
   same inputs, whatever the order in which its graph knows them. */
#ifndef TRIED_H
#define TRIED_H

#include "algorithm/program.h"
#include "best/made_up.h"

/* A robot and the inputs that are made up for it. */
typedef struct {
    const Robot *robot;
    MadeUp *made_up;
} Trial;

/* A program to be run at one block of states after the other. */
typedef struct Run Run;

Run *run_new(const Trial *trial, const Program *program);
void run_free(Run *run);

/* In float or in double. */
void run_in_type(Run *run, bool in_float, const uint32_t *states);
void run_output(const Run *run, int output, Lanes *values); /* that the last run gave */

/* The same, and the largest term summed into each output. */
void run_with_terms(Run *run, bool in_float, const uint32_t *states, Lanes *terms);

/* Outputs to about 1e-30. */
void run_exactly(Run *run, const uint32_t *states, Wide *results);

#endif
