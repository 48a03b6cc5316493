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
 *   forward_dynamics          best                535    525    6        6
 *   forward_kinematics        best: tool-cross     70     36    0        7
 *   jacobian                  best: frames         93     53    0        6
 *   inertia_solve             best                316    298    6        6
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
    const double z4 = 0.0005260297633034988*z3 + 0.00044399810122265783*z2;
    const double z5 = 0.0020702359176733103*z3 - 0.0014830831470596859*z2;
    const double z6 = z3*z5 - 0.0010351179588366552;
    const double z7 = z2*z5;
    const double z8 = z7 + 0.003196367557210316;
    const double z9 = z7 - 0.0017132844101506299;
    const double z10 = 0.0005260297633034988*z2 - 0.00044399810122265783*z3;

    /* motion of link 2 */
    const double neg_w2_x = qd[0]*s2;
    const double neg_w2_y = qd[0]*c2;
    const double z11 = neg_w2_x*neg_w2_y;
    const double z12 = neg_w2_y*qd[1];
    const double U2_xy = z11 - qdd[1];
    const double neg_U2_xz = c2*qdd[0];
    const double U2_yz = s2*qdd[0];
    const double z13 = neg_w2_x*qd[1];
    const double neg_wd2_x = z12 + U2_yz;
    const double wd2_y = z13 - neg_U2_xz;
    const double neg_U2_zy = z12 + neg_wd2_x;
    const double z14 = qd[1]*qd[1];
    const double z15 = neg_w2_x*neg_w2_x;
    const double z16 = neg_w2_y*neg_w2_y;

    /* motion of link 3 */
    const double w3_x = qd[1]*s3 - neg_w2_x*c3;
    const double w3_y = neg_w2_x*s3 + qd[1]*c3;
    const double w3_z = neg_w2_y + qd[2];
    const double z17 = w3_x*w3_x;
    const double z18 = w3_y*w3_y;
    const double wd3_x = qdd[1]*s3 - neg_wd2_x*c3 + w3_y*qd[2];
    const double wd3_y = qdd[1]*c3 + (neg_wd2_x*s3 - w3_x*qd[2]);
    const double wd3_z = qdd[2] - wd2_y;
    const double z19 = w3_x*w3_y;
    const double z20 = w3_z*w3_z;
    const double z21 = w3_x*w3_z;
    const double z22 = w3_y*w3_z;
    const double neg_U3_xx = z18 + z20;
    const double U3_xz = wd3_y + z21;
    const double U3_yx = z19 + wd3_z;
    const double U3_yz = z22 - wd3_x;
    const double U3_zx = z21 - wd3_y;
    const double z23 = 118.9090909090909*s2;
    const double a3_x = 3.83030303030303*U3_xz - c3*z23;
    const double a3_y = 3.83030303030303*U3_yz + s3*z23;
    const double a3_z_scaled = c2 - 0.03221202854230377*(z17 + z18);

    /* motion of link 4 */
    const double neg_w4_x = s4*w3_z + w3_x*c4;
    const double w4_y = w3_x*s4 - c4*w3_z;
    const double w4_z = qd[3] - w3_y;
    const double wd4_x = w4_y*qd[3] - (s4*wd3_z + c4*wd3_x);
    const double wd4_y = s4*wd3_x - c4*wd3_z + neg_w4_x*qd[3];
    const double wd4_z = qdd[3] - wd3_y;
    const double z24 = neg_w4_x*w4_y;
    const double z25 = w4_y*w4_y;
    const double z26 = w4_z*w4_z;
    const double z27 = neg_w4_x*w4_z;
    const double z28 = w4_y*w4_z;
    const double neg_U4_xx = z25 + z26;
    const double neg_U4_xy = wd4_z + z24;
    const double U4_xz = wd4_y - z27;
    const double U4_yx = wd4_z - z24;
    const double U4_yz = z28 - wd4_x;
    const double neg_U4_zx = z27 + wd4_y;
    const double U4_zy = z28 + wd4_x;
    const double z29 = 118.9090909090909*a3_z_scaled + U3_zx;
    const double z30 = neg_U3_xx - a3_x;
    const double neg_a4_y = c4*z29 + s4*z30;
    const double neg_a4_z = U3_yx + a3_y;
    const double z31 = neg_w4_x*neg_w4_x;

    /* motion of link 5 */
    const double w5_x = w4_z*s5 - neg_w4_x*c5;
    const double w5_y = w4_z*c5 + neg_w4_x*s5;
    const double w5_z = qd[4] - w4_y;
    const double z32 = w5_y*w5_x;
    const double wd5_x = wd4_z*s5 + w5_y*qd[4] + wd4_x*c5;
    const double wd5_y = wd4_z*c5 - (wd4_x*s5 + w5_x*qd[4]);
    const double wd5_z = qdd[4] - wd4_y;
    const double z33 = w5_x*w5_z;
    const double U5_yx = z32 + wd5_z;
    const double U5_zx = z33 - wd5_y;
    const double z34 = neg_U4_xx + (s4*z29 - c4*z30) - 4.654545454545454*neg_U4_xy;
    const double z35 = neg_a4_z + neg_U4_zx + 4.654545454545454*U4_zy;
    const double neg_a5_x = s5*z35 + c5*z34;
    const double a5_y = s5*z34 - c5*z35;
    const double neg_a5_z = U4_yx - neg_a4_y + 4.654545454545454*(z26 + z31);
    const double z36 = w5_x*w5_x;
    const double z37 = w5_y*w5_y;
    const double z38 = w5_y*w5_z;
    const double z39 = w5_z*w5_z;

    /* motion of link 6 */
    const double w6_x = s6*w5_z - w5_x*c6;
    const double w6_y = c6*w5_z + w5_x*s6;
    const double w6_z = qd[5] + w5_y;
    const double z40 = w6_z*w6_x;
    const double wd6_x = qd[5]*w6_y + (wd5_z*s6 - c6*wd5_x);
    const double wd6_y = s6*wd5_x - (qd[5]*w6_x - wd5_z*c6);
    const double wd6_z = wd5_y + qdd[5];
    const double z41 = w6_x*w6_y;
    const double z42 = w6_z*w6_y;
    const double U6_xy = z41 - wd6_z;
    const double U6_xz = z40 + wd6_y;
    const double U6_yx = wd6_z + z41;
    const double U6_yz = z42 - wd6_x;
    const double U6_zx = z40 - wd6_y;
    const double U6_zy = z42 + wd6_x;
    const double a6_x = c6*neg_a5_x - s6*neg_a5_z;
    const double neg_a6_y = c6*neg_a5_z + s6*neg_a5_x;
    const double z43 = w6_z*w6_z;
    const double z44 = w6_x*w6_x;
    const double z45 = w6_y*w6_y;

    /* motion of link 7 */
    const double a7_x = a6_x - 1.0666666666666667*(z43 + z45);
    const double a7_y = a5_y + 1.0666666666666667*U6_zx;
    const double a7_z = neg_a6_y - 1.0666666666666667*U6_yx;
    const double wd7_z = qdd[6] - wd6_y;
    const double w7_z = qd[6] - w6_y;
    const double z46 = w7_z*w7_z;
    const double z47 = qd[6] + w7_z;
    const double neg_U7_xx = z43 + z46;
    const double U7_xy = z40 - wd7_z;
    const double U7_yx = z40 + wd7_z;
    const double neg_U7_yy = z44 + z46;
    const double U7_zx = w6_x*z47 - wd6_z;
    const double U7_zy = wd6_x + w6_z*z47;

    /* forces on link 7 */
    const double z48 = z43 - z44;
    const double neg_f7_y = 0.0056786982094425*U6_zy + (z10*neg_U7_yy - (0.012759209153753908*a7_y +
        z4*U7_yx));
    const double f7_z = 0.012759209153753908*a7_z + z10*U7_zy + z4*U7_zx - 0.0056786982094425*(z43 +
        z44);

    /* forces on link 6 */
    const double z49 = 0.010045187828321242*U6_xz - (0.0055993270925625*a6_x +
        0.0005462437073966848*U6_zy + 9.3569097314605e-05*U6_xy + 0.0011196707334275558*U6_zx);
    const double z50 = 0.001760084078545166*z2;
    const double z51 = 0.001760084078545166*z3;
    const double z52 = z48*z6 + (U6_xy*z50 - U6_zy*z51 - z8*U7_xy - U7_yx*z9);
    const double n7_z = z4*a7_y + (z52 - z10*a7_x);
    const double z53 = z50*(z43 - z46) - (0.013508337745659892*U6_zy + (z8*U7_zy + (z6*U7_zx -
        z51*U7_yx)));
    const double z54 = 0.0005462437073966848*U6_zx - (0.0056786982094425*a7_y + (z53 - z10*a7_z)) -
        0.0001037589172186849*U6_yx;
    const double z55 = z6*U7_zy - (0.0011196707334275558*U6_yx + (9.3569097314605e-05*U6_xz +
        0.0001037589172186849*U6_yz) + z50*U7_xy);
    const double z56 = z51*(z46 - z44) + (z4*a7_z + (z55 + 1.0666666666666667*f7_z -
        0.0056786982094425*a7_x));
    const double neg_n6_x = 9.3569097314605e-05*(z43 - z45) + (0.0055993270925625*neg_a6_y +
        (0.010045187828321242*U6_yz - z54));
    const double n6_y = z49 - 0.0001037589172186849*z48 - n7_z + 1.0666666666666667*neg_f7_y;
    const double n6_z = 0.0005462437073966848*(z45 - z44) - (0.013508337745659892*U6_xy + (z56 -
        z9*U7_zx));
    const double z57 = 0.0056786982094425*U6_xy + (0.0055993270925625*U6_xz -
        0.017739234691846142*a6_x - U7_xy*z10 + z4*neg_U7_xx);
    const double f6_x = 0.012759209153753908*a7_x - z57;
    const double neg_f6_y = f7_z + (0.017739234691846142*neg_a6_y + 0.0055993270925625*U6_yz);

    /* forces on link 5 */
    const double z58 = 0.001451156065026715*U5_yx + (0.001208932934385*a5_y + c6*n6_y - s6*neg_n6_x)
        - 0.00151524447332703*(z36 - z37);
    const double z59 = 0.001208932934385*neg_a5_z + n6_z - 0.004600245517563105*(z36 - z39) -
        0.00151524447332703*(wd5_x + z38);
    const double n5_x = s6*n6_y + (0.00151524447332703*U5_zx + 0.004600245517563105*U5_yx +
        c6*neg_n6_x) - 0.0021640520520981297*(z37 - z39);
    const double n5_y = z59 - 0.001451156065026715*U5_zx + 0.0021640520520981297*(z32 - wd5_z);
    const double n5_z = z58 - 0.0021640520520981297*(wd5_y + z33) - 0.004600245517563105*(z38 -
        wd5_x);
    const double neg_f5_x = 0.001208932934385*(z37 + z39) + (s6*neg_f6_y + c6*f6_x);
    const double f5_y = 0.0055993270925625*(z44 + z45) + (0.017739234691846142*a5_y +
        (0.001208932934385*U5_yx - neg_f7_y));
    const double f5_z = 0.001208932934385*U5_zx - (c6*neg_f6_y - s6*f6_x);
    const double z60 = c5*f5_y - s5*neg_f5_x;
    const double z61 = c5*neg_f5_x + s5*f5_y;

    /* forces on link 4 */
    const double z62 = 0.0031923204867866507*U4_zy - 0.009933178813024952*neg_a4_z -
        0.0016444875773692703*neg_U4_xy - 0.015348942311215452*neg_U4_zx -
        0.022178148964878235*U4_xz;
    const double z63 = c5*n5_x - (0.07551696955258023*U4_zy + (0.022178148964878235*U4_yz +
        (0.0039053550262761*U4_yx + 0.0031923204867866507*neg_U4_zx)));
    const double z64 = 0.009933178813024952*neg_a4_y - (c5*n5_y + s5*n5_x - f5_z -
        4.654545454545454*z61);
    const double z65 = 0.0016444875773692703*U4_xz + (0.0039053550262761*U4_yz - (z64 -
        0.015348942311215452*U4_yx + 0.07551696955258023*neg_U4_xy));
    const double n4_x = z63 - s5*n5_y - 4.654545454545454*z60 + 0.0016444875773692703*(z25 - z26);
    const double n4_y = 0.0039053550262761*(z31 - z26) - (z62 + n5_z + z60);
    const double n4_z = z65 - 0.0031923204867866507*(z31 - z25);
    const double neg_f4_x = z61 + 0.009933178813024952*neg_U4_xx;
    const double f4_y = 0.009933178813024952*U4_yx - f5_z;
    const double f4_z = z60 - 0.009933178813024952*neg_U4_zx;

    /* forces on link 3 */
    const double z66 = 0.004377257121839583*U3_xz - (0.02593122718092765*U3_yx - (f4_z + s4*n4_x) +
        0.005487648106562256*U3_yz);
    const double neg_n3_z = 0.00012191242095074341*(z17 - z18) + (c4*n4_y -
        (0.025944587843839954*a3_y - (z66 + 0.0023287353274350003*a3_x)));

    /* forces on link 2 */
    const double n2_y = 0.01026110182100817*(z14 - z15) - (0.0007689361029464*U2_xy -
        (0.00398335888393552*neg_U2_zy + neg_n3_z));
    const double z67 = 0.013297019103287584*(z19 - wd3_z) - (s4*(neg_f4_x - 3.83030303030303*f4_y) +
        0.09937563343822334*neg_U3_xx);
    const double z68 = 3.08504735452206*a3_z_scaled - (z67 + 0.005487648106562256*(z17 - z20) +
        c4*(f4_y + 3.83030303030303*neg_f4_x));
    const double z69 = 0.02593122718092765*U3_zx + z68 + n4_z + 0.00012191242095074341*(wd3_x +
        z22);
    const double z70 = 0.00012191242095074341*U3_zx - (c4*n4_x - s4*n4_y - 0.27690780075318*c2 +
        0.1048632815447856*U3_yx);
    const double z71 = 0.013297019103287584*(z18 - z20) - (z70 + 3.83030303030303*f4_z);
    const double z72 = 0.0007689361029464*(z14 - z16) + (0.4857441996521022*neg_U2_zy - (s3*z69 -
        c3*z71));
    const double z73 = 0.0007689361029464*neg_U2_xz - (0.04615576498986361*qdd[1] +
        (0.01993386669246*c2 - (16.562820126782004*s2 + c3*z69)));
    const double neg_n2_x = 0.00398335888393552*(z13 + wd2_y) + (z72 - 0.01026110182100817*(z11 +
        qdd[1]));
    const double neg_n2_z = 0.00398335888393552*(z15 - z16) + (s3*z71 + (0.01026110182100817*U2_yz +
        z73) + 0.4857441996521022*U2_xy);

    /* forces on link 1 */
    const double n1_z = s2*neg_n2_x - c2*n2_y + 0.03733744848940618*qdd[0];

    tau[0] = n1_z;
    tau[1] = -neg_n2_z;
    tau[2] = -neg_n3_z;
    tau[3] = n4_z;
    tau[4] = n5_z;
    tau[5] = n6_z;
    tau[6] = n7_z;
}

