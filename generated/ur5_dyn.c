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
 *   inverse_dynamics          best                115     88    0        5
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
    const double z1 = q[2] + q[1];
    const double z2 = sin(z1);
    const double z3 = z1 + q[3];
    const double z4 = sin(z3);
    const double z5 = 3.5936784241868986*z2;
    const double s2 = sin(q[1]);
    const double z6 = 3.8937242327072834*s2;
    const double c2 = cos(q[1]);
    const double c5 = cos(q[4]);
    const double s6 = sin(q[5]);
    const double z7 = cos(z3);
    const double c6 = cos(q[5]);
    const double s5 = sin(q[4]);

    /* motion of link 1 */
    const double neg_U1_xx = qd[0]*qd[0];

    /* motion of link 2 */
    const double neg_U2_yy = qd[1]*qd[1];
    const double neg_U2_xx = neg_U1_xx + neg_U2_yy;

    /* motion of link 3 */
    const double wd3_z = qdd[1] + qdd[2];
    const double w3_z = qd[1] + qd[2];
    const double z8 = 2.0*qd[0];
    const double neg_U3_zy = w3_z*z8;
    const double neg_U2_zy = qd[1]*z8;
    const double z9 = 3.8937242327072834*c2;
    const double z10 = neg_U2_zy*z6 - qdd[0]*z9;
    const double z11 = z9*neg_U2_xx + qdd[1]*z6;
    const double neg_a3_x = qdd[0] + z11;
    const double neg_U3_yy = w3_z*w3_z;
    const double z12 = qdd[1]*z9 - z6*neg_U2_yy;
    const double a3_y = z12 - 89.87631699496107;
    const double neg_U3_xx = neg_U1_xx + neg_U3_yy;

    /* motion of link 4 */
    const double z13 = 3.5936784241868986*cos(z1);
    const double z14 = qdd[0]*z13 - z5*neg_U3_zy;
    const double a4_z = z14 - z10 - neg_U1_xx;
    const double neg_w4_x = z4*qd[0];
    const double w4_z = w3_z + qd[3];
    const double z15 = neg_w4_x*w4_z;
    const double neg_U4_xz = qdd[0]*z7;
    const double wd4_y = z15 - neg_U4_xz;
    const double neg_w4_y = qd[0]*z7;
    const double z16 = w4_z*neg_w4_y;
    const double U4_yz = z4*qdd[0];
    const double neg_wd4_x = z16 + U4_yz;
    const double wd4_z = wd3_z + qdd[3];
    const double neg_U4_zy = z16 + neg_wd4_x;
    const double z17 = neg_w4_x*neg_w4_y;
    const double U4_xy = z17 - wd4_z;
    const double z18 = wd3_z*z13 - z5*neg_U3_yy;
    const double z19 = z18 + a3_y;
    const double z20 = wd3_z*z5 + z13*neg_U3_xx;
    const double z21 = neg_a3_x + z20;
    const double a4_x = z4*z19 - z7*z21;

    /* motion of link 5 */
    const double wd5_z = wd4_y + qdd[4];
    const double w5_y = neg_w4_x*s5 - c5*w4_z;
    const double neg_wd5_x = c5*neg_wd4_x + (wd4_z*s5 - qd[4]*w5_y);
    const double neg_w5_x = c5*neg_w4_x + w4_z*s5;
    const double w5_z = qd[4] - neg_w4_y;

    /* motion of link 6 */
    const double w6_x = s6*w5_z - c6*neg_w5_x;
    const double wd6_y = wd5_z*c6 + s6*neg_wd5_x - qd[5]*w6_x;
    const double w6_y = s6*neg_w5_x + c6*w5_z;

    /* forces on link 6 */
    const double z22 = 0.016685526854599998*w6_y;
    const double n6_x = 0.0171364731454*(s6*wd5_z - c6*neg_wd5_x) + z22*(w5_y +
        0.02702619430178091*qd[5]);
    const double n6_z = w6_x*z22 - 0.0171364731454*(qd[4]*neg_w5_x - (c5*wd4_z + qdd[5]) +
        neg_wd4_x*s5);

    /* forces on link 5 */
    const double z23 = 0.033822*wd6_y;
    const double z24 = 0.21942*w5_z;
    const double n5_x = w5_y*z24 - (s6*z23 - c6*n6_x);
    const double n5_y = neg_w5_x*z24 - n6_z;
    const double n5_z = 0.21942*wd5_z + (c6*z23 + s6*n6_x);

    /* forces on link 4 */
    const double n4_x = 0.0019412038252500001*a4_z + (c5*n5_x - s5*n5_y) -
        0.11431883622975*neg_U4_zy;
    const double n4_y = 0.10971*(z15 + wd4_y) + n5_z;
    const double f4_x = 0.0019412038252500001*U4_xy + 0.0485587618780145*a4_x;
    const double f4_y = 0.0485587618780145*(z7*z19 + z4*z21) - 0.0019412038252500001*(w4_z*w4_z +
        neg_w4_x*neg_w4_x);
    const double z25 = z4*f4_y - z7*f4_x;
    const double f4_z = 0.0485587618780145*a4_z - 0.0019412038252500001*neg_U4_zy;
    const double z26 = z7*f4_y + z4*f4_x;
    const double neg_n4_z = 0.004608836229750008*z17 + (s5*n5_x + c5*n5_y +
        0.0019412038252500001*a4_x - 0.22402883622975*wd4_z);

    /* forces on link 3 */
    const double neg_f3_x = 0.0757061993667061*neg_a3_x - 0.019352752659529404*qdd[0] + z25;
    const double z27 = neg_n4_z + (z5*(0.002753208112566875*z20 - z25) +
        z13*(0.002753208112566875*z18 - z26));

    /* forces on link 2 */
    const double z28 = 0.09736195574999999*z2;
    const double z29 = z4*n4_x - 0.2225803565170882*qdd[0] + z7*n4_y - neg_f3_x +
        z9*(0.06719938767323717*z10 + 0.056353446707176694*neg_U1_xx - f4_z);
    const double neg_n1_z = z28*wd3_z + z29 + 0.019352752659529404*neg_a3_x +
        z13*(0.027092562065296366*neg_U3_yy + (0.002753208112566875*z14 - f4_z));
    const double n3_z = 0.004095*wd3_z - z27 - z28*qdd[0];
    const double z30 = z9*(0.0757061993667061*a3_y + z26 - 0.008506811693468926*z12) + (n3_z -
        z6*(0.008506811693468926*z11 - neg_f3_x));
    const double n2_z = z30 + 0.0151074*qdd[1];

    tau[0] = -neg_n1_z;
    tau[1] = n2_z;
    tau[2] = n3_z;
    tau[3] = -neg_n4_z;
    tau[4] = n5_z;
    tau[5] = n6_z;
}

