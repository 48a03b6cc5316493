/* parameters.h: the parameters in which torques are linear, as columns of a regressor: the robot's
   own, and base ones, the fewest that give the same torques.

   The robot's own, about the origin of the robot file's frame of each moving link, in its axes:
   m, m cx, m cy, m cz, Ixx, Ixy, Ixz, Iyy, Iyz, Izz, links on fixed joints merged; then, if any
   joint has it, n viscous and n Coulomb coefficients, and n inertias of rotors as their gears show
   them (gear_ratio^2 rotor_inertia); and where friction depends on the direction, n times by how
   much its viscous and n times by how much its Coulomb coefficients are more forwards than their
   mean with backwards. A spherical or free joint has one moving link.

   Base parameters are chosen by the robot's geometry alone, so that every build has the same: those
   whose columns take the fewest operations. */
#ifndef PARAMETERS_H
#define PARAMETERS_H

#include "model/robot.h"

enum { LINK_PARAMETERS = 10 };

typedef struct ParameterColumns {
    int n, count;
    int links;                     /* that have columns: all but those inside a quaternion's run */
    const int *link;               /* which they are */
    bool viscous, coulomb, rotors; /* there are n columns of each, after the links' */
    bool skewed;                   /* friction by direction: 2 n more */
    const char *const *name;       /* "Ixx3", base parameters "b1" */
    const Real *value;

    /* Base parameters only. */
    const struct ParameterColumns *of; /* the robot's own, P of them; NULL: these are they */
    const int *pick;         /* each is one canonical parameter: link * PROBE_PARAMETERS + which; or
                                from n * PROBE_PARAMETERS on, what follows those of the links */
    const Real *combination; /* count x P: value = combination times those of the robot */
    const Real *unit;        /* count x P: robot's parameters that make this one 1, the others 0 */
} ParameterColumns;

/* Whose parameters they are: all links, nothing open. */
const Robot *parameters_robot(const Robot *robot);
const ParameterColumns *parameter_columns(Arena *arena, const Robot *robot);
const ParameterColumns *base_columns(Arena *arena, const Robot *robot);
/* Whether these are the fewest: not of robots with loops, nor of long ones whose joints follow
   others. */
bool base_is_fewest(const Robot *robot);

/* The first column of each kind beyond the links': viscous, Coulomb, rotors. */
int parameters_first_viscous(const ParameterColumns *columns);
int parameters_first_coulomb(const ParameterColumns *columns);
int parameters_first_rotor(const ParameterColumns *columns);
int parameters_first_skew(const ParameterColumns *columns); /* viscous; n later Coulomb */

/* Whether a base parameter is the negative of the canonical one: products of inertia are the
   tensor's own. */
bool base_is_negative(int pick, int n);

#endif
