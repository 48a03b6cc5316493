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
 *   inverse_dynamics          best                129    102    0        4
 *   inertia_matrix            best                 60     47    0        5
 *   bias                      best                120     84    0        4
 *   gravity                   best                 18      8    0        4
 *   forward_dynamics          best                240    183    4        5
 *   forward_kinematics        best: tool-cross     58     29    0        6
 *   jacobian                  best: frames         62     36    0        6
 *   inertia_solve             best                121     95    4        5
 *   energy                    best: links         104     69    0        5
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
    const double z1 = q[1] + q[2];
    const double s2 = sin(q[1]);
    const double c2 = cos(q[1]);
    const double z2 = cos(z1);
    const double z3 = sin(z1);
    const double c4 = cos(q[3]);
    const double s4 = sin(q[3]);
    const double c5 = cos(q[4]);
    const double s5 = sin(q[4]);

    /* motion of link 1 */
    const double neg_U1_xx = qd[0]*qd[0];

    /* motion of link 2 */
    const double neg_U2_yy = qd[1]*qd[1];
    const double neg_U2_xx = neg_U1_xx + neg_U2_yy;
    const double neg_wd2_x = qd[0]*qd[1];

    /* motion of link 3 */
    const double z4 = 2.0*(s2*neg_wd2_x) - c2*qdd[0];
    const double z5 = neg_U2_yy*s2 - c2*qdd[1];
    const double z6 = s2*qdd[1] + neg_U2_xx*c2;
    const double neg_a3_z = z4 + 0.3449074074074074*neg_U1_xx;
    const double z7 = z5 + 22.708333333333336;
    const double z8 = z6 + 0.3449074074074074*qdd[0];
    const double a3_y = z8*z3 - z7*z2;
    const double neg_a3_x = z7*z3 + z8*z2;
    const double w3_z = qd[1] + qd[2];
    const double wd3_z = qdd[1] + qdd[2];
    const double neg_U3_xz = qdd[0]*z2;
    const double neg_w3_x = qd[0]*z3;
    const double z9 = w3_z*neg_w3_x;
    const double wd3_y = z9 - neg_U3_xz;
    const double U3_yz = qdd[0]*z3;
    const double neg_w3_y = qd[0]*z2;
    const double z10 = w3_z*neg_w3_y;
    const double neg_wd3_x = U3_yz + z10;
    const double U3_yx = wd3_z + neg_w3_x*neg_w3_y;
    const double neg_U3_zx = z9 + wd3_y;
    const double z11 = neg_w3_y*neg_w3_y;

    /* motion of link 4 */
    const double z12 = neg_a3_z + 0.0462962962962963*neg_U3_zx;
    const double z13 = a3_y + 0.0462962962962963*U3_yx;
    const double z14 = neg_a3_x + 0.0462962962962963*(z11 + w3_z*w3_z);
    const double z15 = z12*c4 - z14*s4;
    const double z16 = z12*s4 + z14*c4;
    const double w4_y = w3_z*c4 + neg_w3_x*s4;
    const double w4_x = w3_z*s4 - neg_w3_x*c4;
    const double w4_z = neg_w3_y + qd[3];
    const double wd4_z = qdd[3] - wd3_y;
    const double wd4_y = wd3_z*c4 + neg_wd3_x*s4 - w4_x*qd[3];
    const double wd4_x = wd3_z*s4 - neg_wd3_x*c4 + w4_y*qd[3];
    const double neg_a4_z = z13 + w4_x*w4_x + w4_y*w4_y;
    const double z17 = w4_y*w4_z;
    const double a4_y = z17 - (z15 + wd4_x);
    const double z18 = w4_x*w4_z;
    const double a4_x = z18 - (z16 - wd4_y);

    /* motion of link 5 */
    const double neg_w5_y = w4_z*c5 + w4_x*s5;
    const double w5_x = w4_x*c5 - w4_z*s5;
    const double w5_z = w4_y + qd[4];
    const double wd5_z = wd4_y + qdd[4];
    const double neg_wd5_y = wd4_z*c5 + wd4_x*s5 + w5_x*qd[4];
    const double neg_wd5_x = wd4_z*s5 - wd4_x*c5 + neg_w5_y*qd[4];
    const double neg_U5_xy = wd5_z + neg_w5_y*w5_x;
    const double neg_U5_yy = w5_x*w5_x + w5_z*w5_z;

    /* motion of link 6 */
    const double w6_z = neg_w5_y + qd[5];
    const double wd6_z = neg_wd5_y + qdd[5];

    /* forces on link 5 */
    const double z19 = 0.008791632*c5;
    const double z20 = 0.008791632*s5;
    const double z21 = 0.007632067*(qd[5] + 0.8474680581289444*w6_z);
    const double n5_z = 0.134932067*wd5_z + a4_x*z19 + neg_a4_z*z20 - w5_x*z21;
    const double z22 = 0.0141*wd6_z;
    const double neg_n5_y = z22 + 0.1273*neg_wd5_y;
    const double n5_x = w5_z*z21 - (0.134932067*neg_wd5_x + 0.008791632*a4_y);

    /* forces on link 4 */
    const double f4_y = 1.17836424*a4_y + 0.008791632*(neg_wd5_x + neg_w5_y*w5_z);
    const double f4_x = 1.17836424*a4_x - (neg_U5_yy*z20 - neg_U5_xy*z19);
    const double n4_z = c5*neg_n5_y - s5*n5_x + 0.0735*wd4_z + 0.0538*(w4_y*w4_x);
    const double z23 = n5_z + f4_x + 2.9789952349999997*wd4_y + 2.8516952349999998*z18;
    const double z24 = s5*neg_n5_y - f4_y + c5*n5_x - 2.9054952349999996*z17 + 2.925195235*wd4_x;
    const double z25 = neg_U5_yy*z19 + neg_U5_xy*z20 + 1.17836424*neg_a4_z + 2.552062896*z13;
    const double z26 = 2.552062896*z15 - f4_y;
    const double z27 = 2.552062896*z16 - f4_x;
    const double z28 = c4*z26 + s4*z27;

    /* forces on link 3 */
    const double f3_y = z25 - 0.6829073279999999*a3_y;
    const double f3_x = s4*z26 - c4*z27 + 0.6829073279999999*neg_a3_x;
    const double n3_z = 0.0462962962962963*z25 + c4*z23 + s4*z24 + 0.1574636*U3_yx - 0.03454198*(z11
        - neg_w3_x*neg_w3_x);
    const double neg_n3_y = n4_z - 0.0462962962962963*z28 - 0.1574636*neg_U3_zx + 0.03454198*(z10 +
        neg_wd3_x);
    const double n3_x = 0.03454198*neg_U3_zx - (s4*z23 - c4*z24);
    const double f2_x = z2*f3_x - z3*f3_y;

    /* forces on link 2 */
    const double z29 = n3_z + s2*(6.944190320000001*z6 - f2_x) + c2*(z2*f3_y + z3*f3_x -
        6.944190320000001*z5);
    const double n2_z = z29 + 0.6787000000000003*qdd[1];
    const double z30 = c2*(z28 - 0.6829073279999999*neg_a3_z + 6.944190320000001*z4) - z2*neg_n3_y +
        z3*n3_x;
    const double neg_n1_z = z30 - 2.5194424503796298*qdd[0] + 0.3449074074074074*f2_x;

    tau[0] = -neg_n1_z;
    tau[1] = n2_z;
    tau[2] = n3_z;
    tau[3] = n4_z;
    tau[4] = n5_z;
    tau[5] = z22;
}

