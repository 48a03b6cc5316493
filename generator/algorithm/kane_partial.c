/* kane_partial.c: inverse dynamics by Kane's equations with recursive partial velocities.

   T. Nie, "Derivation and automatic generation of Kane's dynamical equations for mechanical
   manipulators", Ph.D. thesis, Oregon State University, 1988: program AUTOTF of chapter III, in
   standard frames, with the generalized speeds u = qd.

   The thesis writes every sum out in components. Here w_jr^k, j = 1, 2, 3, is one vector w[r], and
   the sum over i of x_i A_ij is the product A^T x. His links have principal inertias; (3.40) holds
   for any and folds to (3.45). His prismatic joints are mended: L and D hold q n3^{k-1}, which
   changes by u A_3. The inertia coefficients F take more than the torques alone would need, but
   they are how he does it: n^3 operations. His own count, 672/404 for the Intelledex 605, is that
   of chapter II (kane_speeds.c). */
#include "algorithm/kane_partial.h"

#include "algorithm/algorithms.h"

/* w3_1_x: of link 3 for u_1, along x. */
static void partial_name(Vec3 partial, const char *name, int k, int r)
{
    char of_link[16];
    snprintf(of_link, sizeof of_link, "%s%d_", name, k + 1);
    vec_name(partial, of_link, r + 1);
}

/* clang-format off */
void partial_joint(const Arm *arm, int k, Partials *p)
{
    Vec3 n3 = axis_z(), zero = vec_zero();
    bool turns = arm->link[k].revolute;
    p->speeds = k + 1;
    p->w[k] = turns ? n3 : zero;                                            /* (3.12), r = k */
    p->s[k] = turns ? zero : n3;                                            /* (3.28), r = k */
    p->wd[k] = p->sd[k] = zero;
}

/* A^T xd + Ad^T x, the derivative of A^T x. In A only the turn about n3 varies. */
static Vec3 derivative(const Arm *arm, int k, Vec3 x, Vec3 xd)
{
    const ArmLink *link = &arm->link[k];
    Expr u = link->revolute ? link->qd : ZERO;
    Expr cd = neg(mul(link->s, u)), sd = mul(link->c, u);
    Mat3 turn = {{vec3(cd, sd, ZERO), vec3(neg(sd), cd, ZERO), vec_zero()}};
    Vec3 Adx = mul(transpose(arm->standard[k].fixed), mul(turn, x));
    return add(standard_outward(arm, k, xd), Adx);
}

void partial_turn(const Arm *arm, int k, Partials *p)
{
    for (int r = 0; r < p->speeds; r++) {
        p->wd[r] = derivative(arm, k, p->w[r], p->wd[r]);                   /* (3.13) */
        p->w[r] = standard_outward(arm, k, p->w[r]);                        /* (3.12) */
    }
}

void partial_move(const Arm *arm, int k, Partials *p)
{
    const StandardLink *far = &arm->standard[k];
    Vec3 slide = arm->link[k].revolute ? vec_zero() : mul(arm->link[k].qd, far->z);
    Vec3 L = far->p, D = add(far->p, far->s);                               /* (3.22), (3.23) */
    for (int r = 0; r < p->speeds; r++) {
        Vec3 w = p->w[r], wd = p->wd[r];
        Vec3 P = derivative(arm, k, p->s[r], p->sd[r]);                     /* (3.30) */
        Vec3 S = standard_outward(arm, k, p->s[r]);
        p->v[r] = add(S, cross(w, D));                                      /* (3.26), (3.28) */
        p->s[r] = add(S, cross(w, L));                                      /* (3.27), (3.29) */
        p->vd[r] = add(P, add(cross(wd, D), cross(w, slide)));              /* (3.31), (3.33) */
        p->sd[r] = add(P, add(cross(wd, L), cross(w, slide)));              /* (3.32), (3.34) */
        partial_name(w, "w", k, r);
        partial_name(wd, "wd", k, r);
        partial_name(p->v[r], "v", k, r);
        partial_name(p->vd[r], "vd", k, r);
    }
}

void partial_inertia_forces(const Arm *arm, int k, const Partials *p, const Expr *u, Expr *Z)
{
    Mat3 I = arm->standard[k].J;
    Vec3 W = vec_zero(), V = W, D = W, E = W;
    for (int r = 0; r < p->speeds; r++) {
        W = add(W, mul(u[r], p->w[r]));                                     /* (3.10) */
        V = add(V, mul(u[r], p->v[r]));
        D = add(D, mul(u[r], p->vd[r]));
        E = add(E, mul(u[r], p->wd[r]));                                    /* (3.43) */
    }
    D = add(D, cross(W, V));                                                /* (3.36), (3.37) */
    Vec3 H = add(mul(I, E), cross(W, mul(I, W)));                           /* (3.40), (3.45) */
    vec_name(W, "W", k + 1);
    vec_name(V, "V", k + 1);
    vec_name(D, "D", k + 1);
    vec_name(E, "E", k + 1);
    vec_name(H, "H", k + 1);
    for (int r = 0; r < p->speeds; r++) {
        Vec3 R = mul(arm->link[k].m, p->v[r]);
        Z[r] = add(add(Z[r], dot(p->w[r], H)), dot(R, D));                  /* (3.57) */
    }
}

void partial_gravity(const Arm *arm, int k, const Partials *p, Vec3 Y, Expr *K)
{
    Vec3 G = mul(arm->link[k].m, Y);                                        /* (3.51) */
    vec_name(G, "G", k + 1);
    for (int r = 0; r < p->speeds; r++)
        K[r] = add(K[r], dot(G, p->v[r]));                                  /* (3.60) */
}

void kane_partial(const Arm *arm, Expr *f)
{
    int n = arm->n;
    Arena *scratch = arena_new();
    Partials *p = arena_alloc(scratch, sizeof *p);
    Expr *u = arena_array(scratch, Expr, n), *F = arena_array(scratch, Expr, n * n);
    Expr *Z = arena_array(scratch, Expr, n), *K = arena_array(scratch, Expr, n);
    Vec3 Y = arm->gravity;
    for (int k = 0; k < n; k++) {
        graph_section("link %d", k + 1);
        u[k] = arm->link[k].qd;                                             /* (3.3) */
        Y = standard_outward(arm, k, Y);                                    /* (3.52) */
        vec_name(Y, "Y", k + 1);
        partial_joint(arm, k, p);
        partial_turn(arm, k, p);
        partial_move(arm, k, p);
        partial_inertia_forces(arm, k, p, u, Z);
        partial_gravity(arm, k, p, Y, K);
        partial_coefficients(arm, k, p, F);
    }
    graph_section("driving forces");
    for (int r = 0; r < n; r++) {
        f[r] = sub(Z[r], K[r]);                                             /* (3.62) */
        for (int m = 0; m < n; m++) {
            expr_name(F[r * n + m], "F%d_%d", r + 1, m + 1);
            f[r] = add(f[r], mul(F[r * n + m], arm->link[m].qdd));          /* (3.56) */
        }
    }
    arena_free(scratch);
}
/* clang-format on */
