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
 *   forward_dynamics          best                630    598    7        6
 *   forward_kinematics        best: tool-cross     72     39    0        7
 *   jacobian                  best: frames         95     56    0        6
 *   inertia_solve             best                369    334    7        6
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

void panda_hand_inverse_dynamics(const double q[9], const double qd[9], const double qdd[9],
                                 double tau[9])
{
    /* joint angles */
    double s3, c3;
    double s2, c2;
    double s4, c4;
    double s5, c5;
    rbgen_sincos4(q[2], &s3, &c3, q[1], &s2, &c2, q[3], &s4, &c4, q[4], &s5, &c5);
    const double th7 = q[6] - 0.7853981633974483;
    double s6, c6;
    double s7, c7;
    rbgen_sincos2(q[5], &s6, &c6, th7, &s7, &c7);

    /* motion of link 2 */
    const double neg_w2_x = qd[0]*s2;
    const double neg_w2_y = qd[0]*c2;
    const double z1 = neg_w2_x*qd[1];
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
    const double w3_x = s3*qd[1] - c3*neg_w2_x;
    const double w3_y = s3*neg_w2_x + c3*qd[1];
    const double w3_z = neg_w2_y + qd[2];
    const double z7 = w3_y*w3_x;
    const double wd3_x = s3*qdd[1] - c3*neg_wd2_x + w3_y*qd[2];
    const double wd3_y = s3*neg_wd2_x + (c3*qdd[1] - w3_x*qd[2]);
    const double wd3_z = qdd[2] - wd2_y;
    const double z8 = w3_x*w3_z;
    const double z9 = w3_y*w3_z;
    const double U3_xz = wd3_y + z8;
    const double U3_yx = z7 + wd3_z;
    const double U3_yz = z9 - wd3_x;
    const double U3_zx = z8 - wd3_y;
    const double z10 = 31.044303797468356*s2;
    const double a3_y_scaled = U3_yz + s3*z10;
    const double a3_x_scaled = U3_xz - c3*z10;
    const double z11 = w3_y*w3_y;
    const double z12 = w3_z*w3_z;
    const double z13 = w3_x*w3_x;

    /* motion of link 4 */
    const double neg_a4_z_scaled = U3_yx + 3.83030303030303*a3_y_scaled;
    const double w4_x = w3_z*s4 + w3_x*c4;
    const double w4_y = w3_z*c4 - w3_x*s4;
    const double w4_z = qd[3] - w3_y;
    const double z14 = w4_x*w4_z;
    const double wd4_x = wd3_z*s4 + qd[3]*w4_y + wd3_x*c4;
    const double neg_wd4_y = w4_x*qd[3] - wd3_z*c4 + wd3_x*s4;
    const double wd4_z = qdd[3] - wd3_y;
    const double z15 = w4_x*w4_y;
    const double z16 = w4_z*w4_y;
    const double U4_xy = z15 - wd4_z;
    const double U4_xz = z14 - neg_wd4_y;
    const double U4_yx = wd4_z + z15;
    const double U4_yz = z16 - wd4_x;
    const double U4_zx = z14 + neg_wd4_y;
    const double U4_zy = wd4_x + z16;
    const double z17 = w4_y*w4_y;
    const double z18 = w4_z*w4_z;
    const double z19 = z11 + z12 - 3.83030303030303*a3_x_scaled;
    const double z20 = U3_zx + (118.9090909090909*c2 - 3.83030303030303*(z11 + z13));
    const double a4_x_scaled = s4*z20 - c4*z19;
    const double a4_y_scaled = c4*z20 + s4*z19;
    const double z21 = w4_x*w4_x;

    /* motion of link 5 */
    const double z22 = U4_zx + neg_a4_z_scaled;
    const double w5_x = w4_x*c5 - w4_z*s5;
    const double neg_w5_y = w4_z*c5 + w4_x*s5;
    const double w5_z = qd[4] + w4_y;
    const double z23 = neg_w5_y*w5_z;
    const double wd5_x = c5*wd4_x - (s5*wd4_z + neg_w5_y*qd[4]);
    const double neg_wd5_y = qd[4]*w5_x + c5*wd4_z + s5*wd4_x;
    const double wd5_z = qdd[4] - neg_wd4_y;
    const double z24 = neg_w5_y*w5_x;
    const double z25 = w5_z*w5_x;
    const double neg_U5_xy = z24 + wd5_z;
    const double U5_xz = z25 - neg_wd5_y;
    const double U5_yx = wd5_z - z24;
    const double neg_U5_yz = z23 + wd5_x;
    const double U5_zx = z25 + neg_wd5_y;
    const double U5_zy = wd5_x - z23;
    const double z26 = 0.0825*c5;
    const double z27 = 0.0825*s5;
    const double z28 = z17 + z18 + a4_x_scaled;
    const double a5_x = 0.384*U5_xz + z22*z27 + z26*z28;
    const double a5_y = z22*z26 - 0.384*neg_U5_yz - z27*z28;
    const double z29 = w5_x*w5_x;
    const double z30 = neg_w5_y*neg_w5_y;
    const double z31 = a4_y_scaled - U4_yx;
    const double a5_z_scaled = z31 - 4.654545454545454*(z29 + z30);
    const double z32 = w5_z*w5_z;

    /* motion of link 6 */
    const double w6_x = w5_x*c6 + w5_z*s6;
    const double w6_y = w5_z*c6 - w5_x*s6;
    const double w6_z = qd[5] + neg_w5_y;
    const double z33 = w6_y*w6_y;
    const double z34 = w6_x*w6_x;
    const double z35 = w6_x*w6_z;
    const double wd6_x = wd5_z*s6 + w6_y*qd[5] + wd5_x*c6;
    const double wd6_y = wd5_z*c6 - w6_x*qd[5] - wd5_x*s6;
    const double wd6_z = neg_wd5_y + qdd[5];
    const double z36 = w6_y*w6_x;
    const double z37 = w6_y*w6_z;
    const double U6_xz = z35 + wd6_y;
    const double U6_yx = wd6_z + z36;
    const double U6_yz = z37 - wd6_x;
    const double U6_zx = z35 - wd6_y;
    const double z38 = w6_z*w6_z;
    const double z39 = 0.0825*a5_z_scaled;
    const double a6_x = s6*z39 + c6*a5_x;
    const double a6_y = c6*z39 - s6*a5_x;

    /* motion of link 7 */
    const double z40 = a5_y - 0.088*U6_zx;
    const double z41 = 0.088*(z33 + z38) - a6_x;
    const double w7_x = w6_z*s7 + w6_x*c7;
    const double w7_y = w6_z*c7 - w6_x*s7;
    const double w7_z = qd[6] - w6_y;
    const double wd7_x = c7*wd6_x + (s7*wd6_z + qd[6]*w7_y);
    const double wd7_y = c7*wd6_z - qd[6]*w7_x - wd6_x*s7;
    const double wd7_z = qdd[6] - wd6_y;
    const double z42 = w7_x*w7_z;
    const double z43 = w7_x*w7_y;
    const double z44 = w7_z*w7_z;
    const double z45 = w7_x*w7_x;
    const double z46 = w7_z*w7_y;
    const double U7_xy = z43 - wd7_z;
    const double U7_xz = wd7_y + z42;
    const double U7_yx = z43 + wd7_z;
    const double neg_U7_yy = z44 + z45;
    const double U7_yz = z46 - wd7_x;
    const double U7_zx = z42 - wd7_y;
    const double U7_zy = z46 + wd7_x;
    const double z47 = w7_y*w7_y;
    const double z48 = 0.088*U6_yx + a6_y;
    const double neg_a7_x = z41*c7 + (z40*s7 - 0.1654*U7_xz);
    const double a7_y = z41*s7 + (0.1654*U7_yz - z40*c7);
    const double neg_a7_z = 0.1654*(z47 + z45) + z48;

    /* motion of link 8 */
    const double a8_z = a7_y + (qdd[7] - q[7]*neg_U7_yy);

    /* motion of link 9 */
    const double z49 = 2.0*w7_z;
    const double z50 = 2.0*w7_x;
    const double neg_a8_x = neg_a7_x + (qd[7]*z49 - q[7]*U7_xy);
    const double a8_y = neg_a7_z - (q[7]*U7_zy + qd[7]*z50);
    const double neg_a9_x = neg_a7_x + (U7_xy*q[8] - z49*qd[8]);
    const double neg_a9_y = neg_a7_z + (qd[8]*z50 + q[8]*U7_zy);
    const double a9_z = qdd[8] - q[8]*neg_U7_yy - a7_y;

    /* forces on link 7 */
    const double neg_f7_x_scaled = neg_a8_x + (68.05429486860137*neg_a7_x +
        (0.025416501298982024*(z44 + z47) - 0.21722534005720015*U7_xy)) + neg_a9_x;
    const double f7_y_scaled = a8_z + (0.025416501298982024*U7_yx - 0.21722534005720015*neg_U7_yy +
        68.05429486860137*a7_y - a9_z);
    const double z51 = s7*neg_f7_x_scaled - c7*f7_y_scaled;
    const double z52 = 108.08282828206616*z40 + 1.023629983767075*z51;
    const double z53 = c7*neg_f7_x_scaled + s7*f7_y_scaled;
    const double z54 = 68.05429486860137*neg_a7_z + (105.58779050639865*z48 -
        (0.21722534005720015*U7_zy + 0.025416501298982024*U7_zx)) + a8_y;
    const double z55 = neg_a9_y + z54;
    const double z56 = 0.196712313466415*U7_xy - (0.08069812595070766*(z45 - z47) +
        0.2488978176909814*U7_yx) + 0.06876241370326529*U7_xz;
    const double z57 = q[8]*neg_a9_x - (0.21722534005720015*neg_a7_x + (0.025416501298982024*a7_y -
        (0.017885530055012953*U7_yz + z56)));
    const double n7_z_scaled = q[7]*neg_a8_x - z57;
    const double z58 = 0.49082088402882706*U7_xz - (0.7036975642170428*(z45 - z44) -
        2.7054240430023055*U7_xy + 9.792764738274586*U7_zx);
    const double n7_y_scaled = neg_a7_z + (3.1750288917200327*U7_zy + z58);
    const double z59 = 0.196712313466415*U7_zy + (0.017885530055012953*U7_yx +
        0.06876241370326529*(z44 - z47)) - 0.01247494963648619*U7_yz;
    const double n7_x_scaled = q[8]*neg_a9_y - (0.21722534005720015*neg_a7_z +
        (0.08069812595070766*U7_zx - z59)) - q[7]*a8_y;

    /* forces on link 6 */
    const double neg_f6_x_scaled = z53 + (4.524708761666667*U6_xz + 105.58779050639865*z41);
    const double f6_y_scaled = 1.023629983767075*z55 - 4.631627556255593*U6_yz;
    const double z60 = 0.0005462437073966848*(z37 + wd6_x) + (0.0011196707334275558*U6_zx -
        (9.3569097314605e-05*(wd6_z - z36) - 0.0001037589172186849*(z38 - z34)));
    const double z61 = 0.015*n7_z_scaled;
    const double z62 = 0.00038124751948473033*n7_y_scaled;
    const double z63 = 0.0001037589172186849*U6_yx + 9.3569097314605e-05*(z38 - z33) -
        0.0005462437073966848*U6_zx - 0.067870631425*a6_y;
    const double z64 = 0.015*n7_x_scaled;
    const double z65 = 9.3569097314605e-05*U6_xz + (0.0001037589172186849*U6_yz +
        (0.0011196707334275558*U6_yx + 0.0005462437073966848*(z33 - z34)));
    const double n6_x = 0.0024809999999999997*z51 - (s7*z62 + z63 - c7*z64);
    const double n6_y = 0.001289528463344*z52 - (z60 + 0.067870631425*a6_x + z61);
    const double n6_z = s7*z64 + (0.0013199999999999998*z55 + (z65 + c7*z62)) -
        0.0024809999999999997*z53;

    /* forces on link 5 */
    const double f5_y_scaled = 177.860177725422*a5_y - (U5_yx + 4.631627556255593*(z33 + z34)) +
        z52;
    const double z66 = 1.023629983767075*neg_f6_x_scaled;
    const double neg_f5_x_scaled = c6*z66 + (s6*f6_y_scaled - (z30 + z32 + 177.860177725422*a5_x));
    const double z67 = c5*f5_y_scaled - s5*neg_f5_x_scaled;
    const double z68 = 0.009933178813024952*z22 + 0.001208932934385*z67;
    const double z69 = 0.00151524447332703*(z29 - z30) - 0.001451156065026715*U5_yx -
        0.010045187828321242*neg_U5_xy + 0.004600245517563105*neg_U5_yz;
    const double z70 = 0.004600245517563105*U5_yx - 0.0021640520520981297*(z30 - z32) -
        0.00151524447332703*U5_zx - 0.010045187828321242*U5_zy;
    const double z71 = 0.004600245517563105*(z29 - z32) + 0.0021640520520981297*neg_U5_xy -
        0.00151524447332703*U5_zy - 0.001451156065026715*U5_zx;
    const double neg_n5_x = s6*n6_y + (z70 - c6*n6_x);
    const double n5_y = z71 + 0.001208932934385*a5_z_scaled - n6_z;
    const double n5_z = c6*n6_y + (s6*n6_x - (0.014653732538*a5_y + (z69 -
        0.0021640520520981297*U5_xz)));
    const double z72 = c5*neg_f5_x_scaled + s5*f5_y_scaled;
    const double z73 = s6*z66 + (U5_zx - 8.216484579500756*z31 - 14.673464662347316*a5_z_scaled -
        c6*f6_y_scaled);

    /* forces on link 4 */
    const double neg_f4_z_scaled = 0.016011409030815*neg_a4_z_scaled + z68;
    const double z74 = 0.005415763498190499*U4_zx - (0.0016444875773692703*U4_xy -
        0.0039053550262761*(z21 - z18) - 0.0031923204867866507*U4_zy);
    const double z75 = 0.0016444875773692703*(z17 - z18) - 0.0039053550262761*U4_yx -
        0.0031923204867866507*U4_zx + 0.022178148964878235*U4_yz;
    const double z76 = 0.001208932934385*z73;
    const double z77 = 0.0039053550262761*U4_yz - (0.07551696955258023*U4_xy +
        (0.005415763498190499*U4_yx - 0.0031923204867866507*(z21 - z17)));
    const double neg_n4_x = s5*n5_y + (z75 + 0.07551696955258023*U4_zy) + c5*neg_n5_x +
        0.005627033294592*z67;
    const double neg_n4_y = z74 - 0.022178148964878235*U4_xz - n5_z + z68;
    const double n4_z = s5*neg_n5_x + (0.005627033294592*z72 + (z76 - (z77 +
        0.0016444875773692703*U4_xz + c5*n5_y)));
    const double f4_y_scaled = 0.016011409030815*a4_y_scaled - z76;
    const double f4_x_scaled = 8.216484579500756*z28 + 13.244249184889824*a4_x_scaled - z72;

    /* forces on link 3 */
    const double z78 = 0.00012191242095074341*(z13 - z11) + 1.3360662912303295e-05*U3_yx -
        0.005487648106562256*U3_yz + 0.004377257121839583*U3_xz;
    const double n3_z = neg_f4_z_scaled - (0.008919761981448001*a3_x_scaled + z78) - c4*neg_n4_y -
        s4*neg_n4_x;

    /* forces on link 2 */
    const double z79 = 0.00012191242095074341*U3_zx - (0.013297019103287584*(z11 - z12) +
        (0.005487648106562256*U3_yx - 0.27690780075318*c2));
    const double z80 = 3.83030303030303*neg_f4_z_scaled + (c4*neg_n4_x - (z79 -
        0.10510540975539225*a3_y_scaled + s4*neg_n4_y));
    const double z81 = 0.00398335888393552*(z1 + wd2_y) + (0.0007689361029464*(z3 - z4) -
        0.01026110182100817*(qdd[1] + z5));
    const double z82 = 0.00012191242095074341*(z9 + wd3_x) - (1.3360662912303295e-05*U3_zx +
        (0.013297019103287584*(z7 - wd3_z) + 0.005487648106562256*(z13 - z12)));
    const double z83 = s4*(3.83030303030303*f4_y_scaled + 0.001208932934385*f4_x_scaled) -
        (c4*(0.004630579482008*f4_x_scaled - f4_y_scaled) - (z82 -
        0.10510540975539225*a3_x_scaled));
    const double z84 = n4_z + z83;
    const double z85 = 0.00398335888393552*(z2 + neg_wd2_x) + (0.01026110182100817*(z3 - z6) -
        0.0007689361029464*(z5 - qdd[1]));
    const double z86 = 0.0007689361029464*neg_U2_xz + (0.01026110182100817*U2_yz +
        (1.4832296249240182*s2 - (0.01993386669246*c2 + 0.04615576498986361*qdd[1])));
    const double n2_x = s3*z84 - (c3*z80 + z81);
    const double n2_y = z85 - n3_z;
    const double neg_n2_z = s3*z80 + (0.00398335888393552*(z6 - z4) + z86 + c3*z84);

    /* forces on link 1 */
    const double n1_z = 0.03733744848940618*qdd[0] - c2*n2_y - s2*n2_x;

    tau[0] = n1_z;
    tau[1] = -neg_n2_z;
    tau[2] = n3_z;
    tau[3] = n4_z;
    tau[4] = n5_z;
    tau[5] = n6_z;
    tau[6] = z61;
    tau[7] = 0.015*a8_z;
    tau[8] = 0.015*a9_z;
}

