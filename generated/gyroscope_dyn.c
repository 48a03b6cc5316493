/* gyroscope: robot dynamics as straight-line C, by rbgen 0.2.0
 *
 * joints   5: RRRRR
 * source   made up: a spinning top on a ball joint, carried by a pendulum on a universal joint
 * model    225442d8a5f7f1e7
 * command  rbgen emit gyroscope
 *
 * Operations of each call: multiplications M, additions and subtractions A, divisions and square
 * roots D, pairs of sine and cosine.
 *
 *   function                  algorithm            M      A    D  sin/cos
 *   inverse_dynamics          best                 93     74    0        2
 *   inertia_matrix            best                 63     41    0        1
 *   bias                      best                 86     61    0        2
 *   gravity                   best                 31     17    0        2
 *   forward_dynamics          best                112     87    2        2
 *   forward_kinematics        best: tool-cross     38     19    0        2
 *   jacobian                  best: frames         46     27    0        2
 *   inertia_solve             best                 58     43    2        1
 *   energy                    best: links          54     37    0        2
 *   position_rates            best: quaternions    15      8    0        0
 *   integrate                 best: exponential    24     17    2        1
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
 *   position_rates            q [rad], qd [rad/s] -> dq_dt [rad]
 *   integrate                 q [rad], step [rad] -> q_next [rad]
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
 *   n1_x    moment that the link and all beyond it take
 *   S1_xx   second moments of the same mass, the integrals of r r^T
 *   I1_xx   articulated body: moment by angular acceleration
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

#define GYROSCOPE_DOF 5
#define GYROSCOPE_POSITIONS 6

#ifdef __cplusplus
extern "C" {
#endif

/* joint torques (forces) for the motion */
void gyroscope_inverse_dynamics(const double q[6], const double qd[5], const double qdd[5],
                                double tau[5]);
/* symmetric, row-major */
void gyroscope_inertia_matrix(const double q[6], double M[25]);
/* Coriolis, centrifugal, gravity, friction */
void gyroscope_bias(const double q[6], const double qd[5], double b[5]);
/* torques that hold the arm still */
void gyroscope_gravity(const double q[6], double g[5]);
/* accelerations for the torques */
void gyroscope_forward_dynamics(const double q[6], const double qd[5], const double tau[5],
                                double qdd[5]);
/* tool in the world: axes as columns of R, origin p */
void gyroscope_forward_kinematics(const double q[6], double R[9], double p[3]);
/* 6 x n: linear rows, then angular, world axes, at the tool */
void gyroscope_jacobian(const double q[6], double J[30]);
/* M^-1 phi */
void gyroscope_inertia_solve(const double q[6], const double phi[5], double qdd[5]);
/* kinetic, potential (zero at the world's origin) */
void gyroscope_energy(const double q[6], const double qd[5], double e[2]);
/* dq/dt: qd, but for quaternions and the places of free joints */
void gyroscope_position_rates(const double q[6], const double qd[5], double dq_dt[6]);
/* positions after qd = step for a unit of time */
void gyroscope_integrate(const double q[6], const double step[5], double q_next[6]);

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

