/* puma: robot dynamics as straight-line C, by rbgen 0.2.0
 *
 * joints   6: RRRRRR
 * source   S. K. Saha, Simulation of industrial manipulators based on the UDU^T decomposition
 *          of inertia matrix, Multibody System Dynamics 9(1), 2003, pp. 63-85, Table II(ii)
 *          (PUMA robot), with four moments of inertia made positive.
 * model    05ba9980a5178135
 * command  rbgen emit puma --functions inverse-dynamics,gravity --real float --prefix puma_f --header puma_f.h
 *
 * Operations of each call: multiplications M, additions and subtractions A, divisions and square
 * roots D, pairs of sine and cosine.
 *
 *   function                  algorithm            M      A    D  sin/cos
 *   inverse_dynamics          best                130    102    0        4
 *   gravity                   best                 17      8    0        4
 *
 * What goes in and comes out, with its SI unit. Arrays are row-major float; joints come in the
 * order of the robot file.
 *
 *   inverse_dynamics          q [rad], qd [rad/s], qdd [rad/s^2] -> tau [N m]
 *   gravity                   q [rad] -> g [N m]
 *
 * Names of intermediates, here those of joint or link 1, components in the link's axes; neg_w1_x
 * is -w1_x; w1_x_scaled is w1_x times a constant:
 *
 *   s1      sine of the joint's angle
 *   c1      cosine of the joint's angle
 *   w1_x    angular velocity of the link
 *   wd1_x   angular acceleration of the link
 *   a1_x    acceleration of the link's origin, less gravity's
 *   U1_xx   wd~ + w~ w~, where w~ r = w x r: makes of a vector in the link its second derivative
 *   f1_x    force that the link and all beyond it take
 *   n1_x    moment that the link and all beyond it take
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

#include "puma_f.h"

const char *const puma_f_joint_names[6] = {
    "waist",
    "shoulder",
    "elbow",
    "wrist_roll",
    "wrist_pitch",
    "hand_roll"
};
const char *const puma_f_link_names[6] = {
    "waist",
    "shoulder",
    "elbow",
    "wrist_roll",
    "wrist_pitch",
    "hand_roll"
};
const float puma_f_lower[6] = {-3.4e38f, -3.4e38f, -3.4e38f, -3.4e38f, -3.4e38f, -3.4e38f};
const float puma_f_upper[6] = {3.4e38f, 3.4e38f, 3.4e38f, 3.4e38f, 3.4e38f, 3.4e38f};
const float puma_f_effort[6] = {3.4e38f, 3.4e38f, 3.4e38f, 3.4e38f, 3.4e38f, 3.4e38f};

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
   units in the last place up to |x| = 1e4; beyond, it grows like that of x itself, |x|*1e-7,
   and from |x| = 6e6 on the values mean nothing. The sine of -0 is -0; NaN and infinity give NaN.
   Rounding must be to nearest. */
#ifndef RBGEN_SINCOSF
#define RBGEN_SINCOSF
#ifdef __GNUC__
__attribute__((always_inline, unused))
#endif
static inline void rbgen_sincosf(float x, float *sine, float *cosine)
{
    /* sums with 1.5*2^23 are whole numbers */
    RBGEN_ROUNDED float t = x*0.63661975f + 12582912.0f;
    RBGEN_ROUNDED float k = t - 12582912.0f;
    RBGEN_ROUNDED float o = x - k*1.5703125f;
    RBGEN_ROUNDED float p = o - k*0.0004837513f;
    RBGEN_ROUNDED float w = k*7.5495336e-08f;
    RBGEN_ROUNDED float r = p - w;
    RBGEN_ROUNDED float d = p - r;
    RBGEN_ROUNDED float l = d - w;
    RBGEN_ROUNDED float u = k*0.25f + 12582912.0f;
    RBGEN_ROUNDED float v = u - 12582912.0f;
    const float e = k*2.563344e-12f - l;
    const float j = 4.0f*v - k;      /* -2 to 2 */
    const float a = 1.0f - fabsf(j); /* cos(k*pi/2) */
    const float b = j + j*a;         /* -sin(k*pi/2) */
    const float z = r*r;
    float f = z*-0.0001958789f + 0.008332748f;
    float g = z*2.4547942e-05f - 0.0013888302f;
    f = z*f - 0.16666664f;
    g = z*g + 0.041666664f;
    const float s = e - r*z*f;            /* r - e - sin(r - e) */
    const float c = r*e + z*z*g - 0.5f*z; /* cos(r - e) - 1 */
    *sine = a*r - b - a*s - b*c;
    *cosine = b*r + a - b*s + a*c;
}
#endif

/* Sines and cosines of several angles: the same steps for all of them at once, in the lanes of a
   vector, where compiler and processor have those; else for one after the other. The values are the
   same. RBGEN_SINCOSF_LANES may be defined beforehand: 1 does without vectors. */
