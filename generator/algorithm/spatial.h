/* spatial.h: vectors of six and inertias of six by six, kept as what they are made of. A vector is
   its angular half on top and its linear half at the bottom (for a wrench: moment, force); an
   inertia is its three blocks

       [ I  F^T ]
       [ F  G   ]     I and G symmetric, worked out once on and above the diagonal. */
#ifndef SPATIAL_H
#define SPATIAL_H

#include "algorithm/arm.h"

typedef struct {
    Vec3 t, b;
} Vec6;

typedef struct {
    Mat3 I, F, G;
} Mat6;

Vec6 vec6(Vec3 top, Vec3 bottom);
Vec6 vec6_zero(void);
Vec6 vec6_add(Vec6 a, Vec6 b);
Vec6 vec6_scale(Expr s, Vec6 a);
Expr vec6_dot(Vec6 a, Vec6 b);
void vec6_name(Vec6 a, const char *top, const char *bottom, int link);

Mat6 mat6_zero(void);
Mat6 mat6_body(Expr mass, Mat3 I); /* of a rigid body at its mass centre */
Mat6 mat6_add(Mat6 M, Mat6 N);
Mat6 mat6_sub(Mat6 M, Mat6 N);
Vec6 mat6_vec(Mat6 M, Vec6 a);
Mat6 mat6_outer(Vec6 a, Vec6 b);  /* a b^T, where b is a multiple of a */
void mat6_name(Mat6 M, int link); /* I3_xx, ..., F3_xx, ..., G3_xx, ... */
Mat6 mat6_shift(Mat6 M, Vec3 c);  /* B^T M B with B = [1 0; c~ 1]: from a point to the one c away */

/* ---- between frames: turned, not shifted; as in arm.h ---- */
Vec6 vec6_to_link(const Arm *arm, int i, Vec6 a);
Vec6 vec6_to_parent(const Arm *arm, int i, Vec6 a);
Mat6 mat6_to_parent(const Arm *arm, int i, Mat6 M);
Vec6 standard_vec6_outward(const Arm *arm, int i, Vec6 a);
Vec6 standard_vec6_inward(const Arm *arm, int i, Vec6 a);
Mat6 standard_mat6_inward(const Arm *arm, int i, Mat6 M);

/* 1 / pivot; 0 when the pivot of joint i is identically zero, which arm->singular then says. */
Expr pivot_inverse(const Arm *arm, int i, Expr pivot);

#endif
