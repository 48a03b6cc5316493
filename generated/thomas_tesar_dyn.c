/* thomas_tesar: robot dynamics as straight-line C, by rbgen 0.1.0
 *
 * joints   6: RRRRRR
 * source   J. Angeles, O. Ma and A. Rojas, An algorithm for the inverse dynamics of n-axis
 *          general manipulators using Kane's equations, Computers & Mathematics with
 *          Applications 17(12), 1989, pp. 1545-1561, example 2 (six-revolute industrial arm
 *          after M. Thomas and D. Tesar, Dynamic modeling of serial manipulator arms, Journal
 *          of Dynamic Systems, Measurement, and Control 104, 1982, pp. 218-228).
 * model    44bcaed780993e0b
 * command  rbgen emit thomas_tesar
 *
 * Operations of each call: multiplications M, additions and subtractions A, divisions
 * and square roots D, pairs of sine and cosine.
 *
 *   function                  algorithm            M      A    D  sin/cos
 *   inverse_dynamics          best                145    126    0        5
 *   inertia_matrix            best                 57     54    0        6
 *   bias                      best                128     96    0        5
 *   gravity                   best                  9      7    0        4
 *   forward_dynamics          best                238    201    5        6
 *   forward_kinematics        best: tool-cross     58     29    0        6
 *   jacobian                  best: frames         59     36    0        6
 *   inertia_solve             best                119    103    5        6
 *   energy                    best: links         113     75    0        5
 *
 * SI units: radians or metres for q, N m or N for torques. Arrays are row-major double.
 * No allocation, no global state, no branches; outputs may not overlap inputs.
 * Compile: cc -std=c99 -O2 -c FILE.c, and link with -lm.
 * This file belongs to whoever generated it.
 */
#include <math.h>

#define THOMAS_TESAR_DOF 6

#ifdef __cplusplus
extern "C" {
#endif

/* joint torques (forces) for the motion */
void thomas_tesar_inverse_dynamics(const double q[6], const double qd[6], const double qdd[6],
                                   double tau[6]);
/* symmetric, row-major */
void thomas_tesar_inertia_matrix(const double q[6], double M[36]);
/* Coriolis, centrifugal, gravity, friction */
void thomas_tesar_bias(const double q[6], const double qd[6], double b[6]);
/* torques that hold the arm still */
void thomas_tesar_gravity(const double q[6], double g[6]);
/* accelerations for the torques */
void thomas_tesar_forward_dynamics(const double q[6], const double qd[6], const double tau[6],
                                   double qdd[6]);
/* tool in the world: axes as columns of R, origin p */
void thomas_tesar_forward_kinematics(const double q[6], double R[9], double p[3]);
/* 6 x n: linear rows, then angular, world axes, at the tool */
void thomas_tesar_jacobian(const double q[6], double J[36]);
/* M^-1 phi */
void thomas_tesar_inertia_solve(const double q[6], const double phi[6], double qdd[6]);
/* kinetic, potential (zero at the world's origin) */
void thomas_tesar_energy(const double q[6], const double qd[6], double e[2]);

#ifdef __cplusplus
}
#endif

