/* ur5: robot dynamics as straight-line C, by rbgen 0.1.0
 *
 * joints   6: RRRRRR
 * source   Universal Robots UR5 as described by ROS-Industrial's universal_robot, package
 *          ur_description, ur5_robot.urdf.xacro.
 * model    c6055a05752d906d
 * command  rbgen emit ur5
 *
 * Operations of each call: multiplications M, additions and subtractions A, divisions
 * and square roots D, pairs of sine and cosine.
 *
 *   function                  algorithm            M      A    D  sin/cos
 *   inverse_dynamics          best                115     89    0        5
 *   inertia_matrix            best                 44     30    0        6
 *   bias                      best                 97     64    0        5
 *   gravity                   best                  3      4    0        3
 *   forward_dynamics          best                187    136    5        6
 *   forward_kinematics        best: tool-cross     56     28    0        6
 *   jacobian                  best: frames         52     31    0        6
 *   inertia_solve             best                 93     70    5        6
 *   energy                    best: links          98     68    0        5
 *
 * SI units: radians or metres for q, N m or N for torques. Arrays are row-major double.
 * No allocation, no global state, no branches; outputs may not overlap inputs.
 * Compile: cc -std=c99 -O2 -c FILE.c, and link with -lm.
 * This file belongs to whoever generated it.
 */
#include <math.h>

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

void ur5_inverse_dynamics(const double q[6], const double qd[6], const double qdd[6], double tau[6])
{
    /* joint angles */
    const double z1 = q[1] + q[2];
    const double s2 = sin(q[1]);
    const double z2 = 3.8937242327072834*s2;
    const double c2 = cos(q[1]);
    const double z3 = sin(z1);
    const double z4 = 3.5936784241868986*z3;
    const double z5 = z1 + q[3];
    const double z6 = cos(z5);
    const double z7 = sin(z5);
    const double c5 = cos(q[4]);
    const double s5 = sin(q[4]);
    const double c6 = cos(q[5]);
    const double s6 = sin(q[5]);

    /* motion of link 1 */
    const double neg_U1_xx = qd[0]*qd[0];

    /* motion of link 2 */
    const double neg_U2_yy = qd[1]*qd[1];
    const double neg_U2_xx = neg_U1_xx + neg_U2_yy;
    const double z8 = 2.0*qd[0];
    const double neg_U2_zy = qd[1]*z8;

    /* motion of link 3 */
    const double z9 = 3.8937242327072834*c2;
    const double z10 = neg_U2_zy*z2 - z9*qdd[0];
    const double z11 = neg_U2_yy*z2 - z9*qdd[1];
    const double z12 = z2*qdd[1] + neg_U2_xx*z9;
    const double neg_a3_y = z11 + 89.87631699496107;
    const double neg_a3_x = qdd[0] + z12;
    const double w3_z = qd[1] + qd[2];
    const double wd3_z = qdd[1] + qdd[2];
    const double neg_U3_yy = w3_z*w3_z;
    const double neg_U3_xx = neg_U1_xx + neg_U3_yy;
    const double neg_U3_zy = z8*w3_z;

    /* motion of link 4 */
    const double z13 = 3.5936784241868986*cos(z1);
    const double z14 = neg_U3_zy*z4 - qdd[0]*z13;
    const double z15 = neg_U3_yy*z4 - wd3_z*z13;
    const double z16 = wd3_z*z4 + neg_U3_xx*z13;
    const double neg_a4_z = z14 + (neg_U1_xx + z10);
    const double z17 = neg_a3_y + z15;
    const double z18 = neg_a3_x + z16;
    const double a4_y = z18*z7 - z17*z6;
    const double neg_a4_x = z17*z7 + z18*z6;
    const double w4_z = w3_z + qd[3];
    const double wd4_z = wd3_z + qdd[3];
    const double neg_U4_xz = qdd[0]*z6;
    const double neg_w4_x = qd[0]*z7;
    const double z19 = w4_z*neg_w4_x;
    const double wd4_y = z19 - neg_U4_xz;
    const double U4_yz = qdd[0]*z7;
    const double neg_w4_y = qd[0]*z6;
    const double z20 = w4_z*neg_w4_y;
    const double neg_wd4_x = U4_yz + z20;
    const double z21 = neg_w4_x*neg_w4_y;
    const double U4_xy = z21 - wd4_z;
    const double neg_U4_yy = neg_w4_x*neg_w4_x + w4_z*w4_z;
    const double neg_U4_zy = z20 + neg_wd4_x;

    /* motion of link 5 */
    const double w5_y = neg_w4_x*s5 - w4_z*c5;
    const double neg_w5_x = w4_z*s5 + neg_w4_x*c5;
    const double w5_z = qd[4] - neg_w4_y;
    const double wd5_z = wd4_y + qdd[4];
    const double wd5_x = w5_y*qd[4] - (wd4_z*s5 + neg_wd4_x*c5);

    /* motion of link 6 */
    const double w6_y = w5_z*c6 + neg_w5_x*s6;
    const double w6_x = w5_z*s6 - neg_w5_x*c6;
    const double w6_z = qd[5] - w5_y;
    const double wd6_z = qdd[5] + wd4_z*c5 - neg_wd4_x*s5 - neg_w5_x*qd[4];
    const double neg_wd6_y = wd5_x*s6 - wd5_z*c6 + w6_x*qd[5];
    const double wd6_x = wd5_z*s6 + wd5_x*c6 + w6_y*qd[5];

    /* forces on link 6 */
    const double z22 = 0.016685526854599998*w6_y;
    const double n6_z = 0.0171364731454*wd6_z + w6_x*z22;
    const double n6_x = 0.0171364731454*wd6_x - w6_z*z22;

    /* forces on link 5 */
    const double z23 = 0.033822*neg_wd6_y;
    const double n5_z = 0.21942*wd5_z - (c6*z23 - s6*n6_x);
    const double z24 = 0.21942*w5_z;
    const double n5_y = neg_w5_x*z24 - n6_z;
    const double n5_x = s6*z23 + c6*n6_x + w5_y*z24;

    /* forces on link 4 */
    const double neg_f4_z = 0.0019412038252500001*neg_U4_zy + 0.0485587618780145*neg_a4_z;
    const double f4_y = 0.0485587618780145*a4_y - 0.0019412038252500001*neg_U4_yy;
    const double f4_x = 0.0019412038252500001*U4_xy - 0.0485587618780145*neg_a4_x;
    const double n4_z = 0.22402883622975*wd4_z - (c5*n5_y + s5*n5_x) - 0.004608836229750008*z21 +
        0.0019412038252500001*neg_a4_x;
    const double n4_y = n5_z + 0.10971*(z19 + wd4_y);
    const double n4_x = c5*n5_x - s5*n5_y - 0.0019412038252500001*neg_a4_z -
        0.11431883622975*neg_U4_zy;
    const double z25 = z6*f4_y + z7*f4_x;
    const double z26 = z6*f4_x - z7*f4_y;

    /* forces on link 3 */
    const double f3_x = z26 + 0.019352752659529404*qdd[0] - 0.0757061993667061*neg_a3_x;
    const double z27 = n4_z - z4*(z26 + 0.002753208112566875*z16) + z13*(z25 +
        0.002753208112566875*z15);
    const double z28 = 0.09736195574999999*z3;
    const double n3_z = z27 + 0.004095*wd3_z - qdd[0]*z28;

    /* forces on link 2 */
    const double z29 = n3_z - z2*(f3_x + 0.008506811693468926*z12) - z9*(0.0757061993667061*neg_a3_y
        - z25 - 0.008506811693468926*z11);
    const double n2_z = z29 + 0.0151074*qdd[1];
    const double z30 = f3_x - 0.2225803565170882*qdd[0] + z9*(neg_f4_z +
        0.056353446707176694*neg_U1_xx + 0.06719938767323717*z10);
    const double z31 = z30 + z6*n4_y + z7*n4_x + 0.019352752659529404*neg_a3_x + wd3_z*z28;
    const double neg_n1_z = z31 + z13*(neg_f4_z - 0.002753208112566875*z14 +
        0.027092562065296366*neg_U3_yy);

    tau[0] = -neg_n1_z;
    tau[1] = n2_z;
    tau[2] = n3_z;
    tau[3] = n4_z;
    tau[4] = n5_z;
    tau[5] = n6_z;
}

