/* panda: robot dynamics as straight-line C, by rbgen 0.2.0
 *
 * joints   7: RRRRRRR
 * source   C. Gaz, M. Cognetti, A. Oliva, P. Robuffo Giordano and A. De Luca, Dynamic
 *          identification of the Franka Emika Panda robot with retrieval of feasible parameters
 *          using penalty-based optimization, IEEE Robotics and Automation Letters 4(4), 2019,
 *          pp. 4147-4154, as carried by franka_ros, package franka_description,
 *          panda.urdf.xacro.
 * model    5eb56d59e0b7f7d2
 * command  rbgen emit panda
 *
 * Operations of each call: multiplications M, additions and subtractions A, divisions and square
 * roots D, pairs of sine and cosine.
 *
 *   function                  algorithm            M      A    D  sin/cos
 *   inverse_dynamics          best                268    264    0        6
 *   inertia_matrix            best                165    152    0        6
 *   bias                      best                258    243    0        6
 *   gravity                   best: hollerbach     49     32    0        6
 *   forward_dynamics          best                535    522    6        6
 *   forward_kinematics        best: tool-cross     70     36    0        7
 *   jacobian                  best: frames         93     50    0        6
 *   inertia_solve             best                316    294    6        6
 *   energy                    best: links         196    152    0        6
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

#define PANDA_DOF 7

#ifdef __cplusplus
extern "C" {
#endif

/* joint torques (forces) for the motion */
void panda_inverse_dynamics(const double q[7], const double qd[7], const double qdd[7],
                            double tau[7]);
/* symmetric, row-major */
void panda_inertia_matrix(const double q[7], double M[49]);
/* Coriolis, centrifugal, gravity, friction */
void panda_bias(const double q[7], const double qd[7], double b[7]);
/* torques that hold the arm still */
void panda_gravity(const double q[7], double g[7]);
/* accelerations for the torques */
void panda_forward_dynamics(const double q[7], const double qd[7], const double tau[7],
                            double qdd[7]);
/* tool in the world: axes as columns of R, origin p */
void panda_forward_kinematics(const double q[7], double R[9], double p[3]);
/* 6 x n: linear rows, then angular, world axes, at the tool */
void panda_jacobian(const double q[7], double J[42]);
/* M^-1 phi */
void panda_inertia_solve(const double q[7], const double phi[7], double qdd[7]);
/* kinetic, potential (zero at the world's origin) */
void panda_energy(const double q[7], const double qd[7], double e[2]);

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

void panda_inverse_dynamics(const double q[7], const double qd[7], const double qdd[7],
                            double tau[7])
{
    /* joint angles */
    double s2, c2;
    double s3, c3;
    double s4, c4;
    double s5, c5;
    rbgen_sincos4(q[1], &s2, &c2, q[2], &s3, &c3, q[3], &s4, &c4, q[4], &s5, &c5);
    const double z1 = q[6] + 0.3168267184401061;
    double s6, c6;
    double z2, z3;
    rbgen_sincos2(q[5], &s6, &c6, z1, &z2, &z3);
    const double z4 = 0.0020702359176733103*z3 - 0.0014830831470596859*z2;
    const double z5 = z3*z4 - 0.0010351179588366552;
    const double z6 = z2*z4;
    const double z7 = z6 + 0.003196367557210316;
    const double z8 = 0.0005260297633034988*z2 - 0.00044399810122265783*z3;
    const double z9 = 0.0005260297633034988*z3 + 0.00044399810122265783*z2;
    const double z10 = z6 - 0.0017132844101506299;

    /* motion of link 2 */
    const double neg_w2_x = qd[0]*s2;
    const double neg_w2_y = c2*qd[0];
    const double z11 = qd[1]*neg_w2_y;
    const double z12 = neg_w2_y*neg_w2_x;
    const double U2_xy = z12 - qdd[1];
    const double neg_U2_xz = c2*qdd[0];
    const double U2_yz = qdd[0]*s2;
    const double z13 = qd[1]*neg_w2_x;
    const double neg_wd2_x = z11 + U2_yz;
    const double wd2_y = z13 - neg_U2_xz;
    const double neg_U2_zy = z11 + neg_wd2_x;
    const double z14 = qd[1]*qd[1];
    const double z15 = neg_w2_x*neg_w2_x;
    const double z16 = neg_w2_y*neg_w2_y;

    /* motion of link 3 */
    const double w3_x = s3*qd[1] - c3*neg_w2_x;
    const double w3_y = s3*neg_w2_x + qd[1]*c3;
    const double w3_z = neg_w2_y + qd[2];
    const double wd3_x = s3*qdd[1] - neg_wd2_x*c3 + qd[2]*w3_y;
    const double wd3_y = s3*neg_wd2_x + (c3*qdd[1] - w3_x*qd[2]);
    const double wd3_z = qdd[2] - wd2_y;
    const double z17 = w3_x*w3_z;
    const double z18 = w3_y*w3_y;
    const double z19 = w3_z*w3_z;
    const double z20 = w3_x*w3_y;
    const double z21 = w3_z*w3_y;
    const double neg_U3_xx = z18 + z19;
    const double U3_xz = wd3_y + z17;
    const double U3_yx = z20 + wd3_z;
    const double U3_yz = z21 - wd3_x;
    const double U3_zx = z17 - wd3_y;
    const double z22 = 118.9090909090909*s2;
    const double a3_x = 3.83030303030303*U3_xz - c3*z22;
    const double a3_y = 3.83030303030303*U3_yz + s3*z22;
    const double z23 = w3_x*w3_x;
    const double a3_z_scaled = c2 - 0.03221202854230377*(z18 + z23);

    /* motion of link 4 */
    const double neg_w4_x = s4*w3_z + w3_x*c4;
    const double w4_y = s4*w3_x - w3_z*c4;
    const double w4_z = qd[3] - w3_y;
    const double wd4_x = w4_y*qd[3] - s4*wd3_z - c4*wd3_x;
    const double wd4_y = neg_w4_x*qd[3] - c4*wd3_z + s4*wd3_x;
    const double wd4_z = qdd[3] - wd3_y;
    const double z24 = neg_w4_x*w4_y;
    const double z25 = w4_z*w4_z;
    const double z26 = w4_y*w4_y;
    const double z27 = neg_w4_x*w4_z;
    const double z28 = w4_y*w4_z;
    const double neg_U4_xx = z25 + z26;
    const double neg_U4_xy = wd4_z + z24;
    const double U4_xz = wd4_y - z27;
    const double U4_yx = wd4_z - z24;
    const double U4_yz = z28 - wd4_x;
    const double neg_U4_zx = z27 + wd4_y;
    const double U4_zy = wd4_x + z28;
    const double z29 = neg_w4_x*neg_w4_x;
    const double z30 = a3_x - neg_U3_xx;
    const double z31 = U3_zx + 118.9090909090909*a3_z_scaled;
    const double a4_y = s4*z30 - c4*z31;
    const double neg_a4_z = U3_yx + a3_y;

    /* motion of link 5 */
    const double z32 = neg_a4_z + (neg_U4_zx + 4.654545454545454*U4_zy);
    const double z33 = c4*z30 + (neg_U4_xx - 4.654545454545454*neg_U4_xy + s4*z31);
    const double neg_a5_x = s5*z32 + c5*z33;
    const double a5_y = s5*z33 - z32*c5;
    const double neg_a5_z = U4_yx + 4.654545454545454*(z29 + z25) + a4_y;
    const double w5_x = w4_z*s5 - neg_w4_x*c5;
    const double w5_y = w4_z*c5 + neg_w4_x*s5;
    const double w5_z = qd[4] - w4_y;
    const double wd5_x = wd4_x*c5 + (wd4_z*s5 + w5_y*qd[4]);
    const double wd5_y = wd4_z*c5 - qd[4]*w5_x - s5*wd4_x;
    const double wd5_z = qdd[4] - wd4_y;
    const double z34 = w5_y*w5_x;
    const double z35 = w5_z*w5_x;
    const double U5_yx = z34 + wd5_z;
    const double U5_zx = z35 - wd5_y;
    const double z36 = w5_y*w5_y;
    const double z37 = w5_z*w5_z;
    const double z38 = w5_x*w5_x;
    const double z39 = w5_y*w5_z;

    /* motion of link 6 */
    const double a6_x = c6*neg_a5_x - neg_a5_z*s6;
    const double neg_a6_y = c6*neg_a5_z + s6*neg_a5_x;
    const double w6_x = s6*w5_z - c6*w5_x;
    const double w6_y = c6*w5_z + s6*w5_x;
    const double w6_z = qd[5] + w5_y;
    const double z40 = w6_z*w6_y;
    const double wd6_x = s6*wd5_z + qd[5]*w6_y - c6*wd5_x;
    const double wd6_y = s6*wd5_x + (c6*wd5_z - qd[5]*w6_x);
    const double wd6_z = qdd[5] + wd5_y;
    const double z41 = w6_y*w6_x;
    const double z42 = w6_z*w6_x;
    const double U6_xy = z41 - wd6_z;
    const double U6_xz = z42 + wd6_y;
    const double U6_yx = wd6_z + z41;
    const double U6_yz = z40 - wd6_x;
    const double U6_zx = z42 - wd6_y;
    const double U6_zy = z40 + wd6_x;
    const double z43 = w6_z*w6_z;
    const double z44 = w6_y*w6_y;
    const double z45 = w6_x*w6_x;

    /* motion of link 7 */
    const double w7_z = qd[6] - w6_y;
    const double z46 = qd[6] + w7_z;
    const double z47 = w7_z*w7_z;
    const double wd7_z = qdd[6] - wd6_y;
    const double neg_U7_xx = z43 + z47;
    const double U7_xy = z42 - wd7_z;
    const double U7_yx = z42 + wd7_z;
    const double neg_U7_yy = z47 + z45;
    const double U7_zx = w6_x*z46 - wd6_z;
    const double U7_zy = wd6_x + w6_z*z46;
    const double a7_x = a6_x - 1.0666666666666667*(z43 + z44);
    const double a7_y = a5_y + 1.0666666666666667*U6_zx;
    const double a7_z = neg_a6_y - 1.0666666666666667*U6_yx;

    /* forces on link 7 */
    const double z48 = z43 - z45;
    const double f7_y = U7_yx*z9 - (z8*neg_U7_yy + 0.0056786982094425*U6_zy) +
        0.012759209153753908*a7_y;
    const double f7_z = 0.012759209153753908*a7_z - (0.0056786982094425*(z43 + z45) - U7_zy*z8 -
        U7_zx*z9);

    /* forces on link 6 */
    const double z49 = 0.001760084078545166*z2;
    const double z50 = 0.0001037589172186849*U6_yx + (9.3569097314605e-05*(z43 - z44) + (z43 -
        z47)*z49) - U7_zx*z5;
    const double z51 = 0.010045187828321242*U6_yz - (0.0005462437073966848*U6_zx +
        (0.013508337745659892*U6_zy + (z7*U7_zy - z50)));
    const double z52 = 0.001760084078545166*z3;
    const double z53 = 0.010045187828321242*U6_xz - (0.0011196707334275558*U6_zx +
        (0.0005462437073966848*U6_zy + (9.3569097314605e-05*U6_xy + 0.0001037589172186849*z48)));
    const double z54 = U7_yx*z10 + (z7*U7_xy - (z49*U6_xy + z5*z48 - U6_zy*z52));
    const double n7_z = a7_y*z9 - z54 - z8*a7_x;
    const double z55 = 0.0011196707334275558*U6_yx + 0.0005462437073966848*(z44 - z45) - z52*(z47 -
        z45) - 0.013508337745659892*U6_xy;
    const double z56 = 9.3569097314605e-05*U6_xz + (0.0001037589172186849*U6_yz + z55) - z5*U7_zy +
        U7_zx*z10;
    const double n6_x = z8*a7_z - (0.0055993270925625*neg_a6_y + (z51 + z52*U7_yx +
        0.0056786982094425*a7_y));
    const double n6_y = z53 - 0.0055993270925625*a6_x - 1.0666666666666667*f7_y - n7_z;
    const double neg_n6_z = a7_z*z9 - (z49*U7_xy + z56 + 0.0056786982094425*a7_x) +
        1.0666666666666667*f7_z;
    const double z57 = 0.0055993270925625*U6_xz + (0.0056786982094425*U6_xy + z9*neg_U7_xx) -
        z8*U7_xy - 0.017739234691846142*a6_x;
    const double f6_x = 0.012759209153753908*a7_x - z57;
    const double neg_f6_y = 0.017739234691846142*neg_a6_y + 0.0055993270925625*U6_yz + f7_z;

    /* forces on link 5 */
    const double z58 = 0.004600245517563105*U5_yx - 0.0021640520520981297*(z36 - z37) +
        0.00151524447332703*U5_zx + s6*n6_y;
    const double z59 = 0.004600245517563105*(z38 - z37) - 0.0021640520520981297*(z34 - wd5_z) +
        0.00151524447332703*(z39 + wd5_x);
    const double z60 = 0.00151524447332703*(z38 - z36) - 0.001451156065026715*U5_yx +
        0.0021640520520981297*(z35 + wd5_y) - 0.004600245517563105*(wd5_x - z39);
    const double n5_x = z58 - c6*n6_x;
    const double neg_n5_y = neg_n6_z + (z59 + 0.001451156065026715*U5_zx -
        0.001208932934385*neg_a5_z);
    const double n5_z = c6*n6_y + (0.001208932934385*a5_y - z60) + s6*n6_x;
    const double neg_f5_x = 0.001208932934385*(z36 + z37) + c6*f6_x + s6*neg_f6_y;
    const double f5_y = 0.017739234691846142*a5_y + (0.0055993270925625*(z44 + z45) +
        0.001208932934385*U5_yx) + f7_y;
    const double f5_z = s6*f6_x + 0.001208932934385*U5_zx - c6*neg_f6_y;
    const double z61 = s5*neg_f5_x - c5*f5_y;
    const double z62 = c5*neg_f5_x + s5*f5_y;

    /* forces on link 4 */
    const double z63 = 0.0016444875773692703*(z26 - z25) - 0.0039053550262761*U4_yx -
        0.0031923204867866507*neg_U4_zx - 0.022178148964878235*U4_yz;
    const double z64 = 0.0031923204867866507*U4_zy - (0.0039053550262761*(z29 - z25) +
        0.0016444875773692703*neg_U4_xy) - 0.015348942311215452*neg_U4_zx;
    const double z65 = 0.0039053550262761*U4_yz - (0.07551696955258023*neg_U4_xy -
        (0.015348942311215452*U4_yx - 0.0031923204867866507*(z29 - z26)));
    const double z66 = c5*neg_n5_y + (f5_z - (0.0016444875773692703*U4_xz + z65 +
        0.009933178813024952*a4_y) + 4.654545454545454*z62);
    const double n4_x = c5*n5_x + (4.654545454545454*z61 + (z63 - 0.07551696955258023*U4_zy) +
        s5*neg_n5_y);
    const double n4_y = z61 + (0.009933178813024952*neg_a4_z + (0.022178148964878235*U4_xz - z64)) -
        n5_z;
    const double n4_z = s5*n5_x - z66;
    const double neg_f4_x = z62 + 0.009933178813024952*neg_U4_xx;
    const double f4_y = 0.009933178813024952*U4_yx - f5_z;
    const double neg_f4_z = 0.009933178813024952*neg_U4_zx + z61;

    /* forces on link 3 */
    const double z67 = 0.00012191242095074341*(z23 - z18) - 0.02593122718092765*U3_yx -
        0.005487648106562256*U3_yz + 0.004377257121839583*U3_xz;
    const double n3_z = neg_f4_z - (z67 + 0.0023287353274350003*a3_x - 0.025944587843839954*a3_y) -
        c4*n4_y - s4*n4_x;

    /* forces on link 2 */
    const double n2_y = 0.00398335888393552*neg_U2_zy + (0.01026110182100817*(z14 - z15) -
        0.0007689361029464*U2_xy) - n3_z;
    const double z68 = 0.013297019103287584*(z20 - wd3_z) - 0.09937563343822334*neg_U3_xx +
        0.005487648106562256*(z23 - z19) - 3.08504735452206*a3_z_scaled;
    const double z69 = s4*(neg_f4_x - 3.83030303030303*f4_y) + (0.00012191242095074341*(z21 + wd3_x)
        - (z68 - 0.02593122718092765*U3_zx));
    const double z70 = c4*(3.83030303030303*neg_f4_x + f4_y) - z69 - n4_z;
    const double z71 = 0.00012191242095074341*U3_zx - (0.013297019103287584*(z18 - z19) +
        (0.1048632815447856*U3_yx - 0.27690780075318*c2));
    const double z72 = 3.83030303030303*neg_f4_z - z71 - s4*n4_y + c4*n4_x;
    const double z73 = 0.00398335888393552*(z13 + wd2_y) + (0.0007689361029464*(z14 - z16) -
        0.01026110182100817*(qdd[1] + z12) + 0.4857441996521022*neg_U2_zy);
    const double z74 = 0.0007689361029464*neg_U2_xz - (0.01993386669246*c2 +
        (0.04615576498986361*qdd[1] - 16.562820126782004*s2)) + 0.01026110182100817*U2_yz;
    const double neg_n2_x = s3*z70 + (c3*z72 + z73);
    const double neg_n2_z = z74 + 0.4857441996521022*U2_xy + 0.00398335888393552*(z15 - z16) -
        c3*z70 + s3*z72;

    /* forces on link 1 */
    const double n1_z = 0.03733744848940618*qdd[0] - c2*n2_y + s2*neg_n2_x;

    tau[0] = n1_z;
    tau[1] = -neg_n2_z;
    tau[2] = n3_z;
    tau[3] = n4_z;
    tau[4] = n5_z;
    tau[5] = -neg_n6_z;
    tau[6] = n7_z;
}

