/* panda: robot dynamics as straight-line C, by rbgen 0.1.0
 *
 * joints   7: RRRRRRR
 * source   C. Gaz, M. Cognetti, A. Oliva, P. Robuffo Giordano and A. De Luca, Dynamic
 *          identification of the Franka Emika Panda robot with retrieval of feasible parameters
 *          using penalty-based optimization, IEEE Robotics and Automation Letters 4(4), 2019,
 *          pp. 4147-4154, as carried by franka_ros, package franka_description,
 *          panda.urdf.xacro.
 * model    5eb56d59e0b7f7d2
 * command  rbgen emit panda
 *
 * Operations of each call: multiplications M, additions and subtractions A, divisions
 * and square roots D, pairs of sine and cosine.
 *
 *   function                  algorithm            M      A    D  sin/cos
 *   inverse_dynamics          best                269    266    0        6
 *   inertia_matrix            best                165    151    0        6
 *   bias                      best                261    247    0        6
 *   gravity                   best                 56     35    0        6
 *   forward_dynamics          best                541    499    6        6
 *   forward_kinematics        best: tool-cross     70     36    0        7
 *   jacobian                  best: frames         92     55    0        6
 *   inertia_solve             best                291    249    6        6
 *   energy                    best: links         196    152    0        6
 *
 * SI units: radians or metres for q, N m or N for torques. Arrays are row-major double.
 * No allocation, no global state, no branches; outputs may not overlap inputs.
 * Compile: cc -std=c99 -O2 -c FILE.c, and link with -lm.
 * This file belongs to whoever generated it.
 */
#include <math.h>

#define PANDA_DOF 7

#ifdef __cplusplus
extern "C" {
#endif

/* joint torques (forces) for the motion */
void panda_inverse_dynamics(const double q[7], const double qd[7], const double qdd[7],
                            double tau[7]);
/* symmetric, row-major */
void panda_inertia_matrix(const double q[7], double M[49]);
/* Coriolis, centrifugal, gravity, friction */
void panda_bias(const double q[7], const double qd[7], double b[7]);
/* torques that hold the arm still */
void panda_gravity(const double q[7], double g[7]);
/* accelerations for the torques */
void panda_forward_dynamics(const double q[7], const double qd[7], const double tau[7],
                            double qdd[7]);
/* tool in the world: axes as columns of R, origin p */
void panda_forward_kinematics(const double q[7], double R[9], double p[3]);
/* 6 x n: linear rows, then angular, world axes, at the tool */
void panda_jacobian(const double q[7], double J[42]);
/* M^-1 phi */
void panda_inertia_solve(const double q[7], const double phi[7], double qdd[7]);
/* kinetic, potential (zero at the world's origin) */
void panda_energy(const double q[7], const double qd[7], double e[2]);

#ifdef __cplusplus
}
#endif

void panda_inverse_dynamics(const double q[7], const double qd[7], const double qdd[7],
                            double tau[7])
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
    const double c6 = cos(q[5]);
    const double s6 = sin(q[5]);
    const double z1 = q[6] + 0.3168267184401061;
    const double z2 = cos(z1);
    const double z3 = sin(z1);
    const double z4 = 0.00044399810122265783*z2 - 0.0005260297633034988*z3;
    const double z5 = 0.00044399810122265783*z3 + 0.0005260297633034988*z2;
    const double z6 = 0.0020702359176733103*z2 - 0.0014830831470596859*z3;
    const double z7 = z3*z6;
    const double z8 = z7 + 0.003196367557210316;
    const double z9 = z2*z6 - 0.0010351179588366552;
    const double z10 = z7 - 0.0017132844101506299;

    /* motion of link 2 */
    const double neg_U2_xz = c2*qdd[0];
    const double neg_w2_x = s2*qd[0];
    const double z11 = qd[1]*neg_w2_x;
    const double wd2_y = z11 - neg_U2_xz;
    const double U2_yz = qdd[0]*s2;
    const double neg_w2_y = c2*qd[0];
    const double z12 = qd[1]*neg_w2_y;
    const double neg_wd2_x = U2_yz + z12;
    const double z13 = neg_w2_x*neg_w2_y;
    const double U2_yx = qdd[1] + z13;
    const double neg_U2_zx = z11 + wd2_y;
    const double z14 = neg_w2_x*neg_w2_x;
    const double z15 = neg_w2_y*neg_w2_y;
    const double z16 = qd[1]*qd[1];

    /* motion of link 3 */
    const double w3_y = qd[1]*c3 + neg_w2_x*s3;
    const double w3_x = qd[1]*s3 - neg_w2_x*c3;
    const double w3_z = neg_w2_y + qd[2];
    const double wd3_z = qdd[2] - wd2_y;
    const double wd3_y = qdd[1]*c3 + neg_wd2_x*s3 - w3_x*qd[2];
    const double wd3_x = qdd[1]*s3 - neg_wd2_x*c3 + w3_y*qd[2];
    const double z17 = w3_x*w3_z;
    const double U3_xz = wd3_y + z17;
    const double z18 = w3_y*w3_z;
    const double U3_yz = z18 - wd3_x;
    const double z19 = w3_y*w3_x;
    const double U3_yx = wd3_z + z19;
    const double U3_zx = z17 - wd3_y;
    const double z20 = 118.9090909090909*s2;
    const double a3_y = s3*z20 + 3.83030303030303*U3_yz;
    const double a3_x = 3.83030303030303*U3_xz - c3*z20;
    const double z21 = w3_x*w3_x;
    const double z22 = w3_y*w3_y;
    const double z23 = w3_z*w3_z;

    /* motion of link 4 */
    const double z24 = 3.83030303030303*(z21 + z22) - (U3_zx + 118.9090909090909*c2);
    const double neg_a4_z = U3_yx + a3_y;
    const double z25 = z22 + z23 - a3_x;
    const double a4_y = z24*c4 - z25*s4;
    const double a4_x = z24*s4 + z25*c4;
    const double w4_y = w3_x*s4 - w3_z*c4;
    const double neg_w4_x = w3_z*s4 + w3_x*c4;
    const double w4_z = qd[3] - w3_y;
    const double wd4_z = qdd[3] - wd3_y;
    const double wd4_y = neg_w4_x*qd[3] - (wd3_z*c4 - wd3_x*s4);
    const double wd4_x = w4_y*qd[3] - (wd3_z*s4 + wd3_x*c4);
    const double z26 = w4_y*neg_w4_x;
    const double U4_yx = wd4_z - z26;
    const double z27 = neg_w4_x*w4_z;
    const double neg_U4_zx = wd4_y + z27;
    const double z28 = w4_y*w4_y;
    const double z29 = w4_z*w4_z;
    const double z30 = neg_w4_x*neg_w4_x;
    const double z31 = w4_y*w4_z;

    /* motion of link 5 */
    const double z32 = neg_a4_z + neg_U4_zx;
    const double z33 = a4_y + U4_yx;
    const double z34 = a4_x - z28 - z29;
    const double z35 = z32*c5 + z34*s5;
    const double z36 = z32*s5 - z34*c5;
    const double w5_y = w4_z*c5 + neg_w4_x*s5;
    const double w5_x = w4_z*s5 - neg_w4_x*c5;
    const double w5_z = qd[4] - w4_y;
    const double wd5_z = qdd[4] - wd4_y;
    const double neg_wd5_y = wd4_x*s5 - wd4_z*c5 + w5_x*qd[4];
    const double wd5_x = wd4_z*s5 + wd4_x*c5 + w5_y*qd[4];
    const double z37 = w5_x*w5_z;
    const double U5_xz = z37 - neg_wd5_y;
    const double z38 = w5_y*w5_z;
    const double U5_yz = z38 - wd5_x;
    const double z39 = w5_y*w5_x;
    const double U5_yx = wd5_z + z39;
    const double U5_zx = neg_wd5_y + z37;
    const double z40 = w5_x*w5_x;
    const double z41 = w5_y*w5_y;
    const double neg_a5_z = z33 + 4.654545454545454*(z40 + z41);
    const double a5_y = 4.654545454545454*U5_yz - z35;
    const double a5_x = 4.654545454545454*U5_xz - z36;
    const double z42 = w5_z*w5_z;

    /* motion of link 6 */
    const double a6_y = a5_x*s6 - neg_a5_z*c6;
    const double neg_a6_x = neg_a5_z*s6 + a5_x*c6;
    const double w6_y = w5_z*c6 + w5_x*s6;
    const double w6_x = w5_z*s6 - w5_x*c6;
    const double w6_z = w5_y + qd[5];
    const double wd6_z = qdd[5] - neg_wd5_y;
    const double wd6_y = wd5_z*c6 + wd5_x*s6 - w6_x*qd[5];
    const double wd6_x = wd5_z*s6 - wd5_x*c6 + w6_y*qd[5];
    const double z43 = w6_x*w6_z;
    const double U6_xz = wd6_y + z43;
    const double z44 = w6_y*w6_z;
    const double U6_yz = z44 - wd6_x;
    const double z45 = w6_y*w6_x;
    const double U6_yx = wd6_z + z45;
    const double U6_zx = z43 - wd6_y;
    const double z46 = w6_y*w6_y;
    const double z47 = w6_z*w6_z;
    const double z48 = w6_x*w6_x;

    /* motion of link 7 */
    const double a7_y = a5_y + 1.0666666666666667*U6_zx;
    const double neg_a7_z = a6_y + 1.0666666666666667*U6_yx;
    const double neg_a7_x = neg_a6_x + 1.0666666666666667*(z46 + z47);
    const double w7_z = qd[6] - w6_y;
    const double wd7_z = qdd[6] - wd6_y;
    const double wd7_y = wd6_z - w6_x*qd[6];
    const double wd7_x = wd6_x + w6_z*qd[6];
    const double z49 = w6_x*w7_z;
    const double U7_xz = wd7_y + z49;
    const double U7_xy = z43 - wd7_z;
    const double z50 = w7_z*w7_z;
    const double neg_U7_xx = z47 + z50;
    const double z51 = w6_z*w7_z;
    const double U7_yz = z51 - wd7_x;
    const double neg_U7_yy = z50 + z48;
    const double U7_yx = z43 + wd7_z;
    const double U7_zy = wd7_x + z51;
    const double U7_zx = z49 - wd7_y;

    /* forces on link 7 */
    const double f7_z = z5*U7_zx - 0.012759209153753908*neg_a7_z - z4*U7_zy -
        0.0056786982094425*(z47 + z48);
    const double f7_y = 0.0056786982094425*U7_yz + z4*neg_U7_yy + z5*U7_yx +
        0.012759209153753908*a7_y;
    const double z52 = z47 - z48;
    const double z53 = 0.001760084078545166*z3;
    const double z54 = 0.001760084078545166*z2;
    const double z55 = U7_yz*z54 - U7_xz*z53 - z8*U7_xy - z10*U7_yx + z9*z52;
    const double n7_z = z55 - z4*neg_a7_x + z5*a7_y;

    /* forces on link 6 */
    const double neg_f6_y = f7_z + 0.0055993270925625*U6_yz;
    const double neg_f6_x = z4*U7_xy - 0.0056786982094425*U7_xz + z5*neg_U7_xx +
        0.012759209153753908*neg_a7_x + 0.0055993270925625*U6_xz;
    const double z56 = z9*U7_zy - U7_xy*z53 - z10*U7_zx - 0.013508337745659892*U7_xz + (z50 -
        z48)*z54;
    const double z57 = z56 - z5*neg_a7_z + 0.0056786982094425*neg_a7_x + 1.0666666666666667*f7_z -
        9.3569097314605e-05*U6_xz;
    const double n6_z = 0.0005462437073966848*(z46 - z48) - (z57 - 0.0001037589172186849*U6_yz -
        0.0011196707334275558*U6_yx);
    const double z58 = n7_z + 1.0666666666666667*f7_y - 0.0055993270925625*neg_a6_x +
        0.0001037589172186849*z52 + 0.0005462437073966848*(wd6_x + z44);
    const double neg_n6_y = z58 - 0.010045187828321242*U6_xz + 0.0011196707334275558*U6_zx +
        9.3569097314605e-05*(z45 - wd6_z);
    const double z59 = z9*U7_zx - U7_yx*z54 - 0.013508337745659892*U7_yz + z8*U7_zy - (z47 -
        z50)*z53;
    const double z60 = z59 - 0.0056786982094425*a7_y + z4*neg_a7_z - 0.0001037589172186849*U6_yx +
        0.0005462437073966848*U6_zx;
    const double n6_x = z60 - 0.010045187828321242*U6_yz + 0.0055993270925625*a6_y +
        9.3569097314605e-05*(z46 - z47);

    /* forces on link 5 */
    const double f5_y = f7_y + 0.017739234691846142*a5_y + 0.001208932934385*U5_yx +
        0.0055993270925625*(z46 + z48);
    const double neg_f5_x = s6*neg_f6_y - c6*neg_f6_x - 0.017739234691846142*a5_x +
        0.001208932934385*(z41 + z42);
    const double z61 = c6*neg_n6_y - s6*n6_x + 0.0021640520520981297*U5_xz +
        0.004600245517563105*U5_yz - 0.001451156065026715*U5_yx;
    const double neg_n5_z = z61 - 0.001208932934385*a5_y + 0.00151524447332703*(z40 - z41);
    const double z62 = 4.654545454545454*neg_f5_x - n6_z - 0.001208932934385*neg_a5_z +
        0.00151524447332703*(wd5_x + z38) + 0.0021640520520981297*(wd5_z - z39);
    const double z63 = z62 + 0.001451156065026715*U5_zx + 0.004600245517563105*(z40 - z42);
    const double z64 = s6*neg_n6_y + c6*n6_x + 4.654545454545454*f5_y - 0.00151524447332703*U5_zx -
        0.004600245517563105*U5_yx;
    const double z65 = z64 + 0.0021640520520981297*(z41 - z42);
    const double z66 = c6*neg_f6_y + s6*neg_f6_x - 0.001208932934385*U5_zx +
        0.017739234691846142*neg_a5_z + 0.009933178813024952*z33;
    const double z67 = 0.009933178813024952*z35 - f5_y;
    const double z68 = neg_f5_x + 0.009933178813024952*z36;
    const double z69 = c5*z67 + s5*z68;

    /* forces on link 4 */
    const double neg_f4_z = z69 + 0.016011409030815*neg_a4_z;
    const double f4_y = z66 + 0.016011409030815*a4_y;
    const double f4_x = s5*z67 - c5*z68 + 0.016011409030815*a4_x;
    const double z70 = z66 - c5*z63 - s5*z65 - 0.08093273305077073*z26 - 0.07010120605438973*wd4_z;
    const double n4_z = z70 + 0.0031923204867866507*(z28 - z30) + 0.0039053550262761*(z31 - wd4_x) -
        0.0016444875773692703*(z27 - wd4_y);
    const double z71 = neg_n5_z + z69 - 0.016762385466687735*z27 + 0.027593912463068734*wd4_y -
        0.0039053550262761*(z29 - z30);
    const double n4_y = z71 + 0.0016444875773692703*(wd4_z + z26) - 0.0031923204867866507*(wd4_x +
        z31);
    const double z72 = s5*z63 - c5*z65 - 0.09769511851745846*z31 - 0.053338820587702*wd4_x -
        0.0031923204867866507*neg_U4_zx;
    const double n4_x = z72 - 0.0039053550262761*U4_yx + 0.0016444875773692703*(z28 - z29);

    /* forces on link 3 */
    const double z73 = neg_f4_z - c4*n4_y - s4*n4_x - 0.004377257121839583*U3_xz +
        0.005487648106562256*U3_yz;
    const double n3_z = z73 - 1.3360662912303295e-05*U3_yx - 0.0023287353274350003*a3_x -
        0.00012191242095074341*(z21 - z22);
    const double z74 = n4_z - 0.033465574717252325*a3_x - c4*(f4_y - 3.83030303030303*f4_x) -
        s4*(f4_x + 3.83030303030303*f4_y);
    const double z75 = z74 + 0.00012191242095074341*(wd3_x + z18) - 0.005487648106562256*(z21 - z23)
        - 1.3360662912303295e-05*U3_zx;
    const double z76 = z75 + 0.013297019103287584*(wd3_z - z19);
    const double z77 = s4*n4_y - c4*n4_x + 0.27690780075318*c2 - 3.83030303030303*neg_f4_z -
        0.005487648106562256*U3_yx;
    const double z78 = z77 + 0.00012191242095074341*U3_zx - 0.033465574717252325*a3_y -
        0.013297019103287584*(z22 - z23);

    /* forces on link 2 */
    const double z79 = c3*z76 - s3*z78 + 0.0007689361029464*neg_U2_xz + 0.01026110182100817*U2_yz -
        0.023077882494931805*U2_yx;
    const double neg_n2_z = z79 - 0.01993386669246*c2 + 0.7667928297490783*s2 +
        0.00398335888393552*(z14 - z15);
    const double z80 = n3_z - 0.00398335888393552*(z12 + neg_wd2_x) - 0.023077882494931805*neg_U2_zx
        + 0.01026110182100817*(z14 - z16);
    const double n2_y = 0.0007689361029464*(qdd[1] - z13) - z80;
    const double n2_x = s3*z76 + c3*z78 - 0.00398335888393552*neg_U2_zx + 0.01026110182100817*U2_yx
        + 0.0007689361029464*(z15 - z16);

    /* forces on link 1 */
    const double n1_z = 0.014259565994474374*qdd[0] - (c2*n2_y + s2*n2_x);

    tau[0] = n1_z;
    tau[1] = -neg_n2_z;
    tau[2] = n3_z;
    tau[3] = n4_z;
    tau[4] = -neg_n5_z;
    tau[5] = n6_z;
    tau[6] = n7_z;
}

