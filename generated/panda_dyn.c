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
 *   inertia_matrix            best                165    152    0        6
 *   bias                      best                263    248    0        6
 *   gravity                   best                 56     35    0        6
 *   forward_dynamics          best                541    501    6        6
 *   forward_kinematics        best: tool-cross     70     36    0        7
 *   jacobian                  best: frames         92     55    0        6
 *   inertia_solve             best                291    250    6        6
 *   energy                    best: links         194    152    0        6
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

void panda_inverse_dynamics(const double q[7], const double qd[7], const double qdd[7],
                            double tau[7])
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
    const double z1 = q[6] + 0.3168267184401061;
    double z2, z3;
    rbgen_sincos(z1, &z2, &z3);
    const double z4 = 0.0020702359176733103*z3 - 0.0014830831470596859*z2;
    const double z5 = z2*z4;
    const double z6 = z5 + 0.003196367557210316;
    const double z7 = z3*z4 - 0.0010351179588366552;
    const double z8 = z5 - 0.0017132844101506299;

    /* motion of link 2 */
    const double z9 = qd[1]*qd[1];
    const double neg_w2_y = qd[0]*c2;
    const double z10 = neg_w2_y*neg_w2_y;
    const double neg_w2_x = qd[0]*s2;
    const double z11 = neg_w2_y*neg_w2_x;
    const double U2_yx = z11 + qdd[1];
    const double z12 = qd[1]*neg_w2_x;
    const double neg_U2_xz = qdd[0]*c2;
    const double wd2_y = z12 - neg_U2_xz;
    const double neg_U2_zx = z12 + wd2_y;
    const double z13 = qd[1]*neg_w2_y;
    const double U2_yz = qdd[0]*s2;
    const double neg_wd2_x = z13 + U2_yz;
    const double z14 = neg_w2_x*neg_w2_x;

    /* motion of link 3 */
    const double w3_y = neg_w2_x*s3 + qd[1]*c3;
    const double z15 = w3_y*w3_y;
    const double w3_z = neg_w2_y + qd[2];
    const double z16 = w3_z*w3_z;
    const double z17 = w3_y*w3_z;
    const double wd3_x = qdd[1]*s3 - c3*neg_wd2_x + w3_y*qd[2];
    const double U3_yz = z17 - wd3_x;
    const double w3_x = qd[1]*s3 - neg_w2_x*c3;
    const double z18 = w3_z*w3_x;
    const double wd3_y = qdd[1]*c3 + (s3*neg_wd2_x - qd[2]*w3_x);
    const double U3_zx = z18 - wd3_y;
    const double z19 = w3_y*w3_x;
    const double wd3_z = qdd[2] - wd2_y;
    const double U3_yx = z19 + wd3_z;
    const double z20 = w3_x*w3_x;
    const double U3_xz = z18 + wd3_y;
    const double z21 = 118.9090909090909*s2;
    const double a3_x = 3.83030303030303*U3_xz - c3*z21;

    /* motion of link 4 */
    const double w4_y = w3_x*s4 - w3_z*c4;
    const double w4_z = qd[3] - w3_y;
    const double z22 = w4_y*w4_z;
    const double wd4_x = w4_y*qd[3] - (wd3_z*s4 + wd3_x*c4);
    const double U4_zy = z22 + wd4_x;
    const double U4_yz = z22 - wd4_x;
    const double wd4_z = qdd[3] - wd3_y;
    const double neg_w4_x = w3_z*s4 + w3_x*c4;
    const double z23 = w4_y*neg_w4_x;
    const double U4_yx = wd4_z - z23;
    const double z24 = w4_z*neg_w4_x;
    const double wd4_y = wd3_x*s4 - wd3_z*c4 + qd[3]*neg_w4_x;
    const double neg_U4_zx = z24 + wd4_y;
    const double z25 = w4_y*w4_y;
    const double z26 = w4_z*w4_z;
    const double z27 = 3.83030303030303*(z15 + z20) - (U3_zx + 118.9090909090909*c2);
    const double z28 = z16 + (z15 - a3_x);
    const double a4_x = s4*z27 + c4*z28;
    const double neg_a4_z = U3_yx + 3.83030303030303*U3_yz + s3*z21;
    const double a4_y = c4*z27 - s4*z28;
    const double neg_U4_xy = wd4_z + z23;
    const double U4_xz = wd4_y - z24;
    const double z29 = neg_w4_x*neg_w4_x;

    /* motion of link 5 */
    const double w5_y = w4_z*c5 + neg_w4_x*s5;
    const double z30 = w5_y*w5_y;
    const double w5_z = qd[4] - w4_y;
    const double z31 = w5_z*w5_z;
    const double w5_x = w4_z*s5 - neg_w4_x*c5;
    const double z32 = z25 + z26 - a4_x;
    const double z33 = neg_U4_zx + neg_a4_z;
    const double z34 = c5*z32 + s5*z33;
    const double wd5_y = wd4_z*c5 - (wd4_x*s5 + qd[4]*w5_x);
    const double z35 = w5_z*w5_x;
    const double U5_xz = wd5_y + z35;
    const double a5_x = 4.654545454545454*U5_xz - z34;
    const double z36 = w5_x*w5_x;
    const double z37 = U4_yx + a4_y;
    const double neg_a5_z = 4.654545454545454*(z30 + z36) + z37;
    const double wd5_x = wd4_z*s5 + w5_y*qd[4] + wd4_x*c5;
    const double wd5_z = qdd[4] - wd4_y;
    const double z38 = s5*z32 - c5*z33;
    const double z39 = w5_y*w5_z;
    const double U5_yz = z39 - wd5_x;
    const double a5_y = z38 + 4.654545454545454*U5_yz;
    const double U5_zx = z35 - wd5_y;
    const double z40 = w5_y*w5_x;
    const double U5_yx = wd5_z + z40;

    /* motion of link 6 */
    const double w6_z = qd[5] + w5_y;
    const double z41 = w6_z*w6_z;
    const double w6_y = w5_z*c6 + s6*w5_x;
    const double z42 = w6_y*w6_y;
    const double a6_y = s6*a5_x - c6*neg_a5_z;
    const double z43 = w6_z*w6_y;
    const double wd6_x = qd[5]*w6_y + (s6*wd5_z - c6*wd5_x);
    const double U6_yz = z43 - wd6_x;
    const double wd6_z = wd5_y + qdd[5];
    const double w6_x = w5_z*s6 - c6*w5_x;
    const double z44 = w6_y*w6_x;
    const double U6_yx = wd6_z + z44;
    const double z45 = w6_z*w6_x;
    const double wd6_y = s6*wd5_x - (qd[5]*w6_x - c6*wd5_z);
    const double U6_zx = z45 - wd6_y;
    const double z46 = w6_x*w6_x;
    const double neg_a6_x = c6*a5_x + s6*neg_a5_z;
    const double U6_xz = z45 + wd6_y;

    /* motion of link 7 */
    const double a7_y = a5_y + 1.0666666666666667*U6_zx;
    const double w7_z = qd[6] - w6_y;
    const double z47 = w7_z*w7_z;
    const double z48 = w6_z*w7_z;
    const double wd7_x = wd6_x + w6_z*qd[6];
    const double U7_yz = z48 - wd7_x;
    const double U7_zy = z48 + wd7_x;
    const double wd7_z = qdd[6] - wd6_y;
    const double U7_yx = z45 + wd7_z;
    const double z49 = w6_x*w7_z;
    const double wd7_y = wd6_z - w6_x*qd[6];
    const double U7_zx = z49 - wd7_y;
    const double neg_a7_z = a6_y + 1.0666666666666667*U6_yx;
    const double neg_U7_yy = z47 + z46;
    const double U7_xy = z45 - wd7_z;
    const double U7_xz = z49 + wd7_y;
    const double neg_a7_x = 1.0666666666666667*(z41 + z42) + neg_a6_x;
    const double neg_U7_xx = z41 + z47;

    /* forces on link 7 */
    const double z50 = 0.00044399810122265783*(1.1847567857946837*z2 - z3);
    const double z51 = 0.00044399810122265783*(z2 + 1.1847567857946837*z3);
    const double f7_y = 0.0056786982094425*U7_yz - (z50*neg_U7_yy - (0.012759209153753908*a7_y +
        U7_yx*z51));
    const double z52 = z41 - z46;
    const double f7_z = U7_zy*z50 - 0.012759209153753908*neg_a7_z + U7_zx*z51 -
        0.0056786982094425*(z41 + z46);

    /* forces on link 6 */
    const double z53 = 0.001760084078545166*z2;
    const double z54 = 0.001760084078545166*z3;
    const double z55 = (z41 - z47)*z53 + (0.013508337745659892*U7_yz - z6*U7_zy) + z54*U7_yx;
    const double z56 = 0.0005462437073966848*U6_zx - (0.0056786982094425*a7_y + (z55 - z7*U7_zx +
        z50*neg_a7_z));
    const double neg_n6_x = 9.3569097314605e-05*(z41 - z42) + (0.010045187828321242*U6_yz +
        (0.0001037589172186849*U6_yx - z56) - 0.0055993270925625*a6_y);
    const double z57 = z7*z52 - (U7_yx*z8 + (z6*U7_xy - (U7_yz*z54 - z53*U7_xz)));
    const double n7_z = a7_y*z51 + z57 + z50*neg_a7_x;
    const double z58 = 1.0666666666666667*f7_y + n7_z - 0.0055993270925625*neg_a6_x +
        0.0001037589172186849*z52 + 0.0005462437073966848*(z43 + wd6_x);
    const double neg_n6_y = 9.3569097314605e-05*(z44 - wd6_z) + (z58 - 0.010045187828321242*U6_xz +
        0.0011196707334275558*U6_zx);
    const double z59 = U7_zy*z7 - (0.0011196707334275558*U6_yx + (9.3569097314605e-05*U6_xz +
        0.0001037589172186849*U6_yz)) - z53*U7_xy;
    const double z60 = z54*(z47 - z46) + (z59 + 1.0666666666666667*f7_z - neg_a7_z*z51 +
        0.0056786982094425*neg_a7_x);
    const double n6_z = 0.013508337745659892*U7_xz - z60 + U7_zx*z8 + 0.0005462437073966848*(z42 -
        z46);
    const double neg_f6_y = 0.0055993270925625*U6_yz + f7_z;
    const double f6_x = 0.0056786982094425*U7_xz - (0.0055993270925625*U6_xz +
        0.012759209153753908*neg_a7_x - z50*U7_xy + z51*neg_U7_xx);

    /* forces on link 5 */
    const double f5_y = 0.0055993270925625*(z42 + z46) + (0.017739234691846142*a5_y + f7_y +
        0.001208932934385*U5_yx);
    const double z61 = c6*neg_n6_x + (0.00151524447332703*U5_zx + (0.004600245517563105*U5_yx -
        4.654545454545454*f5_y) - s6*neg_n6_y);
    const double z62 = 0.0021640520520981297*(z30 - z31) - z61;
    const double neg_f5_x = s6*neg_f6_y + (c6*f6_x - 0.017739234691846142*a5_x) +
        0.001208932934385*(z30 + z31);
    const double z63 = 0.004600245517563105*(z36 - z31) - (n6_z + (0.001208932934385*neg_a5_z -
        4.654545454545454*neg_f5_x)) + 0.001451156065026715*U5_zx;
    const double z64 = 0.0021640520520981297*(z40 - wd5_z) - z63 - 0.00151524447332703*(wd5_x +
        z39);
    const double z65 = s6*neg_n6_x + (c6*neg_n6_y - 0.001208932934385*a5_y) -
        0.001451156065026715*U5_yx + 0.004600245517563105*U5_yz;
    const double neg_n5_z = 0.0021640520520981297*U5_xz + z65 + 0.00151524447332703*(z36 - z30);
    const double z66 = f5_y + 0.009933178813024952*z38;
    const double z67 = neg_f5_x + 0.009933178813024952*z34;
    const double z68 = c5*z66 - s5*z67;
    const double z69 = 0.001208932934385*U5_zx + (s6*f6_x - (0.009933178813024952*z37 +
        c6*neg_f6_y)) - 0.017739234691846142*neg_a5_z;

    /* forces on link 4 */
    const double z70 = 0.022178148964878235*U4_yz + (0.0039053550262761*U4_yx +
        (0.0031923204867866507*neg_U4_zx + (c5*z62 + s5*z64)));
    const double n4_x = 0.0016444875773692703*(z25 - z26) - (0.07551696955258023*U4_zy + z70);
    const double z71 = 0.0031923204867866507*U4_zy - 0.0016444875773692703*neg_U4_xy -
        0.005415763498190499*neg_U4_zx - 0.022178148964878235*U4_xz + z68;
    const double n4_y = 0.0039053550262761*(z29 - z26) - (z71 - neg_n5_z);
    const double f4_z = z68 - 0.016011409030815*neg_a4_z;
    const double z72 = 0.0016444875773692703*U4_xz + (c5*z64 - (z69 + s5*z62) +
        0.0039053550262761*U4_yz);
    const double neg_n4_z = 0.0031923204867866507*(z29 - z25) + (0.07551696955258023*neg_U4_xy -
        (0.005415763498190499*U4_yx + z72));
    const double f4_y = 0.016011409030815*a4_y - z69;
    const double f4_x = 0.016011409030815*a4_x - (s5*z66 + c5*z67);

    /* forces on link 3 */
    const double z73 = 0.005487648106562256*U3_yx + (c4*n4_x - s4*n4_y - 3.83030303030303*f4_z) -
        0.00012191242095074341*U3_zx;
    const double z74 = 0.013297019103287584*(z15 - z16) + (0.12818329225032404*U3_yz + z73 -
        0.27690780075318*c2);
    const double z75 = 0.013297019103287584*(z19 - wd3_z) + (s4*(3.83030303030303*f4_y + f4_x) +
        c4*(f4_y - 3.83030303030303*f4_x));
    const double z76 = 0.005487648106562256*(z20 - z16) + (0.12818329225032404*U3_xz + (neg_n4_z +
        z75)) + 1.3360662912303295e-05*U3_zx;
    const double z77 = 0.00012191242095074341*(z17 + wd3_x) - z76;
    const double z78 = 0.004377257121839583*U3_xz + (0.0023287353274350003*a3_x + (f4_z + c4*n4_y +
        s4*n4_x));
    const double neg_n3_z = 0.00012191242095074341*(z20 - z15) + (z78 + 1.3360662912303295e-05*U3_yx
        - 0.005487648106562256*U3_yz);

    /* forces on link 2 */
    const double neg_n2_x = 0.0007689361029464*(z9 - z10) + (0.00398335888393552*neg_U2_zx + (c3*z74
        - s3*z77) - 0.01026110182100817*U2_yx);
    const double z79 = 0.00398335888393552*(z13 + neg_wd2_x) + (0.023077882494931805*neg_U2_zx +
        (0.01026110182100817*(z9 - z14) + neg_n3_z));
    const double n2_y = z79 - 0.0007689361029464*(z11 - qdd[1]);
    const double z80 = 0.01026110182100817*U2_yz + (0.0007689361029464*neg_U2_xz + (c3*z77 +
        s3*z74)) + 4.74615389612781*s2;
    const double neg_n2_z = z80 - 0.01993386669246*c2 - 0.023077882494931805*U2_yx +
        0.00398335888393552*(z14 - z10);

    /* forces on link 1 */
    const double n1_z = 0.014259565994474374*qdd[0] + (s2*neg_n2_x - c2*n2_y);

    tau[0] = n1_z;
    tau[1] = -neg_n2_z;
    tau[2] = -neg_n3_z;
    tau[3] = -neg_n4_z;
    tau[4] = -neg_n5_z;
    tau[5] = n6_z;
    tau[6] = n7_z;
}

