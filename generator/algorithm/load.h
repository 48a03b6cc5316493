/* load.h: a load on the tool that is known at run time only: mass, mass centre and inertia about it
   in the tool's axes, inputs of the function (function.h, payload). */
#ifndef LOAD_H
#define LOAD_H

#include "algorithm/arm.h"

typedef struct {
    Expr m;
    Vec3 com;
    Mat3 I; /* about the mass centre */
} Load;

/* The load as seen from a frame that is placed so in the frame of the tool's link. */
Load load_seen_from(const Robot *robot, Pose frame);

/* Its pseudo-inertia, integral of r r^T dm, about that frame's origin. */
Mat3 load_pseudo_inertia(const Load *load);

#endif
