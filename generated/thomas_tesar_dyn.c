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
 *   inverse_dynamics          best                146    126    0        5
 *   inertia_matrix            best                 57     54    0        6
 *   bias                      best                128     96    0        5
 *   gravity                   best                  9      7    0        4
 *   forward_dynamics          best                238    201    5        6
 *   forward_kinematics        best: tool-cross     58     29    0        6
 *   jacobian                  best: frames         59     36    0        6
 *   inertia_solve             best                119    103    5        6
 *   energy                    best: links         111     75    0        5
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

void thomas_tesar_inverse_dynamics(const double q[6], const double qd[6], const double qdd[6],
                                   double tau[6])
{
    /* joint angles */
    const double z1 = q[2] + q[1];
    const double z2 = q[3] + z1;
    double z3, z4;
    rbgen_sincos(z2, &z3, &z4);
    double s5, c5;
    rbgen_sincos(q[4], &s5, &c5);
    double s2, c2;
    rbgen_sincos(q[1], &s2, &c2);
    const double z5 = 5.1*s2;
    double z6, z7;
    rbgen_sincos(z1, &z6, &z7);
    const double z8 = 9.396*z6 + 1.4400000000000002*z7;
    const double z9 = 1.4400000000000002*z6 - 9.396*z7;
    double s6, c6;
    rbgen_sincos(q[5], &s6, &c6);
    const double z10 = 5.1*z6;
    const double z11 = 0.2*(s6*s6);
    const double z12 = z11 - 0.46499999999999997;
    const double z13 = 9.216000000000001*z7 - 281.7636*z6;
    const double z14 = z7*z13 - 4.6080000000000005;
    const double z15 = z11 + 0.265;

    /* motion of link 1 */
    const double neg_U1_xx = qd[0]*qd[0];

    /* motion of link 2 */
    const double z16 = 2.0*qd[0];
    const double U2_zy = qd[1]*z16;
    const double neg_U2_yy = qd[1]*qd[1];
    const double neg_U2_xx = neg_U1_xx + neg_U2_yy;

    /* motion of link 3 */
    const double w3_z = qd[1] + qd[2];
    const double z17 = 5.1*c2;
    const double a3_z = z5*U2_zy - qdd[0]*z17;
    const double U3_zy = w3_z*z16;
    const double wd3_z = qdd[1] + qdd[2];
    const double z18 = z5*neg_U2_yy - z17*qdd[1];
    const double a3_y = 49.05 - z18;
    const double neg_U3_yy = w3_z*w3_z;
    const double neg_U3_xx = neg_U1_xx + neg_U3_yy;
    const double neg_a3_x = z5*qdd[1] + z17*neg_U2_xx;

    /* motion of link 4 */
    const double w4_x = qd[0]*z3;
    const double w4_z = w3_z + qd[3];
    const double z19 = w4_x*w4_z;
    const double U4_xz = qdd[0]*z4;
    const double wd4_y = U4_xz - z19;
    const double U4_zx = z19 - wd4_y;
    const double w4_y = qd[0]*z4;
    const double z20 = w4_z*w4_y;
    const double neg_U4_yz = z3*qdd[0];
    const double wd4_x = z20 + neg_U4_yz;
    const double U4_zy = z20 + wd4_x;
    const double wd4_z = wd3_z + qdd[3];
    const double z21 = 5.1*z7;
    const double a4_z = a3_z + U3_zy*z10 - qdd[0]*z21;
    const double z22 = z10*neg_U3_yy - a3_y - wd3_z*z21;
    const double z23 = wd3_z*z10 + (z21*neg_U3_xx + neg_a3_x);
    const double neg_a4_x = z3*z22 + z4*z23;
    const double z24 = w4_y*w4_y;
    const double z25 = w4_z*w4_z;
    const double neg_U4_xx = z24 + z25;
    const double z26 = w4_x*w4_y;
    const double U4_yx = wd4_z + z26;
    const double a4_y = z3*z23 - z4*z22;
    const double z27 = w4_x*w4_x;

    /* motion of link 5 */
    const double w5_x = w4_x*c5 + w4_z*s5;
    const double z28 = w5_x*w5_x;
    const double w5_z = qd[4] - w4_y;
    const double z29 = w5_z*w5_z;
    const double neg_U5_yy = z28 + z29;
    const double w5_y = w4_z*c5 - w4_x*s5;
    const double z30 = w5_x*w5_y;
    const double wd5_z = qdd[4] - wd4_y;
    const double U5_xy = z30 - wd5_z;
    const double z31 = w5_x*w5_z;
    const double wd5_y = c5*wd4_z - s5*wd4_x - w5_x*qd[4];
    const double wd5_x = c5*wd4_x + (s5*wd4_z + qd[4]*w5_y);
    const double z32 = w5_z*w5_y;
    const double U5_zy = wd5_x + z32;

    /* motion of link 6 */
    const double z33 = 2.0*qd[5] - w5_y;
    const double U6_zy = w5_z*z33 + wd5_x;
    const double U6_zx = w5_x*z33 - wd5_z;
    const double wd6_z = qdd[5] - wd5_y;
    const double U6_xy = z31 - wd6_z;
    const double U6_yx = z31 + wd6_z;

    /* forces on link 6 */
    const double z34 = 0.2*(s6*c6);
    const double neg_n6_z = U6_xy*z15 + z12*U6_yx + z34*(z28 - z29);

    /* forces on link 5 */
    const double z35 = 5.936*c5;
    const double z36 = 5.936*s5;
    const double z37 = z35*neg_U5_yy - U5_xy*z36;
    const double z38 = 11.785799999999998*z30 - (11.875799999999998*wd5_z + (z36*(U4_zx + a4_z) -
        z35*(neg_a4_x + neg_U4_xx)));
    const double neg_n5_z = 0.14400000000000002*(z31 + wd5_y) + (U6_zy*z34 + z38 - U6_zx*z12);
    const double n5_y = 0.7834*z31 + (0.8734*wd5_y + (0.14400000000000002*U5_xy + neg_n6_z));
    const double z39 = 11.002399999999998*z32 + (5.936*(U4_yx + a4_y) + (z34*U6_zx + U6_zy*z15));
    const double n5_x = 12.659199999999998*wd5_x + z39 - 0.14400000000000002*(w5_y*w5_y - z29);

    /* forces on link 4 */
    const double f4_z = 2.8400000000000003*U4_zx + z37 + 1.016*U4_zy;
    const double n4_y = neg_n5_z - (5.597*U4_zx + (z37 + (2.8400000000000003*a4_z +
        0.31200000000000006*U4_zy)));
    const double n4_x = 0.31200000000000006*U4_zx + (1.016*a4_z - (s5*n5_y - c5*n5_x));
    const double z40 = 5.936*U5_zy;
    const double f4_y = z40 + 2.8400000000000003*U4_yx - 1.016*(z25 + z27);
    const double neg_f4_x = 1.016*(wd4_z - z26) + (2.8400000000000003*neg_U4_xx + (neg_U5_yy*z36 +
        z35*U5_xy));
    const double z41 = z3*f4_y + z4*neg_f4_x;
    const double z42 = z4*f4_y - z3*neg_f4_x;
    const double z43 = 5.597*U4_yx + (z40 + (s5*n5_x + c5*n5_y)) + 2.8400000000000003*a4_y;
    const double n4_z = 0.31200000000000006*(z24 - z27) + (1.016*neg_a4_x + z43);

    /* forces on link 3 */
    const double z44 = f4_z + (qdd[0]*z9 - (7.983529411764707*neg_U1_xx - 25.650888119953866*a3_z -
        z8*U3_zy));
    const double z45 = z41 + 25.650888119953866*neg_a3_x + z8*wd3_z - z9*neg_U3_xx -
        7.983529411764707*qdd[0];
    const double z46 = 283.4396*wd3_z + (z10*z41 + n4_z + z21*z42 - neg_U1_xx*z14);
    const double n3_z = z46 + z8*neg_a3_x - z9*a3_y;

    /* forces on link 2 */
    const double z47 = 319.60980000000006*c2 + 2.0*qdd[1] + z17*(z42 - (25.650888119953866*z18 +
        z9*wd3_z + z8*neg_U3_yy));
    const double n2_z = z5*z45 + z47 + n3_z;

    /* forces on link 1 */
    const double z48 = qdd[0]*(z6*z13) + (374.55260000000004*qdd[0] + a3_z*z9 -
        7.983529411764707*neg_a3_x);
    const double z49 = z4*n4_y + (z3*n4_x - (f4_z*z21 - (z48 + U3_zy*z14)));
    const double n1_z = z49 - z17*z44;

    tau[0] = n1_z;
    tau[1] = n2_z;
    tau[2] = n3_z;
    tau[3] = n4_z;
    tau[4] = -neg_n5_z;
    tau[5] = -neg_n6_z;
}

