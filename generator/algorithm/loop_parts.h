/* loop_parts.h: what the recipes of mechanisms have in common (loop_dynamics.c). */
#ifndef LOOP_PARTS_H
#define LOOP_PARTS_H

#include "algorithm/loops.h"
#include "model/planar.h"

/* M qdd = force + A^T lambda, A qdd + gamma = 0: of joints, or of other rates. */
typedef struct {
    const Making *making;
    const Arm *arm;
    const Closure *closure;
    int n, rank, given; /* rates, constraints, prescribed joints */
    Expr *M, *force, *A, *gamma;
    Arena *arena;
} Parts;

Parts parts_new(const Making *making);

/* Dependent rates are T times the independent ones, and c when these do not change. */
typedef struct {
    int f, r; /* independent and dependent links */
    int free[MAX_JOINTS], bound[MAX_JOINTS];
    LoopBlocks *blocks;
    Expr *T, *c; /* r x f, r */
} Split;

Split parts_split(const Parts *parts, const LoopPlan *plan, bool rates);
/* Accelerations and forces of the constraints by the plan's independent rates. */
void parts_embed(Parts *parts, const LoopPlan *plan, Expr *qdd, Expr *lambda, Expr *effort);
/* Of the joints, as the unknowns of the plane feel them: M + B^T rotors B; and force, which comes
   as the bias, becomes what is left of B^T tau less friction. */
void parts_add_joints(Arena *arena, const Arm *arm, const Planar *planar, const Real *B,
                      const Expr *tau, Expr *M, Expr *force);

#endif
