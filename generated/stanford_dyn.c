/* stanford: robot dynamics as straight-line C, by rbgen 0.1.0
 *
 * joints   6: RRPRRR
 * source   J. Angeles, O. Ma and A. Rojas, An algorithm for the inverse dynamics of n-axis
 *          general manipulators using Kane's equations, Computers & Mathematics with
 *          Applications 17(12), 1989, pp. 1545-1561, example 1 (Stanford arm).
 * model    3fb0e0a93412027e
 * command  rbgen emit stanford
 *
 * Operations of each call: multiplications M, additions and subtractions A, divisions
 * and square roots D, pairs of sine and cosine.
 *
 *   function                  algorithm            M      A    D  sin/cos
 *   inverse_dynamics          best                113     81    0        4
 *   inertia_matrix            best                 61     43    0        4
 *   bias                      best                105     66    0        4
 *   gravity                   best                 20      8    0        3
 *   forward_dynamics          best                235    166    5        4
 *   forward_kinematics        best: tool-cross     40     19    0        5
 *   jacobian                  best: frames         32     15    0        4
 *   inertia_solve             best                130     94    5        4
 *   energy                    best: links          84     51    0        4
 *
 * SI units: radians or metres for q, N m or N for torques. Arrays are row-major double.
 * No allocation, no global state, no branches; outputs may not overlap inputs.
 * Compile: cc -std=c99 -O2 -c FILE.c, and link with -lm.
 * This file belongs to whoever generated it.
 */
#include <math.h>

#define STANFORD_DOF 6

#ifdef __cplusplus
extern "C" {
#endif

/* joint torques (forces) for the motion */
void stanford_inverse_dynamics(const double q[6], const double qd[6], const double qdd[6],
                               double tau[6]);
/* symmetric, row-major */
void stanford_inertia_matrix(const double q[6], double M[36]);
/* Coriolis, centrifugal, gravity, friction */
void stanford_bias(const double q[6], const double qd[6], double b[6]);
/* torques that hold the arm still */
void stanford_gravity(const double q[6], double g[6]);
/* accelerations for the torques */
void stanford_forward_dynamics(const double q[6], const double qd[6], const double tau[6],
                               double qdd[6]);
/* tool in the world: axes as columns of R, origin p */
void stanford_forward_kinematics(const double q[6], double R[9], double p[3]);
/* 6 x n: linear rows, then angular, world axes, at the tool */
void stanford_jacobian(const double q[6], double J[36]);
/* M^-1 phi */
void stanford_inertia_solve(const double q[6], const double phi[6], double qdd[6]);
/* kinetic, potential (zero at the world's origin) */
void stanford_energy(const double q[6], const double qd[6], double e[2]);

#ifdef __cplusplus
}
#endif