void panda_inertia_matrix(const double q[7], double M[49])
{
    /* joint angles */
    const double z1 = q[6] + 0.3168267184401061;
    double z3, z2;
    rbgen_sincos(z1, &z3, &z2);
    double s5, c5;
    rbgen_sincos(q[4], &s5, &c5);
    double s6, c6;
    rbgen_sincos(q[5], &s6, &c6);
    double s4, c4;
    rbgen_sincos(q[3], &s4, &c4);
    double s3, c3;
    rbgen_sincos(q[2], &s3, &c3);
    double s2, c2;
    rbgen_sincos(q[1], &s2, &c2);

    /* composite body 7 */
    const double z4 = 0.0020702359176733103*z2 - 0.0014830831470596859*z3;
    const double z5 = z3*z4;
    const double S6_zz = z5 + 0.013241555385531558;
    const double z6 = 0.0005260297633034988*z2 + 0.00044399810122265783*z3;
    const double z7 = 2.1333333333333333*z6 - z5;
    const double z8 = z7 + 0.0038417620350782926;
    const double z9 = 0.001760084078545166*z2;
    const double neg_S6_xy = z9 + 0.005511034382675315;
    const double z10 = 0.0005260297633034988*z3 - 0.00044399810122265783*z2;
    const double S6_xz = z2*z4 + 1.0666666666666667*z10 - 0.0009313590416179701;
    const double z11 = 0.001760084078545166*z3;
    const double neg_S6_yz = z11 + 9.3569097314605e-05;
    const double ms6_x = z6 + 0.013609823097337501;
    const double ms6_z = z10 - 0.0055993270925625;
    const double z12 = z7 + 0.030858437526398077;

    /* column 7 */
    const double z13 = s3*s2;
    const double z14 = c4*z13;
    const double z15 = s4*z13;
    const double z16 = 3.83030303030303*z14 - z15;
    const double z17 = c3*s2;
    const double z18 = c4*c2 + s4*z17;
    const double z19 = c4*z17 - s4*c2;
    const double z20 = c2 + 3.83030303030303*z17;
    const double z21 = z14 + 3.83030303030303*z15;
    const double z22 = s6*z10;
    const double z23 = c6*z10;
    const double z24 = z6*c5 + s5*z23;
    const double z25 = 1.0666666666666667*z6 + 0.004909651967360946;
    const double z26 = s6*z25 - c6*z9 + 4.654545454545454*z6;
    const double z27 = z11 - 4.654545454545454*z23;
    const double z28 = s5*z26 + (c5*z27 - z22);
    const double z29 = c6*z25 + s6*z9;
    const double z30 = z29 - z24;
    const double z31 = c5*z26 - s5*z27;
    const double z32 = z21*z22 - (z20*z24 + (z18*z30 + z19*z31 - z13*z28));
    const double z33 = c5*z23 - s5*z6;
    const double z34 = z32 - z16*z33;
    const double z35 = s4*s3;
    const double z36 = c4*s3;
    const double z37 = s4*c3;
    const double z38 = c4*c3;
    const double z39 = z37 - 3.83030303030303*z38;
    const double z40 = z38 + 3.83030303030303*z37;
    const double z41 = s4*z31 - (z24 + c4*z30);

    /* composite body 6 */
    const double z42 = z8*s6 - 2.0*(c6*neg_S6_xy);
    const double z43 = s6*z42;
    const double S5_xx = z8 - z43 + 0.014959493810686607;
    const double z44 = c6*S6_xz + s6*neg_S6_yz;
    const double S5_xy = 0.00151524447332703 - z44;
    const double ms5_z = s6*ms6_x - 0.0056786982094425*c6;
    const double z45 = c6*ms6_x + 0.0056786982094425*s6;
    const double ms5_x = 0.001208932934385 - z45;
    const double z46 = c6*neg_S6_yz - s6*S6_xz;

    /* column 6 */
    const double z47 = s5*ms5_z;
    const double z48 = c5*ms5_z;
    const double z49 = 4.654545454545454*ms5_z + z12;
    const double z50 = z45 - (c5*z49 + s5*z44);
    const double z51 = z47 + z46;
    const double z52 = z44*c5 - s5*z49;
    const double z53 = z13*z50 + (z18*z51 + z19*z52) - z45*z21 - z16*z48;
    const double z54 = z53 - z20*z47;
    const double z55 = c4*z51 - (z47 + s4*z52);

    /* composite body 5 */
    const double z56 = s5*(S5_xx - S6_zz) + 2.0*(S5_xy*c5);
    const double z57 = s5*z56;
    const double S4_zz = S6_zz + z57 + 0.022178148964878235;
    const double S4_yy = 9.309090909090909*ms5_z + z43 + 0.5987338527766317;
    const double z58 = s5*ms6_z - c5*ms5_x;
    const double S4_xx = S5_xx - 2.0*z58 - z57 + 0.0458473861568155;
    const double z59 = neg_S6_xy - 4.654545454545454*ms5_x + c6*z42 + 0.004600245517563105;
    const double z60 = z46 - 4.654545454545454*ms6_z - 0.0021640520520981297;
    const double z61 = c5*z59 - s5*z60;
    const double S4_xy = z61 - ms5_z - 0.13876407268546087;
    const double ms4_x = 0.040431622658625 - z58;
    const double neg_ms4_y = ms5_z + 0.1419563931722475;
    const double z62 = c5*ms6_z + s5*ms5_x;
    const double S4_xz = c5*z56 - S5_xy + z62 + 0.0039053550262761;
    const double z63 = c5*z60 + s5*z59;
    const double S4_yz = z63 - 0.0016444875773692703;
    const double ms4_z = z62 - 0.00012191242095074341;
    const double z64 = S6_zz + S5_xx;

    /* column 5 */
    const double z65 = z64 - z58;
    const double z66 = z62*z16 + (z58*z20 - (z63*z13 - (z65*z18 + z61*z19)));
    const double z67 = 3.83030303030303*s3;
    const double z68 = z58*z67 + (c3*z63 + (z65*z35 + z61*z36)) + z62*z39;
    const double z69 = z45*z40 - (z47*z67 + z48*z39) - c3*z50 + z52*z36;
    const double z70 = z69 + z51*z35;
    const double z71 = z30*z35 + c3*z28 + z31*z36 + z24*z67 + z22*z40;
    const double z72 = z71 + z33*z39;
    const double z73 = z58 + c4*z65 - s4*z61;

    /* composite body 4 */
    const double z74 = s4*(S4_xx - S4_yy) + 2.0*(c4*S4_xy);
    const double z75 = s4*z74;
    const double z76 = c4*ms4_x + s4*neg_ms4_y;
    const double S3_xx = 0.056429671026527704 - (z75 - S4_xx + 2.0*z76);
    const double ms3_z = c4*neg_ms4_y - s4*ms4_x;
    const double z77 = s4*S4_xz + c4*S4_yz;
    const double z78 = c4*S4_xz - s4*S4_yz;
    const double S3_xy = z78 - ms4_z;
    const double z79 = S4_yy + S4_xx;

    /* column 4 */
    const double z80 = z76 - z79 - 3.83030303030303*ms3_z;
    const double z81 = s2*(s3*z80 - c3*z78) + z77*c2;
    const double z82 = s3*z78 + c3*z80;

    /* composite body 3 */
    const double z83 = S4_zz + S3_xx;
    const double z84 = c4*z74 - S4_xy + ms3_z - 3.83030303030303*z76 + 0.22168156342611428;
    const double z85 = z77 - 3.83030303030303*ms4_z + 0.012830057587888372;
    const double z86 = c3*z84 - z85*s3;
    const double S2_xy = 0.00398335888393552 - z86;
    const double z87 = s3*(S4_zz - S3_xx) - 2.0*(c3*S3_xy);
    const double S2_xx = s3*z87 + S3_xx + 0.023077882494931805;
    const double S2_yy = z75 + S4_yy + 7.66060606060606*ms3_z + 0.9562715012318809;
    const double neg_S2_xz = S3_xy + c3*z87 + 0.01026110182100817;
    const double z88 = z84*s3 + c3*z85;
    const double neg_S2_yz = z88 + 0.0007689361029464;

    /* column 3 */
    const double z89 = z86*s2 + z83*c2;

    /* composite body 2 */
    const double z90 = z83 - s2*(2.0*(S2_xy*c2) + s2*(S2_xx - S2_yy)) + 0.03733744848940618;
    const double S1_yz = s2*neg_S2_xz + c2*neg_S2_yz;

    M[0] = z90;
    M[1] = -S1_yz;
    M[2] = z89;
    M[3] = z81;
    M[4] = z66;
    M[5] = z54;
    M[6] = z34;
    M[7] = -S1_yz;
    M[8] = S2_xx + S2_yy;
    M[9] = -z88;
    M[10] = z82;
    M[11] = -z68;
    M[12] = -z70;
    M[13] = z72;
    M[14] = z89;
    M[15] = -z88;
    M[16] = z83;
    M[17] = z77;
    M[18] = z73;
    M[19] = z55;
    M[20] = z41;
    M[21] = z81;
    M[22] = z82;
    M[23] = z77;
    M[24] = z79;
    M[25] = z63;
    M[26] = -z50;
    M[27] = -z28;
    M[28] = z66;
    M[29] = -z68;
    M[30] = z73;
    M[31] = z63;
    M[32] = z64;
    M[33] = z46;
    M[34] = -z29;
    M[35] = z54;
    M[36] = -z70;
    M[37] = z55;
    M[38] = -z50;
    M[39] = z46;
    M[40] = z12;
    M[41] = -z11;
    M[42] = z34;
    M[43] = z72;
    M[44] = z41;
    M[45] = -z28;
    M[46] = -z29;
    M[47] = -z11;
    M[48] = 0.004909651967360946;
}

