/* thomas_tesar: robot dynamics as straight-line C, by rbgen 0.2.0
 *
 * joints   6: RRRRRR
 * source   J. Angeles, O. Ma and A. Rojas, An algorithm for the inverse dynamics of n-axis
 *          general manipulators using Kane's equations, Computers & Mathematics with
 *          Applications 17(12), 1989, pp. 1545-1561, example 2 (six-revolute industrial arm
 *          after M. Thomas and D. Tesar, Dynamic modeling of serial manipulator arms, Journal
 *          of Dynamic Systems, Measurement, and Control 104, 1982, pp. 218-228).
 * model    44bcaed780993e0b
 * command  rbgen emit thomas_tesar
 *
 * Operations of each call: multiplications M, additions and subtractions A, divisions and square
 * roots D, pairs of sine and cosine.
 *
 *   function                  algorithm            M      A    D  sin/cos
 *   inverse_dynamics          best                145    126    0        5
 *   inertia_matrix            best                 57     53    0        6
 *   bias                      best                126     96    0        5
 *   gravity                   best                  9      7    0        4
 *   forward_dynamics          best                236    200    5        6
 *   forward_kinematics        best: tool-cross     58     29    0        6
 *   jacobian                  best: frames         41     22    0        5
 *   inertia_solve             best                118    102    5        6
 *   energy                    best: links         115     75    0        5
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

#define THOMAS_TESAR_DOF 6

#ifdef __cplusplus
extern "C" {
#endif

/* joint torques (forces) for the motion */
void thomas_tesar_inverse_dynamics(const double q[6], const double qd[6], const double qdd[6],
                                   double tau[6]);
/* symmetric, row-major */
void thomas_tesar_inertia_matrix(const double q[6], double M[36]);
/* Coriolis, centrifugal, gravity, friction */
void thomas_tesar_bias(const double q[6], const double qd[6], double b[6]);
/* torques that hold the arm still */
void thomas_tesar_gravity(const double q[6], double g[6]);
/* accelerations for the torques */
void thomas_tesar_forward_dynamics(const double q[6], const double qd[6], const double tau[6],
                                   double qdd[6]);
/* tool in the world: axes as columns of R, origin p */
void thomas_tesar_forward_kinematics(const double q[6], double R[9], double p[3]);
/* 6 x n: linear rows, then angular, world axes, at the tool */
void thomas_tesar_jacobian(const double q[6], double J[36]);
/* M^-1 phi */
void thomas_tesar_inertia_solve(const double q[6], const double phi[6], double qdd[6]);
/* kinetic, potential (zero at the world's origin) */
void thomas_tesar_energy(const double q[6], const double qd[6], double e[2]);

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

