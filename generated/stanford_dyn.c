/* stanford: robot dynamics as straight-line C, by rbgen 0.2.0
 *
 * joints   6: RRPRRR
 * source   J. Angeles, O. Ma and A. Rojas, An algorithm for the inverse dynamics of n-axis
 *          general manipulators using Kane's equations, Computers & Mathematics with
 *          Applications 17(12), 1989, pp. 1545-1561, example 1 (Stanford arm).
 * model    3fb0e0a93412027e
 * command  rbgen emit stanford
 *
 * Operations of each call: multiplications M, additions and subtractions A, divisions and square
 * roots D, pairs of sine and cosine.
 *
 *   function                  algorithm            M      A    D  sin/cos
 *   inverse_dynamics          best                114     82    0        4
 *   inertia_matrix            best                 59     43    0        4
 *   bias                      best                106     66    0        4
 *   gravity                   best: hollerbach     12      4    0        3
 *   forward_dynamics          best                235    166    5        4
 *   forward_kinematics        best: tool-cross     40     19    0        5
 *   jacobian                  best: frames         32     13    0        4
 *   inertia_solve             best                129     94    5        4
 *   energy                    best: links          84     51    0        4
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

#define STANFORD_DOF 6

#ifdef __cplusplus
extern "C" {
#endif

/* joint torques (forces) for the motion */
void stanford_inverse_dynamics(const double q[6], const double qd[6], const double qdd[6],
                               double tau[6]);
/* symmetric, row-major */
void stanford_inertia_matrix(const double q[6], double M[36]);
/* Coriolis, centrifugal, gravity, friction */
void stanford_bias(const double q[6], const double qd[6], double b[6]);
/* torques that hold the arm still */
void stanford_gravity(const double q[6], double g[6]);
/* accelerations for the torques */
void stanford_forward_dynamics(const double q[6], const double qd[6], const double tau[6],
                               double qdd[6]);
/* tool in the world: axes as columns of R, origin p */
void stanford_forward_kinematics(const double q[6], double R[9], double p[3]);
/* 6 x n: linear rows, then angular, world axes, at the tool */
void stanford_jacobian(const double q[6], double J[36]);
/* M^-1 phi */
void stanford_inertia_solve(const double q[6], const double phi[6], double qdd[6]);
/* kinetic, potential (zero at the world's origin) */
void stanford_energy(const double q[6], const double qd[6], double e[2]);

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

