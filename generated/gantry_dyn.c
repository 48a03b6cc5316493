/* gantry: robot dynamics as straight-line C, by rbgen 0.2.0
 *
 * joints   3: PPP
 * source   Made up for this collection: a Cartesian gantry with 2 m, 1.2 m and 0.5 m of travel.
 * model    59c1cfe4b6e94022
 * command  rbgen emit gantry
 *
 * Operations of each call: multiplications M, additions and subtractions A, divisions and square
 * roots D, pairs of sine and cosine.
 *
 *   function                  algorithm            M      A    D  sin/cos
 *   inverse_dynamics          best                 12     10    6        0
 *   inertia_matrix            best                  0      0    0        0
 *   bias                      best                  9      7    6        0
 *   gravity                   best                  0      0    0        0
 *   forward_dynamics          best                 12     10    6        0
 *   forward_kinematics        best: tool            0      3    0        0
 *   jacobian                  best: frames          0      0    0        0
 *   inertia_solve             best                  3      0    0        0
 *   energy                    best: links           7      3    0        0
 *
 * What goes in and comes out, with its SI unit. Arrays are row-major double; joints come in the
 * order of the robot file.
 *
 *   inverse_dynamics          q [m], qd [m/s], qdd [m/s^2] -> tau [N]
 *   inertia_matrix            q [m] -> M [kg m, kg]
 *   bias                      q [m], qd [m/s] -> b [N]
 *   gravity                   q [m] -> g [N]
 *   forward_dynamics          q [m], qd [m/s], tau [N] -> qdd [m/s^2]
 *   forward_kinematics        q [m] -> R [1], p [m]
 *   jacobian                  q [m] -> J [1, then 0]
 *   inertia_solve             q [m], phi [N] -> qdd [m/s^2]
 *   energy                    q [m], qd [m/s] -> e [J]
 *
 * Names of intermediates, here those of joint or link 1:
 *
 *   phi1    what the bias leaves of tau
 *   z1      whatever has no name, numbered through
 *
 * Thread-safe: keeps no state, allocates nothing, has no branches. Outputs may not overlap inputs.
 * Compile: cc -std=c99 -O2 -c FILE.c, and link with -lm.
 * This file belongs to whoever generated it.
 */
#include <math.h>

#if defined __GNUC__ && !defined __clang__
/* gcc would gather results in wide vectors to store them, which takes longer than it saves. */
#pragma GCC optimize ("no-tree-slp-vectorize")
#if defined __x86_64__ && !defined RBGEN_TUNED
#define RBGEN_TUNED
/* Nor does it order statements by what waits for what before it gives out registers, as it does for
   other processors; and for some of AMD's it keeps numbers in registers that cannot compute. */
#pragma GCC optimize ("schedule-insns", "sched-pressure")
#pragma GCC target ("tune=generic")
#endif
#endif

#define GANTRY_DOF 3

#ifdef __cplusplus
extern "C" {
#endif

/* joint torques (forces) for the motion */
void gantry_inverse_dynamics(const double q[3], const double qd[3], const double qdd[3],
                             double tau[3]);
/* symmetric, row-major */
void gantry_inertia_matrix(const double q[3], double M[9]);
/* Coriolis, centrifugal, gravity, friction */
void gantry_bias(const double q[3], const double qd[3], double b[3]);
/* torques that hold the arm still */
void gantry_gravity(const double q[3], double g[3]);
/* accelerations for the torques */
void gantry_forward_dynamics(const double q[3], const double qd[3], const double tau[3],
                             double qdd[3]);
/* tool in the world: axes as columns of R, origin p */
void gantry_forward_kinematics(const double q[3], double R[9], double p[3]);
/* 6 x n: linear rows, then angular, world axes, at the tool */
void gantry_jacobian(const double q[3], double J[18]);
/* M^-1 phi */
void gantry_inertia_solve(const double q[3], const double phi[3], double qdd[3]);
/* kinetic, potential (zero at the world's origin) */
void gantry_energy(const double q[3], const double qd[3], double e[2]);

#ifdef __cplusplus
}
#endif