void thomas_tesar_inverse_dynamics(const double q[6], const double qd[6], const double qdd[6],
                                   double tau[6])
{
    /* joint angles */
    const double z1 = q[1] + q[2];
    const double s2 = sin(q[1]);
    const double z2 = 5.1*s2;
    const double z3 = cos(z1);
    const double z4 = sin(z1);
    const double z5 = 1.4400000000000002*z3 - 5.088000000000001*z4;
    const double z6 = 1.4400000000000002*z4 + 5.088000000000001*z3;
    const double z7 = 9.216000000000001*z3 - 207.89520000000002*z4;
    const double z8 = z3*z7 - 4.6080000000000005;
    const double c2 = cos(q[1]);
    const double z9 = 5.1*z4;
    const double z10 = z1 + q[3];
    const double z11 = sin(z10);
    const double z12 = cos(z10);
    const double c5 = cos(q[4]);
    const double s5 = sin(q[4]);
    const double s6 = sin(q[5]);
    const double z13 = 0.2*(s6*s6);
    const double z14 = z13 + 0.265;
    const double z15 = z13 - 0.46499999999999997;
    const double c6 = cos(q[5]);

    /* motion of link 1 */
    const double neg_U1_xx = qd[0]*qd[0];

    /* motion of link 2 */
    const double neg_U2_yy = qd[1]*qd[1];
    const double neg_U2_xx = neg_U1_xx + neg_U2_yy;
    const double z16 = 2.0*qd[0];
    const double U2_zy = qd[1]*z16;

    /* motion of link 3 */
    const double z17 = 5.1*c2;
    const double a3_z = U2_zy*z2 - z17*qdd[0];
    const double z18 = neg_U2_yy*z2 - z17*qdd[1];
    const double neg_a3_x = z2*qdd[1] + neg_U2_xx*z17;
    const double a3_y = 49.05 - z18;
    const double w3_z = qd[1] + qd[2];
    const double wd3_z = qdd[1] + qdd[2];
    const double neg_U3_yy = w3_z*w3_z;
    const double neg_U3_xx = neg_U1_xx + neg_U3_yy;
    const double U3_zy = z16*w3_z;

    /* motion of link 4 */
    const double z19 = 5.1*z3;
    const double a4_z = a3_z + U3_zy*z9 - qdd[0]*z19;
    const double z20 = neg_U3_yy*z9 - a3_y - wd3_z*z19;
    const double z21 = neg_a3_x + wd3_z*z9 + neg_U3_xx*z19;
    const double neg_a4_x = z20*z11 + z21*z12;
    const double w4_z = w3_z + qd[3];
    const double wd4_z = wd3_z + qdd[3];
    const double U4_xz = qdd[0]*z12;
    const double w4_x = qd[0]*z11;
    const double z22 = w4_z*w4_x;
    const double wd4_y = U4_xz - z22;
    const double neg_U4_yz = qdd[0]*z11;
    const double w4_y = qd[0]*z12;
    const double z23 = w4_z*w4_y;
    const double wd4_x = neg_U4_yz + z23;
    const double z24 = w4_x*w4_y;
    const double U4_xy = z24 - wd4_z;
    const double z25 = w4_x*w4_x;
    const double z26 = w4_z*w4_z;
    const double neg_U4_yy = z25 + z26;
    const double U4_yx = wd4_z + z24;
    const double U4_zy = z23 + wd4_x;
    const double U4_zx = z22 - wd4_y;
    const double z27 = w4_y*w4_y;

    /* motion of link 5 */
    const double z28 = a4_z + U4_zx;
    const double neg_a5_z = U4_yx + (z21*z11 - z20*z12);
    const double z29 = z26 + (neg_a4_x + z27);
    const double a5_y = z28*c5 + z29*s5;
    const double a5_x = z28*s5 - z29*c5;
    const double w5_y = w4_z*c5 - w4_x*s5;
    const double w5_x = w4_z*s5 + w4_x*c5;
    const double w5_z = qd[4] - w4_y;
    const double wd5_z = qdd[4] - wd4_y;
    const double wd5_y = wd4_z*c5 - wd4_x*s5 - w5_x*qd[4];
    const double wd5_x = wd4_z*s5 + wd4_x*c5 + w5_y*qd[4];
    const double z30 = w5_x*w5_z;
    const double U5_xz = wd5_y + z30;
    const double z31 = w5_y*w5_x;
    const double U5_xy = z31 - wd5_z;
    const double z32 = w5_x*w5_x;
    const double z33 = w5_z*w5_z;
    const double neg_U5_yy = z32 + z33;
    const double z34 = w5_y*w5_z;
    const double U5_zy = wd5_x + z34;

    /* motion of link 6 */
    const double w6_z = qd[5] - w5_y;
    const double wd6_z = qdd[5] - wd5_y;
    const double U6_xy = z30 - wd6_z;
    const double U6_yx = z30 + wd6_z;
    const double z35 = qd[5] + w6_z;
    const double U6_zy = wd5_x + w5_z*z35;
    const double U6_zx = w5_x*z35 - wd5_z;

    /* forces on link 6 */
    const double z36 = 0.2*(s6*c6);
    const double neg_n6_z = z14*U6_xy + z15*U6_yx + (z32 - z33)*z36;

    /* forces on link 5 */
    const double neg_f5_z = 5.936*U5_zy + 2.8400000000000003*neg_a5_z;
    const double f5_y = 5.936*neg_U5_yy + 2.8400000000000003*a5_y;
    const double f5_x = 2.8400000000000003*a5_x - 5.936*U5_xy;
    const double z37 = z15*U6_zx - U6_zy*z36 - 0.14400000000000002*U5_xz + 11.875799999999998*wd5_z
        - 11.785799999999998*z31;
    const double n5_z = z37 + 5.936*a5_x;
    const double n5_y = neg_n6_z + 0.14400000000000002*U5_xy + 0.8734*wd5_y + 0.7834*z30;
    const double z38 = z14*U6_zy + U6_zx*z36 + 0.14400000000000002*(z33 - w5_y*w5_y) +
        12.659199999999998*wd5_x;
    const double n5_x = z38 + 11.002399999999998*z34 + 5.936*neg_a5_z;
    const double z39 = c5*f5_y + s5*f5_x;

    /* forces on link 4 */
    const double f4_z = z39 + 1.016*U4_zy;
    const double f4_y = neg_f5_z - 1.016*neg_U4_yy;
    const double f4_x = 1.016*U4_xy - (s5*f5_y - c5*f5_x);
    const double z40 = neg_f5_z + c5*n5_y + s5*n5_x + 2.757*U4_yx - 0.31200000000000006*(z25 - z27);
    const double n4_z = z40 + 1.016*neg_a4_x;
    const double neg_n4_y = n5_z + z39 + 2.757*U4_zx + 0.31200000000000006*U4_zy;
    const double n4_x = c5*n5_x - s5*n5_y + 0.31200000000000006*U4_zx + 1.016*a4_z;
    const double z41 = z12*f4_y + z11*f4_x;
    const double z42 = z11*f4_y - z12*f4_x;

    /* forces on link 3 */
    const double z43 = n4_z + z9*z42 + z19*z41 + 209.5712*wd3_z - neg_U1_xx*z8;
    const double n3_z = z43 + z5*neg_a3_x - z6*a3_y;
    const double z44 = f4_z - 7.983529411764707*neg_U1_xx + z5*U3_zy + z6*qdd[0] +
        22.810888119953866*a3_z;
    const double z45 = z42 - 7.983529411764707*qdd[0] + z5*wd3_z - z6*neg_U3_xx +
        22.810888119953866*neg_a3_x;
    const double z46 = z19*f4_z + z12*neg_n4_y - z11*n4_x - qdd[0]*(z4*z7 + 300.68420000000003);
    const double neg_n2_y = z46 - z8*U3_zy - z6*a3_z + 7.983529411764707*neg_a3_x + z17*z44;

    /* forces on link 2 */
    const double z47 = n3_z + z2*z45 + z17*(z41 - z5*neg_U3_yy - z6*wd3_z - 22.810888119953866*z18);
    const double n2_z = z47 + 2.0*qdd[1] - 390.8304*c2;

    tau[0] = -neg_n2_y;
    tau[1] = n2_z;
    tau[2] = n3_z;
    tau[3] = n4_z;
    tau[4] = n5_z;
    tau[5] = -neg_n6_z;
}

