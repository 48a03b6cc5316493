/* iiwa14: robot dynamics as straight-line C, by rbgen 0.2.0
 *
 * joints   7: RRRRRRR
 * source   KUKA LBR iiwa 14 R820 as in Drake (github.com/RobotLocomotion/drake),
 *          manipulation/models/iiwa_description/urdf/iiwa14_no_collision.urdf.
 * model    92c87d3e5379a00d
 * command  rbgen emit iiwa14
 *
 * Operations of each call: multiplications M, additions and subtractions A, divisions and square
 * roots D, pairs of sine and cosine.
 *
 *   function                  algorithm            M      A    D  sin/cos
 *   inverse_dynamics          best                194    167    0        5
 *   inertia_matrix            best                110     85    0        5
 *   bias                      best                185    152    0        5
 *   gravity                   best: hollerbach     34     19    0        5
 *   forward_dynamics          best                359    318    5        5
 *   forward_kinematics        best: tool-cross     70     34    0        7
 *   jacobian                  best: frames         81     40    0        6
 *   inertia_solve             best                206    175    5        5
 *   energy                    best: links         137     89    0        6
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
 *   iD1     1 / D, or 1 / inertia that the joint alone accelerates
 *   qdd1    acceleration of the joint
 *   z1      whatever has no name, numbered through
 *   others  as in the paper that the algorithm is from
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

void iiwa14_inverse_dynamics(const double q[7], const double qd[7], const double qdd[7],
                             double tau[7])
{
    /* joint angles */
    double s2, c2;
    double s3, c3;
    double s4, c4;
    double s5, c5;
    rbgen_sincos4(q[1], &s2, &c2, q[2], &s3, &c3, q[3], &s4, &c4, q[4], &s5, &c5);
    double s6, c6;
    rbgen_sincos(q[5], &s6, &c6);

    /* motion of link 2 */
    const double z1 = qd[1]*qd[1];
    const double w2_x = qd[0]*s2;
    const double w2_y = c2*qd[0];
    const double z2 = w2_x*w2_x;
    const double z3 = qd[1]*w2_x;
    const double z4 = w2_x*w2_y;
    const double z5 = qd[1]*w2_y;
    const double U2_xy = z4 - qdd[1];
    const double U2_xz = c2*qdd[0];
    const double neg_U2_yz = s2*qdd[0];
    const double wd2_x = z5 + neg_U2_yz;
    const double wd2_y = U2_xz - z3;
    const double U2_zy = z5 + wd2_x;
    const double z6 = w2_y*w2_y;

    /* motion of link 3 */
    const double w3_x = qd[1]*s3 - w2_x*c3;
    const double w3_y = w2_x*s3 + qd[1]*c3;
    const double w3_z = w2_y + qd[2];
    const double z7 = w3_y*w3_x;
    const double wd3_x = s3*qdd[1] - c3*wd2_x + w3_y*qd[2];
    const double wd3_y = c3*qdd[1] + (s3*wd2_x - w3_x*qd[2]);
    const double wd3_z = wd2_y + qdd[2];
    const double z8 = w3_x*w3_z;
    const double U3_xz = wd3_y + z8;
    const double z9 = w3_y*w3_y;
    const double a3_z = 24.525000000000002*c2 - 1.05*(w3_x*w3_x + z9);

    /* motion of link 4 */
    const double w4_x = s4*w3_z + w3_x*c4;
    const double w4_y = c4*w3_z - w3_x*s4;
    const double w4_z = qd[3] - w3_y;
    const double wd4_x = wd3_z*s4 + c4*wd3_x + qd[3]*w4_y;
    const double neg_wd4_y = s4*wd3_x - wd3_z*c4 + qd[3]*w4_x;
    const double wd4_z = qdd[3] - wd3_y;
    const double z10 = w4_x*w4_y;
    const double U4_xy = z10 - wd4_z;
    const double z11 = w4_y*w4_z;
    const double z12 = w4_x*w4_z;
    const double z13 = w4_z*w4_z;

    /* motion of link 5 */
    const double w5_x = s5*w4_z - w4_x*c5;
    const double w5_y = c5*w4_z + w4_x*s5;
    const double w5_z = qd[4] + w4_y;
    const double z14 = w5_x*w5_x;
    const double z15 = w5_y*w5_y;
    const double z16 = w5_x*w5_y;
    const double wd5_x = wd4_z*s5 + w5_y*qd[4] - c5*wd4_x;
    const double wd5_y = wd4_z*c5 - (w5_x*qd[4] - s5*wd4_x);
    const double wd5_z = qdd[4] - neg_wd4_y;
    const double z17 = w5_x*w5_z;
    const double z18 = w5_y*w5_z;
    const double U5_xy = z16 - wd5_z;
    const double U5_yx = z16 + wd5_z;
    const double U5_zx = z17 - wd5_y;
    const double U5_zy = wd5_x + z18;
    const double z19 = 24.525000000000002*s2;
    const double z20 = z11 + wd4_x - s3*z19 - 1.05*(w3_y*w3_z - wd3_x);
    const double a3_x = 1.05*U3_xz - c3*z19;
    const double z21 = U4_xy + (c4*a3_x + s4*a3_z);
    const double a5_x = s5*z20 - c5*z21;
    const double a5_y = c5*z20 + s5*z21;
    const double neg_a5_z = z13 + (w4_x*w4_x + (s4*a3_x - c4*a3_z));
    const double z22 = w5_z*w5_z;

    /* motion of link 6 */
    const double w6_x = w5_x*c6 + s6*w5_z;
    const double w6_y = w5_z*c6 - w5_x*s6;
    const double w6_z = qd[5] - w5_y;
    const double z23 = w6_z*w6_z;
    const double wd6_x = w6_y*qd[5] + c6*wd5_x + wd5_z*s6;
    const double wd6_y = wd5_z*c6 - s6*wd5_x - qd[5]*w6_x;
    const double wd6_z = qdd[5] - wd5_y;
    const double z24 = w6_y*w6_x;
    const double U6_xy = z24 - wd6_z;
    const double neg_U6_yy = z23 + w6_x*w6_x;
    const double z25 = w6_z*w6_x;

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
        0.029112000000000002*a5_x + 4.8825e-05*(z18 - wd5_x);
    const double z30 = 0.048912*c6;
    const double z31 = neg_n6_x_scaled*z30 + s6*n6_y + 0.029112000000000002*neg_a5_z -
        7.350000000000001e-06*U5_zx - 4.8825e-05*U5_yx;
    const double z32 = z28*neg_a5_z + 0.016841848*wd6_z - a5_x*z30 + 0.001*(z26*w6_x);
    const double n6_z = 0.0017000000000000001*z24 + z32 - 4.32e-07*(z25 + wd6_y);
    const double z33 = 0.0015950349999999996*U5_zx + (0.01025325*U5_xy +
        (7.350000000000001e-06*U5_zy - (0.00014000000000000001*neg_a5_z - n6_z)));
    const double n5_x = 0.01025325*(z15 - z22) + (0.007438788000000001*U5_zy - z31);
    const double neg_n5_y = 4.8825e-05*(z14 - z22) + z33;
    const double n5_z = 0.01025325*(wd5_y + z17) - (7.350000000000001e-06*(z14 - z15) +
        (0.007438788000000001*U5_xy + z29 - 0.0015950349999999996*U5_yx));
    const double f5_x = 0.9385*a5_x + z28*neg_U6_yy + U6_xy*z30 + 0.029112000000000002*U5_xy -
        0.00014000000000000001*(z15 + z22);
    const double neg_f5_y = 0.048912*(wd6_x + w6_y*w6_z) + (0.029112000000000002*(z14 + z22) -
        0.9385*a5_y - 0.00014000000000000001*U5_yx);
    const double f5_z = z28*U6_xy - (0.9385*neg_a5_z - 0.00014000000000000001*U5_zx -
        0.029112000000000002*U5_zy + neg_U6_yy*z30);
    const double neg_f4_x = c5*f5_x + s5*neg_f5_y;
    const double f4_z = s5*f5_x - c5*neg_f5_y;

    /* forces on link 4 */
    const double z34 = 0.169576625*wd4_x + 0.220168625*z11 + c5*n5_x + s5*neg_n5_y - f4_z;
    const double z35 = s5*n5_x + (neg_f4_x - c5*neg_n5_y) + 0.197572625*z10 -
        0.19217262499999999*wd4_z;
    const double neg_n4_x = 0.007973000000000001*(w4_y*w4_y - z13) + z34;
    const double n4_y = 0.022596*z12 - (0.027996*neg_wd4_y - (0.007973000000000001*U4_xy + n5_z));
    const double n4_z = 0.007973000000000001*(neg_wd4_y - z12) + z35;

    /* forces on link 3 */
    const double n3_z = 0.0032*(z7 + wd3_z) + (c4*n4_y - (s4*neg_n4_x - (0.0089775*U3_xz +
        0.005600000000000005*a3_x)));

    /* forces on link 2 */
    const double z36 = 1.05*(c4*neg_f4_x + s4*f5_z) + n4_z + 0.0032*(z8 - wd3_y);
    const double z37 = 0.014857500000000004*(z7 - wd3_z) + z36;
    const double z38 = c4*neg_n4_x + (s4*n4_y - 1.05*f4_z) + 0.13734000000000013*c2 -
        0.014857500000000004*(z9 - w3_z*w3_z);
    const double z39 = s3*z37 - c3*z38 + 8.000999999999999e-05*(qdd[1] + z4) - 1.1637234035*U2_zy;
    const double z40 = 1.1637234035*U2_xy + (8.000999999999999e-05*neg_U2_yz + (0.0157353*U2_xz +
        (32.194825875*s2 - 0.018688049999999998*c2)));
    const double n2_x = 0.00011239499999999998*(z3 - wd2_y) - (z39 - 0.0157353*(z1 - z6));
    const double n2_y = n3_z + (0.0157353*U2_xy - 0.00011239499999999998*U2_zy) -
        8.000999999999999e-05*(z1 - z2);
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
    double s5, c5;
    double s4, c4;
    double s3, c3;
    rbgen_sincos4(q[5], &s6, &c6, q[4], &s5, &c5, q[3], &s4, &c4, q[2], &s3, &c3);
    double s2, c2;
    rbgen_sincos(q[1], &s2, &c2);

    /* column 7 */
    const double z1 = c3*s2;
    const double z2 = c4*c2 + s4*z1;
    const double z3 = c4*z1 - s4*c2;
    const double z4 = s3*s2;
    const double z5 = s4*s3;
    const double z6 = c4*s3;

    /* composite body 6 */
    const double S5_xy = 4.32e-07*s6 + 7.350000000000001e-06;
    const double z7 = 0.051357599999999996*s6;
    const double ms5_x = 0.000147 - z7;

    /* column 6 */
    const double z8 = 0.048912*c6 + 0.016841848;
    const double z9 = 0.001*s6;
    const double z10 = s5*z9;
    const double z11 = 0.000432*z10 - c5*z8;
    const double z12 = c5*z9;
    const double z13 = s5*z8 + 0.000432*z12;
    const double z14 = 0.001*c6;
    const double z15 = c4*z14;
    const double z16 = 0.000432*z15 + s4*z13;
    const double z17 = z2*z14 + z4*z10 - z3*z12;
    const double z18 = c3*z10 - (z14*z5 - z12*z6);
    const double z19 = z15 + s4*z12;

    /* composite body 5 */
    const double z20 = 0.012441848*s6;
    const double z21 = s6*z20;
    const double z22 = 2.0*(S5_xy*c5) + s5*(z21 - 0.004143753000000001);
    const double z23 = s5*z22;
    const double z24 = z20*c6 - 0.9523809523809524*ms5_x + 4.8825e-05;
    const double z25 = 4.32e-07*c6;
    const double z26 = z25 - 0.01885875;
    const double z27 = c5*z26 + s5*z24;
    const double S4_xx = 0.006495035 - (z23 - z21);
    const double S4_xy = c5*z24 - s5*z26;
    const double S4_xz = S5_xy - c5*z22;
    const double S4_yy = 0.758269223 - (z21 - 0.097824*c6);
    const double S4_yz = 0.007973000000000001 - z27;
    const double S4_zz = z23 + 0.033234788;
    const double z28 = 0.051357599999999996*c6;
    const double ms4_x = 0.0305676*s5 - c5*ms5_x;
    const double ms4_y = z28 + 0.985425;
    const double z29 = s5*ms5_x + 0.0305676*c5;
    const double z30 = z21 + 0.011733823;
    const double z31 = c4*(c5*z28) + s4*z7 - z11;
    const double z32 = c4*z13 + z28*(s5 - 8.411608019066311e-06*s4);
    const double z33 = s2*(s3*z31 + c3*z32) - c2*z16;
    const double z34 = c3*z31 - s3*z32;

    /* column 5 */
    const double z35 = z2*z30 + S4_xy*z3 - z27*z4 + z29*(c4*z4);
    const double z36 = z35 + ms4_x*z1;
    const double z37 = z30*z5 + (s3*ms4_x - z29*(c4*c3) + c3*z27);
    const double z38 = z37 + S4_xy*z6;
    const double z39 = c4*z30 - s4*S4_xy;

    /* composite body 4 */
    const double z40 = s4*(S4_xx - S4_yy) + 2.0*(c4*S4_xy);
    const double z41 = s4*z40;
    const double S3_xx = 0.0032 - (z41 - S4_xx);
    const double S3_xy = s4*S4_yz - c4*S4_xz;
    const double neg_S3_yz = s4*S4_xz + c4*S4_yz;
    const double ms3_z = s4*ms4_x + c4*ms4_y;
    const double z42 = S4_xx + S4_yy;

    /* column 4 */
    const double z43 = ms3_z + z42;
    const double z44 = s3*S3_xy - c3*z43;

    /* composite body 3 */
    const double z45 = c3*S3_xy;
    const double z46 = (S4_zz - S3_xx)*s3 - 2.0*z45;
    const double z47 = c4*(z40 + ms4_x) - (S4_xy + s4*ms4_y);
    const double z48 = z29 + neg_S3_yz + 0.014857500000000004;
    const double z49 = c3*z47 + s3*z48;
    const double z50 = c3*z48 - s3*z47;
    const double S2_xx = s3*z46 + S3_xx + 0.0054505715;
    const double S2_xy = 0.00011239499999999998 - z49;
    const double S2_xz = c3*z46 + S3_xy + 8.000999999999999e-05;
    const double S2_yy = 2.0*ms3_z + (S4_yy + z41) + 2.2038702249999997;
    const double S2_yz = 0.0157353 - z50;
    const double z51 = S4_zz + S3_xx;
    const double z52 = c2*neg_S3_yz + s2*(s3*z43 + z45);

    /* column 3 */
    const double z53 = s2*z49 + c2*z51;

    /* composite body 2 */
    const double z54 = 0.0590859715 - (s2*((S2_xx - S2_yy)*s2 + 2.0*(c2*S2_xy)) - z51);
    const double S1_yz = c2*S2_yz + s2*S2_xz;

    M[0] = z54;
    M[1] = -S1_yz;
    M[2] = z53;
    M[3] = -z52;
    M[4] = z36;
    M[5] = z33;
    M[6] = z17;
    M[7] = -S1_yz;
    M[8] = S2_xx + S2_yy;
    M[9] = z50;
    M[10] = z44;
    M[11] = -z38;
    M[12] = z34;
    M[13] = z18;
    M[14] = z53;
    M[15] = z50;
    M[16] = z51;
    M[17] = -neg_S3_yz;
    M[18] = z39;
    M[19] = -z16;
    M[20] = z19;
    M[21] = -z52;
    M[22] = z44;
    M[23] = -neg_S3_yz;
    M[24] = z42;
    M[25] = z27;
    M[26] = z11;
    M[27] = -z10;
    M[28] = z36;
    M[29] = -z38;
    M[30] = z39;
    M[31] = z27;
    M[32] = z30;
    M[33] = -z25;
    M[34] = z14;
    M[35] = z33;
    M[36] = z34;
    M[37] = -z16;
    M[38] = z11;
    M[39] = -z25;
    M[40] = 0.016841848;
    M[41] = 0.0;
    M[42] = z17;
    M[43] = z18;
    M[44] = z19;
    M[45] = -z10;
    M[46] = z14;
    M[47] = 0.0;
    M[48] = 0.001;
}

