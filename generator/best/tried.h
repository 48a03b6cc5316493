/* tried.h: what a program gives at states that are made up: exactly, and in the type that is
   emitted, operation by operation. A state is a number; the same number gives every program the
   same inputs, whatever the order in which its graph knows them. */
#ifndef TRIED_H
#define TRIED_H

#include "algorithm/program.h"
#include "best/wide.h"

enum { TRIED = WIDE }; /* states at once */

typedef struct {
    double at[TRIED];
} Lanes;

/* Outputs to about 1e-30. */
void tried_exactly(const Robot *robot, const Program *program, const uint32_t *states,
                   Wide *results);
/* The values of all nodes that count, in float or in double. The caller frees them. */
Lanes *tried_in_type(const Robot *robot, const Program *program, bool in_float,
                     const uint32_t *states);

static inline double tried_value(const Lanes *value, Expr x, int s)
{
    double size = value[expr_index(x)].at[s];
    return expr_negative(x) ? -size : size;
}

#endif
