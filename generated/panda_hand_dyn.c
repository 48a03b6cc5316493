/* panda_hand: robot dynamics as straight-line C, by rbgen 0.2.0
 *
 * joints   9: RRRRRRRPP
 * source   Arm as in panda.json: C. Gaz, M. Cognetti, A. Oliva, P. Robuffo Giordano and A. De
 *          Luca, Dynamic identification of the Franka Emika Panda robot with retrieval of
 *          feasible parameters using penalty-based optimization, IEEE Robotics and Automation
 *          Letters 4(4), 2019, pp. 4147-4154; hand and fingers: franka_ros, package
 *          franka_description, panda.urdf.xacro.
 * model    4ea41fa9b7e1d202
 * command  rbgen emit panda_hand
 *
 * Operations of each call: multiplications M, additions and subtractions A, divisions and square
 * roots D, pairs of sine and cosine.
 *
 *   function                  algorithm            M      A    D  sin/cos
 *   inverse_dynamics          best                310    295    0        6
 *   inertia_matrix            best                225    196    0        6
 *   bias                      best                303    276    0        6
 *   gravity                   best: hollerbach     52     35    0        6
 *   forward_dynamics          best                630    602    7        6
 *   forward_kinematics        best: tool-cross     72     39    0        7
 *   jacobian                  best: frames         95     57    0        6
 *   inertia_solve             best                369    336    7        6
 *   energy                    best: links         211    169    0        6
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
 *   th1     angle of the joint with its offset
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

#define PANDA_HAND_DOF 9

#ifdef __cplusplus
extern "C" {
#endif

/* joint torques (forces) for the motion */
void panda_hand_inverse_dynamics(const double q[9], const double qd[9], const double qdd[9],
                                 double tau[9]);
/* symmetric, row-major */
void panda_hand_inertia_matrix(const double q[9], double M[81]);
/* Coriolis, centrifugal, gravity, friction */
void panda_hand_bias(const double q[9], const double qd[9], double b[9]);
/* torques that hold the arm still */
void panda_hand_gravity(const double q[9], double g[9]);
/* accelerations for the torques */
void panda_hand_forward_dynamics(const double q[9], const double qd[9], const double tau[9],
                                 double qdd[9]);
/* tool in the world: axes as columns of R, origin p */
void panda_hand_forward_kinematics(const double q[9], double R[9], double p[3]);
/* 6 x n: linear rows, then angular, world axes, at the tool */
void panda_hand_jacobian(const double q[9], double J[54]);
/* M^-1 phi */
void panda_hand_inertia_solve(const double q[9], const double phi[9], double qdd[9]);
/* kinetic, potential (zero at the world's origin) */
void panda_hand_energy(const double q[9], const double qd[9], double e[2]);

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

void panda_hand_inverse_dynamics(const double q[9], const double qd[9], const double qdd[9],
                                 double tau[9])
{
    /* joint angles */
    double s2, c2;
    double s3, c3;
    double s4, c4;
    double s5, c5;
    rbgen_sincos4(q[1], &s2, &c2, q[2], &s3, &c3, q[3], &s4, &c4, q[4], &s5, &c5);
    const double th7 = q[6] - 0.7853981633974483;
    double s6, c6;
    double s7, c7;
    rbgen_sincos2(q[5], &s6, &c6, th7, &s7, &c7);

    /* motion of link 2 */
    const double neg_w2_x = qd[0]*s2;
    const double neg_w2_y = qd[0]*c2;
    const double z1 = qd[1]*neg_w2_x;
    const double neg_U2_xz = qdd[0]*c2;
    const double U2_yz = s2*qdd[0];
    const double z2 = qd[1]*neg_w2_y;
    const double neg_wd2_x = z2 + U2_yz;
    const double wd2_y = z1 - neg_U2_xz;
    const double z3 = qd[1]*qd[1];
    const double z4 = neg_w2_y*neg_w2_y;
    const double z5 = neg_w2_x*neg_w2_y;
    const double z6 = neg_w2_x*neg_w2_x;

    /* motion of link 3 */
    const double w3_x = qd[1]*s3 - neg_w2_x*c3;
    const double w3_y = neg_w2_x*s3 + qd[1]*c3;
    const double w3_z = neg_w2_y + qd[2];
    const double z7 = w3_y*w3_x;
    const double wd3_x = s3*qdd[1] - c3*neg_wd2_x + w3_y*qd[2];
    const double wd3_y = c3*qdd[1] + (s3*neg_wd2_x - w3_x*qd[2]);
    const double wd3_z = qdd[2] - wd2_y;
    const double z8 = w3_x*w3_z;
    const double z9 = w3_y*w3_z;
    const double U3_xz = z8 + wd3_y;
    const double U3_yx = z7 + wd3_z;
    const double U3_yz = z9 - wd3_x;
    const double U3_zx = z8 - wd3_y;
    const double z10 = w3_x*w3_x;
    const double z11 = w3_z*w3_z;
    const double z12 = 31.044303797468356*s2;
    const double a3_y_scaled = U3_yz + s3*z12;
    const double z13 = w3_y*w3_y;
    const double a3_x_scaled = U3_xz - c3*z12;

    /* motion of link 4 */
    const double w4_x = w3_z*s4 + w3_x*c4;
    const double w4_y = w3_z*c4 - w3_x*s4;
    const double w4_z = qd[3] - w3_y;
    const double wd4_x = wd3_z*s4 + c4*wd3_x + qd[3]*w4_y;
    const double neg_wd4_y = s4*wd3_x - wd3_z*c4 + qd[3]*w4_x;
    const double wd4_z = qdd[3] - wd3_y;
    const double z14 = w4_z*w4_x;
    const double z15 = w4_x*w4_y;
    const double z16 = w4_z*w4_y;
    const double U4_xy = z15 - wd4_z;
    const double U4_xz = z14 - neg_wd4_y;
    const double U4_yx = wd4_z + z15;
    const double U4_yz = z16 - wd4_x;
    const double U4_zx = z14 + neg_wd4_y;
    const double U4_zy = z16 + wd4_x;
    const double neg_a4_z_scaled = U3_yx + 3.83030303030303*a3_y_scaled;
    const double z17 = w4_y*w4_y;
    const double z18 = z11 + (z13 - 3.83030303030303*a3_x_scaled);
    const double z19 = 3.83030303030303*(z10 + z13) - (U3_zx + 118.9090909090909*c2);
    const double neg_a4_x_scaled = c4*z18 + s4*z19;
    const double z20 = w4_z*w4_z;
    const double a4_y_scaled = s4*z18 - c4*z19;
    const double z21 = w4_x*w4_x;

    /* motion of link 5 */
    const double w5_x = c5*w4_x - w4_z*s5;
    const double neg_w5_y = c5*w4_z + s5*w4_x;
    const double w5_z = qd[4] + w4_y;
    const double z22 = neg_w5_y*neg_w5_y;
    const double wd5_x = c5*wd4_x - (s5*wd4_z + neg_w5_y*qd[4]);
    const double neg_wd5_y = c5*wd4_z + (s5*wd4_x + qd[4]*w5_x);
    const double wd5_z = qdd[4] - neg_wd4_y;
    const double z23 = w5_z*w5_x;
    const double z24 = neg_w5_y*w5_x;
    const double z25 = neg_w5_y*w5_z;
    const double neg_U5_xy = z24 + wd5_z;
    const double U5_xz = z23 - neg_wd5_y;
    const double U5_yx = wd5_z - z24;
    const double neg_U5_yz = wd5_x + z25;
    const double U5_zx = neg_wd5_y + z23;
    const double U5_zy = wd5_x - z25;
    const double z26 = U4_zx + neg_a4_z_scaled;
    const double z27 = 0.0825*s5;
    const double z28 = 0.0825*c5;
    const double z29 = z17 - neg_a4_x_scaled + z20;
    const double a5_x = 0.384*U5_xz + z26*z27 + z28*z29;
    const double neg_a5_y = 0.384*neg_U5_yz - z26*z28 + z27*z29;
    const double z30 = a4_y_scaled - U4_yx;
    const double z31 = w5_x*w5_x;
    const double a5_z_scaled = z30 - 4.654545454545454*(z22 + z31);
    const double z32 = w5_z*w5_z;

    /* motion of link 6 */
    const double w6_x = c6*w5_x + s6*w5_z;
    const double w6_y = w5_z*c6 - s6*w5_x;
    const double w6_z = qd[5] + neg_w5_y;
    const double z33 = w6_z*w6_y;
    const double wd6_x = qd[5]*w6_y + (c6*wd5_x + s6*wd5_z);
    const double neg_wd6_y = s6*wd5_x + (qd[5]*w6_x - c6*wd5_z);
    const double wd6_z = neg_wd5_y + qdd[5];
    const double z34 = w6_z*w6_x;
    const double z35 = w6_y*w6_x;
    const double U6_xz = z34 - neg_wd6_y;
    const double U6_yx = wd6_z + z35;
    const double U6_yz = z33 - wd6_x;
    const double U6_zx = z34 + neg_wd6_y;
    const double z36 = 0.0825*a5_z_scaled;
    const double a6_x = c6*a5_x + s6*z36;
    const double a6_y = c6*z36 - s6*a5_x;
    const double z37 = w6_z*w6_z;
    const double z38 = w6_y*w6_y;
    const double z39 = w6_x*w6_x;

    /* motion of link 7 */
    const double w7_x = w6_z*s7 + c7*w6_x;
    const double w7_y = w6_z*c7 - s7*w6_x;
    const double w7_z = qd[6] - w6_y;
    const double z40 = w7_x*w7_x;
    const double z41 = w7_y*w7_y;
    const double z42 = a6_y + 0.088*U6_yx;
    const double neg_a7_z = 0.1654*(z40 + z41) + z42;
    const double wd7_x = w7_y*qd[6] + (s7*wd6_z + wd6_x*c7);
    const double neg_wd7_y = wd6_x*s7 - c7*wd6_z + w7_x*qd[6];
    const double wd7_z = neg_wd6_y + qdd[6];
    const double z43 = w7_y*w7_z;
    const double z44 = w7_x*w7_y;
    const double z45 = w7_x*w7_z;
    const double z46 = w7_z*w7_z;
    const double U7_xy = z44 - wd7_z;
    const double U7_xz = z45 - neg_wd7_y;
    const double U7_yx = z44 + wd7_z;
    const double neg_U7_yy = z40 + z46;
    const double U7_yz = z43 - wd7_x;
    const double U7_zx = neg_wd7_y + z45;
    const double U7_zy = wd7_x + z43;
    const double z47 = 0.088*(z37 + z38) - a6_x;
    const double z48 = neg_a5_y + 0.088*U6_zx;
    const double a7_x = 0.1654*U7_xz - (c7*z47 - s7*z48);
    const double a7_y = c7*z48 + 0.1654*U7_yz + s7*z47;

    /* motion of link 8 */
    const double a8_z = qdd[7] + (a7_y - q[7]*neg_U7_yy);

    /* motion of link 9 */
    const double z49 = 2.0*w7_x;
    const double z50 = 2.0*w7_z;
    const double a8_x = q[7]*U7_xy - (qd[7]*z50 - a7_x);
    const double neg_a8_y = z49*qd[7] - neg_a7_z + U7_zy*q[7];
    const double a9_x = qd[8]*z50 - (q[8]*U7_xy - a7_x);
    const double neg_a9_y = z49*qd[8] + (neg_a7_z + U7_zy*q[8]);
    const double a9_z = qdd[8] - (a7_y + q[8]*neg_U7_yy);

    /* forces on link 7 */
    const double z51 = 68.05429486860137*neg_a7_z - (0.21722534005720015*U7_zy +
        (0.025416501298982024*U7_zx - 105.58779050639865*z42)) - neg_a8_y;
    const double z52 = z51 + neg_a9_y;
    const double f7_y_scaled = 68.05429486860137*a7_y + (a8_z - a9_z) + 0.025416501298982024*U7_yx -
        0.21722534005720015*neg_U7_yy;
    const double f7_x_scaled = a9_x + (68.05429486860137*a7_x + a8_x) + 0.21722534005720015*U7_xy -
        0.025416501298982024*(z41 + z46);
    const double z53 = s7*f7_y_scaled - c7*f7_x_scaled;
    const double z54 = c7*f7_y_scaled + s7*f7_x_scaled;
    const double z55 = 1.023629983767075*z54 + 108.08282828206616*z48;
    const double z56 = 0.196712313466415*U7_zy - (0.21722534005720015*neg_a7_z - q[8]*neg_a9_y) -
        0.01247494963648619*U7_yz + q[7]*neg_a8_y;
    const double n7_x_scaled = 0.06876241370326529*(z46 - z41) + (0.017885530055012953*U7_yx + (z56
        - 0.08069812595070766*U7_zx));
    const double z57 = 9.792764738274586*U7_zx - neg_a7_z - 0.49082088402882706*U7_xz -
        3.1750288917200327*U7_zy - 2.7054240430023055*U7_xy;
    const double neg_n7_y_scaled = 0.7036975642170428*(z40 - z46) + z57;
    const double z58 = 0.025416501298982024*a7_y - (0.196712313466415*U7_xy +
        (0.017885530055012953*U7_yz + 0.06876241370326529*U7_xz - 0.2488978176909814*U7_yx));
    const double n7_z_scaled = 0.08069812595070766*(z40 - z41) + (z58 - 0.21722534005720015*a7_x +
        q[8]*a9_x - q[7]*a8_x);

    /* forces on link 6 */
    const double f6_y_scaled = 1.023629983767075*z52 - 4.631627556255593*U6_yz;
    const double neg_f6_x_scaled = 105.58779050639865*z47 + z53 + 4.524708761666667*U6_xz;
    const double z59 = 0.015*n7_x_scaled;
    const double z60 = 0.00038124751948473033*neg_n7_y_scaled;
    const double z61 = 0.0024809999999999997*z53 + (c7*z60 - (s7*z59 + (0.0013199999999999998*z52 +
        0.0011196707334275558*U6_yx)));
    const double z62 = 0.067870631425*a6_y + (s7*z60 + (c7*z59 - 0.0024809999999999997*z54)) +
        0.0005462437073966848*U6_zx;
    const double z63 = 0.015*n7_z_scaled;
    const double z64 = 0.0001037589172186849*(z37 - z39) + (0.0005462437073966848*(z33 + wd6_x) +
        (0.0011196707334275558*U6_zx + (0.067870631425*a6_x + z63)));
    const double neg_n6_x = 9.3569097314605e-05*(z37 - z38) + (0.0001037589172186849*U6_yx - z62);
    const double neg_n6_y = z64 + 0.001289528463344*z55 + 9.3569097314605e-05*(z35 - wd6_z);
    const double n6_z = 0.0005462437073966848*(z38 - z39) - (z61 - 0.0001037589172186849*U6_yz -
        9.3569097314605e-05*U6_xz);

    /* forces on link 5 */
    const double z65 = 1.023629983767075*neg_f6_x_scaled;
    const double f5_x_scaled = z22 + (177.860177725422*a5_x - c6*z65 - s6*f6_y_scaled) + z32;
    const double neg_f5_y_scaled = 4.631627556255593*(z38 + z39) + (z55 + (U5_yx +
        177.860177725422*neg_a5_y));
    const double z66 = c5*f5_x_scaled + s5*neg_f5_y_scaled;
    const double z67 = s6*z65 + (U5_zx - (8.216484579500756*z30 + 14.673464662347316*a5_z_scaled) -
        c6*f6_y_scaled);
    const double z68 = 0.001208932934385*a5_z_scaled - n6_z + 0.0021640520520981297*neg_U5_xy -
        0.00151524447332703*U5_zy - 0.001451156065026715*U5_zx;
    const double z69 = c6*neg_n6_x + (0.004600245517563105*U5_yx - 0.00151524447332703*U5_zx -
        0.010045187828321242*U5_zy) - s6*neg_n6_y;
    const double z70 = c6*neg_n6_y + (s6*neg_n6_x - 0.014653732538*neg_a5_y) -
        0.001451156065026715*U5_yx - 0.010045187828321242*neg_U5_xy;
    const double n5_x = 0.0021640520520981297*(z22 - z32) - z69;
    const double n5_y = 0.004600245517563105*(z31 - z32) + z68;
    const double neg_n5_z = 0.00151524447332703*(z31 - z22) + (0.004600245517563105*neg_U5_yz + z70
        - 0.0021640520520981297*U5_xz);
    const double z71 = c5*neg_f5_y_scaled - s5*f5_x_scaled;
    const double z72 = 0.009933178813024952*z26 - 0.001208932934385*z71;

    /* forces on link 4 */
    const double f4_x_scaled = z66 + 8.216484579500756*z29 - 13.244249184889824*neg_a4_x_scaled;
    const double z73 = 0.001208932934385*z67;
    const double f4_y_scaled = 0.016011409030815*a4_y_scaled - z73;
    const double z74 = c5*n5_y + (s5*n5_x - (z73 - 0.005627033294592*z66)) +
        0.0039053550262761*U4_yz;
    const double z75 = s5*n5_y - c5*n5_x - 0.005627033294592*z71 - 0.0031923204867866507*U4_zx -
        0.0039053550262761*U4_yx;
    const double z76 = 0.005415763498190499*U4_zx - (0.0016444875773692703*U4_xy -
        (0.0031923204867866507*U4_zy + (neg_n5_z + z72))) - 0.022178148964878235*U4_xz;
    const double neg_n4_x = z75 + 0.022178148964878235*U4_yz + 0.07551696955258023*U4_zy +
        0.0016444875773692703*(z17 - z20);
    const double neg_n4_y = 0.0039053550262761*(z21 - z20) + z76;
    const double neg_n4_z = 0.0016444875773692703*U4_xz + z74 - 0.005415763498190499*U4_yx -
        0.07551696955258023*U4_xy + 0.0031923204867866507*(z21 - z17);
    const double neg_f4_z_scaled = 0.016011409030815*neg_a4_z_scaled + z72;

    /* forces on link 3 */
    const double z77 = 0.005487648106562256*U3_yz + (neg_f4_z_scaled - c4*neg_n4_y -
        1.3360662912303295e-05*U3_yx) - 0.004377257121839583*U3_xz;
    const double neg_n3_z = 0.00012191242095074341*(z10 - z13) + (s4*neg_n4_x +
        (0.008919761981448001*a3_x_scaled - z77));

    /* forces on link 2 */
    const double z78 = c4*(0.004630579482008*f4_x_scaled - f4_y_scaled) -
        s4*(3.83030303030303*f4_y_scaled + 0.001208932934385*f4_x_scaled);
    const double z79 = 0.013297019103287584*(z7 - wd3_z) + (1.3360662912303295e-05*U3_zx +
        (0.005487648106562256*(z10 - z11) + (z78 + 0.10510540975539225*a3_x_scaled)));
    const double z80 = z79 + neg_n4_z - 0.00012191242095074341*(wd3_x + z9);
    const double z81 = 3.83030303030303*neg_f4_z_scaled + (0.005487648106562256*U3_yx + (c4*neg_n4_x
        - s4*neg_n4_y) - 0.00012191242095074341*U3_zx);
    const double z82 = 0.013297019103287584*(z13 - z11) + (0.10510540975539225*a3_y_scaled + z81 -
        0.27690780075318*c2);
    const double z83 = s3*z80 + c3*z82 + 0.0007689361029464*(z3 - z4) - 0.01026110182100817*(qdd[1]
        + z5);
    const double z84 = 0.0007689361029464*neg_U2_xz + (0.01026110182100817*U2_yz - (c3*z80 +
        0.04615576498986361*qdd[1])) - 0.01993386669246*c2;
    const double neg_n2_x = 0.00398335888393552*(z1 + wd2_y) + z83;
    const double n2_y = 0.00398335888393552*(z2 + neg_wd2_x) - (0.0007689361029464*(z5 - qdd[1]) -
        (0.01026110182100817*(z3 - z6) + neg_n3_z));
    const double neg_n2_z = 0.00398335888393552*(z6 - z4) + (1.4832296249240182*s2 + z84 + s3*z82);

    /* forces on link 1 */
    const double n1_z = s2*neg_n2_x - c2*n2_y + 0.03733744848940618*qdd[0];

    tau[0] = n1_z;
    tau[1] = -neg_n2_z;
    tau[2] = -neg_n3_z;
    tau[3] = -neg_n4_z;
    tau[4] = -neg_n5_z;
    tau[5] = n6_z;
    tau[6] = z63;
    tau[7] = 0.015*a8_z;
    tau[8] = 0.015*a9_z;
}