void iiwa14_bias(const double q[7], const double qd[7], double b[7])
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
    const double w2_x = qd[0]*s2;
    const double w2_y = qd[0]*c2;
    const double wd2_x = w2_y*qd[1];
    const double neg_wd2_y = qd[1]*w2_x;
    const double U2_xy = w2_y*w2_x;
    const double z1 = qd[1]*qd[1];
    const double z2 = w2_x*w2_x;
    const double z3 = w2_y*w2_y;

    /* motion of link 3 */
    const double w3_x = s3*qd[1] - c3*w2_x;
    const double w3_y = s3*w2_x + qd[1]*c3;
    const double w3_z = w2_y + qd[2];
    const double wd3_x = qd[2]*w3_y - c3*wd2_x;
    const double wd3_y = s3*wd2_x - qd[2]*w3_x;
    const double z4 = w3_y*w3_y;
    const double z5 = w3_z*w3_x;
    const double U3_xz = wd3_y + z5;
    const double z6 = 23.357142857142858*s2;
    const double a3_x = U3_xz - c3*z6;
    const double a3_y = w3_z*w3_y - wd3_x + s3*z6;
    const double neg_a3_z = z4 + (w3_x*w3_x - 23.357142857142858*c2);
    const double z7 = w3_x*w3_y;

    /* motion of link 4 */
    const double w4_x = s4*w3_z + c4*w3_x;
    const double w4_y = c4*w3_z - s4*w3_x;
    const double w4_z = qd[3] - w3_y;
    const double z8 = w4_x*w4_z;
    const double wd4_x = c4*wd3_x - s4*neg_wd2_y + qd[3]*w4_y;
    const double neg_wd4_y = s4*wd3_x + c4*neg_wd2_y + w4_x*qd[3];
    const double a4_x = c4*a3_x - s4*neg_a3_z;
    const double z9 = w4_x*w4_y;

    /* motion of link 5 */
    const double w5_x = w4_z*s5 - w4_x*c5;
    const double w5_y = w4_z*c5 + w4_x*s5;
    const double w5_z = qd[4] + w4_y;
    const double z10 = w5_x*w5_x;
    const double z11 = w5_y*w5_y;
    const double z12 = w5_y*w5_z;
    const double wd5_x = w5_y*qd[4] - (c5*wd4_x + s5*wd3_y);
    const double wd5_y = s5*wd4_x - w5_x*qd[4] - c5*wd3_y;
    const double z13 = w5_x*w5_y;
    const double z14 = w5_x*w5_z;
    const double U5_xy = z13 + neg_wd4_y;
    const double U5_xz = wd5_y + z14;
    const double U5_yx = z13 - neg_wd4_y;
    const double U5_yz = z12 - wd5_x;
    const double U5_zx = z14 - wd5_y;
    const double U5_zy = z12 + wd5_x;
    const double a5_x = 0.9523809523809524*U5_xz - (s5*a3_y + c5*a4_x);
    const double a5_y = 0.9523809523809524*U5_yz - (c5*a3_y - s5*a4_x);
    const double neg_a5_z = 0.9523809523809524*(z10 + z11) + (c4*neg_a3_z + s4*a3_x);
    const double z15 = w5_z*w5_z;

    /* motion of link 6 */
    const double w6_x = w5_x*c6 + w5_z*s6;
    const double w6_y = w5_z*c6 - w5_x*s6;
    const double w6_z = qd[5] - w5_y;
    const double z16 = w6_z*w6_z;
    const double neg_wd6_y = c6*neg_wd4_y + wd5_x*s6 + qd[5]*w6_x;
    const double z17 = w6_z*w6_x;
    const double z18 = w6_y*w6_x;
    const double neg_U6_yy = z16 + w6_x*w6_x;

    /* motion of link 7 */
    const double wd7_x = w6_y*qd[5] + wd5_x*c6 - s6*neg_wd4_y - w6_z*qd[6];
    const double wd7_y = wd5_y - qd[6]*w6_x;
    const double w7_z = w6_y + qd[6];
    const double z19 = w6_z*w7_z;
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
    const double z23 = 0.005843753000000001*z13 + (neg_n6_x_scaled*z21 - c6*z22 - 0.000147*a5_y +
        0.0305676*a5_x);
    const double z24 = 0.051357599999999996*c6;
    const double z25 = neg_n6_x_scaled*z24 + (0.0305676*neg_a5_z - (7.350000000000001e-06*U5_zx +
        4.8825e-05*U5_yx + 0.007438788000000001*U5_zy));
    const double z26 = z21*neg_a5_z - (0.014141848*z20 + 0.015141848*wd7_y) - a5_x*z24 -
        0.0017000000000000001*(wd5_y - z18);
    const double n6_z = 4.32e-07*(neg_wd6_y - z17) + z26;
    const double z27 = 0.01025325*U5_xy + (n6_z - 0.000147*neg_a5_z + 0.0015950349999999996*U5_zx +
        7.350000000000001e-06*U5_zy);
    const double n5_x = 0.01025325*(z11 - z15) - (s6*z22 + z25);
    const double neg_n5_y = 4.8825e-05*(z10 - z15) + z27;
    const double neg_n5_z = 7.350000000000001e-06*(z10 - z11) + (4.8825e-05*U5_yz -
        (0.01025325*U5_xz - (z23 + 0.009033823*neg_wd4_y)));
    const double f5_x = z21*neg_U6_yy + (z24*U7_xz + (0.0305676*U5_xy + 1.0346962499999999*a5_x)) -
        0.000147*(z11 + z15);
    const double f5_z = z21*U7_xz - (z24*neg_U6_yy + (1.0346962499999999*neg_a5_z - (0.0305676*U5_zy
        + 0.000147*U5_zx)));
    const double neg_f5_y_scaled = 1.6801319043693321*(wd7_x + z19) + (z15 + (z10 -
        0.0048090134652377025*U5_yx) - 33.849443528441874*a5_y);
    const double z28 = 0.0305676*neg_f5_y_scaled;
    const double neg_f4_x = s5*z28 + c5*f5_x;
    const double f4_z = s5*f5_x - c5*z28;

    /* forces on link 4 */
    const double z29 = 0.19217262499999999*wd3_y - (c5*neg_n5_y - s5*n5_x -
        0.9523809523809524*neg_f4_x - 0.197572625*z9);
    const double neg_n4_x = 0.169576625*wd4_x + (c5*n5_x - 0.9523809523809524*f4_z + s5*neg_n5_y) +
        0.007973000000000001*(w4_y*(w4_y + 27.61427630753794*w4_z) - w4_z*w4_z);
    const double n4_y = 0.007973000000000001*(wd3_y + z9) - (neg_n5_z - 0.022596*z8 +
        0.027996*neg_wd4_y);
    const double n4_z = 0.007973000000000001*(neg_wd4_y - z8) + z29;

    /* forces on link 3 */
    const double n3_z = 0.0032*(z7 - neg_wd2_y) - (s4*neg_n4_x - 0.0089775*U3_xz - c4*n4_y -
        0.005880000000000005*a3_x);

    /* forces on link 2 */
    const double z30 = c4*neg_n4_x - f4_z + 0.13734000000000013*c2 + s4*n4_y -
        0.014857500000000004*(z4 - w3_z*w3_z);
    const double z31 = 0.0032*(z5 - wd3_y) + (c4*neg_f4_x + (s4*f5_z + (n4_z +
        0.014857500000000004*(neg_wd2_y + z7))));
    const double z32 = 8.000999999999999e-05*U2_xy - (0.00022478999999999997*neg_wd2_y + c3*z30 -
        s3*z31 + 2.327446807*wd2_x);
    const double z33 = s3*z30 + (c3*z31 + (1.1637234035*U2_xy + (32.194825875*s2 -
        0.018688049999999998*c2)));
    const double n2_x = 0.0157353*(z1 - z3) - z32;
    const double neg_n2_y = 0.00022478999999999997*wd2_x - (n3_z + 0.0157353*U2_xy) +
        8.000999999999999e-05*(z1 - z2);
    const double neg_n2_z = 0.00011239499999999998*(z2 - z3) + z33;
    const double n1_z = s2*n2_x - c2*neg_n2_y;

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
    double s5, c5;
    double s6, c6;
    double s3, c3;
    double s4, c4;
    rbgen_sincos4(q[4], &s5, &c5, q[5], &s6, &c6, q[2], &s3, &c3, q[3], &s4, &c4);
    double s2, c2;
    rbgen_sincos(q[1], &s2, &c2);

    /* motion of link 3 */
    const double neg_W3_zx = c3*s2;
    const double W3_zy = s3*s2;

    /* motion of link 4 */
    const double W4_zx = s4*c2 - c4*neg_W3_zx;
    const double W4_zy = c4*c2 + s4*neg_W3_zx;

    /* motion of link 5 */
    const double neg_W5_zx = c5*W4_zx + s5*W3_zy;
    const double W5_zy = s5*W4_zx - c5*W3_zy;

    /* motion of link 6 */
    const double W6_zx = s6*W4_zy - c6*neg_W5_zx;

    /* forces on link 5 */
    const double c5_x_scaled = 0.0048090134652377025 - 1.6801319043693321*s6;
    const double c4_x_scaled = s5 - c5_x_scaled*c5;

    /* forces on link 4 */
    const double c4_y_scaled = c6 + 19.1875204448806;
    const double z1 = 1.6801319043693321*c4_y_scaled;
    const double c3_x_scaled = c4*c4_x_scaled - s4*z1;

    /* forces on link 3 */
    const double neg_c3_y_scaled = s5*c5_x_scaled + c5 + 0.19236053860950827;

    /* forces on link 2 */
    const double c2_x_scaled = 0.026174773289365204 - (neg_c3_y_scaled*s3 + c3*c3_x_scaled);
    const double c2_y_scaled = c4*z1 + c4_x_scaled*s4 + 78.9420170376477;
    const double c1_x_scaled = c2_y_scaled*s2 - c2_x_scaled*c2;

    g[0] = 0.0;
    g[1] = -0.7139718*c1_x_scaled;
    g[2] = 0.7139718*(c3_x_scaled*W3_zy - neg_c3_y_scaled*neg_W3_zx);
    g[3] = 0.7139718*(c4_x_scaled*W4_zy - z1*W4_zx);
    g[4] = 0.7139718*(c5_x_scaled*W5_zy + neg_W5_zx);
    g[5] = -1.1995668000000002*W6_zx;
    g[6] = 0.0;
}

