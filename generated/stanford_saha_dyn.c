/* stanford_saha: robot dynamics as straight-line C, by rbgen 0.1.0
 *
 * joints   6: RRPRRR
 * source   S. K. Saha, Simulation of industrial manipulators based on the UDU^T decomposition
 *          of inertia matrix, Multibody System Dynamics 9(1), 2003, pp. 63-85, Table II(i)
 *          (Stanford arm).
 * model    1a00a0ca40a55228
 * command  rbgen emit stanford_saha
 *
 * Operations of each call: multiplications M, additions and subtractions A, divisions
 * and square roots D, pairs of sine and cosine.
 *
 *   function                  algorithm            M      A    D  sin/cos
 *   inverse_dynamics          best                 88     61    0        4
 *   inertia_matrix            best                 42     29    0        4
 *   bias                      best                 79     46    0        4
 *   gravity                   best                  4      1    0        1
 *   forward_dynamics          best                126     89    4        4
 *   forward_kinematics        best: tool-cross     40     19    0        5
 *   jacobian                  best: frames         32     15    0        4
 *   inertia_solve             best                 61     45    4        4
 *   energy                    best: links          77     47    0        4
 *
 * SI units: radians or metres for q, N m or N for torques. Arrays are row-major double.
 * No allocation, no global state, no branches; outputs may not overlap inputs.
 * Compile: cc -std=c99 -O2 -c FILE.c, and link with -lm.
 * This file belongs to whoever generated it.
 */
#include <math.h>

#define STANFORD_SAHA_DOF 6

#ifdef __cplusplus
extern "C" {
#endif

/* joint torques (forces) for the motion */
void stanford_saha_inverse_dynamics(const double q[6], const double qd[6], const double qdd[6],
                                    double tau[6]);
/* symmetric, row-major */
void stanford_saha_inertia_matrix(const double q[6], double M[36]);
/* Coriolis, centrifugal, gravity, friction */
void stanford_saha_bias(const double q[6], const double qd[6], double b[6]);
/* torques that hold the arm still */
void stanford_saha_gravity(const double q[6], double g[6]);
/* accelerations for the torques */
void stanford_saha_forward_dynamics(const double q[6], const double qd[6], const double tau[6],
                                    double qdd[6]);
/* tool in the world: axes as columns of R, origin p */
void stanford_saha_forward_kinematics(const double q[6], double R[9], double p[3]);
/* 6 x n: linear rows, then angular, world axes, at the tool */
void stanford_saha_jacobian(const double q[6], double J[36]);
/* M^-1 phi */
void stanford_saha_inertia_solve(const double q[6], const double phi[6], double qdd[6]);
/* kinetic, potential (zero at the world's origin) */
void stanford_saha_energy(const double q[6], const double qd[6], double e[2]);

#ifdef __cplusplus
}
#endif