void panda_hand_inertia_matrix(const double q[9], double M[81])
{
    /* joint angles */
    const double th7 = q[6] - 0.7853981633974483;
    double s7, c7;
    double s5, c5;
    double s6, c6;
    double s4, c4;
    rbgen_sincos4(th7, &s7, &c7, q[4], &s5, &c5, q[5], &s6, &c6, q[3], &s4, &c4);
    double s2, c2;
    double s3, c3;
    rbgen_sincos2(q[1], &s2, &c2, q[2], &s3, &c3);

    /* column 9 */
    const double z1 = s2*s3;
    const double z2 = s2*c3;
    const double z3 = c4*z1;
    const double z4 = c4*c2 + s4*z2;
    const double z5 = c4*z2 - s4*c2;
    const double z6 = 0.21484375*(z4 - c2) - (0.8229166666666666*z2 + z5);
    const double z7 = 0.316*c5;
    const double z8 = c5*z5 - s5*z1;
    const double z9 = s5*z5 + c5*z1;
    const double z10 = 0.316*s5;
    const double z11 = 0.0012375*(s7*s6);
    const double z12 = c4*s3;
    const double z13 = s5*c3 + c5*z12;
    const double z14 = s5*z12 - c5*c3;
    const double z15 = s4*s3;
    const double z16 = c4*c3;
    const double z17 = 0.2610759493670886*z15 - s3 - 1.2151898734177216*z12;
    const double z18 = s4 + 0.21484375*c4 - 0.21484375;
    const double z19 = c5*s4;
    const double z20 = s5*s4;

    /* composite body 8 */
    const double z21 = q[8] - q[7];
    const double ms7_y_scaled = 0.21722534005720015 - z21;
    const double S7_yy_scaled = q[8]*q[8] + q[7]*q[7] + 0.196712313466415;

    /* composite body 7 */
    const double z22 = 0.015*c7;
    const double z23 = ms7_y_scaled*z22 + 0.00038124751948473033*s7;
    const double z24 = 0.015*s7;
    const double z25 = 0.00038124751948473033*c7 - ms7_y_scaled*z24;
    const double ms6_x = z25 + 0.231847552695;
    const double ms6_z = z23 - 0.067870631425;
    const double z26 = 0.015*S7_yy_scaled;
    const double z27 = s7*(z26 - 0.003733467265364721) + 0.0024209437785212297*c7;
    const double z28 = s7*z27;
    const double z29 = z28 + 0.176*z25;
    const double z30 = z21 - 0.632959401141029;
    const double z31 = 0.0024809999999999997*s7;
    const double z32 = z30*z31 - 0.0002052246111024199*c7;
    const double z33 = 0.0024809999999999997*c7;
    const double z34 = 0.0002052246111024199*s7 + z33*z30;
    const double S6_xx = z29 + 0.025255722635952275;
    const double neg_S6_xy = z32 + 0.014748570382675314;
    const double S6_xz = 0.0013142308064792998 - (c7*z27 - 0.088*z23);
    const double S6_yz = z34 - 9.3569097314605e-05;
    const double S6_zz = 0.010045187828321242 - (z28 - z26);
    const double z35 = z26 + 0.003733467265364721;
    const double z36 = c6*z33;
    const double z37 = s6*z33;
    const double z38 = 0.532043530834341*z36 + z37;
    const double z39 = z36 - 0.532043530834341*z37;
    const double z40 = c6*z24;

    /* column 7 */
    const double z41 = z35 + 0.088*z25;
    const double z42 = c6*z41 + s6*z32;
    const double z43 = s6*z41 - c6*z32;
    const double z44 = 0.0825*(z23*s6);
    const double z45 = z23*c6;

    /* composite body 6 */
    const double z46 = c6*ms6_x + 0.173804705569*s6;
    const double ms5_x = z46 - 0.014653732538;
    const double z47 = s6*S6_yz - c6*S6_xz;
    const double z48 = s6*(z29 - 0.0036786999097076166) - 2.0*(c6*neg_S6_xy);
    const double z49 = s6*z48;
    const double z50 = c6*S6_yz + s6*S6_xz;
    const double S5_xx = S6_xx - z49 + 0.001451156065026715;
    const double S5_xy = z47 + 0.00151524447332703;
    const double S5_xz = neg_S6_xy + c6*z48 + 0.004600245517563105;
    const double neg_S5_yz = z50 + 0.0021640520520981297;
    const double z51 = 0.173804705569*c6 - ms6_x*s6;
    const double z52 = z29 + 0.054190145181612165;

    /* column 6 */
    const double z53 = 0.0825*z46;

    /* composite body 5 */
    const double z54 = 0.384*s5;
    const double z55 = 0.384*c5;
    const double z56 = ms6_z*z54 + z55*ms5_x;
    const double z57 = 0.1187377714194979 - z56;
    const double z58 = 2.0*(c5*S5_xy) + s5*(S5_xx - S6_zz);
    const double z59 = s5*z58;
    const double z60 = 0.0825*z51;
    const double z61 = z60 - 0.044103101265962966;
    const double z62 = s5*neg_S5_yz + c5*S5_xz;
    const double ms4_z_scaled = ms6_z*z55 - z54*ms5_x;
    const double z63 = 0.21484375*ms4_z_scaled;
    const double z64 = s5*S5_xz - (c5*neg_S5_yz + ms4_z_scaled);
    const double S4_xx = S5_xx + (0.4296875*z57 - z59);
    const double S4_xy = z61 + z62 - z57;
    const double S4_xz = S5_xy - c5*z58 - z63 - 0.0039053550262761;
    const double S4_yy = z49 - 9.309090909090909*z61 + 0.3156667185189401;
    const double S4_yz = 0.0016444875773692703 - z64;
    const double S4_zz = S6_zz + z59 + 0.022178148964878235;
    const double z65 = 0.21484375*z56;
    const double ms4_x_scaled = z65 - 0.045604372658625006;
    const double ms4_y_scaled = 0.16603319317224752 - z60;
    const double z66 = S6_zz + S5_xx;
    const double z67 = z54*z18;
    const double z68 = z47*z19 - c4*z50 + z52*z20 - z51*z67;
    const double z69 = z55*z18;
    const double z70 = z34*z20 - (c4*z42 - (z45*z67 + z25*z69) - z43*z19);
    const double z71 = z39*z19 + (z31*z20 - (z40*z67 + z22*z69)) + c4*z38;
    const double z72 = z55*z51 + (z53 + (s5*z47 - c5*z52));
    const double z73 = z44 - (z54*z25 + (s5*z43 - c5*z34) - z55*z45);
    const double z74 = z11 + (s5*z39 - c5*z31) + z55*z40 - z22*z54;

    /* column 5 */
    const double z75 = z62 + z56;
    const double z76 = z65 - z66;
    const double z77 = z65 - (s4*z75 + c4*z76);
    const double z78 = 0.2610759493670886*s4;
    const double z79 = s4*z76 - (0.8229166666666666*z56 + c4*z75);
    const double z80 = z1*z78;
    const double z81 = z3 + (14.671221303948576*z80 - z1);
    const double z82 = 1.2151898734177216*z1 + (z3 - z80);
    const double z83 = z54*z6 - z82*z7;
    const double z84 = z81*z53 + (z51*z83 + (z47*z8 + (z50*z4 + z9*z52)));
    const double z85 = z4*z42 + (z8*z43 + z34*z9) - z81*z44 - z83*z45;
    const double z86 = z55*z6 + z82*z10;
    const double z87 = z25*z86 - z85;
    const double z88 = z8*z39 + (z22*z86 + z83*z40 + z81*z11 + z31*z9);
    const double z89 = z4*z38 - z88;
    const double z90 = c3*z78;
    const double z91 = 1.2151898734177216*c3 + z16 - z90;
    const double z92 = z7*z91 + z10*z17;
    const double z93 = c3 - (z16 + 14.671221303948576*z90);
    const double z94 = z47*z13 + (z52*z14 + z50*z15) + z51*z92 + z53*z93;
    const double z95 = z7*z17 - z10*z91;
    const double z96 = z43*z13 + (z42*z15 - (z25*z95 + z45*z92 + z44*z93));
    const double z97 = z96 + z34*z14;
    const double z98 = z31*z14 + (z39*z13 - z38*z15) + z11*z93 + z22*z95;
    const double z99 = z40*z92 + z98;

    /* composite body 4 */
    const double z100 = s4*(S4_xx - S4_yy) + 2.0*(c4*S4_xy);
    const double z101 = s4*z100;
    const double z102 = s4*ms4_y_scaled - c4*ms4_x_scaled;
    const double z103 = c4*S4_xz - s4*S4_yz;
    const double S3_xx = S4_xx - (z101 + 2.0*z102) + 0.0616024210265277;
    const double S3_xy = 0.00012191242095074341 - (z103 + z63);
    const double neg_S3_yz = s4*S4_xz + c4*S4_yz;
    const double z104 = c4*ms4_y_scaled + s4*ms4_x_scaled;
    const double z105 = S4_xx + S4_yy;

    /* column 4 */
    const double z106 = z102 - z105 - 3.83030303030303*z104;
    const double z107 = s2*(s3*z106 + c3*z103) - neg_S3_yz*c2;
    const double z108 = c3*z106 - s3*z103;

    /* composite body 3 */
    const double z109 = S3_xx + S4_zz;
    const double z110 = S4_xy + 3.83030303030303*z102 - c4*z100 - z104 - 0.24149476342611426;
    const double z111 = 0.8229166666666666*ms4_z_scaled;
    const double z112 = 0.013297019103287584 - (z111 + neg_S3_yz);
    const double z113 = c3*z110 + s3*z112;
    const double S2_xy_scaled = 2.0*z113 + 0.00796671776787104;
    const double z114 = s3*(S3_xx - S4_zz) + 2.0*(c3*S3_xy);
    const double z115 = z110*s3 - c3*z112;
    const double S2_xx = S3_xx - s3*z114 + 0.023077882494931805;
    const double S2_xz = c3*z114 - S3_xy - 0.01026110182100817;
    const double S2_yy = S4_yy + z101 + 7.66060606060606*z104 + 1.032162061231881;
    const double S2_yz = z115 - 0.0007689361029464;
    const double z116 = z64 - z111*(c4 - z78);
    const double z117 = z1*z116 - c2*z77 + z2*z79;
    const double z118 = s3*z79 - c3*z116;

    /* column 3 */
    const double z119 = z109*c2 - s2*z113;

    /* composite body 2 */
    const double neg_S1_yz = s2*S2_xz + c2*S2_yz;

    M[0] = z109 - s2*(S2_xy_scaled*c2 + s2*(S2_xx - S2_yy)) + 0.03733744848940618;
    M[1] = neg_S1_yz;
    M[2] = z119;
    M[3] = z107;
    M[4] = -z117;
    M[5] = -z84;
    M[6] = z87;
    M[7] = -z89;
    M[8] = z89;
    M[9] = neg_S1_yz;
    M[10] = S2_xx + S2_yy;
    M[11] = z115;
    M[12] = z108;
    M[13] = z118;
    M[14] = z94;
    M[15] = z97;
    M[16] = -z99;
    M[17] = z99;
    M[18] = z119;
    M[19] = z115;
    M[20] = z109;
    M[21] = -neg_S3_yz;
    M[22] = z77;
    M[23] = z68;
    M[24] = z70;
    M[25] = -z71;
    M[26] = z71;
    M[27] = z107;
    M[28] = z108;
    M[29] = -neg_S3_yz;
    M[30] = z105;
    M[31] = z64;
    M[32] = -z72;
    M[33] = z73;
    M[34] = z74;
    M[35] = -z74;
    M[36] = -z117;
    M[37] = z118;
    M[38] = z77;
    M[39] = z64;
    M[40] = z66;
    M[41] = -z50;
    M[42] = -z42;
    M[43] = -z38;
    M[44] = z38;
    M[45] = -z84;
    M[46] = z94;
    M[47] = z68;
    M[48] = -z72;
    M[49] = -z50;
    M[50] = z52;
    M[51] = z34;
    M[52] = -z31;
    M[53] = z31;
    M[54] = z87;
    M[55] = z97;
    M[56] = z70;
    M[57] = z73;
    M[58] = -z42;
    M[59] = z34;
    M[60] = z35;
    M[61] = 0.0;
    M[62] = 0.0;
    M[63] = -z89;
    M[64] = -z99;
    M[65] = -z71;
    M[66] = z74;
    M[67] = -z38;
    M[68] = -z31;
    M[69] = 0.0;
    M[70] = 0.015;
    M[71] = 0.0;
    M[72] = z89;
    M[73] = z99;
    M[74] = z71;
    M[75] = -z74;
    M[76] = z38;
    M[77] = z31;
    M[78] = 0.0;
    M[79] = 0.0;
    M[80] = 0.015;
}

