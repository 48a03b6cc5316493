/* cmu_dd: robot dynamics as straight-line C, by rbgen 0.1.0
 *
 * joints   6: RRRRRR
 * source   Made up for this collection, after the description of the CMU Direct-Drive Arm in N.
 *          M. Swartz, Arm dynamics simulation, The Robotics Institute, Carnegie-Mellon
 *          University, CMU-RI-TR-82-17, November 1982.
 * model    c0581789ececf84a
 * command  rbgen emit cmu_dd
 *
 * Operations of each call: multiplications M, additions and subtractions A, divisions
 * and square roots D, pairs of sine and cosine.
 *
 *   function                  algorithm            M      A    D  sin/cos
 *   inverse_dynamics          best                168    132   12        5
 *   inertia_matrix            best                 85     68    0        5
 *   bias                      best                161    121   12        5
 *   gravity                   best                 35     17    0        5
 *   forward_dynamics          best                322    263   17        5
 *   forward_kinematics        best: tool-cross     57     30    0        6
 *   jacobian                  best: frames         80     42    0        6
 *   inertia_solve             best                171    133    5        5
 *   energy                    best: links          99     60    0        5
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

#define CMU_DD_DOF 6

#ifdef __cplusplus
extern "C" {
#endif

/* joint torques (forces) for the motion */
void cmu_dd_inverse_dynamics(const double q[6], const double qd[6], const double qdd[6],
                             double tau[6]);
/* symmetric, row-major */
void cmu_dd_inertia_matrix(const double q[6], double M[36]);
/* Coriolis, centrifugal, gravity, friction */
void cmu_dd_bias(const double q[6], const double qd[6], double b[6]);
/* torques that hold the arm still */
void cmu_dd_gravity(const double q[6], double g[6]);
/* accelerations for the torques */
void cmu_dd_forward_dynamics(const double q[6], const double qd[6], const double tau[6],
                             double qdd[6]);
/* tool in the world: axes as columns of R, origin p */
void cmu_dd_forward_kinematics(const double q[6], double R[9], double p[3]);
/* 6 x n: linear rows, then angular, world axes, at the tool */
void cmu_dd_jacobian(const double q[6], double J[36]);
/* M^-1 phi */
void cmu_dd_inertia_solve(const double q[6], const double phi[6], double qdd[6]);
/* kinetic, potential (zero at the world's origin) */
void cmu_dd_energy(const double q[6], const double qd[6], double e[2]);

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

void cmu_dd_inverse_dynamics(const double q[6], const double qd[6], const double qdd[6],
                             double tau[6])
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

    /* motion of link 1 */
    const double neg_U1_xx = qd[0]*qd[0];

    /* motion of link 2 */
    const double neg_w2_x = qd[0]*s2;
    const double z1 = qd[1]*neg_w2_x;
    const double neg_U2_xz = qdd[0]*c2;
    const double wd2_y = z1 - neg_U2_xz;
    const double neg_w2_y = qd[0]*c2;
    const double U2_yz = qdd[0]*s2;
    const double neg_wd2_x = qd[1]*neg_w2_y + U2_yz;

    /* motion of link 3 */
    const double w3_z = neg_w2_y + qd[2];
    const double w3_x = qd[1]*s3 - neg_w2_x*c3;
    const double wd3_z = qdd[2] - wd2_y;
    const double w3_y = neg_w2_x*s3 + qd[1]*c3;
    const double wd3_x = s3*qdd[1] - c3*neg_wd2_x + qd[2]*w3_y;
    const double U3_yz = w3_z*w3_y - wd3_x;
    const double neg_a3_z = w3_y*w3_y + (w3_x*w3_x - 21.79157777777778*c2);
    const double z2 = w3_z*w3_x;
    const double wd3_y = c3*qdd[1] + (s3*neg_wd2_x - qd[2]*w3_x);

    /* motion of link 4 */
    const double w4_x = c4*w3_x - s4*w3_z;
    const double neg_wd4_y = qd[3]*w4_x + c4*wd3_z + s4*wd3_x;
    const double w4_z = qd[3] + w3_y;
    const double neg_w4_y = s4*w3_x + c4*w3_z;
    const double wd4_x = c4*wd3_x - (s4*wd3_z + qd[3]*neg_w4_y);
    const double z3 = w4_z*neg_w4_y;
    const double wd4_z = wd3_y + qdd[3];
    const double z4 = w4_x*neg_w4_y;

    /* motion of link 5 */
    const double wd5_z = neg_wd4_y + qdd[4];
    const double z5 = 21.79157777777778*s2;
    const double z6 = U3_yz + s3*z5 - 0.7777777777777777*(wd4_x - z3);
    const double a3_x = z2 + wd3_y - c3*z5;
    const double z7 = s4*neg_a3_z + c4*a3_x + 0.7777777777777777*(wd4_z + z4);
    const double a5_x = z6*s5 + z7*c5;
    const double w5_y = w4_z*c5 - w4_x*s5;
    const double wd5_x = qd[4]*w5_y + wd4_x*c5 + s5*wd4_z;
    const double w5_x = w4_z*s5 + w4_x*c5;
    const double w5_z = neg_w4_y + qd[4];
    const double a5_y = z6*c5 - s5*z7;
    const double z8 = w5_y*w5_x;
    const double neg_wd5_y = qd[4]*w5_x + (wd4_x*s5 - wd4_z*c5);
    const double neg_a5_z = 0.7777777777777777*(w4_z*w4_z + w4_x*w4_x) + (c4*neg_a3_z - s4*a3_x);
    const double U5_zy = wd5_x + w5_y*w5_z;
    const double U5_xy = z8 - wd5_z;

    /* motion of link 6 */
    const double w6_x = s6*w5_x + c6*w5_z;
    const double w6_z = w5_y + qd[5];
    const double U6_zx = w6_x*(qd[5] + w6_z) - (wd5_x*c6 - wd5_z*s6);
    const double z9 = w6_z*w6_z;
    const double wd6_z = qdd[5] - neg_wd5_y;
    const double w6_y = c6*w5_x - s6*w5_z;
    const double z10 = w6_x*w6_y;
    const double U6_yx = wd6_z + z10;
    const double wd6_x = s6*wd5_x + (wd5_z*c6 + qd[5]*w6_y);
    const double z11 = w6_z*w6_y;
    const double neg_U6_xx = z9 + w6_y*w6_y;

    /* forces on link 6 */
    const double n6_y_scaled = 0.003191510581852273*(w6_x*w6_x - z9) - (0.18033726583583962*U6_zx +
        a5_y);
    const double n6_x = 0.0001487730625*(wd6_x + z11) - 2.7e-05*U6_yx;
    const double z12 = 0.00845994375*c6;

    /* forces on link 5 */
    const double z13 = 0.00845994375*s6;
    const double n5_z = c6*n6_x - (0.000135*a5_x + z13*n6_y_scaled - 0.0009613527859739061*wd5_z -
        9.542880208333335e-05*z8);
    const double n6_z = z13*neg_a5_z + (a5_x*z12 + (0.0013768700625*z10 + 0.0016744161875*wd6_z)) -
        2.7e-05*(wd6_x - z11);
    const double n5_y = n6_z - 0.0005283907940286198*(neg_wd5_y + w5_x*w5_z);
    const double n5_x = n6_y_scaled*z12 + (s6*n6_x + (0.0004329619919452864*U5_zy -
        0.000135*neg_a5_z));
    const double f5_x = 0.000135*U5_xy + 0.3443668045990841*a5_x + U6_yx*z12 - z13*neg_U6_xx;
    const double f5_y = 0.00845994375*U6_zx + 0.3443668045990841*a5_y - 0.000135*(w5_z*w5_z +
        w5_x*w5_x);
    const double f4_z = s5*f5_x + c5*f5_y;
    const double f4_x = c5*f5_x - s5*f5_y;
    const double f5_z = 0.000135*U5_zy - 0.3443668045990841*neg_a5_z - z12*neg_U6_xx - z13*U6_yx;

    /* forces on link 4 */
    const double n4_y = 0.01479137770645065*(w4_x*w4_z) - n5_z - 0.02005890770645065*neg_wd4_y;
    const double n4_x = 0.06288967509361275*z3 + (c5*n5_x - s5*n5_y - 0.7777777777777777*f4_z) -
        0.028039389680711454*wd4_x;
    const double neg_n4_z = 0.0428307673871621*wd4_z - (0.7777777777777777*f4_x + (s5*n5_x +
        c5*n5_y)) + 0.048098297387162106*z4;

    /* forces on link 3 */
    const double n3_z = 0.011405980866450647*(w3_x*w3_y + wd3_z) - (c4*n4_y + s4*n4_x);
    const double z14 = c4*n4_x - (f4_z + 1.6767586163784816*U3_yz + s4*n4_y);
    const double z15 = c4*f4_x + s4*f5_z - neg_n4_z + 1.6881645972449322*wd3_y +
        1.665352635512031*z2;
    const double n2_x = c3*z14 - s3*z15;

    /* forces on link 2 */
    const double n2_y = 0.03994811811430722*(z1 + wd2_y) - n3_z;

    /* forces on link 1 */
    const double z16 = 0.43934657336581967*qdd[0] + (0.5*qd[0] + 2.0*(qd[0]/sqrt(neg_U1_xx +
        1e-06)));
    const double z17 = 2.0*(qd[1]/sqrt(qd[1]*qd[1] + 1e-06)) - 44.094497059856984*s2 + 0.5*qd[1];
    const double z18 = z17 + s3*z14 + c3*z15 + 0.03994811811430722*(qdd[1] + neg_w2_x*neg_w2_y);
    const double z19 = 0.1*qd[2] + 0.5*(qd[2]/sqrt(qd[2]*qd[2] + 1e-06)) + n3_z;
    const double z20 = 0.1*qd[3] + (0.4*(qd[3]/sqrt(qd[3]*qd[3] + 1e-06)) - neg_n4_z);
    const double z21 = 0.1*(qd[4]/sqrt(qd[4]*qd[4] + 1e-06)) + n5_z + 0.02*qd[4];
    const double z22 = 0.02*qd[5] + (n6_z + 0.1*(qd[5]/sqrt(qd[5]*qd[5] + 1e-06)));

    tau[0] = z16 - c2*n2_y - s2*n2_x;
    tau[1] = z18;
    tau[2] = z19;
    tau[3] = z20;
    tau[4] = z21;
    tau[5] = z22;
}

