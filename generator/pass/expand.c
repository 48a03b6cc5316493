/* expand.c: c*(x + y) => c*x + c*y, to find what the brackets hid.

   Sums used once become part of their user even where this costs multiplications; then terms
   cancel, and factors, parts and constants are looked for anew in the longer sums. Nothing is
   repeated, so it ends; whether it paid is judged when all is done. Bought 497 of 20446 and 618 of
   41493 operations (see pass.c). */
#include "pass/passes.h"

bool pass_expand(Sums *sums)
{
    sums_expand(sums);
    pass_cancel(sums);
    pass_factor(sums);
    pass_subsums(sums);
    pass_constants(sums);
    return true;
}