void stanford_saha_inverse_dynamics(const double q[6], const double qd[6], const double qdd[6],
                                    double tau[6])
{
    /* joint angles */
    const double c2 = cos(q[1]);
    const double s2 = sin(q[1]);
    const double z1 = q[2] + 0.22295081967213115;
    const double c4 = cos(q[3]);
    const double s4 = sin(q[3]);
    const double c5 = cos(q[4]);
    const double s5 = sin(q[4]);
    const double c6 = cos(q[5]);
    const double s6 = sin(q[5]);

    /* motion of link 2 */
    const double neg_U2_xz = c2*qdd[0];
    const double neg_w2_x = s2*qd[0];
    const double z2 = qd[1]*neg_w2_x;
    const double wd2_y = z2 - neg_U2_xz;
    const double U2_yz = qdd[0]*s2;
    const double neg_w2_y = c2*qd[0];
    const double z3 = qd[1]*neg_w2_y;
    const double neg_wd2_x = U2_yz + z3;
    const double z4 = neg_w2_x*neg_w2_y;
    const double U2_xy = z4 - qdd[1];
    const double neg_U2_yy = neg_w2_x*neg_w2_x + qd[1]*qd[1];
    const double neg_U2_zy = z3 + neg_wd2_x;
    const double neg_U2_zz = qd[0]*qd[0];

    /* motion of link 3 */
    const double a3_z = qdd[2] - 9.81*c2 + 0.1*U2_yz - neg_U2_yy*z1;
    const double z5 = 2.0*qd[2];
    const double a3_y = 0.1*neg_U2_zz + neg_U2_zy*z1 + neg_w2_x*z5;
    const double neg_a3_x = 9.81*s2 + 0.1*neg_U2_xz - U2_xy*z1 + qd[1]*z5;

    /* motion of link 4 */
    const double w4_y = neg_w2_x*s4 - qd[1]*c4;
    const double neg_w4_x = qd[1]*s4 + neg_w2_x*c4;
    const double w4_z = qd[3] - neg_w2_y;
    const double wd4_z = wd2_y + qdd[3];
    const double wd4_x = w4_y*qd[3] - (qdd[1]*s4 + neg_wd2_x*c4);

    /* motion of link 5 */
    const double w5_y = w4_z*c5 + neg_w4_x*s5;
    const double w5_x = w4_z*s5 - neg_w4_x*c5;
    const double w5_z = qd[4] - w4_y;
    const double wd5_z = qdd[4] + qdd[1]*c4 - neg_wd2_x*s4 - neg_w4_x*qd[3];
    const double neg_wd5_y = wd4_x*s5 - wd4_z*c5 + w5_x*qd[4];
    const double wd5_x = wd4_z*s5 + wd4_x*c5 + w5_y*qd[4];

    /* motion of link 6 */
    const double neg_w6_y = w5_z*c6 + w5_x*s6;
    const double w6_x = w5_x*c6 - w5_z*s6;
    const double U6_xy = neg_wd5_y - qdd[5] - neg_w6_y*w6_x;
    const double neg_U6_zy = wd5_z*s6 - wd5_x*c6 + neg_w6_y*(w5_y + 2.0*qd[5]);

    /* forces on link 5 */
    const double z6 = 0.002*neg_U6_zy;
    const double n5_z = s6*z6 + 0.0015*wd5_z - 0.0013*(w5_y*w5_x);
    const double z7 = 0.002*U6_xy;
    const double n5_y = 0.0005*(w5_x*w5_z) - (z7 + 0.0007*neg_wd5_y);
    const double n5_x = 0.0008*(w5_y*w5_z) - (c6*z6 - 0.002*wd5_x);

    /* forces on link 4 */
    const double n4_z = c5*n5_y + s5*n5_x + 0.0005*wd4_z;
    const double z8 = 0.0005*w4_z;
    const double n4_y = neg_w4_x*z8 - n5_z;
    const double n4_x = c5*n5_x - s5*n5_y + w4_y*z8;

    /* forces on link 2 */
    const double z9 = 6.1*z1;
    const double n2_z = 1.0432868852459016*qdd[1] - (c4*n4_y + s4*n4_x) - 1.0132868852459016*z4 +
        neg_a3_x*z9;
    const double z10 = c4*n4_x - s4*n4_y - 1.0282868852459017*neg_U2_zy - a3_y*z9 - 0.61*a3_z;

    /* forces on link 1 */
    const double z11 = c2*(0.61*neg_a3_x - n4_z - 0.014999999999999998*(z2 + wd2_y)) - s2*z10;
    const double n1_z = z11 + 0.085*qdd[0];

    tau[0] = n1_z;
    tau[1] = n2_z;
    tau[2] = 6.1*a3_z;
    tau[3] = n4_z;
    tau[4] = n5_z;
    tau[5] = -z7;
}