void stanford_inverse_dynamics(const double q[6], const double qd[6], const double qdd[6],
                               double tau[6])
{
    /* joint angles */
    const double c2 = cos(q[1]);
    const double s2 = sin(q[1]);
    const double z1 = q[2] + 0.22295081967213115;
    const double s4 = sin(q[3]);
    const double c4 = cos(q[3]);
    const double c5 = cos(q[4]);
    const double s5 = sin(q[4]);
    const double c6 = cos(q[5]);
    const double s6 = sin(q[5]);

    /* motion of link 2 */
    const double neg_U2_xz = c2*qdd[0];
    const double neg_w2_x = s2*qd[0];
    const double z2 = qd[1]*neg_w2_x;
    const double wd2_y = z2 - neg_U2_xz;
    const double U2_yz = qdd[0]*s2;
    const double neg_w2_y = c2*qd[0];
    const double z3 = qd[1]*neg_w2_y;
    const double neg_wd2_x = U2_yz + z3;
    const double z4 = neg_w2_x*neg_w2_y;
    const double U2_xy = z4 - qdd[1];
    const double neg_U2_yy = neg_w2_x*neg_w2_x + qd[1]*qd[1];
    const double neg_U2_zy = z3 + neg_wd2_x;
    const double neg_U2_zz = qd[0]*qd[0];

    /* motion of link 3 */
    const double a3_z = qdd[2] - 9.81*c2 + 0.1*U2_yz - neg_U2_yy*z1;
    const double z5 = 2.0*qd[2];
    const double a3_y = 0.1*neg_U2_zz + neg_U2_zy*z1 + neg_w2_x*z5;
    const double neg_a3_x = 9.81*s2 + 0.1*neg_U2_xz - U2_xy*z1 + qd[1]*z5;

    /* motion of link 4 */
    const double a4_z = a3_z - 0.3770491803278688*neg_U2_yy;
    const double z6 = a3_y + 0.3770491803278688*neg_U2_zy;
    const double z7 = neg_a3_x - 0.3770491803278688*U2_xy;
    const double a4_x = z6*s4 - z7*c4;
    const double w4_y = neg_w2_x*s4 - qd[1]*c4;
    const double neg_w4_x = qd[1]*s4 + neg_w2_x*c4;
    const double w4_z = qd[3] - neg_w2_y;
    const double wd4_z = wd2_y + qdd[3];
    const double wd4_y = neg_w4_x*qd[3] - (qdd[1]*c4 - neg_wd2_x*s4);
    const double wd4_x = w4_y*qd[3] - (qdd[1]*s4 + neg_wd2_x*c4);

    /* motion of link 5 */
    const double w5_y = w4_z*c5 + neg_w4_x*s5;
    const double w5_x = w4_z*s5 - neg_w4_x*c5;
    const double w5_z = qd[4] - w4_y;
    const double wd5_z = qdd[4] - wd4_y;
    const double neg_wd5_y = wd4_x*s5 - wd4_z*c5 + w5_x*qd[4];
    const double wd5_x = wd4_z*s5 + wd4_x*c5 + w5_y*qd[4];
    const double z8 = w5_y*w5_x;
    const double U5_xy = z8 - wd5_z;
    const double neg_U5_yy = w5_x*w5_x + w5_z*w5_z;
    const double z9 = w5_y*w5_z;
    const double U5_zy = wd5_x + z9;

    /* motion of link 6 */
    const double neg_w6_y = w5_z*c6 + w5_x*s6;
    const double w6_x = w5_x*c6 - w5_z*s6;
    const double U6_xy = neg_wd5_y - qdd[5] - neg_w6_y*w6_x;
    const double neg_U6_zy = wd5_z*s6 - wd5_x*c6 + neg_w6_y*(w5_y + 2.0*qd[5]);

    /* forces on link 5 */
    const double z10 = 0.002*neg_U6_zy;
    const double z11 = 0.036*s5;
    const double z12 = 0.036*c5;
    const double n5_z = s6*z10 + 0.0036599999999999996*wd5_z - 0.00346*z8 - a4_z*z11 - a4_x*z12;
    const double z13 = 0.002*U6_xy;
    const double n5_y = 0.0005*(w5_x*w5_z) - (z13 + 0.0007*neg_wd5_y);
    const double z14 = 0.036*c4;
    const double z15 = 0.036*s4;
    const double neg_n5_x = c6*z10 - 0.00416*wd5_x - 0.00296*z9 + z6*z14 + z7*z15;
    const double f4_x = neg_U5_yy*z11 + U5_xy*z12;

    /* forces on link 4 */
    const double n4_z = 0.0005*wd4_z - (s5*neg_n5_x - c5*n5_y);
    const double n4_y = 0.0005*wd4_y - n5_z;
    const double n4_x = 0.0005*wd4_x - (s5*n5_y + c5*neg_n5_x);
    const double z16 = s4*f4_x - U5_zy*z14;
    const double z17 = U5_zy*z15 + c4*f4_x;

    /* forces on link 3 */
    const double f3_z = 6.1*a3_z - (neg_U5_yy*z12 - U5_xy*z11);
    const double f3_y = z16 + 6.1*a3_y;
    const double f3_x = z17 - 6.1*neg_a3_x;

    /* forces on link 2 */
    const double z18 = 1.0427868852459017*qdd[1] - (0.3770491803278688*z17 + c4*n4_y + s4*n4_x) -
        1.0127868852459017*z4;
    const double n2_z = z18 - z1*f3_x;
    const double z19 = 0.3770491803278688*z16 + s4*n4_y - c4*n4_x + 1.0277868852459016*neg_U2_zy +
        z1*f3_y;

    /* forces on link 1 */
    const double z20 = s2*(z19 + 0.1*f3_z) - c2*(n4_z + 0.1*f3_x + 0.014999999999999998*(z2 +
        wd2_y));
    const double n1_z = z20 + 0.07500000000000001*qdd[0];

    tau[0] = n1_z;
    tau[1] = n2_z;
    tau[2] = f3_z;
    tau[3] = n4_z;
    tau[4] = n5_z;
    tau[5] = -z13;
}

void stanford_inertia_matrix(const double q[6], double M[36])
{
    /* joint angles */
    const double s6 = sin(q[5]);
    const double c2 = cos(q[1]);
    const double c5 = cos(q[4]);
    const double s5 = sin(q[4]);
    const double s2 = sin(q[1]);
    const double c4 = cos(q[3]);
    const double c6 = cos(q[5]);
    const double z1 = s6*c6;
    const double s4 = sin(q[3]);

    /* composite body 6 */
    const double z2 = 0.002*(s6*s6);
    const double S5_zz = 0.00285 - z2;
    const double z3 = z2 + 0.0036599999999999996;

    /* column 6 */
    const double z4 = 0.002*c5;
    const double z5 = 0.002*s5;
    const double z6 = z5*(s2*c4) - c2*z4;

    /* composite body 5 */
    const double neg_ms4_x = 0.036*s5;
    const double neg_S4_xy = z4*z1;
    const double z7 = s5*(z2 - 0.00346);
    const double z8 = s5*z7;
    const double S4_xx = z2 - z8 + 0.00035;
    const double S4_xz = c5*z7;

    /* column 5 */
    const double z9 = z3 + 0.021599999999999998*c5;
    const double z10 = c5*c4;
    const double z11 = 0.036*q[2];
    const double z12 = c4*z9 + neg_S4_xy*s4 + z10*z11;
    const double z13 = c4*neg_S4_xy;
    const double z14 = s2*(z9*s4 - z13 + z11*(c5*s4) + 0.0036*s5);
    const double z15 = 0.002*(s5*z1);
    const double z16 = c2*(z15 + 0.0036*z10) - z14;

    /* composite body 4 */
    const double z17 = S5_zz + S4_xx;
    const double z18 = S4_xz - 0.021599999999999998*s5;
    const double z19 = 2.0*z13 - s4*(S4_xx - S5_zz);
    const double S3_xy = neg_S4_xy - c4*z19;
    const double ms3_z_scaled = c5 + 37.77777777777778;
    const double S3_xx = S4_xx + s4*z19 + 0.014999999999999998;
    const double neg_ms3_y = neg_ms4_x*s4;
    const double neg_ms3_x = c4*neg_ms4_x;

    /* column 4 */
    const double S2_yz = c4*z15 - s4*z18 + q[2]*neg_ms3_y;
    const double S2_xy = s4*z15 + c4*z18 - q[2]*neg_ms3_x;
    const double z20 = s2*S2_xy - c2*(z17 + 0.1*neg_ms3_y);

    /* composite body 3 */
    const double z21 = 169.44444444444446*q[2];
    const double ms2_y_scaled = ms3_z_scaled + z21;
    const double S2_yy = z8 + 0.043199999999999995*c5 + (z11 +
        0.00042491803278688517*ms3_z_scaled)*z21 + 1.33481;

    /* column 3 */
    const double z22 = 0.61*s2 + s2*neg_ms3_y;

    /* composite body 2 */
    const double z23 = s2*(S2_xy*(2.0*c2) + s2*(S3_xx - S2_yy)) - 0.2*neg_ms3_y;

    /* column 2 */
    const double z24 = c2*(S2_yz + 0.0036*ms2_y_scaled) - s2*(S3_xy + 0.1*neg_ms3_x);

    /* column 1 */
    const double z25 = z5*s4;

    M[0] = 0.15100000000000002 - (z23 - z17);
    M[1] = z24;
    M[2] = z22;
    M[3] = z20;
    M[4] = z16;
    M[5] = z6;
    M[6] = z24;
    M[7] = S3_xx + S2_yy;
    M[8] = -neg_ms3_x;
    M[9] = -S2_yz;
    M[10] = z12;
    M[11] = z25;
    M[12] = z22;
    M[13] = -neg_ms3_x;
    M[14] = 6.1;
    M[15] = 0.0;
    M[16] = -neg_ms4_x;
    M[17] = 0.0;
    M[18] = z20;
    M[19] = -S2_yz;
    M[20] = 0.0;
    M[21] = z17;
    M[22] = -z15;
    M[23] = z4;
    M[24] = z16;
    M[25] = z12;
    M[26] = -neg_ms4_x;
    M[27] = -z15;
    M[28] = z3;
    M[29] = 0.0;
    M[30] = z6;
    M[31] = z25;
    M[32] = 0.0;
    M[33] = z4;
    M[34] = 0.0;
    M[35] = 0.002;
}

