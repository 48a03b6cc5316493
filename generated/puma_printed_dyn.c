/* puma_printed: robot dynamics as straight-line C, by rbgen 0.1.0
 *
 * joints   6: RRRRRR
 * source   S. K. Saha, Simulation of industrial manipulators based on the UDU^T decomposition
 *          of inertia matrix, Multibody System Dynamics 9(1), 2003, pp. 63-85, Table II(ii)
 *          (PUMA robot), exactly as printed.
 * model    62e1c0aa71faf522
 * command  rbgen emit puma_printed
 *
 * Operations of each call: multiplications M, additions and subtractions A, divisions
 * and square roots D, pairs of sine and cosine.
 *
 *   function                  algorithm            M      A    D  sin/cos
 *   inverse_dynamics          best                130    102    0        4
 *   inertia_matrix            best                 60     47    0        5
 *   bias                      best                120     83    0        4
 *   gravity                   best                 18      8    0        4
 *   forward_dynamics          best                239    182    4        5
 *   forward_kinematics        best: tool-cross     58     29    0        6
 *   jacobian                  best: frames         62     36    0        6
 *   inertia_solve             best                122     95    4        5
 *   energy                    best: links         103     69    0        5
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

#define PUMA_PRINTED_DOF 6

#ifdef __cplusplus
extern "C" {
#endif

/* joint torques (forces) for the motion */
void puma_printed_inverse_dynamics(const double q[6], const double qd[6], const double qdd[6],
                                   double tau[6]);
/* symmetric, row-major */
void puma_printed_inertia_matrix(const double q[6], double M[36]);
/* Coriolis, centrifugal, gravity, friction */
void puma_printed_bias(const double q[6], const double qd[6], double b[6]);
/* torques that hold the arm still */
void puma_printed_gravity(const double q[6], double g[6]);
/* accelerations for the torques */
void puma_printed_forward_dynamics(const double q[6], const double qd[6], const double tau[6],
                                   double qdd[6]);
/* tool in the world: axes as columns of R, origin p */
void puma_printed_forward_kinematics(const double q[6], double R[9], double p[3]);
/* 6 x n: linear rows, then angular, world axes, at the tool */
void puma_printed_jacobian(const double q[6], double J[36]);
/* M^-1 phi */
void puma_printed_inertia_solve(const double q[6], const double phi[6], double qdd[6]);
/* kinetic, potential (zero at the world's origin) */
void puma_printed_energy(const double q[6], const double qd[6], double e[2]);

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

