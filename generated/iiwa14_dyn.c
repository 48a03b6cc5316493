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
 *   forward_dynamics          best                359    314    5        5
 *   forward_kinematics        best: tool-cross     70     34    0        7
 *   jacobian                  best: frames         81     38    0        6
 *   inertia_solve             best                206    171    5        5
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
    const double w2_x = qd[0]*s2;
    const double w2_y = qd[0]*c2;
    const double z1 = qd[1]*w2_y;
    const double z2 = w2_y*w2_x;
    const double U2_xy = z2 - qdd[1];
    const double U2_xz = c2*qdd[0];
    const double neg_U2_yz = qdd[0]*s2;
    const double z3 = qd[1]*w2_x;
    const double wd2_x = z1 + neg_U2_yz;
    const double wd2_y = U2_xz - z3;
    const double U2_zy = z1 + wd2_x;
    const double z4 = qd[1]*qd[1];
    const double z5 = w2_y*w2_y;
    const double z6 = w2_x*w2_x;

    /* motion of link 3 */
    const double w3_x = qd[1]*s3 - w2_x*c3;
    const double w3_y = w2_x*s3 + qd[1]*c3;
    const double w3_z = w2_y + qd[2];
    const double wd3_x = qdd[1]*s3 - wd2_x*c3 + qd[2]*w3_y;
    const double wd3_y = wd2_x*s3 + (qdd[1]*c3 - qd[2]*w3_x);
    const double wd3_z = wd2_y + qdd[2];
    const double z7 = w3_z*w3_x;
    const double U3_xz = wd3_y + z7;
    const double z8 = w3_y*w3_y;
    const double a3_z = 24.525000000000002*c2 - 1.05*(w3_x*w3_x + z8);
    const double z9 = w3_x*w3_y;

    /* motion of link 4 */
    const double w4_x = s4*w3_z + c4*w3_x;
    const double w4_y = w3_z*c4 - s4*w3_x;
    const double w4_z = qd[3] - w3_y;
    const double z10 = w4_x*w4_z;
    const double wd4_x = s4*wd3_z + qd[3]*w4_y + c4*wd3_x;
    const double neg_wd4_y = w4_x*qd[3] - c4*wd3_z + s4*wd3_x;
    const double wd4_z = qdd[3] - wd3_y;
    const double z11 = w4_x*w4_y;
    const double z12 = w4_z*w4_y;
    const double U4_xy = z11 - wd4_z;
    const double z13 = w4_z*w4_z;

    /* motion of link 5 */
    const double w5_x = w4_z*s5 - w4_x*c5;
    const double w5_y = w4_z*c5 + w4_x*s5;
    const double w5_z = qd[4] + w4_y;
    const double wd5_x = wd4_z*s5 + qd[4]*w5_y - c5*wd4_x;
    const double wd5_y = wd4_z*c5 - qd[4]*w5_x + s5*wd4_x;
    const double wd5_z = qdd[4] - neg_wd4_y;
    const double z14 = 24.525000000000002*s2;
    const double z15 = s3*z14 - z12 + 1.05*(w3_z*w3_y - wd3_x) - wd4_x;
    const double a3_x = 1.05*U3_xz - c3*z14;
    const double z16 = c4*a3_x + (U4_xy + s4*a3_z);
    const double neg_a5_x = s5*z15 + c5*z16;
    const double a5_y = s5*z16 - c5*z15;
    const double neg_a5_z = s4*a3_x + (w4_x*w4_x + z13 - c4*a3_z);
    const double z17 = w5_x*w5_x;
    const double z18 = w5_z*w5_z;
    const double z19 = w5_x*w5_y;
    const double z20 = w5_z*w5_x;
    const double z21 = w5_z*w5_y;
    const double U5_xy = z19 - wd5_z;
    const double U5_yx = z19 + wd5_z;
    const double U5_zx = z20 - wd5_y;
    const double U5_zy = z21 + wd5_x;
    const double z22 = w5_y*w5_y;

    /* motion of link 6 */
    const double w6_x = c6*w5_x + w5_z*s6;
    const double w6_y = w5_z*c6 - s6*w5_x;
    const double w6_z = qd[5] - w5_y;
    const double wd6_x = w6_y*qd[5] + s6*wd5_z + c6*wd5_x;
    const double wd6_y = c6*wd5_z - qd[5]*w6_x - s6*wd5_x;
    const double wd6_z = qdd[5] - wd5_y;
    const double z23 = w6_z*w6_z;
    const double z24 = w6_y*w6_x;
    const double U6_xy = z24 - wd6_z;
    const double neg_U6_yy = w6_x*w6_x + z23;
    const double z25 = w6_z*w6_x;

    /* motion of link 7 */
    const double wd7_z = wd6_y + qdd[6];

    /* forces on link 6 */
    const double z26 = qd[6] - 14.141848*w6_y;
    const double z27 = 0.001*wd7_z;
    const double n6_y = 4.32e-07*U6_xy + z27 + 0.0017000000000000001*(wd6_y - z25);
    const double n6_x_scaled = 0.3095732744520772*wd6_x - (8.832188420019627e-06*(w6_y*w6_y - z23) +
        (a5_y + z26*(0.020444880601897284*w6_z)));

    /* forces on link 5 */
    const double z28 = 0.048912*s6;
    const double z29 = 0.048912*c6;
    const double z30 = 0.029112000000000002*U5_xy - 0.00014000000000000001*(z18 + z22) +
        z28*neg_U6_yy + U6_xy*z29;
    const double f5_x = z30 - 0.9385*neg_a5_x;
    const double neg_f5_y = 0.048912*(w6_y*w6_z + wd6_x) + (0.029112000000000002*(z17 + z18) -
        0.00014000000000000001*U5_yx - 0.9385*a5_y);
    const double f5_z = z28*U6_xy - (0.9385*neg_a5_z - 0.00014000000000000001*U5_zx -
        0.029112000000000002*U5_zy + neg_U6_yy*z29);
    const double neg_f4_x = s5*neg_f5_y + c5*f5_x;
    const double f4_z = s5*f5_x - c5*neg_f5_y;
    const double z31 = 0.001*w6_x*z26 + (0.016841848*wd6_z + (z28*neg_a5_z +
        0.0017000000000000001*z24));
    const double n6_z = neg_a5_x*z29 + z31 - 4.32e-07*(z25 + wd6_y);
    const double z32 = 0.00014000000000000001*neg_a5_z - (4.8825e-05*(z17 - z18) + 0.01025325*U5_xy)
        - 7.350000000000001e-06*U5_zy;
    const double z33 = 4.8825e-05*U5_yx + 0.01025325*(z22 - z18) - 0.029112000000000002*neg_a5_z +
        7.350000000000001e-06*U5_zx;
    const double z34 = 4.8825e-05*(wd5_x - z21) + (0.0015950349999999996*U5_yx -
        (7.350000000000001e-06*(z17 - z22) + 0.007438788000000001*U5_xy));
    const double z35 = 0.01025325*(z20 + wd5_y) + z34 + 0.00014000000000000001*a5_y +
        0.029112000000000002*neg_a5_x + c6*n6_y;
    const double n5_x = z33 + 0.007438788000000001*U5_zy + z29*n6_x_scaled - s6*n6_y;
    const double neg_n5_y = n6_z + (0.0015950349999999996*U5_zx - z32);
    const double n5_z = z35 + z28*n6_x_scaled;

    /* forces on link 4 */
    const double z36 = 0.007973000000000001*(neg_wd4_y - z10) + (0.197572625*z11 -
        0.19217262499999999*wd4_z) + neg_f4_x - c5*neg_n5_y;
    const double z37 = s5*neg_n5_y + (0.169576625*wd4_x + (0.007973000000000001*(w4_y*w4_y - z13) +
        0.220168625*z12));
    const double neg_n4_x = z37 - f4_z + c5*n5_x;
    const double n4_y = n5_z - (0.027996*neg_wd4_y - (0.007973000000000001*U4_xy + 0.022596*z10));
    const double n4_z = z36 + s5*n5_x;

    /* forces on link 3 */
    const double z38 = 0.005600000000000005*a3_x + (0.0089775*U3_xz + 0.0032*(z9 + wd3_z)) +
        c4*n4_y;
    const double n3_z = z38 - s4*neg_n4_x;

    /* forces on link 2 */
    const double z39 = 1.1637234035*U2_zy + (0.0157353*(z4 - z5) - 8.000999999999999e-05*(z2 +
        qdd[1])) + 0.00011239499999999998*(z3 - wd2_y);
    const double z40 = 1.05*(s4*f5_z + c4*neg_f4_x) + (0.014857500000000004*(z9 - wd3_z) +
        0.0032*(z7 - wd3_y));
    const double z41 = n4_z + z40;
    const double z42 = s4*n4_y - (1.05*f4_z - (0.13734000000000013*c2 - 0.014857500000000004*(z8 -
        w3_z*w3_z)));
    const double z43 = c4*neg_n4_x + z42;
    const double z44 = 0.0157353*U2_xz + (32.194825875*s2 - (0.010901143*qdd[1] +
        0.018688049999999998*c2)) + 8.000999999999999e-05*neg_U2_yz;
    const double n2_x = z39 - s3*z41 + c3*z43;
    const double n2_y = n3_z - (0.00011239499999999998*U2_zy + (8.000999999999999e-05*(z4 - z6) -
        0.0157353*U2_xy));
    const double neg_n2_z = c3*z41 + (0.00011239499999999998*(z6 - z5) + (1.1637234035*U2_xy + z44))
        + s3*z43;

    /* forces on link 1 */
    const double n1_z = s2*n2_x + (c2*n2_y + 0.0590859715*qdd[0]);

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
    double s4, c4;
    double s6, c6;
    double s5, c5;
    double s3, c3;
    rbgen_sincos4(q[3], &s4, &c4, q[5], &s6, &c6, q[4], &s5, &c5, q[2], &s3, &c3);
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
    const double z7 = 0.051357599999999996*s6;
    const double ms5_x = 0.000147 - z7;
    const double S5_xy = 4.32e-07*s6 + 7.350000000000001e-06;

    /* column 6 */
    const double z8 = 0.048912*c6 + 0.016841848;
    const double z9 = 0.001*s6;
    const double z10 = c5*z9;
    const double z11 = s5*z8 + 0.000432*z10;
    const double z12 = s5*z9;
    const double z13 = 0.000432*z12 - c5*z8;
    const double z14 = 0.001*c6;
    const double z15 = c4*z14;
    const double z16 = 0.000432*z15 + s4*z11;
    const double z17 = z3*z14 + z1*z12 - z4*z10;
    const double z18 = c3*z12 - (z14*z5 - z10*z6);
    const double z19 = z15 + s4*z10;

    /* composite body 5 */
    const double z20 = 0.012441848*s6;
    const double z21 = z20*c6 + 4.8825e-05 - 0.9523809523809524*ms5_x;
    const double z22 = 4.32e-07*c6;
    const double z23 = z22 - 0.01885875;
    const double z24 = s6*z20;
    const double z25 = s5*(z24 - 0.004143753000000001) + 2.0*c5*S5_xy;
    const double z26 = s5*z25;
    const double z27 = z21*s5 + c5*z23;
    const double S4_xx = z24 + 0.006495035 - z26;
    const double S4_xy = z21*c5 - s5*z23;
    const double S4_xz = S5_xy - c5*z25;
    const double S4_yy = 0.097824*c6 + 0.758269223 - z24;
    const double S4_yz = 0.007973000000000001 - z27;
    const double S4_zz = z26 + 0.033234788;
    const double z28 = 0.051357599999999996*c6;
    const double ms4_x = 0.0305676*s5 - ms5_x*c5;
    const double ms4_y = z28 + 0.985425;
    const double z29 = ms5_x*s5 + 0.0305676*c5;
    const double z30 = z24 + 0.011733823;
    const double z31 = c4*z11 + z28*(s5 - 8.411608019066311e-06*s4);
    const double z32 = s4*z7 - z13 + c4*(c5*z28);
    const double z33 = s2*(c3*z31 + s3*z32) - c2*z16;
    const double z34 = c3*z32 - s3*z31;

    /* column 5 */
    const double z35 = ms4_x*z2 + (z3*z30 + z29*(c4*z1)) + S4_xy*z4;
    const double z36 = z35 - z27*z1;
    const double z37 = z30*z5 - z29*(c4*c3) + ms4_x*s3 + c3*z27;
    const double z38 = z37 + S4_xy*z6;
    const double z39 = c4*z30 - s4*S4_xy;

    /* composite body 4 */
    const double z40 = S4_xy*(2.0*c4) - s4*(S4_yy - S4_xx);
    const double z41 = s4*z40;
    const double S3_xx = S4_xx + 0.0032 - z41;
    const double S3_xy = s4*S4_yz - c4*S4_xz;
    const double neg_S3_yz = s4*S4_xz + c4*S4_yz;
    const double ms3_z = s4*ms4_x + c4*ms4_y;
    const double z42 = S4_yy + S4_xx;

    /* column 4 */
    const double z43 = ms3_z + z42;
    const double z44 = s3*S3_xy - c3*z43;

    /* composite body 3 */
    const double z45 = S3_xx + S4_zz;
    const double z46 = S4_xy + s4*ms4_y - c4*(z40 + ms4_x);
    const double z47 = z29 + 0.014857500000000004 + neg_S3_yz;
    const double z48 = c3*z46 - s3*z47;
    const double z49 = c3*S3_xy;
    const double z50 = s3*(S4_zz - S3_xx) - 2.0*z49;
    const double z51 = z46*s3 + c3*z47;
    const double S2_xx = s3*z50 + (S3_xx + 0.0054505715);
    const double S2_xy = z48 + 0.00011239499999999998;
    const double S2_xz = S3_xy + 8.000999999999999e-05 + c3*z50;
    const double S2_yy = z41 + (2.0*ms3_z + (S4_yy + 2.2038702249999997));
    const double S2_yz = 0.0157353 - z51;
    const double z52 = s2*(z49 + s3*z43) + c2*neg_S3_yz;

    /* column 3 */
    const double z53 = z45*c2 - z48*s2;

    /* composite body 2 */
    const double z54 = z45 + 0.0590859715 - s2*(2.0*c2*S2_xy + (S2_xx - S2_yy)*s2);
    const double S1_yz = s2*S2_xz + c2*S2_yz;

    M[0] = z54;
    M[1] = -S1_yz;
    M[2] = z53;
    M[3] = -z52;
    M[4] = z36;
    M[5] = z33;
    M[6] = z17;
    M[7] = -S1_yz;
    M[8] = S2_xx + S2_yy;
    M[9] = z51;
    M[10] = z44;
    M[11] = -z38;
    M[12] = z34;
    M[13] = z18;
    M[14] = z53;
    M[15] = z51;
    M[16] = z45;
    M[17] = -neg_S3_yz;
    M[18] = z39;
    M[19] = -z16;
    M[20] = z19;
    M[21] = -z52;
    M[22] = z44;
    M[23] = -neg_S3_yz;
    M[24] = z42;
    M[25] = z27;
    M[26] = z13;
    M[27] = -z12;
    M[28] = z36;
    M[29] = -z38;
    M[30] = z39;
    M[31] = z27;
    M[32] = z30;
    M[33] = -z22;
    M[34] = z14;
    M[35] = z33;
    M[36] = z34;
    M[37] = -z16;
    M[38] = z13;
    M[39] = -z22;
    M[40] = 0.016841848;
    M[41] = 0.0;
    M[42] = z17;
    M[43] = z18;
    M[44] = z19;
    M[45] = -z12;
    M[46] = z14;
    M[47] = 0.0;
    M[48] = 0.001;
}

