/* derivatives.h: derivatives of torques by positions and rates, and what follows from them. */
#ifndef DERIVATIVES_H
#define DERIVATIVES_H

#include "algorithm/arm.h"

/* An inverse dynamics: torques without friction and rotors. */
typedef void Torques(const Arm *arm, Expr *tau);
/* Its derivatives, n x n each, row i that of torque i; arm->link[].qdd may be any expressions,
   which are held. */
typedef void Slopes(const Arm *arm, Expr *dtau_dq, Expr *dtau_dqd);

/* By differentiation of an inverse dynamics: a sweep a variable (dtau_dqd NULL: not wanted), by
   absolute angles where axes are parallel (absolute.h), or a sweep a torque. */
void slopes_forward(const Arm *arm, Torques *torques, Expr *dtau_dq, Expr *dtau_dqd);
void slopes_absolute(const Arm *arm, Torques *torques, Expr *dtau_dq, Expr *dtau_dqd);
void slopes_reverse(const Arm *arm, Torques *torques, Expr *dtau_dq, Expr *dtau_dqd);

/* What an inverse dynamics gives without accelerations: the bias; at rest: gravity; and for unit
   accelerations without weight: the inertia matrix, column by column. */
void gravity_by_torques(const Arm *arm, Torques *torques, Expr *gravity);
void bias_by_torques(const Arm *arm, Torques *torques, Expr *bias);
void matrix_by_torques(const Arm *arm, Torques *torques, Expr *M);

/* Christoffel's Coriolis matrix, or twice it, by differentiation of the inertia matrix. */
void coriolis_of_matrix(const Arm *arm, const Expr *M, bool twice, Expr *C);

/* Accelerations for arm->force, and their derivatives by positions, rates and torques, as
   forward-dynamics-derivatives lays them out. M is without rotors; slopes are called at these
   accelerations. From M qdd + bias = tau: M dqdd = dtau - (slopes at this qdd). */
void accelerations_with_slopes(const Arm *arm, const Expr *M, const Expr *bias, Slopes *slopes,
                               Expr *out);

#endif
