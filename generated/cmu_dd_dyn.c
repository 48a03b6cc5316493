/* cmu_dd: robot dynamics as straight-line C, by rbgen 0.2.0
 *
 * joints   6: RRRRRR
 * source   Made up for this collection, after the description of the CMU Direct-Drive Arm in N.
 *          M. Swartz, Arm dynamics simulation, The Robotics Institute, Carnegie-Mellon
 *          University, CMU-RI-TR-82-17, November 1982.
 * model    d2502658c986dc88
 * command  rbgen emit cmu_dd
 *
 * Operations of each call: multiplications M, additions and subtractions A, divisions and square
 * roots D, pairs of sine and cosine.
 *
 *   function                  algorithm            M      A    D  sin/cos
 *   inverse_dynamics          best                149    111    0        5
 *   inertia_matrix            best                 86     68    0        5
 *   bias                      best                142    101    0        5
 *   gravity                   best                 35     17    0        5
 *   forward_dynamics          best                289    228    5        5
 *   forward_kinematics        best: tool-cross     57     30    0        6
 *   jacobian                  best: frames         81     38    0        6
 *   inertia_solve             best                172    133    5        5
 *   energy                    best: links         101     60    0        5
 *
 * What goes in and comes out, with its SI unit. Arrays are row-major double; joints come in the
 * order of the robot file.
 *
 *   inverse_dynamics          q [rad], qd [rad/s], qdd [rad/s^2] -> tau [N m]
 *   inertia_matrix            q [rad] -> M [kg m^2]
 *   bias                      q [rad], qd [rad/s] -> b [N m]
 *   gravity                   q [rad] -> g [N m]
 *   forward_dynamics          q [rad], qd [rad/s], tau [N m] -> qdd [rad/s^2]
 *   forward_kinematics        q [rad] -> R [1], p [m]
 *   jacobian                  q [rad] -> J [m, then 1]
 *   inertia_solve             q [rad], phi [N m] -> qdd [rad/s^2]
 *   energy                    q [rad], qd [rad/s] -> e [J]
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
 *   ms1_x   mass times mass centre of all that the joint carries
 *   S1_xx   second moments of the same mass, the integrals of r r^T
 *   I1_xx   articulated body: moment by angular acceleration
 *   F1_xx   articulated body: moment by linear acceleration
 *   G1_xx   articulated body: force by linear acceleration
 *   phi1    what the bias leaves of tau
 *   u1      what is left of phi, or of tau, to accelerate the joint alone
 *   D1      pivot of the elimination M = U D U^T
 *   iD1     1 / D, or 1 / inertia that the joint alone accelerates
 *   U1_2    factor of the elimination M = U D U^T
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

void cmu_dd_inverse_dynamics(const double q[6], const double qd[6], const double qdd[6],
                             double tau[6])
{
    /* joint angles */
    double s4, c4;
    double s2, c2;
    double s3, c3;
    double s5, c5;
    rbgen_sincos4(q[3], &s4, &c4, q[1], &s2, &c2, q[2], &s3, &c3, q[4], &s5, &c5);
    double s6, c6;
    rbgen_sincos(q[5], &s6, &c6);

    /* motion of link 2 */
    const double neg_w2_x = qd[0]*s2;
    const double neg_w2_y = qd[0]*c2;
    const double neg_U2_xz = c2*qdd[0];
    const double U2_yz = qdd[0]*s2;
    const double neg_wd2_x = qd[1]*neg_w2_y + U2_yz;

    /* motion of link 3 */
    const double w3_x = s3*qd[1] - c3*neg_w2_x;
    const double w3_y = s3*neg_w2_x + qd[1]*c3;
    const double w3_z = neg_w2_y + qd[2];
    const double wd3_x = s3*qdd[1] - neg_wd2_x*c3 + qd[2]*w3_y;
    const double wd3_y = s3*neg_wd2_x + (c3*qdd[1] - w3_x*qd[2]);
    const double wd3_z = neg_U2_xz + qdd[2] - qd[1]*neg_w2_x;
    const double z1 = w3_y*w3_z;
    const double z2 = 21.79157777777778*s2;
    const double z3 = w3_x*w3_z;
    const double a3_x = wd3_y + (z3 - c3*z2);
    const double a3_y = z1 + s3*z2 - wd3_x;
    const double neg_a3_z = w3_y*w3_y + (w3_x*w3_x - 21.79157777777778*c2);

    /* motion of link 4 */
    const double w4_x = c4*w3_x - s4*w3_z;
    const double neg_w4_y = w3_x*s4 + c4*w3_z;
    const double w4_z = w3_y + qd[3];
    const double wd4_x = c4*wd3_x - (s4*wd3_z + qd[3]*neg_w4_y);
    const double neg_wd4_y = c4*wd3_z + qd[3]*w4_x + s4*wd3_x;
    const double wd4_z = wd3_y + qdd[3];
    const double z4 = w4_x*neg_w4_y;
    const double neg_U4_xy = wd4_z + z4;
    const double U4_zy = wd4_x - w4_z*neg_w4_y;

    /* motion of link 5 */
    const double w5_x = s5*w4_z + c5*w4_x;
    const double w5_y = w4_z*c5 - s5*w4_x;
    const double w5_z = qd[4] + neg_w4_y;
    const double wd5_x = s5*wd4_z + qd[4]*w5_y + c5*wd4_x;
    const double neg_wd5_y = s5*wd4_x + (qd[4]*w5_x - wd4_z*c5);
    const double wd5_z = neg_wd4_y + qdd[4];
    const double z5 = 0.7777777777777777*U4_zy - a3_y;
    const double z6 = 0.7777777777777777*neg_U4_xy + (c4*a3_x + s4*neg_a3_z);
    const double a5_x = c5*z6 - s5*z5;
    const double neg_a5_y = c5*z5 + s5*z6;
    const double neg_a5_z = 0.7777777777777777*(w4_z*w4_z + w4_x*w4_x) + (c4*neg_a3_z - s4*a3_x);
    const double z7 = w5_y*w5_x;
    const double U5_xy = z7 - wd5_z;
    const double U5_zy = wd5_x + w5_y*w5_z;

    /* motion of link 6 */
    const double w6_x = s6*w5_x + c6*w5_z;
    const double w6_y = c6*w5_x - s6*w5_z;
    const double w6_z = w5_y + qd[5];
    const double z8 = qd[5] + w6_z;
    const double z9 = w6_z*w6_z;
    const double wd6_z = qdd[5] - neg_wd5_y;
    const double z10 = w6_x*w6_y;
    const double neg_U6_xx = w6_y*w6_y + z9;
    const double U6_yx = wd6_z + z10;
    const double U6_zx = s6*wd5_z + w6_x*z8 - c6*wd5_x;
    const double z11 = c6*wd5_z + wd5_x*s6;

    /* forces on link 6 */
    const double n6_y_scaled = neg_a5_y + 0.003191510581852273*(w6_x*w6_x - z9) -
        0.18033726583583962*U6_zx;
    const double n6_x = 0.0001487730625*(z8*w6_y + z11) - 2.7e-05*U6_yx;

    /* forces on link 5 */
    const double neg_f5_y_scaled = w5_z*w5_z + w5_x*w5_x - 62.666250000000005*U6_zx +
        2550.8652192524746*neg_a5_y;
    const double z12 = 0.000135*neg_f5_y_scaled;
    const double z13 = 0.00845994375*s6;
    const double z14 = 0.00845994375*c6;
    const double f5_x = 0.3443668045990841*a5_x - (neg_U6_xx*z13 - 0.000135*U5_xy - z14*U6_yx);
    const double neg_f5_z = z13*U6_yx + (0.3443668045990841*neg_a5_z - 0.000135*U5_zy +
        neg_U6_xx*z14);
    const double f4_x = s5*z12 + c5*f5_x;
    const double f4_z = s5*f5_x - c5*z12;
    const double n6_z = z13*neg_a5_z + 0.0013768700625*z10 + 0.0016744161875*wd6_z + z14*a5_x +
        2.7e-05*(w5_y*w6_y - z11);
    const double n5_x = z14*n6_y_scaled + (s6*n6_x + (0.0004329619919452864*U5_zy -
        0.000135*neg_a5_z));
    const double n5_y = n6_z - 0.0005283907940286198*(neg_wd5_y + w5_x*w5_z);
    const double n5_z = c6*n6_x - (z13*n6_y_scaled + (0.000135*a5_x - (0.0009613527859739061*wd5_z +
        9.542880208333335e-05*z7)));

    /* forces on link 4 */
    const double n4_x = c5*n5_x - (0.0454645323871621*U4_zy + s5*n5_y) - 0.7777777777777777*f4_z;
    const double neg_n4_y = n5_z + 0.002633765*(neg_wd4_y + w4_z*w4_x);
    const double n4_z = s5*n5_x + (0.7777777777777777*f4_x + (c5*n5_y - (0.0428307673871621*wd4_z +
        0.048098297387162106*z4)));

    /* forces on link 3 */
    const double z15 = c4*f4_x - (s4*neg_f5_z + (0.3980605804265778*z3 + 0.3752486186936765*wd3_y -
        2.0234650978243014*a3_x));
    const double z16 = z15 + n4_z;
    const double z17 = 0.4040797422665778*z1 - 0.36922945685367653*wd3_x - 2.0234650978243014*a3_y -
        f4_z + s4*neg_n4_y;
    const double z18 = c4*n4_x + z17;
    const double n2_x = c3*z18 - s3*z16;
    const double n3_z = c4*neg_n4_y + (0.028831123572901296*wd3_z -
        0.006019161840000001*(w3_x*w3_y)) - s4*n4_x;

    /* forces on link 2 */
    const double n2_z = c3*z16 + 0.07989623622861444*qdd[1] + s3*z18;

    /* forces on link 1 */
    const double n1_z = c2*n3_z + 0.4792946914801269*qdd[0] - s2*n2_x;

    tau[0] = n1_z;
    tau[1] = n2_z;
    tau[2] = n3_z;
    tau[3] = n4_z;
    tau[4] = n5_z;
    tau[5] = n6_z;
}

