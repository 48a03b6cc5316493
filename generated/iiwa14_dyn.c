/* iiwa14: robot dynamics as straight-line C, by rbgen 0.1.0
 *
 * joints   7: RRRRRRR
 * source   KUKA LBR iiwa 14 R820 as in Drake (github.com/RobotLocomotion/drake),
 *          manipulation/models/iiwa_description/urdf/iiwa14_no_collision.urdf.
 * model    92c87d3e5379a00d
 * command  rbgen emit iiwa14
 *
 * Operations of each call: multiplications M, additions and subtractions A, divisions
 * and square roots D, pairs of sine and cosine.
 *
 *   function                  algorithm            M      A    D  sin/cos
 *   inverse_dynamics          best                191    167    0        5
 *   inertia_matrix            best                100     81    0        5
 *   bias                      best                185    150    0        5
 *   gravity                   best                 40     22    0        5
 *   forward_dynamics          best                371    320    5        5
 *   forward_kinematics        best: tool-cross     70     34    0        7
 *   jacobian                  best: frames         81     43    0        6
 *   inertia_solve             best                214    170    5        5
 *   energy                    best: links         136     89    0        6
 *
 * SI units: radians or metres for q, N m or N for torques. Arrays are row-major double.
 * No allocation, no global state, no branches; outputs may not overlap inputs.
 * Compile: cc -std=c99 -O2 -c FILE.c, and link with -lm.
 * This file belongs to whoever generated it.
 */
#include <math.h>

#define IIWA14_DOF 7

#ifdef __cplusplus
extern "C" {
#endif

/* joint torques (forces) for the motion */
void iiwa14_inverse_dynamics(const double q[7], const double qd[7], const double qdd[7],
                             double tau[7]);
/* symmetric, row-major */
void iiwa14_inertia_matrix(const double q[7], double M[49]);
/* Coriolis, centrifugal, gravity, friction */
void iiwa14_bias(const double q[7], const double qd[7], double b[7]);
/* torques that hold the arm still */
void iiwa14_gravity(const double q[7], double g[7]);
/* accelerations for the torques */
void iiwa14_forward_dynamics(const double q[7], const double qd[7], const double tau[7],
                             double qdd[7]);
/* tool in the world: axes as columns of R, origin p */
void iiwa14_forward_kinematics(const double q[7], double R[9], double p[3]);
/* 6 x n: linear rows, then angular, world axes, at the tool */
void iiwa14_jacobian(const double q[7], double J[42]);
/* M^-1 phi */
void iiwa14_inertia_solve(const double q[7], const double phi[7], double qdd[7]);
/* kinetic, potential (zero at the world's origin) */
void iiwa14_energy(const double q[7], const double qd[7], double e[2]);

#ifdef __cplusplus
}
#endif

void iiwa14_inverse_dynamics(const double q[7], const double qd[7], const double qdd[7],
                             double tau[7])
{
    /* joint angles */
    const double c2 = cos(q[1]);
    const double s2 = sin(q[1]);
    const double c3 = cos(q[2]);
    const double s3 = sin(q[2]);
    const double s4 = sin(q[3]);
    const double c4 = cos(q[3]);
    const double c5 = cos(q[4]);
    const double s5 = sin(q[4]);
    const double c6 = cos(q[5]);
    const double s6 = sin(q[5]);

    /* motion of link 2 */
    const double U2_xz = c2*qdd[0];
    const double w2_x = s2*qd[0];
    const double z1 = qd[1]*w2_x;
    const double wd2_y = U2_xz - z1;
    const double neg_U2_yz = qdd[0]*s2;
    const double w2_y = c2*qd[0];
    const double z2 = qd[1]*w2_y;
    const double wd2_x = neg_U2_yz + z2;
    const double z3 = w2_x*w2_y;
    const double U2_yx = qdd[1] + z3;
    const double U2_zx = z1 - wd2_y;
    const double z4 = w2_x*w2_x;
    const double z5 = w2_y*w2_y;
    const double z6 = qd[1]*qd[1];

    /* motion of link 3 */
    const double w3_y = qd[1]*c3 + w2_x*s3;
    const double w3_x = qd[1]*s3 - w2_x*c3;
    const double w3_z = w2_y + qd[2];
    const double wd3_z = wd2_y + qdd[2];
    const double wd3_y = qdd[1]*c3 + wd2_x*s3 - w3_x*qd[2];
    const double wd3_x = qdd[1]*s3 - wd2_x*c3 + w3_y*qd[2];
    const double z7 = w3_x*w3_z;
    const double U3_xz = wd3_y + z7;
    const double z8 = w3_y*w3_x;
    const double U3_xy = z8 - wd3_z;
    const double z9 = w3_y*w3_z;
    const double U3_yz = z9 - wd3_x;
    const double z10 = w3_y*w3_y;
    const double a3_z = 24.525000000000002*c2 - 1.05*(w3_x*w3_x + z10);
    const double z11 = 24.525000000000002*s2;
    const double a3_y = s3*z11 + 1.05*U3_yz;
    const double a3_x = 1.05*U3_xz - c3*z11;

    /* motion of link 4 */
    const double a4_x = a3_z*s4 + a3_x*c4;
    const double w4_y = w3_z*c4 - w3_x*s4;
    const double w4_x = w3_z*s4 + w3_x*c4;
    const double w4_z = qd[3] - w3_y;
    const double wd4_z = qdd[3] - wd3_y;
    const double wd4_y = wd3_z*c4 - wd3_x*s4 - w4_x*qd[3];
    const double wd4_x = wd3_z*s4 + wd3_x*c4 + w4_y*qd[3];
    const double z12 = w4_x*w4_z;
    const double z13 = w4_y*w4_x;

    /* motion of link 5 */
    const double w5_y = w4_z*c5 + w4_x*s5;
    const double w5_x = w4_z*s5 - w4_x*c5;
    const double w5_z = w4_y + qd[4];
    const double wd5_z = wd4_y + qdd[4];
    const double wd5_y = wd4_z*c5 + wd4_x*s5 - w5_x*qd[4];
    const double wd5_x = w5_y*qd[4] - (wd4_x*c5 - wd4_z*s5);
    const double z14 = w5_x*w5_z;
    const double U5_xz = wd5_y + z14;
    const double z15 = w5_y*w5_x;
    const double U5_xy = z15 - wd5_z;
    const double z16 = w5_y*w5_z;
    const double U5_yz = z16 - wd5_x;
    const double U5_yx = wd5_z + z15;
    const double U5_zy = wd5_x + z16;
    const double U5_zx = z14 - wd5_y;
    const double z17 = w5_x*w5_x;
    const double z18 = w5_y*w5_y;
    const double a5_z = a3_z*c4 - a3_x*s4 - z17 - z18;
    const double a5_y = U5_yz + (a4_x*s5 - a3_y*c5);
    const double a5_x = U5_xz - (a3_y*s5 + a4_x*c5);
    const double z19 = w5_z*w5_z;

    /* motion of link 6 */
    const double w6_y = w5_z*c6 - w5_x*s6;
    const double w6_x = w5_z*s6 + w5_x*c6;
    const double w6_z = qd[5] - w5_y;
    const double wd6_z = qdd[5] - wd5_y;
    const double wd6_y = wd5_z*c6 - wd5_x*s6 - w6_x*qd[5];
    const double z20 = w6_y*w6_x;
    const double U6_xy = z20 - wd6_z;
    const double z21 = w6_z*w6_z;
    const double neg_U6_yy = w6_x*w6_x + z21;
    const double U6_zy = wd5_z*s6 + wd5_x*c6 + w6_y*(qd[5] + w6_z);
    const double z22 = w6_x*w6_z;

    /* motion of link 7 */
    const double w7_z = w6_y + qd[6];
    const double wd7_z = wd6_y + qdd[6];

    /* forces on link 6 */
    const double z23 = 0.001*w7_z;
    const double z24 = 0.048912*c6;
    const double z25 = 0.048912*s6;
    const double z26 = w6_x*z23 - a5_x*z24 + 0.016841848*wd6_z - 0.013441848*z20 - a5_z*z25;
    const double n6_z = z26 - 4.32e-07*(wd6_y + z22);
    const double z27 = 0.001*wd7_z;
    const double n6_y = z27 + 4.32e-07*U6_xy + 0.0017000000000000001*(wd6_y - z22);
    const double n6_x = 4.32e-07*(z21 - w6_y*w6_y) - (w6_z*z23 - 0.015141848*U6_zy + 0.048912*a5_y);

    /* forces on link 5 */
    const double f5_z = 0.9385*a5_z - (neg_U6_yy*z24 - U6_xy*z25 - 0.029112000000000002*U5_zy -
        0.00014000000000000001*U5_zx);
    const double neg_f5_y = 0.048912*U6_zy - 0.9385*a5_y - 0.00014000000000000001*U5_yx +
        0.029112000000000002*(z17 + z19);
    const double f5_x = neg_U6_yy*z25 + U6_xy*z24 + 0.029112000000000002*U5_xy + 0.9385*a5_x -
        0.00014000000000000001*(z18 + z19);
    const double z28 = c6*n6_y + s6*n6_x + 0.01025325*U5_xz - 4.8825e-05*U5_yz -
        0.007438788000000001*U5_xy;
    const double n5_z = z28 + 0.0015950349999999996*U5_yx + 0.00014000000000000001*a5_y -
        0.029112000000000002*a5_x - 7.350000000000001e-06*(z17 - z18);
    const double z29 = n6_z - f5_x + 7.350000000000001e-06*U5_zy + 0.01025325*U5_xy +
        0.0015950349999999996*U5_zx + 0.194872625*U5_xz;
    const double z30 = z29 + 0.00014000000000000001*a5_z + 4.8825e-05*(z17 - z19);
    const double z31 = neg_f5_y - s6*n6_y + c6*n6_x + 4.8825e-05*U5_yx +
        7.350000000000001e-06*U5_zx;
    const double z32 = z31 + 0.194872625*U5_yz + 0.007438788000000001*U5_zy +
        0.029112000000000002*a5_z + 0.01025325*(z18 - z19);
    const double neg_f4_x = s5*neg_f5_y + c5*f5_x;

    /* forces on link 4 */
    const double n4_z = 0.0027*(wd4_z + z13) - (c5*z30 - s5*z32 + 0.007973000000000001*(wd4_y +
        z12));
    const double n4_y = n5_z + 0.007973000000000001*(z13 - wd4_z) + 0.0027*(wd4_y - z12);
    const double neg_n4_x = s5*z30 + c5*z32 + 0.007973000000000001*(w4_y*w4_y - w4_z*w4_z);

    /* forces on link 3 */
    const double z33 = c4*n4_y - s4*neg_n4_x + 0.005600000000000005*a3_x + 0.028496*wd3_z -
        0.022096*z8;
    const double n3_z = z33 + 0.0089775*U3_xz;
    const double z34 = 1.172373975*wd3_y - n4_z + 1.165973975*z7 - 0.014857500000000004*U3_xy -
        1.05*(c4*neg_f4_x + s4*f5_z);
    const double z35 = s4*n4_y + c4*neg_n4_x + 0.13734000000000013*c2 - 1.1944699749999999*wd3_x +
        1.1438779749999999*z9;
    const double z36 = z35 - 0.014857500000000004*(z10 - w3_z*w3_z) + 1.05*(c5*neg_f5_y - s5*f5_x);

    /* forces on link 2 */
    const double z37 = c3*z34 - s3*z36 - 0.0157353*U2_xz - 8.000999999999999e-05*neg_U2_yz +
        0.0054505715*U2_yx;
    const double n2_z = z37 + 0.018688049999999998*c2 - 32.194825875*s2 - 0.00011239499999999998*(z4
        - z5);
    const double z38 = n3_z - 0.00011239499999999998*(z2 + wd2_x) - 0.0054505715*U2_zx +
        8.000999999999999e-05*(z4 - z6);
    const double n2_y = z38 - 0.0157353*(qdd[1] - z3);
    const double n2_x = s3*z34 + c3*z36 + 0.00011239499999999998*U2_zx - 8.000999999999999e-05*U2_yx
        - 0.0157353*(z5 - z6);

    /* forces on link 1 */
    const double n1_z = c2*n2_y + s2*n2_x + 0.0536354*qdd[0];

    tau[0] = n1_z;
    tau[1] = n2_z;
    tau[2] = n3_z;
    tau[3] = n4_z;
    tau[4] = n5_z;
    tau[5] = n6_z;
    tau[6] = z27;
}

