/* derive.h: differentiates expressions of the graph in use, into the same graph.

   Everything is exact: derivatives are expressions that fold while they are built and share what
   the graph has already (the derivative of c*x + s*y by its angle is c*y - s*x, half of which is
   there). Whatever is to be derived must be in the outputs before: friction, rotors, a load.

   Variables are inputs, or any other nodes, which then count as free: what lies below them is not
   looked at. Each is given once; constants are no variables. Matrices are row by row. */
#ifndef DERIVE_H
#define DERIVE_H

#include "expression/graph.h"

/* Forward: tangents[output][direction] = sum over variables of
   d outputs[output] / d variable * directions[variable][direction]. */
void derive_forward(const Expr *outputs, int output_count, const Expr *variables,
                    int variable_count, const Expr *directions, int direction_count,
                    Expr *tangents);

/* Forward in the direction of each variable: jacobian[output][variable]. */
void derive_jacobian(const Expr *outputs, int output_count, const Expr *variables,
                     int variable_count, Expr *jacobian);

/* Reverse: adjoints[variable] = sum over outputs of weights[output] * d outputs[output] / d
   variable: a row of the Jacobian, or a gradient, for a few times the cost of the outputs. */
void derive_reverse(const Expr *outputs, int output_count, const Expr *weights,
                    const Expr *variables, int variable_count, Expr *adjoints);

#endif
