/* kane_partial.h: Nie's partial velocities, from link to link: what his inverse dynamics, his
   inertia coefficients and his other generalized speeds have in common. */
#ifndef KANE_PARTIAL_H
#define KANE_PARTIAL_H

#include "algorithm/arm.h"

/* For each generalized speed u_r that moves the link, in the link's standard frame: w_r of the
   link's angular velocity, v_r of its mass centre's, s_r of the next origin's velocity; with d,
   their components' derivatives. */
typedef struct {
    int speeds;
    Vec3 w[MAX_JOINTS], wd[MAX_JOINTS];
    Vec3 v[MAX_JOINTS], vd[MAX_JOINTS];
    Vec3 s[MAX_JOINTS], sd[MAX_JOINTS];
} Partials;

/* The three steps from link k - 1 to link k: u_k = qd_k joins, then everything turns into the axes
   of link k, then the velocities of points follow. */
void partial_joint(const Arm *arm, int k, Partials *p);
void partial_turn(const Arm *arm, int k, Partials *p);
void partial_move(const Arm *arm, int k, Partials *p);

/* What link k adds to the generalized inertia forces where ud = 0 (Z), to the generalized forces of
   gravity (K; Y is gravity in the axes of link k), and to the inertia coefficients (F, n x n). */
void partial_inertia_forces(const Arm *arm, int k, const Partials *p, const Expr *u, Expr *Z);
void partial_gravity(const Arm *arm, int k, const Partials *p, Vec3 Y, Expr *K);
void partial_coefficients(const Arm *arm, int k, const Partials *p, Expr *F);

#endif
