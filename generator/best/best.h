/* best.h: our own formulation of dynamics, written to be specialised, and programs by it. What it
   leaves open (choices.h) a search tries (search.c), and it keeps what costs least. */
#ifndef BEST_H
#define BEST_H

#include "best/choice.h"
#include "best/context.h"
#include "best/gauge.h"
#include "best/rounding.h"

/* How one recursion is laid out for a robot. */
typedef struct {
    const LinkChoice *link;
    const Parameters *parameters; /* of the links, which give the same torques as the robot's own */
    Real unit; /* of length, in metres: one that makes some lever 1. Masses go with its square, so
                  that torques stay what they are; arms with prismatic joints keep the metre */
    const double *priority;   /* by which they were chosen (gauge.h), for robots with letters, ...;
                                 NULL: they are the robot's own */
    bool numeric, weightless; /* ... in this gauge */
} Formulation;

/* What arm->plan is for our recursions: accelerations need both. */
typedef struct Plan {
    const Formulation *torques; /* of inverse dynamics, bias, gravity */
    const Formulation
        *inertia; /* of the inertia matrix, or of accelerations by articulated bodies */
} Plan;

/* Torques, the inertia matrix (without rotors), and accelerations for arm->force: by the matrix and
   elimination, or by recursion over the links. */
void best_inverse(const Arm *arm, Expr *tau);
void best_matrix(const Arm *arm, Expr *H);
void best_solve(const Arm *arm, Expr *qdd);
void best_recursive(const Arm *arm, Expr *qdd);

/* The same as algorithms. */
extern const Algorithm best_torques, best_matrices, best_solver, best_recursions;
/* derived.c: derivatives: all by composite bodies; by positions only, by forward mode. */
extern const Algorithm best_slopes, best_coriolis, best_positions;
/* products.c: accelerations with a tangent or an adjoint. */
extern const Algorithm best_tangents, best_adjoints;

/* best.c: the cheapest program that the choices give, for functions that we formulate. */
bool best_makes(FunctionId function);
Program *best_program(const Build *build, const Robot *robot, const Function *function);
/* The algorithm and the plan that it would use, for functions that are built together. */
const Algorithm *best_choose(const Build *build, Arena *arena, const Robot *robot,
                             const Function *function, Plan *plan);

/* The cheaper one of two programs that keep their digits (digits NULL: they do; a program NULL: the
   other one); if neither does, the one that keeps more. The other one is freed. */
Program *best_of(const Build *build, Digits *digits, Program *a, Program *b);

/* What programs of a function that best makes are judged by; and the better one of a program (NULL:
   none yet), which is spent, and that of a published algorithm, by the passes if they keep its
   digits. */
Digits *best_digits(const Build *build, const Robot *robot, const Function *function);
Program *best_with_algorithm(const Build *build, Digits *digits, Program *best, const Robot *robot,
                             const Function *function, const Algorithm *algorithm);
/* The same with our own torques and inertia matrices, the parameters in other groups: those that
   save most may be differences of large numbers, where base parameters are not. */
Program *best_in_other_groups(const Build *build, const Robot *robot, const Function *function,
                              Digits *digits, Program *best);

/* report.c: what each step towards the program bought, and the formulation: for inverse dynamics,
   bias, gravity and the inertia matrix. */
enum { MAX_STAGES = 80 };
typedef struct {
    const char *what;
    Ops ops; /* after it */
} BestStage;
typedef struct {
    int stage_count;
    BestStage stages[MAX_STAGES];
    Recursion recursion;
    Formulation formulation;
} BestReport;
void best_report(const Build *build, Arena *arena, const Robot *robot, const Function *function,
                 BestReport *report);

#endif
