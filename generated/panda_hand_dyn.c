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
 *   inertia_matrix            best                225    197    0        6
 *   bias                      best                304    277    0        6
 *   gravity                   best                 88     58    0        6
 *   forward_dynamics          best                616    587    7        6
 *   forward_kinematics        best: tool-cross     72     39    0        7
 *   jacobian                  best: frames         95     59    0        6
 *   inertia_solve             best                373    339    7        6
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
    const double s2 = sin(q[1]);
    const double c2 = cos(q[1]);
    const double s3 = sin(q[2]);
    const double c3 = cos(q[2]);
    const double c4 = cos(q[3]);
    const double s4 = sin(q[3]);
    const double s5 = sin(q[4]);
    const double c5 = cos(q[4]);
    const double th7 = q[6] - 0.7853981633974483;
    const double c7 = cos(th7);
    const double s7 = sin(th7);
    const double c6 = cos(q[5]);
    const double s6 = sin(q[5]);

    /* motion of link 2 */
    const double neg_w2_x = qd[0]*s2;
    const double z1 = qd[1]*neg_w2_x;
    const double neg_U2_xz = qdd[0]*c2;
    const double wd2_y = z1 - neg_U2_xz;
    const double neg_U2_zx = z1 + wd2_y;
    const double neg_w2_y = qd[0]*c2;
    const double z2 = qd[1]*neg_w2_y;
    const double U2_yz = s2*qdd[0];
    const double neg_wd2_x = z2 + U2_yz;
    const double z3 = neg_w2_x*neg_w2_y;
    const double U2_yx = qdd[1] + z3;
    const double z4 = qd[1]*qd[1];
    const double z5 = neg_w2_y*neg_w2_y;
    const double z6 = neg_w2_x*neg_w2_x;

    /* motion of link 3 */
    const double w3_y = neg_w2_x*s3 + qd[1]*c3;
    const double w3_z = neg_w2_y + qd[2];
    const double z7 = w3_y*w3_z;
    const double wd3_x = s3*qdd[1] - c3*neg_wd2_x + w3_y*qd[2];
    const double w3_x = qd[1]*s3 - neg_w2_x*c3;
    const double z8 = w3_z*w3_x;
    const double wd3_y = c3*qdd[1] + (s3*neg_wd2_x - qd[2]*w3_x);
    const double U3_zx = z8 - wd3_y;
    const double z9 = w3_y*w3_x;
    const double wd3_z = qdd[2] - wd2_y;
    const double U3_xz = z8 + wd3_y;
    const double z10 = w3_x*w3_x;
    const double z11 = w3_y*w3_y;
    const double z12 = w3_z*w3_z;
    const double U3_yx = z9 + wd3_z;
    const double U3_yz = z7 - wd3_x;

    /* motion of link 4 */
    const double z13 = 3.83030303030303*(z10 + z11) - (U3_zx + 118.9090909090909*c2);
    const double z14 = 118.9090909090909*s2;
    const double a3_x_scaled = 3.83030303030303*U3_xz - c3*z14;
    const double z15 = z12 + (z11 - a3_x_scaled);
    const double neg_a4_x_scaled = s4*z13 + c4*z15;
    const double w4_x = w3_z*s4 + w3_x*c4;
    const double w4_z = qd[3] - w3_y;
    const double w4_y = w3_z*c4 - w3_x*s4;
    const double neg_wd4_y = wd3_x*s4 - wd3_z*c4 + w4_x*qd[3];
    const double wd4_z = qdd[3] - wd3_y;
    const double wd4_x = wd3_z*s4 + wd3_x*c4 + qd[3]*w4_y;
    const double z16 = w4_y*w4_y;
    const double z17 = w4_z*w4_z;
    const double z18 = w4_x*w4_z;
    const double U4_zx = z18 + neg_wd4_y;
    const double neg_a4_z_scaled = U3_yx + 3.83030303030303*U3_yz + s3*z14;
    const double a4_y_scaled = s4*z15 - c4*z13;
    const double z19 = w4_x*w4_y;
    const double U4_yx = wd4_z + z19;
    const double z20 = w4_z*w4_y;
    const double U4_yz = z20 - wd4_x;
    const double U4_xz = z18 - neg_wd4_y;
    const double U4_xy = z19 - wd4_z;
    const double z21 = w4_x*w4_x;
    const double U4_zy = z20 + wd4_x;

    /* motion of link 5 */
    const double w5_x = w4_x*c5 - s5*w4_z;
    const double z22 = w5_x*w5_x;
    const double w5_z = qd[4] + w4_y;
    const double z23 = w5_z*w5_z;
    const double neg_w5_y = c5*w4_z + s5*w4_x;
    const double z24 = w5_x*neg_w5_y;
    const double wd5_z = qdd[4] - neg_wd4_y;
    const double U5_yx = wd5_z - z24;
    const double wd5_x = c5*wd4_x - (s5*wd4_z + qd[4]*neg_w5_y);
    const double z25 = w5_z*neg_w5_y;
    const double neg_U5_yz = wd5_x + z25;
    const double z26 = neg_a4_x_scaled - z16 - z17;
    const double z27 = U4_zx + neg_a4_z_scaled;
    const double z28 = s5*z26 + c5*z27;
    const double a5_y_scaled = 14.334735104522135*z28 - 66.72167612286667*neg_U5_yz;
    const double z29 = c5*z26 - s5*z27;
    const double neg_wd5_y = c5*wd4_z + (s5*wd4_x + w5_x*qd[4]);
    const double z30 = w5_x*w5_z;
    const double U5_xz = z30 - neg_wd5_y;
    const double a5_x_scaled = 4.654545454545454*U5_xz - z29;
    const double z31 = neg_w5_y*neg_w5_y;
    const double z32 = a4_y_scaled - U4_yx;
    const double a5_z_scaled = z32 - 4.654545454545454*(z22 + z31);
    const double neg_U5_xy = z24 + wd5_z;
    const double U5_zy = wd5_x - z25;
    const double U5_zx = neg_wd5_y + z30;

    /* motion of link 6 */
    const double w6_z = qd[5] + neg_w5_y;
    const double w6_x = w5_x*c6 + w5_z*s6;
    const double w6_y = w5_z*c6 - w5_x*s6;
    const double neg_wd6_y = wd5_x*s6 + (qd[5]*w6_x - wd5_z*c6);
    const double z33 = w6_z*w6_z;
    const double z34 = w6_y*w6_y;
    const double z35 = w6_z*w6_x;
    const double U6_zx = neg_wd6_y + z35;
    const double wd6_z = neg_wd5_y + qdd[5];
    const double wd6_x = qd[5]*w6_y + (wd5_x*c6 + wd5_z*s6);
    const double z36 = w6_x*w6_y;
    const double U6_yx = wd6_z + z36;
    const double z37 = w6_z*w6_y;
    const double U6_xz = z35 - neg_wd6_y;
    const double z38 = w6_x*w6_x;
    const double U6_yz = z37 - wd6_x;

    /* motion of link 7 */
    const double w7_x = w6_z*s7 + c7*w6_x;
    const double z39 = w7_x*w7_x;
    const double w7_z = qd[6] - w6_y;
    const double z40 = w7_z*w7_z;
    const double neg_U7_yy = z39 + z40;
    const double w7_y = c7*w6_z - s7*w6_x;
    const double z41 = w7_x*w7_y;
    const double wd7_z = neg_wd6_y + qdd[6];
    const double U7_yx = z41 + wd7_z;
    const double z42 = 0.0825*c6;
    const double z43 = 0.0825*s6;
    const double z44 = 0.088*(z33 + z34) - (z42*a5_x_scaled + z43*a5_z_scaled);
    const double z45 = 0.088*U6_zx - 0.005755251101499181*a5_y_scaled;
    const double z46 = s7*z44 + c7*z45;
    const double wd7_x = qd[6]*w7_y + (s7*wd6_z + c7*wd6_x);
    const double z47 = w7_z*w7_y;
    const double U7_yz = z47 - wd7_x;
    const double a7_y = z46 + 0.1654*U7_yz;
    const double z48 = w7_y*w7_y;
    const double U7_xy = z41 - wd7_z;
    const double neg_wd7_y = s7*wd6_x - c7*wd6_z + w7_x*qd[6];
    const double z49 = w7_x*w7_z;
    const double U7_xz = z49 - neg_wd7_y;
    const double z50 = s7*z45 - c7*z44;
    const double a7_x = 0.1654*U7_xz + z50;
    const double z51 = z42*a5_z_scaled + 0.088*U6_yx - a5_x_scaled*z43;
    const double neg_a7_z = 0.1654*(z39 + z48) + z51;
    const double U7_zy = wd7_x + z47;
    const double U7_zx = neg_wd7_y + z49;

    /* motion of link 8 */
    const double a8_z = a7_y - neg_U7_yy*q[7] + qdd[7];
    const double z52 = 2.0*w7_x;
    const double a8_y = neg_a7_z - qd[7]*z52 - q[7]*U7_zy;

    /* motion of link 9 */
    const double a9_z = qdd[8] - (a7_y + neg_U7_yy*q[8]);
    const double z53 = 2.0*w7_z;
    const double a9_x = z53*qd[8] - (q[8]*U7_xy - a7_x);
    const double a8_x = q[7]*U7_xy + (a7_x - z53*qd[7]);
    const double neg_a9_y = qd[8]*z52 + (neg_a7_z + q[8]*U7_zy);

    /* forces on link 7 */
    const double f7_y_scaled = 0.025416501298982024*U7_yx + (68.05429486860137*a7_y - (a9_z - a8_z))
        - 0.21722534005720015*neg_U7_yy;
    const double z54 = f7_y_scaled + 105.58779050639865*z46;
    const double f7_x_scaled = a9_x + (a8_x + 68.05429486860137*a7_x) + 0.21722534005720015*U7_xy -
        0.025416501298982024*(z40 + z48);
    const double z55 = f7_x_scaled + 105.58779050639865*z50;
    const double f6_z_scaled = c7*z54 + s7*z55;
    const double f6_x_scaled = c7*z55 - s7*z54;
    const double z56 = a8_y + (68.05429486860137*neg_a7_z - (0.21722534005720015*U7_zy +
        (0.025416501298982024*U7_zx - 105.58779050639865*z51)));
    const double f6_y_scaled = z56 + neg_a9_y;
    const double z57 = 0.003733467265364721*U7_yx - 0.002950684701996225*U7_xy -
        0.0002682829508251943*U7_yz + 0.0012104718892606149*(z39 - z48);
    const double n7_z = 0.00038124751948473033*a7_y + (z57 - 0.0032583801008580025*a7_x -
        0.0010314362055489793*U7_xz) - 0.015*(q[7]*a8_x - q[8]*a9_x);
    const double z58 = q[8]*neg_a9_y + (0.017885530055012953*U7_yx - 0.1654*f7_y_scaled +
        0.196712313466415*U7_zy - 0.01247494963648619*U7_yz);
    const double z59 = 0.08069812595070766*U7_zx + (0.21722534005720015*neg_a7_z + (q[7]*a8_y -
        z58)) - 0.06876241370326529*(z40 - z48);
    const double z60 = 0.36962782325622584*neg_a7_z + (U7_xy + (2.405383858596949*f7_x_scaled -
        (3.6196783138687594*U7_zx - 0.1814210549722718*U7_xz)));

    /* forces on link 6 */
    const double z61 = 0.0001037589172186849*(z33 - z38) - (0.010045187828321242*U6_xz - (n7_z +
        0.0013199999999999998*f6_z_scaled + 0.0005462437073966848*(wd6_x + z37)));
    const double neg_n6_y = 0.0011196707334275558*U6_zx + z61 + 9.3569097314605e-05*(z36 - wd6_z);
    const double z62 = 0.015*z59;
    const double z63 = 0.0010314362055489793*(0.26010619889225367*(z39 - z40) - (z60 +
        1.1735790180221028*U7_zy));
    const double z64 = 0.010045187828321242*U6_yz - (0.0005462437073966848*U6_zx - (c7*z62 - s7*z63)
        - 0.0001037589172186849*U6_yx);
    const double neg_n6_x = 9.3569097314605e-05*(z33 - z34) + z64;
    const double z65 = s7*z62 + (c7*z63 - (0.0011196707334275558*U6_yx + (9.3569097314605e-05*U6_xz
        + 0.0001037589172186849*U6_yz)));
    const double n6_z = 0.0005462437073966848*(z34 - z38) - (z65 -
        0.0013199999999999998*f6_y_scaled);

    /* forces on link 5 */
    const double neg_f5_y_scaled = 4.524708761666667*(z22 + z23) + (0.9769155025333334*U5_yx +
        (f6_z_scaled - a5_y_scaled));
    const double z66 = neg_f5_y_scaled - 8.026811162040365*z28;
    const double f5_x_scaled = 0.9769155025333334*(z23 + z31) - (s6*f6_y_scaled - c6*f6_x_scaled +
        4.524708761666667*neg_U5_xy - 14.334735104522135*a5_x_scaled);
    const double z67 = 8.026811162040365*z29 - f5_x_scaled;
    const double z68 = 4.524708761666667*U5_zy + (8.026811162040365*z32 + c6*f6_y_scaled +
        s6*f6_x_scaled) - 0.9769155025333334*U5_zx;
    const double z69 = 0.004600245517563105*U5_yx - (0.0057599999999999995*neg_f5_y_scaled +
        s6*neg_n6_y - c6*neg_n6_x + 0.0055993270925625*a5_z_scaled);
    const double z70 = 0.0021640520520981297*(z31 - z23) + (0.00151524447332703*U5_zx - z69);
    const double z71 = 0.00151524447332703*U5_zy + (n6_z - (0.0057599999999999995*f5_x_scaled +
        0.001208932934385*a5_z_scaled) + 0.001451156065026715*U5_zx);
    const double z72 = 0.004600245517563105*(z22 - z23) + (0.0021640520520981297*neg_U5_xy - z71);
    const double z73 = s6*neg_n6_x + (0.0055993270925625*a5_x_scaled +
        8.43359103303989e-05*a5_y_scaled + c6*neg_n6_y) - 0.001451156065026715*U5_yx;
    const double neg_n5_z = 0.00151524447332703*(z22 - z31) + (0.004600245517563105*neg_U5_yz + z73
        - 0.0021640520520981297*U5_xz);

    /* forces on link 4 */
    const double neg_f4_x_scaled = 12.938512348133335*neg_a4_x_scaled + (c5*z67 - s5*z66);
    const double z74 = 0.0012375*(z68 + 14.334735104522135*a5_z_scaled);
    const double f4_y_scaled = z74 + 0.016011409030815*a4_y_scaled;
    const double z75 = 0.07551696955258023*U4_xy - (z74 + (s5*z70 + c5*z72) -
        0.005415763498190499*U4_yx);
    const double neg_n4_z = 0.0039053550262761*U4_yz + (0.0016444875773692703*U4_xz - z75) +
        0.0031923204867866507*(z21 - z16);
    const double z76 = 0.022178148964878235*U4_yz + (s5*z72 - c5*z70 - 0.0031923204867866507*U4_zx -
        0.0039053550262761*U4_yx);
    const double neg_n4_x = z76 + 0.07551696955258023*U4_zy + 0.0016444875773692703*(z16 - z17);
    const double z77 = 0.0012375*(c5*z66 + s5*z67);
    const double f4_z_scaled = z77 - 0.016011409030815*neg_a4_z_scaled;
    const double z78 = 0.0016444875773692703*U4_xy - (0.0031923204867866507*U4_zy +
        (0.005415763498190499*U4_zx - (z77 - neg_n5_z))) + 0.022178148964878235*U4_xz;
    const double n4_y = z78 - 0.0039053550262761*(z21 - z17);

    /* forces on link 3 */
    const double z79 = c4*(0.00474*neg_f4_x_scaled + f4_y_scaled) +
        s4*(3.83030303030303*(f4_y_scaled - 0.00032308148734177215*neg_f4_x_scaled));
    const double z80 = 0.013297019103287584*(z9 - wd3_z) + (0.12818329225032404*U3_xz +
        (0.005487648106562256*(z10 - z12) - (z79 - neg_n4_z)));
    const double z81 = 0.00012191242095074341*(z7 + wd3_x) - (1.3360662912303295e-05*U3_zx + z80);
    const double z82 = c4*neg_n4_x + (0.12818329225032404*U3_yz - 3.83030303030303*f4_z_scaled -
        0.27690780075318*c2 + s4*n4_y);
    const double z83 = 0.013297019103287584*(z11 - z12) + (0.005487648106562256*U3_yx + (z82 -
        0.00012191242095074341*U3_zx));
    const double z84 = 0.004377257121839583*U3_xz + (s4*neg_n4_x + f4_z_scaled - c4*n4_y +
        0.0023287353274350003*a3_x_scaled);
    const double neg_n3_z = 0.00012191242095074341*(z10 - z11) + (z84 + 1.3360662912303295e-05*U3_yx
        - 0.005487648106562256*U3_yz);

    /* forces on link 2 */
    const double neg_n2_x = 0.00398335888393552*neg_U2_zx + (c3*z83 - s3*z81) -
        0.01026110182100817*U2_yx + 0.0007689361029464*(z4 - z5);
    const double z85 = 0.01026110182100817*(z4 - z6) + neg_n3_z + 0.023077882494931805*neg_U2_zx +
        0.00398335888393552*(z2 + neg_wd2_x);
    const double n2_y = z85 - 0.0007689361029464*(z3 - qdd[1]);
    const double z86 = 4.74615389612781*s2 + (s3*z83 + c3*z81 + 0.0007689361029464*neg_U2_xz +
        0.01026110182100817*U2_yz);
    const double n2_z = 0.01993386669246*c2 - z86 + 0.023077882494931805*U2_yx -
        0.00398335888393552*(z6 - z5);

    /* forces on link 1 */
    const double n1_z = s2*neg_n2_x - c2*n2_y + 0.014259565994474374*qdd[0];

    tau[0] = n1_z;
    tau[1] = n2_z;
    tau[2] = -neg_n3_z;
    tau[3] = -neg_n4_z;
    tau[4] = -neg_n5_z;
    tau[5] = n6_z;
    tau[6] = n7_z;
    tau[7] = 0.015*a8_z;
    tau[8] = 0.015*a9_z;
}

