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

/* From the parent's origin to this one: before the turn, in the parent's axes, and after it. */
Vec3 link_before(const Arm *arm, int i);
Vec3 link_after(const Arm *arm, int i);

/* From the parent's frame to the link's and back, shifted, too: motions outwards, forces and
   inertias inwards. */
Vec6 motion_to_link(const Arm *arm, int i, Vec6 v);
Vec6 force_to_parent(const Arm *arm, int i, Vec6 f);
Mat6 inertia_to_parent(const Arm *arm, int i, Mat6 M);

/* What motions and forces change by when they are carried along with v. */
Vec6 cross_motion(Vec6 v, Vec6 m);
Vec6 cross_force(Vec6 v, Vec6 f);

/* R T R^T for any T: a turn R about z, and constant ones, about x or any other. */
Mat3 turn_about_z(Expr c, Expr s, Mat3 T);
Mat3 turn_fixed(Mat3 R, Mat3 T);

/* 1 / pivot; 0 when the pivot of joint i is identically zero, which arm->singular then says. */
Expr pivot_inverse(const Arm *arm, int i, Expr pivot);

#endif