void iiwa14_bias(const double q[7], const double qd[7], double b[7])
{
    /* joint angles */
    double s3, c3;
    double s2, c2;
    double s4, c4;
    double s5, c5;
    rbgen_sincos4(q[2], &s3, &c3, q[1], &s2, &c2, q[3], &s4, &c4, q[4], &s5, &c5);
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
    const double w3_y = s3*w2_x + qd[1]*c3;
    const double w3_z = qd[2] + w2_y;
    const double wd3_x = qd[2]*w3_y - c3*wd2_x;
    const double wd3_y = s3*wd2_x - w3_x*qd[2];
    const double z4 = w3_x*w3_z;
    const double U3_xz = wd3_y + z4;
    const double z5 = w3_x*w3_y;
    const double z6 = 23.357142857142858*s2;
    const double z7 = w3_y*w3_y;
    const double a3_x = U3_xz - c3*z6;
    const double a3_y = w3_z*w3_y + s3*z6 - wd3_x;
    const double neg_a3_z = z7 + (w3_x*w3_x - 23.357142857142858*c2);

    /* motion of link 4 */
    const double w4_x = w3_z*s4 + w3_x*c4;
    const double w4_y = w3_z*c4 - w3_x*s4;
    const double w4_z = qd[3] - w3_y;
    const double z8 = w4_x*w4_y;
    const double z9 = w4_x*w4_z;
    const double wd4_x = c4*wd3_x - neg_wd2_y*s4 + w4_y*qd[3];
    const double neg_wd4_y = s4*wd3_x + neg_wd2_y*c4 + w4_x*qd[3];
    const double a4_x = a3_x*c4 - s4*neg_a3_z;

    /* motion of link 5 */
    const double w5_x = w4_z*s5 - w4_x*c5;
    const double w5_y = w4_z*c5 + w4_x*s5;
    const double w5_z = qd[4] + w4_y;
    const double neg_wd5_x = c5*wd4_x + (wd3_y*s5 - qd[4]*w5_y);
    const double wd5_y = s5*wd4_x - (qd[4]*w5_x + wd3_y*c5);
    const double z10 = w5_x*w5_z;
    const double z11 = w5_x*w5_y;
    const double z12 = w5_z*w5_y;
    const double U5_xy = neg_wd4_y + z11;
    const double U5_xz = wd5_y + z10;
    const double U5_yx = z11 - neg_wd4_y;
    const double U5_yz = z12 + neg_wd5_x;
    const double U5_zx = z10 - wd5_y;
    const double U5_zy = z12 - neg_wd5_x;
    const double z13 = w5_x*w5_x;
    const double z14 = w5_y*w5_y;
    const double a5_x = 0.9523809523809524*U5_xz - (a3_y*s5 + a4_x*c5);
    const double a5_y = 0.9523809523809524*U5_yz - (a3_y*c5 - s5*a4_x);
    const double neg_a5_z = 0.9523809523809524*(z13 + z14) + (c4*neg_a3_z + a3_x*s4);
    const double z15 = w5_z*w5_z;

    /* motion of link 6 */
    const double w6_x = w5_x*c6 + w5_z*s6;
    const double w6_y = w5_z*c6 - w5_x*s6;
    const double w6_z = qd[5] - w5_y;
    const double wd6_y = neg_wd5_x*s6 - (neg_wd4_y*c6 + w6_x*qd[5]);
    const double z16 = w6_x*w6_z;
    const double z17 = w6_x*w6_y;
    const double z18 = w6_z*w6_z;
    const double neg_U6_yy = z18 + w6_x*w6_x;

    /* motion of link 7 */
    const double w7_z = w6_y + qd[6];
    const double z19 = w6_z*w7_z;
    const double wd7_x = qd[5]*w6_y - (w6_z*qd[6] + neg_wd4_y*s6) - neg_wd5_x*c6;
    const double wd7_y = wd5_y - w6_x*qd[6];
    const double z20 = w6_x*w7_z;
    const double U7_xz = z20 + wd7_y;

    /* forces on link 6 */
    const double n6_y_scaled = wd6_y - 0.6296296296296297*z16 + 0.00015999999999999999*(wd5_y +
        z17);
    const double n6_x_scaled = 0.27536037509540945*z19 - a5_y - 8.411608019066311e-06*(w6_y*w6_y -
        z18) + 0.29483168995435927*wd7_x;

    /* forces on link 5 */
    const double z21 = 0.01025325*U5_xz - (7.350000000000001e-06*(z13 - z14) +
        (0.005843753000000001*z11 + 0.009033823*neg_wd4_y));
    const double z22 = 0.0027*n6_y_scaled;
    const double z23 = z21 - 4.8825e-05*U5_yz + 0.000147*a5_y - 0.0305676*a5_x + c6*z22;
    const double z24 = 0.051357599999999996*s6;
    const double z25 = 0.051357599999999996*c6;
    const double z26 = 0.007438788000000001*U5_zy + (7.350000000000001e-06*U5_zx + (4.8825e-05*U5_yx
        + 0.01025325*(z14 - z15)));
    const double z27 = 0.01025325*U5_xy + 4.8825e-05*(z13 - z15) - 0.000147*neg_a5_z +
        0.0015950349999999996*U5_zx;
    const double z28 = 0.015141848*wd7_y + 0.014141848*z20 - z24*neg_a5_z +
        0.0017000000000000001*(wd5_y - z17);
    const double neg_n6_z = 4.32e-07*(z16 + wd6_y) + (z28 + a5_x*z25);
    const double n5_x = n6_x_scaled*z25 - (0.0305676*neg_a5_z - z26 + s6*z22);
    const double n5_y = neg_n6_z - (7.350000000000001e-06*U5_zy + z27);
    const double n5_z = z23 + n6_x_scaled*z24;
    const double neg_f5_y_scaled = z13 + z15 - 0.0048090134652377025*U5_yx - 33.849443528441874*a5_y
        + 1.6801319043693321*(z19 + wd7_x);
    const double z29 = 0.0305676*neg_f5_y_scaled;
    const double z30 = z25*U7_xz + (0.0305676*U5_xy - 0.000147*(z14 + z15) + z24*neg_U6_yy);
    const double f5_x = 1.0346962499999999*a5_x + z30;
    const double f5_z = z24*U7_xz - (z25*neg_U6_yy + (1.0346962499999999*neg_a5_z - (0.000147*U5_zx
        + 0.0305676*U5_zy)));
    const double neg_f4_x = s5*z29 + c5*f5_x;
    const double f4_z = s5*f5_x - c5*z29;

    /* forces on link 4 */
    const double z31 = 0.169576625*wd4_x + 0.007973000000000001*(w4_y*(w4_y +
        27.61427630753794*w4_z) - w4_z*w4_z);
    const double z32 = c5*n5_y + (0.007973000000000001*(neg_wd4_y - z9) + (0.19217262499999999*wd3_y
        + 0.197572625*z8));
    const double n4_x = 0.9523809523809524*f4_z - (c5*n5_x + z31 - s5*n5_y);
    const double n4_y = n5_z - (0.027996*neg_wd4_y - (0.007973000000000001*(wd3_y + z8) +
        0.022596*z9));
    const double n4_z = z32 + s5*n5_x + 0.9523809523809524*neg_f4_x;

    /* forces on link 3 */
    const double z33 = 0.0089775*U3_xz + 0.0032*(z5 - neg_wd2_y) + 0.005880000000000005*a3_x +
        c4*n4_y;
    const double n3_z = z33 + s4*n4_x;

    /* forces on link 2 */
    const double n2_y = n3_z - (8.000999999999999e-05*(z1 - z2) - (0.0157353*U2_xy -
        0.00022478999999999997*wd2_x));
    const double z34 = 0.0032*(z4 - wd3_y) + 0.014857500000000004*(z5 + neg_wd2_y) + s4*f5_z +
        c4*neg_f4_x;
    const double z35 = n4_z + z34;
    const double z36 = 8.000999999999999e-05*U2_xy - (0.00022478999999999997*neg_wd2_y +
        2.327446807*wd2_x) - 0.0157353*(z1 - z3);
    const double z37 = s4*n4_y - (0.014857500000000004*(z7 - w3_z*w3_z) - 0.13734000000000013*c2 +
        f4_z);
    const double z38 = z37 - c4*n4_x;
    const double z39 = 1.1637234035*U2_xy + (32.194825875*s2 - 0.018688049999999998*c2) +
        0.00011239499999999998*(z2 - z3);
    const double n2_x = c3*z38 - (s3*z35 + z36);
    const double neg_n2_z = s3*z38 + (z39 + c3*z35);
    const double n1_z = c2*n2_y + s2*n2_x;

    b[0] = n1_z;
    b[1] = -neg_n2_z;
    b[2] = n3_z;
    b[3] = n4_z;
    b[4] = n5_z;
    b[5] = -neg_n6_z;
    b[6] = 0.001*wd6_y;
}