void iiwa14_forward_dynamics(const double q[7], const double qd[7], const double tau[7],
                             double qdd[7])
{
    /* joint angles */
    double s2, c2;
    double s3, c3;
    double s4, c4;
    double s5, c5;
    rbgen_sincos4(q[1], &s2, &c2, q[2], &s3, &c3, q[3], &s4, &c4, q[4], &s5, &c5);
    double s6, c6;
    rbgen_sincos(q[5], &s6, &c6);

    /* motion of link 2 */
    const double w2_x = s2*qd[0];
    const double w2_y = qd[0]*c2;
    const double wd2_x = qd[1]*w2_y;
    const double neg_wd2_y = qd[1]*w2_x;
    const double U2_xy = w2_x*w2_y;
    const double z1 = w2_x*w2_x;
    const double z2 = w2_y*w2_y;
    const double z3 = qd[1]*qd[1];

    /* motion of link 3 */
    const double w3_x = qd[1]*s3 - w2_x*c3;
    const double w3_y = w2_x*s3 + qd[1]*c3;
    const double w3_z = w2_y + qd[2];
    const double wd3_x = qd[2]*w3_y - wd2_x*c3;
    const double wd3_y = wd2_x*s3 - w3_x*qd[2];
    const double z4 = w3_x*w3_z;
    const double z5 = w3_y*w3_y;
    const double U3_xz = wd3_y + z4;
    const double z6 = 23.357142857142858*s2;
    const double a3_x = U3_xz - c3*z6;
    const double a3_y = w3_z*w3_y - wd3_x + s3*z6;
    const double neg_a3_z = z5 + (w3_x*w3_x - 23.357142857142858*c2);
    const double z7 = w3_x*w3_y;

    /* motion of link 4 */
    const double w4_x = w3_z*s4 + w3_x*c4;
    const double w4_y = w3_z*c4 - w3_x*s4;
    const double w4_z = qd[3] - w3_y;
    const double wd4_x = c4*wd3_x - neg_wd2_y*s4 + qd[3]*w4_y;
    const double neg_wd4_y = s4*wd3_x + neg_wd2_y*c4 + qd[3]*w4_x;
    const double z8 = w4_z*w4_x;
    const double z9 = w4_x*w4_y;

    /* motion of link 5 */
    const double w5_x = s5*w4_z - c5*w4_x;
    const double w5_y = c5*w4_z + s5*w4_x;
    const double w5_z = qd[4] + w4_y;
    const double wd5_x = w5_y*qd[4] - (c5*wd4_x + wd3_y*s5);
    const double wd5_y = s5*wd4_x - qd[4]*w5_x - wd3_y*c5;
    const double z10 = w5_x*w5_x;
    const double z11 = w5_z*w5_z;
    const double z12 = w5_y*w5_y;
    const double z13 = 1.05*a3_y;
    const double z14 = w5_z*w5_x;
    const double z15 = w5_y*w5_x;
    const double z16 = w5_y*w5_z;
    const double U5_xy = neg_wd4_y + z15;
    const double U5_xz = wd5_y + z14;
    const double U5_yx = z15 - neg_wd4_y;
    const double U5_yz = z16 - wd5_x;
    const double U5_zx = z14 - wd5_y;
    const double U5_zy = wd5_x + z16;

    /* motion of link 6 */
    const double w6_x = c6*w5_x + w5_z*s6;
    const double w6_y = w5_z*c6 - s6*w5_x;
    const double w6_z = qd[5] - w5_y;
    const double neg_wd6_y = c6*neg_wd4_y + s6*wd5_x + qd[5]*w6_x;
    const double z17 = w6_z*w6_x;
    const double z18 = w6_y*w6_x;
    const double z19 = w6_z*w6_z;
    const double neg_U6_yy = z19 + w6_x*w6_x;

    /* motion of link 7 */
    const double w7_z = qd[6] + w6_y;
    const double z20 = w6_z*w7_z;
    const double wd7_x = qd[5]*w6_y + c6*wd5_x - s6*neg_wd4_y - w6_z*qd[6];
    const double wd7_y = wd5_y - qd[6]*w6_x;
    const double z21 = w7_z*w6_x;

    /* forces on link 1 */
    const double phi7 = 0.001*neg_wd6_y + tau[6];

    /* articulated body 6 */
    const double z22 = 0.048912*s6;
    const double z23 = 0.1420499546130567*s6;
    const double z24 = s6*z23;
    const double z25 = 0.094627612150222*z24;
    const double z26 = c6*z23;
    const double I5_xz = 0.094627612150222*z26 + 4.8825e-05;
    const double I5_zz = z25 + 0.01073382298891903;
    const double z27 = 1.254611964197753e-06*(c6*c6);
    const double F5_xx = 8.832188420019627e-06*z26;
    const double neg_F5_xz = z27 + 0.029112000000000002;
    const double F5_yz = 0.00014000000000000001 - z22;

    /* articulated body 5 */
    const double z28 = 0.048912*c6;
    const double iD5 = 1.0/I5_zz;
    const double z29 = iD5*F5_yz;
    const double z30 = iD5*neg_F5_xz;
    const double z31 = iD5*I5_xz;
    const double z32 = z28 + F5_yz*z31;
    const double z33 = 0.01025325*iD5;
    const double z34 = F5_yz*z33;
    const double z35 = neg_F5_xz*z31 + F5_xx;
    const double z36 = neg_F5_xz*z33;
    const double z37 = s5*(z34 + z35) + c5*(z36 - z32);
    const double z38 = c5*z37;
    const double z39 = z32 + z38;
    const double z40 = 2.0*c5;
    const double z41 = z29*neg_F5_xz;
    const double z42 = z24 - neg_F5_xz*z30 + 0.7964500453869433;
    const double z43 = F5_yz*z29 - 0.9385;
    const double z44 = z40*z41 + s5*(z42 + z43);
    const double z45 = s5*z44;
    const double z46 = iD5*F5_xx;
    const double z47 = z26 + neg_F5_xz*z46;
    const double z48 = F5_yz*z46;
    const double G4_xx = z42 - z45;
    const double G4_xy = c5*z47 + s5*z48;
    const double G4_xz = z41 - c5*z44;
    const double G4_yz = c5*z48 - s5*z47;
    const double G4_zz = z45 - z43;
    const double z49 = z33*F5_xx - 0.00014000000000000001;
    const double z50 = z27 - z31*F5_xx - 0.0291132546119642;
    const double z51 = z36 - z38;
    const double z52 = s5*z37;
    const double neg_F4_xz = z39 + G4_xx;
    const double F4_yz = c5*z49 - G4_xy - s5*z50;
    const double F4_zx = z51 + G4_zz;
    const double F4_zz = z52 - z34 - G4_xz;
    const double z53 = z25 + I5_xz*z31 - 0.020985601;
    const double z54 = 0.00010512913556250002*iD5;
    const double z55 = I5_xz*z33 + 7.350000000000001e-06;
    const double z56 = s5*(z53 - z54) + z40*z55;
    const double z57 = s5*z56;
    const double z58 = z52 - z35;
    const double I4_xz = c5*z56 - z55 + z58 + F4_zz;
    const double neg_I4_zz = z57 + (z54 - (z39 + neg_F4_xz)) + 0.19057759;

    /* articulated body 4 */
    const double neg_iD4 = 1.0/neg_I4_zz;
    const double z59 = neg_F4_xz*neg_iD4;
    const double z60 = neg_iD4*F4_yz;
    const double z61 = neg_iD4*I4_xz;
    const double z62 = 2.0*c4;
    const double z63 = 0.007973000000000001*z61;
    const double z64 = I4_xz*z61 + (z51 + (z57 - z53) + F4_zx) - 0.17118159;
    const double z65 = 6.356872900000001e-05*neg_iD4 + 0.024796000000000002;
    const double z66 = z62*z63 - s4*(z64 - z65);
    const double z67 = s4*z66;
    const double I3_xz = z63 - c4*z66;
    const double I3_zz = 0.0064 - (z67 - z65);
    const double z68 = c5*z50 + (s5*z49 + (G4_yz + F4_yz*z61)) - 0.014150000000000005;
    const double z69 = neg_F4_xz*z61 + z58 - G4_xz;
    const double z70 = s4*(z69 - 0.007973000000000001*z60) - c4*(z68 + 0.007973000000000001*z59 +
        0.014150000000000005);
    const double z71 = neg_iD4*F4_zz;
    const double z72 = F4_zx + F4_zz*z61;
    const double neg_F3_xz = z68 + c4*z70;
    const double F3_yz = 0.007973000000000001*(c4*z71) - s4*z72;
    const double z73 = G4_xx + neg_F4_xz*z59;
    const double z74 = z62*(G4_xy - neg_F4_xz*z60) + s4*(F5_xx*z46 + (z24 + (z73 - F4_yz*z60)) -
        0.9385);

    /* articulated body 3 */
    const double z75 = 1.05*c4;
    const double z76 = 1.05*s4;
    const double neg_a5_z_scaled = z12 + (z10 + (z75*neg_a3_z + z76*a3_x));
    const double a4_x_scaled = z75*a3_x - neg_a3_z*z76;
    const double a5_x_scaled = U5_xz - (c5*a4_x_scaled + s5*z13);
    const double z77 = 0.015141848*wd7_y + (0.014141848*z21 + tau[5]) - z22*neg_a5_z_scaled +
        z28*a5_x_scaled;
    const double phi6 = z77 + 0.0017000000000000001*(wd5_y - z18) - 4.32e-07*(neg_wd6_y - z17);
    const double z78 = 59.37590696697892*phi6;
    const double z79 = 0.0027*neg_wd6_y + 0.0017000000000000001*z17 - phi7 + 4.32e-07*(z78 - wd5_y -
        z18);
    const double a5_y_scaled = U5_yz - (c5*z13 - s5*a4_x_scaled);
    const double neg_n6_x_scaled = 8.832188420019627e-06*(w6_y*w6_y - z19) + (a5_y_scaled -
        (0.3095732744520772*wd7_x + 0.2891283938501799*z20));
    const double z80 = 0.005843753000000001*z15 + (0.029112000000000002*a5_x_scaled + (tau[4] +
        z22*neg_n6_x_scaled - 0.00014000000000000001*a5_y_scaled));
    const double z81 = c6*z79 + (4.8825e-05*U5_yz - (0.01025325*U5_xz - (z80 +
        0.009033823*neg_wd4_y)));
    const double u5 = 7.350000000000001e-06*(z10 - z12) + z81;
    const double z82 = 0.029112000000000002*(z10 + z11) - (u5*z29 + 0.00014000000000000001*U5_yx) -
        0.9385*a5_y_scaled;
    const double z83 = 0.048912*(z20 + wd7_x) + z82;
    const double z84 = wd7_y - z78 + z21;
    const double z85 = 0.029112000000000002*U5_xy + (0.9385*a5_x_scaled + (z28*z84 - u5*z30)) +
        z22*neg_U6_yy;
    const double z86 = z85 - 0.00014000000000000001*(z11 + z12);
    const double z87 = s5*z83 + c5*z86;
    const double z88 = 7.350000000000001e-06*U5_zx + (4.8825e-05*U5_yx + (u5*z31 + s6*z79 -
        z28*neg_n6_x_scaled));
    const double z89 = 0.01025325*(z12 - z11) + (0.007438788000000001*U5_zy + z88 -
        0.029112000000000002*neg_a5_z_scaled);
    const double z90 = tau[5] - (0.00014000000000000001*neg_a5_z_scaled + (u5*z33 -
        (0.01025325*U5_xy + 7.350000000000001e-06*U5_zy)));
    const double z91 = 4.8825e-05*(z10 - z11) + (z90 + 0.0015950349999999996*U5_zx);
    const double z92 = s5*z89 + (z87 - (c5*z91 + (tau[3] - 0.197572625*z9))) +
        0.19217262499999999*wd3_y;
    const double neg_u4 = 0.007973000000000001*(neg_wd4_y - z8) + z92;
    const double z93 = neg_iD4*neg_u4;
    const double z94 = 0.027996*neg_wd4_y - tau[4] - 0.022596*z8 + 0.007973000000000001*(z93 -
        (wd3_y + z9));
    const double z95 = s5*z86 - c5*z83;
    const double z96 = 0.169576625*wd4_x - (neg_u4*z61 - c5*z89 - s5*z91 + z95);
    const double z97 = z96 + 0.007973000000000001*(w4_y*(w4_y + 27.61427630753794*w4_z) -
        w4_z*w4_z);
    const double z98 = c4*z94 + (tau[2] + s4*z97 - 0.0089775*U3_xz) - 0.005880000000000005*a3_x;
    const double u3 = z98 - 0.0032*(z7 - neg_wd2_y);
    const double iD3 = 1.0/I3_zz;
    const double z99 = iD3*neg_F3_xz;
    const double z100 = 1.1025*(z73 - s4*z74 - neg_F3_xz*z99);
    const double z101 = iD3*I3_xz;
    const double z102 = z64 + (0.016743300000000003*(z71*(s4 + 65.8472344161545*F4_zz)) +
        2.1*(c4*z72));
    const double z103 = iD3*F3_yz;
    const double z104 = (2.1*F3_yz - I3_xz)*z101 + z102 + z67 + 1.1025*(G4_zz - F3_yz*z103);
    const double z105 = 1.05*z103 - z101;
    const double z106 = z75*(neg_F4_xz*z71 - G4_xz) + (z69 + neg_F3_xz*z105) + z76*(F4_yz*z71 +
        G4_yz - 0.9523809523809524*z70);
    const double z107 = s3*(z100 - z104) + 2.1*(c3*z106);
    const double z108 = s3*z107;
    const double I2_xz = c3*z107 - 1.05*z106 - 8.000999999999999e-05;
    const double I2_zz = z100 - z108 + 1.1778245465;

    /* articulated body 2 */
    const double z109 = z28*neg_U6_yy + (u5*z46 - neg_u4*z60) - 0.029112000000000002*U5_zy -
        0.00014000000000000001*U5_zx;
    const double z110 = 1.05*z99;
    const double z111 = u3*z110 + tau[3] - z76*(0.9385*neg_a5_z_scaled + z109 - z22*z84);
    const double z112 = 0.0032*(z4 - wd3_y) + (z75*(z87 + z59*neg_u4) + z111 +
        0.014857500000000004*(neg_wd2_y + z7));
    const double iD2 = 1.0/I2_zz;
    const double z113 = iD2*I2_xz;
    const double z114 = s4*z94 - 0.13734000000000013*c2 - u3*z105 - c4*z97 +
        0.014857500000000004*(z5 - w3_z*w3_z);
    const double z115 = 1.05*(z95 + neg_u4*z71) + z114;
    const double z116 = tau[1] - 0.018688049999999998*c2 + 32.194825875*s2 + 1.1637234035*U2_xy +
        c3*z112;
    const double u2 = 0.00011239499999999998*(z1 - z2) + (z116 - s3*z115);
    const double z117 = iD2*u2;
    const double z118 = 0.00024759966609*iD2 - 0.0590859715;
    const double z119 = 0.0314706*(c2*(z113 - 0.007142857142857142)) + s2*(z118 + (z104 + z108 -
        I2_xz*z113) + 1.2260093749999998);
    const double I1_zz = s2*z119 - z118;

    /* articulated body 1 */
    const double z120 = 8.000999999999999e-05*U2_xy + (s3*z112 + (c3*z115 - z113*u2) -
        2.327446807*wd2_x);
    const double z121 = tau[2] + 0.0157353*(U2_xy - z117) - 0.00022478999999999997*wd2_x -
        8.000999999999999e-05*(z3 - z1);
    const double neg_u1 = s2*(0.00022478999999999997*neg_wd2_y - z120 + 0.0157353*(z3 - z2)) -
        tau[0] + c2*z121;
    const double iD1 = 1.0/I1_zz;

    /* acceleration of link 1 */
    const double neg_qdd1 = neg_u1*iD1;

    /* acceleration of link 2 */
    const double z122 = s2*neg_qdd1;
    const double z123 = c2*neg_qdd1;
    const double qdd2 = z117 + (z113*z122 - 0.0157353*(iD2*z123));

    /* acceleration of link 3 */
    const double z124 = c3*qdd2 - s3*z122;
    const double z125 = c3*z122 + s3*qdd2;
    const double qdd3 = z123 + (z110*z124 + u3*iD3) + z105*z125;
    const double z126 = z123 - qdd3;

    /* acceleration of link 4 */
    const double z127 = 1.05*z125;
    const double z128 = c4*z126 + s4*z125;
    const double z129 = c4*z125 - s4*z126;
    const double z130 = z76*z124;
    const double z131 = z75*z124;
    const double z132 = z124 + 0.007973000000000001*(neg_iD4*z128) + z61*z129 - z60*z130 - z59*z131;
    const double qdd4 = z93 + (z71*z127 + z132);
    const double z133 = z124 - qdd4;

    /* acceleration of link 5 */
    const double z134 = z127 + z129;
    const double z135 = z131 + z133;
    const double z136 = s5*z134 - c5*z135;
    const double z137 = c5*z133 - s5*z129;
    const double z138 = s5*z133 + c5*z129;
    const double z139 = z30*z136 + (z128 + (z33*z137 + z31*z138) - z46*z130);
    const double qdd5 = u5*iD5 + (z139 - z29*(s5*z135 + c5*z134));

    /* acceleration of link 6 */
    const double z140 = s6*z138 + c6*(qdd5 - z128);
    const double neg_qdd6 = 2.904194361568873*(s6*z130 - c6*z136) + (z137 -
        (2.5650391809734895e-05*z140 + z78));

    /* acceleration of link 7 */
    const double qdd7 = 1000.0*phi7 - z140;

    qdd[0] = -neg_qdd1;
    qdd[1] = qdd2;
    qdd[2] = qdd3;
    qdd[3] = qdd4;
    qdd[4] = qdd5;
    qdd[5] = -neg_qdd6;
    qdd[6] = qdd7;
}

