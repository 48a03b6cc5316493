/* glider: robot dynamics as straight-line C, by rbgen 0.2.0
 *
 * joints   6: PPPRRR
 * source   made up: the body of a small aircraft, symmetric about its xz plane, nothing but a
 *          free body
 * model    98b71ea2f11a0bde
 * command  rbgen emit glider
 *
 * Operations of each call: multiplications M, additions and subtractions A, divisions and square
 * roots D, pairs of sine and cosine.
 *
 *   function                  algorithm            M      A    D  sin/cos
 *   inverse_dynamics          best                 42     36    0        0
 *   inertia_matrix            best                  0      0    0        0
 *   bias                      best                 38     26    0        0
 *   gravity                   best                 13      5    0        0
 *   forward_dynamics          best                 51     43    0        0
 *   forward_kinematics        best: tool           15     14    0        0
 *   jacobian                  best: frames         27     17    0        0
 *   inertia_solve             best                 17     12    0        0
 *   energy                    best: links          21     16    0        0
 *   position_rates            best: quaternions    36     25    0        0
 *   integrate                 best: exponential    68     48    2        1
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
 *   position_rates            q [rad (m)], qd [rad/s (m/s)] -> dq_dt [rad (m; 1 of a quaternion)]
 *   integrate                 q [rad (m)], step [rad (m)] -> q_next [rad (m; 1 of a quaternion)]
 *
 * Names of intermediates, here those of joint or link 1, components in the link's axes; neg_w1_x
 * is -w1_x; w1_x_scaled is w1_x times a constant:
 *
 *   wd1_x   angular acceleration of the link
 *   a1_x    acceleration of the link's origin, less gravity's
 *   U1_xx   wd~ + w~ w~, where w~ r = w x r: makes of a vector in the link its second derivative
 *   f1_x    force that the link and all beyond it take
 *   n1_x    moment that the link and all beyond it take
 *   phi1    what the bias leaves of tau
 *   u1      what is left of phi, or of tau, to accelerate the joint alone
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

#define GLIDER_DOF 6
#define GLIDER_POSITIONS 7

#ifdef __cplusplus
extern "C" {
#endif

/* joint torques (forces) for the motion */
void glider_inverse_dynamics(const double q[7], const double qd[6], const double qdd[6],
                             double tau[6]);
/* symmetric, row-major */
void glider_inertia_matrix(const double q[7], double M[36]);
/* Coriolis, centrifugal, gravity, friction */
void glider_bias(const double q[7], const double qd[6], double b[6]);
/* torques that hold the arm still */
void glider_gravity(const double q[7], double g[6]);
/* accelerations for the torques */
void glider_forward_dynamics(const double q[7], const double qd[6], const double tau[6],
                             double qdd[6]);
/* tool in the world: axes as columns of R, origin p */
void glider_forward_kinematics(const double q[7], double R[9], double p[3]);
/* 6 x n: linear rows, then angular, world axes, at the tool */
void glider_jacobian(const double q[7], double J[36]);
/* M^-1 phi */
void glider_inertia_solve(const double q[7], const double phi[6], double qdd[6]);
/* kinetic, potential (zero at the world's origin) */
void glider_energy(const double q[7], const double qd[6], double e[2]);
/* dq/dt: qd, but for quaternions and the places of free joints */
void glider_position_rates(const double q[7], const double qd[6], double dq_dt[7]);
/* positions after qd = step for a unit of time */
void glider_integrate(const double q[7], const double step[6], double q_next[7]);

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

void glider_inverse_dynamics(const double q[7], const double qd[6], const double qdd[6],
                             double tau[6])
{
    /* joint angles */
    const double z1 = qd[5]*qd[3];
    const double neg_wd5_y = qd[4]*qd[3];
    const double z2 = qd[5]*qd[4];
    const double wd4_z = qdd[3] - z2;

    /* motion of link 1 */
    const double z3 = 19.62*q[3];
    const double z4 = 19.62*q[4];
    const double a1_z = q[5]*z3 + (qdd[0] - qd[5]*qd[1] + qd[4]*qd[2]) - q[6]*z4;

    /* motion of link 2 */
    const double a2_z = qdd[1] - qd[3]*qd[2] + qd[5]*qd[0] + q[5]*z4 + z3*q[6];

    /* motion of link 3 */
    const double neg_a3_z = q[4]*z4 + (q[3]*z3 - (qd[3]*qd[1] + (9.81 - qd[4]*qd[0]) + qdd[2]));

    /* motion of link 4 */
    const double neg_U4_xx = qd[3]*qd[3];

    /* motion of link 5 */
    const double neg_U5_xx = qd[4]*qd[4];

    /* motion of link 6 */
    const double z5 = qd[5]*qd[5];
    const double U6_yx = neg_wd5_y + qdd[5];

    /* forces on link 6 */
    const double f6_x = 13.5*a1_z - (0.27*(z5 + neg_U5_xx) + 0.135*(z1 + qdd[4]));
    const double f6_y = 0.27*U6_yx + 0.135*wd4_z + 13.5*a2_z;
    const double f6_z = 0.135*(neg_U5_xx + neg_U4_xx) + 0.27*(z1 - qdd[4]) - 13.5*neg_a3_z;
    const double z6 = 0.9440500000000001*z1 - 1.13675*qdd[4] - 0.12269999999999999*(z5 - neg_U4_xx)
        + 0.135*a1_z;
    const double n6_x = 0.135*a2_z + (0.12269999999999999*U6_yx + (0.6286500000000002*z2 +
        0.8213499999999999*qdd[3]));
    const double n6_y = 0.27*neg_a3_z - z6;
    const double n6_z = 1.7654*qdd[5] + 0.31539999999999996*neg_wd5_y + 0.12269999999999999*wd4_z +
        0.27*a2_z;

    tau[0] = f6_x;
    tau[1] = f6_y;
    tau[2] = f6_z;
    tau[3] = n6_x;
    tau[4] = n6_y;
    tau[5] = n6_z;
}