void thomas_tesar_inverse_dynamics(const double q[6], const double qd[6], const double qdd[6],
                                   double tau[6])
{
    /* joint angles */
    const double z1 = q[2] + q[1];
    const double z2 = q[3] + z1;
    double s5, c5;
    double s2, c2;
    double z3, z4;
    double z5, z6;
    rbgen_sincos4(q[4], &s5, &c5, q[1], &s2, &c2, z1, &z3, &z4, z2, &z5, &z6);
    double s6, c6;
    rbgen_sincos(q[5], &s6, &c6);
    const double z7 = 0.2*s6;
    const double z8 = s6*z7;
    const double z9 = z8 - 0.46499999999999997;
    const double z10 = z8 + 0.265;
    const double z11 = 5.1*s2;
    const double z12 = 5.1*z3;
    const double z13 = 9.216000000000001*z4 - 281.7636*z3;
    const double z14 = 1.4400000000000002*z3 - 9.396*z4;
    const double z15 = z4*z13 - 4.6080000000000005;
    const double z16 = 9.396*z3 + 1.4400000000000002*z4;

    /* motion of link 1 */
    const double neg_U1_xx = qd[0]*qd[0];

    /* motion of link 2 */
    const double neg_U2_yy = qd[1]*qd[1];
    const double z17 = 2.0*qd[0];
    const double neg_U2_xx = neg_U2_yy + neg_U1_xx;
    const double U2_zy = qd[1]*z17;

    /* motion of link 3 */
    const double wd3_z = qdd[1] + qdd[2];
    const double w3_z = qd[1] + qd[2];
    const double z18 = 5.1*c2;
    const double z19 = z11*neg_U2_yy - qdd[1]*z18;
    const double neg_a3_x = qdd[1]*z11 + z18*neg_U2_xx;
    const double a3_y = 49.05 - z19;
    const double a3_z = z11*U2_zy - qdd[0]*z18;
    const double neg_U3_yy = w3_z*w3_z;
    const double neg_U3_xx = neg_U3_yy + neg_U1_xx;
    const double U3_zy = w3_z*z17;

    /* motion of link 4 */
    const double w4_x = qd[0]*z5;
    const double w4_y = qd[0]*z6;
    const double w4_z = w3_z + qd[3];
    const double z20 = w4_y*w4_z;
    const double z21 = w4_y*w4_y;
    const double z22 = w4_z*w4_z;
    const double wd4_z = wd3_z + qdd[3];
    const double z23 = w4_y*w4_x;
    const double z24 = w4_z*w4_x;
    const double neg_U4_xx = z21 + z22;
    const double U4_xz = z6*qdd[0];
    const double wd4_y = U4_xz - z24;
    const double U4_yx = wd4_z + z23;
    const double neg_U4_yz = qdd[0]*z5;
    const double wd4_x = z20 + neg_U4_yz;
    const double U4_zx = z24 - wd4_y;
    const double U4_zy = z20 + wd4_x;
    const double z25 = 5.1*z4;
    const double z26 = neg_U3_yy*z12 - a3_y - wd3_z*z25;
    const double z27 = wd3_z*z12 + (z25*neg_U3_xx + neg_a3_x);
    const double neg_a4_x = z5*z26 + z6*z27;
    const double a4_y = z5*z27 - z6*z26;
    const double a4_z = a3_z + z12*U3_zy - qdd[0]*z25;
    const double z28 = w4_x*w4_x;

    /* motion of link 5 */
    const double w5_x = c5*w4_x + s5*w4_z;
    const double w5_y = c5*w4_z - s5*w4_x;
    const double w5_z = qd[4] - w4_y;
    const double wd5_x = c5*wd4_x + (wd4_z*s5 + qd[4]*w5_y);
    const double wd5_y = wd4_z*c5 - s5*wd4_x - qd[4]*w5_x;
    const double wd5_z = qdd[4] - wd4_y;
    const double z29 = w5_x*w5_y;
    const double z30 = w5_x*w5_z;
    const double z31 = w5_x*w5_x;
    const double z32 = w5_z*w5_z;
    const double z33 = w5_y*w5_z;
    const double U5_xy = z29 - wd5_z;
    const double U5_xz = wd5_y + z30;
    const double neg_U5_yy = z31 + z32;
    const double U5_zy = wd5_x + z33;

    /* motion of link 6 */
    const double wd6_z = qdd[5] - wd5_y;
    const double z34 = 2.0*qd[5] - w5_y;
    const double U6_xy = z30 - wd6_z;
    const double U6_yx = z30 + wd6_z;
    const double U6_zx = w5_x*z34 - wd5_z;
    const double U6_zy = w5_z*z34 + wd5_x;

    /* forces on link 6 */
    const double z35 = z7*c6;
    const double neg_n6_z = U6_yx*z9 + z35*(z31 - z32) + U6_xy*z10;

    /* forces on link 5 */
    const double z36 = 12.659199999999998*wd5_x - (0.14400000000000002*(w5_y*w5_y - z32) -
        11.002399999999998*z33 - z35*U6_zx);
    const double z37 = 5.936*c5;
    const double z38 = 5.936*s5;
    const double z39 = z38*(U4_zx + a4_z) + (11.875799999999998*wd5_z - 11.785799999999998*z29) +
        z9*U6_zx;
    const double n5_x = 5.936*(U4_yx + a4_y) + (z10*U6_zy + z36);
    const double n5_y = 0.8734*wd5_y + (0.14400000000000002*U5_xy + 0.7834*z30) + neg_n6_z;
    const double neg_n5_z = z37*(neg_a4_x + neg_U4_xx) + (z35*U6_zy - z39) +
        0.14400000000000002*U5_xz;
    const double z40 = z37*neg_U5_yy - U5_xy*z38;

    /* forces on link 4 */
    const double z41 = 5.936*U5_zy;
    const double z42 = 1.016*neg_a4_x + (0.31200000000000006*(z21 - z28) + 5.597*U4_yx +
        2.8400000000000003*a4_y);
    const double n4_x = c5*n5_x + (0.31200000000000006*U4_zx + 1.016*a4_z) - s5*n5_y;
    const double n4_y = neg_n5_z - (5.597*U4_zx + (2.8400000000000003*a4_z +
        0.31200000000000006*U4_zy) + z40);
    const double n4_z = c5*n5_y + (z41 + z42 + s5*n5_x);
    const double neg_f4_x = neg_U5_yy*z38 + (U5_xy*z37 + (2.8400000000000003*neg_U4_xx +
        1.016*(wd4_z - z23)));
    const double f4_y = z41 - (1.016*(z22 + z28) - 2.8400000000000003*U4_yx);
    const double f4_z = z40 + 2.8400000000000003*U4_zx + 1.016*U4_zy;
    const double z43 = z5*neg_f4_x - z6*f4_y;
    const double z44 = z5*f4_y + z6*neg_f4_x;

    /* forces on link 3 */
    const double z45 = f4_z + (qdd[0]*z14 - (7.983529411764707*neg_U1_xx - 25.650888119953866*a3_z -
        U3_zy*z16));
    const double z46 = wd3_z*z16 + (25.650888119953866*neg_a3_x - 7.983529411764707*qdd[0]) -
        neg_U3_xx*z14 + z44;
    const double z47 = neg_U1_xx*z15 + (a3_y*z14 - (283.4396*wd3_z + neg_a3_x*z16)) - z12*z44;
    const double n3_z = n4_z - (z47 + z25*z43);

    /* forces on link 2 */
    const double z48 = z18*(z43 + (25.650888119953866*z19 + wd3_z*z14 + neg_U3_yy*z16)) -
        (319.60980000000006*c2 + 2.0*qdd[1]);
    const double n2_z = n3_z - (z48 - z11*z46);

    /* forces on link 1 */
    const double z49 = qdd[0]*(z3*z13) + (374.55260000000004*qdd[0] + a3_z*z14 -
        7.983529411764707*neg_a3_x);
    const double z50 = z25*f4_z - (z49 + U3_zy*z15) + z18*z45 - z6*n4_y;
    const double n1_z = z5*n4_x - z50;

    tau[0] = n1_z;
    tau[1] = n2_z;
    tau[2] = n3_z;
    tau[3] = n4_z;
    tau[4] = -neg_n5_z;
    tau[5] = -neg_n6_z;
}