void panda_hand_inertia_matrix(const double q[9], double M[81])
{
    /* joint angles */
    const double c3 = cos(q[2]);
    const double c4 = cos(q[3]);
    const double c5 = cos(q[4]);
    const double s6 = sin(q[5]);
    const double th7 = q[6] - 0.7853981633974483;
    const double s7 = sin(th7);
    const double c7 = cos(th7);
    const double c6 = cos(q[5]);
    const double s5 = sin(q[4]);
    const double s4 = sin(q[3]);
    const double s3 = sin(q[2]);
    const double s2 = sin(q[1]);
    const double c2 = cos(q[1]);

    /* column 9 */
    const double z1 = s3*s2;
    const double z2 = c3*s2;
    const double z3 = c4*c2 + s4*z2;
    const double z4 = c4*z2 - s4*c2;
    const double z5 = c4*z1;
    const double z6 = s4*z1;
    const double z7 = 3.83030303030303*z5 - z6;
    const double z8 = c2 + 3.83030303030303*z2;
    const double z9 = c5*z4 - s5*z1;
    const double z10 = s5*z4 + c5*z1;
    const double z11 = z4 - 0.21484375*(z3 - z8);
    const double z12 = z1 + 0.21484375*z7;
    const double z13 = z5 + (3.83030303030303*z6 - z1);
    const double z14 = s6*c7;
    const double z15 = c7*c6;
    const double z16 = 0.0013199999999999998*z14 - 0.0024809999999999997*z15;
    const double z17 = 0.0012375*(s6*s7);
    const double z18 = 0.0013199999999999998*z15 + 0.0024809999999999997*z14;
    const double z19 = c3*s4;
    const double z20 = c3*c4;
    const double z21 = 0.2610759493670886*z19 - z20;
    const double z22 = c4*s3;
    const double z23 = s4*s3;
    const double z24 = c3 - (z20 + 3.83030303030303*z19);
    const double z25 = c3*s5 + c5*z22;
    const double z26 = s5*z22 - c3*c5;
    const double z27 = c3 - 0.8229166666666666*z21;
    const double z28 = s5*s4;
    const double z29 = c5*s4;
    const double z30 = c4 + 4.654545454545454*s4 - 1.0;
    const double z31 = s5*z30;
    const double z32 = c5*z30;

    /* composite body 8 */
    const double z33 = q[8] - q[7];
    const double z34 = q[8]*q[8] + q[7]*q[7];
    const double ms7_y_scaled = 0.21722534005720015 - z33;
    const double S7_yy_scaled = z34 + 0.196712313466415;

    /* composite body 7 */
    const double z35 = z33 - 0.632959401141029;
    const double z36 = 0.0002052246111024199*s7 + 0.0024809999999999997*(c7*z35);
    const double S6_yz = z36 - 9.3569097314605e-05;
    const double z37 = 0.015*(s7*(z34 - 0.052185504224566394)) + 0.0024209437785212297*c7;
    const double z38 = 0.0012375*c7;
    const double z39 = 3.1452920357490255e-05*s7 + ms7_y_scaled*z38;
    const double S6_xz = 0.0013142308064792998 - (c7*z37 - 1.0666666666666667*z39);
    const double z40 = 0.0012375*s7;
    const double z41 = 3.1452920357490255e-05*c7 - ms7_y_scaled*z40;
    const double z42 = s7*z37;
    const double z43 = 2.1333333333333333*z41 + z42;
    const double S6_xx = z43 + 0.025255722635952275;
    const double z44 = 0.0024809999999999997*s7;
    const double z45 = z35*z44 - 0.0002052246111024199*c7;
    const double neg_S6_xy = z45 + 0.014748570382675314;
    const double z46 = 0.015*S7_yy_scaled;
    const double S6_zz = z46 - z42 + 0.010045187828321242;
    const double ms6_x_scaled = z41 + 0.0191274230973375;
    const double ms6_z_scaled = z39 - 0.0055993270925625;
    const double z47 = z46 + 0.003733467265364721;
    const double z48 = c6*z40;
    const double z49 = z44*z28 - (z38*z32 + z48*z31) - z16*z29 + c4*z18;

    /* column 7 */
    const double z50 = s6*z39;
    const double z51 = z47 + 1.0666666666666667*z41;
    const double z52 = s6*z51 - c6*z45;
    const double z53 = c6*z51 + s6*z45;
    const double z54 = z39*c6;
    const double z55 = z36*z28 + (z54*z31 + z41*z32 - c4*z53 + z52*z29);

    /* composite body 6 */
    const double z56 = s6*S6_yz - S6_xz*c6;
    const double S5_xy = z56 + 0.00151524447332703;
    const double z57 = s6*(z43 - 0.0036786999097076166) - 2.0*(c6*neg_S6_xy);
    const double z58 = s6*z57;
    const double S5_xx = S6_xx - z58 + 0.001451156065026715;
    const double z59 = 0.0143388882094425*s6 + c6*ms6_x_scaled;
    const double ms5_x_scaled = z59 - 0.001208932934385;
    const double S5_xz = neg_S6_xy + c6*z57 + 0.004600245517563105;
    const double z60 = s6*S6_xz + S6_yz*c6;
    const double neg_S5_yz = z60 + 0.0021640520520981297;
    const double z61 = s6*ms6_x_scaled - 0.0143388882094425*c6;
    const double z62 = z43 + 0.054190145181612165;

    /* column 6 */
    const double z63 = z62*z28 + (z56*z29 - c4*z60) + z61*z31;

    /* composite body 5 */
    const double z64 = 2.0*(c5*S5_xy) + (S5_xx - S6_zz)*s5;
    const double z65 = 4.654545454545454*s5;
    const double z66 = 4.654545454545454*c5;
    const double ms4_z_scaled = z66*ms6_z_scaled - ms5_x_scaled*z65;
    const double z67 = 0.21484375*ms4_z_scaled;
    const double neg_S4_xz = c5*z64 - S5_xy + z67 + 0.0039053550262761;
    const double z68 = s5*S5_xz - (ms4_z_scaled + c5*neg_S5_yz);
    const double S4_yz = 0.0016444875773692703 - z68;
    const double z69 = s5*z64;
    const double S4_zz = S6_zz + z69 + 0.022178148964878235;
    const double z70 = z65*ms6_z_scaled + ms5_x_scaled*z66;
    const double z71 = z70 - 0.1187377714194979;
    const double S4_xx = S5_xx - (z69 + 0.4296875*z71);
    const double z72 = z61 + 0.044103101265962966;
    const double S4_yy = z58 + 9.309090909090909*z72 + 0.3156667185189401;
    const double z73 = s5*neg_S5_yz + c5*S5_xz;
    const double S4_xy = z71 - (z72 - z73);
    const double z74 = 0.21484375*z70;
    const double ms4_x_scaled = z74 - 0.045604372658625006;
    const double ms4_y_scaled = z61 + 0.16603319317224752;
    const double z75 = S5_xx + S6_zz;
    const double z76 = z65*z11 + z66*z12;
    const double z77 = z56*z9 + (z62*z10 + z60*z3) + z61*z76 + z59*z13;
    const double z78 = z65*z12 - z66*z11;
    const double z79 = z13*z50 - (z36*z10 + z9*z52 + z3*z53) - z76*z54;
    const double z80 = z41*z78 + z79;
    const double z81 = z9*z16 - (z44*z10 + (z13*z17 - (z76*z48 - z38*z78)));
    const double z82 = z81 + z3*z18;
    const double z83 = z66*z61 + (c5*z62 - z56*s5 - z59);
    const double z84 = z50 + (z66*z54 - (z41*z65 + (s5*z52 - c5*z36)));
    const double z85 = c5*z44 + s5*z16 - z17 - z66*z48 + z38*z65;

    /* column 5 */
    const double z86 = z75 - z74;
    const double z87 = z70 + z73;
    const double z88 = z74*z8 - (z68*z1 - (z3*z86 + z4*z87) - z67*z7);
    const double z89 = 0.8229166666666666*s3;
    const double z90 = z22 + (z89 - 0.21484375*z23);
    const double z91 = z66*z27 - z65*z90;
    const double z92 = z59*z24 + (z56*z25 + (z62*z26 + z60*z23) - z61*z91);
    const double z93 = z66*z90 + z65*z27;
    const double z94 = z52*z25 + (z53*z23 - (z54*z91 - z41*z93 + z50*z24));
    const double z95 = z36*z26 + z94;
    const double z96 = z17*z24 + (z44*z26 - (z18*z23 + z16*z25)) - z38*z93;
    const double z97 = z48*z91 + z96;
    const double z98 = z74 - (s4*z87 - c4*z86);

    /* composite body 4 */
    const double z99 = c4*neg_S4_xz + s4*S4_yz;
    const double S3_xy = z99 - z67 + 0.00012191242095074341;
    const double z100 = s4*(S4_xx - S4_yy) + 2.0*(c4*S4_xy);
    const double z101 = s4*z100;
    const double z102 = c4*ms4_x_scaled - s4*ms4_y_scaled;
    const double S3_xx = S4_xx + (2.0*z102 - z101) + 0.0616024210265277;
    const double z103 = s4*ms4_x_scaled + c4*ms4_y_scaled;
    const double S3_yz = neg_S4_xz*s4 - c4*S4_yz;
    const double z104 = S4_xx + S4_yy;

    /* column 4 */
    const double z105 = 3.83030303030303*z103 + (z102 + z104);
    const double z106 = S3_yz*c2 - s2*(s3*z105 + c3*z99);
    const double z107 = z99*s3 - c3*z105;

    /* composite body 3 */
    const double z108 = 2.0*(c3*S3_xy) - s3*(S4_zz - S3_xx);
    const double S2_xx = 0.023077882494931805 - (s3*z108 - S3_xx);
    const double S2_yy = S4_yy + z101 + 7.66060606060606*z103 + 1.032162061231881;
    const double z109 = z103 + (3.83030303030303*z102 - S4_xy + c4*z100) + 0.24149476342611426;
    const double z110 = 0.8229166666666666*ms4_z_scaled;
    const double z111 = S3_yz - z110 + 0.013297019103287584;
    const double z112 = c3*z109 - s3*z111;
    const double S2_xy = 0.00398335888393552 - z112;
    const double z113 = S4_zz + S3_xx;
    const double neg_S2_xz = S3_xy - c3*z108 + 0.01026110182100817;
    const double z114 = s3*z109 + c3*z111;
    const double neg_S2_yz = z114 + 0.0007689361029464;
    const double z115 = z110*z21 + (z87*z22 + (c3*z68 + z86*z23) + z70*z89);

    /* column 3 */
    const double z116 = c2*z113 + s2*z112;

    /* composite body 2 */
    const double z117 = s2*((S2_yy - S2_xx)*s2 - 2.0*(S2_xy*c2)) + z113 + 0.03733744848940618;
    const double S1_yz = s2*neg_S2_xz + c2*neg_S2_yz;

    M[0] = z117;
    M[1] = -S1_yz;
    M[2] = z116;
    M[3] = z106;
    M[4] = z88;
    M[5] = -z77;
    M[6] = z80;
    M[7] = -z82;
    M[8] = z82;
    M[9] = -S1_yz;
    M[10] = S2_xx + S2_yy;
    M[11] = -z114;
    M[12] = z107;
    M[13] = -z115;
    M[14] = z92;
    M[15] = z95;
    M[16] = -z97;
    M[17] = z97;
    M[18] = z116;
    M[19] = -z114;
    M[20] = z113;
    M[21] = S3_yz;
    M[22] = z98;
    M[23] = z63;
    M[24] = z55;
    M[25] = -z49;
    M[26] = z49;
    M[27] = z106;
    M[28] = z107;
    M[29] = S3_yz;
    M[30] = z104;
    M[31] = z68;
    M[32] = z83;
    M[33] = z84;
    M[34] = -z85;
    M[35] = z85;
    M[36] = z88;
    M[37] = -z115;
    M[38] = z98;
    M[39] = z68;
    M[40] = z75;
    M[41] = -z60;
    M[42] = -z53;
    M[43] = -z18;
    M[44] = z18;
    M[45] = -z77;
    M[46] = z92;
    M[47] = z63;
    M[48] = z83;
    M[49] = -z60;
    M[50] = z62;
    M[51] = z36;
    M[52] = -z44;
    M[53] = z44;
    M[54] = z80;
    M[55] = z95;
    M[56] = z55;
    M[57] = z84;
    M[58] = -z53;
    M[59] = z36;
    M[60] = z47;
    M[61] = 0.0;
    M[62] = 0.0;
    M[63] = -z82;
    M[64] = -z97;
    M[65] = -z49;
    M[66] = -z85;
    M[67] = -z18;
    M[68] = -z44;
    M[69] = 0.0;
    M[70] = 0.015;
    M[71] = 0.0;
    M[72] = z82;
    M[73] = z97;
    M[74] = z49;
    M[75] = z85;
    M[76] = z18;
    M[77] = z44;
    M[78] = 0.0;
    M[79] = 0.0;
    M[80] = 0.015;
}