void panda_hand_inertia_matrix(const double q[9], double M[81])
{
    /* joint angles */
    const double th7 = q[6] - 0.7853981633974483;
    double s6, c6;
    double s7, c7;
    double s5, c5;
    double s4, c4;
    rbgen_sincos4(q[5], &s6, &c6, th7, &s7, &c7, q[4], &s5, &c5, q[3], &s4, &c4);
    double s3, c3;
    double s2, c2;
    rbgen_sincos2(q[2], &s3, &c3, q[1], &s2, &c2);

    /* column 9 */
    const double z1 = c3*s2;
    const double z2 = s3*s2;
    const double z3 = c4*c2 + s4*z1;
    const double z4 = c4*z1 - s4*c2;
    const double z5 = 0.21484375*(z3 - c2) - (0.8229166666666666*z1 + z4);
    const double z6 = c4*z2;
    const double z7 = 0.316*c5;
    const double z8 = c5*z4 - s5*z2;
    const double z9 = s5*z4 + c5*z2;
    const double z10 = 0.316*s5;
    const double z11 = s7*(0.0012375*s6);
    const double z12 = c4*s3;
    const double z13 = s5*c3 + c5*z12;
    const double z14 = s4*s3;
    const double z15 = s5*z12 - c5*c3;
    const double z16 = c4*c3;
    const double z17 = 0.2610759493670886*z14 - s3 - 1.2151898734177216*z12;
    const double z18 = s4*c5;
    const double z19 = s4*s5;
    const double z20 = s4 + (0.21484375*c4 - 0.21484375);

    /* composite body 8 */
    const double ms7_y_scaled = q[7] - (q[8] - 0.21722534005720015);
    const double S7_yy_scaled = q[8]*q[8] + 0.196712313466415 + q[7]*q[7];

    /* composite body 7 */
    const double z21 = 0.015*s7;
    const double z22 = 0.00038124751948473033*c7 - ms7_y_scaled*z21;
    const double z23 = 0.015*c7;
    const double z24 = 0.00038124751948473033*s7 + ms7_y_scaled*z23;
    const double ms6_x = z22 + 0.231847552695;
    const double ms6_z = z24 - 0.067870631425;
    const double z25 = 0.015*S7_yy_scaled;
    const double z26 = s7*(z25 - 0.003733467265364721) + 0.0024209437785212297*c7;
    const double z27 = s7*z26;
    const double z28 = ms7_y_scaled + 0.4157340610838289;
    const double z29 = 0.0024809999999999997*s7;
    const double z30 = z28*z29 + 0.0002052246111024199*c7;
    const double z31 = 0.0024809999999999997*c7;
    const double z32 = 0.0002052246111024199*s7 - z28*z31;
    const double S6_xx = z27 + 0.025255722635952275 + 0.176*z22;
    const double S6_xy = z30 - 0.014748570382675314;
    const double S6_xz = 0.088*z24 - (c7*z26 - 0.0013142308064792998);
    const double S6_yz = z32 - 9.3569097314605e-05;
    const double S6_zz = z25 + 0.010045187828321242 - z27;
    const double z33 = z25 + 0.003733467265364721;
    const double z34 = c6*z31;
    const double z35 = s6*z31;
    const double z36 = 0.532043530834341*z34 + z35;
    const double z37 = z34 - 0.532043530834341*z35;
    const double z38 = z21*c6;

    /* column 7 */
    const double z39 = c6*z24;
    const double z40 = z33 + 0.088*z22;
    const double z41 = c6*z40 - s6*z30;
    const double z42 = s6*z40 + c6*z30;
    const double z43 = z24*(0.0825*s6);

    /* composite body 6 */
    const double z44 = s6*ms6_x - 0.173804705569*c6;
    const double z45 = s6*(S6_xx - 0.02893442254565989) + S6_xy*(2.0*c6);
    const double z46 = s6*z45;
    const double z47 = ms6_x*c6 + 0.173804705569*s6;
    const double ms5_x = z47 - 0.014653732538;
    const double z48 = c6*S6_yz + s6*S6_xz;
    const double z49 = s6*S6_yz - c6*S6_xz;
    const double S5_xx = S6_xx + 0.001451156065026715 - z46;
    const double S5_xy = z49 + 0.00151524447332703;
    const double S5_xz = c6*z45 + (0.01934881590023842 - z30);
    const double neg_S5_yz = z48 + 0.0021640520520981297;
    const double z50 = S6_xx + 0.02893442254565989;

    /* column 6 */
    const double z51 = 0.0825*z47;

    /* composite body 5 */
    const double z52 = 0.0825*z44;
    const double z53 = z52 + 0.044103101265962966;
    const double z54 = 0.384*c5;
    const double z55 = 0.384*s5;
    const double ms4_z_scaled = z54*ms6_z - ms5_x*z55;
    const double z56 = ms4_z_scaled + c5*neg_S5_yz - s5*S5_xz;
    const double z57 = S5_xy*(2.0*c5) + s5*(S5_xx - S6_zz);
    const double z58 = s5*z57;
    const double S4_yy = 9.309090909090909*z53 + (z46 + 0.3156667185189401);
    const double S4_yz = z56 + 0.0016444875773692703;
    const double S4_zz = z58 + (S6_zz + 0.022178148964878235);
    const double ms4_y_scaled = z52 + 0.16603319317224752;
    const double z59 = z54*ms5_x + ms6_z*z55;
    const double z60 = 0.21484375*z59;
    const double ms4_x_scaled = z60 - 0.045604372658625006;
    const double z61 = z59 - 0.1187377714194979;
    const double z62 = s5*neg_S5_yz + c5*S5_xz;
    const double z63 = 0.21484375*ms4_z_scaled;
    const double neg_S4_xx = z58 + (0.4296875*z61 - S5_xx);
    const double S4_xy = z61 - z53 + z62;
    const double neg_S4_xz = z63 + (0.00239011055294907 - z49) + c5*z57;
    const double z64 = S5_xx + S6_zz;
    const double z65 = z55*z20;
    const double z66 = z49*z18 + (z50*z19 + z44*z65 - c4*z48);
    const double z67 = z54*z20;
    const double z68 = z32*z19 + z22*z67 + z39*z65 - c4*z41 + z42*z18;
    const double z69 = z37*z18 - (z23*z67 + (z38*z65 - z29*z19)) + c4*z36;
    const double z70 = z44*z54 + (c5*z50 - z51) - s5*z49;
    const double z71 = z43 + (c5*z32 - z22*z55) + z54*z39 - s5*z42;
    const double z72 = s5*z37 + (z11 - z29*c5 - z23*z55 + z54*z38);

    /* column 5 */
    const double z73 = z59 + z62;
    const double z74 = z60 - z64;
    const double z75 = c4*z73 + (0.8229166666666666*z59 - s4*z74);
    const double z76 = 0.2610759493670886*s4;
    const double z77 = z60 - c4*z74 - s4*z73;
    const double z78 = z76*z2;
    const double z79 = 1.2151898734177216*z2 + (z6 - z78);
    const double z80 = z55*z5 - z79*z7;
    const double z81 = z6 - z2 + 14.671221303948576*z78;
    const double z82 = z44*z80 - (z49*z8 + (z50*z9 + z48*z3)) - z51*z81;
    const double z83 = z54*z5 + z79*z10;
    const double z84 = z80*z39 - (z3*z41 + (z8*z42 + (z32*z9 - z81*z43)));
    const double z85 = z22*z83 + z84;
    const double z86 = z3*z36 - (z29*z9 + z81*z11 + z8*z37) - z23*z83;
    const double z87 = z86 - z80*z38;
    const double z88 = c3*z76;
    const double z89 = 1.2151898734177216*c3 + z16 - z88;
    const double z90 = z7*z89 + z10*z17;
    const double z91 = 14.671221303948576*z88 + (z16 - c3);
    const double z92 = z49*z13 + (z48*z14 + (z50*z15 - z44*z90)) - z51*z91;
    const double z93 = z7*z17 - z10*z89;
    const double z94 = z32*z15 + z43*z91 - z39*z90 - z22*z93 + z41*z14;
    const double z95 = z94 + z42*z13;
    const double z96 = z23*z93 + (z37*z13 - (z36*z14 + (z11*z91 - z29*z15)));
    const double z97 = z96 + z38*z90;

    /* composite body 4 */
    const double z98 = c4*ms4_y_scaled + s4*ms4_x_scaled;
    const double z99 = S4_xy*(2.0*c4) - s4*(S4_yy + neg_S4_xx);
    const double z100 = s4*z99;
    const double z101 = c4*ms4_x_scaled - ms4_y_scaled*s4;
    const double z102 = c4*neg_S4_xz + s4*S4_yz;
    const double neg_S3_xx = z100 + (neg_S4_xx - (2.0*z101 + 0.0616024210265277));
    const double S3_xy = z102 + (0.00012191242095074341 - z63);
    const double S3_yz = s4*neg_S4_xz - c4*S4_yz;
    const double z103 = S4_yy - neg_S4_xx;

    /* column 4 */
    const double z104 = z103 + (z101 + 3.83030303030303*z98);
    const double z105 = c2*S3_yz - s2*(s3*z104 + c3*z102);
    const double z106 = s3*z102 - c3*z104;

    /* composite body 3 */
    const double z107 = s3*(neg_S3_xx + S4_zz) - 2.0*c3*S3_xy;
    const double z108 = 0.8229166666666666*ms4_z_scaled;
    const double z109 = z108 - 0.013297019103287584 - S3_yz;
    const double z110 = c4*z99 + (z98 + (3.83030303030303*z101 + 0.24149476342611426 - S4_xy));
    const double z111 = c3*z109 - s3*z110;
    const double S2_xx = s3*z107 - (neg_S3_xx - 0.023077882494931805);
    const double neg_S2_xz = S3_xy + 0.01026110182100817 + c3*z107;
    const double S2_yy = S4_yy + 1.032162061231881 + 7.66060606060606*z98 + z100;
    const double S2_yz = z111 - 0.0007689361029464;
    const double z112 = s3*z109 + c3*z110;
    const double S2_xy_scaled = 0.00796671776787104 - 2.0*z112;
    const double z113 = S4_zz - neg_S3_xx;
    const double z114 = z56 + z108*(c4 - z76);
    const double z115 = z1*z75 + (z114*z2 + c2*z77);
    const double z116 = c3*z114 - s3*z75;

    /* column 3 */
    const double z117 = s2*z112 + c2*z113;

    /* composite body 2 */
    const double S1_yz = s2*neg_S2_xz - c2*S2_yz;

    M[0] = s2*((S2_yy - S2_xx)*s2 - c2*S2_xy_scaled) + (z113 + 0.03733744848940618);
    M[1] = -S1_yz;
    M[2] = z117;
    M[3] = z105;
    M[4] = z115;
    M[5] = z82;
    M[6] = z85;
    M[7] = -z87;
    M[8] = z87;
    M[9] = -S1_yz;
    M[10] = S2_yy + S2_xx;
    M[11] = z111;
    M[12] = z106;
    M[13] = z116;
    M[14] = z92;
    M[15] = z95;
    M[16] = -z97;
    M[17] = z97;
    M[18] = z117;
    M[19] = z111;
    M[20] = z113;
    M[21] = S3_yz;
    M[22] = z77;
    M[23] = z66;
    M[24] = z68;
    M[25] = -z69;
    M[26] = z69;
    M[27] = z105;
    M[28] = z106;
    M[29] = S3_yz;
    M[30] = z103;
    M[31] = -z56;
    M[32] = z70;
    M[33] = z71;
    M[34] = z72;
    M[35] = -z72;
    M[36] = z115;
    M[37] = z116;
    M[38] = z77;
    M[39] = -z56;
    M[40] = z64;
    M[41] = -z48;
    M[42] = -z41;
    M[43] = -z36;
    M[44] = z36;
    M[45] = z82;
    M[46] = z92;
    M[47] = z66;
    M[48] = z70;
    M[49] = -z48;
    M[50] = z50;
    M[51] = z32;
    M[52] = -z29;
    M[53] = z29;
    M[54] = z85;
    M[55] = z95;
    M[56] = z68;
    M[57] = z71;
    M[58] = -z41;
    M[59] = z32;
    M[60] = z33;
    M[61] = 0.0;
    M[62] = 0.0;
    M[63] = -z87;
    M[64] = -z97;
    M[65] = -z69;
    M[66] = z72;
    M[67] = -z36;
    M[68] = -z29;
    M[69] = 0.0;
    M[70] = 0.015;
    M[71] = 0.0;
    M[72] = z87;
    M[73] = z97;
    M[74] = z69;
    M[75] = -z72;
    M[76] = z36;
    M[77] = z29;
    M[78] = 0.0;
    M[79] = 0.0;
    M[80] = 0.015;
}

