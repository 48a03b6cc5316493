/* cmu_dd: robot dynamics as straight-line C, by rbgen 0.1.0
 *
 * joints   6: RRRRRR
 * source   Made up for this collection, after the description of the CMU Direct-Drive Arm in N.
 *          M. Swartz, Arm dynamics simulation, The Robotics Institute, Carnegie-Mellon
 *          University, CMU-RI-TR-82-17, November 1982.
 * model    c0581789ececf84a
 * command  rbgen emit cmu_dd
 *
 * Operations of each call: multiplications M, additions and subtractions A, divisions
 * and square roots D, pairs of sine and cosine.
 *
 *   function                  algorithm            M      A    D  sin/cos
 *   inverse_dynamics          best                169    131   12        5
 *   inertia_matrix            best                 85     68    0        5
 *   bias                      best                162    121   12        5
 *   gravity                   best                 35     17    0        5
 *   forward_dynamics          best                321    263   17        5
 *   forward_kinematics        best: tool-cross     57     30    0        6
 *   jacobian                  best: frames         80     43    0        6
 *   inertia_solve             best                171    133    5        5
 *   energy                    best: links          99     60    0        5
 *
 * SI units: radians or metres for q, N m or N for torques. Arrays are row-major double.
 * No allocation, no global state, no branches; outputs may not overlap inputs.
 * Compile: cc -std=c99 -O2 -c FILE.c, and link with -lm.
 * This file belongs to whoever generated it.
 */
#include <math.h>

#define CMU_DD_DOF 6

#ifdef __cplusplus
extern "C" {
#endif

/* joint torques (forces) for the motion */
void cmu_dd_inverse_dynamics(const double q[6], const double qd[6], const double qdd[6],
                             double tau[6]);
/* symmetric, row-major */
void cmu_dd_inertia_matrix(const double q[6], double M[36]);
/* Coriolis, centrifugal, gravity, friction */
void cmu_dd_bias(const double q[6], const double qd[6], double b[6]);
/* torques that hold the arm still */
void cmu_dd_gravity(const double q[6], double g[6]);
/* accelerations for the torques */
void cmu_dd_forward_dynamics(const double q[6], const double qd[6], const double tau[6],
                             double qdd[6]);
/* tool in the world: axes as columns of R, origin p */
void cmu_dd_forward_kinematics(const double q[6], double R[9], double p[3]);
/* 6 x n: linear rows, then angular, world axes, at the tool */
void cmu_dd_jacobian(const double q[6], double J[36]);
/* M^-1 phi */
void cmu_dd_inertia_solve(const double q[6], const double phi[6], double qdd[6]);
/* kinetic, potential (zero at the world's origin) */
void cmu_dd_energy(const double q[6], const double qd[6], double e[2]);

#ifdef __cplusplus
}
#endif

void cmu_dd_inverse_dynamics(const double q[6], const double qd[6], const double qdd[6],
                             double tau[6])
{
    /* joint angles */
    const double c2 = cos(q[1]);
    const double s2 = sin(q[1]);
    const double c3 = cos(q[2]);
    const double s3 = sin(q[2]);
    const double c4 = cos(q[3]);
    const double s4 = sin(q[3]);
    const double c5 = cos(q[4]);
    const double s5 = sin(q[4]);
    const double s6 = sin(q[5]);
    const double c6 = cos(q[5]);

    /* motion of link 1 */
    const double neg_U1_xx = qd[0]*qd[0];

    /* motion of link 2 */
    const double neg_U2_xz = c2*qdd[0];
    const double neg_w2_x = s2*qd[0];
    const double wd2_y = qd[1]*neg_w2_x - neg_U2_xz;
    const double U2_yz = qdd[0]*s2;
    const double neg_w2_y = c2*qd[0];
    const double neg_wd2_x = U2_yz + qd[1]*neg_w2_y;

    /* motion of link 3 */
    const double w3_y = qd[1]*c3 + neg_w2_x*s3;
    const double w3_x = qd[1]*s3 - neg_w2_x*c3;
    const double w3_z = neg_w2_y + qd[2];
    const double wd3_z = qdd[2] - wd2_y;
    const double wd3_y = c3*qdd[1] + neg_wd2_x*s3 - w3_x*qd[2];
    const double wd3_x = s3*qdd[1] - neg_wd2_x*c3 + w3_y*qd[2];
    const double a3_z = 21.79157777777778*c2 - w3_x*w3_x - w3_y*w3_y;
    const double z1 = 21.79157777777778*s2;
    const double z2 = w3_x*w3_z;
    const double a3_x = wd3_y - c3*z1 + z2;
    const double z3 = w3_y*w3_z;

    /* motion of link 4 */
    const double neg_w4_y = w3_z*c4 + w3_x*s4;
    const double w4_x = w3_x*c4 - w3_z*s4;
    const double w4_z = w3_y + qd[3];
    const double wd4_z = wd3_y + qdd[3];
    const double neg_wd4_y = wd3_z*c4 + wd3_x*s4 + w4_x*qd[3];
    const double neg_wd4_x = wd3_z*s4 - wd3_x*c4 + neg_w4_y*qd[3];
    const double z4 = neg_w4_y*w4_x;

    /* motion of link 5 */
    const double z5 = 0.7777777777777777*w4_z;
    const double z6 = wd3_x - s3*z1 - z3 - 0.7777777777777777*neg_wd4_x - neg_w4_y*z5;
    const double a5_z = a3_z*c4 + a3_x*s4 - 0.7777777777777777*(w4_x*w4_x) - w4_z*z5;
    const double z7 = a3_z*s4 - a3_x*c4 - 0.7777777777777777*(wd4_z + z4);
    const double a5_y = z7*s5 - z6*c5;
    const double neg_a5_x = z6*s5 + z7*c5;
    const double w5_y = w4_z*c5 - w4_x*s5;
    const double w5_x = w4_z*s5 + w4_x*c5;
    const double w5_z = neg_w4_y + qd[4];
    const double wd5_z = neg_wd4_y + qdd[4];
    const double wd5_y = wd4_z*c5 + neg_wd4_x*s5 - w5_x*qd[4];
    const double wd5_x = wd4_z*s5 - neg_wd4_x*c5 + w5_y*qd[4];
    const double z8 = w5_y*w5_x;
    const double U5_xy = z8 - wd5_z;
    const double z9 = w5_y*w5_z;
    const double U5_zy = wd5_x + z9;

    /* motion of link 6 */
    const double w6_y = w5_x*c6 - w5_z*s6;
    const double w6_x = w5_z*c6 + w5_x*s6;
    const double w6_z = w5_y + qd[5];
    const double wd6_z = wd5_y + qdd[5];
    const double wd6_x = wd5_z*c6 + wd5_x*s6 + w6_y*qd[5];
    const double z10 = w6_z*w6_z;
    const double neg_U6_xx = w6_y*w6_y + z10;
    const double z11 = w6_y*w6_x;
    const double U6_yx = wd6_z + z11;
    const double U6_zx = wd5_z*s6 - wd5_x*c6 + w6_x*(qd[5] + w6_z);
    const double z12 = w6_y*w6_z;

    /* forces on link 6 */
    const double n6_x = 0.0001487730625*(wd6_x + z12) - 2.7e-05*U6_yx;
    const double z13 = 0.00845994375*c6;
    const double z14 = 0.00845994375*s6;
    const double n6_z = 0.0016744161875*wd6_z + 0.0013768700625*z11 - neg_a5_x*z13 - a5_z*z14 -
        2.7e-05*(wd6_x - z12);
    const double neg_n6_y_scaled = a5_y + 0.18033726583583962*U6_zx + 0.003191510581852273*(z10 -
        w6_x*w6_x);

    /* forces on link 5 */
    const double f5_z = 0.3443668045990841*a5_z - (U6_yx*z14 + neg_U6_xx*z13 - 0.000135*U5_zy);
    const double f5_y = 0.00845994375*U6_zx + 0.3443668045990841*a5_y - 0.000135*(w5_x*w5_x +
        w5_z*w5_z);
    const double f5_x = U6_yx*z13 - neg_U6_xx*z14 + 0.000135*U5_xy - 0.3443668045990841*neg_a5_x;
    const double n5_z = z14*neg_n6_y_scaled + c6*n6_x + 0.000135*neg_a5_x +
        0.0009613527859739061*wd5_z + 9.542880208333335e-05*z8;
    const double n5_y = n6_z - 0.044936141593133486*wd5_y - 0.04599292318119072*(w5_x*w5_z);
    const double n5_x = s6*n6_x - z13*neg_n6_y_scaled - 0.04503157039521682*wd5_x +
        0.04589749437910739*z9 + 0.000135*a5_z;
    const double f4_z = c5*f5_y + s5*f5_x;
    const double f4_x = c5*f5_x - s5*f5_y;
    const double n4_x = c5*n5_x - (0.7777777777777777*f4_z + s5*n5_y);

    /* forces on link 4 */
    const double n4_z = 0.7777777777777777*f4_x + c5*n5_y + s5*n5_x + 0.002633765*(wd4_z - z4);
    const double neg_n4_y = n5_z + 0.002633765*(neg_wd4_y + w4_x*w4_z);

    /* forces on link 3 */
    const double neg_n3_z = s4*n4_x - c4*neg_n4_y - 0.028831123572901296*wd3_z +
        0.006019161840000001*(w3_y*w3_x);
    const double z15 = n4_z + (s4*f5_z + c4*f4_x) + 1.648216479130625*wd3_y + 1.6254045173977236*z2;
    const double z16 = f4_z - s4*neg_n4_y - c4*n4_x + 1.6193853555577238*z3 -
        1.654235640970625*wd3_x;

    /* forces on link 2 */
    const double n2_y = neg_n3_z + 0.07989623622861444*wd2_y;
    const double neg_n2_x = s3*z15 + c3*z16 + 0.07989623622861444*neg_wd2_x;

    /* forces on link 1 */
    const double z17 = 2.0*(qd[0]/sqrt(neg_U1_xx + 1e-06)) - (c2*n2_y - s2*neg_n2_x -
        0.39939845525151246*qdd[0] - 0.5*qd[0]);
    const double z18 = s3*z16 - c3*z15 - 0.07989623622861444*qdd[1] + 44.094497059856984*s2 -
        0.5*qd[1];
    const double z19 = 0.5*(qd[2]/sqrt(qd[2]*qd[2] + 1e-06)) - (neg_n3_z - 0.1*qd[2]);
    const double z20 = n4_z + 0.1*qd[3] + 0.4*(qd[3]/sqrt(qd[3]*qd[3] + 1e-06));
    const double z21 = n5_z + 0.02*qd[4] + 0.1*(qd[4]/sqrt(qd[4]*qd[4] + 1e-06));
    const double z22 = n6_z + 0.02*qd[5] + 0.1*(qd[5]/sqrt(qd[5]*qd[5] + 1e-06));

    tau[0] = z17;
    tau[1] = 2.0*(qd[1]/sqrt(qd[1]*qd[1] + 1e-06)) - z18;
    tau[2] = z19;
    tau[3] = z20;
    tau[4] = z21;
    tau[5] = z22;
}