void thomas_tesar_inertia_matrix(const double q[6], double M[36])
{
    /* joint angles */
    const double z1 = q[1] + q[2];
    const double z2 = cos(z1);
    const double z3 = sin(z1);
    const double z4 = z1 + q[3];
    const double s6 = sin(q[5]);
    const double c2 = cos(q[1]);
    const double s2 = sin(q[1]);
    const double z5 = sin(z4);
    const double z6 = cos(z4);
    const double c5 = cos(q[4]);
    const double s5 = sin(q[4]);
    const double c6 = cos(q[5]);
    const double s4 = sin(q[3]);

    /* composite body 6 */
    const double z7 = 0.2*(s6*s6);
    const double S5_zz = z7 + 1.0934;
    const double z8 = z7 - 12.340799999999998;

    /* column 6 */
    const double z9 = z2 + c2;

    /* composite body 5 */
    const double z10 = 0.2*(s6*c6);
    const double neg_S4_yz = 0.14400000000000002*c5 + s5*z10;
    const double z11 = 0.14400000000000002*s5 - c5*z10;
    const double z12 = (z7 + 11.320799999999998)*s5;
    const double neg_S4_xz = c5*z12 + 5.936*c5;
    const double z13 = 30.2736*s5;
    const double ms4_x = z13 + 14.484000000000002;
    const double S4_xy = z11 + 0.31200000000000006;
    const double z14 = s5*z12;
    const double S4_xx = 6.107 - (z7 - z14 - 11.872*s5);

    /* column 5 */
    const double z15 = 30.2736*c5;
    const double z16 = z15*s4 - neg_S4_yz;
    const double z17 = (z9*z5 - (z3 + s2)*z6)*z15 - neg_S4_yz;
    const double z18 = z5*z11 - (z9*z13 - z6*(z8 - 5.936*s5));

    /* composite body 4 */
    const double z19 = S5_zz + S4_xx;
    const double z20 = 5.1816*z6 + z5*ms4_x;
    const double z21 = 5.1816*z5 - z6*ms4_x;
    const double z22 = z6*neg_S4_yz + z5*neg_S4_xz;
    const double neg_S3_yz = z22 + z3*z15;
    const double ms3_z = 40.716 - z15;
    const double ms3_y = z20 + (7.344*z2 + 47.9196*z3);
    const double neg_ms3_x = z21 + (7.344*z3 - 47.9196*z2);
    const double z23 = z2*z21;
    const double z24 = 2.0*z23;
    const double z25 = z3*z20;
    const double z26 = z19 - z24 + 2.0*z25 + 283.4396;

    /* column 4 */
    const double z27 = z25 + (z19 - z23);
    const double z28 = z27 - c2*z21 + s2*z20;

    /* composite body 3 */
    const double S2_yz = s2*ms3_z - neg_S3_yz;
    const double z29 = c2*neg_ms3_x;
    const double z30 = 2.0*z29;
    const double z31 = s2*ms3_y;

    /* column 3 */
    const double z32 = z31 + (z26 - z29);

    /* composite body 2 */
    const double z33 = z14 + 667.1796*(s2*s2) - z3*(9.216000000000001*z2 - 281.7636*z3);
    const double z34 = z33 - S4_xx + z5*(2.0*(z6*S4_xy) - z5*(S5_zz - S4_xx));

    /* column 1 */
    const double z35 = 0.73*(z5*s5);
    const double z36 = 0.73*c5;

    M[0] = 1053.563 - (z30 + (z24 + z34));
    M[1] = -S2_yz;
    M[2] = neg_S3_yz;
    M[3] = z22;
    M[4] = z18;
    M[5] = z35;
    M[6] = -S2_yz;
    M[7] = z26 - z30 + 2.0*z31 + 669.1796;
    M[8] = z32;
    M[9] = z28;
    M[10] = z17;
    M[11] = -z36;
    M[12] = neg_S3_yz;
    M[13] = z32;
    M[14] = z26;
    M[15] = z27;
    M[16] = z16;
    M[17] = -z36;
    M[18] = z22;
    M[19] = z28;
    M[20] = z27;
    M[21] = z19;
    M[22] = -neg_S4_yz;
    M[23] = -z36;
    M[24] = z18;
    M[25] = z17;
    M[26] = z16;
    M[27] = -neg_S4_yz;
    M[28] = -z8;
    M[29] = 0.0;
    M[30] = z35;
    M[31] = -z36;
    M[32] = -z36;
    M[33] = -z36;
    M[34] = 0.0;
    M[35] = 0.73;
}

