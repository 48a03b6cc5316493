/* intelledex605: robot dynamics as straight-line C, by rbgen 0.2.0
 *
 * joints   6: RRRRRR
 * source   T. Nie, Derivation and automatic generation of Kane's dynamical equations for
 *          mechanical manipulators, Ph.D. thesis, Oregon State University, 1988, the matrices
 *          A1 to A6 of chapter II and Table 3 (Intelledex 605).
 * model    dedb3f074090e258
 * command  rbgen emit intelledex605
 *
 * Operations of each call: multiplications M, additions and subtractions A, divisions and square
 * roots D, pairs of sine and cosine.
 *
 *   function                  algorithm            M      A    D  sin/cos
 *   inverse_dynamics          best                 92     75    0        5
 *   inertia_matrix            best                 23     18    0        5
 *   bias                      best                 87     64    0        5
 *   gravity                   best                 17      8    0        4
 *   forward_dynamics          best                117     95    3        5
 *   forward_kinematics        best: tool-cross     54     24    0        6
 *   jacobian                  best: frames         39     18    0        5
 *   inertia_solve             best                 45     35    3        4
 *   energy                    best: links          85     48    0        6
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
 *   n1_x    moment that the link and all beyond it take
 *   S1_xx   second moments of the same mass, the integrals of r r^T
 *   I1_xx   articulated body: moment by angular acceleration
 *   F1_xx   articulated body: moment by linear acceleration
 *   phi1    what the bias leaves of tau
 *   u1      what is left of phi, or of tau, to accelerate the joint alone
 *   iD1     1 / D, or 1 / inertia that the joint alone accelerates
 *   qdd1    acceleration of the joint
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

#define INTELLEDEX605_DOF 6

#ifdef __cplusplus
extern "C" {
#endif

/* joint torques (forces) for the motion */
void intelledex605_inverse_dynamics(const double q[6], const double qd[6], const double qdd[6],
                                    double tau[6]);
/* symmetric, row-major */
void intelledex605_inertia_matrix(const double q[6], double M[36]);
/* Coriolis, centrifugal, gravity, friction */
void intelledex605_bias(const double q[6], const double qd[6], double b[6]);
/* torques that hold the arm still */
void intelledex605_gravity(const double q[6], double g[6]);
/* accelerations for the torques */
void intelledex605_forward_dynamics(const double q[6], const double qd[6], const double tau[6],
                                    double qdd[6]);
/* tool in the world: axes as columns of R, origin p */
void intelledex605_forward_kinematics(const double q[6], double R[9], double p[3]);
/* 6 x n: linear rows, then angular, world axes, at the tool */
void intelledex605_jacobian(const double q[6], double J[36]);
/* M^-1 phi */
void intelledex605_inertia_solve(const double q[6], const double phi[6], double qdd[6]);
/* kinetic, potential (zero at the world's origin) */
void intelledex605_energy(const double q[6], const double qd[6], double e[2]);

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

