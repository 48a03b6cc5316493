/* stanford_saha: robot dynamics as straight-line C, by rbgen 0.2.0
 *
 * joints   6: RRPRRR
 * source   S. K. Saha, Simulation of industrial manipulators based on the UDU^T decomposition
 *          of inertia matrix, Multibody System Dynamics 9(1), 2003, pp. 63-85, Table II(i)
 *          (Stanford arm).
 * model    1a00a0ca40a55228
 * command  rbgen emit stanford_saha
 *
 * Operations of each call: multiplications M, additions and subtractions A, divisions and square
 * roots D, pairs of sine and cosine.
 *
 *   function                  algorithm            M      A    D  sin/cos
 *   inverse_dynamics          best                 88     61    0        4
 *   inertia_matrix            best                 41     29    0        4
 *   bias                      best                 80     46    0        4
 *   gravity                   best                  3      1    0        1
 *   forward_dynamics          best                128     87    4        4
 *   forward_kinematics        best: tool-cross     40     19    0        5
 *   jacobian                  best: frames         32     13    0        4
 *   inertia_solve             best                 61     44    4        4
 *   energy                    best: links          77     47    0        4
 *
 * What goes in and comes out, with its SI unit (in parentheses: of joints that slide). Arrays are
 * row-major double; joints come in the order of the robot file.
 *
 *   inverse_dynamics          q [rad (m)], qd [rad/s (m/s)], qdd [rad/s^2 (m/s^2)] -> tau [N m
 *                             (N)]
 *   inertia_matrix            q [rad (m)] -> M [kg m^2 (kg m, kg)]
 *   bias                      q [rad (m)], qd [rad/s (m/s)] -> b [N m (N)]
 *   gravity                   q [rad (m)] -> g [N m (N)]
 *   forward_dynamics          q [rad (m)], qd [rad/s (m/s)], tau [N m (N)] -> qdd [rad/s^2
 *                             (m/s^2)]
 *   forward_kinematics        q [rad (m)] -> R [1], p [m]
 *   jacobian                  q [rad (m)] -> J [m (1), then 1 (0)]
 *   inertia_solve             q [rad (m)], phi [N m (N)] -> qdd [rad/s^2 (m/s^2)]
 *   energy                    q [rad (m)], qd [rad/s (m/s)] -> e [J]
 *
 * Names of intermediates, here those of joint or link 1, components in the link's axes; neg_w1_x
 * is -w1_x; w1_x_scaled is w1_x times a constant:
 *
 *   s1      sine of the joint's angle
 *   c1      cosine of the joint's angle
 *   w1_x    angular velocity of the link
 *   wd1_x   angular acceleration of the link
 *   v1_x    velocity of the link's origin
 *   a1_x    acceleration of the link's origin, less gravity's
 *   U1_xx   wd~ + w~ w~, where w~ r = w x r: makes of a vector in the link its second derivative
 *   f1_x    force that the link and all beyond it take
 *   n1_x    moment that the link and all beyond it take
 *   S1_xx   second moments of the same mass, the integrals of r r^T
 *   I1_xx   articulated body: moment by angular acceleration
 *   F1_xx   articulated body: moment by linear acceleration
 *   phi1    what the bias leaves of tau
 *   u1      what is left of phi, or of tau, to accelerate the joint alone
 *   iD1     1 / D, or 1 / inertia that the joint alone accelerates
 *   qdd1    acceleration of the joint
 *   z1      whatever has no name, numbered through
 *
 * Where best made the function, vectors are in axes, about an origin and in a unit of each link's
 * own, chosen so that the most constants vanish.
 *
 * Thread-safe: keeps no state, allocates nothing, has no branches. Outputs may not overlap inputs.
 * Compile: cc -std=c99 -O2 -c FILE.c, and link with -lm.
 * This file belongs to whoever generated it.
 */
#include <math.h>

#if defined __GNUC__ && !defined __clang__
/* gcc would gather results in wide vectors to store them, which takes longer than it saves. */
#pragma GCC optimize ("no-tree-slp-vectorize")
#if defined __x86_64__ && !defined RBGEN_TUNED
#define RBGEN_TUNED
/* Nor does it order statements by what waits for what before it gives out registers, as it does for
   other processors; and for some of AMD's it keeps numbers in registers that cannot compute. */
#pragma GCC optimize ("schedule-insns", "sched-pressure")
#pragma GCC target ("tune=generic")
#endif
#endif

#define STANFORD_SAHA_DOF 6

#ifdef __cplusplus
extern "C" {
#endif

/* joint torques (forces) for the motion */
void stanford_saha_inverse_dynamics(const double q[6], const double qd[6], const double qdd[6],
                                    double tau[6]);
/* symmetric, row-major */
void stanford_saha_inertia_matrix(const double q[6], double M[36]);
/* Coriolis, centrifugal, gravity, friction */
void stanford_saha_bias(const double q[6], const double qd[6], double b[6]);
/* torques that hold the arm still */
void stanford_saha_gravity(const double q[6], double g[6]);
/* accelerations for the torques */
void stanford_saha_forward_dynamics(const double q[6], const double qd[6], const double tau[6],
                                    double qdd[6]);
/* tool in the world: axes as columns of R, origin p */
void stanford_saha_forward_kinematics(const double q[6], double R[9], double p[3]);
/* 6 x n: linear rows, then angular, world axes, at the tool */
void stanford_saha_jacobian(const double q[6], double J[36]);
/* M^-1 phi */
void stanford_saha_inertia_solve(const double q[6], const double phi[6], double qdd[6]);
/* kinetic, potential (zero at the world's origin) */
void stanford_saha_energy(const double q[6], const double qd[6], double e[2]);

#ifdef __cplusplus
}
#endif