void stanford_inverse_dynamics(const double q[6], const double qd[6], const double qdd[6],
                               double tau[6])
{
    /* joint angles */
    double s2, c2;
    double s4, c4;
    double s5, c5;
    double s6, c6;
    rbgen_sincos4(q[1], &s2, &c2, q[3], &s4, &c4, q[4], &s5, &c5, q[5], &s6, &c6);
    const double z1 = q[2] + 0.22295081967213115;

    /* motion of link 1 */
    const double neg_U1_xx = qd[0]*qd[0];

    /* motion of link 2 */
    const double neg_w2_x = s2*qd[0];
    const double neg_w2_y = qd[0]*c2;
    const double z2 = neg_w2_y*qd[1];
    const double z3 = neg_w2_y*neg_w2_x;
    const double U2_xy = z3 - qdd[1];
    const double neg_U2_xz = c2*qdd[0];
    const double neg_U2_yy = qd[1]*qd[1] + neg_w2_x*neg_w2_x;
    const double U2_yz = s2*qdd[0];
    const double z4 = qd[1]*neg_w2_x;
    const double neg_wd2_x = z2 + U2_yz;
    const double wd2_y = z4 - neg_U2_xz;
    const double neg_U2_zy = z2 + neg_wd2_x;

    /* motion of link 3 */
    const double z5 = 2.0*qd[2];
    const double a3_x = z1*U2_xy - (qd[1]*z5 + 9.81*s2 + 0.1*neg_U2_xz);
    const double a3_y = z1*neg_U2_zy + (0.1*neg_U1_xx + neg_w2_x*z5);
    const double a3_z = 0.1*U2_yz + (qdd[2] - 9.81*c2) - z1*neg_U2_yy;

    /* motion of link 4 */
    const double neg_w4_x = s4*qd[1] + c4*neg_w2_x;
    const double w4_y = s4*neg_w2_x - qd[1]*c4;
    const double w4_z = qd[3] - neg_w2_y;
    const double wd4_x = qd[3]*w4_y - (c4*neg_wd2_x + s4*qdd[1]);
    const double wd4_y = qd[3]*neg_w4_x - c4*qdd[1] + s4*neg_wd2_x;
    const double wd4_z = wd2_y + qdd[3];
    const double z6 = a3_y + 0.3770491803278688*neg_U2_zy;
    const double z7 = 0.3770491803278688*U2_xy + a3_x;
    const double a4_x = s4*z6 + c4*z7;
    const double a4_z = a3_z - 0.3770491803278688*neg_U2_yy;

    /* motion of link 5 */
    const double w5_x = w4_z*s5 - neg_w4_x*c5;
    const double w5_y = s5*neg_w4_x + w4_z*c5;
    const double w5_z = qd[4] - w4_y;
    const double wd5_x = c5*wd4_x + (s5*wd4_z + qd[4]*w5_y);
    const double neg_wd5_y = w5_x*qd[4] - c5*wd4_z + s5*wd4_x;
    const double wd5_z = qdd[4] - wd4_y;
    const double z8 = w5_x*w5_y;
    const double U5_xy = z8 - wd5_z;
    const double neg_U5_yy = w5_z*w5_z + w5_x*w5_x;
    const double U5_zy = wd5_x + w5_z*w5_y;

    /* motion of link 6 */
    const double w6_x = w5_x*c6 - s6*w5_z;
    const double neg_w6_y = s6*w5_x + c6*w5_z;
    const double U6_xy = neg_wd5_y - (neg_w6_y*w6_x + qdd[5]);
    const double U6_zy = c6*wd5_x - (neg_w6_y*(2.0*qd[5] + w5_y) + s6*wd5_z);

    /* forces on link 5 */
    const double z9 = 0.002*U6_zy;
    const double z10 = 0.036*s5;
    const double z11 = 0.036*c5;
    const double z12 = 0.002*U6_xy;
    const double neg_n5_y = 0.0001*(w5_x*w5_z + neg_wd5_y) + z12;
    const double neg_n5_z = s6*z9 + (0.00346*z8 + a4_z*z10 - 0.0036599999999999996*wd5_z +
        a4_x*z11);
    const double f4_x = z10*neg_U5_yy + z11*U5_xy;
    const double z13 = 0.036*s4;

    /* forces on link 4 */
    const double z14 = 0.0006000000000000001*neg_w4_x;
    const double z15 = 0.036*c4;
    const double n5_x = c6*z9 - (z6*z15 - z7*z13 - 0.00356*U5_zy);
    const double n4_x = s5*neg_n5_y + 0.0017000000000000001*wd4_x + c5*n5_x;
    const double n4_y = neg_n5_z - (w4_z*z14 - 0.0011*wd4_y);
    const double n4_z = s5*n5_x - (c5*neg_n5_y - (0.0011*wd4_z + w4_y*z14));
    const double z16 = s4*f4_x - z15*U5_zy;
    const double z17 = U5_zy*z13 + c4*f4_x;

    /* forces on link 3 */
    const double f3_x = 6.1*a3_x + z17;
    const double f3_y = z16 + 6.1*a3_y;
    const double f3_z = 6.1*a3_z - z11*neg_U5_yy + z10*U5_xy;
    const double z18 = c4*n4_y - (1.0421868852459015*qdd[1] - 1.0121868852459017*z3 -
        0.3770491803278688*z17 - z1*f3_x);
    const double neg_n2_z = s4*n4_x + z18;

    /* forces on link 1 */
    const double z19 = s4*n4_y + (1.0271868852459016*neg_U2_zy + 0.1*f3_z + 0.3770491803278688*z16 +
        z1*f3_y);
    const double z20 = c2*(n4_z + (0.1*f3_x + 0.014999999999999998*(z4 + wd2_y))) -
        0.07500000000000001*qdd[0];
    const double neg_n1_z = s2*(c4*n4_x - z19) + z20;

    tau[0] = -neg_n1_z;
    tau[1] = -neg_n2_z;
    tau[2] = f3_z;
    tau[3] = n4_z;
    tau[4] = -neg_n5_z;
    tau[5] = -z12;
}

void stanford_inertia_matrix(const double q[6], double M[36])
{
    /* joint angles */
    double s4, c4;
    double s6, c6;
    double s5, c5;
    double s2, c2;
    rbgen_sincos4(q[3], &s4, &c4, q[5], &s6, &c6, q[4], &s5, &c5, q[1], &s2, &c2);

    /* column 6 */
    const double z1 = 0.002*c5;

    /* composite body 5 */
    const double z2 = 0.002*s6;
    const double z3 = s6*z2;
    const double S5_zz = 0.00285 - z3;
    const double z4 = s5*(z3 - 0.00346);
    const double z5 = s5*z4;
    const double z6 = z2*c6;
    const double S4_xx = z3 + 0.00035 - z5;
    const double neg_S4_xy = z6*c5;
    const double S4_xz = z4*c5;
    const double z7 = S5_zz + S4_xx;
    const double z8 = s5*z6;
    const double z9 = z3 + 0.0036599999999999996;

    /* column 5 */
    const double z10 = 0.036*c5;
    const double z11 = z9 + 0.021599999999999998*c5;
    const double z12 = c4*z10;
    const double z13 = s4*neg_S4_xy + q[2]*z12 + c4*z11;

    /* composite body 4 */
    const double z14 = 0.021599999999999998*s5 - S4_xz;
    const double z15 = c4*neg_S4_xy;
    const double z16 = s4*(S4_xx - S5_zz) - 2.0*z15;
    const double ms3_z_scaled = c5 + 37.77777777777778;
    const double z17 = s2*(z15 - (q[2]*(s4*z10) + 0.0036*s5) - s4*z11);
    const double z18 = z17 + c2*(z8 + 0.1*z12);

    /* column 4 */
    const double z19 = 0.036*s5;
    const double z20 = z19*c4;
    const double neg_S2_xy = q[2]*z20 - s4*z8 + c4*z14;
    const double z21 = z20*(0.05555555555555556*s2) - c2*z1;

    /* composite body 3 */
    const double S2_xx = S4_xx + 0.014999999999999998 - s4*z16;
    const double S2_yy = z5 + ((84.72222222222223*q[2] + ms3_z_scaled)*(0.072*q[2]) +
        (0.043199999999999995*c5 + 1.33481));

    /* composite body 2 */
    const double z22 = s4*z19;
    const double z23 = 0.2*z22 + 0.15100000000000002 + z7 + s2*(neg_S2_xy*(2.0*c2) + (S2_yy -
        S2_xx)*s2);
    const double S2_yz = z22*q[2] + c4*z8 + s4*z14;
    const double S1_yz = s2*(c4*z16 + (neg_S4_xy + 0.1*z20)) - c2*(S2_yz + (0.0036*ms3_z_scaled +
        0.61*q[2]));
    const double z24 = s2*(z22 + 0.61);
    const double z25 = neg_S2_xy*s2 + c2*(0.1*z22 + z7);

    /* column 1 */
    const double z26 = 0.05555555555555556*z22;

    M[0] = z23;
    M[1] = -S1_yz;
    M[2] = z24;
    M[3] = -z25;
    M[4] = z18;
    M[5] = z21;
    M[6] = -S1_yz;
    M[7] = S2_xx + S2_yy;
    M[8] = -z20;
    M[9] = -S2_yz;
    M[10] = z13;
    M[11] = z26;
    M[12] = z24;
    M[13] = -z20;
    M[14] = 6.1;
    M[15] = 0.0;
    M[16] = -z19;
    M[17] = 0.0;
    M[18] = -z25;
    M[19] = -S2_yz;
    M[20] = 0.0;
    M[21] = z7;
    M[22] = -z8;
    M[23] = z1;
    M[24] = z18;
    M[25] = z13;
    M[26] = -z19;
    M[27] = -z8;
    M[28] = z9;
    M[29] = 0.0;
    M[30] = z21;
    M[31] = z26;
    M[32] = 0.0;
    M[33] = z1;
    M[34] = 0.0;
    M[35] = 0.002;
}

