/* expand.c: c*(x + y) => c*x + c*y, to find what the brackets hid.

   Sums used once become part of their user even where this costs multiplications; then the other
   passes look anew at the longer sums: for terms that cancel, factors, parts, constants. Nothing is
   repeated, so it ends; whether it paid is judged when all is done. Buys 2.0 % (see pass.c). */
#include "pass/passes.h"

bool pass_expand(Sums *sums, const Pass *others, int count)
{
    sums_expand(sums);
    for (int k = 0; k < count; k++)
        others[k].run(sums);
    return true;
}
