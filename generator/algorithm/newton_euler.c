/* newton_euler.c: inverse dynamics by the Newton-Euler recursion in standard frames.

   J. Y. S. Luh, M. W. Walker, R. P. C. Paul, "On-line computational scheme for mechanical
   manipulators", ASME J. Dynamic Systems, Measurement, and Control 102, 1980; equation numbers of
   the Inverse Arm in N. M. Swartz, "Arm dynamics simulation", Carnegie-Mellon University, 1982,
   which has revolute joints only: the terms of prismatic ones are Luh, Walker and Paul's. */
#include "algorithm/algorithms.h"

/* clang-format off */
void newton_euler(const Arm *arm, Expr *tau)
{
    int n = arm->n;
    Vec3 omega[MAX_JOINTS], omegad[MAX_JOINTS], vd[MAX_JOINTS];
    Vec3 w = arm->base_w, wd = arm->base_wd, a = neg(arm->gravity);

    for (int i = 0; i < n; i++) {
        const ArmLink *link = &arm->link[i];
        const StandardLink *far = &arm->standard[i];
        graph_section("motion of link %d", i + 1);
        Vec3 slide = vec_zero();
        if (link->revolute) {
            Vec3 turn = mul(link->qd, axis_z());
            wd = add(wd, add(mul(link->qdd, axis_z()), cross(w, turn)));                /* (2) */
            w = add(w, turn);                                                           /* (1) */
        } else {
            slide = add(mul(link->qdd, axis_z()),
                        mul(mul(expr_real(2), link->qd), cross(w, axis_z())));
        }
        w = omega[i] = standard_outward(arm, i, w);
        wd = omegad[i] = standard_outward(arm, i, wd);
        vec_name(w, "w", i + 1);
        vec_name(wd, "wd", i + 1);
        Vec3 swing = add(cross(wd, far->p), cross(w, cross(w, far->p)));
        a = vd[i] = add(swing, standard_outward(arm, i, add(a, slide)));                /* (4) */
        vec_name(a, "a", i + 1);
    }

    Vec3 f = arm->hand_f, m = arm->hand_n;                                              /* f, n of N+1 */
    for (int i = n - 1; i >= 0; i--) {
        const ArmLink *link = &arm->link[i];
        const StandardLink *far = &arm->standard[i];
        graph_section("forces on link %d", i + 1);
        w = omega[i];
        wd = omegad[i];
        Vec3 centre = add(add(cross(wd, far->s), cross(w, cross(w, far->s))), vd[i]);   /* (5) */
        Vec3 F = mul(link->m, centre);                                                  /* (6) */
        Vec3 N = add(mul(far->J, wd), cross(w, mul(far->J, w)));                        /* (7) */
        m = add(add(m, cross(far->p, f)), add(cross(add(far->p, far->s), F), N));       /* (9) */
        f = add(f, F);                                                                  /* (8) */
        vec_name(f, "f", i + 1);
        vec_name(m, "n", i + 1);
        tau[i] = dot(link->revolute ? m : f, far->z);                                   /* (10) */
        f = standard_inward(arm, i, f);
        m = standard_inward(arm, i, m);
    }
}
/* clang-format on */
