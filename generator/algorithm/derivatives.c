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

static Expr rotor_of(const Arm *arm, int i, int j)
{
    const Real *rotors = arm->robot->rotors;
    if (i == j)
        return arm->link[i].rotor;
    return rotors ? expr_real(rotors[i * arm->n + j]) : ZERO;
}

/* What quaternions add to 2 C, since their rates are no derivatives: with [a, b] the step that a and
   b leave when their order is changed (run_bracket), and < > the inertia of two steps,

       sum over k of (<[k, j], i> - <[j, i], k> - <[k, i], j>) qd_k

   as Koszul's formula has it beside the slopes of M. Rotors have no part in it: they resist
   accelerations and nothing else. */
static void twice_turning(const Arm *arm, const Expr *M, Expr *out)
{
    int n = arm->n, sign;
    for (int k = 0; k < n * n; k++)
        out[k] = ZERO;
    for (int a = 0; a < n; a++)
        for (int b = 0; b < n; b++) {
            int c = run_bracket(arm->robot, a, b, &sign);
            if (c < 0)
                continue;
            Expr rate = sign > 0 ? arm->link[a].qd : neg(arm->link[a].qd), along = ZERO;
            for (int i = 0; i < n; i++) {
                Expr own = sub(M[c * n + i], rotor_of(arm, c, i)), turned = mul(rate, own);
                out[i * n + b] = add(out[i * n + b], turned);
                out[b * n + i] = sub(out[b * n + i], turned);
                along = add(along, mul(own, arm->link[i].qd));
            }
            out[b * n + a] = add(out[b * n + a], sign > 0 ? neg(along) : along);
        }
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
    derive_by_steps(arm, M, n * n, slope);
    graph_section("Coriolis matrix");
    Expr *turning = arena_array(scratch, Expr, n * n);
    twice_turning(arm, M, turning);
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++) {
            Expr whole, twice = twice_coriolis(arm, slope, i, j, &whole);
            twice = add(twice, turning[i * n + j]);
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
    derive_by_steps(arm, tau, n, out);
    graph_section("derivatives by rates");
    derive_jacobian(tau, n, joint_inputs(scratch, arm, "qd"), n, out + n * n);
    arena_free(scratch);
}