void panda_hand_bias(const double q[9], const double qd[9], double b[9])
{
    /* joint angles */
    const double s2 = sin(q[1]);
    const double c2 = cos(q[1]);
    const double c3 = cos(q[2]);
    const double s3 = sin(q[2]);
    const double s4 = sin(q[3]);
    const double c5 = cos(q[4]);
    const double c4 = cos(q[3]);
    const double s5 = sin(q[4]);
    const double s6 = sin(q[5]);
    const double c6 = cos(q[5]);
    const double th7 = q[6] - 0.7853981633974483;
    const double s7 = sin(th7);
    const double c7 = cos(th7);

    /* motion of link 2 */
    const double neg_w2_x = qd[0]*s2;
    const double wd2_y = qd[1]*neg_w2_x;
    const double neg_w2_y = qd[0]*c2;
    const double U2_xy = neg_w2_x*neg_w2_y;
    const double neg_wd2_x = qd[1]*neg_w2_y;
    const double z1 = qd[1]*qd[1];
    const double z2 = neg_w2_y*neg_w2_y;
    const double z3 = neg_w2_x*neg_w2_x;

    /* motion of link 3 */
    const double w3_y = neg_w2_x*s3 + qd[1]*c3;
    const double z4 = w3_y*w3_y;
    const double w3_z = neg_w2_y + qd[2];
    const double z5 = w3_z*w3_z;
    const double w3_x = qd[1]*s3 - neg_w2_x*c3;
    const double wd3_y = s3*neg_wd2_x - qd[2]*w3_x;
    const double z6 = w3_z*w3_x;
    const double U3_zx = z6 - wd3_y;
    const double wd3_x = w3_y*qd[2] - c3*neg_wd2_x;
    const double z7 = w3_x*w3_x;
    const double U3_xz = wd3_y + z6;
    const double z8 = 118.9090909090909*s2;
    const double a3_x_scaled = 3.83030303030303*U3_xz - c3*z8;
    const double z9 = w3_y*w3_x;
    const double U3_yx = z9 - wd2_y;
    const double z10 = w3_y*w3_z;
    const double U3_yz = z10 - wd3_x;

    /* motion of link 4 */
    const double w4_x = w3_z*s4 + w3_x*c4;
    const double w4_z = qd[3] - w3_y;
    const double w4_y = w3_z*c4 - w3_x*s4;
    const double wd4_x = c4*wd3_x - wd2_y*s4 + qd[3]*w4_y;
    const double z11 = w4_y*w4_y;
    const double z12 = U3_zx + 118.9090909090909*c2 - 3.83030303030303*(z4 + z7);
    const double z13 = z5 + (z4 - a3_x_scaled);
    const double a4_x_scaled = s4*z12 - c4*z13;
    const double z14 = w4_z*w4_z;
    const double z15 = w4_x*w4_z;
    const double neg_wd4_y = s4*wd3_x + wd2_y*c4 + w4_x*qd[3];
    const double U4_zx = z15 + neg_wd4_y;
    const double neg_a4_z_scaled = U3_yx + (3.83030303030303*U3_yz + s3*z8);
    const double a4_y_scaled = s4*z13 + c4*z12;
    const double z16 = w4_x*w4_y;
    const double U4_yx = z16 - wd3_y;
    const double z17 = w4_z*w4_y;
    const double z18 = w4_x*w4_x;

    /* motion of link 5 */
    const double w5_x = c5*w4_x - s5*w4_z;
    const double wd5_y = wd3_y*c5 - (qd[4]*w5_x + s5*wd4_x);
    const double w5_z = qd[4] + w4_y;
    const double z19 = w5_x*w5_z;
    const double U5_xz = wd5_y + z19;
    const double z20 = z11 + a4_x_scaled + z14;
    const double z21 = U4_zx + neg_a4_z_scaled;
    const double z22 = c5*z20 + s5*z21;
    const double a5_x_scaled = 1.0008251418429999*U5_xz + 0.21502102656783204*z22;
    const double z23 = a4_y_scaled - U4_yx;
    const double z24 = w5_x*w5_x;
    const double neg_w5_y = c5*w4_z + w4_x*s5;
    const double z25 = neg_w5_y*neg_w5_y;
    const double a5_z_scaled = 0.001208932934385*z23 - 0.005627033294592*(z24 + z25);
    const double wd5_x = c5*wd4_x + wd3_y*s5 - qd[4]*neg_w5_y;
    const double z26 = s5*z20 - c5*z21;
    const double z27 = w5_z*neg_w5_y;
    const double neg_U5_yz = z27 + wd5_x;
    const double neg_a5_y_scaled = 0.21484375*z26 + neg_U5_yz;
    const double z28 = w5_z*w5_z;
    const double z29 = w5_x*neg_w5_y;
    const double neg_U5_yx = z29 + neg_wd4_y;
    const double U5_zx = z19 - wd5_y;

    /* motion of link 6 */
    const double w6_x = w5_x*c6 + w5_z*s6;
    const double w6_y = w5_z*c6 - w5_x*s6;
    const double z30 = w6_x*w6_y;
    const double U6_yx = z30 - wd5_y;
    const double z31 = 4.360038713256956*a5_x_scaled;
    const double z32 = 775.4772604296024*a5_z_scaled;
    const double a6_y_scaled = c6*z32 - s6*z31;
    const double wd6_x = c6*wd5_x - neg_wd4_y*s6 + w6_y*qd[5];
    const double w6_z = qd[5] + neg_w5_y;
    const double z33 = w6_y*w6_z;
    const double U6_yz = z33 - wd6_x;
    const double neg_wd6_y = s6*wd5_x + (neg_wd4_y*c6 + w6_x*qd[5]);
    const double z34 = w6_x*w6_z;
    const double U6_xz = z34 - neg_wd6_y;
    const double U6_zx = neg_wd6_y + z34;
    const double z35 = w6_z*w6_z;
    const double a6_x_scaled = c6*z31 + s6*z32;
    const double z36 = w6_y*w6_y;
    const double z37 = w6_x*w6_x;

    /* motion of link 7 */
    const double z38 = U6_yx + a6_y_scaled;
    const double w7_x = s7*w6_z + w6_x*c7;
    const double neg_wd7_y = wd6_x*s7 + wd5_y*c7 + qd[6]*w7_x;
    const double w7_z = qd[6] - w6_y;
    const double z39 = w7_x*w7_z;
    const double U7_zx = neg_wd7_y + z39;
    const double z40 = w7_x*w7_x;
    const double w7_y = c7*w6_z - w6_x*s7;
    const double z41 = w7_y*w7_y;
    const double neg_a7_z_scaled = 0.044*z38 + 0.0827*(z40 + z41);
    const double wd7_x = wd6_x*c7 - wd5_y*s7 + qd[6]*w7_y;
    const double z42 = w7_z*w7_y;
    const double U7_zy = wd7_x + z42;
    const double U7_yz = z42 - wd7_x;
    const double z43 = U6_zx + 4.363636363636364*neg_a5_y_scaled;
    const double z44 = z35 - a6_x_scaled + z36;
    const double z45 = c7*z43 + s7*z44;
    const double a7_y_scaled = 1.8795454545454546*U7_yz + z45;
    const double z46 = w7_z*w7_z;
    const double neg_U7_yy = z40 + z46;
    const double z47 = w7_x*w7_y;
    const double U7_yx = neg_wd6_y + z47;
    const double z48 = s7*z43 - c7*z44;
    const double U7_xz = z39 - neg_wd7_y;
    const double a7_x_scaled = U7_xz + 0.532043530834341*z48;
    const double U7_xy = z47 - neg_wd6_y;

    /* motion of link 8 */
    const double z49 = 0.5*q[7];
    const double neg_a8_y_scaled = U7_zy*z49 + (w7_x*qd[7] - neg_a7_z_scaled);
    const double z50 = 0.015*neg_U7_yy;
    const double z51 = 0.0013199999999999998*a7_y_scaled;
    const double a8_z_scaled = z51 - q[7]*z50;

    /* motion of link 9 */
    const double z52 = 0.5*q[8];
    const double neg_a9_y_scaled = w7_x*qd[8] + (neg_a7_z_scaled + U7_zy*z52);
    const double neg_a9_z_scaled = q[8]*z50 + z51;
    const double z53 = 0.0827*a7_x_scaled;
    const double a8_x_scaled = z53 + z49*U7_xy - w7_z*qd[7];
    const double a9_x_scaled = z53 - z52*U7_xy + w7_z*qd[8];

    /* forces on link 7 */
    const double z54 = z38 - (0.002735390872489374*U7_zx + (0.023378363743937657*U7_zy -
        14.648365235440842*neg_a7_z_scaled)) - 0.21524527237735364*(neg_a8_y_scaled -
        neg_a9_y_scaled);
    const double f7_y = 0.0898316692265538*a7_y_scaled - (0.0032583801008580025*neg_U7_yy -
        (a8_z_scaled + neg_a9_z_scaled + 0.00038124751948473033*U7_yx));
    const double z55 = f7_y + 0.1393758834684462*z45;
    const double z56 = 0.03*a8_x_scaled;
    const double z57 = 0.03*a9_x_scaled;
    const double f7_x = 0.168842705569*a7_x_scaled + (z56 + z57) + 0.0032583801008580025*U7_xy -
        0.00038124751948473033*(z41 + z46);
    const double z58 = 0.1393758834684462*z48 + f7_x;
    const double z59 = s7*z58 + c7*z55;
    const double z60 = q[8]*neg_a9_y_scaled + (q[7]*neg_a8_y_scaled - (5.513333333333334*f7_y +
        0.21722534005720015*neg_a7_z_scaled)) - 0.04034906297535383*U7_zx;
    const double z61 = 0.034381206851632644*(z46 - z41) + (0.0921186819149644*z42 + (z60 +
        0.008942765027506476*U7_yx + 0.1045936315514506*wd7_x));
    const double z62 = 3.8010993688410313*neg_wd7_y - (U7_xy + 1.1735790180221028*U7_zy +
        160.35892390646327*f7_x + 0.7392556465124517*neg_a7_z_scaled);
    const double z63 = 3.354978171465627e-05*a7_y_scaled - (0.0005389360686819136*a7_x_scaled -
        (0.0007827825633684959*z47 + 0.006684151967360946*neg_wd6_y - 0.0002682829508251943*U7_yz));
    const double n7_z = q[8]*z57 + z63 - 0.0010314362055489793*U7_xz - q[7]*z56 +
        0.0012104718892606149*(z40 - z41);

    /* forces on link 6 */
    const double f6_y = 0.1393758834684462*z54 - 0.067870631425*U6_yz;
    const double f6_x = c7*z58 - s7*z55 - 0.067870631425*U6_xz;
    const double z64 = 0.03*z61;
    const double z65 = 0.0010314362055489793*(0.26010619889225367*(z40 - z46) + (z62 +
        3.4382572588964875*z39));
    const double z66 = c7*z64 + (0.0005462437073966848*U6_zx - 0.0001037589172186849*U6_yx) + s7*z65
        - 0.010045187828321242*U6_yz;
    const double n6_x = z66 + 0.005972615565399999*a6_y_scaled - 9.3569097314605e-05*(z35 - z36);
    const double z67 = 0.005972615565399999*a6_x_scaled + (0.088*z59 + 0.0011196707334275558*U6_zx +
        n7_z) + 0.0001037589172186849*(z35 - z37);
    const double neg_n6_y = 9.3569097314605e-05*(wd5_y + z30) + (0.0005462437073966848*(wd6_x + z33)
        + (z67 - 0.010045187828321242*U6_xz));
    const double z68 = 0.0001037589172186849*U6_yz + (s7*z64 + (0.0011196707334275558*U6_yx +
        0.012265077745223264*z54) - c7*z65);
    const double n6_z = 0.0005462437073966848*(z36 - z37) + (z68 + 9.3569097314605e-05*U6_xz);

    /* forces on link 5 */
    const double f5_x = 0.014653732538*(z25 + z28) - (s6*f6_y - c6*f6_x - a5_x_scaled);
    const double z69 = f5_x + 0.12040216743060547*z22;
    const double neg_f5_y = z59 + 1.0008251418429999*neg_a5_y_scaled - 0.014653732538*neg_U5_yx +
        0.067870631425*(z36 + z37);
    const double z70 = neg_f5_y + 0.12040216743060547*z26;
    const double z71 = 0.0021640520520981297*U5_xz - 0.004600245517563105*neg_U5_yz + s6*n6_x -
        c6*neg_n6_y - 0.001451156065026715*neg_U5_yx;
    const double n5_z = z71 + 0.005627033294592*neg_a5_y_scaled - 0.00151524447332703*(z24 - z25);
    const double z72 = 0.0021640520520981297*(neg_wd4_y - z29) + (0.001451156065026715*U5_zx + (n6_z
        - a5_z_scaled - 0.384*f5_x));
    const double z73 = 0.004600245517563105*(z24 - z28) - (z72 + 0.00151524447332703*(wd5_x - z27));
    const double z74 = 0.00151524447332703*U5_zx + (c6*n6_x + s6*neg_n6_y) +
        0.004600245517563105*neg_U5_yx + 0.384*neg_f5_y;
    const double z75 = 0.0021640520520981297*(z25 - z28) + z74;
    const double z76 = 0.12040216743060547*z23 + (c6*f6_y + (177.860177725422*a5_z_scaled -
        0.014653732538*U5_zx + s6*f6_x));

    /* forces on link 4 */
    const double z77 = 0.0825*(c5*z70 - s5*z69);
    const double z78 = z77 + n5_z - 0.027593912463068734*neg_wd4_y + 0.016762385466687735*z15 -
        0.0031923204867866507*(wd4_x + z17);
    const double n4_y = z78 + 0.0016444875773692703*(wd3_y + z16) - 0.0039053550262761*(z18 - z14);
    const double f4_z_scaled = z77 - 0.016011409030815*neg_a4_z_scaled;
    const double z79 = c5*z75 + (0.0031923204867866507*U4_zx - (0.09769511851745846*z17 +
        0.053338820587702*wd4_x - 0.0039053550262761*U4_yx));
    const double neg_n4_x = s5*z73 - z79 + 0.0016444875773692703*(z11 - z14);
    const double z80 = s5*z75 + (0.0825*z76 - (0.08093273305077073*z16 + 0.07010120605438973*wd3_y))
        - 0.0016444875773692703*(neg_wd4_y - z15);
    const double neg_n4_z = c5*z73 + z80 + 0.0039053550262761*(z17 - wd4_x) +
        0.0031923204867866507*(z18 - z11);
    const double f4_x = 0.194077685222*a4_x_scaled + s5*z70 + c5*z69;
    const double f4_y = z76 + 0.194077685222*a4_y_scaled;

    /* forces on link 3 */
    const double z81 = s4*n4_y + (c4*neg_n4_x - (0.27690780075318*c2 + (3.83030303030303*f4_z_scaled
        - 0.005487648106562256*U3_yx)));
    const double z82 = 0.013297019103287584*(z4 - z5) + (z81 - 0.00012191242095074341*U3_zx);
    const double z83 = 0.316*(c4*(f4_x - 0.2610759493670886*f4_y) - s4*(f4_y +
        0.2610759493670886*f4_x));
    const double z84 = 0.013297019103287584*(wd2_y + z9) + z83 + 0.005487648106562256*(z7 - z5) +
        1.3360662912303295e-05*U3_zx;
    const double z85 = 0.00012191242095074341*(wd3_x + z10) - (neg_n4_z + z84);
    const double z86 = s4*neg_n4_x - (c4*n4_y + (0.005487648106562256*U3_yz -
        (0.0023287353274350003*a3_x_scaled + 0.004377257121839583*U3_xz)));
    const double neg_n3_z = 0.00012191242095074341*(z7 - z4) + (f4_z_scaled +
        (1.3360662912303295e-05*U3_yx + z86));

    /* forces on link 2 */
    const double z87 = 0.00796671776787104*wd2_y - (0.01026110182100817*U2_xy + (s3*z85 - c3*z82)) +
        0.2563665845006481*neg_wd2_x;
    const double neg_n2_x = z87 + 0.0007689361029464*(z1 - z2);
    const double n2_y = 0.01026110182100817*(z1 - z3) + (0.00796671776787104*neg_wd2_x -
        (0.0007689361029464*U2_xy - (neg_n3_z + 0.04615576498986361*wd2_y)));
    const double n1_z = s2*neg_n2_x - c2*n2_y;
    const double z88 = c3*z85 + (s3*z82 + (0.10510540975539225*U2_xy + (4.74615389612781*s2 -
        0.01993386669246*c2)));
    const double neg_n2_z = 0.00398335888393552*(z3 - z2) + z88;

    b[0] = n1_z;
    b[1] = -neg_n2_z;
    b[2] = -neg_n3_z;
    b[3] = -neg_n4_z;
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
    const double c7 = cos(th7);
    const double s5 = sin(q[4]);
    const double c3 = cos(q[2]);
    const double s2 = sin(q[1]);
    const double c4 = cos(q[3]);
    const double s4 = sin(q[3]);
    const double c2 = cos(q[1]);
    const double s3 = sin(q[2]);
    const double c5 = cos(q[4]);
    const double c6 = cos(q[5]);
    const double s6 = sin(q[5]);
    const double s7 = sin(th7);

    /* motion of link 3 */
    const double z1 = c3*s2;
    const double z2 = s2*s3;

    /* motion of link 4 */
    const double a4_x_scaled = s4*c2 - z1*c4;
    const double a4_y_scaled = c4*c2 + z1*s4;

    /* motion of link 5 */
    const double a5_y_scaled = z2*c5 - s5*a4_x_scaled;
    const double a5_x_scaled = a4_x_scaled*c5 + s5*z2;

    /* motion of link 6 */
    const double a6_x_scaled = a5_x_scaled*c6 + s6*a4_y_scaled;
    const double a6_y_scaled = c6*a4_y_scaled - a5_x_scaled*s6;

    /* motion of link 7 */
    const double neg_a7_y_scaled = c7*a5_y_scaled + a6_x_scaled*s7;
    const double a7_x_scaled = c7*a6_x_scaled - a5_y_scaled*s7;

    /* forces on link 7 */
    const double z3 = c7*neg_a7_y_scaled - s7*a7_x_scaled;
    const double z4 = 0.14715*(q[8] - q[7]);
    const double n7_z = a7_x_scaled*z4 - (0.003740038166145205*neg_a7_y_scaled +
        0.031964708789417005*a7_x_scaled);
    const double z5 = a6_y_scaled*z4 + (1.70502416163189*neg_a7_y_scaled -
        0.031964708789417005*a6_y_scaled);
    const double z6 = 0.003740038166145205*a6_y_scaled + 1.70502416163189*a7_x_scaled;
    const double n6_z = c7*z6 + 2.27442449193795*a6_y_scaled + s7*z5;

    /* forces on link 6 */
    const double neg_f6_z_scaled = 2.1322729611918283*z3 + 5.194403625152492*a5_y_scaled;
    const double f6_x_scaled = c7*a7_x_scaled + s7*neg_a7_y_scaled + 2.436087555248599*a6_x_scaled;
    const double z7 = 2.1322729611918283*f6_x_scaled;
    const double z8 = 7.326676586344321*a6_y_scaled;
    const double f5_x_scaled = c6*z7 - s6*z8;
    const double n6_y = 2.27442449193795*z3 - 0.66581089427925*a6_x_scaled - n7_z;
    const double n6_x = 0.66581089427925*a6_y_scaled + (c7*z5 - s7*z6);
    const double f5_z_scaled = s6*z7 + c6*z8;

    /* forces on link 5 */
    const double neg_f4_z_scaled = c5*neg_f6_z_scaled + s5*f5_x_scaled;
    const double z9 = 14.359493141048134*a5_y_scaled + (c6*n6_x - (s6*n6_y +
        4.654545454545454*neg_f6_z_scaled));
    const double z10 = 0.14375311619778*a4_y_scaled + (4.654545454545454*f5_x_scaled - n6_z) -
        14.359493141048134*a5_x_scaled;
    const double n5_z = s6*n6_x + c6*n6_y - 0.14375311619778*a5_y_scaled;
    const double f4_x_scaled = c5*f5_x_scaled - s5*neg_f6_z_scaled;

    /* forces on link 4 */
    const double n4_x = c5*z9 + (0.27690780075318*a4_y_scaled - s5*z10);
    const double n4_y = n5_z - (neg_f4_z_scaled + (0.27690780075318*a4_x_scaled -
        1.9039020920278202*z2));
    const double n3_z = neg_f4_z_scaled + (s4*n4_x + c4*n4_y);
    const double neg_n4_z = s5*z9 + (c5*z10 + (f5_z_scaled - 1.9039020920278202*a4_y_scaled));

    /* forces on link 3 */
    const double z11 = c4*n4_x - s4*n4_y - 3.83030303030303*neg_f4_z_scaled;
    const double z12 = c4*(f5_z_scaled - 3.83030303030303*f4_x_scaled) + s4*(f4_x_scaled +
        3.83030303030303*f5_z_scaled) - neg_n4_z;
    const double n2_x = c3*z11 + s3*z12;

    /* forces on link 2 */
    const double n1_z = c2*n3_z - s2*n2_x;
    const double n2_z = 0.01993386669246*c2 - 4.74615389612781*s2 + s3*z11 - c3*z12;

    /* forces on link 1 */
    const double z13 = 0.14715*neg_a7_y_scaled;

    g[0] = n1_z;
    g[1] = n2_z;
    g[2] = n3_z;
    g[3] = -neg_n4_z;
    g[4] = n5_z;
    g[5] = n6_z;
    g[6] = n7_z;
    g[7] = -z13;
    g[8] = z13;
}

