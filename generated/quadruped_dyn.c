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
 *   forward_dynamics               best               1137   1075   14       16
 *   forward_kinematics             best: tool-cross     54     40    0        4
 *   jacobian                       best: frames         85     63    0        3
 *   inertia_solve                  best                671    631   14       12
 *   energy                         best: links         328    275    0       12
 *   position_rates                 best: quaternions    36     25    0        0
 *   integrate                      best: exponential    68     60    2        1
 *   forward_kinematics_front_left  best: tool-cross     54     40    0        4
 *   jacobian_front_left            best: frames         85     62    0        3
 *   forward_kinematics_front_right best: tool-cross     54     40    0        4
 *   jacobian_front_right           best: frames         85     61    0        3
 *   forward_kinematics_rear_left   best: tool-cross     54     40    0        4
 *   jacobian_rear_left             best: frames         85     63    0        3
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

void quadruped_inverse_dynamics(const double q[19], const double qd[18], const double qdd[18],
                                double tau[18])
{
    /* joint angles */
    const double R1_zx_scaled = q[3]*q[5] - q[6]*q[4];
    const double z1 = qd[5]*qd[3];
    const double neg_wd5_y = qd[4]*qd[3];
    const double wd5_z = z1 + qdd[4];
    const double U6_yx = qdd[5] - neg_wd5_y;
    const double z2 = q[9] + 1.5291537476963082;
    double s8, c8;
    double s7, c7;
    double z3, z4;
    double s14, c14;
    rbgen_sincos4(q[8], &s8, &c8, q[7], &s7, &c7, z2, &z3, &z4, q[14], &s14, &c14);
    const double R1_zz_scaled = 0.5 - (q[3]*q[3] + q[4]*q[4]);
    const double z5 = qd[5]*qd[4];
    const double R1_zy_scaled = q[6]*q[3] + q[4]*q[5];
    const double z6 = q[15] + 1.5291537476963082;
    double s13, c13;
    double z7, z8;
    double s17, c17;
    double s16, c16;
    rbgen_sincos4(q[13], &s13, &c13, z6, &z7, &z8, q[17], &s17, &c17, q[16], &s16, &c16);
    const double z9 = q[18] - 1.6124389058934852;
    const double z10 = q[12] - 1.6124389058934852;
    double z11, z12;
    double s11, c11;
    double s10, c10;
    double z13, z14;
    rbgen_sincos4(z9, &z11, &z12, q[11], &s11, &c11, q[10], &s10, &c10, z10, &z13, &z14);
    const double wd4_z = qdd[3] - z5;
    const double z15 = 0.0058447053726169845*(0.04227262820636373*z11 - z12);
    const double z16 = z12*z15;
    const double z17 = z16 + 0.005864852686308492;
    const double z18 = z11*z15 - 0.0001235355285961872;
    const double z19 = z16 - 2.01473136915078e-05;
    const double z20 = 0.0058447053726169845*z4 - 0.0002470710571923744*z3;
    const double z21 = z3*z20 + 0.0001235355285961872;
    const double z22 = z4*z20;
    const double z23 = z22 + 2.01473136915078e-05;
    const double z24 = z22 - 0.005864852686308492;
    const double z25 = 0.0058447053726169845*(z14 - 0.04227262820636373*z13);
    const double z26 = z13*z25 + 0.0001235355285961872;
    const double z27 = z14*z25;
    const double z28 = z27 + 2.01473136915078e-05;
    const double z29 = z27 - 0.005864852686308492;
    const double z30 = 0.0058447053726169845*z8 - 0.0002470710571923744*z7;
    const double z31 = z8*z30;
    const double z32 = z31 + 2.01473136915078e-05;
    const double z33 = z7*z30 + 0.0001235355285961872;
    const double z34 = z31 - 0.005864852686308492;

    /* motion of link 1 */
    const double a1_z = qdd[0] - (qd[5]*qd[1] - 19.62*R1_zx_scaled - qd[4]*qd[2]);

    /* motion of link 2 */
    const double a2_z = qdd[1] + 19.62*R1_zy_scaled - qd[2]*qd[3] + qd[5]*qd[0];

    /* motion of link 3 */
    const double a3_z = qdd[2] - (qd[4]*qd[0] - 19.62*R1_zz_scaled - qd[1]*qd[3]);

    /* motion of link 4 */
    const double neg_U4_xx = qd[3]*qd[3];

    /* motion of link 5 */
    const double neg_U5_xx = qd[4]*qd[4];
    const double neg_U5_yy = neg_U5_xx + neg_U4_xx;

    /* motion of link 6 */
    const double z35 = qd[5]*qd[5];
    const double neg_U6_xx = z35 + neg_U4_xx;
    const double neg_U6_xy = neg_wd5_y + qdd[5];
    const double neg_U6_yy = z35 + neg_U5_xx;
    const double U6_zx = qdd[3] + z5;
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
    const double wd8_y = neg_w8_x*qd[7] + s8*wd7_x - c8*wd7_z;
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
    const double a7_z = a1_z - z46;
    const double z47 = 0.05*U6_zx;
    const double z48 = 0.18*U6_zy;
    const double z49 = z47 - z48;
    const double z50 = a3_z + z49;
    const double z51 = 0.05*neg_U6_xx;
    const double z52 = 0.18*neg_U6_xy;
    const double z53 = z51 - z52;
    const double z54 = z53 - a2_z;
    const double a7_x = z50*c7 + s7*z54;
    const double a7_y = c7*z54 - z50*s7;
    const double neg_a8_x = c8*a7_x + a7_z*s8;
    const double neg_a9_x = 0.2*neg_U8_xx + neg_a8_x;
    const double a9_y = a7_x*s8 - a7_z*c8 + 0.2*U8_yx;
    const double neg_a9_z = a7_y + 0.2*neg_U8_zx;
    const double z55 = z51 + z52;
    const double z56 = z47 + z48;
    const double z57 = z44 - z45;
    const double w10_x = qd[5]*c10 - qd[4]*s10;
    const double neg_w10_y = qd[4]*c10 + qd[5]*s10;
    const double w10_z = qd[3] + qd[9];
    const double wd10_x = qdd[5]*c10 - qdd[4]*s10 - qd[9]*neg_w10_y;
    const double neg_wd10_y = qdd[4]*c10 + qdd[5]*s10 + qd[9]*w10_x;
    const double wd10_z = qdd[3] + qdd[9];
    const double z58 = z56 - a3_z;
    const double z59 = a2_z + z55;
    const double neg_a10_x = c10*z58 + s10*z59;
    const double a10_y = s10*z58 - c10*z59;
    const double a10_z = a1_z - z57;
    const double U10_yx = wd10_z - w10_x*neg_w10_y;
    const double U10_zx = w10_z*w10_x + neg_wd10_y;

    /* motion of link 11 */
    const double neg_w11_x = s11*w10_z + c11*w10_x;
    const double w11_y = s11*w10_x - w10_z*c11;
    const double w11_z = qd[10] + neg_w10_y;
    const double z60 = neg_w11_x*w11_y;
    const double wd11_x = w11_y*qd[10] - (c11*wd10_x + s11*wd10_z);
    const double wd11_y = neg_w11_x*qd[10] - (c11*wd10_z - s11*wd10_x);
    const double wd11_z = qdd[10] + neg_wd10_y;
    const double z61 = w11_z*w11_z;
    const double z62 = w11_y*w11_y;
    const double z63 = neg_w11_x*w11_z;
    const double z64 = neg_w11_x*neg_w11_x;
    const double z65 = w11_y*w11_z;
    const double neg_U11_xx = z61 + z62;
    const double neg_U11_xy = z60 + wd11_z;
    const double U11_xz = wd11_y - z63;
    const double U11_yx = wd11_z - z60;
    const double neg_U11_yy = z61 + z64;
    const double U11_yz = z65 - wd11_x;
    const double neg_U11_zx = z63 + wd11_y;
    const double U11_zy = wd11_x + z65;
    const double neg_U11_zz = z62 + z64;
    const double a11_x = c11*neg_a10_x - s11*a10_z;

    /* motion of link 12 */
    const double a12_x = a11_x - 0.2*neg_U11_xx;
    const double a12_y = 0.2*U11_yx - c11*a10_z - s11*neg_a10_x;
    const double w12_z = w11_z + qd[11];
    const double z66 = w12_z*w12_z;
    const double wd12_z = wd11_z + qdd[11];
    const double z67 = qd[11] + w12_z;
    const double neg_U12_xx = z62 + z66;
    const double neg_U12_xy = wd12_z + z60;
    const double U12_yx = wd12_z - z60;
    const double neg_U12_yy = z66 + z64;
    const double neg_U12_zx = neg_w11_x*z67 + wd11_y;
    const double U12_zy = wd11_x + w11_y*z67;
    const double neg_a12_z_scaled = 5.0*a10_y + neg_U11_zx;

    /* motion of link 13 */
    const double w13_x = qd[5]*c13 - qd[4]*s13;
    const double neg_w13_y = qd[4]*c13 + qd[5]*s13;
    const double w13_z = qd[3] + qd[12];
    const double wd13_x = qdd[5]*c13 - qdd[4]*s13 - qd[12]*neg_w13_y;
    const double neg_wd13_y = qdd[5]*s13 + qdd[4]*c13 + qd[12]*w13_x;
    const double wd13_z = qdd[3] + qdd[12];
    const double z68 = z55 - a2_z;
    const double z69 = z56 + a3_z;
    const double a13_x = s13*z68 + c13*z69;
    const double a13_y = c13*z68 - s13*z69;
    const double a13_z = a1_z + z57;
    const double U13_yx = wd13_z - w13_x*neg_w13_y;
    const double U13_zx = neg_wd13_y + w13_z*w13_x;

    /* motion of link 14 */
    const double neg_w14_x = w13_z*s14 + c14*w13_x;
    const double w14_y = s14*w13_x - c14*w13_z;
    const double w14_z = qd[13] + neg_w13_y;
    const double wd14_x = qd[13]*w14_y - (wd13_z*s14 + c14*wd13_x);
    const double wd14_y = neg_w14_x*qd[13] + s14*wd13_x - wd13_z*c14;
    const double wd14_z = neg_wd13_y + qdd[13];
    const double z70 = neg_w14_x*w14_z;
    const double z71 = w14_z*w14_z;
    const double z72 = w14_y*w14_y;
    const double z73 = neg_w14_x*w14_y;
    const double z74 = neg_w14_x*neg_w14_x;
    const double z75 = w14_z*w14_y;
    const double neg_U14_xx = z71 + z72;
    const double neg_U14_xy = wd14_z + z73;
    const double U14_xz = wd14_y - z70;
    const double U14_yx = wd14_z - z73;
    const double neg_U14_yy = z71 + z74;
    const double U14_yz = z75 - wd14_x;
    const double neg_U14_zx = wd14_y + z70;
    const double U14_zy = wd14_x + z75;
    const double neg_U14_zz = z72 + z74;
    const double neg_a14_x = c14*a13_x + s14*a13_z;

    /* motion of link 15 */
    const double neg_a15_x = 0.2*neg_U14_xx + neg_a14_x;
    const double a15_y = 0.2*U14_yx - c14*a13_z + s14*a13_x;
    const double neg_a15_z = a13_y + 0.2*neg_U14_zx;
    const double wd15_z = wd14_z + qdd[14];
    const double w15_z = w14_z + qd[14];
    const double z76 = w15_z*w15_z;
    const double z77 = qd[14] + w15_z;
    const double neg_U15_xx = z72 + z76;
    const double neg_U15_xy = wd15_z + z73;
    const double U15_yx = wd15_z - z73;
    const double neg_U15_yy = z76 + z74;
    const double neg_U15_zx = neg_w14_x*z77 + wd14_y;
    const double U15_zy = wd14_x + w14_y*z77;

    /* motion of link 16 */
    const double w16_x = qd[5]*c16 - qd[4]*s16;
    const double neg_w16_y = qd[4]*c16 + qd[5]*s16;
    const double w16_z = qd[3] + qd[15];
    const double wd16_x = qdd[5]*c16 - qdd[4]*s16 - neg_w16_y*qd[15];
    const double neg_wd16_y = qdd[5]*s16 + (qdd[4]*c16 + qd[15]*w16_x);
    const double wd16_z = qdd[3] + qdd[15];
    const double z78 = z53 + a2_z;
    const double z79 = z49 - a3_z;
    const double neg_a16_x = s16*z78 + c16*z79;
    const double a16_y = s16*z79 - c16*z78;
    const double a16_z = a1_z + z46;
    const double U16_yx = wd16_z - neg_w16_y*w16_x;
    const double U16_zx = neg_wd16_y + w16_z*w16_x;

    /* motion of link 17 */
    const double neg_w17_x = s17*w16_z + c17*w16_x;
    const double w17_y = s17*w16_x - c17*w16_z;
    const double w17_z = neg_w16_y + qd[16];
    const double neg_wd17_x = s17*wd16_z + (wd16_x*c17 - qd[16]*w17_y);
    const double wd17_y = s17*wd16_x - c17*wd16_z + neg_w17_x*qd[16];
    const double wd17_z = qdd[16] + neg_wd16_y;
    const double z80 = neg_w17_x*w17_z;
    const double z81 = w17_y*w17_y;
    const double z82 = w17_z*w17_z;
    const double z83 = neg_w17_x*w17_y;
    const double z84 = neg_w17_x*neg_w17_x;
    const double z85 = w17_z*w17_y;
    const double neg_U17_xx = z81 + z82;
    const double neg_U17_xy = z83 + wd17_z;
    const double U17_xz = wd17_y - z80;
    const double U17_yx = wd17_z - z83;
    const double neg_U17_yy = z82 + z84;
    const double U17_yz = neg_wd17_x + z85;
    const double neg_U17_zx = wd17_y + z80;
    const double U17_zy = z85 - neg_wd17_x;
    const double neg_U17_zz = z81 + z84;
    const double a17_x = c17*neg_a16_x - s17*a16_z;

    /* motion of link 18 */
    const double wd18_z = wd17_z + qdd[17];
    const double w18_z = w17_z + qd[17];
    const double z86 = w18_z*w18_z;
    const double z87 = qd[17] + w18_z;
    const double neg_U18_xx = z86 + z81;
    const double neg_U18_xy = z83 + wd18_z;
    const double U18_yx = wd18_z - z83;
    const double neg_U18_yy = z86 + z84;
    const double neg_U18_zx = wd17_y + neg_w17_x*z87;
    const double U18_zy = w17_y*z87 - neg_wd17_x;
    const double a18_x = a17_x - 0.2*neg_U17_xx;
    const double a18_y = 0.2*U17_yx - c17*a16_z - s17*neg_a16_x;
    const double neg_a18_z_scaled = 0.07*neg_U17_zx + 0.35*a16_y;

    /* forces on link 18 */
    const double z88 = z84 - z81;

    /* forces on link 17 */
    const double z89 = 0.024020824298928628*z12;
    const double z90 = neg_U18_xy*z89;
    const double z91 = 0.024020824298928628*z11;
    const double z92 = z91*U18_yx;
    const double neg_f18_y = 0.083*U17_yz + (z92 - (0.35*a18_y - z89*neg_U18_yy));
    const double f18_z = z91*neg_U18_zx + (0.083*neg_U17_zz - neg_a18_z_scaled) + z89*U18_zy;
    const double f17_x = 0.35*a18_x - (0.083*U17_xz + 0.003*neg_U17_xy + z90 - neg_U18_xx*z91);
    const double neg_f17_y = 0.003*neg_U17_yy + neg_f18_y;
    const double f17_z = f18_z + 0.003*U17_zy;
    const double neg_f16_x = c17*f17_x + s17*neg_f17_y;
    const double z93 = 8.999999999999999e-05*U17_zy + 0.2*f18_z - neg_U18_zx*z17 - 0.08*z90 +
        U18_zy*z18;
    const double z94 = 0.005865*U17_xz + (0.010900000000000002*(z84 - z82) + (0.00018*neg_U17_xy -
        (z93 + 0.083*a18_x)));
    const double z95 = z86 + 35.714285714285715*neg_a18_z_scaled;
    const double z96 = neg_U18_zx*z18 + (0.00018*(z82 - z81) + (U18_zy*z19 + 0.005865*U17_yz));
    const double z97 = 0.003*a16_y + (z96 - 0.0002590000000000002*U17_zy - 0.083*a18_y) +
        0.010900000000000002*U17_yx;
    const double z98 = U18_yx*z17 - (z18*z88 + z91*(a18_y - 0.08*U17_yz)) - neg_U18_xy*z19;
    const double n18_z = z89*(0.08*U17_xz - a18_x) + z98;
    const double z99 = 8.999999999999999e-05*z88 - (0.010900000000000002*U17_yz + 0.00018*U17_xz) -
        0.0002590000000000002*neg_U17_xy + 0.0003500000000000003*U17_yx;
    const double neg_n17_x = 8.999999999999999e-05*neg_U17_zx + z97 + 0.08*(z92 + z89*(z95 - z81));
    const double n17_y = z94 - 0.0003500000000000003*neg_U17_zx + 0.0019216659439142904*(z11*(z84 -
        z95));
    const double n17_z = n18_z - (0.003*a17_x + z99) - 0.2*neg_f18_y;
    const double n16_x = s17*n17_y + c17*neg_n17_x;

    /* forces on link 16 */
    const double z100 = c16*neg_f16_x - s16*f17_z;
    const double neg_n16_y = 0.00035000000000000005*U16_zx + n17_z;
    const double n16_z = 0.00035000000000000005*U16_yx - (c17*n17_y - s17*neg_n17_x);

    /* forces on link 15 */
    const double z101 = z7*U15_yx;
    const double f15_y_scaled = 14.570690649263465*a15_y + (z8*neg_U15_yy + (z101 +
        3.4553352111110502*U14_yz));
    const double z102 = z74 - z72;

    /* forces on link 14 */
    const double z103 = 0.024020824298928628*z8;
    const double z104 = neg_U15_xy*z103;
    const double z105 = 0.024020824298928628*z7;
    const double neg_f15_z = 0.083*neg_U14_zz + z103*U15_zy + z105*neg_U15_zx + 0.35*neg_a15_z;
    const double f14_x = 0.083*U14_xz - (0.003*neg_U14_xy + 0.35*neg_a15_x - z104 +
        neg_U15_xx*z105);
    const double f14_y = 0.024020824298928628*f15_y_scaled - 0.003*neg_U14_yy;
    const double f14_z = 0.003*U14_zy - neg_f15_z;
    const double f13_x = s14*f14_y - c14*f14_x;
    const double z106 = z76 - 12.5*neg_a15_z;
    const double z107 = 0.00018*(z71 - z72) + (0.010900000000000002*U14_yx -
        (8.999999999999999e-05*neg_U14_zx + 0.003*a13_y));
    const double z108 = 0.083*a15_y + (0.005865*U14_yz - (0.0002590000000000002*U14_zy + z107) -
        U15_zy*z32);
    const double z109 = 0.00018*neg_U14_xy - (0.08*z104 - (0.083*neg_a15_x +
        8.999999999999999e-05*U14_zy) + U15_zy*z33);
    const double z110 = neg_U15_zx*z34 + z109 - 0.2*neg_f15_z + 0.0003500000000000003*neg_U14_zx -
        0.005865*U14_xz;
    const double z111 = 8.999999999999999e-05*z102 - 0.003*neg_a14_x -
        0.0002590000000000002*neg_U14_xy + 0.0003500000000000003*U14_yx + 0.00018*U14_xz;
    const double z112 = U15_yx*z34 - (neg_U15_xy*z32 + (z33*z102 + z105*(a15_y + 0.08*U14_yz)));
    const double neg_n15_z = z103*(neg_a15_x - 0.08*U14_xz) + z112;
    const double neg_n14_x = 0.0019216659439142904*(z101 + z8*(z106 - z72)) + (z108 -
        neg_U15_zx*z33);
    const double n14_y = 0.0019216659439142904*(z7*(z74 - z106)) - (0.010900000000000002*(z74 - z71)
        + z110);
    const double n14_z = 0.004804164859785726*f15_y_scaled - (z111 + 0.010900000000000002*U14_yz +
        neg_n15_z);
    const double n13_x = s14*n14_y + c14*neg_n14_x;

    /* forces on link 13 */
    const double z113 = s13*f14_z + c13*f13_x;
    const double neg_n13_y = n14_z + 0.00035000000000000005*U13_zx;
    const double n13_z = 0.00035000000000000005*U13_yx + (s14*neg_n14_x - c14*n14_y);

    /* forces on link 12 */
    const double z114 = z14*neg_U12_xy;
    const double z115 = z13*U12_yx;
    const double z116 = 0.024020824298928628*z14;
    const double f12_y = 0.35*a12_y - (0.024020824298928628*z115 + (neg_U12_yy*z116 +
        0.083*U11_yz));
    const double f12_z_scaled = z13*neg_U12_zx + z14*U12_zy + 3.4553352111110502*neg_U11_zz -
        2.9141381298526934*neg_a12_z_scaled;
    const double z117 = z62 - z64;

    /* forces on link 11 */
    const double f11_x_scaled = 14.570690649263465*a12_x - (3.4553352111110502*U11_xz -
        (neg_U12_xx*z13 - z114)) - 0.12489163413654399*neg_U11_xy;
    const double f11_y = f12_y - 0.003*neg_U11_yy;
    const double z118 = z66 + 2.5*neg_a12_z_scaled;
    const double z119 = 0.083*a12_y + (neg_U12_zx*z26 - 0.010900000000000002*U11_yx - 0.003*a10_y +
        U12_zy*z28);
    const double z120 = 0.005865*U11_yz + (8.999999999999999e-05*neg_U11_zx - z119 + 0.00018*(z61 -
        z62)) - 0.0002590000000000002*U11_zy;
    const double z121 = 0.0019216659439142904*z13;
    const double z122 = 0.010900000000000002*(z61 - z64) + (8.999999999999999e-05*U11_zy -
        0.00018*neg_U11_xy) - 0.005865*U11_xz;
    const double z123 = neg_U12_zx*z29 + (0.004804164859785726*f12_z_scaled + (z122 +
        0.0003500000000000003*neg_U11_zx + 0.083*a12_x));
    const double z124 = z26*z117 + (U12_yx*z29 - neg_U12_xy*z28) - z121*(U11_yz - 12.5*a12_y);
    const double neg_n12_z = z124 + z116*(a12_x - 0.08*U11_xz);
    const double z125 = 0.003*a11_x + (neg_n12_z - 0.2*f12_y) - 0.00018*U11_xz -
        0.010900000000000002*U11_yz;
    const double neg_n11_x = 0.0019216659439142904*(z115 - z14*(z62 - z118)) + z120;
    const double n11_y = (z64 - z118)*z121 + (U12_zy*z26 - (z123 - 0.0019216659439142904*z114));
    const double n11_z = 8.999999999999999e-05*z117 - (z125 - 0.0002590000000000002*neg_U11_xy +
        0.0003500000000000003*U11_yx);
    const double n10_x = s11*n11_y + c11*neg_n11_x;

    /* forces on link 10 */
    const double neg_f10_y = 0.024020824298928628*f12_z_scaled + (0.003*U11_zy -
        0.1388888888888889*a10_y);
    const double neg_n10_y = n11_z + 0.00035000000000000005*U10_zx;
    const double n10_z = s11*neg_n11_x + (0.00035000000000000005*U10_yx - c11*n11_y);

    /* forces on link 9 */
    const double z126 = z40 - z38;

    /* forces on link 8 */
    const double z127 = 0.024020824298928628*z3;
    const double z128 = z127*U9_yx;
    const double z129 = 0.024020824298928628*z4;
    const double f9_y = 0.35*a9_y + (z128 + 0.083*U8_yz + z129*neg_U9_yy);
    const double neg_f9_z = 0.35*neg_a9_z + z129*U9_zy + z127*neg_U9_zx + 0.083*neg_U8_zz;
    const double z130 = z129*neg_U9_xy;
    const double neg_f8_x = 0.35*neg_a9_x + (z127*neg_U9_xx - (z130 + 0.083*U8_xz)) +
        0.003*neg_U8_xy;
    const double f8_y = f9_y - 0.003*neg_U8_yy;
    const double z131 = 8.999999999999999e-05*neg_U8_zx - neg_U9_zx*z21 - U9_zy*z23 + 0.003*a7_y -
        0.010900000000000002*U8_yx;
    const double z132 = 0.00018*(z38 - z37) + (0.005865*U8_yz + (z131 + 0.083*a9_y) -
        0.0002590000000000002*U8_zy);
    const double z133 = 12.5*neg_a9_z - z42;
    const double z134 = 0.2*neg_f9_z - 0.010900000000000002*(z40 - z37) - neg_U9_zx*z24 + U9_zy*z21;
    const double z135 = 0.083*neg_a9_x + (0.0003500000000000003*neg_U8_zx - z134) - 0.005865*U8_xz +
        0.00018*neg_U8_xy;
    const double z136 = neg_U9_xy*z23 + (z21*z126 + z127*(a9_y + 0.08*U8_yz)) - U9_yx*z24;
    const double n9_z = z129*(0.08*U8_xz - neg_a9_x) + z136;
    const double z137 = 0.0002590000000000002*neg_U8_xy - (0.00018*U8_xz +
        (0.010900000000000002*U8_yz - 0.003*neg_a8_x)) - 0.0003500000000000003*U8_yx;
    const double n8_x = 0.08*(z129*(z38 + z133) - z128) - z132;
    const double n8_y = 0.08*(z130 + z127*(z40 + z133)) - (z135 + 8.999999999999999e-05*U8_zy);
    const double n8_z = n9_z + (z137 - 8.999999999999999e-05*z126) + 0.2*f9_y;
    const double n7_x = s8*n8_y - c8*n8_x;

    /* forces on link 7 */
    const double f7_x = 0.1388888888888889*a7_x + (s8*f8_y + c8*neg_f8_x);
    const double f7_y = 0.1388888888888889*a7_y + (neg_f9_z - 0.003*U8_zy);
    const double z138 = s7*f7_y - c7*f7_x;
    const double neg_n7_y = n8_z + 0.00035000000000000005*U7_zx;
    const double n7_z = 0.00035000000000000005*U7_yx - (s8*n8_x + c8*n8_y);

    /* forces on link 6 */
    const double z139 = c8*f8_y + (s14*f14_x + c14*f14_y - s8*neg_f8_x) - 0.1388888888888889*a7_z;
    const double z140 = 0.024020824298928628*f11_x_scaled;
    const double z141 = 0.1388888888888889*a10_z - (s11*z140 + c11*f11_y) - s17*f17_x +
        c17*neg_f17_y;
    const double neg_f10_x = c11*z140 + (0.1388888888888889*neg_a10_x - s11*f11_y);
    const double z142 = s10*neg_f10_x - (s7*f7_x + c7*f7_y) + c10*neg_f10_y;
    const double z143 = s13*f13_x - c13*f14_z - s16*neg_f16_x - c16*f17_z;
    const double z144 = c10*neg_f10_x - s10*neg_f10_y;
    const double z145 = z144 + z138;
    const double z146 = z100 - z113;
    const double f6_x = 10.922222222222222*a2_z - 0.025*wd4_z + z142 - z143;
    const double f6_y = z139 - (z141 + (10.922222222222222*a1_z + 0.025*wd5_z));
    const double neg_f6_z = 0.025*neg_U5_yy - 10.922222222222222*a3_z + z145 + z146;
    const double z147 = n16_z + (0.026805555555555558*U6_zx + (n10_z -
        (0.00045000000000000004*neg_U6_xy + (0.025*a2_z - n7_z))));
    const double z148 = 0.00045000000000000004*(z35 - neg_U4_xx) - (c7*neg_n7_y - s7*n7_x +
        0.004125*wd5_z);
    const double z149 = s13*n13_x + (z148 - c10*neg_n10_y + s10*n10_x) - c13*neg_n13_y;
    const double z150 = c16*neg_n16_y - (z149 - 0.22818*U6_zy - 0.025*a1_z + s16*n16_x);
    const double z151 = 0.00045000000000000004*wd4_z - (0.026805555555555558*U6_yx +
        0.22818*neg_U6_xy) - s7*neg_n7_y - c7*n7_x;
    const double z152 = c16*n16_x + (0.05*(z139 + z141) + (s10*neg_n10_y - (z151 - c10*n10_x)));
    const double n6_x = 0.18*(z145 - z146) + z150;
    const double neg_n6_y = 0.05*(z113 + (z144 - z138 + z100)) + (z147 + n13_z + 0.004125*wd4_z);
    const double n6_z = s16*neg_n16_y + (c13*n13_x + (s13*neg_n13_y + z152)) + 0.18*(z142 + z143);

    tau[0] = -f6_y;
    tau[1] = f6_x;
    tau[2] = -neg_f6_z;
    tau[3] = neg_n6_y;
    tau[4] = n6_x;
    tau[5] = n6_z;
    tau[6] = n7_z;
    tau[7] = n8_z;
    tau[8] = n9_z;
    tau[9] = n10_z;
    tau[10] = n11_z;
    tau[11] = -neg_n12_z;
    tau[12] = n13_z;
    tau[13] = n14_z;
    tau[14] = -neg_n15_z;
    tau[15] = n16_z;
    tau[16] = n17_z;
    tau[17] = n18_z;
}

