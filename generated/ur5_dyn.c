/* ur5: robot dynamics as straight-line C, by rbgen 0.2.0
 *
 * joints   6: RRRRRR
 * source   Universal Robots UR5 as described by ROS-Industrial's universal_robot, package
 *          ur_description, ur5_robot.urdf.xacro.
 * model    c6055a05752d906d
 * command  rbgen emit ur5
 *
 * Operations of each call: multiplications M, additions and subtractions A, divisions and square
 * roots D, pairs of sine and cosine.
 *
 *   function                  algorithm            M      A    D  sin/cos
 *   inverse_dynamics          best                113     92    0        5
 *   inertia_matrix            best                 40     30    0        6
 *   bias                      best                 96     66    0        5
 *   gravity                   best                  3      4    0        3
 *   forward_dynamics          best                181    138    5        6
 *   forward_kinematics        best: tool-cross     56     28    0        6
 *   jacobian                  best: frames         33     17    0        5
 *   inertia_solve             best                 92     70    5        6
 *   energy                    best: links         101     68    0        5
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

#define UR5_DOF 6

#ifdef __cplusplus
extern "C" {
#endif

/* joint torques (forces) for the motion */
void ur5_inverse_dynamics(const double q[6], const double qd[6], const double qdd[6], double tau[6]);
/* symmetric, row-major */
void ur5_inertia_matrix(const double q[6], double M[36]);
/* Coriolis, centrifugal, gravity, friction */
void ur5_bias(const double q[6], const double qd[6], double b[6]);
/* torques that hold the arm still */
void ur5_gravity(const double q[6], double g[6]);
/* accelerations for the torques */
void ur5_forward_dynamics(const double q[6], const double qd[6], const double tau[6], double qdd[6]);
/* tool in the world: axes as columns of R, origin p */
void ur5_forward_kinematics(const double q[6], double R[9], double p[3]);
/* 6 x n: linear rows, then angular, world axes, at the tool */
void ur5_jacobian(const double q[6], double J[36]);
/* M^-1 phi */
void ur5_inertia_solve(const double q[6], const double phi[6], double qdd[6]);
/* kinetic, potential (zero at the world's origin) */
void ur5_energy(const double q[6], const double qd[6], double e[2]);

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

