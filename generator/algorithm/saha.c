/* saha.c: accelerations by the U D U^T decomposition of the inertia matrix, in order n.

   S. K. Saha, "Simulation of industrial manipulators based on the UDU^T decomposition of inertia
   matrix", Multibody System Dynamics 9, 2003; the steps are those of its section 3. Reverse
   Gaussian elimination on the decoupled natural orthogonal complements: M^_i is the inertia of the
   articulated body i, about the mass centre of link i.

   Saha's frame i lies on joint i and is fixed to link i-1: it is the standard frame i-1 of arm.h,
   and link i's own data are in frame i+1, with r_i = -s_i. Where the paper divides by m^_i seven
   times, this multiplies by one reciprocal. A rotor adds to m^_i. For a prismatic joint
   p_i = (0; e_i).

   Frame 1 is taken to turn with link 1, so that Q_1 = Rx(alpha_1): nothing before joint 1 moves,
   and no acceleration depends on theta_1. The published count leaves out M^_1 and the sum with I_i
   in step A3, and counts mu_n, which nobody needs. What is saved here (the turn of frame 1, mu_n)
   outweighs what it leaves out from n = 3 to 12; beyond, a reciprocal and two doublings in the
   turned tensors of each link cost more than the paper's 192 (its items do not add up to 191). */
#include "algorithm/algorithms.h"
#include "algorithm/spatial.h"

/* The arm with frame 1 turning with link 1. */
static Arm without_first_angle(const Arm *arm, ArmLink *links)
{
    for (int i = 0; i < arm->n; i++)
        links[i] = arm->link[i];
    links[0].c = ONE;
    links[0].s = ZERO;
    Arm result = *arm;
    result.link = links;
    return result;
}

/* clang-format off */
void saha(const Arm *given, Expr *thetadd)
{
    ArmLink links[MAX_JOINTS];
    Arm turned = without_first_angle(given, links), *arm = &turned;
    int n = arm->n;
    Vec3 c[MAX_JOINTS + 1];             /* c_{i,i-1}, from C_i to C_{i-1} */
    Vec6 p[MAX_JOINTS], psi[MAX_JOINTS];
    Expr tau[MAX_JOINTS];               /* tau~ */
    Vec3 e = axis_z(), zero = vec_zero();
    Mat6 M = mat6_zero();               /* M^_{i+1,i+1} and eta_{i+1}, in frame i+1 */
    Vec6 eta = vec6_zero();
    c[n] = zero;

    /* A, B: from the tip to the base. */
    for (int i = n - 1; i >= 0; i--) {
        const ArmLink *link = &arm->link[i];
        const StandardLink *far = &arm->standard[i];
        graph_section("articulated body %d", i + 1);
        Vec3 d = standard_inward(arm, i, add(far->p, far->s));                          /* A1 */
        c[i] = i > 0 ? sub(arm->standard[i - 1].s, d) : zero;                           /* A2 */
        p[i] = link->revolute ? vec6(e, cross(e, d)) : vec6(zero, e);                   /* (5) */
        vec_name(d, "d", i + 1);
        vec_name(c[i], "c", i + 1);

        M = mat6_add(mat6_shift(M, c[i + 1]), mat6_body(link->m, far->J));              /* A3 (28) */
        M = standard_mat6_inward(arm, i, M);
        mat6_name(M, i + 1);
        Vec6 psih = mat6_vec(M, p[i]);                                                  /* A4 (26) */
        Expr m = add(vec6_dot(p[i], psih), link->rotor);                                /* A5 (26) */
        Expr inverse = pivot_inverse(arm, i, m);
        psi[i] = vec6_scale(inverse, psih);                                             /* A6 (27) */
        M = mat6_sub(M, mat6_outer(psih, psi[i]));                                      /* A7 (28) */
        expr_name(m, "m%d", i + 1);
        expr_name(inverse, "im%d", i + 1);
        vec6_name(psi[i], "psit", "psib", i + 1);

        eta = vec6(add(eta.t, cross(eta.b, c[i + 1])), eta.b);                          /* A9 (13) */
        eta = standard_vec6_inward(arm, i, eta);
        Expr tauh = sub(arm->force[i], vec6_dot(p[i], eta));                            /* A10 (12) */
        eta = vec6_add(vec6_scale(tauh, psi[i]), eta);                                  /* A8 (13) */
        tau[i] = mul(tauh, inverse);                                                    /* B */
        expr_name(tauh, "tauh%d", i + 1);
        expr_name(tau[i], "taut%d", i + 1);
        vec6_name(eta, "etat", "etab", i + 1);
    }

    /* C: from the base to the tip. */
    Vec6 mu = vec6_zero();
    for (int i = 0; i < n; i++) {
        graph_section("acceleration of link %d", i + 1);
        mu = vec6(mu.t, add(mu.b, cross(c[i], mu.t)));                                  /* C3 (15) */
        thetadd[i] = sub(tau[i], vec6_dot(psi[i], mu));                                 /* C1 (14) */
        expr_name(thetadd[i], "qdd%d", i + 1);
        mu = vec6_add(vec6_scale(thetadd[i], p[i]), mu);                                /* C2 (15) */
        mu = standard_vec6_outward(arm, i, mu);
        vec6_name(mu, "mut", "mub", i + 1);
    }
}
/* clang-format on */
