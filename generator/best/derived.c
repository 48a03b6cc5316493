/* derived.c: derivatives of torques and accelerations, by best's recursions. */
#include "algorithm/derivatives.h"
#include "best/best.h"

const Algorithm best_accelerations = {
    .name = BEST, .function = FORWARD_DYNAMICS_DERIVATIVES, .build = best_forward_accelerations};

static void forward_slopes(const Arm *arm, Expr *dtau_dq, Expr *dtau_dqd)
{
    slopes_forward(arm, best_inverse, dtau_dq, dtau_dqd);
}

void best_forward_accelerations(const Arm *arm, Expr *out)
{
    int n = arm->n;
    Arena *scratch = arena_new();
    Expr *M = arena_array(scratch, Expr, n * n), *bias = arena_array(scratch, Expr, n);
    best_matrix(arm, M);
    bias_by_torques(arm, best_inverse, bias);
    accelerations_with_slopes(arm, M, bias, forward_slopes, out);
    arena_free(scratch);
}
