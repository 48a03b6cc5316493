/* cobra600: robot dynamics as straight-line C, by rbgen 0.2.0
 *
 * joints   4: RRPR
 * source   Adept Cobra 600, a SCARA: frames and limits from P. Corke's Robotics Toolbox for
 *          MATLAB, models/mdl_cobra600.m; masses made up for this collection.
 * model    0ee759d6e5b4c6b5
 * command  rbgen emit cobra600
 *
 * Operations of each call: multiplications M, additions and subtractions A, divisions and square
 * roots D, pairs of sine and cosine.
 *
 *   function                  algorithm            M      A    D  sin/cos
 *   inverse_dynamics          best                 19     15    0        1
 *   inertia_matrix            best                  2      2    0        1
 *   bias                      best                  8      4    0        1
 *   gravity                   best                  0      0    0        0
 *   forward_dynamics          best                 19     15    1        1
 *   forward_kinematics        best: tool            6      6    0        3
 *   jacobian                  best: frames          4      3    0        2
 *   inertia_solve             best                 11      9    1        1
 *   energy                    best: links          31     17    0        2
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
 *   phi1    what the bias leaves of tau
 *   D1      pivot of the elimination M = U D U^T
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

#define COBRA600_DOF 4

#ifdef __cplusplus
extern "C" {
#endif

/* joint torques (forces) for the motion */
void cobra600_inverse_dynamics(const double q[4], const double qd[4], const double qdd[4],
                               double tau[4]);
/* symmetric, row-major */
void cobra600_inertia_matrix(const double q[4], double M[16]);
/* Coriolis, centrifugal, gravity, friction */
void cobra600_bias(const double q[4], const double qd[4], double b[4]);
/* torques that hold the arm still */
void cobra600_gravity(const double q[4], double g[4]);
/* accelerations for the torques */
void cobra600_forward_dynamics(const double q[4], const double qd[4], const double tau[4],
                               double qdd[4]);
/* tool in the world: axes as columns of R, origin p */
void cobra600_forward_kinematics(const double q[4], double R[9], double p[3]);
/* 6 x n: linear rows, then angular, world axes, at the tool */
void cobra600_jacobian(const double q[4], double J[24]);
/* M^-1 phi */
void cobra600_inertia_solve(const double q[4], const double phi[4], double qdd[4]);
/* kinetic, potential (zero at the world's origin) */
void cobra600_energy(const double q[4], const double qd[4], double e[2]);

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

void cobra600_inverse_dynamics(const double q[4], const double qd[4], const double qdd[4],
                               double tau[4])
{
    /* joint angles */
    double s2, c2;
    rbgen_sincos(q[1], &s2, &c2);

    /* motion of link 1 */
    const double neg_U1_xx = qd[0]*qd[0];

    /* motion of link 2 */
    const double a2_y_scaled = s2*neg_U1_xx + qdd[0]*c2;
    const double wd2_z = qdd[0] + qdd[1];
    const double w2_z = qd[0] + qd[1];
    const double neg_U2_xx = w2_z*w2_z;

    /* motion of link 3 */
    const double a3_z_scaled = 0.8624435314715675*qdd[2] - 8.460571043736078;

    /* motion of link 4 */
    const double wd4_z = qdd[3] - wd2_z;

    /* forces on link 2 */
    const double z1 = 5.355924600518475e-05*wd4_z;
    const double n2_z = 0.28134847140709535*a2_y_scaled + (0.19753539559530228*wd2_z - z1);
    const double f2_y_scaled = 0.28134847140709535*wd2_z + 0.9363660294562788*a2_y_scaled;
    const double f2_x_scaled = s2*qdd[0] - (0.300468473392255*neg_U2_xx + neg_U1_xx*c2);

    tau[0] = n2_z + (c2*f2_y_scaled + (0.192*qdd[0] + f2_x_scaled*(0.9363660294562788*s2)));
    tau[1] = n2_z + 0.05*qdd[1];
    tau[2] = a3_z_scaled;
    tau[3] = 0.002*qdd[3] + z1;
}

