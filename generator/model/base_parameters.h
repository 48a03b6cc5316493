/* base_parameters.h: the ten inertial parameters of each link about its frame's origin, in which
   the equations of motion are linear, as numbers; algorithm/base_parameters.h has them as
   expressions, and regroups them. */
#ifndef BASE_PARAMETERS_H
#define BASE_PARAMETERS_H

#include "model/robot.h"

typedef struct {
    Real m;       /* mass */
    Real ms[3];   /* first moment: mass times mass centre */
    Real J[3][3]; /* inertia about the origin of the link's frame, in its axes */
} InertialParameters;

/* Fills out[0..robot->n - 1]. */
void inertial_parameters(const Robot *robot, InertialParameters *out);

/* Adds a body to another, in whose frame the body's own frame is placed at pose. */
void parameters_merge(InertialParameters *to, Pose pose, const InertialParameters *body);

#endif
