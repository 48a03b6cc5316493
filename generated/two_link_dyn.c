/* two_link: robot dynamics as straight-line C, by rbgen 0.1.0
 *
 * joints   2: RR
 * source   The two-link arm of M. W. Spong and M. Vidyasagar, Robot Dynamics and Control,
 *          Wiley, 1989, figure 3-6, with the numbers of P. Corke's Robotics Toolbox for MATLAB,
 *          models/mdl_twolink.m.
 * model    6558db609a9ac120
 * command  rbgen emit two_link
 *
 * Operations of each call: multiplications M, additions and subtractions A, divisions
 * and square roots D, pairs of sine and cosine.
 *
 *   function                  algorithm            M      A    D  sin/cos
 *   inverse_dynamics          best                 13     10    0        2
 *   inertia_matrix            best                  1      2    0        1
 *   bias                      best                  9      5    0        2
 *   gravity                   best                  2      2    0        2
 *   forward_dynamics          best                 15     11    1        2
 *   forward_kinematics        best: tool            4      4    0        3
 *   jacobian                  best: frames          0      3    0        2
 *   inertia_solve             best: kane-partial    6      4    1        1
 *   energy                    best: links          13      6    0        2
 *
 * SI units: radians or metres for q, N m or N for torques. Arrays are row-major double.
 * No allocation, no global state, no branches; outputs may not overlap inputs.
 * Compile: cc -std=c99 -O2 -c FILE.c, and link with -lm.
 * This file belongs to whoever generated it.
 */
#include <math.h>

#define TWO_LINK_DOF 2

#ifdef __cplusplus
extern "C" {
#endif

/* joint torques (forces) for the motion */
void two_link_inverse_dynamics(const double q[2], const double qd[2], const double qdd[2],
                               double tau[2]);
/* symmetric, row-major */
void two_link_inertia_matrix(const double q[2], double M[4]);
/* Coriolis, centrifugal, gravity, friction */
void two_link_bias(const double q[2], const double qd[2], double b[2]);
/* torques that hold the arm still */
void two_link_gravity(const double q[2], double g[2]);
/* accelerations for the torques */
void two_link_forward_dynamics(const double q[2], const double qd[2], const double tau[2],
                               double qdd[2]);
/* tool in the world: axes as columns of R, origin p */
void two_link_forward_kinematics(const double q[2], double R[9], double p[3]);
/* 6 x n: linear rows, then angular, world axes, at the tool */
void two_link_jacobian(const double q[2], double J[12]);
/* M^-1 phi */
void two_link_inertia_solve(const double q[2], const double phi[2], double qdd[2]);
/* kinetic, potential (zero at the world's origin) */
void two_link_energy(const double q[2], const double qd[2], double e[2]);

#ifdef __cplusplus
}
#endif

void two_link_inverse_dynamics(const double q[2], const double qd[2], const double qdd[2],
                               double tau[2])
{
    /* joint angles */
    const double s1 = sin(q[0]);
    const double c1 = cos(q[0]);
    const double s2 = sin(q[1]);
    const double c2 = cos(q[1]);

    /* motion of link 1 */
    const double neg_U1_xx = qd[0]*qd[0];

    /* motion of link 2 */
    const double wd2_z = qdd[0] + qdd[1];
    const double a2_y = c2*(qdd[0] + 9.81*c1) - s2*(9.81*s1 - neg_U1_xx);
    const double w2_z = qd[0] + qd[1];
    const double neg_U2_xx = w2_z*w2_z;

    /* forces on link 2 */
    const double n2_z = 0.25*wd2_z + 0.5*a2_y;

    /* forces on link 1 */
    const double n1_z = 1.25*qdd[0] + (n2_z + 14.715*c1) - 0.5*(s2*neg_U2_xx - c2*wd2_z);

    tau[0] = n1_z;
    tau[1] = n2_z;
}

void two_link_inertia_matrix(const double q[2], double M[4])
{
    /* joint angles */
    const double c2 = cos(q[1]);

    /* composite body 2 */
    const double ms1_x = 0.5*c2;

    /* column 2 */
    const double z1 = ms1_x + 0.25;

    M[0] = c2 + 1.5;
    M[1] = z1;
    M[2] = z1;
    M[3] = 0.25;
}

void two_link_bias(const double q[2], const double qd[2], double b[2])
{
    /* joint angles */
    const double s1 = sin(q[0]);
    const double c1 = cos(q[0]);
    const double s2 = sin(q[1]);
    const double c2 = cos(q[1]);

    /* motion of link 1 */
    const double neg_U1_xx = qd[0]*qd[0];

    /* motion of link 2 */
    const double a2_x = 9.81*s1 - neg_U1_xx;
    const double w2_z = qd[0] + qd[1];
    const double neg_U2_xx = w2_z*w2_z;

    /* forces on link 2 */
    const double z1 = 0.5*s2;
    const double n2_z = 4.905*(c1*c2) - z1*a2_x;
    const double n1_z = n2_z + 14.715*c1 - z1*neg_U2_xx;

    b[0] = n1_z;
    b[1] = n2_z;
}