void intelledex605_inverse_dynamics(const double q[6], const double qd[6], const double qdd[6],
                                    double tau[6])
{
    /* joint angles */
    double s1, c1;
    double s2, c2;
    double s3, c3;
    double s4, c4;
    rbgen_sincos4(q[0], &s1, &c1, q[1], &s2, &c2, q[2], &s3, &c3, q[3], &s4, &c4);
    const double z1 = q[3] + q[4];
    double z2, z3;
    rbgen_sincos(z1, &z2, &z3);
    const double z4 = 0.31650974208*s4;
    const double z5 = s4*z4;
    const double z6 = z5 + 0.013;
    const double z7 = z5 - 0.32950974208;

    /* motion of link 2 */
    const double w2_x = s2*qd[0];
    const double w2_y = c2*qd[0];
    const double U2_xz = c2*qdd[0];
    const double neg_U2_yz = s2*qdd[0];
    const double wd2_x = qd[1]*w2_y + neg_U2_yz;

    /* motion of link 3 */
    const double w3_x = c3*w2_x - s3*qd[1];
    const double neg_w3_y = s3*w2_x + c3*qd[1];
    const double w3_z = w2_y + qd[2];
    const double neg_wd3_x = s3*qdd[1] - c3*wd2_x + neg_w3_y*qd[2];
    const double neg_wd3_y = s3*wd2_x + (w3_x*qd[2] + c3*qdd[1]);
    const double wd3_z = U2_xz + qdd[2] - w2_x*qd[1];
    const double z8 = w3_x*w3_z;
    const double z9 = neg_w3_y*neg_w3_y;
    const double z10 = 35.110952040085905*c1;
    const double z11 = neg_w3_y*w3_x;
    const double z12 = w3_x*w3_x;

    /* motion of link 4 */
    const double neg_wd4_x = neg_wd3_x + neg_w3_y*qd[3];
    const double neg_wd4_y = w3_x*qd[3] + neg_wd3_y;
    const double wd4_z = wd3_z + qdd[3];
    const double w4_z = qd[3] + w3_z;
    const double neg_U4_xy = wd4_z + z11;
    const double U4_yx = wd4_z - z11;
    const double neg_U4_yy = z12 + w4_z*w4_z;
    const double U4_zx = neg_wd4_y + w3_x*w4_z;
    const double neg_U4_zy = neg_wd4_x + neg_w3_y*w4_z;
    const double z13 = 35.110952040085905*s1;
    const double z14 = s2*z13;
    const double z15 = c2*z13;
    const double a3_y = s3*z15 - c3*z10;
    const double neg_a4_x = z9 + (w3_z*w3_z + (s3*z10 + c3*z15));
    const double a4_y = a3_y - (z11 - wd3_z);
    const double a4_z = z8 + z14 + neg_wd3_y;

    /* motion of link 5 */
    const double w5_x = z3*w3_x - z2*neg_w3_y;
    const double neg_w5_y = neg_w3_y*z3 + z2*w3_x;
    const double w5_z = qd[4] + w4_z;
    const double wd5_y = z2*neg_wd4_x - (qd[4]*w5_x + z3*neg_wd4_y);

    /* motion of link 6 */
    const double wd6_z = wd5_y + qdd[5];

    /* forces on link 5 */
    const double z16 = 0.003*wd6_z;
    const double z17 = 0.0022999999999999995*neg_w5_y + 0.003*qd[5];
    const double neg_n5_x = z17*w5_z + 0.008799999999999999*(z2*neg_wd4_y + qd[4]*neg_w5_y +
        z3*neg_wd4_x);
    const double n5_y = 0.0035*wd5_y + z16;
    const double n5_z = 0.008799999999999999*(qdd[4] + wd4_z) + w5_x*z17;

    /* forces on link 3 */
    const double z18 = c4*z4;
    const double z19 = 0.3814748784*s4;
    const double z20 = 0.15839999999999999*neg_wd3_x - neg_w3_y*(0.1324*w3_z) - z19*a4_z +
        z6*neg_U4_zy;
    const double z21 = 0.520343899136*z8 + 0.8073579951359999*z14 + 0.8111438991359999*neg_wd3_y -
        neg_U4_zy*(z18 + z19);
    const double z22 = 0.3814748784*c4;
    const double z23 = z22*a4_y - (z7*U4_yx + (z18*(z12 - z9) - z6*neg_U4_xy));
    const double n4_z = n5_z + (z19*neg_a4_x + z23);
    const double z24 = z22*U4_yx - (z19*neg_U4_yy + (0.652743899136*z11 - (0.678743899136*wd3_z +
        0.8073579951359999*a3_y)));
    const double neg_n3_x = z2*n5_y + (z3*neg_n5_x + (z20 - U4_zx*z18));
    const double n3_y = z3*n5_y - (z21 - U4_zx*z7 + z22*(U4_zx + a4_z) + z2*neg_n5_x);
    const double n3_z = n4_z + z24;
    const double neg_n2_x = c3*neg_n3_x + s3*n3_y;

    /* forces on link 2 */
    const double n2_z = s3*neg_n3_x + 0.0232*qdd[1] - c3*n3_y;

    /* forces on link 1 */
    const double neg_n1_z = s2*neg_n2_x + (29.791073138399998*s1 - 0.5277205822479999*qdd[0] -
        c2*n3_z);

    tau[0] = -neg_n1_z;
    tau[1] = n2_z;
    tau[2] = n3_z;
    tau[3] = n4_z;
    tau[4] = n5_z;
    tau[5] = z16;
}