void stanford_bias(const double q[6], const double qd[6], double b[6])
{
    /* joint angles */
    double s2, c2;
    double s4, c4;
    double s5, c5;
    double s6, c6;
    rbgen_sincos4(q[1], &s2, &c2, q[3], &s4, &c4, q[4], &s5, &c5, q[5], &s6, &c6);
    const double z1 = q[2] + 0.22295081967213115;

    /* motion of link 1 */
    const double neg_U1_xx = qd[0]*qd[0];

    /* motion of link 2 */
    const double neg_w2_x = s2*qd[0];
    const double neg_w2_y = c2*qd[0];
    const double U2_xy = neg_w2_x*neg_w2_y;
    const double neg_U2_yy = qd[1]*qd[1] + neg_w2_x*neg_w2_x;
    const double neg_wd2_x = qd[1]*neg_w2_y;
    const double wd2_y = qd[1]*neg_w2_x;

    /* motion of link 3 */
    const double z2 = 2.0*qd[2];
    const double a3_x = U2_xy*z1 - (z2*qd[1] + 9.81*s2);
    const double a3_y = 0.1*neg_U1_xx + z2*neg_w2_x + neg_wd2_x*(2.0*z1);
    const double neg_a3_z = 9.81*c2 + z1*neg_U2_yy;

    /* motion of link 4 */
    const double neg_w4_x = qd[1]*s4 + neg_w2_x*c4;
    const double w4_y = neg_w2_x*s4 - qd[1]*c4;
    const double w4_z = qd[3] - neg_w2_y;
    const double wd4_x = qd[3]*w4_y - c4*neg_wd2_x;
    const double wd4_y = neg_w4_x*qd[3] + s4*neg_wd2_x;
    const double z3 = a3_x + 0.3770491803278688*U2_xy;
    const double z4 = a3_y + 0.7540983606557377*neg_wd2_x;
    const double a4_x = s4*z4 + c4*z3;
    const double neg_a4_z = 0.3770491803278688*neg_U2_yy + neg_a3_z;

    /* motion of link 5 */
    const double w5_x = s5*w4_z - neg_w4_x*c5;
    const double w5_y = s5*neg_w4_x + w4_z*c5;
    const double w5_z = qd[4] - w4_y;
    const double wd5_x = qd[4]*w5_y + s5*wd2_y + c5*wd4_x;
    const double wd5_y = c5*wd2_y - s5*wd4_x - qd[4]*w5_x;
    const double z5 = w5_y*w5_z;
    const double z6 = w5_y*w5_x;
    const double U5_xy = wd4_y + z6;
    const double neg_U5_yy = w5_z*w5_z + w5_x*w5_x;
    const double U5_zy = wd5_x + z5;

    /* motion of link 6 */
    const double w6_x = w5_x*c6 - w5_z*s6;
    const double neg_w6_y = w5_x*s6 + w5_z*c6;
    const double neg_U6_xy = neg_w6_y*w6_x + wd5_y;
    const double U6_zy = wd5_x*c6 + (wd4_y*s6 - neg_w6_y*(w5_y + 2.0*qd[5]));

    /* forces on link 5 */
    const double f4_x_scaled = s5*neg_U5_yy + c5*U5_xy;
    const double z7 = 0.002*U6_zy;
    const double z8 = 0.002*neg_U6_xy;
    const double n5_y = z8 + (0.0007*wd5_y + w5_x*(0.0005*w5_z));

    /* forces on link 4 */
    const double z9 = 0.036*s4;
    const double z10 = 0.036*c4;
    const double z11 = U5_zy*z9 + z10*f4_x_scaled;
    const double n5_x = c6*z7 - (z10*z4 - z9*z3 - 0.00296*z5 - 0.00416*wd5_x);
    const double n4_x = c5*n5_x - (s5*n5_y - 0.0005*wd4_x);
    const double n4_z = s5*n5_x + (c5*n5_y + 0.0005*wd2_y);
    const double z12 = U5_zy*z10 - z9*f4_x_scaled;

    /* forces on link 3 */
    const double z13 = 0.036*c5;
    const double z14 = 0.036*s5;
    const double f3_x = 6.1*a3_x + z11;
    const double f3_y = 6.1*a3_y - z12;
    const double f3_z = U5_xy*z14 - (6.1*neg_a3_z + neg_U5_yy*z13);
    const double neg_n5_z = z13*a4_x + (0.0036599999999999996*wd4_y + 0.00346*z6 - neg_a4_z*z14) +
        s6*z7;
    const double n4_y = 0.0005*wd4_y + neg_n5_z;
    const double neg_n2_z = s4*n4_x + (0.3770491803278688*z11 + 1.0127868852459017*U2_xy + z1*f3_x +
        c4*n4_y);

    /* forces on link 2 */
    const double z15 = s4*n4_y + (z1*f3_y - (0.3770491803278688*z12 - (2.055573770491803*neg_wd2_x +
        0.1*f3_z)));
    const double n1_z = s2*(z15 - c4*n4_x) - c2*(0.1*f3_x + 0.029999999999999995*wd2_y + n4_z);

    b[0] = n1_z;
    b[1] = -neg_n2_z;
    b[2] = f3_z;
    b[3] = n4_z;
    b[4] = -neg_n5_z;
    b[5] = z8;
}