void panda_hand_bias(const double q[9], const double qd[9], double b[9])
{
    /* joint angles */
    double s2, c2;
    double s3, c3;
    double s4, c4;
    double s5, c5;
    rbgen_sincos4(q[1], &s2, &c2, q[2], &s3, &c3, q[3], &s4, &c4, q[4], &s5, &c5);
    const double th7 = q[6] - 0.7853981633974483;
    double s6, c6;
    double s7, c7;
    rbgen_sincos2(q[5], &s6, &c6, th7, &s7, &c7);

    /* motion of link 2 */
    const double neg_w2_x = s2*qd[0];
    const double neg_w2_y = qd[0]*c2;
    const double U2_xy = neg_w2_x*neg_w2_y;
    const double neg_wd2_x = neg_w2_y*qd[1];
    const double wd2_y = neg_w2_x*qd[1];
    const double z1 = qd[1]*qd[1];
    const double z2 = neg_w2_y*neg_w2_y;
    const double z3 = neg_w2_x*neg_w2_x;

    /* motion of link 3 */
    const double w3_x = qd[1]*s3 - neg_w2_x*c3;
    const double w3_y = neg_w2_x*s3 + qd[1]*c3;
    const double w3_z = neg_w2_y + qd[2];
    const double z4 = w3_y*w3_y;
    const double z5 = w3_z*w3_z;
    const double wd3_x = w3_y*qd[2] - c3*neg_wd2_x;
    const double wd3_y = s3*neg_wd2_x - qd[2]*w3_x;
    const double z6 = w3_z*w3_x;
    const double z7 = w3_y*w3_x;
    const double z8 = w3_y*w3_z;
    const double U3_xz = wd3_y + z6;
    const double U3_yx = z7 - wd2_y;
    const double U3_yz = z8 - wd3_x;
    const double U3_zx = z6 - wd3_y;
    const double z9 = w3_x*w3_x;

    /* motion of link 4 */
    const double w4_x = w3_z*s4 + w3_x*c4;
    const double w4_y = w3_z*c4 - w3_x*s4;
    const double w4_z = qd[3] - w3_y;
    const double wd4_x = c4*wd3_x - wd2_y*s4 + qd[3]*w4_y;
    const double neg_wd4_y = s4*wd3_x + wd2_y*c4 + w4_x*qd[3];
    const double z10 = w4_x*w4_y;
    const double z11 = w4_x*w4_z;
    const double U4_yx = z10 - wd3_y;
    const double U4_zx = z11 + neg_wd4_y;
    const double z12 = U3_zx + 118.9090909090909*c2 - 3.83030303030303*(z4 + z9);
    const double z13 = 31.044303797468356*s2;
    const double a3_x_scaled = U3_xz - c3*z13;
    const double z14 = z5 + (z4 - 3.83030303030303*a3_x_scaled);
    const double a4_y_scaled = c4*z12 + s4*z14;
    const double neg_a4_z_scaled = 0.2610759493670886*U3_yx + (U3_yz + s3*z13);
    const double a4_x_scaled = s4*z12 - c4*z14;
    const double z15 = w4_y*w4_y;
    const double z16 = w4_z*w4_z;
    const double z17 = w4_z*w4_y;
    const double z18 = w4_x*w4_x;

    /* motion of link 5 */
    const double w5_x = w4_x*c5 - s5*w4_z;
    const double neg_w5_y = c5*w4_z + w4_x*s5;
    const double w5_z = qd[4] + w4_y;
    const double z19 = w5_x*w5_x;
    const double z20 = neg_w5_y*neg_w5_y;
    const double wd5_x = c5*wd4_x + wd3_y*s5 - neg_w5_y*qd[4];
    const double wd5_y = wd3_y*c5 - (w5_x*qd[4] + s5*wd4_x);
    const double z21 = U4_yx - a4_y_scaled;
    const double neg_a5_z_scaled = z19 + (z20 + 0.21484375*z21);
    const double z22 = 0.21484375*U4_zx + 0.8229166666666666*neg_a4_z_scaled;
    const double z23 = a4_x_scaled + z15 + z16;
    const double z24 = 0.21484375*z23;
    const double z25 = w5_x*w5_z;
    const double z26 = w5_x*neg_w5_y;
    const double z27 = neg_w5_y*w5_z;
    const double U5_xz = wd5_y + z25;
    const double neg_U5_yx = z26 + neg_wd4_y;
    const double neg_U5_yz = z27 + wd5_x;
    const double U5_zx = z25 - wd5_y;
    const double a5_x_scaled = s5*z22 + c5*z24 + U5_xz;
    const double a5_y_scaled = c5*z22 - s5*z24 - neg_U5_yz;
    const double z28 = w5_z*w5_z;

    /* motion of link 6 */
    const double w6_x = w5_x*c6 + w5_z*s6;
    const double w6_y = w5_z*c6 - w5_x*s6;
    const double w6_z = qd[5] + neg_w5_y;
    const double z29 = w6_z*w6_y;
    const double wd6_x = c6*wd5_x - s6*neg_wd4_y + qd[5]*w6_y;
    const double neg_wd6_y = s6*wd5_x + (c6*neg_wd4_y + qd[5]*w6_x);
    const double z30 = w6_z*w6_z;
    const double z31 = w6_x*w6_x;
    const double z32 = w6_y*w6_x;
    const double z33 = w6_z*w6_x;
    const double U6_xz = z33 - neg_wd6_y;
    const double U6_yx = z32 - wd5_y;
    const double U6_yz = z29 - wd6_x;
    const double U6_zx = neg_wd6_y + z33;
    const double a6_x_scaled = c6*a5_x_scaled - s6*neg_a5_z_scaled;
    const double z34 = w6_y*w6_y;
    const double neg_a6_y_scaled = c6*neg_a5_z_scaled + s6*a5_x_scaled;

    /* motion of link 7 */
    const double w7_x = w6_z*s7 + w6_x*c7;
    const double w7_y = w6_z*c7 - w6_x*s7;
    const double w7_z = qd[6] - w6_y;
    const double z35 = w7_x*w7_x;
    const double z36 = w7_y*w7_y;
    const double wd7_x = wd6_x*c7 - wd5_y*s7 + w7_y*qd[6];
    const double neg_wd7_y = wd6_x*s7 + wd5_y*c7 + w7_x*qd[6];
    const double z37 = w7_x*w7_z;
    const double z38 = w7_x*w7_y;
    const double z39 = w7_z*w7_z;
    const double z40 = w7_y*w7_z;
    const double U7_xy = z38 - neg_wd6_y;
    const double U7_xz = z37 - neg_wd7_y;
    const double U7_yx = neg_wd6_y + z38;
    const double neg_U7_yy = z35 + z39;
    const double U7_yz = z40 - wd7_x;
    const double U7_zx = neg_wd7_y + z37;
    const double U7_zy = wd7_x + z40;
    const double z41 = z30 - 4.363636363636364*a6_x_scaled + z34;
    const double z42 = 0.088*c7;
    const double z43 = U6_zx - 4.363636363636364*a5_y_scaled;
    const double z44 = 0.088*s7;
    const double z45 = 0.088*U6_yx - 0.384*neg_a6_y_scaled;
    const double a7_x = 0.1654*U7_xz - (z41*z42 - z43*z44);
    const double a7_y = 0.1654*U7_yz + z42*z43 + z41*z44;
    const double neg_a7_z = 0.1654*(z35 + z36) + z45;

    /* motion of link 8 */
    const double z46 = 2.0*w7_x;
    const double neg_a8_y = qd[7]*z46 - neg_a7_z + q[7]*U7_zy;
    const double a8_z = a7_y - q[7]*neg_U7_yy;

    /* motion of link 9 */
    const double z47 = 2.0*w7_z;
    const double a8_x = q[7]*U7_xy + a7_x - qd[7]*z47;
    const double a9_x = z47*qd[8] + (a7_x - U7_xy*q[8]);
    const double neg_a9_y = qd[8]*z46 + (neg_a7_z + q[8]*U7_zy);
    const double neg_a9_z = a7_y + q[8]*neg_U7_yy;

    /* forces on link 7 */
    const double z48 = 0.025416501298982024*a7_y - 0.21722534005720015*a7_x -
        0.017885530055012953*U7_yz + 0.2488978176909814*U7_yx - 0.196712313466415*U7_xy;
    const double n7_z_scaled = 0.08069812595070766*(z35 - z36) + (z48 - q[7]*a8_x -
        0.06876241370326529*U7_xz + q[8]*a9_x);
    const double f7_y_scaled = 68.05429486860137*a7_y - (0.21722534005720015*neg_U7_yy -
        (0.025416501298982024*U7_yx + (neg_a9_z + a8_z)));
    const double f7_x_scaled = 68.05429486860137*a7_x + (a9_x + a8_x) + 0.21722534005720015*U7_xy -
        0.025416501298982024*(z36 + z39);
    const double z49 = c7*f7_y_scaled + s7*f7_x_scaled;
    const double z50 = 1.023629983767075*z49 + 9.511288888821822*z43;
    const double z51 = 13.916155513726045*U7_zx - (3.8445834980435807*U7_xy +
        1.4210650297086551*neg_a7_z + 4.511922526337966*U7_zy) - 0.6974883941440535*U7_xz;
    const double n7_y_scaled = z39 - (z35 + z51);
    const double z52 = q[8]*neg_a9_y - 0.21722534005720015*neg_a7_z + q[7]*neg_a8_y +
        0.196712313466415*U7_zy - 0.01247494963648619*U7_yz;
    const double n7_x_scaled = 0.017885530055012953*U7_yx + (z52 - 0.08069812595070766*U7_zx) +
        0.06876241370326529*(z39 - z36);
    const double z53 = 105.58779050639865*z45 + (neg_a9_y + (68.05429486860137*neg_a7_z -
        0.21722534005720015*U7_zy - 0.025416501298982024*U7_zx - neg_a8_y));
    const double z54 = s7*f7_y_scaled - c7*f7_x_scaled;

    /* forces on link 6 */
    const double z55 = 0.015*n7_z_scaled;
    const double z56 = 9.3569097314605e-05*(wd5_y + z32) - (0.010045187828321242*U6_xz -
        (0.0260623224672*a6_x_scaled + (z55 + 0.001289528463344*z50)));
    const double z57 = 0.0002682829508251943*n7_y_scaled;
    const double z58 = 0.015*n7_x_scaled;
    const double z59 = c7*z58 - (0.0024809999999999997*z49 + s7*z57) - 0.0001037589172186849*U6_yx +
        0.0005462437073966848*U6_zx;
    const double z60 = s7*z58 + (0.0013199999999999998*z53 + (0.0011196707334275558*U6_yx +
        (0.0001037589172186849*U6_yz + 9.3569097314605e-05*U6_xz)));
    const double n6_x = z59 - 0.0260623224672*neg_a6_y_scaled - 0.010045187828321242*U6_yz -
        9.3569097314605e-05*(z30 - z34);
    const double neg_n6_y = 0.0005462437073966848*(z29 + wd6_x) + (0.0001037589172186849*(z30 - z31)
        + z56 + 0.0011196707334275558*U6_zx);
    const double n6_z = z60 - 0.0024809999999999997*z54 + c7*z57 + 0.0005462437073966848*(z34 -
        z31);
    const double f6_y_scaled = 1.023629983767075*z53 - 4.631627556255593*U6_yz;
    const double neg_f6_x_scaled = 0.48696108491657003*U6_xz + (z41 + 0.10762263618867682*z54);

    /* forces on link 5 */
    const double z61 = c6*neg_n6_y - (0.0021640520520981297*U5_xz - 0.004600245517563105*neg_U5_yz +
        s6*n6_x) + 0.001451156065026715*neg_U5_yx;
    const double z62 = n6_z + 0.005627033294592*neg_a5_z_scaled + 0.001451156065026715*U5_zx +
        0.0021640520520981297*(neg_wd4_y - z26) - 0.004600245517563105*(z19 - z28);
    const double n5_x = s6*neg_n6_y + (0.00151524447332703*U5_zx + 0.004600245517563105*neg_U5_yx +
        c6*n6_x) + 0.0021640520520981297*(z20 - z28);
    const double neg_n5_y = 0.00151524447332703*(wd5_x - z27) + z62;
    const double neg_n5_z = 0.00151524447332703*(z19 - z20) + (z61 + 0.005627033294592*a5_y_scaled);
    const double neg_f5_y_scaled = z50 - 68.29830824656204*a5_y_scaled - neg_U5_yx +
        4.631627556255593*(z31 + z34);
    const double z63 = 9.511288888821822*neg_f6_x_scaled;
    const double f5_x_scaled = z28 + (z20 - (s6*f6_y_scaled - 68.29830824656204*a5_x_scaled +
        c6*z63));
    const double z64 = c5*neg_f5_y_scaled - s5*f5_x_scaled;
    const double z65 = c5*f5_x_scaled + s5*neg_f5_y_scaled;
    const double z66 = 8.216484579500756*z21 + (s6*z63 + (U5_zx + 68.29830824656204*neg_a5_z_scaled)
        - c6*f6_y_scaled);

    /* forces on link 4 */
    const double z67 = 0.0462344322933525*(0.02614789182906909*z64 - z22);
    const double z68 = neg_n5_z - z67 + 0.027593912463068734*neg_wd4_y - 0.016762385466687735*z11 +
        0.0031923204867866507*(wd4_x + z17);
    const double z69 = 0.005627033294592*z64 + (0.0031923204867866507*U4_zx -
        (0.09769511851745846*z17 + 0.053338820587702*wd4_x - 0.0039053550262761*U4_yx));
    const double z70 = s5*n5_x - (0.08093273305077073*z10 + 0.07010120605438973*wd3_y +
        0.001208932934385*z66) - 0.0016444875773692703*(neg_wd4_y - z11);
    const double n4_x = c5*n5_x + (s5*neg_n5_y + z69) - 0.0016444875773692703*(z15 - z16);
    const double n4_y = 0.0016444875773692703*(wd3_y + z10) - (z68 + 0.0039053550262761*(z18 -
        z16));
    const double neg_n4_z = 0.005627033294592*z65 + z70 - c5*neg_n5_y + 0.0031923204867866507*(z18 -
        z15) + 0.0039053550262761*(z17 - wd4_x);
    const double f4_z_scaled = z67 - 0.061328548530152*neg_a4_z_scaled;
    const double f4_x_scaled = 8.216484579500756*z23 + (13.244249184889824*a4_x_scaled + z65);
    const double f4_y_scaled = 13.244249184889824*a4_y_scaled - z66;

    /* forces on link 3 */
    const double z71 = 0.005487648106562256*U3_yz - (0.004377257121839583*U3_xz +
        0.008919761981448001*a3_x_scaled) - 1.3360662912303295e-05*U3_yx - f4_z_scaled;
    const double n3_z = c4*n4_y + (z71 + s4*n4_x) - 0.00012191242095074341*(z9 - z4);

    /* forces on link 2 */
    const double z72 = 0.10510540975539225*U3_yz - c4*n4_x - 3.83030303030303*f4_z_scaled -
        0.27690780075318*c2 + 0.005487648106562256*U3_yx;
    const double z73 = 0.013297019103287584*(z4 - z5) + (s4*n4_y + z72 -
        0.00012191242095074341*U3_zx);
    const double z74 = 0.004630579482008*(c4*(f4_x_scaled - 0.2610759493670886*f4_y_scaled) -
        s4*(f4_y_scaled + 0.2610759493670886*f4_x_scaled));
    const double z75 = 0.00012191242095074341*(wd3_x + z8) - (0.013297019103287584*(wd2_y + z7) +
        1.3360662912303295e-05*U3_zx + z74 + neg_n4_z);
    const double z76 = z75 - 0.10510540975539225*U3_xz - 0.005487648106562256*(z9 - z5);
    const double n2_x = 0.01026110182100817*U2_xy - (0.00796671776787104*wd2_y + (c3*z73 - s3*z76))
        - 0.0007689361029464*(z1 - z2);
    const double n2_y = 0.01026110182100817*(z1 - z3) + (0.00796671776787104*neg_wd2_x - n3_z -
        0.0007689361029464*U2_xy);
    const double neg_n2_z = 0.00398335888393552*(z3 - z2) + (4.74615389612781*s2 + (s3*z73 + c3*z76
        - 0.01993386669246*c2));
    const double neg_n1_z = s2*n2_x + c2*n2_y;

    b[0] = -neg_n1_z;
    b[1] = -neg_n2_z;
    b[2] = n3_z;
    b[3] = -neg_n4_z;
    b[4] = -neg_n5_z;
    b[5] = n6_z;
    b[6] = z55;
    b[7] = 0.015*a8_z;
    b[8] = -0.015*neg_a9_z;
}

