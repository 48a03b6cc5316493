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
 *   inverse_dynamics          best                 97     78    0        5
 *   inertia_matrix            best                 26     19    0        5
 *   bias                      best                 88     65    0        5
 *   gravity                   best                 15      8    0        4
 *   forward_dynamics          best                129    102    3        7
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

#if defined __GNUC__ && !defined __clang__
/* gcc would gather results in wide vectors to store them, which takes longer than it saves. */
#pragma GCC optimize ("no-tree-slp-vectorize")
#endif

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

/* Sine and cosine of x together, without branches: x = k*pi/2 + r + e, where |r| <= pi/4 and e is
   what rounding took from r; polynomials in r; and a turn by k quarters. The error is below 1.1
   units in the last place up to |x| = 1e5; beyond, it grows like that of x itself, |x|*1e-16,
   and from |x| = 3.5e15 on the values mean nothing. NaN and infinity give NaN. Rounding must be
   to nearest. Where the compiler may regroup sums (-ffast-math) or computes with more digits than
   double's (x87), the library's functions do it. */
#ifndef RBGEN_SINCOS
#define RBGEN_SINCOS
#ifdef __GNUC__
__attribute__((always_inline))
#endif
static inline void rbgen_sincos(double x, double *sine, double *cosine)
{
#if defined __FAST_MATH__ || defined __ASSOCIATIVE_MATH__ || \
    (defined __FLT_EVAL_METHOD__ && __FLT_EVAL_METHOD__ % 16 != 0)
    *sine = sin(x);
    *cosine = cos(x);
#else
    /* sums with 1.5*2^52 are whole numbers */
    const double k = (x*0.6366197723675814 + 6755399441055744.0) - 6755399441055744.0;
    const double p = x - k*1.5707963267923333;
    const double w = k*2.5633441515839558e-12;
    const double r = p - w;
    const double e = ((p - r) - w) - k*1.0562999066987428e-23;
    const double j = k - 4.0*((k*0.25 + 6755399441055744.0) - 6755399441055744.0); /* -2 to 2 */
    const double a = 1.0 - fabs(j); /* cos(k*pi/2) */
    const double b = j + j*a;       /* sin(k*pi/2) */
    const double z = r*r;
    double f = z*1.5918129294866608e-10 - 2.5051131845003624e-08;
    double g = z*-1.1382632425521717e-11 + 2.08761462684032e-09;
    f = z*f + 2.755731610255244e-06;
    g = z*g - 2.7557317271729793e-07;
    f = z*f - 0.00019841269836758574;
    g = z*g + 2.480158729876569e-05;
    f = z*f + 0.008333333333330948;
    g = z*g - 0.0013888888888887398;
    f = z*f - 0.16666666666666666;
    g = z*g + 0.041666666666666664;
    const double s = r + (e + r*z*f);
    const double c = 1.0 - (0.5*z + (r*e - z*z*g));
    *sine = a*s + b*c;
    *cosine = a*c - b*s;
#endif
}
#endif