void iiwa14_gravity(const double q[7], double g[7])
{
    /* joint angles */
    double s2, c2;
    double s6, c6;
    double s5, c5;
    double s3, c3;
    rbgen_sincos4(q[1], &s2, &c2, q[5], &s6, &c6, q[4], &s5, &c5, q[2], &s3, &c3);
    double s4, c4;
    rbgen_sincos(q[3], &s4, &c4);

    /* motion of link 3 */
    const double neg_W3_zx = c3*s2;
    const double W3_zy = s3*s2;

    /* motion of link 4 */
    const double W4_zx = c2*s4 - c4*neg_W3_zx;
    const double W4_zy = c2*c4 + s4*neg_W3_zx;

    /* motion of link 5 */
    const double neg_W5_zx = c5*W4_zx + s5*W3_zy;
    const double W5_zy = s5*W4_zx - c5*W3_zy;

    /* motion of link 6 */
    const double W6_zx = s6*W4_zy - c6*neg_W5_zx;

    /* forces on link 5 */
    const double c5_x_scaled = 0.0048090134652377025 - 1.6801319043693321*s6;
    const double c4_x_scaled = s5 - c5*c5_x_scaled;

    /* forces on link 4 */
    const double c4_y_scaled = c6 + 19.1875204448806;
    const double z1 = 1.6801319043693321*c4_y_scaled;
    const double c3_x_scaled = c4*c4_x_scaled - s4*z1;

    /* forces on link 3 */
    const double neg_c3_y_scaled = c5 + 0.19236053860950827 + s5*c5_x_scaled;

    /* forces on link 2 */
    const double neg_c2_x_scaled = neg_c3_y_scaled*s3 - 0.026174773289365204 + c3*c3_x_scaled;
    const double c2_y_scaled = c4*z1 + 78.9420170376477 + c4_x_scaled*s4;
    const double c1_x_scaled = c2*neg_c2_x_scaled + c2_y_scaled*s2;

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
    double s6, c6;
    double s5, c5;
    double s3, c3;
    rbgen_sincos4(q[1], &s2, &c2, q[5], &s6, &c6, q[4], &s5, &c5, q[2], &s3, &c3);
    double s4, c4;
    rbgen_sincos(q[3], &s4, &c4);

    /* motion of link 2 */
    const double w2_x = qd[0]*s2;
    const double w2_y = qd[0]*c2;
    const double wd2_x = qd[1]*w2_y;
    const double neg_wd2_y = qd[1]*w2_x;
    const double z1 = qd[1]*qd[1];
    const double z2 = w2_x*w2_x;
    const double U2_xy = w2_y*w2_x;
    const double z3 = w2_y*w2_y;

    /* motion of link 3 */
    const double w3_x = qd[1]*s3 - w2_x*c3;
    const double w3_y = w2_x*s3 + qd[1]*c3;
    const double w3_z = w2_y + qd[2];
    const double wd3_x = qd[2]*w3_y - wd2_x*c3;
    const double wd3_y = wd2_x*s3 - qd[2]*w3_x;
    const double z4 = w3_y*w3_y;
    const double z5 = w3_z*w3_x;
    const double U3_xz = wd3_y + z5;
    const double z6 = 23.357142857142858*s2;
    const double a3_x = U3_xz - c3*z6;
    const double a3_y = w3_z*w3_y + s3*z6 - wd3_x;
    const double neg_a3_z = z4 + (w3_x*w3_x - 23.357142857142858*c2);
    const double z7 = w3_x*w3_y;

    /* motion of link 4 */
    const double w4_x = s4*w3_z + c4*w3_x;
    const double w4_y = c4*w3_z - s4*w3_x;
    const double w4_z = qd[3] - w3_y;
    const double wd4_x = c4*wd3_x - s4*neg_wd2_y + qd[3]*w4_y;
    const double neg_wd4_y = s4*wd3_x + c4*neg_wd2_y + w4_x*qd[3];
    const double z8 = w4_x*w4_y;
    const double z9 = w4_x*w4_z;

    /* motion of link 5 */
    const double w5_x = s5*w4_z - c5*w4_x;
    const double w5_y = c5*w4_z + s5*w4_x;
    const double w5_z = qd[4] + w4_y;
    const double neg_wd5_x = c5*wd4_x + (s5*wd3_y - qd[4]*w5_y);
    const double wd5_y = s5*wd4_x - (qd[4]*w5_x + c5*wd3_y);
    const double z10 = w5_x*w5_z;
    const double z11 = w5_x*w5_y;
    const double z12 = w5_z*w5_y;
    const double U5_xy = z11 + neg_wd4_y;
    const double U5_xz = wd5_y + z10;
    const double U5_yx = z11 - neg_wd4_y;
    const double U5_yz = z12 + neg_wd5_x;
    const double U5_zx = z10 - wd5_y;
    const double U5_zy = z12 - neg_wd5_x;
    const double z13 = w5_y*w5_y;
    const double z14 = w5_x*w5_x;
    const double z15 = w5_z*w5_z;
    const double z16 = 1.05*a3_y;

    /* motion of link 6 */
    const double w6_x = c6*w5_x + s6*w5_z;
    const double w6_y = c6*w5_z - s6*w5_x;
    const double w6_z = qd[5] - w5_y;
    const double wd6_y = s6*neg_wd5_x - (c6*neg_wd4_y + w6_x*qd[5]);
    const double z17 = w6_x*w6_z;
    const double z18 = w6_x*w6_y;
    const double z19 = w6_z*w6_z;
    const double neg_U6_yy = z19 + w6_x*w6_x;

    /* motion of link 7 */
    const double wd7_x = qd[5]*w6_y - (w6_z*qd[6] + s6*neg_wd4_y) - c6*neg_wd5_x;
    const double wd7_y = wd5_y - w6_x*qd[6];
    const double w7_z = w6_y + qd[6];
    const double z20 = w6_x*w7_z;
    const double z21 = w6_z*w7_z;

    /* forces on link 1 */
    const double phi7 = tau[6] - 0.001*wd6_y;

    /* articulated body 6 */
    const double z22 = 0.1420499546130567*s6;
    const double z23 = c6*z22;
    const double z24 = s6*z22;
    const double z25 = 0.094627612150222*z24;
    const double I5_xz = 0.094627612150222*z23 + 4.8825e-05;
    const double I5_zz = z25 + 0.01073382298891903;
    const double z26 = 0.048912*s6;
    const double z27 = 1.254611964197753e-06*(c6*c6);
    const double F5_xx = 8.832188420019627e-06*z23;
    const double neg_F5_xz = z27 + 0.029112000000000002;
    const double F5_yz = 0.00014000000000000001 - z26;

    /* articulated body 5 */
    const double z28 = 0.048912*c6;
    const double iD5 = 1.0/I5_zz;
    const double z29 = I5_xz*iD5;
    const double z30 = z28 + z29*F5_yz;
    const double z31 = 0.01025325*iD5;
    const double z32 = F5_yz*z31;
    const double z33 = z29*neg_F5_xz + F5_xx;
    const double z34 = z31*neg_F5_xz;
    const double z35 = s5*(z32 + z33) + (z34 - z30)*c5;
    const double z36 = c5*z35;
    const double z37 = z30 + z36;
    const double z38 = iD5*neg_F5_xz;
    const double z39 = z24 + 0.7964500453869433 - neg_F5_xz*z38;
    const double z40 = 2.0*c5;
    const double z41 = iD5*F5_yz;
    const double z42 = neg_F5_xz*z41;
    const double z43 = F5_yz*z41 - 0.9385;
    const double z44 = z40*z42 + s5*(z39 + z43);
    const double z45 = s5*z44;
    const double z46 = iD5*F5_xx;
    const double z47 = z23 + neg_F5_xz*z46;
    const double z48 = F5_yz*z46;
    const double G4_xx = z39 - z45;
    const double G4_xy = c5*z47 + s5*z48;
    const double G4_xz = z42 - c5*z44;
    const double G4_yz = c5*z48 - s5*z47;
    const double G4_zz = z45 - z43;
    const double z49 = z31*F5_xx - 0.00014000000000000001;
    const double z50 = z27 - 0.0291132546119642 - z29*F5_xx;
    const double z51 = z34 - z36;
    const double z52 = s5*z35;
    const double neg_F4_xz = z37 + G4_xx;
    const double F4_yz = c5*z49 - G4_xy - s5*z50;
    const double F4_zx = G4_zz + z51;
    const double neg_F4_zz = z32 - z52 + G4_xz;
    const double z53 = 0.00010512913556250002*iD5;
    const double z54 = I5_xz*z31 + 7.350000000000001e-06;
    const double z55 = I5_xz*z29 + (z25 - 0.020985601);
    const double z56 = z40*z54 - s5*(z53 - z55);
    const double z57 = s5*z56;
    const double z58 = z33 - z52;
    const double neg_I4_xz = neg_F4_zz + (z54 - c5*z56 + z58);
    const double I4_zz = neg_F4_xz + (z37 - (z53 + 0.19057759 + z57));
    const double z59 = 0.01025325*U5_xz - (7.350000000000001e-06*(z14 - z13) +
        (0.005843753000000001*z11 + tau[4] + 0.009033823*neg_wd4_y));

    /* articulated body 4 */
    const double iD4 = 1.0/I4_zz;
    const double z60 = 6.356872900000001e-05*iD4;
    const double z61 = 2.0*c4;
    const double z62 = iD4*neg_I4_xz;
    const double z63 = 0.007973000000000001*z62;
    const double z64 = F4_zx + (z51 + (z57 - (z55 + 0.17118159))) - neg_I4_xz*z62;
    const double z65 = z61*z63 - s4*(z60 - 0.024796000000000002 + z64);
    const double z66 = s4*z65;
    const double I3_xz = z63 - c4*z65;
    const double neg_I3_zz = z60 - 0.031196 + z66;
    const double z67 = z62*F4_yz + (s5*z49 + (c5*z50 + G4_yz));
    const double z68 = iD4*F4_yz;
    const double z69 = neg_F4_xz*z62 - (G4_xz + z58);
    const double z70 = neg_F4_xz*iD4;
    const double z71 = s4*(0.007973000000000001*z68 + z69) - c4*(z67 - 0.007973000000000001*z70);
    const double z72 = iD4*neg_F4_zz;
    const double z73 = neg_F4_zz*z62 - F4_zx;
    const double neg_F3_xz = z67 - 0.014150000000000005 + c4*z71;
    const double F3_yz = z72*(0.007973000000000001*c4) + s4*z73;
    const double z74 = 0.007438788000000001*U5_zy + (7.350000000000001e-06*U5_zx + (4.8825e-05*U5_yx
        + 0.01025325*(z13 - z15)));
    const double z75 = neg_F4_xz*z70 - G4_xx;
    const double z76 = s4*(z75 - (F5_xx*z46 + (z24 - 0.9385) + F4_yz*z68)) - z61*(G4_xy +
        neg_F4_xz*z68);

    /* articulated body 3 */
    const double neg_iD3 = 1.0/neg_I3_zz;
    const double z77 = neg_iD3*neg_F3_xz;
    const double z78 = 1.05*c4;
    const double z79 = 1.05*s4;
    const double neg_a5_z_scaled = z13 + (z14 + (z78*neg_a3_z + z79*a3_x));
    const double z80 = 0.00014000000000000001*neg_a5_z_scaled - (4.8825e-05*(z14 - z15) +
        (0.01025325*U5_xy + tau[5]) + 7.350000000000001e-06*U5_zy);
    const double a4_x_scaled = z78*a3_x - neg_a3_z*z79;
    const double a5_x_scaled = U5_xz - (c5*a4_x_scaled + s5*z16);
    const double z81 = 0.0017000000000000001*(wd5_y - z18) + (0.015141848*wd7_y + (0.014141848*z20 +
        tau[5]) - z26*neg_a5_z_scaled);
    const double phi6 = 4.32e-07*(z17 + wd6_y) + (z28*a5_x_scaled + z81);
    const double z82 = 59.37590696697892*phi6;
    const double z83 = 0.0017000000000000001*z17 - 0.0027*wd6_y - phi7 - 4.32e-07*(wd5_y + z18 -
        z82);
    const double a5_y_scaled = U5_yz - (c5*z16 - s5*a4_x_scaled);
    const double n6_x_scaled = 0.3095732744520772*wd7_x - (8.832188420019627e-06*(w6_y*w6_y - z19) +
        (a5_y_scaled - 0.2891283938501799*z21));
    const double z84 = z26*n6_x_scaled + (z59 - 4.8825e-05*U5_yz +
        0.00014000000000000001*a5_y_scaled - 0.029112000000000002*a5_x_scaled);
    const double u5 = c6*z83 - z84;
    const double z85 = z80 - 0.0015950349999999996*U5_zx + z31*u5;
    const double z86 = c5*z85 + (0.007973000000000001*(neg_wd4_y - z9) - (tau[3] -
        0.19217262499999999*wd3_y - 0.197572625*z8));
    const double z87 = z29*u5 + (s6*z83 + (z28*n6_x_scaled - (0.029112000000000002*neg_a5_z_scaled -
        z74)));
    const double z88 = 0.029112000000000002*U5_xy - 0.00014000000000000001*(z13 + z15) +
        z26*neg_U6_yy + 0.9385*a5_x_scaled;
    const double z89 = z82 - (z20 + wd7_y);
    const double z90 = z88 - z28*z89 - z38*u5;
    const double z91 = 0.029112000000000002*(z14 + z15) - 0.00014000000000000001*U5_yx -
        0.9385*a5_y_scaled + 0.048912*(wd7_x + z21);
    const double z92 = z91 - z41*u5;
    const double z93 = c5*z90 + s5*z92;
    const double neg_u4 = z86 + s5*z87 + z93;
    const double z94 = s5*z90 - c5*z92;
    const double z95 = 0.169576625*wd4_x + 0.007973000000000001*(w4_y*(w4_y +
        27.61427630753794*w4_z) - w4_z*w4_z);
    const double z96 = z62*neg_u4 + (z94 + (s5*z85 - (c5*z87 + z95)));
    const double z97 = s4*z96 + (0.005880000000000005*a3_x - (tau[2] - 0.0032*(z7 - neg_wd2_y) -
        0.0089775*U3_xz));
    const double z98 = iD4*neg_u4;
    const double z99 = tau[4] + 0.022596*z9 - 0.027996*neg_wd4_y + 0.007973000000000001*(wd3_y + z8
        + z98);
    const double neg_u3 = z97 + c4*z99;
    const double z100 = neg_iD3*F3_yz;
    const double z101 = neg_iD3*I3_xz;
    const double z102 = 1.05*z100 - z101;
    const double z103 = 1.1025*(s4*z76 - z75 + neg_F3_xz*z77);
    const double z104 = z72*(0.016743300000000003*(s4 - 65.8472344161545*neg_F4_zz)) + z64 -
        z73*(2.1*c4);
    const double z105 = z66 + z104 - z101*(2.1*F3_yz - I3_xz) + 1.1025*(F3_yz*z100 + G4_zz);
    const double z106 = z79*(F4_yz*z72 + G4_yz - 0.9523809523809524*z71) + (z69 - z78*(G4_xz -
        neg_F4_xz*z72));
    const double z107 = neg_F3_xz*z102 - z106;
    const double z108 = s3*(z103 - z105) - 2.1*c3*z107;
    const double z109 = s3*z108;
    const double I2_xz = 1.05*z107 - 8.000999999999999e-05 + c3*z108;
    const double I2_zz = z103 + 1.1778245465 - z109;

    /* articulated body 2 */
    const double z110 = tau[1] - 0.018688049999999998*c2 + 32.194825875*s2 + 1.1637234035*U2_xy +
        0.00011239499999999998*(z2 - z3);
    const double z111 = 1.05*z77;
    const double z112 = z26*z89 + (0.9385*neg_a5_z_scaled + (z28*neg_U6_yy -
        0.029112000000000002*U5_zy - 0.00014000000000000001*U5_zx));
    const double z113 = 0.0032*(z5 - wd3_y) + (tau[3] + 0.014857500000000004*(neg_wd2_y + z7)) -
        z79*(z68*neg_u4 + (z46*u5 + z112));
    const double z114 = z111*neg_u3 + (z113 + z78*(z93 - z70*neg_u4));
    const double z115 = c4*z96 + (0.014857500000000004*(z4 - w3_z*w3_z) - 0.13734000000000013*c2) +
        1.05*(z94 + neg_u4*z72);
    const double z116 = neg_u3*z102 + (s4*z99 - z115);
    const double u2 = z110 + c3*z114 + s3*z116;
    const double iD2 = 1.0/I2_zz;
    const double z117 = u2*iD2;
    const double z118 = iD2*I2_xz;
    const double z119 = 0.00024759966609*iD2 - 0.0590859715;
    const double z120 = (z118 - 0.007142857142857142)*(0.0314706*c2) + s2*(z119 + (z109 + (z105 +
        1.2260093749999998) - I2_xz*z118));
    const double I1_zz = s2*z120 - z119;

    /* articulated body 1 */
    const double z121 = 0.00022478999999999997*wd2_x - tau[2] + 8.000999999999999e-05*(z1 - z2) -
        0.0157353*(U2_xy - z117);
    const double z122 = 0.00022478999999999997*neg_wd2_y + (2.327446807*wd2_x -
        8.000999999999999e-05*U2_xy) + 0.0157353*(z1 - z3);
    const double z123 = tau[0] + s2*(s3*z114 - (c3*z116 + z122) - u2*z118);
    const double u1 = c2*z121 + z123;
    const double iD1 = 1.0/I1_zz;

    /* acceleration of link 1 */
    const double qdd1 = u1*iD1;

    /* acceleration of link 2 */
    const double z124 = s2*qdd1;
    const double z125 = c2*qdd1;
    const double qdd2 = z117 - z118*z124 + 0.0157353*iD2*z125;

    /* acceleration of link 3 */
    const double z126 = s3*qdd2 - c3*z124;
    const double z127 = c3*qdd2 + s3*z124;
    const double z128 = z102*z126 - neg_iD3*neg_u3 + z111*z127;
    const double neg_qdd3 = z125 + z128;

    /* acceleration of link 4 */
    const double z129 = z79*z127;
    const double z130 = z78*z127;
    const double z131 = 1.05*z126;
    const double z132 = c4*z126 - s4*z128;
    const double z133 = z68*z129 + (z70*z130 + (z72*z131 - z98)) + z62*z132;
    const double z134 = s4*z126 + c4*z128;
    const double z135 = z133 - 0.007973000000000001*iD4*z134;
    const double qdd4 = z127 + z135;

    /* acceleration of link 5 */
    const double z136 = s5*z132 + c5*z135;
    const double z137 = c5*z132 - s5*z135;
    const double z138 = z131 + z132;
    const double z139 = z130 - z135;
    const double z140 = z46*z129 - iD5*u5 + z31*z136 - z29*z137 + z41*(c5*z138 + s5*z139);
    const double z141 = s5*z138 - c5*z139;
    const double z142 = z140 - z38*z141;
    const double qdd5 = z134 - z142;

    /* acceleration of link 6 */
    const double z143 = c6*z142 - s6*z137;
    const double neg_qdd6 = 2.904194361568873*(s6*z129 - c6*z141) - (z82 + z136) +
        2.5650391809734895e-05*z143;

    /* acceleration of link 7 */
    const double qdd7 = z143 + 1000.0*phi7;

    qdd[0] = qdd1;
    qdd[1] = qdd2;
    qdd[2] = -neg_qdd3;
    qdd[3] = qdd4;
    qdd[4] = qdd5;
    qdd[5] = -neg_qdd6;
    qdd[6] = qdd7;
}