void stanford_bias(const double q[6], const double qd[6], double b[6])
{
    /* joint angles */
    const double s2 = sin(q[1]);
    const double z1 = q[2] + 0.22295081967213115;
    const double c2 = cos(q[1]);
    const double s4 = sin(q[3]);
    const double c4 = cos(q[3]);
    const double c5 = cos(q[4]);
    const double s5 = sin(q[4]);
    const double c6 = cos(q[5]);
    const double s6 = sin(q[5]);

    /* motion of link 2 */
    const double neg_w2_x = s2*qd[0];
    const double neg_U2_yy = neg_w2_x*neg_w2_x + qd[1]*qd[1];
    const double neg_w2_y = qd[0]*c2;
    const double neg_wd2_x = qd[1]*neg_w2_y;
    const double U2_xy = neg_w2_x*neg_w2_y;
    const double wd2_y = neg_w2_x*qd[1];

    /* motion of link 3 */
    const double z2 = 169.44444444444446*z1;
    const double neg_a3_z_scaled = 1662.2500000000002*c2 + neg_U2_yy*z2;
    const double a3_y_scaled = qd[0]*(0.05*qd[0]) + z1*neg_wd2_x + neg_w2_x*qd[2];
    const double neg_a3_x_scaled = 1662.2500000000002*s2 - z2*U2_xy +
        qd[2]*(338.8888888888889*qd[1]);

    /* motion of link 4 */
    const double neg_a4_z_scaled = neg_U2_yy + 0.015652173913043476*neg_a3_z_scaled;
    const double z3 = 0.072*a3_y_scaled;
    const double z4 = z3 + 0.027147540983606555*neg_wd2_x;
    const double z5 = 0.00021245901639344259*neg_a3_x_scaled - 0.013573770491803278*U2_xy;
    const double a4_x_scaled = z4*s4 - z5*c4;
    const double w4_y = neg_w2_x*s4 - qd[1]*c4;
    const double neg_w4_x = qd[1]*s4 + neg_w2_x*c4;
    const double w4_z = qd[3] - neg_w2_y;
    const double wd4_y = neg_wd2_x*s4 + neg_w4_x*qd[3];
    const double wd4_x = w4_y*qd[3] - neg_wd2_x*c4;

    /* motion of link 5 */
    const double w5_y = w4_z*c5 + neg_w4_x*s5;
    const double w5_x = w4_z*s5 - neg_w4_x*c5;
    const double w5_z = qd[4] - w4_y;
    const double wd5_y = c5*wd2_y - wd4_x*s5 - w5_x*qd[4];
    const double wd5_x = s5*wd2_y + wd4_x*c5 + w5_y*qd[4];
    const double z6 = w5_y*w5_x;
    const double U5_xy = wd4_y + z6;
    const double neg_U5_yy = w5_x*w5_x + w5_z*w5_z;
    const double z7 = w5_y*w5_z;
    const double U5_zy = wd5_x + z7;

    /* motion of link 6 */
    const double neg_w6_y = w5_z*c6 + w5_x*s6;
    const double w6_x = w5_x*c6 - w5_z*s6;
    const double neg_U6_xy = wd5_y + neg_w6_y*w6_x;
    const double U6_zy = wd4_y*s6 + wd5_x*c6 - neg_w6_y*(w5_y + 2.0*qd[5]);

    /* forces on link 5 */
    const double z8 = 0.002*U6_zy;
    const double z9 = s6*z8 + 0.0036599999999999996*wd4_y + 0.00346*z6 -
        neg_a4_z_scaled*(0.013573770491803278*s5);
    const double neg_n5_z = z9 + a4_x_scaled*c5;
    const double z10 = 0.002*neg_U6_xy;
    const double n5_y = z10 + 0.0007*wd5_y + 0.0005*(w5_x*w5_z);
    const double n5_x = c6*z8 + 0.00416*wd5_x + 0.00296*z7 - z4*c4 - z5*s4;
    const double f4_x_scaled = s5*neg_U5_yy + c5*U5_xy;

    /* forces on link 4 */
    const double n4_z = c5*n5_y + s5*n5_x + 0.0005*wd2_y;
    const double n4_y = neg_n5_z + 0.0005*wd4_y;
    const double n4_x = 0.0005*wd4_x - (s5*n5_y - c5*n5_x);
    const double z11 = c4*U5_zy - s4*f4_x_scaled;
    const double z12 = s4*U5_zy + c4*f4_x_scaled;

    /* forces on link 3 */
    const double neg_f3_z_scaled = neg_a3_z_scaled + (c5*neg_U5_yy - s5*U5_xy);
    const double f3_y_scaled = z3 - 0.00021245901639344259*z11;
    const double f3_x_scaled = z12 - neg_a3_x_scaled;

    /* forces on link 2 */
    const double neg_n2_z = 0.013573770491803278*z12 + c4*n4_y + s4*n4_x + 1.0127868852459017*U2_xy
        + f3_x_scaled*(0.036*z1);
    const double n2_x = 0.013573770491803278*z11 - s4*n4_y + c4*n4_x - 2.055573770491803*neg_wd2_x -
        z2*f3_y_scaled;
    const double neg_n1_z = s2*(n2_x + 0.0036*neg_f3_z_scaled) + c2*(n4_z +
        0.029999999999999995*wd2_y + 0.0036*f3_x_scaled);

    b[0] = -neg_n1_z;
    b[1] = -neg_n2_z;
    b[2] = -0.036*neg_f3_z_scaled;
    b[3] = n4_z;
    b[4] = -neg_n5_z;
    b[5] = z10;
}

