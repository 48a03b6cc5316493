/* products.h: products of derivatives with vectors. */
#ifndef PRODUCTS_H
#define PRODUCTS_H

#include "algorithm/derivatives.h"

/* An inertia matrix without rotors. */
typedef void Matrix(const Arm *arm, Expr *M);

/* Accelerations for arm->force, and their tangent along dq, dqd, dtau; or their adjoint for lambda,
   by q, qd and tau: from an inertia matrix and an inverse dynamics of the same links. Friction's
   slopes are arm->damping. */
void accelerations_tangent(const Arm *arm, Matrix *matrix, Torques *torques, Expr *out);
void accelerations_adjoint(const Arm *arm, Matrix *matrix, Torques *torques, Expr *out);

#endif
