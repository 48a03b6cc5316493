/* passes.h: the passes, for pass.c and tests. Each works on a folded form, and leaves one; what it
   costs afterwards is for the caller to judge. */
#ifndef PASSES_H
#define PASSES_H

#include "pass/pass.h"
#include "pass/sums.h"

void pass_rescale(Sums *sums, Cost cost, int effort);

#endif
