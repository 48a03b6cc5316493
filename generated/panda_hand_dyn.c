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
 *   inverse_dynamics          best                312    296    0        6
 *   inertia_matrix            best                225    197    0        6
 *   bias                      best                303    278    0        6
 *   gravity                   best                 88     58    0        6
 *   forward_dynamics          best                620    588    7        6
 *   forward_kinematics        best: tool-cross     72     39    0        7
 *   jacobian                  best: frames         95     59    0        6
 *   inertia_solve             best                371    336    7        6
 *   energy                    best: links         212    169    0        6
 *
 * SI units: radians or metres for q, N m or N for torques. Arrays are row-major double.
 * No allocation, no global state, no branches; outputs may not overlap inputs.
 * Compile: cc -std=c99 -O2 -c FILE.c, and link with -lm.
 * This file belongs to whoever generated it.
 */
#include <math.h>

#if defined __GNUC__ && !defined __clang__
/* gcc would gather results in wide vectors to store them, which takes longer than it saves. */
#pragma GCC optimize ("no-tree-slp-vectorize")
#endif

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

/* Sine and cosine of x together, without branches: x = k*pi/2 + r + e, where |r| <= pi/4 and e is
   what rounding took from r; polynomials in r; and a turn by k quarters. The error is below 1.1
   units in the last place up to |x| = 1e5; beyond, it grows like that of x itself, |x|*1e-16,
   and from |x| = 3.5e15 on the values mean nothing. NaN and infinity give NaN. Rounding must be
   to nearest. Where the compiler may regroup sums (-ffast-math) or computes with more digits than
   double's (x87), the library's functions do it. */
#ifndef RBGEN_SINCOS
#define RBGEN_SINCOS
#ifdef __GNUC__
__attribute__((always_inline))
#endif
static inline void rbgen_sincos(double x, double *sine, double *cosine)
{
#if defined __FAST_MATH__ || defined __ASSOCIATIVE_MATH__ || \
    (defined __FLT_EVAL_METHOD__ && __FLT_EVAL_METHOD__ % 16 != 0)
    *sine = sin(x);
    *cosine = cos(x);
#else
    /* sums with 1.5*2^52 are whole numbers */
    const double k = (x*0.6366197723675814 + 6755399441055744.0) - 6755399441055744.0;
    const double p = x - k*1.5707963267923333;
    const double w = k*2.5633441515839558e-12;
    const double r = p - w;
    const double e = ((p - r) - w) - k*1.0562999066987428e-23;
    const double j = k - 4.0*((k*0.25 + 6755399441055744.0) - 6755399441055744.0); /* -2 to 2 */
    const double a = 1.0 - fabs(j); /* cos(k*pi/2) */
    const double b = j + j*a;       /* sin(k*pi/2) */
    const double z = r*r;
    double f = z*1.5918129294866608e-10 - 2.5051131845003624e-08;
    double g = z*-1.1382632425521717e-11 + 2.08761462684032e-09;
    f = z*f + 2.755731610255244e-06;
    g = z*g - 2.7557317271729793e-07;
    f = z*f - 0.00019841269836758574;
    g = z*g + 2.480158729876569e-05;
    f = z*f + 0.008333333333330948;
    g = z*g - 0.0013888888888887398;
    f = z*f - 0.16666666666666666;
    g = z*g + 0.041666666666666664;
    const double s = r + (e + r*z*f);
    const double c = 1.0 - (0.5*z + (r*e - z*z*g));
    *sine = a*s + b*c;
    *cosine = a*c - b*s;
#endif
}
#endif