void panda_inertia_matrix(const double q[7], double M[49])
{
    /* joint angles */
    const double z1 = q[6] + 0.3168267184401061;
    double s5, c5;
    double z2, z3;
    double s6, c6;
    double s4, c4;
    rbgen_sincos4(q[4], &s5, &c5, z1, &z2, &z3, q[5], &s6, &c6, q[3], &s4, &c4);
    double s3, c3;
    double s2, c2;
    rbgen_sincos2(q[2], &s3, &c3, q[1], &s2, &c2);

    /* composite body 7 */
    const double z4 = 0.0020702359176733103*z3 - 0.0014830831470596859*z2;
    const double z5 = z2*z4;
    const double z6 = 0.001760084078545166*z3;
    const double z7 = 0.0005260297633034988*z2 - 0.00044399810122265783*z3;
    const double z8 = 0.001760084078545166*z2;
    const double neg_S6_xy = z6 + 0.005511034382675315;
    const double S6_xz = z3*z4 - 0.0009313590416179701 + 1.0666666666666667*z7;
    const double neg_S6_yz = z8 + 9.3569097314605e-05;
    const double S6_zz = z5 + 0.013241555385531558;
    const double z9 = 0.0005260297633034988*z3 + 0.00044399810122265783*z2;
    const double z10 = 2.1333333333333333*z9 + 0.0038417620350782926 - z5;
    const double ms6_x = z9 + 0.013609823097337501;
    const double ms6_z = z7 - 0.0055993270925625;
    const double z11 = z10 + 0.027016675491319784;

    /* column 7 */
    const double z12 = c3*s2;
    const double z13 = c4*z12 - s4*c2;
    const double z14 = s3*s2;
    const double z15 = c4*z14;
    const double z16 = s4*z14;
    const double z17 = 3.83030303030303*z15 - z16;
    const double z18 = c2 + 3.83030303030303*z12;
    const double z19 = c4*c2 + s4*z12;
    const double z20 = z15 + 3.83030303030303*z16;
    const double z21 = 1.0666666666666667*z9 + 0.004909651967360946;
    const double z22 = s6*z21 + (4.654545454545454*z9 - c6*z6);
    const double z23 = c6*z7;
    const double z24 = z8 - 4.654545454545454*z23;
    const double z25 = s6*z7;
    const double z26 = s5*z22 + (c5*z24 - z25);
    const double z27 = s5*z24 - c5*z22;
    const double z28 = c6*z21 + s6*z6;
    const double z29 = z9*c5 + s5*z23;
    const double z30 = z28 - z29;
    const double z31 = c5*z23 - s5*z9;
    const double z32 = z13*z27 - (z19*z30 + (z18*z29 - z20*z25 + z17*z31));
    const double z33 = z14*z26 + z32;
    const double z34 = c4*s3;
    const double z35 = s4*s3;
    const double z36 = s4*c3;
    const double z37 = c4*c3;
    const double z38 = z36 - 3.83030303030303*z37;
    const double z39 = z37 + 3.83030303030303*z36;
    const double z40 = z29 + c4*z30 + s4*z27;

    /* composite body 6 */
    const double z41 = s6*z10 - 2.0*c6*neg_S6_xy;
    const double z42 = s6*z41;
    const double z43 = c6*S6_xz + s6*neg_S6_yz;
    const double S5_xx = z10 + 0.014959493810686607 - z42;
    const double S5_xy = 0.00151524447332703 - z43;
    const double z44 = c6*ms6_x + 0.0056786982094425*s6;
    const double ms5_x = 0.001208932934385 - z44;
    const double ms5_z = s6*ms6_x - 0.0056786982094425*c6;
    const double z45 = s6*S6_xz - c6*neg_S6_yz;

    /* column 6 */
    const double z46 = s5*ms5_z;
    const double z47 = c5*ms5_z;
    const double z48 = z45 - z46;
    const double z49 = 4.654545454545454*ms5_z + z11;
    const double z50 = c5*z43 - s5*z49;
    const double z51 = z13*z50 - (z18*z46 + (z44*z20 + z17*z47) + z19*z48);
    const double z52 = z44 - s5*z43 - c5*z49;
    const double z53 = z51 + z14*z52;
    const double z54 = c4*z48 + z46 + s4*z50;

    /* composite body 5 */
    const double z55 = s5*(S6_zz - S5_xx) - 2.0*c5*S5_xy;
    const double z56 = s5*z55;
    const double z57 = s5*ms6_z - c5*ms5_x;
    const double z58 = z45 + (4.654545454545454*ms6_z + 0.0021640520520981297);
    const double z59 = z6 + 0.010111279900238421 - 4.654545454545454*ms5_x + c6*z41;
    const double z60 = s5*z58 + c5*z59;
    const double z61 = c5*ms6_z + s5*ms5_x;
    const double z62 = s5*z59 - c5*z58;
    const double S4_xx = z56 + (S5_xx - (2.0*z57 - 0.0458473861568155));
    const double S4_xy = z60 - (ms5_z + 0.13876407268546087);
    const double S4_xz = z61 + (z43 + 0.00239011055294907) - c5*z55;
    const double S4_yy = z42 + (9.309090909090909*ms5_z + 0.5987338527766317);
    const double S4_yz = z62 - 0.0016444875773692703;
    const double S4_zz = z5 + 0.035419704350409795 - z56;
    const double ms4_x = 0.040431622658625 - z57;
    const double neg_ms4_y = ms5_z + 0.1419563931722475;
    const double ms4_z = z61 - 0.00012191242095074341;
    const double z63 = S6_zz + S5_xx;

    /* column 5 */
    const double z64 = z63 - z57;
    const double z65 = z60*z13 + (z61*z17 + z57*z18) + z19*z64 - z62*z14;
    const double z66 = 3.83030303030303*s3;
    const double z67 = z62*c3 + (z60*z34 + (z64*z35 + (z57*z66 + z61*z38)));
    const double z68 = z44*z39 - z46*z66 - z47*z38 - z48*z35 + z50*z34;
    const double z69 = c3*z52 - z68;
    const double z70 = z30*z35 + (z31*z38 + (z29*z66 + z25*z39)) + c3*z26;
    const double z71 = z70 - z27*z34;
    const double z72 = z57 + c4*z64 - s4*z60;

    /* composite body 4 */
    const double z73 = c4*ms4_x + neg_ms4_y*s4;
    const double z74 = s4*(S4_xx - S4_yy) + S4_xy*(2.0*c4);
    const double z75 = s4*z74;
    const double z76 = s4*S4_yz - c4*S4_xz;
    const double S3_xx = S4_xx + (0.056429671026527704 - 2.0*z73) - z75;
    const double neg_S3_xy = ms4_z + z76;
    const double z77 = c4*S4_yz + s4*S4_xz;
    const double ms3_z = c4*neg_ms4_y - ms4_x*s4;
    const double z78 = S4_xx + S4_yy;

    /* column 4 */
    const double z79 = 3.83030303030303*ms3_z - z73 + z78;
    const double z80 = z77*c2 + s2*(c3*z76 - s3*z79);
    const double z81 = s3*z76 + c3*z79;

    /* composite body 3 */
    const double z82 = S3_xx + S4_zz;
    const double z83 = 3.83030303030303*ms4_z - 0.012830057587888372 - z77;
    const double z84 = S4_xy + (3.83030303030303*z73 - (ms3_z + 0.22168156342611428)) - c4*z74;
    const double z85 = z83*s3 - c3*z84;
    const double z86 = s3*(S3_xx - S4_zz) - neg_S3_xy*(2.0*c3);
    const double z87 = z83*c3 + s3*z84;
    const double S2_xx = S3_xx + 0.023077882494931805 - s3*z86;
    const double S2_xy = 0.00398335888393552 - z85;
    const double S2_xz = c3*z86 + (neg_S3_xy - 0.01026110182100817);
    const double S2_yy = z75 + (S4_yy + 0.9562715012318809 + 7.66060606060606*ms3_z);
    const double S2_yz = z87 - 0.0007689361029464;

    /* column 3 */
    const double z88 = z85*s2 + z82*c2;

    /* composite body 2 */
    const double z89 = z82 + 0.03733744848940618 - s2*(S2_xy*(2.0*c2) + (S2_xx - S2_yy)*s2);
    const double neg_S1_yz = s2*S2_xz + c2*S2_yz;

    M[0] = z89;
    M[1] = neg_S1_yz;
    M[2] = z88;
    M[3] = z80;
    M[4] = z65;
    M[5] = z53;
    M[6] = z33;
    M[7] = neg_S1_yz;
    M[8] = S2_xx + S2_yy;
    M[9] = z87;
    M[10] = -z81;
    M[11] = -z67;
    M[12] = z69;
    M[13] = z71;
    M[14] = z88;
    M[15] = z87;
    M[16] = z82;
    M[17] = z77;
    M[18] = z72;
    M[19] = -z54;
    M[20] = -z40;
    M[21] = z80;
    M[22] = -z81;
    M[23] = z77;
    M[24] = z78;
    M[25] = z62;
    M[26] = -z52;
    M[27] = -z26;
    M[28] = z65;
    M[29] = -z67;
    M[30] = z72;
    M[31] = z62;
    M[32] = z63;
    M[33] = -z45;
    M[34] = -z28;
    M[35] = z53;
    M[36] = z69;
    M[37] = -z54;
    M[38] = -z52;
    M[39] = -z45;
    M[40] = z11;
    M[41] = -z8;
    M[42] = z33;
    M[43] = z71;
    M[44] = -z40;
    M[45] = -z26;
    M[46] = -z28;
    M[47] = -z8;
    M[48] = 0.004909651967360946;
}

