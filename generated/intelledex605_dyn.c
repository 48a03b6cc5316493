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
 *   inverse_dynamics          best                 94     78    0        5
 *   inertia_matrix            best                 23     19    0        5
 *   bias                      best                 90     65    0        5
 *   gravity                   best                 15      8    0        4
 *   forward_dynamics          best                122     98    3        5
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
    const double s1 = sin(q[0]);
    const double c1 = cos(q[0]);
    const double s2 = sin(q[1]);
    const double c2 = cos(q[1]);
    const double s3 = sin(q[2]);
    const double c3 = cos(q[2]);
    const double s4 = sin(q[3]);
    const double c4 = cos(q[3]);
    const double z1 = 0.31650974208*(s4*s4);
    const double z2 = z1 - 0.32950974208;
    const double z3 = z1 + 0.013;
    const double z4 = q[3] + q[4];
    const double z5 = cos(z4);
    const double z6 = sin(z4);

    /* motion of link 2 */
    const double w2_x = s2*qd[0];
    const double z7 = qd[1]*w2_x;
    const double U2_xz = c2*qdd[0];
    const double wd2_y = U2_xz - z7;
    const double z8 = s1*c2;
    const double w2_y = c2*qd[0];
    const double neg_U2_yz = s2*qdd[0];
    const double wd2_x = qd[1]*w2_y + neg_U2_yz;
    const double z9 = s1*s2;

    /* motion of link 3 */
    const double neg_w3_y = s3*w2_x + c3*qd[1];
    const double w3_x = c3*w2_x - s3*qd[1];
    const double z10 = neg_w3_y*w3_x;
    const double wd3_z = wd2_y + qdd[2];
    const double z11 = 35.110952040085905*s3;
    const double z12 = 35.110952040085905*c3;
    const double a3_y = z11*z8 - c1*z12;
    const double z13 = w3_x*w3_x;
    const double w3_z = w2_y + qd[2];
    const double z14 = neg_w3_y*neg_w3_y;
    const double neg_wd3_y = c3*qdd[1] + (w3_x*qd[2] + s3*wd2_x);
    const double neg_wd3_x = s3*qdd[1] - c3*wd2_x + neg_w3_y*qd[2];
    const double z15 = w3_x*w3_z;

    /* motion of link 4 */
    const double a4_y = wd3_z - z10 + a3_y;
    const double w4_z = qd[3] + w3_z;
    const double neg_U4_yy = z13 + w4_z*w4_z;
    const double wd4_z = wd3_z + qdd[3];
    const double U4_yx = wd4_z - z10;
    const double neg_a4_x = w3_z*w3_z + (z14 + (c1*z11 + z8*z12));
    const double z16 = qd[3] + w4_z;
    const double U4_zx = neg_wd3_y + w3_x*z16;
    const double a4_z = 35.110952040085905*z9 + (z15 + neg_wd3_y);
    const double neg_U4_zy = neg_wd3_x + neg_w3_y*z16;

    /* motion of link 5 */
    const double neg_w5_y = neg_w3_y*z5 + w3_x*z6;
    const double w5_x = w3_x*z5 - neg_w3_y*z6;
    const double z17 = qd[3] + qd[4];
    const double w5_z = w4_z + qd[4];
    const double wd5_y = z6*neg_wd3_x - z5*neg_wd3_y - w5_x*z17;

    /* motion of link 6 */
    const double wd6_z = wd5_y + qdd[5];

    /* forces on link 5 */
    const double z18 = 0.003*(qd[5] + 0.7666666666666665*neg_w5_y);
    const double n5_z = 0.008799999999999999*(wd4_z + qdd[4]) + z18*w5_x;
    const double neg_n5_x = 0.008799999999999999*(z6*neg_wd3_y + (neg_w5_y*z17 + z5*neg_wd3_x)) +
        z18*w5_z;
    const double z19 = 0.003*wd6_z;
    const double n5_y = z19 + 0.0035*wd5_y;

    /* forces on link 3 */
    const double z20 = 0.3814748784*s4;
    const double z21 = 0.3814748784*c4;
    const double z22 = 0.31650974208*(s4*c4);
    const double z23 = (z13 - z14)*z22 - (z20*neg_a4_x + (a4_y*z21 + n5_z)) - z10*(z2 + z3);
    const double n4_z = 0.34250974208*wd4_z - z23;
    const double z24 = 0.652743899136*a4_y - z20*neg_U4_yy + U4_yx*z21 + n4_z + 0.026*wd3_z;
    const double n3_z = z24 + 0.15461409599999995*a3_y;
    const double z25 = 28.3471078464*z9 + (0.8227438991359999*neg_wd3_y + (0.5087438991359999*z15 +
        z21*(U4_zx + a4_z)));
    const double n3_y = z2*U4_zx - (z6*neg_n5_x - (z5*n5_y - z25 + (z20 + z22)*neg_U4_zy));
    const double z26 = z6*n5_y + z5*neg_n5_x - z20*a4_z - 0.144*(neg_w3_y*w3_z);
    const double n3_x = z22*U4_zx - (z26 + 0.16999999999999998*neg_wd3_x) - z3*neg_U4_zy;
    const double n2_x = c3*n3_x - s3*n3_y;

    /* forces on link 2 */
    const double n2_y = n3_z - 0.0116*(z7 - wd2_y);
    const double n2_z = 0.0116*(qdd[1] + w2_x*w2_y) - (c3*n3_y + s3*n3_x);

    /* forces on link 1 */
    const double n1_z = 0.516120582248*qdd[0] + (c2*n2_y + s2*n2_x) - 29.791073138399998*s1;

    tau[0] = n1_z;
    tau[1] = n2_z;
    tau[2] = n3_z;
    tau[3] = n4_z;
    tau[4] = n5_z;
    tau[5] = z19;
}