void stanford_gravity(const double q[6], double g[6])
{
    /* joint angles */
    const double c2 = cos(q[1]);
    const double s5 = sin(q[4]);
    const double c5 = cos(q[4]);
    const double s2 = sin(q[1]);
    const double c4 = cos(q[3]);
    const double s4 = sin(q[3]);

    /* motion of link 4 */
    const double z1 = s2*s4;

    /* motion of link 5 */
    const double neg_a5_x_scaled = c2*s5 + c5*(s2*c4);

    /* forces on link 5 */
    const double z2 = s5*z1;

    /* forces on link 3 */
    const double z3 = 0.35316*neg_a5_x_scaled;
    const double z4 = 0.35316*(c5*z1);
    const double n2_z = c4*z3 + s4*z4 + 59.841*((q[2] + 0.22295081967213115)*s2);

    /* forces on link 2 */
    const double z5 = 5.984100000000001*c2;
    const double n1_z = (s2 + 0.059016393442622946*z2)*z5 - s2*(z3*s4 - c4*z4 + z5);

    g[0] = n1_z;
    g[1] = n2_z;
    g[2] = -59.841*c2;
    g[3] = -0.35316*z2;
    g[4] = z3;
    g[5] = 0.0;
}

void stanford_forward_dynamics(const double q[6], const double qd[6], const double tau[6],
                               double qdd[6])
{
    /* joint angles */
    const double s2 = sin(q[1]);
    const double z1 = q[2] + 0.22295081967213115;
    const double c2 = cos(q[1]);
    const double s4 = sin(q[3]);
    const double c4 = cos(q[3]);
    const double c5 = cos(q[4]);
    const double s5 = sin(q[4]);
    const double c6 = cos(q[5]);
    const double s6 = sin(q[5]);
    const double z2 = c6*s6;

    /* motion of link 2 */
    const double neg_w2_x = s2*qd[0];
    const double neg_U2_yy = neg_w2_x*neg_w2_x + qd[1]*qd[1];
    const double neg_w2_y = qd[0]*c2;
    const double neg_wd2_x = qd[1]*neg_w2_y;
    const double U2_xy = neg_w2_x*neg_w2_y;
    const double wd2_y = neg_w2_x*qd[1];

    /* motion of link 3 */
    const double neg_a3_z = 9.81*c2 + neg_U2_yy*z1;
    const double a3_y_scaled = qd[0]*(0.05*qd[0]) + z1*neg_wd2_x + neg_w2_x*qd[2];
    const double neg_a3_x = 9.81*s2 - z1*U2_xy + qd[1]*(2.0*qd[2]);

    /* motion of link 4 */
    const double neg_a4_z = neg_a3_z + 0.3770491803278688*neg_U2_yy;
    const double z3 = neg_a3_x - 0.3770491803278688*U2_xy;
    const double z4 = 0.7540983606557377*(neg_wd2_x + 2.6521739130434785*a3_y_scaled);
    const double a4_x = s4*z4 - z3*c4;
    const double w4_y = neg_w2_x*s4 - qd[1]*c4;
    const double neg_w4_x = qd[1]*s4 + neg_w2_x*c4;
    const double w4_z = qd[3] - neg_w2_y;
    const double wd4_y = neg_wd2_x*s4 + neg_w4_x*qd[3];
    const double wd4_x = w4_y*qd[3] - neg_wd2_x*c4;

    /* motion of link 5 */
    const double w5_y = w4_z*c5 + neg_w4_x*s5;
    const double w5_x = w4_z*s5 - neg_w4_x*c5;
    const double w5_z = qd[4] - w4_y;
    const double wd5_y = c5*wd2_y - wd4_x*s5 - w5_x*qd[4];
    const double wd5_x = s5*wd2_y + wd4_x*c5 + w5_y*qd[4];
    const double z5 = w5_y*w5_x;
    const double U5_xy = wd4_y + z5;
    const double neg_U5_yy = w5_x*w5_x + w5_z*w5_z;
    const double z6 = w5_y*w5_z;
    const double U5_zy = wd5_x + z6;

    /* motion of link 6 */
    const double neg_w6_y = w5_z*c6 + w5_x*s6;
    const double w6_x = w5_x*c6 - w5_z*s6;
    const double neg_U6_xy = wd5_y + neg_w6_y*w6_x;
    const double U6_zy = wd4_y*s6 + wd5_x*c6 - neg_w6_y*(w5_y + 2.0*qd[5]);

    /* forces on link 5 */
    const double z7 = 0.002*s6;
    const double neg_ms4_x = 0.036*s5;
    const double z8 = 0.036*c5;
    const double neg_n5_z = U6_zy*z7 + 0.0036599999999999996*wd4_y + 0.00346*z5 - neg_a4_z*neg_ms4_x
        + a4_x*z8;
    const double z9 = 0.002*neg_U6_xy;
    const double n5_y = z9 + 0.0007*wd5_y + 0.0005*(w5_x*w5_z);
    const double z10 = 0.05555555555555556*(c6*U6_zy) + 0.11555555555555556*wd5_x +
        0.08222222222222222*z6 - z4*c4;
    const double n5_x_scaled = z10 - z3*s4;
    const double f4_x_scaled = s5*neg_U5_yy + c5*U5_xy;

    /* forces on link 4 */
    const double n4_z = c5*n5_y + neg_ms4_x*n5_x_scaled + 0.0005*wd2_y;
    const double n4_y = neg_n5_z + 0.0005*wd4_y;
    const double n4_x = 0.0005*wd4_x - (s5*n5_y - z8*n5_x_scaled);
    const double z11 = 0.036*c4;
    const double z12 = 0.036*s4;
    const double z13 = U5_zy*z11 - f4_x_scaled*z12;
    const double z14 = U5_zy*z12 + f4_x_scaled*z11;

    /* forces on link 3 */
    const double neg_f3_z = neg_U5_yy*z8 - U5_xy*neg_ms4_x + 6.1*neg_a3_z;
    const double f3_y = 12.2*a3_y_scaled - z13;
    const double f3_x = z14 - 6.1*neg_a3_x;
    const double n3_z = n4_z + 0.029999999999999995*wd2_y;

    /* forces on link 2 */
    const double n2_x = 0.3770491803278688*z13 - s4*n4_y + c4*n4_x - 2.055573770491803*neg_wd2_x -
        z1*f3_y;

    /* forces on link 1 */
    const double phi5 = neg_n5_z + tau[4];
    const double phi6 = tau[5] - z9;

    /* composite body 6 */
    const double z15 = s6*z7;
    const double S5_zz = 0.00285 - z15;
    const double D5 = z15 + 0.0036599999999999996;

    /* column 6 */
    const double z16 = 0.002*c5;
    const double z17 = 0.002*s5;
    const double z18 = c2*z16 - z17*(s2*c4);
    const double z19 = s4*s5;

    /* composite body 5 */
    const double neg_S4_yz = z17*z2;
    const double neg_S4_xy = z16*z2;
    const double z20 = s5*(z15 - 0.00346);
    const double z21 = s5*z20;
    const double S4_xx = z15 - z21 + 0.00035;
    const double S4_xz = c5*z20;

    /* column 5 */
    const double z22 = D5 + 0.021599999999999998*c5;
    const double z23 = c4*z8;
    const double z24 = c4*z22 + s4*neg_S4_xy + q[2]*z23;
    const double z25 = 0.0036*s5;
    const double z26 = c4*neg_S4_xy;
    const double z27 = s2*(z25 + q[2]*(s4*z8) + (s4*z22 - z26)) - c2*(neg_S4_yz + 0.1*z23);

    /* composite body 4 */
    const double z28 = S5_zz + S4_xx;
    const double z29 = S4_xz - 0.021599999999999998*s5;
    const double z30 = 2.0*z26 - s4*(S4_xx - S5_zz);
    const double ms3_z_scaled = 0.01180327868852459*c5 + 0.4459016393442623;
    const double S3_xx = S4_xx + s4*z30 + 0.014999999999999998;
    const double neg_ms3_y = s4*neg_ms4_x;
    const double neg_ms3_x = c4*neg_ms4_x;

    /* column 4 */
    const double S2_yz = c4*neg_S4_yz - s4*z29 + q[2]*neg_ms3_y;
    const double S2_xy = s4*neg_S4_yz + c4*z29 - q[2]*neg_ms3_x;

    /* composite body 3 */
    const double S2_yy = z21 + 0.043199999999999995*c5 + q[2]*(6.1*(q[2] + ms3_z_scaled)) + 1.33481;

    /* elimination */
    const double iD5 = 1.0/D5;
    const double neg_U4_5 = neg_S4_yz*iD5;
    const double z31 = z27*neg_U4_5 - c5*z18 - s2*S2_xy + c2*(z28 + s4*z25);
    const double z32 = S2_yz + z16*z19 - z24*neg_U4_5;
    const double neg_D4 = c5*z16 - z28 + neg_S4_yz*neg_U4_5;
    const double neg_U3_5 = neg_ms4_x*iD5;
    const double neg_iD4 = 1.0/neg_D4;
    const double z33 = neg_ms4_x*neg_U4_5;
    const double U3_4 = neg_iD4*z33;
    const double z34 = 0.61*s2 + s2*neg_ms3_y - z27*neg_U3_5 + z31*U3_4;
    const double z35 = neg_ms3_x - z24*neg_U3_5 - z32*U3_4;
    const double D3 = 6.1 - (neg_ms4_x*neg_U3_5 - z33*U3_4);
    const double iD3 = 1.0/D3;
    const double neg_U2_3 = z35*iD3;
    const double U2_5 = z24*iD5;
    const double z36 = s2*(c4*z25 + (neg_S4_xy - c4*z30)) - z34*neg_U2_3 - z27*U2_5;
    const double U2_4 = z32*neg_iD4;
    const double z37 = z36 - z31*U2_4 - z18*z19 - c2*(S2_yz + (0.305*ms3_z_scaled + 0.61*q[2]));
    const double z38 = S3_xx + S2_yy - 0.002*(z19*z19) - z24*U2_5 + z32*U2_4;
    const double D2 = z38 - z35*neg_U2_3;
    const double U1_4 = z31*neg_iD4;
    const double U1_3 = z34*iD3;
    const double iD2 = 1.0/D2;
    const double neg_U1_2 = z37*iD2;
    const double z39 = z31*U1_4 - z34*U1_3 + 0.2*neg_ms3_y - z37*neg_U1_2 - s2*(2.0*(c2*S2_xy) +
        s2*(S3_xx - S2_yy));
    const double z40 = 500.0*z18;
    const double neg_U1_5 = z27*iD5;
    const double D1 = 0.15100000000000002 - (z27*neg_U1_5 - (z39 - z18*z40) - z28);
    const double z41 = n4_z - tau[3] - phi5*neg_U4_5 + c5*phi6;
    const double z42 = neg_f3_z + tau[2] + U3_4*z41 + phi5*neg_U3_5;
    const double z43 = 0.3770491803278688*z14 + c4*n4_y + s4*n4_x + 1.0127868852459017*U2_xy +
        z1*f3_x;
    const double z44 = z43 + tau[1] + neg_U2_3*z42 + U2_4*z41 - phi5*U2_5 - phi6*z19;
    const double z45 = phi6*z40 + s2*(n2_x + 0.1*neg_f3_z) + U1_4*z41 + phi5*neg_U1_5;
    const double z46 = U1_3*z42 - (z45 + tau[0] + neg_U1_2*z44) - c2*(n3_z + 0.1*f3_x);
    const double iD1 = 1.0/D1;
    const double z47 = z46*iD1;
    const double z48 = iD2*z44 - neg_U1_2*z47;
    const double z49 = iD3*z42 + U1_3*z47 + neg_U2_3*z48;
    const double z50 = neg_iD4*z41 + U1_4*z47 - U2_4*z48 - U3_4*z49;
    const double z51 = phi5*iD5 - neg_U1_5*z47 - U2_5*z48 + neg_U3_5*z49 + neg_U4_5*z50;

    qdd[0] = -z47;
    qdd[1] = z48;
    qdd[2] = z49;
    qdd[3] = z50;
    qdd[4] = z51;
    qdd[5] = -(z40*z47 - 500.0*phi6 + z19*z48 + c5*z50);
}

