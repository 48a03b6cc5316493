/* stanford: robot dynamics as straight-line C, by rbgen 0.1.0
 *
 * joints   6: RRPRRR
 * source   J. Angeles, O. Ma and A. Rojas, An algorithm for the inverse dynamics of n-axis
 *          general manipulators using Kane's equations, Computers & Mathematics with
 *          Applications 17(12), 1989, pp. 1545-1561, example 1 (Stanford arm).
 * model    3fb0e0a93412027e
 * command  rbgen emit stanford
 *
 * Operations of each call: multiplications M, additions and subtractions A, divisions
 * and square roots D, pairs of sine and cosine.
 *
 *   function                  algorithm            M      A    D  sin/cos
 *   inverse_dynamics          best                114     82    0        4
 *   inertia_matrix            best                 58     43    0        4
 *   bias                      best                106     66    0        4
 *   gravity                   best                 17      6    0        3
 *   forward_dynamics          best                233    166    5        4
 *   forward_kinematics        best: tool-cross     40     19    0        5
 *   jacobian                  best: frames         32     13    0        4
 *   inertia_solve             best                129     94    5        4
 *   energy                    best: links          84     51    0        4
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

#define STANFORD_DOF 6

#ifdef __cplusplus
extern "C" {
#endif

/* joint torques (forces) for the motion */
void stanford_inverse_dynamics(const double q[6], const double qd[6], const double qdd[6],
                               double tau[6]);
/* symmetric, row-major */
void stanford_inertia_matrix(const double q[6], double M[36]);
/* Coriolis, centrifugal, gravity, friction */
void stanford_bias(const double q[6], const double qd[6], double b[6]);
/* torques that hold the arm still */
void stanford_gravity(const double q[6], double g[6]);
/* accelerations for the torques */
void stanford_forward_dynamics(const double q[6], const double qd[6], const double tau[6],
                               double qdd[6]);
/* tool in the world: axes as columns of R, origin p */
void stanford_forward_kinematics(const double q[6], double R[9], double p[3]);
/* 6 x n: linear rows, then angular, world axes, at the tool */
void stanford_jacobian(const double q[6], double J[36]);
/* M^-1 phi */
void stanford_inertia_solve(const double q[6], const double phi[6], double qdd[6]);
/* kinetic, potential (zero at the world's origin) */
void stanford_energy(const double q[6], const double qd[6], double e[2]);

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

