/* modes.c: derivatives of torques by differentiation of an inverse dynamics as it stands: forward
   mode, which carries the derivatives by one variable through all expressions, and reverse mode
   (Linnainmaa 1976; Griewank & Walther, Evaluating Derivatives, 2008), which carries those of one
   torque back through them. */
#include "algorithm/algorithms.h"
#include "algorithm/derivatives.h"

#define MODES(torques)                                                                             \
    void forward_mode_##torques(const Arm *arm, Expr *out)                                         \
    {                                                                                              \
        slopes_forward(arm, torques, out, out + arm->n * arm->n);                                  \
    }                                                                                              \
    void reverse_mode_##torques(const Arm *arm, Expr *out)                                         \
    {                                                                                              \
        slopes_reverse(arm, torques, out, out + arm->n * arm->n);                                  \
    }
DIFFERENTIATED(MODES)

/* Torques are quadratic in the rates: C is half of their derivative. */
void forward_mode_coriolis(const Arm *arm, Expr *C)
{
    int size = arm->n * arm->n;
    Arena *scratch = arena_new();
    Expr *slopes = arena_array(scratch, Expr, size);
    slopes_forward(arm, kane, slopes, C);
    for (int k = 0; k < size; k++)
        C[k] = mul(expr_real((Real)0.5), C[k]);
    arena_free(scratch);
}

static void slopes_of_kane(const Arm *arm, Expr *dtau_dq, Expr *dtau_dqd)
{
    slopes_forward(arm, kane, dtau_dq, dtau_dqd);
}

void forward_mode_accelerations(const Arm *arm, Expr *out)
{
    int n = arm->n;
    Arena *scratch = arena_new();
    Expr *M = arena_array(scratch, Expr, n * n), *bias = arena_array(scratch, Expr, n);
    matrix_by_torques(arm, kane, M);
    bias_by_torques(arm, kane, bias);
    accelerations_with_slopes(arm, M, bias, slopes_of_kane, out);
    arena_free(scratch);
}