void thomas_tesar_bias(const double q[6], const double qd[6], double b[6])
{
    /* joint angles */
    const double z1 = q[1] + q[2];
    const double s2 = sin(q[1]);
    const double z2 = 5.1*s2;
    const double z3 = cos(z1);
    const double z4 = sin(z1);
    const double z5 = 1.4400000000000002*z3 - 5.088000000000001*z4;
    const double z6 = 1.4400000000000002*z4 + 5.088000000000001*z3;
    const double z7 = z3*(9.216000000000001*z3 - 207.89520000000002*z4) - 4.6080000000000005;
    const double z8 = 5.1*z4;
    const double z9 = z1 + q[3];
    const double c2 = cos(q[1]);
    const double z10 = sin(z9);
    const double z11 = cos(z9);
    const double s5 = sin(q[4]);
    const double c5 = cos(q[4]);
    const double s6 = sin(q[5]);
    const double z12 = 0.2*(s6*s6);
    const double z13 = z12 + 0.265;
    const double z14 = z12 - 0.46499999999999997;
    const double c6 = cos(q[5]);

    /* motion of link 1 */
    const double neg_U1_xx = qd[0]*qd[0];

    /* motion of link 2 */
    const double neg_U2_yy = qd[1]*qd[1];
    const double neg_U2_xx = neg_U1_xx + neg_U2_yy;
    const double z15 = 2.0*qd[0];
    const double U2_zy = qd[1]*z15;

    /* motion of link 3 */
    const double z16 = neg_U2_yy*z2;
    const double a3_y = 49.05 - z16;
    const double w3_z = qd[1] + qd[2];
    const double neg_U3_yy = w3_z*w3_z;
    const double neg_U3_xx = neg_U1_xx + neg_U3_yy;
    const double U3_zy = z15*w3_z;
    const double a3_z = U2_zy*z2;
    const double z17 = neg_U2_xx*c2;

    /* motion of link 4 */
    const double a4_z = a3_z + U3_zy*z8;
    const double z18 = neg_U3_yy*z8 - a3_y;
    const double z19 = 5.1*z17;
    const double z20 = 5.1*z3;
    const double z21 = z19 + neg_U3_xx*z20;
    const double neg_a4_x = z18*z10 + z21*z11;
    const double w4_z = w3_z + qd[3];
    const double w4_x = qd[0]*z10;
    const double neg_wd4_y = w4_z*w4_x;
    const double w4_y = qd[0]*z11;
    const double U4_xy = w4_x*w4_y;
    const double z22 = w4_y*w4_y;
    const double z23 = w4_z*w4_z;
    const double wd4_x = w4_z*w4_y;
    const double z24 = w4_x*w4_x;

    /* motion of link 5 */
    const double z25 = a4_z + 2.0*neg_wd4_y;
    const double a5_z = z18*z11 - z21*z10 - U4_xy;
    const double z26 = neg_a4_x + z22 + z23;
    const double a5_x = z25*s5 - z26*c5;
    const double w5_y = w4_z*c5 - w4_x*s5;
    const double w5_x = w4_z*s5 + w4_x*c5;
    const double w5_z = qd[4] - w4_y;
    const double neg_wd5_y = s5*wd4_x + w5_x*qd[4];
    const double wd5_x = c5*wd4_x + w5_y*qd[4];
    const double z27 = w5_x*w5_z;
    const double U5_xz = z27 - neg_wd5_y;
    const double z28 = w5_y*w5_x;
    const double U5_xy = z28 - neg_wd4_y;
    const double U5_zy = wd5_x + w5_y*w5_z;
    const double U5_zx = neg_wd5_y + z27;
    const double z29 = w5_x*w5_x;
    const double z30 = w5_z*w5_z;

    /* motion of link 6 */
    const double z31 = w5_y - 2.0*qd[5];
    const double U6_zy = wd5_x - w5_z*z31;
    const double neg_U6_zx = neg_wd4_y + w5_x*z31;

    /* forces on link 6 */
    const double z32 = 0.2*(s6*c6);
    const double neg_n6_z = U5_xz*z13 + U5_zx*z14 + (z29 - z30)*z32;

    /* forces on link 5 */
    const double f5_z = 2.8400000000000003*a5_z - 5.936*U5_zy;
    const double f5_y = 2.8400000000000003*(z25*c5 + z26*s5) + 5.936*(z29 + z30);
    const double f5_x = 2.8400000000000003*a5_x - 5.936*U5_xy;
    const double z33 = z14*neg_U6_zx + U6_zy*z32 - 5.936*a5_x - 11.875799999999998*neg_wd4_y +
        11.785799999999998*z28;
    const double neg_n5_z = z33 + 0.14400000000000002*U5_xz;
    const double n5_y = 0.14400000000000002*U5_xy - (0.04500000000000001*U5_zx - neg_n6_z);
    const double n5_x = z13*U6_zy - neg_U6_zx*z32 + 11.830799999999998*U5_zy - 5.936*a5_z +
        0.14400000000000002*(z30 - w5_y*w5_y);
    const double z34 = c5*f5_y + s5*f5_x;

    /* forces on link 4 */
    const double f4_z = z34 + 2.032*wd4_x;
    const double neg_f4_y = f5_z + 1.016*(z23 + z24);
    const double f4_x = 1.016*U4_xy - (s5*f5_y - c5*f5_x);
    const double z35 = f5_z - c5*n5_y - s5*n5_x - 1.9286*U4_xy - 1.016*neg_a4_x;
    const double n4_z = 0.31200000000000006*(z22 - z24) - z35;
    const double n4_y = neg_n5_z - z34 - 0.6240000000000001*wd4_x - 5.514*neg_wd4_y;
    const double n4_x = c5*n5_x - s5*n5_y + 0.6240000000000001*neg_wd4_y + 1.6567999999999998*wd4_x
        + 1.016*a4_z;
    const double z36 = z11*neg_f4_y - z10*f4_x;
    const double z37 = z10*neg_f4_y + z11*f4_x;

    /* forces on link 3 */
    const double z38 = z8*z37 - n4_z + z20*z36 + neg_U1_xx*z7 - z5*z19;
    const double neg_n3_z = z38 + z6*a3_y;

    /* forces on link 2 */
    const double z39 = 5.1*c2;
    const double z40 = neg_n3_z + z2*(z37 + z6*neg_U3_xx - 116.33552941176471*z17) + (z36 +
        z5*neg_U3_yy + 22.810888119953866*z16)*z39;
    const double neg_n2_z = z40 + 390.8304*c2;
    const double z41 = z20*f4_z - z11*n4_y - z10*n4_x - z7*U3_zy - z6*a3_z;
    const double neg_n2_y = z41 + z39*(f4_z + z5*U3_zy + 22.810888119953866*a3_z +
        7.983529411764707*neg_U2_yy);

    b[0] = -neg_n2_y;
    b[1] = -neg_n2_z;
    b[2] = -neg_n3_z;
    b[3] = n4_z;
    b[4] = -neg_n5_z;
    b[5] = -neg_n6_z;
}

void thomas_tesar_gravity(const double q[6], double g[6])
{
    /* joint angles */
    const double z1 = q[1] + q[2];
    const double z2 = z1 + q[3];
    const double s5 = sin(q[4]);
    const double z3 = cos(z2);
    const double z4 = sin(z2);
    const double c2 = cos(q[1]);
    const double c5 = cos(q[4]);

    /* forces on link 4 */
    const double n4_z = 291.1608*(s5*z3) - 49.8348*z4 + 139.30200000000002*z3;

    /* forces on link 3 */
    const double n3_z = n4_z - 70.632*sin(z1) + 460.8738*cos(z1);

    /* forces on link 2 */
    const double n2_z = n3_z + 319.60980000000006*c2;

    g[0] = 0.0;
    g[1] = n2_z;
    g[2] = n3_z;
    g[3] = n4_z;
    g[4] = 291.1608*(z4*c5);
    g[5] = 0.0;
}