void panda_inertia_matrix(const double q[7], double M[49])
{
    /* joint angles */
    const double z1 = q[6] + 0.3168267184401061;
    const double z2 = cos(z1);
    const double z3 = sin(z1);
    const double ms7_y = 0.0005260297633034988*z3 - 0.00044399810122265783*z2;
    const double ms7_x = 0.00044399810122265783*z3 + 0.0005260297633034988*z2;
    const double z4 = 0.0020702359176733103*z2 - 0.0014830831470596859*z3;
    const double z5 = z3*z4;
    const double c6 = cos(q[5]);
    const double s6 = sin(q[5]);
    const double s5 = sin(q[4]);
    const double c5 = cos(q[4]);
    const double c4 = cos(q[3]);
    const double s4 = sin(q[3]);
    const double c3 = cos(q[2]);
    const double s3 = sin(q[2]);
    const double c2 = cos(q[1]);
    const double s2 = sin(q[1]);

    /* composite body 7 */
    const double z6 = z5 - 2.1333333333333333*ms7_x;
    const double z7 = z6 - 0.0038417620350782926;
    const double ms6_x = ms7_x + 0.013609823097337501;
    const double S6_xz = z2*z4 + 1.0666666666666667*ms7_y - 0.0009313590416179701;
    const double z8 = 0.001760084078545166*z2;
    const double neg_S6_xy = z8 + 0.005511034382675315;
    const double z9 = 0.001760084078545166*z3;
    const double neg_S6_yz = z9 + 9.3569097314605e-05;
    const double S6_zz = z5 + 0.013241555385531558;
    const double z10 = z6 - 0.030858437526398077;

    /* column 7 */
    const double z11 = 1.0666666666666667*ms7_x + 0.004909651967360946;
    const double z12 = z11*c6 + z8*s6;
    const double z13 = ms7_y*c6;
    const double z14 = z9 - 4.654545454545454*z13;
    const double z15 = z11*s6 - z8*c6 + 4.654545454545454*ms7_x;
    const double z16 = z14*s5 - z15*c5;
    const double z17 = ms7_x*c5 + z13*s5;
    const double z18 = ms7_x*s5 - z13*c5;
    const double z19 = ms7_y*s6;
    const double z20 = z14*c5 - z19 + z15*s5;
    const double z21 = z12 - z17;
    const double z22 = z17 + z21*c4 + z16*s4;
    const double z23 = c4*c3;
    const double z24 = s4*c3;
    const double z25 = z23 + 3.83030303030303*z24;
    const double z26 = z24 - 3.83030303030303*z23;
    const double z27 = 3.83030303030303*s3;
    const double z28 = s4*s3;
    const double z29 = z17*z27 + z19*z25 - z18*z26 + z20*c3 + z21*z28;
    const double z30 = c4*s3;
    const double z31 = z29 - z16*z30;
    const double z32 = c3*s2;
    const double z33 = 3.83030303030303*z32;
    const double z34 = c2 + z33;
    const double z35 = s3*s2;
    const double z36 = c4*z35;
    const double z37 = s4*z35;
    const double z38 = z36 + 3.83030303030303*z37;
    const double z39 = z37 - 3.83030303030303*z36;
    const double z40 = c4*c2 + s4*z32;
    const double z41 = s4*c2 - c4*z32;
    const double z42 = z17*z34 - z19*z38 + z18*z39 - z20*z35 + z21*z40;
    const double z43 = z42 + z16*z41;

    /* composite body 6 */
    const double ms5_z = ms6_x*s6 - 0.0056786982094425*c6;
    const double z44 = 0.0056786982094425*s6 + ms6_x*c6;
    const double z45 = 2.0*(neg_S6_xy*c6) + z7*s6;
    const double z46 = neg_S6_yz*c6 - S6_xz*s6;
    const double z47 = neg_S6_yz*s6 + S6_xz*c6;
    const double ms5_y = ms7_y - 0.0055993270925625;
    const double ms5_x = 0.001208932934385 - z44;
    const double S5_xy = 0.00151524447332703 - z47;
    const double z48 = s6*z45;
    const double S5_xx = 0.014959493810686607 - (z7 - z48);

    /* column 6 */
    const double z49 = z10 - 4.654545454545454*ms5_z;
    const double z50 = s5*z49 + c5*z47;
    const double z51 = z44 + c5*z49 - s5*z47;
    const double z52 = s5*ms5_z;
    const double z53 = z46 + z52;
    const double z54 = c4*z53 - z52 - s4*z50;
    const double z55 = c5*ms5_z;
    const double z56 = z25*z44 - z27*z52 - z26*z55 - c3*z51 + z28*z53;
    const double z57 = z56 + z30*z50;
    const double z58 = z39*z55 - (z34*z52 + z38*z44) + z35*z51 + z40*z53;
    const double z59 = z58 - z41*z50;

    /* composite body 5 */
    const double z60 = S6_zz + S5_xx;
    const double z61 = neg_S6_xy - c6*z45 - 4.654545454545454*ms5_x + 0.004600245517563105;
    const double z62 = z46 - 4.654545454545454*ms5_y - 0.0021640520520981297;
    const double z63 = c5*ms5_y + s5*ms5_x;
    const double z64 = c5*ms5_x - s5*ms5_y;
    const double z65 = s5*(S6_zz - S5_xx) - 2.0*(c5*S5_xy);
    const double z66 = c5*z62 + s5*z61;
    const double z67 = s5*z62 - c5*z61;
    const double ms4_z = z63 - 0.00012191242095074341;
    const double neg_ms4_y = ms5_z + 0.1419563931722475;
    const double ms4_x = z64 + 0.040431622658625;
    const double S4_xz = z63 - S5_xy - c5*z65 + 0.0039053550262761;
    const double neg_S4_xy = ms5_z + z67 + 0.13876407268546087;
    const double z68 = s5*z65;
    const double S4_xx = S5_xx + z68 + 2.0*z64 + 0.0458473861568155;
    const double S4_yz = z66 - 0.0016444875773692703;
    const double S4_yy = 0.5987338527766317 - (z48 - 9.309090909090909*ms5_z);
    const double S4_zz = S6_zz - z68 + 0.022178148964878235;

    /* column 5 */
    const double z69 = z60 + z64;
    const double z70 = s4*z67 - (z64 - c4*z69);
    const double z71 = z64 - 0.2610759493670886*(s4*z69 - c4*z67);
    const double z72 = z66 + z63*(s4 - 3.83030303030303*c4);
    const double z73 = z27*z71 - c3*z72;
    const double z74 = z33*z71 - c2*z70 + z35*z72;

    /* composite body 4 */
    const double z75 = S4_xx + S4_yy;
    const double ms3_z = c4*neg_ms4_y - s4*ms4_x;
    const double z76 = s4*neg_ms4_y + c4*ms4_x;
    const double z77 = 2.0*(c4*neg_S4_xy) + s4*(S4_yy - S4_xx);
    const double z78 = c4*S4_yz + s4*S4_xz;
    const double z79 = s4*S4_yz - c4*S4_xz;
    const double neg_S3_xy = ms4_z + z79;
    const double z80 = s4*z77;
    const double S3_xx = 0.056429671026527704 - (2.0*z76 - (S4_xx + z80));

    /* column 4 */
    const double z81 = z76 - z75 - 3.83030303030303*ms3_z;
    const double z82 = c3*z81 - s3*z79;
    const double z83 = c2*z78 + s2*(s3*z81 + c3*z79);

    /* composite body 3 */
    const double z84 = S4_zz + S3_xx;
    const double z85 = c4*z77 - (neg_S4_xy + ms3_z) + 3.83030303030303*z76 - 0.22168156342611428;
    const double z86 = z78 - 3.83030303030303*ms4_z + 0.012830057587888372;
    const double z87 = 2.0*(c3*neg_S3_xy) + s3*(S4_zz - S3_xx);
    const double z88 = s3*z85 - c3*z86;
    const double z89 = s3*z86 + c3*z85;
    const double neg_S2_xz = c3*z87 - neg_S3_xy + 0.01026110182100817;
    const double S2_xy = z89 + 0.00398335888393552;
    const double S2_xx = S3_xx + s3*z87 + 0.023077882494931805;
    const double S2_yz = z88 - 0.0007689361029464;
    const double S2_yy = 0.9562715012318809 - (z80 - S4_yy - 7.66060606060606*ms3_z);

    /* column 3 */
    const double z90 = c2*z84 - s2*z89;

    /* composite body 2 */
    const double S1_yz = s2*neg_S2_xz - c2*S2_yz;
    const double z91 = z84 - s2*(2.0*(c2*S2_xy) - s2*(S2_yy - S2_xx)) + 0.03733744848940618;

    M[0] = z91;
    M[1] = -S1_yz;
    M[2] = z90;
    M[3] = z83;
    M[4] = -z74;
    M[5] = z59;
    M[6] = -z43;
    M[7] = -S1_yz;
    M[8] = S2_xx + S2_yy;
    M[9] = z88;
    M[10] = z82;
    M[11] = z73;
    M[12] = -z57;
    M[13] = z31;
    M[14] = z90;
    M[15] = z88;
    M[16] = z84;
    M[17] = z78;
    M[18] = z70;
    M[19] = z54;
    M[20] = -z22;
    M[21] = z83;
    M[22] = z82;
    M[23] = z78;
    M[24] = z75;
    M[25] = z66;
    M[26] = -z51;
    M[27] = -z20;
    M[28] = -z74;
    M[29] = z73;
    M[30] = z70;
    M[31] = z66;
    M[32] = z60;
    M[33] = z46;
    M[34] = -z12;
    M[35] = z59;
    M[36] = -z57;
    M[37] = z54;
    M[38] = -z51;
    M[39] = z46;
    M[40] = -z10;
    M[41] = -z9;
    M[42] = -z43;
    M[43] = z31;
    M[44] = -z22;
    M[45] = -z20;
    M[46] = -z12;
    M[47] = -z9;
    M[48] = 0.004909651967360946;
}

