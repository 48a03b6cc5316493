/* derivatives.c: functions that are derivatives of others, by forward mode over their expressions
   (expression/derive.h): a joint's angle enters by its sine and cosine, and the derivative of
   c x + s y is c y - s x, which is there already more often than not. */
#include "algorithm/algorithms.h"
#include "algorithm/program.h"
#include "expression/derive.h"

static Expr *joint_inputs(Arena *arena, const Arm *arm, const char *name)
{
    Expr *inputs = arena_array(arena, Expr, arm->n);
    for (int i = 0; i < arm->n; i++)
        inputs[i] = expr_input(name, i);
    return inputs;
}

/* Entry i, j of 2 C, but for what has a factor 2 of its own, which goes to whole: where k = j, the
   first two terms are the same. */
static Expr twice_coriolis(const Arm *arm, const Expr *slope, int i, int j, Expr *whole)
{
    int n = arm->n;
    Expr twice = ZERO;
    for (int k = 0; k < n; k++) {
        Expr qd = arm->link[k].qd;
        Expr ij_k = slope[(i * n + j) * n + k]; /* dM_ij/dq_k */
        Expr ik_j = slope[(i * n + k) * n + j], jk_i = slope[(j * n + k) * n + i];
        if (k == j) {
            *whole = mul(ij_k, qd);
            twice = sub(twice, mul(jk_i, qd));
        } else {
            twice = add(twice, mul(add(ij_k, sub(ik_j, jk_i)), qd));
        }
    }
    return twice;
}

/* 2 C_ij = sum over k of (dM_ij/dq_k + dM_ik/dq_j - dM_jk/dq_i) qd_k */
void recipe_coriolis(const Making *making, Expr *C)
{
    const Arm *arm = making->arm;
    int n = arm->n;
    Arena *scratch = arena_new();
    Expr *M = arena_array(scratch, Expr, n * n), *slope = arena_array(scratch, Expr, n * n * n);
    recipe_whole(making, &functions[INERTIA_MATRIX], making->algorithm, M);
    graph_section("slopes of the inertia matrix");
    derive_jacobian(M, n * n, joint_inputs(scratch, arm, "q"), n, slope);
    graph_section("Coriolis matrix");
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++) {
            Expr whole, twice = twice_coriolis(arm, slope, i, j, &whole);
            C[i * n + j] = add(whole, mul(expr_real((Real)0.5), twice));
        }
    arena_free(scratch);
}

void recipe_torque_derivatives(const Making *making, Expr *out)
{
    const Arm *arm = making->arm;
    int n = arm->n;
    Arena *scratch = arena_new();
    Expr *tau = arena_array(scratch, Expr, n);
    recipe_whole(making, &functions[INVERSE_DYNAMICS], making->algorithm, tau);
    graph_section("derivatives by positions");
    derive_jacobian(tau, n, joint_inputs(scratch, arm, "q"), n, out);
    graph_section("derivatives by rates");
    derive_jacobian(tau, n, joint_inputs(scratch, arm, "qd"), n, out + n * n);
    arena_free(scratch);
}