void thomas_tesar_inertia_matrix(const double q[6], double M[36])
{
    /* joint angles */
    const double z1 = q[2] + q[1];
    double z2, z3;
    double s5, c5;
    double s2, c2;
    double s6, c6;
    rbgen_sincos4(z1, &z2, &z3, q[4], &s5, &c5, q[1], &s2, &c2, q[5], &s6, &c6);
    const double z4 = z1 + q[3];
    double s4, s4_cosine;
    double z5, z6;
    rbgen_sincos2(q[3], &s4, &s4_cosine, z4, &z5, &z6);

    /* column 6 */
    const double z7 = z3 + c2;

    /* composite body 5 */
    const double z8 = 30.2736*s5;
    const double ms4_x = z8 + 14.484000000000002;
    const double z9 = 0.2*(s6*s6);
    const double z10 = z9 - (11.872*s5 + 6.107);
    const double z11 = 0.2*(s6*c6);
    const double z12 = 0.14400000000000002*s5 - z11*c5;
    const double z13 = s5*(z9 + 11.320799999999998);
    const double S4_xx = s5*z13 - z10;
    const double S4_xy = z12 + 0.31200000000000006;
    const double neg_S4_xz = c5*z13 + 5.936*c5;
    const double neg_S4_yz = s5*z11 + 0.14400000000000002*c5;
    const double S5_zz = z9 + 1.0934;
    const double z14 = z9 - 12.340799999999998;

    /* column 5 */
    const double z15 = z5*z12 - z8*z7 + z6*(z14 - 5.936*s5);

    /* composite body 4 */
    const double z16 = ms4_x*z6 - 5.1816*z5;
    const double z17 = 5.1816*z6 + ms4_x*z5;
    const double z18 = 30.2736*c5;
    const double ms3_x = z16 + 47.9196*z3 - 7.344*z2;
    const double ms3_y = z17 + 47.9196*z2 + 7.344*z3;
    const double ms3_z = 40.716 - z18;
    const double z19 = z16*z3;
    const double z20 = z5*neg_S4_xz + z6*neg_S4_yz;
    const double neg_S3_yz = z20 + z2*z18;
    const double z21 = S4_xx + S5_zz;
    const double z22 = z2*z17;
    const double z23 = z18*(z5*z7 - z6*(z2 + s2)) - neg_S4_yz;
    const double z24 = z18*s4 - neg_S4_yz;

    /* column 4 */
    const double z25 = z22 + (z19 + z21);
    const double z26 = z25 + (z16*c2 + s2*z17);

    /* composite body 3 */
    const double z27 = ms3_x*c2;
    const double S2_yz = s2*ms3_z - neg_S3_yz;
    const double z28 = s2*ms3_y;

    /* composite body 2 */
    const double z29 = 2.0*z27;
    const double z30 = 667.1796*(s2*s2) - 1053.563 - z2*(9.216000000000001*z3 - 281.7636*z2);
    const double z31 = 2.0*z19;
    const double z32 = z10 + z30 - z31 - z29 + z5*(S4_xy*(2.0*z6) + z5*(S4_xx - S5_zz));
    const double z33 = z21 + (2.0*z22 + (z31 + 283.4396));
    const double z34 = z28 + (z33 + z27);

    /* column 1 */
    const double z35 = 0.73*(s5*z5);
    const double z36 = 0.73*c5;

    M[0] = -z32;
    M[1] = -S2_yz;
    M[2] = neg_S3_yz;
    M[3] = z20;
    M[4] = z15;
    M[5] = z35;
    M[6] = -S2_yz;
    M[7] = z33 + (2.0*z28 + (z29 + 669.1796));
    M[8] = z34;
    M[9] = z26;
    M[10] = z23;
    M[11] = -z36;
    M[12] = neg_S3_yz;
    M[13] = z34;
    M[14] = z33;
    M[15] = z25;
    M[16] = z24;
    M[17] = -z36;
    M[18] = z20;
    M[19] = z26;
    M[20] = z25;
    M[21] = z21;
    M[22] = -neg_S4_yz;
    M[23] = -z36;
    M[24] = z15;
    M[25] = z23;
    M[26] = z24;
    M[27] = -neg_S4_yz;
    M[28] = -z14;
    M[29] = 0.0;
    M[30] = z35;
    M[31] = -z36;
    M[32] = -z36;
    M[33] = -z36;
    M[34] = 0.0;
    M[35] = 0.73;
}

void thomas_tesar_bias(const double q[6], const double qd[6], double b[6])
{
    /* joint angles */
    const double z1 = q[2] + q[1];
    const double z2 = q[3] + z1;
    double z3, z4;
    double s2, c2;
    double z5, z6;
    double s5, c5;
    rbgen_sincos4(z2, &z3, &z4, q[1], &s2, &c2, z1, &z5, &z6, q[4], &s5, &c5);
    double s6, c6;
    rbgen_sincos(q[5], &s6, &c6);
    const double z7 = 5.1*s2;
    const double z8 = 5.1*z5;
    const double z9 = 0.2*s6;
    const double z10 = s6*z9;
    const double z11 = z10 - 0.46499999999999997;
    const double z12 = (0.04433002782171017*z6 - z5)*(207.89520000000002*z6) - 4.6080000000000005;
    const double z13 = z10 + 0.265;
    const double z14 = 1.4400000000000002*z6 - 5.088000000000001*z5;

    /* motion of link 1 */
    const double neg_U1_xx = qd[0]*qd[0];

    /* motion of link 2 */
    const double z15 = 2.0*qd[0];
    const double neg_U2_yy = qd[1]*qd[1];
    const double neg_U2_xx = neg_U2_yy + neg_U1_xx;
    const double U2_zy = qd[1]*z15;

    /* motion of link 3 */
    const double w3_z = qd[1] + qd[2];
    const double z16 = z7*neg_U2_yy;
    const double a3_y = 49.05 - z16;
    const double a3_z = z7*U2_zy;
    const double neg_U3_yy = w3_z*w3_z;
    const double neg_U3_xx = neg_U3_yy + neg_U1_xx;
    const double U3_zy = w3_z*z15;

    /* motion of link 4 */
    const double w4_x = qd[0]*z3;
    const double w4_y = qd[0]*z4;
    const double w4_z = w3_z + qd[3];
    const double wd4_x = w4_z*w4_y;
    const double neg_wd4_y = w4_x*w4_z;
    const double a4_z = a3_z + U3_zy*z8;
    const double z17 = w4_y*w4_y;
    const double z18 = w4_z*w4_z;
    const double z19 = z8*neg_U3_yy - a3_y;
    const double z20 = 5.1*z6;
    const double z21 = 5.1*c2;
    const double z22 = neg_U2_xx*z21;
    const double z23 = neg_U3_xx*z20 + z22;
    const double neg_a4_x = z3*z19 + z4*z23;
    const double z24 = w4_x*w4_x;
    const double U4_xy = w4_x*w4_y;
    const double neg_U4_yy = z18 + z24;

    /* motion of link 5 */
    const double z25 = 2.0*neg_wd4_y + a4_z;
    const double z26 = z17 + z18 + neg_a4_x;
    const double a5_x = z25*s5 - c5*z26;
    const double a5_y = s5*z26 + z25*c5;
    const double a5_z = z4*z19 - (z3*z23 + U4_xy);
    const double w5_x = w4_x*c5 + w4_z*s5;
    const double w5_y = w4_z*c5 - w4_x*s5;
    const double w5_z = qd[4] - w4_y;
    const double wd5_x = qd[4]*w5_y + c5*wd4_x;
    const double neg_wd5_y = qd[4]*w5_x + s5*wd4_x;
    const double z27 = w5_x*w5_z;
    const double z28 = w5_x*w5_y;
    const double U5_xy = z28 - neg_wd4_y;
    const double U5_xz = z27 - neg_wd5_y;
    const double U5_zx = neg_wd5_y + z27;
    const double U5_zy = wd5_x + w5_z*w5_y;
    const double z29 = w5_x*w5_x;
    const double z30 = w5_z*w5_z;

    /* motion of link 6 */
    const double z31 = 2.0*qd[5] - w5_y;
    const double U6_zx = w5_x*z31 - neg_wd4_y;
    const double U6_zy = wd5_x + w5_z*z31;

    /* forces on link 6 */
    const double z32 = c6*z9;
    const double neg_n6_z = U5_xz*z13 + z32*(z29 - z30) + z11*U5_zx;

    /* forces on link 5 */
    const double z33 = 11.875799999999998*neg_wd4_y - 11.785799999999998*z28 - z32*U6_zy + U6_zx*z11
        - 0.14400000000000002*U5_xz;
    const double z34 = z32*U6_zx - (5.936*a5_z + 0.14400000000000002*(w5_y*w5_y - z30)) + U6_zy*z13;
    const double n5_x = z34 + 11.830799999999998*U5_zy;
    const double n5_y = 0.14400000000000002*U5_xy - 0.04500000000000001*U5_zx + neg_n6_z;
    const double n5_z = 5.936*a5_x + z33;
    const double f5_x = 2.8400000000000003*a5_x - 5.936*U5_xy;
    const double f5_z = 2.8400000000000003*a5_z - 5.936*U5_zy;
    const double f5_y_scaled = 0.47843665768194077*a5_y + (z29 + z30);
    const double z35 = 5.936*f5_y_scaled;
    const double z36 = s5*f5_x + c5*z35;

    /* forces on link 4 */
    const double z37 = 0.31200000000000006*(z17 - z24) + 1.9286*U4_xy + 1.016*neg_a4_x - f5_z +
        s5*n5_x;
    const double n4_x = c5*n5_x + (1.016*a4_z + 1.6567999999999998*wd4_x +
        0.6240000000000001*neg_wd4_y - s5*n5_y);
    const double neg_n4_y = n5_z + (5.514*neg_wd4_y + 0.6240000000000001*wd4_x) + z36;
    const double n4_z = c5*n5_y + z37;
    const double f4_x = c5*f5_x + 1.016*U4_xy - s5*z35;
    const double neg_f4_y = f5_z + 1.016*neg_U4_yy;
    const double f4_z = 2.032*wd4_x + z36;
    const double z38 = z3*neg_f4_y + z4*f4_x;
    const double z39 = z3*f4_x - z4*neg_f4_y;

    /* forces on link 2 */
    const double z40 = 1.4400000000000002*(z5 + 3.5333333333333337*z6);
    const double z41 = z4*neg_n4_y + (z20*f4_z - (a3_z*z40 + U3_zy*z12)) - z3*n4_x;
    const double z42 = z22*z14 - a3_y*z40 - neg_U1_xx*z12 + n4_z + z20*z39;
    const double n3_z = z42 - z8*z38;
    const double z43 = z21*(z39 - (neg_U3_yy*z14 + 22.810888119953866*z16)) - (z7*(neg_U3_xx*z40 -
        22.810888119953866*z22 + z38) + 390.8304*c2);
    const double neg_n2_y = z41 + z21*(f4_z + (22.810888119953866*a3_z + 7.983529411764707*neg_U2_yy
        + U3_zy*z14));
    const double n2_z = n3_z + z43;

    b[0] = -neg_n2_y;
    b[1] = n2_z;
    b[2] = n3_z;
    b[3] = n4_z;
    b[4] = n5_z;
    b[5] = -neg_n6_z;
}