void cmu_dd_inertia_matrix(const double q[6], double M[36])
{
    /* joint angles */
    double s3, c3;
    rbgen_sincos(q[2], &s3, &c3);
    double s4, c4;
    rbgen_sincos(q[3], &s4, &c4);
    double s6, c6;
    rbgen_sincos(q[5], &s6, &c6);
    double s5, c5;
    rbgen_sincos(q[4], &s5, &c5);
    const double S6_xz = 2.7e-05*s6;
    double s2, c2;
    rbgen_sincos(q[1], &s2, &c2);

    /* column 6 */
    const double z1 = 0.0065799562499999995*c6 + 0.0016744161875;
    const double z2 = c5*z1 - s5*S6_xz;

    /* composite body 5 */
    const double z3 = 0.0013768700625*c6;
    const double z4 = c6*z3;
    const double z5 = S6_xz*c5;
    const double z6 = s5*(z4 - 0.0016210719270833335) - 2.0*z5;
    const double z7 = s5*z6;
    const double S4_xx = 0.00468779891902862 - (z4 - z7);
    const double S4_yy = z4 + 0.013159912499999999*c6 + 0.1630049002476233;
    const double z8 = 2.7e-05*c6;
    const double z9 = z8 + 0.00010499999999999999;
    const double z10 = 0.0065799562499999995*s6 + z3*s6;
    const double S4_xy = s5*z9 - c5*z10;
    const double z11 = 0.00845994375*s6;
    const double ms4_x = c5*z11 - 0.000135*s5;
    const double z12 = 0.00845994375*c6;
    const double neg_ms4_y = z12 + 0.2678408480215098;
    const double ms4_z = 0.000135*c5 + s5*z11;
    const double neg_S4_yz = c5*z9 + s5*z10;
    const double neg_S4_xz = S6_xz + c5*z6;
    const double S4_zz = 0.017858104698395934 - z7;
    const double z13 = z4 - 0.002486995910973906;
    const double z14 = c4*(c5*z12) - s4*z11 + z2;
    const double z15 = z5 + s5*z1;
    const double z16 = c4*z15 + z12*(s5 + 0.003191510581852273*s4);
    const double z17 = s4*z15 - c4*z8;
    const double z18 = s2*(s3*z14 + c3*z16) + c2*z17;
    const double z19 = c3*z14 - s3*z16;

    /* column 5 */
    const double z20 = c4*z13 + s4*S4_xy;
    const double z21 = neg_S4_yz + c4*ms4_z;

    /* composite body 4 */
    const double z22 = c4*S4_xy;
    const double z23 = s4*(S4_yy - S4_xx) - 2.0*z22;
    const double S3_yz = c4*neg_S4_yz + s4*neg_S4_xz;
    const double z24 = s4*z23;
    const double ms3_z = c4*neg_ms4_y - s4*ms4_x;
    const double S3_xx = z24 + S4_xx + 0.011405980866450647;
    const double S3_xy = s4*neg_S4_yz - c4*neg_S4_xz;
    const double z25 = S4_xx + S4_yy;
    const double z26 = s4*z13 + ms4_x - z22;
    const double z27 = s2*(c3*z26 - s3*z21) - c2*z20;
    const double z28 = c3*z21 + s3*z26;

    /* column 4 */
    const double z29 = ms3_z + z25;
    const double z30 = c3*z29 - s3*S3_xy;

    /* composite body 3 */
    const double z31 = c4*(z23 + ms4_x) + (S4_xy + s4*neg_ms4_y);
    const double z32 = ms4_z + S3_yz;
    const double S2_xy = z32*s3 - c3*z31;
    const double S2_yy = 2.0211254209775658 - (z24 - (S4_yy + 2.0*ms3_z));
    const double z33 = c3*S3_xy;
    const double z34 = 2.0*z33 + s3*(S3_xx - S4_zz);
    const double S2_xx = S3_xx - s3*z34 + 0.03994811811430722;
    const double z35 = S3_xx + S4_zz;
    const double S2_xz = c3*z34 - S3_xy;
    const double neg_S2_yz = z31*s3 + c3*z32;
    const double z36 = s2*(z33 + s3*z29) - S3_yz*c2;

    /* column 3 */
    const double z37 = c2*z35 - S2_xy*s2;

    /* composite body 2 */
    const double z38 = z35 - s2*(2.0*(S2_xy*c2) + (S2_xx - S2_yy)*s2) + 0.4792946914801269;
    const double S1_yz = c2*neg_S2_yz - s2*S2_xz;

    M[0] = z38;
    M[1] = -S1_yz;
    M[2] = z37;
    M[3] = z36;
    M[4] = z27;
    M[5] = z18;
    M[6] = -S1_yz;
    M[7] = S2_yy + S2_xx;
    M[8] = -neg_S2_yz;
    M[9] = z30;
    M[10] = -z28;
    M[11] = z19;
    M[12] = z37;
    M[13] = -neg_S2_yz;
    M[14] = z35;
    M[15] = -S3_yz;
    M[16] = -z20;
    M[17] = z17;
    M[18] = z36;
    M[19] = z30;
    M[20] = -S3_yz;
    M[21] = z25;
    M[22] = -neg_S4_yz;
    M[23] = z2;
    M[24] = z27;
    M[25] = -z28;
    M[26] = -z20;
    M[27] = -neg_S4_yz;
    M[28] = -z13;
    M[29] = -z8;
    M[30] = z18;
    M[31] = z19;
    M[32] = z17;
    M[33] = z2;
    M[34] = -z8;
    M[35] = 0.0016744161875;
}