void cmu_dd_inertia_matrix(const double q[6], double M[36])
{
    /* joint angles */
    const double s6 = sin(q[5]);
    const double S6_xz = 2.7e-05*s6;
    const double c6 = cos(q[5]);
    const double c5 = cos(q[4]);
    const double s5 = sin(q[4]);
    const double c4 = cos(q[3]);
    const double s4 = sin(q[3]);
    const double c3 = cos(q[2]);
    const double s3 = sin(q[2]);
    const double c2 = cos(q[1]);
    const double s2 = sin(q[1]);

    /* composite body 6 */
    const double z1 = 0.0013768700625*c6;
    const double z2 = c6*z1;
    const double z3 = z2 - 0.002486995910973906;

    /* column 6 */
    const double z4 = 0.0065799562499999995*c6 + 0.0016744161875;
    const double z5 = z4*c5 - S6_xz*s5;
    const double z6 = S6_xz*c5;
    const double z7 = z4*s5 + z6;
    const double z8 = 2.7e-05*c6;
    const double z9 = z7*s4 - c4*z8;
    const double z10 = 0.00845994375*s6;
    const double z11 = 0.00845994375*c6;
    const double z12 = z5 - s4*z10 + c4*(c5*z11);
    const double z13 = z7*c4 + z11*(s5 + 0.003191510581852273*s4);
    const double z14 = z12*c3 - z13*s3;
    const double z15 = z9*c2 + (z12*s3 + z13*c3)*s2;

    /* composite body 5 */
    const double z16 = s6*z1 + 0.0065799562499999995*s6;
    const double z17 = z8 + 0.00010499999999999999;
    const double ms4_z = 0.000135*c5 + s5*z10;
    const double ms4_x = c5*z10 - 0.000135*s5;
    const double z18 = 2.0*z6 - s5*(z2 - 0.0016210719270833335);
    const double neg_S4_yz = c5*z17 + s5*z16;
    const double S4_xy = s5*z17 - c5*z16;
    const double S4_xz = c5*z18 - S6_xz;
    const double neg_ms4_y = z11 + 0.2678408480215098;
    const double z19 = s5*z18;
    const double S4_xx = 0.00468779891902862 - (z2 + z19);
    const double S4_yy = z2 + 0.013159912499999999*c6 + 0.1630049002476233;
    const double S4_zz = z19 + 0.017858104698395934;

    /* column 5 */
    const double z20 = z3*c4 + s4*S4_xy;
    const double z21 = neg_S4_yz + c4*ms4_z;
    const double z22 = c4*S4_xy;
    const double z23 = z22 - (ms4_x + z3*s4);
    const double z24 = s3*z23 - c3*z21;
    const double z25 = c2*z20 + s2*(s3*z21 + c3*z23);

    /* composite body 4 */
    const double z26 = S4_xx + S4_yy;
    const double ms3_z = c4*neg_ms4_y - s4*ms4_x;
    const double z27 = 2.0*z22 - s4*(S4_yy - S4_xx);
    const double S3_yz = c4*neg_S4_yz - s4*S4_xz;
    const double S3_xy = s4*neg_S4_yz + c4*S4_xz;
    const double z28 = s4*z27;
    const double S3_xx = 0.011405980866450647 - (z28 - S4_xx);

    /* column 4 */
    const double z29 = z26 + ms3_z;
    const double z30 = c3*z29 - s3*S3_xy;
    const double z31 = c3*S3_xy;
    const double z32 = s2*(s3*z29 + z31) - c2*S3_yz;

    /* composite body 3 */
    const double z33 = S4_zz + S3_xx;
    const double z34 = S4_xy + s4*neg_ms4_y - c4*(z27 - ms4_x);
    const double z35 = ms4_z + S3_yz;
    const double z36 = 2.0*z31 - s3*(S4_zz - S3_xx);
    const double neg_S2_yz = c3*z35 + s3*z34;
    const double S2_xy = s3*z35 - c3*z34;
    const double S2_xz = c3*z36 - S3_xy;
    const double S2_xx = 0.03994811811430722 - (s3*z36 - S3_xx);
    const double S2_yy = S4_yy + z28 + 2.0*ms3_z + 2.0211254209775658;

    /* column 3 */
    const double z37 = c2*z33 - s2*S2_xy;

    /* composite body 2 */
    const double S1_yz = c2*neg_S2_yz - s2*S2_xz;
    const double z38 = z33 - s2*(2.0*(c2*S2_xy) - s2*(S2_yy - S2_xx)) + 0.4792946914801269;

    M[0] = z38;
    M[1] = -S1_yz;
    M[2] = z37;
    M[3] = z32;
    M[4] = -z25;
    M[5] = z15;
    M[6] = -S1_yz;
    M[7] = S2_xx + S2_yy;
    M[8] = -neg_S2_yz;
    M[9] = z30;
    M[10] = z24;
    M[11] = z14;
    M[12] = z37;
    M[13] = -neg_S2_yz;
    M[14] = z33;
    M[15] = -S3_yz;
    M[16] = -z20;
    M[17] = z9;
    M[18] = z32;
    M[19] = z30;
    M[20] = -S3_yz;
    M[21] = z26;
    M[22] = -neg_S4_yz;
    M[23] = z5;
    M[24] = -z25;
    M[25] = z24;
    M[26] = -z20;
    M[27] = -neg_S4_yz;
    M[28] = -z3;
    M[29] = -z8;
    M[30] = z15;
    M[31] = z14;
    M[32] = z9;
    M[33] = z5;
    M[34] = -z8;
    M[35] = 0.0016744161875;
}

