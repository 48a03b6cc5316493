/* payload.h: a load on the tool, as a body of the robot. */
#ifndef PAYLOAD_H
#define PAYLOAD_H

#include "model/description.h"

/* mass, mass centre in the tool's frame, inertia about that in its axes: xx, yy, zz, xy, xz, yz */
enum { PAYLOAD_NUMBERS = 10 };

/* The same robot with the load as a link on a fixed joint at the default tool. */
const Description *description_with_payload(Arena *arena, const Description *description,
                                            const double payload[PAYLOAD_NUMBERS]);

#endif