void panda_bias(const double q[7], const double qd[7], double b[7])
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
    const double c6 = cos(q[5]);
    const double s6 = sin(q[5]);
    const double z1 = q[6] + 0.3168267184401061;
    const double z2 = cos(z1);
    const double z3 = sin(z1);
    const double z4 = 0.0020702359176733103*z2 - 0.0014830831470596859*z3;
    const double z5 = z3*z4;
    const double z6 = z5 + 0.003196367557210316;
    const double z7 = z2*z4 - 0.0010351179588366552;
    const double z8 = z5 - 0.0017132844101506299;

    /* motion of link 2 */
    const double neg_w2_x = s2*qd[0];
    const double neg_w2_y = qd[0]*c2;
    const double neg_wd2_x = qd[1]*neg_w2_y;
    const double wd2_y = qd[1]*neg_w2_x;
    const double U2_xy = neg_w2_x*neg_w2_y;
    const double z9 = neg_w2_x*neg_w2_x;
    const double z10 = neg_w2_y*neg_w2_y;
    const double z11 = qd[1]*qd[1];

    /* motion of link 3 */
    const double w3_y = qd[1]*c3 + neg_w2_x*s3;
    const double w3_x = qd[1]*s3 - c3*neg_w2_x;
    const double w3_z = qd[2] + neg_w2_y;
    const double wd3_y = s3*neg_wd2_x - w3_x*qd[2];
    const double wd3_x = w3_y*qd[2] - c3*neg_wd2_x;
    const double z12 = w3_x*w3_z;
    const double U3_xz = wd3_y + z12;
    const double z13 = w3_y*w3_z;
    const double U3_yz = z13 - wd3_x;
    const double z14 = w3_y*w3_x;
    const double U3_yx = z14 - wd2_y;
    const double U3_zx = z12 - wd3_y;
    const double z15 = 118.9090909090909*s2;
    const double a3_x = 3.83030303030303*U3_xz - c3*z15;
    const double z16 = w3_x*w3_x;
    const double z17 = w3_y*w3_y;
    const double z18 = w3_z*w3_z;

    /* motion of link 4 */
    const double z19 = 3.83030303030303*(z16 + z17) - (U3_zx + 118.9090909090909*c2);
    const double neg_a4_z = U3_yx + s3*z15 + 3.83030303030303*U3_yz;
    const double z20 = z17 + z18 - a3_x;
    const double a4_y = z19*c4 - z20*s4;
    const double a4_x = z19*s4 + z20*c4;
    const double w4_y = w3_x*s4 - w3_z*c4;
    const double neg_w4_x = w3_z*s4 + w3_x*c4;
    const double w4_z = qd[3] - w3_y;
    const double wd4_y = wd2_y*c4 + wd3_x*s4 + neg_w4_x*qd[3];
    const double wd4_x = wd2_y*s4 - wd3_x*c4 + w4_y*qd[3];
    const double z21 = neg_w4_x*w4_z;
    const double U4_xz = wd4_y - z21;
    const double z22 = w4_y*neg_w4_x;
    const double U4_xy = wd3_y - z22;
    const double z23 = w4_y*w4_z;
    const double U4_yz = z23 - wd4_x;
    const double neg_U4_yx = wd3_y + z22;
    const double U4_zy = wd4_x + z23;
    const double neg_U4_zx = wd4_y + z21;
    const double z24 = w4_y*w4_y;
    const double z25 = w4_z*w4_z;
    const double z26 = neg_w4_x*neg_w4_x;

    /* motion of link 5 */
    const double z27 = neg_a4_z + neg_U4_zx;
    const double z28 = a4_y - neg_U4_yx;
    const double z29 = a4_x - z24 - z25;
    const double z30 = z27*c5 + z29*s5;
    const double z31 = z29*c5 - z27*s5;
    const double w5_y = w4_z*c5 + neg_w4_x*s5;
    const double w5_x = w4_z*s5 - neg_w4_x*c5;
    const double w5_z = qd[4] - w4_y;
    const double neg_wd5_y = wd3_y*c5 + wd4_x*s5 + w5_x*qd[4];
    const double wd5_x = w5_y*qd[4] - (wd3_y*s5 - wd4_x*c5);
    const double z32 = w5_x*w5_z;
    const double U5_xz = z32 - neg_wd5_y;
    const double z33 = w5_y*w5_z;
    const double U5_yz = z33 - wd5_x;
    const double z34 = w5_y*w5_x;
    const double U5_yx = z34 - wd4_y;
    const double U5_zx = neg_wd5_y + z32;
    const double z35 = w5_x*w5_x;
    const double z36 = w5_y*w5_y;
    const double neg_a5_z = z28 + 4.654545454545454*(z35 + z36);
    const double a5_y = 4.654545454545454*U5_yz - z30;
    const double a5_x = z31 + 4.654545454545454*U5_xz;
    const double z37 = w5_z*w5_z;

    /* motion of link 6 */
    const double a6_y = a5_x*s6 - neg_a5_z*c6;
    const double neg_a6_x = neg_a5_z*s6 + a5_x*c6;
    const double w6_y = w5_z*c6 + w5_x*s6;
    const double w6_x = w5_z*s6 - w5_x*c6;
    const double w6_z = w5_y + qd[5];
    const double neg_wd6_y = wd4_y*c6 - wd5_x*s6 + w6_x*qd[5];
    const double wd6_x = w6_y*qd[5] - (wd4_y*s6 + wd5_x*c6);
    const double z38 = w6_x*w6_z;
    const double U6_xz = z38 - neg_wd6_y;
    const double z39 = w6_y*w6_z;
    const double U6_yz = z39 - wd6_x;
    const double z40 = w6_y*w6_x;
    const double U6_yx = z40 - neg_wd5_y;
    const double U6_zx = neg_wd6_y + z38;
    const double z41 = w6_y*w6_y;
    const double z42 = w6_z*w6_z;
    const double z43 = w6_x*w6_x;

    /* motion of link 7 */
    const double a7_y = a5_y + 1.0666666666666667*U6_zx;
    const double neg_a7_z = a6_y + 1.0666666666666667*U6_yx;
    const double neg_a7_x = neg_a6_x + 1.0666666666666667*(z41 + z42);
    const double w7_z = qd[6] - w6_y;
    const double neg_wd7_y = neg_wd5_y + w6_x*qd[6];
    const double wd7_x = wd6_x + w6_z*qd[6];
    const double z44 = w6_x*w7_z;
    const double U7_xz = z44 - neg_wd7_y;
    const double z45 = w7_z*w7_z;
    const double neg_U7_xx = z42 + z45;
    const double z46 = w6_z*w7_z;
    const double U7_yz = z46 - wd7_x;
    const double neg_U7_yy = z45 + z43;
    const double U7_zy = wd7_x + z46;
    const double U7_zx = neg_wd7_y + z44;

    /* forces on link 7 */
    const double z47 = 0.0005260297633034988*(z2 + 0.8440550938302861*z3);
    const double z48 = 0.00044399810122265783*(z2 - 1.1847567857946837*z3);
    const double f7_z = U7_zx*z47 - 0.012759209153753908*neg_a7_z - U7_zy*z48 -
        0.0056786982094425*(z42 + z43);
    const double f7_y = 0.0056786982094425*U7_yz + neg_U7_yy*z48 + U6_zx*z47 +
        0.012759209153753908*a7_y;
    const double z49 = z42 - z43;
    const double z50 = 0.001760084078545166*z3;
    const double z51 = 0.001760084078545166*z2;
    const double z52 = U7_yz*z51 - U7_xz*z50 - U6_xz*z6 - U6_zx*z8 + z7*z49;
    const double n7_z = z52 - neg_a7_x*z48 + a7_y*z47;

    /* forces on link 6 */
    const double neg_f6_y = f7_z + 0.0055993270925625*U6_yz;
    const double neg_f6_x = U6_xz*z48 - 0.0056786982094425*U7_xz + neg_U7_xx*z47 +
        0.012759209153753908*neg_a7_x + 0.0055993270925625*U6_xz;
    const double z53 = U6_xz*z50 - z7*U7_zy + z8*U7_zx + 0.013508337745659892*U7_xz - (z45 -
        z43)*z51;
    const double z54 = z53 + neg_a7_z*z47 - 0.0056786982094425*neg_a7_x - 1.0666666666666667*f7_z +
        9.3569097314605e-05*U6_xz;
    const double n6_z = z54 + 0.0001037589172186849*U6_yz + 0.0011196707334275558*U6_yx +
        0.0005462437073966848*(z41 - z43);
    const double z55 = n7_z + 1.0666666666666667*f7_y - 0.0055993270925625*neg_a6_x +
        0.0001037589172186849*z49 + 0.0005462437073966848*(wd6_x + z39);
    const double neg_n6_y = z55 - 0.010045187828321242*U6_xz + 0.0011196707334275558*U6_zx +
        9.3569097314605e-05*(neg_wd5_y + z40);
    const double z56 = U6_zx*z51 - z7*U7_zx + 0.013508337745659892*U7_yz - z6*U7_zy + (z42 -
        z45)*z50;
    const double z57 = z56 + 0.0056786982094425*a7_y - neg_a7_z*z48 + 0.0001037589172186849*U6_yx -
        0.0005462437073966848*U6_zx;
    const double n6_x = 9.3569097314605e-05*(z41 - z42) - (z57 + 0.010045187828321242*U6_yz -
        0.0055993270925625*a6_y);

    /* forces on link 5 */
    const double f5_y = f7_y + 0.017739234691846142*a5_y + 0.001208932934385*U5_yx +
        0.0055993270925625*(z41 + z43);
    const double neg_f5_x = s6*neg_f6_y - c6*neg_f6_x - 0.017739234691846142*a5_x +
        0.001208932934385*(z36 + z37);
    const double z58 = c6*neg_n6_y - s6*n6_x + 0.0021640520520981297*U5_xz +
        0.004600245517563105*U5_yz - 0.001451156065026715*U5_yx;
    const double neg_n5_z = z58 - 0.001208932934385*a5_y + 0.00151524447332703*(z35 - z36);
    const double z59 = n6_z - 4.654545454545454*neg_f5_x + 0.001208932934385*neg_a5_z -
        0.00151524447332703*(wd5_x + z33) + 0.0021640520520981297*(wd4_y + z34);
    const double z60 = z59 - 0.001451156065026715*U5_zx - 0.004600245517563105*(z35 - z37);
    const double z61 = s6*neg_n6_y + c6*n6_x + 4.654545454545454*f5_y - 0.00151524447332703*U5_zx -
        0.004600245517563105*U5_yx;
    const double z62 = z61 + 0.0021640520520981297*(z36 - z37);
    const double z63 = c6*neg_f6_y + s6*neg_f6_x - 0.001208932934385*U5_zx +
        0.017739234691846142*neg_a5_z + 0.009933178813024952*z28;
    const double z64 = f5_y - 0.009933178813024952*z30;
    const double z65 = neg_f5_x - 0.009933178813024952*z31;
    const double z66 = c5*z64 - s5*z65;

    /* forces on link 4 */
    const double f4_z = z66 - 0.016011409030815*neg_a4_z;
    const double f4_y = z63 + 0.016011409030815*a4_y;
    const double f4_x = 0.016011409030815*a4_x - (s5*z64 + c5*z65);
    const double z67 = z63 + c5*z60 - s5*z62 + 0.0016444875773692703*U4_xz +
        0.0039053550262761*U4_yz;
    const double n4_z = z67 + 0.07551696955258023*U4_xy - 0.005415763498190499*neg_U4_yx +
        0.0031923204867866507*(z24 - z26);
    const double z68 = neg_n5_z - z66 - 0.0031923204867866507*U4_zy - 0.0016444875773692703*U4_xy +
        0.005415763498190499*neg_U4_zx + 0.022178148964878235*U4_xz;
    const double n4_y = z68 - 0.0039053550262761*(z25 - z26);
    const double z69 = s5*z60 + c5*z62 - 0.0039053550262761*neg_U4_yx +
        0.0031923204867866507*neg_U4_zx + 0.022178148964878235*U4_yz;
    const double n4_x = 0.0016444875773692703*(z24 - z25) - (z69 + 0.07551696955258023*U4_zy);

    /* forces on link 3 */
    const double z70 = f4_z + c4*n4_y + s4*n4_x + 0.004377257121839583*U3_xz -
        0.005487648106562256*U3_yz;
    const double neg_n3_z = z70 + 1.3360662912303295e-05*U3_yx + 0.0023287353274350003*a3_x +
        0.00012191242095074341*(z16 - z17);
    const double z71 = n4_z - c4*(f4_y - 3.83030303030303*f4_x) - s4*(f4_x + 3.83030303030303*f4_y);
    const double z72 = z71 - 0.005487648106562256*(z16 - z18) - 1.3360662912303295e-05*U3_zx +
        0.00012191242095074341*(wd3_x + z13);
    const double z73 = z72 - 0.013297019103287584*(wd2_y + z14);
    const double z74 = s4*n4_y - c4*n4_x + 3.83030303030303*f4_z + 0.27690780075318*c2 -
        0.005487648106562256*U3_yx;
    const double z75 = z74 + 0.00012191242095074341*U3_zx - 0.013297019103287584*(z17 - z18);

    /* forces on link 2 */
    const double z76 = c3*z73 - s3*z75 + 0.10510540975539225*U2_xy - 0.01993386669246*c2 +
        4.74615389612781*s2;
    const double neg_n2_z = z76 + 0.00398335888393552*(z9 - z10);
    const double n2_y = neg_n3_z + 0.00796671776787104*neg_wd2_x - 0.0007689361029464*U2_xy +
        0.04615576498986361*wd2_y - 0.01026110182100817*(z9 - z11);
    const double z77 = s3*z73 + c3*z75 + 0.01026110182100817*U2_xy - 0.00796671776787104*wd2_y -
        0.2563665845006481*neg_wd2_x;
    const double n2_x = z77 + 0.0007689361029464*(z10 - z11);
    const double neg_n1_z = c2*n2_y + s2*n2_x;

    b[0] = -neg_n1_z;
    b[1] = -neg_n2_z;
    b[2] = -neg_n3_z;
    b[3] = n4_z;
    b[4] = -neg_n5_z;
    b[5] = n6_z;
    b[6] = n7_z;
}