void panda_bias(const double q[7], const double qd[7], double b[7])
{
    /* joint angles */
    double s2, c2;
    rbgen_sincos(q[1], &s2, &c2);
    double s3, c3;
    rbgen_sincos(q[2], &s3, &c3);
    double s5, c5;
    rbgen_sincos(q[4], &s5, &c5);
    double s4, c4;
    rbgen_sincos(q[3], &s4, &c4);
    const double z1 = q[6] + 0.3168267184401061;
    double z2, z3;
    rbgen_sincos(z1, &z2, &z3);
    const double z4 = 0.0005260297633034988*z2 - 0.00044399810122265783*z3;
    double s6, c6;
    rbgen_sincos(q[5], &s6, &c6);
    const double z5 = 0.0005260297633034988*z3 + 0.00044399810122265783*z2;
    const double z6 = 0.0020702359176733103*z3 - 0.0014830831470596859*z2;
    const double z7 = z3*z6 - 0.0010351179588366552;
    const double z8 = z2*z6;
    const double z9 = z8 - 0.0017132844101506299;
    const double z10 = z8 + 0.003196367557210316;

    /* motion of link 2 */
    const double z11 = qd[1]*qd[1];
    const double neg_w2_x = qd[0]*s2;
    const double z12 = neg_w2_x*neg_w2_x;
    const double wd2_y = qd[1]*neg_w2_x;
    const double neg_w2_y = qd[0]*c2;
    const double neg_wd2_x = qd[1]*neg_w2_y;
    const double U2_xy = neg_w2_x*neg_w2_y;
    const double z13 = neg_w2_y*neg_w2_y;

    /* motion of link 3 */
    const double w3_x = qd[1]*s3 - neg_w2_x*c3;
    const double z14 = w3_x*w3_x;
    const double w3_y = neg_w2_x*s3 + qd[1]*c3;
    const double z15 = w3_y*w3_y;
    const double w3_z = neg_w2_y + qd[2];
    const double z16 = w3_y*w3_z;
    const double wd3_x = w3_y*qd[2] - c3*neg_wd2_x;
    const double U3_yz = z16 - wd3_x;
    const double wd3_y = s3*neg_wd2_x - w3_x*qd[2];
    const double z17 = w3_x*w3_z;
    const double U3_xz = wd3_y + z17;
    const double z18 = 118.9090909090909*s2;
    const double a3_x = 3.83030303030303*U3_xz - c3*z18;
    const double z19 = w3_x*w3_y;
    const double U3_yx = z19 - wd2_y;
    const double U3_zx = z17 - wd3_y;
    const double z20 = w3_z*w3_z;

    /* motion of link 4 */
    const double neg_a4_z = U3_yx + 3.83030303030303*U3_yz + s3*z18;
    const double w4_z = qd[3] - w3_y;
    const double neg_w4_x = w3_z*s4 + w3_x*c4;
    const double wd4_y = wd3_x*s4 + wd2_y*c4 + qd[3]*neg_w4_x;
    const double w4_y = w3_x*s4 - w3_z*c4;
    const double z21 = w4_y*w4_y;
    const double z22 = w4_z*w4_z;
    const double z23 = 118.9090909090909*c2 + U3_zx - 3.83030303030303*(z14 + z15);
    const double z24 = z15 - a3_x + z20;
    const double a4_x = c4*z24 - s4*z23;
    const double z25 = w4_z*neg_w4_x;
    const double neg_U4_zx = z25 + wd4_y;
    const double wd4_x = qd[3]*w4_y - (wd3_x*c4 - wd2_y*s4);
    const double neg_a4_y = s4*z24 + c4*z23;
    const double z26 = neg_w4_x*w4_y;
    const double neg_U4_yx = wd3_y + z26;
    const double z27 = w4_z*w4_y;
    const double z28 = neg_w4_x*neg_w4_x;

    /* motion of link 5 */
    const double w5_y = c5*w4_z + s5*neg_w4_x;
    const double w5_x = w4_z*s5 - c5*neg_w4_x;
    const double z29 = w5_y*w5_x;
    const double U5_yx = z29 - wd4_y;
    const double z30 = z21 + z22 - a4_x;
    const double z31 = neg_U4_zx + neg_a4_z;
    const double z32 = s5*z30 - c5*z31;
    const double w5_z = qd[4] - w4_y;
    const double z33 = w5_y*w5_z;
    const double wd5_x = w5_y*qd[4] - (wd3_y*s5 - c5*wd4_x);
    const double U5_yz = z33 - wd5_x;
    const double a5_y = z32 + 4.654545454545454*U5_yz;
    const double z34 = w5_x*w5_x;
    const double z35 = w5_y*w5_y;
    const double z36 = neg_a4_y + neg_U4_yx;
    const double a5_z = z36 - 4.654545454545454*(z34 + z35);
    const double neg_wd5_y = wd3_y*c5 + (w5_x*qd[4] + s5*wd4_x);
    const double z37 = w5_x*w5_z;
    const double U5_xz = z37 - neg_wd5_y;
    const double z38 = c5*z30 + s5*z31;
    const double a5_x = 4.654545454545454*U5_xz - z38;
    const double z39 = w5_z*w5_z;
    const double U5_zx = neg_wd5_y + z37;

    /* motion of link 6 */
    const double w6_y = w5_z*c6 + w5_x*s6;
    const double w6_x = w5_z*s6 - w5_x*c6;
    const double z40 = w6_x*w6_x;
    const double wd6_y = wd5_x*s6 - (wd4_y*c6 + w6_x*qd[5]);
    const double w6_z = qd[5] + w5_y;
    const double z41 = w6_x*w6_z;
    const double U6_zx = z41 - wd6_y;
    const double wd6_x = w6_y*qd[5] - (wd5_x*c6 + wd4_y*s6);
    const double z42 = w6_y*w6_y;
    const double U6_xz = wd6_y + z41;
    const double a6_x = s6*a5_z - c6*a5_x;
    const double z43 = w6_z*w6_z;
    const double a6_y = s6*a5_x + c6*a5_z;
    const double z44 = w6_y*w6_x;
    const double U6_yx = z44 - neg_wd5_y;
    const double z45 = w6_y*w6_z;
    const double U6_yz = z45 - wd6_x;

    /* motion of link 7 */
    const double w7_z = qd[6] - w6_y;
    const double z46 = w7_z*w7_z;
    const double neg_U7_yy = z46 + z40;
    const double a7_y = a5_y + 1.0666666666666667*U6_zx;
    const double wd7_x = qd[6]*w6_z + wd6_x;
    const double z47 = w7_z*w6_z;
    const double U7_yz = z47 - wd7_x;
    const double a7_x = a6_x - 1.0666666666666667*(z42 + z43);
    const double z48 = w7_z*w6_x;
    const double neg_wd7_y = neg_wd5_y + qd[6]*w6_x;
    const double U7_xz = z48 - neg_wd7_y;
    const double neg_U7_xx = z46 + z43;
    const double U7_zy = wd7_x + z47;
    const double U7_zx = z48 + neg_wd7_y;
    const double neg_a7_z = a6_y + 1.0666666666666667*U6_yx;

    /* forces on link 7 */
    const double f7_y = 0.0056786982094425*U7_yz - (z4*neg_U7_yy - (z5*U6_zx +
        0.012759209153753908*a7_y));
    const double f7_z = z4*U7_zy + (z5*U7_zx - 0.012759209153753908*neg_a7_z) -
        0.0056786982094425*(z40 + z43);
    const double z49 = z43 - z40;

    /* forces on link 6 */
    const double neg_f6_x = 0.0055993270925625*U6_xz - 0.012759209153753908*a7_x -
        0.0056786982094425*U7_xz - z4*U6_xz + z5*neg_U7_xx;
    const double neg_f6_y = f7_z + 0.0055993270925625*U6_yz;
    const double z50 = 0.001760084078545166*z2;
    const double z51 = 0.001760084078545166*z3;
    const double z52 = 0.0011196707334275558*U6_yx - 1.0666666666666667*f7_z + z5*neg_a7_z +
        0.0056786982094425*a7_x - (z46 - z40)*z51;
    const double z53 = U6_xz*z50 + (z52 + U7_zx*z9 + 0.013508337745659892*U7_xz) - U7_zy*z7;
    const double n6_z = 0.0001037589172186849*U6_yz + z53 + 9.3569097314605e-05*U6_xz +
        0.0005462437073966848*(z42 - z40);
    const double z54 = U7_zx*z7 - U6_zx*z51 - z50*(z43 - z46) - 0.013508337745659892*U7_yz;
    const double z55 = z4*neg_a7_z + (0.0056786982094425*a7_y - (U7_zy*z10 + z54)) +
        0.0001037589172186849*U6_yx;
    const double n6_x = 0.0055993270925625*a6_y + (0.0005462437073966848*U6_zx - z55) -
        0.010045187828321242*U6_yz - 9.3569097314605e-05*(z43 - z42);
    const double z56 = z7*z49 - (U6_xz*z10 + (U7_xz*z50 - U7_yz*z51 + U6_zx*z9));
    const double n7_z = z5*a7_y + (z56 - z4*a7_x);
    const double z57 = 0.0055993270925625*a6_x + (n7_z + (1.0666666666666667*f7_y +
        0.0011196707334275558*U6_zx)) + 0.0001037589172186849*z49;
    const double neg_n6_y = 0.0005462437073966848*(wd6_x + z45) + (9.3569097314605e-05*(neg_wd5_y +
        z44) - (0.010045187828321242*U6_xz - z57));

    /* forces on link 5 */
    const double f5_y = 0.001208932934385*U5_yx + (0.017739234691846142*a5_y + f7_y) +
        0.0055993270925625*(z40 + z42);
    const double z58 = f5_y + 0.009933178813024952*z32;
    const double f5_x = c6*neg_f6_x + 0.017739234691846142*a5_x - s6*neg_f6_y -
        0.001208932934385*(z35 + z39);
    const double z59 = f5_x - 0.009933178813024952*z38;
    const double z60 = c5*z58 + s5*z59;
    const double z61 = n6_z + 4.654545454545454*f5_x - 0.001208932934385*a5_z +
        0.0021640520520981297*(z29 + wd4_y) - 0.001451156065026715*U5_zx;
    const double z62 = 0.004600245517563105*(z34 - z39) + (0.00151524447332703*(z33 + wd5_x) - z61);
    const double z63 = 4.654545454545454*f5_y + (c6*n6_x + s6*neg_n6_y - 0.00151524447332703*U5_zx -
        0.004600245517563105*U5_yx);
    const double z64 = z63 + 0.0021640520520981297*(z35 - z39);
    const double z65 = s6*n6_x - (0.004600245517563105*U5_yz + 0.0021640520520981297*U5_xz +
        c6*neg_n6_y) + 0.001451156065026715*U5_yx;
    const double n5_z = z65 + 0.001208932934385*a5_y - 0.00151524447332703*(z34 - z35);
    const double z66 = s6*neg_f6_x - (0.001208932934385*U5_zx + 0.009933178813024952*z36 +
        0.017739234691846142*a5_z) + c6*neg_f6_y;

    /* forces on link 4 */
    const double f4_z = z60 - 0.016011409030815*neg_a4_z;
    const double z67 = s5*z62 + (0.0039053550262761*neg_U4_yx - (0.09769511851745846*z27 +
        0.053338820587702*wd4_x) - 0.0031923204867866507*neg_U4_zx);
    const double n4_x = z67 - c5*z64 + 0.0016444875773692703*(z21 - z22);
    const double z68 = z60 + n5_z - 0.027593912463068734*wd4_y + 0.016762385466687735*z25 +
        0.0031923204867866507*(wd4_x + z27);
    const double n4_y = 0.0039053550262761*(z28 - z22) + (0.0016444875773692703*(z26 - wd3_y) -
        z68);
    const double f4_x = c5*z59 + (0.016011409030815*a4_x - s5*z58);
    const double f4_y = z66 - 0.016011409030815*neg_a4_y;
    const double z69 = 0.08093273305077073*z26 - 0.07010120605438973*wd3_y + c5*z62 + s5*z64 -
        0.0016444875773692703*(wd4_y - z25);
    const double neg_n4_z = z69 - z66 + 0.0039053550262761*(wd4_x - z27) +
        0.0031923204867866507*(z28 - z21);

    /* forces on link 3 */
    const double z70 = 0.0023287353274350003*a3_x + (1.3360662912303295e-05*U3_yx + (f4_z + (s4*n4_x
        + c4*n4_y)));
    const double neg_n3_z = 0.00012191242095074341*(z14 - z15) + (0.004377257121839583*U3_xz + z70 -
        0.005487648106562256*U3_yz);
    const double z71 = 3.83030303030303*(s4*(0.2610759493670886*f4_x + f4_y) - c4*(f4_x -
        0.2610759493670886*f4_y));
    const double z72 = 1.3360662912303295e-05*U3_zx + (z71 + (0.12818329225032404*U3_xz -
        0.00012191242095074341*(z16 + wd3_x)) + neg_n4_z);
    const double z73 = 0.005487648106562256*(z14 - z20) + (0.013297019103287584*(wd2_y + z19) +
        z72);
    const double z74 = 0.00012191242095074341*U3_zx + (0.27690780075318*c2 - c4*n4_x +
        3.83030303030303*f4_z + s4*n4_y);
    const double z75 = 0.013297019103287584*(z15 - z20) + (0.005487648106562256*U3_yx - z74 +
        0.12818329225032404*U3_yz);

    /* forces on link 2 */
    const double n2_y = 0.01026110182100817*(z11 - z12) + (0.04615576498986361*wd2_y + neg_n3_z +
        0.00796671776787104*neg_wd2_x - 0.0007689361029464*U2_xy);
    const double neg_n2_x = 0.0007689361029464*(z11 - z13) + (0.00796671776787104*wd2_y + (s3*z73 +
        c3*z75 - 0.01026110182100817*U2_xy));
    const double n1_z = s2*neg_n2_x - c2*n2_y;
    const double z76 = 0.023077882494931805*U2_xy + (0.01993386669246*c2 - 4.74615389612781*s2 +
        c3*z73 - s3*z75);
    const double n2_z = z76 - 0.00398335888393552*(z12 - z13);

    b[0] = n1_z;
    b[1] = n2_z;
    b[2] = -neg_n3_z;
    b[3] = -neg_n4_z;
    b[4] = n5_z;
    b[5] = n6_z;
    b[6] = n7_z;
}

