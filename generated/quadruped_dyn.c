/* quadruped: robot dynamics as straight-line C, by rbgen 0.2.0
 *
 * joints   18: PPPRRRRRRRRRRRRRRR
 * source   made up, of the size of a small walking robot: a free trunk, four legs of three
 *          joints
 * model    e71c96f769b6ca28
 * command  rbgen emit quadruped
 *
 * Operations of each call: multiplications M, additions and subtractions A, divisions and square
 * roots D, pairs of sine and cosine.
 *
 *   function                       algorithm            M      A    D  sin/cos
 *   inverse_dynamics               best                532    528    0       12
 *   inertia_matrix                 best                263    248    0       12
 *   bias                           best                501    468    0       12
 *   gravity                        best                114     85    0       12
 *   forward_dynamics               best               1137   1068   14       16
 *   forward_kinematics             best: tool-cross     54     40    0        4
 *   jacobian                       best: frames         85     54    0        3
 *   inertia_solve                  best                671    624   14       12
 *   energy                         best: links         328    275    0       12
 *   position_rates                 best: quaternions    36     25    0        0
 *   integrate                      best: exponential    68     60    2        1
 *   forward_kinematics_front_left  best: tool-cross     54     40    0        4
 *   jacobian_front_left            best: frames         85     54    0        3
 *   forward_kinematics_front_right best: tool-cross     54     40    0        4
 *   jacobian_front_right           best: frames         85     54    0        3
 *   forward_kinematics_rear_left   best: tool-cross     54     40    0        4
 *   jacobian_rear_left             best: frames         85     54    0        3
 *
 * What goes in and comes out, with its SI unit (in parentheses: of joints that slide). Arrays are
 * row-major double; joints come in the order of the robot file.
 *
 *   inverse_dynamics               q [rad (m)], qd [rad/s (m/s)], qdd [rad/s^2 (m/s^2)] -> tau [N
 *                                  m (N)]
 *   inertia_matrix                 q [rad (m)] -> M [kg m^2 (kg m, kg)]
 *   bias                           q [rad (m)], qd [rad/s (m/s)] -> b [N m (N)]
 *   gravity                        q [rad (m)] -> g [N m (N)]
 *   forward_dynamics               q [rad (m)], qd [rad/s (m/s)], tau [N m (N)] -> qdd [rad/s^2
 *                                  (m/s^2)]
 *   forward_kinematics             q [rad (m)] -> R [1], p [m]
 *   jacobian                       q [rad (m)] -> J [m (1), then 1 (0)]
 *   inertia_solve                  q [rad (m)], phi [N m (N)] -> qdd [rad/s^2 (m/s^2)]
 *   energy                         q [rad (m)], qd [rad/s (m/s)] -> e [J]
 *   position_rates                 q [rad (m)], qd [rad/s (m/s)] -> dq_dt [rad (m; 1 of a
 *                                  quaternion)]
 *   integrate                      q [rad (m)], step [rad (m)] -> q_next [rad (m; 1 of a
 *                                  quaternion)]
 *   forward_kinematics_front_left  q [rad (m)] -> R [1], p [m]
 *   jacobian_front_left            q [rad (m)] -> J [m (1), then 1 (0)]
 *   forward_kinematics_front_right q [rad (m)] -> R [1], p [m]
 *   jacobian_front_right           q [rad (m)] -> J [m (1), then 1 (0)]
 *   forward_kinematics_rear_left   q [rad (m)] -> R [1], p [m]
 *   jacobian_rear_left             q [rad (m)] -> J [m (1), then 1 (0)]
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

#define QUADRUPED_DOF 18
#define QUADRUPED_POSITIONS 19

#ifdef __cplusplus
extern "C" {
#endif

/* joint torques (forces) for the motion */
void quadruped_inverse_dynamics(const double q[19], const double qd[18], const double qdd[18],
                                double tau[18]);
/* symmetric, row-major */
void quadruped_inertia_matrix(const double q[19], double M[324]);
/* Coriolis, centrifugal, gravity, friction */
void quadruped_bias(const double q[19], const double qd[18], double b[18]);
/* torques that hold the arm still */
void quadruped_gravity(const double q[19], double g[18]);
/* accelerations for the torques */
void quadruped_forward_dynamics(const double q[19], const double qd[18], const double tau[18],
                                double qdd[18]);
/* tool in the world: axes as columns of R, origin p */
void quadruped_forward_kinematics(const double q[19], double R[9], double p[3]);
/* 6 x n: linear rows, then angular, world axes, at the tool */
void quadruped_jacobian(const double q[19], double J[108]);
/* M^-1 phi */
void quadruped_inertia_solve(const double q[19], const double phi[18], double qdd[18]);
/* kinetic, potential (zero at the world's origin) */
void quadruped_energy(const double q[19], const double qd[18], double e[2]);
/* dq/dt: qd, but for quaternions and the places of free joints */
void quadruped_position_rates(const double q[19], const double qd[18], double dq_dt[19]);
/* positions after qd = step for a unit of time */
void quadruped_integrate(const double q[19], const double step[18], double q_next[19]);
/* front_left: tool in the world: axes as columns of R, origin p */
void quadruped_forward_kinematics_front_left(const double q[19], double R[9], double p[3]);
/* front_left: 6 x n: linear rows, then angular, world axes, at the tool */
void quadruped_jacobian_front_left(const double q[19], double J[108]);
/* front_right: tool in the world: axes as columns of R, origin p */
void quadruped_forward_kinematics_front_right(const double q[19], double R[9], double p[3]);
/* front_right: 6 x n: linear rows, then angular, world axes, at the tool */
void quadruped_jacobian_front_right(const double q[19], double J[108]);
/* rear_left: tool in the world: axes as columns of R, origin p */
void quadruped_forward_kinematics_rear_left(const double q[19], double R[9], double p[3]);
/* rear_left: 6 x n: linear rows, then angular, world axes, at the tool */
void quadruped_jacobian_rear_left(const double q[19], double J[108]);

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

void quadruped_inverse_dynamics(const double q[19], const double qd[18], const double qdd[18],
                                double tau[18])
{
    /* joint angles */
    const double z1 = qd[3]*qd[5];
    const double neg_wd5_y = qd[3]*qd[4];
    const double wd5_z = z1 + qdd[4];
    const double R1_zx_scaled = q[3]*q[5] - q[6]*q[4];
    double s17, c17;
    double s7, c7;
    double s16, c16;
    double s10, c10;
    rbgen_sincos4(q[17], &s17, &c17, q[7], &s7, &c7, q[16], &s16, &c16, q[10], &s10, &c10);
    double s13, c13;
    double s8, c8;
    double s11, c11;
    double s14, c14;
    rbgen_sincos4(q[13], &s13, &c13, q[8], &s8, &c8, q[11], &s11, &c11, q[14], &s14, &c14);
    const double z2 = q[18] - 1.6124389058934852;
    const double z3 = q[9] + 1.5291537476963082;
    const double z4 = q[15] + 1.5291537476963082;
    const double z5 = q[12] - 1.6124389058934852;
    double z6, z7;
    double z8, z9;
    double z10, z11;
    double z12, z13;
    rbgen_sincos4(z2, &z6, &z7, z3, &z8, &z9, z4, &z10, &z11, z5, &z12, &z13);
    const double U6_yx = qdd[5] - neg_wd5_y;
    const double R1_zy_scaled = q[6]*q[3] + q[4]*q[5];
    const double z14 = qd[5]*qd[4];
    const double neg_R1_zz_scaled = q[4]*q[4] + (q[3]*q[3] - 0.5);
    const double wd4_z = qdd[3] - z14;
    const double z15 = 0.0058447053726169845*z11 - 0.0002470710571923744*z10;
    const double z16 = z10*z15 + 0.0001235355285961872;
    const double z17 = z11*z15;
    const double z18 = z17 - 0.005864852686308492;
    const double z19 = z17 + 2.01473136915078e-05;
    const double z20 = 0.0058447053726169845*(0.04227262820636373*z6 - z7);
    const double z21 = z6*z20 - 0.0001235355285961872;
    const double z22 = z7*z20;
    const double z23 = z22 + 0.005864852686308492;
    const double z24 = z22 - 2.01473136915078e-05;
    const double z25 = 0.0058447053726169845*z9 - 0.0002470710571923744*z8;
    const double z26 = z9*z25;
    const double z27 = z26 - 0.005864852686308492;
    const double z28 = z8*z25 + 0.0001235355285961872;
    const double z29 = z26 + 2.01473136915078e-05;
    const double z30 = 0.0058447053726169845*(z13 - 0.04227262820636373*z12);
    const double z31 = z12*z30 + 0.0001235355285961872;
    const double z32 = z13*z30;
    const double z33 = z32 + 2.01473136915078e-05;
    const double z34 = z32 - 0.005864852686308492;

    /* motion of link 1 */
    const double a1_z = qdd[0] - qd[5]*qd[1] + qd[4]*qd[2] + 19.62*R1_zx_scaled;

    /* motion of link 2 */
    const double a2_z = qdd[1] - qd[3]*qd[2] + qd[5]*qd[0] + 19.62*R1_zy_scaled;

    /* motion of link 3 */
    const double a3_z = qd[3]*qd[1] + (qdd[2] - qd[4]*qd[0]) - 19.62*neg_R1_zz_scaled;

    /* motion of link 4 */
    const double neg_U4_xx = qd[3]*qd[3];

    /* motion of link 5 */
    const double neg_U5_xx = qd[4]*qd[4];
    const double neg_U5_yy = neg_U5_xx + neg_U4_xx;

    /* motion of link 6 */
    const double z35 = qd[5]*qd[5];
    const double neg_U6_xx = z35 + neg_U4_xx;
    const double neg_U6_xy = qdd[5] + neg_wd5_y;
    const double neg_U6_yy = z35 + neg_U5_xx;
    const double U6_zx = qdd[3] + z14;
    const double U6_zy = qdd[4] - z1;

    /* motion of link 7 */
    const double w7_x = qd[5]*c7 - qd[4]*s7;
    const double neg_w7_y = qd[4]*c7 + qd[5]*s7;
    const double w7_z = qd[3] + qd[6];
    const double wd7_x = qdd[5]*c7 - qdd[4]*s7 - qd[6]*neg_w7_y;
    const double neg_wd7_y = qdd[4]*c7 + qdd[5]*s7 + qd[6]*w7_x;
    const double wd7_z = qdd[3] + qdd[6];
    const double U7_yx = wd7_z - w7_x*neg_w7_y;
    const double U7_zx = neg_wd7_y + w7_z*w7_x;

    /* motion of link 8 */
    const double neg_w8_x = s8*w7_z + c8*w7_x;
    const double w8_y = s8*w7_x - c8*w7_z;
    const double w8_z = qd[7] + neg_w7_y;
    const double z36 = neg_w8_x*w8_y;
    const double neg_wd8_x = c8*wd7_x + (s8*wd7_z - w8_y*qd[7]);
    const double wd8_y = s8*wd7_x + (neg_w8_x*qd[7] - c8*wd7_z);
    const double wd8_z = neg_wd7_y + qdd[7];
    const double z37 = w8_z*w8_z;
    const double z38 = w8_y*w8_y;
    const double z39 = neg_w8_x*w8_z;
    const double z40 = neg_w8_x*neg_w8_x;
    const double z41 = w8_y*w8_z;
    const double neg_U8_xx = z37 + z38;
    const double neg_U8_xy = z36 + wd8_z;
    const double U8_xz = wd8_y - z39;
    const double U8_yx = wd8_z - z36;
    const double neg_U8_yy = z40 + z37;
    const double U8_yz = z41 + neg_wd8_x;
    const double neg_U8_zx = wd8_y + z39;
    const double U8_zy = z41 - neg_wd8_x;
    const double neg_U8_zz = z40 + z38;

    /* motion of link 9 */
    const double wd9_z = wd8_z + qdd[8];
    const double w9_z = w8_z + qd[8];
    const double z42 = w9_z*w9_z;
    const double z43 = qd[8] + w9_z;
    const double neg_U9_xx = z42 + z38;
    const double neg_U9_xy = z36 + wd9_z;
    const double U9_yx = wd9_z - z36;
    const double neg_U9_yy = z40 + z42;
    const double neg_U9_zx = wd8_y + neg_w8_x*z43;
    const double U9_zy = w8_y*z43 - neg_wd8_x;

    /* motion of link 10 */
    const double z44 = 0.18*neg_U6_yy;
    const double z45 = 0.05*U6_yx;
    const double z46 = z44 + z45;
    const double z47 = 0.05*neg_U6_xx;
    const double z48 = 0.18*neg_U6_xy;
    const double z49 = z47 - z48;
    const double z50 = 0.05*U6_zx;
    const double z51 = 0.18*U6_zy;
    const double z52 = z50 - z51;
    const double z53 = z44 - z45;
    const double z54 = z47 + z48;
    const double z55 = a2_z + z54;
    const double z56 = z50 + z51;
    const double z57 = z56 - a3_z;
    const double neg_a10_x = s10*z55 + c10*z57;
    const double a10_y = s10*z57 - c10*z55;
    const double a10_z = a1_z - z53;
    const double w10_x = qd[5]*c10 - qd[4]*s10;
    const double neg_w10_y = qd[4]*c10 + qd[5]*s10;
    const double w10_z = qd[3] + qd[9];
    const double wd10_x = qdd[5]*c10 - qdd[4]*s10 - qd[9]*neg_w10_y;
    const double neg_wd10_y = qdd[4]*c10 + qdd[5]*s10 + qd[9]*w10_x;
    const double wd10_z = qdd[3] + qdd[9];
    const double z58 = z49 - a2_z;
    const double z59 = z52 + a3_z;
    const double a7_x = s7*z58 + c7*z59;
    const double a7_y = z58*c7 - s7*z59;
    const double a7_z = a1_z - z46;
    const double neg_a8_x = a7_z*s8 + c8*a7_x;
    const double neg_a9_x = 0.2*neg_U8_xx + neg_a8_x;
    const double a9_y = 0.2*U8_yx - (c8*a7_z - a7_x*s8);
    const double neg_a9_z = a7_y + 0.2*neg_U8_zx;
    const double U10_yx = wd10_z - w10_x*neg_w10_y;
    const double U10_zx = w10_z*w10_x + neg_wd10_y;

    /* motion of link 11 */
    const double neg_w11_x = s11*w10_z + c11*w10_x;
    const double w11_y = s11*w10_x - w10_z*c11;
    const double w11_z = qd[10] + neg_w10_y;
    const double z60 = neg_w11_x*w11_z;
    const double wd11_x = qd[10]*w11_y - (c11*wd10_x + s11*wd10_z);
    const double wd11_y = neg_w11_x*qd[10] - (c11*wd10_z - s11*wd10_x);
    const double wd11_z = qdd[10] + neg_wd10_y;
    const double z61 = w11_y*w11_y;
    const double z62 = w11_z*w11_z;
    const double z63 = neg_w11_x*w11_y;
    const double z64 = neg_w11_x*neg_w11_x;
    const double z65 = w11_z*w11_y;
    const double neg_U11_xx = z61 + z62;
    const double neg_U11_xy = z63 + wd11_z;
    const double U11_xz = wd11_y - z60;
    const double U11_yx = wd11_z - z63;
    const double neg_U11_yy = z62 + z64;
    const double U11_yz = z65 - wd11_x;
    const double neg_U11_zx = z60 + wd11_y;
    const double U11_zy = wd11_x + z65;
    const double neg_U11_zz = z61 + z64;
    const double a11_x = c11*neg_a10_x - a10_z*s11;

    /* motion of link 12 */
    const double w12_z = w11_z + qd[11];
    const double z66 = w12_z*w12_z;
    const double wd12_z = wd11_z + qdd[11];
    const double z67 = qd[11] + w12_z;
    const double neg_U12_xx = z66 + z61;
    const double neg_U12_xy = wd12_z + z63;
    const double U12_yx = wd12_z - z63;
    const double neg_U12_yy = z66 + z64;
    const double neg_U12_zx = neg_w11_x*z67 + wd11_y;
    const double U12_zy = wd11_x + w11_y*z67;
    const double a12_x = a11_x - 0.2*neg_U11_xx;
    const double a12_y = 0.2*U11_yx - (s11*neg_a10_x + a10_z*c11);
    const double neg_a12_z_scaled = 5.0*a10_y + neg_U11_zx;

    /* motion of link 13 */
    const double w13_x = qd[5]*c13 - qd[4]*s13;
    const double neg_w13_y = qd[4]*c13 + qd[5]*s13;
    const double w13_z = qd[3] + qd[12];
    const double z68 = z54 - a2_z;
    const double z69 = a3_z + z56;
    const double a13_x = s13*z68 + c13*z69;
    const double a13_y = c13*z68 - s13*z69;
    const double a13_z = a1_z + z53;
    const double wd13_x = qdd[5]*c13 - qdd[4]*s13 - qd[12]*neg_w13_y;
    const double neg_wd13_y = qdd[5]*s13 + qdd[4]*c13 + qd[12]*w13_x;
    const double wd13_z = qdd[3] + qdd[12];
    const double U13_yx = wd13_z - w13_x*neg_w13_y;
    const double U13_zx = neg_wd13_y + w13_z*w13_x;

    /* motion of link 14 */
    const double neg_w14_x = w13_z*s14 + w13_x*c14;
    const double w14_y = s14*w13_x - w13_z*c14;
    const double w14_z = qd[13] + neg_w13_y;
    const double z70 = neg_w14_x*neg_w14_x;
    const double z71 = w14_z*w14_z;
    const double z72 = w14_y*w14_y;
    const double wd14_x = qd[13]*w14_y - (s14*wd13_z + c14*wd13_x);
    const double wd14_y = s14*wd13_x + (neg_w14_x*qd[13] - c14*wd13_z);
    const double wd14_z = neg_wd13_y + qdd[13];
    const double z73 = neg_w14_x*w14_y;
    const double z74 = neg_w14_x*w14_z;
    const double z75 = w14_z*w14_y;
    const double neg_U14_xx = z71 + z72;
    const double neg_U14_xy = wd14_z + z73;
    const double U14_xz = wd14_y - z74;
    const double U14_yx = wd14_z - z73;
    const double neg_U14_yy = z70 + z71;
    const double U14_yz = z75 - wd14_x;
    const double neg_U14_zx = wd14_y + z74;
    const double U14_zy = wd14_x + z75;
    const double neg_U14_zz = z70 + z72;
    const double neg_a14_x = c14*a13_x + s14*a13_z;

    /* motion of link 15 */
    const double neg_a15_x = 0.2*neg_U14_xx + neg_a14_x;
    const double a15_y = s14*a13_x - c14*a13_z + 0.2*U14_yx;
    const double neg_a15_z = a13_y + 0.2*neg_U14_zx;
    const double w15_z = w14_z + qd[14];
    const double z76 = w15_z*w15_z;
    const double wd15_z = wd14_z + qdd[14];
    const double z77 = qd[14] + w15_z;
    const double neg_U15_xx = z76 + z72;
    const double neg_U15_xy = wd15_z + z73;
    const double U15_yx = wd15_z - z73;
    const double neg_U15_yy = z70 + z76;
    const double neg_U15_zx = wd14_y + neg_w14_x*z77;
    const double U15_zy = wd14_x + w14_y*z77;

    /* motion of link 16 */
    const double w16_x = qd[5]*c16 - qd[4]*s16;
    const double neg_w16_y = qd[4]*c16 + qd[5]*s16;
    const double w16_z = qd[3] + qd[15];
    const double wd16_x = c16*qdd[5] - qdd[4]*s16 - neg_w16_y*qd[15];
    const double neg_wd16_y = qd[15]*w16_x + (qdd[4]*c16 + qdd[5]*s16);
    const double wd16_z = qdd[3] + qdd[15];
    const double z78 = z49 + a2_z;
    const double z79 = z52 - a3_z;
    const double neg_a16_x = s16*z78 + c16*z79;
    const double a16_y = s16*z79 - c16*z78;
    const double a16_z = a1_z + z46;
    const double U16_yx = wd16_z - neg_w16_y*w16_x;
    const double U16_zx = neg_wd16_y + w16_z*w16_x;

    /* motion of link 17 */
    const double neg_w17_x = w16_z*s17 + c17*w16_x;
    const double w17_y = s17*w16_x - c17*w16_z;
    const double w17_z = neg_w16_y + qd[16];
    const double neg_wd17_x = c17*wd16_x + (s17*wd16_z - qd[16]*w17_y);
    const double wd17_y = wd16_x*s17 - c17*wd16_z + qd[16]*neg_w17_x;
    const double wd17_z = qdd[16] + neg_wd16_y;
    const double z80 = w17_y*w17_z;
    const double z81 = w17_z*w17_z;
    const double z82 = w17_y*w17_y;
    const double z83 = w17_y*neg_w17_x;
    const double z84 = w17_z*neg_w17_x;
    const double z85 = neg_w17_x*neg_w17_x;
    const double neg_U17_xx = z81 + z82;
    const double neg_U17_xy = wd17_z + z83;
    const double U17_xz = wd17_y - z84;
    const double U17_yx = wd17_z - z83;
    const double neg_U17_yy = z85 + z81;
    const double U17_yz = neg_wd17_x + z80;
    const double neg_U17_zx = wd17_y + z84;
    const double U17_zy = z80 - neg_wd17_x;
    const double neg_U17_zz = z85 + z82;
    const double a17_x = c17*neg_a16_x - s17*a16_z;

    /* motion of link 18 */
    const double w18_z = w17_z + qd[17];
    const double z86 = w18_z*w18_z;
    const double wd18_z = wd17_z + qdd[17];
    const double z87 = qd[17] + w18_z;
    const double neg_U18_xx = z86 + z82;
    const double neg_U18_xy = z83 + wd18_z;
    const double U18_yx = wd18_z - z83;
    const double neg_U18_yy = z85 + z86;
    const double neg_U18_zx = wd17_y + neg_w17_x*z87;
    const double U18_zy = w17_y*z87 - neg_wd17_x;
    const double a18_x = a17_x - 0.2*neg_U17_xx;
    const double a18_y = 0.2*U17_yx - (c17*a16_z + s17*neg_a16_x);
    const double neg_a18_z_scaled = 0.07*neg_U17_zx + 0.35*a16_y;

    /* forces on link 18 */
    const double z88 = z85 - z82;

    /* forces on link 17 */
    const double z89 = 0.024020824298928628*z7;
    const double z90 = 0.024020824298928628*z6;
    const double z91 = U18_yx*z90;
    const double neg_f18_y = 0.083*U17_yz + (neg_U18_yy*z89 + z91 - 0.35*a18_y);
    const double f18_z = z89*U18_zy + (z90*neg_U18_zx + 0.083*neg_U17_zz) - neg_a18_z_scaled;
    const double z92 = z89*neg_U18_xy;
    const double f17_x = 0.35*a18_x - (0.083*U17_xz + (0.003*neg_U17_xy - z90*neg_U18_xx + z92));
    const double neg_f17_y = neg_f18_y + 0.003*neg_U17_yy;
    const double f17_z = f18_z + 0.003*U17_zy;
    const double neg_f16_x = s17*neg_f17_y + c17*f17_x;
    const double z93 = neg_U18_zx*z23 + (0.00018*neg_U17_xy + 0.010900000000000002*(z85 - z81) -
        8.999999999999999e-05*U17_zy);
    const double z94 = 0.005865*U17_xz - (0.083*a18_x + (U18_zy*z21 - (z93 + 0.08*z92)));
    const double z95 = z86 + 35.714285714285715*neg_a18_z_scaled;
    const double z96 = 0.00018*(z81 - z82) + 0.003*a16_y + 0.010900000000000002*U17_yx + U18_zy*z24;
    const double z97 = z96 + 0.005865*U17_yz + neg_U18_zx*z21 - 0.0002590000000000002*U17_zy -
        0.083*a18_y;
    const double z98 = z90*(a18_y - 0.08*U17_yz) + (neg_U18_xy*z24 - (U18_yx*z23 - z21*z88));
    const double neg_n18_z = z89*(a18_x - 0.08*U17_xz) + z98;
    const double z99 = 0.0002590000000000002*neg_U17_xy - (0.003*a17_x + 8.999999999999999e-05*z88)
        - 0.0003500000000000003*U17_yx + 0.010900000000000002*U17_yz;
    const double n17_x = 0.08*(z89*(z82 - z95) - z91) - (8.999999999999999e-05*neg_U17_zx + z97);
    const double n17_y = z94 - 0.0003500000000000003*neg_U17_zx - 0.2*f18_z +
        0.0019216659439142904*z6*(z85 - z95);
    const double neg_n17_z = neg_n18_z + (0.2*neg_f18_y - (z99 + 0.00018*U17_xz));
    const double n16_x = s17*n17_y - c17*n17_x;

    /* forces on link 16 */
    const double z100 = c16*neg_f16_x - s16*f17_z;
    const double n16_y = neg_n17_z - 0.00035000000000000005*U16_zx;
    const double neg_n16_z = c17*n17_y + (s17*n17_x - 0.00035000000000000005*U16_yx);

    /* forces on link 15 */
    const double z101 = z10*U15_yx;
    const double f15_y_scaled = 14.570690649263465*a15_y + (neg_U15_yy*z11 + z101 +
        3.4553352111110502*U14_yz);
    const double z102 = z70 - z72;

    /* forces on link 14 */
    const double z103 = 0.024020824298928628*z10;
    const double z104 = 0.024020824298928628*z11;
    const double z105 = neg_U15_xy*z104;
    const double neg_f15_z = 0.083*neg_U14_zz + z104*U15_zy + z103*neg_U15_zx + 0.35*neg_a15_z;
    const double f14_x = 0.083*U14_xz - (0.35*neg_a15_x + (0.003*neg_U14_xy + neg_U15_xx*z103 -
        z105));
    const double f14_y = 0.024020824298928628*f15_y_scaled - 0.003*neg_U14_yy;
    const double f14_z = 0.003*U14_zy - neg_f15_z;
    const double f13_x = s14*f14_y - c14*f14_x;
    const double z106 = z76 - 12.5*neg_a15_z;
    const double z107 = 0.083*neg_a15_x + (8.999999999999999e-05*U14_zy + (0.00018*neg_U14_xy +
        0.010900000000000002*(z70 - z71)));
    const double z108 = 0.0003500000000000003*neg_U14_zx + (neg_U15_zx*z18 - (0.08*z105 - z107 +
        U15_zy*z16));
    const double z109 = 8.999999999999999e-05*neg_U14_zx - (0.00018*(z71 - z72) +
        (0.010900000000000002*U14_yx - 0.003*a13_y));
    const double z110 = 0.083*a15_y + (0.005865*U14_yz + (z109 - 0.0002590000000000002*U14_zy) -
        U15_zy*z19);
    const double z111 = 0.00018*U14_xz + (0.0003500000000000003*U14_yx -
        (0.0002590000000000002*neg_U14_xy + (0.003*neg_a14_x - 8.999999999999999e-05*z102)));
    const double z112 = neg_U15_xy*z19 + z16*z102 - U15_yx*z18 + z103*(a15_y + 0.08*U14_yz);
    const double n15_z = z112 - z104*(neg_a15_x - 0.08*U14_xz);
    const double neg_n14_x = 0.0019216659439142904*(z101 + z11*(z106 - z72)) + (z110 -
        neg_U15_zx*z16);
    const double n14_y = (z70 - z106)*(0.0019216659439142904*z10) + (0.2*neg_f15_z - (z108 -
        0.005865*U14_xz));
    const double n14_z = 0.004804164859785726*f15_y_scaled - (z111 + 0.010900000000000002*U14_yz) +
        n15_z;
    const double n13_x = s14*n14_y + c14*neg_n14_x;

    /* forces on link 13 */
    const double z113 = c13*f13_x + s13*f14_z;
    const double neg_n13_y = n14_z + 0.00035000000000000005*U13_zx;
    const double n13_z = 0.00035000000000000005*U13_yx + s14*neg_n14_x - c14*n14_y;

    /* forces on link 12 */
    const double z114 = z13*neg_U12_xy;
    const double z115 = z12*U12_yx;
    const double z116 = 0.024020824298928628*z13;
    const double f12_y = 0.35*a12_y - (0.024020824298928628*z115 + (neg_U12_yy*z116 +
        0.083*U11_yz));
    const double f12_z_scaled = z13*U12_zy + 3.4553352111110502*neg_U11_zz + z12*neg_U12_zx -
        2.9141381298526934*neg_a12_z_scaled;
    const double z117 = z61 - z64;

    /* forces on link 11 */
    const double f11_x_scaled = neg_U12_xx*z12 - 0.12489163413654399*neg_U11_xy - z114 -
        3.4553352111110502*U11_xz + 14.570690649263465*a12_x;
    const double f11_y = f12_y - 0.003*neg_U11_yy;
    const double z118 = neg_U12_zx*z31 - (0.00018*(z62 - z61) + (0.003*a10_y +
        0.010900000000000002*U11_yx));
    const double z119 = 0.005865*U11_yz + (8.999999999999999e-05*neg_U11_zx - (0.083*a12_y + (z118 +
        U12_zy*z33)));
    const double z120 = z66 + 2.5*neg_a12_z_scaled;
    const double z121 = 0.0019216659439142904*z12;
    const double z122 = 0.010900000000000002*(z62 - z64) - 0.00018*neg_U11_xy +
        8.999999999999999e-05*U11_zy - 0.005865*U11_xz;
    const double z123 = z122 + 0.0003500000000000003*neg_U11_zx + 0.083*a12_x + neg_U12_zx*z34 -
        0.0019216659439142904*z114;
    const double z124 = 0.00018*U11_xz + (0.0002590000000000002*neg_U11_xy - 0.003*a11_x -
        0.0003500000000000003*U11_yx + 8.999999999999999e-05*z117);
    const double z125 = z121*(U11_yz - 12.5*a12_y) + (neg_U12_xy*z33 - (z31*z117 + U12_yx*z34));
    const double n12_z = z125 - z116*(a12_x - 0.08*U11_xz);
    const double neg_n11_x = z119 - 0.0002590000000000002*U11_zy + 0.0019216659439142904*(z115 +
        z13*(z120 - z61));
    const double neg_n11_y = (z120 - z64)*z121 + (z123 - U12_zy*z31 +
        0.004804164859785726*f12_z_scaled);
    const double n11_z = 0.2*f12_y + (z124 + 0.010900000000000002*U11_yz) + n12_z;
    const double n10_x = c11*neg_n11_x - s11*neg_n11_y;

    /* forces on link 10 */
    const double f10_y = 0.1388888888888889*a10_y - 0.003*U11_zy -
        0.024020824298928628*f12_z_scaled;
    const double neg_n10_y = n11_z + 0.00035000000000000005*U10_zx;
    const double n10_z = 0.00035000000000000005*U10_yx + s11*neg_n11_x + c11*neg_n11_y;

    /* forces on link 9 */
    const double z126 = z40 - z38;

    /* forces on link 8 */
    const double z127 = 0.024020824298928628*z8;
    const double z128 = z127*U9_yx;
    const double z129 = 0.024020824298928628*z9;
    const double f9_y = 0.35*a9_y + (0.083*U8_yz + (z128 + z129*neg_U9_yy));
    const double neg_f9_z = 0.35*neg_a9_z + (z129*U9_zy + 0.083*neg_U8_zz + z127*neg_U9_zx);
    const double z130 = z129*neg_U9_xy;
    const double f8_x = z130 - (z127*neg_U9_xx + 0.003*neg_U8_xy) + 0.083*U8_xz - 0.35*neg_a9_x;
    const double f8_y = f9_y - 0.003*neg_U8_yy;
    const double z131 = 12.5*neg_a9_z - z42;
    const double z132 = neg_U9_zx*z27 + (0.00018*neg_U8_xy + 0.010900000000000002*(z40 - z37)) -
        U9_zy*z28;
    const double z133 = z132 + 0.0003500000000000003*neg_U8_zx + 0.083*neg_a9_x - 0.005865*U8_xz +
        8.999999999999999e-05*U8_zy;
    const double z134 = neg_U9_zx*z28 + (0.010900000000000002*U8_yx - 0.003*a7_y - 0.00018*(z38 -
        z37));
    const double z135 = z134 - 8.999999999999999e-05*neg_U8_zx + U9_zy*z29 - 0.083*a9_y -
        0.005865*U8_yz;
    const double z136 = 0.010900000000000002*U8_yz + (8.999999999999999e-05*z126 +
        (0.0003500000000000003*U8_yx - (0.0002590000000000002*neg_U8_xy + 0.003*neg_a8_x)));
    const double z137 = z127*(0.08*U8_yz + a9_y) + (neg_U9_xy*z29 + z28*z126 - U9_yx*z27);
    const double n9_z = z137 - z129*(neg_a9_x - 0.08*U8_xz);
    const double n8_x = z135 + 0.0002590000000000002*U8_zy + 0.08*(z129*(z38 + z131) - z128);
    const double n8_y = 0.08*(z130 + z127*(z40 + z131)) + (0.2*neg_f9_z - z133);
    const double n8_z = n9_z - (z136 + 0.00018*U8_xz - 0.2*f9_y);
    const double n7_x = s8*n8_y - c8*n8_x;

    /* forces on link 7 */
    const double f7_x = s8*f8_y - (c8*f8_x - 0.1388888888888889*a7_x);
    const double f7_y = neg_f9_z - (0.003*U8_zy - 0.1388888888888889*a7_y);
    const double z138 = s7*f7_y - c7*f7_x;
    const double neg_n7_y = n8_z + 0.00035000000000000005*U7_zx;
    const double neg_n7_z = c8*n8_y + (s8*n8_x - 0.00035000000000000005*U7_yx);

    /* forces on link 6 */
    const double z139 = 0.024020824298928628*f11_x_scaled;
    const double z140 = c17*neg_f17_y - (s17*f17_x - 0.1388888888888889*a10_z + s11*z139) -
        c11*f11_y;
    const double z141 = 0.1388888888888889*a7_z - s14*f14_x - s8*f8_x - c8*f8_y - c14*f14_y;
    const double z142 = s16*neg_f16_x + (c16*f17_z + c13*f14_z) - s13*f13_x;
    const double f10_x = s11*f11_y - (0.1388888888888889*neg_a10_x + c11*z139);
    const double z143 = s7*f7_x + c7*f7_y + c10*f10_y + s10*f10_x;
    const double z144 = s10*f10_y - c10*f10_x;
    const double z145 = z144 + z138;
    const double z146 = z100 - z113;
    const double f6_x = 10.922222222222222*a2_z - 0.025*wd4_z + z142 - z143;
    const double neg_f6_y = 0.025*wd5_z + 10.922222222222222*a1_z + z140 + z141;
    const double neg_f6_z = 0.025*neg_U5_yy - 10.922222222222222*a3_z + z145 + z146;
    const double z147 = 0.025*a2_z - (0.004125*wd4_z + (0.026805555555555558*U6_zx -
        0.00045000000000000004*neg_U6_xy)) - 0.05*(z113 + (z144 + (z100 - z138)));
    const double z148 = 0.004125*wd5_z - 0.00045000000000000004*(z35 - neg_U4_xx) + 0.22818*U6_zy +
        0.025*a1_z;
    const double z149 = c16*n16_y - (c13*neg_n13_y + (c7*neg_n7_y + z148)) - c10*neg_n10_y;
    const double z150 = s7*n7_x + z149 - 0.18*(z145 - z146) + s10*n10_x + s13*n13_x;
    const double z151 = s13*neg_n13_y + (s7*neg_n7_y - (0.00045000000000000004*wd4_z -
        (0.026805555555555558*U6_yx + 0.22818*neg_U6_xy)));
    const double z152 = 0.05*(z140 - z141) + (z151 - s16*n16_y + s10*neg_n10_y) + c7*n7_x;
    const double neg_n6_x = z150 + s16*n16_x;
    const double n6_y = neg_n16_z + (z147 + neg_n7_z - n10_z) - n13_z;
    const double n6_z = c13*n13_x - (0.18*(z143 + z142) - z152 - c10*n10_x - c16*n16_x);

    tau[0] = neg_f6_y;
    tau[1] = f6_x;
    tau[2] = -neg_f6_z;
    tau[3] = -n6_y;
    tau[4] = -neg_n6_x;
    tau[5] = n6_z;
    tau[6] = -neg_n7_z;
    tau[7] = n8_z;
    tau[8] = n9_z;
    tau[9] = n10_z;
    tau[10] = n11_z;
    tau[11] = n12_z;
    tau[12] = n13_z;
    tau[13] = n14_z;
    tau[14] = n15_z;
    tau[15] = -neg_n16_z;
    tau[16] = -neg_n17_z;
    tau[17] = -neg_n18_z;
}