void cmu_dd_bias(const double q[6], const double qd[6], double b[6])
{
    /* joint angles */
    const double c3 = cos(q[2]);
    const double s2 = sin(q[1]);
    const double s3 = sin(q[2]);
    const double c2 = cos(q[1]);
    const double s4 = sin(q[3]);
    const double c4 = cos(q[3]);
    const double c5 = cos(q[4]);
    const double s5 = sin(q[4]);
    const double s6 = sin(q[5]);
    const double c6 = cos(q[5]);

    /* motion of link 1 */
    const double neg_U1_xx = qd[0]*qd[0];

    /* motion of link 2 */
    const double neg_w2_x = s2*qd[0];
    const double neg_w2_y = qd[0]*c2;
    const double neg_wd2_x = qd[1]*neg_w2_y;
    const double wd2_y = qd[1]*neg_w2_x;

    /* motion of link 3 */
    const double w3_y = qd[1]*c3 + neg_w2_x*s3;
    const double w3_x = qd[1]*s3 - c3*neg_w2_x;
    const double w3_z = qd[2] + neg_w2_y;
    const double wd3_y = s3*neg_wd2_x - w3_x*qd[2];
    const double wd3_x = w3_y*qd[2] - c3*neg_wd2_x;
    const double a3_z = 28.01774285714286*c2 - 1.2857142857142858*(w3_x*w3_x + w3_y*w3_y);
    const double z1 = 28.01774285714286*s2;
    const double z2 = w3_y*w3_z;
    const double a3_y = s3*z1 + 1.2857142857142858*(z2 - wd3_x);
    const double z3 = w3_x*w3_z;
    const double a3_x = 1.2857142857142858*(wd3_y + z3) - c3*z1;

    /* motion of link 4 */
    const double a4_x = a3_x*c4 - a3_z*s4;
    const double neg_w4_y = w3_z*c4 + w3_x*s4;
    const double w4_x = w3_x*c4 - w3_z*s4;
    const double w4_z = w3_y + qd[3];
    const double wd4_y = c4*wd2_y - wd3_x*s4 - w4_x*qd[3];
    const double wd4_x = s4*wd2_y + wd3_x*c4 - neg_w4_y*qd[3];

    /* motion of link 5 */
    const double w5_y = w4_z*c5 - w4_x*s5;
    const double w5_x = w4_z*s5 + w4_x*c5;
    const double w5_z = neg_w4_y + qd[4];
    const double wd5_y = wd3_y*c5 - wd4_x*s5 - w5_x*qd[4];
    const double wd5_x = wd3_y*s5 + wd4_x*c5 + w5_y*qd[4];
    const double z4 = w5_x*w5_x;
    const double a5_z = a3_z*c4 + a3_x*s4 - z4 - w5_y*w5_y;
    const double z5 = w5_y*w5_z;
    const double a5_y = z5 - (wd5_x + (a4_x*s5 - a3_y*c5));
    const double z6 = w5_x*w5_z;
    const double a5_x = wd5_y + (a3_y*s5 + a4_x*c5) + z6;
    const double z7 = w5_y*w5_x;

    /* motion of link 6 */
    const double w6_y = w5_x*c6 - w5_z*s6;
    const double w6_x = w5_z*c6 + w5_x*s6;
    const double w6_z = w5_y + qd[5];
    const double wd6_x = w6_y*qd[5] - (wd4_y*c6 - wd5_x*s6);
    const double z8 = w6_z*w6_z;
    const double neg_U6_xx = w6_y*w6_y + z8;
    const double z9 = w6_y*w6_x;
    const double U6_yx = wd5_y + z9;
    const double U6_zx = w6_x*(qd[5] + w6_z) - (wd4_y*s6 + wd5_x*c6);
    const double z10 = w6_y*w6_z;

    /* forces on link 6 */
    const double n6_x = 0.0001487730625*(wd6_x + z10) - 2.7e-05*U6_yx;
    const double z11 = 0.0065799562499999995*c6;
    const double z12 = 0.0065799562499999995*s6;
    const double n6_z = 0.0016744161875*wd5_y + 0.0013768700625*z9 + a5_x*z11 - a5_z*z12 +
        2.7e-05*(z10 - wd6_x);
    const double neg_n6_y = 0.001525643125*U6_zx + 0.0065799562499999995*a5_y + 2.7e-05*(z8 -
        w6_x*w6_x);

    /* forces on link 5 */
    const double f5_z = 0.00010499999999999999*(wd5_x + z5) - (U6_yx*z12 + neg_U6_xx*z11 -
        0.2083206595722854*a5_z);
    const double f5_y = 0.0065799562499999995*U6_zx + 0.2083206595722854*a5_y -
        0.00010499999999999999*(z4 + w5_z*w5_z);
    const double f5_x = U6_yx*z11 - neg_U6_xx*z12 + 0.2083206595722854*a5_x +
        0.00010499999999999999*(wd4_y + z7);
    const double neg_n5_z = 0.0009613527859739061*wd4_y - (s6*neg_n6_y + c6*n6_x) -
        9.542880208333335e-05*z7 + 0.00010499999999999999*a5_x;
    const double z13 = n6_z + f5_x - 0.044936141593133486*wd5_y - 0.04599292318119072*z6;
    const double z14 = s6*n6_x - (f5_y + c6*neg_n6_y) - 0.04503157039521682*wd5_x +
        0.04589749437910739*z5;
    const double z15 = z14 + 0.00010499999999999999*a5_z;
    const double f4_x = c5*f5_x - s5*f5_y;
    const double n4_x = c5*z15 - s5*z13;

    /* forces on link 4 */
    const double z16 = 0.002633765*w4_x;
    const double n4_z = c5*z13 + s5*z15 + 0.002633765*wd3_y - neg_w4_y*z16;
    const double n4_y = neg_n5_z + 0.002633765*wd4_y - w4_z*z16;

    /* forces on link 3 */
    const double neg_n3_z = c4*n4_y + s4*n4_x + 0.028831123572901296*wd2_y +
        0.006019161840000001*(w3_y*w3_x);
    const double z17 = n4_z + 1.648216479130625*wd3_y + 1.6254045173977236*z3 +
        1.2857142857142858*(s4*f5_z + c4*f4_x);
    const double z18 = s4*n4_y - c4*n4_x - 1.654235640970625*wd3_x + 1.6193853555577238*z2 +
        1.2857142857142858*(c5*f5_y + s5*f5_x);

    /* forces on link 2 */
    const double n2_y = neg_n3_z + 0.07989623622861444*wd2_y;
    const double neg_n2_x = s3*z17 + c3*z18 + 0.07989623622861444*neg_wd2_x;

    /* forces on link 1 */
    const double z19 = 2.0*(qd[0]/sqrt(neg_U1_xx + 1e-06)) - (c2*n2_y - s2*neg_n2_x - 0.5*qd[0]);
    const double z20 = c3*z17 - s3*z18 - 44.094497059856984*s2 + 0.5*qd[1] +
        2.0*(qd[1]/sqrt(qd[1]*qd[1] + 1e-06));
    const double z21 = 0.5*(qd[2]/sqrt(qd[2]*qd[2] + 1e-06)) - (neg_n3_z - 0.1*qd[2]);
    const double z22 = n4_z + 0.1*qd[3] + 0.4*(qd[3]/sqrt(qd[3]*qd[3] + 1e-06));
    const double z23 = 0.1*(qd[4]/sqrt(qd[4]*qd[4] + 1e-06)) - (neg_n5_z - 0.02*qd[4]);
    const double z24 = n6_z + 0.02*qd[5] + 0.1*(qd[5]/sqrt(qd[5]*qd[5] + 1e-06));

    b[0] = z19;
    b[1] = z20;
    b[2] = z21;
    b[3] = z22;
    b[4] = z23;
    b[5] = z24;
}