/* The sine and cosine below take differences of nearly equal numbers, so sums must be computed as
   they are written, whatever -ffast-math, -fassociative-math and their like allow: compilers are
   told so. One that is not known to obey, or that computes with more digits than a variable holds
   (x87), keeps the numbers that matter in memory. */
#ifndef RBGEN_ROUNDED
#if defined __FLT_EVAL_METHOD__ && __FLT_EVAL_METHOD__ % 16 != 0 && \
    !(defined __clang__ && defined __SSE2_MATH__)
#define RBGEN_ROUNDED const volatile
#elif defined __clang__ && __clang_major__ >= 13
#pragma clang fp reassociate(off)
#define RBGEN_ROUNDED const
#elif defined __GNUC__ && !defined __clang__ && !defined __INTEL_COMPILER && \
    !defined __NVCOMPILER && !defined __TINYC__
#pragma GCC optimize ("no-associative-math")
#define RBGEN_ROUNDED const
#elif defined _MSC_VER
#pragma float_control(precise, on)
#define RBGEN_ROUNDED const
#elif defined __TINYC__
#define RBGEN_ROUNDED const
#else
#define RBGEN_ROUNDED const volatile
#endif
#endif

/* Sine and cosine of x together, without branches: x = k*pi/2 + r - e, where |r| <= pi/4 and e is
   what rounding added to r; polynomials in r; and a turn by k quarters. The error is below 1.1
   units in the last place up to |x| = 1e5; beyond, it grows like that of x itself, |x|*1e-16,
   and from |x| = 3.5e15 on the values mean nothing. The sine of -0 is -0; NaN and infinity give
   NaN. Rounding must be to nearest. */
#ifndef RBGEN_SINCOS
#define RBGEN_SINCOS
#ifdef __GNUC__
__attribute__((always_inline, unused))
#endif
static inline void rbgen_sincos(double x, double *sine, double *cosine)
{
    /* sums with 1.5*2^52 are whole numbers */
    RBGEN_ROUNDED double t = x*0.6366197723675814 + 6755399441055744.0;
    RBGEN_ROUNDED double k = t - 6755399441055744.0;
    RBGEN_ROUNDED double p = x - k*1.5707963267923333;
    RBGEN_ROUNDED double w = k*2.5633441515839558e-12;
    RBGEN_ROUNDED double r = p - w;
    RBGEN_ROUNDED double d = p - r;
    RBGEN_ROUNDED double l = d - w;
    RBGEN_ROUNDED double u = k*0.25 + 6755399441055744.0;
    RBGEN_ROUNDED double v = u - 6755399441055744.0;
    const double e = k*1.0562999066987428e-23 - l;
    const double j = 4.0*v - k;     /* -2 to 2 */
    const double a = 1.0 - fabs(j); /* cos(k*pi/2) */
    const double b = j + j*a;       /* -sin(k*pi/2) */
    const double z = r*r;
    const double h = z*z;
    double f = z*1.5918129294866608e-10 - 2.5051131845003624e-08;
    double g = z*-1.1382632425521717e-11 + 2.08761462684032e-09;
    f = h*f + (z*2.755731610255244e-06 - 0.00019841269836758574);
    g = h*g - (z*2.7557317271729793e-07 - 2.480158729876569e-05);
    f = h*f + (z*0.008333333333330948 - 0.16666666666666666);
    g = h*g - (z*0.0013888888888887398 - 0.041666666666666664);
    const double s = e - r*z*f;         /* r - e - sin(r - e) */
    const double c = r*e + h*g - 0.5*z; /* cos(r - e) - 1 */
    *sine = a*r - b - a*s - b*c;
    *cosine = b*r + a - b*s + a*c;
}
#endif

/* Sines and cosines of several angles: the same steps for all of them at once, in the lanes of a
   vector, where compiler and processor have those; else for one after the other. The values are the
   same. RBGEN_SINCOS_LANES may be defined beforehand: 1 does without vectors. */
#ifndef RBGEN_SINCOS2
#define RBGEN_SINCOS2
#ifndef RBGEN_SINCOS_LANES
#if !defined __GNUC__ || defined __TINYC__ || \
    (defined __FLT_EVAL_METHOD__ && __FLT_EVAL_METHOD__ % 16 != 0 && \
     !(defined __clang__ && defined __SSE2_MATH__))
#define RBGEN_SINCOS_LANES 1
#elif defined __AVX__
#define RBGEN_SINCOS_LANES 4
#elif defined __SSE2__ || (defined __aarch64__ && defined __ARM_NEON)
#define RBGEN_SINCOS_LANES 2
#else
#define RBGEN_SINCOS_LANES 1
#endif
#endif

#if RBGEN_SINCOS_LANES > 1
typedef double rbgen_lanes __attribute__((vector_size(RBGEN_SINCOS_LANES*8)));
typedef long long rbgen_bits __attribute__((vector_size(RBGEN_SINCOS_LANES*8)));
#if defined __clang__ && defined __AVX2__
/* Else clang gathers the angles from memory, which takes longer than loading them one by one. */
#define RBGEN_LANES_APART(x) __asm__("" : "+x"(x))
#else
#define RBGEN_LANES_APART(x)
#endif
#define RBGEN_LANES_ABS(x) ((rbgen_lanes)((rbgen_bits)(x) & 0x7fffffffffffffffLL))