void thomas_tesar_inertia_matrix(const double q[6], double M[36])
{
    /* joint angles */
    double s6, c6;
    rbgen_sincos(q[5], &s6, &c6);
    double s5, c5;
    rbgen_sincos(q[4], &s5, &c5);
    const double z1 = q[2] + q[1];
    const double z2 = q[3] + z1;
    double z3, z4;
    rbgen_sincos(z2, &z3, &z4);
    double z6, z5;
    rbgen_sincos(z1, &z6, &z5);
    double s2, c2;
    rbgen_sincos(q[1], &s2, &c2);
    double s4, s4_cosine;
    rbgen_sincos(q[3], &s4, &s4_cosine);

    /* column 6 */
    const double z7 = z5 + c2;

    /* composite body 5 */
    const double z8 = 0.2*(s6*s6);
    const double S5_zz = z8 + 1.0934;
    const double z9 = s5*(z8 + 11.320799999999998);
    const double z10 = s5*z9;
    const double S4_xx = z10 - z8 + 11.872*s5 + 6.107;
    const double z11 = 0.2*(s6*c6);
    const double z12 = 0.14400000000000002*s5 - z11*c5;
    const double S4_xy = z12 + 0.31200000000000006;
    const double z13 = 30.2736*s5;
    const double ms4_x = z13 + 14.484000000000002;
    const double neg_S4_xz = z9*c5 + 5.936*c5;
    const double neg_S4_yz = s5*z11 + 0.14400000000000002*c5;
    const double z14 = z8 - 12.340799999999998;

    /* column 5 */
    const double z15 = z3*z12 + z4*(z14 - 5.936*s5) - z13*z7;

    /* composite body 4 */
    const double z16 = z4*ms4_x - 5.1816*z3;
    const double ms3_x = 47.9196*z5 - 7.344*z6 + z16;
    const double z17 = z5*z16;
    const double z18 = 30.2736*c5;
    const double ms3_z = 40.716 - z18;
    const double z19 = z3*neg_S4_xz + z4*neg_S4_yz;
    const double neg_S3_yz = z19 + z6*z18;
    const double z20 = 5.1816*z4 + z3*ms4_x;
    const double ms3_y = z20 + 47.9196*z6 + 7.344*z5;
    const double z21 = z6*z20;
    const double z22 = S5_zz + S4_xx;
    const double z23 = z18*(z3*z7 - z4*(z6 + s2)) - neg_S4_yz;
    const double z24 = z18*s4 - neg_S4_yz;

    /* column 4 */
    const double z25 = z21 + (z17 + z22);
    const double z26 = c2*z16 + z25 + s2*z20;

    /* composite body 3 */
    const double z27 = c2*ms3_x;
    const double S2_yz = s2*ms3_z - neg_S3_yz;
    const double z28 = s2*ms3_y;

    /* composite body 2 */
    const double z29 = 2.0*z27;
    const double z30 = z6*(9.216000000000001*z5 - 281.7636*z6) + (z29 - (z10 + 667.1796*(s2*s2)));
    const double z31 = z3*((S5_zz - S4_xx)*z3 - 2.0*(S4_xy*z4)) + (S4_xx + z30);
    const double z32 = 2.0*z17;
    const double z33 = z32 + 2.0*z21 + z22 + 283.4396;
    const double z34 = z28 + (z27 + z33);

    /* column 1 */
    const double z35 = 0.73*(s5*z3);
    const double z36 = 0.73*c5;

    M[0] = z31 + z32 + 1053.563;
    M[1] = -S2_yz;
    M[2] = neg_S3_yz;
    M[3] = z19;
    M[4] = z15;
    M[5] = z35;
    M[6] = -S2_yz;
    M[7] = 2.0*z28 + (z29 + z33) + 669.1796;
    M[8] = z34;
    M[9] = z26;
    M[10] = z23;
    M[11] = -z36;
    M[12] = neg_S3_yz;
    M[13] = z34;
    M[14] = z33;
    M[15] = z25;
    M[16] = z24;
    M[17] = -z36;
    M[18] = z19;
    M[19] = z26;
    M[20] = z25;
    M[21] = z22;
    M[22] = -neg_S4_yz;
    M[23] = -z36;
    M[24] = z15;
    M[25] = z23;
    M[26] = z24;
    M[27] = -neg_S4_yz;
    M[28] = -z14;
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
    const double z1 = q[2] + q[1];
    const double z2 = q[3] + z1;
    double z3, z6;
    rbgen_sincos(z2, &z3, &z6);
    double s2, c2;
    rbgen_sincos(q[1], &s2, &c2);
    const double z4 = 5.1*s2;
    double z5, z7;
    rbgen_sincos(z1, &z5, &z7);
    double s5, c5;
    rbgen_sincos(q[4], &s5, &c5);
    double s6, c6;
    rbgen_sincos(q[5], &s6, &c6);
    const double z8 = 0.2*(s6*s6);
    const double z9 = z8 - 0.46499999999999997;
    const double z10 = z8 + 0.265;
    const double z11 = 9.216000000000001*z7*(22.558072916666667*z5 - z7) + 4.6080000000000005;
    const double z12 = 1.4400000000000002*z5 + 5.088000000000001*z7;
    const double z13 = 1.4400000000000002*z7 - 5.088000000000001*z5;

    /* motion of link 1 */
    const double neg_U1_xx = qd[0]*qd[0];

    /* motion of link 2 */
    const double neg_U2_yy = qd[1]*qd[1];
    const double neg_U2_xx = neg_U2_yy + neg_U1_xx;

    /* motion of link 3 */
    const double w3_z = qd[1] + qd[2];
    const double z14 = 2.0*qd[0];
    const double U2_zy = qd[1]*z14;
    const double a3_z = z4*U2_zy;
    const double U3_zy = w3_z*z14;
    const double z15 = z4*neg_U2_yy;
    const double a3_y = 49.05 - z15;
    const double neg_U3_yy = w3_z*w3_z;
    const double neg_U3_xx = neg_U3_yy + neg_U1_xx;
    const double z16 = neg_U2_xx*c2;

    /* motion of link 4 */
    const double w4_x = qd[0]*z3;
    const double w4_z = w3_z + qd[3];
    const double neg_wd4_y = w4_x*w4_z;
    const double z17 = 5.1*z5;
    const double a4_z = a3_z + U3_zy*z17;
    const double w4_y = qd[0]*z6;
    const double z18 = w4_y*w4_y;
    const double z19 = w4_z*w4_z;
    const double z20 = z17*neg_U3_yy - a3_y;
    const double z21 = 5.1*z7;
    const double z22 = 5.1*z16;
    const double z23 = neg_U3_xx*z21 + z22;
    const double neg_a4_x = z3*z20 + z6*z23;
    const double wd4_x = w4_z*w4_y;
    const double U4_xy = w4_x*w4_y;
    const double z24 = w4_x*w4_x;

    /* motion of link 5 */
    const double z25 = 2.0*neg_wd4_y + a4_z;
    const double z26 = z18 + z19 + neg_a4_x;
    const double a5_x = z25*s5 - z26*c5;
    const double w5_x = w4_x*c5 + w4_z*s5;
    const double neg_wd5_y = qd[4]*w5_x + s5*wd4_x;
    const double w5_z = qd[4] - w4_y;
    const double z27 = w5_x*w5_z;
    const double U5_xz = z27 - neg_wd5_y;
    const double w5_y = w4_z*c5 - w4_x*s5;
    const double wd5_x = qd[4]*w5_y + c5*wd4_x;
    const double z28 = w5_x*w5_y;
    const double U5_xy = z28 - neg_wd4_y;
    const double z29 = w5_x*w5_x;
    const double z30 = w5_z*w5_z;
    const double neg_a5_z = z3*z23 - z6*z20 + U4_xy;
    const double U5_zy = wd5_x + w5_z*w5_y;
    const double U5_zx = neg_wd5_y + z27;

    /* motion of link 6 */
    const double z31 = 2.0*qd[5] - w5_y;
    const double U6_zx = w5_x*z31 - neg_wd4_y;
    const double U6_zy = wd5_x + w5_z*z31;

    /* forces on link 5 */
    const double z32 = 0.2*(s6*c6);
    const double z33 = 5.936*a5_x + (U6_zx*z9 - z32*U6_zy - 0.14400000000000002*U5_xz) -
        11.785799999999998*z28;
    const double n5_z = 11.875799999999998*neg_wd4_y + z33;
    const double z34 = 2.8400000000000003*s5;
    const double f5_x_scaled = a5_x - 2.0901408450704224*U5_xy;
    const double z35 = 2.8400000000000003*c5;
    const double f5_y = z26*z34 + z25*z35 + 5.936*(z29 + z30);
    const double z36 = z34*f5_x_scaled + c5*f5_y;
    const double n5_x = 5.936*neg_a5_z + (U6_zy*z10 + (U6_zx*z32 + 11.830799999999998*U5_zy)) -
        0.14400000000000002*(w5_y*w5_y - z30);
    const double neg_n6_z = U5_xz*z10 + z9*U5_zx + z32*(z29 - z30);
    const double n5_y = neg_n6_z + 0.14400000000000002*U5_xy - 0.04500000000000001*U5_zx;
    const double neg_f5_z_scaled = U5_zy + 0.47843665768194077*neg_a5_z;

    /* forces on link 4 */
    const double neg_n4_y = n5_z + (5.514*neg_wd4_y + 0.6240000000000001*wd4_x + z36);
    const double f4_z = z36 + 2.032*wd4_x;
    const double n4_x = c5*n5_x - (s5*n5_y - (1.016*a4_z + 1.6567999999999998*wd4_x +
        0.6240000000000001*neg_wd4_y));
    const double z37 = 5.936*neg_f5_z_scaled;
    const double z38 = 1.9286*U4_xy + (s5*n5_x + c5*n5_y) + 1.016*neg_a4_x + z37;
    const double n4_z = 0.31200000000000006*(z18 - z24) + z38;
    const double f4_y = z37 - 1.016*(z19 + z24);
    const double f4_x = 1.016*U4_xy - (s5*f5_y - f5_x_scaled*z35);
    const double z39 = z6*f4_x - z3*f4_y;
    const double z40 = z3*f4_x + z6*f4_y;

    /* forces on link 3 */
    const double z41 = z21*z40 + (z22*z13 - a3_y*z12 + neg_U1_xx*z11) - z17*z39;
    const double n3_z = n4_z + z41;

    /* forces on link 2 */
    const double z42 = z6*neg_n4_y + (z21*f4_z + (U3_zy*z11 - z3*n4_x - a3_z*z12));
    const double z43 = 5.1*c2;
    const double neg_n2_y = z42 + z43*(22.810888119953866*a3_z + 7.983529411764707*neg_U2_yy + (f4_z
        + U3_zy*z13));
    const double z44 = z43*(neg_U3_yy*z13 - z40 + 22.810888119953866*z15) + z4*(z39 + (neg_U3_xx*z12
        - 116.33552941176471*z16));
    const double n2_z = n3_z - z44 - 390.8304*c2;

    b[0] = -neg_n2_y;
    b[1] = n2_z;
    b[2] = n3_z;
    b[3] = n4_z;
    b[4] = n5_z;
    b[5] = -neg_n6_z;
}