void panda_inertia_matrix(const double q[7], double M[49])
{
    /* joint angles */
    const double z1 = q[6] + 0.3168267184401061;
    double z2, z3;
    double s5, c5;
    double s6, c6;
    double s4, c4;
    rbgen_sincos4(z1, &z2, &z3, q[4], &s5, &c5, q[5], &s6, &c6, q[3], &s4, &c4);
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
    const double S6_xz = z3*z4 + 1.0666666666666667*z7 - 0.0009313590416179701;
    const double neg_S6_yz = z8 + 9.3569097314605e-05;
    const double S6_zz = z5 + 0.013241555385531558;
    const double z9 = 0.0005260297633034988*z3 + 0.00044399810122265783*z2;
    const double z10 = 2.1333333333333333*z9 - z5;
    const double z11 = z10 + 0.0038417620350782926;
    const double ms6_x = z9 + 0.013609823097337501;
    const double ms6_z = z7 - 0.0055993270925625;
    const double z12 = z10 + 0.030858437526398077;

    /* column 7 */
    const double z13 = s3*s2;
    const double z14 = c4*z13;
    const double z15 = s4*z13;
    const double z16 = 3.83030303030303*z14 - z15;
    const double z17 = c3*s2;
    const double z18 = c4*c2 + s4*z17;
    const double z19 = c4*z17 - s4*c2;
    const double z20 = c2 + 3.83030303030303*z17;
    const double z21 = z14 + 3.83030303030303*z15;
    const double z22 = s6*z7;
    const double z23 = c6*z7;
    const double z24 = z9*c5 + s5*z23;
    const double z25 = 1.0666666666666667*z9 + 0.004909651967360946;
    const double z26 = s6*z25 - c6*z6 + 4.654545454545454*z9;
    const double z27 = z8 - 4.654545454545454*z23;
    const double z28 = s5*z26 + (c5*z27 - z22);
    const double z29 = c6*z25 + s6*z6;
    const double z30 = z29 - z24;
    const double z31 = c5*z26 - s5*z27;
    const double z32 = z21*z22 - (z20*z24 + (z18*z30 + z19*z31 - z13*z28));
    const double z33 = c5*z23 - s5*z9;
    const double z34 = z32 - z16*z33;
    const double z35 = s4*s3;
    const double z36 = c4*s3;
    const double z37 = s4*c3;
    const double z38 = c4*c3;
    const double z39 = z37 - 3.83030303030303*z38;
    const double z40 = z38 + 3.83030303030303*z37;
    const double z41 = s4*z31 - (z24 + c4*z30);

    /* composite body 6 */
    const double z42 = z11*s6 - 2.0*(c6*neg_S6_xy);
    const double z43 = s6*z42;
    const double z44 = c6*S6_xz + s6*neg_S6_yz;
    const double S5_xx = z11 - z43 + 0.014959493810686607;
    const double S5_xy = 0.00151524447332703 - z44;
    const double z45 = c6*ms6_x + 0.0056786982094425*s6;
    const double ms5_x = 0.001208932934385 - z45;
    const double ms5_z = s6*ms6_x - 0.0056786982094425*c6;
    const double z46 = c6*neg_S6_yz - s6*S6_xz;

    /* column 6 */
    const double z47 = s5*ms5_z;
    const double z48 = c5*ms5_z;
    const double z49 = 4.654545454545454*ms5_z + z12;
    const double z50 = z45 - (c5*z49 + s5*z44);
    const double z51 = z47 + z46;
    const double z52 = z44*c5 - s5*z49;
    const double z53 = z13*z50 + (z18*z51 + z19*z52) - z45*z21 - z16*z48;
    const double z54 = z53 - z20*z47;
    const double z55 = c4*z51 - (z47 + s4*z52);

    /* composite body 5 */
    const double z56 = s5*(S5_xx - S6_zz) + 2.0*(S5_xy*c5);
    const double z57 = s5*z56;
    const double z58 = s5*ms6_z - c5*ms5_x;
    const double z59 = neg_S6_xy - 4.654545454545454*ms5_x + c6*z42 + 0.004600245517563105;
    const double z60 = z46 - 4.654545454545454*ms6_z - 0.0021640520520981297;
    const double z61 = c5*z59 - s5*z60;
    const double z62 = c5*ms6_z + s5*ms5_x;
    const double z63 = c5*z60 + s5*z59;
    const double S4_xx = S5_xx - 2.0*z58 - z57 + 0.0458473861568155;
    const double S4_xy = z61 - ms5_z - 0.13876407268546087;
    const double S4_xz = c5*z56 - S5_xy + z62 + 0.0039053550262761;
    const double S4_yy = 9.309090909090909*ms5_z + z43 + 0.5987338527766317;
    const double S4_yz = z63 - 0.0016444875773692703;
    const double S4_zz = S6_zz + z57 + 0.022178148964878235;
    const double ms4_x = 0.040431622658625 - z58;
    const double neg_ms4_y = ms5_z + 0.1419563931722475;
    const double ms4_z = z62 - 0.00012191242095074341;
    const double z64 = S6_zz + S5_xx;

    /* column 5 */
    const double z65 = z64 - z58;
    const double z66 = z62*z16 + (z58*z20 - (z63*z13 - (z65*z18 + z61*z19)));
    const double z67 = 3.83030303030303*s3;
    const double z68 = z58*z67 + (c3*z63 + (z65*z35 + z61*z36)) + z62*z39;
    const double z69 = z45*z40 - (z47*z67 + z48*z39) - c3*z50 + z52*z36;
    const double z70 = z69 + z51*z35;
    const double z71 = z30*z35 + c3*z28 + z31*z36 + z24*z67 + z22*z40;
    const double z72 = z71 + z33*z39;
    const double z73 = z58 + c4*z65 - s4*z61;

    /* composite body 4 */
    const double z74 = s4*(S4_xx - S4_yy) + 2.0*(c4*S4_xy);
    const double z75 = s4*z74;
    const double z76 = c4*ms4_x + s4*neg_ms4_y;
    const double z77 = c4*S4_xz - s4*S4_yz;
    const double S3_xx = 0.056429671026527704 - (z75 - S4_xx + 2.0*z76);
    const double S3_xy = z77 - ms4_z;
    const double ms3_z = c4*neg_ms4_y - s4*ms4_x;
    const double z78 = s4*S4_xz + c4*S4_yz;
    const double z79 = S4_yy + S4_xx;

    /* column 4 */
    const double z80 = z76 - z79 - 3.83030303030303*ms3_z;
    const double z81 = s2*(s3*z80 - c3*z77) + z78*c2;
    const double z82 = s3*z77 + c3*z80;

    /* composite body 3 */
    const double z83 = S4_zz + S3_xx;
    const double z84 = c4*z74 - S4_xy + ms3_z - 3.83030303030303*z76 + 0.22168156342611428;
    const double z85 = z78 - 3.83030303030303*ms4_z + 0.012830057587888372;
    const double z86 = c3*z84 - z85*s3;
    const double z87 = s3*(S4_zz - S3_xx) - 2.0*(c3*S3_xy);
    const double z88 = z84*s3 + c3*z85;
    const double S2_xx = s3*z87 + S3_xx + 0.023077882494931805;
    const double S2_xy = 0.00398335888393552 - z86;
    const double neg_S2_xz = S3_xy + c3*z87 + 0.01026110182100817;
    const double S2_yy = z75 + S4_yy + 7.66060606060606*ms3_z + 0.9562715012318809;
    const double neg_S2_yz = z88 + 0.0007689361029464;

    /* column 3 */
    const double z89 = z86*s2 + z83*c2;

    /* composite body 2 */
    const double z90 = z83 - s2*(2.0*(S2_xy*c2) + s2*(S2_xx - S2_yy)) + 0.03733744848940618;
    const double S1_yz = s2*neg_S2_xz + c2*neg_S2_yz;

    M[0] = z90;
    M[1] = -S1_yz;
    M[2] = z89;
    M[3] = z81;
    M[4] = z66;
    M[5] = z54;
    M[6] = z34;
    M[7] = -S1_yz;
    M[8] = S2_xx + S2_yy;
    M[9] = -z88;
    M[10] = z82;
    M[11] = -z68;
    M[12] = -z70;
    M[13] = z72;
    M[14] = z89;
    M[15] = -z88;
    M[16] = z83;
    M[17] = z78;
    M[18] = z73;
    M[19] = z55;
    M[20] = z41;
    M[21] = z81;
    M[22] = z82;
    M[23] = z78;
    M[24] = z79;
    M[25] = z63;
    M[26] = -z50;
    M[27] = -z28;
    M[28] = z66;
    M[29] = -z68;
    M[30] = z73;
    M[31] = z63;
    M[32] = z64;
    M[33] = z46;
    M[34] = -z29;
    M[35] = z54;
    M[36] = -z70;
    M[37] = z55;
    M[38] = -z50;
    M[39] = z46;
    M[40] = z12;
    M[41] = -z8;
    M[42] = z34;
    M[43] = z72;
    M[44] = z41;
    M[45] = -z28;
    M[46] = -z29;
    M[47] = -z8;
    M[48] = 0.004909651967360946;
}