void cmu_dd_bias(const double q[6], const double qd[6], double b[6])
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

    /* motion of link 1 */
    const double neg_U1_xx = qd[0]*qd[0];

    /* motion of link 2 */
    const double neg_w2_x = qd[0]*s2;
    const double wd2_y = qd[1]*neg_w2_x;
    const double neg_w2_y = qd[0]*c2;
    const double neg_wd2_x = qd[1]*neg_w2_y;

    /* motion of link 3 */
    const double w3_x = qd[1]*s3 - neg_w2_x*c3;
    const double w3_y = neg_w2_x*s3 + qd[1]*c3;
    const double a3_z_scaled = c2 - 0.045889288522273135*(w3_x*w3_x + w3_y*w3_y);
    const double w3_z = neg_w2_y + qd[2];
    const double wd3_y = s3*neg_wd2_x - w3_x*qd[2];
    const double z1 = w3_x*w3_z;
    const double U3_xz = wd3_y + z1;
    const double z2 = 28.01774285714286*s2;
    const double a3_x = 1.2857142857142858*U3_xz - c3*z2;
    const double wd3_x = w3_y*qd[2] - c3*neg_wd2_x;
    const double U3_yz = w3_y*w3_z - wd3_x;
    const double a3_y = s3*z2 + 1.2857142857142858*U3_yz;

    /* motion of link 4 */
    const double z3 = 28.01774285714286*a3_z_scaled;
    const double w4_z = w3_y + qd[3];
    const double w4_x = c4*w3_x - s4*w3_z;
    const double neg_w4_y = s4*w3_x + c4*w3_z;
    const double wd4_x = c4*wd3_x + wd2_y*s4 - qd[3]*neg_w4_y;
    const double wd4_y = wd2_y*c4 - (qd[3]*w4_x + s4*wd3_x);
    const double a4_x = c4*a3_x - s4*z3;

    /* motion of link 5 */
    const double w5_x = s5*w4_z + w4_x*c5;
    const double z4 = w5_x*w5_x;
    const double w5_y = w4_z*c5 - s5*w4_x;
    const double a5_z = s4*a3_x - (z4 + w5_y*w5_y - c4*z3);
    const double wd5_x = c5*wd4_x + s5*wd3_y + w5_y*qd[4];
    const double w5_z = neg_w4_y + qd[4];
    const double z5 = w5_y*w5_z;
    const double U5_zy = wd5_x + z5;
    const double a5_y = z5 - (wd5_x + (s5*a4_x - c5*a3_y));
    const double wd5_y = c5*wd3_y - (w5_x*qd[4] + s5*wd4_x);
    const double z6 = w5_x*w5_z;
    const double a5_x = z6 + wd5_y + c5*a4_x + s5*a3_y;
    const double z7 = w5_x*w5_y;
    const double U5_xy = wd4_y + z7;

    /* motion of link 6 */
    const double w6_x = w5_x*s6 + w5_z*c6;
    const double w6_z = w5_y + qd[5];
    const double U6_zx = w6_x*(qd[5] + w6_z) - (wd5_x*c6 + s6*wd4_y);
    const double z8 = w6_z*w6_z;
    const double w6_y = w5_x*c6 - w5_z*s6;
    const double wd6_x = wd5_x*s6 - (c6*wd4_y - qd[5]*w6_y);
    const double z9 = w6_z*w6_y;
    const double z10 = w6_x*w6_y;
    const double U6_yx = wd5_y + z10;
    const double neg_U6_xx = z8 + w6_y*w6_y;

    /* forces on link 6 */
    const double n6_y_scaled = 0.004103370748095779*(w6_x*w6_x - z8) - (0.23186219893179383*U6_zx +
        a5_y);
    const double z11 = 0.0065799562499999995*c6;
    const double n6_x = 0.0001487730625*(wd6_x + z9) - 2.7e-05*U6_yx;

    /* forces on link 5 */
    const double f5_y_scaled = U6_zx + 31.659885211590186*a5_y - 0.015957552909261364*(z4 +
        w5_z*w5_z);
    const double z12 = 0.0065799562499999995*f5_y_scaled;
    const double z13 = z12 - 0.0004329619919452864*U5_zy - 0.00010499999999999999*a5_z -
        n6_y_scaled*z11 - s6*n6_x;
    const double z14 = 0.0065799562499999995*s6;
    const double n6_z = 0.0013768700625*z10 + 0.0016744161875*wd5_y - a5_z*z14 + z11*a5_x +
        2.7e-05*(z9 - wd6_x);
    const double f5_x = z11*U6_yx - (z14*neg_U6_xx - (0.2083206595722854*a5_x +
        0.00010499999999999999*U5_xy));
    const double z15 = n6_z + f5_x - 0.0005283907940286198*(z6 - wd5_y);
    const double neg_n5_z = 0.00010499999999999999*a5_x + (0.0009613527859739061*wd4_y +
        (n6_y_scaled*z14 - c6*n6_x) - 9.542880208333335e-05*z7);
    const double f4_x = c5*f5_x - s5*z12;
    const double f5_z = 0.2083206595722854*a5_z + 0.00010499999999999999*U5_zy - U6_yx*z14 -
        z11*neg_U6_xx;

    /* forces on link 4 */
    const double neg_n4_x = c5*z13 + (s5*z15 + (0.028039389680711454*wd4_x -
        0.06288967509361275*(w4_z*neg_w4_y)));
    const double n4_y = 0.02005890770645065*wd4_y + (0.01479137770645065*(w4_z*w4_x) + neg_n5_z);
    const double n4_z = c5*z15 - (0.0428307673871621*wd3_y + 0.048098297387162106*(w4_x*neg_w4_y)) -
        s5*z13;

    /* forces on link 3 */
    const double n3_z = s4*neg_n4_x - c4*n4_y + 0.011405980866450647*(w3_x*w3_y - wd2_y);
    const double z16 = 1.2857142857142858*(c5*z12 + s5*f5_x) + (1.6368104982641745*U3_yz +
        (c4*neg_n4_x + s4*n4_y));
    const double z17 = 1.2857142857142858*(c4*f4_x + s4*f5_z) + (1.6254045173977236*z1 + n4_z +
        1.648216479130625*wd3_y);

    /* forces on link 2 */
    const double n2_y = 0.07989623622861444*wd2_y - n3_z;
    const double neg_n2_x = c3*z16 + (0.07989623622861444*neg_wd2_x + s3*z17);

    /* forces on link 1 */
    const double z18 = 0.5*qd[0] + 2.0*(qd[0]/sqrt(neg_U1_xx + 1e-06)) - c2*n2_y;
    const double z19 = 2.0*(qd[1]/sqrt(qd[1]*qd[1] + 1e-06)) + 0.5*qd[1] + c3*z17;
    const double z20 = n3_z + 0.1*qd[2] + 0.5*(qd[2]/sqrt(qd[2]*qd[2] + 1e-06));
    const double z21 = 0.1*qd[3] + (n4_z + 0.4*(qd[3]/sqrt(qd[3]*qd[3] + 1e-06)));
    const double z22 = 0.1*(qd[4]/sqrt(qd[4]*qd[4] + 1e-06)) - neg_n5_z + 0.02*qd[4];
    const double z23 = n6_z + (0.02*qd[5] + 0.1*(qd[5]/sqrt(qd[5]*qd[5] + 1e-06)));

    b[0] = z18 + s2*neg_n2_x;
    b[1] = -(44.094497059856984*s2 + (s3*z16 - z19));
    b[2] = z20;
    b[3] = z21;
    b[4] = z22;
    b[5] = z23;
}