void panda_gravity(const double q[7], double g[7])
{
    /* joint angles */
    double s2, c2;
    rbgen_sincos(q[1], &s2, &c2);
    double s3, c3;
    rbgen_sincos(q[2], &s3, &c3);
    double s4, c4;
    rbgen_sincos(q[3], &s4, &c4);
    double s6, c6;
    rbgen_sincos(q[5], &s6, &c6);
    double s5, c5;
    rbgen_sincos(q[4], &s5, &c5);
    const double z1 = q[6] - 0.3842058806066518;
    double z2, z3;
    rbgen_sincos(z1, &z2, &z3);

    /* motion of link 3 */
    const double z4 = s2*c3;
    const double z5 = s2*s3;

    /* motion of link 4 */
    const double neg_a4_y_scaled = c4*c2 + z4*s4;
    const double a4_x_scaled = c4*z4 - c2*s4;

    /* motion of link 5 */
    const double a5_x_scaled = a4_x_scaled*c5 - s5*z5;
    const double neg_a5_y_scaled = a4_x_scaled*s5 + c5*z5;

    /* motion of link 6 */
    const double a6_y_scaled = neg_a4_y_scaled*c6 + s6*a5_x_scaled;
    const double a6_x_scaled = neg_a4_y_scaled*s6 - c6*a5_x_scaled;

    /* motion of link 7 */
    const double neg_a7_y_scaled = z2*a6_x_scaled + neg_a5_y_scaled*z3;

    /* forces on link 6 */
    const double z6 = 0.08185244632178545*a6_y_scaled;
    const double n6_x = 0.66581089427925*a6_y_scaled + 0.67524884163189*neg_a5_y_scaled - z6*z2;
    const double z7 = 0.08185244632178545*neg_a7_y_scaled;
    const double n6_y = z7 - (0.66581089427925*a6_x_scaled - 1.61833169193795*neg_a5_y_scaled);
    const double n5_x = s6*n6_y - c6*n6_x;
    const double n6_z = 0.67524884163189*a6_x_scaled + (z6*z3 + 1.61833169193795*a6_y_scaled);

    /* forces on link 5 */
    const double n5_y = n6_z - 0.14375311619778*neg_a4_y_scaled;
    const double n5_z = s6*n6_x - (0.14375311619778*neg_a5_y_scaled - c6*n6_y);

    /* forces on link 4 */
    const double n4_x = c5*n5_x - s5*n5_y - 0.27690780075318*neg_a4_y_scaled + 16.87990566084543*z5;
    const double n4_y = 4.8076874943165*z5 - 0.27690780075318*a4_x_scaled - n5_z;
    const double n3_x = s4*n4_y - c4*n4_x;
    const double n4_z = c5*n5_y - (4.8076874943165*neg_a4_y_scaled - 16.87990566084543*a4_x_scaled -
        s5*n5_x);

    /* forces on link 3 */
    const double neg_n3_y = 6.711589586344321*c2 + n4_z;
    const double n2_x = c3*n3_x + s3*neg_n3_y;
    const double n3_z = 6.711589586344321*z5 - (c4*n4_y + s4*n4_x);

    /* forces on link 2 */
    const double n1_z = c2*n3_z - s2*n2_x;
    const double neg_n2_z = c3*neg_n3_y - s3*n3_x - 0.01993386669246*c2 + 30.45357582685272*s2;

    g[0] = n1_z;
    g[1] = -neg_n2_z;
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
    double s4, c4;
    rbgen_sincos(q[3], &s4, &c4);
    double s5, c5;
    rbgen_sincos(q[4], &s5, &c5);
    double s6, c6;
    rbgen_sincos(q[5], &s6, &c6);
    const double z1 = q[6] + 0.3168267184401061;
    double z3, z2;
    rbgen_sincos(z1, &z3, &z2);
    const double z4 = 0.0005260297633034988*z2 + 0.00044399810122265783*z3;
    const double z5 = 0.0020702359176733103*z2 - 0.0014830831470596859*z3;
    const double z6 = z3*z5;
    const double z7 = z6 - 0.0017132844101506299;
    const double z8 = z2*z5 - 0.0010351179588366552;
    const double z9 = 0.0005260297633034988*z3 - 0.00044399810122265783*z2;
    double s3, c3;
    rbgen_sincos(q[2], &s3, &c3);
    const double z10 = 0.3584946733996815*z3;
    double s2, c2;
    rbgen_sincos(q[1], &s2, &c2);
    const double z11 = z6 + 0.003196367557210316;

    /* motion of link 2 */
    const double neg_w2_y = c2*qd[0];
    const double neg_w2_x = s2*qd[0];
    const double neg_wd2_x = neg_w2_y*qd[1];
    const double wd2_y = qd[1]*neg_w2_x;
    const double z12 = neg_w2_x*neg_w2_x;
    const double z13 = neg_w2_y*neg_w2_y;
    const double U2_xy = neg_w2_y*neg_w2_x;
    const double z14 = qd[1]*qd[1];

    /* motion of link 3 */
    const double w3_z = neg_w2_y + qd[2];
    const double w3_x = s3*qd[1] - c3*neg_w2_x;
    const double w3_y = s3*neg_w2_x + c3*qd[1];
    const double wd3_x = qd[2]*w3_y - c3*neg_wd2_x;
    const double z15 = w3_x*w3_y;
    const double U3_yx = z15 - wd2_y;
    const double z16 = w3_z*w3_y;
    const double U3_yz = z16 - wd3_x;
    const double wd3_y = s3*neg_wd2_x - qd[2]*w3_x;
    const double z17 = w3_z*w3_x;
    const double U3_zx = z17 - wd3_y;
    const double z18 = w3_x*w3_x;
    const double z19 = w3_y*w3_y;
    const double z20 = w3_z*w3_z;
    const double U3_xz = wd3_y + z17;

    /* motion of link 4 */
    const double neg_w4_x = s4*w3_z + c4*w3_x;
    const double w4_z = qd[3] - w3_y;
    const double z21 = neg_w4_x*w4_z;
    const double wd4_y = s4*wd3_x + c4*wd2_y + neg_w4_x*qd[3];
    const double neg_U4_zx = z21 + wd4_y;
    const double w4_y = s4*w3_x - c4*w3_z;
    const double z22 = w4_y*w4_y;
    const double z23 = w4_z*w4_z;
    const double z24 = 118.9090909090909*c2 + U3_zx - 3.83030303030303*(z18 + z19);
    const double wd4_x = qd[3]*w4_y - (c4*wd3_x - s4*wd2_y);
    const double z25 = neg_w4_x*w4_y;
    const double neg_U4_yx = wd3_y + z25;
    const double z26 = w4_z*w4_y;
    const double z27 = neg_w4_x*neg_w4_x;

    /* motion of link 5 */
    const double w5_y = c5*w4_z + s5*neg_w4_x;
    const double w5_z = qd[4] - w4_y;
    const double z28 = w5_y*w5_z;
    const double wd5_x = w5_y*qd[4] - (s5*wd3_y - c5*wd4_x);
    const double U5_yz = z28 - wd5_x;
    const double w5_x = s5*w4_z - c5*neg_w4_x;
    const double neg_wd5_y = c5*wd3_y + (qd[4]*w5_x + s5*wd4_x);
    const double z29 = w5_z*w5_x;
    const double U5_xz = z29 - neg_wd5_y;
    const double z30 = w5_x*w5_x;
    const double z31 = w5_y*w5_y;
    const double z32 = w5_y*w5_x;
    const double U5_yx = z32 - wd4_y;
    const double z33 = w5_z*w5_z;
    const double U5_zx = neg_wd5_y + z29;

    /* motion of link 6 */
    const double w6_x = s6*w5_z - c6*w5_x;
    const double wd6_y = s6*wd5_x - (c6*wd4_y + qd[5]*w6_x);
    const double w6_z = qd[5] + w5_y;
    const double z34 = w6_x*w6_z;
    const double U6_zx = z34 - wd6_y;
    const double z35 = 0.9375000000000001*c6;
    const double z36 = 0.9375000000000001*s6;
    const double z37 = w6_z*w6_z;
    const double w6_y = c6*w5_z + s6*w5_x;
    const double z38 = w6_y*w6_y;
    const double z39 = w6_x*w6_x;
    const double U6_xz = wd6_y + z34;
    const double wd6_x = qd[5]*w6_y - (c6*wd5_x + s6*wd4_y);
    const double z40 = w6_x*w6_y;
    const double U6_yx = z40 - neg_wd5_y;
    const double z41 = w6_z*w6_y;
    const double U6_yz = z41 - wd6_x;

    /* motion of link 7 */
    const double wd7_x = w6_z*qd[6] + wd6_x;
    const double w7_z = qd[6] - w6_y;
    const double z42 = w6_z*w7_z;
    const double U7_yz = z42 - wd7_x;
    const double z43 = w6_x*w7_z;
    const double neg_wd7_y = neg_wd5_y + w6_x*qd[6];
    const double U7_xz = z43 - neg_wd7_y;
    const double U7_zy = wd7_x + z42;
    const double U7_zx = z43 + neg_wd7_y;
    const double z44 = w7_z*w7_z;
    const double neg_U7_yy = z39 + z44;
    const double neg_U7_xx = z37 + z44;

    /* forces on link 7 */
    const double z45 = 1.0666666666666667*z9;
    const double z46 = z37 - z39;

    /* composite body 7 */
    const double z47 = 2.1333333333333333*z4 - z7;
    const double z48 = z47 + 0.0021284776249276623;
    const double ms6_x = z4 + 0.013609823097337501;
    const double S6_xz = z8 + z45 + 0.0001037589172186849;
    const double ms6_z = z9 - 0.0055993270925625;
    const double S6_zz = z6 + 0.013241555385531558;
    const double z49 = z47 + 0.029145153116247446;

    /* column 7 */
    const double z50 = 0.001760084078545166*z2;
    const double neg_S6_xy = z50 + 0.005511034382675315;
    const double z51 = 0.001760084078545166*z3;
    const double neg_S6_yz = z51 + 9.3569097314605e-05;
    const double z52 = 1.0666666666666667*z4;
    const double z53 = z52 + 0.004909651967360946;
    const double z54 = c6*z53 + s6*z50;
    const double z55 = c6*z9;
    const double z56 = z4*c5 + s5*z55;
    const double z57 = z54 - z56;
    const double z58 = s4*s3;
    const double z59 = s6*z53 - c6*z50 + 4.654545454545454*z4;
    const double z60 = z51 - 4.654545454545454*z55;
    const double z61 = s6*z9;
    const double z62 = s5*z59 + (c5*z60 - z61);
    const double z63 = c5*z59 - s5*z60;
    const double z64 = c4*s3;
    const double z65 = 3.83030303030303*s3;
    const double z66 = s4*c3;
    const double z67 = c4*c3;
    const double z68 = 3.83030303030303*z66 + z67;
    const double z69 = z57*z58 + c3*z62 + z63*z64 + z56*z65 + z61*z68;
    const double z70 = z66 - 3.83030303030303*z67;
    const double z71 = c5*z55 - s5*z4;
    const double z72 = z69 + z70*z71;
    const double z73 = z56 + c4*z57 - s4*z63;
    const double z74 = s3*s2;
    const double z75 = c4*z74;
    const double z76 = s4*z74;
    const double z77 = z75 + 3.83030303030303*z76;
    const double z78 = c3*s2;
    const double z79 = 3.83030303030303*z78 + c2;
    const double z80 = c4*c2 + s4*z78;
    const double z81 = c4*z78 - s4*c2;
    const double z82 = z61*z77 - (z56*z79 + (z57*z80 + z63*z81 - z62*z74));
    const double z83 = 3.83030303030303*z75 - z76;
    const double z84 = z82 - z71*z83;
    const double neg_a4_z = U3_yx + 3.83030303030303*U3_yz + 118.9090909090909*z74;
    const double z85 = neg_U4_zx + neg_a4_z;
    const double a3_x_scaled = 0.03221202854230377*U3_xz - z78;
    const double z86 = z20 + (z19 - 118.9090909090909*a3_x_scaled);
    const double a4_x = c4*z86 - s4*z24;
    const double z87 = z22 + z23 - a4_x;
    const double z88 = s5*z87 - c5*z85;
    const double a5_y = z88 + 4.654545454545454*U5_yz;
    const double a7_y_scaled = 0.9375000000000001*a5_y + U6_zx;
    const double z89 = c5*z87 + s5*z85;
    const double a5_x = 4.654545454545454*U5_xz - z89;
    const double neg_a4_y = s4*z86 + c4*z24;
    const double z90 = neg_U4_yx + neg_a4_y;
    const double a5_z = z90 - 4.654545454545454*(z30 + z31);
    const double a6_x_scaled = z36*a5_z - z35*a5_x;
    const double a7_x_scaled = a6_x_scaled - (z37 + z38);
    const double z91 = z8*z46 - (z11*U6_xz + (z51*U7_xz - z50*U7_yz + z7*U6_zx));
    const double n7_z = z52*a7_y_scaled + (z91 - z45*a7_x_scaled);
    const double phi7 = tau[6] - n7_z;
    const double z92 = z8*U7_zx - z50*U6_zx - z51*(z37 - z44) - 0.013508337745659892*U7_yz;
    const double a6_y_scaled = z35*a5_z + a5_x*z36;
    const double neg_a7_z_scaled = U6_yx + a6_y_scaled;
    const double z93 = 0.0060572780900719995*a7_y_scaled - (z11*U7_zy + z92) + z45*neg_a7_z_scaled +
        0.0001037589172186849*U6_yx;
    const double neg_n6_x = z93 - 0.0005462437073966848*U6_zx - 0.005972615565399999*a6_y_scaled +
        0.010045187828321242*U6_yz + 9.3569097314605e-05*(z37 - z38);
    const double f7_y_scaled = 0.0060572780900719995*U7_yz - (z45*neg_U7_yy -
        (0.01451714463716*a7_y_scaled + z52*U6_zx));
    const double z94 = n7_z + (f7_y_scaled + 0.0011196707334275558*U6_zx) +
        0.005972615565399999*a6_x_scaled + 0.0001037589172186849*z46 - 0.010045187828321242*U6_xz;
    const double neg_n6_y = z94 + 9.3569097314605e-05*(neg_wd5_y + z40) +
        0.0005462437073966848*(wd6_x + z41);
    const double z95 = 0.001451156065026715*U5_yx - (s6*neg_n6_x + (0.004600245517563105*U5_yz +
        0.0021640520520981297*U5_xz + c6*neg_n6_y));
    const double n5_z = 0.001208932934385*a5_y + z95 - 0.00151524447332703*(z30 - z31);
    const double f7_z_scaled = z52*U7_zx - 0.01451714463716*neg_a7_z_scaled + z45*U7_zy -
        0.0060572780900719995*(z37 + z39);
    const double z96 = z50*(z44 - z39) - (0.0060572780900719995*a7_x_scaled +
        (0.0011196707334275558*U6_yx - f7_z_scaled + z52*neg_a7_z_scaled));
    const double z97 = 0.013508337745659892*U7_xz + (z7*U7_zx - z96) + z51*U6_xz - z8*U7_zy;
    const double n6_z = 0.0001037589172186849*U6_yz + z97 + 9.3569097314605e-05*U6_xz +
        0.0005462437073966848*(z38 - z39);
    const double neg_f6_y_scaled = f7_z_scaled + 0.005972615565399999*U6_yz;
    const double neg_f6_x = 0.0055993270925625*U6_xz - 0.013609823097337501*a7_x_scaled -
        0.0056786982094425*U7_xz - z9*U6_xz + z4*neg_U7_xx;
    const double neg_f5_x = z36*neg_f6_y_scaled - (c6*neg_f6_x + 0.017739234691846142*a5_x) +
        0.001208932934385*(z31 + z33);
    const double z98 = n6_z - 4.654545454545454*neg_f5_x - 0.001208932934385*a5_z +
        0.0021640520520981297*(wd4_y + z32) - 0.001451156065026715*U5_zx;
    const double z99 = 0.004600245517563105*(z30 - z33) + (0.00151524447332703*(z28 + wd5_x) - z98);
    const double f5_y = 0.001208932934385*U5_yx + (0.9375000000000001*f7_y_scaled +
        0.017739234691846142*a5_y) + 0.0055993270925625*(z38 + z39);
    const double z100 = 4.654545454545454*f5_y + (s6*neg_n6_y - c6*neg_n6_x -
        0.00151524447332703*U5_zx - 0.004600245517563105*U5_yx);
    const double z101 = 0.0021640520520981297*(z31 - z33) + z100;
    const double z102 = 0.08093273305077073*z25 - 0.07010120605438973*wd3_y + c5*z99 + s5*z101 -
        0.0016444875773692703*(wd4_y - z21);
    const double z103 = z35*neg_f6_y_scaled + (s6*neg_f6_x - (0.017739234691846142*a5_z +
        (0.009933178813024952*z90 + 0.001208932934385*U5_zx)));
    const double neg_n4_z = z102 - z103 + 0.0039053550262761*(wd4_x - z26) +
        0.0031923204867866507*(z27 - z22);
    const double z104 = s5*z99 + (0.0039053550262761*neg_U4_yx - (0.09769511851745846*z26 +
        0.053338820587702*wd4_x) - 0.0031923204867866507*neg_U4_zx);
    const double n4_x = z104 - c5*z101 + 0.0016444875773692703*(z22 - z23);
    const double z105 = neg_f5_x + 0.009933178813024952*z89;
    const double z106 = f5_y + 0.009933178813024952*z88;
    const double z107 = s5*z105 - c5*z106;
    const double z108 = z107 - n5_z + 0.027593912463068734*wd4_y - 0.016762385466687735*z21 -
        0.0031923204867866507*(wd4_x + z26);
    const double n4_y = 0.0039053550262761*(z27 - z23) + (z108 + 0.0016444875773692703*(z25 -
        wd3_y));
    const double neg_f4_z = z107 + 0.016011409030815*neg_a4_z;
    const double z109 = 0.27690780075318*a3_x_scaled + (1.3360662912303295e-05*U3_yx + (s4*n4_x +
        c4*n4_y - neg_f4_z));
    const double neg_n3_z = 0.00012191242095074341*(z18 - z19) + (z109 + 0.004377257121839583*U3_xz
        - 0.005487648106562256*U3_yz);
    const double z110 = s4*n4_y - (c4*n4_x - 0.27690780075318*c2 + 3.83030303030303*neg_f4_z) +
        0.00012191242095074341*U3_zx;
    const double z111 = 0.013297019103287584*(z19 - z20) + (0.12818329225032404*U3_yz - (z110 -
        0.005487648106562256*U3_yx));
    const double f4_y = z103 - 0.016011409030815*neg_a4_y;
    const double neg_f4_x = s5*z106 - 0.016011409030815*a4_x + c5*z105;
    const double z112 = s4*(neg_f4_x - 3.83030303030303*f4_y) - c4*(f4_y +
        3.83030303030303*neg_f4_x) + (0.00012191242095074341*(wd3_x + z16) -
        0.12818329225032404*U3_xz);
    const double z113 = 1.3360662912303295e-05*U3_zx + (neg_n4_z + (0.013297019103287584*(wd2_y +
        z15) - z112)) + 0.005487648106562256*(z18 - z20);
    const double neg_n2_x = 0.00796671776787104*wd2_y + (c3*z111 + s3*z113 -
        0.01026110182100817*U2_xy) + 0.0007689361029464*(z14 - z13);
    const double n2_y = 0.01026110182100817*(z14 - z12) + (neg_n3_z + 0.04615576498986361*wd2_y +
        0.00796671776787104*neg_wd2_x - 0.0007689361029464*U2_xy);

    /* composite body 6 */
    const double z114 = s6*z48 - 2.0*(c6*neg_S6_xy);
    const double z115 = c6*ms6_x + 0.0056786982094425*s6;
    const double ms5_x = 0.001208932934385 - z115;
    const double z116 = s6*S6_xz - c6*neg_S6_yz;
    const double z117 = c6*S6_xz + s6*neg_S6_yz;
    const double S5_xy = 0.00151524447332703 - z117;
    const double z118 = s6*z114;
    const double S5_xx = 0.014959493810686607 - (z118 - z48);
    const double ms5_z = s6*ms6_x - 0.0056786982094425*c6;

    /* column 6 */
    const double z119 = s5*ms5_z;
    const double z120 = c5*ms5_z;
    const double z121 = 4.654545454545454*ms5_z + z49;
    const double z122 = z115 - (c5*z121 + s5*z117);
    const double z123 = c5*z117 - s5*z121;
    const double z124 = z116 - z119;

    /* composite body 5 */
    const double z125 = c6*z114 + (neg_S6_xy - 4.654545454545454*ms5_x) + 0.004600245517563105;
    const double z126 = z116 + 4.654545454545454*ms6_z + 0.0021640520520981297;
    const double z127 = s5*z125 - z126*c5;
    const double S4_yz = z127 - 0.0016444875773692703;
    const double z128 = s5*(S6_zz - S5_xx) - c5*(2.0*S5_xy);
    const double z129 = ms6_z*c5 + s5*ms5_x;
    const double S4_xz = 0.0039053550262761 - (c5*z128 + S5_xy - z129);
    const double neg_ms4_y = ms5_z + 0.1419563931722475;
    const double z130 = s5*ms6_z - ms5_x*c5;
    const double ms4_x = 0.040431622658625 - z130;
    const double S4_yy = z118 + 9.309090909090909*ms5_z + 0.5987338527766317;
    const double z131 = s5*z128;
    const double S4_xx = z131 + (S5_xx - 2.0*z130) + 0.0458473861568155;
    const double z132 = S5_xx + S6_zz;
    const double z133 = z125*c5 + s5*z126;
    const double S4_xy = z133 - ms5_z - 0.13876407268546087;
    const double ms4_z = z129 - 0.00012191242095074341;
    const double S4_zz = 0.022178148964878235 - (z131 - S6_zz);

    /* column 5 */
    const double z134 = z130 - z132;

    /* composite body 4 */
    const double z135 = s4*S4_yz - c4*S4_xz;
    const double ms3_z = c4*neg_ms4_y - s4*ms4_x;
    const double z136 = c4*ms4_x + s4*neg_ms4_y;
    const double z137 = S4_yy + S4_xx;
    const double z138 = S4_yz*c4 + s4*S4_xz;
    const double z139 = s4*(S4_yy - S4_xx) - S4_xy*(2.0*c4);
    const double z140 = s4*z139;
    const double S3_xx = S4_xx + z140 - 2.0*z136 + 0.056429671026527704;
    const double neg_S3_xy = z135 + ms4_z;

    /* column 4 */
    const double z141 = z136 - z137 - 3.83030303030303*ms3_z;

    /* composite body 3 */
    const double z142 = 0.22168156342611428 - (3.83030303030303*z136 + (c4*z139 + (S4_xy - ms3_z)));
    const double z143 = z138 - 3.83030303030303*ms4_z + 0.012830057587888372;
    const double z144 = s3*z142 + c3*z143;
    const double z145 = S4_zz + S3_xx;
    const double z146 = s3*z143 - c3*z142;
    const double z147 = s3*(S3_xx - S4_zz) - 2.0*(c3*neg_S3_xy);
    const double S2_xz = neg_S3_xy + c3*z147 - 0.01026110182100817;
    const double neg_S2_yz = z144 + 0.0007689361029464;
    const double S2_yy = 0.9562715012318809 - (z140 - S4_yy - 7.66060606060606*ms3_z);
    const double S2_xx = 0.023077882494931805 - (s3*z147 - S3_xx);
    const double S2_xy_scaled = 2.0*z146 + 0.00796671776787104;

    /* elimination */
    const double z148 = z115*z68 - (z65*z119 + z70*z120) - c3*z122 + z64*z123;
    const double z149 = z72*z10 + (z58*z124 - z148);
    const double D6 = z49 - z51*z10;
    const double iD6 = 1.0/D6;
    const double z150 = z122 + z62*z10;
    const double neg_U4_6 = iD6*z150;
    const double z151 = z130*z65 + (z127*c3 + (z64*z133 - z58*z134)) + z129*z70;
    const double z152 = 203.68042513969147*z54;
    const double z153 = z116 + z54*z10;
    const double neg_U5_6 = iD6*z153;
    const double z154 = z151 - z72*z152 - z149*neg_U5_6;
    const double D5 = z132 - (z153*neg_U5_6 + z54*z152);
    const double iD5 = 1.0/D5;
    const double z155 = 203.68042513969147*z62;
    const double z156 = z54*z155 + (z150*neg_U5_6 - z127);
    const double neg_U4_5 = iD5*z156;
    const double z157 = 203.68042513969147*z72;
    const double z158 = z135*s3 - (c3*z141 + (z149*neg_U4_6 - z154*neg_U4_5 + z62*z157));
    const double neg_D4 = z156*neg_U4_5 + (z62*z155 + (z150*neg_U4_6 - z137));
    const double neg_iD4 = 1.0/neg_D4;
    const double z159 = c4*z124 + (s4*z123 + z119) + z10*z73;
    const double z160 = z130 - (z152*z73 + neg_U5_6*z159) - c4*z134 - s4*z133;
    const double z161 = 203.68042513969147*z73;
    const double z162 = neg_U4_6*z159 + (z62*z161 - z138) - neg_U4_5*z160;
    const double U3_4 = neg_iD4*z162;
    const double U3_5 = iD5*z160;
    const double neg_U3_6 = iD6*z159;
    const double z163 = z158*U3_4 + (z154*U3_5 + (z149*neg_U3_6 + (z157*z73 - z144)));
    const double D3 = z162*U3_4 - z160*U3_5 - z159*neg_U3_6 - z73*z161 + z145;
    const double iD3 = 1.0/D3;
    const double U2_3 = z163*iD3;
    const double z164 = 203.68042513969147*z84;
    const double z165 = z155*z84 + (z138*c2 + s2*(z135*c3 + s3*z141));
    const double z166 = z115*z77 + (z124*z80 - z123*z81 - z122*z74) + z120*z83;
    const double z167 = z10*z84 - (z166 + z119*z79);
    const double z168 = z130*z79 - (z127*z74 + (z134*z80 - (z133*z81 + z54*z164)));
    const double z169 = z129*z83 + z168 + neg_U5_6*z167;
    const double z170 = z165 + neg_U4_6*z167 + neg_U4_5*z169;
    const double z171 = z146*s2 + (U3_4*z170 + U3_5*z169 - z73*z164) - z145*c2;
    const double z172 = z171 - neg_U3_6*z167;
    const double neg_U2_5 = z154*iD5;
    const double U2_6 = z149*iD6;
    const double z173 = z167*U2_6 - (s2*S2_xz - c2*neg_S2_yz - z72*z164) - z169*neg_U2_5;
    const double U2_4 = z158*neg_iD4;
    const double z174 = z173 + z170*U2_4 - U2_3*z172;
    const double z175 = z149*U2_6 + (z154*neg_U2_5 - (z158*U2_4 - z163*U2_3)) - S2_xx;
    const double neg_D2 = z175 - S2_yy + z72*z157;
    const double neg_iD2 = 1.0/neg_D2;
    const double U1_2 = z174*neg_iD2;
    const double U1_5 = iD5*z169;
    const double U1_6 = iD6*z167;
    const double neg_U1_4 = neg_iD4*z170;
    const double neg_U1_3 = iD3*z172;
    const double z176 = z169*U1_5 + (z84*z164 + (z167*U1_6 + (z172*neg_U1_3 - z170*neg_U1_4)));
    const double z177 = z174*U1_2 - z176 + s2*(s2*(S2_yy - S2_xx) - c2*S2_xy_scaled);
    const double D1 = z177 + z145 + 0.03733744848940618;
    const double iD1 = 1.0/D1;
    const double z178 = 203.68042513969147*phi7;
    const double z179 = tau[5] - n6_z + z10*phi7;
    const double z180 = z54*z178 + (tau[4] - n5_z + neg_U5_6*z179);
    const double z181 = neg_n4_z + (z155*phi7 + neg_U4_6*z179) + tau[3] + neg_U4_5*z180;
    const double z182 = U3_5*z180 + (U3_4*z181 - (neg_n3_z + (z73*z178 + neg_U3_6*z179) + tau[2]));
    const double z183 = 4.74615389612781*s2 + (tau[1] + (U2_3*z182 + neg_U2_5*z180) -
        0.01993386669246*c2);
    const double z184 = s3*z111 - (0.023077882494931805*U2_xy + (U2_6*z179 - (z183 - z157*phi7)));
    const double z185 = 0.00398335888393552*(z12 - z13) + (z184 - c3*z113 - U2_4*z181);
    const double z186 = s2*neg_n2_x - (c2*n2_y + (neg_U1_4*z181 - z164*phi7 + tau[0]));
    const double z187 = neg_U1_3*z182 + (U1_2*z185 + z186) + U1_5*z180 + U1_6*z179;
    const double z188 = iD1*z187;
    const double z189 = neg_iD2*z185 - U1_2*z188;
    const double z190 = neg_U1_3*z188 + iD3*z182 - U2_3*z189;
    const double z191 = U3_4*z190 - neg_U1_4*z188 - neg_iD4*z181 + U2_4*z189;
    const double z192 = U1_5*z188 + (neg_U4_5*z191 + iD5*z180) - neg_U2_5*z189 + U3_5*z190;
    const double z193 = iD6*z179 + (U1_6*z188 - (neg_U3_6*z190 - neg_U4_6*z191 - U2_6*z189));
    const double z194 = neg_U5_6*z192 + z193;
    const double z195 = z157*z189 + (z155*z191 + z10*z194 - z161*z190) + z164*z188;

    qdd[0] = -z188;
    qdd[1] = -z189;
    qdd[2] = -z190;
    qdd[3] = z191;
    qdd[4] = z192;
    qdd[5] = z194;
    qdd[6] = z152*z192 + (z178 + z195);
}

