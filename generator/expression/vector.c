/* vector.c: see vector.h. Written out component by component: zeros and ones fold by themselves. */
#include "expression/vector.h"

Vec3 vec_real(const Real v[3])
{
    return vec3(expr_real(v[0]), expr_real(v[1]), expr_real(v[2]));
}

Vec3 vec_add(Vec3 a, Vec3 b)
{
    return vec3(add(a.x, b.x), add(a.y, b.y), add(a.z, b.z));
}

Vec3 vec_sub(Vec3 a, Vec3 b)
{
    return vec3(sub(a.x, b.x), sub(a.y, b.y), sub(a.z, b.z));
}

Vec3 vec_neg(Vec3 a)
{
    return vec3(neg(a.x), neg(a.y), neg(a.z));
}

Vec3 vec_scale(Expr s, Vec3 a)
{
    return vec3(mul(s, a.x), mul(s, a.y), mul(s, a.z));
}

Expr dot(Vec3 a, Vec3 b)
{
    return add(add(mul(a.x, b.x), mul(a.y, b.y)), mul(a.z, b.z));
}

Vec3 cross(Vec3 a, Vec3 b)
{
    return vec3(sub(mul(a.y, b.z), mul(a.z, b.y)), sub(mul(a.z, b.x), mul(a.x, b.z)),
                sub(mul(a.x, b.y), mul(a.y, b.x)));
}

bool vec_is_zero(Vec3 a)
{
    return expr_is_zero(a.x) && expr_is_zero(a.y) && expr_is_zero(a.z);
}

void vec_name(Vec3 v, const char *name, int link)
{
    if (graph_current->unnamed)
        return;
    expr_name(v.x, "%s%d_x", name, link);
    expr_name(v.y, "%s%d_y", name, link);
    expr_name(v.z, "%s%d_z", name, link);
}

Mat3 mat_real(const Real *m)
{
    return (Mat3){{vec_real(m), vec_real(m + 3), vec_real(m + 6)}};
}

Mat3 mat_zero(void)
{
    return (Mat3){{vec_zero(), vec_zero(), vec_zero()}};
}

Mat3 mat_identity(Expr s)
{
    return (Mat3){{vec3(s, ZERO, ZERO), vec3(ZERO, s, ZERO), vec3(ZERO, ZERO, s)}};
}

Mat3 mat_columns(Vec3 x, Vec3 y, Vec3 z)
{
    return transpose((Mat3){{x, y, z}});
}

Mat3 mat_add(Mat3 a, Mat3 b)
{
    return (Mat3){{add(a.row[0], b.row[0]), add(a.row[1], b.row[1]), add(a.row[2], b.row[2])}};
}

Mat3 mat_sub(Mat3 a, Mat3 b)
{
    return (Mat3){{sub(a.row[0], b.row[0]), sub(a.row[1], b.row[1]), sub(a.row[2], b.row[2])}};
}

Mat3 mat_neg(Mat3 a)
{
    return (Mat3){{neg(a.row[0]), neg(a.row[1]), neg(a.row[2])}};
}

Mat3 mat_scale(Expr s, Mat3 a)
{
    return (Mat3){{mul(s, a.row[0]), mul(s, a.row[1]), mul(s, a.row[2])}};
}

Vec3 mat_vec(Mat3 a, Vec3 b)
{
    return vec3(dot(a.row[0], b), dot(a.row[1], b), dot(a.row[2], b));
}

Mat3 mat_mul(Mat3 a, Mat3 b)
{
    Mat3 bt = transpose(b);
    return mat_columns(mul(a, bt.row[0]), mul(a, bt.row[1]), mul(a, bt.row[2]));
}

Mat3 transpose(Mat3 a)
{
    return (Mat3){{column(a, 0), column(a, 1), column(a, 2)}};
}

Vec3 column(Mat3 a, int j)
{
    if (j == 0)
        return vec3(a.row[0].x, a.row[1].x, a.row[2].x);
    if (j == 1)
        return vec3(a.row[0].y, a.row[1].y, a.row[2].y);
    return vec3(a.row[0].z, a.row[1].z, a.row[2].z);
}

Mat3 outer(Vec3 a, Vec3 b)
{
    return (Mat3){{mul(a.x, b), mul(a.y, b), mul(a.z, b)}};
}

Mat3 tilde(Vec3 a)
{
    return (Mat3){
        {vec3(ZERO, neg(a.z), a.y), vec3(a.z, ZERO, neg(a.x)), vec3(neg(a.y), a.x, ZERO)}};
}

Expr trace(Mat3 a)
{
    return add(add(a.row[0].x, a.row[1].y), a.row[2].z);
}

Mat3 acceleration_matrix(Vec3 w, Vec3 wd)
{
    Expr xx = mul(w.x, w.x), yy = mul(w.y, w.y), zz = mul(w.z, w.z);
    Expr xy = mul(w.x, w.y), xz = mul(w.x, w.z), yz = mul(w.y, w.z);
    return (Mat3){{vec3(neg(add(yy, zz)), sub(xy, wd.z), add(xz, wd.y)),
                   vec3(add(xy, wd.z), neg(add(xx, zz)), sub(yz, wd.x)),
                   vec3(sub(xz, wd.y), add(yz, wd.x), neg(add(xx, yy)))}};
}

void mat_name(Mat3 m, const char *name, int link)
{
    static const char *const axes = "xyz";
    if (graph_current->unnamed)
        return;
    for (int i = 0; i < 3; i++) {
        expr_name(m.row[i].x, "%s%d_%cx", name, link, axes[i]);
        expr_name(m.row[i].y, "%s%d_%cy", name, link, axes[i]);
        expr_name(m.row[i].z, "%s%d_%cz", name, link, axes[i]);
    }
}