void panda_hand_bias(const double q[9], const double qd[9], double b[9])
{
    /* joint angles */
    double s5, c5;
    double s2, c2;
    double s3, c3;
    double s4, c4;
    rbgen_sincos4(q[4], &s5, &c5, q[1], &s2, &c2, q[2], &s3, &c3, q[3], &s4, &c4);
    const double th7 = q[6] - 0.7853981633974483;
    double s6, c6;
    double s7, c7;
    rbgen_sincos2(q[5], &s6, &c6, th7, &s7, &c7);

    /* motion of link 2 */
    const double neg_w2_x = qd[0]*s2;
    const double neg_w2_y = qd[0]*c2;
    const double neg_wd2_x = qd[1]*neg_w2_y;
    const double wd2_y = neg_w2_x*qd[1];
    const double U2_xy = neg_w2_x*neg_w2_y;
    const double z1 = qd[1]*qd[1];
    const double z2 = neg_w2_y*neg_w2_y;
    const double z3 = neg_w2_x*neg_w2_x;

    /* motion of link 3 */
    const double w3_x = s3*qd[1] - neg_w2_x*c3;
    const double w3_y = s3*neg_w2_x + c3*qd[1];
    const double w3_z = neg_w2_y + qd[2];
    const double wd3_x = w3_y*qd[2] - c3*neg_wd2_x;
    const double wd3_y = s3*neg_wd2_x - qd[2]*w3_x;
    const double z4 = w3_y*w3_z;
    const double z5 = w3_z*w3_x;
    const double z6 = w3_y*w3_x;
    const double U3_xz = wd3_y + z5;
    const double U3_yx = z6 - wd2_y;
    const double U3_yz = z4 - wd3_x;
    const double U3_zx = z5 - wd3_y;
    const double z7 = w3_x*w3_x;
    const double z8 = w3_y*w3_y;
    const double z9 = w3_z*w3_z;

    /* motion of link 4 */
    const double w4_x = s4*w3_z + c4*w3_x;
    const double w4_y = w3_z*c4 - s4*w3_x;
    const double w4_z = qd[3] - w3_y;
    const double wd4_x = c4*wd3_x - s4*wd2_y + qd[3]*w4_y;
    const double neg_wd4_y = s4*wd3_x + c4*wd2_y + qd[3]*w4_x;
    const double z10 = w4_z*w4_x;
    const double z11 = w4_x*w4_y;
    const double U4_yx = z11 - wd3_y;
    const double U4_zx = z10 + neg_wd4_y;
    const double z12 = 31.044303797468356*s2;
    const double neg_a4_z_scaled = U3_yz + (s3*z12 + 0.2610759493670886*U3_yx);
    const double z13 = w4_y*w4_y;
    const double z14 = w4_z*w4_z;
    const double z15 = 118.9090909090909*c2 - 3.83030303030303*(z7 + z8) + U3_zx;
    const double a3_x_scaled = U3_xz - c3*z12;
    const double z16 = z8 + z9 - 3.83030303030303*a3_x_scaled;
    const double a4_x_scaled = s4*z15 - c4*z16;
    const double a4_y_scaled = s4*z16 + c4*z15;
    const double z17 = w4_x*w4_x;
    const double z18 = w4_z*w4_y;

    /* motion of link 5 */
    const double w5_x = c5*w4_x - s5*w4_z;
    const double neg_w5_y = c5*w4_z + s5*w4_x;
    const double w5_z = qd[4] + w4_y;
    const double z19 = neg_w5_y*neg_w5_y;
    const double z20 = w5_z*w5_z;
    const double z21 = neg_w5_y*w5_x;
    const double wd5_x = c5*wd4_x + (s5*wd3_y - neg_w5_y*qd[4]);
    const double neg_wd5_y = qd[4]*w5_x - c5*wd3_y + s5*wd4_x;
    const double z22 = w5_z*w5_x;
    const double z23 = neg_w5_y*w5_z;
    const double U5_xz = z22 - neg_wd5_y;
    const double neg_U5_yx = z21 + neg_wd4_y;
    const double neg_U5_yz = z23 + wd5_x;
    const double U5_zx = neg_wd5_y + z22;
    const double z24 = 0.21484375*U4_zx + 0.8229166666666666*neg_a4_z_scaled;
    const double z25 = z13 + z14 + a4_x_scaled;
    const double z26 = 0.21484375*z25;
    const double a5_x_scaled = s5*z24 + U5_xz + c5*z26;
    const double z27 = w5_x*w5_x;
    const double z28 = a4_y_scaled - U4_yx;
    const double a5_z_scaled = 0.21484375*z28 - (z19 + z27);
    const double a5_y_scaled = c5*z24 - neg_U5_yz - s5*z26;

    /* motion of link 6 */
    const double w6_x = w5_x*c6 + w5_z*s6;
    const double w6_y = w5_z*c6 - w5_x*s6;
    const double w6_z = qd[5] + neg_w5_y;
    const double z29 = w6_z*w6_y;
    const double wd6_x = qd[5]*w6_y - neg_wd4_y*s6 + c6*wd5_x;
    const double neg_wd6_y = s6*wd5_x + (neg_wd4_y*c6 + qd[5]*w6_x);
    const double z30 = w6_z*w6_x;
    const double z31 = w6_y*w6_x;
    const double U6_xz = z30 - neg_wd6_y;
    const double U6_yx = neg_wd5_y + z31;
    const double U6_yz = z29 - wd6_x;
    const double U6_zx = neg_wd6_y + z30;
    const double z32 = w6_z*w6_z;
    const double z33 = w6_y*w6_y;
    const double a6_y_scaled = c6*a5_z_scaled - s6*a5_x_scaled;
    const double a6_x_scaled = c6*a5_x_scaled + s6*a5_z_scaled;
    const double z34 = w6_x*w6_x;

    /* motion of link 7 */
    const double w7_x = w6_z*s7 + w6_x*c7;
    const double w7_y = w6_z*c7 - w6_x*s7;
    const double w7_z = qd[6] - w6_y;
    const double z35 = w7_y*w7_x;
    const double wd7_x = neg_wd5_y*s7 + w7_y*qd[6] + wd6_x*c7;
    const double neg_wd7_y = w7_x*qd[6] - neg_wd5_y*c7 + wd6_x*s7;
    const double z36 = w7_x*w7_z;
    const double z37 = w7_x*w7_x;
    const double z38 = w7_z*w7_z;
    const double z39 = w7_y*w7_z;
    const double U7_xy = z35 - neg_wd6_y;
    const double U7_xz = z36 - neg_wd7_y;
    const double U7_yx = neg_wd6_y + z35;
    const double neg_U7_yy = z37 + z38;
    const double U7_yz = z39 - wd7_x;
    const double U7_zx = neg_wd7_y + z36;
    const double U7_zy = z39 + wd7_x;
    const double z40 = w7_y*w7_y;
    const double z41 = 0.088*U6_yx + 0.384*a6_y_scaled;
    const double z42 = 0.088*c7;
    const double z43 = z32 + z33 - 4.363636363636364*a6_x_scaled;
    const double z44 = 4.363636363636364*a5_y_scaled - U6_zx;
    const double z45 = 0.088*s7;
    const double neg_a7_x = z42*z43 + (z44*z45 - 0.1654*U7_xz);
    const double a7_y = z43*z45 - (z44*z42 - 0.1654*U7_yz);
    const double neg_a7_z = 0.1654*(z37 + z40) + z41;

    /* motion of link 8 */
    const double z46 = 2.0*w7_x;
    const double a8_y = neg_a7_z - (U7_zy*q[7] + z46*qd[7]);
    const double a8_z = a7_y - q[7]*neg_U7_yy;

    /* motion of link 9 */
    const double z47 = 2.0*w7_z;
    const double neg_a9_x = neg_a7_x + (U7_xy*q[8] - qd[8]*z47);
    const double neg_a9_y = neg_a7_z + (U7_zy*q[8] + z46*qd[8]);
    const double neg_a9_z = a7_y + q[8]*neg_U7_yy;
    const double neg_a8_x = neg_a7_x + (qd[7]*z47 - U7_xy*q[7]);

    /* forces on link 7 */
    const double z48 = 3.8445834980435807*U7_xy + (z38 - z37) + 4.511922526337966*U7_zy -
        13.916155513726045*U7_zx + 0.6974883941440535*U7_xz;
    const double n7_y_scaled = z48 + 1.4210650297086551*neg_a7_z;
    const double z49 = 0.01247494963648619*U7_yz - (0.196712313466415*U7_zy +
        (0.06876241370326529*(z38 - z40) + 0.017885530055012953*U7_yx));
    const double n7_x_scaled = q[8]*neg_a9_y - (0.08069812595070766*U7_zx + z49 +
        0.21722534005720015*neg_a7_z) - q[7]*a8_y;
    const double f7_y_scaled = neg_a9_z - (0.21722534005720015*neg_U7_yy -
        0.025416501298982024*U7_yx - 68.05429486860137*a7_y - a8_z);
    const double neg_f7_x_scaled = neg_a9_x + (68.05429486860137*neg_a7_x +
        (0.025416501298982024*(z38 + z40) - 0.21722534005720015*U7_xy)) + neg_a8_x;
    const double z50 = s7*neg_f7_x_scaled - c7*f7_y_scaled;
    const double z51 = 0.196712313466415*U7_xy - 0.2488978176909814*U7_yx - 0.08069812595070766*(z37
        - z40) + 0.017885530055012953*U7_yz;
    const double z52 = q[7]*neg_a8_x + (0.21722534005720015*neg_a7_x - (z51 +
        0.06876241370326529*U7_xz - 0.025416501298982024*a7_y));
    const double n7_z_scaled = z52 - q[8]*neg_a9_x;
    const double z53 = 1.023629983767075*z50 + 9.511288888821822*z44;
    const double z54 = s7*f7_y_scaled + c7*neg_f7_x_scaled;
    const double z55 = a8_y + (68.05429486860137*neg_a7_z + (105.58779050639865*z41 -
        (0.21722534005720015*U7_zy + 0.025416501298982024*U7_zx)));
    const double z56 = neg_a9_y + z55;

    /* forces on link 6 */
    const double z57 = 0.010045187828321242*U6_yz + (0.0001037589172186849*U6_yx +
        9.3569097314605e-05*(z32 - z33) - 0.0005462437073966848*U6_zx);
    const double z58 = 0.0002682829508251943*n7_y_scaled;
    const double z59 = 0.015*n7_x_scaled;
    const double z60 = 0.015*n7_z_scaled;
    const double z61 = 0.0011196707334275558*U6_zx + (0.0001037589172186849*(z32 - z34) -
        9.3569097314605e-05*(neg_wd5_y - z31) - 0.010045187828321242*U6_xz);
    const double z62 = 9.3569097314605e-05*U6_xz + (0.0011196707334275558*U6_yx +
        0.0005462437073966848*(z33 - z34) + 0.0001037589172186849*U6_yz);
    const double n6_x = 0.0024809999999999997*z50 - (z57 - 0.0260623224672*a6_y_scaled + s7*z58 -
        c7*z59);
    const double n6_y = 0.001289528463344*z53 - (z60 + (0.0260623224672*a6_x_scaled +
        (0.0005462437073966848*(z29 + wd6_x) + z61)));
    const double n6_z = s7*z59 + (z62 + c7*z58 + 0.0013199999999999998*z56) -
        0.0024809999999999997*z54;
    const double neg_f6_x_scaled = z43 + 0.48696108491657003*U6_xz + 0.10762263618867682*z54;
    const double f6_y_scaled = 1.023629983767075*z56 - 4.631627556255593*U6_yz;

    /* forces on link 5 */
    const double z63 = 0.0021640520520981297*(z19 - z20) + 0.004600245517563105*neg_U5_yx +
        0.00151524447332703*U5_zx + c6*n6_x;
    const double z64 = 0.00151524447332703*(wd5_x - z23) + (0.001451156065026715*U5_zx -
        (0.004600245517563105*(z27 - z20) - 0.0021640520520981297*(neg_wd4_y - z21)));
    const double z65 = 0.004600245517563105*neg_U5_yz + (0.00151524447332703*(z27 - z19) +
        0.001451156065026715*neg_U5_yx) - 0.0021640520520981297*U5_xz;
    const double n5_x = z63 - s6*n6_y;
    const double neg_n5_y = n6_z + (z64 - 0.005627033294592*a5_z_scaled);
    const double n5_z = c6*n6_y + (s6*n6_x - (z65 + 0.005627033294592*a5_y_scaled));
    const double z66 = 9.511288888821822*neg_f6_x_scaled;
    const double z67 = s6*z66 + (U5_zx - 8.216484579500756*z28 - 68.29830824656204*a5_z_scaled -
        c6*f6_y_scaled);
    const double neg_f5_x_scaled = c6*z66 + (s6*f6_y_scaled - (68.29830824656204*a5_x_scaled + (z19
        + z20)));
    const double f5_y_scaled = z53 + (68.29830824656204*a5_y_scaled + (neg_U5_yx -
        4.631627556255593*(z33 + z34)));
    const double z68 = c5*neg_f5_x_scaled + s5*f5_y_scaled;
    const double z69 = c5*f5_y_scaled - s5*neg_f5_x_scaled;

    /* forces on link 4 */
    const double z70 = 0.0031923204867866507*(z17 - z13) - (0.08093273305077073*z11 +
        0.07010120605438973*wd3_y) - 0.0016444875773692703*(neg_wd4_y - z10);
    const double z71 = s5*n5_x - (c5*neg_n5_y - (z70 + 0.0039053550262761*(z18 - wd4_x)) +
        0.001208932934385*z67);
    const double z72 = 0.053338820587702*wd4_x + (0.0016444875773692703*(z13 - z14) -
        (0.0039053550262761*U4_yx - 0.09769511851745846*z18));
    const double z73 = 0.0462344322933525*(0.02614789182906909*z69 + z24);
    const double z74 = 0.0039053550262761*(z17 - z14) - 0.016762385466687735*z10 -
        0.0016444875773692703*(wd3_y + z11) + 0.027593912463068734*neg_wd4_y;
    const double n4_x = c5*n5_x + (s5*neg_n5_y - (z72 - 0.0031923204867866507*U4_zx)) -
        0.005627033294592*z69;
    const double neg_n4_y = z73 + (z74 + 0.0031923204867866507*(wd4_x + z18) - n5_z);
    const double n4_z = 0.005627033294592*z68 - z71;
    const double f4_y_scaled = 13.244249184889824*a4_y_scaled - z67;
    const double f4_x_scaled = 8.216484579500756*z25 + 13.244249184889824*a4_x_scaled - z68;
    const double neg_f4_z_scaled = z73 + 0.061328548530152*neg_a4_z_scaled;

    /* forces on link 3 */
    const double z75 = 0.005487648106562256*U3_yz - (0.004377257121839583*U3_xz +
        (0.00012191242095074341*(z7 - z8) + 1.3360662912303295e-05*U3_yx));
    const double n3_z = neg_f4_z_scaled + (s4*n4_x + (z75 - 0.008919761981448001*a3_x_scaled)) -
        c4*neg_n4_y;

    /* forces on link 2 */
    const double z76 = 0.00012191242095074341*(wd3_x + z4) - (1.3360662912303295e-05*U3_zx +
        (0.013297019103287584*(wd2_y + z6) + 0.005487648106562256*(z7 - z9)));
    const double z77 = 0.004630579482008*(c4*(f4_x_scaled - 0.2610759493670886*f4_y_scaled) -
        s4*(f4_y_scaled + 0.2610759493670886*f4_x_scaled));
    const double z78 = 0.10510540975539225*U3_xz - z76 - n4_z + z77;
    const double z79 = s3*z78 + (0.0007689361029464*(z1 - z2) - (0.01026110182100817*U2_xy -
        0.00796671776787104*wd2_y));
    const double z80 = 0.013297019103287584*(z8 - z9) + (0.005487648106562256*U3_yx -
        0.27690780075318*c2) + 0.10510540975539225*U3_yz;
    const double z81 = s4*neg_n4_y + (c4*n4_x + (0.00012191242095074341*U3_zx - z80) -
        3.83030303030303*neg_f4_z_scaled);
    const double z82 = s3*z81 - (0.00398335888393552*(z3 - z2) + (4.74615389612781*s2 -
        0.01993386669246*c2));
    const double n2_x = c3*z81 - z79;
    const double n2_y = 0.01026110182100817*(z1 - z3) + (0.00796671776787104*neg_wd2_x -
        0.0007689361029464*U2_xy) - n3_z;
    const double n2_z = c3*z78 + z82;
    const double neg_n1_z = s2*n2_x + c2*n2_y;

    b[0] = -neg_n1_z;
    b[1] = n2_z;
    b[2] = n3_z;
    b[3] = n4_z;
    b[4] = n5_z;
    b[5] = n6_z;
    b[6] = z60;
    b[7] = 0.015*a8_z;
    b[8] = -0.015*neg_a9_z;
}