void panda_bias(const double q[7], const double qd[7], double b[7])
{
    /* joint angles */
    double s2, c2;
    double s3, c3;
    double s4, c4;
    double s5, c5;
    rbgen_sincos4(q[1], &s2, &c2, q[2], &s3, &c3, q[3], &s4, &c4, q[4], &s5, &c5);
    const double z1 = q[6] + 0.3168267184401061;
    double s6, c6;
    double z2, z3;
    rbgen_sincos2(q[5], &s6, &c6, z1, &z2, &z3);
    const double z4 = 0.0005260297633034988*z2 - 0.00044399810122265783*z3;
    const double z5 = 0.0020702359176733103*z3 - 0.0014830831470596859*z2;
    const double z6 = z3*z5 - 0.0010351179588366552;
    const double z7 = z2*z5;
    const double z8 = z7 + 0.003196367557210316;
    const double z9 = z7 - 0.0017132844101506299;

    /* motion of link 2 */
    const double z10 = qd[1]*qd[1];
    const double neg_w2_x = qd[0]*s2;
    const double neg_w2_y = qd[0]*c2;
    const double z11 = neg_w2_y*neg_w2_y;
    const double U2_xy = neg_w2_y*neg_w2_x;
    const double neg_wd2_x = qd[1]*neg_w2_y;
    const double wd2_y = qd[1]*neg_w2_x;
    const double z12 = neg_w2_x*neg_w2_x;

    /* motion of link 3 */
    const double w3_x = qd[1]*s3 - neg_w2_x*c3;
    const double w3_y = neg_w2_x*s3 + qd[1]*c3;
    const double w3_z = neg_w2_y + qd[2];
    const double wd3_x = qd[2]*w3_y - neg_wd2_x*c3;
    const double wd3_y = neg_wd2_x*s3 - qd[2]*w3_x;
    const double z13 = w3_x*w3_y;
    const double z14 = w3_y*w3_y;
    const double z15 = w3_z*w3_z;
    const double z16 = w3_z*w3_x;
    const double z17 = w3_z*w3_y;
    const double neg_U3_xx = z14 + z15;
    const double U3_xz = wd3_y + z16;
    const double U3_yx = z13 - wd2_y;
    const double U3_yz = z17 - wd3_x;
    const double U3_zx = z16 - wd3_y;
    const double z18 = 118.9090909090909*s2;
    const double z19 = w3_x*w3_x;
    const double a3_x = 3.83030303030303*U3_xz - c3*z18;
    const double a3_y = 3.83030303030303*U3_yz + s3*z18;
    const double a3_z = 118.9090909090909*c2 - 3.83030303030303*(z14 + z19);

    /* motion of link 4 */
    const double neg_w4_x = s4*w3_z + c4*w3_x;
    const double w4_y = s4*w3_x - w3_z*c4;
    const double w4_z = qd[3] - w3_y;
    const double z20 = neg_w4_x*w4_z;
    const double z21 = neg_w4_x*neg_w4_x;
    const double z22 = w4_z*w4_z;
    const double z23 = neg_w4_x*w4_y;
    const double wd4_x = qd[3]*w4_y - (c4*wd3_x - wd2_y*s4);
    const double wd4_y = s4*wd3_x + wd2_y*c4 + neg_w4_x*qd[3];
    const double z24 = w4_z*w4_y;
    const double neg_U4_yx = wd3_y + z23;
    const double neg_U4_zx = z20 + wd4_y;
    const double z25 = neg_U3_xx - a3_x;
    const double z26 = w4_y*w4_y;
    const double z27 = a3_z + U3_zx;

    /* motion of link 5 */
    const double z28 = neg_U4_zx + (U3_yx + a3_y);
    const double z29 = c4*z25 - (z22 + z26 + s4*z27);
    const double w5_x = w4_z*s5 - neg_w4_x*c5;
    const double w5_y = w4_z*c5 + neg_w4_x*s5;
    const double w5_z = qd[4] - w4_y;
    const double z30 = w5_y*w5_z;
    const double wd5_x = wd4_x*c5 - (wd3_y*s5 - w5_y*qd[4]);
    const double neg_wd5_y = qd[4]*w5_x + wd3_y*c5 + wd4_x*s5;
    const double z31 = w5_z*w5_x;
    const double z32 = w5_y*w5_x;
    const double U5_xz = z31 - neg_wd5_y;
    const double U5_yx = z32 - wd4_y;
    const double U5_yz = z30 - wd5_x;
    const double U5_zx = neg_wd5_y + z31;
    const double z33 = w5_y*w5_y;
    const double z34 = w5_x*w5_x;
    const double z35 = s4*z25 + (neg_U4_yx + c4*z27);
    const double a5_x = c5*z29 - z28*s5 + 4.654545454545454*U5_xz;
    const double a5_y = 4.654545454545454*U5_yz - (z28*c5 + s5*z29);
    const double a5_z = z35 - 4.654545454545454*(z33 + z34);
    const double z36 = w5_z*w5_z;

    /* motion of link 6 */
    const double w6_x = w5_z*s6 - w5_x*c6;
    const double w6_y = w5_z*c6 + w5_x*s6;
    const double w6_z = qd[5] + w5_y;
    const double z37 = w6_y*w6_y;
    const double z38 = w6_x*w6_x;
    const double z39 = w6_y*w6_z;
    const double wd6_x = w6_y*qd[5] - wd4_y*s6 - wd5_x*c6;
    const double wd6_y = wd5_x*s6 - (wd4_y*c6 + w6_x*qd[5]);
    const double z40 = w6_y*w6_x;
    const double z41 = w6_x*w6_z;
    const double U6_xy = neg_wd5_y + z40;
    const double U6_xz = wd6_y + z41;
    const double U6_yx = z40 - neg_wd5_y;
    const double U6_yz = z39 - wd6_x;
    const double U6_zx = z41 - wd6_y;
    const double U6_zy = z39 + wd6_x;
    const double z42 = w6_z*w6_z;
    const double a6_x = s6*a5_z - c6*a5_x;
    const double a6_y = s6*a5_x + c6*a5_z;

    /* motion of link 7 */
    const double w7_z = qd[6] - w6_y;
    const double z43 = w7_z*w7_z;
    const double z44 = qd[6] + w7_z;
    const double neg_U7_xx = z43 + z42;
    const double neg_U7_yy = z38 + z43;
    const double U7_zx = neg_wd5_y + w6_x*z44;
    const double U7_zy = wd6_x + w6_z*z44;
    const double a7_x = a6_x - 1.0666666666666667*(z37 + z42);
    const double a7_y = a5_y + 1.0666666666666667*U6_zx;
    const double neg_a7_z = 1.0666666666666667*U6_yx + a6_y;

    /* forces on link 7 */
    const double z45 = 0.0005260297633034988*(z3 + 0.8440550938302861*z2);
    const double f7_y = 0.012759209153753908*a7_y - (0.0056786982094425*U6_zy + z4*neg_U7_yy -
        z45*U6_zx);
    const double neg_f7_z = 0.0056786982094425*(z38 + z42) - z45*U7_zx - z4*U7_zy +
        0.012759209153753908*neg_a7_z;
    const double z46 = 0.001760084078545166*z2;
    const double z47 = 0.001760084078545166*z3;
    const double z48 = z42 - z38;
    const double z49 = U6_zy*z47 - (U6_xy*z46 + z6*z48) + U6_zx*z9 + U6_xz*z8;
    const double neg_n7_z = z49 - z45*a7_y + z4*a7_x;

    /* forces on link 6 */
    const double z50 = z45*neg_U7_xx + 0.0056786982094425*U6_xy + 0.0055993270925625*U6_xz -
        z4*U6_xz - 0.017739234691846142*a6_x;
    const double f6_x = 0.012759209153753908*a7_x - z50;
    const double f6_y = neg_f7_z + (0.017739234691846142*a6_y - 0.0055993270925625*U6_yz);
    const double z51 = 0.0001037589172186849*U6_yx + 9.3569097314605e-05*(z42 - z37) + (z42 -
        z43)*z46 - U7_zx*z6;
    const double z52 = 0.0005462437073966848*U6_zx + (0.013508337745659892*U6_zy - (z51 + U6_zx*z47
        - U7_zy*z8));
    const double z53 = 0.0011196707334275558*U6_zx + (0.0001037589172186849*z48 +
        9.3569097314605e-05*U6_xy) - 0.010045187828321242*U6_xz + 0.0005462437073966848*U6_zy;
    const double z54 = 0.0011196707334275558*U6_yx - 0.013508337745659892*U6_xy +
        0.0005462437073966848*(z37 - z38) - z47*(z43 - z38);
    const double z55 = U7_zx*z9 + (z54 - U7_zy*z6 + U6_xz*z46) + 0.0001037589172186849*U6_yz;
    const double neg_n6_x = z4*neg_a7_z + (0.0056786982094425*a7_y + (0.010045187828321242*U6_yz -
        z52) - 0.0055993270925625*a6_y);
    const double n6_y = neg_n7_z - (1.0666666666666667*f7_y + (z53 + 0.0055993270925625*a6_x));
    const double n6_z = 1.0666666666666667*neg_f7_z + (z45*neg_a7_z + (9.3569097314605e-05*U6_xz +
        z55) + 0.0056786982094425*a7_x);

    /* forces on link 5 */
    const double f5_x = s6*f6_y - (0.001208932934385*(z33 + z36) + c6*f6_x);
    const double f5_y = 0.017739234691846142*a5_y + (0.001208932934385*U5_yx +
        0.0055993270925625*(z37 + z38)) + f7_y;
    const double z56 = c5*f5_y + s5*f5_x;
    const double z57 = s5*f5_y - c5*f5_x;
    const double f4_x = 0.009933178813024952*z29 - z57;
    const double neg_f4_y = 0.001208932934385*U5_zx + 0.009933178813024952*z35 + s6*f6_x + c6*f6_y;
    const double f4_z = z56 - 0.009933178813024952*z28;
    const double z58 = 0.0021640520520981297*U5_xz + (0.004600245517563105*U5_yz -
        (0.001451156065026715*U5_yx - 0.00151524447332703*(z34 - z33)));
    const double z59 = s6*n6_y + (0.00151524447332703*U5_zx - (0.0021640520520981297*(z33 - z36) -
        0.004600245517563105*U5_yx));
    const double z60 = 0.00151524447332703*(z30 + wd5_x) + (0.004600245517563105*(z34 - z36) -
        0.0021640520520981297*(wd4_y + z32) + 0.001451156065026715*U5_zx);
    const double n5_x = c6*neg_n6_x + z59;
    const double n5_y = n6_z - (0.001208932934385*a5_z + z60);
    const double neg_n5_z = s6*neg_n6_x + (z58 - 0.001208932934385*a5_y - c6*n6_y);

    /* forces on link 4 */
    const double z61 = 0.0039053550262761*(z21 - z22) - 0.016762385466687735*z20 +
        0.0016444875773692703*(z23 - wd3_y) + 0.027593912463068734*wd4_y;
    const double z62 = 0.0016444875773692703*(z26 - z22) - (0.09769511851745846*z24 -
        0.0039053550262761*neg_U4_yx) - 0.053338820587702*wd4_x;
    const double z63 = 0.08093273305077073*z23 - 0.07010120605438973*wd3_y +
        0.0031923204867866507*(z21 - z26) - 0.0016444875773692703*(wd4_y - z20);
    const double z64 = z63 + 0.0039053550262761*(wd4_x - z24) + neg_f4_y - c5*n5_y +
        4.654545454545454*z57;
    const double n4_x = z62 - 0.0031923204867866507*neg_U4_zx - s5*n5_y - 4.654545454545454*z56 +
        c5*n5_x;
    const double n4_y = z61 - 0.0031923204867866507*(z24 + wd4_x) - f4_z + neg_n5_z;
    const double n4_z = s5*n5_x - z64;

    /* forces on link 3 */
    const double z65 = 0.005487648106562256*U3_yz + (0.0159980483679027*U3_yx -
        0.00012191242095074341*(z19 - z14) - 0.004377257121839583*U3_xz);
    const double neg_n3_z = s4*n4_x + (f4_z + (0.0023287353274350003*a3_x - (z65 +
        0.016011409030815*a3_y)) + c4*n4_y);

    /* forces on link 2 */
    const double z66 = 0.0007689361029464*(z10 - z11) + (0.6800246700690398*neg_wd2_x -
        (0.01026110182100817*U2_xy - 0.00796671776787104*wd2_y));
    const double z67 = 0.00012191242095074341*U3_zx - (0.013297019103287584*(z14 - z15) +
        (0.06681619663671426*U3_yx - 0.27690780075318*c2));
    const double z68 = s4*n4_y + (z67 + 3.83030303030303*f4_z) - c4*n4_x;
    const double z69 = 0.00012191242095074341*(wd3_x + z17) - (0.013297019103287584*(wd2_y + z13) -
        0.061328548530152*neg_U3_xx + 0.005487648106562256*(z19 - z15));
    const double z70 = s4*(f4_x - 3.83030303030303*neg_f4_y) - (z69 + 0.0159980483679027*U3_zx +
        0.016011409030815*a3_z);
    const double z71 = z70 - c4*(3.83030303030303*f4_x + neg_f4_y) - n4_z;
    const double z72 = 0.00398335888393552*(z12 - z11) + (0.3400123350345199*U2_xy -
        (0.01993386669246*c2 - 12.038675848622248*s2));
    const double neg_n2_x = z66 - c3*z68 + s3*z71;
    const double n2_y = 0.01026110182100817*(z10 - z12) + (0.00796671776787104*neg_wd2_x -
        0.0007689361029464*U2_xy) + neg_n3_z;
    const double n2_z = c3*z71 + (s3*z68 - z72);
    const double n1_z = s2*neg_n2_x - c2*n2_y;

    b[0] = n1_z;
    b[1] = n2_z;
    b[2] = -neg_n3_z;
    b[3] = n4_z;
    b[4] = -neg_n5_z;
    b[5] = n6_z;
    b[6] = -neg_n7_z;
}

