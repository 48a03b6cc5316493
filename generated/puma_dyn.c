/* puma: robot dynamics as straight-line C, by rbgen 0.1.0
 *
 * joints   6: RRRRRR
 * source   S. K. Saha, Simulation of industrial manipulators based on the UDU^T decomposition
 *          of inertia matrix, Multibody System Dynamics 9(1), 2003, pp. 63-85, Table II(ii)
 *          (PUMA robot), with four moments of inertia made positive.
 * model    05ba9980a5178135
 * command  rbgen emit puma
 *
 * Operations of each call: multiplications M, additions and subtractions A, divisions
 * and square roots D, pairs of sine and cosine.
 *
 *   function                  algorithm            M      A    D  sin/cos
 *   inverse_dynamics          best                129    101    0        4
 *   inertia_matrix            best                 60     47    0        5
 *   bias                      best                120     84    0        4
 *   gravity                   best                 18      8    0        4
 *   forward_dynamics          best                242    183    4        5
 *   forward_kinematics        best: tool-cross     58     29    0        6
 *   jacobian                  best: frames         62     36    0        6
 *   inertia_solve             best                124     95    4        5
 *   energy                    best: links         103     69    0        5
 *
 * SI units: radians or metres for q, N m or N for torques. Arrays are row-major double.
 * No allocation, no global state, no branches; outputs may not overlap inputs.
 * Compile: cc -std=c99 -O2 -c FILE.c, and link with -lm.
 * This file belongs to whoever generated it.
 */
#include <math.h>

#define PUMA_DOF 6

#ifdef __cplusplus
extern "C" {
#endif

/* joint torques (forces) for the motion */
void puma_inverse_dynamics(const double q[6], const double qd[6], const double qdd[6],
                           double tau[6]);
/* symmetric, row-major */
void puma_inertia_matrix(const double q[6], double M[36]);
/* Coriolis, centrifugal, gravity, friction */
void puma_bias(const double q[6], const double qd[6], double b[6]);
/* torques that hold the arm still */
void puma_gravity(const double q[6], double g[6]);
/* accelerations for the torques */
void puma_forward_dynamics(const double q[6], const double qd[6], const double tau[6],
                           double qdd[6]);
/* tool in the world: axes as columns of R, origin p */
void puma_forward_kinematics(const double q[6], double R[9], double p[3]);
/* 6 x n: linear rows, then angular, world axes, at the tool */
void puma_jacobian(const double q[6], double J[36]);
/* M^-1 phi */
void puma_inertia_solve(const double q[6], const double phi[6], double qdd[6]);
/* kinetic, potential (zero at the world's origin) */
void puma_energy(const double q[6], const double qd[6], double e[2]);

#ifdef __cplusplus
}
#endif

void puma_inverse_dynamics(const double q[6], const double qd[6], const double qdd[6],
                           double tau[6])
{
    /* joint angles */
    const double c4 = cos(q[3]);
    const double s5 = sin(q[4]);
    const double z1 = q[2] + q[1];
    const double z2 = sin(z1);
    const double z3 = cos(z1);
    const double c5 = cos(q[4]);
    const double s4 = sin(q[3]);
    const double c2 = cos(q[1]);
    const double s2 = sin(q[1]);

    /* motion of link 1 */
    const double neg_U1_xx = qd[0]*qd[0];

    /* motion of link 2 */
    const double neg_U2_yy = qd[1]*qd[1];
    const double neg_U2_xx = neg_U2_yy + neg_U1_xx;
    const double neg_wd2_x = qd[1]*qd[0];

    /* motion of link 3 */
    const double w3_z = qd[1] + qd[2];
    const double neg_w3_x = qd[0]*z2;
    const double z4 = w3_z*neg_w3_x;
    const double neg_U3_xz = qdd[0]*z3;
    const double wd3_y = z4 - neg_U3_xz;
    const double wd3_z = qdd[1] + qdd[2];
    const double U3_yz = z2*qdd[0];
    const double neg_w3_y = qd[0]*z3;
    const double z5 = w3_z*neg_w3_y;
    const double neg_wd3_x = U3_yz + z5;
    const double z6 = neg_U2_xx*c2 + qdd[1]*s2;
    const double z7 = z6 + 0.3449074074074074*qdd[0];
    const double z8 = qdd[1]*c2 - neg_U2_yy*s2;
    const double z9 = z8 - 22.708333333333336;
    const double a3_x = z2*z9 - z3*z7;
    const double z10 = neg_w3_y*neg_w3_y;
    const double z11 = 2.0*(s2*neg_wd2_x) - qdd[0]*c2;
    const double neg_a3_z = 0.3449074074074074*neg_U1_xx + z11;
    const double neg_U3_zx = z4 + wd3_y;
    const double a3_y = z3*z9 + z2*z7;
    const double U3_yx = wd3_z + neg_w3_x*neg_w3_y;

    /* motion of link 4 */
    const double wd4_z = qdd[3] - wd3_y;
    const double w4_y = c4*w3_z + neg_w3_x*s4;
    const double wd4_x = s4*wd3_z - c4*neg_wd3_x + qd[3]*w4_y;
    const double w4_x = w3_z*s4 - c4*neg_w3_x;
    const double w4_z = neg_w3_y + qd[3];
    const double z12 = w4_y*w4_z;
    const double z13 = 0.0462962962962963*(w3_z*w3_z + z10) - a3_x;
    const double z14 = neg_a3_z + 0.0462962962962963*neg_U3_zx;
    const double z15 = s4*z13 - c4*z14;
    const double a4_y = z15 - (wd4_x - z12);
    const double z16 = w4_x*w4_z;
    const double z17 = s4*z14 + c4*z13;
    const double wd4_y = c4*wd3_z - qd[3]*w4_x + s4*neg_wd3_x;
    const double a4_x = z16 - (z17 - wd4_y);
    const double z18 = a3_y + 0.0462962962962963*U3_yx;
    const double neg_a4_z = w4_y*w4_y + z18 + w4_x*w4_x;

    /* motion of link 5 */
    const double w5_x = c5*w4_x - s5*w4_z;
    const double neg_wd5_y = wd4_z*c5 + s5*wd4_x + qd[4]*w5_x;
    const double w5_z = w4_y + qd[4];
    const double neg_w5_y = c5*w4_z + s5*w4_x;
    const double wd5_x = c5*wd4_x - qd[4]*neg_w5_y - s5*wd4_z;
    const double wd5_z = wd4_y + qdd[4];
    const double neg_U5_xy = w5_x*neg_w5_y + wd5_z;
    const double neg_U5_yy = w5_x*w5_x + w5_z*w5_z;

    /* motion of link 6 */
    const double wd6_z = neg_wd5_y + qdd[5];

    /* forces on link 5 */
    const double z19 = 0.0141*wd6_z;
    const double neg_n5_y = 0.1273*neg_wd5_y + z19;
    const double z20 = 0.0064679329999999995*(neg_w5_y + 2.1799854760400272*qd[5]);
    const double n5_x = w5_z*z20 + (0.134932067*wd5_x - 0.008791632*a4_y);

    /* forces on link 4 */
    const double f4_y = 1.17836424*a4_y - 0.008791632*(wd5_x - w5_z*neg_w5_y);
    const double z21 = 2.9054952349999996*z12 - (2.925195235*wd4_x + (c5*n5_x - f4_y)) -
        s5*neg_n5_y;
    const double z22 = 0.008791632*c5;
    const double z23 = 0.008791632*s5;
    const double f4_x = 1.17836424*a4_x - (neg_U5_yy*z23 - z22*neg_U5_xy);
    const double n5_z = 0.134932067*wd5_z + a4_x*z22 + z23*neg_a4_z - w5_x*z20;
    const double z24 = f4_x + (2.8516952349999998*z16 + 2.9789952349999997*wd4_y) + n5_z;
    const double z25 = 2.552062896*z17 - f4_x;
    const double z26 = 2.552062896*z15 + f4_y;
    const double z27 = s4*z25 - c4*z26;
    const double z28 = 1.17836424*neg_a4_z + (z22*neg_U5_yy + (neg_U5_xy*z23 + 2.552062896*z18));
    const double n4_z = 0.0538*(w4_y*w4_x) - (s5*n5_x - c5*neg_n5_y - 0.0735*wd4_z);

    /* forces on link 3 */
    const double n3_x = 0.03454198*neg_U3_zx - (c4*z21 + s4*z24);
    const double f3_y = z28 - 0.6829073279999999*a3_y;
    const double neg_f3_x = c4*z25 + (0.6829073279999999*a3_x + s4*z26);
    const double neg_f2_x = z2*f3_y + z3*neg_f3_x;
    const double n3_y = 0.0462962962962963*z27 + (0.1574636*neg_U3_zx - n4_z) - 0.03454198*(z5 +
        neg_wd3_x);
    const double n3_z = 0.1574636*U3_yx + (c4*z24 - (s4*z21 - 0.0462962962962963*z28)) +
        0.03454198*(neg_w3_x*neg_w3_x - z10);

    /* forces on link 2 */
    const double z29 = 0.3449074074074074*neg_f2_x - c2*(6.944190320000001*z11 + (z27 -
        0.6829073279999999*neg_a3_z)) - z2*n3_x;
    const double n1_z = z29 - z3*n3_y + 2.5194424503796298*qdd[0];
    const double z30 = c2*(z2*neg_f3_x - z3*f3_y - 6.944190320000001*z8) - n3_z -
        s2*(6.944190320000001*z6 + neg_f2_x);
    const double n2_z = 0.6787000000000003*qdd[1] - z30;

    tau[0] = n1_z;
    tau[1] = n2_z;
    tau[2] = n3_z;
    tau[3] = n4_z;
    tau[4] = n5_z;
    tau[5] = z19;
}

