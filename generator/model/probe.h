/* probe.h: torques of single inertial parameters at random states, in binary128, where a rank is a
   clear matter: what is dependent vanishes to 1e-30, what is not stays above 1e-10.

   A link's parameters here are about the origin of its canonical frame: mass, first moment, and the
   pseudo-inertia S = integral of r r^T dm, of which J = tr(S) E - S. */
#ifndef PROBE_H
#define PROBE_H

#include "model/robot.h"

enum {
    PROBE_MASS,
    PROBE_MS_X,
    PROBE_MS_Y,
    PROBE_MS_Z,
    PROBE_S_XX,
    PROBE_S_YY,
    PROBE_S_ZZ,
    PROBE_S_XY,
    PROBE_S_XZ,
    PROBE_S_YZ,
    PROBE_PARAMETERS
};

/* The row and the column in S of each of its six entries. */
extern const int probe_row[6], probe_column[6];

/* Beyond so many links from the base, no parameter is hidden by itself. */
enum { PROBE_LINKS = 12 };
/* Where joints follow others, up to so many are probed, all of them. */
enum { PROBE_MOST = 16 };

/* How the first links move in one state. */
typedef struct {
    Pose pose; /* from the parent, with the joint moved */
    Real U[3][3], a[3];
    Real qd, qdd; /* of the joint: a quaternion's run has a drift besides */
} ProbeMotion;
/* gears: joints follow each other; NULL: each moves by itself. */
void probe_move(const Robot *robot, const Gears *gears, int links, uint32_t *random,
                ProbeMotion *motion);

/* What each parameter's column of the regressor costs, about: multiplications and additions,
   link * PROBE_PARAMETERS + which, for the first links. */
void column_costs(const Robot *robot, const Gears *gears, int links, int *cost);

/* Torques that a unit of one parameter of link k takes, at joints k, parent(k), ...; the others are
   left alone. */
void probe_torques(const Robot *robot, const ProbeMotion *motion, int k, int parameter, Real *tau);

#endif