void panda_gravity(const double q[7], double g[7])
{
    /* joint angles */
    double s7, c7;
    double s6, c6;
    double s3, c3;
    double s2, c2;
    rbgen_sincos4(q[6], &s7, &c7, q[5], &s6, &c6, q[2], &s3, &c3, q[1], &s2, &c2);
    double s5, c5;
    double s4, c4;
    rbgen_sincos2(q[4], &s5, &c5, q[3], &s4, &c4);

    /* motion of link 3 */
    const double neg_W3_zx = c3*s2;
    const double W3_zy = s3*s2;

    /* motion of link 4 */
    const double W4_zx = c4*neg_W3_zx - s4*c2;
    const double neg_W4_zy = c4*c2 + s4*neg_W3_zx;

    /* motion of link 5 */
    const double W5_zx = c5*W4_zx - s5*W3_zy;
    const double neg_W5_zy = s5*W4_zx + c5*W3_zy;

    /* motion of link 6 */
    const double W6_zx = s6*neg_W4_zy - c6*W5_zx;
    const double W6_zy = c6*neg_W4_zy + s6*W5_zx;

    /* forces on link 6 */
    const double z1 = 2.4734242709313268*c7;
    const double c6_x_scaled = s7 + 52.748438578609985 + z1;

    /* forces on link 5 */
    const double z2 = 2.4734242709313268*s7;
    const double c5_y_scaled = z2 - (c7 + 21.701660566136272);

    /* forces on link 4 */
    const double z3 = 0.045435371429137845*c5_y_scaled;
    const double z4 = 0.045435371429137845*c6_x_scaled;
    const double neg_c5_x_scaled = s6 - 0.21288909707770606 + z4*c6;
    const double neg_c4_x_scaled = c5*neg_c5_x_scaled + (z3*s5 - 7.119875219182379);
    const double neg_c4_y_scaled = s6*z4 + (24.998052007096167 - c6);

    /* forces on link 3 */
    const double c3_y_scaled = 0.41008260019220516 - z3*c5 + s5*neg_c5_x_scaled;
    const double c3_x_scaled = c4*neg_c4_x_scaled + (9.939431469625719 - s4*neg_c4_y_scaled);

    /* forces on link 2 */
    const double c2_x_scaled = c3*c3_x_scaled - (c3_y_scaled*s3 + 0.029520771400785153);
    const double neg_c2_y_scaled = neg_c4_x_scaled*s4 + (c4*neg_c4_y_scaled + 45.099782405038766);

    /* forces on link 1 */
    const double z5 = 0.030680181926639998*(s7*neg_W5_zy + z1*neg_W5_zy + z2*W6_zx - c7*W6_zx);

    g[0] = 0.0;
    g[1] = -0.67524884163189*(c2_x_scaled*c2 + neg_c2_y_scaled*s2);
    g[2] = 0.67524884163189*(c3_x_scaled*W3_zy + c3_y_scaled*neg_W3_zx);
    g[3] = 0.67524884163189*(neg_c4_y_scaled*W4_zx + neg_c4_x_scaled*neg_W4_zy);
    g[4] = 0.67524884163189*(neg_c5_x_scaled*neg_W5_zy - z3*W5_zx);
    g[5] = 0.67524884163189*(W6_zx + z4*W6_zy);
    g[6] = -z5;
}