void thomas_tesar_gravity(const double q[6], double g[6])
{
    /* joint angles */
    const double z1 = q[2] + q[1];
    const double z2 = q[3] + z1;
    double z4, z3;
    rbgen_sincos(z2, &z4, &z3);
    double s5, c5;
    rbgen_sincos(q[4], &s5, &c5);
    double z6, z5;
    rbgen_sincos(z1, &z6, &z5);
    double c2_sine, c2;
    rbgen_sincos(q[1], &c2_sine, &c2);

    /* forces on link 4 */
    const double n4_z = 139.30200000000002*z3 + (291.1608*(z3*s5) - 49.8348*z4);

    /* forces on link 3 */
    const double n3_z = n4_z + (460.8738*z5 - 70.632*z6);

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
    const double z1 = q[2] + q[1];
    double z3, z2;
    rbgen_sincos(z1, &z3, &z2);
    const double z4 = z1 + q[3];
    double z6, z5;
    rbgen_sincos(z4, &z6, &z5);
    double s5, c5;
    rbgen_sincos(q[4], &s5, &c5);
    double s2, c2;
    rbgen_sincos(q[1], &s2, &c2);
    double s6, c6;
    rbgen_sincos(q[5], &s6, &c6);
    const double z7 = 1.4400000000000002*z3 + 5.088000000000001*z2;
    const double z8 = 9.216000000000001*z2;
    const double z9 = z8*(22.558072916666667*z3 - z2) + 4.6080000000000005;
    double s4, s4_cosine;
    rbgen_sincos(q[3], &s4, &s4_cosine);

    /* motion of link 1 */
    const double neg_U1_xx = qd[0]*qd[0];

    /* motion of link 2 */
    const double z10 = 2.0*qd[0];
    const double U2_zy = qd[1]*z10;
    const double neg_U2_yy = qd[1]*qd[1];
    const double neg_U2_xx = neg_U1_xx + neg_U2_yy;

    /* motion of link 3 */
    const double w3_z = qd[1] + qd[2];
    const double U3_zy = w3_z*z10;
    const double neg_U3_yy = w3_z*w3_z;
    const double neg_U3_xx = neg_U3_yy + neg_U1_xx;
    const double z11 = neg_U2_xx*c2;

    /* motion of link 4 */
    const double w4_y = qd[0]*z5;
    const double w4_z = w3_z + qd[3];
    const double wd4_x = w4_y*w4_z;
    const double z12 = 5.1*z3;
    const double w4_x = qd[0]*z6;
    const double neg_wd4_y = w4_z*w4_x;
    const double z13 = z2*neg_U3_xx + z11;
    const double z14 = w4_y*w4_y;
    const double z15 = w4_z*w4_z;
    const double U4_xy = w4_y*w4_x;
    const double z16 = w4_x*w4_x;

    /* motion of link 5 */
    const double w5_x = c5*w4_x + w4_z*s5;
    const double z17 = w5_x*w5_x;
    const double w5_z = qd[4] - w4_y;
    const double z18 = w5_z*w5_z;
    const double w5_y = w4_z*c5 - w4_x*s5;
    const double z19 = w5_x*w5_y;
    const double U5_xy = z19 - neg_wd4_y;
    const double neg_wd5_y = w5_x*qd[4] + wd4_x*s5;
    const double z20 = w5_x*w5_z;
    const double U5_xz = z20 - neg_wd5_y;
    const double U5_zx = neg_wd5_y + z20;
    const double wd5_x = qd[4]*w5_y + wd4_x*c5;
    const double U5_zy = wd5_x + w5_z*w5_y;

    /* motion of link 6 */
    const double z21 = 2.0*qd[5] - w5_y;
    const double U6_zy = wd5_x + w5_z*z21;
    const double U6_zx = w5_x*z21 - neg_wd4_y;

    /* composite body 6 */
    const double z22 = 0.2*(s6*s6);
    const double z23 = z22 + 0.265;
    const double z24 = z22 - 0.46499999999999997;
    const double S5_zz = z22 + 1.0934;
    const double D5 = 12.340799999999998 - z22;

    /* column 6 */
    const double z25 = z2 + c2;
    const double z26 = z6*s5;

    /* composite body 5 */
    const double z27 = 5.936*c5;
    const double z28 = 5.936*s5;
    const double z29 = 0.2*(s6*c6);
    const double neg_n6_z = z23*U5_xz + U5_zx*z24 + z29*(z17 - z18);
    const double n5_y = neg_n6_z + 0.14400000000000002*U5_xy - 0.04500000000000001*U5_zx;
    const double z30 = s5*(z22 + 11.320799999999998);
    const double z31 = s5*z30;
    const double S4_xx = z31 - z22 + 11.872*s5 + 6.107;
    const double neg_S4_yz = s5*z29 + 0.14400000000000002*c5;
    const double z32 = 0.14400000000000002*s5 - c5*z29;
    const double neg_S4_xz = z27 + c5*z30;
    const double phi6 = tau[5] + neg_n6_z;
    const double ms4_x_scaled = z28 + 2.8400000000000003;
    const double S4_xy_scaled = 2.0*z32 + 0.6240000000000001;

    /* column 5 */
    const double z33 = s5*(30.2736*z25) + (z5*(D5 + z28) - z6*z32);
    const double z34 = 30.2736*c5;
    const double z35 = neg_S4_yz - s4*z34;
    const double z36 = neg_S4_yz - z34*(z6*z25 - z5*(z3 + s2));

    /* composite body 4 */
    const double z37 = 7.344*z2;
    const double z38 = z37 - 25.948800000000006*z3;
    const double z39 = 5.1*z5;
    const double z40 = 5.1*z6;
    const double z41 = 5.1816*z6 - z39*ms4_x_scaled;
    const double z42 = z2*z41;
    const double z43 = 5.1816*z5 + z40*ms4_x_scaled;
    const double neg_ms3_x = 7.344*z3 + (z41 - 47.9196*z2);
    const double ms3_y = z37 + (z43 + 47.9196*z3);
    const double ms3_z_scaled = 7.983529411764707 - z27;

    /* composite body 3 */
    const double z44 = c2*neg_ms3_x;

    /* elimination */
    const double z45 = 5.1*s2;
    const double a3_z = z45*U2_zy;
    const double a4_z = a3_z + U3_zy*z12;
    const double z46 = 0.47843665768194077*a4_z + 0.9568733153638815*neg_wd4_y;
    const double z47 = z45*neg_U2_yy;
    const double a3_y = 49.05 - z47;
    const double z48 = z12*neg_U3_yy - a3_y;
    const double neg_a4_x = z13*z39 + z6*z48;
    const double z49 = 0.47843665768194077*(neg_a4_x + z14 + z15);
    const double f5_y_scaled = c5*z46 + s5*z49 + (z17 + z18);
    const double a5_x_scaled = z46*s5 - c5*z49;
    const double f5_x_scaled = a5_x_scaled - U5_xy;
    const double z50 = z27*f5_y_scaled + z28*f5_x_scaled;
    const double f4_z_scaled = 10.3632*wd4_x + 5.1*z50;
    const double a5_z = z5*z48 - (z13*z40 + U4_xy);
    const double neg_n5_x = 0.14400000000000002*(w5_y*w5_y - z18) + (5.936*a5_z - (z23*U6_zy +
        (z29*U6_zx + 11.830799999999998*U5_zy)));
    const double n4_x = 1.016*a4_z + 1.6567999999999998*wd4_x + 0.6240000000000001*neg_wd4_y -
        s5*n5_y - c5*neg_n5_x;
    const double z51 = 0.73*(c5*c5) - S5_zz - S4_xx;
    const double iD5 = 1.0/D5;
    const double neg_U4_5 = neg_S4_yz*iD5;
    const double neg_D4 = z51 + neg_S4_yz*neg_U4_5;
    const double neg_iD4 = 1.0/neg_D4;
    const double z52 = 0.73*z26;
    const double z53 = z6*neg_S4_xz + c5*z52 + z5*neg_S4_yz;
    const double z54 = z53 - neg_U4_5*z33;
    const double neg_U1_4 = neg_iD4*z54;
    const double z55 = 11.875799999999998*neg_wd4_y + (12.407076056338026*a5_x_scaled -
        (0.14400000000000002*U5_xz - (z24*U6_zx - z29*U6_zy)));
    const double n5_z = z55 - 11.785799999999998*z19;
    const double phi5 = tau[4] - n5_z;
    const double f5_z = 2.8400000000000003*a5_z - 5.936*U5_zy;
    const double z56 = s5*neg_n5_x - (1.016*neg_a4_x + (0.31200000000000006*(z14 - z16) - f5_z +
        1.9286*U4_xy));
    const double z57 = c5*(phi6 - n5_y) + z56;
    const double z58 = neg_U4_5*phi5 + tau[3] + z57;
    const double f4_x = 1.016*U4_xy - (f5_y_scaled*z28 - z27*f5_x_scaled);
    const double neg_f4_y = f5_z + 1.016*(z15 + z16);
    const double z59 = z5*f4_x + z6*neg_f4_y;
    const double z60 = z40*f4_x - z39*neg_f4_y;
    const double z61 = neg_U1_xx*z9 + (z2*z60 + z38*z11 - a3_y*z7) - z12*z59;
    const double z62 = z61 - z57;
    const double neg_U3_5 = iD5*z35;
    const double z63 = z42 - z3*z43;
    const double z64 = z51 + z63;
    const double z65 = z64 + neg_U4_5*z35;
    const double U3_4 = neg_iD4*z65;
    const double z66 = z62 + (z58*U3_4 - (phi5*neg_U3_5 + tau[2]));
    const double z67 = z53 + z3*z34;
    const double z68 = z54*U3_4 + z33*neg_U3_5 - z67;
    const double z69 = 283.4396 - (z51 + 2.0*z63);
    const double D3 = z69 - (z35*neg_U3_5 - z65*U3_4);
    const double iD3 = 1.0/D3;
    const double neg_U1_3 = z68*iD3;
    const double neg_U2_5 = iD5*z36;
    const double z70 = z44 - s2*ms3_y;
    const double z71 = z64 + (c2*z41 + neg_U4_5*z36 - s2*z43);
    const double z72 = z70 - (U3_4*z71 - neg_U3_5*z36 + z69);
    const double neg_U2_3 = iD3*z72;
    const double U2_4 = neg_iD4*z71;
    const double z73 = tau[1] + (phi5*neg_U2_5 + 390.8304*c2 - z66*neg_U2_3) - z58*U2_4;
    const double z74 = z73 - z45*(116.33552941176471*z11 - neg_U3_xx*z7 - z59) +
        c2*(116.33552941176471*z47 + (z38*neg_U3_yy - z60));
    const double z75 = z74 - z62;
    const double z76 = z67 - (z54*U2_4 + (z68*neg_U2_3 + z33*neg_U2_5) + z45*ms3_z_scaled);
    const double z77 = 2.0*z70 - (z71*U2_4 - z36*neg_U2_5 - z72*neg_U2_3 + z69);
    const double D2 = 669.1796 - z77;
    const double iD2 = 1.0/D2;
    const double U1_2 = z76*iD2;
    const double neg_U1_5 = iD5*z33;
    const double z78 = z26*phi6 - neg_U1_4*z58 + z66*neg_U1_3 + z75*U1_2 - phi5*neg_U1_5;
    const double neg_n4_y = z50 + (n5_z + (5.514*neg_wd4_y + 0.6240000000000001*wd4_x));
    const double z79 = a3_z*z7 + (z78 - U3_zy*z9) - z2*f4_z_scaled - z5*neg_n4_y;
    const double z80 = c2*(z38*U3_zy + f4_z_scaled + (116.33552941176471*a3_z + 40.716*neg_U2_yy)) +
        (tau[0] - (z6*n4_x + z79));
    const double z81 = z26*z52 - (z54*neg_U1_4 - (z68*neg_U1_3 + z76*U1_2) - z33*neg_U1_5);
    const double z82 = s2*(667.1796*s2) + (z31 + z81) + z6*(z5*S4_xy_scaled - z6*(S5_zz - S4_xx));
    const double z83 = 2.0*(z42 + z44) - (S4_xx + (z3*(z8 - 281.7636*z3) - z82));
    const double D1 = 1053.563 - z83;
    const double iD1 = 1.0/D1;
    const double z84 = z80*iD1;
    const double z85 = U1_2*z84 - z75*iD2;
    const double z86 = neg_U1_3*z84 - neg_U2_3*z85 - z66*iD3;
    const double z87 = U3_4*z86 + (neg_iD4*z58 - (U2_4*z85 + neg_U1_4*z84));
    const double z88 = neg_U2_5*z85 - (iD5*phi5 + neg_U1_5*z84) - neg_U3_5*z86 + neg_U4_5*z87;

    qdd[0] = z84;
    qdd[1] = -z85;
    qdd[2] = z86;
    qdd[3] = -z87;
    qdd[4] = -z88;
    qdd[5] = -(c5*(z85 + (z87 - z86)) + (z26*z84 - 1.36986301369863*phi6));
}

