/* random_robot.h: random robot files, for soak and for tests. */
#ifndef RANDOM_ROBOT_H
#define RANDOM_ROBOT_H

#include "util/util.h"

#include <stdint.h>

typedef struct {
    uint64_t seed;
    int most_joints; /* at least 1 */
    bool tree;       /* joints placed by origin and axis, some on earlier ones */
    bool odd;        /* and what is rare: limits, tools, coupled motors, light and heavy links, axes
                        that are nearly parallel, joints that nothing resists; one in four skewed */
    bool skewed;     /* right angles as people type them (1.57, 1.5708, 3.1416), axes 1e-12 to 1e-6
                        rad off parallel, bases far away */
    bool geared;     /* some joints follow others */
} RandomRobot;

/* A robot file. The same kind of robot gives the same text. */
void random_robot(Text *out, RandomRobot kind);

/* random_mechanism.c: one with loops, planar or spatial, closed at zero. */
void random_mechanism(Text *out, uint64_t seed);

#endif