void panda_forward_dynamics(const double q[7], const double qd[7], const double tau[7],
                            double qdd[7])
{
    /* joint angles */
    const double z1 = q[6] + 0.3168267184401061;
    double s2, c2;
    double z2, z3;
    double s6, c6;
    double s3, c3;
    rbgen_sincos4(q[1], &s2, &c2, z1, &z2, &z3, q[5], &s6, &c6, q[2], &s3, &c3);
    double s4, c4;
    double s5, c5;
    rbgen_sincos2(q[3], &s4, &c4, q[4], &s5, &c5);
    const double F7_xz = 0.00044399810122265783*z3 - 0.0005260297633034988*z2;
    const double F7_yz_scaled = 0.11428476354750708*z3 + 0.09646263681946314*z2;
    const double z4 = 0.0020702359176733103*z3 - 0.0014830831470596859*z2;
    const double z5 = z2*z4;
    const double I7_xy = 0.0010351179588366552 - z3*z4;
    const double z6 = z5 - 0.0017132844101506299;
    const double z7 = z5 + 0.003196367557210316;

    /* motion of link 2 */
    const double neg_w2_x = s2*qd[0];
    const double neg_w2_y = qd[0]*c2;
    const double neg_wd2_x = neg_w2_y*qd[1];
    const double wd2_y = qd[1]*neg_w2_x;
    const double z8 = neg_w2_x*neg_w2_x;
    const double z9 = neg_w2_y*neg_w2_y;
    const double U2_xy = neg_w2_y*neg_w2_x;
    const double z10 = qd[1]*qd[1];

    /* motion of link 3 */
    const double w3_x = s3*qd[1] - c3*neg_w2_x;
    const double w3_y = s3*neg_w2_x + qd[1]*c3;
    const double w3_z = neg_w2_y + qd[2];
    const double wd3_x = qd[2]*w3_y - c3*neg_wd2_x;
    const double wd3_y = s3*neg_wd2_x - qd[2]*w3_x;
    const double z11 = w3_x*w3_y;
    const double z12 = w3_y*w3_y;
    const double z13 = w3_z*w3_z;
    const double z14 = w3_z*w3_x;
    const double z15 = w3_z*w3_y;
    const double neg_U3_xx = z12 + z13;
    const double U3_xz = wd3_y + z14;
    const double U3_yx = z11 - wd2_y;
    const double U3_yz = z15 - wd3_x;
    const double U3_zx = z14 - wd3_y;
    const double z16 = 118.9090909090909*s2;
    const double z17 = w3_x*w3_x;
    const double a3_x = 3.83030303030303*U3_xz - c3*z16;
    const double a3_y = 3.83030303030303*U3_yz + s3*z16;
    const double a3_z = 118.9090909090909*c2 - 3.83030303030303*(z12 + z17);

    /* motion of link 4 */
    const double neg_w4_x = s4*w3_z + c4*w3_x;
    const double w4_y = s4*w3_x - w3_z*c4;
    const double w4_z = qd[3] - w3_y;
    const double z18 = neg_w4_x*w4_z;
    const double wd4_x = qd[3]*w4_y - (c4*wd3_x - s4*wd2_y);
    const double wd4_y = s4*wd3_x + c4*wd2_y + neg_w4_x*qd[3];
    const double z19 = neg_w4_x*neg_w4_x;
    const double z20 = w4_y*w4_y;
    const double z21 = neg_w4_x*w4_y;
    const double z22 = w4_z*w4_y;
    const double neg_U4_yx = wd3_y + z21;
    const double neg_U4_zx = z18 + wd4_y;
    const double z23 = neg_U3_xx - a3_x;
    const double z24 = w4_z*w4_z;
    const double z25 = a3_z + U3_zx;

    /* motion of link 5 */
    const double w5_x = w4_z*s5 - neg_w4_x*c5;
    const double w5_y = w4_z*c5 + neg_w4_x*s5;
    const double w5_z = qd[4] - w4_y;
    const double wd5_x = wd4_x*c5 - (wd3_y*s5 - w5_y*qd[4]);
    const double neg_wd5_y = qd[4]*w5_x + wd3_y*c5 + wd4_x*s5;
    const double z26 = neg_U4_zx + (U3_yx + a3_y);
    const double z27 = c4*z23 - (z20 + z24 + s4*z25);
    const double z28 = w5_y*w5_z;
    const double z29 = w5_z*w5_x;
    const double z30 = w5_y*w5_x;
    const double U5_xz = z29 - neg_wd5_y;
    const double U5_yx = z30 - wd4_y;
    const double U5_yz = z28 - wd5_x;
    const double U5_zx = neg_wd5_y + z29;
    const double z31 = w5_y*w5_y;
    const double z32 = w5_x*w5_x;
    const double z33 = s4*z23 + (neg_U4_yx + c4*z25);
    const double a5_x = c5*z27 - s5*z26 + 4.654545454545454*U5_xz;
    const double a5_y = 4.654545454545454*U5_yz - (c5*z26 + s5*z27);
    const double a5_z = z33 - 4.654545454545454*(z31 + z32);
    const double z34 = w5_z*w5_z;

    /* motion of link 6 */
    const double w6_x = w5_z*s6 - c6*w5_x;
    const double w6_y = w5_z*c6 + s6*w5_x;
    const double w6_z = qd[5] + w5_y;
    const double z35 = w6_z*w6_y;
    const double wd6_x = qd[5]*w6_y - wd4_y*s6 - c6*wd5_x;
    const double wd6_y = s6*wd5_x - (wd4_y*c6 + qd[5]*w6_x);
    const double z36 = w6_y*w6_x;
    const double z37 = w6_z*w6_x;
    const double U6_xy = neg_wd5_y + z36;
    const double U6_xz = wd6_y + z37;
    const double U6_yx = z36 - neg_wd5_y;
    const double U6_yz = z35 - wd6_x;
    const double U6_zx = z37 - wd6_y;
    const double U6_zy = z35 + wd6_x;
    const double z38 = w6_x*w6_x;
    const double z39 = w6_y*w6_y;
    const double z40 = w6_z*w6_z;
    const double a6_x = s6*a5_z - c6*a5_x;
    const double a6_y = s6*a5_x + c6*a5_z;

    /* motion of link 7 */
    const double w7_z = qd[6] - w6_y;
    const double z41 = w7_z*w7_z;
    const double z42 = qd[6] + w7_z;
    const double neg_U7_xx = z41 + z40;
    const double neg_U7_yy = z41 + z38;
    const double U7_zx = neg_wd5_y + w6_x*z42;
    const double U7_zy = wd6_x + w6_z*z42;
    const double a7_x = a6_x - 1.0666666666666667*(z39 + z40);
    const double a7_y = 1.0666666666666667*U6_zx + a5_y;
    const double neg_a7_z = 1.0666666666666667*U6_yx + a6_y;

    /* forces on link 7 */
    const double z43 = z40 - z38;

    /* articulated body 7 */
    const double z44 = 0.004602798719400887*F7_yz_scaled;
    const double f7_y = 0.012759209153753908*a7_y - (0.0056786982094425*U6_zy - F7_xz*neg_U7_yy -
        U6_zx*z44);
    const double f7_z = z44*U7_zx - 0.0056786982094425*(z38 + z40) - F7_xz*U7_zy -
        0.012759209153753908*neg_a7_z;
    const double z45 = z44*neg_U7_xx + 0.0056786982094425*U6_xy + 0.0055993270925625*U6_xz +
        F7_xz*U6_xz - 0.017739234691846142*a6_x;
    const double f6_x = 0.012759209153753908*a7_x - z45;
    const double neg_f6_y = f7_z + (0.0055993270925625*U6_yz - 0.017739234691846142*a6_y);
    const double neg_f5_x = 0.001208932934385*(z31 + z34) + c6*f6_x + s6*neg_f6_y;
    const double f5_y = f7_y + (0.017739234691846142*a5_y + (0.001208932934385*U5_yx +
        0.0055993270925625*(z38 + z39)));
    const double z46 = s5*f5_y + c5*neg_f5_x;
    const double z47 = 0.001760084078545166*z2;
    const double z48 = 0.3584946733996815*z2;
    const double z49 = 0.3584946733996815*z3;
    const double I6_xz = I7_xy - (z47*z49 + 0.0001037589172186849 - 1.0666666666666667*F7_xz);
    const double I6_zz = 0.009819303934721892*F7_yz_scaled - (z47*z48 - 0.030858437526398077 + z5);
    const double z50 = F7_yz_scaled*z44;
    const double G6_zz_scaled = 0.014659514409925835 - z50;
    const double F6_xx = F7_xz*z49;
    const double F6_xz = F7_xz*z48 + 0.0056786982094425;
    const double F6_yz = z44 + 0.013609823097337501;
    const double F6_zx = z44*z49 - 0.0056786982094425;
    const double z51 = F7_xz*F7_yz_scaled;
    const double z52 = s5*neg_f5_x - c5*f5_y;

    /* articulated body 6 */
    const double iD6 = 1.0/I6_zz;
    const double z53 = z44*z48;
    const double I6_yz = 9.3569097314605e-05 - 1.0666666666666667*z53;
    const double z54 = iD6*I6_yz;
    const double z55 = 1.0666666666666667*G6_zz_scaled + 0.008594031763294529 - I6_yz*z54;
    const double z56 = 1.0666666666666667*F6_zx + 0.0005462437073966848 + z54*I6_xz;
    const double z57 = 2.0*c6;
    const double z58 = 0.001760084078545166*z3;
    const double z59 = iD6*I6_xz;
    const double z60 = z5 + (0.025298737066164735 - z49*z58) - I6_xz*z59;
    const double z61 = z56*z57 + s6*(z55 - z60);
    const double z62 = s6*z61;
    const double I5_xz = c6*z61 - (z56 - 0.004600245517563105);
    const double I5_zz = z55 + 0.00290231213005343 - z62;
    const double z63 = z54*F6_yz;
    const double z64 = F6_xx - z59*F6_xz;
    const double z65 = z59*F6_yz - (F7_xz + 0.0055993270925625);
    const double z66 = 0.0055993270925625 - z51 + z54*F6_xz;
    const double z67 = s6*(z63 + z64) - c6*(z65 + z66);
    const double z68 = s6*z67;
    const double z69 = c6*z67;
    const double z70 = z50 - 0.013609823097337501 - z53*z54;
    const double z71 = F6_zx - z53*z59;
    const double neg_F5_xz = z65 + z69;
    const double F5_yz = c6*z70 + (s6*z71 + 0.001208932934385);
    const double F5_zz = z68 - z63;
    const double z72 = U6_zx*z6 + (U6_zy*z58 - (U6_xy*z47 - tau[6] - I7_xy*z43));
    const double phi7 = z72 + U6_xz*z7 - z44*a7_y - F7_xz*a7_x;
    const double z73 = F7_yz_scaled*phi7;
    const double z74 = 203.68042513969147*phi7;
    const double z75 = z58*(z41 - z38) - (0.0011196707334275558*U6_yx - tau[5] -
        0.013508337745659892*U6_xy + 0.0005462437073966848*(z39 - z38));
    const double z76 = 0.0001037589172186849*U6_yz + (U7_zx*z6 - (z75 - U7_zy*I7_xy -
        9.3569097314605e-05*U6_xz));
    const double u6 = z47*(z74 - U6_xz) + (1.0666666666666667*f7_z - (z76 + z44*neg_a7_z +
        0.0056786982094425*a7_x));
    const double z77 = iD6*F6_xz;
    const double z78 = u6*z77 + F7_xz*z74;
    const double z79 = iD6*F6_yz;
    const double z80 = u6*z79;
    const double z81 = iD6*z53;
    const double z82 = 203.68042513969147*F7_xz;
    const double z83 = 0.01374329475930547 - F7_xz*z82 - F6_xz*z77;
    const double z84 = 0.01374329475930547 - F6_yz*z79;
    const double z85 = F6_xz*z79;
    const double z86 = s6*(z83 - z84) - z57*z85;
    const double z87 = s6*z86;
    const double z88 = F6_yz*z81;
    const double z89 = F6_xz*z81 + 0.9375000000000001*z51;

    /* articulated body 5 */
    const double iD5 = 1.0/I5_zz;
    const double z90 = iD5*F5_zz;
    const double z91 = 0.0011196707334275558*U6_zx + (0.0001037589172186849*z43 + (tau[6] +
        9.3569097314605e-05*U6_xy) + 0.0005462437073966848*U6_zy);
    const double z92 = z73 + (1.0666666666666667*f7_y - (0.010045187828321242*U6_xz - z91 -
        0.0055993270925625*a6_x)) - z54*u6;
    const double z93 = 0.004600245517563105*U5_yz + (0.00151524447332703*(z32 - z31) + (tau[4] -
        0.001451156065026715*U5_yx)) + 0.0021640520520981297*U5_xz;
    const double z94 = U7_zx*I7_xy + (0.0001037589172186849*U6_yx + 9.3569097314605e-05*(z40 - z39)
        + z47*(z40 - z41));
    const double z95 = 0.010045187828321242*U6_yz - (0.0005462437073966848*U6_zx +
        (0.013508337745659892*U6_zy - (z94 - U7_zy*z7)));
    const double z96 = z95 + 0.0056786982094425*a7_y - 0.0055993270925625*a6_y - F7_xz*neg_a7_z +
        z58*(U6_zx + z74);
    const double z97 = z59*u6 - z96;
    const double u5 = c6*z92 - (0.001208932934385*a5_y - z93 + s6*z97);
    const double z98 = iD5*I5_xz;
    const double z99 = iD5*F5_yz;
    const double z100 = 0.9375000000000001*z73 + u6*z81 + u5*z99;
    const double z101 = iD5*neg_F5_xz;
    const double z102 = u5*z101 + (c6*z78 - s6*z80);
    const double z103 = iD5*u5;
    const double z104 = s6*z70 - c6*z71 - z98*F5_yz;
    const double z105 = 0.9375000000000001*G6_zz_scaled - z53*z81 - F5_yz*z99;
    const double z106 = z104 - 4.654545454545454*z105;
    const double z107 = z87 - z83 + neg_F5_xz*z101;
    const double z108 = z101 + 2150.847272842951*z107;
    const double z109 = 0.0021640520520981297*z108;
    const double z110 = z68 - z64 - z98*neg_F5_xz;
    const double z111 = z99*neg_F5_xz + (c6*z89 - s6*z88);
    const double z112 = 4.654545454545454*z111;
    const double z113 = z110 + z112;
    const double z114 = z112 + 0.0021640520520981297*z99;
    const double z115 = c5*(z106 - z109) - s5*(z113 + z114);
    const double z116 = s5*z115;
    const double z117 = z90*F5_yz + (s6*z89 + c6*z88);
    const double z118 = z85 + c6*z86 - z90*neg_F5_xz;
    const double z119 = 2.0*c5;
    const double z120 = s5*(z105 + z107) - z111*z119;
    const double z121 = s5*z120;
    const double G4_xy = c5*z118 - s5*z117;
    const double G4_yy = z84 + z87 - F5_zz*z90;
    const double G4_zz = z105 - z121;
    const double z122 = c5*z115;
    const double z123 = 4.654545454545454*z118 + (0.001208932934385 - 0.0021640520520981297*z90);
    const double z124 = z66 + z69 + F5_zz*z98 - 4.654545454545454*z117;
    const double F4_xy = z111 + c5*z120;
    const double F4_xz = z122 - (z106 - (G4_xy + 0.07798760301984387));
    const double F4_yx = c5*z124 - s5*z123;
    const double neg_F4_yy = c5*z117 + s5*z118;
    const double F4_zz = z116 + (neg_F4_yy + z114);
    const double z125 = 0.010072678642493112*(z108 + (z101 + 0.00046493305806795756*iD5));
    const double z126 = 4.654545454545454*(z104 + z106) + (I5_xz*z98 - (z60 + z62));
    const double z127 = 0.00151524447332703 - 0.0021640520520981297*z98 + 4.654545454545454*(z110 +
        z114);
    const double z128 = s5*(z125 - z126) - z119*z127;
    const double I4_xz = c5*z128 + (z127 + (F4_yx - 0.0039053550262761));
    const double I4_yz = 0.0016444875773692703 - F4_zz;
    const double z129 = s5*z124 + c5*z123;
    const double z130 = z129 + G4_yy;
    const double z131 = s5*z128;
    const double I4_zz = z130 + (z129 - (z125 - 0.3210351210568661)) + z131;
    const double z132 = z109 + z122;
    const double F4_yz = z130 + 0.026688327899319533;

    /* articulated body 4 */
    const double z133 = 0.0031923204867866507*(z19 - z20) + (tau[3] - 0.07010120605438973*wd3_y +
        0.08093273305077073*z21) + 0.0039053550262761*(wd4_x - z22);
    const double z134 = s6*(z78 + f6_x) + (0.001208932934385*U5_zx + 0.009933178813024952*z33 -
        c6*(neg_f6_y - z80));
    const double z135 = z90*u5 + z134;
    const double z136 = 0.0021640520520981297*(z31 - z34) - 0.004600245517563105*U5_yx -
        0.00151524447332703*U5_zx + c6*z97;
    const double z137 = s6*z92 + z136 - u5*z98 + 4.654545454545454*z100;
    const double z138 = 0.0016444875773692703*(wd4_y - z18) - z133 - 4.654545454545454*z46 - z135 -
        s5*z137;
    const double z139 = 0.004600245517563105*(z32 - z34) - tau[5] + 0.001451156065026715*U5_zx +
        0.00151524447332703*(wd5_x + z28);
    const double z140 = 4.654545454545454*z102 + (0.0021640520520981297*(z103 - (wd4_y + z30)) +
        (0.001208932934385*a5_z + z139));
    const double u4 = c5*z140 - z138;
    const double iD4 = 1.0/I4_zz;
    const double z141 = I4_yz*iD4;
    const double z142 = iD4*I4_xz;
    const double z143 = F4_zz*iD4;
    const double z144 = z143*F4_yz - neg_F4_yy;
    const double z145 = F4_xy + z143*F4_xz;
    const double G3_xy = s4*z144 - c4*z145;
    const double G3_yy = G4_zz - F4_zz*z143;
    const double z146 = F4_zz*z142 + (0.07798760301984387 - z132);
    const double z147 = F4_zz*z141 + (G4_zz + 0.026688327899319533);
    const double z148 = s4*z146 + c4*z147;
    const double z149 = G3_yy - z148;
    const double F3_yz_scaled = 3.83030303030303*z149 + 0.16904057986319876;
    const double z150 = I4_yz*z141 - (G4_zz + 0.05428224036238827);
    const double z151 = I4_xz*z142 + (z131 + (z126 - 0.3111091786242343));
    const double z152 = z132 - 0.07479528253305721 + z141*I4_xz;
    const double z153 = 2.0*c4;
    const double z154 = s4*(z150 - z151) - z152*z153;
    const double z155 = s4*z154;
    const double F3_yx = s4*z147 - c4*z146;
    const double F3_yy = s4*z145 + c4*z144;
    const double I3_xz = c4*z154 + (z152 + F3_yx);
    const double I3_zz = z149 + (z155 - (z148 + (z150 - 0.04268637626722223)));
    const double z156 = neg_F4_yy + z141*F4_yz;
    const double z157 = F4_xy - z141*F4_xz;
    const double z158 = z142*F4_yz - F4_yx;
    const double z159 = z142*F4_xz + (z113 + z116);
    const double z160 = c4*(z157 - z158) - s4*(z159 - z156);
    const double z161 = s4*z160;
    const double I3_yz = F3_yy + z156 - z161;
    const double z162 = c4*z160;
    const double F3_xz = G3_xy + (z158 - 0.0034715318861431193) + z162;
    const double z163 = iD4*F4_xz;
    const double z164 = iD4*F4_yz;
    const double z165 = G4_xy - F4_xz*z164;
    const double z166 = z107 - z121 + F4_xz*z163;
    const double z167 = F4_yz*z164 - G4_yy;

    /* articulated body 3 */
    const double z168 = 0.0039053550262761*(z19 - z24) - (tau[4] + 0.016762385466687735*z18) +
        0.0016444875773692703*(z21 - wd3_y);
    const double z169 = s5*z102 + (z52 + 0.009933178813024952*z26) - c5*z100;
    const double z170 = u4*z141 + (z168 + 0.027593912463068734*wd4_y - 0.0031923204867866507*(z22 +
        wd4_x) + z169);
    const double z171 = 0.0016444875773692703*(z20 - z24) - (0.09769511851745846*z22 -
        0.0039053550262761*neg_U4_yx) - 0.053338820587702*wd4_x;
    const double z172 = s5*z140 + (z171 - 0.0031923204867866507*neg_U4_zx + 4.654545454545454*z52 -
        c5*z137);
    const double z173 = z172 + u4*z142;
    const double z174 = z169 - u4*z143;
    const double z175 = 0.005487648106562256*U3_yz - (0.00012191242095074341*(z17 - z12) + (tau[2] -
        0.0159980483679027*U3_yx)) - 0.004377257121839583*U3_xz;
    const double z176 = c4*z170 + (s4*z173 - (z175 + 0.016011409030815*a3_y -
        0.0023287353274350003*a3_x));
    const double u3 = z176 - z174;
    const double iD3 = 1.0/I3_zz;
    const double z177 = F3_yz_scaled*iD3;
    const double z178 = iD3*I3_xz;
    const double z179 = z177 - z178;
    const double z180 = iD3*I3_yz;
    const double z181 = iD3*F3_xz;
    const double z182 = (c4 + 1.7846135404679708*s4)*(z153*z165 - s4*(z166 - z167)) - z165;
    const double z183 = I3_yz*z180 + (7.66060606060606*z182 + (z167 - 0.04268637626722223)) +
        14.671221303948576*(z166 + F3_xz*(z181 + 0.5221518987341772*z180));
    const double z184 = z155 + (7.66060606060606*F3_yx - (14.671221303948576*G3_yy - z151)) +
        z178*(I3_xz - 2.0*F3_yz_scaled);
    const double z185 = F3_yz_scaled*z177 + z184;
    const double z186 = z180*(I3_xz - F3_yz_scaled) + (z162 + (14.671221303948576*G3_xy +
        (0.00012191242095074341 - z157))) - 3.83030303030303*(z179*F3_xz - (z161 + (F3_yy + z159)));
    const double z187 = s3*(z183 - z185) - 2.0*c3*z186;
    const double z188 = s3*z187;
    const double I2_xz = c3*z187 + (z186 + 0.01026110182100817);
    const double I2_zz = z188 - (z183 - 0.7777184648676454);

    /* articulated body 2 */
    const double z189 = 0.00012191242095074341*U3_zx - (0.013297019103287584*(z12 - z13) +
        (0.06681619663671426*U3_yx - 0.27690780075318*c2));
    const double z190 = s4*z170 + (z189 - c4*z173) - 3.83030303030303*z174 - u3*z179;
    const double z191 = 0.00398335888393552*(z8 - z9) + (0.3400123350345199*U2_xy + (tau[1] +
        12.038675848622248*s2 - 0.01993386669246*c2));
    const double z192 = z180 + 3.83030303030303*z181;
    const double z193 = 0.013297019103287584*(wd2_y + z11) - (tau[3] + 0.061328548530152*neg_U3_xx)
        + 0.005487648106562256*(z17 - z13);
    const double z194 = 0.009933178813024952*z27 - z46 - c5*z102 - s5*z100 + u4*z163;
    const double z195 = u4*z164 - z135;
    const double z196 = 0.016011409030815*a3_z + (0.0159980483679027*U3_zx - (z193 -
        0.00012191242095074341*(wd3_x + z15))) + c4*(3.83030303030303*z194 - z195);
    const double z197 = z196 - s4*(z194 + 3.83030303030303*z195) - u3*z192;
    const double u2 = c3*z197 - (s3*z190 - z191);
    const double iD2 = 1.0/I2_zz;
    const double z198 = iD2*I2_xz;
    const double z199 = u2*iD2;
    const double z200 = 0.03733744848940618 - 5.912627304143966e-07*iD2;
    const double z201 = c2*(0.0015378722058928*z198 + 0.00796671776787104) + s2*(z200 + (I2_xz*z198
        + (z188 + (z185 - 0.768900148367188))));
    const double I1_zz = z200 - s2*z201;

    /* articulated body 1 */
    const double z202 = 0.0007689361029464*(z10 - z9) + (0.6800246700690398*neg_wd2_x -
        (0.01026110182100817*U2_xy - 0.00796671776787104*wd2_y));
    const double z203 = tau[0] + s2*(u2*z198 + (s3*z197 + (c3*z190 - z202)));
    const double z204 = 0.0007689361029464*(z199 - U2_xy) + (0.01026110182100817*(z10 - z8) +
        (0.00796671776787104*neg_wd2_x - tau[2]));
    const double u1 = z203 + c2*z204;
    const double iD1 = 1.0/I1_zz;

    /* acceleration of link 1 */
    const double qdd1 = u1*iD1;

    /* acceleration of link 2 */
    const double z205 = c2*qdd1;
    const double z206 = s2*qdd1;
    const double qdd2 = 0.0007689361029464*iD2*z205 + (z199 + z198*z206);

    /* acceleration of link 3 */
    const double z207 = c3*qdd2 + s3*z206;
    const double z208 = c3*z206 - s3*qdd2;
    const double z209 = u3*iD3 - z179*z208 - z192*z207;
    const double qdd3 = z209 - z205;

    /* acceleration of link 4 */
    const double z210 = s4*z209 - c4*z208;
    const double z211 = z209 + 3.83030303030303*z208;
    const double z212 = c4*z207;
    const double z213 = s4*z207;
    const double z214 = z213 - 3.83030303030303*z212;
    const double z215 = z212 + 3.83030303030303*z213;
    const double z216 = z142*z210 + (z143*z211 + (u4*iD4 - z163*z214 - z164*z215));
    const double z217 = s4*z208 + c4*z209;
    const double z218 = z216 + z141*z217;
    const double qdd4 = z218 + z207;

    /* acceleration of link 5 */
    const double z219 = z217 - z211;
    const double z220 = c5*z210 - s5*z218;
    const double z221 = s5*z214 - c5*z219 - 4.654545454545454*z220;
    const double z222 = c5*z218 + s5*z210;
    const double z223 = 4.654545454545454*z222 + (c5*z214 + s5*z219);
    const double z224 = z218 + z215;
    const double z225 = z101*z223 + (z98*z220 + (z90*z224 + z103) +
        z222*(0.0021640520520981297*iD5));
    const double z226 = z99*z221 + z225;
    const double qdd5 = z226 - z217;

    /* acceleration of link 6 */
    const double z227 = c6*z220 + s6*z226;
    const double z228 = z79*(s6*z223 - c6*z224) - (z81*z221 + iD6*u6);
    const double z229 = s6*z224 + c6*z223;
    const double z230 = c6*z226 - s6*z220;
    const double z231 = z59*z227 + (z228 - z77*z229) + z54*z230;
    const double neg_qdd6 = z222 + z231;

    /* acceleration of link 7 */
    const double z232 = z230 + (z82*z229 + z74) + z49*z227 + F7_yz_scaled*(z230 +
        0.9375000000000001*z221);
    const double qdd7 = z232 - z48*z231;

    qdd[0] = qdd1;
    qdd[1] = qdd2;
    qdd[2] = qdd3;
    qdd[3] = qdd4;
    qdd[4] = qdd5;
    qdd[5] = -neg_qdd6;
    qdd[6] = qdd7;
}