void intelledex605_inverse_dynamics(const double q[6], const double qd[6], const double qdd[6],
                                    double tau[6])
{
    /* joint angles */
    double s1, c1;
    rbgen_sincos(q[0], &s1, &c1);
    double s2, c2;
    rbgen_sincos(q[1], &s2, &c2);
    double s3, c3;
    rbgen_sincos(q[2], &s3, &c3);
    double s4, c4;
    rbgen_sincos(q[3], &s4, &c4);
    const double z1 = q[3] + q[4];
    double z2, z3;
    rbgen_sincos(z1, &z2, &z3);
    const double z4 = s4*(0.31650974208*s4);
    const double z5 = z4 - 0.32950974208;
    const double z6 = z4 + 0.013;

    /* motion of link 2 */
    const double w2_x = s2*qd[0];
    const double w2_y = c2*qd[0];
    const double z7 = qd[1]*w2_y;
    const double neg_U2_yz = s2*qdd[0];
    const double wd2_x = z7 + neg_U2_yz;
    const double z8 = s1*s2;
    const double z9 = w2_x*qd[1];
    const double z10 = s1*c2;
    const double U2_xz = c2*qdd[0];

    /* motion of link 3 */
    const double neg_w3_y = s3*w2_x + c3*qd[1];
    const double w3_x = c3*w2_x - s3*qd[1];
    const double neg_wd3_y = c3*qdd[1] + (w3_x*qd[2] + s3*wd2_x);
    const double neg_wd3_x = s3*qdd[1] - c3*wd2_x + neg_w3_y*qd[2];
    const double w3_z = qd[2] + w2_y;
    const double U3_zx = w3_x*w3_z + neg_wd3_y;
    const double z11 = 35.110952040085905*s3;
    const double z12 = 35.110952040085905*c3;
    const double a3_y = z11*z10 - c1*z12;
    const double z13 = neg_w3_y*w3_x;
    const double wd3_z = qdd[2] - (z9 - U2_xz);
    const double z14 = neg_w3_y*neg_w3_y;
    const double z15 = w3_x*w3_x;

    /* motion of link 4 */
    const double neg_wd4_y = w3_x*qd[3] + neg_wd3_y;
    const double neg_wd4_x = neg_wd3_x + neg_w3_y*qd[3];
    const double w4_z = qd[3] + w3_z;
    const double U4_zx = neg_wd4_y + w3_x*w4_z;
    const double a4_z = 35.110952040085905*z8 + U3_zx;
    const double neg_U4_zy = neg_wd4_x + neg_w3_y*w4_z;
    const double wd4_z = wd3_z + qdd[3];
    const double U4_yx = wd4_z - z13;
    const double neg_a4_x = w3_z*w3_z + (c1*z11 + z10*z12 + z14);
    const double a4_y = a3_y + (wd3_z - z13);
    const double neg_U4_xy = z13 + wd4_z;
    const double neg_U4_yy = z15 + w4_z*w4_z;

    /* motion of link 5 */
    const double neg_w5_y = neg_w3_y*z3 + z2*w3_x;
    const double w5_z = qd[4] + w4_z;
    const double w5_x = z3*w3_x - z2*neg_w3_y;
    const double wd5_y = z2*neg_wd4_x - z3*neg_wd4_y - qd[4]*w5_x;

    /* motion of link 6 */
    const double wd6_z = wd5_y + qdd[5];

    /* forces on link 5 */
    const double z16 = 0.003*qd[5];
    const double n5_x = w5_z*(0.1431*neg_w5_y - z16) - 0.1542*(neg_w5_y*qd[4] + z2*neg_wd4_y +
        z3*neg_wd4_x);
    const double z17 = 0.003*wd6_z;
    const double n5_y = w5_x*(0.1454*w5_z) + z17 + 0.1489*wd5_y;
    const double n5_z = w5_x*(z16 + 0.0022999999999999995*neg_w5_y) + 0.008799999999999999*(wd4_z +
        qdd[4]);

    /* forces on link 4 */
    const double z18 = 0.3814748784*c4;
    const double z19 = 0.3814748784*s4;
    const double z20 = 0.31650974208*(s4*c4);
    const double z21 = z18*a4_y - (z20*(z15 - z14) - n5_z - z6*neg_U4_xy + z5*U4_yx);
    const double n4_z = z19*neg_a4_x + z21;

    /* forces on link 3 */
    const double z22 = z18*(U4_zx + a4_z) - (z3*n5_y - (28.3471078464*z8 +
        0.6657438991359999*U3_zx));
    const double n3_y = (z19 + z20)*neg_U4_zy - (z22 - z2*n5_x - U4_zx*z5);
    const double z23 = neg_U4_zy*z6 - U4_zx*z20 - a4_z*z19 - z3*n5_x + z2*n5_y;
    const double neg_n3_x = z23 + 0.013*(neg_wd3_x + neg_w3_y*w3_z);
    const double z24 = 0.8073579951359998*a3_y + z18*U4_yx - 0.652743899136*z13 +
        0.6787438991359999*wd3_z + n4_z;
    const double n3_z = z24 - z19*neg_U4_yy;

    /* forces on link 2 */
    const double n2_x = 0.0232*z7 - s3*n3_y - c3*neg_n3_x;
    const double n2_y = n3_z - 0.0232*z9;
    const double n2_z = s3*neg_n3_x + (0.0232*qdd[1] - c3*n3_y);

    /* forces on link 1 */
    const double n1_z = s2*n2_x + (c2*n2_y - (29.791073138399998*s1 - 0.5277205822479999*qdd[0]));

    tau[0] = n1_z;
    tau[1] = n2_z;
    tau[2] = n3_z;
    tau[3] = n4_z;
    tau[4] = n5_z;
    tau[5] = z17;
}

