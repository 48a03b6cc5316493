/* walker_orin.c: inertia matrix by composite bodies (method 3) and, column by column, by inverse
   dynamics (method 1), in standard frames.

   M. W. Walker, D. E. Orin, "Efficient dynamic computer simulation of robotic mechanisms", ASME J.
   Dynamic Systems, Measurement, and Control 104, 1982; equation numbers of the Forward Arm in
   N. M. Swartz, "Arm dynamics simulation", Carnegie-Mellon University, 1982. For a prismatic joint
   the hand moves without turning: F = M z, N = 0. */
#include "algorithm/algorithms.h"

/* Inertia of a body about a point that lies r from its mass centre, less that about the centre. */
static Mat3 parallel_axis(Expr mass, Vec3 r)
{
    Vec3 mr = mul(mass, r);
    Expr xx = mul(mr.x, r.x), yy = mul(mr.y, r.y), zz = mul(mr.z, r.z);
    Expr xy = neg(mul(mr.x, r.y)), xz = neg(mul(mr.x, r.z)), yz = neg(mul(mr.y, r.z));
    return (Mat3){
        {vec3(add(yy, zz), xy, xz), vec3(xy, add(xx, zz), yz), vec3(xz, yz, add(xx, yy))}};
}

/* Where one of the two has no mass it is the other's, so that letters may say of a body that nothing
   lies beyond that it has none. */
static Vec3 common_centre(Expr m, Vec3 c, Expr outer_m, Vec3 outer_c)
{
    if (expr_is_zero(outer_m))
        return c;
    if (expr_is_zero(m))
        return outer_c;
    return mul(expr_div(ONE, add(m, outer_m)), add(mul(m, c), mul(outer_m, outer_c)));
}

/* clang-format off */
void walker_orin(const Arm *arm, Expr *H)
{
    int n = arm->n;
    Expr M = ZERO;          /* composite body j: mass, */
    Vec3 c = vec_zero();    /* mass centre from origin j, */
    Mat3 E = mat_zero();    /* inertia about that centre */

    for (int j = n - 1; j >= 0; j--) {
        const ArmLink *link = &arm->link[j];
        const StandardLink *far = &arm->standard[j];
        graph_section("composite body %d", j + 1);
        Expr outer = M;
        Vec3 outer_c = c;
        M = add(M, link->m);                                                            /* (16) */
        c = common_centre(link->m, far->s, outer, outer_c);                             /* (17) */
        E = add(add(E, parallel_axis(outer, sub(outer_c, c))),
                parallel_axis(link->m, sub(far->s, c)));                                /* (18) */
        E = add(E, far->J);
        vec_name(c, "c", j + 1);
        mat_name(E, "E", j + 1);

        Vec3 arm_j = add(c, far->p);
        Vec3 F = link->revolute ? mul(M, cross(far->z, arm_j)) : mul(M, far->z);        /* (19) */
        Vec3 N = link->revolute ? mul(E, far->z) : vec_zero();                          /* (20) */
        Vec3 f = F;                                                                     /* (21) */
        Vec3 m = add(N, cross(arm_j, F));                                               /* (22) */
        H[j * n + j] = dot(link->revolute ? m : f, far->z);                             /* (23) */
        for (int i = j - 1; i >= 0; i--) {
            const StandardLink *inner = &arm->standard[i];
            f = standard_inward(arm, i + 1, f);                                         /* (24) */
            m = add(standard_inward(arm, i + 1, m), cross(inner->p, f));                /* (25) */
            H[i * n + j] = H[j * n + i] = dot(arm->link[i].revolute ? m : f, inner->z); /* (26) */
        }
        c = standard_inward(arm, j, arm_j);
        E = standard_tensor_inward(arm, j, E);
    }
}

/* The same in modified frames, which Lin's table counts: the joint's own axis is z and passes the
   origin, so that no lever leads to it. Any tree. */
void walker_orin_modified(const Arm *arm, Expr *H)
{
    int n = arm->n;
    Expr M[MAX_JOINTS];
    Vec3 c[MAX_JOINTS], z = axis_z();
    Mat3 E[MAX_JOINTS];
    for (int j = 0; j < n; j++) {
        M[j] = arm->link[j].m;
        c[j] = arm->link[j].rho;
        E[j] = arm->link[j].I;
        for (int i = 0; i < n; i++)
            H[i * n + j] = ZERO;
    }
    for (int j = n - 1; j >= 0; j--) {
        const ArmLink *link = &arm->link[j];
        graph_section("composite body %d", j + 1);
        vec_name(c[j], "c", j + 1);
        mat_name(E[j], "E", j + 1);
        Vec3 f = link->revolute ? mul(M[j], cross(z, c[j])) : mul(M[j], z);
        Vec3 m = add(link->revolute ? mul(E[j], z) : vec_zero(), cross(c[j], f));
        H[j * n + j] = link->revolute ? m.z : f.z;
        for (int k = j, i = link->parent; i >= 0; k = i, i = arm->link[i].parent) {
            f = to_parent(arm, k, f);
            m = add(to_parent(arm, k, m), cross(arm->link[k].a, f));
            H[i * n + j] = H[j * n + i] = arm->link[i].revolute ? m.z : f.z;
        }
        int p = link->parent;
        if (p < 0)
            continue;
        Vec3 here = c[p], there = add(link->a, to_parent(arm, j, c[j]));
        Expr mass = M[p];
        M[p] = add(M[p], M[j]);
        E[p] = add(E[p], tensor_to_parent(arm, j, E[j]));
        c[p] = common_centre(mass, here, M[j], there);
        E[p] = add(add(E[p], parallel_axis(mass, sub(here, c[p]))),
                   parallel_axis(M[j], sub(there, c[p])));
    }
}
/* clang-format on */

/* Method 1: column j is what the Inverse Arm gives for a unit acceleration of joint j when nothing
   moves and nothing weighs. H is symmetric: an entry comes from the column of its outer joint. */
void walker_orin_1(const Arm *arm, Expr *H)
{
    int n = arm->n;
    Arena *scratch = arena_new();
    Expr *tau = arena_array(scratch, Expr, n);
    Arm still = *arm;
    still.gravity = vec_zero();
    still.link = arena_array(scratch, ArmLink, n);
    for (int j = 0; j < n; j++) {
        for (int i = 0; i < n; i++) {
            still.link[i] = arm->link[i];
            still.link[i].qd = ZERO;
            still.link[i].qdd = i == j ? ONE : ZERO;
        }
        newton_euler(&still, tau);
        for (int i = 0; i <= j; i++)
            H[i * n + j] = H[j * n + i] = tau[i];
    }
    arena_free(scratch);
}

/* The Forward Arm: H from method 3, the bias from the Inverse Arm (build.c), then elimination.
 */
static void solve(const Arm *arm, bool forwards, Expr *qdd)
{
    Arena *scratch = arena_new();
    Expr *H = arena_array(scratch, Expr, arm->n * arm->n);
    walker_orin(arm, H);
    add_rotors(arm, H);
    (forwards ? solve_forwards : solve_symmetric)(arm, H, arm->force, qdd);
    arena_free(scratch);
}

void walker_orin_solve(const Arm *arm, Expr *qdd)
{
    solve(arm, false, qdd);
}

void walker_orin_ldl(const Arm *arm, Expr *qdd)
{
    solve(arm, true, qdd);
}