void panda_hand_gravity(const double q[9], double g[9])
{
    /* joint angles */
    const double th7 = q[6] - 0.7853981633974483;
    double s2, c2;
    double s7, c7;
    double s3, c3;
    double s4, c4;
    rbgen_sincos4(q[1], &s2, &c2, th7, &s7, &c7, q[2], &s3, &c3, q[3], &s4, &c4);
    double s6, c6;
    double s5, c5;
    rbgen_sincos2(q[5], &s6, &c6, q[4], &s5, &c5);

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
    const double c7_y_scaled = q[7] + 0.21722534005720015 - q[8];

    /* forces on link 6 */
    const double z1 = 0.0021935396871828427*c7;
    const double z2 = 0.08630376232273551*c7_y_scaled;
    const double c6_x_scaled = z1 + (1.3339544055264785 - z2*s7);

    /* forces on link 5 */
    const double c5_x_scaled = c6*c6_x_scaled + (s6 - 0.08431148334003252);
    const double z3 = 0.0021935396871828427*s7;
    const double neg_c5_y_scaled = z3 + (c7*z2 - 0.3904993895464789);
    const double neg_W7_zy_scaled = z1*W5_zy + z3*W6_zx;

    /* forces on link 4 */
    const double c4_y_scaled = s6*c6_x_scaled - (c6 - 11.579223629270691);
    const double c4_x_scaled = c5_x_scaled*c5 + (neg_c5_y_scaled*s5 - 3.1804678293393374);

    /* forces on link 3 */
    const double c3_y_scaled = c5_x_scaled*s5 - (c5*neg_c5_y_scaled - 0.16240696582748113);
    const double c3_x_scaled = 4.2971101238424145 - c4_y_scaled*s4 + c4*c4_x_scaled;

    /* forces on link 2 */
    const double neg_c2_y_scaled = c4*c4_y_scaled + 19.24286245624255 + s4*c4_x_scaled;
    const double c2_x_scaled = c3*c3_x_scaled - (c3_y_scaled*s3 + 0.01169125173767694);

    /* forces on link 1 */
    const double z4 = 67.08335429708335*neg_W7_zy_scaled;

    g[0] = 0.0;
    g[1] = -1.70502416163189*(s2*neg_c2_y_scaled + c2_x_scaled*c2);
    g[2] = 1.70502416163189*(c3_y_scaled*neg_W3_zx + c3_x_scaled*W3_zy);
    g[3] = 1.70502416163189*(c4_x_scaled*W4_zy - c4_y_scaled*W4_zx);
    g[4] = 1.70502416163189*(c5_x_scaled*W5_zy + neg_c5_y_scaled*W5_zx);
    g[5] = 1.70502416163189*(W6_zx + c6_x_scaled*W6_zy);
    g[6] = -1.70502416163189*(z2*W7_zx + neg_W7_zy_scaled);
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
    double s2, c2;
    rbgen_sincos4(q[3], &s4, &c4, th7, &s7, &c7, q[5], &s6, &c6, q[1], &s2, &c2);
    double s3, c3;
    double s5, c5;
    rbgen_sincos2(q[2], &s3, &c3, q[4], &s5, &c5);

    /* motion of link 2 */
    const double neg_w2_x = s2*qd[0];
    const double neg_w2_y = c2*qd[0];
    const double neg_wd2_x = qd[1]*neg_w2_y;
    const double wd2_y = neg_w2_x*qd[1];
    const double U2_xy = neg_w2_x*neg_w2_y;
    const double z1 = qd[1]*qd[1];
    const double z2 = neg_w2_y*neg_w2_y;
    const double z3 = neg_w2_x*neg_w2_x;

    /* motion of link 3 */
    const double w3_x = s3*qd[1] - c3*neg_w2_x;
    const double w3_y = s3*neg_w2_x + c3*qd[1];
    const double w3_z = qd[2] + neg_w2_y;
    const double wd3_x = w3_y*qd[2] - c3*neg_wd2_x;
    const double wd3_y = s3*neg_wd2_x - qd[2]*w3_x;
    const double z4 = w3_x*w3_z;
    const double z5 = w3_y*w3_x;
    const double z6 = w3_y*w3_z;
    const double U3_xz = wd3_y + z4;
    const double U3_yx = z5 - wd2_y;
    const double U3_yz = z6 - wd3_x;
    const double U3_zx = z4 - wd3_y;
    const double z7 = 118.9090909090909*s2;
    const double a3_x_scaled = 3.83030303030303*U3_xz - c3*z7;
    const double z8 = w3_y*w3_y;
    const double z9 = w3_z*w3_z;
    const double z10 = w3_x*w3_x;

    /* motion of link 4 */
    const double w4_x = s4*w3_z + c4*w3_x;
    const double w4_y = c4*w3_z - s4*w3_x;
    const double w4_z = qd[3] - w3_y;
    const double wd4_x = c4*wd3_x - s4*wd2_y + qd[3]*w4_y;
    const double neg_wd4_y = s4*wd3_x + c4*wd2_y + qd[3]*w4_x;
    const double z11 = z8 + z9 - a3_x_scaled;
    const double z12 = 118.9090909090909*c2 - 3.83030303030303*(z8 + z10) + U3_zx;
    const double z13 = w4_y*w4_x;
    const double z14 = w4_z*w4_x;
    const double U4_yx = z13 - wd3_y;
    const double U4_zx = z14 + neg_wd4_y;
    const double neg_a4_z_scaled = U3_yx + s3*z7 + 3.83030303030303*U3_yz;
    const double z15 = w4_y*w4_y;
    const double z16 = w4_z*w4_z;
    const double a4_x_scaled = s4*z12 - c4*z11;
    const double z17 = w4_x*w4_x;
    const double z18 = w4_y*w4_z;

    /* motion of link 5 */
    const double w5_x = c5*w4_x - s5*w4_z;
    const double neg_w5_y = c5*w4_z + s5*w4_x;
    const double w5_z = qd[4] + w4_y;
    const double wd5_x = c5*wd4_x + (s5*wd3_y - qd[4]*neg_w5_y);
    const double neg_wd5_y = qd[4]*w5_x - c5*wd3_y + s5*wd4_x;
    const double z19 = w5_x*w5_x;
    const double z20 = neg_w5_y*neg_w5_y;
    const double z21 = w5_x*w5_z;
    const double z22 = neg_w5_y*w5_x;
    const double z23 = neg_w5_y*w5_z;
    const double U5_xz = z21 - neg_wd5_y;
    const double neg_U5_yx = z22 + neg_wd4_y;
    const double neg_U5_yz = z23 + wd5_x;
    const double U5_zx = neg_wd5_y + z21;
    const double z24 = neg_a4_z_scaled + U4_zx;
    const double z25 = z15 + z16 + a4_x_scaled;
    const double z26 = w5_z*w5_z;

    /* motion of link 6 */
    const double w6_x = c6*w5_x + s6*w5_z;
    const double w6_y = c6*w5_z - s6*w5_x;
    const double w6_z = qd[5] + neg_w5_y;
    const double wd6_x = qd[5]*w6_y - s6*neg_wd4_y + c6*wd5_x;
    const double neg_wd6_y = s6*wd5_x + (c6*neg_wd4_y + qd[5]*w6_x);
    const double z27 = w6_x*w6_z;
    const double z28 = w6_x*w6_y;
    const double z29 = w6_z*w6_y;
    const double U6_xz = z27 - neg_wd6_y;
    const double U6_yx = neg_wd5_y + z28;
    const double U6_yz = z29 - wd6_x;
    const double U6_zx = neg_wd6_y + z27;
    const double z30 = w6_y*w6_y;
    const double z31 = w6_x*w6_x;
    const double z32 = w6_z*w6_z;

    /* motion of link 7 */
    const double w7_x = s7*w6_z + c7*w6_x;
    const double w7_y = c7*w6_z - s7*w6_x;
    const double w7_z = qd[6] - w6_y;
    const double z33 = w7_z*w7_y;
    const double wd7_x = s7*neg_wd5_y + qd[6]*w7_y + c7*wd6_x;
    const double neg_wd7_y = qd[6]*w7_x - c7*neg_wd5_y + s7*wd6_x;
    const double z34 = w7_y*w7_x;
    const double z35 = w7_z*w7_x;
    const double z36 = w7_x*w7_x;
    const double z37 = w7_z*w7_z;
    const double U7_xy = z34 - neg_wd6_y;
    const double U7_xz = z35 - neg_wd7_y;
    const double U7_yx = neg_wd6_y + z34;
    const double neg_U7_yy = z36 + z37;
    const double U7_yz = z33 - wd7_x;
    const double U7_zx = neg_wd7_y + z35;
    const double U7_zy = z33 + wd7_x;
    const double z38 = w7_y*w7_y;

    /* motion of link 8 */
    const double z39 = 2.0*w7_x;

    /* motion of link 9 */
    const double z40 = 2.0*w7_z;

    /* forces on link 1 */
    const double z41 = 0.003733467265364721*U7_yx - tau[6] - 0.002950684701996225*U7_xy +
        0.0012104718892606149*(z36 - z38) - 0.0002682829508251943*U7_yz;

    /* articulated body 8 */
    const double z42 = 0.015*q[8];
    const double z43 = 0.015*q[7];
    const double F7_xz = z42 - 0.0032583801008580025 - z43;
    const double I7_xx = q[8]*z42 + 0.006684151967360946 + q[7]*z43;

    /* articulated body 7 */
    const double z44 = 0.00038124751948473033*c7;
    const double z45 = F7_xz*s7 + z44;
    const double F6_yz = z45 + 0.231847552695;
    const double iD7 = 1.0/I7_xx;
    const double z46 = F7_xz*iD7;
    const double z47 = 6.30583397227744e-05*z46 - 3.932324948722908e-07*iD7;
    const double z48 = 0.0001705995483978012*z46;
    const double z49 = z48 - 1.0638606461172764e-06*iD7;
    const double z50 = 0.1654*z47 + 0.0012104718892606149 - 0.26010619889225367*z49;
    const double z51 = 2.0*c7;
    const double z52 = F7_xz*z46 - 0.03;
    const double z53 = 0.02735716*z52 - z48;
    const double z54 = z53 - (z49 + 0.007466934530729442);
    const double z55 = 4.211714100213948e-08*iD7 - I7_xx;
    const double z56 = z50*z51 + s7*(z54 - z55);
    const double z57 = s7*z56;
    const double z58 = 0.00038124751948473033*s7;
    const double z59 = F7_xz*c7 - z58;
    const double I6_xz = 0.088*z59 - (z50 + 0.0001037589172186849) + c7*z56;
    const double I6_zz = z57 + (0.176*z45 + (0.04590249585088273 - z54));
    const double z60 = 0.0002052246111024199*z46;
    const double z61 = 7.824137392001603e-08*iD7;
    const double z62 = 6.045949214026602*z53;
    const double z63 = s7*(z60 - z47) + c7*(z61 + z62);
    const double z64 = s7*z63;
    const double z65 = c7*z63;
    const double F6_xz = z61 + 0.168842705569 - z65;
    const double neg_F6_zz = z47 + z64;
    const double z66 = 1.4534967111325983e-07*iD7;
    const double z67 = 0.00038124751948473033*z46;
    const double z68 = s7*(z66 - z52) - z51*z67;
    const double z69 = s7*z68;
    const double G6_xz = z67 + c7*z68;
    const double G6_zz = z69 - z66;
    const double I6_yz = 0.088*neg_F6_zz + 9.3569097314605e-05;
    const double z70 = z65 - z62;

    /* articulated body 6 */
    const double iD6 = 1.0/I6_zz;
    const double z71 = iD6*neg_F6_zz;
    const double z72 = F6_yz*z71;
    const double z73 = G6_xz + z71*F6_xz;
    const double z74 = iD6*I6_yz;
    const double z75 = neg_F6_zz*z74 - (0.088*G6_zz + 0.22920755269499998);
    const double z76 = iD6*I6_xz;
    const double z77 = z70 + 0.168842705569 - neg_F6_zz*z76;
    const double neg_F5_yz = c6*z75 + (0.014653732538 - s6*z77);
    const double z78 = 0.088*z70 + 0.014311914382675314 - z74*I6_xz;
    const double z79 = 2.0*c6;
    const double z80 = I6_yz*z74 - (0.007743999999999999*G6_zz + 0.029883967133882083);
    const double z81 = I6_xz*z76 + (z57 + (z55 - 0.032974272243589696));
    const double z82 = z78*z79 + s6*(z80 - z81);
    const double z83 = s6*z82;
    const double I5_xz = c6*z82 - (z78 + 0.004600245517563105);
    const double I5_zz = z83 + (0.00290231213005343 - z80);
    const double z84 = z59 + 0.067870631425 - F6_yz*z76;
    const double z85 = F6_yz*z74;
    const double z86 = z60 - z64 + F6_xz*z76;
    const double z87 = 0.088*G6_xz + 0.067870631425 + F6_xz*z74;
    const double z88 = s6*(z85 - z86) - c6*(z87 - z84);
    const double z89 = c6*z88;
    const double z90 = s6*z88;
    const double F5_xz = z89 - z84;
    const double F5_zz = z90 - z85;
    const double z91 = iD6*F6_xz;
    const double z92 = z52 + z69 + F6_xz*z91;
    const double z93 = F6_yz*iD6;
    const double z94 = F6_yz*z93 - 0.03;
    const double z95 = F6_xz*z93;
    const double z96 = s6*(z92 - z94) + z79*z95;
    const double z97 = s6*z96;
    const double z98 = tau[5] - 0.0011196707334275558*U6_yx - 0.0005462437073966848*(z30 - z31) -
        0.0001037589172186849*U6_yz - 9.3569097314605e-05*U6_xz;
    const double z99 = 0.1654*c7;
    const double z100 = 0.0011313436792460268*U7_xz - (0.001622025095678321*(z36 - z37) -
        0.007318451567476511*U7_zy + 0.022572353478625882*U7_zx);
    const double z101 = 0.0012104718892606149*U7_zx + (0.0001871242445472928*U7_yz -
        0.0010314362055489793*(z37 - z38)) - 0.002950684701996225*U7_zy;

    /* articulated body 5 */
    const double z102 = 2.0*c5;
    const double iD5 = 1.0/I5_zz;
    const double z103 = neg_F5_yz*iD5;
    const double z104 = s6*z72 - z73*c6 + z103*F5_xz;
    const double z105 = iD5*F5_xz;
    const double z106 = z92 - z97 + F5_xz*z105;
    const double z107 = neg_F5_yz*z103 + (neg_F6_zz*z71 - G6_zz);
    const double z108 = z102*z104 - s5*(z106 - z107);
    const double z109 = iD5*F5_zz;
    const double z110 = s5*z108;
    const double G4_xz = z104 - c5*z108;
    const double neg_G4_yy = z94 + z97 + F5_zz*z109;
    const double G4_zz = z110 - z107;
    const double z111 = z95 - c6*z96 - F5_xz*z109;
    const double z112 = 0.0825*s5;
    const double z113 = 0.0825*c5;
    const double z114 = z72*c6 + s6*z73 - neg_F5_yz*z109;
    const double G4_yz_scaled = z113*z114 - z111*z112;
    const double z115 = 0.384*z104;
    const double z116 = 0.0021640520520981297*z103 + z115;
    const double z117 = iD5*I5_xz;
    const double z118 = s6*z75 + c6*z77 + neg_F5_yz*z117;
    const double z119 = z118 + 0.384*z107;
    const double z120 = 177.4449000095435*z106 + z105;
    const double z121 = 0.0021640520520981297*z120;
    const double z122 = z86 + z90 + F5_xz*z117;
    const double z123 = z115 + z122;
    const double z124 = c5*(z119 - z121) - s5*(z116 + z123);
    const double z125 = s5*z124;
    const double z126 = c5*z124;
    const double G4_xy_scaled = z111*z113 + z112*z114;
    const double z127 = 0.0021640520520981297*z109 - 0.014653732538 - 0.384*z111;
    const double z128 = z87 + z89 - F5_zz*z117 + 0.384*z114;
    const double z129 = c5*z127 - s5*z128;
    const double z130 = 0.0825*neg_G4_yy + z129;
    const double neg_F4_xz = z126 + (G4_xy_scaled - (z119 - 2.001003553603));
    const double F4_yz = z130 - 0.55030527465;
    const double F4_zz = z116 - G4_yz_scaled + z125;
    const double z131 = 0.0825*F4_zz;
    const double z132 = 0.0008309959880056819*(z120 + (z105 + 0.005635552219005547*iD5));
    const double z133 = 0.0021640520520981297*z117 + 0.00151524447332703 + 0.384*(z116 + z122);
    const double z134 = I5_xz*z117 + (z81 + z83) + 0.384*(z118 + z119);
    const double z135 = s5*(z132 - z134) - z102*z133;
    const double z136 = s5*z135;
    const double F4_yx_scaled = z113*z128 + z112*z127;
    const double neg_I4_xz = c5*z135 + (F4_yx_scaled - 0.0039053550262761 + z133);
    const double I4_yz = z131 - 0.0016444875773692703;
    const double I4_zz = z136 - (0.0825*(z129 + z130) + (z132 - 0.745135499752814));
    const double z137 = z121 + z126;
    const double a5_x = 0.384*U5_xz + z112*z24 + z113*z25;
    const double a5_y = z113*z24 - 0.384*neg_U5_yz - z112*z25;
    const double z138 = 0.088*U6_zx - a5_y;
    const double z139 = 0.0005462437073966848*U6_zx - (0.010045187828321242*U6_yz +
        (0.0001037589172186849*U6_yx + 9.3569097314605e-05*(z32 - z30)));
    const double z140 = 0.1654*s7;
    const double z141 = 0.004600245517563105*neg_U5_yz + (0.00151524447332703*(z19 - z20) + (tau[4]
        + 0.001451156065026715*neg_U5_yx)) - 0.0021640520520981297*U5_xz;
    const double z142 = 0.0001037589172186849*(z32 - z31) + (tau[6] - 9.3569097314605e-05*(neg_wd5_y
        - z28)) + 0.0005462437073966848*(z29 + wd6_x);

    /* articulated body 4 */
    const double z143 = 0.0825*G4_xz;
    const double iD4 = 1.0/I4_zz;
    const double z144 = z131*iD4;
    const double z145 = z143 + z144*neg_F4_xz;
    const double z146 = z144*F4_yz - G4_yz_scaled;
    const double neg_G3_xy_scaled = c4*z145 + s4*z146;
    const double z147 = iD4*neg_I4_xz;
    const double z148 = 12.121212121212121*F4_yx_scaled + F4_yz*z147;
    const double z149 = iD4*I4_yz;
    const double z150 = F4_yz*z149 - G4_yz_scaled;
    const double z151 = neg_F4_xz*z147 + (z123 + z125);
    const double z152 = z143 + neg_F4_xz*z149;
    const double z153 = s4*(z150 - z151) + c4*(z148 + z152);
    const double z154 = c4*z153;
    const double F3_xz = z154 - (neg_G3_xy_scaled + (z148 + 0.042079174377492354));
    const double z155 = z137 - 2.001003553603 - F4_zz*z147;
    const double z156 = 0.0825*G4_zz;
    const double z157 = z156 + 0.55030527465 - F4_zz*z149;
    const double z158 = s4*z155 - c4*z157;
    const double G3_yy_scaled = z156 - F4_zz*z144;
    const double z159 = z158 + G3_yy_scaled;
    const double z160 = 0.006806250000000001*G4_zz + 0.07299409762169373 - I4_yz*z149;
    const double z161 = z136 + (z134 - 0.7164977000608768) + neg_I4_xz*z147;
    const double z162 = 2.0*c4;
    const double z163 = 0.0825*z137 - 0.16189047268546086 - neg_I4_xz*z149;
    const double z164 = s4*(z160 + z161) + z162*z163;
    const double z165 = s4*z164;
    const double z166 = 0.0825*s4;
    const double z167 = 0.0825*c4;
    const double F3_yx_scaled = z157*z166 + z155*z167;
    const double I3_xz = z163 + F3_yx_scaled - c4*z164;
    const double I3_zz = 0.0825*(z158 + z159) + (z160 + 0.0613982335265277 - z165);
    const double G3_yz_scaled = c4*z146 - z145*s4;
    const double z168 = s4*z153;
    const double I3_yz_scaled = z150 - G3_yz_scaled - z168;
    const double z169 = iD4*F4_yz;
    const double z170 = 12.121212121212121*G4_xy_scaled + neg_F4_xz*z169;
    const double z171 = iD4*neg_F4_xz;
    const double z172 = z106 + z110 + neg_F4_xz*z171;
    const double z173 = neg_G4_yy + F4_yz*z169;
    const double F3_yz_scaled = 0.632*z159 + 0.48142532685222855;
    const double a4_y = z166*z11 + z167*z12;
    const double z174 = a4_y - 0.0825*U4_yx;
    const double a5_z = z174 - 0.384*(z19 + z20);
    const double a6_x = c6*a5_x + s6*a5_z;
    const double a6_y = c6*a5_z - s6*a5_x;
    const double z175 = 0.088*U6_yx + a6_y;
    const double z176 = 0.088*(z30 + z32) - a6_x;
    const double a7_x = 0.1654*U7_xz + s7*z138 - c7*z176;
    const double neg_a7_z = 0.1654*(z36 + z38) + z175;
    const double a8_x = a7_x - (qd[7]*z40 - q[7]*U7_xy);
    const double a8_y = neg_a7_z - (q[7]*U7_zy + z39*qd[7]);
    const double a9_x = a7_x - (q[8]*U7_xy - qd[8]*z40);
    const double neg_a9_y = neg_a7_z + (q[8]*U7_zy + z39*qd[8]);
    const double z177 = 0.014694149751030278*(a8_y + neg_a9_y) + (neg_a7_z -
        0.003191941676518975*U7_zy - 0.00037347387623449743*U7_zx + 1.5515228055814347*z175);
    const double a7_y_scaled = z58*z176 + (6.30583397227744e-05*U7_yz + z44*z138);
    const double z178 = 39.344518281123605*a7_y_scaled;
    const double neg_a9_z_scaled = z42*neg_U7_yy + z178;
    const double a8_z_scaled = z178 - z43*neg_U7_yy;
    const double f7_y = neg_a9_z_scaled + (0.00038124751948473033*U7_yx -
        0.0032583801008580025*neg_U7_yy + 2677.563448566663*a7_y_scaled + a8_z_scaled);
    const double f7_x_scaled = 39.344518281123605*(a9_x + a8_x) - (z38 + z37 -
        8.546626363003803*U7_xy - 2677.563448566663*a7_x);
    const double z179 = s7*f7_y - z44*f7_x_scaled;
    const double neg_phi7 = a7_y_scaled + (z41 - 0.0010314362055489793*U7_xz) -
        0.0032583801008580025*a7_x - z43*a8_x + z42*a9_x;
    const double z180 = iD7*neg_phi7;
    const double z181 = z46*neg_phi7;
    const double z182 = 0.006236010916257433*(U7_xy + z180) + (0.002305003140778297*neg_a7_z + z100
        - z181);
    const double phi9 = neg_a9_z_scaled + tau[8];
    const double phi8 = tau[7] - a8_z_scaled;
    const double z183 = 0.00038124751948473033*z180 + (phi9 - phi8);
    const double z184 = 0.0002682829508251943*(z180 - U7_yx) + (z43*a8_y - (z42*neg_a9_y -
        (0.0032583801008580025*neg_a7_z + z101)));
    const double z185 = 0.1654*z183 - z184;
    const double u6 = z98 - 0.0898316692265538*z177 + 0.1654*z179 - z99*z182 - s7*z185;
    const double z186 = c7*f7_y + z58*f7_x_scaled;
    const double z187 = c7*z185 - (0.1654*z186 - (0.067870631425*a6_y + z139) + z182*z140);
    const double z188 = z76*u6 + z187;
    const double z189 = z186 + 1.5838168575959795*z138;
    const double z190 = c7*z183 + s7*z181;
    const double z191 = 0.0011196707334275558*U6_zx + z142 - 0.010045187828321242*U6_xz +
        0.067870631425*a6_x + 0.088*(z189 - z190);
    const double z192 = z74*u6 - z191;
    const double neg_u5 = s6*z188 + (c6*z192 - (0.014653732538*a5_y + z141));
    const double z193 = iD5*neg_u5;
    const double z194 = 0.004600245517563105*(z19 - z26) - tau[5] - 0.00151524447332703*(wd5_x -
        z23) - 0.001451156065026715*U5_zx;
    const double z195 = z93*u6;
    const double z196 = c7*z181 - s7*z183 - z91*u6;
    const double z197 = s6*z195 + c6*z196 + z105*neg_u5;
    const double z198 = 0.0021640520520981297*(z193 + (neg_wd4_y - z22)) + (0.384*z197 - (z194 +
        0.014653732538*a5_z));
    const double z199 = 0.0031923204867866507*(z17 - z15) + (tau[3] - 0.07010120605438973*wd3_y -
        0.08093273305077073*z13) + 0.0039053550262761*(z18 - wd4_x);
    const double neg_f6_x = z179 + (1.5838168575959795*z176 + 0.067870631425*U6_xz);
    const double f6_y_scaled = z177 - 0.06648674812372878*U6_yz;
    const double z200 = 1.0208144230290206*f6_y_scaled;
    const double neg_f5_x = c6*neg_f6_x + (s6*z200 - (2.606315473549479*a5_x + 0.014653732538*(z20 +
        z26)));
    const double f5_y = 2.606315473549479*a5_y + (0.014653732538*neg_U5_yx - 0.067870631425*(z30 +
        z31)) - z189;
    const double z201 = s5*f5_y + c5*neg_f5_x;
    const double z202 = 1.4594202112800663*z174 - 0.014653732538*U5_zx + 2.606315473549479*a5_z +
        c6*(z200 + z195);
    const double z203 = z202 - s6*(z196 + neg_f6_x) - z109*neg_u5;
    const double z204 = 0.0021640520520981297*(z20 - z26) + 0.004600245517563105*neg_U5_yx +
        0.00151524447332703*U5_zx + c6*z188;
    const double z205 = z103*neg_u5 + (z190 + z71*u6);
    const double z206 = s6*z192 - z204 + z117*neg_u5 + 0.384*z205;
    const double z207 = 0.0016444875773692703*(neg_wd4_y - z14) - z199 + 0.384*z201 - 0.0825*z203 +
        s5*z206;
    const double neg_u4 = c5*z198 + z207;
    const double z208 = z112*neg_f5_x - z113*f5_y;

    /* articulated body 3 */
    const double z209 = 0.316*F3_xz;
    const double iD3 = 1.0/I3_zz;
    const double z210 = z209*iD3;
    const double z211 = 0.0825*I3_yz_scaled;
    const double z212 = iD3*z211;
    const double z213 = (c4 + 1.7846135404679708*s4)*(z162*z170 - s4*(z172 - z173)) - z170;
    const double z214 = (z211 + 0.632*F3_xz)*z212 + (0.052140000000000006*z213 + (0.099856*z172 -
        0.0613982335265277 + 0.006806250000000001*z173));
    const double z215 = z209*z210 + z214;
    const double z216 = iD3*I3_xz;
    const double z217 = 0.5*F3_yz_scaled;
    const double z218 = iD3*z217;
    const double z219 = z218 - z216;
    const double z220 = G3_yz_scaled - (z151 + 0.0003857988004770361) +
        3.83030303030303*neg_G3_xy_scaled - z168 - 0.2610759493670886*(z154 - z152);
    const double z221 = F3_xz*z219 + (z220 + z212*(3.1645569620253164*(z217 - I3_xz)));
    const double z222 = z165 - (z161 - 1.2103757575757574*G3_yy_scaled +
        7.66060606060606*F3_yx_scaled) + z216*(F3_yz_scaled - I3_xz);
    const double z223 = z222 - z217*z218;
    const double z224 = 0.632*c3*z221 + s3*(z215 + z223);
    const double z225 = s3*z224;
    const double I2_xz = c3*z224 + (0.01026110182100817 - 0.316*z221);
    const double I2_zz = z225 - (z215 - 1.0522442637268126);
    const double z226 = 0.053338820587702*wd4_x + (0.0016444875773692703*(z15 - z16) -
        (0.0039053550262761*U4_yx - 0.09769511851745846*z18));
    const double z227 = c5*z206 + (z226 - 0.0031923204867866507*U4_zx - 4.654545454545454*z208) -
        s5*z198;
    const double z228 = z227 - z147*neg_u4;
    const double z229 = 0.0039053550262761*(z17 - z16) - (tau[4] + 0.016762385466687735*z14) -
        0.0016444875773692703*(wd3_y + z13);
    const double z230 = z113*z205 + (0.009933178813024952*z24 - z208 - z112*z197);
    const double z231 = z229 + 0.027593912463068734*neg_wd4_y + 0.0031923204867866507*(wd4_x + z18)
        + z230 + z149*neg_u4;
    const double z232 = z144*neg_u4 + (z230 + 0.016011409030815*neg_a4_z_scaled);
    const double z233 = 0.005487648106562256*U3_yz - (0.004377257121839583*U3_xz +
        (0.00012191242095074341*(z10 - z8) + (tau[2] + 1.3360662912303295e-05*U3_yx)));
    const double u3 = s4*z228 + (c4*z231 - (z233 - 0.0023287353274350003*a3_x_scaled)) - z232;

    /* articulated body 2 */
    const double iD2 = 1.0/I2_zz;
    const double z234 = 0.03733744848940618 - 5.912627304143966e-07*iD2;
    const double z235 = iD2*I2_xz;
    const double z236 = (z223 + 1.0434259472263552 - z225 - I2_xz*z235 - z234)*s2 - (z235 +
        5.180350966318441)*(0.0015378722058928*c2);
    const double I1_zz = z234 + s2*z236;
    const double z237 = 0.013297019103287584*(z8 - z9) + (0.005487648106562256*U3_yx -
        0.27690780075318*c2) + 0.10510540975539225*U3_yz;
    const double z238 = c4*z228 - (s4*z231 + (0.00012191242095074341*U3_zx - z237)) +
        3.83030303030303*z232;
    const double z239 = z238 + z219*u3;
    const double z240 = 1.3360662912303295e-05*U3_zx + (0.005487648106562256*(z10 - z9) +
        (0.013297019103287584*(wd2_y + z5) - tau[3]));
    const double z241 = z203 + 2.352456790569697*a4_y - z169*neg_u4;
    const double z242 = c5*z197 + (s5*z205 + (z201 - (0.12040216743060547*z25 +
        0.194077685222*a4_x_scaled)));
    const double z243 = z242 - z171*neg_u4;
    const double z244 = z240 + 0.10510540975539225*U3_xz - 0.00012191242095074341*(wd3_x + z6) -
        z166*(3.83030303030303*z241 - z243);
    const double z245 = z210 + z212;
    const double z246 = z244 - z167*(z241 + 3.83030303030303*z243) + u3*z245;
    const double z247 = s3*z239 + (0.00398335888393552*(z3 - z2) + (4.74615389612781*s2 + (tau[1] -
        0.01993386669246*c2)));
    const double u2 = z247 - c3*z246;
    const double z248 = iD2*u2;

    /* articulated body 1 */
    const double iD1 = 1.0/I1_zz;
    const double z249 = s3*z246 + (0.0007689361029464*(z1 - z2) - (0.01026110182100817*U2_xy -
        0.00796671776787104*wd2_y));
    const double z250 = 0.01026110182100817*(z1 - z3) + (0.00796671776787104*neg_wd2_x - tau[2]) -
        0.0007689361029464*(U2_xy - z248);
    const double u1 = c2*z250 - (s2*(c3*z239 + z249 - z235*u2) - tau[0]);

    /* acceleration of link 1 */
    const double qdd1 = iD1*u1;

    /* acceleration of link 2 */
    const double z251 = s2*qdd1;
    const double z252 = c2*qdd1;
    const double qdd2 = z235*z251 + z248 + z252*(0.0007689361029464*iD2);

    /* acceleration of link 3 */
    const double z253 = s3*z251 + c3*qdd2;
    const double z254 = s3*qdd2 - c3*z251;
    const double z255 = iD3*u3 - z245*z253 + z219*z254;
    const double qdd3 = z255 - z252;

    /* acceleration of link 4 */
    const double z256 = s4*z254 - c4*z255;
    const double z257 = 3.83030303030303*z254 - z255;
    const double z258 = z166*z253;
    const double z259 = z167*z253;
    const double z260 = 3.83030303030303*z258 + z259;
    const double z261 = 3.83030303030303*z259 - z258;
    const double z262 = s4*z255 + c4*z254;
    const double z263 = z169*z260 + (z171*z261 - iD4*neg_u4) - z144*z257 + z147*z262;
    const double z264 = z149*z256 + z263;
    const double qdd4 = z253 + z264;

    /* acceleration of link 5 */
    const double z265 = z257 - z256;
    const double z266 = s5*z262 + c5*z264;
    const double z267 = c5*z261 - z112*z265 - 0.384*z266;
    const double z268 = c5*z262 - s5*z264;
    const double z269 = z260 + 0.0825*z264;
    const double z270 = z113*z265 + s5*z261 + 0.384*z268;
    const double z271 = z109*z269 - z193 - z117*z268 + z266*(0.0021640520520981297*iD5) - z103*z270;
    const double z272 = z271 - z105*z267;
    const double qdd5 = z256 + z272;

    /* acceleration of link 6 */
    const double z273 = c6*z272 - s6*z268;
    const double z274 = c6*z267 - s6*z269;
    const double z275 = iD6*u6 + z71*z270 + z93*(s6*z267 + c6*z269);
    const double z276 = c6*z268 + s6*z272;
    const double z277 = z74*z273 + (z91*z274 - z275) + z76*z276;
    const double neg_qdd6 = z266 + z277;

    /* acceleration of link 7 */
    const double z278 = z99*z276 - z140*z277;
    const double z279 = z270 - 0.088*z273;
    const double z280 = z278 + (s7*z274 - c7*z279);
    const double z281 = z140*z276 + z99*z277;
    const double qdd7 = (0.23504415591381153*z280 - (z278 +
        3.8445834980435807*z281))*(0.001622025095678321*iD7) - (z180 - z273 + z46*(s7*z279 + c7*z274
        - z281));

    /* acceleration of link 8 */
    const double qdd8 = z280 + 66.66666666666667*phi8;

    /* acceleration of link 9 */
    const double qdd9 = 66.66666666666667*phi9 - z280;

    qdd[0] = qdd1;
    qdd[1] = qdd2;
    qdd[2] = qdd3;
    qdd[3] = qdd4;
    qdd[4] = qdd5;
    qdd[5] = -neg_qdd6;
    qdd[6] = qdd7;
    qdd[7] = qdd8;
    qdd[8] = qdd9;
}

