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
 *   inverse_dynamics          best                195    168    0        5
 *   inertia_matrix            best                103     81    0        5
 *   bias                      best                187    151    0        5
 *   gravity                   best                 40     22    0        5
 *   forward_dynamics          best                369    321    5        5
 *   forward_kinematics        best: tool-cross     70     34    0        7
 *   jacobian                  best: frames         81     42    0        6
 *   inertia_solve             best                208    175    5        5
 *   energy                    best: links         136     89    0        6
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

void iiwa14_inverse_dynamics(const double q[7], const double qd[7], const double qdd[7],
                             double tau[7])
{
    /* joint angles */
    double s2, c2;
    rbgen_sincos(q[1], &s2, &c2);
    double s4, c4;
    rbgen_sincos(q[3], &s4, &c4);
    double s5, c5;
    rbgen_sincos(q[4], &s5, &c5);
    double s3, c3;
    rbgen_sincos(q[2], &s3, &c3);
    double s6, c6;
    rbgen_sincos(q[5], &s6, &c6);

    /* motion of link 2 */
    const double w2_y = c2*qd[0];
    const double z1 = qd[1]*w2_y;
    const double neg_U2_yz = qdd[0]*s2;
    const double wd2_x = z1 + neg_U2_yz;
    const double U2_zy = z1 + wd2_x;
    const double w2_x = qd[0]*s2;
    const double z2 = qd[1]*w2_x;
    const double U2_xz = c2*qdd[0];
    const double wd2_y = U2_xz - z2;
    const double U2_zx = z2 - wd2_y;
    const double z3 = w2_y*w2_x;
    const double U2_xy = z3 - qdd[1];
    const double z4 = qd[1]*qd[1];
    const double z5 = w2_x*w2_x;
    const double U2_yx = qdd[1] + z3;
    const double z6 = w2_y*w2_y;

    /* motion of link 3 */
    const double w3_y = s3*w2_x + qd[1]*c3;
    const double w3_z = w2_y + qd[2];
    const double w3_x = qd[1]*s3 - w2_x*c3;
    const double wd3_z = wd2_y + qdd[2];
    const double wd3_x = s3*qdd[1] - wd2_x*c3 + w3_y*qd[2];
    const double wd3_y = c3*qdd[1] + (wd2_x*s3 - qd[2]*w3_x);
    const double z7 = w3_z*w3_x;
    const double U3_xz = wd3_y + z7;
    const double z8 = w3_y*w3_y;
    const double a3_z = 24.525000000000002*c2 - 1.05*(w3_x*w3_x + z8);
    const double z9 = w3_y*w3_x;

    /* motion of link 4 */
    const double w4_z = qd[3] - w3_y;
    const double w4_x = s4*w3_z + c4*w3_x;
    const double neg_wd4_y = s4*wd3_x - c4*wd3_z + qd[3]*w4_x;
    const double wd4_z = qdd[3] - wd3_y;
    const double w4_y = c4*w3_z - s4*w3_x;
    const double z10 = w4_x*w4_y;
    const double U4_xy = z10 - wd4_z;
    const double z11 = w4_z*w4_y;
    const double wd4_x = s4*wd3_z + c4*wd3_x + qd[3]*w4_y;
    const double z12 = w4_z*w4_x;
    const double z13 = w4_z*w4_z;

    /* motion of link 5 */
    const double w5_y = c5*w4_z + s5*w4_x;
    const double w5_x = w4_z*s5 - c5*w4_x;
    const double z14 = w5_y*w5_x;
    const double wd5_z = qdd[4] - neg_wd4_y;
    const double U5_xy = z14 - wd5_z;
    const double U5_yx = z14 + wd5_z;
    const double z15 = 24.525000000000002*s2;
    const double a3_x = 1.05*U3_xz - c3*z15;
    const double z16 = U4_xy + (c4*a3_x + s4*a3_z);
    const double z17 = z11 + wd4_x - s3*z15 - 1.05*(w3_y*w3_z - wd3_x);
    const double a5_x = s5*z17 - c5*z16;
    const double w5_z = qd[4] + w4_y;
    const double wd5_x = s5*wd4_z + w5_y*qd[4] - c5*wd4_x;
    const double a5_y = c5*z17 + s5*z16;
    const double wd5_y = c5*wd4_z - (w5_x*qd[4] - s5*wd4_x);
    const double z18 = w5_y*w5_z;
    const double z19 = w5_x*w5_z;
    const double z20 = w5_x*w5_x;
    const double z21 = w5_y*w5_y;
    const double z22 = w5_z*w5_z;
    const double neg_a5_z = w4_x*w4_x + (s4*a3_x - c4*a3_z + z13);
    const double U5_zy = wd5_x + z18;
    const double U5_zx = z19 - wd5_y;

    /* motion of link 6 */
    const double w6_y = w5_z*c6 - w5_x*s6;
    const double wd6_x = qd[5]*w6_y + c6*wd5_x + wd5_z*s6;
    const double w6_z = qd[5] - w5_y;
    const double z23 = w6_z*w6_z;
    const double w6_x = w5_x*c6 + w5_z*s6;
    const double wd6_y = wd5_z*c6 - s6*wd5_x - qd[5]*w6_x;
    const double wd6_z = qdd[5] - wd5_y;
    const double z24 = w6_y*w6_x;
    const double U6_xy = z24 - wd6_z;
    const double z25 = w6_z*w6_x;
    const double neg_U6_yy = z23 + w6_x*w6_x;

    /* motion of link 7 */
    const double wd7_z = wd6_y + qdd[6];

    /* forces on link 6 */
    const double z26 = 0.014141848*(0.07071211626655866*qd[6] - w6_y);
    const double n6_x = 0.015141848*wd6_x - (0.048912*a5_y + z26*w6_z) - 4.32e-07*(w6_y*w6_y - z23);
    const double z27 = 0.001*wd7_z;
    const double n6_y = z27 + 4.32e-07*U6_xy + 0.0017000000000000001*(wd6_y - z25);

    /* forces on link 5 */
    const double z28 = s6*n6_x + c6*n6_y + 0.00014000000000000001*a5_y - 0.029112000000000002*a5_x -
        4.8825e-05*(z18 - wd5_x);
    const double neg_n5_z = 0.007438788000000001*U5_xy - (0.0015950349999999996*U5_yx + z28 +
        0.01025325*(wd5_y + z19)) + 7.350000000000001e-06*(z20 - z21);
    const double z29 = 0.048912*c6;
    const double z30 = 0.048912*s6;
    const double z31 = a5_x*z29 - (neg_a5_z*z30 + 0.016841848*wd6_z) - z26*w6_x -
        0.0017000000000000001*z24;
    const double neg_n6_z = z31 + 4.32e-07*(z25 + wd6_y);
    const double z32 = 0.01025325*U5_xy + (7.350000000000001e-06*U5_zy -
        (0.00014000000000000001*neg_a5_z + neg_n6_z)) + 0.0015950349999999996*U5_zx;
    const double neg_n5_y = 4.8825e-05*(z20 - z22) + z32;
    const double z33 = 7.350000000000001e-06*U5_zx - (0.029112000000000002*neg_a5_z + (s6*n6_y -
        c6*n6_x)) + 4.8825e-05*U5_yx;
    const double n5_x = z33 + 0.007438788000000001*U5_zy + 0.01025325*(z21 - z22);
    const double f5_x = 0.9385*a5_x + z30*neg_U6_yy + U6_xy*z29 + 0.029112000000000002*U5_xy -
        0.00014000000000000001*(z21 + z22);
    const double neg_f5_y = 0.048912*(wd6_x + w6_y*w6_z) + (0.029112000000000002*(z20 + z22) -
        0.9385*a5_y - 0.00014000000000000001*U5_yx);
    const double f4_z = s5*f5_x - c5*neg_f5_y;
    const double neg_f4_x = c5*f5_x + s5*neg_f5_y;
    const double f5_z = U6_xy*z30 - (0.9385*neg_a5_z - 0.00014000000000000001*U5_zx -
        0.029112000000000002*U5_zy + z29*neg_U6_yy);

    /* forces on link 4 */
    const double n4_y = 0.007973000000000001*U4_xy - (neg_n5_z + 0.027996*neg_wd4_y - 0.022596*z12);
    const double z34 = 0.220168625*z11 + (0.169576625*wd4_x + (s5*neg_n5_y + c5*n5_x)) - f4_z;
    const double neg_n4_x = z34 + 0.007973000000000001*(w4_y*w4_y - z13);
    const double z35 = 0.197572625*z10 - (c5*neg_n5_y - neg_f4_x - s5*n5_x +
        0.19217262499999999*wd4_z);
    const double n4_z = 0.007973000000000001*(neg_wd4_y - z12) + z35;

    /* forces on link 3 */
    const double n3_z = 0.0032*(z9 + wd3_z) - (s4*neg_n4_x - (0.0089775*U3_xz +
        0.005600000000000005*a3_x) - c4*n4_y);
    const double z36 = 1.05*f4_z - (s4*n4_y + c4*neg_n4_x) - 0.13734000000000013*c2 +
        0.014857500000000004*(z8 - w3_z*w3_z);
    const double z37 = n4_z + 1.05*(c4*neg_f4_x + s4*f5_z) + 0.0032*(z7 - wd3_y);
    const double z38 = 0.014857500000000004*(z9 - wd3_z) + z37;

    /* forces on link 2 */
    const double neg_n2_y = 0.00011239499999999998*U2_zy + (0.0054505715*U2_zx - n3_z -
        0.0157353*U2_xy) + 8.000999999999999e-05*(z4 - z5);
    const double z39 = c3*z36 + (s3*z38 - (1.1691739749999999*U2_zy + (0.00011239499999999998*U2_zx
        - 8.000999999999999e-05*U2_yx)));
    const double n2_x = 0.0157353*(z4 - z6) - z39;
    const double z40 = 0.0054505715*U2_yx + (s3*z36 - c3*z38 - 32.194825875*s2 +
        0.018688049999999998*c2);
    const double neg_n2_z = 8.000999999999999e-05*neg_U2_yz + (0.0157353*U2_xz +
        (1.1691739749999999*U2_xy - z40)) + 0.00011239499999999998*(z5 - z6);

    /* forces on link 1 */
    const double n1_z = 0.0536354*qdd[0] - (c2*neg_n2_y - s2*n2_x);

    tau[0] = n1_z;
    tau[1] = -neg_n2_z;
    tau[2] = n3_z;
    tau[3] = n4_z;
    tau[4] = -neg_n5_z;
    tau[5] = -neg_n6_z;
    tau[6] = z27;
}