void stanford_inverse_dynamics(const double q[6], const double qd[6], const double qdd[6],
                               double tau[6])
{
    /* joint angles */
    double s2, c2;
    rbgen_sincos(q[1], &s2, &c2);
    double s4, c4;
    rbgen_sincos(q[3], &s4, &c4);
    const double z1 = q[2] + 0.22295081967213115;
    double s5, c5;
    rbgen_sincos(q[4], &s5, &c5);
    double s6, c6;
    rbgen_sincos(q[5], &s6, &c6);

    /* motion of link 1 */
    const double neg_U1_xx = qd[0]*qd[0];

    /* motion of link 2 */
    const double neg_w2_x = s2*qd[0];
    const double neg_w2_y = qd[0]*c2;
    const double z2 = qd[1]*neg_w2_y;
    const double U2_yz = s2*qdd[0];
    const double neg_wd2_x = z2 + U2_yz;
    const double neg_U2_yy = qd[1]*qd[1] + neg_w2_x*neg_w2_x;
    const double z3 = qd[1]*neg_w2_x;
    const double neg_U2_xz = c2*qdd[0];
    const double wd2_y = z3 - neg_U2_xz;
    const double neg_U2_zy = z2 + neg_wd2_x;
    const double z4 = neg_w2_x*neg_w2_y;
    const double U2_xy = z4 - qdd[1];

    /* motion of link 3 */
    const double a3_z = 0.1*U2_yz - 9.81*c2 - neg_U2_yy*z1 + qdd[2];
    const double z5 = 2.0*qd[2];
    const double a3_y = z1*neg_U2_zy + 0.1*neg_U1_xx + neg_w2_x*z5;
    const double neg_a3_x = 9.81*s2 + (0.1*neg_U2_xz + (qd[1]*z5 - z1*U2_xy));

    /* motion of link 4 */
    const double neg_w4_x = s4*qd[1] + c4*neg_w2_x;
    const double wd4_y = qd[3]*neg_w4_x - c4*qdd[1] + s4*neg_wd2_x;
    const double w4_z = qd[3] - neg_w2_y;
    const double a4_z = a3_z - 0.3770491803278688*neg_U2_yy;
    const double w4_y = s4*neg_w2_x - qd[1]*c4;
    const double wd4_x = qd[3]*w4_y - (c4*neg_wd2_x + s4*qdd[1]);
    const double wd4_z = wd2_y + qdd[3];
    const double z6 = 0.3770491803278688*neg_U2_zy + a3_y;
    const double z7 = 0.3770491803278688*U2_xy - neg_a3_x;
    const double a4_x = s4*z6 + c4*z7;

    /* motion of link 5 */
    const double wd5_z = qdd[4] - wd4_y;
    const double w5_x = w4_z*s5 - neg_w4_x*c5;
    const double w5_z = qd[4] - w4_y;
    const double w5_y = neg_w4_x*s5 + w4_z*c5;
    const double wd5_x = c5*wd4_x + qd[4]*w5_y + s5*wd4_z;
    const double z8 = w5_x*w5_y;
    const double U5_zy = wd5_x + w5_z*w5_y;
    const double neg_U5_yy = w5_z*w5_z + w5_x*w5_x;
    const double U5_xy = z8 - wd5_z;
    const double wd5_y = c5*wd4_z - s5*wd4_x - w5_x*qd[4];

    /* motion of link 6 */
    const double neg_w6_y = s6*w5_x + c6*w5_z;
    const double neg_U6_zy = neg_w6_y*(2.0*qd[5] + w5_y) + (wd5_z*s6 - c6*wd5_x);
    const double w6_x = w5_x*c6 - s6*w5_z;
    const double neg_U6_xy = wd5_y + (neg_w6_y*w6_x + qdd[5]);

    /* forces on link 5 */
    const double z9 = 0.036*s5;
    const double z10 = 0.002*neg_U6_zy;
    const double z11 = 0.036*c5;
    const double neg_n5_z = a4_x*z11 - (s6*z10 - a4_z*z9) - 0.0036599999999999996*wd5_z +
        0.00346*z8;
    const double f4_x = z9*neg_U5_yy + z11*U5_xy;
    const double z12 = 0.036*s4;
    const double z13 = 0.002*neg_U6_xy;
    const double n5_y = z13 - 0.0001*(w5_x*w5_z - wd5_y);

    /* forces on link 4 */
    const double z14 = 0.0006000000000000001*neg_w4_x;
    const double n4_y = 0.0011*wd4_y - w4_z*z14 + neg_n5_z;
    const double z15 = 0.036*c4;
    const double z16 = s4*f4_x - z15*U5_zy;
    const double neg_n5_x = c6*z10 + (z6*z15 - z7*z12 - 0.00356*U5_zy);
    const double n4_x = 0.0017000000000000001*wd4_x - (c5*neg_n5_x + s5*n5_y);
    const double n4_z = 0.0011*wd4_z + (c5*n5_y - s5*neg_n5_x) + z14*w4_y;
    const double z17 = U5_zy*z12 + c4*f4_x;

    /* forces on link 3 */
    const double f3_y = z16 + 6.1*a3_y;
    const double f3_z = 6.1*a3_z + z9*U5_xy - z11*neg_U5_yy;
    const double f3_x = z17 - 6.1*neg_a3_x;
    const double z18 = 1.0121868852459017*z4 + (c4*n4_y + (z1*f3_x + s4*n4_x) +
        0.3770491803278688*z17);
    const double n2_z = 1.0421868852459015*qdd[1] - z18;

    /* forces on link 1 */
    const double z19 = s4*n4_y + (0.3770491803278688*z16 + (z1*f3_y + 1.0271868852459016*neg_U2_zy))
        - c4*n4_x;
    const double n1_z = s2*(z19 + 0.1*f3_z) + 0.07500000000000001*qdd[0] - c2*(n4_z + 0.1*f3_x +
        0.014999999999999998*(z3 + wd2_y));

    tau[0] = n1_z;
    tau[1] = n2_z;
    tau[2] = f3_z;
    tau[3] = n4_z;
    tau[4] = -neg_n5_z;
    tau[5] = z13;
}

void stanford_inertia_matrix(const double q[6], double M[36])
{
    /* joint angles */
    double s4, c4;
    rbgen_sincos(q[3], &s4, &c4);
    double s5, c5;
    rbgen_sincos(q[4], &s5, &c5);
    double s2, c2;
    rbgen_sincos(q[1], &s2, &c2);
    double s6, c6;
    rbgen_sincos(q[5], &s6, &c6);

    /* column 6 */
    const double z1 = 0.002*c5;

    /* composite body 5 */
    const double z2 = 0.002*s6;
    const double z3 = s6*z2;
    const double z4 = s5*(z3 - 0.00346);
    const double S4_xz = z4*c5;
    const double z5 = z2*c6;
    const double z6 = s5*z5;
    const double neg_S4_xy = c5*z5;
    const double S5_zz = 0.00285 - z3;
    const double z7 = s5*z4;
    const double S4_xx = 0.00035 - (z7 - z3);
    const double z8 = S5_zz + S4_xx;
    const double z9 = z3 + 0.0036599999999999996;

    /* column 5 */
    const double z10 = z9 + 0.021599999999999998*c5;
    const double z11 = 0.036*c5;
    const double z12 = c4*z11;
    const double z13 = s4*neg_S4_xy + c4*z10 + q[2]*z12;

    /* composite body 4 */
    const double z14 = 0.021599999999999998*s5 - S4_xz;
    const double z15 = c4*neg_S4_xy;
    const double z16 = 2.0*z15 - s4*(S4_xx - S5_zz);
    const double ms3_z_scaled = c5 + 37.77777777777778;
    const double z17 = c2*(z6 + 0.1*z12) - s2*(s4*(z10 + q[2]*z11) + (0.0036*s5 - z15));

    /* column 4 */
    const double z18 = 0.036*s5;
    const double z19 = z18*c4;
    const double S2_xy = s4*z6 - (c4*z14 + q[2]*z19);
    const double z20 = 0.05555555555555556*(z19*s2) - c2*z1;

    /* composite body 3 */
    const double S2_xx = s4*z16 + S4_xx + 0.014999999999999998;
    const double S2_yy = z7 + (0.072*(q[2]*(84.72222222222223*q[2] + ms3_z_scaled)) +
        0.043199999999999995*c5) + 1.33481;

    /* composite body 2 */
    const double z21 = s4*z18;
    const double z22 = 0.2*z21 - s2*(2.0*(c2*S2_xy) + (S2_xx - S2_yy)*s2);
    const double S2_yz = c4*z6 + s4*z14 + z21*q[2];
    const double S1_yz = s2*(neg_S4_xy + (0.1*z19 - c4*z16)) - c2*(S2_yz + (0.0036*ms3_z_scaled +
        0.61*q[2]));
    const double z23 = s2*(z21 + 0.61);
    const double z24 = S2_xy*s2 - c2*(0.1*z21 + z8);

    /* column 1 */
    const double z25 = 0.05555555555555556*z21;

    M[0] = z22 + z8 + 0.15100000000000002;
    M[1] = -S1_yz;
    M[2] = z23;
    M[3] = z24;
    M[4] = z17;
    M[5] = z20;
    M[6] = -S1_yz;
    M[7] = S2_xx + S2_yy;
    M[8] = -z19;
    M[9] = -S2_yz;
    M[10] = z13;
    M[11] = z25;
    M[12] = z23;
    M[13] = -z19;
    M[14] = 6.1;
    M[15] = 0.0;
    M[16] = -z18;
    M[17] = 0.0;
    M[18] = z24;
    M[19] = -S2_yz;
    M[20] = 0.0;
    M[21] = z8;
    M[22] = -z6;
    M[23] = z1;
    M[24] = z17;
    M[25] = z13;
    M[26] = -z18;
    M[27] = -z6;
    M[28] = z9;
    M[29] = 0.0;
    M[30] = z20;
    M[31] = z25;
    M[32] = 0.0;
    M[33] = z1;
    M[34] = 0.0;
    M[35] = 0.002;
}