void panda_bias(const double q[7], const double qd[7], double b[7])
{
    /* joint angles */
    const double z1 = q[6] + 0.3168267184401061;
    double s2, c2;
    double s3, c3;
    double z2, z3;
    double s5, c5;
    rbgen_sincos4(q[1], &s2, &c2, q[2], &s3, &c3, z1, &z2, &z3, q[4], &s5, &c5);
    double s4, c4;
    double s6, c6;
    rbgen_sincos2(q[3], &s4, &c4, q[5], &s6, &c6);
    const double z4 = 0.0005260297633034988*z2 - 0.00044399810122265783*z3;
    const double z5 = 0.0020702359176733103*z3 - 0.0014830831470596859*z2;
    const double z6 = z2*z5;
    const double z7 = z6 - 0.0017132844101506299;
    const double z8 = z3*z5 - 0.0010351179588366552;
    const double z9 = z6 + 0.003196367557210316;

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
    const double z13 = w3_y*w3_x;
    const double z14 = w3_x*w3_x;
    const double z15 = w3_y*w3_y;
    const double z16 = w3_z*w3_z;
    const double wd3_x = w3_y*qd[2] - c3*neg_wd2_x;
    const double wd3_y = s3*neg_wd2_x - w3_x*qd[2];
    const double z17 = w3_x*w3_z;
    const double z18 = w3_y*w3_z;
    const double neg_U3_xx = z15 + z16;
    const double U3_xz = wd3_y + z17;
    const double U3_yx = z13 - wd2_y;
    const double U3_yz = z18 - wd3_x;
    const double U3_zx = z17 - wd3_y;
    const double z19 = 118.9090909090909*s2;
    const double a3_x = 3.83030303030303*U3_xz - c3*z19;
    const double a3_y = 3.83030303030303*U3_yz + s3*z19;
    const double a3_z = 118.9090909090909*c2 - 3.83030303030303*(z14 + z15);

    /* motion of link 4 */
    const double neg_w4_x = s4*w3_z + w3_x*c4;
    const double w4_y = w3_x*s4 - w3_z*c4;
    const double w4_z = qd[3] - w3_y;
    const double wd4_x = qd[3]*w4_y - (c4*wd3_x - wd2_y*s4);
    const double wd4_y = s4*wd3_x + wd2_y*c4 + qd[3]*neg_w4_x;
    const double z20 = neg_U3_xx - a3_x;
    const double z21 = a3_z + U3_zx;
    const double z22 = neg_w4_x*w4_y;
    const double z23 = w4_z*neg_w4_x;
    const double neg_U4_yx = wd3_y + z22;
    const double neg_U4_zx = z23 + wd4_y;
    const double z24 = w4_y*w4_y;
    const double z25 = w4_z*w4_z;
    const double z26 = w4_z*w4_y;
    const double z27 = neg_w4_x*neg_w4_x;

    /* motion of link 5 */
    const double w5_x = w4_z*s5 - c5*neg_w4_x;
    const double w5_y = c5*w4_z + s5*neg_w4_x;
    const double w5_z = qd[4] - w4_y;
    const double wd5_x = w5_y*qd[4] - (s5*wd3_y - c5*wd4_x);
    const double neg_wd5_y = c5*wd3_y + (qd[4]*w5_x + s5*wd4_x);
    const double z28 = s4*z20 + c4*z21 + neg_U4_yx;
    const double z29 = w5_x*w5_x;
    const double z30 = w5_y*w5_y;
    const double z31 = w5_z*w5_x;
    const double z32 = w5_y*w5_x;
    const double z33 = w5_y*w5_z;
    const double U5_xz = z31 - neg_wd5_y;
    const double U5_yx = z32 - wd4_y;
    const double U5_yz = z33 - wd5_x;
    const double U5_zx = neg_wd5_y + z31;
    const double z34 = c4*z20 - (z24 + z25) - s4*z21;
    const double z35 = U3_yx + neg_U4_zx + a3_y;
    const double a5_x = 4.654545454545454*U5_xz + (c5*z34 - s5*z35);
    const double a5_y = 4.654545454545454*U5_yz - (s5*z34 + c5*z35);
    const double a5_z = z28 - 4.654545454545454*(z29 + z30);
    const double z36 = w5_z*w5_z;

    /* motion of link 6 */
    const double w6_x = w5_z*s6 - c6*w5_x;
    const double w6_y = w5_z*c6 + s6*w5_x;
    const double w6_z = qd[5] + w5_y;
    const double z37 = w6_z*w6_z;
    const double wd6_x = qd[5]*w6_y - (c6*wd5_x + s6*wd4_y);
    const double wd6_y = s6*wd5_x - (c6*wd4_y + qd[5]*w6_x);
    const double z38 = w6_z*w6_x;
    const double z39 = w6_y*w6_x;
    const double z40 = w6_z*w6_y;
    const double U6_xy = neg_wd5_y + z39;
    const double U6_xz = wd6_y + z38;
    const double U6_yx = z39 - neg_wd5_y;
    const double U6_yz = z40 - wd6_x;
    const double U6_zx = z38 - wd6_y;
    const double U6_zy = wd6_x + z40;
    const double a6_x = s6*a5_z - c6*a5_x;
    const double a6_y = c6*a5_z + s6*a5_x;
    const double z41 = w6_y*w6_y;
    const double z42 = w6_x*w6_x;

    /* motion of link 7 */
    const double w7_z = qd[6] - w6_y;
    const double z43 = w7_z*w7_z;
    const double z44 = qd[6] + w7_z;
    const double neg_U7_xx = z37 + z43;
    const double neg_U7_yy = z43 + z42;
    const double U7_zx = neg_wd5_y + w6_x*z44;
    const double U7_zy = w6_z*z44 + wd6_x;
    const double a7_x = a6_x - 1.0666666666666667*(z37 + z41);
    const double a7_y = 1.0666666666666667*U6_zx + a5_y;
    const double neg_a7_z = a6_y + 1.0666666666666667*U6_yx;

    /* forces on link 7 */
    const double z45 = 0.0005260297633034988*(0.8440550938302861*z2 + z3);
    const double f7_y = 0.012759209153753908*a7_y - 0.0056786982094425*U6_zy + z45*U6_zx -
        z4*neg_U7_yy;
    const double f7_z = z4*U7_zy + (z45*U7_zx - 0.012759209153753908*neg_a7_z) -
        0.0056786982094425*(z37 + z42);
    const double z46 = 0.001760084078545166*z2;
    const double z47 = 0.001760084078545166*z3;
    const double z48 = z37 - z42;
    const double z49 = U6_xz*z9 + (U6_zx*z7 + (U6_zy*z47 - U6_xy*z46)) - z8*z48;
    const double n7_z = z45*a7_y - (z4*a7_x + z49);

    /* forces on link 6 */
    const double z50 = 0.0056786982094425*U6_xy - (0.012759209153753908*a7_x +
        (0.017739234691846142*a6_x - 0.0055993270925625*U6_xz)) - z4*U6_xz;
    const double neg_f6_x = z45*neg_U7_xx + z50;
    const double f6_y = 0.017739234691846142*a6_y - 0.0055993270925625*U6_yz - f7_z;
    const double z51 = U7_zy*z8 - (0.0011196707334275558*U6_yx - 1.0666666666666667*f7_z +
        z45*neg_a7_z + 0.0056786982094425*a7_x);
    const double z52 = z51 - U6_xz*z46 - U7_zx*z7 + 0.013508337745659892*U6_xy + (z43 - z42)*z47;
    const double z53 = U7_zy*z9 + (U7_zx*z8 - U6_zx*z47) + 0.013508337745659892*U6_zy - z46*(z37 -
        z43);
    const double z54 = z53 - 0.0056786982094425*a7_y - z4*neg_a7_z - 0.0001037589172186849*U6_yx +
        0.0005462437073966848*U6_zx;
    const double z55 = 0.0001037589172186849*z48 + (1.0666666666666667*f7_y + n7_z +
        0.0011196707334275558*U6_zx + 0.0055993270925625*a6_x);
    const double n6_x = z54 + 0.0055993270925625*a6_y - 0.010045187828321242*U6_yz -
        9.3569097314605e-05*(z37 - z41);
    const double neg_n6_y = z55 - 0.010045187828321242*U6_xz + 9.3569097314605e-05*U6_xy +
        0.0005462437073966848*U6_zy;
    const double n6_z = 0.0001037589172186849*U6_yz - z52 + 9.3569097314605e-05*U6_xz +
        0.0005462437073966848*(z41 - z42);

    /* forces on link 5 */
    const double f5_x = c6*neg_f6_x + s6*f6_y - 0.001208932934385*(z30 + z36);
    const double f5_y = 0.0055993270925625*(z41 + z42) + (0.017739234691846142*a5_y +
        (0.001208932934385*U5_yx + f7_y));
    const double z56 = c5*f5_x - s5*f5_y;
    const double z57 = 0.004600245517563105*(z29 - z36) + (0.001208932934385*a5_z - n6_z -
        0.0021640520520981297*(wd4_y + z32));
    const double z58 = c6*neg_n6_y + (0.004600245517563105*U5_yz + 0.0021640520520981297*U5_xz -
        s6*n6_x) - 0.001451156065026715*U5_yx;
    const double neg_n5_x = c6*n6_x + s6*neg_n6_y - 0.00151524447332703*U5_zx -
        0.004600245517563105*U5_yx + 0.0021640520520981297*(z30 - z36);
    const double neg_n5_y = 0.00151524447332703*(wd5_x + z33) + (z57 + 0.001451156065026715*U5_zx);
    const double neg_n5_z = 0.00151524447332703*(z29 - z30) + (z58 - 0.001208932934385*a5_y);
    const double z59 = s5*f5_x + c5*f5_y;
    const double f4_x = z56 + 0.009933178813024952*z34;
    const double neg_f4_y = 0.009933178813024952*z28 + (c6*f6_y + (0.001208932934385*U5_zx -
        s6*neg_f6_x));
    const double f4_z = z59 - 0.009933178813024952*z35;

    /* forces on link 4 */
    const double z60 = 4.654545454545454*z56 - (c5*neg_n5_y + neg_f4_y + s5*neg_n5_x) -
        0.08093273305077073*z22;
    const double z61 = z60 + 0.07010120605438973*wd3_y + 0.0016444875773692703*(wd4_y - z23) -
        0.0039053550262761*(wd4_x - z26);
    const double z62 = c5*neg_n5_x + (0.0031923204867866507*neg_U4_zx -
        (0.0039053550262761*neg_U4_yx - (0.09769511851745846*z26 + 0.053338820587702*wd4_x)));
    const double z63 = neg_n5_z - f4_z + 0.027593912463068734*wd4_y - 0.016762385466687735*z23 -
        0.0031923204867866507*(wd4_x + z26);
    const double n4_x = 0.0016444875773692703*(z24 - z25) - (4.654545454545454*z59 + (z62 -
        s5*neg_n5_y));
    const double n4_y = z63 + 0.0039053550262761*(z27 - z25) + 0.0016444875773692703*(z22 - wd3_y);
    const double n4_z = z61 - 0.0031923204867866507*(z27 - z24);

    /* forces on link 3 */
    const double z64 = 0.0159980483679027*U3_yx - (f4_z + (s4*n4_x + c4*n4_y)) -
        0.004377257121839583*U3_xz;
    const double neg_n3_z = 0.00012191242095074341*(z14 - z15) + (0.0023287353274350003*a3_x -
        (0.016011409030815*a3_y + (z64 + 0.005487648106562256*U3_yz)));

    /* forces on link 2 */
    const double z65 = s4*(3.83030303030303*neg_f4_y - f4_x) + c4*(neg_f4_y + 3.83030303030303*f4_x)
        + 0.061328548530152*neg_U3_xx;
    const double z66 = 0.016011409030815*a3_z + (n4_z + (0.00012191242095074341*(wd3_x + z18) + z65)
        + 0.0159980483679027*U3_zx);
    const double z67 = 0.013297019103287584*(wd2_y + z13) - z66 + 0.005487648106562256*(z14 - z16);
    const double z68 = 0.00012191242095074341*U3_zx + (3.83030303030303*f4_z + 0.27690780075318*c2)
        - 0.06681619663671426*U3_yx + s4*n4_y;
    const double z69 = 0.013297019103287584*(z15 - z16) + (c4*n4_x - z68);
    const double z70 = 0.6800246700690398*neg_wd2_x - (0.01026110182100817*U2_xy -
        (0.00796671776787104*wd2_y + (s3*z67 + c3*z69)));
    const double z71 = 0.3400123350345199*U2_xy + (s3*z69 + 12.038675848622248*s2 -
        0.01993386669246*c2) - c3*z67;
    const double neg_n2_x = 0.0007689361029464*(z10 - z11) + z70;
    const double n2_y = 0.01026110182100817*(z10 - z12) + (0.00796671776787104*neg_wd2_x + neg_n3_z
        - 0.0007689361029464*U2_xy);
    const double neg_n2_z = 0.00398335888393552*(z12 - z11) + z71;
    const double n1_z = s2*neg_n2_x - c2*n2_y;

    b[0] = n1_z;
    b[1] = -neg_n2_z;
    b[2] = -neg_n3_z;
    b[3] = n4_z;
    b[4] = -neg_n5_z;
    b[5] = n6_z;
    b[6] = n7_z;
}