void cmu_dd_inertia_matrix(const double q[6], double M[36])
{
    /* joint angles */
    double s4, c4;
    double s6, c6;
    double s5, c5;
    double s3, c3;
    rbgen_sincos4(q[3], &s4, &c4, q[5], &s6, &c6, q[4], &s5, &c5, q[2], &s3, &c3);
    double s2, c2;
    rbgen_sincos(q[1], &s2, &c2);
    const double S6_xz = 2.7e-05*s6;

    /* column 6 */
    const double z1 = 0.0065799562499999995*c6 + 0.0016744161875;
    const double z2 = c5*z1 - s5*S6_xz;
    const double z3 = c5*S6_xz + s5*z1;

    /* composite body 5 */
    const double z4 = 0.00845994375*s6;
    const double z5 = 0.00845994375*c6;
    const double ms4_x = z4*c5 - 0.000135*s5;
    const double neg_ms4_y = z5 + 0.2678408480215098;
    const double ms4_z = 0.000135*c5 + s5*z4;
    const double z6 = 0.0013768700625*c6;
    const double z7 = c6*z6;
    const double z8 = 2.0*c5*S6_xz - s5*(z7 - 0.0016210719270833335);
    const double z9 = s5*z8;
    const double z10 = 2.7e-05*c6;
    const double z11 = z10 + 0.00010499999999999999;
    const double z12 = 0.0065799562499999995*s6 + s6*z6;
    const double neg_S4_xx = z9 + (z7 - 0.00468779891902862);
    const double S4_xy = s5*z11 - c5*z12;
    const double S4_xz = c5*z8 - S6_xz;
    const double S4_yy = z7 + (0.013159912499999999*c6 + 0.1630049002476233);
    const double neg_S4_yz = c5*z11 + s5*z12;
    const double S4_zz = z9 + 0.017858104698395934;
    const double z13 = z7 - 0.002486995910973906;
    const double z14 = s4*z4 - z2 - c4*(c5*z5);
    const double z15 = c4*z3 + z5*(s5 + 0.003191510581852273*s4);
    const double z16 = s4*z3 - c4*z10;
    const double z17 = c2*z16 - s2*(s3*z14 - c3*z15);
    const double z18 = c3*z14 + s3*z15;

    /* column 5 */
    const double z19 = c4*z13 + s4*S4_xy;
    const double z20 = neg_S4_yz + c4*ms4_z;

    /* composite body 4 */
    const double ms3_z = c4*neg_ms4_y - s4*ms4_x;
    const double z21 = c4*S4_xy;
    const double z22 = s4*(S4_yy + neg_S4_xx) - 2.0*z21;
    const double z23 = s4*z22;
    const double S3_xx = z23 - (neg_S4_xx - 0.011405980866450647);
    const double S3_xy = s4*neg_S4_yz + c4*S4_xz;
    const double S3_yz = c4*neg_S4_yz - s4*S4_xz;
    const double z24 = S4_yy - neg_S4_xx;
    const double z25 = s4*z13 + ms4_x - z21;
    const double z26 = s2*(c3*z25 - s3*z20) - c2*z19;
    const double z27 = c3*z20 + s3*z25;

    /* column 4 */
    const double z28 = ms3_z + z24;
    const double z29 = c3*z28 - s3*S3_xy;

    /* composite body 3 */
    const double z30 = S3_xy*c3;
    const double z31 = s3*(S4_zz - S3_xx) - 2.0*z30;
    const double z32 = ms4_z + S3_yz;
    const double z33 = c4*(z22 + ms4_x) + (S4_xy + s4*neg_ms4_y);
    const double S2_xx = s3*z31 + (S3_xx + 0.03994811811430722);
    const double S2_xy = s3*z32 - c3*z33;
    const double neg_S2_xz = S3_xy + c3*z31;
    const double S2_yy = 2.0*ms3_z + (S4_yy + 2.0211254209775658) - z23;
    const double neg_S2_yz = s3*z33 + c3*z32;
    const double z34 = S3_xx + S4_zz;
    const double z35 = s2*(z30 + s3*z28) - S3_yz*c2;

    /* column 3 */
    const double z36 = c2*z34 - s2*S2_xy;

    /* composite body 2 */
    const double z37 = s2*((S2_yy - S2_xx)*s2 - S2_xy*(2.0*c2)) + (z34 + 0.4792946914801269);
    const double S1_yz = s2*neg_S2_xz + c2*neg_S2_yz;

    M[0] = z37;
    M[1] = -S1_yz;
    M[2] = z36;
    M[3] = z35;
    M[4] = z26;
    M[5] = z17;
    M[6] = -S1_yz;
    M[7] = S2_yy + S2_xx;
    M[8] = -neg_S2_yz;
    M[9] = z29;
    M[10] = -z27;
    M[11] = -z18;
    M[12] = z36;
    M[13] = -neg_S2_yz;
    M[14] = z34;
    M[15] = -S3_yz;
    M[16] = -z19;
    M[17] = z16;
    M[18] = z35;
    M[19] = z29;
    M[20] = -S3_yz;
    M[21] = z24;
    M[22] = -neg_S4_yz;
    M[23] = z2;
    M[24] = z26;
    M[25] = -z27;
    M[26] = -z19;
    M[27] = -neg_S4_yz;
    M[28] = -z13;
    M[29] = -z10;
    M[30] = z17;
    M[31] = -z18;
    M[32] = z16;
    M[33] = z2;
    M[34] = -z10;
    M[35] = 0.0016744161875;
}