void panda_forward_kinematics(const double q[7], double R[9], double p[3])
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
    double s7, c7;
    rbgen_sincos(q[6], &s7, &c7);

    /* tool seen from link 5 */
    const double z1 = c6*c7;
    const double z2 = s6*c7;
    const double z3 = c6*s7;
    const double z4 = s6*s7;
    const double z5 = 0.088*c6;

    /* tool seen from link 4 */
    const double z6 = c5*z1 + s5*s7;
    const double z7 = c5*s7 - s5*z1;
    const double z8 = s5*c7 - c5*z3;
    const double z9 = s5*z3 + c5*c7;
    const double z10 = c5*z5 - 0.0825;
    const double z11 = 0.088*s6 + 0.384;
    const double z12 = s5*z5;

    /* tool seen from link 3 */
    const double z13 = c4*z6 - s4*z2;
    const double z14 = c4*z2 + s4*z6;
    const double z15 = c4*z8 + s4*z4;
    const double z16 = s4*z8 - c4*z4;
    const double z17 = s4*z11 - c4*z10 - 0.0825;

    /* tool seen from link 2 */
    const double z18 = s3*z13 - c3*z7;
    const double z19 = c3*z13 + s3*z7;
    const double z20 = s3*z15 - c3*z9;
    const double z21 = s3*z9 + c3*z15;
    const double z22 = s4*z10 + c4*z11 + 0.316;
    const double z23 = c3*z17 + s3*z12;
    const double z24 = s3*z17 - c3*z12;

    /* tool seen from link 1 */
    const double z25 = c2*z19 + s2*z14;
    const double z26 = c2*z21 + s2*z16;
    const double z27 = c2*z16 - s2*z21;
    const double z28 = c2*z14 - s2*z19;
    const double z29 = s2*z22 - c2*z23;

    /* tool seen from link 0 */
    const double z30 = s1*z18 - c1*z25;
    const double z31 = s1*z20 - c1*z26;
    const double z32 = s1*z25 + c1*z18;
    const double z33 = c1*z20 + s1*z26;

    R[0] = -z30;
    R[1] = -z31;
    R[2] = z32*z27 - z28*z33;
    R[3] = z32;
    R[4] = z33;
    R[5] = z30*z27 - z31*z28;
    R[6] = z28;
    R[7] = z27;
    R[8] = z31*z32 - z30*z33;
    p[0] = c1*z29 + s1*z24;
    p[1] = s1*z29 - c1*z24;
    p[2] = s2*z23 + c2*z22 + 0.333;
}