void iiwa14_inertia_matrix(const double q[7], double M[49])
{
    /* joint angles */
    double s6, c6;
    rbgen_sincos(q[5], &s6, &c6);
    double s5, c5;
    rbgen_sincos(q[4], &s5, &c5);
    double s4, c4;
    rbgen_sincos(q[3], &s4, &c4);
    double s3, c3;
    rbgen_sincos(q[2], &s3, &c3);
    double s2, c2;
    rbgen_sincos(q[1], &s2, &c2);

    /* composite body 6 */
    const double S5_xy = 4.32e-07*s6 + 7.350000000000001e-06;
    const double z1 = 0.051357599999999996*s6;
    const double ms5_x = 0.000147 - z1;

    /* column 6 */
    const double z2 = 0.048912*c6 + 0.016841848;
    const double z3 = s6*c5;
    const double z4 = s5*z2 + 4.32e-07*z3;
    const double z5 = s4*c6;
    const double z6 = s6*s5;
    const double z7 = 4.32e-07*z6 - c5*z2;
    const double z8 = c6*c4;
    const double z9 = s4*z4 + 4.32e-07*z8;
    const double z10 = 0.001*z3;
    const double z11 = 0.001*z8 + s4*z10;
    const double z12 = 0.001*z6;
    const double z13 = 0.001*z5 - c4*z10;
    const double z14 = c2*z11 + s2*(s3*z12 + c3*z13);
    const double z15 = c3*z12 - s3*z13;

    /* composite body 5 */
    const double z16 = 0.012441848*s6;
    const double z17 = s6*z16;
    const double z18 = 2.0*(S5_xy*c5) + s5*(z17 - 0.004143753000000001);
    const double z19 = s5*z18;
    const double S4_zz = z19 + 0.033234788;
    const double S4_xx = 0.006495035 - (z19 - z17);
    const double S4_yy = 0.758269223 - (z17 - 0.097824*c6);
    const double z20 = z16*c6 - 0.9523809523809524*ms5_x + 4.8825e-05;
    const double z21 = 4.32e-07*c6;
    const double z22 = z21 - 0.01885875;
    const double S4_xy = c5*z20 - s5*z22;
    const double z23 = c5*z22 + s5*z20;
    const double S4_yz = 0.007973000000000001 - z23;
    const double S4_xz = S5_xy - c5*z18;
    const double ms4_x = 0.0305676*s5 - c5*ms5_x;
    const double z24 = 0.051357599999999996*c6;
    const double ms4_y = z24 + 0.985425;
    const double ms4_z = s5*ms5_x + 0.0305676*c5;
    const double z25 = z17 + 0.011733823;
    const double z26 = c4*z4 + (s5*z24 - 4.32e-07*z5);
    const double z27 = c4*(c5*z24) + s4*z1 - z7;
    const double z28 = s2*(c3*z26 + s3*z27) - c2*z9;
    const double z29 = c3*z27 - s3*z26;

    /* column 5 */
    const double z30 = z23 - c4*ms4_z;
    const double z31 = c4*z25 - s4*S4_xy;

    /* composite body 4 */
    const double z32 = c4*S4_xy;
    const double z33 = s4*(S4_xx - S4_yy) + 2.0*z32;
    const double z34 = s4*z33;
    const double S3_xx = 0.0032 - (z34 - S4_xx);
    const double S3_xy = s4*S4_yz - c4*S4_xz;
    const double ms3_z = s4*ms4_x + c4*ms4_y;
    const double z35 = s4*S4_xz + c4*S4_yz;
    const double z36 = S4_xx + S4_yy;
    const double z37 = z32 + ms4_x + s4*z25;
    const double z38 = s2*(c3*z37 - s3*z30) + c2*z31;
    const double z39 = c3*z30 + s3*z37;

    /* column 4 */
    const double z40 = ms3_z + z36;
    const double z41 = s3*S3_xy - c3*z40;

    /* composite body 3 */
    const double z42 = c3*S3_xy;
    const double z43 = (S4_zz - S3_xx)*s3 - 2.0*z42;
    const double S2_xx = s3*z43 + S3_xx + 0.0054505715;
    const double S2_yy = 2.0*ms3_z + (S4_yy + z34) + 2.2038702249999997;
    const double z44 = c4*(z33 + ms4_x) - (S4_xy + s4*ms4_y);
    const double z45 = ms4_z + z35 + 0.014857500000000004;
    const double z46 = c3*z44 + s3*z45;
    const double S2_xy = 0.00011239499999999998 - z46;
    const double z47 = S4_zz + S3_xx;
    const double z48 = c3*z45 - s3*z44;
    const double S2_yz = 0.0157353 - z48;
    const double S2_xz = c3*z43 + S3_xy + 8.000999999999999e-05;
    const double z49 = c2*z35 + s2*(s3*z40 + z42);

    /* column 3 */
    const double z50 = s2*z46 + c2*z47;

    /* composite body 2 */
    const double S1_yz = c2*S2_yz + s2*S2_xz;

    /* composite body 1 */
    const double z51 = 0.0590859715 - (s2*((S2_xx - S2_yy)*s2 + 2.0*(c2*S2_xy)) - z47);

    /* column 1 */
    const double z52 = 0.001*c6;

    M[0] = z51;
    M[1] = -S1_yz;
    M[2] = z50;
    M[3] = -z49;
    M[4] = z38;
    M[5] = z28;
    M[6] = z14;
    M[7] = -S1_yz;
    M[8] = S2_xx + S2_yy;
    M[9] = z48;
    M[10] = z41;
    M[11] = -z39;
    M[12] = z29;
    M[13] = z15;
    M[14] = z50;
    M[15] = z48;
    M[16] = z47;
    M[17] = -z35;
    M[18] = z31;
    M[19] = -z9;
    M[20] = z11;
    M[21] = -z49;
    M[22] = z41;
    M[23] = -z35;
    M[24] = z36;
    M[25] = z23;
    M[26] = z7;
    M[27] = -z12;
    M[28] = z38;
    M[29] = -z39;
    M[30] = z31;
    M[31] = z23;
    M[32] = z25;
    M[33] = -z21;
    M[34] = z52;
    M[35] = z28;
    M[36] = z29;
    M[37] = -z9;
    M[38] = z7;
    M[39] = -z21;
    M[40] = 0.016841848;
    M[41] = 0.0;
    M[42] = z14;
    M[43] = z15;
    M[44] = z11;
    M[45] = -z12;
    M[46] = z52;
    M[47] = 0.0;
    M[48] = 0.001;
}