void quadruped_inertia_matrix(const double q[19], double M[324])
{
    /* joint angles */
    const double z1 = q[18] - 1.6124389058934852;
    double s16, c16;
    double s8, c8;
    double z2, z3;
    double s14, c14;
    rbgen_sincos4(q[16], &s16, &c16, q[8], &s8, &c8, z1, &z2, &z3, q[14], &s14, &c14);
    const double z4 = q[8] + 1.5291537476963082 + q[9];
    const double z5 = q[14] + 1.5291537476963082 + q[15];
    const double z6 = q[12] + (q[11] - 1.6124389058934852);
    double s11, c11;
    double z7, z8;
    double z9, z10;
    double z11, z12;
    rbgen_sincos4(q[11], &s11, &c11, z4, &z7, &z8, z5, &z9, &z10, z6, &z11, &z12);
    double s17, c17;
    double s10, c10;
    double s7, c7;
    double s13, c13;
    rbgen_sincos4(q[17], &s17, &c17, q[10], &s10, &c10, q[7], &s7, &c7, q[13], &s13, &c13);
    const double neg_ms9_x = 0.024020824298928628*z7;
    const double ms9_y = 0.024020824298928628*z8;
    const double z13 = c14 + 74.39444444444445*s14;
    const double z14 = 0.2*c14;
    const double z15 = 0.2*c11;
    const double z16 = 0.00017999999999999998*c11;
    const double z17 = 0.013391*s11 + z16;
    const double z18 = 0.2*c8;
    const double z19 = c8 + 74.39444444444445*s8;
    const double z20 = 0.2*s14;
    const double z21 = 0.2*s8;

    /* composite body 18 */
    const double z22 = 0.024020824298928628*z2;
    const double z23 = 0.024020824298928628*z3;
    const double ms17_x = 0.07 - z22;
    const double ms17_y = z23 + 0.003;
    const double z24 = 0.0058447053726169845*z3 - 0.0002470710571923744*z2;
    const double z25 = z3*z24;
    const double z26 = 0.009608329719571452*z2;
    const double neg_S17_xx = z25 + (z26 - 0.019514852686308492);
    const double S17_xy = 0.004804164859785726*z3 - 3.3535528596187183e-05 - z2*z24;
    const double S17_xz = 0.0019216659439142904*z2 - 0.0057;
    const double S17_yy = z25 + 0.00027914731369150803;
    const double neg_S17_yz = 0.0019216659439142904*z3 + 0.00018;

    /* column 18 */
    const double z27 = s17*z23 + z22*c17;
    const double z28 = z22*s17 - c17*z23;
    const double z29 = s16*z28;
    const double z30 = c16*z28;
    const double z31 = 0.08*z28;
    const double z32 = z31 + 0.05*z30;
    const double z33 = 0.004804164859785726*z2 - 0.005885;
    const double z34 = 0.08*z27;
    const double z35 = 0.18*z30 + c16*z33 + s16*z34;
    const double z36 = 0.05*z27 - s16*z33 + c16*z34 - 0.18*z29;

    /* composite body 17 */
    const double ms16_x = s17*ms17_y - ms17_x*c17;
    const double z37 = ms17_x*s17 + c17*ms17_y;
    const double z38 = S17_xy*(2.0*c17) - s17*(neg_S17_xx + S17_yy);
    const double z39 = s17*z38;
    const double z40 = neg_S17_xx + z39;
    const double S16_xy = c17*S17_xz + s17*neg_S17_yz;
    const double S16_xz = c17*z38 - S17_xy;
    const double S16_yz = s17*S17_xz - c17*neg_S17_yz;
    const double z41 = 0.006215 - z40;
    const double z42 = z26 - 0.019794000000000003;

    /* column 17 */
    const double z43 = s16*z37;
    const double z44 = c16*z37;
    const double z45 = S16_yz - 0.05*z44;
    const double z46 = 0.18*z44 - (s16*S16_xy + c16*z42);

    /* composite body 16 */
    const double z47 = c16*ms16_x - 0.083*s16;
    const double z48 = ms16_x*s16 + 0.083*c16;
    const double z49 = z48 + 0.315;
    const double z50 = 1.134 - z37;
    const double z51 = s16*S16_xz + c16*S16_yz;
    const double z52 = c16*S16_xz - s16*S16_yz;
    const double z53 = c16*S16_xy;
    const double z54 = 2.0*z53 - s16*(z40 + 0.005515);
    const double z55 = 0.18*z43 - (s16*z42 - z53 - 0.05*ms16_x);

    /* column 16 */
    const double z56 = 0.05*z48 + z41;
    const double z57 = z51 - 0.18*z48;
    const double z58 = 0.18*z47 - z52;

    /* composite body 15 */
    const double z59 = 0.024020824298928628*z9;
    const double z60 = 0.024020824298928628*z10;
    const double neg_ms14_x = 0.07*c14 - 0.003*s14 + z59;
    const double ms14_y = z60 - (0.003*c14 + 0.07*s14);
    const double z61 = 0.0058447053726169845*(z10 - 0.04227262820636373*z9);
    const double z62 = 0.00018*s14;
    const double z63 = z10*z61 + z62*z13;
    const double z64 = z59*z14;
    const double z65 = 2.0*z64 + 0.019514852686308492;
    const double z66 = 0.00017999999999999998*c14;
    const double z67 = 0.0019216659439142904*z9;
    const double z68 = z60*z20;
    const double z69 = 2.0*z68 - 0.00027914731369150803;
    const double z70 = 0.0019216659439142904*z10;
    const double S14_xx = z65 - z63;
    const double S14_xy = z59*z20 + (z13*z66 - 0.0002135355285961872 - z60*z14) - z9*z61;
    const double S14_xz = z62 - 0.0057*c14 - z67;
    const double S14_yy = z63 - z69;
    const double S14_yz = z70 - (z66 + 0.0057*s14);

    /* column 15 */
    const double z71 = s13*z60;
    const double z72 = c13*z60;
    const double z73 = 0.18*c13;
    const double z74 = z60*z73;
    const double z75 = z70 + 0.2777777777777778*z74;
    const double z76 = z64 + (0.005885 - z68);
    const double z77 = c13*z76 - (z74 + s13*z67);
    const double z78 = c13*z67 + 0.0012010412149464314*z9 - 0.18*z71 + s13*z76;

    /* composite body 14 */
    const double z79 = S14_xx + 0.006215;
    const double z80 = z69 - z65;

    /* column 14 */
    const double z81 = s13*ms14_y;
    const double z82 = c13*ms14_y;
    const double z83 = ms14_y*z73;
    const double z84 = S14_yz + 0.2777777777777778*z83;
    const double z85 = c13*z80 + (z83 - s13*S14_xz);

    /* composite body 13 */
    const double z86 = neg_ms14_x*c13 - 0.083*s13;
    const double z87 = neg_ms14_x*s13 + 0.083*c13;
    const double z88 = s13*S14_yz + c13*S14_xy;
    const double z89 = c13*S14_xz;
    const double z90 = s13*(0.005515 - S14_xx) + 2.0*z89;
    const double z91 = 0.05*neg_ms14_x - z89 - 0.18*z81 - s13*z80;

    /* column 13 */
    const double z92 = s13*S14_xy - (c13*S14_yz - 0.18*z87);
    const double z93 = z79 + 0.05*z87;
    const double z94 = z88 + (neg_ms14_x*z73 - 0.01494*s13);

    /* composite body 12 */
    const double z95 = 0.024020824298928628*z11;
    const double z96 = 0.024020824298928628*z12;
    const double ms11_x = z95 - (0.07*c11 - 0.003*s11);
    const double neg_ms11_y = z96 + (0.07*s11 + 0.003*c11);
    const double z97 = z95*z15;
    const double z98 = 2.0*z97 - 0.019514852686308492;
    const double z99 = 0.0058447053726169845*z12 - 0.0002470710571923744*z11;
    const double z100 = s11*z17 + z12*z99;
    const double z101 = 0.2*s11;
    const double z102 = 0.0019216659439142904*z11;
    const double z103 = z96*z101;
    const double z104 = 2.0*z103 + 0.00027914731369150803;
    const double z105 = 0.0019216659439142904*z12;
    const double neg_S11_xx = z98 + z100;
    const double neg_S11_xy = z11*z99 + (z95*z101 + (0.0002135355285961872 - c11*z17) - z96*z15);
    const double neg_S11_xz = z102 + (0.00018*s11 - 0.0057*c11);
    const double S11_yy = z100 + z104;
    const double S11_yz = z105 + (z16 + 0.0057*s11);

    /* column 12 */
    const double z106 = s10*z96;
    const double z107 = c10*z96;
    const double z108 = 0.18*c10;
    const double z109 = z96*z108;
    const double z110 = z105 + 0.2777777777777778*z109;
    const double z111 = 0.18*s10;
    const double z112 = z97 - (z103 + 0.005885);
    const double z113 = c10*z112 + (z109 + s10*z102);
    const double z114 = s10*z112 + (z96*z111 - (c10*z102 + 0.0012010412149464314*z11));

    /* composite body 11 */
    const double z115 = neg_S11_xx - 0.006215;
    const double z116 = z98 - z104;

    /* column 11 */
    const double z117 = s10*neg_ms11_y;
    const double z118 = c10*neg_ms11_y;
    const double z119 = neg_ms11_y*z108;
    const double z120 = S11_yz + 0.2777777777777778*z119;
    const double z121 = z119 + s10*neg_S11_xz + c10*z116;

    /* composite body 10 */
    const double z122 = 0.083*s10 - c10*ms11_x;
    const double z123 = s10*ms11_x + 0.083*c10;
    const double z124 = s10*neg_S11_xy + c10*S11_yz;
    const double z125 = c10*neg_S11_xy - s10*S11_yz;
    const double z126 = c10*neg_S11_xz;
    const double z127 = s10*(neg_S11_xx + 0.005515) - 2.0*z126;
    const double z128 = s10*z116 + (neg_ms11_y*z111 - z126 - 0.05*ms11_x);

    /* column 10 */
    const double z129 = 0.05*z123 - z115;
    const double z130 = 0.01494*c10 + ms11_x*z111 - z124;
    const double z131 = z125 + (0.01494*s10 - ms11_x*z108);

    /* composite body 9 */
    const double ms8_x = 0.003*s8 - 0.07*c8 - neg_ms9_x;
    const double ms8_y = ms9_y - (0.003*c8 + 0.07*s8);
    const double z132 = neg_ms9_x*z18;
    const double z133 = 2.0*z132 + 0.019514852686308492;
    const double z134 = 0.0002470710571923744*(23.655969416386082*z8 - z7);
    const double z135 = 0.00018*s8;
    const double z136 = z8*z134 + z19*z135;
    const double z137 = 0.0019216659439142904*z7;
    const double z138 = ms9_y*z21;
    const double z139 = 2.0*z138 - 0.00027914731369150803;
    const double z140 = 0.00018*c8;
    const double z141 = 0.0019216659439142904*z8;
    const double S8_xx = z133 - z136;
    const double neg_S8_xz = z137 + (0.0057*c8 - z135);
    const double S8_yy = z136 - z139;
    const double S8_yz = z141 - (0.0057*s8 + z140);

    /* column 9 */
    const double z142 = s7*ms9_y;
    const double z143 = c7*ms9_y;
    const double z144 = 0.05*c7;
    const double z145 = ms9_y*z144;
    const double z146 = z141 + z145;
    const double z147 = z132 + (0.005885 - z138);
    const double z148 = c7*z147 - (s7*z137 - 3.5999999999999996*z145);
    const double z149 = s7*z147 + (0.18*z142 + (0.0012010412149464314*z7 + c7*z137));

    /* composite body 8 */
    const double z150 = S8_xx + 0.006215;
    const double z151 = z133 - z139;

    /* column 8 */
    const double z152 = s7*ms8_y;
    const double z153 = c7*ms8_y;
    const double z154 = ms8_y*z144;
    const double z155 = S8_yz + z154;
    const double z156 = s7*z151 - (0.05*ms8_x - c7*neg_S8_xz - 0.18*z152);

    /* composite body 7 */
    const double z157 = z47 - z86;
    const double z158 = 0.083*s7 + ms8_x*c7;
    const double z159 = 0.083*c7 - s7*ms8_x;
    const double z160 = z159 + z87;
    const double z161 = neg_ms11_y - ms8_y;
    const double ms6_x = z160 - (z123 + z48);
    const double ms6_y = z161 + (z37 - (ms14_y + 0.05));
    const double ms6_z = z157 + (z158 - (z122 - 0.025));
    const double z162 = neg_S11_xx - 0.01104 - S14_xx + z40;
    const double z163 = S8_xx + 0.017445 + 0.1*(z49 + (z123 + z160));
    const double z164 = z124 - 0.05*(z50 - (ms14_y + (neg_ms11_y + ms8_y))) - z92 + 0.18*(z49 -
        z123);
    const double z165 = S8_yz + 0.01494;
    const double z166 = z19*z140 - 0.0002135355285961872 - ms9_y*z18 + neg_ms9_x*z21 + 0.18*ms8_x;
    const double z167 = z166 - z7*z134;
    const double z168 = s7*z167 - c7*z165;
    const double z169 = s7*neg_S8_xz;
    const double z170 = 2.0*z169 - c7*(S8_xx - 0.005515);
    const double z171 = s16*z54 + (c7*z170 - s10*z127 - s13*z90);
    const double z172 = 0.05*(z47 + (z86 - (z122 + z158))) + (S14_xz + (neg_S8_xz - neg_S11_xz) -
        S16_xy);
    const double z173 = 0.36*(z50 + (z161 + ms14_y)) - (S11_yy + (z25 + 0.6910591473136914)) - S8_yy
        - S14_yy;
    const double z174 = c7*z167 + s7*z165;
    const double S6_xx = z163 + z171;
    const double S6_xy = z51 - (z164 - z168);
    const double S6_xz = c13*z90 + (s7*z170 + (c10*z127 - z172)) - c16*z54;
    const double S6_yy = z39 - z173;
    const double neg_S6_yz = z52 + (z174 - (0.18*(z157 + z122) + (z125 - (z88 +
        0.00045000000000000004))));
    const double neg_S6_zz = z162 + z171;
    const double z175 = c7*z151 - (z169 - 3.5999999999999996*z154);

    /* column 7 */
    const double z176 = 0.05*z159 + z150;

    M[0] = 12.6;
    M[1] = 0.0;
    M[2] = 0.0;
    M[3] = 0.0;
    M[4] = ms6_z;
    M[5] = -ms6_x;
    M[6] = 0.0;
    M[7] = ms8_x;
    M[8] = -neg_ms9_x;
    M[9] = 0.0;
    M[10] = ms11_x;
    M[11] = z95;
    M[12] = 0.0;
    M[13] = -neg_ms14_x;
    M[14] = -z59;
    M[15] = 0.0;
    M[16] = ms16_x;
    M[17] = z27;
    M[18] = 0.0;
    M[19] = 12.6;
    M[20] = 0.0;
    M[21] = -ms6_z;
    M[22] = 0.0;
    M[23] = -ms6_y;
    M[24] = -z158;
    M[25] = z152;
    M[26] = z142;
    M[27] = z122;
    M[28] = -z117;
    M[29] = -z106;
    M[30] = z86;
    M[31] = z81;
    M[32] = z71;
    M[33] = -z47;
    M[34] = -z43;
    M[35] = z29;
    M[36] = 0.0;
    M[37] = 0.0;
    M[38] = 12.6;
    M[39] = ms6_x;
    M[40] = ms6_y;
    M[41] = 0.0;
    M[42] = z159;
    M[43] = -z153;
    M[44] = -z143;
    M[45] = -z123;
    M[46] = z118;
    M[47] = z107;
    M[48] = z87;
    M[49] = -z82;
    M[50] = -z72;
    M[51] = -z48;
    M[52] = z44;
    M[53] = -z30;
    M[54] = 0.0;
    M[55] = -ms6_z;
    M[56] = ms6_x;
    M[57] = z163 - z162;
    M[58] = S6_xy;
    M[59] = -neg_S6_yz;
    M[60] = z176;
    M[61] = -z155;
    M[62] = -z146;
    M[63] = z129;
    M[64] = -z120;
    M[65] = -z110;
    M[66] = z93;
    M[67] = -z84;
    M[68] = -z75;
    M[69] = z56;
    M[70] = z45;
    M[71] = z32;
    M[72] = ms6_z;
    M[73] = 0.0;
    M[74] = ms6_y;
    M[75] = S6_xy;
    M[76] = S6_yy - neg_S6_zz;
    M[77] = -S6_xz;
    M[78] = z168;
    M[79] = z175;
    M[80] = z148;
    M[81] = z130;
    M[82] = -z121;
    M[83] = -z113;
    M[84] = z92;
    M[85] = -z85;
    M[86] = z77;
    M[87] = z57;
    M[88] = z46;
    M[89] = -z35;
    M[90] = -ms6_x;
    M[91] = -ms6_y;
    M[92] = 0.0;
    M[93] = -neg_S6_yz;
    M[94] = -S6_xz;
    M[95] = S6_xx + S6_yy;
    M[96] = -z174;
    M[97] = z156;
    M[98] = z149;
    M[99] = z131;
    M[100] = -z128;
    M[101] = -z114;
    M[102] = -z94;
    M[103] = z91;
    M[104] = z78;
    M[105] = z58;
    M[106] = z55;
    M[107] = z36;
    M[108] = 0.0;
    M[109] = -z158;
    M[110] = z159;
    M[111] = z176;
    M[112] = z168;
    M[113] = -z174;
    M[114] = z150;
    M[115] = -S8_yz;
    M[116] = -z141;
    M[117] = 0.0;
    M[118] = 0.0;
    M[119] = 0.0;
    M[120] = 0.0;
    M[121] = 0.0;
    M[122] = 0.0;
    M[123] = 0.0;
    M[124] = 0.0;
    M[125] = 0.0;
    M[126] = ms8_x;
    M[127] = z152;
    M[128] = -z153;
    M[129] = -z155;
    M[130] = z175;
    M[131] = z156;
    M[132] = -S8_yz;
    M[133] = z151;
    M[134] = z147;
    M[135] = 0.0;
    M[136] = 0.0;
    M[137] = 0.0;
    M[138] = 0.0;
    M[139] = 0.0;
    M[140] = 0.0;
    M[141] = 0.0;
    M[142] = 0.0;
    M[143] = 0.0;
    M[144] = -neg_ms9_x;
    M[145] = z142;
    M[146] = -z143;
    M[147] = -z146;
    M[148] = z148;
    M[149] = z149;
    M[150] = -z141;
    M[151] = z147;
    M[152] = 0.005885;
    M[153] = 0.0;
    M[154] = 0.0;
    M[155] = 0.0;
    M[156] = 0.0;
    M[157] = 0.0;
    M[158] = 0.0;
    M[159] = 0.0;
    M[160] = 0.0;
    M[161] = 0.0;
    M[162] = 0.0;
    M[163] = z122;
    M[164] = -z123;
    M[165] = z129;
    M[166] = z130;
    M[167] = z131;
    M[168] = 0.0;
    M[169] = 0.0;
    M[170] = 0.0;
    M[171] = -z115;
    M[172] = -S11_yz;
    M[173] = -z105;
    M[174] = 0.0;
    M[175] = 0.0;
    M[176] = 0.0;
    M[177] = 0.0;
    M[178] = 0.0;
    M[179] = 0.0;
    M[180] = ms11_x;
    M[181] = -z117;
    M[182] = z118;
    M[183] = -z120;
    M[184] = -z121;
    M[185] = -z128;
    M[186] = 0.0;
    M[187] = 0.0;
    M[188] = 0.0;
    M[189] = -S11_yz;
    M[190] = -z116;
    M[191] = -z112;
    M[192] = 0.0;
    M[193] = 0.0;
    M[194] = 0.0;
    M[195] = 0.0;
    M[196] = 0.0;
    M[197] = 0.0;
    M[198] = z95;
    M[199] = -z106;
    M[200] = z107;
    M[201] = -z110;
    M[202] = -z113;
    M[203] = -z114;
    M[204] = 0.0;
    M[205] = 0.0;
    M[206] = 0.0;
    M[207] = -z105;
    M[208] = -z112;
    M[209] = 0.005885;
    M[210] = 0.0;
    M[211] = 0.0;
    M[212] = 0.0;
    M[213] = 0.0;
    M[214] = 0.0;
    M[215] = 0.0;
    M[216] = 0.0;
    M[217] = z86;
    M[218] = z87;
    M[219] = z93;
    M[220] = z92;
    M[221] = -z94;
    M[222] = 0.0;
    M[223] = 0.0;
    M[224] = 0.0;
    M[225] = 0.0;
    M[226] = 0.0;
    M[227] = 0.0;
    M[228] = z79;
    M[229] = -S14_yz;
    M[230] = -z70;
    M[231] = 0.0;
    M[232] = 0.0;
    M[233] = 0.0;
    M[234] = -neg_ms14_x;
    M[235] = z81;
    M[236] = -z82;
    M[237] = -z84;
    M[238] = -z85;
    M[239] = z91;
    M[240] = 0.0;
    M[241] = 0.0;
    M[242] = 0.0;
    M[243] = 0.0;
    M[244] = 0.0;
    M[245] = 0.0;
    M[246] = -S14_yz;
    M[247] = -z80;
    M[248] = z76;
    M[249] = 0.0;
    M[250] = 0.0;
    M[251] = 0.0;
    M[252] = -z59;
    M[253] = z71;
    M[254] = -z72;
    M[255] = -z75;
    M[256] = z77;
    M[257] = z78;
    M[258] = 0.0;
    M[259] = 0.0;
    M[260] = 0.0;
    M[261] = 0.0;
    M[262] = 0.0;
    M[263] = 0.0;
    M[264] = -z70;
    M[265] = z76;
    M[266] = 0.005885;
    M[267] = 0.0;
    M[268] = 0.0;
    M[269] = 0.0;
    M[270] = 0.0;
    M[271] = -z47;
    M[272] = -z48;
    M[273] = z56;
    M[274] = z57;
    M[275] = z58;
    M[276] = 0.0;
    M[277] = 0.0;
    M[278] = 0.0;
    M[279] = 0.0;
    M[280] = 0.0;
    M[281] = 0.0;
    M[282] = 0.0;
    M[283] = 0.0;
    M[284] = 0.0;
    M[285] = z41;
    M[286] = S16_yz;
    M[287] = z31;
    M[288] = ms16_x;
    M[289] = -z43;
    M[290] = z44;
    M[291] = z45;
    M[292] = z46;
    M[293] = z55;
    M[294] = 0.0;
    M[295] = 0.0;
    M[296] = 0.0;
    M[297] = 0.0;
    M[298] = 0.0;
    M[299] = 0.0;
    M[300] = 0.0;
    M[301] = 0.0;
    M[302] = 0.0;
    M[303] = S16_yz;
    M[304] = -z42;
    M[305] = -z33;
    M[306] = z27;
    M[307] = z29;
    M[308] = -z30;
    M[309] = z32;
    M[310] = -z35;
    M[311] = z36;
    M[312] = 0.0;
    M[313] = 0.0;
    M[314] = 0.0;
    M[315] = 0.0;
    M[316] = 0.0;
    M[317] = 0.0;
    M[318] = 0.0;
    M[319] = 0.0;
    M[320] = 0.0;
    M[321] = z31;
    M[322] = -z33;
    M[323] = 0.005885;
}

