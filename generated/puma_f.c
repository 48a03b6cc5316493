/* puma: robot dynamics as straight-line C, by rbgen 0.1.0
 *
 * joints   6: RRRRRR
 * source   S. K. Saha, Simulation of industrial manipulators based on the UDU^T decomposition
 *          of inertia matrix, Multibody System Dynamics 9(1), 2003, pp. 63-85, Table II(ii)
 *          (PUMA robot), with four moments of inertia made positive.
 * model    05ba9980a5178135
 * command  rbgen emit puma --functions inverse-dynamics,gravity --real float --prefix puma_f --header puma_f.h
 *
 * Operations of each call: multiplications M, additions and subtractions A, divisions
 * and square roots D, pairs of sine and cosine.
 *
 *   function                  algorithm            M      A    D  sin/cos
 *   inverse_dynamics          best                130    102    0        4
 *   gravity                   best                 17      8    0        4
 *
 * SI units: radians or metres for q, N m or N for torques. Arrays are row-major float.
 * No allocation, no global state, no branches; outputs may not overlap inputs.
 * Compile: cc -std=c99 -O2 -c FILE.c, and link with -lm.
 * This file belongs to whoever generated it.
 */
#include <math.h>

#if defined __GNUC__ && !defined __clang__
/* gcc would gather results in wide vectors to store them, which takes longer than it saves. */
#pragma GCC optimize ("no-tree-slp-vectorize")
#endif

#include "puma_f.h"

/* Sine and cosine of x together, without branches: x = k*pi/2 + r + e, where |r| <= pi/4 and e is
   what rounding took from r; polynomials in r; and a turn by k quarters. The error is below 1.1
   units in the last place up to |x| = 1e4; beyond, it grows like that of x itself, |x|*1e-7,
   and from |x| = 6e6 on the values mean nothing. NaN and infinity give NaN. Rounding must be
   to nearest. Where the compiler may regroup sums (-ffast-math) or computes with more digits than
   float's (x87), the library's functions do it. */
#ifndef RBGEN_SINCOSF
#define RBGEN_SINCOSF
#ifdef __GNUC__
__attribute__((always_inline))
#endif
static inline void rbgen_sincosf(float x, float *sine, float *cosine)
{
#if defined __FAST_MATH__ || defined __ASSOCIATIVE_MATH__ || \
    (defined __FLT_EVAL_METHOD__ && __FLT_EVAL_METHOD__ % 16 != 0)
    *sine = sinf(x);
    *cosine = cosf(x);
#else
    /* sums with 1.5*2^23 are whole numbers */
    const float k = (x*0.63661975f + 12582912.0f) - 12582912.0f;
    const float p = (x - k*1.5703125f) - k*0.0004837513f;
    const float w = k*7.5495336e-08f;
    const float r = p - w;
    const float e = ((p - r) - w) - k*2.563344e-12f;
    const float j = k - 4.0f*((k*0.25f + 12582912.0f) - 12582912.0f); /* -2 to 2 */
    const float a = 1.0f - fabsf(j); /* cos(k*pi/2) */
    const float b = j + j*a;         /* sin(k*pi/2) */
    const float z = r*r;
    float f = z*-0.0001958789f + 0.008332748f;
    float g = z*2.4547942e-05f - 0.0013888302f;
    f = z*f - 0.16666664f;
    g = z*g + 0.041666664f;
    const float s = r + (e + r*z*f);
    const float c = 1.0f - (0.5f*z + (r*e - z*z*g));
    *sine = a*s + b*c;
    *cosine = a*c - b*s;
#endif
}
#endif