void ur5_inertia_matrix(const double q[6], double M[36])
{
    /* joint angles */
    const double s6 = sin(q[5]);
    const double s2 = sin(q[1]);
    const double c2 = cos(q[1]);
    const double z1 = q[1] + q[2];
    const double z2 = z1 + q[3];
    const double z3 = sin(z2);
    const double z4 = sin(z1);
    const double s5 = sin(q[4]);
    const double c6 = cos(q[5]);
    const double c5 = cos(q[4]);
    const double z5 = cos(z2);
    const double s4 = sin(q[3]);

    /* composite body 6 */
    const double z6 = s6*s6;
    const double z7 = s6*c6;

    /* composite body 5 */
    const double z8 = z6*s5;
    const double z9 = s5*z8;
    const double S4_xy_scaled = z7*c5;
    const double z10 = 0.016685526854599998*z9 + 0.24116530937515002;

    /* composite body 4 */
    const double z11 = 89.89502936085356*cos(z1);
    const double ms3_x_scaled = z11 - z3;
    const double z12 = 0.0019412038252500001*z5;
    const double ms3_y_scaled = z12 + 0.17450457486624998*z4;
    const double z13 = 0.016685526854599998*z3;
    const double z14 = 0.016685526854599998*(s5*z7);
    const double z15 = z13*(z8*c5) - z5*z14;
    const double z16 = z10 - 0.0139521246075*s4 + 0.59565195167475;

    /* column 4 */
    const double z17 = z12 + z15;
    const double z18 = z10 - 0.00697606230375*s4;

    /* column 3 */
    const double z19 = z15 - (0.09736195574999999*z4 - ms3_y_scaled);

    /* composite body 2 */
    const double neg_S1_yz = 0.4084992088750001*s2 + z19;

    /* composite body 1 */
    const double z20 = 0.016685526854599998*z6;
    const double z21 = 0.01511702475*(c2*ms3_x_scaled);
    const double z22 = 215.01326410018982*(z3*(z6 - 0.5*z9 - 6.937050673980641) - S4_xy_scaled*z5) -
        z11;
    const double z23 = z20 + s2*(1.7550195384100002*s2) - z21 + 0.59155695167475*(z4*z4) -
        z3*(0.00015520462818354347*z22);
    const double z24 = z20 - 0.253242;
    const double z25 = S4_xy_scaled*z13 + z5*z24;
    const double z26 = z21 + ms3_y_scaled*(7.787448465414567*s2);
    const double z27 = z16 + 0.5*z26;

    /* column 1 */
    const double z28 = 0.0171364731454*(z3*s5);
    const double z29 = 0.007558512375*(c2*z3 - (s2*z5 + 132.30116594206146*z18));
    const double z30 = 0.0171364731454*c5;

    M[0] = 3.0176683025275 - z23;
    M[1] = neg_S1_yz;
    M[2] = z19;
    M[3] = z17;
    M[4] = z25;
    M[5] = -z28;
    M[6] = neg_S1_yz;
    M[7] = z26 + z16 + 1.7701269384100002;
    M[8] = z27;
    M[9] = -z29;
    M[10] = z14;
    M[11] = z30;
    M[12] = z19;
    M[13] = z27;
    M[14] = z16;
    M[15] = z18;
    M[16] = z14;
    M[17] = z30;
    M[18] = z17;
    M[19] = -z29;
    M[20] = z18;
    M[21] = z10;
    M[22] = z14;
    M[23] = z30;
    M[24] = z25;
    M[25] = z14;
    M[26] = z14;
    M[27] = z14;
    M[28] = -z24;
    M[29] = 0.0;
    M[30] = -z28;
    M[31] = z30;
    M[32] = z30;
    M[33] = z30;
    M[34] = 0.0;
    M[35] = 0.0171364731454;
}

