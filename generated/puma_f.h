/* puma: robot dynamics as straight-line C, by rbgen 0.1.0
 *
 * joints   6: RRRRRR
 * source   S. K. Saha, Simulation of industrial manipulators based on the UDU^T decomposition
 *          of inertia matrix, Multibody System Dynamics 9(1), 2003, pp. 63-85, Table II(ii)
 *          (PUMA robot), with four moments of inertia made positive.
 * model    05ba9980a5178135
 * command  rbgen emit puma --functions inverse-dynamics,gravity --real float --prefix puma_f --header puma_f.h
 *
 * Operations of each call: multiplications M, additions and subtractions A, divisions
 * and square roots D, pairs of sine and cosine.
 *
 *   function                  algorithm            M      A    D  sin/cos
 *   inverse_dynamics          best                130    102    0        4
 *   gravity                   best                 17      8    0        4
 *
 * SI units: radians or metres for q, N m or N for torques. Arrays are row-major float.
 * No allocation, no global state, no branches; outputs may not overlap inputs.
 * Compile: cc -std=c99 -O2 -c FILE.c, and link with -lm.
 * This file belongs to whoever generated it.
 */
#ifndef PUMA_F_DYN_H
#define PUMA_F_DYN_H

#define PUMA_F_DOF 6

#ifdef __cplusplus
extern "C" {
#endif

/* joint torques (forces) for the motion */
void puma_f_inverse_dynamics(const float q[6], const float qd[6], const float qdd[6], float tau[6]);
/* torques that hold the arm still */
void puma_f_gravity(const float q[6], float g[6]);

#ifdef __cplusplus
}
#endif

#endif