void panda_hand_inverse_dynamics(const double q[9], const double qd[9], const double qdd[9],
                                 double tau[9])
{
    /* joint angles */
    double s2, c2;
    rbgen_sincos(q[1], &s2, &c2);
    double s3, c3;
    rbgen_sincos(q[2], &s3, &c3);
    double s4, c4;
    rbgen_sincos(q[3], &s4, &c4);
    double s5, c5;
    rbgen_sincos(q[4], &s5, &c5);
    double s6, c6;
    rbgen_sincos(q[5], &s6, &c6);
    const double th7 = q[6] - 0.7853981633974483;
    double s7, c7;
    rbgen_sincos(th7, &s7, &c7);

    /* motion of link 2 */
    const double neg_w2_x = qd[0]*s2;
    const double z1 = qd[1]*neg_w2_x;
    const double neg_U2_xz = qdd[0]*c2;
    const double wd2_y = z1 - neg_U2_xz;
    const double neg_U2_zx = z1 + wd2_y;
    const double z2 = qd[1]*qd[1];
    const double z3 = neg_w2_x*neg_w2_x;
    const double neg_w2_y = qd[0]*c2;
    const double z4 = qd[1]*neg_w2_y;
    const double U2_yz = s2*qdd[0];
    const double neg_wd2_x = z4 + U2_yz;
    const double z5 = neg_w2_x*neg_w2_y;
    const double z6 = neg_w2_y*neg_w2_y;
    const double U2_yx = qdd[1] + z5;

    /* motion of link 3 */
    const double w3_x = qd[1]*s3 - neg_w2_x*c3;
    const double z7 = w3_x*w3_x;
    const double w3_y = neg_w2_x*s3 + qd[1]*c3;
    const double z8 = w3_y*w3_y;
    const double w3_z = neg_w2_y + qd[2];
    const double z9 = w3_x*w3_z;
    const double wd3_y = c3*qdd[1] + (s3*neg_wd2_x - w3_x*qd[2]);
    const double U3_xz = z9 + wd3_y;
    const double z10 = 118.9090909090909*s2;
    const double a3_x_scaled = 3.83030303030303*U3_xz - c3*z10;
    const double wd3_z = qdd[2] - wd2_y;
    const double wd3_x = s3*qdd[1] - c3*neg_wd2_x + w3_y*qd[2];
    const double U3_zx = z9 - wd3_y;
    const double z11 = w3_z*w3_z;
    const double z12 = w3_x*w3_y;
    const double U3_yx = z12 + wd3_z;
    const double z13 = w3_y*w3_z;
    const double U3_yz = z13 - wd3_x;

    /* motion of link 4 */
    const double w4_x = w3_z*s4 + w3_x*c4;
    const double w4_z = qd[3] - w3_y;
    const double z14 = w4_x*w4_z;
    const double neg_wd4_y = s4*wd3_x - c4*wd3_z + w4_x*qd[3];
    const double U4_zx = z14 + neg_wd4_y;
    const double w4_y = w3_z*c4 - w3_x*s4;
    const double z15 = w4_z*w4_y;
    const double wd4_x = s4*wd3_z + c4*wd3_x + qd[3]*w4_y;
    const double U4_zy = z15 + wd4_x;
    const double wd4_z = qdd[3] - wd3_y;
    const double z16 = 3.83030303030303*(z7 + z8) - (118.9090909090909*c2 + U3_zx);
    const double z17 = z11 + (z8 - a3_x_scaled);
    const double neg_a4_x_scaled = s4*z16 + c4*z17;
    const double z18 = w4_y*w4_y;
    const double z19 = w4_z*w4_z;
    const double neg_a4_z_scaled = U3_yx + 3.83030303030303*U3_yz + s3*z10;
    const double a4_y_scaled = s4*z17 - c4*z16;
    const double z20 = w4_x*w4_y;
    const double U4_yx = wd4_z + z20;
    const double U4_xy = z20 - wd4_z;
    const double U4_xz = z14 - neg_wd4_y;
    const double z21 = w4_x*w4_x;
    const double U4_yz = z15 - wd4_x;

    /* motion of link 5 */
    const double w5_x = w4_x*c5 - w4_z*s5;
    const double z22 = w5_x*w5_x;
    const double neg_w5_y = w4_z*c5 + w4_x*s5;
    const double z23 = neg_w5_y*neg_w5_y;
    const double wd5_x = wd4_x*c5 - (s5*wd4_z + neg_w5_y*qd[4]);
    const double w5_z = qd[4] + w4_y;
    const double z24 = neg_w5_y*w5_z;
    const double neg_U5_yz = wd5_x + z24;
    const double neg_wd5_y = c5*wd4_z + (wd4_x*s5 + w5_x*qd[4]);
    const double wd5_z = qdd[4] - neg_wd4_y;
    const double z25 = neg_a4_x_scaled - z18 - z19;
    const double z26 = U4_zx + neg_a4_z_scaled;
    const double z27 = c5*z25 - s5*z26;
    const double z28 = w5_x*w5_z;
    const double U5_xz = z28 - neg_wd5_y;
    const double a5_x_scaled = 4.654545454545454*U5_xz - z27;
    const double z29 = a4_y_scaled - U4_yx;
    const double a5_z_scaled = z29 - 4.654545454545454*(z22 + z23);
    const double z30 = s5*z25 + c5*z26;
    const double a5_y_scaled = 0.21484375*z30 - neg_U5_yz;
    const double z31 = w5_x*neg_w5_y;
    const double U5_yx = wd5_z - z31;
    const double z32 = w5_z*w5_z;
    const double U5_zx = neg_wd5_y + z28;

    /* motion of link 6 */
    const double w6_z = qd[5] + neg_w5_y;
    const double z33 = w6_z*w6_z;
    const double w6_y = w5_z*c6 - w5_x*s6;
    const double z34 = w6_y*w6_y;
    const double wd6_z = neg_wd5_y + qdd[5];
    const double w6_x = w5_x*c6 + w5_z*s6;
    const double z35 = w6_y*w6_x;
    const double U6_yx = wd6_z + z35;
    const double wd6_x = qd[5]*w6_y + (wd5_x*c6 + s6*wd5_z);
    const double a6_y_scaled = c6*a5_z_scaled - s6*a5_x_scaled;
    const double neg_wd6_y = wd5_x*s6 + (qd[5]*w6_x - c6*wd5_z);
    const double a6_x_scaled = s6*a5_z_scaled + c6*a5_x_scaled;
    const double z36 = w6_z*w6_x;
    const double U6_zx = neg_wd6_y + z36;
    const double z37 = w6_z*w6_y;
    const double U6_yz = z37 - wd6_x;
    const double U6_xz = z36 - neg_wd6_y;
    const double z38 = w6_x*w6_x;

    /* motion of link 7 */
    const double w7_y = w6_z*c7 - w6_x*s7;
    const double wd7_x = qd[6]*w7_y + (wd6_z*s7 + c7*wd6_x);
    const double w7_z = qd[6] - w6_y;
    const double z39 = w7_y*w7_z;
    const double U7_yz = z39 - wd7_x;
    const double U7_zy = wd7_x + z39;
    const double w7_x = w6_z*s7 + w6_x*c7;
    const double z40 = w7_x*w7_x;
    const double z41 = w7_y*w7_y;
    const double z42 = a6_y_scaled + 1.0666666666666667*U6_yx;
    const double neg_a7_z_scaled = 11.256180371266666*(z40 + z41) + 5.614479326659613*z42;
    const double z43 = w7_y*w7_x;
    const double wd7_z = neg_wd6_y + qdd[6];
    const double U7_yx = z43 + wd7_z;
    const double neg_wd7_y = s7*wd6_x - wd6_z*c7 + qd[6]*w7_x;
    const double z44 = w7_z*w7_x;
    const double U7_zx = neg_wd7_y + z44;
    const double z45 = w7_z*w7_z;
    const double neg_U7_yy = z40 + z45;
    const double z46 = 0.0825*(1.0666666666666667*(z33 + z34) - a6_x_scaled);
    const double z47 = 0.088*U6_zx - 0.384*a5_y_scaled;
    const double z48 = s7*z46 + c7*z47;
    const double a7_y = 0.1654*U7_yz + z48;
    const double U7_xy = z43 - wd7_z;
    const double U7_xz = z44 - neg_wd7_y;
    const double z49 = s7*z47 - c7*z46;
    const double a7_x = 0.1654*U7_xz + z49;

    /* motion of link 8 */
    const double z50 = 2.0*w7_x;
    const double z51 = 0.014694149751030278*neg_a7_z_scaled;
    const double a8_y = z51 - z50*qd[7] - U7_zy*q[7];
    const double a8_z = qdd[7] - (q[7]*neg_U7_yy - a7_y);

    /* motion of link 9 */
    const double neg_a9_y = z50*qd[8] + (U7_zy*q[8] + z51);
    const double a9_z = qdd[8] - (a7_y + q[8]*neg_U7_yy);
    const double z52 = 2.0*w7_z;
    const double a8_x = q[7]*U7_xy + (a7_x - qd[7]*z52);
    const double a9_x = qd[8]*z52 - (q[8]*U7_xy - a7_x);

    /* forces on link 7 */
    const double neg_f7_y_scaled = 0.21722534005720015*neg_U7_yy + (a9_z - a8_z -
        68.05429486860137*a7_y - 0.025416501298982024*U7_yx);
    const double z53 = 0.017885530055012953*U7_yx - (0.003191941676518975*neg_a7_z_scaled +
        q[7]*a8_y + 0.08069812595070766*U7_zx) + 0.1654*neg_f7_y_scaled;
    const double z54 = 0.196712313466415*U7_zy + (q[8]*neg_a9_y + z53) - 0.01247494963648619*U7_yz +
        0.06876241370326529*(z45 - z41);
    const double z55 = 0.015*a8_x;
    const double z56 = 0.015*a9_x;
    const double f7_x = 0.0032583801008580025*U7_xy + (1.0208144230290206*a7_x + z55 + z56) -
        0.00038124751948473033*(z41 + z45);
    const double z57 = 5.6021081435174614e-06*neg_a7_z_scaled + (0.0001871242445472928*U7_xz -
        (0.003733467265364721*U7_zx - 0.1654*f7_x)) + 0.0010314362055489793*U7_xy;
    const double z58 = 0.0002682829508251943*(z40 - z45) - (0.0012104718892606149*U7_zy + z57);
    const double z59 = 0.221008699713891*neg_f7_y_scaled - 23.33582028548189*z48;
    const double z60 = 23.33582028548189*z49 + 14.733913314259402*f7_x;
    const double z61 = c7*z59 - s7*z60;
    const double z62 = 0.003733467265364721*U7_yx - (0.0002682829508251943*U7_yz +
        0.0010314362055489793*U7_xz) - 0.002950684701996225*U7_xy + 0.00038124751948473033*a7_y;
    const double n7_z = 0.0012104718892606149*(z40 - z41) - (q[7]*z55 + (0.0032583801008580025*a7_x
        - z62 - q[8]*z56));
    const double z63 = neg_a9_y + (a8_y + (neg_a7_z_scaled - (0.21722534005720015*U7_zy +
        (0.025416501298982024*U7_zx - 8.710992716777888*z42))));

    /* forces on link 6 */
    const double z64 = 0.015*z54;
    const double z65 = c7*z64 + s7*z58 + 0.0005462437073966848*U6_zx - 0.0001037589172186849*U6_yx -
        0.010045187828321242*U6_yz;
    const double n6_x = z65 + 0.0055993270925625*a6_y_scaled - 9.3569097314605e-05*(z33 - z34);
    const double z66 = 0.005972615565399999*z61 - (0.0011196707334275558*U6_zx + (n7_z +
        0.0055993270925625*a6_x_scaled) + 0.0005462437073966848*(wd6_x + z37));
    const double n6_y = z66 + 0.010045187828321242*U6_xz - 9.3569097314605e-05*(z35 - wd6_z) -
        0.0001037589172186849*(z33 - z38);
    const double f6_x_scaled = c7*z60 + s7*z59 - U6_xz;
    const double f6_y_scaled = 0.221008699713891*z63 - U6_yz;
    const double z67 = 0.0013199999999999998*z63 + (0.0011196707334275558*U6_yx +
        (9.3569097314605e-05*U6_xz + 0.0001037589172186849*U6_yz)) + s7*z64;
    const double n6_z = 0.0005462437073966848*(z34 - z38) + (z67 - c7*z58);

    /* forces on link 5 */
    const double z68 = 0.004600245517563105*neg_U5_yz + (0.005627033294592*a5_y_scaled - c6*n6_y -
        s6*n6_x - 0.001451156065026715*U5_yx);
    const double neg_n5_z = 0.00151524447332703*(z22 - z23) + (z68 - 0.0021640520520981297*U5_xz);
    const double f5_y_scaled = z61 + (14.746070882646132*a5_y_scaled - 0.21590682494523442*U5_yx) -
        z34 - z38;
    const double z69 = 0.009933178813024952*z30 + 0.0055993270925625*f5_y_scaled;
    const double f5_x_scaled = 0.21590682494523442*(z23 + z32) - (s6*f6_y_scaled - (c6*f6_x_scaled +
        3.168101166193505*a5_x_scaled));
    const double z70 = 0.009933178813024952*z27 - 0.0055993270925625*f5_x_scaled;
    const double z71 = c5*z69 - s5*z70;
    const double z72 = s6*n6_y + (0.004600245517563105*U5_yx + 0.0260623224672*f5_y_scaled -
        0.00151524447332703*U5_zx) - c6*n6_x;
    const double z73 = z72 - 0.0021640520520981297*(z23 - z32);
    const double z74 = 0.004600245517563105*(z22 - z32) + (0.001208932934385*a5_z_scaled - (n6_z -
        0.0260623224672*f5_x_scaled)) + 0.0021640520520981297*(z31 + wd5_z);
    const double z75 = z74 - 0.001451156065026715*U5_zx - 0.00151524447332703*(wd5_x - z24);
    const double z76 = 3.168101166193505*a5_z_scaled + 1.7739950977714878*z29 -
        0.21590682494523442*U5_zx + c6*f6_y_scaled + s6*f6_x_scaled;

    /* forces on link 4 */
    const double z77 = 0.0016444875773692703*U4_xy - (0.0031923204867866507*U4_zy + (neg_n5_z +
        z71)) - 0.005415763498190499*U4_zx + 0.022178148964878235*U4_xz;
    const double n4_y = z77 - 0.0039053550262761*(z21 - z19);
    const double z78 = 0.022178148964878235*U4_yz + (c5*z73 + s5*z75 - 0.0031923204867866507*U4_zx -
        0.0039053550262761*U4_yx);
    const double neg_n4_x = z78 + 0.07551696955258023*U4_zy + 0.0016444875773692703*(z18 - z19);
    const double neg_f4_z_scaled = z71 + 0.016011409030815*neg_a4_z_scaled;
    const double z79 = 0.0055993270925625*z76;
    const double z80 = 0.0016444875773692703*U4_xz + (0.0039053550262761*U4_yz + (z79 + (c5*z75 -
        s5*z73)));
    const double n4_z = 0.07551696955258023*U4_xy + (0.005415763498190499*U4_yx - z80) -
        0.0031923204867866507*(z21 - z18);
    const double f4_y_scaled = z79 + 0.016011409030815*a4_y_scaled;
    const double neg_f4_x_scaled = s5*z69 + c5*z70 + 0.016011409030815*neg_a4_x_scaled;

    /* forces on link 3 */
    const double z81 = 0.004377257121839583*U3_xz - (c4*n4_y - s4*neg_n4_x -
        1.3360662912303295e-05*U3_yx + 0.005487648106562256*U3_yz);
    const double neg_n3_z = 0.00012191242095074341*(z7 - z8) + (0.0023287353274350003*a3_x_scaled +
        z81 - neg_f4_z_scaled);
    const double z82 = n4_z + s4*(3.83030303030303*f4_y_scaled - neg_f4_x_scaled) +
        0.00012191242095074341*(wd3_x + z13) + c4*(f4_y_scaled + 3.83030303030303*neg_f4_x_scaled);
    const double z83 = 0.013297019103287584*(z12 - wd3_z) + (0.12818329225032404*U3_xz +
        (1.3360662912303295e-05*U3_zx - z82)) + 0.005487648106562256*(z7 - z11);
    const double z84 = s4*n4_y + (3.83030303030303*neg_f4_z_scaled + 0.12818329225032404*U3_yz -
        0.27690780075318*c2 + c4*neg_n4_x);
    const double z85 = 0.00012191242095074341*U3_zx - z84 - 0.005487648106562256*U3_yx -
        0.013297019103287584*(z8 - z11);

    /* forces on link 2 */
    const double z86 = 0.023077882494931805*neg_U2_zx + (0.01026110182100817*(z2 - z3) + neg_n3_z) +
        0.00398335888393552*(z4 + neg_wd2_x);
    const double n2_y = z86 - 0.0007689361029464*(z5 - qdd[1]);
    const double neg_n2_x = 0.0007689361029464*(z2 - z6) + (0.00398335888393552*neg_U2_zx + (s3*z83
        - c3*z85) - 0.01026110182100817*U2_yx);
    const double z87 = 4.74615389612781*s2 + (0.01026110182100817*U2_yz +
        (0.0007689361029464*neg_U2_xz - (s3*z85 + c3*z83)));
    const double n2_z = 0.01993386669246*c2 - z87 + 0.023077882494931805*U2_yx -
        0.00398335888393552*(z3 - z6);

    /* forces on link 1 */
    const double n1_z = 0.014259565994474374*qdd[0] - (c2*n2_y - s2*neg_n2_x);

    tau[0] = n1_z;
    tau[1] = n2_z;
    tau[2] = -neg_n3_z;
    tau[3] = n4_z;
    tau[4] = -neg_n5_z;
    tau[5] = n6_z;
    tau[6] = n7_z;
    tau[7] = 0.015*a8_z;
    tau[8] = 0.015*a9_z;
}