void ur5_inverse_dynamics(const double q[6], const double qd[6], const double qdd[6], double tau[6])
{
    /* joint angles */
    const double z1 = q[2] + q[1];
    const double z2 = z1 + q[3];
    double z3, z4;
    double s2, c2;
    double z5, z6;
    double s5, c5;
    rbgen_sincos4(z1, &z3, &z4, q[1], &s2, &c2, z2, &z5, &z6, q[4], &s5, &c5);
    double s6, c6;
    rbgen_sincos(q[5], &s6, &c6);
    const double z7 = 3.5936784241868986*z3;
    const double z8 = 0.016685526854599998*s6;
    const double z9 = s6*z8;
    const double z10 = z9 - 0.016911;
    const double z11 = z9 + 0.0002254731454000014;

    /* motion of link 1 */
    const double neg_U1_xx = qd[0]*qd[0];

    /* motion of link 2 */
    const double neg_U2_yy = qd[1]*qd[1];
    const double neg_U2_xx = neg_U2_yy + neg_U1_xx;

    /* motion of link 3 */
    const double wd3_z = qdd[1] + qdd[2];
    const double w3_z = qd[1] + qd[2];
    const double neg_U3_yy = w3_z*w3_z;
    const double z12 = 2.0*qd[0];
    const double neg_U3_xx = neg_U3_yy + neg_U1_xx;
    const double neg_U3_zy = w3_z*z12;
    const double z13 = 3.8937242327072834*c2;
    const double z14 = 3.8937242327072834*s2;
    const double z15 = qdd[1]*z13 - z14*neg_U2_yy;
    const double z16 = z13*neg_U2_xx + qdd[1]*z14;
    const double neg_a3_x = z16 + qdd[0];
    const double a3_y = z15 - 89.87631699496107;
    const double neg_U2_zy = qd[1]*z12;
    const double z17 = z14*neg_U2_zy - z13*qdd[0];

    /* motion of link 4 */
    const double z18 = 3.5936784241868986*z4;
    const double z19 = wd3_z*z18 - z7*neg_U3_yy;
    const double z20 = z19 + a3_y;
    const double z21 = wd3_z*z7 + z18*neg_U3_xx;
    const double z22 = z21 + neg_a3_x;
    const double neg_w4_x = qd[0]*z5;
    const double neg_w4_y = z6*qd[0];
    const double w4_z = w3_z + qd[3];
    const double z23 = z18*qdd[0] - z7*neg_U3_zy;
    const double a4_x = z20*z5 - z6*z22;
    const double a4_z = z23 - (neg_U1_xx + z17);
    const double z24 = w4_z*neg_w4_y;
    const double neg_U4_xz = z6*qdd[0];
    const double U4_yz = qdd[0]*z5;
    const double neg_wd4_x = z24 + U4_yz;
    const double neg_U4_zy = z24 + neg_wd4_x;
    const double z25 = w4_z*neg_w4_x;
    const double wd4_y = z25 - neg_U4_xz;
    const double wd4_z = wd3_z + qdd[3];
    const double z26 = neg_w4_x*neg_w4_y;

    /* motion of link 5 */
    const double neg_w5_x = neg_w4_x*c5 + w4_z*s5;
    const double w5_y = neg_w4_x*s5 - w4_z*c5;
    const double w5_z = qd[4] - neg_w4_y;
    const double neg_wd5_x = neg_wd4_x*c5 + (wd4_z*s5 - w5_y*qd[4]);
    const double wd5_y = neg_w5_x*qd[4] - (wd4_z*c5 - neg_wd4_x*s5);
    const double wd5_z = wd4_y + qdd[4];
    const double z27 = neg_w5_x*w5_z;

    /* motion of link 6 */
    const double z28 = 2.0*qd[5] - w5_y;
    const double wd6_z = qdd[5] - wd5_y;
    const double neg_U6_xy = z27 + wd6_z;
    const double U6_yx = wd6_z - z27;
    const double neg_U6_zx = wd5_z + neg_w5_x*z28;
    const double U6_zy = z28*w5_z - neg_wd5_x;

    /* forces on link 6 */
    const double z29 = z8*c6;
    const double n6_z = z11*neg_U6_xy - z29*(neg_w5_x*neg_w5_x - w5_z*w5_z) - z10*U6_yx;

    /* forces on link 5 */
    const double n5_x = U6_zy*z11 - (0.253242*neg_wd5_x + neg_U6_zx*z29);
    const double neg_n5_y = n6_z + (0.016911*z27 - 0.236331*wd5_y);
    const double neg_n5_z = neg_U6_zx*z10 - (0.016911*(neg_w5_x*w5_y) + 0.236331*wd5_z) + U6_zy*z29;

    /* forces on link 4 */
    const double f4_y_scaled = z20*z6 + z22*z5 - 0.0399763863445806*(w4_z*w4_z + neg_w4_x*neg_w4_x);
    const double z30 = 0.0485587618780145*f4_y_scaled;
    const double f4_x_scaled = 25.014767252357338*a4_x + (z26 - wd4_z);
    const double z31 = 0.0019412038252500001*f4_x_scaled;
    const double z32 = z5*z30 - z6*z31;
    const double f4_z = 0.0485587618780145*a4_z - 0.0019412038252500001*neg_U4_zy;
    const double n4_x = c5*n5_x + (0.12201216377025*neg_U4_zy + 0.0019412038252500001*a4_z) +
        s5*neg_n5_y;
    const double n4_y = 0.10971*(z25 + wd4_y) - neg_n5_z;
    const double n4_z = c5*neg_n5_y - (s5*n5_x + (0.01230216377024999*wd4_z -
        0.23172216377024998*z26 + 0.0019412038252500001*a4_x));
    const double z33 = z6*z30 + z5*z31;

    /* forces on link 3 */
    const double neg_f3_x = z32 + (0.0757061993667061*neg_a3_x - 0.019352752659529404*qdd[0]);

    /* forces on link 2 */
    const double z34 = z14*(neg_f3_x - 0.008506811693468926*z16) + (z13*(0.0757061993667061*a3_y -
        0.008506811693468926*z15 + z33) + 0.0151074*qdd[1]);

    /* forces on link 1 */
    const double z35 = 0.09736195574999999*z3;
    const double z36 = z13*(f4_z - (0.06719938767323717*z17 + 0.056353446707176694*neg_U1_xx)) -
        (wd3_z*z35 - 0.2225803565170882*qdd[0] + 0.019352752659529404*neg_a3_x);
    const double z37 = z36 - z18*(0.027092562065296366*neg_U3_yy + 0.002753208112566875*z23 - f4_z)
        - z6*n4_y;
    const double n1_z = neg_f3_x + z37 - z5*n4_x;
    const double z38 = z18*(0.002753208112566875*z19 - z33) - (0.004095*wd3_z - qdd[0]*z35 -
        z7*(0.002753208112566875*z21 - z32));
    const double n3_z = n4_z - z38;
    const double n2_z = z34 + n3_z;

    tau[0] = n1_z;
    tau[1] = n2_z;
    tau[2] = n3_z;
    tau[3] = n4_z;
    tau[4] = -neg_n5_z;
    tau[5] = n6_z;
}

