/* positions.h: what q holds: a number a single joint, x, y, z, w of a spherical joint's quaternion,
   and x, y, z of its place before those of a free one's. */
#ifndef POSITIONS_H
#define POSITIONS_H

#include "model/robot.h"

/* Numbers the links' positions, and counts them. */
void positions_count(Robot *robot);

/* The link whose position q[k] is; of a run the first one. component: which of its numbers, and of
   a quaternion a negative one, x -4 to w -1. */
const Link *positions_link(const Robot *robot, int k, int *component);

/* Makes q's quaternions unit ones; what has no length becomes 0, 0, 0, 1. */
void positions_normalise(const Robot *robot, double *q);
/* Where nothing is turned or shifted: zero, but for the quaternions. */
void positions_zero(const Robot *robot, double *q);

/* dq/dt. */
void positions_rates(const Robot *robot, const double *q, const double *qd, double *rates);

/* q after qd = step for a unit of time: along the straight line, the turn and the screw that this
   is. Quaternions stay unit ones, whatever rounding did to them before. */
void positions_step(const Robot *robot, const double *step, double *q);

#endif
