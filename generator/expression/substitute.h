/* substitute.h: expressions with others in the place of some of their inputs. */
#ifndef SUBSTITUTE_H
#define SUBSTITUTE_H

#include "expression/graph.h"

/* Each expression anew, with by[k] wherever variables[k] stands; out may be the expressions'
   own array. What does not depend on a variable stays as it is. */
void expr_substitute(const Expr *expressions, int count, const Expr *variables, const Expr *by,
                     int variable_count, Expr *out);

#endif
