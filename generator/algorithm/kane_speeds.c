/* kane_speeds.c: Nie's equations with a middle link's angular velocity as generalized speeds.

   T. Nie, "Derivation and automatic generation of Kane's dynamical equations for mechanical
   manipulators", Ph.D. thesis, Oregon State University, 1988, chapter II, where it is done by hand
   for the Intelledex 605; here with the recursion of chapter III, for any chain that begins with
   three revolute joints whose neighbouring axes are not parallel.

   Link C is the third. u1, u2, u3 are the components of its angular velocity, in its own axes, and
   u_r = qd_r from the fourth joint on. So the partial angular velocities of link C are unit
   vectors, those of the links it carries are simple, and links A and B pay for it. With the matrix
   Omega of (2.18) and Upsilon, its inverse,

       u = Omega qd,   ud = Omega qdd + Omegad qd,   Upsilond = -Upsilon Omegad Upsilon,

   and generalized forces for u are f = Upsilon^T tau, so that tau = Omega^T f.

   Omega is singular where the three axes lie in one plane, which every such arm reaches with its
   second joint: at q2 = 0 or 180 degrees for the Intelledex, wherever sin(theta2) = 0. Near there
   the torques lose two digits for each power of ten by which sin(theta2) shrinks, at the spot
   itself they are not numbers. Hence table.c says where it breaks: it is used where it is asked
   for by name, and nowhere else, and the generated file says so too. (The thesis proposes the
   second link for arms of three and four joints; but the angular velocity of that has only two
   freedoms.) */
#include "algorithm/algorithms.h"
#include "algorithm/kane_partial.h"

enum { A, B, C }; /* the first three links */

bool kane_partial_middle_suits(const Robot *robot)
{
    for (int i = A; i <= C; i++) {
        if (i >= robot->n || robot->links[i].type != REVOLUTE)
            return false;
        Real x = robot->links[i].fixed.R[0][2], y = robot->links[i].fixed.R[1][2];
        bool parallel = x * x + y * y < 1e-4; /* to the axis before, or as good as */
        if (i > A && parallel)
            return false;
    }
    return robot->is_chain;
}

/* clang-format off */
static void matrices(const Arm *arm, Mat3 *Omega, Mat3 *Omegad, Mat3 *Upsilon, Mat3 *Upsilond)
{
    Partials p; /* for the speeds qd */
    for (int k = A; k <= B; k++) {
        partial_joint(arm, k, &p);
        partial_turn(arm, k, &p);
    }
    partial_joint(arm, C, &p);
    Vec3 a = p.w[A], b = p.w[B], c = p.w[C]; /* the three joint axes, in the axes of link B */
    Mat3 adjugate = {{cross(b, c), cross(c, a), cross(a, b)}};
    Expr determinant = dot(a, cross(b, c));
    expr_name(determinant, "determinant");
    *Upsilon = mul(expr_div(ONE, determinant), adjugate);                   /* (2.19) */
    for (int k = A; k <= C; k++)
        Upsilon->row[k] = standard_outward(arm, C, Upsilon->row[k]);
    partial_turn(arm, C, &p);
    *Omega = mat_columns(p.w[A], p.w[B], p.w[C]);                           /* (2.18) */
    *Omegad = mat_columns(p.wd[A], p.wd[B], p.wd[C]);
    *Upsilond = neg(mul(mul(*Upsilon, *Omegad), *Upsilon));
    mat_name(*Omega, "Omega", 3);
    mat_name(*Upsilon, "Upsilon", 3);
    mat_name(*Upsilond, "Upsilond", 3);
}

/* Joint k of the first three turns by qd_k, which is row k of Upsilon times u. */
static void joint_of_speeds(int k, Mat3 Upsilon, Mat3 Upsilond, Partials *p)
{
    Mat3 w = outer(axis_z(), Upsilon.row[k]), wd = outer(axis_z(), Upsilond.row[k]);
    p->speeds = 3;
    for (int r = A; r <= C; r++) {
        p->w[r] = add(p->w[r], column(w, r));
        p->wd[r] = add(p->wd[r], column(wd, r));
    }
}

void kane_partial_middle(const Arm *arm, Expr *tau)
{
    int n = arm->n;
    Arena *scratch = arena_new();
    Partials *p = arena_alloc(scratch, sizeof *p);
    Expr *u = arena_array(scratch, Expr, n), *ud = arena_array(scratch, Expr, n);
    Expr *Z = arena_array(scratch, Expr, n), *K = arena_array(scratch, Expr, n);
    Expr *F = arena_array(scratch, Expr, n * n), *f = arena_array(scratch, Expr, n);

    graph_section("generalized speeds");
    const ArmLink *link = arm->link;
    Mat3 Omega, Omegad, Upsilon, Upsilond;
    matrices(arm, &Omega, &Omegad, &Upsilon, &Upsilond);
    Vec3 qd = vec3(link[A].qd, link[B].qd, link[C].qd);
    Vec3 qdd = vec3(link[A].qdd, link[B].qdd, link[C].qdd);
    Vec3 W = mul(Omega, qd), Wd = add(mul(Omega, qdd), mul(Omegad, qd));    /* (2.22), (2.35) */
    vec_name(W, "u", 3);
    vec_name(Wd, "ud", 3);
    for (int r = 0; r < n; r++) {
        u[r] = r == A ? W.x : r == B ? W.y : r == C ? W.z : link[r].qd;
        ud[r] = r == A ? Wd.x : r == B ? Wd.y : r == C ? Wd.z : link[r].qdd;
    }

    Vec3 Y = arm->gravity;
    for (int k = 0; k < n; k++) {
        graph_section("link %d", k + 1);
        Y = standard_outward(arm, k, Y);
        if (k <= C)
            joint_of_speeds(k, Upsilon, Upsilond, p);
        else
            partial_joint(arm, k, p);
        partial_turn(arm, k, p);
        for (int r = A; r <= C && k == C; r++) {
            p->w[r] = column(mat_identity(ONE), r);                         /* Table 1, row C */
            p->wd[r] = vec_zero();
        }
        partial_move(arm, k, p);
        partial_inertia_forces(arm, k, p, u, Z);
        partial_gravity(arm, k, p, Y, K);
        partial_coefficients(arm, k, p, F);
    }

    graph_section("driving forces");
    for (int r = 0; r < n; r++) {
        f[r] = sub(Z[r], K[r]);
        for (int m = 0; m < n; m++)
            f[r] = add(f[r], mul(F[r * n + m], ud[m]));                     /* (2.50) */
        tau[r] = f[r];
    }
    Vec3 first = mul(transpose(Omega), vec3(f[A], f[B], f[C]));
    tau[A] = first.x;
    tau[B] = first.y;
    tau[C] = first.z;
    arena_free(scratch);
}
/* clang-format on */
