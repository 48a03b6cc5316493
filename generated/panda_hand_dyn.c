/* panda_hand: robot dynamics as straight-line C, by rbgen 0.1.0
 *
 * joints   9: RRRRRRRPP
 * source   Arm as in panda.json: C. Gaz, M. Cognetti, A. Oliva, P. Robuffo Giordano and A. De
 *          Luca, Dynamic identification of the Franka Emika Panda robot with retrieval of
 *          feasible parameters using penalty-based optimization, IEEE Robotics and Automation
 *          Letters 4(4), 2019, pp. 4147-4154; hand and fingers: franka_ros, package
 *          franka_description, panda.urdf.xacro.
 * model    4ea41fa9b7e1d202
 * command  rbgen emit panda_hand
 *
 * Operations of each call: multiplications M, additions and subtractions A, divisions
 * and square roots D, pairs of sine and cosine.
 *
 *   function                  algorithm            M      A    D  sin/cos
 *   inverse_dynamics          best                311    296    0        6
 *   inertia_matrix            best                230    196    0        6
 *   bias                      best                301    277    0        6
 *   gravity                   best                 89     58    0        6
 *   forward_dynamics          best                623    588    7        6
 *   forward_kinematics        best: tool-cross     72     39    0        7
 *   jacobian                  best: frames         95     61    0        6
 *   inertia_solve             best                367    338    7        6
 *   energy                    best: links         212    169    0        6
 *
 * SI units: radians or metres for q, N m or N for torques. Arrays are row-major double.
 * No allocation, no global state, no branches; outputs may not overlap inputs.
 * Compile: cc -std=c99 -O2 -c FILE.c, and link with -lm.
 * This file belongs to whoever generated it.
 */
#include <math.h>

#define PANDA_HAND_DOF 9

#ifdef __cplusplus
extern "C" {
#endif

/* joint torques (forces) for the motion */
void panda_hand_inverse_dynamics(const double q[9], const double qd[9], const double qdd[9],
                                 double tau[9]);
/* symmetric, row-major */
void panda_hand_inertia_matrix(const double q[9], double M[81]);
/* Coriolis, centrifugal, gravity, friction */
void panda_hand_bias(const double q[9], const double qd[9], double b[9]);
/* torques that hold the arm still */
void panda_hand_gravity(const double q[9], double g[9]);
/* accelerations for the torques */
void panda_hand_forward_dynamics(const double q[9], const double qd[9], const double tau[9],
                                 double qdd[9]);
/* tool in the world: axes as columns of R, origin p */
void panda_hand_forward_kinematics(const double q[9], double R[9], double p[3]);
/* 6 x n: linear rows, then angular, world axes, at the tool */
void panda_hand_jacobian(const double q[9], double J[54]);
/* M^-1 phi */
void panda_hand_inertia_solve(const double q[9], const double phi[9], double qdd[9]);
/* kinetic, potential (zero at the world's origin) */
void panda_hand_energy(const double q[9], const double qd[9], double e[2]);

#ifdef __cplusplus
}
#endif

void panda_hand_inverse_dynamics(const double q[9], const double qd[9], const double qdd[9],
                                 double tau[9])
{
    /* joint angles */
    const double th7 = q[6] - 0.7853981633974483;
    const double c2 = cos(q[1]);
    const double s2 = sin(q[1]);
    const double c3 = cos(q[2]);
    const double s3 = sin(q[2]);
    const double c4 = cos(q[3]);
    const double s4 = sin(q[3]);
    const double c5 = cos(q[4]);
    const double s5 = sin(q[4]);
    const double c6 = cos(q[5]);
    const double s6 = sin(q[5]);
    const double c7 = cos(th7);
    const double s7 = sin(th7);

    /* motion of link 2 */
    const double neg_U2_xz = c2*qdd[0];
    const double neg_w2_x = s2*qd[0];
    const double z1 = qd[1]*neg_w2_x;
    const double wd2_y = z1 - neg_U2_xz;
    const double U2_yz = qdd[0]*s2;
    const double neg_w2_y = c2*qd[0];
    const double z2 = qd[1]*neg_w2_y;
    const double neg_wd2_x = U2_yz + z2;
    const double z3 = neg_w2_x*neg_w2_y;
    const double U2_yx = qdd[1] + z3;
    const double neg_U2_zx = z1 + wd2_y;
    const double z4 = neg_w2_x*neg_w2_x;
    const double z5 = neg_w2_y*neg_w2_y;
    const double z6 = qd[1]*qd[1];

    /* motion of link 3 */
    const double w3_y = qd[1]*c3 + neg_w2_x*s3;
    const double w3_x = qd[1]*s3 - neg_w2_x*c3;
    const double w3_z = neg_w2_y + qd[2];
    const double wd3_z = qdd[2] - wd2_y;
    const double wd3_y = qdd[1]*c3 + neg_wd2_x*s3 - w3_x*qd[2];
    const double wd3_x = qdd[1]*s3 - neg_wd2_x*c3 + w3_y*qd[2];
    const double z7 = w3_x*w3_z;
    const double U3_xz = wd3_y + z7;
    const double z8 = w3_y*w3_z;
    const double U3_yz = z8 - wd3_x;
    const double z9 = w3_y*w3_x;
    const double U3_yx = wd3_z + z9;
    const double U3_zx = z7 - wd3_y;
    const double z10 = 3.979361066378731*s2;
    const double a3_y_scaled = s3*z10 + 0.12818329225032404*U3_yz;
    const double a3_x_scaled = 0.12818329225032404*U3_xz - c3*z10;
    const double z11 = w3_x*w3_x;
    const double z12 = w3_y*w3_y;
    const double z13 = w3_z*w3_z;

    /* motion of link 4 */
    const double z14 = 3.83030303030303*(z11 + z12) - (U3_zx + 118.9090909090909*c2);
    const double neg_a4_z_scaled = U3_yx + 29.881453058819737*a3_y_scaled;
    const double z15 = z12 + z13 - 29.881453058819737*a3_x_scaled;
    const double a4_y_scaled = z15*s4 - z14*c4;
    const double neg_a4_x_scaled = z14*s4 + z15*c4;
    const double w4_y = w3_z*c4 - w3_x*s4;
    const double w4_x = w3_z*s4 + w3_x*c4;
    const double w4_z = qd[3] - w3_y;
    const double wd4_z = qdd[3] - wd3_y;
    const double wd4_y = wd3_z*c4 - wd3_x*s4 - w4_x*qd[3];
    const double wd4_x = wd3_z*s4 + wd3_x*c4 + w4_y*qd[3];
    const double z16 = w4_x*w4_z;
    const double U4_xz = wd4_y + z16;
    const double z17 = w4_y*w4_x;
    const double U4_xy = z17 - wd4_z;
    const double z18 = w4_y*w4_z;
    const double U4_yz = z18 - wd4_x;
    const double U4_yx = wd4_z + z17;
    const double U4_zy = wd4_x + z18;
    const double U4_zx = z16 - wd4_y;
    const double z19 = w4_y*w4_y;
    const double z20 = w4_z*w4_z;
    const double z21 = w4_x*w4_x;

    /* motion of link 5 */
    const double z22 = neg_a4_z_scaled + U4_zx;
    const double z23 = U4_yx - a4_y_scaled;
    const double z24 = neg_a4_x_scaled - (z19 + z20);
    const double z25 = 0.21484375*c5;
    const double z26 = 0.21484375*s5;
    const double z27 = z22*z25 + z24*z26;
    const double z28 = z22*z26 - z24*z25;
    const double neg_w5_y = w4_z*c5 + w4_x*s5;
    const double w5_x = w4_x*c5 - w4_z*s5;
    const double w5_z = w4_y + qd[4];
    const double wd5_z = wd4_y + qdd[4];
    const double neg_wd5_y = wd4_z*c5 + wd4_x*s5 + w5_x*qd[4];
    const double wd5_x = wd4_x*c5 - wd4_z*s5 - neg_w5_y*qd[4];
    const double z29 = w5_x*w5_z;
    const double U5_xz = z29 - neg_wd5_y;
    const double z30 = neg_w5_y*w5_z;
    const double neg_U5_yz = wd5_x + z30;
    const double z31 = neg_w5_y*w5_x;
    const double U5_yx = wd5_z - z31;
    const double U5_zx = neg_wd5_y + z29;
    const double z32 = w5_x*w5_x;
    const double z33 = neg_w5_y*neg_w5_y;
    const double neg_a5_z = 0.0825*z23 + 0.384*(z32 + z33);
    const double a5_y_scaled = z27 - neg_U5_yz;
    const double a5_x_scaled = z28 + U5_xz;
    const double z34 = w5_z*w5_z;

    /* motion of link 6 */
    const double z35 = 0.384*a5_x_scaled;
    const double neg_a6_y = neg_a5_z*c6 + s6*z35;
    const double a6_x = c6*z35 - neg_a5_z*s6;
    const double w6_y = w5_z*c6 - w5_x*s6;
    const double w6_x = w5_z*s6 + w5_x*c6;
    const double w6_z = neg_w5_y + qd[5];
    const double wd6_z = neg_wd5_y + qdd[5];
    const double wd6_y = wd5_z*c6 - wd5_x*s6 - w6_x*qd[5];
    const double wd6_x = wd5_z*s6 + wd5_x*c6 + w6_y*qd[5];
    const double z36 = w6_x*w6_z;
    const double U6_xz = wd6_y + z36;
    const double z37 = w6_y*w6_z;
    const double U6_yz = z37 - wd6_x;
    const double z38 = w6_y*w6_x;
    const double U6_yx = wd6_z + z38;
    const double U6_zx = z36 - wd6_y;
    const double z39 = w6_y*w6_y;
    const double z40 = w6_z*w6_z;
    const double z41 = w6_x*w6_x;

    /* motion of link 7 */
    const double z42 = neg_a6_y - 0.088*U6_yx;
    const double z43 = 0.088*(z39 + z40) - a6_x;
    const double z44 = 0.384*(a5_y_scaled - 0.22916666666666666*U6_zx);
    const double z45 = c7*z44 - z43*s7;
    const double z46 = z44*s7 + z43*c7;
    const double w7_y = w6_z*c7 - w6_x*s7;
    const double w7_x = w6_z*s7 + w6_x*c7;
    const double w7_z = qd[6] - w6_y;
    const double wd7_z = qdd[6] - wd6_y;
    const double neg_wd7_y = wd6_x*s7 - wd6_z*c7 + w7_x*qd[6];
    const double wd7_x = wd6_z*s7 + wd6_x*c7 + w7_y*qd[6];
    const double z47 = w7_x*w7_z;
    const double U7_xz = z47 - neg_wd7_y;
    const double z48 = w7_y*w7_x;
    const double U7_xy = z48 - wd7_z;
    const double z49 = w7_y*w7_z;
    const double U7_yz = z49 - wd7_x;
    const double z50 = w7_x*w7_x;
    const double z51 = w7_z*w7_z;
    const double neg_U7_yy = z50 + z51;
    const double U7_yx = wd7_z + z48;
    const double U7_zy = wd7_x + z49;
    const double U7_zx = neg_wd7_y + z47;
    const double z52 = w7_y*w7_y;
    const double a7_z = z42 - 0.1654*(z50 + z52);
    const double a7_y = 0.1654*U7_yz - z45;
    const double a7_x = 0.1654*U7_xz - z46;

    /* motion of link 8 */
    const double a8_z = a7_y + qdd[7] - neg_U7_yy*q[7];
    const double z53 = 2.0*w7_x;
    const double neg_a8_y = a7_z + U7_zy*q[7] + z53*qd[7];
    const double z54 = 2.0*w7_z;
    const double a8_x = a7_x + U7_xy*q[7] - qd[7]*z54;

    /* motion of link 9 */
    const double a9_z = qdd[8] - a7_y - neg_U7_yy*q[8];
    const double a9_y = a7_z - U7_zy*q[8] - z53*qd[8];
    const double a9_x = z54*qd[8] - (U7_xy*q[8] - a7_x);

    /* forces on link 7 */
    const double f7_y_scaled = 68.05429486860137*a7_y - (a9_z - a8_z + 0.21722534005720015*neg_U7_yy
        - 0.025416501298982024*U7_yx);
    const double f7_x_scaled = a8_x + a9_x + 0.21722534005720015*U7_xy + 68.05429486860137*a7_x -
        0.025416501298982024*(z51 + z52);
    const double z55 = 0.017885530055012953*U7_yz + 0.06876241370326529*U7_xz -
        0.2488978176909814*U7_yx + 0.196712313466415*U7_xy - 0.025416501298982024*a7_y;
    const double n7_z_scaled = 0.08069812595070766*(z50 - z52) - (z55 + 0.21722534005720015*a7_x -
        q[8]*a9_x + q[7]*a8_x);
    const double z56 = 0.0010314362055489793*U7_xy + 0.0012104718892606149*U7_zy +
        0.0001871242445472928*U7_xz - 0.003733467265364721*U7_zx +
        0.0024809999999999997*f7_x_scaled;
    const double z57 = z56 - 0.00038124751948473033*a7_z - 0.0002682829508251943*(z50 - z51);
    const double z58 = 0.08069812595070766*U7_zx - 0.017885530055012953*U7_yx -
        0.196712313466415*U7_zy + 0.01247494963648619*U7_yz + 0.1654*f7_y_scaled;
    const double z59 = z58 - 0.21722534005720015*a7_z + q[8]*a9_y - q[7]*neg_a8_y -
        0.06876241370326529*(z51 - z52);
    const double z60 = neg_a8_y + a9_y + 0.21722534005720015*U7_zy + 0.025416501298982024*U7_zx +
        68.05429486860137*a7_z + 105.58779050639865*z42;
    const double z61 = z45 - 0.00947079198460356*f7_y_scaled;
    const double z62 = z46 - 0.00947079198460356*f7_x_scaled;
    const double z63 = c7*z61 + s7*z62;

    /* forces on link 6 */
    const double neg_f6_y_scaled = z60 + 4.524708761666667*U6_yz;
    const double f6_x_scaled = s7*z61 - c7*z62 - 0.04285257547265816*U6_xz;
    const double z64 = 0.015*z59;
    const double z65 = 0.0013199999999999998*z60 - 0.0011196707334275558*U6_yx - c7*z57 + s7*z64 -
        0.0001037589172186849*U6_yz;
    const double n6_z = 0.0005462437073966848*(z39 - z41) - (z65 - 9.3569097314605e-05*U6_xz);
    const double z66 = 0.015*n7_z_scaled;
    const double z67 = 0.1393758834684462*z63 - z66 - 0.0011196707334275558*U6_zx -
        0.067870631425*a6_x - 0.0005462437073966848*(wd6_x + z37);
    const double n6_y = z67 - 0.0001037589172186849*(z40 - z41) + 0.010045187828321242*U6_xz -
        9.3569097314605e-05*(z38 - wd6_z);
    const double z68 = s7*z57 + c7*z64 + 0.0001037589172186849*U6_yx - 0.0005462437073966848*U6_zx +
        0.010045187828321242*U6_yz;
    const double n6_x = 9.3569097314605e-05*(z39 - z40) - (z68 + 0.067870631425*neg_a6_y);

    /* forces on link 5 */
    const double f5_y_scaled = a5_y_scaled + 1.5825110615021238*z63 - 0.014641651099027585*U5_yx -
        0.06781467469933614*(z39 + z41);
    const double z69 = 0.00947079198460356*neg_f6_y_scaled;
    const double f5_x_scaled = s6*z69 + c6*f6_x_scaled + 0.6319071154237603*a5_x_scaled +
        0.009252163511027651*(z33 + z34);
    const double z70 = c6*n6_y + s6*n6_x + 0.0021640520520981297*U5_xz -
        0.004600245517563105*neg_U5_yz + 0.001451156065026715*U5_yx;
    const double n5_z = z70 - 0.005627033294592*a5_y_scaled - 0.00151524447332703*(z32 - z33);
    const double z71 = 0.6081856733168561*f5_x_scaled - n6_z - 0.014653732538*neg_a5_z -
        0.00151524447332703*(wd5_x - z30) + 0.0021640520520981297*(wd5_z + z31);
    const double z72 = z71 - 0.001451156065026715*U5_zx + 0.004600245517563105*(z32 - z34);
    const double z73 = 0.384316854467712*f5_y_scaled;
    const double z74 = s6*n6_y - c6*n6_x + z73 - 0.00151524447332703*U5_zx +
        0.004600245517563105*U5_yx;
    const double z75 = z74 - 0.0021640520520981297*(z33 - z34);
    const double z76 = c6*z69 - s6*f6_x_scaled + 0.009252163511027651*U5_zx +
        1.6455914464160424*neg_a5_z + 0.07602025881537827*z23;
    const double z77 = z73 + 0.21520026667451347*z27;
    const double z78 = 0.13066489075166832*(f5_x_scaled + 0.3538397501224879*z28);
    const double z79 = z25*z77 + s5*z78;

    /* forces on link 4 */
    const double neg_f4_z_scaled = z79 + 0.016011409030815*neg_a4_z_scaled;
    const double z80 = 0.13066489075166832*z76;
    const double f4_y_scaled = 0.016011409030815*a4_y_scaled - z80;
    const double neg_f4_x_scaled = z26*z77 - c5*z78 + 0.016011409030815*neg_a4_x_scaled;
    const double z81 = z80 - c5*z72 + s5*z75 - 0.0016444875773692703*U4_xz -
        0.0039053550262761*U4_yz;
    const double n4_z = z81 + 0.07551696955258023*U4_xy + 0.005415763498190499*U4_yx +
        0.0031923204867866507*(z19 - z21);
    const double z82 = n5_z - z79 - 0.0031923204867866507*U4_zy + 0.0016444875773692703*U4_xy -
        0.005415763498190499*U4_zx + 0.022178148964878235*U4_xz;
    const double n4_y = z82 + 0.0039053550262761*(z20 - z21);
    const double z83 = s5*z72 + c5*z75 - 0.0039053550262761*U4_yx - 0.0031923204867866507*U4_zx +
        0.022178148964878235*U4_yz;
    const double neg_n4_x = z83 + 0.07551696955258023*U4_zy + 0.0016444875773692703*(z19 - z20);

    /* forces on link 3 */
    const double z84 = neg_f4_z_scaled + c4*n4_y - s4*neg_n4_x - 0.004377257121839583*U3_xz +
        0.005487648106562256*U3_yz;
    const double n3_z = z84 - 1.3360662912303295e-05*U3_yx - 0.06958599537316416*a3_x_scaled -
        0.00012191242095074341*(z11 - z12);
    const double z85 = n4_z - a3_x_scaled + (c4*(f4_y_scaled + 3.83030303030303*neg_f4_x_scaled) -
        s4*(neg_f4_x_scaled - 3.83030303030303*f4_y_scaled));
    const double z86 = z85 - 0.005487648106562256*(z11 - z13) - 1.3360662912303295e-05*U3_zx +
        0.00012191242095074341*(wd3_x + z8);
    const double z87 = z86 + 0.013297019103287584*(wd3_z - z9);
    const double z88 = s4*n4_y + c4*neg_n4_x - 0.27690780075318*c2 +
        3.83030303030303*neg_f4_z_scaled + 0.005487648106562256*U3_yx;
    const double z89 = a3_y_scaled + (z88 - 0.00012191242095074341*U3_zx) +
        0.013297019103287584*(z12 - z13);

    /* forces on link 2 */
    const double z90 = c3*z87 + s3*z89 + 0.0007689361029464*neg_U2_xz + 0.01026110182100817*U2_yz -
        0.023077882494931805*U2_yx;
    const double neg_n2_z = z90 - 0.01993386669246*c2 + 0.7667928297490783*s2 +
        0.00398335888393552*(z4 - z5);
    const double z91 = n3_z - 0.00398335888393552*(z2 + neg_wd2_x) - 0.023077882494931805*neg_U2_zx
        + 0.01026110182100817*(z4 - z6);
    const double n2_y = 0.0007689361029464*(qdd[1] - z3) - z91;
    const double n2_x = s3*z87 - c3*z89 - 0.00398335888393552*neg_U2_zx + 0.01026110182100817*U2_yx
        + 0.0007689361029464*(z5 - z6);

    /* forces on link 1 */
    const double n1_z = 0.014259565994474374*qdd[0] - (c2*n2_y + s2*n2_x);

    tau[0] = n1_z;
    tau[1] = -neg_n2_z;
    tau[2] = n3_z;
    tau[3] = n4_z;
    tau[4] = n5_z;
    tau[5] = n6_z;
    tau[6] = z66;
    tau[7] = 0.015*a8_z;
    tau[8] = 0.015*a9_z;
}