void ur5_inertia_matrix(const double q[6], double M[36])
{
    /* joint angles */
    const double z1 = q[1] + q[2];
    double s6, c6;
    double s5, c5;
    double s2, c2;
    double z2, z3;
    rbgen_sincos4(q[5], &s6, &c6, q[4], &s5, &c5, q[1], &s2, &c2, z1, &z2, &z3);
    const double z4 = z1 + q[3];
    double s4, s4_cosine;
    double z5, z6;
    rbgen_sincos2(q[3], &s4, &s4_cosine, z4, &z5, &z6);

    /* composite body 4 */
    const double z7 = 0.016685526854599998*s6;
    const double z8 = s6*z7;
    const double ms3_x_scaled = z3 - 0.011124085581927273*z5;
    const double z9 = z7*c6;
    const double S4_xy = z9*c5;
    const double z10 = z8*s5;
    const double z11 = s5*z10;
    const double z12 = 0.0019412038252500001*z6;
    const double ms3_y_scaled = z12 + 0.17450457486624998*z2;
    const double z13 = z9*s5;
    const double z14 = z5*(c5*z10) - z6*z13;
    const double z15 = z8 - 0.253242;
    const double z16 = z6*z15 + z5*S4_xy;
    const double z17 = z11 + 0.24116530937515002;
    const double z18 = z17 - (0.0139521246075*s4 - 0.59565195167475);

    /* column 4 */
    const double z19 = z12 + z14;
    const double z20 = z17 - 0.00697606230375*s4;
    const double z21 = 0.007558512375*(s2*z6 - z5*c2) + z20;

    /* column 3 */
    const double z22 = z14 - (0.09736195574999999*z2 - ms3_y_scaled);

    /* composite body 2 */
    const double neg_S1_yz = z22 + 0.4084992088750001*s2;

    /* composite body 1 */
    const double z23 = ms3_x_scaled*(1.35894538375*c2);
    const double z24 = z8 + (1.7550195384100002*(s2*s2) - 3.0176683025275) +
        0.59155695167475*(z2*z2) - z23;
    const double z25 = z3 + 143.34734359560514*(S4_xy*z6 - z5*(z8 - 0.11574834531242499 - 0.5*z11));
    const double z26 = ms3_y_scaled*(7.787448465414567*s2) + z23;
    const double z27 = 0.5*z26 + z18;

    /* column 1 */
    const double z28 = z5*(0.0171364731454*s5);
    const double z29 = 0.0171364731454*c5;

    M[0] = -(z24 + z25*(0.0139521246075*z5));
    M[1] = neg_S1_yz;
    M[2] = z22;
    M[3] = z19;
    M[4] = z16;
    M[5] = -z28;
    M[6] = neg_S1_yz;
    M[7] = z18 + 1.7701269384100002 + z26;
    M[8] = z27;
    M[9] = z21;
    M[10] = z13;
    M[11] = z29;
    M[12] = z22;
    M[13] = z27;
    M[14] = z18;
    M[15] = z20;
    M[16] = z13;
    M[17] = z29;
    M[18] = z19;
    M[19] = z21;
    M[20] = z20;
    M[21] = z17;
    M[22] = z13;
    M[23] = z29;
    M[24] = z16;
    M[25] = z13;
    M[26] = z13;
    M[27] = z13;
    M[28] = -z15;
    M[29] = 0.0;
    M[30] = -z28;
    M[31] = z29;
    M[32] = z29;
    M[33] = z29;
    M[34] = 0.0;
    M[35] = 0.0171364731454;
}

void ur5_bias(const double q[6], const double qd[6], double b[6])
{
    /* joint angles */
    const double z1 = q[2] + q[1];
    const double z2 = q[3] + z1;
    double s6, c6;
    double s2, c2;
    double z3, z4;
    double z5, z6;
    rbgen_sincos4(q[5], &s6, &c6, q[1], &s2, &c2, z1, &z3, &z4, z2, &z5, &z6);
    double s5, c5;
    rbgen_sincos(q[4], &s5, &c5);
    const double z7 = 0.016685526854599998*s6;
    const double z8 = s6*z7;
    const double z9 = z8 + 0.0002254731454000014;
    const double z10 = z8 - 0.016911;
    const double z11 = 0.12897252408999996*(s2*c2);

    /* motion of link 1 */
    const double neg_U1_xx = qd[0]*qd[0];

    /* motion of link 2 */
    const double neg_U2_yy = qd[1]*qd[1];
    const double neg_U2_xx = neg_U1_xx + neg_U2_yy;

    /* motion of link 3 */
    const double w3_z = qd[1] + qd[2];
    const double z12 = 2.0*qd[0];
    const double neg_U2_zy = qd[1]*z12;
    const double neg_a3_x = neg_U2_xx*c2;
    const double neg_a3_y = s2*neg_U2_yy + 23.082352941176474;
    const double neg_a3_z = 0.25682352941176473*neg_U1_xx + neg_U2_zy*s2;
    const double neg_U3_yy = w3_z*w3_z;
    const double neg_U3_xx = neg_U1_xx + neg_U3_yy;
    const double neg_U3_zy = w3_z*z12;

    /* motion of link 4 */
    const double neg_w4_x = qd[0]*z5;
    const double neg_w4_y = qd[0]*z6;
    const double w4_z = w3_z + qd[3];
    const double neg_wd4_x = w4_z*neg_w4_y;
    const double wd4_y = neg_w4_x*w4_z;
    const double z13 = 0.9229411764705883*z3;
    const double z14 = z13*neg_U3_zy;
    const double neg_a4_z = neg_a3_z + z14;
    const double z15 = 0.9229411764705883*z4;
    const double z16 = neg_U3_xx*z15;
    const double z17 = neg_a3_x + z16;
    const double z18 = z13*neg_U3_yy;
    const double z19 = z18 + neg_a3_y;
    const double neg_a4_x = z6*z17 + z5*z19;
    const double U4_xy = neg_w4_x*neg_w4_y;

    /* motion of link 5 */
    const double neg_w5_x = neg_w4_x*c5 + w4_z*s5;
    const double w5_y = neg_w4_x*s5 - w4_z*c5;
    const double w5_z = qd[4] - neg_w4_y;
    const double wd5_x = w5_y*qd[4] - c5*neg_wd4_x;
    const double wd5_y = neg_w5_x*qd[4] + s5*neg_wd4_x;
    const double z20 = neg_w5_x*w5_z;
    const double U5_xz = wd5_y - z20;
    const double neg_U5_zx = wd5_y + z20;

    /* motion of link 6 */
    const double z21 = 2.0*qd[5] - w5_y;
    const double neg_U6_zx = wd4_y + neg_w5_x*z21;
    const double U6_zy = wd5_x + z21*w5_z;

    /* forces on link 6 */
    const double z22 = z7*c6;
    const double n6_x = 0.126621*(wd5_x + w5_y*w5_z) - (z22*neg_U6_zx - U6_zy*z9);
    const double n6_z = neg_U5_zx*z10 - (z22*(neg_w5_x*neg_w5_x - w5_z*w5_z) + z9*U5_xz);

    /* forces on link 5 */
    const double n5_y = 0.10971*neg_U5_zx - n6_z;
    const double n5_z = 0.016911*(neg_w5_x*w5_y) + 0.236331*wd4_y - neg_U6_zx*z10 - z22*U6_zy;

    /* forces on link 4 */
    const double neg_n4_x = 0.007558512375*neg_a4_z + 0.009217672459500016*neg_wd4_x - c5*n6_x +
        s5*n5_y;
    const double n4_y = 0.21942*wd4_y + n5_z;
    const double n4_z = 0.10510116377025*U4_xy + 0.007558512375*neg_a4_x - s5*n6_x - c5*n5_y;
    const double f4_x_scaled = U4_xy - 97.40060542603636*neg_a4_x;
    const double z23 = 0.007558512375*f4_x_scaled;
    const double neg_f4_y_scaled = 0.010266876634143466*(w4_z*w4_z + neg_w4_x*neg_w4_x) + (z6*z19 -
        z5*z17);
    const double z24 = 0.736203681445188*neg_f4_y_scaled;
    const double z25 = z6*z23 + z5*z24;
    const double neg_f4_z_scaled = neg_wd4_x + 48.70030271301818*neg_a4_z;
    const double z26 = z6*z24 - z5*z23;
    const double n3_z = n4_z + z15*(0.041741631579247526*z18 - z26) - z13*(z25 +
        0.041741631579247526*z16);

    /* forces on link 3 */
    const double f3_x = z25 - 1.1477883810548122*neg_a3_x;
    const double neg_f3_y = z26 + 1.1477883810548122*neg_a3_y;

    /* forces on link 2 */
    const double z27 = 0.01511702475*neg_f4_z_scaled;
    const double z28 = z15*(0.10549096543977055*neg_U3_yy - 0.041741631579247526*z14 + z27) +
        (c2*(z27 + (1.1477883810548122*neg_a3_z + 0.07535428199999998*neg_U2_yy)) - neg_U2_zy*z11);
    const double n1_z = z5*neg_n4_x - (z6*n4_y + (0.25682352941176473*f3_x + z28));
    const double n2_z = n3_z - (c2*neg_f3_y + (s2*f3_x + neg_U1_xx*z11));

    b[0] = n1_z;
    b[1] = n2_z;
    b[2] = n3_z;
    b[3] = n4_z;
    b[4] = n5_z;
    b[5] = n6_z;
}