void stanford_saha_inertia_matrix(const double q[6], double M[36])
{
    /* joint angles */
    const double s6 = sin(q[5]);
    const double c2 = cos(q[1]);
    const double c5 = cos(q[4]);
    const double s5 = sin(q[4]);
    const double s2 = sin(q[1]);
    const double c4 = cos(q[3]);
    const double c6 = cos(q[5]);
    const double s4 = sin(q[3]);

    /* composite body 6 */
    const double z1 = 0.002*(s6*s6);
    const double S5_zz = 0.00285 - z1;
    const double z2 = z1 + 0.0015;
    const double z3 = s6*c6;

    /* column 6 */
    const double z4 = 0.002*c5;
    const double z5 = 0.002*s5;
    const double z6 = s2*c4;
    const double z7 = z5*z6 - c2*z4;

    /* composite body 5 */
    const double neg_S4_xy = z4*z3;
    const double z8 = s5*(z1 - 0.0013);
    const double z9 = s5*z8;
    const double S4_xx = z1 - z9 + 0.00035;
    const double S4_xz = c5*z8;

    /* column 5 */
    const double z10 = z2*c4 + neg_S4_xy*s4;
    const double z11 = 0.002*(s5*z3);
    const double z12 = c2*z11 - z2*(s2*s4) + z6*neg_S4_xy;

    /* composite body 4 */
    const double z13 = S5_zz + S4_xx;
    const double z14 = neg_S4_xy*(2.0*c4) - s4*(S4_xx - S5_zz);
    const double S3_yz = s4*S4_xz - c4*z11;
    const double S3_xz = s4*z11 + c4*S4_xz;
    const double S3_xy = neg_S4_xy - c4*z14;
    const double S3_xx = S4_xx + s4*z14 + 0.014999999999999998;

    /* column 4 */
    const double z15 = s2*S3_xz - c2*z13;

    /* composite body 3 */
    const double S2_yy = z9 + 6.1*(q[2]*(q[2] + 0.4459016393442623)) + 1.33265;

    /* composite body 2 */
    const double S1_yz = s2*S3_xy - c2*(0.61*q[2] - S3_yz + 0.136);
    const double z16 = 0.161 - (s2*(2.0*(c2*S3_xz) + s2*(S3_xx - S2_yy)) - z13);

    /* column 1 */
    const double z17 = 0.61*s2;
    const double z18 = z5*s4;

    M[0] = z16;
    M[1] = -S1_yz;
    M[2] = z17;
    M[3] = z15;
    M[4] = z12;
    M[5] = z7;
    M[6] = -S1_yz;
    M[7] = S3_xx + S2_yy;
    M[8] = 0.0;
    M[9] = S3_yz;
    M[10] = z10;
    M[11] = z18;
    M[12] = z17;
    M[13] = 0.0;
    M[14] = 6.1;
    M[15] = 0.0;
    M[16] = 0.0;
    M[17] = 0.0;
    M[18] = z15;
    M[19] = S3_yz;
    M[20] = 0.0;
    M[21] = z13;
    M[22] = -z11;
    M[23] = z4;
    M[24] = z12;
    M[25] = z10;
    M[26] = 0.0;
    M[27] = -z11;
    M[28] = z2;
    M[29] = 0.0;
    M[30] = z7;
    M[31] = z18;
    M[32] = 0.0;
    M[33] = z4;
    M[34] = 0.0;
    M[35] = 0.002;
}

