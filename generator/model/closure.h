/* closure.h: loops in numbers: how far a position is from closed, which way closes it, and what of
   the constraints is independent.

   A loop's constraints, in this order; u, v, w are the axis and two unit vectors across it, as seen
   by the joint's frame F on the link that the loop comes from, T that on the link it leads to:

       holds the point   T's origin less F's: x, y, z, in world axes, or where one link carries
                         both F and T in the axes of that link's frame, as the file lays it
                         (revolute, universal, spherical, gimbal, fixed)
       slides            that vector along v and w of F (prismatic, cylindrical), along the common
                         normal of the two slides (planar)
       one axis          v.u' and w.u', where ' is as seen by T (revolute, cylindrical, planar)
       two axes          u1.u2' less what it is at zero (universal)
       does not turn     w.u', u.v', v.w' (prismatic; fixed: of F's own axes)

   Constraints of a linkage that is written in three dimensions but moves in a plane depend on each
   other. How many are independent is counted at closed positions that are found numerically; rows
   are then chosen so that they stay independent at all of them. */
#ifndef CLOSURE_H
#define CLOSURE_H

#include "model/loops.h"
#include "runtime/mechanism.h"
#include "util/random.h"

enum { LOOP_MOST_ROWS = 6, LOOP_SPLITS = 5 };

/* One constraint: of which loop, and what: a component of the way from F to T (in the axes of
   what carries both, or along a vector of F), or the product of a vector of F and one of T less a
   constant. */
typedef enum { ROW_HOLD, ROW_ALONG, ROW_ANGLE } RowKind;
typedef struct {
    int loop;
    RowKind kind;
    int component; /* ROW_HOLD */
    Real u[3];     /* ROW_ALONG, ROW_ANGLE: in F */
    Real v[3];     /* ROW_ANGLE: in T */
    Real constant; /* ROW_ANGLE: their product at zero */
} LoopRow;
/* The last link that carries both ends of a loop; -1: the base. */
int loop_carrier(const Robot *robot, int loop);
int loop_rows(const Loop *loop, int number, LoopRow *rows); /* at most LOOP_MOST_ROWS */

typedef struct Closure {
    int all;      /* constraints of all loops */
    LoopRow *row; /* all of them */
    int rank;     /* independent ones */
    int *chosen;  /* which, rank of them, ascending */
    int mobility; /* n - rank */
    int samples;  /* closed positions that this was found at */
    double *sample;
    const double *start; /* the first: nearest to the guess */
    int actuated_count;  /* links: the file's, or the first that can be independent */
    int *actuated;
    int split_count; /* ways to choose independent links, the actuated ones first where they can be
                      */
    bool *split[LOOP_SPLITS];    /* by link: independent */
    double share[LOOP_SPLITS];   /* see closure_split */
    const struct Planar *planar; /* planar.h; NULL: it does not move in a plane */
    const struct Planar *flat;   /* of its loops alone, which positions are solved by; NULL: they do
                                    not, either */
    const char *fault;           /* why nothing can be computed; NULL: nothing is wrong */
    const char *note;            /* what was dropped; NULL: nothing */
} Closure;

/* Made once for a robot with loops: robot->closure. Where joints follow others its links are
   coordinates, and q, qd and A are those of the coordinates. */
Closure *closure_new(Arena *arena, const Robot *robot);

/* Ends in fail_input where something is wrong with the robot's loops. */
void closure_check(const Robot *robot);

/* All constraints at q, each unless NULL: errors, their Jacobian (all x n) and what it takes of
   their second derivative when qdd is zero. */
void closure_evaluate(const Robot *robot, const Closure *closure, const double *q, const double *qd,
                      double *e, double *A, double *gamma);
/* Moves q to a closed position near it; how far it is from closed then. held: links that are to
   stay where they are, NULL: none. */
double closure_assemble(const Robot *robot, const Closure *closure, const bool *held, double *q);
#define CLOSED 1e-9 /* m and rad: a position that is no farther off is closed */
/* Takes from qd, and from qdd, what the loops do not allow. */
void closure_project(const Robot *robot, const Closure *closure, const double *q, double *qd);
void closure_accelerate(const Robot *robot, const Closure *closure, const double *q,
                        const double *qd, double *qdd);

/* closure_mechanism.c: the same functions, for the runtime to close the loops by; its context is
   this, or a struct that begins with it. It has no bias and no work. */
typedef struct {
    const Robot *robot;
    const Closure *closure; /* NULL: no loops */
} ClosureContext;
MechanismLoops closure_mechanism(const ClosureContext *context, const bool *held);

/* Whether the loops' axes are closed the way they are meant, and not turned round. */
bool closure_right_way(const Robot *robot, const double *q);
/* Whether the dependent rates of all splits follow from the others there with few digits lost. */
bool closure_is_regular(const Robot *robot, const Closure *closure, const double *q);
/* A closed position that random numbers lead to, near another one; false: none was found. */
bool closure_random(const Robot *robot, const Closure *closure, Random *random, double *q);

/* closure_plan.c: splits the links into independent ones, which are the earlier ones of order where
   that works, and dependent ones. Returns the least share of a dependent rate's column that is left
   beyond those of the others at the samples; 0: it does not work. */
double closure_split(const Robot *robot, const Closure *closure, const int *order,
                     bool *independent);

#endif
