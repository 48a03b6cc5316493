/* two_link: robot dynamics as straight-line C, by rbgen 0.2.0
 *
 * joints   2: RR
 * source   The two-link arm of M. W. Spong and M. Vidyasagar, Robot Dynamics and Control,
 *          Wiley, 1989, figure 3-6, with the numbers of P. Corke's Robotics Toolbox for MATLAB,
 *          models/mdl_twolink.m.
 * model    6558db609a9ac120
 * command  rbgen emit two_link
 *
 * Operations of each call: multiplications M, additions and subtractions A, divisions and square
 * roots D, pairs of sine and cosine.
 *
 *   function                  algorithm            M      A    D  sin/cos
 *   inverse_dynamics          best                 13     10    0        2
 *   inertia_matrix            best                  1      2    0        1
 *   bias                      best                  9      5    0        2
 *   gravity                   best                  2      2    0        2
 *   forward_dynamics          best                 15     11    1        2
 *   forward_kinematics        best: tool            4      4    0        3
 *   jacobian                  best: frames          0      3    0        2
 *   inertia_solve             best: kane-partial    6      4    1        1
 *   energy                    best: links          13      6    0        2
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
 *   I1_xx   articulated body: moment by angular acceleration
 *   phi1    what the bias leaves of tau
 *   u1      what is left of phi, or of tau, to accelerate the joint alone
 *   D1      pivot of the elimination M = U D U^T
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

#define TWO_LINK_DOF 2

#ifdef __cplusplus
extern "C" {
#endif

/* joint torques (forces) for the motion */
void two_link_inverse_dynamics(const double q[2], const double qd[2], const double qdd[2],
                               double tau[2]);
/* symmetric, row-major */
void two_link_inertia_matrix(const double q[2], double M[4]);
/* Coriolis, centrifugal, gravity, friction */
void two_link_bias(const double q[2], const double qd[2], double b[2]);
/* torques that hold the arm still */
void two_link_gravity(const double q[2], double g[2]);
/* accelerations for the torques */
void two_link_forward_dynamics(const double q[2], const double qd[2], const double tau[2],
                               double qdd[2]);
/* tool in the world: axes as columns of R, origin p */
void two_link_forward_kinematics(const double q[2], double R[9], double p[3]);
/* 6 x n: linear rows, then angular, world axes, at the tool */
void two_link_jacobian(const double q[2], double J[12]);
/* M^-1 phi */
void two_link_inertia_solve(const double q[2], const double phi[2], double qdd[2]);
/* kinetic, potential (zero at the world's origin) */
void two_link_energy(const double q[2], const double qd[2], double e[2]);

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

void two_link_inverse_dynamics(const double q[2], const double qd[2], const double qdd[2],
                               double tau[2])
{
    /* joint angles */
    double s1, c1;
    double s2, c2;
    rbgen_sincos2(q[0], &s1, &c1, q[1], &s2, &c2);
    const double z1 = 0.5*c2;
    const double z2 = 0.5*s2;

    /* motion of link 1 */
    const double a1_x = 9.81*s1;
    const double a1_y = 9.81*c1;
    const double neg_U1_xx = qd[0]*qd[0];

    /* motion of link 2 */
    const double a2_x = a1_x - neg_U1_xx;
    const double a2_y = qdd[0] + a1_y;
    const double wd2_z = qdd[0] + qdd[1];
    const double w2_z = qd[0] + qd[1];
    const double neg_U2_xx = w2_z*w2_z;

    /* forces on link 2 */
    const double n2_z = z1*a2_y - z2*a2_x + 0.25*wd2_z;
    const double f2_y = z1*wd2_z - z2*neg_U2_xx;

    /* forces on link 1 */
    const double n1_z = n2_z + f2_y + (1.25*qdd[0] + 14.715*c1);

    tau[0] = n1_z;
    tau[1] = n2_z;
}

void two_link_inertia_matrix(const double q[2], double M[4])
{
    /* joint angles */
    double c2_sine, c2;
    rbgen_sincos(q[1], &c2_sine, &c2);

    /* composite body 2 */
    const double ms1_x = 0.5*c2;

    /* column 2 */
    const double z1 = ms1_x + 0.25;

    M[0] = c2 + 1.5;
    M[1] = z1;
    M[2] = z1;
    M[3] = 0.25;
}

void two_link_bias(const double q[2], const double qd[2], double b[2])
{
    /* joint angles */
    double s1, c1;
    double s2, c2;
    rbgen_sincos2(q[0], &s1, &c1, q[1], &s2, &c2);

    /* motion of link 1 */
    const double neg_U1_xx = qd[0]*qd[0];

    /* motion of link 2 */
    const double a2_y_scaled = c1*c2 - s2*(s1 - 0.1019367991845056*neg_U1_xx);
    const double w2_z = qd[0] + qd[1];
    const double neg_U2_xx = w2_z*w2_z;

    /* forces on link 1 */
    const double z1 = 4.905*a2_y_scaled;
    const double n1_z = z1 + (14.715*c1 - s2*(0.5*neg_U2_xx));

    b[0] = n1_z;
    b[1] = z1;
}

