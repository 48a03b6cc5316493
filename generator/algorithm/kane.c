/* kane.c: inverse dynamics by Kane's equations.

   J. Angeles, O. Ma, A. Rojas, "An algorithm for the inverse dynamics of n-axis general
   manipulators using Kane's equations", Computers & Mathematics with Applications 17, 1989.

   Stage 1 (the vectors a_i) is done by the model. Here d = -b, which turns the paper's minus signs
   for prismatic joints into plus; the sum of Stage 2 has the sign of (18). Trees are chains that
   branch: what is carried inwards adds up at the parent. */
#include "algorithm/algorithms.h"

/* clang-format off */
void kane(const Arm *arm, Expr *tau)
{
    int n = arm->n;
    Vec3 omega[MAX_JOINTS], omegad[MAX_JOINTS], pdd[MAX_JOINTS], v[MAX_JOINTS], w[MAX_JOINTS];
    Mat3 W[MAX_JOINTS];

    /* Stage 2: kinematics, from the base to the tip. */
    for (int i = 0; i < n; i++) {
        const ArmLink *link = &arm->link[i];
        int p = link->parent;
        graph_section("motion of link %d", i + 1);
        Vec3 e = axis_z();
        Vec3 edd = p < 0 ? sub(mul(arm->base_U, link->a), arm->gravity)                 /* (41) */
                         : add(pdd[p], mul(W[p], sub(link->a, arm->link[p].rho)));      /* (18) */
        omega[i] = to_link(arm, i, p < 0 ? arm->base_w : omega[p]);
        omegad[i] = to_link(arm, i, p < 0 ? arm->base_wd : omegad[p]);
        if (link->revolute) {
            omega[i] = add(omega[i], mul(link->qd, e));                                 /* (12) */
            omegad[i] = add(omegad[i], add(cross(omega[i], mul(link->qd, e)),
                                           mul(link->qdd, e)));                         /* (13) */
        }
        vec_name(omega[i], "w", i + 1);
        vec_name(omegad[i], "wd", i + 1);
        W[i] = acceleration_matrix(omega[i], omegad[i]);                                /* (53) */
        mat_name(W[i], "W", i + 1);
        pdd[i] = add(to_link(arm, i, edd), mul(W[i], link->rho));
        if (!link->revolute) {
            Vec3 twice = mul(mul(expr_real(2), link->qd), cross(omega[i], e));
            pdd[i] = add(pdd[i], add(twice, mul(link->qdd, e)));                        /* (20) */
        }
        vec_name(pdd[i], "pdd", i + 1);
    }

    /* Stage 3: generalized forces, from the tip to the base. */
    for (int i = 0; i < n; i++)
        v[i] = w[i] = vec_zero();
    for (int i = n - 1; i >= 0; i--) {
        const ArmLink *link = &arm->link[i];
        int p = link->parent;
        graph_section("forces on link %d", i + 1);
        Vec3 h = mul(link->I, omega[i]);
        Vec3 hd = add(mul(link->I, omegad[i]), cross(omega[i], h));                     /* (2) */
        Vec3 u = mul(link->m, pdd[i]);
        w[i] = add(w[i], add(hd, cross(link->rho, u)));                                 /* (47) */
        v[i] = add(v[i], u);                                                            /* (49) */
        vec_name(v[i], "v", i + 1);
        vec_name(w[i], "n", i + 1);
        tau[i] = link->revolute ? w[i].z : v[i].z;                                      /* (44), (45) */
        if (p >= 0) {
            Vec3 inward = to_parent(arm, i, v[i]);
            v[p] = add(v[p], inward);                                                   /* (49) */
            w[p] = add(w[p], add(to_parent(arm, i, w[i]), cross(link->a, inward)));     /* (46) */
        }
    }
}
/* clang-format on */