void iiwa14_inertia_matrix(const double q[7], double M[49])
{
    /* joint angles */
    const double c4 = cos(q[3]);
    const double c6 = cos(q[5]);
    const double s4 = sin(q[3]);
    const double c5 = cos(q[4]);
    const double s6 = sin(q[5]);
    const double c3 = cos(q[2]);
    const double s5 = sin(q[4]);
    const double s3 = sin(q[2]);
    const double c2 = cos(q[1]);
    const double s2 = sin(q[1]);

    /* column 7 */
    const double z1 = 4.32e-07*c6;
    const double z2 = c4*z1;
    const double z3 = 4.32e-07*(c5*s6);
    const double z4 = z1*s4;
    const double z5 = s6*s5;
    const double z6 = 0.001*z5;
    const double z7 = 2314.814814814815*(z4 - c4*z3);
    const double z8 = c3*z6 - s3*z7;
    const double z9 = 2314.814814814815*(z2 + s4*z3);
    const double z10 = s3*s2;
    const double z11 = c3*s2;
    const double z12 = c2*z9 + z6*z10 + z7*z11;

    /* composite body 6 */
    const double z13 = 0.051357599999999996*s6;
    const double ms5_x = 0.000147 - z13;
    const double S5_xy = 4.32e-07*s6 + 7.350000000000001e-06;
    const double z14 = 0.012441848*s6;
    const double z15 = s6*z14;
    const double z16 = z15 + 0.011733823;

    /* column 6 */
    const double z17 = 0.048912*c6 + 0.016841848;
    const double z18 = 4.32e-07*z5 - c5*z17;
    const double z19 = z3 + s5*z17;
    const double z20 = z2 + s4*z19;
    const double z21 = 0.051357599999999996*c6;
    const double z22 = s4*z13 - z18 + c4*(c5*z21);
    const double z23 = z4 - s5*z21 - c4*z19;
    const double z24 = c3*z22 + s3*z23;
    const double z25 = s2*(s3*z22 - c3*z23) - c2*z20;

    /* composite body 5 */
    const double ms4_y = z21 + 0.985425;
    const double z26 = c6*z14 - 0.9523809523809524*ms5_x + 4.8825e-05;
    const double z27 = z1 - 0.01885875;
    const double S4_yy = 0.758269223 - (z15 - 0.097824*c6);
    const double ms4_z = 0.0305676*c5 + s5*ms5_x;
    const double ms4_x = 0.0305676*s5 - c5*ms5_x;
    const double z28 = 2.0*(c5*S5_xy) + s5*(z15 - 0.004143753000000001);
    const double z29 = c5*z27 + s5*z26;
    const double S4_xy = c5*z26 - s5*z27;
    const double S4_xz = S5_xy - c5*z28;
    const double z30 = s5*z28;
    const double S4_xx = z15 - z30 + 0.006495035;
    const double S4_yz = 0.007973000000000001 - z29;
    const double S4_zz = z30 + 0.033234788;
    const double z31 = S4_yy + S4_xx;

    /* column 5 */
    const double z32 = c4*z16 - s4*S4_xy;
    const double z33 = c4*S4_xy;
    const double z34 = ms4_x + s4*z16 + z33;
    const double z35 = z29 - c4*ms4_z;
    const double z36 = s3*z34 + c3*z35;
    const double z37 = z11*z34 + c2*z32 - z10*z35;

    /* composite body 4 */
    const double ms3_z = c4*ms4_y + s4*ms4_x;
    const double z38 = 2.0*z33 + s4*(S4_xx - S4_yy);
    const double z39 = c4*S4_yz + s4*S4_xz;
    const double S3_xy = s4*S4_yz - c4*S4_xz;
    const double z40 = s4*z38;
    const double S3_xx = S4_xx - z40 + 0.0032;

    /* column 4 */
    const double z41 = z31 + ms3_z;
    const double z42 = s3*S3_xy - c3*z41;
    const double z43 = c3*S3_xy;
    const double z44 = c2*z39 + s2*(s3*z41 + z43);

    /* composite body 3 */
    const double z45 = S4_zz + S3_xx;
    const double z46 = c4*(ms4_x + z38) - (S4_xy + s4*ms4_y);
    const double z47 = ms4_z + z39 + 0.014857500000000004;
    const double S2_yy = S4_yy + z40 + 2.0*ms3_z + 2.2038702249999997;
    const double z48 = s3*(S4_zz - S3_xx) - 2.0*z43;
    const double z49 = c3*z47 - s3*z46;
    const double z50 = s3*z47 + c3*z46;
    const double S2_xz = S3_xy + c3*z48 + 8.000999999999999e-05;
    const double S2_xy = 0.00011239499999999998 - z50;
    const double S2_xx = S3_xx + s3*z48 + 0.0054505715;
    const double S2_yz = 0.0157353 - z49;

    /* column 3 */
    const double z51 = c2*z45 + s2*z50;

    /* composite body 2 */
    const double S1_yz = c2*S2_yz + s2*S2_xz;
    const double z52 = z45 - s2*(2.0*(c2*S2_xy) + s2*(S2_xx - S2_yy)) + 0.0590859715;

    /* column 1 */
    const double z53 = 0.001*c6;

    M[0] = z52;
    M[1] = -S1_yz;
    M[2] = z51;
    M[3] = -z44;
    M[4] = z37;
    M[5] = z25;
    M[6] = z12;
    M[7] = -S1_yz;
    M[8] = S2_yy + S2_xx;
    M[9] = z49;
    M[10] = z42;
    M[11] = -z36;
    M[12] = z24;
    M[13] = z8;
    M[14] = z51;
    M[15] = z49;
    M[16] = z45;
    M[17] = -z39;
    M[18] = z32;
    M[19] = -z20;
    M[20] = z9;
    M[21] = -z44;
    M[22] = z42;
    M[23] = -z39;
    M[24] = z31;
    M[25] = z29;
    M[26] = z18;
    M[27] = -z6;
    M[28] = z37;
    M[29] = -z36;
    M[30] = z32;
    M[31] = z29;
    M[32] = z16;
    M[33] = -z1;
    M[34] = z53;
    M[35] = z25;
    M[36] = z24;
    M[37] = -z20;
    M[38] = z18;
    M[39] = -z1;
    M[40] = 0.016841848;
    M[41] = 0.0;
    M[42] = z12;
    M[43] = z8;
    M[44] = z9;
    M[45] = -z6;
    M[46] = z53;
    M[47] = 0.0;
    M[48] = 0.001;
}