void intelledex605_inertia_matrix(const double q[6], double M[36])
{
    /* joint angles */
    double s2, c2;
    rbgen_sincos(q[1], &s2, &c2);
    double s3, c3;
    rbgen_sincos(q[2], &s3, &c3);
    const double z1 = q[3] + q[4];
    double z2, z3;
    rbgen_sincos(z1, &z2, &z3);
    double s4, c4;
    rbgen_sincos(q[3], &s4, &c4);
    double z4_sine, z4;
    rbgen_sincos(q[2] + z1, &z4_sine, &z4);

    /* composite body 4 */
    const double z5 = 0.0022999999999999995*z2;
    const double z6 = 0.31650974208*s4;
    const double z7 = z2*z5 - s4*z6;
    const double S3_yy = 0.03155 - z7;
    const double S3_xx = z7 + 0.7629497568*c4 + 0.9985036412159999;
    const double S3_xy = 0.3814748784*s4 + z6*c4 - z5*z3;

    /* column 4 */
    const double z8 = 0.3814748784*c4 + 0.35130974208;
    const double z9 = c2*z8;

    /* composite body 3 */
    const double z10 = s3*(S3_xx - S3_yy) + 2.0*(S3_xy*c3);
    const double z11 = s3*z10 - S3_xx;
    const double z12 = S3_yy + S3_xx;
    const double S2_xz = S3_xy - c3*z10;

    /* column 3 */
    const double z13 = z12*c2;

    /* composite body 2 */
    const double neg_S1_yz = s2*S2_xz;

    /* column 1 */
    const double z14 = 0.008799999999999999*c2;
    const double z15 = 0.003*(z3*(s2*s3) + z2*(s2*c3));
    const double z16 = 0.003*z4;

    M[0] = s2*(s2*(z11 + 0.14865)) + z12 + 0.5277205822479999;
    M[1] = -neg_S1_yz;
    M[2] = z13;
    M[3] = z9;
    M[4] = z14;
    M[5] = -z15;
    M[6] = -neg_S1_yz;
    M[7] = 0.17185 - z11;
    M[8] = 0.0;
    M[9] = 0.0;
    M[10] = 0.0;
    M[11] = -z16;
    M[12] = z13;
    M[13] = 0.0;
    M[14] = z12;
    M[15] = z8;
    M[16] = 0.008799999999999999;
    M[17] = 0.0;
    M[18] = z9;
    M[19] = 0.0;
    M[20] = z8;
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
    double s1, c1;
    rbgen_sincos(q[0], &s1, &c1);
    double s2, c2;
    rbgen_sincos(q[1], &s2, &c2);
    double s3, c3;
    rbgen_sincos(q[2], &s3, &c3);
    const double z1 = q[2] + q[3];
    const double z2 = q[4] + z1;
    double z3, z4;
    rbgen_sincos(z2, &z3, &z4);
    double z5, z8;
    rbgen_sincos(z1, &z5, &z8);
    const double z6 = 0.31650974208*(z5*z5);
    const double z7 = 0.8073579951359998*s3;
    const double z9 = 0.3814748784*z8;
    const double z10 = z6 - 0.32950974208;
    const double z11 = 0.8073579951359998*c3;

    /* motion of link 1 */
    const double neg_a1_y = 35.110952040085905*c1;

    /* motion of link 2 */
    const double w2_y = c2*qd[0];
    const double w2_x = s2*qd[0];
    const double wd2_x = w2_y*qd[1];
    const double z12 = 35.110952040085905*s1;
    const double a2_y = s2*z12;
    const double neg_wd2_y = qd[1]*w2_x;
    const double neg_a2_x = c2*z12;
    const double z13 = qd[1]*qd[1];
    const double U2_zx = 2.0*neg_wd2_y;
    const double z14 = w2_x*w2_x;

    /* motion of link 3 */
    const double w3_z = w2_y + qd[2];
    const double z15 = qd[2] + w3_z;
    const double U3_zy = wd2_x - qd[1]*z15;
    const double U3_zx = w2_x*z15;
    const double z16 = w3_z*w3_z;
    const double neg_U3_xx = z16 + z13;
    const double neg_U3_yy = z16 + z14;

    /* motion of link 4 */
    const double w4_z = qd[3] + w3_z;
    const double z17 = qd[3] + qd[2];
    const double z18 = w4_z + z17;
    const double U4_zy = wd2_x - qd[1]*z18;
    const double U4_zx = w2_x*z18;
    const double z19 = s3*U3_zy + c3*U3_zx;
    const double a4_z = a2_y + z19;
    const double z20 = c3*neg_U3_xx;
    const double neg_a4_x = neg_a2_x + z20;
    const double z21 = c3*U2_zx + s3*neg_U3_yy;
    const double neg_a4_y = neg_a1_y + z21;
    const double z22 = w4_z*w4_z;
    const double neg_U4_yy = z14 + z22;
    const double neg_U4_xx = z13 + z22;

    /* motion of link 5 */
    const double w5_z = qd[4] + w4_z;
    const double w5_x = z4*w2_x - z3*qd[1];
    const double z23 = qd[4] + z17;
    const double neg_wd5_y = z3*wd2_x + w5_x*z23;
    const double neg_w5_y = z3*w2_x + qd[1]*z4;
    const double wd5_x = z4*wd2_x - z23*neg_w5_y;

    /* motion of link 6 */
    const double w6_z = qd[5] - neg_w5_y;

    /* forces on link 5 */
    const double n5_y = 0.1454*(w5_z*w5_x) - 0.1519*neg_wd5_y;
    const double n5_x = 0.1542*wd5_x + 0.1401*(w5_z*(neg_w5_y - 0.021413276231263385*w6_z));
    const double n5_z = 0.005299999999999999*(w5_x*(neg_w5_y + 0.5660377358490567*w6_z)) -
        0.008799999999999999*neg_wd2_y;

    /* forces on link 4 */
    const double z24 = 0.3814748784*z5;
    const double z25 = U4_zx*z9 + (0.652743899136*z19 + U4_zy*z24);
    const double neg_f4_x = z9*neg_U4_xx;

    /* forces on link 3 */
    const double z26 = z7*neg_a2_x - (0.026*neg_wd2_y + neg_a1_y*z11) - c3*(z24*neg_U4_yy +
        0.652743899136*z21 + z9*U2_zx);

    /* forces on link 2 */
    const double z27 = 0.31650974208*(z5*z8);
    const double z28 = (z6 + 0.013)*U4_zy + (a2_y*z7 + 0.013*U3_zy + U4_zx*z27);
    const double z29 = z28 + a4_z*z24 - z3*n5_y + z4*n5_x + s3*z25;
    const double n2_x = z29 + 0.0232*wd2_x;
    const double z30 = z24*neg_a4_x - z9*neg_a4_y + U2_zx*z10 + z27*(z13 - z14);
    const double n4_z = n5_z + z30;
    const double n3_z = n4_z + (z26 + s3*(0.652743899136*z20 + neg_f4_x));
    const double n2_y = n3_z - 0.0232*neg_wd2_y;
    const double z31 = U4_zx*z10 - (U4_zy*z27 + (a4_z*z9 + c3*z25)) + z3*n5_x;
    const double neg_n3_y = a2_y*z11 - (z31 + z4*n5_y) + 0.013*U3_zx;

    /* forces on link 1 */
    const double n1_z = c2*n2_y - (29.791073138399998*s1 - s2*n2_x);

    b[0] = n1_z;
    b[1] = neg_n3_y;
    b[2] = n3_z;
    b[3] = n4_z;
    b[4] = n5_z;
    b[5] = -0.003*neg_wd5_y;
}

