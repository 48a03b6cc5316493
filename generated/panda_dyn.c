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
 *   inverse_dynamics          best                268    264    0        6
 *   inertia_matrix            best                165    152    0        6
 *   bias                      best                258    243    0        6
 *   gravity                   best                 56     35    0        6
 *   forward_dynamics          best                539    496    6        6
 *   forward_kinematics        best: tool-cross     70     36    0        7
 *   jacobian                  best: frames         93     55    0        6
 *   inertia_solve             best                291    250    6        6
 *   energy                    best: links         196    152    0        6
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
    double z3, z2;
    rbgen_sincos(z1, &z3, &z2);
    const double z4 = 0.0005260297633034988*z2 + 0.00044399810122265783*z3;
    const double z5 = 0.0020702359176733103*z2 - 0.0014830831470596859*z3;
    const double z6 = z2*z5 - 0.0010351179588366552;
    const double z7 = z3*z5;
    const double z8 = z7 + 0.003196367557210316;
    const double z9 = z7 - 0.0017132844101506299;
    const double z10 = 0.0005260297633034988*z3 - 0.00044399810122265783*z2;

    /* motion of link 2 */
    const double neg_w2_x = qd[0]*s2;
    const double neg_w2_y = qd[0]*c2;
    const double z11 = neg_w2_x*neg_w2_y;
    const double U2_xy = z11 - qdd[1];
    const double z12 = neg_w2_y*qd[1];
    const double U2_yz = s2*qdd[0];
    const double neg_wd2_x = z12 + U2_yz;
    const double neg_U2_zy = z12 + neg_wd2_x;
    const double z13 = neg_w2_x*qd[1];
    const double neg_U2_xz = c2*qdd[0];
    const double wd2_y = z13 - neg_U2_xz;
    const double z14 = qd[1]*qd[1];
    const double z15 = neg_w2_x*neg_w2_x;
    const double z16 = neg_w2_y*neg_w2_y;

    /* motion of link 3 */
    const double w3_x = qd[1]*s3 - neg_w2_x*c3;
    const double z17 = w3_x*w3_x;
    const double w3_y = neg_w2_x*s3 + qd[1]*c3;
    const double z18 = w3_y*w3_y;
    const double wd3_y = qdd[1]*c3 + (neg_wd2_x*s3 - w3_x*qd[2]);
    const double w3_z = neg_w2_y + qd[2];
    const double wd3_z = qdd[2] - wd2_y;
    const double wd3_x = qdd[1]*s3 - neg_wd2_x*c3 + w3_y*qd[2];
    const double z19 = w3_x*w3_y;
    const double U3_yx = z19 + wd3_z;
    const double z20 = w3_y*w3_z;
    const double U3_yz = z20 - wd3_x;
    const double z21 = 118.9090909090909*s2;
    const double a3_y = 3.83030303030303*U3_yz + s3*z21;
    const double z22 = w3_z*w3_z;
    const double neg_U3_xx = z18 + z22;
    const double z23 = w3_x*w3_z;
    const double U3_xz = wd3_y + z23;
    const double a3_x = 3.83030303030303*U3_xz - c3*z21;
    const double a3_z_scaled = c2 - 0.03221202854230377*(z17 + z18);
    const double U3_zx = z23 - wd3_y;

    /* motion of link 4 */
    const double wd4_z = qdd[3] - wd3_y;
    const double neg_w4_x = s4*w3_z + w3_x*c4;
    const double w4_y = w3_x*s4 - c4*w3_z;
    const double z24 = neg_w4_x*w4_y;
    const double neg_U4_xy = wd4_z + z24;
    const double w4_z = qd[3] - w3_y;
    const double z25 = w4_y*w4_z;
    const double wd4_x = w4_y*qd[3] - (s4*wd3_z + c4*wd3_x);
    const double U4_zy = z25 + wd4_x;
    const double neg_a4_z = U3_yx + a3_y;
    const double z26 = neg_w4_x*w4_z;
    const double wd4_y = s4*wd3_x - c4*wd3_z + neg_w4_x*qd[3];
    const double neg_U4_zx = z26 + wd4_y;
    const double U4_xz = wd4_y - z26;
    const double z27 = w4_y*w4_y;
    const double z28 = w4_z*w4_z;
    const double neg_U4_xx = z27 + z28;
    const double z29 = neg_U3_xx - a3_x;
    const double z30 = 118.9090909090909*a3_z_scaled + U3_zx;
    const double neg_a4_y = c4*z30 + s4*z29;
    const double U4_yx = wd4_z - z24;
    const double z31 = neg_w4_x*neg_w4_x;
    const double U4_yz = z25 - wd4_x;

    /* motion of link 5 */
    const double w5_y = w4_z*c5 + neg_w4_x*s5;
    const double w5_x = w4_z*s5 - neg_w4_x*c5;
    const double z32 = w5_y*w5_x;
    const double wd5_z = qdd[4] - wd4_y;
    const double U5_yx = z32 + wd5_z;
    const double z33 = neg_U4_xx + (s4*z30 - c4*z29) - 4.654545454545454*neg_U4_xy;
    const double z34 = neg_a4_z + neg_U4_zx + 4.654545454545454*U4_zy;
    const double a5_y = s5*z33 - c5*z34;
    const double w5_z = qd[4] - w4_y;
    const double wd5_x = wd4_z*s5 + w5_y*qd[4] + wd4_x*c5;
    const double neg_a5_x = s5*z34 + c5*z33;
    const double neg_a5_z = U4_yx - neg_a4_y + 4.654545454545454*(z28 + z31);
    const double wd5_y = wd4_z*c5 - (wd4_x*s5 + w5_x*qd[4]);
    const double z35 = w5_x*w5_x;
    const double z36 = w5_y*w5_y;
    const double z37 = w5_x*w5_z;
    const double z38 = w5_y*w5_z;
    const double z39 = w5_z*w5_z;
    const double U5_zx = z37 - wd5_y;

    /* motion of link 6 */
    const double w6_z = qd[5] + w5_y;
    const double w6_x = s6*w5_z - w5_x*c6;
    const double z40 = w6_z*w6_x;
    const double wd6_y = s6*wd5_x - (qd[5]*w6_x - wd5_z*c6);
    const double U6_xz = z40 + wd6_y;
    const double a6_x = c6*neg_a5_x - s6*neg_a5_z;
    const double w6_y = c6*w5_z + w5_x*s6;
    const double z41 = w6_z*w6_y;
    const double wd6_x = qd[5]*w6_y + (wd5_z*s6 - c6*wd5_x);
    const double U6_zy = z41 + wd6_x;
    const double wd6_z = wd5_y + qdd[5];
    const double z42 = w6_x*w6_y;
    const double U6_xy = z42 - wd6_z;
    const double U6_zx = z40 - wd6_y;
    const double z43 = w6_z*w6_z;
    const double z44 = w6_x*w6_x;
    const double z45 = w6_y*w6_y;
    const double neg_a6_y = c6*neg_a5_z + s6*neg_a5_x;
    const double U6_yx = wd6_z + z42;
    const double U6_yz = z41 - wd6_x;

    /* motion of link 7 */
    const double a7_y = a5_y + 1.0666666666666667*U6_zx;
    const double wd7_z = qdd[6] - wd6_y;
    const double U7_xy = z40 - wd7_z;
    const double U7_yx = z40 + wd7_z;
    const double a7_x = a6_x - 1.0666666666666667*(z43 + z45);
    const double w7_z = qd[6] - w6_y;
    const double z46 = w7_z*w7_z;
    const double neg_U7_yy = z44 + z46;
    const double z47 = qd[6] + w7_z;
    const double U7_zy = wd6_x + w6_z*z47;
    const double U7_zx = w6_x*z47 - wd6_z;
    const double a7_z = neg_a6_y - 1.0666666666666667*U6_yx;
    const double neg_U7_xx = z43 + z46;

    /* forces on link 7 */
    const double z48 = z43 - z44;
    const double neg_f7_y = 0.0056786982094425*U6_zy + (z10*neg_U7_yy - (0.012759209153753908*a7_y +
        z4*U7_yx));
    const double f7_z = 0.012759209153753908*a7_z + z10*U7_zy + z4*U7_zx - 0.0056786982094425*(z43 +
        z44);

    /* forces on link 6 */
    const double z49 = 0.010045187828321242*U6_xz - (0.0055993270925625*a6_x +
        0.0005462437073966848*U6_zy + 9.3569097314605e-05*U6_xy + 0.0011196707334275558*U6_zx);
    const double z50 = 0.001760084078545166*z3;
    const double z51 = 0.001760084078545166*z2;
    const double z52 = z48*z6 + (U6_xy*z50 - U6_zy*z51 - z8*U7_xy - U7_yx*z9);
    const double n7_z = z4*a7_y + (z52 - z10*a7_x);
    const double n6_y = z49 - 0.0001037589172186849*z48 - n7_z + 1.0666666666666667*neg_f7_y;
    const double z53 = z50*(z43 - z46) - (0.013508337745659892*U6_zy + (z8*U7_zy + (z6*U7_zx -
        z51*U7_yx)));
    const double z54 = 0.0005462437073966848*U6_zx - (0.0056786982094425*a7_y + (z53 - z10*a7_z)) -
        0.0001037589172186849*U6_yx;
    const double neg_n6_x = 9.3569097314605e-05*(z43 - z45) + (0.0055993270925625*neg_a6_y +
        (0.010045187828321242*U6_yz - z54));
    const double neg_f6_y = f7_z + (0.017739234691846142*neg_a6_y + 0.0055993270925625*U6_yz);
    const double z55 = 0.0056786982094425*U6_xy + (0.0055993270925625*U6_xz -
        0.017739234691846142*a6_x - U7_xy*z10 + z4*neg_U7_xx);
    const double f6_x = 0.012759209153753908*a7_x - z55;
    const double z56 = z6*U7_zy - (0.0011196707334275558*U6_yx + (9.3569097314605e-05*U6_xz +
        0.0001037589172186849*U6_yz) + z50*U7_xy);
    const double z57 = z51*(z46 - z44) + (z4*a7_z + (z56 + 1.0666666666666667*f7_z -
        0.0056786982094425*a7_x));
    const double n6_z = 0.0005462437073966848*(z45 - z44) - (0.013508337745659892*U6_xy + (z57 -
        z9*U7_zx));

    /* forces on link 5 */
    const double z58 = 0.001451156065026715*U5_yx + (0.001208932934385*a5_y + c6*n6_y - s6*neg_n6_x)
        - 0.00151524447332703*(z35 - z36);
    const double n5_z = z58 - 0.0021640520520981297*(wd5_y + z37) - 0.004600245517563105*(z38 -
        wd5_x);
    const double neg_f5_x = 0.001208932934385*(z36 + z39) + (s6*neg_f6_y + c6*f6_x);
    const double f5_y = 0.0055993270925625*(z44 + z45) + (0.017739234691846142*a5_y +
        (0.001208932934385*U5_yx - neg_f7_y));
    const double z59 = c5*f5_y - s5*neg_f5_x;
    const double n5_x = s6*n6_y + (0.00151524447332703*U5_zx + 0.004600245517563105*U5_yx +
        c6*neg_n6_x) - 0.0021640520520981297*(z36 - z39);
    const double z60 = 0.001208932934385*neg_a5_z + n6_z - 0.004600245517563105*(z35 - z39) -
        0.00151524447332703*(wd5_x + z38);
    const double n5_y = z60 - 0.001451156065026715*U5_zx + 0.0021640520520981297*(z32 - wd5_z);
    const double z61 = c5*neg_f5_x + s5*f5_y;
    const double f5_z = 0.001208932934385*U5_zx - (c6*neg_f6_y - s6*f6_x);

    /* forces on link 4 */
    const double z62 = 0.0031923204867866507*U4_zy - 0.009933178813024952*neg_a4_z -
        0.0016444875773692703*neg_U4_xy - 0.015348942311215452*neg_U4_zx -
        0.022178148964878235*U4_xz;
    const double n4_y = 0.0039053550262761*(z31 - z28) - (z62 + n5_z + z59);
    const double f4_z = z59 - 0.009933178813024952*neg_U4_zx;
    const double z63 = c5*n5_x - (0.07551696955258023*U4_zy + (0.022178148964878235*U4_yz +
        (0.0039053550262761*U4_yx + 0.0031923204867866507*neg_U4_zx)));
    const double n4_x = z63 - s5*n5_y - 4.654545454545454*z59 + 0.0016444875773692703*(z27 - z28);
    const double neg_f4_x = z61 + 0.009933178813024952*neg_U4_xx;
    const double f4_y = 0.009933178813024952*U4_yx - f5_z;
    const double z64 = 0.009933178813024952*neg_a4_y - (c5*n5_y + s5*n5_x - f5_z -
        4.654545454545454*z61);
    const double z65 = 0.0016444875773692703*U4_xz + (0.0039053550262761*U4_yz - (z64 -
        0.015348942311215452*U4_yx + 0.07551696955258023*neg_U4_xy));
    const double n4_z = z65 - 0.0031923204867866507*(z31 - z27);

    /* forces on link 3 */
    const double z66 = 0.004377257121839583*U3_xz - (0.02593122718092765*U3_yx - (f4_z + s4*n4_x) +
        0.005487648106562256*U3_yz);
    const double neg_n3_z = 0.00012191242095074341*(z17 - z18) + (c4*n4_y -
        (0.025944587843839954*a3_y - (z66 + 0.0023287353274350003*a3_x)));

    /* forces on link 2 */
    const double n2_y = 0.01026110182100817*(z14 - z15) - (0.0007689361029464*U2_xy -
        (0.00398335888393552*neg_U2_zy + neg_n3_z));
    const double z67 = 0.013297019103287584*(z19 - wd3_z) - (s4*(neg_f4_x - 3.83030303030303*f4_y) +
        0.09937563343822334*neg_U3_xx);
    const double z68 = 3.08504735452206*a3_z_scaled - (z67 + 0.005487648106562256*(z17 - z22) +
        c4*(f4_y + 3.83030303030303*neg_f4_x));
    const double z69 = 0.02593122718092765*U3_zx + z68 + n4_z + 0.00012191242095074341*(wd3_x +
        z20);
    const double z70 = 0.00012191242095074341*U3_zx - (c4*n4_x - s4*n4_y - 0.27690780075318*c2 +
        0.1048632815447856*U3_yx);
    const double z71 = 0.013297019103287584*(z18 - z22) - (z70 + 3.83030303030303*f4_z);
    const double z72 = 0.0007689361029464*(z14 - z16) + (0.4857441996521022*neg_U2_zy - (s3*z69 -
        c3*z71));
    const double neg_n2_x = 0.00398335888393552*(z13 + wd2_y) + (z72 - 0.01026110182100817*(z11 +
        qdd[1]));
    const double z73 = 0.0007689361029464*neg_U2_xz - (0.04615576498986361*qdd[1] +
        (0.01993386669246*c2 - (16.562820126782004*s2 + c3*z69)));
    const double neg_n2_z = 0.00398335888393552*(z15 - z16) + (s3*z71 + (0.01026110182100817*U2_yz +
        z73) + 0.4857441996521022*U2_xy);

    /* forces on link 1 */
    const double n1_z = s2*neg_n2_x - c2*n2_y + 0.03733744848940618*qdd[0];

    tau[0] = n1_z;
    tau[1] = -neg_n2_z;
    tau[2] = -neg_n3_z;
    tau[3] = n4_z;
    tau[4] = n5_z;
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
    const double z1 = q[6] + 0.3168267184401061;
    double z2, z3;
    rbgen_sincos(z1, &z2, &z3);
    double s5, c5;
    rbgen_sincos(q[4], &s5, &c5);
    double s4, c4;
    rbgen_sincos(q[3], &s4, &c4);
    double s6, c6;
    rbgen_sincos(q[5], &s6, &c6);
    const double z4 = 0.0005260297633034988*z2 - 0.00044399810122265783*z3;
    const double z5 = 0.0020702359176733103*z3 - 0.0014830831470596859*z2;
    const double z6 = z2*z5;
    const double z7 = z6 - 0.0017132844101506299;
    const double z8 = z3*z5 - 0.0010351179588366552;
    const double z9 = z6 + 0.003196367557210316;

    /* motion of link 2 */
    const double z10 = qd[1]*qd[1];
    const double neg_w2_y = qd[0]*c2;
    const double z11 = neg_w2_y*neg_w2_y;
    const double neg_w2_x = qd[0]*s2;
    const double U2_xy = neg_w2_y*neg_w2_x;
    const double wd2_y = qd[1]*neg_w2_x;
    const double neg_wd2_x = qd[1]*neg_w2_y;
    const double z12 = neg_w2_x*neg_w2_x;

    /* motion of link 3 */
    const double w3_y = neg_w2_x*s3 + qd[1]*c3;
    const double w3_x = qd[1]*s3 - neg_w2_x*c3;
    const double z13 = w3_y*w3_x;
    const double z14 = w3_x*w3_x;
    const double z15 = w3_y*w3_y;
    const double a3_z = 118.9090909090909*c2 - 3.83030303030303*(z14 + z15);
    const double w3_z = neg_w2_y + qd[2];
    const double wd3_x = w3_y*qd[2] - c3*neg_wd2_x;
    const double wd3_y = s3*neg_wd2_x - w3_x*qd[2];
    const double z16 = w3_x*w3_z;
    const double U3_xz = wd3_y + z16;
    const double z17 = 118.9090909090909*s2;
    const double a3_x = 3.83030303030303*U3_xz - c3*z17;
    const double z18 = w3_z*w3_z;
    const double neg_U3_xx = z15 + z18;
    const double U3_zx = z16 - wd3_y;
    const double U3_yx = z13 - wd2_y;
    const double z19 = w3_y*w3_z;
    const double U3_yz = z19 - wd3_x;
    const double a3_y = 3.83030303030303*U3_yz + s3*z17;

    /* motion of link 4 */
    const double w4_z = qd[3] - w3_y;
    const double neg_w4_x = s4*w3_z + w3_x*c4;
    const double w4_y = w3_x*s4 - w3_z*c4;
    const double wd4_x = qd[3]*w4_y - (c4*wd3_x - wd2_y*s4);
    const double wd4_y = s4*wd3_x + wd2_y*c4 + qd[3]*neg_w4_x;
    const double z20 = neg_U3_xx - a3_x;
    const double z21 = a3_z + U3_zx;
    const double z22 = neg_w4_x*w4_y;
    const double neg_U4_yx = wd3_y + z22;
    const double z23 = w4_y*w4_y;
    const double z24 = w4_z*w4_z;
    const double z25 = w4_z*neg_w4_x;
    const double neg_U4_zx = z25 + wd4_y;
    const double z26 = w4_z*w4_y;
    const double z27 = neg_w4_x*neg_w4_x;

    /* motion of link 5 */
    const double w5_y = c5*w4_z + s5*neg_w4_x;
    const double w5_z = qd[4] - w4_y;
    const double w5_x = w4_z*s5 - c5*neg_w4_x;
    const double wd5_x = w5_y*qd[4] - (s5*wd3_y - c5*wd4_x);
    const double z28 = s4*z20 + c4*z21 + neg_U4_yx;
    const double z29 = w5_x*w5_x;
    const double z30 = w5_y*w5_y;
    const double a5_z = z28 - 4.654545454545454*(z29 + z30);
    const double neg_wd5_y = c5*wd3_y + (qd[4]*w5_x + s5*wd4_x);
    const double z31 = w5_z*w5_x;
    const double U5_xz = z31 - neg_wd5_y;
    const double z32 = c4*z20 - (z23 + z24) - s4*z21;
    const double z33 = U3_yx + neg_U4_zx + a3_y;
    const double a5_x = 4.654545454545454*U5_xz + (c5*z32 - s5*z33);
    const double z34 = w5_z*w5_z;
    const double z35 = w5_y*w5_z;
    const double U5_yz = z35 - wd5_x;
    const double a5_y = 4.654545454545454*U5_yz - (s5*z32 + c5*z33);
    const double z36 = w5_y*w5_x;
    const double U5_yx = z36 - wd4_y;
    const double U5_zx = neg_wd5_y + z31;

    /* motion of link 6 */
    const double w6_z = qd[5] + w5_y;
    const double z37 = w6_z*w6_z;
    const double w6_y = w5_z*c6 + s6*w5_x;
    const double w6_x = w5_z*s6 - c6*w5_x;
    const double wd6_y = s6*wd5_x - (c6*wd4_y + qd[5]*w6_x);
    const double z38 = w6_z*w6_x;
    const double U6_xz = wd6_y + z38;
    const double a6_x = s6*a5_z - c6*a5_x;
    const double z39 = w6_y*w6_y;
    const double z40 = w6_y*w6_x;
    const double U6_xy = neg_wd5_y + z40;
    const double z41 = w6_x*w6_x;
    const double wd6_x = qd[5]*w6_y - (c6*wd5_x + s6*wd4_y);
    const double a6_y = c6*a5_z + s6*a5_x;
    const double U6_yx = z40 - neg_wd5_y;
    const double z42 = w6_z*w6_y;
    const double U6_yz = z42 - wd6_x;
    const double U6_zx = z38 - wd6_y;
    const double U6_zy = wd6_x + z42;

    /* motion of link 7 */
    const double w7_z = qd[6] - w6_y;
    const double z43 = w7_z*w7_z;
    const double neg_U7_xx = z37 + z43;
    const double a7_x = a6_x - 1.0666666666666667*(z37 + z39);
    const double z44 = qd[6] + w7_z;
    const double U7_zy = w6_z*z44 + wd6_x;
    const double U7_zx = neg_wd5_y + w6_x*z44;
    const double neg_a7_z = a6_y + 1.0666666666666667*U6_yx;
    const double neg_U7_yy = z43 + z41;
    const double a7_y = 1.0666666666666667*U6_zx + a5_y;

    /* forces on link 7 */
    const double z45 = 0.0005260297633034988*(0.8440550938302861*z2 + z3);
    const double f7_z = z4*U7_zy + (z45*U7_zx - 0.012759209153753908*neg_a7_z) -
        0.0056786982094425*(z37 + z41);
    const double f7_y = 0.012759209153753908*a7_y - 0.0056786982094425*U6_zy + z45*U6_zx -
        z4*neg_U7_yy;
    const double z46 = 0.001760084078545166*z2;
    const double z47 = 0.001760084078545166*z3;
    const double z48 = z37 - z41;
    const double z49 = U6_xz*z9 + (U6_zx*z7 + (U6_zy*z47 - U6_xy*z46)) - z8*z48;
    const double n7_z = z45*a7_y - (z4*a7_x + z49);

    /* forces on link 6 */
    const double z50 = 0.0056786982094425*U6_xy - (0.012759209153753908*a7_x +
        (0.017739234691846142*a6_x - 0.0055993270925625*U6_xz)) - z4*U6_xz;
    const double neg_f6_x = z45*neg_U7_xx + z50;
    const double f6_y = 0.017739234691846142*a6_y - 0.0055993270925625*U6_yz - f7_z;
    const double z51 = U7_zy*z8 - (0.0011196707334275558*U6_yx - 1.0666666666666667*f7_z +
        z45*neg_a7_z + 0.0056786982094425*a7_x);
    const double z52 = z51 - U6_xz*z46 - U7_zx*z7 + 0.013508337745659892*U6_xy + (z43 - z41)*z47;
    const double n6_z = 0.0001037589172186849*U6_yz - z52 + 9.3569097314605e-05*U6_xz +
        0.0005462437073966848*(z39 - z41);
    const double z53 = U7_zy*z9 + (U7_zx*z8 - U6_zx*z47) + 0.013508337745659892*U6_zy - z46*(z37 -
        z43);
    const double z54 = z53 - 0.0056786982094425*a7_y - z4*neg_a7_z - 0.0001037589172186849*U6_yx +
        0.0005462437073966848*U6_zx;
    const double n6_x = z54 + 0.0055993270925625*a6_y - 0.010045187828321242*U6_yz -
        9.3569097314605e-05*(z37 - z39);
    const double z55 = 0.0001037589172186849*z48 + (1.0666666666666667*f7_y + n7_z +
        0.0011196707334275558*U6_zx + 0.0055993270925625*a6_x);
    const double neg_n6_y = z55 - 0.010045187828321242*U6_xz + 9.3569097314605e-05*U6_xy +
        0.0005462437073966848*U6_zy;

    /* forces on link 5 */
    const double f5_x = c6*neg_f6_x + s6*f6_y - 0.001208932934385*(z30 + z34);
    const double f5_y = 0.0055993270925625*(z39 + z41) + (0.017739234691846142*a5_y +
        (0.001208932934385*U5_yx + f7_y));
    const double z56 = c5*f5_x - s5*f5_y;
    const double z57 = 0.004600245517563105*(z29 - z34) + (0.001208932934385*a5_z - n6_z -
        0.0021640520520981297*(wd4_y + z36));
    const double neg_n5_y = 0.00151524447332703*(wd5_x + z35) + (z57 + 0.001451156065026715*U5_zx);
    const double neg_f4_y = 0.009933178813024952*z28 + (c6*f6_y + (0.001208932934385*U5_zx -
        s6*neg_f6_x));
    const double neg_n5_x = c6*n6_x + s6*neg_n6_y - 0.00151524447332703*U5_zx -
        0.004600245517563105*U5_yx + 0.0021640520520981297*(z30 - z34);
    const double f4_x = z56 + 0.009933178813024952*z32;
    const double z58 = s5*f5_x + c5*f5_y;
    const double f4_z = z58 - 0.009933178813024952*z33;
    const double z59 = c6*neg_n6_y + (0.004600245517563105*U5_yz + 0.0021640520520981297*U5_xz -
        s6*n6_x) - 0.001451156065026715*U5_yx;
    const double neg_n5_z = 0.00151524447332703*(z29 - z30) + (z59 - 0.001208932934385*a5_y);

    /* forces on link 4 */
    const double z60 = 4.654545454545454*z56 - (c5*neg_n5_y + neg_f4_y + s5*neg_n5_x) -
        0.08093273305077073*z22;
    const double z61 = z60 + 0.07010120605438973*wd3_y + 0.0016444875773692703*(wd4_y - z25) -
        0.0039053550262761*(wd4_x - z26);
    const double n4_z = z61 - 0.0031923204867866507*(z27 - z23);
    const double z62 = neg_n5_z - f4_z + 0.027593912463068734*wd4_y - 0.016762385466687735*z25 -
        0.0031923204867866507*(wd4_x + z26);
    const double n4_y = z62 + 0.0039053550262761*(z27 - z24) + 0.0016444875773692703*(z22 - wd3_y);
    const double z63 = c5*neg_n5_x + (0.0031923204867866507*neg_U4_zx -
        (0.0039053550262761*neg_U4_yx - (0.09769511851745846*z26 + 0.053338820587702*wd4_x)));
    const double n4_x = 0.0016444875773692703*(z23 - z24) - (4.654545454545454*z58 + (z63 -
        s5*neg_n5_y));

    /* forces on link 3 */
    const double z64 = 0.0159980483679027*U3_yx - (f4_z + (s4*n4_x + c4*n4_y)) -
        0.004377257121839583*U3_xz;
    const double neg_n3_z = 0.00012191242095074341*(z14 - z15) + (0.0023287353274350003*a3_x -
        (0.016011409030815*a3_y + (z64 + 0.005487648106562256*U3_yz)));

    /* forces on link 2 */
    const double z65 = s4*(3.83030303030303*neg_f4_y - f4_x) + c4*(neg_f4_y + 3.83030303030303*f4_x)
        + 0.061328548530152*neg_U3_xx;
    const double z66 = 0.016011409030815*a3_z + (n4_z + (0.00012191242095074341*(wd3_x + z19) + z65)
        + 0.0159980483679027*U3_zx);
    const double z67 = 0.013297019103287584*(wd2_y + z13) - z66 + 0.005487648106562256*(z14 - z18);
    const double z68 = 0.00012191242095074341*U3_zx + (3.83030303030303*f4_z + 0.27690780075318*c2)
        - 0.06681619663671426*U3_yx + s4*n4_y;
    const double z69 = 0.013297019103287584*(z15 - z18) + (c4*n4_x - z68);
    const double z70 = 0.6800246700690398*neg_wd2_x - (0.01026110182100817*U2_xy -
        (0.00796671776787104*wd2_y + (s3*z67 + c3*z69)));
    const double neg_n2_x = 0.0007689361029464*(z10 - z11) + z70;
    const double n2_y = 0.01026110182100817*(z10 - z12) + (0.00796671776787104*neg_wd2_x + neg_n3_z
        - 0.0007689361029464*U2_xy);
    const double n1_z = s2*neg_n2_x - c2*n2_y;
    const double z71 = 0.3400123350345199*U2_xy + (s3*z69 + 12.038675848622248*s2 -
        0.01993386669246*c2) - c3*z67;
    const double neg_n2_z = 0.00398335888393552*(z12 - z11) + z71;

    b[0] = n1_z;
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
    const double z1 = q[6] - 0.3842058806066518;
    double z3, z2;
    rbgen_sincos(z1, &z3, &z2);

    /* motion of link 4 */
    const double z4 = 0.08185244632178545*s2;
    const double z5 = z4*c3;
    const double z6 = 0.08185244632178545*c2;
    const double neg_a4_y_scaled = s4*z5 + c4*z6;
    const double a4_x_scaled = z5*c4 - s4*z6;

    /* motion of link 5 */
    const double z7 = z4*s3;
    const double a5_x_scaled = a4_x_scaled*c5 - z7*s5;
    const double neg_a5_y_scaled = z7*c5 + s5*a4_x_scaled;

    /* motion of link 6 */
    const double a6_y_scaled = s6*a5_x_scaled + neg_a4_y_scaled*c6;
    const double a6_x_scaled = neg_a4_y_scaled*s6 - a5_x_scaled*c6;

    /* motion of link 7 */
    const double neg_a7_y_scaled = a6_x_scaled*z3 + z2*neg_a5_y_scaled;

    /* forces on link 6 */
    const double n6_z = 19.77132956510333*a6_y_scaled + a6_y_scaled*z2 +
        8.249586566750773*a6_x_scaled;
    const double n6_y = neg_a7_y_scaled - (8.134282165028475*a6_x_scaled -
        19.77132956510333*neg_a5_y_scaled);
    const double n6_x = 8.134282165028475*a6_y_scaled + 8.249586566750773*neg_a5_y_scaled -
        a6_y_scaled*z3;
    const double n5_x = s6*n6_y - c6*n6_x;

    /* forces on link 5 */
    const double n5_y = n6_z - 1.7562470354599453*neg_a4_y_scaled;
    const double n5_z = s6*n6_x - (1.7562470354599453*neg_a5_y_scaled - c6*n6_y);

    /* forces on link 4 */
    const double n4_x = 206.22359403267777*z7 - (3.383011909803844*neg_a4_y_scaled + (s5*n5_y -
        c5*n5_x));
    const double n4_y = 58.73602696510867*z7 - 3.383011909803844*a4_x_scaled - n5_z;
    const double n4_z = c5*n5_y - (58.73602696510867*neg_a4_y_scaled -
        206.22359403267777*a4_x_scaled - s5*n5_x);
    const double n3_x = s4*n4_y - c4*n4_x;

    /* forces on link 3 */
    const double n3_z = 81.99620033296422*z7 - (s4*n4_x + c4*n4_y);
    const double neg_n3_y = 6.711589586344321*c2 + n4_z;
    const double n2_x = s3*neg_n3_y + c3*n3_x;

    /* forces on link 2 */
    const double n1_z = c2*n3_z - s2*n2_x;
    const double n2_z = 0.01993386669246*c2 + (s3*n3_x - c3*neg_n3_y) - 30.45357582685272*s2;

    g[0] = n1_z;
    g[1] = n2_z;
    g[2] = n3_z;
    g[3] = n4_z;
    g[4] = n5_z;
    g[5] = n6_z;
    g[6] = -neg_a7_y_scaled;
}