__attribute__((always_inline))
static inline void rbgen_sincos_lanes(const rbgen_lanes *angles,
    rbgen_lanes *sine, rbgen_lanes *cosine)
{
    const rbgen_lanes x = *angles;
    RBGEN_ROUNDED rbgen_lanes t = x*0.6366197723675814 + 6755399441055744.0;
    RBGEN_ROUNDED rbgen_lanes k = t - 6755399441055744.0;
    RBGEN_ROUNDED rbgen_lanes p = x - k*1.5707963267923333;
    RBGEN_ROUNDED rbgen_lanes w = k*2.5633441515839558e-12;
    RBGEN_ROUNDED rbgen_lanes r = p - w;
    RBGEN_ROUNDED rbgen_lanes d = p - r;
    RBGEN_ROUNDED rbgen_lanes l = d - w;
    RBGEN_ROUNDED rbgen_lanes u = k*0.25 + 6755399441055744.0;
    RBGEN_ROUNDED rbgen_lanes v = u - 6755399441055744.0;
    const rbgen_lanes e = k*1.0562999066987428e-23 - l;
    const rbgen_lanes j = 4.0*v - k;
    const rbgen_lanes a = 1.0 - RBGEN_LANES_ABS(j);
    const rbgen_lanes b = j + j*a;
    const rbgen_lanes z = r*r;
    const rbgen_lanes h = z*z;
    rbgen_lanes f = z*1.5918129294866608e-10 - 2.5051131845003624e-08;
    rbgen_lanes g = z*-1.1382632425521717e-11 + 2.08761462684032e-09;
    f = h*f + (z*2.755731610255244e-06 - 0.00019841269836758574);
    g = h*g - (z*2.7557317271729793e-07 - 2.480158729876569e-05);
    f = h*f + (z*0.008333333333330948 - 0.16666666666666666);
    g = h*g - (z*0.0013888888888887398 - 0.041666666666666664);
    const rbgen_lanes s = e - r*z*f;
    const rbgen_lanes c = r*e + h*g - 0.5*z;
    *sine = a*r - b - a*s - b*c;
    *cosine = b*r + a - b*s + a*c;
}
#endif

#ifdef __GNUC__
__attribute__((always_inline, unused))
#endif
static inline void rbgen_sincos2(
    double x0, double *sine0, double *cosine0,
    double x1, double *sine1, double *cosine1)
{
#if RBGEN_SINCOS_LANES == 1
    rbgen_sincos(x0, sine0, cosine0);
    rbgen_sincos(x1, sine1, cosine1);
#else
#if RBGEN_SINCOS_LANES == 2
    const rbgen_lanes x = {x0, x1};
#else
    const rbgen_lanes x = {x0, x1, x0, x1};
#endif
    rbgen_lanes s, c;
    rbgen_sincos_lanes(&x, &s, &c);
    *sine0 = s[0];
    *sine1 = s[1];
    *cosine0 = c[0];
    *cosine1 = c[1];
#endif
}

#ifdef __GNUC__
__attribute__((always_inline, unused))
#endif
static inline void rbgen_sincos3(
    double x0, double *sine0, double *cosine0,
    double x1, double *sine1, double *cosine1,
    double x2, double *sine2, double *cosine2)
{
#if RBGEN_SINCOS_LANES < 4
    rbgen_sincos2(x0, sine0, cosine0, x1, sine1, cosine1);
    rbgen_sincos(x2, sine2, cosine2);
#else
    RBGEN_LANES_APART(x0);
    RBGEN_LANES_APART(x1);
    RBGEN_LANES_APART(x2);
    const rbgen_lanes x = {x0, x1, x2, x2};
    rbgen_lanes s, c;
    rbgen_sincos_lanes(&x, &s, &c);
    *sine0 = s[0];
    *sine1 = s[1];
    *sine2 = s[2];
    *cosine0 = c[0];
    *cosine1 = c[1];
    *cosine2 = c[2];
#endif
}

#ifdef __GNUC__
__attribute__((always_inline, unused))
#endif
static inline void rbgen_sincos4(
    double x0, double *sine0, double *cosine0,
    double x1, double *sine1, double *cosine1,
    double x2, double *sine2, double *cosine2,
    double x3, double *sine3, double *cosine3)
{
#if RBGEN_SINCOS_LANES < 4
    rbgen_sincos2(x0, sine0, cosine0, x1, sine1, cosine1);
    rbgen_sincos2(x2, sine2, cosine2, x3, sine3, cosine3);
#else
    RBGEN_LANES_APART(x0);
    RBGEN_LANES_APART(x1);
    RBGEN_LANES_APART(x2);
    const rbgen_lanes x = {x0, x1, x2, x3};
    rbgen_lanes s, c;
    rbgen_sincos_lanes(&x, &s, &c);
    *sine0 = s[0];
    *sine1 = s[1];
    *sine2 = s[2];
    *sine3 = s[3];
    *cosine0 = c[0];
    *cosine1 = c[1];
    *cosine2 = c[2];
    *cosine3 = c[3];
#endif
}
#endif

