/* reactions.c: what each joint carries: force and moment that the parent exerts on the link, for
   any tree. Newton's and Euler's equations in the canonical frames: accelerations outwards, weight
   as an upward acceleration of the base; forces f and moments n about the frame's origin inwards.
   They are then told in the axes of the file's frame, about the joint's point on its axis: the
   origin of that frame, or, where it sits at the far end of the link, of the one before. */
#include "algorithm/algorithms.h"
#include "algorithm/load.h"
#include "algorithm/loops.h"

/* The joint's point in the canonical frame. */
static Vec3 joint_point(const Arm *arm, int i)
{
    const Link *link = &arm->robot->links[i];
    Mat3 axes = arm->link[i].own.R;
    Vec3 origin = arm->link[i].own.p;
    if (!link->joint->at_far_end)
        return origin;
    if (arm->robot->letters && arm->robot->letters->geometry)
        return neg(mul(arm->link[i].d, axis_z()));
    Mat3 after = mat_real(&link->joint->after.R[0][0]);
    Vec3 back = vec_real(link->joint->after.p); /* from the point to the origin, before it turns */
    if (!arm->link[i].revolute)
        back = add(back, mul(arm->link[i].q, vec_real(link->joint->axis)));
    return sub(origin, mul(mul(axes, transpose(after)), back));
}

/* Force, and moment about the frame's origin, that a body of link i takes. */
static void add_body(const Load *body, Vec3 w, Vec3 wd, Vec3 a, Mat3 W, Vec3 *f, Vec3 *n)
{
    Vec3 force = mul(body->m, add(a, mul(W, body->com)));
    Vec3 moment = add(mul(body->I, wd), cross(w, mul(body->I, w)));
    *f = add(*f, force);
    *n = add(*n, add(moment, cross(body->com, force)));
}

void reactions(const Arm *arm, Expr *out)
{
    reactions_under(arm, NULL, NULL, out);
}

void reactions_under(const Arm *arm, const Vec3 *pull, const Vec3 *twist, Expr *out)
{
    Vec3 w[MAX_JOINTS], wd[MAX_JOINTS], a[MAX_JOINTS], f[MAX_JOINTS], n[MAX_JOINTS];
    Mat3 W[MAX_JOINTS];
    for (int i = 0; i < arm->n; i++) {
        const ArmLink *link = &arm->link[i];
        int p = link->parent;
        graph_section("motion of link %d", i + 1);
        Vec3 z = axis_z(), joint = mul(link->qd, z), zero = vec_zero();
        w[i] = to_link(arm, i, p < 0 ? zero : w[p]);
        wd[i] = to_link(arm, i, p < 0 ? zero : wd[p]);
        a[i] = to_link(arm, i, p < 0 ? neg(arm->gravity) : add(a[p], mul(W[p], link->a)));
        if (link->revolute) {
            wd[i] = add(wd[i], add(cross(w[i], joint), mul(link->qdd, z)));
            w[i] = add(w[i], joint);
        } else {
            a[i] = add(a[i], add(mul(expr_real(2), cross(w[i], joint)), mul(link->qdd, z)));
        }
        vec_name(w[i], "w", i + 1);
        vec_name(wd[i], "wd", i + 1);
        vec_name(a[i], "a", i + 1);
        W[i] = acceleration_matrix(w[i], wd[i]);
        mat_name(W[i], "W", i + 1);
        f[i] = n[i] = zero;
    }
    for (int i = arm->n - 1; i >= 0; i--) {
        const ArmLink *link = &arm->link[i];
        int p = link->parent;
        Load bodies[1 + MAX_LOADS] = {{link->m, link->rho, link->I, ZERO}};
        int count = 1 + loads_on(arm, i, fixed_pose_real(pose_identity()), bodies + 1);
        graph_section("forces on link %d", i + 1);
        for (int k = 0; k < count; k++)
            add_body(&bodies[k], w[i], wd[i], a[i], W[i], &f[i], &n[i]);
        if (pull) { /* what something else exerts, the joint need not */
            f[i] = sub(f[i], pull[i]);
            n[i] = sub(n[i], twist[i]);
        }
        vec_name(f[i], "f", i + 1);
        vec_name(n[i], "n", i + 1);
        if (p >= 0) {
            Vec3 inward = to_parent(arm, i, f[i]);
            f[p] = add(f[p], inward);
            n[p] = add(n[p], add(to_parent(arm, i, n[i]), cross(link->a, inward)));
        }
        Mat3 to_own = transpose(link->own.R);
        Vec3 force = mul(to_own, f[i]);
        Vec3 moment = mul(to_own, sub(n[i], cross(joint_point(arm, i), f[i])));
        Expr row[] = {force.x, force.y, force.z, moment.x, moment.y, moment.z};
        for (int k = 0; k < 6; k++)
            out[6 * i + k] = row[k];
    }
}