void panda_hand_forward_dynamics(const double q[9], const double qd[9], const double tau[9],
                                 double qdd[9])
{
    /* joint angles */
    const double s2 = sin(q[1]);
    const double c2 = cos(q[1]);
    const double th7 = q[6] - 0.7853981633974483;
    const double s7 = sin(th7);
    const double c7 = cos(th7);
    const double s6 = sin(q[5]);
    const double c6 = cos(q[5]);
    const double c5 = cos(q[4]);
    const double s5 = sin(q[4]);
    const double c4 = cos(q[3]);
    const double s4 = sin(q[3]);
    const double c3 = cos(q[2]);
    const double s3 = sin(q[2]);

    /* motion of link 2 */
    const double neg_w2_x = qd[0]*s2;
    const double neg_w2_y = qd[0]*c2;
    const double U2_xy = neg_w2_x*neg_w2_y;
    const double wd2_y = neg_w2_x*qd[1];
    const double z1 = neg_w2_x*neg_w2_x;
    const double z2 = neg_w2_y*neg_w2_y;
    const double neg_wd2_x = neg_w2_y*qd[1];
    const double z3 = qd[1]*qd[1];

    /* motion of link 3 */
    const double w3_y = neg_w2_x*s3 + qd[1]*c3;
    const double z4 = w3_y*w3_y;
    const double w3_z = neg_w2_y + qd[2];
    const double z5 = w3_z*w3_z;
    const double w3_x = qd[1]*s3 - neg_w2_x*c3;
    const double z6 = w3_y*w3_x;
    const double U3_yx = z6 - wd2_y;
    const double z7 = w3_x*w3_x;
    const double wd3_x = w3_y*qd[2] - c3*neg_wd2_x;
    const double wd3_y = s3*neg_wd2_x - qd[2]*w3_x;
    const double z8 = w3_z*w3_x;
    const double U3_xz = wd3_y + z8;
    const double z9 = 118.9090909090909*s2;
    const double a3_x_scaled = 3.83030303030303*U3_xz - c3*z9;
    const double U3_zx = z8 - wd3_y;
    const double z10 = w3_y*w3_z;
    const double U3_yz = z10 - wd3_x;

    /* motion of link 4 */
    const double w4_y = c4*w3_z - s4*w3_x;
    const double wd4_x = c4*wd3_x - wd2_y*s4 + qd[3]*w4_y;
    const double w4_z = qd[3] - w3_y;
    const double w4_x = s4*w3_z + c4*w3_x;
    const double neg_wd4_y = s4*wd3_x + wd2_y*c4 + qd[3]*w4_x;
    const double z11 = z5 + (z4 - a3_x_scaled);
    const double z12 = 118.9090909090909*c2 + U3_zx - 3.83030303030303*(z4 + z7);
    const double a4_y_scaled = s4*z11 + c4*z12;
    const double z13 = w4_y*w4_x;
    const double U4_yx = z13 - wd3_y;
    const double z14 = w4_z*w4_x;
    const double U4_zx = z14 + neg_wd4_y;
    const double neg_a4_z_scaled = U3_yx + (3.83030303030303*U3_yz + s3*z9);
    const double z15 = w4_y*w4_y;
    const double a4_x_scaled = s4*z12 - c4*z11;
    const double z16 = w4_z*w4_z;
    const double z17 = w4_y*w4_z;
    const double z18 = w4_x*w4_x;

    /* motion of link 5 */
    const double z19 = 0.0825*c5;
    const double z20 = 0.0825*s5;
    const double neg_w5_y = c5*w4_z + s5*w4_x;
    const double wd5_x = c5*wd4_x + s5*wd3_y - qd[4]*neg_w5_y;
    const double w5_z = qd[4] + w4_y;
    const double w5_x = c5*w4_x - s5*w4_z;
    const double wd5_y = c5*wd3_y - (qd[4]*w5_x + s5*wd4_x);
    const double z21 = w5_x*w5_x;
    const double z22 = neg_w5_y*neg_w5_y;
    const double z23 = a4_y_scaled - U4_yx;
    const double a5_z = 0.0825*z23 - 0.384*(z21 + z22);
    const double z24 = w5_z*w5_x;
    const double U5_xz = wd5_y + z24;
    const double z25 = U4_zx + neg_a4_z_scaled;
    const double z26 = z15 + a4_x_scaled + z16;
    const double z27 = z20*z25 + z19*z26;
    const double a5_x = 0.384*U5_xz + z27;
    const double z28 = z20*z26 - z19*z25;
    const double z29 = neg_w5_y*w5_z;
    const double neg_U5_yz = z29 + wd5_x;
    const double neg_a5_y = z28 + 0.384*neg_U5_yz;
    const double z30 = neg_w5_y*w5_x;
    const double neg_U5_yx = z30 + neg_wd4_y;
    const double z31 = w5_z*w5_z;
    const double U5_zx = z24 - wd5_y;

    /* motion of link 6 */
    const double w6_y = c6*w5_z - s6*w5_x;
    const double wd6_x = c6*wd5_x - s6*neg_wd4_y + qd[5]*w6_y;
    const double w6_z = qd[5] + neg_w5_y;
    const double w6_x = c6*w5_x + s6*w5_z;
    const double z32 = w6_y*w6_x;
    const double U6_yx = z32 - wd5_y;
    const double a6_y = c6*a5_z - s6*a5_x;
    const double z33 = w6_y*w6_z;
    const double U6_yz = z33 - wd6_x;
    const double neg_wd6_y = s6*wd5_x + (c6*neg_wd4_y + qd[5]*w6_x);
    const double z34 = w6_z*w6_x;
    const double U6_zx = neg_wd6_y + z34;
    const double a6_x = c6*a5_x + s6*a5_z;
    const double z35 = w6_z*w6_z;
    const double z36 = w6_y*w6_y;
    const double U6_xz = z34 - neg_wd6_y;
    const double z37 = w6_x*w6_x;

    /* motion of link 7 */
    const double z38 = 0.00038124751948473033*c7;
    const double z39 = 0.00038124751948473033*s7;
    const double w7_x = s7*w6_z + c7*w6_x;
    const double neg_wd7_y = s7*wd6_x + c7*wd5_y + qd[6]*w7_x;
    const double w7_z = qd[6] - w6_y;
    const double z40 = w7_x*w7_z;
    const double U7_zx = neg_wd7_y + z40;
    const double z41 = w7_x*w7_x;
    const double w7_y = c7*w6_z - s7*w6_x;
    const double z42 = w7_y*w7_y;
    const double z43 = 0.088*U6_yx + a6_y;
    const double neg_a7_z = 0.1654*(z41 + z42) + z43;
    const double wd7_x = c7*wd6_x - s7*wd5_y + qd[6]*w7_y;
    const double z44 = w7_z*w7_y;
    const double U7_zy = wd7_x + z44;
    const double z45 = w7_x*w7_y;
    const double U7_xy = z45 - neg_wd6_y;
    const double U7_xz = z40 - neg_wd7_y;
    const double z46 = 0.088*U6_zx + neg_a5_y;
    const double z47 = 0.088*(z35 + z36) - a6_x;
    const double z48 = s7*z46 - c7*z47;
    const double a7_x = 0.1654*U7_xz + z48;
    const double U7_yz = z44 - wd7_x;
    const double z49 = z38*z46 + z39*z47;
    const double a7_y_scaled = z49 + 6.30583397227744e-05*U7_yz;
    const double z50 = w7_z*w7_z;
    const double neg_U7_yy = z41 + z50;

    /* motion of link 8 */
    const double z51 = 2.0*w7_x;
    const double a8_y = neg_a7_z - z51*qd[7] - q[7]*U7_zy;

    /* motion of link 9 */
    const double neg_a9_y = z51*qd[8] + (neg_a7_z + q[8]*U7_zy);
    const double z52 = 2.0*w7_z;
    const double a8_x = q[7]*U7_xy + a7_x - qd[7]*z52;
    const double a9_x = a7_x - q[8]*U7_xy + qd[8]*z52;

    /* forces on link 7 */
    const double z53 = 0.0002407143967790649*U7_zx + (0.0020572960094665136*U7_zy -
        0.644528070359397*neg_a7_z) - z43 - 0.00947079198460356*(a8_y + neg_a9_y);

    /* forces on link 1 */
    const double z54 = 0.0007827825633684959*z45 + 0.006684151967360946*neg_wd6_y -
        0.0002682829508251943*U7_yz - 0.0032583801008580025*a7_x + a7_y_scaled;

    /* articulated body 8 */
    const double z55 = 0.015*q[7];
    const double z56 = 0.015*q[8];
    const double neg_F7_xz = z55 - z56 + 0.0032583801008580025;
    const double I7_xx = q[8]*z56 + q[7]*z55 + 0.006684151967360946;
    const double neg_phi7 = z54 + z56*a9_x - 0.0010314362055489793*U7_xz - z55*a8_x - tau[6] +
        0.0012104718892606149*(z41 - z42);

    /* articulated body 7 */
    const double iD7 = 1.0/I7_xx;
    const double z57 = neg_F7_xz*iD7;
    const double z58 = neg_F7_xz*z57 - 0.03;
    const double z59 = 1.4534967111325983e-07*iD7;
    const double z60 = 0.00038124751948473033*z57;
    const double z61 = 2.0*c7;
    const double z62 = (z58 - z59)*s7 - z60*z61;
    const double z63 = s7*z62;
    const double neg_G6_zz = z59 + z63;
    const double z64 = 0.007115766900087207*z58 + 4.437400006648713e-05*z57;
    const double z65 = 23.24415657825623*z64;
    const double z66 = 7.824137392001603e-08*iD7;
    const double z67 = 0.0002052246111024199*z57;
    const double z68 = z57 + 0.006236010916257433*iD7;
    const double z69 = 6.30583397227744e-05*z68;
    const double z70 = c7*(z65 + z66) - s7*(z67 - z69);
    const double z71 = s7*z70;
    const double F6_zz = z69 - z71;
    const double I6_yz = 9.3569097314605e-05 - 0.088*F6_zz;
    const double z72 = neg_F7_xz*s7 - z38;
    const double z73 = 3.8445834980435807*(z64 + 4.437400006648713e-05*z68 - 0.001942195958165349);
    const double z74 = 4.211714100213948e-08*iD7 - I7_xx;
    const double z75 = 3.3944150676340246e-05*z68 + 0.0012104718892606149;
    const double z76 = s7*(z74 - z73) - z61*z75;
    const double z77 = s7*z76;
    const double I6_zz = 0.04590249585088273 - (0.176*z72 + z73 + z77);
    const double z78 = neg_F7_xz*c7 + z39;
    const double neg_I6_xz = 0.088*z78 + (z75 + c7*z76) + 0.0001037589172186849;
    const double z79 = c7*z70;
    const double z80 = z65 - z79;
    const double F6_xz = z66 - z79 + 0.168842705569;
    const double F6_yz = 0.231847552695 - z72;
    const double neg_G6_xz = z60 + c7*z62;
    const double z81 = iD7*neg_phi7;

    /* articulated body 6 */
    const double iD6 = 1.0/I6_zz;
    const double z82 = I6_yz*iD6;
    const double z83 = 0.007743999999999999*neg_G6_zz + I6_yz*z82 - 0.032786279263935514;
    const double z84 = iD6*neg_I6_xz;
    const double z85 = z77 - (neg_I6_xz*z84 + z74) + 0.035876584373643126;
    const double z86 = 0.088*z80 - z82*neg_I6_xz - 0.014311914382675314;
    const double z87 = 2.0*c6;
    const double z88 = s6*(z83 + z85) - z86*z87;
    const double z89 = s6*z88;
    const double I5_zz = z89 - z83;
    const double z90 = z67 + (z71 + z84*F6_xz);
    const double z91 = z82*F6_yz;
    const double z92 = z84*F6_yz - z78;
    const double z93 = 0.088*neg_G6_xz - z82*F6_xz;
    const double z94 = s6*(z90 + z91) + c6*(z92 + z93);
    const double z95 = c6*z94;
    const double F5_xz = z95 - (z92 + 0.067870631425);
    const double z96 = iD6*F6_xz;
    const double z97 = z58 - z63 + F6_xz*z96;
    const double z98 = iD6*F6_yz;
    const double z99 = F6_xz*z98;
    const double z100 = 0.03 - F6_yz*z98;
    const double z101 = z87*z99 + s6*(z97 + z100);
    const double z102 = s6*z101;
    const double z103 = 0.088*neg_G6_zz - F6_zz*z82 - 0.22920755269499998;
    const double z104 = z80 + F6_zz*z84 - 0.168842705569;
    const double I5_xz = z86 + c6*z88 - 0.004600245517563105;
    const double neg_F5_yz = s6*z104 + c6*z103 + 0.014653732538;
    const double z105 = F6_zz*iD6;
    const double z106 = neg_G6_xz + F6_xz*z105;
    const double z107 = F6_yz*z105;
    const double z108 = s6*z94;
    const double F5_zz = z108 - z91;
    const double z109 = 0.11700523195079039*(z42 + z50) - (U7_xy +
        306.90096583166536*(z57*neg_phi7)) - 313.2889323625006*a7_x;
    const double z110 = z109 - 4.60351448747498*(a8_x + a9_x);
    const double z111 = 10.283585622303415*neg_wd7_y + 1.413612000440829*z110 -
        3.1750288917200327*U7_zy - neg_a7_z + 0.7036975642170428*(z41 - z50);
    const double z112 = z111 + 9.30194385424576*z40 - 2.7054240430023055*(U7_xy + z81);
    const double z113 = neg_wd6_y + z45 - z81;
    const double z114 = tau[7] + 2677.563448566663*a7_y_scaled + 0.00038124751948473033*z113 -
        0.0032583801008580025*neg_U7_yy - tau[8];
    const double z115 = 0.0002682829508251943*z113 - 0.0032583801008580025*neg_a7_z + z56*neg_a9_y +
        0.003137808946543518*wd7_x - 0.1654*z114;
    const double z116 = 0.0010314362055489793*(z50 - z42) + (0.002763560457448932*z44 -
        (0.0012104718892606149*U7_zx + (z55*a8_y - z115)));
    const double z117 = z38*z112 + (0.1393758834684462*z53 - (0.0011196707334275558*U6_yx + (s7*z116
        - tau[5])));
    const double neg_u6 = 0.0001037589172186849*U6_yz - z117 + 9.3569097314605e-05*U6_xz +
        0.0005462437073966848*(z36 - z37);

    /* articulated body 5 */
    const double iD5 = 1.0/I5_zz;
    const double z118 = iD5*F5_xz;
    const double z119 = z102 - z97 - F5_xz*z118;
    const double z120 = 0.0008309959880056819*z118;
    const double z121 = 0.147456*z119 - z120;
    const double z122 = 2.6041666666666665*z121;
    const double z123 = iD5*I5_xz;
    const double z124 = s6*z103 + (z123*neg_F5_yz - c6*z104);
    const double z125 = iD5*neg_F5_yz;
    const double z126 = F6_zz*z105 + (neg_G6_zz + neg_F5_yz*z125);
    const double z127 = z124 + 0.384*z126;
    const double z128 = c6*z106 - s6*z107 + F5_xz*z125;
    const double z129 = 0.384*z128;
    const double z130 = z129 + 0.0021640520520981297*z125;
    const double z131 = z108 + (F5_xz*z123 - z90);
    const double z132 = z129 + z131;
    const double z133 = c5*(z122 + z127) - s5*(z130 + z132);
    const double z134 = c5*z133;
    const double z135 = iD5*F5_zz;
    const double z136 = c6*z107 + (neg_F5_yz*z135 + s6*z106);
    const double z137 = z99 - c6*z101 - F5_xz*z135;
    const double G4_xy = c5*z137 - s5*z136;
    const double neg_F4_xz = z134 + 0.0825*G4_xy - z127 + 2.001003553603;
    const double z138 = z95 + (0.067870631425 - z93 - 0.384*z136) - z123*F5_zz;
    const double z139 = 0.384*z137 - 0.0021640520520981297*z135 + 0.014653732538;
    const double z140 = s5*z138 + c5*z139;
    const double G4_yy = z100 - F5_zz*z135 - z102;
    const double z141 = z140 + 0.0825*G4_yy;
    const double z142 = 2.0*c5;
    const double z143 = 0.0021640520520981297*z123 + 0.384*(z130 + z131) + 0.00151524447332703;
    const double z144 = z85 - (I5_xz*z123 + z89) - 0.384*(z124 + z127) - 0.00290231213005343;
    const double z145 = z121 - (z120 + 4.6831212841901265e-06*iD5);
    const double z146 = s5*(z144 - z145) - z142*z143;
    const double z147 = s5*z146;
    const double I4_zz = 0.0825*(z140 + z141) + (z145 + z147) + 0.745135499752814;
    const double z148 = z128*z142 + s5*(z119 + z126);
    const double z149 = s5*z148;
    const double F4_yx = c5*z138 - s5*z139;
    const double I4_xz = 0.0039053550262761 - (c5*z146 + z143 + 0.0825*F4_yx);
    const double neg_F4_yz = z141 + 0.55030527465;
    const double G4_xz_scaled = 0.0825*z128 - z148*z19;
    const double neg_G4_yz_scaled = z137*z20 + z136*z19;
    const double z150 = s5*z133;
    const double F4_zz_scaled = 0.0825*(z130 + neg_G4_yz_scaled) + 0.0825*z150;
    const double I4_yz = F4_zz_scaled - 0.0016444875773692703;
    const double G4_zz = z149 - z126;
    const double z151 = 1.5838168575959795*z48 - 0.0032583801008580025*z110;
    const double z152 = z114 + 4154.300753842451*z49;
    const double z153 = z39*z112 + (z84*neg_u6 + c7*z116) - 0.0001037589172186849*U6_yx +
        0.0005462437073966848*U6_zx;
    const double z154 = z153 + 0.067870631425*a6_y - 0.010045187828321242*U6_yz -
        9.3569097314605e-05*(z35 - z36);
    const double z155 = s7*z151 + c7*z152;
    const double z156 = 0.067870631425*a6_x + (z82*neg_u6 + tau[6] + 0.088*z155) +
        0.0001037589172186849*(z35 - z37);
    const double z157 = 0.010045187828321242*U6_xz - (9.3569097314605e-05*(wd5_y + z32) + z156) -
        0.0011196707334275558*U6_zx - 0.0005462437073966848*(wd6_x + z33);
    const double z158 = s6*z154 - tau[4] - 0.004600245517563105*neg_U5_yz +
        0.0021640520520981297*U5_xz + c6*z157;
    const double u5 = 0.00151524447332703*(z21 - z22) - (0.014653732538*neg_a5_y + z158 -
        0.001451156065026715*neg_U5_yx);
    const double z159 = iD5*u5;

    /* articulated body 4 */
    const double iD4 = 1.0/I4_zz;
    const double z160 = neg_F4_xz*iD4;
    const double z161 = z119 - neg_F4_xz*z160 - z149;
    const double z162 = iD4*I4_xz;
    const double z163 = F4_yx + z162*neg_F4_yz;
    const double z164 = iD4*F4_zz_scaled;
    const double z165 = G4_xz_scaled + neg_F4_xz*z164;
    const double z166 = neg_F4_yz*z164 - neg_G4_yz_scaled;
    const double G3_xy_scaled = s4*z166 - c4*z165;
    const double z167 = iD4*I4_yz;
    const double z168 = neg_F4_yz*z167 - neg_G4_yz_scaled;
    const double z169 = z132 + z150 - neg_F4_xz*z162;
    const double z170 = G4_xz_scaled + neg_F4_xz*z167;
    const double z171 = s4*(z168 + z169) - c4*(z163 + z170);
    const double z172 = c4*z171;
    const double F3_xz = G3_xy_scaled - z163 - z172 - 0.042079174377492354;
    const double z173 = 0.006806250000000001*G4_zz;
    const double z174 = z173 - I4_yz*z167 + 0.07299409762169373;
    const double z175 = 0.0825*(z122 - z134);
    const double z176 = z175 - I4_xz*z167 + 0.16189047268546086;
    const double z177 = 2.0*c4;
    const double z178 = I4_xz*z162 + (z147 - z144) - 0.7164977000608768;
    const double z179 = z176*z177 - s4*(z174 + z178);
    const double z180 = s4*z179;
    const double z181 = z175 - z162*F4_zz_scaled + 0.1650827931722475;
    const double z182 = z173 - F4_zz_scaled*z167 + 0.045400185158625005;
    const double z183 = s4*z181 + c4*z182;
    const double z184 = z173 - F4_zz_scaled*z164;
    const double z185 = z184 - z183;
    const double I3_zz = z174 + z180 - z183 + z185 + 0.0613982335265277;
    const double z186 = iD4*neg_F4_yz;
    const double z187 = neg_F4_xz*z186 - G4_xy;
    const double z188 = neg_F4_yz*z186 - G4_yy;
    const double neg_G3_yz_scaled = z165*s4 + c4*z166;
    const double z189 = s4*z171;
    const double I3_yz_scaled = neg_G3_yz_scaled + z189 - z168;
    const double F3_yz_scaled = 3.83030303030303*z185 + 0.24071266342611428;
    const double F3_yx_scaled = s4*z182 - c4*z181;
    const double I3_xz = c4*z179 + (F3_yx_scaled - z176);
    const double z190 = 1.5838168575959795*z53 + 0.067870631425*U6_yz + z98*neg_u6;
    const double z191 = c7*z151 - z96*neg_u6 - 0.067870631425*U6_xz - s7*z152;
    const double z192 = s6*z190 + (c6*z191 + z118*u5 + 2.606315473549479*a5_x) + 0.014653732538*(z22
        + z31);
    const double z193 = z125*u5 + (z155 - z105*neg_u6) - 0.014653732538*neg_U5_yx +
        2.606315473549479*neg_a5_y;
    const double z194 = z193 + 0.067870631425*(z36 + z37);
    const double z195 = 0.00151524447332703*U5_zx + (z123*u5 + (0.384*z194 - s6*z157) + c6*z154);
    const double z196 = z195 + 0.004600245517563105*neg_U5_yx + 0.0021640520520981297*(z22 - z31);
    const double z197 = 0.0021640520520981297*(neg_wd4_y - z159 - z30) - (0.004600245517563105*(z21
        - z31) - tau[5] + 0.014653732538*a5_z);
    const double z198 = 0.001451156065026715*U5_zx + z197 - 0.384*z192 + 0.00151524447332703*(wd5_x
        - z29);
    const double z199 = 0.12040216743060547*z23 + (2.606315473549479*a5_z - 0.014653732538*U5_zx) +
        s6*z191 - c6*z190;
    const double z200 = z199 + z135*u5;
    const double z201 = tau[3] - (0.08093273305077073*z13 + 0.07010120605438973*wd3_y + c5*z198) +
        0.0825*z200;
    const double z202 = s5*z196 + (z201 - 0.0016444875773692703*(neg_wd4_y - z14) +
        0.0039053550262761*(z17 - wd4_x));
    const double u4 = z202 + 0.0031923204867866507*(z18 - z15);

    /* articulated body 3 */
    const double iD3 = 1.0/I3_zz;
    const double z203 = F3_xz*iD3;
    const double z204 = 0.1305379746835443*z188 + (c4 + 1.7846135404679708*s4)*(s4*(z161 + z188) -
        z177*z187);
    const double z205 = iD3*I3_yz_scaled;
    const double z206 = 1.915151515151515*(z161 - F3_xz*z203) - (z187 + (z204 + z205*(F3_xz +
        0.1305379746835443*I3_yz_scaled)));
    const double z207 = 0.052140000000000006*(z206 + 22.57846763249957);
    const double z208 = iD3*I3_xz;
    const double z209 = iD3*F3_yz_scaled;
    const double z210 = z208 - z209;
    const double z211 = z169 + (3.83030303030303*G3_xy_scaled + (F3_xz*z210 + neg_G3_yz_scaled) -
        z189) - 0.2610759493670886*(z170 + (z205*(F3_yz_scaled - I3_xz) + z172));
    const double z212 = z211 + 0.0003857988004770361;
    const double z213 = 14.671221303948576*z184 + (z208*(2.0*F3_yz_scaled - I3_xz) -
        (7.66060606060606*F3_yx_scaled + (z178 + z180)));
    const double z214 = F3_yz_scaled*z209 - z213 - 1.115843068832;
    const double z215 = 0.632*(z212*c3) + s3*(z207 + z214);
    const double z216 = s3*z215;
    const double I2_zz = z207 - z216 - 0.06359880510518738;
    const double I2_xz = 0.01026110182100817 - (c3*z215 - 0.316*z212);
    const double z217 = z192 + 1.4594202112800663*z27;
    const double z218 = z194 + 1.4594202112800663*z28;
    const double z219 = z20*z217 - z19*z218;
    const double z220 = z219 + (0.016011409030815*neg_a4_z_scaled - z164*u4);
    const double z221 = 0.053338820587702*wd4_x + (0.09769511851745846*z17 - (s5*z198 + z162*u4 +
        c5*z196));
    const double z222 = 0.0039053550262761*U4_yx - z221 + 0.0031923204867866507*U4_zx -
        0.0016444875773692703*(z15 - z16);
    const double z223 = z219 - z167*u4 + 0.0031923204867866507*(wd4_x + z17) -
        0.016762385466687735*z14 + 0.027593912463068734*neg_wd4_y;
    const double z224 = tau[4] - z223 + 0.0016444875773692703*(wd3_y + z13) -
        0.0039053550262761*(z18 - z16);
    const double z225 = s4*z222 - tau[2] + c4*z224 - 0.0023287353274350003*a3_x_scaled -
        0.004377257121839583*U3_xz;
    const double u3 = 0.00012191242095074341*(z7 - z4) + (1.3360662912303295e-05*U3_yx - (z220 +
        (0.005487648106562256*U3_yz + z225)));

    /* articulated body 2 */
    const double iD2 = 1.0/I2_zz;
    const double z226 = iD2*I2_xz;
    const double z227 = z210*u3 + (0.00012191242095074341*U3_zx - (s4*z224 + 3.83030303030303*z220)
        + c4*z222);
    const double z228 = 0.013297019103287584*(z4 - z5) + (0.005487648106562256*U3_yx -
        (0.27690780075318*c2 + z227));
    const double z229 = 0.0825*z205 + 0.316*z203;
    const double z230 = s5*z218 + (c5*z217 + 0.194077685222*a4_x_scaled - z160*u4);
    const double z231 = z200 + (0.194077685222*a4_y_scaled - z186*u4);
    const double z232 = 0.0825*(c4*(3.83030303030303*z230 - z231) - s4*(z230 +
        3.83030303030303*z231));
    const double z233 = 1.3360662912303295e-05*U3_zx + (0.013297019103287584*(wd2_y + z6) +
        (0.005487648106562256*(z7 - z5) - tau[3]) + z232);
    const double z234 = 0.00012191242095074341*(wd3_x + z10) - (u3*z229 + z233);
    const double z235 = tau[1] + (0.10510540975539225*U2_xy + (s3*z228 + c3*z234)) -
        0.01993386669246*c2;
    const double u2 = 0.00398335888393552*(z1 - z2) + (4.74615389612781*s2 + z235);
    const double z236 = iD2*u2;
    const double z237 = 0.03733744848940618 - 5.912627304143966e-07*iD2;
    const double z238 = s2*(z216 - (z214 + (I2_xz*z226 + z237)) - 0.07241712160564481) -
        c2*(0.0015378722058928*z226 + 0.00796671776787104);
    const double I1_zz = s2*z238 + z237;

    /* articulated body 1 */
    const double z239 = 0.00796671776787104*wd2_y + (0.2563665845006481*neg_wd2_x - s3*z234 -
        z226*u2 + c3*z228);
    const double z240 = 0.00796671776787104*neg_wd2_x + (0.01026110182100817*(z3 - z1) - tau[2] +
        0.04615576498986361*wd2_y) - 0.0007689361029464*(U2_xy - z236);
    const double u1 = s2*(0.01026110182100817*U2_xy - z239 - 0.0007689361029464*(z3 - z2)) +
        (c2*z240 + tau[0]);
    const double iD1 = 1.0/I1_zz;

    /* acceleration of link 1 */
    const double qdd1 = u1*iD1;

    /* acceleration of link 2 */
    const double z241 = c2*qdd1;
    const double z242 = s2*qdd1;
    const double qdd2 = z236 + (0.0007689361029464*(iD2*z241) + z226*z242);

    /* acceleration of link 3 */
    const double z243 = s3*z242 + c3*qdd2;
    const double z244 = c3*z242 - s3*qdd2;
    const double qdd3 = z210*z244 + (iD3*u3 - z241) - z229*z243;
    const double z245 = z241 + qdd3;

    /* acceleration of link 4 */
    const double z246 = c4*z245 + s4*z244;
    const double z247 = s4*z245 - c4*z244;
    const double z248 = z245 + 3.83030303030303*z244;
    const double z249 = z167*z246 + (z162*z247 - (z243 + iD4*u4)) - z164*z248;
    const double z250 = s4*z243;
    const double z251 = c4*z243;
    const double z252 = 0.316*z250 + 0.0825*z251;
    const double z253 = 0.0825*z250 - 0.316*z251;
    const double neg_qdd4 = z249 + z186*z252 + z160*z253;
    const double z254 = z243 + neg_qdd4;

    /* acceleration of link 5 */
    const double z255 = c5*z254 - s5*z247;
    const double z256 = s5*z254 + c5*z247;
    const double z257 = z248 - z246;
    const double z258 = 0.384*z256 - (z19*z257 + s5*z253);
    const double z259 = 0.384*z255 - c5*z253 + z20*z257;
    const double z260 = 0.0825*z254 - z252;
    const double z261 = 0.0021640520520981297*(iD5*z255) + (z246 + (z125*z258 - (z159 - z135*z260 -
        z118*z259)));
    const double neg_qdd5 = z261 + z123*z256;
    const double z262 = z246 - neg_qdd5;

    /* acceleration of link 6 */
    const double z263 = c6*z256 + s6*z262;
    const double z264 = s6*z256 - c6*z262;
    const double z265 = z105*z258 - (z84*z263 + (z255 - iD6*neg_u6 + z82*z264));
    const double z266 = c6*z259 + s6*z260;
    const double neg_qdd6 = z265 - z98*(s6*z259 - c6*z260) + z96*z266;
    const double z267 = z255 + neg_qdd6;

    /* acceleration of link 7 */
    const double z268 = z258 + 0.088*z264;
    const double z269 = c7*z267 + s7*z263;
    const double z270 = z81 + z264 - z57*(s7*z268 + (c7*z266 - 0.1654*z269));
    const double z271 = s7*z267 - c7*z263;
    const double z272 = z38*z268 - z39*z266 + 6.30583397227744e-05*z271;
    const double neg_qdd7 = z270 + iD7*(z272 + (0.0010314362055489793*z269 -
        0.0002682829508251943*z271));

    /* acceleration of link 8 */
    const double z273 = 2622.9678854082404*(a7_y_scaled + z272);
    const double qdd8 = 66.66666666666667*tau[7] + q[7]*neg_U7_yy - z273;

    /* acceleration of link 9 */
    const double qdd9 = z273 + (66.66666666666667*tau[8] + q[8]*neg_U7_yy);

    qdd[0] = qdd1;
    qdd[1] = qdd2;
    qdd[2] = qdd3;
    qdd[3] = -neg_qdd4;
    qdd[4] = -neg_qdd5;
    qdd[5] = -neg_qdd6;
    qdd[6] = -neg_qdd7;
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
    const double z1 = c6*c7;
    const double z2 = s6*c7;
    const double z3 = c6*s7;
    const double z4 = s6*s7;
    const double z5 = 0.088*c6 + 0.2104*s6;

    /* tool seen from link 4 */
    const double z6 = s5*s7 + c5*z1;
    const double z7 = s5*z1 - c5*s7;
    const double z8 = c5*z3 - s5*c7;
    const double z9 = s5*z3 + c5*c7;
    const double z10 = s5*z5;
    const double z11 = c5*z5 - 0.0825;
    const double z12 = 0.088*s6 - 0.2104*c6 + 0.384;

    /* tool seen from link 3 */
    const double z13 = c4*z6 - s4*z2;
    const double z14 = s4*z6 + c4*z2;
    const double z15 = s4*z8 + c4*z4;
    const double z16 = s4*z4 - c4*z8;
    const double z17 = c4*z11 - s4*z12 + 0.0825;

    /* tool seen from link 2 */
    const double z18 = s3*z13 + c3*z7;
    const double z19 = c3*z13 - s3*z7;
    const double z20 = c3*z16 + s3*z9;
    const double z21 = c3*z9 - s3*z16;
    const double z22 = c3*z10 + s3*z17;
    const double z23 = s4*z11 + c4*z12 + 0.316;
    const double z24 = c3*z17 - s3*z10;

    /* tool seen from link 1 */
    const double z25 = s2*z14 + c2*z19;
    const double z26 = s2*z15 - c2*z20;
    const double z27 = s2*z20 + c2*z15;
    const double z28 = c2*z14 - s2*z19;
    const double z29 = s2*z23 + c2*z24;

    /* tool seen from link 0 */
    const double z30 = s1*z18 - c1*z25;
    const double z31 = c1*z26 - s1*z21;
    const double z32 = s1*z25 + c1*z18;
    const double z33 = c1*z21 + s1*z26;

    R[0] = -z30;
    R[1] = -z31;
    R[2] = z28*z33 - z27*z32;
    R[3] = z32;
    R[4] = -z33;
    R[5] = -(z31*z28 + z30*z27);
    R[6] = z28;
    R[7] = -z27;
    R[8] = z31*z32 + z30*z33;
    p[0] = c1*z29 - s1*z22;
    p[1] = c1*z22 + s1*z29;
    p[2] = 0.333 - (s2*z24 - c2*z23);
}

