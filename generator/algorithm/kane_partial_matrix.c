/* kane_partial_matrix.c: the inertia coefficients of Nie's program AUTOQ, and accelerations from
   them by elimination. See kane_partial.c. */
#include "algorithm/algorithms.h"
#include "algorithm/kane_partial.h"

/* clang-format off */
void partial_coefficients(const Arm *arm, int k, const Partials *p, Expr *F)
{
    for (int m = 0; m < p->speeds; m++) {
        Vec3 T = mul(arm->standard[k].J, p->w[m]);
        Vec3 R = mul(arm->link[k].m, p->v[m]);
        for (int r = 0; r <= m; r++) {
            Expr *Frm = &F[r * arm->n + m];
            *Frm = add(add(*Frm, dot(p->w[r], T)), dot(p->v[r], R));        /* (3.56) */
            F[m * arm->n + r] = *Frm;                                       /* (3.59) */
        }
    }
}

void kane_partial_matrix(const Arm *arm, Expr *F)
{
    Arena *scratch = arena_new();
    Partials *p = arena_alloc(scratch, sizeof *p);
    for (int i = 0; i < arm->n * arm->n; i++)
        F[i] = ZERO;
    for (int k = 0; k < arm->n; k++) {
        graph_section("link %d", k + 1);
        partial_joint(arm, k, p);
        partial_turn(arm, k, p);
        partial_move(arm, k, p);
        partial_coefficients(arm, k, p, F);
    }
    for (int r = 0; r < arm->n; r++)
        for (int m = r; m < arm->n; m++)
            expr_name(F[r * arm->n + m], "F%d_%d", r + 1, m + 1);
    arena_free(scratch);
}
/* clang-format on */

void kane_partial_solve(const Arm *arm, Expr *ud)
{
    int n = arm->n;
    Arena *scratch = arena_new();
    Expr *F = arena_array(scratch, Expr, n * n);
    kane_partial_matrix(arm, F);
    add_rotors(arm, F);
    solve_symmetric(arm, F, arm->force, ud);
    arena_free(scratch);
}