void panda_gravity(const double q[7], double g[7])
{
    /* joint angles */
    double s3, c3;
    double s4, c4;
    double s6, c6;
    double s7, c7;
    rbgen_sincos4(q[2], &s3, &c3, q[3], &s4, &c4, q[5], &s6, &c6, q[6], &s7, &c7);
    double s5, c5;
    double s2, c2;
    rbgen_sincos2(q[4], &s5, &c5, q[1], &s2, &c2);

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
    const double c6_x_scaled = s7 + z1 + 52.748438578609985;

    /* forces on link 5 */
    const double z2 = 2.4734242709313268*s7;
    const double c5_y_scaled = z2 - c7 - 21.701660566136272;

    /* forces on link 4 */
    const double z3 = 0.045435371429137845*c6_x_scaled;
    const double neg_c4_y_scaled = s6*z3 - c6 + 24.998052007096167;
    const double z4 = 0.045435371429137845*c5_y_scaled;
    const double c5_x_scaled = 0.21288909707770606 - (s6 + z3*c6);
    const double c4_x_scaled = 7.119875219182379 - (s5*z4 - c5_x_scaled*c5);

    /* forces on link 3 */
    const double c3_x_scaled = 9.939431469625719 - (s4*neg_c4_y_scaled + c4*c4_x_scaled);
    const double c3_y_scaled = 0.41008260019220516 - (s5*c5_x_scaled + z4*c5);

    /* forces on link 2 */
    const double neg_c2_x_scaled = s3*c3_y_scaled - c3*c3_x_scaled + 0.029520771400785153;
    const double neg_c2_y_scaled = neg_c4_y_scaled*c4 - s4*c4_x_scaled + 45.099782405038766;

    /* forces on link 1 */
    const double z5 = 0.030680181926639998*(z1*neg_W5_zy + z2*W6_zx - c7*W6_zx + s7*neg_W5_zy);

    g[0] = 0.0;
    g[1] = 0.67524884163189*(neg_c2_x_scaled*c2 - neg_c2_y_scaled*s2);
    g[2] = 0.67524884163189*(c3_x_scaled*W3_zy + c3_y_scaled*neg_W3_zx);
    g[3] = 0.67524884163189*(neg_c4_y_scaled*W4_zx - c4_x_scaled*neg_W4_zy);
    g[4] = -0.67524884163189*(c5_x_scaled*neg_W5_zy + z4*W5_zx);
    g[5] = 0.67524884163189*(z3*W6_zy + W6_zx);
    g[6] = -z5;
}