void panda_jacobian(const double q[7], double J[42])
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
    const double z3 = c1*s2;
    const double z4 = c1*c2;

    /* frame 3 */
    const double z5 = c3*z1 + c1*s3;
    const double z6 = c1*c3 - s3*z1;
    const double z7 = s2*c3;
    const double z8 = s2*s3;
    const double z9 = c3*z4 - s1*s3;
    const double z10 = s1*c3 + s3*z4;

    /* frame 4 */
    const double z11 = c4*z5 + s4*z2;
    const double z12 = 0.316*z2;
    const double z13 = z12 + 0.0825*z5;
    const double z14 = s4*z5 - c4*z2;
    const double z15 = 0.316*(c2 + 1.0537974683544304);
    const double z16 = z15 - 0.0825*z7;
    const double z17 = c2*c4 + s4*z7;
    const double z18 = c4*z7 - c2*s4;
    const double z19 = s4*z3 + c4*z9;
    const double z20 = s4*z9 - c4*z3;
    const double z21 = 0.316*z3;
    const double z22 = z21 + 0.0825*z9;

    /* frame 5 */
    const double z23 = s5*z6 + c5*z11;
    const double z24 = c5*z18 - s5*z8;
    const double z25 = s5*z18 + c5*z8;
    const double z26 = s5*z11 - c5*z6;
    const double z27 = s5*z10 - c5*z19;
    const double z28 = c5*z10 + s5*z19;

    /* frame 6 */
    const double z29 = 0.088*c6;
    const double z30 = 0.088*s6;
    const double z31 = z23*z29 - z30*z14;
    const double z32 = z29*z24 - z30*z17;
    const double z33 = z30*z20 + z29*z27;

    /* frame 7 */
    const double z34 = 0.0825*z11 - (z13 + z31) + 0.384*z14;
    const double z35 = z32 - (z16 + (0.384*z17 + 0.0825*z18));
    const double z36 = 0.0825*z19 + 0.384*z20 - z22 + z33;

    /* Jacobian */
    const double z37 = z35 + 0.333;
    const double z38 = z12 + z34;
    const double z39 = z15 + z35;
    const double z40 = z13 + z34;
    const double z41 = z16 + z35;
    const double z42 = z21 + z36;
    const double z43 = z22 + z36;

    J[0] = z34;
    J[1] = -c1*z37;
    J[2] = c2*z38 - z2*z39;
    J[3] = z6*z41 - z8*z40;
    J[4] = z14*z32 - z31*z17;
    J[5] = z31*z25 - z32*z26;
    J[6] = 0.0;
    J[7] = -z36;
    J[8] = -s1*z37;
    J[9] = z39*z3 - c2*z42;
    J[10] = z8*z43 + z41*z10;
    J[11] = -(z17*z33 + z32*z20);
    J[12] = z25*z33 + z32*z28;
    J[13] = 0.0;
    J[14] = 0.0;
    J[15] = c1*z36 + s1*z34;
    J[16] = z2*z42 - z38*z3;
    J[17] = -(z6*z43 + z40*z10);
    J[18] = -(z31*z20 + z14*z33);
    J[19] = z26*z33 + z31*z28;
    J[20] = 0.0;
    J[21] = 0.0;
    J[22] = -s1;
    J[23] = z3;
    J[24] = z10;
    J[25] = -z20;
    J[26] = z28;
    J[27] = c6*z20 - s6*z27;
    J[28] = 0.0;
    J[29] = c1;
    J[30] = z2;
    J[31] = -z6;
    J[32] = -z14;
    J[33] = z26;
    J[34] = c6*z14 + s6*z23;
    J[35] = 1.0;
    J[36] = 0.0;
    J[37] = c2;
    J[38] = -z8;
    J[39] = z17;
    J[40] = -z25;
    J[41] = -(c6*z17 + s6*z24);
}

