/* centre_of_mass.c: the mass centre of all links and its Jacobian, for any tree. With the mass M_i
   of what hangs on joint i, and its first moment s_i about the origin of frame i, in the axes of
   link i:

       M_i = m_i + sum over children of M_c
       s_i = m_i rho_i + sum over children of Q_c s_c + M_c a_c

   M p is that sum for the base. When joint i turns, M p moves with z_i x s_i; when it slides, with
   M_i z_i. Masses that are known are divided by M before anything else, so that it costs nothing.
 */
#include "algorithm/algorithms.h"
#include "algorithm/load.h"

typedef struct {
    Expr mass[MAX_JOINTS];   /* M_i */
    Vec3 moment[MAX_JOINTS]; /* s_i */
    Vec3 sum;                /* of the base */
    Expr factor;             /* 1/M, unless it is in all of these; 0 where nothing has mass */
} Subtrees;

static Subtrees subtrees(const Arm *arm)
{
    Subtrees tree = {.sum = vec_zero()};
    Expr total = ZERO;
    for (int i = 0; i < arm->n; i++) {
        const ArmLink *link = &arm->link[i];
        Load loads[MAX_LOADS];
        int count = loads_on(arm, i, fixed_pose_real(pose_identity()), loads);
        tree.mass[i] = link->m;
        tree.moment[i] = mul(link->m, link->rho);
        for (int k = 0; k < count; k++) {
            tree.mass[i] = add(tree.mass[i], loads[k].m);
            tree.moment[i] = add(tree.moment[i], mul(loads[k].m, loads[k].com));
        }
        total = add(total, tree.mass[i]);
        make_angle_sums(arm, i);
    }
    tree.factor = expr_is_zero(total) ? ZERO : expr_div(expr_real(1), total);
    for (int i = 0; i < arm->n && expr_is_fixed(total); i++) {
        tree.mass[i] = mul(tree.factor, tree.mass[i]);
        tree.moment[i] = mul(tree.factor, tree.moment[i]);
    }
    if (expr_is_fixed(total) && !expr_is_zero(total))
        tree.factor = expr_real(1);
    for (int i = arm->n - 1; i >= 0; i--) {
        int p = arm->link[i].parent;
        graph_section("all that hangs on joint %d", i + 1);
        vec_name(tree.moment[i], "mc", i + 1);
        Vec3 moment = add(to_parent(arm, i, tree.moment[i]), mul(tree.mass[i], arm->link[i].a));
        if (p >= 0)
            tree.mass[p] = add(tree.mass[p], tree.mass[i]);
        Vec3 *sum = p < 0 ? &tree.sum : &tree.moment[p];
        *sum = add(*sum, moment);
    }
    return tree;
}

void centre_of_mass(const Arm *arm, Expr *p)
{
    Subtrees tree = subtrees(arm);
    graph_section("mass centre in the world");
    Vec3 centre = mul(arm->base.R, mul(tree.factor, tree.sum));
    if (!expr_is_zero(tree.factor))
        centre = add(arm->base.p, centre);
    p[0] = centre.x;
    p[1] = centre.y;
    p[2] = centre.z;
}

void centre_of_mass_jacobian(const Arm *arm, Expr *Jc)
{
    int n = arm->n;
    Mat3 R[MAX_JOINTS];
    Vec3 o[MAX_JOINTS];
    Subtrees tree = subtrees(arm);
    joint_frames(arm, NULL, vec_zero(), R, o);
    graph_section("Jacobian of the mass centre");
    for (int i = 0; i < n; i++) {
        Vec3 z = axis_z(), rate = mul(tree.mass[i], z);
        if (arm->link[i].revolute)
            rate = cross(z, tree.moment[i]);
        Vec3 world = mul(R[i], mul(tree.factor, rate));
        Jc[i] = world.x;
        Jc[n + i] = world.y;
        Jc[2 * n + i] = world.z;
    }
}