void thomas_tesar_gravity(const double q[6], double g[6])
{
    /* joint angles */
    const double z1 = q[2] + q[1];
    const double z2 = q[3] + z1;
    double z3, z4;
    double c2_sine, c2;
    double s5, c5;
    double z5, z6;
    rbgen_sincos4(z2, &z3, &z4, q[1], &c2_sine, &c2, q[4], &s5, &c5, z1, &z5, &z6);

    /* forces on link 4 */
    const double n4_z = 139.30200000000002*z4 - (49.8348*z3 - 291.1608*s5*z4);

    /* forces on link 3 */
    const double n3_z = n4_z - (70.632*z5 - 460.8738*z6);

    /* forces on link 2 */
    const double n2_z = n3_z + 319.60980000000006*c2;

    g[0] = 0.0;
    g[1] = n2_z;
    g[2] = n3_z;
    g[3] = n4_z;
    g[4] = z3*(291.1608*c5);
    g[5] = 0.0;
}

void thomas_tesar_forward_dynamics(const double q[6], const double qd[6], const double tau[6],
                                   double qdd[6])
{
    /* joint angles */
    const double z1 = q[2] + q[1];
    double s6, c6;
    double s5, c5;
    double s2, c2;
    double z2, z3;
    rbgen_sincos4(q[5], &s6, &c6, q[4], &s5, &c5, q[1], &s2, &c2, z1, &z2, &z3);
    const double z4 = q[3] + z1;
    double s4, s4_cosine;
    double z5, z6;
    rbgen_sincos2(q[3], &s4, &s4_cosine, z4, &z5, &z6);
    const double z7 = 0.2*s6;
    const double z8 = s6*z7;
    const double z9 = 5.1*z2;
    const double z10 = z8 - 0.46499999999999997;
    const double z11 = z8 + 0.265;
    const double z12 = 9.216000000000001*z3;
    const double z13 = 1.4400000000000002*z2 + 5.088000000000001*z3;
    const double z14 = z3*(z12 - 207.89520000000002*z2) - 4.6080000000000005;

    /* motion of link 1 */
    const double neg_U1_xx = qd[0]*qd[0];

    /* motion of link 2 */
    const double neg_U2_yy = qd[1]*qd[1];
    const double z15 = 2.0*qd[0];
    const double neg_U2_xx = neg_U2_yy + neg_U1_xx;
    const double U2_zy = qd[1]*z15;

    /* motion of link 3 */
    const double w3_z = qd[1] + qd[2];
    const double neg_U3_yy = w3_z*w3_z;
    const double neg_U3_xx = neg_U3_yy + neg_U1_xx;
    const double U3_zy = w3_z*z15;

    /* motion of link 4 */
    const double w4_x = z5*qd[0];
    const double w4_y = z6*qd[0];
    const double w4_z = w3_z + qd[3];
    const double z16 = w4_y*w4_y;
    const double z17 = w4_z*w4_z;
    const double z18 = 5.1*s2;
    const double z19 = z18*neg_U2_yy;
    const double a3_y = 49.05 - z19;
    const double z20 = neg_U3_yy*z9 - a3_y;
    const double z21 = 5.1*z3;
    const double z22 = 5.1*c2;
    const double z23 = neg_U2_xx*z22;
    const double z24 = neg_U3_xx*z21 + z23;
    const double z25 = z18*U2_zy;
    const double neg_a4_x = z5*z20 + z6*z24;
    const double a4_z = z25 + z9*U3_zy;
    const double wd4_x = w4_y*w4_z;
    const double neg_wd4_y = w4_z*w4_x;
    const double U4_xy = w4_y*w4_x;
    const double z26 = w4_x*w4_x;

    /* motion of link 5 */
    const double z27 = 5.936*c5;
    const double z28 = 5.936*s5;
    const double z29 = z16 + z17 + neg_a4_x;
    const double z30 = 2.0*neg_wd4_y + a4_z;
    const double a5_x_scaled = z28*z30 - z27*z29;
    const double w5_x = c5*w4_x + s5*w4_z;
    const double w5_y = c5*w4_z - s5*w4_x;
    const double w5_z = qd[4] - w4_y;
    const double wd5_x = qd[4]*w5_y + c5*wd4_x;
    const double neg_wd5_y = qd[4]*w5_x + s5*wd4_x;
    const double z31 = w5_x*w5_z;
    const double z32 = w5_x*w5_y;
    const double U5_xy = z32 - neg_wd4_y;
    const double U5_xz = z31 - neg_wd5_y;
    const double U5_zx = neg_wd5_y + z31;
    const double U5_zy = wd5_x + w5_z*w5_y;
    const double a5_z = z6*z20 - (z5*z24 + U4_xy);
    const double z33 = w5_z*w5_z;
    const double z34 = w5_x*w5_x;

    /* motion of link 6 */
    const double z35 = 2.0*qd[5] - w5_y;
    const double U6_zx = w5_x*z35 - neg_wd4_y;
    const double U6_zy = wd5_x + w5_z*z35;

    /* forces on link 6 */
    const double z36 = z7*c6;
    const double neg_n6_z = U5_xz*z11 + z36*(z34 - z33) + z10*U5_zx;

    /* forces on link 5 */
    const double z37 = 0.14400000000000002*U5_xz - (11.875799999999998*neg_wd4_y -
        11.785799999999998*z32 - z36*U6_zy + U6_zx*z10);
    const double z38 = z36*U6_zx - (5.936*a5_z + 0.14400000000000002*(w5_y*w5_y - z33)) + U6_zy*z11;
    const double z39 = 0.14400000000000002*U5_xy - 0.04500000000000001*U5_zx;
    const double n5_x = z38 + 11.830799999999998*U5_zy;
    const double n5_y = z39 + neg_n6_z;
    const double n5_z = a5_x_scaled - z37;
    const double f5_z = 2.8400000000000003*a5_z - 5.936*U5_zy;
    const double f5_x_scaled = 0.08059916739924879*a5_x_scaled - U5_xy;
    const double f5_y_scaled = 0.47843665768194077*(s5*z29 + c5*z30) + (z33 + z34);
    const double z40 = z27*f5_y_scaled + z28*f5_x_scaled;

    /* forces on link 4 */
    const double f4_x = z27*f5_x_scaled + 1.016*U4_xy - z28*f5_y_scaled;
    const double neg_f4_y = f5_z + 1.016*(z17 + z26);
    const double f4_z = 2.032*wd4_x + z40;
    const double z41 = z6*neg_f4_y - z5*f4_x;
    const double z42 = z6*f4_x + z5*neg_f4_y;
    const double n4_x = c5*n5_x + (1.016*a4_z + 1.6567999999999998*wd4_x +
        0.6240000000000001*neg_wd4_y - s5*n5_y);
    const double neg_n4_y = z40 + (5.514*neg_wd4_y + 0.6240000000000001*wd4_x + n5_z);

    /* forces on link 3 */
    const double z43 = 0.15625*(z12 - 32.56320000000001*z2);

    /* forces on link 1 */
    const double phi5 = tau[4] - n5_z;
    const double phi6 = tau[5] + neg_n6_z;

    /* composite body 6 */
    const double S5_zz = z8 + 1.0934;
    const double D5 = 12.340799999999998 - z8;

    /* column 6 */
    const double z44 = z3 + c2;
    const double U1_6 = s5*z5;

    /* composite body 5 */
    const double z45 = 11.872*s5 + 6.107 - z8;
    const double z46 = s5*(z8 + 11.320799999999998);
    const double S4_xx = z45 + s5*z46;
    const double neg_S4_xz = c5*z46 + z27;
    const double neg_S4_yz = s5*z36 + 0.14400000000000002*c5;
    const double z47 = 0.14400000000000002*s5 - c5*z36;
    const double S4_xy_scaled = 2.0*z47 + 0.6240000000000001;

    /* column 5 */
    const double z48 = 30.2736*s5;
    const double ms4_x = z48 + 14.484000000000002;
    const double z49 = 30.2736*c5;
    const double z50 = (z5*z44 - z6*(z2 + s2))*z49 - neg_S4_yz;
    const double z51 = z48*z44 - z5*z47 + z6*(D5 + z28);
    const double z52 = neg_S4_yz - z49*s4;

    /* composite body 4 */
    const double z53 = ms4_x*z6 - 5.1816*z5;
    const double z54 = z53*z3;
    const double z55 = 5.1816*z6 + ms4_x*z5;
    const double ms3_x = z53 + 47.9196*z3 - 7.344*z2;
    const double ms3_y = z55 + 47.9196*z2 + 7.344*z3;
    const double ms3_z = 40.716 - z49;

    /* composite body 3 */
    const double z56 = c2*ms3_x;

    /* elimination */
    const double z57 = 0.73*c5;
    const double z58 = S5_zz - c5*z57 + S4_xx;
    const double iD5 = 1.0/D5;
    const double neg_U4_5 = iD5*neg_S4_yz;
    const double D4 = z58 - neg_S4_yz*neg_U4_5;
    const double iD4 = 1.0/D4;
    const double z59 = z54 + z55*z2;
    const double z60 = z58 + z59;
    const double z61 = z60 + (neg_U4_5*z50 + (z53*c2 + z55*s2));
    const double U2_4 = iD4*z61;
    const double z62 = z5*neg_S4_xz + (z57*U1_6 + neg_S4_yz*z6);
    const double z63 = z62 - neg_U4_5*z51;
    const double z64 = z62 + z2*z49;
    const double U2_5 = iD5*z50;
    const double z65 = z58 + (2.0*z59 + 283.4396);
    const double z66 = s2*ms3_y + z56;
    const double neg_U3_5 = iD5*z52;
    const double z67 = z60 - neg_U4_5*z52;
    const double U3_4 = iD4*z67;
    const double z68 = z65 + (z66 + z50*neg_U3_5) - z61*U3_4;
    const double D3 = z65 - z52*neg_U3_5 - z67*U3_4;
    const double iD3 = 1.0/D3;
    const double U2_3 = z68*iD3;
    const double z69 = z64 - z51*neg_U3_5 - z63*U3_4;
    const double z70 = U2_4*z63 - (z64 + (z51*U2_5 - s2*ms3_z)) + U2_3*z69;
    const double neg_D2 = z68*U2_3 + (z61*U2_4 - (z65 + (2.0*z66 + (669.1796 - z50*U2_5))));
    const double neg_iD2 = 1.0/neg_D2;
    const double U1_2 = z70*neg_iD2;
    const double z71 = 0.31200000000000006*(z16 - z26) + 1.9286*U4_xy + 1.016*neg_a4_x - f5_z +
        c5*(z39 - tau[5]);
    const double z72 = z71 + s5*n5_x;
    const double z73 = z72 - (neg_U4_5*phi5 + tau[3]);
    const double z74 = z9*z42 - (z72 + (z23*z43 - a3_y*z13 - neg_U1_xx*z14));
    const double z75 = z21*z41 + z74;
    const double z76 = neg_U3_5*phi5 + tau[2] + U3_4*z73 + z75;
    const double z77 = z18*(22.810888119953866*z23 - neg_U3_xx*z13 - z42) - (U2_4*z73 + (tau[1] +
        390.8304*c2 - U2_5*phi5));
    const double z78 = z75 - (z77 - z22*(z41 + (neg_U3_yy*z43 + 22.810888119953866*z19))) -
        U2_3*z76;
    const double U1_3 = iD3*z69;
    const double U1_4 = iD4*z63;
    const double neg_U1_5 = iD5*z51;
    const double z79 = phi5*neg_U1_5 - (U3_zy*z14 + (z25*z13 - tau[0]) + U1_6*phi6);
    const double z80 = z22*(22.810888119953866*z25 + 7.983529411764707*neg_U2_yy + U3_zy*z43 + f4_z)
        + (z6*neg_n4_y + (z21*f4_z + z79) - z5*n4_x);
    const double z81 = z45 + (z2*(z12 - 281.7636*z2) - (667.1796*(s2*s2) - 1053.563));
    const double z82 = 2.0*(z54 + z56) + (z81 - 0.73*(U1_6*U1_6) - z51*neg_U1_5);
    const double z83 = z63*U1_4 + (z5*(z6*S4_xy_scaled - z5*(S5_zz - S4_xx)) - z82);
    const double D1 = z70*U1_2 - (z83 + z69*U1_3);
    const double iD1 = 1.0/D1;
    const double z84 = (U1_2*z78 + (z76*U1_3 - (z73*U1_4 + z80)))*iD1;
    const double z85 = U1_2*z84 - neg_iD2*z78;
    const double z86 = U2_3*z85 - (iD3*z76 + U1_3*z84);
    const double z87 = iD4*z73 - U1_4*z84 + U2_4*z85 - U3_4*z86;
    const double z88 = neg_U3_5*z86 + (neg_U1_5*z84 - iD5*phi5 + U2_5*z85) + neg_U4_5*z87;

    qdd[0] = -z84;
    qdd[1] = z85;
    qdd[2] = -z86;
    qdd[3] = -z87;
    qdd[4] = -z88;
    qdd[5] = U1_6*z84 + 1.36986301369863*phi6 - c5*(z87 + (z86 - z85));
}