void quadruped_inertia_matrix(const double q[19], double M[324])
{
    /* joint angles */
    const double z1 = q[11] + q[12] - 1.6124389058934852;
    double s10, c10;
    double s11, c11;
    double z2, z3;
    double s8, c8;
    rbgen_sincos4(q[10], &s10, &c10, q[11], &s11, &c11, z1, &z2, &z3, q[8], &s8, &c8);
    const double z4 = q[8] + q[9] + 1.5291537476963082;
    double z5, z6;
    double s7, c7;
    double s13, c13;
    double s14, c14;
    rbgen_sincos4(z4, &z5, &z6, q[7], &s7, &c7, q[13], &s13, &c13, q[14], &s14, &c14);
    const double neg_ms9_x = 0.024020824298928628*z5;
    const double ms9_y = 0.024020824298928628*z6;
    const double z7 = q[14] + q[15] + 1.5291537476963082;
    const double z8 = q[18] - 1.6124389058934852;
    double z9, z10;
    double s16, c16;
    double z11, z12;
    double s17, c17;
    rbgen_sincos4(z7, &z9, &z10, q[16], &s16, &c16, z8, &z11, &z12, q[17], &s17, &c17);
    const double z13 = 0.2*c11;
    const double z14 = 0.00017999999999999998*c11;
    const double z15 = 0.013391*s11 + z14;
    const double z16 = 0.2*c14;
    const double z17 = c14 + 74.39444444444445*s14;
    const double z18 = c8 + 74.39444444444445*s8;
    const double z19 = 0.2*c8;
    const double z20 = 0.2*s8;
    const double z21 = 0.2*s14;

    /* composite body 18 */
    const double z22 = 0.024020824298928628*z11;
    const double z23 = 0.024020824298928628*z12;
    const double ms17_x = 0.07 - z22;
    const double ms17_y = z23 + 0.003;
    const double z24 = 0.0058447053726169845*z12 - 0.0002470710571923744*z11;
    const double z25 = z12*z24;
    const double S17_xx = 0.019514852686308492 - (z25 + 0.009608329719571452*z11);
    const double neg_S17_xy = z11*z24 - 0.004804164859785726*z12 + 3.3535528596187183e-05;
    const double S17_xz = 0.0019216659439142904*z11 - 0.0057;
    const double S17_yy = z25 + 0.00027914731369150803;
    const double neg_S17_yz = 0.0019216659439142904*z12 + 0.00018;

    /* column 18 */
    const double z26 = s17*z23 + z22*c17;
    const double z27 = z22*s17 - c17*z23;
    const double z28 = s16*z27;
    const double z29 = c16*z27;
    const double z30 = 0.08*z27;
    const double z31 = z30 + 0.05*z29;
    const double z32 = 0.08*z26;
    const double z33 = 0.004804164859785726*z11 - 0.005885;
    const double z34 = 0.18*z29 + s16*z32 + c16*z33;
    const double z35 = 0.05*z26 + (c16*z32 - s16*z33) - 0.18*z28;

    /* composite body 17 */
    const double ms16_x = s17*ms17_y - ms17_x*c17;
    const double z36 = ms17_x*s17 + c17*ms17_y;
    const double z37 = 2.0*(c17*neg_S17_xy) + s17*(S17_yy - S17_xx);
    const double z38 = s17*z37;
    const double z39 = S17_xx + z38;
    const double S16_xy = c17*S17_xz + s17*neg_S17_yz;
    const double S16_xz = neg_S17_xy - c17*z37;
    const double S16_yz = s17*S17_xz - c17*neg_S17_yz;
    const double z40 = z39 + 0.006215;
    const double z41 = S17_xx + S17_yy;

    /* column 17 */
    const double z42 = s16*z36;
    const double z43 = c16*z36;
    const double z44 = S16_yz - 0.05*z43;
    const double z45 = c16*z41 - (s16*S16_xy - 0.18*z43);

    /* composite body 16 */
    const double z46 = 0.083*s16 - c16*ms16_x;
    const double z47 = ms16_x*s16 + 0.083*c16;
    const double z48 = c16*S16_xy;
    const double z49 = s16*(0.005515 - z39) - 2.0*z48;
    const double z50 = z47 + 0.315;
    const double z51 = 1.134 - z36;
    const double z52 = c16*S16_yz + s16*S16_xz;
    const double z53 = c16*S16_xz - s16*S16_yz;
    const double z54 = 0.18*z42 + (s16*z41 + z48) + 0.05*ms16_x;

    /* column 16 */
    const double z55 = 0.05*z47 + z40;
    const double z56 = z52 - 0.18*z47;
    const double z57 = z53 + 0.18*z46;

    /* composite body 15 */
    const double z58 = 0.024020824298928628*z9;
    const double z59 = 0.024020824298928628*z10;
    const double neg_ms14_x = 0.07*c14 - 0.003*s14 + z58;
    const double ms14_y = z59 - (0.003*c14 + 0.07*s14);
    const double z60 = z58*z16;
    const double z61 = 0.00018*s14;
    const double z62 = 0.0058447053726169845*(z10 - 0.04227262820636373*z9);
    const double z63 = z61*z17 + z10*z62;
    const double z64 = 2.0*z60 - z63;
    const double z65 = 0.00017999999999999998*c14;
    const double z66 = 0.0019216659439142904*z9;
    const double z67 = z59*z21;
    const double z68 = 0.0019216659439142904*z10;
    const double S14_xx = z64 + 0.019514852686308492;
    const double S14_xy = z17*z65 - (z9*z62 + (z59*z16 - z58*z21)) - 0.0002135355285961872;
    const double S14_xz = z61 - 0.0057*c14 - z66;
    const double S14_yy = z63 - 2.0*z67 + 0.00027914731369150803;
    const double S14_yz = z68 - (z65 + 0.0057*s14);

    /* column 15 */
    const double z69 = s13*z59;
    const double z70 = c13*z59;
    const double z71 = 0.18*c13;
    const double z72 = z59*z71;
    const double z73 = z68 + 0.2777777777777778*z72;
    const double z74 = z67 - z60 - 0.005885;
    const double z75 = c13*z74 + (z72 + s13*z66);
    const double z76 = 0.0012010412149464314*z9 - 0.18*z69 + c13*z66 - s13*z74;

    /* composite body 14 */
    const double z77 = z64 + 0.025729852686308494;
    const double z78 = S14_xx + S14_yy;

    /* column 14 */
    const double z79 = s13*ms14_y;
    const double z80 = c13*ms14_y;
    const double z81 = ms14_y*z71;
    const double z82 = S14_yz + 0.2777777777777778*z81;
    const double z83 = s13*S14_xz + c13*z78 - z81;

    /* composite body 13 */
    const double z84 = c13*neg_ms14_x - 0.083*s13;
    const double z85 = neg_ms14_x*s13 + 0.083*c13;
    const double z86 = c13*S14_xz;
    const double z87 = 2.0*z86 - s13*(z64 + 0.013999852686308493);
    const double z88 = s13*S14_yz + c13*S14_xy;
    const double z89 = s13*z78 + (0.05*neg_ms14_x - 0.18*z79 - z86);

    /* column 13 */
    const double z90 = 0.18*z85 + s13*S14_xy - c13*S14_yz;
    const double z91 = z77 + 0.05*z85;
    const double z92 = 0.01494*s13 - z88 - neg_ms14_x*z71;

    /* composite body 12 */
    const double z93 = 0.024020824298928628*z2;
    const double z94 = 0.024020824298928628*z3;
    const double ms11_x = 0.003*s11 - (0.07*c11 - z93);
    const double neg_ms11_y = 0.07*s11 + 0.003*c11 + z94;
    const double z95 = z93*z13;
    const double z96 = 0.0058447053726169845*z3 - 0.0002470710571923744*z2;
    const double z97 = z3*z96 + s11*z15;
    const double z98 = 2.0*z95 + z97;
    const double z99 = 0.2*s11;
    const double z100 = 0.0019216659439142904*z2;
    const double z101 = z94*z99;
    const double z102 = 0.0019216659439142904*z3;
    const double S11_xx = 0.019514852686308492 - z98;
    const double S11_xy = z94*z13 - (z2*z96 + z93*z99) + c11*z15 - 0.0002135355285961872;
    const double neg_S11_xz = 0.00018*s11 + (z100 - 0.0057*c11);
    const double S11_yy = z97 + 2.0*z101 + 0.00027914731369150803;
    const double S11_yz = z14 + z102 + 0.0057*s11;

    /* column 12 */
    const double z103 = s10*z94;
    const double z104 = c10*z94;
    const double z105 = 0.18*c10;
    const double z106 = z94*z105;
    const double z107 = z102 + 0.2777777777777778*z106;
    const double z108 = 0.18*s10;
    const double z109 = z95 - z101 - 0.005885;
    const double z110 = z106 + (s10*z100 + c10*z109);
    const double z111 = 0.0012010412149464314*z2 + (c10*z100 - s10*z109) - z94*z108;

    /* composite body 11 */
    const double z112 = z98 - 0.025729852686308494;
    const double z113 = S11_yy + S11_xx;

    /* column 11 */
    const double z114 = s10*neg_ms11_y;
    const double z115 = c10*neg_ms11_y;
    const double z116 = neg_ms11_y*z105;
    const double z117 = S11_yz + 0.2777777777777778*z116;
    const double z118 = z116 + (s10*neg_S11_xz - c10*z113);

    /* composite body 10 */
    const double z119 = 0.083*s10 - ms11_x*c10;
    const double z120 = s10*ms11_x + 0.083*c10;
    const double z121 = c10*neg_S11_xz;
    const double z122 = s10*(z98 - 0.013999852686308493) - 2.0*z121;
    const double z123 = c10*S11_yz - s10*S11_xy;
    const double z124 = s10*S11_yz + c10*S11_xy;
    const double z125 = 0.05*ms11_x - (neg_ms11_y*z108 - (z121 + s10*z113));

    /* column 10 */
    const double z126 = 0.05*z120 - z112;
    const double z127 = 0.01494*c10 - (z123 - ms11_x*z108);
    const double z128 = 0.01494*s10 - (z124 + ms11_x*z105);

    /* composite body 9 */
    const double ms8_x = 0.003*s8 - neg_ms9_x - 0.07*c8;
    const double ms8_y = ms9_y - (0.003*c8 + 0.07*s8);
    const double z129 = 0.0019216659439142904*z5;
    const double z130 = 0.00018*s8;
    const double z131 = 0.0002470710571923744*(z5 - 23.655969416386082*z6);
    const double z132 = z130*z18 - z6*z131;
    const double z133 = neg_ms9_x*z19;
    const double z134 = z132 - 2.0*z133;
    const double z135 = ms9_y*z20;
    const double z136 = 0.00018*c8;
    const double z137 = 0.0019216659439142904*z6;
    const double S8_xx = 0.019514852686308492 - z134;
    const double neg_S8_xz = 0.0057*c8 + (z129 - z130);
    const double S8_yy = z132 - 2.0*z135 + 0.00027914731369150803;
    const double neg_S8_yz = z136 + (0.0057*s8 - z137);

    /* column 9 */
    const double z138 = s7*ms9_y;
    const double z139 = c7*ms9_y;
    const double z140 = 0.05*c7;
    const double z141 = ms9_y*z140;
    const double z142 = z137 + z141;
    const double z143 = z133 - z135 + 0.005885;
    const double z144 = 3.5999999999999996*z141 + (c7*z143 - s7*z129);
    const double z145 = 0.0012010412149464314*z5 + (s7*z143 + c7*z129 + 0.18*z138);

    /* composite body 8 */
    const double z146 = z134 - 0.025729852686308494;
    const double z147 = S8_xx + S8_yy;

    /* column 8 */
    const double z148 = s7*ms8_y;
    const double z149 = c7*ms8_y;
    const double z150 = ms8_y*z140;
    const double z151 = neg_S8_yz - z150;
    const double z152 = s7*z147 - (0.05*ms8_x - 0.18*z148 - c7*neg_S8_xz);

    /* composite body 7 */
    const double z153 = ms8_x*c7 + 0.083*s7;
    const double z154 = z84 + z46;
    const double z155 = 0.083*c7 - ms8_x*s7;
    const double z156 = z85 + z155;
    const double z157 = neg_ms11_y - ms8_y;
    const double ms6_x = z156 - (z47 + z120);
    const double ms6_y = z157 + (z36 - ms14_y) - 0.05;
    const double ms6_z = 0.025 - (z119 - z153 + z154);
    const double z158 = s7*neg_S8_xz;
    const double z159 = 2.0*z158 + c7*(z134 - 0.013999852686308493);
    const double z160 = s16*z49 + (s13*z87 - c7*z159 + s10*z122);
    const double z161 = S16_xy + (c10*z122 + (neg_S11_xz + (c16*z49 + (s7*z159 - neg_S8_xz))));
    const double z162 = S14_yy + (S17_yy + (S11_yy + S8_yy)) - z38 - 0.36*(z51 + (z157 + ms14_y));
    const double z163 = z18*z136 + (z5*z131 + 0.18*ms8_x - ms9_y*z19 + neg_ms9_x*z20);
    const double z164 = z163 - 0.0002135355285961872;
    const double z165 = neg_S8_yz - 0.01494;
    const double z166 = s7*z165 - c7*z164;
    const double S6_xx = 0.1*(z156 + z50 + z120) + (S8_xx - z160) + 0.017445;
    const double neg_S6_xz = S14_xz - z161 - c13*z87 + 0.05*(z84 - (z119 + z153) - z46);
    const double S6_yy = z162 + 0.69078;
    const double neg_S6_yz = z53 + (z124 + (z88 - z166)) - 0.18*(z119 - z154) +
        0.00045000000000000004;
    const double S6_zz = S11_xx + z39 + S14_xx + z160 + 0.01104;
    const double z167 = c7*z165 + s7*z164;
    const double z168 = 0.05*(z51 - (neg_ms11_y + ms8_y) - ms14_y) + (z90 - (z123 - (z52 + z167)));
    const double S6_xy = z168 - 0.18*(z50 - z120);
    const double z169 = 3.5999999999999996*z150 - (z158 - c7*z147);

    /* column 7 */
    const double z170 = 0.05*z155 - z146;

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
    M[11] = z93;
    M[12] = 0.0;
    M[13] = -neg_ms14_x;
    M[14] = -z58;
    M[15] = 0.0;
    M[16] = ms16_x;
    M[17] = z26;
    M[18] = 0.0;
    M[19] = 12.6;
    M[20] = 0.0;
    M[21] = -ms6_z;
    M[22] = 0.0;
    M[23] = -ms6_y;
    M[24] = -z153;
    M[25] = z148;
    M[26] = z138;
    M[27] = z119;
    M[28] = -z114;
    M[29] = -z103;
    M[30] = z84;
    M[31] = z79;
    M[32] = z69;
    M[33] = z46;
    M[34] = -z42;
    M[35] = z28;
    M[36] = 0.0;
    M[37] = 0.0;
    M[38] = 12.6;
    M[39] = ms6_x;
    M[40] = ms6_y;
    M[41] = 0.0;
    M[42] = z155;
    M[43] = -z149;
    M[44] = -z139;
    M[45] = -z120;
    M[46] = z115;
    M[47] = z104;
    M[48] = z85;
    M[49] = -z80;
    M[50] = -z70;
    M[51] = -z47;
    M[52] = z43;
    M[53] = -z29;
    M[54] = 0.0;
    M[55] = -ms6_z;
    M[56] = ms6_x;
    M[57] = S6_zz + S6_xx;
    M[58] = S6_xy;
    M[59] = -neg_S6_yz;
    M[60] = z170;
    M[61] = z151;
    M[62] = -z142;
    M[63] = z126;
    M[64] = -z117;
    M[65] = -z107;
    M[66] = z91;
    M[67] = -z82;
    M[68] = -z73;
    M[69] = z55;
    M[70] = z44;
    M[71] = z31;
    M[72] = ms6_z;
    M[73] = 0.0;
    M[74] = ms6_y;
    M[75] = S6_xy;
    M[76] = S6_zz + S6_yy;
    M[77] = neg_S6_xz;
    M[78] = z167;
    M[79] = z169;
    M[80] = z144;
    M[81] = z127;
    M[82] = -z118;
    M[83] = -z110;
    M[84] = z90;
    M[85] = z83;
    M[86] = -z75;
    M[87] = z56;
    M[88] = z45;
    M[89] = -z34;
    M[90] = -ms6_x;
    M[91] = -ms6_y;
    M[92] = 0.0;
    M[93] = -neg_S6_yz;
    M[94] = neg_S6_xz;
    M[95] = S6_xx + S6_yy;
    M[96] = z166;
    M[97] = z152;
    M[98] = z145;
    M[99] = z128;
    M[100] = z125;
    M[101] = z111;
    M[102] = z92;
    M[103] = z89;
    M[104] = z76;
    M[105] = -z57;
    M[106] = z54;
    M[107] = z35;
    M[108] = 0.0;
    M[109] = -z153;
    M[110] = z155;
    M[111] = z170;
    M[112] = z167;
    M[113] = z166;
    M[114] = -z146;
    M[115] = neg_S8_yz;
    M[116] = -z137;
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
    M[127] = z148;
    M[128] = -z149;
    M[129] = z151;
    M[130] = z169;
    M[131] = z152;
    M[132] = neg_S8_yz;
    M[133] = z147;
    M[134] = z143;
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
    M[145] = z138;
    M[146] = -z139;
    M[147] = -z142;
    M[148] = z144;
    M[149] = z145;
    M[150] = -z137;
    M[151] = z143;
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
    M[163] = z119;
    M[164] = -z120;
    M[165] = z126;
    M[166] = z127;
    M[167] = z128;
    M[168] = 0.0;
    M[169] = 0.0;
    M[170] = 0.0;
    M[171] = -z112;
    M[172] = -S11_yz;
    M[173] = -z102;
    M[174] = 0.0;
    M[175] = 0.0;
    M[176] = 0.0;
    M[177] = 0.0;
    M[178] = 0.0;
    M[179] = 0.0;
    M[180] = ms11_x;
    M[181] = -z114;
    M[182] = z115;
    M[183] = -z117;
    M[184] = -z118;
    M[185] = z125;
    M[186] = 0.0;
    M[187] = 0.0;
    M[188] = 0.0;
    M[189] = -S11_yz;
    M[190] = z113;
    M[191] = -z109;
    M[192] = 0.0;
    M[193] = 0.0;
    M[194] = 0.0;
    M[195] = 0.0;
    M[196] = 0.0;
    M[197] = 0.0;
    M[198] = z93;
    M[199] = -z103;
    M[200] = z104;
    M[201] = -z107;
    M[202] = -z110;
    M[203] = z111;
    M[204] = 0.0;
    M[205] = 0.0;
    M[206] = 0.0;
    M[207] = -z102;
    M[208] = -z109;
    M[209] = 0.005885;
    M[210] = 0.0;
    M[211] = 0.0;
    M[212] = 0.0;
    M[213] = 0.0;
    M[214] = 0.0;
    M[215] = 0.0;
    M[216] = 0.0;
    M[217] = z84;
    M[218] = z85;
    M[219] = z91;
    M[220] = z90;
    M[221] = z92;
    M[222] = 0.0;
    M[223] = 0.0;
    M[224] = 0.0;
    M[225] = 0.0;
    M[226] = 0.0;
    M[227] = 0.0;
    M[228] = z77;
    M[229] = -S14_yz;
    M[230] = -z68;
    M[231] = 0.0;
    M[232] = 0.0;
    M[233] = 0.0;
    M[234] = -neg_ms14_x;
    M[235] = z79;
    M[236] = -z80;
    M[237] = -z82;
    M[238] = z83;
    M[239] = z89;
    M[240] = 0.0;
    M[241] = 0.0;
    M[242] = 0.0;
    M[243] = 0.0;
    M[244] = 0.0;
    M[245] = 0.0;
    M[246] = -S14_yz;
    M[247] = z78;
    M[248] = -z74;
    M[249] = 0.0;
    M[250] = 0.0;
    M[251] = 0.0;
    M[252] = -z58;
    M[253] = z69;
    M[254] = -z70;
    M[255] = -z73;
    M[256] = -z75;
    M[257] = z76;
    M[258] = 0.0;
    M[259] = 0.0;
    M[260] = 0.0;
    M[261] = 0.0;
    M[262] = 0.0;
    M[263] = 0.0;
    M[264] = -z68;
    M[265] = -z74;
    M[266] = 0.005885;
    M[267] = 0.0;
    M[268] = 0.0;
    M[269] = 0.0;
    M[270] = 0.0;
    M[271] = z46;
    M[272] = -z47;
    M[273] = z55;
    M[274] = z56;
    M[275] = -z57;
    M[276] = 0.0;
    M[277] = 0.0;
    M[278] = 0.0;
    M[279] = 0.0;
    M[280] = 0.0;
    M[281] = 0.0;
    M[282] = 0.0;
    M[283] = 0.0;
    M[284] = 0.0;
    M[285] = z40;
    M[286] = S16_yz;
    M[287] = z30;
    M[288] = ms16_x;
    M[289] = -z42;
    M[290] = z43;
    M[291] = z44;
    M[292] = z45;
    M[293] = z54;
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
    M[304] = z41;
    M[305] = -z33;
    M[306] = z26;
    M[307] = z28;
    M[308] = -z29;
    M[309] = z31;
    M[310] = -z34;
    M[311] = z35;
    M[312] = 0.0;
    M[313] = 0.0;
    M[314] = 0.0;
    M[315] = 0.0;
    M[316] = 0.0;
    M[317] = 0.0;
    M[318] = 0.0;
    M[319] = 0.0;
    M[320] = 0.0;
    M[321] = z30;
    M[322] = -z33;
    M[323] = 0.005885;
}