void ur5_bias(const double q[6], const double qd[6], double b[6])
{
    /* joint angles */
    const double z1 = q[2] + q[1];
    const double z2 = q[3] + z1;
    const double z3 = cos(z2);
    const double z4 = sin(z1);
    const double s2 = sin(q[1]);
    const double z5 = 1.0834926704907584*s2;
    const double z6 = cos(z1);
    const double s6 = sin(q[5]);
    const double z7 = sin(z2);
    const double c5 = cos(q[4]);
    const double s5 = sin(q[4]);
    const double c6 = cos(q[5]);
    const double c2 = cos(q[1]);

    /* motion of link 1 */
    const double neg_U1_xx = qd[0]*qd[0];

    /* motion of link 2 */
    const double neg_wd2_x = qd[1]*qd[0];
    const double neg_U2_yy = qd[1]*qd[1];
    const double neg_U2_xx = neg_U1_xx + neg_U2_yy;

    /* motion of link 3 */
    const double w3_z = qd[1] + qd[2];
    const double neg_U3_yy = w3_z*w3_z;
    const double neg_wd3_x = w3_z*qd[0];
    const double z8 = neg_wd2_x*z5;
    const double neg_a3_z_scaled = 0.1391332058636074*neg_U1_xx + z8;
    const double z9 = c2*neg_U2_xx;
    const double neg_U3_xx = neg_U3_yy + neg_U1_xx;
    const double z10 = z5*neg_U2_yy;
    const double neg_a3_y = z10 + 25.00956022944551;

    /* motion of link 4 */
    const double neg_w4_y = qd[0]*z3;
    const double w4_z = w3_z + qd[3];
    const double neg_wd4_x = neg_w4_y*w4_z;
    const double z11 = neg_wd3_x*z4;
    const double neg_a4_z_scaled = z11 + neg_a3_z_scaled;
    const double neg_w4_x = qd[0]*z7;
    const double wd4_y = w4_z*neg_w4_x;
    const double neg_U4_yy = w4_z*w4_z + neg_w4_x*neg_w4_x;
    const double z12 = z6*neg_U3_xx;
    const double z13 = z12 + 1.0834926704907584*z9;
    const double z14 = neg_U3_yy*z4;
    const double z15 = neg_a3_y + z14;
    const double a4_y = z7*z13 - z3*z15;
    const double neg_a4_x = z7*z15 + z3*z13;
    const double U4_xy = neg_w4_y*neg_w4_x;

    /* motion of link 5 */
    const double neg_w5_x = neg_w4_x*c5 + w4_z*s5;
    const double w5_z = qd[4] - neg_w4_y;
    const double w5_y = neg_w4_x*s5 - w4_z*c5;
    const double wd5_x = qd[4]*w5_y - neg_wd4_x*c5;
    const double wd5_y = neg_w5_x*qd[4] + neg_wd4_x*s5;

    /* motion of link 6 */
    const double w6_y = s6*neg_w5_x + w5_z*c6;
    const double w6_z = qd[5] - w5_y;
    const double wd6_x = c6*wd5_x + w6_y*qd[5] + s6*wd4_y;
    const double w6_x = s6*w5_z - neg_w5_x*c6;
    const double wd6_y = c6*wd4_y - s6*wd5_x - qd[5]*w6_x;

    /* forces on link 6 */
    const double z16 = 0.973685000001237*w6_y;
    const double n6_x_scaled = wd6_x - z16*w6_z;
    const double n6_z_scaled = z16*w6_x - wd5_y;

    /* forces on link 5 */
    const double z17 = 0.0171364731454*n6_x_scaled;
    const double z18 = 0.21942*w5_z;
    const double z19 = 0.033822*wd6_y;
    const double n5_x = c6*z17 + w5_y*z18 - s6*z19;
    const double z20 = 0.0171364731454*n6_z_scaled;
    const double n5_y = neg_w5_x*z18 - z20;
    const double z21 = 0.21942*wd4_y;
    const double n5_z = z21 + (c6*z19 + s6*z17);

    /* forces on link 4 */
    const double neg_f4_z_scaled = neg_wd4_x + 89.89502936085356*neg_a4_z_scaled;
    const double neg_n4_x = 0.2286376724595*neg_wd4_x + 0.0139521246075*neg_a4_z_scaled - c5*n5_x +
        s5*n5_y;
    const double f4_y_scaled = 89.89502936085356*a4_y - neg_U4_yy;
    const double z22 = 0.00697606230375*f4_y_scaled;
    const double f4_x = 0.00697606230375*U4_xy - 0.62711332561875*neg_a4_x;
    const double z23 = z3*f4_x - z7*z22;
    const double n4_y = z21 + n5_z;
    const double n4_z = 0.00697606230375*neg_a4_x - (0.004608836229750008*U4_xy + (s5*n5_x +
        c5*n5_y));
    const double z24 = z7*f4_x + z3*z22;
    const double n3_z = n4_z + (z6*(0.03555637394399999*z14 + z24) - z4*(z23 +
        0.03555637394399999*z12));

    /* forces on link 3 */
    const double f3_x = z23 - 1.0593411587500001*z9;
    const double z25 = z5*(0.11903405311600584*z9 + f3_x) + c2*(1.0593411587500001*neg_a3_y -
        1.0834926704907584*z24 - 0.11903405311600584*z10);
    const double n2_z = n3_z - z25;

    /* forces on link 2 */
    const double z26 = 0.07535428199999998*c2*(neg_U2_yy - 28.1162829937123*(0.11236611749935543*z8
        - (neg_a3_z_scaled + 0.00713510686577956*neg_f4_z_scaled)));
    const double neg_n1_z = (0.09736195574999999*neg_U3_yy + (0.0139521246075*neg_f4_z_scaled -
        0.07111274788799998*z11))*z6 + (z3*n4_y - (z7*neg_n4_x - (z26 + 0.2782664117272148*f3_x)));

    b[0] = -neg_n1_z;
    b[1] = n2_z;
    b[2] = n3_z;
    b[3] = n4_z;
    b[4] = n5_z;
    b[5] = z20;
}