void ur5_gravity(const double q[6], double g[6])
{
    /* joint angles */
    const double z1 = q[1] + q[2];
    double c2_sine, c2;
    double z2_sine, z2;
    double z3, z3_cosine;
    rbgen_sincos3(q[1], &c2_sine, &c2, z1, &z2_sine, &z2, z1 + q[3], &z3, &z3_cosine);

    /* forces on link 4 */
    const double n4_z = 0.17446825035000002*z3;

    /* forces on link 3 */
    const double n3_z = n4_z - 15.68382848775*z2;

    /* forces on link 2 */
    const double n2_z = n3_z - 43.48696972500001*c2;

    g[0] = 0.0;
    g[1] = n2_z;
    g[2] = n3_z;
    g[3] = n4_z;
    g[4] = 0.0;
    g[5] = 0.0;
}

void ur5_forward_dynamics(const double q[6], const double qd[6], const double tau[6], double qdd[6])
{
    /* joint angles */
    double s6, c6;
    double s5, c5;
    double s2, c2;
    double s4, s4_cosine;
    rbgen_sincos4(q[5], &s6, &c6, q[4], &s5, &c5, q[1], &s2, &c2, q[3], &s4, &s4_cosine);
    const double z1 = q[2] + q[1];
    const double z2 = q[3] + z1;
    double z3, z4;
    double z5, z6;
    rbgen_sincos2(z1, &z3, &z4, z2, &z5, &z6);
    const double z7 = 0.016685526854599998*s6;
    const double z8 = s6*z7;
    const double z9 = z8 - 0.016911;
    const double z10 = 0.9229411764705883*z3;
    const double z11 = 0.9229411764705883*z4;
    const double z12 = z8 + 0.0002254731454000014;
    const double z13 = 0.12897252408999996*(s2*c2);

    /* motion of link 1 */
    const double neg_U1_xx = qd[0]*qd[0];

    /* motion of link 2 */
    const double neg_U2_yy = qd[1]*qd[1];
    const double neg_U2_xx = neg_U2_yy + neg_U1_xx;

    /* motion of link 3 */
    const double w3_z = qd[1] + qd[2];
    const double neg_U3_yy = w3_z*w3_z;
    const double z14 = 2.0*qd[0];
    const double neg_U3_xx = neg_U3_yy + neg_U1_xx;
    const double neg_U3_zy = w3_z*z14;
    const double neg_U2_zy = qd[1]*z14;
    const double neg_a3_x = c2*neg_U2_xx;
    const double neg_a3_y = s2*neg_U2_yy + 23.082352941176474;
    const double neg_a3_z = 0.25682352941176473*neg_U1_xx + s2*neg_U2_zy;

    /* motion of link 4 */
    const double z15 = 0.007558512375*z6;
    const double z16 = 0.007558512375*z5;
    const double neg_w4_x = z5*qd[0];
    const double neg_w4_y = z6*qd[0];
    const double w4_z = w3_z + qd[3];
    const double neg_wd4_x = w4_z*neg_w4_y;
    const double wd4_y = w4_z*neg_w4_x;
    const double z17 = z10*neg_U3_yy;
    const double z18 = z17 + neg_a3_y;
    const double z19 = neg_U3_xx*z11;
    const double z20 = neg_a3_x + z19;
    const double neg_a4_x_scaled = z16*z18 + z15*z20;
    const double U4_xy = neg_w4_x*neg_w4_y;
    const double z21 = z10*neg_U3_zy;
    const double neg_a4_z = neg_a3_z + z21;

    /* motion of link 5 */
    const double neg_w5_x = c5*neg_w4_x + s5*w4_z;
    const double w5_y = s5*neg_w4_x - c5*w4_z;
    const double w5_z = qd[4] - neg_w4_y;
    const double wd5_x = qd[4]*w5_y - c5*neg_wd4_x;
    const double wd5_y = qd[4]*neg_w5_x + s5*neg_wd4_x;
    const double z22 = w5_z*neg_w5_x;
    const double U5_xz = wd5_y - z22;
    const double neg_U5_zx = wd5_y + z22;

    /* motion of link 6 */
    const double z23 = 2.0*qd[5] - w5_y;
    const double neg_U6_zx = wd4_y + z23*neg_w5_x;
    const double U6_zy = wd5_x + w5_z*z23;

    /* forces on link 6 */
    const double z24 = z7*c6;
    const double n6_x = 0.126621*(wd5_x + w5_y*w5_z) - (z24*neg_U6_zx - U6_zy*z12);
    const double n6_z = z9*neg_U5_zx - (z24*(neg_w5_x*neg_w5_x - w5_z*w5_z) + z12*U5_xz);

    /* forces on link 5 */
    const double z25 = 0.10971*neg_U5_zx;
    const double n5_y = z25 - n6_z;
    const double n5_z = 0.016911*(w5_y*neg_w5_x) + 0.236331*wd4_y - z9*neg_U6_zx - z24*U6_zy;

    /* forces on link 4 */
    const double f4_x_scaled = U4_xy - 12886.213661327287*neg_a4_x_scaled;
    const double neg_f4_y_scaled = w4_z*w4_z + neg_w4_x*neg_w4_x + 97.40060542603636*(z6*z18 -
        z5*z20);
    const double z26 = z15*f4_x_scaled + z16*neg_f4_y_scaled;
    const double z27 = z15*neg_f4_y_scaled - z16*f4_x_scaled;
    const double neg_n4_x = 0.007558512375*neg_a4_z + 0.009217672459500016*neg_wd4_x - c5*n6_x +
        s5*n5_y;
    const double n4_y = n5_z + 0.21942*wd4_y;
    const double neg_f4_z = 0.01511702475*neg_wd4_x + 0.736203681445188*neg_a4_z;

    /* forces on link 3 */
    const double f3_x = z26 - 1.1477883810548122*neg_a3_x;
    const double neg_f3_y = z27 + 1.1477883810548122*neg_a3_y;

    /* forces on link 1 */
    const double phi5 = tau[4] - n5_z;
    const double phi6 = tau[5] - n6_z;

    /* composite body 6 */
    const double D5 = 0.253242 - z8;

    /* column 6 */
    const double neg_U1_6 = s5*z5;

    /* composite body 5 */
    const double S4_xy = z24*c5;
    const double neg_S4_yz = z24*s5;
    const double z28 = s5*z8;
    const double z29 = s5*z28;

    /* column 5 */
    const double z30 = z5*S4_xy - D5*z6;

    /* composite body 4 */
    const double ms3_x = 0.679472691875*z4 - z16;
    const double z31 = z5*(S4_xy*(2.0*z6) - z5*(2.0*z8 - 0.23149669062484998 - z29));

    /* composite body 3 */
    const double z32 = c2*ms3_x;

    /* elimination */
    const double iD5 = 1.0/D5;
    const double U2_5 = neg_S4_yz*iD5;
    const double D4 = z29 - (0.0171364731454*(c5*c5) - 0.24116530937515002) - neg_S4_yz*U2_5;
    const double iD4 = 1.0/D4;
    const double z33 = D4 - 0.00697606230375*s4;
    const double z34 = z15*s2 - c2*z16 + z33;
    const double U2_4 = iD4*z34;
    const double z35 = s5*n6_x - (neg_a4_x_scaled + 0.10510116377025*U4_xy + c5*(tau[5] - z25)) -
        U2_5*phi5;
    const double z36 = tau[3] + z35;
    const double z37 = U2_4*z36 - (s2*f3_x + (c2*neg_f3_y + (tau[1] + neg_U1_xx*z13)));
    const double z38 = z11*(0.041741631579247526*z17 - z27) - (z35 + z10*(0.041741631579247526*z19 +
        z26));
    const double U3_4 = iD4*z33;
    const double z39 = z38 + (z36*U3_4 - tau[2]);
    const double z40 = D4 + (0.59565195167475 - 0.0139521246075*s4);
    const double D3 = z40 - z33*U3_4;
    const double iD3 = 1.0/D3;
    const double z41 = 0.0019412038252500001*z6;
    const double ms3_y_scaled = z41 + 0.17450457486624998*z3;
    const double z42 = z32 + 3.8937242327072834*s2*ms3_y_scaled;
    const double z43 = z34*U3_4 - (z40 + z42);
    const double neg_U2_3 = iD3*z43;
    const double z44 = z37 + z38 + z39*neg_U2_3;
    const double neg_D2 = z34*U2_4 - (z40 + (2.0*z42 + 1.7701269384100002)) + z43*neg_U2_3;
    const double neg_iD2 = 1.0/neg_D2;
    const double z45 = 0.0171364731454*neg_U1_6;
    const double z46 = z5*(c5*z28) - neg_S4_yz*z6 + c5*z45 - U2_5*z30;
    const double z47 = 0.09736195574999999*z3 - ms3_y_scaled - z46;
    const double z48 = z41 + z46;
    const double z49 = z47 + U3_4*z48;
    const double z50 = neg_U2_3*z49 + (U2_4*z48 + (z47 - 0.4084992088750001*s2));
    const double U1_2 = neg_iD2*z50;
    const double neg_U1_3 = iD3*z49;
    const double U1_5 = iD5*z30;
    const double z51 = z11*(neg_f4_z - 0.041741631579247526*z21) +
        (z4*(0.09736195574999999*neg_U3_yy) + tau[0] - z13*neg_U2_zy);
    const double z52 = 0.25682352941176473*f3_x + (z51 + c2*(neg_f4_z + (1.1477883810548122*neg_a3_z
        + 0.07535428199999998*neg_U2_yy)));
    const double z53 = z6*n4_y + (z52 + neg_U1_6*phi6 - phi5*U1_5) - z5*neg_n4_x;
    const double U1_4 = iD4*z48;
    const double z54 = neg_U1_6*z45 + (0.59155695167475*(z3*z3) + (z8 - 3.0176683025275 +
        1.7550195384100002*(s2*s2)));
    const double z55 = z48*U1_4 + (z30*U1_5 + (z31 + (z54 + 2.0*(z16*z11 - z32))));
    const double D1 = z50*U1_2 - (z55 + z49*neg_U1_3);
    const double iD1 = 1.0/D1;
    const double z56 = (z44*U1_2 - (z39*neg_U1_3 + (z36*U1_4 - z53)))*iD1;
    const double z57 = U1_2*z56 - z44*neg_iD2;
    const double z58 = neg_U2_3*z57 + (z39*iD3 - neg_U1_3*z56);
    const double z59 = U3_4*z58 + (U2_4*z57 - (U1_4*z56 - iD4*z36));
    const double z60 = z57 + z58 - z59;

    qdd[0] = z56;
    qdd[1] = -z57;
    qdd[2] = -z58;
    qdd[3] = z59;
    qdd[4] = U2_5*z60 - (U1_5*z56 - iD5*phi5);
    qdd[5] = neg_U1_6*z56 + 58.355064750790525*phi6 + c5*z60;
}