void panda_hand_forward_kinematics(const double q[9], double R[9], double p[3])
{
    /* joint angles */
    const double th7 = q[6] - 0.7853981633974483;
    double s1, c1;
    double s6, c6;
    double s7, c7;
    double s5, c5;
    rbgen_sincos4(q[0], &s1, &c1, q[5], &s6, &c6, th7, &s7, &c7, q[4], &s5, &c5);
    double s4, c4;
    double s3, c3;
    double s2, c2;
    rbgen_sincos3(q[3], &s4, &c4, q[2], &s3, &c3, q[1], &s2, &c2);

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
    const double z13 = 0.316*z2;
    const double z14 = z13 + 0.0825*z5;
    const double z15 = c2*c4 + s4*z7;
    const double z16 = 0.316*c2;
    const double z17 = 0.0825*z7 - z16;
    const double z18 = c4*z7 - c2*s4;
    const double z19 = s4*z3 + c4*z9;
    const double z20 = 0.316*z3;
    const double z21 = z20 + 0.0825*z9;
    const double z22 = s4*z9 - c4*z3;

    /* frame 5 */
    const double z23 = s5*z6 + c5*z12;
    const double z24 = c5*z18 - s5*z8;
    const double z25 = s5*z12 - c5*z6;
    const double z26 = s5*z18 + c5*z8;
    const double z27 = s5*z10 - c5*z19;
    const double z28 = c5*z10 + s5*z19;

    /* frame 6 */
    const double z29 = c6*z11 + s6*z23;
    const double z30 = c6*z15 + s6*z24;
    const double z31 = s6*z27 - c6*z22;

    /* Jacobian */
    const double z32 = 0.088*c6;
    const double z33 = 0.088*s6;
    const double z34 = 0.2104*z29 + (z23*z32 - z11*z33);
    const double z35 = 0.384*z11 + (0.0825*z12 - z14) - z34;
    const double z36 = 0.2104*z30 + (z32*z24 - z33*z15);
    const double z37 = 0.384*z15 - z17 + 0.0825*z18 - z36;
    const double z38 = z37 - z16;
    const double z39 = z13 + z35;
    const double z40 = z17 + z37;
    const double z41 = z14 + z35;
    const double z42 = 0.2104*z31 + (z33*z22 + z32*z27);
    const double z43 = 0.0825*z19 - z21 + 0.384*z22 + z42;
    const double z44 = z20 + z43;
    const double z45 = z21 + z43;

    J[0] = z35;
    J[1] = c1*z37;
    J[2] = z2*z38 + c2*z39;
    J[3] = -(z6*z40 + z8*z41);
    J[4] = z11*z36 - z34*z15;
    J[5] = z34*z26 - z36*z25;
    J[6] = 0.0;
    J[7] = 0.0;
    J[8] = 0.0;
    J[9] = -z43;
    J[10] = s1*z37;
    J[11] = -(c2*z44 + z38*z3);
    J[12] = z8*z45 - z40*z10;
    J[13] = -(z36*z22 + z15*z42);
    J[14] = z36*z28 + z26*z42;
    J[15] = 0.0;
    J[16] = 0.0;
    J[17] = 0.0;
    J[18] = 0.0;
    J[19] = s1*z35 + c1*z43;
    J[20] = z2*z44 - z39*z3;
    J[21] = -(z41*z10 + z6*z45);
    J[22] = -(z34*z22 + z11*z42);
    J[23] = z34*z28 + z25*z42;
    J[24] = 0.0;
    J[25] = 0.0;
    J[26] = 0.0;
    J[27] = 0.0;
    J[28] = -s1;
    J[29] = z3;
    J[30] = z10;
    J[31] = -z22;
    J[32] = z28;
    J[33] = -z31;
    J[34] = 0.0;
    J[35] = 0.0;
    J[36] = 0.0;
    J[37] = c1;
    J[38] = z2;
    J[39] = -z6;
    J[40] = -z11;
    J[41] = z25;
    J[42] = z29;
    J[43] = 0.0;
    J[44] = 0.0;
    J[45] = 1.0;
    J[46] = 0.0;
    J[47] = c2;
    J[48] = -z8;
    J[49] = z15;
    J[50] = -z26;
    J[51] = -z30;
    J[52] = 0.0;
    J[53] = 0.0;
}