void panda_hand_inertia_matrix(const double q[9], double M[81])
{
    /* joint angles */
    double s3, c3;
    rbgen_sincos(q[2], &s3, &c3);
    double s4, c4;
    rbgen_sincos(q[3], &s4, &c4);
    double s5, c5;
    rbgen_sincos(q[4], &s5, &c5);
    double s6, c6;
    rbgen_sincos(q[5], &s6, &c6);
    const double th7 = q[6] - 0.7853981633974483;
    double s7, c7;
    rbgen_sincos(th7, &s7, &c7);
    double s2, c2;
    rbgen_sincos(q[1], &s2, &c2);

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
    double s2, c2;
    rbgen_sincos(q[1], &s2, &c2);
    double s3, c3;
    rbgen_sincos(q[2], &s3, &c3);
    double s4, c4;
    rbgen_sincos(q[3], &s4, &c4);
    double s5, c5;
    rbgen_sincos(q[4], &s5, &c5);
    double s6, c6;
    rbgen_sincos(q[5], &s6, &c6);
    const double th7 = q[6] - 0.7853981633974483;
    double s7, c7;
    rbgen_sincos(th7, &s7, &c7);

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
    const double w3_z = neg_w2_y + qd[2];
    const double z4 = w3_y*w3_z;
    const double wd3_x = w3_y*qd[2] - c3*neg_wd2_x;
    const double w3_x = qd[1]*s3 - neg_w2_x*c3;
    const double wd3_y = s3*neg_wd2_x - qd[2]*w3_x;
    const double z5 = w3_y*w3_x;
    const double U3_yx = z5 - wd2_y;
    const double U3_yz = z4 - wd3_x;
    const double z6 = w3_z*w3_x;
    const double U3_zx = z6 - wd3_y;
    const double z7 = w3_x*w3_x;
    const double z8 = w3_y*w3_y;
    const double U3_xz = wd3_y + z6;
    const double z9 = w3_z*w3_z;

    /* motion of link 4 */
    const double w4_x = w3_z*s4 + c4*w3_x;
    const double w4_z = qd[3] - w3_y;
    const double z10 = w4_x*w4_z;
    const double neg_wd4_y = wd3_x*s4 + wd2_y*c4 + w4_x*qd[3];
    const double w4_y = w3_z*c4 - s4*w3_x;
    const double z11 = w4_x*w4_y;
    const double wd4_x = wd3_x*c4 - wd2_y*s4 + qd[3]*w4_y;
    const double U4_zx = z10 + neg_wd4_y;
    const double z12 = 118.9090909090909*s2;
    const double neg_a4_z_scaled = U3_yx + (3.83030303030303*U3_yz + s3*z12);
    const double z13 = w4_y*w4_y;
    const double z14 = 118.9090909090909*c2 + U3_zx - 3.83030303030303*(z7 + z8);
    const double a3_x_scaled = 3.83030303030303*U3_xz - c3*z12;
    const double z15 = z8 - a3_x_scaled + z9;
    const double a4_x_scaled = s4*z14 - c4*z15;
    const double z16 = w4_z*w4_z;
    const double a4_y_scaled = s4*z15 + c4*z14;
    const double U4_yx = z11 - wd3_y;
    const double z17 = w4_x*w4_x;
    const double z18 = w4_z*w4_y;

    /* motion of link 5 */
    const double w5_x = w4_x*c5 - w4_z*s5;
    const double z19 = w5_x*w5_x;
    const double w5_z = qd[4] + w4_y;
    const double z20 = w5_z*w5_z;
    const double wd5_y = c5*wd3_y - (w5_x*qd[4] + s5*wd4_x);
    const double z21 = w5_x*w5_z;
    const double U5_zx = z21 - wd5_y;
    const double neg_w5_y = w4_z*c5 + w4_x*s5;
    const double wd5_x = c5*wd4_x + s5*wd3_y - qd[4]*neg_w5_y;
    const double z22 = U4_zx + neg_a4_z_scaled;
    const double z23 = z13 + a4_x_scaled + z16;
    const double z24 = s5*z23 - c5*z22;
    const double z25 = w5_z*neg_w5_y;
    const double neg_U5_yz = z25 + wd5_x;
    const double neg_a5_y_scaled = 0.21484375*z24 + neg_U5_yz;
    const double z26 = a4_y_scaled - U4_yx;
    const double z27 = neg_w5_y*neg_w5_y;
    const double a5_z_scaled = 0.001208932934385*z26 - 0.005627033294592*(z19 + z27);
    const double z28 = c5*z23 + s5*z22;
    const double U5_xz = wd5_y + z21;
    const double a5_x_scaled = 1.1079121554952365*z28 + 5.15682748739601*U5_xz;
    const double z29 = w5_x*neg_w5_y;
    const double neg_U5_yx = z29 + neg_wd4_y;

    /* motion of link 6 */
    const double w6_y = w5_z*c6 - w5_x*s6;
    const double z30 = w6_y*w6_y;
    const double w6_x = w5_x*c6 + w5_z*s6;
    const double z31 = w6_x*w6_x;
    const double w6_z = qd[5] + neg_w5_y;
    const double z32 = w6_y*w6_z;
    const double wd6_x = c6*wd5_x - neg_wd4_y*s6 + w6_y*qd[5];
    const double U6_yz = z32 - wd6_x;
    const double neg_wd6_y = s6*wd5_x + (neg_wd4_y*c6 + w6_x*qd[5]);
    const double z33 = w6_x*w6_z;
    const double U6_zx = neg_wd6_y + z33;
    const double z34 = w6_z*w6_z;
    const double z35 = 775.4772604296024*a5_z_scaled;
    const double z36 = 0.8461862209472174*a5_x_scaled;
    const double a6_x_scaled = s6*z35 + c6*z36;
    const double z37 = w6_y*w6_x;
    const double U6_yx = z37 - wd5_y;
    const double a6_y_scaled = c6*z35 - s6*z36;
    const double U6_xz = z33 - neg_wd6_y;

    /* motion of link 7 */
    const double w7_y = w6_z*c7 - w6_x*s7;
    const double wd7_x = wd6_x*c7 - wd5_y*s7 + qd[6]*w7_y;
    const double w7_x = w6_z*s7 + w6_x*c7;
    const double z38 = w7_x*w7_x;
    const double w7_z = qd[6] - w6_y;
    const double z39 = w7_z*w7_z;
    const double neg_U7_yy = z38 + z39;
    const double z40 = U6_zx + 4.363636363636364*neg_a5_y_scaled;
    const double z41 = z30 + (z34 - a6_x_scaled);
    const double z42 = c7*z40 + s7*z41;
    const double z43 = w7_y*w7_z;
    const double U7_yz = z43 - wd7_x;
    const double a7_y_scaled = 0.0013199999999999998*z42 + 0.0024809999999999997*U7_yz;
    const double z44 = w7_y*w7_x;
    const double U7_yx = neg_wd6_y + z44;
    const double neg_wd7_y = wd6_x*s7 + wd5_y*c7 + qd[6]*w7_x;
    const double z45 = w7_x*w7_z;
    const double U7_zx = neg_wd7_y + z45;
    const double z46 = w7_y*w7_y;
    const double z47 = U6_yx + a6_y_scaled;
    const double neg_a7_z_scaled = 11.256180371266666*(z38 + z46) + 5.98877794843692*z47;
    const double U7_zy = wd7_x + z43;
    const double U7_xy = z44 - neg_wd6_y;
    const double z48 = s7*z40 - c7*z41;
    const double U7_xz = z45 - neg_wd7_y;
    const double a7_x = 0.088*z48 + 0.1654*U7_xz;

    /* motion of link 8 */
    const double z49 = 0.015*q[7];
    const double a8_z_scaled = a7_y_scaled - neg_U7_yy*z49;
    const double z50 = 2.0*w7_x;
    const double z51 = 0.014694149751030278*neg_a7_z_scaled;
    const double a8_y = z51 - z50*qd[7] - q[7]*U7_zy;

    /* motion of link 9 */
    const double z52 = 0.015*q[8];
    const double neg_a9_z_scaled = neg_U7_yy*z52 + a7_y_scaled;
    const double neg_a9_y = z50*qd[8] + (z51 + q[8]*U7_zy);
    const double z53 = 2.0*w7_z;
    const double a8_x = q[7]*U7_xy + a7_x - qd[7]*z53;
    const double a9_x = qd[8]*z53 + (a7_x - q[8]*U7_xy);

    /* forces on link 7 */
    const double f7_y = neg_a9_z_scaled + a8_z_scaled + 0.00038124751948473033*U7_yx -
        0.0032583801008580025*neg_U7_yy + 68.05429486860137*a7_y_scaled;
    const double z54 = 0.1654*f7_y + (0.0012104718892606149*U7_zx - z52*neg_a9_y -
        0.0002682829508251943*U7_yx) + 4.7879125147784625e-05*neg_a7_z_scaled;
    const double z55 = 0.003137808946543518*wd7_x - z54 + 0.002763560457448932*z43 - z49*a8_y +
        0.0010314362055489793*(z39 - z46);
    const double f7_x_scaled = a8_x + a9_x + 68.05429486860137*a7_x + 0.21722534005720015*U7_xy -
        0.025416501298982024*(z39 + z46);
    const double z56 = 0.0024809999999999997*f7_x_scaled - (0.003920591509912014*neg_wd7_y +
        0.003546343020817428*z45 - 0.0010314362055489793*U7_xy - 0.0012104718892606149*U7_zy);
    const double z57 = 0.0002682829508251943*(z38 - z39) - (5.6021081435174614e-06*neg_a7_z_scaled +
        z56);
    const double z58 = 9.29172556456308*z47 + (neg_a9_y + (a8_y + (neg_a7_z_scaled -
        0.21722534005720015*U7_zy - 0.025416501298982024*U7_zx)));
    const double z59 = 0.07728863822155504*f7_x_scaled + 0.7181448156134902*z48;
    const double z60 = 5.152575881437004*f7_y + 0.7181448156134902*z42;
    const double z61 = c7*z60 + s7*z59;
    const double z62 = 0.025416501298982024*a7_y_scaled - 0.0032583801008580025*a7_x - z49*a8_x -
        0.0002682829508251943*U7_yz - 0.0010314362055489793*U7_xz;
    const double n7_z = 0.0007827825633684959*z44 + (z62 + z52*a9_x +
        0.006684151967360946*neg_wd6_y) + 0.0012104718892606149*(z38 - z46);

    /* forces on link 6 */
    const double z63 = 0.0001037589172186849*U6_yz + (s7*z55 - c7*z57 + 0.0013199999999999998*z58) +
        9.3569097314605e-05*U6_xz;
    const double n6_z = 0.0005462437073966848*(z30 - z31) + (z63 + 0.0011196707334275558*U6_yx);
    const double f6_y_scaled = 0.07728863822155504*z58 - 0.34970857853835535*U6_yz;
    const double f6_x_scaled = c7*z59 - s7*z60 - 0.34970857853835535*U6_xz;
    const double z64 = 0.010045187828321242*U6_xz - (0.005972615565399999*a6_x_scaled +
        (0.017078836299536*z61 + n7_z)) - 9.3569097314605e-05*(wd5_y + z37);
    const double n6_y = z64 - 0.0011196707334275558*U6_zx - 0.0005462437073966848*(z32 + wd6_x) -
        0.0001037589172186849*(z34 - z31);
    const double z65 = 0.0005462437073966848*U6_zx - 0.0001037589172186849*U6_yx + c7*z55 + s7*z57 -
        0.010045187828321242*U6_yz;
    const double n6_x = z65 + 0.005972615565399999*a6_y_scaled - 9.3569097314605e-05*(z34 - z30);

    /* forces on link 5 */
    const double f5_x_scaled = a5_x_scaled + (c6*f6_x_scaled - s6*f6_y_scaled) +
        0.07550446884832746*(z20 + z27);
    const double z66 = 0.001451156065026715*U5_zx + (n6_z - a5_z_scaled -
        0.07452583112524801*f5_x_scaled) + 0.0021640520520981297*(neg_wd4_y - z29);
    const double z67 = 0.004600245517563105*(z19 - z20) - (z66 + 0.00151524447332703*(wd5_x - z25));
    const double neg_f5_y_scaled = 0.34970857853835535*(z30 + z31) +
        (5.15682748739601*neg_a5_y_scaled + z61 - 0.07550446884832746*neg_U5_yx);
    const double z68 = 0.07452583112524801*neg_f5_y_scaled + (0.00151524447332703*U5_zx + (c6*n6_x -
        s6*n6_y) + 0.004600245517563105*neg_U5_yx);
    const double z69 = z68 + 0.0021640520520981297*(z27 - z20);
    const double z70 = 0.07550446884832746*U5_zx - 916.4380620161083*a5_z_scaled - s6*f6_x_scaled -
        c6*f6_y_scaled - 0.6203813039756777*z26;
    const double z71 = f5_x_scaled + 0.6203813039756777*z28;
    const double z72 = neg_f5_y_scaled + 0.6203813039756777*z24;
    const double z73 = 0.004600245517563105*neg_U5_yz - 0.0021640520520981297*U5_xz - s6*n6_x -
        c6*n6_y + 0.001451156065026715*neg_U5_yx;
    const double neg_n5_z = z73 - 0.005627033294592*neg_a5_y_scaled + 0.00151524447332703*(z19 -
        z27);

    /* forces on link 4 */
    const double z74 = 0.07010120605438973*wd3_y - (c5*z67 + s5*z69 - 0.016011409030815*z70 -
        0.08093273305077073*z11);
    const double n4_z = 0.0016444875773692703*(neg_wd4_y - z10) + z74 - 0.0031923204867866507*(z17 -
        z13) - 0.0039053550262761*(z18 - wd4_x);
    const double f4_x_scaled = c5*z71 + (a4_x_scaled + s5*z72);
    const double f4_y_scaled = a4_y_scaled - z70;
    const double z75 = 0.016011409030815*(c5*z72 - s5*z71);
    const double z76 = z75 - neg_n5_z - 0.027593912463068734*neg_wd4_y + 0.016762385466687735*z10 -
        0.0031923204867866507*(wd4_x + z18);
    const double n4_y = z76 + 0.0016444875773692703*(z11 + wd3_y) - 0.0039053550262761*(z17 - z16);
    const double z77 = 0.09769511851745846*z18 + 0.053338820587702*wd4_x - 0.0039053550262761*U4_yx
        - 0.0031923204867866507*U4_zx - c5*z69;
    const double neg_n4_x = s5*z67 + z77 + 0.0016444875773692703*(z13 - z16);
    const double f4_z_scaled = z75 - 0.016011409030815*neg_a4_z_scaled;

    /* forces on link 3 */
    const double z78 = 0.061328548530152*(s4*(0.2610759493670886*f4_x_scaled + f4_y_scaled) -
        c4*(f4_x_scaled - 0.2610759493670886*f4_y_scaled));
    const double z79 = 0.005487648106562256*(z7 - z9) + (0.013297019103287584*(wd2_y + z5) - z78) +
        0.12818329225032404*U3_xz;
    const double z80 = 0.00012191242095074341*(z4 + wd3_x) + (n4_z - (1.3360662912303295e-05*U3_zx +
        z79));
    const double z81 = 0.005487648106562256*U3_yx - (0.00012191242095074341*U3_zx +
        (3.83030303030303*f4_z_scaled - (s4*n4_y + c4*neg_n4_x)));
    const double z82 = 0.013297019103287584*(z8 - z9) + (z81 - 0.27690780075318*c2 +
        0.12818329225032404*U3_yz);
    const double z83 = c4*n4_y - (f4_z_scaled + 1.3360662912303295e-05*U3_yx) - s4*neg_n4_x -
        0.0023287353274350003*a3_x_scaled;
    const double n3_z = z83 - 0.004377257121839583*U3_xz + 0.005487648106562256*U3_yz -
        0.00012191242095074341*(z7 - z8);

    /* forces on link 2 */
    const double neg_n2_x = 0.00796671776787104*wd2_y - (0.01026110182100817*U2_xy + (s3*z80 -
        c3*z82)) + 0.0007689361029464*(z1 - z2);
    const double n2_y = 0.01026110182100817*(z1 - z3) + (0.04615576498986361*wd2_y - n3_z +
        0.00796671776787104*neg_wd2_x - 0.0007689361029464*U2_xy);
    const double n1_z = s2*neg_n2_x - c2*n2_y;
    const double z84 = c3*z80 + (4.74615389612781*s2 - 0.01993386669246*c2) + s3*z82 -
        0.023077882494931805*U2_xy;
    const double neg_n2_z = 0.00398335888393552*(z3 - z2) + z84;

    b[0] = n1_z;
    b[1] = -neg_n2_z;
    b[2] = n3_z;
    b[3] = n4_z;
    b[4] = -neg_n5_z;
    b[5] = n6_z;
    b[6] = n7_z;
    b[7] = a8_z_scaled;
    b[8] = -neg_a9_z_scaled;
}

