/* puma: robot dynamics as straight-line C, by rbgen 0.2.0
 *
 * joints   6: RRRRRR
 * source   S. K. Saha, Simulation of industrial manipulators based on the UDU^T decomposition
 *          of inertia matrix, Multibody System Dynamics 9(1), 2003, pp. 63-85, Table II(ii)
 *          (PUMA robot), with four moments of inertia made positive.
 * model    05ba9980a5178135
 * command  rbgen emit puma
 *
 * Operations of each call: multiplications M, additions and subtractions A, divisions and square
 * roots D, pairs of sine and cosine.
 *
 *   function                  algorithm            M      A    D  sin/cos
 *   inverse_dynamics          best                130    102    0        4
 *   inertia_matrix            best                 60     46    0        5
 *   bias                      best                119     83    0        4
 *   gravity                   best                 17      8    0        4
 *   forward_dynamics          best                237    181    4        5
 *   forward_kinematics        best: tool-cross     58     29    0        6
 *   jacobian                  best: frames         55     29    0        5
 *   inertia_solve             best                122     94    4        5
 *   energy                    best: links         110     70    0        5
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
 *   phi1    what the bias leaves of tau
 *   D1      pivot of the elimination M = U D U^T
 *   iD1     1 / D, or 1 / inertia that the joint alone accelerates
 *   U1_2    factor of the elimination M = U D U^T
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

#define PUMA_DOF 6

#ifdef __cplusplus
extern "C" {
#endif

/* joint torques (forces) for the motion */
void puma_inverse_dynamics(const double q[6], const double qd[6], const double qdd[6],
                           double tau[6]);
/* symmetric, row-major */
void puma_inertia_matrix(const double q[6], double M[36]);
/* Coriolis, centrifugal, gravity, friction */
void puma_bias(const double q[6], const double qd[6], double b[6]);
/* torques that hold the arm still */
void puma_gravity(const double q[6], double g[6]);
/* accelerations for the torques */
void puma_forward_dynamics(const double q[6], const double qd[6], const double tau[6],
                           double qdd[6]);
/* tool in the world: axes as columns of R, origin p */
void puma_forward_kinematics(const double q[6], double R[9], double p[3]);
/* 6 x n: linear rows, then angular, world axes, at the tool */
void puma_jacobian(const double q[6], double J[36]);
/* M^-1 phi */
void puma_inertia_solve(const double q[6], const double phi[6], double qdd[6]);
/* kinetic, potential (zero at the world's origin) */
void puma_energy(const double q[6], const double qd[6], double e[2]);

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