void ur5_inertia_matrix(const double q[6], double M[36])
{
    /* joint angles */
    const double z1 = q[1] + q[2];
    const double z2 = z1 + q[3];
    const double s6 = sin(q[5]);
    const double s5 = sin(q[4]);
    const double z3 = cos(z2);
    const double z4 = sin(z2);
    const double c5 = cos(q[4]);
    const double c6 = cos(q[5]);
    const double z5 = sin(z1);
    const double z6 = cos(z1);
    const double s4 = sin(q[3]);
    const double s2 = sin(q[1]);
    const double c2 = cos(q[1]);

    /* composite body 6 */
    const double z7 = s6*s6;
    const double z8 = 0.016685526854599998*z7;
    const double z9 = z8 - 0.253242;
    const double z10 = s6*c6;

    /* composite body 5 */
    const double z11 = 0.016685526854599998*(z7*s5);
    const double z12 = s5*z11;
    const double z13 = z12 + 0.24116530937515002;
    const double S4_xy_scaled = c5*z10;

    /* column 5 */
    const double z14 = z9*z3 + 0.016685526854599998*z4*S4_xy_scaled;

    /* composite body 4 */
    const double z15 = 0.016685526854599998*(s5*z10);
    const double z16 = z3*z15 - z4*(z11*c5);
    const double z17 = 0.007558512375*z3;
    const double ms3_y = 0.679472691875*z5 + z17;
    const double z18 = 0.007558512375*z4;
    const double ms3_x = 0.679472691875*z6 - z18;
    const double z19 = z13 - 0.0139521246075*s4 + 0.59565195167475;

    /* column 4 */
    const double z20 = z13 - 0.00697606230375*s4;
    const double z21 = z20 + z17*s2 - z18*c2;
    const double z22 = 0.0019412038252500001*z3 - z16;

    /* composite body 3 */
    const double z23 = ms3_x*c2;
    const double z24 = z23 + ms3_y*s2;

    /* column 3 */
    const double z25 = z19 + z24;
    const double z26 = 0.25682352941176473*ms3_y - (z16 + 0.09736195574999999*z5);

    /* composite body 2 */
    const double neg_S1_yz = z26 + 0.4084992088750001*s2;

    /* composite body 1 */
    const double z27 = 0.033371053709199995*(z3*S4_xy_scaled) + z4*(z12 - 0.033371053709199995*z7 +
        0.23149669062484998) + 0.0139521246075*z6;
    const double z28 = z8 + (s2*(1.7550195384100002*s2) + 0.59155695167475*(z5*z5) + z4*z27);

    /* column 1 */
    const double z29 = 0.0171364731454*(s5*z4);
    const double z30 = 0.0171364731454*c5;

    M[0] = 3.0176683025275 - (z28 - 2.0*z23);
    M[1] = neg_S1_yz;
    M[2] = z26;
    M[3] = z22;
    M[4] = z14;
    M[5] = -z29;
    M[6] = neg_S1_yz;
    M[7] = z19 + 2.0*z24 + 1.7701269384100002;
    M[8] = z25;
    M[9] = z21;
    M[10] = z15;
    M[11] = z30;
    M[12] = z26;
    M[13] = z25;
    M[14] = z19;
    M[15] = z20;
    M[16] = z15;
    M[17] = z30;
    M[18] = z22;
    M[19] = z21;
    M[20] = z20;
    M[21] = z13;
    M[22] = z15;
    M[23] = z30;
    M[24] = z14;
    M[25] = z15;
    M[26] = z15;
    M[27] = z15;
    M[28] = -z9;
    M[29] = 0.0;
    M[30] = -z29;
    M[31] = z30;
    M[32] = z30;
    M[33] = z30;
    M[34] = 0.0;
    M[35] = 0.0171364731454;
}