void two_link_gravity(const double q[2], double g[2])
{
    /* joint angles */
    double c1_sine, c1;
    double z1_sine, z1;
    rbgen_sincos2(q[0], &c1_sine, &c1, q[0] + q[1], &z1_sine, &z1);

    /* forces on link 2 */
    const double n2_z = 4.905*z1;
    const double f2_y = 14.715*c1;
    const double n1_z = n2_z + f2_y;

    g[0] = n1_z;
    g[1] = n2_z;
}

void two_link_forward_dynamics(const double q[2], const double qd[2], const double tau[2],
                               double qdd[2])
{
    /* joint angles */
    double s1, c1;
    double s2, c2;
    rbgen_sincos2(q[0], &s1, &c1, q[1], &s2, &c2);

    /* motion of link 1 */
    const double neg_U1_xx = qd[0]*qd[0];

    /* motion of link 2 */
    const double w2_z = qd[0] + qd[1];
    const double neg_U2_xx = w2_z*w2_z;

    /* forces on link 1 */
    const double z1 = 0.5*s2;
    const double phi2 = tau[1] - 4.905*(c1*c2) + z1*(9.81*s1 - neg_U1_xx);

    /* articulated body 2 */
    const double z2 = 2.0*c2;
    const double I1_zz_scaled = 5.0 - z2*z2;

    /* articulated body 1 */
    const double neg_u1 = 14.715*c1 + (tau[1] - tau[0]) - z1*neg_U2_xx + z2*phi2;

    /* acceleration of link 2 */
    const double z3 = neg_u1*(4.0/I1_zz_scaled);
    const double qdd2 = z2*z3 + (z3 + 4.0*phi2);

    qdd[0] = -z3;
    qdd[1] = qdd2;
}

void two_link_forward_kinematics(const double q[2], double R[9], double p[3])
{
    /* joint angles */
    const double z1 = q[0] + q[1];
    double s1, c1;
    double s2, c2;
    double z2, z3;
    rbgen_sincos3(q[0], &s1, &c1, q[1], &s2, &c2, z1, &z2, &z3);

    /* tool seen from link 1 */
    const double z4 = c2 + 1.0;

    R[0] = z3;
    R[1] = -z2;
    R[2] = 0.0;
    R[3] = z2;
    R[4] = z3;
    R[5] = 0.0;
    R[6] = 0.0;
    R[7] = 0.0;
    R[8] = 1.0;
    p[0] = c1*z4 - s1*s2;
    p[1] = c1*s2 + s1*z4;
    p[2] = 0.0;
}

void two_link_jacobian(const double q[2], double J[12])
{
    /* joint angles */
    const double z1 = q[0] + q[1];
    double s1, c1;
    double z2, z3;
    rbgen_sincos2(q[0], &s1, &c1, z1, &z2, &z3);

    J[0] = -(s1 + z2);
    J[1] = -z2;
    J[2] = c1 + z3;
    J[3] = z3;
    J[4] = 0.0;
    J[5] = 0.0;
    J[6] = 0.0;
    J[7] = 0.0;
    J[8] = 0.0;
    J[9] = 0.0;
    J[10] = 1.0;
    J[11] = 1.0;
}

void two_link_inertia_solve(const double q[2], const double phi[2], double qdd[2])
{
    /* joint angles */
    double s2, c2;
    rbgen_sincos(q[1], &s2, &c2);

    /* link 2 */
    const double v2_1_y = c2 + 0.5;

    /* elimination */
    const double z1 = 2.0*v2_1_y;
    const double D1 = s2*s2 + 0.25;
    const double iD1 = 1.0/D1;
    const double z2 = (phi[0] - phi[1]*z1)*iD1;

    qdd[0] = z2;
    qdd[1] = 4.0*phi[1] - z1*z2;
}

void two_link_energy(const double q[2], const double qd[2], double e[2])
{
    /* joint angles */
    double s1, c1;
    double s2, c2;
    rbgen_sincos2(q[0], &s1, &c1, q[1], &s2, &c2);

    /* link 1 */
    const double z1 = 0.5*qd[0];

    /* link 2 */
    const double v2_x = s2*qd[0];
    const double v2_y = c2*qd[0];
    const double z2 = v2_y + (z1 + 0.5*qd[1]);

    e[0] = 0.5*(z2*z2 + v2_x*v2_x) + 0.5*(z1*z1);
    e[1] = 4.905*(c1*s2 + s1*c2) + 14.715*s1;
}