void puma_inverse_dynamics(const double q[6], const double qd[6], const double qdd[6],
                           double tau[6])
{
    /* joint angles */
    const double z1 = q[2] + q[1];
    double z2, z3;
    double s2, c2;
    double s4, c4;
    double s5, c5;
    rbgen_sincos4(z1, &z2, &z3, q[1], &s2, &c2, q[3], &s4, &c4, q[4], &s5, &c5);

    /* motion of link 1 */
    const double neg_U1_xx = qd[0]*qd[0];

    /* motion of link 2 */
    const double neg_U2_yy = qd[1]*qd[1];
    const double neg_U2_xx = neg_U2_yy + neg_U1_xx;
    const double neg_wd2_x = qd[1]*qd[0];

    /* motion of link 3 */
    const double z4 = qdd[1]*c2 - neg_U2_yy*s2;
    const double z5 = z4 - 22.708333333333336;
    const double z6 = c2*neg_U2_xx + qdd[1]*s2;
    const double z7 = z6 + 0.3449074074074074*qdd[0];
    const double z8 = s2*(2.0*neg_wd2_x) - c2*qdd[0];
    const double a3_x = z5*z2 - z3*z7;
    const double a3_y = z3*z5 + z7*z2;
    const double neg_a3_z = z8 + 0.3449074074074074*neg_U1_xx;
    const double neg_w3_x = qd[0]*z2;
    const double neg_w3_y = z3*qd[0];
    const double w3_z = qd[1] + qd[2];
    const double wd3_z = qdd[1] + qdd[2];
    const double z9 = neg_w3_x*w3_z;
    const double neg_U3_xz = z3*qdd[0];
    const double wd3_y = z9 - neg_U3_xz;
    const double U3_yx = wd3_z + neg_w3_x*neg_w3_y;
    const double U3_yz = qdd[0]*z2;
    const double neg_U3_zx = z9 + wd3_y;
    const double z10 = w3_z*neg_w3_y;
    const double neg_wd3_x = U3_yz + z10;
    const double z11 = neg_w3_y*neg_w3_y;

    /* motion of link 4 */
    const double w4_x = s4*w3_z - c4*neg_w3_x;
    const double w4_y = c4*w3_z + neg_w3_x*s4;
    const double w4_z = qd[3] + neg_w3_y;
    const double wd4_x = s4*wd3_z - c4*neg_wd3_x + qd[3]*w4_y;
    const double wd4_y = c4*wd3_z - w4_x*qd[3] + s4*neg_wd3_x;
    const double wd4_z = qdd[3] - wd3_y;
    const double z12 = a3_y + 0.0462962962962963*U3_yx;
    const double z13 = w4_x*w4_z;
    const double z14 = 0.0462962962962963*(w3_z*w3_z + z11) - a3_x;
    const double z15 = 0.0462962962962963*neg_U3_zx + neg_a3_z;
    const double z16 = w4_z*w4_y;
    const double neg_a4_x = c4*z14 - (z13 + wd4_y) + s4*z15;
    const double neg_a4_y = c4*z15 + (wd4_x - z16 - s4*z14);
    const double neg_a4_z = w4_y*w4_y + z12 + w4_x*w4_x;

    /* motion of link 5 */
    const double w5_x = w4_x*c5 - s5*w4_z;
    const double neg_w5_y = c5*w4_z + w4_x*s5;
    const double w5_z = w4_y + qd[4];
    const double z17 = w5_x*neg_w5_y;
    const double wd5_x = c5*wd4_x - (neg_w5_y*qd[4] + s5*wd4_z);
    const double neg_wd5_y = w5_x*qd[4] + c5*wd4_z + s5*wd4_x;
    const double wd5_z = qdd[4] + wd4_y;
    const double z18 = neg_w5_y*w5_z;
    const double neg_U5_xy = z17 + wd5_z;
    const double neg_U5_yy = w5_x*w5_x + w5_z*w5_z;
    const double U5_zy = wd5_x - z18;

    /* motion of link 6 */
    const double wd6_z = neg_wd5_y + qdd[5];

    /* forces on link 5 */
    const double z19 = 0.0141*qd[5];
    const double z20 = 0.0141*wd6_z;
    const double n5_x = 0.134932067*wd5_x + (w5_z*z19 + 0.0064679329999999995*z18) +
        0.008791632*neg_a4_y;
    const double neg_n5_y = z20 + 0.1273*neg_wd5_y;

    /* forces on link 4 */
    const double z21 = 0.008791632*s5;
    const double z22 = 0.008791632*c5;
    const double z23 = neg_U5_xy*z21 + (1.17836424*neg_a4_z + (z22*neg_U5_yy + 2.552062896*z12));
    const double neg_f4_x = 1.17836424*neg_a4_x + (z21*neg_U5_yy - neg_U5_xy*z22);
    const double neg_f4_y = 1.17836424*neg_a4_y + 0.008791632*U5_zy;
    const double z24 = c4*neg_f4_x - s4*neg_f4_y;
    const double n5_z = z21*neg_a4_z - (w5_x*z19 + 0.0064679329999999995*z17) + 0.134932067*wd5_z -
        z22*neg_a4_x;
    const double n4_x = c5*n5_x + (2.925195235*wd4_x - 2.9054952349999996*z16 + s5*neg_n5_y);
    const double n4_y = 2.8516952349999998*z13 + 2.9789952349999997*wd4_y + n5_z;
    const double n4_z = c5*neg_n5_y - (s5*n5_x - (0.0735*wd4_z + 0.0538*(w4_x*w4_y)));
    const double z25 = s4*neg_f4_x + c4*neg_f4_y;
    const double z26 = z25 + 2.552062896*z15;

    /* forces on link 3 */
    const double neg_f3_x = 0.6829073279999999*a3_x + 2.552062896*z14 + z24;
    const double f3_y = z23 - 0.6829073279999999*a3_y;
    const double z27 = z2*f3_y + z3*neg_f3_x;
    const double z28 = c4*n4_y + (0.03454198*(neg_w3_x*neg_w3_x - z11) + 0.1574636*U3_yx +
        0.0462962962962963*z23);
    const double n3_x = c4*n4_x + (z25 + (0.03454198*neg_U3_zx - s4*n4_y));
    const double n3_y = 0.1574636*neg_U3_zx - 0.03454198*(z10 + neg_wd3_x) + 0.0462962962962963*z26
        - n4_z;
    const double n3_z = s4*n4_x - (z24 - z28);

    /* forces on link 2 */
    const double z29 = c2*(z2*neg_f3_x - (z3*f3_y + 6.944190320000001*z4)) - (n3_z +
        0.6787000000000003*qdd[1]);
    const double n2_z = s2*(z27 + 6.944190320000001*z6) - z29;

    /* forces on link 1 */
    const double z30 = z2*n3_x - (c2*(0.6829073279999999*neg_a3_z - 6.944190320000001*z8 - z26) +
        2.5194424503796298*qdd[0]);
    const double neg_n1_z = z30 - 0.3449074074074074*z27 + z3*n3_y;

    tau[0] = -neg_n1_z;
    tau[1] = n2_z;
    tau[2] = n3_z;
    tau[3] = n4_z;
    tau[4] = n5_z;
    tau[5] = z20;
}

void puma_inertia_matrix(const double q[6], double M[36])
{
    /* joint angles */
    double s4, c4;
    double s5, c5;
    double s2, c2;
    double s3, c3;
    rbgen_sincos4(q[3], &s4, &c4, q[4], &s5, &c5, q[1], &s2, &c2, q[2], &s3, &c3);
    const double z1 = q[1] + q[2];
    double z2, z3;
    rbgen_sincos(z1, &z2, &z3);

    /* column 6 */
    const double z4 = 0.3449074074074074*z3;
    const double z5 = 0.0141*c5;
    const double z6 = z3*z5 - 0.0141*s5*(c4*z2);

    /* composite body 5 */
    const double ms4_z_scaled = c5 + 218.89803940838289;

    /* composite body 4 */
    const double z7 = 0.008791632*s5;
    const double z8 = 0.0064679329999999995*s5;
    const double z9 = s5*z8;
    const double z10 = z7*c4;
    const double z11 = z9 - 0.2998092 - 0.0925925925925926*z10;
    const double z12 = 0.008791632*c5;
    const double ms3_x = z10 + 0.17270496;
    const double neg_ms3_y = z12 + 1.17836424;
    const double z13 = s4*(z9 - 0.0538);
    const double z14 = 0.017583264*ms4_z_scaled;
    const double z15 = z8*c5 - z7;
    const double S3_xx = s4*z13 - z11;
    const double S3_yy = z9 + (z14 + 0.3089995259999999);
    const double S3_yz = s4*z15;
    const double z16 = c4*z15;
    const double S3_xy_scaled = 43.199999999999996*z16 - z14;
    const double z17 = z9 - 0.21489999999999998;
    const double z18 = z12 + 0.134932067;
    const double z19 = c4*z12;
    const double z20 = 0.00040702*s5 + c4*z18;
    const double z21 = z19*s3 + (z7*c3 + z20);

    /* composite body 3 */
    const double ms2_x = neg_ms3_y*z2 + ms3_x*z3;
    const double ms2_y = z2*ms3_x - neg_ms3_y*z3;
    const double z22 = c2*ms2_x;
    const double z23 = 0.0462962962962963*z3;
    const double z24 = s4*z12*(c2 + z23) + (z2*(s4*z18) + (z2*(0.003032299*s5) - z4*z19));
    const double z25 = S3_xx + S3_yy;
    const double z26 = z22 + s2*ms2_y;

    /* column 3 */
    const double z27 = z25 + z26;

    /* composite body 2 */
    const double z28 = s4*z7;
    const double z29 = 0.6898148148148148*z28 + (12.954238947 - 9.991710128000001*(s2*s2)) - z11 +
        2.0*z22;
    const double ms3_z = z28 + 1.0511121559999999;
    const double S3_xz = 0.0462962962962963*z28 - c4*z13;
    const double z30 = 0.3449074074074074*ms2_y + z3*S3_yz + z2*S3_xz;
    const double neg_S1_yz = s2*ms3_z + z30;
    const double z31 = z23*(z10 - 21.599999999999998*z17) + (z10*c2 + z28*z4 - z2*z16);
    const double z32 = S3_yz - z28*s3;

    /* column 1 */
    const double z33 = 1.6037977931742367*z28;

    M[0] = z29 + z2*(z2*(S3_yy - S3_xx) - S3_xy_scaled*z23);
    M[1] = neg_S1_yz;
    M[2] = z30;
    M[3] = z31;
    M[4] = z24;
    M[5] = z6;
    M[6] = neg_S1_yz;
    M[7] = z25 + 10.670410128 + 2.0*z26;
    M[8] = z27;
    M[9] = z32;
    M[10] = z21;
    M[11] = z33;
    M[12] = z30;
    M[13] = z27;
    M[14] = z25;
    M[15] = S3_yz;
    M[16] = z20;
    M[17] = z33;
    M[18] = z31;
    M[19] = z32;
    M[20] = S3_yz;
    M[21] = -z17;
    M[22] = 0.0;
    M[23] = z5;
    M[24] = z24;
    M[25] = z21;
    M[26] = z20;
    M[27] = 0.0;
    M[28] = 0.134932067;
    M[29] = 0.0;
    M[30] = z6;
    M[31] = z33;
    M[32] = z33;
    M[33] = z5;
    M[34] = 0.0;
    M[35] = 0.0141;
}