void iiwa14_bias(const double q[7], const double qd[7], double b[7])
{
    /* joint angles */
    double s3, c3;
    rbgen_sincos(q[2], &s3, &c3);
    double s2, c2;
    rbgen_sincos(q[1], &s2, &c2);
    double s4, c4;
    rbgen_sincos(q[3], &s4, &c4);
    double s5, c5;
    rbgen_sincos(q[4], &s5, &c5);
    double s6, c6;
    rbgen_sincos(q[5], &s6, &c6);

    /* motion of link 2 */
    const double w2_x = qd[0]*s2;
    const double w2_y = qd[0]*c2;
    const double wd2_x = qd[1]*w2_y;
    const double neg_wd2_y = qd[1]*w2_x;
    const double U2_xy = w2_x*w2_y;
    const double z1 = qd[1]*qd[1];
    const double z2 = w2_x*w2_x;
    const double z3 = w2_y*w2_y;

    /* motion of link 3 */
    const double w3_x = s3*qd[1] - c3*w2_x;
    const double wd3_y = s3*wd2_x - w3_x*qd[2];
    const double w3_z = qd[2] + w2_y;
    const double z4 = w3_x*w3_z;
    const double U3_xz = wd3_y + z4;
    const double z5 = 24.525000000000002*s2;
    const double a3_x = 1.05*U3_xz - c3*z5;
    const double w3_y = s3*w2_x + qd[1]*c3;
    const double wd3_x = qd[2]*w3_y - c3*wd2_x;
    const double a3_y = s3*z5 + 1.05*(w3_z*w3_y - wd3_x);
    const double z6 = w3_y*w3_y;
    const double a3_z = 24.525000000000002*c2 - 1.05*(w3_x*w3_x + z6);
    const double z7 = w3_x*w3_y;

    /* motion of link 4 */
    const double w4_x = w3_z*s4 + w3_x*c4;
    const double w4_z = qd[3] - w3_y;
    const double z8 = w4_x*w4_z;
    const double w4_y = w3_z*c4 - w3_x*s4;
    const double wd4_x = c4*wd3_x - s4*neg_wd2_y + qd[3]*w4_y;
    const double a4_x = a3_x*c4 + s4*a3_z;
    const double neg_wd4_y = s4*wd3_x + c4*neg_wd2_y + w4_x*qd[3];
    const double z9 = w4_x*w4_y;

    /* motion of link 5 */
    const double w5_y = w4_z*c5 + w4_x*s5;
    const double w5_z = qd[4] + w4_y;
    const double z10 = w5_y*w5_z;
    const double wd5_x = w5_y*qd[4] - (c5*wd4_x + wd3_y*s5);
    const double U5_yz = z10 - wd5_x;
    const double a5_y = U5_yz - (c5*a3_y - s5*a4_x);
    const double w5_x = w4_z*s5 - w4_x*c5;
    const double wd5_y = s5*wd4_x - qd[4]*w5_x - wd3_y*c5;
    const double z11 = w5_z*w5_x;
    const double U5_xz = wd5_y + z11;
    const double a5_x = U5_xz - (c5*a4_x + s5*a3_y);
    const double z12 = w5_y*w5_x;
    const double U5_yx = z12 - neg_wd4_y;
    const double U5_xy = neg_wd4_y + z12;
    const double z13 = w5_x*w5_x;
    const double z14 = w5_y*w5_y;
    const double U5_zx = z11 - wd5_y;
    const double z15 = w5_z*w5_z;
    const double U5_zy = z10 + wd5_x;
    const double neg_a5_z = z14 + (z13 - (c4*a3_z - a3_x*s4));

    /* motion of link 6 */
    const double w6_y = w5_z*c6 - w5_x*s6;
    const double w6_z = qd[5] - w5_y;
    const double z16 = w6_z*w6_z;
    const double wd6_x = w6_y*qd[5] + wd5_x*c6 - s6*neg_wd4_y;
    const double w6_x = w5_x*c6 + w5_z*s6;
    const double neg_wd6_y = c6*neg_wd4_y + wd5_x*s6 + qd[5]*w6_x;
    const double z17 = w6_y*w6_x;
    const double U6_xy = wd5_y + z17;
    const double z18 = w6_z*w6_x;
    const double z19 = 32.23756526518274*s6;
    const double z20 = 32.23756526518274*c6;
    const double a6_x_scaled = a5_x*z20 - neg_a5_z*z19;

    /* motion of link 7 */
    const double w7_z = w6_y + qd[6];

    /* forces on link 6 */
    const double z21 = 0.015141848*(qd[6] - 0.9339578630032477*w7_z);
    const double neg_n6_x = 4.32e-07*(w6_y*w6_y - z16) + (0.048912*a5_y + w6_z*z21 -
        0.015141848*wd6_x);
    const double neg_n6_y = 0.0027*neg_wd6_y - 4.32e-07*U6_xy + 0.0017000000000000001*z18;
    const double neg_f6_y_scaled = 1.6801319043693321*(z16 + w6_x*w6_x) + (a5_x*z19 + neg_a5_z*z20);
    const double f6_x_scaled = 1.6801319043693321*U6_xy + a6_x_scaled;
    const double n6_z = 4.32e-07*(neg_wd6_y - z18) + (z21*w6_x - (0.001517236168353756*a6_x_scaled +
        0.016841848*wd5_y - 0.0017000000000000001*z17));

    /* forces on link 5 */
    const double z22 = 0.01025325*U5_xz - (0.029112000000000002*a5_x + (s6*neg_n6_x + c6*neg_n6_y) -
        0.00014000000000000001*a5_y);
    const double n5_z = z22 - 4.8825e-05*U5_yz + 0.0015950349999999996*U5_yx -
        0.007438788000000001*U5_xy - 7.350000000000001e-06*(z13 - z14);
    const double z23 = 7.350000000000001e-06*U5_zx + (4.8825e-05*U5_yx + 0.01025325*(z14 - z15)) +
        0.007438788000000001*U5_zy;
    const double neg_f5_y_scaled = 1.6801319043693321*(wd6_x + w6_y*w6_z) + (z13 + z15 -
        32.23756526518274*a5_y - 0.0048090134652377025*U5_yx);
    const double z24 = s6*neg_n6_y + z23 - c6*neg_n6_x + 0.029112000000000002*(neg_f5_y_scaled -
        neg_a5_z);
    const double f5_x_scaled = s6*neg_f6_y_scaled + (U5_xy + c6*f6_x_scaled) -
        0.0048090134652377025*(z14 + z15);
    const double z25 = 0.00014000000000000001*neg_a5_z + (0.029112000000000002*f5_x_scaled -
        (7.350000000000001e-06*U5_zy + (0.01025325*U5_xy + n6_z)));
    const double z26 = 4.8825e-05*(z13 - z15) + (0.0015950349999999996*U5_zx - z25);
    const double f5_z_scaled = 0.0048090134652377025*U5_zx - (c6*neg_f6_y_scaled - s6*f6_x_scaled -
        U5_zy);
    const double neg_f4_x_scaled = s5*neg_f5_y_scaled + c5*f5_x_scaled;

    /* forces on link 4 */
    const double n4_y = 0.007973000000000001*(wd3_y + z9) - (0.027996*neg_wd4_y - (0.022596*z8 +
        n5_z));
    const double neg_n4_x = 0.169576625*wd4_x + (c5*z24 + s5*z26) + 0.007973000000000001*(w4_y*(w4_y
        + 27.61427630753794*w4_z) - w4_z*w4_z);
    const double n4_z = 0.007973000000000001*(neg_wd4_y - z8) - (c5*z26 - s5*z24 -
        0.19217262499999999*wd3_y - 0.197572625*z9);

    /* forces on link 3 */
    const double n3_z = 0.0032*(z7 - neg_wd2_y) - (s4*neg_n4_x - c4*n4_y - 0.005600000000000005*a3_x
        - 0.0089775*U3_xz);
    const double z27 = 0.014857500000000004*(z6 - w3_z*w3_z) - (s4*n4_y + c4*neg_n4_x) -
        0.13734000000000013*c2;
    const double z28 = z27 - 0.0305676*(c5*neg_f5_y_scaled - s5*f5_x_scaled);
    const double z29 = 0.0032*(z4 - wd3_y) + (0.0305676*(s4*f5_z_scaled + c4*neg_f4_x_scaled) +
        n4_z);
    const double z30 = z29 + 0.014857500000000004*(neg_wd2_y + z7);

    /* forces on link 2 */
    const double neg_n2_y = 0.010901143*neg_wd2_y - (0.0157353*U2_xy - 0.00022478999999999997*wd2_x)
        - n3_z + 8.000999999999999e-05*(z1 - z2);
    const double z31 = c3*z28 + (s3*z30 - (0.00022478999999999997*neg_wd2_y -
        8.000999999999999e-05*U2_xy + 2.3383479499999997*wd2_x));
    const double n2_x = 0.0157353*(z1 - z3) - z31;
    const double n1_z = s2*n2_x - c2*neg_n2_y;
    const double z32 = 1.1637234035*U2_xy + (32.194825875*s2 - 0.018688049999999998*c2) - s3*z28 +
        c3*z30;
    const double neg_n2_z = z32 + 0.00011239499999999998*(z2 - z3);

    b[0] = n1_z;
    b[1] = -neg_n2_z;
    b[2] = n3_z;
    b[3] = n4_z;
    b[4] = n5_z;
    b[5] = n6_z;
    b[6] = -0.001*neg_wd6_y;
}