void cmu_dd_gravity(const double q[6], double g[6])
{
    /* joint angles */
    const double c2 = cos(q[1]);
    const double c4 = cos(q[3]);
    const double s4 = sin(q[3]);
    const double s2 = sin(q[1]);
    const double c3 = cos(q[2]);
    const double c5 = cos(q[4]);
    const double s3 = sin(q[2]);
    const double s5 = sin(q[4]);
    const double s6 = sin(q[5]);
    const double c6 = cos(q[5]);

    /* motion of link 3 */
    const double z1 = s2*c3;
    const double z2 = s2*s3;

    /* motion of link 4 */
    const double a4_y_scaled = s4*z1 - c2*c4;
    const double neg_a4_x_scaled = c2*s4 + c4*z1;

    /* motion of link 5 */
    const double a5_y_scaled = c5*z2 + neg_a4_x_scaled*s5;
    const double a5_x_scaled = z2*s5 - neg_a4_x_scaled*c5;

    /* motion of link 6 */
    const double a6_y_scaled = a4_y_scaled*s6 + a5_x_scaled*c6;

    /* forces on link 5 */
    const double z3 = 0.18435552222375*a5_y_scaled;
    const double n5_z = s6*z3 - 0.002941863*a5_x_scaled;
    const double neg_n5_x = c6*z3 + 0.002941863*a4_y_scaled;

    /* forces on link 4 */
    const double z4 = 0.18435552222375*a6_y_scaled;
    const double neg_n4_z = s5*neg_n5_x - c5*z4 + 5.836674671726689*neg_a4_x_scaled;
    const double neg_n4_x = s5*z4 + c5*neg_n5_x + 5.836674671726689*z2;
    const double n3_z = c4*n5_z + s4*neg_n4_x;
    const double n3_x = s4*n5_z - c4*neg_n4_x;

    /* forces on link 3 */
    const double n2_x = s3*neg_n4_z + c3*n3_x;

    /* forces on link 2 */
    const double neg_n2_z = c3*neg_n4_z - s3*n3_x + 51.59879306636273*s2;
    const double n1_z = c2*n3_z - s2*n2_x;

    g[0] = n1_z;
    g[1] = -neg_n2_z;
    g[2] = n3_z;
    g[3] = -neg_n4_z;
    g[4] = n5_z;
    g[5] = z4;
}

