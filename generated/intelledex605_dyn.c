/* intelledex605: robot dynamics as straight-line C, by rbgen 0.1.0
 *
 * joints   6: RRRRRR
 * source   T. Nie, Derivation and automatic generation of Kane's dynamical equations for
 *          mechanical manipulators, Ph.D. thesis, Oregon State University, 1988, the matrices
 *          A1 to A6 of chapter II and Table 3 (Intelledex 605).
 * model    ed3c0295d95cdc31
 * command  rbgen emit intelledex605
 *
 * Operations of each call: multiplications M, additions and subtractions A, divisions
 * and square roots D, pairs of sine and cosine.
 *
 *   function                  algorithm            M      A    D  sin/cos
 *   inverse_dynamics          best                 95     79    0        5
 *   inertia_matrix            best                 23     19    0        5
 *   bias                      best                 90     65    0        5
 *   gravity                   best                 17      8    0        4
 *   forward_dynamics          best                121     98    3        5
 *   forward_kinematics        best: tool-cross     54     24    0        6
 *   jacobian                  best: frames         54     23    0        5
 *   inertia_solve             best                 46     35    3        4
 *   energy                    best: links          83     48    0        6
 *
 * SI units: radians or metres for q, N m or N for torques. Arrays are row-major double.
 * No allocation, no global state, no branches; outputs may not overlap inputs.
 * Compile: cc -std=c99 -O2 -c FILE.c, and link with -lm.
 * This file belongs to whoever generated it.
 */
#include <math.h>

#define INTELLEDEX605_DOF 6

#ifdef __cplusplus
extern "C" {
#endif

/* joint torques (forces) for the motion */
void intelledex605_inverse_dynamics(const double q[6], const double qd[6], const double qdd[6],
                                    double tau[6]);
/* symmetric, row-major */
void intelledex605_inertia_matrix(const double q[6], double M[36]);
/* Coriolis, centrifugal, gravity, friction */
void intelledex605_bias(const double q[6], const double qd[6], double b[6]);
/* torques that hold the arm still */
void intelledex605_gravity(const double q[6], double g[6]);
/* accelerations for the torques */
void intelledex605_forward_dynamics(const double q[6], const double qd[6], const double tau[6],
                                    double qdd[6]);
/* tool in the world: axes as columns of R, origin p */
void intelledex605_forward_kinematics(const double q[6], double R[9], double p[3]);
/* 6 x n: linear rows, then angular, world axes, at the tool */
void intelledex605_jacobian(const double q[6], double J[36]);
/* M^-1 phi */
void intelledex605_inertia_solve(const double q[6], const double phi[6], double qdd[6]);
/* kinetic, potential (zero at the world's origin) */
void intelledex605_energy(const double q[6], const double qd[6], double e[2]);

#ifdef __cplusplus
}
#endif