void thomas_tesar_forward_kinematics(const double q[6], double R[9], double p[3])
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
    const double z5 = 0.41*s5 + 0.2;
    const double z6 = 0.41*c5;

    /* tool seen from link 3 */
    const double z7 = s4*z1 - c4*s6;
    const double z8 = s4*s6 + c4*z1;
    const double z9 = c4*c6 + s4*z3;
    const double z10 = c4*z3 - s4*c6;
    const double z11 = c4*z5 + 1.02;
    const double z12 = s4*z5;

    /* tool seen from link 2 */
    const double z13 = s3*z7 - c3*z8;
    const double z14 = c3*z7 + s3*z8;
    const double z15 = s3*z9 - c3*z10;
    const double z16 = s3*z10 + c3*z9;
    const double z17 = c3*z11 - s3*z12 + 1.02;
    const double z18 = s3*z11 + c3*z12;

    /* tool seen from link 1 */
    const double z19 = c2*z13 + s2*z14;
    const double z20 = c2*z15 + s2*z16;
    const double z21 = s2*z15 - c2*z16;
    const double z22 = c2*z14 - s2*z13;
    const double z23 = c2*z17 - s2*z18;

    /* tool seen from link 0 */
    const double z24 = c1*z19 - s1*z2;
    const double z25 = c1*z20 - s1*z4;
    const double z26 = c1*z2 + s1*z19;
    const double z27 = c1*z4 + s1*z20;

    R[0] = -z24;
    R[1] = z25;
    R[2] = -(z21*z26 + z27*z22);
    R[3] = -z26;
    R[4] = z27;
    R[5] = z25*z22 + z24*z21;
    R[6] = z22;
    R[7] = z21;
    R[8] = z25*z26 - z24*z27;
    p[0] = c1*z23 - s1*z6;
    p[1] = s1*z23 + c1*z6;
    p[2] = s2*z17 + c2*z18 + 1.5;
}

