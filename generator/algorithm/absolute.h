/* absolute.h: joints that turn about parallel axes, one carried by the other, by the angles between
   their links and whatever carries the first of them, instead of the angles between the links:

       a_i = q_i + a_p  (or q_i - a_p, where the axes point in opposite directions)

   A change of one such angle turns one link and only moves those beyond it, so that derivatives by
   these are short, and what belongs to joints is sums of them: with a' = T q',

       d/dq = (d/da) T        M_q = T^T M_a T        C_q = T^T C_a T

   the last since T is constant. Joints without parallel ones are what they are. */
#ifndef ABSOLUTE_H
#define ABSOLUTE_H

#include "algorithm/arm.h"

void absolute_rates(const Arm *arm, Expr *rates);
/* Derivatives by these angles (and by steps, as derive_by_steps has them), n a row. */
void derive_by_absolute(const Arm *arm, const Expr *outputs, int count, Expr *jacobian);
/* x becomes x T, of so many rows of n; M becomes T^-T M T^-1; and C becomes T^T C T. */
void absolute_columns_to_joints(const Arm *arm, int rows, Expr *x);
void absolute_from_joints(const Arm *arm, Expr *M);
void absolute_to_joints(const Arm *arm, Expr *C);

#endif