void thomas_tesar_forward_dynamics(const double q[6], const double qd[6], const double tau[6],
                                   double qdd[6])
{
    /* joint angles */
    const double z1 = q[1] + q[2];
    const double s2 = sin(q[1]);
    const double z2 = 5.1*s2;
    const double z3 = cos(z1);
    const double z4 = 7.344*z3;
    const double z5 = sin(z1);
    const double z6 = z4 - 25.948800000000006*z5;
    const double z7 = 1.4400000000000002*z5 + 5.088000000000001*z3;
    const double z8 = 9.216000000000001*z3;
    const double z9 = (z3 - 22.558072916666667*z5)*z8 - 4.6080000000000005;
    const double z10 = z1 + q[3];
    const double c2 = cos(q[1]);
    const double z11 = sin(z10);
    const double z12 = cos(z10);
    const double s5 = sin(q[4]);
    const double c5 = cos(q[4]);
    const double s6 = sin(q[5]);
    const double z13 = 0.2*(s6*s6);
    const double z14 = z13 + 0.265;
    const double z15 = z13 - 0.46499999999999997;
    const double c6 = cos(q[5]);
    const double s4 = sin(q[3]);

    /* motion of link 1 */
    const double neg_U1_xx = qd[0]*qd[0];

    /* motion of link 2 */
    const double neg_U2_yy = qd[1]*qd[1];
    const double neg_U2_xx = neg_U1_xx + neg_U2_yy;
    const double wd2_x = qd[0]*qd[1];

    /* motion of link 3 */
    const double z16 = neg_U2_yy*z2;
    const double a3_y = 49.05 - z16;
    const double w3_z = qd[1] + qd[2];
    const double neg_U3_yy = w3_z*w3_z;
    const double neg_U3_xx = neg_U1_xx + neg_U3_yy;
    const double a3_z = z2*wd2_x;
    const double wd3_x = qd[0]*w3_z;
    const double z17 = neg_U2_xx*c2;

    /* motion of link 4 */
    const double z18 = 5.1*z5;
    const double a4_z_scaled = a3_z + z18*wd3_x;
    const double z19 = neg_U3_yy*z18 - a3_y;
    const double z20 = 5.1*(z17 + z3*neg_U3_xx);
    const double neg_a4_x = z19*z11 + z12*z20;
    const double w4_z = w3_z + qd[3];
    const double w4_x = qd[0]*z11;
    const double neg_wd4_y = w4_z*w4_x;
    const double w4_y = qd[0]*z12;
    const double U4_xy = w4_x*w4_y;
    const double z21 = w4_y*w4_y;
    const double z22 = w4_z*w4_z;
    const double wd4_x = w4_z*w4_y;
    const double z23 = w4_x*w4_x;

    /* motion of link 5 */
    const double z24 = a4_z_scaled + neg_wd4_y;
    const double a5_z = z19*z12 - z11*z20 - U4_xy;
    const double z25 = neg_a4_x + z21 + z22;
    const double z26 = 11.872*s5;
    const double z27 = 5.936*c5;
    const double a5_x_scaled = z24*z26 - z25*z27;
    const double w5_y = w4_z*c5 - w4_x*s5;
    const double w5_x = w4_z*s5 + w4_x*c5;
    const double w5_z = qd[4] - w4_y;
    const double neg_wd5_y = s5*wd4_x + w5_x*qd[4];
    const double wd5_x = c5*wd4_x + w5_y*qd[4];
    const double z28 = w5_x*w5_z;
    const double U5_xz = z28 - neg_wd5_y;
    const double z29 = w5_y*w5_x;
    const double U5_xy = z29 - neg_wd4_y;
    const double U5_zy = wd5_x + w5_y*w5_z;
    const double U5_zx = neg_wd5_y + z28;
    const double z30 = w5_x*w5_x;
    const double z31 = w5_z*w5_z;

    /* motion of link 6 */
    const double z32 = w5_y - 2.0*qd[5];
    const double U6_zy = wd5_x - w5_z*z32;
    const double neg_U6_zx = neg_wd4_y + w5_x*z32;

    /* forces on link 6 */
    const double z33 = 0.2*(s6*c6);
    const double neg_n6_z = U5_xz*z14 + U5_zx*z15 + (z30 - z31)*z33;

    /* forces on link 5 */
    const double f5_z = 2.8400000000000003*a5_z - 5.936*U5_zy;
    const double f5_y_scaled = z30 + (z31 + 0.9568733153638815*(z24*c5 + 0.5*(z25*s5)));
    const double f5_x_scaled = 0.08059916739924879*a5_x_scaled - U5_xy;
    const double z34 = a5_x_scaled - (z15*neg_U6_zx + U6_zy*z33) + 11.875799999999998*neg_wd4_y -
        11.785799999999998*z29;
    const double n5_z = z34 - 0.14400000000000002*U5_xz;
    const double n5_y = 0.14400000000000002*U5_xy - (0.04500000000000001*U5_zx - neg_n6_z);
    const double n5_x = z14*U6_zy - neg_U6_zx*z33 + 11.830799999999998*U5_zy - 5.936*a5_z +
        0.14400000000000002*(z31 - w5_y*w5_y);
    const double z35 = 30.2736*c5;
    const double z36 = 30.2736*s5;
    const double z37 = f5_y_scaled*z35 + f5_x_scaled*z36;

    /* forces on link 4 */
    const double f4_z_scaled = z37 + 10.3632*wd4_x;
    const double neg_f4_y = f5_z + 1.016*(z22 + z23);
    const double z38 = 5.936*s5;
    const double f4_x = 1.016*U4_xy - (f5_y_scaled*z38 - z27*f5_x_scaled);
    const double neg_n4_y = n5_z + 0.19607843137254902*z37 + 0.6240000000000001*wd4_x +
        5.514*neg_wd4_y;
    const double n4_x = c5*n5_x - s5*n5_y + 0.6240000000000001*neg_wd4_y + 1.6567999999999998*wd4_x
        + 2.032*a4_z_scaled;
    const double z39 = z11*neg_f4_y + z12*f4_x;

    /* forces on link 3 */
    const double z40 = 5.1*(z12*neg_f4_y - z11*f4_x);

    /* forces on link 1 */
    const double phi5 = tau[4] - n5_z;
    const double phi6 = neg_n6_z + tau[5];

    /* composite body 6 */
    const double S5_zz = z13 + 1.0934;
    const double D5 = 12.340799999999998 - z13;

    /* column 6 */
    const double z41 = z3 + c2;
    const double z42 = z11*s5;

    /* composite body 5 */
    const double neg_S4_yz = 0.14400000000000002*c5 + s5*z33;
    const double z43 = 0.14400000000000002*s5 - c5*z33;
    const double z44 = s5*(z13 + 11.320799999999998);
    const double neg_S4_xz = z27 + c5*z44;
    const double ms4_x = z36 + 14.484000000000002;
    const double S4_xy_scaled = 2.0*z43 + 0.6240000000000001;
    const double z45 = s5*z44;
    const double S4_xx = z26 + (z45 - z13) + 6.107;

    /* column 5 */
    const double z46 = neg_S4_yz - z35*s4;
    const double z47 = neg_S4_yz - z35*(z11*z41 - z12*(s2 + z5));
    const double z48 = z36*z41 + z12*(z38 + D5) - z11*z43;

    /* composite body 4 */
    const double z49 = 5.1816*z12 + z11*ms4_x;
    const double z50 = 5.1816*z11 - z12*ms4_x;
    const double ms3_z = 40.716 - z35;
    const double ms3_y = z49 + (z4 + 47.9196*z5);
    const double neg_ms3_x = z50 + (7.344*z5 - 47.9196*z3);
    const double z51 = z3*z50;

    /* composite body 3 */
    const double z52 = c2*neg_ms3_x;

    /* elimination */
    const double iD5 = 1.0/D5;
    const double neg_U4_5 = neg_S4_yz*iD5;
    const double z53 = 0.73*c5;
    const double z54 = z12*neg_S4_yz + z11*neg_S4_xz + z53*z42;
    const double z55 = z54 - z48*neg_U4_5;
    const double z56 = z51 - z5*z49;
    const double z57 = S5_zz + S4_xx - c5*z53;
    const double z58 = z56 - z57;
    const double z59 = s2*z49 - (z47*neg_U4_5 + c2*z50) - z58;
    const double z60 = z58 + z46*neg_U4_5;
    const double D4 = z57 - neg_S4_yz*neg_U4_5;
    const double neg_U3_5 = z46*iD5;
    const double iD4 = 1.0/D4;
    const double neg_U3_4 = z60*iD4;
    const double z61 = z54 + z5*z35;
    const double z62 = z55*neg_U3_4 - z48*neg_U3_5 + z61;
    const double z63 = z57 - 2.0*z56 + 283.4396;
    const double z64 = z52 - s2*ms3_y;
    const double z65 = z59*neg_U3_4 - z47*neg_U3_5 + z63 - z64;
    const double D3 = z63 - (z46*neg_U3_5 + z60*neg_U3_4);
    const double U2_4 = z59*iD4;
    const double iD3 = 1.0/D3;
    const double U2_3 = z65*iD3;
    const double neg_U2_5 = z47*iD5;
    const double z66 = z61 - (z55*U2_4 + s2*ms3_z + z62*U2_3 + z48*neg_U2_5);
    const double z67 = z63 - (z59*U2_4 + z47*neg_U2_5) - z65*U2_3 - 2.0*z64;
    const double D2 = z67 + 669.1796;
    const double z68 = S4_xx + (z5*(z8 - 281.7636*z5) - (z45 + 667.1796*(s2*s2)));
    const double iD2 = 1.0/D2;
    const double U1_2 = z66*iD2;
    const double z69 = z68 - z11*(z12*S4_xy_scaled - z11*(S5_zz - S4_xx)) - z66*U1_2;
    const double U1_3 = z62*iD3;
    const double neg_U1_5 = z48*iD5;
    const double U1_4 = z55*iD4;
    const double z70 = z69 - z62*U1_3 - 0.73*(z42*z42) - z48*neg_U1_5 - z55*U1_4;
    const double D1 = z70 - 2.0*(z51 + z52) + 1053.563;
    const double z71 = f5_z - 0.31200000000000006*(z21 - z23) - s5*n5_x - 1.9286*U4_xy -
        1.016*neg_a4_x;
    const double z72 = z71 + c5*(phi6 - n5_y);
    const double z73 = phi5*neg_U4_5 + tau[3] + z72;
    const double z74 = neg_U1_xx*z9 - (z6*z17 - z7*a3_y - z18*z39 - z3*z40);
    const double z75 = z72 + z74;
    const double z76 = neg_U3_4*z73 + phi5*neg_U3_5 + tau[2] + z75;
    const double z77 = U2_4*z73 - phi5*neg_U2_5 - z2*(z39 + z7*neg_U3_xx - 116.33552941176471*z17);
    const double z78 = z77 - c2*(z40 + z6*neg_U3_yy + 116.33552941176471*z16) - 390.8304*c2;
    const double z79 = z75 - (z78 - tau[1] + U2_3*z76);
    const double z80 = 2.0*wd3_x;
    const double z81 = z3*f4_z_scaled + z12*neg_n4_y - z11*n4_x - z9*z80 - 2.0*(z7*a3_z);
    const double z82 = z81 - phi6*z42 + phi5*neg_U1_5 + tau[0] - U1_2*z79 - U1_3*z76;
    const double z83 = z82 - U1_4*z73 + c2*(f4_z_scaled + z6*z80 + 232.67105882352942*a3_z +
        40.716*neg_U2_yy);
    const double iD1 = 1.0/D1;
    const double z84 = z83*iD1;
    const double z85 = iD2*z79 - U1_2*z84;
    const double z86 = iD3*z76 - U1_3*z84 - U2_3*z85;
    const double z87 = iD4*z73 - U1_4*z84 - U2_4*z85 + neg_U3_4*z86;
    const double z88 = phi5*iD5 + neg_U1_5*z84 + neg_U2_5*z85 + neg_U3_5*z86 + neg_U4_5*z87;

    qdd[0] = z84;
    qdd[1] = z85;
    qdd[2] = z86;
    qdd[3] = z87;
    qdd[4] = z88;
    qdd[5] = c5*(z86 + (z85 + z87)) - (z42*z84 - 1.36986301369863*phi6);
}