void panda_hand_inertia_matrix(const double q[9], double M[81])
{
    /* joint angles */
    const double th7 = q[6] - 0.7853981633974483;
    const double c7 = cos(th7);
    const double c6 = cos(q[5]);
    const double s6 = sin(q[5]);
    const double s7 = sin(th7);
    const double s5 = sin(q[4]);
    const double c5 = cos(q[4]);
    const double c4 = cos(q[3]);
    const double s4 = sin(q[3]);
    const double s3 = sin(q[2]);
    const double c3 = cos(q[2]);
    const double c2 = cos(q[1]);
    const double s2 = sin(q[1]);

    /* column 9 */
    const double z1 = 0.015*c7;
    const double z2 = c7*c6;
    const double z3 = c7*s6;
    const double z4 = 0.0013199999999999998*z2 + 0.0024809999999999997*z3;
    const double z5 = 0.0013199999999999998*z3 - 0.0024809999999999997*z2;
    const double z6 = s7*(0.015*c6);
    const double z7 = 0.384*s5;
    const double z8 = 0.384*c5;
    const double z9 = 0.0012375*(s6*s7);
    const double z10 = 0.0024809999999999997*s7;
    const double z11 = z9 - z1*z7 + z6*z8 - c5*z10 - z5*s5;
    const double z12 = 0.0825*c4 + 0.384*s4 - 0.0825;
    const double z13 = c5*z12;
    const double z14 = s5*z12;
    const double z15 = s5*s4;
    const double z16 = c5*s4;
    const double z17 = z1*z13 + z6*z14 - z4*c4 - z10*z15 + z5*z16;
    const double z18 = s4*s3;
    const double z19 = c4*s3;
    const double z20 = 0.8229166666666666*s3 - 0.21484375*z18 + z19;
    const double z21 = 3.83030303030303*s4;
    const double z22 = c4*c3;
    const double z23 = z21*c3 + (z22 - c3);
    const double z24 = 0.21484375*s4;
    const double z25 = c3 + (0.8229166666666666*z22 - c3*z24);
    const double z26 = z8*z20 + z7*z25;
    const double z27 = z7*z20 - z8*z25;
    const double z28 = c5*c3 - s5*z19;
    const double z29 = s5*c3 + c5*z19;
    const double z30 = z9*z23 + z1*z26 + z6*z27 + z4*z18 + z10*z28;
    const double z31 = z30 + z5*z29;
    const double z32 = c3*s2;
    const double z33 = c4*c2 + s4*z32;
    const double z34 = s4*c2 - c4*z32;
    const double z35 = z34 - 0.8229166666666666*z32 - 0.21484375*(c2 - z33);
    const double z36 = s3*s2;
    const double z37 = c4*z36;
    const double z38 = z21*z36 + (z37 - z36);
    const double z39 = z36 + (0.8229166666666666*z37 - z24*z36);
    const double z40 = z8*z35 + z7*z39;
    const double z41 = z7*z35 - z8*z39;
    const double z42 = c5*z36 - s5*z34;
    const double z43 = s5*z36 + c5*z34;
    const double z44 = z9*z38 + z1*z40 + z6*z41 - z4*z33 + z10*z42;
    const double z45 = z44 + z5*z43;

    /* composite body 8 */
    const double ms7_y_scaled = 0.21722534005720015 - (q[8] - q[7]);
    const double z46 = 0.015*(q[8]*q[8] + q[7]*q[7]);
    const double S7_yy = z46 + 0.002950684701996225;
    const double z47 = z46 + 0.006684151967360946;

    /* composite body 7 */
    const double z48 = 0.0024809999999999997*ms7_y_scaled + 0.0010314362055489793;
    const double z49 = 0.015*ms7_y_scaled;
    const double ms6_z = c7*z49 + 0.00038124751948473033*s7;
    const double z50 = 0.00038124751948473033*c7 - s7*z49;
    const double z51 = 0.0024209437785212297*c7 + s7*(z46 - 0.0007827825633684959);
    const double z52 = 0.0002052246111024199*s7 - c7*z48;
    const double z53 = s7*z48 + 0.0002052246111024199*c7;
    const double z54 = s7*z51;
    const double z55 = z54 + 0.176*z50;
    const double ms6_x = z50 + 0.231847552695;
    const double S6_xz = 0.0013142308064792998 - (c7*z51 - 0.088*ms6_z);
    const double S6_xy = z53 - 0.014748570382675314;
    const double S6_yz = z52 - 9.3569097314605e-05;
    const double S6_zz = S7_yy - z54 + 0.010045187828321242;

    /* column 7 */
    const double z56 = z47 + 0.088*z50;
    const double z57 = c6*z56 - s6*z53;
    const double z58 = s6*z56 + c6*z53;
    const double z59 = 0.0825*(s6*ms6_z);
    const double z60 = c6*ms6_z;
    const double z61 = z7*z50 - z59 - z8*z60 - c5*z52 + s5*z58;
    const double z62 = z13*z50 + z14*z60 - c4*z57 + z15*z52 + z16*z58;
    const double z63 = z28*z52 - (z23*z59 + z26*z50 + z27*z60 + z18*z57);
    const double z64 = z29*z58 - z63;
    const double z65 = z33*z57 - (z38*z59 + z40*z50 + z41*z60) + z42*z52;
    const double z66 = z43*z58 - z65;

    /* composite body 6 */
    const double z67 = z55 + 0.054190145181612165;
    const double z68 = 0.173804705569*c6 - s6*ms6_x;
    const double z69 = 0.066741006938496*s6 + 0.384*(c6*ms6_x);
    const double z70 = 2.0*(c6*S6_xy) + s6*(z55 - 0.0036786999097076166);
    const double z71 = c6*S6_yz + s6*S6_xz;
    const double z72 = s6*S6_yz - c6*S6_xz;
    const double ms5_y = 0.067870631425 - ms6_z;
    const double ms5_x_scaled = z69 - 0.005627033294592;
    const double S5_xz = c6*z70 - S6_xy + 0.004600245517563105;
    const double S5_xy = z72 + 0.00151524447332703;
    const double z73 = s6*z70;
    const double S5_xx = z55 + 0.0435390139218107 - z73 - 0.016832135220831712;
    const double neg_S5_yz = z71 + 0.0021640520520981297;

    /* column 6 */
    const double z74 = 0.21484375*z69;
    const double z75 = z74 + z8*z68 - c5*z67 + s5*z72;
    const double z76 = z16*z72 - (z14*z68 + c4*z71 - z15*z67);
    const double z77 = z29*z72 - (z23*z74 + z27*z68 - z18*z71 + z28*z67);
    const double z78 = z43*z72 - (z38*z74 + z41*z68 + z33*z71 + z42*z67);

    /* composite body 5 */
    const double z79 = S6_zz + S5_xx;
    const double z80 = z8*ms5_y + s5*ms5_x_scaled;
    const double z81 = z7*ms5_y - c5*ms5_x_scaled;
    const double z82 = S5_xy*(2.0*c5) - s5*(S6_zz - S5_xx);
    const double z83 = s5*neg_S5_yz + c5*S5_xz;
    const double z84 = 0.0825*z68;
    const double z85 = z84 - 0.044103101265962966;
    const double z86 = z81 + 0.1187377714194979;
    const double S4_xy = z85 + (z83 - z86);
    const double z87 = s5*z82;
    const double S4_xx = S5_xx - z87 + 0.4296875*z86;
    const double z88 = z80 + (s5*S5_xz - c5*neg_S5_yz);
    const double ms4_y_scaled = 0.16603319317224752 - z84;
    const double z89 = 0.21484375*z81;
    const double neg_ms4_x_scaled = z89 + 0.045604372658625006;
    const double z90 = 0.21484375*z80;
    const double S4_xz = S5_xy - c5*z82 + z90 - 0.0039053550262761;
    const double S4_yz = 0.0016444875773692703 - z88;
    const double S4_yy = 0.3156667185189401 - (9.309090909090909*z85 - z73);
    const double S4_zz = S6_zz + z87 + 0.022178148964878235;

    /* column 5 */
    const double z91 = z79 + z89;
    const double z92 = z81 - z83;
    const double z93 = s4*z92 - (z89 - c4*z91);
    const double z94 = 0.8229166666666666*z81 + (c4*z92 - s4*z91);
    const double z95 = 3.83030303030303*c4;
    const double z96 = z88 - z90*(s4 - z95);
    const double z97 = s3*z94 - c3*z96;
    const double z98 = z32*z94 - c2*z93 + z36*z96;

    /* composite body 4 */
    const double z99 = S4_xx + S4_yy;
    const double z100 = z21*neg_ms4_x_scaled - ms4_y_scaled*z95;
    const double z101 = s4*ms4_y_scaled + c4*neg_ms4_x_scaled;
    const double z102 = S4_xy*(2.0*c4) + s4*(S4_xx - S4_yy);
    const double neg_S3_yz = c4*S4_yz + s4*S4_xz;
    const double z103 = c4*S4_xz - s4*S4_yz;
    const double neg_S3_xz = S4_xy - c4*z102 + 0.2610759493670886*z100;
    const double S3_xy = z90 - z103 + 0.00012191242095074341;
    const double z104 = s4*z102;
    const double S3_xx = S4_xx - z104 - 2.0*z101 + 0.0616024210265277;
    const double ms3_y_scaled = 0.8229166666666666*z80 + 0.013297019103287584;

    /* column 4 */
    const double z105 = z100 + (z101 - z99);
    const double z106 = c3*z105 - s3*z103;
    const double z107 = s2*(c3*z103 + s3*z105) - c2*neg_S3_yz;

    /* composite body 3 */
    const double z108 = S4_zz + S3_xx;
    const double z109 = 2.0*(c3*S3_xy) - s3*(S4_zz - S3_xx);
    const double z110 = ms3_y_scaled - neg_S3_yz;
    const double z111 = neg_S3_xz + 3.83030303030303*z101 - 0.24149476342611426;
    const double z112 = s3*z110 + c3*z111;
    const double z113 = s3*z111 - c3*z110;
    const double S2_yy = 1.032162061231881 - (2.0*z100 - (S4_yy + z104));
    const double neg_S2_xz = S3_xy - c3*z109 + 0.01026110182100817;
    const double S2_xy_scaled = 2.0*z112 + 0.00796671776787104;
    const double S2_xx = S3_xx - s3*z109 + 0.023077882494931805;
    const double S2_yz = z113 - 0.0007689361029464;

    /* column 3 */
    const double z114 = c2*z108 - s2*z112;

    /* composite body 2 */
    const double S1_yz = s2*neg_S2_xz - c2*S2_yz;

    M[0] = z108 - s2*(c2*S2_xy_scaled + s2*(S2_xx - S2_yy)) + 0.03733744848940618;
    M[1] = -S1_yz;
    M[2] = z114;
    M[3] = z107;
    M[4] = -z98;
    M[5] = z78;
    M[6] = z66;
    M[7] = z45;
    M[8] = -z45;
    M[9] = -S1_yz;
    M[10] = S2_yy + S2_xx;
    M[11] = z113;
    M[12] = z106;
    M[13] = z97;
    M[14] = z77;
    M[15] = z64;
    M[16] = z31;
    M[17] = -z31;
    M[18] = z114;
    M[19] = z113;
    M[20] = z108;
    M[21] = -neg_S3_yz;
    M[22] = z93;
    M[23] = z76;
    M[24] = z62;
    M[25] = z17;
    M[26] = -z17;
    M[27] = z107;
    M[28] = z106;
    M[29] = -neg_S3_yz;
    M[30] = z99;
    M[31] = z88;
    M[32] = -z75;
    M[33] = -z61;
    M[34] = z11;
    M[35] = -z11;
    M[36] = -z98;
    M[37] = z97;
    M[38] = z93;
    M[39] = z88;
    M[40] = z79;
    M[41] = -z71;
    M[42] = -z57;
    M[43] = -z4;
    M[44] = z4;
    M[45] = z78;
    M[46] = z77;
    M[47] = z76;
    M[48] = -z75;
    M[49] = -z71;
    M[50] = z67;
    M[51] = z52;
    M[52] = -z10;
    M[53] = z10;
    M[54] = z66;
    M[55] = z64;
    M[56] = z62;
    M[57] = -z61;
    M[58] = -z57;
    M[59] = z52;
    M[60] = z47;
    M[61] = 0.0;
    M[62] = 0.0;
    M[63] = z45;
    M[64] = z31;
    M[65] = z17;
    M[66] = z11;
    M[67] = -z4;
    M[68] = -z10;
    M[69] = 0.0;
    M[70] = 0.015;
    M[71] = 0.0;
    M[72] = -z45;
    M[73] = -z31;
    M[74] = -z17;
    M[75] = -z11;
    M[76] = z4;
    M[77] = z10;
    M[78] = 0.0;
    M[79] = 0.0;
    M[80] = 0.015;
}

