/* write.h: robots as robot files. */
#ifndef WRITE_H
#define WRITE_H

#include "model/parts.h"
#include "model/read/urdf.h"

/* write.c: what was read from URDF. */
void write_robot(Text *out, const UrdfRobot *read, bool floats);

/* write_clean.c: any robot as it was taken (clean.h). */
void write_clean(Text *out, const Description *robot);

/* write_parts.c: the robot's own file, in which mass, mass centre and inertia stand before the
   parts that they come from, which stay as a comment. One that has no parts is an error. */
void write_filled(Text *out, Arena *arena, const Description *robot);
/* "mass": 2, "com": [0, 0, 1], "inertia": {...}: the members, without braces; only the mass where
   that is 0. */
void write_mass_properties(Text *out, const MassProperties *properties);
/* loops.c: what a robot file says of loops: `,\n  "loops": [...]` and so on; nothing for a tree. */
void mechanism_write(Text *out, const Description *robot);

#endif
