/* two_link: robot dynamics as straight-line C, by rbgen 0.2.0
 *
 * joints   2: RR
 * source   The two-link arm of M. W. Spong and M. Vidyasagar, Robot Dynamics and Control,
 *          Wiley, 1989, figure 3-6, with the numbers of P. Corke's Robotics Toolbox for MATLAB,
 *          models/mdl_twolink.m.
 * model    6558db609a9ac120
 * command  rbgen emit two_link --functions inverse-dynamics --lanes 8 --rows --header x.h
 *
 * Operations of each call: multiplications M, additions and subtractions A, divisions and square
 * roots D, pairs of sine and cosine.
 *
 *   function                  algorithm            M      A    D  sin/cos
 *   inverse_dynamics          best                 13     10    0        2
 *
 * Each function has a companion ..._batch for count states at once, whose arrays hold first one
 * number of all states, then the next: q[j*count + i] is q[j] of state i, M[k*count + i] is M[k];
 * and one ..._rows whose arrays hold one state after the other, as a function's own do. It works
 * on 8 states at a time where the compiler has vectors (gcc, clang; best with -O3 -march=native),
 * else on one. Up to some hundred states a call stay in the cache.
 *
 * What goes in and comes out, with its SI unit. Arrays are row-major double; joints come in the
 * order of the robot file.
 *
 *   inverse_dynamics          q [rad], qd [rad/s], qdd [rad/s^2] -> tau [N m]
 *
 * Names of intermediates, here those of joint or link 1, components in the link's axes; neg_w1_x
 * is -w1_x:
 *
 *   s1      sine of the joint's angle
 *   c1      cosine of the joint's angle
 *   w1_x    angular velocity of the link
 *   wd1_x   angular acceleration of the link
 *   a1_x    acceleration of the link's origin, less gravity's
 *   U1_xx   wd~ + w~ w~, where w~ r = w x r: makes of a vector in the link its second derivative
 *   f1_x    force that the link and all beyond it take
 *   n1_x    moment that the link and all beyond it take
 *   z1      whatever has no name, numbered through
 *
 * Where best made the function, vectors are in axes, about an origin and in a unit of each link's
 * own, chosen so that the most constants vanish.
 *
 * Thread-safe: keeps no state, allocates nothing, has no branches. Outputs may not overlap inputs.
 * Compile: cc -std=c99 -O2 -c FILE.c, and link with -lm.
 * This file belongs to whoever generated it.
 */
#ifndef TWO_LINK_DYN_H
#define TWO_LINK_DYN_H

#include <stddef.h>

#define TWO_LINK_DOF 2

#ifdef __cplusplus
extern "C" {
#endif

/* joints, in the order of q */
enum {
    TWO_LINK_JOINT_SHOULDER = 0,
    TWO_LINK_JOINT_ELBOW = 1
};
extern const char *const two_link_joint_names[2];
/* of q, and of torques; the largest number where the file gives none */
extern const double two_link_lower[2], two_link_upper[2], two_link_effort[2];

/* joint torques (forces) for the motion */
void two_link_inverse_dynamics(const double q[2], const double qd[2], const double qdd[2],
                               double tau[2]);

/* the same for many states: q[j*count + i] is q[j] of state i; in ..._rows q[i*n + j] */
#ifdef __cplusplus
#define TWO_LINK_RESTRICT __restrict
#else
#define TWO_LINK_RESTRICT restrict
#endif
void two_link_inverse_dynamics_batch(size_t count, const double *TWO_LINK_RESTRICT q,
                                     const double *TWO_LINK_RESTRICT qd,
                                     const double *TWO_LINK_RESTRICT qdd,
                                     double *TWO_LINK_RESTRICT tau);
void two_link_inverse_dynamics_rows(size_t count, const double *TWO_LINK_RESTRICT q,
                                    const double *TWO_LINK_RESTRICT qd,
                                    const double *TWO_LINK_RESTRICT qdd,
                                    double *TWO_LINK_RESTRICT tau);

#ifdef __cplusplus
}
#endif

#endif