void glider_inertia_matrix(const double q[7], double M[36])
{
    (void)q;
    M[0] = 13.5;
    M[1] = 0.0;
    M[2] = 0.0;
    M[3] = 0.0;
    M[4] = -0.135;
    M[5] = 2.341388735133421e-35;
    M[6] = 0.0;
    M[7] = 13.5;
    M[8] = 0.0;
    M[9] = 0.135;
    M[10] = 0.0;
    M[11] = 0.27;
    M[12] = 0.0;
    M[13] = 0.0;
    M[14] = 13.5;
    M[15] = -2.341388735133421e-35;
    M[16] = -0.27;
    M[17] = 0.0;
    M[18] = 0.0;
    M[19] = 0.135;
    M[20] = -2.341388735133421e-35;
    M[21] = 0.8213499999999999;
    M[22] = 2.73508891504104e-35;
    M[23] = 0.12269999999999999;
    M[24] = -0.135;
    M[25] = 0.0;
    M[26] = -0.27;
    M[27] = 2.73508891504104e-35;
    M[28] = 1.13675;
    M[29] = -1.064031102966188e-35;
    M[30] = 2.341388735133421e-35;
    M[31] = 0.27;
    M[32] = 0.0;
    M[33] = 0.12269999999999999;
    M[34] = -1.064031102966188e-35;
    M[35] = 1.7654;
}

void glider_bias(const double q[7], const double qd[6], double b[6])
{
    /* joint angles */
    const double neg_wd4_z = qd[5]*qd[4];

    /* motion of link 1 */
    const double z1 = 19.62*q[3];
    const double z2 = 19.62*q[4];
    const double neg_a1_z = qd[5]*qd[1] - qd[4]*qd[2] - q[5]*z1 + q[6]*z2;

    /* motion of link 2 */
    const double a2_z = q[5]*z2 + (qd[5]*qd[0] - qd[3]*qd[2]) + z1*q[6];

    /* motion of link 3 */
    const double neg_a3_z = q[4]*z2 + (q[3]*z1 - (qd[3]*qd[1] + (9.81 - qd[4]*qd[0])));

    /* motion of link 4 */
    const double neg_U4_xx = qd[3]*qd[3];

    /* motion of link 5 */
    const double neg_U5_xx = qd[4]*qd[4];

    /* motion of link 6 */
    const double z3 = qd[5]*qd[5];

    /* forces on link 6 */
    const double z4 = 0.27*qd[3];
    const double z5 = z4*qd[5];
    const double z6 = z4*qd[4];
    const double neg_f6_x = 0.5*z5 + 0.27*(z3 + neg_U5_xx) + 13.5*neg_a1_z;
    const double f6_y = z6 - 0.135*neg_wd4_z + 13.5*a2_z;
    const double f6_z = z5 + 0.135*(neg_U5_xx + neg_U4_xx) - 13.5*neg_a3_z;
    const double n6_x = 0.135*a2_z + (0.6286500000000002*neg_wd4_z + 0.45444444444444443*z6);
    const double n6_y = 0.27*neg_a3_z + (0.135*neg_a1_z + (0.12269999999999999*(z3 - neg_U4_xx) -
        3.4964814814814815*z5));
    const double n6_z = 0.27*a2_z + (1.168148148148148*z6 - 0.12269999999999999*neg_wd4_z);

    b[0] = -neg_f6_x;
    b[1] = f6_y;
    b[2] = f6_z;
    b[3] = n6_x;
    b[4] = n6_y;
    b[5] = n6_z;
}

