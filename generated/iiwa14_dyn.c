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
 *   inverse_dynamics          best                194    167    0        5
 *   inertia_matrix            best                106     84    0        5
 *   bias                      best                185    152    0        5
 *   gravity                   best                 40     22    0        5
 *   forward_dynamics          best                360    318    5        5
 *   forward_kinematics        best: tool-cross     70     34    0        7
 *   jacobian                  best: frames         81     42    0        6
 *   inertia_solve             best                206    175    5        5
 *   energy                    best: links         137     89    0        6
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
    double s3, c3;
    rbgen_sincos(q[2], &s3, &c3);
    double s4, c4;
    rbgen_sincos(q[3], &s4, &c4);
    double s5, c5;
    rbgen_sincos(q[4], &s5, &c5);
    double s6, c6;
    rbgen_sincos(q[5], &s6, &c6);

    /* motion of link 2 */
    const double z1 = qd[1]*qd[1];
    const double w2_x = qd[0]*s2;
    const double z2 = w2_x*w2_x;
    const double z3 = qd[1]*w2_x;
    const double U2_xz = c2*qdd[0];
    const double wd2_y = U2_xz - z3;
    const double w2_y = c2*qd[0];
    const double z4 = qd[1]*w2_y;
    const double neg_U2_yz = s2*qdd[0];
    const double wd2_x = z4 + neg_U2_yz;
    const double U2_zy = z4 + wd2_x;
    const double z5 = w2_x*w2_y;
    const double U2_xy = z5 - qdd[1];
    const double z6 = w2_y*w2_y;

    /* motion of link 3 */
    const double w3_y = w2_x*s3 + qd[1]*c3;
    const double w3_x = qd[1]*s3 - w2_x*c3;
    const double z7 = w3_y*w3_x;
    const double wd3_z = wd2_y + qdd[2];
    const double wd3_x = s3*qdd[1] - c3*wd2_x + w3_y*qd[2];
    const double w3_z = w2_y + qd[2];
    const double wd3_y = c3*qdd[1] + (s3*wd2_x - w3_x*qd[2]);
    const double z8 = w3_x*w3_z;
    const double U3_xz = wd3_y + z8;
    const double z9 = w3_y*w3_y;
    const double a3_z = 24.525000000000002*c2 - 1.05*(w3_x*w3_x + z9);

    /* motion of link 4 */
    const double w4_x = s4*w3_z + w3_x*c4;
    const double neg_wd4_y = s4*wd3_x - wd3_z*c4 + qd[3]*w4_x;
    const double wd4_z = qdd[3] - wd3_y;
    const double w4_y = c4*w3_z - w3_x*s4;
    const double z10 = w4_x*w4_y;
    const double U4_xy = z10 - wd4_z;
    const double w4_z = qd[3] - w3_y;
    const double z11 = w4_y*w4_z;
    const double wd4_x = wd3_z*s4 + c4*wd3_x + qd[3]*w4_y;
    const double z12 = w4_x*w4_z;
    const double z13 = w4_z*w4_z;

    /* motion of link 5 */
    const double w5_x = s5*w4_z - w4_x*c5;
    const double z14 = w5_x*w5_x;
    const double w5_y = c5*w4_z + w4_x*s5;
    const double z15 = w5_y*w5_y;
    const double z16 = w5_x*w5_y;
    const double wd5_z = qdd[4] - neg_wd4_y;
    const double U5_xy = z16 - wd5_z;
    const double w5_z = qd[4] + w4_y;
    const double z17 = 24.525000000000002*s2;
    const double z18 = z11 + wd4_x - s3*z17 - 1.05*(w3_y*w3_z - wd3_x);
    const double a3_x = 1.05*U3_xz - c3*z17;
    const double z19 = U4_xy + (c4*a3_x + s4*a3_z);
    const double a5_y = c5*z18 + s5*z19;
    const double wd5_x = wd4_z*s5 + w5_y*qd[4] - c5*wd4_x;
    const double wd5_y = wd4_z*c5 - (w5_x*qd[4] - s5*wd4_x);
    const double a5_x = s5*z18 - c5*z19;
    const double z20 = w5_y*w5_z;
    const double U5_yx = z16 + wd5_z;
    const double z21 = w5_x*w5_z;
    const double z22 = w5_z*w5_z;
    const double U5_zy = wd5_x + z20;
    const double neg_a5_z = z13 + (w4_x*w4_x + (s4*a3_x - c4*a3_z));
    const double U5_zx = z21 - wd5_y;

    /* motion of link 6 */
    const double w6_y = w5_z*c6 - w5_x*s6;
    const double w6_z = qd[5] - w5_y;
    const double z23 = w6_z*w6_z;
    const double wd6_x = w6_y*qd[5] + c6*wd5_x + wd5_z*s6;
    const double w6_x = w5_x*c6 + s6*w5_z;
    const double wd6_y = wd5_z*c6 - s6*wd5_x - qd[5]*w6_x;
    const double wd6_z = qdd[5] - wd5_y;
    const double z24 = w6_y*w6_x;
    const double U6_xy = z24 - wd6_z;
    const double z25 = w6_z*w6_x;
    const double neg_U6_yy = z23 + w6_x*w6_x;

    /* motion of link 7 */
    const double wd7_z = wd6_y + qdd[6];

    /* forces on link 6 */
    const double z26 = qd[6] - 14.141848*w6_y;
    const double neg_n6_x_scaled = 8.832188420019627e-06*(w6_y*w6_y - z23) + (a5_y +
        0.020444880601897284*(w6_z*z26) - 0.3095732744520772*wd6_x);
    const double z27 = 0.001*wd7_z;
    const double n6_y = z27 + 4.32e-07*U6_xy + 0.0017000000000000001*(wd6_y - z25);

    /* forces on link 5 */
    const double z28 = 0.048912*s6;
    const double z29 = z28*neg_n6_x_scaled - c6*n6_y - 0.00014000000000000001*a5_y +
        0.029112000000000002*a5_x + 4.8825e-05*(z20 - wd5_x);
    const double n5_z = 0.01025325*(wd5_y + z21) - (7.350000000000001e-06*(z14 - z15) +
        (0.007438788000000001*U5_xy + z29 - 0.0015950349999999996*U5_yx));
    const double z30 = 0.048912*c6;
    const double f5_x = 0.9385*a5_x + z28*neg_U6_yy + U6_xy*z30 + 0.029112000000000002*U5_xy -
        0.00014000000000000001*(z15 + z22);
    const double neg_f5_y = 0.048912*(wd6_x + w6_y*w6_z) + (0.029112000000000002*(z14 + z22) -
        0.9385*a5_y - 0.00014000000000000001*U5_yx);
    const double f4_z = s5*f5_x - c5*neg_f5_y;
    const double z31 = neg_n6_x_scaled*z30 + s6*n6_y + 0.029112000000000002*neg_a5_z -
        7.350000000000001e-06*U5_zx - 4.8825e-05*U5_yx;
    const double n5_x = 0.01025325*(z15 - z22) + (0.007438788000000001*U5_zy - z31);
    const double z32 = z28*neg_a5_z + 0.016841848*wd6_z - a5_x*z30 + 0.001*(z26*w6_x);
    const double n6_z = 0.0017000000000000001*z24 + z32 - 4.32e-07*(z25 + wd6_y);
    const double z33 = 0.0015950349999999996*U5_zx + (0.01025325*U5_xy +
        (7.350000000000001e-06*U5_zy - (0.00014000000000000001*neg_a5_z - n6_z)));
    const double neg_n5_y = 4.8825e-05*(z14 - z22) + z33;
    const double neg_f4_x = c5*f5_x + s5*neg_f5_y;
    const double f5_z = z28*U6_xy - (0.9385*neg_a5_z - 0.00014000000000000001*U5_zx -
        0.029112000000000002*U5_zy + neg_U6_yy*z30);

    /* forces on link 4 */
    const double n4_y = 0.022596*z12 - (0.027996*neg_wd4_y - (0.007973000000000001*U4_xy + n5_z));
    const double z34 = 0.169576625*wd4_x + 0.220168625*z11 + c5*n5_x + s5*neg_n5_y - f4_z;
    const double neg_n4_x = 0.007973000000000001*(w4_y*w4_y - z13) + z34;
    const double z35 = s5*n5_x + (neg_f4_x - c5*neg_n5_y) + 0.197572625*z10 -
        0.19217262499999999*wd4_z;
    const double n4_z = 0.007973000000000001*(neg_wd4_y - z12) + z35;

    /* forces on link 3 */
    const double n3_z = 0.0032*(z7 + wd3_z) + (c4*n4_y - (s4*neg_n4_x - (0.0089775*U3_xz +
        0.005600000000000005*a3_x)));

    /* forces on link 2 */
    const double n2_y = n3_z + (0.0157353*U2_xy - 0.00011239499999999998*U2_zy) -
        8.000999999999999e-05*(z1 - z2);
    const double z36 = 1.05*(c4*neg_f4_x + s4*f5_z) + n4_z + 0.0032*(z8 - wd3_y);
    const double z37 = 0.014857500000000004*(z7 - wd3_z) + z36;
    const double z38 = c4*neg_n4_x + (s4*n4_y - 1.05*f4_z) + 0.13734000000000013*c2 -
        0.014857500000000004*(z9 - w3_z*w3_z);
    const double z39 = s3*z37 - c3*z38 + 8.000999999999999e-05*(qdd[1] + z5) - 1.1637234035*U2_zy;
    const double n2_x = 0.00011239499999999998*(z3 - wd2_y) - (z39 - 0.0157353*(z1 - z6));
    const double z40 = 1.1637234035*U2_xy + (8.000999999999999e-05*neg_U2_yz + (0.0157353*U2_xz +
        (32.194825875*s2 - 0.018688049999999998*c2)));
    const double neg_n2_z = z40 + s3*z38 + c3*z37 - 0.010901143*qdd[1] + 0.00011239499999999998*(z2
        - z6);

    /* forces on link 1 */
    const double n1_z = c2*n2_y + (s2*n2_x + 0.0590859715*qdd[0]);

    tau[0] = n1_z;
    tau[1] = -neg_n2_z;
    tau[2] = n3_z;
    tau[3] = n4_z;
    tau[4] = n5_z;
    tau[5] = n6_z;
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

    /* column 7 */
    const double z1 = s3*s2;
    const double z2 = c3*s2;
    const double z3 = c4*c2 + s4*z2;
    const double z4 = c4*z2 - s4*c2;
    const double z5 = s4*s3;
    const double z6 = c4*s3;

    /* composite body 6 */
    const double z7 = 4.32e-07*s6;
    const double S5_xy = z7 + 7.350000000000001e-06;
    const double z8 = 0.051357599999999996*s6;
    const double ms5_x = 0.000147 - z8;

    /* column 6 */
    const double z9 = 0.048912*c6 + 0.016841848;
    const double z10 = z7*c5;
    const double z11 = s5*z9 + z10;
    const double z12 = 0.001*c6;
    const double z13 = c4*z12;
    const double z14 = z7*s5;
    const double z15 = z14 - c5*z9;
    const double z16 = 51.3576*(c5*z13) + s4*z8 - z15;
    const double z17 = 0.000432*z13 + s4*z11;
    const double z18 = 2314.814814814815*z10;
    const double z19 = 2314.814814814815*z14;
    const double z20 = z1*z19 + z3*z12 - z4*z18;
    const double z21 = z18*z6 - z12*z5 + c3*z19;
    const double z22 = z13 + s4*z18;

    /* composite body 5 */
    const double z23 = 0.012441848*s6;
    const double z24 = s6*z23;
    const double z25 = 2.0*(S5_xy*c5) + s5*(z24 - 0.004143753000000001);
    const double z26 = s5*z25;
    const double S4_zz = z26 + 0.033234788;
    const double S4_xx = 0.006495035 - (z26 - z24);
    const double S4_yy = 0.758269223 - (z24 - 0.097824*c6);
    const double z27 = z23*c6 - 0.9523809523809524*ms5_x + 4.8825e-05;
    const double z28 = 4.32e-07*c6;
    const double z29 = z28 - 0.01885875;
    const double S4_xy = c5*z27 - s5*z29;
    const double z30 = c5*z29 + s5*z27;
    const double S4_yz = 0.007973000000000001 - z30;
    const double S4_xz = S5_xy - c5*z25;
    const double ms4_x = 0.0305676*s5 - c5*ms5_x;
    const double z31 = 0.051357599999999996*c6;
    const double ms4_y = z31 + 0.985425;
    const double z32 = s5*ms5_x + 0.0305676*c5;
    const double z33 = z24 + 0.011733823;
    const double z34 = c4*z11 + z31*(s5 - 8.411608019066311e-06*s4);
    const double z35 = s2*(c3*z34 + s3*z16) - c2*z17;
    const double z36 = c3*z16 - s3*z34;

    /* column 5 */
    const double z37 = z30 - c4*z32;
    const double z38 = z3*z33 + S4_xy*z4 + ms4_x*z2 - z1*z37;
    const double z39 = c3*z37 + (z33*z5 + (S4_xy*z6 + s3*ms4_x));
    const double z40 = c4*z33 - s4*S4_xy;

    /* composite body 4 */
    const double z41 = s4*(S4_xx - S4_yy) + 2.0*(c4*S4_xy);
    const double z42 = s4*z41;
    const double S3_xx = 0.0032 - (z42 - S4_xx);
    const double S3_xy = s4*S4_yz - c4*S4_xz;
    const double ms3_z = s4*ms4_x + c4*ms4_y;
    const double neg_S3_yz = s4*S4_xz + c4*S4_yz;
    const double z43 = S4_xx + S4_yy;

    /* column 4 */
    const double z44 = ms3_z + z43;
    const double z45 = s3*S3_xy - c3*z44;

    /* composite body 3 */
    const double z46 = c3*S3_xy;
    const double z47 = (S4_zz - S3_xx)*s3 - 2.0*z46;
    const double S2_xx = s3*z47 + S3_xx + 0.0054505715;
    const double S2_yy = 2.0*ms3_z + (S4_yy + z42) + 2.2038702249999997;
    const double z48 = c4*(z41 + ms4_x) - (S4_xy + s4*ms4_y);
    const double z49 = z32 + neg_S3_yz + 0.014857500000000004;
    const double z50 = c3*z48 + s3*z49;
    const double S2_xy = 0.00011239499999999998 - z50;
    const double z51 = S4_zz + S3_xx;
    const double z52 = c3*z49 - s3*z48;
    const double S2_yz = 0.0157353 - z52;
    const double S2_xz = c3*z47 + S3_xy + 8.000999999999999e-05;
    const double z53 = c2*neg_S3_yz + s2*(s3*z44 + z46);

    /* column 3 */
    const double z54 = s2*z50 + c2*z51;

    /* composite body 2 */
    const double z55 = 0.0590859715 - (s2*((S2_xx - S2_yy)*s2 + 2.0*(c2*S2_xy)) - z51);
    const double S1_yz = c2*S2_yz + s2*S2_xz;

    M[0] = z55;
    M[1] = -S1_yz;
    M[2] = z54;
    M[3] = -z53;
    M[4] = z38;
    M[5] = z35;
    M[6] = z20;
    M[7] = -S1_yz;
    M[8] = S2_xx + S2_yy;
    M[9] = z52;
    M[10] = z45;
    M[11] = -z39;
    M[12] = z36;
    M[13] = z21;
    M[14] = z54;
    M[15] = z52;
    M[16] = z51;
    M[17] = -neg_S3_yz;
    M[18] = z40;
    M[19] = -z17;
    M[20] = z22;
    M[21] = -z53;
    M[22] = z45;
    M[23] = -neg_S3_yz;
    M[24] = z43;
    M[25] = z30;
    M[26] = z15;
    M[27] = -z19;
    M[28] = z38;
    M[29] = -z39;
    M[30] = z40;
    M[31] = z30;
    M[32] = z33;
    M[33] = -z28;
    M[34] = z12;
    M[35] = z35;
    M[36] = z36;
    M[37] = -z17;
    M[38] = z15;
    M[39] = -z28;
    M[40] = 0.016841848;
    M[41] = 0.0;
    M[42] = z20;
    M[43] = z21;
    M[44] = z22;
    M[45] = -z19;
    M[46] = z12;
    M[47] = 0.0;
    M[48] = 0.001;
}

