/* gauge_letters.h: the parameters that a gauge chooses, of a robot with letters: the same steps as
   gauge_fix takes, on expressions. */
#ifndef GAUGE_LETTERS_H
#define GAUGE_LETTERS_H

#include "best/best.h"

/* In the graph in use: p[i * PARAMETERS + k] is parameter k of link i. */
void gauge_fix_letters(const Arm *arm, const Formulation *formulation, Expr *p);

#endif