void intelledex605_inertia_matrix(const double q[6], double M[36])
{
    /* joint angles */
    const double z1 = q[3] + q[4];
    const double z2 = sin(z1);
    const double s4 = sin(q[3]);
    const double s2 = sin(q[1]);
    const double s3 = sin(q[2]);
    const double c4 = cos(q[3]);
    const double c3 = cos(q[2]);
    const double c2 = cos(q[1]);
    const double z3 = z1 + q[2];

    /* composite body 4 */
    const double z4 = 0.0022999999999999995*z2;
    const double z5 = 0.31650974208*s4;
    const double z6 = z2*z4 - s4*z5;
    const double S3_yy = 0.03155 - z6;
    const double z7 = 0.7629497568*c4;
    const double S3_xx = z6 + z7 + 0.9985036412159999;
    const double S3_xy = 0.3814748784*s4 + z5*c4 - z4*cos(z1);
    const double z8 = z7 + 1.030053641216;

    /* column 4 */
    const double z9 = 0.3814748784*c4 + 0.35130974208;
    const double z10 = c2*z9;

    /* composite body 3 */
    const double z11 = s3*(S3_xx - S3_yy) + 2.0*(S3_xy*c3);
    const double z12 = s3*z11 - S3_xx;
    const double S2_xz = S3_xy - c3*z11;

    /* column 3 */
    const double z13 = z8*c2;

    /* composite body 2 */
    const double neg_S1_yz = s2*S2_xz;

    /* column 1 */
    const double z14 = 0.008799999999999999*c2;
    const double z15 = 0.003*(s2*sin(z3));
    const double z16 = 0.003*cos(z3);

    M[0] = S3_yy + (S3_xx + s2*(s2*(z12 + 0.14865))) + 0.5277205822479999;
    M[1] = -neg_S1_yz;
    M[2] = z13;
    M[3] = z10;
    M[4] = z14;
    M[5] = -z15;
    M[6] = -neg_S1_yz;
    M[7] = 0.17185 - z12;
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
    const double s1 = sin(q[0]);
    const double c1 = cos(q[0]);
    const double s2 = sin(q[1]);
    const double c2 = cos(q[1]);
    const double s3 = sin(q[2]);
    const double c3 = cos(q[2]);
    const double s4 = sin(q[3]);
    const double c4 = cos(q[3]);
    const double z1 = 0.31650974208*(s4*s4);
    const double z2 = z1 - 0.32950974208;
    const double z3 = q[3] + q[4];
    const double z4 = cos(z3);
    const double z5 = sin(z3);
    const double z6 = z1 + 0.013;

    /* motion of link 2 */
    const double w2_x = s2*qd[0];
    const double w2_y = c2*qd[0];
    const double wd2_x = qd[1]*w2_y;
    const double z7 = s1*s2;
    const double neg_wd2_y = w2_x*qd[1];
    const double z8 = s1*c2;

    /* motion of link 3 */
    const double neg_w3_y = s3*w2_x + c3*qd[1];
    const double wd3_x = c3*wd2_x - neg_w3_y*qd[2];
    const double w3_z = qd[2] + w2_y;
    const double w3_x = c3*w2_x - s3*qd[1];
    const double neg_wd3_y = qd[2]*w3_x + s3*wd2_x;
    const double U3_zx = neg_wd3_y + w3_z*w3_x;
    const double z9 = neg_w3_y*w3_x;
    const double neg_U3_yx = z9 + neg_wd2_y;
    const double U3_xy = neg_wd2_y - z9;
    const double z10 = 35.110952040085905*s3;
    const double z11 = 35.110952040085905*c3;
    const double a3_y = z10*z8 - c1*z11;
    const double z12 = w3_x*w3_x;
    const double z13 = neg_w3_y*neg_w3_y;

    /* motion of link 4 */
    const double wd4_x = wd3_x - neg_w3_y*qd[3];
    const double w4_z = qd[3] + w3_z;
    const double U4_zy = wd4_x - neg_w3_y*w4_z;
    const double neg_wd4_y = neg_wd3_y + qd[3]*w3_x;
    const double U4_zx = neg_wd4_y + w4_z*w3_x;
    const double a4_z = 35.110952040085905*z7 + U3_zx;
    const double neg_U4_yy = z12 + w4_z*w4_z;
    const double neg_a4_x = w3_z*w3_z + (c1*z10 + z8*z11 + z13);
    const double a4_y = a3_y - neg_U3_yx;

    /* motion of link 5 */
    const double w5_x = w3_x*z4 - neg_w3_y*z5;
    const double neg_wd5_y = wd4_x*z5 + qd[4]*w5_x + neg_wd4_y*z4;
    const double neg_w5_y = neg_w3_y*z4 + w3_x*z5;
    const double w5_z = w4_z + qd[4];

    /* forces on link 5 */
    const double z14 = 0.0022999999999999995*(neg_w5_y + 1.3043478260869568*qd[5]);
    const double neg_n5_x = z14*w5_z + 0.008799999999999999*(qd[4]*neg_w5_y - wd4_x*z4 +
        neg_wd4_y*z5);
    const double n5_z = w5_x*z14 - 0.008799999999999999*neg_wd2_y;

    /* forces on link 4 */
    const double z15 = 0.3814748784*s4;
    const double z16 = 0.31650974208*(s4*c4);
    const double z17 = 0.3814748784*c4;
    const double z18 = z15*neg_a4_x + (z17*a4_y + n5_z) - z16*(z12 - z13) + z2*neg_U3_yx;
    const double n4_z = z18 - z6*U3_xy;

    /* forces on link 3 */
    const double z19 = 0.006500000000000001*neg_wd5_y;
    const double z20 = z4*z19 + (z5*neg_n5_x + (28.3471078464*z7 + 0.6657438991359999*U3_zx)) -
        U4_zx*(z2 - z17);
    const double neg_n3_y = (z15 + z16)*U4_zy + (z20 + z17*a4_z);
    const double z21 = z16*U4_zx + (z15*a4_z + (z5*z19 - z4*neg_n5_x)) + U4_zy*z6;
    const double n3_x = z21 - 0.013*(neg_w3_y*w3_z - wd3_x);
    const double z22 = 0.8073579951359998*a3_y + (n4_z - (z15*neg_U4_yy + z17*neg_U3_yx)) -
        0.013*U3_xy;
    const double n3_z = z22 - 0.6657438991359999*neg_U3_yx;

    /* forces on link 2 */
    const double n2_x = s3*neg_n3_y + c3*n3_x + 0.314*wd2_x;
    const double n2_y = n3_z - 0.0232*neg_wd2_y;
    const double n2_z = c3*neg_n3_y - (w2_x*(0.1454*w2_y) + s3*n3_x);

    /* forces on link 1 */
    const double n1_z = s2*n2_x - (29.791073138399998*s1 - c2*n2_y);

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
    const double s1 = sin(q[0]);
    const double c1 = cos(q[0]);
    const double s2 = sin(q[1]);
    const double c2 = cos(q[1]);
    const double s3 = sin(q[2]);
    const double c3 = cos(q[2]);
    const double z1 = q[2] + q[3];
    const double z2 = sin(z1);
    const double z3 = cos(z1);

    /* motion of link 1 */
    const double neg_a1_y_scaled = 13.39394616*c1;

    /* motion of link 2 */
    const double z4 = 13.39394616*s1;
    const double a2_y_scaled = s2*z4;
    const double neg_a2_x_scaled = c2*z4;

    /* motion of link 4 */
    const double a4_y_scaled = z2*neg_a2_x_scaled - neg_a1_y_scaled*z3;

    /* forces on link 3 */
    const double z5 = 2.11641196013289*s3;
    const double n3_x = a2_y_scaled*(z2 + z5);
    const double z6 = 2.11641196013289*c3;
    const double n3_z = z5*neg_a2_x_scaled + (a4_y_scaled - neg_a1_y_scaled*z6);
    const double neg_n3_y = a2_y_scaled*(z3 + z6);

    /* forces on link 1 */
    const double n1_z = c2*n3_z - (29.791073138399998*s1 - s2*n3_x);

    g[0] = n1_z;
    g[1] = neg_n3_y;
    g[2] = n3_z;
    g[3] = a4_y_scaled;
    g[4] = 0.0;
    g[5] = 0.0;
}