void cmu_dd_forward_dynamics(const double q[6], const double qd[6], const double tau[6],
                             double qdd[6])
{
    /* joint angles */
    const double c3 = cos(q[2]);
    const double s3 = sin(q[2]);
    const double s2 = sin(q[1]);
    const double c2 = cos(q[1]);
    const double s4 = sin(q[3]);
    const double c4 = cos(q[3]);
    const double c5 = cos(q[4]);
    const double s5 = sin(q[4]);
    const double s6 = sin(q[5]);
    const double c6 = cos(q[5]);

    /* motion of link 1 */
    const double neg_U1_xx = qd[0]*qd[0];

    /* motion of link 2 */
    const double neg_w2_x = s2*qd[0];
    const double neg_w2_y = qd[0]*c2;
    const double neg_wd2_x = qd[1]*neg_w2_y;
    const double wd2_y = qd[1]*neg_w2_x;

    /* motion of link 3 */
    const double w3_y = c3*qd[1] + s3*neg_w2_x;
    const double w3_x = qd[1]*s3 - c3*neg_w2_x;
    const double w3_z = qd[2] + neg_w2_y;
    const double wd3_y = s3*neg_wd2_x - w3_x*qd[2];
    const double wd3_x = w3_y*qd[2] - c3*neg_wd2_x;
    const double a3_z_scaled = 21.79157777777778*c2 - w3_x*w3_x - w3_y*w3_y;
    const double z1 = 21.79157777777778*s2;
    const double z2 = w3_y*w3_z;
    const double a3_y_scaled = s3*z1 - wd3_x + z2;
    const double z3 = w3_x*w3_z;
    const double a3_x_scaled = wd3_y - c3*z1 + z3;

    /* motion of link 4 */
    const double z4 = 1.2857142857142858*s4;
    const double z5 = 1.2857142857142858*c4;
    const double a4_x = a3_x_scaled*z5 - a3_z_scaled*z4;
    const double neg_w4_y = w3_z*c4 + w3_x*s4;
    const double w4_x = w3_x*c4 - w3_z*s4;
    const double w4_z = w3_y + qd[3];
    const double wd4_y = c4*wd2_y - wd3_x*s4 - w4_x*qd[3];
    const double wd4_x = s4*wd2_y + wd3_x*c4 - neg_w4_y*qd[3];

    /* motion of link 5 */
    const double w5_y = w4_z*c5 - w4_x*s5;
    const double w5_x = w4_z*s5 + w4_x*c5;
    const double w5_z = neg_w4_y + qd[4];
    const double wd5_y = wd3_y*c5 - wd4_x*s5 - w5_x*qd[4];
    const double wd5_x = wd3_y*s5 + wd4_x*c5 + w5_y*qd[4];
    const double z6 = w5_x*w5_x;
    const double a5_z = a3_z_scaled*z5 + a3_x_scaled*z4 - z6 - w5_y*w5_y;
    const double z7 = 1.2857142857142858*a3_y_scaled;
    const double z8 = w5_y*w5_z;
    const double a5_y = z8 - (wd5_x + (a4_x*s5 - c5*z7));
    const double z9 = w5_x*w5_z;
    const double a5_x = wd5_y + (s5*z7 + a4_x*c5) + z9;
    const double z10 = w5_y*w5_x;

    /* motion of link 6 */
    const double w6_y = w5_x*c6 - w5_z*s6;
    const double w6_x = w5_z*c6 + w5_x*s6;
    const double w6_z = w5_y + qd[5];
    const double wd6_x = w6_y*qd[5] - (wd4_y*c6 - wd5_x*s6);
    const double z11 = w6_z*w6_z;
    const double neg_U6_xx = w6_y*w6_y + z11;
    const double z12 = w6_y*w6_x;
    const double U6_yx = wd5_y + z12;
    const double U6_zx = w6_x*(qd[5] + w6_z) - (wd4_y*s6 + wd5_x*c6);
    const double z13 = w6_y*w6_z;

    /* forces on link 6 */
    const double n6_x = 0.0001487730625*(wd6_x + z13) - 2.7e-05*U6_yx;
    const double z14 = 0.0065799562499999995*c6;
    const double F5_yz = 0.0065799562499999995*s6;
    const double n6_z = 0.0016744161875*wd5_y + 0.0013768700625*z12 + a5_x*z14 - a5_z*F5_yz +
        2.7e-05*(z13 - wd6_x);
    const double neg_n6_y_scaled = a5_y + 0.23186219893179383*U6_zx + 0.004103370748095779*(z11 -
        w6_x*w6_x);

    /* forces on link 5 */
    const double f5_y = 0.0065799562499999995*U6_zx + 0.2083206595722854*a5_y -
        0.00010499999999999999*(z6 + w5_z*w5_z);
    const double f5_x = U6_yx*z14 - neg_U6_xx*F5_yz + 0.2083206595722854*a5_x +
        0.00010499999999999999*(wd4_y + z10);
    const double neg_n5_z = 0.0009613527859739061*wd4_y - (F5_yz*neg_n6_y_scaled + c6*n6_x) -
        9.542880208333335e-05*z10 + 0.00010499999999999999*a5_x;
    const double z15 = n6_z + f5_x - 0.044936141593133486*wd5_y - 0.04599292318119072*z9;
    const double z16 = s6*n6_x - (f5_y + z14*neg_n6_y_scaled) - 0.04503157039521682*wd5_x +
        0.04589749437910739*z8;
    const double z17 = z16 + 0.00010499999999999999*a5_z;
    const double n4_x = c5*z17 - s5*z15;

    /* forces on link 4 */
    const double z18 = 0.002633765*w4_x;
    const double n4_z = c5*z15 + s5*z17 + 0.002633765*wd3_y - neg_w4_y*z18;
    const double n4_y = neg_n5_z + 0.002633765*wd4_y - w4_z*z18;

    /* forces on link 3 */
    const double neg_n3_z = c4*n4_y + s4*n4_x + 0.028831123572901296*wd2_y +
        0.006019161840000001*(w3_y*w3_x);

    /* forces on link 1 */
    const double z19 = neg_n3_z - 0.1*qd[2] - 0.5*(qd[2]/sqrt(qd[2]*qd[2] + 1e-06));
    const double phi3 = z19 + tau[2];
    const double z20 = n4_z + 0.1*qd[3] + 0.4*(qd[3]/sqrt(qd[3]*qd[3] + 1e-06));
    const double phi4 = tau[3] - z20;
    const double z21 = neg_n5_z - 0.02*qd[4] - 0.1*(qd[4]/sqrt(qd[4]*qd[4] + 1e-06));
    const double phi5 = z21 + tau[4];
    const double z22 = n6_z + 0.02*qd[5] + 0.1*(qd[5]/sqrt(qd[5]*qd[5] + 1e-06));
    const double phi6 = tau[5] - z22;

    /* articulated body 6 */
    const double z23 = s6*c6;
    const double neg_I5_xz_scaled = 0.0001061019476975165*z23;
    const double z24 = 0.0001061019476975165*(s6*s6);
    const double F5_xz = 1.1019476975165087e-06 - z24;
    const double z25 = c6*c6;
    const double z26 = 0.001377305438128498*z25;
    const double I5_zz = 0.002486995910973906 - z26;
    const double z27 = c6*phi6;
    const double z28 = s6*phi6;

    /* articulated body 5 */
    const double u5 = phi5 + 0.016125023277702873*z27;
    const double iD5 = 1.0/I5_zz;
    const double z29 = neg_I5_xz_scaled*iD5;
    const double z30 = neg_I5_xz_scaled*z29;
    const double z31 = z26 - 168.5053957189175*z30 + 5.290888478816868e-05;
    const double z32 = F5_xz*z29;
    const double z33 = neg_I5_xz_scaled + 12.98096281941049*z32;
    const double z34 = F5_yz*z29;
    const double z35 = z14 - 12.98096281941049*z34;
    const double z36 = z24 + 12.98096281941049*z30 - 0.00010499999999999999;
    const double z37 = z32 + 0.025857265699609142*z23;
    const double z38 = 0.025857265699609142*z25;
    const double z39 = F5_xz*iD5;
    const double z40 = z38 + F5_xz*z39;
    const double z41 = F5_yz*iD5;
    const double z42 = F5_yz*z41;
    const double z43 = 3.9297017665746856*z27 + u5*z39;
    const double z44 = u5*z29;
    const double z45 = 0.016125023277702873*z28 + 12.98096281941049*z44;
    const double z46 = c5*z35 - s5*z33;
    const double z47 = c5*z46;
    const double z48 = z35 - z47;
    const double z49 = s5*z46;
    const double z50 = z33 + z49;
    const double z51 = F5_xz*z41;
    const double z52 = 2.0*(c5*z51) + s5*(z40 - z42);
    const double neg_G4_yz = c5*z34 + s5*z37;
    const double G4_xy = s5*z34 - c5*z37;
    const double z53 = s5*z52;
    const double G4_zz = 0.2083206595722854 - z42 - z53;
    const double G4_xz = z51 - c5*z52;
    const double G4_xx = z53 - (z40 - 0.2083206595722854);
    const double F4_xz = z48 + G4_xx;
    const double F4_yz = G4_xy + s5*z36;
    const double F4_zz = G4_xz - z49;
    const double neg_F4_zx = z47 + G4_zz;
    const double z54 = s5*z31;
    const double I4_xz = z50 + c5*z54 - F4_zz;
    const double z55 = s5*z54;
    const double I4_zz = F4_xz + (z48 + z55) - 0.04230237659313348;
    const double z56 = u5*z41;
    const double z57 = c5*z56 + s5*z43;
    const double z58 = c5*z43 - s5*z56;

    /* articulated body 4 */
    const double u4 = s5*z45 - (z58 - phi4 + c5*phi6);
    const double iD4 = 1.0/I4_zz;
    const double z59 = I4_xz*iD4;
    const double z60 = neg_F4_zx + (z47 + (z31 - z55)) - I4_xz*z59;
    const double z61 = z50 - G4_xz - F4_xz*z59;
    const double z62 = F4_yz*z59 - (neg_G4_yz + c5*z36);
    const double z63 = neg_F4_zx + F4_zz*z59;
    const double z64 = F4_zz*iD4;
    const double z65 = F4_yz*iD4;
    const double z66 = F4_xz*iD4;
    const double z67 = F4_xz*z66 - G4_xx;
    const double z68 = u4*z59 - (z57 + s5*phi6 + c5*z45);
    const double z69 = c4*z62 - s4*z61;
    const double F3_xz_scaled = z5*z69 - 1.2857142857142858*z62;
    const double z70 = 2.5714285714285716*c4;
    const double z71 = (F4_xz*z65 - G4_xy)*z70 + z4*(z38 + z67 - z30 - F4_yz*z65 +
        0.18246339387267627);
    const double z72 = s4*(z60 - 0.04756990659313348);
    const double z73 = s4*z72;
    const double I3_zz = z73 + 0.0314648885729013;
    const double F3_yz = s4*z63;
    const double neg_I3_xz = c4*z72;

    /* articulated body 3 */
    const double u3 = phi3 - c4*phi5 + s4*z68;
    const double iD3 = 1.0/I3_zz;
    const double z74 = F3_xz_scaled*iD3;
    const double z75 = 1.6530612244897962*z67 - z4*z71 + F3_xz_scaled*z74;
    const double z76 = z61 + z4*(0.7777777777777777*z69 - neg_G4_yz - F4_yz*z64) - z5*(G4_xz -
        F4_xz*z64);
    const double z77 = iD3*F3_yz;
    const double z78 = iD3*neg_I3_xz;
    const double z79 = z77 + 0.7777777777777777*z78;
    const double z80 = z76 + F3_xz_scaled*z79;
    const double z81 = z60 - 0.038916979753133484 - z73 - z78*(neg_I3_xz + 2.5714285714285716*F3_yz)
        + z63*z70;
    const double z82 = z81 + 1.6530612244897962*(G4_zz - (F3_yz*z77 + F4_zz*z64));
    const double z83 = 2.5714285714285716*(c3*z80) + s3*(z75 + z82);
    const double I2_xz = c3*z83 - 1.2857142857142858*z80;
    const double z84 = s3*z83;
    const double I2_zz = 1.7281127153592395 - (z75 - z84);

    /* articulated body 2 */
    const double z85 = z44 + 3.9297017665746856*z28 + u4*z65 + U6_yx*F5_yz + neg_U6_xx*z14;
    const double z86 = phi4 + z4*(0.2083206595722854*a5_z - z85 + 0.00010499999999999999*(wd5_x +
        z8)) + 1.6254045173977236*z3;
    const double z87 = n4_z + (z86 + u3*z74) + 1.648216479130625*wd3_y + z5*(z58 + (c5*f5_x -
        s5*f5_y) + u4*z66);
    const double z88 = c3*z87 - tau[1] - 44.094497059856984*s2 + 0.5*qd[1] +
        2.0*(qd[1]/sqrt(qd[1]*qd[1] + 1e-06));
    const double z89 = z57 + (u4*z64 + s5*f5_x + c5*f5_y) + u3*z79;
    const double z90 = 1.654235640970625*wd3_x - (1.2857142857142858*z89 + s4*(n4_y - phi5) +
        1.6193853555577238*z2);
    const double z91 = z90 + c4*(n4_x + z68);
    const double neg_u2 = z88 + s3*z91;
    const double iD2 = 1.0/I2_zz;
    const double z92 = I2_xz*iD2;
    const double I1_zz = s2*(s2*(z82 - z84 - I2_xz*z92 + 1.648216479130625)) + 0.4792946914801269;

    /* articulated body 1 */
    const double z93 = c2*(phi3 - (neg_n3_z + 0.07989623622861444*wd2_y)) - tau[0] + 0.5*qd[0] +
        2.0*(qd[0]/sqrt(neg_U1_xx + 1e-06));
    const double z94 = s2*(0.07989623622861444*neg_wd2_x + s3*z87 + neg_u2*z92 - c3*z91);
    const double neg_u1 = z93 + z94;
    const double iD1 = 1.0/I1_zz;

    /* acceleration of link 1 */
    const double neg_qdd1 = neg_u1*iD1;

    /* acceleration of link 2 */
    const double z95 = s2*neg_qdd1;
    const double neg_qdd2 = z92*z95 + neg_u2*iD2;
    const double z96 = c2*neg_qdd1;

    /* acceleration of link 3 */
    const double z97 = c3*neg_qdd2 + s3*z95;
    const double z98 = s3*neg_qdd2 - c3*z95;
    const double z99 = 1.2857142857142858*z98;
    const double qdd3 = u3*iD3 + z74*z97 + z96 - z79*z99;
    const double z100 = z96 - qdd3;

    /* acceleration of link 4 */
    const double z101 = z4*z97;
    const double z102 = c4*z100 + s4*z98;
    const double z103 = s4*z100 - c4*z98;
    const double z104 = 1.2857142857142858*(c4*z97);
    const double z105 = z97 + (z66*z104 - (z64*z99 + z65*z101)) - z59*z103;
    const double qdd4 = z105 + u4*iD4;
    const double z106 = z97 - qdd4;

    /* acceleration of link 5 */
    const double z107 = z99 - z103;
    const double z108 = z104 + z106;
    const double z109 = s5*z107 - c5*z108;
    const double z110 = s5*z106 - c5*z103;
    const double z111 = z41*(c5*z107 + s5*z108) - u5*iD5 + z39*z109;
    const double qdd5 = z102 - z111 - z29*(z101 + 12.98096281941049*z110);

    /* acceleration of link 6 */
    const double z112 = s6*(z101 + 0.004103370748095779*z110) + c6*(z109 +
        0.004103370748095779*(z102 - qdd5));
    const double qdd6 = 597.2230843593657*phi6 + s5*z103 + c5*z106 - 3.9297017665746856*z112;

    qdd[0] = -neg_qdd1;
    qdd[1] = -neg_qdd2;
    qdd[2] = qdd3;
    qdd[3] = qdd4;
    qdd[4] = qdd5;
    qdd[5] = qdd6;
}