void ur5_bias(const double q[6], const double qd[6], double b[6])
{
    /* joint angles */
    const double z1 = q[1] + q[2];
    const double s2 = sin(q[1]);
    const double z2 = z1 + q[3];
    const double z3 = sin(z1);
    const double c2 = cos(q[1]);
    const double z4 = cos(z1);
    const double z5 = cos(z2);
    const double z6 = sin(z2);
    const double c5 = cos(q[4]);
    const double s5 = sin(q[4]);
    const double c6 = cos(q[5]);
    const double s6 = sin(q[5]);

    /* motion of link 1 */
    const double neg_U1_xx = qd[0]*qd[0];

    /* motion of link 2 */
    const double neg_U2_yy = qd[1]*qd[1];
    const double neg_U2_xx = neg_U1_xx + neg_U2_yy;
    const double neg_wd2_x = qd[0]*qd[1];

    /* motion of link 3 */
    const double z7 = s2*neg_wd2_x;
    const double neg_a3_z_scaled = 3.911908589883617*neg_U1_xx + 30.46378654513124*z7;
    const double z8 = neg_U2_yy*s2;
    const double neg_a3_y_scaled = z8 + 23.082352941176474;
    const double w3_z = qd[1] + qd[2];
    const double neg_U3_yy = w3_z*w3_z;
    const double neg_U3_xx = neg_U1_xx + neg_U3_yy;
    const double neg_wd3_x = qd[0]*w3_z;
    const double z9 = neg_U2_xx*c2;

    /* motion of link 4 */
    const double z10 = z3*neg_wd3_x;
    const double neg_a4_z_scaled = 0.0004962293419304444*neg_a3_z_scaled + 0.0139521246075*z10;
    const double z11 = neg_U3_yy*z3;
    const double z12 = 1.0834926704907584*neg_a3_y_scaled + z11;
    const double z13 = neg_U3_xx*z4;
    const double z14 = 1.0834926704907584*z9 + z13;
    const double a4_y = z14*z6 - z12*z5;
    const double z15 = 0.00697606230375*z6;
    const double z16 = 0.00697606230375*z5;
    const double neg_a4_x_scaled = z12*z15 + z14*z16;
    const double w4_z = w3_z + qd[3];
    const double neg_w4_x = qd[0]*z6;
    const double neg_w4_y = qd[0]*z5;
    const double neg_wd4_x = w4_z*neg_w4_y;
    const double wd4_y = w4_z*neg_w4_x;
    const double U4_xy = neg_w4_x*neg_w4_y;

    /* motion of link 5 */
    const double w5_y = neg_w4_x*s5 - w4_z*c5;
    const double neg_w5_x = w4_z*s5 + c5*neg_w4_x;
    const double w5_z = qd[4] - neg_w4_y;
    const double wd5_y = s5*neg_wd4_x + neg_w5_x*qd[4];
    const double wd5_x = w5_y*qd[4] - c5*neg_wd4_x;

    /* motion of link 6 */
    const double w6_y = w5_z*c6 + neg_w5_x*s6;
    const double w6_x = w5_z*s6 - neg_w5_x*c6;
    const double w6_z = qd[5] - w5_y;
    const double wd6_y = c6*wd4_y - wd5_x*s6 - w6_x*qd[5];
    const double wd6_x = s6*wd4_y + wd5_x*c6 + w6_y*qd[5];

    /* forces on link 6 */
    const double z17 = 0.016685526854599998*w6_y;
    const double n6_z = w6_x*z17 - 0.0171364731454*wd5_y;
    const double n6_x = 0.0171364731454*wd6_x - w6_z*z17;

    /* forces on link 5 */
    const double z18 = 0.033822*wd6_y;
    const double z19 = 0.21942*wd4_y;
    const double n5_z = c6*z18 + s6*n6_x + z19;
    const double z20 = 0.21942*w5_z;
    const double n5_y = neg_w5_x*z20 - n6_z;
    const double n5_x = w5_y*z20 - (s6*z18 - c6*n6_x);

    /* forces on link 4 */
    const double neg_f4_z = 0.0139521246075*neg_wd4_x + 89.89502936085356*neg_a4_z_scaled;
    const double f4_y_scaled = 89.89502936085356*a4_y - (neg_w4_x*neg_w4_x + w4_z*w4_z);
    const double f4_x_scaled = U4_xy - 12886.213661327287*neg_a4_x_scaled;
    const double n4_z = neg_a4_x_scaled - (c5*n5_y + s5*n5_x + 0.004608836229750008*U4_xy);
    const double n4_y = z19 + n5_z;
    const double neg_n4_x = neg_a4_z_scaled + (s5*n5_y - c5*n5_x + 0.2286376724595*neg_wd4_x);
    const double z21 = z16*f4_y_scaled + z15*f4_x_scaled;
    const double z22 = z16*f4_x_scaled - z15*f4_y_scaled;
    const double n3_z = n4_z - z3*(z22 + 0.03555637394399999*z13) + z4*(z21 +
        0.03555637394399999*z11);

    /* forces on link 3 */
    const double f3_x = z22 - 1.0593411587500001*z9;
    const double z23 = s2*(f3_x + 0.11903405311600584*z9) + c2*(1.0593411587500001*neg_a3_y_scaled -
        z21 - 0.11903405311600584*z8);
    const double n2_z = n3_z - 1.0834926704907584*z23;

    /* forces on link 2 */
    const double z24 = 0.2782664117272148*f3_x + z5*n4_y - z6*neg_n4_x + z4*(neg_f4_z -
        0.07111274788799998*z10 + 0.09736195574999999*neg_U3_yy);
    const double neg_n1_z = z24 + 0.07535428199999998*(c2*(neg_a3_z_scaled + (neg_U2_yy +
        14.378647659210113*neg_f4_z) - 3.4230974184055*z7));

    b[0] = -neg_n1_z;
    b[1] = n2_z;
    b[2] = n3_z;
    b[3] = n4_z;
    b[4] = n5_z;
    b[5] = n6_z;
}

