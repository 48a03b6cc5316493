/* load.h: bodies on a link that are known at run time only: the load on the tool (function.h,
   payload). */
#ifndef LOAD_H
#define LOAD_H

#include "algorithm/arm.h"

typedef struct {
    Expr m;
    Vec3 com;
    Mat3 I; /* about the mass centre */
    Expr trace;
} Load;

enum { MAX_LOADS = 1 };

/* Those on a link, as seen from a frame that is placed so in the link's. Returns how many. */
int loads_on(const Arm *arm, int link, FixedPose frame, Load *loads);

/* The pseudo-inertia, integral of r r^T dm, about that frame's origin. */
Mat3 load_pseudo_inertia(const Load *load);

#endif