void iiwa14_bias(const double q[7], const double qd[7], double b[7])
{
    /* joint angles */
    const double c3 = cos(q[2]);
    const double s2 = sin(q[1]);
    const double s3 = sin(q[2]);
    const double c2 = cos(q[1]);
    const double s4 = sin(q[3]);
    const double c4 = cos(q[3]);
    const double c5 = cos(q[4]);
    const double s5 = sin(q[4]);
    const double c6 = cos(q[5]);
    const double s6 = sin(q[5]);

    /* motion of link 2 */
    const double w2_x = s2*qd[0];
    const double w2_y = qd[0]*c2;
    const double wd2_x = qd[1]*w2_y;
    const double neg_wd2_y = qd[1]*w2_x;
    const double U2_xy = w2_x*w2_y;
    const double z1 = w2_x*w2_x;
    const double z2 = w2_y*w2_y;
    const double z3 = qd[1]*qd[1];

    /* motion of link 3 */
    const double w3_y = qd[1]*c3 + w2_x*s3;
    const double w3_x = qd[1]*s3 - c3*w2_x;
    const double w3_z = qd[2] + w2_y;
    const double wd3_y = s3*wd2_x - w3_x*qd[2];
    const double wd3_x = w3_y*qd[2] - c3*wd2_x;
    const double z4 = w3_x*w3_z;
    const double U3_xz = wd3_y + z4;
    const double z5 = w3_y*w3_y;
    const double a3_z = 24.525000000000002*c2 - 1.05*(w3_x*w3_x + z5);
    const double z6 = 24.525000000000002*s2;
    const double z7 = w3_y*w3_z;
    const double a3_y = s3*z6 + 1.05*(z7 - wd3_x);
    const double a3_x = 1.05*U3_xz - c3*z6;
    const double z8 = w3_y*w3_x;

    /* motion of link 4 */
    const double a4_x = a3_z*s4 + a3_x*c4;
    const double w4_y = w3_z*c4 - w3_x*s4;
    const double w4_x = w3_z*s4 + w3_x*c4;
    const double w4_z = qd[3] - w3_y;
    const double neg_wd4_y = c4*neg_wd2_y + wd3_x*s4 + w4_x*qd[3];
    const double wd4_x = w4_y*qd[3] - (s4*neg_wd2_y - wd3_x*c4);
    const double z9 = w4_y*w4_x;
    const double z10 = w4_x*w4_z;

    /* motion of link 5 */
    const double w5_y = w4_z*c5 + w4_x*s5;
    const double w5_x = w4_z*s5 - w4_x*c5;
    const double w5_z = w4_y + qd[4];
    const double neg_wd5_y = wd3_y*c5 - wd4_x*s5 + w5_x*qd[4];
    const double wd5_x = w5_y*qd[4] - (wd3_y*s5 + wd4_x*c5);
    const double z11 = w5_x*w5_z;
    const double U5_xz = z11 - neg_wd5_y;
    const double z12 = w5_y*w5_x;
    const double U5_xy = neg_wd4_y + z12;
    const double z13 = w5_y*w5_z;
    const double U5_yz = z13 - wd5_x;
    const double U5_yx = z12 - neg_wd4_y;
    const double U5_zy = wd5_x + z13;
    const double U5_zx = neg_wd5_y + z11;
    const double z14 = w5_x*w5_x;
    const double z15 = w5_y*w5_y;
    const double a5_z = a3_z*c4 - a3_x*s4 - z14 - z15;
    const double a5_y = U5_yz + (a4_x*s5 - a3_y*c5);
    const double a5_x = U5_xz - (a3_y*s5 + a4_x*c5);
    const double z16 = w5_z*w5_z;

    /* motion of link 6 */
    const double w6_y = w5_z*c6 - w5_x*s6;
    const double w6_x = w5_z*s6 + w5_x*c6;
    const double w6_z = qd[5] - w5_y;
    const double neg_wd6_y = neg_wd4_y*c6 + wd5_x*s6 + w6_x*qd[5];
    const double z17 = w6_y*w6_x;
    const double U6_xy = z17 - neg_wd5_y;
    const double z18 = w6_z*w6_z;
    const double neg_U6_yy = w6_x*w6_x + z18;
    const double U6_zy = w6_y*(qd[5] + w6_z) - (neg_wd4_y*s6 - wd5_x*c6);
    const double z19 = w6_x*w6_z;

    /* motion of link 7 */
    const double w7_z = w6_y + qd[6];

    /* forces on link 6 */
    const double z20 = 0.001*w7_z;
    const double z21 = 0.048912*c6;
    const double z22 = 0.048912*s6;
    const double z23 = w6_x*z20 - a5_x*z21 + 0.016841848*neg_wd5_y - 0.013441848*z17 - a5_z*z22;
    const double n6_z = z23 + 4.32e-07*(neg_wd6_y - z19);
    const double n6_y = 4.32e-07*U6_xy - (0.0027*neg_wd6_y + 0.0017000000000000001*z19);
    const double n6_x = 4.32e-07*(z18 - w6_y*w6_y) - (w6_z*z20 - 0.015141848*U6_zy + 0.048912*a5_y);

    /* forces on link 5 */
    const double f5_z = 0.9385*a5_z - (neg_U6_yy*z21 - U6_xy*z22 - 0.029112000000000002*U5_zy -
        0.00014000000000000001*U5_zx);
    const double f5_y = 0.9385*a5_y - 0.048912*U6_zy + 0.00014000000000000001*U5_yx -
        0.029112000000000002*(z14 + z16);
    const double f5_x = neg_U6_yy*z22 + U6_xy*z21 + 0.029112000000000002*U5_xy + 0.9385*a5_x -
        0.00014000000000000001*(z15 + z16);
    const double z24 = 4.8825e-05*U5_yz - (c6*n6_y + s6*n6_x + 0.01025325*U5_xz) +
        0.007438788000000001*U5_xy;
    const double neg_n5_z = z24 - 0.0015950349999999996*U5_yx - 0.00014000000000000001*a5_y +
        0.029112000000000002*a5_x + 7.350000000000001e-06*(z14 - z15);
    const double z25 = n6_z - f5_x + 7.350000000000001e-06*U5_zy + 0.01025325*U5_xy +
        0.0015950349999999996*U5_zx + 0.194872625*U5_xz;
    const double z26 = z25 + 0.00014000000000000001*a5_z + 4.8825e-05*(z14 - z16);
    const double z27 = f5_y + s6*n6_y - c6*n6_x - 4.8825e-05*U5_yx - 7.350000000000001e-06*U5_zx;
    const double z28 = z27 - 0.194872625*U5_yz - 0.007438788000000001*U5_zy -
        0.029112000000000002*a5_z - 0.01025325*(z15 - z16);
    const double f4_x = s5*f5_y - c5*f5_x;

    /* forces on link 4 */
    const double n4_z = 0.007973000000000001*(neg_wd4_y - z10) - (c5*z26 + s5*z28 + 0.0027*(wd3_y -
        z9));
    const double n4_y = 0.007973000000000001*(wd3_y + z9) - (neg_n5_z + 0.0027*(neg_wd4_y + z10));
    const double neg_n4_x = s5*z26 - c5*z28 + 0.007973000000000001*(w4_y*w4_y - w4_z*w4_z);

    /* forces on link 3 */
    const double z29 = s4*neg_n4_x - c4*n4_y - 0.0089775*U3_xz + 0.028496*neg_wd2_y + 0.022096*z8;
    const double n3_z = 0.005600000000000005*a3_x - z29;
    const double z30 = 1.05*(c4*f4_x - s4*f5_z) - (n4_z + 0.0064*z4 +
        0.014857500000000004*(neg_wd2_y + z8));
    const double z31 = 0.014857500000000004*(z5 - w3_z*w3_z) - (s4*n4_y + c4*neg_n4_x) -
        0.13734000000000013*c2;
    const double z32 = z31 + 0.022096*wd3_x + 0.028496*z7 + 1.05*(s5*f5_x + c5*f5_y);

    /* forces on link 2 */
    const double z33 = c3*z30 + s3*z32 - 1.1669234035*U2_xy + 0.018688049999999998*c2 -
        32.194825875*s2;
    const double n2_z = z33 - 0.00011239499999999998*(z1 - z2);
    const double n2_y = 8.000999999999999e-05*(z1 - z3) - (0.00022478999999999997*wd2_x - n3_z -
        0.0157353*U2_xy + 0.010901143*neg_wd2_y);
    const double z34 = s3*z30 - c3*z32 - 8.000999999999999e-05*U2_xy +
        0.00022478999999999997*neg_wd2_y + 2.34474795*wd2_x;
    const double n2_x = z34 - 0.0157353*(z2 - z3);
    const double n1_z = c2*n2_y + s2*n2_x;

    b[0] = n1_z;
    b[1] = n2_z;
    b[2] = n3_z;
    b[3] = n4_z;
    b[4] = -neg_n5_z;
    b[5] = n6_z;
    b[6] = -0.001*neg_wd6_y;
}