void stanford_saha_bias(const double q[6], const double qd[6], double b[6])
{
    /* joint angles */
    const double s2 = sin(q[1]);
    const double z1 = q[2] + 0.22295081967213115;
    const double c2 = cos(q[1]);
    const double c4 = cos(q[3]);
    const double s4 = sin(q[3]);
    const double c5 = cos(q[4]);
    const double s5 = sin(q[4]);
    const double c6 = cos(q[5]);
    const double s6 = sin(q[5]);

    /* motion of link 2 */
    const double neg_w2_x = s2*qd[0];
    const double neg_U2_yy = neg_w2_x*neg_w2_x + qd[1]*qd[1];
    const double neg_U2_zz = qd[0]*qd[0];
    const double neg_w2_y = qd[0]*c2;
    const double neg_wd2_x = qd[1]*neg_w2_y;
    const double U2_xy = neg_w2_x*neg_w2_y;
    const double wd2_y = neg_w2_x*qd[1];

    /* motion of link 3 */
    const double z2 = 0.1019367991845056*z1;
    const double neg_a3_z_scaled = c2 + neg_U2_yy*z2;
    const double a3_y_scaled = 0.05*neg_U2_zz + z1*neg_wd2_x + neg_w2_x*qd[2];
    const double neg_a3_x_scaled = s2 - z2*U2_xy + 0.2038735983690112*(qd[1]*qd[2]);

    /* motion of link 4 */
    const double w4_y = neg_w2_x*s4 - qd[1]*c4;
    const double neg_w4_x = qd[1]*s4 + neg_w2_x*c4;
    const double w4_z = qd[3] - neg_w2_y;
    const double wd4_y = neg_wd2_x*s4 + neg_w4_x*qd[3];
    const double wd4_x = w4_y*qd[3] - neg_wd2_x*c4;

    /* motion of link 5 */
    const double w5_y = w4_z*c5 + neg_w4_x*s5;
    const double w5_x = w4_z*s5 - neg_w4_x*c5;
    const double w5_z = qd[4] - w4_y;
    const double wd5_y = c5*wd2_y - wd4_x*s5 - w5_x*qd[4];
    const double wd5_x = s5*wd2_y + wd4_x*c5 + w5_y*qd[4];

    /* motion of link 6 */
    const double neg_w6_y = w5_z*c6 + w5_x*s6;
    const double w6_x = w5_x*c6 - w5_z*s6;
    const double neg_U6_xy = wd5_y + neg_w6_y*w6_x;
    const double U6_zy = wd4_y*s6 + wd5_x*c6 - neg_w6_y*(w5_y + 2.0*qd[5]);

    /* forces on link 5 */
    const double neg_n5_z = 0.002*(s6*U6_zy) + 0.0015*wd4_y + w5_y*(0.0013*w5_x);
    const double z3 = 0.002*neg_U6_xy;
    const double n5_y = z3 + 0.0007*wd5_y + w5_x*(0.0005*w5_z);
    const double n5_x_scaled = wd5_x + c6*U6_zy + w5_y*(0.4*w5_z);

    /* forces on link 4 */
    const double z4 = 0.002*n5_x_scaled;
    const double n4_z = c5*n5_y + s5*z4 + 0.0005*wd2_y;
    const double n4_y = neg_n5_z + 0.0005*wd4_y;
    const double n4_x = 0.0005*wd4_x - (s5*n5_y - c5*z4);

    /* forces on link 2 */
    const double n2_z = z1*(59.841*neg_a3_x_scaled) - (c4*n4_y + s4*n4_x +
        1.0127868852459017*U2_xy);
    const double z5 = s4*n4_y - c4*n4_x + 2.055573770491803*neg_wd2_x + a3_y_scaled*(12.2*z1);
    const double n1_z = s2*(z5 - 5.984100000000001*neg_a3_z_scaled) - c2*(n4_z +
        0.029999999999999995*wd2_y - 5.984100000000001*neg_a3_x_scaled);

    b[0] = n1_z;
    b[1] = n2_z;
    b[2] = -59.841*neg_a3_z_scaled;
    b[3] = n4_z;
    b[4] = -neg_n5_z;
    b[5] = z3;
}

void stanford_saha_gravity(const double q[6], double g[6])
{
    /* joint angles */
    const double s2 = sin(q[1]);
    const double c2 = cos(q[1]);

    /* forces on link 3 */
    const double n2_z = 13.3416*s2 + 59.841*(s2*q[2]);

    g[0] = 0.0;
    g[1] = n2_z;
    g[2] = -59.841*c2;
    g[3] = 0.0;
    g[4] = 0.0;
    g[5] = 0.0;
}

