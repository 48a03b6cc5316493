/* lin.c: inertia matrix and bias by composite bodies that are observed from the base.

   S.-K. Lin, "A new composite body method for manipulator dynamics", Journal of Robotic Systems 8,
   1991. Every distance is measured from one point, the base's origin, so that what joint m does to
   the composite body j (links j to n) depends on m through u_m and ubar_m = u_m x s_m alone. What
   belongs to a pair is written in the frame of its outer joint j, where u_j is the z axis. The base
   frame is put on joint 1's frame, s_1 = 0.

   The print that we have lost most of the equations; they were derived again and stand under their
   numbers as far as the text tells these. Recursions (24) to (30) are composite_bodies (without its
   last part) and carry_axes. The paper's savings: J' is recursed instead of J; of J only the column
   J u_j is formed; and in

       d_mj = J'_j (u_m x u_j) - ubar_j x (u_m x P_j) - e_j x ubar_m = A_j u_m - e_j x ubar_m

   the matrix A_j = ubar~ P~ - J' u~ is made once for all m. For a prismatic joint j the same forms
   hold with e_j, t_j and A_j of its own: the four cases of (12) and of (46) come down to two.

   Distances from the base make the inertias of light outer links differences of large numbers: the
   accelerations of the Stanford arm lose two digits by it. */
#include "algorithm/algorithms.h"

/* Joint j and its composite body, in frame j, about the base's origin. */
typedef struct {
    Vec3 u, s, ubar; /* the joint's axis, its origin, u x s */
    Expr M;          /* mass, */
    Vec3 P;          /* first moment, */
    Mat3 J;          /* J': inertia less half its trace */
    Vec3 e, t;       /* force and moment that a unit acceleration of the joint takes */
    Mat3 A;          /* what takes u_m into d_mj */
} Composite;

/* m with its upper triangle below too: products are then made once. */
static Mat3 mirrored(Mat3 m)
{
    m.row[1].x = m.row[0].y;
    m.row[2].x = m.row[0].z;
    m.row[2].y = m.row[1].z;
    return m;
}

/* clang-format off */
static Composite *composite_bodies(const Arm *arm, Arena *scratch)
{
    int n = arm->n;
    Composite *body = arena_array(scratch, Composite, n);

    for (int i = 0; i < n; i++) {
        graph_section("joint %d from the base", i + 1);
        Composite *b = &body[i];
        b->u = axis_z();
        b->s = vec_zero();
        if (i > 0)
            b->s = to_link(arm, i, add(body[i - 1].s, arm->link[i].a));
        b->ubar = cross(b->u, b->s);
        vec_name(b->s, "s", i + 1);
    }
    for (int j = n - 1; j >= 0; j--) {
        const ArmLink *link = &arm->link[j];
        graph_section("composite body %d", j + 1);
        Composite *b = &body[j];
        Expr half_trace = mul(expr_real((Real)0.5), trace(link->I));
        Mat3 pseudo = sub(link->I, mat_identity(half_trace));                           /* (19) */
        Vec3 p = add(b->s, link->rho);
        Vec3 mp = mul(link->m, p);
        b->M = link->m;
        b->P = mp;
        b->J = sub(pseudo, mirrored(outer(mp, p)));                                     /* (22) */
        if (j + 1 < n) {
            b->M = add(b->M, body[j + 1].M);                                            /* (2) */
            b->P = add(b->P, to_parent(arm, j + 1, body[j + 1].P));
            b->J = add(b->J, tensor_to_parent(arm, j + 1, body[j + 1].J));              /* (17) */
        }
        vec_name(b->P, "P", j + 1);
        mat_name(b->J, "J", j + 1);

        if (link->revolute) {
            Vec3 Ju = sub(mul(b->J, b->u), mul(trace(b->J), b->u));                     /* (23) */
            b->e = sub(cross(b->u, b->P), mul(b->M, b->ubar));
            b->t = sub(Ju, cross(b->P, b->ubar));
            b->A = sub(mul(tilde(b->ubar), tilde(b->P)), mul(b->J, tilde(b->u)));
        } else {
            b->e = mul(b->M, b->u);
            b->t = cross(b->P, b->u);
            b->A = neg(mul(tilde(b->u), tilde(b->P)));
        }
        vec_name(b->e, "e", j + 1);
        vec_name(b->t, "t", j + 1);
        mat_name(b->A, "A", j + 1);
    }
    return body;
}