void ur5_gravity(const double q[6], double g[6])
{
    /* joint angles */
    const double c2 = cos(q[1]);
    const double z1 = q[1] + q[2];

    /* forces on link 4 */
    const double n4_z = 0.17446825035000002*sin(z1 + q[3]);

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
    const double z1 = q[2] + q[1];
    const double z2 = q[3] + z1;
    const double z3 = cos(z2);
    const double z4 = sin(z1);
    const double s2 = sin(q[1]);
    const double z5 = 1.0834926704907584*s2;
    const double s6 = sin(q[5]);
    const double z6 = sin(z2);
    const double c5 = cos(q[4]);
    const double s5 = sin(q[4]);
    const double c6 = cos(q[5]);
    const double z7 = cos(z1);
    const double c2 = cos(q[1]);
    const double s4 = sin(q[3]);

    /* motion of link 1 */
    const double neg_U1_xx = qd[0]*qd[0];

    /* motion of link 2 */
    const double neg_wd2_x = qd[0]*qd[1];
    const double neg_U2_yy = qd[1]*qd[1];
    const double neg_U2_xx = neg_U1_xx + neg_U2_yy;

    /* motion of link 3 */
    const double w3_z = qd[1] + qd[2];
    const double neg_wd3_x = qd[0]*w3_z;
    const double z8 = neg_wd2_x*z5;
    const double neg_a3_z_scaled = 0.1391332058636074*neg_U1_xx + z8;
    const double z9 = z5*neg_U2_yy;
    const double neg_a3_y = z9 + 25.00956022944551;
    const double neg_U3_yy = w3_z*w3_z;
    const double neg_U3_xx = neg_U1_xx + neg_U3_yy;
    const double z10 = neg_U2_xx*c2;

    /* motion of link 4 */
    const double neg_w4_y = qd[0]*z3;
    const double w4_z = w3_z + qd[3];
    const double neg_wd4_x = neg_w4_y*w4_z;
    const double z11 = neg_wd3_x*z4;
    const double neg_a4_z_scaled = z11 + neg_a3_z_scaled;
    const double neg_w4_x = qd[0]*z6;
    const double wd4_y = w4_z*neg_w4_x;
    const double z12 = z4*neg_U3_yy;
    const double z13 = 0.62711332561875*(neg_a3_y + z12);
    const double z14 = neg_U3_xx*z7;
    const double z15 = 0.62711332561875*z14 + 0.679472691875*z10;
    const double neg_a4_x_scaled = z6*z13 + z3*z15;
    const double U4_xy = neg_w4_y*neg_w4_x;

    /* motion of link 5 */
    const double neg_w5_x = neg_w4_x*c5 + w4_z*s5;
    const double w5_z = qd[4] - neg_w4_y;
    const double w5_y = neg_w4_x*s5 - w4_z*c5;
    const double wd5_x = qd[4]*w5_y - neg_wd4_x*c5;

    /* motion of link 6 */
    const double w6_y = s6*neg_w5_x + w5_z*c6;
    const double w6_z = qd[5] - w5_y;
    const double w6_x = s6*w5_z - neg_w5_x*c6;
    const double wd6_y = c6*wd4_y - s6*wd5_x - qd[5]*w6_x;

    /* forces on link 6 */
    const double n6_x_scaled = w6_y*(qd[5] - 0.973685000001237*w6_z) + (c6*wd5_x + s6*wd4_y);
    const double n6_z = 0.016685526854599998*(w6_y*w6_x) - 0.0171364731454*(neg_w5_x*qd[4] +
        neg_wd4_x*s5);

    /* forces on link 5 */
    const double z16 = 0.0171364731454*n6_x_scaled;
    const double z17 = 0.21942*w5_z;
    const double z18 = 0.033822*wd6_y;
    const double n5_x = c6*z16 + w5_y*z17 - s6*z18;
    const double z19 = neg_w5_x*z17;
    const double n5_y = z19 - n6_z;
    const double z20 = 0.21942*wd4_y;
    const double n5_z = s6*z16 + c6*z18 + z20;

    /* forces on link 4 */
    const double neg_n4_x = 0.2286376724595*neg_wd4_x + 0.0139521246075*neg_a4_z_scaled - c5*n5_x +
        s5*n5_y;
    const double f4_x = 0.00697606230375*U4_xy - neg_a4_x_scaled;
    const double neg_f4_y = z3*z13 + (0.00697606230375*(w4_z*w4_z + neg_w4_x*neg_w4_x) - z6*z15);
    const double z21 = z3*f4_x + z6*neg_f4_y;
    const double z22 = z3*neg_f4_y - z6*f4_x;
    const double neg_f4_z_scaled = neg_wd4_x + 89.89502936085356*neg_a4_z_scaled;
    const double n4_y = z20 + n5_z;

    /* forces on link 3 */
    const double f3_x = z21 - 1.0593411587500001*z10;

    /* forces on link 1 */
    const double phi5 = tau[4] - n5_z;
    const double phi6 = tau[5] - n6_z;

    /* composite body 6 */
    const double z23 = s6*s6;
    const double z24 = 0.016685526854599998*z23;
    const double D5 = 0.253242 - z24;
    const double z25 = s6*c6;

    /* column 6 */
    const double z26 = z6*s5;

    /* composite body 5 */
    const double S4_xy_scaled = c5*z25;
    const double z27 = s5*z23;
    const double z28 = 0.016685526854599998*s5;
    const double neg_S4_yz = z25*z28;

    /* column 5 */
    const double z29 = 0.016685526854599998*z6;
    const double z30 = z29*S4_xy_scaled - z3*D5;

    /* composite body 4 */
    const double z31 = 0.0019412038252500001*z3;
    const double ms3_y_scaled = z31 + 0.17450457486624998*z4;
    const double ms3_x_scaled = 1.35894538375*z7 - 0.01511702475*z6;

    /* composite body 3 */
    const double z32 = c2*ms3_x_scaled;

    /* elimination */
    const double iD5 = 1.0/D5;
    const double U1_5 = iD5*z30;
    const double z33 = 0.0171364731454*c5;
    const double U2_5 = iD5*neg_S4_yz;
    const double z34 = z29*(c5*z27) - z3*neg_S4_yz + z26*z33 - z30*U2_5;
    const double z35 = z31 + z34;
    const double z36 = z27*z28;
    const double D4 = 0.24116530937515002 - (c5*z33 + (neg_S4_yz*U2_5 - z36));
    const double iD4 = 1.0/D4;
    const double U1_4 = z35*iD4;
    const double z37 = c5*(z19 - tau[5]) + (0.004608836229750008*U4_xy + (s5*n5_x - phi5*U2_5) -
        0.011124085581927273*neg_a4_x_scaled);
    const double z38 = tau[3] + z37;
    const double z39 = 0.00697606230375*s4 - D4;
    const double neg_U3_4 = iD4*z39;
    const double z40 = z37 + (z4*(0.03555637394399999*z14 + z21) + z7*(z22 -
        0.03555637394399999*z12));
    const double z41 = z38*neg_U3_4 + tau[2] + z40;
    const double z42 = 0.0139521246075*s4 - D4 - 0.59565195167475;
    const double neg_D3 = z39*neg_U3_4 + z42;
    const double neg_iD3 = 1.0/neg_D3;
    const double z43 = z34 + (ms3_y_scaled - 0.09736195574999999*z4);
    const double z44 = z35*neg_U3_4 + z43;
    const double neg_U1_3 = neg_iD3*z44;
    const double z45 = z32 + 7.787448465414567*(s2*ms3_y_scaled);
    const double z46 = z39 - 0.007558512375*(z3*s2 - z6*c2);
    const double z47 = z42 + neg_U3_4*z46 - 0.5*z45;
    const double U2_3 = neg_iD3*z47;
    const double neg_U2_4 = iD4*z46;
    const double D2 = 1.7701269384100002 - (z42 + (z46*neg_U2_4 - z47*U2_3) - z45);
    const double iD2 = 1.0/D2;
    const double z48 = z44*U2_3 - (z35*neg_U2_4 + 0.4084992088750001*s2) - z43;
    const double neg_U1_2 = iD2*z48;
    const double z49 = tau[1] + (z5*(0.11903405311600584*z10 + f3_x) - z41*U2_3 + z38*neg_U2_4);
    const double z50 = z40 + (z49 - 1.0834926704907584*(c2*(0.10986142902294893*z9 - (z22 +
        0.9777095753404412*neg_a3_y))));
    const double z51 = z26*phi6 + (z41*neg_U1_3 - U1_4*z38 + neg_U1_2*z50) - U1_5*phi5;
    const double z52 = c2*(0.2380681062320117*z8 - (2.1186823175000002*neg_a3_z_scaled +
        (0.01511702475*neg_f4_z_scaled + 0.07535428199999998*neg_U2_yy)));
    const double z53 = z6*neg_n4_x - (z51 - z52 + z3*n4_y) - tau[0] - 0.2782664117272148*f3_x;
    const double z54 = 0.0139521246075*z7;
    const double z55 = 0.033371053709199995*(z3*S4_xy_scaled) + (z54 - z6*(0.033371053709199995*z23
        - z36 - 0.23149669062484998));
    const double z56 = z6*z55 + (z35*U1_4 - (z44*neg_U1_3 - z48*neg_U1_2 - z30*U1_5));
    const double z57 = 0.0171364731454*(z26*z26) + z56 + 0.59155695167475*(z4*z4) - z32 +
        1.7550195384100002*(s2*s2);
    const double D1 = 3.0176683025275 - (z24 + z57);
    const double iD1 = 1.0/D1;
    const double z58 = (z53 + z54*(5.096911752764388*z11 - (neg_f4_z_scaled +
        6.978288862017676*neg_U3_yy)))*iD1;
    const double z59 = neg_U1_2*z58 - iD2*z50;
    const double z60 = U2_3*z59 - (z41*neg_iD3 + neg_U1_3*z58);
    const double z61 = neg_U3_4*z60 - neg_U2_4*z59 + U1_4*z58 + iD4*z38;
    const double z62 = z59 - (z61 + z60);

    qdd[0] = -z58;
    qdd[1] = -z59;
    qdd[2] = z60;
    qdd[3] = z61;
    qdd[4] = U1_5*z58 + iD5*phi5 + U2_5*z62;
    qdd[5] = c5*z62 + (58.355064750790525*phi6 - z26*z58);
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
    const double z4 = s1*c2;
    const double z5 = s1*s2;
    const double z6 = 0.10915*c1;
    const double z7 = c1*s2;
    const double z8 = c1*c2;
    const double z9 = 0.10915*s1;

    /* frame 3 */
    const double z10 = c3*z4 - s3*z5;
    const double z11 = s3*z4 + c3*z5;
    const double z12 = 0.425*z4 + z6;
    const double z13 = 0.425*s2 - 0.089159;
    const double z14 = s3*z7 - c3*z8;
    const double z15 = z9 - 0.425*z8;
    const double z16 = c3*z7 + s3*z8;

    /* frame 4 */
    const double z17 = s4*z10 + c4*z11;
    const double z18 = c4*z3 - s4*z2;
    const double z19 = c4*z16 - s4*z14;

    /* frame 5 */
    const double z20 = 0.09465*z17;
    const double z21 = z20 - (z12 + 0.39225*z10);
    const double z22 = 0.09465*z18;
    const double z23 = 0.39225*z2 + z13 + z22;
    const double z24 = 0.09465*z19;
    const double z25 = 0.39225*z14 + z15 + z24;

    /* Jacobian */
    const double z26 = z23 + 0.089159;
    const double z27 = z23 - z13;

    J[0] = z21;
    J[1] = -c1*z26;
    J[2] = -c1*z27;
    J[3] = -c1*z22;
    J[4] = 0.0;
    J[5] = 0.0;
    J[6] = -z25;
    J[7] = -s1*z26;
    J[8] = -s1*z27;
    J[9] = -s1*z22;
    J[10] = 0.0;
    J[11] = 0.0;
    J[12] = 0.0;
    J[13] = s1*(z6 + z21) - c1*(z9 - z25);
    J[14] = c1*(z25 - z15) + s1*(z12 + z21);
    J[15] = s1*z20 + c1*z24;
    J[16] = 0.0;
    J[17] = 0.0;
    J[18] = 0.0;
    J[19] = -s1;
    J[20] = -s1;
    J[21] = -s1;
    J[22] = -z19;
    J[23] = -(s5*(c4*z14 + s4*z16) + s1*c5);
    J[24] = 0.0;
    J[25] = c1;
    J[26] = c1;
    J[27] = c1;
    J[28] = -z17;
    J[29] = s5*(c4*z10 - s4*z11) + c1*c5;
    J[30] = 1.0;
    J[31] = 0.0;
    J[32] = 0.0;
    J[33] = 0.0;
    J[34] = -z18;
    J[35] = -s5*(c4*z2 + s4*z3);
}