void stanford_saha_forward_dynamics(const double q[6], const double qd[6], const double tau[6],
                                    double qdd[6])
{
    /* joint angles */
    const double s2 = sin(q[1]);
    const double z1 = q[2] + 0.22295081967213115;
    const double c2 = cos(q[1]);
    const double c4 = cos(q[3]);
    const double s4 = sin(q[3]);
    const double c5 = cos(q[4]);
    const double s5 = sin(q[4]);
    const double c6 = cos(q[5]);
    const double s6 = sin(q[5]);
    const double z2 = q[2] - 0.357779063042221;

    /* motion of link 2 */
    const double neg_w2_x = s2*qd[0];
    const double neg_U2_yy = neg_w2_x*neg_w2_x + qd[1]*qd[1];
    const double neg_U2_zz = qd[0]*qd[0];
    const double neg_w2_y = qd[0]*c2;
    const double neg_wd2_x = qd[1]*neg_w2_y;
    const double U2_xy = neg_w2_x*neg_w2_y;
    const double wd2_y = neg_w2_x*qd[1];

    /* motion of link 3 */
    const double a3_y_scaled = 0.05*neg_U2_zz + z1*neg_wd2_x + neg_w2_x*qd[2];
    const double neg_a3_x_scaled = 4.905*s2 - 0.5*(z1*U2_xy) + qd[1]*qd[2];

    /* motion of link 4 */
    const double w4_y = neg_w2_x*s4 - qd[1]*c4;
    const double neg_w4_x = qd[1]*s4 + neg_w2_x*c4;
    const double w4_z = qd[3] - neg_w2_y;
    const double wd4_y = neg_wd2_x*s4 + neg_w4_x*qd[3];
    const double wd4_x = w4_y*qd[3] - neg_wd2_x*c4;

    /* motion of link 5 */
    const double w5_y = w4_z*c5 + neg_w4_x*s5;
    const double w5_x = w4_z*s5 - neg_w4_x*c5;
    const double w5_z = qd[4] - w4_y;
    const double wd5_y = c5*wd2_y - wd4_x*s5 - w5_x*qd[4];
    const double wd5_x = s5*wd2_y + wd4_x*c5 + w5_y*qd[4];

    /* motion of link 6 */
    const double neg_w6_y = w5_z*c6 + w5_x*s6;
    const double w6_x = w5_x*c6 - w5_z*s6;
    const double U6_zy = wd4_y*s6 + wd5_x*c6 - neg_w6_y*(w5_y + 2.0*qd[5]);

    /* forces on link 1 */
    const double z3 = 0.002*s6;
    const double phi5 = U6_zy*z3 + 0.0015*wd4_y + 0.0013*(w5_y*w5_x) + tau[4];

    /* articulated body 6 */
    const double neg_I5_xz = c6*z3;
    const double z4 = s6*z3;
    const double I5_zz = z4 + 0.0015;

    /* articulated body 5 */
    const double iD5 = 1.0/I5_zz;
    const double z5 = neg_I5_xz*iD5;
    const double z6 = z4 + neg_I5_xz*z5;
    const double z7 = s5*(z6 - 0.0033);
    const double z8 = s5*z7;
    const double I4_zz = 0.0012000000000000001 - z8;
    const double neg_I4_xz = c5*z7;

    /* articulated body 4 */
    const double z9 = w5_x*(0.0005*w5_z) + 0.0007*wd5_y + tau[5];
    const double z10 = phi5*z5 - w5_y*(0.0008*w5_z) - 0.002*(wd5_x + c6*U6_zy);
    const double u4 = tau[3] - c5*z9 - 0.0005*wd2_y + s5*z10;
    const double iD4 = 1.0/I4_zz;
    const double z11 = neg_I4_xz*iD4;
    const double z12 = z6 - 0.004 - z8 + neg_I4_xz*z11;
    const double z13 = s4*z12;
    const double z14 = s4*z13;
    const double neg_I3_xy = c4*z13;

    /* articulated body 3 */
    const double neg_F2_xz_scaled = 0.61*z2 + 0.35424522845575485;
    const double z15 = 6.1*(z2*(q[2] + 0.8036807023864833));
    const double I2_zz = 3.100494784978195 - (z14 - z15);

    /* articulated body 2 */
    const double z16 = tau[4] - 0.0005*wd4_y;
    const double z17 = 12.2*z1;
    const double z18 = s5*z9 - 0.0005*wd4_x + u4*z11 + c5*z10;
    const double neg_u2 = c4*z16 - tau[1] - 1.0127868852459017*U2_xy + neg_a3_x_scaled*z17 + s4*z18;
    const double iD2 = 1.0/I2_zz;
    const double z19 = neg_F2_xz_scaled*iD2;
    const double z20 = 0.161 - neg_F2_xz_scaled*z19;
    const double z21 = iD2*neg_I3_xy;
    const double z22 = s2*(z20 + (neg_I3_xy*z21 - (z15 + (z14 - z12))) - 3.1704947849781955) -
        c2*(2.0*(neg_F2_xz_scaled*z21));
    const double I1_zz = z20 - s2*z22;

    /* articulated body 1 */
    const double z23 = c2*(tau[3] + (neg_u2*z19 + 0.029999999999999995*wd2_y -
        1.22*neg_a3_x_scaled)) + tau[0];
    const double z24 = 0.1*tau[2] - s4*z16 + neg_u2*z21 + a3_y_scaled*z17 +
        2.055573770491803*neg_wd2_x;
    const double u1 = z23 - s2*(z24 + c4*z18);
    const double iD1 = 1.0/I1_zz;

    /* acceleration of link 1 */
    const double qdd1 = u1*iD1;

    /* acceleration of link 2 */
    const double z25 = c2*qdd1;
    const double z26 = s2*qdd1;
    const double qdd2 = z21*z26 - z19*z25 - neg_u2*iD2;

    /* acceleration of link 3 */
    const double qdd3 = 0.16393442622950818*tau[2] - (0.1*z26 - 9.81*c2 - neg_U2_yy*z1);

    /* acceleration of link 4 */
    const double z27 = s4*qdd2 + c4*z26;
    const double qdd4 = z25 - z11*z27 + u4*iD4;
    const double z28 = z25 - qdd4;

    /* acceleration of link 5 */
    const double z29 = c4*qdd2 - s4*z26 + z5*(s5*z28 + c5*z27);
    const double qdd5 = phi5*iD5 - z29;

    /* acceleration of link 6 */
    const double qdd6 = 500.0*tau[5] - (wd5_y + (s5*z27 - c5*z28) + neg_w6_y*w6_x);

    qdd[0] = qdd1;
    qdd[1] = qdd2;
    qdd[2] = qdd3;
    qdd[3] = qdd4;
    qdd[4] = qdd5;
    qdd[5] = qdd6;
}