void panda_hand_inertia_solve(const double q[9], const double phi[9], double qdd[9])
{
    /* joint angles */
    const double th7 = q[6] - 0.7853981633974483;
    double s2, c2;
    double s7, c7;
    double s6, c6;
    double s5, c5;
    rbgen_sincos4(q[1], &s2, &c2, th7, &s7, &c7, q[5], &s6, &c6, q[4], &s5, &c5);
    double s4, c4;
    double s3, c3;
    rbgen_sincos2(q[3], &s4, &c4, q[2], &s3, &c3);

    /* articulated body 8 */
    const double z1 = 0.015*q[8];
    const double z2 = 0.015*q[7];
    const double I7_xx = q[8]*z1 + 0.006684151967360946 + q[7]*z2;
    const double F7_xz = z1 - 0.0032583801008580025 - z2;

    /* articulated body 7 */
    const double iD7 = 1.0/I7_xx;
    const double z3 = 1.4534967111325983e-07*iD7;
    const double z4 = iD7*F7_xz;
    const double z5 = F7_xz*z4 - 0.03;
    const double z6 = 0.00038124751948473033*z4;
    const double z7 = 2.0*c7;
    const double z8 = s7*(z3 - z5) - z6*z7;
    const double z9 = s7*z8;
    const double G6_xz = z6 + c7*z8;
    const double G6_zz = z9 - z3;
    const double z10 = 6.30583397227744e-05*z4 - 3.932324948722908e-07*iD7;
    const double z11 = 0.0001705995483978012*z4;
    const double z12 = z11 - 1.0638606461172764e-06*iD7;
    const double z13 = 0.1654*z10 + 0.0012104718892606149 - 0.26010619889225367*z12;
    const double z14 = 0.02735716*z5 - z11;
    const double z15 = z14 - (z12 + 0.007466934530729442);
    const double z16 = 4.211714100213948e-08*iD7 - I7_xx;
    const double z17 = z7*z13 + s7*(z15 - z16);
    const double z18 = s7*z17;
    const double z19 = s7*F7_xz + 0.00038124751948473033*c7;
    const double z20 = F7_xz*c7 - 0.00038124751948473033*s7;
    const double I6_xz = 0.088*z20 - (z13 + 0.0001037589172186849) + c7*z17;
    const double I6_zz = z18 + (0.176*z19 + (0.04590249585088273 - z15));
    const double z21 = 0.0002052246111024199*z4;
    const double z22 = 7.824137392001603e-08*iD7;
    const double z23 = 6.045949214026602*z14;
    const double z24 = s7*(z21 - z10) + c7*(z22 + z23);
    const double z25 = s7*z24;
    const double z26 = c7*z24;
    const double F6_xz = z22 + 0.168842705569 - z26;
    const double F6_yz = z19 + 0.231847552695;
    const double neg_F6_zz = z10 + z25;
    const double I6_yz = 0.088*neg_F6_zz + 9.3569097314605e-05;
    const double z27 = z26 - z23;
    const double z28 = z4*phi[6];
    const double z29 = iD7*phi[6];
    const double z30 = phi[8] - phi[7] - 0.00038124751948473033*z29;
    const double z31 = 0.1654*z30 + 0.0002682829508251943*z29;
    const double z32 = s7*z28 - c7*z30;

    /* articulated body 6 */
    const double iD6 = 1.0/I6_zz;
    const double z33 = iD6*I6_yz;
    const double z34 = neg_F6_zz*z33 - (0.088*G6_zz + 0.22920755269499998);
    const double z35 = iD6*I6_xz;
    const double z36 = z27 + 0.168842705569 - neg_F6_zz*z35;
    const double neg_F5_yz = z34*c6 + (0.014653732538 - s6*z36);
    const double z37 = 0.088*z27 + 0.014311914382675314 - z33*I6_xz;
    const double z38 = 2.0*c6;
    const double z39 = I6_yz*z33 - (0.007743999999999999*G6_zz + 0.029883967133882083);
    const double z40 = I6_xz*z35 + (z18 + (z16 - 0.032974272243589696));
    const double z41 = z37*z38 + s6*(z39 - z40);
    const double z42 = s6*z41;
    const double I5_xz = c6*z41 - (z37 + 0.004600245517563105);
    const double I5_zz = z42 + (0.00290231213005343 - z39);
    const double z43 = iD6*neg_F6_zz;
    const double z44 = iD6*F6_xz;
    const double z45 = z5 + z9 + F6_xz*z44;
    const double z46 = iD6*F6_yz;
    const double z47 = F6_yz*z46 - 0.03;
    const double z48 = F6_xz*z46;
    const double z49 = s6*(z45 - z47) + z38*z48;
    const double z50 = s6*z49;
    const double z51 = z20 + 0.067870631425 - z35*F6_yz;
    const double z52 = z33*F6_yz;
    const double z53 = z21 - z25 + z35*F6_xz;
    const double z54 = 0.088*G6_xz + 0.067870631425 + z33*F6_xz;
    const double z55 = s6*(z52 - z53) - c6*(z54 - z51);
    const double z56 = c6*z55;
    const double z57 = s6*z55;
    const double F5_xz = z56 - z51;
    const double F5_zz = z57 - z52;
    const double z58 = z43*F6_yz;
    const double z59 = G6_xz + z43*F6_xz;
    const double z60 = 0.1654*(z28 - 0.006236010916257433*z29);
    const double neg_u6 = c7*z60 + (s7*z31 - phi[5]);
    const double z61 = phi[6] + 0.088*z32 + z33*neg_u6;
    const double z62 = z35*neg_u6 + (s7*z60 - c7*z31);
    const double z63 = c7*z28 + s7*z30 - z44*neg_u6;
    const double z64 = z46*neg_u6;

    /* articulated body 5 */
    const double iD5 = 1.0/I5_zz;
    const double z65 = I5_xz*iD5;
    const double z66 = s6*z34 + z36*c6 + neg_F5_yz*z65;
    const double z67 = neg_F5_yz*iD5;
    const double z68 = neg_F5_yz*z67 + (neg_F6_zz*z43 - G6_zz);
    const double z69 = z66 + 0.384*z68;
    const double z70 = iD5*F5_xz;
    const double z71 = z45 - z50 + F5_xz*z70;
    const double z72 = 177.4449000095435*z71 + z70;
    const double z73 = 0.0021640520520981297*z72;
    const double z74 = s6*z58 - c6*z59 + z67*F5_xz;
    const double z75 = 0.384*z74;
    const double z76 = 0.0021640520520981297*z67 + z75;
    const double z77 = z53 + z57 + z65*F5_xz;
    const double z78 = z75 + z77;
    const double z79 = c5*(z69 - z73) - s5*(z76 + z78);
    const double z80 = c5*z79;
    const double z81 = iD5*F5_zz;
    const double z82 = c6*z58 + s6*z59 - neg_F5_yz*z81;
    const double z83 = z48 - c6*z49 - F5_xz*z81;
    const double z84 = 2.0*c5;
    const double z85 = z74*z84 - s5*(z71 - z68);
    const double z86 = s5*z85;
    const double G4_xy = s5*z82 + c5*z83;
    const double G4_xz = z74 - c5*z85;
    const double neg_G4_yy = z47 + z50 + F5_zz*z81;
    const double G4_yz = c5*z82 - s5*z83;
    const double G4_zz = z86 - z68;
    const double z87 = 0.0021640520520981297*z81 - 0.014653732538 - 0.384*z83;
    const double z88 = z54 + z56 - z65*F5_zz + 0.384*z82;
    const double z89 = c5*z87 - s5*z88;
    const double z90 = 0.0825*neg_G4_yy + z89;
    const double z91 = s5*z79;
    const double z92 = 0.0825*G4_yz;
    const double neg_F4_xz = z80 + (0.0825*G4_xy - (z69 - 2.001003553603));
    const double F4_yx = s5*z87 + c5*z88;
    const double F4_yz = z90 - 0.55030527465;
    const double F4_zz = z91 + (z76 - z92);
    const double z93 = 0.0008309959880056819*(z72 + (z70 + 0.005635552219005547*iD5));
    const double z94 = 0.0021640520520981297*z65 + 0.00151524447332703 + 0.384*(z76 + z77);
    const double z95 = I5_xz*z65 + (z40 + z42) + 0.384*(z66 + z69);
    const double z96 = s5*(z93 - z95) - z84*z94;
    const double z97 = s5*z96;
    const double z98 = 0.0825*F4_zz;
    const double neg_I4_xz = c5*z96 + (0.0825*F4_yx - 0.0039053550262761 + z94);
    const double I4_yz = z98 - 0.0016444875773692703;
    const double I4_zz = z97 - (0.0825*(z89 + z90) + (z93 - 0.745135499752814));
    const double u5 = c6*z61 + (phi[4] + s6*z62);
    const double z99 = z43*neg_u6 + z32 + z67*u5;
    const double z100 = c6*z63 + s6*z64 + z70*u5;
    const double z101 = iD5*u5;
    const double z102 = 0.0021640520520981297*z101 - phi[5] + 0.384*z100;
    const double z103 = z81*u5 + (s6*z63 - c6*z64);
    const double z104 = c6*z62 - s6*z61 - z65*u5 - 0.384*z99;

    /* articulated body 4 */
    const double iD4 = 1.0/I4_zz;
    const double z105 = neg_F4_xz*iD4;
    const double z106 = neg_F4_xz*z105 + (z71 + z86);
    const double z107 = iD4*z98;
    const double z108 = 0.0825*G4_xz;
    const double z109 = neg_F4_xz*z107 + z108;
    const double z110 = z107*F4_yz - z92;
    const double neg_G3_xy_scaled = c4*z109 + s4*z110;
    const double z111 = iD4*neg_I4_xz;
    const double z112 = F4_yx + F4_yz*z111;
    const double z113 = neg_F4_xz*z111 + (z78 + z91);
    const double z114 = iD4*I4_yz;
    const double z115 = z92 - F4_yz*z114;
    const double z116 = z108 + neg_F4_xz*z114;
    const double z117 = c4*(z112 + z116) - s4*(z113 + z115);
    const double z118 = c4*z117;
    const double F3_xz = z118 - (neg_G3_xy_scaled + (z112 + 0.042079174377492354));
    const double z119 = 0.006806250000000001*G4_zz;
    const double z120 = z119 + 0.07299409762169373 - I4_yz*z114;
    const double z121 = z119 + 0.045400185158625005 - z98*z114;
    const double z122 = 0.0825*(z73 + z80);
    const double z123 = z122 - 0.1650827931722475 - z98*z111;
    const double z124 = s4*z123 - c4*z121;
    const double z125 = z97 + (z95 - 0.7164977000608768) + neg_I4_xz*z111;
    const double z126 = z122 - 0.16189047268546086 - neg_I4_xz*z114;
    const double z127 = 2.0*c4;
    const double z128 = s4*(z120 + z125) + z126*z127;
    const double z129 = s4*z128;
    const double G3_yy_scaled = z119 - z98*z107;
    const double z130 = G3_yy_scaled + z124;
    const double F3_yx_scaled = s4*z121 + c4*z123;
    const double I3_xz = z126 + F3_yx_scaled - c4*z128;
    const double I3_zz = z120 + 0.0613982335265277 + z124 - z129 + z130;
    const double z131 = iD4*F4_yz;
    const double z132 = neg_G4_yy + F4_yz*z131;
    const double z133 = G4_xy + neg_F4_xz*z131;
    const double z134 = s4*z117;
    const double G3_yz_scaled = c4*z110 - z109*s4;
    const double neg_I3_yz_scaled = z134 + (z115 + G3_yz_scaled);
    const double F3_yz_scaled = z130 + 0.06284428712865325;
    const double u4 = c5*z102 + (phi[3] + 0.0825*z103 - s5*z104);
    const double z135 = s5*z99 + c5*z100 - z105*u4;
    const double z136 = z103 + z131*u4;
    const double z137 = 0.0825*(c5*z99 - s5*z100);
    const double z138 = z137 + z107*u4;
    const double z139 = c5*z104 + s5*z102 + z111*u4;
    const double z140 = z114*u4 + (phi[4] + z137);

    /* articulated body 3 */
    const double iD3 = 1.0/I3_zz;
    const double z141 = F3_xz*iD3;
    const double z142 = (c4 + 1.7846135404679708*s4)*(s4*(z132 - z106) + z127*z133) +
        (0.1305379746835443*z132 - 1.1775648931056328 - z133);
    const double z143 = iD3*neg_I3_yz_scaled;
    const double z144 = z143*(F3_xz - 0.1305379746835443*neg_I3_yz_scaled) - z142 -
        1.915151515151515*(z106 + F3_xz*z141);
    const double z145 = 0.052140000000000006*z144;
    const double z146 = iD3*I3_xz;
    const double z147 = 3.83030303030303*F3_yz_scaled;
    const double z148 = iD3*z147;
    const double z149 = z148 - z146;
    const double z150 = 0.2610759493670886*(z118 - z116) + (z134 - (G3_yz_scaled - (z113 +
        0.0003857988004770361) + 3.83030303030303*neg_G3_xy_scaled));
    const double z151 = 0.2610759493670886*z143;
    const double z152 = F3_xz*z149 - z150 - (z147 - I3_xz)*z151;
    const double z153 = 7.66060606060606*F3_yx_scaled + (z125 - 14.671221303948576*G3_yy_scaled) -
        z129 - z146*(7.66060606060606*F3_yz_scaled - I3_xz);
    const double z154 = z147*z148 + z153;
    const double z155 = z152*(0.632*c3) - s3*(z145 + z154);
    const double z156 = s3*z155;
    const double I2_xz = c3*z155 - (0.316*z152 - 0.01026110182100817);
    const double I2_zz = z145 + 1.0522442637268126 + z156;
    const double z157 = 0.316*s4;
    const double z158 = 0.0825*c4;
    const double z159 = phi[3] + z157*(0.2610759493670886*z135 + z136) + z158*(z136 -
        3.83030303030303*z135);
    const double z160 = 0.316*(z151 - z141);
    const double u3 = phi[2] + z138 + s4*z139 - c4*z140;
    const double z161 = z159 + z160*u3;
    const double z162 = c4*z139 - 3.83030303030303*z138 + s4*z140 + z149*u3;

    /* articulated body 2 */
    const double iD2 = 1.0/I2_zz;
    const double u2 = c3*z161 + (phi[1] + s3*z162);
    const double z163 = iD2*u2;
    const double z164 = iD2*I2_xz;
    const double z165 = 5.912627304143966e-07*iD2 - 0.03733744848940618;
    const double z166 = s2*(z156 + (z154 - 1.0434259472263552) + I2_xz*z164 - z165) +
        c2*(0.0015378722058928*z164 + 0.00796671776787104);
    const double neg_I1_zz = z165 + s2*z166;

    /* articulated body 1 */
    const double u1 = phi[0] - c2*(phi[2] - 0.0007689361029464*z163) - (c3*z162 - s3*z161 -
        u2*z164)*s2;
    const double neg_iD1 = 1.0/neg_I1_zz;

    /* acceleration of link 1 */
    const double neg_qdd1 = u1*neg_iD1;

    /* acceleration of link 2 */
    const double z167 = c2*neg_qdd1;
    const double z168 = s2*neg_qdd1;
    const double qdd2 = z163 - 0.0007689361029464*iD2*z167 - z164*z168;

    /* acceleration of link 3 */
    const double z169 = c3*qdd2 - s3*z168;
    const double z170 = s3*qdd2 + c3*z168;
    const double z171 = z160*z169 + (iD3*u3 + z149*z170);
    const double qdd3 = z167 + z171;

    /* acceleration of link 4 */
    const double z172 = z158*z169;
    const double z173 = z157*z169;
    const double z174 = 3.83030303030303*z172 - 0.2610759493670886*z173;
    const double z175 = z172 + z173;
    const double z176 = 3.83030303030303*z170 - z171;
    const double z177 = c4*z170 + s4*z171;
    const double z178 = z107*z176 - (z105*z174 + (iD4*u4 + z131*z175)) - z111*z177;
    const double z179 = c4*z171 - s4*z170;
    const double z180 = z178 + z114*z179;
    const double qdd4 = z169 - z180;

    /* acceleration of link 5 */
    const double z181 = c5*z180 - s5*z177;
    const double z182 = c5*z177 + s5*z180;
    const double z183 = 0.0825*z180 - z175;
    const double z184 = 0.0825*(z176 + z179);
    const double z185 = 0.384*z182 + (c5*z184 + s5*z174);
    const double z186 = 0.0021640520520981297*iD5*z181 + (z65*z182 - z101) + z81*z183 + z67*z185;
    const double z187 = c5*z174 - s5*z184 + 0.384*z181;
    const double z188 = z186 + z70*z187;
    const double neg_qdd5 = z179 + z188;

    /* acceleration of link 6 */
    const double z189 = c6*z182 - s6*z188;
    const double z190 = s6*z183 + c6*z187;
    const double z191 = z44*z190 + (iD6*neg_u6 - z43*z185) - z46*(s6*z187 - c6*z183);
    const double z192 = c6*z188 + s6*z182;
    const double z193 = z35*z189 + z191 - z33*z192;
    const double qdd6 = z181 - z193;

    /* acceleration of link 7 */
    const double z194 = s7*z189 + c7*z193;
    const double z195 = z185 + 0.088*z192;
    const double z196 = z4*(0.1654*z194 - (c7*z190 + s7*z195)) + (z29 - z192);
    const double z197 = s7*z193 - c7*z189;
    const double z198 = 0.1654*z197 + (c7*z195 - s7*z190);
    const double qdd7 = z196 + 0.0010314362055489793*iD7*(0.26010619889225367*z197 - z194 -
        0.36962782325622584*z198);

    /* acceleration of link 8 */
    const double qdd8 = 66.66666666666667*phi[7] - z198;

    /* acceleration of link 9 */
    const double qdd9 = z198 + 66.66666666666667*phi[8];

    qdd[0] = -neg_qdd1;
    qdd[1] = qdd2;
    qdd[2] = qdd3;
    qdd[3] = qdd4;
    qdd[4] = -neg_qdd5;
    qdd[5] = qdd6;
    qdd[6] = qdd7;
    qdd[7] = qdd8;
    qdd[8] = qdd9;
}