void thomas_tesar_forward_kinematics(const double q[6], double R[9], double p[3])
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
    const double z1 = 0.41*c5;
    const double z2 = 0.41*s5 + 0.2;
    const double z3 = s5*c6;
    const double z4 = c5*c6;
    const double z5 = s5*s6;
    const double z6 = c5*s6;

    /* tool seen from link 3 */
    const double z7 = s4*z2;
    const double z8 = c4*z2 + 1.02;
    const double z9 = c4*s6 - s4*z4;
    const double z10 = s4*s6 + c4*z4;
    const double z11 = c4*c6 + s4*z6;
    const double z12 = s4*c6 - c4*z6;

    /* tool seen from link 2 */
    const double z13 = c3*z7 + s3*z8;
    const double z14 = s3*z7 - c3*z8 - 1.02;
    const double z15 = c3*z9 - s3*z10;
    const double z16 = s3*z9 + c3*z10;
    const double z17 = c3*z11 - s3*z12;
    const double z18 = s3*z11 + c3*z12;

    /* tool seen from link 1 */
    const double z19 = s2*z13 + c2*z14;
    const double z20 = c2*z15 - s2*z16;
    const double z21 = s2*z15 + c2*z16;
    const double z22 = c2*z17 - s2*z18;
    const double z23 = s2*z17 + c2*z18;

    /* tool seen from link 0 */
    const double z24 = c1*z3 - s1*z21;
    const double z25 = s1*z3 + c1*z21;
    const double z26 = c1*z5 + s1*z23;
    const double z27 = s1*z5 - c1*z23;

    R[0] = z25;
    R[1] = -z27;
    R[2] = z20*z26 + z22*z24;
    R[3] = -z24;
    R[4] = z26;
    R[5] = z22*z25 + z20*z27;
    R[6] = -z20;
    R[7] = -z22;
    R[8] = z25*z26 - z24*z27;
    p[0] = -(s1*z1 + c1*z19);
    p[1] = c1*z1 - s1*z19;
    p[2] = c2*z13 - s2*z14 + 1.5;
}