void stanford_forward_kinematics(const double q[6], double R[9], double p[3])
{
    /* joint angles */
    const double s1 = sin(q[0]);
    const double c1 = cos(q[0]);
    const double s2 = sin(q[1]);
    const double c2 = cos(q[1]);
    const double s4 = sin(q[3]);
    const double c4 = cos(q[3]);
    const double s5 = sin(q[4]);
    const double c5 = cos(q[4]);
    const double s6 = sin(q[5]);
    const double c6 = cos(q[5]);

    /* tool seen from link 4 */
    const double z1 = s5*c6;
    const double z2 = c5*c6;
    const double z3 = s5*s6;
    const double z4 = c5*s6;

    /* tool seen from link 3 */
    const double z5 = c4*s6 + s4*z2;
    const double z6 = s4*s6 - c4*z2;
    const double z7 = c4*c6 - s4*z4;
    const double z8 = s4*c6 + c4*z4;

    /* tool seen from link 2 */
    const double z9 = q[2] + 0.6;

    /* tool seen from link 1 */
    const double z10 = s2*z9;
    const double z11 = c2*z1 - s2*z6;
    const double z12 = s2*z1 + c2*z6;
    const double z13 = c2*z3 + s2*z8;
    const double z14 = s2*z3 - c2*z8;

    /* tool seen from link 0 */
    const double z15 = c1*z5 + s1*z12;
    const double z16 = s1*z5 - c1*z12;
    const double z17 = c1*z7 - s1*z14;
    const double z18 = s1*z7 + c1*z14;

    R[0] = z16;
    R[1] = z18;
    R[2] = -(z11*z17 + z13*z15);
    R[3] = -z15;
    R[4] = -z17;
    R[5] = -(z13*z16 + z11*z18);
    R[6] = -z11;
    R[7] = z13;
    R[8] = z15*z18 - z16*z17;
    p[0] = -(0.1*s1 + c1*z10);
    p[1] = 0.1*c1 - s1*z10;
    p[2] = 0.1 - c2*z9;
}