void quadruped_bias(const double q[19], const double qd[18], double b[18])
{
    /* joint angles */
    const double z1 = q[9] + 1.5291537476963082;
    double s8, c8;
    double z2, z3;
    double s7, c7;
    double s14, c14;
    rbgen_sincos4(q[8], &s8, &c8, z1, &z2, &z3, q[7], &s7, &c7, q[14], &s14, &c14);
    const double wd5_z = qd[3]*qd[5];
    const double z4 = q[15] + 1.5291537476963082;
    double s13, c13;
    double z5, z6;
    double s17, c17;
    double s16, c16;
    rbgen_sincos4(q[13], &s13, &c13, z4, &z5, &z6, q[17], &s17, &c17, q[16], &s16, &c16);
    const double z7 = q[18] - 1.6124389058934852;
    const double z8 = q[12] - 1.6124389058934852;
    double z9, z10;
    double s11, c11;
    double s10, c10;
    double z11, z12;
    rbgen_sincos4(z7, &z9, &z10, q[11], &s11, &c11, q[10], &s10, &c10, z8, &z11, &z12);
    const double z13 = 0.0058447053726169845*(z3 - 0.04227262820636373*z2);
    const double z14 = z2*z13 + 0.0001235355285961872;
    const double z15 = z3*z13;
    const double z16 = z15 + 2.01473136915078e-05;
    const double z17 = z15 - 0.005864852686308492;
    const double z18 = 0.0058447053726169845*z10 - 0.0002470710571923744*z9;
    const double z19 = z10*z18;
    const double z20 = z19 + 2.01473136915078e-05;
    const double z21 = z9*z18 + 0.0001235355285961872;
    const double z22 = z19 - 0.005864852686308492;
    const double z23 = 0.0058447053726169845*(0.04227262820636373*z5 - z6);
    const double z24 = z5*z23 - 0.0001235355285961872;
    const double z25 = z6*z23;
    const double z26 = z25 - 2.01473136915078e-05;
    const double z27 = z25 + 0.005864852686308492;
    const double z28 = 0.0002470710571923744*(23.655969416386082*z12 - z11);
    const double z29 = z11*z28 + 0.0001235355285961872;
    const double z30 = z12*z28;
    const double z31 = z30 + 2.01473136915078e-05;
    const double z32 = z30 - 0.005864852686308492;

    /* motion of link 1 */
    const double z33 = 19.62*q[3];
    const double z34 = 19.62*q[4];
    const double neg_a1_z = qd[5]*qd[1] - qd[4]*qd[2] - z33*q[5] + z34*q[6];

    /* motion of link 2 */
    const double a2_z = qd[5]*qd[0] - (qd[3]*qd[2] - (z34*q[5] + z33*q[6]));

    /* motion of link 3 */
    const double a3_z = 9.81 - (qd[4]*qd[0] - qd[3]*qd[1] + q[3]*z33 + q[4]*z34);

    /* motion of link 4 */
    const double neg_U4_xx = qd[3]*qd[3];

    /* motion of link 5 */
    const double neg_U5_xx = qd[4]*qd[4];

    /* motion of link 6 */
    const double z35 = qd[5]*qd[5];
    const double neg_U6_xx = z35 + neg_U4_xx;
    const double neg_U6_yy = z35 + neg_U5_xx;

    /* motion of link 7 */
    const double w7_x = qd[5]*c7 - s7*qd[4];
    const double neg_w7_y = c7*qd[4] + qd[5]*s7;
    const double w7_z = qd[3] + qd[6];
    const double neg_wd7_x = qd[6]*neg_w7_y;
    const double neg_wd7_y = qd[6]*w7_x;

    /* motion of link 8 */
    const double neg_w8_x = w7_z*s8 + c8*w7_x;
    const double w8_y = s8*w7_x - c8*w7_z;
    const double w8_z = qd[7] + neg_w7_y;
    const double z36 = neg_w8_x*neg_w8_x;
    const double z37 = neg_w8_x*w8_y;
    const double z38 = neg_w8_x*w8_z;
    const double wd8_x = c8*neg_wd7_x + qd[7]*w8_y;
    const double wd8_y = neg_w8_x*qd[7] - s8*neg_wd7_x;
    const double z39 = w8_z*w8_y;
    const double neg_U8_xy = z37 + neg_wd7_y;
    const double U8_xz = wd8_y - z38;
    const double U8_yx = neg_wd7_y - z37;
    const double U8_yz = z39 - wd8_x;
    const double neg_U8_zx = z38 + wd8_y;
    const double U8_zy = z39 + wd8_x;
    const double z40 = w8_z*w8_z;
    const double z41 = w8_y*w8_y;

    /* motion of link 9 */
    const double w9_z = w8_z + qd[8];
    const double z42 = w9_z*w9_z;
    const double z43 = qd[8] + w9_z;
    const double neg_U9_xx = z42 + z41;
    const double neg_U9_yy = z36 + z42;
    const double neg_U9_zx = wd8_y + neg_w8_x*z43;
    const double U9_zy = wd8_x + w8_y*z43;

    /* motion of link 10 */
    const double z44 = 0.05*qd[4];
    const double z45 = qd[5]*z44;
    const double z46 = 0.18*wd5_z;
    const double z47 = z45 + z46;
    const double z48 = z47 + a3_z;
    const double z49 = 0.05*neg_U6_xx;
    const double z50 = qd[3]*z44;
    const double z51 = 3.5999999999999996*z50;
    const double z52 = z49 - z51;
    const double z53 = z52 - a2_z;
    const double z54 = 0.18*neg_U6_yy;
    const double z55 = z50 - z54;
    const double a7_x = c7*z48 + s7*z53;
    const double a7_y = c7*z53 - s7*z48;
    const double a7_z = z55 - neg_a1_z;
    const double neg_a8_x = c8*a7_x + s8*a7_z;
    const double neg_a9_x = 0.2*(z40 + z41) + neg_a8_x;
    const double a9_y = 0.2*U8_yx - (c8*a7_z - s8*a7_x);
    const double z56 = z50 + z54;
    const double z57 = z49 + z51;
    const double z58 = z45 - z46;
    const double z59 = a2_z + z57;
    const double z60 = z58 - a3_z;
    const double neg_a10_x = s10*z59 + c10*z60;
    const double a10_y = s10*z60 - c10*z59;
    const double neg_a10_z = neg_a1_z + z56;
    const double w10_x = qd[5]*c10 - qd[4]*s10;
    const double neg_w10_y = qd[4]*c10 + qd[5]*s10;
    const double w10_z = qd[3] + qd[9];
    const double neg_wd10_x = neg_w10_y*qd[9];
    const double neg_wd10_y = w10_x*qd[9];
    const double neg_a9_z_scaled = 5.0*a7_y + neg_U8_zx;

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
    const double a12_y = 0.2*U11_yx - (s11*neg_a10_x - neg_a10_z*c11);
    const double neg_a12_z = a10_y + 0.2*neg_U11_zx;
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
    const double z69 = z57 - a2_z;
    const double z70 = z58 + a3_z;
    const double a13_x = s13*z69 + c13*z70;
    const double a13_y = c13*z69 - s13*z70;
    const double a13_z = z56 - neg_a1_z;

    /* motion of link 14 */
    const double neg_w14_x = w13_z*s14 + c14*w13_x;
    const double w14_y = s14*w13_x - c14*w13_z;
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
    const double z76 = w14_y*w14_y;
    const double neg_a14_x = c14*a13_x + s14*a13_z;

    /* motion of link 15 */
    const double a15_y = s14*a13_x - (c14*a13_z - 0.2*U14_yx);
    const double w15_z = w14_z + qd[14];
    const double z77 = w15_z*w15_z;
    const double z78 = qd[14] + w15_z;
    const double neg_U15_xx = z77 + z76;
    const double neg_U15_yy = z71 + z77;
    const double neg_U15_zx = neg_w14_x*z78 + wd14_y;
    const double U15_zy = wd14_x + w14_y*z78;
    const double neg_a15_x_scaled = z72 + (z76 + 5.0*neg_a14_x);
    const double neg_a15_z_scaled = 0.35*a13_y + 0.07*neg_U14_zx;

    /* motion of link 16 */
    const double w16_x = qd[5]*c16 - qd[4]*s16;
    const double neg_w16_y = qd[4]*c16 + qd[5]*s16;
    const double w16_z = qd[3] + qd[15];
    const double neg_wd16_x = qd[15]*neg_w16_y;
    const double neg_wd16_y = qd[15]*w16_x;
    const double z79 = z52 + a2_z;
    const double z80 = z47 - a3_z;
    const double neg_a16_x = s16*z79 + c16*z80;
    const double a16_y = s16*z80 - c16*z79;
    const double neg_a16_z = z55 + neg_a1_z;

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
    const double a17_x = s17*neg_a16_z + c17*neg_a16_x;
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
    const double a18_y = 0.2*U17_yx + c17*neg_a16_z - s17*neg_a16_x;
    const double neg_a18_z_scaled = 12.5*a16_y + 2.5*neg_U17_zx;

    /* forces on link 18 */
    const double z89 = 0.0019216659439142904*z9;
    const double z90 = 0.0019216659439142904*z10;
    const double z91 = z89*U17_yx;
    const double f18_y_scaled = 0.028*a18_y - z90*neg_U18_yy - z91 - 0.00664*U17_yz;
    const double f18_z_scaled = 3.4553352111110502*(z84 + z86) -
        (1.1656552519410772*neg_a18_z_scaled - z9*neg_U18_zx - z10*U18_zy);
    const double z92 = z86 - z84;
    const double z93 = z89*(12.5*a18_y - U17_yz) + (U17_yx*z22 - neg_U17_xy*z20 - z21*z92);
    const double n18_z = z90*(U17_xz - 2.5*a18_x_scaled) - z93;

    /* forces on link 17 */
    const double z94 = neg_U17_xy*z90;
    const double f17_x_scaled = 0.005600000000000001*a18_x_scaled - (0.00664*U17_xz +
        (0.00024*neg_U17_xy + z94 - neg_U18_xx*z89));
    const double f17_y = 12.5*f18_y_scaled - 0.003*(z85 + z86);
    const double f17_z = 0.003*U17_zy + 0.024020824298928628*f18_z_scaled;
    const double z95 = z87 + neg_a18_z_scaled;
    const double z96 = 0.010900000000000002*U17_yx + (z91 + (z90*(z95 - z84) + 0.003*a16_y)) +
        8.999999999999999e-05*neg_U17_zx;
    const double z97 = 0.006124*wd17_x - (0.005606*z83 + z96) + 0.083*a18_y + U18_zy*z20;
    const double z98 = z94 + (z89*(z86 - z95) + (0.005515*wd17_y - 0.006215*z81)) -
        8.999999999999999e-05*U17_zy;
    const double z99 = neg_U18_zx*z22 - (0.00018*neg_U17_xy + z98 -
        0.004804164859785726*f18_z_scaled - 0.0166*a18_x_scaled);
    const double z100 = 8.999999999999999e-05*z92 + (0.003*a17_x - 0.010900000000000002*U17_yz -
        0.00018*U17_xz) - 0.0006090000000000005*z82;
    const double n17_x = z97 + neg_U18_zx*z21 - 0.00018*(z85 - z84);
    const double n17_y = 0.010900000000000002*(z86 - z85) + (U18_zy*z21 - z99);
    const double n17_z = 2.5*f18_y_scaled - (z100 + 9.100000000000007e-05*neg_wd16_y) + n18_z;
    const double n16_x = s17*n17_y - c17*n17_x;

    /* forces on link 16 */
    const double z101 = 0.00035000000000000005*w16_x;
    const double neg_n16_y = n17_z + (0.00035000000000000005*neg_wd16_y + w16_z*z101);
    const double neg_n16_z = neg_w16_y*z101 + s17*n17_x + c17*n17_y;

    /* forces on link 15 */
    const double z102 = z71 - z76;

    /* forces on link 14 */
    const double z103 = 0.024020824298928628*z5;
    const double z104 = z103*U14_yx;
    const double z105 = 0.024020824298928628*z6;
    const double f15_y = z104 + (0.083*U14_yz + 0.35*a15_y) + neg_U15_yy*z105;
    const double neg_f15_z = z103*neg_U15_zx + (neg_a15_z_scaled + z105*U15_zy) + 0.083*(z71 + z76);
    const double z106 = z105*neg_U14_xy;
    const double neg_f14_x = 0.003*neg_U14_xy + (0.07*neg_a15_x_scaled + (z103*neg_U15_xx -
        0.083*U14_xz - z106));
    const double f14_y = f15_y - 0.003*(z71 + z72);
    const double f14_z = 0.003*U14_zy - neg_f15_z;
    const double f13_x = s14*f14_y + c14*neg_f14_x;
    const double z107 = 35.714285714285715*neg_a15_z_scaled - z77;
    const double z108 = 0.0019216659439142904*z6;
    const double z109 = 0.003*a13_y - 0.006124*wd14_x + 0.005606*z75 - (z76 + z107)*z108;
    const double z110 = 8.999999999999999e-05*neg_U14_zx + (z109 + 0.08*z104) -
        0.010900000000000002*U14_yx + 0.083*a15_y;
    const double z111 = neg_U15_zx*z27 - 0.010900000000000002*(z71 - z72) - 0.00018*neg_U14_xy -
        8.999999999999999e-05*U14_zy;
    const double z112 = z111 - 0.006215*z74 + 0.005515*wd14_y - 0.0166*neg_a15_x_scaled -
        U15_zy*z24;
    const double z113 = z108*(2.5*neg_a15_x_scaled - U14_xz) + z24*z102 + neg_U14_xy*z26 -
        U14_yx*z27;
    const double n15_z = z103*(a15_y + 0.08*U14_yz) - z113;
    const double z114 = 8.999999999999999e-05*z102 + (9.100000000000007e-05*neg_wd13_y -
        (0.003*neg_a14_x + 0.0006090000000000005*z73)) + 0.00018*U14_xz;
    const double n14_x = 0.00018*(z72 - z76) - (neg_U15_zx*z24 + z110 + U15_zy*z26);
    const double n14_y = 0.08*(z103*(z71 + z107) + z106) + (z112 + 0.2*neg_f15_z);
    const double n14_z = n15_z - (z114 + 0.010900000000000002*U14_yz - 0.2*f15_y);
    const double n13_x = s14*n14_y - c14*n14_x;

    /* forces on link 13 */
    const double z115 = s13*f14_z + c13*f13_x;
    const double z116 = 0.00035000000000000005*w13_x;
    const double neg_n13_y = n14_z + (w13_z*z116 + 0.00035000000000000005*neg_wd13_y);
    const double neg_n13_z = s14*n14_x + c14*n14_y + neg_w13_y*z116;

    /* forces on link 12 */
    const double z117 = z62 - z66;

    /* forces on link 11 */
    const double z118 = 0.024020824298928628*z12;
    const double z119 = neg_U11_xy*z118;
    const double z120 = 0.024020824298928628*z11;
    const double z121 = z120*U11_yx;
    const double neg_f12_y = z118*neg_U12_yy - 0.35*a12_y + z121 + 0.083*U11_yz;
    const double f12_z = 0.083*(z62 + z66) + (z118*U12_zy + z120*neg_U12_zx - 0.35*neg_a12_z);
    const double neg_f11_x = z119 - 0.35*a12_x - z120*neg_U12_xx + 0.083*U11_xz + 0.003*neg_U11_xy;
    const double neg_f11_y = 0.003*(z61 + z66) + neg_f12_y;
    const double z122 = 0.00018*(z61 - z62) + (0.005606*z65 - (0.006124*wd11_x - 0.003*a10_y));
    const double z123 = 8.999999999999999e-05*neg_U11_zx + (0.010900000000000002*U11_yx -
        (neg_U12_zx*z29 - z122)) - 0.083*a12_y;
    const double z124 = z67 + 12.5*neg_a12_z;
    const double z125 = 0.010900000000000002*(z61 - z66) + (0.006215*z64 - 0.005515*wd11_y) +
        0.2*f12_z;
    const double z126 = 8.999999999999999e-05*U11_zy + z125 - 0.00018*neg_U11_xy + 0.083*a12_x -
        U12_zy*z29;
    const double z127 = z118*(a12_x - 0.08*U11_xz) + z29*z117 + U11_yx*z32 - neg_U11_xy*z31;
    const double neg_n12_z = z127 + z120*(a12_y - 0.08*U11_yz);
    const double z128 = 0.2*neg_f12_y + neg_n12_z + 0.003*a11_x - 0.010900000000000002*U11_yz -
        0.00018*U11_xz;
    const double n11_x = 0.08*(z118*(z62 - z124) - z121) - (z123 - U12_zy*z31);
    const double n11_y = 0.08*(z119 + z120*(z66 - z124)) - (z126 + neg_U12_zx*z32);
    const double neg_n11_z = z128 - 8.999999999999999e-05*z117 - 0.0006090000000000005*z63 +
        9.100000000000007e-05*neg_wd10_y;
    const double n10_x = s11*n11_y - c11*n11_x;

    /* forces on link 10 */
    const double neg_f10_x = s11*neg_f11_y - c11*neg_f11_x + 0.1388888888888889*neg_a10_x;
    const double neg_f10_y = 0.003*U11_zy - 0.1388888888888889*a10_y + f12_z;
    const double z129 = s10*neg_f10_y - c10*neg_f10_x;
    const double z130 = 0.00035000000000000005*w10_x;
    const double n10_y = neg_n11_z - (0.00035000000000000005*neg_wd10_y + w10_z*z130);
    const double neg_n10_z = neg_w10_y*z130 + (s11*n11_x + c11*n11_y);

    /* forces on link 9 */
    const double z131 = z36 - z41;

    /* forces on link 8 */
    const double z132 = 0.024020824298928628*z3;
    const double z133 = 0.024020824298928628*z2;
    const double z134 = z133*U8_yx;
    const double f9_y = z132*neg_U9_yy + (z134 + (0.083*U8_yz + 0.35*a9_y));
    const double neg_f9_z = z132*U9_zy + z133*neg_U9_zx + 0.07*neg_a9_z_scaled + 0.083*(z36 + z41);
    const double z135 = z132*neg_U8_xy;
    const double neg_f8_x = 0.003*neg_U8_xy + (z133*neg_U9_xx - 0.083*U8_xz - z135 + 0.35*neg_a9_x);
    const double f8_y = f9_y - 0.003*(z36 + z40);
    const double z136 = 2.5*neg_a9_z_scaled - z42;
    const double z137 = neg_U9_zx*z14 + (0.010900000000000002*U8_yx + U9_zy*z16) - 0.00018*(z41 -
        z40);
    const double z138 = 8.999999999999999e-05*neg_U8_zx + (0.005606*z39 - z137) + 0.083*a9_y +
        0.003*a7_y;
    const double z139 = 8.999999999999999e-05*U8_zy + 0.00018*neg_U8_xy -
        0.0019216659439142904*(z2*(z36 + z136)) + 0.083*neg_a9_x;
    const double z140 = U9_zy*z14 + (0.08*z135 + (0.005515*wd8_y - z139 - 0.006215*z38));
    const double z141 = 0.003*neg_a8_x - 9.100000000000007e-05*neg_wd7_y + 0.0006090000000000005*z37
        - 0.010900000000000002*U8_yz - 0.00018*U8_xz;
    const double z142 = z14*z131 - (z132*(neg_a9_x - 0.08*U8_xz) + U8_yx*z17) + neg_U8_xy*z16;
    const double n9_z = z133*(0.08*U8_yz + a9_y) + z142;
    const double n8_x = 0.0019216659439142904*(z3*(z41 + z136) - 41.63054471218133*z134) +
        (0.006124*wd8_x - z138);
    const double n8_y = 0.2*neg_f9_z + (z140 - neg_U9_zx*z17) - 0.010900000000000002*(z36 - z40);
    const double n8_z = 0.2*f9_y + (z141 - 8.999999999999999e-05*z131 + n9_z);
    const double n7_x = s8*n8_y - c8*n8_x;

    /* forces on link 7 */
    const double f7_x = c8*neg_f8_x + 0.1388888888888889*a7_x + s8*f8_y;
    const double f7_y = 0.1388888888888889*a7_y + (neg_f9_z - 0.003*U8_zy);
    const double z143 = c7*f7_x - s7*f7_y;
    const double z144 = 0.00035000000000000005*w7_x;
    const double neg_n7_y = w7_z*z144 + (0.00035000000000000005*neg_wd7_y + n8_z);
    const double neg_n7_z = s8*n8_x + (neg_w7_y*z144 + c8*n8_y);

    /* forces on link 6 */
    const double z145 = c8*f8_y - (s14*neg_f14_x - c14*f14_y + 0.1388888888888889*a7_z +
        s8*neg_f8_x);
    const double z146 = 12.5*f17_x_scaled;
    const double z147 = s17*z146 + (c17*f17_y + (0.1388888888888889*neg_a10_z - (s11*neg_f11_x +
        c11*neg_f11_y)));
    const double f16_x = s17*f17_y - c17*z146;
    const double z148 = s16*f16_x + (s13*f13_x - c13*f14_z - c16*f17_z);
    const double z149 = s10*neg_f10_x + c10*neg_f10_y - c7*f7_y - s7*f7_x;
    const double z150 = z115 + z143;
    const double z151 = c16*f16_x + s16*f17_z;
    const double z152 = z129 + z151;
    const double f6_x = 0.5*z45 + 10.922222222222222*a2_z - z148 + z149;
    const double f6_y = z145 + (z147 - (0.025*wd5_z - 10.922222222222222*neg_a1_z));
    const double f6_z = z150 + z152 + 10.922222222222222*a3_z - 0.025*(neg_U4_xx + neg_U5_xx);
    const double z153 = 0.45361111111111113*z45 - neg_n7_z - 0.009*z50 - neg_n16_z - neg_n13_z -
        0.025*a2_z;
    const double z154 = 0.025*neg_a1_z + (s10*n10_x + c10*n10_y) - c13*neg_n13_y + s13*n13_x;
    const double z155 = z154 + 0.00045000000000000004*(z35 - neg_U4_xx) - c7*neg_n7_y + s16*n16_x -
        c16*neg_n16_y;
    const double z156 = s7*neg_n7_y + (0.009*z45 + 4.027488888888889*z50) + c7*n7_x + c10*n10_x;
    const double z157 = c16*n16_x + (s16*neg_n16_y + (0.05*(z145 - z147) - (s10*n10_y - z156)));
    const double neg_n6_x = 0.18*(z129 + (z143 - z151 - z115)) + (s7*n7_x +
        (0.22405499999999998*wd5_z + z155));
    const double n6_y = 0.05*(z152 - z150) + (neg_n10_z - z153);
    const double n6_z = z157 + c13*n13_x + s13*neg_n13_y + 0.18*(z148 + z149);

    b[0] = -f6_y;
    b[1] = f6_x;
    b[2] = f6_z;
    b[3] = -n6_y;
    b[4] = -neg_n6_x;
    b[5] = n6_z;
    b[6] = -neg_n7_z;
    b[7] = n8_z;
    b[8] = n9_z;
    b[9] = -neg_n10_z;
    b[10] = -neg_n11_z;
    b[11] = -neg_n12_z;
    b[12] = -neg_n13_z;
    b[13] = n14_z;
    b[14] = n15_z;
    b[15] = -neg_n16_z;
    b[16] = n17_z;
    b[17] = n18_z;
}