void ur5_forward_kinematics(const double q[6], double R[9], double p[3])
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

    /* tool seen from link 3 */
    const double z5 = s4*z1 + c4*s6;
    const double z6 = s4*s6 - c4*z1;
    const double z7 = c4*z3 + s4*c6;
    const double z8 = c4*c6 - s4*z3;
    const double z9 = 0.09465*c4;
    const double z10 = 0.09465*s4 - 0.39225;

    /* tool seen from link 2 */
    const double z11 = s3*z5 + c3*z6;
    const double z12 = c3*z5 - s3*z6;
    const double z13 = c3*z7 + s3*z8;
    const double z14 = s3*z7 - c3*z8;
    const double z15 = c3*z9 - s3*z10;
    const double z16 = c3*z10 + s3*z9 - 0.425;

    /* tool seen from link 1 */
    const double z17 = c2*z11 + s2*z12;
    const double z18 = c2*z13 - s2*z14;
    const double z19 = c2*z12 - s2*z11;
    const double z20 = s2*z13 + c2*z14;
    const double z21 = s2*z15 + c2*z16;

    /* tool seen from link 0 */
    const double z22 = c1*z17 - s1*z2;
    const double z23 = c1*z18 + s1*z4;
    const double z24 = c1*z4 - s1*z18;
    const double z25 = c1*z2 + s1*z17;

    R[0] = -z22;
    R[1] = -z23;
    R[2] = z24*z19 - z20*z25;
    R[3] = -z25;
    R[4] = z24;
    R[5] = z22*z20 + z23*z19;
    R[6] = -z19;
    R[7] = z20;
    R[8] = -(z22*z24 + z23*z25);
    p[0] = -(0.10915*s1 + c1*z21);
    p[1] = 0.10915*c1 - s1*z21;
    p[2] = 0.089159 - (c2*z15 - s2*z16);
}