void puma_inertia_matrix(const double q[6], double M[36])
{
    /* joint angles */
    const double s2 = sin(q[1]);
    const double z1 = q[1] + q[2];
    const double z2 = cos(z1);
    const double c5 = cos(q[4]);
    const double c4 = cos(q[3]);
    const double s5 = sin(q[4]);
    const double s4 = sin(q[3]);
    const double z3 = sin(z1);
    const double c2 = cos(q[1]);
    const double s3 = sin(q[2]);
    const double c3 = cos(q[2]);

    /* column 6 */
    const double z4 = 0.3449074074074074*z2;
    const double z5 = 0.0141*s5;
    const double z6 = 0.0141*c5;
    const double z7 = z2*z6 - z5*(c4*z3);

    /* composite body 5 */
    const double ms4_x = 0.008791632*s5;

    /* composite body 4 */
    const double z8 = 0.017583264*c5;
    const double z9 = 0.0064679329999999995*s5;
    const double z10 = c5*z9 - ms4_x;
    const double z11 = c4*z10;
    const double neg_S3_xy_scaled = z8 - 43.199999999999996*z11 + 3.848942016;
    const double z12 = s5*z9;
    const double S3_yy = z8 + z12 + 4.157941542;
    const double z13 = s4*(z12 - 0.0538);
    const double z14 = s4*z13;
    const double z15 = c4*ms4_x;
    const double S3_xx = z14 - z12 + 0.0925925925925926*z15 + 0.2998092;
    const double z16 = 0.008791632*c5;
    const double neg_ms3_y = z16 + 1.17836424;
    const double ms3_x = z15 + 0.17270496;
    const double z17 = ms4_x*s4;
    const double ms3_z = z17 + 1.0511121559999999;
    const double S3_yz = z10*s4;
    const double S3_xz = 0.0462962962962963*z17 - c4*z13;
    const double z18 = 0.21489999999999998 - z12;
    const double z19 = z16 + 0.134932067;
    const double z20 = c4*z16;
    const double z21 = 0.00040702*s5 + c4*z19;
    const double z22 = z20*s3 + (ms4_x*c3 + z21);

    /* column 4 */
    const double z23 = z2*(0.0462962962962963*z15 + z18) - z11*z3 + z15*c2 + z17*z4;
    const double z24 = S3_yz - z17*s3;

    /* composite body 3 */
    const double z25 = 0.0462962962962963*z2;
    const double ms2_x = z3*neg_ms3_y + z2*ms3_x;
    const double z26 = c2*ms2_x;
    const double ms2_y = z3*ms3_x - z2*neg_ms3_y;
    const double z27 = s4*z16*(z25 + c2) + (z3*(s4*z19) + (z3*(0.003032299*s5) - z4*z20));
    const double z28 = S3_yy + S3_xx;
    const double z29 = z26 + s2*ms2_y;

    /* column 3 */
    const double z30 = 0.3449074074074074*ms2_y + z2*S3_yz + z3*S3_xz;
    const double z31 = z28 + z29;

    /* composite body 2 */
    const double z32 = S3_xx + z3*(z25*neg_S3_xy_scaled + (S3_yy - S3_xx)*z3) + 2.0*z26;
    const double neg_S1_yz = s2*ms3_z + z30;

    /* column 1 */
    const double z33 = s4*z5;

    M[0] = 12.22916620975926 - (z14 + (9.991710128000001*(s2*s2) - z32 - 0.6898148148148148*ms3_z));
    M[1] = neg_S1_yz;
    M[2] = z30;
    M[3] = z23;
    M[4] = z27;
    M[5] = z7;
    M[6] = neg_S1_yz;
    M[7] = z28 + 2.0*z29 + 10.670410128;
    M[8] = z31;
    M[9] = z24;
    M[10] = z22;
    M[11] = z33;
    M[12] = z30;
    M[13] = z31;
    M[14] = z28;
    M[15] = S3_yz;
    M[16] = z21;
    M[17] = z33;
    M[18] = z23;
    M[19] = z24;
    M[20] = S3_yz;
    M[21] = z18;
    M[22] = 0.0;
    M[23] = z6;
    M[24] = z27;
    M[25] = z22;
    M[26] = z21;
    M[27] = 0.0;
    M[28] = 0.134932067;
    M[29] = 0.0;
    M[30] = z7;
    M[31] = z33;
    M[32] = z33;
    M[33] = z6;
    M[34] = 0.0;
    M[35] = 0.0141;
}

