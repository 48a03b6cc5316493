/* gauge.h: inertial parameters that no torque can tell apart, and which of them to use.

   The torques of an arm are linear in its links' inertial parameters, and different parameters can
   give the same torques for every motion: mass that lies on a joint's axis may belong to either of
   the two links it joins, and near the base some parameters do not matter at all. So parameters
   may be chosen, as a gauge, to be zero where a zero saves most operations.

   A link's parameters (in its canonical frame, about its origin O): a point mass at the foot A of
   the common normal from the parent (O - d z), mass, first moment, and the pseudo-inertia
   S = integral of r r^T dm, of which J = tr(S) E - S. Masses may come out negative; what the robot
   does is unchanged. */
#ifndef GAUGE_H
#define GAUGE_H

#include "model/robot.h"

enum {
    FOOT,
    MASS,
    MS_X,
    MS_Y,
    MS_Z,
    S_XX,
    S_YY,
    S_ZZ,
    S_XY,
    S_XZ,
    S_YZ,
    PARAMETERS,
    /* combinations whose vanishing saves something too */
    J_XX = PARAMETERS,
    J_YY,
    J_ZZ_YY,
    J_XX_ZZ,
    J_XX_YY,
    FUNCTIONALS
};

typedef struct {
    Real p[PARAMETERS];
} Parameters;

typedef struct Gauge Gauge;

/* The robot's own parameters and all that can be added to them unnoticed; without numeric, only
   what each joint allows by itself, which takes no time. */
Gauge *gauge_new(Arena *arena, const Robot *robot, bool numeric);

/* Chooses: makes functionals vanish as far as there is freedom, those with the highest priority
   first (priorities[link * FUNCTIONALS + functional]; 0 or less: never asked for). */
void gauge_fix(const Gauge *gauge, const double *priorities, Parameters *out);
/* The same, rounded to twelve digits or so: many times quicker. */
void gauge_try(const Gauge *gauge, const double *priorities, Parameters *out);

/* The parameters as the robot file has them. */
void gauge_plain(const Gauge *gauge, Parameters *out);

#endif