void panda_hand_bias(const double q[9], const double qd[9], double b[9])
{
    /* joint angles */
    const double th7 = q[6] - 0.7853981633974483;
    const double c3 = cos(q[2]);
    const double s3 = sin(q[2]);
    const double s2 = sin(q[1]);
    const double c2 = cos(q[1]);
    const double c4 = cos(q[3]);
    const double s4 = sin(q[3]);
    const double c5 = cos(q[4]);
    const double s5 = sin(q[4]);
    const double c6 = cos(q[5]);
    const double s6 = sin(q[5]);
    const double c7 = cos(th7);
    const double s7 = sin(th7);

    /* motion of link 2 */
    const double neg_w2_x = s2*qd[0];
    const double neg_w2_y = qd[0]*c2;
    const double neg_wd2_x = qd[1]*neg_w2_y;
    const double wd2_y = qd[1]*neg_w2_x;
    const double U2_xy = neg_w2_x*neg_w2_y;
    const double z1 = neg_w2_x*neg_w2_x;
    const double z2 = neg_w2_y*neg_w2_y;
    const double z3 = qd[1]*qd[1];

    /* motion of link 3 */
    const double w3_y = c3*qd[1] + s3*neg_w2_x;
    const double w3_x = qd[1]*s3 - c3*neg_w2_x;
    const double w3_z = qd[2] + neg_w2_y;
    const double wd3_y = s3*neg_wd2_x - w3_x*qd[2];
    const double wd3_x = w3_y*qd[2] - c3*neg_wd2_x;
    const double z4 = w3_x*w3_z;
    const double U3_xz = wd3_y + z4;
    const double z5 = w3_y*w3_z;
    const double U3_yz = z5 - wd3_x;
    const double z6 = w3_y*w3_x;
    const double U3_yx = z6 - wd2_y;
    const double U3_zx = z4 - wd3_y;
    const double z7 = 118.9090909090909*s2;
    const double a3_x_scaled = 3.83030303030303*U3_xz - c3*z7;
    const double z8 = w3_x*w3_x;
    const double z9 = w3_y*w3_y;
    const double z10 = w3_z*w3_z;

    /* motion of link 4 */
    const double z11 = 3.83030303030303*(z8 + z9) - (U3_zx + 118.9090909090909*c2);
    const double neg_a4_z_scaled = U3_yx + (s3*z7 + 3.83030303030303*U3_yz);
    const double z12 = z9 + z10 - a3_x_scaled;
    const double a4_y_scaled = z12*s4 - z11*c4;
    const double neg_a4_x_scaled = z11*s4 + z12*c4;
    const double w4_y = w3_z*c4 - w3_x*s4;
    const double w4_x = w3_z*s4 + w3_x*c4;
    const double w4_z = qd[3] - w3_y;
    const double neg_wd4_y = wd2_y*c4 + wd3_x*s4 + w4_x*qd[3];
    const double wd4_x = w4_y*qd[3] - (wd2_y*s4 - wd3_x*c4);
    const double z13 = w4_x*w4_z;
    const double U4_xz = z13 - neg_wd4_y;
    const double z14 = w4_y*w4_x;
    const double U4_xy = wd3_y + z14;
    const double z15 = w4_y*w4_z;
    const double U4_yz = z15 - wd4_x;
    const double U4_yx = z14 - wd3_y;
    const double U4_zy = wd4_x + z15;
    const double U4_zx = neg_wd4_y + z13;
    const double z16 = w4_y*w4_y;
    const double z17 = w4_z*w4_z;
    const double z18 = w4_x*w4_x;

    /* motion of link 5 */
    const double z19 = neg_a4_z_scaled + U4_zx;
    const double z20 = U4_yx - a4_y_scaled;
    const double z21 = neg_a4_x_scaled - (z16 + z17);
    const double z22 = z19*c5 + z21*s5;
    const double z23 = z21*c5 - z19*s5;
    const double neg_w5_y = w4_z*c5 + w4_x*s5;
    const double w5_x = w4_x*c5 - w4_z*s5;
    const double w5_z = w4_y + qd[4];
    const double wd5_y = wd3_y*c5 - wd4_x*s5 - w5_x*qd[4];
    const double wd5_x = wd3_y*s5 + wd4_x*c5 - neg_w5_y*qd[4];
    const double z24 = w5_x*w5_z;
    const double U5_xz = wd5_y + z24;
    const double z25 = neg_w5_y*w5_z;
    const double neg_U5_yz = wd5_x + z25;
    const double z26 = neg_w5_y*w5_x;
    const double neg_U5_yx = neg_wd4_y + z26;
    const double U5_zx = z24 - wd5_y;
    const double z27 = w5_x*w5_x;
    const double z28 = neg_w5_y*neg_w5_y;
    const double neg_a5_z_scaled = z20 + 4.654545454545454*(z27 + z28);
    const double a5_y_scaled = 0.9375000000000001*z22 - 4.363636363636364*neg_U5_yz;
    const double a5_x_scaled = 4.654545454545454*U5_xz - z23;
    const double z29 = w5_z*w5_z;

    /* motion of link 6 */
    const double neg_a6_y_scaled = neg_a5_z_scaled*c6 + a5_x_scaled*s6;
    const double a6_x_scaled = a5_x_scaled*c6 - neg_a5_z_scaled*s6;
    const double w6_y = w5_z*c6 - w5_x*s6;
    const double w6_x = w5_z*s6 + w5_x*c6;
    const double w6_z = neg_w5_y + qd[5];
    const double neg_wd6_y = neg_wd4_y*c6 + wd5_x*s6 + w6_x*qd[5];
    const double wd6_x = w6_y*qd[5] - (neg_wd4_y*s6 - wd5_x*c6);
    const double z30 = w6_x*w6_z;
    const double U6_xz = z30 - neg_wd6_y;
    const double z31 = w6_y*w6_z;
    const double U6_yz = z31 - wd6_x;
    const double z32 = w6_y*w6_x;
    const double U6_yx = z32 - wd5_y;
    const double U6_zx = neg_wd6_y + z30;
    const double z33 = w6_y*w6_y;
    const double z34 = w6_z*w6_z;
    const double z35 = w6_x*w6_x;

    /* motion of link 7 */
    const double z36 = 0.9375000000000001*neg_a6_y_scaled - U6_yx;
    const double z37 = 0.532043530834341*(z33 + z34) - 0.49879081015719473*a6_x_scaled;
    const double z38 = 0.532043530834341*(U6_zx - a5_y_scaled);
    const double z39 = c7*z38 + z37*s7;
    const double z40 = z38*s7 - z37*c7;
    const double w7_y = w6_z*c7 - w6_x*s7;
    const double w7_x = w6_z*s7 + w6_x*c7;
    const double w7_z = qd[6] - w6_y;
    const double neg_wd7_y = wd5_y*c7 + wd6_x*s7 + w7_x*qd[6];
    const double wd7_x = w7_y*qd[6] - (wd5_y*s7 - wd6_x*c7);
    const double z41 = w7_x*w7_z;
    const double U7_xz = z41 - neg_wd7_y;
    const double z42 = w7_y*w7_x;
    const double U7_xy = z42 - neg_wd6_y;
    const double z43 = w7_y*w7_z;
    const double U7_yz = z43 - wd7_x;
    const double z44 = w7_x*w7_x;
    const double z45 = w7_z*w7_z;
    const double neg_U7_yy = z44 + z45;
    const double U7_yx = neg_wd6_y + z42;
    const double U7_zy = wd7_x + z43;
    const double U7_zx = neg_wd7_y + z41;
    const double z46 = w7_y*w7_y;
    const double a7_z = 0.088*z36 - 0.1654*(z44 + z46);
    const double a7_y_scaled = z39 + U7_yz;
    const double a7_x_scaled = z40 + U7_xz;

    /* motion of link 8 */
    const double z47 = 0.0024809999999999997*a7_y_scaled;
    const double z48 = 0.015*q[7];
    const double a8_z_scaled = z47 - neg_U7_yy*z48;
    const double z49 = 2.0*qd[7];
    const double neg_a8_y = a7_z + U7_zy*q[7] + w7_x*z49;
    const double z50 = 0.1654*a7_x_scaled;
    const double a8_x = z50 + U7_xy*q[7] - w7_z*z49;

    /* motion of link 9 */
    const double z51 = 0.015*q[8];
    const double neg_a9_z_scaled = z47 + neg_U7_yy*z51;
    const double z52 = 2.0*qd[8];
    const double a9_y = a7_z - U7_zy*q[8] - w7_x*z52;
    const double a9_x = z50 - U7_xy*q[8] + w7_z*z52;

    /* forces on link 7 */
    const double f7_y = a8_z_scaled + neg_a9_z_scaled - 0.0032583801008580025*neg_U7_yy +
        0.00038124751948473033*U7_yx + 0.168842705569*a7_y_scaled;
    const double f7_x_scaled = a8_x + a9_x + 0.21722534005720015*U7_xy +
        11.256180371266666*a7_x_scaled - 0.025416501298982024*(z45 + z46);
    const double z53 = 0.0002682829508251943*U7_yz + 0.0010314362055489793*U7_xz -
        0.003733467265364721*U7_yx + 0.002950684701996225*U7_xy - 6.30583397227744e-05*a7_y_scaled;
    const double n7_z = 0.0012104718892606149*(z44 - z46) - (z53 + 0.0005389360686819136*a7_x_scaled
        - z51*a9_x + z48*a8_x);
    const double z54 = 0.003733467265364721*U7_zx - (0.0010314362055489793*U7_xy +
        0.0012104718892606149*U7_zy + 0.0001871242445472928*U7_xz) -
        0.0024809999999999997*f7_x_scaled;
    const double z55 = z54 + 0.00038124751948473033*a7_z + 0.0002682829508251943*(z44 - z45);
    const double z56 = 0.0012104718892606149*U7_zx - 0.0002682829508251943*U7_yx -
        0.002950684701996225*U7_zy + 0.0001871242445472928*U7_yz + 0.1654*f7_y;
    const double z57 = z56 - 0.0032583801008580025*a7_z + z51*a9_y - z48*neg_a8_y -
        0.0010314362055489793*(z45 - z46);
    const double z58 = neg_a8_y + a9_y + 0.21722534005720015*U7_zy + 0.025416501298982024*U7_zx +
        68.05429486860137*a7_z + 9.29172556456308*z36;
    const double z59 = 14.733913314259402*f7_y + 3.8597446752187046*z39;
    const double z60 = 0.221008699713891*f7_x_scaled + 3.8597446752187046*z40;
    const double z61 = c7*z59 + s7*z60;

    /* forces on link 6 */
    const double neg_f6_y_scaled = U6_yz + 0.221008699713891*z58;
    const double f6_x_scaled = c7*z60 - s7*z59 - U6_xz;
    const double z62 = 0.0013199999999999998*z58 - 0.0011196707334275558*U6_yx + c7*z55 + s7*z57 -
        0.0001037589172186849*U6_yz;
    const double n6_z = 0.0005462437073966848*(z33 - z35) - (z62 - 9.3569097314605e-05*U6_xz);
    const double z63 = n7_z + 0.005972615565399999*z61 + 0.0011196707334275558*U6_zx +
        0.0055993270925625*a6_x_scaled + 0.0005462437073966848*(wd6_x + z31);
    const double n6_y = 0.010045187828321242*U6_xz - (z63 + 0.0001037589172186849*(z34 - z35)) -
        9.3569097314605e-05*(wd5_y + z32);
    const double z64 = s7*z55 - c7*z57 - 0.0001037589172186849*U6_yx + 0.0005462437073966848*U6_zx -
        0.010045187828321242*U6_yz;
    const double n6_x = z64 - 0.0055993270925625*neg_a6_y_scaled + 9.3569097314605e-05*(z33 - z34);

    /* forces on link 5 */
    const double neg_f5_y_scaled = z61 - 3.379307910606405*a5_y_scaled -
        0.21590682494523442*neg_U5_yx + (z33 + z35);
    const double f5_x_scaled = s6*neg_f6_y_scaled + c6*f6_x_scaled + 3.168101166193505*a5_x_scaled +
        0.21590682494523442*(z28 + z29);
    const double z65 = c6*n6_y + s6*n6_x + 0.0021640520520981297*U5_xz -
        0.004600245517563105*neg_U5_yz - 0.001451156065026715*neg_U5_yx;
    const double n5_z = z65 - 0.001289528463344*a5_y_scaled - 0.00151524447332703*(z27 - z28);
    const double z66 = 0.0260623224672*f5_x_scaled - n6_z - 0.001208932934385*neg_a5_z_scaled -
        0.00151524447332703*(wd5_x - z25) - 0.0021640520520981297*(neg_wd4_y - z26);
    const double z67 = z66 - 0.001451156065026715*U5_zx + 0.004600245517563105*(z27 - z29);
    const double z68 = s6*n6_y - c6*n6_x - 0.0260623224672*neg_f5_y_scaled -
        0.00151524447332703*U5_zx - 0.004600245517563105*neg_U5_yx;
    const double z69 = z68 - 0.0021640520520981297*(z28 - z29);
    const double z70 = c6*neg_f6_y_scaled - s6*f6_x_scaled + 0.21590682494523442*U5_zx +
        3.168101166193505*neg_a5_z_scaled + 1.7739950977714878*z20;
    const double z71 = 0.0055993270925625*neg_f5_y_scaled - 0.009933178813024952*z22;
    const double z72 = 0.0055993270925625*f5_x_scaled - 0.009933178813024952*z23;
    const double z73 = c5*z71 - s5*z72;

    /* forces on link 4 */
    const double f4_z_scaled = z73 - 0.016011409030815*neg_a4_z_scaled;
    const double z74 = 0.0055993270925625*z70;
    const double f4_y_scaled = 0.016011409030815*a4_y_scaled - z74;
    const double f4_x_scaled = s5*z71 + c5*z72 - 0.016011409030815*neg_a4_x_scaled;
    const double z75 = z74 - c5*z67 + s5*z69 - 0.0016444875773692703*U4_xz -
        0.0039053550262761*U4_yz;
    const double n4_z = z75 + 0.07551696955258023*U4_xy + 0.005415763498190499*U4_yx +
        0.0031923204867866507*(z16 - z18);
    const double z76 = n5_z + z73 - 0.0031923204867866507*U4_zy + 0.0016444875773692703*U4_xy -
        0.005415763498190499*U4_zx + 0.022178148964878235*U4_xz;
    const double n4_y = z76 + 0.0039053550262761*(z17 - z18);
    const double z77 = s5*z67 + c5*z69 - 0.0039053550262761*U4_yx - 0.0031923204867866507*U4_zx +
        0.022178148964878235*U4_yz;
    const double neg_n4_x = z77 + 0.07551696955258023*U4_zy + 0.0016444875773692703*(z16 - z17);

    /* forces on link 3 */
    const double z78 = f4_z_scaled - c4*n4_y + s4*neg_n4_x + 0.004377257121839583*U3_xz -
        0.005487648106562256*U3_yz;
    const double neg_n3_z = z78 + 1.3360662912303295e-05*U3_yx + 0.0023287353274350003*a3_x_scaled +
        0.00012191242095074341*(z8 - z9);
    const double z79 = n4_z - c4*(3.83030303030303*f4_x_scaled - f4_y_scaled) + s4*(f4_x_scaled +
        3.83030303030303*f4_y_scaled);
    const double z80 = z79 - 0.005487648106562256*(z8 - z10) - 1.3360662912303295e-05*U3_zx +
        0.00012191242095074341*(wd3_x + z5);
    const double z81 = z80 - 0.013297019103287584*(wd2_y + z6);
    const double z82 = s4*n4_y + c4*neg_n4_x - 3.83030303030303*f4_z_scaled - 0.27690780075318*c2 +
        0.005487648106562256*U3_yx;
    const double z83 = z82 - 0.00012191242095074341*U3_zx + 0.013297019103287584*(z9 - z10);

    /* forces on link 2 */
    const double z84 = c3*z81 + s3*z83 + 0.10510540975539225*U2_xy - 0.01993386669246*c2 +
        4.74615389612781*s2;
    const double neg_n2_z = z84 + 0.00398335888393552*(z1 - z2);
    const double n2_y = neg_n3_z + 0.04615576498986361*wd2_y + 0.00796671776787104*neg_wd2_x -
        0.0007689361029464*U2_xy - 0.01026110182100817*(z1 - z3);
    const double z85 = s3*z81 - c3*z83 - 0.2563665845006481*neg_wd2_x + 0.01026110182100817*U2_xy -
        0.00796671776787104*wd2_y;
    const double n2_x = z85 + 0.0007689361029464*(z2 - z3);
    const double neg_n1_z = c2*n2_y + s2*n2_x;

    b[0] = -neg_n1_z;
    b[1] = -neg_n2_z;
    b[2] = -neg_n3_z;
    b[3] = n4_z;
    b[4] = n5_z;
    b[5] = n6_z;
    b[6] = n7_z;
    b[7] = a8_z_scaled;
    b[8] = -neg_a9_z_scaled;
}