void panda_inertia_solve(const double q[7], const double phi[7], double qdd[7])
{
    /* joint angles */
    double s6, c6;
    rbgen_sincos(q[5], &s6, &c6);
    const double z1 = q[6] + 0.3168267184401061;
    double z2, z3;
    rbgen_sincos(z1, &z2, &z3);
    double s4, c4;
    rbgen_sincos(q[3], &s4, &c4);
    double s3, c3;
    rbgen_sincos(q[2], &s3, &c3);
    double s2, c2;
    rbgen_sincos(q[1], &s2, &c2);
    double s5, c5;
    rbgen_sincos(q[4], &s5, &c5);

    /* composite body 7 */
    const double z4 = 0.0005260297633034988*z2 - 0.00044399810122265783*z3;
    const double z5 = 0.0005260297633034988*z3 + 0.00044399810122265783*z2;
    const double z6 = 0.001760084078545166*z2;
    const double z7 = 0.0020702359176733103*z3 - 0.0014830831470596859*z2;
    const double z8 = z2*z7;
    const double S6_zz = z8 + 0.013241555385531558;
    const double z9 = 2.1333333333333333*z5 - z8;
    const double z10 = z9 + 0.0038417620350782926;
    const double S6_xz = z3*z7 + 1.0666666666666667*z4 - 0.0009313590416179701;
    const double neg_S6_yz = z6 + 9.3569097314605e-05;
    const double ms6_x = z5 + 0.013609823097337501;
    const double ms6_z = z4 - 0.0055993270925625;
    const double z11 = z9 + 0.030858437526398077;

    /* column 7 */
    const double z12 = s6*z4;
    const double z13 = s3*s2;
    const double z14 = c4*z13;
    const double z15 = z13*s4;
    const double z16 = z14 + 3.83030303030303*z15;
    const double z17 = s2*c3;
    const double z18 = 3.83030303030303*z17 + c2;
    const double z19 = z4*c6;
    const double z20 = z5*c5 + s5*z19;
    const double z21 = 1.0666666666666667*z5 + 0.004909651967360946;
    const double z22 = 0.001760084078545166*z3;
    const double z23 = s6*z21 - c6*z22 + 4.654545454545454*z5;
    const double z24 = z6 - 4.654545454545454*z19;
    const double z25 = s5*z23 + (c5*z24 - z12);
    const double z26 = c4*c2 + s4*z17;
    const double z27 = c6*z21 + s6*z22;
    const double z28 = z27 - z20;
    const double z29 = c5*z23 - s5*z24;
    const double z30 = c4*z17 - s4*c2;
    const double z31 = z12*z16 - (z18*z20 + (z26*z28 + z29*z30 - z13*z25));
    const double z32 = 3.83030303030303*z14 - z15;
    const double z33 = c5*z19 - z5*s5;
    const double z34 = z31 - z32*z33;
    const double neg_S6_xy = z22 + 0.005511034382675315;
    const double z35 = z20 + c4*z28 - s4*z29;
    const double z36 = s3*s4;
    const double z37 = c4*s3;
    const double z38 = 3.83030303030303*s3;
    const double z39 = s4*c3;
    const double z40 = c4*c3;
    const double z41 = 3.83030303030303*z39 + z40;
    const double z42 = z28*z36 + c3*z25 + z29*z37 + z20*z38 + z12*z41;
    const double z43 = z39 - 3.83030303030303*z40;
    const double z44 = z42 + z33*z43;

    /* composite body 6 */
    const double z45 = s6*z10 - 2.0*(c6*neg_S6_xy);
    const double z46 = s6*z45;
    const double S5_xx = z10 - z46 + 0.014959493810686607;
    const double z47 = c6*S6_xz + s6*neg_S6_yz;
    const double S5_xy = 0.00151524447332703 - z47;
    const double ms5_z = s6*ms6_x - 0.0056786982094425*c6;
    const double z48 = c6*ms6_x + 0.0056786982094425*s6;
    const double ms5_x = 0.001208932934385 - z48;
    const double z49 = c6*neg_S6_yz - s6*S6_xz;

    /* column 6 */
    const double z50 = s5*ms5_z;
    const double z51 = z50 + z49;
    const double z52 = 4.654545454545454*ms5_z + z11;
    const double z53 = c5*z47 - s5*z52;
    const double z54 = z48 - (c5*z52 + s5*z47);
    const double z55 = c5*ms5_z;

    /* composite body 5 */
    const double z56 = s5*(S5_xx - S6_zz) + 2.0*(c5*S5_xy);
    const double z57 = s5*z56;
    const double S4_zz = S6_zz + z57 + 0.022178148964878235;
    const double S4_yy = 9.309090909090909*ms5_z + z46 + 0.5987338527766317;
    const double z58 = s5*ms6_z - c5*ms5_x;
    const double S4_xx = S5_xx - 2.0*z58 - z57 + 0.0458473861568155;
    const double z59 = neg_S6_xy - 4.654545454545454*ms5_x + c6*z45 + 0.004600245517563105;
    const double z60 = z49 - 4.654545454545454*ms6_z - 0.0021640520520981297;
    const double z61 = c5*z59 - s5*z60;
    const double S4_xy = z61 - ms5_z - 0.13876407268546087;
    const double ms4_x = 0.040431622658625 - z58;
    const double neg_ms4_y = ms5_z + 0.1419563931722475;
    const double z62 = c5*ms6_z + s5*ms5_x;
    const double S4_xz = c5*z56 - S5_xy + z62 + 0.0039053550262761;
    const double z63 = c5*z60 + s5*z59;
    const double S4_yz = z63 - 0.0016444875773692703;
    const double z64 = S6_zz + S5_xx;
    const double ms4_z = z62 - 0.00012191242095074341;

    /* column 5 */
    const double z65 = z64 - z58;

    /* composite body 4 */
    const double z66 = s4*(S4_xx - S4_yy) + 2.0*(c4*S4_xy);
    const double z67 = s4*z66;
    const double z68 = c4*ms4_x + s4*neg_ms4_y;
    const double S3_xx = 0.056429671026527704 - (z67 - S4_xx + 2.0*z68);
    const double z69 = s4*S4_xz + c4*S4_yz;
    const double z70 = S4_yy + S4_xx;
    const double ms3_z = c4*neg_ms4_y - s4*ms4_x;
    const double z71 = c4*S4_xz - s4*S4_yz;
    const double S3_xy = z71 - ms4_z;

    /* column 4 */
    const double z72 = z68 - z70 - 3.83030303030303*ms3_z;

    /* composite body 3 */
    const double z73 = S4_zz + S3_xx;
    const double z74 = z69 - 3.83030303030303*ms4_z + 0.012830057587888372;
    const double z75 = S4_xy - ms3_z - c4*z66 + 3.83030303030303*z68 - 0.22168156342611428;
    const double z76 = s3*z74 + c3*z75;
    const double z77 = s3*(S4_zz - S3_xx) - 2.0*(c3*S3_xy);
    const double neg_S2_xz = S3_xy + c3*z77 + 0.01026110182100817;
    const double z78 = c3*z74 - s3*z75;
    const double neg_S2_yz = z78 + 0.0007689361029464;
    const double S2_xx = s3*z77 + S3_xx + 0.023077882494931805;
    const double S2_yy = z67 + S4_yy + 7.66060606060606*ms3_z + 0.9562715012318809;
    const double S2_xy = z76 + 0.00398335888393552;

    /* elimination */
    const double z79 = 203.68042513969147*z34;
    const double z80 = 0.3584946733996815*z2;
    const double z81 = z50 + s4*z53 - c4*z51 + z80*z35;
    const double D6 = z11 - z6*z80;
    const double iD6 = 1.0/D6;
    const double neg_U3_6 = z81*iD6;
    const double z82 = 203.68042513969147*z25;
    const double z83 = z54 + z25*z80;
    const double neg_U4_6 = iD6*z83;
    const double z84 = 203.68042513969147*z27;
    const double z85 = z49 - z27*z80;
    const double U5_6 = iD6*z85;
    const double z86 = c4*z65 + (z58 - (z35*z84 - z81*U5_6)) - s4*z61;
    const double D5 = z64 - (z85*U5_6 + z27*z84);
    const double iD5 = 1.0/D5;
    const double z87 = z25*z84 - (z83*U5_6 + z63);
    const double neg_U4_5 = iD5*z87;
    const double z88 = z35*z82 - z69 + z81*neg_U4_6 - z86*neg_U4_5;
    const double neg_D4 = z83*neg_U4_6 - z70 + z25*z82 + z87*neg_U4_5;
    const double neg_iD4 = 1.0/neg_D4;
    const double U3_4 = z88*neg_iD4;
    const double U3_5 = z86*iD5;
    const double z89 = 203.68042513969147*z35;
    const double D3 = z73 + (z88*U3_4 - z86*U3_5 - z81*neg_U3_6 - z35*z89);
    const double iD3 = 1.0/D3;
    const double z90 = z13*z63 - (z26*z65 + (z30*z61 + z27*z79)) - z18*z58;
    const double z91 = z13*z54 + (z26*z51 + z30*z53) - z16*z48 - z32*z55;
    const double z92 = z34*z80 + (z91 - z18*z50);
    const double z93 = z90 - z32*z62 + U5_6*z92;
    const double z94 = z25*z79 + (s2*(s3*z72 - c3*z71) + c2*z69);
    const double z95 = neg_U4_5*z93 - (neg_U4_6*z92 + z94);
    const double z96 = U3_4*z95 + U3_5*z93 + z79*z35 - s2*z76 + c2*z73;
    const double z97 = z96 + neg_U3_6*z92;
    const double U1_3 = iD3*z97;
    const double U1_4 = neg_iD4*z95;
    const double U1_6 = iD6*z92;
    const double neg_U1_5 = iD5*z93;
    const double z98 = z34*z79 + (z97*U1_3 - z95*U1_4 + z92*U1_6) + z93*neg_U1_5;
    const double z99 = z58*z38 + (c3*z63 + (z65*z36 + z61*z37)) + z62*z43;
    const double z100 = z48*z41 - (z50*z38 + z55*z43) - c3*z54 + z53*z37;
    const double z101 = z80*z44 - (z100 + z51*z36);
    const double z102 = z99 - z84*z44 + U5_6*z101;
    const double z103 = z82*z44 + (neg_U4_6*z101 - neg_U4_5*z102) + c3*z72 + s3*z71;
    const double neg_U2_4 = neg_iD4*z103;
    const double U2_6 = iD6*z101;
    const double neg_U2_5 = iD5*z102;
    const double z104 = z92*U2_6 + (s2*neg_S2_xz + c2*neg_S2_yz + z79*z44) + z93*neg_U2_5;
    const double z105 = U3_4*z103 + (z78 - z89*z44 - neg_U3_6*z101 - U3_5*z102);
    const double neg_U2_3 = iD3*z105;
    const double z106 = z95*neg_U2_4 + z104 - z97*neg_U2_3;
    const double z107 = z103*neg_U2_4 - z105*neg_U2_3 - z102*neg_U2_5 - z101*U2_6 + S2_xx;
    const double z108 = 203.68042513969147*z44;
    const double D2 = z107 + S2_yy - z44*z108;
    const double iD2 = 1.0/D2;
    const double neg_U1_2 = z106*iD2;
    const double z109 = z98 + z106*neg_U1_2 + s2*(s2*(S2_xx - S2_yy) + 2.0*(c2*S2_xy));
    const double D1 = 0.03733744848940618 - (z109 - z73);
    const double iD1 = 1.0/D1;
    const double z110 = 203.68042513969147*phi[6];
    const double z111 = phi[5] + z6*z110;
    const double z112 = phi[4] + z27*z110 - U5_6*z111;
    const double z113 = phi[3] + neg_U4_5*z112 + neg_U4_6*z111 + z25*z110;
    const double z114 = U3_4*z113 - (z35*z110 + phi[2]) + U3_5*z112 - neg_U3_6*z111;
    const double z115 = neg_U2_5*z112 + (neg_U2_4*z113 + (phi[1] - (neg_U2_3*z114 + U2_6*z111)));
    const double z116 = z44*z110 - z115;
    const double z117 = neg_U1_2*z116 + (U1_4*z113 + (U1_6*z111 - neg_U1_5*z112) - U1_3*z114);
    const double z118 = iD1*(z117 - phi[0] + z34*z110);
    const double z119 = neg_U1_2*z118 + iD2*z116;
    const double z120 = U1_3*z118 - neg_U2_3*z119 - iD3*z114;
    const double z121 = neg_iD4*z113 - U1_4*z118 + neg_U2_4*z119 + U3_4*z120;
    const double z122 = neg_U4_5*z121 + (neg_U2_5*z119 - (iD5*z112 - (neg_U1_5*z118 + U3_5*z120)));
    const double z123 = U1_6*z118 + (U5_6*z122 + U2_6*z119 + iD6*z111) + neg_U3_6*z120;
    const double z124 = z123 - neg_U4_6*z121;
    const double z125 = z84*z122 + z82*z121 - z89*z120 - z79*z118 - z110;

    qdd[0] = -z118;
    qdd[1] = -z119;
    qdd[2] = z120;
    qdd[3] = -z121;
    qdd[4] = -z122;
    qdd[5] = z124;
    qdd[6] = z80*z124 + (z108*z119 - z125);
}