void puma_bias(const double q[6], const double qd[6], double b[6])
{
    /* joint angles */
    const double z1 = q[1] + q[2];
    double s2, c2;
    double z2, z3;
    double s4, c4;
    double s5, c5;
    rbgen_sincos4(q[1], &s2, &c2, z1, &z2, &z3, q[3], &s4, &c4, q[4], &s5, &c5);

    /* motion of link 1 */
    const double neg_U1_xx = qd[0]*qd[0];

    /* motion of link 2 */
    const double neg_wd2_x = qd[0]*qd[1];
    const double neg_U2_yy = qd[1]*qd[1];
    const double neg_U2_xx = neg_U1_xx + neg_U2_yy;

    /* motion of link 3 */
    const double z4 = neg_wd2_x*s2;
    const double z5 = s2*neg_U2_yy;
    const double z6 = z5 + 22.708333333333336;
    const double z7 = neg_U2_xx*c2;
    const double neg_a3_x = z6*z2 + z7*z3;
    const double a3_y = z2*z7 - z6*z3;
    const double neg_a3_z = 2.0*z4 + 0.3449074074074074*neg_U1_xx;
    const double neg_w3_x = qd[0]*z2;
    const double neg_w3_y = qd[0]*z3;
    const double w3_z = qd[1] + qd[2];
    const double z8 = neg_w3_y*neg_w3_y;
    const double neg_wd3_x = w3_z*neg_w3_y;
    const double wd3_y = w3_z*neg_w3_x;
    const double U3_xy = neg_w3_y*neg_w3_x;

    /* motion of link 4 */
    const double z9 = neg_a3_x + 0.0462962962962963*(w3_z*w3_z + z8);
    const double w4_x = s4*w3_z - c4*neg_w3_x;
    const double w4_y = c4*w3_z + s4*neg_w3_x;
    const double w4_z = neg_w3_y + qd[3];
    const double wd4_x = qd[3]*w4_y - c4*neg_wd3_x;
    const double wd4_y = s4*neg_wd3_x - qd[3]*w4_x;
    const double z10 = w4_x*w4_z;
    const double z11 = neg_a3_z + 0.0925925925925926*wd3_y;
    const double z12 = w4_z*w4_y;
    const double z13 = a3_y + 0.0462962962962963*U3_xy;
    const double neg_a4_x = c4*z9 + (s4*z11 - (wd4_y + z10));
    const double a4_y = z12 - wd4_x - c4*z11 + s4*z9;
    const double neg_a4_z = w4_y*w4_y + z13 + w4_x*w4_x;

    /* motion of link 5 */
    const double w5_x = w4_x*c5 - w4_z*s5;
    const double neg_w5_y = w4_z*c5 + w4_x*s5;
    const double w5_z = qd[4] + w4_y;
    const double neg_U5_xy = w5_x*neg_w5_y + wd4_y;
    const double neg_U5_yy = w5_x*w5_x + w5_z*w5_z;
    const double wd5_x = wd3_y*s5 + c5*wd4_x - neg_w5_y*qd[4];
    const double wd5_y = wd3_y*c5 - w5_x*qd[4] - s5*wd4_x;

    /* forces on link 5 */
    const double z14 = 0.0064679329999999995*(neg_w5_y + 2.1799854760400272*qd[5]);
    const double n5_x = w5_z*z14 + 0.134932067*wd5_x - 0.008791632*a4_y;

    /* forces on link 4 */
    const double z15 = 0.008791632*c5;
    const double z16 = 0.008791632*s5;
    const double neg_f4_x = 1.17836424*neg_a4_x + (neg_U5_yy*z16 - z15*neg_U5_xy);
    const double f4_y = 1.17836424*a4_y - 0.008791632*(wd5_x - neg_w5_y*w5_z);
    const double z17 = s4*neg_f4_x - c4*f4_y;
    const double z18 = z17 + 2.552062896*z11;
    const double neg_n5_z = neg_a4_x*z15 + (w5_x*z14 - (0.134932067*wd4_y + z16*neg_a4_z));
    const double z19 = 0.1414*wd5_y;
    const double n4_x = c5*n5_x - (s5*z19 + (2.9054952349999996*z12 - 2.925195235*wd4_x));
    const double n4_y = 2.8516952349999998*z10 + 2.9789952349999997*wd4_y - neg_n5_z;
    const double neg_n4_z = 0.0735*wd3_y - 0.0538*(w4_x*w4_y) + c5*z19 + s5*n5_x;
    const double z20 = z15*neg_U5_yy + (2.552062896*z13 + 1.17836424*neg_a4_z) + neg_U5_xy*z16;
    const double z21 = c4*neg_f4_x + s4*f4_y;

    /* forces on link 3 */
    const double z22 = 0.0462962962962963*z20 + (0.1574636*U3_xy + 0.03454198*(neg_w3_x*neg_w3_x -
        z8)) + c4*n4_y;
    const double n3_x = z17 + (0.06908396*wd3_y - s4*n4_y) + c4*n4_x;
    const double n3_y = 0.0462962962962963*z18 + (0.3149272*wd3_y - 0.06908396*neg_wd3_x +
        neg_n4_z);
    const double n3_z = s4*n4_x - (z21 - z22);
    const double neg_f3_x = z21 + (2.552062896*z9 - 0.6829073279999999*neg_a3_x);
    const double f3_y = z20 - 0.6829073279999999*a3_y;
    const double neg_f2_x = z2*f3_y + z3*neg_f3_x;
    const double n2_z = s2*(neg_f2_x + 6.944190320000001*z7) - (c2*(z2*neg_f3_x +
        (6.944190320000001*z5 - z3*f3_y)) - n3_z);

    /* forces on link 2 */
    const double z23 = c2*(0.6829073279999999*neg_a3_z - 13.888380640000001*z4 - z18) - z2*n3_x +
        0.3449074074074074*neg_f2_x;
    const double n1_z = z23 - z3*n3_y;

    b[0] = n1_z;
    b[1] = n2_z;
    b[2] = n3_z;
    b[3] = -neg_n4_z;
    b[4] = -neg_n5_z;
    b[5] = -0.0141*wd5_y;
}