void stanford_gravity(const double q[6], double g[6])
{
    /* joint angles */
    double s5, c5;
    double s2, c2;
    double s4, c4;
    rbgen_sincos3(q[4], &s5, &c5, q[1], &s2, &c2, q[3], &s4, &c4);

    /* motion of link 4 */
    const double neg_W4_zx = s2*c4;
    const double W4_zy = s2*s4;

    /* forces on link 3 */
    const double z1 = 0.35316*c5;
    const double c2_y_scaled = 59.841*q[2] + 13.3416 + z1;

    /* forces on link 2 */
    const double z2 = 0.35316*s5;
    const double neg_c1_x_scaled = c2_y_scaled*s2 + c2*(c4*z2);
    const double neg_W5_zx_scaled = c2*z2 + z1*neg_W4_zx;

    g[0] = 0.0;
    g[1] = neg_c1_x_scaled;
    g[2] = -59.841*c2;
    g[3] = -z2*W4_zy;
    g[4] = neg_W5_zx_scaled;
    g[5] = 0.0;
}

void stanford_forward_dynamics(const double q[6], const double qd[6], const double tau[6],
                               double qdd[6])
{
    /* joint angles */
    double s4, c4;
    double s6, c6;
    double s5, c5;
    double s2, c2;
    rbgen_sincos4(q[3], &s4, &c4, q[5], &s6, &c6, q[4], &s5, &c5, q[1], &s2, &c2);
    const double z1 = q[2] + 0.22295081967213115;

    /* motion of link 1 */
    const double neg_U1_xx = qd[0]*qd[0];

    /* motion of link 2 */
    const double neg_w2_x = s2*qd[0];
    const double neg_w2_y = c2*qd[0];
    const double U2_xy = neg_w2_x*neg_w2_y;
    const double neg_U2_yy = qd[1]*qd[1] + neg_w2_x*neg_w2_x;
    const double neg_wd2_x = qd[1]*neg_w2_y;
    const double wd2_y = qd[1]*neg_w2_x;

    /* motion of link 3 */
    const double z2 = 2.0*qd[2];
    const double a3_x = z1*U2_xy - (qd[1]*z2 + 9.81*s2);
    const double a3_y = 0.1*neg_U1_xx + neg_w2_x*z2 + neg_wd2_x*(2.0*z1);
    const double neg_a3_z = 9.81*c2 + z1*neg_U2_yy;

    /* motion of link 4 */
    const double neg_w4_x = s4*qd[1] + c4*neg_w2_x;
    const double w4_y = s4*neg_w2_x - c4*qd[1];
    const double w4_z = qd[3] - neg_w2_y;
    const double wd4_x = w4_y*qd[3] - c4*neg_wd2_x;
    const double wd4_y = qd[3]*neg_w4_x + s4*neg_wd2_x;
    const double z3 = a3_y + 0.7540983606557377*neg_wd2_x;
    const double z4 = a3_x + 0.3770491803278688*U2_xy;
    const double a4_x = s4*z3 + c4*z4;
    const double neg_a4_z = neg_a3_z + 0.3770491803278688*neg_U2_yy;

    /* motion of link 5 */
    const double w5_x = s5*w4_z - c5*neg_w4_x;
    const double w5_y = s5*neg_w4_x + c5*w4_z;
    const double w5_z = qd[4] - w4_y;
    const double z5 = w5_x*w5_y;
    const double wd5_x = qd[4]*w5_y + s5*wd2_y + c5*wd4_x;
    const double wd5_y = c5*wd2_y - s5*wd4_x - qd[4]*w5_x;
    const double z6 = w5_z*w5_y;
    const double U5_xy = wd4_y + z5;
    const double neg_U5_yy = w5_z*w5_z + w5_x*w5_x;
    const double U5_zy = wd5_x + z6;

    /* motion of link 6 */
    const double w6_x = c6*w5_x - s6*w5_z;
    const double neg_w6_y = s6*w5_x + c6*w5_z;
    const double neg_U6_xy = neg_w6_y*w6_x + wd5_y;
    const double U6_zy = c6*wd5_x + (s6*wd4_y - neg_w6_y*(w5_y + 2.0*qd[5]));

    /* forces on link 5 */
    const double neg_ms4_x = 0.036*s5;
    const double z7 = 0.036*c5;
    const double f4_x_scaled = s5*neg_U5_yy + c5*U5_xy;

    /* forces on link 3 */
    const double f3_z = neg_ms4_x*U5_xy - (6.1*neg_a3_z + neg_U5_yy*z7);

    /* forces on link 1 */
    const double z8 = 0.002*neg_U6_xy;
    const double phi6 = tau[5] - z8;
    const double n5_y = z8 + (0.0007*wd5_y + w5_x*(0.0005*w5_z));

    /* composite body 6 */
    const double z9 = 0.002*s6;
    const double z10 = s6*z9;
    const double D5 = z10 + 0.0036599999999999996;
    const double S5_zz = 0.00285 - z10;
    const double neg_n5_z = z7*a4_x + (0.0036599999999999996*wd4_y + 0.00346*z5 -
        neg_ms4_x*neg_a4_z) + z9*U6_zy;
    const double phi5 = neg_n5_z + tau[4];
    const double n4_y = neg_n5_z + 0.0005*wd4_y;

    /* column 6 */
    const double z11 = s4*s5;
    const double z12 = s2*(s5*c4) - c5*c2;

    /* composite body 5 */
    const double z13 = z9*c6;
    const double z14 = s5*(z10 - 0.00346);
    const double z15 = s5*z14;
    const double S4_xx = z10 + 0.00035 - z15;
    const double neg_S4_xy = z13*c5;
    const double S4_xz = z14*c5;
    const double neg_S4_yz = s5*z13;
    const double z16 = S5_zz + S4_xx;

    /* column 5 */
    const double z17 = 0.036*c4;
    const double z18 = c5*z17;
    const double z19 = D5 + 0.021599999999999998*c5;
    const double z20 = q[2]*z18 + s4*neg_S4_xy + c4*z19;
    const double z21 = 0.036*s4;
    const double z22 = q[2]*(c5*z21) + 0.0036*s5 - c4*neg_S4_xy + s4*z19;
    const double z23 = c2*(neg_S4_yz + 0.1*z18) - s2*z22;
    const double n5_x = U6_zy*(0.002*c6) - (z17*z3 - z21*z4 - 0.00296*z6 - 0.00416*wd5_x);
    const double n4_x = c5*n5_x - (s5*n5_y - 0.0005*wd4_x);
    const double n4_z = s5*n5_x + (c5*n5_y + 0.0005*wd2_y);
    const double z24 = z17*U5_zy - z21*f4_x_scaled;
    const double z25 = z21*U5_zy + z17*f4_x_scaled;
    const double f3_x = 6.1*a3_x + z25;
    const double f3_y = 6.1*a3_y - z24;
    const double n2_x = c4*n4_x - (s4*n4_y + (z1*f3_y - (0.3770491803278688*z24 -
        2.055573770491803*neg_wd2_x)));
    const double n3_z = 0.029999999999999995*wd2_y + n4_z;

    /* composite body 4 */
    const double neg_ms3_x = neg_ms4_x*c4;
    const double neg_ms3_y = s4*neg_ms4_x;
    const double z26 = 0.021599999999999998*s5 - S4_xz;
    const double ms3_z_scaled = c5 + 37.77777777777778;
    const double z27 = s4*(S4_xx - S5_zz) - neg_S4_xy*(2.0*c4);

    /* column 4 */
    const double neg_S2_xy = q[2]*neg_ms3_x - s4*neg_S4_yz + c4*z26;
    const double S2_yz = q[2]*neg_ms3_y + c4*neg_S4_yz + s4*z26;

    /* composite body 3 */
    const double S2_xx = S4_xx + 0.014999999999999998 - s4*z27;
    const double S2_yy = z15 + (6.1*q[2]*(q[2] + 0.01180327868852459*ms3_z_scaled) +
        (0.043199999999999995*c5 + 1.33481));

    /* elimination */
    const double z28 = 0.002*c5;
    const double iD5 = 1.0/D5;
    const double neg_U4_5 = neg_S4_yz*iD5;
    const double z29 = S2_yz + (z28*z11 - neg_U4_5*z20);
    const double neg_D4 = c5*z28 - z16 + neg_S4_yz*neg_U4_5;
    const double neg_iD4 = 1.0/neg_D4;
    const double U2_4 = z29*neg_iD4;
    const double z30 = c2*(0.1*neg_ms3_y + z16) + (z28*z12 - neg_U4_5*z23) + s2*neg_S2_xy;
    const double z31 = 0.002*z12;
    const double U2_5 = iD5*z20;
    const double z32 = z11*z31 + z23*U2_5 - c2*(S2_yz + (0.0036*ms3_z_scaled + 0.61*q[2]));
    const double z33 = U2_4*z30 - (z32 + s2*(neg_S4_xy + 0.1*neg_ms3_x + c4*z27));
    const double neg_U3_5 = neg_ms4_x*iD5;
    const double z34 = neg_ms4_x*neg_U4_5;
    const double U3_4 = neg_iD4*z34;
    const double z35 = z23*neg_U3_5 + s2*(neg_ms3_y + 0.61) + z30*U3_4;
    const double D3 = z34*U3_4 + (6.1 - neg_ms4_x*neg_U3_5);
    const double iD3 = 1.0/D3;
    const double z36 = z20*neg_U3_5 - neg_ms3_x + z29*U3_4;
    const double U2_3 = iD3*z36;
    const double z37 = z33 - z35*U2_3;
    const double z38 = z29*U2_4 + (S2_xx - (0.002*(z11*z11) - S2_yy + z20*U2_5));
    const double D2 = z38 - z36*U2_3;
    const double iD2 = 1.0/D2;
    const double U1_2 = z37*iD2;
    const double U1_3 = z35*iD3;
    const double U1_5 = iD5*z23;
    const double z39 = z12*z31 - (0.2*neg_ms3_y + 0.15100000000000002) - z16 + z23*U1_5 -
        s2*(neg_S2_xy*(2.0*c2) + s2*(S2_yy - S2_xx));
    const double U1_4 = neg_iD4*z30;
    const double neg_D1 = z37*U1_2 + (z35*U1_3 + (z39 - z30*U1_4));
    const double neg_iD1 = 1.0/neg_D1;
    const double z40 = neg_U4_5*phi5 + (tau[3] - c5*phi6) - n4_z;
    const double z41 = tau[2] - f3_z + neg_U3_5*phi5 - U3_4*z40;
    const double z42 = 0.1*(s2*(10.0*n2_x - f3_z) + c2*(10.0*n3_z + f3_x));
    const double z43 = U1_3*z41 - (z42 + (tau[0] - z12*phi6 - U1_5*phi5 - U1_4*z40));
    const double z44 = 0.3770491803278688*z25 + (tau[1] + 1.0127868852459017*U2_xy) - z11*phi6 +
        z1*f3_x;
    const double z45 = U2_4*z40 - (s4*n4_x + (c4*n4_y + (z44 - U2_5*phi5)));
    const double z46 = z45 + U2_3*z41;
    const double z47 = neg_iD1*(z43 - U1_2*z46);
    const double z48 = iD2*z46 + U1_2*z47;
    const double z49 = U2_3*z48 + (iD3*z41 - U1_3*z47);
    const double z50 = U3_4*z49 + (U1_4*z47 + neg_iD4*z40 - U2_4*z48);
    const double z51 = neg_U3_5*z49 + (U2_5*z48 - (U1_5*z47 - iD5*phi5)) - neg_U4_5*z50;

    qdd[0] = z47;
    qdd[1] = -z48;
    qdd[2] = z49;
    qdd[3] = -z50;
    qdd[4] = z51;
    qdd[5] = z11*z48 + (500.0*phi6 - z12*z47) + c5*z50;
}