void stanford_bias(const double q[6], const double qd[6], double b[6])
{
    /* joint angles */
    double s4, c4;
    rbgen_sincos(q[3], &s4, &c4);
    double s2, c2;
    rbgen_sincos(q[1], &s2, &c2);
    const double z1 = q[2] + 0.22295081967213115;
    double s5, c5;
    rbgen_sincos(q[4], &s5, &c5);
    double s6, c6;
    rbgen_sincos(q[5], &s6, &c6);

    /* motion of link 1 */
    const double neg_U1_xx = qd[0]*qd[0];

    /* motion of link 2 */
    const double neg_w2_x = qd[0]*s2;
    const double neg_w2_y = qd[0]*c2;
    const double neg_wd2_x = qd[1]*neg_w2_y;
    const double neg_U2_yy = qd[1]*qd[1] + neg_w2_x*neg_w2_x;
    const double U2_xy = neg_w2_x*neg_w2_y;
    const double wd2_y = qd[1]*neg_w2_x;

    /* motion of link 3 */
    const double neg_a3_z = 9.81*c2 + neg_U2_yy*z1;
    const double z2 = 2.0*qd[2];
    const double a3_x = z1*U2_xy - (qd[1]*z2 + 9.81*s2);
    const double a3_y = 2.0*(neg_wd2_x*z1) + 0.1*neg_U1_xx + neg_w2_x*z2;

    /* motion of link 4 */
    const double neg_w4_x = s4*qd[1] + c4*neg_w2_x;
    const double wd4_y = qd[3]*neg_w4_x + s4*neg_wd2_x;
    const double neg_a4_z = 0.3770491803278688*neg_U2_yy + neg_a3_z;
    const double z3 = a3_x + 0.3770491803278688*U2_xy;
    const double z4 = a3_y + 0.7540983606557377*neg_wd2_x;
    const double a4_x = c4*z3 + s4*z4;
    const double w4_z = qd[3] - neg_w2_y;
    const double w4_y = s4*neg_w2_x - qd[1]*c4;
    const double wd4_x = qd[3]*w4_y - c4*neg_wd2_x;

    /* motion of link 5 */
    const double w5_x = s5*w4_z - neg_w4_x*c5;
    const double w5_z = qd[4] - w4_y;
    const double w5_y = neg_w4_x*s5 + c5*w4_z;
    const double wd5_x = qd[4]*w5_y + c5*wd4_x + s5*wd2_y;
    const double z5 = w5_x*w5_y;
    const double neg_U5_yy = w5_z*w5_z + w5_x*w5_x;
    const double U5_xy = wd4_y + z5;
    const double z6 = w5_z*w5_y;
    const double U5_zy = wd5_x + z6;
    const double wd5_y = c5*wd2_y - s5*wd4_x - w5_x*qd[4];

    /* motion of link 6 */
    const double neg_w6_y = s6*w5_x + c6*w5_z;
    const double U6_zy = c6*wd5_x + wd4_y*s6 - neg_w6_y*(2.0*qd[5] + w5_y);
    const double w6_x = w5_x*c6 - s6*w5_z;
    const double neg_U6_xy = wd5_y + neg_w6_y*w6_x;

    /* forces on link 5 */
    const double z7 = 0.002*U6_zy;
    const double f4_x_scaled = s5*neg_U5_yy + c5*U5_xy;
    const double z8 = 0.002*neg_U6_xy;
    const double n5_y = 0.0005*(w5_x*w5_z) + 0.0007*wd5_y + z8;

    /* forces on link 4 */
    const double z9 = 0.036*c4;
    const double z10 = 0.036*s4;
    const double z11 = z9*U5_zy - f4_x_scaled*z10;
    const double n5_x = 0.00416*wd5_x + c6*z7 + 0.00296*z6 + z3*z10 - z4*z9;
    const double n4_x = c5*n5_x + 0.0005*wd4_x - s5*n5_y;
    const double z12 = U5_zy*z10 + z9*f4_x_scaled;
    const double n4_z = 0.0005*wd2_y + (c5*n5_y + s5*n5_x);

    /* forces on link 3 */
    const double z13 = 0.036*s5;
    const double z14 = 0.036*c5;
    const double n5_z = neg_a4_z*z13 - (a4_x*z14 + s6*z7 + 0.0036599999999999996*wd4_y +
        0.00346*z5);
    const double n4_y = 0.0005*wd4_y - n5_z;
    const double f3_z = z13*U5_xy - (6.1*neg_a3_z + z14*neg_U5_yy);
    const double f3_y = 6.1*a3_y - z11;
    const double f3_x = 6.1*a3_x + z12;
    const double neg_n2_z = z1*f3_x + (s4*n4_x + (1.0127868852459017*U2_xy + 0.3770491803278688*z12)
        + c4*n4_y);

    /* forces on link 2 */
    const double z15 = s4*n4_y + (2.055573770491803*neg_wd2_x + 0.1*f3_z - 0.3770491803278688*z11 -
        c4*n4_x);
    const double n1_z = s2*(z15 + z1*f3_y) - c2*(0.1*f3_x + (n4_z + 0.029999999999999995*wd2_y));

    b[0] = n1_z;
    b[1] = -neg_n2_z;
    b[2] = f3_z;
    b[3] = n4_z;
    b[4] = n5_z;
    b[5] = z8;
}