void puma_gravity(const double q[6], double g[6])
{
    /* joint angles */
    const double z1 = q[2] + q[1];
    double s4, c4;
    double c2_sine, c2;
    double z2, z3;
    double s5, c5;
    rbgen_sincos4(q[3], &s4, &c4, q[1], &c2_sine, &c2, z1, &z2, &z3, q[4], &s5, &c5);

    /* motion of link 5 */
    const double neg_a5_x_scaled = c4*z2*c5 + s5*z3;

    /* forces on link 5 */
    const double z4 = z2*(0.19964331000000002*s4);
    const double z5 = c5*z4;
    const double z6 = s5*z4;

    /* forces on link 4 */
    const double z7 = 0.19964331000000002*neg_a5_x_scaled;
    const double n3_x = s4*z7 - c4*z5;

    /* forces on link 3 */
    const double n2_y = z2*n3_x - z3*z6;
    const double neg_n3_z = s4*z5 + (3.9218418*z3 + 26.758687950000002*z2) + c4*z7;

    /* forces on link 2 */
    const double neg_n2_z = neg_n3_z + 69.20409564*c2;

    g[0] = -n2_y;
    g[1] = -neg_n2_z;
    g[2] = -neg_n3_z;
    g[3] = z6;
    g[4] = -z7;
    g[5] = 0.0;
}