void intelledex605_forward_dynamics(const double q[6], const double qd[6], const double tau[6],
                                    double qdd[6])
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
    const double z1 = q[3] + q[4];
    const double z2 = sin(z1);
    const double z3 = 0.31650974208*(s4*s4);
    const double z4 = cos(z1);
    const double z5 = z3 - 0.32950974208;
    const double F4_yz = 0.3814748784*c4;
    const double z6 = z3 + 0.013;

    /* motion of link 2 */
    const double w2_x = s2*qd[0];
    const double w2_y = c2*qd[0];
    const double wd2_x = qd[1]*w2_y;
    const double z7 = s1*s2;
    const double U2_xy = w2_x*w2_y;
    const double neg_wd2_y = w2_x*qd[1];
    const double z8 = s1*c2;

    /* motion of link 3 */
    const double neg_w3_y = s3*w2_x + c3*qd[1];
    const double wd3_x = c3*wd2_x - neg_w3_y*qd[2];
    const double w3_x = c3*w2_x - s3*qd[1];
    const double neg_wd3_y = qd[2]*w3_x + s3*wd2_x;
    const double w3_z = qd[2] + w2_y;
    const double U3_zx = neg_wd3_y + w3_x*w3_z;
    const double z9 = 35.110952040085905*s3;
    const double z10 = 35.110952040085905*c3;
    const double a3_y = z9*z8 - c1*z10;
    const double z11 = w3_x*w3_x;
    const double z12 = neg_w3_y*w3_x;
    const double neg_U3_yx = z12 + neg_wd2_y;
    const double z13 = neg_w3_y*neg_w3_y;
    const double U3_xy = neg_wd2_y - z12;

    /* motion of link 4 */
    const double wd4_x = wd3_x - neg_w3_y*qd[3];
    const double neg_wd4_y = neg_wd3_y + qd[3]*w3_x;
    const double w4_z = qd[3] + w3_z;
    const double U4_zx = neg_wd4_y + w3_x*w4_z;
    const double U4_zy = wd4_x - neg_w3_y*w4_z;
    const double a4_z = 35.110952040085905*z7 + U3_zx;
    const double neg_U4_yy = z11 + w4_z*w4_z;
    const double neg_a4_x = w3_z*w3_z + (c1*z9 + z8*z10 + z13);
    const double a4_y = a3_y - neg_U3_yx;

    /* motion of link 5 */
    const double w5_x = z4*w3_x - z2*neg_w3_y;
    const double neg_wd5_y = z2*wd4_x + qd[4]*w5_x + z4*neg_wd4_y;
    const double neg_w5_y = z4*neg_w3_y + z2*w3_x;
    const double w5_z = qd[4] + w4_z;

    /* forces on link 5 */
    const double z14 = neg_w5_y + 1.3043478260869568*qd[5];
    const double neg_n5_x = 0.008799999999999999*(qd[4]*neg_w5_y + z2*neg_wd4_y - z4*wd4_x) +
        0.0022999999999999995*(w5_z*z14);

    /* forces on link 1 */
    const double phi6 = tau[5] + 0.003*neg_wd5_y;
    const double phi5_scaled = neg_wd2_y + 113.63636363636364*tau[4] -
        z14*(0.2613636363636363*w5_x);

    /* articulated body 4 */
    const double z15 = 0.005299999999999999*z2;
    const double z16 = z2*z15 - z3;
    const double I4_xx = 0.1802 - z16;
    const double I3_yy = z16 + 0.7629497568*c4 + 1.1441536412159998;
    const double neg_F3_yz_scaled = F4_yz*F4_yz;
    const double I3_zz_scaled = 0.23247639783144486 - neg_F3_yz_scaled;

    /* articulated body 3 */
    const double iD3 = 1.0/I3_zz_scaled;

    /* articulated body 2 */
    const double z17 = 0.3814748784*s4;
    const double z18 = 0.31650974208*(s4*c4);
    const double z19 = z17 + z18;
    const double I3_xy = z15*z4 - z19;
    const double z20 = s3*(I3_yy - I4_xx) - 2.0*(c3*I3_xy);
    const double I2_xz = I3_xy + c3*z20;
    const double z21 = s3*z20;
    const double I2_zz = I3_yy - z21 + 0.0232;
    const double iD2 = 1.0/I2_zz;
    const double z22 = I2_xz*iD2;
    const double I1_zz = 0.5277205822479999 - s2*(s2*(I2_xz*z22 - I4_xx - z21));
    const double z23 = phi6 - 0.006500000000000001*neg_wd5_y;
    const double z24 = z2*neg_n5_x + (z19*U4_zy + 28.3471078464*z7 + 0.6657438991359999*U3_zx) +
        F4_yz*a4_z;
    const double z25 = z4*z23 + (U4_zx*(z5 - F4_yz) - z24);
    const double z26 = z2*z23 - z18*U4_zx - U4_zy*z6 + z4*neg_n5_x - z17*a4_z;
    const double z27 = 0.013*(neg_w3_y*w3_z - wd3_x) + z26;
    const double u2 = 0.1454*U2_xy + (tau[1] + c3*z25) - s3*z27;
    const double z28 = z17*neg_a4_x + (F4_yz*a4_y + (tau[4] - (z6*U3_xy + tau[3]))) - z18*(z11 -
        z13);
    const double neg_u4 = z28 + z5*neg_U3_yx;
    const double z29 = 2.9196249832988106*neg_u4;
    const double z30 = 0.8073579951359998*a3_y + (tau[3] - (z17*neg_U4_yy + F4_yz*(neg_U3_yx +
        z29))) - 0.013*U3_xy;
    const double u3 = tau[2] - (z30 - 0.6657438991359999*neg_U3_yx);

    /* articulated body 1 */
    const double iD1 = 1.0/I1_zz;
    const double z31 = s2*(s3*z25 + (c3*z27 - 0.314*wd2_x - z22*u2));
    const double u1 = tau[0] + (29.791073138399998*s1 + z31) + c2*(0.0232*neg_wd2_y - tau[2]);

    /* acceleration of link 1 */
    const double qdd1 = iD1*u1;

    /* acceleration of link 2 */
    const double z32 = s2*qdd1;
    const double qdd2 = iD2*u2 - z22*z32;

    /* acceleration of link 3 */
    const double z33 = u3*iD3;
    const double z34 = 0.34250974208*z33;
    const double qdd3 = z34 - c2*qdd1;

    /* acceleration of link 4 */
    const double neg_qdd4 = z29 + (z34 + F4_yz*z33);

    /* acceleration of link 5 */
    const double qdd5 = phi5_scaled + (neg_qdd4 - z34);

    /* acceleration of link 6 */
    const double qdd6 = z4*(c3*qdd2 + s3*z32) + (z2*(c3*z32 - s3*qdd2) + 333.3333333333333*phi6);

    qdd[0] = qdd1;
    qdd[1] = qdd2;
    qdd[2] = qdd3;
    qdd[3] = -neg_qdd4;
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
    const double z1 = c5*c6;
    const double z2 = s5*c6;
    const double z3 = s5*s6;
    const double z4 = c5*s6;

    /* tool seen from link 3 */
    const double z5 = s4*z1 + c4*z2;
    const double z6 = s4*z2 - c4*z1;
    const double z7 = s4*z3 - c4*z4;
    const double z8 = c4*z3 + s4*z4;
    const double z9 = 0.3226*c4 + 0.2794;
    const double z10 = 0.3226*s4;

    /* tool seen from link 2 */
    const double z11 = s3*z5 + c3*z6;
    const double z12 = c3*z5 - s3*z6;
    const double z13 = s3*z7 - c3*z8;
    const double z14 = s3*z8 + c3*z7;
    const double z15 = s3*z9 + c3*z10;
    const double z16 = s3*z10 - c3*z9;

    /* tool seen from link 1 */
    const double z17 = s2*s6 - c2*z11;
    const double z18 = c2*z14 + s2*c6;
    const double z19 = s2*z14 - c2*c6;
    const double z20 = s2*z11 + c2*s6;
    const double z21 = c2*z16;

    /* tool seen from link 0 */
    const double z22 = c1*z17 - s1*z12;
    const double z23 = s1*z13 - c1*z18;
    const double z24 = s1*z17 + c1*z12;
    const double z25 = c1*z13 + s1*z18;

    R[0] = z22;
    R[1] = -z23;
    R[2] = z24*z19 + z25*z20;
    R[3] = z24;
    R[4] = z25;
    R[5] = z23*z20 - z22*z19;
    R[6] = -z20;
    R[7] = z19;
    R[8] = z23*z24 + z22*z25;
    p[0] = -(s1*z15 + c1*z21);
    p[1] = c1*z15 - s1*z21;
    p[2] = -s2*z16;
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
    const double z1 = s1*c2;
    const double z2 = s1*s2;
    const double z3 = c1*c2;
    const double z4 = c1*s2;

    /* frame 3 */
    const double z5 = c3*z1 + c1*s3;
    const double z6 = c1*c3 - s3*z1;
    const double z7 = s2*c3;
    const double z8 = s2*s3;
    const double z9 = c3*z3 - s1*s3;
    const double z10 = s1*c3 + s3*z3;

    /* frame 4 */
    const double z11 = s4*z6 + c4*z5;
    const double z12 = c4*z7 - s4*z8;
    const double z13 = c4*z9 - s4*z10;

    /* frame 5 */
    const double z14 = 0.3226*z11;
    const double z15 = 0.2794*z5 + z14;
    const double z16 = 0.3226*z12;
    const double z17 = 0.2794*z7 + z16;
    const double z18 = 0.3226*z13;
    const double z19 = z18 + 0.2794*z9;

    J[0] = -z15;
    J[1] = -c1*z17;
    J[2] = -(z17*z2 + c2*z15);
    J[3] = -(c2*z14 + z16*z2);
    J[4] = 0.0;
    J[5] = 0.0;
    J[6] = z19;
    J[7] = -s1*z17;
    J[8] = c2*z19 + z17*z4;
    J[9] = z16*z4 + c2*z18;
    J[10] = 0.0;
    J[11] = 0.0;
    J[12] = 0.0;
    J[13] = c1*z19 + s1*z15;
    J[14] = z2*z19 - z15*z4;
    J[15] = z2*z18 - z14*z4;
    J[16] = 0.0;
    J[17] = 0.0;
    J[18] = 0.0;
    J[19] = s1;
    J[20] = -z4;
    J[21] = -z4;
    J[22] = -z4;
    J[23] = -(c5*(s4*z9 + c4*z10) + s5*z13);
    J[24] = 0.0;
    J[25] = -c1;
    J[26] = -z2;
    J[27] = -z2;
    J[28] = -z2;
    J[29] = c5*(c4*z6 - s4*z5) - s5*z11;
    J[30] = 1.0;
    J[31] = 0.0;
    J[32] = c2;
    J[33] = c2;
    J[34] = c2;
    J[35] = -(c5*(c4*z8 + s4*z7) + s5*z12);
}