void panda_forward_dynamics(const double q[7], const double qd[7], const double tau[7],
                            double qdd[7])
{
    /* joint angles */
    double s6, c6;
    rbgen_sincos(q[5], &s6, &c6);
    const double z1 = q[6] + 0.3168267184401061;
    double z3, z2;
    rbgen_sincos(z1, &z3, &z2);
    const double z4 = 0.0005260297633034988*z2 + 0.00044399810122265783*z3;
    double s5, c5;
    rbgen_sincos(q[4], &s5, &c5);
    const double z5 = 0.001760084078545166*z3;
    const double z6 = 0.0005260297633034988*z3 - 0.00044399810122265783*z2;
    const double z7 = 0.0020702359176733103*z2 - 0.0014830831470596859*z3;
    const double z8 = z3*z7;
    const double z9 = z8 - 0.0017132844101506299;
    const double z10 = z2*z7 - 0.0010351179588366552;
    double s4, c4;
    rbgen_sincos(q[3], &s4, &c4);
    double s3, c3;
    rbgen_sincos(q[2], &s3, &c3);
    double s2, c2;
    rbgen_sincos(q[1], &s2, &c2);
    const double z11 = z8 + 0.003196367557210316;

    /* motion of link 2 */
    const double neg_w2_x = qd[0]*s2;
    const double neg_w2_y = qd[0]*c2;
    const double neg_wd2_x = qd[1]*neg_w2_y;
    const double wd2_y = qd[1]*neg_w2_x;
    const double z12 = neg_w2_x*neg_w2_x;
    const double z13 = neg_w2_y*neg_w2_y;
    const double U2_xy = neg_w2_x*neg_w2_y;
    const double z14 = qd[1]*qd[1];

    /* motion of link 3 */
    const double w3_x = s3*qd[1] - c3*neg_w2_x;
    const double wd3_y = s3*neg_wd2_x - w3_x*qd[2];
    const double w3_z = qd[2] + neg_w2_y;
    const double w3_y = s3*neg_w2_x + qd[1]*c3;
    const double wd3_x = qd[2]*w3_y - c3*neg_wd2_x;
    const double z15 = w3_x*w3_z;
    const double U3_xz = wd3_y + z15;
    const double z16 = w3_y*w3_y;
    const double z17 = w3_z*w3_z;
    const double neg_U3_xx = z16 + z17;
    const double z18 = w3_x*w3_x;
    const double a3_z = 118.9090909090909*c2 - 3.83030303030303*(z16 + z18);
    const double U3_zx = z15 - wd3_y;
    const double z19 = w3_z*w3_y;
    const double U3_yz = z19 - wd3_x;
    const double z20 = w3_x*w3_y;
    const double U3_yx = z20 - wd2_y;

    /* motion of link 4 */
    const double neg_w4_x = s4*w3_z + c4*w3_x;
    const double w4_z = qd[3] - w3_y;
    const double w4_y = s4*w3_x - c4*w3_z;
    const double wd4_x = qd[3]*w4_y - (c4*wd3_x - s4*wd2_y);
    const double wd4_y = s4*wd3_x + c4*wd2_y + neg_w4_x*qd[3];
    const double z21 = a3_z + U3_zx;
    const double z22 = neg_w4_x*w4_y;
    const double neg_U4_yx = wd3_y + z22;
    const double z23 = w4_y*w4_y;
    const double z24 = w4_z*w4_z;
    const double z25 = neg_w4_x*w4_z;
    const double neg_U4_zx = z25 + wd4_y;
    const double z26 = w4_z*w4_y;
    const double z27 = neg_w4_x*neg_w4_x;

    /* motion of link 5 */
    const double w5_x = s5*w4_z - c5*neg_w4_x;
    const double neg_wd5_y = c5*wd3_y + (qd[4]*w5_x + s5*wd4_x);
    const double w5_z = qd[4] - w4_y;
    const double z28 = w5_x*w5_z;
    const double U5_zx = neg_wd5_y + z28;
    const double w5_y = c5*w4_z + s5*neg_w4_x;
    const double wd5_x = qd[4]*w5_y - (s5*wd3_y - c5*wd4_x);
    const double z29 = w5_x*w5_x;
    const double z30 = w5_y*w5_y;
    const double U5_xz = z28 - neg_wd5_y;
    const double z31 = w5_z*w5_y;
    const double U5_yz = z31 - wd5_x;
    const double z32 = w5_x*w5_y;
    const double U5_yx = z32 - wd4_y;
    const double z33 = w5_z*w5_z;

    /* motion of link 6 */
    const double w6_z = qd[5] + w5_y;
    const double w6_y = c6*w5_z + s6*w5_x;
    const double z34 = w6_z*w6_y;
    const double wd6_x = qd[5]*w6_y - (c6*wd5_x + s6*wd4_y);
    const double U6_zy = z34 + wd6_x;
    const double w6_x = s6*w5_z - c6*w5_x;
    const double z35 = w6_y*w6_x;
    const double U6_xy = neg_wd5_y + z35;
    const double z36 = w6_x*w6_x;
    const double wd6_y = s6*wd5_x - (c6*wd4_y + qd[5]*w6_x);
    const double z37 = w6_z*w6_x;
    const double U6_zx = z37 - wd6_y;
    const double z38 = w6_z*w6_z;
    const double z39 = w6_y*w6_y;
    const double U6_xz = wd6_y + z37;
    const double U6_yx = z35 - neg_wd5_y;
    const double U6_yz = z34 - wd6_x;

    /* motion of link 7 */
    const double w7_z = qd[6] - w6_y;
    const double z40 = w7_z*w7_z;
    const double neg_U7_yy = z40 + z36;
    const double z41 = qd[6] + w7_z;
    const double U7_zy = wd6_x + w6_z*z41;
    const double U7_zx = neg_wd5_y + w6_x*z41;
    const double neg_U7_xx = z40 + z38;

    /* forces on link 7 */
    const double z42 = z38 - z36;

    /* composite body 7 */
    const double z43 = 0.001760084078545166*z2;
    const double z44 = 2.1333333333333333*z4 - z9;
    const double z45 = z44 + 0.029145153116247446;
    const double S6_xz = z10 + 1.0666666666666667*z6 + 0.0001037589172186849;
    const double neg_S6_yz = z5 + 9.3569097314605e-05;
    const double ms6_x = z4 + 0.013609823097337501;
    const double z46 = z44 + 0.0021284776249276623;
    const double neg_S6_xy = z43 + 0.005511034382675315;
    const double ms6_z = z6 - 0.0055993270925625;
    const double S6_zz = z8 + 0.013241555385531558;
    const double z47 = z10*z42 - (z11*U6_xz + (z9*U6_zx + (z43*U6_zy - z5*U6_xy)));
    const double z48 = z5*(z38 - z40) - (z11*U7_zy + (z10*U7_zx - z43*U6_zx) +
        0.013508337745659892*U6_zy);

    /* column 7 */
    const double z49 = 1.0666666666666667*z4 + 0.004909651967360946;
    const double z50 = c6*z49 + s6*z43;
    const double z51 = z49*s6 - c6*z43 + 4.654545454545454*z4;
    const double z52 = c6*z6;
    const double z53 = z5 - 4.654545454545454*z52;
    const double z54 = s6*z6;
    const double z55 = z51*s5 + (z53*c5 - z54);
    const double z56 = z4*c5 + s5*z52;
    const double z57 = z50 - z56;
    const double z58 = z51*c5 - s5*z53;
    const double z59 = z56 + c4*z57 - s4*z58;
    const double z60 = c3*s2;
    const double a3_x = 3.83030303030303*U3_xz - 118.9090909090909*z60;
    const double z61 = neg_U3_xx - a3_x;
    const double z62 = s4*z61 + c4*z21 + neg_U4_yx;
    const double a5_z = z62 - 4.654545454545454*(z29 + z30);
    const double z63 = z23 + z24 - c4*z61 + s4*z21;
    const double z64 = s3*s2;
    const double a3_y = 3.83030303030303*U3_yz + 118.9090909090909*z64;
    const double z65 = a3_y + (U3_yx + neg_U4_zx);
    const double a5_x = 4.654545454545454*U5_xz - (c5*z63 + s5*z65);
    const double a6_x = s6*a5_z - c6*a5_x;
    const double a5_y = 4.654545454545454*U5_yz - (c5*z65 - s5*z63);
    const double a7_y = 1.0666666666666667*U6_zx + a5_y;
    const double f7_y = z4*U6_zx + (0.012759209153753908*a7_y - 0.0056786982094425*U6_zy) -
        z6*neg_U7_yy;
    const double a7_x = a6_x - 1.0666666666666667*(z38 + z39);
    const double n7_z = z4*a7_y + (z47 - z6*a7_x);
    const double z66 = 0.0055993270925625*a6_x + (1.0666666666666667*f7_y + n7_z +
        0.0011196707334275558*U6_zx) + 0.0001037589172186849*z42;
    const double neg_n6_y = 0.0005462437073966848*U6_zy + (9.3569097314605e-05*U6_xy -
        (0.010045187828321242*U6_xz - z66));
    const double a6_y = s6*a5_x + c6*a5_z;
    const double neg_a7_z = a6_y + 1.0666666666666667*U6_yx;
    const double z67 = 0.0005462437073966848*U6_zx - (0.0001037589172186849*U6_yx + (z6*neg_a7_z +
        (0.0056786982094425*a7_y + z48)));
    const double n6_x = 0.0055993270925625*a6_y + z67 - 0.010045187828321242*U6_yz -
        9.3569097314605e-05*(z38 - z39);
    const double neg_n5_x = s6*neg_n6_y + c6*n6_x - 0.00151524447332703*U5_zx -
        0.004600245517563105*U5_yx + 0.0021640520520981297*(z30 - z33);
    const double neg_f7_z = 0.0056786982094425*(z36 + z38) + (0.012759209153753908*neg_a7_z -
        z4*U7_zx - z6*U7_zy);
    const double z68 = z10*U7_zy - (z4*neg_a7_z + (1.0666666666666667*neg_f7_z +
        0.0011196707334275558*U6_yx) + 0.0056786982094425*a7_x);
    const double z69 = z68 - z5*U6_xz - z9*U7_zx + 0.013508337745659892*U6_xy + z43*(z40 - z36);
    const double n6_z = 0.0001037589172186849*U6_yz - z69 + 9.3569097314605e-05*U6_xz +
        0.0005462437073966848*(z39 - z36);
    const double z70 = 0.0021640520520981297*(wd4_y + z32) + (n6_z - 0.001208932934385*a5_z -
        0.001451156065026715*U5_zx) - 0.004600245517563105*(z29 - z33);
    const double n5_y = z70 - 0.00151524447332703*(wd5_x + z31);
    const double z71 = 0.0055993270925625*U6_xz - 0.017739234691846142*a6_x -
        0.012759209153753908*a7_x + 0.0056786982094425*U6_xy - z6*U6_xz;
    const double neg_f6_x = z71 + z4*neg_U7_xx;
    const double f6_y = neg_f7_z + 0.017739234691846142*a6_y - 0.0055993270925625*U6_yz;
    const double f5_x = c6*neg_f6_x + s6*f6_y - 0.001208932934385*(z30 + z33);
    const double f5_y = 0.001208932934385*U5_yx + f7_y + 0.017739234691846142*a5_y +
        0.0055993270925625*(z36 + z39);
    const double z72 = s5*f5_y - c5*f5_x;
    const double neg_f4_y = c6*f6_y + (0.001208932934385*U5_zx - s6*neg_f6_x) +
        0.009933178813024952*z62;
    const double z73 = s5*neg_n5_x - c5*n5_y + 4.654545454545454*z72 + neg_f4_y +
        0.08093273305077073*z22;
    const double z74 = z73 - 0.07010120605438973*wd3_y - 0.0016444875773692703*(wd4_y - z25) +
        0.0039053550262761*(wd4_x - z26);
    const double neg_n4_z = z74 + 0.0031923204867866507*(z27 - z23);
    const double phi7 = tau[6] - n7_z;
    const double z75 = c6*neg_n6_y + (0.004600245517563105*U5_yz + 0.0021640520520981297*U5_xz -
        s6*n6_x) - 0.001451156065026715*U5_yx;
    const double neg_n5_z = 0.00151524447332703*(z29 - z30) + (z75 - 0.001208932934385*a5_y);
    const double z76 = s5*f5_x + c5*f5_y;
    const double z77 = c5*neg_n5_x + (0.0031923204867866507*neg_U4_zx -
        (0.0039053550262761*neg_U4_yx - (0.09769511851745846*z26 + 0.053338820587702*wd4_x)));
    const double n4_x = 0.0016444875773692703*(z23 - z24) - (4.654545454545454*z76 + (s5*n5_y +
        z77));
    const double f4_z = z76 - 0.009933178813024952*z65;
    const double z78 = 0.027593912463068734*wd4_y + (neg_n5_z - f4_z) - 0.016762385466687735*z25 -
        0.0031923204867866507*(wd4_x + z26);
    const double n4_y = z78 + 0.0039053550262761*(z27 - z24) + 0.0016444875773692703*(z22 - wd3_y);
    const double z79 = 0.0159980483679027*U3_yx - (s4*n4_x + c4*n4_y + f4_z) -
        0.004377257121839583*U3_xz;
    const double neg_n3_z = 0.00012191242095074341*(z18 - z16) + (0.0023287353274350003*a3_x -
        (0.016011409030815*a3_y + (z79 + 0.005487648106562256*U3_yz)));
    const double z80 = c4*z64;
    const double z81 = s4*z64;
    const double z82 = z80 + 3.83030303030303*z81;
    const double z83 = c2 + 3.83030303030303*z60;
    const double z84 = c4*c2 + s4*z60;
    const double z85 = c4*z60 - s4*c2;
    const double z86 = z54*z82 - (z56*z83 + (z57*z84 + z58*z85 - z55*z64));
    const double z87 = 3.83030303030303*z80 - z81;
    const double z88 = z52*c5 - z4*s5;
    const double z89 = z86 - z87*z88;
    const double z90 = 3.83030303030303*s3;
    const double z91 = s4*s3;
    const double z92 = c4*s3;
    const double z93 = s4*c3;
    const double z94 = c4*c3;
    const double z95 = z93 - 3.83030303030303*z94;
    const double z96 = z94 + 3.83030303030303*z93;
    const double z97 = z57*z91 + z55*c3 + z58*z92 + z56*z90 + z54*z96;
    const double z98 = z97 + z88*z95;
    const double neg_f4_x = z72 + 0.009933178813024952*z63;
    const double n2_y = 0.01026110182100817*(z14 - z12) + (neg_n3_z + 0.00796671776787104*neg_wd2_x
        - 0.0007689361029464*U2_xy);

    /* composite body 6 */
    const double z99 = s6*S6_xz - c6*neg_S6_yz;
    const double ms5_z = s6*ms6_x - 0.0056786982094425*c6;
    const double z100 = c6*S6_xz + s6*neg_S6_yz;
    const double z101 = c6*ms6_x + 0.0056786982094425*s6;
    const double z102 = s6*z46 - 2.0*(c6*neg_S6_xy);
    const double ms5_x = 0.001208932934385 - z101;
    const double z103 = s6*z102;
    const double S5_xx = 0.014959493810686607 - (z103 - z46);
    const double S5_xy = 0.00151524447332703 - z100;

    /* column 6 */
    const double z104 = 4.654545454545454*ms5_z + z45;
    const double z105 = z101 - (c5*z104 + s5*z100);
    const double z106 = s5*ms5_z;
    const double z107 = z99 - z106;
    const double z108 = c5*z100 - s5*z104;
    const double z109 = c5*ms5_z;

    /* composite body 5 */
    const double z110 = c6*z102 + (neg_S6_xy - 4.654545454545454*ms5_x) + 0.004600245517563105;
    const double z111 = z99 + 4.654545454545454*ms6_z + 0.0021640520520981297;
    const double z112 = s5*z110 - c5*z111;
    const double z113 = S5_xx + S6_zz;
    const double S4_yy = z103 + 9.309090909090909*ms5_z + 0.5987338527766317;
    const double z114 = s5*(S6_zz - S5_xx) - 2.0*(c5*S5_xy);
    const double z115 = s5*z114;
    const double z116 = s5*ms6_z - c5*ms5_x;
    const double S4_xx = z115 + (S5_xx - 2.0*z116) + 0.0458473861568155;
    const double z117 = c5*ms6_z + s5*ms5_x;
    const double S4_xz = 0.0039053550262761 - (c5*z114 + S5_xy - z117);
    const double S4_yz = z112 - 0.0016444875773692703;
    const double z118 = c5*z110 + s5*z111;
    const double S4_zz = 0.022178148964878235 - (z115 - S6_zz);
    const double ms4_x = 0.040431622658625 - z116;
    const double neg_ms4_y = ms5_z + 0.1419563931722475;
    const double S4_xy = z118 - ms5_z - 0.13876407268546087;
    const double ms4_z = z117 - 0.00012191242095074341;

    /* column 5 */
    const double z119 = z116 - z113;

    /* composite body 4 */
    const double z120 = S4_yy + S4_xx;
    const double z121 = s4*S4_xz + c4*S4_yz;
    const double z122 = c4*ms4_x + s4*neg_ms4_y;
    const double z123 = s4*(S4_yy - S4_xx) - 2.0*(c4*S4_xy);
    const double z124 = s4*z123;
    const double S3_xx = S4_xx + z124 - 2.0*z122 + 0.056429671026527704;
    const double ms3_z = c4*neg_ms4_y - s4*ms4_x;
    const double z125 = s4*S4_yz - c4*S4_xz;
    const double neg_S3_xy = z125 + ms4_z;

    /* column 4 */
    const double z126 = z120 - z122 + 3.83030303030303*ms3_z;

    /* composite body 3 */
    const double z127 = S4_zz + S3_xx;
    const double z128 = 3.83030303030303*ms4_z - z121 - 0.012830057587888372;
    const double z129 = 0.22168156342611428 - (3.83030303030303*z122 + (S4_xy - ms3_z + c4*z123));
    const double z130 = s3*z128 + c3*z129;
    const double z131 = s3*z129 - c3*z128;
    const double neg_S2_yz = z131 + 0.0007689361029464;
    const double z132 = 2.0*(c3*neg_S3_xy) - s3*(S3_xx - S4_zz);
    const double S2_xz = neg_S3_xy - c3*z132 - 0.01026110182100817;
    const double S2_yy = 0.9562715012318809 - (z124 - S4_yy - 7.66060606060606*ms3_z);
    const double S2_xx = S3_xx + s3*z132 + 0.023077882494931805;
    const double S2_xy = 0.00398335888393552 - z130;

    /* elimination */
    const double z133 = 203.68042513969147*z55;
    const double z134 = 0.3584946733996815*z3;
    const double D6 = z45 - z5*z134;
    const double iD6 = 1.0/D6;
    const double z135 = z99 + z50*z134;
    const double neg_U5_6 = iD6*z135;
    const double z136 = z55*z134 + z105;
    const double z137 = z50*z133 + (neg_U5_6*z136 - z112);
    const double z138 = 203.68042513969147*z50;
    const double D5 = z113 - (z135*neg_U5_6 + z50*z138);
    const double iD5 = 1.0/D5;
    const double neg_U4_5 = z137*iD5;
    const double neg_U4_6 = iD6*z136;
    const double neg_D4 = z137*neg_U4_5 + (z55*z133 + (z136*neg_U4_6 - z120));
    const double neg_iD4 = 1.0/neg_D4;
    const double z139 = c4*z107 + (s4*z108 + z106) + z134*z59;
    const double z140 = z116 - (z138*z59 + neg_U5_6*z139) - c4*z119 - s4*z118;
    const double z141 = neg_U4_6*z139 + (z133*z59 - z121) - neg_U4_5*z140;
    const double U3_4 = neg_iD4*z141;
    const double z142 = 203.68042513969147*phi7;
    const double z143 = n6_z - tau[5] - z5*z142;
    const double z144 = neg_U5_6*z143 - (z50*z142 + tau[4] + neg_n5_z);
    const double z145 = neg_n4_z - neg_U4_5*z144 + tau[3] - neg_U4_6*z143 + z55*z142;
    const double U3_5 = iD5*z140;
    const double neg_U3_6 = iD6*z139;
    const double z146 = z144*U3_5 + neg_n3_z + tau[2] - U3_4*z145 - z143*neg_U3_6 + z59*z142;
    const double z147 = 203.68042513969147*z59;
    const double D3 = z127 - (z139*neg_U3_6 + (z140*U3_5 - z141*U3_4) + z59*z147);
    const double iD3 = 1.0/D3;
    const double z148 = z101*z82 + (z107*z84 - z108*z85 - z105*z64) + z87*z109;
    const double z149 = z134*z89 - (z148 + z106*z83);
    const double z150 = 203.68042513969147*z89;
    const double z151 = z133*z89 + (z121*c2 - s2*(s3*z126 - c3*z125));
    const double z152 = z116*z83 - (z112*z64 + (z119*z84 - (z118*z85 + z50*z150)));
    const double z153 = z117*z87 + z152 + neg_U5_6*z149;
    const double z154 = z151 + neg_U4_6*z149 + neg_U4_5*z153;
    const double z155 = z59*z150 - (U3_4*z154 + U3_5*z153) + s2*z130 + c2*z127;
    const double z156 = neg_U3_6*z149 + z155;
    const double U1_3 = iD3*z156;
    const double neg_U1_4 = neg_iD4*z154;
    const double U1_5 = iD5*z153;
    const double z157 = z116*z90 + (z112*c3 + (z118*z92 - z119*z91)) + z117*z95;
    const double z158 = z101*z96 - (z106*z90 + z109*z95) - z105*c3 + z108*z92;
    const double z159 = z134*z98 + (z107*z91 - z158);
    const double z160 = z157 - z138*z98 - neg_U5_6*z159;
    const double neg_U2_5 = iD5*z160;
    const double z161 = s3*z125 + (c3*z126 - (neg_U4_6*z159 - neg_U4_5*z160 + z133*z98));
    const double z162 = U3_4*z161 + (U3_5*z160 + (z147*z98 - z131 + neg_U3_6*z159));
    const double U2_3 = iD3*z162;
    const double U2_4 = neg_iD4*z161;
    const double U2_6 = iD6*z159;
    const double z163 = tau[1] - (z146*U2_3 + (z145*U2_4 - (z143*U2_6 - z142*z98)));
    const double z164 = s4*n4_y - (0.06681619663671426*U3_yx + (c4*n4_x -
        0.00012191242095074341*U3_zx) - 3.83030303030303*f4_z);
    const double z165 = 0.013297019103287584*(z16 - z17) - (0.27690780075318*c2 + z164);
    const double z166 = 0.01993386669246*c2 - (12.038675848622248*s2 + (z163 - z144*neg_U2_5 +
        s3*z165));
    const double z167 = 3.83030303030303*(c4*(neg_f4_x - 0.2610759493670886*neg_f4_y) - s4*(neg_f4_y
        + 0.2610759493670886*neg_f4_x));
    const double z168 = neg_n4_z + (z167 - (0.00012191242095074341*(wd3_x + z19) +
        0.016011409030815*a3_z + 0.061328548530152*neg_U3_xx));
    const double z169 = z168 - 0.0159980483679027*U3_zx + 0.013297019103287584*(wd2_y + z20) +
        0.005487648106562256*(z18 - z17);
    const double z170 = 0.00398335888393552*(z12 - z13) + (0.3400123350345199*U2_xy - (z166 +
        c3*z169));
    const double z171 = z153*neg_U2_5 - (z149*U2_6 + (c2*neg_S2_yz - s2*S2_xz + z150*z98));
    const double z172 = z171 - z154*U2_4 - z156*U2_3;
    const double z173 = z159*U2_6 + (z160*neg_U2_5 - (z161*U2_4 - z162*U2_3)) - S2_xx;
    const double z174 = 203.68042513969147*z98;
    const double neg_D2 = z173 - S2_yy + z98*z174;
    const double neg_iD2 = 1.0/neg_D2;
    const double neg_U1_2 = z172*neg_iD2;
    const double z175 = 0.6800246700690398*neg_wd2_x + (0.00796671776787104*wd2_y + (c3*z165 +
        s3*z169) - 0.01026110182100817*U2_xy);
    const double neg_n2_x = 0.0007689361029464*(z14 - z13) + z175;
    const double z176 = s2*neg_n2_x - (z145*neg_U1_4 + z144*U1_5 + z170*neg_U1_2 + c2*n2_y);
    const double U1_6 = iD6*z149;
    const double z177 = z89*z150 + (z149*U1_6 + (z156*U1_3 - z154*neg_U1_4)) + z153*U1_5;
    const double z178 = z177 - z172*neg_U1_2 + s2*(2.0*(c2*S2_xy) + s2*(S2_xx - S2_yy));
    const double D1 = 0.03733744848940618 - (z178 - z127);
    const double iD1 = 1.0/D1;
    const double z179 = (tau[0] - z176 - z146*U1_3 + z143*U1_6 - z142*z89)*iD1;
    const double z180 = z170*neg_iD2 - neg_U1_2*z179;
    const double z181 = U2_3*z180 + (z146*iD3 - U1_3*z179);
    const double z182 = neg_U1_4*z179 + U2_4*z180 - neg_iD4*z145 - U3_4*z181;
    const double z183 = U3_5*z181 + (U1_5*z179 + neg_U2_5*z180 + iD5*z144) - neg_U4_5*z182;
    const double z184 = neg_U3_6*z181 - U1_6*z179 - iD6*z143 + U2_6*z180 + neg_U4_6*z182;
    const double z185 = z184 - neg_U5_6*z183;
    const double z186 = z147*z181 - (z138*z183 + z150*z179 - z142 - z174*z180);

    qdd[0] = z179;
    qdd[1] = -z180;
    qdd[2] = z181;
    qdd[3] = z182;
    qdd[4] = -z183;
    qdd[5] = z185;
    qdd[6] = z133*z182 + z186 + z134*z185;
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
    const double z5 = c1*c3 - s3*z1;
    const double z6 = c3*z1 + c1*s3;
    const double z7 = 0.316*z2;
    const double z8 = s2*c3;
    const double z9 = 0.316*c2 + 0.333;
    const double z10 = s2*s3;
    const double z11 = c3*z4 - s1*s3;
    const double z12 = 0.316*z3;
    const double z13 = s1*c3 + s3*z4;

    /* frame 4 */
    const double z14 = c4*z6 + s4*z2;
    const double z15 = s4*z6 - c4*z2;
    const double z16 = z7 + 0.0825*z6;
    const double z17 = c2*c4 + s4*z8;
    const double z18 = c4*z8 - c2*s4;
    const double z19 = z9 - 0.0825*z8;
    const double z20 = s4*z3 + c4*z11;
    const double z21 = s4*z11 - c4*z3;
    const double z22 = z12 + 0.0825*z11;

    /* frame 5 */
    const double z23 = s5*z5 + c5*z14;
    const double z24 = c5*z18 - s5*z10;
    const double z25 = s5*z18 + c5*z10;
    const double z26 = s5*z14 - c5*z5;
    const double z27 = s5*z13 - c5*z20;
    const double z28 = c5*z13 + s5*z20;

    /* frame 7 */
    const double z29 = 0.088*(c6*z23 - s6*z15);
    const double z30 = z29 + (z16 - (0.0825*z14 + 0.384*z15));
    const double z31 = 0.088*(c6*z24 - s6*z17);
    const double z32 = 0.384*z17 + 0.0825*z18 + z19 - z31;
    const double z33 = 0.088*(s6*z21 + c6*z27);
    const double z34 = 0.0825*z20 + 0.384*z21 - z22 + z33;

    /* Jacobian */
    const double z35 = z32 - 0.333;
    const double z36 = z30 - z7;
    const double z37 = z9 - z32;
    const double z38 = z30 - z16;
    const double z39 = z32 - z19;
    const double z40 = z12 + z34;
    const double z41 = z22 + z34;

    J[0] = -z30;
    J[1] = c1*z35;
    J[2] = -(c2*z36 + z2*z37);
    J[3] = z10*z38 - z5*z39;
    J[4] = z15*z31 - z29*z17;
    J[5] = z29*z25 - z31*z26;
    J[6] = 0.0;
    J[7] = -z34;
    J[8] = s1*z35;
    J[9] = z37*z3 - c2*z40;
    J[10] = z10*z41 - z39*z13;
    J[11] = -(z17*z33 + z31*z21);
    J[12] = z25*z33 + z31*z28;
    J[13] = 0.0;
    J[14] = 0.0;
    J[15] = c1*z34 - s1*z30;
    J[16] = z36*z3 + z2*z40;
    J[17] = z38*z13 - z5*z41;
    J[18] = -(z15*z33 + z29*z21);
    J[19] = z29*z28 + z26*z33;
    J[20] = 0.0;
    J[21] = 0.0;
    J[22] = -s1;
    J[23] = z3;
    J[24] = z13;
    J[25] = -z21;
    J[26] = z28;
    J[27] = c6*z21 - s6*z27;
    J[28] = 0.0;
    J[29] = c1;
    J[30] = z2;
    J[31] = -z5;
    J[32] = -z15;
    J[33] = z26;
    J[34] = c6*z15 + s6*z23;
    J[35] = 1.0;
    J[36] = 0.0;
    J[37] = c2;
    J[38] = -z10;
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
    double s5, c5;
    rbgen_sincos(q[4], &s5, &c5);
    double s3, c3;
    rbgen_sincos(q[2], &s3, &c3);
    double s2, c2;
    rbgen_sincos(q[1], &s2, &c2);
    double s4, c4;
    rbgen_sincos(q[3], &s4, &c4);
    double s7, c7;
    rbgen_sincos(q[6], &s7, &c7);
    double s6, c6;
    rbgen_sincos(q[5], &s6, &c6);

    /* link 2 */
    const double neg_w2_x = qd[0]*s2;
    const double neg_w2_y = qd[0]*c2;
    const double z1 = 0.000704*qd[1];
    const double z2 = 14.565340909090908*neg_w2_x;
    const double z3 = 0.12169220055710306*neg_w2_y - qd[1];
    const double z4 = 1.1127029608404966*neg_w2_x - qd[1];
    const double z5 = 0.10936629526462396*neg_w2_y - neg_w2_x;

    /* link 3 */
    const double w3_y = s3*neg_w2_x + c3*qd[1];
    const double w3_z = neg_w2_y + qd[2];
    const double w3_x = s3*qd[1] - neg_w2_x*c3;
    const double z6 = 0.37180788754392813*w3_x;
    const double z7 = 0.012805*w3_y;
    const double z8 = 6.356313054111892*w3_y - w3_z;
    const double z9 = 9.066719965113743*w3_x - w3_z;
    const double z10 = w3_y - 1.426411803183371*w3_x;
    const double z11 = s2*c3;
    const double z12 = s3*s2;

    /* link 4 */
    const double w4_z = qd[3] - w3_y;
    const double neg_w4_x = s4*w3_z + c4*w3_x;
    const double z13 = w3_y*c4;
    const double z14 = w3_y*s4;
    const double v4_y_scaled = z13 + 3.83030303030303*z14;
    const double w4_y = s4*w3_x - w3_z*c4;
    const double v4_z_scaled = 3.83030303030303*w3_x - w3_z;
    const double v4_x = 0.0825*z14 - 0.316*z13;
    const double z15 = v4_z_scaled + 1.2656848484848484*neg_w4_x - 0.6444848484848484*w4_y;
    const double z16 = v4_y_scaled + 0.33277575757575756*neg_w4_x + 0.6444848484848484*w4_z;
    const double z17 = v4_x + (0.104419*w4_z + 0.027454*w4_y);
    const double z18 = 0.007796*neg_w4_x;
    const double z19 = 0.008641*w4_z;
    const double z20 = c2*c4 + s4*z11;
    const double z21 = c4*z11 - s4*c2;

    /* link 5 */
    const double w5_y = c5*w4_z + s5*neg_w4_x;
    const double neg_v5_z_scaled = v4_y_scaled + w4_z;
    const double w5_x = w4_z*s5 - c5*neg_w4_x;
    const double z22 = 0.0825*(w4_y - 4.654545454545454*neg_w4_x - v4_z_scaled);
    const double z23 = 0.384*w4_z + v4_x;
    const double v5_x = c5*z23 - s5*z22;
    const double w5_z = qd[4] - w4_y;
    const double z24 = 0.038437*w5_y - 0.041065*w5_z - v5_x;
    const double neg_v5_y = s5*z23 + c5*z22;
    const double z25 = 0.011953*w5_z + 0.038437*w5_x - neg_v5_y;
    const double z26 = 0.002117*w5_y;
    const double z27 = 0.004037*w5_z;
    const double z28 = c5*z21 - s5*z12;
    const double z29 = s5*z21 + c5*z12;

    /* link 6 */
    const double z30 = 0.0825*neg_v5_z_scaled;
    const double z31 = 0.011953*w5_y + z30 + 0.041065*w5_x;
    const double w6_z = qd[5] + w5_y;
    const double w6_x = w5_z*s6 - w5_x*c6;
    const double z32 = 0.010517*w6_x;
    const double v6_y = v5_x*s6 - z30*c6;
    const double neg_v6_x = z30*s6 + v5_x*c6;
    const double w6_y = w5_z*c6 + w5_x*s6;
    const double z33 = neg_v6_x + (0.010517*w6_y - 0.014117*w6_z);
    const double z34 = 0.014117*w6_x + neg_v5_y + 0.060149*w6_y;
    const double z35 = z32 + 0.060149*w6_z + v6_y;
    const double z36 = 0.000109*w6_y;
    const double z37 = 0.001158*w6_z;
    const double z38 = c6*z28 - s6*z20;

    /* link 7 */
    const double w7_y_scaled = 0.010517*(w6_z*c7) - s7*z32;
    const double w7_x = w6_z*s7 + w6_x*c7;
    const double z39 = 0.088*w6_z + (w7_y_scaled + 0.004252*w7_x + v6_y);
    const double w7_z = qd[6] - w6_y;
    const double z40 = neg_v5_y + 0.088*w6_y;
    const double z41 = s7*neg_v6_x + (0.010517*w7_z - 0.061597*w7_x - c7*z40);
    const double z42 = s7*z40 + c7*neg_v6_x - 0.004252*w7_z - 5.856898355044214*w7_y_scaled;
    const double z43 = 0.367761*(z39*z39 + z41*z41 + z42*z42) + 0.8332775*(z33*z33 + (z34*z34 +
        z35*z35));
    const double z44 = 0.001196*w7_x;
    const double z45 = 0.07045735475896168*w7_y_scaled;
    const double z46 = (10.464882943143811*w7_x - (w7_z + 34.02676920914474*w7_y_scaled))*z44 -
        z45*(w7_z + 0.5775978407557355*w7_x - 1286.6515070966009*w7_y_scaled);
    const double z47 = w6_x*(z36 + 0.001964*w6_x - z37) + (z46 + w7_z*(0.004815*w7_z - (z45 +
        z44)));
    const double z48 = z36*(w6_x + (3.1284403669724767*w6_z + 39.944954128440365*w6_y)) + z47 +
        z37*(0.29447322970639034*w6_y + (4.691709844559586*w6_z - w6_x));
    const double z49 = (2.823506442795783*w3_y - w3_z - z6)*z7 + (z48 - w3_z*(z7 + (0.011396*w3_x -
        0.01083*w3_z)));
    const double z50 = z6*(0.03065023734509557*w3_z + (z7 - 0.10016463137996219*w3_x)) - z49 -
        w5_x*(0.035549*w5_x - z26 + z27);
    const double z51 = z50 + (z1 + (0.00026947532670177493*neg_w2_y -
        0.0005466401404330019*neg_w2_x))*z2 + neg_w2_y*(z1 + 0.003925*neg_w2_x - 0.02811*neg_w2_y);
    const double z52 = z1*(36.924715909090914*qd[1] - neg_w2_y - z2) - z51 -
        z26*(0.10817194142654701*w5_z - 13.922531884742561*w5_y + w5_x);
    const double z53 = w4_y*(z18 + (z19 - 0.019552*w4_y)) - (z52 + z27*(2.1369829081000744*w5_z +
        w5_x - 0.056725291057716135*w5_y));
    const double z54 = z18*(3.3161877886095437*neg_w4_x - (0.17085684966649564*w4_z + w4_y)) - (z53
        + z19*(w4_y + (0.15414882536743435*neg_w4_x - 3.277745631292675*w4_z)));
    const double z55 = z43 + 0.5*z54 + 0.001222414569513848*(2.0346506322608358*(z8*z8) + z9*z9 +
        z10*z10);
    const double z56 = 0.012210055171875001*(z15*z15 + z16*z16 + 146.92378328741964*(z17*z17)) +
        z55;
    const double z57 = 0.004606581888605612*(qd[0]*qd[0]) + z56 + 0.0002668047033792*(z3*z3 +
        (0.01196098653990891*(z4*z4) + z5*z5));
    const double z58 = 4.8076874943165*z21 + (30.45357582685272*c2 - 6.711589586344321*z11 +
        16.87990566084543*z20) + 0.14375311619778*z28;
    const double z59 = 0.01993386669246*s2 + (z58 + 0.66581089427925*z29 + 0.27690780075318*z12) -
        0.07588510661394*(c7*(z38 - 0.40429780355614714*z29));
    const double z60 = 0.67524884163189*(c6*z20 + s6*z28) + (1.61833169193795*z38 - (z59 -
        s7*(0.07588510661394*z29 + 0.030680181926639998*z38)));

    e[0] = 0.612973*(z31*z31 + (z24*z24 + z25*z25)) + z57;
    e[1] = 50.14858250225521 - z60;
}