void puma_printed_inverse_dynamics(const double q[6], const double qd[6], const double qdd[6],
                                   double tau[6])
{
    /* joint angles */
    const double z1 = q[2] + q[1];
    double z3, z2;
    rbgen_sincos(z1, &z3, &z2);
    double s4, c4;
    rbgen_sincos(q[3], &s4, &c4);
    double s5, c5;
    rbgen_sincos(q[4], &s5, &c5);
    double s2, c2;
    rbgen_sincos(q[1], &s2, &c2);

    /* motion of link 1 */
    const double neg_U1_xx = qd[0]*qd[0];

    /* motion of link 2 */
    const double neg_U2_yy = qd[1]*qd[1];
    const double neg_U2_xx = neg_U2_yy + neg_U1_xx;
    const double neg_wd2_x = qd[1]*qd[0];

    /* motion of link 3 */
    const double U3_yz = qdd[0]*z3;
    const double w3_z = qd[1] + qd[2];
    const double neg_w3_y = z2*qd[0];
    const double z4 = w3_z*neg_w3_y;
    const double neg_wd3_x = U3_yz + z4;
    const double neg_w3_x = z3*qd[0];
    const double z5 = w3_z*neg_w3_x;
    const double neg_U3_xz = z2*qdd[0];
    const double wd3_y = z5 - neg_U3_xz;
    const double neg_U3_zx = z5 + wd3_y;
    const double wd3_z = qdd[1] + qdd[2];
    const double z6 = neg_U2_xx*c2 + qdd[1]*s2;
    const double z7 = z6 + 0.3449074074074074*qdd[0];
    const double z8 = qdd[1]*c2 - neg_U2_yy*s2;
    const double z9 = z8 - 22.708333333333336;
    const double a3_x = z3*z9 - z2*z7;
    const double z10 = neg_w3_y*neg_w3_y;
    const double z11 = 2.0*(s2*neg_wd2_x) - qdd[0]*c2;
    const double neg_a3_z = 0.3449074074074074*neg_U1_xx + z11;
    const double a3_y = z2*z9 + z3*z7;
    const double U3_yx = wd3_z + neg_w3_y*neg_w3_x;

    /* motion of link 4 */
    const double wd4_z = qdd[3] - wd3_y;
    const double w4_y = w3_z*c4 + neg_w3_x*s4;
    const double w4_x = w3_z*s4 - neg_w3_x*c4;
    const double w4_z = neg_w3_y + qd[3];
    const double wd4_x = s4*wd3_z - neg_wd3_x*c4 + w4_y*qd[3];
    const double U4_yz = w4_y*w4_z - wd4_x;
    const double z12 = 0.0462962962962963*(w3_z*w3_z + z10) - a3_x;
    const double z13 = neg_a3_z + 0.0462962962962963*neg_U3_zx;
    const double z14 = s4*z12 - c4*z13;
    const double a4_y = U4_yz + z14;
    const double z15 = s4*z13 + c4*z12;
    const double z16 = w4_x*w4_z;
    const double wd4_y = c4*wd3_z - w4_x*qd[3] + neg_wd3_x*s4;
    const double a4_x = z16 - (z15 - wd4_y);
    const double z17 = a3_y + 0.0462962962962963*U3_yx;
    const double neg_a4_z = w4_y*w4_y + w4_x*w4_x + z17;

    /* motion of link 5 */
    const double w5_z = w4_y + qd[4];
    const double neg_w5_y = w4_z*c5 + w4_x*s5;
    const double z18 = w5_z*neg_w5_y;
    const double wd5_x = c5*wd4_x - qd[4]*neg_w5_y - wd4_z*s5;
    const double w5_x = w4_x*c5 - w4_z*s5;
    const double neg_wd5_y = wd4_z*c5 + s5*wd4_x + qd[4]*w5_x;
    const double z19 = neg_w5_y*w5_x;
    const double wd5_z = wd4_y + qdd[4];
    const double neg_U5_xy = z19 + wd5_z;
    const double neg_U5_yy = w5_x*w5_x + w5_z*w5_z;

    /* motion of link 6 */
    const double wd6_z = neg_wd5_y + qdd[5];

    /* forces on link 5 */
    const double z20 = 0.0141*qd[5];
    const double n5_x = z20*w5_z - (0.257982067*z18 + (0.008791632*a4_y -
        0.017482066999999997*wd5_x));
    const double z21 = 0.0141*wd6_z;
    const double neg_n5_y = 0.11745*(w5_z*w5_x) - 0.13715*neg_wd5_y + z21;

    /* forces on link 4 */
    const double n4_z = c5*neg_n5_y - s5*n5_x - 0.06365*(wd4_z + w4_y*w4_x);
    const double z22 = 0.008791632*c5;
    const double z23 = 0.008791632*s5;
    const double f4_x = 1.17836424*a4_x - (neg_U5_yy*z23 - z22*neg_U5_xy);
    const double z24 = 2.552062896*z15 - f4_x;
    const double f4_y = 1.17836424*a4_y - 0.008791632*(wd5_x - z18);
    const double z25 = 2.552062896*z14 + f4_y;
    const double z26 = s4*z24 - c4*z25;
    const double n5_z = 0.134932067*wd5_z + 0.14053206699999998*z19 + a4_x*z22 + z23*neg_a4_z -
        z20*w5_x;
    const double z27 = 3.4071952349999997*z16 + (3.2798952349999997*wd4_y + (n5_z + f4_x));
    const double z28 = s5*neg_n5_y - f4_y + c5*n5_x - 3.3435452349999997*U4_yz;
    const double z29 = z22*neg_U5_yy + (neg_U5_xy*z23 + 2.552062896*z17) + 1.17836424*neg_a4_z;

    /* forces on link 3 */
    const double neg_n3_y = 0.03454198*(z4 + neg_wd3_x) + (0.1434364*neg_U3_zx + (n4_z -
        0.0462962962962963*z26));
    const double n3_x = c4*z28 + 0.03454198*neg_U3_zx - s4*z27;
    const double f3_y = z29 - 0.6829073279999999*a3_y;
    const double neg_f3_x = c4*z24 + (0.6829073279999999*a3_x + s4*z25);
    const double neg_f2_x = z3*f3_y + z2*neg_f3_x;
    const double n3_z = 0.03454198*(neg_w3_x*neg_w3_x - z10) - (0.1434364*U3_yx -
        (0.0462962962962963*z29 + (s4*z28 + c4*z27)));

    /* forces on link 2 */
    const double z30 = z2*neg_n3_y - (c2*(6.944190320000001*z11 + (z26 -
        0.6829073279999999*neg_a3_z)) + z3*n3_x);
    const double n1_z = z30 - 1.0054575496203704*qdd[0] + 0.3449074074074074*neg_f2_x;
    const double z31 = c2*(z3*neg_f3_x - z2*f3_y - 6.944190320000001*z8) - n3_z - s2*(neg_f2_x +
        6.944190320000001*z6);
    const double n2_z = 0.6787000000000003*qdd[1] - z31;

    tau[0] = n1_z;
    tau[1] = n2_z;
    tau[2] = n3_z;
    tau[3] = n4_z;
    tau[4] = n5_z;
    tau[5] = z21;
}