void cmu_dd_bias(const double q[6], const double qd[6], double b[6])
{
    /* joint angles */
    double s5, c5;
    double s2, c2;
    double s3, c3;
    double s4, c4;
    rbgen_sincos4(q[4], &s5, &c5, q[1], &s2, &c2, q[2], &s3, &c3, q[3], &s4, &c4);
    double s6, c6;
    rbgen_sincos(q[5], &s6, &c6);

    /* motion of link 2 */
    const double neg_w2_x = qd[0]*s2;
    const double neg_w2_y = qd[0]*c2;
    const double neg_wd2_x = qd[1]*neg_w2_y;
    const double wd2_y = neg_w2_x*qd[1];

    /* motion of link 3 */
    const double w3_x = s3*qd[1] - neg_w2_x*c3;
    const double w3_y = s3*neg_w2_x + c3*qd[1];
    const double w3_z = qd[2] + neg_w2_y;
    const double wd3_x = w3_y*qd[2] - c3*neg_wd2_x;
    const double wd3_y = s3*neg_wd2_x - qd[2]*w3_x;
    const double z1 = w3_y*w3_z;
    const double z2 = 21.79157777777778*s2;
    const double a3_y_scaled = z1 + s3*z2 - wd3_x;
    const double neg_a3_z_scaled = w3_y*w3_y + (w3_x*w3_x - 21.79157777777778*c2);
    const double z3 = w3_x*w3_z;
    const double a3_x_scaled = wd3_y - (c3*z2 - z3);

    /* motion of link 4 */
    const double w4_x = c4*w3_x - s4*w3_z;
    const double neg_w4_y = s4*w3_x + c4*w3_z;
    const double w4_z = w3_y + qd[3];
    const double wd4_x = c4*wd3_x + s4*wd2_y - qd[3]*neg_w4_y;
    const double neg_wd4_y = wd3_x*s4 + (qd[3]*w4_x - c4*wd2_y);
    const double U4_zy = wd4_x - neg_w4_y*w4_z;
    const double z4 = neg_w4_y*w4_x;

    /* motion of link 5 */
    const double z5 = U4_zy - 1.2857142857142858*a3_y_scaled;
    const double z6 = 1.2857142857142858*s4;
    const double z7 = 1.2857142857142858*c4;
    const double z8 = z6*neg_a3_z_scaled + (wd3_y + z4) + a3_x_scaled*z7;
    const double a5_x = c5*z8 - z5*s5;
    const double neg_a5_y = c5*z5 + s5*z8;
    const double a5_z = z6*a3_x_scaled - (w4_z*w4_z + w4_x*w4_x + neg_a3_z_scaled*z7);
    const double w5_x = w4_z*s5 + c5*w4_x;
    const double w5_y = c5*w4_z - s5*w4_x;
    const double w5_z = neg_w4_y + qd[4];
    const double wd5_x = c5*wd4_x + (qd[4]*w5_y + s5*wd3_y);
    const double neg_wd5_y = qd[4]*w5_x - c5*wd3_y + wd4_x*s5;
    const double z9 = w5_y*w5_x;
    const double U5_xy = z9 - neg_wd4_y;
    const double U5_zy = wd5_x + w5_y*w5_z;

    /* motion of link 6 */
    const double w6_x = s6*w5_x + c6*w5_z;
    const double w6_y = c6*w5_x - s6*w5_z;
    const double w6_z = w5_y + qd[5];
    const double z10 = qd[5] + w6_z;
    const double z11 = w6_z*w6_z;
    const double z12 = w6_x*w6_y;
    const double neg_U6_xx = w6_y*w6_y + z11;
    const double U6_yx = z12 - neg_wd5_y;
    const double U6_zx = w6_x*z10 + s6*neg_wd4_y - wd5_x*c6;
    const double z13 = wd5_x*s6 + c6*neg_wd4_y;

    /* forces on link 6 */
    const double n6_y_scaled = neg_a5_y + 0.004103370748095779*(w6_x*w6_x - z11) -
        0.23186219893179383*U6_zx;
    const double n6_x = 0.0001487730625*(z13 + z10*w6_y) - 2.7e-05*U6_yx;

    /* forces on link 5 */
    const double z14 = 0.0065799562499999995*s6;
    const double z15 = 0.0065799562499999995*c6;
    const double f5_x = 0.2083206595722854*a5_x - (z14*neg_U6_xx - 0.00010499999999999999*U5_xy -
        z15*U6_yx);
    const double neg_f5_y = 0.2083206595722854*neg_a5_y + (0.00010499999999999999*(w5_z*w5_z +
        w5_x*w5_x) - 0.0065799562499999995*U6_zx);
    const double f5_z = 0.00010499999999999999*U5_zy + 0.2083206595722854*a5_z - z14*U6_yx -
        neg_U6_xx*z15;
    const double f4_x = c5*f5_x + s5*neg_f5_y;
    const double f4_z = s5*f5_x - c5*neg_f5_y;
    const double neg_n6_z = 2.7e-05*(z13 - w5_y*w6_y) + (0.0016744161875*neg_wd5_y + z14*a5_z -
        0.0013768700625*z12 - a5_x*z15);
    const double n5_x = z15*n6_y_scaled + (0.00010499999999999999*a5_z +
        0.0004329619919452864*U5_zy) + s6*n6_x;
    const double neg_n5_y = neg_n6_z + 0.0005283907940286198*(neg_wd5_y + w5_x*w5_z);
    const double n5_z = 9.542880208333335e-05*z9 + 0.0009613527859739061*neg_wd4_y -
        0.00010499999999999999*a5_x - z14*n6_y_scaled + c6*n6_x;

    /* forces on link 4 */
    const double n4_x = s5*neg_n5_y - 0.0454645323871621*U4_zy - f4_z + c5*n5_x;
    const double neg_n4_y = 0.002633765*(w4_z*w4_x + neg_wd4_y) + n5_z;
    const double n4_z = s5*n5_x - (0.0428307673871621*wd3_y + 0.048098297387162106*z4 + c5*neg_n5_y)
        + f4_x;

    /* forces on link 3 */
    const double neg_n3_z = s4*n4_x + (0.006019161840000001*(w3_y*w3_x) + 0.028831123572901296*wd2_y
        - c4*neg_n4_y);
    const double z16 = 0.3980605804265778*z3 + 0.3752486186936765*wd3_y -
        2.0234650978243014*a3_x_scaled - z6*f5_z - z7*f4_x;
    const double z17 = z16 - n4_z;
    const double f3_y_scaled = a3_y_scaled + 0.635402254823535*f4_z;
    const double z18 = c4*n4_x - (0.36922945685367653*wd3_x - 0.4040797422665778*z1 - s4*neg_n4_y +
        2.0234650978243014*f3_y_scaled);
    const double n2_x = s3*z17 + c3*z18;
    const double n2_z = s3*z18 - c3*z17;

    /* forces on link 2 */
    const double neg_n1_z = c2*neg_n3_z + s2*n2_x;

    b[0] = -neg_n1_z;
    b[1] = n2_z;
    b[2] = -neg_n3_z;
    b[3] = n4_z;
    b[4] = n5_z;
    b[5] = -neg_n6_z;
}