void iiwa14_gravity(const double q[7], double g[7])
{
    /* joint angles */
    const double c2 = cos(q[1]);
    const double c4 = cos(q[3]);
    const double s4 = sin(q[3]);
    const double s2 = sin(q[1]);
    const double c3 = cos(q[2]);
    const double c5 = cos(q[4]);
    const double s3 = sin(q[2]);
    const double s5 = sin(q[4]);
    const double s6 = sin(q[5]);
    const double c6 = cos(q[5]);

    /* motion of link 3 */
    const double z1 = s2*c3;
    const double z2 = s2*s3;

    /* motion of link 4 */
    const double a4_y_scaled = c2*c4 + s4*z1;
    const double a4_x_scaled = c2*s4 - c4*z1;

    /* motion of link 5 */
    const double a5_y_scaled = a4_x_scaled*s5 - c5*z2;
    const double neg_a5_x_scaled = z2*s5 + a4_x_scaled*c5;

    /* motion of link 6 */
    const double a6_x_scaled = a4_y_scaled*s6 - neg_a5_x_scaled*c6;

    /* forces on link 5 */
    const double z3 = 1.1995668000000002*a5_y_scaled;
    const double n5_z = 0.7139718*neg_a5_x_scaled - s6*z3 + 0.0034335000000000004*a5_y_scaled;
    const double z4 = 1.1995668000000002*a6_x_scaled;
    const double n5_y = z4 - 0.0034335000000000004*a4_y_scaled;
    const double n5_x = 0.7139718*a4_y_scaled - c6*z3;

    /* forces on link 4 */
    const double n4_z = c5*n5_y + s5*n5_x - 23.0167125*a4_x_scaled;
    const double n4_y = n5_z + 0.13734000000000013*a4_x_scaled;
    const double n4_x = s5*n5_y - c5*n5_x - 0.13734000000000013*a4_y_scaled - 23.0167125*z2;
    const double n3_z = c4*n4_y + s4*n4_x;
    const double n3_x = c4*n4_x - s4*n4_y;

    /* forces on link 3 */
    const double neg_n2_x = s3*n4_z + c3*n3_x;

    /* forces on link 2 */
    const double n2_z = 0.018688049999999998*c2 - (c3*n4_z - s3*n3_x + 56.362374*s2);
    const double n1_z = c2*n3_z - s2*neg_n2_x;

    g[0] = n1_z;
    g[1] = n2_z;
    g[2] = n3_z;
    g[3] = n4_z;
    g[4] = n5_z;
    g[5] = -z4;
    g[6] = 0.0;
}

