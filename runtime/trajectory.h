/* trajectory.h: motions over time with exact velocities and accelerations. No allocation. */
#ifndef TRAJECTORY_H
#define TRAJECTORY_H

#ifdef __cplusplus
extern "C" {
#endif

/* ---- from rest to rest in a given time: s goes from 0 to 1 ----

   cycloid   s = u - sin(2 pi u) / (2 pi)       Angeles, Saha, Nie
   quintic   s = 10 u^3 - 15 u^4 + 6 u^5        the 3-4-5 polynomial
   cubic     s = 3 u^2 - 2 u^3                  the acceleration jumps at both ends

   with u = t / duration. Before 0 and after duration the motion rests. */
typedef enum { PROFILE_CYCLOID, PROFILE_QUINTIC, PROFILE_CUBIC } Profile;

/* s, its velocity and its acceleration at t. */
void profile_at(Profile profile, double duration, double t, double s[3]);

/* ---- through points ---- */

/* What a curve does at one of its points. */
typedef struct {
    double t, y, yd, ydd;
} Knot;

/* Fills in yd of all knots but the first and the last so that cubics between them join with
   continuous second derivatives: the clamped cubic spline. Times must increase; work has room for
   count numbers. */
void spline_slopes(Knot *knot, int count, double *work);

/* Between two knots, at t: the cubic that has y and yd at both, or the quintic that has y, yd and
   ydd at both. out: value, velocity, acceleration. */
void hermite_cubic(const Knot *from, const Knot *to, double t, double out[3]);
void hermite_quintic(const Knot *from, const Knot *to, double t, double out[3]);

#ifdef __cplusplus
}
#endif
#endif
