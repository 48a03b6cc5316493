/* recipe.h: how a function's outputs come about in the graph.

   An algorithm knows rigid bodies. What joints and the tool add to them, friction, rotors and a
   wrench, and the step from forces to accelerations, is the recipe's: it runs the algorithm and
   adds them, so that they are in the graph before anything else sees it.

   A function that is derived from others, by differentiation or by putting them together, has a
   recipe that gets them by recipe_whole: all of their outputs, with everything in, as expressions
   of the same graph. Nothing can be derived from half a function. */
#ifndef RECIPE_H
#define RECIPE_H

#include "algorithm/arm.h"

struct Function;
struct Algorithm;

typedef struct {
    const struct Function *function;
    const struct Algorithm *algorithm;
    Arm *arm; /* its inputs are the function's */
} Making;

typedef void Recipe(const Making *making, Expr *out);

/* The algorithm gives torques: rotors and friction are added, a wrench taken off. */
Recipe recipe_torques;
Recipe recipe_torques_at_rest; /* without friction */
/* It gives the links' inertia matrix: rotors are added. */
Recipe recipe_matrix;
/* From the inertia matrix, rotors included: its inverse; its factors U, then D. */
Recipe recipe_inverse;
Recipe recipe_factors;
/* derivatives.c: it gives them, or from the inertia matrix: Christoffel's Coriolis matrix; from
   torques: their derivatives by q, then by qd; accelerations for arm->force and arm->damping, and
   their derivatives by q, qd and tau. Friction is added. */
Recipe recipe_coriolis;
Recipe recipe_christoffel; /* christoffel.c */
Recipe recipe_torque_derivatives;
Recipe recipe_acceleration_derivatives;
/* products.c: torques and their tangent, or adjoint; passive torques. (Of accelerations:
   recipe_acceleration_derivatives.) */
Recipe recipe_torque_tangent;
Recipe recipe_torque_adjoint;
Recipe recipe_passive;
/* regressor.c: it gives the columns of the links' parameters: those of friction and rotors come
   with them. */
Recipe recipe_regressor;
/* It gives accelerations for arm->force: that is phi; or what is left of tau. */
Recipe recipe_solution;
Recipe recipe_accelerations;

/* What a unit of the Coulomb coefficient is worth at a joint. */
Expr coulomb_share(const Arm *arm, int joint);
/* viscous qd + coulomb qd / sqrt(qd^2 + width^2) */
Expr joint_friction(const Arm *arm, int i);

/* The outputs of another function by an algorithm that makes it, in the same variant as far as that
   matters to it. */
void recipe_whole(const Making *making, const struct Function *other,
                  const struct Algorithm *algorithm, Expr *out);

#endif