void intelledex605_gravity(const double q[6], double g[6])
{
    /* joint angles */
    double s1, c1;
    rbgen_sincos(q[0], &s1, &c1);
    double s2, c2;
    rbgen_sincos(q[1], &s2, &c2);
    double s3, c3;
    rbgen_sincos(q[2], &s3, &c3);
    const double z1 = q[2] + q[3];
    double z2, z4;
    rbgen_sincos(z1, &z2, &z4);
    const double z3 = 2.11641196013289*s3;
    const double z5 = 2.11641196013289*c3;

    /* motion of link 2 */
    const double z6 = 13.39394616*s1;
    const double a2_y_scaled = s2*z6;
    const double neg_a2_x_scaled = c2*z6;

    /* motion of link 4 */
    const double z7 = 13.39394616*c1;
    const double a4_y_scaled = z2*neg_a2_x_scaled - z7*z4;

    /* forces on link 3 */
    const double n3_x = a2_y_scaled*(z2 + z3);
    const double n3_z = z3*neg_a2_x_scaled + (a4_y_scaled - z7*z5);
    const double neg_n3_y = a2_y_scaled*(z4 + z5);

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
    double s1, c1;
    rbgen_sincos(q[0], &s1, &c1);
    double s2, c2;
    rbgen_sincos(q[1], &s2, &c2);
    double s3, c3;
    rbgen_sincos(q[2], &s3, &c3);
    double s4, c4;
    rbgen_sincos(q[3], &s4, &c4);
    const double z1 = q[3] + q[4];
    double z2, z3;
    rbgen_sincos(z1, &z2, &z3);
    const double z4 = q[2] + q[3];
    double z9, z5;
    rbgen_sincos(z4, &z9, &z5);
    const double F2_yz = 0.3814748784*z5;
    const double z6 = q[4] + z4;
    double z7, z8;
    rbgen_sincos(z6, &z7, &z8);
    const double z10 = 0.31650974208*(z9*z9);
    const double z11 = 0.8073579951359998*s3;
    const double z12 = 0.8073579951359998*c3;
    const double z13 = z10 - 0.32950974208;

    /* motion of link 1 */
    const double neg_a1_y = 35.110952040085905*c1;

    /* motion of link 2 */
    const double w2_x = s2*qd[0];
    const double neg_wd2_y = qd[1]*w2_x;
    const double w2_y = c2*qd[0];
    const double wd2_x = qd[1]*w2_y;
    const double z14 = 35.110952040085905*s1;
    const double a2_y = s2*z14;
    const double z15 = qd[1]*qd[1];
    const double neg_a2_x = c2*z14;
    const double U2_zx = 2.0*neg_wd2_y;
    const double z16 = w2_x*w2_x;

    /* motion of link 3 */
    const double w3_z = w2_y + qd[2];
    const double z17 = qd[2] + w3_z;
    const double U3_zy = wd2_x - qd[1]*z17;
    const double U3_zx = w2_x*z17;
    const double z18 = w3_z*w3_z;
    const double neg_U3_xx = z18 + z15;
    const double neg_U3_yy = z18 + z16;

    /* motion of link 4 */
    const double w4_z = qd[3] + w3_z;
    const double z19 = qd[3] + qd[2];
    const double z20 = w4_z + z19;
    const double U4_zx = w2_x*z20;
    const double z21 = s3*U3_zy + c3*U3_zx;
    const double U4_zy = wd2_x - qd[1]*z20;
    const double a4_z = a2_y + z21;
    const double z22 = c3*neg_U3_xx;
    const double z23 = w4_z*w4_z;
    const double neg_U4_xx = z15 + z23;
    const double neg_a4_x = z22 + neg_a2_x;
    const double z24 = c3*U2_zx + s3*neg_U3_yy;
    const double neg_a4_y = neg_a1_y + z24;
    const double neg_U4_yy = z23 + z16;

    /* motion of link 5 */
    const double z25 = z19 + qd[4];
    const double w5_x = w2_x*z8 - qd[1]*z7;
    const double neg_wd5_y = wd2_x*z7 + z25*w5_x;
    const double neg_w5_y = w2_x*z7 + qd[1]*z8;
    const double w5_z = w4_z + qd[4];

    /* motion of link 6 */
    const double w6_z = qd[5] - neg_w5_y;

    /* forces on link 5 */
    const double n5_x = 0.1401*(w5_z*(neg_w5_y - 0.021413276231263385*w6_z)) - 0.1542*(z25*neg_w5_y
        - wd2_x*z8);
    const double n5_y = 0.1454*(w5_x*w5_z) - 0.1519*neg_wd5_y;

    /* forces on link 4 */
    const double z26 = 0.3814748784*z9;
    const double neg_f4_x = F2_yz*neg_U4_xx;

    /* forces on link 1 */
    const double phi6 = tau[5] + 0.003*neg_wd5_y;

    /* articulated body 5 */
    const double z27 = z2*phi6;

    /* articulated body 4 */
    const double z28 = 0.005299999999999999*z2;
    const double z29 = 0.31650974208*s4;
    const double z30 = z2*z28 - s4*z29;
    const double I4_xx = 0.1802 - z30;
    const double I3_xy = z28*z3 - c4*z29 - 0.3814748784*s4;
    const double I3_yy = z30 + 0.7629497568*c4 + 1.1441536412159998;
    const double z31 = 1.1137635854775159*c4;
    const double neg_F3_yz_scaled = z31*z31;
    const double I3_zz = 0.6787438991359999 - 0.34250974208*neg_F3_yz_scaled;

    /* articulated body 3 */
    const double z32 = 2.0*(c3*I3_xy) - s3*(I3_yy - I4_xx);
    const double I2_xz = I3_xy - c3*z32;
    const double z33 = s3*z32;
    const double I2_zz = I3_yy + z33 + 0.0232;
    const double iD3 = 1.0/I3_zz;

    /* articulated body 2 */
    const double iD2 = 1.0/I2_zz;
    const double z34 = I2_xz*iD2;
    const double I1_zz = 0.5277205822479999 - s2*(s2*(z33 + (I2_xz*z34 - I4_xx)));
    const double z35 = U4_zx*F2_yz + (z26*U4_zy - (z3*phi6 - 0.652743899136*z21));
    const double z36 = F2_yz*a4_z + (a2_y*z12 - (tau[1] - (s3*z27 + 0.013*U3_zx)));
    const double z37 = 0.31650974208*(z5*z9);
    const double z38 = z36 + U4_zy*z37 - U4_zx*z13 - z7*n5_x - z8*n5_y;
    const double neg_u2 = c3*z35 + z38;
    const double z39 = z37*(z15 - z16) - (tau[3] - z26*neg_a4_x + F2_yz*neg_a4_y - z13*U2_zx);
    const double neg_u4 = tau[4] + z39;
    const double z40 = 0.026*neg_wd2_y + (tau[2] + neg_u4*z31) + z12*neg_a1_y - z11*neg_a2_x;
    const double z41 = s3*(0.652743899136*z22 + neg_f4_x) - (z40 + c3*(z26*neg_U4_yy +
        0.652743899136*z24 + F2_yz*U2_zx));
    const double neg_u3 = tau[3] + z41;

    /* articulated body 1 */
    const double iD1 = 1.0/I1_zz;
    const double z42 = a2_y*z11 - (c3*z27 - 0.0232*wd2_x + z34*neg_u2) + 0.013*U3_zy;
    const double z43 = z7*n5_y - (U4_zy*(z10 + 0.013) + (z42 + U4_zx*z37) + z26*a4_z);
    const double u1 = 29.791073138399998*s1 + (tau[0] + c2*(0.0232*neg_wd2_y - tau[2])) - s2*(s3*z35
        + (z8*n5_x - z43));

    /* acceleration of link 1 */
    const double qdd1 = iD1*u1;

    /* acceleration of link 2 */
    const double z44 = s2*qdd1;
    const double neg_qdd2 = z34*z44 + iD2*neg_u2;

    /* acceleration of link 3 */
    const double z45 = neg_u3*iD3;
    const double neg_qdd3 = c2*qdd1 + z45;

    /* acceleration of link 4 */
    const double qdd4 = z31*z45 - (2.9196249832988106*neg_u4 - z45);

    /* acceleration of link 5 */
    const double qdd5 = 113.63636363636364*tau[4] + (neg_wd2_y + (z45 - qdd4) -
        0.6022727272727273*(w5_x*(neg_w5_y + 0.5660377358490567*w6_z)));

    /* acceleration of link 6 */
    const double z46 = z2*(c3*z44 + s3*neg_qdd2) + z3*(s3*z44 - c3*neg_qdd2);
    const double qdd6 = z46 + 333.3333333333333*phi6;

    qdd[0] = qdd1;
    qdd[1] = -neg_qdd2;
    qdd[2] = -neg_qdd3;
    qdd[3] = qdd4;
    qdd[4] = qdd5;
    qdd[5] = qdd6;
}