void puma_bias(const double q[6], const double qd[6], double b[6])
{
    /* joint angles */
    const double c4 = cos(q[3]);
    const double c5 = cos(q[4]);
    const double z1 = q[2] + q[1];
    const double z2 = cos(z1);
    const double s5 = sin(q[4]);
    const double z3 = sin(z1);
    const double s4 = sin(q[3]);
    const double s2 = sin(q[1]);
    const double c2 = cos(q[1]);
    const double z4 = 6.944190320000001*(s2*c2);

    /* motion of link 1 */
    const double neg_U1_xx = qd[0]*qd[0];

    /* motion of link 2 */
    const double neg_U2_yy = qd[1]*qd[1];
    const double neg_U2_xx = neg_U2_yy + neg_U1_xx;
    const double neg_wd2_x = qd[0]*qd[1];
    const double neg_U2_zy = 2.0*neg_wd2_x;

    /* motion of link 3 */
    const double neg_w3_y = qd[0]*z2;
    const double neg_w3_x = qd[0]*z3;
    const double w3_z = qd[1] + qd[2];
    const double wd3_y = neg_w3_x*w3_z;
    const double neg_wd3_x = neg_w3_y*w3_z;
    const double z5 = neg_U2_yy*s2 + 22.708333333333336;
    const double z6 = neg_U2_xx*c2;
    const double neg_a3_x = z3*z5 + z2*z6;
    const double z7 = neg_w3_y*neg_w3_y;
    const double neg_a3_z = s2*neg_U2_zy + 0.3449074074074074*neg_U1_xx;
    const double a3_y = z3*z6 - z2*z5;
    const double U3_xy = neg_w3_y*neg_w3_x;

    /* motion of link 4 */
    const double w4_z = qd[3] + neg_w3_y;
    const double w4_x = s4*w3_z - c4*neg_w3_x;
    const double w4_y = c4*w3_z + neg_w3_x*s4;
    const double wd4_x = qd[3]*w4_y - c4*neg_wd3_x;
    const double z8 = neg_a3_x + 0.0462962962962963*(w3_z*w3_z + z7);
    const double z9 = 0.0925925925925926*wd3_y + neg_a3_z;
    const double z10 = s4*z8 - c4*z9;
    const double a4_y = w4_z*w4_y - wd4_x + z10;
    const double wd4_y = s4*neg_wd3_x - qd[3]*w4_x;
    const double z11 = w4_z*w4_x;
    const double z12 = c4*z8 + s4*z9;
    const double a4_x = wd4_y + z11 - z12;
    const double z13 = a3_y + 0.0462962962962963*U3_xy;
    const double neg_a4_z = w4_y*w4_y + z13 + w4_x*w4_x;

    /* motion of link 5 */
    const double neg_w5_y = c5*w4_z + s5*w4_x;
    const double w5_z = qd[4] + w4_y;
    const double z14 = neg_w5_y*w5_z;
    const double wd5_x = s5*wd3_y + c5*wd4_x - neg_w5_y*qd[4];
    const double U5_zy = wd5_x - z14;
    const double w5_x = c5*w4_x - w4_z*s5;
    const double wd5_y = c5*wd3_y - qd[4]*w5_x - s5*wd4_x;
    const double z15 = neg_w5_y*w5_x;
    const double neg_U5_xy = z15 + wd4_y;
    const double neg_U5_yy = w5_x*w5_x + w5_z*w5_z;

    /* motion of link 6 */
    const double w6_z = neg_w5_y + qd[5];

    /* forces on link 5 */
    const double z16 = 0.0141*w6_z;
    const double n5_x = 0.002217932999999997*z14 + 0.144782067*wd5_x + w5_z*z16 - 0.008791632*a4_y;
    const double n5_y = 0.15125*wd5_y + 0.009849999999999998*(w5_z*w5_x);

    /* forces on link 4 */
    const double f4_y = 1.17836424*a4_y - 0.008791632*U5_zy;
    const double z17 = c5*n5_x - (f4_y + s5*n5_y);
    const double z18 = 0.008791632*c5;
    const double z19 = 0.008791632*s5;
    const double n5_z = z18*a4_x - z16*w5_x + z19*neg_a4_z + 0.007632067*z15 + 0.134932067*wd4_y;
    const double f4_x = 1.17836424*a4_x + z18*neg_U5_xy - z19*neg_U5_yy;
    const double z20 = n5_z + f4_x + 0.06365*(wd4_y - z11);
    const double z21 = z18*neg_U5_yy + 1.17836424*neg_a4_z + z19*neg_U5_xy + 2.552062896*z13;
    const double z22 = 2.552062896*z12 - f4_x;
    const double z23 = f4_y + 2.552062896*z10;
    const double z24 = s4*z22 - c4*z23;
    const double neg_n4_z = c5*n5_y + s5*n5_x + 0.06365*(wd3_y - w4_x*w4_y);

    /* forces on link 3 */
    const double n3_x = c4*z17 + (0.06908396*wd3_y - 5.8306904699999995*neg_wd3_x - s4*z20);
    const double f3_y = z21 - 0.6829073279999999*a3_y;
    const double f3_x = 0.6829073279999999*neg_a3_x - c4*z22 - s4*z23;
    const double f2_x = z2*f3_x - z3*f3_y;
    const double f3_z = 0.6829073279999999*neg_a3_z - z24;
    const double n3_y = neg_n4_z + (0.3149272*wd3_y - 0.06908396*neg_wd3_x +
        0.0462962962962963*z24);
    const double n3_z = 0.03454198*(neg_w3_x*neg_w3_x - z7) - (2.757881635*U3_xy - c4*z20 - s4*z17 -
        0.0462962962962963*z21);
    const double f2_y = z3*f3_x + z2*f3_y;

    /* forces on link 2 */
    const double neg_n1_z = z3*n3_x + (neg_U2_zy*z4 + 0.3449074074074074*f2_x - c2*f3_z + z2*n3_y);
    const double n2_z = neg_U1_xx*z4 + (c2*f2_y - (s2*f2_x - n3_z));

    b[0] = -neg_n1_z;
    b[1] = n2_z;
    b[2] = n3_z;
    b[3] = -neg_n4_z;
    b[4] = n5_z;
    b[5] = -0.0141*wd5_y;
}