void cmu_dd_gravity(const double q[6], double g[6])
{
    /* joint angles */
    double s3, c3;
    double s2, c2;
    double s4, c4;
    double s5, c5;
    rbgen_sincos4(q[2], &s3, &c3, q[1], &s2, &c2, q[3], &s4, &c4, q[4], &s5, &c5);
    double s6, c6;
    rbgen_sincos(q[5], &s6, &c6);

    /* motion of link 3 */
    const double z1 = c3*s2;
    const double z2 = s2*s3;

    /* motion of link 4 */
    const double a4_y_scaled = z1*s4 - c4*c2;
    const double neg_a4_x_scaled = c4*z1 + c2*s4;

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
    const double neg_n4_x = c5*neg_n5_x + (s5*z4 + 5.836674671726689*z2);
    const double n4_z = c5*z4 - (5.836674671726689*neg_a4_x_scaled + s5*neg_n5_x);
    const double n3_x = s4*n5_z - c4*neg_n4_x;
    const double n3_z = s4*neg_n4_x + c4*n5_z;

    /* forces on link 3 */
    const double n2_x = c3*n3_x - s3*n4_z;

    /* forces on link 2 */
    const double n1_z = c2*n3_z - s2*n2_x;
    const double n2_z = s3*n3_x + (c3*n4_z - 51.59879306636273*s2);

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
    double s3, c3;
    double s6, c6;
    double s5, c5;
    double s2, c2;
    rbgen_sincos4(q[2], &s3, &c3, q[5], &s6, &c6, q[4], &s5, &c5, q[1], &s2, &c2);
    double s4, c4;
    rbgen_sincos(q[3], &s4, &c4);

    /* motion of link 2 */
    const double neg_w2_x = qd[0]*s2;
    const double neg_w2_y = qd[0]*c2;
    const double neg_wd2_x = qd[1]*neg_w2_y;
    const double wd2_y = neg_w2_x*qd[1];

    /* motion of link 3 */
    const double w3_x = s3*qd[1] - c3*neg_w2_x;
    const double w3_y = s3*neg_w2_x + c3*qd[1];
    const double w3_z = neg_w2_y + qd[2];
    const double wd3_x = w3_y*qd[2] - c3*neg_wd2_x;
    const double wd3_y = s3*neg_wd2_x - w3_x*qd[2];
    const double z1 = w3_y*w3_z;
    const double z2 = 21.79157777777778*s2;
    const double a3_y_scaled = z1 + s3*z2 - wd3_x;
    const double neg_a3_z_scaled = w3_y*w3_y + (w3_x*w3_x - 21.79157777777778*c2);
    const double z3 = w3_x*w3_z;
    const double a3_x_scaled = wd3_y - (c3*z2 - z3);

    /* motion of link 4 */
    const double w4_x = w3_x*c4 - s4*w3_z;
    const double neg_w4_y = w3_x*s4 + c4*w3_z;
    const double w4_z = w3_y + qd[3];
    const double wd4_x = c4*wd3_x + wd2_y*s4 - qd[3]*neg_w4_y;
    const double neg_wd4_y = s4*wd3_x + (qd[3]*w4_x - wd2_y*c4);
    const double U4_zy = wd4_x - w4_z*neg_w4_y;
    const double z4 = w4_x*neg_w4_y;

    /* motion of link 5 */
    const double w5_x = w4_z*s5 + w4_x*c5;
    const double w5_y = w4_z*c5 - w4_x*s5;
    const double w5_z = qd[4] + neg_w4_y;
    const double z5 = U4_zy - 1.2857142857142858*a3_y_scaled;
    const double wd5_x = c5*wd4_x + (qd[4]*w5_y + s5*wd3_y);
    const double neg_wd5_y = w5_x*qd[4] - c5*wd3_y + s5*wd4_x;
    const double z6 = w5_x*w5_y;
    const double U5_zy = wd5_x + w5_z*w5_y;

    /* motion of link 6 */
    const double w6_x = s6*w5_x + w5_z*c6;
    const double w6_y = w5_x*c6 - s6*w5_z;
    const double w6_z = qd[5] + w5_y;
    const double z7 = w6_z*w6_z;
    const double z8 = qd[5] + w6_z;
    const double z9 = w6_x*w6_y;
    const double neg_U6_xx = z7 + w6_y*w6_y;
    const double U6_yx = z9 - neg_wd5_y;
    const double U6_zx = w6_x*z8 + neg_wd4_y*s6 - c6*wd5_x;
    const double z10 = s6*wd5_x + neg_wd4_y*c6;

    /* forces on link 6 */
    const double n6_x = 0.0001487730625*(z10 + z8*w6_y) - 2.7e-05*U6_yx;

    /* forces on link 1 */
    const double z11 = 3.9297017665746856*c6;
    const double z12 = 3.9297017665746856*s6;

    /* articulated body 6 */
    const double z13 = 0.0001061019476975165*(s6*s6);
    const double F5_xz = 1.1019476975165087e-06 - z13;
    const double F5_yz = 0.0065799562499999995*s6;
    const double z14 = 0.025857265699609142*c6;
    const double z15 = s6*z14;
    const double neg_I5_xz_scaled = 0.004103370748095779*z15;
    const double z16 = c6*z14;
    const double z17 = 0.053265703115287916*z16;
    const double I5_zz = 0.002486995910973906 - z17;

    /* articulated body 5 */
    const double z18 = 0.0065799562499999995*c6;
    const double iD5 = 1.0/I5_zz;
    const double z19 = neg_I5_xz_scaled*iD5;
    const double z20 = F5_yz*iD5;
    const double z21 = iD5*F5_xz;
    const double z22 = neg_I5_xz_scaled*z19;
    const double z23 = z17 + 5.290888478816868e-05 - 168.5053957189175*z22;
    const double z24 = s5*z23;
    const double z25 = s5*z24;
    const double z26 = F5_yz*z19;
    const double z27 = z18 - 12.98096281941049*z26;
    const double z28 = z19*F5_xz;
    const double z29 = neg_I5_xz_scaled + 12.98096281941049*z28;
    const double z30 = c5*z27 - s5*z29;
    const double z31 = c5*z30;
    const double z32 = z27 - z31;
    const double z33 = F5_xz*z21 + z16;
    const double z34 = z20*F5_xz;
    const double z35 = F5_yz*z20;
    const double z36 = 2.0*c5*z34 - s5*(z35 - z33);
    const double z37 = s5*z36;
    const double z38 = z15 + z28;
    const double G4_xx = z37 - z33;
    const double G4_xy = s5*z26 - c5*z38;
    const double G4_xz = z34 - c5*z36;
    const double neg_G4_yz = c5*z26 + s5*z38;
    const double neg_G4_zz = z37 + z35;
    const double z39 = z32 + G4_xx;
    const double z40 = 0.00010499999999999999 - z13 - 12.98096281941049*z22;
    const double z41 = s5*z30;
    const double F4_xz = z39 + 0.2083206595722854;
    const double F4_yz = G4_xy - s5*z40;
    const double F4_zz = G4_xz - z41;
    const double z42 = z29 + z41;
    const double I4_xz = c5*z24 + z42 - F4_zz;
    const double I4_zz = z25 + 0.16601828297915192 + z32 + z39;
    const double z43 = neg_G4_zz - z31;

    /* articulated body 4 */
    const double z44 = 1.2857142857142858*s4;
    const double z45 = tau[5] - 0.0005283907940286198*(neg_wd5_y + w5_x*w5_z);
    const double iD4 = 1.0/I4_zz;
    const double z46 = iD4*I4_xz;
    const double z47 = I4_xz*z46 + (z43 + (z25 - (z23 + 0.16940367981915191) - z31));
    const double z48 = s4*(z47 + 0.008652926840000002);
    const double z49 = s4*z48;
    const double I3_xz = c4*z48;
    const double I3_zz = 0.0314648885729013 - z49;
    const double z50 = z43 - 0.2083206595722854 - F4_zz*z46;
    const double neg_F3_yz = s4*z50;
    const double z51 = c5*z40 - neg_G4_yz + z46*F4_yz;
    const double z52 = G4_xz - z42 + z46*F4_xz;
    const double z53 = c4*z51 + s4*z52;
    const double F3_zx = c4*z53;
    const double F3_xz = F3_zx - z51;
    const double z54 = iD4*F4_zz;
    const double z55 = iD4*F4_yz;
    const double z56 = iD4*F4_xz;
    const double z57 = G4_xx - F4_xz*z56;

    /* articulated body 3 */
    const double z58 = tau[4] + 0.002633765*(w4_z*w4_x + neg_wd4_y);
    const double z59 = 1.2857142857142858*c4;
    const double z60 = z44*neg_a3_z_scaled + (wd3_y + z4) + a3_x_scaled*z59;
    const double a5_x = c5*z60 - s5*z5;
    const double neg_a5_y = c5*z5 + s5*z60;
    const double a5_z = z44*a3_x_scaled - (w4_z*w4_z + w4_x*w4_x + neg_a3_z_scaled*z59);
    const double n6_y_scaled = 0.004103370748095779*(w6_x*w6_x - z7) + neg_a5_y -
        0.23186219893179383*U6_zx;
    const double z61 = F5_yz*n6_y_scaled + (0.00010499999999999999*a5_x - (9.542880208333335e-05*z6
        + (0.0009613527859739061*neg_wd4_y - tau[4])));
    const double z62 = z12*a5_z + 597.2230843593657*tau[5] + neg_wd5_y - 0.8222985854883227*z9 -
        a5_x*z11;
    const double phi6_scaled = 0.016125023277702873*(z10 - w5_y*w6_y) + z62;
    const double z63 = z18*phi6_scaled;
    const double u5 = z61 - c6*n6_x + 0.004103370748095779*z63;
    const double z64 = u5*z19;
    const double z65 = F5_yz*phi6_scaled;
    const double z66 = n6_y_scaled*z18 + (0.00010499999999999999*a5_z + 0.0004329619919452864*U5_zy)
        + s6*n6_x - 0.004103370748095779*z65;
    const double z67 = z66 - 12.98096281941049*z64;
    const double z68 = 0.2083206595722854*neg_a5_y + (0.00010499999999999999*(w5_z*w5_z + w5_x*w5_x)
        - 0.0065799562499999995*U6_zx);
    const double z69 = z68 - u5*z20;
    const double z70 = F5_yz*neg_U6_xx + (0.00010499999999999999*(neg_wd4_y - z6) - U6_yx*z18) -
        0.2083206595722854*a5_x;
    const double z71 = z70 - z63 - u5*z21;
    const double z72 = c5*z69 + s5*z71;
    const double z73 = s5*z67 + (c5*z45 - (tau[3] + 0.0428307673871621*wd3_y +
        0.048098297387162106*z4));
    const double z74 = s5*z69 - c5*z71;
    const double neg_u4 = z73 + z74;
    const double z75 = c5*z67 - (s5*z45 + 0.0454645323871621*U4_zy) + z72 - neg_u4*z46;
    const double u3 = 0.006019161840000001*(w3_y*w3_x) + (0.028831123572901296*wd2_y + tau[2]) -
        c4*z58 + s4*z75;
    const double iD3 = 1.0/I3_zz;
    const double z76 = I3_xz*iD3;
    const double z77 = iD3*neg_F3_yz;
    const double z78 = z76 + 1.2857142857142858*z77;
    const double z79 = 1.2857142857142858*F3_xz;
    const double z80 = iD3*z79;
    const double z81 = 2.5714285714285716*c4;
    const double z82 = z81*(G4_xy - F4_xz*z55) - z44*(z16 - 0.025857265699609142 - z22 - F4_yz*z55 -
        z57);
    const double z83 = 1.6530612244897962*z57 - z44*z82 - z79*z80;
    const double z84 = z49 - (z47 + z50*z81) - I3_xz*z76 - 1.6530612244897962*(neg_F3_yz*(z77 +
        1.5555555555555554*z76) + (neg_G4_zz + F4_zz*z54));
    const double z85 = z52 + z59*(G4_xz - z54*F4_xz) - z44*(0.7777777777777777*z53 - (neg_G4_yz +
        z54*F4_yz));
    const double z86 = z85 + z78*F3_xz;
    const double z87 = s3*(z84 - z83) - 2.5714285714285716*c3*z86;
    const double z88 = s3*z87;
    const double I2_xz = c3*z87 + 1.2857142857142858*z86;
    const double I2_zz = z83 + 2.0724795199583235 + z88;

    /* articulated body 2 */
    const double z89 = s4*z58 - (2.0234650978243014*a3_y_scaled + (0.36922945685367653*wd3_x -
        0.4040797422665778*z1)) + c4*z75;
    const double z90 = u3*z78 + (z89 + 1.2857142857142858*(z72 + neg_u4*z54));
    const double z91 = z65 + (z18*neg_U6_xx - (0.00010499999999999999*U5_zy +
        0.2083206595722854*a5_z - F5_yz*U6_yx));
    const double z92 = 0.3980605804265778*z3 - tau[3] + 0.3752486186936765*wd3_y -
        2.0234650978243014*a3_x_scaled + z59*(neg_u4*z56 - z74);
    const double z93 = z44*(z91 + z64 - neg_u4*z55) + z92 - u3*z80;
    const double u2 = tau[1] + c3*z93 - s3*z90;
    const double iD2 = 1.0/I2_zz;
    const double z94 = iD2*I2_xz;
    const double I1_zz = 0.4792946914801269 - s2*(s2*(I2_xz*z94 + (z88 - (z84 +
        1.992583283729709))));

    /* articulated body 1 */
    const double u1 = s2*(c3*z90 + s3*z93 + u2*z94) - (tau[2]*c2 - tau[0]);
    const double iD1 = 1.0/I1_zz;

    /* acceleration of link 1 */
    const double qdd1 = u1*iD1;

    /* acceleration of link 2 */
    const double z95 = s2*qdd1;
    const double qdd2 = z94*z95 + u2*iD2;

    /* acceleration of link 3 */
    const double z96 = s3*qdd2 - c3*z95;
    const double z97 = s3*z95 + c3*qdd2;
    const double z98 = z78*z96 - u3*iD3 + z80*z97;
    const double neg_qdd3 = c2*qdd1 + z98;

    /* acceleration of link 4 */
    const double z99 = s4*z98 + c4*z96;
    const double z100 = 1.2857142857142858*z96;
    const double z101 = z59*z97;
    const double z102 = z44*z97;
    const double z103 = z54*z100 - (z56*z101 + (neg_u4*iD4 - z55*z102)) - z46*z99;
    const double qdd4 = z103 - z97;

    /* acceleration of link 5 */
    const double z104 = z101 + z103;
    const double z105 = z99 + z100;
    const double z106 = s5*z105 - c5*z104;
    const double z107 = z20*(s5*z104 + c5*z105) + u5*iD5 + z21*z106;
    const double z108 = s5*z103 + c5*z99;
    const double z109 = z107 + z19*(z102 + 12.98096281941049*z108);
    const double qdd5 = z109 - (s4*z96 - c4*z98);

    /* acceleration of link 6 */
    const double z110 = z12*(z102 + 0.004103370748095779*z108) + (phi6_scaled + s5*z99 - c5*z103);
    const double qdd6 = z11*(z106 + 0.004103370748095779*z109) + z110;

    qdd[0] = qdd1;
    qdd[1] = qdd2;
    qdd[2] = -neg_qdd3;
    qdd[3] = qdd4;
    qdd[4] = qdd5;
    qdd[5] = qdd6;
}