void stanford_forward_kinematics(const double q[6], double R[9], double p[3])
{
    /* joint angles */
    double s1, c1;
    double s5, c5;
    double s6, c6;
    double s4, c4;
    rbgen_sincos4(q[0], &s1, &c1, q[4], &s5, &c5, q[5], &s6, &c6, q[3], &s4, &c4);
    double s2, c2;
    rbgen_sincos(q[1], &s2, &c2);

    /* tool seen from link 4 */
    const double z1 = c5*c6;
    const double z2 = s5*c6;
    const double z3 = c5*s6;
    const double z4 = s5*s6;

    /* tool seen from link 3 */
    const double z5 = s4*s6 - c4*z1;
    const double z6 = s4*z1 + c4*s6;
    const double z7 = c4*c6 - s4*z3;
    const double z8 = c4*z3 + s4*c6;

    /* tool seen from link 2 */
    const double z9 = q[2] + 0.6;

    /* tool seen from link 1 */
    const double z10 = c2*z5 + s2*z2;
    const double z11 = c2*z8 - s2*z4;
    const double z12 = s2*z5 - c2*z2;
    const double z13 = s2*z8 + c2*z4;
    const double z14 = s2*z9;

    /* tool seen from link 0 */
    const double z15 = c1*z10 - s1*z6;
    const double z16 = s1*z7 - c1*z11;
    const double z17 = c1*z7 + s1*z11;
    const double z18 = s1*z10 + c1*z6;

    R[0] = -z15;
    R[1] = z16;
    R[2] = z17*z12 - z18*z13;
    R[3] = -z18;
    R[4] = -z17;
    R[5] = z15*z13 + z16*z12;
    R[6] = z12;
    R[7] = z13;
    R[8] = z16*z18 + z15*z17;
    p[0] = -(0.1*s1 + c1*z14);
    p[1] = 0.1*c1 - s1*z14;
    p[2] = 0.1 - c2*z9;
}