void intelledex605_inertia_matrix(const double q[6], double M[36])
{
    /* joint angles */
    const double z1 = q[3] + q[4];
    double s4, c4;
    double z2, z3;
    double s3, c3;
    double s2, c2;
    rbgen_sincos4(q[3], &s4, &c4, z1, &z2, &z3, q[2], &s3, &c3, q[1], &s2, &c2);
    const double z4 = z1 + q[2];
    double z5, z6;
    rbgen_sincos(z4, &z5, &z6);

    /* composite body 4 */
    const double z7 = 0.7629497568*c4;
    const double z8 = 0.0022999999999999995*z2;
    const double z9 = 0.31650974208*s4;
    const double z10 = z2*z8 - s4*z9;
    const double S3_xx = z10 + (z7 + 0.998503641216);
    const double S3_xy = 0.3814748784*s4 + c4*z9 - z8*z3;
    const double S3_yy = 0.03155 - z10;

    /* column 4 */
    const double z11 = 0.3814748784*c4 + 0.35130974208;
    const double z12 = c2*z11;

    /* composite body 3 */
    const double z13 = S3_xy*(2.0*c3) + s3*(S3_xx - S3_yy);
    const double z14 = S3_xx - s3*z13;
    const double S2_xz = S3_xy - c3*z13;
    const double z15 = z7 + 1.030053641216;

    /* column 3 */
    const double z16 = z15*c2;

    /* composite body 2 */
    const double z17 = s2*S2_xz;

    /* column 1 */
    const double z18 = 0.008799999999999999*c2;
    const double z19 = 0.003*(s2*z5);
    const double z20 = 0.003*z6;

    M[0] = z7 + 1.557774223464 - s2*(s2*(z14 - 0.14865));
    M[1] = -z17;
    M[2] = z16;
    M[3] = z12;
    M[4] = z18;
    M[5] = -z19;
    M[6] = -z17;
    M[7] = z14 + 0.17185;
    M[8] = 0.0;
    M[9] = 0.0;
    M[10] = 0.0;
    M[11] = -z20;
    M[12] = z16;
    M[13] = 0.0;
    M[14] = z15;
    M[15] = z11;
    M[16] = 0.008799999999999999;
    M[17] = 0.0;
    M[18] = z12;
    M[19] = 0.0;
    M[20] = z11;
    M[21] = 0.35130974208;
    M[22] = 0.008799999999999999;
    M[23] = 0.0;
    M[24] = z18;
    M[25] = 0.0;
    M[26] = 0.008799999999999999;
    M[27] = 0.008799999999999999;
    M[28] = 0.008799999999999999;
    M[29] = 0.0;
    M[30] = -z19;
    M[31] = -z20;
    M[32] = 0.0;
    M[33] = 0.0;
    M[34] = 0.0;
    M[35] = 0.003;
}