void cmu_dd_gravity(const double q[6], double g[6])
{
    /* joint angles */
    double s4, c4;
    rbgen_sincos(q[3], &s4, &c4);
    double s5, c5;
    rbgen_sincos(q[4], &s5, &c5);
    double s2, c2;
    rbgen_sincos(q[1], &s2, &c2);
    double s3, c3;
    rbgen_sincos(q[2], &s3, &c3);
    double s6, c6;
    rbgen_sincos(q[5], &s6, &c6);

    /* motion of link 3 */
    const double z1 = c3*s2;
    const double z2 = s2*s3;

    /* motion of link 4 */
    const double a4_y_scaled = s4*z1 - c4*c2;
    const double neg_a4_x_scaled = c4*z1 + s4*c2;

    /* motion of link 5 */
    const double a5_y_scaled = s5*neg_a4_x_scaled + c5*z2;
    const double a5_x_scaled = s5*z2 - c5*neg_a4_x_scaled;

    /* motion of link 6 */
    const double a6_y_scaled = c6*a5_x_scaled + a4_y_scaled*s6;

    /* forces on link 5 */
    const double z3 = 0.18435552222375*a5_y_scaled;
    const double neg_n5_x = 0.002941863*a4_y_scaled + z3*c6;
    const double n5_z = z3*s6 - 0.002941863*a5_x_scaled;

    /* forces on link 4 */
    const double z4 = 0.18435552222375*a6_y_scaled;
    const double neg_n4_x = c5*neg_n5_x + s5*z4 + 5.836674671726689*z2;
    const double n3_z = s4*neg_n4_x + c4*n5_z;
    const double n3_x = s4*n5_z - c4*neg_n4_x;
    const double n4_z = c5*z4 - (5.836674671726689*neg_a4_x_scaled + s5*neg_n5_x);

    /* forces on link 3 */
    const double n2_x = c3*n3_x - s3*n4_z;

    /* forces on link 2 */
    const double n1_z = c2*n3_z - s2*n2_x;
    const double n2_z = c3*n4_z - (51.59879306636273*s2 - s3*n3_x);

    g[0] = n1_z;
    g[1] = n2_z;
    g[2] = n3_z;
    g[3] = n4_z;
    g[4] = n5_z;
    g[5] = z4;
}

