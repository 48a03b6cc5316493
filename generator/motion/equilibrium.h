/* equilibrium.h: positions in which nothing accelerates. */
#ifndef EQUILIBRIUM_H
#define EQUILIBRIUM_H

#include "motion/motion.h"

/* Moves q, which is closed where the robot has loops, to where the torques hold the robot at rest:
   along the loops' freedoms, gravity - tau vanishes. held: links that stay where they are. Returns
   what is left of it. The machine has GRAVITY.

   With qd, to a steady motion: q and qd at which no rate changes; held links keep their rates, by
   whatever torque that takes. The machine has BIAS. */
double equilibrium_find(const Machine *machine, const double *tau, const bool *held, double *q,
                        double *qd);

#endif