void intelledex605_bias(const double q[6], const double qd[6], double b[6])
{
    /* joint angles */
    double s1, c1;
    double s2, c2;
    double s3, c3;
    double s4, c4;
    rbgen_sincos4(q[0], &s1, &c1, q[1], &s2, &c2, q[2], &s3, &c3, q[3], &s4, &c4);
    const double z1 = q[3] + q[4];
    double z2, z3;
    rbgen_sincos(z1, &z2, &z3);
    const double z4 = 0.31650974208*s4;
    const double z5 = s4*z4;
    const double z6 = z5 - 0.32950974208;
    const double z7 = z5 + 0.013;

    /* motion of link 2 */
    const double w2_x = s2*qd[0];
    const double w2_y = c2*qd[0];
    const double wd2_x = qd[1]*w2_y;
    const double neg_wd2_y = qd[1]*w2_x;
    const double z8 = s1*c2;
    const double z9 = s1*s2;

    /* motion of link 3 */
    const double z10 = 35.110952040085905*s3;
    const double z11 = 35.110952040085905*c3;
    const double a3_y = z10*z8 - c1*z11;
    const double w3_x = c3*w2_x - s3*qd[1];
    const double neg_w3_y = s3*w2_x + c3*qd[1];
    const double w3_z = w2_y + qd[2];
    const double z12 = neg_w3_y*w3_x;
    const double z13 = w3_x*w3_x;
    const double U3_xy = neg_wd2_y - z12;
    const double neg_U3_yx = z12 + neg_wd2_y;
    const double z14 = neg_w3_y*neg_w3_y;
    const double wd3_x = c3*wd2_x - neg_w3_y*qd[2];
    const double neg_wd3_y = w3_x*qd[2] + s3*wd2_x;
    const double z15 = w3_x*w3_z;

    /* motion of link 4 */
    const double w4_z = qd[3] + w3_z;
    const double wd4_x = wd3_x - neg_w3_y*qd[3];
    const double neg_wd4_y = neg_wd3_y + w3_x*qd[3];
    const double neg_U4_yy = z13 + w4_z*w4_z;
    const double U4_zx = neg_wd4_y + w3_x*w4_z;
    const double U4_zy = wd4_x - neg_w3_y*w4_z;
    const double neg_a4_x = z14 + (c1*z10 + z8*z11 + w3_z*w3_z);
    const double a4_y = a3_y - neg_U3_yx;
    const double a4_z = neg_wd3_y + (35.110952040085905*z9 + z15);

    /* motion of link 5 */
    const double w5_x = w3_x*z3 - neg_w3_y*z2;
    const double neg_w5_y = neg_w3_y*z3 + w3_x*z2;
    const double w5_z = w4_z + qd[4];
    const double neg_wd5_y = z2*wd4_x + w5_x*qd[4] + z3*neg_wd4_y;

    /* motion of link 6 */
    const double w6_z = qd[5] - neg_w5_y;

    /* forces on link 5 */
    const double z16 = 0.005299999999999999*(qd[5] - 0.43396226415094336*w6_z);
    const double neg_n5_x = 0.008799999999999999*(neg_w5_y*qd[4] + z2*neg_wd4_y - z3*wd4_x) +
        z16*w5_z;
    const double n5_z = z16*w5_x - 0.008799999999999999*neg_wd2_y;

    /* forces on link 4 */
    const double z17 = 0.3814748784*s4;
    const double z18 = 0.3814748784*c4;
    const double z19 = c4*z4;
    const double z20 = (z13 - z14)*z19 - z17*neg_a4_x - neg_U3_yx*z6 + z7*U3_xy;
    const double n4_z = n5_z - (z20 - z18*a4_y);

    /* forces on link 3 */
    const double z21 = 0.678743899136*neg_wd2_y - 0.8073579951359999*a3_y + 0.652743899136*z12 +
        z17*neg_U4_yy + neg_U3_yx*z18;
    const double z22 = 0.006500000000000001*neg_wd5_y;
    const double z23 = z19*U4_zx + (z17*a4_z + (0.15839999999999999*wd3_x +
        neg_w3_y*(0.1324*w3_z)));
    const double z24 = 0.8111438991359999*neg_wd3_y + (0.520343899136*z15 + 28.3471078464*z9) +
        U4_zy*(z17 + z19);
    const double n3_x = z2*z22 + (z23 + z7*U4_zy) - z3*neg_n5_x;
    const double neg_n3_y = z2*neg_n5_x + (z3*z22 - (z6*U4_zx - z24 - z18*(U4_zx + a4_z)));
    const double n3_z = n4_z - z21;
    const double n2_x = c3*n3_x + s3*neg_n3_y;
    const double n2_z = c3*neg_n3_y - s3*n3_x;

    /* forces on link 1 */
    const double n1_z = s2*n2_x - (29.791073138399998*s1 - c2*n3_z);

    b[0] = n1_z;
    b[1] = n2_z;
    b[2] = n3_z;
    b[3] = n4_z;
    b[4] = n5_z;
    b[5] = -0.003*neg_wd5_y;
}

void intelledex605_gravity(const double q[6], double g[6])
{
    /* joint angles */
    const double z1 = q[2] + q[3];
    double s1, c1;
    double s2, c2;
    double s3, c3;
    double z2, z3;
    rbgen_sincos4(q[0], &s1, &c1, q[1], &s2, &c2, q[2], &s3, &c3, z1, &z2, &z3);

    /* motion of link 2 */
    const double z4 = 28.3471078464*s1;
    const double a2_y_scaled = s2*z4;
    const double neg_a2_x_scaled = c2*z4;

    /* motion of link 4 */
    const double z5 = 28.3471078464*c1;
    const double a4_y_scaled = z2*neg_a2_x_scaled - z3*z5;

    /* forces on link 3 */
    const double z6 = 0.47249780233580313*a2_y_scaled;
    const double z7 = 0.47249780233580313*a4_y_scaled;
    const double n3_x = s3*a2_y_scaled + z2*z6;
    const double neg_n3_y = z6*z3 + c3*a2_y_scaled;
    const double n3_z = z7 + (s3*neg_a2_x_scaled - c3*z5);

    /* forces on link 1 */
    const double n1_z = s2*n3_x - 29.791073138399998*s1 + c2*n3_z;

    g[0] = n1_z;
    g[1] = neg_n3_y;
    g[2] = n3_z;
    g[3] = z7;
    g[4] = 0.0;
    g[5] = 0.0;
}