void puma_forward_dynamics(const double q[6], const double qd[6], const double tau[6],
                           double qdd[6])
{
    /* joint angles */
    double s5, c5;
    double s3, c3;
    double s2, c2;
    double s4, c4;
    rbgen_sincos4(q[4], &s5, &c5, q[2], &s3, &c3, q[1], &s2, &c2, q[3], &s4, &c4);
    const double z1 = q[2] + q[1];
    double z2, z3;
    rbgen_sincos(z1, &z2, &z3);

    /* motion of link 1 */
    const double neg_U1_xx = qd[0]*qd[0];

    /* motion of link 2 */
    const double neg_U2_yy = qd[1]*qd[1];
    const double neg_U2_xx = neg_U2_yy + neg_U1_xx;
    const double neg_wd2_x = qd[1]*qd[0];

    /* motion of link 3 */
    const double z4 = c2*neg_U2_xx;
    const double z5 = s2*neg_U2_yy;
    const double z6 = z5 + 22.708333333333336;
    const double neg_a3_x = z2*z6 + z3*z4;
    const double a3_y = z2*z4 - z3*z6;
    const double neg_w3_x = z2*qd[0];
    const double neg_w3_y = z3*qd[0];
    const double w3_z = qd[1] + qd[2];
    const double U3_xy = neg_w3_x*neg_w3_y;
    const double neg_wd3_x = w3_z*neg_w3_y;
    const double wd3_y = neg_w3_x*w3_z;
    const double z7 = neg_w3_y*neg_w3_y;
    const double z8 = s2*neg_wd2_x;
    const double neg_a3_z_scaled = neg_U1_xx + 5.798657718120806*z8;

    /* motion of link 4 */
    const double w4_x = s4*w3_z - c4*neg_w3_x;
    const double w4_y = c4*w3_z + s4*neg_w3_x;
    const double w4_z = qd[3] + neg_w3_y;
    const double z9 = a3_y + 0.0462962962962963*U3_xy;
    const double z10 = neg_a3_x + 0.0462962962962963*(w3_z*w3_z + z7);
    const double wd4_x = qd[3]*w4_y - c4*neg_wd3_x;
    const double wd4_y = s4*neg_wd3_x - w4_x*qd[3];
    const double z11 = w4_x*w4_z;
    const double z12 = 0.0925925925925926*wd3_y + 0.3449074074074074*neg_a3_z_scaled;
    const double z13 = w4_z*w4_y;
    const double neg_a4_x = c4*z10 + (s4*z12 - (wd4_y + z11));
    const double a4_y = s4*z10 - (c4*z12 + (wd4_x - z13));
    const double neg_a4_z = z9 + w4_y*w4_y + w4_x*w4_x;

    /* motion of link 5 */
    const double w5_x = c5*w4_x - s5*w4_z;
    const double neg_w5_y = c5*w4_z + s5*w4_x;
    const double w5_z = qd[4] + w4_y;
    const double neg_U5_xy = w5_x*neg_w5_y + wd4_y;
    const double neg_U5_yy = w5_x*w5_x + w5_z*w5_z;
    const double wd5_x = s5*wd3_y + c5*wd4_x - qd[4]*neg_w5_y;
    const double wd5_y = c5*wd3_y - w5_x*qd[4] - s5*wd4_x;

    /* forces on link 5 */
    const double z14 = 0.0141*qd[5] + 0.0064679329999999995*neg_w5_y;
    const double n5_x = w5_z*z14 + 0.134932067*wd5_x - 0.008791632*a4_y;

    /* forces on link 4 */
    const double f4_y = 1.17836424*a4_y - 0.008791632*(wd5_x - w5_z*neg_w5_y);
    const double z15 = 0.1414*wd5_y;
    const double n4_x = c5*n5_x - (s5*z15 + (2.9054952349999996*z13 - 2.925195235*wd4_x));
    const double neg_n4_z = 0.0735*wd3_y - 0.0538*(w4_x*w4_y) + c5*z15 + s5*n5_x;

    /* forces on link 1 */
    const double phi6_scaled = wd5_y + 70.92198581560284*tau[5];

    /* column 6 */
    const double z16 = s5*s4;
    const double z17 = c5*z3 - s5*(c4*z2);

    /* composite body 5 */
    const double ms4_x = 0.008791632*s5;
    const double ms4_z_scaled = 0.017583264*c5 + 3.848942016;

    /* column 5 */
    const double z18 = 0.008791632*c5;
    const double z19 = z18 + 0.134932067;
    const double z20 = 0.00040702*s5 + c4*z19;
    const double z21 = c4*z18;
    const double z22 = s3*z21 + (z20 + ms4_x*c3);
    const double z23 = 0.0462962962962963*z3;
    const double z24 = s4*z18*(c2 + z23) - 0.3449074074074074*(z3*z21 - z2*(ms4_x +
        z19*(2.899328859060403*s4)));
    const double z25 = z18*neg_U5_yy + (2.552062896*z9 + 1.17836424*neg_a4_z) + ms4_x*neg_U5_xy;
    const double neg_f4_x = ms4_x*neg_U5_yy - z18*neg_U5_xy + 1.17836424*neg_a4_x;
    const double z26 = c4*neg_f4_x + s4*f4_y;
    const double neg_f3_x = z26 + (2.552062896*z10 - 0.6829073279999999*neg_a3_x);
    const double f3_y = z25 - 0.6829073279999999*a3_y;
    const double neg_f2_x = z2*f3_y + z3*neg_f3_x;
    const double z27 = s4*neg_f4_x - c4*f4_y;
    const double z28 = 2.552062896*z12 + z27;
    const double neg_n5_z = z18*neg_a4_x + (w5_x*z14 - (0.134932067*wd4_y + ms4_x*neg_a4_z));
    const double phi5 = neg_n5_z + tau[4];
    const double n4_y = 2.8516952349999998*z11 + 2.9789952349999997*wd4_y - neg_n5_z;
    const double n3_x = z27 + (0.06908396*wd3_y - s4*n4_y) + c4*n4_x;
    const double n3_y = 0.0462962962962963*z28 + (neg_n4_z + (0.3149272*wd3_y -
        0.06908396*neg_wd3_x));

    /* composite body 4 */
    const double z29 = 0.0064679329999999995*s5;
    const double z30 = s5*z29;
    const double z31 = z30 - 0.21489999999999998;
    const double z32 = z29*c5 - ms4_x;
    const double z33 = ms4_x*c4;
    const double z34 = z30 - 0.2998092 - 0.0925925925925926*z33;
    const double z35 = s4*(z30 - 0.0538);
    const double z36 = s4*ms4_x;
    const double S3_xx = s4*z35 - z34;
    const double S3_xz = 0.0462962962962963*z36 - c4*z35;
    const double S3_yy = z30 + 0.3089995259999999 + ms4_z_scaled;
    const double S3_yz = s4*z32;
    const double ms3_x = z33 + 0.17270496;
    const double neg_ms3_y = z18 + 1.17836424;
    const double ms3_z = z36 + 1.0511121559999999;
    const double z37 = z32*c4;
    const double S3_xy_scaled = 43.199999999999996*z37 - ms4_z_scaled;

    /* composite body 3 */
    const double ms2_x = z2*neg_ms3_y + ms3_x*z3;
    const double ms2_y = ms3_x*z2 - neg_ms3_y*z3;
    const double z38 = c2*ms2_x;

    /* elimination */
    const double z39 = 0.0141*c5;
    const double neg_D4 = z31 + c5*z39;
    const double neg_iD4 = 1.0/neg_D4;
    const double z40 = z39*z16 - S3_yz;
    const double U3_4 = neg_iD4*z40;
    const double z41 = 0.0141*z16;
    const double z42 = z16*z41 - S3_yy - S3_xx;
    const double z43 = 7.411136746315463*z20;
    const double D3 = z40*U3_4 - (z42 + z20*z43);
    const double iD3 = 1.0/D3;
    const double z44 = z40 + s3*z36;
    const double z45 = ms2_y*s2 + z38;
    const double z46 = U3_4*z44 + (z45 - (z42 + z43*z22));
    const double U2_3 = iD3*z46;
    const double U2_4 = neg_iD4*z44;
    const double z47 = 7.411136746315463*z22;
    const double D2 = z44*U2_4 + (2.0*z45 - (z42 + (z22*z47 - 10.670410128))) - z46*U2_3;
    const double iD2 = 1.0/D2;
    const double z48 = 7.411136746315463*z24;
    const double z49 = z33*c2 - z39*z17 - z2*z37 + z3*(0.3449074074074074*z36 +
        (0.0462962962962963*z33 - z31));
    const double z50 = 0.0141*z17;
    const double z51 = 0.3449074074074074*ms2_y + S3_yz*z3 - z16*z50 + z2*S3_xz;
    const double z52 = z20*z48 + (U3_4*z49 - z51);
    const double z53 = U2_3*z52 + (z51 - (z22*z48 + (U2_4*z49 - s2*ms3_z)));
    const double U1_2 = iD2*z53;
    const double neg_U1_3 = iD3*z52;
    const double neg_U1_4 = neg_iD4*z49;
    const double z54 = 0.6898148148148148*z36 + (12.954238947 - 9.991710128000001*(s2*s2)) - z34 -
        z17*z50;
    const double z55 = z2*(z2*(S3_yy - S3_xx) - z23*S3_xy_scaled) + (z49*neg_U1_4 + (z54 +
        2.0*z38));
    const double neg_D1 = z53*U1_2 + (z52*neg_U1_3 + (z24*z48 - z55));
    const double neg_iD1 = 1.0/neg_D1;
    const double z56 = tau[3] - z39*phi6_scaled + neg_n4_z;
    const double z57 = 7.411136746315463*phi5;
    const double z58 = c2*(z28 + (13.888380640000001*z8 - 0.23553979599999994*neg_a3_z_scaled)) +
        (neg_U1_4*z56 - (z50*phi6_scaled - tau[0] + z24*z57));
    const double z59 = 0.0462962962962963*z25 + (z41*phi6_scaled + (0.1574636*U3_xy +
        0.03454198*(neg_w3_x*neg_w3_x - z7)));
    const double z60 = z26 - (s4*n4_x + (c4*n4_y + z59));
    const double z61 = z60 - (U3_4*z56 + (z20*z57 - tau[2]));
    const double z62 = z58 + z2*n3_x - 0.3449074074074074*neg_f2_x + z3*n3_y + neg_U1_3*z61;
    const double z63 = c2*(z2*neg_f3_x + (6.944190320000001*z5 - z3*f3_y)) - (U2_4*z56 + (z22*z57 -
        tau[1]));
    const double z64 = z60 + z63 - s2*(neg_f2_x + 6.944190320000001*z4) - U2_3*z61;
    const double z65 = neg_iD1*(z62 - U1_2*z64);
    const double z66 = U1_2*z65 + iD2*z64;
    const double z67 = iD3*z61 - neg_U1_3*z65 - U2_3*z66;
    const double z68 = U3_4*z67 + (neg_iD4*z56 + neg_U1_4*z65 + U2_4*z66);

    qdd[0] = -z65;
    qdd[1] = z66;
    qdd[2] = z67;
    qdd[3] = -z68;
    qdd[4] = -(z47*z66 - (z48*z65 + z57) + z43*z67);
    qdd[5] = c5*z68 + (z17*z65 + phi6_scaled - z16*(z66 + z67));
}