void stanford_gravity(const double q[6], double g[6])
{
    /* joint angles */
    double s4, c4;
    rbgen_sincos(q[3], &s4, &c4);
    double s2, c2;
    rbgen_sincos(q[1], &s2, &c2);
    double s5, c5;
    rbgen_sincos(q[4], &s5, &c5);

    /* motion of link 4 */
    const double z1 = s4*s2;

    /* motion of link 5 */
    const double z2 = 0.35316*c5;
    const double z3 = 0.35316*s5;
    const double neg_a5_x_scaled = z3*c2 + z2*(c4*s2);

    /* forces on link 4 */
    const double z4 = z1*z2;
    const double n3_x = s4*neg_a5_x_scaled - c4*z4;

    /* forces on link 3 */
    const double n2_z = s2*(59.841*q[2] + 13.3416) + (s4*z4 + c4*neg_a5_x_scaled);

    /* forces on link 2 */
    const double z5 = z1*z3;
    const double n1_z = c2*z5 - s2*n3_x;

    g[0] = n1_z;
    g[1] = n2_z;
    g[2] = -59.841*c2;
    g[3] = -z5;
    g[4] = neg_a5_x_scaled;
    g[5] = 0.0;
}

void stanford_forward_dynamics(const double q[6], const double qd[6], const double tau[6],
                               double qdd[6])
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
    const double z1 = q[2] + 0.22295081967213115;

    /* motion of link 1 */
    const double neg_U1_xx = qd[0]*qd[0];

    /* motion of link 2 */
    const double neg_w2_x = s2*qd[0];
    const double wd2_y = qd[1]*neg_w2_x;
    const double neg_w2_y = c2*qd[0];
    const double neg_wd2_x = qd[1]*neg_w2_y;
    const double U2_xy = neg_w2_x*neg_w2_y;
    const double neg_U2_yy = qd[1]*qd[1] + neg_w2_x*neg_w2_x;

    /* motion of link 3 */
    const double a3_x_scaled = 0.1019367991845056*(U2_xy*z1) - (s2 +
        0.2038735983690112*(qd[1]*qd[2]));
    const double a3_y_scaled = neg_w2_x*qd[2] + (0.05*neg_U1_xx + neg_wd2_x*z1);
    const double neg_a3_z = 9.81*c2 + z1*neg_U2_yy;

    /* motion of link 4 */
    const double neg_w4_x = s4*qd[1] + c4*neg_w2_x;
    const double w4_z = qd[3] - neg_w2_y;
    const double w4_y = s4*neg_w2_x - c4*qd[1];
    const double wd4_x = qd[3]*w4_y - c4*neg_wd2_x;
    const double wd4_y = neg_w4_x*qd[3] + s4*neg_wd2_x;
    const double z2 = 36.0*a3_y_scaled + 13.573770491803277*neg_wd2_x;
    const double z3 = 176.57999999999998*a3_x_scaled + 6.786885245901638*U2_xy;
    const double neg_a4_z = neg_a3_z + 0.3770491803278688*neg_U2_yy;
    const double a4_x_scaled = s4*z2 + c4*z3;

    /* motion of link 5 */
    const double w5_y = s5*neg_w4_x + c5*w4_z;
    const double wd5_x = qd[4]*w5_y + c5*wd4_x + s5*wd2_y;
    const double w5_z = qd[4] - w4_y;
    const double z4 = w5_y*w5_z;
    const double U5_zy = wd5_x + z4;
    const double w5_x = s5*w4_z - c5*neg_w4_x;
    const double neg_U5_yy = w5_z*w5_z + w5_x*w5_x;
    const double z5 = w5_y*w5_x;
    const double U5_xy = wd4_y + z5;
    const double wd5_y = c5*wd2_y - s5*wd4_x - qd[4]*w5_x;

    /* motion of link 6 */
    const double neg_w6_y = s6*w5_x + c6*w5_z;
    const double w6_x = c6*w5_x - s6*w5_z;
    const double neg_U6_xy = wd5_y + neg_w6_y*w6_x;
    const double U6_zy = c6*wd5_x + s6*wd4_y - neg_w6_y*(w5_y + 2.0*qd[5]);

    /* forces on link 5 */
    const double n5_y_scaled = 0.35*wd5_y + neg_U6_xy + 0.25*(w5_z*w5_x);
    const double n5_x_scaled = c6*U6_zy + 2.08*wd5_x + 1.4799999999999998*z4 + s4*z3 - c4*z2;

    /* forces on link 4 */
    const double z6 = 0.036*U5_zy;

    /* forces on link 1 */
    const double phi6_scaled = 500.0*tau[5] - neg_U6_xy;

    /* composite body 6 */
    const double z7 = s6*c6;
    const double z8 = 0.002*s6;
    const double z9 = s6*z8;
    const double S5_zz = 0.00285 - z9;
    const double D5 = z9 + 0.0036599999999999996;

    /* column 6 */
    const double z10 = c5*c2 - s5*(s2*c4);
    const double z11 = s4*s5;

    /* composite body 5 */
    const double z12 = (z9 - 0.00346)*s5;
    const double z13 = s5*z12;
    const double S4_xx = 0.00035 - (z13 - z9);
    const double S4_xz = c5*z12;
    const double neg_ms4_x = 0.036*s5;
    const double z14 = S5_zz + S4_xx;

    /* column 5 */
    const double z15 = D5 + 0.021599999999999998*c5;
    const double z16 = 0.036*c5;
    const double z17 = c4*z16;
    const double f4_x = neg_ms4_x*neg_U5_yy + z16*U5_xy;
    const double z18 = s4*z6 + c4*f4_x;
    const double f3_x = z18 + 59.841*a3_x_scaled;
    const double f3_z = neg_ms4_x*U5_xy - (6.1*neg_a3_z + z16*neg_U5_yy);
    const double z19 = s4*f4_x - c4*z6;
    const double f3_y = z19 + 12.2*a3_y_scaled;

    /* composite body 4 */
    const double ms3_z_scaled = 0.0036*c5 + 0.136;
    const double z20 = 0.021599999999999998*s5 - S4_xz;
    const double neg_ms3_x = c4*neg_ms4_x;
    const double neg_ms3_y = s4*neg_ms4_x;

    /* composite body 3 */
    const double S2_yy = z13 + (6.1*(q[2]*(q[2] + 3.2786885245901636*ms3_z_scaled)) +
        0.043199999999999995*c5) + 1.33481;

    /* elimination */
    const double z21 = 0.002*c5;
    const double z22 = z21*z7;
    const double z23 = c4*z22;
    const double z24 = 2.0*z23 - s4*(S4_xx - S5_zz);
    const double S2_xx = s4*z24 + S4_xx + 0.014999999999999998;
    const double z25 = 0.002*s5;
    const double z26 = z7*z25;
    const double S2_xy = s4*z26 - (c4*z20 + q[2]*neg_ms3_x);
    const double z27 = s2*(0.0036*s5 + (s4*z15 + (q[2]*(s4*z16) - z23)));
    const double z28 = z27 - c2*(z26 + 0.1*z17);
    const double iD5 = 1.0/D5;
    const double neg_U4_5 = z26*iD5;
    const double z29 = z21*z10 + (s2*S2_xy - (z28*neg_U4_5 + c2*(0.1*neg_ms3_y + z14)));
    const double neg_D4 = z26*neg_U4_5 + (c5*z21 - z14);
    const double neg_iD4 = 1.0/neg_D4;
    const double neg_U1_4 = z29*neg_iD4;
    const double z30 = 0.002*z10;
    const double neg_U1_5 = z28*iD5;
    const double z31 = neg_ms4_x*neg_U4_5;
    const double U3_4 = neg_iD4*z31;
    const double neg_U3_5 = neg_ms4_x*iD5;
    const double D3 = z31*U3_4 - neg_ms4_x*neg_U3_5 + 6.1;
    const double iD3 = 1.0/D3;
    const double z32 = z29*U3_4 + z28*neg_U3_5 - s2*(neg_ms3_y + 0.61);
    const double neg_U1_3 = iD3*z32;
    const double z33 = 0.2*neg_ms3_y + (z29*neg_U1_4 - z10*z30 - z28*neg_U1_5 - z32*neg_U1_3);
    const double S2_yz = q[2]*neg_ms3_y + (s4*z20 + c4*z26);
    const double z34 = q[2]*z17 + (s4*z22 + c4*z15);
    const double z35 = S2_yz - neg_U4_5*z34 + z21*z11;
    const double U2_4 = neg_iD4*z35;
    const double U2_5 = iD5*z34;
    const double z36 = z28*U2_5 + c2*(S2_yz + (ms3_z_scaled + 0.61*q[2])) - s2*(z22 + (0.1*neg_ms3_x
        - c4*z24));
    const double z37 = U3_4*z35 + (neg_U3_5*z34 - neg_ms3_x);
    const double U2_3 = iD3*z37;
    const double z38 = z29*U2_4 - (z30*z11 + z36) - z32*U2_3;
    const double z39 = 0.002*z11;
    const double neg_D2 = z34*U2_5 + (z11*z39 - (S2_xx + (S2_yy + (z35*U2_4 - z37*U2_3))));
    const double neg_iD2 = 1.0/neg_D2;
    const double U1_2 = z38*neg_iD2;
    const double z40 = s2*(s2*(S2_xx - S2_yy) + 2.0*(c2*S2_xy)) - (z33 + z38*U1_2);
    const double D1 = 0.15100000000000002 - (z40 - z14);
    const double iD1 = 1.0/D1;
    const double n4_z = 0.0005*wd2_y + (z21*n5_y_scaled + z25*n5_x_scaled);
    const double n4_x = z21*n5_x_scaled + 0.0005*wd4_x - z25*n5_y_scaled;
    const double n5_z = neg_ms4_x*neg_a4_z - (0.0036599999999999996*wd4_y + (z8*U6_zy +
        z21*a4_x_scaled) + 0.00346*z5);
    const double n4_y = 0.0005*wd4_y - n5_z;
    const double neg_n2_x = 2.055573770491803*neg_wd2_x + 0.3770491803278688*z19 - c4*n4_x + s4*n4_y
        + z1*f3_y;
    const double z41 = c2*(0.29999999999999993*wd2_y + (f3_x + 10.0*n4_z)) - s2*(f3_z +
        10.0*neg_n2_x);
    const double phi5 = tau[4] - n5_z;
    const double z42 = neg_U4_5*phi5 + (tau[3] - (n4_z + z21*phi6_scaled));
    const double z43 = neg_U3_5*phi5 + (tau[2] - (U3_4*z42 + f3_z));
    const double z44 = 1.0127868852459017*U2_xy + (tau[1] - (U2_5*phi5 + U2_4*z42 + U2_3*z43));
    const double z45 = z1*f3_x + (0.3770491803278688*z18 + z44 + s4*n4_x + c4*n4_y);
    const double z46 = z45 - z39*phi6_scaled;
    const double z47 = neg_U1_3*z43 + (z30*phi6_scaled + (neg_U1_4*z42 + neg_U1_5*phi5 - U1_2*z46));
    const double z48 = iD1*(0.1*z41 + (tau[0] + z47));
    const double z49 = neg_iD2*z46 + U1_2*z48;
    const double z50 = iD3*z43 + neg_U1_3*z48 + U2_3*z49;
    const double z51 = neg_iD4*z42 - (U2_4*z49 - U3_4*z50 + neg_U1_4*z48);
    const double z52 = U2_5*z49 - (neg_U4_5*z51 - neg_U3_5*z50 - neg_U1_5*z48 - iD5*phi5);

    qdd[0] = z48;
    qdd[1] = -z49;
    qdd[2] = z50;
    qdd[3] = -z51;
    qdd[4] = z52;
    qdd[5] = z10*z48 + c5*z51 + phi6_scaled + z11*z49;
}