void glider_gravity(const double q[7], double g[6])
{
    /* joint angles */
    const double z1 = 2.6487000000000003*q[4];
    const double z2 = 2.6487000000000003*q[3];
    const double R1_zx_scaled = z2*q[5] - q[6]*z1;
    const double R1_zy_scaled = z1*q[5] + q[6]*z2;
    const double neg_R1_zz_scaled = q[4]*q[4] + (q[3]*q[3] - 0.5);

    /* forces on link 6 */
    const double n6_y = 5.2974000000000006*neg_R1_zz_scaled - R1_zx_scaled;

    g[0] = 100.0*R1_zx_scaled;
    g[1] = 100.0*R1_zy_scaled;
    g[2] = -264.87*neg_R1_zz_scaled;
    g[3] = R1_zy_scaled;
    g[4] = n6_y;
    g[5] = 2.0*R1_zy_scaled;
}

void glider_forward_dynamics(const double q[7], const double qd[6], const double tau[6],
                             double qdd[6])
{
    /* joint angles */
    const double neg_wd5_y = qd[4]*qd[3];
    const double wd5_z = qd[3]*qd[5];
    const double neg_wd4_z = qd[4]*qd[5];

    /* motion of link 1 */
    const double z1 = 19.62*q[4];
    const double z2 = 19.62*q[3];
    const double neg_a1_z = qd[5]*qd[1] - qd[4]*qd[2] - z2*q[5] + z1*q[6];

    /* motion of link 2 */
    const double a2_z = z1*q[5] + (qd[5]*qd[0] - qd[3]*qd[2]) + z2*q[6];

    /* motion of link 3 */
    const double neg_a3_z = q[4]*z1 + (q[3]*z2 - (qd[3]*qd[1] + (9.81 - qd[4]*qd[0])));

    /* motion of link 4 */
    const double neg_U4_xx = qd[3]*qd[3];

    /* motion of link 5 */
    const double neg_U5_xx = qd[4]*qd[4];

    /* motion of link 6 */
    const double z3 = qd[5]*qd[5];

    /* forces on link 1 */
    const double z4 = 0.5*neg_a1_z + (0.45444444444444443*(z3 - neg_U4_xx) -
        (3.4964814814814815*wd5_z + 3.7037037037037037*tau[4]));
    const double neg_phi5_scaled = neg_a3_z + z4;
    const double z5 = 1.1002444987775062*a2_z;
    const double z6 = 0.5*neg_wd4_z;
    const double phi6_scaled = 4.074979625101875*tau[5] - 1.285248573757131*neg_wd5_y + z6 - z5;

    /* articulated body 4 */
    const double z7 = 0.1390053245723349*phi6_scaled;
    const double z8 = z7 + neg_wd5_y;
    const double neg_u4_scaled = z5 + (5.123471882640588*neg_wd4_z - 8.14995925020375*tau[3]) + z8;

    /* articulated body 3 */
    const double z9 = 0.23751924345722458*neg_phi5_scaled;
    const double neg_u3_scaled = 0.5*(neg_U5_xx + neg_U4_xx) + (wd5_z - 3.7037037037037037*tau[2]) -
        50.0*neg_a3_z + z9;

    /* articulated body 2 */
    const double u2_scaled = 0.06498596472644458*neg_u4_scaled + (z6 + 3.7037037037037037*tau[1] -
        50.0*a2_z - z8);

    /* articulated body 1 */
    const double z10 = z9 - (100.0*neg_a1_z + (wd5_z + 7.407407407407407*tau[0] + 2.0*(neg_U5_xx +
        z3)));
    const double neg_u1_scaled = 0.004773058735139436*neg_u3_scaled + z10;

    /* acceleration of link 3 */
    const double z11 = 0.0011890150269262434*neg_u1_scaled;
    const double neg_qdd3_scaled = neg_u3_scaled + z11;

    /* acceleration of link 4 */
    const double neg_qdd4_scaled = 0.010491812989387828*neg_u4_scaled +
        0.00019963530656665117*u2_scaled;

    /* acceleration of link 5 */
    const double neg_qdd5 = 0.004773058735139436*neg_qdd3_scaled + (z9 + z11);

    /* acceleration of link 6 */
    const double qdd6 = neg_qdd4_scaled + (z7 - 0.003071975732098566*u2_scaled);

    qdd[0] = -0.010011946902654868*neg_u1_scaled;
    qdd[1] = 0.020086170212765958*u2_scaled;
    qdd[2] = -0.02009546117470279*neg_qdd3_scaled;
    qdd[3] = -14.387938060309699*neg_qdd4_scaled;
    qdd[4] = -neg_qdd5;
    qdd[5] = qdd6;
}