void puma_forward_kinematics(const double q[6], double R[9], double p[3])
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
    const double z1 = c5*c6;
    const double z2 = s5*c6;
    const double z3 = c5*s6;
    const double z4 = s5*s6;
    const double z5 = 0.056*s5;

    /* tool seen from link 3 */
    const double z6 = s4*s6 - c4*z1;
    const double z7 = s4*z1 + c4*s6;
    const double z8 = c4*c6 - s4*z3;
    const double z9 = c4*z3 + s4*c6;
    const double z10 = 0.056*c5 + 0.432;
    const double z11 = c4*z5 + 0.02;

    /* tool seen from link 2 */
    const double z12 = c3*z6 + s3*z2;
    const double z13 = s3*z6 - c3*z2;
    const double z14 = s3*z9 + c3*z4;
    const double z15 = c3*z9 - s3*z4;
    const double z16 = c3*z10 - s3*z11;
    const double z17 = s3*z10 + c3*z11 + 0.432;

    /* tool seen from link 1 */
    const double z18 = c2*z12 - s2*z13;
    const double z19 = s2*z14 - c2*z15;
    const double z20 = c2*z14 + s2*z15;
    const double z21 = s2*z12 + c2*z13;
    const double z22 = s2*z16 + c2*z17;
    const double z23 = s4*z5 + 0.149;

    /* tool seen from link 0 */
    const double z24 = c1*z18 + s1*z7;
    const double z25 = s1*z8 - c1*z19;
    const double z26 = s1*z18 - c1*z7;
    const double z27 = s1*z19 + c1*z8;

    R[0] = -z24;
    R[1] = -z25;
    R[2] = -(z26*z20 + z21*z27);
    R[3] = -z26;
    R[4] = z27;
    R[5] = z24*z20 - z25*z21;
    R[6] = z21;
    R[7] = z20;
    R[8] = -(z25*z26 + z24*z27);
    p[0] = c1*z22 - s1*z23;
    p[1] = s1*z22 + c1*z23;
    p[2] = c2*z16 - s2*z17;
}