void puma_inertia_matrix(const double q[6], double M[36])
{
    /* joint angles */
    const double z1 = q[1] + q[2];
    const double z2 = cos(z1);
    const double c5 = cos(q[4]);
    const double s5 = sin(q[4]);
    const double c4 = cos(q[3]);
    const double z3 = sin(z1);
    const double c3 = cos(q[2]);
    const double s3 = sin(q[2]);
    const double s4 = sin(q[3]);
    const double c2 = cos(q[1]);
    const double s2 = sin(q[1]);

    /* column 6 */
    const double z4 = 0.3449074074074074*z2;
    const double z5 = 0.0141*c5;
    const double z6 = 0.0141*s5;
    const double z7 = z2*z5 - z6*(c4*z3);

    /* composite body 5 */
    const double ms4_x = 0.008791632*s5;
    const double z8 = 0.0064679329999999995*s5;
    const double z9 = s5*z8;
    const double z10 = z9 - 0.21489999999999998;

    /* column 5 */
    const double z11 = 0.008791632*c5;
    const double z12 = z11 + 0.134932067;
    const double z13 = c4*z11;
    const double z14 = c4*z12 + 0.00040702*s5;
    const double z15 = z14 + ms4_x*c3 + z13*s3;
    const double z16 = 0.00040702*c5;
    const double z17 = s4*z16*(z2 + 21.599999999999998*c2) - z4*z13 + z3*(z12*s4 + 0.003032299*s5);

    /* composite body 4 */
    const double z18 = ms4_x - c5*z8;
    const double z19 = s4*(z9 - 0.0538);
    const double z20 = ms4_x*s4;
    const double S3_xz = 0.0462962962962963*z20 - c4*z19;
    const double ms3_z = z20 + 1.0511121559999999;
    const double neg_ms3_y = z11 + 1.17836424;
    const double z21 = c4*ms4_x;
    const double ms3_x = z21 + 0.17270496;
    const double z22 = c4*z18;
    const double neg_S3_xy = z16 + z22 + 0.08909588;
    const double z23 = s4*z19;
    const double S3_xx = 0.2998092 - (z9 - z23 - 0.0925925925925926*z21);
    const double S3_yy = z9 + 0.017583264*c5 + 4.157941542;
    const double neg_S3_yz = s4*z18;

    /* column 4 */
    const double z24 = neg_S3_yz + s3*z20;
    const double z25 = c2*z21 + z4*z20 - z2*(z10 - 0.0462962962962963*z21) + z3*z22;

    /* composite body 3 */
    const double z26 = S3_xx + S3_yy;
    const double ms2_y = z3*ms3_x - z2*neg_ms3_y;
    const double ms2_x = z3*neg_ms3_y + z2*ms3_x;
    const double z27 = c2*ms2_x;
    const double z28 = z27 + ms2_y*s2;

    /* column 3 */
    const double z29 = z26 + z28;
    const double z30 = 0.3449074074074074*ms2_y - (z2*neg_S3_yz - z3*S3_xz);

    /* composite body 2 */
    const double neg_S1_yz = z30 + ms3_z*s2;
    const double z31 = 9.991710128000001*(s2*s2) - S3_xx - z3*(2.0*(z2*neg_S3_xy) + z3*(S3_yy -
        S3_xx));

    /* column 1 */
    const double z32 = z6*s4;

    M[0] = 12.22916620975926 - (z23 + (z31 - 2.0*z27) - 0.6898148148148148*ms3_z);
    M[1] = neg_S1_yz;
    M[2] = z30;
    M[3] = z25;
    M[4] = z17;
    M[5] = z7;
    M[6] = neg_S1_yz;
    M[7] = z26 + 2.0*z28 + 10.670410128;
    M[8] = z29;
    M[9] = -z24;
    M[10] = z15;
    M[11] = z32;
    M[12] = z30;
    M[13] = z29;
    M[14] = z26;
    M[15] = -neg_S3_yz;
    M[16] = z14;
    M[17] = z32;
    M[18] = z25;
    M[19] = -z24;
    M[20] = -neg_S3_yz;
    M[21] = -z10;
    M[22] = 0.0;
    M[23] = z5;
    M[24] = z17;
    M[25] = z15;
    M[26] = z14;
    M[27] = 0.0;
    M[28] = 0.134932067;
    M[29] = 0.0;
    M[30] = z7;
    M[31] = z32;
    M[32] = z32;
    M[33] = z5;
    M[34] = 0.0;
    M[35] = 0.0141;
}