void stanford_saha_forward_kinematics(const double q[6], double R[9], double p[3])
{
    /* joint angles */
    const double s1 = sin(q[0]);
    const double c1 = cos(q[0]);
    const double s2 = sin(q[1]);
    const double c2 = cos(q[1]);
    const double s4 = sin(q[3]);
    const double c4 = cos(q[3]);
    const double s5 = sin(q[4]);
    const double c5 = cos(q[4]);
    const double s6 = sin(q[5]);
    const double c6 = cos(q[5]);

    /* tool seen from link 4 */
    const double z1 = s5*c6;
    const double z2 = c5*c6;
    const double z3 = s5*s6;
    const double z4 = c5*s6;

    /* tool seen from link 3 */
    const double z5 = c4*s6 + s4*z2;
    const double z6 = s4*s6 - c4*z2;
    const double z7 = c4*c6 - s4*z4;
    const double z8 = s4*c6 + c4*z4;

    /* tool seen from link 2 */
    const double z9 = q[2] + 0.6;

    /* tool seen from link 1 */
    const double z10 = s2*z9;
    const double z11 = c2*z1 - s2*z6;
    const double z12 = s2*z1 + c2*z6;
    const double z13 = c2*z3 + s2*z8;
    const double z14 = s2*z3 - c2*z8;

    /* tool seen from link 0 */
    const double z15 = c1*z5 + s1*z12;
    const double z16 = s1*z5 - c1*z12;
    const double z17 = c1*z7 - s1*z14;
    const double z18 = s1*z7 + c1*z14;

    R[0] = z16;
    R[1] = z18;
    R[2] = -(z11*z17 + z13*z15);
    R[3] = -z15;
    R[4] = -z17;
    R[5] = -(z13*z16 + z11*z18);
    R[6] = -z11;
    R[7] = z13;
    R[8] = z15*z18 - z16*z17;
    p[0] = -(0.1*s1 + c1*z10);
    p[1] = 0.1*c1 - s1*z10;
    p[2] = 0.1 - c2*z9;
}