void intelledex605_forward_dynamics(const double q[6], const double qd[6], const double tau[6],
                                    double qdd[6])
{
    /* joint angles */
    const double z1 = q[3] + q[4];
    double s1, c1;
    double s4, c4;
    double z2, z3;
    double s2, c2;
    rbgen_sincos4(q[0], &s1, &c1, q[3], &s4, &c4, z1, &z2, &z3, q[1], &s2, &c2);
    double s3, c3;
    rbgen_sincos(q[2], &s3, &c3);
    const double z4 = 0.31650974208*s4;
    const double z5 = s4*z4;
    const double z6 = z5 - 0.32950974208;
    const double F4_yz = 0.3814748784*c4;
    const double z7 = z5 + 0.013;

    /* motion of link 2 */
    const double w2_x = s2*qd[0];
    const double w2_y = c2*qd[0];
    const double wd2_x = qd[1]*w2_y;
    const double neg_wd2_y = w2_x*qd[1];

    /* motion of link 3 */
    const double w3_x = c3*w2_x - s3*qd[1];
    const double neg_w3_y = s3*w2_x + c3*qd[1];
    const double w3_z = qd[2] + w2_y;
    const double wd3_x = c3*wd2_x - neg_w3_y*qd[2];
    const double neg_wd3_y = qd[2]*w3_x + s3*wd2_x;
    const double z8 = w3_x*w3_z;
    const double z9 = 35.110952040085905*s1;
    const double z10 = neg_w3_y*w3_x;
    const double U3_xy = neg_wd2_y - z10;
    const double neg_U3_yx = z10 + neg_wd2_y;
    const double z11 = neg_w3_y*neg_w3_y;
    const double z12 = 35.110952040085905*c1;
    const double z13 = c2*z9;
    const double a3_y = s3*z13 - c3*z12;
    const double z14 = w3_x*w3_x;

    /* motion of link 4 */
    const double wd4_x = wd3_x - neg_w3_y*qd[3];
    const double neg_wd4_y = neg_wd3_y + qd[3]*w3_x;
    const double z15 = s2*z9;
    const double w4_z = qd[3] + w3_z;
    const double neg_U4_yy = z14 + w4_z*w4_z;
    const double U4_zx = neg_wd4_y + w3_x*w4_z;
    const double U4_zy = wd4_x - neg_w3_y*w4_z;
    const double neg_a4_x = z11 + (w3_z*w3_z + (s3*z12 + c3*z13));
    const double a4_y = a3_y - neg_U3_yx;
    const double a4_z = neg_wd3_y + (z8 + z15);

    /* motion of link 5 */
    const double w5_x = z3*w3_x - z2*neg_w3_y;
    const double neg_w5_y = z3*neg_w3_y + z2*w3_x;
    const double w5_z = qd[4] + w4_z;
    const double neg_wd5_y = z2*wd4_x + qd[4]*w5_x + z3*neg_wd4_y;

    /* forces on link 5 */
    const double z16 = 0.34090909090909094*qd[5] + 0.2613636363636363*neg_w5_y;
    const double neg_n5_x_scaled = w5_z*z16 + (qd[4]*neg_w5_y + z2*neg_wd4_y - z3*wd4_x);

    /* forces on link 1 */
    const double phi6_scaled = 333.3333333333333*tau[5] + neg_wd5_y;

    /* articulated body 4 */
    const double z17 = 0.005299999999999999*z2;
    const double z18 = z2*z17 - z5;
    const double z19 = 0.3814748784*s4;
    const double z20 = c4*z4;
    const double z21 = z19 + z20;
    const double I3_xy = z17*z3 - z21;
    const double I3_yy = z18 + (0.7629497568*c4 + 1.144153641216);
    const double I4_xx = 0.1802 - z18;
    const double z22 = z6*neg_U3_yx - (z20*(z14 - z11) + (z7*U3_xy - (tau[4] - tau[3])));
    const double neg_u4 = z19*neg_a4_x + (F4_yz*a4_y + z22);
    const double neg_F3_yz_scaled = F4_yz*F4_yz;
    const double I3_zz_scaled = 0.2324763978314449 - neg_F3_yz_scaled;

    /* articulated body 3 */
    const double z23 = s3*(I3_yy - I4_xx) - I3_xy*(2.0*c3);
    const double z24 = s3*z23;
    const double I2_xz = I3_xy + c3*z23;
    const double I2_zz = I3_yy + 0.0232 - z24;
    const double z25 = 2.9196249832988106*neg_u4;
    const double z26 = z19*neg_U4_yy + (0.678743899136*neg_wd2_y - (tau[3] - tau[2]) -
        0.8073579951359999*a3_y + 0.652743899136*z10);
    const double u3 = F4_yz*(neg_U3_yx + z25) + z26;
    const double iD3 = 1.0/I3_zz_scaled;

    /* articulated body 2 */
    const double iD2 = 1.0/I2_zz;
    const double z27 = iD2*I2_xz;
    const double I1_zz = s2*(s2*(z24 + I4_xx - I2_xz*z27)) + 0.5277205822479999;
    const double z28 = 0.003*phi6_scaled - 0.006500000000000001*neg_wd5_y;
    const double z29 = U4_zx*z6 - (0.8111438991359999*neg_wd3_y + (0.520343899136*z8 +
        0.8073579951359999*z15) + z21*U4_zy);
    const double z30 = 0.008799999999999999*neg_n5_x_scaled;
    const double z31 = z3*z28 + (z29 - (U4_zx + a4_z)*F4_yz - z2*z30);
    const double z32 = z20*U4_zx + (0.15839999999999999*wd3_x + neg_w3_y*(0.1324*w3_z) + z19*a4_z);
    const double z33 = z2*z28 + (z3*z30 - (U4_zy*z7 + z32));
    const double u2 = tau[1] - s3*z33 + c3*z31;

    /* articulated body 1 */
    const double iD1 = 1.0/I1_zz;
    const double u1 = s2*(s3*z31 + c3*z33 - z27*u2) + (29.791073138399998*s1 + (tau[0] -
        c2*tau[2]));

    /* acceleration of link 1 */
    const double qdd1 = iD1*u1;

    /* acceleration of link 2 */
    const double z34 = s2*qdd1;
    const double qdd2 = iD2*u2 - z27*z34;

    /* acceleration of link 3 */
    const double z35 = u3*iD3;
    const double z36 = 0.34250974208*z35;
    const double qdd3 = z36 - c2*qdd1;

    /* acceleration of link 4 */
    const double z37 = z25 + F4_yz*z35;
    const double neg_qdd4 = z36 + z37;

    /* acceleration of link 5 */
    const double qdd5 = z37 + (neg_wd2_y + 113.63636363636364*tau[4] - w5_x*z16);

    /* acceleration of link 6 */
    const double qdd6 = phi6_scaled + z3*(s3*z34 + c3*qdd2) - z2*(s3*qdd2 - c3*z34);

    qdd[0] = qdd1;
    qdd[1] = qdd2;
    qdd[2] = qdd3;
    qdd[3] = -neg_qdd4;
    qdd[4] = qdd5;
    qdd[5] = qdd6;
}

