/* mechanism.h: closed loops at run time: assembly, velocities and accelerations that keep loops
   closed, static equilibrium, steady motion. For simulators and firmware alike: no allocation, no
   input or output, one workspace given by the caller.

   The loops are told by the functions that rbgen emits for a robot, behind a context:

       #include "four_bar.h"                // rbgen emit four_bar --functions gravity,bias,...
       MECHANISM_LOOPS(four_bar)            // defines four_bar_mechanism_errors and ..._jacobian
       double work[MECHANISM_WORK(3, 3, 2)], q[3] = {1, 0, 0}, qd[3] = {2, 0, 0};
       MechanismLoops mechanism = {.positions = 3, .dof = 3, .constraints = 2, .work = work,
                              .errors = four_bar_mechanism_errors,
                              .jacobian = four_bar_mechanism_jacobian};
       if (mechanism_assemble(&mechanism, q) < 1e-9)   // the nearest position that is closed
           mechanism_project(&mechanism, q, qd);       // the nearest rates that keep it so

   Constraints may depend on each other: all solves choose independent ones by their pivots. */
#ifndef MECHANISM_H
#define MECHANISM_H

#include <stdbool.h>

#ifdef __cplusplus
extern "C" {
#endif

#ifndef MECHANISM_REAL
#define MECHANISM_REAL double /* or float */
#endif
typedef MECHANISM_REAL MechanismReal;

/* A function of positions, and one of positions and velocities (or a step). */
typedef void MechanismOfPositions(const void *context, const MechanismReal *q, MechanismReal *out);
typedef void MechanismOfMotion(const void *context, const MechanismReal *q, const MechanismReal *qd,
                               MechanismReal *out);

typedef struct {
    int positions, dof, constraints; /* numbers in q, in qd, in errors */
    MechanismOfPositions *errors;    /* loop_errors: how far the loops are open */
    MechanismOfPositions *jacobian;  /* loop_jacobian: constraints x dof, row-major */
    MechanismOfMotion *loop_bias;    /* what accelerations and steady motion need besides */
    MechanismOfMotion *integrate;    /* q after a step of dof numbers; NULL: their sum */
    MechanismOfMotion *bias;         /* of static and steady: torques at these rates, qdd = 0 */
    const void *context;
    const bool *held; /* dof of them: joints that stay where they are; NULL: none */
    MechanismReal *work;
} MechanismLoops;

/* Numbers that work must have room for: of all but the last two functions, and of these. Without
   loops constraints is 0, and errors and jacobian are not called. */
#define MECHANISM_LINEAR_WORK(rows, columns)                                                       \
    (2 * (rows) * (columns) + (rows) * (rows) + 4 * (rows) + 1)
#define MECHANISM_WORK(positions, dof, constraints)                                                \
    ((positions) + 2 * (dof) + 3 * (constraints) + (dof) * (constraints) +                         \
     MECHANISM_LINEAR_WORK(constraints, dof))
#define MECHANISM_STEADY_WORK(positions, dof, constraints)                                         \
    (2 * (positions) + 6 * (dof) + 3 * ((dof) + (constraints)) +                                   \
     2 * (dof) * ((dof) + (constraints)) +                                                         \
     MECHANISM_LINEAR_WORK((dof) + (constraints), 2 * (dof)) +                                     \
     MECHANISM_WORK(positions, dof, constraints))

/* Moves q to a closed position near it, by damped Newton steps; returns how far it is from closed
   then, the length of its errors. Held joints stay. */
MechanismReal mechanism_assemble(const MechanismLoops *mechanism, MechanismReal *q);

/* Changes qd as little as can be so that the loops stay closed; held joints keep their rates. */
void mechanism_project(const MechanismLoops *mechanism, const MechanismReal *q, MechanismReal *qd);

/* The same of qdd, for these rates. */
void mechanism_accelerate(const MechanismLoops *mechanism, const MechanismReal *q,
                          const MechanismReal *qd, MechanismReal *qdd);

/* Baumgarte's: adds to qdd what draws open loops together as critically damped springs of this
   frequency (rad/s) would. */
void mechanism_stabilise(const MechanismLoops *mechanism, const MechanismReal *q,
                         const MechanismReal *qd, MechanismReal frequency, MechanismReal *qdd);

/* Static equilibrium: moves q, which is closed, to where these torques (NULL: none) and the weight
   are in balance, stable or not, loops closed and held joints where they are. Returns what is left
   of the torques in the directions that the loops leave free. */
MechanismReal mechanism_static(const MechanismLoops *mechanism, const MechanismReal *tau,
                               MechanismReal *q);

/* Steady motion: moves q and qd to where no rate changes, qdd = 0. Held joints stay where they are,
   at their rates, by whatever torque that takes: of a governor the spindle. Of the other rates
   those that are kept stay, and the rest is sought like positions are; NULL: none is sought, rates
   change only as far as the loops make them. Returns what is left of the torques that nothing
   holds, and of the loops' accelerations. */
MechanismReal mechanism_steady(const MechanismLoops *mechanism, const MechanismReal *tau,
                               const bool *kept, MechanismReal *q, MechanismReal *qd);

/* mechanism_linear.c: the shortest step with A step = -e as nearly as can be, A rows x columns;
   damping > 0: one that is shorter still, (A^T A + damping) step = -A^T e. work:
   MECHANISM_LINEAR_WORK. */
void mechanism_least_norm(int rows, int columns, const MechanismReal *A, const MechanismReal *e,
                          MechanismReal damping, MechanismReal *step, MechanismReal *work);
MechanismReal mechanism_length(int count, const MechanismReal *x);
/* Takes off a row what orthonormal ones have of it; returns the length of what is left. */
MechanismReal mechanism_beyond(int width, const MechanismReal *basis, int count,
                               MechanismReal *row);

/* Adapters from emitted functions to those above. */
#define MECHANISM_OF_POSITIONS(FUNCTION, NAME)                                                     \
    static void NAME(const void *context, const MechanismReal *q, MechanismReal *out)              \
    {                                                                                              \
        (void)context;                                                                             \
        FUNCTION(q, out);                                                                          \
    }
#define MECHANISM_OF_MOTION(FUNCTION, NAME)                                                        \
    static void NAME(const void *context, const MechanismReal *q, const MechanismReal *qd,         \
                     MechanismReal *out)                                                           \
    {                                                                                              \
        (void)context;                                                                             \
        FUNCTION(q, qd, out);                                                                      \
    }
#define MECHANISM_LOOPS(ROBOT)                                                                     \
    MECHANISM_OF_POSITIONS(ROBOT##_loop_errors, ROBOT##_mechanism_errors)                          \
    MECHANISM_OF_POSITIONS(ROBOT##_loop_jacobian, ROBOT##_mechanism_jacobian)

#ifdef __cplusplus
}
#endif
#endif
