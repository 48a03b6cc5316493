/* balafoutis.c: inverse dynamics with Cartesian tensors and augmented links.

   C. A. Balafoutis, R. V. Patel, P. Misra, "Efficient modeling and computation of manipulator
   dynamics using orthogonal Cartesian tensors", IEEE J. Robotics and Automation 4, 1988.

   The motion of a link is its angular acceleration tensor Omega = w'~ + w~w~ and the acceleration
   s'' of its origin; its moment mu is the vector of Omega J - (Omega J)^T, with the pseudo-inertia
   J = tr(I)/2 E - I + m rho rho^T about the origin. i is the parent of j, s_j origin j in frame i.

   Augmented links: because s''_j = s''_i + Omega_i s_j, mass at the origin of a revolute joint's
   frame moves as if it were fixed to the parent. So all mass beyond joint j is lumped at s_j into
   J_i and the first moment u_i, once and for all, and f_j is left with the force of what is not
   lumped. The origin of a prismatic joint's frame slides on the parent: nothing is lumped over such
   a joint, and its f_j is the whole force. */
#include "algorithm/algorithms.h"

/* The vector of Omega J - (Omega J)^T, gathered by the entries of J: 15 multiplications, where the
   entries of Omega J off the diagonal would take 18. */
static Vec3 dual_of_product(Mat3 Omega, Mat3 J)
{
    Vec3 x = Omega.row[0], y = Omega.row[1], z = Omega.row[2];
    Vec3 diagonal = vec3(J.row[0].x, J.row[1].y, J.row[2].z);
    Vec3 products = vec3(J.row[1].z, J.row[2].x, J.row[0].y);
    Mat3 by_diagonal = {
        {vec3(ZERO, z.y, neg(y.z)), vec3(neg(z.x), ZERO, x.z), vec3(y.x, neg(x.y), ZERO)}};
    Mat3 by_products = {{vec3(sub(z.z, y.y), neg(y.x), z.x), vec3(x.y, sub(x.x, z.z), neg(z.y)),
                         vec3(neg(x.z), y.z, sub(y.y, x.x))}};
    return add(mul(by_diagonal, diagonal), mul(by_products, products));
}

/* clang-format off */
void balafoutis(const Arm *arm, Expr *tau)
{
    int n = arm->n;
    Expr m[MAX_JOINTS];                                       /* augmented links: mass, */
    Vec3 u[MAX_JOINTS];                                       /* first moment, */
    Mat3 J[MAX_JOINTS];                                       /* pseudo-inertia */
    Vec3 w[MAX_JOINTS], wd[MAX_JOINTS], sdd[MAX_JOINTS], f[MAX_JOINTS], eta[MAX_JOINTS];
    Mat3 Omega[MAX_JOINTS];
    Vec3 z = axis_z(), zero = vec_zero();

    for (int j = 0; j < n; j++) {
        const ArmLink *link = &arm->link[j];
        Mat3 half_trace = mat_identity(mul(expr_real(0.5), trace(link->I)));
        m[j] = link->m;
        u[j] = mul(link->m, link->rho);
        J[j] = add(sub(half_trace, link->I), outer(u[j], link->rho));
    }
    for (int j = n - 1; j >= 0; j--) {
        const ArmLink *link = &arm->link[j];
        int i = link->parent;
        if (i < 0 || !link->revolute)
            continue;
        Vec3 lumped = mul(m[j], link->a);
        m[i] = add(m[i], m[j]);
        u[i] = add(u[i], lumped);                             /* u_i = m_i rho_i + m_j s_j */
        J[i] = add(J[i], outer(lumped, link->a));             /* J_i + m_j s_j s_j^T */
    }

    for (int j = 0; j < n; j++) {
        const ArmLink *link = &arm->link[j];
        int i = link->parent;
        graph_section("motion of link %d", j + 1);
        Vec3 origin = i < 0 ? sub(mul(arm->base_U, link->a), arm->gravity) : add(sdd[i], mul(Omega[i], link->a));
        w[j] = to_link(arm, j, i < 0 ? arm->base_w : w[i]);
        wd[j] = to_link(arm, j, i < 0 ? arm->base_wd : wd[i]);
        sdd[j] = to_link(arm, j, origin);                     /* s''_j = s''_i + Omega_i s_j */
        Vec3 turn = cross(w[j], mul(link->qd, z)), along = mul(link->qdd, z);
        if (link->revolute) {
            w[j] = add(w[j], mul(link->qd, z));               /* w_j = w_i + q' z */
            wd[j] = add(wd[j], add(turn, along));             /* w'_j = w'_i + w_i x q' z + q'' z */
        } else {
            turn = mul(expr_real(2), turn);
            sdd[j] = add(sdd[j], add(turn, along));           /* + 2 w_i x q' z + q'' z */
        }
        Omega[j] = acceleration_matrix(w[j], wd[j]);          /* Omega_j = w'~_j + w~_j w~_j */
        vec_name(w[j], "w", j + 1);
        vec_name(wd[j], "wd", j + 1);
        mat_name(Omega[j], "Om", j + 1);
        vec_name(sdd[j], "sdd", j + 1);
        f[j] = eta[j] = zero;
    }

    for (int j = n - 1; j >= 0; j--) {
        const ArmLink *link = &arm->link[j];
        int i = link->parent;
        graph_section("forces on link %d", j + 1);
        Vec3 mu = dual_of_product(Omega[j], J[j]);            /* mu~ = Omega J - (Omega J)^T */
        f[j] = add(mul(Omega[j], u[j]), f[j]);                /* f_j = Omega_j u_j + ... */
        eta[j] = add(add(mu, cross(u[j], sdd[j])), eta[j]);   /* eta_j = mu_j + u_j x s''_j + ... */
        if (!link->revolute)
            f[j] = add(f[j], mul(m[j], sdd[j]));              /* the whole force */
        vec_name(f[j], "f", j + 1);
        vec_name(eta[j], "eta", j + 1);
        tau[j] = dot(link->revolute ? eta[j] : f[j], z);
        if (i < 0)
            continue;
        Vec3 inward = to_parent(arm, j, f[j]);
        f[i] = add(f[i], inward);                             /* f_j */
        Vec3 moment = cross(link->a, inward);
        eta[i] = add(eta[i], add(to_parent(arm, j, eta[j]), moment)); /* eta_j + s_j x f_j */
    }
}
/* clang-format on */