void panda_hand_jacobian(const double q[9], double J[54])
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

    /* frame 2 */
    const double z1 = s1*c2;
    const double z2 = s1*s2;
    const double z3 = c1*c2;
    const double z4 = c1*s2;

    /* frame 3 */
    const double z5 = c3*z1 + c1*s3;
    const double z6 = c1*c3 - s3*z1;
    const double z7 = s2*c3;
    const double z8 = s2*s3;
    const double z9 = 0.316*c2 + 0.333;
    const double z10 = s1*c3 + s3*z3;
    const double z11 = c3*z3 - s1*s3;

    /* frame 4 */
    const double z12 = s4*z5 - c4*z2;
    const double z13 = 0.316*z2;
    const double z14 = z13 + 0.0825*z5;
    const double z15 = c4*z5 + s4*z2;
    const double z16 = c4*z7 - c2*s4;
    const double z17 = c2*c4 + s4*z7;
    const double z18 = z9 - 0.0825*z7;
    const double z19 = s4*z4 + c4*z11;
    const double z20 = s4*z11 - c4*z4;
    const double z21 = 0.316*z4;
    const double z22 = z21 + 0.0825*z11;

    /* frame 5 */
    const double z23 = s5*z6 + c5*z15;
    const double z24 = c5*z16 - s5*z8;
    const double z25 = 0.384*z17 + 0.0825*z16 + z18;
    const double z26 = s5*z16 + c5*z8;
    const double z27 = s5*z15 - c5*z6;
    const double z28 = s5*z10 - c5*z19;
    const double z29 = c5*z10 + s5*z19;

    /* frame 6 */
    const double z30 = c6*z12 + s6*z23;
    const double z31 = c6*z17 + s6*z24;
    const double z32 = s6*z28 - c6*z20;

    /* Jacobian */
    const double z33 = 0.088*s6;
    const double z34 = 0.088*c6;
    const double z35 = z12*z33 - (0.2104*z30 + z23*z34);
    const double z36 = 0.384*z12 + (0.0825*z15 - z14) + z35;
    const double z37 = z34*z24 + (0.2104*z31 - z25) - z33*z17;
    const double z38 = z37 + 0.333;
    const double z39 = z9 + z37;
    const double z40 = z13 + z36;
    const double z41 = z18 + z37;
    const double z42 = z14 + z36;
    const double z43 = z25 + z37;
    const double z44 = 0.2104*z32 + z33*z20 + z34*z28;
    const double z45 = z44 + (0.0825*z19 + 0.384*z20 - z22);
    const double z46 = z21 + z45;
    const double z47 = z22 + z45;

    J[0] = z36;
    J[1] = -c1*z38;
    J[2] = c2*z40 - z2*z39;
    J[3] = z6*z41 - z8*z42;
    J[4] = z12*z43 + z35*z17;
    J[5] = -(z35*z26 + z43*z27);
    J[6] = 0.0;
    J[7] = 0.0;
    J[8] = 0.0;
    J[9] = -z45;
    J[10] = -s1*z38;
    J[11] = z39*z4 - c2*z46;
    J[12] = z8*z47 + z41*z10;
    J[13] = -(z17*z44 + z43*z20);
    J[14] = z43*z29 + z26*z44;
    J[15] = 0.0;
    J[16] = 0.0;
    J[17] = 0.0;
    J[18] = 0.0;
    J[19] = c1*z45 + s1*z36;
    J[20] = z2*z46 - z40*z4;
    J[21] = -(z42*z10 + z6*z47);
    J[22] = z35*z20 - z12*z44;
    J[23] = z27*z44 - z35*z29;
    J[24] = 0.0;
    J[25] = 0.0;
    J[26] = 0.0;
    J[27] = 0.0;
    J[28] = -s1;
    J[29] = z4;
    J[30] = z10;
    J[31] = -z20;
    J[32] = z29;
    J[33] = -z32;
    J[34] = 0.0;
    J[35] = 0.0;
    J[36] = 0.0;
    J[37] = c1;
    J[38] = z2;
    J[39] = -z6;
    J[40] = -z12;
    J[41] = z27;
    J[42] = z30;
    J[43] = 0.0;
    J[44] = 0.0;
    J[45] = 1.0;
    J[46] = 0.0;
    J[47] = c2;
    J[48] = -z8;
    J[49] = z17;
    J[50] = -z26;
    J[51] = -z31;
    J[52] = 0.0;
    J[53] = 0.0;
}