void gyroscope_inverse_dynamics(const double q[6], const double qd[5], const double qdd[5],
                                double tau[5])
{
    /* joint angles */
    double s1, c1;
    double s2, c2;
    rbgen_sincos2(q[0], &s1, &c1, q[1], &s2, &c2);
    const double z1 = 2.0*q[3];
    const double z2 = q[2]*z1;
    const double z3 = 2.0*q[4];
    const double z4 = q[5]*z3;
    const double z5 = q[4]*z3;
    const double z6 = q[3]*z1 - 1.0;
    const double z7 = q[2]*z3;
    const double z8 = z1*q[5];
    const double z9 = 2.0*q[2];
    const double z10 = q[2]*z9;
    const double z11 = z1*q[4];
    const double z12 = q[5]*z9;
    const double neg_R3_xx = z5 + z6;
    const double R3_xy = z2 - z4;
    const double R3_xz = z7 + z8;
    const double R3_yx = z2 + z4;
    const double neg_R3_yy = z5 + (z10 - 1.0);
    const double R3_yz = z11 - z12;
    const double R3_zx = z7 - z8;
    const double R3_zy = z11 + z12;
    const double neg_R3_zz = z10 + z6;

    /* motion of link 2 */
    const double neg_w2_x = s2*qd[0];
    const double neg_w2_y = c2*qd[0];
    const double z13 = qd[1]*neg_w2_x;
    const double neg_U2_xz = c2*qdd[0];
    const double U2_yx = qdd[1] + neg_w2_y*neg_w2_x;
    const double U2_yz = s2*qdd[0];
    const double neg_wd2_x = neg_w2_y*qd[1] + U2_yz;
    const double wd2_y = z13 - neg_U2_xz;
    const double neg_U2_zx = z13 + wd2_y;

    /* motion of link 3 */
    const double w3_x = qd[1]*R3_yz + neg_w2_y*R3_xz - neg_w2_x*neg_R3_zz;
    const double neg_w3_y = neg_w2_y*R3_xy - neg_R3_yy*qd[1] + R3_zy*neg_w2_x;
    const double w3_z = neg_w2_x*R3_zx + (qd[1]*R3_yx + qd[2] - neg_w2_y*neg_R3_xx);
    const double z14 = 19.62*c1;
    const double z15 = s2*z14;

    /* motion of link 4 */
    const double w4_z = neg_w3_y + qd[3];
    const double neg_U4_yy = w4_z*w4_z + w3_z*w3_z;

    /* motion of link 5 */
    const double z16 = wd2_y*neg_R3_xx + (qdd[1]*R3_yx + qdd[2]) + R3_zx*neg_wd2_x - qd[3]*w3_x;
    const double z17 = qd[4]*w3_z + (R3_xy*wd2_y - (R3_zy*neg_wd2_x + (qdd[3] - neg_R3_yy*qdd[1])));
    const double w5_z = qd[4] + w3_x;
    const double z18 = neg_w3_y*qd[2] + (neg_wd2_x*neg_R3_zz + (wd2_y*R3_xz - (qdd[1]*R3_yz +
        qdd[4])));
    const double wd5_x = qd[4]*neg_w3_y + z16;
    const double wd5_y = w5_z*qd[2] - z17;
    const double wd5_z = qd[3]*(w3_z - qd[2]) - z18;
    const double z19 = w4_z*w5_z;
    const double z20 = w5_z*w3_z;
    const double U5_xz = wd5_y + z20;
    const double U5_yz = z19 - wd5_x;

    /* forces on link 5 */
    const double z21 = 0.0075*(qd[1]*qd[1] + neg_w2_y*neg_w2_y + c2*z14);
    const double z22 = 0.0075*(U2_yx + z15);
    const double z23 = 0.14715*(0.0509683995922528*neg_U2_zx - s1);
    const double n5_x = 0.0012*wd5_x + (R3_zy*z21 - R3_xy*z22 - 0.0007999999999999999*z19 +
        neg_R3_yy*z23);
    const double n5_y = 0.0007999999999999999*z20 - (neg_R3_xx*z22 + R3_zx*z21) + R3_yx*z23 +
        0.0012*wd5_y;

    /* forces on link 3 */
    const double z24 = 0.0004*wd5_z;
    const double neg_n2_x = R3_zx*n5_x + (R3_zy*n5_y - neg_R3_zz*z24);

    /* forces on link 2 */
    const double z25 = 0.0075*neg_U4_yy;
    const double z26 = 0.0075*U5_yz;
    const double z27 = R3_xz*z24 + (R3_yz*z25 - (0.0953*neg_U2_zx - 2.20725*s1)) + neg_R3_yy*z26;
    const double z28 = 0.0075*U5_xz;
    const double z29 = R3_yz*z24 + (0.0002*qdd[1] + 0.1125*z15 + 0.0953*U2_yx - R3_xz*z25);
    const double n2_y = neg_R3_xx*n5_x + (R3_yx*z28 - z27) - R3_xy*n5_y;
    const double n2_z = R3_yx*n5_x - (neg_R3_yy*n5_y + (neg_R3_xx*z28 - (z29 + R3_xy*z26)));

    /* forces on link 1 */
    const double n1_z = 0.0002*qdd[0] + s2*neg_n2_x - c2*n2_y;

    tau[0] = n1_z;
    tau[1] = n2_z;
    tau[2] = n5_x;
    tau[3] = n5_y;
    tau[4] = z24;
}