void panda_hand_gravity(const double q[9], double g[9])
{
    /* joint angles */
    const double th7 = q[6] - 0.7853981633974483;
    const double c2 = cos(q[1]);
    const double c4 = cos(q[3]);
    const double s4 = sin(q[3]);
    const double s2 = sin(q[1]);
    const double c3 = cos(q[2]);
    const double c5 = cos(q[4]);
    const double s3 = sin(q[2]);
    const double s5 = sin(q[4]);
    const double c6 = cos(q[5]);
    const double s6 = sin(q[5]);
    const double c7 = cos(th7);
    const double s7 = sin(th7);

    /* motion of link 3 */
    const double z1 = s2*c3;
    const double z2 = s2*s3;

    /* motion of link 4 */
    const double a4_y_scaled = c2*c4 + s4*z1;
    const double a4_x_scaled = c2*s4 - c4*z1;

    /* motion of link 5 */
    const double a5_y_scaled = c5*z2 - a4_x_scaled*s5;
    const double a5_x_scaled = z2*s5 + a4_x_scaled*c5;

    /* motion of link 6 */
    const double a6_y_scaled = a4_y_scaled*c6 - a5_x_scaled*s6;
    const double a6_x_scaled = a4_y_scaled*s6 + a5_x_scaled*c6;

    /* motion of link 7 */
    const double neg_a7_y_scaled = a5_y_scaled*c7 + a6_x_scaled*s7;
    const double a7_x_scaled = a6_x_scaled*c7 - a5_y_scaled*s7;

    /* forces on link 7 */
    const double z3 = 0.14715*(q[8] - q[7]);
    const double n7_z = a7_x_scaled*z3 - (0.003740038166145205*neg_a7_y_scaled +
        0.031964708789417005*a7_x_scaled);
    const double z4 = 0.003740038166145205*a6_y_scaled + 1.70502416163189*a7_x_scaled;
    const double z5 = 1.70502416163189*neg_a7_y_scaled - 0.031964708789417005*a6_y_scaled +
        a6_y_scaled*z3;
    const double z6 = c7*neg_a7_y_scaled - s7*a7_x_scaled;
    const double n6_z = 2.27442449193795*a6_y_scaled + c7*z4 + s7*z5;

    /* forces on link 6 */
    const double neg_f6_z_scaled = a5_y_scaled + 0.41049427712295483*z6;
    const double f6_x_scaled = s7*neg_a7_y_scaled + c7*a7_x_scaled + 2.436087555248599*a6_x_scaled;
    const double n6_y = 2.27442449193795*z6 - n7_z - 0.66581089427925*a6_x_scaled;
    const double n6_x = 0.66581089427925*a6_y_scaled - (s7*z4 - c7*z5);
    const double z7 = 7.326676586344321*a6_y_scaled;
    const double z8 = 2.1322729611918283*f6_x_scaled;
    const double f5_z_scaled = c6*z7 + s6*z8;
    const double f5_x_scaled = c6*z8 - s6*z7;

    /* forces on link 5 */
    const double n5_z = c6*n6_y + s6*n6_x - 0.14375311619778*a5_y_scaled;
    const double z9 = n6_z - 0.14375311619778*a4_y_scaled + 14.359493141048134*a5_x_scaled -
        4.654545454545454*f5_x_scaled;
    const double z10 = s6*n6_y - c6*n6_x - 14.359493141048134*a5_y_scaled +
        24.177587782527965*neg_f6_z_scaled;
    const double z11 = 5.194403625152492*neg_f6_z_scaled;
    const double neg_f4_z_scaled = c5*z11 + s5*f5_x_scaled;
    const double f4_x_scaled = c5*f5_x_scaled - s5*z11;

    /* forces on link 4 */
    const double n4_z = 1.9039020920278202*a4_y_scaled - (f5_z_scaled - c5*z9 - s5*z10);
    const double n4_y = n5_z - neg_f4_z_scaled + 1.9039020920278202*z2 -
        0.27690780075318*a4_x_scaled;
    const double n4_x = s5*z9 - c5*z10 + 0.27690780075318*a4_y_scaled;
    const double f3_z_scaled = c4*f5_z_scaled + s4*f4_x_scaled;
    const double f3_x_scaled = c4*f4_x_scaled - s4*f5_z_scaled;
    const double n3_z = neg_f4_z_scaled + c4*n4_y + s4*n4_x;

    /* forces on link 3 */
    const double z12 = 3.83030303030303*f3_x_scaled - (n4_z + f3_z_scaled);
    const double z13 = s4*n4_y - c4*n4_x + 3.83030303030303*neg_f4_z_scaled;
    const double neg_n2_x = s3*z12 + c3*z13;

    /* forces on link 2 */
    const double n2_z = c3*z12 - s3*z13 - 4.74615389612781*s2 + 0.01993386669246*c2;
    const double n1_z = c2*n3_z + s2*neg_n2_x;

    /* forces on link 1 */
    const double z14 = 0.14715*neg_a7_y_scaled;

    g[0] = n1_z;
    g[1] = n2_z;
    g[2] = n3_z;
    g[3] = n4_z;
    g[4] = n5_z;
    g[5] = n6_z;
    g[6] = n7_z;
    g[7] = -z14;
    g[8] = z14;
}