/* The axes of the joints before j, carried on from frame j - 1 to frame j. */
static void carry_axes(const Arm *arm, Arena *scratch, int j, Vec3 *u, Vec3 *ubar)
{
    for (int m = 0; m < j; m++) {
        u[m] = to_link(arm, j, u[m]);
        ubar[m] = to_link(arm, j, ubar[m]);
        vec_name(u[m], arena_format(scratch, "u%d_", m + 1), j + 1);
        vec_name(ubar[m], arena_format(scratch, "ubar%d_", m + 1), j + 1);
    }
}

void lin(const Arm *arm, Expr *H)
{
    int n = arm->n;
    Vec3 u[MAX_JOINTS], ubar[MAX_JOINTS];
    Arena *scratch = arena_new();
    const Composite *body = composite_bodies(arm, scratch);

    for (int j = 0; j < n; j++) {
        const Composite *b = &body[j];
        graph_section("column %d", j + 1);
        carry_axes(arm, scratch, j, u, ubar);
        u[j] = b->u;
        ubar[j] = b->ubar;
        for (int m = 0; m <= j; m++)
            H[m * n + j] = H[j * n + m] = arm->link[m].revolute
                                              ? sub(dot(u[m], b->t), dot(ubar[m], b->e))
                                              : dot(u[m], b->e);                        /* (12) */
    }
    arena_free(scratch);
}

void lin_bias(const Arm *arm, Expr *bias)
{
    int n = arm->n;
    Vec3 u[MAX_JOINTS], ubar[MAX_JOINTS];
    Vec3 S[MAX_JOINTS];                         /* 2 qd_j sigma_j, for all joints up to j */
    Vec3 sigma = vec_zero(), turn = vec_zero(); /* 2 sigma_j: then nothing has to be halved */
    Vec3 g = arm->gravity;
    Arena *scratch = arena_new();
    const Composite *body = composite_bodies(arm, scratch);

    for (int j = 0; j < n; j++) {
        const ArmLink *link = &arm->link[j];
        const Composite *b = &body[j];
        graph_section("motion of joint %d", j + 1);
        carry_axes(arm, scratch, j, u, ubar);
        u[j] = b->u;
        ubar[j] = b->ubar;
        for (int m = 0; m < j; m++)
            S[m] = to_link(arm, j, S[m]);
        sigma = to_link(arm, j, add(sigma, turn));
        turn = link->revolute ? mul(link->qd, b->u) : vec_zero();
        sigma = add(sigma, turn);                                                       /* (55) */
        S[j] = mul(link->qd, sigma);
        g = to_link(arm, j, g);
        vec_name(S[j], "S", j + 1);
        vec_name(g, "g", j + 1);

        graph_section("bias of joint %d", j + 1);
        bias[j] = neg(dot(b->e, g));                                                    /* (58) */
        for (int m = 0; m < j; m++) {
            Vec3 d = arm->link[m].revolute ? sub(mul(b->A, u[m]), cross(b->e, ubar[m]))
                                           : cross(b->e, u[m]);                         /* (46) */
            vec_name(d, arena_format(scratch, "d%d_", m + 1), j + 1);
            bias[m] = add(bias[m], dot(S[j], d));                                       /* (54) */
            bias[j] = sub(bias[j], dot(S[m], d));
        }
    }
    arena_free(scratch);
}
/* What a unit acceleration of the joint takes, e_j, is also what gravity pulls with. */
void lin_gravity(const Arm *arm, Expr *gravity)
{
    Vec3 g = arm->gravity;
    Arena *scratch = arena_new();
    const Composite *body = composite_bodies(arm, scratch);
    for (int j = 0; j < arm->n; j++) {
        graph_section("gravity on joint %d", j + 1);
        g = to_link(arm, j, g);
        vec_name(g, "g", j + 1);
        gravity[j] = neg(dot(body[j].e, g));                                            /* (58) */
    }
    arena_free(scratch);
}
/* clang-format on */

/* Lin's H and bias, then elimination: from the tip, or as the paper has it. */
static void solve(const Arm *arm, bool forwards, Expr *qdd)
{
    Arena *scratch = arena_new();
    Expr *H = arena_array(scratch, Expr, arm->n * arm->n);
    lin(arm, H);
    add_rotors(arm, H);
    (forwards ? solve_forwards : solve_symmetric)(arm, H, arm->force, qdd);
    arena_free(scratch);
}

void lin_solve(const Arm *arm, Expr *qdd)
{
    solve(arm, false, qdd);
}

void lin_ldl(const Arm *arm, Expr *qdd)
{
    solve(arm, true, qdd);
}