void cmu_dd_forward_dynamics(const double q[6], const double qd[6], const double tau[6],
                             double qdd[6])
{
    /* joint angles */
    double s5, c5;
    rbgen_sincos(q[4], &s5, &c5);
    double s3, c3;
    rbgen_sincos(q[2], &s3, &c3);
    double s2, c2;
    rbgen_sincos(q[1], &s2, &c2);
    double s4, c4;
    rbgen_sincos(q[3], &s4, &c4);
    double s6, c6;
    rbgen_sincos(q[5], &s6, &c6);

    /* motion of link 1 */
    const double neg_U1_xx = qd[0]*qd[0];

    /* motion of link 2 */
    const double neg_w2_x = qd[0]*s2;
    const double neg_w2_y = qd[0]*c2;
    const double neg_wd2_x = qd[1]*neg_w2_y;
    const double wd2_y = neg_w2_x*qd[1];

    /* motion of link 3 */
    const double w3_y = s3*neg_w2_x + c3*qd[1];
    const double w3_z = neg_w2_y + qd[2];
    const double w3_x = s3*qd[1] - neg_w2_x*c3;
    const double wd3_x = w3_y*qd[2] - c3*neg_wd2_x;
    const double wd3_y = s3*neg_wd2_x - qd[2]*w3_x;
    const double neg_a3_z_scaled = w3_y*w3_y + (w3_x*w3_x - 21.79157777777778*c2);
    const double z1 = w3_z*w3_x;
    const double z2 = 21.79157777777778*s2;
    const double a3_x_scaled = wd3_y + z1 - c3*z2;
    const double U3_yz = w3_y*w3_z - wd3_x;
    const double a3_y_scaled = U3_yz + s3*z2;

    /* motion of link 4 */
    const double w4_z = w3_y + qd[3];
    const double w4_x = c4*w3_x - s4*w3_z;
    const double neg_w4_y = s4*w3_x + w3_z*c4;
    const double wd4_x = c4*wd3_x + s4*wd2_y - qd[3]*neg_w4_y;
    const double wd4_y = c4*wd2_y - (qd[3]*w4_x + s4*wd3_x);

    /* motion of link 5 */
    const double w5_x = s5*w4_z + w4_x*c5;
    const double wd5_y = c5*wd3_y - (qd[4]*w5_x + s5*wd4_x);
    const double w5_z = qd[4] + neg_w4_y;
    const double w5_y = w4_z*c5 - s5*w4_x;
    const double z3 = w5_x*w5_z;
    const double z4 = 1.2857142857142858*a3_y_scaled;
    const double z5 = w5_x*w5_y;
    const double U5_xy = wd4_y + z5;
    const double z6 = w5_x*w5_x;
    const double wd5_x = c5*wd4_x + s5*wd3_y + qd[4]*w5_y;
    const double z7 = w5_z*w5_y;
    const double U5_zy = wd5_x + z7;

    /* motion of link 6 */
    const double w6_x = w5_x*s6 + w5_z*c6;
    const double w6_y = w5_x*c6 - s6*w5_z;
    const double z8 = w6_x*w6_y;
    const double U6_yx = wd5_y + z8;
    const double w6_z = qd[5] + w5_y;
    const double z9 = w6_z*w6_z;
    const double neg_U6_xx = w6_y*w6_y + z9;
    const double wd6_x = s6*wd5_x - (c6*wd4_y - w6_y*qd[5]);
    const double z10 = w6_y*w6_z;

    /* forces on link 6 */
    const double n6_x = 0.0001487730625*(wd6_x + z10) - 2.7e-05*U6_yx;

    /* forces on link 1 */
    const double z11 = 0.02*qd[5] + (0.1*(qd[5]/sqrt(qd[5]*qd[5] + 1e-06)) - tau[5]);

    /* articulated body 6 */
    const double F5_yz = 0.0065799562499999995*s6;
    const double z12 = c6*c6;
    const double z13 = 0.001377305438128498*z12;
    const double z14 = s6*c6;
    const double neg_I5_xz_scaled = 0.0001061019476975165*z14;
    const double I5_zz = 0.002486995910973906 - z13;
    const double z15 = 0.0001061019476975165*(s6*s6);
    const double F5_xz = 1.1019476975165087e-06 - z15;

    /* articulated body 5 */
    const double z16 = 0.0065799562499999995*c6;
    const double U6_zx_scaled = 0.0065799562499999995*(w6_x*(qd[5] + w6_z)) - (z16*wd5_x +
        F5_yz*wd4_y);
    const double iD5 = 1.0/I5_zz;
    const double z17 = neg_I5_xz_scaled*iD5;
    const double z18 = neg_I5_xz_scaled*z17;
    const double z19 = z13 - 168.5053957189175*z18 + 5.290888478816868e-05;
    const double z20 = s5*z19;
    const double z21 = s5*z20;
    const double z22 = 0.025857265699609142*z12;
    const double z23 = iD5*F5_xz;
    const double z24 = z22 + F5_xz*z23;
    const double z25 = F5_yz*iD5;
    const double z26 = F5_yz*z25;
    const double z27 = F5_xz*z25;
    const double z28 = s5*(z24 - z26) + z27*(2.0*c5);
    const double z29 = s5*z28;
    const double G4_xx = z29 - z24;
    const double z30 = F5_yz*z17;
    const double z31 = z16 - 12.98096281941049*z30;
    const double z32 = z17*F5_xz;
    const double z33 = neg_I5_xz_scaled + 12.98096281941049*z32;
    const double z34 = c5*z31 - s5*z33;
    const double z35 = c5*z34;
    const double z36 = z35 - z31;
    const double z37 = z36 - G4_xx;
    const double I4_zz = z21 - (z36 + z37) + 0.16601828297915192;
    const double F4_xz = 0.2083206595722854 - z37;
    const double z38 = 0.00010499999999999999 - (12.98096281941049*z18 + z15);
    const double z39 = z32 + 0.025857265699609142*z14;
    const double G4_xy = s5*z30 - c5*z39;
    const double F4_yz = G4_xy - s5*z38;
    const double z40 = s5*z34;
    const double z41 = z33 + z40;
    const double G4_xz = z27 - c5*z28;
    const double F4_zz = G4_xz - z40;
    const double I4_xz = z41 + (c5*z20 - F4_zz);
    const double neg_G4_yz = s5*z39 + c5*z30;
    const double neg_G4_zz = z26 + z29;
    const double z42 = z35 - neg_G4_zz;

    /* articulated body 4 */
    const double z43 = 1.2857142857142858*s4;
    const double z44 = 1.2857142857142858*c4;
    const double a4_x = z43*neg_a3_z_scaled + a3_x_scaled*z44;
    const double a5_x = z3 + wd5_y + c5*a4_x + s5*z4;
    const double f5_x = U6_yx*z16 - (F5_yz*neg_U6_xx - (0.2083206595722854*a5_x +
        0.00010499999999999999*U5_xy));
    const double a5_y = z7 - (wd5_x + (s5*a4_x - c5*z4));
    const double f5_y = 0.2083206595722854*a5_y + U6_zx_scaled - 0.00010499999999999999*(w5_z*w5_z +
        z6);
    const double iD4 = 1.0/I4_zz;
    const double z45 = iD4*F4_xz;
    const double n6_y_scaled = 0.004103370748095779*(w6_x*w6_x - z9) - (a5_y +
        35.23765054392175*U6_zx_scaled);
    const double neg_n5_z = 0.00010499999999999999*a5_x + (0.0009613527859739061*wd4_y +
        (F5_yz*n6_y_scaled - c6*n6_x) - 9.542880208333335e-05*z5);
    const double neg_phi5 = 0.1*(qd[4]/sqrt(qd[4]*qd[4] + 1e-06)) - (tau[4] + neg_n5_z) +
        0.02*qd[4];
    const double a5_z = z43*a3_x_scaled - (z6 + w5_y*w5_y + neg_a3_z_scaled*z44);
    const double n6_z = 2.7e-05*(z10 - wd6_x) + (z16*a5_x + (0.0013768700625*z8 +
        0.0016744161875*wd5_y - F5_yz*a5_z));
    const double neg_phi6 = n6_z + z11;
    const double z46 = c6*neg_phi6;
    const double neg_u5 = neg_phi5 + 0.016125023277702873*z46;
    const double z47 = z23*neg_u5 + 3.9297017665746856*z46;
    const double z48 = z25*neg_u5;
    const double z49 = c5*z47 - s5*z48;
    const double z50 = n6_z + f5_x - 0.0005283907940286198*(z3 - wd5_y);
    const double z51 = s6*n6_x + (0.0004329619919452864*U5_zy - f5_y + 0.00010499999999999999*a5_z +
        z16*n6_y_scaled);
    const double n4_z = c5*z50 - (0.0428307673871621*wd3_y + 0.048098297387162106*(w4_x*neg_w4_y)) +
        s5*z51;
    const double z52 = 0.1*qd[3] + (0.4*(qd[3]/sqrt(qd[3]*qd[3] + 1e-06)) + n4_z);
    const double phi4 = tau[3] - z52;
    const double z53 = s6*neg_phi6;
    const double z54 = z17*neg_u5;
    const double z55 = 0.016125023277702873*z53 + 12.98096281941049*z54;
    const double u4 = z49 + (phi4 + c5*neg_phi6 - s5*z55);
    const double z56 = iD4*F4_yz;
    const double z57 = iD4*I4_xz;
    const double z58 = z41 - G4_xz - F4_xz*z57;
    const double z59 = neg_G4_yz - c5*z38 - F4_yz*z57;
    const double z60 = s4*z58 + c4*z59;
    const double F3_xz_scaled = 1.2857142857142858*z59 - z44*z60;
    const double z61 = z19 + (z35 + z42 - z21) - I4_xz*z57;
    const double z62 = s4*(z61 + 0.16075075297915192);
    const double z63 = s4*z62;
    const double I3_zz = z63 + 0.0314648885729013;
    const double z64 = s5*z47 + c5*z48;
    const double z65 = z64 + (u4*z57 + s5*neg_phi6 + c5*z55);
    const double n4_y = 0.01479137770645065*(w4_z*w4_x) + neg_n5_z + 0.02005890770645065*wd4_y;
    const double n4_x = c5*z51 - (s5*z50 + (0.028039389680711454*wd4_x -
        0.06288967509361275*(w4_z*neg_w4_y)));
    const double n3_z = 0.011405980866450647*(w3_y*w3_x - wd2_y) - (c4*n4_y + s4*n4_x);
    const double z66 = n3_z + 0.1*qd[2] + 0.5*(qd[2]/sqrt(qd[2]*qd[2] + 1e-06));
    const double phi3 = tau[2] - z66;
    const double neg_I3_xz = c4*z62;
    const double z67 = F4_zz*z57 + z42 + 0.2083206595722854;
    const double F3_yz = s4*z67;
    const double z68 = iD4*F4_zz;
    const double z69 = F4_xz*z45 - G4_xx;

    /* articulated body 3 */
    const double iD3 = 1.0/I3_zz;
    const double z70 = F3_xz_scaled*iD3;
    const double u3 = s4*z65 + c4*neg_phi5 + phi3;
    const double z71 = iD3*neg_I3_xz;
    const double z72 = iD3*F3_yz;
    const double z73 = z71 + 1.2857142857142858*z72;
    const double z74 = 2.5714285714285716*c4;
    const double z75 = z74*(F4_xz*z56 - G4_xy) + z43*(z22 + (z69 - F4_yz*z56) - z18 -
        0.025857265699609142);
    const double z76 = F3_xz_scaled*z70 + 1.6530612244897962*z69 - z43*z75;
    const double z77 = F3_xz_scaled*z73 - (z43*(z60 + 1.2857142857142858*(neg_G4_yz + F4_yz*z68)) -
        1.2857142857142858*z58);
    const double z78 = 1.6530612244897962*(c4*(F4_xz*z68 - G4_xz)) + z77;
    const double z79 = 1.6530612244897962*(F4_zz*z68 + (neg_G4_zz + F3_yz*(z72 +
        1.5555555555555554*z71))) + (z63 + neg_I3_xz*z71 - (z61 + 0.16940367981915191) - z67*z74);
    const double z80 = 2.0*(c3*z78) + s3*(z76 - z79);
    const double z81 = s3*z80;
    const double I2_zz = 2.0724795199583235 - (z76 - z81);
    const double I2_xz = c3*z80 - z78;

    /* articulated body 2 */
    const double z82 = 0.00010499999999999999*U5_zy + (0.2083206595722854*a5_z - (u4*z56 -
        (3.9297017665746856*z53 + z54)));
    const double z83 = n4_z + phi4 - z43*(z16*neg_U6_xx + (U6_yx*F5_yz - z82)) + z70*u3;
    const double z84 = z44*(s5*f5_y - (z45*u4 - z49) - c5*f5_x) - (1.6254045173977236*z1 + (z83 +
        1.648216479130625*wd3_y));
    const double z85 = c4*(n4_x + z65) + 1.2857142857142858*(z64 - u4*z68 - c5*f5_y - s5*f5_x);
    const double z86 = u3*z73 + (1.6368104982641745*U3_yz - z85) + s4*(n4_y + neg_phi5);
    const double iD2 = 1.0/I2_zz;
    const double z87 = iD2*I2_xz;
    const double z88 = 2.0*(qd[1]/sqrt(qd[1]*qd[1] + 1e-06)) + (0.5*qd[1] - (tau[1] + (s3*z86 +
        44.094497059856984*s2)));
    const double u2 = c3*z84 - z88;
    const double I1_zz = 0.4792946914801269 - s2*(s2*(z79 + z81 + I2_xz*z87 - 1.992583283729709));

    /* articulated body 1 */
    const double z89 = s2*(s3*z84 + (z87*u2 - (0.07989623622861444*neg_wd2_x + c3*z86)));
    const double z90 = c2*(0.07989623622861444*wd2_y - n3_z - phi3) - (0.5*qd[0] +
        2.0*(qd[0]/sqrt(neg_U1_xx + 1e-06)));
    const double u1 = z89 + (tau[0] + z90);
    const double iD1 = 1.0/I1_zz;

    /* acceleration of link 1 */
    const double qdd1 = u1*iD1;

    /* acceleration of link 2 */
    const double z91 = s2*qdd1;
    const double qdd2 = iD2*u2 + z87*z91;
    const double z92 = c2*qdd1;

    /* acceleration of link 3 */
    const double z93 = s3*qdd2 - c3*z91;
    const double z94 = c3*qdd2 + s3*z91;
    const double qdd3 = z73*z93 + (iD3*u3 - z70*z94 - z92);
    const double z95 = qdd3 + z92;

    /* acceleration of link 4 */
    const double z96 = 1.2857142857142858*(c4*z94);
    const double z97 = s4*z95 - c4*z93;
    const double z98 = 1.2857142857142858*z93;
    const double z99 = z43*z94;
    const double z100 = iD4*u4 - z94 + z57*z97 + z68*z98 + z56*z99;
    const double qdd4 = z100 - z45*z96;
    const double z101 = s4*z93 + c4*z95;
    const double z102 = z94 + qdd4;

    /* acceleration of link 5 */
    const double z103 = z96 + z102;
    const double z104 = z97 - z98;
    const double z105 = c5*z103 + s5*z104;
    const double z106 = z23*z105 + (iD5*neg_u5 - z25*(s5*z103 - c5*z104));
    const double z107 = c5*z97 - s5*z102;
    const double neg_qdd5 = z101 + z106 + z17*(12.98096281941049*z107 - z99);

    /* acceleration of link 6 */
    const double z108 = s6*(0.004103370748095779*z107 - z99) + c6*(z105 - 0.004103370748095779*(z101
        - neg_qdd5));
    const double neg_qdd6 = c5*z102 + (s5*z97 + 597.2230843593657*neg_phi6) +
        3.9297017665746856*z108;

    qdd[0] = qdd1;
    qdd[1] = qdd2;
    qdd[2] = qdd3;
    qdd[3] = qdd4;
    qdd[4] = -neg_qdd5;
    qdd[5] = -neg_qdd6;
}