void ur5_gravity(const double q[6], double g[6])
{
    /* joint angles */
    const double c2 = cos(q[1]);
    const double z1 = q[1] + q[2];

    /* forces on link 4 */
    const double n4_z = 0.17446825035000002*sin(q[3] + z1);

    /* forces on link 3 */
    const double n3_z = n4_z - 15.68382848775*cos(z1);

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
    const double z1 = q[1] + q[2];
    const double s2 = sin(q[1]);
    const double z2 = 0.12897252408999996*s2;
    const double z3 = z1 + q[3];
    const double z4 = sin(z1);
    const double c2 = cos(q[1]);
    const double z5 = cos(z1);
    const double z6 = sin(z3);
    const double z7 = cos(z3);
    const double c5 = cos(q[4]);
    const double s5 = sin(q[4]);
    const double c6 = cos(q[5]);
    const double s6 = sin(q[5]);
    const double s4 = sin(q[3]);

    /* motion of link 1 */
    const double neg_U1_xx = qd[0]*qd[0];

    /* motion of link 2 */
    const double neg_U2_yy = qd[1]*qd[1];
    const double neg_U2_xx = neg_U1_xx + neg_U2_yy;
    const double neg_wd2_x = qd[0]*qd[1];

    /* motion of link 3 */
    const double z8 = z2*neg_wd2_x;
    const double neg_a3_z_scaled = neg_U1_xx + 60.38067813560281*z8;
    const double z9 = neg_U2_yy*z2;
    const double neg_a3_y = 8.400957321225043*z9 + 25.00956022944551;
    const double w3_z = qd[1] + qd[2];
    const double neg_U3_yy = w3_z*w3_z;
    const double neg_U3_xx = neg_U1_xx + neg_U3_yy;
    const double neg_wd3_x = qd[0]*w3_z;
    const double z10 = neg_U2_xx*c2;

    /* motion of link 4 */
    const double z11 = z4*neg_wd3_x;
    const double neg_a4_z_scaled = 12.507383626178669*neg_a3_z_scaled + 89.89502936085356*z11;
    const double z12 = neg_U3_yy*z4;
    const double z13 = neg_a3_y + z12;
    const double z14 = neg_U3_xx*z5;
    const double z15 = 1.0834926704907584*z10 + z14;
    const double neg_a4_x = z13*z6 + z15*z7;
    const double w4_z = w3_z + qd[3];
    const double neg_w4_x = qd[0]*z6;
    const double neg_w4_y = qd[0]*z7;
    const double neg_wd4_x = w4_z*neg_w4_y;
    const double wd4_y = w4_z*neg_w4_x;
    const double U4_xy = neg_w4_x*neg_w4_y;

    /* motion of link 5 */
    const double w5_y = s5*neg_w4_x - w4_z*c5;
    const double neg_w5_x = w4_z*s5 + c5*neg_w4_x;
    const double w5_z = qd[4] - neg_w4_y;
    const double wd5_x = w5_y*qd[4] - c5*neg_wd4_x;

    /* motion of link 6 */
    const double w6_y = w5_z*c6 + neg_w5_x*s6;
    const double w6_x = w5_z*s6 - neg_w5_x*c6;
    const double w6_z = qd[5] - w5_y;
    const double wd6_y = c6*wd4_y - wd5_x*s6 - w6_x*qd[5];

    /* forces on link 6 */
    const double n6_z_scaled = w6_y*w6_x - 1.0270261943017809*(s5*neg_wd4_x + neg_w5_x*qd[4]);
    const double n6_x_scaled = s6*wd4_y + wd5_x*c6 + w6_y*(qd[5] - 0.973685000001237*w6_z);

    /* forces on link 5 */
    const double z16 = 0.033822*wd6_y;
    const double z17 = 0.0171364731454*n6_x_scaled;
    const double z18 = 0.21942*wd4_y;
    const double n5_z = c6*z16 + s6*z17 + z18;
    const double z19 = 0.016685526854599998*n6_z_scaled;
    const double z20 = 0.21942*w5_z;
    const double z21 = neg_w5_x*z20;
    const double n5_y = z21 - z19;
    const double n5_x = w5_y*z20 - (s6*z16 - c6*z17);

    /* forces on link 4 */
    const double neg_f4_z_scaled = neg_a4_z_scaled + neg_wd4_x;
    const double f4_y = 0.62711332561875*(z15*z6 - z13*z7) - 0.00697606230375*(neg_w4_x*neg_w4_x +
        w4_z*w4_z);
    const double f4_x = 0.00697606230375*U4_xy - 0.62711332561875*neg_a4_x;
    const double n4_y = z18 + n5_z;
    const double n4_x = c5*n5_x - s5*n5_y - 0.2286376724595*neg_wd4_x -
        0.00015520462818354347*neg_a4_z_scaled;
    const double z22 = z7*f4_y + z6*f4_x;
    const double z23 = z7*f4_x - z6*f4_y;

    /* forces on link 3 */
    const double f3_x_scaled = 0.9439829574638434*z23 - z10;

    /* forces on link 1 */
    const double phi5 = tau[4] - n5_z;
    const double phi6 = tau[5] - z19;

    /* composite body 6 */
    const double z24 = s6*s6;
    const double z25 = 0.016685526854599998*z24;
    const double D5 = 0.253242 - z25;
    const double z26 = c6*s6;

    /* column 6 */
    const double z27 = z6*s5;

    /* composite body 5 */
    const double z28 = 0.016685526854599998*s5;
    const double neg_S4_yz = z26*z28;
    const double S4_xy_scaled = c5*z26;
    const double z29 = s5*z24;

    /* column 5 */
    const double z30 = 0.016685526854599998*z6;
    const double z31 = z30*S4_xy_scaled - z7*D5;

    /* composite body 4 */
    const double z32 = z28*z29;
    const double z33 = 0.0019412038252500001*z7;
    const double ms3_y_scaled = 0.17450457486624998*z4 + z33;
    const double ms3_x_scaled = 89.89502936085356*z5 - z6;

    /* elimination */
    const double z34 = 0.0171364731454*c5;
    const double iD5 = 1.0/D5;
    const double U2_5 = neg_S4_yz*iD5;
    const double z35 = z7*neg_S4_yz - z30*(c5*z29) - z34*z27 + z31*U2_5;
    const double z36 = z33 - z35;
    const double D4 = z32 - c5*z34 - neg_S4_yz*U2_5 + 0.24116530937515002;
    const double z37 = 0.00697606230375*s4 - D4;
    const double z38 = z37 + 0.007558512375*(c2*z6 - s2*z7);
    const double iD4 = 1.0/D4;
    const double neg_U3_4 = z37*iD4;
    const double z39 = z35 + (0.09736195574999999*z4 - ms3_y_scaled);
    const double z40 = z36*neg_U3_4 - z39;
    const double z41 = D4 - 0.0139521246075*s4 + 0.59565195167475;
    const double z42 = 0.01511702475*c2;
    const double z43 = ms3_x_scaled*z42;
    const double z44 = z43 + 7.787448465414567*(s2*ms3_y_scaled);
    const double z45 = z38*neg_U3_4 - z41 - 0.5*z44;
    const double D3 = z41 - z37*neg_U3_4;
    const double iD3 = 1.0/D3;
    const double neg_U2_3 = z45*iD3;
    const double neg_U2_4 = z38*iD4;
    const double z46 = z39 - (0.4084992088750001*s2 + z40*neg_U2_3 + z36*neg_U2_4);
    const double D2 = 1.7701269384100002 - (z45*neg_U2_3 + z38*neg_U2_4 - z41 - z44);
    const double z47 = 0.0139521246075*z5;
    const double z48 = 0.033371053709199995*(z7*S4_xy_scaled) - z6*(0.033371053709199995*z24 - z32 -
        0.23149669062484998) + z47;
    const double iD2 = 1.0/D2;
    const double neg_U1_2 = z46*iD2;
    const double z49 = 1.7550195384100002*(s2*s2) + 0.59155695167475*(z4*z4) + z6*z48 +
        z46*neg_U1_2;
    const double U1_3 = z40*iD3;
    const double U1_5 = z31*iD5;
    const double z50 = z25 + (z49 + z40*U1_3 - z43) + 0.0171364731454*(z27*z27) + z31*U1_5;
    const double U1_4 = z36*iD4;
    const double D1 = 3.0176683025275 - (z50 + z36*U1_4);
    const double z51 = phi5*U2_5 - s5*n5_x - 0.004608836229750008*U4_xy + 0.00697606230375*neg_a4_x
        - c5*(z21 - tau[5]);
    const double z52 = tau[3] - z51;
    const double z53 = z51 + (z5*(z22 + 0.03555637394399999*z12) - z4*(z23 +
        0.03555637394399999*z14));
    const double z54 = tau[2] + neg_U3_4*z52 - z53;
    const double z55 = neg_U2_3*z54 + neg_U2_4*z52 + tau[1] + z2*(z10 +
        8.899479863275834*f3_x_scaled);
    const double z56 = z53 + (c2*(z9 + (1.0834926704907584*z22 - 1.0593411587500001*neg_a3_y)) -
        z55);
    const double z57 = phi5*U1_5 - (phi6*z27 + z7*n4_y + z6*n4_x) - z47*(neg_f4_z_scaled -
        5.096911752764388*z11 + 6.978288862017676*neg_U3_yy);
    const double z58 = z57 + U1_4*z52 - 0.2947790630403123*f3_x_scaled - tau[0] + neg_U1_2*z56 +
        U1_3*z54;
    const double z59 = z58 - z42*(neg_f4_z_scaled + 19.49980686777088*neg_a3_z_scaled -
        132.30116594206146*z8 + 4.984729683663446*neg_U2_yy);
    const double iD1 = 1.0/D1;
    const double z60 = z59*iD1;
    const double z61 = iD2*z56 + neg_U1_2*z60;
    const double z62 = iD3*z54 + U1_3*z60 - neg_U2_3*z61;
    const double z63 = iD4*z52 + U1_4*z60 - neg_U2_4*z61 + neg_U3_4*z62;
    const double z64 = z62 + (z63 - z61);

    qdd[0] = -z60;
    qdd[1] = -z61;
    qdd[2] = z62;
    qdd[3] = z63;
    qdd[4] = phi5*iD5 + U1_5*z60 - U2_5*z64;
    qdd[5] = -(z27*z60 - 58.355064750790525*phi6 + c5*z64);
}