void puma_jacobian(const double q[6], double J[36])
{
    /* joint angles */
    const double z1 = q[1] + q[2];
    double s1, c1;
    double s2, c2;
    double z2, z3;
    double s4, c4;
    rbgen_sincos4(q[0], &s1, &c1, q[1], &s2, &c2, z1, &z2, &z3, q[3], &s4, &c4);
    double s5, c5;
    rbgen_sincos(q[4], &s5, &c5);

    /* frame 3 */
    const double z4 = s1*z3;
    const double z5 = s1*z2;
    const double z6 = c1*z3;
    const double z7 = c1*z2;

    /* frame 4 */
    const double z8 = s4*z2;
    const double z9 = c1*c4 - s4*z4;
    const double z10 = s4*z6 + s1*c4;

    /* frame 5 */
    const double z11 = s5*(c4*z4 + c1*s4) + c5*z5;
    const double z12 = c5*z3 - s5*(c4*z2);
    const double z13 = s5*(c4*z6 - s1*s4) + c5*z7;

    /* Jacobian */
    const double z14 = 0.149*c1;
    const double z15 = 0.432*c2;
    const double z16 = 0.056*z11;
    const double z17 = z16 + (0.02*z4 + 0.432*z5);
    const double z18 = z14 + s1*z15 + z17;
    const double z19 = 0.056*z12;
    const double z20 = z19 + (0.432*z3 - 0.02*z2);
    const double z21 = z20 - 0.432*s2;
    const double z22 = 0.056*z13;
    const double z23 = z22 + (0.432*z7 + 0.02*z6);
    const double z24 = 0.149*s1;
    const double z25 = z23 + (c1*z15 - z24);

    J[0] = -z18;
    J[1] = c1*z21;
    J[2] = c1*z20;
    J[3] = z5*z19 - z3*z16;
    J[4] = z19*z9 - z16*z8;
    J[5] = 0.0;
    J[6] = z25;
    J[7] = s1*z21;
    J[8] = s1*z20;
    J[9] = z3*z22 - z19*z7;
    J[10] = z8*z22 + z19*z10;
    J[11] = 0.0;
    J[12] = 0.0;
    J[13] = -(c1*(z24 + z25) + s1*(z18 - z14));
    J[14] = -(s1*z17 + c1*z23);
    J[15] = z16*z7 - z5*z22;
    J[16] = -(z16*z10 + z9*z22);
    J[17] = 0.0;
    J[18] = 0.0;
    J[19] = -s1;
    J[20] = -s1;
    J[21] = z7;
    J[22] = -z10;
    J[23] = z13;
    J[24] = 0.0;
    J[25] = c1;
    J[26] = c1;
    J[27] = z5;
    J[28] = z9;
    J[29] = z11;
    J[30] = 1.0;
    J[31] = 0.0;
    J[32] = 0.0;
    J[33] = z3;
    J[34] = z8;
    J[35] = z12;
}

void puma_inertia_solve(const double q[6], const double phi[6], double qdd[6])
{
    /* joint angles */
    double s4, c4;
    double s5, c5;
    double s3, c3;
    double s2, c2;
    rbgen_sincos4(q[3], &s4, &c4, q[4], &s5, &c5, q[2], &s3, &c3, q[1], &s2, &c2);
    const double z1 = q[2] + q[1];
    double z2, z3;
    rbgen_sincos(z1, &z2, &z3);

    /* column 6 */
    const double U2_6 = s5*s4;
    const double z4 = c5*z3 - s5*(c4*z2);

    /* composite body 5 */
    const double ms4_x = 0.008791632*s5;
    const double z5 = 0.017583264*c5;
    const double ms4_z_scaled = z5 + 3.848942016;

    /* column 5 */
    const double z6 = 0.008791632*c5;
    const double z7 = c4*z6;
    const double z8 = z6 + 0.134932067;
    const double z9 = 0.00040702*s5 + c4*z8;
    const double z10 = z7*s3 + (c3*ms4_x + z9);
    const double z11 = 0.0462962962962963*z3;

    /* composite body 4 */
    const double z12 = 0.0064679329999999995*s5;
    const double z13 = s5*z12;
    const double z14 = c4*ms4_x;
    const double z15 = z13 - 0.2998092 - 0.0925925925925926*z14;
    const double z16 = s4*(z13 - 0.0538);
    const double z17 = ms4_x*s4;
    const double z18 = c5*z12 - ms4_x;
    const double S3_xx = s4*z16 - z15;
    const double S3_xz = 0.0462962962962963*z17 - c4*z16;
    const double S3_yy = z13 + 0.3089995259999999 + ms4_z_scaled;
    const double S3_yz = s4*z18;
    const double neg_ms3_y_scaled = z5 + 2.35672848;
    const double ms3_x_scaled = 2.0*z14 + 0.34540992;
    const double z19 = z13 - 0.21489999999999998;
    const double ms3_z = z17 + 1.0511121559999999;
    const double z20 = c4*z18;
    const double S3_xy_scaled = 43.199999999999996*z20 - ms4_z_scaled;

    /* composite body 3 */
    const double ms2_x_scaled = neg_ms3_y_scaled*z2 + ms3_x_scaled*z3;
    const double z21 = ms2_x_scaled*c2;
    const double ms2_y_scaled = z2*ms3_x_scaled - neg_ms3_y_scaled*z3;

    /* elimination */
    const double z22 = 7.411136746315463*z10;
    const double z23 = 0.0141*U2_6;
    const double z24 = U2_6*z23 - S3_yy - S3_xx;
    const double z25 = z21 + s2*ms2_y_scaled;
    const double z26 = c5*z23 - S3_yz;
    const double z27 = z26 + s3*z17;
    const double z28 = 0.0141*c5;
    const double neg_D4 = z19 + c5*z28;
    const double neg_iD4 = 1.0/neg_D4;
    const double U2_4 = z27*neg_iD4;
    const double U3_4 = z26*neg_iD4;
    const double z29 = 7.411136746315463*z9;
    const double D3 = z26*U3_4 - (z24 + z9*z29);
    const double iD3 = 1.0/D3;
    const double z30 = 0.5*z25 - (z24 + z10*z29) + z27*U3_4;
    const double U2_3 = iD3*z30;
    const double neg_D2 = z10*z22 - 10.670410128 + z24 - z25 - z27*U2_4 + z30*U2_3;
    const double neg_iD2 = 1.0/neg_D2;
    const double z31 = z23*z4 - z3*S3_yz - 0.1724537037037037*ms2_y_scaled - z2*S3_xz;
    const double z32 = 0.3449074074074074*z3;
    const double z33 = z6*s4*(c2 + z11) + (ms4_x*(0.3449074074074074*z2) - z7*z32 + z2*(z8*s4));
    const double z34 = z14*c2 + z17*z32 + z3*(0.0462962962962963*z14 - z19) - z2*z20;
    const double z35 = z34 - z28*z4;
    const double z36 = z31 + z29*z33 + U3_4*z35;
    const double z37 = z31 + (U2_4*z35 - (s2*ms3_z - z22*z33)) - U2_3*z36;
    const double U1_2 = neg_iD2*z37;
    const double z38 = 7.411136746315463*z33;
    const double z39 = 0.0141*(z4*z4) + (z15 - (0.6898148148148148*z17 + (12.954238947 -
        9.991710128000001*(s2*s2))));
    const double neg_U1_4 = neg_iD4*z35;
    const double z40 = z2*(z2*(S3_yy - S3_xx) - z11*S3_xy_scaled) + (z35*neg_U1_4 - (z33*z38 + (z39
        - z21)));
    const double neg_U1_3 = iD3*z36;
    const double D1 = z37*U1_2 + (z40 - z36*neg_U1_3);
    const double iD1 = 1.0/D1;
    const double z41 = phi[3] - c5*phi[5];
    const double z42 = U2_6*phi[5];
    const double z43 = 7.411136746315463*phi[4];
    const double z44 = U3_4*z41 + (z9*z43 - (phi[2] - z42));
    const double z45 = U2_3*z44 + (phi[1] - z42 - z10*z43 - U2_4*z41);
    const double z46 = neg_U1_3*z44 + (z4*phi[5] - phi[0] + z33*z43 - neg_U1_4*z41);
    const double z47 = iD1*(U1_2*z45 + z46);
    const double z48 = U1_2*z47 - neg_iD2*z45;
    const double z49 = neg_U1_3*z47 + iD3*z44 + U2_3*z48;
    const double z50 = U3_4*z49 - (neg_U1_4*z47 + neg_iD4*z41 + U2_4*z48);
    const double z51 = z4*z47 + 70.92198581560284*phi[5] - U2_6*(z48 - z49) - c5*z50;

    qdd[0] = -z47;
    qdd[1] = z48;
    qdd[2] = -z49;
    qdd[3] = z50;
    qdd[4] = z29*z49 + (z43 + z38*z47 - z22*z48);
    qdd[5] = z51;
}