void thomas_tesar_jacobian(const double q[6], double J[36])
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
    double z2, z3;
    rbgen_sincos(z1, &z2, &z3);

    /* frame 2 */
    const double z4 = s1*c2;
    const double z5 = s1*s2;
    const double z6 = c1*s2;
    const double z7 = c1*c2;

    /* frame 3 */
    const double z8 = c3*z4 - s3*z5;
    const double z9 = s3*z4 + c3*z5;
    const double z10 = 1.02*z4;
    const double z11 = 1.02*s2 + 1.5;
    const double z12 = s3*z6 - c3*z7;
    const double z13 = 1.02*z7;
    const double z14 = c3*z6 + s3*z7;

    /* frame 4 */
    const double z15 = c4*z8 - s4*z9;
    const double z16 = 1.02*z8 + z10;
    const double z17 = c4*z2 + s4*z3;
    const double z18 = z11 + 1.02*z2;
    const double z19 = s4*z8 + c4*z9;
    const double z20 = c4*z3 - s4*z2;
    const double z21 = 1.02*z12 - z13;
    const double z22 = c4*z12 + s4*z14;
    const double z23 = c4*z14 - s4*z12;

    /* frame 5 */
    const double z24 = s5*z15 + c1*c5;
    const double z25 = s5*z17;
    const double z26 = s5*z22 + s1*c5;

    /* Jacobian */
    const double z27 = 0.41*z24;
    const double z28 = 0.2*z15 + z16 + z27;
    const double z29 = 0.41*z25;
    const double z30 = z29 + (z18 + 0.2*z17);
    const double z31 = z30 - 1.5;
    const double z32 = z11 - z30;
    const double z33 = z18 - z30;
    const double z34 = 0.41*z26;
    const double z35 = z21 + 0.2*z22 + z34;

    J[0] = -z28;
    J[1] = -c1*z31;
    J[2] = c1*z32;
    J[3] = c1*z33;
    J[4] = z29*z19 + z27*z20;
    J[5] = 0.0;
    J[6] = -z35;
    J[7] = -s1*z31;
    J[8] = s1*z32;
    J[9] = s1*z33;
    J[10] = z20*z34 - z29*z23;
    J[11] = 0.0;
    J[12] = 0.0;
    J[13] = s1*z28 - c1*z35;
    J[14] = s1*(z28 - z10) - c1*(z13 + z35);
    J[15] = c1*(z21 - z35) + s1*(z28 - z16);
    J[16] = z19*z34 + z27*z23;
    J[17] = 0.0;
    J[18] = 0.0;
    J[19] = s1;
    J[20] = s1;
    J[21] = s1;
    J[22] = z23;
    J[23] = -z26;
    J[24] = 0.0;
    J[25] = -c1;
    J[26] = -c1;
    J[27] = -c1;
    J[28] = z19;
    J[29] = z24;
    J[30] = 1.0;
    J[31] = 0.0;
    J[32] = 0.0;
    J[33] = 0.0;
    J[34] = -z20;
    J[35] = z25;
}

