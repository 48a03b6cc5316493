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
 *   inverse_dynamics          best                165    129   12        5
 *   inertia_matrix            best                 85     68    0        5
 *   bias                      best                159    119   12        5
 *   gravity                   best                 35     17    0        5
 *   forward_dynamics          best                319    260   17        5
 *   forward_kinematics        best: tool-cross     57     30    0        6
 *   jacobian                  best: frames         80     42    0        6
 *   inertia_solve             best                171    133    5        5
 *   energy                    best: links         101     60    0        5
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
    double s4, c4;
    rbgen_sincos(q[3], &s4, &c4);
    double s6, c6;
    rbgen_sincos(q[5], &s6, &c6);
    double s5, c5;
    rbgen_sincos(q[4], &s5, &c5);
    double s3, c3;
    rbgen_sincos(q[2], &s3, &c3);
    double s2, c2;
    rbgen_sincos(q[1], &s2, &c2);

    /* motion of link 1 */
    const double neg_U1_xx = qd[0]*qd[0];

    /* motion of link 2 */
    const double neg_w2_x = qd[0]*s2;
    const double neg_w2_y = qd[0]*c2;
    const double neg_U2_xz = c2*qdd[0];
    const double U2_yz = s2*qdd[0];
    const double neg_wd2_x = qd[1]*neg_w2_y + U2_yz;

    /* motion of link 3 */
    const double w3_y = s3*neg_w2_x + c3*qd[1];
    const double w3_z = neg_w2_y + qd[2];
    const double w3_x = s3*qd[1] - neg_w2_x*c3;
    const double wd3_z = qdd[2] - (neg_w2_x*qd[1] - neg_U2_xz);
    const double wd3_x = s3*qdd[1] - c3*neg_wd2_x + w3_y*qd[2];
    const double wd3_y = c3*qdd[1] + (s3*neg_wd2_x - qd[2]*w3_x);
    const double z1 = w3_z*w3_x;
    const double z2 = 21.79157777777778*s2;
    const double a3_x_scaled = wd3_y + (z1 - c3*z2);
    const double neg_a3_z_scaled = w3_y*w3_y + (w3_x*w3_x - 21.79157777777778*c2);
    const double a3_y_scaled = w3_y*w3_z + s3*z2 - wd3_x;

    /* motion of link 4 */
    const double w4_z = w3_y + qd[3];
    const double w4_x = c4*w3_x - s4*w3_z;
    const double neg_w4_y = s4*w3_x + w3_z*c4;
    const double wd4_x = c4*wd3_x - (s4*wd3_z + qd[3]*neg_w4_y);
    const double wd4_z = wd3_y + qdd[3];
    const double neg_wd4_y = qd[3]*w4_x + c4*wd3_z + s4*wd3_x;
    const double z3 = w4_x*neg_w4_y;
    const double z4 = w4_z*neg_w4_y;

    /* motion of link 5 */
    const double z5 = 1.2857142857142858*s4;
    const double w5_x = s5*w4_z + w4_x*c5;
    const double w5_z = qd[4] + neg_w4_y;
    const double w5_y = w4_z*c5 - s5*w4_x;
    const double neg_wd5_y = w5_x*qd[4] + (s5*wd4_x - c5*wd4_z);
    const double wd5_x = qd[4]*w5_y + c5*wd4_x + s5*wd4_z;
    const double U5_zy = wd5_x + w5_z*w5_y;
    const double z6 = 1.2857142857142858*c4;
    const double a5_z = z5*a3_x_scaled - (w4_z*w4_z + w4_x*w4_x + neg_a3_z_scaled*z6);
    const double wd5_z = neg_wd4_y + qdd[4];
    const double z7 = wd4_z + (z5*neg_a3_z_scaled + a3_x_scaled*z6) + z3;
    const double z8 = wd4_x - z4 - 1.2857142857142858*a3_y_scaled;
    const double a5_x = c5*z7 - s5*z8;
    const double neg_a5_y = s5*z7 + c5*z8;
    const double z9 = w5_x*w5_y;

    /* motion of link 6 */
    const double w6_y = c6*w5_x - s6*w5_z;
    const double w6_z = qd[5] + w5_y;
    const double z10 = w6_z*w6_z;
    const double neg_U6_xx = w6_y*w6_y + z10;
    const double wd6_z = qdd[5] - neg_wd5_y;
    const double w6_x = w5_x*s6 + c6*w5_z;
    const double z11 = w6_y*w6_x;
    const double U6_yx = wd6_z + z11;
    const double z12 = s6*wd5_x + c6*wd5_z;
    const double z13 = qd[5] + w6_z;
    const double U6_zx = w6_x*z13 - (c6*wd5_x - s6*wd5_z);

    /* forces on link 6 */
    const double z14 = 0.0065799562499999995*c6;
    const double n6_y_scaled = 0.004103370748095779*(w6_x*w6_x - z10) + (neg_a5_y -
        0.23186219893179383*U6_zx);
    const double n6_x = 0.0001487730625*(z12 + w6_y*z13) - 2.7e-05*U6_yx;

    /* forces on link 5 */
    const double z15 = 0.0065799562499999995*s6;
    const double neg_f5_z = z14*neg_U6_xx + (z15*U6_yx - (0.00010499999999999999*U5_zy +
        0.2083206595722854*a5_z));
    const double n6_z = 2.7e-05*(w6_y*w5_y - z12) + (z14*a5_x - (z15*a5_z - (0.0013768700625*z11 +
        0.0016744161875*wd6_z)));
    const double n5_y = n6_z - 0.0005283907940286198*(neg_wd5_y + w5_x*w5_z);
    const double n5_x = z14*n6_y_scaled + (0.0004329619919452864*U5_zy + 0.00010499999999999999*a5_z
        + s6*n6_x);
    const double neg_f5_y_scaled = 0.015957552909261364*(w5_z*w5_z + w5_x*w5_x) +
        (31.659885211590186*neg_a5_y - U6_zx);
    const double z16 = 0.0065799562499999995*neg_f5_y_scaled;
    const double f5_x = 0.00010499999999999999*(z9 - wd5_z) + (0.2083206595722854*a5_x -
        (neg_U6_xx*z15 - z14*U6_yx));
    const double f4_x = s5*z16 + c5*f5_x;
    const double n5_z = 9.542880208333335e-05*z9 + (0.0009613527859739061*wd5_z -
        (0.00010499999999999999*a5_x - (c6*n6_x - z15*n6_y_scaled)));
    const double f4_z = s5*f5_x - c5*z16;

    /* forces on link 4 */
    const double n4_z = f4_x - (0.0428307673871621*wd4_z + 0.048098297387162106*z3 - c5*n5_y -
        s5*n5_x);
    const double neg_n4_y = 0.02005890770645065*neg_wd4_y - 0.01479137770645065*(w4_z*w4_x) + n5_z;
    const double n4_x = 0.06288967509361275*z4 + (c5*n5_x - s5*n5_y - f4_z) -
        0.028039389680711454*wd4_x;

    /* forces on link 3 */
    const double z17 = z5*neg_f5_z - (1.6368104982641745*a3_x_scaled + n4_z) - z6*f4_x +
        0.011405980866450647*(z1 - wd3_y);
    const double z18 = s4*neg_n4_y + (c4*n4_x - (1.6368104982641745*a3_y_scaled +
        1.2857142857142858*f4_z));
    const double n2_x = s3*z17 + c3*z18;
    const double n3_z = 0.011405980866450647*(w3_y*w3_x + wd3_z) - (s4*n4_x - c4*neg_n4_y);

    /* forces on link 1 */
    const double z19 = 0.5*qd[0] + 2.0*(qd[0]/sqrt(neg_U1_xx + 1e-06)) + 0.4792946914801269*qdd[0];
    const double z20 = 2.0*(qd[1]/sqrt(qd[1]*qd[1] + 1e-06)) + 0.5*qd[1] - 8.425813779450031*s2;
    const double z21 = n3_z + 0.1*qd[2] + 0.5*(qd[2]/sqrt(qd[2]*qd[2] + 1e-06));
    const double z22 = 0.1*qd[3] + (0.4*(qd[3]/sqrt(qd[3]*qd[3] + 1e-06)) + n4_z);
    const double z23 = n5_z + (0.1*(qd[4]/sqrt(qd[4]*qd[4] + 1e-06)) + 0.02*qd[4]);
    const double z24 = 0.02*qd[5] + (n6_z + 0.1*(qd[5]/sqrt(qd[5]*qd[5] + 1e-06)));

    tau[0] = z19 + c2*n3_z - s2*n2_x;
    tau[1] = s3*z18 + (z20 - c3*z17 + 0.07989623622861444*qdd[1]);
    tau[2] = z21;
    tau[3] = z22;
    tau[4] = z23;
    tau[5] = z24;
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
    double s3, c3;
    rbgen_sincos(q[2], &s3, &c3);
    double s2, c2;
    rbgen_sincos(q[1], &s2, &c2);
    double s6, c6;
    rbgen_sincos(q[5], &s6, &c6);
    double s5, c5;
    rbgen_sincos(q[4], &s5, &c5);
    double s4, c4;
    rbgen_sincos(q[3], &s4, &c4);

    /* motion of link 1 */
    const double neg_U1_xx = qd[0]*qd[0];

    /* motion of link 2 */
    const double neg_w2_x = qd[0]*s2;
    const double neg_w2_y = qd[0]*c2;
    const double neg_wd2_x = qd[1]*neg_w2_y;
    const double wd2_y = qd[1]*neg_w2_x;

    /* motion of link 3 */
    const double w3_x = s3*qd[1] - c3*neg_w2_x;
    const double wd3_y = s3*neg_wd2_x - w3_x*qd[2];
    const double w3_z = qd[2] + neg_w2_y;
    const double z1 = w3_x*w3_z;
    const double w3_y = s3*neg_w2_x + qd[1]*c3;
    const double wd3_x = qd[2]*w3_y - c3*neg_wd2_x;
    const double z2 = 21.79157777777778*s2;
    const double a3_y_scaled = w3_z*w3_y + s3*z2 - wd3_x;
    const double a3_x_scaled = z1 + (wd3_y - c3*z2);
    const double neg_a3_z_scaled = w3_y*w3_y + (w3_x*w3_x - 21.79157777777778*c2);

    /* motion of link 4 */
    const double w4_z = w3_y + qd[3];
    const double w4_x = w3_x*c4 - w3_z*s4;
    const double neg_w4_y = w3_x*s4 + w3_z*c4;
    const double wd4_x = c4*wd3_x + s4*wd2_y - qd[3]*neg_w4_y;
    const double z3 = w4_z*neg_w4_y;
    const double z4 = w4_x*neg_w4_y;
    const double wd4_y = c4*wd2_y - (qd[3]*w4_x + s4*wd3_x);

    /* motion of link 5 */
    const double w5_x = s5*w4_z + w4_x*c5;
    const double w5_z = qd[4] + neg_w4_y;
    const double z5 = wd4_x - z3 - 1.2857142857142858*a3_y_scaled;
    const double z6 = 1.2857142857142858*c4;
    const double z7 = 1.2857142857142858*s4;
    const double z8 = a3_x_scaled*z6 + (z7*neg_a3_z_scaled + (wd3_y + z4));
    const double a5_x = c5*z8 - s5*z5;
    const double a5_z = a3_x_scaled*z7 - (w4_z*w4_z + w4_x*w4_x + z6*neg_a3_z_scaled);
    const double wd5_y = wd3_y*c5 - (w5_x*qd[4] + s5*wd4_x);
    const double w5_y = w4_z*c5 - s5*w4_x;
    const double wd5_x = c5*wd4_x + wd3_y*s5 + qd[4]*w5_y;
    const double U5_zy = wd5_x + w5_z*w5_y;
    const double neg_a5_y = s5*z8 + c5*z5;
    const double z9 = w5_x*w5_y;

    /* motion of link 6 */
    const double w6_x = s6*w5_x + w5_z*c6;
    const double w6_y = w5_x*c6 - s6*w5_z;
    const double z10 = w6_x*w6_y;
    const double z11 = c6*wd4_y - s6*wd5_x;
    const double U6_yx = wd5_y + z10;
    const double w6_z = w5_y + qd[5];
    const double z12 = qd[5] + w6_z;
    const double z13 = w6_z*w6_z;
    const double neg_U6_xx = z13 + w6_y*w6_y;

    /* forces on link 6 */
    const double n6_x = 0.0001487730625*(w6_y*z12 - z11) - 2.7e-05*U6_yx;

    /* forces on link 5 */
    const double z14 = 0.0065799562499999995*c6;
    const double z15 = 0.0065799562499999995*s6;
    const double n6_z = 0.0013768700625*z10 + (0.0016744161875*wd5_y - (z15*a5_z - a5_x*z14)) +
        2.7e-05*(w6_y*w5_y + z11);
    const double n5_y = n6_z - 0.0005283907940286198*(w5_x*w5_z - wd5_y);
    const double U6_zx_scaled = 0.0065799562499999995*(w6_x*z12) - (z14*wd5_x + z15*wd4_y);
    const double n6_y_scaled = 0.004103370748095779*(w6_x*w6_x - z13) + (neg_a5_y -
        35.23765054392175*U6_zx_scaled);
    const double n5_x = 0.0004329619919452864*U5_zy + (0.00010499999999999999*a5_z + (s6*n6_x +
        z14*n6_y_scaled));
    const double neg_f5_y = 0.00010499999999999999*(w5_z*w5_z + w5_x*w5_x) +
        (0.2083206595722854*neg_a5_y - U6_zx_scaled);
    const double f5_x = 0.00010499999999999999*(wd4_y + z9) + (0.2083206595722854*a5_x -
        (z15*neg_U6_xx - z14*U6_yx));
    const double f4_x = s5*neg_f5_y + c5*f5_x;
    const double neg_f5_z = z14*neg_U6_xx + (z15*U6_yx - (0.2083206595722854*a5_z +
        0.00010499999999999999*U5_zy));
    const double f4_z = s5*f5_x - c5*neg_f5_y;
    const double n5_z = 9.542880208333335e-05*z9 - (0.0009613527859739061*wd4_y + (z15*n6_y_scaled -
        c6*n6_x)) - 0.00010499999999999999*a5_x;

    /* forces on link 4 */
    const double n4_z = c5*n5_y + (s5*n5_x - 0.0428307673871621*wd3_y - 0.048098297387162106*z4 +
        f4_x);
    const double neg_n4_x = 0.028039389680711454*wd4_x + (f4_z - c5*n5_x + s5*n5_y -
        0.06288967509361275*z3);
    const double n4_y = 0.02005890770645065*wd4_y + (0.01479137770645065*(w4_z*w4_x) - n5_z);

    /* forces on link 3 */
    const double z16 = 0.011405980866450647*(z1 - wd3_y) - (n4_z + (1.6368104982641745*a3_x_scaled -
        (z7*neg_f5_z - z6*f4_x)));
    const double z17 = 1.6368104982641745*a3_y_scaled + 1.2857142857142858*f4_z + c4*neg_n4_x +
        s4*n4_y;
    const double n2_x = s3*z16 - c3*z17;
    const double n3_z = 0.011405980866450647*(w3_x*w3_y - wd2_y) + (s4*neg_n4_x - c4*n4_y);

    /* forces on link 1 */
    const double z18 = s2*n2_x - (0.5*qd[0] + 2.0*(qd[0]/sqrt(neg_U1_xx + 1e-06)));
    const double z19 = 0.5*qd[1] + (2.0*(qd[1]/sqrt(qd[1]*qd[1] + 1e-06)) - c3*z16);
    const double z20 = n3_z + 0.1*qd[2] + 0.5*(qd[2]/sqrt(qd[2]*qd[2] + 1e-06));
    const double z21 = n4_z + 0.4*(qd[3]/sqrt(qd[3]*qd[3] + 1e-06)) + 0.1*qd[3];
    const double z22 = n5_z + (0.1*(qd[4]/sqrt(qd[4]*qd[4] + 1e-06)) + 0.02*qd[4]);
    const double z23 = n6_z + 0.1*(qd[5]/sqrt(qd[5]*qd[5] + 1e-06)) + 0.02*qd[5];

    b[0] = c2*n3_z - z18;
    b[1] = -(s3*z17 + (8.425813779450031*s2 - z19));
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

    /* motion of link 1 */
    const double neg_U1_xx = qd[0]*qd[0];

    /* motion of link 2 */
    const double neg_w2_x = qd[0]*s2;
    const double neg_w2_y = qd[0]*c2;
    const double neg_wd2_x = qd[1]*neg_w2_y;
    const double wd2_y = neg_w2_x*qd[1];

    /* motion of link 3 */
    const double w3_y = s3*neg_w2_x + c3*qd[1];
    const double w3_z = qd[2] + neg_w2_y;
    const double w3_x = s3*qd[1] - c3*neg_w2_x;
    const double wd3_x = qd[2]*w3_y - c3*neg_wd2_x;
    const double wd3_y = s3*neg_wd2_x - qd[2]*w3_x;
    const double z1 = w3_z*w3_x;
    const double z2 = 21.79157777777778*s2;
    const double a3_x_scaled = z1 + (wd3_y - c3*z2);
    const double neg_a3_z_scaled = w3_y*w3_y + (w3_x*w3_x - 21.79157777777778*c2);
    const double a3_y_scaled = w3_y*w3_z + s3*z2 - wd3_x;

    /* motion of link 4 */
    const double w4_z = w3_y + qd[3];
    const double w4_x = c4*w3_x - s4*w3_z;
    const double wd4_y = c4*wd2_y - (qd[3]*w4_x + s4*wd3_x);
    const double neg_w4_y = s4*w3_x + w3_z*c4;
    const double wd4_x = c4*wd3_x + s4*wd2_y - qd[3]*neg_w4_y;
    const double z3 = w4_x*neg_w4_y;
    const double z4 = w4_z*neg_w4_y;

    /* motion of link 5 */
    const double w5_y = w4_z*c5 - s5*w4_x;
    const double w5_x = w4_z*s5 + c5*w4_x;
    const double z5 = w5_y*w5_x;
    const double wd5_y = c5*wd3_y - (w5_x*qd[4] + s5*wd4_x);
    const double w5_z = qd[4] + neg_w4_y;
    const double wd5_x = c5*wd4_x + s5*wd3_y + w5_y*qd[4];
    const double z6 = 1.2857142857142858*s4;
    const double z7 = wd4_x - z4 - 1.2857142857142858*a3_y_scaled;
    const double U5_xy = z5 + wd4_y;
    const double U5_zy = wd5_x + w5_y*w5_z;

    /* motion of link 6 */
    const double w6_x = w5_x*s6 + w5_z*c6;
    const double w6_y = w5_x*c6 - s6*w5_z;
    const double z8 = w6_x*w6_y;
    const double U6_yx = wd5_y + z8;
    const double w6_z = w5_y + qd[5];
    const double z9 = qd[5] + w6_z;
    const double z10 = wd4_y*c6 - s6*wd5_x;
    const double z11 = w6_z*w6_z;
    const double neg_U6_xx = z11 + w6_y*w6_y;

    /* forces on link 6 */
    const double n6_x = 0.0001487730625*(w6_y*z9 - z10) - 2.7e-05*U6_yx;

    /* forces on link 1 */
    const double z12 = 0.1*qd[2] - tau[2] + 0.5*(qd[2]/sqrt(qd[2]*qd[2] + 1e-06));
    const double z13 = 0.1*qd[3] + (0.4*(qd[3]/sqrt(qd[3]*qd[3] + 1e-06)) - tau[3]);

    /* articulated body 6 */
    const double F5_yz = 0.0065799562499999995*s6;
    const double z14 = 0.0001061019476975165*(s6*s6);
    const double F5_xz = 1.1019476975165087e-06 - z14;
    const double z15 = 0.025857265699609142*c6;
    const double z16 = c6*z15;
    const double z17 = 0.053265703115287916*z16;
    const double I5_zz = 0.002486995910973906 - z17;
    const double z18 = s6*z15;
    const double neg_I5_xz_scaled = 0.004103370748095779*z18;

    /* articulated body 5 */
    const double z19 = 0.0065799562499999995*c6;
    const double U6_zx_scaled = 0.0065799562499999995*(w6_x*z9) - (wd5_x*z19 + wd4_y*F5_yz);
    const double iD5 = 1.0/I5_zz;
    const double z20 = F5_yz*iD5;
    const double z21 = F5_xz*z20;
    const double z22 = F5_xz*iD5;
    const double z23 = F5_xz*z22 + z16;
    const double z24 = F5_yz*z20;
    const double z25 = z21*(2.0*c5) - s5*(z24 - z23);
    const double G4_xz = z21 - c5*z25;
    const double z26 = iD5*neg_I5_xz_scaled;
    const double z27 = F5_yz*z26;
    const double z28 = z19 - 12.98096281941049*z27;
    const double z29 = F5_xz*z26;
    const double z30 = neg_I5_xz_scaled + 12.98096281941049*z29;
    const double z31 = c5*z28 - s5*z30;
    const double z32 = s5*z31;
    const double F4_zz = G4_xz - z32;
    const double z33 = c5*z31;
    const double z34 = z28 - z33;
    const double z35 = s5*z25;
    const double G4_xx = z35 - z23;
    const double z36 = z34 + G4_xx;
    const double z37 = neg_I5_xz_scaled*z26;
    const double z38 = z17 - 168.5053957189175*z37 + 5.290888478816868e-05;
    const double z39 = s5*z38;
    const double z40 = s5*z39;
    const double I4_zz = z34 + z36 + z40 + 0.16601828297915192;
    const double z41 = 0.016125023277702873*c6;
    const double z42 = 3.9297017665746856*s6;
    const double z43 = z30 + z32;
    const double I4_xz = c5*z39 - F4_zz + z43;
    const double neg_G4_zz = z35 + z24;
    const double z44 = neg_G4_zz - z33;
    const double z45 = 0.00010499999999999999 - (12.98096281941049*z37 + z14);
    const double z46 = z18 + z29;
    const double G4_xy = s5*z27 - c5*z46;
    const double F4_yz = G4_xy - s5*z45;
    const double F4_xz = z36 + 0.2083206595722854;
    const double neg_G4_yz = c5*z27 + s5*z46;

    /* articulated body 4 */
    const double iD4 = 1.0/I4_zz;
    const double z47 = F4_zz*iD4;
    const double z48 = iD4*I4_xz;
    const double z49 = z38 - (z40 + (z44 - z33)) - I4_xz*z48;
    const double z50 = s4*(z49 + 0.16075075297915192);
    const double z51 = s4*z50;
    const double I3_zz = z51 + 0.0314648885729013;
    const double neg_I3_xz = c4*z50;
    const double z52 = F4_zz*z48 - z44 + 0.2083206595722854;
    const double F3_yz = s4*z52;
    const double z53 = iD4*F4_yz;
    const double z54 = iD4*F4_xz;
    const double z55 = neg_G4_yz - c5*z45 - z48*F4_yz;
    const double z56 = z48*F4_xz + (G4_xz - z43);
    const double z57 = c4*z55 - s4*z56;
    const double neg_F3_zx = c4*z57;
    const double F3_xz = z55 - neg_F3_zx;
    const double neg_F3_yx = c4*z52;
    const double z58 = F4_xz*z54 - G4_xx;
    const double z59 = s4*(z16 + (z58 - F4_yz*z53) - z37 - 0.025857265699609142) +
        2.0*(c4*(z53*F4_xz - G4_xy));

    /* articulated body 3 */
    const double z60 = 1.2857142857142858*c4;
    const double z61 = a3_x_scaled*z60 + (z6*neg_a3_z_scaled + (wd3_y + z3));
    const double neg_a5_y = s5*z61 + c5*z7;
    const double n6_y_scaled = 0.004103370748095779*(w6_x*w6_x - z11) + (neg_a5_y -
        35.23765054392175*U6_zx_scaled);
    const double a5_x = c5*z61 - s5*z7;
    const double n5_z = 9.542880208333335e-05*z5 - (0.0009613527859739061*wd4_y + (F5_yz*n6_y_scaled
        - c6*n6_x)) - 0.00010499999999999999*a5_x;
    const double z62 = n5_z + (0.1*(qd[4]/sqrt(qd[4]*qd[4] + 1e-06)) + 0.02*qd[4]);
    const double phi5 = tau[4] - z62;
    const double n4_y = 0.02005890770645065*wd4_y + (0.01479137770645065*(w4_z*w4_x) - n5_z);
    const double a5_z = a3_x_scaled*z6 - (w4_z*w4_z + w4_x*w4_x + z60*neg_a3_z_scaled);
    const double n6_z = 0.0013768700625*z8 + (0.0016744161875*wd5_y - (F5_yz*a5_z - z19*a5_x)) +
        2.7e-05*(z10 + w5_y*w6_y);
    const double neg_phi6 = 0.02*qd[5] + (0.1*(qd[5]/sqrt(qd[5]*qd[5] + 1e-06)) + (n6_z - tau[5]));
    const double z63 = neg_phi6*z41;
    const double u5 = phi5 - z63;
    const double z64 = z26*u5;
    const double z65 = neg_phi6*z42;
    const double z66 = 0.004103370748095779*z65 - 12.98096281941049*z64;
    const double z67 = z22*u5 - 243.70208333333335*z63;
    const double z68 = z20*u5;
    const double z69 = c5*z67 - s5*z68;
    const double neg_f5_y = 0.00010499999999999999*(w5_z*w5_z + w5_x*w5_x) +
        (0.2083206595722854*neg_a5_y - U6_zx_scaled);
    const double f5_x = U6_yx*z19 - (F5_yz*neg_U6_xx - (0.2083206595722854*a5_x +
        0.00010499999999999999*U5_xy));
    const double f4_x = s5*neg_f5_y + c5*f5_x;
    const double n5_x = 0.0004329619919452864*U5_zy + (0.00010499999999999999*a5_z + (s6*n6_x +
        z19*n6_y_scaled));
    const double n5_y = n6_z - 0.0005283907940286198*(w5_x*w5_z - wd5_y);
    const double n4_z = f4_x + (s5*n5_x - 0.0428307673871621*wd3_y - 0.048098297387162106*z3) +
        c5*n5_y;
    const double neg_phi4 = z13 + n4_z;
    const double u4 = c5*neg_phi6 - (s5*z66 + (z69 + neg_phi4));
    const double f4_z = s5*f5_x - c5*neg_f5_y;
    const double z70 = c5*z68 + s5*z67;
    const double neg_n4_x = 0.028039389680711454*wd4_x + (s5*n5_y + (f4_z - c5*n5_x) -
        0.06288967509361275*z4);
    const double n3_z = 0.011405980866450647*(w3_y*w3_x - wd2_y) + (s4*neg_n4_x - c4*n4_y);
    const double neg_phi3 = z12 + n3_z;
    const double z71 = s5*neg_phi6 + c5*z66 - z70 + u4*z48;
    const double neg_u3 = neg_phi3 + (c4*phi5 - s4*z71);
    const double iD3 = 1.0/I3_zz;
    const double z72 = iD3*neg_I3_xz;
    const double z73 = iD3*F3_yz;
    const double z74 = z72 + 1.2857142857142858*z73;
    const double z75 = iD3*F3_xz;
    const double z76 = z51 + neg_I3_xz*z72 - (z49 + 0.16940367981915191) -
        2.5714285714285716*neg_F3_yx + 1.6530612244897962*(neg_G4_zz + F3_yz*(z73 +
        1.5555555555555554*z72) + F4_zz*z47);
    const double z77 = 1.6530612244897962*(z58 + F3_xz*z75 - s4*z59);
    const double z78 = z56 + s4*(1.2857142857142858*(neg_G4_yz + z47*F4_yz) + z57) - z74*F3_xz;
    const double z79 = z60*(G4_xz - z47*F4_xz) + z78;
    const double z80 = s3*(z76 - z77) + 2.5714285714285716*(c3*z79);
    const double z81 = s3*z80;
    const double I2_zz = 2.0724795199583235 - (z77 + z81);
    const double I2_xz = 1.2857142857142858*z79 - c3*z80;

    /* articulated body 2 */
    const double z82 = z47*u4 + (f4_z + z70 + 1.2730748319832466*a3_y_scaled) -
        0.7777777777777777*(neg_u3*z74);
    const double z83 = s4*(phi5 - n4_y) - 1.2857142857142858*z82 + c4*(z71 - neg_n4_x);
    const double z84 = U6_yx*F5_yz - (0.2083206595722854*a5_z + (z65 - z64 - u4*z53) +
        0.00010499999999999999*U5_zy);
    const double z85 = 1.2857142857142858*z75;
    const double z86 = 1.6368104982641745*a3_x_scaled - (neg_phi4 + neg_u3*z85 +
        0.011405980866450647*(z1 - wd3_y) - n4_z);
    const double z87 = z6*(z19*neg_U6_xx + z84) - (z60*(f4_x + (z69 + u4*z54)) + z86);
    const double z88 = tau[1] + (c3*z87 - 2.0*(qd[1]/sqrt(qd[1]*qd[1] + 1e-06)));
    const double neg_u2 = 0.5*qd[1] - (z88 + 8.425813779450031*s2) + s3*z83;
    const double iD2 = 1.0/I2_zz;
    const double z89 = iD2*I2_xz;
    const double I1_zz = s2*(s2*(z81 - z76 - I2_xz*z89 + 1.992583283729709)) + 0.4792946914801269;

    /* articulated body 1 */
    const double z90 = 2.0*(qd[0]/sqrt(neg_U1_xx + 1e-06)) + (0.5*qd[0] - (z12*c2 + tau[0]));
    const double u1 = s2*(c3*z83 - neg_u2*z89 + s3*z87) - z90;
    const double iD1 = 1.0/I1_zz;

    /* acceleration of link 1 */
    const double qdd1 = u1*iD1;

    /* acceleration of link 2 */
    const double z91 = s2*qdd1;
    const double qdd2 = z89*z91 - neg_u2*iD2;
    const double z92 = c2*qdd1;

    /* acceleration of link 3 */
    const double z93 = s3*qdd2 - c3*z91;
    const double z94 = c3*qdd2 + s3*z91;
    const double qdd3 = z74*z93 - (z85*z94 + neg_u3*iD3 + z92);
    const double z95 = z92 + qdd3;

    /* acceleration of link 4 */
    const double z96 = c4*z93 - s4*z95;
    const double z97 = z6*z94;
    const double z98 = z60*z94;
    const double z99 = 1.2857142857142858*z93;
    const double z100 = z48*z96 + (z94 - (z53*z97 + (z47*z99 - z54*z98)));
    const double qdd4 = iD4*u4 - z100;
    const double z101 = z94 + qdd4;
    const double z102 = c4*z95 + s4*z93;

    /* acceleration of link 5 */
    const double z103 = z98 + z101;
    const double z104 = z96 + z99;
    const double z105 = s5*z104 - c5*z103;
    const double z106 = z22*z105 + (z20*(s5*z103 + c5*z104) + (iD5*u5 - z102));
    const double z107 = s5*z101 + c5*z96;
    const double qdd5 = z106 + z26*(z97 + 12.98096281941049*z107);

    /* acceleration of link 6 */
    const double z108 = 597.2230843593657*neg_phi6 + c5*z101 - s5*z96 - z41*(qdd5 + z102 +
        243.70208333333335*z105);
    const double qdd6 = z42*(z97 + 0.004103370748095779*z107) - z108;

    qdd[0] = qdd1;
    qdd[1] = qdd2;
    qdd[2] = qdd3;
    qdd[3] = qdd4;
    qdd[4] = qdd5;
    qdd[5] = qdd6;
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
    const double z19 = c4*z5 - z8 + 3.0;
    const double z20 = c3*z12 - z15;

    /* tool seen from link 1 */
    const double z21 = s2*z9 + c2*z16;
    const double z22 = c2*z18 + s2*z11;
    const double z23 = s2*z18 - c2*z11;
    const double z24 = s2*z16 - c2*z9;
    const double z25 = 0.15*s2;
    const double z26 = 0.15*c2;
    const double z27 = z25*z19 + z26*z20;

    /* tool seen from link 0 */
    const double z28 = s1*z14 - c1*z21;
    const double z29 = s1*z17 - c1*z22;
    const double z30 = s1*z21 + c1*z14;
    const double z31 = s1*z22 + c1*z17;
    const double z32 = 0.15*(z13 + s3*z12);

    R[0] = -z28;
    R[1] = z29;
    R[2] = z23*z30 - z24*z31;
    R[3] = z30;
    R[4] = -z31;
    R[5] = z28*z23 - z29*z24;
    R[6] = -z24;
    R[7] = z23;
    R[8] = z28*z31 - z29*z30;
    p[0] = c1*z27 - s1*z32;
    p[1] = c1*z32 + s1*z27;
    p[2] = 0.6 - (z25*z20 - z19*z26);
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

    /* link 2 */
    const double neg_w2_y = qd[0]*c2;
    const double neg_w2_x = qd[0]*s2;

    /* link 3 */
    const double w3_z = neg_w2_y + qd[2];
    const double w3_x = s3*qd[1] - c3*neg_w2_x;
    const double w3_y = s3*neg_w2_x + qd[1]*c3;
    const double z1 = c3*s2;
    const double z2 = s3*s2;

    /* link 4 */
    const double w4_x = c4*w3_x - s4*w3_z;
    const double w4_z = w3_y + qd[3];
    const double neg_w4_y = s4*w3_x + w3_z*c4;
    const double z3 = c4*z1 + s4*c2;
    const double z4 = c2*c4 - s4*z1;

    /* link 5 */
    const double z5 = 0.45*w3_x;
    const double z6 = 0.03887472713189212*w4_x + z5;
    const double z7 = 0.45*w3_y;
    const double z8 = c4*z7;
    const double z9 = 0.03887472713189212*w4_z + z8;
    const double w5_z = qd[4] + neg_w4_y;
    const double z10 = z8 + 0.35*w4_z;
    const double z11 = 0.35*w4_x + z5;
    const double neg_v5_y = s5*z10 + z11*c5;
    const double w5_x = w4_z*s5 + w4_x*c5;
    const double v5_x = z10*c5 - s5*z11;
    const double w5_y = w4_z*c5 - w4_x*s5;
    const double z12 = 8.043983006252587*neg_v5_y - w5_x;
    const double z13 = w5_y - 8.043983006252587*v5_x;

    /* link 6 */
    const double w6_y = w5_x*c6 - w5_z*s6;
    const double z14 = neg_v5_y + 0.03257222679429982*w6_y;
    const double z15 = s4*z7;
    const double z16 = s6*v5_x + c6*z15 + 0.0005197730324425001*w6_y;
    const double w6_z = qd[5] + w5_y;
    const double w6_x = w5_x*s6 + w5_z*c6;
    const double z17 = c6*v5_x - s6*z15 + 0.03257222679429982*w6_z - 0.0005197730324425001*w6_x;
    const double z18 = 8.614165980855026e-06*w6_x;
    const double z19 = 0.008244910874123858*(w5_x*w5_x) + (0.00049433146606789*(w6_y*w6_y) +
        0.008330390040790524*(w5_y*w5_y));
    const double z20 = w6_z*(0.0005310311976477563*w6_z - z18) + (z19 - z18*(w6_z -
        13.010351921383506*w6_x));
    const double z21 = 0.460812509256425*(w3_y*w3_y) + (0.005331204313956764*(w4_x*w4_x) +
        (0.0026935375*(neg_w4_y*neg_w4_y) + z20));
    const double z22 = 2.046593880941407*(z15*z15) + (0.013038906786450649*(w3_z*w3_z) + (z21 +
        0.462445435176425*(w3_x*w3_x)));
    const double z23 = 0.2885875*(z14*z14 + z16*z16 + z17*z17) + z22 +
        0.005271431813956764*(w4_z*w4_z);
    const double z24 = 0.00044291162736195307*(w5_z*w5_z) + z23 +
        0.10763297980299295*(neg_w2_x*neg_w2_x) + 0.045028076835198355*(neg_w2_y*neg_w2_y);
    const double z25 = 0.19461926890486508*(qd[0]*qd[0]) + (0.10255302108210182*(qd[1]*qd[1]) + z24)
        + 0.009682211041822387*(z12*z12 + z13*z13);
    const double z26 = 0.18435552222375*(c6*z4 - s6*(c5*z3 - s5*z2)) + (51.59879306636273*c2 +
        5.836674671726689*z4);

    e[0] = 1.4201000000000001*(z6*z6 + z9*z9) + z25;
    e[1] = 0.002941863*(s5*z3 + c5*z2) + z26 + 260.7926244813369;
}