void thomas_tesar_forward_kinematics(const double q[6], double R[9], double p[3])
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
    const double z5 = 0.41*s5 + 0.2;
    const double z6 = 0.41*c5;

    /* tool seen from link 3 */
    const double z7 = s4*z1 - c4*s6;
    const double z8 = s4*s6 + c4*z1;
    const double z9 = c4*c6 + s4*z3;
    const double z10 = c4*z3 - s4*c6;
    const double z11 = c4*z5 + 1.02;
    const double z12 = s4*z5;

    /* tool seen from link 2 */
    const double z13 = s3*z7 - c3*z8;
    const double z14 = c3*z7 + s3*z8;
    const double z15 = s3*z9 - c3*z10;
    const double z16 = s3*z10 + c3*z9;
    const double z17 = c3*z11 - s3*z12 + 1.02;
    const double z18 = s3*z11 + c3*z12;

    /* tool seen from link 1 */
    const double z19 = c2*z13 + s2*z14;
    const double z20 = c2*z15 + s2*z16;
    const double z21 = s2*z15 - c2*z16;
    const double z22 = c2*z14 - s2*z13;
    const double z23 = c2*z17 - s2*z18;

    /* tool seen from link 0 */
    const double z24 = c1*z19 - s1*z2;
    const double z25 = c1*z20 - s1*z4;
    const double z26 = c1*z2 + s1*z19;
    const double z27 = c1*z4 + s1*z20;

    R[0] = -z24;
    R[1] = z25;
    R[2] = -(z21*z26 + z27*z22);
    R[3] = -z26;
    R[4] = z27;
    R[5] = z25*z22 + z24*z21;
    R[6] = z22;
    R[7] = z21;
    R[8] = z25*z26 - z24*z27;
    p[0] = c1*z23 - s1*z6;
    p[1] = s1*z23 + c1*z6;
    p[2] = s2*z17 + c2*z18 + 1.5;
}

