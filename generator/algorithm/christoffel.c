/* christoffel.c: Christoffel's symbols of the first kind, which Lin calls D_mkj: slopes of the
   inertia matrix M, so that C_ij = sum over k of Gamma_kij qd_k is the Coriolis matrix:

       Gamma_kij = (dM_ij/dq_k + dM_ik/dq_j - dM_kj/dq_i) / 2 */
#include "algorithm/algorithms.h"
#include "algorithm/derivatives.h"
#include "algorithm/function.h"
#include "expression/derive.h"

/* Where rates are no derivatives of positions, more than slopes of M is in it (derivatives.c): C is
   linear in the rates, and these are its coefficients. */
static void of_quaternions(const Arm *arm, const Expr *M, Expr *Gamma)
{
    int n = arm->n;
    Arena *scratch = arena_new();
    Expr *C = arena_array(scratch, Expr, n * n), *by_rates = arena_array(scratch, Expr, n * n * n);
    Expr *qd = arena_array(scratch, Expr, n);
    Arm moving = *arm;
    moving.link = arena_array(scratch, ArmLink, n);
    for (int i = 0; i < n; i++) {
        moving.link[i] = arm->link[i];
        moving.link[i].qd = qd[i] = expr_input("qd", i);
    }
    coriolis_of_matrix(&moving, M, false, C);
    derive_jacobian(C, n * n, qd, n, by_rates);
    for (int k = 0; k < n; k++)
        for (int entry = 0; entry < n * n; entry++)
            Gamma[k * n * n + entry] = by_rates[entry * n + k];
    arena_free(scratch);
}

static void of_single_joints(const Arm *arm, const Expr *M, Expr *Gamma)
{
    int n = arm->n;
    Arena *scratch = arena_new();
    Expr *slope = arena_array(scratch, Expr, n * n * n), half = expr_real((Real)0.5);
    graph_section("slopes of the inertia matrix");
    derive_by_steps(arm, M, n * n, slope);
    graph_section("Christoffel's symbols");
    for (int k = 0; k < n; k++)
        for (int i = 0; i < n; i++)
            for (int j = 0; j < n; j++) {
                Expr ij_k = slope[(i * n + j) * n + k], ik_j = slope[(i * n + k) * n + j];
                Expr kj_i = slope[(k * n + j) * n + i];
                Gamma[(k * n + i) * n + j] = mul(half, sub(add(ij_k, ik_j), kj_i));
            }
    arena_free(scratch);
}

void recipe_christoffel(const Making *making, Expr *Gamma)
{
    int n = making->arm->n;
    Arena *scratch = arena_new();
    Expr *M = arena_array(scratch, Expr, n * n);
    recipe_whole(making, &functions[INERTIA_MATRIX], making->algorithm, M);
    if (has_no_quaternions(making->arm->robot))
        of_single_joints(making->arm, M, Gamma);
    else
        of_quaternions(making->arm, M, Gamma);
    arena_free(scratch);
}