#ifndef RBGEN_SINCOSF2
#define RBGEN_SINCOSF2
#ifndef RBGEN_SINCOSF_LANES
#if !defined __GNUC__ || defined __TINYC__ || \
    (defined __FLT_EVAL_METHOD__ && __FLT_EVAL_METHOD__ % 16 != 0 && \
     !(defined __clang__ && defined __SSE2_MATH__))
#define RBGEN_SINCOSF_LANES 1
#elif defined __AVX__
#define RBGEN_SINCOSF_LANES 4
#elif defined __SSE2__ || (defined __aarch64__ && defined __ARM_NEON)
#define RBGEN_SINCOSF_LANES 4
#else
#define RBGEN_SINCOSF_LANES 1
#endif
#endif

#if RBGEN_SINCOSF_LANES > 1
typedef float rbgen_lanesf __attribute__((vector_size(RBGEN_SINCOSF_LANES*4)));
typedef int rbgen_bitsf __attribute__((vector_size(RBGEN_SINCOSF_LANES*4)));
#if defined __clang__ && defined __AVX2__
/* Else clang gathers the angles from memory, which takes longer than loading them one by one. */
#define RBGEN_LANESF_APART(x) __asm__("" : "+x"(x))
#else
#define RBGEN_LANESF_APART(x)
#endif
#define RBGEN_LANESF_ABS(x) ((rbgen_lanesf)((rbgen_bitsf)(x) & 0x7fffffff))

__attribute__((always_inline))
static inline void rbgen_sincosf_lanes(const rbgen_lanesf *angles,
    rbgen_lanesf *sine, rbgen_lanesf *cosine)
{
    const rbgen_lanesf x = *angles;
    RBGEN_ROUNDED rbgen_lanesf t = x*0.63661975f + 12582912.0f;
    RBGEN_ROUNDED rbgen_lanesf k = t - 12582912.0f;
    RBGEN_ROUNDED rbgen_lanesf o = x - k*1.5703125f;
    RBGEN_ROUNDED rbgen_lanesf p = o - k*0.0004837513f;
    RBGEN_ROUNDED rbgen_lanesf w = k*7.5495336e-08f;
    RBGEN_ROUNDED rbgen_lanesf r = p - w;
    RBGEN_ROUNDED rbgen_lanesf d = p - r;
    RBGEN_ROUNDED rbgen_lanesf l = d - w;
    RBGEN_ROUNDED rbgen_lanesf u = k*0.25f + 12582912.0f;
    RBGEN_ROUNDED rbgen_lanesf v = u - 12582912.0f;
    const rbgen_lanesf e = k*2.563344e-12f - l;
    const rbgen_lanesf j = 4.0f*v - k;
    const rbgen_lanesf a = 1.0f - RBGEN_LANESF_ABS(j);
    const rbgen_lanesf b = j + j*a;
    const rbgen_lanesf z = r*r;
    rbgen_lanesf f = z*-0.0001958789f + 0.008332748f;
    rbgen_lanesf g = z*2.4547942e-05f - 0.0013888302f;
    f = z*f - 0.16666664f;
    g = z*g + 0.041666664f;
    const rbgen_lanesf s = e - r*z*f;
    const rbgen_lanesf c = r*e + z*z*g - 0.5f*z;
    *sine = a*r - b - a*s - b*c;
    *cosine = b*r + a - b*s + a*c;
}
#endif

#ifdef __GNUC__
__attribute__((always_inline, unused))
#endif
static inline void rbgen_sincosf2(
    float x0, float *sine0, float *cosine0,
    float x1, float *sine1, float *cosine1)
{
#if RBGEN_SINCOSF_LANES == 1
    rbgen_sincosf(x0, sine0, cosine0);
    rbgen_sincosf(x1, sine1, cosine1);
#else
#if RBGEN_SINCOSF_LANES == 2
    const rbgen_lanesf x = {x0, x1};
#else
    const rbgen_lanesf x = {x0, x1, x0, x1};
#endif
    rbgen_lanesf s, c;
    rbgen_sincosf_lanes(&x, &s, &c);
    *sine0 = s[0];
    *sine1 = s[1];
    *cosine0 = c[0];
    *cosine1 = c[1];
#endif
}