void thomas_tesar_jacobian(const double q[6], double J[36])
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

    /* frame 3 */
    const double z8 = s3*z6 + c3*z4;
    const double z9 = s3*z7 + c3*z5;
    const double z10 = s3*z4 - c3*z6;
    const double z11 = s3*z5 - c3*z7;
    const double z12 = 1.02*z6;
    const double z13 = 1.02*z7;
    const double z14 = 1.02*s2 + 1.5;

    /* frame 4 */
    const double z15 = s4*z2 - c4*z3;
    const double z16 = s4*z10 - c4*z8;
    const double z17 = s4*z11 - c4*z9;
    const double z18 = s4*z3 + c4*z2;
    const double z19 = s4*z8 + c4*z10;
    const double z20 = s4*z9 + c4*z11;
    const double z21 = z14 + 1.02*z2;
    const double z22 = z12 - 1.02*z10;
    const double z23 = z13 - 1.02*z11;

    /* frame 5 */
    const double z24 = s5*z18;
    const double z25 = s5*z19 - c1*c5;
    const double z26 = s5*z20 + s1*c5;

    /* Jacobian */
    const double z27 = 0.41*z24;
    const double z28 = 0.41*z25;
    const double z29 = 0.41*z26;
    const double z30 = z21 + 0.2*z18 + z27;
    const double z31 = z28 - (z22 - 0.2*z19);
    const double z32 = z23 - 0.2*z20 - z29;
    const double z33 = z30 - 1.5;
    const double z34 = z14 - z30;
    const double z35 = z21 - z30;

    J[0] = z31;
    J[1] = -c1*z33;
    J[2] = c1*z34;
    J[3] = c1*z35;
    J[4] = z15*z28 - z16*z27;
    J[5] = 0.0;
    J[6] = z32;
    J[7] = -s1*z33;
    J[8] = s1*z34;
    J[9] = s1*z35;
    J[10] = z17*z27 - z15*z29;
    J[11] = 0.0;
    J[12] = 0.0;
    J[13] = c1*z32 - s1*z31;
    J[14] = -(c1*(z13 - z32) + s1*(z12 + z31));
    J[15] = -(c1*(z23 - z32) + s1*(z22 + z31));
    J[16] = z17*z28 - z16*z29;
    J[17] = 0.0;
    J[18] = 0.0;
    J[19] = s1;
    J[20] = s1;
    J[21] = s1;
    J[22] = -z17;
    J[23] = -z26;
    J[24] = 0.0;
    J[25] = -c1;
    J[26] = -c1;
    J[27] = -c1;
    J[28] = -z16;
    J[29] = -z25;
    J[30] = 1.0;
    J[31] = 0.0;
    J[32] = 0.0;
    J[33] = 0.0;
    J[34] = z15;
    J[35] = z24;
}

void thomas_tesar_inertia_solve(const double q[6], const double phi[6], double qdd[6])
{
    /* joint angles */
    const double z1 = q[1] + q[2];
    const double z2 = cos(z1);
    const double z3 = sin(z1);
    const double z4 = z1 + q[3];
    const double s6 = sin(q[5]);
    const double c2 = cos(q[1]);
    const double s2 = sin(q[1]);
    const double z5 = sin(z4);
    const double z6 = cos(z4);
    const double c5 = cos(q[4]);
    const double s5 = sin(q[4]);
    const double c6 = cos(q[5]);
    const double s4 = sin(q[3]);

    /* composite body 6 */
    const double z7 = 0.2*(s6*s6);
    const double S5_zz = z7 + 1.0934;
    const double D5 = 12.340799999999998 - z7;

    /* column 6 */
    const double z8 = z2 + c2;
    const double z9 = z5*s5;

    /* composite body 5 */
    const double z10 = 0.2*(s6*c6);
    const double neg_S4_yz = 0.14400000000000002*c5 + s5*z10;
    const double z11 = 0.14400000000000002*s5 - c5*z10;
    const double z12 = (z7 + 11.320799999999998)*s5;
    const double neg_S4_xz = c5*z12 + 5.936*c5;
    const double z13 = 30.2736*s5;
    const double ms4_x = z13 + 14.484000000000002;
    const double S4_xy = z11 + 0.31200000000000006;
    const double z14 = s5*z12;
    const double S4_xx = 6.107 - (z7 - z14 - 11.872*s5);

    /* column 5 */
    const double z15 = 30.2736*c5;
    const double z16 = neg_S4_yz - z15*s4;
    const double z17 = neg_S4_yz - (z8*z5 - (z3 + s2)*z6)*z15;
    const double z18 = z8*z13 + z6*(D5 + 5.936*s5) - z5*z11;

    /* composite body 4 */
    const double z19 = 5.1816*z6 + z5*ms4_x;
    const double z20 = 5.1816*z5 - z6*ms4_x;
    const double ms3_z = 40.716 - z15;
    const double ms3_y = z19 + (7.344*z2 + 47.9196*z3);
    const double neg_ms3_x = z20 + (7.344*z3 - 47.9196*z2);
    const double z21 = z2*z20;

    /* composite body 3 */
    const double z22 = c2*neg_ms3_x;

    /* elimination */
    const double iD5 = 1.0/D5;
    const double neg_U4_5 = neg_S4_yz*iD5;
    const double z23 = 0.73*c5;
    const double z24 = z6*neg_S4_yz + z5*neg_S4_xz + z23*z9;
    const double z25 = z24 - z18*neg_U4_5;
    const double z26 = z21 - z3*z19;
    const double z27 = S5_zz + S4_xx - c5*z23;
    const double z28 = z26 - z27;
    const double z29 = s2*z19 - (z17*neg_U4_5 + c2*z20) - z28;
    const double z30 = z28 + z16*neg_U4_5;
    const double D4 = z27 - neg_S4_yz*neg_U4_5;
    const double neg_U3_5 = z16*iD5;
    const double iD4 = 1.0/D4;
    const double neg_U3_4 = z30*iD4;
    const double z31 = z24 + z3*z15;
    const double z32 = z25*neg_U3_4 - z18*neg_U3_5 + z31;
    const double z33 = z27 - 2.0*z26 + 283.4396;
    const double z34 = z22 - s2*ms3_y;
    const double z35 = z29*neg_U3_4 - z17*neg_U3_5 + z33 - z34;
    const double D3 = z33 - (z16*neg_U3_5 + z30*neg_U3_4);
    const double U2_4 = z29*iD4;
    const double iD3 = 1.0/D3;
    const double U2_3 = z35*iD3;
    const double neg_U2_5 = z17*iD5;
    const double z36 = z31 - (z25*U2_4 + s2*ms3_z + z32*U2_3 + z18*neg_U2_5);
    const double z37 = z33 - (z29*U2_4 + z17*neg_U2_5) - z35*U2_3 - 2.0*z34;
    const double D2 = z37 + 669.1796;
    const double z38 = z14 + 667.1796*(s2*s2) - z3*(9.216000000000001*z2 - 281.7636*z3);
    const double z39 = z38 - S4_xx + z5*(2.0*(z6*S4_xy) - z5*(S5_zz - S4_xx));
    const double iD2 = 1.0/D2;
    const double U1_2 = z36*iD2;
    const double U1_3 = z32*iD3;
    const double neg_U1_5 = z18*iD5;
    const double z40 = z39 + z36*U1_2 + z32*U1_3 + 0.73*(z9*z9) + z18*neg_U1_5;
    const double U1_4 = z25*iD4;
    const double D1 = 1053.563 - (z40 + z25*U1_4 + 2.0*(z21 + z22));
    const double z41 = c5*phi[5];
    const double z42 = phi[3] + neg_U4_5*phi[4] + z41;
    const double z43 = z41 + phi[2] + neg_U3_4*z42 + neg_U3_5*phi[4];
    const double z44 = z41 + phi[1] - U2_3*z43 - U2_4*z42 + neg_U2_5*phi[4];
    const double z45 = phi[0] - U1_2*z44 - U1_3*z43 - U1_4*z42 + neg_U1_5*phi[4];
    const double iD1 = 1.0/D1;
    const double z46 = (z45 - z9*phi[5])*iD1;
    const double z47 = iD2*z44 - U1_2*z46;
    const double z48 = iD3*z43 - U1_3*z46 - U2_3*z47;
    const double z49 = iD4*z42 - U1_4*z46 - U2_4*z47 + neg_U3_4*z48;
    const double z50 = iD5*phi[4] + neg_U1_5*z46 + neg_U2_5*z47 + neg_U3_5*z48 + neg_U4_5*z49;

    qdd[0] = z46;
    qdd[1] = z47;
    qdd[2] = z48;
    qdd[3] = z49;
    qdd[4] = z50;
    qdd[5] = 1.36986301369863*phi[5] - z9*z46 + c5*(z48 + (z47 + z49));
}