void puma_gravity(const double q[6], double g[6])
{
    /* joint angles */
    const double c4 = cos(q[3]);
    const double s4 = sin(q[3]);
    const double z1 = q[2] + q[1];
    const double z2 = sin(z1);
    const double c5 = cos(q[4]);
    const double s5 = sin(q[4]);
    const double z3 = cos(z1);
    const double c2 = cos(q[1]);

    /* motion of link 4 */
    const double z4 = s4*z2;

    /* motion of link 5 */
    const double neg_a5_x_scaled = c5*(c4*z2) + s5*z3;

    /* forces on link 4 */
    const double z5 = 0.19964331000000002*(z4*c5);
    const double z6 = 0.19964331000000002*neg_a5_x_scaled;
    const double n3_x = s4*z6 - c4*z5;

    /* forces on link 3 */
    const double z7 = 0.19964331000000002*(z4*s5);
    const double n2_y = z2*n3_x - z3*z7;
    const double neg_n3_z = s4*z5 + c4*z6 + 3.9218418*z3 + 26.758687950000002*z2;

    /* forces on link 2 */
    const double neg_n2_z = neg_n3_z + 69.20409564*c2;

    g[0] = -n2_y;
    g[1] = -neg_n2_z;
    g[2] = -neg_n3_z;
    g[3] = z7;
    g[4] = -z6;
    g[5] = 0.0;
}