void stanford_jacobian(const double q[6], double J[36])
{
    /* joint angles */
    double s1, c1;
    double s2, c2;
    double s4, c4;
    double s5, c5;
    rbgen_sincos4(q[0], &s1, &c1, q[1], &s2, &c2, q[3], &s4, &c4, q[4], &s5, &c5);

    /* frame 2 */
    const double z1 = s1*s2;
    const double z2 = c1*s2;
    const double z3 = c1*c2;
    const double z4 = s1*c2;

    /* frame 4 */
    const double z5 = c2*q[2] + 0.6*c2;

    /* Jacobian */
    const double z6 = q[2]*z1 + 0.6*z1;
    const double z7 = 0.6*z2 + q[2]*z2;

    J[0] = z6 - 0.1*c1;
    J[1] = -c1*z5;
    J[2] = -z2;
    J[3] = 0.0;
    J[4] = 0.0;
    J[5] = 0.0;
    J[6] = -(z7 + 0.1*s1);
    J[7] = -s1*z5;
    J[8] = -z1;
    J[9] = 0.0;
    J[10] = 0.0;
    J[11] = 0.0;
    J[12] = 0.0;
    J[13] = c1*z7 + s1*z6;
    J[14] = -c2;
    J[15] = 0.0;
    J[16] = 0.0;
    J[17] = 0.0;
    J[18] = 0.0;
    J[19] = -s1;
    J[20] = 0.0;
    J[21] = -z2;
    J[22] = s4*z3 - s1*c4;
    J[23] = -(c5*z2 + s5*(c4*z3 + s1*s4));
    J[24] = 0.0;
    J[25] = c1;
    J[26] = 0.0;
    J[27] = -z1;
    J[28] = s4*z4 + c1*c4;
    J[29] = -(c5*z1 + s5*(c4*z4 - c1*s4));
    J[30] = 1.0;
    J[31] = 0.0;
    J[32] = 0.0;
    J[33] = -c2;
    J[34] = -s2*s4;
    J[35] = s5*(s2*c4) - c2*c5;
}