void stanford_forward_kinematics(const double q[6], double R[9], double p[3])
{
    /* joint angles */
    double s1, c1;
    rbgen_sincos(q[0], &s1, &c1);
    double s2, c2;
    rbgen_sincos(q[1], &s2, &c2);
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

    /* tool seen from link 3 */
    const double z5 = s4*s6 - c4*z1;
    const double z6 = s4*z1 + c4*s6;
    const double z7 = c4*c6 - s4*z3;
    const double z8 = c4*z3 + s4*c6;

    /* tool seen from link 2 */
    const double z9 = q[2] + 0.6;

    /* tool seen from link 1 */
    const double z10 = c2*z5 + s2*z2;
    const double z11 = c2*z8 - s2*z4;
    const double z12 = s2*z5 - c2*z2;
    const double z13 = s2*z8 + c2*z4;
    const double z14 = s2*z9;

    /* tool seen from link 0 */
    const double z15 = c1*z10 - s1*z6;
    const double z16 = s1*z7 - c1*z11;
    const double z17 = c1*z7 + s1*z11;
    const double z18 = s1*z10 + c1*z6;

    R[0] = -z15;
    R[1] = z16;
    R[2] = z17*z12 - z18*z13;
    R[3] = -z18;
    R[4] = -z17;
    R[5] = z15*z13 + z16*z12;
    R[6] = z12;
    R[7] = z13;
    R[8] = z16*z18 + z15*z17;
    p[0] = -(0.1*s1 + c1*z14);
    p[1] = 0.1*c1 - s1*z14;
    p[2] = 0.1 - c2*z9;
}