void panda_hand_gravity(const double q[9], double g[9])
{
    /* joint angles */
    const double th7 = q[6] - 0.7853981633974483;
    double s2, c2;
    double s4, c4;
    double s6, c6;
    double s7, c7;
    rbgen_sincos4(q[1], &s2, &c2, q[3], &s4, &c4, q[5], &s6, &c6, th7, &s7, &c7);
    double s5, c5;
    double s3, c3;
    rbgen_sincos2(q[4], &s5, &c5, q[2], &s3, &c3);

    /* motion of link 3 */
    const double neg_W3_zx = s2*c3;
    const double W3_zy = s2*s3;

    /* motion of link 4 */
    const double W4_zx = s4*c2 - c4*neg_W3_zx;
    const double W4_zy = c4*c2 + s4*neg_W3_zx;

    /* motion of link 5 */
    const double W5_zx = c5*W4_zx + s5*W3_zy;
    const double W5_zy = c5*W3_zy - s5*W4_zx;

    /* motion of link 6 */
    const double W6_zx = c6*W5_zx + s6*W4_zy;
    const double W6_zy = c6*W4_zy - s6*W5_zx;

    /* motion of link 7 */
    const double W7_zx = c7*W6_zx - s7*W5_zy;

    /* forces on link 7 */
    const double c7_y_scaled = 0.21722534005720015 - (q[8] - q[7]);

    /* forces on link 6 */
    const double z1 = 0.08630376232273551*c7_y_scaled;
    const double z2 = 0.0021935396871828427*c7;
    const double c6_x_scaled = z2 - z1*s7 + 1.3339544055264785;

    /* forces on link 5 */
    const double c5_x_scaled = s6 + c6_x_scaled*c6 - 0.08431148334003252;
    const double z3 = 0.0021935396871828427*s7;
    const double c5_y_scaled = 0.3904993895464789 - (z1*c7 + z3);
    const double neg_W7_zy_scaled = z2*W5_zy + z3*W6_zx;

    /* forces on link 4 */
    const double c4_x_scaled = c5_x_scaled*c5 - c5_y_scaled*s5 - 3.1804678293393374;
    const double c4_y_scaled = s6*c6_x_scaled - c6 + 11.579223629270691;

    /* forces on link 3 */
    const double c3_y_scaled = c5_x_scaled*s5 + c5*c5_y_scaled + 0.16240696582748113;
    const double c3_x_scaled = 4.2971101238424145 - (s4*c4_y_scaled - c4_x_scaled*c4);

    /* forces on link 2 */
    const double neg_c2_y_scaled = s4*c4_x_scaled + c4_y_scaled*c4 + 19.24286245624255;
    const double neg_c2_x_scaled = s3*c3_y_scaled - c3_x_scaled*c3 + 0.01169125173767694;

    /* forces on link 1 */
    const double z4 = 67.08335429708335*neg_W7_zy_scaled;

    g[0] = 0.0;
    g[1] = -1.70502416163189*(s2*neg_c2_y_scaled - neg_c2_x_scaled*c2);
    g[2] = 1.70502416163189*(c3_y_scaled*neg_W3_zx + c3_x_scaled*W3_zy);
    g[3] = 1.70502416163189*(c4_x_scaled*W4_zy - c4_y_scaled*W4_zx);
    g[4] = 1.70502416163189*(c5_x_scaled*W5_zy - c5_y_scaled*W5_zx);
    g[5] = 1.70502416163189*(W6_zx + c6_x_scaled*W6_zy);
    g[6] = -1.70502416163189*(z1*W7_zx + neg_W7_zy_scaled);
    g[7] = -z4;
    g[8] = z4;
}

