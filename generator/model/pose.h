/* pose.h: rigid placements and inertia tensors in Real, exact where angles are multiples of 90
   degrees; every sum is pruned against its largest term, so that what should be zero is. */
#ifndef POSE_H
#define POSE_H

#include "model/description.h"

Pose pose_identity(void);
Pose pose_turn(int axis, Real angle, Real snap);              /* about x (0), y (1) or z (2) */
Pose pose_turn_about(const Real u[3], Real angle, Real snap); /* a unit vector: c E + (1 - c) u u^T
                                                                  + s [u x] */
Pose pose_shift(Real x, Real y, Real z);
/* Shifted by xyz, then turned by R = Rz(yaw) Ry(pitch) Rx(roll), as robot files, URDF and SDF do.
 */
Pose pose_place(const Real xyz[3], const Real rpy[3], Real snap);
/* The way back. At pitch +-90 degrees roll and yaw turn about the same axis: all of it is yaw. */
void pose_roll_pitch_yaw(const Pose *pose, Real rpy[3]);
Pose pose_multiply(Pose a, Pose b); /* first a, then b as seen from there */
Pose pose_inverse(Pose a);

Real dot3(const Real a[3], const Real b[3]);
void cross3(const Real a[3], const Real b[3], Real out[3]);
void rotate3(Pose pose, const Real v[3], Real out[3]);       /* R v */
void rotate3_back(Pose pose, const Real v[3], Real out[3]);  /* R^T v */
void rotate_tensor(Pose pose, Real I[3][3], Real out[3][3]); /* R I R^T */
/* The tensor of a point mass at c about the origin: m (c.c E - c c^T). */
void point_inertia(Real mass, const Real c[3], Real out[3][3]);

#endif