void quadruped_bias(const double q[19], const double qd[18], double b[18])
{
    /* joint angles */
    const double wd5_z = qd[5]*qd[3];
    double s17, c17;
    double s7, c7;
    double s16, c16;
    double s10, c10;
    rbgen_sincos4(q[17], &s17, &c17, q[7], &s7, &c7, q[16], &s16, &c16, q[10], &s10, &c10);
    const double z1 = q[9] + 1.5291537476963082;
    double s13, c13;
    double s8, c8;
    double z2, z3;
    double s11, c11;
    rbgen_sincos4(q[13], &s13, &c13, q[8], &s8, &c8, z1, &z2, &z3, q[11], &s11, &c11);
    const double z4 = q[18] - 1.6124389058934852;
    const double z5 = q[12] - 1.6124389058934852;
    const double z6 = q[15] + 1.5291537476963082;
    double z7, z8;
    double z9, z10;
    double s14, c14;
    double z11, z12;
    rbgen_sincos4(z4, &z7, &z8, z5, &z9, &z10, q[14], &s14, &c14, z6, &z11, &z12);
    const double z13 = 0.0002470710571923744*(23.655969416386082*z10 - z9);
    const double z14 = z9*z13 + 0.0001235355285961872;
    const double z15 = z10*z13;
    const double z16 = z15 - 0.005864852686308492;
    const double z17 = z15 + 2.01473136915078e-05;
    const double z18 = 0.0058447053726169845*(0.04227262820636373*z11 - z12);
    const double z19 = z11*z18 - 0.0001235355285961872;
    const double z20 = z12*z18;
    const double z21 = z20 - 2.01473136915078e-05;
    const double z22 = z20 + 0.005864852686308492;
    const double z23 = 0.0058447053726169845*z8 - 0.0002470710571923744*z7;
    const double z24 = z7*z23 + 0.0001235355285961872;
    const double z25 = z8*z23;
    const double z26 = z25 + 2.01473136915078e-05;
    const double z27 = z25 - 0.005864852686308492;
    const double z28 = 0.0058447053726169845*(z3 - 0.04227262820636373*z2);
    const double z29 = z2*z28 + 0.0001235355285961872;
    const double z30 = z3*z28;
    const double z31 = z30 - 0.005864852686308492;
    const double z32 = z30 + 2.01473136915078e-05;

    /* motion of link 1 */
    const double z33 = 19.62*q[3];
    const double z34 = 19.62*q[4];
    const double neg_a1_z = qd[5]*qd[1] - qd[4]*qd[2] - q[5]*z33 + q[6]*z34;

    /* motion of link 2 */
    const double a2_z = q[5]*z34 + (qd[5]*qd[0] - qd[2]*qd[3]) + z33*q[6];

    /* motion of link 3 */
    const double neg_a3_z = q[4]*z34 + (q[3]*z33 - (qd[1]*qd[3] + (9.81 - qd[4]*qd[0])));

    /* motion of link 4 */
    const double neg_U4_xx = qd[3]*qd[3];

    /* motion of link 5 */
    const double neg_U5_xx = qd[4]*qd[4];

    /* motion of link 6 */
    const double z35 = qd[5]*qd[5];
    const double neg_U6_xx = z35 + neg_U4_xx;
    const double neg_U6_yy = z35 + neg_U5_xx;

    /* motion of link 7 */
    const double w7_x = qd[5]*c7 - qd[4]*s7;
    const double neg_w7_y = qd[4]*c7 + qd[5]*s7;
    const double w7_z = qd[3] + qd[6];
    const double neg_wd7_x = qd[6]*neg_w7_y;
    const double neg_wd7_y = qd[6]*w7_x;

    /* motion of link 8 */
    const double neg_w8_x = w7_z*s8 + w7_x*c8;
    const double w8_y = s8*w7_x - w7_z*c8;
    const double w8_z = qd[7] + neg_w7_y;
    const double z36 = neg_w8_x*w8_y;
    const double z37 = neg_w8_x*w8_z;
    const double wd8_x = c8*neg_wd7_x + w8_y*qd[7];
    const double wd8_y = neg_w8_x*qd[7] - s8*neg_wd7_x;
    const double z38 = w8_y*w8_z;
    const double neg_U8_xy = z36 + neg_wd7_y;
    const double U8_xz = wd8_y - z37;
    const double U8_yx = neg_wd7_y - z36;
    const double U8_yz = z38 - wd8_x;
    const double neg_U8_zx = z37 + wd8_y;
    const double U8_zy = z38 + wd8_x;
    const double z39 = neg_w8_x*neg_w8_x;
    const double z40 = w8_z*w8_z;
    const double z41 = w8_y*w8_y;

    /* motion of link 9 */
    const double w9_z = w8_z + qd[8];
    const double z42 = w9_z*w9_z;
    const double z43 = qd[8] + w9_z;
    const double neg_U9_xx = z42 + z41;
    const double neg_U9_yy = z39 + z42;
    const double neg_U9_zx = wd8_y + neg_w8_x*z43;
    const double U9_zy = wd8_x + w8_y*z43;

    /* motion of link 10 */
    const double z44 = 0.05*neg_U6_xx;
    const double z45 = 0.05*qd[4];
    const double z46 = qd[3]*z45;
    const double z47 = 3.5999999999999996*z46;
    const double z48 = z44 - z47;
    const double z49 = qd[5]*z45;
    const double z50 = 0.18*wd5_z;
    const double z51 = z49 + z50;
    const double z52 = 0.18*neg_U6_yy;
    const double z53 = z46 - z52;
    const double z54 = z46 + z52;
    const double z55 = z44 + z47;
    const double z56 = a2_z + z55;
    const double z57 = z49 - z50;
    const double z58 = neg_a3_z + z57;
    const double neg_a10_x = s10*z56 + c10*z58;
    const double a10_y = s10*z58 - c10*z56;
    const double neg_a10_z = neg_a1_z + z54;
    const double w10_x = qd[5]*c10 - qd[4]*s10;
    const double neg_w10_y = qd[4]*c10 + qd[5]*s10;
    const double w10_z = qd[3] + qd[9];
    const double neg_wd10_x = neg_w10_y*qd[9];
    const double neg_wd10_y = w10_x*qd[9];
    const double z59 = z48 - a2_z;
    const double z60 = z51 - neg_a3_z;
    const double a7_x = s7*z59 + c7*z60;
    const double a7_y = c7*z59 - s7*z60;
    const double a7_z = z53 - neg_a1_z;
    const double neg_a8_x = c8*a7_x + s8*a7_z;
    const double neg_a9_x = 0.2*(z40 + z41) + neg_a8_x;
    const double a9_y = 0.2*U8_yx - (c8*a7_z - s8*a7_x);
    const double neg_a9_z_scaled = neg_U8_zx + 5.0*a7_y;

    /* motion of link 11 */
    const double neg_w11_x = s11*w10_z + w10_x*c11;
    const double w11_y = s11*w10_x - c11*w10_z;
    const double w11_z = qd[10] + neg_w10_y;
    const double z61 = w11_z*w11_z;
    const double z62 = w11_y*w11_y;
    const double a11_x = neg_a10_z*s11 + c11*neg_a10_x;
    const double z63 = w11_y*neg_w11_x;
    const double z64 = w11_z*neg_w11_x;
    const double wd11_x = c11*neg_wd10_x + qd[10]*w11_y;
    const double wd11_y = qd[10]*neg_w11_x - s11*neg_wd10_x;
    const double z65 = w11_z*w11_y;
    const double neg_U11_xy = neg_wd10_y + z63;
    const double U11_xz = wd11_y - z64;
    const double U11_yx = neg_wd10_y - z63;
    const double U11_yz = z65 - wd11_x;
    const double neg_U11_zx = z64 + wd11_y;
    const double U11_zy = wd11_x + z65;
    const double z66 = neg_w11_x*neg_w11_x;

    /* motion of link 12 */
    const double a12_x = a11_x - 0.2*(z61 + z62);
    const double a12_y = neg_a10_z*c11 - s11*neg_a10_x + 0.2*U11_yx;
    const double neg_a12_z = 0.2*neg_U11_zx + a10_y;
    const double w12_z = w11_z + qd[11];
    const double z67 = w12_z*w12_z;
    const double z68 = qd[11] + w12_z;
    const double neg_U12_xx = z62 + z67;
    const double neg_U12_yy = z67 + z66;
    const double neg_U12_zx = wd11_y + neg_w11_x*z68;
    const double U12_zy = w11_y*z68 + wd11_x;

    /* motion of link 13 */
    const double w13_x = qd[5]*c13 - qd[4]*s13;
    const double neg_w13_y = qd[4]*c13 + qd[5]*s13;
    const double w13_z = qd[3] + qd[12];
    const double neg_wd13_x = qd[12]*neg_w13_y;
    const double neg_wd13_y = qd[12]*w13_x;
    const double z69 = a2_z - z55;
    const double z70 = z57 - neg_a3_z;
    const double a13_x = c13*z70 - s13*z69;
    const double neg_a13_y = s13*z70 + c13*z69;
    const double a13_z = z54 - neg_a1_z;

    /* motion of link 14 */
    const double neg_w14_x = w13_z*s14 + w13_x*c14;
    const double w14_y = s14*w13_x - w13_z*c14;
    const double w14_z = qd[13] + neg_w13_y;
    const double z71 = neg_w14_x*neg_w14_x;
    const double z72 = w14_z*w14_z;
    const double z73 = neg_w14_x*w14_y;
    const double wd14_x = qd[13]*w14_y + c14*neg_wd13_x;
    const double wd14_y = neg_w14_x*qd[13] - s14*neg_wd13_x;
    const double z74 = neg_w14_x*w14_z;
    const double z75 = w14_z*w14_y;
    const double neg_U14_xy = neg_wd13_y + z73;
    const double U14_xz = wd14_y - z74;
    const double U14_yx = neg_wd13_y - z73;
    const double U14_yz = z75 - wd14_x;
    const double neg_U14_zx = wd14_y + z74;
    const double U14_zy = z75 + wd14_x;
    const double neg_a14_x = c14*a13_x + s14*a13_z;
    const double z76 = w14_y*w14_y;

    /* motion of link 15 */
    const double a15_y = 0.2*U14_yx - (c14*a13_z - s14*a13_x);
    const double w15_z = w14_z + qd[14];
    const double z77 = w15_z*w15_z;
    const double z78 = qd[14] + w15_z;
    const double neg_U15_xx = z77 + z76;
    const double neg_U15_yy = z71 + z77;
    const double neg_U15_zx = neg_w14_x*z78 + wd14_y;
    const double U15_zy = wd14_x + w14_y*z78;
    const double neg_a15_x_scaled = z72 + 5.0*neg_a14_x + z76;
    const double a15_z_scaled = 0.35*neg_a13_y - 0.07*neg_U14_zx;

    /* motion of link 16 */
    const double w16_x = qd[5]*c16 - qd[4]*s16;
    const double neg_w16_y = qd[4]*c16 + qd[5]*s16;
    const double w16_z = qd[3] + qd[15];
    const double neg_wd16_x = qd[15]*neg_w16_y;
    const double neg_wd16_y = qd[15]*w16_x;
    const double z79 = z48 + a2_z;
    const double z80 = z51 + neg_a3_z;
    const double neg_a16_x = s16*z79 + c16*z80;
    const double a16_y = s16*z80 - c16*z79;
    const double neg_a16_z = neg_a1_z + z53;

    /* motion of link 17 */
    const double neg_w17_x = s17*w16_z + c17*w16_x;
    const double w17_y = s17*w16_x - w16_z*c17;
    const double w17_z = qd[16] + neg_w16_y;
    const double wd17_x = qd[16]*w17_y + c17*neg_wd16_x;
    const double wd17_y = neg_w17_x*qd[16] - s17*neg_wd16_x;
    const double z81 = neg_w17_x*w17_z;
    const double z82 = neg_w17_x*w17_y;
    const double z83 = w17_z*w17_y;
    const double neg_U17_xy = neg_wd16_y + z82;
    const double U17_xz = wd17_y - z81;
    const double U17_yx = neg_wd16_y - z82;
    const double U17_yz = z83 - wd17_x;
    const double neg_U17_zx = wd17_y + z81;
    const double U17_zy = z83 + wd17_x;
    const double z84 = w17_y*w17_y;
    const double a17_x = c17*neg_a16_x + s17*neg_a16_z;
    const double z85 = w17_z*w17_z;
    const double z86 = neg_w17_x*neg_w17_x;

    /* motion of link 18 */
    const double w18_z = w17_z + qd[17];
    const double z87 = w18_z*w18_z;
    const double z88 = qd[17] + w18_z;
    const double neg_U18_xx = z87 + z84;
    const double neg_U18_yy = z87 + z86;
    const double neg_U18_zx = wd17_y + neg_w17_x*z88;
    const double U18_zy = wd17_x + w17_y*z88;
    const double a18_x_scaled = 5.0*a17_x - z85 - z84;
    const double a18_y = 0.2*U17_yx + (c17*neg_a16_z - s17*neg_a16_x);
    const double neg_a18_z_scaled = 2.5*neg_U17_zx + 12.5*a16_y;

    /* forces on link 18 */
    const double z89 = 0.0019216659439142904*z7;
    const double z90 = 0.0019216659439142904*z8;
    const double z91 = z89*U17_yx;
    const double f18_y_scaled = 0.028*a18_y - (z91 + z90*neg_U18_yy + 0.00664*U17_yz);
    const double f18_z_scaled = z8*U18_zy + (3.4553352111110502*(z84 + z86) + z7*neg_U18_zx) -
        1.1656552519410772*neg_a18_z_scaled;
    const double z92 = z86 - z84;
    const double z93 = U17_yx*z27 - neg_U17_xy*z26 - z24*z92 - z90*(U17_xz - 2.5*a18_x_scaled);
    const double neg_n18_z = z89*(12.5*a18_y - U17_yz) + z93;

    /* forces on link 17 */
    const double z94 = neg_U17_xy*z90;
    const double f17_x_scaled = 0.005600000000000001*a18_x_scaled - (0.00664*U17_xz +
        (0.00024*neg_U17_xy + z94 - neg_U18_xx*z89));
    const double f17_y = 12.5*f18_y_scaled - 0.003*(z85 + z86);
    const double f17_z = 0.003*U17_zy + 0.024020824298928628*f18_z_scaled;
    const double z95 = z87 + neg_a18_z_scaled;
    const double z96 = 0.010900000000000002*U17_yx + (z91 + (0.005606*z83 + 0.003*a16_y)) -
        0.006124*wd17_x;
    const double z97 = neg_U18_zx*z24 + (U18_zy*z26 - (0.00018*(z85 - z84) + z96 +
        8.999999999999999e-05*neg_U17_zx));
    const double z98 = 0.010900000000000002*(z86 - z85) + (0.00018*neg_U17_xy - (0.006215*z81 -
        0.005515*wd17_y - z94));
    const double z99 = 0.0166*a18_x_scaled + (8.999999999999999e-05*U17_zy - z98) + neg_U18_zx*z27 -
        U18_zy*z24;
    const double z100 = 0.003*a17_x + 9.100000000000007e-05*neg_wd16_y - 0.0006090000000000005*z82 +
        8.999999999999999e-05*z92 - 0.010900000000000002*U17_yz;
    const double n17_x = z97 + 0.083*a18_y - z90*(z95 - z84);
    const double neg_n17_y = z99 - z89*(z86 - z95) + 0.004804164859785726*f18_z_scaled;
    const double neg_n17_z = neg_n18_z + (z100 - 0.00018*U17_xz - 2.5*f18_y_scaled);
    const double neg_n16_x = s17*neg_n17_y + c17*n17_x;

    /* forces on link 16 */
    const double z101 = 0.00035000000000000005*w16_x;
    const double n16_y = neg_n17_z - (0.00035000000000000005*neg_wd16_y + w16_z*z101);
    const double n16_z = c17*neg_n17_y - (neg_w16_y*z101 + s17*n17_x);

    /* forces on link 15 */
    const double z102 = z71 - z76;

    /* forces on link 14 */
    const double z103 = 0.024020824298928628*z11;
    const double z104 = U14_yx*z103;
    const double z105 = 0.024020824298928628*z12;
    const double f15_y = 0.35*a15_y + (0.083*U14_yz + (z104 + neg_U15_yy*z105));
    const double neg_f15_z = z103*neg_U15_zx + (z105*U15_zy - (a15_z_scaled - 0.083*(z71 + z76)));
    const double z106 = z105*neg_U14_xy;
    const double neg_f14_x = 0.07*neg_a15_x_scaled + (z103*neg_U15_xx - z106 + 0.003*neg_U14_xy -
        0.083*U14_xz);
    const double f14_y = f15_y - 0.003*(z71 + z72);
    const double f14_z = 0.003*U14_zy - neg_f15_z;
    const double f13_x = c14*neg_f14_x + s14*f14_y;
    const double z107 = z77 + 35.714285714285715*a15_z_scaled;
    const double z108 = 0.0019216659439142904*z12;
    const double z109 = 0.00018*(z72 - z76) + (0.010900000000000002*U14_yx + (0.003*neg_a13_y -
        0.005606*z75 + 0.006124*wd14_x));
    const double z110 = z109 - 0.08*z104 - 8.999999999999999e-05*neg_U14_zx - neg_U15_zx*z19 -
        U15_zy*z21;
    const double z111 = 0.005515*wd14_y - (0.00018*neg_U14_xy + (0.006215*z74 +
        0.010900000000000002*(z71 - z72)));
    const double z112 = U15_zy*z19 + (0.0166*neg_a15_x_scaled + (8.999999999999999e-05*U14_zy -
        (neg_U15_zx*z22 + z111)));
    const double z113 = 9.100000000000007e-05*neg_wd13_y - 0.003*neg_a14_x -
        0.0006090000000000005*z73 + 8.999999999999999e-05*z102 + 0.00018*U14_xz;
    const double z114 = z19*z102 + neg_U14_xy*z21 - U14_yx*z22 + z108*(2.5*neg_a15_x_scaled -
        U14_xz);
    const double n15_z = z103*(a15_y + 0.08*U14_yz) - z114;
    const double neg_n14_x = (z107 - z76)*z108 + (0.083*a15_y - z110);
    const double n14_y = 0.2*neg_f15_z - z112 + 0.08*(z103*(z71 - z107) + z106);
    const double n14_z = n15_z - (z113 + 0.010900000000000002*U14_yz - 0.2*f15_y);
    const double n13_x = s14*n14_y + c14*neg_n14_x;

    /* forces on link 13 */
    const double z115 = c13*f13_x + s13*f14_z;
    const double z116 = 0.00035000000000000005*w13_x;
    const double neg_n13_y = w13_z*z116 + 0.00035000000000000005*neg_wd13_y + n14_z;
    const double n13_z = s14*neg_n14_x - neg_w13_y*z116 - c14*n14_y;

    /* forces on link 12 */
    const double z117 = z62 - z66;

    /* forces on link 11 */
    const double z118 = 0.024020824298928628*z10;
    const double z119 = neg_U11_xy*z118;
    const double z120 = 0.024020824298928628*z9;
    const double z121 = z120*U11_yx;
    const double f12_y = 0.35*a12_y - (z118*neg_U12_yy + z121 + 0.083*U11_yz);
    const double f12_z = z118*U12_zy + 0.083*(z62 + z66) + z120*neg_U12_zx - 0.35*neg_a12_z;
    const double f11_x = 0.35*a12_x - (0.083*U11_xz - (z120*neg_U12_xx - z119 - 0.003*neg_U11_xy));
    const double f11_y = f12_y - 0.003*(z61 + z66);
    const double z122 = z67 + 12.5*neg_a12_z;
    const double z123 = 0.010900000000000002*(z61 - z66) + (0.006215*z64 - 0.005515*wd11_y) -
        0.00018*neg_U11_xy;
    const double z124 = 0.083*a12_x + (8.999999999999999e-05*U11_zy + z123 - U12_zy*z14 +
        neg_U12_zx*z16);
    const double z125 = 0.00018*(z61 - z62) + (0.003*a10_y + 0.005606*z65 - 0.006124*wd11_x);
    const double z126 = U12_zy*z17 - (8.999999999999999e-05*neg_U11_zx + (z125 +
        0.010900000000000002*U11_yx - neg_U12_zx*z14));
    const double z127 = z14*z117 + U11_yx*z16 - neg_U11_xy*z17 - z118*(0.08*U11_xz - a12_x);
    const double neg_n12_z = z120*(a12_y - 0.08*U11_yz) + z127;
    const double z128 = 0.003*a11_x + 9.100000000000007e-05*neg_wd10_y - 0.0006090000000000005*z63 -
        8.999999999999999e-05*z117 - 0.010900000000000002*U11_yz;
    const double n11_x = 0.083*a12_y + z126 + 0.08*(z118*(z62 - z122) - z121);
    const double n11_y = 0.08*(z119 + z120*(z66 - z122)) - (0.2*f12_z + z124);
    const double n11_z = 0.2*f12_y + (0.00018*U11_xz - z128) - neg_n12_z;
    const double n10_x = s11*n11_y - c11*n11_x;

    /* forces on link 10 */
    const double f10_x = s11*f11_y - 0.1388888888888889*neg_a10_x - c11*f11_x;
    const double f10_y = 0.1388888888888889*a10_y - 0.003*U11_zy - f12_z;
    const double z129 = s10*f10_y - c10*f10_x;
    const double z130 = 0.00035000000000000005*w10_x;
    const double neg_n10_y = 0.00035000000000000005*neg_wd10_y + w10_z*z130 + n11_z;
    const double neg_n10_z = neg_w10_y*z130 + c11*n11_y + s11*n11_x;

    /* forces on link 9 */
    const double z131 = z39 - z41;

    /* forces on link 8 */
    const double z132 = 0.024020824298928628*z2;
    const double z133 = U8_yx*z132;
    const double z134 = 0.024020824298928628*z3;
    const double f9_y = 0.35*a9_y + (0.083*U8_yz + (z133 + z134*neg_U9_yy));
    const double neg_f9_z = z132*neg_U9_zx + (z134*U9_zy + 0.083*(z39 + z41)) +
        0.07*neg_a9_z_scaled;
    const double z135 = z134*neg_U8_xy;
    const double neg_f8_x = 0.35*neg_a9_x + (0.003*neg_U8_xy + (z132*neg_U9_xx - z135) -
        0.083*U8_xz);
    const double f8_y = f9_y - 0.003*(z39 + z40);
    const double z136 = 2.5*neg_a9_z_scaled - z42;
    const double z137 = 0.006215*z37 + 0.00018*neg_U8_xy - 0.005515*wd8_y +
        0.010900000000000002*(z39 - z40);
    const double z138 = neg_U9_zx*z31 - (0.08*z135 - (8.999999999999999e-05*U8_zy + z137) +
        U9_zy*z29);
    const double z139 = 0.010900000000000002*U8_yx - (0.003*a7_y + 0.005606*z38) - 0.00018*(z41 -
        z40);
    const double z140 = 8.999999999999999e-05*neg_U8_zx - (z139 + 0.006124*wd8_x + U9_zy*z32 +
        neg_U9_zx*z29);
    const double z141 = z29*z131 - U8_yx*z31 + neg_U8_xy*z32 - z134*(neg_a9_x - 0.08*U8_xz);
    const double n9_z = z141 + z132*(0.08*U8_yz + a9_y);
    const double z142 = 0.010900000000000002*U8_yz + (8.999999999999999e-05*z131 +
        (9.100000000000007e-05*neg_wd7_y - 0.003*neg_a8_x - 0.0006090000000000005*z36));
    const double n8_x = 0.0019216659439142904*(z3*(z41 + z136) - 41.63054471218133*z133) - (z140 +
        0.083*a9_y);
    const double n8_y = 0.2*neg_f9_z + (0.0019216659439142904*z2*(z39 + z136) - (0.083*neg_a9_x +
        z138));
    const double n8_z = n9_z + (0.2*f9_y - (z142 + 0.00018*U8_xz));
    const double n7_x = s8*n8_y - c8*n8_x;

    /* forces on link 7 */
    const double f7_x = s8*f8_y + (0.1388888888888889*a7_x + c8*neg_f8_x);
    const double f7_y = neg_f9_z + (0.1388888888888889*a7_y - 0.003*U8_zy);
    const double z143 = s7*f7_y - c7*f7_x;
    const double z144 = 0.00035000000000000005*w7_x;
    const double neg_n7_y = 0.00035000000000000005*neg_wd7_y + w7_z*z144 + n8_z;
    const double neg_n7_z = c8*n8_y + (neg_w7_y*z144 + s8*n8_x);

    /* forces on link 6 */
    const double z145 = 12.5*f17_x_scaled;
    const double z146 = s17*z145 + (0.1388888888888889*neg_a10_z + s11*f11_x + c11*f11_y +
        c17*f17_y);
    const double z147 = s14*neg_f14_x + 0.1388888888888889*a7_z - c14*f14_y + s8*neg_f8_x - c8*f8_y;
    const double f16_x = s17*f17_y - c17*z145;
    const double z148 = s16*f16_x + (s13*f13_x - c13*f14_z - c16*f17_z);
    const double z149 = s7*f7_x + (c7*f7_y + c10*f10_y + s10*f10_x);
    const double z150 = s16*f17_z + c16*f16_x;
    const double z151 = z129 - z150;
    const double z152 = z115 - z143;
    const double f6_x = 0.5*z49 + 10.922222222222222*a2_z - z148 - z149;
    const double f6_y = 10.922222222222222*neg_a1_z - 0.025*wd5_z + z146 - z147;
    const double neg_f6_z = z151 + (0.025*(neg_U4_xx + neg_U5_xx) + 10.922222222222222*neg_a3_z -
        z152);
    const double z153 = 0.025*a2_z + (0.009*z46 - 0.45361111111111113*z49) - 0.05*(z151 + z152);
    const double z154 = 0.22405499999999998*wd5_z + 0.00045000000000000004*(z35 - neg_U4_xx) +
        0.025*neg_a1_z - c10*neg_n10_y;
    const double z155 = c16*n16_y + (z154 - c13*neg_n13_y - c7*neg_n7_y) + s10*n10_x;
    const double z156 = 0.009*z49 + 4.027488888888889*z46 + s7*neg_n7_y + s10*neg_n10_y - s16*n16_y;
    const double z157 = c13*n13_x + (c10*n10_x - (0.05*(z147 + z146) - (z156 + s13*neg_n13_y)));
    const double n6_x = 0.18*(z150 + (z115 + z143) + z129) - (s7*n7_x + (z155 + s13*n13_x -
        s16*neg_n16_x));
    const double n6_y = neg_n10_z - (n13_z + (n16_z - (z153 + neg_n7_z)));
    const double n6_z = c7*n7_x + (0.18*(z148 - z149) + z157) - c16*neg_n16_x;

    b[0] = -f6_y;
    b[1] = f6_x;
    b[2] = -neg_f6_z;
    b[3] = -n6_y;
    b[4] = n6_x;
    b[5] = n6_z;
    b[6] = -neg_n7_z;
    b[7] = n8_z;
    b[8] = n9_z;
    b[9] = -neg_n10_z;
    b[10] = n11_z;
    b[11] = -neg_n12_z;
    b[12] = n13_z;
    b[13] = n14_z;
    b[14] = n15_z;
    b[15] = n16_z;
    b[16] = -neg_n17_z;
    b[17] = -neg_n18_z;
}

void quadruped_gravity(const double q[19], double g[18])
{
    /* joint angles */
    const double R1_zx_scaled = q[3]*q[5] - q[6]*q[4];
    double s16, c16;
    double s8, c8;
    double s14, c14;
    double s11, c11;
    rbgen_sincos4(q[16], &s16, &c16, q[8], &s8, &c8, q[14], &s14, &c14, q[11], &s11, &c11);
    const double z1 = q[8] + 1.5291537476963082 + q[9];
    const double z2 = q[14] + 1.5291537476963082 + q[15];
    double s7, c7;
    double z3, z4;
    double s13, c13;
    double z5, z6;
    rbgen_sincos4(q[7], &s7, &c7, z1, &z3, &z4, q[13], &s13, &c13, z2, &z5, &z6);
    const double z7 = 19.62*q[3];
    const double z8 = 19.62*q[4];
    const double neg_R1_zz_scaled = q[3]*z7 - 9.81 + q[4]*z8;
    const double R1_zy_scaled = q[5]*z8 + q[6]*z7;
    const double z9 = 0.04285714285714286*s14 - c14;
    const double z10 = 2.9141381298526934*c8 - 0.12489163413654399*s8;
    const double z11 = q[12] + (q[11] + 1.5291537476963082);
    const double z12 = q[18] + (q[17] + 1.5291537476963082);
    double s17, c17;
    double s10, c10;
    double z13, z14;
    double z15, z16;
    rbgen_sincos4(q[17], &s17, &c17, q[10], &s10, &c10, z11, &z13, &z14, z12, &z15, &z16);
    const double z17 = c11 - 0.04285714285714286*s11;
    const double z18 = 0.07*s11 + 0.003*c11;
    const double z19 = 0.003*c8 + 0.07*s8;
    const double z20 = 0.003*c14 + 0.07*s14;

    /* motion of link 7 */
    const double neg_a7_x = R1_zy_scaled*s7 + neg_R1_zz_scaled*c7;
    const double a7_y = neg_R1_zz_scaled*s7 - R1_zy_scaled*c7;

    /* motion of link 9 */
    const double z21 = 0.4712885727449797*R1_zx_scaled;

    /* motion of link 10 */
    const double neg_a10_x = R1_zy_scaled*s10 + neg_R1_zz_scaled*c10;
    const double a10_y = neg_R1_zz_scaled*s10 - R1_zy_scaled*c10;

    /* motion of link 13 */
    const double neg_a13_x = neg_R1_zz_scaled*c13 + R1_zy_scaled*s13;
    const double a13_y = neg_R1_zz_scaled*s13 - R1_zy_scaled*c13;

    /* motion of link 15 */
    const double z22 = 0.024020824298928628*z6;
    const double a15_y_scaled = neg_a13_x*z22 - z5*z21;

    /* motion of link 16 */
    const double z23 = 2.268*c16;
    const double z24 = 2.268*s16;
    const double neg_a16_x_scaled = z23*neg_R1_zz_scaled + R1_zy_scaled*z24;
    const double a16_y = s16*neg_R1_zz_scaled - c16*R1_zy_scaled;

    /* forces on link 18 */
    const double neg_f18_z_scaled = 0.07*a16_y;
    const double n18_z = neg_a16_x_scaled*(0.010591192371661654*z16) - z15*z21;

    /* forces on link 17 */
    const double z25 = 0.024020824298928628*a16_y;
    const double z26 = 0.12489163413654399*s17;
    const double n17_y = z25*(z26 - z15) + (0.03659611992945327*neg_a16_x_scaled -
        c17*neg_f18_z_scaled);

    /* forces on link 16 */
    const double f6_x_scaled = s16*neg_a16_x_scaled - z23*a16_y;
    const double neg_f6_z_scaled = z24*a16_y + c16*neg_a16_x_scaled;

    /* forces on link 14 */
    const double z27 = 1.3734000000000002*R1_zx_scaled;
    const double neg_n17_z = z26*(0.2471278220054386*neg_a16_x_scaled - z21) + (c17*z27 +
        neg_a16_x_scaled*(0.001322751322751323*c17) - n18_z);
    const double n16_y = neg_n17_z - 1.0220458553791887*neg_a16_x_scaled;
    const double n14_z = z9*z27 + a15_y_scaled - neg_a13_x*z20;

    /* forces on link 13 */
    const double neg_n13_z = 0.083*neg_a13_x + 0.07*a13_y*(0.3431546328418375*z5 - z9);

    /* forces on link 10 */
    const double n10_z_scaled = neg_a10_x - (2.9141381298526934*z17 +
        z13)*(0.2894075216738389*a10_y);
    const double z28 = 0.024020824298928628*z14;
    const double a12_y_scaled = neg_a10_x*z28 - z13*z21;
    const double neg_n11_z = neg_a10_x*z18 - a12_y_scaled + z17*z27;

    /* forces on link 7 */
    const double z29 = 1.62846*R1_zx_scaled;
    const double z30 = 0.024020824298928628*z4;
    const double n7_x = a7_y*(z19 - z30) - z29;
    const double neg_n7_z = 0.083*neg_a7_x + (z3 + z10)*(0.024020824298928628*a7_y);
    const double n10_x = z29 - a10_y*(z28 - z18);
    const double n13_x = a13_y*(z20 - z22) - z29;
    const double neg_n16_x = 2.318*a16_y - z29 - s17*neg_f18_z_scaled + z25*(z16 -
        0.12489163413654399*c17);
    const double a9_y_scaled = neg_a7_x*z30 - z3*z21;
    const double neg_n8_z = neg_a7_x*z19 - a9_y_scaled + z10*z21;

    /* forces on link 6 */
    const double z31 = neg_n13_z + (neg_n7_z + (0.025*R1_zy_scaled + 0.63*neg_R1_zz_scaled) -
        0.2777777777777778*neg_f6_z_scaled) - n17_y;
    const double z32 = 0.083*n10_z_scaled;
    const double z33 = s16*neg_n16_x - (neg_f6_z_scaled - 0.49050000000000005*R1_zx_scaled + s7*n7_x
        + s13*n13_x);
    const double z34 = z33 - s10*n10_x - c7*neg_n8_z + c13*n14_z - c10*neg_n11_z;
    const double z35 = c16*neg_n16_x + (f6_x_scaled - c7*n7_x - c10*n10_x) - c13*n13_x;
    const double n6_x = z34 - c16*n16_y;
    const double n6_y = z31 - z32;
    const double neg_n6_z = s10*neg_n11_z + (z35 + s7*neg_n8_z) - s13*n14_z + s16*n16_y;

    g[0] = 247.21200000000002*R1_zx_scaled;
    g[1] = 5.555555555555555*f6_x_scaled;
    g[2] = -5.555555555555555*neg_f6_z_scaled;
    g[3] = -n6_y;
    g[4] = n6_x;
    g[5] = -neg_n6_z;
    g[6] = -neg_n7_z;
    g[7] = -neg_n8_z;
    g[8] = a9_y_scaled;
    g[9] = z32;
    g[10] = -neg_n11_z;
    g[11] = a12_y_scaled;
    g[12] = -neg_n13_z;
    g[13] = n14_z;
    g[14] = a15_y_scaled;
    g[15] = n17_y;
    g[16] = -neg_n17_z;
    g[17] = n18_z;
}

#ifndef RBGEN_PART
#ifdef __GNUC__
#define RBGEN_PART __attribute__((noinline))
#else
#define RBGEN_PART
#endif
#endif
#if defined __GNUC__ && !defined __clang__
/* Passes of gcc that find nothing in parts, where everything is computed and stored once, take
   half of its time. */
#pragma GCC push_options
#pragma GCC optimize ("no-schedule-insns,no-tree-dse,no-dse,no-tree-fre,no-tree-ccp")
#pragma GCC optimize ("no-tree-dominator-opts,no-tree-sink,no-tree-pta,no-forward-propagate")
#pragma GCC optimize ("no-rerun-cse-after-loop,no-cprop-registers")
#endif

RBGEN_PART
static void quadruped_forward_dynamics_part1(const double q[19], double kept[268])
{
    /* joint angles */
    const double z1 = q[15] + 1.5291537476963082;
    const double z2 = q[14] + z1;
    double s14, c14;
    double z3, z4;
    double z5, z6;
    double s17, c17;
    rbgen_sincos4(q[14], &s14, &c14, z1, &z3, &z4, z2, &z5, &z6, q[17], &s17, &c17);
    kept[0] = s14;
    kept[1] = c14;
    kept[2] = z3;
    kept[3] = z4;
    kept[4] = z5;
    kept[5] = z6;
    kept[6] = s17;
    kept[7] = c17;
    const double z7 = q[12] - 1.6124389058934852;
    kept[8] = z7;
    const double z8 = q[9] + 1.5291537476963082;
    kept[9] = z8;
    double s8, c8;
    double s11, c11;
    rbgen_sincos2(q[8], &s8, &c8, q[11], &s11, &c11);
    kept[10] = s8;
    kept[11] = c8;
    kept[12] = s11;
    kept[13] = c11;

}

RBGEN_PART
static void quadruped_forward_dynamics_part2(const double q[19], double kept[268])
{
    /* joint angles */
    const double z7 = kept[8];
    const double z8 = kept[9];
    double z9, z10;
    double z11, z12;
    rbgen_sincos2(z7, &z9, &z10, z8, &z11, &z12);
    kept[14] = z9;
    kept[15] = z10;
    kept[16] = z11;
    kept[17] = z12;
    const double s14 = kept[0];
    const double z13 = 0.2*s14;
    kept[18] = z13;
    const double c14 = kept[1];
    const double z14 = 0.2*c14;
    kept[19] = z14;
    const double z15 = c14 + 74.39444444444445*s14;
    kept[20] = z15;
    const double z5 = kept[4];
    const double z6 = kept[5];
    const double z16 = 0.0058447053726169845*z6 - 0.0002470710571923744*z5;
    kept[21] = z16;
    const double z17 = q[18] - 1.6124389058934852;
    const double z18 = q[17] + z17;
    const double z19 = q[8] + z8;
    double s13, c13;
    double z20, z21;
    double z22, z23;
    double z24, z25;
    rbgen_sincos4(q[13], &s13, &c13, z17, &z20, &z21, z18, &z22, &z23, z19, &z24, &z25);
    kept[22] = s13;
    kept[23] = c13;
    kept[24] = z20;
    kept[25] = z21;
    kept[26] = z22;
    kept[27] = z23;
    kept[28] = z24;
    kept[29] = z25;
    const double z26 = q[11] + z7;
    kept[30] = z26;

}

RBGEN_PART
static void quadruped_forward_dynamics_part3(const double q[19], const double qd[18],
                                             double kept[268])
{
    /* joint angles */
    const double z26 = kept[30];
    double z27, z28;
    double s7, c7;
    double s10, c10;
    double s16, c16;
    rbgen_sincos4(z26, &z27, &z28, q[7], &s7, &c7, q[10], &s10, &c10, q[16], &s16, &c16);
    kept[9] = z27;
    kept[8] = z28;
    kept[31] = s7;
    kept[32] = c7;
    kept[33] = s10;
    kept[34] = c10;
    kept[35] = s16;
    kept[36] = c16;
    const double s17 = kept[6];
    const double c17 = kept[7];
    const double z29 = c17 - 3.3833333333333364*s17;
    kept[37] = z29;
    const double z22 = kept[26];
    const double z23 = kept[27];
    const double z30 = 0.0058447053726169845*z23 - 0.0002470710571923744*z22;
    kept[38] = z30;
    const double F18_xz_scaled = 4.08170336430393*z23;
    kept[39] = F18_xz_scaled;
    const double z31 = 0.2*c17;
    kept[40] = z31;
    const double z32 = 0.2*s17;
    kept[41] = z32;
    const double z24 = kept[28];
    const double neg_F9_yz_scaled = 4.08170336430393*z24;
    kept[42] = neg_F9_yz_scaled;
    const double c8 = kept[11];
    const double z33 = 0.2*c8;
    kept[43] = z33;
    const double z25 = kept[29];
    const double neg_F9_xz_scaled = 4.08170336430393*z25;
    kept[44] = neg_F9_xz_scaled;
    const double s8 = kept[10];
    const double z34 = 0.2*s8;
    kept[45] = z34;
    const double z35 = 0.00017999999999999998*c8;
    kept[46] = z35;
    const double z36 = 0.0002470710571923744*z24 - 0.0058447053726169845*z25;
    kept[47] = z36;
    const double z37 = z35 + 0.013391*s8;
    kept[48] = z37;
    const double F12_xz_scaled = 4.08170336430393*z28;
    kept[49] = F12_xz_scaled;
    const double s11 = kept[12];
    const double z38 = 0.2*s11;
    kept[50] = z38;
    const double c11 = kept[13];
    const double z39 = 0.2*c11;
    kept[51] = z39;
    const double neg_wd4_z = qd[4]*qd[5];
    kept[52] = neg_wd4_z;
    const double z10 = kept[15];
    const double z9 = kept[14];
    const double z40 = 0.0002470710571923744*z9 - 0.0058447053726169845*z10;
    const double z41 = z10*z40;
    const double z42 = z41 + 0.005864852686308492;
    kept[53] = z42;
    const double z43 = z9*z40 - 0.0001235355285961872;
    kept[54] = z43;
    const double z44 = z41 - 2.01473136915078e-05;
    kept[55] = z44;
    const double z11 = kept[16];
    const double z12 = kept[17];
    const double z45 = 0.0058447053726169845*z12 - 0.0002470710571923744*z11;
    const double z46 = z12*z45;
    const double z47 = z46 - 0.005864852686308492;
    kept[56] = z47;
    const double z48 = z11*z45 + 0.0001235355285961872;
    kept[57] = z48;
    const double z49 = z46 + 2.01473136915078e-05;
    kept[58] = z49;
    const double z20 = kept[24];
    const double z21 = kept[25];
    const double z50 = 0.0058447053726169845*z21 - 0.0002470710571923744*z20;
    const double z51 = z21*z50;
    const double z52 = z51 - 0.005864852686308492;
    kept[59] = z52;
    const double z53 = z51 + 2.01473136915078e-05;
    kept[60] = z53;
    const double z54 = z20*z50 + 0.0001235355285961872;
    kept[61] = z54;
    const double z3 = kept[2];
    const double z4 = kept[3];
    const double z55 = 0.0058447053726169845*z4 - 0.0002470710571923744*z3;
    const double z56 = z4*z55;
    const double z57 = z56 - 0.005864852686308492;
    kept[62] = z57;
    const double z58 = z3*z55 + 0.0001235355285961872;
    kept[63] = z58;
    const double z59 = z56 + 2.01473136915078e-05;
    kept[64] = z59;

    /* motion of link 1 */
    const double z60 = 19.62*q[3];
    const double z61 = 19.62*q[4];
    const double neg_a1_z = qd[5]*qd[1] - qd[4]*qd[2] - q[5]*z60 + q[6]*z61;
    kept[65] = neg_a1_z;

    /* motion of link 2 */
    const double a2_z = q[5]*z61 + (qd[5]*qd[0] - qd[3]*qd[2]) + z60*q[6];
    kept[66] = a2_z;

    /* motion of link 3 */
    const double neg_a3_z = q[4]*z61 + (q[3]*z60 - (qd[3]*qd[1] + (9.81 - qd[4]*qd[0])));
    kept[67] = neg_a3_z;

    /* motion of link 4 */
    const double neg_U4_xx = qd[3]*qd[3];
    kept[68] = neg_U4_xx;

    /* motion of link 5 */
    const double neg_U5_xx = qd[4]*qd[4];
    kept[69] = neg_U5_xx;

    /* motion of link 6 */
    const double z62 = qd[5]*qd[5];
    kept[70] = z62;
    const double neg_U6_xx = z62 + neg_U4_xx;
    kept[71] = neg_U6_xx;
    const double neg_U6_yy = z62 + neg_U5_xx;
    kept[72] = neg_U6_yy;

    /* motion of link 7 */
    const double w7_x = c7*qd[5] - s7*qd[4];
    kept[73] = w7_x;
    const double neg_w7_y = c7*qd[4] + s7*qd[5];
    kept[74] = neg_w7_y;
    const double w7_z = qd[3] + qd[6];
    kept[75] = w7_z;
    const double neg_wd7_x = qd[6]*neg_w7_y;
    kept[76] = neg_wd7_x;
    const double neg_wd7_y = qd[6]*w7_x;
    kept[77] = neg_wd7_y;

    /* motion of link 8 */
    const double z63 = 0.003*s8;
    kept[78] = z63;
    const double z64 = z63 - 0.07*c8;
    kept[79] = z64;
    const double z65 = 0.003*c8;
    kept[80] = z65;
    const double z66 = z65 + 0.07*s8;
    kept[81] = z66;
    const double neg_w8_x = s8*w7_z + c8*w7_x;
    kept[82] = neg_w8_x;

}