void panda_forward_dynamics(const double q[7], const double qd[7], const double tau[7],
                            double qdd[7])
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
    const double F7_yz_scaled = 0.11428476354750708*z3 + 0.09646263681946314*z2;
    const double F7_xz = 0.00044399810122265783*z3 - 0.0005260297633034988*z2;
    const double z4 = 0.0020702359176733103*z3 - 0.0014830831470596859*z2;
    const double I7_xy = 0.0010351179588366552 - z3*z4;
    const double z5 = z2*z4;
    const double z6 = z5 + 0.003196367557210316;
    const double z7 = z5 - 0.0017132844101506299;

    /* motion of link 2 */
    const double z8 = qd[1]*qd[1];
    const double neg_w2_x = qd[0]*s2;
    const double neg_w2_y = qd[0]*c2;
    const double z9 = neg_w2_x*neg_w2_x;
    const double neg_wd2_x = qd[1]*neg_w2_y;
    const double wd2_y = qd[1]*neg_w2_x;
    const double U2_xy = neg_w2_x*neg_w2_y;
    const double z10 = neg_w2_y*neg_w2_y;

    /* motion of link 3 */
    const double w3_x = qd[1]*s3 - neg_w2_x*c3;
    const double w3_y = neg_w2_x*s3 + qd[1]*c3;
    const double w3_z = neg_w2_y + qd[2];
    const double z11 = w3_x*w3_x;
    const double z12 = w3_z*w3_z;
    const double wd3_x = qd[2]*w3_y - neg_wd2_x*c3;
    const double wd3_y = neg_wd2_x*s3 - w3_x*qd[2];
    const double z13 = w3_x*w3_z;
    const double z14 = w3_y*w3_y;
    const double z15 = w3_x*w3_y;
    const double z16 = w3_z*w3_y;
    const double neg_U3_xx = z12 + z14;
    const double U3_xz = wd3_y + z13;
    const double U3_yx = z15 - wd2_y;
    const double U3_yz = z16 - wd3_x;
    const double U3_zx = z13 - wd3_y;
    const double z17 = 118.9090909090909*s2;
    const double a3_x = 3.83030303030303*U3_xz - c3*z17;
    const double a3_y = 3.83030303030303*U3_yz + s3*z17;
    const double a3_z = 118.9090909090909*c2 - 3.83030303030303*(z11 + z14);

    /* motion of link 4 */
    const double z18 = neg_U3_xx - a3_x;
    const double neg_w4_x = w3_z*s4 + w3_x*c4;
    const double w4_y = w3_x*s4 - w3_z*c4;
    const double w4_z = qd[3] - w3_y;
    const double z19 = w4_y*w4_y;
    const double z20 = w4_z*w4_z;
    const double z21 = a3_z + U3_zx;
    const double z22 = w4_z*neg_w4_x;
    const double wd4_x = w4_y*qd[3] - (c4*wd3_x - s4*wd2_y);
    const double wd4_y = s4*wd3_x + c4*wd2_y + qd[3]*neg_w4_x;
    const double z23 = w4_y*neg_w4_x;
    const double neg_U4_yx = wd3_y + z23;
    const double neg_U4_zx = z22 + wd4_y;
    const double z24 = neg_w4_x*neg_w4_x;
    const double z25 = w4_y*w4_z;

    /* motion of link 5 */
    const double z26 = c4*z18 - (z19 + z20) - s4*z21;
    const double w5_x = w4_z*s5 - neg_w4_x*c5;
    const double w5_y = w4_z*c5 + neg_w4_x*s5;
    const double w5_z = qd[4] - w4_y;
    const double z27 = w5_x*w5_x;
    const double z28 = w5_y*w5_y;
    const double z29 = U3_yx + neg_U4_zx + a3_y;
    const double z30 = w5_y*w5_z;
    const double wd5_x = w5_y*qd[4] - (wd3_y*s5 - c5*wd4_x);
    const double neg_wd5_y = wd3_y*c5 + (w5_x*qd[4] + s5*wd4_x);
    const double z31 = w5_x*w5_z;
    const double z32 = w5_x*w5_y;
    const double U5_xz = z31 - neg_wd5_y;
    const double U5_yx = z32 - wd4_y;
    const double U5_yz = z30 - wd5_x;
    const double U5_zx = neg_wd5_y + z31;
    const double z33 = s4*z18 + c4*z21 + neg_U4_yx;
    const double a5_x = 4.654545454545454*U5_xz + (z26*c5 - s5*z29);
    const double a5_y = 4.654545454545454*U5_yz - (z26*s5 + c5*z29);
    const double a5_z = z33 - 4.654545454545454*(z27 + z28);
    const double z34 = w5_z*w5_z;

    /* motion of link 6 */
    const double w6_x = w5_z*s6 - w5_x*c6;
    const double w6_y = w5_z*c6 + w5_x*s6;
    const double w6_z = qd[5] + w5_y;
    const double wd6_x = qd[5]*w6_y - (wd5_x*c6 + wd4_y*s6);
    const double wd6_y = wd5_x*s6 - (wd4_y*c6 + qd[5]*w6_x);
    const double z35 = w6_x*w6_z;
    const double z36 = w6_x*w6_y;
    const double z37 = w6_z*w6_y;
    const double U6_xy = neg_wd5_y + z36;
    const double U6_xz = wd6_y + z35;
    const double U6_yx = z36 - neg_wd5_y;
    const double U6_yz = z37 - wd6_x;
    const double U6_zx = z35 - wd6_y;
    const double U6_zy = z37 + wd6_x;
    const double a6_x = s6*a5_z - c6*a5_x;
    const double a6_y = c6*a5_z + s6*a5_x;
    const double z38 = w6_z*w6_z;
    const double z39 = w6_y*w6_y;
    const double z40 = w6_x*w6_x;

    /* motion of link 7 */
    const double a7_x = a6_x - 1.0666666666666667*(z38 + z39);
    const double a7_y = 1.0666666666666667*U6_zx + a5_y;
    const double neg_a7_z = a6_y + 1.0666666666666667*U6_yx;
    const double w7_z = qd[6] - w6_y;
    const double z41 = qd[6] + w7_z;
    const double z42 = w7_z*w7_z;
    const double neg_U7_xx = z38 + z42;
    const double neg_U7_yy = z40 + z42;
    const double U7_zx = neg_wd5_y + w6_x*z41;
    const double U7_zy = wd6_x + w6_z*z41;

    /* forces on link 7 */
    const double z43 = z38 - z40;

    /* forces on link 6 */
    const double z44 = F7_xz*U6_xz + (0.0056786982094425*U6_xy - (0.012759209153753908*a7_x +
        (0.017739234691846142*a6_x - 0.0055993270925625*U6_xz)));

    /* articulated body 7 */
    const double z45 = 0.004602798719400887*F7_yz_scaled;
    const double z46 = 0.001760084078545166*z2;
    const double z47 = 0.3584946733996815*z3;
    const double z48 = 0.3584946733996815*z2;
    const double neg_I6_xz = z46*z47 - 1.0666666666666667*F7_xz - I7_xy + 0.0001037589172186849;
    const double I6_zz = 0.030858437526398077 - (z5 + z46*z48 - 0.009819303934721892*F7_yz_scaled);
    const double f7_y = U6_zx*z45 + (0.012759209153753908*a7_y - 0.0056786982094425*U6_zy) +
        F7_xz*neg_U7_yy;
    const double neg_f7_z = 0.0056786982094425*(z38 + z40) + (F7_xz*U7_zy - (z45*U7_zx -
        0.012759209153753908*neg_a7_z));
    const double F6_xx = F7_xz*z47;
    const double F6_xz = F7_xz*z48 + 0.0056786982094425;
    const double F6_yz = z45 + 0.013609823097337501;
    const double F6_zx = z45*z47 - 0.0056786982094425;
    const double z49 = F7_yz_scaled*F7_xz;
    const double G6_zz_scaled = 0.014659514409925835 - F7_yz_scaled*z45;
    const double neg_f6_x = z45*neg_U7_xx + z44;
    const double f6_y = neg_f7_z + (0.017739234691846142*a6_y - 0.0055993270925625*U6_yz);
    const double f5_x = c6*neg_f6_x + s6*f6_y - 0.001208932934385*(z28 + z34);
    const double f5_y = 0.0055993270925625*(z39 + z40) + (0.017739234691846142*a5_y + (f7_y +
        0.001208932934385*U5_yx));
    const double z50 = s5*f5_y - c5*f5_x;
    const double z51 = s5*f5_x + c5*f5_y;

    /* articulated body 6 */
    const double z52 = 0.001760084078545166*z3;
    const double z53 = z43*I7_xy + (z6*U6_xz + (U6_zx*z7 + (U6_zy*z52 - U6_xy*z46)));
    const double phi7 = tau[6] - (a7_y*z45 + (F7_xz*a7_x - z53));
    const double z54 = 203.68042513969147*phi7;
    const double iD6 = 1.0/I6_zz;
    const double z55 = neg_I6_xz*iD6;
    const double z56 = 0.0056786982094425*a7_x + (z45*neg_a7_z + (1.0666666666666667*neg_f7_z +
        (0.0011196707334275558*U6_yx - tau[5])));
    const double z57 = z46*(z54 - U6_xz) - (I7_xy*U7_zy + z56) - 9.3569097314605e-05*U6_xz -
        z7*U7_zx;
    const double neg_u6 = 0.0001037589172186849*U6_yz - (z57 + 0.013508337745659892*U6_xy + z52*(z42
        - z40)) + 0.0005462437073966848*(z39 - z40);
    const double z58 = F7_yz_scaled*phi7;
    const double z59 = z45*z48;
    const double I6_yz = 9.3569097314605e-05 - 1.0666666666666667*z59;
    const double z60 = iD6*I6_yz;
    const double z61 = F7_xz + z55*F6_yz;
    const double z62 = z60*F6_yz;
    const double z63 = z55*F6_xz + F6_xx;
    const double z64 = z60*F6_xz - z49;
    const double z65 = s6*(z62 + z63) - c6*(z64 - z61);
    const double z66 = c6*z65;
    const double z67 = F6_zx + z55*z59;
    const double z68 = z59*z60 + G6_zz_scaled - 0.0010496913125883336;
    const double z69 = s6*z65;
    const double F5_xz = z61 + 0.0055993270925625 - z66;
    const double F5_yz = s6*z67 - c6*z68 + 0.001208932934385;
    const double F5_zz = z69 - z62;
    const double z70 = I6_yz*z60 - 1.0666666666666667*G6_zz_scaled - 0.008594031763294529;
    const double z71 = z5 - z52*z47 - neg_I6_xz*z55 + 0.025298737066164735;
    const double z72 = 1.0666666666666667*F6_zx - neg_I6_xz*z60 + 0.0005462437073966848;
    const double z73 = 2.0*c6;
    const double z74 = s6*(z70 + z71) - z72*z73;
    const double z75 = s6*z74;
    const double I5_xz = 0.004600245517563105 - (z72 + c6*z74);
    const double I5_zz = 0.00290231213005343 - (z70 - z75);
    const double z76 = iD6*F6_xz;
    const double z77 = F7_xz*z54 - neg_u6*z76;
    const double z78 = iD6*F6_yz;
    const double z79 = neg_u6*z78;
    const double z80 = iD6*z59;
    const double z81 = F6_xz*z78;
    const double z82 = 203.68042513969147*F7_xz;
    const double z83 = F6_xz*z76 + F7_xz*z82;
    const double z84 = F6_yz*z78;
    const double z85 = z73*z81 - s6*(z84 - z83);
    const double z86 = s6*z85;
    const double z87 = 0.9375000000000001*z49 + F6_xz*z80;
    const double z88 = F6_yz*z80;

    /* articulated body 5 */
    const double z89 = z6*U7_zy + (z55*neg_u6 - I7_xy*U7_zx) + 0.013508337745659892*U6_zy - z46*(z38
        - z42);
    const double z90 = 0.0005462437073966848*U6_zx + (z89 - 0.0056786982094425*a7_y + F7_xz*neg_a7_z
        - 0.0001037589172186849*U6_yx);
    const double z91 = z52*(U6_zx + z54) + (0.010045187828321242*U6_yz - (0.0055993270925625*a6_y +
        z90)) + 9.3569097314605e-05*(z38 - z39);
    const double z92 = 1.0666666666666667*f7_y + (z58 + (0.0005462437073966848*U6_zy + neg_u6*z60) +
        9.3569097314605e-05*U6_xy);
    const double z93 = 0.0001037589172186849*z43 + (0.0055993270925625*a6_x + (z92 +
        0.0011196707334275558*U6_zx)) - 0.010045187828321242*U6_xz;
    const double z94 = tau[6] + z93;
    const double z95 = 0.004600245517563105*U5_yz + tau[4] + 0.0021640520520981297*U5_xz + s6*z91 +
        c6*z94;
    const double u5 = 0.00151524447332703*(z27 - z28) + (z95 - 0.001451156065026715*U5_yx -
        0.001208932934385*a5_y);
    const double iD5 = 1.0/I5_zz;
    const double z96 = F5_xz*iD5;
    const double z97 = u5*z96 - (c6*z77 + s6*z79);
    const double z98 = iD5*F5_yz;
    const double z99 = neg_u6*z80 - 0.9375000000000001*z58 - u5*z98;
    const double z100 = 0.9375000000000001*G6_zz_scaled - z59*z80 - F5_yz*z98;
    const double z101 = iD5*I5_xz;
    const double z102 = c6*z67 + s6*z68 + F5_yz*z101;
    const double z103 = 4.654545454545454*z100 + z102;
    const double z104 = z86 + (0.01374329475930547 - z83) - F5_xz*z96;
    const double z105 = z96 + 2150.847272842951*z104;
    const double z106 = 0.0021640520520981297*z105;
    const double z107 = F5_xz*z98 - c6*z87 + s6*z88;
    const double z108 = 4.654545454545454*z107;
    const double z109 = z108 - 0.0021640520520981297*z98;
    const double z110 = z63 - (z69 + F5_xz*z101);
    const double z111 = z108 + z110;
    const double z112 = c5*(z103 - z106) - s5*(z109 + z111);
    const double z113 = c5*z112;
    const double z114 = iD5*F5_zz;
    const double z115 = c6*z85 - z81 - F5_xz*z114;
    const double z116 = s6*z87 + F5_yz*z114 + c6*z88;
    const double z117 = 2.0*c5;
    const double z118 = z107*z117 + s5*(z100 - z104);
    const double z119 = s5*z118;
    const double neg_G4_xy = c5*z115 + s5*z116;
    const double G4_yy = 0.01374329475930547 - z84 - F5_zz*z114 - z86;
    const double G4_zz = z100 - z119;
    const double z120 = 4.654545454545454*z115 + 0.0021640520520981297*z114 - 0.001208932934385;
    const double z121 = z66 + (z64 + 0.0055993270925625 + (z101*F5_zz - 4.654545454545454*z116));
    const double z122 = c5*z120 - s5*z121;
    const double z123 = G4_yy - z122;
    const double F4_xy = c5*z118 - z107;
    const double F4_xz = 0.07798760301984387 - (z113 + (neg_G4_xy - z103));
    const double F4_yx = s5*z120 + c5*z121;
    const double F4_yy = s5*z115 - c5*z116;
    const double z124 = s5*z112;
    const double F4_yz = z123 + 0.026688327899319533;
    const double neg_F4_zz = z109 + (F4_yy + z124);
    const double z125 = 4.654545454545454*(z109 + z110) + 0.0021640520520981297*z101 -
        0.00151524447332703;
    const double z126 = 4.654545454545454*(z102 + z103) + (z71 - I5_xz*z101 - z75);
    const double z127 = 0.010072678642493112*(z105 + (z96 - 0.00046493305806795756*iD5));
    const double z128 = z117*z125 + s5*(z126 - z127);
    const double z129 = s5*z128;
    const double I4_xz = F4_yx - z125 + c5*z128 - 0.0039053550262761;
    const double I4_yz = neg_F4_zz + 0.0016444875773692703;
    const double I4_zz = z123 + (z127 + z129 - z122) + 0.3210351210568661;
    const double z130 = u5*iD5;
    const double z131 = z106 + z113;

    /* articulated body 4 */
    const double iD4 = 1.0/I4_zz;
    const double z132 = F4_xz*iD4;
    const double z133 = 4.654545454545454*z99 + (u5*z101 + c6*z91 + 0.004600245517563105*U5_yx -
        s6*z94);
    const double z134 = 0.0021640520520981297*(z28 - z34) - (0.00151524447332703*U5_zx + z133);
    const double z135 = 0.004600245517563105*(z27 - z34) + (0.001208932934385*a5_z -
        (0.0021640520520981297*(wd4_y + (z32 - z130)) - 0.001451156065026715*U5_zx));
    const double z136 = tau[5] - z135 + 4.654545454545454*z97 - 0.00151524447332703*(z30 + wd5_x);
    const double z137 = 0.009933178813024952*z33 + u5*z114 + s6*(z77 - neg_f6_x) +
        0.001208932934385*U5_zx;
    const double z138 = z137 + c6*(f6_y - z79);
    const double z139 = s5*z134 + (0.08093273305077073*z23 + (tau[3] - c5*z136) + z138 +
        4.654545454545454*z50);
    const double z140 = 0.0031923204867866507*(z24 - z19) + z139 - 0.07010120605438973*wd3_y +
        0.0039053550262761*(wd4_x - z25);
    const double u4 = z140 - 0.0016444875773692703*(wd4_y - z22);
    const double z141 = iD4*F4_yz;
    const double z142 = iD4*I4_yz;
    const double z143 = iD4*I4_xz;
    const double z144 = iD4*neg_F4_zz;
    const double z145 = F4_xy - F4_xz*z144;
    const double z146 = F4_yy - F4_yz*z144;
    const double G3_xy = s4*z146 - c4*z145;
    const double G3_yy = G4_zz - neg_F4_zz*z144;
    const double z147 = F4_yx - F4_yz*z143;
    const double z148 = F4_yy - F4_yz*z142;
    const double z149 = z124 + (z111 - F4_xz*z143);
    const double z150 = F4_xy - F4_xz*z142;
    const double z151 = s4*(z148 - z149) - c4*(z147 + z150);
    const double z152 = c4*z151;
    const double z153 = neg_F4_zz*z142 - G4_zz - 0.026688327899319533;
    const double z154 = neg_F4_zz*z143 - z131 - 0.07798760301984387;
    const double neg_F3_xz = z147 - G3_xy + z152 + 0.0034715318861431193;
    const double F3_yx = c4*z154 - s4*z153;
    const double F3_yy = c4*z146 + s4*z145;
    const double z155 = s4*z154 + c4*z153;
    const double z156 = I4_yz*z142 - G4_zz - 0.05428224036238827;
    const double z157 = z142*I4_xz - z131 - 0.07479528253305721;
    const double z158 = 2.0*c4;
    const double z159 = 0.3111091786242343 - (I4_xz*z143 + (z129 - z126));
    const double z160 = z157*z158 - s4*(z156 + z159);
    const double z161 = s4*z160;
    const double z162 = z155 + G3_yy;
    const double z163 = s4*z151;
    const double I3_xz = F3_yx - (c4*z160 - z157);
    const double I3_yz = z163 + (F3_yy - z148);
    const double I3_zz = z155 - (z156 + z161) + z162 + 0.04268637626722223;
    const double F3_yz_scaled = 3.83030303030303*z162 + 0.16904057986319876;
    const double z164 = z119 + (z104 - F4_xz*z132);
    const double z165 = G4_yy - F4_yz*z141;
    const double z166 = neg_G4_xy + F4_xz*z141;

    /* articulated body 3 */
    const double z167 = s5*z97 - c5*z99 + z51 - 0.009933178813024952*z29;
    const double z168 = 0.0039053550262761*(z24 - z20) - z167 - 0.016762385466687735*z22 + u4*z142 -
        0.0031923204867866507*(wd4_x + z25);
    const double z169 = tau[4] - (z168 + 0.027593912463068734*wd4_y) - 0.0016444875773692703*(z23 -
        wd3_y);
    const double z170 = 0.09769511851745846*z25 + (c5*z134 + (s5*z136 - u4*z143)) +
        0.053338820587702*wd4_x;
    const double z171 = 4.654545454545454*z51 + (0.0031923204867866507*neg_U4_zx -
        (0.0039053550262761*neg_U4_yx - z170)) - 0.0016444875773692703*(z19 - z20);
    const double z172 = c4*z169 + (s4*z171 - tau[2]) + 0.016011409030815*a3_y -
        0.0023287353274350003*a3_x;
    const double z173 = z167 - u4*z144;
    const double u3 = 0.00012191242095074341*(z11 - z14) + (0.004377257121839583*U3_xz -
        (0.005487648106562256*U3_yz + (z172 - z173) + 0.0159980483679027*U3_yx));
    const double iD3 = 1.0/I3_zz;
    const double z174 = neg_F3_xz*iD3;
    const double z175 = iD3*I3_yz;
    const double z176 = iD3*I3_xz;
    const double z177 = iD3*F3_yz_scaled;
    const double z178 = z177 - z176;
    const double z179 = 14.671221303948576*(neg_F3_xz*(z174 - 0.5221518987341772*z175) - z164) -
        z165 + I3_yz*z175;
    const double z180 = (c4 + 1.7846135404679708*s4)*(s4*(z165 - z164) + z158*z166) - z166;
    const double z181 = z179 - 7.66060606060606*z180 - 0.04268637626722223;
    const double z182 = 3.83030303030303*(z163 + (z149 - (F3_yy + neg_F3_xz*z178))) + (z150 + (z152
        - 14.671221303948576*G3_xy) + z175*(F3_yz_scaled - I3_xz));
    const double z183 = z182 - 0.00012191242095074341;
    const double z184 = 7.66060606060606*F3_yx - (z161 + z159 + z176*(2.0*F3_yz_scaled - I3_xz)) -
        14.671221303948576*G3_yy;
    const double z185 = z184 + F3_yz_scaled*z177;
    const double z186 = 2.0*(c3*z183) + s3*(z181 - z185);
    const double z187 = s3*z186;
    const double I2_xz = 0.01026110182100817 - (z183 - c3*z186);
    const double I2_zz = 0.7777184648676454 - (z181 - z187);

    /* articulated body 2 */
    const double z188 = 0.009933178813024952*z26 + (c5*z97 + s5*z99 + z132*u4 - z50);
    const double z189 = z138 - u4*z141;
    const double z190 = 3.83030303030303*z174 - z175;
    const double z191 = 0.00012191242095074341*(wd3_x + z16) + c4*(z189 + 3.83030303030303*z188) +
        0.061328548530152*neg_U3_xx;
    const double z192 = 0.013297019103287584*(z15 + wd2_y) - (tau[3] + (u3*z190 + z191 +
        0.0159980483679027*U3_zx) + 0.016011409030815*a3_z);
    const double z193 = 0.005487648106562256*(z11 - z12) + (s4*(z188 - 3.83030303030303*z189) +
        z192);
    const double z194 = tau[1] + (12.038675848622248*s2 - c3*z193) + 0.3400123350345199*U2_xy -
        0.01993386669246*c2;
    const double z195 = 0.27690780075318*c2 - (s4*z169 - (0.00012191242095074341*U3_zx + c4*z171) +
        0.06681619663671426*U3_yx);
    const double z196 = 0.013297019103287584*(z14 - z12) + (u3*z178 - (3.83030303030303*z173 +
        z195));
    const double u2 = 0.00398335888393552*(z9 - z10) + (z194 + s3*z196);
    const double iD2 = 1.0/I2_zz;
    const double z197 = u2*iD2;
    const double z198 = iD2*I2_xz;
    const double z199 = 0.03733744848940618 - 5.912627304143966e-07*iD2;
    const double z200 = s2*(z187 + (z185 + z199) + I2_xz*z198 - 0.768900148367188) +
        c2*(0.0015378722058928*z198 + 0.00796671776787104);
    const double I1_zz = z199 - s2*z200;

    /* articulated body 1 */
    const double z201 = 0.01026110182100817*(z8 - z9) + (0.00796671776787104*neg_wd2_x - (tau[2] +
        0.0007689361029464*(U2_xy - z197)));
    const double z202 = 0.01026110182100817*U2_xy - (0.00796671776787104*wd2_y + (s3*z193 + (c3*z196
        - u2*z198)));
    const double u1 = tau[0] + c2*z201 - s2*(0.0007689361029464*(z8 - z10) +
        (0.6800246700690398*neg_wd2_x - z202));
    const double iD1 = 1.0/I1_zz;

    /* acceleration of link 1 */
    const double qdd1 = u1*iD1;

    /* acceleration of link 2 */
    const double z203 = c2*qdd1;
    const double z204 = s2*qdd1;
    const double qdd2 = 0.0007689361029464*(iD2*z203) + (z197 + z198*z204);

    /* acceleration of link 3 */
    const double z205 = c3*z204 - s3*qdd2;
    const double z206 = c3*qdd2 + s3*z204;
    const double neg_qdd3 = z178*z205 + (z203 - (u3*iD3 + z190*z206));
    const double z207 = z203 - neg_qdd3;

    /* acceleration of link 4 */
    const double z208 = c4*z205 - s4*z207;
    const double z209 = s4*z206;
    const double z210 = c4*z206;
    const double z211 = 3.83030303030303*z210 - z209;
    const double z212 = z210 + 3.83030303030303*z209;
    const double z213 = z207 + 3.83030303030303*z205;
    const double z214 = c4*z207 + s4*z205;
    const double z215 = z141*z212 - (iD4*u4 - z144*z213) - z132*z211 - z142*z214;
    const double z216 = z143*z208 + z215;
    const double qdd4 = z206 - z216;

    /* acceleration of link 5 */
    const double z217 = z214 - z213;
    const double z218 = s5*z216 - c5*z208;
    const double z219 = c5*z217 + (s5*z211 + 4.654545454545454*z218);
    const double z220 = s5*z208 + c5*z216;
    const double z221 = z216 - z212;
    const double z222 = z101*z218 - (z214 - z130 + 0.0021640520520981297*(iD5*z220)) - z114*z221;
    const double z223 = 4.654545454545454*z220 + (c5*z211 - s5*z217);
    const double qdd5 = z222 - z98*z219 + z96*z223;
    const double z224 = z214 + qdd5;

    /* acceleration of link 6 */
    const double z225 = s6*z221 + c6*z223;
    const double z226 = s6*z218 - c6*z224;
    const double z227 = c6*z218 + s6*z224;
    const double z228 = z76*z225 - (z60*z226 + (z220 - iD6*neg_u6) + z55*z227);
    const double neg_qdd6 = z80*z219 + (z228 + z78*(c6*z221 - s6*z223));

    /* acceleration of link 7 */
    const double z229 = z226 + (F7_yz_scaled*(z226 + 0.9375000000000001*z219) + (z82*z225 - z54)) +
        z48*(neg_qdd6 + z220);
    const double qdd7 = z47*z227 - z229;

    qdd[0] = qdd1;
    qdd[1] = qdd2;
    qdd[2] = -neg_qdd3;
    qdd[3] = qdd4;
    qdd[4] = qdd5;
    qdd[5] = -neg_qdd6;
    qdd[6] = qdd7;
}