void panda_gravity(const double q[7], double g[7])
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
    const double c6 = cos(q[5]);
    const double s6 = sin(q[5]);
    const double z1 = q[6] - 0.3842058806066518;
    const double z2 = cos(z1);
    const double z3 = sin(z1);

    /* motion of link 3 */
    const double z4 = s2*c3;
    const double z5 = s2*s3;

    /* motion of link 4 */
    const double neg_a4_y_scaled = c2*c4 + s4*z4;
    const double a4_x_scaled = c4*z4 - c2*s4;

    /* motion of link 5 */
    const double neg_a5_y_scaled = c5*z5 + a4_x_scaled*s5;
    const double a5_x_scaled = a4_x_scaled*c5 - z5*s5;

    /* motion of link 6 */
    const double a6_y_scaled = neg_a4_y_scaled*c6 + a5_x_scaled*s6;
    const double a6_x_scaled = neg_a4_y_scaled*s6 - a5_x_scaled*c6;

    /* motion of link 7 */
    const double neg_a7_y_scaled = neg_a5_y_scaled*z2 + a6_x_scaled*z3;

    /* forces on link 6 */
    const double z6 = 0.08185244632178545*a6_y_scaled;
    const double n6_z = z2*z6 + 0.67524884163189*a6_x_scaled + 1.61833169193795*a6_y_scaled;
    const double z7 = 0.08185244632178545*neg_a7_y_scaled;
    const double n6_y = z7 + 1.61833169193795*neg_a5_y_scaled - 0.66581089427925*a6_x_scaled;
    const double n6_x = 0.67524884163189*neg_a5_y_scaled - (z3*z6 - 0.66581089427925*a6_y_scaled);
    const double n5_x = s6*n6_y - c6*n6_x;

    /* forces on link 5 */
    const double n5_z = c6*n6_y + s6*n6_x - 0.14375311619778*neg_a5_y_scaled;
    const double n5_y = n6_z - 0.14375311619778*neg_a4_y_scaled;

    /* forces on link 4 */
    const double n4_z = c5*n5_y + s5*n5_x + 16.87990566084543*a4_x_scaled -
        4.8076874943165*neg_a4_y_scaled;
    const double neg_n4_y = n5_z - 4.8076874943165*z5 + 0.27690780075318*a4_x_scaled;
    const double n4_x = 16.87990566084543*z5 - (s5*n5_y - c5*n5_x +
        0.27690780075318*neg_a4_y_scaled);
    const double neg_n3_x = s4*neg_n4_y + c4*n4_x;

    /* forces on link 3 */
    const double n3_z = c4*neg_n4_y - s4*n4_x + 6.711589586344321*z5;
    const double neg_n3_y = n4_z + 6.711589586344321*c2;
    const double n2_x = s3*neg_n3_y - c3*neg_n3_x;

    /* forces on link 2 */
    const double n2_z = 0.01993386669246*c2 - (c3*neg_n3_y + s3*neg_n3_x + 30.45357582685272*s2);
    const double n1_z = c2*n3_z - s2*n2_x;

    g[0] = n1_z;
    g[1] = n2_z;
    g[2] = n3_z;
    g[3] = n4_z;
    g[4] = n5_z;
    g[5] = n6_z;
    g[6] = -z7;
}