RBGEN_PART
static void quadruped_forward_dynamics_part4(const double qd[18], double kept[268])
{
    /* motion of link 8 */
    const double w7_z = kept[75];
    const double c8 = kept[11];
    const double w7_x = kept[73];
    const double s8 = kept[10];
    const double w8_y = s8*w7_x - c8*w7_z;
    const double neg_w7_y = kept[74];
    const double w8_z = neg_w7_y + qd[7];
    const double neg_wd7_x = kept[76];
    const double wd8_x = c8*neg_wd7_x + qd[7]*w8_y;
    kept[30] = wd8_x;
    const double neg_w8_x = kept[82];
    const double wd8_y = qd[7]*neg_w8_x - s8*neg_wd7_x;
    kept[83] = wd8_y;
    const double z67 = w8_z*neg_w8_x;
    kept[84] = z67;
    const double z68 = w8_y*neg_w8_x;
    kept[85] = z68;
    const double z69 = w8_y*w8_z;
    kept[86] = z69;
    const double neg_wd7_y = kept[77];
    const double neg_U8_xy = z68 + neg_wd7_y;
    kept[87] = neg_U8_xy;
    const double U8_xz = wd8_y - z67;
    kept[88] = U8_xz;
    const double U8_yx = neg_wd7_y - z68;
    kept[89] = U8_yx;
    const double U8_yz = z69 - wd8_x;
    kept[90] = U8_yz;
    const double neg_U8_zx = z67 + wd8_y;
    kept[91] = neg_U8_zx;
    const double U8_zy = wd8_x + z69;
    kept[92] = U8_zy;
    const double z70 = neg_w8_x*neg_w8_x;
    kept[93] = z70;
    const double z71 = w8_y*w8_y;
    kept[94] = z71;
    const double z72 = w8_z*w8_z;
    kept[95] = z72;

    /* motion of link 9 */
    const double w9_z = qd[8] + w8_z;
    const double z73 = qd[8] + w9_z;
    const double z74 = w9_z*w9_z;
    kept[96] = z74;
    const double neg_U9_xx = z71 + z74;
    kept[97] = neg_U9_xx;
    const double neg_U9_yy = z70 + z74;
    kept[98] = neg_U9_yy;
    const double neg_U9_zx = wd8_y + z73*neg_w8_x;
    kept[99] = neg_U9_zx;
    const double U9_zy = wd8_x + w8_y*z73;
    kept[100] = U9_zy;

    /* motion of link 10 */
    const double c10 = kept[34];
    const double s10 = kept[33];
    const double w10_x = c10*qd[5] - s10*qd[4];
    kept[101] = w10_x;
    const double neg_w10_y = c10*qd[4] + s10*qd[5];
    kept[102] = neg_w10_y;
    const double w10_z = qd[3] + qd[9];
    kept[103] = w10_z;
    const double neg_wd10_x = neg_w10_y*qd[9];
    const double neg_wd10_y = qd[9]*w10_x;
    kept[104] = neg_wd10_y;
    const double z75 = 0.18*qd[3];
    const double z76 = qd[4]*z75;
    kept[105] = z76;
    const double z77 = 0.2777777777777778*z76;
    const double neg_U6_yy = kept[72];
    const double z78 = 0.18*neg_U6_yy;
    const double z79 = z77 + z78;
    const double neg_a1_z = kept[65];
    const double neg_a10_z = z79 + neg_a1_z;
    kept[106] = neg_a10_z;
    const double neg_U6_xx = kept[71];
    const double z80 = 0.05*neg_U6_xx;
    const double z81 = z76 + z80;
    const double a2_z = kept[66];
    const double z82 = a2_z + z81;
    const double z83 = qd[5]*z75;
    kept[107] = z83;
    const double neg_wd4_z = kept[52];
    const double z84 = 0.05*neg_wd4_z;
    const double z85 = z83 - z84;
    const double neg_a3_z = kept[67];
    const double z86 = z85 - neg_a3_z;
    const double a10_x = c10*z86 - s10*z82;
    kept[108] = a10_x;
    const double neg_a10_y = c10*z82 + s10*z86;
    kept[109] = neg_a10_y;
    const double z87 = z83 + z84;
    const double z88 = z87 - neg_a3_z;
    const double z89 = z76 - z80;
    const double z90 = a2_z + z89;
    const double z91 = z77 - z78;
    const double c7 = kept[32];
    const double s7 = kept[31];
    const double a7_x = c7*z88 - s7*z90;
    kept[110] = a7_x;
    const double neg_a7_y = s7*z88 + c7*z90;
    kept[111] = neg_a7_y;
    const double a7_z = z91 - neg_a1_z;
    kept[112] = a7_z;
    const double a9_z_scaled = 14.570690649263465*neg_a7_y - 2.9141381298526934*neg_U8_zx;
    kept[113] = a9_z_scaled;
    const double z65 = kept[80];
    const double z63 = kept[78];
    const double neg_a8_x_scaled = z63*a7_z + z65*a7_x;
    kept[114] = neg_a8_x_scaled;
    const double neg_a9_x_scaled = 4166.666666666666*neg_a8_x_scaled + 2.5*(z71 + z72);
    kept[115] = neg_a9_x_scaled;
    const double a9_y = 0.2*U8_yx - (c8*a7_z - s8*a7_x);
    kept[116] = a9_y;

    /* motion of link 11 */
    const double s11 = kept[12];
    const double z92 = 0.003*s11;
    kept[117] = z92;
    const double c11 = kept[13];
    const double z93 = 0.07*c11 - z92;
    kept[118] = z93;
    const double z94 = 0.003*c11;
    kept[119] = z94;
    const double z95 = 0.07*s11 + z94;
    kept[120] = z95;
    const double neg_w11_x = s11*w10_z + c11*w10_x;
    const double w11_y = s11*w10_x - c11*w10_z;
    const double w11_z = qd[10] + neg_w10_y;
    const double z96 = neg_w11_x*neg_w11_x;
    kept[121] = z96;
    const double z97 = neg_w11_x*w11_y;
    kept[122] = z97;
    const double z98 = w11_z*neg_w11_x;
    const double wd11_x = c11*neg_wd10_x + qd[10]*w11_y;
    const double wd11_y = qd[10]*neg_w11_x - s11*neg_wd10_x;
    const double z99 = w11_z*w11_y;
    const double neg_U11_xy = neg_wd10_y + z97;
    kept[123] = neg_U11_xy;
    const double U11_xz = wd11_y - z98;
    kept[124] = U11_xz;
    const double U11_yx = neg_wd10_y - z97;
    kept[125] = U11_yx;
    const double U11_yz = z99 - wd11_x;
    kept[126] = U11_yz;
    const double neg_U11_zx = z98 + wd11_y;
    const double U11_zy = wd11_x + z99;
    kept[127] = U11_zy;
    const double z100 = w11_y*w11_y;
    const double a11_x_scaled = z92*neg_a10_z - z94*a10_x;
    kept[128] = a11_x_scaled;
    const double z101 = w11_z*w11_z;
    kept[129] = z101;

    /* motion of link 12 */
    const double w12_z = w11_z + qd[11];
    const double z102 = w12_z*w12_z;
    const double z103 = qd[11] + w12_z;
    const double neg_U12_xx = z102 + z100;
    kept[130] = neg_U12_xx;
    const double neg_U12_yy = z102 + z96;
    const double neg_U12_zx = wd11_y + neg_w11_x*z103;
    const double U12_zy = w11_y*z103 + wd11_x;
    const double a12_y = c11*neg_a10_z + s11*a10_x + 0.2*U11_yx;
    kept[131] = a12_y;
    const double a12_x_scaled = a11_x_scaled - 0.0006000000000000001*(z100 + z101);
    kept[132] = a12_x_scaled;
    const double a12_z_scaled = 0.35*neg_a10_y - 0.07*neg_U11_zx;

    /* motion of link 13 */
    const double c13 = kept[23];
    const double s13 = kept[22];
    const double w13_x = c13*qd[5] - s13*qd[4];
    kept[133] = w13_x;
    const double neg_w13_y = c13*qd[4] + s13*qd[5];
    kept[134] = neg_w13_y;
    const double w13_z = qd[3] + qd[12];
    kept[135] = w13_z;
    const double neg_wd13_x = qd[12]*neg_w13_y;
    const double neg_wd13_y = qd[12]*w13_x;
    kept[136] = neg_wd13_y;
    const double z104 = a2_z - z81;
    const double z105 = z85 + neg_a3_z;
    const double neg_a13_x = c13*z105 + s13*z104;
    const double a13_y = s13*z105 - c13*z104;
    const double a13_z = z79 - neg_a1_z;

    /* motion of link 14 */
    const double c14 = kept[1];
    const double z106 = 0.003*c14;
    kept[137] = z106;
    const double s14 = kept[0];
    const double z107 = z106 + 0.07*s14;
    kept[138] = z107;
    const double z108 = 0.003*s14;
    kept[139] = z108;
    const double z109 = 0.07*c14 - z108;
    kept[140] = z109;
    const double neg_w14_x = s14*w13_z + c14*w13_x;
    const double w14_y = s14*w13_x - c14*w13_z;
    const double w14_z = qd[13] + neg_w13_y;
    const double wd14_x = qd[13]*w14_y + c14*neg_wd13_x;
    const double wd14_y = neg_w14_x*qd[13] - s14*neg_wd13_x;
    const double z110 = neg_w14_x*w14_z;
    const double z111 = neg_w14_x*w14_y;
    kept[141] = z111;
    const double z112 = w14_z*w14_y;
    const double neg_U14_xy = neg_wd13_y + z111;
    kept[142] = neg_U14_xy;
    const double U14_xz = wd14_y - z110;
    kept[143] = U14_xz;
    const double U14_yx = neg_wd13_y - z111;
    kept[144] = U14_yx;
    const double U14_yz = z112 - wd14_x;
    kept[145] = U14_yz;
    const double neg_U14_zx = wd14_y + z110;
    const double U14_zy = wd14_x + z112;
    kept[146] = U14_zy;
    const double z113 = neg_w14_x*neg_w14_x;
    const double z114 = w14_y*w14_y;
    const double z115 = w14_z*w14_z;
    const double a14_x_scaled = z106*neg_a13_x - z108*a13_z;
    kept[147] = a14_x_scaled;

    /* motion of link 15 */
    const double w15_z = qd[14] + w14_z;
    const double z116 = qd[14] + w15_z;
    const double z117 = w15_z*w15_z;
    const double neg_U15_xx = z114 + z117;
    const double neg_U15_yy = z113 + z117;
    const double neg_U15_zx = neg_w14_x*z116 + wd14_y;
    const double U15_zy = z116*w14_y + wd14_x;
    const double neg_a15_z_scaled = 0.35*a13_y + 0.07*neg_U14_zx;
    const double neg_a15_x_scaled = z114 + (z115 - 1666.6666666666665*a14_x_scaled);
    kept[148] = neg_a15_x_scaled;
    const double a15_y = 0.2*U14_yx - (c14*a13_z + s14*neg_a13_x);
    kept[149] = a15_y;

    /* motion of link 16 */
    const double s16 = kept[35];
    const double c16 = kept[36];
    const double w16_x = c16*qd[5] - s16*qd[4];
    kept[150] = w16_x;
    const double neg_w16_y = c16*qd[4] + s16*qd[5];
    kept[151] = neg_w16_y;
    const double w16_z = qd[3] + qd[15];
    kept[152] = w16_z;
    const double neg_wd16_x = qd[15]*neg_w16_y;
    const double neg_wd16_y = qd[15]*w16_x;
    kept[153] = neg_wd16_y;
    const double z118 = neg_a3_z + z87;
    const double z119 = a2_z - z89;
    const double neg_a16_x = c16*z118 + s16*z119;
    const double a16_y = s16*z118 - c16*z119;
    const double neg_a16_z = neg_a1_z + z91;

    /* motion of link 17 */
    const double s17 = kept[6];
    const double z120 = 0.003*s17;
    kept[154] = z120;
    const double c17 = kept[7];
    const double z121 = 0.003*c17;
    kept[155] = z121;
    const double neg_w17_x = s17*w16_z + c17*w16_x;
    const double w17_y = s17*w16_x - c17*w16_z;
    const double w17_z = qd[16] + neg_w16_y;
    const double wd17_x = qd[16]*w17_y + c17*neg_wd16_x;
    const double wd17_y = neg_w17_x*qd[16] - s17*neg_wd16_x;
    const double z122 = neg_w17_x*w17_z;
    const double z123 = neg_w17_x*w17_y;
    kept[156] = z123;
    const double z124 = w17_z*w17_y;
    const double neg_U17_xy = neg_wd16_y + z123;
    kept[157] = neg_U17_xy;
    const double U17_xz = wd17_y - z122;
    kept[158] = U17_xz;
    const double U17_yx = neg_wd16_y - z123;
    kept[159] = U17_yx;
    const double U17_yz = z124 - wd17_x;
    kept[160] = U17_yz;
    const double neg_U17_zx = wd17_y + z122;
    const double U17_zy = z124 + wd17_x;
    kept[161] = U17_zy;
    const double a17_x_scaled = z120*neg_a16_z + z121*neg_a16_x;
    kept[162] = a17_x_scaled;
    const double z125 = w17_z*w17_z;
    const double z126 = w17_y*w17_y;
    const double z127 = neg_w17_x*neg_w17_x;

    /* motion of link 18 */
    const double a18_x_scaled = a17_x_scaled - 0.0006000000000000001*(z125 + z126);
    kept[163] = a18_x_scaled;
    const double a18_y = 0.2*U17_yx + (c17*neg_a16_z - s17*neg_a16_x);
    kept[164] = a18_y;
    const double w18_z = w17_z + qd[17];
    const double z128 = w18_z*w18_z;
    const double z129 = qd[17] + w18_z;
    const double neg_U18_xx = z126 + z128;
    const double neg_U18_yy = z127 + z128;
    const double neg_U18_zx = wd17_y + neg_w17_x*z129;
    const double U18_zy = wd17_x + w17_y*z129;
    const double neg_a18_z_scaled = neg_U17_zx + 5.0*a16_y;

    /* forces on link 18 */
    const double z21 = kept[25];
    const double z130 = 8.006941432976209*z21;
    kept[165] = z130;
    const double z131 = z127 - z126;
    kept[166] = z131;
    const double z20 = kept[24];
    const double z132 = 0.0019216659439142904*z20;
    kept[167] = z132;
    const double z133 = U17_yx*z132;
    const double f18_y_scaled = 116.66666666666666*a18_y - (27.666666666666668*U17_yz +
        (z130*neg_U18_yy + 4166.666666666666*z133));
    kept[168] = f18_y_scaled;
    const double f18_z_scaled = z21*U18_zy + (3.4553352111110502*(z126 + z127) + z20*neg_U18_zx) -
        2.9141381298526934*neg_a18_z_scaled;
    kept[169] = f18_z_scaled;

    /* forces on link 17 */
    const double z134 = z130*neg_U17_xy;
    const double f17_x_scaled = 38888.88888888889*a18_x_scaled - (27.666666666666668*U17_xz +
        (neg_U17_xy + z134 - neg_U18_xx*(8.006941432976209*z20)));
    kept[170] = f17_x_scaled;
    const double f17_y_scaled = f18_y_scaled - (z125 + z127);
    kept[171] = f17_y_scaled;
    const double z135 = 0.006215*z122 - 0.005515*wd17_y - 0.00018*neg_U17_xy -
        0.010900000000000002*(z127 - z125);
    const double z52 = kept[59];
    const double z54 = kept[61];
    const double z136 = z52*neg_U18_zx - (0.00024*z134 - z135 - 8.999999999999999e-05*U17_zy) -
        z54*U18_zy;
    const double z137 = z128 + 2.5*neg_a18_z_scaled;
    const double z138 = 0.010900000000000002*U17_yx + (z133 + (0.005606*z124 + 0.003*a16_y)) -
        0.006124*wd17_x;
    const double z53 = kept[60];
    const double z139 = z54*neg_U18_zx - (0.00018*(z125 - z126) + z138 +
        8.999999999999999e-05*neg_U17_zx - z53*U18_zy);
    const double n17_x = 0.083*a18_y + z139 - (z137 - z126)*(0.0019216659439142904*z21);
    kept[172] = n17_x;
    const double n17_y = z132*(z127 - z137) - (27.666666666666668*a18_x_scaled + z136) -
        0.004804164859785726*f18_z_scaled;
    kept[173] = n17_y;

    /* forces on link 15 */
    const double z140 = z113 - z114;
    kept[174] = z140;
    const double z3 = kept[2];
    const double z141 = z3*U14_yx;
    const double z4 = kept[3];
    const double f15_y_scaled = 14.570690649263465*a15_y + (z4*neg_U15_yy + z141 +
        3.4553352111110502*U14_yz);
    kept[175] = f15_y_scaled;

    /* forces on link 14 */
    const double z142 = 0.024020824298928628*z3;
    kept[176] = z142;
    const double z143 = 0.024020824298928628*z4;
    const double neg_f15_z = neg_U15_zx*z142 + (z143*U15_zy + (neg_a15_z_scaled + 0.083*(z113 +
        z114)));
    kept[177] = neg_f15_z;
    const double z144 = 0.005515*wd14_y - (0.00018*neg_U14_xy + (0.006215*z110 +
        0.010900000000000002*(z113 - z115)));
    const double z58 = kept[63];
    const double z57 = kept[62];
    const double z145 = z144 - neg_U15_zx*z57 - 8.999999999999999e-05*U14_zy -
        0.0166*neg_a15_x_scaled + U15_zy*z58;
    const double z146 = z117 - 35.714285714285715*neg_a15_z_scaled;
    const double z147 = z143*neg_U14_xy;
    const double z148 = 0.00018*(z115 - z114) + (0.010900000000000002*U14_yx - (0.003*a13_y +
        0.005606*z112 - 0.006124*wd14_x));
    const double z59 = kept[64];
    const double z149 = U15_zy*z59 + (neg_U15_zx*z58 + (z148 - 0.0019216659439142904*z141 -
        8.999999999999999e-05*neg_U14_zx));
    const double z150 = 0.0019216659439142904*z4;
    kept[178] = z150;
    const double neg_n14_x = 0.083*a15_y - z149 + z150*(z146 - z114);
    kept[179] = neg_n14_x;
    const double n14_y = 0.2*neg_f15_z + z145 + 0.08*(z142*(z113 - z146) + z147);
    kept[180] = n14_y;
    const double f14_y_scaled = 8.006941432976209*f15_y_scaled - (z113 + z115);
    kept[181] = f14_y_scaled;
    const double neg_f14_x = 0.07*neg_a15_x_scaled + (z142*neg_U15_xx - z147 + 0.003*neg_U14_xy -
        0.083*U14_xz);
    kept[182] = neg_f14_x;

    /* forces on link 12 */
    const double z9 = kept[14];
    const double z151 = U11_yx*z9;
    const double z10 = kept[15];
    const double f12_y_scaled = 14.570690649263465*a12_y - (z10*neg_U12_yy + z151 +
        3.4553352111110502*U11_yz);
    kept[183] = f12_y_scaled;
    const double z152 = z100 - z96;
    kept[184] = z152;

    /* forces on link 11 */
    const double z153 = 0.024020824298928628*z9;
    kept[185] = z153;
    const double z154 = 0.024020824298928628*z10;
    const double z155 = neg_U11_xy*z154;
    kept[186] = z155;
    const double z156 = 35.714285714285715*a12_z_scaled - z102;
    kept[187] = z156;
    const double z157 = 0.00018*neg_U11_xy - (0.010900000000000002*(z101 - z96) + (0.006215*z98 -
        0.005515*wd11_y));
    const double z43 = kept[54];
    const double z42 = kept[53];
    const double z158 = 27.666666666666668*a12_x_scaled + (8.999999999999999e-05*U11_zy -
        (z42*neg_U12_zx + z157) + z43*U12_zy);
    kept[188] = z158;
    const double f12_z = z154*U12_zy + (a12_z_scaled + 0.083*(z96 + z100)) + z153*neg_U12_zx;
    kept[189] = f12_z;
    const double z159 = 0.006124*wd11_x + (0.003*neg_a10_y - 0.005606*z99) - 0.00018*(z101 - z100);
    const double z44 = kept[55];
    const double z160 = z159 - 0.010900000000000002*U11_yx - z44*U12_zy - z43*neg_U12_zx -
        8.999999999999999e-05*neg_U11_zx;
    const double n11_x = z160 + 0.083*a12_y + 0.0019216659439142904*(z10*(z100 + z156) - z151);
    kept[190] = n11_x;

}

RBGEN_PART
static void quadruped_forward_dynamics_part5(const double tau[18], double kept[268])
{
    /* forces on link 11 */
    const double f12_z = kept[189];
    const double z158 = kept[188];
    const double z156 = kept[187];
    const double z96 = kept[121];
    const double z153 = kept[185];
    const double z155 = kept[186];
    const double n11_y = 0.08*(z155 + z153*(z96 + z156)) - (z158 + 0.2*f12_z);
    kept[14] = n11_y;
    const double f12_y_scaled = kept[183];
    const double z101 = kept[129];
    const double f11_y_scaled = 8.006941432976209*f12_y_scaled - (z96 + z101);
    kept[3] = f11_y_scaled;
    const double U11_xz = kept[124];
    const double neg_U11_xy = kept[123];
    const double neg_U12_xx = kept[130];
    const double a12_x_scaled = kept[132];
    const double f11_x = 116.66666666666666*a12_x_scaled + (z153*neg_U12_xx - z155 -
        0.003*neg_U11_xy - 0.083*U11_xz);
    kept[2] = f11_x;

    /* forces on link 9 */
    const double neg_U9_zx = kept[99];
    const double z11 = kept[16];
    const double z71 = kept[94];
    const double z70 = kept[93];
    const double a9_z_scaled = kept[113];
    const double z12 = kept[17];
    const double U9_zy = kept[100];
    const double neg_f9_z_scaled = U9_zy*z12 + (3.4553352111110502*(z70 + z71) - a9_z_scaled) +
        z11*neg_U9_zx;
    kept[24] = neg_f9_z_scaled;
    const double z161 = z70 - z71;
    kept[25] = z161;
    const double U8_yx = kept[89];
    const double z162 = z11*U8_yx;
    const double a9_y = kept[116];
    const double neg_U9_yy = kept[98];
    const double U8_yz = kept[90];
    const double f9_y_scaled = 3.4553352111110502*U8_yz + (z12*neg_U9_yy + z162) +
        14.570690649263465*a9_y;
    kept[71] = f9_y_scaled;

    /* forces on link 8 */
    const double z163 = 0.0019216659439142904*z11;
    const double z74 = kept[96];
    const double z164 = z74 + 0.8578865821045939*a9_z_scaled;
    const double z165 = 0.0019216659439142904*z12;
    const double neg_U8_xy = kept[87];
    const double z166 = z165*neg_U8_xy;
    const double wd8_y = kept[83];
    const double z67 = kept[84];
    const double z72 = kept[95];
    const double z167 = 0.010900000000000002*(z70 - z72) - (z166 + (0.005515*wd8_y - (0.006215*z67 +
        0.00018*neg_U8_xy)));
    const double U8_zy = kept[92];
    const double z48 = kept[57];
    const double z47 = kept[56];
    const double neg_a9_x_scaled = kept[115];
    const double z168 = 0.00664*neg_a9_x_scaled + (neg_U9_zx*z47 + (8.999999999999999e-05*U8_zy +
        z167 - U9_zy*z48));
    const double z69 = kept[86];
    const double neg_a7_y = kept[111];
    const double z169 = 0.003*neg_a7_y - 0.005606*z69 + 0.010900000000000002*U8_yx - 0.00018*(z71 -
        z72);
    const double wd8_x = kept[30];
    const double z49 = kept[58];
    const double neg_U8_zx = kept[91];
    const double z170 = 8.999999999999999e-05*neg_U8_zx - (U9_zy*z49 + (z169 + 0.006124*wd8_x) +
        neg_U9_zx*z48);
    const double n8_x = 0.0019216659439142904*(z12*(z71 - z164) - z162) - (z170 + 0.083*a9_y);
    kept[72] = n8_x;
    const double n8_y = 0.004804164859785726*neg_f9_z_scaled + (z163*(z70 - z164) - z168);
    kept[82] = n8_y;
    const double f8_y_scaled = 8.006941432976209*f9_y_scaled - (z70 + z72);
    kept[76] = f8_y_scaled;
    const double U8_xz = kept[88];
    const double neg_U9_xx = kept[97];
    const double f8_x_scaled = 4166.666666666666*z166 + (27.666666666666668*U8_xz - (neg_U8_xy +
        neg_U9_xx*(8.006941432976209*z11))) - 9.333333333333334*neg_a9_x_scaled;
    kept[191] = f8_x_scaled;

    /* forces on link 1 */
    const double z44 = kept[55];
    const double z43 = kept[54];
    const double z152 = kept[184];
    const double z42 = kept[53];
    const double U11_yx = kept[125];
    const double U11_yz = kept[126];
    const double a12_y = kept[131];
    const double z171 = z153*(a12_y - 0.08*U11_yz) + (tau[11] - z152*z43 - U11_yx*z42 +
        z44*neg_U11_xy);
    const double z10 = kept[15];
    const double phi12 = z10*(8.006941432976209*a12_x_scaled - 0.0019216659439142904*U11_xz) + z171;
    kept[192] = phi12;
    const double z172 = z165*(neg_a9_x_scaled - U8_xz) - (z48*z161 - (tau[8] + z47*U8_yx) +
        neg_U8_xy*z49);
    const double phi9 = z172 - z163*(U8_yz + 12.5*a9_y);
    kept[193] = phi9;
    const double z54 = kept[61];
    const double z131 = kept[166];
    const double neg_U17_xy = kept[157];
    const double z53 = kept[60];
    const double z52 = kept[59];
    const double U17_yx = kept[159];
    const double z130 = kept[165];
    const double a18_x_scaled = kept[163];
    const double U17_xz = kept[158];
    const double z173 = (0.00024*U17_xz - a18_x_scaled)*z130 + (z131*z54 - (U17_yx*z52 + tau[17] -
        z53*neg_U17_xy));
    const double a18_y = kept[164];
    const double U17_yz = kept[160];
    const double z132 = kept[167];
    const double phi18 = z132*(12.5*a18_y - U17_yz) - z173;
    kept[194] = phi18;
    const double U14_yx = kept[144];
    const double z57 = kept[62];
    const double z140 = kept[174];
    const double z58 = kept[63];
    const double z59 = kept[64];
    const double neg_U14_xy = kept[142];
    const double z150 = kept[178];
    const double neg_a15_x_scaled = kept[148];
    const double U14_xz = kept[143];
    const double z174 = (2.5*neg_a15_x_scaled - U14_xz)*z150 + (tau[14] - z58*z140 - neg_U14_xy*z59
        + z57*U14_yx);
    const double U14_yz = kept[145];
    const double a15_y = kept[149];
    const double z142 = kept[176];
    const double phi15 = z174 - z142*(a15_y + 0.08*U14_yz);
    kept[195] = phi15;

    /* articulated body 18 */
    const double s17 = kept[6];
    const double z175 = 0.00018*s17;
    const double z23 = kept[27];
    const double z176 = 0.024020824298928628*z23;
    const double F18_xz_scaled = kept[39];
    const double z177 = F18_xz_scaled*z176;
    const double z22 = kept[26];
    const double z178 = 0.024020824298928628*z22;
    kept[196] = z178;
    const double c17 = kept[7];
    const double z179 = 0.07*c17 - z178;
    const double z180 = F18_xz_scaled*z178;
    const double z31 = kept[40];
    const double z181 = z31*z180;
    const double z32 = kept[41];
    const double z182 = (z177 - 0.35)*z32 - z181;
    const double z183 = z22*z22;
    const double z184 = 0.09804587935429057*z183;
    kept[197] = z184;
    const double z185 = 0.08*z180;
    const double z186 = z32*z185;
    const double z187 = z31*(z184 - 0.35) - 12.5*z186;
    const double z188 = 0.007843670348343245*z183;
    const double z121 = kept[155];
    const double F17_xz = z121 - z182;
    const double F17_yx = 0.0285 - z188;
    const double z120 = kept[154];
    const double F17_yz = z187 + z120;
    kept[198] = F17_yz;
    const double F17_zy = z179 - z120;
    const double F17_xy_scaled = z177 - 0.35625;
    const double z189 = 0.08*F17_xy_scaled;
    const double z190 = 0.00017999999999999998*c17;
    const double neg_I17_xz = z186 + (z31*F17_yx - z175);
    const double I17_yz = z32*z189 - (0.08*z181 + z190);
    const double neg_I17_zz = z32*z182 + 9.100000000000007e-05 + z31*z187;
    const double z191 = z176 + 0.07*s17;
    const double z192 = F18_xz_scaled*phi18;
    kept[199] = z192;
    const double z193 = z22*phi18;
    kept[200] = z193;

    /* articulated body 17 */
    const double z30 = kept[38];
    const double z29 = kept[37];
    const double z194 = z29*z175 + z23*z30;
    const double neg_iD17 = 1.0/neg_I17_zz;
    kept[201] = neg_iD17;
    const double z195 = neg_iD17*I17_yz;
    kept[202] = z195;
    const double z196 = z22*z30 - (z176*z31 + (z29*z190 - 0.0002135355285961872)) + 0.0064*z180;
    const double neg_I16_xz = z195*neg_I17_xz + (z179*z32 - z196);
    const double I16_zz = I17_yz*z195 - (z194 + (0.0064*z177 - 0.011729852686308492 - z31*(z179 -
        z178)));
    const double F16_xz = z195*F17_xz + (z189 - 0.0545);
    const double F16_zz = z185 + z195*F17_yz;
    kept[203] = F16_zz;
    const double z197 = neg_iD17*F17_yz;
    kept[204] = z197;
    const double z198 = neg_iD17*neg_I17_xz;
    kept[205] = z198;
    const double z199 = neg_iD17*F17_xz;
    kept[206] = z199;
    const double neg_wd16_y = kept[153];
    const double a17_x_scaled = kept[162];
    const double z123 = kept[156];
    const double z200 = a17_x_scaled + (tau[16] - tau[17] + 9.100000000000007e-05*neg_wd16_y) -
        0.0006090000000000005*z123 + 8.999999999999999e-05*z131;
    const double f18_y_scaled = kept[168];
    const double z201 = z32*z192 + (0.0006000000000000001*f18_y_scaled + (0.00018*U17_xz - (z200 -
        0.010900000000000002*U17_yz)));
    const double z202 = 4.08170336430393*z193;
    kept[207] = z202;
    const double u17 = z31*z202 - z201;
    kept[208] = u17;

    /* articulated body 16 */
    const double iD16 = 1.0/I16_zz;
    kept[209] = iD16;
    const double z203 = iD16*F16_zz;
    kept[210] = z203;
    const double z204 = z203*F17_zy;
    kept[211] = z204;
    const double z205 = F17_xz*z197 - z180 - z203*F16_xz;
    kept[212] = z205;
    const double c16 = kept[36];
    const double s16 = kept[35];
    const double z206 = s16*z204 - z205*c16;
    kept[213] = z206;
    const double z207 = iD16*neg_I16_xz;
    kept[214] = z207;
    const double z208 = F17_yz*z198 + (z188 - 0.083) - F16_zz*z207;
    kept[215] = z208;
    const double z209 = z194 + (z32*(z176 + z191) - (0.0006274936278674596*z183 -
        0.005794147313691508)) + neg_I17_xz*z198;
    const double z210 = z209 - neg_I16_xz*z207;
    kept[216] = z210;
    const double z211 = s16*z210;
    kept[217] = z211;
    const double z212 = iD16*F17_zy;
    kept[218] = z212;
    const double z213 = F16_xz*z212;
    const double z214 = 12.6 - F17_zy*z212;
    kept[219] = z214;
    const double z215 = iD16*F16_xz;
    kept[220] = z215;
    const double z216 = F17_xz*z199 - (z177 - 12.6) - F16_xz*z215;
    kept[221] = z216;
    const double z217 = s16*(z214 - z216) - z213*(2.0*c16);
    kept[222] = z217;
    const double z218 = z213 + c16*z217;
    kept[223] = z218;
    const double z219 = 0.18*z218;
    kept[224] = z219;
    const double z220 = z185 + F17_xz*z198 - F16_xz*z207;
    kept[225] = z220;
    const double z221 = F17_zy*z207 - (z121 + z191);
    kept[226] = z221;
    const double z222 = s16*z220 + c16*z221;
    kept[227] = z222;

}

