/* carpentier.c: derivatives of torques with everything seen from the base.

   J. Carpentier and N. Mansard, "Analytical derivatives of rigid body dynamics algorithms",
   Robotics: Science and Systems, 2018. In our own derivation (variation.h). In the axes of the base
   and about its origin a joint's columns are the same for all links beyond it, and bodies add up as
   they are; of B only the rate I' = v x* I - I v x and the momentum h are kept: B x = I' x + x x*
   h. For joint j and each joint i that carries it,

       dtau_i/dq_j  = s_i . (s_j x* f + I psidd_j + B psid_j)
       dtau_j/dq_i  = (I s_j) . psidd_i + s_j . B psid_i
       dtau_i/dqd_j = s_i . (2 I psid_j + B s_j)
       dtau_j/dqd_i = 2 (I s_j) . psid_i + s_j . B s_i */
#include "algorithm/algorithms.h"
#include "algorithm/derivatives.h"
#include "algorithm/spatial.h"

typedef struct {
    Vec6 s, v, a, psid, psidd;
    Mat6 I, rate; /* of all that the joint carries, as are ... */
    Vec6 h, f;
} Seen;

/* v x* I - I v x, which is symmetric: each of the two is the other's transpose. */
static Mat6 rate_of(Mat6 I, Vec6 v)
{
    Mat3 w = tilde(v.t), u = tilde(v.b), half = add(mul(w, I.I), mul(u, I.F));
    Mat3 F = sub(mul(w, I.F), add(mul(I.F, w), mul(I.G, u)));
    return (Mat6){add(half, transpose(half)), F, mat_zero()};
}

static Vec6 times_B(const Seen *b, Vec6 x)
{
    return vec6_add(mat6_vec(b->rate, x), cross_force(x, b->h));
}

/* A body, turned by R and at o. */
static Mat6 body_at(const ArmLink *link, Mat3 R, Vec3 o)
{
    Vec3 centre = add(o, mul(R, link->rho));
    return mat6_shift(mat6_body(link->m, similarity(R, link->I)), neg(centre));
}

static Seen *seen_from_base(Arena *arena, const Arm *arm)
{
    int n = arm->n;
    Seen *links = arena_array(arena, Seen, n);
    Vec3 zero = vec_zero(), up = neg(arm->gravity);
    Mat3 *R = arena_array(arena, Mat3, n);
    Vec3 *o = arena_array(arena, Vec3, n);
    for (int i = 0; i < n; i++) {
        const ArmLink *link = &arm->link[i];
        Seen *b = &links[i];
        int p = link->parent;
        graph_section("motion of link %d", i + 1);
        Mat3 own = mul(link->fixed, mat_columns(vec3(link->c, link->s, ZERO),
                                                vec3(neg(link->s), link->c, ZERO), axis_z()));
        R[i] = p < 0 ? own : mul(R[p], own);
        o[i] = p < 0 ? link->a : add(o[p], mul(R[p], link->a));
        Vec3 z = column(R[i], 2);
        b->s = link->revolute ? vec6(z, cross(o[i], z)) : vec6(zero, z);
        Vec6 v = p < 0 ? vec6_zero() : links[p].v, a = p < 0 ? vec6(zero, up) : links[p].a;
        b->psid = cross_motion(v, b->s);
        b->psidd = vec6_add(cross_motion(a, b->s), cross_motion(v, b->psid));
        b->v = vec6_add(v, vec6_scale(link->qd, b->s));
        b->a = vec6_add(vec6_add(a, vec6_scale(link->qdd, b->s)), vec6_scale(link->qd, b->psid));
        b->I = body_at(link, R[i], o[i]);
        b->rate = rate_of(b->I, b->v);
        b->h = mat6_vec(b->I, b->v);
        b->f = vec6_add(mat6_vec(b->I, b->a), cross_force(b->v, b->h));
    }
    graph_section("composite bodies");
    for (int i = n - 1; i >= 0; i--) {
        int p = arm->link[i].parent;
        if (p < 0)
            continue;
        links[p].I = mat6_add(links[p].I, links[i].I);
        links[p].rate = mat6_add(links[p].rate, links[i].rate);
        links[p].h = vec6_add(links[p].h, links[i].h);
        links[p].f = vec6_add(links[p].f, links[i].f);
    }
    return links;
}

static void slopes(const Arm *arm, Expr *M, Expr *dtau_dq, Expr *dtau_dqd)
{
    int n = arm->n;
    Arena *scratch = arena_new();
    const Seen *links = seen_from_base(scratch, arm);
    Expr two = expr_real(2);
    for (int k = 0; k < n * n; k++)
        M[k] = dtau_dq[k] = dtau_dqd[k] = ZERO;
    for (int j = 0; j < n; j++) {
        const Seen *b = &links[j];
        graph_section("row and column %d", j + 1);
        Vec6 by_q = vec6_add(mat6_vec(b->I, b->psidd), times_B(b, b->psid));
        by_q = vec6_add(by_q, cross_force(b->s, b->f));
        Vec6 by_qd = vec6_add(vec6_scale(two, mat6_vec(b->I, b->psid)), times_B(b, b->s));
        Vec6 h = mat6_vec(b->I, b->s);
        for (int i = j; i >= 0; i = arm->link[i].parent) {
            const Seen *a = &links[i];
            M[i * n + j] = M[j * n + i] = vec6_dot(a->s, h);
            Expr turned = vec6_dot(b->s, times_B(b, a->psid));
            dtau_dq[j * n + i] = add(vec6_dot(a->psidd, h), turned);
            turned = vec6_dot(b->s, times_B(b, a->s));
            dtau_dqd[j * n + i] = add(mul(two, vec6_dot(a->psid, h)), turned);
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

void carpentier(const Arm *arm, Expr *out)
{
    slopes_only(arm, out, out + arm->n * arm->n);
}

void carpentier_accelerations(const Arm *arm, Expr *out)
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
