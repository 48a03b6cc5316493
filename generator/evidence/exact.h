/* exact.h: the numeric reference (runtime/reference.h) in binary128, whose every operation is
   defined bit by bit: what it computes can stand in generated files, the same on every machine. */
#ifndef EXACT_H
#define EXACT_H

#include "algorithm/function.h"

typedef struct Exact Exact;

Exact *exact_new(Arena *arena, const Description *description);
int exact_dof(const Exact *exact);
/* The function in one state: its inputs as it has them, a wrench and structs left out;
   all its outputs in one row. Its tool counts. False when the inertia matrix is singular. */
bool exact_call(Exact *exact, const Function *function, const Real *const *inputs, Real *out);

#endif