void intelledex605_inverse_dynamics(const double q[6], const double qd[6], const double qdd[6],
                                    double tau[6])
{
    /* joint angles */
    const double c2 = cos(q[1]);
    const double s2 = sin(q[1]);
    const double c3 = cos(q[2]);
    const double c1 = cos(q[0]);
    const double s3 = sin(q[2]);
    const double s1 = sin(q[0]);
    const double s4 = sin(q[3]);
    const double z1 = 0.31650974208*(s4*s4);
    const double z2 = z1 + 0.013;
    const double z3 = z1 - 0.32950974208;
    const double z4 = q[3] + q[4];
    const double z5 = cos(z4);
    const double z6 = sin(z4);
    const double c4 = cos(q[3]);

    /* motion of link 2 */
    const double U2_xz = c2*qdd[0];
    const double w2_x = s2*qd[0];
    const double z7 = qd[1]*w2_x;
    const double wd2_y = U2_xz - z7;
    const double neg_U2_yz = qdd[0]*s2;
    const double w2_y = c2*qd[0];
    const double wd2_x = neg_U2_yz + qd[1]*w2_y;
    const double z8 = s2*s1;

    /* motion of link 3 */
    const double z9 = 35.110952040085905*c1;
    const double z10 = 35.110952040085905*(c2*s1);
    const double a3_y = s3*z10 - c3*z9;
    const double neg_w3_y = qd[1]*c3 + w2_x*s3;
    const double w3_x = w2_x*c3 - qd[1]*s3;
    const double w3_z = w2_y + qd[2];
    const double wd3_z = wd2_y + qdd[2];
    const double neg_wd3_y = c3*qdd[1] + wd2_x*s3 + w3_x*qd[2];
    const double neg_wd3_x = s3*qdd[1] - wd2_x*c3 + neg_w3_y*qd[2];
    const double z11 = neg_w3_y*w3_x;
    const double z12 = neg_w3_y*neg_w3_y;
    const double z13 = w3_x*w3_x;

    /* motion of link 4 */
    const double a4_z = neg_wd3_y + 35.110952040085905*z8 + w3_x*w3_z;
    const double a4_y = a3_y + wd3_z - z11;
    const double neg_a4_x = z9*s3 + c3*z10 + z12 + w3_z*w3_z;
    const double w4_z = w3_z + qd[3];
    const double wd4_z = wd3_z + qdd[3];
    const double neg_U4_yy = z13 + w4_z*w4_z;
    const double U4_yx = wd4_z - z11;
    const double z14 = qd[3] + w4_z;
    const double neg_U4_zy = neg_wd3_x + neg_w3_y*z14;
    const double U4_zx = neg_wd3_y + w3_x*z14;

    /* motion of link 5 */
    const double neg_w5_y = neg_w3_y*z5 + w3_x*z6;
    const double w5_x = w3_x*z5 - neg_w3_y*z6;
    const double z15 = qd[3] + qd[4];
    const double w5_z = w4_z + qd[4];
    const double neg_wd5_y = neg_wd3_y*z5 - neg_wd3_x*z6 + w5_x*z15;

    /* motion of link 6 */
    const double wd6_z = qdd[5] - neg_wd5_y;

    /* forces on link 5 */
    const double z16 = 0.003*qd[5];
    const double n5_z = w5_x*(z16 + 0.0022999999999999995*neg_w5_y) + 0.008799999999999999*(wd4_z +
        qdd[4]);
    const double z17 = 0.003*wd6_z;
    const double n5_y = w5_x*(0.157*w5_z) - (0.1605*neg_wd5_y - z17);
    const double z18 = 0.1658*(neg_wd3_y*z6 + neg_w5_y*(z15 - 0.9330518697225573*w5_z) +
        neg_wd3_x*z5);
    const double neg_n5_x = w5_z*z16 + z18;

    /* forces on link 4 */
    const double z19 = 0.31650974208*(s4*c4);
    const double z20 = n5_z + (z12 - z13)*z19 + 0.34250974208*wd4_z + z11*(z2 + z3);
    const double z21 = 0.3814748784*s4;
    const double z22 = 0.3814748784*c4;
    const double n4_z = z20 + neg_a4_x*z21 + a4_y*z22;

    /* forces on link 3 */
    const double z23 = neg_U4_yy*z21 - U4_yx*z22 - 0.8073579951359998*a3_y - n4_z -
        0.6787438991359999*wd3_z;
    const double neg_n3_z = z23 + 0.652743899136*z11;
    const double z24 = 4.9722057328561196*z8 - neg_U4_zy*(z19 + z21) + 0.6657438991359999*a4_z -
        z5*n5_y;
    const double n3_y = z3*U4_zx - (z24 + z6*neg_n5_x + z22*(a4_z + U4_zx));
    const double z25 = U4_zx*z19 - (z6*n5_y + z5*neg_n5_x) - z2*neg_U4_zy + a4_z*z21;
    const double n3_x = z25 - 0.013*(neg_wd3_x + neg_w3_y*w3_z);
    const double n2_x = c3*n3_x - s3*n3_y;

    /* forces on link 2 */
    const double n2_z = 0.0116*(qdd[1] + w2_x*w2_y) - (c3*n3_y + s3*n3_x);
    const double neg_n2_y = neg_n3_z + 0.0116*(z7 - wd2_y);

    /* forces on link 1 */
    const double neg_n1_z = c2*neg_n2_y - s2*n2_x - 0.516120582248*qdd[0] + 29.791073138399998*s1;

    tau[0] = -neg_n1_z;
    tau[1] = n2_z;
    tau[2] = -neg_n3_z;
    tau[3] = n4_z;
    tau[4] = n5_z;
    tau[5] = z17;
}