void cobra600_inertia_matrix(const double q[4], double M[16])
{
    /* joint angles */
    double c2_sine, c2;
    rbgen_sincos(q[1], &c2_sine, &c2);

    /* column 2 */
    const double z1 = 0.28134847140709535*c2 + 0.19758895484130745;

    M[0] = 0.5626969428141907*c2 + 1.3259549842975862;
    M[1] = z1;
    M[2] = 0.0;
    M[3] = -5.355924600518475e-05;
    M[4] = z1;
    M[5] = 0.24758895484130747;
    M[6] = 0.0;
    M[7] = -5.355924600518475e-05;
    M[8] = 0.0;
    M[9] = 0.0;
    M[10] = 0.8624435314715675;
    M[11] = 0.0;
    M[12] = -5.355924600518475e-05;
    M[13] = -5.355924600518475e-05;
    M[14] = 0.0;
    M[15] = 0.002053559246005185;
}

void cobra600_bias(const double q[4], const double qd[4], double b[4])
{
    /* joint angles */
    double s2, c2;
    rbgen_sincos(q[1], &s2, &c2);

    /* motion of link 1 */
    const double neg_U1_xx = qd[0]*qd[0];

    /* motion of link 2 */
    const double w2_z = qd[0] + qd[1];
    const double neg_U2_xx = w2_z*w2_z;

    /* forces on link 2 */
    const double z1 = 0.28134847140709535*s2;
    const double z2 = 3.3281361891652503*c2;
    const double neg_f2_x_scaled = z2*neg_U1_xx + neg_U2_xx;
    const double z3 = z1*neg_U1_xx;
    const double n1_z = z3 + z2*z3 - z1*neg_f2_x_scaled;

    b[0] = n1_z;
    b[1] = z3;
    b[2] = -8.460571043736078;
    b[3] = 0.0;
}

void cobra600_gravity(const double q[4], double g[4])
{
    (void)q;
    g[0] = 0.0;
    g[1] = 0.0;
    g[2] = -8.460571043736078;
    g[3] = 0.0;
}

void cobra600_forward_dynamics(const double q[4], const double qd[4], const double tau[4],
                               double qdd[4])
{
    /* joint angles */
    double s2, c2;
    rbgen_sincos(q[1], &s2, &c2);

    /* motion of link 1 */
    const double neg_U1_xx = qd[0]*qd[0];

    /* motion of link 2 */
    const double w2_z = qd[0] + qd[1];
    const double neg_U2_xx = w2_z*w2_z;

    /* forces on link 2 */
    const double z1 = 3.3281361891652503*c2;
    const double neg_f2_x_scaled = neg_U1_xx*z1 + neg_U2_xx;

    /* forces on link 1 */
    const double phi3_scaled = 1.1594962029499172*tau[2] + 9.81;

    /* elimination */
    const double z2 = 0.28134847140709535*s2;
    const double z3 = z2*neg_U1_xx;
    const double z4 = 0.026081178865121245*tau[3] - z3;
    const double z5 = 1.136359491297488*c2 + 0.7980512412926459;
    const double z6 = z4 + tau[1];
    const double D1_scaled = c2 + 2.3564257889475635 - z5*(0.44000160497546703*z5);
    const double z7 = (z4 + (z2*neg_f2_x_scaled - (z3*z1 - tau[0])) -
        z5*z6)*(1.7771555590807822/D1_scaled);
    const double z8 = 4.0389751741470805*z6 - z5*z7;

    qdd[0] = z7;
    qdd[1] = z8;
    qdd[2] = phi3_scaled;
    qdd[3] = 486.95941056743936*tau[3] + 0.026081178865121245*(z8 + z7);
}

void cobra600_forward_kinematics(const double q[4], double R[9], double p[3])
{
    /* joint angles */
    const double z1 = q[0] + (q[1] - q[3]);
    double s1, c1;
    double s2, c2;
    double z2, z3;
    rbgen_sincos3(q[0], &s1, &c1, q[1], &s2, &c2, z1, &z2, &z3);

    /* tool seen from link 1 */
    const double z4 = 0.275*c2 + 0.325;
    const double z5 = 0.275*s2;

    R[0] = z3;
    R[1] = z2;
    R[2] = 0.0;
    R[3] = z2;
    R[4] = -z3;
    R[5] = 0.0;
    R[6] = 0.0;
    R[7] = 0.0;
    R[8] = -1.0;
    p[0] = c1*z4 - s1*z5;
    p[1] = s1*z4 + c1*z5;
    p[2] = 0.387 - q[2];
}