void two_link_gravity(const double q[2], double g[2])
{
    /* joint angles */
    const double c1 = cos(q[0]);

    /* forces on link 2 */
    const double n2_z = 4.905*cos(q[0] + q[1]);
    const double f2_y = 14.715*c1;
    const double n1_z = n2_z + f2_y;

    g[0] = n1_z;
    g[1] = n2_z;
}

void two_link_forward_dynamics(const double q[2], const double qd[2], const double tau[2],
                               double qdd[2])
{
    /* joint angles */
    const double s1 = sin(q[0]);
    const double c1 = cos(q[0]);
    const double s2 = sin(q[1]);
    const double c2 = cos(q[1]);

    /* motion of link 1 */
    const double neg_U1_xx = qd[0]*qd[0];

    /* motion of link 2 */
    const double a2_x = 9.81*s1 - neg_U1_xx;
    const double w2_z = qd[0] + qd[1];
    const double neg_U2_xx = w2_z*w2_z;

    /* forces on link 1 */
    const double z1 = 0.5*s2;
    const double phi2 = tau[1] - 4.905*(c1*c2) + z1*a2_x;

    /* articulated body 2 */
    const double I1_zz = 1.25 - c2*c2;

    /* articulated body 1 */
    const double z2 = 2.0*c2;
    const double u1 = tau[0] + (z1*neg_U2_xx - (tau[1] + 14.715*c1)) - z2*phi2;
    const double iD1 = 1.0/I1_zz;

    /* acceleration of link 1 */
    const double qdd1 = u1*iD1;

    /* acceleration of link 2 */
    const double qdd2 = 4.0*phi2 - (qdd1 + z2*qdd1);

    qdd[0] = qdd1;
    qdd[1] = qdd2;
}

void two_link_forward_kinematics(const double q[2], double R[9], double p[3])
{
    /* joint angles */
    const double s1 = sin(q[0]);
    const double c1 = cos(q[0]);
    const double s2 = sin(q[1]);
    const double c2 = cos(q[1]);
    const double z1 = q[0] + q[1];
    const double z2 = cos(z1);
    const double z3 = sin(z1);

    /* tool seen from link 1 */
    const double z4 = c2 + 1.0;

    R[0] = z2;
    R[1] = -z3;
    R[2] = 0.0;
    R[3] = z3;
    R[4] = z2;
    R[5] = 0.0;
    R[6] = 0.0;
    R[7] = 0.0;
    R[8] = 1.0;
    p[0] = c1*z4 - s1*s2;
    p[1] = c1*s2 + s1*z4;
    p[2] = 0.0;
}

void two_link_jacobian(const double q[2], double J[12])
{
    /* joint angles */
    const double s1 = sin(q[0]);
    const double c1 = cos(q[0]);
    const double z1 = q[0] + q[1];
    const double z2 = sin(z1);
    const double z3 = cos(z1);

    J[0] = -(s1 + z2);
    J[1] = -z2;
    J[2] = c1 + z3;
    J[3] = z3;
    J[4] = 0.0;
    J[5] = 0.0;
    J[6] = 0.0;
    J[7] = 0.0;
    J[8] = 0.0;
    J[9] = 0.0;
    J[10] = 1.0;
    J[11] = 1.0;
}

void two_link_inertia_solve(const double q[2], const double phi[2], double qdd[2])
{
    /* joint angles */
    const double c2 = cos(q[1]);
    const double s2 = sin(q[1]);

    /* link 2 */
    const double v2_1_y = c2 + 0.5;

    /* elimination */
    const double z1 = 2.0*v2_1_y;
    const double D1 = s2*s2 + 0.25;
    const double iD1 = 1.0/D1;
    const double z2 = (phi[0] - phi[1]*z1)*iD1;

    qdd[0] = z2;
    qdd[1] = 4.0*phi[1] - z1*z2;
}

void two_link_energy(const double q[2], const double qd[2], double e[2])
{
    /* joint angles */
    const double s1 = sin(q[0]);
    const double c1 = cos(q[0]);
    const double s2 = sin(q[1]);
    const double c2 = cos(q[1]);

    /* link 1 */
    const double z1 = 0.5*qd[0];

    /* link 2 */
    const double v2_y = c2*qd[0];
    const double z2 = v2_y + (z1 + 0.5*qd[1]);
    const double v2_x = s2*qd[0];

    e[0] = 0.5*(z2*z2 + v2_x*v2_x) + 0.5*(z1*z1);
    e[1] = 4.905*(c1*s2 + s1*c2) + 14.715*s1;
}