void ur5_inertia_solve(const double q[6], const double phi[6], double qdd[6])
{
    /* joint angles */
    const double z1 = q[2] + q[1];
    const double z2 = sin(z1);
    const double s5 = sin(q[4]);
    const double z3 = z1 + q[3];
    const double z4 = sin(z3);
    const double z5 = cos(z1);
    const double s6 = sin(q[5]);
    const double c6 = cos(q[5]);
    const double c5 = cos(q[4]);
    const double z6 = cos(z3);
    const double s4 = sin(q[3]);
    const double s2 = sin(q[1]);
    const double c2 = cos(q[1]);

    /* composite body 6 */
    const double z7 = s6*s6;
    const double z8 = s6*c6;
    const double z9 = 0.016685526854599998*z7;
    const double D5 = 0.253242 - z9;

    /* column 6 */
    const double z10 = s5*z4;

    /* composite body 5 */
    const double z11 = 0.016685526854599998*s5;
    const double z12 = s5*z7;
    const double S4_xy_scaled = z8*c5;
    const double neg_S4_yz = z11*z8;

    /* column 5 */
    const double z13 = 0.016685526854599998*z4;
    const double z14 = S4_xy_scaled*z13 - z6*D5;

    /* elimination */
    const double z15 = z11*z12;
    const double z16 = 0.0139521246075*z5 - z4*(0.033371053709199995*z7 - z15 - 0.23149669062484998)
        + 0.033371053709199995*S4_xy_scaled*z6;
    const double iD5 = 1.0/D5;
    const double U1_5 = iD5*z14;
    const double z17 = 0.0171364731454*c5;
    const double U2_5 = iD5*neg_S4_yz;
    const double z18 = z13*(z12*c5) - z6*neg_S4_yz + z10*z17 - z14*U2_5;
    const double z19 = 0.0019412038252500001*z6 + z18;
    const double D4 = 0.24116530937515002 - (c5*z17 + (neg_S4_yz*U2_5 - z15));
    const double z20 = 0.00697606230375*s4 - D4;
    const double iD4 = 1.0/D4;
    const double neg_U3_4 = z20*iD4;
    const double z21 = 0.007558512375*z6;
    const double ms3_y = 0.679472691875*z2 + z21;
    const double z22 = z18 + (0.25682352941176473*ms3_y - 0.09736195574999999*z2);
    const double z23 = z19*neg_U3_4 + z22;
    const double z24 = 0.59565195167475 - (0.0139521246075*s4 - D4);
    const double D3 = z24 - z20*neg_U3_4;
    const double iD3 = 1.0/D3;
    const double z25 = 0.007558512375*z4;
    const double z26 = z20 + (c2*z25 - z21*s2);
    const double ms3_x = 0.679472691875*z5 - z25;
    const double z27 = c2*ms3_x;
    const double z28 = ms3_y*s2 + z27;
    const double z29 = z24 - neg_U3_4*z26 + z28;
    const double U2_3 = iD3*z29;
    const double neg_U2_4 = iD4*z26;
    const double z30 = z22 + (z19*neg_U2_4 + 0.4084992088750001*s2 - z23*U2_3);
    const double D2 = 1.7701269384100002 - (z26*neg_U2_4 + z29*U2_3 - z24 - 2.0*z28);
    const double iD2 = 1.0/D2;
    const double U1_2 = z30*iD2;
    const double U1_3 = z23*iD3;
    const double U1_4 = z19*iD4;
    const double z31 = z4*z16 + (z14*U1_5 + (z30*U1_2 + z23*U1_3) + z19*U1_4);
    const double z32 = 0.59155695167475*(z2*z2) + (0.0171364731454*(z10*z10) + z31) - 2.0*z27;
    const double D1 = 3.0176683025275 - (z9 + (z32 + 1.7550195384100002*(s2*s2)));
    const double iD1 = 1.0/D1;
    const double z33 = c5*phi[5] + U2_5*phi[4];
    const double z34 = phi[3] - z33;
    const double z35 = phi[2] + neg_U3_4*z34 - z33;
    const double z36 = z33 + (U2_3*z35 - (neg_U2_4*z34 + phi[1]));
    const double z37 = z10*phi[5] - U1_5*phi[4] - U1_3*z35 + U1_2*z36 + phi[0];
    const double z38 = iD1*(z37 - U1_4*z34);
    const double z39 = U1_2*z38 + iD2*z36;
    const double z40 = iD3*z35 - U1_3*z38 + U2_3*z39;
    const double z41 = neg_U3_4*z40 + iD4*z34 - U1_4*z38 - neg_U2_4*z39;
    const double z42 = z40 + (z41 - z39);

    qdd[0] = z38;
    qdd[1] = -z39;
    qdd[2] = z40;
    qdd[3] = z41;
    qdd[4] = iD5*phi[4] - U1_5*z38 - U2_5*z42;
    qdd[5] = 58.355064750790525*phi[5] + z10*z38 - c5*z42;
}

