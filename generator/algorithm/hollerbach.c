/* hollerbach.c: inverse dynamics by the recursive Lagrangian formulation with 3x3 matrices.

   J. M. Hollerbach, "A recursive Lagrangian formulation of manipulator dynamics and a comparative
   study of dynamics formulation complexity", IEEE Trans. Systems, Man, and Cybernetics 10, 1980.

   W_j turns vectors from frame j to the base, A_j to frame i of the parent; p_j is the origin of
   frame j, *p_j the same seen from frame i. n_j = m r is link j's first moment, J_j its
   pseudo-inertia (the integral of r r^T) about the origin. Lagrange's equations are traces,

       tau_j = tr(dW_j/dq_j D_j) - g . dW_j/dq_j c_j                       (revolute)
       tau_j = dp_j/dq_j . e_j - m_j g . dp_j/dq_j                         (prismatic)

   in which D, e, c and the mass m are sums over the links beyond, carried inwards. All but A, *p,
   n, J and c is in base axes, nine entries where a vector would do: that is why it costs twice what
   a recursion in link frames does. */
#include "algorithm/algorithms.h"

/* clang-format off */
void hollerbach(const Arm *arm, Expr *tau)
{
    Mat3 A[MAX_JOINTS], W[MAX_JOINTS], Wd[MAX_JOINTS], Wdd[MAX_JOINTS], D[MAX_JOINTS];
    Mat3 dW[MAX_JOINTS];                                            /* dW_j/dq_j */
    Vec3 dp[MAX_JOINTS];                                            /* dp_j/dq_j */
    Vec3 pdd[MAX_JOINTS], e[MAX_JOINTS], c[MAX_JOINTS];
    Expr m[MAX_JOINTS], two = expr_real(2);
    Mat3 zero = mat_zero(), one = mat_identity(ONE);
    Vec3 z = axis_z();

    for (int j = 0; j < arm->n; j++) {
        const ArmLink *link = &arm->link[j];
        int i = link->parent;
        Expr qd = link->qd, qdd = link->qdd;
        graph_section("motion of link %d", j + 1);
        Mat3 Wi = i < 0 ? one : W[i], Wdi = i < 0 ? tilde(arm->base_w) : Wd[i];
        Mat3 Wddi = i < 0 ? arm->base_U : Wdd[i];
        A[j] = mat_columns(to_parent(arm, j, column(one, 0)), to_parent(arm, j, column(one, 1)),
                           to_parent(arm, j, z));
        Mat3 dA = link->revolute ? mul(A[j], tilde(z)) : zero;
        Mat3 ddA = mul(dA, tilde(z));
        W[j] = mul(Wi, A[j]);                                       /* W_j = W_i A_j */
        dW[j] = mul(Wi, dA);
        Wd[j] = add(mul(Wdi, A[j]), mul(qd, dW[j]));                /* W'_j = W'_i A_j + W_i dA q' */
        Wdd[j] = add(add(mul(Wddi, A[j]),                           /* W''_j = W''_i A_j */
                         mul(mul(two, qd), mul(Wdi, dA))),          /* + 2 W'_i dA q' */
                     add(mul(mul(qd, qd), mul(Wi, ddA)),            /* + W_i ddA q'^2 */
                         mul(qdd, dW[j])));                         /* + W_i dA q'' */
        dp[j] = link->revolute ? vec_zero() : mul(W[j], z);
        Vec3 dpd = link->revolute ? vec_zero() : mul(Wd[j], z);
        pdd[j] = add(mul(mul(two, qd), dpd), mul(qdd, dp[j]));
        Vec3 origin = i < 0 ? vec_zero() : pdd[i];
        pdd[j] = add(add(origin, mul(Wddi, link->a)), pdd[j]);      /* p''_j = p''_i + W''_i *p_j */
        mat_name(W[j], "W", j + 1);
        mat_name(Wd[j], "Wd", j + 1);
        mat_name(Wdd[j], "Wdd", j + 1);
        vec_name(pdd[j], "pdd", j + 1);
        D[j] = zero;
        e[j] = c[j] = vec_zero();
        m[j] = link->m;
    }

    for (int j = arm->n - 1; j >= 0; j--) {
        const ArmLink *link = &arm->link[j];
        int i = link->parent;
        graph_section("forces on link %d", j + 1);
        Vec3 n = mul(link->m, link->rho);
        Mat3 half_trace = mat_identity(mul(expr_real(0.5), trace(link->I)));
        Mat3 J = add(sub(half_trace, link->I), outer(n, link->rho));
        D[j] = add(add(outer(n, pdd[j]),                            /* D_j = n_j p''_j^T */
                       mul(J, transpose(Wdd[j]))), D[j]);           /* + J_j W''_j^T + ... */
        e[j] = add(add(mul(link->m, pdd[j]),                        /* e_j = m_j p''_j */
                       mul(Wdd[j], n)), e[j]);                      /* + W''_j n_j + ... */
        c[j] = add(n, c[j]);                                        /* c_j = n_j + ... */
        mat_name(D[j], "D", j + 1);
        vec_name(e[j], "e", j + 1);
        vec_name(c[j], "c", j + 1);
        Expr inertial = add(trace(mul(dW[j], D[j])), dot(dp[j], e[j]));
        Vec3 lever = add(mul(dW[j], c[j]), mul(m[j], dp[j]));
        tau[j] = sub(inertial, dot(arm->gravity, lever));
        if (i < 0)
            continue;
        D[i] = add(D[i], add(mul(A[j], D[j]), outer(link->a, e[j]))); /* A_j D_j + *p_j e_j^T */
        e[i] = add(e[i], e[j]);                                     /* e_j */
        c[i] = add(c[i], add(mul(A[j], c[j]), mul(m[j], link->a))); /* A_j c_j + m_j *p_j */
        m[i] = add(m[i], m[j]);
    }
}
/* clang-format on */