#ifdef __GNUC__
__attribute__((always_inline, unused))
#endif
static inline void rbgen_sincosf3(
    float x0, float *sine0, float *cosine0,
    float x1, float *sine1, float *cosine1,
    float x2, float *sine2, float *cosine2)
{
#if RBGEN_SINCOSF_LANES < 4
    rbgen_sincosf2(x0, sine0, cosine0, x1, sine1, cosine1);
    rbgen_sincosf(x2, sine2, cosine2);
#else
    RBGEN_LANESF_APART(x0);
    RBGEN_LANESF_APART(x1);
    RBGEN_LANESF_APART(x2);
    const rbgen_lanesf x = {x0, x1, x2, x2};
    rbgen_lanesf s, c;
    rbgen_sincosf_lanes(&x, &s, &c);
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
static inline void rbgen_sincosf4(
    float x0, float *sine0, float *cosine0,
    float x1, float *sine1, float *cosine1,
    float x2, float *sine2, float *cosine2,
    float x3, float *sine3, float *cosine3)
{
#if RBGEN_SINCOSF_LANES < 4
    rbgen_sincosf2(x0, sine0, cosine0, x1, sine1, cosine1);
    rbgen_sincosf2(x2, sine2, cosine2, x3, sine3, cosine3);
#else
    RBGEN_LANESF_APART(x0);
    RBGEN_LANESF_APART(x1);
    RBGEN_LANESF_APART(x2);
    const rbgen_lanesf x = {x0, x1, x2, x3};
    rbgen_lanesf s, c;
    rbgen_sincosf_lanes(&x, &s, &c);
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

void puma_f_inverse_dynamics(const float q[6], const float qd[6], const float qdd[6], float tau[6])
{
    /* joint angles */
    const float z1 = q[2] + q[1];
    float z2, z3;
    float s2, c2;
    float s4, c4;
    float s5, c5;
    rbgen_sincosf4(z1, &z2, &z3, q[1], &s2, &c2, q[3], &s4, &c4, q[4], &s5, &c5);

    /* motion of link 1 */
    const float neg_U1_xx = qd[0]*qd[0];

    /* motion of link 2 */
    const float neg_U2_yy = qd[1]*qd[1];
    const float neg_U2_xx = neg_U2_yy + neg_U1_xx;
    const float neg_wd2_x = qd[1]*qd[0];

    /* motion of link 3 */
    const float z4 = qdd[1]*c2 - neg_U2_yy*s2;
    const float z5 = z4 - 22.708334f;
    const float z6 = c2*neg_U2_xx + qdd[1]*s2;
    const float z7 = z6 + 0.3449074f*qdd[0];
    const float z8 = s2*(2.0f*neg_wd2_x) - c2*qdd[0];
    const float a3_x = z5*z2 - z3*z7;
    const float a3_y = z3*z5 + z7*z2;
    const float neg_a3_z = z8 + 0.3449074f*neg_U1_xx;
    const float neg_w3_x = qd[0]*z2;
    const float neg_w3_y = z3*qd[0];
    const float w3_z = qd[1] + qd[2];
    const float wd3_z = qdd[1] + qdd[2];
    const float z9 = neg_w3_x*w3_z;
    const float neg_U3_xz = z3*qdd[0];
    const float wd3_y = z9 - neg_U3_xz;
    const float U3_yx = wd3_z + neg_w3_x*neg_w3_y;
    const float U3_yz = qdd[0]*z2;
    const float neg_U3_zx = z9 + wd3_y;
    const float z10 = w3_z*neg_w3_y;
    const float neg_wd3_x = U3_yz + z10;
    const float z11 = neg_w3_y*neg_w3_y;

    /* motion of link 4 */
    const float w4_x = s4*w3_z - c4*neg_w3_x;
    const float w4_y = c4*w3_z + neg_w3_x*s4;
    const float w4_z = qd[3] + neg_w3_y;
    const float wd4_x = s4*wd3_z - c4*neg_wd3_x + qd[3]*w4_y;
    const float wd4_y = c4*wd3_z - w4_x*qd[3] + s4*neg_wd3_x;
    const float wd4_z = qdd[3] - wd3_y;
    const float z12 = a3_y + 0.046296295f*U3_yx;
    const float z13 = w4_x*w4_z;
    const float z14 = 0.046296295f*(w3_z*w3_z + z11) - a3_x;
    const float z15 = 0.046296295f*neg_U3_zx + neg_a3_z;
    const float z16 = w4_z*w4_y;
    const float neg_a4_x = c4*z14 - (z13 + wd4_y) + s4*z15;
    const float neg_a4_y = c4*z15 + (wd4_x - z16 - s4*z14);
    const float neg_a4_z = w4_y*w4_y + z12 + w4_x*w4_x;

    /* motion of link 5 */
    const float w5_x = w4_x*c5 - s5*w4_z;
    const float neg_w5_y = c5*w4_z + w4_x*s5;
    const float w5_z = w4_y + qd[4];
    const float z17 = w5_x*neg_w5_y;
    const float wd5_x = c5*wd4_x - (neg_w5_y*qd[4] + s5*wd4_z);
    const float neg_wd5_y = w5_x*qd[4] + c5*wd4_z + s5*wd4_x;
    const float wd5_z = qdd[4] + wd4_y;
    const float z18 = neg_w5_y*w5_z;
    const float neg_U5_xy = z17 + wd5_z;
    const float neg_U5_yy = w5_x*w5_x + w5_z*w5_z;
    const float U5_zy = wd5_x - z18;

    /* motion of link 6 */
    const float wd6_z = neg_wd5_y + qdd[5];

    /* forces on link 5 */
    const float z19 = 0.0141f*qd[5];
    const float z20 = 0.0141f*wd6_z;
    const float n5_x = 0.13493207f*wd5_x + (w5_z*z19 + 0.006467933f*z18) + 0.008791632f*neg_a4_y;
    const float neg_n5_y = z20 + 0.1273f*neg_wd5_y;

    /* forces on link 4 */
    const float z21 = 0.008791632f*s5;
    const float z22 = 0.008791632f*c5;
    const float z23 = neg_U5_xy*z21 + (1.1783643f*neg_a4_z + (z22*neg_U5_yy + 2.552063f*z12));
    const float neg_f4_x = 1.1783643f*neg_a4_x + (z21*neg_U5_yy - neg_U5_xy*z22);
    const float neg_f4_y = 1.1783643f*neg_a4_y + 0.008791632f*U5_zy;
    const float z24 = c4*neg_f4_x - s4*neg_f4_y;
    const float n5_z = z21*neg_a4_z - (w5_x*z19 + 0.006467933f*z17) + 0.13493207f*wd5_z -
        z22*neg_a4_x;
    const float n4_x = c5*n5_x + (2.9251952f*wd4_x - 2.9054952f*z16 + s5*neg_n5_y);
    const float n4_y = 2.8516953f*z13 + 2.9789953f*wd4_y + n5_z;
    const float n4_z = c5*neg_n5_y - (s5*n5_x - (0.0735f*wd4_z + 0.0538f*(w4_x*w4_y)));
    const float z25 = s4*neg_f4_x + c4*neg_f4_y;
    const float z26 = z25 + 2.552063f*z15;

    /* forces on link 3 */
    const float neg_f3_x = 0.68290734f*a3_x + 2.552063f*z14 + z24;
    const float f3_y = z23 - 0.68290734f*a3_y;
    const float z27 = z2*f3_y + z3*neg_f3_x;
    const float z28 = c4*n4_y + (0.03454198f*(neg_w3_x*neg_w3_x - z11) + 0.1574636f*U3_yx +
        0.046296295f*z23);
    const float n3_x = c4*n4_x + (z25 + (0.03454198f*neg_U3_zx - s4*n4_y));
    const float n3_y = 0.1574636f*neg_U3_zx - 0.03454198f*(z10 + neg_wd3_x) + 0.046296295f*z26 -
        n4_z;
    const float n3_z = s4*n4_x - (z24 - z28);

    /* forces on link 2 */
    const float z29 = c2*(z2*neg_f3_x - (z3*f3_y + 6.9441905f*z4)) - (n3_z + 0.6787f*qdd[1]);
    const float n2_z = s2*(z27 + 6.9441905f*z6) - z29;

    /* forces on link 1 */
    const float z30 = z2*n3_x - (c2*(0.68290734f*neg_a3_z - 6.9441905f*z8 - z26) +
        2.5194426f*qdd[0]);
    const float neg_n1_z = z30 - 0.3449074f*z27 + z3*n3_y;

    tau[0] = -neg_n1_z;
    tau[1] = n2_z;
    tau[2] = n3_z;
    tau[3] = n4_z;
    tau[4] = n5_z;
    tau[5] = z20;
}

void puma_f_gravity(const float q[6], float g[6])
{
    /* joint angles */
    const float z1 = q[2] + q[1];
    float s4, c4;
    float c2_sine, c2;
    float z2, z3;
    float s5, c5;
    rbgen_sincosf4(q[3], &s4, &c4, q[1], &c2_sine, &c2, z1, &z2, &z3, q[4], &s5, &c5);

    /* motion of link 5 */
    const float neg_a5_x_scaled = c4*z2*c5 + s5*z3;

    /* forces on link 5 */
    const float z4 = z2*(0.19964331f*s4);
    const float z5 = c5*z4;
    const float z6 = s5*z4;

    /* forces on link 4 */
    const float z7 = 0.19964331f*neg_a5_x_scaled;
    const float n3_x = s4*z7 - c4*z5;

    /* forces on link 3 */
    const float n2_y = z2*n3_x - z3*z6;
    const float neg_n3_z = s4*z5 + (3.9218419f*z3 + 26.758688f*z2) + c4*z7;

    /* forces on link 2 */
    const float neg_n2_z = neg_n3_z + 69.204094f*c2;

    g[0] = -n2_y;
    g[1] = -neg_n2_z;
    g[2] = -neg_n3_z;
    g[3] = z6;
    g[4] = -z7;
    g[5] = 0.0f;
}