void iiwa14_gravity(const double q[7], double g[7])
{
    /* joint angles */
    double s4, c4;
    rbgen_sincos(q[3], &s4, &c4);
    double s3, c3;
    rbgen_sincos(q[2], &s3, &c3);
    double s2, c2;
    rbgen_sincos(q[1], &s2, &c2);
    double s5, c5;
    rbgen_sincos(q[4], &s5, &c5);
    double s6, c6;
    rbgen_sincos(q[5], &s6, &c6);

    /* motion of link 3 */
    const double z1 = c3*s2;
    const double z2 = s2*s3;

    /* motion of link 4 */
    const double a4_x_scaled = s4*c2 - c4*z1;
    const double a4_y_scaled = c4*c2 + z1*s4;

    /* motion of link 5 */
    const double neg_a5_x_scaled = a4_x_scaled*c5 + s5*z2;
    const double a5_y_scaled = a4_x_scaled*s5 - c5*z2;

    /* motion of link 6 */
    const double a6_x_scaled = s6*a4_y_scaled - neg_a5_x_scaled*c6;

    /* forces on link 5 */
    const double z3 = 1.1995668000000002*a5_y_scaled;
    const double n5_z = 0.7139718*neg_a5_x_scaled + 0.0034335000000000004*a5_y_scaled - s6*z3;
    const double n5_x = 0.7139718*a4_y_scaled - z3*c6;
    const double z4 = 1.1995668000000002*a6_x_scaled;
    const double n5_y = z4 - 0.0034335000000000004*a4_y_scaled;

    /* forces on link 4 */
    const double n4_y = n5_z + 0.13734000000000013*a4_x_scaled;
    const double neg_n4_x = c5*n5_x - s5*n5_y + 23.0167125*z2 + 0.13734000000000013*a4_y_scaled;
    const double n3_z = c4*n4_y - s4*neg_n4_x;
    const double neg_n3_x = s4*n4_y + c4*neg_n4_x;
    const double n4_z = c5*n5_y + s5*n5_x - 23.0167125*a4_x_scaled;

    /* forces on link 3 */
    const double n2_x = c3*neg_n3_x - s3*n4_z;

    /* forces on link 2 */
    const double n1_z = c2*n3_z + s2*n2_x;
    const double n2_z = 0.018688049999999998*c2 - (56.362374*s2 + (s3*neg_n3_x + c3*n4_z));

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
    double s2, c2;
    rbgen_sincos(q[1], &s2, &c2);
    double s4, c4;
    rbgen_sincos(q[3], &s4, &c4);
    double s5, c5;
    rbgen_sincos(q[4], &s5, &c5);
    double s6, c6;
    rbgen_sincos(q[5], &s6, &c6);
    double s3, c3;
    rbgen_sincos(q[2], &s3, &c3);

    /* motion of link 2 */
    const double w2_x = s2*qd[0];
    const double w2_y = c2*qd[0];
    const double U2_xy = w2_x*w2_y;
    const double wd2_x = w2_y*qd[1];
    const double neg_wd2_y = w2_x*qd[1];
    const double z1 = w2_x*w2_x;
    const double z2 = w2_y*w2_y;
    const double z3 = qd[1]*qd[1];

    /* motion of link 3 */
    const double w3_z = w2_y + qd[2];
    const double w3_x = s3*qd[1] - c3*w2_x;
    const double w3_y = s3*w2_x + c3*qd[1];
    const double wd3_x = qd[2]*w3_y - c3*wd2_x;
    const double wd3_y = s3*wd2_x - qd[2]*w3_x;
    const double z4 = w3_y*w3_y;
    const double neg_a3_z_scaled = z4 + (w3_x*w3_x - 23.357142857142858*c2);
    const double z5 = w3_z*w3_x;
    const double U3_xz = wd3_y + z5;
    const double z6 = 23.357142857142858*s2;
    const double a3_x_scaled = U3_xz - c3*z6;
    const double a3_y_scaled = w3_z*w3_y + s3*z6 - wd3_x;
    const double z7 = w3_x*w3_y;

    /* motion of link 4 */
    const double w4_x = s4*w3_z + c4*w3_x;
    const double w4_z = qd[3] - w3_y;
    const double z8 = w4_x*w4_z;
    const double neg_wd4_y = s4*wd3_x + c4*neg_wd2_y + w4_x*qd[3];
    const double w4_y = c4*w3_z - s4*w3_x;
    const double z9 = w4_x*w4_y;
    const double wd4_x = c4*wd3_x - s4*neg_wd2_y + qd[3]*w4_y;
    const double z10 = 1.05*c4;
    const double z11 = 1.05*s4;
    const double a4_x = z10*a3_x_scaled - neg_a3_z_scaled*z11;

    /* motion of link 5 */
    const double w5_x = s5*w4_z - c5*w4_x;
    const double z12 = w5_x*w5_x;
    const double w5_y = c5*w4_z + s5*w4_x;
    const double z13 = w5_y*w5_y;
    const double wd5_y = s5*wd4_x - w5_x*qd[4] - c5*wd3_y;
    const double w5_z = qd[4] + w4_y;
    const double wd5_x = w5_y*qd[4] - (c5*wd4_x + s5*wd3_y);
    const double neg_a5_z = z13 + (z12 + (z10*neg_a3_z_scaled + z11*a3_x_scaled));
    const double z14 = w5_x*w5_z;
    const double U5_xz = wd5_y + z14;
    const double z15 = 1.05*a3_y_scaled;
    const double a5_x = U5_xz - (c5*a4_x + s5*z15);
    const double z16 = w5_x*w5_y;
    const double U5_xy = neg_wd4_y + z16;
    const double z17 = w5_y*w5_z;
    const double U5_yz = z17 - wd5_x;
    const double a5_y = U5_yz - (c5*z15 - s5*a4_x);
    const double U5_yx = z16 - neg_wd4_y;
    const double z18 = w5_z*w5_z;
    const double U5_zx = z14 - wd5_y;
    const double U5_zy = wd5_x + z17;

    /* motion of link 6 */
    const double w6_x = c6*w5_x + s6*w5_z;
    const double w6_y = c6*w5_z - s6*w5_x;
    const double z19 = w6_x*w6_y;
    const double U6_xy = wd5_y + z19;
    const double w6_z = qd[5] - w5_y;
    const double z20 = w6_x*w6_z;
    const double neg_wd6_y = c6*neg_wd4_y + s6*wd5_x + w6_x*qd[5];
    const double a6_x = c6*a5_x - s6*neg_a5_z;
    const double z21 = w6_z*w6_z;
    const double wd6_x = w6_y*qd[5] + c6*wd5_x - s6*neg_wd4_y;

    /* forces on link 6 */
    const double z22 = 0.07071211626655866*qd[6] - w6_y;
    const double neg_n6_x_scaled = 8.832188420019627e-06*(w6_y*w6_y - z21) +
        (0.2891283938501799*(w6_z*z22) + a5_y - 0.3095732744520772*wd6_x);
    const double neg_f6_y_scaled = z21 + 19.1875204448806*(c6*neg_a5_z + s6*a5_x) + w6_x*w6_x;
    const double f6_x_scaled = U6_xy + 19.1875204448806*a6_x;

    /* forces on link 5 */
    const double f5_y_scaled = U5_yx - 207.94285714285715*(z12 + z18) + 6703.571428571428*a5_y -
        349.37142857142857*(wd6_x + w6_y*w6_z);

    /* forces on link 1 */
    const double z23 = 2.5650391809734895e-05*(neg_wd6_y - z20) + (0.8396850511891569*(w6_x*z22) -
        (wd5_y + 2.904194361568873*a6_x - 0.10093904184386417*z19));
    const double phi6_scaled = 59.37590696697892*tau[5] - z23;
    const double phi7 = 0.001*neg_wd6_y + tau[6];

    /* articulated body 6 */
    const double z24 = s6*s6;
    const double z25 = 0.013441848011080969*z24;
    const double I5_zz = z25 + 0.01073382298891903;
    const double z26 = s6*c6;
    const double I5_xz = 0.013441848011080969*z26 + 4.8825e-05;
    const double z27 = 0.048912*s6;
    const double F5_yz = 0.00014000000000000001 - z27;
    const double z28 = 1.254611964197753e-06*(c6*c6);
    const double neg_F5_xz = z28 + 0.029112000000000002;
    const double F5_xx = 1.254611964197753e-06*z26;

    /* articulated body 5 */
    const double iD5 = 1.0/I5_zz;
    const double z29 = iD5*I5_xz;
    const double z30 = z25 + I5_xz*z29 - 0.020985601;
    const double z31 = 0.00010512913556250002*iD5;
    const double z32 = 2.0*c5;
    const double z33 = 0.01025325*iD5;
    const double z34 = I5_xz*z33 + 7.350000000000001e-06;
    const double z35 = s5*(z30 - z31) + z32*z34;
    const double z36 = s5*z35;
    const double z37 = 0.048912*c6;
    const double z38 = z29*F5_yz + z37;
    const double z39 = z33*neg_F5_xz;
    const double z40 = F5_xx + z29*neg_F5_xz;
    const double z41 = z33*F5_yz;
    const double z42 = c5*(z39 - z38) + s5*(z40 + z41);
    const double z43 = c5*z42;
    const double z44 = z38 + z43;
    const double z45 = iD5*F5_yz;
    const double z46 = neg_F5_xz*z45;
    const double z47 = iD5*neg_F5_xz;
    const double z48 = 0.1420499546130567*z24;
    const double z49 = neg_F5_xz*z47 - z48 - 0.7964500453869433;
    const double z50 = F5_yz*z45 - 0.9385;
    const double z51 = s5*(z49 - z50) - z32*z46;
    const double z52 = s5*z51;
    const double G4_xx = z52 - z49;
    const double neg_F4_xz = z44 + G4_xx;
    const double neg_I4_zz = z36 + (z31 - (z44 + neg_F4_xz)) + 0.19057759;
    const double z53 = s5*z42;
    const double z54 = z40 - z53;
    const double G4_xz = z46 + c5*z51;
    const double F4_zz = z53 - z41 - G4_xz;
    const double I4_xz = F4_zz - (z54 + (z34 - c5*z35));
    const double z55 = z43 - z39;
    const double neg_G4_zz = z50 + z52;
    const double neg_F4_zx = z55 + neg_G4_zz;
    const double z56 = z29*F5_xx - z28 + 0.0291132546119642;
    const double z57 = iD5*F5_xx;
    const double z58 = 0.1420499546130567*z26 + neg_F5_xz*z57;
    const double z59 = F5_yz*z57;
    const double G4_xy = c5*z58 + s5*z59;
    const double z60 = z33*F5_xx - 0.00014000000000000001;
    const double F4_yz = s5*z56 + (c5*z60 - G4_xy);
    const double G4_yz = c5*z59 - s5*z58;
    const double z61 = 4.32e-07*(U6_xy - phi6_scaled) - (0.0027*neg_wd6_y - phi7 +
        0.0017000000000000001*z20);
    const double z62 = 0.01025325*U5_xz - (tau[4] + z27*neg_n6_x_scaled + 0.029112000000000002*a5_x
        - 0.00014000000000000001*a5_y);
    const double z63 = c6*z61 + (z62 - 4.8825e-05*U5_yz + 0.0015950349999999996*U5_yx -
        0.007438788000000001*U5_xy);
    const double u5 = 7.350000000000001e-06*(z12 - z13) - z63;
    const double z64 = z45*u5;
    const double z65 = z47*u5 + z37*phi6_scaled;
    const double z66 = s5*z64 + c5*z65;
    const double f5_x = z27*neg_f6_y_scaled + (0.029112000000000002*U5_xy + z37*f6_x_scaled) -
        0.00014000000000000001*(z13 + z18);
    const double z67 = s5*z65 - c5*z64;

    /* articulated body 4 */
    const double z68 = 2.0*c4;
    const double neg_iD4 = 1.0/neg_I4_zz;
    const double z69 = neg_iD4*I4_xz;
    const double z70 = 0.007973000000000001*z69;
    const double z71 = I4_xz*z69 - (z55 + (z30 - z36) + neg_F4_zx) - 0.17118159;
    const double z72 = 6.356872900000001e-05*neg_iD4 + 0.024796000000000002;
    const double z73 = s4*(z71 - z72) - z68*z70;
    const double z74 = s4*z73;
    const double I3_zz = z72 + z74 + 0.0064;
    const double z75 = neg_F4_zx - F4_zz*z69;
    const double z76 = neg_iD4*F4_zz;
    const double F3_yz = s4*z75 + 0.007973000000000001*(c4*z76);
    const double I3_xz = c4*z73 + z70;
    const double z77 = neg_iD4*F4_yz;
    const double z78 = neg_F4_xz*z69 - z54 - G4_xz;
    const double z79 = neg_F4_xz*neg_iD4;
    const double z80 = c5*z56 - (z69*F4_yz + G4_yz + s5*z60) + 0.014150000000000005;
    const double z81 = s4*(0.007973000000000001*z77 - z78) - c4*(z80 - 0.007973000000000001*z79 -
        0.014150000000000005);
    const double F3_xz = z80 + c4*z81;
    const double z82 = G4_xx + neg_F4_xz*z79;
    const double z83 = s4*(F4_yz*z77 - z82 - z48 - F5_xx*z57 + 0.9385) - z68*(G4_xy -
        neg_F4_xz*z77);
    const double z84 = 0.00014000000000000001*f5_y_scaled;
    const double z85 = 4.8825e-05*U5_yx + (z29*u5 + 0.01025325*(z13 - z18) -
        0.029112000000000002*neg_a5_z);
    const double z86 = s6*z61 + (z37*neg_n6_x_scaled - (7.350000000000001e-06*U5_zx + z85 +
        0.007438788000000001*U5_zy - z84));
    const double z87 = 0.01025325*U5_xy + (0.0015950349999999996*U5_zx - (z33*u5 - 4.8825e-05*(z12 -
        z18)));
    const double z88 = tau[5] - (0.00014000000000000001*neg_a5_z + (f5_x -
        (7.350000000000001e-06*U5_zy + z87)));
    const double z89 = 0.19217262499999999*wd3_y - (z66 + (tau[3] + s5*z86) + c5*z88) +
        0.197572625*z9;
    const double neg_u4 = z89 + 0.007973000000000001*(neg_wd4_y - z8);
    const double z90 = neg_iD4*neg_u4;

    /* articulated body 3 */
    const double iD3 = 1.0/I3_zz;
    const double z91 = iD3*F3_yz;
    const double z92 = iD3*I3_xz;
    const double z93 = z92*(2.1*F3_yz - I3_xz) + (z71 - (z74 + 2.1*(c4*z75)));
    const double z94 = 1.1025*(F3_yz*z91 + (neg_G4_zz - z76*(F4_zz + 0.01518666666666667*s4))) -
        z93;
    const double z95 = iD3*F3_xz;
    const double z96 = 1.1025*(F3_xz*z95 - (z82 + s4*z83));
    const double z97 = z91 - 0.9523809523809524*z92;
    const double z98 = c4*(G4_xz - neg_F4_xz*z76) + F3_xz*z97 - s4*(0.9523809523809524*z81 + (G4_yz
        + z76*F4_yz));
    const double z99 = 2.205*z98 - 2.1*z78;
    const double z100 = (z94 - z96)*s3 - c3*z99;
    const double z101 = s3*z100;
    const double I2_zz = 1.1778245465 - (z96 + z101);
    const double I2_xz = 0.5*z99 + c3*z100 - 8.000999999999999e-05;
    const double z102 = tau[4] + 0.022596*z8 - 0.027996*neg_wd4_y - 0.007973000000000001*(z90 - z9 -
        wd3_y);
    const double z103 = 0.169576625*wd4_x + (s5*z88 + (z67 - z69*neg_u4) - c5*z86);
    const double z104 = z103 + 0.007973000000000001*(w4_y*(w4_y + 27.61427630753794*w4_z) -
        w4_z*w4_z);
    const double z105 = s4*z104 - (c4*z102 - tau[2] + 0.005880000000000005*a3_x_scaled +
        0.0089775*U3_xz);
    const double u3 = z105 - 0.0032*(z7 - neg_wd2_y);

    /* articulated body 2 */
    const double iD2 = 1.0/I2_zz;
    const double z106 = iD2*I2_xz;
    const double z107 = 0.0590859715 - 0.00024759966609*iD2;
    const double z108 = s2*(z101 - z94 - I2_xz*z106 - z107 + 1.2260093749999998) -
        0.0314706*((0.007142857142857142 - z106)*c2);
    const double I1_zz = z107 + s2*z108;
    const double z109 = s4*z102 + c4*z104 + 0.13734000000000013*c2 - 0.014857500000000004*(z4 -
        w3_z*w3_z);
    const double z110 = z67 + (z97*u3 - z76*neg_u4 - c5*z84 - s5*f5_x);
    const double z111 = z109 + 1.05*z110;
    const double z112 = tau[1] - 0.018688049999999998*c2 + 32.194825875*s2 + 1.1637234035*U2_xy +
        s3*z111;
    const double z113 = z37*neg_f6_y_scaled + z57*u5 - 0.029112000000000002*U5_zy -
        0.00014000000000000001*U5_zx - z77*neg_u4;
    const double z114 = z10*(s5*z84 - c5*f5_x - z79*neg_u4 + z66) + (z11*(z27*(phi6_scaled -
        f6_x_scaled) + z113) - tau[3]);
    const double z115 = 1.05*z95;
    const double z116 = 0.014857500000000004*(neg_wd2_y + z7) - (z114 - 0.0032*(z5 - wd3_y) +
        u3*z115);
    const double u2 = z112 + c3*z116 + 0.00011239499999999998*(z1 - z2);
    const double z117 = iD2*u2;

    /* articulated body 1 */
    const double iD1 = 1.0/I1_zz;
    const double z118 = 0.0157353*(U2_xy - z117) + (tau[2] - 0.010901143*neg_wd2_y) -
        0.00022478999999999997*wd2_x - 8.000999999999999e-05*(z3 - z1);
    const double z119 = s3*z116 - (0.00022478999999999997*neg_wd2_y - 8.000999999999999e-05*U2_xy +
        2.3383479499999997*wd2_x) - z106*u2;
    const double u1 = tau[0] + s2*(z119 - c3*z111 - 0.0157353*(z3 - z2)) - c2*z118;

    /* acceleration of link 1 */
    const double qdd1 = iD1*u1;

    /* acceleration of link 2 */
    const double z120 = s2*qdd1;
    const double z121 = c2*qdd1;
    const double qdd2 = z117 + 0.0157353*(iD2*z121) - z106*z120;

    /* acceleration of link 3 */
    const double z122 = c3*z120 - s3*qdd2;
    const double z123 = 1.05*z122;
    const double z124 = s3*z120 + c3*qdd2;
    const double neg_qdd3 = z97*z123 + (z121 - (iD3*u3 - z115*z124));
    const double z125 = neg_qdd3 - z121;

    /* acceleration of link 4 */
    const double z126 = c4*z125 - s4*z122;
    const double z127 = s4*z125 + c4*z122;
    const double z128 = z76*z123 - (0.007973000000000001*(neg_iD4*z126) + (z124 + z90 - z69*z127));
    const double z129 = 1.05*(c4*z124);
    const double z130 = z11*z124;
    const double neg_qdd4 = z128 + z79*z129 + z77*z130;
    const double z131 = neg_qdd4 + z124;

    /* acceleration of link 5 */
    const double z132 = z131 + z129;
    const double z133 = z123 + z127;
    const double z134 = c5*z127 - s5*z131;
    const double z135 = c5*z131 + s5*z127;
    const double z136 = z29*z134 - (z126 + iD5*u5) - z33*z135 + z57*z130;
    const double z137 = c5*z132 + s5*z133;
    const double neg_qdd5 = z45*(s5*z132 - c5*z133) + z136 + z47*z137;

    /* acceleration of link 6 */
    const double z138 = c6*(z126 + neg_qdd5) + s6*z134;
    const double neg_qdd6 = 2.904194361568873*(c6*z137 + s6*z130) + (z135 +
        (2.5650391809734895e-05*z138 - phi6_scaled));

    /* acceleration of link 7 */
    const double qdd7 = z138 + 1000.0*phi7;

    qdd[0] = qdd1;
    qdd[1] = qdd2;
    qdd[2] = -neg_qdd3;
    qdd[3] = -neg_qdd4;
    qdd[4] = -neg_qdd5;
    qdd[5] = -neg_qdd6;
    qdd[6] = qdd7;
}