RBGEN_PART
static void quadruped_forward_dynamics_part6(const double tau[18], double kept[268])
{
    /* articulated body 16 */
    const double z222 = kept[227];
    const double s16 = kept[35];
    const double z223 = s16*z222;
    kept[168] = z223;
    const double z206 = kept[213];
    const double z224 = 0.05*z206;
    kept[156] = z224;
    const double z220 = kept[225];
    const double z219 = kept[224];
    const double z225 = z219 + (z220 + z224 - z223);
    kept[162] = z225;
    const double z217 = kept[222];
    const double z226 = s16*z217;
    kept[37] = z226;
    const double z205 = kept[212];
    const double c16 = kept[36];
    const double z204 = kept[211];
    const double z227 = z204*c16 + s16*z205;
    kept[38] = z227;
    const double z228 = c16*z222;
    kept[26] = z228;
    const double z216 = kept[221];
    const double z229 = z216 + z226;
    kept[27] = z229;
    const double z221 = kept[226];
    const double z230 = z228 - z221;
    kept[176] = z230;
    const double w16_x = kept[150];
    const double z231 = 0.00035000000000000005*w16_x;
    kept[149] = z231;
    const double u17 = kept[208];
    const double z195 = kept[202];
    const double z192 = kept[199];
    const double neg_w16_y = kept[151];
    const double n17_x = kept[172];
    const double s17 = kept[6];
    const double z232 = s17*n17_x + (neg_w16_y*z231 + tau[15] + 0.08*z192) + z195*u17;
    const double n17_y = kept[173];
    const double c17 = kept[7];
    const double u16 = c17*n17_y + z232;
    kept[148] = u16;

    /* articulated body 15 */
    const double z6 = kept[5];
    const double z233 = 0.024020824298928628*z6;
    const double z234 = 4.08170336430393*z6;
    kept[178] = z234;
    const double z235 = z233*z234;
    const double z5 = kept[4];
    const double neg_F15_yz = 0.024020824298928628*z5;
    const double neg_F14_yy = z234*neg_F15_yz;
    const double z236 = 0.08*neg_F14_yy;
    const double z14 = kept[19];
    const double z237 = z14*z236;
    const double z13 = kept[18];
    const double z238 = z235*z13 - 12.5*z237;
    const double z239 = 4.08170336430393*z5;
    kept[142] = z239;
    const double z240 = neg_F15_yz*z239;
    kept[64] = z240;
    const double z241 = 0.08*z240;
    const double z107 = kept[138];
    const double F14_xz = z107 - z238;
    const double F14_yx = z241 - 0.0285;
    const double z109 = kept[140];
    const double F14_zy = neg_F15_yz + z109;
    const double c14 = kept[1];
    const double z242 = 0.00018*c14;
    const double F14_xy_scaled = 0.35625 - z235;
    const double z243 = 0.08*F14_xy_scaled;
    const double z244 = z13*neg_F14_yy;
    const double z245 = z14*z240 - z244;
    const double I14_yz = z237 + z242 + z13*z243;
    const double neg_I14_zz = z14*z245 - 0.013909000000000001 + z13*z238;
    const double F14_yz = z245 - z109;
    kept[63] = F14_yz;
    const double phi15 = kept[195];
    const double z246 = 169.92353440951572*phi15;
    kept[62] = z246;
    const double z247 = neg_F15_yz*z246;
    kept[144] = z247;
    const double z248 = z234*phi15;
    kept[167] = z248;

    /* articulated body 14 */
    const double neg_iD14 = 1.0/neg_I14_zz;
    kept[160] = neg_iD14;
    const double z249 = I14_yz*neg_iD14;
    kept[164] = z249;
    const double F13_xz = F14_xz*z249 + (z243 + 0.0545);
    const double F13_zz = z249*F14_yz - z236;
    kept[158] = F13_zz;
    const double s14 = kept[0];
    const double z250 = 0.00018*s14;
    const double z16 = kept[21];
    const double z15 = kept[20];
    const double z251 = z250*z15 + z6*z16;
    const double z252 = 0.0064*neg_F14_yy - (z242*z15 - 0.0002135355285961872 - z233*z14 +
        z13*neg_F15_yz);
    const double neg_I14_xz = z14*F14_yx + (z250 - 0.08*z244);
    const double I13_xz = z5*z16 + z252 - z249*neg_I14_xz;
    const double I13_zz = I14_yz*z249 - (0.0064*z235 - (2.0*(z14*neg_F15_yz) + 0.025729852686308494)
        + z251);
    const double z253 = neg_iD14*F14_yz;
    kept[163] = z253;
    const double z254 = neg_iD14*neg_I14_xz;
    kept[165] = z254;
    const double z255 = F14_xz*neg_iD14;
    kept[159] = z255;
    const double z111 = kept[141];
    const double neg_wd13_y = kept[136];
    const double a14_x_scaled = kept[147];
    const double z140 = kept[174];
    const double z256 = tau[14] - tau[13] - 9.100000000000007e-05*neg_wd13_y - a14_x_scaled +
        0.0006090000000000005*z111 - 8.999999999999999e-05*z140;
    const double f15_y_scaled = kept[175];
    const double U14_xz = kept[143];
    const double U14_yz = kept[145];
    const double z257 = z256 - 0.00018*U14_xz - 0.010900000000000002*U14_yz +
        0.004804164859785726*f15_y_scaled - z13*z248;
    const double neg_u14 = z14*z247 + z257;
    kept[59] = neg_u14;

    /* articulated body 13 */
    const double iD13 = 1.0/I13_zz;
    kept[60] = iD13;
    const double z258 = F13_zz*iD13;
    kept[157] = z258;
    const double z259 = F13_xz*z258 + (neg_F14_yy - F14_xz*z253);
    const double z260 = z258*F14_zy;
    const double s13 = kept[22];
    const double c13 = kept[23];
    const double z261 = z259*c13 + s13*z260;
    kept[166] = z261;
    const double z262 = iD13*I13_xz;
    kept[61] = z262;
    const double z263 = F13_zz*z262 + (F14_yz*z254 - (z241 - 0.083));
    kept[15] = z263;
    const double z264 = neg_I14_xz*z254 - (0.01177*(z234*z13) - 0.005794147313691508 + 0.0064*z240 -
        z251);
    const double z265 = z264 - I13_xz*z262;
    kept[131] = z265;
    const double z266 = s13*z265;
    kept[125] = z266;
    const double z267 = z233 - z107 - F14_zy*z262;
    const double z268 = F14_xz*z254 - z236 + F13_xz*z262;
    const double z269 = c13*z267 + s13*z268;
    const double z270 = s13*z269;
    kept[53] = z270;
    const double z271 = 0.05*z261;
    kept[54] = z271;
    const double z272 = iD13*F14_zy;
    kept[55] = z272;
    const double z273 = F14_zy*z272;
    kept[97] = z273;
    const double z274 = F13_xz*iD13;
    kept[91] = z274;
    const double z275 = F14_xz*z255 - z235 - F13_xz*z274;
    const double z276 = F13_xz*z272;
    const double z277 = s13*(z273 + z275) + 2.0*c13*z276;
    const double z278 = z276 - c13*z277;
    kept[58] = z278;
    const double z279 = 0.18*z278;
    kept[30] = z279;
    const double z280 = z270 - z268 + z271 - z279;
    kept[86] = z280;
    const double z281 = s13*z277;
    kept[115] = z281;
    const double z282 = z259*s13 - c13*z260;
    kept[56] = z282;
    const double z283 = c13*z269;
    kept[57] = z283;
    const double z284 = z275 - z281;
    kept[95] = z284;
    const double z285 = z283 - z267;
    kept[84] = z285;
    const double w13_x = kept[133];
    const double z286 = 0.00035000000000000005*w13_x;
    kept[83] = z286;
    const double neg_n14_x = kept[179];
    const double neg_w13_y = kept[134];
    const double z287 = z249*neg_u14 - (tau[12] + neg_w13_y*z286 + 0.08*z248) + s14*neg_n14_x;
    const double n14_y = kept[180];
    const double u13 = c14*n14_y - z287;
    kept[87] = u13;

    /* articulated body 12 */
    const double z27 = kept[9];
    const double z288 = 0.024020824298928628*z27;
    const double F12_xz_scaled = kept[49];
    const double z289 = z288*F12_xz_scaled;
    const double z38 = kept[50];
    const double z290 = z289*z38;
    const double z291 = 4.08170336430393*z27;
    kept[96] = z291;
    const double z292 = z288*z291;
    kept[98] = z292;
    const double z39 = kept[51];
    const double z293 = z290 - z292*z39;
    const double z28 = kept[8];
    const double z294 = 0.024020824298928628*z28;
    const double z295 = F12_xz_scaled*z294;
    kept[116] = z295;
    const double z296 = 0.08*z295;
    const double z297 = z289*z39;
    const double z298 = z38*z295 - z297;
    const double z299 = 0.08*z292;
    const double F11_xy = z296 - 0.0285;
    const double z95 = kept[120];
    const double F11_xz = z95 - z298;
    kept[89] = F11_xz;
    const double F11_yx = 0.0285 - z299;
    const double z93 = kept[118];
    const double neg_F11_yz = z93 + z293;
    kept[100] = neg_F11_yz;
    const double F11_zy = z93 - z288;
    kept[17] = F11_zy;
    const double c11 = kept[13];
    const double z300 = 0.00018*c11;
    const double s11 = kept[12];
    const double neg_I11_xz = 0.08*z290 - 0.00018*s11 + z39*F11_yx;
    const double I11_yz = z38*F11_xy - (z300 + 0.08*z297);
    const double I11_zz = z39*z293 + 0.013909000000000001 - z38*z298;
    const double z301 = z300 + 0.013391*s11;
    const double phi12 = kept[192];
    const double z302 = F12_xz_scaled*phi12;
    kept[113] = z302;
    const double z303 = z291*phi12;
    kept[93] = z303;

    /* articulated body 11 */
    const double iD11 = 1.0/I11_zz;
    kept[94] = iD11;
    const double z304 = iD11*I11_yz;
    kept[16] = z304;
    const double z305 = 0.0002470710571923744*(23.655969416386082*z28 - z27);
    const double z306 = z28*z305 + s11*z301;
    const double z307 = z288*z38 + (0.0002135355285961872 - c11*z301) - z39*z294 + 0.0064*z289;
    const double I10_xz = z304*neg_I11_xz + (z27*z305 + z307);
    const double neg_I10_zz = I11_yz*z304 + (z306 + (0.0064*z295 + (0.01177*(z291*z39) -
        0.025729852686308494)));
    const double F10_xz = z296 - 0.083 - z304*F11_xz;
    kept[99] = F10_xz;
    const double z308 = neg_F11_yz*iD11;
    kept[132] = z308;
    const double z309 = iD11*neg_I11_xz;
    kept[130] = z309;
    const double z310 = iD11*F11_xz;
    kept[123] = z310;
    const double neg_wd10_y = kept[104];
    const double a11_x_scaled = kept[128];
    const double z97 = kept[122];
    const double z152 = kept[184];
    const double z311 = 8.999999999999999e-05*z152 + (0.0006090000000000005*z97 - (a11_x_scaled +
        (tau[10] - tau[11] + 9.100000000000007e-05*neg_wd10_y)));
    const double U11_xz = kept[124];
    const double U11_yz = kept[126];
    const double f12_y_scaled = kept[183];
    const double z312 = 0.004804164859785726*f12_y_scaled + (0.010900000000000002*U11_yz + z311 +
        0.00018*U11_xz) + z38*z302;
    const double u11 = z39*z303 - z312;
    kept[129] = u11;

    /* articulated body 10 */
    const double z313 = 0.08*z289;
    const double F10_zz = neg_F11_yz*z304 + z313;
    kept[186] = F10_zz;
    const double neg_iD10 = 1.0/neg_I10_zz;
    kept[185] = neg_iD10;
    const double z314 = F10_zz*neg_iD10;
    kept[121] = z314;
    const double z315 = z314*F11_zy;
    kept[187] = z315;
    const double z316 = z289 - F11_xz*z308 - z314*F10_xz;
    kept[188] = z316;
    const double c10 = kept[34];
    const double s10 = kept[33];
    const double z317 = s10*z315 - z316*c10;
    kept[228] = z317;
    const double z318 = neg_iD10*I10_xz;
    kept[229] = z318;
    const double z319 = z299 - 0.083 + neg_F11_yz*z309 - F10_zz*z318;
    kept[230] = z319;
    const double z320 = neg_I11_xz*z309 - (z306 + (0.01177*(F12_xz_scaled*z38) +
        0.005794147313691508 - 0.0064*z292));
    const double z321 = z320 - I10_xz*z318;
    kept[231] = z321;
    const double z322 = s10*z321;
    kept[232] = z322;
    const double z323 = z313 - F11_xz*z309 - F10_xz*z318;
    kept[233] = z323;
    const double z324 = z294 + z95 - F11_zy*z318;
    kept[234] = z324;

}

RBGEN_PART
static void quadruped_forward_dynamics_part7(const double tau[18], double kept[268])
{
    /* articulated body 10 */
    const double z324 = kept[234];
    const double c10 = kept[34];
    const double z323 = kept[233];
    const double s10 = kept[33];
    const double z325 = s10*z323 - c10*z324;
    const double z326 = s10*z325;
    const double z317 = kept[228];
    const double z327 = 0.05*z317;
    kept[183] = z327;
    const double F10_xz = kept[99];
    const double neg_iD10 = kept[185];
    const double z328 = neg_iD10*F10_xz;
    kept[126] = z328;
    const double z310 = kept[123];
    const double F11_xz = kept[89];
    const double z295 = kept[116];
    const double z329 = z295 + F11_xz*z310 - F10_xz*z328;
    const double F11_zy = kept[17];
    const double z330 = neg_iD10*F11_zy;
    kept[124] = z330;
    const double z331 = F11_zy*z330;
    const double z332 = F10_xz*z330;
    const double z333 = s10*(z329 + z331) + 2.0*c10*z332;
    const double z334 = c10*z333 - z332;
    kept[184] = z334;
    const double z335 = 0.18*z334;
    const double z336 = z326 + (z327 - z323) + z335;
    const double z337 = c10*z325;
    const double z315 = kept[187];
    const double z316 = kept[188];
    const double z338 = s10*z316 + z315*c10;
    kept[122] = z338;
    const double z339 = s10*z333;
    const double z340 = z329 - z339;
    kept[128] = z340;
    const double z341 = z324 + z337;
    const double w10_x = kept[101];
    const double z342 = 0.00035000000000000005*w10_x;
    const double n11_y = kept[14];
    const double c11 = kept[13];
    const double z302 = kept[113];
    const double neg_w10_y = kept[102];
    const double u11 = kept[129];
    const double z304 = kept[16];
    const double z343 = z304*u11 - (neg_w10_y*z342 + tau[9] + 0.08*z302) - c11*n11_y;
    const double n11_x = kept[190];
    const double s11 = kept[12];
    const double u10 = s11*n11_x - z343;
    kept[118] = u10;

    /* articulated body 9 */
    const double z24 = kept[28];
    const double z344 = 0.024020824298928628*z24;
    const double neg_F9_yz_scaled = kept[42];
    const double z345 = z344*neg_F9_yz_scaled;
    const double neg_F9_xz_scaled = kept[44];
    const double z346 = z344*neg_F9_xz_scaled;
    const double z34 = kept[45];
    const double z347 = z346*z34;
    const double z33 = kept[43];
    const double z348 = z345*z33 - z347;
    const double z25 = kept[29];
    const double z349 = 0.024020824298928628*z25;
    const double z350 = neg_F9_xz_scaled*z349;
    const double z351 = 0.08*z350;
    const double z352 = z33*z346;
    const double z353 = z34*z350 - z352;
    const double z354 = 0.08*z345;
    const double F8_xy = 0.0285 - z351;
    const double z66 = kept[81];
    const double F8_xz = z66 - z353;
    const double F8_yx = z354 - 0.0285;
    const double z64 = kept[79];
    const double F8_yz = z64 + z348;
    const double F8_zy = z344 - z64;
    const double s8 = kept[10];
    const double I8_xz = 0.08*z347 - 0.00018*s8 - z33*F8_yx;
    const double z35 = kept[46];
    const double I8_yz = 0.08*z352 + z35 + z34*F8_xy;
    const double neg_I8_zz = z34*z353 - 0.013909000000000001 + z33*z348;
    const double phi9 = kept[193];
    const double z355 = neg_F9_xz_scaled*phi9;
    const double z356 = neg_F9_yz_scaled*phi9;
    kept[120] = z356;

    /* articulated body 8 */
    const double neg_iD8 = 1.0/neg_I8_zz;
    kept[8] = neg_iD8;
    const double z357 = neg_iD8*I8_yz;
    kept[9] = z357;
    const double z37 = kept[48];
    const double z36 = kept[47];
    const double z358 = z25*z36 - s8*z37;
    const double c8 = kept[11];
    const double z359 = c8*z37 - 0.0002135355285961872 - z33*z349 + z344*z34 - 0.0064*z346;
    const double I7_xz = z357*I8_xz - (z24*z36 + z359);
    const double I7_zz = I8_yz*z357 + (z358 + (0.01177*(neg_F9_yz_scaled*z33) + 0.025729852686308494
        - 0.0064*z350));
    const double F7_xz = z357*F8_xz - (z351 - 0.083);
    const double z360 = F8_yz*neg_iD8;
    kept[134] = z360;
    const double z361 = neg_iD8*I8_xz;
    kept[133] = z361;
    const double z362 = neg_iD8*F8_xz;
    kept[145] = z362;
    const double z161 = kept[25];
    const double z68 = kept[85];
    const double neg_a8_x_scaled = kept[114];
    const double neg_wd7_y = kept[77];
    const double z363 = tau[7] - tau[8] + 9.100000000000007e-05*neg_wd7_y - neg_a8_x_scaled -
        0.0006090000000000005*z68 + 8.999999999999999e-05*z161;
    const double f9_y_scaled = kept[71];
    const double U8_xz = kept[88];
    const double U8_yz = kept[90];
    const double z364 = 0.010900000000000002*U8_yz + z363 + 0.00018*U8_xz -
        0.004804164859785726*f9_y_scaled - z33*z356;
    const double u8 = z34*z355 + z364;
    kept[143] = u8;

    /* articulated body 7 */
    const double z365 = 0.08*z346;
    const double F7_zz = F8_yz*z357 - z365;
    const double iD7 = 1.0/I7_zz;
    kept[175] = iD7;
    const double z366 = F7_zz*iD7;
    kept[174] = z366;
    const double z367 = z366*F8_zy;
    const double z368 = F8_xz*z360 - z346 - z366*F7_xz;
    const double c7 = kept[32];
    const double s7 = kept[31];
    const double z369 = s7*z367 - c7*z368;
    const double z370 = iD7*I7_xz;
    kept[147] = z370;
    const double z371 = z354 - 0.083 + F8_yz*z361 - F7_zz*z370;
    const double z263 = kept[15];
    const double s13 = kept[22];
    const double z372 = s13*z263 - s7*z371;
    const double z208 = kept[215];
    const double s16 = kept[35];
    const double z319 = kept[230];
    const double z373 = s10*z319 + s16*z208;
    const double z374 = z358 + (0.01177*(neg_F9_xz_scaled*z34) + (0.0064*z345 -
        0.005794147313691508)) - I8_xz*z361;
    const double z375 = I7_xz*z370 + z374;
    const double z376 = c7*z375;
    const double z211 = kept[217];
    const double c16 = kept[36];
    const double z322 = kept[232];
    const double z266 = kept[125];
    const double c13 = kept[23];
    const double z377 = 0.05*(z372 - z373) + (c13*z266 - (s7*z376 + c10*z322) + c16*z211);
    const double z378 = iD7*F8_zy;
    kept[141] = z378;
    const double z379 = F7_xz*z378;
    const double z380 = F8_zy*z378;
    const double z381 = iD7*F7_xz;
    kept[20] = z381;
    const double z382 = F7_xz*z381 + (z350 - F8_xz*z362);
    const double z383 = c7*(z380 - z382) - z379*(2.0*s7);
    const double z384 = z379 + s7*z383;
    kept[21] = z384;
    const double z385 = 0.18*z384;
    const double z386 = z349 - z66 - F8_zy*z370;
    const double z387 = F7_xz*z370 - (F8_xz*z361 + z365);
    const double z388 = s7*z386 - c7*z387;
    const double z389 = c7*z388;
    const double z390 = 0.05*z369;
    kept[195] = z390;
    const double z391 = z389 + z390 - z385;
    const double z270 = kept[53];
    const double z223 = kept[168];
    const double z392 = z223 + z270;
    const double z393 = z389 + (z387 + z326);
    const double z280 = kept[86];
    const double z225 = kept[162];
    const double neg_I6_xz = z377 + 0.18*(z225 + (z391 + (z336 + (z393 - z392)) - z280));
    const double z281 = kept[115];
    const double z226 = kept[37];
    const double z273 = kept[97];
    const double z214 = kept[219];
    const double z394 = z214 - z273 - z226 + z281;
    kept[140] = z394;
    const double z227 = kept[38];
    const double z395 = 0.009*z227;
    const double z282 = kept[56];
    const double z396 = 0.009*z282;
    const double z283 = kept[57];
    const double z228 = kept[26];
    const double z397 = 0.18*(z228 + z283);
    const double z398 = 0.0324*z394 + (z395 + z396 - z397);
    const double z399 = s7*z388;
    const double z400 = 0.18*(z337 + (z386 - z399));
    const double z401 = 0.05*(c13*z263 - c7*z371);
    const double z402 = 0.05*(c16*z208 + c10*z319);
    const double z403 = s16*z211 + (s13*z266 - (s10*z322 - c7*z376));
    const double z321 = kept[231];
    const double z210 = kept[216];
    const double z265 = kept[131];
    const double z404 = z400 + (z265 + (z210 - (z321 + 0.1248)) + z401 - z402 - z403 - z397);
    const double z405 = s7*z368 + z367*c7;
    kept[138] = z405;
    const double z406 = 0.009*z405;
    const double z258 = kept[157];
    const double F13_zz = kept[158];
    const double z240 = kept[64];
    const double z253 = kept[163];
    const double F14_yz = kept[63];
    const double z407 = F7_zz*z366 - (F14_yz*z253 + (F8_yz*z360 - (z240 + z345))) + F13_zz*z258;
    kept[4] = z407;
    const double z408 = z401 + (z396 + (z406 - 0.0025000000000000005*z407));
    const double z314 = kept[121];
    const double F10_zz = kept[186];
    const double z308 = kept[132];
    const double neg_F11_yz = kept[100];
    const double z292 = kept[98];
    const double z184 = kept[197];
    const double z197 = kept[204];
    const double F17_yz = kept[198];
    const double z409 = F17_yz*z197 - (z184 + (z292 - 12.6) + neg_F11_yz*z308) + F10_zz*z314;
    const double z203 = kept[210];
    const double F16_zz = kept[203];
    const double z410 = z409 - F16_zz*z203;
    kept[5] = z410;
    const double z411 = 0.009*z338;
    const double z412 = z395 + (0.0025000000000000005*z410 + z411) - z402;
    const double z413 = c7*z383;
    const double z414 = z382 - z331 + z413 + z339;
    kept[151] = z414;
    const double z415 = z400 + (z406 + z411) - 0.0324*z414;
    const double I6_zz = z398 + (z404 + z408 + z412 + z415);
    const double z416 = z280 + z391;
    const double z417 = z336 - z225;
    const double F6_xz = 2.318 - 5.555555555555555*(z398 - z415);
    kept[150] = F6_xz;
    const double F6_yz = 0.63 - 20.0*(z412 - z408);
    kept[226] = F6_yz;
    const double F6_zz = z416 + z417;
    kept[221] = F6_zz;
    const double z418 = z413 - z380;
    kept[211] = z418;
    const double I6_yz_scaled = z417 - (z416 - 0.009);
    kept[212] = I6_yz_scaled;
    const double w7_x = kept[73];
    const double z419 = 0.00035000000000000005*w7_x;
    const double neg_w7_y = kept[74];
    const double n8_x = kept[72];
    const double z420 = z357*u8 + (s8*n8_x + (0.08*z355 + (neg_w7_y*z419 + tau[6])));
    const double n8_y = kept[82];
    const double u7 = c8*n8_y + z420;
    kept[222] = u7;

    /* articulated body 6 */
    const double z206 = kept[213];
    const double z261 = kept[166];
    const double z421 = z261 + z206;
    kept[225] = z421;
    const double z422 = z369 - z317;
    kept[227] = z422;
    const double iD6 = 1.0/I6_zz;
    kept[235] = iD6;
    const double z423 = neg_I6_xz*iD6;
    kept[236] = z423;
    const double z285 = kept[84];
    const double z230 = kept[176];
    const double z229 = kept[27];
    const double z284 = kept[95];
    const double z424 = 0.18*(z284 + z229) + (z230 + z285);
    const double z425 = 0.18*(z340 - z418) + (z341 - z399);
    const double z279 = kept[30];
    const double z219 = kept[224];
    const double z426 = z219 + z279;
    kept[237] = z426;
    const double z427 = z335 - z385;
    kept[238] = z427;
    const double neg_F5_xz = 0.18*(z421 - z422) - (z372 + (z373 + 0.025)) + z423*F6_yz;
    kept[239] = neg_F5_xz;
    const double neg_F5_yz = z424 + (z425 - 2.318) + z423*F6_zz;
    kept[240] = neg_F5_yz;
    const double F5_zz = z423*F6_xz - (z392 + z393 + z427 - z426);
    kept[241] = F5_zz;
    const double z428 = z341 - z285;
    const double z429 = z399 + z230;
    const double neg_I5_zz = z375 + 0.12017499999999999 - z403 - 0.18*(z424 - (z425 + (z428 -
        z429))) + neg_I6_xz*z423;
    kept[242] = neg_I5_zz;
    const double z430 = iD6*F6_yz;
    kept[243] = z430;
    const double z431 = z229 + z418;
    kept[244] = z431;
    const double z432 = z340 - z284;
    kept[245] = z432;
    const double z433 = iD6*I6_yz_scaled;
    kept[246] = z433;
    const double neg_I5_xz_scaled = 0.18*(z431 + z432) + (z429 + (z428 - 2.268)) + neg_I6_xz*z433;
    kept[247] = neg_I5_xz_scaled;
    const double z434 = iD6*F6_zz;
    kept[248] = z434;
    const double z435 = iD6*F6_xz;
    kept[249] = z435;
    const double a10_x = kept[108];
    const double f11_x = kept[2];
    const double f11_y_scaled = kept[3];
    const double z92 = kept[117];
    const double z436 = c11*f11_x - 0.1388888888888889*a10_x - z92*f11_y_scaled - z302 - z310*u11;
    const double z437 = z328*u10 + z436;
    kept[250] = z437;
    const double f8_x_scaled = kept[191];
    const double z65 = kept[80];
    const double a7_x = kept[110];
    const double f8_y_scaled = kept[76];
    const double z63 = kept[78];
    const double z438 = z362*u8 - (z63*f8_y_scaled - (z355 + (z65*f8_x_scaled -
        0.1388888888888889*a7_x)));
    const double z439 = z438 - z381*u7;
    kept[251] = z439;
    const double neg_a10_y = kept[109];
    const double U11_zy = kept[127];
    const double f12_z = kept[189];
    const double z440 = f12_z + (0.003*U11_zy + 0.1388888888888889*neg_a10_y) - z330*u10;
    kept[252] = z440;
    const double neg_f9_z_scaled = kept[24];
    const double U8_zy = kept[92];
    const double neg_a7_y = kept[111];
    const double z441 = 0.1388888888888889*neg_a7_y + 0.003*U8_zy -
        0.024020824298928628*neg_f9_z_scaled + z378*u7;
    kept[253] = z441;
    const double z442 = s10*z437 + (s7*z439 + c10*z440) + c7*z441;
    kept[254] = z442;
    const double u16 = kept[148];
    const double z215 = kept[220];
    const double u17 = kept[208];
    const double z199 = kept[206];
    const double f17_y_scaled = kept[171];
    const double z120 = kept[154];
    const double f17_x_scaled = kept[170];
    const double z121 = kept[155];
    const double z192 = kept[199];
    const double z443 = z121*f17_x_scaled - z120*f17_y_scaled - z192 + z199*u17 - z215*u16;
    kept[255] = z443;
    const double neg_f14_x = kept[182];
    const double c14 = kept[1];
    const double f14_y_scaled = kept[181];
    const double z108 = kept[139];
    const double z248 = kept[167];
    const double neg_u14 = kept[59];
    const double z255 = kept[159];
    const double u13 = kept[87];
    const double z274 = kept[91];
    const double z444 = z274*u13 + (z255*neg_u14 + (z108*f14_y_scaled + c14*neg_f14_x - z248));
    kept[256] = z444;
    const double z272 = kept[55];
    const double U14_zy = kept[146];
    const double neg_f15_z = kept[177];
    const double z445 = neg_f15_z - 0.003*U14_zy - z272*u13;
    kept[257] = z445;
    const double z212 = kept[218];
    const double f18_z_scaled = kept[169];
    const double U17_zy = kept[161];
    const double z446 = 0.003*U17_zy + 0.024020824298928628*f18_z_scaled + z212*u16;
    kept[258] = z446;
    const double z447 = s16*z443 - s13*z444 - c13*z445 + c16*z446;
    kept[259] = z447;
    const double z262 = kept[61];
    const double neg_n14_x = kept[179];
    const double z247 = kept[144];
    const double n14_y = kept[180];
    const double s14 = kept[0];
    const double z254 = kept[165];
    const double z448 = z254*neg_u14 - (s14*n14_y + 0.08*z247 + c14*neg_n14_x) - z262*u13;
    kept[260] = z448;
    const double z207 = kept[214];
    const double n17_y = kept[173];
    const double s17 = kept[6];
    const double z193 = kept[200];
    const double n17_x = kept[172];
    const double c17 = kept[7];
    const double z198 = kept[205];
    const double z449 = z198*u17 + (0.3265362691443144*z193 - c17*n17_x) + s17*n17_y - z207*u16;
    kept[261] = z449;
    const double z231 = kept[149];
    const double w16_z = kept[152];
    const double neg_wd16_y = kept[153];
    const double z450 = tau[16] + 0.00035000000000000005*neg_wd16_y + w16_z*z231;
    kept[262] = z450;
    const double neg_wd13_y = kept[136];
    const double z286 = kept[83];
    const double w13_z = kept[135];
    const double z451 = w13_z*z286 + (0.00035000000000000005*neg_wd13_y + tau[13]);
    kept[263] = z451;
    const double w7_z = kept[75];
    const double z452 = 0.00035000000000000005*neg_wd7_y + (tau[7] + w7_z*z419);
    kept[264] = z452;
    const double neg_wd10_y = kept[104];
    const double w10_z = kept[103];
    const double z453 = w10_z*z342 + (0.00035000000000000005*neg_wd10_y + tau[10]);
    kept[265] = z453;
    const double z76 = kept[105];
    const double neg_wd4_z = kept[52];
    const double z454 = s7*z452 + (0.00045000000000000004*neg_wd4_z - tau[5] +
        1.1187469135802468*z76) + s10*z453;
    kept[266] = z454;
    const double z318 = kept[229];
    const double z303 = kept[93];
    const double z309 = kept[130];
    const double z455 = s11*n11_y + 0.08*z303 - c11*n11_x - z309*u11 - z318*u10;
    kept[267] = z455;

}

