/* golden.h: what a selftest compares with: a few states with the results of the numeric reference
   in binary128, and the magnitudes that errors are measured by. */
#ifndef GOLDEN_H
#define GOLDEN_H

#include "emit/emit.h"

/* For these programs, whose load (if they take one) is emit's SELFTEST_PAYLOAD. */
Selftest *golden_make(Arena *arena, const Description *description, Program *const *programs,
                      int count, RealType real);

#endif