void stanford_jacobian(const double q[6], double J[36])
{
    /* joint angles */
    const double s4 = sin(q[3]);
    const double s1 = sin(q[0]);
    const double c2 = cos(q[1]);
    const double c1 = cos(q[0]);
    const double c4 = cos(q[3]);
    const double s2 = sin(q[1]);
    const double s5 = sin(q[4]);
    const double c5 = cos(q[4]);

    /* frame 2 */
    const double z1 = s1*c2;
    const double z2 = c2*c1;
    const double z3 = s1*s2;
    const double z4 = c1*s2;

    /* frame 4 */
    const double z5 = 0.1*c1;
    const double z6 = 0.6*z3 - (z5 - q[2]*z3);
    const double z7 = 0.1*s1;
    const double z8 = z7 + q[2]*z4 + 0.6*z4;

    /* Jacobian */
    const double z9 = c2*q[2] + 0.6*c2;

    J[0] = z6;
    J[1] = -c1*z9;
    J[2] = -z4;
    J[3] = 0.0;
    J[4] = 0.0;
    J[5] = 0.0;
    J[6] = -z8;
    J[7] = -s1*z9;
    J[8] = -z3;
    J[9] = 0.0;
    J[10] = 0.0;
    J[11] = 0.0;
    J[12] = 0.0;
    J[13] = s1*(z5 + z6) - c1*(z7 - z8);
    J[14] = -c2;
    J[15] = 0.0;
    J[16] = 0.0;
    J[17] = 0.0;
    J[18] = 0.0;
    J[19] = -s1;
    J[20] = 0.0;
    J[21] = -z4;
    J[22] = s4*z2 - s1*c4;
    J[23] = -((s4*s1 + c4*z2)*s5 + z4*c5);
    J[24] = 0.0;
    J[25] = c1;
    J[26] = 0.0;
    J[27] = -z3;
    J[28] = s4*z1 + c1*c4;
    J[29] = (s4*c1 - z1*c4)*s5 - z3*c5;
    J[30] = 1.0;
    J[31] = 0.0;
    J[32] = 0.0;
    J[33] = -c2;
    J[34] = -s4*s2;
    J[35] = s5*(c4*s2) - c2*c5;
}