void intelledex605_forward_kinematics(const double q[6], double R[9], double p[3])
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
    const double z3 = s5*s6;
    const double z4 = c5*s6;

    /* tool seen from link 3 */
    const double z5 = s4*z1 + c4*z2;
    const double z6 = s4*z2 - c4*z1;
    const double z7 = s4*z3 - c4*z4;
    const double z8 = c4*z3 + s4*z4;
    const double z9 = 0.3226*c4 + 0.2794;
    const double z10 = 0.3226*s4;

    /* tool seen from link 2 */
    const double z11 = s3*z5 + c3*z6;
    const double z12 = c3*z5 - s3*z6;
    const double z13 = s3*z7 - c3*z8;
    const double z14 = s3*z8 + c3*z7;
    const double z15 = s3*z9 + c3*z10;
    const double z16 = s3*z10 - c3*z9;

    /* tool seen from link 1 */
    const double z17 = s2*s6 - c2*z11;
    const double z18 = c2*z14 + s2*c6;
    const double z19 = s2*z14 - c2*c6;
    const double z20 = s2*z11 + c2*s6;
    const double z21 = c2*z16;

    /* tool seen from link 0 */
    const double z22 = c1*z17 - s1*z12;
    const double z23 = s1*z13 - c1*z18;
    const double z24 = s1*z17 + c1*z12;
    const double z25 = c1*z13 + s1*z18;

    R[0] = z22;
    R[1] = -z23;
    R[2] = z24*z19 + z25*z20;
    R[3] = z24;
    R[4] = z25;
    R[5] = z23*z20 - z22*z19;
    R[6] = -z20;
    R[7] = z19;
    R[8] = z23*z24 + z22*z25;
    p[0] = -(s1*z15 + c1*z21);
    p[1] = c1*z15 - s1*z21;
    p[2] = -s2*z16;
}