void stanford_jacobian(const double q[6], double J[36])
{
    /* joint angles */
    double s1, c1;
    rbgen_sincos(q[0], &s1, &c1);
    double s2, c2;
    rbgen_sincos(q[1], &s2, &c2);
    double s4, c4;
    rbgen_sincos(q[3], &s4, &c4);
    double s5, c5;
    rbgen_sincos(q[4], &s5, &c5);

    /* frame 2 */
    const double z1 = s1*s2;
    const double z2 = c1*s2;
    const double z3 = c1*c2;
    const double z4 = s1*c2;

    /* frame 4 */
    const double z5 = q[2]*z1 + 0.6*z1;
    const double z6 = 0.6*z2 + q[2]*z2;

    /* Jacobian */
    const double z7 = c2*q[2] + 0.6*c2;

    J[0] = z5 - 0.1*c1;
    J[1] = -c1*z7;
    J[2] = -z2;
    J[3] = 0.0;
    J[4] = 0.0;
    J[5] = 0.0;
    J[6] = -(z6 + 0.1*s1);
    J[7] = -s1*z7;
    J[8] = -z1;
    J[9] = 0.0;
    J[10] = 0.0;
    J[11] = 0.0;
    J[12] = 0.0;
    J[13] = c1*z6 + s1*z5;
    J[14] = -c2;
    J[15] = 0.0;
    J[16] = 0.0;
    J[17] = 0.0;
    J[18] = 0.0;
    J[19] = -s1;
    J[20] = 0.0;
    J[21] = -z2;
    J[22] = s4*z3 - s1*c4;
    J[23] = -(c5*z2 + s5*(c4*z3 + s1*s4));
    J[24] = 0.0;
    J[25] = c1;
    J[26] = 0.0;
    J[27] = -z1;
    J[28] = s4*z4 + c1*c4;
    J[29] = -(c5*z1 + s5*(c4*z4 - c1*s4));
    J[30] = 1.0;
    J[31] = 0.0;
    J[32] = 0.0;
    J[33] = -c2;
    J[34] = -s2*s4;
    J[35] = s5*(s2*c4) - c2*c5;
}