void thomas_tesar_jacobian(const double q[6], double J[36])
{
    /* joint angles */
    const double z1 = q[1] + q[2];
    const double z2 = z1 + q[3];
    double s1, c1;
    double s2, c2;
    double z3, z4;
    double z5, z6;
    rbgen_sincos4(q[0], &s1, &c1, q[1], &s2, &c2, z1, &z3, &z4, z2, &z5, &z6);
    double s5, c5;
    rbgen_sincos(q[4], &s5, &c5);

    /* frame 4 */
    const double z7 = s1*z6;
    const double z8 = s1*z5;
    const double z9 = c1*z6;
    const double z10 = c1*z5;

    /* frame 5 */
    const double z11 = s5*z7 + c1*c5;
    const double z12 = s5*z5;
    const double z13 = s5*z9 - s1*c5;

    /* Jacobian */
    const double z14 = 1.02*s1;
    const double z15 = c2*z14;
    const double z16 = 0.41*z11;
    const double z17 = 0.2*z7 + z16;
    const double z18 = z15 + z14*z4 + z17;
    const double z19 = 1.02*s2;
    const double z20 = 0.41*z12;
    const double z21 = 0.2*z5 + z20;
    const double z22 = 1.02*z3 + z19 + z21;
    const double z23 = z22 - z19;
    const double z24 = 1.02*c1;
    const double z25 = c2*z24;
    const double z26 = 0.41*z13;
    const double z27 = 0.2*z9 + z26;
    const double z28 = z4*z24 + z25 + z27;

    J[0] = -z18;
    J[1] = -c1*z22;
    J[2] = -c1*z23;
    J[3] = -c1*z21;
    J[4] = z6*z16 + z20*z8;
    J[5] = 0.0;
    J[6] = z28;
    J[7] = -s1*z22;
    J[8] = -s1*z23;
    J[9] = -s1*z21;
    J[10] = -(z6*z26 + z20*z10);
    J[11] = 0.0;
    J[12] = 0.0;
    J[13] = s1*z18 + c1*z28;
    J[14] = s1*(z18 - z15) - c1*(z25 - z28);
    J[15] = s1*z17 + c1*z27;
    J[16] = z16*z10 - z8*z26;
    J[17] = 0.0;
    J[18] = 0.0;
    J[19] = s1;
    J[20] = s1;
    J[21] = s1;
    J[22] = z10;
    J[23] = z13;
    J[24] = 0.0;
    J[25] = -c1;
    J[26] = -c1;
    J[27] = -c1;
    J[28] = z8;
    J[29] = z11;
    J[30] = 1.0;
    J[31] = 0.0;
    J[32] = 0.0;
    J[33] = 0.0;
    J[34] = -z6;
    J[35] = z12;
}

