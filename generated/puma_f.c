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
 *   inverse_dynamics          best                129    101    0        4
 *   gravity                   best                 18      8    0        4
 *
 * SI units: radians or metres for q, N m or N for torques. Arrays are row-major float.
 * No allocation, no global state, no branches; outputs may not overlap inputs.
 * Compile: cc -std=c99 -O2 -c FILE.c, and link with -lm.
 * This file belongs to whoever generated it.
 */
#include <math.h>

#include "puma_f.h"

void puma_f_inverse_dynamics(const float q[6], const float qd[6], const float qdd[6], float tau[6])
{
    /* joint angles */
    const float c4 = cosf(q[3]);
    const float s5 = sinf(q[4]);
    const float z1 = q[2] + q[1];
    const float z2 = sinf(z1);
    const float z3 = cosf(z1);
    const float c5 = cosf(q[4]);
    const float s4 = sinf(q[3]);
    const float c2 = cosf(q[1]);
    const float s2 = sinf(q[1]);

    /* motion of link 1 */
    const float neg_U1_xx = qd[0]*qd[0];

    /* motion of link 2 */
    const float neg_U2_yy = qd[1]*qd[1];
    const float neg_U2_xx = neg_U2_yy + neg_U1_xx;
    const float neg_wd2_x = qd[1]*qd[0];

    /* motion of link 3 */
    const float w3_z = qd[1] + qd[2];
    const float neg_w3_x = qd[0]*z2;
    const float z4 = w3_z*neg_w3_x;
    const float neg_U3_xz = qdd[0]*z3;
    const float wd3_y = z4 - neg_U3_xz;
    const float wd3_z = qdd[1] + qdd[2];
    const float U3_yz = z2*qdd[0];
    const float neg_w3_y = qd[0]*z3;
    const float z5 = w3_z*neg_w3_y;
    const float neg_wd3_x = U3_yz + z5;
    const float z6 = neg_U2_xx*c2 + qdd[1]*s2;
    const float z7 = z6 + 0.3449074f*qdd[0];
    const float z8 = qdd[1]*c2 - neg_U2_yy*s2;
    const float z9 = z8 - 22.708334f;
    const float a3_x = z2*z9 - z3*z7;
    const float z10 = neg_w3_y*neg_w3_y;
    const float z11 = 2.0f*(s2*neg_wd2_x) - qdd[0]*c2;
    const float neg_a3_z = 0.3449074f*neg_U1_xx + z11;
    const float neg_U3_zx = z4 + wd3_y;
    const float a3_y = z3*z9 + z2*z7;
    const float U3_yx = wd3_z + neg_w3_x*neg_w3_y;

    /* motion of link 4 */
    const float wd4_z = qdd[3] - wd3_y;
    const float w4_y = c4*w3_z + neg_w3_x*s4;
    const float wd4_x = s4*wd3_z - c4*neg_wd3_x + qd[3]*w4_y;
    const float w4_x = w3_z*s4 - c4*neg_w3_x;
    const float w4_z = neg_w3_y + qd[3];
    const float z12 = w4_y*w4_z;
    const float z13 = 0.046296295f*(w3_z*w3_z + z10) - a3_x;
    const float z14 = neg_a3_z + 0.046296295f*neg_U3_zx;
    const float z15 = s4*z13 - c4*z14;
    const float a4_y = z15 - (wd4_x - z12);
    const float z16 = w4_x*w4_z;
    const float z17 = s4*z14 + c4*z13;
    const float wd4_y = c4*wd3_z - qd[3]*w4_x + s4*neg_wd3_x;
    const float a4_x = z16 - (z17 - wd4_y);
    const float z18 = a3_y + 0.046296295f*U3_yx;
    const float neg_a4_z = w4_y*w4_y + z18 + w4_x*w4_x;

    /* motion of link 5 */
    const float w5_x = c5*w4_x - s5*w4_z;
    const float neg_wd5_y = wd4_z*c5 + s5*wd4_x + qd[4]*w5_x;
    const float w5_z = w4_y + qd[4];
    const float neg_w5_y = c5*w4_z + s5*w4_x;
    const float wd5_x = c5*wd4_x - qd[4]*neg_w5_y - s5*wd4_z;
    const float wd5_z = wd4_y + qdd[4];
    const float neg_U5_xy = w5_x*neg_w5_y + wd5_z;
    const float neg_U5_yy = w5_x*w5_x + w5_z*w5_z;

    /* motion of link 6 */
    const float wd6_z = neg_wd5_y + qdd[5];

    /* forces on link 5 */
    const float z19 = 0.0141f*wd6_z;
    const float neg_n5_y = 0.1273f*neg_wd5_y + z19;
    const float z20 = 0.006467933f*(neg_w5_y + 2.1799855f*qd[5]);
    const float n5_x = w5_z*z20 + (0.13493207f*wd5_x - 0.008791632f*a4_y);

    /* forces on link 4 */
    const float f4_y = 1.1783643f*a4_y - 0.008791632f*(wd5_x - w5_z*neg_w5_y);
    const float z21 = 2.9054952f*z12 - (2.9251952f*wd4_x + (c5*n5_x - f4_y)) - s5*neg_n5_y;
    const float z22 = 0.008791632f*c5;
    const float z23 = 0.008791632f*s5;
    const float f4_x = 1.1783643f*a4_x - (neg_U5_yy*z23 - z22*neg_U5_xy);
    const float n5_z = 0.13493207f*wd5_z + a4_x*z22 + z23*neg_a4_z - w5_x*z20;
    const float z24 = f4_x + (2.8516953f*z16 + 2.9789953f*wd4_y) + n5_z;
    const float z25 = 2.552063f*z17 - f4_x;
    const float z26 = 2.552063f*z15 + f4_y;
    const float z27 = s4*z25 - c4*z26;
    const float z28 = 1.1783643f*neg_a4_z + (z22*neg_U5_yy + (neg_U5_xy*z23 + 2.552063f*z18));
    const float n4_z = 0.0538f*(w4_y*w4_x) - (s5*n5_x - c5*neg_n5_y - 0.0735f*wd4_z);

    /* forces on link 3 */
    const float n3_x = 0.03454198f*neg_U3_zx - (c4*z21 + s4*z24);
    const float f3_y = z28 - 0.68290734f*a3_y;
    const float neg_f3_x = c4*z25 + (0.68290734f*a3_x + s4*z26);
    const float neg_f2_x = z2*f3_y + z3*neg_f3_x;
    const float n3_y = 0.046296295f*z27 + (0.1574636f*neg_U3_zx - n4_z) - 0.03454198f*(z5 +
        neg_wd3_x);
    const float n3_z = 0.1574636f*U3_yx + (c4*z24 - (s4*z21 - 0.046296295f*z28)) +
        0.03454198f*(neg_w3_x*neg_w3_x - z10);

    /* forces on link 2 */
    const float z29 = 0.3449074f*neg_f2_x - c2*(6.9441905f*z11 + (z27 - 0.68290734f*neg_a3_z)) -
        z2*n3_x;
    const float n1_z = z29 - z3*n3_y + 2.5194426f*qdd[0];
    const float z30 = c2*(z2*neg_f3_x - z3*f3_y - 6.9441905f*z8) - n3_z - s2*(6.9441905f*z6 +
        neg_f2_x);
    const float n2_z = 0.6787f*qdd[1] - z30;

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
    const float c4 = cosf(q[3]);
    const float s4 = sinf(q[3]);
    const float z1 = q[2] + q[1];
    const float z2 = sinf(z1);
    const float c5 = cosf(q[4]);
    const float s5 = sinf(q[4]);
    const float z3 = cosf(z1);
    const float c2 = cosf(q[1]);

    /* motion of link 4 */
    const float z4 = s4*z2;

    /* motion of link 5 */
    const float neg_a5_x_scaled = c5*(c4*z2) + s5*z3;

    /* forces on link 4 */
    const float z5 = 0.19964331f*(z4*c5);
    const float z6 = 0.19964331f*neg_a5_x_scaled;
    const float n3_x = s4*z6 - c4*z5;

    /* forces on link 3 */
    const float z7 = 0.19964331f*(z4*s5);
    const float n2_y = z2*n3_x - z3*z7;
    const float neg_n3_z = s4*z5 + c4*z6 + 3.9218419f*z3 + 26.758688f*z2;

    /* forces on link 2 */
    const float neg_n2_z = neg_n3_z + 69.204094f*c2;

    g[0] = -n2_y;
    g[1] = -neg_n2_z;
    g[2] = -neg_n3_z;
    g[3] = z7;
    g[4] = -z6;
    g[5] = 0.0f;
}