void iiwa14_forward_dynamics(const double q[7], const double qd[7], const double tau[7],
                             double qdd[7])
{
    /* joint angles */
    const double c3 = cos(q[2]);
    const double s3 = sin(q[2]);
    const double s2 = sin(q[1]);
    const double c2 = cos(q[1]);
    const double s4 = sin(q[3]);
    const double c4 = cos(q[3]);
    const double c5 = cos(q[4]);
    const double s5 = sin(q[4]);
    const double c6 = cos(q[5]);
    const double s6 = sin(q[5]);

    /* motion of link 2 */
    const double w2_x = s2*qd[0];
    const double w2_y = qd[0]*c2;
    const double wd2_x = qd[1]*w2_y;
    const double neg_wd2_y = qd[1]*w2_x;
    const double U2_xy = w2_x*w2_y;
    const double z1 = w2_x*w2_x;
    const double z2 = w2_y*w2_y;
    const double z3 = qd[1]*qd[1];

    /* motion of link 3 */
    const double w3_y = c3*qd[1] + s3*w2_x;
    const double w3_x = qd[1]*s3 - c3*w2_x;
    const double w3_z = qd[2] + w2_y;
    const double wd3_y = s3*wd2_x - w3_x*qd[2];
    const double wd3_x = w3_y*qd[2] - c3*wd2_x;
    const double z4 = w3_x*w3_z;
    const double U3_xz = wd3_y + z4;
    const double z5 = w3_y*w3_y;
    const double a3_z_scaled = 23.357142857142858*c2 - w3_x*w3_x - z5;
    const double z6 = 24.525000000000002*s2;
    const double z7 = w3_y*w3_z;
    const double a3_y = s3*z6 + 1.05*(z7 - wd3_x);
    const double a3_x = 1.05*U3_xz - c3*z6;
    const double z8 = w3_y*w3_x;

    /* motion of link 4 */
    const double z9 = 1.05*s4;
    const double a4_x = a3_z_scaled*z9 + a3_x*c4;
    const double w4_y = w3_z*c4 - w3_x*s4;
    const double w4_x = w3_z*s4 + w3_x*c4;
    const double w4_z = qd[3] - w3_y;
    const double neg_wd4_y = c4*neg_wd2_y + wd3_x*s4 + w4_x*qd[3];
    const double wd4_x = w4_y*qd[3] - (s4*neg_wd2_y - wd3_x*c4);
    const double z10 = w4_y*w4_x;
    const double z11 = w4_x*w4_z;

    /* motion of link 5 */
    const double w5_y = w4_z*c5 + w4_x*s5;
    const double w5_x = w4_z*s5 - w4_x*c5;
    const double w5_z = w4_y + qd[4];
    const double neg_wd5_y = wd3_y*c5 - wd4_x*s5 + w5_x*qd[4];
    const double wd5_x = w5_y*qd[4] - (wd3_y*s5 + wd4_x*c5);
    const double z12 = w5_x*w5_z;
    const double U5_xz = z12 - neg_wd5_y;
    const double z13 = w5_y*w5_x;
    const double U5_xy = neg_wd4_y + z13;
    const double z14 = w5_y*w5_z;
    const double U5_yz = z14 - wd5_x;
    const double U5_yx = z13 - neg_wd4_y;
    const double U5_zy = wd5_x + z14;
    const double U5_zx = neg_wd5_y + z12;
    const double z15 = 1.05*c4;
    const double z16 = w5_x*w5_x;
    const double z17 = w5_y*w5_y;
    const double a5_z = a3_z_scaled*z15 - a3_x*s4 - z16 - z17;
    const double a5_y = U5_yz + (a4_x*s5 - a3_y*c5);
    const double a5_x = U5_xz - (a3_y*s5 + a4_x*c5);
    const double z18 = w5_z*w5_z;

    /* motion of link 6 */
    const double w6_y = w5_z*c6 - w5_x*s6;
    const double w6_x = w5_z*s6 + w5_x*c6;
    const double w6_z = qd[5] - w5_y;
    const double neg_wd6_y = neg_wd4_y*c6 + wd5_x*s6 + w6_x*qd[5];
    const double z19 = w6_y*w6_x;
    const double U6_xy = z19 - neg_wd5_y;
    const double z20 = w6_z*w6_z;
    const double neg_U6_yy = w6_x*w6_x + z20;
    const double z21 = 0.048912*s6;
    const double z22 = 0.048912*c6;
    const double U6_zy_scaled = 0.048912*(w6_y*(qd[5] + w6_z)) - (neg_wd4_y*z21 - wd5_x*z22);
    const double z23 = w6_x*w6_z;

    /* motion of link 7 */
    const double w7_z = w6_y + qd[6];

    /* forces on link 6 */
    const double n6_x_scaled = 0.000432*(z20 - w6_y*w6_y) - (w6_z*w7_z -
        309.5732744520772*U6_zy_scaled + 48.912*a5_y);

    /* forces on link 5 */
    const double f5_y = 0.9385*a5_y - U6_zy_scaled + 0.00014000000000000001*U5_yx -
        0.029112000000000002*(z16 + z18);
    const double f5_x = neg_U6_yy*z21 + U6_xy*z22 + 0.029112000000000002*U5_xy + 0.9385*a5_x -
        0.00014000000000000001*(z17 + z18);

    /* forces on link 1 */
    const double z24 = 2.904194361568873*c6;
    const double z25 = 2.904194361568873*s6;
    const double z26 = neg_wd5_y + (0.05937590696697892*(w6_x*w7_z) - a5_x*z24) -
        0.7981219163122717*z19 - a5_z*z25;
    const double phi6_scaled = 59.37590696697892*tau[5] - (z26 + 2.5650391809734895e-05*(neg_wd6_y -
        z23));
    const double phi7 = 0.001*neg_wd6_y + tau[6];

    /* articulated body 6 */
    const double z27 = c6*s6;
    const double F5_xx = 1.254611964197753e-06*z27;
    const double z28 = 1.254611964197753e-06*(c6*c6);
    const double neg_F5_xz = z28 + 0.029112000000000002;
    const double I5_xz = 0.013441848011080969*z27 + 4.8825e-05;
    const double z29 = s6*s6;
    const double z30 = 0.013441848011080969*z29;
    const double I5_zz = z30 + 0.01073382298891903;
    const double F5_yz = 0.00014000000000000001 - z21;

    /* articulated body 5 */
    const double iD5 = 1.0/I5_zz;
    const double z31 = 0.01025325*iD5;
    const double z32 = 0.001*n6_x_scaled;
    const double z33 = tau[4] - s6*z32 - 0.01025325*U5_xz + 4.8825e-05*U5_yz +
        0.007438788000000001*U5_xy;
    const double z34 = 4.32e-07*phi6_scaled - 4.32e-07*U6_xy;
    const double z35 = phi7 - (0.0027*neg_wd6_y + 0.0017000000000000001*z23) - z34;
    const double z36 = z33 - 0.0015950349999999996*U5_yx - 0.00014000000000000001*a5_y +
        0.029112000000000002*a5_x - c6*z35;
    const double u5 = z36 + 7.350000000000001e-06*(z16 - z17);
    const double z37 = I5_xz*z31 + 7.350000000000001e-06;
    const double z38 = I5_xz*iD5;
    const double z39 = z30 + I5_xz*z38 - 0.020985601;
    const double z40 = F5_xx + neg_F5_xz*z38;
    const double z41 = z22 + F5_yz*z38;
    const double z42 = F5_xx*z31 - 0.00014000000000000001;
    const double z43 = z28 - F5_xx*z38 - 0.0291132546119642;
    const double z44 = F5_xx*iD5;
    const double z45 = 0.1420499546130567*z27 + neg_F5_xz*z44;
    const double z46 = 0.1420499546130567*z29;
    const double z47 = neg_F5_xz*iD5;
    const double z48 = z46 - neg_F5_xz*z47 + 0.7964500453869433;
    const double z49 = F5_yz*iD5;
    const double z50 = F5_yz*z49 - 0.9385;
    const double z51 = z22*phi6_scaled + u5*z47;
    const double z52 = F5_yz*z31;
    const double z53 = neg_F5_xz*z31;
    const double z54 = c5*(z41 - z53) - s5*(z40 + z52);
    const double z55 = c5*z54;
    const double z56 = z41 - z55;
    const double z57 = s5*z54;
    const double z58 = z40 + z57;
    const double z59 = z53 + z55;
    const double z60 = 0.00010512913556250002*iD5;
    const double z61 = 2.0*c5;
    const double z62 = z37*z61 + s5*(z39 - z60);
    const double z63 = neg_F5_xz*z49;
    const double z64 = z61*z63 + s5*(z48 + z50);
    const double z65 = F5_yz*z44;
    const double G4_yz = c5*z65 - s5*z45;
    const double G4_xy = s5*z65 + c5*z45;
    const double z66 = s5*z64;
    const double G4_zz = z66 - z50;
    const double G4_xz = z63 - c5*z64;
    const double G4_xx = z48 - z66;
    const double neg_F4_xz = z56 + G4_xx;
    const double F4_yz = c5*z42 - s5*z43 - G4_xy;
    const double neg_F4_zz = G4_xz + (z52 + z57);
    const double F4_zx = z59 + G4_zz;
    const double neg_I4_xz = neg_F4_zz + (z58 + (z37 - c5*z62));
    const double z67 = s5*z62;
    const double I4_zz = neg_F4_xz + (z56 - (z60 + z67)) - 0.19057759;
    const double z68 = u5*z49;
    const double z69 = s5*z51 - c5*z68;
    const double z70 = s5*z68 + c5*z51;

    /* articulated body 4 */
    const double z71 = f5_x + z31*u5 - 7.350000000000001e-06*U5_zy - 0.01025325*U5_xy -
        0.0015950349999999996*U5_zx;
    const double z72 = tau[5] + (4.8825e-05*(z16 - z18) - (z71 - 0.194872625*U5_xz -
        0.00014000000000000001*a5_z));
    const double z73 = f5_y - (0.01025325*(z17 - z18) + u5*z38) - 0.029112000000000002*a5_z -
        c6*z32;
    const double z74 = z73 - 4.8825e-05*U5_yx - 7.350000000000001e-06*U5_zx - 0.194872625*U5_yz -
        0.007438788000000001*U5_zy;
    const double z75 = z74 + s6*z35;
    const double z76 = z70 + c5*z72 + s5*z75 + tau[3] + 0.0027*(wd3_y - z10);
    const double u4 = z76 - 0.007973000000000001*(neg_wd4_y - z11);
    const double iD4 = 1.0/I4_zz;
    const double z77 = neg_I4_xz*iD4;
    const double z78 = 0.007973000000000001*z77;
    const double z79 = F4_zx + (z59 + (z67 - z39)) - neg_I4_xz*z77 - 0.17118159;
    const double z80 = 6.356872900000001e-05*iD4 - 0.024796000000000002;
    const double z81 = z58 + G4_xz - neg_F4_xz*z77;
    const double z82 = 0.014150000000000005 - (G4_yz + (s5*z42 + c5*z43) + F4_yz*z77);
    const double z83 = F4_zx - neg_F4_zz*z77;
    const double z84 = neg_F4_zz*iD4;
    const double z85 = F4_yz*iD4;
    const double z86 = neg_F4_xz*iD4;
    const double z87 = G4_xx - neg_F4_xz*z86;
    const double z88 = c4*(z82 + 0.007973000000000001*z86 - 0.014150000000000005) - s4*(z81 -
        0.007973000000000001*z85);
    const double F3_xz_scaled = 1.05*z82 - z15*z88;
    const double F3_yz = 0.007973000000000001*(c4*z84) - s4*z83;
    const double z89 = 2.0*c4;
    const double z90 = s4*(z79 + z80) - z78*z89;
    const double I3_xz = z78 + c4*z90;
    const double z91 = (G4_xy + neg_F4_xz*z85)*z89 + s4*(z46 + z87 + F5_xx*z44 + F4_yz*z85 -
        0.9385);
    const double z92 = s4*z90;
    const double I3_zz = 0.0064 - (z80 - z92);
    const double z93 = u4*iD4;

    /* articulated body 3 */
    const double z94 = tau[4] + 0.007973000000000001*(z10 + (wd3_y - z93)) - 0.0027*(neg_wd4_y +
        z11);
    const double z95 = c4*z94 - tau[2] + 0.0089775*U3_xz - 0.028496*neg_wd2_y - 0.022096*z8;
    const double z96 = z69 - c5*z75 + s5*z72 + u4*z77 - 0.007973000000000001*(w4_z*w4_z -
        w4_y*w4_y);
    const double u3 = s4*z96 - (z95 + 0.005600000000000005*a3_x);
    const double iD3 = 1.0/I3_zz;
    const double z97 = F3_xz_scaled*iD3;
    const double z98 = z81 + z9*(0.9523809523809524*z88 - G4_yz - F4_yz*z84) - z15*(neg_F4_xz*z84 -
        G4_xz);
    const double z99 = F3_yz*iD3;
    const double z100 = I3_xz*iD3;
    const double z101 = z99 - 0.9523809523809524*z100;
    const double z102 = z98 + F3_xz_scaled*z101;
    const double z103 = z79 - z92 + 0.016743300000000003*(z84*(s4 - 65.8472344161545*neg_F4_zz)) +
        z100*(2.1*F3_yz - I3_xz);
    const double z104 = z103 + 2.1*(c4*z83) - 1.1025*(F3_yz*z99 - G4_zz);
    const double z105 = 1.1025*(z87 - s4*z91 - 0.9070294784580499*(F3_xz_scaled*z97));
    const double z106 = 2.1*(c3*z102) + s3*(z104 - z105);
    const double I2_xz = 1.05*z102 - c3*z106 - 8.000999999999999e-05;
    const double z107 = s3*z106;
    const double I2_zz = z105 + z107 + 1.1778245465;

    /* articulated body 2 */
    const double z108 = 0.9385*a5_z - u5*z44 + u4*z85 - neg_U6_yy*z22 +
        0.00014000000000000001*U5_zx;
    const double z109 = tau[3] + 0.0064*z4 - u3*z97 + z9*(z108 + 0.029112000000000002*U5_zy -
        113222.22222222222*(s6*z34));
    const double z110 = z109 + z15*(u4*z86 - z70 - s5*f5_y + c5*f5_x);
    const double z111 = z110 + 0.014857500000000004*(neg_wd2_y + z8);
    const double z112 = c4*z96 - 0.014857500000000004*(z5 - w3_z*w3_z) + s4*z94 +
        0.13734000000000013*c2;
    const double z113 = z69 + (u4*z84 + u3*z101 - s5*f5_x) - c5*f5_y;
    const double z114 = z112 - 0.028496*z7 - 0.022096*wd3_x + 1.05*z113;
    const double z115 = c3*z111 + tau[1] + 1.1669234035*U2_xy + s3*z114 - 0.018688049999999998*c2;
    const double u2 = z115 + 32.194825875*s2 + 0.00011239499999999998*(z1 - z2);
    const double iD2 = 1.0/I2_zz;
    const double z116 = I2_xz*iD2;
    const double z117 = 0.00024759966609*iD2 - 0.0590859715;
    const double z118 = 0.0314706*(c2*(z116 - 0.007142857142857142)) + s2*(z117 + (z104 - z107 -
        I2_xz*z116) + 1.2260093749999998);
    const double I1_zz = s2*z118 - z117;
    const double z119 = u2*iD2;

    /* articulated body 1 */
    const double z120 = tau[2] - 0.00022478999999999997*wd2_x + 0.0157353*(U2_xy - z119) -
        0.010901143*neg_wd2_y + 8.000999999999999e-05*(z1 - z3);
    const double z121 = c3*z114 - s3*z111 + u2*z116 + 0.00022478999999999997*neg_wd2_y +
        2.34474795*wd2_x;
    const double neg_u1 = c2*z120 - tau[0] + s2*(z121 - 8.000999999999999e-05*U2_xy - 0.0157353*(z2
        - z3));
    const double iD1 = 1.0/I1_zz;

    /* acceleration of link 1 */
    const double neg_qdd1 = neg_u1*iD1;

    /* acceleration of link 2 */
    const double z122 = c2*neg_qdd1;
    const double z123 = s2*neg_qdd1;
    const double qdd2 = z119 + (z116*z123 - 0.0157353*(iD2*z122));

    /* acceleration of link 3 */
    const double z124 = c3*qdd2 - s3*z123;
    const double z125 = s3*qdd2 + c3*z123;
    const double z126 = 1.05*z125;
    const double qdd3 = z101*z126 - (z97*z124 - u3*iD3 - z122);
    const double z127 = qdd3 - z122;

    /* acceleration of link 4 */
    const double z128 = z9*z124;
    const double z129 = c4*z127 - s4*z125;
    const double z130 = s4*z127 + c4*z125;
    const double z131 = 1.05*(c4*z124);
    const double z132 = z124 + (z84*z126 + z85*z128 + z86*z131) + 0.007973000000000001*(iD4*z129);
    const double qdd4 = z93 + (z132 + z77*z130);
    const double z133 = z124 - qdd4;

    /* acceleration of link 5 */
    const double z134 = z126 + z130;
    const double z135 = z131 + z133;
    const double z136 = s5*z134 - c5*z135;
    const double z137 = c5*z133 - s5*z130;
    const double z138 = s5*z133 + c5*z130;
    const double z139 = z44*z128 + z49*(c5*z134 + s5*z135) - z47*z136;
    const double qdd5 = iD5*u5 - (z129 + z139 - z31*z137 - z38*z138);

    /* acceleration of link 6 */
    const double z140 = c6*(z129 + qdd5) + s6*z138;
    const double qdd6 = phi6_scaled - (z137 + (z25*z128 - z24*z136) - 2.5650391809734895e-05*z140);

    /* acceleration of link 7 */
    const double qdd7 = 1000.0*phi7 - z140;

    qdd[0] = -neg_qdd1;
    qdd[1] = qdd2;
    qdd[2] = qdd3;
    qdd[3] = qdd4;
    qdd[4] = qdd5;
    qdd[5] = qdd6;
    qdd[6] = qdd7;
}