void cmu_dd_forward_kinematics(const double q[6], double R[9], double p[3])
{
    /* joint angles */
    const double c6 = cos(q[5]);
    const double s4 = sin(q[3]);
    const double c4 = cos(q[3]);
    const double s6 = sin(q[5]);
    const double c5 = cos(q[4]);
    const double c3 = cos(q[2]);
    const double s5 = sin(q[4]);
    const double s3 = sin(q[2]);
    const double s2 = sin(q[1]);
    const double c2 = cos(q[1]);
    const double c1 = cos(q[0]);
    const double s1 = sin(q[0]);

    /* tool seen from link 4 */
    const double z1 = c6 + 2.3333333333333335;
    const double z2 = s6*c5;
    const double z3 = c6*c5;
    const double z4 = s6*s5;
    const double z5 = c6*s5;

    /* tool seen from link 3 */
    const double z6 = c4*z2;
    const double z7 = z1*s4 + z6;
    const double z8 = s4*z2;
    const double z9 = c6*c4 - z8;
    const double z10 = z6 + c6*s4;
    const double z11 = c4*s6 + s4*z3;
    const double z12 = s4*s6 - c4*z3;

    /* tool seen from link 2 */
    const double z13 = c3*z4;
    const double z14 = z4*s3;
    const double z15 = z13 + z10*s3;
    const double z16 = z14 - z10*c3;
    const double z17 = c3*z5 - z12*s3;
    const double z18 = s3*z5 + z12*c3;

    /* tool seen from link 1 */
    const double z19 = 0.15*(z8 - z1*c4 - 3.0);
    const double z20 = 0.15*(z14 - z7*c3);
    const double z21 = s2*z19 + c2*z20;
    const double z22 = z9*c2 + z16*s2;
    const double z23 = z9*s2 - z16*c2;
    const double z24 = z11*c2 - z18*s2;
    const double z25 = z11*s2 + z18*c2;

    /* tool seen from link 0 */
    const double z26 = 0.15*(z13 + z7*s3);
    const double z27 = z15*c1 + z23*s1;
    const double z28 = z15*s1 - z23*c1;
    const double z29 = z17*c1 - z25*s1;
    const double z30 = z17*s1 + z25*c1;

    R[0] = -z28;
    R[1] = -z30;
    R[2] = -(z22*z29 + z24*z27);
    R[3] = z27;
    R[4] = z29;
    R[5] = -(z24*z28 + z22*z30);
    R[6] = z22;
    R[7] = -z24;
    R[8] = z27*z30 - z28*z29;
    p[0] = -(z26*s1 + z21*c1);
    p[1] = c1*z26 - z21*s1;
    p[2] = 0.6 - (z19*c2 - s2*z20);
}

