/* planar_3r: robot dynamics as straight-line C, by rbgen 0.2.0
 *
 * joints   3: RRR
 * source   S. K. Saha, Simulation of industrial manipulators based on the UDU^T decomposition
 *          of inertia matrix, Multibody System Dynamics 9(1), 2003, pp. 63-85, three-link
 *          planar arm (section 4), which the paper takes from J. Angeles's book (its reference
 *          7).
 * model    810789d1b95ef3d3
 * command  rbgen emit planar_3r
 *
 * Operations of each call: multiplications M, additions and subtractions A, divisions and square
 * roots D, pairs of sine and cosine.
 *
 *   function                  algorithm            M      A    D  sin/cos
 *   inverse_dynamics          best                 28     22    0        3
 *   inertia_matrix            best                  5      8    0        3
 *   bias                      best                 18     13    0        3
 *   gravity                   best                  3      4    0        3
 *   forward_dynamics          best                 46     34    2        3
 *   forward_kinematics        best: tool           10      8    0        4
 *   jacobian                  best: frames          6      6    0        3
 *   inertia_solve             best                 28     21    2        2
 *   energy                    best: links          31     18    0        3
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
 *   F1_xx   articulated body: moment by linear acceleration
 *   G1_xx   articulated body: force by linear acceleration
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

#define PLANAR_3R_DOF 3

#ifdef __cplusplus
extern "C" {
#endif

/* joint torques (forces) for the motion */
void planar_3r_inverse_dynamics(const double q[3], const double qd[3], const double qdd[3],
                                double tau[3]);
/* symmetric, row-major */
void planar_3r_inertia_matrix(const double q[3], double M[9]);
/* Coriolis, centrifugal, gravity, friction */
void planar_3r_bias(const double q[3], const double qd[3], double b[3]);
/* torques that hold the arm still */
void planar_3r_gravity(const double q[3], double g[3]);
/* accelerations for the torques */
void planar_3r_forward_dynamics(const double q[3], const double qd[3], const double tau[3],
                                double qdd[3]);
/* tool in the world: axes as columns of R, origin p */
void planar_3r_forward_kinematics(const double q[3], double R[9], double p[3]);
/* 6 x n: linear rows, then angular, world axes, at the tool */
void planar_3r_jacobian(const double q[3], double J[18]);
/* M^-1 phi */
void planar_3r_inertia_solve(const double q[3], const double phi[3], double qdd[3]);
/* kinetic, potential (zero at the world's origin) */
void planar_3r_energy(const double q[3], const double qd[3], double e[2]);

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

void planar_3r_inverse_dynamics(const double q[3], const double qd[3], const double qdd[3],
                                double tau[3])
{
    /* joint angles */
    double s1, c1;
    double s2, c2;
    double s3, c3;
    rbgen_sincos3(q[0], &s1, &c1, q[1], &s2, &c2, q[2], &s3, &c3);
    const double z1 = 0.00825*s3;
    const double z2 = 0.00825*c3;

    /* motion of link 1 */
    const double a1_x = 39.24*s1;
    const double a1_y = 39.24*c1;
    const double neg_U1_xx = qd[0]*qd[0];

    /* motion of link 2 */
    const double wd2_z = qdd[0] + qdd[1];
    const double w2_z = qd[0] + qd[1];
    const double z3 = 1.2*qdd[0] + a1_y;
    const double z4 = 1.2*neg_U1_xx - a1_x;
    const double a2_x = s2*z3 - c2*z4;
    const double a2_y = c2*z3 + s2*z4;
    const double neg_U2_xx = w2_z*w2_z;

    /* motion of link 3 */
    const double w3_z = w2_z + qd[2];
    const double neg_U3_xx = w3_z*w3_z;
    const double wd3_z = wd2_z + qdd[2];
    const double a3_x = a2_x - neg_U2_xx;
    const double a3_y = wd2_z + a2_y;

    /* forces on link 3 */
    const double f3_x = 0.03125*a3_x - (neg_U3_xx*z2 + z1*wd3_z);
    const double f3_y = 0.03125*a3_y - (neg_U3_xx*z1 - z2*wd3_z);
    const double n3_z = z2*a3_y - z1*a3_x + 0.00484*wd3_z;

    /* forces on link 2 */
    const double n2_z = f3_y + n3_z - 0.0041666666666667004*wd2_z;

    /* forces on link 1 */
    const double n1_z = n2_z + 1.2*(s2*f3_x + c2*f3_y) + (1.3243500000000001*c1 + 0.033*qdd[0]);

    tau[0] = n1_z;
    tau[1] = n2_z;
    tau[2] = n3_z;
}