void gyroscope_inertia_matrix(const double q[6], double M[25])
{
    /* joint angles */
    const double z1 = 2.0*q[2];
    const double z2 = z1*q[4];
    const double z3 = 2.0*q[3];
    const double z4 = q[5]*z3;
    const double z5 = q[3]*z3;
    const double z6 = 2.0*q[4];
    const double z7 = q[4]*z6 - 1.0;
    const double z8 = q[5]*z6;
    const double z9 = z1*q[3];
    const double z10 = q[2]*z1;
    const double z11 = z1*q[5];
    const double z12 = q[3]*z6;
    const double neg_R3_xx = z5 + z7;
    const double R3_xy = z9 - z8;
    const double R3_xz = z2 + z4;
    const double R3_yx = z8 + z9;
    const double neg_R3_yy = z10 + z7;
    const double R3_yz = z12 - z11;
    const double R3_zx = z2 - z4;
    const double R3_zy = z11 + z12;
    const double neg_R3_zz = z5 + (z10 - 1.0);
    double s2, c2;
    rbgen_sincos(q[1], &s2, &c2);

    /* column 4 */
    const double z13 = 0.0012*neg_R3_yy + 0.0075*neg_R3_xx;

    /* composite body 3 */
    const double z14 = 0.0002*R3_zx;
    const double z15 = 0.0002*R3_zy;
    const double z16 = 0.0009999999999999998*neg_R3_zz;
    const double z17 = R3_zx*z14 + (0.0953 - 0.015*neg_R3_zz) + R3_zy*z15 + neg_R3_zz*z16;
    const double z18 = 0.0009999999999999998*R3_xz;
    const double z19 = 0.0002*neg_R3_xx;
    const double z20 = 0.0002*R3_xy;
    const double S2_xy = 0.0075*R3_xz - z14*neg_R3_xx - neg_R3_zz*z18 + z15*R3_xy;
    const double S2_xz = z15*neg_R3_yy - (0.0075*R3_yz + z14*R3_yx) + z16*R3_yz;
    const double S2_yz = R3_yx*z19 + (neg_R3_yy*z20 - R3_yz*z18);
    const double z21 = R3_xy*z20 + R3_xz*z18 + neg_R3_xx*z19;

    /* composite body 2 */
    const double z22 = z17 + 0.0002;
    const double z23 = z22 + (0.0002*(R3_yx*R3_yx + neg_R3_yy*neg_R3_yy) +
        0.0009999999999999998*(R3_yz*R3_yz));
    const double S1_yz = s2*S2_xz + c2*S2_yz;

    /* column 1 */
    const double z24 = 0.0012*(c2*(neg_R3_xx + 6.25*neg_R3_yy) - R3_zx*s2);
    const double z25 = 0.0012*(R3_zy*s2 - c2*(6.25*R3_yx - R3_xy));
    const double z26 = 0.0004*(neg_R3_zz*s2 - R3_xz*c2);
    const double z27 = 0.0012*(R3_yx - 6.25*R3_xy);
    const double z28 = 0.0004*R3_yz;

    M[0] = z23 - s2*(2.0*S2_xy*c2 + s2*(z17 - z21));
    M[1] = S1_yz;
    M[2] = -z24;
    M[3] = z25;
    M[4] = -z26;
    M[5] = S1_yz;
    M[6] = z22 + z21;
    M[7] = z27;
    M[8] = -z13;
    M[9] = z28;
    M[10] = -z24;
    M[11] = z27;
    M[12] = 0.0012;
    M[13] = 0.0;
    M[14] = 0.0;
    M[15] = z25;
    M[16] = -z13;
    M[17] = 0.0;
    M[18] = 0.0012;
    M[19] = 0.0;
    M[20] = -z26;
    M[21] = z28;
    M[22] = 0.0;
    M[23] = 0.0;
    M[24] = 0.0004;
}