void ur5_jacobian(const double q[6], double J[36])
{
    /* joint angles */
    const double z1 = q[1] + q[2];
    const double z2 = q[3] + z1;
    double s1, c1;
    double s2, c2;
    double z3, z4;
    double z5, z6;
    rbgen_sincos4(q[0], &s1, &c1, q[1], &s2, &c2, z1, &z3, &z4, z2, &z5, &z6);
    double s5, c5;
    rbgen_sincos(q[4], &s5, &c5);

    /* frame 4 */
    const double z7 = s1*z5;
    const double z8 = c1*z5;

    /* frame 5 */
    const double z9 = 0.425*c2;
    const double z10 = 0.10915*c1;
    const double z11 = 0.10915*s1;
    const double z12 = 10.565240359218173*s5;

    /* Jacobian */
    const double z13 = 0.09465*z7;
    const double z14 = 0.39225*z4;
    const double z15 = z13 - s1*z14;
    const double z16 = z15 - (s1*z9 + z10);
    const double z17 = 0.09465*z6;
    const double z18 = z17 + 0.39225*z3;
    const double z19 = z18 + 0.425*s2;
    const double z20 = c1*z17;
    const double z21 = 0.09465*z8;
    const double z22 = z21 - c1*z14;
    const double z23 = z11 - c1*z9 + z22;
    const double z24 = s1*z17;

    J[0] = z16;
    J[1] = -c1*z19;
    J[2] = -c1*z18;
    J[3] = -z20;
    J[4] = 0.0;
    J[5] = 0.0;
    J[6] = -z23;
    J[7] = -s1*z19;
    J[8] = -s1*z18;
    J[9] = -z24;
    J[10] = 0.0;
    J[11] = 0.0;
    J[12] = 0.0;
    J[13] = s1*(z10 + z16) - c1*(z11 - z23);
    J[14] = c1*z22 + s1*z15;
    J[15] = c1*z21 + s1*z13;
    J[16] = 0.0;
    J[17] = 0.0;
    J[18] = 0.0;
    J[19] = -s1;
    J[20] = -s1;
    J[21] = -s1;
    J[22] = -z8;
    J[23] = z20*z12 - s1*c5;
    J[24] = 0.0;
    J[25] = c1;
    J[26] = c1;
    J[27] = c1;
    J[28] = -z7;
    J[29] = z24*z12 + c1*c5;
    J[30] = 1.0;
    J[31] = 0.0;
    J[32] = 0.0;
    J[33] = 0.0;
    J[34] = -z6;
    J[35] = -s5*z5;
}