void iiwa14_bias(const double q[7], const double qd[7], double b[7])
{
    /* joint angles */
    double s4, c4;
    rbgen_sincos(q[3], &s4, &c4);
    double s2, c2;
    rbgen_sincos(q[1], &s2, &c2);
    double s3, c3;
    rbgen_sincos(q[2], &s3, &c3);
    double s5, c5;
    rbgen_sincos(q[4], &s5, &c5);
    double s6, c6;
    rbgen_sincos(q[5], &s6, &c6);

    /* motion of link 2 */
    const double w2_y = qd[0]*c2;
    const double w2_x = qd[0]*s2;
    const double wd2_x = w2_y*qd[1];
    const double neg_wd2_y = qd[1]*w2_x;
    const double U2_xy = w2_y*w2_x;
    const double z1 = qd[1]*qd[1];
    const double z2 = w2_x*w2_x;
    const double z3 = w2_y*w2_y;

    /* motion of link 3 */
    const double w3_z = w2_y + qd[2];
    const double w3_x = s3*qd[1] - c3*w2_x;
    const double w3_y = s3*w2_x + qd[1]*c3;
    const double wd3_x = qd[2]*w3_y - c3*wd2_x;
    const double wd3_y = s3*wd2_x - qd[2]*w3_x;
    const double z4 = w3_y*w3_y;
    const double neg_a3_z = z4 + (w3_x*w3_x - 23.357142857142858*c2);
    const double z5 = w3_z*w3_x;
    const double U3_xz = wd3_y + z5;
    const double z6 = 23.357142857142858*s2;
    const double a3_x = U3_xz - c3*z6;
    const double a3_y = w3_z*w3_y - wd3_x + s3*z6;
    const double z7 = w3_x*w3_y;

    /* motion of link 4 */
    const double w4_x = s4*w3_z + c4*w3_x;
    const double w4_z = qd[3] - w3_y;
    const double z8 = w4_x*w4_z;
    const double w4_y = c4*w3_z - s4*w3_x;
    const double wd4_x = c4*wd3_x - s4*neg_wd2_y + qd[3]*w4_y;
    const double a4_x = c4*a3_x - s4*neg_a3_z;
    const double neg_wd4_y = s4*wd3_x + c4*neg_wd2_y + w4_x*qd[3];
    const double z9 = w4_x*w4_y;

    /* motion of link 5 */
    const double w5_x = w4_z*s5 - w4_x*c5;
    const double z10 = w5_x*w5_x;
    const double w5_y = w4_z*c5 + w4_x*s5;
    const double z11 = w5_y*w5_y;
    const double w5_z = qd[4] + w4_y;
    const double z12 = w5_y*w5_z;
    const double wd5_x = w5_y*qd[4] - (c5*wd4_x + s5*wd3_y);
    const double U5_yz = z12 - wd5_x;
    const double wd5_y = s5*wd4_x - w5_x*qd[4] - c5*wd3_y;
    const double z13 = w5_x*w5_z;
    const double U5_xz = wd5_y + z13;
    const double z14 = w5_x*w5_y;
    const double a5_y = 0.9523809523809524*U5_yz - (c5*a3_y - s5*a4_x);
    const double a5_x = 0.9523809523809524*U5_xz - (s5*a3_y + c5*a4_x);
    const double neg_a5_z = 0.9523809523809524*(z10 + z11) + (c4*neg_a3_z + s4*a3_x);
    const double U5_zx = z13 - wd5_y;
    const double U5_yx = z14 - neg_wd4_y;
    const double U5_zy = z12 + wd5_x;
    const double z15 = w5_z*w5_z;
    const double U5_xy = z14 + neg_wd4_y;

    /* motion of link 6 */
    const double w6_y = w5_z*c6 - w5_x*s6;
    const double w6_z = qd[5] - w5_y;
    const double z16 = w6_z*w6_z;
    const double w6_x = w5_x*c6 + w5_z*s6;
    const double neg_wd6_y = c6*neg_wd4_y + wd5_x*s6 + qd[5]*w6_x;
    const double z17 = w6_z*w6_x;
    const double z18 = w6_y*w6_x;
    const double neg_U6_yy = z16 + w6_x*w6_x;

    /* motion of link 7 */
    const double wd7_x = w6_y*qd[5] + wd5_x*c6 - s6*neg_wd4_y - w6_z*qd[6];
    const double w7_z = w6_y + qd[6];
    const double z19 = w6_z*w7_z;
    const double wd7_y = wd5_y - qd[6]*w6_x;
    const double z20 = w7_z*w6_x;
    const double U7_xz = wd7_y + z20;

    /* forces on link 6 */
    const double neg_n6_x_scaled = 8.411608019066311e-06*(w6_y*w6_y - z16) + (a5_y -
        (0.29483168995435927*wd7_x + 0.27536037509540945*z19));
    const double n6_y_scaled = 0.00015999999999999999*(wd5_y + z18) - (neg_wd6_y +
        0.6296296296296297*z17);

    /* forces on link 5 */
    const double z21 = 0.051357599999999996*s6;
    const double z22 = 0.0027*n6_y_scaled;
    const double z23 = 0.005843753000000001*z14 + (neg_n6_x_scaled*z21 - c6*z22 - 0.000147*a5_y +
        0.0305676*a5_x);
    const double neg_n5_z = 7.350000000000001e-06*(z10 - z11) + (4.8825e-05*U5_yz -
        (0.01025325*U5_xz - (z23 + 0.009033823*neg_wd4_y)));
    const double z24 = 0.051357599999999996*c6;
    const double z25 = neg_n6_x_scaled*z24 + (0.0305676*neg_a5_z - (7.350000000000001e-06*U5_zx +
        4.8825e-05*U5_yx + 0.007438788000000001*U5_zy));
    const double n5_x = 0.01025325*(z11 - z15) - (s6*z22 + z25);
    const double f5_x = z21*neg_U6_yy + (z24*U7_xz + (0.0305676*U5_xy + 1.0346962499999999*a5_x)) -
        0.000147*(z11 + z15);
    const double neg_f5_y_scaled = 1.6801319043693321*(wd7_x + z19) + (z15 + (z10 -
        0.0048090134652377025*U5_yx) - 33.849443528441874*a5_y);
    const double z26 = 0.0305676*neg_f5_y_scaled;
    const double f4_z = s5*f5_x - c5*z26;
    const double z27 = z21*neg_a5_z - (0.014141848*z20 + 0.015141848*wd7_y) - a5_x*z24 -
        0.0017000000000000001*(wd5_y - z18);
    const double n6_z = 4.32e-07*(neg_wd6_y - z17) + z27;
    const double z28 = 0.01025325*U5_xy + (n6_z - 0.000147*neg_a5_z + 0.0015950349999999996*U5_zx +
        7.350000000000001e-06*U5_zy);
    const double neg_n5_y = 4.8825e-05*(z10 - z15) + z28;
    const double neg_f4_x = s5*z26 + c5*f5_x;
    const double f5_z = z21*U7_xz - (z24*neg_U6_yy + (1.0346962499999999*neg_a5_z - (0.0305676*U5_zy
        + 0.000147*U5_zx)));

    /* forces on link 4 */
    const double n4_y = 0.007973000000000001*(wd3_y + z9) - (neg_n5_z - 0.022596*z8 +
        0.027996*neg_wd4_y);
    const double neg_n4_x = 0.169576625*wd4_x + (c5*n5_x - 0.9523809523809524*f4_z + s5*neg_n5_y) +
        0.007973000000000001*(w4_y*(w4_y + 27.61427630753794*w4_z) - w4_z*w4_z);
    const double z29 = 0.19217262499999999*wd3_y - (c5*neg_n5_y - s5*n5_x -
        0.9523809523809524*neg_f4_x - 0.197572625*z9);
    const double n4_z = 0.007973000000000001*(neg_wd4_y - z8) + z29;

    /* forces on link 3 */
    const double n3_z = 0.0032*(z7 - neg_wd2_y) - (s4*neg_n4_x - 0.0089775*U3_xz - c4*n4_y -
        0.005880000000000005*a3_x);

    /* forces on link 2 */
    const double neg_n2_y = 0.00022478999999999997*wd2_x - (n3_z + 0.0157353*U2_xy) +
        8.000999999999999e-05*(z1 - z2);
    const double z30 = c4*neg_n4_x - f4_z + 0.13734000000000013*c2 + s4*n4_y -
        0.014857500000000004*(z4 - w3_z*w3_z);
    const double z31 = 0.0032*(z5 - wd3_y) + (c4*neg_f4_x + (s4*f5_z + (n4_z +
        0.014857500000000004*(neg_wd2_y + z7))));
    const double z32 = 8.000999999999999e-05*U2_xy - (0.00022478999999999997*neg_wd2_y + c3*z30 -
        s3*z31 + 2.327446807*wd2_x);
    const double n2_x = 0.0157353*(z1 - z3) - z32;
    const double n1_z = s2*n2_x - c2*neg_n2_y;
    const double z33 = s3*z30 + (c3*z31 + (1.1637234035*U2_xy + (32.194825875*s2 -
        0.018688049999999998*c2)));
    const double neg_n2_z = 0.00011239499999999998*(z2 - z3) + z33;

    b[0] = n1_z;
    b[1] = -neg_n2_z;
    b[2] = n3_z;
    b[3] = n4_z;
    b[4] = -neg_n5_z;
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
    double s3, c3;
    rbgen_sincos(q[2], &s3, &c3);
    double s4, c4;
    rbgen_sincos(q[3], &s4, &c4);
    double s5, c5;
    rbgen_sincos(q[4], &s5, &c5);
    double s6, c6;
    rbgen_sincos(q[5], &s6, &c6);

    /* motion of link 2 */
    const double w2_x = qd[0]*s2;
    const double neg_wd2_y = qd[1]*w2_x;
    const double w2_y = qd[0]*c2;
    const double U2_xy = w2_x*w2_y;
    const double wd2_x = qd[1]*w2_y;
    const double z1 = w2_x*w2_x;
    const double z2 = w2_y*w2_y;
    const double z3 = qd[1]*qd[1];

    /* motion of link 3 */
    const double w3_y = w2_x*s3 + qd[1]*c3;
    const double w3_x = qd[1]*s3 - w2_x*c3;
    const double z4 = w3_y*w3_x;
    const double wd3_y = wd2_x*s3 - w3_x*qd[2];
    const double w3_z = w2_y + qd[2];
    const double z5 = w3_x*w3_z;
    const double U3_xz = wd3_y + z5;
    const double wd3_x = w3_y*qd[2] - wd2_x*c3;
    const double z6 = 23.357142857142858*s2;
    const double a3_y = w3_y*w3_z - wd3_x + s3*z6;
    const double a3_x = U3_xz - c3*z6;
    const double z7 = w3_y*w3_y;
    const double neg_a3_z = z7 + (w3_x*w3_x - 23.357142857142858*c2);

    /* motion of link 4 */
    const double w4_x = w3_z*s4 + w3_x*c4;
    const double w4_z = qd[3] - w3_y;
    const double w4_y = w3_z*c4 - w3_x*s4;
    const double wd4_x = c4*wd3_x - neg_wd2_y*s4 + qd[3]*w4_y;
    const double neg_wd4_y = s4*wd3_x + neg_wd2_y*c4 + w4_x*qd[3];
    const double z8 = w4_x*w4_y;
    const double z9 = w4_x*w4_z;

    /* motion of link 5 */
    const double w5_x = s5*w4_z - c5*w4_x;
    const double wd5_y = s5*wd4_x - qd[4]*w5_x - wd3_y*c5;
    const double w5_z = qd[4] + w4_y;
    const double z10 = w5_x*w5_z;
    const double U5_zx = z10 - wd5_y;
    const double w5_y = c5*w4_z + w4_x*s5;
    const double wd5_x = qd[4]*w5_y - (c5*wd4_x + wd3_y*s5);
    const double z11 = w5_z*w5_y;
    const double U5_yz = z11 - wd5_x;
    const double z12 = 1.05*a3_y;
    const double z13 = w5_x*w5_x;
    const double z14 = w5_y*w5_y;
    const double U5_xz = wd5_y + z10;
    const double z15 = w5_x*w5_y;
    const double U5_yx = z15 - neg_wd4_y;
    const double U5_zy = wd5_x + z11;
    const double z16 = w5_z*w5_z;
    const double U5_xy = neg_wd4_y + z15;

    /* motion of link 6 */
    const double w6_y = w5_z*c6 - w5_x*s6;
    const double w6_z = qd[5] - w5_y;
    const double z17 = w6_z*w6_z;
    const double w6_x = w5_x*c6 + w5_z*s6;
    const double z18 = w6_y*w6_x;
    const double neg_wd6_y = c6*neg_wd4_y + s6*wd5_x + qd[5]*w6_x;
    const double z19 = w6_z*w6_x;
    const double neg_U6_yy = z17 + w6_x*w6_x;

    /* motion of link 7 */
    const double wd7_x = w6_y*qd[5] + c6*wd5_x - s6*neg_wd4_y - w6_z*qd[6];
    const double w7_z = w6_y + qd[6];
    const double z20 = w6_z*w7_z;
    const double wd7_y = wd5_y - qd[6]*w6_x;
    const double z21 = w7_z*w6_x;

    /* forces on link 1 */
    const double phi7_scaled = neg_wd6_y + 1000.0*tau[6];

    /* articulated body 6 */
    const double z22 = 0.048912*s6;
    const double z23 = 0.1420499546130567*s6;
    const double z24 = c6*z23;
    const double I5_xz = 0.094627612150222*z24 + 4.8825e-05;
    const double z25 = s6*z23;
    const double z26 = 0.094627612150222*z25;
    const double I5_zz = z26 + 0.01073382298891903;
    const double F5_yz = 0.00014000000000000001 - z22;
    const double z27 = 1.254611964197753e-06*(c6*c6);
    const double neg_F5_xz = z27 + 0.029112000000000002;
    const double F5_xx = 8.832188420019627e-06*z24;

    /* articulated body 5 */
    const double z28 = 0.048912*c6;
    const double iD5 = 1.0/I5_zz;
    const double z29 = I5_xz*iD5;
    const double z30 = z26 + I5_xz*z29 - 0.020985601;
    const double z31 = 0.00010512913556250002*iD5;
    const double z32 = 2.0*c5;
    const double z33 = 0.01025325*iD5;
    const double z34 = I5_xz*z33 + 7.350000000000001e-06;
    const double z35 = s5*(z30 - z31) + z32*z34;
    const double z36 = z33*F5_yz;
    const double z37 = z29*neg_F5_xz + F5_xx;
    const double z38 = z33*neg_F5_xz;
    const double z39 = z28 + z29*F5_yz;
    const double z40 = s5*(z36 + z37) + c5*(z38 - z39);
    const double z41 = s5*z40;
    const double z42 = z41 - z37;
    const double z43 = iD5*F5_yz;
    const double z44 = neg_F5_xz*z43;
    const double z45 = iD5*neg_F5_xz;
    const double z46 = z25 - neg_F5_xz*z45 + 0.7964500453869433;
    const double z47 = F5_yz*z43 - 0.9385;
    const double z48 = z32*z44 + s5*(z46 + z47);
    const double G4_xz = z44 - c5*z48;
    const double F4_zz = z41 - z36 - G4_xz;
    const double I4_xz = c5*z35 - z34 + z42 + F4_zz;
    const double z49 = s5*z35;
    const double z50 = c5*z40;
    const double z51 = z39 + z50;
    const double z52 = s5*z48;
    const double G4_xx = z46 - z52;
    const double neg_F4_xz = z51 + G4_xx;
    const double neg_I4_zz = z49 + (z31 - (z51 + neg_F4_xz)) + 0.19057759;
    const double z53 = z38 - z50;
    const double G4_zz = z52 - z47;
    const double F4_zx = z53 + G4_zz;
    const double z54 = z27 - z29*F5_xx - 0.0291132546119642;
    const double z55 = z33*F5_xx - 0.00014000000000000001;
    const double z56 = iD5*F5_xx;
    const double z57 = z24 + neg_F5_xz*z56;
    const double z58 = F5_yz*z56;
    const double G4_yz = c5*z58 - s5*z57;
    const double G4_xy = c5*z57 + s5*z58;
    const double F4_yz = c5*z55 - G4_xy - s5*z54;

    /* articulated body 4 */
    const double neg_iD4 = 1.0/neg_I4_zz;
    const double z59 = I4_xz*neg_iD4;
    const double z60 = 2.0*c4;
    const double z61 = 0.007973000000000001*z59;
    const double z62 = I4_xz*z59 + (z53 + (z49 - z30) + F4_zx) - 0.17118159;
    const double z63 = 6.356872900000001e-05*neg_iD4 + 0.024796000000000002;
    const double z64 = z60*z61 - s4*(z62 - z63);
    const double z65 = s4*z64;
    const double I3_zz = 0.0064 - (z65 - z63);
    const double z66 = c5*z54 + (s5*z55 + (G4_yz + z59*F4_yz)) - 0.014150000000000005;
    const double z67 = 0.007973000000000001*c4;
    const double z68 = neg_F4_xz*z59 + z42 - G4_xz;
    const double z69 = neg_iD4*F4_yz;
    const double z70 = neg_F4_xz*neg_iD4;
    const double z71 = s4*(125.42330364981812*z68 - z69) - c4*(z70 + 125.42330364981812*z66 +
        1.7747397466449268);
    const double neg_F3_xz = z66 + z67*z71;
    const double I3_xz = z61 - c4*z64;
    const double z72 = F4_zz*neg_iD4;
    const double z73 = F4_zx + F4_zz*z59;
    const double F3_yz = z67*z72 - s4*z73;
    const double z74 = G4_xx + neg_F4_xz*z70;
    const double z75 = z60*(G4_xy - neg_F4_xz*z69) + s4*(F5_xx*z56 + (z25 + (z74 - F4_yz*z69)) -
        0.9385);

    /* articulated body 3 */
    const double z76 = 1.05*c4;
    const double z77 = 1.05*s4;
    const double a4_x_scaled = a3_x*z76 - z77*neg_a3_z;
    const double a5_y_scaled = U5_yz - (c5*z12 - s5*a4_x_scaled);
    const double neg_n6_x_scaled = 8.832188420019627e-06*(w6_y*w6_y - z17) + (a5_y_scaled -
        (0.3095732744520772*wd7_x + 0.2891283938501799*z20));
    const double neg_a5_z_scaled = z14 + (z13 + (z76*neg_a3_z + a3_x*z77));
    const double a5_x_scaled = U5_xz - (c5*a4_x_scaled + s5*z12);
    const double z78 = 0.015141848*wd7_y + (0.014141848*z21 + tau[5]) - z22*neg_a5_z_scaled +
        z28*a5_x_scaled;
    const double phi6 = 0.0017000000000000001*(wd5_y - z18) - (4.32e-07*(neg_wd6_y - z19) - z78);
    const double z79 = 4.32e-07*(wd5_y + z18) - (0.0027*neg_wd6_y + 0.0017000000000000001*z19 -
        0.001*phi7_scaled + 2.5650391809734895e-05*phi6);
    const double z80 = 0.005843753000000001*z15 + (0.029112000000000002*a5_x_scaled + (tau[4] +
        neg_n6_x_scaled*z22 - 0.00014000000000000001*a5_y_scaled));
    const double z81 = c6*z79 + (0.01025325*U5_xz - (z80 + 0.009033823*neg_wd4_y) -
        4.8825e-05*U5_yz);
    const double u5 = 7.350000000000001e-06*(z13 - z14) - z81;
    const double z82 = z28*neg_n6_x_scaled + (s6*z79 - u5*z29) - 4.8825e-05*U5_yx -
        7.350000000000001e-06*U5_zx;
    const double z83 = z82 - 0.007438788000000001*U5_zy + 0.029112000000000002*neg_a5_z_scaled -
        0.01025325*(z14 - z16);
    const double z84 = 0.029112000000000002*(z13 + z16) - (u5*z43 + 0.00014000000000000001*U5_yx) -
        0.9385*a5_y_scaled;
    const double z85 = 0.048912*(wd7_x + z20) + z84;
    const double z86 = 59.37590696697892*phi6;
    const double z87 = z86 - wd7_y - z21;
    const double z88 = 0.029112000000000002*U5_xy + (0.9385*a5_x_scaled - (z28*z87 + u5*z45)) +
        z22*neg_U6_yy;
    const double z89 = z88 - 0.00014000000000000001*(z14 + z16);
    const double z90 = s5*z85 + c5*z89;
    const double z91 = 0.00014000000000000001*neg_a5_z_scaled + (u5*z33 - (0.01025325*U5_xy +
        7.350000000000001e-06*U5_zy)) - tau[5];
    const double z92 = 4.8825e-05*(z13 - z16) + (0.0015950349999999996*U5_zx - z91);
    const double z93 = s5*z83 + (c5*z92 + (tau[3] - 0.197572625*z8) - z90) -
        0.19217262499999999*wd3_y;
    const double u4 = z93 - 0.007973000000000001*(neg_wd4_y - z9);
    const double z94 = c5*z85 - s5*z89;
    const double z95 = c5*z83 - (0.169576625*wd4_x + (z59*u4 + z94 + s5*z92));
    const double z96 = z95 - 0.007973000000000001*(w4_y*(w4_y + 27.61427630753794*w4_z) -
        w4_z*w4_z);
    const double z97 = neg_iD4*u4;
    const double z98 = 0.027996*neg_wd4_y - tau[4] - 0.022596*z9 - 0.007973000000000001*(wd3_y + z8
        + z97);
    const double z99 = 0.005880000000000005*a3_x - (tau[2] - s4*z96 - 0.0089775*U3_xz + c4*z98);
    const double neg_u3 = 0.0032*(z4 - neg_wd2_y) + z99;
    const double iD3 = 1.0/I3_zz;
    const double z100 = iD3*neg_F3_xz;
    const double z101 = iD3*I3_xz;
    const double z102 = iD3*F3_yz;
    const double z103 = 1.05*z102 - z101;
    const double z104 = z76*(neg_F4_xz*z72 - G4_xz) + (z68 + neg_F3_xz*z103) -
        z77*(0.007593333333333335*z71 - (F4_yz*z72 + G4_yz));
    const double z105 = z62 + (0.016743300000000003*(z72*(s4 + 65.8472344161545*F4_zz)) +
        2.1*(c4*z73));
    const double z106 = 1.1025*(G4_zz - F3_yz*z102) + (z65 + (z105 + z101*(2.1*F3_yz - I3_xz)));
    const double z107 = 1.1025*(z74 - s4*z75 - neg_F3_xz*z100);
    const double z108 = s3*(z106 - z107) - 2.1*(c3*z104);
    const double neg_I2_xz = 1.05*z104 + c3*z108 + 8.000999999999999e-05;
    const double z109 = s3*z108;
    const double I2_zz = z107 + z109 + 1.1778245465;

    /* articulated body 2 */
    const double z110 = 1.05*z100;
    const double z111 = z28*neg_U6_yy + (u5*z56 + u4*z69) - 0.029112000000000002*U5_zy -
        0.00014000000000000001*U5_zx;
    const double z112 = tau[3] - neg_u3*z110 - z77*(z22*z87 + (0.9385*neg_a5_z_scaled + z111));
    const double z113 = z112 - z76*(u4*z70 - z90) + 0.014857500000000004*(neg_wd2_y + z4) +
        0.0032*(z5 - wd3_y);
    const double z114 = tau[1] - 0.018688049999999998*c2 + 32.194825875*s2 + 1.1637234035*U2_xy +
        c3*z113;
    const double z115 = neg_u3*z103 + (c4*z96 + (0.014857500000000004*(z7 - w3_z*w3_z) -
        0.13734000000000013*c2));
    const double z116 = s4*z98 + z115 - 1.05*(u4*z72 + z94);
    const double u2 = z114 - s3*z116 + 0.00011239499999999998*(z1 - z2);
    const double iD2 = 1.0/I2_zz;
    const double z117 = neg_I2_xz*iD2;
    const double z118 = u2*iD2;
    const double z119 = 0.00024759966609*iD2 - 0.0590859715;
    const double z120 = s2*(z119 - (neg_I2_xz*z117 + (z109 - z106)) + 1.2260093749999998) -
        0.0314706*(c2*(z117 + 0.007142857142857142));
    const double I1_zz = s2*z120 - z119;

    /* articulated body 1 */
    const double z121 = 8.000999999999999e-05*U2_xy + (s3*z113 + (u2*z117 + c3*z116) -
        2.327446807*wd2_x);
    const double z122 = tau[2] + 0.0157353*(U2_xy - z118) - 0.00022478999999999997*wd2_x -
        8.000999999999999e-05*(z3 - z1);
    const double neg_u1 = s2*(0.00022478999999999997*neg_wd2_y - z121 + 0.0157353*(z3 - z2)) -
        tau[0] + c2*z122;
    const double iD1 = 1.0/I1_zz;

    /* acceleration of link 1 */
    const double neg_qdd1 = neg_u1*iD1;

    /* acceleration of link 2 */
    const double z123 = c2*neg_qdd1;
    const double z124 = s2*neg_qdd1;
    const double qdd2 = z118 - (0.0157353*(iD2*z123) + z117*z124);

    /* acceleration of link 3 */
    const double z125 = c3*qdd2 - s3*z124;
    const double z126 = c3*z124 + s3*qdd2;
    const double qdd3 = z110*z125 - neg_u3*iD3 + z123 + z103*z126;
    const double z127 = qdd3 - z123;

    /* acceleration of link 4 */
    const double z128 = 1.05*z126;
    const double z129 = c4*z126 + s4*z127;
    const double z130 = c4*z127 - s4*z126;
    const double z131 = z77*z125;
    const double z132 = z76*z125;
    const double z133 = 0.007973000000000001*(neg_iD4*z130) - z125 - z59*z129 + z69*z131 + z70*z132;
    const double neg_qdd4 = z97 + (z133 - z72*z128);
    const double z134 = z125 + neg_qdd4;

    /* acceleration of link 5 */
    const double z135 = z132 + z134;
    const double z136 = z128 + z129;
    const double z137 = c5*z135 - s5*z136;
    const double z138 = c5*z134 - s5*z129;
    const double z139 = c5*z129 + s5*z134;
    const double z140 = z45*z137 + (z56*z131 + (z130 - (z33*z138 + z29*z139)));
    const double qdd5 = u5*iD5 - (z140 + z43*(c5*z136 + s5*z135));

    /* acceleration of link 6 */
    const double z141 = c6*(z130 + qdd5) + s6*z139;
    const double neg_qdd6 = z138 - (z86 + 2.5650391809734895e-05*z141) + 2.904194361568873*(c6*z137
        + s6*z131);

    /* acceleration of link 7 */
    const double qdd7 = phi7_scaled - z141;

    qdd[0] = -neg_qdd1;
    qdd[1] = qdd2;
    qdd[2] = qdd3;
    qdd[3] = -neg_qdd4;
    qdd[4] = qdd5;
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
    double s4, c4;
    rbgen_sincos(q[3], &s4, &c4);
    double s5, c5;
    rbgen_sincos(q[4], &s5, &c5);
    double s6, c6;
    rbgen_sincos(q[5], &s6, &c6);
    double s3, c3;
    rbgen_sincos(q[2], &s3, &c3);
    double s2, c2;
    rbgen_sincos(q[1], &s2, &c2);

    /* articulated body 6 */
    const double z1 = 0.1420499546130567*s6;
    const double z2 = z1*c6;
    const double I5_xz = 0.094627612150222*z2 + 4.8825e-05;
    const double z3 = s6*z1;
    const double z4 = 0.094627612150222*z3;
    const double I5_zz = z4 + 0.01073382298891903;
    const double F5_yz = 0.00014000000000000001 - 0.048912*s6;
    const double z5 = 1.254611964197753e-06*(c6*c6);
    const double neg_F5_xz = z5 + 0.029112000000000002;
    const double F5_xx = 8.832188420019627e-06*z2;
    const double z6 = phi[6] - 2.5650391809734895e-05*phi[5];

    /* articulated body 5 */
    const double iD5 = 1.0/I5_zz;
    const double z7 = I5_xz*iD5;
    const double z8 = z4 + I5_xz*z7 - 0.020985601;
    const double z9 = 0.00010512913556250002*iD5;
    const double z10 = 2.0*c5;
    const double z11 = 0.01025325*iD5;
    const double z12 = I5_xz*z11 + 7.350000000000001e-06;
    const double z13 = s5*(z8 - z9) + z10*z12;
    const double z14 = z11*F5_yz;
    const double z15 = z7*neg_F5_xz + F5_xx;
    const double z16 = z11*neg_F5_xz;
    const double z17 = 0.048912*c6 + z7*F5_yz;
    const double z18 = s5*(z14 + z15) + c5*(z16 - z17);
    const double z19 = s5*z18;
    const double z20 = z19 - z15;
    const double z21 = iD5*F5_yz;
    const double z22 = neg_F5_xz*z21;
    const double z23 = iD5*neg_F5_xz;
    const double z24 = z3 - neg_F5_xz*z23 + 0.7964500453869433;
    const double z25 = F5_yz*z21 - 0.9385;
    const double z26 = z10*z22 + s5*(z24 + z25);
    const double G4_xz = z22 - c5*z26;
    const double F4_zz = z19 - z14 - G4_xz;
    const double I4_xz = c5*z13 - z12 + z20 + F4_zz;
    const double z27 = s5*z13;
    const double z28 = c5*z18;
    const double z29 = z17 + z28;
    const double z30 = s5*z26;
    const double G4_xx = z24 - z30;
    const double neg_F4_xz = z29 + G4_xx;
    const double neg_I4_zz = z27 + (z9 - (z29 + neg_F4_xz)) + 0.19057759;
    const double z31 = z16 - z28;
    const double G4_zz = z30 - z25;
    const double F4_zx = z31 + G4_zz;
    const double z32 = z5 - z7*F5_xx - 0.0291132546119642;
    const double z33 = z11*F5_xx - 0.00014000000000000001;
    const double z34 = iD5*F5_xx;
    const double z35 = z2 + neg_F5_xz*z34;
    const double z36 = F5_yz*z34;
    const double G4_yz = c5*z36 - s5*z35;
    const double G4_xy = c5*z35 + s5*z36;
    const double F4_yz = c5*z33 - G4_xy - s5*z32;
    const double z37 = 2.904194361568873*c6;
    const double u5 = phi[4] - c6*z6;
    const double z38 = z37*phi[5] + z23*u5;
    const double z39 = z21*u5;
    const double z40 = s5*z38 - c5*z39;
    const double z41 = z11*u5 - phi[5];
    const double z42 = s6*z6 - z7*u5;
    const double z43 = s5*z39 + c5*z38;

    /* articulated body 4 */
    const double z44 = 2.0*c4;
    const double neg_iD4 = 1.0/neg_I4_zz;
    const double z45 = I4_xz*neg_iD4;
    const double z46 = 0.007973000000000001*z45;
    const double z47 = I4_xz*z45 + (z31 + (z27 - z8) + F4_zx) - 0.17118159;
    const double z48 = 6.356872900000001e-05*neg_iD4 + 0.024796000000000002;
    const double z49 = z44*z46 - s4*(z47 - z48);
    const double z50 = s4*z49;
    const double I3_zz = 0.0064 - (z50 - z48);
    const double z51 = c5*z32 + (s5*z33 + (G4_yz + z45*F4_yz)) - 0.014150000000000005;
    const double z52 = neg_F4_xz*z45 + z20 - G4_xz;
    const double z53 = neg_iD4*F4_yz;
    const double z54 = neg_F4_xz*neg_iD4;
    const double z55 = s4*(z52 - 0.007973000000000001*z53) - c4*(z51 + 0.007973000000000001*z54 +
        0.014150000000000005);
    const double neg_F3_xz = z51 + c4*z55;
    const double z56 = G4_xx + neg_F4_xz*z54;
    const double z57 = z44*(G4_xy - neg_F4_xz*z53) + s4*(F5_xx*z34 + (z3 + (z56 - F4_yz*z53)) -
        0.9385);
    const double z58 = F4_zz*neg_iD4;
    const double z59 = 0.016743300000000003*z58;
    const double z60 = 2.1*(F4_zx + F4_zz*z45);
    const double F3_yz_scaled = c4*z59 - s4*z60;
    const double I3_xz = z46 - c4*z49;
    const double u4 = s5*z42 + (phi[3] + z43) - c5*z41;
    const double z61 = neg_iD4*u4;
    const double z62 = phi[4] + 0.007973000000000001*z61;
    const double z63 = c5*z42 + (s5*z41 - z40) - z45*u4;
    const double z64 = 2.904194361568873*s6;

    /* articulated body 3 */
    const double iD3 = 1.0/I3_zz;
    const double z65 = iD3*neg_F3_xz;
    const double z66 = 1.1025*(z56 - s4*z57 - neg_F3_xz*z65);
    const double z67 = 0.5*F3_yz_scaled;
    const double z68 = iD3*z67;
    const double z69 = iD3*I3_xz;
    const double z70 = (F3_yz_scaled - I3_xz)*z69 + (z47 + (z59*(s4 + 65.8472344161545*F4_zz) +
        c4*z60));
    const double z71 = z50 + z70 + 1.1025*G4_zz - z67*z68;
    const double z72 = 1.05*c4;
    const double z73 = z69 - z68;
    const double z74 = 1.05*s4;
    const double z75 = z52 - neg_F3_xz*z73 + (F4_yz*z58 + G4_yz - 0.9523809523809524*z55)*z74;
    const double z76 = (neg_F4_xz*z58 - G4_xz)*z72 + z75;
    const double z77 = (z71 - z66)*s3 - 2.1*(c3*z76);
    const double z78 = s3*z77;
    const double I2_zz = z66 + z78 + 1.1778245465;
    const double neg_I2_xz = 1.05*z76 + c3*z77 + 8.000999999999999e-05;
    const double u3 = phi[2] - (c4*z62 + s4*z63);
    const double z79 = 1.05*(z40 + z58*u4) - (z73*u3 + (c4*z63 - s4*z62));
    const double z80 = 1.05*z65;
    const double z81 = phi[3] + u3*z80 - z72*(z43 + z54*u4) - z74*(z53*u4 + (z34*u5 + phi[5]*z64));

    /* articulated body 2 */
    const double iD2 = 1.0/I2_zz;
    const double z82 = 0.00024759966609*iD2 - 0.0590859715;
    const double z83 = iD2*neg_I2_xz;
    const double z84 = s2*(z82 + (z71 - z78 - neg_I2_xz*z83) + 1.2260093749999998) - (0.0314706*z83
        + 0.00022478999999999997)*c2;
    const double I1_zz = s2*z84 - z82;
    const double u2 = s3*z79 + c3*z81 + phi[1];
    const double z85 = iD2*u2;

    /* articulated body 1 */
    const double iD1 = 1.0/I1_zz;
    const double z86 = s2*(z83*u2 + s3*z81 - c3*z79) + c2*(0.0157353*z85 - phi[2]);
    const double u1 = z86 + phi[0];

    /* acceleration of link 1 */
    const double qdd1 = iD1*u1;

    /* acceleration of link 2 */
    const double z87 = c2*qdd1;
    const double z88 = s2*qdd1;
    const double qdd2 = 0.0157353*(iD2*z87) + (z85 + z83*z88);

    /* acceleration of link 3 */
    const double z89 = c3*z88 - s3*qdd2;
    const double z90 = s3*z88 + c3*qdd2;
    const double qdd3 = z73*z89 + (iD3*u3 + z80*z90 - z87);
    const double z91 = qdd3 + z87;

    /* acceleration of link 4 */
    const double z92 = c4*z89 - s4*z91;
    const double z93 = 1.05*z89;
    const double z94 = z74*z90;
    const double z95 = z72*z90;
    const double z96 = c4*z91 + s4*z89;
    const double z97 = z61 + z58*z93 + z53*z94 + z54*z95 - z90 + 0.007973000000000001*(neg_iD4*z96);
    const double neg_qdd4 = z45*z92 + z97;
    const double z98 = neg_qdd4 + z90;

    /* acceleration of link 5 */
    const double z99 = z95 + z98;
    const double z100 = z92 + z93;
    const double z101 = c5*z99 + s5*z100;
    const double z102 = c5*z98 + s5*z92;
    const double z103 = s5*z98 - c5*z92;
    const double z104 = z11*z102 + (z7*z103 - z96) + z21*(c5*z100 - s5*z99);
    const double qdd5 = iD5*u5 + (z104 - z23*z101 - z34*z94);

    /* acceleration of link 6 */
    const double z105 = c6*(z96 + qdd5) + s6*z103;
    const double qdd6 = 2.5650391809734895e-05*z105 - (z102 - 59.37590696697892*phi[5]) - z37*z101 -
        z64*z94;

    /* acceleration of link 7 */
    const double qdd7 = 1000.0*phi[6] - z105;

    qdd[0] = qdd1;
    qdd[1] = qdd2;
    qdd[2] = qdd3;
    qdd[3] = -neg_qdd4;
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
    const double w3_x = qd[1]*s3 - w2_x*c3;
    const double w3_z = w2_y + qd[2];
    const double v3_x_scaled = w2_x*s3 + qd[1]*c3;
    const double z4 = 11.15*v3_x_scaled - w3_z;
    const double z5 = s2*c3;
    const double z6 = s2*s3;

    /* link 4 */
    const double w4_y = c4*w3_z - s4*w3_x;
    const double w4_z = qd[3] - v3_x_scaled;
    const double w4_x = s4*w3_z + w3_x*c4;
    const double z7 = 0.42*v3_x_scaled;
    const double z8 = s4*z7;
    const double z9 = c4*z7;
    const double z10 = 0.42*w3_x;
    const double z11 = z8 + 0.034*w4_x;
    const double z12 = 0.067*w4_z - z9 - 0.034*w4_y;
    const double z13 = z10 + 0.067*w4_x;
    const double z14 = c4*z5 - c2*s4;
    const double z15 = c2*c4 + s4*z5;

    /* link 5 */
    const double w5_z = qd[4] + w4_y;
    const double w5_y = c5*w4_z + s5*w4_x;
    const double z16 = z9 - 0.4*w4_z;
    const double z17 = 0.4*w4_x + z10;
    const double v5_x = s5*z17 - c5*z16;
    const double v5_y = s5*z16 + c5*z17;
    const double w5_x = w4_z*s5 - c5*w4_x;
    const double z18 = 0.1395*w5_x + (v5_y + 0.0001*w5_z);
    const double z19 = 0.021*w5_z + 0.1395*w5_y - v5_x;
    const double z20 = 0.021*w5_x - (0.0001*w5_y + z8);
    const double z21 = c5*z14 - s5*z6;

    /* link 6 */
    const double w6_z = qd[5] - w5_y;
    const double neg_v6_y = c6*z8 + s6*v5_x;
    const double v6_x = c6*v5_x - z8*s6;
    const double w6_x = c6*w5_x + w5_z*s6;
    const double w6_y = w5_z*c6 - s6*w5_x;
    const double z22 = 0.0004*w6_x + neg_v6_y;
    const double z23 = v5_y - 0.0006*w6_x;
    const double z24 = 0.0006*w6_z - (0.0004*w6_y + v6_x);

    /* link 7 */
    const double w7_x = w6_z*s7 - c7*w6_x;
    const double z25 = v5_y*c7 - s7*v6_x + 0.101*w7_x;
    const double w7_y = s7*w6_x + w6_z*c7;
    const double z26 = c7*v6_x + v5_y*s7 - 0.101*w7_y;
    const double z27 = 0.6*(neg_v6_y*neg_v6_y + z25*z25 + z26*z26) + 0.00245*(w6_x*w6_x);
    const double z28 = 0.0082*(w4_y*w4_y) + (z27 + 0.00235*(w6_y*w6_y)) + 0.0085*(w4_x*w4_x);
    const double z29 = 0.003*(w4_z*w4_z) + z28 + 0.20988293749999998*(w3_x*w3_x) +
        0.0119*(v3_x_scaled*v3_x_scaled);
    const double w7_z = w6_y + qd[6];
    const double z30 = 0.0038*(w3_z*w3_z) + z29 + 0.0005*(w7_z*w7_z + w7_y*w7_y + w7_x*w7_x);
    const double z31 = 0.00435*(w5_y*w5_y) + (0.0018*(w6_z*w6_z) + z30 + 0.005*(w5_x*w5_x));
    const double z32 = z11*z11 + z12*z12 + z13*z13 + 0.0009*(z4*z4);
    const double z33 = 0.002245*(w5_z*w5_z) + z31 + 1.75*(z18*z18 + (z19*z19 + (z20*z20 + z32)));
    const double z34 = z33 + 0.9*(z22*z22 + z23*z23 + z24*z24) + 0.008742*(qd[0]*qd[0]);
    const double z35 = 0.0055*(qd[1]*qd[1]) + (0.01525*(w2_x*w2_x) + z34 + 0.0152*(w2_y*w2_y));
    const double z36 = 0.011052174999999997*(z1*z1 + z2*z2 + 2.585463947141626e-05*(z3*z3)) + z35;
    const double z37 = 0.0034335000000000004*z21 + (56.362374*c2 + 0.018688049999999998*s2 +
        23.0167125*z15) - 0.13734000000000013*z6;
    const double z38 = 0.7139718*(s5*z14 + c5*z6) - (1.1995668000000002*(c6*z15 - s6*z21) + z37);

    e[0] = z36;
    e[1] = 85.78256400000001 - z38;
}
