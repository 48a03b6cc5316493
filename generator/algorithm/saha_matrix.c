/* saha_matrix.c: the inertia matrix from Saha's decoupled natural orthogonal complements, and from
   its decomposition. Paper and frames: see saha.c.

   I_ij = p_i^T B_ji^T M~_j p_j for i <= j, where M~_j is the inertia of links j to n as one rigid
   body, about the mass centre of link j (4). And I = U D U^T (11), U unit upper triangular with
   alpha_ik = p_i^T psi_ik above its diagonal (25), D the pivots m^_k (26). */
#include "algorithm/algorithms.h"
#include "algorithm/spatial.h"

/* What both take: vectors to mass centres and twists, in the frames on the joints. */
typedef struct {
    Vec3 c[MAX_JOINTS + 1]; /* c_{i,i-1}, from C_i to C_{i-1} */
    Vec6 p[MAX_JOINTS];
} Complements;

/* clang-format off */
static void complement(const Arm *arm, int i, Complements *N)
{
    const StandardLink *far = &arm->standard[i];
    Vec3 e = axis_z(), zero = vec_zero();
    Vec3 d = standard_inward(arm, i, add(far->p, far->s));                              /* A1 */
    N->c[i] = i > 0 ? sub(arm->standard[i - 1].s, d) : zero;                            /* A2 */
    N->p[i] = arm->link[i].revolute ? vec6(e, cross(e, d)) : vec6(zero, e);             /* (5) */
    vec_name(d, "d", i + 1);
    vec_name(N->c[i], "c", i + 1);
}

/* B^T: a wrench at the mass centre of link i, at that of link i - 1 and in the frame of its joint. */
static Vec6 carry(const Arm *arm, const Complements *N, int i, Vec6 w)
{
    return standard_vec6_inward(arm, i - 1, vec6(add(w.t, cross(w.b, N->c[i])), w.b));
}

void saha_matrix(const Arm *arm, Expr *I)
{
    int n = arm->n;
    Arena *scratch = arena_new();
    Complements N;
    Vec6 *w = arena_array(scratch, Vec6, n);
    Mat6 M = mat6_zero();
    N.c[n] = vec_zero();
    for (int j = n - 1; j >= 0; j--) {
        graph_section("composite body %d", j + 1);
        complement(arm, j, &N);
        M = mat6_add(mat6_shift(M, N.c[j + 1]), mat6_body(arm->link[j].m, arm->standard[j].J));
        M = standard_mat6_inward(arm, j, M);
        mat6_name(M, j + 1);
        w[j] = mat6_vec(M, N.p[j]);
    }
    for (int j = 0; j < n; j++) {
        graph_section("column %d", j + 1);
        I[j * n + j] = vec6_dot(N.p[j], w[j]);
        for (int i = j - 1; i >= 0; i--) {
            w[j] = carry(arm, &N, i + 1, w[j]);
            I[i * n + j] = I[j * n + i] = vec6_dot(N.p[i], w[j]);
        }
    }
    arena_free(scratch);
}

void saha_factored(const Arm *arm, Expr *I)
{
    int n = arm->n;
    Arena *scratch = arena_new();
    Expr *U = arena_array(scratch, Expr, n * n), *D = arena_array(scratch, Expr, n);
    Vec6 *psi = arena_array(scratch, Vec6, n);
    Complements N;
    Mat6 M = mat6_zero();
    N.c[n] = vec_zero();
    for (int k = n - 1; k >= 0; k--) {
        graph_section("articulated body %d", k + 1);
        complement(arm, k, &N);
        M = mat6_add(mat6_shift(M, N.c[k + 1]), mat6_body(arm->link[k].m, arm->standard[k].J));
        M = standard_mat6_inward(arm, k, M);                                            /* (28) */
        mat6_name(M, k + 1);
        Vec6 psih = mat6_vec(M, N.p[k]);
        D[k] = vec6_dot(N.p[k], psih);                                                  /* (26) */
        expr_name(D[k], "m%d", k + 1);
        psi[k] = vec6_scale(pivot_inverse(arm, k, D[k]), psih);                         /* (27) */
        vec6_name(psi[k], "psit", "psib", k + 1);
        M = mat6_sub(M, mat6_outer(psih, psi[k]));
    }
    for (int k = 0; k < n; k++) {
        graph_section("alpha of joint %d", k + 1);
        Vec6 w = psi[k];
        U[k * n + k] = ONE;
        for (int i = k - 1; i >= 0; i--) {
            w = carry(arm, &N, i + 1, w);
            U[i * n + k] = vec6_dot(N.p[i], w);                                         /* (25) */
            expr_name(U[i * n + k], "alpha%d_%d", i + 1, k + 1);
        }
    }
    graph_section("U D U^T");
    for (int i = 0; i < n; i++)
        for (int j = i; j < n; j++) {
            Expr sum = ZERO;
            for (int k = j; k < n; k++)
                sum = add(sum, mul(U[i * n + k], mul(D[k], U[j * n + k])));             /* (11) */
            I[i * n + j] = I[j * n + i] = sum;
        }
    arena_free(scratch);
}
/* clang-format on */