void panda_hand_forward_dynamics(const double q[9], const double qd[9], const double tau[9],
                                 double qdd[9])
{
    /* joint angles */
    const double th7 = q[6] - 0.7853981633974483;
    double s4, c4;
    double s7, c7;
    double s6, c6;
    double s5, c5;
    rbgen_sincos4(q[3], &s4, &c4, th7, &s7, &c7, q[5], &s6, &c6, q[4], &s5, &c5);
    double s3, c3;
    double s2, c2;
    rbgen_sincos2(q[2], &s3, &c3, q[1], &s2, &c2);

    /* motion of link 2 */
    const double neg_w2_x = s2*qd[0];
    const double neg_w2_y = c2*qd[0];
    const double U2_xy = neg_w2_x*neg_w2_y;
    const double neg_wd2_x = neg_w2_y*qd[1];
    const double wd2_y = neg_w2_x*qd[1];
    const double z1 = neg_w2_x*neg_w2_x;
    const double z2 = neg_w2_y*neg_w2_y;
    const double z3 = qd[1]*qd[1];

    /* motion of link 3 */
    const double w3_x = s3*qd[1] - c3*neg_w2_x;
    const double w3_y = s3*neg_w2_x + c3*qd[1];
    const double w3_z = neg_w2_y + qd[2];
    const double wd3_x = qd[2]*w3_y - c3*neg_wd2_x;
    const double wd3_y = s3*neg_wd2_x - w3_x*qd[2];
    const double z4 = w3_x*w3_z;
    const double z5 = w3_x*w3_y;
    const double z6 = w3_z*w3_y;
    const double U3_xz = wd3_y + z4;
    const double U3_yx = z5 - wd2_y;
    const double U3_yz = z6 - wd3_x;
    const double U3_zx = z4 - wd3_y;
    const double z7 = w3_x*w3_x;
    const double z8 = w3_y*w3_y;
    const double z9 = 118.9090909090909*s2;
    const double a3_x_scaled = 3.83030303030303*U3_xz - c3*z9;
    const double z10 = w3_z*w3_z;

    /* motion of link 4 */
    const double w4_x = s4*w3_z + c4*w3_x;
    const double w4_y = c4*w3_z - s4*w3_x;
    const double w4_z = qd[3] - w3_y;
    const double z11 = w4_x*w4_y;
    const double z12 = w4_z*w4_x;
    const double wd4_x = c4*wd3_x - s4*wd2_y + qd[3]*w4_y;
    const double neg_wd4_y = s4*wd3_x + c4*wd2_y + qd[3]*w4_x;
    const double U4_yx = z11 - wd3_y;
    const double U4_zx = z12 + neg_wd4_y;
    const double z13 = z8 - a3_x_scaled + z10;
    const double z14 = U3_zx + 118.9090909090909*c2 - 3.83030303030303*(z7 + z8);
    const double neg_a4_z_scaled = U3_yx + (3.83030303030303*U3_yz + s3*z9);
    const double z15 = w4_y*w4_y;
    const double a4_x_scaled = s4*z14 - c4*z13;
    const double z16 = w4_z*w4_z;
    const double z17 = w4_z*w4_y;
    const double z18 = w4_x*w4_x;

    /* motion of link 5 */
    const double w5_x = c5*w4_x - s5*w4_z;
    const double neg_w5_y = c5*w4_z + s5*w4_x;
    const double w5_z = qd[4] + w4_y;
    const double z19 = w5_x*w5_x;
    const double z20 = neg_w5_y*neg_w5_y;
    const double wd5_x = c5*wd4_x + s5*wd3_y - neg_w5_y*qd[4];
    const double wd5_y = c5*wd3_y - (w5_x*qd[4] + s5*wd4_x);
    const double z21 = w5_x*w5_z;
    const double z22 = neg_w5_y*w5_x;
    const double z23 = neg_w5_y*w5_z;
    const double U5_xz = wd5_y + z21;
    const double neg_U5_yx = z22 + neg_wd4_y;
    const double neg_U5_yz = z23 + wd5_x;
    const double U5_zx = z21 - wd5_y;
    const double z24 = U4_zx + neg_a4_z_scaled;
    const double z25 = z15 + a4_x_scaled + z16;
    const double z26 = w5_z*w5_z;

    /* motion of link 6 */
    const double w6_x = c6*w5_x + s6*w5_z;
    const double w6_y = c6*w5_z - s6*w5_x;
    const double w6_z = qd[5] + neg_w5_y;
    const double z27 = w6_x*w6_y;
    const double wd6_x = c6*wd5_x - s6*neg_wd4_y + qd[5]*w6_y;
    const double neg_wd6_y = s6*wd5_x + (c6*neg_wd4_y + qd[5]*w6_x);
    const double z28 = w6_z*w6_x;
    const double z29 = w6_z*w6_y;
    const double U6_xz = z28 - neg_wd6_y;
    const double U6_yx = z27 - wd5_y;
    const double U6_yz = z29 - wd6_x;
    const double U6_zx = neg_wd6_y + z28;
    const double z30 = w6_z*w6_z;
    const double z31 = w6_y*w6_y;
    const double z32 = w6_x*w6_x;

    /* motion of link 7 */
    const double w7_x = s7*w6_z + c7*w6_x;
    const double w7_y = c7*w6_z - s7*w6_x;
    const double w7_z = qd[6] - w6_y;
    const double z33 = w7_x*w7_x;
    const double z34 = w7_y*w7_y;
    const double wd7_x = c7*wd6_x - s7*wd5_y + w7_y*qd[6];
    const double neg_wd7_y = s7*wd6_x + c7*wd5_y + w7_x*qd[6];
    const double z35 = w7_y*w7_z;
    const double z36 = w7_x*w7_y;
    const double z37 = w7_x*w7_z;
    const double z38 = w7_z*w7_z;
    const double U7_xy = z36 - neg_wd6_y;
    const double U7_xz = z37 - neg_wd7_y;
    const double U7_yx = neg_wd6_y + z36;
    const double neg_U7_yy = z33 + z38;
    const double U7_yz = z35 - wd7_x;
    const double U7_zx = neg_wd7_y + z37;
    const double U7_zy = wd7_x + z35;

    /* motion of link 8 */
    const double z39 = 2.0*w7_x;

    /* motion of link 9 */
    const double z40 = 2.0*w7_z;

    /* articulated body 8 */
    const double z41 = 0.015*q[7];
    const double z42 = 0.015*q[8];
    const double neg_F7_xz = z41 - z42 + 0.0032583801008580025;
    const double I7_xx = q[8]*z42 + q[7]*z41 + 0.006684151967360946;

    /* articulated body 7 */
    const double iD7 = 1.0/I7_xx;
    const double z43 = neg_F7_xz*iD7;
    const double z44 = neg_F7_xz*z43 - 0.03;
    const double z45 = 1.4534967111325983e-07*iD7;
    const double z46 = 0.00038124751948473033*z43;
    const double z47 = 2.0*c7;
    const double z48 = (z44 - z45)*s7 - z46*z47;
    const double z49 = s7*z48;
    const double neg_G6_xz = z46 + c7*z48;
    const double neg_G6_zz = z45 + z49;
    const double z50 = 0.0001705995483978012*z43;
    const double z51 = 1.0638606461172764e-06*iD7 + z50;
    const double z52 = 6.30583397227744e-05*z43 + 3.932324948722908e-07*iD7;
    const double z53 = 0.26010619889225367*z51 - 0.1654*z52 + 0.0012104718892606149;
    const double z54 = 4.211714100213948e-08*iD7 - I7_xx;
    const double z55 = z50 + 0.02735716*z44;
    const double z56 = z51 + z55 - 0.007466934530729442;
    const double z57 = z47*z53 - s7*(z54 - z56);
    const double z58 = s7*z57;
    const double z59 = 0.00038124751948473033*c7;
    const double z60 = neg_F7_xz*s7 - z59;
    const double z61 = 0.00038124751948473033*s7;
    const double z62 = neg_F7_xz*c7 + z61;
    const double I6_xz = c7*z57 - z53 - 0.088*z62 - 0.0001037589172186849;
    const double I6_zz = z58 - (z56 + 0.176*z60) + 0.04590249585088273;
    const double z63 = 0.0002052246111024199*z43;
    const double z64 = 6.045949214026602*z55;
    const double z65 = 7.824137392001603e-08*iD7;
    const double z66 = s7*(z63 - z52) - c7*(z64 + z65);
    const double z67 = s7*z66;
    const double z68 = c7*z66;
    const double F6_xz = z65 + z68 + 0.168842705569;
    const double F6_yz = 0.231847552695 - z60;
    const double F6_zz = z52 + z67;
    const double I6_yz = 9.3569097314605e-05 - 0.088*F6_zz;
    const double z69 = z64 + z68;

    /* articulated body 6 */
    const double iD6 = 1.0/I6_zz;
    const double z70 = iD6*I6_yz;
    const double z71 = 0.007743999999999999*neg_G6_zz + I6_yz*z70 - 0.029883967133882083;
    const double z72 = iD6*I6_xz;
    const double z73 = z58 + (z54 + I6_xz*z72) - 0.032974272243589696;
    const double z74 = 0.088*z69 + z70*I6_xz - 0.014311914382675314;
    const double z75 = 2.0*c6;
    const double z76 = s6*(z73 - z71) + z74*z75;
    const double z77 = s6*z76;
    const double neg_I5_xz = c6*z76 - z74 + 0.004600245517563105;
    const double I5_zz = 0.00290231213005343 - (z71 + z77);
    const double z78 = z72*F6_yz + z62;
    const double z79 = 0.088*neg_G6_xz - z70*F6_xz;
    const double z80 = z70*F6_yz;
    const double z81 = z63 - (z67 + z72*F6_xz);
    const double z82 = c6*(z79 - z78) + s6*(z80 + z81);
    const double z83 = c6*z82;
    const double z84 = z69 - F6_zz*z72 - 0.168842705569;
    const double z85 = 0.088*neg_G6_zz - F6_zz*z70 - 0.22920755269499998;
    const double z86 = s6*z82;
    const double F5_xz = z83 - (0.067870631425 - z78);
    const double neg_F5_yz = s6*z84 + c6*z85 + 0.014653732538;
    const double F5_zz = z86 - z80;
    const double z87 = iD6*F6_xz;
    const double z88 = z44 - z49 + F6_xz*z87;
    const double z89 = iD6*F6_yz;
    const double z90 = F6_xz*z89;
    const double z91 = 0.03 - F6_yz*z89;
    const double z92 = z75*z90 + s6*(z88 + z91);
    const double z93 = s6*z92;
    const double z94 = iD6*F6_zz;
    const double z95 = neg_G6_xz + F6_xz*z94;
    const double z96 = F6_yz*z94;
    const double z97 = 0.1654*c7;

    /* articulated body 5 */
    const double iD5 = 1.0/I5_zz;
    const double z98 = iD5*F5_xz;
    const double z99 = z93 - z88 - F5_xz*z98;
    const double z100 = z98 - 177.4449000095435*z99;
    const double z101 = 0.0021640520520981297*z100;
    const double z102 = iD5*neg_F5_yz;
    const double z103 = neg_G6_zz + neg_F5_yz*z102 + F6_zz*z94;
    const double z104 = iD5*neg_I5_xz;
    const double z105 = s6*z85 - (neg_F5_yz*z104 + c6*z84);
    const double z106 = 0.384*z103 + z105;
    const double z107 = c6*z95 + (F5_xz*z102 - s6*z96);
    const double z108 = 0.384*z107;
    const double z109 = 0.0021640520520981297*z102 + z108;
    const double z110 = z86 - (z81 + F5_xz*z104);
    const double z111 = z108 + z110;
    const double z112 = (z101 - z106)*c5 + s5*(z109 + z111);
    const double z113 = c5*z112;
    const double z114 = z101 - z113;
    const double z115 = 0.384*(z110 + z109) - 0.0021640520520981297*z104 + 0.00151524447332703;
    const double z116 = z77 - z73 - neg_I5_xz*z104 - 0.384*(z105 + z106);
    const double z117 = 0.0008309959880056819*(0.005635552219005547*iD5 + (z98 + z100));
    const double z118 = 2.0*c5;
    const double z119 = s5*(z116 + z117) - z115*z118;
    const double z120 = 0.0825*c5;
    const double z121 = iD5*F5_zz;
    const double z122 = neg_F5_yz*z121 + (s6*z95 + c6*z96);
    const double z123 = z83 + (z104*F5_zz + (0.067870631425 - z79)) - 0.384*z122;
    const double z124 = z90 - c6*z92 - F5_xz*z121;
    const double z125 = 0.384*z124 - 0.0021640520520981297*z121 + 0.014653732538;
    const double z126 = 0.0825*s5;
    const double F4_yx_scaled = z120*z123 - z125*z126;
    const double G4_xy_scaled = z120*z124 - z122*z126;
    const double z127 = s5*z123 + c5*z125;
    const double z128 = s5*(z99 + z103) + z107*z118;
    const double z129 = s5*z128;
    const double G4_xz = z107 - c5*z128;
    const double G4_yy = z91 - F5_zz*z121 - z93;
    const double G4_zz = z129 - z103;
    const double z130 = z127 + 0.0825*G4_yy;
    const double z131 = s5*z112;
    const double neg_G4_yz_scaled = z124*z126 + z120*z122;
    const double F4_xz = z106 + z113 - G4_xy_scaled - 2.001003553603;
    const double neg_F4_yz = z130 + 0.55030527465;
    const double F4_zz = neg_G4_yz_scaled - (z131 - z109);
    const double z132 = 0.0825*F4_zz;
    const double z133 = s5*z119;
    const double I4_xz = 0.0039053550262761 - (z115 + c5*z119 + F4_yx_scaled);
    const double I4_yz = z132 - 0.0016444875773692703;
    const double I4_zz = 0.0825*(z127 + z130) + (z133 - z117) + 0.745135499752814;
    const double a5_x = 0.384*U5_xz + (z126*z24 + z120*z25);
    const double neg_a5_y = z126*z25 - z120*z24 + 0.384*neg_U5_yz;
    const double z134 = 0.088*U6_zx + neg_a5_y;
    const double z135 = 0.1654*s7;

    /* articulated body 4 */
    const double iD4 = 1.0/I4_zz;
    const double z136 = I4_xz*iD4;
    const double z137 = z114 + z136*F4_zz - 2.001003553603;
    const double z138 = iD4*I4_yz;
    const double z139 = 0.0825*G4_zz;
    const double z140 = F4_zz*z138 - z139 - 0.55030527465;
    const double z141 = s4*z137 + c4*z140;
    const double z142 = iD4*z132;
    const double G3_yy_scaled = z139 - F4_zz*z142;
    const double z143 = z141 + G3_yy_scaled;
    const double z144 = 0.006806250000000001*G4_zz - I4_yz*z138 + 0.07299409762169373;
    const double z145 = z116 - (z133 + I4_xz*z136) + 0.7164977000608768;
    const double z146 = 0.0825*z114 + I4_xz*z138 - 0.16189047268546086;
    const double z147 = 2.0*c4;
    const double z148 = s4*(z144 - z145) + z146*z147;
    const double z149 = s4*z148;
    const double z150 = 0.0825*c4;
    const double z151 = 0.0825*s4;
    const double F3_yx_scaled = z137*z150 - z140*z151;
    const double I3_xz = z146 - c4*z148 + F3_yx_scaled;
    const double I3_zz = 0.0825*(z141 + z143) + (z144 - z149) + 0.0613982335265277;
    const double z152 = 0.0825*G4_xz;
    const double z153 = z152 - z142*F4_xz;
    const double z154 = neg_G4_yz_scaled - z142*neg_F4_yz;
    const double G3_yz_scaled = c4*z154 - s4*z153;
    const double z155 = z136*neg_F4_yz + 12.121212121212121*F4_yx_scaled;
    const double z156 = z152 - z138*F4_xz;
    const double z157 = z111 + (z136*F4_xz - z131);
    const double z158 = neg_G4_yz_scaled - z138*neg_F4_yz;
    const double z159 = s4*(z157 - z158) - c4*(z155 + z156);
    const double z160 = s4*z159;
    const double I3_yz_scaled = z158 + (z160 - G3_yz_scaled);
    const double F3_yz_scaled = 0.632*z143 + 0.48142532685222855;
    const double neg_G3_xy_scaled = c4*z153 + s4*z154;
    const double z161 = c4*z159;
    const double neg_F3_xz = neg_G3_xy_scaled + (z161 + z155) + 0.042079174377492354;
    const double z162 = iD4*neg_F4_yz;
    const double z163 = neg_F4_yz*z162 - G4_yy;
    const double z164 = iD4*F4_xz;
    const double z165 = z99 - F4_xz*z164 - z129;
    const double z166 = F4_xz*z162 + 12.121212121212121*G4_xy_scaled;
    const double a4_y = z151*z13 + z150*z14;
    const double z167 = 0.0825*U4_yx - a4_y;
    const double neg_a5_z = z167 + 0.384*(z19 + z20);
    const double a6_x = c6*a5_x - s6*neg_a5_z;
    const double neg_a6_y = c6*neg_a5_z + s6*a5_x;
    const double z168 = neg_a6_y - 0.088*U6_yx;
    const double z169 = 0.088*(z30 + z31) - a6_x;
    const double a7_x = 0.1654*U7_xz - (c7*z169 - s7*z134);
    const double a7_z = z168 - 0.1654*(z33 + z34);
    const double a9_x = qd[8]*z40 + (a7_x - q[8]*U7_xy);
    const double neg_a9_y = z39*qd[8] + (q[8]*U7_zy - a7_z);
    const double a8_x = a7_x + q[7]*U7_xy - qd[7]*z40;
    const double neg_a8_y = a7_z + z39*qd[7] + q[7]*U7_zy;
    const double z170 = 0.014694149751030278*(neg_a9_y - neg_a8_y) - (1.5515228055814347*z168 +
        (a7_z + 0.003191941676518975*U7_zy + 0.00037347387623449743*U7_zx));
    const double f7_x_scaled = 39.344518281123605*(a9_x + a8_x) - (z34 + (z38 -
        8.546626363003803*U7_xy) - 2677.563448566663*a7_x);
    const double a7_y_scaled = z61*z169 + (z59*z134 + 6.30583397227744e-05*U7_yz);
    const double z171 = 39.344518281123605*a7_y_scaled;
    const double a8_z_scaled = z171 - z41*neg_U7_yy;
    const double neg_a9_z_scaled = z171 + z42*neg_U7_yy;
    const double f7_y = 2677.563448566663*a7_y_scaled - (0.0032583801008580025*neg_U7_yy -
        (a8_z_scaled + neg_a9_z_scaled + 0.00038124751948473033*U7_yx));
    const double z172 = s7*f7_y - z59*f7_x_scaled;
    const double z173 = 0.003733467265364721*U7_yx + (a7_y_scaled - 0.0032583801008580025*a7_x -
        0.0002682829508251943*U7_yz) - 0.002950684701996225*U7_xy;
    const double neg_phi7 = 0.0012104718892606149*(z33 - z34) + (z173 - z41*a8_x -
        0.0010314362055489793*U7_xz + z42*a9_x - tau[6]);
    const double z174 = iD7*neg_phi7;
    const double z175 = z43*neg_phi7;
    const double z176 = 0.007318451567476511*U7_zy + 0.006236010916257433*(U7_xy + z174) -
        0.022572353478625882*U7_zx + z175 + 0.0011313436792460268*U7_xz;
    const double z177 = 0.001622025095678321*(z33 - z38) + (0.002305003140778297*a7_z - z176);
    const double phi8 = tau[7] - a8_z_scaled;
    const double phi9 = neg_a9_z_scaled + tau[8];
    const double z178 = 0.00038124751948473033*z174 + (phi9 - phi8);
    const double z179 = 0.0012104718892606149*U7_zx + (0.0002682829508251943*(z174 - U7_yx) -
        0.1654*z178 + 0.0001871242445472928*U7_yz);
    const double z180 = z42*neg_a9_y + (0.0032583801008580025*a7_z - z179) + z41*neg_a8_y +
        0.002950684701996225*U7_zy;
    const double z181 = z180 + 0.0010314362055489793*(z38 - z34);
    const double z182 = 0.0001037589172186849*U6_yz - (tau[5] + (0.1654*z172 + z97*z177 - s7*z181));
    const double neg_u6 = 0.0898316692265538*z170 + (0.0011196707334275558*U6_yx + (z182 +
        9.3569097314605e-05*U6_xz)) + 0.0005462437073966848*(z31 - z32);
    const double z183 = s7*z175 - c7*z178;
    const double z184 = c7*f7_y + z61*f7_x_scaled;
    const double z185 = z184 + 1.5838168575959795*z134;
    const double z186 = 0.067870631425*a6_x + (tau[6] + 0.0005462437073966848*(wd6_x + z29)) +
        0.088*(z183 + z185);
    const double z187 = 9.3569097314605e-05*(wd5_y + z27) + (z70*neg_u6 +
        (0.0011196707334275558*U6_zx + z186)) - 0.010045187828321242*U6_xz;
    const double z188 = 0.0001037589172186849*(z30 - z32) + z187;
    const double z189 = c7*z181 + z177*z135 - z72*neg_u6 - 0.1654*z184 - 0.010045187828321242*U6_yz;
    const double z190 = 0.0005462437073966848*U6_zx - (0.0001037589172186849*U6_yx +
        (0.067870631425*neg_a6_y - z189)) - 9.3569097314605e-05*(z30 - z31);
    const double z191 = 0.0021640520520981297*U5_xz - (0.004600245517563105*neg_U5_yz + (tau[4] +
        c6*z188)) + s6*z190;
    const double u5 = 0.00151524447332703*(z19 - z20) + (0.001451156065026715*neg_U5_yx -
        (0.014653732538*neg_a5_y + z191));
    const double z192 = z94*neg_u6 - z183 - z102*u5;
    const double z193 = z89*neg_u6;
    const double z194 = c7*z175 + (s7*z178 - z87*neg_u6);
    const double z195 = s6*z193 + c6*z194 + z98*u5;
    const double neg_f6_x = z172 + 1.5838168575959795*z169 + 0.067870631425*U6_xz;
    const double f6_y_scaled = z170 - 0.06648674812372878*U6_yz;
    const double z196 = 1.0208144230290206*f6_y_scaled;
    const double f5_x = 0.014653732538*(z20 + z26) - (c6*neg_f6_x + (s6*z196 -
        2.606315473549479*a5_x));
    const double neg_f5_y = 0.067870631425*(z31 + z32) + (z185 + 2.606315473549479*neg_a5_y -
        0.014653732538*neg_U5_yx);
    const double z197 = z120*neg_f5_y - z126*f5_x;
    const double z198 = c5*f5_x + s5*neg_f5_y;
    const double z199 = s6*z188 + (c6*z190 - (z104*u5 + 0.384*z192) +
        0.004600245517563105*neg_U5_yx);
    const double z200 = 0.00151524447332703*U5_zx + z199 + 0.0021640520520981297*(z20 - z26);
    const double z201 = 0.001451156065026715*U5_zx + (tau[5] + 0.00151524447332703*(wd5_x - z23) -
        0.384*z195) - 0.004600245517563105*(z19 - z26);
    const double z202 = iD5*u5;
    const double z203 = 0.014653732538*neg_a5_z + z201 + 0.0021640520520981297*(neg_wd4_y - z22 -
        z202);
    const double z204 = s5*z200 + (tau[3] - c5*z203) - 0.08093273305077073*z11 -
        0.07010120605438973*wd3_y;
    const double z205 = c6*(z193 - z196) + (1.4594202112800663*z167 + (2.606315473549479*neg_a5_z +
        0.014653732538*U5_zx) - z121*u5);
    const double z206 = z205 + s6*(neg_f6_x - z194);
    const double z207 = z204 - 0.0825*z206 + 0.0039053550262761*(z17 - wd4_x) +
        0.0031923204867866507*(z18 - z15);
    const double u4 = 0.384*z198 + z207 - 0.0016444875773692703*(neg_wd4_y - z12);

    /* articulated body 3 */
    const double iD3 = 1.0/I3_zz;
    const double z208 = 0.0825*I3_yz_scaled;
    const double z209 = iD3*z208;
    const double z210 = 0.5*F3_yz_scaled;
    const double z211 = iD3*I3_xz;
    const double z212 = iD3*z210;
    const double z213 = z211 - z212;
    const double z214 = 3.1645569620253164*(z209*(I3_xz - z210)) + (z157 - (G3_yz_scaled +
        z213*neg_F3_xz + z160));
    const double z215 = z214 - 3.83030303030303*neg_G3_xy_scaled - 0.2610759493670886*(z156 + z161)
        + 0.0003857988004770361;
    const double z216 = z210*z212 + (7.66060606060606*F3_yx_scaled + (z211*(I3_xz - F3_yz_scaled) -
        (z145 + z149)));
    const double z217 = z216 - 1.2103757575757574*G3_yy_scaled;
    const double z218 = 0.316*neg_F3_xz;
    const double z219 = iD3*z218;
    const double z220 = z209*(z208 - 0.632*neg_F3_xz) + (0.006806250000000001*z163 - 0.099856*z165)
        + z218*z219;
    const double z221 = (c4 + 1.7846135404679708*s4)*(s4*(z163 + z165) + z147*z166) - z166;
    const double z222 = z220 + 0.052140000000000006*z221 - 0.0613982335265277;
    const double z223 = 0.632*(z215*c3) + s3*(z217 - z222);
    const double z224 = s3*z223;
    const double I2_xz = 0.316*z215 - c3*z223 + 0.01026110182100817;
    const double I2_zz = 1.0522442637268126 - (z222 + z224);
    const double z225 = z120*z192 + (z126*z195 - (z197 - 0.009933178813024952*z24));
    const double z226 = z225 + (0.016011409030815*neg_a4_z_scaled - z142*u4);
    const double z227 = 4.654545454545454*z197 + (0.0031923204867866507*U4_zx -
        (0.09769511851745846*z17 + 0.053338820587702*wd4_x - 0.0039053550262761*U4_yx));
    const double z228 = c5*z200 + (z136*u4 + (s5*z203 + z227)) - 0.0016444875773692703*(z15 - z16);
    const double z229 = z138*u4 + (0.0016444875773692703*(wd3_y + z11) - (z225 +
        0.0039053550262761*(z18 - z16) - tau[4]));
    const double z230 = 0.0031923204867866507*(wd4_x + z17) + (0.027593912463068734*neg_wd4_y - z229
        - 0.016762385466687735*z12);
    const double z231 = c4*z230 + (0.004377257121839583*U3_xz + (0.0023287353274350003*a3_x_scaled +
        tau[2]) - 0.005487648106562256*U3_yz);
    const double u3 = 0.00012191242095074341*(z7 - z8) - (z226 + (s4*z228 - (z231 +
        1.3360662912303295e-05*U3_yx)));

    /* articulated body 2 */
    const double iD2 = 1.0/I2_zz;
    const double z232 = I2_xz*iD2;
    const double z233 = 0.03733744848940618 - 5.912627304143966e-07*iD2;
    const double z234 = (1.0434259472263552 - (I2_xz*z232 + (z217 + (z233 - z224))))*s2 -
        0.0015378722058928*((z232 + 5.180350966318441)*c2);
    const double I1_zz = z233 + s2*z234;
    const double z235 = 3.83030303030303*z226 + (0.005487648106562256*U3_yx - (c4*z228 + (s4*z230 -
        0.10510540975539225*U3_yz)));
    const double z236 = 0.00012191242095074341*U3_zx + (0.27690780075318*c2 + (z213*u3 - z235)) -
        0.013297019103287584*(z8 - z10);
    const double z237 = z206 + (z162*u4 - 2.352456790569697*a4_y);
    const double z238 = s5*z192 - (z164*u4 + (0.194077685222*a4_x_scaled + z198 +
        0.12040216743060547*z25));
    const double z239 = z238 - c5*z195;
    const double z240 = z209 - z219;
    const double z241 = u3*z240 + (z151*(z239 + 3.83030303030303*z237) - tau[3]) +
        1.3360662912303295e-05*U3_zx;
    const double z242 = z150*(z237 - 3.83030303030303*z239) + (0.013297019103287584*(wd2_y + z5) +
        z241 + 0.10510540975539225*U3_xz);
    const double z243 = z242 + 0.005487648106562256*(z7 - z10) - 0.00012191242095074341*(wd3_x +
        z6);
    const double z244 = 4.74615389612781*s2 + (tau[1] - s3*z236 - c3*z243 - 0.01993386669246*c2);
    const double u2 = 0.00398335888393552*(z1 - z2) + z244;
    const double z245 = iD2*u2;

    /* articulated body 1 */
    const double iD1 = 1.0/I1_zz;
    const double z246 = 0.01026110182100817*U2_xy + (c3*z236 + (z232*u2 - s3*z243) -
        0.00796671776787104*wd2_y);
    const double z247 = 0.01026110182100817*(z3 - z1) - (0.0007689361029464*(U2_xy - z245) + (tau[2]
        - 0.00796671776787104*neg_wd2_x));
    const double u1 = s2*(z246 - 0.0007689361029464*(z3 - z2)) + tau[0] + c2*z247;

    /* acceleration of link 1 */
    const double qdd1 = iD1*u1;

    /* acceleration of link 2 */
    const double z248 = c2*qdd1;
    const double z249 = s2*qdd1;
    const double qdd2 = z245 + (0.0007689361029464*(iD2*z248) + z232*z249);

    /* acceleration of link 3 */
    const double z250 = c3*z249 - s3*qdd2;
    const double z251 = s3*z249 + c3*qdd2;
    const double neg_qdd3 = z248 - iD3*u3 - z213*z250 + z240*z251;
    const double z252 = z248 - neg_qdd3;

    /* acceleration of link 4 */
    const double z253 = c4*z250 - s4*z252;
    const double z254 = z252 + 3.83030303030303*z250;
    const double z255 = z151*z251;
    const double z256 = z150*z251;
    const double z257 = z255 - 3.83030303030303*z256;
    const double z258 = z256 + 3.83030303030303*z255;
    const double z259 = z251 + (z142*z254 + (z164*z257 + (iD4*u4 - z162*z258)));
    const double z260 = c4*z252 + s4*z250;
    const double qdd4 = z136*z253 - (z138*z260 - z259);
    const double z261 = z251 - qdd4;

    /* acceleration of link 5 */
    const double z262 = 0.0825*z261 - z258;
    const double z263 = z254 - z260;
    const double z264 = s5*z261 - c5*z253;
    const double z265 = z120*z263 + (s5*z257 - 0.384*z264);
    const double z266 = s5*z253 + c5*z261;
    const double z267 = 0.384*z266 + (z126*z263 - c5*z257);
    const double z268 = z98*z267 + (0.0021640520520981297*(iD5*z266) - (z202 - z260) - z104*z264);
    const double neg_qdd5 = z121*z262 + (z268 - z102*z265);
    const double z269 = neg_qdd5 - z260;

    /* acceleration of link 6 */
    const double z270 = c6*z267 + s6*z262;
    const double z271 = c6*z269 + s6*z264;
    const double z272 = s6*z269 - c6*z264;
    const double z273 = iD6*neg_u6 - z72*z272 - z70*z271 - z266 - z94*z265;
    const double qdd6 = z89*(s6*z267 - c6*z262) - (z87*z270 + z273);
    const double z274 = z266 - qdd6;

    /* acceleration of link 7 */
    const double z275 = z265 - 0.088*z271;
    const double z276 = z97*z272 + z135*z274;
    const double z277 = s7*z270 + c7*z275 - z276;
    const double z278 = z135*z272 - z97*z274;
    const double qdd7 = 0.001622025095678321*(iD7*(z276 + 0.23504415591381153*z277 +
        3.8445834980435807*z278)) - (z271 + (z174 + z43*(s7*z275 - c7*z270 - z278)));

    /* acceleration of link 8 */
    const double qdd8 = z277 + 66.66666666666667*phi8;

    /* acceleration of link 9 */
    const double qdd9 = 66.66666666666667*phi9 - z277;

    qdd[0] = qdd1;
    qdd[1] = qdd2;
    qdd[2] = -neg_qdd3;
    qdd[3] = qdd4;
    qdd[4] = -neg_qdd5;
    qdd[5] = qdd6;
    qdd[6] = qdd7;
    qdd[7] = qdd8;
    qdd[8] = qdd9;
}