void intelledex605_forward_kinematics(const double q[6], double R[9], double p[3])
{
    /* joint angles */
    double s1, c1;
    rbgen_sincos(q[0], &s1, &c1);
    double s2, c2;
    rbgen_sincos(q[1], &s2, &c2);
    double s3, c3;
    rbgen_sincos(q[2], &s3, &c3);
    double s4, c4;
    rbgen_sincos(q[3], &s4, &c4);
    double s5, c5;
    rbgen_sincos(q[4], &s5, &c5);
    double s6, c6;
    rbgen_sincos(q[5], &s6, &c6);

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
    double s1, c1;
    rbgen_sincos(q[0], &s1, &c1);
    double s2, c2;
    rbgen_sincos(q[1], &s2, &c2);
    double s3, c3;
    rbgen_sincos(q[2], &s3, &c3);
    double s4, c4;
    rbgen_sincos(q[3], &s4, &c4);
    double s5, c5;
    rbgen_sincos(q[4], &s5, &c5);

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
    double s2, c2;
    rbgen_sincos(q[1], &s2, &c2);
    const double z1 = q[3] + q[4];
    double z2, z3;
    rbgen_sincos(z1, &z2, &z3);
    double s4, c4;
    rbgen_sincos(q[3], &s4, &c4);
    double s3, c3;
    rbgen_sincos(q[2], &s3, &c3);

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
    double s1, c1;
    rbgen_sincos(q[0], &s1, &c1);
    double s2, c2;
    rbgen_sincos(q[1], &s2, &c2);
    double s3, c3;
    rbgen_sincos(q[2], &s3, &c3);
    double s4, c4;
    rbgen_sincos(q[3], &s4, &c4);
    double s5, c5;
    rbgen_sincos(q[4], &s5, &c5);
    double s6, c6;
    rbgen_sincos(q[5], &s6, &c6);

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
