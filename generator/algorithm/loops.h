/* loops.h: robots whose links form loops: the constraints as expressions, and the dynamics under
   them. Which constraints there are, and which of them are independent, is model/closure.h's. */
#ifndef ALGORITHM_LOOPS_H
#define ALGORITHM_LOOPS_H

#include "algorithm/function.h"
#include "model/closure.h"

/* How the accelerations of a mechanism are to be worked out; build/loops.c tries several. */
typedef struct LoopPlan {
    const Algorithm *matrix, *torques; /* what makes the tree's inertia matrix and its bias */
    const bool *independent;           /* embedding: links whose rates are chosen freely */
    bool early;           /* small inverses are multiplied out, not divided by at last */
    bool bias_with_drift; /* dependent accelerations that come with the rates go into the bias */
    const int *planar;    /* in a plane (loop_planar.h): the class that each pin is seen from, one
                             more; independent are then its unknowns. explicit: the class that pins
                             take mass off instead. NULL: in joints */
} LoopPlan;

/* The chosen constraints: errors (rank), Jacobian (rank x n), and what is left of the second
   derivative when the rates do not change. Any but the first may be NULL. */
void loop_constraints(const Arm *arm, Expr *e, Expr *A, Expr *gamma);

/* What loops exert with these forces of the chosen constraints: on each link, force and moment
   about its origin in its canonical axes; and a row a loop: on the link that it leads to, at the
   loop's point, in that link's axes of the file. */
void loop_wrenches(const Arm *arm, const Expr *lambda, Vec3 *pull, Vec3 *twist, Expr *rows);
/* reactions.c: what joints carry when something else pulls at the links, too; 6 a link. */
void reactions_under(const Arm *arm, const Vec3 *pull, const Vec3 *twist, Expr *out);
/* Whether a link is one of those inside a joint of several axes: no body of its own. */
bool link_is_inside(const Robot *robot, int link);

/* ---- loop_solve.c: A_d x = b for the dependent rates ---- */

/* A_d taken apart into blocks that are solved one after the other. */
typedef struct LoopBlocks LoopBlocks;
/* columns: the dependent links, as many as rows. */
LoopBlocks *loop_blocks(Arena *arena, const Arm *arm, int n_columns, const Expr *A,
                        const int *columns, int count, bool early);
void loop_blocks_solve(const LoopBlocks *blocks, const Expr *b, Expr *x);
void loop_blocks_solve_transposed(const LoopBlocks *blocks, const Expr *b, Expr *x);

/* ---- recipes of functions of robots with loops ---- */
Recipe recipe_loop_errors, recipe_loop_jacobian, recipe_loop_bias;
Recipe recipe_loop_accelerations;                /* qdd, then lambda, then effort */
Recipe recipe_loop_torques;                      /* of the actuated joints */
Recipe recipe_drive_rates, recipe_drive_inertia; /* loop_drives.c */
Recipe recipe_loop_reactions;                    /* 6 a body, then 6 a loop */

#endif