void panda_hand_energy(const double q[9], const double qd[9], double e[2])
{
    /* joint angles */
    double s6, c6;
    double s2, c2;
    double s3, c3;
    double s4, c4;
    rbgen_sincos4(q[5], &s6, &c6, q[1], &s2, &c2, q[2], &s3, &c3, q[3], &s4, &c4);
    const double th7 = q[6] - 0.7853981633974483;
    double s5, c5;
    double s7, c7;
    rbgen_sincos2(q[4], &s5, &c5, th7, &s7, &c7);

    /* link 2 */
    const double neg_w2_x = qd[0]*s2;
    const double neg_w2_y = qd[0]*c2;
    const double z1 = 1.1127029608404966*neg_w2_x - qd[1];
    const double z2 = 0.12169220055710306*neg_w2_y - qd[1];
    const double z3 = 0.10936629526462396*neg_w2_y - neg_w2_x;
    const double z4 = 0.000704*neg_w2_y;
    const double z5 = 0.010254*neg_w2_x;

    /* link 3 */
    const double w3_x = s3*qd[1] - c3*neg_w2_x;
    const double w3_y = s3*neg_w2_x + qd[1]*c3;
    const double w3_z = neg_w2_y + qd[2];
    const double z6 = w3_y - 1.426411803183371*w3_x;
    const double z7 = 9.066719965113743*w3_x - w3_z;
    const double z8 = 6.356313054111892*w3_y - w3_z;
    const double z9 = 0.004761*w3_y;
    const double z10 = 0.011396*w3_z;
    const double z11 = c3*s2;
    const double z12 = s3*s2;

    /* link 4 */
    const double w4_x = s4*w3_z + w3_x*c4;
    const double w4_y = c4*w3_z - s4*w3_x;
    const double w4_z = qd[3] - w3_y;
    const double v4_z_scaled = 3.83030303030303*w3_x - w3_z;
    const double z13 = 0.0825*w3_y;
    const double z14 = c4*z13;
    const double z15 = s4*z13;
    const double v4_x = 3.83030303030303*z14 - z15;
    const double neg_v4_y = z14 + 3.83030303030303*z15;
    const double z16 = v4_x - 0.104419*w4_z + 0.027454*w4_y;
    const double z17 = 0.027454*w4_x + (neg_v4_y + 0.05317*w4_z);
    const double z18 = 0.007796*w4_y;
    const double z19 = 0.001332*w4_z;
    const double z20 = c4*z11 - s4*c2;
    const double z21 = c4*c2 + s4*z11;

    /* link 5 */
    const double z22 = 0.0825*v4_z_scaled;
    const double z23 = 0.0825*w4_y + 0.384*w4_x + z22;
    const double z24 = v4_x - 0.384*w4_z;
    const double v5_x = z24*c5 - s5*z23;
    const double neg_v5_y = z23*c5 + s5*z24;
    const double neg_v5_z = 0.0825*w4_z + neg_v4_y;
    const double w5_x = w4_x*c5 - s5*w4_z;
    const double neg_w5_y = w4_z*c5 + s5*w4_x;
    const double w5_z = qd[4] + w4_y;
    const double z25 = 0.041065*w5_z - 0.038437*neg_w5_y - v5_x;
    const double z26 = 0.011953*w5_z - 0.038437*w5_x + neg_v5_y;
    const double z27 = 0.041065*w5_x - (neg_v5_z + 0.011953*neg_w5_y);
    const double z28 = z22 + 0.104419*w4_x + 0.05317*w4_y;
    const double z29 = 0.000229*w5_z;
    const double z30 = 0.002117*w5_x;
    const double z31 = s5*z20 + c5*z12;
    const double z32 = c5*z20 - s5*z12;

    /* link 6 */
    const double v6_x = c6*v5_x - s6*neg_v5_z;
    const double neg_v6_y = c6*neg_v5_z + v5_x*s6;
    const double w6_x = c6*w5_x + s6*w5_z;
    const double w6_y = c6*w5_z - s6*w5_x;
    const double w6_z = qd[5] + neg_w5_y;
    const double z33 = 0.060149*w6_z + 0.010517*w6_x - neg_v6_y;
    const double z34 = 0.014117*w6_x - neg_v5_y + 0.060149*w6_y;
    const double z35 = v6_x + (0.014117*w6_z - 0.010517*w6_y);
    const double z36 = 0.000109*w6_y;
    const double z37 = 0.001158*w6_z;
    const double z38 = c6*z32 - s6*z21;

    /* link 7 */
    const double z39 = v6_x + 0.1654*w6_z;
    const double z40 = 0.1654*w6_x - neg_v5_y + 0.088*w6_y;
    const double v7_x = z39*c7 - s7*z40;
    const double neg_v7_y = z39*s7 + z40*c7;
    const double v7_z = neg_v6_y - 0.088*w6_z;
    const double w7_x = w6_z*s7 + w6_x*c7;
    const double w7_y = w6_z*c7 - s7*w6_x;
    const double w7_z = qd[6] - w6_y;
    const double z41 = 0.0022233580259170467*w7_z + 0.06624355701654427*w7_y - v7_x;
    const double z42 = 0.0022233580259170467*w7_x + v7_z - 0.00026014452153207547*w7_y;
    const double z43 = 0.00026014452153207547*w7_z + 0.06624355701654427*w7_x - neg_v7_y;
    const double z44 = c7*z31 - s7*z38;

    /* link 8 */
    const double v8_x = v7_x - q[7]*w7_z;
    const double neg_v8_y = w7_x*q[7] + v7_z;
    const double v8_z = qd[7] - neg_v7_y;

    /* link 9 */
    const double v9_x = v7_x + q[8]*w7_z;
    const double v9_y = v7_z - q[8]*w7_x;
    const double v9_z = neg_v7_y + qd[8];
    const double z45 = v9_z*v9_z + (v9_y*v9_y + neg_v8_y*neg_v8_y) + v9_x*v9_x + v8_x*v8_x;
    const double z46 = 0.0006056597694964612*w7_x;
    const double z47 = 0.0006236414467708698*w7_z;
    const double z48 = 0.0002668047033792*(0.01196098653990891*(z1*z1) + (z2*z2 + z3*z3)) +
        0.004606581888605612*(qd[0]*qd[0]);
    const double z49 = z48 + 0.001222414569513848*(z6*z6 + z7*z7 + 2.0346506322608358*(z8*z8));
    const double z50 = z49 + 1.7939475*(z16*z16 + (z28*z28 + z17*z17)) +
        z47*(0.19484574052057954*w7_x + (5.353082509934413*w7_z - w7_y));
    const double z51 = 0.612973*(z25*z25 + (z26*z26 + z27*z27)) + (z50 + z46*(w7_y +
        0.2006305943292569*w7_z + 12.213546981535508*w7_x));
    const double z52 = 0.8332775*(z33*z33 + (z34*z34 + z35*z35)) + (w7_y*(z46 +
        (0.007792218014302838*w7_y - z47)) + z51);
    const double z53 = qd[1]*(z4 - 0.025995*qd[1] + z5) - z4*(39.92897727272727*neg_w2_y - (qd[1] +
        5.575284090909091*neg_w2_x));
    const double z54 = z9*(7.593992858643142*w3_y - (w3_x + 2.689561016593153*w3_z)) +
        (z5*(0.7764774722059685*neg_w2_x - (qd[1] + 0.3827774527013848*neg_w2_y)) - z53);
    const double z55 = z54 - z10*(1.1236398736398736*w3_y + (w3_x - 0.9503334503334503*w3_z)) -
        w3_x*(z9 + z10 - 0.037242*w3_x);
    const double z56 = z55 + z18*(2.5079527963057977*w4_y + (w4_x + 1.108388917393535*w4_z)) -
        z19*(w4_x - 21.263513513513512*w4_z - 6.487237237237236*w4_y);
    const double z57 = z56 + w4_x*(0.025853*w4_x + (z18 - z19)) - z29*(17.62882096069869*w5_x +
        (neg_w5_y - 37.67248908296943*w5_z));
    const double z58 = z57 + (16.792158715162966*w5_x + (neg_w5_y - 1.9069437883797826*w5_z))*z30 -
        neg_w5_y*(z29 - 0.029474*neg_w5_y - z30);
    const double z59 = z36*(w6_x + 3.1284403669724767*w6_z + 39.944954128440365*w6_y) + (z58 +
        (0.29447322970639034*w6_y + (4.691709844559586*w6_z - w6_x))*z37);
    const double z60 = 0.732761*(z41*z41 + (z42*z42 + z43*z43)) + (z52 + 0.5*(z59 + w6_x*(z36 - z37
        + 0.001964*w6_x)));
    const double z61 = 32.80954542685272*c2 + 52.631297302255206 + 0.01993386669246*s2 -
        7.326676586344321*z11 + 0.27690780075318*z12;
    const double z62 = 0.14375311619778*z32 + (z61 + 19.74285606084543*z21 + 5.4227744943165*z20 +
        0.66581089427925*z31);
    const double z63 = 1.70502416163189*(c6*z21 + s6*z32) + (2.27442449193795*z38 - z62) -
        z44*(0.14715*(q[8] - q[7]));

    e[0] = 0.0075*(v8_z*v8_z + z45) + z60;
    e[1] = -(0.031964708789417005*z44 + z63 + 0.003740038166145205*(s7*z31 + c7*z38));
}