void intelledex605_inertia_matrix(const double q[6], double M[36])
{
    /* joint angles */
    const double z1 = q[3] + q[4];
    const double z2 = z1 + q[2];
    const double s4 = sin(q[3]);
    const double c4 = cos(q[3]);
    const double z3 = sin(z1);
    const double c3 = cos(q[2]);
    const double s3 = sin(q[2]);
    const double s2 = sin(q[1]);
    const double c2 = cos(q[1]);

    /* composite body 4 */
    const double z4 = 0.31650974208*s4;
    const double z5 = 0.0022999999999999995*z3;
    const double S3_xy = z4*c4 - z5*cos(z1) + 0.3814748784*s4;
    const double z6 = 0.7629497568*c4;
    const double z7 = s4*z4 - z3*z5;
    const double S3_xx = z6 - z7 + 0.9985036412159999;
    const double S3_yy = z7 + 0.03155;
    const double z8 = z6 + 1.030053641216;

    /* column 4 */
    const double z9 = 0.3814748784*c4 + 0.35130974208;
    const double z10 = z9*c2;

    /* composite body 3 */
    const double z11 = 2.0*(S3_xy*c3) + (S3_xx - S3_yy)*s3;
    const double S2_xz = S3_xy - c3*z11;
    const double z12 = S3_xx - s3*z11;

    /* column 3 */
    const double z13 = z8*c2;

    /* composite body 2 */
    const double neg_S1_yz = S2_xz*s2;

    /* column 1 */
    const double z14 = 0.008799999999999999*c2;
    const double z15 = 0.003*(s2*sin(z2));
    const double z16 = 0.003*cos(z2);

    M[0] = S3_xx + S3_yy - s2*((z12 - 0.14865)*s2) + 0.5277205822479999;
    M[1] = -neg_S1_yz;
    M[2] = z13;
    M[3] = z10;
    M[4] = z14;
    M[5] = -z15;
    M[6] = -neg_S1_yz;
    M[7] = z12 + 0.17185;
    M[8] = 0.0;
    M[9] = 0.0;
    M[10] = 0.0;
    M[11] = -z16;
    M[12] = z13;
    M[13] = 0.0;
    M[14] = z8;
    M[15] = z9;
    M[16] = 0.008799999999999999;
    M[17] = 0.0;
    M[18] = z10;
    M[19] = 0.0;
    M[20] = z9;
    M[21] = 0.35130974208;
    M[22] = 0.008799999999999999;
    M[23] = 0.0;
    M[24] = z14;
    M[25] = 0.0;
    M[26] = 0.008799999999999999;
    M[27] = 0.008799999999999999;
    M[28] = 0.008799999999999999;
    M[29] = 0.0;
    M[30] = -z15;
    M[31] = -z16;
    M[32] = 0.0;
    M[33] = 0.0;
    M[34] = 0.0;
    M[35] = 0.003;
}