void iiwa14_forward_kinematics(const double q[7], double R[9], double p[3])
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
    const double s7 = sin(q[6]);
    const double c7 = cos(q[6]);

    /* tool seen from link 5 */
    const double z1 = 0.126*s6;
    const double z2 = s6*c7;
    const double z3 = c6*c7;
    const double z4 = s6*s7;
    const double z5 = c6*s7;

    /* tool seen from link 4 */
    const double z6 = s5*z1;
    const double z7 = c5*z1;
    const double z8 = 0.126*c6 + 0.4;
    const double z9 = c5*s7 + s5*z3;
    const double z10 = s5*s7 - c5*z3;
    const double z11 = c5*c7 - s5*z5;
    const double z12 = s5*c7 + c5*z5;

    /* tool seen from link 3 */
    const double z13 = s4*z8 - c4*z7;
    const double z14 = c4*z2 + s4*z10;
    const double z15 = s4*z2 - c4*z10;
    const double z16 = c4*z4 - s4*z12;
    const double z17 = s4*z4 + c4*z12;

    /* tool seen from link 2 */
    const double z18 = c3*z6 - s3*z13;
    const double z19 = s3*z6 + c3*z13;
    const double z20 = c4*z8 + s4*z7 + 0.42;
    const double z21 = c3*z9 + s3*z15;
    const double z22 = s3*z9 - c3*z15;
    const double z23 = c3*z11 - s3*z17;
    const double z24 = s3*z11 + c3*z17;

    /* tool seen from link 1 */
    const double z25 = s2*z20 - c2*z19;
    const double z26 = c2*z14 - s2*z22;
    const double z27 = s2*z14 + c2*z22;
    const double z28 = c2*z16 + s2*z24;
    const double z29 = s2*z16 - c2*z24;

    /* tool seen from link 0 */
    const double z30 = c1*z21 - s1*z27;
    const double z31 = s1*z21 + c1*z27;
    const double z32 = c1*z23 + s1*z29;
    const double z33 = s1*z23 - c1*z29;

    R[0] = -z31;
    R[1] = -z33;
    R[2] = z26*z32 + z28*z30;
    R[3] = z30;
    R[4] = z32;
    R[5] = z28*z31 + z26*z33;
    R[6] = -z26;
    R[7] = z28;
    R[8] = z30*z33 - z31*z32;
    p[0] = c1*z25 - s1*z18;
    p[1] = c1*z18 + s1*z25;
    p[2] = c2*z20 + s2*z19 + 0.36;
}