void gantry_inverse_dynamics(const double q[3], const double qd[3], const double qdd[3],
                             double tau[3])
{
    (void)q;
    /* forces on link 1 */
    const double z1 = 15.0*(qd[0]/sqrt(qd[0]*qd[0] + 1e-06)) + (30.0*qd[0] +
        42.30281321553268*qdd[0]);
    const double z2 = 10.0*(qd[1]/sqrt(qd[1]*qd[1] + 1e-06)) + (20.0*qd[1] +
        14.042193215532675*qdd[1]);
    const double z3 = 7.754693215532677*qdd[2] + 25.846340444375553 + 10.0*qd[2] +
        6.0*(qd[2]/sqrt(qd[2]*qd[2] + 1e-06));

    tau[0] = z1;
    tau[1] = z2;
    tau[2] = z3;
}

void gantry_inertia_matrix(const double q[3], double M[9])
{
    (void)q;
    M[0] = 42.30281321553268;
    M[1] = 0.0;
    M[2] = 0.0;
    M[3] = 0.0;
    M[4] = 14.042193215532675;
    M[5] = 0.0;
    M[6] = 0.0;
    M[7] = 0.0;
    M[8] = 7.754693215532677;
}

void gantry_bias(const double q[3], const double qd[3], double b[3])
{
    (void)q;
    /* forces on link 1 */
    const double z1 = 10.0*qd[2] + 6.0*qd[2]/sqrt(qd[2]*qd[2] + 1e-06) + 25.846340444375553;

    b[0] = 15.0*qd[0]/sqrt(qd[0]*qd[0] + 1e-06) + 30.0*qd[0];
    b[1] = 20.0*qd[1] + 10.0*qd[1]/sqrt(qd[1]*qd[1] + 1e-06);
    b[2] = z1;
}

void gantry_gravity(const double q[3], double g[3])
{
    (void)q;
    g[0] = 0.0;
    g[1] = 0.0;
    g[2] = 25.846340444375553;
}

void gantry_forward_dynamics(const double q[3], const double qd[3], const double tau[3],
                             double qdd[3])
{
    (void)q;
    /* forces on link 1 */
    const double phi1 = tau[0] - (15.0*qd[0]/sqrt(qd[0]*qd[0] + 1e-06) + 30.0*qd[0]);
    const double phi2 = tau[1] - (20.0*qd[1] + 10.0*qd[1]/sqrt(qd[1]*qd[1] + 1e-06));
    const double z1 = 10.0*qd[2] + 6.0*qd[2]/sqrt(qd[2]*qd[2] + 1e-06) + 25.846340444375553;
    const double phi3 = tau[2] - z1;

    qdd[0] = 0.023639089790671926*phi1;
    qdd[1] = 0.07121394675682549*phi2;
    qdd[2] = 0.12895416649068678*phi3;
}

void gantry_forward_kinematics(const double q[3], double R[9], double p[3])
{
    R[0] = 1.0;
    R[1] = 0.0;
    R[2] = 0.0;
    R[3] = 0.0;
    R[4] = 1.0;
    R[5] = 0.0;
    R[6] = 0.0;
    R[7] = 0.0;
    R[8] = 1.0;
    p[0] = q[0] + 0.12;
    p[1] = q[1] - 0.6;
    p[2] = q[2] + 1.22;
}

void gantry_jacobian(const double q[3], double J[18])
{
    (void)q;
    J[0] = 1.0;
    J[1] = 0.0;
    J[2] = 0.0;
    J[3] = 0.0;
    J[4] = 1.0;
    J[5] = 0.0;
    J[6] = 0.0;
    J[7] = 0.0;
    J[8] = 1.0;
    J[9] = 0.0;
    J[10] = 0.0;
    J[11] = 0.0;
    J[12] = 0.0;
    J[13] = 0.0;
    J[14] = 0.0;
    J[15] = 0.0;
    J[16] = 0.0;
    J[17] = 0.0;
}

void gantry_inertia_solve(const double q[3], const double phi[3], double qdd[3])
{
    (void)q;
    qdd[0] = 0.023639089790671926*phi[0];
    qdd[1] = 0.07121394675682549*phi[1];
    qdd[2] = 0.12895416649068678*phi[2];
}

void gantry_energy(const double q[3], const double qd[3], double e[2])
{
    /* link 3 */
    const double z1 = 3.8773466077663383*(qd[2]*qd[2]) + 21.15140660776634*(qd[0]*qd[0]) +
        7.021096607766338*(qd[1]*qd[1]);

    e[0] = z1;
    e[1] = 25.846340444375553*q[2] + 485.93224243869133;
}