void puma_bias(const double q[6], const double qd[6], double b[6])
{
    /* joint angles */
    const double c2 = cos(q[1]);
    const double s2 = sin(q[1]);
    const double z1 = 6.944190320000001*(c2*s2);
    const double z2 = q[1] + q[2];
    const double z3 = cos(z2);
    const double z4 = sin(z2);
    const double c4 = cos(q[3]);
    const double s4 = sin(q[3]);
    const double c5 = cos(q[4]);
    const double s5 = sin(q[4]);

    /* motion of link 1 */
    const double neg_U1_xx = qd[0]*qd[0];

    /* motion of link 2 */
    const double neg_U2_yy = qd[1]*qd[1];
    const double neg_U2_xx = neg_U1_xx + neg_U2_yy;
    const double neg_wd2_x = qd[0]*qd[1];
    const double neg_U2_zy = 2.0*neg_wd2_x;

    /* motion of link 3 */
    const double neg_a3_z = 0.3449074074074074*neg_U1_xx + s2*neg_U2_zy;
    const double z5 = s2*neg_U2_yy + 22.708333333333336;
    const double z6 = c2*neg_U2_xx;
    const double a3_y = z4*z6 - z5*z3;
    const double neg_a3_x = z5*z4 + z3*z6;
    const double w3_z = qd[1] + qd[2];
    const double neg_w3_x = qd[0]*z4;
    const double wd3_y = w3_z*neg_w3_x;
    const double neg_w3_y = qd[0]*z3;
    const double U3_xy = neg_w3_x*neg_w3_y;
    const double z7 = neg_w3_y*neg_w3_y;
    const double neg_wd3_x = w3_z*neg_w3_y;

    /* motion of link 4 */
    const double z8 = neg_a3_z + 0.0925925925925926*wd3_y;
    const double z9 = a3_y + 0.0462962962962963*U3_xy;
    const double z10 = neg_a3_x + 0.0462962962962963*(z7 + w3_z*w3_z);
    const double z11 = z8*c4 - z10*s4;
    const double z12 = z8*s4 + z10*c4;
    const double w4_y = w3_z*c4 + neg_w3_x*s4;
    const double w4_x = w3_z*s4 - neg_w3_x*c4;
    const double w4_z = neg_w3_y + qd[3];
    const double wd4_y = s4*neg_wd3_x - w4_x*qd[3];
    const double wd4_x = w4_y*qd[3] - c4*neg_wd3_x;
    const double neg_a4_z = z9 + w4_x*w4_x + w4_y*w4_y;
    const double a4_y = w4_y*w4_z - (z11 + wd4_x);
    const double z13 = w4_x*w4_z;
    const double a4_x = z13 - (z12 - wd4_y);

    /* motion of link 5 */
    const double neg_w5_y = w4_z*c5 + w4_x*s5;
    const double w5_x = w4_x*c5 - w4_z*s5;
    const double w5_z = w4_y + qd[4];
    const double wd5_y = wd3_y*c5 - wd4_x*s5 - w5_x*qd[4];
    const double wd5_x = wd3_y*s5 + wd4_x*c5 - neg_w5_y*qd[4];
    const double z14 = neg_w5_y*w5_x;
    const double neg_U5_xy = wd4_y + z14;
    const double neg_U5_yy = w5_x*w5_x + w5_z*w5_z;
    const double z15 = neg_w5_y*w5_z;
    const double U5_zy = wd5_x - z15;

    /* motion of link 6 */
    const double w6_z = neg_w5_y + qd[5];

    /* forces on link 5 */
    const double z16 = 0.0141*w6_z;
    const double z17 = 0.008791632*c5;
    const double z18 = 0.008791632*s5;
    const double n5_z = a4_x*z17 - w5_x*z16 + 0.134932067*wd4_y + 0.007632067*z14 + neg_a4_z*z18;
    const double n5_y = 0.15125*wd5_y + 0.009849999999999998*(w5_x*w5_z);
    const double n5_x = w5_z*z16 + 0.144782067*wd5_x + 0.002217932999999997*z15 - 0.008791632*a4_y;

    /* forces on link 4 */
    const double f4_y = 1.17836424*a4_y - 0.008791632*U5_zy;
    const double f4_x = 1.17836424*a4_x - (neg_U5_yy*z18 - neg_U5_xy*z17);
    const double neg_n4_z = c5*n5_y + s5*n5_x + 0.06365*(wd3_y - w4_y*w4_x);
    const double z19 = n5_z + f4_x + 0.06365*(wd4_y - z13);
    const double z20 = c5*n5_x - s5*n5_y - f4_y;
    const double z21 = neg_U5_yy*z17 + neg_U5_xy*z18 + 1.17836424*neg_a4_z + 2.552062896*z9;
    const double z22 = 2.552062896*z11 - f4_y;
    const double z23 = 2.552062896*z12 - f4_x;
    const double z24 = c4*z22 + s4*z23;

    /* forces on link 3 */
    const double f3_z = 0.6829073279999999*neg_a3_z - z24;
    const double f3_y = z21 - 0.6829073279999999*a3_y;
    const double f3_x = s4*z22 - c4*z23 + 0.6829073279999999*neg_a3_x;
    const double n3_z = 0.0462962962962963*z21 + c4*z19 + s4*z20 - 2.757881635*U3_xy -
        0.03454198*(z7 - neg_w3_x*neg_w3_x);
    const double n3_y = neg_n4_z + 0.0462962962962963*z24 + 0.3149272*wd3_y - 0.06908396*neg_wd3_x;
    const double n3_x = 0.06908396*wd3_y - (s4*z19 - c4*z20 + 5.8306904699999995*neg_wd3_x);
    const double f2_y = z3*f3_y + z4*f3_x;
    const double f2_x = z3*f3_x - z4*f3_y;

    /* forces on link 2 */
    const double n2_z = n3_z - s2*f2_x + c2*f2_y + z1*neg_U1_xx;
    const double neg_n1_z = z3*n3_y - c2*f3_z + z4*n3_x + z1*neg_U2_zy + 0.3449074074074074*f2_x;

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
    const double z1 = q[1] + q[2];
    const double z2 = cos(z1);
    const double s5 = sin(q[4]);
    const double c5 = cos(q[4]);
    const double z3 = sin(z1);
    const double c4 = cos(q[3]);
    const double s4 = sin(q[3]);
    const double c2 = cos(q[1]);

    /* motion of link 4 */
    const double z4 = z3*s4;

    /* motion of link 5 */
    const double neg_a5_x_scaled = z2*s5 + c5*(z3*c4);

    /* forces on link 4 */
    const double z5 = 0.19964331000000002*neg_a5_x_scaled;
    const double z6 = 0.19964331000000002*(c5*z4);
    const double n3_x = s4*z5 - c4*z6;

    /* forces on link 3 */
    const double neg_n3_z = c4*z5 + s4*z6 + 26.758687950000002*z3 + 3.9218418*z2;
    const double z7 = 0.19964331000000002*(s5*z4);
    const double n2_y = z3*n3_x - z2*z7;

    /* forces on link 2 */
    const double neg_n2_z = neg_n3_z + 69.20409564*c2;

    g[0] = -n2_y;
    g[1] = -neg_n2_z;
    g[2] = -neg_n3_z;
    g[3] = z7;
    g[4] = -z5;
    g[5] = 0.0;
}