void stanford_inertia_solve(const double q[6], const double phi[6], double qdd[6])
{
    /* joint angles */
    double s5, c5;
    double s6, c6;
    double s4, c4;
    double s2, c2;
    rbgen_sincos4(q[4], &s5, &c5, q[5], &s6, &c6, q[3], &s4, &c4, q[1], &s2, &c2);

    /* composite body 6 */
    const double z1 = 0.002*s6;
    const double z2 = s6*z1;
    const double D5 = z2 + 0.0036599999999999996;
    const double S5_zz = 0.00285 - z2;

    /* composite body 5 */
    const double z3 = z1*c6;
    const double z4 = s5*(z2 - 0.00346);
    const double z5 = s5*z4;
    const double S4_xx = z2 + 0.00035 - z5;
    const double neg_S4_xy = z3*c5;
    const double S4_xz = c5*z4;
    const double neg_S4_yz = s5*z3;
    const double z6 = S5_zz + S4_xx;

    /* column 5 */
    const double z7 = 0.0036*c5;
    const double z8 = c4*z7;
    const double z9 = D5 + 0.021599999999999998*c5;
    const double z10 = s4*neg_S4_xy + z8*(10.0*q[2]) + c4*z9;
    const double z11 = neg_S4_xy*c4;
    const double z12 = 0.036*q[2]*(c5*s4) + 0.0036*s5 - z11 + s4*z9;
    const double z13 = (neg_S4_yz + z8)*c2 - s2*z12;

    /* composite body 4 */
    const double neg_ms3_x = s5*c4;
    const double neg_ms3_y = s5*s4;
    const double z14 = 0.021599999999999998*s5 - S4_xz;
    const double z15 = neg_ms3_x*s2 - c5*c2;
    const double z16 = s4*(S4_xx - S5_zz) - 2.0*z11;
    const double ms3_z_scaled = z7 + 0.136;

    /* column 4 */
    const double z17 = 0.036*neg_ms3_x;
    const double z18 = 0.036*neg_ms3_y;
    const double neg_S2_xy = c4*z14 + (q[2]*z17 - neg_S4_yz*s4);
    const double S2_yz = s4*z14 + (q[2]*z18 + neg_S4_yz*c4);

    /* composite body 3 */
    const double S2_xx = S4_xx + 0.014999999999999998 - s4*z16;
    const double S2_yy = z5 + (6.1*q[2]*(q[2] + 3.2786885245901636*ms3_z_scaled) +
        (0.043199999999999995*c5 + 1.33481));

    /* elimination */
    const double iD5 = 1.0/D5;
    const double neg_U4_5 = neg_S4_yz*iD5;
    const double z19 = 0.036*s5;
    const double z20 = neg_U4_5*z19;
    const double z21 = 0.002*c5;
    const double neg_D4 = c5*z21 - z6 + neg_S4_yz*neg_U4_5;
    const double neg_iD4 = 1.0/neg_D4;
    const double U3_4 = z20*neg_iD4;
    const double z22 = iD5*z19;
    const double D3 = z20*U3_4 + (6.1 - z19*z22);
    const double iD3 = 1.0/D3;
    const double z23 = neg_U4_5*z10 - z21*neg_ms3_y - S2_yz;
    const double z24 = z22*z10 - z17 - U3_4*z23;
    const double U2_3 = iD3*z24;
    const double z25 = s2*neg_S2_xy + (c2*(0.0036*neg_ms3_y + z6) + (z21*z15 - neg_U4_5*z13));
    const double z26 = (z18 + 0.61)*s2 + z22*z13 + U3_4*z25;
    const double neg_U2_4 = neg_iD4*z23;
    const double z27 = 0.002*z15;
    const double U2_5 = iD5*z10;
    const double z28 = neg_ms3_y*z27 + z13*U2_5 - c2*(S2_yz + (ms3_z_scaled + 0.61*q[2]));
    const double z29 = z25*neg_U2_4 + (s2*(c4*z16 + (neg_S4_xy + 0.0036*neg_ms3_x)) + z28);
    const double z30 = U2_3*z26 + z29;
    const double z31 = z10*U2_5 + (0.002*(neg_ms3_y*neg_ms3_y) - S2_yy) - S2_xx - z23*neg_U2_4;
    const double neg_D2 = z24*U2_3 + z31;
    const double neg_iD2 = 1.0/neg_D2;
    const double U1_2 = z30*neg_iD2;
    const double U1_3 = iD3*z26;
    const double U1_4 = neg_iD4*z25;
    const double U1_5 = iD5*z13;
    const double z32 = s2*(neg_S2_xy*(2.0*c2) + s2*(S2_yy - S2_xx)) - (z15*z27 - (0.0072*neg_ms3_y +
        0.15100000000000002) - z6 + z13*U1_5);
    const double D1 = z30*U1_2 + (z25*U1_4 + z32 - z26*U1_3);
    const double iD1 = 1.0/D1;
    const double z33 = phi[3] - c5*phi[5] + neg_U4_5*phi[4];
    const double z34 = z22*phi[4] + phi[2] - U3_4*z33;
    const double z35 = U1_5*phi[4] + (z15*phi[5] - phi[0]) + U1_4*z33 + U1_3*z34;
    const double z36 = neg_U2_4*z33 + (phi[1] - neg_ms3_y*phi[5] - U2_5*phi[4]) - U2_3*z34;
    const double z37 = iD1*(z35 + U1_2*z36);
    const double z38 = neg_iD2*z36 - U1_2*z37;
    const double z39 = U2_3*z38 + (U1_3*z37 + iD3*z34);
    const double z40 = neg_U2_4*z38 + (neg_iD4*z33 - U1_4*z37) + U3_4*z39;
    const double z41 = z22*z39 + (U2_5*z38 + (iD5*phi[4] + U1_5*z37)) - neg_U4_5*z40;

    qdd[0] = -z37;
    qdd[1] = -z38;
    qdd[2] = z39;
    qdd[3] = -z40;
    qdd[4] = z41;
    qdd[5] = 500.0*phi[5] + z15*z37 + neg_ms3_y*z38 + c5*z40;
}