void panda_forward_kinematics(const double q[7], double R[9], double p[3])
{
    /* joint angles */
    double s1, c1;
    double s6, c6;
    double s7, c7;
    double s5, c5;
    rbgen_sincos4(q[0], &s1, &c1, q[5], &s6, &c6, q[6], &s7, &c7, q[4], &s5, &c5);
    double s4, c4;
    double s3, c3;
    double s2, c2;
    rbgen_sincos3(q[3], &s4, &c4, q[2], &s3, &c3, q[1], &s2, &c2);

    /* tool seen from link 5 */
    const double z1 = c6*c7;
    const double z2 = s6*c7;
    const double z3 = c6*s7;
    const double z4 = s6*s7;
    const double z5 = 0.088*c6;

    /* tool seen from link 4 */
    const double z6 = c5*z1 + s5*s7;
    const double z7 = c5*s7 - s5*z1;
    const double z8 = s5*c7 - c5*z3;
    const double z9 = s5*z3 + c5*c7;
    const double z10 = c5*z5 - 0.0825;
    const double z11 = 0.088*s6 + 0.384;
    const double z12 = s5*z5;

    /* tool seen from link 3 */
    const double z13 = c4*z6 - s4*z2;
    const double z14 = c4*z2 + s4*z6;
    const double z15 = c4*z8 + s4*z4;
    const double z16 = s4*z8 - c4*z4;
    const double z17 = s4*z11 - c4*z10 - 0.0825;

    /* tool seen from link 2 */
    const double z18 = s3*z13 - c3*z7;
    const double z19 = c3*z13 + s3*z7;
    const double z20 = s3*z15 - c3*z9;
    const double z21 = s3*z9 + c3*z15;
    const double z22 = s4*z10 + c4*z11 + 0.316;
    const double z23 = c3*z17 + s3*z12;
    const double z24 = s3*z17 - c3*z12;

    /* tool seen from link 1 */
    const double z25 = c2*z19 + s2*z14;
    const double z26 = c2*z21 + s2*z16;
    const double z27 = c2*z16 - s2*z21;
    const double z28 = c2*z14 - s2*z19;
    const double z29 = s2*z22 - c2*z23;

    /* tool seen from link 0 */
    const double z30 = s1*z18 - c1*z25;
    const double z31 = s1*z20 - c1*z26;
    const double z32 = s1*z25 + c1*z18;
    const double z33 = c1*z20 + s1*z26;

    R[0] = -z30;
    R[1] = -z31;
    R[2] = z32*z27 - z28*z33;
    R[3] = z32;
    R[4] = z33;
    R[5] = z30*z27 - z31*z28;
    R[6] = z28;
    R[7] = z27;
    R[8] = z31*z32 - z30*z33;
    p[0] = c1*z29 + s1*z24;
    p[1] = s1*z29 - c1*z24;
    p[2] = s2*z23 + c2*z22 + 0.333;
}

void panda_jacobian(const double q[7], double J[42])
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
    const double z1 = s1*s2;
    const double z2 = s1*c2;
    const double z3 = c1*s2;
    const double z4 = c1*c2;

    /* frame 3 */
    const double z5 = c3*z2 + c1*s3;
    const double z6 = c1*c3 - s3*z2;
    const double z7 = s2*c3;
    const double z8 = s2*s3;
    const double z9 = c3*z4 - s1*s3;
    const double z10 = s1*c3 + s3*z4;

    /* frame 4 */
    const double z11 = c4*z5 + s4*z1;
    const double z12 = s4*z5 - c4*z1;
    const double z13 = c4*z7 - c2*s4;
    const double z14 = c2*c4 + s4*z7;
    const double z15 = s4*z3 + c4*z9;
    const double z16 = s4*z9 - c4*z3;

    /* frame 5 */
    const double z17 = s5*z6 + c5*z11;
    const double z18 = c5*z13 - s5*z8;
    const double z19 = s5*z13 + c5*z8;
    const double z20 = s5*z11 - c5*z6;
    const double z21 = s5*z10 - c5*z15;
    const double z22 = c5*z10 + s5*z15;

    /* frame 7 */
    const double z23 = 0.316*z1;
    const double z24 = 0.316*c2;
    const double z25 = 0.316*z3;

    /* Jacobian */
    const double z26 = 0.088*(c6*z17 - s6*z12);
    const double z27 = z26 - (0.0825*z11 + 0.384*z12);
    const double z28 = z23 + 0.0825*z5 + z27;
    const double z29 = 0.088*(c6*z18 - s6*z14);
    const double z30 = z29 - (0.384*z14 + 0.0825*z13);
    const double z31 = z30 + (0.0825*z7 - z24);
    const double z32 = z24 + z31;
    const double z33 = z23 - z28;
    const double z34 = 0.088*(s6*z16 + c6*z21);
    const double z35 = 0.0825*z15 + 0.384*z16 + z34;
    const double z36 = z35 - (z25 + 0.0825*z9);
    const double z37 = z25 + z36;

    J[0] = -z28;
    J[1] = -c1*z31;
    J[2] = c2*z33 - z1*z32;
    J[3] = z6*z30 + z27*z8;
    J[4] = z12*z29 - z26*z14;
    J[5] = z26*z19 - z29*z20;
    J[6] = 0.0;
    J[7] = -z36;
    J[8] = -s1*z31;
    J[9] = z32*z3 - c2*z37;
    J[10] = z30*z10 + z8*z35;
    J[11] = -(z14*z34 + z29*z16);
    J[12] = z19*z34 + z29*z22;
    J[13] = 0.0;
    J[14] = 0.0;
    J[15] = c1*z36 - s1*z28;
    J[16] = z1*z37 - z33*z3;
    J[17] = z27*z10 - z6*z35;
    J[18] = -(z12*z34 + z26*z16);
    J[19] = z26*z22 + z20*z34;
    J[20] = 0.0;
    J[21] = 0.0;
    J[22] = -s1;
    J[23] = z3;
    J[24] = z10;
    J[25] = -z16;
    J[26] = z22;
    J[27] = c6*z16 - s6*z21;
    J[28] = 0.0;
    J[29] = c1;
    J[30] = z1;
    J[31] = -z6;
    J[32] = -z12;
    J[33] = z20;
    J[34] = c6*z12 + s6*z17;
    J[35] = 1.0;
    J[36] = 0.0;
    J[37] = c2;
    J[38] = -z8;
    J[39] = z14;
    J[40] = -z19;
    J[41] = -(c6*z14 + s6*z18);
}