void cmu_dd_jacobian(const double q[6], double J[36])
{
    /* joint angles */
    const double s3 = sin(q[2]);
    const double s1 = sin(q[0]);
    const double c2 = cos(q[1]);
    const double c1 = cos(q[0]);
    const double c3 = cos(q[2]);
    const double s4 = sin(q[3]);
    const double s2 = sin(q[1]);
    const double c4 = cos(q[3]);
    const double s5 = sin(q[4]);
    const double c5 = cos(q[4]);
    const double c6 = cos(q[5]);
    const double s6 = sin(q[5]);

    /* frame 2 */
    const double z1 = s1*c2;
    const double z2 = c2*c1;
    const double z3 = s1*s2;
    const double z4 = c1*s2;

    /* frame 3 */
    const double z5 = s3*z1 - c1*c3;
    const double z6 = s3*z2 + s1*c3;
    const double z7 = s3*c1 + z1*c3;
    const double z8 = s3*s1 - c3*z2;
    const double z9 = 0.45*c2 + 0.6;
    const double z10 = c3*s2;
    const double z11 = s3*s2;

    /* frame 4 */
    const double z12 = s4*z10 - c2*c4;
    const double z13 = z7*s4 + c4*z3;
    const double z14 = z8*s4 - c4*z4;
    const double z15 = c2*s4 + z10*c4;
    const double z16 = s4*z3 - z7*c4;
    const double z17 = s4*z4 + z8*c4;

    /* frame 5 */
    const double z18 = z15*s5 + c5*z11;
    const double z19 = z16*s5 - z5*c5;
    const double z20 = z17*s5 - z6*c5;

    /* frame 6 */
    const double z21 = 0.15*c6;
    const double z22 = 0.15*s6;
    const double z23 = z12*z21 - (s5*z11 - z15*c5)*z22;
    const double z24 = z13*z21 - (z5*s5 + z16*c5)*z22;
    const double z25 = z14*z21 + (z6*s5 + z17*c5)*z22;

    /* Jacobian */
    const double z26 = z23 + (0.35*z12 - z9);
    const double z27 = 0.45*z3;
    const double z28 = z24 + (z27 + 0.35*z13);
    const double z29 = 0.45*z4;
    const double z30 = z25 + (0.35*z14 - z29);
    const double z31 = z26 + 0.6;
    const double z32 = z9 + z26;
    const double z33 = z27 - z28;
    const double z34 = z29 + z30;

    J[0] = -z28;
    J[1] = -c1*z31;
    J[2] = c2*z33 - z3*z32;
    J[3] = z11*z33 + z5*z32;
    J[4] = z12*z24 - z13*z23;
    J[5] = -(z18*z24 + z19*z23);
    J[6] = -z30;
    J[7] = -s1*z31;
    J[8] = z4*z32 - c2*z34;
    J[9] = -(z6*z32 + z11*z34);
    J[10] = z12*z25 - z14*z23;
    J[11] = z20*z23 - z18*z25;
    J[12] = 0.0;
    J[13] = c1*z30 - s1*z28;
    J[14] = z3*z34 - z4*z33;
    J[15] = z6*z33 - z5*z34;
    J[16] = z13*z25 - z14*z24;
    J[17] = z19*z25 + z20*z24;
    J[18] = 0.0;
    J[19] = -s1;
    J[20] = z4;
    J[21] = -z6;
    J[22] = -z14;
    J[23] = z20;
    J[24] = 0.0;
    J[25] = c1;
    J[26] = z3;
    J[27] = -z5;
    J[28] = z13;
    J[29] = z19;
    J[30] = 1.0;
    J[31] = 0.0;
    J[32] = c2;
    J[33] = z11;
    J[34] = -z12;
    J[35] = z18;
}

void cmu_dd_inertia_solve(const double q[6], const double phi[6], double qdd[6])
{
    /* joint angles */
    const double c6 = cos(q[5]);
    const double neg_S6_yz = 2.7e-05*c6;
    const double s6 = sin(q[5]);
    const double S6_xz = 2.7e-05*s6;
    const double c5 = cos(q[4]);
    const double s5 = sin(q[4]);
    const double c4 = cos(q[3]);
    const double s4 = sin(q[3]);
    const double c3 = cos(q[2]);
    const double s3 = sin(q[2]);
    const double c2 = cos(q[1]);
    const double s2 = sin(q[1]);

    /* composite body 6 */
    const double z1 = 0.0013768700625*c6;
    const double z2 = c6*z1;
    const double z3 = z2 - 0.002486995910973906;

    /* column 6 */
    const double z4 = 0.0065799562499999995*c6 + 0.0016744161875;
    const double z5 = z4*c5 - S6_xz*s5;
    const double z6 = S6_xz*c5;
    const double z7 = z4*s5 + z6;
    const double z8 = neg_S6_yz*c4 - z7*s4;
    const double z9 = 0.00845994375*s6;
    const double z10 = 0.00845994375*c6;
    const double z11 = z5 - s4*z9 + c4*(c5*z10);
    const double z12 = s5*z10 + neg_S6_yz*s4 + z7*c4;
    const double z13 = z11*c3 - z12*s3;
    const double z14 = z8*c2 - (z11*s3 + z12*c3)*s2;

    /* composite body 5 */
    const double z15 = s6*z1 + 0.0065799562499999995*s6;
    const double z16 = neg_S6_yz + 0.00010499999999999999;
    const double ms4_z = 0.000135*c5 + s5*z9;
    const double ms4_x = c5*z9 - 0.000135*s5;
    const double z17 = 2.0*z6 - s5*(z2 - 0.0016210719270833335);
    const double neg_S4_yz = c5*z16 + s5*z15;
    const double S4_xy = s5*z16 - c5*z15;
    const double S4_xz = c5*z17 - S6_xz;
    const double neg_ms4_y = z10 + 0.2678408480215098;
    const double z18 = s5*z17;
    const double S4_xx = 0.00468779891902862 - (z2 + z18);
    const double S4_yy = z2 + 0.013159912499999999*c6 + 0.1630049002476233;
    const double S4_zz = z18 + 0.017858104698395934;

    /* column 5 */
    const double z19 = z3*c4 + s4*S4_xy;
    const double z20 = neg_S4_yz + c4*ms4_z;
    const double z21 = c4*S4_xy;
    const double z22 = z21 - (ms4_x + z3*s4);

    /* composite body 4 */
    const double z23 = S4_xx + S4_yy;
    const double ms3_z = c4*neg_ms4_y - s4*ms4_x;
    const double z24 = 2.0*z21 - s4*(S4_yy - S4_xx);
    const double S3_yz = c4*neg_S4_yz - s4*S4_xz;
    const double S3_xy = s4*neg_S4_yz + c4*S4_xz;
    const double z25 = s4*z24;
    const double S3_xx = 0.011405980866450647 - (z25 - S4_xx);

    /* column 4 */
    const double z26 = z23 + ms3_z;
    const double z27 = c3*S3_xy;

    /* composite body 3 */
    const double z28 = S4_zz + S3_xx;
    const double z29 = S4_xy + s4*neg_ms4_y - c4*(z24 - ms4_x);
    const double z30 = ms4_z + S3_yz;
    const double z31 = 2.0*z27 - s3*(S4_zz - S3_xx);
    const double neg_S2_yz = c3*z30 + s3*z29;
    const double S2_xy = s3*z30 - c3*z29;
    const double S2_xz = c3*z31 - S3_xy;
    const double S2_xx = 0.03994811811430722 - (s3*z31 - S3_xx);
    const double S2_yy = S4_yy + z25 + 2.0*ms3_z + 2.0211254209775658;

    /* elimination */
    const double z32 = 0.016125023277702873*c6;
    const double z33 = c2*z19 + s2*(s3*z20 + c3*z22) + z14*z32;
    const double z34 = c3*z20 - s3*z22 - z13*z32;
    const double z35 = z19 + z8*z32;
    const double z36 = neg_S4_yz - z5*z32;
    const double neg_D5 = z3 + neg_S6_yz*z32;
    const double z37 = 597.2230843593657*z14;
    const double neg_iD5 = 1.0/neg_D5;
    const double U4_5 = z36*neg_iD5;
    const double z38 = c2*S3_yz - s2*(s3*z26 + z27) - z5*z37 - z33*U4_5;
    const double z39 = 597.2230843593657*z5;
    const double z40 = s3*S3_xy - c3*z26 + z13*z39 - z34*U4_5;
    const double z41 = S3_yz - z8*z39 - z35*U4_5;
    const double D4 = z36*U4_5 - (z5*z39 - z23);
    const double U3_5 = z35*neg_iD5;
    const double iD4 = 1.0/D4;
    const double neg_U3_4 = z41*iD4;
    const double z42 = c2*z28 - s2*S2_xy - z8*z37 + z33*U3_5 - z38*neg_U3_4;
    const double z43 = 597.2230843593657*z8;
    const double z44 = neg_S2_yz - z13*z43 - z34*U3_5 + z40*neg_U3_4;
    const double D3 = z28 - z8*z43 + z35*U3_5 - z41*neg_U3_4;
    const double U2_5 = z34*neg_iD5;
    const double neg_U2_4 = z40*iD4;
    const double z45 = c2*neg_S2_yz - s2*S2_xz - z13*z37 - z33*U2_5 + z38*neg_U2_4;
    const double iD3 = 1.0/D3;
    const double neg_U2_3 = z44*iD3;
    const double z46 = z45 - z42*neg_U2_3;
    const double z47 = 597.2230843593657*z13;
    const double neg_D2 = z13*z47 - (S2_xx + S2_yy) - z34*U2_5 + z40*neg_U2_4 + z44*neg_U2_3;
    const double neg_U1_4 = z38*iD4;
    const double U1_3 = z42*iD3;
    const double neg_iD2 = 1.0/neg_D2;
    const double U1_2 = z46*neg_iD2;
    const double z48 = z46*U1_2 - (z38*neg_U1_4 + z42*U1_3) - s2*(2.0*(c2*S2_xy) - s2*(S2_yy -
        S2_xx));
    const double U1_5 = z33*neg_iD5;
    const double D1 = z28 + (z48 - z14*z37 + z33*U1_5) + 0.4792946914801269;
    const double z49 = 597.2230843593657*phi[5];
    const double z50 = phi[4] + neg_S6_yz*z49;
    const double z51 = phi[3] - U4_5*z50 - z5*z49;
    const double z52 = phi[2] + neg_U3_4*z51 - U3_5*z50 + z8*z49;
    const double z53 = phi[1] + neg_U2_3*z52 + neg_U2_4*z51 - U2_5*z50 - z13*z49;
    const double z54 = phi[0] - U1_2*z53 - U1_3*z52 + neg_U1_4*z51 - U1_5*z50;
    const double iD1 = 1.0/D1;
    const double z55 = (z54 + z14*z49)*iD1;
    const double z56 = neg_iD2*z53 + U1_2*z55;
    const double z57 = iD3*z52 - U1_3*z55 - neg_U2_3*z56;
    const double z58 = neg_U2_4*z56 - (iD4*z51 + neg_U1_4*z55) - neg_U3_4*z57;
    const double z59 = neg_iD5*z50 + U1_5*z55 - U2_5*z56 + U3_5*z57 - U4_5*z58;
    const double z60 = z49 + z37*z55 + z47*z56 + z43*z57 + z39*z58;

    qdd[0] = z55;
    qdd[1] = -z56;
    qdd[2] = z57;
    qdd[3] = -z58;
    qdd[4] = -z59;
    qdd[5] = z60 - z32*z59;
}