void puma_forward_dynamics(const double q[6], const double qd[6], const double tau[6],
                           double qdd[6])
{
    /* joint angles */
    const double s2 = sin(q[1]);
    const double c2 = cos(q[1]);
    const double z1 = 6.944190320000001*(s2*c2);
    const double z2 = q[1] + q[2];
    const double z3 = cos(z2);
    const double z4 = sin(z2);
    const double c4 = cos(q[3]);
    const double s4 = sin(q[3]);
    const double c5 = cos(q[4]);
    const double s5 = sin(q[4]);
    const double c3 = cos(q[2]);
    const double s3 = sin(q[2]);

    /* motion of link 1 */
    const double neg_U1_xx = qd[0]*qd[0];

    /* motion of link 2 */
    const double neg_U2_yy = qd[1]*qd[1];
    const double neg_U2_xx = neg_U1_xx + neg_U2_yy;
    const double neg_wd2_x = qd[0]*qd[1];

    /* motion of link 3 */
    const double z5 = 2.0*neg_wd2_x;
    const double neg_a3_z = 0.3449074074074074*neg_U1_xx + s2*z5;
    const double z6 = s2*neg_U2_yy + 22.708333333333336;
    const double z7 = c2*neg_U2_xx;
    const double a3_y = z4*z7 - z6*z3;
    const double neg_a3_x = z6*z4 + z3*z7;
    const double w3_z = qd[1] + qd[2];
    const double neg_w3_x = qd[0]*z4;
    const double wd3_y = w3_z*neg_w3_x;
    const double neg_w3_y = qd[0]*z3;
    const double U3_xy = neg_w3_x*neg_w3_y;
    const double z8 = neg_w3_y*neg_w3_y;
    const double neg_wd3_x = w3_z*neg_w3_y;

    /* motion of link 4 */
    const double z9 = neg_a3_z + 0.0925925925925926*wd3_y;
    const double z10 = a3_y + 0.0462962962962963*U3_xy;
    const double z11 = neg_a3_x + 0.0462962962962963*(z8 + w3_z*w3_z);
    const double z12 = z9*c4 - z11*s4;
    const double z13 = z9*s4 + z11*c4;
    const double w4_y = w3_z*c4 + neg_w3_x*s4;
    const double w4_x = w3_z*s4 - neg_w3_x*c4;
    const double w4_z = neg_w3_y + qd[3];
    const double wd4_y = s4*neg_wd3_x - w4_x*qd[3];
    const double wd4_x = w4_y*qd[3] - c4*neg_wd3_x;
    const double neg_a4_z = z10 + w4_x*w4_x + w4_y*w4_y;
    const double a4_y = w4_y*w4_z - (z12 + wd4_x);
    const double z14 = w4_x*w4_z;
    const double a4_x = z14 - (z13 - wd4_y);

    /* motion of link 5 */
    const double neg_w5_y = w4_z*c5 + w4_x*s5;
    const double w5_x = w4_x*c5 - w4_z*s5;
    const double w5_z = w4_y + qd[4];
    const double wd5_y = wd3_y*c5 - wd4_x*s5 - w5_x*qd[4];
    const double wd5_x = wd3_y*s5 + wd4_x*c5 - neg_w5_y*qd[4];
    const double z15 = neg_w5_y*w5_x;
    const double neg_U5_xy = wd4_y + z15;
    const double neg_U5_yy = w5_x*w5_x + w5_z*w5_z;
    const double z16 = neg_w5_y*w5_z;
    const double U5_zy = wd5_x - z16;

    /* motion of link 6 */
    const double w6_z = neg_w5_y + qd[5];

    /* forces on link 5 */
    const double z17 = 0.008791632*c5;
    const double z18 = a4_x*z17 - 0.0141*(w5_x*w6_z) + 0.134932067*wd4_y + 0.007632067*z15;
    const double ms4_x = 0.008791632*s5;
    const double n5_z = z18 + neg_a4_z*ms4_x;
    const double n5_y = 0.15125*wd5_y + 0.009849999999999998*(w5_x*w5_z);
    const double n5_x_scaled = 1.6037977931742367*(w5_z*w6_z) + 16.468167343674075*wd5_x +
        0.25227773409988014*z16 - a4_y;

    /* forces on link 4 */
    const double f4_y_scaled = a4_y - 0.007460878140701215*U5_zy;
    const double f4_x = 1.17836424*a4_x - (neg_U5_yy*ms4_x - neg_U5_xy*z17);
    const double neg_n4_z = c5*n5_y + ms4_x*n5_x_scaled + 0.06365*(wd3_y - w4_y*w4_x);
    const double z19 = n5_z + f4_x + 0.06365*(wd4_y - z14);
    const double z20 = 1.17836424*f4_y_scaled;
    const double z21 = s5*n5_y - z17*n5_x_scaled + z20;
    const double z22 = neg_U5_yy*z17 + neg_U5_xy*ms4_x + 1.17836424*neg_a4_z + 2.552062896*z10;
    const double z23 = 2.552062896*z12 - z20;
    const double z24 = 2.552062896*z13 - f4_x;
    const double z25 = c4*z23 + s4*z24;

    /* forces on link 3 */
    const double f3_z = 0.6829073279999999*neg_a3_z - z25;
    const double f3_y = z22 - 0.6829073279999999*a3_y;
    const double f3_x = s4*z23 - c4*z24 + 0.6829073279999999*neg_a3_x;
    const double n3_y = neg_n4_z + 0.0462962962962963*z25 + 0.3149272*wd3_y - 0.06908396*neg_wd3_x;
    const double n3_x = 0.06908396*wd3_y - (s4*z19 + c4*z21 + 5.8306904699999995*neg_wd3_x);
    const double f2_y = z3*f3_y + z4*f3_x;
    const double z26 = 0.3449074074074074*z4;
    const double z27 = 0.3449074074074074*z3;
    const double f2_x_scaled = f3_x*z27 - f3_y*z26;

    /* forces on link 1 */
    const double phi5_scaled = 7.411136746315463*tau[4] - 7.411136746315463*n5_z;
    const double phi6_scaled = wd5_y + 70.92198581560284*tau[5];

    /* column 6 */
    const double z28 = z3*c5 - s5*(z4*c4);
    const double z29 = s4*s5;

    /* composite body 5 */
    const double z30 = 0.0064679329999999995*s5;
    const double z31 = s5*z30;
    const double z32 = z31 - 0.21489999999999998;

    /* column 5 */
    const double z33 = z17 + 0.134932067;
    const double z34 = c4*z17;
    const double z35 = c4*z33 + 0.00040702*s5;
    const double z36 = z35 + ms4_x*c3 + z34*s3;
    const double z37 = z4*(s4*z33) + ms4_x*z26 - z27*z34 + s4*z17*(c2 + 0.0462962962962963*z3);

    /* composite body 4 */
    const double z38 = ms4_x - c5*z30;
    const double z39 = s4*(z31 - 0.0538);
    const double z40 = s4*ms4_x;
    const double S3_xz = 0.0462962962962963*z40 - c4*z39;
    const double ms3_z = z40 + 1.0511121559999999;
    const double neg_ms3_y = z17 + 1.17836424;
    const double z41 = c4*ms4_x;
    const double ms3_x = z41 + 0.17270496;
    const double z42 = c4*z38;
    const double neg_S3_xy = z42 + 0.00040702*c5 + 0.08909588;
    const double z43 = s4*z39;
    const double S3_xx = 0.2998092 - (z31 - z43 - 0.0925925925925926*z41);
    const double S3_yy = z31 + 0.017583264*c5 + 4.157941542;
    const double neg_S3_yz = s4*z38;

    /* composite body 3 */
    const double ms2_y_scaled = z26*ms3_x - z27*neg_ms3_y;
    const double ms2_x = z4*neg_ms3_y + z3*ms3_x;
    const double z44 = c2*ms2_x;

    /* elimination */
    const double z45 = c2*z41 + z27*z40 - z3*(z32 - 0.0462962962962963*z41) + z4*z42;
    const double z46 = 0.0141*c5;
    const double z47 = z45 - z28*z46;
    const double z48 = neg_S3_yz + z46*z29;
    const double z49 = s3*z40 + z48;
    const double neg_D4 = z32 + c5*z46;
    const double z50 = 7.411136746315463*z37;
    const double neg_iD4 = 1.0/neg_D4;
    const double U3_4 = z48*neg_iD4;
    const double z51 = 0.0141*z28;
    const double z52 = z3*neg_S3_yz - ms2_y_scaled - z4*S3_xz + z29*z51;
    const double z53 = z35*z50 + z47*U3_4 + z52;
    const double z54 = 7.411136746315463*z35;
    const double z55 = 0.0141*z29;
    const double z56 = z29*z55 - (S3_xx + S3_yy);
    const double z57 = 2.899328859060403*s2;
    const double z58 = z44 + ms2_y_scaled*z57;
    const double z59 = z36*z54 - z49*U3_4 + z56 - z58;
    const double neg_D3 = z56 + (z35*z54 - z48*U3_4);
    const double U2_4 = z49*neg_iD4;
    const double neg_iD3 = 1.0/neg_D3;
    const double U2_3 = z59*neg_iD3;
    const double z60 = z52 + (z47*U2_4 - s2*ms3_z + z36*z50 - z53*U2_3);
    const double z61 = 7.411136746315463*z36;
    const double z62 = z56 + (z36*z61 - z49*U2_4) - z59*U2_3 - 2.0*z58;
    const double D2 = 10.670410128 - z62;
    const double z63 = 9.991710128000001*(s2*s2) - S3_xx - z4*(2.0*(z3*neg_S3_xy) + z4*(S3_yy -
        S3_xx));
    const double z64 = z43 + (z63 - 2.0*z44) - 0.6898148148148148*ms3_z + z28*z51 + z37*z50;
    const double neg_U1_4 = z47*neg_iD4;
    const double U1_3 = z53*neg_iD3;
    const double iD2 = 1.0/D2;
    const double neg_U1_2 = z60*iD2;
    const double D1 = 12.22916620975926 - (z64 - z47*neg_U1_4 - z53*U1_3 + z60*neg_U1_2);
    const double z65 = neg_n4_z + tau[3] - phi6_scaled*z46;
    const double z66 = phi6_scaled*z55 + 0.0462962962962963*z22 + c4*z19 - s4*z21 -
        2.757881635*U3_xy;
    const double z67 = z66 - 0.03454198*(z8 - neg_w3_x*neg_w3_x);
    const double z68 = tau[2] - phi5_scaled*z35 - U3_4*z65 - z67;
    const double z69 = U2_4*z65 + phi5_scaled*z36 - f2_x_scaled*z57 + c2*f2_y + z1*neg_U1_xx;
    const double z70 = z67 + (z69 - tau[1] + U2_3*z68);
    const double z71 = f2_x_scaled + (z3*n3_y - c2*f3_z + z4*n3_x + z1*z5);
    const double z72 = neg_U1_2*z70 - (z71 + tau[0]) + U1_3*z68 - neg_U1_4*z65 + phi5_scaled*z37;
    const double iD1 = 1.0/D1;
    const double z73 = (z72 + phi6_scaled*z51)*iD1;
    const double z74 = iD2*z70 + neg_U1_2*z73;
    const double z75 = neg_iD3*z68 - U1_3*z73 - U2_3*z74;
    const double z76 = neg_iD4*z65 + neg_U1_4*z73 - U2_4*z74 - U3_4*z75;

    qdd[0] = -z73;
    qdd[1] = -z74;
    qdd[2] = -z75;
    qdd[3] = -z76;
    qdd[4] = phi5_scaled + z50*z73 + z61*z74 + z54*z75;
    qdd[5] = phi6_scaled + z28*z73 + c5*z76 + z29*(z74 + z75);
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
    const double z1 = 0.056*s5;
    const double z2 = s5*c6;
    const double z3 = c5*c6;
    const double z4 = s5*s6;
    const double z5 = c5*s6;

    /* tool seen from link 3 */
    const double z6 = 0.056*c5 + 0.432;
    const double z7 = c4*z1 + 0.02;
    const double z8 = c4*s6 + s4*z3;
    const double z9 = s4*s6 - c4*z3;
    const double z10 = c4*c6 - s4*z5;
    const double z11 = s4*c6 + c4*z5;

    /* tool seen from link 2 */
    const double z12 = c3*z6 - s3*z7;
    const double z13 = s3*z6 + c3*z7 + 0.432;
    const double z14 = c3*z2 - s3*z9;
    const double z15 = s3*z2 + c3*z9;
    const double z16 = c3*z4 + s3*z11;
    const double z17 = s3*z4 - c3*z11;

    /* tool seen from link 1 */
    const double z18 = s2*z12 + c2*z13;
    const double z19 = s4*z1 + 0.149;
    const double z20 = c2*z14 - s2*z15;
    const double z21 = s2*z14 + c2*z15;
    const double z22 = c2*z16 - s2*z17;
    const double z23 = s2*z16 + c2*z17;

    /* tool seen from link 0 */
    const double z24 = c1*z8 - s1*z21;
    const double z25 = s1*z8 + c1*z21;
    const double z26 = c1*z10 + s1*z23;
    const double z27 = s1*z10 - c1*z23;

    R[0] = -z25;
    R[1] = -z27;
    R[2] = z20*z26 + z22*z24;
    R[3] = z24;
    R[4] = z26;
    R[5] = z22*z25 + z20*z27;
    R[6] = -z20;
    R[7] = z22;
    R[8] = z24*z27 - z25*z26;
    p[0] = c1*z18 - s1*z19;
    p[1] = c1*z19 + s1*z18;
    p[2] = c2*z12 - s2*z13;
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
    const double z2 = sin(z1);
    const double z3 = cos(z1);

    /* frame 2 */
    const double z4 = s1*s2;
    const double z5 = c1*s2;
    const double z6 = s1*c2;
    const double z7 = c1*c2;
    const double z8 = 0.149*c1;
    const double z9 = 0.149*s1;

    /* frame 3 */
    const double z10 = s3*z6 + c3*z4;
    const double z11 = s3*z7 + c3*z5;
    const double z12 = s3*z4 - c3*z6;
    const double z13 = s3*z5 - c3*z7;
    const double z14 = 0.432*s2;
    const double z15 = z8 + 0.432*z6;
    const double z16 = z9 - 0.432*z7;

    /* frame 4 */
    const double z17 = s4*z2;
    const double z18 = s4*z12 + c1*c4;
    const double z19 = s4*z13 - s1*c4;

    /* frame 5 */
    const double z20 = s5*(c4*z2) - c5*z3;
    const double z21 = s5*(c1*s4 - c4*z12) + c5*z10;
    const double z22 = s5*(s1*s4 + c4*z13) - c5*z11;

    /* Jacobian */
    const double z23 = 0.056*z20;
    const double z24 = 0.056*z21;
    const double z25 = 0.056*z22;
    const double z26 = z14 + (0.02*z2 - 0.432*z3) + z23;
    const double z27 = z15 + (0.432*z10 - 0.02*z12) + z24;
    const double z28 = z16 + (0.02*z13 - 0.432*z11) + z25;
    const double z29 = z14 - z26;

    J[0] = -z27;
    J[1] = -c1*z26;
    J[2] = c1*z29;
    J[3] = -(z3*z24 + z10*z23);
    J[4] = -(z17*z24 + z18*z23);
    J[5] = 0.0;
    J[6] = -z28;
    J[7] = -s1*z26;
    J[8] = s1*z29;
    J[9] = z11*z23 - z3*z25;
    J[10] = z19*z23 - z17*z25;
    J[11] = 0.0;
    J[12] = 0.0;
    J[13] = s1*(z8 - z27) - c1*(z9 - z28);
    J[14] = s1*(z15 - z27) - c1*(z16 - z28);
    J[15] = z10*z25 + z11*z24;
    J[16] = z18*z25 + z19*z24;
    J[17] = 0.0;
    J[18] = 0.0;
    J[19] = -s1;
    J[20] = -s1;
    J[21] = z11;
    J[22] = z19;
    J[23] = -z22;
    J[24] = 0.0;
    J[25] = c1;
    J[26] = c1;
    J[27] = z10;
    J[28] = z18;
    J[29] = z21;
    J[30] = 1.0;
    J[31] = 0.0;
    J[32] = 0.0;
    J[33] = z3;
    J[34] = z17;
    J[35] = -z20;
}