void glider_forward_kinematics(const double q[7], double R[9], double p[3])
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

    R[0] = -neg_R1_xx;
    R[1] = R1_xy;
    R[2] = R1_xz;
    R[3] = R1_yx;
    R[4] = -neg_R1_yy;
    R[5] = R1_yz;
    R[6] = R1_zx;
    R[7] = R1_zy;
    R[8] = -neg_R1_zz;
    p[0] = q[0] - 0.6*neg_R1_xx;
    p[1] = 0.6*R1_yx + q[1];
    p[2] = 0.6*R1_zx + q[2];
}

void glider_jacobian(const double q[7], double J[36])
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

    /* Jacobian */
    const double z13 = 0.6*R1_yx;
    const double z14 = 0.6*R1_zx;
    const double z15 = 0.6*neg_R1_xx;

    J[0] = -neg_R1_xx;
    J[1] = R1_xy;
    J[2] = R1_xz;
    J[3] = 0.0;
    J[4] = -(R1_zy*z13 + z14*neg_R1_yy);
    J[5] = z14*R1_yz + z13*neg_R1_zz;
    J[6] = R1_yx;
    J[7] = -neg_R1_yy;
    J[8] = R1_yz;
    J[9] = 0.0;
    J[10] = -(R1_zy*z15 + R1_xy*z14);
    J[11] = neg_R1_zz*z15 - R1_xz*z14;
    J[12] = R1_zx;
    J[13] = R1_zy;
    J[14] = -neg_R1_zz;
    J[15] = 0.0;
    J[16] = R1_xy*z13 - neg_R1_yy*z15;
    J[17] = R1_xz*z13 + R1_yz*z15;
    J[18] = 0.0;
    J[19] = 0.0;
    J[20] = 0.0;
    J[21] = -neg_R1_xx;
    J[22] = R1_xy;
    J[23] = R1_xz;
    J[24] = 0.0;
    J[25] = 0.0;
    J[26] = 0.0;
    J[27] = R1_yx;
    J[28] = -neg_R1_yy;
    J[29] = R1_yz;
    J[30] = 0.0;
    J[31] = 0.0;
    J[32] = 0.0;
    J[33] = R1_zx;
    J[34] = R1_zy;
    J[35] = -neg_R1_zz;
}

void glider_inertia_solve(const double q[7], const double phi[6], double qdd[6])
{
    (void)q;
    /* articulated body 4 */
    const double u4 = phi[3] - 0.06950266228616744*phi[5];

    /* articulated body 3 */
    const double u3_scaled = phi[4] + 4.210185185185185*phi[2];

    /* articulated body 2 */
    const double u2_scaled = 0.011377687896661355*phi[1] - 0.0017401018081446506*phi[5] -
        0.00162701961342014*u4;

    /* articulated body 1 */
    const double z1 = 0.8797009016934243*phi[4];
    const double z2 = 0.004198864073137837*u3_scaled;
    const double u1_scaled = 7.407407407407407*phi[0] + z1 + z2;

    /* acceleration of link 3 */
    const double qdd3_scaled = z2 + 5.675238560482358e-06*u1_scaled;

    /* acceleration of link 4 */
    const double qdd4_scaled = u4 - 0.76*u2_scaled;

    /* acceleration of link 5 */
    const double qdd5 = qdd3_scaled + (z1 + 0.0011890150269262434*u1_scaled);

    /* acceleration of link 6 */
    const double qdd6 = 0.5664438654129376*phi[5] - u2_scaled - 0.08550784832426918*qdd4_scaled;

    qdd[0] = 0.010011946902654868*u1_scaled;
    qdd[1] = 6.538518518518519*u2_scaled;
    qdd[2] = 4.210185185185185*qdd3_scaled;
    qdd[3] = 1.2302816253599413*qdd4_scaled;
    qdd[4] = qdd5;
    qdd[5] = qdd6;
}

void glider_energy(const double q[7], const double qd[6], double e[2])
{
    /* link 6 */
    const double z1 = 0.14634146341463414*qd[5];
    const double z2 = 0.41*(qd[3]*(qd[3] + z1) + z1*(qd[3] + 14.666666666666668*qd[5])) +
        0.565*(qd[4]*qd[4]);
    const double z3 = qd[2] - 0.02*qd[4];
    const double z4 = qd[0] - 0.01*qd[4];
    const double z5 = 0.02*qd[5] + qd[1] + 0.01*qd[3];
    const double z6 = 2.6487000000000003*(q[4]*(q[4] - 2.0*q[6]) + q[3]*(q[3] + 2.0*q[5]));

    e[0] = z2 + 6.75*(z3*z3 + z4*z4 + z5*z5);
    e[1] = 132.435*q[2] - 1.3243500000000001 + z6;
}

void glider_position_rates(const double q[7], const double qd[6], double dq_dt[7])
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
}

void glider_integrate(const double q[7], const double step[6], double q_next[7])
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
}
