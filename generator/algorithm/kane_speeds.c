/* kane_speeds.c: Nie's equations with a middle link's angular velocity as generalized speeds.

   T. Nie, "Derivation and automatic generation of Kane's dynamical equations for mechanical
   manipulators", Ph.D. thesis, Oregon State University, 1988, chapter II, where it is done by hand
   for the Intelledex 605; here with the recursion of chapter III, for any chain that begins with
   three revolute joints whose neighbouring axes are not parallel.

   Third link, C: u1, u2, u3 are the components of its angular velocity, in its own axes, and
   u_r = qd_r from the fourth joint on. So the partial angular velocities of link C are unit
   vectors, those of the links it carries are simple, and links A and B pay for it. Second link, B:
   its angular velocity has two freedoms, so that u1, u2 are its components across the axis of joint
   3 (its own x and y), and u_r = qd_r from the third joint on, as the thesis's expression for W^3
   has it (its W^2 has three freedoms by mistake). II.2 recommends the second link for arms of three
   and four joints, the third for longer ones: that is "middle".

   With the matrix Omega of (2.18) and Upsilon, its inverse,

       u = Omega qd,   ud = Omega qdd + Omegad qd,   Upsilond = -Upsilon Omegad Upsilon,

   and generalized forces for u are f = Upsilon^T tau, so that tau = Omega^T f. The inertia matrix
   of the joints is Omega^T F Omega; accelerations are Upsilon times what F makes of Upsilon^T tau.

   Omega is singular where the three axes lie in one plane, which every such arm reaches with its
   second joint: at q2 = 0 or 180 degrees for the Intelledex, wherever sin(theta2) = 0. Near there
   the torques lose two digits for each power of ten by which sin(theta2) shrinks, at the spot
   itself they are not numbers. Hence table.c says where it breaks: it is used where it is asked
   for by name, and nowhere else, and the generated file says so too. */
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
typedef struct {
    int base; /* B or C */
    Mat3 Omega, Omegad, Upsilon, Upsilond;
} Speeds;

static int middle_of(const Arm *arm)
{
    return arm->n <= 4 ? B : C;
}

static Speeds speeds_of(const Arm *arm, int base)
{
    Speeds speeds = {.base = base};
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
    if (base == B) { /* across c, which is z */
        a.z = b.z = ZERO;
        speeds.Omega = mat_columns(a, b, c);
        speeds.Omegad = mat_columns(p.wd[A], p.wd[B], vec_zero());
        speeds.Omegad.row[2] = vec_zero();
        adjugate = (Mat3){{vec3(b.y, neg(b.x), ZERO), vec3(neg(a.y), a.x, ZERO), vec3(ZERO, ZERO, determinant)}};
    }
    speeds.Upsilon = mul(expr_div(ONE, determinant), adjugate);             /* (2.19) */
    if (base == B)
        speeds.Upsilon.row[2] = axis_z();
    if (base == C) {
        for (int k = A; k <= C; k++)
            speeds.Upsilon.row[k] = standard_outward(arm, C, speeds.Upsilon.row[k]);
        partial_turn(arm, C, &p);
        speeds.Omega = mat_columns(p.w[A], p.w[B], p.w[C]);                 /* (2.18) */
        speeds.Omegad = mat_columns(p.wd[A], p.wd[B], p.wd[C]);
    }
    speeds.Upsilond = neg(mul(mul(speeds.Upsilon, speeds.Omegad), speeds.Upsilon));
    mat_name(speeds.Omega, "Omega", base + 1);
    mat_name(speeds.Upsilon, "Upsilon", base + 1);
    mat_name(speeds.Upsilond, "Upsilond", base + 1);
    return speeds;
}

/* Joint k of the first three turns by qd_k, which is row k of Upsilon times u. */
static void joint_of_speeds(int k, const Speeds *speeds, Partials *p)
{
    Mat3 w = outer(axis_z(), speeds->Upsilon.row[k]), wd = outer(axis_z(), speeds->Upsilond.row[k]);
    p->speeds = 3;
    for (int r = A; r <= C; r++) {
        p->w[r] = add(p->w[r], column(w, r));
        p->wd[r] = add(p->wd[r], column(wd, r));
    }
}

/* The components of the base's angular velocity are the speeds themselves. */
static void simplify_base(const Speeds *speeds, Partials *p)
{
    Mat3 one = mat_identity(ONE);
    for (int r = A; r <= speeds->base; r++) {
        Vec3 w = column(one, r), wd = vec_zero();                           /* Table 1, row C */
        if (speeds->base == B) {
            w.z = p->w[r].z;
            wd.z = p->wd[r].z;
        }
        p->w[r] = w;
        p->wd[r] = wd;
    }
}

/* The partial velocities of link k, from those of the one before. */
static void partials_of(const Arm *arm, int k, const Speeds *speeds, Partials *p)
{
    if (k <= C)
        joint_of_speeds(k, speeds, p);
    else
        partial_joint(arm, k, p);
    partial_turn(arm, k, p);
    if (k == speeds->base)
        simplify_base(speeds, p);
    partial_move(arm, k, p);
}