void puma_inertia_solve(const double q[6], const double phi[6], double qdd[6])
{
    /* joint angles */
    const double z1 = q[1] + q[2];
    const double z2 = cos(z1);
    const double c5 = cos(q[4]);
    const double s5 = sin(q[4]);
    const double c4 = cos(q[3]);
    const double z3 = sin(z1);
    const double c3 = cos(q[2]);
    const double s3 = sin(q[2]);
    const double s4 = sin(q[3]);
    const double c2 = cos(q[1]);
    const double s2 = sin(q[1]);

    /* column 6 */
    const double z4 = 0.3449074074074074*z2;
    const double z5 = z2*c5 - s5*(c4*z3);
    const double z6 = s5*s4;

    /* composite body 5 */
    const double ms4_x = 0.008791632*s5;
    const double z7 = 0.0064679329999999995*s5;
    const double z8 = s5*z7;
    const double z9 = z8 - 0.21489999999999998;

    /* column 5 */
    const double z10 = 0.008791632*c5;
    const double z11 = z10 + 0.134932067;
    const double z12 = c4*z10;
    const double z13 = c4*z11 + 0.00040702*s5;
    const double z14 = z13 + ms4_x*c3 + z12*s3;
    const double z15 = 0.0462962962962963*z2;
    const double z16 = z10*s4*(c2 + z15) - z4*z12 + z3*(z11*s4 + 0.003032299*s5);

    /* composite body 4 */
    const double z17 = ms4_x - c5*z7;
    const double z18 = s4*(z8 - 0.0538);
    const double z19 = ms4_x*s4;
    const double S3_xz = 0.0462962962962963*z19 - c4*z18;
    const double ms3_z = z19 + 1.0511121559999999;
    const double z20 = 0.017583264*c5;
    const double neg_ms3_y_scaled = z20 + 2.35672848;
    const double z21 = c4*ms4_x;
    const double ms3_x_scaled = 2.0*z21 + 0.34540992;
    const double z22 = c4*z17;
    const double neg_S3_xy_scaled = z20 + 43.199999999999996*z22 + 3.848942016;
    const double z23 = s4*z18;
    const double S3_xx = 0.2998092 - (z8 - z23 - 0.0925925925925926*z21);
    const double S3_yy = z8 + z20 + 4.157941542;
    const double neg_S3_yz = s4*z17;

    /* composite body 3 */
    const double ms2_y_scaled = z3*ms3_x_scaled - z2*neg_ms3_y_scaled;
    const double ms2_x_scaled = z3*neg_ms3_y_scaled + z2*ms3_x_scaled;
    const double z24 = c2*ms2_x_scaled;

    /* elimination */
    const double z25 = c2*z21 + z4*z19 + z15*(z21 - 21.599999999999998*z9) + z3*z22;
    const double z26 = 0.0141*c5;
    const double z27 = z25 - z5*z26;
    const double z28 = neg_S3_yz + z26*z6;
    const double z29 = s3*z19 + z28;
    const double neg_D4 = z9 + c5*z26;
    const double z30 = 7.411136746315463*z16;
    const double neg_iD4 = 1.0/neg_D4;
    const double U3_4 = z28*neg_iD4;
    const double z31 = 0.0141*z5;
    const double z32 = z2*neg_S3_yz - 0.1724537037037037*ms2_y_scaled - z3*S3_xz + z6*z31;
    const double z33 = z13*z30 + z27*U3_4 + z32;
    const double z34 = 7.411136746315463*z13;
    const double z35 = 0.0141*(z6*z6) - (S3_xx + S3_yy);
    const double z36 = z24 + ms2_y_scaled*s2;
    const double z37 = z14*z34 - z29*U3_4 + z35 - 0.5*z36;
    const double neg_D3 = z35 + (z13*z34 - z28*U3_4);
    const double U2_4 = z29*neg_iD4;
    const double neg_iD3 = 1.0/neg_D3;
    const double U2_3 = z37*neg_iD3;
    const double z38 = z32 + (z27*U2_4 - ms3_z*s2 + z14*z30 - z33*U2_3);
    const double z39 = 7.411136746315463*z14;
    const double D2 = z36 + (z37*U2_3 - (z35 + (z14*z39 - z29*U2_4))) + 10.670410128;
    const double z40 = z3*(z15*neg_S3_xy_scaled + z3*(S3_yy - S3_xx)) - (9.991710128000001*(s2*s2) -
        S3_xx);
    const double z41 = z23 - (z24 + z40) - 0.6898148148148148*ms3_z + z5*z31 + z16*z30;
    const double neg_U1_4 = z27*neg_iD4;
    const double U1_3 = z33*neg_iD3;
    const double iD2 = 1.0/D2;
    const double neg_U1_2 = z38*iD2;
    const double D1 = 12.22916620975926 - (z41 - z27*neg_U1_4 - z33*U1_3 + z38*neg_U1_2);
    const double z42 = phi[3] - c5*phi[5];
    const double z43 = 7.411136746315463*phi[4];
    const double z44 = z6*phi[5];
    const double z45 = phi[2] - U3_4*z42 - z13*z43 - z44;
    const double z46 = z44 - phi[1] + U2_3*z45 + U2_4*z42 + z14*z43;
    const double z47 = phi[0] - neg_U1_2*z46 - U1_3*z45 + neg_U1_4*z42 - z16*z43;
    const double iD1 = 1.0/D1;
    const double z48 = (z47 - z5*phi[5])*iD1;
    const double z49 = iD2*z46 - neg_U1_2*z48;
    const double z50 = neg_iD3*z45 + U1_3*z48 - U2_3*z49;
    const double z51 = neg_iD4*z42 - neg_U1_4*z48 - U2_4*z49 - U3_4*z50;
    const double z52 = 70.92198581560284*phi[5] - z5*z48 + c5*z51 + z6*(z49 + z50);

    qdd[0] = z48;
    qdd[1] = -z49;
    qdd[2] = -z50;
    qdd[3] = -z51;
    qdd[4] = z43 - z30*z48 + z39*z49 + z34*z50;
    qdd[5] = z52;
}