void planar_3r_inertia_matrix(const double q[3], double M[9])
{
    /* joint angles */
    double c2_sine, c2;
    double c3_sine, c3;
    double z1_sine, z1;
    rbgen_sincos3(q[1], &c2_sine, &c2, q[2], &c3_sine, &c3, q[1] + q[2], &z1_sine, &z1);

    /* composite body 3 */
    const double z2 = 0.009899999999999999*z1;
    const double ms2_x = z2 + 0.0375*c2;
    const double z3 = 0.0165*c3 + 0.0319233333333333;

    /* column 3 */
    const double z4 = 0.00825*c3 + 0.00484;
    const double z5 = z2 + z4;

    /* column 2 */
    const double z6 = ms2_x + z3;

    M[0] = 2.0*ms2_x + z3 + 0.078;
    M[1] = z6;
    M[2] = z5;
    M[3] = z6;
    M[4] = z3;
    M[5] = z4;
    M[6] = z5;
    M[7] = z4;
    M[8] = 0.00484;
}

void planar_3r_bias(const double q[3], const double qd[3], double b[3])
{
    /* joint angles */
    const double z1 = q[1] + q[2];
    double s1, c1;
    double s2, c2;
    double z2, z3;
    rbgen_sincos3(q[0], &s1, &c1, q[1], &s2, &c2, z1, &z2, &z3);

    /* motion of link 1 */
    const double neg_U1_xx = qd[0]*qd[0];

    /* motion of link 2 */
    const double w2_z = qd[0] + qd[1];
    const double neg_U2_xx = w2_z*w2_z;

    /* motion of link 3 */
    const double w3_z = w2_z + qd[2];
    const double neg_U3_xx = w3_z*w3_z;
    const double z4 = 0.0254841997961264*neg_U2_xx;
    const double a3_y_scaled = c1 - s2*z4;
    const double a3_x_scaled = s1 - (c2*z4 + 0.030581039755351678*neg_U1_xx);

    /* forces on link 3 */
    const double z5 = 0.00672782874617737*neg_U3_xx;
    const double f3_y_scaled = a3_y_scaled - z5*z2;
    const double f3_x_scaled = a3_x_scaled - z5*z3;
    const double n3_z_scaled = a3_y_scaled*z3 - z2*a3_x_scaled;
    const double z6 = 0.32373*n3_z_scaled;
    const double n2_z = 1.22625*(c2*f3_y_scaled - s2*f3_x_scaled) + z6;

    /* forces on link 1 */
    const double n1_z = 1.3243500000000001*c1 + 1.4715*f3_y_scaled + n2_z;

    b[0] = n1_z;
    b[1] = n2_z;
    b[2] = z6;
}

void planar_3r_gravity(const double q[3], double g[3])
{
    /* joint angles */
    const double z1 = q[0] + q[1];
    double c1_sine, c1;
    double z2_sine, z2;
    double z3_sine, z3;
    rbgen_sincos3(q[0], &c1_sine, &c1, z1, &z2_sine, &z2, z1 + q[2], &z3_sine, &z3);

    /* forces on link 3 */
    const double n3_z = 0.32373*z3;
    const double n2_z = 1.22625*z2 + n3_z;

    /* forces on link 2 */
    const double n1_z = 2.79585*c1 + n2_z;

    g[0] = n1_z;
    g[1] = n2_z;
    g[2] = n3_z;
}

