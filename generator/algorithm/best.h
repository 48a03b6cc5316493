/* best.h: our own formulation, written to be specialised, and the choices that it leaves open. The
   search (best_search.c) tries them and keeps what costs least. */
#ifndef BEST_H
#define BEST_H

#include "algorithm/function.h"
#include "model/gauge.h"

/* How the last link's x axis is turned: so that this parameter vanishes. */
typedef enum { PHASE_NONE, PHASE_MS_Y, PHASE_S_XY, PHASE_S_XZ, PHASE_S_YZ, PHASE_COUNT } Phase;

/* What of a link's inertia is carried as if it only spun about its axis; see may_spin. */
typedef enum { SPIN_NONE, SPIN_S_XX, SPIN_S_YY, SPIN_COUNT } Spin;

typedef struct {
    bool unturned; /* vectors stay in the axes that the joint does not turn */
    bool euler;    /* the moment by J and Euler's equation, not by the pseudo-inertia */
    bool stepwise; /* angular acceleration from the parent's, not from the group of parallel axes */
    bool d_inside; /* the shift along z is made in the parent's axes */
    bool direct;   /* U from the parent's angular acceleration, not from the link's own */
    bool slide;    /* a prismatic joint's origin moves along its axis to where ms_z vanishes */
    bool lever; /* Sxx - Syy is carried by the lever to the next joint, where U times it is known */
    Phase phase;
    Spin spin;
    bool trace; /* inertia matrix: Sxx + Syy of the composite body is kept apart from its terms */
    int meet;   /* inertia matrix: the joint's wrench is carried inwards as far as this link */
} LinkChoice;

/* All choices, and the inertial parameters that follow from the weights. */
typedef struct Plan {
    LinkChoice *link;
    double *weights; /* for gauge_fix */
    Parameters *parameters;
    Real unit;  /* of length, in metres: one that makes some lever 1. Masses go with its square, so
                   that torques stay what they are; arms with prismatic joints keep the metre */
    bool stale; /* the parameters do not follow from the weights yet */
    bool counting;             /* the program is only to be counted: no names */
    const struct Plan *matrix; /* accelerations: the plan of the inertia matrix */
} Plan;

/* Whether link i may stay unturned: every joint it carries is parallel to its own. */
bool may_stay_unturned(const Robot *robot, int i);

/* Whether a body on link i that is symmetric about its axis gives torques as if it only spun: it
   does where the parent turns about an axis fixed in the world, e, since e . (w x z) is zero then,
   and what is left is as good as inertia of the parent. */
bool may_spin(const Robot *robot, int i);

/* Torques and inertia matrix (without rotors) by arm->plan. */
void best_inverse(const Arm *arm, Expr *tau);
void best_matrix(const Arm *arm, Expr *H);
/* Accelerations for arm->force, with the inertia matrix by arm->plan->matrix. */
void best_solve(const Arm *arm, Expr *qdd);
/* The same by recursion over the links, also by arm->plan->matrix. */
void best_recursive(const Arm *arm, Expr *qdd);

/* best.c: the cheapest program that the choices give, for functions that we formulate. */
bool best_makes(FunctionId function);
Program *best_program(const Robot *robot, const Function *function);
/* The recursion and the plan that it would use, for functions that are built together. */
const Algorithm *best_choose(Arena *arena, const Robot *robot, const Function *function,
                             Plan *plan);

/* What each step towards the program bought, and the plan: for inverse dynamics, bias, gravity and
   the inertia matrix. */
enum { MAX_STAGES = 80 };
typedef struct {
    const char *what;
    Ops ops; /* after it */
} BestStage;
typedef struct {
    int stage_count;
    BestStage stages[MAX_STAGES];
    Plan plan;
} BestReport;
void best_report(Arena *arena, const Robot *robot, const Function *function, BestReport *report);

/* How hard to search: 0 (no search) to 3 (a minute); what M, A and D cost. For all that follows. */
typedef struct {
    long effort;
    double M, A, D;
} Effort;
extern Effort best_effort;

#endif