void puma_energy(const double q[6], const double qd[6], double e[2])
{
    /* joint angles */
    const double s2 = sin(q[1]);
    const double c2 = cos(q[1]);
    const double c3 = cos(q[2]);
    const double s3 = sin(q[2]);
    const double c4 = cos(q[3]);
    const double s4 = sin(q[3]);
    const double c5 = cos(q[4]);
    const double s5 = sin(q[4]);
    const double c6 = cos(q[5]);
    const double s6 = sin(q[5]);

    /* link 2 */
    const double neg_w2_x = qd[0]*s2;
    const double z1 = 2.899328859060403*qd[1];
    const double z2 = 3.0857142857142854*neg_w2_x + z1;
    const double neg_w2_y = qd[0]*c2;

    /* link 3 */
    const double z3 = neg_w2_x + z1;
    const double z4 = neg_w2_y*c3;
    const double w3_y = neg_w2_x*s3 - z4;
    const double z5 = neg_w2_y*s3;
    const double neg_w3_x = z5 + neg_w2_x*c3;
    const double v3_y_scaled = z5 + z3*c3;
    const double v3_x_scaled = z3*s3 - z4;
    const double z6 = c2*c3 - s2*s3;
    const double z7 = c2*s3 + s2*c3;
    const double w3_z = qd[1] + qd[2];
    const double z8 = 10.799999999999999*neg_w2_y - w3_y + 4.925*neg_w3_x;
    const double z9 = w3_z + 3.7249999999999996*v3_y_scaled;
    const double z10 = v3_x_scaled + 1.3221476510067116*w3_z;

    /* link 4 */
    const double z11 = neg_w3_x + (neg_w2_y - 0.0462962962962963*w3_y);
    const double neg_v4_z_scaled = 0.3449074074074074*v3_y_scaled + 0.0462962962962963*w3_z;
    const double z12 = w3_z + 0.3449074074074074*v3_x_scaled;
    const double w4_y = w3_z*c4 + neg_w3_x*s4;
    const double w4_x = w3_z*s4 - neg_w3_x*c4;
    const double v4_y_scaled = z11*c4 - z12*s4;
    const double v4_x_scaled = z11*s4 + z12*c4;
    const double w4_z = qd[3] - w3_y;
    const double z13 = v4_y_scaled + 0.13194444444444445*w4_x;
    const double z14 = v4_x_scaled - 0.13194444444444445*w4_y;

    /* link 5 */
    const double neg_w5_y = w4_z*c5 + w4_x*s5;
    const double w5_x = w4_x*c5 - w4_z*s5;
    const double v5_y_scaled = neg_v4_z_scaled*c5 - v4_x_scaled*s5;
    const double v5_x_scaled = neg_v4_z_scaled*s5 + v4_x_scaled*c5;
    const double w5_z = w4_y + qd[4];
    const double z15 = v4_y_scaled - 0.016203703703703703*w5_x;
    const double z16 = v5_x_scaled + 0.016203703703703703*w5_z;

    /* link 6 */
    const double w6_y = w5_z*c6 - w5_x*s6;
    const double w6_x = w5_z*s6 + w5_x*c6;
    const double w6_z = neg_w5_y + qd[5];
    const double z17 = v4_y_scaled*c6 - v5_x_scaled*s6 - 0.08564814814814815*w6_x;
    const double z18 = v4_y_scaled*s6 + v5_x_scaled*c6 + 0.08564814814814815*w6_y;
    const double z19 = 0.8213396180000001*(qd[0]*qd[0]) + 4.1336*(qd[1]*qd[1]) +
        4.3685627805000005*(neg_w2_y*neg_w2_y);
    const double z20 = z19 + 0.2449*(neg_w2_x*neg_w2_x) + 0.01837447283200446*(z2*z2) +
        0.130916736*(v5_y_scaled*v5_y_scaled);
    const double z21 = z20 + 0.032752512*(z17*z17 + z18*z18) + 0.00705*(w6_z*w6_z);
    const double z22 = z21 + 0.15045*(w3_y*w3_y) + 0.03675*(neg_w5_y*neg_w5_y + w5_x*w5_x);
    const double z23 = z14*z14 + z15*z15 + z13*z13 + neg_v4_z_scaled*neg_v4_z_scaled + z16*z16;
    const double z24 = z22 + 1.6884*(w3_z*w3_z + neg_w3_x*neg_w3_x) + 0.09816422400000001*z23 +
        0.09731808349999999*(z10*z10);
    const double z25 = z24 + 0.0070136*(z8*z8 + z9*z9) + 0.0905*(w4_x*w4_x + w4_y*w4_y);
    const double z26 = z25 + 0.06365*(w5_z*w5_z + w4_z*w4_z) + 0.00355*(w6_x*w6_x + w6_y*w6_y);
    const double z27 = 0.19964331000000002*(z6*c5 - s5*(z7*c4)) - (69.20409564*s2 -
        26.758687950000002*z6 + 3.9218418*z7);

    e[0] = z26;
    e[1] = z27;
}