void thomas_tesar_energy(const double q[6], const double qd[6], double e[2])
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
    const double w2_x = qd[0]*s2;
    const double z1 = 0.14942528735632185*w2_x - qd[1];
    const double w2_y = qd[0]*c2;

    /* link 3 */
    const double w3_y = w2_y*c3 - w2_x*s3;
    const double w3_x = w2_y*s3 + w2_x*c3;
    const double z2 = c2*c3 - s2*s3;
    const double z3 = c2*s3 + s2*c3;
    const double w3_z = qd[1] + qd[2];
    const double z4 = w3_y - 1.59375*w2_y + 0.0625*w3_x;
    const double z5 = qd[1]*c3;
    const double z6 = w3_z - 1.59375*z5;
    const double z7 = qd[1]*s3;
    const double z8 = w3_z - 25.5*z7;

    /* link 4 */
    const double neg_v4_z_scaled = w2_y + w3_y;
    const double w4_y = w3_y*c4 - w3_x*s4;
    const double w4_x = w3_y*s4 + w3_x*c4;
    const double z9 = 2.4878048780487805*(w3_z + z5);
    const double z10 = 2.4878048780487805*z7;
    const double v4_y_scaled = c4*z9 - s4*z10;
    const double v4_x_scaled = s4*z9 + c4*z10;
    const double z11 = z2*s4 + z3*c4;
    const double w4_z = w3_z + qd[3];
    const double z12 = 2.4878048780487805*neg_v4_z_scaled;
    const double z13 = z12 - 0.2926829268292683*w4_y - 0.0975609756097561*w4_x;
    const double z14 = v4_y_scaled - 0.2926829268292683*w4_z;
    const double z15 = v4_x_scaled - 0.0975609756097561*w4_z;

    /* link 5 */
    const double z16 = z12 + 0.48780487804878053*w4_y;
    const double neg_v5_z_scaled = v4_y_scaled + 0.48780487804878053*w4_z;
    const double w5_y = w4_z*c5 - w4_x*s5;
    const double w5_x = w4_z*s5 + w4_x*c5;
    const double neg_v5_y_scaled = z16*c5 + v4_x_scaled*s5;
    const double v5_x_scaled = v4_x_scaled*c5 - z16*s5;
    const double w5_z = qd[4] - w4_y;
    const double z17 = neg_v5_z_scaled + 0.12195121951219513*w5_x;
    const double z18 = neg_v5_y_scaled - 0.1951219512195122*w5_x;
    const double z19 = 0.1951219512195122*w5_y - (v5_x_scaled + 0.12195121951219513*w5_z);

    /* link 6 */
    const double w6_y = w5_z*c6 - w5_x*s6;
    const double w6_x = w5_z*s6 + w5_x*c6;
    const double w6_z = qd[5] - w5_y;
    const double z20 = w6_x + (neg_v5_z_scaled*c6 + v5_x_scaled*s6);
    const double z21 = neg_v5_z_scaled*s6 - v5_x_scaled*c6 - w6_y;
    const double z22 = 37.026*(qd[0]*qd[0]) + 5.715399999999999*(neg_v5_y_scaled*neg_v5_y_scaled +
        z20*z20 + z21*z21);
    const double z23 = z22 + 0.22*(w4_x*w4_x + w6_x*w6_x) + 0.235*(w5_x*w5_x);
    const double z24 = z23 + 165.784*(w2_y*w2_y) + 5.5*(w2_x*w2_x) + 136.242*(z1*z1);
    const double z25 = z24 + 3.0258*(z18*z18 + z19*z19 + z17*z17) + w5_y*(0.19*w5_y);
    const double z26 = z25 + 0.09*(w5_z*w5_z) + 0.32*(w6_y*w6_y) + w3_x*(0.55*w3_x);
    const double z27 = z26 + 22.0*(qd[1]*qd[1] + w3_z*w3_z + w3_y*w3_y) + 36.864000000000004*(z4*z4
        + z6*z6 + z8*(0.00390625*z8));
    const double z28 = z27 + 0.365*(w6_z*w6_z) + w4_z*(0.41*w4_z) + 0.455*(w4_y*w4_y);
    const double z29 = 319.60980000000006*s2 + 70.632*z2 + 460.8738*z3 + s5*(291.1608*z11);
    const double z30 = z29 + 139.30200000000002*z11 + 49.8348*(z2*c4 - z3*s4) + 20291.985;

    e[0] = z28 + 4.622749999999999*(z15*z15 + z14*z14 + z13*z13);
    e[1] = z30;
}