void gyroscope_bias(const double q[6], const double qd[5], double b[5])
{
    /* joint angles */
    double s1, c1;
    double s2, c2;
    rbgen_sincos2(q[0], &s1, &c1, q[1], &s2, &c2);
    const double z1 = 2.0*q[2];
    const double z2 = z1*q[4];
    const double z3 = 2.0*q[3];
    const double z4 = q[5]*z3;
    const double z5 = 2.0*q[4];
    const double z6 = q[4]*z5;
    const double z7 = q[3]*z3 - 1.0;
    const double z8 = q[5]*z5;
    const double z9 = z1*q[3];
    const double z10 = q[2]*z1;
    const double z11 = q[4]*z3;
    const double z12 = z1*q[5];
    const double neg_R3_xx = z6 + z7;
    const double R3_xy = z9 - z8;
    const double R3_xz = z2 + z4;
    const double R3_yx = z8 + z9;
    const double neg_R3_yy = z6 + (z10 - 1.0);
    const double R3_yz = z11 - z12;
    const double R3_zx = z2 - z4;
    const double R3_zy = z11 + z12;
    const double neg_R3_zz = z10 + z7;

    /* motion of link 2 */
    const double neg_w2_x = s2*qd[0];
    const double neg_w2_y = c2*qd[0];
    const double neg_wd2_x = neg_w2_y*qd[1];
    const double wd2_y = qd[1]*neg_w2_x;
    const double U2_xy = neg_w2_y*neg_w2_x;

    /* motion of link 3 */
    const double z13 = R3_zx*neg_w2_x + qd[1]*R3_yx - neg_w2_y*neg_R3_xx;
    const double w3_x = qd[1]*R3_yz + neg_w2_y*R3_xz - neg_w2_x*neg_R3_zz;
    const double w3_y = neg_R3_yy*qd[1] - R3_xy*neg_w2_y - R3_zy*neg_w2_x;
    const double w3_z = qd[2] + z13;
    const double z14 = 0.14715*c1;
    const double z15 = 0.0075*(qd[1]*qd[1] + neg_w2_y*neg_w2_y) + c2*z14;
    const double z16 = s2*z14;
    const double z17 = z16 + 0.0075*U2_xy;

    /* motion of link 4 */
    const double w4_z = qd[3] - w3_y;
    const double neg_U4_yy = w3_z*w3_z + w4_z*w4_z;

    /* motion of link 5 */
    const double w5_z = qd[4] + w3_x;
    const double neg_wd5_x = qd[4]*w3_y + (qd[3]*w3_x - (wd2_y*neg_R3_xx + R3_zx*neg_wd2_x));
    const double wd5_y = w5_z*qd[2] - (qd[4]*w3_z + (R3_xy*wd2_y - R3_zy*neg_wd2_x));
    const double wd5_z = w3_y*qd[2] - (neg_R3_zz*neg_wd2_x + R3_xz*wd2_y) + qd[3]*z13;
    const double z18 = w4_z*w5_z;
    const double z19 = w5_z*w3_z;
    const double U5_xz = z19 + wd5_y;
    const double U5_yz = neg_wd5_x + z18;

    /* forces on link 5 */
    const double z20 = 0.14715*(0.1019367991845056*wd2_y - s1);
    const double neg_n5_x = 0.0012*neg_wd5_x + (0.0007999999999999999*z18 - (R3_zy*z15 +
        (neg_R3_yy*z20 - R3_xy*z17)));
    const double n5_y = 0.0012*wd5_y - (R3_zx*z15 + (neg_R3_xx*z17 - z20*R3_yx) -
        0.0007999999999999999*z19);

    /* forces on link 2 */
    const double z21 = 0.0004*wd5_z;
    const double z22 = 0.0075*U5_yz;
    const double z23 = 0.0075*neg_U4_yy;
    const double z24 = 0.0075*U5_xz;
    const double z25 = neg_R3_yy*z22 + (R3_xz*z21 + (R3_yz*z23 + 2.20725*s1)) - R3_yx*z24;
    const double z26 = 0.0953*U2_xy + 15.000000000000002*z16 + R3_yz*z21 - R3_xz*z23 + R3_xy*z22;
    const double n2_x = R3_zx*neg_n5_x + (0.1906*neg_wd2_x + neg_R3_zz*z21 - R3_zy*n5_y);
    const double neg_n2_y = z25 + R3_xy*n5_y + neg_R3_xx*neg_n5_x;
    const double neg_n2_z = neg_R3_xx*z24 + (neg_n5_x*R3_yx - (z26 - neg_R3_yy*n5_y));
    const double n1_z = c2*neg_n2_y - s2*n2_x;

    b[0] = n1_z;
    b[1] = -neg_n2_z;
    b[2] = -neg_n5_x;
    b[3] = n5_y;
    b[4] = z21;
}

void gyroscope_gravity(const double q[6], double g[5])
{
    /* joint angles */
    double s1, c1;
    double s2, c2;
    rbgen_sincos2(q[0], &s1, &c1, q[1], &s2, &c2);
    const double R3_zy_scaled = q[3]*q[4] + q[5]*q[2];
    const double z1 = q[4]*q[4] - 0.5;
    const double neg_R3_yy_scaled = z1 + q[2]*q[2];
    const double z2 = q[4]*q[5];
    const double z3 = q[3]*q[2];
    const double R3_xy_scaled = z3 - z2;
    const double R3_zx_scaled = q[4]*q[2] - q[3]*q[5];
    const double neg_R3_xx_scaled = z1 + q[3]*q[3];
    const double R3_yx_scaled = z2 + z3;

    /* motion of link 2 */
    const double z4 = c1*c2;
    const double z5 = c1*s2;

    /* motion of link 3 */
    const double a3_y_scaled = s1*neg_R3_yy_scaled + z5*R3_xy_scaled - z4*R3_zy_scaled;
    const double a3_z_scaled = z5*neg_R3_xx_scaled + (z4*R3_zx_scaled + s1*R3_yx_scaled);

    /* forces on link 2 */
    const double z6 = 0.5886*a3_y_scaled;
    const double z7 = 0.5886*a3_z_scaled;
    const double n2_x = z6*R3_zx_scaled + R3_zy_scaled*z7;
    const double n2_y = R3_xy_scaled*z7 - 2.20725*s1 - z6*neg_R3_xx_scaled;
    const double n2_z = neg_R3_yy_scaled*z7 + (2.20725*z5 - z6*R3_yx_scaled);
    const double neg_n1_z = s2*n2_x + c2*n2_y;

    g[0] = -neg_n1_z;
    g[1] = n2_z;
    g[2] = -0.2943*a3_y_scaled;
    g[3] = -0.2943*a3_z_scaled;
    g[4] = 0.0;
}