void cmu_dd_forward_kinematics(const double q[6], double R[9], double p[3])
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
    const double z1 = c5*s6;
    const double z2 = s5*s6;
    const double z3 = c5*c6;
    const double z4 = s5*c6;
    const double z5 = c6 + 2.3333333333333335;

    /* tool seen from link 3 */
    const double z6 = c4*z1;
    const double z7 = z6 + s4*c6;
    const double z8 = s4*z1;
    const double z9 = c4*c6 - z8;
    const double z10 = s4*s6 - c4*z3;
    const double z11 = s4*z3 + c4*s6;
    const double z12 = z6 + s4*z5;

    /* tool seen from link 2 */
    const double z13 = c3*z2;
    const double z14 = s3*z7 + z13;
    const double z15 = s3*z2;
    const double z16 = c3*z7 - z15;
    const double z17 = s3*z10 - c3*z4;
    const double z18 = c3*z10 + s3*z4;

    /* tool seen from link 1 */
    const double z19 = s2*z9 + c2*z16;
    const double z20 = c2*z18 + s2*z11;
    const double z21 = s2*z18 - c2*z11;
    const double z22 = s2*z16 - c2*z9;
    const double z23 = 0.15*(c4*z5 - z8 + 3.0);
    const double z24 = 0.15*(c3*z12 - z15);
    const double z25 = s2*z23 + c2*z24;

    /* tool seen from link 0 */
    const double z26 = s1*z14 - c1*z19;
    const double z27 = s1*z17 - c1*z20;
    const double z28 = s1*z19 + c1*z14;
    const double z29 = s1*z20 + c1*z17;
    const double z30 = 0.15*(z13 + s3*z12);

    R[0] = -z26;
    R[1] = z27;
    R[2] = z21*z28 - z22*z29;
    R[3] = z28;
    R[4] = -z29;
    R[5] = z26*z21 - z27*z22;
    R[6] = -z22;
    R[7] = z21;
    R[8] = z26*z29 - z27*z28;
    p[0] = c1*z25 - s1*z30;
    p[1] = c1*z30 + s1*z25;
    p[2] = c2*z23 - s2*z24 + 0.6;
}