void cmu_dd_forward_kinematics(const double q[6], double R[9], double p[3])
{
    /* joint angles */
    double s1, c1;
    double s5, c5;
    double s6, c6;
    double s4, c4;
    rbgen_sincos4(q[0], &s1, &c1, q[4], &s5, &c5, q[5], &s6, &c6, q[3], &s4, &c4);
    double s3, c3;
    double s2, c2;
    rbgen_sincos2(q[2], &s3, &c3, q[1], &s2, &c2);

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
    const double z19 = c4*z5 + 3.0 - z8;
    const double z20 = c3*z12 - z15;

    /* tool seen from link 1 */
    const double z21 = s2*z9 + c2*z16;
    const double z22 = c2*z18 + s2*z11;
    const double z23 = s2*z18 - c2*z11;
    const double z24 = s2*z16 - c2*z9;
    const double z25 = 0.15*s2;
    const double z26 = 0.15*c2;
    const double z27 = z19*z25 + z26*z20;

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
    p[2] = z19*z26 + 0.6 - z25*z20;
}

void cmu_dd_jacobian(const double q[6], double J[36])
{
    /* joint angles */
    double s1, c1;
    double s2, c2;
    double s3, c3;
    double s4, c4;
    rbgen_sincos4(q[0], &s1, &c1, q[1], &s2, &c2, q[2], &s3, &c3, q[3], &s4, &c4);
    double s5, c5;
    double s6, c6;
    rbgen_sincos2(q[4], &s5, &c5, q[5], &s6, &c6);

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

    /* Jacobian */
    const double z20 = 0.15*(c6*z11 + s6*(s5*z6 + c5*z12));
    const double z21 = 0.35*z11 + z20;
    const double z22 = z21 + 0.45*z2;
    const double z23 = 0.15*(c6*z13 - s6*(c5*z14 - s5*z8));
    const double z24 = z23 + 0.35*z13;
    const double z25 = z24 + 0.45*c2;
    const double z26 = 0.15*(s6*(s5*z10 + c5*z16) - c6*z15);
    const double z27 = 0.35*z15 - z26;
    const double z28 = z27 + 0.45*z4;

    J[0] = -z22;
    J[1] = c1*z25;
    J[2] = z2*z24 - c2*z21;
    J[3] = z6*z24 - z21*z8;
    J[4] = z11*z23 - z20*z13;
    J[5] = -(z23*z17 + z20*z18);
    J[6] = z28;
    J[7] = s1*z25;
    J[8] = c2*z27 - z24*z4;
    J[9] = z24*z10 + z8*z27;
    J[10] = -(z13*z26 + z23*z15);
    J[11] = z23*z19 - z18*z26;
    J[12] = 0.0;
    J[13] = -(s1*z22 + c1*z28);
    J[14] = z21*z4 - z2*z27;
    J[15] = -(z6*z27 + z21*z10);
    J[16] = z11*z26 + z20*z15;
    J[17] = -(z17*z26 + z20*z19);
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
    double s5, c5;
    double s6, c6;
    double s4, c4;
    double s3, c3;
    rbgen_sincos4(q[4], &s5, &c5, q[5], &s6, &c6, q[3], &s4, &c4, q[2], &s3, &c3);
    double s2, c2;
    rbgen_sincos(q[1], &s2, &c2);
    const double S6_xz = 2.7e-05*s6;
    const double neg_S6_yz = 2.7e-05*c6;

    /* column 6 */
    const double z1 = 0.0065799562499999995*c6 + 0.0016744161875;
    const double z2 = S6_xz*s5 - c5*z1;
    const double z3 = c5*S6_xz + s5*z1;
    const double z4 = c4*neg_S6_yz - s4*z3;

    /* composite body 5 */
    const double z5 = 0.0013768700625*c6;
    const double z6 = c6*z5;
    const double z7 = 2.0*c5*S6_xz - (z6 - 0.0016210719270833335)*s5;
    const double z8 = s5*z7;
    const double z9 = neg_S6_yz + 0.00010499999999999999;
    const double z10 = 0.0065799562499999995*s6 + s6*z5;
    const double neg_S4_xx = z8 + (z6 - 0.00468779891902862);
    const double S4_xy = s5*z9 - c5*z10;
    const double S4_xz = c5*z7 - S6_xz;
    const double S4_yy = z6 + (0.013159912499999999*c6 + 0.1630049002476233);
    const double neg_S4_yz = c5*z9 + s5*z10;
    const double S4_zz = z8 + 0.017858104698395934;
    const double z11 = 0.00845994375*s6;
    const double z12 = 0.00845994375*c6;
    const double z13 = z2 + s4*z11 - c4*(c5*z12);
    const double z14 = c4*z3 + (s4*neg_S6_yz + s5*z12);
    const double z15 = s2*(s3*z13 - z14*c3) + c2*z4;
    const double z16 = z6 - 0.002486995910973906;
    const double ms4_x = c5*z11 - 0.000135*s5;
    const double neg_ms4_y = z12 + 0.2678408480215098;
    const double ms4_z = 0.000135*c5 + s5*z11;
    const double z17 = s3*z14 + z13*c3;

    /* column 5 */
    const double z18 = c4*S4_xy;
    const double z19 = c4*z16 + s4*S4_xy;
    const double z20 = s4*z16 + ms4_x - z18;
    const double z21 = c4*ms4_z + neg_S4_yz;

    /* composite body 4 */
    const double z22 = s4*(neg_S4_xx + S4_yy) - 2.0*z18;
    const double z23 = s4*z22;
    const double S3_xx = z23 - (neg_S4_xx - 0.011405980866450647);
    const double S3_xy = s4*neg_S4_yz + c4*S4_xz;
    const double S3_yz = c4*neg_S4_yz - s4*S4_xz;
    const double ms3_z = c4*neg_ms4_y - s4*ms4_x;
    const double z24 = S4_yy - neg_S4_xx;

    /* column 4 */
    const double z25 = ms3_z + z24;

    /* composite body 3 */
    const double z26 = S3_xx + S4_zz;
    const double z27 = c3*S3_xy;
    const double z28 = ms4_z + S3_yz;
    const double z29 = c4*(z22 + ms4_x) + (S4_xy + s4*neg_ms4_y);
    const double z30 = s3*(S4_zz - S3_xx) - 2.0*z27;
    const double S2_xx = s3*z30 + (S3_xx + 0.03994811811430722);
    const double S2_xy = s3*z28 - c3*z29;
    const double neg_S2_xz = S3_xy + c3*z30;
    const double S2_yy = 2.0*ms3_z + (S4_yy + 2.0211254209775658) - z23;
    const double neg_S2_yz = s3*z29 + c3*z28;

    /* elimination */
    const double z31 = 597.2230843593657*z4;
    const double z32 = 0.016125023277702873*c6;
    const double z33 = z15*z32 + (c2*z19 - s2*(c3*z20 - s3*z21));
    const double z34 = z19 + z4*z32;
    const double neg_D5 = z16 + neg_S6_yz*z32;
    const double neg_iD5 = 1.0/neg_D5;
    const double U3_5 = z34*neg_iD5;
    const double z35 = 597.2230843593657*z2;
    const double z36 = neg_S4_yz + z2*z32;
    const double U4_5 = neg_iD5*z36;
    const double z37 = c2*S3_yz + z15*z35 - s2*(z27 + s3*z25) - z33*U4_5;
    const double D4 = z36*U4_5 - (z2*z35 - z24);
    const double iD4 = 1.0/D4;
    const double z38 = z34*U4_5 - (S3_yz + z4*z35);
    const double U3_4 = iD4*z38;
    const double z39 = z15*z31 - z33*U3_5 - z26*c2 - z37*U3_4 + s2*S2_xy;
    const double neg_D3 = z4*z31 - z34*U3_5 - z26 + z38*U3_4;
    const double neg_iD3 = 1.0/neg_D3;
    const double U1_3 = z39*neg_iD3;
    const double z40 = 597.2230843593657*phi[5];
    const double z41 = phi[4] + neg_S6_yz*z40;
    const double z42 = U4_5*z41 - (phi[3] + z2*z40);
    const double z43 = z4*z40 + phi[2] - U3_5*z41 + U3_4*z42;
    const double neg_U1_4 = z37*iD4;
    const double U1_5 = z33*neg_iD5;
    const double z44 = U1_3*z43 + (z42*neg_U1_4 - (z15*z40 + phi[0] - z41*U1_5));
    const double z45 = c3*z21 + s3*z20 + z32*z17;
    const double z46 = U4_5*z45 + (c3*z25 - (z35*z17 + s3*S3_xy));
    const double z47 = 597.2230843593657*z17;
    const double z48 = neg_S2_yz + (U3_4*z46 - (U3_5*z45 - z4*z47));
    const double U2_3 = neg_iD3*z48;
    const double U2_5 = neg_iD5*z45;
    const double U2_4 = iD4*z46;
    const double z49 = z43*U2_3 - (phi[1] + z40*z17 - z41*U2_5 + z42*U2_4);
    const double z50 = s2*neg_S2_xz + (z15*z47 - z33*U2_5 + c2*neg_S2_yz - z37*U2_4);
    const double z51 = z50 - z39*U2_3;
    const double D2 = z48*U2_3 + (S2_yy - z17*z47 + z45*U2_5 - z46*U2_4 + S2_xx);
    const double iD2 = 1.0/D2;
    const double neg_U1_2 = z51*iD2;
    const double z52 = 597.2230843593657*z15;
    const double z53 = z26 - (z15*z52 - 0.4792946914801269 - z33*U1_5) - z37*neg_U1_4 +
        s2*(s2*(S2_yy - S2_xx) - S2_xy*(2.0*c2));
    const double D1 = z53 + z39*U1_3 - z51*neg_U1_2;
    const double iD1 = 1.0/D1;
    const double z54 = (z44 + z49*neg_U1_2)*iD1;
    const double z55 = neg_U1_2*z54 + z49*iD2;
    const double z56 = U2_3*z55 + (U1_3*z54 - neg_iD3*z43);
    const double z57 = U2_4*z55 - (iD4*z42 + neg_U1_4*z54) - U3_4*z56;
    const double z58 = U4_5*z57 + (U3_5*z56 - (U1_5*z54 - neg_iD5*z41 + U2_5*z55));
    const double z59 = z47*z55 + (z52*z54 - z40) - z31*z56 - z35*z57;

    qdd[0] = -z54;
    qdd[1] = -z55;
    qdd[2] = z56;
    qdd[3] = z57;
    qdd[4] = -z58;
    qdd[5] = -(z32*z58 + z59);
}