void panda_hand_forward_kinematics(const double q[9], double R[9], double p[3])
{
    /* joint angles */
    double s1, c1;
    double s2, c2;
    double s3, c3;
    double s4, c4;
    rbgen_sincos4(q[0], &s1, &c1, q[1], &s2, &c2, q[2], &s3, &c3, q[3], &s4, &c4);
    const double th7 = q[6] - 0.7853981633974483;
    double s5, c5;
    double s6, c6;
    double s7, c7;
    rbgen_sincos3(q[4], &s5, &c5, q[5], &s6, &c6, th7, &s7, &c7);

    /* tool seen from link 5 */
    const double z1 = c6*c7;
    const double z2 = s6*c7;
    const double z3 = c6*s7;
    const double z4 = s6*s7;
    const double z5 = 0.088*c6 + 0.2104*s6;

    /* tool seen from link 4 */
    const double z6 = s5*s7 + c5*z1;
    const double z7 = s5*z1 - c5*s7;
    const double z8 = c5*z3 - s5*c7;
    const double z9 = s5*z3 + c5*c7;
    const double z10 = s5*z5;
    const double z11 = c5*z5 - 0.0825;
    const double z12 = 0.088*s6 - 0.2104*c6 + 0.384;

    /* tool seen from link 3 */
    const double z13 = c4*z6 - s4*z2;
    const double z14 = s4*z6 + c4*z2;
    const double z15 = s4*z8 + c4*z4;
    const double z16 = s4*z4 - c4*z8;
    const double z17 = c4*z11 - s4*z12 + 0.0825;

    /* tool seen from link 2 */
    const double z18 = s3*z13 + c3*z7;
    const double z19 = c3*z13 - s3*z7;
    const double z20 = c3*z16 + s3*z9;
    const double z21 = c3*z9 - s3*z16;
    const double z22 = c3*z10 + s3*z17;
    const double z23 = s4*z11 + c4*z12 + 0.316;
    const double z24 = c3*z17 - s3*z10;

    /* tool seen from link 1 */
    const double z25 = s2*z14 + c2*z19;
    const double z26 = s2*z15 - c2*z20;
    const double z27 = s2*z20 + c2*z15;
    const double z28 = c2*z14 - s2*z19;
    const double z29 = s2*z23 + c2*z24;

    /* tool seen from link 0 */
    const double z30 = s1*z18 - c1*z25;
    const double z31 = c1*z26 - s1*z21;
    const double z32 = s1*z25 + c1*z18;
    const double z33 = c1*z21 + s1*z26;

    R[0] = -z30;
    R[1] = -z31;
    R[2] = z28*z33 - z27*z32;
    R[3] = z32;
    R[4] = -z33;
    R[5] = -(z31*z28 + z30*z27);
    R[6] = z28;
    R[7] = -z27;
    R[8] = z31*z32 + z30*z33;
    p[0] = c1*z29 - s1*z22;
    p[1] = c1*z22 + s1*z29;
    p[2] = 0.333 - (s2*z24 - c2*z23);
}