void gyroscope_forward_dynamics(const double q[6], const double qd[5], const double tau[5],
                                double qdd[5])
{
    /* joint angles */
    double s1, c1;
    double s2, c2;
    rbgen_sincos2(q[0], &s1, &c1, q[1], &s2, &c2);
    const double z1 = 2.0*q[3];
    const double z2 = q[2]*z1;
    const double z3 = 2.0*q[4];
    const double z4 = q[5]*z3;
    const double z5 = q[4]*z3;
    const double z6 = q[3]*z1 - 1.0;
    const double z7 = q[2]*z3;
    const double z8 = z1*q[5];
    const double z9 = 2.0*q[2];
    const double z10 = q[2]*z9;
    const double z11 = q[5]*z9;
    const double z12 = q[3]*z3;
    const double neg_R3_xx = z5 + z6;
    const double R3_xy = z2 - z4;
    const double R3_xz = z7 + z8;
    const double R3_yx = z2 + z4;
    const double neg_R3_yy = z5 + (z10 - 1.0);
    const double R3_yz = z12 - z11;
    const double R3_zx = z7 - z8;
    const double R3_zy = z11 + z12;
    const double neg_R3_zz = z10 + z6;

    /* motion of link 2 */
    const double neg_w2_x = s2*qd[0];
    const double neg_w2_y = c2*qd[0];
    const double neg_wd2_x = qd[1]*neg_w2_y;
    const double wd2_y = qd[1]*neg_w2_x;

    /* motion of link 3 */
    const double z13 = neg_R3_xx*neg_w2_y - (R3_zx*neg_w2_x + R3_yx*qd[1]);
    const double w3_x = neg_w2_y*R3_xz + qd[1]*R3_yz - neg_R3_zz*neg_w2_x;
    const double neg_w3_y = R3_xy*neg_w2_y - neg_R3_yy*qd[1] + R3_zy*neg_w2_x;
    const double w3_z = qd[2] - z13;
    const double z14 = 0.015*wd2_y - 0.14715*s1;
    const double z15 = 0.0075*neg_w2_y;
    const double z16 = 0.14715*c1;
    const double z17 = neg_w2_y*z15 + (c2*z16 + 0.0075*(qd[1]*qd[1]));
    const double z18 = neg_w2_x*z15;
    const double z19 = s2*z16;
    const double z20 = z18 + z19;

    /* motion of link 4 */
    const double w4_z = qd[3] + neg_w3_y;
    const double neg_U4_yy = w3_z*w3_z + w4_z*w4_z;

    /* motion of link 5 */
    const double w5_z = w3_x + qd[4];

    /* articulated body 3 */
    const double I2_yz_scaled = R3_yx*neg_R3_xx + neg_R3_yy*R3_xy;
    const double neg_I2_zz_scaled = R3_xy*R3_xy - 2.037333333333333 + neg_R3_xx*neg_R3_xx;

    /* articulated body 2 */
    const double neg_iD2 = 1.0/neg_I2_zz_scaled;
    const double z21 = I2_yz_scaled*neg_iD2;
    const double z22 = R3_yx*R3_yx - 2.037333333333333 + neg_R3_yy*neg_R3_yy - I2_yz_scaled*z21;
    const double I1_zz_scaled = s2*(s2*(z22 + 0.004266666666666667)) - z22;
    const double z23 = 0.0075*neg_U4_yy;
    const double z24 = 0.0007999999999999999*w5_z;
    const double z25 = w3_z*z24;
    const double z26 = z25 + (R3_yx*z14 - (R3_zx*z17 + (tau[3] + neg_R3_xx*z20)));
    const double z27 = 1.5*z25 - z26;
    const double z28 = w4_z*z24;
    const double z29 = R3_zy*z17 - (tau[2] + R3_xy*z20) + neg_R3_yy*z14 - z28;
    const double z30 = 1.5*z28 + z29;
    const double z31 = 6.25*R3_xy;
    const double z32 = tau[1] - R3_yx*tau[2] - tau[4]*R3_yz + neg_R3_yy*tau[3] -
        15.000000000000002*z19;
    const double z33 = 6.25*neg_R3_xx;
    const double u2 = z32 - 12.706666666666667*z18 + R3_xz*z23 - z30*z31 + z27*z33;

    /* articulated body 1 */
    const double iD1 = 1.0/I1_zz_scaled;
    const double z34 = s2*(0.1906*neg_wd2_x + (tau[4]*neg_R3_zz - (tau[3]*R3_zy + R3_zx*tau[2])));
    const double z35 = tau[4]*R3_xz + R3_xy*tau[3] - neg_R3_xx*tau[2] + 2.20725*s1 + z23*R3_yz;
    const double z36 = 6.25*R3_yx;
    const double z37 = 6.25*neg_R3_yy;
    const double u1 = tau[0] + z34 - c2*(z35 - z27*z36 + z37*z30 + z21*u2);

    /* acceleration of link 1 */
    const double qdd1 = iD1*u1;

    /* acceleration of link 2 */
    const double z38 = 21.333333333333332*qdd1;
    const double z39 = c2*z38;
    const double neg_qdd2 = u2*(21.333333333333332*neg_iD2) + z21*z39;

    /* acceleration of link 3 */
    const double z40 = neg_w3_y*qd[4] + (neg_R3_xx*wd2_y - qd[3]*w3_x) + 833.3333333333334*z29 -
        z39*(neg_R3_xx + z37);
    const double z41 = neg_wd2_x + s2*z38;
    const double neg_qdd3 = z40 + R3_zx*z41 + neg_qdd2*(z31 - R3_yx);

    /* acceleration of link 4 */
    const double z42 = 833.3333333333334*z26 + (qd[2]*w5_z - (w3_z*qd[4] + R3_xy*wd2_y)) +
        z39*(R3_xy - z36);
    const double neg_qdd4 = neg_qdd2*(neg_R3_yy + z33) + (z42 + R3_zy*z41);

    /* acceleration of link 5 */
    const double z43 = qd[2]*neg_w3_y + 2500.0*tau[4] + z13*qd[3] + neg_R3_zz*z41 + R3_xz*(wd2_y -
        z39);
    const double qdd5 = R3_yz*neg_qdd2 + z43;

    qdd[0] = z38;
    qdd[1] = -neg_qdd2;
    qdd[2] = -neg_qdd3;
    qdd[3] = -neg_qdd4;
    qdd[4] = qdd5;
}