RBGEN_PART
static void quadruped_forward_dynamics_part8(const double tau[18], double qdd[18], double kept[268])
{
    /* articulated body 6 */
    const double n8_y = kept[82];
    const double s8 = kept[10];
    const double u8 = kept[143];
    const double z361 = kept[133];
    const double z356 = kept[120];
    const double n8_x = kept[72];
    const double c8 = kept[11];
    const double u7 = kept[222];
    const double z370 = kept[147];
    const double z456 = z370*u7 + (0.08*z356 - c8*n8_x - z361*u8 + s8*n8_y);
    const double c7 = kept[32];
    const double z455 = kept[267];
    const double c10 = kept[34];
    const double z454 = kept[266];
    const double z451 = kept[263];
    const double s13 = kept[22];
    const double z450 = kept[262];
    const double s16 = kept[35];
    const double z457 = s16*z450 + (s13*z451 + z454) + c10*z455 + c7*z456;
    const double f14_y_scaled = kept[181];
    const double z106 = kept[137];
    const double a7_z = kept[112];
    const double neg_f14_x = kept[182];
    const double s14 = kept[0];
    const double f8_x_scaled = kept[191];
    const double z63 = kept[78];
    const double z458 = z356 + (z63*f8_x_scaled - (s14*neg_f14_x + 0.1388888888888889*a7_z)) +
        z106*f14_y_scaled;
    const double f8_y_scaled = kept[76];
    const double z65 = kept[80];
    const double z247 = kept[144];
    const double neg_u14 = kept[59];
    const double z253 = kept[163];
    const double z360 = kept[134];
    const double z366 = kept[174];
    const double z459 = z366*u7 - (z360*u8 + (z247 + (z65*f8_y_scaled + z458) - z253*neg_u14));
    const double u13 = kept[87];
    const double z258 = kept[157];
    const double z460 = z258*u13 + z459;
    const double f11_y_scaled = kept[3];
    const double z94 = kept[119];
    const double f17_x_scaled = kept[170];
    const double z120 = kept[154];
    const double neg_a10_z = kept[106];
    const double f11_x = kept[2];
    const double s11 = kept[12];
    const double z303 = kept[93];
    const double z461 = z303 - (s11*f11_x + 0.1388888888888889*neg_a10_z + z120*f17_x_scaled) -
        z94*f11_y_scaled;
    const double u10 = kept[118];
    const double z314 = kept[121];
    const double f17_y_scaled = kept[171];
    const double z121 = kept[155];
    const double z202 = kept[207];
    const double u11 = kept[129];
    const double z308 = kept[132];
    const double u17 = kept[208];
    const double z197 = kept[204];
    const double z462 = z197*u17 + (z308*u11 - (z202 - (z121*f17_y_scaled - z461))) + z314*u10;
    const double u16 = kept[148];
    const double z203 = kept[210];
    const double z463 = z462 - z203*u16;
    const double z449 = kept[261];
    const double c16 = kept[36];
    const double z448 = kept[260];
    const double c13 = kept[23];
    const double z447 = kept[259];
    const double z442 = kept[254];
    const double u6 = c13*z448 - (c16*z449 + z457) + 0.05*(z460 + z463) - 0.18*(z442 - z447);

    /* articulated body 5 */
    const double neg_I5_zz = kept[242];
    const double neg_iD5 = 1.0/neg_I5_zz;
    const double neg_F5_xz = kept[239];
    const double z464 = neg_F5_xz*neg_iD5;
    const double neg_I5_xz_scaled = kept[247];
    const double z465 = neg_iD5*neg_I5_xz_scaled;
    const double z432 = kept[245];
    const double z431 = kept[244];
    const double z466 = z431 - z432;
    const double z433 = kept[246];
    const double I6_yz_scaled = kept[212];
    const double I4_zz_scaled = neg_I5_xz_scaled*z465 + (z466 + 1.4499999999999995 -
        I6_yz_scaled*z433);
    const double z467 = 0.05*z433;
    const double z468 = 0.05*z465;
    const double neg_F5_yz = kept[240];
    const double z229 = kept[27];
    const double z418 = kept[211];
    const double z340 = kept[128];
    const double z284 = kept[95];
    const double F6_zz = kept[221];
    const double F4_xz = z467*F6_zz + (0.05*(z284 + (z340 + z418) - z229) + 0.63) - z468*neg_F5_yz;
    const double F6_xz = kept[150];
    const double z218 = kept[223];
    const double z334 = kept[184];
    const double z384 = kept[21];
    const double z278 = kept[58];
    const double F5_zz = kept[241];
    const double F4_yz = z468*F5_zz - (0.05*(z278 - (z384 + z334) - z218) - 0.025 + z467*F6_xz);
    const double F6_yz = kept[226];
    const double z271 = kept[54];
    const double z327 = kept[183];
    const double z390 = kept[195];
    const double z224 = kept[156];
    const double F4_zz = z224 - (z390 + z327) - z271 - F6_yz*z467 + neg_F5_xz*z468;
    const double z469 = neg_iD5*neg_F5_yz;
    const double z470 = neg_iD5*F5_zz;
    const double z83 = kept[107];
    const double neg_U4_xx = kept[68];
    const double z62 = kept[70];
    const double neg_a1_z = kept[65];
    const double z453 = kept[265];
    const double z471 = 0.025*neg_a1_z + (tau[4] + 0.00045000000000000004*(z62 - neg_U4_xx) +
        1.24475*z83) - c10*z453;
    const double s7 = kept[31];
    const double z452 = kept[264];
    const double z472 = c16*z450 + (c7*z452 - (z471 - c13*z451)) - s7*z456;
    const double z437 = kept[250];
    const double z440 = kept[252];
    const double s10 = kept[33];
    const double z473 = s10*z440 - c10*z437;
    const double z439 = kept[251];
    const double z441 = kept[253];
    const double z474 = s7*z441 - c7*z439;
    const double z475 = z473 + z474;
    const double z444 = kept[256];
    const double z445 = kept[257];
    const double z476 = s13*z445 - c13*z444;
    const double z446 = kept[258];
    const double z443 = kept[255];
    const double z477 = c16*z443 - s16*z446;
    const double z478 = z476 + z477;
    const double z479 = s16*z449 - (s13*z448 + (z472 - s10*z455)) + 0.18*(z475 + z478);
    const double z423 = kept[236];
    const double u5 = z423*u6 + z479;

    /* articulated body 4 */
    const double iD4 = 1.0/I4_zz_scaled;
    const double z480 = 399.99999999999994*iD4;
    const double z481 = z480*F4_zz;
    const double z482 = z480*F4_yz;
    const double z483 = z480*F4_xz;
    const double z434 = kept[248];
    const double z427 = kept[238];
    const double z426 = kept[237];
    const double G3_xz = F4_xz*z482 + (neg_F5_yz*z470 - (z434*F6_xz - 5.555555555555555*(z426 +
        z427)));
    const double z422 = kept[227];
    const double z421 = kept[225];
    const double G3_yz = z481*F4_xz + (z421 + z422 - F6_yz*z434 + neg_F5_xz*z469);
    const double G3_zz = neg_F5_yz*z469 + (z466 - F6_zz*z434) - F4_xz*z483;
    const double z76 = kept[105];
    const double neg_wd4_z = kept[52];
    const double z484 = 0.0025*z76 - (0.022680555555555558*neg_wd4_z + (tau[15] + (tau[9] + (tau[6]
        + tau[12] - tau[3]))));
    const double a2_z = kept[66];
    const double z485 = 0.025*a2_z + z484 + 0.05*(z476 + (z473 - z474 - z477)) + z467*u6;
    const double u4 = z485 - z468*u5;

    /* articulated body 3 */
    const double iD3 = 1.0/G3_zz;
    const double z486 = G3_yz*iD3;
    const double z487 = iD3*G3_xz;
    const double z430 = kept[243];
    const double z227 = kept[38];
    const double z338 = kept[122];
    const double z405 = kept[138];
    const double z282 = kept[56];
    const double z488 = z282 + (z338 - z405) - z227 + z430*F6_xz - neg_F5_xz*z470 + z481*F4_yz;
    const double G2_xz = z486*G3_xz + z488;
    const double z435 = kept[249];
    const double z414 = kept[151];
    const double z394 = kept[140];
    const double neg_G2_zz = F4_yz*z482 - (F5_zz*z470 + (z394 - z414 - F6_xz*z435)) + G3_xz*z487;
    const double neg_U5_xx = kept[69];
    const double neg_a3_z = kept[67];
    const double z489 = z478 - (z475 - (10.922222222222222*neg_a3_z + (0.025*(neg_U5_xx + neg_U4_xx)
        + tau[2]))) - z434*u6;
    const double u3 = z489 + z469*u5 - z483*u4;

    /* articulated body 2 */
    const double z410 = kept[5];
    const double z407 = kept[4];
    const double z490 = neg_F5_xz*z464 - (z407 - z410 + F6_yz*z430) - F4_zz*z481 - G3_yz*z486;
    const double neg_iD2 = 1.0/neg_G2_zz;
    const double z491 = neg_iD2*G2_xz;
    const double G1_zz = z490 + G2_xz*z491;
    const double z492 = z435*u6 + (z447 - (tau[1] - 0.025*neg_wd4_z - 10.922222222222222*a2_z -
        z442));
    const double neg_u2 = z487*u3 + (z492 - z470*u5 - z482*u4);

    /* articulated body 1 */
    const double iD1 = 1.0/G1_zz;
    const double z493 = z430*u6 + (z463 - (z460 - (10.922222222222222*neg_a1_z + (tau[0] -
        0.1388888888888889*z83))));
    const double neg_u1 = z481*u4 - (z493 - z464*u5) - z486*u3 + z491*neg_u2;

    /* acceleration of link 1 */
    const double neg_qdd1 = iD1*neg_u1;

    /* acceleration of link 2 */
    const double qdd2 = neg_iD2*neg_u2 - z491*neg_qdd1;

    /* acceleration of link 3 */
    const double neg_qdd3 = z487*qdd2 + (z486*neg_qdd1 - iD3*u3);

    /* acceleration of link 4 */
    const double qdd4 = z483*neg_qdd3 + (z480*u4 + z481*neg_qdd1 + z482*qdd2);

    /* acceleration of link 5 */
    const double z494 = 0.05*qdd4;
    const double neg_qdd5 = z469*neg_qdd3 + (neg_iD5*u5 - z464*neg_qdd1 - z470*qdd2) + z465*z494;
    kept[103] = neg_qdd5;

    /* acceleration of link 6 */
    const double iD6 = kept[235];
    const double z495 = z433*z494 + (z434*neg_qdd3 - (z430*neg_qdd1 - iD6*u6 + z435*qdd2));
    const double qdd6 = z495 - z423*neg_qdd5;
    kept[104] = qdd6;

    /* acceleration of link 7 */
    const double z496 = 0.18*qdd6;
    const double z497 = qdd2 + z496;
    const double z498 = 0.18*neg_qdd5;
    const double z499 = z498 + z494;
    const double z500 = neg_qdd3 - z499;
    const double z501 = s7*z497 + c7*z500;
    const double z502 = c7*qdd6 + s7*neg_qdd5;
    const double z503 = 0.05*qdd6;
    const double z504 = neg_qdd1 + z503;
    const double z378 = kept[141];
    const double iD7 = kept[175];
    const double z505 = z378*(c7*z497 - s7*z500) - (iD7*u7 + z366*z504 - z370*z502);
    const double z381 = kept[20];
    const double z506 = z505 - z381*z501;
    const double neg_qdd7 = qdd4 + z506;

    /* acceleration of link 8 */
    const double z357 = kept[9];
    const double z362 = kept[145];
    const double neg_iD8 = kept[8];
    const double z507 = neg_iD8*u8 - z361*z502 + z360*z504 + z362*z501 + z357*z506;
    const double neg_qdd8 = z507 + (s7*qdd6 - c7*neg_qdd5);

    /* acceleration of link 9 */
    const double phi9 = kept[193];
    const double z33 = kept[43];
    const double neg_F9_yz_scaled = kept[42];
    const double z508 = neg_F9_yz_scaled*(z33*z507 - (z504 + 0.08*z502)) + (z507 +
        169.92353440951572*phi9);
    const double z34 = kept[45];
    const double neg_F9_xz_scaled = kept[44];
    const double qdd9 = z508 - neg_F9_xz_scaled*(z34*z507 + (z501 + 0.08*z506));

    /* acceleration of link 10 */
    const double z509 = z498 - z494;
    const double z510 = neg_qdd3 - z509;
    const double z511 = c10*z510 + s10*z497;
    const double z512 = z503 - neg_qdd1;
    kept[75] = z512;
    const double z513 = s10*neg_qdd5 + c10*qdd6;
    const double z318 = kept[229];
    const double neg_iD10 = kept[185];
    const double z330 = kept[124];
    const double z514 = z330*(c10*z497 - s10*z510) + (z314*z512 - (neg_iD10*u10 - z318*z513));
    const double z328 = kept[126];
    const double z515 = z514 - z328*z511;
    const double qdd10 = z515 - qdd4;

    /* acceleration of link 11 */
    const double z304 = kept[16];
    const double z309 = kept[130];
    const double iD11 = kept[94];
    const double z310 = kept[123];
    const double z516 = z310*z511 + (iD11*u11 + z309*z513 + z308*z512) - z304*z515;
    const double qdd11 = z516 - (s10*qdd6 - c10*neg_qdd5);

    /* acceleration of link 12 */
    const double z39 = kept[51];
    const double z291 = kept[96];
    const double phi12 = kept[192];
    const double z517 = 169.92353440951572*phi12 - z516 + z291*(z39*z516 - (z512 + 0.08*z513));
    const double z38 = kept[50];
    const double F12_xz_scaled = kept[49];
    const double qdd12 = F12_xz_scaled*(z511 + 0.08*z515 - z38*z516) + z517;

    /* acceleration of link 13 */
    const double z518 = z496 - qdd2;
    const double z519 = neg_qdd3 + z509;
    const double z520 = s13*z518 - c13*z519;
    const double z521 = s13*neg_qdd5 + c13*qdd6;
    const double z272 = kept[55];
    const double z262 = kept[61];
    const double iD13 = kept[60];
    const double z274 = kept[91];
    const double z522 = z258*z504 + iD13*u13 - z262*z521 - z274*z520 + z272*(c13*z518 + s13*z519);
    const double qdd13 = z522 - qdd4;

    /* acceleration of link 14 */
    const double z249 = kept[164];
    const double z255 = kept[159];
    const double neg_iD14 = kept[160];
    const double z254 = kept[165];
    const double z523 = neg_iD14*neg_u14 - z254*z521 - z253*z504 + z255*z520 + z249*z522;
    const double qdd14 = z523 + (c13*neg_qdd5 - s13*qdd6);

    /* acceleration of link 15 */
    const double z14 = kept[19];
    const double z239 = kept[142];
    const double z246 = kept[62];
    const double z13 = kept[18];
    const double z234 = kept[178];
    const double qdd15 = z234*(z13*z523 + (z520 + 0.08*z522)) + (z246 - z523) - z239*(z504 +
        0.08*z521 + z14*z523);

    /* acceleration of link 16 */
    const double z524 = neg_qdd3 + z499;
    const double z525 = s16*neg_qdd5 + c16*qdd6;
    kept[135] = z525;
    const double z526 = s16*z518 - c16*z524;
    kept[83] = z526;
    const double z215 = kept[220];
    const double z207 = kept[214];
    const double iD16 = kept[209];
    const double z212 = kept[218];
    const double z527 = z212*(s16*z524 + c16*z518) - (z203*z512 - iD16*u16 - z207*z525 + z215*z526);
    kept[136] = z527;
    const double qdd16 = z527 - qdd4;

    qdd[0] = -neg_qdd1;
    qdd[1] = qdd2;
    qdd[2] = -neg_qdd3;
    qdd[3] = qdd4;
    qdd[4] = -neg_qdd5;
    qdd[5] = qdd6;
    qdd[6] = -neg_qdd7;
    qdd[7] = -neg_qdd8;
    qdd[8] = qdd9;
    qdd[9] = qdd10;
    qdd[10] = qdd11;
    qdd[11] = qdd12;
    qdd[12] = qdd13;
    qdd[13] = qdd14;
    qdd[14] = qdd15;
    qdd[15] = qdd16;
}

RBGEN_PART
static void quadruped_forward_dynamics_part9(double qdd[18], double kept[268])
{
    /* acceleration of link 17 */
    const double z512 = kept[75];
    const double z197 = kept[204];
    const double u17 = kept[208];
    const double neg_iD17 = kept[201];
    const double z525 = kept[135];
    const double z198 = kept[205];
    const double z526 = kept[83];
    const double z199 = kept[206];
    const double z527 = kept[136];
    const double z195 = kept[202];
    const double z528 = z195*z527 + (z199*z526 + (z197*z512 - (z198*z525 + neg_iD17*u17)));
    const double neg_qdd5 = kept[103];
    const double c16 = kept[36];
    const double qdd6 = kept[104];
    const double s16 = kept[35];
    const double qdd17 = z528 + (c16*neg_qdd5 - s16*qdd6);

    /* acceleration of link 18 */
    const double z32 = kept[41];
    const double F18_xz_scaled = kept[39];
    const double z31 = kept[40];
    const double z178 = kept[196];
    const double phi18 = kept[194];
    const double neg_qdd18 = 169.92353440951572*(z178*(z512 + 0.08*z525 - z31*z528) - phi18) + (z528
        + F18_xz_scaled*(z526 - 0.08*z527 + z32*z528));

    qdd[16] = qdd17;
    qdd[17] = -neg_qdd18;
}

#if defined __GNUC__ && !defined __clang__
#pragma GCC pop_options
#endif

void quadruped_forward_dynamics(const double q[19], const double qd[18], const double tau[18],
                                double qdd[18])
{
    double kept[268]; /* what later parts need from earlier ones */
    quadruped_forward_dynamics_part1(q, kept);
    quadruped_forward_dynamics_part2(q, kept);
    quadruped_forward_dynamics_part3(q, qd, kept);
    quadruped_forward_dynamics_part4(qd, kept);
    quadruped_forward_dynamics_part5(tau, kept);
    quadruped_forward_dynamics_part6(tau, kept);
    quadruped_forward_dynamics_part7(tau, kept);
    quadruped_forward_dynamics_part8(tau, qdd, kept);
    quadruped_forward_dynamics_part9(qdd, kept);
}

void quadruped_forward_kinematics(const double q[19], double R[9], double p[3])
{
    /* joint angles */
    const double z1 = 2.0*q[5];
    const double z2 = q[3]*z1;
    const double z3 = 2.0*q[4];
    const double z4 = q[6]*z3;
    const double z5 = q[4]*z3;
    const double z6 = q[5]*z1 - 1.0;
    const double z7 = z1*q[6];
    const double z8 = q[3]*z3;
    const double z9 = 2.0*q[3];
    const double z10 = q[3]*z9;
    const double z11 = z1*q[4];
    const double z12 = q[6]*z9;
    const double neg_R1_xx = z5 + z6;
    const double R1_xy = z8 - z7;
    const double R1_xz = z2 + z4;
    const double R1_yx = z7 + z8;
    const double neg_R1_yy = z6 + z10;
    const double R1_yz = z11 - z12;
    const double R1_zx = z2 - z4;
    const double R1_zy = z11 + z12;
    const double neg_R1_zz = z10 + (z5 - 1.0);
    const double z13 = q[18] + q[17];
    double s16, c16;
    double s18, c18;
    double s17, c17;
    double z14, z15;
    rbgen_sincos4(q[16], &s16, &c16, q[18], &s18, &c18, q[17], &s17, &c17, z13, &z14, &z15);

    /* tool seen from link 17 */
    const double z16 = 0.2*c18 + 0.2;

    /* tool seen from link 16 */
    const double z17 = 0.2*s18;
    const double z18 = s17*z17 - z16*c17;

    /* tool seen from link 6 */
    const double z19 = c16*z14;
    const double z20 = z14*s16;
    const double z21 = s17*z16 + (c17*z17 + 0.18);
    const double z22 = s16*z18 + (0.08*c16 + 0.05);
    const double z23 = c16*z18 - 0.08*s16;

    /* tool seen from link 0 */
    const double z24 = R1_xz*z19 + (neg_R1_xx*z15 - z20*R1_xy);
    const double z25 = c16*R1_xy + R1_xz*s16;
    const double z26 = c16*neg_R1_yy - s16*R1_yz;
    const double z27 = z19*neg_R1_zz + z15*R1_zx + z20*R1_zy;
    const double z28 = z19*R1_yz - z15*R1_yx + z20*neg_R1_yy;
    const double z29 = c16*R1_zy - s16*neg_R1_zz;

    R[0] = -z24;
    R[1] = z25;
    R[2] = z26*z27 - z28*z29;
    R[3] = -z28;
    R[4] = -z26;
    R[5] = z25*z27 + z24*z29;
    R[6] = z27;
    R[7] = z29;
    R[8] = z24*z26 + z25*z28;
    p[0] = q[0] + neg_R1_xx*z21 - R1_xy*z22 + R1_xz*z23;
    p[1] = R1_yz*z23 + (q[1] - R1_yx*z21) + neg_R1_yy*z22;
    p[2] = q[2] - R1_zx*z21 - neg_R1_zz*z23 - R1_zy*z22;
}

void quadruped_jacobian(const double q[19], double J[108])
{
    /* joint angles */
    const double z1 = 2.0*q[4];
    const double z2 = q[4]*z1;
    const double z3 = 2.0*q[5];
    const double z4 = q[5]*z3 - 1.0;
    const double z5 = z3*q[6];
    const double z6 = z1*q[3];
    const double z7 = z3*q[3];
    const double z8 = z1*q[6];
    const double z9 = 2.0*q[3];
    const double z10 = q[3]*z9;
    const double z11 = q[4]*z3;
    const double z12 = q[6]*z9;
    const double neg_R1_xx = z2 + z4;
    const double R1_xy = z6 - z5;
    const double R1_xz = z7 + z8;
    const double R1_yx = z5 + z6;
    const double neg_R1_yy = z4 + z10;
    const double R1_yz = z11 - z12;
    const double R1_zx = z7 - z8;
    const double R1_zy = z11 + z12;
    const double neg_R1_zz = z10 + (z2 - 1.0);
    const double z13 = q[17] + q[18];
    double s17, c17;
    double s16, c16;
    double z14, z15;
    rbgen_sincos3(q[17], &s17, &c17, q[16], &s16, &c16, z13, &z14, &z15);

    /* frame 16 */
    const double z16 = R1_yz*c16 + neg_R1_yy*s16;
    const double z17 = neg_R1_yy*c16 - R1_yz*s16;
    const double z18 = c16*neg_R1_zz + s16*R1_zy;
    const double z19 = c16*R1_zy - s16*neg_R1_zz;
    const double z20 = R1_xz*c16 - R1_xy*s16;
    const double z21 = R1_xy*c16 + R1_xz*s16;

    /* Jacobian */
    const double z22 = 0.2*s17;
    const double z23 = 0.2*c17;
    const double z24 = 0.2*z14;
    const double z25 = 0.2*z15;
    const double z26 = 0.08*z17 - (R1_yx*z24 + z16*z25);
    const double z27 = R1_yx*z22 + z16*z23 - z26;
    const double z28 = 0.18*R1_yx - 0.05*neg_R1_yy + z27;
    const double z29 = z25*z18 - (z24*R1_zx + 0.08*z19);
    const double z30 = z23*z18 - z22*R1_zx + z29;
    const double z31 = 0.18*R1_zx + 0.05*R1_zy - z30;
    const double z32 = neg_R1_xx*z24 - (0.08*z21 + z25*z20);
    const double z33 = neg_R1_xx*z22 - z23*z20 + z32;
    const double z34 = z33 + (0.18*neg_R1_xx - 0.05*R1_xy);

    J[0] = -neg_R1_xx;
    J[1] = R1_xy;
    J[2] = R1_xz;
    J[3] = z28*R1_zx - R1_yx*z31;
    J[4] = z28*R1_zy + neg_R1_yy*z31;
    J[5] = -(z28*neg_R1_zz + R1_yz*z31);
    J[6] = 0.0;
    J[7] = 0.0;
    J[8] = 0.0;
    J[9] = 0.0;
    J[10] = 0.0;
    J[11] = 0.0;
    J[12] = 0.0;
    J[13] = 0.0;
    J[14] = 0.0;
    J[15] = z27*R1_zx + R1_yx*z30;
    J[16] = z27*z19 - z17*z30;
    J[17] = -(z17*z29 + z26*z19);
    J[18] = R1_yx;
    J[19] = -neg_R1_yy;
    J[20] = R1_yz;
    J[21] = R1_zx*z34 - neg_R1_xx*z31;
    J[22] = R1_zy*z34 + R1_xy*z31;
    J[23] = R1_xz*z31 - neg_R1_zz*z34;
    J[24] = 0.0;
    J[25] = 0.0;
    J[26] = 0.0;
    J[27] = 0.0;
    J[28] = 0.0;
    J[29] = 0.0;
    J[30] = 0.0;
    J[31] = 0.0;
    J[32] = 0.0;
    J[33] = R1_zx*z33 + neg_R1_xx*z30;
    J[34] = z19*z33 - z30*z21;
    J[35] = z19*z32 - z29*z21;
    J[36] = R1_zx;
    J[37] = R1_zy;
    J[38] = -neg_R1_zz;
    J[39] = neg_R1_xx*z28 - R1_yx*z34;
    J[40] = neg_R1_yy*z34 - R1_xy*z28;
    J[41] = -(R1_yz*z34 + R1_xz*z28);
    J[42] = 0.0;
    J[43] = 0.0;
    J[44] = 0.0;
    J[45] = 0.0;
    J[46] = 0.0;
    J[47] = 0.0;
    J[48] = 0.0;
    J[49] = 0.0;
    J[50] = 0.0;
    J[51] = neg_R1_xx*z27 - R1_yx*z33;
    J[52] = z17*z33 - z27*z21;
    J[53] = z17*z32 + z26*z21;
    J[54] = 0.0;
    J[55] = 0.0;
    J[56] = 0.0;
    J[57] = -neg_R1_xx;
    J[58] = R1_xy;
    J[59] = R1_xz;
    J[60] = 0.0;
    J[61] = 0.0;
    J[62] = 0.0;
    J[63] = 0.0;
    J[64] = 0.0;
    J[65] = 0.0;
    J[66] = 0.0;
    J[67] = 0.0;
    J[68] = 0.0;
    J[69] = -neg_R1_xx;
    J[70] = z21;
    J[71] = z21;
    J[72] = 0.0;
    J[73] = 0.0;
    J[74] = 0.0;
    J[75] = R1_yx;
    J[76] = -neg_R1_yy;
    J[77] = R1_yz;
    J[78] = 0.0;
    J[79] = 0.0;
    J[80] = 0.0;
    J[81] = 0.0;
    J[82] = 0.0;
    J[83] = 0.0;
    J[84] = 0.0;
    J[85] = 0.0;
    J[86] = 0.0;
    J[87] = R1_yx;
    J[88] = -z17;
    J[89] = -z17;
    J[90] = 0.0;
    J[91] = 0.0;
    J[92] = 0.0;
    J[93] = R1_zx;
    J[94] = R1_zy;
    J[95] = -neg_R1_zz;
    J[96] = 0.0;
    J[97] = 0.0;
    J[98] = 0.0;
    J[99] = 0.0;
    J[100] = 0.0;
    J[101] = 0.0;
    J[102] = 0.0;
    J[103] = 0.0;
    J[104] = 0.0;
    J[105] = R1_zx;
    J[106] = z19;
    J[107] = z19;
}