void intelledex605_bias(const double q[6], const double qd[6], double b[6])
{
    /* joint angles */
    const double c3 = cos(q[2]);
    const double c1 = cos(q[0]);
    const double s3 = sin(q[2]);
    const double c2 = cos(q[1]);
    const double s1 = sin(q[0]);
    const double s2 = sin(q[1]);
    const double s4 = sin(q[3]);
    const double z1 = 0.31650974208*(s4*s4);
    const double z2 = z1 + 0.013;
    const double z3 = z1 - 0.32950974208;
    const double z4 = q[3] + q[4];
    const double z5 = cos(z4);
    const double z6 = sin(z4);
    const double c4 = cos(q[3]);

    /* motion of link 2 */
    const double z7 = c2*s1;
    const double w2_x = s2*qd[0];
    const double w2_y = c2*qd[0];
    const double wd2_x = qd[1]*w2_y;
    const double neg_wd2_y = qd[1]*w2_x;
    const double z8 = s1*s2;
    const double U2_xy = w2_x*w2_y;

    /* motion of link 3 */
    const double z9 = 35.110952040085905*c3;
    const double z10 = 35.110952040085905*s3;
    const double a3_y = z10*z7 - z9*c1;
    const double neg_w3_y = c3*qd[1] + s3*w2_x;
    const double w3_x = c3*w2_x - s3*qd[1];
    const double w3_z = qd[2] + w2_y;
    const double neg_wd3_y = s3*wd2_x + w3_x*qd[2];
    const double wd3_x = c3*wd2_x - neg_w3_y*qd[2];
    const double z11 = neg_w3_y*w3_x;
    const double U3_xy = neg_wd2_y - z11;
    const double neg_U3_yx = neg_wd2_y + z11;
    const double U3_zx = neg_wd3_y + w3_x*w3_z;
    const double z12 = neg_w3_y*neg_w3_y;
    const double z13 = w3_x*w3_x;

    /* motion of link 4 */
    const double a4_z = U3_zx + 35.110952040085905*z8;
    const double a4_y = a3_y - neg_U3_yx;
    const double neg_a4_x = c1*z10 + z9*z7 + z12 + w3_z*w3_z;
    const double w4_z = w3_z + qd[3];
    const double neg_wd4_y = neg_wd3_y + w3_x*qd[3];
    const double wd4_x = wd3_x - neg_w3_y*qd[3];
    const double neg_U4_yy = z13 + w4_z*w4_z;
    const double U4_zy = wd4_x - neg_w3_y*w4_z;
    const double U4_zx = neg_wd4_y + w3_x*w4_z;

    /* motion of link 5 */
    const double neg_w5_y = neg_w3_y*z5 + w3_x*z6;
    const double w5_x = w3_x*z5 - neg_w3_y*z6;
    const double w5_z = w4_z + qd[4];
    const double neg_wd5_y = neg_wd4_y*z5 + wd4_x*z6 + w5_x*qd[4];

    /* forces on link 5 */
    const double z14 = 0.0022999999999999995*(neg_w5_y + 1.3043478260869568*qd[5]);
    const double n5_z = w5_x*z14 - 0.008799999999999999*neg_wd2_y;
    const double neg_n5_x = w5_z*z14 + 0.008799999999999999*(neg_wd4_y*z6 - wd4_x*z5 +
        neg_w5_y*qd[4]);

    /* forces on link 4 */
    const double z15 = 0.31650974208*(s4*c4);
    const double z16 = 0.3814748784*s4;
    const double z17 = U3_xy*z2 - n5_z - neg_U3_yx*z3 - (z12 - z13)*z15 - neg_a4_x*z16;
    const double z18 = 0.3814748784*c4;
    const double n4_z = a4_y*z18 - z17;

    /* forces on link 3 */
    const double z19 = neg_U4_yy*z16 + neg_U3_yx*z18 - n4_z + 0.013*U3_xy +
        0.6657438991359999*neg_U3_yx;
    const double n3_z = 0.8073579951359998*a3_y - z19;
    const double z20 = 0.006500000000000001*neg_wd5_y;
    const double z21 = 28.3471078464*z8 + U4_zy*(z15 + z16) + z5*z20 + z6*neg_n5_x;
    const double neg_n3_y = z21 - z3*U4_zx + 0.6657438991359999*U3_zx + z18*(a4_z + U4_zx);
    const double z22 = z6*z20 - z5*neg_n5_x + z2*U4_zy + U4_zx*z15 + a4_z*z16;
    const double n3_x = z22 + 0.013*(wd3_x - neg_w3_y*w3_z);

    /* forces on link 2 */
    const double n2_z = c3*neg_n3_y - s3*n3_x - 0.1454*U2_xy;
    const double n2_y = n3_z - 0.0232*neg_wd2_y;
    const double n2_x = s3*neg_n3_y + c3*n3_x + 0.314*wd2_x;

    /* forces on link 1 */
    const double n1_z = c2*n2_y + s2*n2_x - 29.791073138399998*s1;

    b[0] = n1_z;
    b[1] = n2_z;
    b[2] = n3_z;
    b[3] = n4_z;
    b[4] = n5_z;
    b[5] = -0.003*neg_wd5_y;
}

void intelledex605_gravity(const double q[6], double g[6])
{
    /* joint angles */
    const double c1 = cos(q[0]);
    const double s1 = sin(q[0]);
    const double s2 = sin(q[1]);
    const double c2 = cos(q[1]);
    const double z1 = q[2] + q[3];
    const double z2 = cos(z1);
    const double z3 = sin(z1);
    const double s3 = sin(q[2]);
    const double c3 = cos(q[2]);

    /* motion of link 1 */
    const double neg_a1_y_scaled = 28.3471078464*c1;

    /* motion of link 2 */
    const double z4 = 28.3471078464*s1;
    const double a2_y_scaled = z4*s2;
    const double neg_a2_x_scaled = z4*c2;

    /* motion of link 4 */
    const double a4_y_scaled = neg_a2_x_scaled*z3 - neg_a1_y_scaled*z2;

    /* forces on link 3 */
    const double z5 = 0.47249780233580313*a4_y_scaled;
    const double n3_z = z5 + neg_a2_x_scaled*s3 - neg_a1_y_scaled*c3;
    const double z6 = 0.47249780233580313*a2_y_scaled;
    const double neg_n3_y = z2*z6 + a2_y_scaled*c3;
    const double n3_x = z3*z6 + a2_y_scaled*s3;

    /* forces on link 1 */
    const double n1_z = c2*n3_z + s2*n3_x - 29.791073138399998*s1;

    g[0] = n1_z;
    g[1] = neg_n3_y;
    g[2] = n3_z;
    g[3] = z5;
    g[4] = 0.0;
    g[5] = 0.0;
}

