/* passes.h: the passes, for pass.c and tests. Each takes a folded form and leaves one, and returns
   whether it did anything; what that is worth is for the caller to judge. Term.at has to be settled
   afterwards, but for pass_rescale, which chooses it. */
#ifndef PASSES_H
#define PASSES_H

#include "pass/pass.h"
#include "pass/sums.h"

/* clang-format off */
bool pass_cancel(Sums *sums);              /* x + (y - x) => y */
bool pass_trig(Sums *sums, Cost cost);     /* a s^2 + a c^2 => a */
bool pass_dissolve(Sums *sums, Cost cost); /* (c*x)*(d*y) => c*d*(x*y) */
bool pass_products(Sums *sums);            /* (x*y)*z, (x*z)*u => (x*z)*y, (x*z)*u */
bool pass_factor(Sums *sums);              /* x*y + x*z => x*(y + z) */
bool pass_subsums(Sums *sums);             /* x + y + z, x + y + u => (x + y) + z, (x + y) + u */
bool pass_constants(Sums *sums);           /* c*x + c*y => c*(x + y) */
bool pass_expand(Sums *sums);              /* c*(x + y) => c*x + c*y, and all of the above again */
/* clang-format on */

/* Scales of sums; moves: how many to try, by term; start: a number that makes a search of its own.
 */
void pass_rescale(Sums *sums, Cost cost, int moves, int start);

#endif