void stanford_inertia_solve(const double q[6], const double phi[6], double qdd[6])
{
    /* joint angles */
    const double s6 = sin(q[5]);
    const double c5 = cos(q[4]);
    const double c2 = cos(q[1]);
    const double s5 = sin(q[4]);
    const double s2 = sin(q[1]);
    const double c4 = cos(q[3]);
    const double c6 = cos(q[5]);
    const double z1 = s6*c6;
    const double s4 = sin(q[3]);

    /* composite body 6 */
    const double z2 = s6*(0.002*s6);
    const double S5_zz = 0.00285 - z2;
    const double D5 = z2 + 0.0036599999999999996;

    /* column 6 */
    const double z3 = c5*c2 - s5*(s2*c4);
    const double z4 = s5*s4;

    /* composite body 5 */
    const double neg_ms4_x = 0.036*s5;
    const double neg_S4_yz = 0.002*s5*z1;
    const double z5 = 0.002*c5;
    const double neg_S4_xy = z1*z5;
    const double z6 = s5*(z2 - 0.00346);
    const double z7 = s5*z6;
    const double S4_xx = z2 - z7 + 0.00035;
    const double S4_xz = c5*z6;

    /* column 5 */
    const double z8 = D5 + 0.021599999999999998*c5;
    const double z9 = 0.0036*c5;
    const double z10 = c4*z9;
    const double z11 = 10.0*q[2];
    const double z12 = c4*z8 + neg_S4_xy*s4 + z10*z11;
    const double z13 = c4*neg_S4_xy;
    const double z14 = 0.0036*s5;
    const double z15 = s2*(z8*s4 - z13 + q[2]*(s4*(0.036*c5)) + z14);
    const double z16 = z15 - c2*(neg_S4_yz + z10);

    /* composite body 4 */
    const double z17 = S5_zz + S4_xx;
    const double z18 = S4_xz - 0.021599999999999998*s5;
    const double z19 = 2.0*z13 - s4*(S4_xx - S5_zz);
    const double S3_xy = neg_S4_xy - c4*z19;
    const double ms3_z_scaled = z9 + 0.136;
    const double S3_xx = S4_xx + s4*z19 + 0.014999999999999998;
    const double neg_ms3_y = neg_ms4_x*s4;
    const double neg_ms3_x = c4*neg_ms4_x;

    /* column 4 */
    const double S2_yz = c4*neg_S4_yz - s4*z18 + q[2]*neg_ms3_y;
    const double S2_xy = neg_S4_yz*s4 + c4*z18 - q[2]*neg_ms3_x;

    /* composite body 3 */
    const double z20 = 0.61*q[2];
    const double S2_yy = z7 + 0.043199999999999995*c5 + z11*(2.0*ms3_z_scaled + z20) + 1.33481;

    /* elimination */
    const double iD5 = 1.0/D5;
    const double neg_U4_5 = neg_S4_yz*iD5;
    const double z21 = z16*neg_U4_5 - z3*z5 - s2*S2_xy + c2*(z17 + s4*z14);
    const double z22 = 0.002*z4;
    const double z23 = S2_yz + c5*z22 - z12*neg_U4_5;
    const double neg_D4 = c5*z5 - z17 + neg_S4_yz*neg_U4_5;
    const double neg_U3_5 = neg_ms4_x*iD5;
    const double neg_iD4 = 1.0/neg_D4;
    const double z24 = neg_ms4_x*neg_U4_5;
    const double U3_4 = neg_iD4*z24;
    const double z25 = 0.61*s2 + s2*neg_ms3_y - z16*neg_U3_5 + z21*U3_4;
    const double z26 = neg_ms3_x - z12*neg_U3_5 - z23*U3_4;
    const double D3 = 6.1 - (neg_ms4_x*neg_U3_5 - z24*U3_4);
    const double iD3 = 1.0/D3;
    const double neg_U2_3 = z26*iD3;
    const double U2_5 = z12*iD5;
    const double U2_4 = z23*neg_iD4;
    const double z27 = s2*(S3_xy + c4*z14) - z25*neg_U2_3 - z16*U2_5 - z21*U2_4;
    const double z28 = z27 - z3*z22 - c2*(S2_yz + (ms3_z_scaled + z20));
    const double D2 = S3_xx + S2_yy - z4*z22 - z12*U2_5 + z23*U2_4 - z26*neg_U2_3;
    const double U1_4 = z21*neg_iD4;
    const double U1_3 = z25*iD3;
    const double iD2 = 1.0/D2;
    const double neg_U1_2 = z28*iD2;
    const double z29 = z21*U1_4 - z25*U1_3 + 0.2*neg_ms3_y - z28*neg_U1_2 - s2*(c2*(2.0*S2_xy) +
        s2*(S3_xx - S2_yy));
    const double neg_U1_5 = z16*iD5;
    const double D1 = 0.15100000000000002 - (z16*neg_U1_5 - (z29 - 0.002*(z3*z3)) - z17);
    const double z30 = phi[3] + neg_U4_5*phi[4] - c5*phi[5];
    const double z31 = phi[2] - U3_4*z30 + neg_U3_5*phi[4];
    const double z32 = phi[1] + neg_U2_3*z31 - U2_4*z30 - U2_5*phi[4] - z4*phi[5];
    const double z33 = phi[0] + neg_U1_2*z32 - U1_3*z31 - U1_4*z30 + neg_U1_5*phi[4];
    const double iD1 = 1.0/D1;
    const double z34 = (z33 + z3*phi[5])*iD1;
    const double z35 = iD2*z32 + neg_U1_2*z34;
    const double z36 = U1_3*z34 - iD3*z31 - neg_U2_3*z35;
    const double z37 = neg_iD4*z30 + U1_4*z34 + U2_4*z35 - U3_4*z36;
    const double z38 = iD5*phi[4] + neg_U1_5*z34 - U2_5*z35 - neg_U3_5*z36 - neg_U4_5*z37;

    qdd[0] = z34;
    qdd[1] = z35;
    qdd[2] = -z36;
    qdd[3] = -z37;
    qdd[4] = z38;
    qdd[5] = 500.0*phi[5] + z3*z34 - z4*z35 + c5*z37;
}