void intelledex605_forward_dynamics(const double q[6], const double qd[6], const double tau[6],
                                    double qdd[6])
{
    /* joint angles */
    const double c3 = cos(q[2]);
    const double c1 = cos(q[0]);
    const double s3 = sin(q[2]);
    const double c2 = cos(q[1]);
    const double s1 = sin(q[0]);
    const double s2 = sin(q[1]);
    const double c4 = cos(q[3]);
    const double F4_yz = 0.3814748784*c4;
    const double s4 = sin(q[3]);
    const double z1 = 0.31650974208*(s4*s4);
    const double z2 = z1 + 0.013;
    const double z3 = z1 - 0.32950974208;
    const double z4 = q[3] + q[4];
    const double z5 = cos(z4);
    const double z6 = sin(z4);

    /* motion of link 2 */
    const double z7 = c2*s1;
    const double w2_x = s2*qd[0];
    const double w2_y = c2*qd[0];
    const double wd2_x = qd[1]*w2_y;
    const double neg_wd2_y = qd[1]*w2_x;
    const double z8 = s1*s2;

    /* motion of link 3 */
    const double z9 = 35.110952040085905*c3;
    const double z10 = 35.110952040085905*s3;
    const double a3_y = z10*z7 - z9*c1;
    const double neg_w3_y = c3*qd[1] + s3*w2_x;
    const double w3_x = c3*w2_x - s3*qd[1];
    const double w3_z = qd[2] + w2_y;
    const double neg_wd3_y = s3*wd2_x + w3_x*qd[2];
    const double wd3_x = c3*wd2_x - neg_w3_y*qd[2];
    const double z11 = neg_w3_y*w3_x;
    const double U3_xy = neg_wd2_y - z11;
    const double neg_U3_yx = neg_wd2_y + z11;
    const double U3_zx = neg_wd3_y + w3_x*w3_z;
    const double z12 = neg_w3_y*neg_w3_y;
    const double z13 = w3_x*w3_x;

    /* motion of link 4 */
    const double a4_z = U3_zx + 35.110952040085905*z8;
    const double a4_y = a3_y - neg_U3_yx;
    const double neg_a4_x = c1*z10 + z9*z7 + z12 + w3_z*w3_z;
    const double w4_z = w3_z + qd[3];
    const double neg_wd4_y = neg_wd3_y + w3_x*qd[3];
    const double wd4_x = wd3_x - neg_w3_y*qd[3];
    const double neg_U4_yy = z13 + w4_z*w4_z;
    const double U4_zy = wd4_x - neg_w3_y*w4_z;
    const double U4_zx = neg_wd4_y + w3_x*w4_z;

    /* motion of link 5 */
    const double neg_w5_y = neg_w3_y*z5 + w3_x*z6;
    const double w5_x = w3_x*z5 - neg_w3_y*z6;
    const double w5_z = w4_z + qd[4];
    const double neg_wd5_y = neg_wd4_y*z5 + wd4_x*z6 + w5_x*qd[4];

    /* forces on link 5 */
    const double z14 = 0.34090909090909094*qd[5] + 0.2613636363636363*neg_w5_y;
    const double neg_n5_x_scaled = w5_z*z14 + (neg_wd4_y*z6 + neg_w5_y*qd[4] - wd4_x*z5);

    /* forces on link 1 */
    const double phi5_scaled = neg_wd2_y - w5_x*z14 + 113.63636363636364*tau[4];
    const double phi6_scaled = neg_wd5_y + 333.3333333333333*tau[5];

    /* articulated body 5 */
    const double z15 = 0.005299999999999999*z6;
    const double z16 = z1 - z6*z15;
    const double I4_xx = z16 + 0.1802;

    /* articulated body 4 */
    const double z17 = 0.31650974208*(c4*s4);
    const double z18 = 0.3814748784*s4;
    const double z19 = tau[3] + U3_xy*z2 - neg_U3_yx*z3 - (z12 - z13)*z17 - neg_a4_x*z18;
    const double neg_u4 = tau[4] + (F4_yz*a4_y - z19);
    const double z20 = z17 + z18;
    const double I3_xy = z5*z15 - z20;
    const double I3_yy = 1.1441536412159998 - (z16 - 0.7629497568*c4);
    const double z21 = 1.1137635854775159*c4;
    const double I3_zz = 0.6787438991359999 - F4_yz*z21;

    /* articulated body 3 */
    const double z22 = 2.9196249832988106*neg_u4;
    const double z23 = neg_U4_yy*z18 + F4_yz*(neg_U3_yx + z22) + tau[2] + 0.013*U3_xy +
        0.6657438991359999*neg_U3_yx;
    const double neg_u3 = tau[3] + (0.8073579951359998*a3_y - z23);
    const double z24 = c3*(2.0*I3_xy) + s3*(I4_xx - I3_yy);
    const double I2_xz = I3_xy - c3*z24;
    const double z25 = s3*z24;
    const double I2_zz = I3_yy + z25 + 0.0232;
    const double iD3 = 1.0/I3_zz;

    /* articulated body 2 */
    const double z26 = F4_yz*(a4_z + U4_zx) + 28.3471078464*z8 + U4_zy*z20 +
        0.6657438991359999*U3_zx;
    const double z27 = 0.008799999999999999*neg_n5_x_scaled;
    const double z28 = 0.003*phi6_scaled - 0.006500000000000001*neg_wd5_y;
    const double z29 = z26 + z6*z27 - z3*U4_zx - z5*z28;
    const double z30 = z6*z28 - U4_zx*z17 - a4_z*z18 + z5*z27 - z2*U4_zy;
    const double z31 = z30 - 0.013*(wd3_x - neg_w3_y*w3_z);
    const double neg_u2 = c3*z29 - tau[1] - w2_y*(0.1454*w2_x) + s3*z31;
    const double iD2 = 1.0/I2_zz;
    const double z32 = I2_xz*iD2;
    const double I1_zz = s2*(s2*(I4_xx - z25 - I2_xz*z32)) + 0.5277205822479999;

    /* articulated body 1 */
    const double z33 = s2*(0.314*wd2_x + s3*z29 - neg_u2*z32 - c3*z31);
    const double neg_u1 = c2*(tau[2] - 0.0232*neg_wd2_y) - tau[0] - 29.791073138399998*s1 + z33;
    const double iD1 = 1.0/I1_zz;

    /* acceleration of link 1 */
    const double neg_qdd1 = neg_u1*iD1;

    /* acceleration of link 2 */
    const double z34 = s2*neg_qdd1;
    const double qdd2 = z32*z34 - neg_u2*iD2;

    /* acceleration of link 3 */
    const double z35 = neg_u3*iD3;
    const double qdd3 = c2*neg_qdd1 - z35;

    /* acceleration of link 4 */
    const double qdd4 = z35 + z21*z35 - z22;

    /* acceleration of link 5 */
    const double qdd5 = phi5_scaled + (z35 - qdd4);

    /* acceleration of link 6 */
    const double z36 = z5*(s3*z34 - c3*qdd2) + z6*(s3*qdd2 + c3*z34);
    const double qdd6 = phi6_scaled - z36;

    qdd[0] = -neg_qdd1;
    qdd[1] = qdd2;
    qdd[2] = qdd3;
    qdd[3] = qdd4;
    qdd[4] = qdd5;
    qdd[5] = qdd6;
}

