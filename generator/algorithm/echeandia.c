/* echeandia.c: Christoffel's Coriolis matrix by composite bodies.

   S. Echeandia and P. M. Wensing, "Numerical methods to compute the Coriolis matrix and Christoffel
   symbols for rigid-body systems", Journal of Computational and Nonlinear Dynamics 16(9), 2021. In
   our own derivation (variation.h), with B half of what it is there: for joint j and each joint i
   that carries it,

       C_ij = s_i . (I psid_j + B s_j)        C_ji = psid_i . (I s_j) + s_i . (B^T s_j)

   with I and B of all that joint j carries. */
#include "algorithm/algorithms.h"
#include "algorithm/variation.h"

void echeandia(const Arm *arm, Expr *C)
{
    int n = arm->n;
    Arena *scratch = arena_new();
    const Varied *links = varied_links(scratch, arm);
    Expr half = expr_real((Real)0.5);
    for (int k = 0; k < n * n; k++)
        C[k] = ZERO;
    for (int j = 0; j < n; j++) {
        const Varied *b = &links[j];
        graph_section("row and column %d", j + 1);
        Vec6 u = vec6_scale(half, block6_vec(&b->B, b->s));
        u = vec6_add(mat6_vec(b->I, b->psid), u);
        Vec6 h = mat6_vec(b->I, b->s);
        Vec6 t = vec6_scale(half, block6_transposed_vec(&b->B, b->s));
        C[j * n + j] = vec6_dot(b->s, u);
        for (int i = arm->link[j].parent, k = j; i >= 0; k = i, i = arm->link[i].parent) {
            u = force_to_parent(arm, k, u);
            h = force_to_parent(arm, k, h);
            t = force_to_parent(arm, k, t);
            C[i * n + j] = vec6_dot(links[i].s, u);
            C[j * n + i] = add(vec6_dot(links[i].psid, h), vec6_dot(links[i].s, t));
        }
    }
    arena_free(scratch);
}
