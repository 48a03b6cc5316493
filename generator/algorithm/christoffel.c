/* christoffel.c: Christoffel's symbols of the first kind, which Lin calls D_mkj: slopes of the
   inertia matrix M, so that C_ij = sum over k of Gamma_kij qd_k is the Coriolis matrix:

       Gamma_kij = (dM_ij/dq_k + dM_ik/dq_j - dM_kj/dq_i) / 2 */
#include "algorithm/algorithms.h"
#include "algorithm/function.h"
#include "expression/derive.h"

void recipe_christoffel(const Making *making, Expr *Gamma)
{
    int n = making->arm->n;
    Arena *scratch = arena_new();
    Expr *M = arena_array(scratch, Expr, n * n), *slope = arena_array(scratch, Expr, n * n * n);
    Expr *q = arena_array(scratch, Expr, n), half = expr_real((Real)0.5);
    for (int i = 0; i < n; i++)
        q[i] = expr_input("q", i);
    recipe_whole(making, &functions[INERTIA_MATRIX], making->algorithm, M);
    graph_section("slopes of the inertia matrix");
    derive_jacobian(M, n * n, q, n, slope);
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