void iiwa14_forward_kinematics(const double q[7], double R[9], double p[3])
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
    double s7, c7;
    rbgen_sincos(q[6], &s7, &c7);

    /* tool seen from link 5 */
    const double z1 = s6*c7;
    const double z2 = c6*c7;
    const double z3 = c6*s7;
    const double z4 = s6*s7;
    const double z5 = 0.126*s6;

    /* tool seen from link 4 */
    const double z6 = c5*z2 - s5*s7;
    const double z7 = c5*s7 + s5*z2;
    const double z8 = s5*z3 - c5*c7;
    const double z9 = s5*c7 + c5*z3;
    const double z10 = c5*z5;
    const double z11 = 0.126*c6 + 0.4;
    const double z12 = s5*z5;

    /* tool seen from link 3 */
    const double z13 = s4*z1 + c4*z6;
    const double z14 = c4*z1 - s4*z6;
    const double z15 = c4*z9 + s4*z4;
    const double z16 = c4*z4 - s4*z9;
    const double z17 = c4*z10 - s4*z11;

    /* tool seen from link 2 */
    const double z18 = s3*z13 + c3*z7;
    const double z19 = c3*z13 - s3*z7;
    const double z20 = s3*z8 - c3*z15;
    const double z21 = c3*z8 + s3*z15;
    const double z22 = s3*z17 + c3*z12;
    const double z23 = s4*z10 + c4*z11 + 0.42;
    const double z24 = s3*z12 - c3*z17;

    /* tool seen from link 1 */
    const double z25 = c2*z19 - s2*z14;
    const double z26 = c2*z20 + s2*z16;
    const double z27 = c2*z14 + s2*z19;
    const double z28 = s2*z20 - c2*z16;
    const double z29 = s2*z23 - c2*z24;

    /* tool seen from link 0 */
    const double z30 = s1*z18 - c1*z25;
    const double z31 = c1*z26 + s1*z21;
    const double z32 = s1*z26 - c1*z21;
    const double z33 = s1*z25 + c1*z18;

    R[0] = -z30;
    R[1] = z31;
    R[2] = z32*z27 - z33*z28;
    R[3] = z33;
    R[4] = z32;
    R[5] = -(z31*z27 + z30*z28);
    R[6] = -z27;
    R[7] = -z28;
    R[8] = -(z31*z33 + z30*z32);
    p[0] = c1*z29 - s1*z22;
    p[1] = c1*z22 + s1*z29;
    p[2] = s2*z24 + c2*z23 + 0.36;
}