void stanford_energy(const double q[6], const double qd[6], double e[2])
{
    /* joint angles */
    const double s2 = sin(q[1]);
    const double c2 = cos(q[1]);
    const double c4 = cos(q[3]);
    const double s4 = sin(q[3]);
    const double c5 = cos(q[4]);
    const double s5 = sin(q[4]);
    const double c6 = cos(q[5]);
    const double s6 = sin(q[5]);

    /* link 2 */
    const double neg_w2_x = qd[0]*s2;
    const double v2_y = 0.1*neg_w2_x;
    const double neg_w2_y = qd[0]*c2;
    const double neg_v2_x = 0.1*neg_w2_y;

    /* link 3 */
    const double neg_v3_x = neg_v2_x + qd[1]*q[2];
    const double v3_z = v2_y + qd[2];
    const double v3_y = neg_w2_x*q[2];

    /* link 4 */
    const double z1 = v3_y + 0.6*neg_w2_x;
    const double z2 = neg_v3_x + 0.6*qd[1];
    const double w4_y = neg_w2_x*s4 - qd[1]*c4;
    const double neg_w4_x = qd[1]*s4 + neg_w2_x*c4;
    const double v4_y = z1*c4 + z2*s4;
    const double v4_x = z1*s4 - z2*c4;
    const double w4_z = qd[3] - neg_w2_y;
    const double z3 = v4_y + 0.1*neg_w4_x;
    const double z4 = v4_x + 0.1*w4_y;

    /* link 5 */
    const double w5_y = w4_z*c5 + neg_w4_x*s5;
    const double w5_x = w4_z*s5 - neg_w4_x*c5;
    const double v5_y = v3_z*c5 - v4_x*s5;
    const double v5_x = v3_z*s5 + v4_x*c5;
    const double w5_z = qd[4] - w4_y;
    const double z5 = v4_y - 0.06*w5_x;
    const double z6 = v5_x - 0.06*w5_z;

    /* link 6 */
    const double neg_w6_y = w5_z*c6 + w5_x*s6;
    const double w6_x = w5_x*c6 - w5_z*s6;
    const double v6_y = v4_y*c6 - v5_x*s6;
    const double v6_x = v4_y*s6 + v5_x*c6;
    const double w6_z = w5_y + qd[5];
    const double z7 = 0.005*(qd[0]*qd[0]) + 0.23*(qd[1]*qd[1]) + 0.01*(neg_w2_y*neg_w2_y);
    const double z8 = z7 + 0.225*(neg_w2_x*neg_w2_x) + 3.0*(v2_y*v2_y + neg_v2_x*neg_v2_x);
    const double z9 = z8 + 0.00025*(w5_x*w5_x + w5_z*w5_z + w4_y*w4_y) + 2.5*(v3_z*v3_z);
    const double z10 = z9 + 0.3*(z6*z6 + z5*z5) + 0.0001*(w5_y*w5_y);
    const double z11 = z10 + 0.55*(v5_y*v5_y) + 2.0*(v3_y*v3_y + neg_v3_x*neg_v3_x);
    const double z12 = z11 + 0.001*(w6_z*w6_z) + 0.25*(v6_y*v6_y + v6_x*v6_x);
    const double z13 = z12 + 0.0005*(w4_z*w4_z + neg_w4_x*neg_w4_x + neg_w6_y*neg_w6_y) +
        0.0015*(w6_x*w6_x);
    const double z14 = 0.35316*(s5*(s2*c4)) - 13.3416*c2 - 59.841*(c2*(q[2] +
        0.005901639344262295*c5));

    e[0] = z13 + 0.5*(z4*z4 + z3*z3);
    e[1] = z14 + 11.8701;
}
