/* spatial.c: see spatial.h. */
#include "algorithm/spatial.h"

/* ---- vectors ---- */

Vec6 vec6(Vec3 top, Vec3 bottom)
{
    return (Vec6){top, bottom};
}

Vec6 vec6_zero(void)
{
    return vec6(vec_zero(), vec_zero());
}

Vec6 vec6_add(Vec6 a, Vec6 b)
{
    return vec6(add(a.t, b.t), add(a.b, b.b));
}

Vec6 vec6_scale(Expr s, Vec6 a)
{
    return vec6(mul(s, a.t), mul(s, a.b));
}

Expr vec6_dot(Vec6 a, Vec6 b)
{
    return add(dot(a.t, b.t), dot(a.b, b.b));
}

void vec6_name(Vec6 a, const char *top, const char *bottom, int link)
{
    vec_name(a.t, top, link);
    vec_name(a.b, bottom, link);
}

/* ---- inertias ---- */

Mat6 mat6_zero(void)
{
    return (Mat6){mat_zero(), mat_zero(), mat_zero()};
}

Mat6 mat6_body(Expr mass, Mat3 I)
{
    return (Mat6){I, mat_zero(), mat_identity(mass)};
}

Mat6 mat6_add(Mat6 M, Mat6 N)
{
    return (Mat6){add(M.I, N.I), add(M.F, N.F), add(M.G, N.G)};
}

Mat6 mat6_sub(Mat6 M, Mat6 N)
{
    return (Mat6){sub(M.I, N.I), sub(M.F, N.F), sub(M.G, N.G)};
}

Vec6 mat6_vec(Mat6 M, Vec6 a)
{
    return vec6(add(mul(M.I, a.t), mul(transpose(M.F), a.b)), add(mul(M.F, a.t), mul(M.G, a.b)));
}

/* A symmetric matrix whose lower half was computed by other products: the upper half, mirrored. */
static Mat3 mirror(Mat3 T)
{
    Vec3 x = T.row[0], y = T.row[1], z = T.row[2];
    return (Mat3){{x, vec3(x.y, y.y, y.z), vec3(x.z, y.z, z.z)}};
}

Mat6 mat6_outer(Vec6 a, Vec6 b)
{
    return (Mat6){mirror(outer(a.t, b.t)), outer(a.b, b.t), mirror(outer(a.b, b.b))};
}

void mat6_name(Mat6 M, int link)
{
    mat_name(M.I, "I", link);
    mat_name(M.F, "F", link);
    mat_name(M.G, "G", link);
}

/* F^T c~ - c~ H for H = F + G c~, which is symmetric. The components of c are taken out of the
   sums: 15 multiplications and 18 additions, where the products alone would take 24. */
static Mat3 shifted_inertia(Mat3 F, Vec3 c, Mat3 H)
{
    Vec3 f[3] = {column(F, 0), column(F, 1), column(F, 2)};
    Vec3 h[3] = {column(H, 0), column(H, 1), column(H, 2)};
    Vec3 x = add(f[0], h[0]), y = add(f[1], h[1]), z = add(f[2], h[2]);
    Expr xx = sub(mul(c.z, x.y), mul(c.y, x.z));
    Expr yy = sub(mul(c.x, y.z), mul(c.z, y.x));
    Expr zz = sub(mul(c.y, z.x), mul(c.x, z.y));
    Expr xy = add(mul(c.z, sub(h[1].y, f[0].x)), sub(mul(c.x, f[0].z), mul(c.y, h[1].z)));
    Expr xz = add(mul(c.y, sub(f[0].x, h[2].z)), sub(mul(c.z, h[2].y), mul(c.x, f[0].y)));
    Expr yz = add(mul(c.x, sub(h[2].z, f[1].y)), sub(mul(c.y, f[1].x), mul(c.z, h[2].x)));
    return (Mat3){{vec3(xx, xy, xz), vec3(xy, yy, yz), vec3(xz, yz, zz)}};
}

Mat6 mat6_shift(Mat6 M, Vec3 c)
{
    Mat3 F = add(M.F, mul(M.G, tilde(c)));
    return (Mat6){add(M.I, shifted_inertia(M.F, c, F)), F, M.G};
}

Expr pivot_inverse(const Arm *arm, int i, Expr pivot)
{
    if (!expr_is_zero(pivot))
        return expr_div(ONE, pivot);
    *arm->singular = i;
    return ZERO;
}

/* ---- between frames ---- */