void panda_hand_forward_dynamics(const double q[9], const double qd[9], const double tau[9],
                                 double qdd[9])
{
    /* joint angles */
    const double th7 = q[6] - 0.7853981633974483;
    const double c3 = cos(q[2]);
    const double s3 = sin(q[2]);
    const double s2 = sin(q[1]);
    const double c2 = cos(q[1]);
    const double c4 = cos(q[3]);
    const double s4 = sin(q[3]);
    const double c5 = cos(q[4]);
    const double s5 = sin(q[4]);
    const double c6 = cos(q[5]);
    const double s6 = sin(q[5]);
    const double c7 = cos(th7);
    const double s7 = sin(th7);

    /* motion of link 2 */
    const double neg_w2_x = s2*qd[0];
    const double neg_w2_y = qd[0]*c2;
    const double neg_wd2_x = qd[1]*neg_w2_y;
    const double wd2_y = qd[1]*neg_w2_x;
    const double U2_xy = neg_w2_x*neg_w2_y;
    const double z1 = neg_w2_x*neg_w2_x;
    const double z2 = neg_w2_y*neg_w2_y;
    const double z3 = qd[1]*qd[1];

    /* motion of link 3 */
    const double w3_y = c3*qd[1] + s3*neg_w2_x;
    const double w3_x = qd[1]*s3 - c3*neg_w2_x;
    const double w3_z = qd[2] + neg_w2_y;
    const double wd3_y = s3*neg_wd2_x - w3_x*qd[2];
    const double wd3_x = w3_y*qd[2] - c3*neg_wd2_x;
    const double z4 = w3_x*w3_z;
    const double U3_xz = wd3_y + z4;
    const double z5 = w3_y*w3_z;
    const double U3_yz = z5 - wd3_x;
    const double z6 = w3_y*w3_x;
    const double U3_yx = z6 - wd2_y;
    const double U3_zx = z4 - wd3_y;
    const double z7 = 118.9090909090909*s2;
    const double a3_x_scaled = 3.83030303030303*U3_xz - c3*z7;
    const double z8 = w3_x*w3_x;
    const double z9 = w3_y*w3_y;
    const double z10 = w3_z*w3_z;

    /* motion of link 4 */
    const double z11 = 3.83030303030303*(z8 + z9) - (U3_zx + 118.9090909090909*c2);
    const double neg_a4_z_scaled = U3_yx + (s3*z7 + 3.83030303030303*U3_yz);
    const double z12 = z9 - a3_x_scaled + z10;
    const double a4_y_scaled = z12*s4 - z11*c4;
    const double neg_a4_x_scaled = z11*s4 + z12*c4;
    const double w4_y = w3_z*c4 - w3_x*s4;
    const double w4_x = w3_z*s4 + w3_x*c4;
    const double w4_z = qd[3] - w3_y;
    const double neg_wd4_y = wd2_y*c4 + wd3_x*s4 + w4_x*qd[3];
    const double wd4_x = w4_y*qd[3] - (wd2_y*s4 - wd3_x*c4);
    const double z13 = w4_x*w4_z;
    const double U4_xz = z13 - neg_wd4_y;
    const double z14 = w4_y*w4_x;
    const double U4_xy = wd3_y + z14;
    const double z15 = w4_y*w4_z;
    const double U4_yz = z15 - wd4_x;
    const double U4_yx = z14 - wd3_y;
    const double U4_zy = wd4_x + z15;
    const double U4_zx = neg_wd4_y + z13;
    const double z16 = w4_y*w4_y;
    const double z17 = w4_z*w4_z;
    const double z18 = w4_x*w4_x;

    /* motion of link 5 */
    const double z19 = neg_a4_z_scaled + U4_zx;
    const double z20 = U4_yx - a4_y_scaled;
    const double z21 = neg_a4_x_scaled - z16 - z17;
    const double z22 = 0.0825*c5;
    const double z23 = 0.0825*s5;
    const double z24 = z19*z22 + z21*z23;
    const double z25 = z21*c5 - z19*s5;
    const double neg_w5_y = w4_z*c5 + w4_x*s5;
    const double w5_x = w4_x*c5 - w4_z*s5;
    const double w5_z = w4_y + qd[4];
    const double wd5_y = wd3_y*c5 - wd4_x*s5 - w5_x*qd[4];
    const double wd5_x = wd3_y*s5 + wd4_x*c5 - neg_w5_y*qd[4];
    const double z26 = w5_x*w5_z;
    const double U5_xz = wd5_y + z26;
    const double z27 = neg_w5_y*w5_z;
    const double neg_U5_yz = wd5_x + z27;
    const double z28 = neg_w5_y*w5_x;
    const double neg_U5_yx = neg_wd4_y + z28;
    const double U5_zx = z26 - wd5_y;
    const double z29 = w5_x*w5_x;
    const double z30 = neg_w5_y*neg_w5_y;
    const double neg_a5_z_scaled = z20 + 4.654545454545454*(z29 + z30);
    const double a5_y = z24 - 0.384*neg_U5_yz;
    const double a5_x_scaled = 4.654545454545454*U5_xz - z25;
    const double z31 = w5_z*w5_z;

    /* motion of link 6 */
    const double neg_a6_y_scaled = neg_a5_z_scaled*c6 + a5_x_scaled*s6;
    const double a6_x_scaled = a5_x_scaled*c6 - neg_a5_z_scaled*s6;
    const double w6_y = w5_z*c6 - w5_x*s6;
    const double w6_x = w5_z*s6 + w5_x*c6;
    const double w6_z = neg_w5_y + qd[5];
    const double neg_wd6_y = neg_wd4_y*c6 + wd5_x*s6 + w6_x*qd[5];
    const double wd6_x = w6_y*qd[5] - (neg_wd4_y*s6 - wd5_x*c6);
    const double z32 = w6_x*w6_z;
    const double U6_xz = z32 - neg_wd6_y;
    const double z33 = w6_y*w6_z;
    const double U6_yz = z33 - wd6_x;
    const double z34 = w6_y*w6_x;
    const double U6_yx = z34 - wd5_y;
    const double U6_zx = neg_wd6_y + z32;
    const double z35 = w6_y*w6_y;
    const double z36 = w6_z*w6_z;
    const double z37 = w6_x*w6_x;

    /* motion of link 7 */
    const double z38 = 0.088*U6_zx - a5_y;
    const double z39 = 0.0825*neg_a6_y_scaled - 0.088*U6_yx;
    const double z40 = 0.0825*(1.0666666666666667*(z35 + z36) - a6_x_scaled);
    const double z41 = z38*c7 + s7*z40;
    const double z42 = z38*s7 - c7*z40;
    const double w7_y = w6_z*c7 - w6_x*s7;
    const double w7_x = w6_z*s7 + w6_x*c7;
    const double w7_z = qd[6] - w6_y;
    const double neg_wd7_y = wd5_y*c7 + wd6_x*s7 + w7_x*qd[6];
    const double wd7_x = w7_y*qd[6] - (wd5_y*s7 - wd6_x*c7);
    const double z43 = w7_x*w7_z;
    const double U7_xz = z43 - neg_wd7_y;
    const double z44 = w7_y*w7_x;
    const double U7_xy = z44 - neg_wd6_y;
    const double z45 = w7_y*w7_z;
    const double U7_yz = z45 - wd7_x;
    const double z46 = w7_x*w7_x;
    const double z47 = w7_z*w7_z;
    const double neg_U7_yy = z46 + z47;
    const double U7_yx = neg_wd6_y + z44;
    const double U7_zy = wd7_x + z45;
    const double U7_zx = neg_wd7_y + z43;
    const double z48 = w7_y*w7_y;
    const double a7_z = z39 - 0.1654*(z46 + z48);
    const double a7_y = z41 + 0.1654*U7_yz;
    const double a7_x = z42 + 0.1654*U7_xz;

    /* motion of link 8 */
    const double z49 = 2.0*w7_x;
    const double neg_a8_y = a7_z + U7_zy*q[7] + z49*qd[7];
    const double z50 = 2.0*w7_z;
    const double a8_x = a7_x + U7_xy*q[7] - qd[7]*z50;

    /* motion of link 9 */
    const double a9_y = a7_z - U7_zy*q[8] - z49*qd[8];
    const double a9_x = a7_x - U7_xy*q[8] + z50*qd[8];

    /* forces on link 7 */
    const double z51 = a9_y + (105.58779050639865*z39 + 68.05429486860137*a7_z +
        0.21722534005720015*U7_zy + 0.025416501298982024*U7_zx);
    const double z52 = neg_a8_y + z51;

    /* forces on link 1 */
    const double z53 = 0.017885530055012953*U7_yz + 0.06876241370326529*U7_xz -
        0.2488978176909814*U7_yx + 0.196712313466415*U7_xy - 0.025416501298982024*a7_y;
    const double z54 = z53 + 0.21722534005720015*a7_x - q[8]*a9_x + q[7]*a8_x +
        66.66666666666667*tau[6];
    const double phi7_scaled = z54 - 0.08069812595070766*(z46 - z48);

    /* articulated body 8 */
    const double I7_xx_scaled = q[8]*q[8] + q[7]*q[7] + 0.4456101311573964;
    const double neg_F7_xz_scaled = q[7] - q[8] + 0.21722534005720015;

    /* articulated body 7 */
    const double iD7 = 1.0/I7_xx_scaled;
    const double z55 = neg_F7_xz_scaled*iD7;
    const double z56 = 0.00038124751948473033*z55;
    const double z57 = 0.015*neg_F7_xz_scaled;
    const double z58 = z55*z57 - 0.03;
    const double z59 = 0.0010314362055489793*z55;
    const double z60 = z59 + 0.1654*z58;
    const double z61 = 2.6215499658152722e-05*iD7 + 6.30583397227744e-05*z55;
    const double z62 = z59 + 0.000428803162481772*iD7;
    const double z63 = 0.1654*z61 - 0.04302156529677876*z62 - 0.0012104718892606149;
    const double z64 = 5.216091594667735e-06*iD7;
    const double z65 = 0.0002052246111024199*z55;
    const double z66 = c7*(z60 + z64) + s7*(z61 - z65);
    const double z67 = s7*z66;
    const double F6_zz = z61 - z67;
    const double z68 = c7*z66;
    const double z69 = z60 - z68;
    const double z70 = 0.00038124751948473033*c7;
    const double z71 = z70 - s7*z57;
    const double z72 = 0.00038124751948473033*s7;
    const double z73 = z72 + c7*z57;
    const double z74 = 0.015*(I7_xx_scaled - 0.00018718729334284216*iD7);
    const double z75 = 0.1654*(z60 + z62 - 0.045144706957251764);
    const double z76 = 2.0*c7;
    const double z77 = z63*z76 - s7*(z74 + z75);
    const double z78 = 9.689978074217324e-06*iD7;
    const double z79 = z56*z76 - s7*(z58 - z78);
    const double z80 = s7*z79;
    const double G6_zz = z80 - z78;
    const double G6_xz = c7*z79 - z56;
    const double I6_xz = z63 - c7*z77 - 0.088*z73 - 0.0001037589172186849;
    const double I6_yz = 9.3569097314605e-05 - 0.088*F6_zz;
    const double z81 = s7*z77;
    const double I6_zz = 0.04590249585088273 - (z75 + z81 - 0.176*z71);
    const double F6_xz = z64 - z68 + 0.168842705569;
    const double F6_yz = z71 + 0.231847552695;
    const double z82 = phi7_scaled*iD7;

    /* articulated body 6 */
    const double z83 = 68.05429486860137*a7_x - phi7_scaled*z55 - 0.025416501298982024*(z47 + z48) +
        0.21722534005720015*U7_xy;
    const double z84 = a9_x + (a8_x + z83);
    const double z85 = 9.792764738274586*U7_zx - (6.507583323697844*z84 - 2.7054240430023055*(z82 -
        U7_xy) + 0.49082088402882706*U7_xz);
    const double z86 = a7_z + z85 - 3.1750288917200327*U7_zy + 0.7036975642170428*(z46 - z47);
    const double z87 = 0.0013199999999999998*z52 - 0.0011196707334275558*U6_yx + z70*z86 + tau[5] -
        0.0001037589172186849*U6_yz;
    const double z88 = U7_yx + z82;
    const double z89 = 1.0208144230290206*a7_y + 0.00038124751948473033*z88 -
        0.0032583801008580025*neg_U7_yy + tau[7] - tau[8];
    const double z90 = 136.64092612760322*z89 + 0.15458784810078718*U7_yz - 2.69182632803501*a7_z -
        0.2216350112757*z88 - 0.8520943069392591*(z47 - z48);
    const double z91 = U7_zx + (z90 - 2.437631743599245*U7_zy) - 12.391861498875747*(q[7]*neg_a8_y -
        q[8]*a9_y);
    const double z92 = 0.0012104718892606149*z91;
    const double u6 = z87 - 9.3569097314605e-05*U6_xz + s7*z92 - 0.0005462437073966848*(z35 - z37);
    const double iD6 = 1.0/I6_zz;
    const double z93 = I6_yz*iD6;
    const double z94 = 0.088*z69 + I6_xz*z93 - 0.014311914382675314;
    const double z95 = I6_xz*iD6;
    const double z96 = z74 + z81 - I6_xz*z95 + 0.032974272243589696;
    const double z97 = I6_yz*z93 - 0.007743999999999999*G6_zz - 0.029883967133882083;
    const double z98 = 0.088*G6_xz + F6_xz*z93;
    const double z99 = z65 + z67 - F6_xz*z95;
    const double z100 = z73 + F6_yz*z95;
    const double z101 = 0.088*G6_zz + F6_zz*z93 + 0.22920755269499998;
    const double z102 = z69 - F6_zz*z95 - 0.168842705569;
    const double z103 = F6_zz*iD6;
    const double z104 = F6_xz*z103 - G6_xz;
    const double z105 = F6_xz*iD6;
    const double z106 = z58 + z80 + F6_xz*z105;
    const double z107 = F6_yz*iD6;
    const double z108 = 0.03 - F6_yz*z107;
    const double z109 = F6_yz*z93;
    const double z110 = s6*(z99 + z109) - c6*(z98 + z100);
    const double z111 = c6*z110;
    const double F5_xz = z100 - 0.067870631425 + z111;
    const double z112 = s6*z110;
    const double F5_zz = z112 - z109;
    const double z113 = 2.0*c6;
    const double z114 = z94*z113 - s6*(z96 + z97);
    const double z115 = F6_xz*z107;
    const double z116 = z113*z115 + s6*(z106 + z108);
    const double I5_xz = z94 - c6*z114 - 0.004600245517563105;
    const double z117 = s6*z114;
    const double I5_zz = 0.00290231213005343 - (z97 + z117);
    const double neg_F5_yz = s6*z102 - c6*z101 + 0.014653732538;
    const double z118 = F6_yz*z103;
    const double z119 = s6*z116;

    /* articulated body 5 */
    const double z120 = z89 + 1.5838168575959795*z41;
    const double z121 = 1.5838168575959795*z42 + 0.015*z84;
    const double z122 = c7*z120 + s7*z121;
    const double z123 = tau[6] - u6*z93 + 0.0011196707334275558*U6_zx +
        0.0055993270925625*a6_x_scaled + 0.088*z122;
    const double z124 = z123 + 9.3569097314605e-05*(wd5_y + z34) - 0.010045187828321242*U6_xz +
        0.0005462437073966848*(wd6_x + z33);
    const double z125 = z124 + 0.0001037589172186849*(z36 - z37);
    const double z126 = c6*z125 + tau[4] - 0.0021640520520981297*U5_xz +
        0.004600245517563105*neg_U5_yz + 0.001451156065026715*neg_U5_yx;
    const double z127 = c7*z92 - z72*z86 - u6*z95 + 0.010045187828321242*U6_yz +
        0.0055993270925625*neg_a6_y_scaled;
    const double z128 = z127 + 0.0001037589172186849*U6_yx - 0.0005462437073966848*U6_zx -
        9.3569097314605e-05*(z35 - z36);
    const double u5 = z126 + 0.014653732538*a5_y + s6*z128 + 0.00151524447332703*(z29 - z30);
    const double iD5 = 1.0/I5_zz;
    const double z129 = I5_xz*iD5;
    const double z130 = z99 - z112 - F5_xz*z129;
    const double z131 = neg_F5_yz*z129 - (s6*z101 + c6*z102);
    const double z132 = F5_zz*iD5;
    const double z133 = c6*z116 - z115 + F5_xz*z132;
    const double z134 = neg_F5_yz*iD5;
    const double z135 = c6*z104 - s6*z118 + F5_xz*z134;
    const double z136 = F5_xz*iD5;
    const double z137 = z106 - z119 + F5_xz*z136;
    const double z138 = c6*z118 + s6*z104 + neg_F5_yz*z132;
    const double z139 = F6_zz*z103 - G6_zz + neg_F5_yz*z134;
    const double G4_yy = z108 - z119 - F5_zz*z132;
    const double z140 = 0.0008309959880056819*z136;
    const double z141 = z140 + 0.147456*z137;
    const double z142 = 0.384*z135;
    const double z143 = z130 - z142;
    const double z144 = z142 + 0.0021640520520981297*z134;
    const double z145 = z131 + 0.384*z139;
    const double z146 = 0.0001785342942980957*z132 + 0.03168*z133 - 0.001208932934385;
    const double z147 = F5_zz*z129 - (z98 + 0.067870631425 + z111) + 0.384*z138;
    const double z148 = 177.4449000095435*(z130 - z144) - z129 - 0.7001885522383546;
    const double z149 = z96 + z117 - I5_xz*z129 - 0.384*(z131 + z145);
    const double z150 = z141 + (z140 + 4.6831212841901265e-06*iD5);
    const double z151 = 2.6041666666666665*z141;
    const double z152 = c5*(z145 - z151) + s5*(z143 - z144);
    const double z153 = c5*z152;
    const double z154 = z151 + z153;
    const double z155 = c5*z146 + z23*z147;
    const double F4_yx_scaled = s5*z146 - z22*z147;
    const double z156 = 0.004328104104196259*(c5*z148) + s5*(z149 + z150);
    const double z157 = 2.0*(c5*z135) - s5*(z137 - z139);
    const double G4_yz_scaled = z23*z133 - z22*z138;
    const double neg_G4_xy_scaled = z23*z138 + z22*z133;
    const double z158 = s5*z157;
    const double G4_zz = z158 - z139;
    const double G4_xz = z135 - c5*z157;
    const double z159 = z155 - 0.006806250000000001*G4_yy;
    const double z160 = s5*z152;
    const double F4_zz = z144 + z160 - G4_yz_scaled;
    const double I4_xz = 0.0039053550262761 - (F4_yx_scaled + (c5*z156 -
        0.0021640520520981297*z148));
    const double z161 = 0.0825*F4_zz;
    const double I4_yz = z161 - 0.0016444875773692703;
    const double z162 = s5*z156;
    const double I4_zz = 0.745135499752814 - (z159 + (z155 + (z150 - z162)));
    const double neg_F4_xz = z153 - z145 - neg_G4_xy_scaled + 2.001003553603;
    const double F4_yz_scaled = z159 - 0.045400185158625005;
    const double z163 = u5*iD5;

    /* articulated body 4 */
    const double z164 = z122 + u6*z103 + u5*z134 - 0.014653732538*neg_U5_yx -
        2.606315473549479*a5_y;
    const double z165 = z164 + 0.067870631425*(z35 + z37);
    const double z166 = c6*z128 - 0.384*z165 - 0.004600245517563105*neg_U5_yx - s6*z125 - u5*z129;
    const double z167 = z166 - 0.00151524447332703*U5_zx - 0.0021640520520981297*(z30 - z31);
    const double z168 = 0.015*z52 + 0.067870631425*U6_yz - u6*z107;
    const double z169 = s7*z120 - u6*z105 + 0.067870631425*U6_xz - c7*z121;
    const double z170 = c6*z169 - (u5*z136 + s6*z168 + 0.21502102656783204*a5_x_scaled) -
        0.014653732538*(z30 + z31);
    const double z171 = tau[5] + 0.001451156065026715*U5_zx + 0.384*z170 +
        0.001208932934385*neg_a5_z_scaled - 0.004600245517563105*(z29 - z31);
    const double z172 = z171 + 0.0021640520520981297*(neg_wd4_y - z163 - z28) +
        0.00151524447332703*(wd5_x - z27);
    const double z173 = s5*z167 - tau[3] + c5*z172 - 0.0016444875773692703*U4_xz -
        0.0039053550262761*U4_yz;
    const double z174 = u5*z132 - c6*z168 - 0.014653732538*U5_zx -
        0.21502102656783204*neg_a5_z_scaled - 0.12040216743060547*z20;
    const double z175 = 0.0825*(z174 - s6*z169);
    const double neg_u4 = z173 + 0.07551696955258023*U4_xy + 0.005415763498190499*U4_yx - z175 +
        0.0031923204867866507*(z16 - z18);
    const double iD4 = 1.0/I4_zz;
    const double z176 = I4_yz*iD4;
    const double z177 = 0.16189047268546086 - (0.0825*z154 + I4_xz*z176);
    const double z178 = I4_xz*iD4;
    const double z179 = z149 - z162 - I4_xz*z178 + 0.7164977000608768;
    const double z180 = I4_yz*z176 - 0.006806250000000001*G4_zz - 0.07299409762169373;
    const double z181 = 0.0825*G4_xz;
    const double z182 = z181 + neg_F4_xz*z176;
    const double z183 = z143 - z160 + neg_F4_xz*z178;
    const double z184 = G4_yz_scaled - 12.121212121212121*(F4_yz_scaled*z176);
    const double z185 = 0.0825*G4_zz;
    const double z186 = F4_zz*z176 - z185 - 0.55030527465;
    const double z187 = 2.001003553603 - (z154 + F4_zz*z178);
    const double z188 = F4_zz*iD4;
    const double z189 = 0.0825*z188;
    const double z190 = z181 + neg_F4_xz*z189;
    const double z191 = F4_yz_scaled*iD4;
    const double z192 = neg_F4_xz*iD4;
    const double z193 = z137 + z158 + neg_F4_xz*z192;
    const double z194 = G4_yz_scaled - F4_yz_scaled*z188;
    const double z195 = G4_yy - 146.92378328741964*(F4_yz_scaled*z191);
    const double G3_yy_scaled = z185 - z161*z188;
    const double z196 = 12.121212121212121*(F4_yx_scaled - F4_yz_scaled*z178);
    const double z197 = c4*(z182 + z196) + s4*(z183 - z184);
    const double z198 = c4*z186 - s4*z187;
    const double neg_F3_yx = s4*z186 + c4*z187;
    const double z199 = 2.0*c4;
    const double z200 = z177*z199 + s4*(z179 + z180);
    const double z201 = 92.85583103764921*(neg_F4_xz*z191 - neg_G4_xy_scaled);
    const double z202 = 3.83030303030303*s4;
    const double neg_G3_yz_scaled = c4*z194 + s4*z190;
    const double G3_xy_scaled = s4*z194 - c4*z190;
    const double z203 = G3_yy_scaled + z198;
    const double z204 = s4*z197;
    const double neg_I3_yz_scaled = z184 - neg_G3_yz_scaled + z204;
    const double neg_I3_xz = z177 - c4*z200 + 0.0825*neg_F3_yx;
    const double z205 = s4*z200;
    const double I3_zz = 0.0613982335265277 - (z180 - z205 - 0.0825*(z198 + z203));
    const double z206 = c4*z197;
    const double F3_xz = G3_xy_scaled + (z206 - z196) - 0.042079174377492354;
    const double F3_yz_scaled = 0.316*z203 + 0.24071266342611428;

    /* articulated body 3 */
    const double z207 = neg_u4*z178 - s5*z172 - 0.0039053550262761*U4_yx -
        0.0031923204867866507*U4_zx + 0.022178148964878235*U4_yz;
    const double z208 = z207 + 0.07551696955258023*U4_zy + c5*z167 + 0.0016444875773692703*(z16 -
        z17);
    const double z209 = tau[4] - neg_u4*z176 - 0.0031923204867866507*U4_zy +
        0.0016444875773692703*U4_xy - 0.005415763498190499*U4_zx;
    const double z210 = z165 - 1.4594202112800663*z24;
    const double z211 = z170 + 0.12040216743060547*z25;
    const double z212 = z22*z210 + z23*z211;
    const double z213 = z209 + 0.022178148964878235*U4_xz + z212 + 0.0039053550262761*(z17 - z18);
    const double z214 = tau[2] + s4*z208 - c4*z213 + 0.004377257121839583*U3_xz -
        0.005487648106562256*U3_yz;
    const double z215 = z212 - (neg_u4*z189 + 0.016011409030815*neg_a4_z_scaled);
    const double u3 = z214 + 1.3360662912303295e-05*U3_yx + z215 + 0.0023287353274350003*a3_x_scaled
        + 0.00012191242095074341*(z8 - z9);
    const double iD3 = 1.0/I3_zz;
    const double z216 = F3_yz_scaled*iD3;
    const double z217 = neg_I3_xz*iD3;
    const double z218 = z216 + z217;
    const double z219 = neg_I3_yz_scaled*iD3;
    const double z220 = z183 - (z204 + (neg_G3_yz_scaled - F3_xz*z218)) -
        3.83030303030303*G3_xy_scaled - 0.2610759493670886*(z206 + (z219*(neg_I3_xz + F3_yz_scaled)
        - z182));
    const double z221 = z220 - 0.0003857988004770361;
    const double z222 = z179 - z205 - z217*(neg_I3_xz + 2.0*F3_yz_scaled) + 0.632*neg_F3_yx -
        F3_yz_scaled*z216;
    const double z223 = z222 + 1.2103757575757574*G3_yy_scaled;
    const double z224 = z195 - (c4*z201 - (z193 + z195)*z202)*(z199 + 3.5692270809359417*s4);
    const double z225 = F3_xz*iD3;
    const double z226 = z201 + (z224 - neg_I3_yz_scaled*z219) - 14.671221303948576*z193 +
        F3_xz*(7.66060606060606*z219 - 14.671221303948576*z225);
    const double z227 = 0.006806250000000001*(z226 + 9.02086075688194);
    const double z228 = 0.632*(c3*z221) + s3*(z223 - z227);
    const double I2_xz = 0.01026110182100817 - (0.316*z221 - c3*z228);
    const double z229 = s3*z228;
    const double I2_zz = z227 + z229 + 1.0522442637268126;

    /* articulated body 2 */
    const double z230 = z175 + (0.016011409030815*a4_y_scaled - neg_u4*z191);
    const double z231 = neg_a4_x_scaled + 5.152575881437004*(c5*z211 - neg_u4*z192 - s5*z210);
    const double z232 = 0.0825*z219 - 0.316*z225;
    const double z233 = tau[3] + z202*(z230 - 0.004180193813424803*z231) + u3*z232 + c4*(z230 +
        0.061328548530152*z231);
    const double z234 = z233 - 0.005487648106562256*(z8 - z10) + 0.00012191242095074341*(wd3_x + z5)
        - 1.3360662912303295e-05*U3_zx;
    const double z235 = z234 - 0.013297019103287584*(wd2_y + z6);
    const double z236 = c4*z208 - 3.83030303030303*z215 + s4*z213 - 0.27690780075318*c2 + u3*z218;
    const double z237 = z236 + 0.005487648106562256*U3_yx - 0.00012191242095074341*U3_zx +
        0.013297019103287584*(z9 - z10);
    const double z238 = c3*z235 + tau[1] + 0.10510540975539225*U2_xy + s3*z237 -
        0.01993386669246*c2;
    const double u2 = z238 + 4.74615389612781*s2 + 0.00398335888393552*(z1 - z2);
    const double iD2 = 1.0/I2_zz;
    const double z239 = I2_xz*iD2;
    const double z240 = 5.912627304143966e-07*iD2 - 0.03733744848940618;
    const double z241 = s2*(z240 + (z223 - z229 - I2_xz*z239) + 1.0434259472263552) -
        0.0015378722058928*(c2*(z239 + 5.180350966318441));
    const double I1_zz = s2*z241 - z240;
    const double z242 = u2*iD2;

    /* articulated body 1 */
    const double z243 = tau[2] + 0.0007689361029464*(U2_xy - z242) - 0.00796671776787104*neg_wd2_x -
        0.04615576498986361*wd2_y + 0.01026110182100817*(z1 - z3);
    const double z244 = 0.2563665845006481*neg_wd2_x - s3*z235 - u2*z239 - 0.01026110182100817*U2_xy
        + 0.00796671776787104*wd2_y;
    const double neg_u1 = c2*z243 - tau[0] + s2*(z244 + c3*z237 - 0.0007689361029464*(z2 - z3));
    const double iD1 = 1.0/I1_zz;

    /* acceleration of link 1 */
    const double neg_qdd1 = neg_u1*iD1;

    /* acceleration of link 2 */
    const double z245 = c2*neg_qdd1;
    const double z246 = s2*neg_qdd1;
    const double qdd2 = z242 - (0.0007689361029464*(iD2*z245) + z239*z246);

    /* acceleration of link 3 */
    const double z247 = c3*qdd2 - s3*z246;
    const double z248 = s3*qdd2 + c3*z246;
    const double qdd3 = z245 + (u3*iD3 + z218*z248) + z232*z247;
    const double z249 = qdd3 - z245;

    /* acceleration of link 4 */
    const double z250 = z249 - 3.83030303030303*z248;
    const double z251 = c4*z247;
    const double z252 = s4*z247;
    const double z253 = z251 + 3.83030303030303*z252;
    const double z254 = 0.0825*z252 - 0.316*z251;
    const double z255 = c4*z249 - s4*z248;
    const double z256 = s4*z249 + c4*z248;
    const double z257 = z247 + (z189*z250 + z191*z253 - z192*z254) - z176*z255;
    const double qdd4 = z257 - z178*z256 - neg_u4*iD4;
    const double z258 = z247 - qdd4;

    /* acceleration of link 5 */
    const double z259 = z250 - z255;
    const double z260 = c5*z258 - s5*z256;
    const double z261 = s5*z258 + c5*z256;
    const double z262 = z22*z259 + s5*z254 - 0.384*z261;
    const double z263 = z23*z259 - c5*z254 + 0.384*z260;
    const double z264 = 0.0825*(z253 - z258);
    const double z265 = z255 + (z136*z263 - (z132*z264 + z134*z262)) +
        0.0021640520520981297*(iD5*z260);
    const double qdd5 = z163 - (z265 + z129*z261);
    const double z266 = z255 + qdd5;

    /* acceleration of link 6 */
    const double z267 = s6*z264 - c6*z263;
    const double z268 = c6*z266 - s6*z261;
    const double z269 = s6*z266 + c6*z261;
    const double z270 = z103*z262 + z107*(c6*z264 + s6*z263) + z105*z267;
    const double qdd6 = z260 + z270 - z93*z268 - z95*z269 + u6*iD6;
    const double z271 = z260 - qdd6;

    /* acceleration of link 7 */
    const double z272 = z262 + 0.088*z268;
    const double z273 = c7*z271 + s7*z269;
    const double z274 = s7*z271 - c7*z269;
    const double z275 = c7*z272 - s7*z267 - 0.1654*z274;
    const double z276 = z268 + (z82 - z55*(s7*z272 + c7*z267 + 0.1654*z273));
    const double qdd7 = z276 + 0.025416501298982024*(iD7*(z275 - 2.7054240430023055*z273 +
        0.7036975642170428*z274));

    /* acceleration of link 8 */
    const double z277 = a7_y - z275;
    const double qdd8 = neg_U7_yy*q[7] + 66.66666666666667*tau[7] - z277;

    /* acceleration of link 9 */
    const double qdd9 = z277 + (neg_U7_yy*q[8] + 66.66666666666667*tau[8]);

    qdd[0] = -neg_qdd1;
    qdd[1] = qdd2;
    qdd[2] = qdd3;
    qdd[3] = qdd4;
    qdd[4] = qdd5;
    qdd[5] = qdd6;
    qdd[6] = qdd7;
    qdd[7] = qdd8;
    qdd[8] = qdd9;
}