void ur5_forward_kinematics(const double q[6], double R[9], double p[3])
{
    /* joint angles */
    const double s1 = sin(q[0]);
    const double c1 = cos(q[0]);
    const double s2 = sin(q[1]);
    const double c2 = cos(q[1]);
    const double s3 = sin(q[2]);
    const double c3 = cos(q[2]);
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
    const double z5 = 0.09465*c4;
    const double z6 = 0.09465*s4 - 0.39225;
    const double z7 = c4*s6 + s4*z2;
    const double z8 = s4*s6 - c4*z2;
    const double z9 = c4*c6 - s4*z4;
    const double z10 = s4*c6 + c4*z4;

    /* tool seen from link 2 */
    const double z11 = c3*z5 - s3*z6;
    const double z12 = s3*z5 + c3*z6 - 0.425;
    const double z13 = c3*z7 - s3*z8;
    const double z14 = s3*z7 + c3*z8;
    const double z15 = c3*z9 - s3*z10;
    const double z16 = s3*z9 + c3*z10;

    /* tool seen from link 1 */
    const double z17 = s2*z11 + c2*z12;
    const double z18 = c2*z13 - s2*z14;
    const double z19 = s2*z13 + c2*z14;
    const double z20 = c2*z15 - s2*z16;
    const double z21 = s2*z15 + c2*z16;

    /* tool seen from link 0 */
    const double z22 = c1*z1 + s1*z19;
    const double z23 = s1*z1 - c1*z19;
    const double z24 = c1*z3 - s1*z21;
    const double z25 = s1*z3 + c1*z21;

    R[0] = z23;
    R[1] = -z25;
    R[2] = z18*z24 + z20*z22;
    R[3] = -z22;
    R[4] = z24;
    R[5] = z20*z23 + z18*z25;
    R[6] = -z18;
    R[7] = -z20;
    R[8] = z23*z24 - z22*z25;
    p[0] = -(0.10915*s1 + c1*z17);
    p[1] = 0.10915*c1 - s1*z17;
    p[2] = 0.089159 - (c2*z11 - s2*z12);
}