void puma_forward_dynamics(const double q[6], const double qd[6], const double tau[6],
                           double qdd[6])
{
    /* joint angles */
    const double s4 = sin(q[3]);
    const double c5 = cos(q[4]);
    const double z1 = q[2] + q[1];
    const double z2 = cos(z1);
    const double c2 = cos(q[1]);
    const double z3 = sin(z1);
    const double s5 = sin(q[4]);
    const double c4 = cos(q[3]);
    const double s2 = sin(q[1]);
    const double z4 = 6.944190320000001*(c2*s2);
    const double s3 = sin(q[2]);
    const double c3 = cos(q[2]);

    /* motion of link 1 */
    const double neg_U1_xx = qd[0]*qd[0];

    /* motion of link 2 */
    const double neg_U2_yy = qd[1]*qd[1];
    const double neg_U2_xx = neg_U2_yy + neg_U1_xx;
    const double neg_wd2_x = qd[0]*qd[1];
    const double neg_U2_zy = 2.0*neg_wd2_x;

    /* motion of link 3 */
    const double neg_w3_x = z3*qd[0];
    const double w3_z = qd[1] + qd[2];
    const double neg_w3_y = z2*qd[0];
    const double neg_wd3_x = w3_z*neg_w3_y;
    const double z5 = neg_U2_yy*s2 + 22.708333333333336;
    const double z6 = c2*neg_U2_xx;
    const double neg_a3_x = z3*z5 + z2*z6;
    const double z7 = neg_w3_y*neg_w3_y;
    const double wd3_y = neg_w3_x*w3_z;
    const double neg_a3_z = s2*neg_U2_zy + 0.3449074074074074*neg_U1_xx;
    const double a3_y = z3*z6 - z2*z5;
    const double U3_xy = neg_w3_x*neg_w3_y;

    /* motion of link 4 */
    const double w4_x = s4*w3_z - c4*neg_w3_x;
    const double w4_z = qd[3] + neg_w3_y;
    const double wd4_y = s4*neg_wd3_x - w4_x*qd[3];
    const double z8 = w4_x*w4_z;
    const double z9 = neg_a3_x + 0.0462962962962963*(w3_z*w3_z + z7);
    const double z10 = 0.0925925925925926*wd3_y + neg_a3_z;
    const double z11 = c4*z9 + s4*z10;
    const double a4_x = wd4_y + z8 - z11;
    const double w4_y = c4*w3_z + s4*neg_w3_x;
    const double z12 = a3_y + 0.0462962962962963*U3_xy;
    const double neg_a4_z = w4_y*w4_y + z12 + w4_x*w4_x;
    const double wd4_x = qd[3]*w4_y - c4*neg_wd3_x;
    const double z13 = s4*z9 - c4*z10;
    const double a4_y = w4_z*w4_y - wd4_x + z13;

    /* motion of link 5 */
    const double w5_x = c5*w4_x - s5*w4_z;
    const double neg_w5_y = c5*w4_z + s5*w4_x;
    const double z14 = w5_x*neg_w5_y;
    const double w5_z = w4_y + qd[4];
    const double z15 = neg_w5_y*w5_z;
    const double wd5_x = s5*wd3_y + c5*wd4_x - neg_w5_y*qd[4];
    const double U5_zy = wd5_x - z15;
    const double wd5_y = c5*wd3_y - w5_x*qd[4] - s5*wd4_x;
    const double neg_U5_xy = z14 + wd4_y;
    const double neg_U5_yy = w5_x*w5_x + w5_z*w5_z;

    /* motion of link 6 */
    const double w6_z = qd[5] + neg_w5_y;

    /* forces on link 5 */
    const double z16 = 0.0141*w6_z;
    const double n5_x = 0.002217932999999997*z15 + 0.144782067*wd5_x + z16*w5_z - 0.008791632*a4_y;
    const double n5_y = 0.15125*wd5_y + 0.009849999999999998*(w5_x*w5_z);

    /* forces on link 4 */
    const double f4_y = 1.17836424*a4_y - 0.008791632*U5_zy;
    const double z17 = c5*n5_x - (f4_y + s5*n5_y);
    const double neg_n4_z = c5*n5_y + s5*n5_x + 0.06365*(wd3_y - w4_x*w4_y);
    const double z18 = f4_y + 2.552062896*z13;

    /* forces on link 1 */
    const double phi6 = tau[5] + 0.0141*wd5_y;

    /* column 6 */
    const double z19 = 0.3449074074074074*z2;
    const double z20 = 0.0141*s5;
    const double z21 = s4*z20;

    /* composite body 5 */
    const double ms4_x = 0.008791632*s5;

    /* composite body 4 */
    const double z22 = 0.008791632*c5;
    const double z23 = z22*c4;
    const double z24 = z22 + 0.134932067;
    const double z25 = s4*z22*(0.0462962962962963*z2 + c2) + (0.3449074074074074*z3*ms4_x - z23*z19
        + z3*(s4*z24));
    const double n5_z = z22*a4_x - w5_x*z16 + ms4_x*neg_a4_z + 0.007632067*z14 + 0.134932067*wd4_y;
    const double phi5 = tau[4] - n5_z;
    const double z26 = 0.00040702*s5 + c4*z24;
    const double z27 = ms4_x*c4;
    const double z28 = 0.0064679329999999995*s5;
    const double z29 = s5*z28;
    const double z30 = z29 - 0.21489999999999998;
    const double z31 = c5*z28 - ms4_x;
    const double z32 = c4*z31;
    const double z33 = s4*ms4_x;
    const double S3_yz = s4*z31;
    const double ms3_x = z27 + 0.17270496;
    const double neg_ms3_y = z22 + 1.17836424;
    const double z34 = s4*(z29 - 0.0538);
    const double S3_xz = 0.0462962962962963*z33 - c4*z34;
    const double S3_yy = z29 + 0.017583264*c5 + 4.157941542;
    const double z35 = s4*z34;
    const double S3_xx = z35 - z29 + 0.0925925925925926*z27 + 0.2998092;
    const double f4_x = 1.17836424*a4_x + z22*neg_U5_xy - ms4_x*neg_U5_yy;
    const double z36 = n5_z + f4_x + 0.06365*(wd4_y - z8);
    const double z37 = z22*neg_U5_yy + 1.17836424*neg_a4_z + ms4_x*neg_U5_xy + 2.552062896*z12;
    const double n3_x = c4*z17 + (0.06908396*wd3_y - 5.8306904699999995*neg_wd3_x - s4*z36);
    const double z38 = 2.552062896*z11 - f4_x;
    const double z39 = s4*z38 - c4*z18;
    const double f3_z = 0.6829073279999999*neg_a3_z - z39;
    const double f3_y = z37 - 0.6829073279999999*a3_y;
    const double f3_x = 0.6829073279999999*neg_a3_x - c4*z38 - s4*z18;
    const double f2_x = z2*f3_x - z3*f3_y;
    const double n3_y = neg_n4_z + (0.3149272*wd3_y - 0.06908396*neg_wd3_x +
        0.0462962962962963*z39);
    const double ms3_z = z33 + 1.0511121559999999;
    const double z40 = z23*s3 + (z26 + ms4_x*c3);
    const double f2_y = z3*f3_x + z2*f3_y;
    const double S3_xy = z32 - 0.00040702*c5 - 0.08909588;

    /* composite body 3 */
    const double ms2_y = z3*ms3_x - z2*neg_ms3_y;
    const double ms2_x = z3*neg_ms3_y + z2*ms3_x;
    const double z41 = c2*ms2_x;

    /* elimination */
    const double z42 = 7.411136746315463*phi5;
    const double z43 = 7.411136746315463*z26;
    const double z44 = 0.0141*c5;
    const double z45 = z20*(z3*c4) - z2*z44;
    const double z46 = z2*(0.0462962962962963*z27 - z30) - z3*z32 + c2*z27 + z19*z33;
    const double z47 = c5*z45 + z46;
    const double z48 = c5*z21 - S3_yz;
    const double neg_D4 = z30 + c5*z44;
    const double neg_iD4 = 1.0/neg_D4;
    const double U3_4 = z48*neg_iD4;
    const double U2_6 = 70.92198581560284*z21;
    const double z49 = z45*U2_6 + (0.3449074074074074*ms2_y + z2*S3_yz + z3*S3_xz);
    const double z50 = z25*z43 + z47*U3_4 - z49;
    const double z51 = S3_xx - (z21*U2_6 - S3_yy);
    const double D3 = z48*U3_4 - z26*z43 + z51;
    const double iD3 = 1.0/D3;
    const double neg_U1_3 = z50*iD3;
    const double z52 = s4*z17 + (U2_6*phi6 - 2.757881635*U3_xy + c4*z36) + 0.0462962962962963*z37;
    const double z53 = z52 + 0.03454198*(neg_w3_x*neg_w3_x - z7);
    const double z54 = c5*phi6 - neg_n4_z - tau[3];
    const double z55 = z53 - (U3_4*z54 + (tau[2] - z42*z26));
    const double neg_U1_4 = z47*neg_iD4;
    const double z56 = 70.92198581560284*phi6;
    const double z57 = tau[0] + (z45*z56 - z54*neg_U1_4) + 0.3449074074074074*f2_x + neg_U2_zy*z4;
    const double z58 = z48 + z33*s3;
    const double z59 = s2*ms2_y + z41;
    const double z60 = z43*z40 - (z51 + U3_4*z58) - z59;
    const double neg_U2_3 = iD3*z60;
    const double U2_4 = neg_iD4*z58;
    const double z61 = 7.411136746315463*z40;
    const double z62 = z49 + (s2*ms3_z - (z50*neg_U2_3 + z47*U2_4) - z25*z61);
    const double z63 = z58*U2_4 - (z40*z61 + z60*neg_U2_3) + z51 + 2.0*z59;
    const double D2 = z63 + 10.670410128;
    const double iD2 = 1.0/D2;
    const double U1_2 = z62*iD2;
    const double z64 = z54*U2_4 + (tau[1] - (z55*neg_U2_3 + (neg_U1_xx*z4 + z42*z40)));
    const double z65 = z53 + (c2*f2_y - (s2*f2_x + z64));
    const double z66 = z3*n3_x + (z2*n3_y - (c2*f3_z - z57)) + U1_2*z65;
    const double z67 = 70.92198581560284*z45;
    const double z68 = 7.411136746315463*z25;
    const double z69 = z45*z67 + (z25*z68 + (z62*U1_2 - z47*neg_U1_4)) - S3_xx;
    const double z70 = z3*(2.0*(z2*S3_xy) - z3*(S3_yy - S3_xx)) + z69 - 2.0*z41;
    const double z71 = z50*neg_U1_3 + (z35 + (9.991710128000001*(s2*s2) + z70 -
        0.6898148148148148*ms3_z));
    const double D1 = 12.22916620975926 - z71;
    const double iD1 = 1.0/D1;
    const double z72 = (z66 - neg_U1_3*z55 - z25*z42)*iD1;
    const double z73 = U1_2*z72 + iD2*z65;
    const double z74 = iD3*z55 - neg_U1_3*z72 + neg_U2_3*z73;
    const double z75 = U2_4*z73 + (neg_iD4*z54 + neg_U1_4*z72) + U3_4*z74;

    qdd[0] = z72;
    qdd[1] = -z73;
    qdd[2] = -z74;
    qdd[3] = z75;
    qdd[4] = z61*z73 - (z68*z72 - (z43*z74 + z42));
    qdd[5] = U2_6*(z73 + z74) - (c5*z75 - z67*z72 - z56);
}