void iiwa14_jacobian(const double q[7], double J[42])
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

    /* frame 2 */
    const double z1 = s1*s2;
    const double z2 = c1*s2;
    const double z3 = s1*c2;
    const double z4 = c1*c2;

    /* frame 3 */
    const double z5 = s2*s3;
    const double z6 = s3*z3 - c1*c3;
    const double z7 = s3*z4 + s1*c3;
    const double z8 = s2*c3;
    const double z9 = c1*s3 + c3*z3;
    const double z10 = s1*s3 - c3*z4;
    const double z11 = 0.42*z1;
    const double z12 = 0.42*z2;
    const double z13 = 0.42*c2 + 0.36;

    /* frame 4 */
    const double z14 = s4*z8 + c2*c4;
    const double z15 = s4*z9 - c4*z1;
    const double z16 = s4*z10 + c4*z2;
    const double z17 = c2*s4 - c4*z8;
    const double z18 = s4*z1 + c4*z9;
    const double z19 = s4*z2 - c4*z10;

    /* frame 5 */
    const double z20 = s5*z17 - c5*z5;
    const double z21 = s5*z18 + c5*z6;
    const double z22 = s5*z19 + c5*z7;

    /* frame 6 */
    const double z23 = s6*(s5*z5 + c5*z17) + c6*z14;
    const double z24 = s6*(s5*z6 - c5*z18) + c6*z15;
    const double z25 = s6*(s5*z7 - c5*z19) - c6*z16;

    /* Jacobian */
    const double z26 = 0.126*z23;
    const double z27 = 0.126*z24;
    const double z28 = 0.126*z25;
    const double z29 = z13 + 0.4*z14 + z26;
    const double z30 = z27 - (z11 - 0.4*z15);
    const double z31 = z12 + 0.4*z16 - z28;
    const double z32 = z29 - 0.36;
    const double z33 = z13 - z29;
    const double z34 = z11 + z30;
    const double z35 = z12 - z31;

    J[0] = z30;
    J[1] = c1*z32;
    J[2] = c2*z34 - z1*z33;
    J[3] = -(z5*z34 + z6*z33);
    J[4] = z14*z27 - z15*z26;
    J[5] = -(z20*z27 + z21*z26);
    J[6] = 0.0;
    J[7] = z31;
    J[8] = s1*z32;
    J[9] = z2*z33 - c2*z35;
    J[10] = z7*z33 + z5*z35;
    J[11] = -(z16*z26 + z14*z28);
    J[12] = z22*z26 + z20*z28;
    J[13] = 0.0;
    J[14] = 0.0;
    J[15] = s1*z30 - c1*z31;
    J[16] = z1*z35 - z2*z34;
    J[17] = z6*z35 - z7*z34;
    J[18] = -(z15*z28 + z16*z27);
    J[19] = z22*z27 - z21*z28;
    J[20] = 0.0;
    J[21] = 0.0;
    J[22] = -s1;
    J[23] = z2;
    J[24] = z7;
    J[25] = z16;
    J[26] = -z22;
    J[27] = -z25;
    J[28] = 0.0;
    J[29] = c1;
    J[30] = z1;
    J[31] = z6;
    J[32] = -z15;
    J[33] = -z21;
    J[34] = -z24;
    J[35] = 1.0;
    J[36] = 0.0;
    J[37] = c2;
    J[38] = -z5;
    J[39] = z14;
    J[40] = -z20;
    J[41] = z23;
}

void iiwa14_inertia_solve(const double q[7], const double phi[7], double qdd[7])
{
    /* joint angles */
    const double c4 = cos(q[3]);
    const double c6 = cos(q[5]);
    const double s4 = sin(q[3]);
    const double c5 = cos(q[4]);
    const double s6 = sin(q[5]);
    const double c3 = cos(q[2]);
    const double s5 = sin(q[4]);
    const double s3 = sin(q[2]);
    const double c2 = cos(q[1]);
    const double s2 = sin(q[1]);

    /* column 7 */
    const double z1 = c4*c6;
    const double z2 = c5*s6;
    const double z3 = z1 + s4*z2;
    const double z4 = c6*s4;
    const double z5 = z4 - c4*z2;
    const double z6 = s6*s5;
    const double z7 = c3*z6 - z5*s3;
    const double z8 = s3*s2;
    const double z9 = c3*s2;
    const double z10 = z3*c2 + z6*z8 + z5*z9;

    /* composite body 6 */
    const double z11 = 0.051357599999999996*s6;
    const double ms5_x = 0.000147 - z11;
    const double S5_xy_scaled = 8.64e-07*s6 + 1.4700000000000002e-05;
    const double z12 = 0.012441848*s6;
    const double z13 = s6*z12;
    const double z14 = z13 + 0.011733823;

    /* column 6 */
    const double z15 = 0.048912*(c6 + 0.3443295714753026);
    const double z16 = c5*z15 - 4.32e-07*z6;
    const double z17 = s5*z15 + 4.32e-07*z2;
    const double z18 = 4.32e-07*z1 + s4*z17;
    const double z19 = 0.051357599999999996*c6;
    const double z20 = z16 + s4*z11 + c4*(c5*z19);
    const double z21 = s5*z19 - 4.32e-07*z4 + c4*z17;
    const double z22 = c3*z20 - s3*z21;
    const double z23 = c2*z18 - s2*(s3*z20 + c3*z21);

    /* composite body 5 */
    const double ms4_y = z19 + 0.985425;
    const double z24 = c6*z12 - 0.9523809523809524*ms5_x + 4.8825e-05;
    const double z25 = 4.32e-07*c6 - 0.01885875;
    const double S4_yy = 0.758269223 - (z13 - 0.097824*c6);
    const double ms4_z = 0.0305676*c5 + s5*ms5_x;
    const double ms4_x = 0.0305676*s5 - c5*ms5_x;
    const double z26 = c5*S5_xy_scaled + s5*(z13 - 0.004143753000000001);
    const double z27 = c5*z25 + s5*z24;
    const double S4_xy = c5*z24 - s5*z25;
    const double S4_xz = 0.5*S5_xy_scaled - c5*z26;
    const double z28 = s5*z26;
    const double S4_xx = z13 - z28 + 0.006495035;
    const double S4_yz = 0.007973000000000001 - z27;
    const double S4_zz = z28 + 0.033234788;
    const double z29 = S4_yy + S4_xx;

    /* column 5 */
    const double z30 = c4*z14 - s4*S4_xy;
    const double z31 = c4*S4_xy;

    /* composite body 4 */
    const double ms3_z = c4*ms4_y + s4*ms4_x;
    const double z32 = 2.0*z31 + s4*(S4_xx - S4_yy);
    const double z33 = c4*S4_yz + s4*S4_xz;
    const double S3_xy = s4*S4_yz - c4*S4_xz;
    const double z34 = s4*z32;
    const double S3_xx = S4_xx - z34 + 0.0032;

    /* column 4 */
    const double z35 = z29 + ms3_z;
    const double z36 = c3*S3_xy;

    /* composite body 3 */
    const double z37 = S4_zz + S3_xx;
    const double z38 = c4*(ms4_x + z32) - (S4_xy + s4*ms4_y);
    const double z39 = ms4_z + z33 + 0.014857500000000004;
    const double S2_yy = S4_yy + z34 + 2.0*ms3_z + 2.2038702249999997;
    const double z40 = s3*(S4_zz - S3_xx) - 2.0*z36;
    const double z41 = c3*z39 - s3*z38;
    const double z42 = s3*z39 + c3*z38;
    const double S2_xz = S3_xy + c3*z40 + 8.000999999999999e-05;
    const double S2_xy = 0.00011239499999999998 - z42;
    const double S2_xx = S3_xx + s3*z40 + 0.0054505715;
    const double S2_yz = 0.0157353 - z41;

    /* elimination */
    const double z43 = z31 + (ms4_x + s4*z14);
    const double z44 = 2.5650391809734895e-05*c6;
    const double z45 = z27 - c4*ms4_z;
    const double z46 = z44*(z23 + 38.98575925925926*z10) - z9*z43 - c2*z30 + z8*z45;
    const double z47 = z44*(z22 - 38.98575925925926*z7) - s3*z43 - c3*z45;
    const double z48 = 0.001*z3;
    const double z49 = z30 - c6*(z48 + 2.5650391809734895e-05*z18);
    const double z50 = z27 - z44*(z16 - 38.98575925925926*z6);
    const double D5 = z14 - 0.0010000000110809693*(c6*c6);
    const double z51 = 0.001*z10;
    const double z52 = 59.37590696697892*z23;
    const double z53 = z6*z51 - (c2*z33 + s2*(s3*z35 + z36)) - z16*z52;
    const double iD5 = 1.0/D5;
    const double U4_5 = z50*iD5;
    const double z54 = z53 + z46*U4_5;
    const double z55 = 0.001*z6;
    const double z56 = 59.37590696697892*z22;
    const double z57 = s3*S3_xy - c3*z35 + z7*z55 + z16*z56 - z47*U4_5;
    const double z58 = 59.37590696697892*z18;
    const double z59 = z3*z55 - z33 - z16*z58 - z49*U4_5;
    const double z60 = 59.37590696697892*z16;
    const double neg_D4 = z6*z55 - z29 + z16*z60 + z50*U4_5;
    const double U3_5 = z49*iD5;
    const double z61 = c2*z37 + s2*z42 - z10*z48 - z18*z52 + z46*U3_5;
    const double neg_iD4 = 1.0/neg_D4;
    const double neg_U3_4 = z59*neg_iD4;
    const double z62 = z61 + z54*neg_U3_4;
    const double z63 = z41 - z7*z48 + z18*z56 - z47*U3_5 + z57*neg_U3_4;
    const double D3 = z37 - z3*z48 - z18*z58 - z49*U3_5 + z59*neg_U3_4;
    const double z64 = 0.001*z7;
    const double U2_5 = z47*iD5;
    const double z65 = z23*z56 - (c2*S2_yz + s2*S2_xz + z10*z64) + z46*U2_5;
    const double neg_U2_4 = z57*neg_iD4;
    const double iD3 = 1.0/D3;
    const double U2_3 = z63*iD3;
    const double z66 = z65 + z54*neg_U2_4 - z62*U2_3;
    const double z67 = z7*z64 - (S2_yy + S2_xx) + z22*z56 + z47*U2_5 - z57*neg_U2_4;
    const double neg_D2 = z67 + z63*U2_3;
    const double neg_U1_4 = z54*neg_iD4;
    const double U1_3 = z62*iD3;
    const double neg_iD2 = 1.0/neg_D2;
    const double neg_U1_2 = z66*neg_iD2;
    const double z68 = z54*neg_U1_4 - z62*U1_3 + z66*neg_U1_2 - s2*(c2*(2.0*S2_xy) + s2*(S2_xx -
        S2_yy));
    const double neg_U1_5 = z46*iD5;
    const double D1 = z37 + (z68 - z10*z51 - z23*z52 - z46*neg_U1_5) + 0.0590859715;
    const double z69 = phi[4] + z44*(phi[5] - 38985.75925925926*phi[6]);
    const double z70 = phi[3] - U4_5*z69 + z60*phi[5] + z6*phi[6];
    const double z71 = phi[2] + neg_U3_4*z70 - U3_5*z69 + z58*phi[5] - z3*phi[6];
    const double z72 = 59.37590696697892*phi[5];
    const double z73 = phi[1] - U2_3*z71 + neg_U2_4*z70 - U2_5*z69 - z22*z72;
    const double z74 = z73 - z7*phi[6];
    const double z75 = phi[0] + neg_U1_2*z74 - U1_3*z71 + neg_U1_4*z70 + neg_U1_5*z69;
    const double iD1 = 1.0/D1;
    const double z76 = (z75 + z52*phi[5] - z10*phi[6])*iD1;
    const double z77 = neg_iD2*z74 - neg_U1_2*z76;
    const double z78 = iD3*z71 - U1_3*z76 + U2_3*z77;
    const double z79 = neg_iD4*z70 - neg_U1_4*z76 + neg_U2_4*z77 - neg_U3_4*z78;
    const double z80 = iD5*z69 + neg_U1_5*z76 + U2_5*z77 - U3_5*z78 + U4_5*z79;
    const double z81 = z72 + z52*z76 + z56*z77 + z58*z78 - z60*z79;
    const double z82 = 1000.0*phi[6] - z10*z76 + z7*z77 - z3*z78 - z6*z79;

    qdd[0] = z76;
    qdd[1] = -z77;
    qdd[2] = z78;
    qdd[3] = -z79;
    qdd[4] = z80;
    qdd[5] = z81 + z44*z80;
    qdd[6] = z82 - c6*z80;
}