void panda_forward_dynamics(const double q[7], const double qd[7], const double tau[7],
                            double qdd[7])
{
    /* joint angles */
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
    const double z1 = q[6] + 0.3168267184401061;
    const double z2 = cos(z1);
    const double z3 = sin(z1);
    const double ms7_y = 0.0005260297633034988*z3 - 0.00044399810122265783*z2;
    const double ms7_x_scaled = z2 + 0.8440550938302861*z3;
    const double S7_yz_scaled = 0.3584946733996815*z3;
    const double z4 = 0.0014830831470596859*(z3 - 1.3959001029562603*z2);
    const double z5 = z3*z4;
    const double S7_yy = 0.003196367557210316 - z5;
    const double neg_S7_xy = z2*z4 + 0.0010351179588366552;
    const double S7_xx = z5 + 0.0017132844101506299;

    /* motion of link 2 */
    const double neg_w2_x = s2*qd[0];
    const double neg_w2_y = qd[0]*c2;
    const double neg_wd2_x = qd[1]*neg_w2_y;
    const double wd2_y = qd[1]*neg_w2_x;
    const double U2_xy = neg_w2_x*neg_w2_y;
    const double z6 = neg_w2_x*neg_w2_x;
    const double z7 = qd[1]*qd[1];
    const double z8 = neg_w2_y*neg_w2_y;

    /* motion of link 3 */
    const double w3_y = c3*qd[1] + s3*neg_w2_x;
    const double w3_x = qd[1]*s3 - c3*neg_w2_x;
    const double w3_z = qd[2] + neg_w2_y;
    const double wd3_y = s3*neg_wd2_x - w3_x*qd[2];
    const double wd3_x = w3_y*qd[2] - c3*neg_wd2_x;
    const double z9 = w3_x*w3_z;
    const double U3_xz = wd3_y + z9;
    const double z10 = w3_y*w3_z;
    const double U3_yz = z10 - wd3_x;
    const double z11 = w3_y*w3_x;
    const double U3_yx = z11 - wd2_y;
    const double U3_zx = z9 - wd3_y;
    const double z12 = c3*s2;
    const double a3_x_scaled = 0.008919761981448001*U3_xz - 0.27690780075318*z12;
    const double z13 = w3_x*w3_x;
    const double z14 = w3_y*w3_y;
    const double z15 = s3*s2;
    const double z16 = w3_z*w3_z;

    /* motion of link 4 */
    const double z17 = 3.83030303030303*(z13 + z14) - (U3_zx + 118.9090909090909*c2);
    const double neg_a4_z = U3_yx + 118.9090909090909*z15 + 3.83030303030303*U3_yz;
    const double z18 = z14 + z16 - 429.41762776513383*a3_x_scaled;
    const double a4_y = z17*c4 - z18*s4;
    const double a4_x = z17*s4 + z18*c4;
    const double w4_y = w3_x*s4 - w3_z*c4;
    const double neg_w4_x = w3_z*s4 + w3_x*c4;
    const double w4_z = qd[3] - w3_y;
    const double wd4_y = wd2_y*c4 + wd3_x*s4 + neg_w4_x*qd[3];
    const double wd4_x = wd2_y*s4 - wd3_x*c4 + w4_y*qd[3];
    const double z19 = neg_w4_x*w4_z;
    const double U4_xz = wd4_y - z19;
    const double z20 = w4_y*neg_w4_x;
    const double U4_xy = wd3_y - z20;
    const double z21 = w4_y*w4_z;
    const double U4_yz = z21 - wd4_x;
    const double neg_U4_yx = wd3_y + z20;
    const double U4_zy = wd4_x + z21;
    const double neg_U4_zx = wd4_y + z19;
    const double z22 = w4_y*w4_y;
    const double z23 = w4_z*w4_z;
    const double z24 = neg_w4_x*neg_w4_x;

    /* motion of link 5 */
    const double z25 = neg_a4_z + neg_U4_zx;
    const double z26 = a4_y - neg_U4_yx;
    const double z27 = a4_x - z22 - z23;
    const double z28 = z25*c5 + z27*s5;
    const double z29 = z27*c5 - z25*s5;
    const double w5_y = w4_z*c5 + neg_w4_x*s5;
    const double w5_x = w4_z*s5 - neg_w4_x*c5;
    const double w5_z = qd[4] - w4_y;
    const double neg_wd5_y = wd3_y*c5 + wd4_x*s5 + w5_x*qd[4];
    const double wd5_x = w5_y*qd[4] - (wd3_y*s5 - wd4_x*c5);
    const double z30 = w5_x*w5_z;
    const double U5_xz = z30 - neg_wd5_y;
    const double z31 = w5_y*w5_z;
    const double U5_yz = z31 - wd5_x;
    const double z32 = w5_y*w5_x;
    const double U5_yx = z32 - wd4_y;
    const double U5_zx = neg_wd5_y + z30;
    const double z33 = w5_x*w5_x;
    const double z34 = w5_y*w5_y;
    const double neg_a5_z = z26 + 4.654545454545454*(z33 + z34);
    const double a5_y_scaled = 0.088072612482184*U5_yz - 0.01892185033796922*z28;
    const double a5_x = z29 + 4.654545454545454*U5_xz;
    const double z35 = w5_z*w5_z;

    /* motion of link 6 */
    const double z36 = 0.9375000000000001*c6;
    const double z37 = 0.9375000000000001*s6;
    const double a6_y_scaled = a5_x*z37 - neg_a5_z*z36;
    const double neg_a6_x_scaled = neg_a5_z*z37 + a5_x*z36;
    const double w6_y = w5_z*c6 + w5_x*s6;
    const double w6_x = w5_z*s6 - w5_x*c6;
    const double w6_z = w5_y + qd[5];
    const double neg_wd6_y = wd4_y*c6 - wd5_x*s6 + w6_x*qd[5];
    const double wd6_x = w6_y*qd[5] - (wd4_y*s6 + wd5_x*c6);
    const double z38 = w6_x*w6_z;
    const double U6_xz = z38 - neg_wd6_y;
    const double z39 = w6_y*w6_z;
    const double U6_yz = z39 - wd6_x;
    const double z40 = w6_y*w6_x;
    const double U6_yx = z40 - neg_wd5_y;
    const double U6_zx = neg_wd6_y + z38;
    const double z41 = w6_y*w6_y;
    const double z42 = w6_z*w6_z;
    const double z43 = w6_x*w6_x;

    /* motion of link 7 */
    const double a7_y_scaled = U6_zx + 49.54589446882905*a5_y_scaled;
    const double neg_a7_z_scaled = a6_y_scaled + U6_yx;
    const double neg_a7_x_scaled = neg_a6_x_scaled + (z41 + z42);
    const double w7_z = qd[6] - w6_y;
    const double neg_wd7_y = neg_wd5_y + w6_x*qd[6];
    const double wd7_x = wd6_x + w6_z*qd[6];
    const double z44 = w6_x*w7_z;
    const double U7_xz = z44 - neg_wd7_y;
    const double z45 = w7_z*w7_z;
    const double neg_U7_xx = z42 + z45;
    const double z46 = w6_z*w7_z;
    const double U7_yz = z46 - wd7_x;
    const double neg_U7_yy = z45 + z43;
    const double U7_zy = wd7_x + z46;
    const double U7_zx = neg_wd7_y + z44;

    /* forces on link 7 */
    const double z47 = 0.0005260297633034988*ms7_x_scaled;
    const double f7_z = U7_zx*z47 - 0.013609823097337501*neg_a7_z_scaled + ms7_y*U7_zy -
        0.0056786982094425*(z42 + z43);
    const double z48 = 1.0666666666666667*ms7_y;
    const double z49 = 0.0005610984141903987*ms7_x_scaled;
    const double f7_y_scaled = 0.0060572780900719995*U7_yz - neg_U7_yy*z48 + U6_zx*z49 +
        0.01451714463716*a7_y_scaled;
    const double z50 = z42 - z43;
    const double z51 = 0.001760084078545166*z3;
    const double z52 = 0.001760084078545166*z2;
    const double z53 = U7_yz*z52 - U7_xz*z51 - U6_xz*S7_yy + U6_zx*S7_xx - neg_S7_xy*z50;
    const double n7_z = z53 + neg_a7_x_scaled*z48 + a7_y_scaled*z49;

    /* forces on link 6 */
    const double neg_f6_y = f7_z + 0.0055993270925625*U6_yz;
    const double neg_f6_x = neg_U7_xx*z47 - (0.0056786982094425*U7_xz + U6_xz*ms7_y) +
        0.013609823097337501*neg_a7_x_scaled + 0.0055993270925625*U6_xz;
    const double z54 = S7_xx*U7_zx - (neg_S7_xy*U7_zy + U6_xz*z51) - 0.013508337745659892*U7_xz +
        (z45 - z43)*z52;
    const double z55 = z54 - neg_a7_z_scaled*z49 + 0.0060572780900719995*neg_a7_x_scaled +
        1.0666666666666667*f7_z - 9.3569097314605e-05*U6_xz;
    const double n6_z = 0.0005462437073966848*(z41 - z43) - (z55 - 0.0001037589172186849*U6_yz -
        0.0011196707334275558*U6_yx);
    const double z56 = f7_y_scaled + n7_z - 0.005972615565399999*neg_a6_x_scaled +
        0.0001037589172186849*z50 + 0.0005462437073966848*(wd6_x + z39);
    const double neg_n6_y = z56 - 0.010045187828321242*U6_xz + 0.0011196707334275558*U6_zx +
        9.3569097314605e-05*(neg_wd5_y + z40);
    const double z57 = U6_zx*z52 + neg_S7_xy*U7_zx + 0.013508337745659892*U7_yz - S7_yy*U7_zy + (z42
        - z45)*z51;
    const double z58 = z57 + 0.0060572780900719995*a7_y_scaled + neg_a7_z_scaled*z48 +
        0.0001037589172186849*U6_yx - 0.0005462437073966848*U6_zx;
    const double n6_x = 9.3569097314605e-05*(z41 - z42) - (z58 + 0.010045187828321242*U6_yz -
        0.005972615565399999*a6_y_scaled);

    /* forces on link 5 */
    const double f5_y_scaled = a5_y_scaled + f7_y_scaled + 0.001289528463344*U5_yx +
        0.005972615565399999*(z41 + z43);
    const double neg_f5_x = s6*neg_f6_y - c6*neg_f6_x - 0.017739234691846142*a5_x +
        0.001208932934385*(z34 + z35);
    const double z59 = c6*neg_n6_y - s6*n6_x + 0.0021640520520981297*U5_xz +
        0.004600245517563105*U5_yz - 0.001451156065026715*U5_yx;
    const double neg_n5_z = z59 - 0.0638908411593931*a5_y_scaled + 0.00151524447332703*(z33 - z34);
    const double z60 = 4.654545454545454*neg_f5_x - n6_z - 0.001208932934385*neg_a5_z +
        0.00151524447332703*(wd5_x + z31) - 0.0021640520520981297*(wd4_y + z32);
    const double z61 = z60 + 0.001451156065026715*U5_zx + 0.004600245517563105*(z33 - z35);
    const double z62 = s6*neg_n6_y + c6*n6_x + 4.363636363636364*f5_y_scaled -
        0.00151524447332703*U5_zx - 0.004600245517563105*U5_yx;
    const double z63 = z62 + 0.0021640520520981297*(z34 - z35);
    const double z64 = c6*neg_f6_y + s6*neg_f6_x - 0.001208932934385*U5_zx +
        0.017739234691846142*neg_a5_z + 0.009933178813024952*z26;
    const double z65 = 0.9375000000000001*f5_y_scaled - 0.009933178813024952*z28;
    const double z66 = neg_f5_x - 0.009933178813024952*z29;
    const double z67 = c5*z65 - s5*z66;

    /* forces on link 4 */
    const double f4_z = z67 - 0.016011409030815*neg_a4_z;
    const double f4_y = z64 + 0.016011409030815*a4_y;
    const double f4_x = 0.016011409030815*a4_x - (s5*z65 + c5*z66);
    const double z68 = z64 - c5*z61 - s5*z63 + 0.0016444875773692703*U4_xz +
        0.0039053550262761*U4_yz;
    const double n4_z = z68 + 0.07551696955258023*U4_xy - 0.005415763498190499*neg_U4_yx +
        0.0031923204867866507*(z22 - z24);
    const double z69 = neg_n5_z - z67 - 0.0031923204867866507*U4_zy - 0.0016444875773692703*U4_xy +
        0.005415763498190499*neg_U4_zx + 0.022178148964878235*U4_xz;
    const double n4_y = z69 - 0.0039053550262761*(z23 - z24);
    const double z70 = s5*z61 - c5*z63 + 0.0039053550262761*neg_U4_yx -
        0.0031923204867866507*neg_U4_zx - 0.022178148964878235*U4_yz;
    const double n4_x = z70 - 0.07551696955258023*U4_zy + 0.0016444875773692703*(z22 - z23);

    /* forces on link 3 */
    const double z71 = f4_z + c4*n4_y + s4*n4_x + 0.004377257121839583*U3_xz -
        0.005487648106562256*U3_yz;
    const double neg_n3_z = a3_x_scaled + (z71 + 1.3360662912303295e-05*U3_yx) +
        0.00012191242095074341*(z13 - z14);
    const double z72 = n4_z - c4*(f4_y - 3.83030303030303*f4_x) - s4*(f4_x + 3.83030303030303*f4_y);
    const double z73 = z72 - 0.005487648106562256*(z13 - z16) - 1.3360662912303295e-05*U3_zx +
        0.00012191242095074341*(wd3_x + z10);
    const double z74 = z73 - 0.013297019103287584*(wd2_y + z11);
    const double z75 = s4*n4_y - c4*n4_x + 3.83030303030303*f4_z + 0.27690780075318*c2 -
        0.005487648106562256*U3_yx;
    const double z76 = z75 + 0.00012191242095074341*U3_zx - 0.013297019103287584*(z14 - z16);

    /* forces on link 2 */
    const double neg_n2_y = 0.0007689361029464*U2_xy - (neg_n3_z + 0.00796671776787104*neg_wd2_x) -
        0.04615576498986361*wd2_y + 0.01026110182100817*(z6 - z7);
    const double z77 = s3*z74 + c3*z76 + 0.01026110182100817*U2_xy - 0.00796671776787104*wd2_y -
        0.2563665845006481*neg_wd2_x;
    const double n2_x = z77 - 0.0007689361029464*(z7 - z8);

    /* forces on link 1 */
    const double phi7 = tau[6] - n7_z;

    /* composite body 7 */
    const double z78 = S7_xx + 0.0011221968283807973*ms7_x_scaled;
    const double z79 = z78 + 0.0021284776249276623;
    const double ms6_x = z47 + 0.013609823097337501;
    const double S6_xz = 0.0001037589172186849 - (neg_S7_xy - z48);
    const double neg_S6_xy = z52 + 0.005511034382675315;
    const double neg_S6_yz = z51 + 9.3569097314605e-05;
    const double S6_zz = 0.013241555385531558 - z5;
    const double z80 = z78 + 0.029145153116247446;

    /* column 7 */
    const double z81 = z49 + 0.004909651967360946;
    const double z82 = c6*z81 + s6*z52;
    const double z83 = c6*ms7_y;
    const double z84 = z51 - 4.654545454545454*z83;
    const double z85 = s6*z81 - c6*z52 + 0.0024484294437399213*ms7_x_scaled;
    const double z86 = s5*z84 - c5*z85;
    const double z87 = c5*z47 + s5*z83;
    const double z88 = s5*z47 - c5*z83;
    const double z89 = s6*ms7_y;
    const double z90 = c5*z84 - z89 + s5*z85;
    const double z91 = z82 - z87;
    const double z92 = z87 + c4*z91 + s4*z86;
    const double z93 = c3*s4;
    const double z94 = c3*c4 + 3.83030303030303*z93;
    const double z95 = 3.83030303030303*c4;
    const double z96 = z93 - c3*z95;
    const double z97 = 3.83030303030303*s3;
    const double z98 = s3*s4;
    const double z99 = z87*z97 + z89*z94 - z88*z96 + c3*z90 + z91*z98;
    const double z100 = s3*c4;
    const double z101 = z99 - z86*z100;
    const double z102 = c2 + 3.83030303030303*z12;
    const double z103 = z15*c4;
    const double z104 = z15*s4;
    const double z105 = z103 + 3.83030303030303*z104;
    const double z106 = z104 - 3.83030303030303*z103;
    const double z107 = c2*c4 + z12*s4;
    const double z108 = c2*s4 - z12*c4;
    const double z109 = z87*z102 - z89*z105 + z88*z106 - z15*z90 + z91*z107;
    const double z110 = z109 + z86*z108;

    /* composite body 6 */
    const double ms5_z = s6*ms6_x - 0.0056786982094425*c6;
    const double z111 = 0.0056786982094425*s6 + c6*ms6_x;
    const double z112 = 2.0*(c6*neg_S6_xy) - s6*z79;
    const double z113 = c6*neg_S6_yz - s6*S6_xz;
    const double z114 = s6*neg_S6_yz + c6*S6_xz;
    const double ms5_y = ms7_y - 0.0055993270925625;
    const double ms5_x = 0.001208932934385 - z111;
    const double S5_xy = 0.00151524447332703 - z114;
    const double z115 = s6*z112;
    const double S5_xx = z79 + z115 + 0.014959493810686607;

    /* column 6 */
    const double z116 = z80 + 4.654545454545454*ms5_z;
    const double z117 = s5*z116 - c5*z114;
    const double z118 = z111 - c5*z116 - s5*z114;
    const double z119 = s5*ms5_z;
    const double z120 = z113 + z119;
    const double z121 = c5*ms5_z;

    /* composite body 5 */
    const double z122 = S6_zz + S5_xx;
    const double z123 = neg_S6_xy - c6*z112 - 4.654545454545454*ms5_x + 0.004600245517563105;
    const double z124 = z113 - 4.654545454545454*ms5_y - 0.0021640520520981297;
    const double z125 = c5*ms5_y + s5*ms5_x;
    const double z126 = c5*ms5_x - s5*ms5_y;
    const double z127 = 2.0*(c5*S5_xy) + s5*(S5_xx - S6_zz);
    const double z128 = c5*z124 + s5*z123;
    const double z129 = s5*z124 - c5*z123;
    const double ms4_z = z125 - 0.00012191242095074341;
    const double neg_ms4_y = ms5_z + 0.1419563931722475;
    const double ms4_x = z126 + 0.040431622658625;
    const double S4_xz = z125 - S5_xy + c5*z127 + 0.0039053550262761;
    const double neg_S4_xy = ms5_z + z129 + 0.13876407268546087;
    const double z130 = s5*z127;
    const double S4_xx = S5_xx - z130 + 2.0*z126 + 0.0458473861568155;
    const double S4_yz = z128 - 0.0016444875773692703;
    const double S4_yy = 0.5987338527766317 - (z115 - 9.309090909090909*ms5_z);
    const double S4_zz = S6_zz + z130 + 0.022178148964878235;

    /* column 5 */
    const double z131 = z122 + z126;
    const double z132 = z126 - c4*z131 - s4*z129;

    /* composite body 4 */
    const double z133 = S4_xx + S4_yy;
    const double ms3_z = c4*neg_ms4_y - s4*ms4_x;
    const double z134 = s4*neg_ms4_y + c4*ms4_x;
    const double z135 = s4*(S4_xx - S4_yy) - 2.0*(c4*neg_S4_xy);
    const double z136 = c4*S4_yz + s4*S4_xz;
    const double z137 = s4*S4_yz - c4*S4_xz;
    const double neg_S3_xy = ms4_z + z137;
    const double z138 = s4*z135;
    const double S3_xx = S4_xx - z138 - 2.0*z134 + 0.056429671026527704;

    /* column 4 */
    const double z139 = z133 - z134 + 3.83030303030303*ms3_z;

    /* composite body 3 */
    const double z140 = S4_zz + S3_xx;
    const double z141 = 3.83030303030303*z134 - (neg_S4_xy + ms3_z + c4*z135) - 0.22168156342611428;
    const double z142 = z136 - 3.83030303030303*ms4_z + 0.012830057587888372;
    const double z143 = s3*(S3_xx - S4_zz) - 2.0*(c3*neg_S3_xy);
    const double z144 = c3*z142 - s3*z141;
    const double z145 = s3*z142 + c3*z141;
    const double S2_xz = neg_S3_xy + c3*z143 - 0.01026110182100817;
    const double S2_xy = z145 + 0.00398335888393552;
    const double S2_xx = S3_xx - s3*z143 + 0.023077882494931805;
    const double neg_S2_yz = z144 + 0.0007689361029464;
    const double S2_yy = S4_yy + z138 + 7.66060606060606*ms3_z + 0.9562715012318809;

    /* elimination */
    const double z146 = z106*z121 - (z102*z119 + z105*z111) + z15*z118 + z107*z120;
    const double z147 = z146 + z108*z117 - S7_yz_scaled*z110;
    const double z148 = z94*z111 - z97*z119 - z96*z121 - c3*z118 + z98*z120;
    const double z149 = z148 - z100*z117 - S7_yz_scaled*z101;
    const double z150 = c4*z120 - z119 + s4*z117 - S7_yz_scaled*z92;
    const double z151 = z118 + S7_yz_scaled*z90;
    const double z152 = z113 - S7_yz_scaled*z82;
    const double D6 = z80 - S7_yz_scaled*z51;
    const double iD6 = 1.0/D6;
    const double U5_6 = z152*iD6;
    const double z153 = 3.83030303030303*z126 - s4*z131 + c4*z129;
    const double z154 = 203.68042513969147*z82;
    const double z155 = z128 + z125*(s4 - z95);
    const double z156 = z147*U5_6 + z12*z153 + c2*z132 + z110*z154 + z15*z155;
    const double z157 = z149*U5_6 + s3*z153 + z101*z154 - c3*z155;
    const double z158 = z132 + z92*z154 + z150*U5_6;
    const double z159 = 203.68042513969147*z90;
    const double z160 = z128 - z82*z159 + z151*U5_6;
    const double neg_D5 = z82*z154 - z122 + z152*U5_6;
    const double z161 = 203.68042513969147*z110;
    const double z162 = c2*z136 - s2*(s3*z139 - c3*z137) - z90*z161;
    const double neg_U4_6 = z151*iD6;
    const double neg_iD5 = 1.0/neg_D5;
    const double neg_U4_5 = z160*neg_iD5;
    const double z163 = z162 + z147*neg_U4_6 - z156*neg_U4_5;
    const double z164 = c3*z139 + s3*z137 - z101*z159 + z149*neg_U4_6 - z157*neg_U4_5;
    const double z165 = z136 - z92*z159 + z150*neg_U4_6 - z158*neg_U4_5;
    const double D4 = z133 - z90*z159 - z151*neg_U4_6 + z160*neg_U4_5;
    const double z166 = 203.68042513969147*z92;
    const double U3_6 = z150*iD6;
    const double U3_5 = z158*neg_iD5;
    const double z167 = s2*z145 - c2*z140 + z110*z166 + z147*U3_6 - z156*U3_5;
    const double iD4 = 1.0/D4;
    const double U3_4 = z165*iD4;
    const double z168 = z167 + z163*U3_4;
    const double z169 = z144 - z101*z166 - z149*U3_6 + z157*U3_5 - z164*U3_4;
    const double neg_D3 = z92*z166 - z140 + z150*U3_6 - z158*U3_5 + z165*U3_4;
    const double neg_U2_6 = z149*iD6;
    const double neg_U2_5 = z157*neg_iD5;
    const double z170 = c2*neg_S2_yz - s2*S2_xz - z101*z161 - z147*neg_U2_6 + z156*neg_U2_5;
    const double neg_U2_4 = z164*iD4;
    const double neg_iD3 = 1.0/neg_D3;
    const double U2_3 = z169*neg_iD3;
    const double z171 = z170 - z163*neg_U2_4 - z168*U2_3;
    const double z172 = 203.68042513969147*z101;
    const double z173 = S2_xx + S2_yy - z101*z172 - z149*neg_U2_6 + z157*neg_U2_5 - z164*neg_U2_4;
    const double D2 = z173 + z169*U2_3;
    const double U1_4 = z163*iD4;
    const double U1_3 = z168*neg_iD3;
    const double iD2 = 1.0/D2;
    const double neg_U1_2 = z171*iD2;
    const double z174 = z163*U1_4 - z168*U1_3 + z171*neg_U1_2 + s2*(S2_xy*(2.0*c2) + s2*(S2_xx -
        S2_yy));
    const double U1_6 = z147*iD6;
    const double U1_5 = z156*neg_iD5;
    const double D1 = 0.03733744848940618 - (z174 + z110*z161 + z147*U1_6 - z156*U1_5 - z140);
    const double z175 = tau[5] - n6_z + S7_yz_scaled*phi7;
    const double z176 = neg_n5_z + tau[4] - U5_6*z175 + phi7*z154;
    const double z177 = n4_z - tau[3] - neg_U4_5*z176 - neg_U4_6*z175 - phi7*z159;
    const double z178 = U3_5*z176 - (neg_n3_z + tau[2] + U3_4*z177) + U3_6*z175 - phi7*z166;
    const double z179 = c3*z74 - s3*z76 + 0.10510540975539225*U2_xy - phi7*z172 + neg_U2_6*z175;
    const double z180 = z179 + 4.74615389612781*s2 - 0.01993386669246*c2 + tau[1] + U2_3*z178 -
        neg_U2_4*z177;
    const double z181 = z180 + neg_U2_5*z176 + 0.00398335888393552*(z6 - z8);
    const double z182 = c2*neg_n2_y - s2*n2_x - tau[0] - neg_U1_2*z181 - U1_3*z178;
    const double z183 = z182 - U1_4*z177 + U1_5*z176 + U1_6*z175 - phi7*z161;
    const double iD1 = 1.0/D1;
    const double z184 = z183*iD1;
    const double z185 = iD2*z181 - neg_U1_2*z184;
    const double z186 = neg_iD3*z178 + U1_3*z184 - U2_3*z185;
    const double z187 = iD4*z177 - U1_4*z184 - neg_U2_4*z185 + U3_4*z186;
    const double z188 = neg_iD5*z176 - U1_5*z184 - neg_U2_5*z185 + U3_5*z186 + neg_U4_5*z187;
    const double z189 = iD6*z175 + U1_6*z184 + neg_U2_6*z185 - U3_6*z186 - neg_U4_6*z187;
    const double z190 = z189 + U5_6*z188;
    const double z191 = z161*z184 - 203.68042513969147*phi7 + z172*z185 - z166*z186 + z159*z187;

    qdd[0] = -z184;
    qdd[1] = z185;
    qdd[2] = z186;
    qdd[3] = -z187;
    qdd[4] = -z188;
    qdd[5] = z190;
    qdd[6] = S7_yz_scaled*z190 - (z191 + z154*z188);
}