void cmu_dd_energy(const double q[6], const double qd[6], double e[2])
{
    /* joint angles */
    double s5, c5;
    double s2, c2;
    double s3, c3;
    double s4, c4;
    rbgen_sincos4(q[4], &s5, &c5, q[1], &s2, &c2, q[2], &s3, &c3, q[3], &s4, &c4);
    double s6, c6;
    rbgen_sincos(q[5], &s6, &c6);

    /* link 2 */
    const double neg_w2_x = qd[0]*s2;
    const double neg_w2_y = qd[0]*c2;

    /* link 3 */
    const double w3_x = s3*qd[1] - neg_w2_x*c3;
    const double w3_y = s3*neg_w2_x + c3*qd[1];
    const double w3_z = neg_w2_y + qd[2];
    const double z1 = s2*c3;
    const double z2 = s3*s2;

    /* link 4 */
    const double w4_x = c4*w3_x - s4*w3_z;
    const double neg_w4_y = s4*w3_x + c4*w3_z;
    const double w4_z = w3_y + qd[3];
    const double z3 = c4*z1 + s4*c2;
    const double z4 = c4*c2 - s4*z1;

    /* link 5 */
    const double z5 = 0.45*w3_y;
    const double z6 = c4*z5;
    const double z7 = 0.35*w4_z + z6;
    const double z8 = 0.45*w3_x;
    const double z9 = 0.35*w4_x + z8;
    const double v5_x = z7*c5 - s5*z9;
    const double neg_v5_y = s5*z7 + z9*c5;
    const double w5_x = s5*w4_z + w4_x*c5;
    const double w5_y = w4_z*c5 - s5*w4_x;
    const double w5_z = qd[4] + neg_w4_y;
    const double z10 = 8.043983006252587*neg_v5_y - w5_x;
    const double z11 = w5_y - 8.043983006252587*v5_x;
    const double z12 = 0.03887472713189212*w4_x + z8;
    const double z13 = z6 + 0.03887472713189212*w4_z;

    /* link 6 */
    const double w6_x = w5_x*s6 + c6*w5_z;
    const double w6_y = w5_x*c6 - s6*w5_z;
    const double w6_z = w5_y + qd[5];
    const double z14 = z5*s4;
    const double z15 = 0.19461926890486508*(qd[0]*qd[0]) + 0.10255302108210182*(qd[1]*qd[1]) +
        0.10763297980299295*(neg_w2_x*neg_w2_x);
    const double z16 = 0.013038906786450649*(w3_z*w3_z) + (0.045028076835198355*(neg_w2_y*neg_w2_y)
        + z15) + 0.460812509256425*(w3_y*w3_y);
    const double z17 = 0.0026935375*(neg_w4_y*neg_w4_y) + (z16 + 0.462445435176425*(w3_x*w3_x) +
        0.005271431813956764*(w4_z*w4_z));
    const double z18 = 0.00044291162736195307*(w5_z*w5_z) + (0.005331204313956764*(w4_x*w4_x) +
        (2.046593880941407*(z14*z14) + z17));
    const double z19 = 1.4201000000000001*(z12*z12 + z13*z13) + (0.008244910874123858*(w5_x*w5_x) +
        (z18 + 0.008330390040790524*(w5_y*w5_y)));
    const double z20 = 8.614165980855026e-06*w6_x;
    const double z21 = 0.00049433146606789*(w6_y*w6_y) + z19 - (w6_z - 13.010351921383506*w6_x)*z20
        + w6_z*(0.0005310311976477563*w6_z - z20);
    const double z22 = neg_v5_y + 0.03257222679429982*w6_y;
    const double z23 = v5_x*s6 + c6*z14 + 0.0005197730324425001*w6_y;
    const double z24 = 0.0005197730324425001*w6_x - (v5_x*c6 + (0.03257222679429982*w6_z - s6*z14));
    const double z25 = 0.009682211041822387*(z10*z10 + z11*z11) + z21 + 0.2885875*(z22*z22 + z23*z23
        + z24*z24);
    const double z26 = 0.002941863*(s5*z3 + c5*z2) + (5.836674671726689*z4 + (51.59879306636273*c2 +
        260.7926244813369));
    const double z27 = z26 + 0.18435552222375*(c6*z4 - s6*(c5*z3 - s5*z2));

    e[0] = z25;
    e[1] = z27;
}