void panda_hand_inertia_solve(const double q[9], const double phi[9], double qdd[9])
{
    /* joint angles */
    const double s3 = sin(q[2]);
    const double s5 = sin(q[4]);
    const double th7 = q[6] - 0.7853981633974483;
    const double c7 = cos(th7);
    const double s7 = sin(th7);
    const double c6 = cos(q[5]);
    const double s6 = sin(q[5]);
    const double c5 = cos(q[4]);
    const double c4 = cos(q[3]);
    const double s4 = sin(q[3]);
    const double c3 = cos(q[2]);
    const double s2 = sin(q[1]);
    const double c2 = cos(q[1]);

    /* articulated body 8 */
    const double z1 = 0.015*q[7];
    const double z2 = 0.015*q[8];
    const double neg_F7_xz = z1 - z2 + 0.0032583801008580025;
    const double I7_xx = q[8]*z2 + q[7]*z1 + 0.006684151967360946;

    /* articulated body 7 */
    const double z3 = c7*neg_F7_xz + 0.00038124751948473033*s7;
    const double iD7 = 1.0/I7_xx;
    const double z4 = 4.211714100213948e-08*iD7 - I7_xx;
    const double z5 = 0.006236010916257433*iD7;
    const double z6 = neg_F7_xz*iD7;
    const double z7 = z5 + z6;
    const double z8 = neg_F7_xz*z6 - 0.03;
    const double z9 = z6 + 160.35892390646327*z8;
    const double z10 = 0.0001705995483978012*(z7 + z9 - 43.768782513527924);
    const double z11 = 6.30583397227744e-05*z6 + 3.932324948722908e-07*iD7;
    const double z12 = 4.437400006648713e-05*z7 - 0.1654*z11 + 0.0012104718892606149;
    const double z13 = 2.0*c7;
    const double z14 = s7*(z4 - z10) - z12*z13;
    const double z15 = s7*z14;
    const double z16 = neg_F7_xz*s7 - 0.00038124751948473033*c7;
    const double I6_zz = 0.04590249585088273 - (z15 + (z10 + 0.176*z16));
    const double neg_I6_xz = 0.088*z3 + (z12 + c7*z14) + 0.0001037589172186849;
    const double F6_yz = 0.231847552695 - z16;
    const double z17 = 0.0002052246111024199*z6;
    const double z18 = 7.824137392001603e-08*iD7;
    const double z19 = 0.0010314362055489793*z9;
    const double z20 = s7*(z17 - z11) - c7*(z18 + z19);
    const double z21 = c7*z20;
    const double F6_xz = z18 + z21 + 0.168842705569;
    const double z22 = s7*z20;
    const double F6_zz = z11 + z22;
    const double I6_yz = 9.3569097314605e-05 - 0.088*F6_zz;
    const double z23 = 1.4534967111325983e-07*iD7;
    const double z24 = 0.00038124751948473033*z6;
    const double z25 = s7*(z8 - z23) - z13*z24;
    const double neg_G6_xz = z24 + c7*z25;
    const double z26 = s7*z25;
    const double neg_G6_zz = z23 + z26;
    const double z27 = z19 + z21;
    const double z28 = iD7*phi[6];
    const double z29 = 0.00038124751948473033*z28 - phi[8] + phi[7];
    const double z30 = z6*phi[6];
    const double z31 = c7*z29 - s7*z30;
    const double z32 = 0.1654*z29 - 0.0002682829508251943*z28;
    const double z33 = 0.1654*z30 + 0.0010314362055489793*z28;

    /* articulated body 6 */
    const double iD6 = 1.0/I6_zz;
    const double z34 = iD6*neg_I6_xz;
    const double z35 = z3 - z34*F6_yz;
    const double z36 = iD6*I6_yz;
    const double z37 = F6_xz*z36 - 0.088*neg_G6_xz;
    const double z38 = z17 + (z34*F6_xz - z22);
    const double z39 = F6_yz*z36;
    const double z40 = c6*(z35 + z37) - s6*(z38 + z39);
    const double z41 = c6*z40;
    const double F5_xz = z35 - 0.067870631425 - z41;
    const double z42 = 0.007743999999999999*neg_G6_zz + I6_yz*z36 - 0.032786279263935514;
    const double z43 = 0.088*z27 - neg_I6_xz*z36 - 0.014311914382675314;
    const double z44 = 2.0*c6;
    const double z45 = z15 - (z4 + neg_I6_xz*z34) + 0.035876584373643126;
    const double z46 = z43*z44 - s6*(z42 + z45);
    const double z47 = s6*z46;
    const double neg_I5_zz = z42 + z47;
    const double z48 = iD6*F6_xz;
    const double z49 = z8 - z26 + F6_xz*z48;
    const double z50 = iD6*F6_yz;
    const double z51 = 0.03 - F6_yz*z50;
    const double z52 = F6_xz*z50;
    const double z53 = s6*(z49 + z51) + z44*z52;
    const double z54 = s6*z53;
    const double z55 = z27 + z34*F6_zz - 0.168842705569;
    const double z56 = F6_zz*z36 - 0.088*neg_G6_zz + 0.22920755269499998;
    const double neg_F5_yz = s6*z55 - c6*z56 + 0.014653732538;
    const double z57 = iD6*F6_zz;
    const double z58 = F6_yz*z57;
    const double z59 = F6_xz*z57 + neg_G6_xz;
    const double neg_I5_xz = c6*z46 - z43 + 0.004600245517563105;
    const double z60 = s6*z40;
    const double neg_F5_zz = z60 + z39;
    const double u6 = s7*z32 + c7*z33 + phi[5];
    const double z61 = 0.088*z31 + (phi[6] - z36*u6);
    const double z62 = c7*z32 - s7*z33 + z34*u6;
    const double z63 = z50*u6;
    const double z64 = c7*z30 + s7*z29 - z48*u6;

    /* articulated body 5 */
    const double neg_iD5 = 1.0/neg_I5_zz;
    const double z65 = F5_xz*neg_iD5;
    const double z66 = F5_xz*z65 + (z54 - z49);
    const double z67 = neg_iD5*neg_F5_yz;
    const double z68 = neg_G6_zz - neg_F5_yz*z67 + F6_zz*z57;
    const double z69 = 2.0*c5;
    const double z70 = F5_xz*z67 + (s6*z58 - c6*z59);
    const double z71 = s5*(z66 + z68) - z69*z70;
    const double z72 = s5*z71;
    const double G4_zz = z72 - z68;
    const double z73 = z65 + 177.4449000095435*z66;
    const double z74 = 0.0021640520520981297*z73;
    const double z75 = neg_iD5*neg_I5_xz;
    const double z76 = s6*z56 + (c6*z55 - neg_F5_yz*z75);
    const double z77 = z76 - 0.384*z68;
    const double z78 = 0.384*z70;
    const double z79 = z78 + 0.0021640520520981297*z67;
    const double z80 = z60 + (z38 - F5_xz*z75);
    const double z81 = z78 + z80;
    const double z82 = c5*(z74 - z77) + s5*(z79 + z81);
    const double z83 = s5*z82;
    const double z84 = 0.0825*s5;
    const double z85 = neg_iD5*neg_F5_zz;
    const double z86 = F5_xz*z85 + (c6*z53 - z52);
    const double z87 = s6*z59 + neg_F5_yz*z85 + c6*z58;
    const double z88 = 0.0825*c5;
    const double G4_yz_scaled = z84*z86 - z87*z88;
    const double F4_zz_scaled = 0.0825*z83 - 0.0825*(z79 + G4_yz_scaled);
    const double z89 = z41 + (0.384*z87 - (z37 + 0.067870631425)) - z75*neg_F5_zz;
    const double z90 = 0.03168*z86 + 0.0001785342942980957*z85 - 0.001208932934385;
    const double z91 = z84*z89 + c5*z90;
    const double G4_yy = z51 + neg_F5_zz*z85 - z54;
    const double z92 = z91 - 0.006806250000000001*G4_yy;
    const double z93 = 0.0021640520520981297*z75 - 0.384*(z79 + z80) + 0.00151524447332703;
    const double z94 = 0.384*(z76 + z77) + (z45 + (z47 + neg_I5_xz*z75)) - 0.00290231213005343;
    const double z95 = 0.0008309959880056819*(z73 + (z65 + 0.005635552219005547*neg_iD5));
    const double z96 = z69*z93 - s5*(z94 - z95);
    const double z97 = s5*z96;
    const double I4_zz = 0.745135499752814 - (z92 + (z91 + (z97 - z95)));
    const double I4_yz = F4_zz_scaled - 0.0016444875773692703;
    const double z98 = c5*z82;
    const double F4_yx_scaled = s5*z90 - z88*z89;
    const double I4_xz = 0.0039053550262761 - (F4_yx_scaled + (z93 - c5*z96));
    const double u5 = c6*z61 + (s6*z62 + phi[4]);
    const double z99 = z31 + z57*u6 - z67*u5;
    const double z100 = z75*u5 + (s6*z61 - c6*z62) + 0.384*z99;
    const double z101 = neg_iD5*u5;
    const double z102 = z65*u5 + (s6*z63 + c6*z64);
    const double z103 = 0.0021640520520981297*z101 + (phi[5] + 0.384*z102);
    const double z104 = z85*u5 + (c6*z63 - s6*z64);
    const double z105 = z84*z102 + z88*z99;
    const double neg_G4_xy = s5*z87 + c5*z86;
    const double neg_F4_xz = z77 + (z98 - 0.0825*neg_G4_xy) + 2.001003553603;
    const double F4_yz = 12.121212121212121*z92 - 0.55030527465;
    const double neg_G4_xz_scaled = 0.0825*z70 + z71*z88;

    /* articulated body 4 */
    const double z106 = 0.006806250000000001*G4_zz;
    const double iD4 = 1.0/I4_zz;
    const double z107 = F4_zz_scaled*iD4;
    const double z108 = z106 - F4_zz_scaled*z107;
    const double z109 = iD4*I4_yz;
    const double z110 = z106 - F4_zz_scaled*z109 + 0.045400185158625005;
    const double z111 = 0.0825*(z98 - z74);
    const double z112 = iD4*I4_xz;
    const double z113 = z111 + F4_zz_scaled*z112 - 0.1650827931722475;
    const double z114 = s4*z113 - c4*z110;
    const double z115 = z108 + z114;
    const double F3_yz_scaled = 3.83030303030303*z115 + 0.24071266342611428;
    const double z116 = z106 - I4_yz*z109 + 0.07299409762169373;
    const double z117 = z111 + z109*I4_xz - 0.16189047268546086;
    const double z118 = 2.0*c4;
    const double z119 = z94 + z97 - I4_xz*z112 + 0.7164977000608768;
    const double z120 = z117*z118 - s4*(z119 - z116);
    const double z121 = s4*z120;
    const double I3_zz = z115 + (z116 - z121 + z114) + 0.0613982335265277;
    const double F3_yx_scaled = z110*s4 + c4*z113;
    const double I3_xz = z117 + F3_yx_scaled - c4*z120;
    const double u4 = phi[3] + s5*z100 - c5*z103 + 0.0825*z104;
    const double z122 = c5*z100 + (z112*u4 + s5*z103);
    const double z123 = z109*u4 + (phi[4] + z105);
    const double z124 = z107*u4 + z105;
    const double z125 = iD4*neg_F4_xz;
    const double z126 = s5*z99 - c5*z102 - u4*z125;
    const double z127 = iD4*F4_yz;
    const double z128 = z104 + u4*z127;
    const double z129 = 0.316*z107;
    const double z130 = 0.316*G4_yz_scaled - F4_yz*z129;
    const double z131 = 0.316*neg_G4_xz_scaled - neg_F4_xz*z129;
    const double G3_xy_scaled = s4*z130 + c4*z131;
    const double z132 = z112*F4_yz - 12.121212121212121*F4_yx_scaled;
    const double z133 = z112*neg_F4_xz + (z81 - z83);
    const double z134 = G4_yz_scaled - z109*F4_yz;
    const double z135 = neg_G4_xz_scaled - z109*neg_F4_xz;
    const double z136 = s4*(z133 - z134) - c4*(z132 + z135);
    const double z137 = c4*z136;
    const double F3_xz_scaled = G3_xy_scaled + 0.316*(z132 + z137) - 0.013297019103287584;
    const double z138 = s4*z136;
    const double G3_yz_scaled = s4*z131 - c4*z130;
    const double neg_I3_yz = 0.0825*(z134 + z138) + 0.2610759493670886*G3_yz_scaled;
    const double z139 = G4_yy - F4_yz*z127;
    const double z140 = z66 - neg_F4_xz*z125 - z72;
    const double z141 = neg_G4_xy - neg_F4_xz*z127;

    /* articulated body 3 */
    const double iD3 = 1.0/I3_zz;
    const double z142 = F3_yz_scaled*iD3;
    const double z143 = iD3*I3_xz;
    const double z144 = z142 - z143;
    const double u3 = z124 - (s4*z122 + (c4*z123 - phi[2]));
    const double z145 = 3.83030303030303*z124 - (s4*z123 - c4*z122) - z144*u3;
    const double z146 = 0.316*(s4*(0.2610759493670886*z126 + z128) - c4*(z126 -
        0.2610759493670886*z128));
    const double z147 = iD3*F3_xz_scaled;
    const double z148 = iD3*neg_I3_yz;
    const double z149 = z147 - z148;
    const double z150 = z146 + (phi[3] - u3*z149);
    const double z151 = z148*(F3_yz_scaled - I3_xz) + (3.83030303030303*G3_xy_scaled -
        (z144*F3_xz_scaled + G3_yz_scaled)) - 0.316*(z133 - z138);
    const double z152 = 0.0825*(z135 + z137) + z151 + 0.00012191242095074341;
    const double z153 = 14.671221303948576*z108 + (z143*(2.0*F3_yz_scaled - I3_xz) + (z119 + z121 -
        7.66060606060606*F3_yx_scaled));
    const double z154 = z153 - F3_yz_scaled*z142 + 1.115843068832;
    const double z155 = F3_xz_scaled*z147 - 0.006806250000000001*z139 + z148*(neg_I3_yz -
        2.0*F3_xz_scaled) - 0.099856*z140;
    const double z156 = (c4 + 1.7846135404679708*s4)*(z118*z141 - s4*(z140 - z139)) - z141;
    const double z157 = z155 - 0.052140000000000006*z156 - 1.1772413023585278;
    const double z158 = 2.0*(c3*z152) - s3*(z154 + z157);
    const double z159 = s3*z158;
    const double neg_I2_zz = z157 + z159 + 0.06359880510518738;
    const double I2_xz = z152 - c3*z158 + 0.01026110182100817;

    /* articulated body 2 */
    const double u2 = phi[1] - (s3*z145 - c3*z150);
    const double neg_iD2 = 1.0/neg_I2_zz;
    const double z160 = neg_iD2*I2_xz;
    const double z161 = u2*neg_iD2;
    const double z162 = 5.912627304143966e-07*neg_iD2 + 0.03733744848940618;
    const double z163 = s2*(z159 + (z154 + (I2_xz*z160 - z162)) - 0.07241712160564481) +
        0.0015378722058928*(c2*(z160 - 5.180350966318441));
    const double I1_zz = z162 + s2*z163;

    /* articulated body 1 */
    const double u1 = (s3*z150 + z145*c3 - u2*z160)*s2 + (phi[0] - c2*(phi[2] +
        0.0007689361029464*z161));
    const double iD1 = 1.0/I1_zz;

    /* acceleration of link 1 */
    const double qdd1 = u1*iD1;

    /* acceleration of link 2 */
    const double z164 = c2*qdd1;
    const double z165 = s2*qdd1;
    const double neg_qdd2 = z161 + (0.0007689361029464*(neg_iD2*z164) + z160*z165);

    /* acceleration of link 3 */
    const double z166 = s3*z165 - c3*neg_qdd2;
    const double z167 = c3*z165 + s3*neg_qdd2;
    const double neg_qdd3 = z164 + (z149*z166 - iD3*u3) + z144*z167;
    const double z168 = neg_qdd3 - z164;

    /* acceleration of link 4 */
    const double z169 = z168 - 3.83030303030303*z167;
    const double z170 = s4*z166;
    const double z171 = c4*z166;
    const double z172 = 0.0825*z170 - 0.316*z171;
    const double z173 = 0.0825*(z171 + 3.83030303030303*z170);
    const double z174 = c4*z167 + s4*z168;
    const double z175 = s4*z167 - c4*z168;
    const double z176 = z127*z173 + (z166 + (z112*z174 - z109*z175)) - z125*z172;
    const double qdd4 = z176 - z107*z169 + iD4*u4;
    const double z177 = z166 - qdd4;

    /* acceleration of link 5 */
    const double z178 = c5*z174 - s5*z177;
    const double z179 = z169 + z175;
    const double z180 = z88*z179 - 0.384*z178 - s5*z172;
    const double z181 = c5*z177 + s5*z174;
    const double z182 = 0.384*z181 - c5*z172 - z84*z179;
    const double z183 = z173 - 0.0825*z177;
    const double z184 = 0.0021640520520981297*(neg_iD5*z181) - (z175 - (z67*z180 + (z65*z182 +
        (z85*z183 - z101))));
    const double qdd5 = z75*z178 + z184;
    const double z185 = z175 + qdd5;

    /* acceleration of link 6 */
    const double z186 = s6*z183 - c6*z182;
    const double z187 = c6*z178 - s6*z185;
    const double z188 = s6*z178 + c6*z185;
    const double z189 = z50*(s6*z182 + c6*z183) + (z181 - z36*z188 - z34*z187 - z57*z180);
    const double qdd6 = iD6*u6 + (z48*z186 + z189);
    const double z190 = z181 - qdd6;

    /* acceleration of link 7 */
    const double z191 = 0.088*z188 - z180;
    const double z192 = 0.1654*(c7*z190 - s7*z187);
    const double z193 = c7*z187 + s7*z190;
    const double z194 = 0.1654*z193 + s7*z186 - c7*z191;
    const double qdd7 = z28 + z188 - z6*(c7*z186 + s7*z191 + z192) + z5*(0.04302156529677876*z193 -
        z192 - 0.061136441966579746*z194);

    /* acceleration of link 8 */
    const double qdd8 = 66.66666666666667*phi[7] - z194;

    /* acceleration of link 9 */
    const double qdd9 = z194 + 66.66666666666667*phi[8];

    qdd[0] = qdd1;
    qdd[1] = -neg_qdd2;
    qdd[2] = -neg_qdd3;
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
    const double s5 = sin(q[4]);
    const double s4 = sin(q[3]);
    const double s3 = sin(q[2]);
    const double c3 = cos(q[2]);
    const double s2 = sin(q[1]);
    const double c4 = cos(q[3]);
    const double c2 = cos(q[1]);
    const double c5 = cos(q[4]);
    const double c6 = cos(q[5]);
    const double s6 = sin(q[5]);
    const double th7 = q[6] - 0.7853981633974483;
    const double c7 = cos(th7);
    const double s7 = sin(th7);

    /* link 2 */
    const double neg_w2_x = qd[0]*s2;
    const double neg_w2_y = qd[0]*c2;
    const double z1 = 0.12169220055710306*neg_w2_y;
    const double z2 = z1 - qd[1];
    const double z3 = 1.1127029608404966*neg_w2_x;
    const double z4 = z3 - z1;
    const double z5 = z3 - qd[1];
    const double z6 = 0.010254*neg_w2_x;
    const double z7 = 0.3827774527013848*neg_w2_y;

    /* link 3 */
    const double w3_x = s3*qd[1] - c3*neg_w2_x;
    const double w3_z = neg_w2_y + qd[2];
    const double w3_y = s3*neg_w2_x + qd[1]*c3;
    const double z8 = 0.011396*w3_z;
    const double z9 = 0.004761*w3_y;
    const double z10 = w3_y - 0.15732390640405935*w3_z;
    const double z11 = 0.11029346928632695*w3_z - w3_x;
    const double z12 = 0.701059818607969*w3_y - w3_x;
    const double z13 = c3*s2;
    const double z14 = s3*s2;

    /* link 4 */
    const double w4_y = c4*w3_z - s4*w3_x;
    const double w4_x = s4*w3_z + w3_x*c4;
    const double v4_z_scaled = 3.83030303030303*w3_x - w3_z;
    const double z15 = s4*w3_y;
    const double z16 = c4*w3_y;
    const double v4_x_scaled = 3.83030303030303*z16 - z15;
    const double w4_z = qd[3] - w3_y;
    const double neg_v4_y_scaled = z16 + 3.83030303030303*z15;
    const double z17 = v4_z_scaled + 1.2656848484848484*w4_x + 0.6444848484848484*w4_y;
    const double z18 = neg_v4_y_scaled + 0.33277575757575756*w4_x + 0.6444848484848484*w4_z;
    const double z19 = 0.33277575757575756*w4_y - 1.2656848484848484*w4_z + v4_x_scaled;
    const double z20 = 0.007796*w4_x;
    const double z21 = 0.008641*w4_z;
    const double z22 = c4*z13 - s4*c2;
    const double z23 = c4*c2 + s4*z13;

    /* link 5 */
    const double z24 = 0.0825*(w4_y + 4.654545454545454*w4_x + v4_z_scaled);
    const double z25 = 0.384*w4_z - 0.0825*v4_x_scaled;
    const double neg_v5_x = s5*z24 + c5*z25;
    const double neg_v5_z_scaled = neg_v4_y_scaled + w4_z;
    const double neg_w5_y = c5*w4_z + s5*w4_x;
    const double w5_x = w4_x*c5 - s5*w4_z;
    const double w5_z = qd[4] + w4_y;
    const double v5_y = s5*z25 - z24*c5;
    const double z26 = 0.011953*w5_z - 0.038437*w5_x - v5_y;
    const double z27 = 0.041065*w5_z - 0.038437*neg_w5_y + neg_v5_x;
    const double z28 = 0.002117*w5_x;
    const double z29 = 0.000229*w5_z;
    const double z30 = s5*z22 + c5*z14;
    const double z31 = c5*z22 - s5*z14;

    /* link 6 */
    const double z32 = 0.0825*neg_v5_z_scaled;
    const double neg_v6_x = neg_v5_x*c6 + s6*z32;
    const double w6_z = qd[5] + neg_w5_y;
    const double w6_x = c6*w5_x + s6*w5_z;
    const double w6_y = c6*w5_z - s6*w5_x;
    const double v6_y = neg_v5_x*s6 - c6*z32;
    const double z33 = v5_y + 0.014117*w6_x + 0.060149*w6_y;
    const double z34 = 0.014117*w6_z - 0.010517*w6_y - neg_v6_x;
    const double z35 = 0.010517*w6_x + (0.060149*w6_z + v6_y);
    const double z36 = 0.041065*w5_x - (0.011953*neg_w5_y + z32);
    const double z37 = 0.000341*w6_y;
    const double z38 = 0.001158*w6_x;
    const double z39 = c6*z31 - s6*z23;

    /* link 7 */
    const double z40 = 0.1654*w6_z - neg_v6_x;
    const double z41 = 0.1654*w6_x + v5_y + 0.088*w6_y;
    const double v7_x = z40*c7 - z41*s7;
    const double w7_z = qd[6] - w6_y;
    const double w7_y = w6_z*c7 - w6_x*s7;
    const double z42 = v7_x - 0.0022233580259170467*w7_z - 0.06624355701654427*w7_y;
    const double w7_x = w6_z*s7 + c7*w6_x;
    const double neg_v7_y = c7*z41 + z40*s7;
    const double z43 = 0.00026014452153207547*w7_z + 0.06624355701654427*w7_x - neg_v7_y;
    const double neg_v7_z = 0.088*w6_z + v6_y;
    const double z44 = 0.00026014452153207547*w7_y + (neg_v7_z - 0.0022233580259170467*w7_x);
    const double z45 = c7*z30 - s7*z39;

    /* link 8 */
    const double v8_y = neg_v7_z - w7_x*q[7];
    const double v8_x = v7_x - w7_z*q[7];
    const double v8_z = qd[7] - neg_v7_y;

    /* link 9 */
    const double z46 = 0.0002668047033792*(z2*z2) + z4*(0.0002154939063800103*z4) +
        3.1912474659030004e-06*(z5*z5);
    const double v9_z = neg_v7_y + qd[8];
    const double v9_x = v7_x + w7_z*q[8];
    const double z47 = v8_y*v8_y + (v9_z*v9_z + v9_x*v9_x + v8_x*v8_x + v8_z*v8_z);
    const double neg_v9_y = neg_v7_z + w7_x*q[8];
    const double z48 = 0.012210055171875001*(z17*z17 + z18*z18 + z19*z19) + (z46 + 0.0075*(z47 +
        neg_v9_y*neg_v9_y));
    const double z49 = z48 + 0.8332775*(z33*z33 + z34*z34 + z35*z35) + 0.612973*(z36*z36 + (z26*z26
        + z27*z27));
    const double z50 = w7_z*(0.0033384041211793366*(w7_z - 0.18680825452329003*w7_y +
        0.03639879268794735*w7_x)) + (0.004606581888605612*(qd[0]*qd[0]) + z49);
    const double z51 = neg_w5_y*(z29 - 0.029474*neg_w5_y - z28) - z29*(37.67248908296943*w5_z -
        17.62882096069869*w5_x - neg_w5_y);
    const double z52 = z20*(3.3161877886095437*w4_x + (w4_y - 0.17085684966649564*w4_z)) +
        (w4_y*(z20 + (0.019552*w4_y + z21)) - z51);
    const double z53 = (1.9069437883797826*w5_z - (16.792158715162966*w5_x + neg_w5_y))*z28 +
        (z21*(0.15414882536743435*w4_x - 3.277745631292675*w4_z - w4_y) - z52);
    const double z54 = (w6_z + 12.768328445747802*w6_y + 0.3196480938416423*w6_x)*z37 + (w6_z*(z37 +
        (0.005433*w6_z - z38)) - z53);
    const double z55 = qd[1]*(0.000704*neg_w2_y - 0.025995*qd[1] + z6) - z54 + (z6 +
        0.0018391887898089171*qd[1] - 0.07343692738853504*neg_w2_y)*z7;
    const double z56 = z55 - z6*(0.7764774722059685*neg_w2_x - z7 - qd[1]) + z38*(w6_z -
        (0.09412780656303973*w6_y + 1.6960276338514682*w6_x));
    const double z57 = w3_x*(z8 + (z9 - 0.037242*w3_x)) + z56 + z9*(w3_x + (2.689561016593153*w3_z -
        7.593992858643142*w3_y));
    const double z58 = z50 - 0.5*(z8*(1.1236398736398736*w3_y + (w3_x - 0.9503334503334503*w3_z)) +
        z57);
    const double z59 = 255.0146397879836*w7_y;
    const double z60 = w7_x*(3114.6332840298924*w7_x + 51.163738743324515*w7_z + z59) -
        z59*(1.0296894034902773*w7_z - 12.865668823902901*w7_y - w7_x);
    const double z61 = 0.732761*(z42*z42 + (z43*z43 + z44*z44)) + (z58 + 2.375e-06*z60);
    const double z62 = z61 + 0.1004890920085612*(z10*z10 + (z11*z11 +
        0.02475081152623323*(z12*z12)));
    const double z63 = 5.4227744943165*z22 + (19.74285606084543*z23 - (7.326676586344321*z13 -
        32.80954542685272*c2)) + 0.14715*z45*(q[8] - q[7]);
    const double z64 = 1.70502416163189*(c6*z23 + s6*z31) + (2.27442449193795*z39 -
        (0.01993386669246*s2 + z63));
    const double z65 = 0.14375311619778*z31 + (0.66581089427925*z30 - z64 + 0.27690780075318*z14 -
        0.031964708789417005*z45);

    e[0] = z62;
    e[1] = 52.631297302255206 - (0.003740038166145205*(s7*z30 + c7*z39) - z65);
}