void cmu_dd_jacobian(const double q[6], double J[36])
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
    const double z11 = s4*z5 + c4*z2;
    const double z12 = c4*z5 - s4*z2;
    const double z13 = c2*c4 - s4*z7;
    const double z14 = c4*z7 + c2*s4;
    const double z15 = s4*z9 + c4*z4;
    const double z16 = s4*z4 - c4*z9;

    /* frame 5 */
    const double z17 = s5*z12 - c5*z6;
    const double z18 = s5*z14 + c5*z8;
    const double z19 = c5*z10 - s5*z16;

    /* frame 6 */
    const double z20 = 0.15*s6;
    const double z21 = 0.15*c6;
    const double z22 = z20*(s5*z6 + c5*z12) + z11*z21;
    const double z23 = z21*z13 - z20*(c5*z14 - s5*z8);
    const double z24 = z21*z15 - z20*(s5*z10 + c5*z16);

    /* Jacobian */
    const double z25 = 0.35*z11 + z22;
    const double z26 = z25 + 0.45*z2;
    const double z27 = 0.45*(c2 + 1.3333333333333333);
    const double z28 = 0.35*z13 + (z23 + z27);
    const double z29 = z28 - 0.6;
    const double z30 = z27 - z28;
    const double z31 = 0.45*z4;
    const double z32 = 0.35*z15 + z31 + z24;
    const double z33 = z32 - z31;

    J[0] = -z26;
    J[1] = c1*z29;
    J[2] = -(z2*z30 + c2*z25);
    J[3] = -(z6*z30 + z25*z8);
    J[4] = z11*z23 - z22*z13;
    J[5] = -(z23*z17 + z22*z18);
    J[6] = z32;
    J[7] = s1*z29;
    J[8] = z30*z4 + c2*z33;
    J[9] = z8*z33 - z30*z10;
    J[10] = z13*z24 - z23*z15;
    J[11] = z18*z24 + z23*z19;
    J[12] = 0.0;
    J[13] = -(c1*z32 + s1*z26);
    J[14] = z25*z4 - z2*z33;
    J[15] = -(z6*z33 + z25*z10);
    J[16] = z22*z15 - z11*z24;
    J[17] = z17*z24 - z22*z19;
    J[18] = 0.0;
    J[19] = -s1;
    J[20] = z4;
    J[21] = -z10;
    J[22] = z15;
    J[23] = -z19;
    J[24] = 0.0;
    J[25] = c1;
    J[26] = z2;
    J[27] = z6;
    J[28] = z11;
    J[29] = -z17;
    J[30] = 1.0;
    J[31] = 0.0;
    J[32] = c2;
    J[33] = z8;
    J[34] = z13;
    J[35] = z18;
}

void cmu_dd_inertia_solve(const double q[6], const double phi[6], double qdd[6])
{
    /* joint angles */
    double s2, c2;
    rbgen_sincos(q[1], &s2, &c2);
    double s4, c4;
    rbgen_sincos(q[3], &s4, &c4);
    double s6, c6;
    rbgen_sincos(q[5], &s6, &c6);
    const double neg_S6_yz = 2.7e-05*c6;
    const double S6_xz = 2.7e-05*s6;
    double s5, c5;
    rbgen_sincos(q[4], &s5, &c5);
    double s3, c3;
    rbgen_sincos(q[2], &s3, &c3);

    /* column 6 */
    const double z1 = 0.0065799562499999995*c6 + 0.0016744161875;
    const double z2 = S6_xz*s5 - c5*z1;

    /* composite body 5 */
    const double z3 = S6_xz*c5;
    const double z4 = z3 + s5*z1;
    const double z5 = c4*neg_S6_yz - s4*z4;
    const double z6 = 0.00845994375*c6;
    const double z7 = 0.00845994375*s6;
    const double z8 = c4*(c5*z6) - s4*z7 - z2;
    const double z9 = neg_S6_yz*s4 + (c4*z4 + s5*z6);
    const double z10 = c2*z5 - s2*(z8*s3 + c3*z9);
    const double z11 = neg_S6_yz + 0.00010499999999999999;
    const double z12 = 0.0013768700625*c6;
    const double z13 = 0.0065799562499999995*s6 + s6*z12;
    const double neg_S4_yz = c5*z11 + s5*z13;
    const double z14 = c6*z12;
    const double z15 = z14 - 0.002486995910973906;
    const double z16 = s5*(z14 - 0.0016210719270833335) - 2.0*z3;
    const double z17 = s5*z16;
    const double S4_xx = 0.00468779891902862 - (z14 - z17);
    const double S4_yy = z14 + 0.013159912499999999*c6 + 0.1630049002476233;
    const double S4_xy = s5*z11 - c5*z13;
    const double neg_S4_xz = S6_xz + c5*z16;
    const double S4_zz = 0.017858104698395934 - z17;
    const double ms4_x = c5*z7 - 0.000135*s5;
    const double neg_ms4_y = z6 + 0.2678408480215098;
    const double ms4_z = 0.000135*c5 + s5*z7;
    const double z18 = z8*c3 - s3*z9;

    /* column 5 */
    const double z19 = c4*z15 + s4*S4_xy;
    const double z20 = c4*S4_xy;
    const double z21 = s4*z15 + ms4_x - z20;
    const double z22 = neg_S4_yz + c4*ms4_z;

    /* composite body 4 */
    const double z23 = S4_xx + S4_yy;
    const double S3_yz = c4*neg_S4_yz + s4*neg_S4_xz;
    const double z24 = s4*(S4_yy - S4_xx) - 2.0*z20;
    const double z25 = s4*z24;
    const double S3_xx = z25 + S4_xx + 0.011405980866450647;
    const double ms3_z = c4*neg_ms4_y - s4*ms4_x;
    const double S3_xy = s4*neg_S4_yz - c4*neg_S4_xz;

    /* column 4 */
    const double z26 = ms3_z + z23;

    /* composite body 3 */
    const double z27 = S3_xx + S4_zz;
    const double z28 = c4*(z24 + ms4_x) + (S4_xy + s4*neg_ms4_y);
    const double z29 = S3_yz + ms4_z;
    const double S2_xy = s3*z29 - c3*z28;
    const double z30 = c3*S3_xy;
    const double neg_S2_yz = s3*z28 + c3*z29;
    const double z31 = 2.0*z30 + s3*(S3_xx - S4_zz);
    const double S2_xz = c3*z31 - S3_xy;
    const double S2_xx = S3_xx - s3*z31 + 0.03994811811430722;
    const double S2_yy = 2.0211254209775658 - (z25 - (S4_yy + 2.0*ms3_z));

    /* elimination */
    const double z32 = 597.2230843593657*phi[5];
    const double z33 = 0.016125023277702873*c6;
    const double z34 = z2*z33 + neg_S4_yz;
    const double neg_D5 = neg_S6_yz*z33 + z15;
    const double neg_iD5 = 1.0/neg_D5;
    const double U4_5 = z34*neg_iD5;
    const double z35 = phi[4] + neg_S6_yz*z32;
    const double z36 = U4_5*z35 - (phi[3] + z2*z32);
    const double z37 = 597.2230843593657*z2;
    const double D4 = z23 - (z2*z37 - z34*U4_5);
    const double iD4 = 1.0/D4;
    const double z38 = z5*z33 + z19;
    const double z39 = z5*z37 - U4_5*z38 + S3_yz;
    const double neg_U3_4 = iD4*z39;
    const double U3_5 = neg_iD5*z38;
    const double z40 = z5*z32 + (phi[2] - z35*U3_5 - z36*neg_U3_4);
    const double z41 = 597.2230843593657*z5;
    const double D3 = z27 - (z5*z41 + (z39*neg_U3_4 - z38*U3_5));
    const double iD3 = 1.0/D3;
    const double z42 = s2*(c3*z21 - s3*z22) - (c2*z19 + z10*z33);
    const double z43 = z10*z37 + (c2*S3_yz + U4_5*z42 - s2*(s3*z26 + z30));
    const double z44 = c2*z27 - (z10*z41 + (U3_5*z42 + neg_U3_4*z43)) - s2*S2_xy;
    const double U1_3 = iD3*z44;
    const double z45 = 597.2230843593657*z18;
    const double z46 = c3*z22 - z33*z18 + s3*z21;
    const double z47 = c3*z26 - s3*S3_xy + z37*z18 + U4_5*z46;
    const double z48 = z5*z45 + neg_U3_4*z47 - neg_S2_yz + U3_5*z46;
    const double U2_3 = iD3*z48;
    const double U2_5 = neg_iD5*z46;
    const double U2_4 = iD4*z47;
    const double z49 = z40*U2_3 + (z35*U2_5 + z32*z18 - z36*U2_4) - phi[1];
    const double z50 = s2*S2_xz + (z10*z45 - z42*U2_5) - c2*neg_S2_yz + z43*U2_4;
    const double z51 = z44*U2_3 - z50;
    const double D2 = S2_xx - (z47*U2_4 + z48*U2_3) + S2_yy - z18*z45 + z46*U2_5;
    const double iD2 = 1.0/D2;
    const double neg_U1_2 = z51*iD2;
    const double neg_U1_4 = iD4*z43;
    const double neg_U1_5 = neg_iD5*z42;
    const double z52 = z35*neg_U1_5 - (z40*U1_3 + (z49*neg_U1_2 - phi[0]) + z36*neg_U1_4);
    const double z53 = 597.2230843593657*z10;
    const double z54 = z42*neg_U1_5 - (z43*neg_U1_4 + (z51*neg_U1_2 + z10*z53)) - z44*U1_3;
    const double z55 = z27 + (z54 - s2*(2.0*(c2*S2_xy) + s2*(S2_xx - S2_yy)));
    const double D1 = z55 + 0.4792946914801269;
    const double iD1 = 1.0/D1;
    const double z56 = (z10*z32 + z52)*iD1;
    const double z57 = neg_U1_2*z56 - z49*iD2;
    const double z58 = z40*iD3 - (U2_3*z57 + U1_3*z56);
    const double z59 = neg_U1_4*z56 - z36*iD4 - U2_4*z57 + neg_U3_4*z58;
    const double z60 = U4_5*z59 + (U2_5*z57 + (neg_iD5*z35 - (neg_U1_5*z56 - U3_5*z58)));
    const double z61 = z32 + (z37*z59 - z33*z60 + z41*z58) + z53*z56;

    qdd[0] = z56;
    qdd[1] = z57;
    qdd[2] = z58;
    qdd[3] = z59;
    qdd[4] = -z60;
    qdd[5] = z61 - z45*z57;
}

