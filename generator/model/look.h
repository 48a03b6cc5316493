/* look.h: what a link looks like, where its file says so: simple shapes, and files with meshes. Of
   no consequence for anything but pictures, and never a reason to refuse a robot. */
#ifndef LOOK_H
#define LOOK_H

#include "model/description.h"

/* Lengths along z, centred but for the cone, whose base is at 0. */
typedef enum {
    LOOK_BOX,           /* size: x, y, z */
    LOOK_CYLINDER,      /* radius, length */
    LOOK_SPHERE,        /* radius */
    LOOK_CONE,          /* radius, length */
    LOOK_HALF_CYLINDER, /* radius, length; of y above 0 */
    LOOK_PRISM,         /* base, height, apex, length: corners (0, 0), (base, 0), (apex, height) */
    LOOK_MESH           /* scale in x, y, z */
} LookKind;

typedef struct Look {
    const struct Look *next;
    LookKind kind;
    Pose at; /* in the link's frame */
    Real size[4];
    const char *file; /* of a mesh, as the robot file calls it */
} Look;

#endif