void panda_forward_kinematics(const double q[7], double R[9], double p[3])
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
    const double s7 = sin(q[6]);
    const double c7 = cos(q[6]);

    /* tool seen from link 5 */
    const double z1 = 0.088*c6;
    const double z2 = s6*c7;
    const double z3 = c6*c7;
    const double z4 = s6*s7;
    const double z5 = c6*s7;

    /* tool seen from link 4 */
    const double z6 = s5*z1;
    const double z7 = 0.088*s6 + 0.384;
    const double z8 = c5*z1 - 0.0825;
    const double z9 = c5*s7 - s5*z3;
    const double z10 = s5*s7 + c5*z3;
    const double z11 = c5*c7 + s5*z5;
    const double z12 = s5*c7 - c5*z5;

    /* tool seen from link 3 */
    const double z13 = s4*z7 - c4*z8 - 0.0825;
    const double z14 = c4*z2 + s4*z10;
    const double z15 = s4*z2 - c4*z10;
    const double z16 = c4*z4 - s4*z12;
    const double z17 = s4*z4 + c4*z12;

    /* tool seen from link 2 */
    const double z18 = c3*z6 - s3*z13;
    const double z19 = s3*z6 + c3*z13;
    const double z20 = c4*z7 + s4*z8 + 0.316;
    const double z21 = c3*z9 + s3*z15;
    const double z22 = s3*z9 - c3*z15;
    const double z23 = c3*z11 - s3*z17;
    const double z24 = s3*z11 + c3*z17;

    /* tool seen from link 1 */
    const double z25 = s2*z20 - c2*z19;
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
    p[0] = c1*z25 - s1*z18;
    p[1] = c1*z18 + s1*z25;
    p[2] = c2*z20 + s2*z19 + 0.333;
}