void ur5_jacobian(const double q[6], double J[36])
{
    /* joint angles */
    const double s1 = sin(q[0]);
    const double c1 = cos(q[0]);
    const double s2 = sin(q[1]);
    const double c2 = cos(q[1]);
    const double s3 = sin(q[2]);
    const double c3 = cos(q[2]);
    const double s4 = sin(q[3]);
    const double c4 = cos(q[3]);
    const double s5 = sin(q[4]);
    const double c5 = cos(q[4]);
    const double z1 = q[1] + q[2];
    const double z2 = sin(z1);
    const double z3 = cos(z1);

    /* frame 2 */
    const double z4 = s1*s2;
    const double z5 = c1*s2;
    const double z6 = s1*c2;
    const double z7 = c1*c2;
    const double z8 = 0.10915*c1;
    const double z9 = 0.10915*s1;

    /* frame 3 */
    const double z10 = s3*z6 + c3*z4;
    const double z11 = s3*z7 + c3*z5;
    const double z12 = s3*z4 - c3*z6;
    const double z13 = s3*z5 - c3*z7;
    const double z14 = 0.425*s2 - 0.089159;
    const double z15 = z8 + 0.425*z6;
    const double z16 = z9 - 0.425*z7;

    /* frame 4 */
    const double z17 = s4*z2 - c4*z3;
    const double z18 = s4*z12 - c4*z10;
    const double z19 = s4*z13 - c4*z11;

    /* frame 5 */
    const double z20 = 0.09465*z17;
    const double z21 = 0.09465*z18;
    const double z22 = 0.09465*z19;
    const double z23 = z14 + 0.39225*z2 - z20;
    const double z24 = z15 - 0.39225*z12 + z21;
    const double z25 = z22 - (z16 + 0.39225*z13);

    /* Jacobian */
    const double z26 = z23 + 0.089159;
    const double z27 = z14 - z23;

    J[0] = -z24;
    J[1] = -c1*z26;
    J[2] = c1*z27;
    J[3] = c1*z20;
    J[4] = 0.0;
    J[5] = 0.0;
    J[6] = z25;
    J[7] = -s1*z26;
    J[8] = s1*z27;
    J[9] = s1*z20;
    J[10] = 0.0;
    J[11] = 0.0;
    J[12] = 0.0;
    J[13] = s1*(z8 - z24) - c1*(z9 + z25);
    J[14] = s1*(z15 - z24) - c1*(z16 + z25);
    J[15] = -(c1*z22 + s1*z21);
    J[16] = 0.0;
    J[17] = 0.0;
    J[18] = 0.0;
    J[19] = -s1;
    J[20] = -s1;
    J[21] = -s1;
    J[22] = z19;
    J[23] = -(s5*(s4*z11 + c4*z13) + s1*c5);
    J[24] = 0.0;
    J[25] = c1;
    J[26] = c1;
    J[27] = c1;
    J[28] = z18;
    J[29] = c1*c5 - s5*(s4*z10 + c4*z12);
    J[30] = 1.0;
    J[31] = 0.0;
    J[32] = 0.0;
    J[33] = 0.0;
    J[34] = z17;
    J[35] = -s5*(s4*z3 + c4*z2);
}