void intelledex605_forward_kinematics(const double q[6], double R[9], double p[3])
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
    const double z1 = s5*c6;
    const double z2 = c5*c6;
    const double z3 = s5*s6;
    const double z4 = c5*s6;

    /* tool seen from link 3 */
    const double z5 = 0.3226*s4;
    const double z6 = 0.3226*c4 + 0.2794;
    const double z7 = c4*z1 + s4*z2;
    const double z8 = s4*z1 - c4*z2;
    const double z9 = c4*z3 + s4*z4;
    const double z10 = s4*z3 - c4*z4;

    /* tool seen from link 2 */
    const double z11 = c3*z5 + s3*z6;
    const double z12 = s3*z5 - c3*z6;
    const double z13 = c3*z7 - s3*z8;
    const double z14 = s3*z7 + c3*z8;
    const double z15 = c3*z9 - s3*z10;
    const double z16 = s3*z9 + c3*z10;

    /* tool seen from link 1 */
    const double z17 = c2*z12;
    const double z18 = c2*s6 + s2*z14;
    const double z19 = s2*s6 - c2*z14;
    const double z20 = c2*c6 - s2*z16;
    const double z21 = s2*c6 + c2*z16;

    /* tool seen from link 0 */
    const double z22 = s1*z13 - c1*z19;
    const double z23 = c1*z13 + s1*z19;
    const double z24 = s1*z15 + c1*z21;
    const double z25 = c1*z15 - s1*z21;

    R[0] = -z22;
    R[1] = z24;
    R[2] = -(z18*z25 + z20*z23);
    R[3] = z23;
    R[4] = -z25;
    R[5] = -(z20*z22 + z18*z24);
    R[6] = -z18;
    R[7] = -z20;
    R[8] = z22*z25 - z23*z24;
    p[0] = -(s1*z11 + c1*z17);
    p[1] = c1*z11 - s1*z17;
    p[2] = -s2*z12;
}

