/* base_parameters.h: the ten inertial parameters of each link about its frame's origin, in which
   the equations of motion are linear, as they are and regrouped to the base (minimal) ones.

   Many sets of parameters give the same torques: what a joint's motion cannot tell apart may sit
   on either side of it. Regrouping moves all of that to the inner link, so that most links are left
   with zeros, which fold away. What comes out is no physical body (masses vanish, moments may be
   negative), and it is good for torques, inertia matrix and accelerations, not for energies. */
#ifndef BASE_PARAMETERS_H
#define BASE_PARAMETERS_H

#include "model/robot.h"

typedef struct {
    Real m;       /* mass */
    Real ms[3];   /* first moment: mass times mass centre */
    Real J[3][3]; /* inertia about the origin of the link's frame, in its axes */
} InertialParameters;

/* Both fill out[0..robot->n - 1]. */
void inertial_parameters(const Robot *robot, InertialParameters *out);
void base_parameters(const Robot *robot, InertialParameters *out);

/* Adds a body to another, in whose frame the body's own frame is placed at pose. */
void parameters_merge(InertialParameters *to, Pose pose, const InertialParameters *body);

#endif
