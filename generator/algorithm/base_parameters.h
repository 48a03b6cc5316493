/* base_parameters.h: the ten inertial parameters of each link about its frame's origin, in which
   the equations of motion are linear, as they are and regrouped to the base (minimal) ones.

   Many sets of parameters give the same torques: what a joint's motion cannot tell apart may sit
   on either side of it. Regrouping moves all of that to the inner link, so that most links are left
   with zeros, which fold away. What comes out is no physical body (masses vanish, moments may be
   negative), and it is good for torques, inertia matrix and accelerations, not for energies. */
#ifndef ARM_PARAMETERS_H
#define ARM_PARAMETERS_H

#include "algorithm/arm.h"

typedef struct {
    Expr m;  /* mass */
    Vec3 ms; /* first moment: mass times mass centre */
    Mat3 J;  /* inertia about the origin of the link's frame, in its axes */
} ArmParameters;

/* Both fill out[0..arm->n - 1]. */
void arm_inertial_parameters(const Arm *arm, ArmParameters *out);
void arm_base_parameters(const Arm *arm, ArmParameters *out);

#endif