void cobra600_jacobian(const double q[4], double J[24])
{
    /* joint angles */
    const double z1 = q[0] + q[1];
    double s1, c1;
    double z2, z3;
    rbgen_sincos2(q[0], &s1, &c1, z1, &z2, &z3);

    /* frame 3 */
    const double z4 = 0.275*z2;
    const double z5 = 0.275*z3;

    J[0] = -(0.325*s1 + z4);
    J[1] = -z4;
    J[2] = 0.0;
    J[3] = 0.0;
    J[4] = z5 + 0.325*c1;
    J[5] = z5;
    J[6] = 0.0;
    J[7] = 0.0;
    J[8] = 0.0;
    J[9] = 0.0;
    J[10] = -1.0;
    J[11] = 0.0;
    J[12] = 0.0;
    J[13] = 0.0;
    J[14] = 0.0;
    J[15] = 0.0;
    J[16] = 0.0;
    J[17] = 0.0;
    J[18] = 0.0;
    J[19] = 0.0;
    J[20] = 1.0;
    J[21] = 1.0;
    J[22] = 0.0;
    J[23] = -1.0;
}

void cobra600_inertia_solve(const double q[4], const double phi[4], double qdd[4])
{
    /* joint angles */
    double c2_sine, c2;
    rbgen_sincos(q[1], &c2_sine, &c2);

    /* elimination */
    const double z1 = c2 + 0.7022876540428559;
    const double D1_scaled = 1.7600064199018681*c2 + 4.147324516570036 - z1*z1;
    const double z2 = 0.026081178865121245*phi[3];
    const double z3 = 1.136359491297488*z1;
    const double z4 = z2 + phi[1];
    const double z5 = 3.1278051931464703/D1_scaled*(z2 + phi[0] - z3*z4);
    const double z6 = 4.0389751741470805*z4 - z3*z5;

    qdd[0] = z5;
    qdd[1] = z6;
    qdd[2] = 1.1594962029499172*phi[2];
    qdd[3] = 0.026081178865121245*(z6 + z5) + 486.95941056743936*phi[3];
}

void cobra600_energy(const double q[4], const double qd[4], double e[2])
{
    /* joint angles */
    double s2, c2;
    double s4, c4;
    rbgen_sincos2(q[1], &s2, &c2, q[3], &s4, &c4);

    /* link 2 */
    const double w2_z = qd[0] + qd[1];
    const double z1 = 0.325*qd[0];
    const double z2 = z1*c2;
    const double z3 = 0.11600943065156746*w2_z + z2;
    const double v2_x = z1*s2;

    /* link 3 */
    const double neg_v3_y = z2 + 0.275*w2_z;

    /* link 4 */
    const double z4 = 0.025*(qd[1]*qd[1]) + 0.23250777168076486*(qd[0]*qd[0]) +
        0.43122176573578375*(qd[2]*qd[2]);
    const double w4_z = qd[3] - w2_z;
    const double z5 = 0.001*(qd[3]*qd[3]) + z4 + 0.029699681383771*(w2_z*w2_z) +
        2.6779623002592375e-05*(w4_z*w4_z);
    const double z6 = 2.708898878499715*(z3*z3) + (2.817675428252676*(v2_x*v2_x) + z5) +
        0.10877654975296133*(neg_v3_y*neg_v3_y);
    const double v4_x = v2_x*c4 - neg_v3_y*s4;
    const double neg_v4_y = v2_x*s4 + neg_v3_y*c4;

    e[0] = z6 + 0.32244521598282244*(neg_v4_y*neg_v4_y + v4_x*v4_x);
    e[1] = 55.72116352910191 - 8.460571043736078*q[2];
}