void puma_forward_kinematics(const double q[6], double R[9], double p[3])
{
    /* joint angles */
    const double s1 = sin(q[0]);
    const double c1 = cos(q[0]);
    const double s2 = sin(q[1]);
    const double c2 = cos(q[1]);
    const double s3 = sin(q[2]);
    const double c3 = cos(q[2]);
    const double s4 = sin(q[3]);
    const double c4 = cos(q[3]);
    const double s5 = sin(q[4]);
    const double c5 = cos(q[4]);
    const double s6 = sin(q[5]);
    const double c6 = cos(q[5]);

    /* tool seen from link 4 */
    const double z1 = c5*c6;
    const double z2 = s5*c6;
    const double z3 = c5*s6;
    const double z4 = s5*s6;
    const double z5 = 0.056*s5;

    /* tool seen from link 3 */
    const double z6 = s4*s6 - c4*z1;
    const double z7 = s4*z1 + c4*s6;
    const double z8 = c4*c6 - s4*z3;
    const double z9 = c4*z3 + s4*c6;
    const double z10 = 0.056*c5 + 0.432;
    const double z11 = c4*z5 + 0.02;

    /* tool seen from link 2 */
    const double z12 = c3*z6 + s3*z2;
    const double z13 = s3*z6 - c3*z2;
    const double z14 = s3*z9 + c3*z4;
    const double z15 = c3*z9 - s3*z4;
    const double z16 = c3*z10 - s3*z11;
    const double z17 = s3*z10 + c3*z11 + 0.432;

    /* tool seen from link 1 */
    const double z18 = c2*z12 - s2*z13;
    const double z19 = s2*z14 - c2*z15;
    const double z20 = c2*z14 + s2*z15;
    const double z21 = s2*z12 + c2*z13;
    const double z22 = s2*z16 + c2*z17;
    const double z23 = s4*z5 + 0.149;

    /* tool seen from link 0 */
    const double z24 = c1*z18 + s1*z7;
    const double z25 = s1*z8 - c1*z19;
    const double z26 = s1*z18 - c1*z7;
    const double z27 = s1*z19 + c1*z8;

    R[0] = -z24;
    R[1] = -z25;
    R[2] = -(z26*z20 + z21*z27);
    R[3] = -z26;
    R[4] = z27;
    R[5] = z24*z20 - z25*z21;
    R[6] = z21;
    R[7] = z20;
    R[8] = -(z25*z26 + z24*z27);
    p[0] = c1*z22 - s1*z23;
    p[1] = s1*z22 + c1*z23;
    p[2] = c2*z16 - s2*z17;
}

void puma_jacobian(const double q[6], double J[36])
{
    /* joint angles */
    const double s1 = sin(q[0]);
    const double c1 = cos(q[0]);
    const double s2 = sin(q[1]);
    const double c2 = cos(q[1]);
    const double s3 = sin(q[2]);
    const double c3 = cos(q[2]);
    const double s4 = sin(q[3]);
    const double c4 = cos(q[3]);
    const double s5 = sin(q[4]);
    const double c5 = cos(q[4]);
    const double z1 = q[1] + q[2];
    const double z2 = cos(z1);
    const double z3 = sin(z1);

    /* frame 2 */
    const double z4 = s1*c2;
    const double z5 = 0.149*c1;
    const double z6 = s1*s2;
    const double z7 = c1*s2;
    const double z8 = c1*c2;
    const double z9 = 0.149*s1;

    /* frame 3 */
    const double z10 = 0.432*z4 + z5;
    const double z11 = s3*z4 + c3*z6;
    const double z12 = c3*z4 - s3*z6;
    const double z13 = 0.432*s2;
    const double z14 = s3*z7 - c3*z8;
    const double z15 = c3*z7 + s3*z8;
    const double z16 = z9 - 0.432*z8;

    /* frame 4 */
    const double z17 = s4*z3;
    const double z18 = s4*z12 - c1*c4;
    const double z19 = s4*z14 - s1*c4;

    /* frame 5 */
    const double z20 = s5*(c4*z12 + c1*s4) + c5*z11;
    const double z21 = c5*z2 - s5*(c4*z3);
    const double z22 = s5*(c4*z14 + s1*s4) - c5*z15;

    /* Jacobian */
    const double z23 = 0.056*z20;
    const double z24 = z10 + (0.432*z11 + 0.02*z12) + z23;
    const double z25 = 0.056*z21;
    const double z26 = z25 - (z13 + (0.02*z3 - 0.432*z2));
    const double z27 = z13 + z26;
    const double z28 = 0.056*z22;
    const double z29 = z28 + (z16 + (0.02*z14 - 0.432*z15));

    J[0] = -z24;
    J[1] = c1*z26;
    J[2] = c1*z27;
    J[3] = z11*z25 - z23*z2;
    J[4] = -(z23*z17 + z25*z18);
    J[5] = 0.0;
    J[6] = -z29;
    J[7] = s1*z26;
    J[8] = s1*z27;
    J[9] = -(z2*z28 + z25*z15);
    J[10] = -(z25*z19 + z17*z28);
    J[11] = 0.0;
    J[12] = 0.0;
    J[13] = -(s1*(z24 - z5) + c1*(z9 - z29));
    J[14] = s1*(z10 - z24) - c1*(z16 - z29);
    J[15] = z11*z28 + z23*z15;
    J[16] = z23*z19 - z18*z28;
    J[17] = 0.0;
    J[18] = 0.0;
    J[19] = -s1;
    J[20] = -s1;
    J[21] = z15;
    J[22] = z19;
    J[23] = -z22;
    J[24] = 0.0;
    J[25] = c1;
    J[26] = c1;
    J[27] = z11;
    J[28] = -z18;
    J[29] = z20;
    J[30] = 1.0;
    J[31] = 0.0;
    J[32] = 0.0;
    J[33] = z2;
    J[34] = z17;
    J[35] = z21;
}