void puma_printed_inertia_matrix(const double q[6], double M[36])
{
    /* joint angles */
    double s4, c4;
    rbgen_sincos(q[3], &s4, &c4);
    double s5, c5;
    rbgen_sincos(q[4], &s5, &c5);
    const double z1 = q[2] + q[1];
    double z3, z2;
    rbgen_sincos(z1, &z3, &z2);
    double s2, c2;
    rbgen_sincos(q[1], &s2, &c2);
    double s3, c3;
    rbgen_sincos(q[2], &s3, &c3);

    /* column 6 */
    const double z4 = 0.0141*s5;
    const double z5 = 0.0141*c5;
    const double z6 = z2*z5 - z4*(c4*z3);

    /* composite body 5 */
    const double ms4_x = 0.008791632*s5;

    /* composite body 4 */
    const double z7 = s4*ms4_x;
    const double ms3_z = z7 + 1.0511121559999999;
    const double z8 = 0.14053206699999998*s5;
    const double z9 = s5*z8;
    const double z10 = s4*(z9 + 0.0538);
    const double z11 = s4*z10;
    const double z12 = 0.017583264*c5;
    const double z13 = ms4_x + z8*c5;
    const double z14 = c4*z13;
    const double neg_S3_xy_scaled = z12 + 43.199999999999996*z14 + 3.848942016;
    const double z15 = ms4_x*c4;
    const double neg_S3_xx = z11 - z9 - 0.0925925925925926*z15 + 0.2018908;
    const double S3_yy = z12 - z9 + 4.659641542;
    const double z16 = 0.008791632*c5;
    const double neg_ms3_y = z16 + 1.17836424;
    const double ms3_x = z15 + 0.17270496;
    const double neg_S3_yz = s4*z13;
    const double S3_xz = z10*c4 + 0.0462962962962963*z7;
    const double z17 = z9 - 0.1867;
    const double z18 = z16 + 0.134932067;
    const double z19 = c4*z16;
    const double z20 = 0.00040702*s5 + c4*z18;
    const double z21 = z19*s3 + (ms4_x*c3 + z20);

    /* column 4 */
    const double z22 = 0.3449074074074074*z2;
    const double z23 = z2*(0.0462962962962963*z15 + z17) + (z15*c2 + z7*z22) + z14*z3;
    const double z24 = neg_S3_yz + z7*s3;

    /* composite body 3 */
    const double z25 = 0.0462962962962963*z2;
    const double ms2_x = z3*neg_ms3_y + z2*ms3_x;
    const double z26 = c2*ms2_x;
    const double ms2_y = z3*ms3_x - z2*neg_ms3_y;
    const double z27 = s4*z16*(z25 + c2) + (z3*(s4*z18) + (z3*(0.003032299*s5) - z22*z19));
    const double z28 = neg_S3_xx - S3_yy;
    const double z29 = z26 + s2*ms2_y;

    /* column 3 */
    const double z30 = 0.3449074074074074*ms2_y + (z3*S3_xz - z2*neg_S3_yz);
    const double z31 = z29 - z28;

    /* composite body 2 */
    const double z32 = z3*(z25*neg_S3_xy_scaled + (neg_S3_xx + S3_yy)*z3) - neg_S3_xx + 2.0*z26;
    const double neg_S1_yz = ms3_z*s2 + z30;

    /* column 1 */
    const double z33 = s4*z4;

    M[0] = 0.6898148148148148*ms3_z + (z11 + (z32 - 9.991710128000001*(s2*s2))) + 8.50346620975926;
    M[1] = neg_S1_yz;
    M[2] = z30;
    M[3] = z23;
    M[4] = z27;
    M[5] = z6;
    M[6] = neg_S1_yz;
    M[7] = 10.670410128 - (z28 - 2.0*z29);
    M[8] = z31;
    M[9] = -z24;
    M[10] = z21;
    M[11] = z33;
    M[12] = z30;
    M[13] = z31;
    M[14] = -z28;
    M[15] = -neg_S3_yz;
    M[16] = z20;
    M[17] = z33;
    M[18] = z23;
    M[19] = -z24;
    M[20] = -neg_S3_yz;
    M[21] = z17;
    M[22] = 0.0;
    M[23] = z5;
    M[24] = z27;
    M[25] = z21;
    M[26] = z20;
    M[27] = 0.0;
    M[28] = 0.134932067;
    M[29] = 0.0;
    M[30] = z6;
    M[31] = z33;
    M[32] = z33;
    M[33] = z5;
    M[34] = 0.0;
    M[35] = 0.0141;
}