void intelledex605_jacobian(const double q[6], double J[36])
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

    /* frame 4 */
    const double z11 = s4*z5 - c4*z8;
    const double z12 = s4*z6 - c4*z9;
    const double z13 = s4*z7 + c4*z10;

    /* frame 5 */
    const double z14 = 0.3226*z11;
    const double z15 = 0.3226*z12;
    const double z16 = 0.3226*z13;
    const double z17 = 0.2794*z8 - z14;
    const double z18 = 0.2794*z9 - z15;
    const double z19 = 0.2794*z10 + z16;

    J[0] = -z18;
    J[1] = -c1*z17;
    J[2] = -(c2*z18 + z1*z17);
    J[3] = c2*z15 + z1*z14;
    J[4] = 0.0;
    J[5] = 0.0;
    J[6] = -z19;
    J[7] = -s1*z17;
    J[8] = z2*z17 - c2*z19;
    J[9] = -(z2*z14 + c2*z16);
    J[10] = 0.0;
    J[11] = 0.0;
    J[12] = 0.0;
    J[13] = s1*z18 - c1*z19;
    J[14] = -(z1*z19 + z2*z18);
    J[15] = z2*z15 - z1*z16;
    J[16] = 0.0;
    J[17] = 0.0;
    J[18] = 0.0;
    J[19] = s1;
    J[20] = -z2;
    J[21] = -z2;
    J[22] = -z2;
    J[23] = s5*z13 + c5*(s4*z10 - c4*z7);
    J[24] = 0.0;
    J[25] = -c1;
    J[26] = -z1;
    J[27] = -z1;
    J[28] = -z1;
    J[29] = s5*z12 - c5*(s4*z9 + c4*z6);
    J[30] = 1.0;
    J[31] = 0.0;
    J[32] = c2;
    J[33] = c2;
    J[34] = c2;
    J[35] = s5*z11 - c5*(s4*z8 + c4*z5);
}

void intelledex605_inertia_solve(const double q[6], const double phi[6], double qdd[6])
{
    /* joint angles */
    const double c4 = cos(q[3]);
    const double F4_yz = 0.3814748784*c4;
    const double z1 = q[3] + q[4];
    const double s4 = sin(q[3]);
    const double z2 = sin(z1);
    const double z3 = cos(z1);
    const double c3 = cos(q[2]);
    const double s3 = sin(q[2]);
    const double s2 = sin(q[1]);
    const double c2 = cos(q[1]);

    /* articulated body 5 */
    const double z4 = 0.31650974208*s4;
    const double z5 = 0.005299999999999999*z2;
    const double z6 = s4*z4 - z2*z5;
    const double I4_xx = z6 + 0.1802;
    const double z7 = z3*phi[5];
    const double z8 = z2*phi[5];

    /* articulated body 4 */
    const double u4 = phi[3] - phi[4];
    const double I3_xy = z5*z3 - (0.3814748784*s4 + c4*z4);
    const double I3_yy = 1.1441536412159998 - (z6 - 0.7629497568*c4);
    const double z9 = 1.1137635854775159*c4;
    const double I3_zz = 0.6787438991359999 - F4_yz*z9;

    /* articulated body 3 */
    const double z10 = 2.9196249832988106*u4;
    const double neg_u3 = phi[3] - phi[2] + F4_yz*z10;
    const double z11 = 2.0*(I3_xy*c3) + (I4_xx - I3_yy)*s3;
    const double I2_xz = I3_xy - c3*z11;
    const double z12 = s3*z11;
    const double I2_zz = I3_yy + z12 + 0.0232;
    const double iD3 = 1.0/I3_zz;

    /* articulated body 2 */
    const double u2 = phi[1] + c3*z7 - s3*z8;
    const double iD2 = 1.0/I2_zz;
    const double z13 = I2_xz*iD2;
    const double I1_zz = s2*((I4_xx - z12 - I2_xz*z13)*s2) + 0.5277205822479999;

    /* articulated body 1 */
    const double u1 = phi[0] - phi[2]*c2 + (s3*z7 + c3*z8 - u2*z13)*s2;
    const double iD1 = 1.0/I1_zz;

    /* acceleration of link 1 */
    const double qdd1 = u1*iD1;

    /* acceleration of link 2 */
    const double z14 = s2*qdd1;
    const double qdd2 = u2*iD2 - z13*z14;

    /* acceleration of link 3 */
    const double z15 = neg_u3*iD3;
    const double neg_qdd3 = c2*qdd1 + z15;

    /* acceleration of link 4 */
    const double qdd4 = z10 + (z15 + z9*z15);

    /* acceleration of link 5 */
    const double qdd5 = 113.63636363636364*phi[4] - (qdd4 - z15);

    /* acceleration of link 6 */
    const double z16 = z3*(c3*qdd2 + s3*z14) + z2*(c3*z14 - s3*qdd2);
    const double qdd6 = z16 + 333.3333333333333*phi[5];

    qdd[0] = qdd1;
    qdd[1] = qdd2;
    qdd[2] = -neg_qdd3;
    qdd[3] = qdd4;
    qdd[4] = qdd5;
    qdd[5] = qdd6;
}