void puma_inertia_solve(const double q[6], const double phi[6], double qdd[6])
{
    /* joint angles */
    const double s5 = sin(q[4]);
    const double c4 = cos(q[3]);
    const double c5 = cos(q[4]);
    const double s4 = sin(q[3]);
    const double z1 = q[2] + q[1];
    const double z2 = cos(z1);
    const double c2 = cos(q[1]);
    const double z3 = sin(z1);
    const double s2 = sin(q[1]);
    const double s3 = sin(q[2]);
    const double c3 = cos(q[2]);

    /* column 6 */
    const double z4 = 0.3449074074074074*z2;
    const double z5 = 0.0141*s5;
    const double z6 = s4*z5;

    /* composite body 5 */
    const double ms4_x = 0.008791632*s5;

    /* composite body 4 */
    const double z7 = 0.008791632*c5;
    const double z8 = z7 + 0.134932067;
    const double z9 = 0.00040702*s5 + c4*z8;
    const double z10 = c4*z7;
    const double z11 = z7*s4*(0.0462962962962963*z2 + c2) + (0.3449074074074074*z3*ms4_x - z10*z4 +
        z3*(z8*s4));
    const double z12 = c4*ms4_x;
    const double z13 = 0.0064679329999999995*s5;
    const double z14 = s5*z13;
    const double z15 = z14 - 0.21489999999999998;
    const double z16 = c5*z13 - ms4_x;
    const double z17 = c4*z16;
    const double z18 = s4*ms4_x;
    const double S3_yz = s4*z16;
    const double ms3_x = z12 + 0.17270496;
    const double neg_ms3_y = z7 + 1.17836424;
    const double z19 = s4*(z14 - 0.0538);
    const double S3_xz = 0.0462962962962963*z18 - c4*z19;
    const double S3_yy = z14 + 0.017583264*c5 + 4.157941542;
    const double z20 = s4*z19;
    const double S3_xx = z20 - z14 + 0.0925925925925926*z12 + 0.2998092;
    const double ms3_z = z18 + 1.0511121559999999;
    const double S3_xy = z17 - 0.00040702*c5 - 0.08909588;
    const double z21 = z10*s3 + (z9 + ms4_x*c3);

    /* composite body 3 */
    const double ms2_y = z3*ms3_x - z2*neg_ms3_y;
    const double ms2_x = z3*neg_ms3_y + z2*ms3_x;
    const double z22 = c2*ms2_x;

    /* elimination */
    const double z23 = 7.411136746315463*z9;
    const double z24 = 0.0141*c5;
    const double z25 = z5*(c4*z3) - z2*z24;
    const double z26 = z2*(0.0462962962962963*z12 - z15) - z3*z17 + c2*z12 + z4*z18;
    const double z27 = c5*z25 + z26;
    const double z28 = c5*z6 - S3_yz;
    const double neg_D4 = z15 + c5*z24;
    const double neg_iD4 = 1.0/neg_D4;
    const double U3_4 = z28*neg_iD4;
    const double U2_6 = 70.92198581560284*z6;
    const double z29 = z25*U2_6 + (0.3449074074074074*ms2_y + z2*S3_yz + z3*S3_xz);
    const double z30 = z23*z11 + z27*U3_4 - z29;
    const double z31 = S3_xx - (z6*U2_6 - S3_yy);
    const double D3 = z28*U3_4 - z9*z23 + z31;
    const double iD3 = 1.0/D3;
    const double neg_U1_3 = z30*iD3;
    const double z32 = 70.92198581560284*z25;
    const double z33 = 7.411136746315463*z11;
    const double z34 = z28 + z18*s3;
    const double z35 = ms2_y*s2 + z22;
    const double z36 = z23*z21 - (z31 + U3_4*z34) - z35;
    const double neg_U2_3 = iD3*z36;
    const double U2_4 = neg_iD4*z34;
    const double z37 = 7.411136746315463*z21;
    const double z38 = z29 + (ms3_z*s2 - (z30*neg_U2_3 + z27*U2_4) - z11*z37);
    const double z39 = z34*U2_4 - (z21*z37 + z36*neg_U2_3) + z31 + 2.0*z35;
    const double D2 = z39 + 10.670410128;
    const double iD2 = 1.0/D2;
    const double U1_2 = z38*iD2;
    const double neg_U1_4 = z27*neg_iD4;
    const double z40 = z25*z32 + (z11*z33 + (z38*U1_2 - z27*neg_U1_4)) - S3_xx;
    const double z41 = z3*(2.0*(z2*S3_xy) - z3*(S3_yy - S3_xx)) + z40 - 2.0*z22;
    const double z42 = z30*neg_U1_3 + (z20 + (9.991710128000001*(s2*s2) + z41 -
        0.6898148148148148*ms3_z));
    const double D1 = 12.22916620975926 - z42;
    const double iD1 = 1.0/D1;
    const double z43 = phi[3] - c5*phi[5];
    const double z44 = 7.411136746315463*phi[4];
    const double z45 = U2_6*phi[5];
    const double z46 = z45 + (U3_4*z43 - (phi[2] - z9*z44));
    const double z47 = z21*z44 + (U2_4*z43 + (z45 + neg_U2_3*z46 - phi[1]));
    const double z48 = neg_U1_4*z43 + (U1_2*z47 + (phi[0] - (neg_U1_3*z46 + z11*z44)));
    const double z49 = 70.92198581560284*phi[5];
    const double z50 = iD1*(z48 + z25*z49);
    const double z51 = U1_2*z50 + iD2*z47;
    const double z52 = iD3*z46 - neg_U1_3*z50 + neg_U2_3*z51;
    const double z53 = U3_4*z52 + U2_4*z51 + neg_U1_4*z50 - neg_iD4*z43;

    qdd[0] = z50;
    qdd[1] = -z51;
    qdd[2] = -z52;
    qdd[3] = z53;
    qdd[4] = z37*z51 - (z33*z50 - (z44 + z23*z52));
    qdd[5] = U2_6*(z52 + z51) + (z49 - (c5*z53 - z32*z50));
}