void panda_hand_forward_kinematics(const double q[9], double R[9], double p[3])
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
    const double th7 = q[6] - 0.7853981633974483;
    const double s7 = sin(th7);
    const double c7 = cos(th7);

    /* tool seen from link 5 */
    const double z1 = 0.2104*s6 + 0.088*c6;
    const double z2 = s6*c7;
    const double z3 = c6*c7;
    const double z4 = s6*s7;
    const double z5 = c6*s7;

    /* tool seen from link 4 */
    const double z6 = s5*z1;
    const double z7 = 0.2104*c6 - 0.088*s6 - 0.384;
    const double z8 = c5*z1 - 0.0825;
    const double z9 = c5*s7 - s5*z3;
    const double z10 = s5*s7 + c5*z3;
    const double z11 = c5*c7 + s5*z5;
    const double z12 = s5*c7 - c5*z5;

    /* tool seen from link 3 */
    const double z13 = s4*z7 + c4*z8 + 0.0825;
    const double z14 = c4*z2 + s4*z10;
    const double z15 = s4*z2 - c4*z10;
    const double z16 = c4*z4 - s4*z12;
    const double z17 = s4*z4 + c4*z12;

    /* tool seen from link 2 */
    const double z18 = c3*z6 + s3*z13;
    const double z19 = s3*z6 - c3*z13;
    const double z20 = c4*z7 - s4*z8 - 0.316;
    const double z21 = c3*z9 + s3*z15;
    const double z22 = s3*z9 - c3*z15;
    const double z23 = c3*z11 - s3*z17;
    const double z24 = s3*z11 + c3*z17;

    /* tool seen from link 1 */
    const double z25 = s2*z20 + c2*z19;
    const double z26 = c2*z14 - s2*z22;
    const double z27 = s2*z14 + c2*z22;
    const double z28 = c2*z16 + s2*z24;
    const double z29 = s2*z16 - c2*z24;

    /* tool seen from link 0 */
    const double z30 = c1*z21 - s1*z27;
    const double z31 = s1*z21 + c1*z27;
    const double z32 = c1*z23 + s1*z29;
    const double z33 = s1*z23 - c1*z29;

    R[0] = z31;
    R[1] = z33;
    R[2] = z26*z32 + z28*z30;
    R[3] = -z30;
    R[4] = -z32;
    R[5] = z28*z31 + z26*z33;
    R[6] = z26;
    R[7] = -z28;
    R[8] = z30*z33 - z31*z32;
    p[0] = -(s1*z18 + c1*z25);
    p[1] = c1*z18 - s1*z25;
    p[2] = 0.333 - (c2*z20 - s2*z19);
}