void stanford_saha_jacobian(const double q[6], double J[36])
{
    /* joint angles */
    const double s4 = sin(q[3]);
    const double s1 = sin(q[0]);
    const double c2 = cos(q[1]);
    const double c1 = cos(q[0]);
    const double c4 = cos(q[3]);
    const double s2 = sin(q[1]);
    const double s5 = sin(q[4]);
    const double c5 = cos(q[4]);

    /* frame 2 */
    const double z1 = s1*c2;
    const double z2 = c2*c1;
    const double z3 = s1*s2;
    const double z4 = c1*s2;

    /* frame 4 */
    const double z5 = 0.1*c1;
    const double z6 = 0.6*z3 - (z5 - q[2]*z3);
    const double z7 = 0.1*s1;
    const double z8 = z7 + q[2]*z4 + 0.6*z4;

    /* Jacobian */
    const double z9 = c2*q[2] + 0.6*c2;

    J[0] = z6;
    J[1] = -c1*z9;
    J[2] = -z4;
    J[3] = 0.0;
    J[4] = 0.0;
    J[5] = 0.0;
    J[6] = -z8;
    J[7] = -s1*z9;
    J[8] = -z3;
    J[9] = 0.0;
    J[10] = 0.0;
    J[11] = 0.0;
    J[12] = 0.0;
    J[13] = s1*(z5 + z6) - c1*(z7 - z8);
    J[14] = -c2;
    J[15] = 0.0;
    J[16] = 0.0;
    J[17] = 0.0;
    J[18] = 0.0;
    J[19] = -s1;
    J[20] = 0.0;
    J[21] = -z4;
    J[22] = s4*z2 - s1*c4;
    J[23] = -((s4*s1 + c4*z2)*s5 + z4*c5);
    J[24] = 0.0;
    J[25] = c1;
    J[26] = 0.0;
    J[27] = -z3;
    J[28] = s4*z1 + c1*c4;
    J[29] = (s4*c1 - z1*c4)*s5 - z3*c5;
    J[30] = 1.0;
    J[31] = 0.0;
    J[32] = 0.0;
    J[33] = -c2;
    J[34] = -s4*s2;
    J[35] = s5*(c4*s2) - c2*c5;
}

void stanford_saha_inertia_solve(const double q[6], const double phi[6], double qdd[6])
{
    /* joint angles */
    const double z1 = q[2] - 0.357779063042221;
    const double s6 = sin(q[5]);
    const double c6 = cos(q[5]);
    const double s5 = sin(q[4]);
    const double c5 = cos(q[4]);
    const double s4 = sin(q[3]);
    const double c4 = cos(q[3]);
    const double c2 = cos(q[1]);
    const double s2 = sin(q[1]);

    /* articulated body 6 */
    const double z2 = 0.002*s6;
    const double neg_I5_xz = z2*c6;
    const double z3 = s6*z2;
    const double I5_zz = z3 + 0.0015;

    /* articulated body 5 */
    const double iD5 = 1.0/I5_zz;
    const double z4 = neg_I5_xz*iD5;
    const double z5 = z3 + neg_I5_xz*z4;
    const double z6 = (z5 - 0.0033)*s5;
    const double z7 = s5*z6;
    const double I4_zz = 0.0012000000000000001 - z7;
    const double z8 = z4*phi[4];
    const double neg_I4_xz = z6*c5;

    /* articulated body 4 */
    const double u4 = phi[3] - c5*phi[5] + s5*z8;
    const double iD4 = 1.0/I4_zz;
    const double z9 = neg_I4_xz*iD4;
    const double z10 = z5 - 0.004 - z7 + neg_I4_xz*z9;
    const double z11 = s5*phi[5] + c5*z8 + u4*z9;
    const double z12 = z10*s4;
    const double z13 = s4*z12;
    const double neg_I3_xy = z12*c4;

    /* articulated body 3 */
    const double neg_F2_xz_scaled = 0.61*z1 + 0.35424522845575485;
    const double z14 = z1*(6.1*z1 + 7.084904569115096);
    const double I2_zz = 3.100494784978195 - (z13 - z14);

    /* articulated body 2 */
    const double u2 = phi[1] - phi[4]*c4 - z11*s4;
    const double iD2 = 1.0/I2_zz;
    const double z15 = neg_F2_xz_scaled*iD2;
    const double z16 = 0.161 - neg_F2_xz_scaled*z15;
    const double z17 = iD2*neg_I3_xy;
    const double z18 = (z16 + (neg_I3_xy*z17 - (z14 + (z13 - z10))) - 3.1704947849781955)*s2 -
        neg_F2_xz_scaled*(2.0*z17)*c2;
    const double I1_zz = z16 - s2*z18;
    const double z19 = s2*(phi[4]*s4 - z11*c4 + u2*z17 - 0.1*phi[2]);

    /* articulated body 1 */
    const double u1 = phi[0] + c2*(phi[3] - u2*z15) + z19;
    const double iD1 = 1.0/I1_zz;

    /* acceleration of link 1 */
    const double qdd1 = u1*iD1;

    /* acceleration of link 2 */
    const double z20 = c2*qdd1;
    const double z21 = s2*qdd1;
    const double qdd2 = z17*z21 - z15*z20 + u2*iD2;

    /* acceleration of link 3 */
    const double qdd3 = 0.16393442622950818*phi[2] - 0.1*z21;

    /* acceleration of link 4 */
    const double z22 = s4*qdd2 + c4*z21;
    const double qdd4 = z20 - z9*z22 + u4*iD4;
    const double z23 = z20 - qdd4;

    /* acceleration of link 5 */
    const double z24 = c4*qdd2 - s4*z21 + z4*(s5*z23 + c5*z22);
    const double qdd5 = iD5*phi[4] - z24;

    /* acceleration of link 6 */
    const double qdd6 = c5*z23 - s5*z22 + 500.0*phi[5];

    qdd[0] = qdd1;
    qdd[1] = qdd2;
    qdd[2] = qdd3;
    qdd[3] = qdd4;
    qdd[4] = qdd5;
    qdd[5] = qdd6;
}