void iiwa14_forward_kinematics(const double q[7], double R[9], double p[3])
{
    /* joint angles */
    double s1, c1;
    double s2, c2;
    double s3, c3;
    double s4, c4;
    rbgen_sincos4(q[0], &s1, &c1, q[1], &s2, &c2, q[2], &s3, &c3, q[3], &s4, &c4);
    double s5, c5;
    double s6, c6;
    double s7, c7;
    rbgen_sincos3(q[4], &s5, &c5, q[5], &s6, &c6, q[6], &s7, &c7);

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
    double s2, c2;
    double s3, c3;
    double s4, c4;
    rbgen_sincos4(q[0], &s1, &c1, q[1], &s2, &c2, q[2], &s3, &c3, q[3], &s4, &c4);
    double s5, c5;
    double s6, c6;
    rbgen_sincos2(q[4], &s5, &c5, q[5], &s6, &c6);

    /* frame 2 */
    const double z1 = s1*s2;
    const double z2 = s1*c2;
    const double z3 = c1*s2;
    const double z4 = c1*c2;

    /* frame 3 */
    const double z5 = c3*z2 + c1*s3;
    const double z6 = c1*c3 - s3*z2;
    const double z7 = s2*c3;
    const double z8 = s2*s3;
    const double z9 = c3*z4 - s1*s3;
    const double z10 = s1*c3 + s3*z4;

    /* frame 4 */
    const double z11 = s4*z5 - c4*z1;
    const double z12 = c4*z5 + s4*z1;
    const double z13 = c2*c4 + s4*z7;
    const double z14 = c4*z7 - c2*s4;
    const double z15 = s4*z9 - c4*z3;
    const double z16 = s4*z3 + c4*z9;

    /* frame 5 */
    const double z17 = s5*z14 + c5*z8;
    const double z18 = s5*z12 - c5*z6;
    const double z19 = c5*z10 + s5*z16;

    /* frame 6 */
    const double z20 = c6*z11 - s6*(s5*z6 + c5*z12);
    const double z21 = c6*z13 - s6*(c5*z14 - s5*z8);
    const double z22 = s6*(s5*z10 - c5*z16) + c6*z15;

    /* Jacobian */
    const double z23 = 0.42*z1;
    const double z24 = 0.126*z20;
    const double z25 = z24 - (z23 - 0.4*z11);
    const double z26 = 0.42*c2;
    const double z27 = 0.126*z21;
    const double z28 = 0.4*z13 + z26 + z27;
    const double z29 = z26 - z28;
    const double z30 = z23 + z25;
    const double z31 = 0.126*z22;
    const double z32 = 0.4*z15 + z31;
    const double z33 = 0.42*z3 - z32;

    J[0] = z25;
    J[1] = c1*z28;
    J[2] = c2*z30 - z1*z29;
    J[3] = z6*z29 - z8*z30;
    J[4] = z24*z13 - z11*z27;
    J[5] = z24*z17 - z27*z18;
    J[6] = 0.0;
    J[7] = z33;
    J[8] = s1*z28;
    J[9] = z29*z3 - c2*z32;
    J[10] = z29*z10 + z8*z32;
    J[11] = z27*z15 - z13*z31;
    J[12] = z27*z19 - z17*z31;
    J[13] = 0.0;
    J[14] = 0.0;
    J[15] = s1*z25 - c1*z33;
    J[16] = z1*z32 - z30*z3;
    J[17] = -(z30*z10 + z6*z32);
    J[18] = z24*z15 - z11*z31;
    J[19] = z24*z19 - z18*z31;
    J[20] = 0.0;
    J[21] = 0.0;
    J[22] = -s1;
    J[23] = z3;
    J[24] = z10;
    J[25] = -z15;
    J[26] = -z19;
    J[27] = -z22;
    J[28] = 0.0;
    J[29] = c1;
    J[30] = z1;
    J[31] = -z6;
    J[32] = -z11;
    J[33] = -z18;
    J[34] = -z20;
    J[35] = 1.0;
    J[36] = 0.0;
    J[37] = c2;
    J[38] = -z8;
    J[39] = z13;
    J[40] = z17;
    J[41] = z21;
}