void intelledex605_inertia_solve(const double q[6], const double phi[6], double qdd[6])
{
    /* joint angles */
    const double s2 = sin(q[1]);
    const double z1 = q[3] + q[4];
    const double z2 = sin(z1);
    const double s4 = sin(q[3]);
    const double z3 = cos(z1);
    const double c4 = cos(q[3]);
    const double c3 = cos(q[2]);
    const double s3 = sin(q[2]);
    const double c2 = cos(q[1]);

    /* articulated body 5 */
    const double z4 = z2*phi[5];
    const double z5 = z3*phi[5];

    /* articulated body 4 */
    const double z6 = 0.005299999999999999*z2;
    const double z7 = 0.31650974208*s4;
    const double z8 = z2*z6 - s4*z7;
    const double I4_xx = 0.1802 - z8;
    const double I3_xy = z6*z3 - z7*c4 - 0.3814748784*s4;
    const double I3_yy = z8 + 0.7629497568*c4 + 1.1441536412159998;
    const double z9 = 1.1137635854775159*c4;
    const double u4 = phi[3] - phi[4];
    const double neg_F3_yz_scaled = z9*z9;
    const double I3_zz = 0.6787438991359999 - 0.34250974208*neg_F3_yz_scaled;

    /* articulated body 3 */
    const double z10 = 2.0*(I3_xy*c3) - s3*(I3_yy - I4_xx);
    const double I2_xz = I3_xy - c3*z10;
    const double z11 = s3*z10;
    const double I2_zz = I3_yy + z11 + 0.0232;
    const double u3 = phi[2] - (phi[3] + z9*u4);
    const double iD3 = 1.0/I3_zz;

    /* articulated body 2 */
    const double iD2 = 1.0/I2_zz;
    const double z12 = I2_xz*iD2;
    const double I1_zz = 0.5277205822479999 - s2*(s2*(z11 + (I2_xz*z12 - I4_xx)));
    const double u2 = c3*z5 - s3*z4 + phi[1];

    /* articulated body 1 */
    const double iD1 = 1.0/I1_zz;
    const double z13 = s2*(c3*z4 + s3*z5 - z12*u2) - phi[2]*c2;
    const double u1 = phi[0] + z13;

    /* acceleration of link 1 */
    const double qdd1 = iD1*u1;

    /* acceleration of link 2 */
    const double z14 = s2*qdd1;
    const double qdd2 = iD2*u2 - z12*z14;

    /* acceleration of link 3 */
    const double z15 = u3*iD3;
    const double qdd3 = z15 - c2*qdd1;

    /* acceleration of link 4 */
    const double qdd4 = 2.9196249832988106*u4 - (z15 + z9*z15);

    /* acceleration of link 5 */
    const double qdd5 = 113.63636363636364*phi[4] - qdd4 - z15;

    /* acceleration of link 6 */
    const double z16 = z3*(s3*z14 + c3*qdd2) - z2*(s3*qdd2 - c3*z14);
    const double qdd6 = 333.3333333333333*phi[5] + z16;

    qdd[0] = qdd1;
    qdd[1] = qdd2;
    qdd[2] = qdd3;
    qdd[3] = qdd4;
    qdd[4] = qdd5;
    qdd[5] = qdd6;
}