void ur5_energy(const double q[6], const double qd[6], double e[2])
{
    /* joint angles */
    const double s3 = sin(q[2]);
    const double s2 = sin(q[1]);
    const double c3 = cos(q[2]);
    const double c2 = cos(q[1]);
    const double s6 = sin(q[5]);
    const double s4 = sin(q[3]);
    const double c4 = cos(q[3]);
    const double c5 = cos(q[4]);
    const double s5 = sin(q[4]);
    const double c6 = cos(q[5]);

    /* link 2 */
    const double neg_w2_x = qd[0]*s2;
    const double neg_w2_y = qd[0]*c2;
    const double z1 = qd[1] + 0.4851785714285714*neg_w2_x;

    /* link 3 */
    const double z2 = c3*neg_w2_y;
    const double w3_y = s3*neg_w2_x - z2;
    const double z3 = 4.56989247311828*neg_w2_y;
    const double z4 = 2.688172043010753*w3_y - z3;
    const double z5 = 1.1736559139784946*neg_w2_x + 4.56989247311828*qd[1];
    const double v3_x_scaled = s3*z5 - 1.1736559139784946*z2;
    const double z6 = w3_y - v3_x_scaled;
    const double z7 = s3*neg_w2_y;
    const double v3_y_scaled = 1.1736559139784946*z7 + c3*z5;
    const double w3_z = qd[1] + qd[2];
    const double neg_w3_x = z7 + neg_w2_x*c3;
    const double z8 = v3_y_scaled + (2.688172043010753*w3_z - neg_w3_x);
    const double z9 = s2*c3 + s3*c2;

    /* link 4 */
    const double w4_x = w3_y*s4 - neg_w3_x*c4;
    const double w4_z = w3_z + qd[3];
    const double w4_y = neg_w3_x*s4 + w3_y*c4;
    const double z10 = v3_y_scaled + 4.217741935483871*w3_z;
    const double v4_y_scaled = c4*z10 - v3_x_scaled*s4;
    const double v4_z_scaled = z3 - 4.217741935483871*w3_y;
    const double v4_x_scaled = s4*z10 + v3_x_scaled*c4;
    const double z11 = v4_x_scaled - w4_y;
    const double z12 = w4_x + v4_y_scaled;

    /* link 5 */
    const double w5_x = w4_x*c5 - s5*w4_z;
    const double w5_z = qd[4] + w4_y;
    const double neg_w5_y = c5*w4_z + w4_x*s5;
    const double z13 = 1.017741935483871*w4_x + v4_z_scaled;
    const double z14 = v4_x_scaled - 1.017741935483871*w4_z;
    const double v5_x_scaled = c5*z14 - s5*z13;
    const double neg_v5_y_scaled = c5*z13 + s5*z14;
    const double z15 = 1.017741935483871*w5_x - neg_v5_y_scaled;
    const double z16 = v5_x_scaled + 1.017741935483871*neg_w5_y;

    /* link 6 */
    const double w6_y = w5_z*c6 - s6*w5_x;
    const double w6_z = qd[5] + neg_w5_y;
    const double w6_x = w5_x*c6 + s6*w5_z;
    const double z17 = 0.0555863777655*(w4_x*w4_x + (neg_w5_y*neg_w5_y + w5_x*w5_x + w4_z*w4_z));
    const double v6_x_scaled = s6*v4_y_scaled + c6*v5_x_scaled;
    const double v6_y_scaled = c6*v4_y_scaled - s6*v5_x_scaled;
    const double z18 = 0.5198982791762501*(neg_w2_y*neg_w2_y) + 0.00333*(qd[0]*qd[0]) +
        0.32900560000000006*(z1*z1);
    const double z19 = z15*z15 + (z16*z16 + (v4_y_scaled*v4_y_scaled + (v4_z_scaled*v4_z_scaled +
        z12*z12)));
    const double z20 = 0.00081257355*(v6_x_scaled*v6_x_scaled + v6_y_scaled*v6_y_scaled +
        neg_v5_y_scaled*neg_v5_y_scaled) + z18 + 0.0052715654999999995*(z11*z11 + z19);
    const double z21 = neg_w3_x*(0.0020475*neg_w3_x) + (0.113445337955*(qd[1]*qd[1]) +
        (0.0075537*(neg_w2_x*neg_w2_x) + (z17 + z20)));
    const double z22 = 0.0085682365727*(w6_z*w6_z + w6_x*w6_x) + (0.10971*(w5_z*w5_z + w4_y*w4_y) +
        z21);
    const double z23 = 0.016911*(w6_y*w6_y) + z22 + 0.024721656778*(w3_z*w3_z + w3_y*w3_y);
    const double z24 = 0.17446825035000002*(c4*(c3*c2 - s3*s2) - s4*z9) + (43.48696972500001*s2 +
        15.68382848775*z9);

    e[0] = 0.0098382375*(z4*z4 + (z6*z6 + z8*z8)) + z23;
    e[1] = 14.863711066281002 - z24;
}