void gyroscope_forward_kinematics(const double q[6], double R[9], double p[3])
{
    /* joint angles */
    double s1, c1;
    double s2, c2;
    rbgen_sincos2(q[0], &s1, &c1, q[1], &s2, &c2);
    const double z1 = 2.0*q[3];
    const double z2 = 2.0*q[4];
    const double z3 = q[4]*z2 - 1.0;
    const double z4 = z1*q[2];
    const double z5 = z2*q[5];
    const double z6 = 2.0*q[2];
    const double neg_R3_xx = q[3]*z1 + z3;
    const double R3_xy = z4 - z5;
    const double R3_yx = z4 + z5;
    const double neg_R3_yy = z3 + q[2]*z6;
    const double R3_zx = z2*q[2] - z1*q[5];
    const double R3_zy = q[5]*z6 + q[3]*z2;

    /* tool seen from link 1 */
    const double z7 = c2*neg_R3_xx - s2*R3_zx;
    const double z8 = s2*R3_zy + c2*R3_xy;
    const double z9 = s2*neg_R3_xx + c2*R3_zx;
    const double z10 = s2*R3_xy - c2*R3_zy;

    /* tool seen from link 0 */
    const double z11 = s1*z9 - c1*R3_yx;
    const double z12 = c1*z10 + s1*neg_R3_yy;
    const double z13 = s1*z10 - c1*neg_R3_yy;
    const double z14 = s1*R3_yx + c1*z9;

    /* tool in the world */
    const double z15 = 0.5*c2;

    R[0] = -z7;
    R[1] = z8;
    R[2] = z11*z12 - z13*z14;
    R[3] = -z11;
    R[4] = z13;
    R[5] = z8*z14 - z7*z12;
    R[6] = z14;
    R[7] = -z12;
    R[8] = z8*z11 - z7*z13;
    p[0] = -0.5*s2;
    p[1] = s1*z15;
    p[2] = 1.0 - c1*z15;
}