void ur5_inertia_solve(const double q[6], const double phi[6], double qdd[6])
{
    /* joint angles */
    const double z1 = q[1] + q[2];
    const double z2 = z1 + q[3];
    const double s6 = sin(q[5]);
    const double c6 = cos(q[5]);
    const double s5 = sin(q[4]);
    const double z3 = cos(z2);
    const double z4 = sin(z2);
    const double c5 = cos(q[4]);
    const double z5 = sin(z1);
    const double z6 = cos(z1);
    const double c2 = cos(q[1]);
    const double s2 = sin(q[1]);
    const double s4 = sin(q[3]);

    /* composite body 6 */
    const double z7 = s6*s6;
    const double z8 = 0.016685526854599998*z7;
    const double D5 = 0.253242 - z8;
    const double z9 = s6*c6;

    /* column 6 */
    const double z10 = s5*z4;

    /* composite body 5 */
    const double z11 = 0.016685526854599998*s5;
    const double neg_S4_yz = z9*z11;
    const double S4_xy_scaled = z9*c5;
    const double z12 = z7*s5;

    /* column 5 */
    const double z13 = 0.016685526854599998*z4;
    const double z14 = z13*S4_xy_scaled - D5*z3;

    /* composite body 4 */
    const double z15 = z11*z12;
    const double z16 = 0.007558512375*z3;
    const double ms3_y = 0.679472691875*z5 + z16;
    const double z17 = 0.007558512375*z4;
    const double ms3_x = 0.679472691875*z6 - z17;

    /* composite body 3 */
    const double z18 = ms3_x*c2;

    /* elimination */
    const double z19 = 0.0171364731454*c5;
    const double iD5 = 1.0/D5;
    const double U2_5 = neg_S4_yz*iD5;
    const double z20 = neg_S4_yz*z3 - z13*(c5*z12) - z19*z10 + z14*U2_5;
    const double z21 = 0.0019412038252500001*z3 - z20;
    const double D4 = z15 - c5*z19 - neg_S4_yz*U2_5 + 0.24116530937515002;
    const double z22 = 0.00697606230375*s4 - D4;
    const double z23 = z17*c2 - z16*s2 + z22;
    const double iD4 = 1.0/D4;
    const double neg_U3_4 = z22*iD4;
    const double z24 = z20 + (0.09736195574999999*z5 - 0.25682352941176473*ms3_y);
    const double z25 = z21*neg_U3_4 - z24;
    const double z26 = D4 - 0.0139521246075*s4 + 0.59565195167475;
    const double z27 = z18 + ms3_y*s2;
    const double z28 = z23*neg_U3_4 - z26 - z27;
    const double D3 = z26 - z22*neg_U3_4;
    const double iD3 = 1.0/D3;
    const double neg_U2_3 = z28*iD3;
    const double neg_U2_4 = z23*iD4;
    const double z29 = z24 - (0.4084992088750001*s2 + z25*neg_U2_3 + z21*neg_U2_4);
    const double D2 = z26 - (z28*neg_U2_3 + z23*neg_U2_4) + 2.0*z27 + 1.7701269384100002;
    const double z30 = 0.033371053709199995*(z3*S4_xy_scaled) - z4*(0.033371053709199995*z7 - z15 -
        0.23149669062484998) + 0.0139521246075*z6;
    const double iD2 = 1.0/D2;
    const double neg_U1_2 = z29*iD2;
    const double z31 = 1.7550195384100002*(s2*s2) + 0.59155695167475*(z5*z5) + z4*z30 +
        z29*neg_U1_2;
    const double U1_3 = z25*iD3;
    const double z32 = z8 + (z31 + z25*U1_3 - 2.0*z18) + 0.0171364731454*(z10*z10);
    const double U1_5 = z14*iD5;
    const double U1_4 = z21*iD4;
    const double D1 = 3.0176683025275 - (z32 + z14*U1_5 + z21*U1_4);
    const double z33 = c5*phi[5] + U2_5*phi[4];
    const double z34 = phi[3] - z33;
    const double z35 = z33 - (phi[2] + neg_U3_4*z34);
    const double z36 = z33 + (neg_U2_3*z35 - neg_U2_4*z34 - phi[1]);
    const double z37 = phi[0] - neg_U1_2*z36 + U1_3*z35 - U1_4*z34 - U1_5*phi[4];
    const double iD1 = 1.0/D1;
    const double z38 = (z37 + z10*phi[5])*iD1;
    const double z39 = iD2*z36 - neg_U1_2*z38;
    const double z40 = iD3*z35 + U1_3*z38 + neg_U2_3*z39;
    const double z41 = iD4*z34 - U1_4*z38 - neg_U2_4*z39 - neg_U3_4*z40;
    const double z42 = z40 + (z39 - z41);

    qdd[0] = z38;
    qdd[1] = -z39;
    qdd[2] = -z40;
    qdd[3] = z41;
    qdd[4] = U2_5*z42 - (U1_5*z38 - iD5*phi[4]);
    qdd[5] = 58.355064750790525*phi[5] + z10*z38 + c5*z42;
}