void stanford_saha_energy(const double q[6], const double qd[6], double e[2])
{
    /* joint angles */
    const double s2 = sin(q[1]);
    const double c2 = cos(q[1]);
    const double c4 = cos(q[3]);
    const double s4 = sin(q[3]);
    const double c5 = cos(q[4]);
    const double s5 = sin(q[4]);
    const double c6 = cos(q[5]);
    const double s6 = sin(q[5]);

    /* link 2 */
    const double neg_w2_x = qd[0]*s2;
    const double v2_y = 0.1*neg_w2_x;
    const double neg_w2_y = qd[0]*c2;
    const double neg_v2_x = 0.1*neg_w2_y;

    /* link 3 */
    const double neg_v3_x = neg_v2_x + q[2]*qd[1];
    const double v3_z = v2_y + qd[2];
    const double v3_y = neg_w2_x*q[2];

    /* link 4 */
    const double z1 = v3_y + 0.6*neg_w2_x;
    const double z2 = neg_v3_x + 0.6*qd[1];
    const double w4_y = neg_w2_x*s4 - qd[1]*c4;
    const double neg_w4_x = qd[1]*s4 + neg_w2_x*c4;
    const double v4_y = z1*c4 + z2*s4;
    const double v4_x = z1*s4 - z2*c4;
    const double w4_z = qd[3] - neg_w2_y;
    const double z3 = v4_y + 0.1*neg_w4_x;
    const double z4 = v4_x + 0.1*w4_y;

    /* link 5 */
    const double w5_y = w4_z*c5 + neg_w4_x*s5;
    const double w5_x = w4_z*s5 - neg_w4_x*c5;
    const double v5_y = v3_z*c5 - v4_x*s5;
    const double v5_x = v3_z*s5 + v4_x*c5;
    const double w5_z = qd[4] - w4_y;

    /* link 6 */
    const double neg_w6_y = w5_z*c6 + w5_x*s6;
    const double w6_x = w5_x*c6 - w5_z*s6;
    const double v6_y = v4_y*c6 - v5_x*s6;
    const double v6_x = v4_y*s6 + v5_x*c6;
    const double w6_z = w5_y + qd[5];
    const double z5 = 0.55*(v5_y*v5_y) + 0.25*(v6_y*v6_y + v6_x*v6_x) + 0.0001*(w5_y*w5_y);
    const double z6 = z5 + 0.23*(qd[1]*qd[1]) + 0.0015*(w6_x*w6_x) + 0.225*(neg_w2_x*neg_w2_x);
    const double z7 = z6 + 0.00025*(w5_x*w5_x + w5_z*w5_z + w4_y*w4_y) + 3.0*(v2_y*v2_y +
        neg_v2_x*neg_v2_x);
    const double z8 = z7 + 2.5*(v3_z*v3_z) + 0.3*(v5_x*v5_x + v4_y*v4_y);
    const double z9 = z8 + 2.0*(v3_y*v3_y + neg_v3_x*neg_v3_x) + 0.5*(z4*z4 + z3*z3);
    const double z10 = z9 + 0.001*(w6_z*w6_z) + 0.01*(qd[0]*qd[0] + neg_w2_y*neg_w2_y);

    e[0] = z10 + 0.0005*(w4_z*w4_z + neg_w4_x*neg_w4_x + neg_w6_y*neg_w6_y);
    e[1] = 11.8701 - (59.841*(c2*q[2]) + 13.3416*c2);
}