void planar_3r_forward_dynamics(const double q[3], const double qd[3], const double tau[3],
                                double qdd[3])
{
    /* joint angles */
    const double z1 = q[1] + q[2];
    double s1, c1;
    double s2, c2;
    double z2, z3;
    rbgen_sincos3(q[0], &s1, &c1, q[1], &s2, &c2, z1, &z2, &z3);
    const double z4 = 0.8333333333333334*c2;
    const double z5 = 0.8333333333333334*s2;

    /* motion of link 1 */
    const double neg_U1_xx = qd[0]*qd[0];

    /* motion of link 2 */
    const double w2_z = qd[0] + qd[1];
    const double neg_U2_xx = w2_z*w2_z;

    /* motion of link 3 */
    const double a3_y_scaled = 32.7*c1 - z5*neg_U2_xx;
    const double neg_a3_x_scaled = z4*neg_U2_xx + (neg_U1_xx - 32.7*s1);
    const double w3_z = w2_z + qd[2];
    const double neg_U3_xx = w3_z*w3_z;

    /* forces on link 3 */
    const double z6 = 0.009899999999999999*z3;
    const double z7 = 0.009899999999999999*z2;
    const double f3_y_scaled = 0.045*a3_y_scaled - neg_U3_xx*z7;
    const double neg_f3_x_scaled = z6*neg_U3_xx + 0.045*neg_a3_x_scaled;

    /* forces on link 1 */
    const double z8 = 2.0454545454545454*z3;
    const double z9 = 2.0454545454545454*z2;
    const double neg_phi3_scaled = a3_y_scaled*z8 + (z9*neg_a3_x_scaled -
        206.61157024793388*tau[2]);

    /* articulated body 3 */
    const double z10 = 0.020249999999999997*z2;
    const double z11 = z2*z10;
    const double G2_xx = 0.045 - z11;
    const double G2_xy = z10*z3;
    const double G2_yy = z11 + 0.024749999999999998;
    const double F2_xz = G2_xy*z4 - G2_xx*z5;
    const double F2_yz = z4*G2_yy - G2_xy*z5;
    const double I2_zz = z4*F2_yz - (z5*F2_xz + 0.0041666666666667004);
    const double z12 = neg_phi3_scaled*z6;

    /* articulated body 2 */
    const double iD2 = 1.0/I2_zz;
    const double z13 = F2_yz*iD2;
    const double u2 = z4*z12 + (tau[1] - tau[2] - z4*f3_y_scaled - z5*neg_f3_x_scaled) +
        z5*(neg_phi3_scaled*z7);
    const double I1_zz = z11 + 0.057749999999999996 - F2_yz*z13;

    /* articulated body 1 */
    const double u1 = z12 - (1.3243500000000001*c1 + (tau[1] - tau[0]) + f3_y_scaled) - z13*u2;
    const double iD1 = 1.0/I1_zz;

    /* acceleration of link 1 */
    const double qdd1 = u1*iD1;

    /* acceleration of link 2 */
    const double z14 = z13*qdd1 - iD2*u2;
    const double neg_qdd2 = qdd1 + z14;

    /* acceleration of link 3 */
    const double qdd3 = z9*(z5*z14) + (z14 - neg_phi3_scaled) - z8*(qdd1 - z4*z14);

    qdd[0] = qdd1;
    qdd[1] = -neg_qdd2;
    qdd[2] = qdd3;
}

void planar_3r_forward_kinematics(const double q[3], double R[9], double p[3])
{
    /* joint angles */
    const double z1 = q[0] + (q[1] + q[2]);
    double s1, c1;
    double s3, c3;
    double s2, c2;
    double z2, z3;
    rbgen_sincos4(q[0], &s1, &c1, q[2], &s3, &c3, q[1], &s2, &c2, z1, &z2, &z3);

    /* tool seen from link 2 */
    const double z4 = 0.22*c3 + 0.25;
    const double z5 = 0.22*s3;

    /* tool seen from link 1 */
    const double z6 = s2*z4 + c2*z5;
    const double z7 = s2*z5 - c2*z4 - 0.3;

    R[0] = z3;
    R[1] = -z2;
    R[2] = 0.0;
    R[3] = z2;
    R[4] = z3;
    R[5] = 0.0;
    R[6] = 0.0;
    R[7] = 0.0;
    R[8] = 1.0;
    p[0] = -(s1*z6 + c1*z7);
    p[1] = c1*z6 - s1*z7;
    p[2] = 0.0;
}