void stanford_energy(const double q[6], const double qd[6], double e[2])
{
    /* joint angles */
    double s4, c4;
    double s2, c2;
    double s5, c5;
    double s6, c6;
    rbgen_sincos4(q[3], &s4, &c4, q[1], &s2, &c2, q[4], &s5, &c5, q[5], &s6, &c6);

    /* link 2 */
    const double neg_w2_x = qd[0]*s2;
    const double neg_w2_y = qd[0]*c2;
    const double neg_v2_x = 0.1*neg_w2_y;
    const double v2_y = 0.1*neg_w2_x;

    /* link 3 */
    const double neg_v3_x = neg_v2_x + q[2]*qd[1];
    const double v3_y = neg_w2_x*q[2];
    const double v3_z = v2_y + qd[2];

    /* link 4 */
    const double z1 = 0.6*neg_w2_x + v3_y;
    const double z2 = 0.6*qd[1] + neg_v3_x;
    const double v4_x = z1*s4 - c4*z2;
    const double v4_y = c4*z1 + s4*z2;
    const double neg_w4_x = s4*qd[1] + c4*neg_w2_x;
    const double w4_y = neg_w2_x*s4 - c4*qd[1];
    const double w4_z = qd[3] - neg_w2_y;
    const double z3 = v4_y + 0.1*neg_w4_x;
    const double z4 = v4_x + 0.1*w4_y;

    /* link 5 */
    const double v5_x = v4_x*c5 + s5*v3_z;
    const double v5_y = c5*v3_z - v4_x*s5;
    const double w5_x = s5*w4_z - c5*neg_w4_x;
    const double w5_y = s5*neg_w4_x + c5*w4_z;
    const double w5_z = qd[4] - w4_y;
    const double z5 = 0.06*w5_x - v4_y;
    const double z6 = v5_x - 0.06*w5_z;

    /* link 6 */
    const double v6_x = c6*v5_x + v4_y*s6;
    const double v6_y = v4_y*c6 - s6*v5_x;
    const double w6_x = c6*w5_x - s6*w5_z;
    const double neg_w6_y = s6*w5_x + c6*w5_z;
    const double w6_z = qd[5] + w5_y;
    const double z7 = 0.005*(qd[0]*qd[0]) + 0.23*(qd[1]*qd[1]) + 0.225*(neg_w2_x*neg_w2_x);
    const double z8 = 0.01*(neg_w2_y*neg_w2_y) + z7 + 2.5*(v3_z*v3_z) + 3.0*(neg_v2_x*neg_v2_x +
        v2_y*v2_y);
    const double z9 = z8 + 2.0*(neg_v3_x*neg_v3_x + v3_y*v3_y) + 0.0001*(w5_y*w5_y);
    const double z10 = 0.001*(w6_z*w6_z) + (0.00025*(w5_z*w5_z + w4_y*w4_y + w5_x*w5_x) + z9);
    const double z11 = 0.0015*(w6_x*w6_x) + z10 + 0.0005*(neg_w6_y*neg_w6_y + (neg_w4_x*neg_w4_x +
        w4_z*w4_z));
    const double z12 = 0.55*(v5_y*v5_y) + (z11 + 0.5*(z3*z3 + z4*z4));
    const double z13 = 0.25*(v6_y*v6_y + v6_x*v6_x) + (z12 + 0.3*(z5*z5 + z6*z6));
    const double z14 = (q[2] + 0.005901639344262295*c5)*(59.841*c2) + (13.3416*c2 - 11.8701 -
        0.35316*s5*(c4*s2));

    e[0] = z13;
    e[1] = -z14;
}