void panda_inertia_solve(const double q[7], const double phi[7], double qdd[7])
{
    /* joint angles */
    const double z1 = q[6] + 0.3168267184401061;
    double s6, c6;
    double z2, z3;
    double s5, c5;
    double s4, c4;
    rbgen_sincos4(q[5], &s6, &c6, z1, &z2, &z3, q[4], &s5, &c5, q[3], &s4, &c4);
    double s3, c3;
    double s2, c2;
    rbgen_sincos2(q[2], &s3, &c3, q[1], &s2, &c2);
    const double F7_yz_scaled = 0.1071419658257879*z3 + 0.0904337220182467*z2;
    const double z4 = 0.0020702359176733103*z3 - 0.0014830831470596859*z2;
    const double z5 = z2*z4;
    const double F7_xz_scaled = 0.0904337220182467*z3 - 0.1071419658257879*z2;

    /* articulated body 7 */
    const double z6 = 0.001760084078545166*z2;
    const double z7 = 0.3584946733996815*z2;
    const double z8 = 0.3584946733996815*z3;
    const double neg_I6_xz = z6*z8 - 0.0009313590416179701 - 0.0052369620985183414*F7_xz_scaled +
        z3*z4;
    const double I6_zz = 0.010473924197036683*F7_yz_scaled - (z6*z7 - 0.030858437526398077 + z5);
    const double z9 = 0.004909651967360946*F7_yz_scaled;
    const double z10 = 0.004909651967360946*F7_xz_scaled;
    const double F6_xz = z7*z10 + 0.0056786982094425;
    const double F6_yz = z9 + 0.013609823097337501;
    const double F6_zx = z9*z8 - 0.0056786982094425;
    const double G6_zz = 0.01374329475930547 - F7_yz_scaled*z9;
    const double z11 = F7_yz_scaled*phi[6];

    /* articulated body 6 */
    const double iD6 = 1.0/I6_zz;
    const double z12 = z7*z9;
    const double I6_yz_scaled = 8.772102873244219e-05 - z12;
    const double z13 = 1.0666666666666667*I6_yz_scaled;
    const double z14 = iD6*z13;
    const double z15 = z14*F6_yz;
    const double z16 = iD6*neg_I6_xz;
    const double z17 = z10*z8 + z16*F6_xz;
    const double z18 = z9*F7_xz_scaled;
    const double z19 = z14*F6_xz + (0.0055993270925625 - 1.0666666666666667*z18);
    const double z20 = z10 + 0.0055993270925625 + F6_yz*z16;
    const double z21 = (z19 - z20)*c6 - s6*(z15 + z17);
    const double z22 = c6*z21;
    const double z23 = 0.0010496913125883336 - 1.0666666666666667*G6_zz - z12*z14;
    const double z24 = F6_zx + z12*z16;
    const double z25 = s6*z21;
    const double F5_xz = z22 + z20;
    const double F5_yz = c6*z23 + (s6*z24 + 0.001208932934385);
    const double neg_F5_zz = z15 + z25;
    const double z26 = neg_I6_xz*z16 + (0.004909651967360946*(z8*z8) - 0.025298737066164735 - z5);
    const double z27 = z13*z14 - (1.1377777777777776*G6_zz + 0.008594031763294529);
    const double z28 = 1.0666666666666667*F6_zx + 0.0005462437073966848 - z14*neg_I6_xz;
    const double z29 = 2.0*c6;
    const double z30 = s6*(z26 - z27) + z28*z29;
    const double z31 = s6*z30;
    const double I5_xz = c6*z30 + (0.004600245517563105 - z28);
    const double neg_I5_zz = z31 + (z27 - 0.00290231213005343);
    const double z32 = iD6*F6_yz;
    const double z33 = F6_yz*z32 - 0.01374329475930547;
    const double z34 = iD6*F6_xz;
    const double z35 = F6_xz*z34 + (F7_xz_scaled*z10 - 0.01374329475930547);
    const double z36 = F6_xz*z32;
    const double z37 = s6*(z33 - z35) - z29*z36;
    const double z38 = s6*z37;
    const double z39 = iD6*z12;
    const double z40 = z18 + F6_xz*z39;
    const double z41 = F6_yz*z39;
    const double u6 = phi[5] + z7*phi[6];
    const double z42 = phi[6] + 1.0666666666666667*z11 - z14*u6;
    const double z43 = z8*phi[6] + z16*u6;
    const double z44 = z32*u6;
    const double z45 = z34*u6 + F7_xz_scaled*phi[6];

    /* articulated body 5 */
    const double neg_iD5 = 1.0/neg_I5_zz;
    const double z46 = F5_xz*neg_iD5;
    const double z47 = F5_xz*z46 - (z35 + z38);
    const double z48 = neg_iD5*F5_yz;
    const double z49 = F5_yz*z48 + (G6_zz - z12*z39);
    const double z50 = 2.0*c5;
    const double z51 = s6*z41 - c6*z40 - F5_xz*z48;
    const double z52 = s5*(z47 - z49) - z50*z51;
    const double z53 = s5*z52;
    const double z54 = neg_iD5*neg_F5_zz;
    const double z55 = z36 + c6*z37 + F5_xz*z54;
    const double z56 = 0.0021640520520981297*z54 - 0.001208932934385 - 4.654545454545454*z55;
    const double z57 = F5_yz*z54 + (c6*z41 + s6*z40);
    const double z58 = neg_iD5*I5_xz;
    const double z59 = neg_F5_zz*z58 - (z22 - z19) - 4.654545454545454*z57;
    const double z60 = c5*z56 - s5*z59;
    const double z61 = 0.010072678642493112*z46;
    const double z62 = z61 - 21.66479338842975*z47;
    const double z63 = z61 - 4.6831212841901265e-06*neg_iD5 + z62;
    const double G4_xy = c5*z55 - s5*z57;
    const double G4_yy = neg_F5_zz*z54 + (z38 - z33);
    const double G4_zz = z49 + z53;
    const double z64 = G4_yy - z60;
    const double z65 = s6*z23 - c6*z24 + F5_yz*z58;
    const double z66 = z65 - 4.654545454545454*z49;
    const double z67 = 4.654545454545454*(z65 + z66) - (I5_xz*z58 + (z31 - z26));
    const double z68 = 4.654545454545454*z51;
    const double z69 = 0.0021640520520981297*z48 + z68;
    const double z70 = F5_xz*z58 + (z25 + z17);
    const double z71 = 0.0021640520520981297*z58 + 0.00151524447332703 - 4.654545454545454*(z69 +
        z70);
    const double z72 = s5*(z63 - z67) - z50*z71;
    const double z73 = s5*z72;
    const double z74 = z68 + z70;
    const double z75 = 0.21484375*z62;
    const double z76 = s5*(z69 + z74) + c5*(z66 - z75);
    const double z77 = c5*z76;
    const double neg_F4_xy = z51 + c5*z52;
    const double F4_xz = z77 - (z66 - (G4_xy + 0.07798760301984387));
    const double F4_yx = c5*z59 + s5*z56;
    const double neg_F4_yy = c5*z57 + s5*z55;
    const double F4_yz = z64 + 0.026688327899319533;
    const double I4_xz = c5*z72 + (z71 + (F4_yx - 0.0039053550262761));
    const double I4_zz = z73 - (z60 + (z63 - 0.3210351210568661) - z64);
    const double z78 = s5*z76;
    const double F4_zz = z78 + (neg_F4_yy - z69);
    const double I4_yz = 0.0016444875773692703 - F4_zz;
    const double z79 = z75 + z77;
    const double u5 = c6*z42 + phi[4] + s6*z43;
    const double z80 = z48*u5 - (z11 + z39*u6);
    const double z81 = s6*z42 - c6*z43 + z58*u5 - 4.654545454545454*z80;
    const double z82 = neg_iD5*u5;
    const double z83 = s6*z44 - c6*z45 - z46*u5;
    const double z84 = phi[5] + 0.0021640520520981297*z82 + 4.654545454545454*z83;
    const double z85 = z54*u5 + (s6*z45 + c6*z44);
    const double z86 = c5*z80 - s5*z83;

    /* articulated body 4 */
    const double iD4 = 1.0/I4_zz;
    const double z87 = iD4*F4_xz;
    const double z88 = z47 - z53 - F4_xz*z87;
    const double z89 = iD4*F4_zz;
    const double z90 = F4_xz*z89 - neg_F4_xy;
    const double z91 = z89*F4_yz - neg_F4_yy;
    const double G3_xy = s4*z91 - c4*z90;
    const double G3_yy = G4_zz - F4_zz*z89;
    const double z92 = iD4*I4_yz;
    const double z93 = G4_zz + 0.026688327899319533 + F4_zz*z92;
    const double z94 = iD4*I4_xz;
    const double z95 = z79 - 0.07798760301984387 - F4_zz*z94;
    const double z96 = s4*z95 - c4*z93;
    const double z97 = G3_yy + z96;
    const double z98 = G4_zz + 0.05428224036238827 - I4_yz*z92;
    const double z99 = z73 + (z67 - 0.3111091786242343) + I4_xz*z94;
    const double z100 = z92*I4_xz + (z79 - 0.07479528253305721);
    const double z101 = 2.0*c4;
    const double z102 = s4*(z98 + z99) + z100*z101;
    const double z103 = s4*z102;
    const double F3_yx = c4*z95 + z93*s4;
    const double F3_yy = c4*z91 + s4*z90;
    const double F3_yz = z97 + 0.04413242986934778;
    const double I3_xz = z100 + F3_yx - c4*z102;
    const double I3_zz = z97 + (z98 + 0.04268637626722223 + z96 - z103);
    const double z104 = z92*F4_yz + neg_F4_yy;
    const double z105 = F4_xz*z92 + neg_F4_xy;
    const double z106 = F4_yx - z94*F4_yz;
    const double z107 = z74 - z78 - F4_xz*z94;
    const double z108 = c4*(z106 - z105) + s4*(z104 + z107);
    const double z109 = s4*z108;
    const double I3_yz = F3_yy + z104 - z109;
    const double z110 = c4*z108;
    const double F3_xz = z110 - (z106 + 0.0034715318861431193 - G3_xy);
    const double z111 = iD4*F4_yz;
    const double z112 = F4_xz*z111 - G4_xy;
    const double z113 = G4_yy - F4_yz*z111;
    const double u4 = s5*z81 + (phi[3] + z85 - c5*z84);
    const double z114 = z86 - z89*u4;
    const double z115 = z92*u4 + (z86 - phi[4]);
    const double z116 = s5*z84 + c5*z81 - z94*u4;
    const double z117 = z87*u4 + (c5*z83 + s5*z80);
    const double z118 = z111*u4 - z85;

    /* articulated body 3 */
    const double iD3 = 1.0/I3_zz;
    const double z119 = iD3*I3_yz;
    const double z120 = iD3*F3_xz;
    const double z121 = z112 - (c4 + 1.7846135404679708*s4)*(z101*z112 - s4*(z88 - z113));
    const double z122 = 14.671221303948576*(z88 - F3_xz*(0.5221518987341772*z119 + z120)) -
        (7.66060606060606*z121 - (z113 + 0.04268637626722223) + I3_yz*z119);
    const double z123 = 3.83030303030303*F3_yz;
    const double z124 = iD3*z123;
    const double z125 = iD3*I3_xz;
    const double z126 = z124 - z125;
    const double z127 = 3.83030303030303*(z109 + (F3_yy - z107) - F3_xz*z126) +
        (14.671221303948576*G3_xy + (z105 + 0.00012191242095074341) + z110 - z119*(z123 - I3_xz));
    const double z128 = z99 - 14.671221303948576*G3_yy + 7.66060606060606*F3_yx - z103 -
        z125*(7.66060606060606*F3_yz - I3_xz);
    const double z129 = z128 + z123*z124;
    const double z130 = 2.0*c3*z127 + (z122 + z129)*s3;
    const double z131 = s3*z130;
    const double I2_xz = z127 + 0.01026110182100817 - c3*z130;
    const double I2_zz = z122 + 0.7777184648676454 - z131;
    const double u3 = c4*z115 + (phi[2] - s4*z116) - z114;
    const double z132 = s4*z115 + (c4*z116 - 3.83030303030303*z114) - z126*u3;
    const double z133 = c4*(3.83030303030303*z117 - z118) + (phi[3] - s4*(z117 +
        3.83030303030303*z118));
    const double z134 = z119 + 3.83030303030303*z120;
    const double z135 = z133 - u3*z134;

    /* articulated body 2 */
    const double iD2 = 1.0/I2_zz;
    const double z136 = 5.912627304143966e-07*iD2 - 0.03733744848940618;
    const double z137 = iD2*I2_xz;
    const double z138 = s2*(I2_xz*z137 + (z129 - 0.768900148367188 - z131) - z136) +
        (0.0015378722058928*z137 + 0.00796671776787104)*c2;
    const double neg_I1_zz = z136 + s2*z138;
    const double z139 = 0.0007689361029464*iD2;
    const double u2 = phi[1] - s3*z132 + c3*z135;
    const double z140 = z139*u2;

    /* articulated body 1 */
    const double neg_iD1 = 1.0/neg_I1_zz;
    const double u1 = s2*(z137*u2 + (s3*z135 + c3*z132)) - (c2*(phi[2] - z140) - phi[0]);

    /* acceleration of link 1 */
    const double neg_qdd1 = neg_iD1*u1;

    /* acceleration of link 2 */
    const double z141 = c2*neg_qdd1;
    const double z142 = s2*neg_qdd1;
    const double qdd2 = 1300.4981768552839*z140 - z139*z141 - z137*z142;

    /* acceleration of link 3 */
    const double z143 = c3*qdd2 - s3*z142;
    const double z144 = c3*z142 + s3*qdd2;
    const double z145 = z134*z143 - iD3*u3 - z126*z144;
    const double qdd3 = z141 - z145;

    /* acceleration of link 4 */
    const double z146 = s4*z145 - c4*z144;
    const double z147 = c4*z145 + s4*z144;
    const double z148 = 3.83030303030303*z144 + z145;
    const double z149 = c4*z143;
    const double z150 = s4*z143;
    const double z151 = z149 + 3.83030303030303*z150;
    const double z152 = 3.83030303030303*z149 - z150;
    const double z153 = z92*z147 + (z89*z148 - (iD4*u4 - z111*z151 + z87*z152));
    const double z154 = z94*z146 + z153;
    const double qdd4 = z143 - z154;

    /* acceleration of link 5 */
    const double z155 = z147 - z148;
    const double z156 = c5*z146 - s5*z154;
    const double z157 = c5*z155 - s5*z152 + 4.654545454545454*z156;
    const double z158 = s5*z146 + c5*z154;
    const double z159 = c5*z152 + s5*z155 + 4.654545454545454*z158;
    const double z160 = z151 - z154;
    const double z161 = z46*z159 + (z82 - z54*z160 - z58*z156 -
        z158*(0.0021640520520981297*neg_iD5));
    const double z162 = z48*z157 + z161;
    const double qdd5 = z147 - z162;

    /* acceleration of link 6 */
    const double z163 = s6*z162 + c6*z156;
    const double z164 = s6*z156 - c6*z162;
    const double z165 = c6*z159 - s6*z160;
    const double z166 = iD6*u6 + z39*z157 + z32*(s6*z159 + c6*z160);
    const double z167 = z16*z163 + (z14*z164 - (z166 - z34*z165));
    const double qdd6 = z158 - z167;

    /* acceleration of link 7 */
    const double z168 = z164 + (203.68042513969147*phi[6] - F7_xz_scaled*z165 - z8*z163) +
        F7_yz_scaled*(z157 + 1.0666666666666667*z164);
    const double qdd7 = z168 - z7*z167;

    qdd[0] = -neg_qdd1;
    qdd[1] = qdd2;
    qdd[2] = qdd3;
    qdd[3] = qdd4;
    qdd[4] = qdd5;
    qdd[5] = qdd6;
    qdd[6] = qdd7;
}

