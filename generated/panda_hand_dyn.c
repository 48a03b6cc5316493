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
 *   bias                      best                301    277    0        6
 *   gravity                   best                 88     58    0        6
 *   forward_dynamics          best                622    588    7        6
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
    const double z1 = qd[1]*qd[1];
    const double neg_w2_x = qd[0]*s2;
    const double z2 = neg_w2_x*neg_w2_x;
    const double neg_w2_y = qd[0]*c2;
    const double neg_wd2_x = qd[1]*neg_w2_y;
    const double wd2_y = qd[1]*neg_w2_x;
    const double U2_xy = neg_w2_x*neg_w2_y;
    const double z3 = neg_w2_y*neg_w2_y;

    /* motion of link 3 */
    const double w3_x = qd[1]*s3 - neg_w2_x*c3;
    const double z4 = w3_x*w3_x;
    const double w3_y = neg_w2_x*s3 + qd[1]*c3;
    const double z5 = w3_y*w3_y;
    const double w3_z = neg_w2_y + qd[2];
    const double wd3_y = s3*neg_wd2_x - w3_x*qd[2];
    const double wd3_x = w3_y*qd[2] - c3*neg_wd2_x;
    const double z6 = w3_x*w3_y;
    const double U3_yx = z6 - wd2_y;
    const double z7 = w3_y*w3_z;
    const double U3_yz = z7 - wd3_x;
    const double z8 = w3_x*w3_z;
    const double U3_zx = z8 - wd3_y;
    const double z9 = w3_z*w3_z;
    const double U3_xz = wd3_y + z8;
    const double a3_x_scaled = 0.03221202854230377*U3_xz - s2*c3;

    /* motion of link 4 */
    const double w4_z = qd[3] - w3_y;
    const double w4_x = s4*w3_z + w3_x*c4;
    const double w4_y = w3_z*c4 - w3_x*s4;
    const double wd4_x = c4*wd3_x - s4*wd2_y + qd[3]*w4_y;
    const double z10 = w4_z*w4_x;
    const double neg_wd4_y = s4*wd3_x + c4*wd2_y + qd[3]*w4_x;
    const double U4_zx = z10 + neg_wd4_y;
    const double neg_a4_z_scaled = U3_yx + (3.83030303030303*U3_yz + 118.9090909090909*(s2*s3));
    const double z11 = w4_y*w4_y;
    const double z12 = 118.9090909090909*c2 + U3_zx - 3.83030303030303*(z4 + z5);
    const double z13 = z9 + (z5 - 118.9090909090909*a3_x_scaled);
    const double a4_x_scaled = s4*z12 - c4*z13;
    const double z14 = w4_z*w4_z;
    const double z15 = w4_x*w4_y;
    const double U4_yx = z15 - wd3_y;
    const double a4_y_scaled = s4*z13 + c4*z12;
    const double z16 = w4_z*w4_y;
    const double U4_zy = wd4_x + z16;
    const double U4_yz = z16 - wd4_x;
    const double z17 = w4_x*w4_x;
    const double U4_xz = z10 - neg_wd4_y;
    const double U4_xy = wd3_y + z15;

    /* motion of link 5 */
    const double neg_w5_y = c5*w4_z + s5*w4_x;
    const double w5_z = qd[4] + w4_y;
    const double w5_x = c5*w4_x - w4_z*s5;
    const double wd5_y = c5*wd3_y - (qd[4]*w5_x + s5*wd4_x);
    const double z18 = U4_zx + neg_a4_z_scaled;
    const double z19 = z11 + a4_x_scaled + z14;
    const double z20 = s5*z18 + c5*z19;
    const double z21 = w5_z*w5_x;
    const double U5_xz = wd5_y + z21;
    const double a5_x_scaled = 0.21484375*z20 + U5_xz;
    const double z22 = w5_x*w5_x;
    const double z23 = U4_yx - a4_y_scaled;
    const double z24 = neg_w5_y*neg_w5_y;
    const double neg_a5_z_scaled = z22 + 0.21484375*z23 + z24;
    const double wd5_x = c5*wd4_x + s5*wd3_y - neg_w5_y*qd[4];
    const double z25 = s5*z19 - c5*z18;
    const double z26 = neg_w5_y*w5_z;
    const double neg_U5_yz = z26 + wd5_x;
    const double neg_a5_y_scaled = 0.21484375*z25 + neg_U5_yz;
    const double z27 = neg_w5_y*w5_x;
    const double neg_U5_yx = z27 + neg_wd4_y;
    const double U5_zx = z21 - wd5_y;
    const double z28 = w5_z*w5_z;

    /* motion of link 6 */
    const double w6_z = qd[5] + neg_w5_y;
    const double z29 = w6_z*w6_z;
    const double w6_y = w5_z*c6 - s6*w5_x;
    const double z30 = w6_y*w6_y;
    const double w6_x = c6*w5_x + w5_z*s6;
    const double z31 = w6_y*w6_x;
    const double U6_yx = z31 - wd5_y;
    const double neg_a6_y_scaled = s6*a5_x_scaled + c6*neg_a5_z_scaled;
    const double wd6_x = c6*wd5_x - s6*neg_wd4_y + qd[5]*w6_y;
    const double neg_wd6_y = s6*wd5_x + (c6*neg_wd4_y + qd[5]*w6_x);
    const double z32 = w6_z*w6_x;
    const double U6_zx = neg_wd6_y + z32;
    const double a6_x_scaled = c6*a5_x_scaled - s6*neg_a5_z_scaled;
    const double z33 = w6_z*w6_y;
    const double U6_yz = z33 - wd6_x;
    const double U6_xz = z32 - neg_wd6_y;
    const double z34 = w6_x*w6_x;

    /* motion of link 7 */
    const double w7_x = w6_z*s7 + c7*w6_x;
    const double z35 = w7_x*w7_x;
    const double w7_z = qd[6] - w6_y;
    const double z36 = w7_z*w7_z;
    const double z37 = 9.29172556456308*U6_yx - 40.54571155445708*neg_a6_y_scaled;
    const double w7_y = w6_z*c7 - s7*w6_x;
    const double z38 = w7_y*w7_y;
    const double neg_a7_z_scaled = z37 + 17.464220549758334*(z35 + z38);
    const double wd7_x = c7*wd6_x - s7*wd5_y + qd[6]*w7_y;
    const double z39 = w7_z*w7_y;
    const double U7_zy = wd7_x + z39;
    const double z40 = w7_x*w7_y;
    const double U7_xy = z40 - neg_wd6_y;
    const double neg_wd7_y = s7*wd6_x + c7*wd5_y + w7_x*qd[6];
    const double z41 = w7_x*w7_z;
    const double U7_zx = neg_wd7_y + z41;
    const double U7_xz = z41 - neg_wd7_y;
    const double z42 = U6_zx + 4.363636363636364*neg_a5_y_scaled;
    const double z43 = z30 + (z29 - 4.363636363636364*a6_x_scaled);
    const double z44 = s7*z42 - c7*z43;
    const double a7_x_scaled = 0.0005389360686819136*U7_xz + 0.00028673744887550417*z44;
    const double U7_yx = neg_wd6_y + z40;
    const double U7_yz = z39 - wd7_x;
    const double z45 = s7*z43 + c7*z42;
    const double a7_y_scaled = 0.0013199999999999998*z45 + 0.0024809999999999997*U7_yz;
    const double neg_U7_yy = z35 + z36;

    /* motion of link 8 */
    const double z46 = 0.015*q[7];
    const double z47 = 0.00947079198460356*neg_a7_z_scaled;
    const double z48 = 2.0*w7_x;
    const double a8_y = z47 - qd[7]*z48 - U7_zy*q[7];
    const double a8_z_scaled = a7_y_scaled - z46*neg_U7_yy;

    /* motion of link 9 */
    const double z49 = 2.0*w7_z;
    const double z50 = 306.90096583166536*a7_x_scaled;
    const double a9_x = z49*qd[8] + (z50 - U7_xy*q[8]);
    const double a8_x = z50 + U7_xy*q[7] - z49*qd[7];
    const double z51 = 0.015*q[8];
    const double neg_a9_y = qd[8]*z48 + (z47 + U7_zy*q[8]);
    const double neg_a9_z_scaled = a7_y_scaled + z51*neg_U7_yy;

    /* forces on link 7 */
    const double f7_x_scaled = 20885.928824166705*a7_x_scaled + (a9_x + a8_x) +
        0.21722534005720015*U7_xy - 0.025416501298982024*(z36 + z38);
    const double z52 = 0.0012104718892606149*U7_zy + 0.0010314362055489793*U7_xy -
        0.003733467265364721*U7_zx + 0.0001871242445472928*U7_xz +
        0.0024809999999999997*f7_x_scaled;
    const double z53 = 0.0002682829508251943*(z35 - z36) - (3.6107159516859734e-06*neg_a7_z_scaled +
        z52);
    const double z54 = z46*a8_y + (3.08594401419977e-05*neg_a7_z_scaled -
        0.0002682829508251943*U7_yx) - z51*neg_a9_y + 0.0012104718892606149*U7_zx;
    const double f7_y = 68.05429486860137*a7_y_scaled + (neg_a9_z_scaled + a8_z_scaled +
        0.00038124751948473033*U7_yx - 0.0032583801008580025*neg_U7_yy);
    const double z55 = 0.0010314362055489793*(z36 - z38) + (0.002950684701996225*U7_zy - z54 -
        0.0001871242445472928*U7_yz - 0.1654*f7_y);
    const double z56 = 0.10762263618867682*f7_x_scaled + z44;
    const double z57 = z45 + 7.174842412578454*f7_y;
    const double z58 = s7*z56 + c7*z57;
    const double z59 = 0.003733467265364721*U7_yx + (a9_x*z51 - (a8_x*z46 +
        0.0002682829508251943*U7_yz) - 0.0010314362055489793*U7_xz);
    const double n7_z = z59 - 0.002950684701996225*U7_xy - a7_x_scaled +
        0.025416501298982024*a7_y_scaled + 0.0012104718892606149*(z35 - z38);
    const double z60 = z37 + (neg_a9_y + (a8_y + (0.644528070359397*neg_a7_z_scaled -
        0.21722534005720015*U7_zy - 0.025416501298982024*U7_zx)));

    /* forces on link 6 */
    const double z61 = s7*z53 + (0.0005462437073966848*U6_zx - 0.0001037589172186849*U6_yx) + c7*z55
        - 0.010045187828321242*U6_yz;
    const double neg_n6_x = 9.3569097314605e-05*(z29 - z30) + (0.0260623224672*neg_a6_y_scaled -
        z61);
    const double z62 = 0.012265077745223264*z58 + n7_z + 0.0011196707334275558*U6_zx +
        0.0260623224672*a6_x_scaled + 0.0001037589172186849*(z29 - z34);
    const double neg_n6_y = 9.3569097314605e-05*(wd5_y + z31) + (z62 - 0.010045187828321242*U6_xz +
        0.0005462437073966848*(wd6_x + z33));
    const double z63 = 0.0001037589172186849*U6_yz + (s7*z55 + (0.0011196707334275558*U6_yx +
        0.0013199999999999998*z60) - c7*z53);
    const double n6_z = z63 + 9.3569097314605e-05*U6_xz + 0.0005462437073966848*(z30 - z34);
    const double f6_y_scaled = 1.023629983767075*z60 - 4.631627556255593*U6_yz;
    const double neg_f6_x_scaled = s7*z57 - c7*z56 + 0.48696108491657003*U6_xz;

    /* forces on link 5 */
    const double neg_f5_y_scaled = 0.48696108491657003*(z30 + z34) + (z58 +
        7.180762675270004*neg_a5_y_scaled - 0.10513822171622332*neg_U5_yx);
    const double z64 = c6*neg_n6_x - (s6*neg_n6_y + (0.05352033925188334*neg_f5_y_scaled +
        (0.00151524447332703*U5_zx + 0.004600245517563105*neg_U5_yx)));
    const double z65 = z64 - 0.0021640520520981297*(z24 - z28);
    const double z66 = 0.001451156065026715*U5_zx + (0.00151524447332703*(wd5_x - z26) + (n6_z -
        0.004600245517563105*(z22 - z28)));
    const double z67 = 9.511288888821822*neg_f6_x_scaled;
    const double f5_x_scaled = z28 + (z24 + (68.29830824656204*a5_x_scaled - (s6*f6_y_scaled +
        c6*z67)));
    const double z68 = z66 + 0.0021640520520981297*(neg_wd4_y - z27) +
        0.005627033294592*(neg_a5_z_scaled - f5_x_scaled);
    const double z69 = 0.0021640520520981297*U5_xz - 0.004600245517563105*neg_U5_yz - s6*neg_n6_x -
        c6*neg_n6_y - 0.001451156065026715*neg_U5_yx;
    const double n5_z = z69 + 0.005627033294592*neg_a5_y_scaled - 0.00151524447332703*(z22 - z24);
    const double z70 = 0.001208932934385*f5_x_scaled + 0.009933178813024952*z20;
    const double z71 = 0.009933178813024952*(z25 + 1.1575861667837195*neg_f5_y_scaled);
    const double z72 = s5*z70 - c5*z71;
    const double z73 = 8.216484579500756*z23 + (s6*z67 + (U5_zx + 68.29830824656204*neg_a5_z_scaled)
        - c6*f6_y_scaled);

    /* forces on link 4 */
    const double z74 = c5*z65 + (0.07551696955258023*U4_zy - (0.0039053550262761*U4_yx +
        0.0031923204867866507*U4_zx) + 0.022178148964878235*U4_yz);
    const double neg_n4_x = z74 - s5*z68 + 0.0016444875773692703*(z11 - z14);
    const double z75 = 0.0031923204867866507*U4_zy - (n5_z - z72 + 0.022178148964878235*U4_xz -
        0.005415763498190499*U4_zx + 0.0016444875773692703*U4_xy);
    const double neg_n4_y = 0.0039053550262761*(z17 - z14) + z75;
    const double neg_f4_z_scaled = z72 + 0.016011409030815*neg_a4_z_scaled;
    const double z76 = 0.001208932934385*z73;
    const double z77 = z76 + (s5*z65 + c5*z68) - 0.0016444875773692703*U4_xz -
        0.0039053550262761*U4_yz;
    const double n4_z = 0.005415763498190499*U4_yx + z77 + 0.07551696955258023*U4_xy -
        0.0031923204867866507*(z17 - z11);
    const double f4_y_scaled = 0.016011409030815*a4_y_scaled - z76;
    const double f4_x_scaled = c5*z70 + (0.016011409030815*a4_x_scaled + s5*z71);

    /* forces on link 3 */
    const double z78 = c4*neg_n4_y - (0.005487648106562256*U3_yz - (0.004377257121839583*U3_xz +
        0.27690780075318*a3_x_scaled) + neg_f4_z_scaled);
    const double neg_n3_z = 0.00012191242095074341*(z4 - z5) + (s4*neg_n4_x + (z78 +
        1.3360662912303295e-05*U3_yx));
    const double z79 = n4_z + (c4*(f4_y_scaled - 3.83030303030303*f4_x_scaled) + s4*(f4_x_scaled +
        3.83030303030303*f4_y_scaled));
    const double z80 = 0.005487648106562256*(z4 - z9) + (0.013297019103287584*(wd2_y + z6) +
        (1.3360662912303295e-05*U3_zx - z79));
    const double z81 = z80 - 0.00012191242095074341*(wd3_x + z7);
    const double z82 = s4*neg_n4_y - (3.83030303030303*neg_f4_z_scaled + 0.005487648106562256*U3_yx
        - 0.27690780075318*c2 + c4*neg_n4_x);
    const double z83 = 0.013297019103287584*(z5 - z9) - (0.00012191242095074341*U3_zx + z82);

    /* forces on link 2 */
    const double n2_y = 0.01026110182100817*(z1 - z2) + (neg_n3_z + 0.04615576498986361*wd2_y +
        0.00796671776787104*neg_wd2_x - 0.0007689361029464*U2_xy);
    const double z84 = 0.2563665845006481*neg_wd2_x - (0.01026110182100817*U2_xy -
        0.00796671776787104*wd2_y - s3*z81 - c3*z83);
    const double neg_n2_x = 0.0007689361029464*(z1 - z3) + z84;
    const double n1_z = s2*neg_n2_x - c2*n2_y;
    const double z85 = 0.10510540975539225*U2_xy + (4.74615389612781*s2 - (c3*z81 - s3*z83 +
        0.01993386669246*c2));
    const double neg_n2_z = z85 + 0.00398335888393552*(z2 - z3);

    b[0] = n1_z;
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
    double s4, c4;
    rbgen_sincos(q[3], &s4, &c4);
    double s5, c5;
    rbgen_sincos(q[4], &s5, &c5);
    const double th7 = q[6] - 0.7853981633974483;
    double s7, c7;
    rbgen_sincos(th7, &s7, &c7);
    double s6, c6;
    rbgen_sincos(q[5], &s6, &c6);

    /* motion of link 2 */
    const double z1 = qd[1]*qd[1];
    const double neg_w2_x = qd[0]*s2;
    const double z2 = neg_w2_x*neg_w2_x;
    const double neg_w2_y = c2*qd[0];
    const double U2_xy = neg_w2_x*neg_w2_y;
    const double z3 = neg_w2_y*neg_w2_y;
    const double neg_wd2_x = qd[1]*neg_w2_y;
    const double wd2_y = qd[1]*neg_w2_x;

    /* motion of link 3 */
    const double w3_x = qd[1]*s3 - neg_w2_x*c3;
    const double wd3_y = s3*neg_wd2_x - w3_x*qd[2];
    const double w3_z = neg_w2_y + qd[2];
    const double z4 = w3_x*w3_z;
    const double U3_zx = z4 - wd3_y;
    const double w3_y = neg_w2_x*s3 + qd[1]*c3;
    const double z5 = w3_y*w3_y;
    const double U3_xz = wd3_y + z4;
    const double z6 = w3_z*w3_z;
    const double z7 = w3_x*w3_x;
    const double wd3_x = qd[2]*w3_y - c3*neg_wd2_x;
    const double z8 = w3_x*w3_y;
    const double U3_yx = z8 - wd2_y;
    const double z9 = w3_z*w3_y;
    const double U3_yz = z9 - wd3_x;

    /* motion of link 4 */
    const double z10 = 118.9090909090909*s2;
    const double a3_x_scaled = 3.83030303030303*U3_xz - c3*z10;
    const double z11 = z5 - a3_x_scaled + z6;
    const double z12 = U3_zx + 118.9090909090909*c2 - 3.83030303030303*(z5 + z7);
    const double a4_y_scaled = s4*z11 + c4*z12;
    const double w4_x = s4*w3_z + c4*w3_x;
    const double w4_y = c4*w3_z - s4*w3_x;
    const double z13 = w4_x*w4_y;
    const double U4_yx = z13 - wd3_y;
    const double w4_z = qd[3] - w3_y;
    const double wd4_x = c4*wd3_x - s4*wd2_y + w4_y*qd[3];
    const double neg_wd4_y = s4*wd3_x + c4*wd2_y + w4_x*qd[3];
    const double z14 = w4_y*w4_y;
    const double a4_x_scaled = s4*z12 - c4*z11;
    const double z15 = w4_z*w4_z;
    const double z16 = w4_x*w4_z;
    const double U4_zx = z16 + neg_wd4_y;
    const double neg_a4_z_scaled = U3_yx + (3.83030303030303*U3_yz + s3*z10);
    const double U4_xy = wd3_y + z13;
    const double U4_xz = z16 - neg_wd4_y;
    const double z17 = w4_y*w4_z;
    const double U4_yz = z17 - wd4_x;
    const double z18 = w4_x*w4_x;
    const double U4_zy = wd4_x + z17;

    /* motion of link 5 */
    const double z19 = a4_y_scaled - U4_yx;
    const double w5_x = c5*w4_x - s5*w4_z;
    const double z20 = w5_x*w5_x;
    const double neg_w5_y = c5*w4_z + s5*w4_x;
    const double z21 = neg_w5_y*neg_w5_y;
    const double a5_z_scaled = z19 - 4.654545454545454*(z20 + z21);
    const double wd5_y = c5*wd3_y - (w5_x*qd[4] + s5*wd4_x);
    const double w5_z = qd[4] + w4_y;
    const double z22 = w5_x*w5_z;
    const double U5_zx = z22 - wd5_y;
    const double wd5_x = c5*wd4_x + s5*wd3_y - neg_w5_y*qd[4];
    const double U5_xz = wd5_y + z22;
    const double z23 = z14 + a4_x_scaled + z15;
    const double z24 = U4_zx + neg_a4_z_scaled;
    const double z25 = c5*z23 + s5*z24;
    const double a5_x_scaled = 4.654545454545454*U5_xz + z25;
    const double z26 = s5*z23 - c5*z24;
    const double z27 = neg_w5_y*w5_z;
    const double neg_U5_yz = z27 + wd5_x;
    const double neg_a5_y_scaled = z26 + 4.654545454545454*neg_U5_yz;
    const double z28 = w5_x*neg_w5_y;
    const double neg_U5_yx = z28 + neg_wd4_y;
    const double z29 = w5_z*w5_z;

    /* motion of link 6 */
    const double w6_x = c6*w5_x + s6*w5_z;
    const double neg_wd6_y = s6*wd5_x + (c6*neg_wd4_y + qd[5]*w6_x);
    const double w6_z = qd[5] + neg_w5_y;
    const double z30 = w6_x*w6_z;
    const double U6_xz = z30 - neg_wd6_y;
    const double w6_y = c6*w5_z - s6*w5_x;
    const double z31 = w6_x*w6_y;
    const double U6_yx = z31 - wd5_y;
    const double a6_y_scaled = c6*a5_z_scaled - s6*a5_x_scaled;
    const double wd6_x = c6*wd5_x - s6*neg_wd4_y + qd[5]*w6_y;
    const double a6_x_scaled = c6*a5_x_scaled + s6*a5_z_scaled;
    const double z32 = w6_z*w6_z;
    const double z33 = w6_y*w6_y;
    const double U6_zx = neg_wd6_y + z30;
    const double z34 = w6_z*w6_y;
    const double U6_yz = z34 - wd6_x;
    const double z35 = w6_x*w6_x;

    /* motion of link 7 */
    const double z36 = 27.569426047900052*U6_yx + 25.8463369199063*a6_y_scaled;
    const double w7_x = s7*w6_z + c7*w6_x;
    const double neg_wd7_y = s7*wd6_x + c7*wd5_y + qd[6]*w7_x;
    const double w7_z = qd[6] - w6_y;
    const double z37 = w7_x*w7_z;
    const double U7_zx = neg_wd7_y + z37;
    const double z38 = w7_x*w7_x;
    const double w7_y = c7*w6_z - s7*w6_x;
    const double z39 = w7_y*w7_y;
    const double neg_a7_z_scaled = z36 + 51.8179894127576*(z38 + z39);
    const double wd7_x = c7*wd6_x - s7*wd5_y + qd[6]*w7_y;
    const double z40 = w7_z*w7_y;
    const double U7_zy = wd7_x + z40;
    const double z41 = w7_z*w7_z;
    const double z42 = 1.0666666666666667*(z32 + z33) - a6_x_scaled;
    const double z43 = 1.0666666666666667*U6_zx + neg_a5_y_scaled;
    const double z44 = s7*z42 + c7*z43;
    const double U7_yz = z40 - wd7_x;
    const double a7_y_scaled = z44 + 2.004848484848485*U7_yz;
    const double z45 = s7*z43 - c7*z42;
    const double U7_xz = z37 - neg_wd7_y;
    const double a7_x_scaled = z45 + 2.004848484848485*U7_xz;
    const double z46 = w7_x*w7_y;
    const double U7_xy = z46 - neg_wd6_y;
    const double U7_yx = neg_wd6_y + z46;
    const double neg_U7_yy = z38 + z41;

    /* motion of link 8 */
    const double z47 = 0.003191941676518975*neg_a7_z_scaled;
    const double z48 = 2.0*w7_x;
    const double a8_y = z47 - z48*qd[7] - q[7]*U7_zy;

    /* motion of link 9 */
    const double neg_a9_y = z48*qd[8] + (z47 + q[8]*U7_zy);
    const double z49 = 2.0*w7_z;
    const double z50 = 0.0825*a7_x_scaled;
    const double a8_x = q[7]*U7_xy + z50 - qd[7]*z49;
    const double a9_x = z50 - q[8]*U7_xy + qd[8]*z49;

    /* forces on link 7 */
    const double z51 = 1.5515228055814347*z36 - (0.11700523195079039*U7_zx + (U7_zy -
        neg_a7_z_scaled)) + 4.60351448747498*(a8_y + neg_a9_y);

    /* articulated body 8 */
    const double z52 = 0.015*q[8];
    const double z53 = 0.015*q[7];
    const double I7_xx = q[8]*z52 + q[7]*z53 + 0.006684151967360946;
    const double neg_F7_xz = z53 - z52 + 0.0032583801008580025;
    const double z54 = 0.003733467265364721*U7_yx + (z52*a9_x - (z53*a8_x +
        0.0002682829508251943*U7_yz) - 0.0010314362055489793*U7_xz);
    const double neg_phi7 = 3.1452920357490255e-05*a7_y_scaled - (0.0002688163583207852*a7_x_scaled
        + (0.002950684701996225*U7_xy - z54)) - tau[6] + 0.0012104718892606149*(z38 - z39);

    /* articulated body 7 */
    const double iD7 = 1.0/I7_xx;
    const double z55 = 7.824137392001603e-08*iD7;
    const double z56 = iD7*neg_F7_xz;
    const double z57 = neg_F7_xz*z56 - 0.03;
    const double z58 = z56 + 160.35892390646327*z57;
    const double z59 = 0.0010314362055489793*z58;
    const double z60 = 0.0002052246111024199*z56;
    const double z61 = 1.0429849390146886e-05*z56 + 6.504065465187691e-08*iD7;
    const double z62 = 6.045949214026602*z61;
    const double z63 = (z55 + z59)*c7 - (z60 - z62)*s7;
    const double z64 = s7*z63;
    const double F6_zz = z62 - z64;
    const double I6_yz = 9.3569097314605e-05 - 0.088*F6_zz;
    const double z65 = 4.211714100213948e-08*iD7 - I7_xx;
    const double z66 = 0.006236010916257433*iD7;
    const double z67 = z56 + z66;
    const double z68 = 0.0001705995483978012*(z58 + z67 - 43.768782513527924);
    const double z69 = z61 - 4.437400006648713e-05*z67 - 0.0012104718892606149;
    const double z70 = 2.0*c7;
    const double z71 = s7*(z65 - z68) + z69*z70;
    const double z72 = s7*z71;
    const double z73 = neg_F7_xz*s7 - 0.00038124751948473033*c7;
    const double I6_zz = 0.04590249585088273 - (z72 + (z68 + 0.176*z73));
    const double z74 = 1.4534967111325983e-07*iD7;
    const double z75 = 0.00038124751948473033*z56;
    const double z76 = s7*(z57 - z74) - z70*z75;
    const double z77 = s7*z76;
    const double neg_G6_zz = z74 + z77;
    const double z78 = neg_F7_xz*c7 + 0.00038124751948473033*s7;
    const double neg_I6_xz = 0.088*z78 + (c7*z71 - z69) + 0.0001037589172186849;
    const double z79 = c7*z63;
    const double z80 = z79 - z59;
    const double F6_yz = 0.231847552695 - z73;
    const double F6_xz = 0.168842705569 - (z79 - z55);
    const double neg_G6_xz = z75 + c7*z76;
    const double z81 = iD7*neg_phi7;

    /* articulated body 6 */
    const double iD6 = 1.0/I6_zz;
    const double z82 = I6_yz*iD6;
    const double z83 = 0.029883967133882083 - (I6_yz*z82 + 0.007743999999999999*neg_G6_zz);
    const double z84 = iD6*neg_I6_xz;
    const double z85 = z72 - (z65 + neg_I6_xz*z84) + 0.032974272243589696;
    const double z86 = 0.088*z80 + z82*neg_I6_xz + 0.014311914382675314;
    const double z87 = 2.0*c6;
    const double z88 = s6*(z83 - z85) - z86*z87;
    const double z89 = s6*z88;
    const double I5_zz = z83 - z89 + 0.00290231213005343;
    const double neg_I5_xz = z86 + c6*z88 + 0.004600245517563105;
    const double z90 = F6_zz*iD6;
    const double z91 = z90*F6_yz;
    const double z92 = z82*F6_xz - 0.088*neg_G6_xz;
    const double z93 = z78 - z84*F6_yz;
    const double z94 = z82*F6_yz;
    const double z95 = z60 + (z64 + z84*F6_xz);
    const double z96 = c6*(z92 + z93) - s6*(z94 + z95);
    const double z97 = c6*z96;
    const double neg_F5_xz = z97 + (0.067870631425 - z93);
    const double z98 = F6_zz*z84 - z80 - 0.168842705569;
    const double z99 = F6_zz*z82 - 0.088*neg_G6_zz + 0.22920755269499998;
    const double neg_F5_yz = s6*z98 - c6*z99 + 0.014653732538;
    const double z100 = neg_G6_xz + z90*F6_xz;
    const double z101 = s6*z96;
    const double z102 = iD6*F6_xz;
    const double z103 = z57 - z77 + F6_xz*z102;
    const double z104 = iD6*F6_yz;
    const double z105 = F6_xz*z104;
    const double z106 = 0.03 - F6_yz*z104;
    const double z107 = z87*z105 + s6*(z103 + z106);
    const double z108 = s6*z107;
    const double neg_F5_zz = z94 + z101;
    const double z109 = z81 - U7_yx;
    const double z110 = tau[7] - (0.00038124751948473033*z109 + tau[8] -
        0.0842171898998942*a7_y_scaled + 0.0032583801008580025*neg_U7_yy);
    const double z111 = 0.0002682829508251943*z109 + 1.040055924186876e-05*neg_a7_z_scaled +
        0.0001871242445472928*U7_yz + 0.1654*z110 - 0.002950684701996225*U7_zy;
    const double z112 = 0.0010314362055489793*(z41 - z39) - (0.0012104718892606149*U7_zx + (z53*a8_y
        + z111 - z52*neg_a9_y));
    const double z113 = 0.0011196707334275558*U6_yx + 0.00028673744887550417*z51 + s7*z112 - tau[5]
        + 0.0001037589172186849*U6_yz;
    const double z114 = 0.1654*c7;
    const double z115 = 0.00038124751948473033*(z39 + z41) - (0.0032583801008580025*U7_xy +
        z56*neg_phi7) - 0.0842171898998942*a7_x_scaled;
    const double z116 = z115 - 0.015*(a8_x + a9_x);
    const double z117 = 0.001622025095678321*(z38 - z41) - (0.007318451567476511*U7_zy - z116 +
        0.0011313436792460268*U7_xz) - 7.357435589557382e-06*neg_a7_z_scaled;
    const double z118 = z117 + 0.022572353478625882*U7_zx - 0.006236010916257433*(z81 + U7_xy);
    const double u6 = z114*z118 - (9.3569097314605e-05*U6_xz + z113) - 0.0005462437073966848*(z33 -
        z35);

    /* articulated body 5 */
    const double z119 = 2.0*c5;
    const double iD5 = 1.0/I5_zz;
    const double z120 = iD5*neg_I5_xz;
    const double z121 = iD5*neg_F5_yz;
    const double z122 = c6*z100 - (s6*z91 + neg_F5_xz*z121);
    const double z123 = 0.384*z122;
    const double z124 = z123 + 0.0021640520520981297*z121;
    const double z125 = z120*neg_F5_xz - z95 - z101;
    const double z126 = 0.0021640520520981297*z120 - 0.384*(z124 + z125) - 0.00151524447332703;
    const double z127 = c6*z98 + z120*neg_F5_yz + s6*z99;
    const double z128 = F6_zz*z90 + (neg_G6_zz + neg_F5_yz*z121);
    const double z129 = z127 - 0.384*z128;
    const double z130 = z85 + z89 - neg_I5_xz*z120 + 0.384*(z127 + z129);
    const double z131 = iD5*neg_F5_xz;
    const double z132 = 0.0008309959880056819*z131;
    const double z133 = z103 - z108 + neg_F5_xz*z131;
    const double z134 = z132 - 0.147456*z133;
    const double z135 = 4.6831212841901265e-06*iD5 - (z132 + z134);
    const double z136 = z119*z126 + s5*(z130 + z135);
    const double z137 = s5*z136;
    const double z138 = 0.0825*s5;
    const double z139 = iD5*neg_F5_zz;
    const double z140 = s6*z100 + c6*z91 - neg_F5_yz*z139;
    const double z141 = z97 + (z120*neg_F5_zz - (z92 + 0.067870631425)) + 0.384*z140;
    const double z142 = z105 - c6*z107 - neg_F5_xz*z139;
    const double z143 = 0.0001785342942980957*(z139 + 177.4449000095435*z142 + 6.77143256503126);
    const double z144 = z138*z141 - c5*z143;
    const double G4_yy = z106 - neg_F5_zz*z139 - z108;
    const double z145 = z144 - 0.006806250000000001*G4_yy;
    const double I4_zz = z137 - z135 - z144 - z145 + 0.745135499752814;
    const double z146 = 0.0825*c5;
    const double neg_G4_yz_scaled = z140*z146 + z138*z142;
    const double z147 = z123 + z125;
    const double z148 = 2.6041666666666665*z134;
    const double z149 = s5*(z124 + z147) + c5*(z129 - z148);
    const double z150 = s5*z149;
    const double F4_zz = neg_G4_yz_scaled + (z124 - z150);
    const double z151 = 0.0825*F4_zz;
    const double I4_yz = z151 - 0.0016444875773692703;
    const double F4_yz = 12.121212121212121*z145 - 0.55030527465;
    const double G4_xy_scaled = z142*z146 - z138*z140;
    const double z152 = c5*z149;
    const double F4_xz = z152 - z129 - G4_xy_scaled - 2.001003553603;
    const double neg_F4_yx_scaled = z141*z146 + s5*z143;
    const double I4_xz = neg_F4_yx_scaled + (z126 - c5*z136) + 0.0039053550262761;
    const double z153 = z119*z122 - s5*(z133 - z128);
    const double G4_xz_scaled = 0.0825*z122 - z146*z153;
    const double z154 = s5*z153;
    const double G4_zz = z154 - z128;
    const double z155 = z148 + z152;
    const double z156 = z116 - 0.13066489075166832*z45;
    const double z157 = z110 + 0.13066489075166832*z44;
    const double z158 = 0.1654*s7;
    const double z159 = 0.0005462437073966848*U6_zx - 0.0001037589172186849*U6_yx - z84*u6 +
        z118*z158 - 0.010045187828321242*U6_yz;
    const double z160 = 0.0055993270925625*a6_y_scaled + z159 + c7*z112 - 9.3569097314605e-05*(z32 -
        z33);
    const double z161 = s7*z156 - c7*z157;
    const double z162 = 0.0001037589172186849*(z32 - z35) - (0.088*z161 + (z82*u6 - tau[6]) -
        0.0055993270925625*a6_x_scaled);
    const double z163 = 9.3569097314605e-05*(wd5_y + z31) + (0.0011196707334275558*U6_zx + z162) -
        0.010045187828321242*U6_xz + 0.0005462437073966848*(wd6_x + z34);
    const double z164 = s6*z160 + (0.0021640520520981297*U5_xz - (0.004600245517563105*neg_U5_yz +
        tau[4])) - c6*z163;
    const double u5 = 0.00151524447332703*(z20 - z21) - (z164 - 0.001451156065026715*neg_U5_yx +
        0.001208932934385*neg_a5_y_scaled);
    const double z165 = iD5*u5;

    /* articulated body 4 */
    const double iD4 = 1.0/I4_zz;
    const double z166 = iD4*I4_yz;
    const double z167 = neg_G4_yz_scaled + z166*F4_yz;
    const double z168 = iD4*I4_xz;
    const double z169 = z150 - F4_xz*z168 - z147;
    const double z170 = z166*F4_xz - G4_xz_scaled;
    const double z171 = F4_yz*z168 + 12.121212121212121*neg_F4_yx_scaled;
    const double z172 = s4*(z167 + z169) - c4*(z170 + z171);
    const double z173 = s4*z172;
    const double z174 = iD4*F4_zz;
    const double z175 = 0.0825*z174;
    const double z176 = F4_xz*z175 - G4_xz_scaled;
    const double z177 = neg_G4_yz_scaled + F4_yz*z175;
    const double G3_xy_scaled = c4*z176 - s4*z177;
    const double G3_yz_scaled = c4*z177 + s4*z176;
    const double z178 = c4*z172;
    const double F3_xz = G3_xy_scaled + (z171 + z178) - 0.042079174377492354;
    const double z179 = I4_yz*z166 - 0.006806250000000001*G4_zz - 0.07299409762169373;
    const double z180 = z130 - (z137 + I4_xz*z168) + 0.7164977000608768;
    const double z181 = 0.0825*z155 - z166*I4_xz + 0.16189047268546086;
    const double z182 = 2.0*c4;
    const double z183 = s4*(z179 + z180) + z181*z182;
    const double z184 = s4*z183;
    const double z185 = F4_zz*z168 - z155 - 2.001003553603;
    const double z186 = 0.0825*G4_zz;
    const double z187 = F4_zz*z166 - z186 - 0.55030527465;
    const double z188 = s4*z185 + c4*z187;
    const double G3_yy_scaled = z186 - z151*z174;
    const double z189 = z188 + G3_yy_scaled;
    const double I3_zz = 0.0613982335265277 - (z179 - z184 - 0.0825*(z188 + z189));
    const double F3_yx = c4*z185 - s4*z187;
    const double I3_xz = 0.0825*F3_yx + (c4*z183 - z181);
    const double F3_yz_scaled = 0.316*z189 + 0.24071266342611428;
    const double I3_yz_scaled = z167 - (z173 + G3_yz_scaled);
    const double z190 = iD4*F4_yz;
    const double z191 = F4_xz*z190 - 12.121212121212121*G4_xy_scaled;
    const double z192 = iD4*F4_xz;
    const double z193 = z154 + (z133 + F4_xz*z192);
    const double z194 = F4_yz*z190 - G4_yy;
    const double z195 = z102*u6 - c7*z156 - 0.067870631425*U6_xz - s7*z157;
    const double z196 = 0.12040216743060547*z19 - (0.014653732538*U5_zx -
        0.21502102656783204*a5_z_scaled - s6*z195 + z139*u5);
    const double z197 = 0.067870631425*U6_yz - z104*u6 - 0.0032583801008580025*z51;
    const double z198 = z196 - c6*z197;
    const double z199 = z131*u5 - (0.21502102656783204*a5_x_scaled + (c6*z195 + s6*z197)) -
        0.014653732538*(z21 + z29);
    const double z200 = 0.384*z199 - 0.004600245517563105*(z20 - z29) -
        0.001208932934385*a5_z_scaled + 0.0021640520520981297*(neg_wd4_y - (z28 + z165));
    const double z201 = tau[5] + (0.001451156065026715*U5_zx + z200) + 0.00151524447332703*(wd5_x -
        z27);
    const double z202 = z90*u6 - (z161 - z121*u5) - 0.014653732538*neg_U5_yx +
        0.21502102656783204*neg_a5_y_scaled;
    const double z203 = z202 + 0.067870631425*(z33 + z35);
    const double z204 = 0.00151524447332703*U5_zx + (s6*z163 + 0.004600245517563105*neg_U5_yx -
        z120*u5 + 0.384*z203);
    const double z205 = z204 + c6*z160 + 0.0021640520520981297*(z21 - z29);
    const double z206 = c5*z201 - s5*z205 - tau[3] - 0.0016444875773692703*U4_xz -
        0.0039053550262761*U4_yz;
    const double u4 = 0.0825*z198 - (0.07551696955258023*U4_xy + (z206 +
        0.005415763498190499*U4_yx)) + 0.0031923204867866507*(z18 - z14);

    /* articulated body 3 */
    const double iD3 = 1.0/I3_zz;
    const double z207 = iD3*I3_xz;
    const double z208 = iD3*F3_yz_scaled;
    const double z209 = z208 - z207;
    const double z210 = iD3*I3_yz_scaled;
    const double z211 = 0.2610759493670886*z210;
    const double z212 = 3.83030303030303*G3_xy_scaled + (0.2610759493670886*(z170 + z178) -
        (G3_yz_scaled + F3_xz*z209)) + (I3_xz - F3_yz_scaled)*z211;
    const double z213 = z173 + z212 - z169 + 0.0003857988004770361;
    const double z214 = z180 - z184 + z207*(2.0*F3_yz_scaled - I3_xz) - 0.632*F3_yx -
        F3_yz_scaled*z208;
    const double z215 = z214 + 1.2103757575757574*G3_yy_scaled;
    const double z216 = 0.9318393486620734*((s4*(z193 - z194) + z182*z191)*(s4 +
        0.560345406623876*c4));
    const double z217 = F3_xz*iD3;
    const double z218 = 0.5221518987341772*(z191 + z210*(F3_xz + 0.1305379746835443*I3_yz_scaled)) +
        (z193 + 0.06816065133792662*z194 - z216 + F3_xz*z217);
    const double z219 = 0.099856*(z218 - 0.6148677448178147);
    const double z220 = 0.632*(c3*z213) - (z215 + z219)*s3;
    const double z221 = s3*z220;
    const double I2_zz = 1.0522442637268126 - (z219 + z221);
    const double z222 = z203 + 0.12040216743060547*z26;
    const double z223 = 0.12040216743060547*z25 - z199;
    const double z224 = z138*z223 - z146*z222;
    const double z225 = z224 + (0.016011409030815*neg_a4_z_scaled - z175*u4);
    const double z226 = 0.0031923204867866507*U4_zx + (0.0039053550262761*U4_yx + (z168*u4 +
        (c5*z205 + s5*z201)));
    const double z227 = 0.07551696955258023*U4_zy - z226 + 0.022178148964878235*U4_yz +
        0.0016444875773692703*(z14 - z15);
    const double z228 = z166*u4 - (z224 - 0.0016444875773692703*U4_xy + 0.005415763498190499*U4_zx)
        - 0.0031923204867866507*U4_zy;
    const double z229 = 0.0039053550262761*(z18 - z15) - (0.022178148964878235*U4_xz + (tau[4] +
        z228));
    const double z230 = 0.004377257121839583*U3_xz + (0.0023287353274350003*a3_x_scaled + (s4*z227 +
        tau[2] + c4*z229));
    const double u3 = 0.00012191242095074341*(z7 - z5) - (z225 + (0.005487648106562256*U3_yz - z230)
        - 1.3360662912303295e-05*U3_yx);
    const double I2_xz = 0.316*z213 - c3*z220 + 0.01026110182100817;

    /* articulated body 2 */
    const double iD2 = 1.0/I2_zz;
    const double z231 = z198 + (z190*u4 + 0.194077685222*a4_y_scaled);
    const double z232 = a4_x_scaled + 5.152575881437004*(z192*u4 + (s5*z222 + c5*z223));
    const double z233 = 0.316*(z211 + z217);
    const double z234 = tau[3] - z233*u3 + 0.00012191242095074341*(wd3_x + z9) -
        0.013297019103287584*(wd2_y + z8);
    const double z235 = c4*(0.0825*z231 - 0.061328548530152*z232) + (s4*(0.316*z231 +
        0.016011409030815*z232) + z234);
    const double z236 = 1.3360662912303295e-05*U3_zx - z235 + 0.005487648106562256*(z7 - z6);
    const double z237 = 0.00012191242095074341*U3_zx + s4*z229 - 3.83030303030303*z225 - c4*z227 -
        z209*u3;
    const double z238 = 0.013297019103287584*(z5 - z6) + (0.005487648106562256*U3_yx - (z237 +
        0.27690780075318*c2));
    const double z239 = 4.74615389612781*s2 + (tau[1] - (c3*z236 + (0.01993386669246*c2 -
        s3*z238)));
    const double u2 = 0.00398335888393552*(z2 - z3) + (0.10510540975539225*U2_xy + z239);
    const double z240 = iD2*u2;
    const double z241 = iD2*I2_xz;
    const double z242 = 0.03733744848940618 - 5.912627304143966e-07*iD2;
    const double z243 = s2*(z215 + (z221 - z242) - I2_xz*z241 + 1.0434259472263552) -
        c2*(0.0015378722058928*z241 + 0.00796671776787104);
    const double I1_zz = z242 + s2*z243;

    /* articulated body 1 */
    const double z244 = 0.01026110182100817*(z1 - z2) - (0.0007689361029464*(U2_xy - z240) + (tau[2]
        - 0.04615576498986361*wd2_y - 0.00796671776787104*neg_wd2_x));
    const double z245 = c3*z238 + (s3*z236 - (0.01026110182100817*U2_xy -
        0.00796671776787104*wd2_y)) + 0.2563665845006481*neg_wd2_x;
    const double u1 = c2*z244 + (tau[0] - s2*(z245 - u2*z241 + 0.0007689361029464*(z1 - z3)));
    const double iD1 = 1.0/I1_zz;

    /* acceleration of link 1 */
    const double qdd1 = u1*iD1;

    /* acceleration of link 2 */
    const double z246 = c2*qdd1;
    const double z247 = s2*qdd1;
    const double qdd2 = z240 + 0.0007689361029464*(iD2*z246) + z241*z247;

    /* acceleration of link 3 */
    const double z248 = c3*qdd2 + s3*z247;
    const double z249 = c3*z247 - s3*qdd2;
    const double neg_qdd3 = z233*z248 + (z246 + (z209*z249 - iD3*u3));
    const double z250 = neg_qdd3 - z246;

    /* acceleration of link 4 */
    const double z251 = c4*z248;
    const double z252 = s4*z248;
    const double z253 = 0.0825*z252 - 0.316*z251;
    const double z254 = 0.316*z252 + 0.0825*z251;
    const double z255 = c4*z250 - s4*z249;
    const double z256 = s4*z250 + c4*z249;
    const double z257 = z250 - 3.83030303030303*z249;
    const double z258 = z190*z254 - (z175*z257 - (z166*z255 + (z168*z256 + z248)));
    const double qdd4 = z192*z253 + z258 + iD4*u4;
    const double z259 = qdd4 - z248;

    /* acceleration of link 5 */
    const double z260 = c5*z256 + s5*z259;
    const double z261 = z257 - z255;
    const double z262 = 0.384*z260 + (s5*z253 - z146*z261);
    const double z263 = z254 + 0.0825*z259;
    const double z264 = c5*z259 - s5*z256;
    const double z265 = z255 - (z120*z260 - (z165 + 0.0021640520520981297*(iD5*z264))) - z139*z263;
    const double z266 = z138*z261 + 0.384*z264 + c5*z253;
    const double qdd5 = z121*z262 + (z265 - z131*z266);
    const double z267 = z255 - qdd5;

    /* acceleration of link 6 */
    const double z268 = s6*z263 + c6*z266;
    const double z269 = s6*z267 + c6*z260;
    const double z270 = s6*z260 - c6*z267;
    const double z271 = z104*(s6*z266 - c6*z263) + (z264 - iD6*u6 + z84*z269 + z82*z270);
    const double qdd6 = z90*z262 + (z102*z268 - z271);
    const double z272 = z264 + qdd6;

    /* acceleration of link 7 */
    const double z273 = z158*z269 + z114*z272;
    const double z274 = z262 + 0.088*z270;
    const double z275 = z114*z269 - z158*z272;
    const double z276 = c7*z274 - s7*z268 - z275;
    const double qdd7 = z66*(0.26010619889225367*z275 + (z273 + 0.061136441966579746*z276)) - (z81 -
        z270 - z56*(z273 - (c7*z268 + s7*z274)));

    /* acceleration of link 8 */
    const double z277 = 0.0825*a7_y_scaled - z276;
    const double qdd8 = 66.66666666666667*tau[7] + q[7]*neg_U7_yy - z277;

    /* acceleration of link 9 */
    const double qdd9 = z277 + (66.66666666666667*tau[8] + q[8]*neg_U7_yy);

    qdd[0] = qdd1;
    qdd[1] = qdd2;
    qdd[2] = -neg_qdd3;
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