void panda_hand_jacobian(const double q[9], double J[54])
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
    const double z9 = s1*c3 + s3*z3;
    const double z10 = c3*z3 - s1*s3;

    /* frame 4 */
    const double z11 = s4*z5 - c4*z2;
    const double z12 = 0.316*z2;
    const double z13 = z12 + 0.0825*z5;
    const double z14 = c4*z5 + s4*z2;
    const double z15 = c4*z7 - c2*s4;
    const double z16 = c2*c4 + s4*z7;
    const double z17 = 0.316*c2;
    const double z18 = z17 - 0.0825*z7;
    const double z19 = s4*z4 + c4*z10;
    const double z20 = s4*z10 - c4*z4;
    const double z21 = 0.316*z4;
    const double z22 = z21 + 0.0825*z10;

    /* frame 5 */
    const double z23 = s5*z6 + c5*z14;
    const double z24 = c5*z15 - s5*z8;
    const double z25 = 0.384*z16 + z18 + 0.0825*z15;
    const double z26 = s5*z14 - c5*z6;
    const double z27 = s5*z15 + c5*z8;
    const double z28 = s5*z9 - c5*z19;
    const double z29 = c5*z9 + s5*z19;

    /* frame 6 */
    const double z30 = c6*z11 + s6*z23;
    const double z31 = c6*z16 + s6*z24;
    const double z32 = s6*z28 - c6*z20;

    /* Jacobian */
    const double z33 = 0.088*s6;
    const double z34 = 0.088*c6;
    const double z35 = z11*z33 - (0.2104*z30 + z23*z34);
    const double z36 = 0.384*z11 + (0.0825*z14 - z13) + z35;
    const double z37 = z34*z24 + (0.2104*z31 - z25) - z33*z16;
    const double z38 = z17 + z37;
    const double z39 = z12 + z36;
    const double z40 = z37 + z18;
    const double z41 = z13 + z36;
    const double z42 = z25 + z37;
    const double z43 = 0.2104*z32 + z33*z20 + z34*z28;
    const double z44 = z43 + (0.0825*z19 + 0.384*z20 - z22);
    const double z45 = z21 + z44;
    const double z46 = z22 + z44;

    J[0] = z36;
    J[1] = -c1*z37;
    J[2] = c2*z39 - z2*z38;
    J[3] = z6*z40 - z8*z41;
    J[4] = z35*z16 + z11*z42;
    J[5] = -(z42*z26 + z35*z27);
    J[6] = 0.0;
    J[7] = 0.0;
    J[8] = 0.0;
    J[9] = -z44;
    J[10] = -s1*z37;
    J[11] = z38*z4 - c2*z45;
    J[12] = z40*z9 + z8*z46;
    J[13] = -(z16*z43 + z42*z20);
    J[14] = z42*z29 + z27*z43;
    J[15] = 0.0;
    J[16] = 0.0;
    J[17] = 0.0;
    J[18] = 0.0;
    J[19] = c1*z44 + s1*z36;
    J[20] = z2*z45 - z39*z4;
    J[21] = -(z41*z9 + z6*z46);
    J[22] = z35*z20 - z11*z43;
    J[23] = z26*z43 - z35*z29;
    J[24] = 0.0;
    J[25] = 0.0;
    J[26] = 0.0;
    J[27] = 0.0;
    J[28] = -s1;
    J[29] = z4;
    J[30] = z9;
    J[31] = -z20;
    J[32] = z29;
    J[33] = -z32;
    J[34] = 0.0;
    J[35] = 0.0;
    J[36] = 0.0;
    J[37] = c1;
    J[38] = z2;
    J[39] = -z6;
    J[40] = -z11;
    J[41] = z26;
    J[42] = z30;
    J[43] = 0.0;
    J[44] = 0.0;
    J[45] = 1.0;
    J[46] = 0.0;
    J[47] = c2;
    J[48] = -z8;
    J[49] = z16;
    J[50] = -z27;
    J[51] = -z31;
    J[52] = 0.0;
    J[53] = 0.0;
}

void panda_hand_inertia_solve(const double q[9], const double phi[9], double qdd[9])
{
    /* joint angles */
    const double th7 = q[6] - 0.7853981633974483;
    double s4, c4;
    double s7, c7;
    double s6, c6;
    double s5, c5;
    rbgen_sincos4(q[3], &s4, &c4, th7, &s7, &c7, q[5], &s6, &c6, q[4], &s5, &c5);
    double s3, c3;
    double s2, c2;
    rbgen_sincos2(q[2], &s3, &c3, q[1], &s2, &c2);

    /* articulated body 8 */
    const double z1 = 0.015*q[7];
    const double z2 = 0.015*q[8];
    const double neg_F7_xz = z1 - z2 + 0.0032583801008580025;
    const double I7_xx = q[8]*z2 + q[7]*z1 + 0.006684151967360946;

    /* articulated body 7 */
    const double iD7 = 1.0/I7_xx;
    const double z3 = neg_F7_xz*iD7;
    const double z4 = neg_F7_xz*z3 - 0.03;
    const double z5 = 1.4534967111325983e-07*iD7;
    const double z6 = 0.00038124751948473033*z3;
    const double z7 = 2.0*c7;
    const double z8 = (z4 - z5)*s7 - z6*z7;
    const double z9 = s7*z8;
    const double neg_G6_xz = z6 + c7*z8;
    const double neg_G6_zz = z5 + z9;
    const double z10 = 0.0002052246111024199*z3;
    const double z11 = 6.30583397227744e-05*z3 + 3.932324948722908e-07*iD7;
    const double z12 = 0.0001705995483978012*z3;
    const double z13 = 0.02735716*z4 + z12;
    const double z14 = 6.045949214026602*z13;
    const double z15 = 7.824137392001603e-08*iD7;
    const double z16 = s7*(z10 - z11) - c7*(z14 + z15);
    const double z17 = c7*z16;
    const double z18 = neg_F7_xz*s7 - 0.00038124751948473033*c7;
    const double z19 = s7*z16;
    const double F6_xz = z15 + z17 + 0.168842705569;
    const double F6_yz = 0.231847552695 - z18;
    const double F6_zz = z11 + z19;
    const double z20 = z12 + 1.0638606461172764e-06*iD7;
    const double z21 = 0.26010619889225367*z20 - 0.1654*z11 + 0.0012104718892606149;
    const double z22 = 4.211714100213948e-08*iD7 - I7_xx;
    const double z23 = z13 + z20 - 0.007466934530729442;
    const double z24 = z7*z21 - s7*(z22 - z23);
    const double z25 = s7*z24;
    const double z26 = neg_F7_xz*c7 + 0.00038124751948473033*s7;
    const double I6_xz = c7*z24 - z21 - 0.088*z26 - 0.0001037589172186849;
    const double I6_yz = 9.3569097314605e-05 - 0.088*F6_zz;
    const double I6_zz = z25 - (z23 + 0.176*z18) + 0.04590249585088273;
    const double z27 = z14 + z17;
    const double z28 = iD7*phi[6];
    const double z29 = 0.00038124751948473033*z28 - phi[8] + phi[7];
    const double z30 = 0.1654*z29 - 0.0002682829508251943*z28;
    const double z31 = z3*phi[6];
    const double z32 = c7*z29 - s7*z31;

    /* articulated body 6 */
    const double iD6 = 1.0/I6_zz;
    const double z33 = F6_zz*iD6;
    const double z34 = neg_G6_xz + F6_xz*z33;
    const double z35 = iD6*I6_xz;
    const double z36 = z27 - F6_zz*z35 - 0.168842705569;
    const double z37 = iD6*I6_yz;
    const double z38 = 0.088*neg_G6_zz - F6_zz*z37 - 0.22920755269499998;
    const double neg_F5_yz = s6*z36 + c6*z38 + 0.014653732538;
    const double z39 = 0.007743999999999999*neg_G6_zz + I6_yz*z37 - 0.029883967133882083;
    const double z40 = z25 + (z22 + I6_xz*z35) - 0.032974272243589696;
    const double z41 = 0.088*z27 + I6_xz*z37 - 0.014311914382675314;
    const double z42 = 2.0*c6;
    const double z43 = s6*(z40 - z39) + z41*z42;
    const double z44 = s6*z43;
    const double neg_I5_xz = c6*z43 - z41 + 0.004600245517563105;
    const double I5_zz = 0.00290231213005343 - (z39 + z44);
    const double z45 = z35*F6_yz + z26;
    const double z46 = 0.088*neg_G6_xz - F6_xz*z37;
    const double z47 = z37*F6_yz;
    const double z48 = z10 - (z19 + F6_xz*z35);
    const double z49 = c6*(z46 - z45) + s6*(z47 + z48);
    const double z50 = c6*z49;
    const double z51 = s6*z49;
    const double F5_xz = z50 - (0.067870631425 - z45);
    const double F5_zz = z51 - z47;
    const double z52 = z33*F6_yz;
    const double z53 = F6_xz*iD6;
    const double z54 = z4 - z9 + F6_xz*z53;
    const double z55 = iD6*F6_yz;
    const double z56 = F6_xz*z55;
    const double z57 = 0.03 - F6_yz*z55;
    const double z58 = z42*z56 + s6*(z54 + z57);
    const double z59 = s6*z58;
    const double z60 = 0.1654*(0.006236010916257433*z28 + z31);
    const double u6 = phi[5] + (s7*z30 + c7*z60);
    const double z61 = z55*u6;
    const double z62 = z53*u6 - (c7*z31 + s7*z29);
    const double z63 = z35*u6 + (s7*z60 - c7*z30);
    const double z64 = 0.088*z32 + (phi[6] - z37*u6);

    /* articulated body 5 */
    const double iD5 = 1.0/I5_zz;
    const double z65 = neg_F5_yz*iD5;
    const double z66 = z34*c6 + (z65*F5_xz - s6*z52);
    const double z67 = iD5*F5_xz;
    const double z68 = z59 - z54 - F5_xz*z67;
    const double z69 = neg_G6_zz + neg_F5_yz*z65 + F6_zz*z33;
    const double z70 = 2.0*c5;
    const double z71 = s5*(z68 + z69) + z66*z70;
    const double z72 = iD5*F5_zz;
    const double z73 = z56 - c6*z58 - F5_xz*z72;
    const double z74 = neg_F5_yz*z72 + (z34*s6 + c6*z52);
    const double z75 = s5*z71;
    const double G4_xy = c5*z73 - s5*z74;
    const double G4_xz = z66 - c5*z71;
    const double G4_yy = z57 - F5_zz*z72 - z59;
    const double neg_G4_yz = c5*z74 + s5*z73;
    const double G4_zz = z75 - z69;
    const double z76 = z67 - 177.4449000095435*z68;
    const double z77 = 0.0021640520520981297*z76;
    const double z78 = iD5*neg_I5_xz;
    const double z79 = s6*z38 - (neg_F5_yz*z78 + c6*z36);
    const double z80 = 0.384*z69 + z79;
    const double z81 = 0.384*z66;
    const double z82 = 0.0021640520520981297*z65 + z81;
    const double z83 = z51 - (z48 + F5_xz*z78);
    const double z84 = z81 + z83;
    const double z85 = c5*(z77 - z80) + s5*(z82 + z84);
    const double z86 = c5*z85;
    const double z87 = z50 + (z78*F5_zz + (0.067870631425 - z46)) - 0.384*z74;
    const double z88 = 0.384*z73 - 0.0021640520520981297*z72 + 0.014653732538;
    const double z89 = s5*z87 + c5*z88;
    const double z90 = z89 + 0.0825*G4_yy;
    const double z91 = s5*z85;
    const double z92 = 0.0825*neg_G4_yz;
    const double F4_xz = z80 + z86 - 0.0825*G4_xy - 2.001003553603;
    const double F4_yx = c5*z87 - s5*z88;
    const double neg_F4_yz = z90 + 0.55030527465;
    const double F4_zz = z92 - (z91 - z82);
    const double z93 = z44 - z40 - neg_I5_xz*z78 - 0.384*(z79 + z80);
    const double z94 = 0.0008309959880056819*(0.005635552219005547*iD5 + (z67 + z76));
    const double z95 = 0.384*(z83 + z82) - 0.0021640520520981297*z78 + 0.00151524447332703;
    const double z96 = s5*(z93 + z94) - z70*z95;
    const double z97 = s5*z96;
    const double z98 = 0.0825*F4_zz;
    const double I4_xz = 0.0039053550262761 - (z95 + c5*z96 + 0.0825*F4_yx);
    const double I4_yz = z98 - 0.0016444875773692703;
    const double I4_zz = 0.0825*(z89 + z90) + (z97 - z94) + 0.745135499752814;
    const double u5 = phi[4] - s6*z63 + c6*z64;
    const double z99 = c6*z62 - s6*z61 + z67*u5;
    const double z100 = z65*u5 + (z32 + z33*u6);
    const double z101 = s6*z64 + (c6*z63 + 0.384*z100) - z78*u5;
    const double z102 = c6*z61 + s6*z62 + z72*u5;
    const double z103 = iD5*u5;
    const double z104 = 0.384*z99 + (0.0021640520520981297*z103 - phi[5]);

    /* articulated body 4 */
    const double z105 = 0.0825*G4_xz;
    const double iD4 = 1.0/I4_zz;
    const double z106 = iD4*I4_yz;
    const double z107 = z105 - F4_xz*z106;
    const double z108 = iD4*I4_xz;
    const double z109 = F4_yx + neg_F4_yz*z108;
    const double z110 = z92 - z106*neg_F4_yz;
    const double z111 = z84 + (F4_xz*z108 - z91);
    const double z112 = c4*(z107 + z109) + s4*(z110 - z111);
    const double z113 = s4*z112;
    const double z114 = iD4*z98;
    const double z115 = z105 - F4_xz*z114;
    const double z116 = z92 - neg_F4_yz*z114;
    const double neg_G3_xy_scaled = c4*z115 + s4*z116;
    const double G3_yz_scaled = c4*z116 - s4*z115;
    const double z117 = c4*z112;
    const double neg_F3_xz = neg_G3_xy_scaled + (z109 - z117) + 0.042079174377492354;
    const double z118 = 0.006806250000000001*G4_zz;
    const double z119 = z118 - I4_yz*z106 + 0.07299409762169373;
    const double z120 = 2.0*c4;
    const double z121 = 0.0825*(z77 - z86);
    const double z122 = z121 + z106*I4_xz - 0.16189047268546086;
    const double z123 = z93 - (z97 + I4_xz*z108) + 0.7164977000608768;
    const double z124 = z120*z122 + s4*(z119 - z123);
    const double z125 = s4*z124;
    const double z126 = z118 - z98*z106 + 0.045400185158625005;
    const double z127 = z121 + z98*z108 - 0.1650827931722475;
    const double z128 = c4*z126 - s4*z127;
    const double G3_yy_scaled = z118 - z98*z114;
    const double z129 = z128 - G3_yy_scaled;
    const double F3_yx_scaled = s4*z126 + c4*z127;
    const double I3_xz = F3_yx_scaled - (c4*z124 - z122);
    const double I3_zz = z119 - z125 - z128 - z129 + 0.0613982335265277;
    const double F3_yz_scaled = 0.06284428712865325 - z129;
    const double I3_yz_scaled = z110 - (G3_yz_scaled + z113);
    const double z130 = F4_xz*iD4;
    const double z131 = z75 + (F4_xz*z130 - z68);
    const double z132 = iD4*neg_F4_yz;
    const double z133 = G4_xy + F4_xz*z132;
    const double z134 = neg_F4_yz*z132 - G4_yy;
    const double z135 = 0.0825*(s5*z99 - c5*z100);
    const double u4 = s5*z101 + (phi[3] + 0.0825*z102) + c5*z104;
    const double z136 = z135 - (z106*u4 + phi[4]);
    const double z137 = s5*z104 - (z108*u4 + c5*z101);
    const double z138 = z135 - z114*u4;
    const double z139 = z132*u4 - z102;
    const double z140 = z130*u4 + (c5*z99 + s5*z100);

    /* articulated body 3 */
    const double iD3 = 1.0/I3_zz;
    const double z141 = 3.83030303030303*F3_yz_scaled;
    const double z142 = iD3*z141;
    const double z143 = iD3*I3_xz;
    const double z144 = z143 - z142;
    const double z145 = iD3*I3_yz_scaled;
    const double z146 = 0.2610759493670886*z145;
    const double z147 = 3.83030303030303*neg_G3_xy_scaled + (G3_yz_scaled + neg_F3_xz*z144 +
        0.2610759493670886*(z107 - z117)) + (z141 - I3_xz)*z146;
    const double z148 = z111 + (z113 - z147) + 0.0003857988004770361;
    const double z149 = 7.66060606060606*F3_yx_scaled - (z143*(7.66060606060606*F3_yz_scaled -
        I3_xz) + (z123 + z125)) + z141*z142;
    const double z150 = z149 - 14.671221303948576*G3_yy_scaled;
    const double z151 = neg_F3_xz*iD3;
    const double z152 = (c4 + 1.7846135404679708*s4)*(z120*z133 + s4*(z134 - z131)) +
        0.1305379746835443*z134;
    const double z153 = 1.915151515151515*(neg_F3_xz*z151 + z131) +
        (z145*(0.1305379746835443*I3_yz_scaled - neg_F3_xz) + z152 - z133);
    const double z154 = 0.052140000000000006*(z153 - 1.1775648931056328);
    const double z155 = (z150 - z154)*s3 + 0.632*(z148*c3);
    const double z156 = s3*z155;
    const double I2_xz = 0.316*z148 - c3*z155 + 0.01026110182100817;
    const double I2_zz = 1.0522442637268126 - (z154 + z156);
    const double u3 = c4*z136 + (s4*z137 - z138) + phi[2];
    const double z157 = z144*u3 + (s4*z136 - (c4*z137 + 3.83030303030303*z138));
    const double z158 = 0.316*s4;
    const double z159 = 0.316*(z151 - z146);
    const double z160 = 0.0825*c4;
    const double z161 = z158*(z139 - 0.2610759493670886*z140) - (phi[3] + u3*z159) + z160*(z139 +
        3.83030303030303*z140);

    /* articulated body 2 */
    const double iD2 = 1.0/I2_zz;
    const double z162 = I2_xz*iD2;
    const double z163 = 0.03733744848940618 - 5.912627304143966e-07*iD2;
    const double z164 = (1.0434259472263552 - (I2_xz*z162 + (z150 + (z163 - z156))))*s2 -
        (0.0015378722058928*z162 + 0.00796671776787104)*c2;
    const double I1_zz = z163 + s2*z164;
    const double u2 = phi[1] - (s3*z157 + c3*z161);
    const double z165 = iD2*u2;

    /* articulated body 1 */
    const double iD1 = 1.0/I1_zz;
    const double u1 = s2*(z162*u2 + (c3*z157 - s3*z161)) + (phi[0] - c2*(phi[2] -
        0.0007689361029464*z165));

    /* acceleration of link 1 */
    const double qdd1 = iD1*u1;

    /* acceleration of link 2 */
    const double z166 = c2*qdd1;
    const double z167 = s2*qdd1;
    const double qdd2 = z165 + (0.0007689361029464*(iD2*z166) + z162*z167);

    /* acceleration of link 3 */
    const double z168 = s3*qdd2 - c3*z167;
    const double z169 = c3*qdd2 + s3*z167;
    const double neg_qdd3 = z144*z168 + (z166 - (iD3*u3 + z159*z169));
    const double z170 = neg_qdd3 - z166;

    /* acceleration of link 4 */
    const double z171 = z160*z169;
    const double z172 = z158*z169;
    const double z173 = z171 + z172;
    const double z174 = 3.83030303030303*z171 - 0.2610759493670886*z172;
    const double z175 = z170 + 3.83030303030303*z168;
    const double z176 = c4*z170 + s4*z168;
    const double z177 = z132*z173 + (z130*z174 - iD4*u4) + z114*z175 - z106*z176;
    const double z178 = c4*z168 - s4*z170;
    const double z179 = z177 + z108*z178;
    const double qdd4 = z169 - z179;

    /* acceleration of link 5 */
    const double z180 = c5*z179 - s5*z178;
    const double z181 = 0.0825*(z175 - z176);
    const double z182 = 0.384*z180 + (c5*z174 - s5*z181);
    const double z183 = s5*z179 + c5*z178;
    const double z184 = c5*z181 + s5*z174 + 0.384*z183;
    const double z185 = 0.0825*z179 - z173;
    const double z186 = 0.0021640520520981297*(iD5*z180) + (z67*z182 + z65*z184 + z72*z185);
    const double qdd5 = z176 + (z78*z183 - z186) + z103;
    const double z187 = qdd5 - z176;

    /* acceleration of link 6 */
    const double z188 = s6*z183 - c6*z187;
    const double z189 = s6*z185 + c6*z182;
    const double z190 = z53*z189 + (z55*(c6*z185 - s6*z182) - iD6*u6);
    const double z191 = s6*z187 + c6*z183;
    const double z192 = z190 + z33*z184 - z37*z188 + z35*z191;
    const double qdd6 = z180 - z192;

    /* acceleration of link 7 */
    const double z193 = s7*z192 - c7*z191;
    const double z194 = z184 + 0.088*z188;
    const double z195 = c7*z194 + 0.1654*z193 - s7*z189;
    const double z196 = c7*z192 + s7*z191;
    const double z197 = z3*(c7*z189 + (s7*z194 - 0.1654*z196)) + (z28 - z188);
    const double qdd7 = 0.0010314362055489793*(iD7*(0.26010619889225367*z193 -
        (0.36962782325622584*z195 + z196))) + z197;

    /* acceleration of link 8 */
    const double qdd8 = 66.66666666666667*phi[7] - z195;

    /* acceleration of link 9 */
    const double qdd9 = z195 + 66.66666666666667*phi[8];

    qdd[0] = qdd1;
    qdd[1] = qdd2;
    qdd[2] = -neg_qdd3;
    qdd[3] = qdd4;
    qdd[4] = qdd5;
    qdd[5] = qdd6;
    qdd[6] = qdd7;
    qdd[7] = qdd8;
    qdd[8] = qdd9;
}