void panda_jacobian(const double q[7], double J[42])
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
    const double z9 = c3*s2;
    const double z10 = s3*s2;

    /* frame 4 */
    const double z11 = s4*z9 + c2*c4;
    const double z12 = z7*s4 - c4*z3;
    const double z13 = z8*s4 + c4*z4;
    const double z14 = c2*s4 - z9*c4;
    const double z15 = s4*z3 + z7*c4;
    const double z16 = s4*z4 - z8*c4;
    const double z17 = 0.316*(c2 + 1.0537974683544304);
    const double z18 = z17 - 0.0825*z9;
    const double z19 = 0.316*z3;
    const double z20 = z19 + 0.0825*z7;
    const double z21 = 0.316*z4;
    const double z22 = z21 - 0.0825*z8;

    /* frame 5 */
    const double z23 = z14*s5 - c5*z10;
    const double z24 = z15*s5 + z5*c5;
    const double z25 = z16*s5 + z6*c5;
    const double z26 = s5*z10 + z14*c5;
    const double z27 = z5*s5 - z15*c5;
    const double z28 = z6*s5 - z16*c5;

    /* frame 6 */
    const double z29 = 0.088*s6;
    const double z30 = 0.088*c6;
    const double z31 = z11*z29 + z26*z30;
    const double z32 = z12*z29 + z27*z30;
    const double z33 = z13*z29 - z28*z30;

    /* frame 7 */
    const double z34 = z31 + (z18 + 0.384*z11 - 0.0825*z14);
    const double z35 = z32 + (0.0825*z15 - (z20 - 0.384*z12));
    const double z36 = z33 + (z22 + 0.384*z13 - 0.0825*z16);

    /* Jacobian */
    const double z37 = z34 - 0.333;
    const double z38 = z17 - z34;
    const double z39 = z19 + z35;
    const double z40 = z21 - z36;
    const double z41 = z18 - z34;
    const double z42 = z20 + z35;
    const double z43 = z22 - z36;

    J[0] = z35;
    J[1] = c1*z37;
    J[2] = c2*z39 - z3*z38;
    J[3] = -(z10*z42 + z5*z41);
    J[4] = z11*z32 - z12*z31;
    J[5] = z23*z32 + z24*z31;
    J[6] = 0.0;
    J[7] = z36;
    J[8] = s1*z37;
    J[9] = z4*z38 - c2*z40;
    J[10] = z6*z41 + z10*z43;
    J[11] = z11*z33 - z13*z31;
    J[12] = z23*z33 - z25*z31;
    J[13] = 0.0;
    J[14] = 0.0;
    J[15] = s1*z35 - c1*z36;
    J[16] = z3*z40 - z4*z39;
    J[17] = z5*z43 - z6*z42;
    J[18] = z12*z33 - z13*z32;
    J[19] = -(z24*z33 + z25*z32);
    J[20] = 0.0;
    J[21] = 0.0;
    J[22] = -s1;
    J[23] = z4;
    J[24] = z6;
    J[25] = z13;
    J[26] = z25;
    J[27] = -(z28*s6 + z13*c6);
    J[28] = 0.0;
    J[29] = c1;
    J[30] = z3;
    J[31] = z5;
    J[32] = -z12;
    J[33] = z24;
    J[34] = z12*c6 - z27*s6;
    J[35] = 1.0;
    J[36] = 0.0;
    J[37] = c2;
    J[38] = -z10;
    J[39] = z11;
    J[40] = z23;
    J[41] = z26*s6 - z11*c6;
}

void panda_inertia_solve(const double q[7], const double phi[7], double qdd[7])
{
    /* joint angles */
    const double z1 = q[6] + 0.3168267184401061;
    const double z2 = cos(z1);
    const double z3 = sin(z1);
    const double ms7_y = 0.0005260297633034988*z3 - 0.00044399810122265783*z2;
    const double ms7_x = 0.00044399810122265783*z3 + 0.0005260297633034988*z2;
    const double z4 = 0.0020702359176733103*z2 - 0.0014830831470596859*z3;
    const double S7_yz_scaled = 0.3584946733996815*z3;
    const double z5 = z3*z4;
    const double c6 = cos(q[5]);
    const double s6 = sin(q[5]);
    const double s5 = sin(q[4]);
    const double c5 = cos(q[4]);
    const double c4 = cos(q[3]);
    const double s4 = sin(q[3]);
    const double c3 = cos(q[2]);
    const double s3 = sin(q[2]);
    const double c2 = cos(q[1]);
    const double s2 = sin(q[1]);

    /* composite body 7 */
    const double z6 = z5 - 2.1333333333333333*ms7_x;
    const double z7 = z6 - 0.0038417620350782926;
    const double ms6_x = ms7_x + 0.013609823097337501;
    const double S6_xz = z2*z4 + 1.0666666666666667*ms7_y - 0.0009313590416179701;
    const double z8 = 0.001760084078545166*z2;
    const double neg_S6_xy = z8 + 0.005511034382675315;
    const double z9 = 0.001760084078545166*z3;
    const double neg_S6_yz = z9 + 9.3569097314605e-05;
    const double S6_zz = z5 + 0.013241555385531558;
    const double z10 = z6 - 0.030858437526398077;

    /* column 7 */
    const double z11 = 1.0666666666666667*ms7_x + 0.004909651967360946;
    const double z12 = z11*c6 + z8*s6;
    const double z13 = ms7_y*c6;
    const double z14 = z9 - 4.654545454545454*z13;
    const double z15 = z11*s6 - z8*c6 + 4.654545454545454*ms7_x;
    const double z16 = z14*s5 - z15*c5;
    const double z17 = ms7_x*c5 + z13*s5;
    const double z18 = ms7_x*s5 - z13*c5;
    const double z19 = ms7_y*s6;
    const double z20 = z14*c5 - z19 + z15*s5;
    const double z21 = z12 - z17;
    const double z22 = z17 + z21*c4 + z16*s4;
    const double z23 = c4*c3;
    const double z24 = s4*c3;
    const double z25 = z23 + 3.83030303030303*z24;
    const double z26 = z24 - 3.83030303030303*z23;
    const double z27 = 3.83030303030303*s3;
    const double z28 = s4*s3;
    const double z29 = z17*z27 + z19*z25 - z18*z26 + z20*c3 + z21*z28;
    const double z30 = c4*s3;
    const double z31 = z29 - z16*z30;
    const double z32 = c3*s2;
    const double z33 = c2 + 3.83030303030303*z32;
    const double z34 = s3*s2;
    const double z35 = s4*z34;
    const double z36 = c4*z34 + 3.83030303030303*z35;
    const double z37 = 3.83030303030303*c4;
    const double z38 = z35 - z34*z37;
    const double z39 = c4*c2 + s4*z32;
    const double z40 = s4*c2 - c4*z32;
    const double z41 = z17*z33 - z19*z36 + z18*z38 - z20*z34 + z21*z39;
    const double z42 = z41 + z16*z40;

    /* composite body 6 */
    const double ms5_z = ms6_x*s6 - 0.0056786982094425*c6;
    const double z43 = 0.0056786982094425*s6 + ms6_x*c6;
    const double z44 = 2.0*(neg_S6_xy*c6) + z7*s6;
    const double z45 = neg_S6_yz*c6 - S6_xz*s6;
    const double z46 = neg_S6_yz*s6 + S6_xz*c6;
    const double ms5_y = ms7_y - 0.0055993270925625;
    const double ms5_x = 0.001208932934385 - z43;
    const double S5_xy = 0.00151524447332703 - z46;
    const double z47 = s6*z44;
    const double S5_xx = 0.014959493810686607 - (z7 - z47);

    /* column 6 */
    const double z48 = z10 - 4.654545454545454*ms5_z;
    const double z49 = s5*z48 + c5*z46;
    const double z50 = z43 + c5*z48 - s5*z46;
    const double z51 = s5*ms5_z;
    const double z52 = z45 + z51;
    const double z53 = c5*ms5_z;

    /* composite body 5 */
    const double z54 = S6_zz + S5_xx;
    const double z55 = neg_S6_xy - c6*z44 - 4.654545454545454*ms5_x + 0.004600245517563105;
    const double z56 = z45 - 4.654545454545454*ms5_y - 0.0021640520520981297;
    const double z57 = c5*ms5_y + s5*ms5_x;
    const double z58 = c5*ms5_x - s5*ms5_y;
    const double z59 = s5*(S6_zz - S5_xx) - c5*(2.0*S5_xy);
    const double z60 = c5*z56 + s5*z55;
    const double z61 = s5*z56 - c5*z55;
    const double ms4_z = z57 - 0.00012191242095074341;
    const double neg_ms4_y = ms5_z + 0.1419563931722475;
    const double ms4_x = z58 + 0.040431622658625;
    const double S4_xz = z57 - S5_xy - c5*z59 + 0.0039053550262761;
    const double neg_S4_xy = ms5_z + z61 + 0.13876407268546087;
    const double z62 = s5*z59;
    const double S4_xx = S5_xx + z62 + 2.0*z58 + 0.0458473861568155;
    const double S4_yz = z60 - 0.0016444875773692703;
    const double S4_yy = 0.5987338527766317 - (z47 - 9.309090909090909*ms5_z);
    const double S4_zz = S6_zz - z62 + 0.022178148964878235;

    /* column 5 */
    const double z63 = z54 + z58;
    const double z64 = z58 - c4*z63 - s4*z61;

    /* composite body 4 */
    const double z65 = S4_xx + S4_yy;
    const double ms3_z = c4*neg_ms4_y - s4*ms4_x;
    const double z66 = s4*neg_ms4_y + c4*ms4_x;
    const double z67 = 2.0*(c4*neg_S4_xy) + s4*(S4_yy - S4_xx);
    const double z68 = c4*S4_yz + s4*S4_xz;
    const double z69 = s4*S4_yz - c4*S4_xz;
    const double neg_S3_xy = ms4_z + z69;
    const double z70 = s4*z67;
    const double S3_xx = 0.056429671026527704 - (2.0*z66 - (S4_xx + z70));

    /* column 4 */
    const double z71 = z66 - z65 - 3.83030303030303*ms3_z;

    /* composite body 3 */
    const double z72 = S4_zz + S3_xx;
    const double z73 = c4*z67 - (neg_S4_xy + ms3_z) + 3.83030303030303*z66 - 0.22168156342611428;
    const double z74 = z68 - 3.83030303030303*ms4_z + 0.012830057587888372;
    const double z75 = c3*(2.0*neg_S3_xy) + s3*(S4_zz - S3_xx);
    const double z76 = c3*z74 - s3*z73;
    const double z77 = s3*z74 + c3*z73;
    const double neg_S2_xz = c3*z75 - neg_S3_xy + 0.01026110182100817;
    const double S2_xy = z77 + 0.00398335888393552;
    const double S2_xx = S3_xx + s3*z75 + 0.023077882494931805;
    const double neg_S2_yz = z76 + 0.0007689361029464;
    const double S2_yy = 0.9562715012318809 - (z70 - S4_yy - 7.66060606060606*ms3_z);

    /* elimination */
    const double z78 = z38*z53 - (z33*z51 + z36*z43) + z34*z50 + z39*z52;
    const double z79 = z78 - z40*z49 - S7_yz_scaled*z42;
    const double z80 = z25*z43 - z27*z51 - z26*z53 - c3*z50 + z28*z52;
    const double z81 = z80 + z30*z49 - S7_yz_scaled*z31;
    const double z82 = c4*z52 - z51 - s4*z49 - S7_yz_scaled*z22;
    const double z83 = z50 + S7_yz_scaled*z20;
    const double z84 = z45 - S7_yz_scaled*z12;
    const double neg_D6 = z10 + S7_yz_scaled*z9;
    const double neg_iD6 = 1.0/neg_D6;
    const double neg_U5_6 = z84*neg_iD6;
    const double z85 = 3.83030303030303*z58 - s4*z63 + c4*z61;
    const double z86 = 203.68042513969147*z42;
    const double z87 = z60 + z57*(s4 - z37);
    const double z88 = z79*neg_U5_6 - z32*z85 - c2*z64 - z12*z86 - z34*z87;
    const double z89 = 203.68042513969147*z12;
    const double z90 = z81*neg_U5_6 - s3*z85 - z31*z89 + c3*z87;
    const double z91 = z64 + z22*z89 - z82*neg_U5_6;
    const double z92 = 203.68042513969147*z20;
    const double z93 = z60 - z12*z92 - z83*neg_U5_6;
    const double D5 = z54 - z12*z89 + z84*neg_U5_6;
    const double z94 = c2*z68 + s2*(s3*z71 + c3*z69) - z20*z86;
    const double U4_6 = z83*neg_iD6;
    const double iD5 = 1.0/D5;
    const double U4_5 = z93*iD5;
    const double z95 = z94 - z79*U4_6 - z88*U4_5;
    const double z96 = c3*z71 - s3*z69 + z31*z92 + z81*U4_6 + z90*U4_5;
    const double z97 = z68 - z22*z92 - z82*U4_6 + z91*U4_5;
    const double neg_D4 = z20*z92 - z65 - z83*U4_6 + z93*U4_5;
    const double neg_U3_6 = z82*neg_iD6;
    const double neg_U3_5 = z91*iD5;
    const double z98 = c2*z72 - s2*z77 - z22*z86 + z79*neg_U3_6 + z88*neg_U3_5;
    const double neg_iD4 = 1.0/neg_D4;
    const double neg_U3_4 = z97*neg_iD4;
    const double z99 = z98 + z95*neg_U3_4;
    const double z100 = 203.68042513969147*z22;
    const double z101 = z76 - z31*z100 + z81*neg_U3_6 + z90*neg_U3_5 - z96*neg_U3_4;
    const double D3 = z72 - z22*z100 + z82*neg_U3_6 - z91*neg_U3_5 + z97*neg_U3_4;
    const double U2_6 = z81*neg_iD6;
    const double neg_U2_5 = z90*iD5;
    const double z102 = c2*neg_S2_yz + s2*neg_S2_xz - z31*z86 + z79*U2_6 - z88*neg_U2_5;
    const double neg_U2_4 = z96*neg_iD4;
    const double iD3 = 1.0/D3;
    const double neg_U2_3 = z101*iD3;
    const double z103 = z102 - z95*neg_U2_4 - z99*neg_U2_3;
    const double z104 = 203.68042513969147*z31;
    const double z105 = z31*z104 - (S2_xx + S2_yy) - z81*U2_6 + z90*neg_U2_5 - z96*neg_U2_4;
    const double neg_D2 = z105 + z101*neg_U2_3;
    const double neg_U1_4 = z95*neg_iD4;
    const double U1_3 = z99*iD3;
    const double neg_iD2 = 1.0/neg_D2;
    const double U1_2 = z103*neg_iD2;
    const double z106 = z95*neg_U1_4 - z99*U1_3 + z103*U1_2 - s2*(S2_xy*(2.0*c2) - s2*(S2_yy -
        S2_xx));
    const double neg_U1_6 = z79*neg_iD6;
    const double U1_5 = z88*iD5;
    const double D1 = z72 + (z106 - z42*z86 + z79*neg_U1_6 - z88*U1_5) + 0.03733744848940618;
    const double z107 = phi[5] + S7_yz_scaled*phi[6];
    const double z108 = 203.68042513969147*phi[6];
    const double z109 = phi[4] + neg_U5_6*z107 + z12*z108;
    const double z110 = phi[3] - U4_5*z109 - U4_6*z107 + z20*z108;
    const double z111 = phi[2] + neg_U3_4*z110 + neg_U3_5*z109 + neg_U3_6*z107 + z22*z108;
    const double z112 = phi[1] + neg_U2_3*z111 + neg_U2_4*z110 + neg_U2_5*z109 - U2_6*z107;
    const double z113 = z112 - z31*z108;
    const double z114 = phi[0] - U1_2*z113 - U1_3*z111 + neg_U1_4*z110 - U1_5*z109;
    const double iD1 = 1.0/D1;
    const double z115 = (z114 + neg_U1_6*z107 + z42*z108)*iD1;
    const double z116 = neg_iD2*z113 + U1_2*z115;
    const double z117 = iD3*z111 - U1_3*z115 - neg_U2_3*z116;
    const double z118 = neg_iD4*z110 - neg_U1_4*z115 + neg_U2_4*z116 - neg_U3_4*z117;
    const double z119 = iD5*z109 - U1_5*z115 - neg_U2_5*z116 + neg_U3_5*z117 + U4_5*z118;
    const double z120 = neg_iD6*z107 - neg_U1_6*z115 - U2_6*z116 - neg_U3_6*z117 - U4_6*z118;
    const double z121 = z120 - neg_U5_6*z119;
    const double z122 = z108 + z86*z115 + z104*z116 + z100*z117 - z92*z118;

    qdd[0] = z115;
    qdd[1] = -z116;
    qdd[2] = z117;
    qdd[3] = -z118;
    qdd[4] = z119;
    qdd[5] = -z121;
    qdd[6] = z122 + z89*z119 - S7_yz_scaled*z121;
}