void panda_forward_kinematics(const double q[7], double R[9], double p[3])
{
    /* joint angles */
    double s1, c1;
    double s2, c2;
    double s3, c3;
    double s4, c4;
    rbgen_sincos4(q[0], &s1, &c1, q[1], &s2, &c2, q[2], &s3, &c3, q[3], &s4, &c4);
    double s5, c5;
    double s6, c6;
    double s7, c7;
    rbgen_sincos3(q[4], &s5, &c5, q[5], &s6, &c6, q[6], &s7, &c7);

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
    const double z1 = s1*c2;
    const double z2 = s1*s2;
    const double z3 = c1*s2;
    const double z4 = c1*c2;

    /* frame 3 */
    const double z5 = c1*c3 - s3*z1;
    const double z6 = c3*z1 + c1*s3;
    const double z7 = 0.316*z2;
    const double z8 = s2*c3;
    const double z9 = 0.316*c2;
    const double z10 = s2*s3;
    const double z11 = c3*z4 - s1*s3;
    const double z12 = 0.316*z3;
    const double z13 = s1*c3 + s3*z4;

    /* frame 4 */
    const double z14 = c4*z6 + s4*z2;
    const double z15 = s4*z6 - c4*z2;
    const double z16 = z7 + 0.0825*z6;
    const double z17 = 0.0825*z8 - z9;
    const double z18 = c2*c4 + s4*z8;
    const double z19 = c4*z8 - c2*s4;
    const double z20 = s4*z3 + c4*z11;
    const double z21 = s4*z11 - c4*z3;
    const double z22 = z12 + 0.0825*z11;

    /* frame 5 */
    const double z23 = s5*z5 + c5*z14;
    const double z24 = c5*z19 - s5*z10;
    const double z25 = s5*z19 + c5*z10;
    const double z26 = s5*z14 - c5*z5;
    const double z27 = s5*z13 - c5*z20;
    const double z28 = c5*z13 + s5*z20;

    /* frame 7 */
    const double z29 = 0.088*(c6*z23 - s6*z15);
    const double z30 = z29 + (z16 - (0.0825*z14 + 0.384*z15));
    const double z31 = 0.088*(c6*z24 - s6*z18);
    const double z32 = z17 - (0.384*z18 + 0.0825*z19) + z31;
    const double z33 = 0.088*(s6*z21 + c6*z27);
    const double z34 = 0.0825*z20 + 0.384*z21 - z22 + z33;

    /* Jacobian */
    const double z35 = z30 - z7;
    const double z36 = z9 + z32;
    const double z37 = z17 - z32;
    const double z38 = z30 - z16;
    const double z39 = z12 + z34;
    const double z40 = z22 + z34;

    J[0] = -z30;
    J[1] = -c1*z32;
    J[2] = -(c2*z35 + z2*z36);
    J[3] = z10*z38 - z5*z37;
    J[4] = z15*z31 - z29*z18;
    J[5] = z29*z25 - z31*z26;
    J[6] = 0.0;
    J[7] = -z34;
    J[8] = -s1*z32;
    J[9] = z36*z3 - c2*z39;
    J[10] = z10*z40 - z37*z13;
    J[11] = -(z18*z33 + z31*z21);
    J[12] = z25*z33 + z31*z28;
    J[13] = 0.0;
    J[14] = 0.0;
    J[15] = c1*z34 - s1*z30;
    J[16] = z35*z3 + z2*z39;
    J[17] = z38*z13 - z5*z40;
    J[18] = -(z15*z33 + z29*z21);
    J[19] = z29*z28 + z26*z33;
    J[20] = 0.0;
    J[21] = 0.0;
    J[22] = -s1;
    J[23] = z3;
    J[24] = z13;
    J[25] = -z21;
    J[26] = z28;
    J[27] = c6*z21 - s6*z27;
    J[28] = 0.0;
    J[29] = c1;
    J[30] = z2;
    J[31] = -z5;
    J[32] = -z15;
    J[33] = z26;
    J[34] = c6*z15 + s6*z23;
    J[35] = 1.0;
    J[36] = 0.0;
    J[37] = c2;
    J[38] = -z10;
    J[39] = z18;
    J[40] = -z25;
    J[41] = -(c6*z18 + s6*z24);
}