void stanford_saha_inverse_dynamics(const double q[6], const double qd[6], const double qdd[6],
                                    double tau[6])
{
    /* joint angles */
    double s4, c4;
    double s2, c2;
    double s5, c5;
    double s6, c6;
    rbgen_sincos4(q[3], &s4, &c4, q[1], &s2, &c2, q[4], &s5, &c5, q[5], &s6, &c6);
    const double z1 = q[2] + 0.22295081967213115;

    /* motion of link 2 */
    const double neg_w2_x = qd[0]*s2;
    const double neg_w2_y = qd[0]*c2;
    const double z2 = neg_w2_y*qd[1];
    const double z3 = neg_w2_x*neg_w2_x;
    const double U2_xy = neg_w2_y*neg_w2_x - qdd[1];
    const double neg_U2_yy = qd[1]*qd[1] + z3;
    const double U2_yz = s2*qdd[0];
    const double neg_wd2_x = z2 + U2_yz;
    const double neg_U2_zy = z2 + neg_wd2_x;

    /* motion of link 3 */
    const double z4 = 0.1*qdd[0];
    const double z5 = c2*z4;
    const double z6 = 2.0*qd[2];
    const double a3_x = z1*U2_xy - (z5 + qd[1]*z6 + 9.81*s2);
    const double a3_y = neg_U2_zy*z1 + (0.1*(z3 + neg_w2_y*neg_w2_y) + neg_w2_x*z6);
    const double a3_z = 0.1*U2_yz + (qdd[2] - 9.81*c2) - z1*neg_U2_yy;

    /* motion of link 4 */
    const double neg_w4_x = s4*qd[1] + c4*neg_w2_x;
    const double w4_y = s4*neg_w2_x - c4*qd[1];
    const double w4_z = qd[3] - neg_w2_y;
    const double wd4_x = qd[3]*w4_y - (c4*neg_wd2_x + s4*qdd[1]);
    const double wd4_y = qd[3]*neg_w4_x - c4*qdd[1] + s4*neg_wd2_x;
    const double wd4_z = qd[1]*neg_w2_x + qdd[3] - 10.0*z5;

    /* motion of link 5 */
    const double w5_x = w4_z*s5 - neg_w4_x*c5;
    const double w5_y = s5*neg_w4_x + w4_z*c5;
    const double w5_z = qd[4] - w4_y;
    const double wd5_x = c5*wd4_x + (qd[4]*w5_y + s5*wd4_z);
    const double neg_wd5_y = w5_x*qd[4] - c5*wd4_z + s5*wd4_x;
    const double wd5_z = qdd[4] - wd4_y;

    /* motion of link 6 */
    const double w6_x = w5_x*c6 - s6*w5_z;
    const double neg_w6_y = s6*w5_x + c6*w5_z;
    const double U6_xy = neg_wd5_y - (neg_w6_y*w6_x + qdd[5]);
    const double U6_zy = c6*wd5_x - (neg_w6_y*(2.0*qd[5] + w5_y) + s6*wd5_z);

    /* forces on link 5 */
    const double z7 = 0.002*U6_zy;
    const double z8 = 0.002*U6_xy;
    const double n5_x = c6*z7 + (0.0022500000000000003*wd5_x + w5_y*(0.00055*w5_z));
    const double neg_n5_y = 0.00095*neg_wd5_y - w5_x*(0.00075*w5_z) + z8;
    const double n5_z = 0.0015*wd5_z - 0.0013*(w5_x*w5_y) - s6*z7;
    const double n4_x = c5*n5_x + s5*neg_n5_y;

    /* forces on link 4 */
    const double z9 = 0.00025*neg_w4_x;
    const double n4_y = 0.00025*wd4_y + w4_z*z9 - n5_z;
    const double n4_z = s5*n5_x - (w4_y*z9 - 0.00025*wd4_z + c5*neg_n5_y);

    /* forces on link 1 */
    const double z10 = 6.1*z1;
    const double z11 = s4*n4_y + (1.0130368852459015*neg_U2_zy + 0.61*a3_z + a3_y*z10) - c4*n4_x;
    const double n1_z = s2*z11 + (z4 - c2*(n4_z + 0.61*a3_x));
    const double neg_n2_z = z10*a3_x + (1.0130368852459015*U2_xy - 0.029999999999999995*qdd[1]) +
        c4*n4_y + s4*n4_x;

    tau[0] = n1_z;
    tau[1] = -neg_n2_z;
    tau[2] = 6.1*a3_z;
    tau[3] = n4_z;
    tau[4] = n5_z;
    tau[5] = -z8;
}

