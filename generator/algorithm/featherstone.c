/* featherstone.c: forward dynamics by articulated bodies, in order n.

   R. Featherstone, "The calculation of robot dynamics using articulated-body inertias",
   International Journal of Robotics Research 2(1), 1983; the recursion as in his "Rigid body
   dynamics algorithms", Springer, 2008, chapter 7, with its names: spatial velocity v, axis s,
   velocity product c, articulated inertia I^A and bias force p^A, U = I^A s, D = s.U.

   Everything of link i is in its canonical frame, about the frame's origin. That lies on the joint,
   so s is a unit vector and U a column of I^A; what is left of I^A after the joint's freedom is
   taken out, I^a, has zeros in that column, which fold. A link's frame is reached by two screws,
   along x and along z. Gravity is an acceleration of the base upwards; a rotor adds to D; at a
   branching link what is carried inwards adds up. */
#include "algorithm/algorithms.h"
#include "algorithm/spatial.h"

/* clang-format off */
void featherstone(const Arm *arm, Expr *qdd)
{
    int n = arm->n;
    Vec6 s[MAX_JOINTS], v[MAX_JOINTS], c[MAX_JOINTS], pA[MAX_JOINTS], psi[MAX_JOINTS], a[MAX_JOINTS];
    Mat6 IA[MAX_JOINTS];
    Expr u[MAX_JOINTS], inverse[MAX_JOINTS];
    Vec3 e = axis_z(), zero = vec_zero();

    /* Velocities, from the base to the tip. */
    for (int i = 0; i < n; i++) {
        const ArmLink *link = &arm->link[i];
        int p = link->parent;
        graph_section("motion of link %d", i + 1);
        s[i] = link->revolute ? vec6(e, zero) : vec6(zero, e);
        Vec6 vJ = vec6_scale(link->qd, s[i]);
        v[i] = p < 0 ? vJ : vec6_add(motion_to_link(arm, i, v[p]), vJ);
        c[i] = cross_motion(v[i], vJ);
        IA[i] = mat6_shift(mat6_body(link->m, link->I), neg(link->rho));
        pA[i] = cross_force(v[i], mat6_vec(IA[i], v[i]));
        vec6_name(v[i], "w", "v", i + 1);
    }

    /* Articulated bodies, from the tip to the base. */
    for (int i = n - 1; i >= 0; i--) {
        const ArmLink *link = &arm->link[i];
        int p = link->parent;
        graph_section("articulated body %d", i + 1);
        mat6_name(IA[i], i + 1);
        vec6_name(pA[i], "n", "f", i + 1);
        Vec6 U = mat6_vec(IA[i], s[i]);
        Expr D = add(vec6_dot(s[i], U), link->rotor);
        inverse[i] = pivot_inverse(arm, i, D);
        psi[i] = vec6_scale(inverse[i], U);
        u[i] = sub(arm->force[i], vec6_dot(s[i], pA[i]));
        expr_name(inverse[i], "iD%d", i + 1);
        vec6_name(psi[i], "psit", "psib", i + 1);
        expr_name(u[i], "u%d", i + 1);
        if (p >= 0) {
            Mat6 Ia = mat6_sub(IA[i], mat6_outer(U, psi[i]));
            Vec6 pa = vec6_add(vec6_add(pA[i], mat6_vec(Ia, c[i])), vec6_scale(u[i], psi[i]));
            IA[p] = mat6_add(IA[p], inertia_to_parent(arm, i, Ia));
            pA[p] = vec6_add(pA[p], force_to_parent(arm, i, pa));
        }
    }

    /* Accelerations, from the base to the tip. */
    for (int i = 0; i < n; i++) {
        int p = arm->link[i].parent;
        graph_section("acceleration of link %d", i + 1);
        a[i] = p < 0 ? vec6(zero, neg(arm->gravity)) : a[p];
        a[i] = vec6_add(motion_to_link(arm, i, a[i]), c[i]);
        qdd[i] = sub(mul(inverse[i], u[i]), vec6_dot(psi[i], a[i]));
        a[i] = vec6_add(a[i], vec6_scale(qdd[i], s[i]));
        expr_name(qdd[i], "qdd%d", i + 1);
        vec6_name(a[i], "wd", "a", i + 1);
    }
}
/* clang-format on */

/* M^-1 phi: the same arm at rest and weightless. */
void featherstone_solve(const Arm *arm, Expr *qdd)
{
    Arm rest = *arm;
    rest.gravity = vec_zero();
    featherstone(&rest, qdd);
}