void intelledex605_energy(const double q[6], const double qd[6], double e[2])
{
    /* joint angles */
    const double c3 = cos(q[2]);
    const double s2 = sin(q[1]);
    const double s3 = sin(q[2]);
    const double c1 = cos(q[0]);
    const double c2 = cos(q[1]);
    const double s1 = sin(q[0]);
    const double c4 = cos(q[3]);
    const double s4 = sin(q[3]);
    const double c5 = cos(q[4]);
    const double s5 = sin(q[4]);
    const double c6 = cos(q[5]);
    const double s6 = sin(q[5]);

    /* link 2 */
    const double w2_x = qd[0]*s2;
    const double z1 = c2*s1;
    const double w2_y = qd[0]*c2;

    /* link 3 */
    const double neg_w3_y = qd[1]*c3 + w2_x*s3;
    const double w3_x = c3*w2_x - qd[1]*s3;
    const double z2 = s3*c1 + c3*z1;
    const double w3_z = qd[2] + w2_y;

    /* link 4 */
    const double neg_w4_y = neg_w3_y*c4 + w3_x*s4;
    const double w4_x = w3_x*c4 - neg_w3_y*s4;
    const double v4_x_scaled = w3_z*s4;
    const double w4_z = w3_z + qd[3];
    const double z3 = neg_w3_y + 0.4545454545454546*neg_w4_y;
    const double z4 = w3_z*c4;
    const double z5 = z4 + 0.4545454545454546*w4_z;

    /* link 5 */
    const double v5_z_scaled = neg_w3_y + 1.1546170365068003*neg_w4_y;
    const double z6 = z4 + 1.1546170365068003*w4_z;
    const double neg_w5_y = neg_w4_y*c5 + w4_x*s5;
    const double w5_x = w4_x*c5 - neg_w4_y*s5;
    const double v5_y_scaled = z6*c5 - v4_x_scaled*s5;
    const double v5_x_scaled = z6*s5 + v4_x_scaled*c5;
    const double w5_z = w4_z + qd[4];

    /* link 6 */
    const double neg_w6_y = w5_z*c6 + w5_x*s6;
    const double w6_x = w5_x*c6 - w5_z*s6;
    const double neg_v6_y_scaled = v5_z_scaled*c6 + v5_x_scaled*s6;
    const double v6_x_scaled = v5_x_scaled*c6 - v5_z_scaled*s6;
    const double w6_z = qd[5] - neg_w5_y;
    const double z7 = 0.25127261568*(qd[0]*qd[0]) + 0.015*(qd[1]*qd[1]) +
        0.012587675444*(w2_y*w2_y);
    const double z8 = z7 + 0.015987675444*(w2_x*w2_x) + 0.08852498424*(v5_y_scaled*v5_y_scaled) +
        0.035409993695999994*(neg_v6_y_scaled*neg_v6_y_scaled + v6_x_scaled*v6_x_scaled);
    const double z9 = z8 + neg_w5_y*(0.00175*neg_w5_y) + 0.056091999999999975*(w3_z*w3_z) +
        0.09514199999999998*(neg_w3_y*neg_w3_y);
    const double z10 = z9 + 0.05205*(w3_x*w3_x) + 0.0015*(w6_z*w6_z) + 0.013*(w4_z*w4_z);
    const double z11 = z10 + 0.0024*(w5_x*w5_x + w5_z*w5_z) + 0.002*(w6_x*w6_x + neg_w6_y*neg_w6_y);
    const double z12 = z11 + 0.03025*(w4_x*w4_x + neg_w4_y*neg_w4_y) +
        0.05311499054399999*(v5_z_scaled*v5_z_scaled + v5_x_scaled*v5_x_scaled);
    const double z13 = 29.791073138399998*c1 - 28.3471078464*z2 - 13.39394616*((c3*c1 - s3*z1)*s4 +
        z2*c4);

    e[0] = z12 + 0.194754965328*(v4_x_scaled*v4_x_scaled + z3*z3 + z5*z5);
    e[1] = z13;
}