void stanford_saha_inertia_matrix(const double q[6], double M[36])
{
    /* joint angles */
    double s6, c6;
    double s5, c5;
    double s4, c4;
    double s2, c2;
    rbgen_sincos4(q[5], &s6, &c6, q[4], &s5, &c5, q[3], &s4, &c4, q[1], &s2, &c2);

    /* composite body 6 */
    const double z1 = 0.002*(s6*s6);
    const double S5_zz = 0.00285 - z1;
    const double z2 = s6*c6;
    const double z3 = z1 + 0.0015;

    /* column 6 */
    const double z4 = s2*c4;

    /* composite body 5 */
    const double z5 = (z1 - 0.0013)*s5;
    const double z6 = s5*z5;
    const double z7 = 0.002*c5;
    const double S4_xx = z1 + 0.00035 - z6;
    const double neg_S4_xy = z7*z2;
    const double S4_xz = z5*c5;

    /* column 5 */
    const double z8 = s4*neg_S4_xy + c4*z3;

    /* composite body 4 */
    const double z9 = S5_zz + S4_xx;
    const double z10 = neg_S4_xy*(2.0*c4) - s4*(S4_xx - S5_zz);
    const double z11 = 0.002*s5;
    const double z12 = z2*z11;
    const double S3_xx = S4_xx + 0.014999999999999998 + s4*z10;
    const double S3_xy = neg_S4_xy - c4*z10;
    const double S3_xz = s4*z12 + c4*S4_xz;
    const double S3_yz = s4*S4_xz - c4*z12;
    const double z13 = neg_S4_xy*z4 + c2*z12 - z3*(s2*s4);
    const double z14 = z11*z4 - z7*c2;

    /* column 4 */
    const double z15 = s2*S3_xz - z9*c2;

    /* composite body 3 */
    const double S2_yy = z6 + (6.1*q[2]*(q[2] + 0.4459016393442623) + 1.33265);

    /* composite body 2 */
    const double z16 = z9 + 0.161 + s2*(s2*(S2_yy - S3_xx) - 2.0*c2*S3_xz);
    const double S1_yz = s2*S3_xy - c2*(0.61*q[2] + 0.136 - S3_yz);

    /* column 1 */
    const double z17 = 0.61*s2;
    const double z18 = s4*z11;

    M[0] = z16;
    M[1] = -S1_yz;
    M[2] = z17;
    M[3] = z15;
    M[4] = z13;
    M[5] = z14;
    M[6] = -S1_yz;
    M[7] = S3_xx + S2_yy;
    M[8] = 0.0;
    M[9] = S3_yz;
    M[10] = z8;
    M[11] = z18;
    M[12] = z17;
    M[13] = 0.0;
    M[14] = 6.1;
    M[15] = 0.0;
    M[16] = 0.0;
    M[17] = 0.0;
    M[18] = z15;
    M[19] = S3_yz;
    M[20] = 0.0;
    M[21] = z9;
    M[22] = -z12;
    M[23] = z7;
    M[24] = z13;
    M[25] = z8;
    M[26] = 0.0;
    M[27] = -z12;
    M[28] = z3;
    M[29] = 0.0;
    M[30] = z14;
    M[31] = z18;
    M[32] = 0.0;
    M[33] = z7;
    M[34] = 0.0;
    M[35] = 0.002;
}

void stanford_saha_bias(const double q[6], const double qd[6], double b[6])
{
    /* joint angles */
    double s2, c2;
    double s4, c4;
    double s5, c5;
    double s6, c6;
    rbgen_sincos4(q[1], &s2, &c2, q[3], &s4, &c4, q[4], &s5, &c5, q[5], &s6, &c6);
    const double z1 = q[2] + 0.22295081967213115;

    /* motion of link 1 */
    const double neg_U1_xx = qd[0]*qd[0];

    /* motion of link 2 */
    const double neg_w2_x = qd[0]*s2;
    const double neg_w2_y = c2*qd[0];
    const double neg_wd2_x = qd[1]*neg_w2_y;
    const double wd2_y = qd[1]*neg_w2_x;
    const double U2_xy = neg_w2_x*neg_w2_y;
    const double neg_U2_yy = qd[1]*qd[1] + neg_w2_x*neg_w2_x;

    /* motion of link 3 */
    const double z2 = 4.905*s2;
    const double z3 = 1.0130368852459015*U2_xy;
    const double a3_x_scaled = 0.4935654439459344*z1*z3 - (z2 + qd[1]*qd[2]);
    const double neg_a3_z_scaled = c2 + neg_U2_yy*(0.1019367991845056*z1);
    const double a3_y_scaled = neg_w2_x*qd[2] + 0.05*neg_U1_xx + neg_wd2_x*z1;

    /* motion of link 4 */
    const double neg_w4_x = s4*qd[1] + c4*neg_w2_x;
    const double w4_y = s4*neg_w2_x - qd[1]*c4;
    const double w4_z = qd[3] - neg_w2_y;
    const double wd4_x = qd[3]*w4_y - c4*neg_wd2_x;
    const double wd4_y = neg_w4_x*qd[3] + s4*neg_wd2_x;
    const double U4_yx = wd2_y - neg_w4_x*w4_y;
    const double neg_U4_zx = wd4_y + neg_w4_x*w4_z;

    /* motion of link 5 */
    const double w5_x = s5*w4_z - neg_w4_x*c5;
    const double w5_y = s5*neg_w4_x + w4_z*c5;
    const double w5_z = qd[4] - w4_y;
    const double wd5_x = qd[4]*w5_y + s5*wd2_y + c5*wd4_x;
    const double wd5_y = c5*wd2_y - s5*wd4_x - qd[4]*w5_x;

    /* motion of link 6 */
    const double w6_x = c6*w5_x - w5_z*s6;
    const double neg_w6_y = s6*w5_x + w5_z*c6;
    const double neg_U6_xy = wd5_y + neg_w6_y*w6_x;
    const double U6_zy = wd5_x*c6 + (s6*wd4_y - neg_w6_y*(w5_y + 2.0*qd[5]));

    /* forces on link 5 */
    const double z4 = 0.002*U6_zy;
    const double z5 = 0.002*neg_U6_xy;
    const double n5_x = 0.0022500000000000003*wd5_x + w5_y*(0.00055*w5_z) + c6*z4;
    const double n5_y = 0.00095*wd5_y + w5_x*(0.00075*w5_z) + z5;
    const double neg_n5_z = 0.0013*(w5_y*w5_x) + 0.0015*wd4_y + s6*z4;
    const double n4_x = c5*n5_x - s5*n5_y;

    /* forces on link 4 */
    const double n4_y = 0.00025*neg_U4_zx + neg_n5_z;
    const double n4_z = s5*n5_x + (c5*n5_y + 0.00025*U4_yx);

    /* forces on link 2 */
    const double f1_x_scaled = c2*a3_x_scaled + z2*neg_a3_z_scaled;
    const double z6 = 12.2*z1;
    const double n2_x = c4*n4_x - (2.026073770491803*neg_wd2_x + a3_y_scaled*z6 + s4*n4_y);
    const double neg_n2_z = c4*n4_y + (a3_x_scaled*z6 + z3) + s4*n4_x;
    const double neg_n1_z = c2*n4_z + 1.22*f1_x_scaled + s2*n2_x;

    b[0] = -neg_n1_z;
    b[1] = -neg_n2_z;
    b[2] = -59.841*neg_a3_z_scaled;
    b[3] = n4_z;
    b[4] = -neg_n5_z;
    b[5] = z5;
}