void intelledex605_jacobian(const double q[6], double J[36])
{
    /* joint angles */
    const double z1 = q[2] + q[3];
    double s1, c1;
    double s3, c3;
    double s2, c2;
    double z2, z3;
    rbgen_sincos4(q[0], &s1, &c1, q[2], &s3, &c3, q[1], &s2, &c2, z1, &z2, &z3);
    const double z4 = z1 + q[4];
    double z5, z6;
    rbgen_sincos(z4, &z5, &z6);

    /* frame 2 */
    const double z7 = s1*c2;
    const double z8 = s1*s2;
    const double z9 = c1*c2;
    const double z10 = c1*s2;

    /* frame 4 */
    const double z11 = 0.3226*z2;
    const double z12 = 0.3226*z3;
    const double z13 = c1*z11 + z12*z7;
    const double z14 = s1*z11 - z12*z9;

    /* frame 5 */
    const double z15 = 0.2794*s3;
    const double z16 = 0.2794*c3;
    const double z17 = c1*z15 + (z13 + z7*z16);
    const double z18 = s2*z12;
    const double z19 = s2*z16 + z18;
    const double z20 = z14 - z16*z9 + s1*z15;

    J[0] = -z17;
    J[1] = -c1*z19;
    J[2] = -(z19*z8 + c2*z17);
    J[3] = -(c2*z13 + z18*z8);
    J[4] = 0.0;
    J[5] = 0.0;
    J[6] = -z20;
    J[7] = -s1*z19;
    J[8] = z19*z10 - c2*z20;
    J[9] = z18*z10 - c2*z14;
    J[10] = 0.0;
    J[11] = 0.0;
    J[12] = 0.0;
    J[13] = s1*z17 - c1*z20;
    J[14] = -(z8*z20 + z17*z10);
    J[15] = -(z13*z10 + z8*z14);
    J[16] = 0.0;
    J[17] = 0.0;
    J[18] = 0.0;
    J[19] = s1;
    J[20] = -z10;
    J[21] = -z10;
    J[22] = -z10;
    J[23] = -(s1*z6 + z9*z5);
    J[24] = 0.0;
    J[25] = -c1;
    J[26] = -z8;
    J[27] = -z8;
    J[28] = -z8;
    J[29] = c1*z6 - z7*z5;
    J[30] = 1.0;
    J[31] = 0.0;
    J[32] = c2;
    J[33] = c2;
    J[34] = c2;
    J[35] = -s2*z5;
}

void intelledex605_inertia_solve(const double q[6], const double phi[6], double qdd[6])
{
    /* joint angles */
    const double z1 = q[3] + q[4];
    double s3, c3;
    double s4, c4;
    double z2, z3;
    double s2, c2;
    rbgen_sincos4(q[2], &s3, &c3, q[3], &s4, &c4, z1, &z2, &z3, q[1], &s2, &c2);

    /* articulated body 5 */
    const double z4 = z2*phi[5];
    const double z5 = phi[5]*z3;

    /* articulated body 4 */
    const double z6 = 0.005299999999999999*z2;
    const double z7 = 0.31650974208*s4;
    const double z8 = z2*z6 - s4*z7;
    const double I3_xy = z3*z6 - (0.3814748784*s4 + c4*z7);
    const double I3_yy = z8 + (0.7629497568*c4 + 1.144153641216);
    const double I4_xx = 0.1802 - z8;
    const double z9 = 1.1137635854775159*c4;
    const double neg_F3_yz_scaled = z9*z9;
    const double I3_zz_scaled = 1.9816776451791136 - neg_F3_yz_scaled;
    const double u4 = phi[3] - phi[4];

    /* articulated body 3 */
    const double z10 = s3*(I3_yy - I4_xx) - c3*(2.0*I3_xy);
    const double z11 = s3*z10;
    const double I2_xz = I3_xy + c3*z10;
    const double I2_zz = I3_yy + 0.0232 - z11;
    const double neg_u3 = z9*u4 + (phi[3] - phi[2]);

    /* articulated body 2 */
    const double u2 = c3*z5 + phi[1] - z4*s3;
    const double iD2 = 1.0/I2_zz;
    const double z12 = I2_xz*iD2;
    const double I1_zz = 0.5277205822479999 - s2*(s2*(I2_xz*z12 - (z11 + I4_xx)));

    /* articulated body 1 */
    const double u1 = (c3*z4 + z5*s3 - u2*z12)*s2 + (phi[0] - phi[2]*c2);
    const double iD1 = 1.0/I1_zz;

    /* acceleration of link 1 */
    const double qdd1 = u1*iD1;

    /* acceleration of link 2 */
    const double z13 = s2*qdd1;
    const double qdd2 = u2*iD2 - z12*z13;

    /* acceleration of link 3 */
    const double z14 = 2.9196249832988106/I3_zz_scaled*neg_u3;
    const double neg_qdd3 = c2*qdd1 + z14;

    /* acceleration of link 4 */
    const double qdd4 = z9*z14 + (z14 + 2.9196249832988106*u4);

    /* acceleration of link 5 */
    const double qdd5 = 113.63636363636364*phi[4] + z14 - qdd4;

    /* acceleration of link 6 */
    const double qdd6 = z3*(s3*z13 + c3*qdd2) - (z2*(s3*qdd2 - c3*z13) - 333.3333333333333*phi[5]);

    qdd[0] = qdd1;
    qdd[1] = qdd2;
    qdd[2] = -neg_qdd3;
    qdd[3] = qdd4;
    qdd[4] = qdd5;
    qdd[5] = qdd6;
}