void quadruped_inertia_solve(const double q[19], const double phi[18], double qdd[18])
{
    /* joint angles */
    double s13, c13;
    double s17, c17;
    double s14, c14;
    double s11, c11;
    rbgen_sincos4(q[13], &s13, &c13, q[17], &s17, &c17, q[14], &s14, &c14, q[11], &s11, &c11);
    const double z1 = q[17] - 1.6124389058934852 + q[18];
    const double z2 = q[14] + 1.5291537476963082 + q[15];
    const double z3 = q[12] + (q[11] - 1.6124389058934852);
    double s8, c8;
    double z4, z5;
    double z6, z7;
    double z8, z9;
    rbgen_sincos4(q[8], &s8, &c8, z1, &z4, &z5, z2, &z6, &z7, z3, &z8, &z9);
    const double z10 = 0.2*s14;
    const double z11 = 0.2*c14;
    const double z12 = 0.00018*c14;
    const double z13 = z12 + 0.013391*s14;
    const double F12_xz_scaled = 4.08170336430393*z9;
    const double z14 = 0.2*c11;
    const double z15 = 0.2*s11;
    const double z16 = q[8] + 1.5291537476963082 + q[9];
    double s10, c10;
    double z17, z18;
    double s16, c16;
    double s7, c7;
    rbgen_sincos4(q[10], &s10, &c10, z16, &z17, &z18, q[16], &s16, &c16, q[7], &s7, &c7);
    const double z19 = 0.003*s8 - 0.07*c8;
    const double z20 = 0.0002470710571923744*z17 - 0.0058447053726169845*z18;
    const double z21 = c8 + 74.39444444444445*s8;
    const double z22 = 0.2*c8;
    const double neg_F9_xz_scaled = 0.3265362691443144*z18;
    const double z23 = 0.2*s8;
    const double F18_xz_scaled = 4.08170336430393*z5;
    const double z24 = 0.2*s17;
    const double z25 = 0.2*c17;
    const double F18_yz_scaled = 4.08170336430393*z4;
    const double z26 = 0.0002470710571923744*z4 - 0.0058447053726169845*z5;

    /* articulated body 18 */
    const double z27 = 0.024020824298928628*z5;
    const double z28 = z27*F18_xz_scaled;
    const double F17_xy_scaled = z28 - 0.35625;
    const double z29 = 0.08*F17_xy_scaled;
    const double z30 = 0.003*c17;
    const double z31 = 0.024020824298928628*z4;
    const double z32 = F18_xz_scaled*z31;
    const double z33 = z32*z25;
    const double z34 = (z28 - 0.35)*z24 - z33;
    const double z35 = z31*F18_yz_scaled;
    const double z36 = 0.08*z35;
    const double z37 = 0.003*s17;
    const double z38 = z24*z32;
    const double z39 = z38 - z25*(z35 - 0.35);
    const double z40 = z31 - 0.07*c17;
    const double F17_xz = z30 - z34;
    const double F17_yx = 0.0285 - z36;
    const double F17_yz = z37 - z39;
    const double neg_F17_zy = z40 + z37;
    const double z41 = 0.00018*c17;
    const double I17_xz = 0.00018*s17 - 0.08*z38 - z25*F17_yx;
    const double I17_yz = z29*z24 - (z41 + 0.08*z33);
    const double I17_zz = z25*z39 - (z24*z34 + 9.100000000000007e-05);
    const double z42 = z41 - 0.0006090000000000005*s17;
    const double z43 = z27 + 0.07*s17;
    const double z44 = F18_xz_scaled*phi[17];
    const double z45 = F18_yz_scaled*phi[17];

    /* articulated body 17 */
    const double iD17 = 1.0/I17_zz;
    const double z46 = I17_yz*iD17;
    const double z47 = 0.08*z32;
    const double F16_xz = z29 - 0.0545 - F17_xz*z46;
    const double F16_zz = z47 - z46*F17_yz;
    const double z48 = s17*z42 - z5*z26;
    const double z49 = 0.0064*z32 - (z4*z26 + (z27*z25 + (c17*z42 - 0.0002135355285961872)));
    const double I16_xz = z24*z40 + z49 - z46*I17_xz;
    const double neg_I16_zz = z48 + (z25*(z31 + z40) + (0.0064*z28 - 0.011729852686308492)) +
        I17_yz*z46;
    const double z50 = F17_xz*iD17;
    const double z51 = iD17*I17_xz;
    const double z52 = iD17*F17_yz;
    const double u17 = z25*z45 + (phi[16] - phi[17] - z24*z44);

    /* articulated body 16 */
    const double neg_iD16 = 1.0/neg_I16_zz;
    const double z53 = F16_xz*neg_iD16;
    const double z54 = F16_xz*z53 + (12.6 - z28 - F17_xz*z50);
    const double z55 = neg_iD16*neg_F17_zy;
    const double z56 = F16_xz*z55;
    const double z57 = neg_F17_zy*z55 + 12.6;
    const double z58 = 2.0*c16*z56 + s16*(z54 - z57);
    const double z59 = s16*z58;
    const double z60 = z59 - z54;
    const double z61 = neg_iD16*I16_xz;
    const double z62 = F16_xz*z61 - (F17_xz*z51 + z47);
    const double z63 = neg_F17_zy*z61 + (z30 + z43);
    const double z64 = s16*z62 + c16*z63;
    const double z65 = c16*z64;
    const double z66 = neg_iD16*F16_zz;
    const double z67 = neg_F17_zy*z66;
    const double z68 = z32 + F17_xz*z52 - F16_xz*z66;
    const double z69 = c16*z67 - s16*z68;
    const double z70 = z48 + (z24*(z27 + z43) - (0.0064*z35 - 0.005794147313691508)) - I17_xz*z51;
    const double z71 = I16_xz*z61 + z70;
    const double z72 = s16*z71;
    const double z73 = z61*F16_zz - (z36 - 0.083 + z51*F17_yz);
    const double z74 = s16*z67 + c16*z68;
    const double z75 = 0.05*z74;
    const double z76 = s16*z64;
    const double z77 = c16*z58 - z56;
    const double z78 = 0.18*z77;
    const double z79 = z62 - z75 - z76 + z78;
    const double z80 = z65 - z63;
    const double u16 = phi[15] + 0.08*z44 - z46*u17;
    const double z81 = z55*u16;
    const double z82 = z44 + z50*u17 - z53*u16;
    const double z83 = z61*u16 - (z51*u17 + 0.08*z45);
    const double z84 = s16*z81 + c16*z82;

    /* articulated body 15 */
    const double z85 = 0.3265362691443144*z7;
    const double z86 = 0.024020824298928628*z7;
    const double z87 = z85*z86;
    const double z88 = 12.5*z87;
    const double neg_F15_yz_scaled = 4.08170336430393*z6;
    const double z89 = z86*neg_F15_yz_scaled;
    const double z90 = 0.08*z89;
    const double z91 = z90*z11;
    const double z92 = z88*z10 - 12.5*z91;
    const double z93 = z10*z89;
    const double z94 = 0.024020824298928628*z6;
    const double z95 = neg_F15_yz_scaled*z94;
    const double z96 = z93 - z11*z95;
    const double z97 = 0.003*(c14 + 23.333333333333336*s14);
    const double z98 = 0.08*z95;
    const double z99 = 0.003*(s14 - 23.333333333333336*c14);
    const double F14_xy = 0.0285 - z87;
    const double F14_xz = z97 - z92;
    const double F14_yx = z98 - 0.0285;
    const double F14_yz = z99 - z96;
    const double F14_zy = z94 - z99;
    const double neg_I14_xz = 0.00018*s14 - 0.08*z93 + z11*F14_yx;
    const double I14_yz = z91 + (z10*F14_xy + z12);
    const double I14_zz = z11*z96 + 0.013909000000000001 - z10*z92;
    const double z100 = neg_F15_yz_scaled*phi[14];
    const double z101 = z85*phi[14];

    /* articulated body 14 */
    const double iD14 = 1.0/I14_zz;
    const double z102 = iD14*I14_yz;
    const double z103 = 0.0002470710571923744*(z6 - 23.655969416386082*z7);
    const double z104 = s14*z13 - z7*z103;
    const double z105 = 0.0064*z89 - (z10*z94 + (c14*z13 - 0.0002135355285961872 - z86*z11));
    const double I13_xz = z102*neg_I14_xz - (z6*z103 - z105);
    const double neg_I13_zz = I14_yz*z102 + (0.08*z87 - (0.01177*(neg_F15_yz_scaled*z11) +
        0.025729852686308494) + z104);
    const double F13_xz = 0.083 - z87 - z102*F14_xz;
    const double neg_F13_zz = z102*F14_yz + z90;
    const double z106 = iD14*F14_xz;
    const double z107 = iD14*neg_I14_xz;
    const double z108 = iD14*F14_yz;
    const double z109 = 12.5*z101;
    const double u14 = z10*z109 - (z11*z100 + (phi[14] - phi[13]));

    /* articulated body 13 */
    const double neg_iD13 = 1.0/neg_I13_zz;
    const double z110 = neg_iD13*F14_zy;
    const double z111 = z110*F13_xz;
    const double z112 = F14_zy*z110;
    const double z113 = neg_iD13*F13_xz;
    const double z114 = F13_xz*z113 - (F14_xz*z106 + z88);
    const double z115 = 2.0*c13*z111 - s13*(z114 - z112);
    const double z116 = s13*z115;
    const double z117 = z116 + z114;
    const double z118 = neg_iD13*I13_xz;
    const double z119 = z97 - z86 - F14_zy*z118;
    const double z120 = F13_xz*z118 + (z90 + F14_xz*z107);
    const double z121 = c13*z119 + s13*z120;
    const double z122 = c13*z121;
    const double z123 = neg_iD13*neg_F13_zz;
    const double z124 = F14_xz*z108 + z89 + F13_xz*z123;
    const double z125 = F14_zy*z123;
    const double z126 = c13*z125 - s13*z124;
    const double z127 = z104 - (0.0064*z95 + (0.147125*(z85*z10) - 0.005794147313691508)) -
        neg_I14_xz*z107;
    const double z128 = z127 + I13_xz*z118;
    const double z129 = s13*z128;
    const double z130 = z98 - 0.083 + z107*F14_yz - z118*neg_F13_zz;
    const double z131 = c13*z115 - z111;
    const double z132 = 0.18*z131;
    const double z133 = s13*z121;
    const double z134 = c13*z124 + s13*z125;
    const double z135 = 0.05*z134;
    const double z136 = z132 + (z133 - z120 - z135);
    const double z137 = z122 - z119;
    const double u13 = z101 + phi[12] - z102*u14;
    const double z138 = z110*u13;
    const double z139 = z106*u14 - z109 - z113*u13;
    const double z140 = 0.08*z100 - z107*u14 - z118*u13;
    const double z141 = c13*z139 - s13*z138;

    /* articulated body 12 */
    const double z142 = 0.00018*c11;
    const double z143 = 0.024020824298928628*z8;
    const double z144 = F12_xz_scaled*z143;
    const double z145 = 0.08*z144;
    const double z146 = z145*z14;
    const double z147 = 0.024020824298928628*z9;
    const double z148 = F12_xz_scaled*z147;
    const double z149 = 0.08*z148;
    const double z150 = 12.5*z146 - z148*z15;
    const double z151 = 0.003*(c11 + 23.333333333333336*s11);
    const double z152 = 0.07*(c11 - 0.04285714285714286*s11);
    const double F11_xy = z149 - 0.0285;
    const double F11_xz = z150 + z151;
    const double F11_zy = z152 - z143;
    const double z153 = z144*z15;
    const double z154 = 4.08170336430393*z8;
    const double z155 = z143*z154;
    const double z156 = z153 - z14*z155;
    const double I11_yz = F11_xy*z15 - (z142 + z146);
    const double I11_zz = z15*z150 + (z14*z156 + 0.013909000000000001);
    const double z157 = z142 + 0.013391*s11;
    const double F11_yx_scaled = 0.35625 - z155;
    const double z158 = 0.08*F11_yx_scaled;
    const double I11_xz = 0.00018*s11 - 0.08*z153 - z14*z158;
    const double neg_F11_yz = z156 + z152;
    const double z159 = F12_xz_scaled*phi[11];
    const double z160 = z154*phi[11];

    /* articulated body 11 */
    const double iD11 = 1.0/I11_zz;
    const double z161 = I11_yz*iD11;
    const double z162 = 0.0058447053726169845*(z9 - 0.04227262820636373*z8);
    const double z163 = z9*z162 + s11*z157;
    const double z164 = z143*z15 + (0.0002135355285961872 - c11*z157) - z14*z147 + 0.0064*z144;
    const double I10_xz = z164 + z8*z162 - z161*I11_xz;
    const double neg_I10_zz = I11_yz*z161 + (0.0064*z148 + (0.01177*(z14*z154) -
        0.025729852686308494) + z163);
    const double F10_xz = z149 - 0.083 - z161*F11_xz;
    const double F10_zz = z161*neg_F11_yz + z145;
    const double z165 = iD11*F11_xz;
    const double z166 = iD11*I11_xz;
    const double z167 = iD11*neg_F11_yz;
    const double u11 = z14*z160 - (phi[11] - phi[10] + z15*z159);

    /* articulated body 10 */
    const double neg_iD10 = 1.0/neg_I10_zz;
    const double z168 = neg_iD10*F10_xz;
    const double z169 = F10_xz*z168 - (z148 + F11_xz*z165);
    const double z170 = neg_iD10*F11_zy;
    const double z171 = F10_xz*z170;
    const double z172 = F11_zy*z170;
    const double z173 = 2.0*c10*z171 - s10*(z169 - z172);
    const double z174 = s10*z173;
    const double z175 = z169 + z174;
    const double z176 = neg_iD10*I10_xz;
    const double z177 = F10_xz*z176 - (z145 + F11_xz*z166);
    const double z178 = F11_zy*z176 - (z147 + z151);
    const double z179 = s10*z177 - c10*z178;
    const double z180 = c10*z179;
    const double z181 = neg_iD10*F10_zz;
    const double z182 = F11_zy*z181;
    const double z183 = F11_xz*z167 - z144 + F10_xz*z181;
    const double z184 = s10*z183 - c10*z182;
    const double z185 = z163 + (0.01177*(F12_xz_scaled*z15) + 0.005794147313691508 - 0.0064*z155) -
        I11_xz*z166;
    const double z186 = I10_xz*z176 + z185;
    const double z187 = s10*z186;
    const double z188 = z176*F10_zz + (z158 + 0.0545 + z166*neg_F11_yz);
    const double z189 = s10*z179;
    const double z190 = s10*z182 + c10*z183;
    const double z191 = 0.05*z190;
    const double z192 = c10*z173 - z171;
    const double z193 = 0.18*z192;
    const double z194 = z189 - (z191 + z177) - z193;
    const double z195 = z178 + z180;
    const double u10 = phi[9] + 0.08*z159 - z161*u11;
    const double z196 = z170*u10;
    const double z197 = z168*u10 - (z159 + z165*u11);
    const double z198 = z176*u10 - (0.08*z160 + z166*u11);
    const double z199 = c10*z197 + s10*z196;

    /* articulated body 9 */
    const double z200 = 0.024020824298928628*z17;
    const double z201 = 0.024020824298928628*z18;
    const double z202 = neg_F9_xz_scaled*z201;
    const double neg_F9_yz_scaled = 4.08170336430393*z17;
    const double z203 = z200*neg_F9_yz_scaled;
    const double z204 = 0.08*z203;
    const double F8_xy = 0.0285 - z202;
    const double F8_yx = z204 - 0.0285;
    const double F8_zy = z200 - z19;
    const double z205 = 0.00018*c8;
    const double z206 = neg_F9_yz_scaled*z201;
    const double z207 = 0.08*z206;
    const double z208 = z22*z207;
    const double z209 = z207*z23;
    const double z210 = 12.5*(z22*z204 - z209);
    const double z211 = 12.5*z202;
    const double z212 = 12.5*z208 - z23*z211;
    const double I8_yz = z205 + z208 + F8_xy*z23;
    const double I8_zz = z23*z212 + 0.013909000000000001 - z22*z210;
    const double z213 = 0.07*(s8 + 0.04285714285714286*c8);
    const double F8_xz = z212 + z213;
    const double F8_yz = z19 + z210;
    const double z214 = neg_F9_xz_scaled*phi[8];
    const double z215 = neg_F9_yz_scaled*phi[8];

    /* articulated body 8 */
    const double z216 = 0.00017999999999999998*s8;
    const double z217 = z18*z20 - z21*z216;
    const double iD8 = 1.0/I8_zz;
    const double z218 = I8_yz*iD8;
    const double neg_I8_xz = z216 - z209 + z22*F8_yx;
    const double z219 = 0.0064*z206 - (z21*z205 - 0.0002135355285961872 - z22*z201 + z200*z23);
    const double I7_xz = z218*neg_I8_xz - (z17*z20 - z219);
    const double I7_zz = z217 + (0.01177*(z22*neg_F9_yz_scaled) + 0.025729852686308494 - 0.08*z202)
        - I8_yz*z218;
    const double z220 = iD8*F8_xz;
    const double F7_xz = 0.083 - z202 - z218*F8_xz;
    const double neg_F7_zz = z218*F8_yz + z207;
    const double z221 = iD8*neg_I8_xz;
    const double z222 = iD8*F8_yz;
    const double z223 = 12.5*z214;
    const double u8 = z23*z223 - (z22*z215 + (phi[8] - phi[7]));

    /* articulated body 7 */
    const double iD7 = 1.0/I7_zz;
    const double z224 = F8_zy*iD7;
    const double z225 = F8_zy*z224;
    const double z226 = iD7*F7_xz;
    const double z227 = F8_xz*z220 + z211 + F7_xz*z226;
    const double z228 = z224*F7_xz;
    const double z229 = c7*(z225 - z227) - 2.0*s7*z228;
    const double z230 = c7*z229;
    const double z231 = z225 - z230;
    const double z232 = z116 - (z59 + (z57 + z112));
    const double z233 = z122 + z65;
    const double z234 = 0.18*z232 - (z233 + 0.05*(z69 - z126));
    const double z235 = iD7*I7_xz;
    const double z236 = F7_xz*z235 - (F8_xz*z221 + z207);
    const double z237 = z201 - z213 - F8_zy*z235;
    const double z238 = c7*z236 - s7*z237;
    const double z239 = s7*z238;
    const double z240 = z239 + (z237 - z180);
    const double z241 = z230 + (z174 + (z227 - z172));
    const double z242 = iD7*neg_F7_zz;
    const double z243 = F8_zy*z242;
    const double z244 = z206 + F8_xz*z222 - F7_xz*z242;
    const double z245 = c7*z243 + s7*z244;
    const double z246 = 0.18*z241 + (0.05*(z184 + z245) - z240);
    const double z247 = z217 + (0.0064*z203 - 0.005794147313691508 +
        0.147125*(neg_F9_xz_scaled*z23)) + neg_I8_xz*z221;
    const double z248 = I7_xz*z235 + z247;
    const double z249 = c7*z248;
    const double z250 = s16*z72 + (s10*z187 + s13*z129) + c7*z249;
    const double z251 = F10_zz*z181 - (z35 + (z155 - 12.6) + neg_F11_yz*z167 + F17_yz*z52);
    const double z252 = F16_zz*z66 + z251;
    const double z253 = c10*z188 + c16*z73;
    const double z254 = 0.05*z252 + z253 - 0.18*(z184 - z69);
    const double z255 = z235*neg_F7_zz + (z221*F8_yz - (0.083 - z204));
    const double z256 = c13*z130 + c7*z255;
    const double z257 = neg_F7_zz*z242 + (z95 + z203 + F14_yz*z108 + F8_yz*z222 - neg_F13_zz*z123);
    const double z258 = z256 + 0.05*z257 + 0.18*(z126 + z245);
    const double z259 = z128 + (z71 - 0.1248) + z186 - z250 + 0.05*(z254 + (z253 - z256) - z258);
    const double I6_zz = z259 - 0.18*(z234 - (z233 + z240) + z246);
    const double z260 = z228 + s7*z229;
    const double z261 = 0.18*z260;
    const double z262 = c7*z238;
    const double z263 = c7*z244 - s7*z243;
    const double z264 = 0.05*z263;
    const double z265 = z261 - (z264 - z262);
    const double z266 = z136 + z265;
    const double z267 = z194 - z79;
    const double F6_xz = z234 + (2.318 - z246);
    const double neg_F6_yz = z258 + (z254 - 0.63);
    const double neg_F6_zz = z266 + z267;
    const double z268 = s13*z130 + s7*z255;
    const double z269 = s10*z188 + s16*z73;
    const double z270 = s7*z249 - (c13*z129 + c10*z187 + c16*z72) + 0.05*(z268 - z269);
    const double z271 = z133 + z76;
    const double z272 = z262 + (z189 - z236);
    const double I6_xz = z270 + 0.18*(z194 + (z79 - (z136 + (z271 - z272))) + z265);
    const double I6_yz_scaled = z266 + (0.009 - z267);
    const double u7 = z214 + phi[6] - z218*u8;
    const double z273 = z223 - z220*u8 - z226*u7;
    const double z274 = z224*u7;
    const double z275 = z221*u8 - 0.08*z215 - z235*u7;
    const double z276 = c7*z273 - s7*z274;

    /* articulated body 6 */
    const double z277 = z117 + z175;
    const double z278 = z231 + z60;
    const double iD6 = 1.0/I6_zz;
    const double z279 = iD6*neg_F6_zz;
    const double z280 = z80 + z137 - 0.18*(z117 - z60);
    const double z281 = 0.18*(z231 - z175) + (z239 - z195);
    const double z282 = iD6*I6_xz;
    const double z283 = z74 + z134;
    const double z284 = z263 - z190;
    const double z285 = z132 - z78;
    const double z286 = z193 - z261;
    const double neg_F5_xz = z282*neg_F6_yz + (z268 + (z269 - 0.025) + 0.18*(z283 - z284));
    const double F5_yz = z280 + 2.318 - z281 - neg_F6_zz*z282;
    const double F5_zz = z285 + (z271 + z272) - z286 - z282*F6_xz;
    const double z287 = z195 - z137;
    const double z288 = z239 + z80;
    const double z289 = 0.05*I6_yz_scaled;
    const double z290 = iD6*z289;
    const double I5_xz = 0.009*(z277 + z278) + (0.05*(z287 + z288) + 0.1134) + I6_xz*z290;
    const double I5_zz = 0.18*(z287 - z288 - z280 - z281) - (z248 + 0.12017499999999999 - z250) -
        I6_xz*z282;
    const double z291 = iD6*neg_F6_yz;
    const double z292 = iD6*F6_xz;
    const double z293 = c16*z81 - c13*z138 - s13*z139 - s16*z82;
    const double z294 = s7*z273 + (c7*z274 + (s10*z197 - c10*z196));
    const double z295 = z222*u8 + (z108*u14 - (z100 + z215)) + z123*u13 - z242*u7;
    const double z296 = z181*u10 + (z66*u16 + (z167*u11 - (z45 + z160 + z52*u17)));
    const double z297 = s10*phi[10] + (s16*phi[16] + (s7*phi[7] - phi[5] + s13*phi[13]));
    const double z298 = c16*z83 + (c10*z198 - (c13*z140 + z297)) + c7*z275;
    const double u6 = 0.18*(z293 - z294) + (0.05*(z295 + z296) + z298);

    /* articulated body 5 */
    const double z299 = z277 - z278;
    const double iD5 = 1.0/I5_zz;
    const double z300 = F5_yz*iD5;
    const double z301 = iD5*I5_xz;
    const double F4_xz = F5_yz*z301 + (0.63 - 0.05*(z231 + (z175 - (z117 + z60))) - neg_F6_zz*z290);
    const double F4_yz = z301*F5_zz - (0.05*(z77 + (z131 - z192) - z260) - 0.025 + z290*F6_xz);
    const double F4_zz = z301*neg_F5_xz + (z75 - z191 - z135 - z264 + z290*neg_F6_yz);
    const double neg_I4_zz = I5_xz*z301 + (z289*z290 - (0.0025000000000000005*z299 +
        0.003624999999999999));
    const double z302 = iD5*F5_zz;
    const double z303 = iD5*neg_F5_xz;
    const double z304 = c10*phi[10] + (c13*phi[13] + (c7*phi[7] - phi[4]) + c16*phi[16]);
    const double z305 = s13*z140 - (s10*z198 + z304) - s16*z83 - s7*z275;
    const double z306 = z199 + z141;
    const double z307 = z84 + z276;
    const double u5 = z305 - 0.18*(z306 + z307) - z282*u6;

    /* articulated body 4 */
    const double neg_iD4 = 1.0/neg_I4_zz;
    const double z308 = F4_xz*neg_iD4;
    const double z309 = neg_iD4*F4_yz;
    const double z310 = neg_iD4*F4_zz;
    const double G3_xz = 5.555555555555555*(z286 + z285) + z279*F6_xz + F5_yz*z302 - F4_xz*z309;
    const double G3_yz = z283 + z284 - z279*neg_F6_yz + z300*neg_F5_xz - F4_xz*z310;
    const double G3_zz = z299 - neg_F6_zz*z279 - F5_yz*z300 + F4_xz*z308;
    const double z311 = phi[15] + (phi[9] + (phi[12] + (phi[6] - phi[3]))) + 0.05*(z306 - z307) -
        z290*u6;
    const double neg_u4 = z301*u5 + z311;

    /* articulated body 3 */
    const double iD3 = 1.0/G3_zz;
    const double z312 = iD3*G3_yz;
    const double z313 = z69 + (z126 + z184) - z245 + F6_xz*z291 - neg_F5_xz*z302 + z310*F4_yz;
    const double z314 = iD3*G3_xz;
    const double G2_xz = z312*G3_xz - z313;
    const double neg_G2_zz = G3_xz*z314 + (F6_xz*z292 + (z232 + z241) + F5_zz*z302 - F4_yz*z309);
    const double z315 = z279*u6 + (z199 + phi[2] - z84 - z141 + z276) + z300*u5;
    const double u3 = z315 - z308*neg_u4;

    /* articulated body 2 */
    const double neg_iD2 = 1.0/neg_G2_zz;
    const double z316 = G2_xz*neg_iD2;
    const double z317 = F4_zz*z310 + (z252 - z257 - neg_F6_yz*z291 - neg_F5_xz*z303) - G3_yz*z312;
    const double G1_zz = G2_xz*z316 + z317;
    const double z318 = z309*neg_u4 - (z294 + (z293 - phi[1]) + z292*u6 + z302*u5);
    const double u2 = z318 - z314*u3;

    /* articulated body 1 */
    const double iD1 = 1.0/G1_zz;
    const double z319 = z291*u6 - (z296 - (z295 - phi[0])) - z303*u5 + z310*neg_u4;
    const double u1 = z316*u2 + (z312*u3 - z319);

    /* acceleration of link 1 */
    const double qdd1 = iD1*u1;

    /* acceleration of link 2 */
    const double qdd2 = z316*qdd1 - neg_iD2*u2;

    /* acceleration of link 3 */
    const double qdd3 = z312*qdd1 + iD3*u3 - z314*qdd2;

    /* acceleration of link 4 */
    const double qdd4 = z308*qdd3 + (z310*qdd1 + neg_iD4*neg_u4 - z309*qdd2);

    /* acceleration of link 5 */
    const double qdd5 = z300*qdd3 + (iD5*u5 + z303*qdd1 - z302*qdd2) - z301*qdd4;

    /* acceleration of link 6 */
    const double z320 = z291*qdd1 - iD6*u6 + z292*qdd2 - z279*qdd3 - z290*qdd4;
    const double neg_qdd6 = z282*qdd5 + z320;

    /* acceleration of link 7 */
    const double z321 = 0.18*neg_qdd6;
    const double z322 = z321 - qdd2;
    const double z323 = 0.05*qdd4;
    const double z324 = 0.18*qdd5;
    const double z325 = z323 - z324;
    const double z326 = qdd3 + z325;
    const double z327 = s7*z322 + c7*z326;
    const double z328 = c7*neg_qdd6 + s7*qdd5;
    const double z329 = 0.05*neg_qdd6;
    const double z330 = qdd1 + z329;
    const double z331 = z224*(s7*z326 - c7*z322) - (z235*z328 + (z242*z330 + iD7*u7));
    const double z332 = z226*z327 + z331;
    const double neg_qdd7 = qdd4 + z332;

    /* acceleration of link 8 */
    const double z333 = iD8*u8 - z221*z328 - z222*z330 - z220*z327 + z218*z332;
    const double qdd8 = z333 + (s7*neg_qdd6 - c7*qdd5);

    /* acceleration of link 9 */
    const double z334 = 169.92353440951572*phi[8] - z333 - neg_F9_yz_scaled*(z22*z333 - (z330 +
        0.08*z328));
    const double qdd9 = neg_F9_xz_scaled*(12.5*(z327 + z23*z333) - z332) + z334;

    /* acceleration of link 10 */
    const double z335 = qdd1 - z329;
    const double z336 = s10*qdd5 + c10*neg_qdd6;
    const double z337 = z323 + z324;
    const double z338 = qdd3 - z337;
    const double z339 = z176*z336 + neg_iD10*u10 - z181*z335 - z170*(s10*z338 - c10*z322);
    const double z340 = s10*z322 + c10*z338;
    const double z341 = z339 - z168*z340;
    const double neg_qdd10 = qdd4 + z341;

    /* acceleration of link 11 */
    const double z342 = z165*z340 - (z166*z336 + (z167*z335 + iD11*u11)) - z161*z341;
    const double qdd11 = s10*neg_qdd6 - c10*qdd5 - z342;

    /* acceleration of link 12 */
    const double z343 = z342 + 169.92353440951572*phi[11] - F12_xz_scaled*(z340 + 0.08*z341 -
        z15*z342);
    const double qdd12 = z343 - z154*(z14*z342 + (z335 - 0.08*z336));

    /* acceleration of link 13 */
    const double z344 = qdd2 + z321;
    const double z345 = qdd3 + z337;
    const double z346 = c13*neg_qdd6 + s13*qdd5;
    const double z347 = c13*z345 - s13*z344;
    const double z348 = z118*z346 + (z123*z330 + neg_iD13*u13) - z113*z347 - z110*(c13*z344 +
        s13*z345);
    const double neg_qdd13 = qdd4 + z348;

    /* acceleration of link 14 */
    const double z349 = z106*z347 - (iD14*u14 - z108*z330 - z107*z346) - z102*z348;
    const double qdd14 = s13*neg_qdd6 - c13*qdd5 - z349;

    /* acceleration of link 15 */
    const double z350 = z349 + 169.92353440951572*phi[14] + neg_F15_yz_scaled*(z11*z349 + (z330 +
        0.08*z346));
    const double qdd15 = z350 - z85*(z348 + 12.5*(z10*z349 - z347));

    /* acceleration of link 16 */
    const double z351 = z325 - qdd3;
    const double z352 = s16*qdd5 + c16*neg_qdd6;
    const double z353 = s16*z344 + c16*z351;
    const double z354 = z55*(s16*z351 - c16*z344) + (z66*z335 - neg_iD16*u16 - z61*z352 - z53*z353);
    const double qdd16 = z354 - qdd4;

    /* acceleration of link 17 */
    const double z355 = iD17*u17 + z51*z352 - z52*z335 + z50*z353 - z46*z354;
    const double qdd17 = z355 + (s16*neg_qdd6 - c16*qdd5);

    /* acceleration of link 18 */
    const double z356 = 169.92353440951572*phi[17] - z355 + F18_yz_scaled*(z25*z355 + (0.08*z352 -
        z335));
    const double qdd18 = F18_xz_scaled*(0.08*z354 + z353 - z24*z355) + z356;

    qdd[0] = qdd1;
    qdd[1] = qdd2;
    qdd[2] = qdd3;
    qdd[3] = qdd4;
    qdd[4] = qdd5;
    qdd[5] = -neg_qdd6;
    qdd[6] = -neg_qdd7;
    qdd[7] = qdd8;
    qdd[8] = qdd9;
    qdd[9] = -neg_qdd10;
    qdd[10] = qdd11;
    qdd[11] = qdd12;
    qdd[12] = -neg_qdd13;
    qdd[13] = qdd14;
    qdd[14] = qdd15;
    qdd[15] = qdd16;
    qdd[16] = qdd17;
    qdd[17] = qdd18;
}

void quadruped_energy(const double q[19], const double qd[18], double e[2])
{
    /* joint angles */
    double s17, c17;
    double s16, c16;
    double s13, c13;
    double s7, c7;
    rbgen_sincos4(q[17], &s17, &c17, q[16], &s16, &c16, q[13], &s13, &c13, q[7], &s7, &c7);
    double s14, c14;
    double s8, c8;
    double s10, c10;
    double s11, c11;
    rbgen_sincos4(q[14], &s14, &c14, q[8], &s8, &c8, q[10], &s10, &c10, q[11], &s11, &c11);
    double s15, c15;
    double s18, c18;
    double s9, c9;
    double s12, c12;
    rbgen_sincos4(q[15], &s15, &c15, q[18], &s18, &c18, q[9], &s9, &c9, q[12], &s12, &c12);
    const double neg_R1_zz_scaled = q[4]*q[4] + (q[3]*q[3] - 0.5);
    const double R1_zy_scaled = q[3]*q[6] + q[4]*q[5];
    const double R1_zx_scaled = q[3]*q[5] - q[4]*q[6];

    /* link 6 */
    const double z1 = 0.0002*qd[3];
    const double z2 = qd[1] + 0.01*qd[5] - 0.005*qd[3];
    const double z3 = 0.01*qd[4] - qd[2];
    const double z4 = qd[0] + 0.005*qd[4];

    /* link 7 */
    const double z5 = 0.05*qd[5];
    const double v7_z = qd[0] - z5;
    const double w7_x = qd[5]*c7 - qd[4]*s7;
    const double neg_w7_y = qd[4]*c7 + qd[5]*s7;
    const double w7_z = qd[3] + qd[6];
    const double z6 = v7_z - 0.01*w7_x;
    const double z7 = c7*neg_R1_zz_scaled + s7*R1_zy_scaled;

    /* link 8 */
    const double neg_w8_x = w7_z*s8 + w7_x*c8;
    const double w8_y = s8*w7_x - w7_z*c8;
    const double w8_z = qd[7] + neg_w7_y;
    const double z8 = 0.0007*w8_z;
    const double z9 = s8*z7 + c8*R1_zx_scaled;
    const double z10 = c8*z7 - s8*R1_zx_scaled;

    /* link 9 */
    const double neg_w9_x = neg_w8_x*s9 + w8_y*c9;
    const double w9_y = w8_y*s9 - neg_w8_x*c9;
    const double w9_z = w8_z + qd[8];

    /* link 10 */
    const double z11 = 0.18*qd[4];
    const double z12 = 0.05*qd[3];
    const double z13 = z11 - z12;
    const double z14 = z11 + z12;
    const double w10_x = qd[5]*c10 - qd[4]*s10;
    const double neg_w10_y = qd[4]*c10 + qd[5]*s10;
    const double w10_z = qd[3] + qd[9];
    const double z15 = z13 - qd[2];
    const double z16 = qd[2] - z14;
    const double v10_z = qd[0] + z5;
    const double z17 = 0.01*w10_x + v10_z;
    const double z18 = s10*R1_zy_scaled + c10*neg_R1_zz_scaled;

    /* link 11 */
    const double neg_w11_x = s11*w10_z + c11*w10_x;
    const double w11_y = s11*w10_x - w10_z*c11;
    const double w11_z = qd[10] + neg_w10_y;
    const double z19 = 0.0007*neg_w11_x;
    const double z20 = c11*R1_zx_scaled + s11*z18;
    const double z21 = c11*z18 - s11*R1_zx_scaled;

    /* link 12 */
    const double neg_w12_x = w11_y*c12 + neg_w11_x*s12;
    const double w12_y = w11_y*s12 - neg_w11_x*c12;
    const double w12_z = w11_z + qd[11];

    /* link 13 */
    const double z22 = 0.18*qd[5];
    const double z23 = z22 - qd[1];
    const double w13_x = qd[5]*c13 - qd[4]*s13;
    const double neg_w13_y = qd[4]*c13 + qd[5]*s13;
    const double w13_z = qd[3] + qd[12];
    const double z24 = qd[2] + z14;
    const double v13_x = c13*z24 + z23*s13;
    const double v13_y = z23*c13 - s13*z24;
    const double z25 = z22 + qd[1];
    const double neg_v7_x = c7*z15 + s7*z25;
    const double v7_y = s7*z15 - c7*z25;
    const double v8_x = c8*neg_v7_x - v7_z*s8;
    const double neg_v8_y = v7_z*c8 + s8*neg_v7_x;
    const double z26 = 0.06*neg_w8_x + (0.03*w8_z - neg_v8_y);
    const double z27 = 0.003*w8_z - v8_x - 0.06*w8_y;
    const double v10_x = c10*z16 - s10*z25;
    const double neg_v10_y = c10*z25 + s10*z16;
    const double neg_v11_x = c11*v10_x + s11*v10_z;
    const double v11_y = s11*v10_x - c11*v10_z;
    const double z28 = 0.06*w11_y + (0.003*w11_z + neg_v11_x);
    const double z29 = 0.06*neg_w11_x - (v11_y + 0.03*w11_z);
    const double z30 = neg_v10_y - 0.003*neg_w11_x - 0.03*w11_y;
    const double z31 = 0.003*neg_w8_x + v7_y + 0.03*w8_y;
    const double z32 = v7_z - 0.01*w13_x;
    const double z33 = neg_v7_x - 0.01*w7_z;
    const double z34 = 0.01*w10_z - v10_x;
    const double z35 = v13_x + 0.01*w13_z;
    const double z36 = neg_v10_y - 0.2*w11_y - 0.005*w12_y - 0.12*neg_w12_x;
    const double z37 = 0.2*w11_z + v11_y;
    const double z38 = 0.005*w12_z - neg_v11_x*c12 + s12*z37 - 0.08*neg_w12_x;
    const double z39 = 0.2*w8_z - neg_v8_y;
    const double z40 = v8_x*c9 + 0.005*w9_z + s9*z39 + 0.08*neg_w9_x;
    const double z41 = c9*z39 + (0.12*w9_z - v8_x*s9) - 0.08*w9_y;
    const double z42 = 0.12*w12_z + neg_v11_x*s12 + c12*z37 + 0.08*w12_y;
    const double z43 = 0.12*neg_w9_x + (0.005*w9_y + (0.2*w8_y + v7_y));
    const double z44 = c13*neg_R1_zz_scaled + s13*R1_zy_scaled;

    /* link 14 */
    const double neg_w14_x = w13_z*s14 + w13_x*c14;
    const double w14_y = s14*w13_x - w13_z*c14;
    const double w14_z = qd[13] + neg_w13_y;
    const double neg_v14_x = s14*v7_z + c14*v13_x;
    const double v14_y = s14*v13_x - c14*v7_z;
    const double z45 = 0.06*neg_w14_x + (v14_y + 0.03*w14_z);
    const double z46 = 0.0007*neg_w14_x;
    const double z47 = neg_v14_x + 0.003*w14_z - 0.06*w14_y;
    const double z48 = 0.003*neg_w14_x + v13_y + 0.03*w14_y;
    const double z49 = c14*z44 - s14*R1_zx_scaled;
    const double z50 = s14*z44 + c14*R1_zx_scaled;

    /* link 15 */
    const double neg_w15_x = neg_w14_x*s15 + w14_y*c15;
    const double w15_y = w14_y*s15 - neg_w14_x*c15;
    const double w15_z = w14_z + qd[14];
    const double z51 = 0.12*neg_w15_x + (0.005*w15_y + (v13_y + 0.2*w14_y));
    const double z52 = v14_y + 0.2*w14_z;
    const double z53 = 0.005*w15_z - neg_v14_x*c15 + s15*z52 + 0.08*neg_w15_x;
    const double z54 = 0.12*w15_z + neg_v14_x*s15 + c15*z52 - 0.08*w15_y;

    /* link 16 */
    const double w16_x = qd[5]*c16 - s16*qd[4];
    const double neg_w16_y = c16*qd[4] + qd[5]*s16;
    const double w16_z = qd[3] + qd[15];
    const double z55 = z13 + qd[2];
    const double v16_x = c16*z55 + s16*z23;
    const double v16_y = c16*z23 - s16*z55;
    const double z56 = 0.01*w16_z - v16_x;
    const double z57 = v10_z + 0.01*w16_x;
    const double z58 = s16*R1_zy_scaled + c16*neg_R1_zz_scaled;

    /* link 17 */
    const double neg_w17_x = s17*w16_z + c17*w16_x;
    const double w17_y = s17*w16_x - w16_z*c17;
    const double w17_z = qd[16] + neg_w16_y;
    const double z59 = 0.003*neg_w17_x + (0.03*w17_y + v16_y);
    const double neg_v17_x = c17*v16_x + s17*v10_z;
    const double v17_y = s17*v16_x - c17*v10_z;
    const double z60 = 0.06*neg_w17_x - (0.03*w17_z + v17_y);
    const double z61 = 0.0007*w17_z;
    const double z62 = 0.06*w17_y + (0.003*w17_z + neg_v17_x);
    const double z63 = c17*z58 - s17*R1_zx_scaled;
    const double z64 = c17*R1_zx_scaled + s17*z58;

    /* link 18 */
    const double z65 = z61*(neg_w17_x - 7.142857142857143*w17_z) + (z1*(qd[5] - 80.0*qd[3]) -
        qd[5]*(0.046*qd[5] - z1));
    const double z66 = z46*(w14_z + 1.4285714285714286*neg_w14_x) - (z65 - z8*(neg_w8_x +
        7.142857142857143*w8_z));
    const double z67 = w14_z*(z46 + 0.005*w14_z) + (z60*z60 + z66 + z62*z62);
    const double z68 = z27*z27 + (z28*z28 + (z67 + neg_w17_x*(0.001*neg_w17_x - z61)));
    const double z69 = z19*(w11_z - 1.4285714285714286*neg_w11_x) - (z26*z26 + z68 + z29*z29);
    const double z70 = w11_z*(z19 - 0.005*w11_z) + z69 - neg_w8_x*(z8 + 0.001*neg_w8_x);
    const double z71 = z45*z45 + (z47*z47 - z70) + z48*z48 + z30*z30;
    const double z72 = v13_y*v13_y + (neg_v10_y*neg_v10_y + v16_y*v16_y + v7_y*v7_y) + z56*z56;
    const double z73 = z33*z33 + (z34*z34 + z72) + z35*z35 + z57*z57;
    const double neg_w18_x = w17_y*c18 + neg_w17_x*s18;
    const double w18_y = w17_y*s18 - neg_w17_x*c18;
    const double w18_z = w17_z + qd[17];
    const double z74 = neg_w12_x*neg_w12_x + (w18_z*w18_z + (w15_z*w15_z + (w12_z*w12_z +
        w9_z*w9_z)));
    const double z75 = 1.5e-05*(w12_y*w12_y + (w9_y*w9_y + w15_y*w15_y) + w18_y*w18_y);
    const double z76 = 0.00275*(w8_y*w8_y + w14_y*w14_y + w11_y*w11_y + w17_y*w17_y);
    const double z77 = 0.0003*(w10_x*w10_x + (w13_x*w13_x + w16_x*w16_x) + w7_x*w7_x);
    const double z78 = 0.00025*(w16_z*w16_z + (w10_z*w10_z + w13_z*w13_z) + w7_z*w7_z);
    const double z79 = z78 + 0.019*(qd[4]*qd[4]) + 2.5*(z2*z2 + (z3*z3 + z4*z4));
    const double z80 = 0.0004*(neg_w7_y*neg_w7_y + (neg_w16_y*neg_w16_y + neg_w13_y*neg_w13_y +
        neg_w10_y*neg_w10_y));
    const double z81 = 0.0015*(neg_w15_x*neg_w15_x + z74 + neg_w18_x*neg_w18_x + neg_w9_x*neg_w9_x)
        + (z75 + (z76 + (z77 + z79 + z80)));
    const double z82 = 0.35*(z32*z32 + (z6*z6 + (z17*z17 + z73))) + z81;
    const double z83 = 0.2*w17_y + v16_y + 0.005*w18_y + 0.12*neg_w18_x;
    const double z84 = v17_y + 0.2*w17_z;
    const double z85 = 0.08*w18_y + (c18*z84 + (0.12*w18_z + neg_v17_x*s18));
    const double z86 = neg_v17_x*c18 - 0.005*w18_z - s18*z84 + 0.08*neg_w18_x;
    const double z87 = z41*z41 + (z85*z85 + (z86*z86 + (z53*z53 + z54*z54)));
    const double z88 = z51*z51 + (z38*z38 + (z40*z40 + z87) + z42*z42);
    const double z89 = z82 + 0.1*(z36*z36 + (z83*z83 + z88 + z43*z43));
    const double z90 = c12*(z20 + 24.0*z21) + s15*(z49 - 24.0*z50) + s12*(z21 - 24.0*z20);
    const double z91 = s9*(24.0*z9 - z10) - (z90 + c15*(z50 + 24.0*z49));
    const double z92 = c18*(z63 + 0.04166666666666667*z64) + (s18*(0.04166666666666667*z63 - z64) +
        c9*(z10 + 0.04166666666666667*z9));
    const double z93 = R1_zy_scaled*(c7 + (c13 - (c16 + c10))) - neg_R1_zz_scaled*(s7 + (s13 - (s16
        + s10)));
    const double z94 = 0.05886*(z9 + z50 + z64 + z20) + (0.49050000000000005*neg_R1_zz_scaled -
        (0.9810000000000001*R1_zx_scaled + 123.60600000000001*q[2]) - 1.62846*z93);
    const double z95 = 0.47088*z92 + (1.3734000000000002*(z49 + (z63 + (z10 + z21))) - z94) -
        0.019620000000000002*z91;

    e[0] = 0.5*(z59*z59 + (z71 + z31*z31)) + z89;
    e[1] = z95;
}