void panda_inertia_solve(const double q[7], const double phi[7], double qdd[7])
{
    /* joint angles */
    const double z1 = q[6] + 0.3168267184401061;
    double s2, c2;
    double s3, c3;
    double s6, c6;
    double z2, z3;
    rbgen_sincos4(q[1], &s2, &c2, q[2], &s3, &c3, q[5], &s6, &c6, z1, &z2, &z3);
    const double F7_xz_scaled = 0.0904337220182467*z3 - 0.1071419658257879*z2;
    const double z4 = 0.0020702359176733103*z3 - 0.0014830831470596859*z2;
    const double F7_yz_scaled = 0.1071419658257879*z3 + 0.0904337220182467*z2;
    const double z5 = z2*z4;
    double s5, c5;
    double s4, c4;
    rbgen_sincos2(q[4], &s5, &c5, q[3], &s4, &c4);

    /* articulated body 7 */
    const double z6 = 0.004909651967360946*F7_xz_scaled;
    const double z7 = 0.001760084078545166*z2;
    const double z8 = 0.3584946733996815*z3;
    const double z9 = 0.3584946733996815*z2;
    const double I6_xz = 0.0009313590416179701 - (z3*z4 + (z7*z8 -
        0.0052369620985183414*F7_xz_scaled));
    const double I6_zz = 0.010473924197036683*F7_yz_scaled - (z7*z9 + z5) + 0.030858437526398077;
    const double z10 = 0.004909651967360946*F7_yz_scaled;
    const double F6_xz = z6*z9 + 0.0056786982094425;
    const double F6_yz = z10 + 0.013609823097337501;
    const double F6_zx = z8*z10 - 0.0056786982094425;
    const double G6_zz = 0.01374329475930547 - F7_yz_scaled*z10;
    const double z11 = F7_yz_scaled*phi[6];

    /* articulated body 6 */
    const double iD6 = 1.0/I6_zz;
    const double z12 = I6_xz*iD6;
    const double z13 = z12*F6_yz - z6;
    const double z14 = F7_xz_scaled*z10;
    const double z15 = z9*z10;
    const double I6_yz_scaled = 8.772102873244219e-05 - z15;
    const double z16 = 1.0666666666666667*I6_yz_scaled;
    const double z17 = iD6*z16;
    const double z18 = F6_xz*z17 - 1.0666666666666667*z14;
    const double z19 = F6_yz*z17;
    const double z20 = z12*F6_xz - z6*z8;
    const double z21 = (z13 + z18)*c6 + s6*(z20 - z19);
    const double z22 = s6*z21;
    const double z23 = c6*z21;
    const double z24 = F6_zx - z12*z15;
    const double z25 = 0.0010496913125883336 - (z15*z17 + 1.0666666666666667*G6_zz);
    const double F5_xz = z23 + (0.0055993270925625 - z13);
    const double F5_yz = s6*z24 + c6*z25 + 0.001208932934385;
    const double neg_F5_zz = z22 + z19;
    const double z26 = z16*z17 - 1.1377777777777776*G6_zz - 0.008594031763294529;
    const double z27 = 2.0*c6;
    const double z28 = I6_xz*z17 + 1.0666666666666667*F6_zx + 0.0005462437073966848;
    const double z29 = I6_xz*z12 + (0.004909651967360946*(z8*z8) - z5) - 0.025298737066164735;
    const double z30 = z27*z28 + s6*(z29 - z26);
    const double z31 = s6*z30;
    const double I5_xz = c6*z30 - z28 + 0.004600245517563105;
    const double I5_zz = 0.00290231213005343 - (z26 + z31);
    const double z32 = iD6*F6_xz;
    const double z33 = F6_xz*z32 + F7_xz_scaled*z6;
    const double z34 = iD6*F6_yz;
    const double z35 = F6_yz*z34;
    const double z36 = F6_xz*z34;
    const double z37 = s6*(z33 - z35) + z27*z36;
    const double z38 = iD6*z15;
    const double z39 = F6_yz*z38;
    const double z40 = z14 + F6_xz*z38;
    const double z41 = s6*z37;
    const double u6 = phi[5] + z9*phi[6];
    const double z42 = z34*u6;
    const double z43 = z8*phi[6] - z12*u6;
    const double z44 = phi[6] + 1.0666666666666667*z11 - z17*u6;
    const double z45 = F7_xz_scaled*phi[6] + z32*u6;

    /* articulated body 5 */
    const double iD5 = 1.0/I5_zz;
    const double z46 = neg_F5_zz*iD5;
    const double z47 = z36 - c6*z37 - z46*F5_xz;
    const double z48 = 0.0021640520520981297*z46 + 4.654545454545454*z47 + 0.001208932934385;
    const double z49 = c6*z39 + (s6*z40 - z46*F5_yz);
    const double z50 = iD5*I5_xz;
    const double z51 = z23 + (4.654545454545454*z49 + neg_F5_zz*z50 - (z18 + 0.0055993270925625));
    const double z52 = s5*z51 - z48*c5;
    const double G4_xy = z47*c5 - s5*z49;
    const double neg_G4_yy = z35 - 0.01374329475930547 + neg_F5_zz*z46 + z41;
    const double z53 = z52 + neg_G4_yy;
    const double neg_F4_yx = z48*s5 + c5*z51;
    const double neg_F4_yy = z47*s5 + c5*z49;
    const double F4_yz = 0.026688327899319533 - z53;
    const double z54 = 2.0*c5;
    const double z55 = z20 + (F5_xz*z50 - z22);
    const double z56 = iD5*F5_yz;
    const double z57 = s6*z39 + (F5_xz*z56 - c6*z40);
    const double z58 = 4.654545454545454*z57;
    const double z59 = 0.0021640520520981297*z56 - z58;
    const double z60 = 4.654545454545454*(z55 + z59) - 0.0021640520520981297*z50 +
        0.00151524447332703;
    const double z61 = z15*z38 - G6_zz + F5_yz*z56;
    const double z62 = s6*z25 - c6*z24 - F5_yz*z50;
    const double z63 = 4.654545454545454*z61 + z62;
    const double z64 = z29 + I5_xz*z50 - z31 + 4.654545454545454*(z62 + z63);
    const double z65 = iD5*F5_xz;
    const double z66 = 0.010072678642493112*z65;
    const double z67 = z41 + (0.01374329475930547 - z33) - F5_xz*z65;
    const double z68 = z66 + 21.66479338842975*z67;
    const double z69 = 4.6831212841901265e-06*iD5 - z66 - z68;
    const double z70 = z54*z60 + s5*(z64 - z69);
    const double z71 = s5*z70;
    const double I4_xz = z60 - neg_F4_yx - c5*z70 - 0.0039053550262761;
    const double I4_zz = 0.3210351210568661 - (z53 + (z52 + (z69 + z71)));
    const double z72 = z55 - z58;
    const double z73 = 0.21484375*z68;
    const double z74 = s5*(z72 + z59) - c5*(z73 + z63);
    const double z75 = s5*z74;
    const double z76 = z54*z57 - s5*(z61 + z67);
    const double z77 = c5*z74;
    const double F4_xy = c5*z76 - z57;
    const double F4_xz = 0.07798760301984387 - (z63 - G4_xy + z77);
    const double F4_zz = z59 - (z75 - neg_F4_yy);
    const double I4_yz = 0.0016444875773692703 - F4_zz;
    const double z78 = s5*z76;
    const double neg_G4_zz = z61 + z78;
    const double z79 = z77 + z73;
    const double u5 = s6*z43 + (phi[4] + c6*z44);
    const double z80 = s6*z42 + z65*u5 - c6*z45;
    const double z81 = z11 + (z38*u6 + z56*u5);
    const double z82 = s5*z80 + c5*z81;
    const double z83 = s6*z45 - z46*u5 + c6*z42;
    const double z84 = iD5*u5;
    const double z85 = phi[5] + (4.654545454545454*z80 - 0.0021640520520981297*z84);
    const double z86 = 4.654545454545454*z81 - z50*u5 + s6*z44 - c6*z43;

    /* articulated body 4 */
    const double iD4 = 1.0/I4_zz;
    const double z87 = F4_yz*iD4;
    const double z88 = F4_yz*z87 + neg_G4_yy;
    const double z89 = iD4*F4_zz;
    const double z90 = neg_F4_yy - F4_yz*z89;
    const double z91 = F4_xy + z89*F4_xz;
    const double z92 = iD4*I4_xz;
    const double z93 = F4_zz*z92 + z79 + 0.07798760301984387;
    const double z94 = iD4*I4_yz;
    const double z95 = F4_zz*z94 - neg_G4_zz + 0.026688327899319533;
    const double F3_yx = s4*z95 - c4*z93;
    const double F3_yy = s4*z91 - c4*z90;
    const double z96 = neg_F4_yy + F4_yz*z94;
    const double z97 = z72 + F4_xz*z92 - z75;
    const double z98 = F4_yz*z92 + neg_F4_yx;
    const double z99 = F4_xz*z94 - F4_xy;
    const double z100 = s4*(z96 - z97) - c4*(z98 + z99);
    const double z101 = s4*z100;
    const double I3_yz = F3_yy + z96 - z101;
    const double z102 = c4*z95 + s4*z93;
    const double neg_G3_xy = c4*z91 + z90*s4;
    const double neg_G3_yy = F4_zz*z89 + neg_G4_zz;
    const double z103 = z102 + neg_G3_yy;
    const double z104 = z79 - z94*I4_xz + 0.07479528253305721;
    const double z105 = 2.0*c4;
    const double z106 = neg_G4_zz + I4_yz*z94 - 0.05428224036238827;
    const double z107 = z71 - z64 - I4_xz*z92 + 0.3111091786242343;
    const double z108 = z104*z105 + s4*(z106 + z107);
    const double z109 = s4*z108;
    const double I3_xz = F3_yx - (z104 - c4*z108);
    const double I3_zz = 0.04268637626722223 - (z103 + (z102 - (z109 - z106)));
    const double z110 = c4*z100;
    const double F3_xz = z98 - neg_G3_xy + z110 - 0.0034715318861431193;
    const double F3_yz = 0.04413242986934778 - z103;
    const double z111 = iD4*F4_xz;
    const double z112 = z78 + (z67 - F4_xz*z111);
    const double z113 = G4_xy - z87*F4_xz;
    const double u4 = phi[3] + z83 - c5*z85 + s5*z86;
    const double z114 = z82 + z89*u4;
    const double z115 = z82 + (phi[4] - z94*u4);
    const double z116 = c5*z86 + s5*z85 - z92*u4;
    const double z117 = z111*u4 + (c5*z80 - s5*z81);
    const double z118 = z83 - z87*u4;

    /* articulated body 3 */
    const double iD3 = 1.0/I3_zz;
    const double z119 = I3_yz*iD3;
    const double z120 = iD3*F3_xz;
    const double z121 = z88 + 14.671221303948576*(F3_xz*(0.5221518987341772*z119 + z120) - z112) +
        I3_yz*z119;
    const double z122 = z113 - (c4 + 1.7846135404679708*s4)*(s4*(z88 + z112) + z105*z113);
    const double z123 = 7.66060606060606*z122 - z121 + 0.04268637626722223;
    const double z124 = iD3*I3_xz;
    const double z125 = 7.66060606060606*F3_yx + ((I3_xz - 7.66060606060606*F3_yz)*z124 + (z109 -
        z107)) + 14.671221303948576*neg_G3_yy;
    const double z126 = 3.83030303030303*F3_yz;
    const double z127 = iD3*z126;
    const double z128 = z125 + z126*z127;
    const double z129 = z127 - z124;
    const double z130 = z99 + (z110 - 14.671221303948576*neg_G3_xy) + z119*(I3_xz - z126) +
        3.83030303030303*(z101 + (z97 + (F3_yy - F3_xz*z129)));
    const double z131 = z130 + 0.00012191242095074341;
    const double z132 = s3*(z123 + z128) + 2.0*(c3*z131);
    const double z133 = s3*z132;
    const double I2_xz = 0.01026110182100817 - (c3*z132 - z131);
    const double I2_zz = z123 - z133 + 0.7777184648676454;
    const double u3 = z114 - (c4*z115 + (s4*z116 - phi[2]));
    const double z134 = z129*u3 + (s4*z115 - (c4*z116 + 3.83030303030303*z114));
    const double z135 = c4*(3.83030303030303*z117 + z118) + (phi[3] - s4*(z117 -
        3.83030303030303*z118));
    const double z136 = z119 + 3.83030303030303*z120;
    const double z137 = z135 - u3*z136;

    /* articulated body 2 */
    const double iD2 = 1.0/I2_zz;
    const double z138 = I2_xz*iD2;
    const double z139 = 5.912627304143966e-07*iD2 - 0.03733744848940618;
    const double z140 = c2*(0.0015378722058928*z138 + 0.00796671776787104) + s2*(I2_xz*z138 - (z133
        + (z139 - z128)) - 0.768900148367188);
    const double neg_I1_zz = s2*z140 + z139;
    const double u2 = s3*z134 + (c3*z137 + phi[1]);
    const double z141 = 0.0007689361029464*iD2;
    const double z142 = u2*z141;

    /* articulated body 1 */
    const double neg_iD1 = 1.0/neg_I1_zz;
    const double z143 = s2*(c3*z134 - (z138*u2 + s3*z137)) - c2*(z142 - phi[2]);
    const double u1 = phi[0] - z143;

    /* acceleration of link 1 */
    const double neg_qdd1 = neg_iD1*u1;

    /* acceleration of link 2 */
    const double z144 = s2*neg_qdd1;
    const double z145 = c2*neg_qdd1;
    const double qdd2 = 1300.4981768552839*z142 - (z138*z144 + z141*z145);

    /* acceleration of link 3 */
    const double z146 = c3*z144 + s3*qdd2;
    const double z147 = s3*z144 - c3*qdd2;
    const double qdd3 = iD3*u3 + z145 + z129*z146 + z136*z147;
    const double z148 = z145 - qdd3;

    /* acceleration of link 4 */
    const double z149 = z148 + 3.83030303030303*z146;
    const double z150 = s4*z147;
    const double z151 = c4*z147;
    const double z152 = 3.83030303030303*z150 + z151;
    const double z153 = z150 - 3.83030303030303*z151;
    const double z154 = c4*z148 + s4*z146;
    const double z155 = c4*z146 - s4*z148;
    const double z156 = z87*z152 + (z111*z153 + (z92*z155 - z147 - z94*z154));
    const double qdd4 = iD4*u4 - (z89*z149 - z156);
    const double z157 = qdd4 + z147;

    /* acceleration of link 5 */
    const double z158 = z149 - z154;
    const double z159 = c5*z155 - s5*z157;
    const double z160 = s5*z153 + (c5*z158 + 4.654545454545454*z159);
    const double z161 = z152 - z157;
    const double z162 = s5*z155 + c5*z157;
    const double z163 = z46*z161 + (0.0021640520520981297*(iD5*z162) + (z84 + z154) + z50*z159);
    const double z164 = 4.654545454545454*z162 + (s5*z158 - c5*z153);
    const double qdd5 = z163 - z56*z160 - z65*z164;
    const double z165 = qdd5 - z154;

    /* acceleration of link 6 */
    const double z166 = s6*z161 - c6*z164;
    const double z167 = s6*z159 - c6*z165;
    const double z168 = c6*z159 + s6*z165;
    const double z169 = z17*z167 - (z12*z168 - (iD6*u6 - z162)) - z32*z166;
    const double qdd6 = z169 - z34*(c6*z161 + s6*z164) - z38*z160;

    /* acceleration of link 7 */
    const double z170 = z8*z168 - (F7_xz_scaled*z166 + F7_yz_scaled*(z160 +
        1.0666666666666667*z167)) + z9*(z162 + qdd6);
    const double qdd7 = z170 - z167 + 203.68042513969147*phi[6];

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
    double s5, c5;
    double s3, c3;
    double s2, c2;
    double s4, c4;
    rbgen_sincos4(q[4], &s5, &c5, q[2], &s3, &c3, q[1], &s2, &c2, q[3], &s4, &c4);
    double s7, c7;
    double s6, c6;
    rbgen_sincos2(q[6], &s7, &c7, q[5], &s6, &c6);

    /* link 2 */
    const double neg_w2_x = qd[0]*s2;
    const double neg_w2_y = qd[0]*c2;
    const double z1 = 0.000704*qd[1];
    const double z2 = 14.565340909090908*neg_w2_x;
    const double z3 = 0.12169220055710306*neg_w2_y - qd[1];
    const double z4 = 1.1127029608404966*neg_w2_x - qd[1];
    const double z5 = 0.10936629526462396*neg_w2_y - neg_w2_x;

    /* link 3 */
    const double w3_x = s3*qd[1] - neg_w2_x*c3;
    const double w3_y = s3*neg_w2_x + c3*qd[1];
    const double w3_z = neg_w2_y + qd[2];
    const double z6 = 0.37180788754392813*w3_x;
    const double z7 = 0.012805*w3_y;
    const double z8 = 6.356313054111892*w3_y - w3_z;
    const double z9 = 9.066719965113743*w3_x - w3_z;
    const double z10 = w3_y - 1.426411803183371*w3_x;
    const double z11 = s2*c3;
    const double z12 = s3*s2;

    /* link 4 */
    const double neg_w4_x = s4*w3_z + c4*w3_x;
    const double w4_y = s4*w3_x - w3_z*c4;
    const double w4_z = qd[3] - w3_y;
    const double z13 = w3_y*c4;
    const double z14 = w3_y*s4;
    const double v4_y_scaled = z13 + 3.83030303030303*z14;
    const double v4_z_scaled = 3.83030303030303*w3_x - w3_z;
    const double v4_x = 0.0825*z14 - 0.316*z13;
    const double z15 = v4_z_scaled + 1.2656848484848484*neg_w4_x - 0.6444848484848484*w4_y;
    const double z16 = v4_y_scaled + 0.33277575757575756*neg_w4_x + 0.6444848484848484*w4_z;
    const double z17 = v4_x + (0.104419*w4_z + 0.027454*w4_y);
    const double z18 = 0.007796*neg_w4_x;
    const double z19 = 0.008641*w4_z;
    const double z20 = c2*c4 + s4*z11;
    const double z21 = c4*z11 - s4*c2;

    /* link 5 */
    const double w5_x = w4_z*s5 - c5*neg_w4_x;
    const double w5_y = c5*w4_z + s5*neg_w4_x;
    const double w5_z = qd[4] - w4_y;
    const double neg_v5_z_scaled = v4_y_scaled + w4_z;
    const double z22 = 0.0825*(w4_y - 4.654545454545454*neg_w4_x - v4_z_scaled);
    const double z23 = 0.384*w4_z + v4_x;
    const double v5_x = c5*z23 - s5*z22;
    const double neg_v5_y = s5*z23 + c5*z22;
    const double z24 = 0.038437*w5_y - 0.041065*w5_z - v5_x;
    const double z25 = 0.011953*w5_z + 0.038437*w5_x - neg_v5_y;
    const double z26 = 0.002117*w5_y;
    const double z27 = 0.004037*w5_z;
    const double z28 = c5*z21 - s5*z12;
    const double z29 = s5*z21 + c5*z12;

    /* link 6 */
    const double z30 = 0.0825*neg_v5_z_scaled;
    const double z31 = 0.011953*w5_y + z30 + 0.041065*w5_x;
    const double w6_x = w5_z*s6 - w5_x*c6;
    const double w6_y = w5_z*c6 + w5_x*s6;
    const double w6_z = qd[5] + w5_y;
    const double z32 = 0.010517*w6_x;
    const double neg_v6_x = z30*s6 + v5_x*c6;
    const double v6_y = v5_x*s6 - z30*c6;
    const double z33 = neg_v6_x + (0.010517*w6_y - 0.014117*w6_z);
    const double z34 = 0.014117*w6_x + neg_v5_y + 0.060149*w6_y;
    const double z35 = z32 + 0.060149*w6_z + v6_y;
    const double z36 = 0.000109*w6_y;
    const double z37 = 0.001158*w6_z;
    const double z38 = c6*z28 - s6*z20;

    /* link 7 */
    const double w7_y_scaled = 0.010517*(w6_z*c7) - s7*z32;
    const double w7_x = w6_z*s7 + w6_x*c7;
    const double w7_z = qd[6] - w6_y;
    const double z39 = 0.088*w6_z + (w7_y_scaled + 0.004252*w7_x + v6_y);
    const double z40 = neg_v5_y + 0.088*w6_y;
    const double z41 = s7*neg_v6_x + (0.010517*w7_z - 0.061597*w7_x - c7*z40);
    const double z42 = s7*z40 + c7*neg_v6_x - 0.004252*w7_z - 5.856898355044214*w7_y_scaled;
    const double z43 = 0.367761*(z39*z39 + z41*z41 + z42*z42) + 0.8332775*(z33*z33 + (z34*z34 +
        z35*z35));
    const double z44 = 0.001196*w7_x;
    const double z45 = 0.07045735475896168*w7_y_scaled;
    const double z46 = (10.464882943143811*w7_x - (w7_z + 34.02676920914474*w7_y_scaled))*z44 -
        z45*(w7_z + 0.5775978407557355*w7_x - 1286.6515070966009*w7_y_scaled);
    const double z47 = w6_x*(z36 + 0.001964*w6_x - z37) + (z46 + w7_z*(0.004815*w7_z - (z45 +
        z44)));
    const double z48 = z36*(w6_x + (3.1284403669724767*w6_z + 39.944954128440365*w6_y)) + z47 +
        z37*(0.29447322970639034*w6_y + (4.691709844559586*w6_z - w6_x));
    const double z49 = (2.823506442795783*w3_y - w3_z - z6)*z7 + (z48 - w3_z*(z7 + (0.011396*w3_x -
        0.01083*w3_z)));
    const double z50 = z6*(0.03065023734509557*w3_z + (z7 - 0.10016463137996219*w3_x)) - z49 -
        w5_x*(0.035549*w5_x - z26 + z27);
    const double z51 = z50 + (z1 + (0.00026947532670177493*neg_w2_y -
        0.0005466401404330019*neg_w2_x))*z2 + neg_w2_y*(z1 + 0.003925*neg_w2_x - 0.02811*neg_w2_y);
    const double z52 = z1*(36.924715909090914*qd[1] - neg_w2_y - z2) - z51 -
        z26*(0.10817194142654701*w5_z - 13.922531884742561*w5_y + w5_x);
    const double z53 = w4_y*(z18 + (z19 - 0.019552*w4_y)) - (z52 + z27*(2.1369829081000744*w5_z +
        w5_x - 0.056725291057716135*w5_y));
    const double z54 = z18*(3.3161877886095437*neg_w4_x - (0.17085684966649564*w4_z + w4_y)) - (z53
        + z19*(w4_y + (0.15414882536743435*neg_w4_x - 3.277745631292675*w4_z)));
    const double z55 = z43 + 0.5*z54 + 0.001222414569513848*(2.0346506322608358*(z8*z8) + z9*z9 +
        z10*z10);
    const double z56 = 0.012210055171875001*(z15*z15 + z16*z16 + 146.92378328741964*(z17*z17)) +
        z55;
    const double z57 = 0.004606581888605612*(qd[0]*qd[0]) + z56 + 0.0002668047033792*(z3*z3 +
        (0.01196098653990891*(z4*z4) + z5*z5));
    const double z58 = 4.8076874943165*z21 + (30.45357582685272*c2 - 6.711589586344321*z11 +
        16.87990566084543*z20) + 0.14375311619778*z28;
    const double z59 = 0.01993386669246*s2 + (z58 + 0.66581089427925*z29 + 0.27690780075318*z12) -
        0.07588510661394*(c7*(z38 - 0.40429780355614714*z29));
    const double z60 = 0.67524884163189*(c6*z20 + s6*z28) + (1.61833169193795*z38 - (z59 -
        s7*(0.07588510661394*z29 + 0.030680181926639998*z38)));

    e[0] = 0.612973*(z31*z31 + (z24*z24 + z25*z25)) + z57;
    e[1] = 50.14858250225521 - z60;
}