void ur5_inertia_solve(const double q[6], const double phi[6], double qdd[6])
{
    /* joint angles */
    double s4, s4_cosine;
    double s6, c6;
    double s5, c5;
    double s2, c2;
    rbgen_sincos4(q[3], &s4, &s4_cosine, q[5], &s6, &c6, q[4], &s5, &c5, q[1], &s2, &c2);
    const double z1 = q[2] + q[1];
    const double z2 = q[3] + z1;
    double z3, z4;
    double z5, z6;
    rbgen_sincos2(z1, &z3, &z4, z2, &z5, &z6);

    /* composite body 6 */
    const double z7 = 0.016685526854599998*s6;
    const double z8 = s6*z7;
    const double D5 = 0.253242 - z8;

    /* column 6 */
    const double neg_U1_6 = s5*z5;

    /* composite body 5 */
    const double z9 = z7*c6;
    const double S4_xy = z9*c5;
    const double neg_S4_yz = z9*s5;
    const double z10 = s5*z8;
    const double z11 = s5*z10;

    /* column 5 */
    const double z12 = z5*S4_xy - D5*z6;

    /* composite body 4 */
    const double z13 = 0.007558512375*z5;
    const double ms3_x = 0.679472691875*z4 - z13;
    const double z14 = 0.0019412038252500001*z6;
    const double ms3_y_scaled = z14 + 0.17450457486624998*z3;
    const double z15 = z5*(S4_xy*(2.0*z6) - z5*(2.0*z8 - 0.23149669062484998 - z11));

    /* composite body 3 */
    const double z16 = ms3_x*c2;

    /* elimination */
    const double iD5 = 1.0/D5;
    const double U2_5 = neg_S4_yz*iD5;
    const double z17 = 0.0171364731454*c5;
    const double D4 = z11 - (c5*z17 - 0.24116530937515002) - neg_S4_yz*U2_5;
    const double z18 = 0.00697606230375*s4 - D4;
    const double iD4 = 1.0/D4;
    const double neg_U3_4 = z18*iD4;
    const double z19 = D4 + (0.59565195167475 - 0.0139521246075*s4);
    const double D3 = z19 - z18*neg_U3_4;
    const double iD3 = 1.0/D3;
    const double z20 = z16 + 3.8937242327072834*s2*ms3_y_scaled;
    const double z21 = z18 + (z13*c2 - z6*(0.007558512375*s2));
    const double z22 = z19 + z20 - neg_U3_4*z21;
    const double U2_3 = iD3*z22;
    const double z23 = c5*phi[5] + U2_5*phi[4];
    const double z24 = phi[3] - z23;
    const double z25 = neg_U3_4*z24 + (phi[2] - z23);
    const double neg_U2_4 = iD4*z21;
    const double z26 = phi[1] - z23 + z24*neg_U2_4 - U2_3*z25;
    const double D2 = z19 + (2.0*z20 + 1.7701269384100002) - z21*neg_U2_4 - z22*U2_3;
    const double iD2 = 1.0/D2;
    const double z27 = z5*(c5*z10) + (z17*neg_U1_6 - neg_S4_yz*z6) - U2_5*z12;
    const double z28 = z14 + z27;
    const double z29 = z27 - (0.09736195574999999*z3 - ms3_y_scaled);
    const double z30 = neg_U3_4*z28 + z29;
    const double z31 = neg_U2_4*z28 + (0.4084992088750001*s2 + z29) - U2_3*z30;
    const double U1_2 = iD2*z31;
    const double U1_3 = iD3*z30;
    const double U1_4 = iD4*z28;
    const double U1_5 = iD5*z12;
    const double z32 = z25*U1_3 + (z24*U1_4 + (phi[4]*U1_5 - (phi[5]*neg_U1_6 + phi[0])));
    const double z33 = 0.0171364731454*(neg_U1_6*neg_U1_6) + (0.59155695167475*(z3*z3) + (z8 -
        3.0176683025275 + 1.7550195384100002*(s2*s2)));
    const double z34 = z12*U1_5 + (z15 + (2.0*(z13*(0.9229411764705883*z4) - z16) + z33));
    const double neg_D1 = z28*U1_4 + z34 + z30*U1_3 + z31*U1_2;
    const double neg_iD1 = 1.0/neg_D1;
    const double z35 = (z26*U1_2 + z32)*neg_iD1;
    const double z36 = U1_2*z35 - z26*iD2;
    const double z37 = U1_3*z35 - iD3*z25 - U2_3*z36;
    const double z38 = neg_U3_4*z37 + (neg_U2_4*z36 + (U1_4*z35 - iD4*z24));
    const double z39 = z38 + (z36 + z37);

    qdd[0] = z35;
    qdd[1] = -z36;
    qdd[2] = -z37;
    qdd[3] = -z38;
    qdd[4] = U2_5*z39 - (U1_5*z35 - iD5*phi[4]);
    qdd[5] = neg_U1_6*z35 + 58.355064750790525*phi[5] + c5*z39;
}