void panda_energy(const double q[7], const double qd[7], double e[2])
{
    /* joint angles */
    double s3, c3;
    rbgen_sincos(q[2], &s3, &c3);
    double s2, c2;
    rbgen_sincos(q[1], &s2, &c2);
    double s4, c4;
    rbgen_sincos(q[3], &s4, &c4);
    double s5, c5;
    rbgen_sincos(q[4], &s5, &c5);
    double s6, c6;
    rbgen_sincos(q[5], &s6, &c6);
    double s7, c7;
    rbgen_sincos(q[6], &s7, &c7);

    /* link 2 */
    const double neg_w2_x = qd[0]*s2;
    const double neg_w2_y = qd[0]*c2;
    const double z1 = 0.000704*neg_w2_y;
    const double z2 = 0.010254*neg_w2_x;
    const double z3 = 0.12169220055710306*neg_w2_y - qd[1];
    const double z4 = 0.10936629526462396*neg_w2_y - neg_w2_x;
    const double z5 = 0.009215397424892705*qd[1] - z2;

    /* link 3 */
    const double w3_y = s3*neg_w2_x + c3*qd[1];
    const double w3_z = neg_w2_y + qd[2];
    const double w3_x = s3*qd[1] - neg_w2_x*c3;
    const double z6 = w3_y - 1.426411803183371*w3_x;
    const double z7 = w3_y - 0.15732390640405935*w3_z;
    const double z8 = 9.066719965113743*w3_x - w3_z;
    const double z9 = 0.004761*w3_y;
    const double z10 = 0.011396*w3_z;
    const double z11 = s2*c3;
    const double z12 = s3*s2;

    /* link 4 */
    const double z13 = w3_y*c4;
    const double z14 = w3_y*s4;
    const double v4_y_scaled = z13 + 3.83030303030303*z14;
    const double w4_z = qd[3] - w3_y;
    const double neg_w4_x = s4*w3_z + c4*w3_x;
    const double v4_x_scaled = 0.2610759493670886*z14 - z13;
    const double w4_y = s4*w3_x - c4*w3_z;
    const double v4_z_scaled = 3.83030303030303*w3_x - w3_z;
    const double z15 = neg_w4_x + 3.0050265899322506*v4_y_scaled + 1.9366941065054273*w4_z;
    const double z16 = neg_w4_x + 0.7900860954424004*v4_z_scaled - 0.509198517511181*w4_y;
    const double z17 = 3.026269165573315*v4_x_scaled + (0.2629214989609171*w4_y + w4_z);
    const double z18 = 0.007796*neg_w4_x;
    const double z19 = 0.008641*w4_z;
    const double z20 = c4*c2 + s4*z11;
    const double z21 = c4*z11 - s4*c2;

    /* link 5 */
    const double neg_v5_z_scaled = v4_y_scaled + w4_z;
    const double w5_y = w4_z*c5 + s5*neg_w4_x;
    const double w5_x = w4_z*s5 - c5*neg_w4_x;
    const double z22 = 22.38435928313381*v4_x_scaled + 27.201246723808175*w4_z;
    const double z23 = 5.844017850818163*(w4_y - 4.654545454545454*neg_w4_x - v4_z_scaled);
    const double neg_v5_y_scaled = s5*z22 + c5*z23;
    const double w5_z = qd[4] - w4_y;
    const double z24 = 0.8467096408585394*w5_z + 2.7227456258411844*w5_x - neg_v5_y_scaled;
    const double v5_x_scaled = c5*z22 - s5*z23;
    const double z25 = 2.9089041581072466*w5_z - 2.7227456258411844*w5_y + v5_x_scaled;
    const double z26 = 0.000229*w5_y;
    const double z27 = 0.004037*w5_x;
    const double z28 = c5*z21 - s5*z12;
    const double z29 = s5*z21 + c5*z12;

    /* link 6 */
    const double z30 = 5.844017850818163*neg_v5_z_scaled;
    const double z31 = z30 + 0.8467096408585394*w5_y + 2.9089041581072466*w5_x;
    const double w6_z = qd[5] + w5_y;
    const double z32 = 0.000341*w6_z;
    const double w6_y = w5_z*c6 + w5_x*s6;
    const double w6_x = w5_z*s6 - w5_x*c6;
    const double z33 = 0.000109*w6_x;
    const double v6_y_scaled = v5_x_scaled*s6 - z30*c6;
    const double z34 = v6_y_scaled + (4.260749451016506*w6_z + 0.7449883119642984*w6_x);
    const double z35 = 4.260749451016506*w6_y + (neg_v5_y_scaled + w6_x);
    const double neg_v6_x_scaled = z30*s6 + v5_x_scaled*c6;
    const double z36 = neg_v6_x_scaled + (0.7449883119642984*w6_y - w6_z);
    const double z37 = c6*z28 - s6*z20;

    /* link 7 */
    const double w7_z = qd[6] - w6_y;
    const double w7_x = w6_z*s7 + w6_x*c7;
    const double z38 = 0.001196*w7_x;
    const double w7_y = w6_z*c7 - w6_x*s7;
    const double z39 = 0.000741*w7_y;
    const double z40 = z39*(w7_z + 0.5775978407557355*w7_x - 13.531713900134951*w7_y) -
        z38*(10.464882943143811*w7_x - (w7_z + 0.35785953177257523*w7_y));
    const double z41 = w7_z*(z38 + z39 - 0.004815*w7_z) + z40 + z33*(10.623853211009173*w6_z - (w6_y
        + 18.01834862385321*w6_x));
    const double z42 = w6_y*(z32 + 0.004354*w6_y + z33) - z41 + z32*(w6_y + (15.932551319648095*w6_z
        - 3.3958944281524928*w6_x));
    const double z43 = z9*(w3_x + (2.689561016593153*w3_z - 7.593992858643142*w3_y)) - (z42 -
        z10*(1.1236398736398736*w3_y + (w3_x - 0.9503334503334503*w3_z)));
    const double z44 = w3_x*(z9 - 0.037242*w3_x + z10) + z43 - z27*(w5_z + (8.805796383453059*w5_x -
        0.5243993064156552*w5_y));
    const double z45 = z1*(39.92897727272727*neg_w2_y - (qd[1] + 5.575284090909091*neg_w2_x)) +
        ((0.7764774722059685*neg_w2_x - 0.3827774527013848*neg_w2_y - qd[1])*z2 - z44);
    const double z46 = z45 - qd[1]*(z2 + (z1 - 0.025995*qd[1])) - (w5_z - 128.707423580786*w5_y +
        9.244541484716157*w5_x)*z26;
    const double z47 = w4_y*(z18 + (z19 - 0.019552*w4_y)) - (z46 + w5_z*(0.008627*w5_z + z27 -
        z26));
    const double z48 = z47 + z19*(w4_y + (0.15414882536743435*neg_w4_x - 3.277745631292675*w4_z)) -
        z18*(3.3161877886095437*neg_w4_x - (0.17085684966649564*w4_z + w4_y));
    const double z49 = 6.233619040872707*w6_z + (0.3011971382021676*w7_x + 0.7449883119642984*w7_y +
        v6_y_scaled);
    const double z50 = neg_v5_y_scaled + 6.233619040872707*w6_y;
    const double z51 = s7*neg_v6_x_scaled - (4.363320818870865*w7_x - 0.7449883119642984*w7_z +
        c7*z50);
    const double z52 = c7*neg_v6_x_scaled + s7*z50 - 0.3011971382021676*w7_z -
        4.363320818870865*w7_y;
    const double z53 = 0.00016606361382569748*(z34*z34 + z35*z35 + z36*z36) +
        7.3290975316329e-05*(z49*z49 + z51*z51 + z52*z52);
    const double z54 = 0.001222414569513848*(z6*z6 + (z7*(82.20541092579217*z7) + z8*z8)) + (z53 -
        0.5*z48);
    const double z55 = 0.019559997219737047*(z15*(0.06912771461585551*z15) + z16*z16 + z17*z17) +
        z54;
    const double z56 = z55 + 0.004606581888605612*(qd[0]*qd[0]) + 0.0002668047033792*(z3*z3 + (z4*z4
        + z5*(140.84416610401436*z5)));
    const double z57 = 4.8076874943165*z21 + (30.45357582685272*c2 - 6.711589586344321*z11 +
        16.87990566084543*z20) + 0.14375311619778*z28;
    const double z58 = 0.01993386669246*s2 + (z57 + 0.66581089427925*z29 + 0.27690780075318*z12) -
        0.030680181926639998*(c7*(2.4734242709313268*z37 - z29));
    const double z59 = 0.67524884163189*(c6*z20 + s6*z28) + (1.61833169193795*z37 +
        (s7*(0.07588510661394*z29 + 0.030680181926639998*z37) - z58));

    e[0] = 0.000122159198535397*(z31*z31 + (z24*z24 + z25*z25)) + z56;
    e[1] = 50.14858250225521 - z59;
}