void puma_f_inverse_dynamics(const float q[6], const float qd[6], const float qdd[6], float tau[6])
{
    /* joint angles */
    float s5, c5;
    rbgen_sincosf(q[4], &s5, &c5);
    float s4, c4;
    rbgen_sincosf(q[3], &s4, &c4);
    const float z1 = q[2] + q[1];
    float z2, z3;
    rbgen_sincosf(z1, &z2, &z3);
    float s2, c2;
    rbgen_sincosf(q[1], &s2, &c2);

    /* motion of link 1 */
    const float neg_U1_xx = qd[0]*qd[0];

    /* motion of link 2 */
    const float neg_U2_yy = qd[1]*qd[1];
    const float neg_U2_xx = neg_U2_yy + neg_U1_xx;
    const float neg_wd2_x = qd[0]*qd[1];

    /* motion of link 3 */
    const float neg_w3_x = qd[0]*z2;
    const float w3_z = qd[1] + qd[2];
    const float neg_w3_y = qd[0]*z3;
    const float wd3_z = qdd[1] + qdd[2];
    const float U3_yz = z2*qdd[0];
    const float z4 = w3_z*neg_w3_y;
    const float neg_wd3_x = U3_yz + z4;
    const float z5 = qdd[1]*c2 - neg_U2_yy*s2;
    const float z6 = z5 - 22.708334f;
    const float z7 = c2*neg_U2_xx + qdd[1]*s2;
    const float z8 = z7 + 0.3449074f*qdd[0];
    const float a3_y = z3*z6 + z2*z8;
    const float U3_yx = wd3_z + neg_w3_x*neg_w3_y;
    const float a3_x = z2*z6 - z3*z8;
    const float z9 = neg_w3_y*neg_w3_y;
    const float z10 = 2.0f*(s2*neg_wd2_x) - qdd[0]*c2;
    const float neg_a3_z = 0.3449074f*neg_U1_xx + z10;
    const float z11 = neg_w3_x*w3_z;
    const float neg_U3_xz = z3*qdd[0];
    const float wd3_y = z11 - neg_U3_xz;
    const float neg_U3_zx = z11 + wd3_y;

    /* motion of link 4 */
    const float w4_x = s4*w3_z - c4*neg_w3_x;
    const float w4_z = qd[3] + neg_w3_y;
    const float w4_y = c4*w3_z + neg_w3_x*s4;
    const float wd4_y = c4*wd3_z - w4_x*qd[3] + s4*neg_wd3_x;
    const float z12 = a3_y + 0.046296295f*U3_yx;
    const float neg_a4_z = z12 + (w4_y*w4_y + w4_x*w4_x);
    const float z13 = 0.046296295f*(w3_z*w3_z + z9) - a3_x;
    const float z14 = neg_a3_z + 0.046296295f*neg_U3_zx;
    const float wd4_x = s4*wd3_z - c4*neg_wd3_x + qd[3]*w4_y;
    const float z15 = w4_z*w4_y;
    const float neg_a4_y = c4*z14 + (wd4_x - z15 - s4*z13);
    const float wd4_z = qdd[3] - wd3_y;
    const float z16 = w4_x*w4_z;
    const float a4_x = z16 - (s4*z14 + c4*z13 - wd4_y);

    /* motion of link 5 */
    const float w5_x = c5*w4_x - s5*w4_z;
    const float w5_z = qd[4] + w4_y;
    const float neg_U5_yy = w5_x*w5_x + w5_z*w5_z;
    const float neg_w5_y = c5*w4_z + w4_x*s5;
    const float z17 = w5_x*neg_w5_y;
    const float wd5_z = qdd[4] + wd4_y;
    const float neg_U5_xy = z17 + wd5_z;
    const float wd5_x = c5*wd4_x - qd[4]*neg_w5_y - s5*wd4_z;
    const float z18 = w5_z*neg_w5_y;
    const float U5_zy = wd5_x - z18;
    const float neg_wd5_y = c5*wd4_z + s5*wd4_x + w5_x*qd[4];

    /* motion of link 6 */
    const float wd6_z = neg_wd5_y + qdd[5];

    /* forces on link 5 */
    const float z19 = 0.0141f*wd6_z;
    const float neg_n5_y = 0.1273f*neg_wd5_y + z19;
    const float z20 = 0.0141f*qd[5];
    const float n5_x = 0.006467933f*z18 + (0.008791632f*neg_a4_y + 0.13493207f*wd5_x) + w5_z*z20;

    /* forces on link 4 */
    const float z21 = 0.008791632f*c5;
    const float z22 = 0.008791632f*s5;
    const float z23 = z21*neg_U5_yy + (neg_U5_xy*z22 + 2.552063f*z12) + 1.1783643f*neg_a4_z;
    const float neg_f4_y = 1.1783643f*neg_a4_y + 0.008791632f*U5_zy;
    const float f4_x = 1.1783643f*a4_x - (neg_U5_yy*z22 - z21*neg_U5_xy);
    const float z24 = s4*neg_f4_y + c4*f4_x;
    const float z25 = c4*neg_f4_y - s4*f4_x;
    const float z26 = z25 + 2.552063f*z14;
    const float n4_x = 2.9251952f*wd4_x - 2.9054952f*z15 + s5*neg_n5_y + c5*n5_x;
    const float n5_z = z22*neg_a4_z + z21*a4_x - w5_x*z20 - 0.006467933f*z17 + 0.13493207f*wd5_z;
    const float n4_y = n5_z + (2.8516953f*z16 + 2.9789953f*wd4_y);
    const float n4_z = c5*neg_n5_y - (s5*n5_x - (0.0735f*wd4_z + 0.0538f*(w4_x*w4_y)));

    /* forces on link 3 */
    const float f3_y = z23 - 0.68290734f*a3_y;
    const float neg_f3_x = 2.552063f*z13 + (0.68290734f*a3_x - z24);
    const float z27 = z2*f3_y + z3*neg_f3_x;
    const float n3_x = z25 + c4*n4_x - s4*n4_y + 0.03454198f*neg_U3_zx;
    const float neg_n3_y = 0.03454198f*(z4 + neg_wd3_x) + (n4_z - (0.1574636f*neg_U3_zx +
        0.046296295f*z26));
    const float z28 = z24 + (0.046296295f*z23 + (0.1574636f*U3_yx + (s4*n4_x + c4*n4_y)));
    const float n3_z = z28 + 0.03454198f*(neg_w3_x*neg_w3_x - z9);

    /* forces on link 2 */
    const float z29 = c2*(z2*neg_f3_x - z3*f3_y - 6.9441905f*z5) - n3_z - s2*(z27 + 6.9441905f*z7);
    const float n2_z = 0.6787f*qdd[1] - z29;

    /* forces on link 1 */
    const float z30 = c2*(6.9441905f*z10 - 0.68290734f*neg_a3_z + z26) + (z2*n3_x -
        (2.5194426f*qdd[0] + z3*neg_n3_y));
    const float n1_z = 0.3449074f*z27 - z30;

    tau[0] = n1_z;
    tau[1] = n2_z;
    tau[2] = n3_z;
    tau[3] = n4_z;
    tau[4] = n5_z;
    tau[5] = z19;
}