void panda_hand_jacobian(const double q[9], double J[54])
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
    const double s6 = sin(q[5]);
    const double c6 = cos(q[5]);

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
    const double z9 = 0.316*c2 + 0.333;
    const double z10 = c3*s2;
    const double z11 = s3*s2;

    /* frame 4 */
    const double z12 = s4*z10 + c2*c4;
    const double z13 = z7*s4 - c4*z3;
    const double z14 = z8*s4 + c4*z4;
    const double z15 = c2*s4 - z10*c4;
    const double z16 = s4*z3 + z7*c4;
    const double z17 = s4*z4 - z8*c4;
    const double z18 = z9 - 0.0825*z10;
    const double z19 = 0.316*z3;
    const double z20 = z19 + 0.0825*z7;
    const double z21 = 0.316*z4;
    const double z22 = z21 - 0.0825*z8;

    /* frame 5 */
    const double z23 = z15*s5 - c5*z11;
    const double z24 = z16*s5 + z5*c5;
    const double z25 = z17*s5 + z6*c5;
    const double z26 = s5*z11 + z15*c5;
    const double z27 = z5*s5 - z16*c5;
    const double z28 = z6*s5 - z17*c5;
    const double z29 = z18 + 0.384*z12 - 0.0825*z15;
    const double z30 = z20 - 0.384*z13 - 0.0825*z16;
    const double z31 = z22 + 0.384*z14 - 0.0825*z17;

    /* frame 6 */
    const double z32 = z26*s6 - z12*c6;
    const double z33 = z27*s6 - z13*c6;
    const double z34 = z28*s6 + z14*c6;

    /* Jacobian */
    const double z35 = 0.088*s6;
    const double z36 = 0.088*c6;
    const double z37 = z29 + 0.2104*z32 + z12*z35 + z26*z36;
    const double z38 = z27*z36 - (z30 - 0.2104*z33 - z13*z35);
    const double z39 = z28*z36 - (z31 - 0.2104*z34 + z14*z35);
    const double z40 = z37 - 0.333;
    const double z41 = z9 - z37;
    const double z42 = z19 + z38;
    const double z43 = z21 + z39;
    const double z44 = z18 - z37;
    const double z45 = z20 + z38;
    const double z46 = z22 + z39;
    const double z47 = z29 - z37;
    const double z48 = z30 + z38;
    const double z49 = z31 + z39;

    J[0] = z38;
    J[1] = c1*z40;
    J[2] = c2*z42 - z3*z41;
    J[3] = -(z11*z45 + z5*z44);
    J[4] = z12*z48 + z13*z47;
    J[5] = z23*z48 - z24*z47;
    J[6] = 0.0;
    J[7] = 0.0;
    J[8] = 0.0;
    J[9] = -z39;
    J[10] = s1*z40;
    J[11] = z4*z41 - c2*z43;
    J[12] = z6*z44 + z11*z46;
    J[13] = z14*z47 - z12*z49;
    J[14] = z25*z47 - z23*z49;
    J[15] = 0.0;
    J[16] = 0.0;
    J[17] = 0.0;
    J[18] = 0.0;
    J[19] = c1*z39 + s1*z38;
    J[20] = z3*z43 - z4*z42;
    J[21] = z5*z46 - z6*z45;
    J[22] = -(z13*z49 + z14*z48);
    J[23] = z24*z49 - z25*z48;
    J[24] = 0.0;
    J[25] = 0.0;
    J[26] = 0.0;
    J[27] = 0.0;
    J[28] = -s1;
    J[29] = z4;
    J[30] = z6;
    J[31] = z14;
    J[32] = z25;
    J[33] = -z34;
    J[34] = 0.0;
    J[35] = 0.0;
    J[36] = 0.0;
    J[37] = c1;
    J[38] = z3;
    J[39] = z5;
    J[40] = -z13;
    J[41] = z24;
    J[42] = -z33;
    J[43] = 0.0;
    J[44] = 0.0;
    J[45] = 1.0;
    J[46] = 0.0;
    J[47] = c2;
    J[48] = -z11;
    J[49] = z12;
    J[50] = z23;
    J[51] = z32;
    J[52] = 0.0;
    J[53] = 0.0;
}

void panda_hand_inertia_solve(const double q[9], const double phi[9], double qdd[9])
{
    /* joint angles */
    const double th7 = q[6] - 0.7853981633974483;
    const double c7 = cos(th7);
    const double s7 = sin(th7);
    const double c6 = cos(q[5]);
    const double s6 = sin(q[5]);
    const double c5 = cos(q[4]);
    const double s5 = sin(q[4]);
    const double c4 = cos(q[3]);
    const double s4 = sin(q[3]);
    const double c3 = cos(q[2]);
    const double s3 = sin(q[2]);
    const double c2 = cos(q[1]);
    const double s2 = sin(q[1]);

    /* articulated body 8 */
    const double z1 = 0.015*q[8];
    const double z2 = 0.015*q[7];
    const double I7_xx = q[8]*z1 + q[7]*z2 + 0.006684151967360946;
    const double F7_xz = z1 - z2 - 0.0032583801008580025;

    /* articulated body 7 */
    const double iD7 = 1.0/I7_xx;
    const double z3 = F7_xz*iD7;
    const double z4 = 0.00038124751948473033*z3;
    const double z5 = F7_xz*z3 - 0.03;
    const double z6 = iD7*phi[6];
    const double z7 = phi[7] - phi[8] + 0.00038124751948473033*z6;
    const double z8 = z3 - 160.35892390646327*z5;
    const double z9 = 3.932324948722908e-07*iD7 - 6.30583397227744e-05*z3;
    const double z10 = 0.006236010916257433*iD7;
    const double z11 = z3 - z10;
    const double z12 = 0.1654*z9 + 4.437400006648713e-05*z11 - 0.0012104718892606149;
    const double z13 = I7_xx - 4.211714100213948e-08*iD7;
    const double z14 = 0.0010314362055489793*z8;
    const double z15 = 7.824137392001603e-08*iD7;
    const double z16 = 0.0002052246111024199*z3;
    const double z17 = (z14 - z15)*c7 - (z9 + z16)*s7;
    const double z18 = s7*z17;
    const double F6_zz = z9 + z18;
    const double z19 = c7*z17;
    const double z20 = z14 - z19;
    const double z21 = 0.00038124751948473033*c7 + F7_xz*s7;
    const double z22 = 0.00038124751948473033*s7 - F7_xz*c7;
    const double z23 = 0.0001705995483978012*(z8 + z11 + 43.768782513527924);
    const double z24 = 2.0*c7;
    const double z25 = z12*z24 - s7*(z13 - z23);
    const double z26 = 1.4534967111325983e-07*iD7;
    const double z27 = z4*z24 + s7*(z5 - z26);
    const double z28 = s7*z27;
    const double neg_G6_zz = z26 + z28;
    const double G6_xz = z4 - c7*z27;
    const double I6_xz = z12 - c7*z25 - 0.088*z22 - 0.0001037589172186849;
    const double I6_yz = 9.3569097314605e-05 - 0.088*F6_zz;
    const double z29 = s7*z25;
    const double I6_zz = z23 - z29 + 0.176*z21 + 0.04590249585088273;
    const double F6_xz = z15 + z19 + 0.168842705569;
    const double F6_yz = z21 + 0.231847552695;
    const double z30 = z3*phi[6];
    const double z31 = 0.006236010916257433*z6 - z30;
    const double z32 = z7 - 0.001622025095678321*z6;
    const double z33 = z7*c7 + s7*z30;

    /* articulated body 6 */
    const double z34 = 0.1654*c7;
    const double z35 = 0.1654*s7;
    const double u6 = phi[5] + z31*z34 + z32*z35;
    const double iD6 = 1.0/I6_zz;
    const double z36 = I6_yz*iD6;
    const double z37 = 0.088*z20 - I6_xz*z36 + 0.014311914382675314;
    const double z38 = I6_xz*iD6;
    const double z39 = z13 + z29 - I6_xz*z38 + 0.032974272243589696;
    const double z40 = 0.007743999999999999*neg_G6_zz + I6_yz*z36 - 0.029883967133882083;
    const double z41 = 0.088*G6_xz + F6_xz*z36;
    const double z42 = z16 + z18 + F6_xz*z38;
    const double z43 = z22 + F6_yz*z38;
    const double z44 = 0.088*neg_G6_zz - F6_zz*z36 - 0.22920755269499998;
    const double z45 = z20 + F6_zz*z38 + 0.168842705569;
    const double z46 = F6_zz*iD6;
    const double z47 = G6_xz - F6_xz*z46;
    const double z48 = F6_xz*iD6;
    const double z49 = z5 - z28 + F6_xz*z48;
    const double z50 = F6_yz*iD6;
    const double z51 = F6_yz*z50 - 0.03;
    const double z52 = z7*s7 - c7*z30 - u6*z48;
    const double z53 = phi[6] + 0.088*z33 - u6*z36;
    const double z54 = z31*z35 - z32*z34 + u6*z38;
    const double z55 = F6_yz*z36;
    const double z56 = (z41 + z43)*c6 + (z42 - z55)*s6;
    const double z57 = c6*z56;
    const double F5_xz = z43 - 0.067870631425 - z57;
    const double z58 = s6*z56;
    const double neg_F5_zz = z55 + z58;
    const double z59 = 2.0*c6;
    const double z60 = z37*z59 + s6*(z39 + z40);
    const double z61 = F6_xz*z50;
    const double z62 = z59*z61 + s6*(z49 - z51);
    const double neg_I5_xz = z37 - c6*z60 + 0.004600245517563105;
    const double z63 = s6*z60;
    const double I5_zz = 0.00290231213005343 - (z40 - z63);
    const double neg_F5_yz = z44*c6 - z45*s6 + 0.014653732538;
    const double z64 = F6_yz*z46;
    const double z65 = s6*z62;
    const double z66 = u6*z50;

    /* articulated body 5 */
    const double u5 = phi[4] + z53*c6 - z54*s6;
    const double iD5 = 1.0/I5_zz;
    const double z67 = neg_I5_xz*iD5;
    const double z68 = z42 - z58 - F5_xz*z67;
    const double z69 = z44*s6 + z45*c6 - neg_F5_yz*z67;
    const double z70 = neg_F5_zz*iD5;
    const double z71 = z61 - c6*z62 + F5_xz*z70;
    const double z72 = neg_F5_yz*iD5;
    const double z73 = s6*z64 + z47*c6 - F5_xz*z72;
    const double z74 = F5_xz*iD5;
    const double z75 = z49 - z65 + F5_xz*z74;
    const double z76 = c6*z64 - z47*s6 - neg_F5_yz*z70;
    const double z77 = neg_G6_zz + F6_zz*z46 + neg_F5_yz*z72;
    const double neg_G4_yy = z51 + z65 + neg_F5_zz*z70;
    const double z78 = c6*z66 - z52*s6 - u5*z70;
    const double z79 = z33 + u6*z46 + u5*z72;
    const double z80 = s6*z66 + z52*c6 - u5*z74;
    const double z81 = z74 + 177.4449000095435*z75;
    const double z82 = 0.384*z73;
    const double z83 = z68 - z82;
    const double z84 = 0.0021640520520981297*z72 - z82;
    const double z85 = z69 + 0.384*z77;
    const double z86 = z41 + 0.067870631425 - z57 - neg_F5_zz*z67 - 0.384*z76;
    const double z87 = 0.384*(z68 + z84) - 0.0021640520520981297*z67 + 0.00151524447332703;
    const double z88 = z39 - z63 - neg_I5_xz*z67 - 0.384*(z69 + z85);
    const double z89 = 0.0021640520520981297*z81;
    const double z90 = (z85 - z89)*c5 - (z83 + z84)*s5;
    const double z91 = c5*z90;
    const double z92 = 0.0021640520520981297*(z70 + 177.4449000095435*z71 + 6.77143256503126);
    const double z93 = c5*z92 + z86*s5;
    const double F4_yx = z86*c5 - s5*z92;
    const double z94 = 0.0008309959880056819*(z81 + (z74 + 0.005635552219005547*iD5));
    const double z95 = 2.0*c5;
    const double z96 = z87*z95 - s5*(z88 + z94);
    const double z97 = z73*z95 + s5*(z75 - z77);
    const double z98 = 0.0825*c5;
    const double z99 = 0.0825*s5;
    const double neg_G4_yz_scaled = z76*z98 + z71*z99;
    const double G4_xy = z71*c5 - z76*s5;
    const double z100 = s5*z97;
    const double neg_G4_zz = z77 + z100;
    const double G4_xz_scaled = z97*z98 - 0.0825*z73;
    const double z101 = z93 - 0.0825*neg_G4_yy;
    const double z102 = s5*z90;
    const double F4_zz_scaled = 0.0825*z84 + 0.0825*(neg_G4_yz_scaled + z102);
    const double I4_xz = 0.0039053550262761 - (z87 - c5*z96 + 0.0825*F4_yx);
    const double I4_yz = F4_zz_scaled - 0.0016444875773692703;
    const double z103 = s5*z96;
    const double I4_zz = 0.0825*(z93 + z101) - (z94 + z103) + 0.745135499752814;
    const double F4_xz = z85 - z91 - 0.0825*G4_xy - 2.001003553603;
    const double neg_F4_yz = z101 + 0.55030527465;
    const double z104 = 0.0021640520520981297*iD5;
    const double z105 = phi[5] - u5*z104 + 0.384*z80;
    const double z106 = z53*s6 + z54*c6 - u5*z67 + 0.384*z79;
    const double z107 = z79*z98 + z80*z99;

    /* articulated body 4 */
    const double u4 = phi[3] - c5*z105 + s5*z106 + 0.0825*z78;
    const double z108 = 0.0825*(z89 + z91);
    const double iD4 = 1.0/I4_zz;
    const double z109 = I4_yz*iD4;
    const double z110 = 0.16189047268546086 - (z108 + I4_xz*z109);
    const double z111 = I4_xz*iD4;
    const double z112 = z88 + z103 - I4_xz*z111 + 0.7164977000608768;
    const double z113 = 0.006806250000000001*neg_G4_zz;
    const double z114 = z113 + I4_yz*z109 - 0.07299409762169373;
    const double z115 = F4_xz*z109 - G4_xz_scaled;
    const double z116 = z83 + z102 + F4_xz*z111;
    const double z117 = neg_G4_yz_scaled - neg_F4_yz*z109;
    const double z118 = F4_yx + neg_F4_yz*z111;
    const double z119 = z113 + F4_zz_scaled*z109 - 0.045400185158625005;
    const double z120 = 0.1650827931722475 - (z108 + F4_zz_scaled*z111);
    const double z121 = F4_zz_scaled*iD4;
    const double z122 = F4_xz*z121 - G4_xz_scaled;
    const double z123 = neg_F4_yz*iD4;
    const double z124 = G4_xy + F4_xz*z123;
    const double z125 = F4_xz*iD4;
    const double z126 = z75 - z100 + F4_xz*z125;
    const double z127 = neg_G4_yz_scaled - neg_F4_yz*z121;
    const double z128 = neg_G4_yy + neg_F4_yz*z123;
    const double neg_G3_yy_scaled = z113 + F4_zz_scaled*z121;
    const double z129 = z107 + u4*z121;
    const double z130 = z78 - u4*z123;
    const double z131 = z79*s5 - z80*c5 + u4*z125;
    const double z132 = phi[4] + z107 + u4*z109;
    const double z133 = s5*z105 + c5*z106 + u4*z111;
    const double z134 = (z115 - z118)*c4 + (z116 - z117)*s4;
    const double z135 = z119*c4 - z120*s4;
    const double neg_F3_yx_scaled = z119*s4 + z120*c4;
    const double z136 = 2.0*c4;
    const double z137 = z110*z136 + s4*(z112 + z114);
    const double G3_yz_scaled = z127*c4 + z122*s4;
    const double G3_xy_scaled = z122*c4 - z127*s4;
    const double z138 = neg_G3_yy_scaled - z135;
    const double z139 = s4*z134;
    const double I3_yz_scaled = z117 - G3_yz_scaled + z139;
    const double neg_I3_xz = neg_F3_yx_scaled + (z110 - c4*z137);
    const double z140 = s4*z137;
    const double I3_zz = 0.0613982335265277 - (z138 - (z135 + (z140 - z114)));
    const double z141 = c4*z134;
    const double neg_F3_xz = z118 + z141 - G3_xy_scaled + 0.042079174377492354;
    const double F3_yz_scaled = 0.24071266342611428 - 3.83030303030303*z138;

    /* articulated body 3 */
    const double u3 = z129 + (phi[2] - z132*c4 - z133*s4);
    const double iD3 = 1.0/I3_zz;
    const double z142 = F3_yz_scaled*iD3;
    const double z143 = neg_I3_xz*iD3;
    const double z144 = z142 + z143;
    const double z145 = I3_yz_scaled*iD3;
    const double z146 = 0.2610759493670886*z145;
    const double z147 = G3_yz_scaled - neg_F3_xz*z144 + z146*(neg_I3_xz + F3_yz_scaled) -
        0.2610759493670886*(z115 - z141);
    const double z148 = z139 - (z116 + (3.83030303030303*G3_xy_scaled - z147)) -
        0.0003857988004770361;
    const double z149 = z112 - z140 - z143*(neg_I3_xz + 2.0*F3_yz_scaled) +
        7.66060606060606*neg_F3_yx_scaled - F3_yz_scaled*z142;
    const double z150 = z149 - 14.671221303948576*neg_G3_yy_scaled;
    const double z151 = neg_F3_xz*iD3;
    const double z152 = neg_F3_xz*(1.915151515151515*z151 - z145) - (s4*(z126 - z128) -
        z124*z136)*(c4 + 1.7846135404679708*s4);
    const double z153 = z152 + 1.915151515151515*z126 - z124 + 0.1305379746835443*(z128 +
        I3_yz_scaled*z145) - 1.1775648931056328;
    const double z154 = 0.052140000000000006*z153;
    const double z155 = z148*(0.632*c3) + (z150 + z154)*s3;
    const double I2_xz = 0.01026110182100817 - (0.316*z148 - c3*z155);
    const double z156 = s3*z155;
    const double I2_zz = 1.0522442637268126 - (z154 - z156);
    const double z157 = 0.316*(z151 - z146);
    const double z158 = 0.0825*(c4*(z130 - 3.83030303030303*z131) + s4*(z131 +
        3.83030303030303*z130));
    const double z159 = phi[3] + u3*z157 + z158;
    const double z160 = z132*s4 - z133*c4 - 3.83030303030303*z129 + u3*z144;

    /* articulated body 2 */
    const double u2 = phi[1] + c3*z159 + s3*z160;
    const double iD2 = 1.0/I2_zz;
    const double z161 = I2_xz*iD2;
    const double z162 = 0.03733744848940618 - 5.912627304143966e-07*iD2;
    const double z163 = 0.0007689361029464*iD2;
    const double z164 = (0.0015378722058928*z161 + 0.00796671776787104)*c2 + (z162 + (I2_xz*z161 -
        (z150 - z156)) - 1.0434259472263552)*s2;
    const double I1_zz = z162 - s2*z164;

    /* articulated body 1 */
    const double u1 = phi[0] - (phi[2] - u2*z163)*c2 + (s3*z159 - c3*z160 + u2*z161)*s2;
    const double iD1 = 1.0/I1_zz;

    /* acceleration of link 1 */
    const double qdd1 = u1*iD1;

    /* acceleration of link 2 */
    const double z165 = c2*qdd1;
    const double z166 = s2*qdd1;
    const double qdd2 = z163*z165 + z161*z166 + u2*iD2;

    /* acceleration of link 3 */
    const double z167 = c3*qdd2 + s3*z166;
    const double z168 = c3*z166 - s3*qdd2;
    const double qdd3 = z157*z167 - (z165 + (z144*z168 - u3*iD3));
    const double z169 = z165 + qdd3;

    /* acceleration of link 4 */
    const double z170 = z169 + 3.83030303030303*z168;
    const double z171 = c4*z167;
    const double z172 = s4*z167;
    const double z173 = 0.316*z171 - 0.0825*z172;
    const double z174 = c4*z169 + s4*z168;
    const double z175 = s4*z169 - c4*z168;
    const double z176 = 0.316*(0.2610759493670886*z171 + z172);
    const double z177 = z123*z176 - z121*z170 + z125*z173 - z167 + z109*z174;
    const double qdd4 = u4*iD4 - (z177 + z111*z175);
    const double z178 = qdd4 - z167;

    /* acceleration of link 5 */
    const double z179 = z170 - z174;
    const double z180 = z176 + 0.0825*z178;
    const double z181 = c5*z178 + s5*z175;
    const double z182 = s5*z178 - c5*z175;
    const double z183 = z98*z179 - s5*z173 + 0.384*z182;
    const double z184 = z99*z179 + c5*z173 - 0.384*z181;
    const double z185 = z174 + (z74*z184 - (z72*z183 - z70*z180)) - z104*z181;
    const double qdd5 = u5*iD5 - (z185 + z67*z182);
    const double z186 = z174 + qdd5;

    /* acceleration of link 6 */
    const double z187 = c6*z184 - s6*z180;
    const double z188 = c6*z186 + s6*z182;
    const double z189 = s6*z186 - c6*z182;
    const double z190 = z48*z187 - (z46*z183 + z50*(c6*z180 + s6*z184));
    const double qdd6 = u6*iD6 - (z181 + z190 + z36*z188 + z38*z189);
    const double z191 = z181 + qdd6;

    /* acceleration of link 7 */
    const double z192 = z183 + 0.088*z188;
    const double z193 = z34*z191 - z35*z189;
    const double z194 = z35*z191 + z34*z189;
    const double z195 = z194 + (c7*z192 + s7*z187);
    const double qdd7 = z188 + (z6 - z3*(z193 + (c7*z187 - s7*z192))) + z10*(z193 +
        0.061136441966579746*z195 - 0.26010619889225367*z194);

    /* acceleration of link 8 */
    const double qdd8 = z195 + 66.66666666666667*phi[7];

    /* acceleration of link 9 */
    const double qdd9 = 66.66666666666667*phi[8] - z195;

    qdd[0] = qdd1;
    qdd[1] = qdd2;
    qdd[2] = qdd3;
    qdd[3] = qdd4;
    qdd[4] = qdd5;
    qdd[5] = qdd6;
    qdd[6] = qdd7;
    qdd[7] = qdd8;
    qdd[8] = qdd9;
}

