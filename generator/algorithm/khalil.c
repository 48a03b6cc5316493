/* khalil.c: inverse dynamics by the Newton-Euler recursion in modified frames, with the inertia of
   each link about its frame's origin instead of its mass centre; khalil_base on base parameters.

   W. Khalil, J. F. Kleinfinger, "Minimum operations and minimum parameters of the dynamic models
   of tree structure robots", IEEE J. Robotics and Automation 3, 1987.

   i is the parent of link j, a the joint's axis, P_j the origin of frame j in frame i; V'_j is the
   acceleration of that origin, and M_j, MS_j, J_j are the link's inertial parameters. What the
   paper calls customising is what the expression graph does while it is built. */
#include "algorithm/algorithms.h"
#include "algorithm/base_parameters.h"

/* clang-format off */

/* J w' + w x J w, gathered by the entries of J: the products of w, and their sums with w', are
   there already for U, so that 15 multiplications do instead of 24. Without this the paper's counts
   for the bias and for base parameters are out of reach. */
static Vec3 euler(Mat3 J, Vec3 w, Vec3 wd, Mat3 U)
{
    Vec3 x = U.row[0], y = U.row[1], z = U.row[2];
    Vec3 square = vec3(mul(w.x, w.x), mul(w.y, w.y), mul(w.z, w.z));
    Expr yz = mul(w.y, w.z), zx = mul(w.z, w.x), xy = mul(w.x, w.y);
    Vec3 moment = vec3(J.row[0].x, J.row[1].y, J.row[2].z);
    Vec3 product = vec3(J.row[1].z, J.row[2].x, J.row[0].y);
    Vec3 principal = vec3(add(mul(moment.x, wd.x), mul(sub(moment.z, moment.y), yz)),
                          add(mul(moment.y, wd.y), mul(sub(moment.x, moment.z), zx)),
                          add(mul(moment.z, wd.z), mul(sub(moment.y, moment.x), xy)));
    Mat3 by_product = {{vec3(sub(square.y, square.z), y.x, neg(z.x)),
                        vec3(neg(x.y), sub(square.z, square.x), z.y),
                        vec3(x.z, neg(y.z), sub(square.x, square.y))}};
    return add(principal, mul(by_product, product));
}

static void recursion(const Arm *arm, const ArmParameters *link, Expr *tau)
{
    int n = arm->n;
    Vec3 w[MAX_JOINTS], wd[MAX_JOINTS], Vd[MAX_JOINTS], f[MAX_JOINTS], m[MAX_JOINTS];
    Mat3 U[MAX_JOINTS];
    Vec3 a = axis_z(), zero = vec_zero();

    for (int j = 0; j < n; j++) {
        const ArmLink *joint = &arm->link[j];
        int i = joint->parent;
        graph_section("motion of link %d", j + 1);
        Vec3 origin = i < 0 ? sub(mul(arm->base_U, joint->a), arm->gravity) : add(Vd[i], mul(U[i], joint->a));
        w[j] = to_link(arm, j, i < 0 ? arm->base_w : w[i]);
        wd[j] = to_link(arm, j, i < 0 ? arm->base_wd : wd[i]);              /* w'_j = w'_i */
        Vd[j] = to_link(arm, j, origin);                            /* V'_j = V'_i + U_i P_j */
        Vec3 turn = cross(w[j], mul(joint->qd, a)), along = mul(joint->qdd, a);
        if (joint->revolute) {
            w[j] = add(w[j], mul(joint->qd, a));                    /* w_j = w_i + q' a */
            wd[j] = add(wd[j], add(along, turn));                   /* + q'' a + w_i x q' a */
        } else {
            turn = mul(expr_real(2), turn);
            Vd[j] = add(Vd[j], add(along, turn));                   /* + q'' a + 2 w_i x q' a */
        }
        U[j] = acceleration_matrix(w[j], wd[j]);                    /* U_j = w'~_j + w~_j w~_j */
        vec_name(w[j], "w", j + 1);
        vec_name(wd[j], "wd", j + 1);
        mat_name(U[j], "U", j + 1);
        vec_name(Vd[j], "vd", j + 1);
        f[j] = m[j] = zero;
    }

    for (int j = n - 1; j >= 0; j--) {
        const ArmLink *joint = &arm->link[j];
        int i = joint->parent;
        graph_section("forces on link %d", j + 1);
        Expr mass = link[j].m;
        Vec3 MS = link[j].ms;
        Mat3 J = link[j].J;
        Vec3 F = add(mul(mass, Vd[j]), mul(U[j], MS));              /* F_j = M_j V'_j + U_j MS_j */
        Vec3 M = add(euler(J, w[j], wd[j], U[j]), cross(MS, Vd[j]));
        f[j] = add(F, f[j]);
        m[j] = add(M, m[j]);
        vec_name(f[j], "f", j + 1);
        vec_name(m[j], "m", j + 1);
        tau[j] = dot(joint->revolute ? m[j] : f[j], a);
        if (i < 0)
            continue;
        Vec3 inward = to_parent(arm, j, f[j]);
        f[i] = add(f[i], inward);                                   /* f_i = F_i + f_j */
        m[i] = add(m[i], add(to_parent(arm, j, m[j]),
                             cross(joint->a, inward)));             /* m_i = M_i + m_j + P_j x f_j */
    }
}
/* clang-format on */

void khalil(const Arm *arm, Expr *tau)
{
    ArmParameters link[MAX_JOINTS];
    arm_inertial_parameters(arm, link);
    recursion(arm, link, tau);
}

void khalil_base(const Arm *arm, Expr *tau)
{
    ArmParameters link[MAX_JOINTS];
    arm_base_parameters(arm, link);
    recursion(arm, link, tau);
}