void intelledex605_energy(const double q[6], const double qd[6], double e[2])
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

    /* link 2 */
    const double w2_y = c2*qd[0];
    const double w2_x = s2*qd[0];
    const double z1 = s1*c2;

    /* link 3 */
    const double w3_z = w2_y + qd[2];
    const double w3_x = c3*w2_x - s3*qd[1];
    const double neg_w3_y = s3*w2_x + c3*qd[1];
    const double z2 = c3*z1 + c1*s3;

    /* link 4 */
    const double w4_x = c4*w3_x - s4*neg_w3_y;
    const double neg_w4_y = c4*neg_w3_y + s4*w3_x;
    const double w4_z = w3_z + qd[3];

    /* link 5 */
    const double w5_x = c5*w4_x - s5*neg_w4_y;
    const double w5_z = qd[4] + w4_z;
    const double neg_w5_y = s5*w4_x + c5*neg_w4_y;
    const double z3 = 0.8660880347179168*w3_z;
    const double z4 = c4*z3;
    const double z5 = w4_z + z4;
    const double v4_x_scaled = s4*z3;
    const double v5_y_scaled = c5*z5 - s5*v4_x_scaled;
    const double v5_x_scaled = s5*z5 + c5*v4_x_scaled;
    const double z6 = 0.8660880347179168*neg_w3_y;
    const double v5_z_scaled = neg_w4_y + z6;
    const double z7 = z4 + 0.393676379417235*w4_z;
    const double z8 = z6 + 0.393676379417235*neg_w4_y;

    /* link 6 */
    const double w6_z = qd[5] - neg_w5_y;
    const double neg_v6_y_scaled = s6*v5_x_scaled + c6*v5_z_scaled;
    const double v6_x_scaled = c6*v5_x_scaled - s6*v5_z_scaled;
    const double z9 = 0.11801624184*(v5_y_scaled*v5_y_scaled) +
        0.047206496736*(neg_v6_y_scaled*neg_v6_y_scaled + v6_x_scaled*v6_x_scaled) +
        0.015*(qd[1]*qd[1]);
    const double z10 = z9 + 0.03025*(w4_x*w4_x + neg_w4_y*neg_w4_y) + 0.00175*(neg_w5_y*neg_w5_y);
    const double neg_w6_y = c6*w5_z + s6*w5_x;
    const double w6_x = c6*w5_x - s6*w5_z;
    const double z11 = z10 + 0.002*(neg_w6_y*neg_w6_y + w6_x*w6_x) + 0.25127261568*(qd[0]*qd[0]);
    const double z12 = 0.013*(w4_z*w4_z) + (0.0015*(w6_z*w6_z) + z11) +
        0.070809745104*(v5_x_scaled*v5_x_scaled + v5_z_scaled*v5_z_scaled);
    const double z13 = 0.0024*(w5_x*w5_x + w5_z*w5_z) + (z12 +
        0.09514199999999998*(neg_w3_y*neg_w3_y) + 0.015987675444*(w2_x*w2_x));
    const double z14 = 0.012587675444*(w2_y*w2_y) + (0.056091999999999975*(w3_z*w3_z) +
        (0.05205*(w3_x*w3_x) + z13));
    const double z15 = 28.3471078464*z2 - 29.791073138399998*c1 + 13.39394616*(s4*(c1*c3 - s3*z1) +
        c4*z2);

    e[0] = z14 + 0.259635732048*(z7*z7 + v4_x_scaled*v4_x_scaled + z8*z8);
    e[1] = -z15;
}