void stanford_saha_gravity(const double q[6], double g[6])
{
    /* joint angles */
    double s2, c2;
    rbgen_sincos(q[1], &s2, &c2);

    /* forces on link 3 */
    const double neg_f3_x = 59.841*s2;
    const double neg_f3_z = 59.841*c2;
    const double n2_z = neg_f3_x*(q[2] + 0.22295081967213115);

    g[0] = 0.0;
    g[1] = n2_z;
    g[2] = -neg_f3_z;
    g[3] = 0.0;
    g[4] = 0.0;
    g[5] = 0.0;
}

void stanford_saha_forward_dynamics(const double q[6], const double qd[6], const double tau[6],
                                    double qdd[6])
{
    /* joint angles */
    double s4, c4;
    double s6, c6;
    double s5, c5;
    double s2, c2;
    rbgen_sincos4(q[3], &s4, &c4, q[5], &s6, &c6, q[4], &s5, &c5, q[1], &s2, &c2);

    /* motion of link 1 */
    const double neg_U1_xx = qd[0]*qd[0];

    /* motion of link 2 */
    const double neg_w2_x = s2*qd[0];
    const double neg_w2_y = c2*qd[0];
    const double U2_xy = neg_w2_x*neg_w2_y;
    const double neg_U2_yy = qd[1]*qd[1] + neg_w2_x*neg_w2_x;
    const double neg_wd2_x = qd[1]*neg_w2_y;
    const double wd2_y = qd[1]*neg_w2_x;

    /* motion of link 4 */
    const double neg_w4_x = s4*qd[1] + c4*neg_w2_x;
    const double w4_y = s4*neg_w2_x - c4*qd[1];
    const double w4_z = qd[3] - neg_w2_y;
    const double wd4_x = qd[3]*w4_y - c4*neg_wd2_x;
    const double wd4_y = qd[3]*neg_w4_x + s4*neg_wd2_x;

    /* motion of link 5 */
    const double w5_x = s5*w4_z - c5*neg_w4_x;
    const double w5_y = s5*neg_w4_x + c5*w4_z;
    const double w5_z = qd[4] - w4_y;
    const double wd5_x = qd[4]*w5_y + s5*wd2_y + c5*wd4_x;
    const double wd5_y = c5*wd2_y - s5*wd4_x - qd[4]*w5_x;

    /* motion of link 6 */
    const double w6_x = c6*w5_x - s6*w5_z;
    const double neg_w6_y = s6*w5_x + c6*w5_z;
    const double U6_zy = c6*wd5_x + (s6*wd4_y - neg_w6_y*(w5_y + 2.0*qd[5]));

    /* articulated body 6 */
    const double z1 = 0.002*s6;
    const double z2 = s6*z1;
    const double neg_I5_xz = z1*c6;
    const double I5_zz = z2 + 0.0015;
    const double phi5 = z1*U6_zy + (0.0013*(w5_x*w5_y) + (tau[4] + 0.0015*wd4_y));

    /* articulated body 5 */
    const double iD5 = 1.0/I5_zz;
    const double z3 = neg_I5_xz*iD5;
    const double z4 = neg_I5_xz*z3 + (z2 - 0.004);
    const double z5 = s5*(z4 + 0.0007);
    const double z6 = s5*z5;
    const double neg_I4_xz = z5*c5;
    const double I4_zz = 0.0012000000000000001 - z6;

    /* articulated body 4 */
    const double iD4 = 1.0/I4_zz;
    const double z7 = iD4*neg_I4_xz;
    const double z8 = z6 - z4 - neg_I4_xz*z7;
    const double z9 = s4*z8;
    const double z10 = s4*z9;
    const double I3_xy = z9*c4;
    const double z11 = 0.00025*neg_w4_x;
    const double z12 = tau[5] + 0.00075*w5_z*w5_x + 0.00095*wd5_y;
    const double z13 = z3*phi5 - (U6_zy*(0.002*c6) + (0.0022500000000000003*wd5_x +
        w5_y*(0.00055*w5_z)));
    const double u4 = s5*z13 - (c5*z12 - (z11*w4_y + (tau[3] - 0.00025*wd2_y)));

    /* articulated body 3 */
    const double z14 = 6.1*((q[2] + 0.8036807023864833)*(q[2] - 0.357779063042221));
    const double I2_zz = z10 + (z14 + 3.100494784978195);
    const double neg_F2_xz_scaled = q[2] + 0.22295081967213115;
    const double a3_x_scaled = U2_xy*(0.5*neg_F2_xz_scaled) - (4.905*s2 + qd[1]*qd[2]);
    const double a3_y_scaled = qd[2]*neg_w2_x + 0.05*neg_U1_xx + neg_F2_xz_scaled*neg_wd2_x;

    /* articulated body 2 */
    const double iD2 = 1.0/I2_zz;
    const double z15 = iD2*I3_xy;
    const double z16 = 0.61*neg_F2_xz_scaled;
    const double z17 = iD2*z16;
    const double z18 = z16*z17 - 0.161;
    const double z19 = (I3_xy*z15 + (z10 - (z8 + (z14 + 3.1704947849781955))) - z18)*s2 +
        1.22*c2*(z15*neg_F2_xz_scaled);
    const double neg_I1_zz = z18 + s2*z19;
    const double z20 = 12.2*neg_F2_xz_scaled;
    const double z21 = tau[4] - w4_z*z11 - 0.00025*wd4_y;
    const double z22 = s5*z12 + c5*z13 + z7*u4;
    const double neg_u2 = c4*z21 - (z20*a3_x_scaled + (tau[1] + 1.0130368852459015*U2_xy)) + s4*z22;

    /* articulated body 1 */
    const double neg_iD1 = 1.0/neg_I1_zz;
    const double z23 = s4*z21 - (2.026073770491803*neg_wd2_x + 0.1*tau[2] + z20*a3_y_scaled) -
        c4*z22;
    const double u1 = tau[0] + c2*(z17*neg_u2 + (tau[3] + 1.22*a3_x_scaled)) + s2*(z23 +
        z15*neg_u2);

    /* acceleration of link 1 */
    const double neg_qdd1 = neg_iD1*u1;

    /* acceleration of link 2 */
    const double z24 = c2*neg_qdd1;
    const double z25 = s2*neg_qdd1;
    const double qdd2 = z17*z24 + (z15*z25 - iD2*neg_u2);

    /* acceleration of link 3 */
    const double qdd3 = 0.16393442622950818*tau[2] + 9.81*c2 + neg_F2_xz_scaled*neg_U2_yy + 0.1*z25;

    /* acceleration of link 4 */
    const double z26 = c4*z25 - s4*qdd2;
    const double z27 = z7*z26 + iD4*u4;
    const double qdd4 = z27 - z24;

    /* acceleration of link 5 */
    const double qdd5 = z3*(s5*z27 + c5*z26) - (c4*qdd2 + (s4*z25 - iD5*phi5));

    /* acceleration of link 6 */
    const double qdd6 = s5*z26 + (500.0*tau[5] - neg_w6_y*w6_x - wd5_y) - c5*z27;

    qdd[0] = -neg_qdd1;
    qdd[1] = qdd2;
    qdd[2] = qdd3;
    qdd[3] = qdd4;
    qdd[4] = qdd5;
    qdd[5] = qdd6;
}