void cmu_dd_energy(const double q[6], const double qd[6], double e[2])
{
    /* joint angles */
    const double c3 = cos(q[2]);
    const double s2 = sin(q[1]);
    const double s3 = sin(q[2]);
    const double c2 = cos(q[1]);
    const double c4 = cos(q[3]);
    const double s4 = sin(q[3]);
    const double c5 = cos(q[4]);
    const double s5 = sin(q[4]);
    const double s6 = sin(q[5]);
    const double c6 = cos(q[5]);

    /* link 2 */
    const double neg_w2_x = qd[0]*s2;
    const double neg_w2_y = qd[0]*c2;

    /* link 3 */
    const double w3_y = qd[1]*c3 + neg_w2_x*s3;
    const double w3_x = qd[1]*s3 - c3*neg_w2_x;
    const double w3_z = qd[2] + neg_w2_y;
    const double z1 = c3*s2;
    const double z2 = s2*s3;

    /* link 4 */
    const double neg_w4_y = w3_z*c4 + w3_x*s4;
    const double w4_x = w3_x*c4 - w3_z*s4;
    const double z3 = c2*c4 - s4*z1;
    const double z4 = c2*s4 + c4*z1;
    const double w4_z = w3_y + qd[3];
    const double z5 = w4_x + 11.575643951744375*w3_x;
    const double v4_x_scaled = w3_y*c4;
    const double z6 = w4_z + 11.575643951744375*v4_x_scaled;
    const double neg_v4_y_scaled = w3_y*s4;

    /* link 5 */
    const double z7 = w3_x + 0.7777777777777777*w4_x;
    const double z8 = v4_x_scaled + 0.7777777777777777*w4_z;
    const double w5_y = w4_z*c5 - w4_x*s5;
    const double w5_x = w4_z*s5 + w4_x*c5;
    const double neg_v5_y_scaled = z7*c5 + z8*s5;
    const double v5_x_scaled = z8*c5 - z7*s5;
    const double w5_z = neg_w4_y + qd[4];
    const double z9 = w5_x - 3.6197923528136644*neg_v5_y_scaled;
    const double z10 = w5_y - 3.6197923528136644*v5_x_scaled;

    /* link 6 */
    const double w6_y = w5_x*c6 - w5_z*s6;
    const double w6_x = w5_z*c6 + w5_x*s6;
    const double w6_z = w5_y + qd[5];
    const double z11 = neg_v5_y_scaled + 0.07238272620955516*w6_y;
    const double z12 = s6*neg_v4_y_scaled - v5_x_scaled*c6 + 0.0011550511832055558*w6_x -
        0.07238272620955516*w6_z;
    const double z13 = c6*neg_v4_y_scaled + v5_x_scaled*s6 + 0.0011550511832055558*w6_y;
    const double z14 = 8.614165980855026e-06*w6_z;
    const double z15 = 0.19461926890486508*(qd[0]*qd[0]) + 0.10255302108210182*(qd[1]*qd[1]) +
        0.045028076835198355*(neg_w2_y*neg_w2_y);
    const double z16 = z15 + 0.10763297980299295*(neg_w2_x*neg_w2_x) +
        0.00049433146606789*(w6_y*w6_y) + 0.05843896875*(z11*z11 + z12*z12 + z13*z13);
    const double z17 = z16 - (w6_x - 61.64626950861784*w6_z)*z14 - w6_x*(z14 -
        0.00011207333092013363*w6_x);
    const double z18 = z17 + w3_z*(0.013038906786450649*w3_z) + 0.460812509256425*(w3_y*w3_y) +
        0.462445435176425*(w3_x*w3_x);
    const double z19 = z18 + 0.008244910874123858*(w5_x*w5_x) + 0.005271431813956764*(w4_z*w4_z) +
        0.0026935375*(neg_w4_y*neg_w4_y);
    const double z20 = z19 + 0.005331204313956764*(w4_x*w4_x) + 0.009682211041822387*(z10*z10 +
        z9*z9);
    const double z21 = z20 + 0.414435260890635*(neg_v4_y_scaled*neg_v4_y_scaled) +
        0.008330390040790524*(w5_y*w5_y) + 0.00044291162736195307*(w5_z*w5_z);
    const double z22 = 51.59879306636273*c2 + 5.836674671726689*z3 + 0.18435552222375*(z3*c6 +
        (s5*z2 - z4*c5)*s6);

    e[0] = z21 + 0.0021461181860432366*(z5*z5 + z6*z6);
    e[1] = z22 + 0.002941863*(c5*z2 + z4*s5) + 260.7926244813369;
}