void panda_energy(const double q[7], const double qd[7], double e[2])
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
    const double c6 = cos(q[5]);
    const double s6 = sin(q[5]);
    const double c7 = cos(q[6]);
    const double s7 = sin(q[6]);

    /* link 2 */
    const double neg_w2_y = qd[0]*c2;
    const double neg_w2_x = qd[0]*s2;
    const double z1 = 0.10936629526462396*neg_w2_y - neg_w2_x;
    const double z2 = 1.1127029608404966*neg_w2_x - qd[1];
    const double z3 = qd[1] - 0.12169220055710306*neg_w2_y;
    const double z4 = 0.010254*neg_w2_x;
    const double z5 = 0.3827774527013848*neg_w2_y;

    /* link 3 */
    const double w3_y = qd[1]*c3 + neg_w2_x*s3;
    const double w3_x = qd[1]*s3 - neg_w2_x*c3;
    const double w3_z = neg_w2_y + qd[2];
    const double z6 = w3_y - 1.426411803183371*w3_x;
    const double z7 = w3_z - 9.066719965113743*w3_x;
    const double z8 = w3_z - 6.356313054111892*w3_y;
    const double z9 = 0.011396*w3_x;
    const double z10 = s2*c3;
    const double z11 = s2*s3;

    /* link 4 */
    const double v4_z_scaled = 3.83030303030303*w3_x - w3_z;
    const double w4_y = w3_x*s4 - w3_z*c4;
    const double neg_w4_x = w3_z*s4 + w3_x*c4;
    const double z12 = w3_y*c4;
    const double z13 = w3_y*s4;
    const double v4_y_scaled = z12 + 3.83030303030303*z13;
    const double v4_x_scaled = 6.902032962436209*z13 - 26.43687777127081*z12;
    const double z14 = c2*c4 + s4*z10;
    const double z15 = c2*s4 - c4*z10;
    const double w4_z = qd[3] - w3_y;
    const double z16 = 1.5516268572503291*v4_z_scaled - w4_y + 1.9638706037239044*neg_w4_x;
    const double z17 = w4_z + (1.5516268572503291*v4_y_scaled + 0.51634380289637*neg_w4_x);
    const double z18 = w4_z + 0.11447150422815772*v4_x_scaled + 0.2629214989609171*w4_y;
    const double z19 = 0.008641*w4_z;
    const double z20 = 0.007796*neg_w4_x;

    /* link 5 */
    const double z21 = 32.12582615243035*neg_w4_x - 6.902032962436209*(w4_y - v4_z_scaled);
    const double neg_v5_z_scaled = v4_y_scaled + w4_z;
    const double z22 = v4_x_scaled + 32.12582615243035*w4_z;
    const double w5_y = w4_z*c5 + neg_w4_x*s5;
    const double w5_x = w4_z*s5 - neg_w4_x*c5;
    const double v5_y_scaled = z21*c5 - z22*s5;
    const double v5_x_scaled = z21*s5 + z22*c5;
    const double z23 = c5*z11 - z15*s5;
    const double z24 = s5*z11 + z15*c5;
    const double w5_z = qd[4] - w4_y;
    const double z25 = 6.902032962436209*neg_v5_z_scaled;
    const double z26 = w5_y + z25 + 3.435539195181126*w5_x;
    const double z27 = w5_z + (v5_y_scaled + 3.2156780724504306*w5_x);
    const double z28 = v5_x_scaled + 3.435539195181126*w5_z - 3.2156780724504306*w5_y;
    const double z29 = 0.000229*w5_z;
    const double z30 = 0.002117*w5_x;

    /* link 6 */
    const double w6_y = w5_z*c6 + w5_x*s6;
    const double w6_x = w5_z*s6 - w5_x*c6;
    const double v6_y_scaled = v5_x_scaled*s6 - z25*c6;
    const double neg_v6_x_scaled = z25*s6 + v5_x_scaled*c6;
    const double z31 = z14*s6 + z24*c6;
    const double w6_z = w5_y + qd[5];
    const double z32 = w6_x + (4.260749451016506*w6_y - 0.8467096408585394*v5_y_scaled);
    const double z33 = 1.1365408386421982*v6_y_scaled;
    const double z34 = w6_x + z33 + 5.7192165066083485*w6_z;
    const double z35 = 1.1365408386421982*neg_v6_x_scaled;
    const double z36 = w6_y + (z35 - 1.3423029381002185*w6_z);
    const double z37 = 0.000341*w6_y;
    const double z38 = 0.001158*w6_x;

    /* link 7 */
    const double z39 = v5_y_scaled - 7.362168493265289*w6_y;
    const double w7_y = w6_z*c7 - w6_x*s7;
    const double w7_x = w6_z*s7 + w6_x*c7;
    const double w7_z = qd[6] - w6_y;
    const double z40 = w7_y + (z33 + 8.3674051535609*w6_z) + 0.40429780355614714*w7_x;
    const double z41 = 5.856898355044214*w7_x - (1.1365408386421982*(z39*c7) + z35*s7) - w7_z;
    const double z42 = z39*s7 - neg_v6_x_scaled*c7 + 0.3557265958336819*w7_z +
        5.153266962268886*w7_y;
    const double z43 = 0.000741*w7_y;
    const double z44 = 0.001196*w7_x;
    const double z45 = qd[1]*(0.025995*qd[1] - 0.000704*neg_w2_y - z4) - (z4 +
        (0.0018391887898089171*qd[1] - 0.07343692738853504*neg_w2_y))*z5;
    const double z46 = z45 - z4*(qd[1] + z5 - 0.7764774722059685*neg_w2_x) + w3_z*(0.01083*w3_z -
        0.012805*w3_y - z9);
    const double z47 = z46 + z44*(10.464882943143811*w7_x - (w7_z + 0.35785953177257523*w7_y)) +
        z43*(13.531713900134951*w7_y - w7_z - 0.5775978407557355*w7_x);
    const double z48 = z47 - w7_z*(z43 - 0.004815*w7_z + z44) - w3_y*(0.012805*w3_z - 0.036155*w3_y
        + 0.004761*w3_x);
    const double z49 = z48 - z9*(w3_z + 0.41777816777816773*w3_y - 3.2679887679887676*w3_x) +
        (3.277745631292675*w4_z - w4_y - 0.15414882536743435*neg_w4_x)*z19;
    const double z50 = z49 + z38*(0.09412780656303973*w6_y - w6_z + 1.6960276338514682*w6_x) +
        z37*(w6_z + 12.768328445747802*w6_y + 0.3196480938416423*w6_x);
    const double z51 = z50 - w6_z*(z38 - (0.005433*w6_z + z37)) + w4_y*(0.019552*w4_y - z19 - z20);
    const double z52 = z51 + z20*(3.3161877886095437*neg_w4_x - (w4_y + 0.17085684966649564*w4_z)) +
        (37.67248908296943*w5_z - w5_y + 17.62882096069869*w5_x)*z29;
    const double z53 = z52 + z30*(1.9069437883797826*w5_z - w5_y + 16.792158715162966*w5_x) -
        w5_y*(z29 - 0.029474*w5_y + z30);
    const double z54 = 0.004606581888605612*(qd[0]*qd[0]) + 0.5*z53 +
        4.0677047209929004e-05*(1.2917250779015115*(z42*z42) + z41*z41 + z40*z40);
    const double z55 = z54 + 0.00507157730653275*(3.8567877481708925*(z18*z18) + z17*z17 + z16*z16);
    const double z56 = z55 + 8.7578032513357e-05*(z26*z26 + z28*z28 + z27*z27) +
        0.0002668047033792*(z1*z1 + 0.01196098653990891*(z2*z2) + z3*z3);
    const double z57 = z56 + 0.001222414569513848*(2.0346506322608358*(z8*z8) + z7*z7 + z6*z6);
    const double z58 = z57 + 9.21665652596975e-05*(1.8017771776324794*(z32*z32) + z36*z36 +
        z34*z34);
    const double z59 = 30.45357582685272*c2 + 0.01993386669246*s2 + 0.27690780075318*z11 -
        6.711589586344321*z10 + 16.87990566084543*z14;
    const double z60 = z59 - 4.8076874943165*z15 + 0.66581089427925*z23 - 0.14375311619778*z24 -
        0.07588510661394*(s7*(z23 - 0.40429780355614714*z31));
    const double z61 = z60 + c7*(0.030680181926639998*z23 + 0.07588510661394*z31) +
        1.61833169193795*z31 - 0.67524884163189*(z14*c6 - z24*s6);

    e[0] = z58;
    e[1] = z61 + 50.14858250225521;
}