static void torques(const Arm *arm, int base, Expr *tau)
{
    int n = arm->n;
    Arena *scratch = arena_new();
    Partials *p = arena_alloc(scratch, sizeof *p);
    Expr *u = arena_array(scratch, Expr, n), *ud = arena_array(scratch, Expr, n);
    Expr *Z = arena_array(scratch, Expr, n), *K = arena_array(scratch, Expr, n);
    Expr *F = arena_array(scratch, Expr, n * n), *f = arena_array(scratch, Expr, n);

    graph_section("generalized speeds");
    const ArmLink *link = arm->link;
    Speeds speeds = speeds_of(arm, base);
    Vec3 qd = vec3(link[A].qd, link[B].qd, link[C].qd);
    Vec3 qdd = vec3(link[A].qdd, link[B].qdd, link[C].qdd);
    Vec3 W = mul(speeds.Omega, qd);                                         /* (2.22) */
    Vec3 Wd = add(mul(speeds.Omega, qdd), mul(speeds.Omegad, qd));          /* (2.35) */
    vec_name(W, "u", base + 1);
    vec_name(Wd, "ud", base + 1);
    for (int r = 0; r < n; r++) {
        u[r] = r == A ? W.x : r == B ? W.y : r == C ? W.z : link[r].qd;
        ud[r] = r == A ? Wd.x : r == B ? Wd.y : r == C ? Wd.z : link[r].qdd;
    }

    Vec3 Y = arm->gravity;
    for (int k = 0; k < n; k++) {
        graph_section("link %d", k + 1);
        Y = standard_outward(arm, k, Y);
        partials_of(arm, k, &speeds, p);
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
    Vec3 first = mul(transpose(speeds.Omega), vec3(f[A], f[B], f[C]));
    tau[A] = first.x;
    tau[B] = first.y;
    tau[C] = first.z;
    arena_free(scratch);
}

/* The inertia coefficients for the speeds u. */
static void coefficients(const Arm *arm, const Speeds *speeds, Expr *F)
{
    Arena *scratch = arena_new();
    Partials *p = arena_alloc(scratch, sizeof *p);
    for (int i = 0; i < arm->n * arm->n; i++)
        F[i] = ZERO;
    for (int k = 0; k < arm->n; k++) {
        graph_section("link %d", k + 1);
        partials_of(arm, k, speeds, p);
        partial_coefficients(arm, k, p, F);
    }
    arena_free(scratch);
}

/* T^T F T of a symmetric F, where T is the given matrix for the first three and leaves the rest. */
static void transform(int n, Mat3 T, Expr *F)
{
    for (int pass = 0; pass < 2; pass++) /* columns, then rows: F is symmetric before and after */
        for (int i = 0; i < n; i++) {
            Expr *at[3];
            for (int k = A; k <= C; k++)
                at[k] = pass ? &F[k * n + i] : &F[i * n + k];
            Vec3 v = mul(transpose(T), vec3(*at[A], *at[B], *at[C]));
            *at[A] = v.x;
            *at[B] = v.y;
            *at[C] = v.z;
        }
    for (int i = 0; i < n; i++)
        for (int j = 0; j < i; j++)
            F[i * n + j] = F[j * n + i];
}

static void matrix(const Arm *arm, int base, Expr *M)
{
    Speeds speeds = speeds_of(arm, base);
    coefficients(arm, &speeds, M);
    graph_section("inertia matrix of the joints");
    transform(arm->n, speeds.Omega, M);
}

static void accelerations(const Arm *arm, int base, Expr *qdd)
{
    int n = arm->n;
    Arena *scratch = arena_new();
    Speeds speeds = speeds_of(arm, base);
    Expr *F = arena_array(scratch, Expr, n * n), *R = arena_array(scratch, Expr, n * n);
    Expr *f = arena_array(scratch, Expr, n), *ud = arena_array(scratch, Expr, n);
    for (int i = 0; i < n * n; i++)
        R[i] = ZERO;
    add_rotors(arm, R);
    transform(n, speeds.Upsilon, R);
    coefficients(arm, &speeds, F);
    for (int i = 0; i < n; i++) {
        for (int j = 0; j < n; j++)
            F[i * n + j] = add(F[i * n + j], R[i * n + j]);
        f[i] = arm->force[i];
    }
    Vec3 first = mul(transpose(speeds.Upsilon), vec3(f[A], f[B], f[C]));
    f[A] = first.x;
    f[B] = first.y;
    f[C] = first.z;
    solve_symmetric(arm, F, f, ud);
    graph_section("accelerations of the joints");
    for (int i = 0; i < n; i++)
        qdd[i] = ud[i];
    first = mul(speeds.Upsilon, vec3(ud[A], ud[B], ud[C]));
    qdd[A] = first.x;
    qdd[B] = first.y;
    qdd[C] = first.z;
    arena_free(scratch);
}
/* clang-format on */

#define SPEEDS(name, base)                                                                         \
    void name(const Arm *arm, Expr *tau)                                                           \
    {                                                                                              \
        torques(arm, base, tau);                                                                   \
    }                                                                                              \
    void name##_matrix(const Arm *arm, Expr *M)                                                    \
    {                                                                                              \
        matrix(arm, base, M);                                                                      \
    }                                                                                              \
    void name##_solve(const Arm *arm, Expr *qdd)                                                   \
    {                                                                                              \
        accelerations(arm, base, qdd);                                                             \
    }
SPEEDS(kane_partial_middle, middle_of(arm))
SPEEDS(kane_partial_second, B)
SPEEDS(kane_partial_third, C)