void cmu_dd_energy(const double q[6], const double qd[6], double e[2])
{
    /* joint angles */
    double s5, c5;
    rbgen_sincos(q[4], &s5, &c5);
    double s3, c3;
    rbgen_sincos(q[2], &s3, &c3);
    double s2, c2;
    rbgen_sincos(q[1], &s2, &c2);
    double s4, c4;
    rbgen_sincos(q[3], &s4, &c4);
    double s6, c6;
    rbgen_sincos(q[5], &s6, &c6);

    /* link 2 */
    const double neg_w2_x = qd[0]*s2;
    const double neg_w2_y = qd[0]*c2;

    /* link 3 */
    const double w3_y = s3*neg_w2_x + c3*qd[1];
    const double w3_x = s3*qd[1] - neg_w2_x*c3;
    const double w3_z = neg_w2_y + qd[2];
    const double z1 = s2*c3;
    const double z2 = s3*s2;

    /* link 4 */
    const double v4_x_scaled = w3_y*c4;
    const double w4_z = w3_y + qd[3];
    const double w4_x = c4*w3_x - s4*w3_z;
    const double neg_w4_y = w3_x*s4 + c4*w3_z;
    const double neg_v4_y_scaled = w3_y*s4;
    const double z3 = w4_z + 11.575643951744375*v4_x_scaled;
    const double z4 = 11.575643951744375*w3_x + w4_x;
    const double z5 = c4*z1 + s4*c2;
    const double z6 = c4*c2 - s4*z1;

    /* link 5 */
    const double z7 = v4_x_scaled + 0.7777777777777777*w4_z;
    const double z8 = w3_x + 0.7777777777777777*w4_x;
    const double v5_x_scaled = c5*z7 - s5*z8;
    const double w5_y = c5*w4_z - s5*w4_x;
    const double z9 = 3.6197923528136644*v5_x_scaled - w5_y;
    const double w5_x = w4_z*s5 + c5*w4_x;
    const double neg_v5_y_scaled = z7*s5 + c5*z8;
    const double z10 = w5_x - 3.6197923528136644*neg_v5_y_scaled;
    const double w5_z = qd[4] + neg_w4_y;

    /* link 6 */
    const double w6_y = w5_x*c6 - w5_z*s6;
    const double z11 = neg_v5_y_scaled + 0.07238272620955516*w6_y;
    const double z12 = 0.0011550511832055558*w6_y + (c6*neg_v4_y_scaled + v5_x_scaled*s6);
    const double w6_z = w5_y + qd[5];
    const double w6_x = w5_x*s6 + w5_z*c6;
    const double z13 = v5_x_scaled*c6 - s6*neg_v4_y_scaled + 0.07238272620955516*w6_z -
        0.0011550511832055558*w6_x;
    const double z14 = 0.008244910874123858*(w5_x*w5_x) + (0.00049433146606789*(w6_y*w6_y) +
        0.008330390040790524*(w5_y*w5_y));
    const double z15 = 0.016221581743242466*w6_x;
    const double z16 = 0.07686187168822264*w6_z;
    const double z17 = 0.0026935375*(neg_w4_y*neg_w4_y) + (z14 + 0.006908902762631071*((w6_z -
        z15)*z16 + z15*(w6_x - z16)));
    const double z18 = 0.005331204313956764*(w4_x*w4_x) + z17 + 0.460812509256425*(w3_y*w3_y) +
        0.462445435176425*(w3_x*w3_x);
    const double z19 = 0.05843896875*(z11*z11 + z12*z12 + z13*z13) +
        (0.013038906786450649*(w3_z*w3_z) + z18 +
        0.414435260890635*(neg_v4_y_scaled*neg_v4_y_scaled));
    const double z20 = 0.00044291162736195307*(w5_z*w5_z) + (z19 + 0.005271431813956764*(w4_z*w4_z))
        + 0.10763297980299295*(neg_w2_x*neg_w2_x);
    const double z21 = 0.19461926890486508*(qd[0]*qd[0]) + (0.045028076835198355*(neg_w2_y*neg_w2_y)
        + z20 + 0.10255302108210182*(qd[1]*qd[1]));
    const double z22 = 0.009682211041822387*(z9*z9 + z10*z10) + z21 + 0.0021461181860432366*(z3*z3 +
        z4*z4);
    const double z23 = 0.18435552222375*(c6*z6 - s6*(c5*z5 - s5*z2)) + (51.59879306636273*c2 +
        5.836674671726689*z6);

    e[0] = z22;
    e[1] = 0.002941863*(s5*z5 + c5*z2) + z23 + 260.7926244813369;
}