void intelledex605_energy(const double q[6], const double qd[6], double e[2])
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

    /* link 2 */
    const double w2_x = s2*qd[0];
    const double w2_y = c2*qd[0];
    const double z1 = s1*c2;

    /* link 3 */
    const double w3_x = c3*w2_x - s3*qd[1];
    const double neg_w3_y = s3*w2_x + c3*qd[1];
    const double w3_z = w2_y + qd[2];
    const double z2 = c3*z1 + c1*s3;

    /* link 4 */
    const double w4_x = c4*w3_x - s4*neg_w3_y;
    const double neg_w4_y = c4*neg_w3_y + s4*w3_x;
    const double w4_z = w3_z + qd[3];

    /* link 5 */
    const double z3 = 0.2794*w3_z;
    const double z4 = c4*z3;
    const double z5 = z4 + 0.127*w4_z;
    const double v4_x = s4*z3;
    const double z6 = 0.2794*neg_w3_y;
    const double z7 = z6 + 0.127*neg_w4_y;
    const double z8 = z4 + 0.3226*w4_z;
    const double v5_x = s5*z8 + c5*v4_x;
    const double v5_y = c5*z8 - s5*v4_x;
    const double v5_z = z6 + 0.3226*neg_w4_y;
    const double w5_x = c5*w4_x - s5*neg_w4_y;
    const double neg_w5_y = s5*w4_x + c5*neg_w4_y;
    const double w5_z = w4_z + qd[4];

    /* link 6 */
    const double z9 = 0.25127261568*(qd[0]*qd[0]) + 0.015*(qd[1]*qd[1]) +
        0.015987675444*(w2_x*w2_x);
    const double z10 = 0.056092*(w3_z*w3_z) + (0.012587675444*(w2_y*w2_y) + z9) +
        0.095142*(neg_w3_y*neg_w3_y);
    const double z11 = 0.013*(w4_z*w4_z) + (0.05205*(w3_x*w3_x) + z10) + 0.03025*(w4_x*w4_x +
        neg_w4_y*neg_w4_y);
    const double z12 = 0.6804*(v5_x*v5_x + v5_z*v5_z) + (1.134*(v5_y*v5_y) + z11 +
        0.00175*(neg_w5_y*neg_w5_y));
    const double w6_x = c6*w5_x - s6*w5_z;
    const double neg_w6_y = c6*w5_z + s6*w5_x;
    const double w6_z = qd[5] - neg_w5_y;
    const double z13 = 2.4948*(z5*z5 + v4_x*v4_x + z7*z7) + (z12 + 0.0015*(w6_z*w6_z));
    const double v6_x = c6*v5_x - s6*v5_z;
    const double neg_v6_y = s6*v5_x + c6*v5_z;
    const double z14 = z13 + 0.0024*(w5_x*w5_x + w5_z*w5_z) + 0.4536*(v6_x*v6_x +
        neg_v6_y*neg_v6_y);
    const double z15 = 28.3471078464*z2 - 29.791073138399998*c1 + 13.39394616*(s4*(c1*c3 - s3*z1) +
        c4*z2);

    e[0] = z14 + 0.002*(neg_w6_y*neg_w6_y + w6_x*w6_x);
    e[1] = -z15;
}