void iiwa14_jacobian(const double q[7], double J[42])
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

    /* frame 2 */
    const double z1 = s1*s2;
    const double z2 = s1*c2;
    const double z3 = c1*s2;
    const double z4 = c1*c2;

    /* frame 3 */
    const double z5 = c3*z2 + c1*s3;
    const double z6 = c1*c3 - s3*z2;
    const double z7 = s2*c3;
    const double z8 = 0.42*c2 + 0.36;
    const double z9 = s2*s3;
    const double z10 = c3*z4 - s1*s3;
    const double z11 = s1*c3 + s3*z4;

    /* frame 4 */
    const double z12 = s4*z5 - c4*z1;
    const double z13 = c4*z5 + s4*z1;
    const double z14 = c2*c4 + s4*z7;
    const double z15 = c4*z7 - c2*s4;
    const double z16 = s4*z10 - c4*z3;
    const double z17 = s4*z3 + c4*z10;

    /* frame 5 */
    const double z18 = s5*z15 + c5*z9;
    const double z19 = s5*z13 - c5*z6;
    const double z20 = c5*z11 + s5*z17;

    /* frame 6 */
    const double z21 = c6*z12 - s6*(s5*z6 + c5*z13);
    const double z22 = c6*z14 - s6*(c5*z15 - s5*z9);
    const double z23 = s6*(s5*z11 - c5*z17) + c6*z16;

    /* Jacobian */
    const double z24 = 0.42*z1;
    const double z25 = 0.126*z21;
    const double z26 = z25 - (z24 - 0.4*z12);
    const double z27 = 0.126*z22;
    const double z28 = 0.4*z14 + z8 + z27;
    const double z29 = z28 - 0.36;
    const double z30 = z24 + z26;
    const double z31 = z28 - z8;
    const double z32 = 0.126*z23;
    const double z33 = 0.4*z16 + z32;
    const double z34 = 0.42*z3 - z33;

    J[0] = z26;
    J[1] = c1*z29;
    J[2] = c2*z30 + z1*z31;
    J[3] = -(z9*z30 + z6*z31);
    J[4] = z25*z14 - z12*z27;
    J[5] = z25*z18 - z27*z19;
    J[6] = 0.0;
    J[7] = z34;
    J[8] = s1*z29;
    J[9] = -(z31*z3 + c2*z33);
    J[10] = z9*z33 - z31*z11;
    J[11] = z27*z16 - z14*z32;
    J[12] = z27*z20 - z18*z32;
    J[13] = 0.0;
    J[14] = 0.0;
    J[15] = s1*z26 - c1*z34;
    J[16] = z1*z33 - z30*z3;
    J[17] = -(z30*z11 + z6*z33);
    J[18] = z25*z16 - z12*z32;
    J[19] = z25*z20 - z19*z32;
    J[20] = 0.0;
    J[21] = 0.0;
    J[22] = -s1;
    J[23] = z3;
    J[24] = z11;
    J[25] = -z16;
    J[26] = -z20;
    J[27] = -z23;
    J[28] = 0.0;
    J[29] = c1;
    J[30] = z1;
    J[31] = -z6;
    J[32] = -z12;
    J[33] = -z19;
    J[34] = -z21;
    J[35] = 1.0;
    J[36] = 0.0;
    J[37] = c2;
    J[38] = -z9;
    J[39] = z14;
    J[40] = z18;
    J[41] = z22;
}

