/* json_loops.h: what a robot file says of loops and of what drives them. */
#ifndef JSON_LOOPS_H
#define JSON_LOOPS_H

#include "model/loops.h"
#include "model/read/json_link.h"

/* "loops", "actuated", "guess" and "prescribed" of a robot file whose joints have been read; leaves
   robot->mechanism NULL where it has none of them. */
void loops_read(Reading *reading, const Place *root, Description *robot);

#endif