void planar_3r_jacobian(const double q[3], double J[18])
{
    /* joint angles */
    const double z1 = q[0] + q[1];
    const double z2 = z1 + q[2];
    double s1, c1;
    double z3, z4;
    double z5, z6;
    rbgen_sincos3(q[0], &s1, &c1, z1, &z3, &z4, z2, &z5, &z6);

    /* Jacobian */
    const double z7 = 0.22*z5;
    const double z8 = z7 + 0.25*z3;
    const double z9 = 0.22*z6;
    const double z10 = 0.25*z4 + z9;

    J[0] = -(z8 + 0.3*s1);
    J[1] = -z8;
    J[2] = -z7;
    J[3] = 0.3*c1 + z10;
    J[4] = z10;
    J[5] = z9;
    J[6] = 0.0;
    J[7] = 0.0;
    J[8] = 0.0;
    J[9] = 0.0;
    J[10] = 0.0;
    J[11] = 0.0;
    J[12] = 0.0;
    J[13] = 0.0;
    J[14] = 0.0;
    J[15] = 1.0;
    J[16] = 1.0;
    J[17] = 1.0;
}

void planar_3r_inertia_solve(const double q[3], const double phi[3], double qdd[3])
{
    /* joint angles */
    const double z1 = q[2] + q[1];
    double z2, z3;
    double s2, c2;
    rbgen_sincos2(z1, &z2, &z3, q[1], &s2, &c2);
    const double z4 = 0.8333333333333334*c2;
    const double z5 = 0.8333333333333334*s2;

    /* articulated body 3 */
    const double z6 = 2.0454545454545454*phi[2];
    const double z7 = z6*z3;
    const double z8 = 0.020249999999999997*z2;
    const double z9 = z2*z8;
    const double G2_xx = 0.045 - z9;
    const double G2_xy = z3*z8;
    const double G2_yy = z9 + 0.024749999999999998;
    const double F2_xz = G2_xy*z4 - G2_xx*z5;
    const double F2_yz = z4*G2_yy - G2_xy*z5;
    const double I2_zz = z4*F2_yz - (z5*F2_xz + 0.0041666666666667004);

    /* articulated body 2 */
    const double iD2 = 1.0/I2_zz;
    const double z10 = F2_yz*iD2;
    const double neg_u2 = z7*z4 + (phi[2] - phi[1]) + z5*(z6*z2);
    const double I1_zz = z9 + 0.057749999999999996 - F2_yz*z10;

    /* articulated body 1 */
    const double u1 = phi[0] - phi[1] - z7 + z10*neg_u2;
    const double iD1 = 1.0/I1_zz;

    /* acceleration of link 1 */
    const double qdd1 = u1*iD1;

    /* acceleration of link 2 */
    const double z11 = iD2*neg_u2 + z10*qdd1;
    const double neg_qdd2 = z11 + qdd1;

    /* acceleration of link 3 */
    const double qdd3 = z11 + 206.61157024793388*phi[2] - 2.0454545454545454*(z3*(qdd1 - z4*z11) -
        z2*(z5*z11));

    qdd[0] = qdd1;
    qdd[1] = -neg_qdd2;
    qdd[2] = qdd3;
}

void planar_3r_energy(const double q[3], const double qd[3], double e[2])
{
    /* joint angles */
    double s1, c1;
    double s2, c2;
    double s3, c3;
    rbgen_sincos3(q[0], &s1, &c1, q[1], &s2, &c2, q[2], &s3, &c3);

    /* link 2 */
    const double z1 = 0.3*qd[0];
    const double z2 = c2*z1;
    const double w2_z = qd[0] + qd[1];
    const double z3 = z2 + 0.125*w2_z;
    const double v2_x = s2*z1;
    const double z4 = c1*s2 + s1*c2;

    /* link 3 */
    const double w3_z = w2_z + qd[2];
    const double z5 = 0.000605*(w3_z*w3_z) + (0.00104166666666665*(w2_z*w2_z) +
        0.0075*(qd[0]*qd[0]));
    const double z6 = z2 + 0.25*w2_z;
    const double v3_x = s3*z6 + c3*v2_x;
    const double z7 = c3*z6 + (0.11*w3_z - s3*v2_x);
    const double z8 = 0.2*(z3*z3 + v2_x*v2_x) + z5 + 0.15*(v3_x*v3_x + z7*z7);
    const double z9 = 0.32373*(c3*z4 + s3*(c1*c2 - s1*s2)) + (1.22625*z4 + 2.79585*s1);

    e[0] = z8;
    e[1] = z9;
}