void thomas_tesar_inertia_solve(const double q[6], const double phi[6], double qdd[6])
{
    /* joint angles */
    const double z1 = q[2] + q[1];
    double s6, c6;
    double s5, c5;
    double s2, c2;
    double z2, z3;
    rbgen_sincos4(q[5], &s6, &c6, q[4], &s5, &c5, q[1], &s2, &c2, z1, &z2, &z3);
    const double z4 = q[3] + z1;
    double s4, s4_cosine;
    double z5, z6;
    rbgen_sincos2(q[3], &s4, &s4_cosine, z4, &z5, &z6);

    /* composite body 6 */
    const double z7 = 0.2*s6;
    const double z8 = s6*z7;
    const double S5_zz = z8 + 1.0934;
    const double D5 = 12.340799999999998 - z8;

    /* column 6 */
    const double z9 = z3 + c2;
    const double z10 = s5*z5;

    /* composite body 5 */
    const double z11 = 11.872*s5 + 6.107 - z8;
    const double z12 = s5*(z8 + 11.320799999999998);
    const double z13 = z7*c6;
    const double S4_xx = z11 + s5*z12;
    const double neg_S4_xz = c5*z12 + 5.936*c5;
    const double neg_S4_yz = s5*z13 + 0.14400000000000002*c5;
    const double z14 = 30.2736*s5;
    const double ms4_x = z14 + 14.484000000000002;
    const double z15 = 0.14400000000000002*s5 - c5*z13;
    const double S4_xy_scaled = 2.0*z15 + 0.6240000000000001;

    /* column 5 */
    const double z16 = 30.2736*c5;
    const double z17 = (z5*z9 - z6*(z2 + s2))*z16 - neg_S4_yz;
    const double z18 = z14*z9 - z5*z15 + z6*(D5 + 5.936*s5);
    const double z19 = neg_S4_yz - z16*s4;

    /* composite body 4 */
    const double z20 = ms4_x*z6 - 5.1816*z5;
    const double z21 = z20*z3;
    const double z22 = 5.1816*z6 + ms4_x*z5;
    const double ms3_x = z20 + 47.9196*z3 - 7.344*z2;
    const double ms3_y = z22 + 47.9196*z2 + 7.344*z3;
    const double ms3_z = 40.716 - z16;

    /* composite body 3 */
    const double z23 = c2*ms3_x;

    /* elimination */
    const double z24 = 0.73*c5;
    const double z25 = S5_zz - c5*z24 + S4_xx;
    const double iD5 = 1.0/D5;
    const double neg_U4_5 = iD5*neg_S4_yz;
    const double D4 = z25 - neg_S4_yz*neg_U4_5;
    const double iD4 = 1.0/D4;
    const double z26 = z21 + z22*z2;
    const double z27 = z25 + z26;
    const double z28 = z27 + (neg_U4_5*z17 + (z20*c2 + z22*s2));
    const double U2_4 = iD4*z28;
    const double z29 = z5*neg_S4_xz + (z24*z10 + neg_S4_yz*z6);
    const double z30 = z29 - neg_U4_5*z18;
    const double z31 = z29 + z2*z16;
    const double U2_5 = iD5*z17;
    const double z32 = z25 + (2.0*z26 + 283.4396);
    const double z33 = s2*ms3_y + z23;
    const double neg_U3_5 = iD5*z19;
    const double z34 = z27 - neg_U4_5*z19;
    const double U3_4 = iD4*z34;
    const double z35 = z32 + (z33 + z17*neg_U3_5) - z28*U3_4;
    const double D3 = z32 - z19*neg_U3_5 - z34*U3_4;
    const double iD3 = 1.0/D3;
    const double U2_3 = z35*iD3;
    const double z36 = z31 - z18*neg_U3_5 - z30*U3_4;
    const double z37 = U2_4*z30 - (z31 + (z18*U2_5 - s2*ms3_z)) + U2_3*z36;
    const double neg_D2 = z35*U2_3 + (z28*U2_4 - (z32 + (2.0*z33 + (669.1796 - z17*U2_5))));
    const double neg_iD2 = 1.0/neg_D2;
    const double U1_2 = z37*neg_iD2;
    const double neg_U1_5 = iD5*z18;
    const double z38 = 667.1796*(s2*s2) - 1053.563 + (30.573307291666666*z2 -
        z3)*(9.216000000000001*z2);
    const double z39 = z18*neg_U1_5 + (0.73*(z10*z10) + (z38 - z11)) - 2.0*(z21 + z23);
    const double U1_4 = iD4*z30;
    const double z40 = z5*(z6*S4_xy_scaled - z5*(S5_zz - S4_xx)) + z39 + z30*U1_4;
    const double U1_3 = iD3*z36;
    const double D1 = z37*U1_2 - (z40 + z36*U1_3);
    const double iD1 = 1.0/D1;
    const double z41 = c5*phi[5];
    const double z42 = phi[3] + z41 + neg_U4_5*phi[4];
    const double z43 = U3_4*z42 - (neg_U3_5*phi[4] + (z41 + phi[2]));
    const double z44 = U1_4*z42 + (z10*phi[5] - phi[0] - neg_U1_5*phi[4]) - U1_3*z43;
    const double z45 = U2_3*z43 - (U2_4*z42 + (U2_5*phi[4] - (z41 + phi[1])));
    const double z46 = iD1*(z44 + U1_2*z45);
    const double z47 = neg_iD2*z45 - U1_2*z46;
    const double z48 = U2_3*z47 + (U1_3*z46 - iD3*z43);
    const double z49 = U3_4*z48 - (U2_4*z47 + (iD4*z42 + U1_4*z46));
    const double z50 = iD5*phi[4] - neg_U1_5*z46 + U2_5*z47 + neg_U3_5*z48 - neg_U4_5*z49;

    qdd[0] = -z46;
    qdd[1] = -z47;
    qdd[2] = z48;
    qdd[3] = -z49;
    qdd[4] = z50;
    qdd[5] = z10*z46 + 1.36986301369863*phi[5] - c5*(z49 + (z47 - z48));
}