void stanford_inertia_solve(const double q[6], const double phi[6], double qdd[6])
{
    /* joint angles */
    double s5, c5;
    rbgen_sincos(q[4], &s5, &c5);
    double s2, c2;
    rbgen_sincos(q[1], &s2, &c2);
    double s4, c4;
    rbgen_sincos(q[3], &s4, &c4);
    double s6, c6;
    rbgen_sincos(q[5], &s6, &c6);

    /* composite body 6 */
    const double z1 = 0.002*s6;
    const double z2 = s6*z1;
    const double S5_zz = 0.00285 - z2;
    const double D5 = z2 + 0.0036599999999999996;

    /* column 6 */
    const double z3 = c5*c2 - s5*(c4*s2);
    const double z4 = s5*s4;

    /* composite body 5 */
    const double neg_ms4_x = 0.036*s5;
    const double z5 = s5*(z2 - 0.00346);
    const double z6 = s5*z5;
    const double S4_xx = 0.00035 - (z6 - z2);
    const double z7 = S5_zz + S4_xx;
    const double z8 = z1*c6;
    const double neg_S4_yz = s5*z8;
    const double neg_S4_xy = c5*z8;
    const double S4_xz = c5*z5;

    /* column 5 */
    const double z9 = c4*neg_S4_xy;
    const double z10 = 0.036*c5;
    const double z11 = D5 + 0.021599999999999998*c5;
    const double z12 = s2*(0.0036*s5 + (s4*z11 - (z9 - q[2]*(s4*z10))));
    const double z13 = c4*z10;
    const double z14 = z12 - c2*(neg_S4_yz + 0.1*z13);
    const double z15 = s4*neg_S4_xy + c4*z11 + q[2]*z13;

    /* composite body 4 */
    const double neg_ms3_y = s4*neg_ms4_x;
    const double z16 = 0.021599999999999998*s5 - S4_xz;
    const double neg_ms3_x = c4*neg_ms4_x;
    const double z17 = 2.0*z9 - s4*(S4_xx - S5_zz);
    const double ms3_z_scaled = c5 + 37.77777777777778;

    /* column 4 */
    const double S2_xy = s4*neg_S4_yz - (c4*z16 + q[2]*neg_ms3_x);
    const double S2_yz = c4*neg_S4_yz + s4*z16 + neg_ms3_y*q[2];

    /* composite body 3 */
    const double S2_xx = s4*z17 + S4_xx + 0.014999999999999998;
    const double S2_yy = z6 + (6.1*(q[2]*(q[2] + 0.01180327868852459*ms3_z_scaled)) +
        0.043199999999999995*c5) + 1.33481;

    /* elimination */
    const double z18 = 0.002*c5;
    const double iD5 = 1.0/D5;
    const double neg_U4_5 = neg_S4_yz*iD5;
    const double z19 = z18*z3 + (s2*S2_xy - (c2*(0.1*neg_ms3_y + z7) + neg_U4_5*z14));
    const double z20 = S2_yz - neg_U4_5*z15 + z18*z4;
    const double neg_D4 = c5*z18 - z7 + neg_S4_yz*neg_U4_5;
    const double neg_iD4 = 1.0/neg_D4;
    const double U2_4 = z20*neg_iD4;
    const double U2_5 = iD5*z15;
    const double z21 = s2*(neg_S4_xy + (0.1*neg_ms3_x - c4*z17)) - (z14*U2_5 + c2*(S2_yz + 0.61*q[2]
        + 0.0036*ms3_z_scaled));
    const double z22 = 0.002*z4;
    const double neg_U3_5 = neg_ms4_x*iD5;
    const double z23 = neg_ms4_x*neg_U4_5;
    const double U3_4 = neg_iD4*z23;
    const double z24 = z15*neg_U3_5 - neg_ms3_x + z20*U3_4;
    const double D3 = z23*U3_4 - neg_ms4_x*neg_U3_5 + 6.1;
    const double iD3 = 1.0/D3;
    const double U2_3 = z24*iD3;
    const double z25 = s2*(neg_ms3_y + 0.61) - (z19*U3_4 + z14*neg_U3_5);
    const double z26 = z19*U2_4 + (z21 - z3*z22) + U2_3*z25;
    const double D2 = S2_xx + (z20*U2_4 - z24*U2_3 + S2_yy) - z4*z22 - z15*U2_5;
    const double iD2 = 1.0/D2;
    const double neg_U1_2 = z26*iD2;
    const double neg_U1_4 = z19*neg_iD4;
    const double neg_U1_5 = iD5*z14;
    const double U1_3 = iD3*z25;
    const double z27 = 0.002*(z3*z3) - z19*neg_U1_4 + z14*neg_U1_5 + z25*U1_3;
    const double z28 = z26*neg_U1_2 + (z27 - 0.2*neg_ms3_y) - s2*(s2*(S2_yy - S2_xx) -
        2.0*(c2*S2_xy));
    const double D1 = 0.15100000000000002 - (z28 - z7);
    const double iD1 = 1.0/D1;
    const double z29 = phi[3] - c5*phi[5] + neg_U4_5*phi[4];
    const double z30 = neg_U3_5*phi[4] + phi[2] - U3_4*z29;
    const double z31 = U2_3*z30 + U2_5*phi[4] - phi[1] + U2_4*z29 + z4*phi[5];
    const double z32 = neg_U1_4*z29 + (z3*phi[5] - neg_U1_2*z31 + phi[0] - U1_3*z30);
    const double z33 = iD1*(neg_U1_5*phi[4] + z32);
    const double z34 = iD2*z31 - neg_U1_2*z33;
    const double z35 = iD3*z30 + U2_3*z34 - U1_3*z33;
    const double z36 = neg_iD4*z29 - (U2_4*z34 - U3_4*z35 + neg_U1_4*z33);
    const double z37 = neg_U3_5*z35 + (U2_5*z34 + (neg_U1_5*z33 - (neg_U4_5*z36 - iD5*phi[4])));

    qdd[0] = z33;
    qdd[1] = -z34;
    qdd[2] = z35;
    qdd[3] = -z36;
    qdd[4] = z37;
    qdd[5] = z3*z33 + (500.0*phi[5] + (z4*z34 + c5*z36));
}