void panda_hand_energy(const double q[9], const double qd[9], double e[2])
{
    /* joint angles */
    double s3, c3;
    double s2, c2;
    double s5, c5;
    double s4, c4;
    rbgen_sincos4(q[2], &s3, &c3, q[1], &s2, &c2, q[4], &s5, &c5, q[3], &s4, &c4);
    const double th7 = q[6] - 0.7853981633974483;
    double s7, c7;
    double s6, c6;
    rbgen_sincos2(th7, &s7, &c7, q[5], &s6, &c6);

    /* link 2 */
    const double neg_w2_x = qd[0]*s2;
    const double neg_w2_y = qd[0]*c2;
    const double z1 = 1.1127029608404966*neg_w2_x - qd[1];
    const double z2 = 0.12169220055710306*neg_w2_y - qd[1];
    const double z3 = 0.10936629526462396*neg_w2_y - neg_w2_x;
    const double z4 = 0.000704*neg_w2_y;
    const double z5 = 0.010254*neg_w2_x;

    /* link 3 */
    const double w3_x = s3*qd[1] - neg_w2_x*c3;
    const double w3_y = s3*neg_w2_x + c3*qd[1];
    const double w3_z = neg_w2_y + qd[2];
    const double z6 = w3_y - 1.426411803183371*w3_x;
    const double z7 = 9.066719965113743*w3_x - w3_z;
    const double z8 = 6.356313054111892*w3_y - w3_z;
    const double z9 = 0.011396*w3_z;
    const double z10 = 0.004761*w3_y;
    const double z11 = s2*c3;
    const double z12 = s3*s2;

    /* link 4 */
    const double w4_x = w3_z*s4 + w3_x*c4;
    const double w4_y = w3_z*c4 - w3_x*s4;
    const double w4_z = qd[3] - w3_y;
    const double z13 = 0.0825*w3_y;
    const double z14 = c4*z13;
    const double z15 = s4*z13;
    const double v4_x = 3.83030303030303*z14 - z15;
    const double neg_v4_y = z14 + 3.83030303030303*z15;
    const double v4_z_scaled = 3.83030303030303*w3_x - w3_z;
    const double z16 = v4_x + (0.027454*w4_y - 0.104419*w4_z);
    const double z17 = neg_v4_y + 0.027454*w4_x + 0.05317*w4_z;
    const double z18 = 0.007796*w4_y;
    const double z19 = 0.001332*w4_z;
    const double z20 = c4*z11 - c2*s4;
    const double z21 = c2*c4 + s4*z11;

    /* link 5 */
    const double w5_x = c5*w4_x - w4_z*s5;
    const double neg_w5_y = c5*w4_z + s5*w4_x;
    const double w5_z = qd[4] + w4_y;
    const double z22 = 0.0825*v4_z_scaled;
    const double z23 = 0.0825*w4_y + 0.384*w4_x + z22;
    const double z24 = v4_x - 0.384*w4_z;
    const double v5_x = c5*z24 - s5*z23;
    const double neg_v5_y = c5*z23 + s5*z24;
    const double neg_v5_z = 0.0825*w4_z + neg_v4_y;
    const double z25 = z22 + 0.104419*w4_x + 0.05317*w4_y;
    const double z26 = 0.041065*w5_z - 0.038437*neg_w5_y - v5_x;
    const double z27 = 0.011953*w5_z - 0.038437*w5_x + neg_v5_y;
    const double z28 = 0.041065*w5_x - (neg_v5_z + 0.011953*neg_w5_y);
    const double z29 = 0.002117*w5_x;
    const double z30 = 0.000229*w5_z;
    const double z31 = c5*z20 - s5*z12;
    const double z32 = s5*z20 + c5*z12;

    /* link 6 */
    const double w6_x = w5_x*c6 + s6*w5_z;
    const double w6_y = c6*w5_z - w5_x*s6;
    const double w6_z = qd[5] + neg_w5_y;
    const double v6_x = c6*v5_x - s6*neg_v5_z;
    const double neg_v6_y = c6*neg_v5_z + s6*v5_x;
    const double z33 = 0.014117*w6_x - neg_v5_y + 0.060149*w6_y;
    const double z34 = v6_x + (0.014117*w6_z - 0.010517*w6_y);
    const double z35 = 0.060149*w6_z - neg_v6_y + 0.010517*w6_x;
    const double z36 = 0.000109*w6_y;
    const double z37 = 0.001158*w6_z;
    const double z38 = c6*z31 - s6*z21;

    /* link 7 */
    const double w7_x = w6_z*s7 + c7*w6_x;
    const double w7_y = w6_z*c7 - s7*w6_x;
    const double w7_z = qd[6] - w6_y;
    const double z39 = v6_x + 0.1654*w6_z;
    const double z40 = 0.1654*w6_x - neg_v5_y + 0.088*w6_y;
    const double v7_x = c7*z39 - s7*z40;
    const double neg_v7_y = s7*z39 + c7*z40;
    const double v7_z = neg_v6_y - 0.088*w6_z;
    const double z41 = 0.0022233580259170467*w7_x + v7_z - 0.00026014452153207547*w7_y;
    const double z42 = 0.00026014452153207547*w7_z + 0.06624355701654427*w7_x - neg_v7_y;
    const double z43 = 0.06624355701654427*w7_y + (0.0022233580259170467*w7_z - v7_x);
    const double z44 = c7*z32 - s7*z38;

    /* link 8 */
    const double v8_x = v7_x - w7_z*q[7];
    const double neg_v8_y = w7_x*q[7] + v7_z;
    const double v8_z = qd[7] - neg_v7_y;

    /* link 9 */
    const double v9_x = v7_x + w7_z*q[8];
    const double v9_y = v7_z - w7_x*q[8];
    const double v9_z = neg_v7_y + qd[8];
    const double z45 = v8_z*v8_z + (v8_x*v8_x + (v9_x*v9_x + v9_z*v9_z)) + neg_v8_y*neg_v8_y;
    const double z46 = 0.0002668047033792*(0.01196098653990891*(z1*z1) + (z2*z2 + z3*z3)) +
        0.0075*(v9_y*v9_y + z45);
    const double z47 = 1.7939475*(z16*z16 + (z25*z25 + z17*z17)) + z46 + 0.8332775*(z33*z33 +
        z34*z34 + z35*z35);
    const double z48 = 0.004606581888605612*(qd[0]*qd[0]) + (z47 + 0.612973*(z26*z26 + z27*z27 +
        z28*z28));
    const double z49 = 0.0006236414467708698*w7_z;
    const double z50 = neg_w5_y*(z30 - 0.029474*neg_w5_y - z29) - z30*(37.67248908296943*w5_z -
        17.62882096069869*w5_x - neg_w5_y);
    const double z51 = w4_x*(0.025853*w4_x + (z18 - z19)) + (z18*(w4_x + (2.5079527963057977*w4_y +
        1.108388917393535*w4_z)) - z50);
    const double z52 = (1.9069437883797826*w5_z - (16.792158715162966*w5_x + neg_w5_y))*z29 +
        (z19*(w4_x - 21.263513513513512*w4_z - 6.487237237237236*w4_y) - z51);
    const double z53 = z36*(w6_x + (3.1284403669724767*w6_z + 39.944954128440365*w6_y)) +
        (z37*(0.29447322970639034*w6_y + (4.691709844559586*w6_z - w6_x)) - z52);
    const double z54 = z4*(39.92897727272727*neg_w2_y - (qd[1] + 5.575284090909091*neg_w2_x)) + (z53
        - qd[1]*(z4 - 0.025995*qd[1] + z5));
    const double z55 = w6_x*(z36 + 0.001964*w6_x - z37) + (z54 + z5*(0.7764774722059685*neg_w2_x -
        0.3827774527013848*neg_w2_y - qd[1]));
    const double z56 = z10*(w3_x + (2.689561016593153*w3_z - 7.593992858643142*w3_y)) + (w3_x*(z9 +
        (z10 - 0.037242*w3_x)) - z55);
    const double z57 = z48 + (0.19484574052057954*w7_x + (5.353082509934413*w7_z - w7_y))*z49 -
        0.5*(z9*(1.1236398736398736*w3_y + (w3_x - 0.9503334503334503*w3_z)) + z56);
    const double z58 = 0.0006056597694964612*w7_x;
    const double z59 = z57 + w7_y*(z58 + (0.007792218014302838*w7_y - z49)) + z58*(w7_y +
        (12.213546981535508*w7_x + 0.2006305943292569*w7_z));
    const double z60 = 0.001222414569513848*(z6*z6 + z7*z7 + 2.0346506322608358*(z8*z8)) +
        (0.732761*(z41*z41 + z42*z42 + z43*z43) + z59);
    const double z61 = 5.4227744943165*z20 + (19.74285606084543*z21 - (7.326676586344321*z11 -
        32.80954542685272*c2)) + 0.14715*(z44*(q[8] - q[7]));
    const double z62 = 1.70502416163189*(c6*z21 + s6*z31) + (2.27442449193795*z38 -
        (0.01993386669246*s2 + z61));
    const double z63 = 0.14375311619778*z31 + (0.66581089427925*z32 - z62 + 0.27690780075318*z12 -
        0.031964708789417005*z44);

    e[0] = z60;
    e[1] = z63 - 0.003740038166145205*(s7*z32 + c7*z38) + 52.631297302255206;
}