void puma_printed_bias(const double q[6], const double qd[6], double b[6])
{
    /* joint angles */
    double s2, c2;
    rbgen_sincos(q[1], &s2, &c2);
    const double z1 = 6.944190320000001*(c2*s2);
    const double z2 = q[1] + q[2];
    double z3, z4;
    rbgen_sincos(z2, &z3, &z4);
    double s5, c5;
    rbgen_sincos(q[4], &s5, &c5);
    double s4, c4;
    rbgen_sincos(q[3], &s4, &c4);

    /* motion of link 1 */
    const double neg_U1_xx = qd[0]*qd[0];

    /* motion of link 2 */
    const double neg_wd2_x = qd[0]*qd[1];
    const double neg_U2_zy = 2.0*neg_wd2_x;
    const double neg_U2_yy = qd[1]*qd[1];
    const double neg_U2_xx = neg_U2_yy + neg_U1_xx;

    /* motion of link 3 */
    const double z5 = c2*neg_U2_xx;
    const double z6 = s2*neg_U2_yy + 22.708333333333336;
    const double a3_y = z5*z3 - z6*z4;
    const double neg_w3_x = qd[0]*z3;
    const double w3_z = qd[1] + qd[2];
    const double neg_w3_y = qd[0]*z4;
    const double U3_xy = neg_w3_x*neg_w3_y;
    const double neg_wd3_x = w3_z*neg_w3_y;
    const double neg_a3_x = z3*z6 + z5*z4;
    const double z7 = neg_w3_y*neg_w3_y;
    const double wd3_y = neg_w3_x*w3_z;
    const double neg_a3_z = s2*neg_U2_zy + 0.3449074074074074*neg_U1_xx;

    /* motion of link 4 */
    const double w4_x = s4*w3_z - c4*neg_w3_x;
    const double w4_z = qd[3] + neg_w3_y;
    const double w4_y = c4*w3_z + neg_w3_x*s4;
    const double z8 = a3_y + 0.0462962962962963*U3_xy;
    const double neg_a4_z = w4_y*w4_y + z8 + w4_x*w4_x;
    const double wd4_y = s4*neg_wd3_x - w4_x*qd[3];
    const double z9 = neg_a3_x + 0.0462962962962963*(w3_z*w3_z + z7);
    const double z10 = 0.0925925925925926*wd3_y + neg_a3_z;
    const double z11 = c4*z9 + s4*z10;
    const double z12 = w4_x*w4_z;
    const double a4_x = wd4_y + z12 - z11;
    const double wd4_x = qd[3]*w4_y - c4*neg_wd3_x;
    const double z13 = s4*z9 - c4*z10;
    const double a4_y = w4_z*w4_y - wd4_x + z13;

    /* motion of link 5 */
    const double w5_x = c5*w4_x - s5*w4_z;
    const double w5_z = qd[4] + w4_y;
    const double neg_U5_yy = w5_x*w5_x + w5_z*w5_z;
    const double neg_w5_y = c5*w4_z + w4_x*s5;
    const double z14 = w5_x*neg_w5_y;
    const double neg_U5_xy = z14 + wd4_y;
    const double wd5_x = s5*wd3_y + c5*wd4_x - qd[4]*neg_w5_y;
    const double z15 = w5_z*neg_w5_y;
    const double U5_zy = wd5_x - z15;
    const double wd5_y = c5*wd3_y - w5_x*qd[4] - s5*wd4_x;

    /* forces on link 5 */
    const double z16 = 0.0141*qd[5];
    const double neg_n5_y = 0.12304999999999999*wd5_y + 0.11745*(w5_x*w5_z);
    const double n5_x = 0.017482066999999997*wd5_x + (w5_z*z16 - 0.008791632*a4_y) -
        0.257982067*z15;

    /* forces on link 4 */
    const double z17 = 0.008791632*c5;
    const double z18 = 0.008791632*s5;
    const double z19 = z17*neg_U5_yy + 1.17836424*neg_a4_z + neg_U5_xy*z18 + 2.552062896*z8;
    const double f4_x = 1.17836424*a4_x + z17*neg_U5_xy - neg_U5_yy*z18;
    const double z20 = 2.552062896*z11 - f4_x;
    const double f4_y = 1.17836424*a4_y - 0.008791632*U5_zy;
    const double z21 = f4_y + 2.552062896*z13;
    const double z22 = s4*z20 - c4*z21;
    const double n5_z = z17*a4_x + (0.134932067*wd4_y + (0.14053206699999998*z14 - w5_x*z16)) +
        neg_a4_z*z18;
    const double z23 = f4_x + n5_z - 0.06365*(wd4_y - z12);
    const double z24 = f4_y - s5*neg_n5_y - c5*n5_x;
    const double n4_z = c5*neg_n5_y - s5*n5_x + 0.06365*(wd3_y - w4_x*w4_y);

    /* forces on link 3 */
    const double f3_y = z19 - 0.6829073279999999*a3_y;
    const double f3_x = 0.6829073279999999*neg_a3_x - c4*z20 - s4*z21;
    const double f2_x = z4*f3_x - z3*f3_y;
    const double f3_z = 0.6829073279999999*neg_a3_z - z22;
    const double n3_x = 0.06908396*wd3_y - 6.687090469999999*neg_wd3_x - s4*z23 - c4*z24;
    const double n3_y = 0.0462962962962963*z22 - n4_z - 0.2868728*wd3_y - 0.06908396*neg_wd3_x;
    const double n3_z = 0.0462962962962963*z19 + (c4*z23 - s4*z24) - 3.486981635*U3_xy +
        0.03454198*(neg_w3_x*neg_w3_x - z7);
    const double f2_y = z3*f3_x + z4*f3_y;

    /* forces on link 2 */
    const double neg_n1_z = z1*neg_U2_zy + 0.3449074074074074*f2_x - c2*f3_z + z3*n3_x + z4*n3_y;
    const double n2_z = z1*neg_U1_xx + (c2*f2_y - (s2*f2_x - n3_z));

    b[0] = -neg_n1_z;
    b[1] = n2_z;
    b[2] = n3_z;
    b[3] = n4_z;
    b[4] = n5_z;
    b[5] = -0.0141*wd5_y;
}