void thomas_tesar_energy(const double q[6], const double qd[6], double e[2])
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
    const double w2_x = qd[0]*s2;
    const double w2_y = qd[0]*c2;
    const double z1 = 0.14942528735632185*w2_x - qd[1];

    /* link 3 */
    const double w3_x = s3*w2_y + w2_x*c3;
    const double w3_y = c3*w2_y - s3*w2_x;
    const double w3_z = qd[1] + qd[2];
    const double z2 = 25.5*w2_y - w3_x - 16.0*w3_y;
    const double z3 = c3*c2 - s3*s2;
    const double z4 = s2*c3 + s3*c2;

    /* link 4 */
    const double w4_x = s4*w3_y + c4*w3_x;
    const double w4_y = w3_y*c4 - s4*w3_x;
    const double w4_z = w3_z + qd[3];
    const double z5 = 1.02*qd[1];
    const double z6 = s3*z5;
    const double z7 = c3*z5;
    const double z8 = z7 + 1.02*w3_z;
    const double v4_x = c4*z6 + s4*z8;
    const double v4_y = c4*z8 - s4*z6;
    const double neg_v4_z_scaled = w3_y + w2_y;
    const double z9 = z7 - 0.64*w3_z;
    const double z10 = z6 - 0.04*w3_z;
    const double z11 = 0.12*w4_z - v4_y;
    const double z12 = 0.04*w4_z - v4_x;
    const double z13 = s4*z3 + c4*z4;

    /* link 5 */
    const double w5_x = w4_x*c5 + s5*w4_z;
    const double w5_y = c5*w4_z - w4_x*s5;
    const double w5_z = qd[4] - w4_y;
    const double z14 = 1.02*neg_v4_z_scaled;
    const double z15 = z14 + 0.2*w4_y;
    const double v5_x = c5*v4_x - s5*z15;
    const double neg_v5_y = s5*v4_x + c5*z15;
    const double neg_v5_z = v4_y + 0.2*w4_z;
    const double z16 = 0.05*w5_x + neg_v5_z;
    const double z17 = neg_v5_y - 0.08*w5_x;
    const double z18 = v5_x + 0.05*w5_z - 0.08*w5_y;
    const double z19 = 0.04*w4_x - z14 + 0.12*w4_y;

    /* link 6 */
    const double w6_x = w5_x*c6 + w5_z*s6;
    const double w6_y = w5_z*c6 - w5_x*s6;
    const double w6_z = qd[5] - w5_y;
    const double z20 = 165.784*(w2_y*w2_y) + (37.026*(qd[0]*qd[0]) + 0.41*(w4_z*w4_z));
    const double z21 = 0.55*(w3_x*w3_x) + (136.242*(z1*z1) + (5.5*(w2_x*w2_x) + z20));
    const double z22 = 0.455*(w4_y*w4_y) + (22.0*(w3_y*w3_y + (qd[1]*qd[1] + w3_z*w3_z)) + z21);
    const double z23 = 0.235*(w5_x*w5_x) + (0.19*(w5_y*w5_y) + (z22 + 0.09*(w5_z*w5_z)));
    const double z24 = z23 + 90.0*(0.0016*(z2*z2) + (z9*z9 + z10*z10));
    const double z25 = z24 + 0.365*(w6_z*w6_z) + 27.5*(z19*z19 + (z11*z11 + z12*z12));
    const double z26 = 0.32*(w6_y*w6_y) + z25 + 0.22*(w4_x*w4_x + w6_x*w6_x);
    const double z27 = 0.41*w6_y + (v5_x*c6 - neg_v5_z*s6);
    const double z28 = v5_x*s6 + neg_v5_z*c6 + 0.41*w6_x;
    const double z29 = 18.0*(z16*z16 + z17*z17 + z18*z18) + z26 + 34.0*(z27*z27 + (z28*z28 +
        neg_v5_y*neg_v5_y));
    const double z30 = 70.632*z3 + (460.8738*z4 + (319.60980000000006*s2 + 20291.985)) +
        z13*(291.1608*s5);

    e[0] = z29;
    e[1] = 139.30200000000002*z13 + z30 + 49.8348*(c4*z3 - s4*z4);
}