void iiwa14_inertia_solve(const double q[7], const double phi[7], double qdd[7])
{
    /* joint angles */
    double s4, c4;
    double s5, c5;
    double s6, c6;
    double s3, c3;
    rbgen_sincos4(q[3], &s4, &c4, q[4], &s5, &c5, q[5], &s6, &c6, q[2], &s3, &c3);
    double s2, c2;
    rbgen_sincos(q[1], &s2, &c2);

    /* articulated body 6 */
    const double z1 = 0.1420499546130567*s6;
    const double z2 = z1*c6;
    const double z3 = s6*z1;
    const double z4 = 0.094627612150222*z3;
    const double I5_xz = 0.094627612150222*z2 + 4.8825e-05;
    const double I5_zz = z4 + 0.01073382298891903;
    const double z5 = 1.254611964197753e-06*(c6*c6);
    const double F5_xx = 8.832188420019627e-06*z2;
    const double neg_F5_xz = z5 + 0.029112000000000002;
    const double F5_yz = 0.00014000000000000001 - 0.048912*s6;
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
    const double z27 = s5*z26;
    const double z28 = iD5*F5_xx;
    const double z29 = z2 + neg_F5_xz*z28;
    const double z30 = F5_yz*z28;
    const double G4_xx = z24 - z27;
    const double G4_xy = c5*z29 + s5*z30;
    const double G4_xz = z22 - c5*z26;
    const double G4_yz = c5*z30 - s5*z29;
    const double G4_zz = z27 - z25;
    const double z31 = c5*z18;
    const double z32 = z17 + z31;
    const double z33 = z11*F5_xx - 0.00014000000000000001;
    const double z34 = z5 - z7*F5_xx - 0.0291132546119642;
    const double z35 = z16 - z31;
    const double neg_F4_xz = z32 + G4_xx;
    const double F4_yz = c5*z33 - G4_xy - s5*z34;
    const double F4_zx = z35 + G4_zz;
    const double F4_zz = z19 - z14 - G4_xz;
    const double z36 = s5*z13;
    const double I4_xz = c5*z13 - z12 + z20 + F4_zz;
    const double neg_I4_zz = z36 + (z9 - (z32 + neg_F4_xz)) + 0.19057759;
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
    const double z47 = I4_xz*z45 + (z35 + (z36 - z8) + F4_zx) - 0.17118159;
    const double z48 = 6.356872900000001e-05*neg_iD4 + 0.024796000000000002;
    const double z49 = z44*z46 - s4*(z47 - z48);
    const double z50 = s4*z49;
    const double I3_xz = z46 - c4*z49;
    const double I3_zz = 0.0064 - (z50 - z48);
    const double z51 = c5*z34 + (s5*z33 + (G4_yz + z45*F4_yz)) - 0.014150000000000005;
    const double z52 = neg_F4_xz*z45 + z20 - G4_xz;
    const double z53 = neg_iD4*F4_yz;
    const double z54 = neg_F4_xz*neg_iD4;
    const double z55 = s4*(z52 - 0.007973000000000001*z53) - c4*(z51 + 0.007973000000000001*z54 +
        0.014150000000000005);
    const double neg_F3_xz = z51 + c4*z55;
    const double z56 = G4_xx + neg_F4_xz*z54;
    const double z57 = z44*(G4_xy - neg_F4_xz*z53) + s4*(F5_xx*z28 + (z3 + (z56 - F4_yz*z53)) -
        0.9385);
    const double z58 = F4_zz*neg_iD4;
    const double z59 = 0.016743300000000003*z58;
    const double z60 = 2.1*(F4_zx + F4_zz*z45);
    const double F3_yz_scaled = c4*z59 - s4*z60;
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
    const double neg_I2_xz = 1.05*z76 + c3*z77 + 8.000999999999999e-05;
    const double I2_zz = z66 + z78 + 1.1778245465;
    const double u3 = phi[2] - (c4*z62 + s4*z63);
    const double z79 = 1.05*(z40 + z58*u4) - (z73*u3 + (c4*z63 - s4*z62));
    const double z80 = 1.05*z65;
    const double z81 = phi[3] + u3*z80 - z72*(z43 + z54*u4) - z74*(z53*u4 + (z28*u5 + phi[5]*z64));

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
    const double qdd5 = iD5*u5 + (z104 - z23*z101 - z28*z94);

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
    double s5, c5;
    double s3, c3;
    double s2, c2;
    double s4, c4;
    rbgen_sincos4(q[4], &s5, &c5, q[2], &s3, &c3, q[1], &s2, &c2, q[3], &s4, &c4);
    double s6, c6;
    double s7, c7;
    rbgen_sincos2(q[5], &s6, &c6, q[6], &s7, &c7);

    /* link 2 */
    const double w2_x = qd[0]*s2;
    const double w2_y = qd[0]*c2;
    const double z1 = 1.4047619047619047*qd[1] - w2_y;
    const double z2 = 0.007142857142857142*qd[1] - w2_x;
    const double z3 = 196.66666666666669*w2_x - w2_y;

    /* link 3 */
    const double v3_x_scaled = s3*w2_x + c3*qd[1];
    const double w3_x = s3*qd[1] - w2_x*c3;
    const double w3_z = w2_y + qd[2];
    const double z4 = 11.15*v3_x_scaled - w3_z;
    const double z5 = s2*c3;
    const double z6 = s3*s2;

    /* link 4 */
    const double w4_x = s4*w3_z + c4*w3_x;
    const double w4_y = w3_z*c4 - s4*w3_x;
    const double w4_z = qd[3] - v3_x_scaled;
    const double z7 = 0.42*v3_x_scaled;
    const double z8 = s4*z7;
    const double z9 = c4*z7;
    const double z10 = 0.42*w3_x;
    const double z11 = z8 + 0.034*w4_x;
    const double z12 = 0.067*w4_z - z9 - 0.034*w4_y;
    const double z13 = z10 + 0.067*w4_x;
    const double z14 = c4*z5 - s4*c2;
    const double z15 = c2*c4 + s4*z5;

    /* link 5 */
    const double w5_x = w4_z*s5 - c5*w4_x;
    const double w5_y = c5*w4_z + s5*w4_x;
    const double w5_z = qd[4] + w4_y;
    const double z16 = z9 - 0.4*w4_z;
    const double z17 = 0.4*w4_x + z10;
    const double v5_x = s5*z17 - c5*z16;
    const double v5_y = s5*z16 + c5*z17;
    const double z18 = 0.1395*w5_x + (v5_y + 0.0001*w5_z);
    const double z19 = 0.021*w5_z + 0.1395*w5_y - v5_x;
    const double z20 = 0.021*w5_x - (0.0001*w5_y + z8);
    const double z21 = c5*z14 - s5*z6;

    /* link 6 */
    const double w6_x = c6*w5_x + w5_z*s6;
    const double w6_y = w5_z*c6 - s6*w5_x;
    const double w6_z = qd[5] - w5_y;
    const double v6_x = c6*v5_x - s6*z8;
    const double neg_v6_y = c6*z8 + s6*v5_x;
    const double z22 = 0.0006*w6_z - (0.0004*w6_y + v6_x);
    const double z23 = 0.0004*w6_x + neg_v6_y;
    const double z24 = v5_y - 0.0006*w6_x;

    /* link 7 */
    const double z25 = z18*z18 + (z11*z11 + z12*z12 + z13*z13) + z19*z19;
    const double w7_x = w6_z*s7 - w6_x*c7;
    const double w7_y = w6_x*s7 + w6_z*c7;
    const double w7_z = w6_y + qd[6];
    const double z26 = v5_y*c7 - v6_x*s7 + 0.101*w7_x;
    const double z27 = v6_x*c7 + v5_y*s7 - 0.101*w7_y;
    const double z28 = 0.0152*(w2_y*w2_y) + 0.6*(neg_v6_y*neg_v6_y + z26*z26 + z27*z27);
    const double z29 = 0.00235*(w6_y*w6_y) + (z28 + 2.857499999999999e-07*(z3*z3) +
        0.00245*(w6_x*w6_x));
    const double z30 = 0.003*(w4_z*w4_z) + (z29 + 0.0082*(w4_y*w4_y) + 0.0085*(w4_x*w4_x));
    const double z31 = z30 + 0.20988293749999998*(w3_x*w3_x) + 0.0119*(v3_x_scaled*v3_x_scaled) +
        0.0038*(w3_z*w3_z);
    const double z32 = 0.01525*(w2_x*w2_x) + (0.0056007*(z1*z1 + z2*z2) + z31);
    const double z33 = 0.005*(w5_x*w5_x) + (0.0018*(w6_z*w6_z) + (z32 + 0.008742*(qd[0]*qd[0])));
    const double z34 = 0.002245*(w5_z*w5_z) + (0.00435*(w5_y*w5_y) + z33) + 0.0005*(w7_z*w7_z +
        w7_y*w7_y + w7_x*w7_x);
    const double z35 = 1.75*(z25 + z20*z20) + (0.0055*(qd[1]*qd[1]) + z34) +
        0.0015749999999999998*(z4*z4);
    const double z36 = 0.0034335000000000004*z21 + (56.362374*c2 + 0.018688049999999998*s2 +
        23.0167125*z15) - 0.13734000000000013*z6;
    const double z37 = 0.7139718*(s5*z14 + c5*z6) - (1.1995668000000002*(c6*z15 - s6*z21) + z36);

    e[0] = 0.9*(z22*z22 + z23*z23 + z24*z24) + z35;
    e[1] = 85.78256400000001 - z37;
}