void thomas_tesar_inertia_solve(const double q[6], const double phi[6], double qdd[6])
{
    /* joint angles */
    double s2, c2;
    rbgen_sincos(q[1], &s2, &c2);
    double s5, c5;
    rbgen_sincos(q[4], &s5, &c5);
    double s6, c6;
    rbgen_sincos(q[5], &s6, &c6);
    const double z1 = q[1] + q[2];
    const double z2 = q[3] + z1;
    double z4, z3;
    rbgen_sincos(z2, &z4, &z3);
    double z6, z5;
    rbgen_sincos(z1, &z6, &z5);
    double s4, s4_cosine;
    rbgen_sincos(q[3], &s4, &s4_cosine);

    /* composite body 6 */
    const double z7 = 0.2*(s6*s6);
    const double D5 = 12.340799999999998 - z7;
    const double S5_zz = z7 + 1.0934;

    /* column 6 */
    const double z8 = c2 + z5;
    const double z9 = s5*z4;

    /* composite body 5 */
    const double z10 = 0.2*(s6*c6);
    const double neg_S4_yz = z10*s5 + 0.14400000000000002*c5;
    const double z11 = s5*(z7 + 11.320799999999998);
    const double z12 = s5*z11;
    const double S4_xx = z12 - z7 + 11.872*s5 + 6.107;
    const double z13 = 30.2736*s5;
    const double ms4_x = z13 + 14.484000000000002;
    const double z14 = 0.14400000000000002*s5 - c5*z10;
    const double neg_S4_xz = c5*z11 + 5.936*c5;
    const double S4_xy = z14 + 0.31200000000000006;

    /* column 5 */
    const double z15 = 30.2736*c5;
    const double z16 = neg_S4_yz - z15*(z4*z8 - z3*(s2 + z6));
    const double z17 = z13*z8 + (z3*(D5 + 5.936*s5) - z4*z14);
    const double z18 = neg_S4_yz - z15*s4;

    /* composite body 4 */
    const double ms3_z = 40.716 - z15;
    const double z19 = 5.1816*z3 + ms4_x*z4;
    const double z20 = z3*ms4_x - 5.1816*z4;
    const double z21 = z20*z5;
    const double ms3_y = z19 + 47.9196*z6 + 7.344*z5;
    const double ms3_x = z20 + 47.9196*z5 - 7.344*z6;

    /* composite body 3 */
    const double z22 = c2*ms3_x;

    /* elimination */
    const double iD5 = 1.0/D5;
    const double neg_U4_5 = neg_S4_yz*iD5;
    const double z23 = 0.73*c5;
    const double z24 = S5_zz - c5*z23 + S4_xx;
    const double D4 = z24 - neg_S4_yz*neg_U4_5;
    const double iD4 = 1.0/D4;
    const double z25 = z21 + z19*z6;
    const double z26 = z24 + z25;
    const double z27 = s2*z19 + (z20*c2 - neg_U4_5*z16) + z26;
    const double U2_4 = iD4*z27;
    const double z28 = z4*neg_S4_xz + z23*z9 + neg_S4_yz*z3;
    const double z29 = z28 - neg_U4_5*z17;
    const double z30 = z28 + z15*z6;
    const double z31 = z26 - neg_U4_5*z18;
    const double U3_4 = iD4*z31;
    const double neg_U3_5 = iD5*z18;
    const double z32 = z30 - (z29*U3_4 + z17*neg_U3_5);
    const double z33 = z24 + 2.0*z25 + 283.4396;
    const double D3 = z33 - (z18*neg_U3_5 + z31*U3_4);
    const double iD3 = 1.0/D3;
    const double z34 = s2*ms3_y + z22;
    const double z35 = z33 - (z27*U3_4 + z16*neg_U3_5) + z34;
    const double U2_3 = iD3*z35;
    const double neg_U2_5 = iD5*z16;
    const double z36 = z30 - (s2*ms3_z + (U2_4*z29 + (z32*U2_3 + z17*neg_U2_5)));
    const double z37 = z27*U2_4 + z16*neg_U2_5 + z35*U2_3 - z33 - 2.0*z34;
    const double D2 = 669.1796 - z37;
    const double iD2 = 1.0/D2;
    const double U1_2 = z36*iD2;
    const double z38 = c5*phi[5];
    const double z39 = z38 + (phi[3] + neg_U4_5*phi[4]);
    const double z40 = U3_4*z39 - (z38 + neg_U3_5*phi[4] + phi[2]);
    const double z41 = U2_4*z39 - (z38 + U2_3*z40 + phi[1]) - neg_U2_5*phi[4];
    const double U1_3 = z32*iD3;
    const double U1_4 = iD4*z29;
    const double z42 = U1_2*z41 + (z40*U1_3 - (z39*U1_4 + z9*phi[5]) + phi[0]);
    const double neg_U1_5 = iD5*z17;
    const double z43 = 0.73*(z9*z9) + (z17*neg_U1_5 + (z29*U1_4 + (z36*U1_2 + z32*U1_3)));
    const double z44 = z4*(z4*(S5_zz - S4_xx) - 2.0*(z3*S4_xy)) - (667.1796*(s2*s2) + (z12 + z43));
    const double z45 = 2.0*(z21 + z22) + (S4_xx + (z44 -
        9.216000000000001*(z6*(30.573307291666666*z6 - z5))));
    const double D1 = z45 + 1053.563;
    const double iD1 = 1.0/D1;
    const double z46 = (z42 + phi[4]*neg_U1_5)*iD1;
    const double z47 = U1_2*z46 + iD2*z41;
    const double z48 = U2_3*z47 - (U1_3*z46 + iD3*z40);
    const double z49 = iD4*z39 - U1_4*z46 + U2_4*z47 - U3_4*z48;
    const double z50 = neg_U1_5*z46 + (neg_U3_5*z48 + neg_U4_5*z49 - neg_U2_5*z47) + iD5*phi[4];

    qdd[0] = z46;
    qdd[1] = -z47;
    qdd[2] = z48;
    qdd[3] = z49;
    qdd[4] = z50;
    qdd[5] = c5*(z48 + z49 - z47) + (1.36986301369863*phi[5] - z9*z46);
}