void quadruped_gravity(const double q[19], double g[18])
{
    /* joint angles */
    const double R1_zx_scaled = q[3]*q[5] - q[6]*q[4];
    const double z1 = q[14] + q[15] + 1.5291537476963082;
    double s16, c16;
    double s13, c13;
    double s14, c14;
    double z2, z3;
    rbgen_sincos4(q[16], &s16, &c16, q[13], &s13, &c13, q[14], &s14, &c14, z1, &z2, &z3);
    const double z4 = 19.62*q[4];
    const double z5 = 19.62*q[3];
    const double R1_zz_scaled = 9.81 - (q[4]*z4 + q[3]*z5);
    const double R1_zy_scaled = q[5]*z4 + q[6]*z5;
    const double z6 = 0.04285714285714286*s14 - c14;
    const double z7 = q[8] + q[9] + 1.5291537476963082;
    double s7, c7;
    double z8, z9;
    double s8, c8;
    double s17, c17;
    rbgen_sincos4(q[7], &s7, &c7, z7, &z8, &z9, q[8], &s8, &c8, q[17], &s17, &c17);
    const double z10 = 2.9141381298526934*c8 - 0.12489163413654399*s8;
    const double z11 = q[17] + q[18] + 1.5291537476963082;
    const double z12 = q[11] + q[12] + 1.5291537476963082;
    double z13, z14;
    double s10, c10;
    double s11, c11;
    double z15, z16;
    rbgen_sincos4(z11, &z13, &z14, q[10], &s10, &c10, q[11], &s11, &c11, z12, &z15, &z16);
    const double z17 = c11 - 0.04285714285714286*s11;
    const double z18 = 0.07*s11 + 0.003*c11;
    const double z19 = 0.003*c14 + 0.07*s14;
    const double z20 = 0.003*c8 + 0.07*s8;

    /* motion of link 7 */
    const double a7_x = R1_zz_scaled*c7 - R1_zy_scaled*s7;
    const double neg_a7_y = R1_zy_scaled*c7 + R1_zz_scaled*s7;

    /* motion of link 9 */
    const double z21 = 0.4712885727449797*R1_zx_scaled;

    /* motion of link 10 */
    const double a10_x = R1_zz_scaled*c10 - R1_zy_scaled*s10;
    const double neg_a10_y = R1_zy_scaled*c10 + R1_zz_scaled*s10;

    /* motion of link 13 */
    const double a13_x = R1_zz_scaled*c13 - R1_zy_scaled*s13;
    const double neg_a13_y = R1_zy_scaled*c13 + R1_zz_scaled*s13;

    /* motion of link 15 */
    const double z22 = 0.024020824298928628*z3;
    const double neg_a15_y_scaled = a13_x*z22 + z2*z21;

    /* motion of link 16 */
    const double z23 = 2.268*c16;
    const double z24 = 2.268*s16;
    const double a16_x_scaled = R1_zz_scaled*z23 - R1_zy_scaled*z24;
    const double neg_a16_y = s16*R1_zz_scaled + c16*R1_zy_scaled;

    /* forces on link 18 */
    const double f18_z_scaled = 0.07*neg_a16_y;
    const double neg_n18_z = z13*z21 + 0.010591192371661654*(a16_x_scaled*z14);

    /* forces on link 17 */
    const double z25 = 0.12489163413654399*s17;
    const double z26 = 0.024020824298928628*neg_a16_y;
    const double n17_y = f18_z_scaled*c17 - 0.03659611992945327*a16_x_scaled - (z25 - z13)*z26;

    /* forces on link 16 */
    const double f6_x_scaled = z23*neg_a16_y - s16*a16_x_scaled;
    const double f6_z_scaled = z24*neg_a16_y + c16*a16_x_scaled;

    /* forces on link 14 */
    const double z27 = 1.3734000000000002*R1_zx_scaled;
    const double n14_z = z6*z27 - neg_a15_y_scaled + a13_x*z19;
    const double n17_z = z25*(z21 + 0.2471278220054386*a16_x_scaled) - (c17*z27 -
        (0.001322751322751323*(a16_x_scaled*c17) - neg_n18_z));
    const double n16_y = 1.0220458553791887*a16_x_scaled - n17_z;

    /* forces on link 13 */
    const double n13_z = 0.083*a13_x - 0.07*(neg_a13_y*(z6 - 0.3431546328418375*z2));

    /* forces on link 10 */
    const double n10_z_scaled = 0.2894075216738389*((2.9141381298526934*z17 + z15)*neg_a10_y) -
        a10_x;
    const double z28 = 0.024020824298928628*z16;
    const double neg_a12_y_scaled = z15*z21 + a10_x*z28;
    const double neg_n11_z = z17*z27 - a10_x*z18 + neg_a12_y_scaled;

    /* forces on link 7 */
    const double z29 = 0.024020824298928628*z9;
    const double z30 = 1.62846*R1_zx_scaled;
    const double neg_n7_x = neg_a7_y*(z20 - z29) + z30;
    const double n7_z = 0.083*a7_x + 0.024020824298928628*((z8 + z10)*neg_a7_y);
    const double neg_a9_y_scaled = a7_x*z29 + z8*z21;
    const double n8_z = a7_x*z20 - z10*z21 - neg_a9_y_scaled;
    const double neg_n13_x = z30 + neg_a13_y*(z19 - z22);
    const double n16_x = z26*(z14 - 0.12489163413654399*c17) - (s17*f18_z_scaled - (z30 +
        2.318*neg_a16_y));
    const double n10_x = z30 - neg_a10_y*(z18 - z28);

    /* forces on link 6 */
    const double z31 = 0.083*n10_z_scaled;
    const double z32 = f6_z_scaled + (c13*n14_z + (s7*neg_n7_x + c7*n8_z) + s13*neg_n13_x);
    const double z33 = c10*neg_n11_z + (s16*n16_x - z32 + c16*n16_y + s10*n10_x);
    const double z34 = s7*n8_z - c7*neg_n7_x + c10*n10_x - s10*neg_n11_z - s16*n16_y;
    const double n6_x = 0.49050000000000005*R1_zx_scaled - z33;
    const double n6_y = 0.025*R1_zy_scaled - (n13_z + n7_z - 0.2777777777777778*f6_z_scaled + n17_y
        + z31 + 0.63*R1_zz_scaled);
    const double n6_z = s13*n14_z + (z34 + c16*n16_x - f6_x_scaled) - c13*neg_n13_x;

    g[0] = 247.21200000000002*R1_zx_scaled;
    g[1] = 5.555555555555555*f6_x_scaled;
    g[2] = 5.555555555555555*f6_z_scaled;
    g[3] = -n6_y;
    g[4] = n6_x;
    g[5] = n6_z;
    g[6] = n7_z;
    g[7] = n8_z;
    g[8] = -neg_a9_y_scaled;
    g[9] = z31;
    g[10] = -neg_n11_z;
    g[11] = -neg_a12_y_scaled;
    g[12] = n13_z;
    g[13] = n14_z;
    g[14] = -neg_a15_y_scaled;
    g[15] = n17_y;
    g[16] = n17_z;
    g[17] = -neg_n18_z;
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
static void quadruped_forward_dynamics_part1(const double q[19], double kept[266])
{
    /* joint angles */
    const double z1 = q[18] - 1.6124389058934852;
    kept[0] = z1;
    const double z2 = q[17] + z1;
    const double z3 = q[12] - 1.6124389058934852;
    kept[1] = z3;
    const double z4 = q[11] + z3;
    double s17, c17;
    double z5, z6;
    double s11, c11;
    double z7, z8;
    rbgen_sincos4(q[17], &s17, &c17, z2, &z5, &z6, q[11], &s11, &c11, z4, &z7, &z8);
    kept[2] = s17;
    kept[3] = c17;
    kept[4] = z5;
    kept[5] = z6;
    kept[6] = s11;
    kept[7] = c11;
    kept[8] = z7;
    kept[9] = z8;
    const double z9 = c17 - 3.3833333333333364*s17;
    kept[10] = z9;
    const double z10 = 0.0058447053726169845*z6 - 0.0002470710571923744*z5;
    kept[11] = z10;
    const double z11 = 0.2*c17;
    kept[12] = z11;
    const double F18_xz_scaled = 4.08170336430393*z6;
    kept[13] = F18_xz_scaled;
    const double z12 = 0.2*s17;
    kept[14] = z12;
    const double F12_xz_scaled = 4.08170336430393*z8;
    kept[15] = F12_xz_scaled;
    const double z13 = 0.2*s11;
    kept[16] = z13;
    const double z14 = 0.2*c11;
    kept[17] = z14;
    const double z15 = q[15] + 1.5291537476963082;
    kept[18] = z15;
    const double z16 = q[14] + z15;
    const double z17 = q[9] + 1.5291537476963082;
    kept[19] = z17;
    const double z18 = q[8] + z17;
    kept[20] = z18;
    double s14, c14;
    double z19, z20;
    rbgen_sincos2(q[14], &s14, &c14, z16, &z19, &z20);
    kept[21] = s14;
    kept[22] = c14;
    kept[23] = z19;
    kept[24] = z20;

}

RBGEN_PART
static void quadruped_forward_dynamics_part2(const double q[19], double kept[266])
{
    /* joint angles */
    const double z18 = kept[20];
    double s8, c8;
    double z21, z22;
    rbgen_sincos2(q[8], &s8, &c8, z18, &z21, &z22);
    kept[25] = s8;
    kept[26] = c8;
    kept[27] = z21;
    kept[28] = z22;
    const double c14 = kept[22];
    const double z23 = 0.2*c14;
    kept[29] = z23;
    const double s14 = kept[21];
    const double z24 = 0.2*s14;
    kept[30] = z24;
    const double neg_F9_yz_scaled = 4.08170336430393*z21;
    kept[31] = neg_F9_yz_scaled;
    const double z25 = 0.2*c8;
    kept[32] = z25;
    const double neg_F9_xz_scaled = 4.08170336430393*z22;
    kept[33] = neg_F9_xz_scaled;
    const double z26 = 0.2*s8;
    kept[34] = z26;
    const double z27 = 0.00017999999999999998*c8;
    kept[35] = z27;
    const double z28 = 0.0002470710571923744*z21 - 0.0058447053726169845*z22;
    kept[36] = z28;
    const double z29 = z27 + 0.013391*s8;
    kept[37] = z29;
    const double z30 = c14 + 74.39444444444445*s14;
    kept[38] = z30;
    const double z19 = kept[23];
    const double z20 = kept[24];
    const double z31 = 0.0058447053726169845*z20 - 0.0002470710571923744*z19;
    kept[39] = z31;
    double s10, c10;
    double s16, c16;
    double s13, c13;
    double s7, c7;
    rbgen_sincos4(q[10], &s10, &c10, q[16], &s16, &c16, q[13], &s13, &c13, q[7], &s7, &c7);
    kept[40] = s10;
    kept[41] = c10;
    kept[42] = s16;
    kept[43] = c16;
    kept[44] = s13;
    kept[45] = c13;
    kept[46] = s7;
    kept[47] = c7;

}

RBGEN_PART
static void quadruped_forward_dynamics_part3(const double q[19], const double qd[18],
                                             double kept[266])
{
    /* joint angles */
    const double neg_wd4_z = qd[5]*qd[4];
    kept[20] = neg_wd4_z;
    const double z1 = kept[0];
    const double z15 = kept[18];
    const double z17 = kept[19];
    const double z3 = kept[1];
    double z32, z33;
    double z34, z35;
    double z36, z37;
    double z38, z39;
    rbgen_sincos4(z1, &z32, &z33, z15, &z34, &z35, z17, &z36, &z37, z3, &z38, &z39);
    kept[48] = z32;
    kept[49] = z33;
    kept[50] = z34;
    kept[51] = z35;
    kept[52] = z36;
    kept[53] = z37;
    kept[54] = z38;
    kept[55] = z39;
    const double z40 = 0.0058447053726169845*z33 - 0.0002470710571923744*z32;
    const double z41 = z33*z40;
    const double z42 = z41 - 0.005864852686308492;
    kept[56] = z42;
    const double z43 = z41 + 2.01473136915078e-05;
    kept[57] = z43;
    const double z44 = z32*z40 + 0.0001235355285961872;
    kept[58] = z44;
    const double z45 = 0.0058447053726169845*z35 - 0.0002470710571923744*z34;
    const double z46 = z35*z45;
    const double z47 = z46 - 0.005864852686308492;
    kept[59] = z47;
    const double z48 = z46 + 2.01473136915078e-05;
    kept[60] = z48;
    const double z49 = z34*z45 + 0.0001235355285961872;
    kept[61] = z49;
    const double z50 = 0.0058447053726169845*z37 - 0.0002470710571923744*z36;
    const double z51 = z36*z50 + 0.0001235355285961872;
    kept[62] = z51;
    const double z52 = z37*z50;
    const double z53 = z52 - 0.005864852686308492;
    kept[63] = z53;
    const double z54 = z52 + 2.01473136915078e-05;
    kept[64] = z54;
    const double z55 = 0.0002470710571923744*z38 - 0.0058447053726169845*z39;
    const double z56 = z39*z55;
    const double z57 = z56 - 2.01473136915078e-05;
    kept[65] = z57;
    const double z58 = z38*z55 - 0.0001235355285961872;
    kept[66] = z58;
    const double z59 = z56 + 0.005864852686308492;
    kept[67] = z59;

    /* motion of link 1 */
    const double z60 = 19.62*q[3];
    const double z61 = 19.62*q[4];
    const double neg_a1_z = qd[5]*qd[1] - qd[4]*qd[2] - q[5]*z60 + q[6]*z61;
    kept[68] = neg_a1_z;

    /* motion of link 2 */
    const double a2_z = qd[5]*qd[0] - (qd[3]*qd[2] - (q[5]*z61 + z60*q[6]));
    kept[69] = a2_z;

    /* motion of link 3 */
    const double a3_z = 9.81 - (qd[4]*qd[0] - qd[3]*qd[1] + q[3]*z60 + q[4]*z61);
    kept[70] = a3_z;

    /* motion of link 4 */
    const double neg_U4_xx = qd[3]*qd[3];
    kept[71] = neg_U4_xx;

    /* motion of link 5 */
    const double neg_U5_xx = qd[4]*qd[4];
    kept[72] = neg_U5_xx;

    /* motion of link 6 */
    const double z62 = qd[5]*qd[5];
    kept[73] = z62;
    const double neg_U6_xx = z62 + neg_U4_xx;
    kept[74] = neg_U6_xx;
    const double neg_U6_yy = z62 + neg_U5_xx;
    kept[75] = neg_U6_yy;

    /* motion of link 7 */
    const double s7 = kept[46];
    const double c7 = kept[47];
    const double w7_x = c7*qd[5] - s7*qd[4];
    kept[76] = w7_x;
    const double neg_w7_y = c7*qd[4] + s7*qd[5];
    kept[77] = neg_w7_y;
    const double w7_z = qd[3] + qd[6];
    kept[78] = w7_z;
    const double neg_wd7_x = qd[6]*neg_w7_y;
    const double neg_wd7_y = qd[6]*w7_x;
    kept[79] = neg_wd7_y;

    /* motion of link 8 */
    const double s8 = kept[25];
    const double z63 = 0.003*s8;
    kept[80] = z63;
    const double c8 = kept[26];
    const double z64 = z63 - 0.07*c8;
    kept[81] = z64;
    const double z65 = 0.003*c8;
    kept[82] = z65;
    const double z66 = z65 + 0.07*s8;
    kept[83] = z66;
    const double neg_w8_x = s8*w7_z + c8*w7_x;
    kept[84] = neg_w8_x;
    const double w8_y = s8*w7_x - c8*w7_z;
    kept[85] = w8_y;
    const double w8_z = qd[7] + neg_w7_y;
    kept[86] = w8_z;
    const double z67 = neg_w8_x*w8_y;
    kept[87] = z67;
    const double z68 = neg_w8_x*w8_z;
    kept[88] = z68;
    const double wd8_x = c8*neg_wd7_x + w8_y*qd[7];
    kept[89] = wd8_x;
    const double wd8_y = neg_w8_x*qd[7] - s8*neg_wd7_x;
    kept[90] = wd8_y;
    const double z69 = w8_y*w8_z;
    kept[91] = z69;
    const double neg_U8_xy = z67 + neg_wd7_y;
    kept[92] = neg_U8_xy;
    const double U8_xz = wd8_y - z68;
    kept[93] = U8_xz;
    const double U8_yx = neg_wd7_y - z67;
    kept[94] = U8_yx;
    const double U8_yz = z69 - wd8_x;
    kept[95] = U8_yz;
    const double neg_U8_zx = z68 + wd8_y;
    kept[96] = neg_U8_zx;
    const double U8_zy = z69 + wd8_x;
    kept[97] = U8_zy;
    const double z70 = neg_w8_x*neg_w8_x;
    kept[98] = z70;

}

RBGEN_PART
static void quadruped_forward_dynamics_part4(const double qd[18], double kept[266])
{
    /* motion of link 8 */
    const double w8_y = kept[85];
    const double z71 = w8_y*w8_y;
    kept[1] = z71;
    const double w8_z = kept[86];
    const double z72 = w8_z*w8_z;
    kept[19] = z72;

    /* motion of link 9 */
    const double w9_z = w8_z + qd[8];
    const double z73 = w9_z*w9_z;
    kept[18] = z73;
    const double z74 = qd[8] + w9_z;
    const double neg_U9_xx = z71 + z73;
    kept[0] = neg_U9_xx;
    const double z70 = kept[98];
    const double neg_U9_yy = z70 + z73;
    kept[99] = neg_U9_yy;
    const double neg_w8_x = kept[84];
    const double wd8_y = kept[90];
    const double neg_U9_zx = wd8_y + neg_w8_x*z74;
    kept[100] = neg_U9_zx;
    const double wd8_x = kept[89];
    const double U9_zy = wd8_x + w8_y*z74;
    kept[101] = U9_zy;

    /* motion of link 10 */
    const double z75 = 0.18*qd[3];
    const double z76 = qd[4]*z75;
    kept[102] = z76;
    const double z77 = 0.2777777777777778*z76;
    const double neg_U6_yy = kept[75];
    const double z78 = 0.18*neg_U6_yy;
    const double z79 = z77 - z78;
    const double z80 = qd[5]*z75;
    kept[103] = z80;
    const double neg_wd4_z = kept[20];
    const double z81 = 0.05*neg_wd4_z;
    const double z82 = z80 + z81;
    const double neg_U6_xx = kept[74];
    const double z83 = 0.05*neg_U6_xx;
    const double z84 = z76 - z83;
    const double z85 = z77 + z78;
    const double z86 = z80 - z81;
    const double z87 = z76 + z83;
    const double a2_z = kept[69];
    const double z88 = a2_z + z84;
    const double a3_z = kept[70];
    const double z89 = z82 + a3_z;
    const double c7 = kept[47];
    const double s7 = kept[46];
    const double a7_x = c7*z89 - s7*z88;
    kept[104] = a7_x;
    const double neg_a7_y = s7*z89 + c7*z88;
    kept[105] = neg_a7_y;
    const double neg_a1_z = kept[68];
    const double a7_z = z79 - neg_a1_z;
    kept[106] = a7_z;
    const double c8 = kept[26];
    const double s8 = kept[25];
    const double U8_yx = kept[94];
    const double a9_y = 0.2*U8_yx - (c8*a7_z - s8*a7_x);
    kept[107] = a9_y;
    const double z65 = kept[82];
    const double z63 = kept[80];
    const double neg_a8_x_scaled = z63*a7_z + z65*a7_x;
    kept[108] = neg_a8_x_scaled;
    const double neg_a9_x_scaled = 2.5*(z71 + z72) + 4166.666666666666*neg_a8_x_scaled;
    kept[109] = neg_a9_x_scaled;
    const double neg_U8_zx = kept[96];
    const double a9_z_scaled = 14.570690649263465*neg_a7_y - 2.9141381298526934*neg_U8_zx;
    kept[110] = a9_z_scaled;
    const double c10 = kept[41];
    const double s10 = kept[40];
    const double w10_x = c10*qd[5] - s10*qd[4];
    kept[111] = w10_x;
    const double neg_w10_y = c10*qd[4] + s10*qd[5];
    kept[112] = neg_w10_y;
    const double w10_z = qd[3] + qd[9];
    kept[113] = w10_z;
    const double neg_wd10_x = neg_w10_y*qd[9];
    const double neg_wd10_y = w10_x*qd[9];
    kept[114] = neg_wd10_y;
    const double z90 = a2_z + z87;
    const double z91 = z86 + a3_z;
    const double a10_x = c10*z91 - s10*z90;
    kept[115] = a10_x;
    const double neg_a10_y = s10*z91 + c10*z90;
    kept[116] = neg_a10_y;
    const double neg_a10_z = neg_a1_z + z85;
    kept[117] = neg_a10_z;

    /* motion of link 11 */
    const double s11 = kept[6];
    const double z92 = 0.003*s11;
    kept[118] = z92;
    const double c11 = kept[7];
    const double z93 = 0.07*c11 - z92;
    kept[119] = z93;
    const double z94 = 0.003*c11;
    kept[120] = z94;
    const double z95 = 0.07*s11 + z94;
    kept[121] = z95;
    const double neg_w11_x = s11*w10_z + c11*w10_x;
    const double w11_y = s11*w10_x - c11*w10_z;
    const double w11_z = neg_w10_y + qd[10];
    const double z96 = neg_w11_x*w11_y;
    kept[122] = z96;
    const double z97 = w11_y*w11_y;
    const double z98 = neg_w11_x*neg_w11_x;
    const double z99 = neg_w11_x*w11_z;
    const double wd11_x = c11*neg_wd10_x + w11_y*qd[10];
    const double wd11_y = neg_w11_x*qd[10] - s11*neg_wd10_x;
    const double z100 = w11_y*w11_z;
    const double neg_U11_xy = z96 + neg_wd10_y;
    kept[123] = neg_U11_xy;
    const double U11_xz = wd11_y - z99;
    kept[124] = U11_xz;
    const double U11_yx = neg_wd10_y - z96;
    kept[125] = U11_yx;
    const double U11_yz = z100 - wd11_x;
    kept[126] = U11_yz;
    const double neg_U11_zx = z99 + wd11_y;
    const double U11_zy = wd11_x + z100;
    kept[127] = U11_zy;
    const double a11_x_scaled = z92*neg_a10_z - z94*a10_x;
    kept[128] = a11_x_scaled;
    const double z101 = w11_z*w11_z;

    /* motion of link 12 */
    const double w12_z = w11_z + qd[11];
    const double z102 = w12_z*w12_z;
    const double z103 = qd[11] + w12_z;
    const double neg_U12_xx = z97 + z102;
    const double neg_U12_yy = z98 + z102;
    const double neg_U12_zx = wd11_y + neg_w11_x*z103;
    const double U12_zy = w11_y*z103 + wd11_x;
    const double a12_y = c11*neg_a10_z + s11*a10_x + 0.2*U11_yx;
    kept[129] = a12_y;
    const double a12_x_scaled = a11_x_scaled - 0.0006000000000000001*(z97 + z101);
    kept[130] = a12_x_scaled;
    const double a12_z_scaled = 0.35*neg_a10_y - 0.07*neg_U11_zx;

    /* motion of link 13 */
    const double c13 = kept[45];
    const double s13 = kept[44];
    const double w13_x = c13*qd[5] - s13*qd[4];
    kept[131] = w13_x;
    const double neg_w13_y = c13*qd[4] + s13*qd[5];
    kept[132] = neg_w13_y;
    const double w13_z = qd[3] + qd[12];
    kept[133] = w13_z;
    const double neg_wd13_x = qd[12]*neg_w13_y;
    const double neg_wd13_y = w13_x*qd[12];
    kept[134] = neg_wd13_y;
    const double z104 = z86 - a3_z;
    const double z105 = z87 - a2_z;
    const double a13_x = s13*z105 - c13*z104;
    const double a13_y = s13*z104 + c13*z105;
    const double a13_z = z85 - neg_a1_z;

    /* motion of link 14 */
    const double s14 = kept[21];
    const double z106 = 0.003*s14;
    kept[135] = z106;
    const double c14 = kept[22];
    const double z107 = 0.07*c14 - z106;
    kept[136] = z107;
    const double z108 = 0.003*c14;
    kept[137] = z108;
    const double z109 = z108 + 0.07*s14;
    kept[138] = z109;
    const double neg_w14_x = s14*w13_z + c14*w13_x;
    const double w14_y = s14*w13_x - c14*w13_z;
    const double w14_z = qd[13] + neg_w13_y;
    const double z110 = neg_w14_x*w14_y;
    kept[139] = z110;
    const double wd14_x = w14_y*qd[13] + c14*neg_wd13_x;
    const double wd14_y = neg_w14_x*qd[13] - s14*neg_wd13_x;
    const double z111 = neg_w14_x*w14_z;
    const double z112 = w14_y*w14_z;
    const double neg_U14_xy = neg_wd13_y + z110;
    kept[140] = neg_U14_xy;
    const double U14_xz = wd14_y - z111;
    kept[141] = U14_xz;
    const double U14_yx = neg_wd13_y - z110;
    kept[142] = U14_yx;
    const double U14_yz = z112 - wd14_x;
    kept[143] = U14_yz;
    const double neg_U14_zx = wd14_y + z111;
    const double U14_zy = z112 + wd14_x;
    kept[144] = U14_zy;
    const double neg_a14_x_scaled = z106*a13_z + z108*a13_x;
    kept[145] = neg_a14_x_scaled;
    const double z113 = w14_y*w14_y;
    const double z114 = w14_z*w14_z;
    const double z115 = neg_w14_x*neg_w14_x;

    /* motion of link 15 */
    const double neg_a15_x_scaled = 1666.6666666666665*neg_a14_x_scaled + z113 + z114;
    kept[146] = neg_a15_x_scaled;
    const double a15_y = s14*a13_x - (c14*a13_z - 0.2*U14_yx);
    kept[147] = a15_y;
    const double w15_z = w14_z + qd[14];
    const double z116 = w15_z*w15_z;
    const double neg_a15_z_scaled = 0.35*a13_y + 0.07*neg_U14_zx;
    const double z117 = qd[14] + w15_z;
    const double neg_U15_xx = z113 + z116;
    const double neg_U15_yy = z115 + z116;
    const double neg_U15_zx = neg_w14_x*z117 + wd14_y;
    const double U15_zy = wd14_x + w14_y*z117;

    /* motion of link 16 */
    const double s16 = kept[42];
    const double c16 = kept[43];
    const double w16_x = c16*qd[5] - s16*qd[4];
    kept[148] = w16_x;
    const double neg_w16_y = c16*qd[4] + s16*qd[5];
    kept[149] = neg_w16_y;
    const double w16_z = qd[3] + qd[15];
    kept[150] = w16_z;
    const double neg_wd16_x = qd[15]*neg_w16_y;
    const double neg_wd16_y = qd[15]*w16_x;
    kept[151] = neg_wd16_y;
    const double z118 = z82 - a3_z;
    const double z119 = z84 - a2_z;
    const double a16_x = s16*z119 - c16*z118;
    const double a16_y = c16*z119 + s16*z118;
    const double neg_a16_z = z79 + neg_a1_z;

    /* motion of link 17 */
    const double s17 = kept[2];
    const double z120 = 0.003*s17;
    kept[152] = z120;
    const double c17 = kept[3];
    const double z121 = 0.003*c17;
    kept[153] = z121;
    const double neg_w17_x = s17*w16_z + c17*w16_x;
    const double w17_y = s17*w16_x - c17*w16_z;
    const double w17_z = qd[16] + neg_w16_y;
    const double z122 = neg_w17_x*w17_y;
    kept[154] = z122;
    const double z123 = w17_y*w17_z;
    const double wd17_x = w17_y*qd[16] + c17*neg_wd16_x;
    const double wd17_y = neg_w17_x*qd[16] - s17*neg_wd16_x;
    const double z124 = neg_w17_x*w17_z;
    const double neg_U17_xy = neg_wd16_y + z122;
    kept[155] = neg_U17_xy;
    const double U17_xz = wd17_y - z124;
    kept[156] = U17_xz;
    const double U17_yx = neg_wd16_y - z122;
    kept[157] = U17_yx;
    const double U17_yz = z123 - wd17_x;
    kept[158] = U17_yz;
    const double neg_U17_zx = wd17_y + z124;
    const double U17_zy = z123 + wd17_x;
    kept[159] = U17_zy;
    const double a17_x_scaled = z120*neg_a16_z - z121*a16_x;
    kept[160] = a17_x_scaled;
    const double z125 = w17_z*w17_z;
    const double z126 = w17_y*w17_y;
    const double z127 = neg_w17_x*neg_w17_x;

    /* motion of link 18 */
    const double a18_x_scaled = a17_x_scaled - 0.0006000000000000001*(z125 + z126);
    kept[161] = a18_x_scaled;
    const double a18_y = 0.2*U17_yx + c17*neg_a16_z + s17*a16_x;
    kept[162] = a18_y;
    const double w18_z = w17_z + qd[17];
    const double z128 = w18_z*w18_z;
    const double z129 = qd[17] + w18_z;
    const double neg_U18_xx = z126 + z128;
    const double neg_U18_yy = z127 + z128;
    const double neg_U18_zx = wd17_y + neg_w17_x*z129;
    const double U18_zy = wd17_x + w17_y*z129;
    const double neg_a18_z_scaled = neg_U17_zx + 5.0*a16_y;

    /* forces on link 18 */
    const double z33 = kept[49];
    const double z130 = 8.006941432976209*z33;
    kept[163] = z130;
    const double z131 = z127 - z126;
    kept[164] = z131;
    const double z32 = kept[48];
    const double z132 = 0.0019216659439142904*z32;
    kept[165] = z132;
    const double z133 = U17_yx*z132;
    const double neg_f18_y_scaled = 4166.666666666666*z133 + (z130*neg_U18_yy -
        116.66666666666666*a18_y) + 27.666666666666668*U17_yz;
    kept[166] = neg_f18_y_scaled;
    const double f18_z_scaled = 3.4553352111110502*(z126 + z127) -
        (2.9141381298526934*neg_a18_z_scaled - z32*neg_U18_zx - z33*U18_zy);
    kept[167] = f18_z_scaled;

    /* forces on link 17 */
    const double z134 = z128 + 2.5*neg_a18_z_scaled;
    const double z135 = z133 + (0.0019216659439142904*(z33*(z134 - z126)) + 0.003*a16_y) +
        0.010900000000000002*U17_yx;
    const double z136 = 0.005606*z123 + (z135 + 8.999999999999999e-05*neg_U17_zx) - 0.006124*wd17_x
        - 0.083*a18_y;
    const double z137 = z130*neg_U17_xy;
    const double z138 = 0.00024*z137 - (0.006215*z124 - 0.005515*wd17_y - z132*(z127 - z134));
    const double z139 = z138 - 8.999999999999999e-05*U17_zy + 0.00018*neg_U17_xy -
        0.004804164859785726*f18_z_scaled - 27.666666666666668*a18_x_scaled;
    const double z44 = kept[58];
    const double z43 = kept[57];
    const double neg_n17_x = 0.00018*(z125 - z126) + (z136 - z43*U18_zy - z44*neg_U18_zx);
    kept[168] = neg_n17_x;
    const double z42 = kept[56];
    const double n17_y = 0.010900000000000002*(z127 - z125) + (z139 - z42*neg_U18_zx + z44*U18_zy);
    kept[169] = n17_y;
    const double neg_f17_y_scaled = z125 + (z127 + neg_f18_y_scaled);
    kept[170] = neg_f17_y_scaled;
    const double f17_x_scaled = 38888.88888888889*a18_x_scaled - (27.666666666666668*U17_xz +
        (neg_U17_xy + z137 - 8.006941432976209*(z32*neg_U18_xx)));
    kept[171] = f17_x_scaled;

    /* forces on link 15 */
    const double z140 = z115 - z113;
    kept[172] = z140;
    const double z34 = kept[50];
    const double z141 = z34*U14_yx;
    const double z35 = kept[51];
    const double f15_y_scaled = z35*neg_U15_yy + (z141 + (14.570690649263465*a15_y +
        3.4553352111110502*U14_yz));
    kept[173] = f15_y_scaled;

    /* forces on link 14 */
    const double z142 = 0.0019216659439142904*z35;
    kept[174] = z142;
    const double z143 = 0.024020824298928628*z34;
    kept[175] = z143;
    const double z144 = z116 - 35.714285714285715*neg_a15_z_scaled;
    const double z145 = 0.024020824298928628*z35;
    const double z146 = neg_U14_xy*z145;
    const double neg_f15_z = 0.083*(z113 + z115) + (z145*U15_zy + neg_a15_z_scaled +
        z143*neg_U15_zx);
    kept[176] = neg_f15_z;
    const double z47 = kept[59];
    const double z147 = 0.00018*neg_U14_xy + (0.010900000000000002*(z115 - z114) - 0.2*neg_f15_z +
        z47*neg_U15_zx);
    const double z148 = 0.006215*z111 + (z147 + 8.999999999999999e-05*U14_zy) - 0.005515*wd14_y +
        0.0166*neg_a15_x_scaled;
    const double z149 = 0.006124*wd14_x - 0.003*a13_y - 0.005606*z112 - z142*(z144 - z113);
    const double z150 = z149 - 0.0019216659439142904*z141 - 8.999999999999999e-05*neg_U14_zx +
        0.010900000000000002*U14_yx - 0.083*a15_y;
    const double z49 = kept[61];
    const double z48 = kept[60];
    const double n14_x = 0.00018*(z114 - z113) + (z48*U15_zy + (z49*neg_U15_zx + z150));
    kept[177] = n14_x;
    const double n14_y = 0.08*(z143*(z115 - z144) + z146) + (z49*U15_zy - z148);
    kept[178] = n14_y;
    const double neg_f14_x = 0.07*neg_a15_x_scaled + (z143*neg_U15_xx - 0.083*U14_xz - z146) +
        0.003*neg_U14_xy;
    kept[179] = neg_f14_x;
    const double neg_f14_y_scaled = z115 + (z114 - 8.006941432976209*f15_y_scaled);
    kept[180] = neg_f14_y_scaled;

    /* forces on link 12 */
    const double z151 = z97 - z98;
    kept[181] = z151;
    const double z38 = kept[54];
    const double z152 = U11_yx*z38;
    const double z39 = kept[55];
    const double neg_f12_y_scaled = z39*neg_U12_yy - 14.570690649263465*a12_y + z152 +
        3.4553352111110502*U11_yz;
    kept[182] = neg_f12_y_scaled;

    /* forces on link 11 */
    const double z153 = 0.024020824298928628*z38;
    kept[183] = z153;
    const double z154 = 0.024020824298928628*z39;
    const double z155 = neg_U11_xy*z154;
    const double z156 = z102 - 35.714285714285715*a12_z_scaled;
    const double z59 = kept[67];
    const double z157 = 0.010900000000000002*(z101 - z98) + (0.006215*z99 - 0.005515*wd11_y) -
        z59*neg_U12_zx;
    const double f12_z = a12_z_scaled + (z154*U12_zy + z153*neg_U12_zx) + 0.083*(z97 + z98);
    kept[184] = f12_z;
    const double z158 = 0.00018*neg_U11_xy - (8.999999999999999e-05*U11_zy + (z157 + 0.2*f12_z)) -
        27.666666666666668*a12_x_scaled;
    const double z159 = 0.00018*(z101 - z97) + (0.005606*z100 - (0.006124*wd11_x +
        0.003*neg_a10_y));
    const double z58 = kept[66];
    const double z57 = kept[65];
    const double z160 = 8.999999999999999e-05*neg_U11_zx + (0.010900000000000002*U11_yx + (z159 +
        z57*U12_zy + z58*neg_U12_zx));
    const double n11_x = 0.083*a12_y - z160 + 0.0019216659439142904*(z39*(z97 - z156) - z152);
    kept[185] = n11_x;
    const double neg_n11_y = 0.08*(z153*(z156 - z98) - z155) + (z58*U12_zy - z158);
    kept[186] = neg_n11_y;
    const double neg_f11_y_scaled = z98 + (z101 + 8.006941432976209*neg_f12_y_scaled);
    kept[187] = neg_f11_y_scaled;
    const double f11_x = 116.66666666666666*a12_x_scaled - z155 + z153*neg_U12_xx - 0.083*U11_xz -
        0.003*neg_U11_xy;
    kept[188] = f11_x;

}

RBGEN_PART
static void quadruped_forward_dynamics_part5(const double tau[18], double kept[266])
{
    /* forces on link 9 */
    const double z71 = kept[1];
    const double z70 = kept[98];
    const double z161 = z70 - z71;
    kept[54] = z161;
    const double U8_yx = kept[94];
    const double z36 = kept[52];
    const double z162 = z36*U8_yx;
    const double a9_y = kept[107];
    const double U8_yz = kept[95];
    const double neg_U9_yy = kept[99];
    const double z37 = kept[53];
    const double f9_y_scaled = z37*neg_U9_yy + (3.4553352111110502*U8_yz + 14.570690649263465*a9_y +
        z162);
    kept[51] = f9_y_scaled;
    const double a9_z_scaled = kept[110];
    const double neg_U9_zx = kept[100];
    const double U9_zy = kept[101];
    const double neg_f9_z_scaled = z37*U9_zy + z36*neg_U9_zx - a9_z_scaled + 3.4553352111110502*(z70
        + z71);
    kept[50] = neg_f9_z_scaled;

    /* forces on link 8 */
    const double z163 = 0.0019216659439142904*z36;
    const double z164 = 0.0019216659439142904*z37;
    const double neg_U8_xy = kept[92];
    const double z165 = z164*neg_U8_xy;
    const double z73 = kept[18];
    const double z166 = z73 + 0.8578865821045939*a9_z_scaled;
    const double U8_zy = kept[97];
    const double neg_a9_x_scaled = kept[109];
    const double z167 = 0.00664*neg_a9_x_scaled + (8.999999999999999e-05*U8_zy + 0.00018*neg_U8_xy -
        z163*(z70 - z166));
    const double z51 = kept[62];
    const double z68 = kept[88];
    const double wd8_y = kept[90];
    const double z53 = kept[63];
    const double z168 = z165 + (0.005515*wd8_y - z167 - 0.006215*z68) + z51*U9_zy - z53*neg_U9_zx;
    const double z72 = kept[19];
    const double z54 = kept[64];
    const double z169 = z54*U9_zy + 0.010900000000000002*U8_yx + z51*neg_U9_zx - 0.00018*(z71 -
        z72);
    const double z69 = kept[91];
    const double wd8_x = kept[89];
    const double neg_U8_zx = kept[96];
    const double z170 = 8.999999999999999e-05*neg_U8_zx + (0.005606*z69 - (0.006124*wd8_x + z169)) +
        0.083*a9_y;
    const double neg_a7_y = kept[105];
    const double n8_x = 0.003*neg_a7_y - z170 + 0.0019216659439142904*(z37*(z71 - z166) - z162);
    kept[48] = n8_x;
    const double n8_y = 0.004804164859785726*neg_f9_z_scaled + z168 - 0.010900000000000002*(z70 -
        z72);
    kept[49] = n8_y;
    const double f8_y_scaled = 8.006941432976209*f9_y_scaled - z72 - z70;
    kept[74] = f8_y_scaled;
    const double U8_xz = kept[93];
    const double neg_U9_xx = kept[0];
    const double z171 = 9.333333333333334*neg_a9_x_scaled - (4166.666666666666*z165 +
        (27.666666666666668*U8_xz - 8.006941432976209*(z36*neg_U9_xx)));
    const double neg_f8_x_scaled = neg_U8_xy + z171;
    kept[75] = neg_f8_x_scaled;

    /* forces on link 1 */
    const double a18_y = kept[162];
    const double U17_yz = kept[158];
    const double z132 = kept[165];
    const double z44 = kept[58];
    const double z131 = kept[164];
    const double neg_U17_xy = kept[155];
    const double z43 = kept[57];
    const double z42 = kept[56];
    const double U17_yx = kept[157];
    const double z172 = U17_yx*z42 - z43*neg_U17_xy - z131*z44 + z132*(12.5*a18_y - U17_yz);
    const double a18_x_scaled = kept[161];
    const double U17_xz = kept[156];
    const double z130 = kept[163];
    const double phi18 = tau[17] + (z172 - z130*(0.00024*U17_xz - a18_x_scaled));
    kept[84] = phi18;
    const double z49 = kept[61];
    const double z140 = kept[172];
    const double z142 = kept[174];
    const double U14_xz = kept[141];
    const double neg_a15_x_scaled = kept[146];
    const double neg_U14_xy = kept[140];
    const double z48 = kept[60];
    const double U14_yx = kept[142];
    const double z47 = kept[59];
    const double z173 = z48*neg_U14_xy - ((2.5*neg_a15_x_scaled - U14_xz)*z142 - z140*z49) -
        z47*U14_yx;
    const double z143 = kept[175];
    const double U14_yz = kept[143];
    const double a15_y = kept[147];
    const double phi15 = tau[14] - (z173 + (a15_y + 0.08*U14_yz)*z143);
    kept[86] = phi15;
    const double z174 = z161*z51 - (z164*(neg_a9_x_scaled - U8_xz) + U8_yx*z53) + neg_U8_xy*z54;
    const double phi9 = tau[8] - (z163*(12.5*a9_y + U8_yz) + z174);
    kept[85] = phi9;
    const double z59 = kept[67];
    const double U11_yx = kept[125];
    const double z58 = kept[66];
    const double z151 = kept[181];
    const double a12_x_scaled = kept[130];
    const double U11_xz = kept[124];
    const double z39 = kept[55];
    const double z175 = U11_yx*z59 - (z39*(8.006941432976209*a12_x_scaled -
        0.0019216659439142904*U11_xz) - z151*z58);
    const double neg_U11_xy = kept[123];
    const double z57 = kept[65];
    const double U11_yz = kept[126];
    const double a12_y = kept[129];
    const double z153 = kept[183];
    const double phi12 = tau[11] + (z153*(a12_y - 0.08*U11_yz) + (z57*neg_U11_xy - z175));
    kept[189] = phi12;

    /* articulated body 18 */
    const double s17 = kept[2];
    const double z176 = 0.00018*s17;
    const double z5 = kept[4];
    const double z177 = 0.024020824298928628*z5;
    kept[190] = z177;
    const double F18_xz_scaled = kept[13];
    const double z178 = F18_xz_scaled*z177;
    const double z11 = kept[12];
    const double z179 = z11*z178;
    const double z6 = kept[5];
    const double z180 = 0.024020824298928628*z6;
    const double z181 = F18_xz_scaled*z180;
    const double F17_xy_scaled = z181 - 0.35625;
    const double z182 = 0.08*F17_xy_scaled;
    const double c17 = kept[3];
    const double z183 = 0.00017999999999999998*c17;
    const double z184 = 0.08*z178;
    const double z12 = kept[14];
    const double z185 = z12*z184;
    const double z186 = z12*(z181 - 0.35) - z179;
    const double z187 = z5*z5;
    const double z188 = 0.09804587935429057*z187;
    kept[191] = z188;
    const double z189 = z11*(z188 - 0.35) - 12.5*z185;
    const double z190 = 0.07*c17 - z177;
    const double z121 = kept[153];
    const double F17_xz = z121 - z186;
    const double F17_yx = 0.0285 - 0.007843670348343245*z187;
    const double z120 = kept[152];
    const double F17_yz = z189 + z120;
    kept[192] = F17_yz;
    const double F17_zy = z190 - z120;
    const double I17_xz = z176 - (z185 + z11*F17_yx);
    const double neg_I17_yz = 0.08*z179 + (z183 - z182*z12);
    const double neg_I17_zz = z12*z186 + z11*z189 + 9.100000000000007e-05;
    const double z191 = z180 + 0.07*s17;
    const double z192 = F18_xz_scaled*phi18;
    kept[193] = z192;
    const double z193 = z5*phi18;
    kept[194] = z193;

    /* articulated body 17 */
    const double z10 = kept[11];
    const double z9 = kept[10];
    const double z194 = z9*z176 + z6*z10;
    const double neg_iD17 = 1.0/neg_I17_zz;
    kept[195] = neg_iD17;
    const double z195 = neg_I17_yz*neg_iD17;
    kept[196] = z195;
    const double z196 = z9*z183 + (z11*z180 + (z12*z190 - (z5*z10 + 0.0064*z178)));
    const double I16_xz = 0.0002135355285961872 - (z195*I17_xz + z196);
    const double I16_zz = 0.011729852686308492 - (z194 + (0.0064*z181 - (neg_I17_yz*z195 + z11*(z190
        - z177))));
    const double F16_xz = z182 - z195*F17_xz - 0.0545;
    const double F16_zz = z184 - z195*F17_yz;
    kept[197] = F16_zz;
    const double z197 = neg_iD17*F17_yz;
    kept[198] = z197;
    const double z198 = neg_iD17*I17_xz;
    kept[199] = z198;
    const double z199 = neg_iD17*F17_xz;
    kept[200] = z199;
    const double z200 = 4.08170336430393*z193;
    kept[201] = z200;
    const double a17_x_scaled = kept[160];
    const double z201 = a17_x_scaled + (tau[16] + (z11*z200 - z12*z192)) -
        0.010900000000000002*U17_yz - 0.00018*U17_xz;
    const double neg_f18_y_scaled = kept[166];
    const double neg_wd16_y = kept[151];
    const double z122 = kept[154];
    const double z202 = z201 + 8.999999999999999e-05*z131 - 0.0006090000000000005*z122 +
        9.100000000000007e-05*neg_wd16_y + 0.0006000000000000001*neg_f18_y_scaled;
    const double u17 = z202 - tau[17];
    kept[202] = u17;

    /* articulated body 16 */
    const double iD16 = 1.0/I16_zz;
    kept[203] = iD16;
    const double z203 = iD16*F16_zz;
    kept[204] = z203;
    const double z204 = iD16*I16_xz;
    kept[205] = z204;
    const double z205 = F17_yx + F17_yz*z198 - F16_zz*z204 + 0.0545;
    kept[206] = z205;
    const double z206 = z197*F17_xz - (z203*F16_xz + z178);
    const double z207 = z203*F17_zy;
    const double c16 = kept[43];
    const double s16 = kept[42];
    const double z208 = s16*z206 + c16*z207;
    kept[207] = z208;
    const double z209 = z12*(z180 + z191) + I17_xz*z198 - 0.0006274936278674596*z187 - I16_xz*z204;
    const double z210 = z194 + z209 + 0.005794147313691508;
    kept[208] = z210;
    const double z211 = s16*z210;
    kept[209] = z211;
    const double z212 = z204*F17_zy + (z121 + z191);
    const double z213 = z198*F17_xz - z184 - z204*F16_xz;
    const double z214 = c16*z212 + s16*z213;
    const double z215 = c16*z214;
    kept[210] = z215;
    const double z216 = iD16*F17_zy;
    kept[211] = z216;
    const double z217 = F16_xz*z216;
    const double z218 = iD16*F16_xz;
    kept[212] = z218;
    const double z219 = z181 + (F16_xz*z218 - F17_xz*z199);
    const double z220 = F17_zy*z216;
    kept[213] = z220;
    const double z221 = 2.0*(c16*z217) - s16*(z219 - z220);
    const double z222 = s16*z221;
    kept[214] = z222;
    const double z223 = c16*z221 - z217;
    kept[215] = z223;
    const double z224 = 0.18*z223;
    kept[216] = z224;
    const double z225 = s16*z207 - c16*z206;
    kept[217] = z225;
    const double z226 = 0.05*z225;
    kept[218] = z226;
    const double z227 = s16*z214;
    kept[219] = z227;
    const double z228 = z213 + (z224 - z226) - z227;
    kept[220] = z228;
    const double z229 = z215 - z212;
    kept[221] = z229;
    const double z230 = z222 + (z219 - 12.6);
    kept[222] = z230;
    const double w16_x = kept[148];
    const double z231 = 0.00035000000000000005*w16_x;
    kept[223] = z231;
    const double n17_y = kept[169];
    const double neg_n17_x = kept[168];
    const double neg_w16_y = kept[149];
    const double z232 = tau[15] + (neg_w16_y*z231 - s17*neg_n17_x + c17*n17_y) + 0.08*z192;
    const double u16 = z232 - z195*u17;
    kept[224] = u16;

}

RBGEN_PART
static void quadruped_forward_dynamics_part6(const double tau[18], double kept[266])
{
    /* articulated body 15 */
    const double z19 = kept[23];
    const double neg_F15_yz = 0.024020824298928628*z19;
    const double z233 = 4.08170336430393*z19;
    kept[149] = z233;
    const double z234 = neg_F15_yz*z233;
    kept[148] = z234;
    const double z20 = kept[24];
    const double z235 = 4.08170336430393*z20;
    kept[154] = z235;
    const double F14_yx = 0.08*z234 - 0.0285;
    const double neg_F14_yy = neg_F15_yz*z235;
    const double z24 = kept[30];
    const double z236 = neg_F14_yy*z24;
    const double z23 = kept[29];
    const double z237 = z234*z23 - z236;
    const double z107 = kept[136];
    const double F14_yz = z237 - z107;
    kept[166] = F14_yz;
    const double F14_zy = z107 + neg_F15_yz;
    const double z238 = 0.024020824298928628*z20;
    const double z239 = z235*z238;
    const double z240 = 0.08*neg_F14_yy;
    const double z241 = z23*z240;
    const double z242 = z24*z239 - 12.5*z241;
    const double F14_xy_scaled = 0.35625 - z239;
    const double z243 = 0.08*F14_xy_scaled;
    const double c14 = kept[22];
    const double z244 = 0.00018*c14;
    const double I14_yz = z241 + z24*z243 + z244;
    const double I14_zz = 0.013909000000000001 - (z23*z237 + z24*z242);
    const double z109 = kept[138];
    const double F14_xz = z109 - z242;
    const double phi15 = kept[86];
    const double z245 = z235*phi15;
    kept[160] = z245;
    const double z246 = 169.92353440951572*phi15;
    kept[10] = z246;
    const double z247 = neg_F15_yz*z246;
    kept[11] = z247;

    /* articulated body 14 */
    const double iD14 = 1.0/I14_zz;
    kept[5] = iD14;
    const double z248 = F14_yz*iD14;
    kept[4] = z248;
    const double z249 = iD14*I14_yz;
    kept[183] = z249;
    const double F13_xz = 0.0545 - (z249*F14_xz - z243);
    const double neg_F13_zz = z240 + F14_yz*z249;
    kept[129] = neg_F13_zz;
    const double s14 = kept[21];
    const double z250 = 0.00018*s14;
    const double z31 = kept[39];
    const double z30 = kept[38];
    const double z251 = z250*z30 + z20*z31;
    const double neg_I14_xz = z250 + (z23*F14_yx - 0.08*z236);
    const double z252 = z19*z31 + (0.0064*neg_F14_yy - (neg_F15_yz*z24 - (z249*neg_I14_xz +
        z23*z238)));
    const double I13_xz = 0.0002135355285961872 - (z244*z30 - z252);
    const double I13_zz = 2.0*(neg_F15_yz*z23) - I14_yz*z249 - 0.0064*z239 - z251 +
        0.025729852686308494;
    const double z253 = iD14*neg_I14_xz;
    kept[65] = z253;
    const double z254 = iD14*F14_xz;
    kept[123] = z254;
    const double U14_xz = kept[141];
    const double neg_wd13_y = kept[134];
    const double z110 = kept[139];
    const double neg_a14_x_scaled = kept[145];
    const double z140 = kept[172];
    const double z255 = 8.999999999999999e-05*z140 + (9.100000000000007e-05*neg_wd13_y -
        (neg_a14_x_scaled - tau[13] + 0.0006090000000000005*z110)) + 0.00018*U14_xz;
    const double f15_y_scaled = kept[173];
    const double U14_yz = kept[143];
    const double z256 = z23*z247 + (0.004804164859785726*f15_y_scaled - (0.010900000000000002*U14_yz
        + z255)) - z24*z245;
    const double neg_u14 = tau[14] + z256;
    kept[55] = neg_u14;

    /* articulated body 13 */
    const double iD13 = 1.0/I13_zz;
    kept[130] = iD13;
    const double z257 = neg_F13_zz*iD13;
    kept[66] = z257;
    const double z258 = iD13*I13_xz;
    kept[125] = z258;
    const double z259 = 0.0064*z234 + (neg_I14_xz*z253 + 0.01177*(z235*z24)) + I13_xz*z258;
    const double z260 = z259 - z251 - 0.005794147313691508;
    kept[67] = z260;
    const double z261 = F14_yx + (F14_yz*z253 + neg_F13_zz*z258) - 0.0545;
    kept[147] = z261;
    const double s13 = kept[44];
    const double z262 = z260*s13;
    kept[175] = z262;
    const double z263 = neg_F14_yy + z248*F14_xz - z257*F13_xz;
    const double z264 = z257*F14_zy;
    const double c13 = kept[45];
    const double z265 = s13*z263 + c13*z264;
    kept[59] = z265;
    const double z266 = z109 - z238 + z258*F14_zy;
    const double z267 = z258*F13_xz - z240 - z253*F14_xz;
    const double z268 = c13*z266 - s13*z267;
    const double z269 = c13*z268;
    kept[142] = z269;
    const double z270 = iD13*F14_zy;
    kept[60] = z270;
    const double z271 = F14_zy*z270;
    kept[140] = z271;
    const double z272 = F13_xz*z270;
    const double z273 = iD13*F13_xz;
    kept[146] = z273;
    const double z274 = z239 + F13_xz*z273 + F14_xz*z254;
    const double z275 = s13*(z274 - z271) - 2.0*(c13*z272);
    const double z276 = s13*z275;
    kept[174] = z276;
    const double z277 = c13*z275 + z272;
    kept[61] = z277;
    const double z278 = s13*z264 - c13*z263;
    kept[163] = z278;
    const double z279 = 0.05*z278;
    kept[156] = z279;
    const double z280 = s13*z268;
    kept[161] = z280;
    const double z281 = 0.18*z277;
    kept[157] = z281;
    const double z282 = z279 + (z267 + z280 + z281);
    kept[56] = z282;
    const double z283 = z269 - z266;
    kept[57] = z283;
    const double z284 = z274 - z276;
    kept[155] = z284;
    const double w13_x = kept[131];
    const double z285 = 0.00035000000000000005*w13_x;
    kept[164] = z285;
    const double neg_w13_y = kept[132];
    const double n14_x = kept[177];
    const double n14_y = kept[178];
    const double z286 = c14*n14_y + (s14*n14_x + (0.08*z245 + z249*neg_u14)) + neg_w13_y*z285;
    const double u13 = tau[12] + z286;
    kept[58] = u13;

    /* articulated body 12 */
    const double z7 = kept[8];
    const double z287 = 0.024020824298928628*z7;
    const double F12_xz_scaled = kept[15];
    const double z288 = z287*F12_xz_scaled;
    const double z13 = kept[16];
    const double z289 = z288*z13;
    const double z290 = 4.08170336430393*z7;
    kept[165] = z290;
    const double z291 = z287*z290;
    kept[158] = z291;
    const double z14 = kept[17];
    const double z292 = z289 - z291*z14;
    const double z8 = kept[9];
    const double z293 = 0.024020824298928628*z8;
    const double z294 = F12_xz_scaled*z293;
    const double z295 = z288*z14;
    const double z296 = z13*z294 - z295;
    const double F11_xy = 0.08*z294 - 0.0285;
    const double z95 = kept[121];
    const double F11_xz = z95 - z296;
    const double F11_yx = 0.0285 - 0.08*z291;
    const double z93 = kept[119];
    const double neg_F11_yz = z93 + z292;
    kept[162] = neg_F11_yz;
    const double F11_zy = z93 - z287;
    const double c11 = kept[7];
    const double z297 = 0.00018*c11;
    const double s11 = kept[6];
    const double I11_xz = 0.00018*s11 - (0.08*z289 + z14*F11_yx);
    const double neg_I11_yz = 0.08*z295 + (z297 - z13*F11_xy);
    const double I11_zz = z14*z292 - z13*z296 + 0.013909000000000001;
    const double z298 = z297 + 0.013391*s11;
    const double phi12 = kept[189];
    const double z299 = F12_xz_scaled*phi12;
    kept[0] = z299;
    const double z300 = z290*phi12;
    kept[96] = z300;

    /* articulated body 11 */
    const double iD11 = 1.0/I11_zz;
    kept[89] = iD11;
    const double z301 = neg_F11_yz*iD11;
    kept[91] = z301;
    const double z302 = iD11*neg_I11_yz;
    kept[64] = z302;
    const double z303 = 0.0002470710571923744*(23.655969416386082*z8 - z7);
    const double z304 = z8*z303 + s11*z298;
    const double z305 = z287*z13 + (0.0064*z288 + (z7*z303 + (z302*I11_xz - c11*z298)));
    const double I10_xz = z305 - z14*z293 + 0.0002135355285961872;
    const double I10_zz = 0.025729852686308494 - (neg_I11_yz*z302 + (0.01177*(z290*z14) +
        0.0064*z294) + z304);
    const double F10_xz = z302*F11_xz + F11_xy - 0.0545;
    const double z306 = iD11*I11_xz;
    kept[19] = z306;
    const double z307 = iD11*F11_xz;
    kept[63] = z307;
    const double neg_wd10_y = kept[114];
    const double neg_f12_y_scaled = kept[182];
    const double z308 = 0.004804164859785726*neg_f12_y_scaled + (tau[10] - z13*z299 + z14*z300 +
        9.100000000000007e-05*neg_wd10_y);
    const double U11_yz = kept[126];
    const double a11_x_scaled = kept[128];
    const double U11_xz = kept[124];
    const double z151 = kept[181];
    const double z96 = kept[122];
    const double z309 = 0.0006090000000000005*z96 + (8.999999999999999e-05*z151 + (0.00018*U11_xz -
        (a11_x_scaled + z308 - 0.010900000000000002*U11_yz)));
    const double neg_u11 = tau[11] + z309;
    kept[90] = neg_u11;

    /* articulated body 10 */
    const double z310 = 0.08*z288;
    const double F10_zz = z310 - neg_F11_yz*z302;
    kept[88] = F10_zz;
    const double iD10 = 1.0/I10_zz;
    kept[62] = iD10;
    const double z311 = F10_zz*iD10;
    kept[109] = z311;
    const double z312 = z311*F10_xz + (z288 - z301*F11_xz);
    kept[18] = z312;
    const double z313 = z311*F11_zy;
    kept[92] = z313;
    const double c10 = kept[41];
    const double s10 = kept[40];
    const double z314 = s10*z312 - c10*z313;
    kept[101] = z314;
    const double z315 = iD10*I10_xz;
    kept[100] = z315;
    const double z316 = neg_F11_yz*z306 + (F11_yx - F10_zz*z315) + 0.0545;
    kept[110] = z316;
    const double z317 = I11_xz*z306 + (0.0064*z291 - (0.01177*(F12_xz_scaled*z13) - I10_xz*z315));
    const double z318 = z304 - z317 + 0.005794147313691508;
    kept[53] = z318;
    const double z319 = s10*z318;
    kept[99] = z319;
    const double z320 = F11_xz*z306 + (z310 + F10_xz*z315);
    kept[107] = z320;
    const double z321 = F11_zy*z315 + (z293 + z95);
    kept[52] = z321;
    const double z322 = c10*z321 - s10*z320;
    kept[94] = z322;
    const double z323 = c10*z322;
    kept[98] = z323;
    const double z324 = iD10*F11_zy;
    kept[1] = z324;
    const double z325 = F11_zy*z324;
    kept[225] = z325;
    const double z326 = iD10*F10_xz;
    kept[226] = z326;
    const double z327 = z294 + F11_xz*z307 + F10_xz*z326;
    kept[227] = z327;
    const double z328 = F10_xz*z324;
    kept[228] = z328;

}

RBGEN_PART
static void quadruped_forward_dynamics_part7(const double tau[18], double kept[266])
{
    /* articulated body 10 */
    const double z328 = kept[228];
    const double c10 = kept[41];
    const double z327 = kept[227];
    const double z325 = kept[225];
    const double s10 = kept[40];
    const double z329 = s10*(z327 - z325) - 2.0*(c10*z328);
    const double z330 = s10*z329;
    const double z331 = c10*z329 + z328;
    kept[122] = z331;
    const double z332 = 0.18*z331;
    const double z312 = kept[18];
    const double z313 = kept[92];
    const double z333 = s10*z313 + z312*c10;
    const double z334 = 0.05*z333;
    kept[181] = z334;
    const double z322 = kept[94];
    const double z335 = s10*z322;
    const double z320 = kept[107];
    const double z336 = z332 - z334 - z320 - z335;
    const double z337 = z327 - z330;
    kept[124] = z337;
    const double z321 = kept[52];
    const double z323 = kept[98];
    const double z338 = z321 - z323;
    const double w10_x = kept[111];
    const double z339 = 0.00035000000000000005*w10_x;
    const double n11_x = kept[185];
    const double s11 = kept[6];
    const double neg_n11_y = kept[186];
    const double c11 = kept[7];
    const double z299 = kept[0];
    const double neg_u11 = kept[90];
    const double z302 = kept[64];
    const double neg_w10_y = kept[112];
    const double z340 = z302*neg_u11 - 0.08*z299 + c11*neg_n11_y - s11*n11_x - neg_w10_y*z339;
    const double u10 = tau[9] - z340;
    kept[128] = u10;

    /* articulated body 9 */
    const double z21 = kept[27];
    const double z341 = 0.024020824298928628*z21;
    const double neg_F9_yz_scaled = kept[31];
    const double z342 = z341*neg_F9_yz_scaled;
    const double neg_F9_xz_scaled = kept[33];
    const double z343 = z341*neg_F9_xz_scaled;
    const double z26 = kept[34];
    const double z344 = z343*z26;
    const double z25 = kept[32];
    const double z345 = z342*z25 - z344;
    const double z22 = kept[28];
    const double z346 = 0.024020824298928628*z22;
    const double z347 = neg_F9_xz_scaled*z346;
    const double z348 = z25*z343;
    const double z349 = z26*z347 - z348;
    const double F8_xy = 0.0285 - 0.08*z347;
    const double z66 = kept[83];
    const double F8_xz = z66 - z349;
    const double F8_yx = 0.08*z342 - 0.0285;
    const double z64 = kept[81];
    const double F8_yz = z64 + z345;
    const double F8_zy = z341 - z64;
    const double s8 = kept[25];
    const double I8_xz = 0.08*z344 - z25*F8_yx - 0.00018*s8;
    const double z27 = kept[35];
    const double I8_yz = 0.08*z348 + z27 + z26*F8_xy;
    const double I8_zz = 0.013909000000000001 - (z26*z349 + z25*z345);
    const double phi9 = kept[85];
    const double z350 = neg_F9_xz_scaled*phi9;
    const double z351 = neg_F9_yz_scaled*phi9;

    /* articulated body 8 */
    const double iD8 = 1.0/I8_zz;
    kept[126] = iD8;
    const double z352 = F8_yz*iD8;
    kept[182] = z352;
    const double z353 = iD8*I8_yz;
    kept[119] = z353;
    const double z29 = kept[37];
    const double z28 = kept[36];
    const double z354 = z22*z28 - s8*z29;
    const double c8 = kept[26];
    const double z355 = z21*z28 - (z25*z346 - z341*z26 + 0.0064*z343) + c8*z29;
    const double I7_xz = 0.0002135355285961872 - (z353*I8_xz + z355);
    const double I7_zz = z354 - (0.0064*z347 + (I8_yz*z353 - 0.01177*(neg_F9_yz_scaled*z25))) +
        0.025729852686308494;
    const double z356 = iD8*I8_xz;
    kept[121] = z356;
    const double F7_xz = 0.0545 - (z353*F8_xz - F8_xy);
    const double z357 = iD8*F8_xz;
    kept[9] = z357;
    const double U8_yz = kept[95];
    const double z67 = kept[87];
    const double neg_a8_x_scaled = kept[108];
    const double neg_wd7_y = kept[79];
    const double U8_xz = kept[93];
    const double z358 = 0.00018*U8_xz + (9.100000000000007e-05*neg_wd7_y + (tau[7] -
        neg_a8_x_scaled) - 0.0006090000000000005*z67 + 0.010900000000000002*U8_yz);
    const double z161 = kept[54];
    const double f9_y_scaled = kept[51];
    const double z359 = 0.004804164859785726*f9_y_scaled + (z25*z351 - (z358 +
        8.999999999999999e-05*z161)) - z26*z350;
    const double neg_u8 = tau[8] + z359;
    kept[8] = neg_u8;

    /* articulated body 7 */
    const double z197 = kept[198];
    const double F17_yz = kept[192];
    const double z291 = kept[158];
    const double z311 = kept[109];
    const double F10_zz = kept[88];
    const double z301 = kept[91];
    const double neg_F11_yz = kept[162];
    const double z203 = kept[204];
    const double F16_zz = kept[197];
    const double z360 = F17_yz*z197 - (F16_zz*z203 + (neg_F11_yz*z301 + (F10_zz*z311 + z291)));
    const double z188 = kept[191];
    const double z361 = z360 - z188 + 12.6;
    kept[132] = z361;
    const double z362 = 0.08*z343;
    const double neg_F7_zz = F8_yz*z353 + z362;
    const double iD7 = 1.0/I7_zz;
    kept[131] = iD7;
    const double z363 = neg_F7_zz*iD7;
    kept[143] = z363;
    const double z257 = kept[66];
    const double neg_F13_zz = kept[129];
    const double z234 = kept[148];
    const double z248 = kept[4];
    const double F14_yz = kept[166];
    const double z364 = F14_yz*z248 + (z234 + (F8_yz*z352 + (z342 + neg_F7_zz*z363))) +
        neg_F13_zz*z257;
    kept[173] = z364;
    const double z314 = kept[101];
    const double z365 = 0.009*z314;
    const double z316 = kept[110];
    const double c16 = kept[43];
    const double z205 = kept[206];
    const double z366 = 0.05*(z205*c16 + c10*z316);
    const double z208 = kept[207];
    const double z367 = 0.009*z208;
    const double z368 = z365 + (z366 + z367) + 0.0025000000000000005*z361;
    const double z369 = iD7*I7_xz;
    kept[172] = z369;
    const double z370 = F8_yx - F8_yz*z356 + neg_F7_zz*z369 - 0.0545;
    const double c7 = kept[47];
    const double z261 = kept[147];
    const double c13 = kept[45];
    const double z371 = 0.05*(c13*z261 + c7*z370);
    const double z372 = 0.01177*(neg_F9_xz_scaled*z26) + (0.0064*z342 + (I7_xz*z369 + I8_xz*z356));
    const double z373 = z354 + z372 - 0.005794147313691508;
    const double z374 = c7*z373;
    const double z211 = kept[209];
    const double s16 = kept[42];
    const double z262 = kept[175];
    const double s13 = kept[44];
    const double z319 = kept[99];
    const double z375 = s10*z319 + c7*z374 - s13*z262 + s16*z211;
    const double z265 = kept[59];
    const double z376 = 0.009*z265;
    const double z377 = z343 + z352*F8_xz - z363*F7_xz;
    const double z378 = z363*F8_zy;
    const double s7 = kept[46];
    const double z379 = s7*z377 + c7*z378;
    kept[145] = z379;
    const double z380 = 0.009*z379;
    const double z381 = z371 + (0.0025000000000000005*z364 - (z376 - z380));
    const double z215 = kept[210];
    const double z269 = kept[142];
    const double z382 = 0.18*(z269 + z215);
    const double z276 = kept[174];
    const double z220 = kept[213];
    const double z222 = kept[214];
    const double z271 = kept[140];
    const double z383 = z271 - (z222 + (12.6 - z220)) + z276;
    kept[139] = z383;
    const double z384 = 0.0324*z383 - (z382 + (z367 + z376));
    const double z210 = kept[208];
    const double z318 = kept[53];
    const double z385 = z384 - (z368 + (z318 + (z366 + (z382 - (z371 + (z375 + z381 - z210))))));
    const double z386 = z66 + z369*F8_zy - z346;
    const double z387 = z362 - z356*F8_xz - z369*F7_xz;
    const double z388 = s7*z386 - c7*z387;
    const double z389 = s7*z388;
    const double z390 = 0.18*(z323 + (z386 - z389));
    const double z391 = iD7*F8_zy;
    kept[141] = z391;
    const double z392 = F7_xz*z391;
    const double z393 = F8_zy*z391;
    const double z394 = iD7*F7_xz;
    kept[38] = z394;
    const double z395 = F8_xz*z357 + z347 + F7_xz*z394;
    const double z396 = c7*(z393 - z395) - 2.0*(s7*z392);
    const double z397 = c7*z396;
    const double z398 = z397 + z395 + z325 + z330;
    kept[39] = z398;
    const double z399 = z380 + (z390 - z365) + 0.0324*z398;
    const double z260 = kept[67];
    const double neg_I6_zz = z390 + (z260 + z385 + z399) + 0.1248;
    const double F6_xz = 5.555555555555555*(z384 - z399) + 2.318;
    kept[86] = F6_xz;
    const double F6_yz = 0.63 - 20.0*(z368 + z381);
    kept[138] = F6_yz;
    const double z400 = z392 + s7*z396;
    kept[136] = z400;
    const double z228 = kept[220];
    const double z401 = z336 + z228;
    const double z402 = 0.18*z400;
    const double z403 = c7*z388;
    const double z404 = c7*z377 - s7*z378;
    const double z405 = 0.05*z404;
    kept[24] = z405;
    const double z406 = z405 - (z402 + z403);
    const double z282 = kept[56];
    const double z407 = z282 - z406;
    const double I6_yz_scaled = z401 + z407 + 0.009;
    kept[23] = I6_yz_scaled;
    const double z408 = z403 + (z387 + z335);
    const double z280 = kept[161];
    const double z227 = kept[219];
    const double z409 = z227 + z280;
    const double z410 = 0.18*(z408 - (z406 + (z336 + (z282 + z409) - z228))) - c10*z319;
    const double z411 = s10*z316 + z205*s16;
    const double z412 = z261*s13 + z370*s7;
    const double neg_I6_xz = c16*z211 - (c13*z262 + z410 + z374*s7) + 0.05*(z411 - z412);
    const double z413 = z393 - z397;
    kept[229] = z413;
    const double F6_zz = z401 - z407;
    kept[230] = F6_zz;
    const double w7_x = kept[76];
    const double z414 = 0.00035000000000000005*w7_x;
    const double n8_x = kept[48];
    const double neg_w7_y = kept[77];
    const double n8_y = kept[49];
    const double z415 = c8*n8_y + (neg_w7_y*z414 + tau[6]) + s8*n8_x + 0.08*z350;
    const double u7 = z353*neg_u8 + z415;
    kept[231] = u7;

    /* articulated body 6 */
    const double neg_iD6 = 1.0/neg_I6_zz;
    kept[232] = neg_iD6;
    const double z416 = neg_iD6*F6_yz;
    kept[233] = z416;
    const double z417 = neg_iD6*I6_yz_scaled;
    kept[234] = z417;
    const double z418 = neg_iD6*neg_I6_xz;
    kept[235] = z418;
    const double z224 = kept[216];
    const double z281 = kept[157];
    const double z419 = z281 - z224;
    kept[236] = z419;
    const double z420 = z332 - z402;
    kept[237] = z420;
    const double z421 = z333 + z404;
    kept[238] = z421;
    const double z225 = kept[217];
    const double z278 = kept[163];
    const double z422 = z278 - z225;
    kept[239] = z422;
    const double z230 = kept[222];
    const double z284 = kept[155];
    const double z229 = kept[221];
    const double z283 = kept[57];
    const double z423 = z283 + z229 + 0.18*(z284 + z230);
    const double z424 = 0.18*(z413 + z337) + (z389 + z338);
    const double F5_xz = 0.18*(z421 + z422) - (z412 + (z411 - F6_yz*z418)) + 0.025;
    kept[240] = F5_xz;
    const double F5_yz = z423 + z418*F6_zz - z424 + 2.318;
    kept[241] = F5_yz;
    const double F5_zz = z409 + (z408 - (F6_xz*z418 + (z420 - z419)));
    kept[242] = F5_zz;
    const double z425 = z283 + z338;
    const double z426 = z389 + z229;
    const double z427 = 0.18*(z424 + (z425 + z423 + z426)) - (z375 - z373 + neg_I6_xz*z418);
    const double neg_I5_zz = z427 + 0.12017499999999999;
    kept[243] = neg_I5_zz;
    const double z428 = z284 + z337;
    kept[244] = z428;
    const double z429 = z413 + z230;
    kept[245] = z429;
    const double I5_xz_scaled = 2.268 - (0.18*(z428 - z429) + (z425 - z417*neg_I6_xz - z426));
    kept[246] = I5_xz_scaled;
    const double z430 = neg_iD6*F6_zz;
    kept[247] = z430;
    const double z431 = neg_iD6*F6_xz;
    kept[248] = z431;
    const double z192 = kept[193];
    const double f17_x_scaled = kept[171];
    const double z121 = kept[153];
    const double neg_f17_y_scaled = kept[170];
    const double z120 = kept[152];
    const double u17 = kept[202];
    const double z199 = kept[200];
    const double u16 = kept[224];
    const double z218 = kept[212];
    const double z432 = z199*u17 - (z192 - (z120*neg_f17_y_scaled + z121*f17_x_scaled)) - z218*u16;
    kept[249] = z432;
    const double U17_zy = kept[159];
    const double f18_z_scaled = kept[167];
    const double z216 = kept[211];
    const double z433 = z216*u16 + (0.024020824298928628*f18_z_scaled + 0.003*U17_zy);
    kept[250] = z433;
    const double neg_u14 = kept[55];
    const double z254 = kept[123];
    const double neg_f14_y_scaled = kept[180];
    const double z106 = kept[135];
    const double neg_f14_x = kept[179];
    const double c14 = kept[22];
    const double u13 = kept[58];
    const double z273 = kept[146];
    const double z245 = kept[160];
    const double z434 = z245 + (z106*neg_f14_y_scaled - c14*neg_f14_x - z273*u13) + z254*neg_u14;
    kept[251] = z434;
    const double U14_zy = kept[144];
    const double neg_f15_z = kept[176];
    const double z270 = kept[60];
    const double z435 = z270*u13 + (0.003*U14_zy - neg_f15_z);
    kept[252] = z435;
    const double U8_zy = kept[97];
    const double neg_f9_z_scaled = kept[50];
    const double neg_a7_y = kept[105];
    const double z436 = z391*u7 + (0.1388888888888889*neg_a7_y + (0.003*U8_zy -
        0.024020824298928628*neg_f9_z_scaled));
    kept[253] = z436;
    const double neg_f8_x_scaled = kept[75];
    const double z65 = kept[82];
    const double a7_x = kept[104];
    const double z437 = z65*neg_f8_x_scaled - (z350 - z394*u7 + z357*neg_u8 -
        0.1388888888888889*a7_x);
    const double f8_y_scaled = kept[74];
    const double z63 = kept[80];
    const double z438 = z63*f8_y_scaled + z437;
    kept[254] = z438;
    const double z307 = kept[63];
    const double a10_x = kept[115];
    const double f11_x = kept[188];
    const double neg_f11_y_scaled = kept[187];
    const double z92 = kept[118];
    const double z326 = kept[226];
    const double z439 = z92*neg_f11_y_scaled + c11*f11_x - 0.1388888888888889*a10_x - z326*u10 +
        z307*neg_u11;
    const double z440 = z439 - z299;
    kept[255] = z440;
    const double U11_zy = kept[127];
    const double neg_a10_y = kept[116];
    const double f12_z = kept[184];
    const double z324 = kept[1];
    const double z441 = z324*u10 + (f12_z + (0.1388888888888889*neg_a10_y + 0.003*U11_zy));
    kept[256] = z441;
    const double z231 = kept[223];
    const double w16_z = kept[150];
    const double neg_wd16_y = kept[151];
    const double z442 = tau[16] + (0.00035000000000000005*neg_wd16_y + w16_z*z231);
    kept[257] = z442;
    const double neg_wd13_y = kept[134];
    const double z285 = kept[164];
    const double w13_z = kept[133];
    const double z443 = w13_z*z285 + 0.00035000000000000005*neg_wd13_y + tau[13];
    kept[258] = z443;
    const double w10_z = kept[113];
    const double neg_wd10_y = kept[114];
    const double z444 = 0.00035000000000000005*neg_wd10_y + z339*w10_z + tau[10];
    kept[259] = z444;
    const double z253 = kept[65];
    const double n14_x = kept[177];
    const double n14_y = kept[178];
    const double s14 = kept[21];
    const double z247 = kept[11];
    const double z258 = kept[125];
    const double z445 = z258*u13 + (0.08*z247 + (s14*n14_y - c14*n14_x + z253*neg_u14));
    kept[260] = z445;
    const double z446 = s8*n8_y - c8*n8_x + z369*u7 - z356*neg_u8 + 0.08*z351;
    kept[261] = z446;
    const double z306 = kept[19];
    const double z300 = kept[96];
    const double z315 = kept[100];
    const double z447 = z315*u10 + (0.08*z300 - (c11*n11_x + s11*neg_n11_y) - z306*neg_u11);
    kept[262] = z447;
    const double a7_z = kept[106];
    const double z448 = z257*u13 + (z248*neg_u14 + (z247 - 0.1388888888888889*a7_z -
        s14*neg_f14_x));
    const double z108 = kept[137];
    const double z449 = z108*neg_f14_y_scaled - (z352*neg_u8 + (z351 + z448) + z363*u7) +
        z63*neg_f8_x_scaled;
    const double z450 = z65*f8_y_scaled - z449;
    kept[263] = z450;
    const double neg_a10_z = kept[117];
    const double z200 = kept[201];
    const double z451 = z301*neg_u11 + (z300 + (z311*u10 + (z200 - 0.1388888888888889*neg_a10_z -
        s11*f11_x)));
    const double z94 = kept[120];
    const double z452 = z94*neg_f11_y_scaled + z451 - z197*u17 + z203*u16 + z121*neg_f17_y_scaled;
    const double z453 = z452 - z120*f17_x_scaled;
    kept[264] = z453;
    const double w7_z = kept[78];
    const double z454 = 0.00035000000000000005*neg_wd7_y + (tau[7] + w7_z*z414);
    kept[265] = z454;

}

RBGEN_PART
static void quadruped_forward_dynamics_part8(const double tau[18], double qdd[18], double kept[266])
{
    /* articulated body 6 */
    const double u16 = kept[224];
    const double z204 = kept[205];
    const double neg_n17_x = kept[168];
    const double c17 = kept[3];
    const double n17_y = kept[169];
    const double s17 = kept[2];
    const double z193 = kept[194];
    const double u17 = kept[202];
    const double z198 = kept[199];
    const double z455 = z198*u17 - (0.3265362691443144*z193 + (s17*n17_y + c17*neg_n17_x +
        z204*u16));
    const double c16 = kept[43];
    const double z76 = kept[102];
    const double neg_wd4_z = kept[20];
    const double z447 = kept[262];
    const double c10 = kept[41];
    const double z456 = c10*z447 - (tau[5] - (0.00045000000000000004*neg_wd4_z +
        1.1187469135802468*z76) + c16*z455);
    const double z444 = kept[259];
    const double s10 = kept[40];
    const double z454 = kept[265];
    const double s7 = kept[46];
    const double z453 = kept[264];
    const double z450 = kept[263];
    const double z446 = kept[261];
    const double c7 = kept[47];
    const double z457 = c7*z446 + (0.05*(z450 + z453) + (s7*z454 + z456)) + s10*z444;
    const double z435 = kept[252];
    const double c13 = kept[45];
    const double z434 = kept[251];
    const double s13 = kept[44];
    const double z432 = kept[249];
    const double s16 = kept[42];
    const double z433 = kept[250];
    const double z458 = c16*z433 + (s16*z432 + s13*z434 + c13*z435);
    const double z441 = kept[256];
    const double z438 = kept[254];
    const double z440 = kept[255];
    const double z436 = kept[253];
    const double z459 = c7*z436 + (s10*z440 + (c10*z441 - s7*z438));
    const double z445 = kept[260];
    const double z443 = kept[258];
    const double z442 = kept[257];
    const double u6 = 0.18*(z458 - z459) - (s16*z442 + (s13*z443 + (c13*z445 + z457)));

    /* articulated body 5 */
    const double z417 = kept[234];
    const double z460 = 0.05*z417;
    const double neg_I5_zz = kept[243];
    const double neg_iD5 = 1.0/neg_I5_zz;
    const double I5_xz_scaled = kept[246];
    const double z461 = neg_iD5*I5_xz_scaled;
    const double z462 = 0.05*z461;
    const double F5_zz = kept[242];
    const double F6_xz = kept[86];
    const double z331 = kept[122];
    const double z400 = kept[136];
    const double z277 = kept[61];
    const double z223 = kept[215];
    const double z463 = 0.05*(z223 + (z277 - (z400 + z331))) + (F5_zz*z462 - z460*F6_xz);
    const double F5_yz = kept[241];
    const double F6_zz = kept[230];
    const double z230 = kept[222];
    const double z284 = kept[155];
    const double z413 = kept[229];
    const double z337 = kept[124];
    const double z464 = 0.05*(z413 + (z284 - z230) - z337) + (z460*F6_zz + z462*F5_yz);
    const double F4_xz = 0.63 - z464;
    const double F4_yz = 0.025 - z463;
    const double F6_yz = kept[138];
    const double z405 = kept[24];
    const double F5_xz = kept[240];
    const double z334 = kept[181];
    const double z226 = kept[218];
    const double z279 = kept[156];
    const double F4_zz = z279 + (z226 + (z334 + z462*F5_xz)) - z405 + F6_yz*z460;
    const double z429 = kept[245];
    const double z428 = kept[244];
    const double z465 = z428 + z429;
    const double I6_yz_scaled = kept[23];
    const double I4_zz_scaled = I5_xz_scaled*z461 + I6_yz_scaled*z417 - z465 + 1.4499999999999995;
    const double z466 = F5_zz*neg_iD5;
    const double z467 = neg_iD5*F5_yz;
    const double z468 = neg_iD5*F5_xz;
    const double z469 = c16*z432 - s16*z433;
    const double z470 = c13*z434 - s13*z435;
    const double z471 = z469 + z470;
    const double z472 = s7*z436 + c7*z438;
    const double z473 = c10*z440 - s10*z441;
    const double z474 = z473 - z472;
    const double z475 = tau[4] - c10*z444 + s13*z445 + s7*z446 + s10*z447;
    const double z418 = kept[235];
    const double neg_a1_z = kept[68];
    const double z476 = 0.025*neg_a1_z + (z475 - z418*u6) - c13*z443 - s16*z455;
    const double neg_U4_xx = kept[71];
    const double z62 = kept[73];
    const double z80 = kept[103];
    const double z477 = c16*z442 + (c7*z454 - (1.24475*z80 + (z476 + 0.00045000000000000004*(z62 -
        neg_U4_xx))));
    const double u5 = 0.18*(z471 - z474) - z477;

    /* articulated body 4 */
    const double iD4 = 1.0/I4_zz_scaled;
    const double z478 = 399.99999999999994*iD4;
    const double z479 = F4_zz*z478;
    const double z480 = F4_yz*z478;
    const double z481 = z478*F4_xz;
    const double z430 = kept[247];
    const double z420 = kept[237];
    const double z419 = kept[236];
    const double G3_xz = 5.555555555555555*(z419 + z420) + (F6_xz*z430 + (F4_xz*z480 - z466*F5_yz));
    const double z422 = kept[239];
    const double z421 = kept[238];
    const double G3_yz = z421 + (z479*F4_xz + F5_xz*z467 + F6_yz*z430) - z422;
    const double neg_G3_zz = z465 + (F4_xz*z481 - F6_zz*z430 - F5_yz*z467);
    const double a2_z = kept[69];
    const double z482 = tau[3] - (tau[12] + (z460*u6 + tau[6] - z462*u5)) + 0.025*a2_z;
    const double u4 = 0.05*(z470 - (z469 + z473) - z472) - (tau[15] + (tau[9] - z482) +
        0.022680555555555558*neg_wd4_z - 0.0025*z76);

    /* articulated body 3 */
    const double z208 = kept[207];
    const double z416 = kept[233];
    const double z314 = kept[101];
    const double z265 = kept[59];
    const double z483 = z265 + (z314 + (F4_yz*z479 + F5_xz*z466 - z416*F6_xz)) - z208;
    const double neg_iD3 = 1.0/neg_G3_zz;
    const double z484 = neg_iD3*G3_yz;
    const double z485 = G3_xz*neg_iD3;
    const double z431 = kept[248];
    const double z383 = kept[139];
    const double z486 = z383 - (G3_xz*z485 + (F5_zz*z466 - F4_yz*z480) + F6_xz*z431);
    const double z379 = kept[145];
    const double G2_xz = z379 + z483 - G3_xz*z484;
    const double z398 = kept[39];
    const double neg_G2_zz = z398 + z486;
    const double a3_z = kept[70];
    const double z487 = z481*u4 + (z467*u5 - z430*u6 + 10.922222222222222*a3_z - tau[2]);
    const double neg_U5_xx = kept[72];
    const double u3 = z471 + (z474 + (0.025*(neg_U5_xx + neg_U4_xx) - z487));

    /* articulated body 2 */
    const double neg_iD2 = 1.0/neg_G2_zz;
    const double z488 = G2_xz*neg_iD2;
    const double z489 = F6_yz*z416 + (G2_xz*z488 + (G3_yz*z484 + (F5_xz*z468 - F4_zz*z479)));
    const double z364 = kept[173];
    const double z361 = kept[132];
    const double G1_zz = z361 + (z489 - z364);
    const double z490 = z466*u5 + (tau[1] - 0.025*neg_wd4_z - 10.922222222222222*a2_z) + z431*u6;
    const double neg_u2 = z458 + (z459 - (z485*u3 + (z480*u4 + z490)));

    /* articulated body 1 */
    const double iD1 = 1.0/G1_zz;
    const double z491 = z484*u3 + (z416*u6 + (0.1388888888888889*z80 - (10.922222222222222*neg_a1_z
        + tau[0])));
    const double u1 = z450 + (z468*u5 - (z479*u4 + z491) - z488*neg_u2) - z453;

    /* acceleration of link 1 */
    const double qdd1 = iD1*u1;

    /* acceleration of link 2 */
    const double qdd2 = z488*qdd1 + neg_iD2*neg_u2;

    /* acceleration of link 3 */
    const double neg_qdd3 = neg_iD3*u3 + (z484*qdd1 - z485*qdd2);

    /* acceleration of link 4 */
    const double qdd4 = z481*neg_qdd3 - (z479*qdd1 - z478*u4 - z480*qdd2);

    /* acceleration of link 5 */
    const double z492 = 0.05*qdd4;
    const double qdd5 = z461*z492 + (z468*qdd1 + (z467*neg_qdd3 + (z466*qdd2 - neg_iD5*u5)));

    /* acceleration of link 6 */
    const double neg_iD6 = kept[232];
    const double z493 = z431*qdd2 - (neg_iD6*u6 + z430*neg_qdd3 + z416*qdd1) - z417*z492;
    const double qdd6 = z493 - z418*qdd5;

    /* acceleration of link 7 */
    const double z494 = 0.18*qdd5;
    const double z495 = z494 - z492;
    const double z496 = neg_qdd3 + z495;
    const double z497 = 0.18*qdd6;
    const double z498 = qdd2 + z497;
    const double z499 = c7*z496 + s7*z498;
    const double z500 = c7*qdd6 - s7*qdd5;
    const double z501 = 0.05*qdd6;
    const double z502 = qdd1 - z501;
    const double z363 = kept[143];
    const double u7 = kept[231];
    const double iD7 = kept[131];
    const double z369 = kept[172];
    const double z394 = kept[38];
    const double z503 = z369*z500 + (qdd4 - iD7*u7) - z363*z502 - z394*z499;
    const double z391 = kept[141];
    const double neg_qdd7 = z503 + z391*(c7*z498 - s7*z496);
    const double z504 = neg_qdd7 - qdd4;
    const double z505 = s7*qdd6 + c7*qdd5;

    /* acceleration of link 8 */
    const double neg_u8 = kept[8];
    const double iD8 = kept[126];
    const double z357 = kept[9];
    const double z352 = kept[182];
    const double z356 = kept[121];
    const double z506 = z356*z500 + (z505 + (z352*z502 - (z357*z499 - iD8*neg_u8)));
    const double z353 = kept[119];
    const double qdd8 = z353*z504 - z506;
    const double z507 = qdd8 + z505;

    /* acceleration of link 9 */
    const double phi9 = kept[85];
    const double z25 = kept[32];
    const double neg_F9_yz_scaled = kept[31];
    const double z508 = neg_F9_yz_scaled*(z502 - 0.08*z500 - z25*z507) - z507 +
        169.92353440951572*phi9;
    const double z26 = kept[34];
    const double neg_F9_xz_scaled = kept[33];
    const double qdd9 = z508 - neg_F9_xz_scaled*(z499 - z26*z507 + 0.08*z504);

    /* acceleration of link 10 */
    const double z509 = s10*qdd5 - c10*qdd6;
    const double z510 = z494 + z492;
    const double z511 = neg_qdd3 + z510;
    const double z512 = c10*z511 + s10*z498;
    const double z513 = qdd1 + z501;
    kept[78] = z513;
    const double z311 = kept[109];
    const double u10 = kept[128];
    const double iD10 = kept[62];
    const double z326 = kept[226];
    const double z324 = kept[1];
    const double z514 = z324*(s10*z511 - c10*z498) + (z326*z512 + (iD10*u10 - z311*z513));
    const double z315 = kept[100];
    const double z515 = z315*z509 + z514;
    const double qdd10 = z515 - qdd4;
    const double z516 = s10*qdd6 + c10*qdd5;

    /* acceleration of link 11 */
    const double z302 = kept[64];
    const double z301 = kept[91];
    const double neg_u11 = kept[90];
    const double iD11 = kept[89];
    const double z307 = kept[63];
    const double z517 = z516 + (iD11*neg_u11 - z301*z513 - z307*z512) - z302*z515;
    const double z306 = kept[19];
    const double qdd11 = z306*z509 - z517;
    const double z518 = qdd11 + z516;

    /* acceleration of link 12 */
    const double phi12 = kept[189];
    const double z14 = kept[17];
    const double z290 = kept[165];
    const double z519 = z518 + z290*(z513 - 0.08*z509 - z14*z518) - 169.92353440951572*phi12;
    const double z13 = kept[16];
    const double F12_xz_scaled = kept[15];
    const double neg_qdd12 = F12_xz_scaled*(z13*z518 - z512 - 0.08*z515) + z519;

    /* acceleration of link 13 */
    const double z520 = neg_qdd3 - z510;
    const double z521 = qdd2 - z497;
    const double z522 = c13*qdd6 - s13*qdd5;
    const double u13 = kept[58];
    const double iD13 = kept[130];
    const double z258 = kept[125];
    const double z270 = kept[60];
    const double z523 = z270*(s13*z520 - c13*z521) + (iD13*u13 - z258*z522 - qdd4);
    const double z524 = s13*z521 + c13*z520;
    const double z273 = kept[146];
    const double z257 = kept[66];
    const double qdd13 = z257*z502 + (z523 + z273*z524);
    const double z525 = s13*qdd6 + c13*qdd5;
    const double z526 = qdd4 + qdd13;

    /* acceleration of link 14 */
    const double z254 = kept[123];
    const double z248 = kept[4];
    const double z253 = kept[65];
    const double z249 = kept[183];
    const double z527 = z525 + (z249*z526 + (z248*z502 - z254*z524 - z253*z522));
    const double neg_u14 = kept[55];
    const double iD14 = kept[5];
    const double neg_qdd14 = iD14*neg_u14 + z527;
    const double z528 = z525 - neg_qdd14;

    /* acceleration of link 15 */
    const double z23 = kept[29];
    const double z233 = kept[149];
    const double z24 = kept[30];
    const double z235 = kept[154];
    const double z246 = kept[10];
    const double qdd15 = z246 - (z528 + z235*(z524 - z24*z528 - 0.08*z526)) - z233*(z23*z528 - z502
        + 0.08*z522);

    /* acceleration of link 16 */
    const double z529 = neg_qdd3 - z495;
    const double z530 = c16*z529 + s16*z521;
    kept[120] = z530;
    const double z531 = s16*qdd5 - c16*qdd6;
    kept[201] = z531;
    const double z216 = kept[211];
    const double z203 = kept[204];
    const double z532 = z204*z531 - qdd4 - z203*z513 + z216*(s16*z529 - c16*z521);
    const double z218 = kept[212];
    const double iD16 = kept[203];
    const double qdd16 = iD16*u16 + (z218*z530 + z532);
    const double z533 = c16*qdd5 + s16*qdd6;
    const double z534 = qdd4 + qdd16;
    kept[117] = z534;

    /* acceleration of link 17 */
    const double z195 = kept[196];
    const double z197 = kept[198];
    const double z199 = kept[200];
    const double z535 = z533 + (z199*z530 - z197*z513 + z195*z534 + z198*z531);
    const double neg_iD17 = kept[195];
    const double neg_qdd17 = neg_iD17*u17 + z535;
    const double z536 = z533 - neg_qdd17;
    kept[137] = z536;

    qdd[0] = qdd1;
    qdd[1] = qdd2;
    qdd[2] = -neg_qdd3;
    qdd[3] = qdd4;
    qdd[4] = qdd5;
    qdd[5] = qdd6;
    qdd[6] = -neg_qdd7;
    qdd[7] = qdd8;
    qdd[8] = qdd9;
    qdd[9] = qdd10;
    qdd[10] = qdd11;
    qdd[11] = -neg_qdd12;
    qdd[12] = qdd13;
    qdd[13] = -neg_qdd14;
    qdd[14] = qdd15;
    qdd[15] = qdd16;
    qdd[16] = -neg_qdd17;
}

RBGEN_PART
static void quadruped_forward_dynamics_part9(double qdd[18], double kept[266])
{
    /* acceleration of link 18 */
    const double z536 = kept[137];
    const double z11 = kept[12];
    const double z531 = kept[201];
    const double z513 = kept[78];
    const double z177 = kept[190];
    const double phi18 = kept[84];
    const double z12 = kept[14];
    const double z534 = kept[117];
    const double z530 = kept[120];
    const double F18_xz_scaled = kept[13];
    const double qdd18 = 169.92353440951572*(phi18 - z177*(z513 - 0.08*z531 - z11*z536)) - (z536 -
        F18_xz_scaled*(z530 + (0.08*z534 - z12*z536)));

    qdd[17] = qdd18;
}

#if defined __GNUC__ && !defined __clang__
#pragma GCC pop_options
#endif

void quadruped_forward_dynamics(const double q[19], const double qd[18], const double tau[18],
                                double qdd[18])
{
    double kept[266]; /* what later parts need from earlier ones */
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
    const double R1_zz = 1.0 - (z5 + z10);
    const double z13 = q[18] + q[17];
    double s16, c16;
    double z14, z15;
    double s17, c17;
    double s18, c18;
    rbgen_sincos4(q[16], &s16, &c16, z13, &z14, &z15, q[17], &s17, &c17, q[18], &s18, &c18);

    /* tool seen from link 17 */
    const double z16 = 0.2*c18 + 0.2;

    /* tool seen from link 16 */
    const double z17 = 0.2*s18;
    const double z18 = z17*s17 - c17*z16;

    /* tool seen from link 6 */
    const double z19 = c16*z14;
    const double z20 = z14*s16;
    const double z21 = c17*z17 + s17*z16 + 0.18;
    const double z22 = s16*z18 + 0.08*c16 + 0.05;
    const double z23 = c16*z18 - 0.08*s16;

    /* tool seen from link 0 */
    const double z24 = R1_xz*z19 + (neg_R1_xx*z15 - z20*R1_xy);
    const double z25 = c16*R1_xy + R1_xz*s16;
    const double z26 = c16*neg_R1_yy - s16*R1_yz;
    const double z27 = z20*R1_zy - z19*R1_zz + z15*R1_zx;
    const double z28 = c16*R1_zy + s16*R1_zz;
    const double z29 = z19*R1_yz - z15*R1_yx + z20*neg_R1_yy;

    R[0] = -z24;
    R[1] = z25;
    R[2] = z26*z27 - z28*z29;
    R[3] = -z29;
    R[4] = -z26;
    R[5] = z24*z28 + z25*z27;
    R[6] = z27;
    R[7] = z28;
    R[8] = z24*z26 + z25*z29;
    p[0] = neg_R1_xx*z21 + (q[0] - R1_xy*z22 + R1_xz*z23);
    p[1] = R1_yz*z23 - R1_yx*z21 + neg_R1_yy*z22 + q[1];
    p[2] = q[2] + R1_zz*z23 - R1_zy*z22 - R1_zx*z21;
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
    const double R1_zz = 1.0 - (z2 + z10);
    const double z13 = q[17] + q[18];
    double s17, c17;
    double s16, c16;
    double z14, z15;
    rbgen_sincos3(q[17], &s17, &c17, q[16], &s16, &c16, z13, &z14, &z15);

    /* frame 16 */
    const double z16 = 0.18*R1_zx + 0.05*R1_zy - q[2];
    const double z17 = R1_zy*s16 - c16*R1_zz;
    const double z18 = R1_zy*c16 + R1_zz*s16;
    const double z19 = 0.18*R1_yx - 0.05*neg_R1_yy - q[1];
    const double z20 = c16*R1_yz + s16*neg_R1_yy;
    const double z21 = c16*neg_R1_yy - s16*R1_yz;
    const double z22 = R1_xy*c16 + R1_xz*s16;
    const double z23 = R1_xz*c16 - R1_xy*s16;
    const double z24 = 0.18*neg_R1_xx + (q[0] - 0.05*R1_xy);

    /* Jacobian */
    const double z25 = 0.2*s17;
    const double z26 = 0.2*c17;
    const double z27 = 0.2*z14;
    const double z28 = 0.2*z15;
    const double z29 = 0.08*z18 + R1_zx*z27 - z17*z28;
    const double z30 = z16 + R1_zx*z25 - z26*z17 + z29;
    const double z31 = q[2] + z30;
    const double z32 = 0.08*z21 - (z27*R1_yx + z28*z20);
    const double z33 = z25*R1_yx + z19 + z26*z20 - z32;
    const double z34 = q[1] + z33;
    const double z35 = z16 - z30;
    const double z36 = z19 - z33;
    const double z37 = neg_R1_xx*z27 - (0.08*z22 + z28*z23);
    const double z38 = neg_R1_xx*z25 + (z37 + z24 - z26*z23);
    const double z39 = q[0] - z38;
    const double z40 = z24 - z38;

    J[0] = -neg_R1_xx;
    J[1] = R1_xy;
    J[2] = R1_xz;
    J[3] = R1_zx*z34 - z31*R1_yx;
    J[4] = R1_zy*z34 + z31*neg_R1_yy;
    J[5] = R1_zz*z34 - z31*R1_yz;
    J[6] = 0.0;
    J[7] = 0.0;
    J[8] = 0.0;
    J[9] = 0.0;
    J[10] = 0.0;
    J[11] = 0.0;
    J[12] = 0.0;
    J[13] = 0.0;
    J[14] = 0.0;
    J[15] = R1_yx*z35 - R1_zx*z36;
    J[16] = -(z18*z36 + z21*z35);
    J[17] = z29*z21 - z18*z32;
    J[18] = R1_yx;
    J[19] = -neg_R1_yy;
    J[20] = R1_yz;
    J[21] = -(neg_R1_xx*z31 + R1_zx*z39);
    J[22] = R1_xy*z31 - R1_zy*z39;
    J[23] = R1_xz*z31 - R1_zz*z39;
    J[24] = 0.0;
    J[25] = 0.0;
    J[26] = 0.0;
    J[27] = 0.0;
    J[28] = 0.0;
    J[29] = 0.0;
    J[30] = 0.0;
    J[31] = 0.0;
    J[32] = 0.0;
    J[33] = neg_R1_xx*z35 - R1_zx*z40;
    J[34] = -(z18*z40 + z35*z22);
    J[35] = z29*z22 + z18*z37;
    J[36] = R1_zx;
    J[37] = R1_zy;
    J[38] = R1_zz;
    J[39] = neg_R1_xx*z34 + R1_yx*z39;
    J[40] = -(neg_R1_yy*z39 + R1_xy*z34);
    J[41] = R1_yz*z39 - R1_xz*z34;
    J[42] = 0.0;
    J[43] = 0.0;
    J[44] = 0.0;
    J[45] = 0.0;
    J[46] = 0.0;
    J[47] = 0.0;
    J[48] = 0.0;
    J[49] = 0.0;
    J[50] = 0.0;
    J[51] = R1_yx*z40 - neg_R1_xx*z36;
    J[52] = z36*z22 - z21*z40;
    J[53] = z21*z37 + z32*z22;
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
    J[70] = z22;
    J[71] = z22;
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
    J[88] = -z21;
    J[89] = -z21;
    J[90] = 0.0;
    J[91] = 0.0;
    J[92] = 0.0;
    J[93] = R1_zx;
    J[94] = R1_zy;
    J[95] = R1_zz;
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
    J[106] = z18;
    J[107] = z18;
}

void quadruped_inertia_solve(const double q[19], const double phi[18], double qdd[18])
{
    /* joint angles */
    const double z1 = q[12] + q[11] - 1.6124389058934852;
    const double z2 = q[18] + q[17] - 1.6124389058934852;
    double z3, z4;
    double s11, c11;
    double z5, z6;
    double s17, c17;
    rbgen_sincos4(z1, &z3, &z4, q[11], &s11, &c11, z2, &z5, &z6, q[17], &s17, &c17);
    const double z7 = 0.2*c11;
    const double F12_xz_scaled = 4.08170336430393*z4;
    const double z8 = 0.2*s11;
    const double F18_xz_scaled = 4.08170336430393*z6;
    const double z9 = 0.2*s17;
    const double F18_yz_scaled = 4.08170336430393*z5;
    const double z10 = 0.2*c17;
    const double z11 = 0.0058447053726169845*z6 - 0.0002470710571923744*z5;
    const double z12 = q[8] + q[9] + 1.5291537476963082;
    const double z13 = q[15] + q[14] + 1.5291537476963082;
    double z14, z15;
    double s8, c8;
    double z16, z17;
    double s14, c14;
    rbgen_sincos4(z12, &z14, &z15, q[8], &s8, &c8, z13, &z16, &z17, q[14], &s14, &c14);
    const double neg_F9_xz_scaled = 0.3265362691443144*z15;
    const double z18 = 0.2*c8;
    const double z19 = 0.2*s8;
    const double z20 = 0.003*s8 - 0.07*c8;
    const double z21 = 0.0058447053726169845*z15 - 0.0002470710571923744*z14;
    const double z22 = c8 + 74.39444444444445*s8;
    const double z23 = 0.2*c14;
    const double z24 = 0.2*s14;
    const double z25 = 0.00018*c14;
    const double z26 = z25 + 0.013391*s14;
    double s10, c10;
    double s7, c7;
    double s13, c13;
    double s16, c16;
    rbgen_sincos4(q[10], &s10, &c10, q[7], &s7, &c7, q[13], &s13, &c13, q[16], &s16, &c16);

    /* articulated body 18 */
    const double z27 = F18_xz_scaled*phi[17];
    const double z28 = phi[17]*F18_yz_scaled;
    const double z29 = 0.024020824298928628*z5;
    const double z30 = F18_xz_scaled*z29;
    const double z31 = z9*z30;
    const double z32 = F18_yz_scaled*z29;
    const double z33 = z31 - z10*(z32 - 0.35);
    const double z34 = z10*z30;
    const double z35 = 0.024020824298928628*z6;
    const double z36 = F18_xz_scaled*z35;
    const double z37 = z34 - z9*(z36 - 0.35);
    const double z38 = 0.003*c17;
    const double z39 = 0.003*s17;
    const double z40 = z29 - 0.07*c17;
    const double F17_xz = z37 + z38;
    const double F17_yx = 0.0285 - 0.08*z32;
    const double F17_yz = z39 - z33;
    const double neg_F17_zy = z39 + z40;
    const double z41 = 0.00018*c17;
    const double F17_xy_scaled = z36 - 0.35625;
    const double z42 = 0.08*F17_xy_scaled;
    const double I17_xz = 0.00018*s17 - (z10*F17_yx + 0.08*z31);
    const double neg_I17_yz = 0.08*z34 + (z41 - z9*z42);
    const double I17_zz = z10*z33 + z9*z37 - 9.100000000000007e-05;
    const double z43 = z41 - 0.0006090000000000005*s17;
    const double z44 = z35 + 0.07*s17;

    /* articulated body 17 */
    const double u17 = phi[16] + (z28*z10 - (phi[17] + z27*z9));
    const double iD17 = 1.0/I17_zz;
    const double z45 = iD17*neg_I17_yz;
    const double z46 = 0.08*z30;
    const double F16_xz = z42 + z45*F17_xz - 0.0545;
    const double F16_zz = z46 + z45*F17_yz;
    const double z47 = s17*z43 + z6*z11;
    const double z48 = c17*z43 + (z10*z35 - (z9*z40 + (z5*z11 + 0.0064*z30)));
    const double I16_xz = 0.0002135355285961872 - (z48 - z45*I17_xz);
    const double I16_zz = 0.011729852686308492 - (0.0064*z36 + (neg_I17_yz*z45 + z10*(z29 + z40)) +
        z47);
    const double z49 = iD17*F17_yz;
    const double z50 = iD17*F17_xz;
    const double z51 = iD17*I17_xz;

    /* articulated body 16 */
    const double u16 = u17*z45 + 0.08*z27 + phi[15];
    const double iD16 = 1.0/I16_zz;
    const double z52 = F16_zz*iD16;
    const double z53 = iD16*neg_F17_zy;
    const double z54 = u16*z53;
    const double z55 = iD16*F16_xz;
    const double z56 = z27 + u17*z50 + u16*z55;
    const double z57 = iD16*I16_xz;
    const double z58 = 0.08*z28 + u16*z57 + u17*z51;
    const double z59 = z30 + z52*F16_xz + z49*F17_xz;
    const double z60 = z52*neg_F17_zy;
    const double z61 = s16*z59 + c16*z60;
    const double z62 = F16_zz*z57 + (F17_yz*z51 - F17_yx) - 0.0545;
    const double z63 = I16_xz*z57 + (0.0064*z32 + (I17_xz*z51 - z9*(z35 + z44)));
    const double z64 = z47 - z63 + 0.005794147313691508;
    const double z65 = s16*z64;
    const double z66 = z46 + F17_xz*z51 + F16_xz*z57;
    const double z67 = z38 + z44 - neg_F17_zy*z57;
    const double z68 = s16*z66 - c16*z67;
    const double z69 = c16*z68;
    const double z70 = neg_F17_zy*z53;
    const double z71 = z36 + (F17_xz*z50 + F16_xz*z55);
    const double z72 = z53*F16_xz;
    const double z73 = s16*(z71 - z70) + 2.0*(c16*z72);
    const double z74 = s16*z73;
    const double z75 = z74 + (12.6 - z71);
    const double z76 = z67 + z69;
    const double z77 = s16*z68;
    const double z78 = c16*z59 - s16*z60;
    const double z79 = 0.05*z78;
    const double z80 = c16*z73 - z72;
    const double z81 = 0.18*z80;
    const double z82 = z77 - (z66 + (z79 + z81));
    const double z83 = c16*z56 - z54*s16;

    /* articulated body 15 */
    const double neg_F15_yz_scaled = 4.08170336430393*z16;
    const double z84 = neg_F15_yz_scaled*phi[14];
    const double z85 = 0.3265362691443144*z17;
    const double z86 = phi[14]*z85;
    const double z87 = 0.024020824298928628*z17;
    const double z88 = z85*z87;
    const double z89 = 0.024020824298928628*z16;
    const double z90 = neg_F15_yz_scaled*z89;
    const double z91 = 0.003*(s14 - 23.333333333333336*c14);
    const double F14_xy = 0.0285 - z88;
    const double F14_yx = 0.08*z90 - 0.0285;
    const double F14_zy = z89 - z91;
    const double z92 = neg_F15_yz_scaled*z87;
    const double z93 = 0.08*z92;
    const double z94 = z23*z93;
    const double z95 = z24*z92;
    const double z96 = 12.5*z88;
    const double z97 = 12.5*z94 - z24*z96;
    const double z98 = z95 - z23*z90;
    const double neg_I14_xz = 0.00018*s14 + (z23*F14_yx - 0.08*z95);
    const double I14_yz = z25 + (z24*F14_xy + z94);
    const double I14_zz = z24*z97 + z23*z98 + 0.013909000000000001;
    const double z99 = 0.003*(c14 + 23.333333333333336*s14);
    const double F14_xz = z97 + z99;
    const double F14_yz = z91 - z98;

    /* articulated body 14 */
    const double z100 = 12.5*z86;
    const double neg_u14 = phi[14] + (z84*z23 - (phi[13] + z100*z24));
    const double iD14 = 1.0/I14_zz;
    const double z101 = I14_yz*iD14;
    const double z102 = 0.0002470710571923744*(23.655969416386082*z17 - z16);
    const double z103 = s14*z26 + z17*z102;
    const double z104 = z101*neg_I14_xz + z23*z87 - z24*z89 + 0.0064*z92 + z16*z102;
    const double I13_xz = 0.0002135355285961872 - (c14*z26 - z104);
    const double I13_zz = 0.025729852686308494 - (z103 + (0.08*z88 + (I14_yz*z101 -
        0.01177*(neg_F15_yz_scaled*z23))));
    const double F13_xz = 0.0545 - (z101*F14_xz - F14_xy);
    const double neg_F13_zz = z93 + z101*F14_yz;
    const double z105 = iD14*F14_yz;
    const double z106 = iD14*F14_xz;
    const double z107 = iD14*neg_I14_xz;

    /* articulated body 13 */
    const double u13 = neg_u14*z101 + (z86 + phi[12]);
    const double iD13 = 1.0/I13_zz;
    const double z108 = iD13*neg_F13_zz;
    const double z109 = iD13*F13_xz;
    const double z110 = neg_u14*z106 + (z100 - u13*z109);
    const double z111 = iD13*F14_zy;
    const double z112 = u13*z111;
    const double z113 = iD13*I13_xz;
    const double z114 = 0.08*z84 + u13*z113 + neg_u14*z107;
    const double z115 = F14_yx + (neg_F13_zz*z113 + F14_yz*z107) - 0.0545;
    const double z116 = z108*F14_zy;
    const double z117 = z108*F13_xz - (z92 + z105*F14_xz);
    const double z118 = c13*z116 - s13*z117;
    const double z119 = I13_xz*z113 + (0.147125*(z85*z24) + neg_I14_xz*z107 + 0.0064*z90);
    const double z120 = z103 - z119 + 0.005794147313691508;
    const double z121 = s13*z120;
    const double z122 = z87 - z99 - F14_zy*z113;
    const double z123 = z93 - F13_xz*z113 + F14_xz*z107;
    const double z124 = c13*z122 - s13*z123;
    const double z125 = c13*z124;
    const double z126 = F14_zy*z111;
    const double z127 = F13_xz*z111;
    const double z128 = F14_xz*z106 + (F13_xz*z109 + z96);
    const double z129 = s13*(z128 - z126) - 2.0*(c13*z127);
    const double z130 = s13*z129;
    const double z131 = z130 - z128;
    const double z132 = z122 - z125;
    const double z133 = s13*z124;
    const double z134 = z127 + c13*z129;
    const double z135 = 0.18*z134;
    const double z136 = c13*z117 + s13*z116;
    const double z137 = 0.05*z136;
    const double z138 = z123 + z133 - z135 - z137;
    const double z139 = s13*z112 - z110*c13;

    /* articulated body 12 */
    const double z140 = 4.08170336430393*z3;
    const double z141 = z140*phi[11];
    const double z142 = phi[11]*F12_xz_scaled;
    const double z143 = 0.024020824298928628*z3;
    const double z144 = F12_xz_scaled*z143;
    const double z145 = z8*z144;
    const double z146 = z140*z143;
    const double z147 = z145 - z7*z146;
    const double z148 = 0.08*z144;
    const double z149 = z7*z148;
    const double z150 = 0.024020824298928628*z4;
    const double z151 = F12_xz_scaled*z150;
    const double z152 = 12.5*z149 - z8*z151;
    const double F11_yx_scaled = 0.35625 - z146;
    const double z153 = 0.08*F11_yx_scaled;
    const double z154 = 0.003*(c11 + 23.333333333333336*s11);
    const double z155 = 0.07*(c11 - 0.04285714285714286*s11);
    const double F11_xy = 0.08*z151 - 0.0285;
    const double F11_xz = z152 + z154;
    const double neg_F11_yz = z147 + z155;
    const double F11_zy = z155 - z143;
    const double z156 = 0.00018*c11;
    const double I11_xz = 0.00018*s11 - (z7*z153 + 0.08*z145);
    const double neg_I11_yz = z149 + (z156 - z8*F11_xy);
    const double I11_zz = z7*z147 + z8*z152 + 0.013909000000000001;
    const double z157 = 0.013391*s11 + z156;

    /* articulated body 11 */
    const double u11 = z141*z7 - (phi[11] + z142*z8) + phi[10];
    const double iD11 = 1.0/I11_zz;
    const double z158 = iD11*neg_F11_yz;
    const double z159 = 0.0058447053726169845*(z4 - 0.04227262820636373*z3);
    const double z160 = z4*z159 + s11*z157;
    const double z161 = iD11*neg_I11_yz;
    const double z162 = z3*z159 + (z161*I11_xz - c11*z157) + 0.0064*z144 + z8*z143;
    const double I10_xz = 0.0002135355285961872 - (z7*z150 - z162);
    const double I10_zz = 0.025729852686308494 - (z160 + (neg_I11_yz*z161 + (0.0064*z151 +
        0.01177*(z140*z7))));
    const double F10_xz = F11_xy + z161*F11_xz - 0.0545;
    const double F10_zz = z148 - neg_F11_yz*z161;
    const double z163 = iD11*I11_xz;
    const double z164 = iD11*F11_xz;

    /* articulated body 10 */
    const double iD10 = 1.0/I10_zz;
    const double z165 = iD10*F10_zz;
    const double u10 = 0.08*z142 + (phi[9] + u11*z161);
    const double z166 = iD10*I10_xz;
    const double z167 = 0.08*z141 + u10*z166 + u11*z163;
    const double z168 = iD10*F11_zy;
    const double z169 = u10*z168;
    const double z170 = iD10*F10_xz;
    const double z171 = z142 + (u11*z164 + u10*z170);
    const double z172 = z144 - z158*F11_xz + z165*F10_xz;
    const double z173 = z165*F11_zy;
    const double z174 = s10*z172 - c10*z173;
    const double z175 = F10_zz*z166 - z153 - neg_F11_yz*z163 - 0.0545;
    const double z176 = I11_xz*z163 + (0.0064*z146 - (0.01177*(F12_xz_scaled*z8) - I10_xz*z166));
    const double z177 = z160 - z176 + 0.005794147313691508;
    const double z178 = s10*z177;
    const double z179 = z168*F10_xz;
    const double z180 = F10_xz*z170 + (z151 + F11_xz*z164);
    const double z181 = F11_zy*z168;
    const double z182 = 2.0*(c10*z179) + s10*(z181 - z180);
    const double z183 = s10*z182;
    const double z184 = z148 + z166*F10_xz + z163*F11_xz;
    const double z185 = z166*F11_zy + (z150 + z154);
    const double z186 = s10*z184 - c10*z185;
    const double z187 = c10*z186;
    const double z188 = z180 + z183;
    const double z189 = z185 + z187;
    const double z190 = s10*z186;
    const double z191 = s10*z173 + c10*z172;
    const double z192 = 0.05*z191;
    const double z193 = z179 - c10*z182;
    const double z194 = 0.18*z193;
    const double z195 = z190 - (z184 + (z192 - z194));
    const double z196 = s10*z169 + c10*z171;

    /* articulated body 9 */
    const double z197 = neg_F9_xz_scaled*phi[8];
    const double neg_F9_yz_scaled = 4.08170336430393*z14;
    const double z198 = phi[8]*neg_F9_yz_scaled;
    const double z199 = 0.00018*c8;
    const double z200 = 0.024020824298928628*z15;
    const double z201 = neg_F9_yz_scaled*z200;
    const double z202 = 0.08*z201;
    const double z203 = z18*z202;
    const double z204 = neg_F9_xz_scaled*z200;
    const double z205 = 12.5*z204;
    const double z206 = z19*z205 - 12.5*z203;
    const double z207 = 0.07*(s8 + 0.04285714285714286*c8);
    const double z208 = 0.024020824298928628*z14;
    const double z209 = neg_F9_yz_scaled*z208;
    const double z210 = 0.08*z209;
    const double F8_xy = 0.0285 - z204;
    const double F8_xz = z207 - z206;
    const double F8_yx = z210 - 0.0285;
    const double F8_zy = z208 - z20;
    const double z211 = z19*z202;
    const double z212 = 12.5*(z18*z210 - z211);
    const double I8_yz = z199 + z203 + z19*F8_xy;
    const double I8_zz = 0.013909000000000001 - (z18*z212 + z19*z206);
    const double F8_yz = z212 + z20;

    /* articulated body 8 */
    const double z213 = 12.5*z197;
    const double u8 = phi[7] - (phi[8] + z198*z18 - z213*z19);
    const double iD8 = 1.0/I8_zz;
    const double z214 = I8_yz*iD8;
    const double F7_xz = 0.0545 - (z214*F8_xz - F8_xy);
    const double neg_F7_zz = z202 + z214*F8_yz;
    const double z215 = 0.00017999999999999998*s8;
    const double z216 = z15*z21 + z22*z215;
    const double z217 = z199*z22 - (z14*z21 + (0.0064*z201 + (z18*z200 - z19*z208)));
    const double neg_I8_xz = z215 + (z18*F8_yx - z211);
    const double I7_xz = 0.0002135355285961872 - (z217 - z214*neg_I8_xz);
    const double I7_zz = 0.025729852686308494 - (0.08*z204 + (I8_yz*z214 -
        0.01177*(neg_F9_yz_scaled*z18)) + z216);
    const double z218 = iD8*F8_yz;
    const double z219 = iD8*F8_xz;
    const double z220 = iD8*neg_I8_xz;

    /* articulated body 7 */
    const double u7 = z197 + (phi[6] - u8*z214);
    const double iD7 = 1.0/I7_zz;
    const double z221 = neg_F7_zz*iD7;
    const double z222 = iD7*F7_xz;
    const double z223 = z213 - u7*z222 - u8*z219;
    const double z224 = iD7*F8_zy;
    const double z225 = u7*z224;
    const double z226 = iD7*I7_xz;
    const double z227 = u7*z226 + (0.08*z198 - u8*z220);
    const double z228 = neg_F11_yz*z158 + (z146 + F10_zz*z165) + F16_zz*z52 + F17_yz*z49;
    const double z229 = z32 + z228 - 12.6;
    const double z230 = c10*z175 + c16*z62;
    const double z231 = 0.18*(z174 - z61) - 0.05*z229 - z230;
    const double z232 = neg_F7_zz*z226 + (F8_yz*z220 + F8_yx) - 0.0545;
    const double z233 = c13*z115 + c7*z232;
    const double z234 = z221*F8_zy;
    const double z235 = z221*F7_xz - (z201 + z218*F8_xz);
    const double z236 = c7*z234 - s7*z235;
    const double z237 = neg_F13_zz*z108 + (F14_yz*z105 + (z90 + (z209 + neg_F7_zz*z221 +
        F8_yz*z218)));
    const double z238 = z233 + (0.18*(z236 - z118) + 0.05*z237);
    const double F6_yz = 0.63 - (z231 + z238);
    const double z239 = 0.147125*(neg_F9_xz_scaled*z19) + (I7_xz*z226 + neg_I8_xz*z220 +
        0.0064*z209);
    const double z240 = z216 - z239 + 0.005794147313691508;
    const double z241 = c7*z240;
    const double z242 = s13*z121 + (s10*z178 - c7*z241) + s16*z65;
    const double z243 = z69 + z125;
    const double z244 = z126 + (z74 + (z70 - 12.6)) + z130;
    const double z245 = z243 + (0.18*z244 - 0.05*(z118 - z61));
    const double z246 = F7_xz*z224;
    const double z247 = F8_zy*z224;
    const double z248 = F8_xz*z219 + z205 + F7_xz*z222;
    const double z249 = 2.0*(s7*z246) + c7*(z248 - z247);
    const double z250 = c7*z249;
    const double z251 = z181 - (z250 - z248) - z183;
    const double z252 = z202 + F8_xz*z220 - F7_xz*z226;
    const double z253 = z200 - (F8_zy*z226 + z207);
    const double z254 = c7*z252 + s7*z253;
    const double z255 = s7*z254;
    const double z256 = z187 + (z253 - z255);
    const double z257 = 0.05*(z236 - z174) + 0.18*z251 - z256;
    const double z258 = z242 + 0.18*(z243 + (z245 + z257 - z256)) - z64 - z120 - z177;
    const double neg_I6_zz = z258 + 0.05*(z230 + (z233 + (z238 - z231))) + 0.1248;
    const double z259 = z247 + z250;
    const double z260 = c7*z254;
    const double z261 = s7*z249 - z246;
    const double z262 = 0.18*z261;
    const double z263 = c7*z235 + s7*z234;
    const double z264 = 0.05*z263;
    const double z265 = z260 + z262 - z264;
    const double z266 = z260 + (z190 - z252);
    const double z267 = z133 + z77;
    const double z268 = 0.18*(z265 - z138 - z82 + z195 + z266 - z267) + c10*z178;
    const double z269 = s10*z175 + s16*z62;
    const double z270 = s13*z115 + s7*z232;
    const double I6_xz = 0.05*(z269 + z270) - (s7*z241 + (z268 + c13*z121) + c16*z65);
    const double z271 = z265 + z138;
    const double z272 = z82 + z195;
    const double I6_yz_scaled = 0.009 - (z271 - z272);
    const double z273 = z223*c7 - s7*z225;
    const double F6_xz = z245 - z257 + 2.318;
    const double F6_zz = z271 + z272;

    /* articulated body 6 */
    const double z274 = u11*z158 - (z141 + (z165*u10 + (u16*z52 + z28 + u17*z49)));
    const double z275 = u8*z218 - (z198 + (u13*z108 + z84 + neg_u14*z105)) - u7*z221;
    const double z276 = s7*z223 + (c10*z169 - s10*z171) + z225*c7;
    const double z277 = s13*z110 + z112*c13 - c16*z54 - s16*z56;
    const double z278 = c13*z114 + (phi[13]*s13 + (phi[7]*s7 - phi[5] + c7*z227));
    const double z279 = z167*c10 + (0.18*(z276 - z277) + z278) + phi[16]*s16 + c16*z58;
    const double u6 = 0.05*(z274 + z275) - (phi[10]*s10 + z279);
    const double neg_iD6 = 1.0/neg_I6_zz;
    const double z280 = F6_yz*neg_iD6;
    const double z281 = z131 - z188;
    const double z282 = z75 - z259;
    const double z283 = z255 + z76;
    const double z284 = z189 + z132;
    const double z285 = 0.05*I6_yz_scaled;
    const double z286 = neg_iD6*z285;
    const double z287 = z255 - z189 - 0.18*(z188 + z259);
    const double z288 = z76 - z132 + 0.18*(z75 + z131);
    const double z289 = neg_iD6*I6_xz;
    const double z290 = 0.18*(z287 + (z283 + (z288 - z284))) + (I6_xz*z289 + (z240 + z242));
    const double I5_xz = 0.1134 - (0.05*(z283 + z284) + I6_xz*z286 - 0.009*(z281 - z282));
    const double I5_zz = z290 - 0.12017499999999999;
    const double z291 = z191 - z263;
    const double z292 = z136 - z78;
    const double z293 = z262 + z194;
    const double z294 = z81 + z135;
    const double F5_xz = 0.025 - (z270 + F6_yz*z289 - z269 - 0.18*(z291 + z292));
    const double F5_yz = z287 - (z289*F6_zz + z288) + 2.318;
    const double neg_F5_zz = z267 + (z266 + z293 - z289*F6_xz - z294);
    const double z295 = neg_iD6*F6_zz;
    const double z296 = neg_iD6*F6_xz;

    /* articulated body 5 */
    const double z297 = z281 + z282;
    const double iD5 = 1.0/I5_zz;
    const double z298 = I5_xz*iD5;
    const double I4_zz = 0.0025000000000000005*z297 + (z285*z286 - I5_xz*z298) +
        0.003624999999999999;
    const double z299 = 0.05*(z131 - z75 - z259 + z188) + (z298*F5_yz - z286*F6_zz);
    const double z300 = z298*neg_F5_zz - z286*F6_xz - 0.05*(z80 + (z193 - z261 - z134));
    const double F4_xz = z299 + 0.63;
    const double F4_yz = 0.025 - z300;
    const double F4_zz = F6_yz*z286 + (z264 + (z137 + (z79 + (z192 - z298*F5_xz))));
    const double z301 = z139 - z196;
    const double z302 = z83 + z273;
    const double z303 = s10*z167 + (u6*z289 - (phi[7]*c7 - s7*z227)) - phi[13]*c13;
    const double z304 = phi[10]*c10 + (phi[16]*c16 - (s16*z58 + (phi[4] + (s13*z114 + z303))));
    const double neg_u5 = 0.18*(z301 + z302) + z304;
    const double z305 = iD5*neg_F5_zz;
    const double z306 = iD5*F5_yz;
    const double z307 = iD5*F5_xz;

    /* articulated body 4 */
    const double iD4 = 1.0/I4_zz;
    const double z308 = iD4*F4_zz;
    const double z309 = phi[15] + (phi[9] + (phi[12] + (phi[6] - (phi[3] - u6*z286))) -
        z298*neg_u5);
    const double neg_u4 = z309 + 0.05*(z301 - z302);
    const double z310 = iD4*F4_yz;
    const double z311 = iD4*F4_xz;
    const double G3_xz = 5.555555555555555*(z293 + z294) - (z305*F5_yz - z310*F4_xz - F6_xz*z295);
    const double neg_G3_yz = F5_xz*z306 - z308*F4_xz - F6_yz*z295 - z291 + z292;
    const double G3_zz = z297 + (F6_zz*z295 - F4_xz*z311 - F5_yz*z306);

    /* articulated body 3 */
    const double iD3 = 1.0/G3_zz;
    const double z312 = G3_xz*iD3;
    const double z313 = neg_u4*z311 - (neg_u5*z306 + (z139 - (u6*z295 + z273 - z196 - z83)));
    const double u3 = phi[2] + z313;
    const double z314 = iD3*neg_G3_yz;
    const double z315 = z61 + (z118 + (z174 + (z308*F4_yz + F5_xz*z305 - z280*F6_xz)));
    const double z316 = z251 + (G3_xz*z312 + (F4_yz*z310 + neg_F5_zz*z305 - F6_xz*z296));
    const double G2_xz = z236 + z315 - G3_xz*z314;
    const double neg_G2_zz = z316 + z244;

    /* articulated body 2 */
    const double z317 = neg_u5*z305 + (neg_u4*z310 - (u6*z296 - z312*u3)) - phi[1];
    const double neg_u2 = z277 + (z276 + z317);
    const double neg_iD2 = 1.0/neg_G2_zz;
    const double z318 = G2_xz*neg_iD2;
    const double z319 = G2_xz*z318 - (neg_G3_yz*z314 + (F4_zz*z308 + F5_xz*z307)) + F6_yz*z280;
    const double G1_zz = z319 - z237 - z229;

    /* articulated body 1 */
    const double z320 = z308*neg_u4 + (neg_u5*z307 - neg_u2*z318) - u3*z314 - u6*z280;
    const double u1 = z274 + (z320 + phi[0] - z275);
    const double iD1 = 1.0/G1_zz;

    /* acceleration of link 1 */
    const double qdd1 = u1*iD1;

    /* acceleration of link 2 */
    const double qdd2 = z318*qdd1 + neg_u2*neg_iD2;

    /* acceleration of link 3 */
    const double qdd3 = iD3*u3 - z314*qdd1 - z312*qdd2;

    /* acceleration of link 4 */
    const double qdd4 = z310*qdd2 - (z311*qdd3 + (iD4*neg_u4 + z308*qdd1));

    /* acceleration of link 5 */
    const double neg_qdd5 = z298*qdd4 + iD5*neg_u5 - z305*qdd2 - z306*qdd3 + z307*qdd1;

    /* acceleration of link 6 */
    const double z321 = z296*qdd2 - (z280*qdd1 + (z289*neg_qdd5 + z286*qdd4)) + z295*qdd3;
    const double qdd6 = z321 - u6*neg_iD6;

    /* acceleration of link 7 */
    const double z322 = 0.18*qdd6;
    const double z323 = qdd2 + z322;
    const double z324 = 0.05*qdd4;
    const double z325 = 0.18*neg_qdd5;
    const double z326 = z324 + z325;
    const double z327 = z326 + qdd3;
    const double z328 = s7*z323 - c7*z327;
    const double z329 = s7*neg_qdd5 + c7*qdd6;
    const double z330 = z224*(c7*z323 + s7*z327) + (qdd4 + z226*z329 - z222*z328);
    const double z331 = 0.05*qdd6;
    const double z332 = qdd1 - z331;
    const double qdd7 = u7*iD7 - (z330 - z221*z332);
    const double z333 = qdd4 + qdd7;

    /* acceleration of link 8 */
    const double z334 = u8*iD8 - z218*z332 + z219*z328 - z214*z333 + z220*z329;
    const double qdd8 = z334 + (c7*neg_qdd5 - s7*qdd6);

    /* acceleration of link 9 */
    const double z335 = 169.92353440951572*phi[8] - z334 + neg_F9_xz_scaled*(12.5*(z19*z334 - z328)
        + z333);
    const double qdd9 = neg_F9_yz_scaled*(z332 - (z18*z334 + 0.08*z329)) + z335;

    /* acceleration of link 10 */
    const double z336 = c10*qdd6 + s10*neg_qdd5;
    const double z337 = z325 - z324;
    const double z338 = qdd3 + z337;
    const double z339 = c10*z338 - s10*z323;
    const double z340 = qdd1 + z331;
    const double z341 = z168*(c10*z323 + s10*z338) + (z170*z339 + z165*z340);
    const double qdd10 = iD10*u10 - (qdd4 + (z166*z336 + z341));
    const double z342 = c10*neg_qdd5 - s10*qdd6;
    const double z343 = qdd4 + qdd10;

    /* acceleration of link 11 */
    const double z344 = z158*z340 + (z342 - z163*z336 + z161*z343 - z164*z339);
    const double qdd11 = u11*iD11 + z344;
    const double z345 = qdd11 - z342;

    /* acceleration of link 12 */
    const double z346 = z345 - 169.92353440951572*phi[11] + F12_xz_scaled*(z339 + (z8*z345 -
        0.08*z343));
    const double neg_qdd12 = z140*(z340 + 0.08*z336 - z7*z345) + z346;

    /* acceleration of link 13 */
    const double z347 = c13*qdd6 + s13*neg_qdd5;
    const double z348 = z337 - qdd3;
    const double z349 = qdd2 - z322;
    const double z350 = z108*z332 - (qdd4 + z113*z347) + z111*(s13*z348 - c13*z349);
    const double z351 = s13*z349 + c13*z348;
    const double qdd13 = z350 + z109*z351 + u13*iD13;
    const double z352 = qdd4 + qdd13;
    const double z353 = c13*neg_qdd5 - s13*qdd6;

    /* acceleration of link 14 */
    const double z354 = z106*z351 + (z107*z347 - neg_u14*iD14 - z101*z352 + z353);
    const double qdd14 = z354 - z105*z332;
    const double z355 = qdd14 - z353;

    /* acceleration of link 15 */
    const double z356 = 169.92353440951572*phi[14] + (z85*(12.5*(z24*z355 - z351) + z352) - z355);
    const double qdd15 = neg_F15_yz_scaled*(z332 - z23*z355 - 0.08*z347) + z356;

    /* acceleration of link 16 */
    const double z357 = qdd3 - z326;
    const double z358 = c16*qdd6 + s16*neg_qdd5;
    const double z359 = z52*z340 - (u16*iD16 - qdd4 - z57*z358) - z53*(s16*z357 + c16*z349);
    const double z360 = c16*z357 - s16*z349;
    const double neg_qdd16 = z359 + z55*z360;
    const double z361 = neg_qdd16 - qdd4;
    const double z362 = c16*neg_qdd5 - s16*qdd6;

    /* acceleration of link 17 */
    const double z363 = z362 - (z51*z358 + (z49*z340 + z50*z360) + z45*z361);
    const double qdd17 = z363 + u17*iD17;
    const double z364 = qdd17 - z362;

    /* acceleration of link 18 */
    const double z365 = 169.92353440951572*phi[17] + F18_yz_scaled*(z10*z364 - z340 - 0.08*z358) -
        z364;
    const double qdd18 = z365 - F18_xz_scaled*(z9*z364 + (z360 + 0.08*z361));

    qdd[0] = qdd1;
    qdd[1] = qdd2;
    qdd[2] = qdd3;
    qdd[3] = qdd4;
    qdd[4] = -neg_qdd5;
    qdd[5] = qdd6;
    qdd[6] = qdd7;
    qdd[7] = qdd8;
    qdd[8] = qdd9;
    qdd[9] = qdd10;
    qdd[10] = qdd11;
    qdd[11] = -neg_qdd12;
    qdd[12] = qdd13;
    qdd[13] = qdd14;
    qdd[14] = qdd15;
    qdd[15] = -neg_qdd16;
    qdd[16] = qdd17;
    qdd[17] = qdd18;
}

void quadruped_energy(const double q[19], const double qd[18], double e[2])
{
    /* joint angles */
    double s7, c7;
    double s8, c8;
    double s14, c14;
    double s13, c13;
    rbgen_sincos4(q[7], &s7, &c7, q[8], &s8, &c8, q[14], &s14, &c14, q[13], &s13, &c13);
    double s11, c11;
    double s10, c10;
    double s17, c17;
    double s16, c16;
    rbgen_sincos4(q[11], &s11, &c11, q[10], &s10, &c10, q[17], &s17, &c17, q[16], &s16, &c16);
    double s12, c12;
    double s9, c9;
    double s15, c15;
    double s18, c18;
    rbgen_sincos4(q[12], &s12, &c12, q[9], &s9, &c9, q[15], &s15, &c15, q[18], &s18, &c18);
    const double R1_zy_scaled = q[3]*q[6] + q[5]*q[4];
    const double R1_zz_scaled = 0.5 - (q[3]*q[3] + q[4]*q[4]);
    const double R1_zx_scaled = q[3]*q[5] - q[6]*q[4];

    /* link 6 */
    const double z1 = 0.0002*qd[3];
    const double z2 = 0.01*qd[4] - qd[2];
    const double z3 = qd[1] + 0.01*qd[5] - 0.005*qd[3];
    const double z4 = qd[0] + 0.005*qd[4];

    /* link 7 */
    const double w7_x = qd[5]*c7 - s7*qd[4];
    const double neg_w7_y = c7*qd[4] + qd[5]*s7;
    const double w7_z = qd[3] + qd[6];
    const double z5 = 0.05*qd[5];
    const double v7_z = qd[0] - z5;
    const double z6 = v7_z - 0.01*w7_x;
    const double z7 = s7*R1_zy_scaled - c7*R1_zz_scaled;

    /* link 8 */
    const double neg_w8_x = s8*w7_z + w7_x*c8;
    const double w8_y = w7_x*s8 - w7_z*c8;
    const double w8_z = neg_w7_y + qd[7];
    const double z8 = 0.0007*w8_z;
    const double z9 = s8*z7 + c8*R1_zx_scaled;
    const double z10 = c8*z7 - s8*R1_zx_scaled;

    /* link 9 */
    const double neg_w9_x = neg_w8_x*s9 + w8_y*c9;
    const double w9_y = w8_y*s9 - neg_w8_x*c9;
    const double w9_z = w8_z + qd[8];

    /* link 10 */
    const double w10_x = qd[5]*c10 - qd[4]*s10;
    const double neg_w10_y = qd[4]*c10 + qd[5]*s10;
    const double w10_z = qd[3] + qd[9];
    const double z11 = 0.18*qd[4];
    const double z12 = 0.05*qd[3];
    const double z13 = z11 + z12;
    const double z14 = z11 - z12;
    const double z15 = qd[2] - z13;
    const double v10_z = qd[0] + z5;
    const double z16 = z14 - qd[2];
    const double z17 = 0.01*w10_x + v10_z;
    const double z18 = s10*R1_zy_scaled - c10*R1_zz_scaled;

    /* link 11 */
    const double neg_w11_x = s11*w10_z + w10_x*c11;
    const double w11_y = s11*w10_x - c11*w10_z;
    const double w11_z = neg_w10_y + qd[10];
    const double z19 = 0.0007*neg_w11_x;
    const double z20 = c11*z18 - s11*R1_zx_scaled;
    const double z21 = s11*z18 + c11*R1_zx_scaled;

    /* link 12 */
    const double neg_w12_x = w11_y*c12 + s12*neg_w11_x;
    const double w12_y = w11_y*s12 - neg_w11_x*c12;
    const double w12_z = w11_z + qd[11];

    /* link 13 */
    const double w13_x = qd[5]*c13 - qd[4]*s13;
    const double neg_w13_y = qd[4]*c13 + qd[5]*s13;
    const double w13_z = qd[3] + qd[12];
    const double z22 = qd[2] + z13;
    const double z23 = 0.18*qd[5];
    const double z24 = z23 - qd[1];
    const double v13_x = c13*z22 + s13*z24;
    const double v13_y = c13*z24 - s13*z22;
    const double z25 = z23 + qd[1];
    const double v10_x = c10*z15 - s10*z25;
    const double neg_v10_y = c10*z25 + s10*z15;
    const double neg_v11_x = c11*v10_x + s11*v10_z;
    const double v11_y = s11*v10_x - c11*v10_z;
    const double z26 = 0.06*neg_w11_x - v11_y - 0.03*w11_z;
    const double neg_v7_x = c7*z16 + s7*z25;
    const double v7_y = s7*z16 - c7*z25;
    const double z27 = 0.003*neg_w8_x + 0.03*w8_y + v7_y;
    const double z28 = 0.003*w11_z + 0.06*w11_y + neg_v11_x;
    const double z29 = neg_v10_y - 0.003*neg_w11_x - 0.03*w11_y;
    const double v8_x = c8*neg_v7_x - s8*v7_z;
    const double neg_v8_y = c8*v7_z + s8*neg_v7_x;
    const double z30 = 0.003*w8_z - v8_x - 0.06*w8_y;
    const double z31 = 0.06*neg_w8_x + 0.03*w8_z - neg_v8_y;
    const double z32 = v7_z - 0.01*w13_x;
    const double z33 = neg_v7_x - 0.01*w7_z;
    const double z34 = 0.01*w10_z - v10_x;
    const double z35 = v13_x + 0.01*w13_z;
    const double z36 = 0.2*w11_z + v11_y;
    const double z37 = 0.12*w12_z + (s12*neg_v11_x + c12*z36) + 0.08*w12_y;
    const double z38 = 0.2*w8_z - neg_v8_y;
    const double z39 = 0.12*w9_z + (c9*z38 - s9*v8_x - 0.08*w9_y);
    const double z40 = 0.12*neg_w9_x + (0.005*w9_y + (0.2*w8_y + v7_y));
    const double z41 = 0.08*neg_w9_x + (c9*v8_x + s9*z38 + 0.005*w9_z);
    const double z42 = neg_v10_y - (0.005*w12_y + 0.12*neg_w12_x) - 0.2*w11_y;
    const double z43 = s12*z36 + (0.005*w12_z - 0.08*neg_w12_x - c12*neg_v11_x);
    const double z44 = s13*R1_zy_scaled - c13*R1_zz_scaled;

    /* link 14 */
    const double neg_w14_x = s14*w13_z + w13_x*c14;
    const double w14_y = s14*w13_x - w13_z*c14;
    const double w14_z = neg_w13_y + qd[13];
    const double neg_v14_x = s14*v7_z + c14*v13_x;
    const double v14_y = s14*v13_x - c14*v7_z;
    const double z45 = 0.06*neg_w14_x + (v14_y + 0.03*w14_z);
    const double z46 = 0.0007*neg_w14_x;
    const double z47 = 0.003*neg_w14_x + v13_y + 0.03*w14_y;
    const double z48 = neg_v14_x - 0.06*w14_y + 0.003*w14_z;
    const double z49 = c14*z44 - s14*R1_zx_scaled;
    const double z50 = c14*R1_zx_scaled + s14*z44;

    /* link 15 */
    const double neg_w15_x = s15*neg_w14_x + w14_y*c15;
    const double w15_y = w14_y*s15 - neg_w14_x*c15;
    const double w15_z = w14_z + qd[14];
    const double z51 = v14_y + 0.2*w14_z;
    const double z52 = 0.12*w15_z - 0.08*w15_y + s15*neg_v14_x + c15*z51;
    const double z53 = 0.005*w15_z + (0.08*neg_w15_x + (s15*z51 - c15*neg_v14_x));
    const double z54 = 0.2*w14_y + (v13_y + (0.005*w15_y + 0.12*neg_w15_x));

    /* link 16 */
    const double w16_x = qd[5]*c16 - qd[4]*s16;
    const double neg_w16_y = qd[4]*c16 + qd[5]*s16;
    const double w16_z = qd[3] + qd[15];
    const double z55 = qd[2] + z14;
    const double v16_x = c16*z55 + s16*z24;
    const double v16_y = c16*z24 - s16*z55;
    const double z56 = 0.01*w16_z - v16_x;
    const double z57 = v10_z + 0.01*w16_x;
    const double z58 = s16*R1_zy_scaled - c16*R1_zz_scaled;

    /* link 17 */
    const double neg_w17_x = w16_z*s17 + c17*w16_x;
    const double w17_y = s17*w16_x - c17*w16_z;
    const double w17_z = neg_w16_y + qd[16];
    const double z59 = 0.003*neg_w17_x + (0.03*w17_y + v16_y);
    const double z60 = 0.0007*w17_z;
    const double neg_v17_x = c17*v16_x + s17*v10_z;
    const double v17_y = s17*v16_x - c17*v10_z;
    const double z61 = 0.06*neg_w17_x - 0.03*w17_z - v17_y;
    const double z62 = 0.003*w17_z + 0.06*w17_y + neg_v17_x;
    const double z63 = c17*z58 - s17*R1_zx_scaled;
    const double z64 = c17*R1_zx_scaled + s17*z58;

    /* link 18 */
    const double z65 = 0.00275*(w8_y*w8_y + w14_y*w14_y + w11_y*w11_y + w17_y*w17_y);
    const double z66 = 0.0004*(neg_w7_y*neg_w7_y + (neg_w16_y*neg_w16_y + neg_w13_y*neg_w13_y +
        neg_w10_y*neg_w10_y));
    const double neg_w18_x = w17_y*c18 + s18*neg_w17_x;
    const double w18_y = w17_y*s18 - neg_w17_x*c18;
    const double w18_z = w17_z + qd[17];
    const double z67 = 1.5e-05*(w12_y*w12_y + (w9_y*w9_y + w15_y*w15_y) + w18_y*w18_y);
    const double z68 = 0.0003*(w10_x*w10_x + (w13_x*w13_x + w16_x*w16_x) + w7_x*w7_x);
    const double z69 = 0.00025*(w16_z*w16_z + (w10_z*w10_z + w13_z*w13_z) + w7_z*w7_z);
    const double z70 = z46*(w14_z + 1.4285714285714286*neg_w14_x) + z61*z61 + z62*z62 +
        qd[5]*(0.046*qd[5] - z1);
    const double z71 = w14_z*(z46 + 0.005*w14_z) + (z70 - z1*(qd[5] - 80.0*qd[3]) + z47*z47);
    const double z72 = z28*z28 + (z29*z29 + (z71 + neg_w17_x*(0.001*neg_w17_x - z60)));
    const double z73 = z26*z26 + (z27*z27 + z72 + z30*z30 + z31*z31);
    const double z74 = w11_z*(z19 - 0.005*w11_z) + (z19*(w11_z - 1.4285714285714286*neg_w11_x) -
        z73);
    const double z75 = neg_w8_x*(z8 + 0.001*neg_w8_x) - (z60*(neg_w17_x - 7.142857142857143*w17_z) +
        z74);
    const double z76 = z59*z59 + (z75 + z8*(neg_w8_x + 7.142857142857143*w8_z) + z48*z48);
    const double z77 = z56*z56 + (z57*z57 + v16_y*v16_y) + z17*z17 + z34*z34;
    const double z78 = z6*z6 + (z33*z33 + (neg_v10_y*neg_v10_y + z77 + v7_y*v7_y));
    const double z79 = v17_y + 0.2*w17_z;
    const double z80 = s18*z79 - c18*neg_v17_x + 0.005*w18_z - 0.08*neg_w18_x;
    const double z81 = 0.2*w17_y + v16_y + 0.005*w18_y + 0.12*neg_w18_x;
    const double z82 = z80*z80 + (z81*z81 + (z52*z52 + (z53*z53 + z54*z54)));
    const double z83 = s18*neg_v17_x + c18*z79 + 0.12*w18_z + 0.08*w18_y;
    const double z84 = z39*z39 + (z82 + z83*z83 + z40*z40) + z41*z41;
    const double z85 = 0.35*(z32*z32 + (v13_y*v13_y + (z78 + z35*z35))) + 0.1*(z37*z37 + (z84 +
        z42*z42 + z43*z43));
    const double z86 = z68 + (z69 + (0.5*(z45*z45 + z76) + z85)) + 2.5*(z2*z2 + (z3*z3 + z4*z4));
    const double z87 = w15_z*w15_z + (neg_w15_x*neg_w15_x + (w9_z*w9_z + (neg_w12_x*neg_w12_x +
        w12_z*w12_z)));
    const double z88 = z65 + (z66 + (z67 + z86) + 0.019*(qd[4]*qd[4])) + 0.0015*(neg_w9_x*neg_w9_x +
        (w18_z*w18_z + (neg_w18_x*neg_w18_x + z87)));
    const double z89 = c12*(24.0*z20 + z21) + s15*(z49 - 24.0*z50) - s12*(24.0*z21 - z20);
    const double z90 = s9*(24.0*z9 - z10) - (c15*(24.0*z49 + z50) + z89);
    const double z91 = s18*(0.04166666666666667*z63 - z64) + c9*(z10 + 0.04166666666666667*z9) +
        c18*(0.04166666666666667*z64 + z63);
    const double z92 = R1_zy_scaled*(c7 + (c13 - (c10 + c16))) + R1_zz_scaled*(s7 + (s13 - (s10 +
        s16)));
    const double z93 = 0.47088*z91 + (0.9810000000000001*R1_zx_scaled + (1.62846*z92 +
        0.49050000000000005*R1_zz_scaled)) + 123.60600000000001*q[2];
    const double z94 = 1.3734000000000002*(z49 + (z63 + (z10 + z20))) - (0.019620000000000002*z90 -
        z93 + 0.05886*(z21 + (z9 + z50 + z64)));

    e[0] = z88;
    e[1] = z94;
}

void quadruped_position_rates(const double q[19], const double qd[18], double dq_dt[19])
{
    /* joint angles */
    const double z1 = 2.0*q[3];
    const double z2 = q[4]*z1;
    const double z3 = 2.0*q[5];
    const double z4 = q[6]*z3;
    const double z5 = 2.0*q[4];
    const double z6 = q[4]*z5;
    const double z7 = q[5]*z3 - 1.0;
    const double z8 = q[6]*z5;
    const double z9 = z1*q[5];
    const double z10 = q[3]*z1;
    const double z11 = q[4]*z3;
    const double z12 = z1*q[6];
    const double neg_R1_xx = z6 + z7;
    const double R1_xy = z2 - z4;
    const double R1_xz = z8 + z9;
    const double R1_yx = z2 + z4;
    const double neg_R1_yy = z7 + z10;
    const double R1_yz = z11 - z12;
    const double R1_zx = z9 - z8;
    const double R1_zy = z11 + z12;
    const double R1_zz = 1.0 - (z6 + z10);

    /* rates of the positions */
    const double z13 = 0.5*qd[4];
    const double z14 = 0.5*qd[3];
    const double z15 = 0.5*qd[5];

    dq_dt[0] = qd[1]*R1_xy + (R1_xz*qd[2] - qd[0]*neg_R1_xx);
    dq_dt[1] = qd[2]*R1_yz + (qd[0]*R1_yx - qd[1]*neg_R1_yy);
    dq_dt[2] = qd[2]*R1_zz + (qd[0]*R1_zx + qd[1]*R1_zy);
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
    const double z1 = 2.0*q[5];
    const double z2 = q[6]*z1;
    const double z3 = 2.0*q[4];
    const double z4 = q[3]*z3;
    const double z5 = q[4]*z3;
    const double z6 = q[5]*z1 - 1.0;
    const double z7 = z1*q[3];
    const double z8 = q[6]*z3;
    const double z9 = 2.0*q[3];
    const double z10 = q[3]*z9;
    const double z11 = q[5]*z3;
    const double z12 = q[6]*z9;
    const double neg_R1_xx = z5 + z6;
    const double R1_xy = z4 - z2;
    const double R1_xz = z7 + z8;
    const double R1_yx = z2 + z4;
    const double neg_R1_yy = z6 + z10;
    const double R1_yz = z11 - z12;
    const double R1_zx = z7 - z8;
    const double R1_zy = z11 + z12;
    const double R1_zz = 1.0 - (z5 + z10);

    /* joint base_1 */
    const double z13 = sqrt(step[3]*step[3] + (step[4]*step[4] + step[5]*step[5]) + 1e-30);
    const double z14 = 0.5*z13;
    double z15, z16;
    rbgen_sincos(z14, &z15, &z16);
    const double z17 = 1.0/z13;
    const double z18 = z15*z17;
    const double z19 = 2.0*z18;
    const double z20 = z18*z19;
    const double z21 = step[3]*step[2] - step[5]*step[0];
    const double z22 = step[5]*step[1] - step[4]*step[2];
    const double z23 = step[4]*step[0] - step[3]*step[1];
    const double z24 = (z19*z16 - 1.0)*(z17*z17);
    const double z25 = z20*z21 - (step[5]*z22 - step[3]*z23)*z24 - step[1];
    const double z26 = step[0] + z24*(step[4]*z23 - step[5]*z21) - z20*z22;
    const double z27 = z20*z23 + z24*(step[4]*z22 - step[3]*z21) - step[2];
    const double z28 = step[4]*z18;
    const double z29 = step[3]*z18;
    const double z30 = step[5]*z18;

    q_next[0] = q[0] - neg_R1_xx*z26 - R1_xy*z25 - R1_xz*z27;
    q_next[1] = z26*R1_yx + z25*neg_R1_yy - z27*R1_yz + q[1];
    q_next[2] = q[2] + z26*R1_zx - z25*R1_zy - z27*R1_zz;
    q_next[3] = q[4]*z30 - (q[5]*z28 - (q[3]*z16 + q[6]*z29));
    q_next[4] = q[5]*z29 - (q[3]*z30 - (q[4]*z16 + q[6]*z28));
    q_next[5] = q[6]*z30 + q[5]*z16 + q[3]*z28 - q[4]*z29;
    q_next[6] = q[6]*z16 - (q[4]*z28 + q[3]*z29 + q[5]*z30);
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
    double s8, c8;
    double s9, c9;
    double z2, z3;
    rbgen_sincos4(q[7], &s7, &c7, q[8], &s8, &c8, q[9], &s9, &c9, z1, &z2, &z3);
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
    const double R1_zz = 1.0 - (z8 + z13);

    /* tool seen from link 8 */
    const double z16 = 0.2*c9 + 0.2;

    /* tool seen from link 6 */
    const double z17 = s7*z2;
    const double z18 = c7*z2;
    const double z19 = 0.2*s9;
    const double z20 = c8*z19 + s8*z16 - 0.18;
    const double z21 = s8*z19 - c8*z16;
    const double z22 = 0.08*s7 + c7*z21;
    const double z23 = 0.08*c7 - s7*z21 + 0.05;

    /* tool seen from link 0 */
    const double z24 = neg_R1_xx*z3 - R1_xy*z17 + z18*R1_xz;
    const double z25 = s7*R1_xz + c7*R1_xy;
    const double z26 = c7*R1_zy + s7*R1_zz;
    const double z27 = z3*R1_yx - (z17*neg_R1_yy + z18*R1_yz);
    const double z28 = z17*R1_zy - z18*R1_zz + z3*R1_zx;
    const double z29 = c7*neg_R1_yy - s7*R1_yz;

    R[0] = -z24;
    R[1] = z25;
    R[2] = z26*z27 + z28*z29;
    R[3] = z27;
    R[4] = -z29;
    R[5] = z24*z26 + z25*z28;
    R[6] = z28;
    R[7] = z26;
    R[8] = z24*z29 - z25*z27;
    p[0] = q[0] + (neg_R1_xx*z20 + R1_xz*z22 + R1_xy*z23);
    p[1] = R1_yz*z22 - neg_R1_yy*z23 - R1_yx*z20 + q[1];
    p[2] = R1_zy*z23 + R1_zz*z22 - R1_zx*z20 + q[2];
}

void quadruped_jacobian_front_left(const double q[19], double J[108])
{
    /* joint angles */
    const double z1 = q[8] + q[9];
    double s7, c7;
    double s8, c8;
    double z2, z3;
    rbgen_sincos3(q[7], &s7, &c7, q[8], &s8, &c8, z1, &z2, &z3);
    const double z4 = 2.0*q[4];
    const double z5 = q[4]*z4;
    const double z6 = 2.0*q[5];
    const double z7 = q[5]*z6 - 1.0;
    const double z8 = z6*q[6];
    const double z9 = z4*q[3];
    const double z10 = z6*q[3];
    const double z11 = z4*q[6];
    const double z12 = 2.0*q[3];
    const double z13 = q[3]*z12;
    const double z14 = q[4]*z6;
    const double z15 = q[6]*z12;
    const double neg_R1_xx = z5 + z7;
    const double R1_xy = z9 - z8;
    const double R1_xz = z10 + z11;
    const double R1_yx = z8 + z9;
    const double neg_R1_yy = z7 + z13;
    const double R1_yz = z14 - z15;
    const double R1_zx = z10 - z11;
    const double R1_zy = z14 + z15;
    const double R1_zz = 1.0 - (z5 + z13);

    /* frame 7 */
    const double z16 = 0.18*R1_yx - 0.05*neg_R1_yy + q[1];
    const double z17 = c7*neg_R1_yy - s7*R1_yz;
    const double z18 = s7*neg_R1_yy + c7*R1_yz;
    const double z19 = s7*R1_zy - c7*R1_zz;
    const double z20 = c7*R1_zy + s7*R1_zz;
    const double z21 = 0.18*neg_R1_xx - (q[0] + 0.05*R1_xy);
    const double z22 = c7*R1_xz - s7*R1_xy;
    const double z23 = s7*R1_xz + c7*R1_xy;

    /* Jacobian */
    const double z24 = 0.2*s8;
    const double z25 = 0.2*z3;
    const double z26 = 0.2*z2;
    const double z27 = 0.08*z17 + z18*z25 + R1_yx*z26;
    const double z28 = 0.2*c8;
    const double z29 = R1_yx*z24 + (z27 - z16) + z18*z28;
    const double z30 = q[1] + z29;
    const double z31 = R1_zx*z26 - z25*z19 - 0.08*z20;
    const double z32 = z28*z19 - z31 - R1_zx*z24;
    const double z33 = 0.18*R1_zx + q[2] + 0.05*R1_zy + z32 - q[2];
    const double z34 = z16 + z29;
    const double z35 = 0.08*z23 - z25*z22 + neg_R1_xx*z26;
    const double z36 = z21 + (z28*z22 - neg_R1_xx*z24) - z35;
    const double z37 = q[0] + z36;
    const double z38 = z21 - z36;

    J[0] = -neg_R1_xx;
    J[1] = R1_xy;
    J[2] = R1_xz;
    J[3] = R1_zx*z30 + R1_yx*z33;
    J[4] = z30*R1_zy - neg_R1_yy*z33;
    J[5] = z30*R1_zz + R1_yz*z33;
    J[6] = R1_zx*z34 + R1_yx*z32;
    J[7] = z20*z34 - z17*z32;
    J[8] = z27*z20 + z17*z31;
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
    J[21] = neg_R1_xx*z33 - R1_zx*z37;
    J[22] = -(R1_xy*z33 + R1_zy*z37);
    J[23] = -(R1_xz*z33 + R1_zz*z37);
    J[24] = neg_R1_xx*z32 + R1_zx*z38;
    J[25] = z20*z38 - z32*z23;
    J[26] = z20*z35 + z31*z23;
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
    J[38] = R1_zz;
    J[39] = R1_yx*z37 + neg_R1_xx*z30;
    J[40] = -(neg_R1_yy*z37 + R1_xy*z30);
    J[41] = R1_yz*z37 - R1_xz*z30;
    J[42] = neg_R1_xx*z34 - R1_yx*z38;
    J[43] = z17*z38 - z34*z23;
    J[44] = z17*z35 - z27*z23;
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
    J[61] = z23;
    J[62] = z23;
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
    J[95] = R1_zz;
    J[96] = R1_zx;
    J[97] = z20;
    J[98] = z20;
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
    const double z1 = 2.0*q[4];
    const double z2 = q[4]*z1;
    const double z3 = 2.0*q[5];
    const double z4 = q[5]*z3 - 1.0;
    const double z5 = 2.0*q[3];
    const double z6 = q[4]*z5;
    const double z7 = z3*q[6];
    const double z8 = z1*q[6];
    const double z9 = q[5]*z5;
    const double z10 = q[3]*z5;
    const double z11 = q[4]*z3;
    const double z12 = q[6]*z5;
    const double neg_R1_xx = z2 + z4;
    const double R1_xy = z6 - z7;
    const double R1_xz = z8 + z9;
    const double R1_yx = z6 + z7;
    const double neg_R1_yy = z4 + z10;
    const double R1_yz = z11 - z12;
    const double R1_zx = z9 - z8;
    const double R1_zy = z11 + z12;
    const double R1_zz = 1.0 - (z2 + z10);
    const double z13 = q[12] + q[11];
    double z14, z15;
    double s10, c10;
    double s11, c11;
    double s12, c12;
    rbgen_sincos4(z13, &z14, &z15, q[10], &s10, &c10, q[11], &s11, &c11, q[12], &s12, &c12);

    /* tool seen from link 11 */
    const double z16 = 0.2*c12 + 0.2;

    /* tool seen from link 6 */
    const double z17 = c10*z14;
    const double z18 = z14*s10;
    const double z19 = 0.2*s12;
    const double z20 = s11*z19 - c11*z16;
    const double z21 = 0.08*s10 - c10*z20;
    const double z22 = 0.08*c10 + s10*z20 + 0.05;
    const double z23 = z19*c11 + s11*z16 - 0.18;

    /* tool seen from link 0 */
    const double z24 = neg_R1_xx*z15 + (z17*R1_xz - z18*R1_xy);
    const double z25 = R1_xz*s10 + c10*R1_xy;
    const double z26 = c10*R1_zy + s10*R1_zz;
    const double z27 = z15*R1_yx - (z17*R1_yz + z18*neg_R1_yy);
    const double z28 = c10*neg_R1_yy - s10*R1_yz;
    const double z29 = z18*R1_zy + z15*R1_zx - z17*R1_zz;

    R[0] = -z24;
    R[1] = z25;
    R[2] = z26*z27 + z28*z29;
    R[3] = z27;
    R[4] = -z28;
    R[5] = z25*z29 + z24*z26;
    R[6] = z29;
    R[7] = z26;
    R[8] = z24*z28 - z25*z27;
    p[0] = -(R1_xz*z21 + (R1_xy*z22 - (q[0] + neg_R1_xx*z23)));
    p[1] = q[1] - (R1_yz*z21 + R1_yx*z23 - neg_R1_yy*z22);
    p[2] = q[2] - R1_zz*z21 - R1_zy*z22 - R1_zx*z23;
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
    const double R1_zz = 1.0 - (z2 + z10);
    const double z13 = q[12] + q[11];
    double s10, c10;
    double z14, z15;
    double s11, c11;
    rbgen_sincos3(q[10], &s10, &c10, z13, &z14, &z15, q[11], &s11, &c11);

    /* frame 10 */
    const double z16 = R1_zy*c10 + s10*R1_zz;
    const double z17 = R1_zy*s10 - c10*R1_zz;
    const double z18 = c10*R1_yz + s10*neg_R1_yy;
    const double z19 = c10*neg_R1_yy - s10*R1_yz;
    const double z20 = R1_xz*c10 - R1_xy*s10;
    const double z21 = 0.18*neg_R1_xx + (0.05*R1_xy - q[0]);
    const double z22 = R1_xy*c10 + R1_xz*s10;

    /* Jacobian */
    const double z23 = 0.2*z15;
    const double z24 = 0.2*z14;
    const double z25 = 0.08*z16 - z23*z17 + R1_zx*z24;
    const double z26 = 0.2*c11;
    const double z27 = 0.2*s11;
    const double z28 = z25 - z17*z26 + R1_zx*z27;
    const double z29 = q[2] + (z28 - (q[2] + 0.18*R1_zx - 0.05*R1_zy));
    const double z30 = z24*R1_yx - 0.08*z19 + z23*z18;
    const double z31 = z26*z18 + (z27*R1_yx + z30);
    const double z32 = q[1] + (z31 - (0.18*R1_yx + 0.05*neg_R1_yy + q[1]));
    const double z33 = neg_R1_xx*z24 - 0.08*z22 - z23*z20;
    const double z34 = z26*z20 + (z21 - neg_R1_xx*z27) - z33;
    const double z35 = q[0] + z34;
    const double z36 = z34 - z21;

    J[0] = -neg_R1_xx;
    J[1] = R1_xy;
    J[2] = R1_xz;
    J[3] = R1_zx*z32 - z29*R1_yx;
    J[4] = z29*neg_R1_yy + R1_zy*z32;
    J[5] = R1_zz*z32 - z29*R1_yz;
    J[6] = 0.0;
    J[7] = 0.0;
    J[8] = 0.0;
    J[9] = R1_zx*z31 - z28*R1_yx;
    J[10] = z28*z19 + z16*z31;
    J[11] = z16*z30 + z25*z19;
    J[12] = 0.0;
    J[13] = 0.0;
    J[14] = 0.0;
    J[15] = 0.0;
    J[16] = 0.0;
    J[17] = 0.0;
    J[18] = R1_yx;
    J[19] = -neg_R1_yy;
    J[20] = R1_yz;
    J[21] = -(R1_zx*z35 + neg_R1_xx*z29);
    J[22] = R1_xy*z29 - R1_zy*z35;
    J[23] = R1_xz*z29 - R1_zz*z35;
    J[24] = 0.0;
    J[25] = 0.0;
    J[26] = 0.0;
    J[27] = -(neg_R1_xx*z28 + R1_zx*z36);
    J[28] = z28*z22 - z16*z36;
    J[29] = z25*z22 + z16*z33;
    J[30] = 0.0;
    J[31] = 0.0;
    J[32] = 0.0;
    J[33] = 0.0;
    J[34] = 0.0;
    J[35] = 0.0;
    J[36] = R1_zx;
    J[37] = R1_zy;
    J[38] = R1_zz;
    J[39] = R1_yx*z35 + neg_R1_xx*z32;
    J[40] = -(R1_xy*z32 + neg_R1_yy*z35);
    J[41] = R1_yz*z35 - R1_xz*z32;
    J[42] = 0.0;
    J[43] = 0.0;
    J[44] = 0.0;
    J[45] = R1_yx*z36 + neg_R1_xx*z31;
    J[46] = -(z31*z22 + z19*z36);
    J[47] = z19*z33 - z30*z22;
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
    J[64] = z22;
    J[65] = z22;
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
    J[82] = -z19;
    J[83] = -z19;
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
    J[95] = R1_zz;
    J[96] = 0.0;
    J[97] = 0.0;
    J[98] = 0.0;
    J[99] = R1_zx;
    J[100] = z16;
    J[101] = z16;
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
    const double z1 = q[15] + q[14];
    double z2, z3;
    double s13, c13;
    double s15, c15;
    double s14, c14;
    rbgen_sincos4(z1, &z2, &z3, q[13], &s13, &c13, q[15], &s15, &c15, q[14], &s14, &c14);
    const double z4 = 2.0*q[3];
    const double z5 = q[4]*z4;
    const double z6 = 2.0*q[5];
    const double z7 = q[6]*z6;
    const double z8 = 2.0*q[4];
    const double z9 = q[4]*z8;
    const double z10 = q[5]*z6 - 1.0;
    const double z11 = q[3]*z6;
    const double z12 = q[6]*z8;
    const double z13 = q[3]*z4;
    const double z14 = q[4]*z6;
    const double z15 = z4*q[6];
    const double neg_R1_xx = z9 + z10;
    const double R1_xy = z5 - z7;
    const double R1_xz = z11 + z12;
    const double R1_yx = z5 + z7;
    const double neg_R1_yy = z10 + z13;
    const double R1_yz = z14 - z15;
    const double R1_zx = z11 - z12;
    const double R1_zy = z14 + z15;
    const double R1_zz = 1.0 - (z9 + z13);

    /* tool seen from link 14 */
    const double z16 = 0.2*c15 + 0.2;

    /* tool seen from link 13 */
    const double z17 = 0.2*s15;
    const double z18 = z16*c14 - s14*z17;

    /* tool seen from link 6 */
    const double z19 = z2*s13;
    const double z20 = z2*c13;
    const double z21 = z16*s14 + z17*c14 + 0.18;
    const double z22 = 0.08*c13 + s13*z18 + 0.05;
    const double z23 = c13*z18 - 0.08*s13;

    /* tool seen from link 0 */
    const double z24 = z19*R1_xy - R1_xz*z20 - z3*neg_R1_xx;
    const double z25 = R1_xy*c13 + s13*R1_xz;
    const double z26 = s13*R1_zz + c13*R1_zy;
    const double z27 = z20*R1_yz + z19*neg_R1_yy - z3*R1_yx;
    const double z28 = c13*neg_R1_yy - s13*R1_yz;
    const double z29 = z3*R1_zx + z19*R1_zy - z20*R1_zz;

    R[0] = z24;
    R[1] = z25;
    R[2] = z28*z29 - z26*z27;
    R[3] = -z27;
    R[4] = -z28;
    R[5] = z25*z29 - z24*z26;
    R[6] = z29;
    R[7] = z26;
    R[8] = z25*z27 - z24*z28;
    p[0] = neg_R1_xx*z21 + (q[0] + R1_xy*z22 - R1_xz*z23);
    p[1] = q[1] - (R1_yz*z23 + neg_R1_yy*z22 + R1_yx*z21);
    p[2] = R1_zy*z22 - R1_zx*z21 - R1_zz*z23 + q[2];
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
    const double R1_zz = 1.0 - (z2 + z10);
    const double z13 = q[15] + q[14];
    double s13, c13;
    double z14, z15;
    double s14, c14;
    rbgen_sincos3(q[13], &s13, &c13, z13, &z14, &z15, q[14], &s14, &c14);

    /* frame 13 */
    const double z16 = neg_R1_yy*c13 - R1_yz*s13;
    const double z17 = c13*R1_yz + neg_R1_yy*s13;
    const double z18 = 0.18*R1_yx + 0.05*neg_R1_yy - q[1];
    const double z19 = s13*R1_zy - c13*R1_zz;
    const double z20 = s13*R1_zz + c13*R1_zy;
    const double z21 = 0.18*R1_zx - 0.05*R1_zy - q[2];
    const double z22 = R1_xz*c13 - R1_xy*s13;
    const double z23 = q[0] + (0.18*neg_R1_xx + 0.05*R1_xy);
    const double z24 = R1_xz*s13 + R1_xy*c13;

    /* Jacobian */
    const double z25 = 0.2*z14;
    const double z26 = 0.2*z15;
    const double z27 = 0.08*z16 + z25*R1_yx + z26*z17;
    const double z28 = 0.2*c14;
    const double z29 = 0.2*s14;
    const double z30 = z27 + (z18 + (z17*z28 + R1_yx*z29));
    const double z31 = q[1] + z30;
    const double z32 = R1_zx*z25 - z26*z19 - 0.08*z20;
    const double z33 = z32 + (R1_zx*z29 - z28*z19 + z21);
    const double z34 = q[2] + z33;
    const double z35 = z18 - z30;
    const double z36 = z21 - z33;
    const double z37 = neg_R1_xx*z25 + (0.08*z24 - z26*z22);
    const double z38 = z28*z22 - neg_R1_xx*z29 - z23 - z37;
    const double z39 = q[0] + z38;
    const double z40 = z23 + z38;

    J[0] = -neg_R1_xx;
    J[1] = R1_xy;
    J[2] = R1_xz;
    J[3] = R1_zx*z31 - R1_yx*z34;
    J[4] = z31*R1_zy + neg_R1_yy*z34;
    J[5] = z31*R1_zz - R1_yz*z34;
    J[6] = 0.0;
    J[7] = 0.0;
    J[8] = 0.0;
    J[9] = 0.0;
    J[10] = 0.0;
    J[11] = 0.0;
    J[12] = R1_yx*z36 - R1_zx*z35;
    J[13] = -(z20*z35 + z16*z36);
    J[14] = z27*z20 + z16*z32;
    J[15] = 0.0;
    J[16] = 0.0;
    J[17] = 0.0;
    J[18] = R1_yx;
    J[19] = -neg_R1_yy;
    J[20] = R1_yz;
    J[21] = -(neg_R1_xx*z34 + R1_zx*z39);
    J[22] = R1_xy*z34 - R1_zy*z39;
    J[23] = R1_xz*z34 - R1_zz*z39;
    J[24] = 0.0;
    J[25] = 0.0;
    J[26] = 0.0;
    J[27] = 0.0;
    J[28] = 0.0;
    J[29] = 0.0;
    J[30] = neg_R1_xx*z36 - R1_zx*z40;
    J[31] = -(z20*z40 + z36*z24);
    J[32] = z20*z37 + z32*z24;
    J[33] = 0.0;
    J[34] = 0.0;
    J[35] = 0.0;
    J[36] = R1_zx;
    J[37] = R1_zy;
    J[38] = R1_zz;
    J[39] = R1_yx*z39 + neg_R1_xx*z31;
    J[40] = -(R1_xy*z31 + neg_R1_yy*z39);
    J[41] = R1_yz*z39 - R1_xz*z31;
    J[42] = 0.0;
    J[43] = 0.0;
    J[44] = 0.0;
    J[45] = 0.0;
    J[46] = 0.0;
    J[47] = 0.0;
    J[48] = R1_yx*z40 - neg_R1_xx*z35;
    J[49] = z35*z24 - z16*z40;
    J[50] = z16*z37 - z27*z24;
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
    J[67] = z24;
    J[68] = z24;
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
    J[85] = -z16;
    J[86] = -z16;
    J[87] = 0.0;
    J[88] = 0.0;
    J[89] = 0.0;
    J[90] = 0.0;
    J[91] = 0.0;
    J[92] = 0.0;
    J[93] = R1_zx;
    J[94] = R1_zy;
    J[95] = R1_zz;
    J[96] = 0.0;
    J[97] = 0.0;
    J[98] = 0.0;
    J[99] = 0.0;
    J[100] = 0.0;
    J[101] = 0.0;
    J[102] = R1_zx;
    J[103] = z20;
    J[104] = z20;
    J[105] = 0.0;
    J[106] = 0.0;
    J[107] = 0.0;
}