void gyroscope_jacobian(const double q[6], double J[30])
{
    /* joint angles */
    double s1, c1;
    double s2, c2;
    rbgen_sincos2(q[0], &s1, &c1, q[1], &s2, &c2);
    const double z1 = 2.0*q[4];
    const double z2 = q[2]*z1;
    const double z3 = 2.0*q[3];
    const double z4 = q[5]*z3;
    const double z5 = q[4]*z1;
    const double z6 = q[3]*z3 - 1.0;
    const double z7 = q[2]*z3;
    const double z8 = z1*q[5];
    const double z9 = 2.0*q[2];
    const double z10 = q[2]*z9;
    const double z11 = q[4]*z3;
    const double z12 = q[5]*z9;
    const double neg_R3_xx = z5 + z6;
    const double R3_xy = z7 - z8;
    const double R3_xz = z2 + z4;
    const double R3_yx = z7 + z8;
    const double neg_R3_yy = z10 + (z5 - 1.0);
    const double R3_yz = z11 - z12;
    const double R3_zx = z2 - z4;
    const double R3_zy = z11 + z12;
    const double neg_R3_zz = z6 + z10;

    /* frame 2 */
    const double z13 = c1*c2;
    const double z14 = s1*c2;

    /* Jacobian */
    const double z15 = 0.5*z13;
    const double z16 = 0.5*z14;
    const double z17 = s1*s2;
    const double z18 = c1*s2;

    J[0] = 0.0;
    J[1] = -(c1*z15 + s1*z16);
    J[2] = 0.0;
    J[3] = 0.0;
    J[4] = 0.0;
    J[5] = z15;
    J[6] = -0.5*z17;
    J[7] = 0.0;
    J[8] = 0.0;
    J[9] = 0.0;
    J[10] = z16;
    J[11] = 0.5*z18;
    J[12] = 0.0;
    J[13] = 0.0;
    J[14] = 0.0;
    J[15] = 1.0;
    J[16] = 0.0;
    J[17] = s2*R3_zx - c2*neg_R3_xx;
    J[18] = s2*R3_zy + c2*R3_xy;
    J[19] = c2*R3_xz - s2*neg_R3_zz;
    J[20] = 0.0;
    J[21] = c1;
    J[22] = -(z17*neg_R3_xx + (z14*R3_zx - c1*R3_yx));
    J[23] = z17*R3_xy - c1*neg_R3_yy - z14*R3_zy;
    J[24] = z17*R3_xz + (z14*neg_R3_zz + c1*R3_yz);
    J[25] = 0.0;
    J[26] = s1;
    J[27] = z13*R3_zx + (s1*R3_yx + z18*neg_R3_xx);
    J[28] = z13*R3_zy - (z18*R3_xy + s1*neg_R3_yy);
    J[29] = -(z13*neg_R3_zz + (z18*R3_xz - s1*R3_yz));
}

void gyroscope_inertia_solve(const double q[6], const double phi[5], double qdd[5])
{
    /* joint angles */
    double s2, c2;
    rbgen_sincos(q[1], &s2, &c2);
    const double z1 = 2.0*q[2];
    const double z2 = z1*q[4];
    const double z3 = 2.0*q[3];
    const double z4 = q[5]*z3;
    const double z5 = q[3]*z3 - 1.0;
    const double z6 = 2.0*q[4];
    const double z7 = q[4]*z6;
    const double z8 = q[2]*z3;
    const double z9 = q[5]*z6;
    const double z10 = q[2]*z1;
    const double z11 = q[4]*z3;
    const double z12 = z1*q[5];
    const double neg_R3_xx = z5 + z7;
    const double R3_xy = z8 - z9;
    const double R3_xz = z2 + z4;
    const double R3_yx = z8 + z9;
    const double neg_R3_yy = z7 + (z10 - 1.0);
    const double R3_yz = z11 - z12;
    const double R3_zx = z2 - z4;
    const double R3_zy = z11 + z12;
    const double neg_R3_zz = z10 + z5;

    /* articulated body 3 */
    const double I2_yz_scaled = neg_R3_xx*R3_yx + neg_R3_yy*R3_xy;
    const double I2_zz_scaled = 2.037333333333333 - (R3_xy*R3_xy + neg_R3_xx*neg_R3_xx);

    /* articulated body 2 */
    const double z13 = 6.25*phi[2];
    const double z14 = neg_R3_yy + 0.16*neg_R3_xx;
    const double z15 = R3_xy - 6.25*R3_yx;
    const double iD2 = 1.0/I2_zz_scaled;
    const double z16 = I2_yz_scaled*iD2;
    const double z17 = R3_xy - 0.16*R3_yx;
    const double z18 = neg_R3_yy + 6.25*neg_R3_xx;
    const double u2 = z13*z17 + (phi[1] - phi[4]*R3_yz) + phi[3]*z18;
    const double z19 = c2*(z13*z14 - (phi[3]*z15 + phi[4]*R3_xz) + z16*u2);
    const double z20 = R3_yx*R3_yx - 2.037333333333333 + neg_R3_yy*neg_R3_yy + I2_yz_scaled*z16;
    const double I1_zz_scaled = s2*(s2*(z20 + 0.004266666666666667)) - z20;

    /* articulated body 1 */
    const double u1 = z19 - (s2*(R3_zx*phi[2] + phi[3]*R3_zy - phi[4]*neg_R3_zz) - phi[0]);

    /* acceleration of link 2 */
    const double z21 = u1*(21.333333333333332/I1_zz_scaled);
    const double z22 = c2*z21;
    const double qdd2 = u2*(21.333333333333332*iD2) + z16*z22;
    const double z23 = s2*z21;

    /* acceleration of link 3 */
    const double qdd3 = 6.25*(z14*z22 + z17*qdd2) - (R3_zx*z23 - 833.3333333333334*phi[2]);

    /* acceleration of link 4 */
    const double qdd4 = 833.3333333333334*phi[3] - R3_zy*z23 - z15*z22 + z18*qdd2;

    /* acceleration of link 5 */
    const double qdd5 = neg_R3_zz*z23 - (R3_xz*z22 - 2500.0*phi[4]) - R3_yz*qdd2;

    qdd[0] = z21;
    qdd[1] = qdd2;
    qdd[2] = qdd3;
    qdd[3] = qdd4;
    qdd[4] = qdd5;
}