/* What the turn does to the plane block is symmetric, so that two products give its four entries;
   12 multiplications in all. */
Mat3 turn_about_z(Expr c, Expr s, Mat3 T)
{
    Vec3 x = T.row[0], y = T.row[1], z = T.row[2];
    Expr w = add(mul(s, sub(x.x, y.y)), mul(c, add(x.y, y.x)));
    Expr u = mul(s, w), v = mul(c, w);
    return (Mat3){{vec3(sub(x.x, u), sub(v, y.x), sub(mul(c, x.z), mul(s, y.z))),
                   vec3(sub(v, x.y), add(y.y, u), add(mul(s, x.z), mul(c, y.z))),
                   vec3(sub(mul(c, z.x), mul(s, z.y)), add(mul(s, z.x), mul(c, z.y)), z.z)}};
}

/* The axes renamed: y, z, x. */
static Mat3 cycle(Mat3 T)
{
    Vec3 x = T.row[0], y = T.row[1], z = T.row[2];
    return (Mat3){{vec3(y.y, y.z, y.x), vec3(z.y, z.z, z.x), vec3(x.y, x.z, x.x)}};
}

Mat3 turn_fixed(Mat3 R, Mat3 T)
{
    if (turns_about_x(R))
        return cycle(cycle(turn_about_z(R.row[1].y, R.row[2].y, cycle(T))));
    return mul(mul(R, T), transpose(R));
}

Vec6 vec6_to_link(const Arm *arm, int i, Vec6 a)
{
    return vec6(to_link(arm, i, a.t), to_link(arm, i, a.b));
}

Vec6 vec6_to_parent(const Arm *arm, int i, Vec6 a)
{
    return vec6(to_parent(arm, i, a.t), to_parent(arm, i, a.b));
}

Mat6 mat6_to_parent(const Arm *arm, int i, Mat6 M)
{
    const ArmLink *link = &arm->link[i];
    Mat3 F = turn_fixed(link->fixed, turn_about_z(link->c, link->s, M.F));
    return (Mat6){tensor_to_parent(arm, i, M.I), F, tensor_to_parent(arm, i, M.G)};
}

Vec3 link_before(const Arm *arm, int i)
{
    return arm->link[i].foot;
}

Vec3 link_after(const Arm *arm, int i)
{
    Expr d = arm->link[i].d0;
    return mul(arm->link[i].revolute ? d : add(arm->link[i].q, d), axis_z());
}

static Vec6 motion_shift(Vec6 v, Vec3 r)
{
    return vec6(v.t, add(v.b, cross(v.t, r)));
}

static Vec6 force_shift(Vec6 f, Vec3 r)
{
    return vec6(add(f.t, cross(r, f.b)), f.b);
}

Vec6 motion_to_link(const Arm *arm, int i, Vec6 v)
{
    return motion_shift(vec6_to_link(arm, i, motion_shift(v, link_before(arm, i))),
                        link_after(arm, i));
}

Vec6 force_to_parent(const Arm *arm, int i, Vec6 f)
{
    return force_shift(vec6_to_parent(arm, i, force_shift(f, link_after(arm, i))),
                       link_before(arm, i));
}

Mat6 inertia_to_parent(const Arm *arm, int i, Mat6 M)
{
    M = mat6_to_parent(arm, i, mat6_shift(M, neg(link_after(arm, i))));
    return mat6_shift(M, neg(link_before(arm, i)));
}

Vec6 cross_motion(Vec6 v, Vec6 m)
{
    return vec6(cross(v.t, m.t), add(cross(v.t, m.b), cross(v.b, m.t)));
}

Vec6 cross_force(Vec6 v, Vec6 f)
{
    return vec6(add(cross(v.t, f.t), cross(v.b, f.b)), cross(v.t, f.b));
}

Vec6 standard_vec6_outward(const Arm *arm, int i, Vec6 a)
{
    return vec6(standard_outward(arm, i, a.t), standard_outward(arm, i, a.b));
}

Vec6 standard_vec6_inward(const Arm *arm, int i, Vec6 a)
{
    return vec6(standard_inward(arm, i, a.t), standard_inward(arm, i, a.b));
}

Mat6 standard_mat6_inward(const Arm *arm, int i, Mat6 M)
{
    const ArmLink *link = &arm->link[i];
    Mat3 F = turn_about_z(link->c, link->s, turn_fixed(arm->standard[i].fixed, M.F));
    return (Mat6){standard_tensor_inward(arm, i, M.I), F, standard_tensor_inward(arm, i, M.G)};
}
