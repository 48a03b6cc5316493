/* vector.h: 3-vectors and 3x3 matrices of expressions, and one set of verbs for all three kinds, so
   that an algorithm reads like its paper:

       w = add(mul(transpose(Q), w), mul(qd, e));      omega_i = Q^T omega_{i-1} + qd e

   add, sub, neg, mul take Expr, Vec3 and Mat3 as far as mathematics does. */
#ifndef VECTOR_H
#define VECTOR_H

#include "expression/graph.h"

typedef struct {
    Expr x, y, z;
} Vec3;

typedef struct {
    Vec3 row[3];
} Mat3;

static inline Vec3 vec3(Expr x, Expr y, Expr z)
{
    return (Vec3){x, y, z};
}
Vec3 vec_real(const Real v[3]);
static inline Vec3 vec_zero(void)
{
    return (Vec3){ZERO, ZERO, ZERO};
}
Vec3 vec_add(Vec3 a, Vec3 b);
Vec3 vec_sub(Vec3 a, Vec3 b);
Vec3 vec_neg(Vec3 a);
Vec3 vec_scale(Expr s, Vec3 a);
Expr dot(Vec3 a, Vec3 b);
Vec3 cross(Vec3 a, Vec3 b);
bool vec_is_zero(Vec3 a);
void vec_name(Vec3 v, const char *name, int link); /* name3_x, name3_y, name3_z */

Mat3 mat_real(const Real *m); /* nine numbers, row by row */
Mat3 mat_zero(void);
Mat3 mat_identity(Expr s); /* s times the identity */
Mat3 mat_columns(Vec3 x, Vec3 y, Vec3 z);
Mat3 mat_add(Mat3 a, Mat3 b);
Mat3 mat_sub(Mat3 a, Mat3 b);
Mat3 mat_neg(Mat3 a);
Mat3 mat_scale(Expr s, Mat3 a);
Mat3 mat_mul(Mat3 a, Mat3 b);
Vec3 mat_vec(Mat3 a, Vec3 b);
Mat3 transpose(Mat3 a);
Vec3 column(Mat3 a, int j);
Mat3 outer(Vec3 a, Vec3 b); /* a b^T */
Mat3 tilde(Vec3 a);         /* the matrix of a x ... */
Expr trace(Mat3 a);
/* wt + w~w~, by which the acceleration of a body's points is linear in their positions; its six
   products are shared between the entries as the papers do. */
Mat3 acceleration_matrix(Vec3 w, Vec3 wd);
void mat_name(Mat3 m, const char *name, int link); /* name3_xx, name3_xy, ... */

/* clang-format off */
#define add(a, b) _Generic((a), Expr: expr_add, Vec3: vec_add, Mat3: mat_add)(a, b)
#define sub(a, b) _Generic((a), Expr: expr_sub, Vec3: vec_sub, Mat3: mat_sub)(a, b)
#define neg(a) _Generic((a), Expr: expr_neg, Vec3: vec_neg, Mat3: mat_neg)(a)
#define mul(a, b) _Generic((a),                                                                   \
        Expr: _Generic((b), Vec3: vec_scale, Mat3: mat_scale, default: expr_mul),                  \
        default: _Generic((b), Vec3: mat_vec, default: mat_mul))(a, b)
/* clang-format on */

#endif