void stanford_saha_forward_kinematics(const double q[6], double R[9], double p[3])
{
    /* joint angles */
    double s1, c1;
    double s5, c5;
    double s6, c6;
    double s4, c4;
    rbgen_sincos4(q[0], &s1, &c1, q[4], &s5, &c5, q[5], &s6, &c6, q[3], &s4, &c4);
    double s2, c2;
    rbgen_sincos(q[1], &s2, &c2);

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

void stanford_saha_jacobian(const double q[6], double J[36])
{
    /* joint angles */
    double s1, c1;
    double s2, c2;
    double s4, c4;
    double s5, c5;
    rbgen_sincos4(q[0], &s1, &c1, q[1], &s2, &c2, q[3], &s4, &c4, q[4], &s5, &c5);

    /* frame 2 */
    const double z1 = s1*s2;
    const double z2 = c1*s2;
    const double z3 = c1*c2;
    const double z4 = s1*c2;

    /* frame 4 */
    const double z5 = c2*q[2] + 0.6*c2;

    /* Jacobian */
    const double z6 = q[2]*z1 + 0.6*z1;
    const double z7 = 0.6*z2 + q[2]*z2;

    J[0] = z6 - 0.1*c1;
    J[1] = -c1*z5;
    J[2] = -z2;
    J[3] = 0.0;
    J[4] = 0.0;
    J[5] = 0.0;
    J[6] = -(z7 + 0.1*s1);
    J[7] = -s1*z5;
    J[8] = -z1;
    J[9] = 0.0;
    J[10] = 0.0;
    J[11] = 0.0;
    J[12] = 0.0;
    J[13] = c1*z7 + s1*z6;
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

void stanford_saha_inertia_solve(const double q[6], const double phi[6], double qdd[6])
{
    /* joint angles */
    double s2, c2;
    double s6, c6;
    double s5, c5;
    double s4, c4;
    rbgen_sincos4(q[1], &s2, &c2, q[5], &s6, &c6, q[4], &s5, &c5, q[3], &s4, &c4);

    /* articulated body 6 */
    const double z1 = 0.002*s6;
    const double z2 = s6*z1;
    const double neg_I5_xz = z1*c6;
    const double I5_zz = z2 + 0.0015;

    /* articulated body 5 */
    const double iD5 = 1.0/I5_zz;
    const double z3 = iD5*neg_I5_xz;
    const double z4 = phi[4]*z3;
    const double z5 = neg_I5_xz*z3 + (z2 - 0.004);
    const double z6 = s5*(z5 + 0.0007);
    const double z7 = s5*z6;
    const double neg_I4_xz = c5*z6;
    const double I4_zz = 0.0012000000000000001 - z7;

    /* articulated body 4 */
    const double u4 = phi[3] - phi[5]*c5 + s5*z4;
    const double iD4 = 1.0/I4_zz;
    const double z8 = iD4*neg_I4_xz;
    const double z9 = s5*phi[5] + c5*z4 + u4*z8;
    const double z10 = z7 - z5 - neg_I4_xz*z8;
    const double z11 = s4*z10;
    const double z12 = s4*z11;
    const double I3_xy = c4*z11;

    /* articulated body 3 */
    const double z13 = 6.1*((q[2] + 0.8036807023864833)*(q[2] - 0.357779063042221));
    const double I2_zz = z12 + (z13 + 3.100494784978195);
    const double neg_F2_xz_scaled = q[2] + 0.22295081967213115;

    /* articulated body 2 */
    const double neg_u2 = c4*phi[4] - phi[1] + s4*z9;
    const double iD2 = 1.0/I2_zz;
    const double z14 = iD2*I3_xy;
    const double z15 = s2*(neg_u2*z14 - (0.1*phi[2] - phi[4]*s4 + c4*z9));
    const double z16 = 0.61*neg_F2_xz_scaled;
    const double z17 = iD2*z16;
    const double z18 = z16*z17 - 0.161;
    const double z19 = c2*(z14*(1.22*neg_F2_xz_scaled)) + s2*(I3_xy*z14 + (z12 - (z10 + (z13 +
        3.1704947849781955))) - z18);
    const double neg_I1_zz = z18 + s2*z19;

    /* articulated body 1 */
    const double u1 = z15 + (phi[0] + c2*(phi[3] + neg_u2*z17));
    const double neg_iD1 = 1.0/neg_I1_zz;

    /* acceleration of link 1 */
    const double neg_qdd1 = u1*neg_iD1;

    /* acceleration of link 2 */
    const double z20 = c2*neg_qdd1;
    const double z21 = s2*neg_qdd1;
    const double qdd2 = z17*z20 - neg_u2*iD2 + z14*z21;

    /* acceleration of link 3 */
    const double qdd3 = 0.16393442622950818*phi[2] + 0.1*z21;

    /* acceleration of link 4 */
    const double z22 = c4*z21 - s4*qdd2;
    const double z23 = z8*z22 + u4*iD4;
    const double qdd4 = z23 - z20;

    /* acceleration of link 5 */
    const double qdd5 = z3*(c5*z22 + s5*z23) + (phi[4]*iD5 - s4*z21 - c4*qdd2);

    /* acceleration of link 6 */
    const double qdd6 = 500.0*phi[5] + s5*z22 - c5*z23;

    qdd[0] = -neg_qdd1;
    qdd[1] = qdd2;
    qdd[2] = qdd3;
    qdd[3] = qdd4;
    qdd[4] = qdd5;
    qdd[5] = qdd6;
}

void stanford_saha_energy(const double q[6], const double qd[6], double e[2])
{
    /* joint angles */
    double s4, c4;
    double s2, c2;
    double s5, c5;
    double s6, c6;
    rbgen_sincos4(q[3], &s4, &c4, q[1], &s2, &c2, q[4], &s5, &c5, q[5], &s6, &c6);

    /* link 2 */
    const double neg_w2_x = qd[0]*s2;
    const double neg_w2_y = qd[0]*c2;
    const double neg_v2_x = 0.1*neg_w2_y;
    const double v2_y = 0.1*neg_w2_x;

    /* link 3 */
    const double neg_v3_x = neg_v2_x + q[2]*qd[1];
    const double v3_y = neg_w2_x*q[2];
    const double v3_z = v2_y + qd[2];

    /* link 4 */
    const double z1 = 0.6*neg_w2_x + v3_y;
    const double z2 = 0.6*qd[1] + neg_v3_x;
    const double v4_x = z1*s4 - c4*z2;
    const double v4_y = c4*z1 + s4*z2;
    const double neg_w4_x = s4*qd[1] + c4*neg_w2_x;
    const double w4_y = neg_w2_x*s4 - c4*qd[1];
    const double w4_z = qd[3] - neg_w2_y;
    const double z3 = v4_y + 0.1*neg_w4_x;
    const double z4 = v4_x + 0.1*w4_y;

    /* link 5 */
    const double v5_x = v4_x*c5 + s5*v3_z;
    const double v5_y = c5*v3_z - v4_x*s5;
    const double w5_x = s5*w4_z - c5*neg_w4_x;
    const double w5_y = s5*neg_w4_x + c5*w4_z;
    const double w5_z = qd[4] - w4_y;

    /* link 6 */
    const double v6_x = c6*v5_x + v4_y*s6;
    const double v6_y = v4_y*c6 - s6*v5_x;
    const double w6_x = c6*w5_x - s6*w5_z;
    const double neg_w6_y = s6*w5_x + c6*w5_z;
    const double w6_z = qd[5] + w5_y;
    const double z5 = 0.23*(qd[1]*qd[1]) + 0.225*(neg_w2_x*neg_w2_x) + 0.01*(qd[0]*qd[0] +
        neg_w2_y*neg_w2_y);
    const double z6 = 3.0*(neg_v2_x*neg_v2_x + v2_y*v2_y) + (z5 + 2.5*(v3_z*v3_z));
    const double z7 = z6 + 2.0*(neg_v3_x*neg_v3_x + v3_y*v3_y) + 0.0001*(w5_y*w5_y);
    const double z8 = 0.001*(w6_z*w6_z) + (z7 + 0.00025*(w5_z*w5_z + w4_y*w4_y + w5_x*w5_x));
    const double z9 = 0.0015*(w6_x*w6_x) + z8 + 0.5*(z3*z3 + z4*z4);
    const double z10 = z9 + 0.0005*(neg_w6_y*neg_w6_y + (neg_w4_x*neg_w4_x + w4_z*w4_z)) +
        0.55*(v5_y*v5_y);
    const double z11 = 0.25*(v6_y*v6_y + v6_x*v6_x) + (z10 + 0.3*(v5_x*v5_x + v4_y*v4_y));

    e[0] = z11;
    e[1] = -(13.3416*c2 - 11.8701 + c2*(59.841*q[2]));
}