void panda_hand_gravity(const double q[9], double g[9])
{
    /* joint angles */
    const double th7 = q[6] - 0.7853981633974483;
    double s7, c7;
    rbgen_sincos(th7, &s7, &c7);
    double s5, c5;
    rbgen_sincos(q[4], &s5, &c5);
    double s3, c3;
    rbgen_sincos(q[2], &s3, &c3);
    double s2, c2;
    rbgen_sincos(q[1], &s2, &c2);
    double s4, c4;
    rbgen_sincos(q[3], &s4, &c4);
    double s6, c6;
    rbgen_sincos(q[5], &s6, &c6);

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
    double s2, c2;
    rbgen_sincos(q[1], &s2, &c2);
    double s3, c3;
    rbgen_sincos(q[2], &s3, &c3);
    double s5, c5;
    rbgen_sincos(q[4], &s5, &c5);
    const double th7 = q[6] - 0.7853981633974483;
    double s7, c7;
    rbgen_sincos(th7, &s7, &c7);
    double s6, c6;
    rbgen_sincos(q[5], &s6, &c6);
    double s4, c4;
    rbgen_sincos(q[3], &s4, &c4);

    /* motion of link 2 */
    const double z1 = qd[1]*qd[1];
    const double neg_w2_y = qd[0]*c2;
    const double z2 = neg_w2_y*neg_w2_y;
    const double neg_w2_x = qd[0]*s2;
    const double U2_xy = neg_w2_y*neg_w2_x;
    const double wd2_y = qd[1]*neg_w2_x;
    const double neg_wd2_x = qd[1]*neg_w2_y;
    const double z3 = neg_w2_x*neg_w2_x;

    /* motion of link 3 */
    const double w3_y = neg_w2_x*s3 + qd[1]*c3;
    const double w3_x = qd[1]*s3 - neg_w2_x*c3;
    const double z4 = w3_y*w3_x;
    const double z5 = w3_x*w3_x;
    const double z6 = w3_y*w3_y;
    const double wd3_y = s3*neg_wd2_x - w3_x*qd[2];
    const double w3_z = neg_w2_y + qd[2];
    const double z7 = w3_x*w3_z;
    const double U3_xz = wd3_y + z7;
    const double wd3_x = w3_y*qd[2] - c3*neg_wd2_x;
    const double U3_zx = z7 - wd3_y;
    const double z8 = w3_z*w3_z;
    const double U3_yx = z4 - wd2_y;
    const double z9 = w3_y*w3_z;
    const double U3_yz = z9 - wd3_x;

    /* motion of link 4 */
    const double z10 = 118.9090909090909*s2;
    const double a3_x_scaled = 3.83030303030303*U3_xz - c3*z10;
    const double w4_z = qd[3] - w3_y;
    const double w4_x = w3_z*s4 + w3_x*c4;
    const double neg_wd4_y = s4*wd3_x + wd2_y*c4 + qd[3]*w4_x;
    const double w4_y = w3_z*c4 - w3_x*s4;
    const double wd4_x = c4*wd3_x - wd2_y*s4 + qd[3]*w4_y;
    const double z11 = w4_y*w4_y;
    const double z12 = 118.9090909090909*c2 + U3_zx - 3.83030303030303*(z5 + z6);
    const double z13 = z6 - a3_x_scaled + z8;
    const double a4_x_scaled = s4*z12 - c4*z13;
    const double z14 = w4_z*w4_z;
    const double z15 = w4_z*w4_x;
    const double U4_zx = z15 + neg_wd4_y;
    const double neg_a4_z_scaled = U3_yx + (3.83030303030303*U3_yz + s3*z10);
    const double a4_y_scaled = s4*z13 + c4*z12;
    const double z16 = w4_x*w4_y;
    const double U4_yx = z16 - wd3_y;
    const double z17 = w4_x*w4_x;
    const double z18 = w4_z*w4_y;

    /* motion of link 5 */
    const double neg_w5_y = c5*w4_z + s5*w4_x;
    const double w5_x = c5*w4_x - s5*w4_z;
    const double z19 = neg_w5_y*w5_x;
    const double neg_U5_yx = z19 + neg_wd4_y;
    const double w5_z = qd[4] + w4_y;
    const double z20 = neg_w5_y*w5_z;
    const double wd5_x = c5*wd4_x + wd3_y*s5 - neg_w5_y*qd[4];
    const double neg_U5_yz = z20 + wd5_x;
    const double wd5_y = wd3_y*c5 - (w5_x*qd[4] + s5*wd4_x);
    const double z21 = w5_x*w5_z;
    const double U5_xz = wd5_y + z21;
    const double z22 = z11 + a4_x_scaled + z14;
    const double z23 = U4_zx + neg_a4_z_scaled;
    const double z24 = c5*z22 + s5*z23;
    const double a5_x_scaled = 4.654545454545454*U5_xz + z24;
    const double z25 = w5_x*w5_x;
    const double z26 = neg_w5_y*neg_w5_y;
    const double z27 = a4_y_scaled - U4_yx;
    const double a5_z_scaled = z27 - 4.654545454545454*(z25 + z26);
    const double z28 = s5*z22 - c5*z23;
    const double neg_a5_y_scaled = z28 + 4.654545454545454*neg_U5_yz;
    const double U5_zx = z21 - wd5_y;
    const double z29 = w5_z*w5_z;

    /* motion of link 6 */
    const double a6_y_scaled = c6*a5_z_scaled - s6*a5_x_scaled;
    const double w6_x = c6*w5_x + s6*w5_z;
    const double w6_y = c6*w5_z - s6*w5_x;
    const double z30 = w6_x*w6_y;
    const double U6_yx = z30 - wd5_y;
    const double w6_z = qd[5] + neg_w5_y;
    const double wd6_x = c6*wd5_x - s6*neg_wd4_y + w6_y*qd[5];
    const double neg_wd6_y = s6*wd5_x + (c6*neg_wd4_y + w6_x*qd[5]);
    const double a6_x_scaled = c6*a5_x_scaled + s6*a5_z_scaled;
    const double z31 = w6_z*w6_z;
    const double z32 = w6_y*w6_y;
    const double z33 = w6_x*w6_z;
    const double U6_zx = neg_wd6_y + z33;
    const double z34 = w6_y*w6_z;
    const double U6_yz = z34 - wd6_x;
    const double U6_xz = z33 - neg_wd6_y;
    const double z35 = w6_x*w6_x;

    /* motion of link 7 */
    const double w7_x = s7*w6_z + c7*w6_x;
    const double z36 = w7_x*w7_x;
    const double w7_z = qd[6] - w6_y;
    const double z37 = w7_z*w7_z;
    const double neg_wd7_y = s7*wd6_x + c7*wd5_y + w7_x*qd[6];
    const double w7_y = c7*w6_z - s7*w6_x;
    const double z38 = w7_x*w7_y;
    const double U7_xy = z38 - neg_wd6_y;
    const double wd7_x = c7*wd6_x - s7*wd5_y + qd[6]*w7_y;
    const double z39 = w7_z*w7_y;
    const double U7_yz = z39 - wd7_x;
    const double z40 = 1.0666666666666667*(z31 + z32) - a6_x_scaled;
    const double z41 = 1.0666666666666667*U6_zx + neg_a5_y_scaled;
    const double z42 = s7*z40 + c7*z41;
    const double a7_y_scaled = 0.49879081015719473*z42 + U7_yz;
    const double z43 = s7*z41 - c7*z40;
    const double z44 = w7_x*w7_z;
    const double U7_xz = z44 - neg_wd7_y;
    const double a7_x = 0.0825*z43 + 0.1654*U7_xz;
    const double z45 = w7_y*w7_y;
    const double U7_zy = wd7_x + z39;
    const double z46 = U6_yx + 0.9375000000000001*a6_y_scaled;
    const double neg_a7_z_scaled = 1.8795454545454546*(z36 + z45) + z46;
    const double U7_zx = neg_wd7_y + z44;
    const double neg_U7_yy = z36 + z37;

    /* motion of link 8 */
    const double z47 = 0.088*neg_a7_z_scaled;
    const double z48 = 2.0*w7_x;
    const double a8_y = z47 - qd[7]*z48 - q[7]*U7_zy;

    /* motion of link 9 */
    const double z49 = 2.0*w7_z;
    const double a8_x = a7_x + q[7]*U7_xy - qd[7]*z49;
    const double a9_x = z49*qd[8] + (a7_x - q[8]*U7_xy);
    const double neg_a9_y = qd[8]*z48 + (z47 + q[8]*U7_zy);

    /* forces on link 7 */
    const double z50 = 0.00028673744887550417*U7_zy - 0.007905186891936734*neg_a7_z_scaled +
        3.354978171465627e-05*U7_zx - 0.012265077745223264*z46 - 0.0013199999999999998*(a8_y +
        neg_a9_y);

    /* articulated body 8 */
    const double z51 = 0.015*q[7];
    const double z52 = 0.015*q[8];
    const double neg_F7_xz = z51 - z52 + 0.0032583801008580025;
    const double I7_xx = q[8]*z52 + q[7]*z51 + 0.006684151967360946;
    const double z53 = 6.30583397227744e-05*a7_y_scaled - 0.0032583801008580025*a7_x - z51*a8_x -
        0.0002682829508251943*U7_yz - 0.0010314362055489793*U7_xz;
    const double neg_phi7 = 0.0007827825633684959*z38 + (0.006684151967360946*neg_wd6_y + (z53 +
        z52*a9_x)) - tau[6] + 0.0012104718892606149*(z36 - z45);

    /* articulated body 7 */
    const double z54 = s7*neg_F7_xz - 0.00038124751948473033*c7;
    const double iD7 = 1.0/I7_xx;
    const double z55 = neg_F7_xz*iD7;
    const double z56 = 0.0010314362055489793*z55;
    const double z57 = z56 + 6.43204743722658e-06*iD7;
    const double z58 = neg_F7_xz*z55 - 0.03;
    const double z59 = z56 + 0.1654*z58;
    const double z60 = 0.1654*(z57 + z59 - 0.045144706957251764);
    const double z61 = 6.30583397227744e-05*z55 + 3.932324948722908e-07*iD7;
    const double z62 = 0.04302156529677876*z57 - 0.1654*z61 + 0.0012104718892606149;
    const double z63 = 2.0*c7;
    const double z64 = 4.211714100213948e-08*iD7 - I7_xx;
    const double z65 = z62*z63 - s7*(z64 - z60);
    const double z66 = s7*z65;
    const double I6_zz = 0.04590249585088273 - (0.176*z54 + z60 - z66);
    const double F6_yz = 0.231847552695 - z54;
    const double z67 = 7.824137392001603e-08*iD7;
    const double z68 = 0.0002052246111024199*z55;
    const double z69 = c7*(z59 + z67) - s7*(z68 - z61);
    const double z70 = c7*z69;
    const double F6_xz = z67 - z70 + 0.168842705569;
    const double z71 = 1.4534967111325983e-07*iD7;
    const double z72 = 0.00038124751948473033*z55;
    const double z73 = s7*(z58 - z71) - z63*z72;
    const double z74 = s7*z73;
    const double neg_G6_zz = z71 + z74;
    const double z75 = s7*z69;
    const double F6_zz = z61 - z75;
    const double I6_yz = 9.3569097314605e-05 - 0.088*F6_zz;
    const double z76 = neg_F7_xz*c7 + 0.00038124751948473033*s7;
    const double I6_xz = c7*z65 - z62 - 0.088*z76 - 0.0001037589172186849;
    const double z77 = z59 - z70;
    const double neg_G6_xz = z72 + c7*z73;
    const double z78 = iD7*neg_phi7;

    /* articulated body 6 */
    const double iD6 = 1.0/I6_zz;
    const double z79 = iD6*F6_yz;
    const double z80 = z79*F6_xz;
    const double z81 = 2.0*c6;
    const double z82 = 0.03 - F6_yz*z79;
    const double z83 = iD6*F6_xz;
    const double z84 = z58 - z74 + F6_xz*z83;
    const double z85 = z80*z81 + s6*(z82 + z84);
    const double z86 = iD6*I6_yz;
    const double z87 = 0.007743999999999999*neg_G6_zz + I6_yz*z86 - 0.029883967133882083;
    const double z88 = iD6*I6_xz;
    const double z89 = z66 + (z64 + I6_xz*z88) - 0.032974272243589696;
    const double z90 = 0.014311914382675314 - (z86*I6_xz + 0.088*z77);
    const double z91 = s6*(z87 - z89) + z81*z90;
    const double z92 = s6*z91;
    const double I5_zz = 0.00290231213005343 - (z87 - z92);
    const double z93 = F6_yz*z86;
    const double z94 = z68 + (z75 - F6_xz*z88);
    const double z95 = 0.088*neg_G6_xz - F6_xz*z86;
    const double z96 = z76 + F6_yz*z88;
    const double z97 = s6*(z93 + z94) + c6*(z95 - z96);
    const double z98 = s6*z97;
    const double F5_zz = z98 - z93;
    const double z99 = c6*z97;
    const double F5_xz = z99 + (z96 - 0.067870631425);
    const double z100 = 0.088*neg_G6_zz - F6_zz*z86 - 0.22920755269499998;
    const double z101 = F6_zz*z88 - z77 + 0.168842705569;
    const double neg_F5_yz = c6*z100 - s6*z101 + 0.014653732538;
    const double z102 = iD6*F6_zz;
    const double z103 = neg_G6_xz + F6_xz*z102;
    const double z104 = F6_yz*z102;
    const double I5_xz = c6*z91 - z90 - 0.004600245517563105;
    const double z105 = s6*z85;
    const double z106 = 0.1654*c7;
    const double z107 = 1.0208144230290206*a7_x + (z55*neg_phi7 + 0.0032583801008580025*U7_xy -
        0.00038124751948473033*(z37 + z45));
    const double z108 = 0.015*(a8_x + a9_x) + z107;
    const double z109 = 0.02370369715787191*neg_wd7_y - (0.006236010916257433*(U7_xy + z78) +
        (0.007318451567476511*U7_zy + (z108 - 0.021441009799379854*z44)));
    const double z110 = 0.001622025095678321*(z36 - z37) + (z109 -
        0.00020284027638849014*neg_a7_z_scaled);
    const double z111 = z38 + (neg_wd6_y - z78);
    const double z112 = tau[7] - (tau[8] + (0.0032583801008580025*neg_U7_yy -
        (0.00038124751948473033*z111 + 0.168842705569*a7_y_scaled)));
    const double z113 = z51*a8_y + (0.0012104718892606149*U7_zx - z52*neg_a9_y + 0.1654*z112 -
        0.003137808946543518*wd7_x);
    const double z114 = 0.0010314362055489793*(z37 - z45) - (z113 - 0.0002682829508251943*z111 -
        0.002763560457448932*z39 + 0.00028673744887550417*neg_a7_z_scaled);
    const double z115 = 0.0011196707334275558*U6_yx + (0.0001037589172186849*U6_yz - (tau[5] -
        s7*z114 + z50) + 9.3569097314605e-05*U6_xz);
    const double u6 = z106*z110 - z115 - 0.0005462437073966848*(z32 - z35);

    /* articulated body 5 */
    const double z116 = 0.0825*s5;
    const double iD5 = 1.0/I5_zz;
    const double z117 = iD5*F5_zz;
    const double z118 = c6*z85 - z80 + z117*F5_xz;
    const double z119 = z117*neg_F5_yz + (s6*z103 + c6*z104);
    const double z120 = 0.0825*c5;
    const double G4_yz_scaled = z116*z118 - z119*z120;
    const double z121 = iD5*neg_F5_yz;
    const double z122 = s6*z104 - F5_xz*z121 - c6*z103;
    const double z123 = 0.384*z122;
    const double z124 = z123 - 0.0021640520520981297*z121;
    const double z125 = iD5*I5_xz;
    const double z126 = c6*z101 + neg_F5_yz*z125 + s6*z100;
    const double z127 = F6_zz*z102 + (neg_G6_zz + neg_F5_yz*z121);
    const double z128 = z126 + 0.384*z127;
    const double z129 = iD5*F5_xz;
    const double z130 = z105 - z84 - F5_xz*z129;
    const double z131 = 0.0021640520520981297*z129;
    const double z132 = 0.384*z130 - z131;
    const double z133 = z94 - F5_xz*z125 - z98;
    const double z134 = z123 + z133;
    const double z135 = c5*(z128 + z132) + s5*(z124 + z134);
    const double z136 = s5*z135;
    const double F4_zz_scaled = 0.0825*z136 - 0.0825*(G4_yz_scaled + z124);
    const double z137 = 2.0*c5;
    const double z138 = 0.384*(z124 + z133) - 0.0021640520520981297*z125 - 0.00151524447332703;
    const double z139 = 0.384*(z132 - z131 - 1.2195628344245122e-05*iD5);
    const double z140 = 0.384*(z126 + z128) + (I5_xz*z125 + (z89 + z92));
    const double z141 = z137*z138 - s5*(z139 + z140);
    const double z142 = s5*z141;
    const double z143 = 0.0021640520520981297*z117 + 0.384*z118 - 0.014653732538;
    const double z144 = z99 - (F5_zz*z125 + (z95 - 0.067870631425)) - 0.384*z119;
    const double z145 = c5*z143 - s5*z144;
    const double neg_G4_yy = z105 + (F5_zz*z117 - z82);
    const double z146 = z145 + 0.0825*neg_G4_yy;
    const double I4_zz = z139 + z142 - 0.0825*(z145 + z146) + 0.745135499752814;
    const double z147 = 0.1654*s7;
    const double z148 = 0.0005462437073966848*U6_zx - (0.0001037589172186849*U6_yx - (z88*u6 +
        (c7*z114 + z110*z147)));
    const double z149 = 0.0055993270925625*a6_y_scaled + z148 - 0.010045187828321242*U6_yz -
        9.3569097314605e-05*(z31 - z32);
    const double z150 = 0.13066489075166832*z43 + z108;
    const double z151 = z112 + 0.13066489075166832*z42;
    const double z152 = s7*z150 + c7*z151;
    const double z153 = 0.010045187828321242*U6_xz - (tau[6] + 0.088*z152) -
        9.3569097314605e-05*(wd5_y + z30) - 0.0055993270925625*a6_x_scaled;
    const double z154 = 0.0001037589172186849*(z31 - z35) + (0.0011196707334275558*U6_zx - z153) -
        z86*u6 + 0.0005462437073966848*(wd6_x + z34);
    const double z155 = 0.0021640520520981297*U5_xz - (0.004600245517563105*neg_U5_yz + (tau[4] +
        (c6*z154 - s6*z149)));
    const double u5 = 0.00151524447332703*(z25 - z26) - (z155 - 0.001451156065026715*neg_U5_yx +
        0.001208932934385*neg_a5_y_scaled);
    const double z156 = iD5*u5;
    const double F4_yx = c5*z144 + s5*z143;
    const double I4_xz = 0.0039053550262761 - (0.0825*F4_yx + (c5*z141 - z138));
    const double I4_yz = F4_zz_scaled - 0.0016444875773692703;
    const double z157 = s5*(z130 + z127) - z122*z137;
    const double z158 = s5*z157;
    const double G4_zz = z158 - z127;
    const double z159 = c5*z135;
    const double neg_G4_xz_scaled = z120*z157 + 0.0825*z122;
    const double neg_G4_xy_scaled = z118*z120 + z116*z119;
    const double neg_F4_xz = z159 - z128 - neg_G4_xy_scaled + 2.001003553603;
    const double F4_yz = z146 - 0.55030527465;

    /* articulated body 4 */
    const double iD4 = 1.0/I4_zz;
    const double z160 = F4_zz_scaled*iD4;
    const double z161 = z152 + (z102*u6 + 0.21502102656783204*neg_a5_y_scaled -
        0.014653732538*neg_U5_yx) + z121*u5;
    const double z162 = z161 + 0.067870631425*(z32 + z35);
    const double z163 = 0.00151524447332703*U5_zx + (0.384*z162 + c6*z149 + s6*z154) +
        0.004600245517563105*neg_U5_yx;
    const double z164 = z125*u5 + z163 + 0.0021640520520981297*(z26 - z29);
    const double z165 = c7*z150 + z83*u6 - 0.067870631425*U6_xz - s7*z151;
    const double z166 = 11.363636363636365*z50 + (0.067870631425*U6_yz - z79*u6);
    const double z167 = 0.21502102656783204*a5_x_scaled + (c6*z165 + s6*z166) + z129*u5 +
        0.014653732538*(z26 + z29);
    const double z168 = 0.0021640520520981297*(neg_wd4_y - (z19 + z156)) -
        (0.001208932934385*a5_z_scaled + (0.004600245517563105*(z25 - z29) + 0.384*z167));
    const double z169 = tau[5] + (0.001451156065026715*U5_zx + z168) + 0.00151524447332703*(wd5_x -
        z20);
    const double z170 = tau[3] + (s5*z164 - c5*z169) - 0.08093273305077073*z16 -
        0.07010120605438973*wd3_y;
    const double z171 = 0.014653732538*U5_zx + (c6*z166 - (0.12040216743060547*z27 + z117*u5) -
        0.21502102656783204*a5_z_scaled);
    const double z172 = 0.0825*(z171 - s6*z165);
    const double u4 = z170 - 0.0016444875773692703*(neg_wd4_y - z15) + 0.0031923204867866507*(z17 -
        z11) - z172 + 0.0039053550262761*(z18 - wd4_x);
    const double z173 = iD4*I4_xz;
    const double z174 = iD4*I4_yz;
    const double z175 = 0.006806250000000001*G4_zz;
    const double z176 = F4_zz_scaled*z174 - z175 - 0.045400185158625005;
    const double z177 = 0.0825*(z159 - z132);
    const double z178 = F4_zz_scaled*z173 + z177 - 0.1650827931722475;
    const double z179 = c4*z176 + s4*z178;
    const double z180 = z177 + I4_xz*z174 - 0.16189047268546086;
    const double z181 = z140 + (z142 + I4_xz*z173) - 0.7164977000608768;
    const double z182 = I4_yz*z174 - z175 - 0.07299409762169373;
    const double z183 = 2.0*(c4*z180) + s4*(z181 - z182);
    const double z184 = s4*z183;
    const double G3_yy_scaled = z175 - F4_zz_scaled*z160;
    const double z185 = z179 + G3_yy_scaled;
    const double I3_zz = z179 - (z182 + z184) + z185 + 0.0613982335265277;
    const double z186 = neg_G4_xz_scaled - z160*neg_F4_xz;
    const double z187 = G4_yz_scaled - z160*F4_yz;
    const double G3_yz_scaled = s4*z186 - c4*z187;
    const double z188 = G4_yz_scaled - z174*F4_yz;
    const double z189 = z136 - z173*neg_F4_xz - z134;
    const double z190 = neg_G4_xz_scaled - z174*neg_F4_xz;
    const double z191 = F4_yx - z173*F4_yz;
    const double z192 = s4*(z188 + z189) + c4*(z190 - z191);
    const double z193 = s4*z192;
    const double neg_I3_yz_scaled = z188 + (G3_yz_scaled - z193);
    const double z194 = c4*z192;
    const double G3_xy_scaled = c4*z186 + s4*z187;
    const double neg_F3_xz = z191 + z194 - G3_xy_scaled + 0.042079174377492354;
    const double z195 = iD4*F4_yz;
    const double z196 = 0.0825*z195;
    const double z197 = iD4*neg_F4_xz;
    const double F3_yx_scaled = c4*z178 - s4*z176;
    const double I3_xz = F3_yx_scaled - (c4*z183 - z180);
    const double F3_yz_scaled = 3.83030303030303*z185 + 0.24071266342611428;
    const double z198 = neg_G4_yy + F4_yz*z195;
    const double z199 = neg_F4_xz*z196 - neg_G4_xy_scaled;
    const double z200 = z158 + (neg_F4_xz*z197 - z130);

    /* articulated body 3 */
    const double z201 = z162 + 0.12040216743060547*z28;
    const double z202 = z167 + 0.12040216743060547*z24;
    const double z203 = z120*z201 - z116*z202;
    const double z204 = 0.016011409030815*neg_a4_z_scaled - z160*u4 - z203;
    const double z205 = s5*z169 + c5*z164 + u4*z173 - 0.09769511851745846*z18 -
        0.053338820587702*wd4_x;
    const double z206 = 0.0016444875773692703*(z11 - z14) - (0.0031923204867866507*U4_zx +
        (0.0039053550262761*U4_yx + z205));
    const double z207 = tau[4] + (z203 - 0.0031923204867866507*(wd4_x + z18)) + u4*z174 +
        0.0016444875773692703*(wd3_y + z16);
    const double z208 = z207 - 0.027593912463068734*neg_wd4_y + 0.016762385466687735*z15 -
        0.0039053550262761*(z17 - z14);
    const double z209 = 0.005487648106562256*U3_yz - (s4*z206 + tau[2]) + c4*z208 -
        1.3360662912303295e-05*U3_yx;
    const double u3 = 0.00012191242095074341*(z5 - z6) + (0.0023287353274350003*a3_x_scaled - (z204
        + z209 - 0.004377257121839583*U3_xz));
    const double iD3 = 1.0/I3_zz;
    const double z210 = iD3*neg_I3_yz_scaled;
    const double z211 = iD3*neg_F3_xz;
    const double z212 = iD3*I3_xz;
    const double z213 = iD3*F3_yz_scaled;
    const double z214 = z213 - z212;
    const double z215 = 0.2610759493670886*(z190 - z194 + z210*(F3_yz_scaled - I3_xz)) + (z189 +
        (neg_F3_xz*z214 - G3_yz_scaled) + 3.83030303030303*G3_xy_scaled - z193);
    const double z216 = z215 + 0.0003857988004770361;
    const double z217 = F3_yz_scaled*z213 - (z184 - z181 + z212*(2.0*F3_yz_scaled - I3_xz) -
        7.66060606060606*F3_yx_scaled);
    const double z218 = z217 - 14.671221303948576*G3_yy_scaled;
    const double z219 = (c4 + 1.7846135404679708*s4)*(s4*(z200 - z198) -
        24.242424242424242*(c4*z199));
    const double z220 = 0.06816065133792662*(z198 + z210*(neg_I3_yz_scaled +
        7.66060606060606*neg_F3_xz)) + (neg_F3_xz*z211 - (6.329113924050633*z199 +
        (0.5221518987341772*z219 - z200)));
    const double z221 = 0.099856*(z220 - 0.6148677448178147);
    const double z222 = 0.632*(c3*z216) + s3*(z218 - z221);
    const double I2_xz = 0.01026110182100817 - (c3*z222 - 0.316*z216);
    const double z223 = s3*z222;
    const double I2_zz = 1.0522442637268126 - (z221 + z223);

    /* articulated body 2 */
    const double z224 = 0.0825*z210 + 0.316*z211;
    const double z225 = 0.016011409030815*a4_y_scaled + u4*z196 - z172;
    const double z226 = 0.0825*z197;
    const double z227 = z116*z201 + (0.016011409030815*a4_x_scaled - u4*z226) + z120*z202;
    const double z228 = c4*(z225 - 3.83030303030303*z227) + (tau[3] + (s4*(z227 +
        3.83030303030303*z225) - 1.3360662912303295e-05*U3_zx));
    const double z229 = 0.005487648106562256*(z5 - z8) - (u3*z224 + z228 - 0.12818329225032404*U3_xz
        + 0.00012191242095074341*(wd3_x + z9));
    const double z230 = 0.013297019103287584*(wd2_y + z4) + z229;
    const double z231 = 0.00012191242095074341*U3_zx + (0.27690780075318*c2 - (s4*z208 + (c4*z206 +
        0.12818329225032404*U3_yz)));
    const double z232 = 0.013297019103287584*(z6 - z8) + (3.83030303030303*z204 +
        (0.005487648106562256*U3_yx - z231) + u3*z214);
    const double z233 = c3*z230 - (4.74615389612781*s2 + (tau[1] - 0.01993386669246*c2)) - s3*z232;
    const double u2 = 0.00398335888393552*(z3 - z2) - (0.023077882494931805*U2_xy + z233);
    const double iD2 = 1.0/I2_zz;
    const double z234 = I2_xz*iD2;
    const double z235 = u2*iD2;
    const double z236 = 5.912627304143966e-07*iD2 - 0.03733744848940618;
    const double z237 = c2*(0.0015378722058928*z234 + 0.00796671776787104) - s2*(z223 + z236 - z218
        - I2_xz*z234 + 1.0434259472263552);
    const double neg_I1_zz = s2*z237 + z236;

    /* articulated body 1 */
    const double z238 = 0.00796671776787104*wd2_y + (s3*z230 + (c3*z232 - u2*z234)) -
        0.01026110182100817*U2_xy;
    const double z239 = 0.01026110182100817*(z1 - z3) - (tau[2] - 0.04615576498986361*wd2_y -
        0.00796671776787104*neg_wd2_x + 0.0007689361029464*(U2_xy - z235));
    const double u1 = c2*z239 - (s2*(0.0007689361029464*(z1 - z2) + z238) - tau[0]);
    const double neg_iD1 = 1.0/neg_I1_zz;

    /* acceleration of link 1 */
    const double neg_qdd1 = u1*neg_iD1;

    /* acceleration of link 2 */
    const double z240 = s2*neg_qdd1;
    const double z241 = c2*neg_qdd1;
    const double qdd2 = z235 - z234*z240 - 0.0007689361029464*(iD2*z241);

    /* acceleration of link 3 */
    const double z242 = c3*qdd2 - s3*z240;
    const double z243 = s3*qdd2 + c3*z240;
    const double qdd3 = z224*z242 + (z241 + (z214*z243 + u3*iD3));
    const double z244 = qdd3 - z241;

    /* acceleration of link 4 */
    const double z245 = s4*z242;
    const double z246 = c4*z242;
    const double z247 = z245 - 3.83030303030303*z246;
    const double z248 = c4*z244 - s4*z243;
    const double z249 = c4*z243 + s4*z244;
    const double z250 = z226*z247 + (z174*z248 - (z242 + iD4*u4 - z173*z249));
    const double z251 = 0.0825*(z246 + 3.83030303030303*z245);
    const double z252 = z244 - 3.83030303030303*z243;
    const double qdd4 = z160*z252 - (z250 - z195*z251);
    const double z253 = z242 - qdd4;

    /* acceleration of link 5 */
    const double z254 = z252 - z248;
    const double z255 = s5*z253 + c5*z249;
    const double z256 = z120*z254 + (z116*z247 - 0.384*z255);
    const double z257 = s5*z249 - c5*z253;
    const double z258 = z120*z247 - z116*z254 + 0.384*z257;
    const double z259 = z251 - 0.0825*z253;
    const double z260 = z156 + z121*z256 + z129*z258 + z117*z259 + 0.0021640520520981297*(iD5*z257);
    const double z261 = z260 - z125*z255;
    const double qdd5 = z261 - z248;

    /* acceleration of link 6 */
    const double z262 = s6*z255 - c6*z261;
    const double z263 = s6*z261 + c6*z255;
    const double z264 = c6*z258 + s6*z259;
    const double z265 = z257 + (z88*z263 - (iD6*u6 + z86*z262)) - z83*z264;
    const double qdd6 = z102*z256 - (z79*(s6*z258 - c6*z259) + z265);
    const double z266 = qdd6 + z257;

    /* acceleration of link 7 */
    const double z267 = 0.088*z262 - z256;
    const double z268 = z147*z263 - z106*z266;
    const double z269 = z106*z263 + z147*z266;
    const double z270 = c7*z267 + (s7*z264 - z269);
    const double neg_qdd7 = z262 + (z78 - z55*(s7*z267 - c7*z264 - z268)) +
        0.00038124751948473033*(iD7*(16.35685636639846*z268 + (z270 + 4.254519735290464*z269)));

    /* acceleration of link 8 */
    const double z271 = z270 + 0.1654*a7_y_scaled;
    const double qdd8 = 66.66666666666667*tau[7] + q[7]*neg_U7_yy - z271;

    /* acceleration of link 9 */
    const double qdd9 = z271 + (66.66666666666667*tau[8] + q[8]*neg_U7_yy);

    qdd[0] = -neg_qdd1;
    qdd[1] = qdd2;
    qdd[2] = qdd3;
    qdd[3] = qdd4;
    qdd[4] = qdd5;
    qdd[5] = qdd6;
    qdd[6] = -neg_qdd7;
    qdd[7] = qdd8;
    qdd[8] = qdd9;
}

