/* slopes.h: derivatives of torques by best's own recursion. */
#ifndef BEST_SLOPES_H
#define BEST_SLOPES_H

#include "best/best.h"

/* What is wanted, NULL where it is not: n x n each, row by row, without rotors and friction; tau
   comes with K only. */
typedef struct {
    Expr *M;
    Expr *C; /* times `times` */
    Expr *K; /* dtau/dq */
    Expr *tau;
    Expr *gravity; /* n: what holds the arm still */
} SlopeParts;

/* By arm->plan->torques. */
void slopes_recursion(const Arm *arm, Expr times, const SlopeParts *parts);

#endif