void puma_energy(const double q[6], const double qd[6], double e[2])
{
    /* joint angles */
    double s4, c4;
    double s2, c2;
    double s3, c3;
    double s5, c5;
    rbgen_sincos4(q[3], &s4, &c4, q[1], &s2, &c2, q[2], &s3, &c3, q[4], &s5, &c5);
    double s6, c6;
    rbgen_sincos(q[5], &s6, &c6);

    /* link 2 */
    const double neg_w2_x = qd[0]*s2;
    const double neg_w2_y = qd[0]*c2;
    const double neg_v2_x = 0.149*neg_w2_y;
    const double z1 = neg_w2_x + 0.9395973154362417*qd[1];

    /* link 3 */
    const double neg_w3_x = neg_w2_y*s3 + c3*neg_w2_x;
    const double w3_y = neg_w2_x*s3 - c3*neg_w2_y;
    const double w3_z = qd[1] + qd[2];
    const double z2 = 0.432*qd[1] + 0.149*neg_w2_x;
    const double v3_x = z2*s3 - c3*neg_v2_x;
    const double v3_y = c3*z2 + neg_v2_x*s3;
    const double z3 = v3_y + 0.04*w3_z;
    const double z4 = 0.197*w3_z + v3_x;
    const double z5 = c3*s2 + c2*s3;
    const double z6 = c3*c2 - s2*s3;

    /* link 4 */
    const double z7 = 0.432*w3_z + v3_x;
    const double z8 = 0.432*neg_w2_y;
    const double z9 = 0.02*w3_y - z8 - 0.432*neg_w3_x;
    const double v4_x = z7*c4 - s4*z9;
    const double neg_v4_y = s4*z7 + c4*z9;
    const double neg_v4_z = 0.02*w3_z + v3_y;
    const double w4_x = s4*w3_z - c4*neg_w3_x;
    const double w4_y = s4*neg_w3_x + w3_z*c4;
    const double w4_z = qd[3] - w3_y;
    const double z10 = neg_v4_y - 0.057*w4_x;
    const double z11 = 0.057*w4_y - v4_x;
    const double z12 = 0.04*w3_y - (z8 + 0.197*neg_w3_x);

    /* link 5 */
    const double w5_x = w4_x*c5 - s5*w4_z;
    const double neg_w5_y = w4_z*c5 + w4_x*s5;
    const double w5_z = w4_y + qd[4];
    const double z13 = 0.007*w5_x + neg_v4_y;
    const double v5_x = v4_x*c5 + s5*neg_v4_z;
    const double v5_y = c5*neg_v4_z - v4_x*s5;
    const double z14 = 0.007*w5_z + v5_x;

    /* link 6 */
    const double z15 = z10*z10 + (z11*z11 + (z13*z13 + neg_v4_z*neg_v4_z)) + z14*z14;
    const double w6_x = w5_z*s6 + w5_x*c6;
    const double w6_y = w5_z*c6 - w5_x*s6;
    const double w6_z = neg_w5_y + qd[5];
    const double z16 = v5_x*s6 + (neg_v4_y*c6 + 0.037000000000000005*w6_x);
    const double z17 = 0.037000000000000005*w6_y - neg_v4_y*s6 + v5_x*c6;
    const double z18 = 4.1336*(qd[1]*qd[1]) + 0.8213396180000001*(qd[0]*qd[0]) +
        0.2449*(neg_w2_x*neg_w2_x);
    const double z19 = 0.17495498049999997*(z1*z1) + (14.837745169136527*(neg_v2_x*neg_v2_x) + (z18
        + 4.03915*(neg_w2_y*neg_w2_y)));
    const double z20 = 1.6884*(neg_w3_x*neg_w3_x + w3_z*w3_z) + (z19 + 0.15045*(w3_y*w3_y));
    const double z21 = z20 + 0.0905*(w4_y*w4_y + w4_x*w4_x) + 0.06365*(w4_z*w4_z + w5_z*w5_z);
    const double z22 = 0.03675*(w5_x*w5_x + neg_w5_y*neg_w5_y) + (z21 + 0.00705*(w6_z*w6_z));
    const double z23 = 0.7015*(v5_y*v5_y) + (4.3835*(z3*z3 + z4*z4 + z12*z12) + z22);
    const double z24 = 0.1755*(z16*z16 + z17*z17) + (z23 + 0.00355*(w6_y*w6_y + w6_x*w6_x));
    const double z25 = 3.9218418*z5 + 69.20409564*s2 - 26.758687950000002*z6 +
        0.19964331000000002*(s5*(c4*z5) - c5*z6);

    e[0] = 0.526*z15 + z24;
    e[1] = -z25;
}