void ur5_energy(const double q[6], const double qd[6], double e[2])
{
    /* joint angles */
    double s5, c5;
    double s2, c2;
    double s3, c3;
    double s4, c4;
    rbgen_sincos4(q[4], &s5, &c5, q[1], &s2, &c2, q[2], &s3, &c3, q[3], &s4, &c4);
    double s6, c6;
    rbgen_sincos(q[5], &s6, &c6);

    /* link 2 */
    const double neg_w2_x = qd[0]*s2;
    const double neg_w2_y = qd[0]*c2;
    const double z1 = qd[1] + 0.4851785714285714*neg_w2_x;

    /* link 3 */
    const double z2 = s3*neg_w2_y;
    const double z3 = c3*neg_w2_y;
    const double neg_w3_x = z2 + neg_w2_x*c3;
    const double w3_y = s3*neg_w2_x - z3;
    const double w3_z = qd[1] + qd[2];
    const double z4 = neg_w2_x + 3.8937242327072834*qd[1];
    const double v3_y_scaled = z2 + c3*z4;
    const double z5 = 0.10915*v3_y_scaled;
    const double z6 = 0.25*w3_z - 0.093*neg_w3_x + z5;
    const double z7 = 0.425*neg_w2_y;
    const double z8 = 0.25*w3_y - z7;
    const double v3_x_scaled = s3*z4 - z3;
    const double z9 = 0.10915*v3_x_scaled;
    const double z10 = 0.093*w3_y - z9;
    const double z11 = s2*c3 + s3*c2;

    /* link 4 */
    const double w4_x = s4*w3_y - c4*neg_w3_x;
    const double w4_y = s4*neg_w3_x + w3_y*c4;
    const double w4_z = w3_z + qd[3];
    const double z12 = z5 + 0.39225*w3_z;
    const double v4_x = c4*z9 + s4*z12;
    const double v4_y = c4*z12 - s4*z9;
    const double v4_z = z7 - 0.39225*w3_y;
    const double z13 = v4_y + 0.093*w4_x;
    const double z14 = 0.093*w4_y - v4_x;

    /* link 5 */
    const double w5_x = c5*w4_x - w4_z*s5;
    const double neg_w5_y = w4_z*c5 + w4_x*s5;
    const double w5_z = qd[4] + w4_y;
    const double z15 = 0.09465*w4_z - v4_x;
    const double z16 = v4_z + 0.09465*w4_x;
    const double neg_v5_x = c5*z15 + s5*z16;
    const double v5_y = s5*z15 - c5*z16;
    const double z17 = 0.09465*neg_w5_y - neg_v5_x;
    const double z18 = v5_y + 0.09465*w5_x;

    /* link 6 */
    const double w6_x = w5_x*c6 + s6*w5_z;
    const double w6_y = c6*w5_z - w5_x*s6;
    const double w6_z = qd[5] + neg_w5_y;
    const double z19 = 0.0555863777655*(w4_x*w4_x + w4_z*w4_z + w5_x*w5_x + neg_w5_y*neg_w5_y);
    const double z20 = 0.5198982791762501*(neg_w2_y*neg_w2_y) + (0.113445337955*(qd[1]*qd[1]) +
        0.00333*(qd[0]*qd[0]));
    const double z21 = 0.32900560000000006*(z1*z1) + (z20 + 0.0075537*(neg_w2_x*neg_w2_x)) +
        0.0020475*(neg_w3_x*neg_w3_x);
    const double z22 = 0.10971*(w5_z*w5_z + w4_y*w4_y) + (z21 + 0.024721656778*(w3_z*w3_z +
        w3_y*w3_y));
    const double z23 = 0.016911*(w6_y*w6_y) + (z22 + 1.1375*(z6*z6 + z8*z8 + z10*z10));
    const double z24 = z17*z17 + (z13*z13 + (v4_z*v4_z + v4_y*v4_y) + z14*z14);
    const double z25 = 0.0085682365727*(w6_z*w6_z + w6_x*w6_x) + (z19 + z23) + 0.6095*(z24 +
        z18*z18);
    const double v6_x = s6*v4_y - c6*neg_v5_x;
    const double v6_y = s6*neg_v5_x + c6*v4_y;
    const double z26 = 0.17446825035000002*(c4*(c3*c2 - s3*s2) - s4*z11) + (15.68382848775*z11 +
        (43.48696972500001*s2 - 14.863711066281002));

    e[0] = z25 + 0.09395*(v5_y*v5_y + v6_x*v6_x + v6_y*v6_y);
    e[1] = -z26;
}