void thomas_tesar_energy(const double q[6], const double qd[6], double e[2])
{
    /* joint angles */
    double s6, c6;
    rbgen_sincos(q[5], &s6, &c6);
    double s4, c4;
    rbgen_sincos(q[3], &s4, &c4);
    double s3, c3;
    rbgen_sincos(q[2], &s3, &c3);
    double s2, c2;
    rbgen_sincos(q[1], &s2, &c2);
    double s5, c5;
    rbgen_sincos(q[4], &s5, &c5);

    /* link 2 */
    const double w2_x = qd[0]*s2;
    const double w2_y = qd[0]*c2;
    const double z1 = 0.14942528735632185*w2_x - qd[1];

    /* link 3 */
    const double w3_y = c3*w2_y - s3*w2_x;
    const double w3_x = s3*w2_y + w2_x*c3;
    const double w3_z = qd[1] + qd[2];
    const double z2 = s3*qd[1];
    const double z3 = c3*qd[1];
    const double z4 = z2 - 0.0392156862745098*w3_z;
    const double z5 = 0.6274509803921569*w3_z - z3;
    const double z6 = w2_y - 0.0392156862745098*w3_x - 0.6274509803921569*w3_y;
    const double z7 = c3*c2 - s3*s2;
    const double z8 = s2*c3 + s3*c2;

    /* link 4 */
    const double w4_x = s4*w3_y + c4*w3_x;
    const double w4_z = w3_z + qd[3];
    const double w4_y = w3_y*c4 - s4*w3_x;
    const double z9 = w3_z + z3;
    const double v4_x_scaled = c4*z2 + s4*z9;
    const double neg_v4_z_scaled = w3_y + w2_y;
    const double v4_y_scaled = c4*z9 - s4*z2;
    const double z10 = 0.11764705882352941*w4_z - v4_y_scaled;
    const double z11 = neg_v4_z_scaled - 0.0392156862745098*w4_x - 0.11764705882352941*w4_y;
    const double z12 = v4_x_scaled - 0.0392156862745098*w4_z;
    const double z13 = s4*z7 + c4*z8;

    /* link 5 */
    const double w5_x = w4_x*c5 + s5*w4_z;
    const double w5_z = qd[4] - w4_y;
    const double w5_y = c5*w4_z - w4_x*s5;
    const double z14 = 0.19607843137254902*w4_y + neg_v4_z_scaled;
    const double v5_x_scaled = c5*v4_x_scaled - s5*z14;
    const double z15 = 0.0784313725490196*w5_y - 0.049019607843137254*w5_z - v5_x_scaled;
    const double neg_v5_y_scaled = s5*v4_x_scaled + c5*z14;
    const double z16 = neg_v5_y_scaled - 0.0784313725490196*w5_x;
    const double neg_v5_z_scaled = 0.19607843137254902*w4_z + v4_y_scaled;
    const double z17 = 0.049019607843137254*w5_x + neg_v5_z_scaled;

    /* link 6 */
    const double w6_y = w5_z*c6 - s6*w5_x;
    const double z18 = 0.09*(w5_z*w5_z) + (0.235*(w5_x*w5_x) + w5_y*(0.19*w5_y));
    const double w6_x = w5_x*c6 + s6*w5_z;
    const double z19 = 18.7272*(z15*z15 + (z16*z16 + z17*z17)) + z18 + 0.22*(w4_x*w4_x + w6_x*w6_x);
    const double z20 = 165.784*(w2_y*w2_y) + (z19 + 28.611*(z10*z10 + (z11*z11 + z12*z12)));
    const double z21 = 22.0*(w3_y*w3_y + (qd[1]*qd[1] + w3_z*w3_z)) + (z1*(136.242*z1) + z20 +
        w2_x*(5.5*w2_x));
    const double z22 = qd[0]*(37.026*qd[0]) + (0.41*(w4_z*w4_z) + (z21 + w4_y*(0.455*w4_y)));
    const double z23 = 0.40196078431372545*w6_y + (c6*v5_x_scaled - s6*neg_v5_z_scaled);
    const double z24 = s6*v5_x_scaled + c6*neg_v5_z_scaled + 0.40196078431372545*w6_x;
    const double z25 = w6_y*(0.32*w6_y) + (z22 + 35.3736*(z23*z23 + z24*z24 +
        neg_v5_y_scaled*neg_v5_y_scaled));
    const double w6_z = qd[5] - w5_y;
    const double z26 = z25 + 0.55*(w3_x*w3_x) + w6_z*(0.365*w6_z) + 93.63600000000001*(z4*z4 +
        (z5*z5 + z6*z6));
    const double z27 = 70.632*z7 + (319.60980000000006*s2 + 460.8738*z8) + 291.1608*(s5*z13);
    const double z28 = 139.30200000000002*z13 + z27 + 49.8348*(c4*z7 - s4*z8) + 20291.985;

    e[0] = z26;
    e[1] = z28;
}