void puma_f_gravity(const float q[6], float g[6])
{
    /* joint angles */
    float s4, c4;
    rbgen_sincosf(q[3], &s4, &c4);
    const float z1 = q[2] + q[1];
    float z2, z3;
    rbgen_sincosf(z1, &z2, &z3);
    float s5, c5;
    rbgen_sincosf(q[4], &s5, &c5);
    float c2_sine, c2;
    rbgen_sincosf(q[1], &c2_sine, &c2);

    /* motion of link 5 */
    const float neg_a5_x_scaled = z2*c4*c5 + s5*z3;

    /* forces on link 5 */
    const float z4 = 0.19964331f*(s4*z2);
    const float z5 = z4*s5;
    const float z6 = z4*c5;

    /* forces on link 4 */
    const float z7 = 0.19964331f*neg_a5_x_scaled;
    const float n3_x = s4*z7 - c4*z6;

    /* forces on link 3 */
    const float n2_y = z2*n3_x - z5*z3;
    const float neg_n3_z = 3.9218419f*z3 + (s4*z6 + c4*z7) + 26.758688f*z2;

    /* forces on link 2 */
    const float neg_n2_z = neg_n3_z + 69.204094f*c2;

    g[0] = -n2_y;
    g[1] = -neg_n2_z;
    g[2] = -neg_n3_z;
    g[3] = z5;
    g[4] = -z7;
    g[5] = 0.0f;
}