void panda_hand_energy(const double q[9], const double qd[9], double e[2])
{
    /* joint angles */
    const double th7 = q[6] - 0.7853981633974483;
    const double c2 = cos(q[1]);
    const double s2 = sin(q[1]);
    const double c3 = cos(q[2]);
    const double s3 = sin(q[2]);
    const double c4 = cos(q[3]);
    const double s4 = sin(q[3]);
    const double c5 = cos(q[4]);
    const double s5 = sin(q[4]);
    const double c6 = cos(q[5]);
    const double s6 = sin(q[5]);
    const double c7 = cos(th7);
    const double s7 = sin(th7);

    /* link 2 */
    const double neg_w2_y = qd[0]*c2;
    const double z1 = 0.12169220055710306*neg_w2_y;
    const double neg_w2_x = qd[0]*s2;
    const double z2 = 1.1127029608404966*neg_w2_x;
    const double z3 = z1 - z2;
    const double z4 = z2 - qd[1];
    const double z5 = z1 - qd[1];
    const double z6 = 0.000704*neg_w2_y;
    const double z7 = 0.010254*neg_w2_x;

    /* link 3 */
    const double w3_y = qd[1]*c3 + neg_w2_x*s3;
    const double w3_x = qd[1]*s3 - neg_w2_x*c3;
    const double w3_z = neg_w2_y + qd[2];
    const double z8 = w3_x - 0.701059818607969*w3_y;
    const double z9 = w3_x - 0.11029346928632695*w3_z;
    const double z10 = w3_z - 6.356313054111892*w3_y;
    const double z11 = 0.004761*w3_y;
    const double z12 = 2.689561016593153*w3_z;
    const double z13 = s2*c3;
    const double z14 = s2*s3;

    /* link 4 */
    const double v4_z_scaled = 3.83030303030303*w3_x - w3_z;
    const double w4_y = w3_z*c4 - w3_x*s4;
    const double w4_x = w3_z*s4 + w3_x*c4;
    const double z15 = w3_y*c4;
    const double z16 = w3_y*s4;
    const double neg_v4_y_scaled = z15 + 3.83030303030303*z16;
    const double v4_x_scaled = 0.8229166666666666*z15 - 0.21484375*z16;
    const double z17 = c2*c4 + s4*z13;
    const double z18 = c2*s4 - c4*z13;
    const double w4_z = qd[3] - w3_y;
    const double z19 = w4_x + (0.7900860954424004*v4_z_scaled + 0.509198517511181*w4_y);
    const double z20 = w4_z + (1.5516268572503291*neg_v4_y_scaled + 0.51634380289637*w4_x);
    const double z21 = 3.6774916442409906*v4_x_scaled - w4_z + 0.2629214989609171*w4_y;
    const double z22 = 0.008641*w4_y;
    const double z23 = 0.9022103923157042*w4_x;

    /* link 5 */
    const double z24 = w4_x + 0.21484375*(v4_z_scaled + w4_y);
    const double neg_v5_z_scaled = neg_v4_y_scaled + w4_z;
    const double z25 = w4_z - v4_x_scaled;
    const double neg_w5_y = w4_z*c5 + w4_x*s5;
    const double w5_x = w4_x*c5 - w4_z*s5;
    const double v5_y_scaled = z25*s5 - z24*c5;
    const double neg_v5_x_scaled = z24*s5 + z25*c5;
    const double z26 = c5*z14 - z18*s5;
    const double z27 = s5*z14 + z18*c5;
    const double w5_z = w4_y + qd[4];
    const double z28 = 2.009010105929624*neg_v5_z_scaled;
    const double z29 = w5_x - (z28 + 0.291075124802143*neg_w5_y);
    const double z30 = 9.351028856690613*v5_y_scaled;
    const double z31 = 0.291075124802143*w5_z - (z30 + 0.9360038962620236*w5_x);
    const double z32 = 9.351028856690613*neg_v5_x_scaled;
    const double z33 = w5_z + z32 - 0.9360038962620236*neg_w5_y;
    const double z34 = 0.004037*w5_z;
    const double z35 = 0.002117*neg_w5_y;

    /* link 6 */
    const double w6_y = w5_z*c6 - w5_x*s6;
    const double w6_x = w5_z*s6 + w5_x*c6;
    const double v6_y_scaled = z32*s6 - z28*c6;
    const double neg_v6_x_scaled = z28*s6 + z32*c6;
    const double z36 = z17*s6 + z27*c6;
    const double w6_z = neg_w5_y + qd[5];
    const double z37 = z30 + 1.4647266528674054*w6_y + 0.3437720686716182*w6_x;
    const double z38 = v6_y_scaled + 0.2561061731401437*w6_x + 1.4647266528674054*w6_z;
    const double z39 = neg_v6_x_scaled - 0.3437720686716182*w6_z + 0.2561061731401437*w6_y;
    const double z40 = 0.000341*w6_y;
    const double z41 = 0.001158*w6_x;

    /* link 7 */
    const double z42 = 0.384*v5_y_scaled + 0.088*w6_y + 0.1654*w6_x;
    const double neg_v7_z = 0.041065*v6_y_scaled + 0.088*w6_z;
    const double z43 = 0.041065*neg_v6_x_scaled - 0.1654*w6_z;
    const double w7_y = w6_z*c7 - w6_x*s7;
    const double w7_x = w6_z*s7 + w6_x*c7;
    const double v7_y = z43*s7 - z42*c7;
    const double neg_v7_x = z42*s7 + z43*c7;
    const double z44 = z26*c7 + z36*s7;
    const double w7_z = qd[6] - w6_y;
    const double z45 = 0.0022233580259170467*w7_x - (neg_v7_z + 0.00026014452153207547*w7_y);
    const double z46 = v7_y + 0.06624355701654427*w7_x + 0.00026014452153207547*w7_z;
    const double z47 = neg_v7_x + 0.0022233580259170467*w7_z + 0.06624355701654427*w7_y;

    /* link 8 */
    const double v8_y = neg_v7_z - w7_x*q[7];
    const double neg_v8_x = neg_v7_x + w7_z*q[7];
    const double v8_z = v7_y + qd[7];

    /* link 9 */
    const double neg_v9_y = neg_v7_z + w7_x*q[8];
    const double v9_x = w7_z*q[8] - neg_v7_x;
    const double v9_z = qd[8] - v7_y;
    const double z48 = 0.19484574052057954*w7_x;
    const double z49 = 0.0012472828935417397*w7_z;
    const double z50 = qd[1]*(0.025995*qd[1] - z6 - z7) + z48*(z49 + 0.0062168130324870155*w7_y +
        0.0759293380477024*w7_x);
    const double z51 = z50 - z6*(qd[1] - 39.92897727272727*neg_w2_y + 5.575284090909091*neg_w2_x) -
        z7*(qd[1] + 0.3827774527013848*neg_w2_y - 0.7764774722059685*neg_w2_x);
    const double z52 = z51 + (0.0040266794221007415*w3_z - z11 - 0.004237122686450605*w3_x)*z12 -
        z11*(w3_x + (z12 - 7.593992858643142*w3_y));
    const double z53 = z52 - w3_x*(z11 + 0.011396*w3_z - 0.037242*w3_x) - w4_z*(0.001332*w4_x -
        (0.028323*w4_z + z22));
    const double z54 = z53 + z22*(w4_z + 2.2627010762643214*w4_y + z23) + z23*(z22 -
        0.0014763740379681888*w4_z + 0.028655178681375064*w4_x);
    const double z55 = z54 + w7_y*(0.015584436028605675*w7_y - z49 + 0.0012113195389929223*w7_x) -
        z49*(w7_y - 5.353082509934413*w7_z - z48);
    const double z56 = z55 - (w5_x + (0.056725291057716135*neg_w5_y - 2.1369829081000744*w5_z))*z34
        + (w5_x + (13.922531884742561*neg_w5_y - 0.10817194142654701*w5_z))*z35;
    const double z57 = z56 - w5_x*(z34 - z35 - 0.035549*w5_x) - w6_z*(z41 - (0.005433*w6_z + z40));
    const double z58 = z57 + z41*(0.09412780656303973*w6_y - w6_z + 1.6960276338514682*w6_x) +
        z40*(w6_z + 12.768328445747802*w6_y + 0.3196480938416423*w6_x);
    const double z59 = v8_y*v8_y + v8_z*v8_z + neg_v8_x*neg_v8_x + v9_z*v9_z + neg_v9_y*neg_v9_y;
    const double z60 = qd[0]*(0.004606581888605612*qd[0]) + 0.5*z58 + 0.0075*(z59 + v9_x*v9_x);
    const double z61 = z60 + 0.0010336773489009249*(z33*z33 + z31*z31 + z29*z29) +
        0.0014051843671724373*(z39*z39 + z37*z37 + z38*z38);
    const double z62 = 0.0002668047033792*(z3*(0.8076840612278732*z3) + 0.01196098653990891*(z4*z4)
        + z5*z5);
    const double z63 = z61 + z62 + 0.019559997219737047*(z19*z19 + z21*z21 +
        z20*(0.25928313023558447*z20));
    const double z64 = z63 + 0.732761*(z45*z45 + z46*z46 + z47*z47) +
        0.0024871865767462083*(40.40271564187325*(z9*z9) + z10*z10 + z8*z8);
    const double z65 = 32.80954542685272*c2 + 0.01993386669246*s2 + 0.27690780075318*z14 -
        7.326676586344321*z13 + 19.74285606084543*z17;
    const double z66 = z65 - 5.4227744943165*z18 + 0.66581089427925*z26 - 0.14375311619778*z27 -
        z44*(0.14715*(q[7] - q[8]));
    const double z67 = z66 - 1.70502416163189*(z17*c6 - z27*s6) + 2.27442449193795*z36 -
        0.031964708789417005*z44;

    e[0] = z64;
    e[1] = z67 + 0.003740038166145205*(z36*c7 - z26*s7) + 52.631297302255206;
}