void panda_hand_forward_kinematics(const double q[9], double R[9], double p[3])
{
    /* joint angles */
    double s1, c1;
    rbgen_sincos(q[0], &s1, &c1);
    double s2, c2;
    rbgen_sincos(q[1], &s2, &c2);
    double s3, c3;
    rbgen_sincos(q[2], &s3, &c3);
    double s4, c4;
    rbgen_sincos(q[3], &s4, &c4);
    double s5, c5;
    rbgen_sincos(q[4], &s5, &c5);
    double s6, c6;
    rbgen_sincos(q[5], &s6, &c6);
    const double th7 = q[6] - 0.7853981633974483;
    double s7, c7;
    rbgen_sincos(th7, &s7, &c7);

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
    double s1, c1;
    rbgen_sincos(q[0], &s1, &c1);
    double s2, c2;
    rbgen_sincos(q[1], &s2, &c2);
    double s3, c3;
    rbgen_sincos(q[2], &s3, &c3);
    double s4, c4;
    rbgen_sincos(q[3], &s4, &c4);
    double s5, c5;
    rbgen_sincos(q[4], &s5, &c5);
    double s6, c6;
    rbgen_sincos(q[5], &s6, &c6);

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
    double s2, c2;
    rbgen_sincos(q[1], &s2, &c2);
    double s3, c3;
    rbgen_sincos(q[2], &s3, &c3);
    double s4, c4;
    rbgen_sincos(q[3], &s4, &c4);
    double s5, c5;
    rbgen_sincos(q[4], &s5, &c5);
    double s6, c6;
    rbgen_sincos(q[5], &s6, &c6);
    const double th7 = q[6] - 0.7853981633974483;
    double s7, c7;
    rbgen_sincos(th7, &s7, &c7);

    /* articulated body 8 */
    const double z1 = 55.91111904003763*q[8];
    const double z2 = 55.91111904003763*q[7];
    const double I7_xx_scaled = q[8]*z1 + q[7]*z2 + 24.914561088587973;
    const double neg_F7_xz_scaled = z2 - z1 + 12.145311846450774;

    /* articulated body 7 */
    const double iD7 = 1.0/I7_xx_scaled;
    const double z3 = iD7*neg_F7_xz_scaled;
    const double z4 = phi[6]*z3;
    const double z5 = phi[6]*iD7;
    const double z6 = 1.4210650297086551*z5 - phi[8] + phi[7];
    const double z7 = 0.1654*z6 - z5;
    const double z8 = 6.30583397227744e-05*z3 + 0.0014657379220810428*iD7;
    const double z9 = 0.0010314362055489793*z3;
    const double z10 = z9 + 0.023974864662262955*iD7;
    const double z11 = 0.1654*z8 - 0.04302156529677876*z10 - 0.0012104718892606149;
    const double z12 = 2.0*c7;
    const double z13 = 0.0002682829508251943*neg_F7_xz_scaled;
    const double z14 = z3*z13 - 0.03;
    const double z15 = z9 + 0.1654*z14;
    const double z16 = 0.1654*(z10 + z15 - 0.045144706957251764);
    const double z17 = 0.00015698776561311135*(1.708941775032103*I7_xx_scaled - iD7);
    const double z18 = z11*z12 - s7*(z16 + z17);
    const double z19 = s7*z18;
    const double z20 = s7*z13 - 0.00038124751948473033*c7;
    const double I6_zz = 0.04590249585088273 - (z19 + (z16 + 0.176*z20));
    const double F6_yz = 0.231847552695 - z20;
    const double z21 = 0.00029163751807320746*iD7;
    const double z22 = 0.0002052246111024199*z3;
    const double z23 = s7*(z22 - z8) - c7*(z15 + z21);
    const double z24 = c7*z23;
    const double F6_xz = z21 + z24 + 0.168842705569;
    const double z25 = c7*z6 - z4*s7;
    const double z26 = s7*z23;
    const double F6_zz = z8 + z26;
    const double I6_yz = 9.3569097314605e-05 - 0.088*F6_zz;
    const double z27 = c7*z13 + 0.00038124751948473033*s7;
    const double neg_I6_xz = 0.088*z27 + (c7*z18 - z11) + 0.0001037589172186849;
    const double z28 = 0.00038124751948473033*z3;
    const double z29 = 0.0005417775176029193*iD7;
    const double z30 = z12*z28 + s7*(z29 - z14);
    const double G6_xz = c7*z30 - z28;
    const double z31 = z15 + z24;
    const double z32 = s7*z30;
    const double G6_zz = z32 - z29;

    /* articulated body 6 */
    const double z33 = 3.8445834980435807*(0.04302156529677876*z4 + z5);
    const double u6 = c7*z33 + s7*z7 + phi[5];
    const double iD6 = 1.0/I6_zz;
    const double z34 = iD6*F6_yz;
    const double z35 = u6*z34;
    const double z36 = iD6*F6_xz;
    const double z37 = s7*z6 + c7*z4 - u6*z36;
    const double z38 = iD6*I6_yz;
    const double z39 = 0.088*z25 + (phi[6] - u6*z38);
    const double z40 = iD6*neg_I6_xz;
    const double z41 = c7*z7 - z33*s7 + u6*z40;
    const double z42 = z27 - F6_yz*z40;
    const double z43 = F6_xz*z38 + 0.088*G6_xz;
    const double z44 = z22 + (F6_xz*z40 - z26);
    const double z45 = F6_yz*z38;
    const double z46 = c6*(z42 + z43) - s6*(z44 + z45);
    const double z47 = c6*z46;
    const double neg_F5_xz = z47 + (0.067870631425 - z42);
    const double z48 = 0.088*z31 - z38*neg_I6_xz - 0.014311914382675314;
    const double z49 = 2.0*c6;
    const double z50 = 0.007743999999999999*G6_zz - I6_yz*z38 + 0.029883967133882083;
    const double z51 = z19 + (z17 - neg_I6_xz*z40) + 0.032974272243589696;
    const double z52 = z48*z49 + s6*(z50 - z51);
    const double z53 = s6*z52;
    const double I5_zz = 0.00290231213005343 - (z53 - z50);
    const double z54 = iD6*F6_zz;
    const double z55 = z31 + F6_zz*z40 - 0.168842705569;
    const double z56 = F6_zz*z38 + 0.088*G6_zz + 0.22920755269499998;
    const double neg_F5_yz = s6*z55 - c6*z56 + 0.014653732538;
    const double neg_I5_xz = c6*z52 - z48 + 0.004600245517563105;
    const double z57 = F6_xz*z36 + (z14 + z32);
    const double z58 = z34*F6_xz;
    const double z59 = 0.03 - F6_yz*z34;
    const double z60 = z49*z58 + s6*(z59 + z57);
    const double z61 = s6*z60;
    const double z62 = F6_yz*z54;
    const double z63 = G6_xz - F6_xz*z54;
    const double z64 = s6*z46;
    const double neg_F5_zz = z45 + z64;

    /* articulated body 5 */
    const double u5 = c6*z39 + (phi[4] + s6*z41);
    const double iD5 = 1.0/I5_zz;
    const double z65 = neg_F5_xz*iD5;
    const double z66 = s6*z35 + z37*c6 + u5*z65;
    const double z67 = u5*iD5;
    const double z68 = 0.384*z66 + (phi[5] - 0.0021640520520981297*z67);
    const double z69 = iD5*neg_F5_yz;
    const double z70 = u6*z54 + z25 + u5*z69;
    const double z71 = iD5*neg_I5_xz;
    const double z72 = c6*z41 - 0.384*z70 - s6*z39 + u5*z71;
    const double z73 = 0.0008309959880056819*z65;
    const double z74 = z61 - z57 - neg_F5_xz*z65;
    const double z75 = z73 + 0.147456*z74;
    const double z76 = 4.6831212841901265e-06*iD5 - (z73 + z75);
    const double z77 = c6*z55 + neg_F5_yz*z71 + s6*z56;
    const double z78 = G6_zz - neg_F5_yz*z69 - F6_zz*z54;
    const double z79 = z77 + 0.384*z78;
    const double z80 = 0.384*(z77 + z79) + (z51 + z53 - neg_I5_xz*z71);
    const double z81 = neg_F5_xz*z69 + s6*z62 + c6*z63;
    const double z82 = 0.384*z81;
    const double z83 = z82 - 0.0021640520520981297*z69;
    const double z84 = z44 - neg_F5_xz*z71 + z64;
    const double z85 = 0.384*(z83 + z84) + 0.0021640520520981297*z71 - 0.00151524447332703;
    const double z86 = 2.0*c5;
    const double z87 = s5*(z76 + z80) + z85*z86;
    const double z88 = s5*z87;
    const double z89 = iD5*neg_F5_zz;
    const double z90 = z58 - c6*z60 - neg_F5_xz*z89;
    const double z91 = 0.384*z90 + 0.0021640520520981297*z89 + 0.014653732538;
    const double z92 = neg_F5_yz*z89 + (s6*z63 - c6*z62);
    const double z93 = 0.384*z92 - (z47 + (z71*neg_F5_zz - (z43 + 0.067870631425)));
    const double z94 = c5*z91 + s5*z93;
    const double neg_G4_yy = z61 + (neg_F5_zz*z89 - z59);
    const double z95 = z94 - 0.0825*neg_G4_yy;
    const double I4_zz = 0.745135499752814 - (z76 - z88 - 0.0825*(z94 + z95));
    const double F4_yx = c5*z93 - s5*z91;
    const double I4_xz = 0.0039053550262761 - (0.0825*F4_yx + (c5*z87 - z85));
    const double z96 = u5*z89 + (s6*z37 - z35*c6);
    const double z97 = z82 + z84;
    const double z98 = 2.6041666666666665*z75;
    const double z99 = s5*(z83 + z97) - c5*(z79 - z98);
    const double z100 = s5*z99;
    const double z101 = 0.0825*s5;
    const double z102 = 0.0825*c5;
    const double G4_yz_scaled = z92*z102 - z90*z101;
    const double F4_zz_scaled = 0.0825*z100 - 0.0825*(G4_yz_scaled + z83);
    const double z103 = z66*z101 + z70*z102;
    const double I4_yz = F4_zz_scaled - 0.0016444875773692703;
    const double z104 = z81*z86 + s5*(z78 - z74);
    const double z105 = s5*z104;
    const double G4_zz = z78 - z105;
    const double z106 = c5*z99;
    const double G4_xy_scaled = z92*z101 + z90*z102;
    const double neg_F4_xz = G4_xy_scaled + (z79 + z106) + 2.001003553603;
    const double neg_F4_yz = z95 + 0.55030527465;
    const double G4_xz_scaled = z102*z104 - 0.0825*z81;

    /* articulated body 4 */
    const double iD4 = 1.0/I4_zz;
    const double z107 = iD4*I4_xz;
    const double neg_u4 = z68*c5 + (s5*z72 + (0.0825*z96 - phi[3]));
    const double z108 = s5*z68 - (z72*c5 + z107*neg_u4);
    const double z109 = iD4*F4_zz_scaled;
    const double z110 = z103 - neg_u4*z109;
    const double z111 = iD4*I4_yz;
    const double z112 = z103 + (phi[4] - neg_u4*z111);
    const double z113 = 0.006806250000000001*G4_zz;
    const double z114 = z113 - F4_zz_scaled*z111 + 0.045400185158625005;
    const double z115 = 0.0825*(z106 - z98);
    const double z116 = z115 + z107*F4_zz_scaled - 0.1650827931722475;
    const double z117 = c4*z114 - s4*z116;
    const double z118 = z113 - I4_yz*z111 + 0.07299409762169373;
    const double z119 = z115 + I4_xz*z111 - 0.16189047268546086;
    const double z120 = 2.0*c4;
    const double z121 = z88 + I4_xz*z107 - z80 - 0.7164977000608768;
    const double z122 = z119*z120 + s4*(z118 + z121);
    const double z123 = s4*z122;
    const double G3_yy_scaled = z113 - F4_zz_scaled*z109;
    const double z124 = G3_yy_scaled - z117;
    const double I3_zz = 0.0613982335265277 - (z117 + (z123 - z118) - z124);
    const double F3_yz_scaled = 3.83030303030303*z124 + 0.24071266342611428;
    const double F3_yx_scaled = c4*z116 + s4*z114;
    const double I3_xz = z119 - c4*z122 + F3_yx_scaled;
    const double z125 = iD4*neg_F4_xz;
    const double z126 = z66*c5 - s5*z70 - neg_u4*z125;
    const double z127 = iD4*neg_F4_yz;
    const double z128 = z96 - neg_u4*z127;
    const double z129 = z111*neg_F4_xz + G4_xz_scaled;
    const double z130 = F4_yx + z107*neg_F4_yz;
    const double z131 = G4_yz_scaled + z111*neg_F4_yz;
    const double z132 = z97 - (z100 - z107*neg_F4_xz);
    const double z133 = c4*(z129 + z130) + s4*(z132 - z131);
    const double z134 = c4*z133;
    const double z135 = G4_xz_scaled + z109*neg_F4_xz;
    const double z136 = G4_yz_scaled + z109*neg_F4_yz;
    const double G3_xy_scaled = s4*z136 - c4*z135;
    const double neg_F3_xz = z130 - z134 - G3_xy_scaled + 0.042079174377492354;
    const double z137 = s4*z133;
    const double neg_G3_yz_scaled = c4*z136 + s4*z135;
    const double I3_yz_scaled = neg_G3_yz_scaled - z137 - z131;
    const double z138 = neg_F4_yz*z127 + neg_G4_yy;
    const double z139 = z74 - neg_F4_xz*z125 + z105;
    const double z140 = 12.121212121212121*G4_xy_scaled - neg_F4_xz*z127;

    /* articulated body 3 */
    const double u3 = z110 - z108*s4 - c4*z112 + phi[2];
    const double iD3 = 1.0/I3_zz;
    const double z141 = iD3*F3_yz_scaled;
    const double z142 = iD3*I3_xz;
    const double z143 = z142 - z141;
    const double z144 = c4*z108 + 3.83030303030303*z110 - s4*z112 + u3*z143;
    const double z145 = 0.0825*(c4*(3.83030303030303*z126 - z128) - s4*(z126 +
        3.83030303030303*z128));
    const double z146 = iD3*neg_F3_xz;
    const double z147 = iD3*I3_yz_scaled;
    const double z148 = 0.2610759493670886*z147;
    const double z149 = 0.316*(z148 - z146);
    const double z150 = z145 + (phi[3] - u3*z149);
    const double z151 = z143*neg_F3_xz - neg_G3_yz_scaled + z132 - z137 -
        3.83030303030303*G3_xy_scaled - z148*(I3_xz - F3_yz_scaled);
    const double z152 = z151 - 0.2610759493670886*(z134 - z129) - 0.0003857988004770361;
    const double z153 = 7.66060606060606*F3_yx_scaled + (z142*(I3_xz - 2.0*F3_yz_scaled) - (z123 -
        z121)) + F3_yz_scaled*z141;
    const double z154 = 14.671221303948576*G3_yy_scaled - z153;
    const double z155 = 0.1305379746835443*z138 + (c4 + 1.7846135404679708*s4)*(s4*(z139 + z138) +
        z120*z140);
    const double z156 = z140 + (z147*(neg_F3_xz - 0.1305379746835443*I3_yz_scaled) - z155) +
        1.915151515151515*(z139 - neg_F3_xz*z146);
    const double z157 = 0.052140000000000006*(z156 + 1.1775648931056328);
    const double z158 = s3*(z154 - z157) + 0.632*(c3*z152);
    const double I2_xz = 0.01026110182100817 - (0.316*z152 - c3*z158);
    const double z159 = s3*z158;
    const double I2_zz = z157 + z159 + 1.0522442637268126;

    /* articulated body 2 */
    const double u2 = c3*z150 - z144*s3 + phi[1];
    const double iD2 = 1.0/I2_zz;
    const double z160 = I2_xz*iD2;
    const double z161 = u2*iD2;
    const double z162 = 5.912627304143966e-07*iD2 - 0.03733744848940618;
    const double z163 = s2*(I2_xz*z160 + (z159 - z162 - z154) - 1.0434259472263552) +
        c2*(0.0015378722058928*z160 + 0.00796671776787104);
    const double neg_I1_zz = z162 + s2*z163;

    /* articulated body 1 */
    const double u1 = s2*(c3*z144 + s3*z150 + u2*z160) + (phi[0] - (phi[2] -
        0.0007689361029464*z161)*c2);
    const double neg_iD1 = 1.0/neg_I1_zz;

    /* acceleration of link 1 */
    const double neg_qdd1 = u1*neg_iD1;

    /* acceleration of link 2 */
    const double z164 = s2*neg_qdd1;
    const double z165 = c2*neg_qdd1;
    const double qdd2 = z161 - (z160*z164 + 0.0007689361029464*(iD2*z165));

    /* acceleration of link 3 */
    const double z166 = s3*z164 - c3*qdd2;
    const double z167 = c3*z164 + s3*qdd2;
    const double qdd3 = u3*iD3 + z149*z166 + z165 - z143*z167;
    const double z168 = z165 - qdd3;

    /* acceleration of link 4 */
    const double z169 = s4*z167 + c4*z168;
    const double z170 = z168 + 3.83030303030303*z167;
    const double z171 = c4*z166;
    const double z172 = s4*z166;
    const double z173 = 0.316*z171 - 0.0825*z172;
    const double z174 = 0.316*z172 + 0.0825*z171;
    const double z175 = z109*z170 - (z127*z174 - (iD4*neg_u4 + z125*z173)) - z111*z169;
    const double z176 = c4*z167 - s4*z168;
    const double z177 = z175 + z107*z176;
    const double neg_qdd4 = z166 + z177;

    /* acceleration of link 5 */
    const double z178 = s5*z176 - c5*z177;
    const double z179 = s5*z177 + c5*z176;
    const double z180 = z170 - z169;
    const double z181 = 0.384*z179 + (z102*z180 - s5*z173);
    const double z182 = 0.384*z178 + (c5*z173 + z101*z180);
    const double z183 = z174 + 0.0825*z177;
    const double z184 = z69*z181 + z65*z182 - z89*z183 - 0.0021640520520981297*(iD5*z178);
    const double qdd5 = z67 - (z184 - z71*z179 - z169);
    const double z185 = z169 - qdd5;

    /* acceleration of link 6 */
    const double z186 = s6*z185 - c6*z179;
    const double z187 = c6*z182 - s6*z183;
    const double z188 = z34*(c6*z183 + s6*z182) - u6*iD6 - z36*z187;
    const double z189 = c6*z185 + s6*z179;
    const double z190 = z38*z189 - (z188 + z54*z181) - z40*z186;
    const double qdd6 = z190 - z178;

    /* acceleration of link 7 */
    const double z191 = s7*z190 - c7*z186;
    const double z192 = z181 + 0.088*z189;
    const double z193 = s7*z187 + (c7*z192 - 0.1654*z191);
    const double z194 = s7*z186 + c7*z190;
    const double z195 = z3*(c7*z187 - (s7*z192 + 0.1654*z194)) - (3727.407936002509*z5 - z189);
    const double neg_qdd7 = iD7*(z191 + (1.4210650297086551*z193 - 3.8445834980435807*z194)) + z195;

    /* acceleration of link 8 */
    const double qdd8 = 66.66666666666667*phi[7] - z193;

    /* acceleration of link 9 */
    const double qdd9 = z193 + 66.66666666666667*phi[8];

    qdd[0] = -neg_qdd1;
    qdd[1] = qdd2;
    qdd[2] = qdd3;
    qdd[3] = -neg_qdd4;
    qdd[4] = qdd5;
    qdd[5] = qdd6;
    qdd[6] = -neg_qdd7;
    qdd[7] = qdd8;
    qdd[8] = qdd9;
}

void panda_hand_energy(const double q[9], const double qd[9], double e[2])
{
    /* joint angles */
    double s5, c5;
    rbgen_sincos(q[4], &s5, &c5);
    double s4, c4;
    rbgen_sincos(q[3], &s4, &c4);
    double s3, c3;
    rbgen_sincos(q[2], &s3, &c3);
    double s2, c2;
    rbgen_sincos(q[1], &s2, &c2);
    double s6, c6;
    rbgen_sincos(q[5], &s6, &c6);
    const double th7 = q[6] - 0.7853981633974483;
    double s7, c7;
    rbgen_sincos(th7, &s7, &c7);

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
