/* singh.c: derivatives of torques by composite bodies, walking from each joint to the base.

   S. Singh, R. P. Russell and P. M. Wensing, "Efficient analytical derivatives of rigid-body
   dynamics using spatial vector algebra", IEEE Robotics and Automation Letters 7(2), 2022. In our
   own derivation (variation.h); links in their own frames. For joint j and each joint i that
   carries it,

       dtau_i/dq_j  = s_i . (s_j x* f + I psidd_j + B psid_j)
       dtau_j/dq_i  = psidd_i . (I s_j) + psid_i . (B^T s_j)
       dtau_i/dqd_j = s_i . (2 I psid_j + B s_j)
       dtau_j/dqd_i = 2 psid_i . (I s_j) + s_i . (B^T s_j)

   with I, B and f of all that joint j carries; the four vectors in parentheses go inwards. */
#include "algorithm/algorithms.h"
#include "algorithm/derivatives.h"
#include "algorithm/variation.h"

static void slopes(const Arm *arm, Expr *M, Expr *dtau_dq, Expr *dtau_dqd)
{
    int n = arm->n;
    Arena *scratch = arena_new();
    const Varied *links = varied_links(scratch, arm);
    Expr two = expr_real(2);
    for (int k = 0; k < n * n; k++)
        M[k] = dtau_dq[k] = dtau_dqd[k] = ZERO;
    for (int j = 0; j < n; j++) {
        const Varied *b = &links[j];
        graph_section("row and column %d", j + 1);
        Vec6 by_q = vec6_add(mat6_vec(b->I, b->psidd), block6_vec(&b->B, b->psid));
        by_q = vec6_add(by_q, cross_force(b->s, b->f));
        Vec6 by_qd = vec6_scale(two, mat6_vec(b->I, b->psid));
        by_qd = vec6_add(by_qd, block6_vec(&b->B, b->s));
        Vec6 h = mat6_vec(b->I, b->s), t = block6_transposed_vec(&b->B, b->s);
        for (int i = j, k = j; i >= 0; i = arm->link[i].parent) {
            if (i != j) {
                Vec6 *const all[] = {&by_q, &by_qd, &h, &t};
                for (size_t part = 0; part < COUNT(all); part++)
                    *all[part] = force_to_parent(arm, k, *all[part]);
                k = i;
            }
            const Varied *a = &links[i];
            M[i * n + j] = M[j * n + i] = vec6_dot(a->s, h);
            dtau_dq[j * n + i] = add(vec6_dot(a->psidd, h), vec6_dot(a->psid, t));
            dtau_dqd[j * n + i] = add(mul(two, vec6_dot(a->psid, h)), vec6_dot(a->s, t));
            dtau_dq[i * n + j] = vec6_dot(a->s, by_q);
            dtau_dqd[i * n + j] = vec6_dot(a->s, by_qd);
        }
    }
    arena_free(scratch);
}

static void slopes_only(const Arm *arm, Expr *dtau_dq, Expr *dtau_dqd)
{
    Arena *scratch = arena_new();
    slopes(arm, arena_array(scratch, Expr, arm->n * arm->n), dtau_dq, dtau_dqd);
    arena_free(scratch);
}

void singh(const Arm *arm, Expr *out)
{
    slopes_only(arm, out, out + arm->n * arm->n);
}

void singh_accelerations(const Arm *arm, Expr *out)
{
    int n = arm->n;
    Arena *scratch = arena_new();
    Expr *M = arena_array(scratch, Expr, n * n), *bias = arena_array(scratch, Expr, n);
    Expr *unused = arena_array(scratch, Expr, 2 * n * n);
    slopes(arm, M, unused, unused + n * n);
    bias_by_torques(arm, kane, bias);
    accelerations_with_slopes(arm, M, bias, slopes_only, out);
    arena_free(scratch);
}