void quadruped_position_rates(const double q[19], const double qd[18], double dq_dt[19])
{
    /* joint angles */
    const double z1 = 2.0*q[4];
    const double z2 = q[6]*z1;
    const double z3 = 2.0*q[3];
    const double z4 = q[5]*z3;
    const double z5 = q[4]*z1;
    const double z6 = 2.0*q[5];
    const double z7 = q[5]*z6 - 1.0;
    const double z8 = q[4]*z3;
    const double z9 = q[6]*z6;
    const double z10 = q[3]*z3;
    const double z11 = q[4]*z6;
    const double z12 = q[6]*z3;
    const double neg_R1_xx = z5 + z7;
    const double R1_xy = z8 - z9;
    const double R1_xz = z2 + z4;
    const double R1_yx = z8 + z9;
    const double neg_R1_yy = z7 + z10;
    const double R1_yz = z11 - z12;
    const double R1_zx = z4 - z2;
    const double R1_zy = z11 + z12;
    const double neg_R1_zz = z10 + (z5 - 1.0);

    /* rates of the positions */
    const double z13 = 0.5*qd[4];
    const double z14 = 0.5*qd[3];
    const double z15 = 0.5*qd[5];

    dq_dt[0] = R1_xz*qd[2] + qd[1]*R1_xy - qd[0]*neg_R1_xx;
    dq_dt[1] = qd[2]*R1_yz + qd[0]*R1_yx - qd[1]*neg_R1_yy;
    dq_dt[2] = qd[0]*R1_zx + qd[1]*R1_zy - qd[2]*neg_R1_zz;
    dq_dt[3] = q[4]*z15 - (q[5]*z13 - q[6]*z14);
    dq_dt[4] = q[5]*z14 - (q[3]*z15 - q[6]*z13);
    dq_dt[5] = q[3]*z13 - q[4]*z14 + q[6]*z15;
    dq_dt[6] = -(q[4]*z13 + (q[5]*z15 + q[3]*z14));
    dq_dt[7] = qd[6];
    dq_dt[8] = qd[7];
    dq_dt[9] = qd[8];
    dq_dt[10] = qd[9];
    dq_dt[11] = qd[10];
    dq_dt[12] = qd[11];
    dq_dt[13] = qd[12];
    dq_dt[14] = qd[13];
    dq_dt[15] = qd[14];
    dq_dt[16] = qd[15];
    dq_dt[17] = qd[16];
    dq_dt[18] = qd[17];
}

void quadruped_integrate(const double q[19], const double step[18], double q_next[19])
{
    /* joint angles */
    const double z1 = 2.0*q[4];
    const double z2 = q[4]*z1;
    const double z3 = 2.0*q[5];
    const double z4 = q[5]*z3 - 1.0;
    const double z5 = z3*q[6];
    const double z6 = z1*q[3];
    const double z7 = z3*q[3];
    const double z8 = z1*q[6];
    const double z9 = 2.0*q[3];
    const double z10 = q[3]*z9;
    const double z11 = z1*q[5];
    const double z12 = q[6]*z9;
    const double neg_R1_xx = z2 + z4;
    const double R1_xy = z6 - z5;
    const double R1_xz = z7 + z8;
    const double R1_yx = z5 + z6;
    const double neg_R1_yy = z4 + z10;
    const double R1_yz = z11 - z12;
    const double R1_zx = z7 - z8;
    const double R1_zy = z11 + z12;
    const double neg_R1_zz = z10 + (z2 - 1.0);

    /* joint base_1 */
    const double z13 = sqrt(step[3]*step[3] + (step[4]*step[4] + (step[5]*step[5] + 1e-30)));
    const double z14 = 1.0/z13;
    const double z15 = 0.5*z13;
    double z16, z17;
    rbgen_sincos(z15, &z16, &z17);
    const double z18 = z14*z16;
    const double z19 = 2.0*z18;
    const double z20 = z18*z19;
    const double z21 = step[5]*step[1] - step[4]*step[2];
    const double z22 = z14*z14*(z19*z17 - 1.0);
    const double z23 = step[0]*step[4] - step[3]*step[1];
    const double z24 = step[3]*step[2] - step[0]*step[5];
    const double z25 = step[0] - z20*z21 + z22*(step[4]*z23 - step[5]*z24);
    const double z26 = z22*(step[5]*z21 - step[3]*z23) + (step[1] - z20*z24);
    const double z27 = z22*(step[4]*z21 - step[3]*z24) + (z20*z23 - step[2]);
    const double z28 = step[5]*z18;
    const double z29 = step[4]*z18;
    const double z30 = step[3]*z18;

    q_next[0] = q[0] - z25*neg_R1_xx + R1_xy*z26 - R1_xz*z27;
    q_next[1] = z25*R1_yx + (q[1] - z26*neg_R1_yy) - z27*R1_yz;
    q_next[2] = z27*neg_R1_zz + (z26*R1_zy + (q[2] + z25*R1_zx));
    q_next[3] = q[4]*z28 + (q[6]*z30 + z17*q[3] - q[5]*z29);
    q_next[4] = q[5]*z30 - (q[3]*z28 - (z17*q[4] + q[6]*z29));
    q_next[5] = q[3]*z29 + (z17*q[5] + q[6]*z28) - q[4]*z30;
    q_next[6] = -(q[5]*z28 + (q[4]*z29 + (q[3]*z30 - z17*q[6])));
    q_next[7] = step[6] + q[7];
    q_next[8] = q[8] + step[7];
    q_next[9] = step[8] + q[9];
    q_next[10] = q[10] + step[9];
    q_next[11] = step[10] + q[11];
    q_next[12] = q[12] + step[11];
    q_next[13] = q[13] + step[12];
    q_next[14] = step[13] + q[14];
    q_next[15] = step[14] + q[15];
    q_next[16] = step[15] + q[16];
    q_next[17] = step[16] + q[17];
    q_next[18] = q[18] + step[17];
}

void quadruped_forward_kinematics_front_left(const double q[19], double R[9], double p[3])
{
    /* joint angles */
    const double z1 = q[8] + q[9];
    double s7, c7;
    double s9, c9;
    double s8, c8;
    double z2, z3;
    rbgen_sincos4(q[7], &s7, &c7, q[9], &s9, &c9, q[8], &s8, &c8, z1, &z2, &z3);
    const double z4 = 2.0*q[5];
    const double z5 = q[6]*z4;
    const double z6 = 2.0*q[4];
    const double z7 = q[3]*z6;
    const double z8 = q[4]*z6;
    const double z9 = q[5]*z4 - 1.0;
    const double z10 = z4*q[3];
    const double z11 = q[6]*z6;
    const double z12 = 2.0*q[3];
    const double z13 = q[3]*z12;
    const double z14 = z4*q[4];
    const double z15 = q[6]*z12;
    const double neg_R1_xx = z8 + z9;
    const double R1_xy = z7 - z5;
    const double R1_xz = z10 + z11;
    const double R1_yx = z5 + z7;
    const double neg_R1_yy = z9 + z13;
    const double R1_yz = z14 - z15;
    const double R1_zx = z10 - z11;
    const double R1_zy = z14 + z15;
    const double neg_R1_zz = z13 + (z8 - 1.0);

    /* tool seen from link 8 */
    const double z16 = 0.2*c9 + 0.2;

    /* tool seen from link 6 */
    const double z17 = s7*z2;
    const double z18 = c7*z2;
    const double z19 = 0.2*s9;
    const double z20 = s8*z19 - c8*z16;
    const double z21 = s7*z20 - (0.08*c7 + 0.05);
    const double z22 = 0.08*s7 + c7*z20;
    const double z23 = s8*z16 + (c8*z19 - 0.18);

    /* tool seen from link 0 */
    const double z24 = neg_R1_xx*z3 - R1_xy*z17 + z18*R1_xz;
    const double z25 = s7*R1_xz + c7*R1_xy;
    const double z26 = z18*neg_R1_zz + (z17*R1_zy + z3*R1_zx);
    const double z27 = c7*neg_R1_yy - s7*R1_yz;
    const double z28 = c7*R1_zy - s7*neg_R1_zz;
    const double z29 = z17*neg_R1_yy - z3*R1_yx + z18*R1_yz;

    R[0] = -z24;
    R[1] = z25;
    R[2] = z26*z27 - z28*z29;
    R[3] = -z29;
    R[4] = -z27;
    R[5] = z24*z28 + z25*z26;
    R[6] = z26;
    R[7] = z28;
    R[8] = z24*z27 + z25*z29;
    p[0] = R1_xz*z22 + (q[0] + neg_R1_xx*z23) - R1_xy*z21;
    p[1] = R1_yz*z22 + (neg_R1_yy*z21 + (q[1] - R1_yx*z23));
    p[2] = -(neg_R1_zz*z22 + (R1_zy*z21 + (R1_zx*z23 - q[2])));
}

void quadruped_jacobian_front_left(const double q[19], double J[108])
{
    /* joint angles */
    const double z1 = 2.0*q[4];
    const double z2 = q[4]*z1;
    const double z3 = 2.0*q[5];
    const double z4 = q[5]*z3 - 1.0;
    const double z5 = z3*q[6];
    const double z6 = z1*q[3];
    const double z7 = z3*q[3];
    const double z8 = z1*q[6];
    const double z9 = 2.0*q[3];
    const double z10 = q[3]*z9;
    const double z11 = q[4]*z3;
    const double z12 = q[6]*z9;
    const double neg_R1_xx = z2 + z4;
    const double R1_xy = z6 - z5;
    const double R1_xz = z7 + z8;
    const double R1_yx = z5 + z6;
    const double neg_R1_yy = z4 + z10;
    const double R1_yz = z11 - z12;
    const double R1_zx = z7 - z8;
    const double R1_zy = z11 + z12;
    const double neg_R1_zz = z10 + (z2 - 1.0);
    const double z13 = q[8] + q[9];
    double s8, c8;
    double s7, c7;
    double z14, z15;
    rbgen_sincos3(q[8], &s8, &c8, q[7], &s7, &c7, z13, &z14, &z15);

    /* frame 7 */
    const double z16 = neg_R1_yy*s7 + R1_yz*c7;
    const double z17 = neg_R1_yy*c7 - s7*R1_yz;
    const double z18 = s7*R1_zy + c7*neg_R1_zz;
    const double z19 = c7*R1_zy - s7*neg_R1_zz;
    const double z20 = R1_xz*c7 - R1_xy*s7;
    const double z21 = R1_xz*s7 + R1_xy*c7;

    /* Jacobian */
    const double z22 = 0.2*s8;
    const double z23 = 0.2*c8;
    const double z24 = 0.2*z15;
    const double z25 = 0.2*z14;
    const double z26 = 0.08*z17 + z16*z24 + R1_yx*z25;
    const double z27 = R1_yx*z22 + z16*z23 + z26;
    const double z28 = 0.18*R1_yx - 0.05*neg_R1_yy - z27;
    const double z29 = z25*R1_zx - z24*z18 - 0.08*z19;
    const double z30 = z23*z18 - z22*R1_zx - z29;
    const double z31 = 0.18*R1_zx + 0.05*R1_zy + z30;
    const double z32 = 0.08*z21 - z24*z20 + neg_R1_xx*z25;
    const double z33 = neg_R1_xx*z22 - z23*z20 + z32;
    const double z34 = 0.18*neg_R1_xx - 0.05*R1_xy - z33;

    J[0] = -neg_R1_xx;
    J[1] = R1_xy;
    J[2] = R1_xz;
    J[3] = R1_yx*z31 - z28*R1_zx;
    J[4] = -(z28*R1_zy + neg_R1_yy*z31);
    J[5] = R1_yz*z31 + z28*neg_R1_zz;
    J[6] = R1_yx*z30 + z27*R1_zx;
    J[7] = z27*z19 - z17*z30;
    J[8] = z17*z29 + z26*z19;
    J[9] = 0.0;
    J[10] = 0.0;
    J[11] = 0.0;
    J[12] = 0.0;
    J[13] = 0.0;
    J[14] = 0.0;
    J[15] = 0.0;
    J[16] = 0.0;
    J[17] = 0.0;
    J[18] = R1_yx;
    J[19] = -neg_R1_yy;
    J[20] = R1_yz;
    J[21] = neg_R1_xx*z31 - R1_zx*z34;
    J[22] = -(R1_xy*z31 + R1_zy*z34);
    J[23] = neg_R1_zz*z34 - R1_xz*z31;
    J[24] = neg_R1_xx*z30 + R1_zx*z33;
    J[25] = z19*z33 - z30*z21;
    J[26] = z19*z32 + z29*z21;
    J[27] = 0.0;
    J[28] = 0.0;
    J[29] = 0.0;
    J[30] = 0.0;
    J[31] = 0.0;
    J[32] = 0.0;
    J[33] = 0.0;
    J[34] = 0.0;
    J[35] = 0.0;
    J[36] = R1_zx;
    J[37] = R1_zy;
    J[38] = -neg_R1_zz;
    J[39] = R1_yx*z34 - neg_R1_xx*z28;
    J[40] = R1_xy*z28 - neg_R1_yy*z34;
    J[41] = R1_yz*z34 + R1_xz*z28;
    J[42] = neg_R1_xx*z27 - R1_yx*z33;
    J[43] = z17*z33 - z27*z21;
    J[44] = z17*z32 - z26*z21;
    J[45] = 0.0;
    J[46] = 0.0;
    J[47] = 0.0;
    J[48] = 0.0;
    J[49] = 0.0;
    J[50] = 0.0;
    J[51] = 0.0;
    J[52] = 0.0;
    J[53] = 0.0;
    J[54] = 0.0;
    J[55] = 0.0;
    J[56] = 0.0;
    J[57] = -neg_R1_xx;
    J[58] = R1_xy;
    J[59] = R1_xz;
    J[60] = -neg_R1_xx;
    J[61] = z21;
    J[62] = z21;
    J[63] = 0.0;
    J[64] = 0.0;
    J[65] = 0.0;
    J[66] = 0.0;
    J[67] = 0.0;
    J[68] = 0.0;
    J[69] = 0.0;
    J[70] = 0.0;
    J[71] = 0.0;
    J[72] = 0.0;
    J[73] = 0.0;
    J[74] = 0.0;
    J[75] = R1_yx;
    J[76] = -neg_R1_yy;
    J[77] = R1_yz;
    J[78] = R1_yx;
    J[79] = -z17;
    J[80] = -z17;
    J[81] = 0.0;
    J[82] = 0.0;
    J[83] = 0.0;
    J[84] = 0.0;
    J[85] = 0.0;
    J[86] = 0.0;
    J[87] = 0.0;
    J[88] = 0.0;
    J[89] = 0.0;
    J[90] = 0.0;
    J[91] = 0.0;
    J[92] = 0.0;
    J[93] = R1_zx;
    J[94] = R1_zy;
    J[95] = -neg_R1_zz;
    J[96] = R1_zx;
    J[97] = z19;
    J[98] = z19;
    J[99] = 0.0;
    J[100] = 0.0;
    J[101] = 0.0;
    J[102] = 0.0;
    J[103] = 0.0;
    J[104] = 0.0;
    J[105] = 0.0;
    J[106] = 0.0;
    J[107] = 0.0;
}

void quadruped_forward_kinematics_front_right(const double q[19], double R[9], double p[3])
{
    /* joint angles */
    const double z1 = q[12] + q[11];
    double s10, c10;
    double s12, c12;
    double s11, c11;
    double z2, z3;
    rbgen_sincos4(q[10], &s10, &c10, q[12], &s12, &c12, q[11], &s11, &c11, z1, &z2, &z3);
    const double z4 = 2.0*q[3];
    const double z5 = q[4]*z4;
    const double z6 = 2.0*q[5];
    const double z7 = q[6]*z6;
    const double z8 = 2.0*q[4];
    const double z9 = q[4]*z8;
    const double z10 = q[5]*z6 - 1.0;
    const double z11 = q[6]*z8;
    const double z12 = z4*q[5];
    const double z13 = q[3]*z4;
    const double z14 = q[4]*z6;
    const double z15 = z4*q[6];
    const double neg_R1_xx = z9 + z10;
    const double R1_xy = z5 - z7;
    const double R1_xz = z11 + z12;
    const double R1_yx = z5 + z7;
    const double neg_R1_yy = z10 + z13;
    const double R1_yz = z14 - z15;
    const double R1_zx = z12 - z11;
    const double R1_zy = z14 + z15;
    const double neg_R1_zz = z13 + (z9 - 1.0);

    /* tool seen from link 11 */
    const double z16 = 0.2*c12 + 0.2;

    /* tool seen from link 6 */
    const double z17 = s10*z2;
    const double z18 = z2*c10;
    const double z19 = 0.2*s12;
    const double z20 = s11*z19 - c11*z16;
    const double z21 = 0.08*s10 - c10*z20;
    const double z22 = s10*z20 + (0.08*c10 + 0.05);
    const double z23 = z19*c11 - 0.18 + s11*z16;

    /* tool seen from link 0 */
    const double z24 = z17*R1_xy - (neg_R1_xx*z3 + z18*R1_xz);
    const double z25 = s10*R1_xz + R1_xy*c10;
    const double z26 = s10*neg_R1_zz - c10*R1_zy;
    const double z27 = z17*neg_R1_yy + (z18*R1_yz - z3*R1_yx);
    const double z28 = z18*neg_R1_zz + (z17*R1_zy + z3*R1_zx);
    const double z29 = c10*neg_R1_yy - s10*R1_yz;

    R[0] = z24;
    R[1] = z25;
    R[2] = z26*z27 + z28*z29;
    R[3] = -z27;
    R[4] = -z29;
    R[5] = z24*z26 + z25*z28;
    R[6] = z28;
    R[7] = -z26;
    R[8] = z25*z27 - z24*z29;
    p[0] = -(R1_xz*z21 + (R1_xy*z22 - (q[0] + neg_R1_xx*z23)));
    p[1] = neg_R1_yy*z22 - (R1_yx*z23 - q[1] + R1_yz*z21);
    p[2] = neg_R1_zz*z21 + (q[2] - R1_zx*z23) - R1_zy*z22;
}

void quadruped_jacobian_front_right(const double q[19], double J[108])
{
    /* joint angles */
    const double z1 = 2.0*q[4];
    const double z2 = q[4]*z1;
    const double z3 = 2.0*q[5];
    const double z4 = q[5]*z3 - 1.0;
    const double z5 = z3*q[6];
    const double z6 = z1*q[3];
    const double z7 = z3*q[3];
    const double z8 = z1*q[6];
    const double z9 = 2.0*q[3];
    const double z10 = q[3]*z9;
    const double z11 = q[4]*z3;
    const double z12 = q[6]*z9;
    const double neg_R1_xx = z2 + z4;
    const double R1_xy = z6 - z5;
    const double R1_xz = z7 + z8;
    const double R1_yx = z5 + z6;
    const double neg_R1_yy = z4 + z10;
    const double R1_yz = z11 - z12;
    const double R1_zx = z7 - z8;
    const double R1_zy = z11 + z12;
    const double neg_R1_zz = z10 + (z2 - 1.0);
    const double z13 = q[11] + q[12];
    double s10, c10;
    double s11, c11;
    double z14, z15;
    rbgen_sincos3(q[10], &s10, &c10, q[11], &s11, &c11, z13, &z14, &z15);

    /* frame 10 */
    const double z16 = R1_yz*c10 + neg_R1_yy*s10;
    const double z17 = neg_R1_yy*c10 - R1_yz*s10;
    const double z18 = s10*neg_R1_zz - c10*R1_zy;
    const double z19 = s10*R1_zy + c10*neg_R1_zz;
    const double z20 = R1_xz*c10 - R1_xy*s10;
    const double z21 = R1_xy*c10 + R1_xz*s10;

    /* Jacobian */
    const double z22 = 0.2*c11;
    const double z23 = 0.2*s11;
    const double z24 = 0.2*z14;
    const double z25 = 0.2*z15;
    const double z26 = R1_yx*z24 - 0.08*z17 + z16*z25;
    const double z27 = z16*z22 + R1_yx*z23 + z26;
    const double z28 = 0.18*R1_yx + 0.05*neg_R1_yy - z27;
    const double z29 = z24*R1_zx - (0.08*z18 + z25*z19);
    const double z30 = z29 + (z23*R1_zx - z22*z19);
    const double z31 = z30 + (0.05*R1_zy - 0.18*R1_zx);
    const double z32 = neg_R1_xx*z24 - 0.08*z21 - z25*z20;
    const double z33 = z22*z20 - neg_R1_xx*z23 - z32;
    const double z34 = 0.18*neg_R1_xx + 0.05*R1_xy + z33;

    J[0] = -neg_R1_xx;
    J[1] = R1_xy;
    J[2] = R1_xz;
    J[3] = -(z28*R1_zx + R1_yx*z31);
    J[4] = neg_R1_yy*z31 - z28*R1_zy;
    J[5] = z28*neg_R1_zz - R1_yz*z31;
    J[6] = 0.0;
    J[7] = 0.0;
    J[8] = 0.0;
    J[9] = z27*R1_zx - R1_yx*z30;
    J[10] = z17*z30 - z27*z18;
    J[11] = z17*z29 - z26*z18;
    J[12] = 0.0;
    J[13] = 0.0;
    J[14] = 0.0;
    J[15] = 0.0;
    J[16] = 0.0;
    J[17] = 0.0;
    J[18] = R1_yx;
    J[19] = -neg_R1_yy;
    J[20] = R1_yz;
    J[21] = -(neg_R1_xx*z31 + R1_zx*z34);
    J[22] = R1_xy*z31 - R1_zy*z34;
    J[23] = R1_xz*z31 + neg_R1_zz*z34;
    J[24] = 0.0;
    J[25] = 0.0;
    J[26] = 0.0;
    J[27] = -(R1_zx*z33 + neg_R1_xx*z30);
    J[28] = z30*z21 + z18*z33;
    J[29] = z29*z21 - z18*z32;
    J[30] = 0.0;
    J[31] = 0.0;
    J[32] = 0.0;
    J[33] = 0.0;
    J[34] = 0.0;
    J[35] = 0.0;
    J[36] = R1_zx;
    J[37] = R1_zy;
    J[38] = -neg_R1_zz;
    J[39] = R1_yx*z34 - neg_R1_xx*z28;
    J[40] = R1_xy*z28 - neg_R1_yy*z34;
    J[41] = R1_xz*z28 + R1_yz*z34;
    J[42] = 0.0;
    J[43] = 0.0;
    J[44] = 0.0;
    J[45] = R1_yx*z33 + neg_R1_xx*z27;
    J[46] = -(z17*z33 + z27*z21);
    J[47] = z17*z32 - z26*z21;
    J[48] = 0.0;
    J[49] = 0.0;
    J[50] = 0.0;
    J[51] = 0.0;
    J[52] = 0.0;
    J[53] = 0.0;
    J[54] = 0.0;
    J[55] = 0.0;
    J[56] = 0.0;
    J[57] = -neg_R1_xx;
    J[58] = R1_xy;
    J[59] = R1_xz;
    J[60] = 0.0;
    J[61] = 0.0;
    J[62] = 0.0;
    J[63] = -neg_R1_xx;
    J[64] = z21;
    J[65] = z21;
    J[66] = 0.0;
    J[67] = 0.0;
    J[68] = 0.0;
    J[69] = 0.0;
    J[70] = 0.0;
    J[71] = 0.0;
    J[72] = 0.0;
    J[73] = 0.0;
    J[74] = 0.0;
    J[75] = R1_yx;
    J[76] = -neg_R1_yy;
    J[77] = R1_yz;
    J[78] = 0.0;
    J[79] = 0.0;
    J[80] = 0.0;
    J[81] = R1_yx;
    J[82] = -z17;
    J[83] = -z17;
    J[84] = 0.0;
    J[85] = 0.0;
    J[86] = 0.0;
    J[87] = 0.0;
    J[88] = 0.0;
    J[89] = 0.0;
    J[90] = 0.0;
    J[91] = 0.0;
    J[92] = 0.0;
    J[93] = R1_zx;
    J[94] = R1_zy;
    J[95] = -neg_R1_zz;
    J[96] = 0.0;
    J[97] = 0.0;
    J[98] = 0.0;
    J[99] = R1_zx;
    J[100] = -z18;
    J[101] = -z18;
    J[102] = 0.0;
    J[103] = 0.0;
    J[104] = 0.0;
    J[105] = 0.0;
    J[106] = 0.0;
    J[107] = 0.0;
}

void quadruped_forward_kinematics_rear_left(const double q[19], double R[9], double p[3])
{
    /* joint angles */
    const double z1 = 2.0*q[5];
    const double z2 = q[3]*z1;
    const double z3 = 2.0*q[4];
    const double z4 = q[6]*z3;
    const double z5 = q[4]*z3;
    const double z6 = q[5]*z1 - 1.0;
    const double z7 = 2.0*q[3];
    const double z8 = q[4]*z7;
    const double z9 = z1*q[6];
    const double z10 = q[3]*z7;
    const double z11 = z1*q[4];
    const double z12 = q[6]*z7;
    const double neg_R1_xx = z5 + z6;
    const double R1_xy = z8 - z9;
    const double R1_xz = z2 + z4;
    const double R1_yx = z8 + z9;
    const double neg_R1_yy = z6 + z10;
    const double R1_yz = z11 - z12;
    const double R1_zx = z2 - z4;
    const double R1_zy = z11 + z12;
    const double neg_R1_zz = z10 + (z5 - 1.0);
    const double z13 = q[15] + q[14];
    double z14, z15;
    double s15, c15;
    double s14, c14;
    double s13, c13;
    rbgen_sincos4(z13, &z14, &z15, q[15], &s15, &c15, q[14], &s14, &c14, q[13], &s13, &c13);

    /* tool seen from link 14 */
    const double z16 = 0.2*c15 + 0.2;

    /* tool seen from link 13 */
    const double z17 = 0.2*s15;
    const double z18 = z16*c14 - s14*z17;

    /* tool seen from link 6 */
    const double z19 = z14*c13;
    const double z20 = z14*s13;
    const double z21 = z16*s14 + (z17*c14 + 0.18);
    const double z22 = s13*z18 + (0.08*c13 + 0.05);
    const double z23 = c13*z18 - 0.08*s13;

    /* tool seen from link 0 */
    const double z24 = R1_xz*z19 + (z15*neg_R1_xx - z20*R1_xy);
    const double z25 = c13*R1_xy + R1_xz*s13;
    const double z26 = z20*neg_R1_yy + (z19*R1_yz - z15*R1_yx);
    const double z27 = c13*R1_zy - s13*neg_R1_zz;
    const double z28 = c13*neg_R1_yy - s13*R1_yz;
    const double z29 = z15*R1_zx + z20*R1_zy + z19*neg_R1_zz;

    R[0] = -z24;
    R[1] = z25;
    R[2] = z28*z29 - z26*z27;
    R[3] = -z26;
    R[4] = -z28;
    R[5] = z25*z29 + z24*z27;
    R[6] = z29;
    R[7] = z27;
    R[8] = z24*z28 + z25*z26;
    p[0] = q[0] + neg_R1_xx*z21 + R1_xy*z22 - R1_xz*z23;
    p[1] = -(neg_R1_yy*z22 + (R1_yx*z21 - q[1]) + R1_yz*z23);
    p[2] = R1_zy*z22 + (q[2] - R1_zx*z21) + neg_R1_zz*z23;
}

void quadruped_jacobian_rear_left(const double q[19], double J[108])
{
    /* joint angles */
    const double z1 = 2.0*q[4];
    const double z2 = q[4]*z1;
    const double z3 = 2.0*q[5];
    const double z4 = q[5]*z3 - 1.0;
    const double z5 = z3*q[6];
    const double z6 = z1*q[3];
    const double z7 = z3*q[3];
    const double z8 = z1*q[6];
    const double z9 = 2.0*q[3];
    const double z10 = q[3]*z9;
    const double z11 = q[4]*z3;
    const double z12 = q[6]*z9;
    const double neg_R1_xx = z2 + z4;
    const double R1_xy = z6 - z5;
    const double R1_xz = z7 + z8;
    const double R1_yx = z5 + z6;
    const double neg_R1_yy = z4 + z10;
    const double R1_yz = z11 - z12;
    const double R1_zx = z7 - z8;
    const double R1_zy = z11 + z12;
    const double neg_R1_zz = z10 + (z2 - 1.0);
    const double z13 = q[14] + q[15];
    double s13, c13;
    double s14, c14;
    double z14, z15;
    rbgen_sincos3(q[13], &s13, &c13, q[14], &s14, &c14, z13, &z14, &z15);

    /* frame 13 */
    const double z16 = R1_yz*c13 + s13*neg_R1_yy;
    const double z17 = c13*neg_R1_yy - R1_yz*s13;
    const double z18 = c13*R1_zy - s13*neg_R1_zz;
    const double z19 = s13*R1_zy + c13*neg_R1_zz;
    const double z20 = R1_xz*c13 - R1_xy*s13;
    const double z21 = R1_xz*s13 + R1_xy*c13;

    /* Jacobian */
    const double z22 = 0.2*c14;
    const double z23 = 0.2*s14;
    const double z24 = 0.2*z14;
    const double z25 = 0.2*z15;
    const double z26 = 0.08*z17 + R1_yx*z24 + z16*z25;
    const double z27 = z16*z22 + R1_yx*z23 + z26;
    const double z28 = z27 + (0.18*R1_yx + 0.05*neg_R1_yy);
    const double z29 = 0.08*z18 + (z25*z19 - z24*R1_zx);
    const double z30 = z29 + (z22*z19 - z23*R1_zx);
    const double z31 = 0.18*R1_zx - 0.05*R1_zy - z30;
    const double z32 = neg_R1_xx*z24 + (0.08*z21 - z25*z20);
    const double z33 = z22*z20 - neg_R1_xx*z23 - z32;
    const double z34 = 0.18*neg_R1_xx + 0.05*R1_xy - z33;

    J[0] = -neg_R1_xx;
    J[1] = R1_xy;
    J[2] = R1_xz;
    J[3] = z28*R1_zx - R1_yx*z31;
    J[4] = neg_R1_yy*z31 + z28*R1_zy;
    J[5] = -(R1_yz*z31 + z28*neg_R1_zz);
    J[6] = 0.0;
    J[7] = 0.0;
    J[8] = 0.0;
    J[9] = 0.0;
    J[10] = 0.0;
    J[11] = 0.0;
    J[12] = z27*R1_zx + R1_yx*z30;
    J[13] = z27*z18 - z17*z30;
    J[14] = z26*z18 - z17*z29;
    J[15] = 0.0;
    J[16] = 0.0;
    J[17] = 0.0;
    J[18] = R1_yx;
    J[19] = -neg_R1_yy;
    J[20] = R1_yz;
    J[21] = R1_zx*z34 - neg_R1_xx*z31;
    J[22] = R1_xy*z31 + R1_zy*z34;
    J[23] = R1_xz*z31 - neg_R1_zz*z34;
    J[24] = 0.0;
    J[25] = 0.0;
    J[26] = 0.0;
    J[27] = 0.0;
    J[28] = 0.0;
    J[29] = 0.0;
    J[30] = neg_R1_xx*z30 - R1_zx*z33;
    J[31] = -(z30*z21 + z18*z33);
    J[32] = z18*z32 - z29*z21;
    J[33] = 0.0;
    J[34] = 0.0;
    J[35] = 0.0;
    J[36] = R1_zx;
    J[37] = R1_zy;
    J[38] = -neg_R1_zz;
    J[39] = neg_R1_xx*z28 - R1_yx*z34;
    J[40] = neg_R1_yy*z34 - R1_xy*z28;
    J[41] = -(R1_yz*z34 + R1_xz*z28);
    J[42] = 0.0;
    J[43] = 0.0;
    J[44] = 0.0;
    J[45] = 0.0;
    J[46] = 0.0;
    J[47] = 0.0;
    J[48] = R1_yx*z33 + neg_R1_xx*z27;
    J[49] = -(z17*z33 + z27*z21);
    J[50] = z17*z32 - z26*z21;
    J[51] = 0.0;
    J[52] = 0.0;
    J[53] = 0.0;
    J[54] = 0.0;
    J[55] = 0.0;
    J[56] = 0.0;
    J[57] = -neg_R1_xx;
    J[58] = R1_xy;
    J[59] = R1_xz;
    J[60] = 0.0;
    J[61] = 0.0;
    J[62] = 0.0;
    J[63] = 0.0;
    J[64] = 0.0;
    J[65] = 0.0;
    J[66] = -neg_R1_xx;
    J[67] = z21;
    J[68] = z21;
    J[69] = 0.0;
    J[70] = 0.0;
    J[71] = 0.0;
    J[72] = 0.0;
    J[73] = 0.0;
    J[74] = 0.0;
    J[75] = R1_yx;
    J[76] = -neg_R1_yy;
    J[77] = R1_yz;
    J[78] = 0.0;
    J[79] = 0.0;
    J[80] = 0.0;
    J[81] = 0.0;
    J[82] = 0.0;
    J[83] = 0.0;
    J[84] = R1_yx;
    J[85] = -z17;
    J[86] = -z17;
    J[87] = 0.0;
    J[88] = 0.0;
    J[89] = 0.0;
    J[90] = 0.0;
    J[91] = 0.0;
    J[92] = 0.0;
    J[93] = R1_zx;
    J[94] = R1_zy;
    J[95] = -neg_R1_zz;
    J[96] = 0.0;
    J[97] = 0.0;
    J[98] = 0.0;
    J[99] = 0.0;
    J[100] = 0.0;
    J[101] = 0.0;
    J[102] = R1_zx;
    J[103] = z18;
    J[104] = z18;
    J[105] = 0.0;
    J[106] = 0.0;
    J[107] = 0.0;
}