void iiwa14_forward_kinematics(const double q[7], double R[9], double p[3])
{
    /* joint angles */
    double s1, c1;
    double s6, c6;
    double s7, c7;
    double s5, c5;
    rbgen_sincos4(q[0], &s1, &c1, q[5], &s6, &c6, q[6], &s7, &c7, q[4], &s5, &c5);
    double s4, c4;
    double s3, c3;
    double s2, c2;
    rbgen_sincos3(q[3], &s4, &c4, q[2], &s3, &c3, q[1], &s2, &c2);

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
    const double z1 = s1*c2;
    const double z2 = s1*s2;
    const double z3 = c1*s2;
    const double z4 = c1*c2;

    /* frame 3 */
    const double z5 = c3*z1 + c1*s3;
    const double z6 = c1*c3 - s3*z1;
    const double z7 = s2*c3;
    const double z8 = s2*s3;
    const double z9 = c3*z4 - s1*s3;
    const double z10 = s1*c3 + s3*z4;

    /* frame 4 */
    const double z11 = s4*z5 - c4*z2;
    const double z12 = c4*z5 + s4*z2;
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
    const double z23 = 0.126*z20;
    const double z24 = z23 + 0.4*z11;
    const double z25 = z24 - 0.42*z2;
    const double z26 = 0.126*z21;
    const double z27 = 0.4*z13 + z26;
    const double z28 = 0.42*c2 + z27;
    const double z29 = 0.126*z22;
    const double z30 = 0.4*z15 + z29;
    const double z31 = 0.42*z3 - z30;

    J[0] = z25;
    J[1] = c1*z28;
    J[2] = c2*z24 + z2*z27;
    J[3] = -(z24*z8 + z6*z27);
    J[4] = z23*z13 - z11*z26;
    J[5] = z23*z17 - z26*z18;
    J[6] = 0.0;
    J[7] = z31;
    J[8] = s1*z28;
    J[9] = -(c2*z30 + z27*z3);
    J[10] = z8*z30 - z27*z10;
    J[11] = z26*z15 - z13*z29;
    J[12] = z26*z19 - z17*z29;
    J[13] = 0.0;
    J[14] = 0.0;
    J[15] = s1*z25 - c1*z31;
    J[16] = z2*z30 - z24*z3;
    J[17] = -(z24*z10 + z6*z30);
    J[18] = z23*z15 - z11*z29;
    J[19] = z23*z19 - z18*z29;
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
    J[30] = z2;
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
    double s2, c2;
    double s6, c6;
    double s5, c5;
    double s4, c4;
    rbgen_sincos4(q[1], &s2, &c2, q[5], &s6, &c6, q[4], &s5, &c5, q[3], &s4, &c4);
    double s3, c3;
    rbgen_sincos(q[2], &s3, &c3);

    /* articulated body 6 */
    const double z1 = 0.1420499546130567*s6;
    const double z2 = c6*z1;
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
    const double z8 = 0.048912*c6 + z7*F5_yz;
    const double z9 = 0.01025325*iD5;
    const double z10 = F5_yz*z9;
    const double z11 = z7*neg_F5_xz + F5_xx;
    const double z12 = z9*neg_F5_xz;
    const double z13 = s5*(z10 + z11) + (z12 - z8)*c5;
    const double z14 = c5*z13;
    const double z15 = z8 + z14;
    const double z16 = iD5*neg_F5_xz;
    const double z17 = z3 + 0.7964500453869433 - neg_F5_xz*z16;
    const double z18 = 2.0*c5;
    const double z19 = iD5*F5_yz;
    const double z20 = neg_F5_xz*z19;
    const double z21 = F5_yz*z19 - 0.9385;
    const double z22 = z18*z20 + s5*(z17 + z21);
    const double z23 = s5*z22;
    const double z24 = iD5*F5_xx;
    const double z25 = z2 + neg_F5_xz*z24;
    const double z26 = F5_yz*z24;
    const double G4_xx = z17 - z23;
    const double G4_xy = c5*z25 + s5*z26;
    const double G4_xz = z20 - c5*z22;
    const double G4_yz = c5*z26 - s5*z25;
    const double G4_zz = z23 - z21;
    const double z27 = z9*F5_xx - 0.00014000000000000001;
    const double z28 = z5 - 0.0291132546119642 - z7*F5_xx;
    const double z29 = z12 - z14;
    const double z30 = s5*z13;
    const double neg_F4_xz = z15 + G4_xx;
    const double F4_yz = c5*z27 - G4_xy - s5*z28;
    const double F4_zx = G4_zz + z29;
    const double neg_F4_zz = z10 - z30 + G4_xz;
    const double z31 = 0.00010512913556250002*iD5;
    const double z32 = I5_xz*z9 + 7.350000000000001e-06;
    const double z33 = I5_xz*z7 + (z4 - 0.020985601);
    const double z34 = z18*z32 - s5*(z31 - z33);
    const double z35 = s5*z34;
    const double z36 = z11 - z30;
    const double neg_I4_xz = neg_F4_zz + (z32 - c5*z34 + z36);
    const double I4_zz = neg_F4_xz + (z15 - (z31 + 0.19057759 + z35));
    const double u5 = phi[4] - c6*z6;
    const double z37 = z19*u5;
    const double z38 = 2.904194361568873*c6;
    const double z39 = phi[5]*z38 + z16*u5;
    const double z40 = s5*z37 + c5*z39;
    const double z41 = z9*u5 - phi[5];
    const double z42 = s6*z6 - z7*u5;
    const double z43 = s5*z39 - c5*z37;

    /* articulated body 4 */
    const double iD4 = 1.0/I4_zz;
    const double z44 = neg_F4_xz*iD4;
    const double z45 = neg_F4_xz*z44 - G4_xx;
    const double z46 = iD4*F4_yz;
    const double z47 = 2.0*c4;
    const double z48 = s4*(z45 - (F5_xx*z24 + (z3 - 0.9385) + F4_yz*z46)) - (G4_xy +
        neg_F4_xz*z46)*z47;
    const double z49 = iD4*neg_I4_xz;
    const double z50 = F4_yz*z49 + (s5*z27 + (c5*z28 + G4_yz));
    const double z51 = neg_F4_xz*z49 - (G4_xz + z36);
    const double z52 = s4*(0.007973000000000001*z46 + z51) - c4*(z50 - 0.007973000000000001*z44);
    const double neg_F3_xz = z50 - 0.014150000000000005 + c4*z52;
    const double z53 = 6.356872900000001e-05*iD4;
    const double z54 = 0.007973000000000001*z49;
    const double z55 = neg_I4_xz*z49 - (F4_zx + (z29 + (z35 - (z33 + 0.17118159))));
    const double z56 = z47*z54 - s4*(z53 - 0.024796000000000002 - z55);
    const double z57 = s4*z56;
    const double I3_xz = z54 - c4*z56;
    const double neg_I3_zz = z53 - 0.031196 + z57;
    const double z58 = iD4*neg_F4_zz;
    const double z59 = 0.016743300000000003*z58;
    const double z60 = 2.1*(neg_F4_zz*z49 - F4_zx);
    const double F3_yz_scaled = c4*z59 + s4*z60;
    const double u4 = z40 - (c5*z41 - (phi[3] + s5*z42));
    const double z61 = 2.904194361568873*s6;
    const double z62 = c5*z42 + (s5*z41 - z43) - z49*u4;
    const double z63 = iD4*u4;
    const double z64 = phi[4] - 0.007973000000000001*z63;

    /* articulated body 3 */
    const double neg_iD3 = 1.0/neg_I3_zz;
    const double z65 = neg_F3_xz*neg_iD3;
    const double z66 = 1.1025*(s4*z48 - z45 + neg_F3_xz*z65);
    const double z67 = 0.5*F3_yz_scaled;
    const double z68 = neg_iD3*z67;
    const double z69 = neg_iD3*I3_xz;
    const double z70 = c4*z60 + (z55 - (1.1025*G4_zz + z59*(s4 - 65.8472344161545*neg_F4_zz)));
    const double z71 = z67*z68 + (z57 - z70 - z69*(F3_yz_scaled - I3_xz));
    const double z72 = z68 - z69;
    const double z73 = 1.05*s4;
    const double z74 = 1.05*c4;
    const double z75 = z73*(F4_yz*z58 + G4_yz - 0.9523809523809524*z52) + (z51 - z74*(G4_xz -
        neg_F4_xz*z58));
    const double z76 = neg_F3_xz*z72 - z75;
    const double z77 = s3*(z66 - z71) - 2.1*c3*z76;
    const double z78 = s3*z77;
    const double I2_xz = c3*z77 + (1.05*z76 - 8.000999999999999e-05);
    const double I2_zz = z66 + 1.1778245465 - z78;
    const double z79 = z73*(z24*u5 + phi[5]*z61 - z46*u4) - (phi[3] + z74*(z44*u4 - z40));
    const double z80 = 1.05*z65;
    const double neg_u3 = s4*z62 + (c4*z64 - phi[2]);
    const double z81 = z79 - z80*neg_u3;
    const double z82 = z72*neg_u3 + (1.05*(z43 + z58*u4) + (s4*z64 - c4*z62));

    /* articulated body 2 */
    const double iD2 = 1.0/I2_zz;
    const double z83 = 0.0590859715 - 0.00024759966609*iD2;
    const double z84 = iD2*I2_xz;
    const double z85 = s2*(z83 + (I2_xz*z84 - (z78 + (z71 + 1.2260093749999998)))) +
        (0.00022478999999999997 - 0.0314706*z84)*c2;
    const double I1_zz = z83 - s2*z85;
    const double u2 = s3*z82 + phi[1] - c3*z81;
    const double z86 = iD2*u2;

    /* articulated body 1 */
    const double iD1 = 1.0/I1_zz;
    const double u1 = c2*(0.0157353*z86 - phi[2]) + phi[0] - s2*(z84*u2 + (s3*z81 + c3*z82));

    /* acceleration of link 1 */
    const double qdd1 = iD1*u1;

    /* acceleration of link 2 */
    const double z87 = c2*qdd1;
    const double z88 = s2*qdd1;
    const double qdd2 = 0.0157353*iD2*z87 - (z84*z88 - z86);

    /* acceleration of link 3 */
    const double z89 = c3*qdd2 + s3*z88;
    const double z90 = c3*z88 - s3*qdd2;
    const double z91 = z72*z90 + neg_iD3*neg_u3 - z80*z89;
    const double qdd3 = z91 - z87;

    /* acceleration of link 4 */
    const double z92 = s4*z90 + c4*z91;
    const double z93 = z74*z89;
    const double z94 = z73*z89;
    const double z95 = 1.05*z90;
    const double z96 = s4*z91 - c4*z90;
    const double z97 = z49*z96 - (z58*z95 - (z63 + z44*z93 + z46*z94));
    const double z98 = 0.007973000000000001*iD4*z92 + z97;
    const double qdd4 = z89 + z98;

    /* acceleration of link 5 */
    const double z99 = s5*z96 + c5*z98;
    const double z100 = s5*z98 - c5*z96;
    const double z101 = z98 - z93;
    const double z102 = z96 - z95;
    const double z103 = c5*z101 + s5*z102;
    const double z104 = z9*z99 + (z24*z94 - iD5*u5) + z7*z100 - z16*z103;
    const double z105 = z104 + z19*(c5*z102 - s5*z101);
    const double neg_qdd5 = z92 + z105;

    /* acceleration of link 6 */
    const double z106 = c6*z105 + s6*z100;
    const double qdd6 = z38*z103 + (z99 + (59.37590696697892*phi[5] - z61*z94)) -
        2.5650391809734895e-05*z106;

    /* acceleration of link 7 */
    const double qdd7 = z106 + 1000.0*phi[6];

    qdd[0] = qdd1;
    qdd[1] = qdd2;
    qdd[2] = qdd3;
    qdd[3] = qdd4;
    qdd[4] = -neg_qdd5;
    qdd[5] = qdd6;
    qdd[6] = qdd7;
}