void iiwa14_inertia_solve(const double q[7], const double phi[7], double qdd[7])
{
    /* joint angles */
    double s3, c3;
    rbgen_sincos(q[2], &s3, &c3);
    double s5, c5;
    rbgen_sincos(q[4], &s5, &c5);
    double s6, c6;
    rbgen_sincos(q[5], &s6, &c6);
    double s4, c4;
    rbgen_sincos(q[3], &s4, &c4);
    double s2, c2;
    rbgen_sincos(q[1], &s2, &c2);

    /* articulated body 6 */
    const double z1 = s6*s6;
    const double z2 = 0.013441848011080969*z1;
    const double I5_zz = z2 + 0.01073382298891903;
    const double z3 = s6*c6;
    const double I5_xz = 0.013441848011080969*z3 + 4.8825e-05;
    const double F5_yz = 0.00014000000000000001 - 0.048912*s6;
    const double z4 = 1.254611964197753e-06*(c6*c6);
    const double neg_F5_xz = z4 + 0.029112000000000002;
    const double F5_xx = 1.254611964197753e-06*z3;
    const double z5 = phi[6] - 2.5650391809734895e-05*phi[5];

    /* articulated body 5 */
    const double iD5 = 1.0/I5_zz;
    const double z6 = iD5*I5_xz;
    const double z7 = z2 + I5_xz*z6 - 0.020985601;
    const double z8 = 0.00010512913556250002*iD5;
    const double z9 = 2.0*c5;
    const double z10 = 0.01025325*iD5;
    const double z11 = I5_xz*z10 + 7.350000000000001e-06;
    const double z12 = s5*(z7 - z8) + z9*z11;
    const double z13 = s5*z12;
    const double z14 = z6*F5_yz + 0.048912*c6;
    const double z15 = z10*neg_F5_xz;
    const double z16 = F5_xx + z6*neg_F5_xz;
    const double z17 = z10*F5_yz;
    const double z18 = c5*(z15 - z14) + s5*(z16 + z17);
    const double z19 = c5*z18;
    const double z20 = z14 + z19;
    const double z21 = iD5*F5_yz;
    const double z22 = neg_F5_xz*z21;
    const double z23 = iD5*neg_F5_xz;
    const double z24 = 0.1420499546130567*z1;
    const double z25 = neg_F5_xz*z23 - z24 - 0.7964500453869433;
    const double z26 = F5_yz*z21 - 0.9385;
    const double z27 = s5*(z25 - z26) - z9*z22;
    const double z28 = s5*z27;
    const double G4_xx = z28 - z25;
    const double neg_F4_xz = z20 + G4_xx;
    const double neg_I4_zz = z13 + (z8 - (z20 + neg_F4_xz)) + 0.19057759;
    const double G4_xz = z22 + c5*z27;
    const double z29 = s5*z18;
    const double F4_zz = z29 - z17 - G4_xz;
    const double u5 = phi[4] - c6*z5;
    const double z30 = z21*u5;
    const double z31 = 2.904194361568873*c6;
    const double z32 = z23*u5 + phi[5]*z31;
    const double z33 = s5*z30 + c5*z32;
    const double z34 = s6*z5 - z6*u5;
    const double z35 = phi[5] - z10*u5;
    const double z36 = s5*z32 - c5*z30;
    const double z37 = z16 - z29;
    const double I4_xz = F4_zz - (z37 + (z11 - c5*z12));
    const double z38 = z19 - z15;
    const double neg_G4_zz = z26 + z28;
    const double neg_F4_zx = z38 + neg_G4_zz;
    const double z39 = z6*F5_xx - z4 + 0.0291132546119642;
    const double z40 = iD5*F5_xx;
    const double z41 = 0.1420499546130567*z3 + neg_F5_xz*z40;
    const double z42 = F5_yz*z40;
    const double G4_xy = c5*z41 + s5*z42;
    const double z43 = z10*F5_xx - 0.00014000000000000001;
    const double F4_yz = s5*z39 + (c5*z43 - G4_xy);
    const double G4_yz = c5*z42 - s5*z41;

    /* articulated body 4 */
    const double neg_iD4 = 1.0/neg_I4_zz;
    const double z44 = neg_iD4*F4_zz;
    const double u4 = phi[3] + z33 + s5*z34 + c5*z35;
    const double z45 = 2.0*c4;
    const double z46 = neg_iD4*I4_xz;
    const double z47 = 0.007973000000000001*z46;
    const double z48 = I4_xz*z46 - (z38 + (z7 - z13) + neg_F4_zx) - 0.17118159;
    const double z49 = 6.356872900000001e-05*neg_iD4 + 0.024796000000000002;
    const double z50 = s4*(z48 - z49) - z45*z47;
    const double z51 = s4*z50;
    const double I3_zz = z49 + z51 + 0.0064;
    const double I3_xz = c4*z50 + z47;
    const double z52 = 1.05*s4;
    const double z53 = neg_F4_zx - F4_zz*z46;
    const double F3_yz_scaled = 0.008371650000000001*(z44*c4) + z52*z53;
    const double z54 = c5*z34 - (z36 + s5*z35) - u4*z46;
    const double z55 = neg_iD4*u4;
    const double z56 = phi[4] + 0.007973000000000001*z55;
    const double z57 = neg_iD4*F4_yz;
    const double z58 = 2.904194361568873*s6;
    const double z59 = neg_F4_xz*neg_iD4;
    const double z60 = neg_F4_xz*z46 - z37 - G4_xz;
    const double z61 = c5*z39 - (z46*F4_yz + G4_yz + s5*z43) + 0.014150000000000005;
    const double z62 = s4*(0.007973000000000001*z57 - z60) - c4*(z61 - 0.007973000000000001*z59 -
        0.014150000000000005);
    const double F3_xz = z61 + c4*z62;
    const double z63 = G4_xx + neg_F4_xz*z59;
    const double z64 = s4*(F4_yz*z57 - z63 - z24 - F5_xx*z40 + 0.9385) - z45*(G4_xy -
        neg_F4_xz*z57);

    /* articulated body 3 */
    const double iD3 = 1.0/I3_zz;
    const double z65 = iD3*I3_xz;
    const double z66 = iD3*F3_yz_scaled;
    const double z67 = z65 - z66;
    const double u3 = phi[2] - (s4*z54 + c4*z56);
    const double z68 = 1.05*(z44*u4 + z36) - (z67*u3 + (c4*z54 - s4*z56));
    const double z69 = 1.05*c4;
    const double z70 = iD3*F3_xz;
    const double z71 = 1.05*z70;
    const double z72 = z52*(u4*z57 + (u5*z40 + phi[5]*z58)) + ((z33 + u4*z59)*z69 - (phi[3] -
        u3*z71));
    const double z73 = z60 + z67*F3_xz + z52*(0.9523809523809524*z62 + (G4_yz + z44*F4_yz));
    const double z74 = z69*(G4_xz - neg_F4_xz*z44) - z73;
    const double z75 = z48 - (2.1*(c4*z53) + F3_yz_scaled*z66) + z65*(2.0*F3_yz_scaled - I3_xz);
    const double z76 = 1.1025*(z44*(F4_zz + 0.01518666666666667*s4) - neg_G4_zz) + (z75 - z51);
    const double z77 = 1.1025*(F3_xz*z70 - (z63 + s4*z64));
    const double z78 = 2.1*(c3*z74) + s3*(z76 + z77);
    const double z79 = s3*z78;
    const double I2_zz = z79 - z77 + 1.1778245465;
    const double neg_I2_xz = c3*z78 - 1.05*z74 + 8.000999999999999e-05;

    /* articulated body 2 */
    const double iD2 = 1.0/I2_zz;
    const double z80 = iD2*neg_I2_xz;
    const double u2 = phi[1] + (z68*s3 - c3*z72);
    const double z81 = iD2*u2;
    const double z82 = 0.00024759966609*(iD2 - 238.6351017069742);
    const double z83 = c2*(0.0314706*z80 + 0.00022478999999999997) - s2*(z82 - (neg_I2_xz*z80 + (z79
        - z76)) + 1.2260093749999998);
    const double neg_I1_zz = z82 + s2*z83;

    /* articulated body 1 */
    const double z84 = (c3*z68 + (s3*z72 - z80*u2))*s2 + c2*(phi[2] - 0.0157353*z81);
    const double u1 = phi[0] - z84;
    const double neg_iD1 = 1.0/neg_I1_zz;

    /* acceleration of link 1 */
    const double neg_qdd1 = u1*neg_iD1;

    /* acceleration of link 2 */
    const double z85 = c2*neg_qdd1;
    const double z86 = s2*neg_qdd1;
    const double neg_qdd2 = 0.0157353*(iD2*z85) + (z80*z86 - z81);

    /* acceleration of link 3 */
    const double z87 = s3*z86 + c3*neg_qdd2;
    const double z88 = s3*neg_qdd2 - c3*z86;
    const double qdd3 = z85 + (z71*z87 + iD3*u3) + z67*z88;
    const double z89 = z85 - qdd3;

    /* acceleration of link 4 */
    const double z90 = z52*z87;
    const double z91 = 1.05*z88;
    const double z92 = 1.05*(c4*z87);
    const double z93 = s4*z88 - c4*z89;
    const double z94 = z57*z90 - (z55 + z44*z91) + z59*z92 - z87 -
        0.007973000000000001*(neg_iD4*z93);
    const double z95 = s4*z89 + c4*z88;
    const double qdd4 = z94 - z46*z95;
    const double z96 = z87 + qdd4;

    /* acceleration of link 5 */
    const double z97 = z91 + z95;
    const double z98 = z92 + z96;
    const double z99 = s5*z97 - c5*z98;
    const double z100 = s5*z95 - c5*z96;
    const double z101 = c5*z95 + s5*z96;
    const double z102 = z10*z100 - (z93 + z6*z101) + z21*(c5*z97 + s5*z98);
    const double qdd5 = iD5*u5 + (z40*z90 - (z23*z99 - z102));

    /* acceleration of link 6 */
    const double z103 = s6*z101 - c6*(z93 + qdd5);
    const double qdd6 = z58*z90 - (z31*z99 + (2.5650391809734895e-05*z103 + (z100 -
        59.37590696697892*phi[5])));

    /* acceleration of link 7 */
    const double qdd7 = z103 + 1000.0*phi[6];

    qdd[0] = -neg_qdd1;
    qdd[1] = -neg_qdd2;
    qdd[2] = qdd3;
    qdd[3] = qdd4;
    qdd[4] = qdd5;
    qdd[5] = qdd6;
    qdd[6] = qdd7;
}