void panda_energy(const double q[7], const double qd[7], double e[2])
{
    /* joint angles */
    double s7, c7;
    double s2, c2;
    double s3, c3;
    double s4, c4;
    rbgen_sincos4(q[6], &s7, &c7, q[1], &s2, &c2, q[2], &s3, &c3, q[3], &s4, &c4);
    double s5, c5;
    double s6, c6;
    rbgen_sincos2(q[4], &s5, &c5, q[5], &s6, &c6);

    /* link 2 */
    const double neg_w2_x = qd[0]*s2;
    const double neg_w2_y = qd[0]*c2;
    const double z1 = 0.000704*qd[1];
    const double z2 = 14.565340909090908*neg_w2_x;
    const double z3 = 1.1127029608404966*neg_w2_x - qd[1];
    const double z4 = 0.12169220055710306*neg_w2_y - qd[1];
    const double z5 = 0.10936629526462396*neg_w2_y - neg_w2_x;

    /* link 3 */
    const double w3_x = s3*qd[1] - c3*neg_w2_x;
    const double w3_y = s3*neg_w2_x + qd[1]*c3;
    const double w3_z = neg_w2_y + qd[2];
    const double z6 = 0.012805*w3_y;
    const double z7 = 0.37180788754392813*w3_x;
    const double z8 = w3_y - 1.426411803183371*w3_x;
    const double z9 = 9.066719965113743*w3_x - w3_z;
    const double z10 = 6.356313054111892*w3_y - w3_z;
    const double z11 = c3*s2;
    const double z12 = s3*s2;

    /* link 4 */
    const double neg_w4_x = s4*w3_z + c4*w3_x;
    const double w4_y = s4*w3_x - w3_z*c4;
    const double w4_z = qd[3] - w3_y;
    const double z13 = 0.007796*neg_w4_x;
    const double z14 = 0.008641*w4_z;
    const double z15 = c4*w3_y;
    const double z16 = w3_y*(0.0825*s4);
    const double v4_y_scaled = z15 + 46.427915518824605*z16;
    const double v4_z_scaled = 3.83030303030303*w3_x - w3_z;
    const double v4_x = z16 - 0.316*z15;
    const double z17 = v4_x + 0.104419*w4_z + 0.027454*w4_y;
    const double z18 = v4_z_scaled + 1.2656848484848484*neg_w4_x - 0.6444848484848484*w4_y;
    const double z19 = v4_y_scaled + 0.6444848484848484*w4_z + 0.33277575757575756*neg_w4_x;
    const double z20 = c4*z11 - s4*c2;
    const double z21 = c2*c4 + s4*z11;

    /* link 5 */
    const double w5_x = s5*w4_z - neg_w4_x*c5;
    const double w5_y = c5*w4_z + neg_w4_x*s5;
    const double w5_z = qd[4] - w4_y;
    const double z22 = 0.002117*w5_y;
    const double z23 = 0.004037*w5_z;
    const double neg_v5_z_scaled = v4_y_scaled + w4_z;
    const double z24 = 0.0825*(w4_y - 4.654545454545454*neg_w4_x - v4_z_scaled);
    const double z25 = 0.384*w4_z + v4_x;
    const double v5_x = c5*z25 - s5*z24;
    const double neg_v5_y = c5*z24 + s5*z25;
    const double z26 = 0.011953*w5_z + 0.038437*w5_x - neg_v5_y;
    const double z27 = 0.038437*w5_y - 0.041065*w5_z - v5_x;
    const double z28 = c5*z20 - s5*z12;
    const double z29 = s5*z20 + c5*z12;

    /* link 6 */
    const double w6_x = s6*w5_z - w5_x*c6;
    const double w6_y = c6*w5_z + w5_x*s6;
    const double w6_z = qd[5] + w5_y;
    const double z30 = 0.010517*w6_x;
    const double z31 = 0.000109*w6_y;
    const double z32 = 0.001158*w6_z;
    const double z33 = 0.0825*neg_v5_z_scaled;
    const double neg_v6_x = s6*z33 + c6*v5_x;
    const double v6_y = s6*v5_x - c6*z33;
    const double z34 = 0.010517*w6_y - 0.014117*w6_z + neg_v6_x;
    const double z35 = v6_y + (z30 + 0.060149*w6_z);
    const double z36 = 0.014117*w6_x + neg_v5_y + 0.060149*w6_y;
    const double z37 = 0.011953*w5_y + z33 + 0.041065*w5_x;
    const double z38 = c6*z28 - s6*z21;

    /* link 7 */
    const double w7_y_scaled = w6_z*(0.010517*c7) - s7*z30;
    const double w7_x = s7*w6_z + w6_x*c7;
    const double w7_z = qd[6] - w6_y;
    const double z39 = 0.001196*w7_x;
    const double z40 = z1*(36.924715909090914*qd[1] - neg_w2_y - z2) +
        z2*(0.0005466401404330019*neg_w2_x - (z1 + 0.00026947532670177493*neg_w2_y));
    const double z41 = w3_z*(z6 + (0.011396*w3_x - 0.01083*w3_z)) + (neg_w2_y*(z1 +
        0.003925*neg_w2_x - 0.02811*neg_w2_y) - z40);
    const double z42 = z41 - z6*(2.823506442795783*w3_y - w3_z - z7) + z7*(z6 +
        0.03065023734509557*w3_z - 0.10016463137996219*w3_x);
    const double z43 = z42 + z14*(w4_y - 3.277745631292675*w4_z + 0.15414882536743435*neg_w4_x) -
        z13*(3.3161877886095437*neg_w4_x - (0.17085684966649564*w4_z + w4_y));
    const double z44 = w4_y*(z13 + (z14 - 0.019552*w4_y)) + z43 + z22*(0.10817194142654701*w5_z +
        w5_x - 13.922531884742561*w5_y);
    const double z45 = w5_x*(z23 - z22 + 0.035549*w5_x) - (z44 - z23*(2.1369829081000744*w5_z + w5_x
        - 0.056725291057716135*w5_y));
    const double z46 = z31*(w6_x + 3.1284403669724767*w6_z + 39.944954128440365*w6_y) + z45 +
        (0.29447322970639034*w6_y + (4.691709844559586*w6_z - w6_x))*z32;
    const double z47 = (10.464882943143811*w7_x - w7_z - 34.02676920914474*w7_y_scaled)*z39 + (z46 +
        w6_x*(z31 - z32 + 0.001964*w6_x));
    const double z48 = 0.07045735475896168*w7_y_scaled;
    const double z49 = z47 - (w7_z + 0.5775978407557355*w7_x - 1286.6515070966009*w7_y_scaled)*z48 +
        w7_z*(0.004815*w7_z - z39 - z48);
    const double z50 = 0.0002668047033792*(0.01196098653990891*(z3*z3) + (z4*z4 + z5*z5)) +
        0.004606581888605612*(qd[0]*qd[0]);
    const double z51 = z50 + 0.001222414569513848*(z8*z8 + z9*z9 + 2.0346506322608358*(z10*z10));
    const double z52 = z51 + 0.012210055171875001*(146.92378328741964*(z17*z17) + (z18*z18 +
        z19*z19));
    const double z53 = 0.8332775*(z34*z34 + (z35*z35 + z36*z36)) + (z52 + 0.612973*(z26*z26 +
        (z37*z37 + z27*z27)));
    const double z54 = neg_v5_y + 0.088*w6_y;
    const double z55 = c7*neg_v6_x + (s7*z54 - 0.004252*w7_z - 5.856898355044214*w7_y_scaled);
    const double z56 = 0.010517*w7_z - 0.061597*w7_x - c7*z54 + s7*neg_v6_x;
    const double z57 = v6_y + (w7_y_scaled + (0.088*w6_z + 0.004252*w7_x));
    const double z58 = 0.5*z49 + (z53 + 0.367761*(z55*z55 + (z56*z56 + z57*z57)));
    const double z59 = 0.27690780075318*z12 + (0.01993386669246*s2 + (30.45357582685272*c2 +
        50.14858250225521) - 6.711589586344321*z11);
    const double z60 = 0.14375311619778*z28 + (z59 + 16.87990566084543*z21 + 4.8076874943165*z20) +
        0.66581089427925*z29;
    const double z61 = (z38 - 0.40429780355614714*z29)*(0.07588510661394*c7) +
        (0.67524884163189*(c6*z21 + s6*z28) + (1.61833169193795*z38 - z60));

    e[0] = z58;
    e[1] = -(z61 + s7*(0.07588510661394*z29 + 0.030680181926639998*z38));
}