void iiwa14_energy(const double q[7], const double qd[7], double e[2])
{
    /* joint angles */
    double s4, c4;
    double s2, c2;
    double s3, c3;
    double s5, c5;
    rbgen_sincos4(q[3], &s4, &c4, q[1], &s2, &c2, q[2], &s3, &c3, q[4], &s5, &c5);
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
    const double w3_x = s3*qd[1] - c3*w2_x;
    const double w3_z = w2_y + qd[2];
    const double v3_x_scaled = s3*w2_x + qd[1]*c3;
    const double z4 = 11.15*v3_x_scaled - w3_z;
    const double z5 = c3*s2;
    const double z6 = s3*s2;

    /* link 4 */
    const double w4_x = s4*w3_z + w3_x*c4;
    const double w4_y = c4*w3_z - s4*w3_x;
    const double w4_z = qd[3] - v3_x_scaled;
    const double z7 = 0.42*v3_x_scaled;
    const double z8 = c4*z7;
    const double z9 = 0.42*w3_x;
    const double z10 = s4*z7;
    const double z11 = 0.034*w4_x + z10;
    const double z12 = 0.067*w4_z - z8 - 0.034*w4_y;
    const double z13 = z9 + 0.067*w4_x;
    const double z14 = c4*c2 + s4*z5;
    const double z15 = c4*z5 - s4*c2;

    /* link 5 */
    const double w5_x = w4_z*s5 - c5*w4_x;
    const double w5_y = w4_z*c5 + s5*w4_x;
    const double w5_z = qd[4] + w4_y;
    const double z16 = z8 - 0.4*w4_z;
    const double z17 = 0.4*w4_x + z9;
    const double v5_x = s5*z17 - z16*c5;
    const double v5_y = z16*s5 + c5*z17;
    const double z18 = 0.021*w5_z - v5_x + 0.1395*w5_y;
    const double z19 = 0.1395*w5_x + (v5_y + 0.0001*w5_z);
    const double z20 = 0.021*w5_x - (0.0001*w5_y + z10);
    const double z21 = c5*z15 - s5*z6;

    /* link 6 */
    const double w6_x = w5_x*c6 + w5_z*s6;
    const double w6_y = w5_z*c6 - w5_x*s6;
    const double w6_z = qd[5] - w5_y;
    const double v6_x = v5_x*c6 - z10*s6;
    const double neg_v6_y = z10*c6 + v5_x*s6;
    const double z22 = 0.0004*w6_y + (v6_x - 0.0006*w6_z);
    const double z23 = 0.0004*w6_x + neg_v6_y;
    const double z24 = v5_y - 0.0006*w6_x;

    /* link 7 */
    const double z25 = z19*z19 + (z11*z11 + z12*z12 + z13*z13 + z20*z20);
    const double z26 = 0.0152*(w2_y*w2_y) + (0.008742*(qd[0]*qd[0]) + 0.0055*(qd[1]*qd[1]));
    const double z27 = 2.857499999999999e-07*(z3*z3) + (z26 + 0.01525*(w2_x*w2_x) +
        0.0038*(w3_z*w3_z));
    const double z28 = 0.0056007*(z1*z1 + z2*z2) + (0.20988293749999998*(w3_x*w3_x) + z27 +
        0.0119*(v3_x_scaled*v3_x_scaled));
    const double z29 = 0.003*(w4_z*w4_z) + z28 + 0.0082*(w4_y*w4_y) + 0.0085*(w4_x*w4_x);
    const double z30 = 0.005*(w5_x*w5_x) + (0.002245*(w5_z*w5_z) + (z29 +
        0.0015749999999999998*(z4*z4)));
    const double z31 = 0.0018*(w6_z*w6_z) + (z30 + 0.00435*(w5_y*w5_y)) + 0.00245*(w6_x*w6_x);
    const double w7_x = w6_z*s7 - w6_x*c7;
    const double w7_y = w6_x*s7 + w6_z*c7;
    const double w7_z = w6_y + qd[6];
    const double z32 = z31 + 0.00235*(w6_y*w6_y) + 0.0005*(w7_z*w7_z + w7_y*w7_y + w7_x*w7_x);
    const double z33 = 1.75*(z18*z18 + z25) + z32 + 0.9*(z22*z22 + (z23*z23 + z24*z24));
    const double z34 = v5_y*c7 - s7*v6_x + 0.101*w7_x;
    const double z35 = c7*v6_x + v5_y*s7 - 0.101*w7_y;
    const double z36 = 23.0167125*z14 + (0.018688049999999998*s2 + (56.362374*c2 +
        85.78256400000001) - 0.13734000000000013*z6);
    const double z37 = 1.1995668000000002*(c6*z14 - s6*z21) + (0.0034335000000000004*z21 + z36 -
        0.7139718*(s5*z15 + c5*z6));

    e[0] = z33 + 0.6*(neg_v6_y*neg_v6_y + z34*z34 + z35*z35);
    e[1] = z37;
}