void ur5_energy(const double q[6], const double qd[6], double e[2])
{
    /* joint angles */
    const double s2 = sin(q[1]);
    const double c2 = cos(q[1]);
    const double c3 = cos(q[2]);
    const double s3 = sin(q[2]);
    const double c4 = cos(q[3]);
    const double s4 = sin(q[3]);
    const double c5 = cos(q[4]);
    const double s5 = sin(q[4]);
    const double c6 = cos(q[5]);
    const double s6 = sin(q[5]);

    /* link 2 */
    const double neg_w2_x = qd[0]*s2;
    const double z1 = 0.4851785714285714*neg_w2_x + qd[1];
    const double neg_w2_y = qd[0]*c2;

    /* link 3 */
    const double z2 = neg_w2_x + 3.8937242327072834*qd[1];
    const double z3 = neg_w2_y*c3;
    const double w3_y = neg_w2_x*s3 - z3;
    const double z4 = neg_w2_y*s3;
    const double neg_w3_x = z4 + neg_w2_x*c3;
    const double v3_y_scaled = z4 + z2*c3;
    const double v3_x_scaled = z2*s3 - z3;
    const double z5 = c2*s3 + s2*c3;
    const double w3_z = qd[1] + qd[2];
    const double z6 = neg_w2_y - 0.5882352941176471*w3_y;
    const double z7 = neg_w3_x - 1.1736559139784946*v3_y_scaled - 2.688172043010753*w3_z;
    const double z8 = 1.1736559139784946*v3_x_scaled - w3_y;

    /* link 4 */
    const double v4_z_scaled = 4.490227152667723*neg_w2_y - 4.144215530903328*w3_y;
    const double z9 = 1.1531959852086635*v3_y_scaled + 4.144215530903328*w3_z;
    const double w4_y = w3_y*c4 + neg_w3_x*s4;
    const double w4_x = w3_y*s4 - neg_w3_x*c4;
    const double z10 = 1.1531959852086635*v3_x_scaled;
    const double v4_y_scaled = z9*c4 - s4*z10;
    const double v4_x_scaled = z9*s4 + c4*z10;
    const double w4_z = w3_z + qd[3];
    const double z11 = v4_y_scaled + 0.98256735340729*w4_x;
    const double z12 = v4_x_scaled - 0.98256735340729*w4_y;

    /* link 5 */
    const double z13 = v4_z_scaled + w4_x;
    const double z14 = v4_x_scaled - w4_z;
    const double neg_w5_y = w4_z*c5 + w4_x*s5;
    const double w5_x = w4_x*c5 - w4_z*s5;
    const double neg_v5_y_scaled = z13*c5 + z14*s5;
    const double v5_x_scaled = z14*c5 - z13*s5;
    const double w5_z = w4_y + qd[4];
    const double z15 = neg_v5_y_scaled - w5_x;
    const double z16 = neg_w5_y + v5_x_scaled;

    /* link 6 */
    const double w6_y = w5_z*c6 - w5_x*s6;
    const double w6_x = w5_z*s6 + w5_x*c6;
    const double v6_y_scaled = v4_y_scaled*c6 - v5_x_scaled*s6;
    const double v6_x_scaled = v4_y_scaled*s6 + v5_x_scaled*c6;
    const double w6_z = neg_w5_y + qd[5];
    const double z17 = 0.00333*(qd[0]*qd[0]) + 0.000841662583875*(neg_v5_y_scaled*neg_v5_y_scaled +
        v6_y_scaled*v6_y_scaled + v6_x_scaled*v6_x_scaled);
    const double z18 = z12*z12 + z11*z11 + z16*z16 + z15*z15 + v4_y_scaled*v4_y_scaled;
    const double z19 = z17 + 0.00546028041375*(z18 + v4_z_scaled*v4_z_scaled) + 0.10971*(w5_z*w5_z +
        w4_y*w4_y);
    const double z20 = z19 + 0.113445337955*(qd[1]*qd[1]) + neg_w2_y*(0.5198982791762501*neg_w2_y) +
        0.0075537*(neg_w2_x*neg_w2_x);
    const double z21 = 0.0555863777655*(w5_x*w5_x + w4_z*w4_z + neg_w5_y*neg_w5_y + w4_x*w4_x);
    const double z22 = z20 + 0.32900560000000006*(z1*z1) + z21 + 0.0085682365727*(w6_x*w6_x +
        w6_z*w6_z);
    const double z23 = z22 + 0.016911*(w6_y*w6_y) + 0.0020475*(neg_w3_x*neg_w3_x) +
        0.024721656778*(w3_y*w3_y + w3_z*w3_z);
    const double z24 = z23 + 0.0098382375*(z6*(20.883917215863107*z6) + z7*z7 + z8*z8);
    const double z25 = 43.48696972500001*s2 + 15.68382848775*z5 + 0.17446825035000002*((c2*c3 -
        s2*s3)*c4 - z5*s4);

    e[0] = z24;
    e[1] = 14.863711066281002 - z25;
}