void gyroscope_energy(const double q[6], const double qd[5], double e[2])
{
    /* joint angles */
    double s1, c1;
    double s2, c2;
    rbgen_sincos2(q[0], &s1, &c1, q[1], &s2, &c2);
    const double z1 = 2.0*q[4];
    const double z2 = q[5]*z1;
    const double z3 = 2.0*q[2];
    const double z4 = q[3]*z3;
    const double z5 = 2.0*q[3];
    const double z6 = q[3]*z5;
    const double z7 = q[4]*z1 - 1.0;
    const double z8 = q[4]*z3;
    const double z9 = q[5]*z5;
    const double z10 = q[2]*z3;
    const double z11 = q[5]*z3;
    const double z12 = z1*q[3];
    const double neg_R3_xx = z6 + z7;
    const double R3_xy = z4 - z2;
    const double R3_xz = z8 + z9;
    const double R3_yx = z2 + z4;
    const double neg_R3_yy = z7 + z10;
    const double R3_yz = z12 - z11;
    const double R3_zx = z8 - z9;
    const double R3_zy = z11 + z12;
    const double neg_R3_zz = z6 + (z10 - 1.0);

    /* link 2 */
    const double neg_w2_x = s2*qd[0];
    const double neg_w2_y = c2*qd[0];
    const double z13 = c1*c2;

    /* link 3 */
    const double w3_z = qd[1]*R3_yx + qd[2] - neg_R3_xx*neg_w2_y + R3_zx*neg_w2_x;

    /* link 4 */
    const double w4_z = qd[3] - qd[1]*neg_R3_yy + neg_w2_y*R3_xy + neg_w2_x*R3_zy;

    /* link 5 */
    const double z14 = 0.5*qd[1];
    const double z15 = 0.5*neg_w2_y;
    const double z16 = 0.06*w3_z - (R3_xy*z14 + neg_R3_yy*z15);
    const double v3_x = z15*R3_yz - z14*R3_xz;
    const double z17 = R3_yx*z15 + neg_R3_xx*z14 - 0.06*w4_z;
    const double w5_z = qd[4] + qd[1]*R3_yz + neg_w2_y*R3_xz - neg_w2_x*neg_R3_zz;
    const double z18 = 0.0001*(neg_w2_x*neg_w2_x) + 0.0165*(qd[1]*qd[1] + neg_w2_y*neg_w2_y) +
        0.0002*(w5_z*w5_z);
    const double z19 = 0.125*(z16*z16 + (v3_x*v3_x + z17*z17)) + (z18 + 0.00015*(w3_z*w3_z +
        w4_z*w4_z));
    const double z20 = 0.14715*(R3_xz*(c1*s2) + (neg_R3_zz*z13 - s1*R3_yz)) + (6.376500000000001 -
        2.20725*z13);

    e[0] = z19;
    e[1] = z20;
}

void gyroscope_position_rates(const double q[6], const double qd[5], double dq_dt[6])
{
    /* rates of the positions */
    const double z1 = 0.5*qd[4];
    const double z2 = 0.5*qd[3];
    const double z3 = 0.5*qd[2];

    dq_dt[0] = qd[0];
    dq_dt[1] = qd[1];
    dq_dt[2] = q[3]*z1 - q[4]*z2 + q[5]*z3;
    dq_dt[3] = z2*q[5] - (z1*q[2] - q[4]*z3);
    dq_dt[4] = z1*q[5] + (z2*q[2] - q[3]*z3);
    dq_dt[5] = -(z1*q[4] + z3*q[2] + q[3]*z2);
}

void gyroscope_integrate(const double q[6], const double step[5], double q_next[6])
{
    /* joint top_1 */
    const double z1 = sqrt(step[4]*step[4] + (step[3]*step[3] + step[2]*step[2]) + 1e-30);
    const double z2 = 0.5*z1;
    double z3, z4;
    rbgen_sincos(z2, &z3, &z4);
    const double z5 = z3*(1.0/z1);
    const double z6 = step[2]*z5;
    const double z7 = step[4]*z5;
    const double z8 = step[3]*z5;

    q_next[0] = q[0] + step[0];
    q_next[1] = step[1] + q[1];
    q_next[2] = z4*q[2] + q[5]*z6 + (q[3]*z7 - z8*q[4]);
    q_next[3] = q[5]*z8 + z4*q[3] + (z6*q[4] - q[2]*z7);
    q_next[4] = z4*q[4] + q[5]*z7 - (z6*q[3] - q[2]*z8);
    q_next[5] = z4*q[5] - (z7*q[4] + (q[2]*z6 + q[3]*z8));
}