void iiwa14_energy(const double q[7], const double qd[7], double e[2])
{
    /* joint angles */
    const double c2 = cos(q[1]);
    const double s2 = sin(q[1]);
    const double c3 = cos(q[2]);
    const double s3 = sin(q[2]);
    const double c4 = cos(q[3]);
    const double s4 = sin(q[3]);
    const double c5 = cos(q[4]);
    const double s5 = sin(q[4]);
    const double c6 = cos(q[5]);
    const double s6 = sin(q[5]);
    const double c7 = cos(q[6]);
    const double s7 = sin(q[6]);

    /* link 2 */
    const double w2_y = qd[0]*c2;
    const double w2_x = qd[0]*s2;
    const double z1 = 0.005084745762711864*w2_y - w2_x;
    const double z2 = 140.00000000000003*w2_x - qd[1];
    const double z3 = qd[1] - 0.7118644067796611*w2_y;

    /* link 3 */
    const double w3_y = qd[1]*c3 + w2_x*s3;
    const double w3_x = qd[1]*s3 - w2_x*c3;
    const double w3_z = w2_y + qd[2];
    const double z4 = w3_z - 11.15*w3_y;
    const double z5 = s2*c3;
    const double z6 = s2*s3;

    /* link 4 */
    const double w4_y = w3_z*c4 - w3_x*s4;
    const double w4_x = w3_z*s4 + w3_x*c4;
    const double z7 = c2*c4 + s4*z5;
    const double z8 = c2*s4 - c4*z5;
    const double w4_z = qd[3] - w3_y;
    const double z9 = 6.26865671641791*w3_x;
    const double z10 = w4_x + z9;
    const double neg_v4_y_scaled = w3_y*s4;
    const double z11 = 6.26865671641791*neg_v4_y_scaled;
    const double z12 = z11 + 0.5074626865671642*w4_x;
    const double v4_x_scaled = w3_y*c4;
    const double z13 = 6.26865671641791*v4_x_scaled;
    const double z14 = z13 - w4_z + 0.5074626865671642*w4_y;

    /* link 5 */
    const double z15 = z9 + 5.970149253731343*w4_x;
    const double z16 = z13 - 5.970149253731343*w4_z;
    const double w5_y = w4_z*c5 + w4_x*s5;
    const double w5_x = w4_z*s5 - w4_x*c5;
    const double v5_y_scaled = z15*c5 + z16*s5;
    const double v5_x_scaled = z15*s5 - z16*c5;
    const double z17 = s5*z6 + z8*c5;
    const double w5_z = w4_y + qd[4];
    const double z18 = z11 + 0.0014925373134328358*w5_y - 0.31343283582089554*w5_x;
    const double z19 = v5_y_scaled + 2.0820895522388057*w5_x + 0.0014925373134328358*w5_z;
    const double z20 = v5_x_scaled - 0.31343283582089554*w5_z - 2.0820895522388057*w5_y;

    /* link 6 */
    const double w6_y = w5_z*c6 - w5_x*s6;
    const double w6_x = w5_z*s6 + w5_x*c6;
    const double neg_v6_y_scaled = z11*c6 + v5_x_scaled*s6;
    const double v6_x_scaled = v5_x_scaled*c6 - z11*s6;
    const double w6_z = qd[5] - w5_y;
    const double z21 = v5_y_scaled - 0.008955223880597014*w6_x;
    const double z22 = neg_v6_y_scaled + 0.005970149253731343*w6_x;
    const double z23 = 0.008955223880597014*w6_z - v6_x_scaled - 0.005970149253731343*w6_y;

    /* link 7 */
    const double w7_y = w6_z*c7 + w6_x*s7;
    const double w7_x = w6_z*s7 - w6_x*c7;
    const double w7_z = w6_y + qd[6];
    const double z24 = v5_y_scaled*c7 - v6_x_scaled*s7 + 1.507462686567164*w7_x;
    const double z25 = v5_y_scaled*s7 + v6_x_scaled*c7 - 1.507462686567164*w7_y;
    const double z26 = 0.008742*(qd[0]*qd[0]) + 0.0055*(qd[1]*qd[1]) + 0.0152*(w2_y*w2_y);
    const double z27 = z26 + 0.01525*(w2_x*w2_x) + 0.011052174999999997*(z1*z1 +
        2.585463947141626e-05*(z2*z2) + z3*z3);
    const double z28 = z27 + 0.00245*(w6_x*w6_x) + 0.00235*(w6_y*w6_y) + 0.0038*(w3_z*w3_z);
    const double z29 = z28 + 0.0119*(w3_y*w3_y) + 0.20988293749999998*(w3_x*w3_x) +
        0.0005*(w7_z*w7_z + w7_y*w7_y + w7_x*w7_x);
    const double z30 = z29 + 0.0018*(w6_z*w6_z) +
        0.0026934000000000003*(neg_v6_y_scaled*neg_v6_y_scaled + z24*z24 + z25*z25);
    const double z31 = z30 + 0.003*(w4_z*w4_z) + 0.0082*(w4_y*w4_y) + 0.0085*(w4_x*w4_x);
    const double z32 = z31 + 0.0040401000000000005*(z23*z23 + z21*z21 + z22*z22) +
        0.005*(w5_x*w5_x);
    const double z33 = 0.2004900868790376*(z4*z4) + z10*z10 + z12*z12 + z14*z14;
    const double z34 = z32 + 0.00435*(w5_y*w5_y) + 0.002245*(w5_z*w5_z) + 0.007855750000000002*(z33
        + z18*z18 + z20*z20 + z19*z19);
    const double z35 = 56.362374*c2 + 0.018688049999999998*s2 + 23.0167125*z7 -
        0.0034335000000000004*z17 - 0.13734000000000013*z6;
    const double z36 = z35 + 1.1995668000000002*(z7*c6 + z17*s6) - 0.7139718*(c5*z6 - z8*s5);

    e[0] = z34;
    e[1] = z36 + 85.78256400000001;
}