void iiwa14_energy(const double q[7], const double qd[7], double e[2])
{
    /* joint angles */
    double s2, c2;
    rbgen_sincos(q[1], &s2, &c2);
    double s4, c4;
    rbgen_sincos(q[3], &s4, &c4);
    double s3, c3;
    rbgen_sincos(q[2], &s3, &c3);
    double s5, c5;
    rbgen_sincos(q[4], &s5, &c5);
    double s6, c6;
    rbgen_sincos(q[5], &s6, &c6);
    double s7, c7;
    rbgen_sincos(q[6], &s7, &c7);

    /* link 2 */
    const double w2_y = qd[0]*c2;
    const double w2_x = qd[0]*s2;
    const double z1 = 0.005084745762711864*w2_y - w2_x;
    const double z2 = 0.7118644067796611*w2_y - qd[1];
    const double z3 = 140.00000000000003*w2_x - qd[1];

    /* link 3 */
    const double w3_z = w2_y + qd[2];
    const double w3_x = qd[1]*s3 - w2_x*c3;
    const double v3_x_scaled = w2_x*s3 + qd[1]*c3;
    const double z4 = 11.15*v3_x_scaled - w3_z;
    const double z5 = s2*c3;
    const double z6 = s2*s3;

    /* link 4 */
    const double w4_x = s4*w3_z + c4*w3_x;
    const double w4_z = qd[3] - v3_x_scaled;
    const double neg_v4_y = s4*v3_x_scaled;
    const double z7 = 4.158415841584159*neg_v4_y;
    const double v4_x = c4*v3_x_scaled;
    const double z8 = 4.158415841584159*v4_x;
    const double w4_y = w3_z*c4 - s4*w3_x;
    const double z9 = z8 - 0.6633663366336634*w4_z + 0.33663366336633666*w4_y;
    const double z10 = z7 + 0.33663366336633666*w4_x;
    const double z11 = 4.158415841584159*w3_x;
    const double z12 = 0.6633663366336634*w4_x + z11;
    const double z13 = c4*z5 - c2*s4;
    const double z14 = c2*c4 + s4*z5;

    /* link 5 */
    const double w5_x = s5*w4_z - w4_x*c5;
    const double w5_y = c5*w4_z + w4_x*s5;
    const double z15 = 0.0009900990099009901*w5_y + z7 - 0.20792079207920794*w5_x;
    const double z16 = z8 - 3.9603960396039604*w4_z;
    const double z17 = z11 + 3.9603960396039604*w4_x;
    const double v5_x_scaled = s5*z17 - c5*z16;
    const double w5_z = qd[4] + w4_y;
    const double z18 = 1.381188118811881*w5_y + 0.20792079207920794*w5_z - v5_x_scaled;
    const double v5_y_scaled = c5*z17 + s5*z16;
    const double z19 = 0.0009900990099009901*w5_z + v5_y_scaled + 1.381188118811881*w5_x;
    const double z20 = c5*z13 - s5*z6;

    /* link 6 */
    const double w6_z = qd[5] - w5_y;
    const double w6_y = w5_z*c6 - w5_x*s6;
    const double w6_x = w5_x*c6 + w5_z*s6;
    const double v6_x_scaled = v5_x_scaled*c6 - z7*s6;
    const double neg_v6_y_scaled = v5_x_scaled*s6 + z7*c6;
    const double z21 = 0.00594059405940594*w6_z - (v6_x_scaled + 0.0039603960396039604*w6_y);
    const double z22 = neg_v6_y_scaled + 0.0039603960396039604*w6_x;
    const double z23 = v5_y_scaled - 0.00594059405940594*w6_x;

    /* link 7 */
    const double z24 = 0.08822664444662287*(z4*z4) + (z9*z9 + z10*z10 + z12*z12);
    const double w7_z = qd[6] + w6_y;
    const double w7_y = w6_x*s7 + w6_z*c7;
    const double w7_x = w6_z*s7 - w6_x*c7;
    const double z25 = w7_y - (c7*v6_x_scaled + v5_y_scaled*s7);
    const double z26 = w7_x + (v5_y_scaled*c7 - s7*v6_x_scaled);
    const double z27 = 0.0061206*(z25*z25 + (z26*z26 + neg_v6_y_scaled*neg_v6_y_scaled)) +
        0.00245*(w6_x*w6_x);
    const double z28 = 0.0085*(w4_x*w4_x) + (z27 + 0.00235*(w6_y*w6_y) + 0.0082*(w4_y*w4_y));
    const double z29 = z28 + 0.003*(w4_z*w4_z) + 0.20988293749999998*(w3_x*w3_x) +
        0.0119*(v3_x_scaled*v3_x_scaled);
    const double z30 = 0.0005*(w7_z*w7_z + w7_y*w7_y + w7_x*w7_x) + (0.0038*(w3_z*w3_z) + z29);
    const double z31 = 0.00435*(w5_y*w5_y) + (0.005*(w5_x*w5_x) + (0.0018*(w6_z*w6_z) + z30));
    const double z32 = 0.01785175*(z15*z15 + z24 + z18*z18 + z19*z19) + (0.002245*(w5_z*w5_z) +
        z31);
    const double z33 = 0.008742*(qd[0]*qd[0]) + (z32 + 0.0091809*(z21*z21 + (z22*z22 + z23*z23)));
    const double z34 = 0.0055*(qd[1]*qd[1]) + (0.0152*(w2_y*w2_y) + (0.01525*(w2_x*w2_x) + z33));
    const double z35 = z34 + 0.011052174999999997*(z1*z1 + z2*z2 + 2.585463947141626e-05*(z3*z3));
    const double z36 = 0.0034335000000000004*z20 + (56.362374*c2 + 0.018688049999999998*s2 +
        23.0167125*z14) - 0.13734000000000013*z6;
    const double z37 = 0.7139718*(s5*z13 + c5*z6) - (1.1995668000000002*(c6*z14 - s6*z20) + z36);

    e[0] = z35;
    e[1] = 85.78256400000001 - z37;
}