void stanford_energy(const double q[6], const double qd[6], double e[2])
{
    /* joint angles */
    double s2, c2;
    rbgen_sincos(q[1], &s2, &c2);
    double s5, c5;
    rbgen_sincos(q[4], &s5, &c5);
    double s4, c4;
    rbgen_sincos(q[3], &s4, &c4);
    double s6, c6;
    rbgen_sincos(q[5], &s6, &c6);

    /* link 2 */
    const double neg_w2_y = qd[0]*c2;
    const double neg_v2_x = 0.1*neg_w2_y;
    const double neg_w2_x = qd[0]*s2;
    const double v2_y = 0.1*neg_w2_x;

    /* link 3 */
    const double neg_v3_x = neg_v2_x + q[2]*qd[1];
    const double v3_y = neg_w2_x*q[2];
    const double v3_z = v2_y + qd[2];

    /* link 4 */
    const double z1 = v3_y + 0.6*neg_w2_x;
    const double z2 = neg_v3_x + 0.6*qd[1];
    const double v4_x = s4*z1 - c4*z2;
    const double w4_z = qd[3] - neg_w2_y;
    const double neg_w4_x = qd[1]*s4 + neg_w2_x*c4;
    const double v4_y = z1*c4 + s4*z2;
    const double w4_y = neg_w2_x*s4 - qd[1]*c4;
    const double z3 = v4_y + 0.1*neg_w4_x;
    const double z4 = v4_x + 0.1*w4_y;

    /* link 5 */
    const double v5_y = v3_z*c5 - s5*v4_x;
    const double w5_x = s5*w4_z - c5*neg_w4_x;
    const double z5 = 0.06*w5_x - v4_y;
    const double v5_x = v4_x*c5 + s5*v3_z;
    const double w5_z = qd[4] - w4_y;
    const double z6 = v5_x - 0.06*w5_z;
    const double w5_y = s5*neg_w4_x + c5*w4_z;

    /* link 6 */
    const double w6_z = qd[5] + w5_y;
    const double w6_x = w5_x*c6 - w5_z*s6;
    const double neg_w6_y = w5_x*s6 + w5_z*c6;
    const double z7 = 0.0015*(w6_x*w6_x) + 0.0005*(neg_w4_x*neg_w4_x + (w4_z*w4_z +
        neg_w6_y*neg_w6_y));
    const double z8 = 0.0001*(w5_y*w5_y) + (0.00025*(w5_z*w5_z + w5_x*w5_x + w4_y*w4_y) + z7);
    const double v6_y = v4_y*c6 - v5_x*s6;
    const double v6_x = v5_x*c6 + v4_y*s6;
    const double z9 = 0.001*(w6_z*w6_z) + z8 + 0.25*(v6_y*v6_y + v6_x*v6_x);
    const double z10 = 0.5*(z3*z3 + z4*z4) + z9 + 2.5*(v3_z*v3_z);
    const double z11 = 0.55*(v5_y*v5_y) + (0.3*(z5*z5 + z6*z6) + z10);
    const double z12 = 0.01*(neg_w2_y*neg_w2_y) + (0.23*(qd[1]*qd[1]) + (z11 +
        0.225*(neg_w2_x*neg_w2_x)));
    const double z13 = 0.005*(qd[0]*qd[0]) + (2.0*(neg_v3_x*neg_v3_x + v3_y*v3_y) + z12);
    const double z14 = 0.35316*(s5*(s2*c4)) - 13.3416*c2 - 59.841*(c2*(q[2] +
        0.005901639344262295*c5));

    e[0] = 3.0*(neg_v2_x*neg_v2_x + v2_y*v2_y) + z13;
    e[1] = z14 + 11.8701;
}