void puma_printed_gravity(const double q[6], double g[6])
{
    /* joint angles */
    double s4, c4;
    rbgen_sincos(q[3], &s4, &c4);
    const double z1 = q[2] + q[1];
    double z2, z3;
    rbgen_sincos(z1, &z2, &z3);
    double s5, c5;
    rbgen_sincos(q[4], &s5, &c5);
    double c2_sine, c2;
    rbgen_sincos(q[1], &c2_sine, &c2);

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

void puma_printed_forward_dynamics(const double q[6], const double qd[6], const double tau[6],
                                   double qdd[6])
{
    /* joint angles */
    double s5, c5;
    rbgen_sincos(q[4], &s5, &c5);
    double s4, c4;
    rbgen_sincos(q[3], &s4, &c4);
    double s3, c3;
    rbgen_sincos(q[2], &s3, &c3);
    double s2, c2;
    rbgen_sincos(q[1], &s2, &c2);
    const double z1 = q[2] + q[1];
    double z3, z2;
    rbgen_sincos(z1, &z3, &z2);
    const double z4 = s2*(6.944190320000001*c2);

    /* motion of link 1 */
    const double neg_U1_xx = qd[0]*qd[0];

    /* motion of link 2 */
    const double neg_U2_yy = qd[1]*qd[1];
    const double neg_U2_xx = neg_U2_yy + neg_U1_xx;
    const double neg_wd2_x = qd[0]*qd[1];

    /* motion of link 3 */
    const double neg_w3_x = z3*qd[0];
    const double w3_z = qd[1] + qd[2];
    const double neg_w3_y = z2*qd[0];
    const double wd3_y = neg_w3_x*w3_z;
    const double neg_wd3_x = w3_z*neg_w3_y;
    const double z5 = s2*neg_U2_yy + 22.708333333333336;
    const double z6 = c2*neg_U2_xx;
    const double neg_a3_x = z3*z5 + z2*z6;
    const double z7 = neg_w3_y*neg_w3_y;
    const double z8 = 2.0*neg_wd2_x;
    const double neg_a3_z = s2*z8 + 0.3449074074074074*neg_U1_xx;
    const double a3_y = z3*z6 - z2*z5;
    const double U3_xy = neg_w3_x*neg_w3_y;

    /* motion of link 4 */
    const double w4_x = s4*w3_z - c4*neg_w3_x;
    const double w4_z = qd[3] + neg_w3_y;
    const double w4_y = c4*w3_z + s4*neg_w3_x;
    const double wd4_x = qd[3]*w4_y - c4*neg_wd3_x;
    const double z9 = neg_a3_x + 0.0462962962962963*(w3_z*w3_z + z7);
    const double z10 = 0.0925925925925926*wd3_y + neg_a3_z;
    const double z11 = s4*z9 - c4*z10;
    const double a4_y = w4_z*w4_y - wd4_x + z11;
    const double z12 = c4*z9 + s4*z10;
    const double wd4_y = s4*neg_wd3_x - w4_x*qd[3];
    const double z13 = w4_x*w4_z;
    const double a4_x = wd4_y + z13 - z12;
    const double z14 = a3_y + 0.0462962962962963*U3_xy;
    const double neg_a4_z = w4_y*w4_y + z14 + w4_x*w4_x;

    /* motion of link 5 */
    const double w5_x = c5*w4_x - s5*w4_z;
    const double wd5_y = c5*wd3_y - qd[4]*w5_x - s5*wd4_x;
    const double neg_w5_y = c5*w4_z + s5*w4_x;
    const double wd5_x = s5*wd3_y + c5*wd4_x - qd[4]*neg_w5_y;
    const double w5_z = qd[4] + w4_y;
    const double z15 = neg_w5_y*w5_z;
    const double U5_zy = wd5_x - z15;
    const double z16 = w5_x*neg_w5_y;
    const double neg_U5_xy = z16 + wd4_y;
    const double neg_U5_yy = w5_x*w5_x + w5_z*w5_z;

    /* forces on link 5 */
    const double neg_n5_y = 0.12304999999999999*wd5_y + w5_x*(0.11745*w5_z);
    const double n5_x_scaled = 1.9884893953705067*wd5_x + (w5_z*(1.6037977931742367*qd[5]) - a4_y) -
        29.344047498803405*z15;

    /* forces on link 4 */
    const double f4_y_scaled = 134.03247997641392*a4_y - U5_zy;
    const double z17 = 0.008791632*f4_y_scaled;
    const double z18 = z17 + 2.552062896*z11;

    /* forces on link 1 */
    const double phi6_scaled = wd5_y + 70.92198581560284*tau[5];

    /* column 6 */
    const double U2_6 = s4*s5;
    const double z19 = 0.3449074074074074*z2;
    const double z20 = 0.3449074074074074*z3;
    const double z21 = c5*z2 - s5*(z3*c4);

    /* composite body 5 */
    const double z22 = 0.14053206699999998*s5;
    const double ms4_x = 0.008791632*s5;
    const double z23 = s5*z22;
    const double z24 = z23 - 0.1867;
    const double n4_z = c5*neg_n5_y - ms4_x*n5_x_scaled + 0.06365*(wd3_y - w4_x*w4_y);

    /* column 5 */
    const double z25 = 0.008791632*c5;
    const double z26 = z25 + 0.134932067;
    const double z27 = 0.00040702*s5 + c4*z26;
    const double z28 = z25*c4;
    const double z29 = s3*z28 + (z27 + ms4_x*c3);
    const double z30 = 0.0462962962962963*z2;
    const double z31 = s4*z25*(c2 + z30) + (ms4_x*z20 - z19*z28 + z3*(s4*z26));
    const double f4_x = 1.17836424*a4_x + z25*neg_U5_xy - ms4_x*neg_U5_yy;
    const double z32 = 2.552062896*z12 - f4_x;
    const double z33 = s4*z32 - c4*z18;
    const double neg_n3_y_scaled = 1.492213536*neg_wd3_x + (6.19645248*wd3_y - (z33 -
        21.599999999999998*n4_z));
    const double f3_z = 0.6829073279999999*neg_a3_z - z33;
    const double z34 = z25*neg_U5_yy + 1.17836424*neg_a4_z + ms4_x*neg_U5_xy + 2.552062896*z14;
    const double f3_y = z34 - 0.6829073279999999*a3_y;
    const double f3_x = 0.6829073279999999*neg_a3_x - c4*z32 - s4*z18;
    const double f2_x_scaled = z19*f3_x - z20*f3_y;
    const double z35 = z25*a4_x + (0.134932067*wd4_y + (0.14053206699999998*z16 -
        w5_x*(0.0141*qd[5])));
    const double n5_z = z35 + ms4_x*neg_a4_z;
    const double phi5 = tau[4] - n5_z;
    const double z36 = f4_x + n5_z - 0.06365*(wd4_y - z13);
    const double z37 = s5*neg_n5_y - z17 + z25*n5_x_scaled;
    const double f2_y = z2*f3_y + z3*f3_x;
    const double n3_x = 0.06908396*wd3_y - 6.687090469999999*neg_wd3_x - s4*z36 + c4*z37;

    /* composite body 4 */
    const double z38 = c5*z22 + ms4_x;
    const double neg_S3_yz = s4*z38;
    const double z39 = s4*ms4_x;
    const double neg_ms3_y = z25 + 1.17836424;
    const double z40 = ms4_x*c4;
    const double ms3_x = z40 + 0.17270496;
    const double z41 = s4*(z23 + 0.0538);
    const double z42 = s4*z41;
    const double neg_S3_xx = z42 - z23 - 0.0925925925925926*z40 + 0.2018908;
    const double S3_yy = 0.017583264*c5 - z23 + 4.659641542;
    const double S3_xz = c4*z41 + 0.0462962962962963*z39;
    const double z43 = z38*c4;
    const double ms3_z = z39 + 1.0511121559999999;
    const double neg_S3_xy_scaled = c5 + 2456.881725713724*z43 + 218.89803940838289;

    /* composite body 3 */
    const double ms2_y_scaled = z20*ms3_x - neg_ms3_y*z19;
    const double ms2_x = neg_ms3_y*z3 + z2*ms3_x;
    const double z44 = c2*ms2_x;

    /* elimination */
    const double z45 = 0.0141*c5;
    const double z46 = z45*U2_6 + neg_S3_yz;
    const double z47 = z46 + s3*z39;
    const double D4 = z24 - c5*z45;
    const double iD4 = 1.0/D4;
    const double neg_U2_4 = z47*iD4;
    const double z48 = 2.899328859060403*s2;
    const double z49 = z48*ms2_y_scaled + z44;
    const double neg_U3_4 = z46*iD4;
    const double z50 = 0.0141*U2_6;
    const double z51 = neg_S3_xx + (U2_6*z50 - S3_yy);
    const double z52 = 7.411136746315463*z29;
    const double z53 = z47*neg_U3_4 + z51 + z27*z52 - z49;
    const double z54 = 7.411136746315463*z27;
    const double neg_D3 = z46*neg_U3_4 + z27*z54 + z51;
    const double neg_iD3 = 1.0/neg_D3;
    const double U2_3 = z53*neg_iD3;
    const double z55 = z53*U2_3 - z47*neg_U2_4 - z29*z52 - z51 + 2.0*z49;
    const double D2 = z55 + 10.670410128;
    const double iD2 = 1.0/D2;
    const double z56 = 0.0141*z21;
    const double z57 = neg_S3_yz*z2 + (U2_6*z56 - ms2_y_scaled) - z3*S3_xz;
    const double z58 = z2*(z24 + 0.0462962962962963*z40) + (z40*c2 - z45*z21 + z39*z19);
    const double z59 = z3*z43 + z58;
    const double z60 = z57 + (z54*z31 - neg_U3_4*z59);
    const double z61 = z57 + (z52*z31 - (U2_3*z60 + (s2*ms3_z + neg_U2_4*z59)));
    const double neg_U1_2 = iD2*z61;
    const double U1_3 = neg_iD3*z60;
    const double U1_4 = iD4*z59;
    const double z62 = 2.0*z44 - (z59*U1_4 + z21*z56) + z3*(0.00081404*z2*neg_S3_xy_scaled +
        z3*(neg_S3_xx + S3_yy));
    const double z63 = 7.411136746315463*z31;
    const double z64 = neg_S3_xx - z62 + 9.991710128000001*(s2*s2) - z42 - 0.6898148148148148*ms3_z
        + z31*z63;
    const double D1 = 8.50346620975926 - (z61*neg_U1_2 + (z64 - z60*U1_3));
    const double iD1 = 1.0/D1;
    const double z65 = n4_z + z45*phi6_scaled - tau[3];
    const double z66 = c4*z36 + (z50*phi6_scaled + s4*z37) + 0.0462962962962963*z34 -
        3.486981635*U3_xy;
    const double z67 = 0.03454198*(neg_w3_x*neg_w3_x - z7) + z66;
    const double z68 = 7.411136746315463*phi5;
    const double z69 = z67 + (z27*z68 - (tau[2] - neg_U3_4*z65));
    const double z70 = tau[1] + (U2_3*z69 - (neg_U1_xx*z4 + z52*phi5)) - neg_U2_4*z65;
    const double z71 = z67 + (c2*f2_y - (z70 + z48*f2_x_scaled));
    const double z72 = z8*z4 + (f2_x_scaled - (z63*phi5 - U1_4*z65 + neg_U1_2*z71));
    const double z73 = z30*neg_n3_y_scaled - (z72 - c2*f3_z + z3*n3_x) - tau[0] - U1_3*z69;
    const double z74 = iD1*(z56*phi6_scaled + z73);
    const double z75 = iD2*z71 + neg_U1_2*z74;
    const double z76 = U1_3*z74 + neg_iD3*z69 + U2_3*z75;
    const double z77 = U1_4*z74 + (neg_U3_4*z76 - neg_U2_4*z75 - iD4*z65);

    qdd[0] = -z74;
    qdd[1] = -z75;
    qdd[2] = z76;
    qdd[3] = z77;
    qdd[4] = z52*z75 + (z68 - z54*z76 + z63*z74);
    qdd[5] = -(U2_6*(z76 - z75) + (c5*z77 - (z21*z74 + phi6_scaled)));
}

void puma_printed_forward_kinematics(const double q[6], double R[9], double p[3])
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

void puma_printed_jacobian(const double q[6], double J[36])
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
    const double z1 = q[1] + q[2];
    double z3, z2;
    rbgen_sincos(z1, &z3, &z2);

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

void puma_printed_inertia_solve(const double q[6], const double phi[6], double qdd[6])
{
    /* joint angles */
    const double z1 = q[2] + q[1];
    double z3, z2;
    rbgen_sincos(z1, &z3, &z2);
    double s5, c5;
    rbgen_sincos(q[4], &s5, &c5);
    double s4, c4;
    rbgen_sincos(q[3], &s4, &c4);
    double s2, c2;
    rbgen_sincos(q[1], &s2, &c2);
    double s3, c3;
    rbgen_sincos(q[2], &s3, &c3);

    /* column 6 */
    const double z4 = z2*c5 - s5*(c4*z3);
    const double z5 = 0.3449074074074074*z2;
    const double U2_6 = s5*s4;

    /* composite body 5 */
    const double ms4_x = 0.008791632*s5;
    const double z6 = 0.14053206699999998*s5;
    const double z7 = s5*z6;
    const double z8 = z7 - 0.1867;

    /* column 5 */
    const double z9 = 0.008791632*c5;
    const double z10 = z9 + 0.134932067;
    const double z11 = c4*z9;
    const double z12 = 0.00040702*s5 + c4*z10;
    const double z13 = s3*z11 + (ms4_x*c3 + z12);

    /* composite body 4 */
    const double z14 = s4*ms4_x;
    const double ms3_z = z14 + 1.0511121559999999;
    const double z15 = ms4_x + c5*z6;
    const double z16 = c4*z15;
    const double z17 = c4*ms4_x;
    const double neg_S3_yz = s4*z15;
    const double ms3_x = z17 + 0.17270496;
    const double neg_ms3_y = z9 + 1.17836424;
    const double z18 = s4*(z7 + 0.0538);
    const double S3_xz = c4*z18 + 0.0462962962962963*z14;
    const double z19 = s4*z18;
    const double neg_S3_xx = z19 - z7 - 0.0925925925925926*z17 + 0.2018908;
    const double z20 = 0.017583264*c5;
    const double S3_yy = z20 - z7 + 4.659641542;
    const double neg_S3_xy_scaled = z20 + 43.199999999999996*z16 + 3.848942016;

    /* composite body 3 */
    const double ms2_y = z3*ms3_x - z2*neg_ms3_y;
    const double ms2_x = z3*neg_ms3_y + z2*ms3_x;
    const double z21 = c2*ms2_x;

    /* elimination */
    const double z22 = 0.0141*c5;
    const double z23 = 0.0462962962962963*z2;
    const double z24 = z17*c2 - z4*z22 + z14*z5 + z23*(z17 + 21.599999999999998*z8);
    const double z25 = z3*z16 + z24;
    const double z26 = z22*U2_6 + neg_S3_yz;
    const double z27 = z26 + z14*s3;
    const double D4 = z8 - c5*z22;
    const double iD4 = 1.0/D4;
    const double neg_U2_4 = z27*iD4;
    const double z28 = s4*z9*(c2 + z23) + (z3*(s4*z10) + (z3*(0.003032299*s5) - z5*z11));
    const double z29 = 7.411136746315463*z28;
    const double neg_U3_4 = z26*iD4;
    const double z30 = 0.0141*U2_6;
    const double z31 = z2*neg_S3_yz + (z4*z30 - 0.3449074074074074*ms2_y) - z3*S3_xz;
    const double z32 = z29*z12 - z25*neg_U3_4 + z31;
    const double z33 = 7.411136746315463*z12;
    const double z34 = neg_S3_xx + (U2_6*z30 - S3_yy);
    const double neg_D3 = z26*neg_U3_4 + z12*z33 + z34;
    const double neg_iD3 = 1.0/neg_D3;
    const double z35 = s2*ms2_y + z21;
    const double z36 = 7.411136746315463*z13;
    const double z37 = z35 - (z27*neg_U3_4 + z34 + z12*z36);
    const double neg_U2_3 = neg_iD3*z37;
    const double z38 = ms3_z*s2 + (z25*neg_U2_4 - z29*z13) - z32*neg_U2_3 - z31;
    const double z39 = z37*neg_U2_3 - z27*neg_U2_4 - z13*z36 - z34 + 2.0*z35;
    const double D2 = z39 + 10.670410128;
    const double iD2 = 1.0/D2;
    const double U1_2 = z38*iD2;
    const double z40 = 7.411136746315463*phi[4];
    const double z41 = phi[3] - phi[5]*c5;
    const double z42 = phi[5]*U2_6;
    const double z43 = phi[2] + (neg_U3_4*z41 - z33*phi[4]) - z42;
    const double z44 = z42 + (z13*z40 - (neg_U2_3*z43 + phi[1] + neg_U2_4*z41));
    const double U1_3 = z32*neg_iD3;
    const double U1_4 = z25*iD4;
    const double z45 = z29*phi[4] - (U1_2*z44 - (z43*U1_3 + z41*U1_4) + phi[0]);
    const double z46 = z3*(z23*neg_S3_xy_scaled + z3*(neg_S3_xx + S3_yy)) + (2.0*z21 -
        (0.0141*(z4*z4) + z25*U1_4));
    const double z47 = z28*z29 - (0.6898148148148148*ms3_z + (z19 - (9.991710128000001*(s2*s2) +
        (neg_S3_xx - z46))));
    const double D1 = 8.50346620975926 - (z38*U1_2 + (z47 - z32*U1_3));
    const double iD1 = 1.0/D1;
    const double z48 = (phi[5]*z4 + z45)*iD1;
    const double z49 = iD2*z44 - U1_2*z48;
    const double z50 = U1_3*z48 - neg_iD3*z43 - neg_U2_3*z49;
    const double z51 = U1_4*z48 + (iD4*z41 - (neg_U2_4*z49 - neg_U3_4*z50));
    const double z52 = U2_6*(z49 - z50) - (c5*z51 - 70.92198581560284*phi[5] - z4*z48);

    qdd[0] = -z48;
    qdd[1] = -z49;
    qdd[2] = z50;
    qdd[3] = z51;
    qdd[4] = z40 + (z36*z49 + z29*z48) - z33*z50;
    qdd[5] = z52;
}

void puma_printed_energy(const double q[6], const double qd[6], double e[2])
{
    /* joint angles */
    double s3, c3;
    rbgen_sincos(q[2], &s3, &c3);
    double s2, c2;
    rbgen_sincos(q[1], &s2, &c2);
    double s5, c5;
    rbgen_sincos(q[4], &s5, &c5);
    double s4, c4;
    rbgen_sincos(q[3], &s4, &c4);
    double s6, c6;
    rbgen_sincos(q[5], &s6, &c6);

    /* link 2 */
    const double neg_w2_x = qd[0]*s2;
    const double neg_w2_y = qd[0]*c2;
    const double z1 = qd[1] + 1.064285714285714*neg_w2_x;

    /* link 3 */
    const double z2 = c3*neg_w2_y;
    const double w3_y = s3*neg_w2_x - z2;
    const double w3_z = qd[1] + qd[2];
    const double z3 = s3*neg_w2_y;
    const double neg_w3_x = z3 + neg_w2_x*c3;
    const double z4 = qd[1] + 0.3449074074074074*neg_w2_x;
    const double v3_x_scaled = s3*z4 - 0.3449074074074074*z2;
    const double v3_y_scaled = c3*z4 + 0.3449074074074074*z3;
    const double z5 = v3_x_scaled + 0.45601851851851855*w3_z;
    const double z6 = v3_y_scaled + 0.0925925925925926*w3_z;
    const double z7 = 0.0925925925925926*w3_y - (neg_w2_y + 0.45601851851851855*neg_w3_x);
    const double z8 = s2*c3 + s3*c2;
    const double z9 = c3*c2 - s3*s2;

    /* link 4 */
    const double w4_z = qd[3] - w3_y;
    const double w4_x = s4*w3_z - c4*neg_w3_x;
    const double z10 = neg_w2_y + (neg_w3_x - 0.0462962962962963*w3_y);
    const double z11 = w3_z + v3_x_scaled;
    const double v4_y_scaled = c4*z10 - s4*z11;
    const double z12 = v4_y_scaled + 0.13194444444444445*w4_x;
    const double v4_x_scaled = s4*z10 + c4*z11;
    const double w4_y = s4*neg_w3_x + w3_z*c4;
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
    const double z20 = z19 + 0.0905*(w4_y*w4_y + w4_x*w4_x) - 0.790660382*(qd[0]*qd[0]);
    const double z21 = 0.15445780000000003*(z1*z1) + z20 + 4.1336*(qd[1]*qd[1]) +
        0.2449*(neg_w2_x*neg_w2_x);
    const double z22 = 0.03675*(w5_x*w5_x - neg_w5_y*neg_w5_y) + (0.09816422400000001*z16 + z21 +
        4.3685627805000005*(neg_w2_y*neg_w2_y));
    const double z23 = 0.15045*(w3_y*w3_y) - z22 - 0.00355*(w6_y*w6_y + w6_x*w6_x);
    const double z24 = z23 - 0.8180663039999999*(z5*z5 + z6*z6 + z7*z7) - 1.6884*(neg_w3_x*neg_w3_x
        + w3_z*w3_z);
    const double z25 = 3.9218418*z8 + 69.20409564*s2 - 26.758687950000002*z9 +
        0.19964331000000002*(s5*(c4*z8) - c5*z9);

    e[0] = -(z24 + 0.06365*(w4_z*w4_z - w5_z*w5_z));
    e[1] = -z25;
}
