/* puma: robot dynamics as straight-line C, by rbgen 0.2.0
 *
 * joints   6: RRRRRR
 * source   S. K. Saha, Simulation of industrial manipulators based on the UDU^T decomposition
 *          of inertia matrix, Multibody System Dynamics 9(1), 2003, pp. 63-85, Table II(ii)
 *          (PUMA robot), with four moments of inertia made positive.
 * model    05ba9980a5178135
 * command  rbgen emit puma --functions inverse-dynamics,gravity --real float --prefix puma_f --header puma_f.h
 *
 * Operations of each call: multiplications M, additions and subtractions A, divisions and square
 * roots D, pairs of sine and cosine.
 *
 *   function                  algorithm            M      A    D  sin/cos
 *   inverse_dynamics          best                130    102    0        4
 *   gravity                   best                 17      8    0        4
 *
 * What goes in and comes out, with its SI unit. Arrays are row-major float; joints come in the
 * order of the robot file.
 *
 *   inverse_dynamics          q [rad], qd [rad/s], qdd [rad/s^2] -> tau [N m]
 *   gravity                   q [rad] -> g [N m]
 *
 * Names of intermediates, here those of joint or link 1, components in the link's axes; neg_w1_x
 * is -w1_x; w1_x_scaled is w1_x times a constant:
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
#ifndef PUMA_F_DYN_H
#define PUMA_F_DYN_H

#define PUMA_F_DOF 6

#ifdef __cplusplus
extern "C" {
#endif

/* joints, in the order of q */
enum {
    PUMA_F_JOINT_WAIST = 0,
    PUMA_F_JOINT_SHOULDER = 1,
    PUMA_F_JOINT_ELBOW = 2,
    PUMA_F_JOINT_WRIST_ROLL = 3,
    PUMA_F_JOINT_WRIST_PITCH = 4,
    PUMA_F_JOINT_HAND_ROLL = 5
};
extern const char *const puma_f_joint_names[6];
/* the links they move */
extern const char *const puma_f_link_names[6];
/* of q, and of torques; the largest number where the file gives none */
extern const float puma_f_lower[6], puma_f_upper[6], puma_f_effort[6];

/* joint torques (forces) for the motion */
void puma_f_inverse_dynamics(const float q[6], const float qd[6], const float qdd[6], float tau[6]);
/* torques that hold the arm still */
void puma_f_gravity(const float q[6], float g[6]);

#ifdef __cplusplus
}
#endif

#endif