void puma_energy(const double q[6], const double qd[6], double e[2])
{
    /* joint angles */
    const double s3 = sin(q[2]);
    const double c2 = cos(q[1]);
    const double c3 = cos(q[2]);
    const double s2 = sin(q[1]);
    const double s5 = sin(q[4]);
    const double s4 = sin(q[3]);
    const double c4 = cos(q[3]);
    const double c5 = cos(q[4]);
    const double c6 = cos(q[5]);
    const double s6 = sin(q[5]);

    /* link 2 */
    const double neg_w2_y = qd[0]*c2;
    const double neg_w2_x = qd[0]*s2;
    const double z1 = qd[1] + 1.064285714285714*neg_w2_x;

    /* link 3 */
    const double z2 = s3*neg_w2_y;
    const double neg_w3_x = z2 + c3*neg_w2_x;
    const double w3_z = qd[1] + qd[2];
    const double z3 = neg_w2_y*c3;
    const double z4 = qd[1] + 0.3449074074074074*neg_w2_x;
    const double v3_x_scaled = s3*z4 - 0.3449074074074074*z3;
    const double z5 = v3_x_scaled + 0.45601851851851855*w3_z;
    const double v3_y_scaled = c3*z4 + 0.3449074074074074*z2;
    const double z6 = 0.0925925925925926*w3_z + v3_y_scaled;
    const double w3_y = s3*neg_w2_x - z3;
    const double z7 = 0.0925925925925926*w3_y - (neg_w2_y + 0.45601851851851855*neg_w3_x);
    const double z8 = c3*s2 + s3*c2;
    const double z9 = c2*c3 - s3*s2;

    /* link 4 */
    const double w4_z = qd[3] - w3_y;
    const double w4_x = w3_z*s4 - neg_w3_x*c4;
    const double z10 = neg_w2_y + (neg_w3_x - 0.0462962962962963*w3_y);
    const double z11 = w3_z + v3_x_scaled;
    const double v4_y_scaled = c4*z10 - s4*z11;
    const double z12 = v4_y_scaled + 0.13194444444444445*w4_x;
    const double v4_x_scaled = s4*z10 + c4*z11;
    const double w4_y = neg_w3_x*s4 + w3_z*c4;
    const double z13 = v4_x_scaled - 0.13194444444444445*w4_y;
    const double neg_v4_z_scaled = v3_y_scaled + 0.0462962962962963*w3_z;

    /* link 5 */
    const double w5_x = w4_x*c5 - s5*w4_z;
    const double neg_w5_y = w4_z*c5 + s5*w4_x;
    const double z14 = v4_y_scaled - 0.016203703703703703*w5_x;
    const double v5_x_scaled = c5*v4_x_scaled + s5*neg_v4_z_scaled;
    const double w5_z = w4_y + qd[4];
    const double z15 = v5_x_scaled + 0.016203703703703703*w5_z;
    const double v5_y_scaled = c5*neg_v4_z_scaled - s5*v4_x_scaled;

    /* link 6 */
    const double z16 = z12*z12 + (z13*z13 + (neg_v4_z_scaled*neg_v4_z_scaled + (z14*z14 +
        z15*z15)));
    const double w6_y = w5_z*c6 - w5_x*s6;
    const double z17 = v5_x_scaled*c6 + (0.08564814814814815*w6_y + v4_y_scaled*s6);
    const double w6_x = w5_z*s6 + w5_x*c6;
    const double z18 = v5_x_scaled*s6 - v4_y_scaled*c6 + 0.08564814814814815*w6_x;
    const double w6_z = neg_w5_y + qd[5];
    const double z19 = 0.130916736*(v5_y_scaled*v5_y_scaled) + 0.032752512*(z17*z17 + z18*z18) +
        0.00705*(w6_z*w6_z);
    const double z20 = z19 + 0.0905*(w4_y*w4_y + w4_x*w4_x) + 0.8213396180000001*(qd[0]*qd[0]);
    const double z21 = 4.1336*(qd[1]*qd[1]) + (0.15445780000000003*(z1*z1) + z20) +
        0.2449*(neg_w2_x*neg_w2_x);
    const double z22 = 0.03675*(w5_x*w5_x + neg_w5_y*neg_w5_y) + (0.09816422400000001*z16 + z21 +
        4.3685627805000005*(neg_w2_y*neg_w2_y));
    const double z23 = z22 + 0.15045*(w3_y*w3_y) + 0.00355*(w6_y*w6_y + w6_x*w6_x);
    const double z24 = 1.6884*(neg_w3_x*neg_w3_x + w3_z*w3_z) + (0.8180663039999999*(z5*z5 + z6*z6 +
        z7*z7) + z23);
    const double z25 = 3.9218418*z8 + 69.20409564*s2 - 26.758687950000002*z9 +
        0.19964331000000002*(s5*(c4*z8) - c5*z9);

    e[0] = z24 + 0.06365*(w4_z*w4_z + w5_z*w5_z);
    e[1] = -z25;
}
