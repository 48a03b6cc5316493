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
 *   inverse_dynamics          best                115     91    0        5
 *   inertia_matrix            best                 44     30    0        6
 *   bias                      best                 98     69    0        5
 *   gravity                   best                  3      4    0        3
 *   forward_dynamics          best                181    141    5        6
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

#if defined __GNUC__ && !defined __clang__
/* gcc would gather results in wide vectors to store them, which takes longer than it saves. */
#pragma GCC optimize ("no-tree-slp-vectorize")
#endif

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

void ur5_inverse_dynamics(const double q[6], const double qd[6], const double qdd[6], double tau[6])
{
    /* joint angles */
    const double z1 = q[2] + q[1];
    double z3, z2;
    rbgen_sincos(z1, &z3, &z2);
    const double z4 = 3.5936784241868986*z3;
    const double z5 = z1 + q[3];
    double z7, z6;
    rbgen_sincos(z5, &z7, &z6);
    double s2, c2;
    rbgen_sincos(q[1], &s2, &c2);
    const double z8 = 3.8937242327072834*s2;
    double s5, c5;
    rbgen_sincos(q[4], &s5, &c5);
    double s6, c6;
    rbgen_sincos(q[5], &s6, &c6);
    const double z9 = 0.016685526854599998*(s6*s6);
    const double z10 = z9 - 0.016911;
    const double z11 = z9 + 0.0002254731454000014;

    /* motion of link 1 */
    const double neg_U1_xx = qd[0]*qd[0];

    /* motion of link 2 */
    const double neg_U2_yy = qd[1]*qd[1];
    const double neg_U2_xx = neg_U1_xx + neg_U2_yy;

    /* motion of link 3 */
    const double w3_z = qd[1] + qd[2];
    const double z12 = 2.0*qd[0];
    const double neg_U3_zy = w3_z*z12;
    const double neg_U3_yy = w3_z*w3_z;
    const double neg_U2_zy = qd[1]*z12;
    const double z13 = 3.8937242327072834*c2;
    const double z14 = neg_U2_zy*z8 - qdd[0]*z13;
    const double wd3_z = qdd[1] + qdd[2];
    const double z15 = z13*neg_U2_xx + z8*qdd[1];
    const double neg_a3_x = qdd[0] + z15;
    const double z16 = z13*qdd[1] - z8*neg_U2_yy;
    const double a3_y = z16 - 89.87631699496107;
    const double neg_U3_xx = neg_U3_yy + neg_U1_xx;

    /* motion of link 4 */
    const double z17 = 3.5936784241868986*z2;
    const double z18 = qdd[0]*z17 - z4*neg_U3_zy;
    const double neg_w4_y = qd[0]*z6;
    const double w4_z = w3_z + qd[3];
    const double z19 = neg_w4_y*w4_z;
    const double U4_yz = qdd[0]*z7;
    const double neg_wd4_x = z19 + U4_yz;
    const double neg_U4_zy = z19 + neg_wd4_x;
    const double a4_z = z18 - z14 - neg_U1_xx;
    const double wd4_z = wd3_z + qdd[3];
    const double neg_w4_x = qd[0]*z7;
    const double z20 = w4_z*neg_w4_x;
    const double neg_U4_xz = qdd[0]*z6;
    const double wd4_y = z20 - neg_U4_xz;
    const double z21 = neg_w4_y*neg_w4_x;
    const double U4_xy = z21 - wd4_z;
    const double z22 = z17*wd3_z - z4*neg_U3_yy;
    const double z23 = z22 + a3_y;
    const double z24 = z4*wd3_z + z17*neg_U3_xx;
    const double z25 = neg_a3_x + z24;
    const double a4_x = z7*z23 - z6*z25;

    /* motion of link 5 */
    const double neg_w5_x = c5*neg_w4_x + w4_z*s5;
    const double wd5_y = qd[4]*neg_w5_x - (wd4_z*c5 - neg_wd4_x*s5);
    const double w5_z = qd[4] - neg_w4_y;
    const double z26 = neg_w5_x*w5_z;
    const double w5_y = s5*neg_w4_x - w4_z*c5;
    const double neg_wd5_x = neg_wd4_x*c5 + (wd4_z*s5 - qd[4]*w5_y);
    const double wd5_z = wd4_y + qdd[4];

    /* motion of link 6 */
    const double z27 = 2.0*qd[5] - w5_y;
    const double U6_zy = w5_z*z27 - neg_wd5_x;
    const double neg_U6_zx = wd5_z + neg_w5_x*z27;

    /* forces on link 5 */
    const double z28 = 0.016685526854599998*(s6*c6);
    const double n6_z = z26*(z10 + z11) - z28*(neg_w5_x*neg_w5_x - w5_z*w5_z) +
        0.0171364731454*(qdd[5] - wd5_y);
    const double neg_n5_y = n6_z - 0.236331*wd5_y + 0.016911*z26;
    const double n5_x = z11*U6_zy - (0.253242*neg_wd5_x + z28*neg_U6_zx);
    const double neg_n5_z = z10*neg_U6_zx + (z28*U6_zy - 0.236331*wd5_z - 0.016911*(neg_w5_x*w5_y));

    /* forces on link 4 */
    const double f4_z = 0.0485587618780145*a4_z - 0.0019412038252500001*neg_U4_zy;
    const double n4_x = s5*neg_n5_y + (c5*n5_x + (0.0019412038252500001*a4_z +
        0.12201216377025*neg_U4_zy));
    const double f4_x = 0.0019412038252500001*U4_xy + 0.0485587618780145*a4_x;
    const double f4_y = 0.0485587618780145*(z6*z23 + z7*z25) - 0.0019412038252500001*(w4_z*w4_z +
        neg_w4_x*neg_w4_x);
    const double z29 = z7*f4_y - z6*f4_x;
    const double n4_y = 0.10971*(z20 + wd4_y) - neg_n5_z;
    const double z30 = z6*f4_y + z7*f4_x;
    const double n4_z = c5*neg_n5_y - (0.01230216377024999*wd4_z - 0.23172216377024998*z21 + s5*n5_x
        + 0.0019412038252500001*a4_x);

    /* forces on link 3 */
    const double neg_f3_x = 0.0757061993667061*neg_a3_x - 0.019352752659529404*qdd[0] + z29;

    /* forces on link 2 */
    const double z31 = z8*(0.008506811693468926*z15 - neg_f3_x) - z13*(0.0757061993667061*a3_y + z30
        - 0.008506811693468926*z16);

    /* forces on link 1 */
    const double z32 = 0.09736195574999999*z3;
    const double z33 = z7*n4_x + (wd3_z*z32 + (0.019352752659529404*neg_a3_x -
        0.2225803565170882*qdd[0]) - neg_f3_x);
    const double z34 = z33 + z6*n4_y + z13*(0.06719938767323717*z14 + 0.056353446707176694*neg_U1_xx
        - f4_z);
    const double neg_n1_z = 0.09736195574999999*(z2*(0.10162228680813978*z18 + neg_U3_yy -
        36.91049955297245*f4_z)) + z34;
    const double z35 = z17*(0.002753208112566875*z22 - z30) + (z4*(0.002753208112566875*z24 - z29) +
        (qdd[0]*z32 - 0.004095*wd3_z));
    const double n3_z = n4_z - z35;
    const double n2_z = 0.0151074*qdd[1] + (n3_z - z31);

    tau[0] = -neg_n1_z;
    tau[1] = n2_z;
    tau[2] = n3_z;
    tau[3] = n4_z;
    tau[4] = -neg_n5_z;
    tau[5] = n6_z;
}

void ur5_inertia_matrix(const double q[6], double M[36])
{
    /* joint angles */
    double s6, c6;
    rbgen_sincos(q[5], &s6, &c6);
    double s2, c2;
    rbgen_sincos(q[1], &s2, &c2);
    const double z1 = q[1] + q[2];
    double z5, z2;
    rbgen_sincos(z1, &z5, &z2);
    const double z3 = z1 + q[3];
    double z4, z6;
    rbgen_sincos(z3, &z4, &z6);
    double s5, c5;
    rbgen_sincos(q[4], &s5, &c5);
    double s4, s4_cosine;
    rbgen_sincos(q[3], &s4, &s4_cosine);

    /* composite body 6 */
    const double z7 = s6*s6;
    const double z8 = s6*c6;

    /* composite body 5 */
    const double z9 = z7*s5;
    const double z10 = s5*z9;
    const double S4_xy_scaled = z8*c5;
    const double z11 = 0.016685526854599998*z10 + 0.24116530937515002;

    /* composite body 4 */
    const double z12 = 89.89502936085356*z2;
    const double ms3_x_scaled = z12 - z4;
    const double z13 = 0.0019412038252500001*z6;
    const double ms3_y_scaled = z13 + 0.17450457486624998*z5;
    const double z14 = 0.016685526854599998*z4;
    const double z15 = 0.016685526854599998*(s5*z8);
    const double z16 = z14*(z9*c5) - z6*z15;
    const double z17 = z11 - 0.0139521246075*s4 + 0.59565195167475;

    /* column 4 */
    const double z18 = z13 + z16;
    const double z19 = z11 - 0.00697606230375*s4;

    /* column 3 */
    const double z20 = z16 - (0.09736195574999999*z5 - ms3_y_scaled);

    /* composite body 2 */
    const double neg_S1_yz = 0.4084992088750001*s2 + z20;

    /* composite body 1 */
    const double z21 = 0.016685526854599998*z7;
    const double z22 = 0.01511702475*(c2*ms3_x_scaled);
    const double z23 = 215.01326410018982*(z4*(z7 - 0.5*z10 - 6.937050673980641) - S4_xy_scaled*z6)
        - z12;
    const double z24 = z21 + s2*(1.7550195384100002*s2) - z22 + 0.59155695167475*(z5*z5) -
        z4*(0.00015520462818354347*z23);
    const double z25 = z21 - 0.253242;
    const double z26 = S4_xy_scaled*z14 + z6*z25;
    const double z27 = z22 + ms3_y_scaled*(7.787448465414567*s2);
    const double z28 = z17 + 0.5*z27;

    /* column 1 */
    const double z29 = 0.0171364731454*(z4*s5);
    const double z30 = 0.007558512375*(c2*z4 - (s2*z6 + 132.30116594206146*z19));
    const double z31 = 0.0171364731454*c5;

    M[0] = 3.0176683025275 - z24;
    M[1] = neg_S1_yz;
    M[2] = z20;
    M[3] = z18;
    M[4] = z26;
    M[5] = -z29;
    M[6] = neg_S1_yz;
    M[7] = z27 + z17 + 1.7701269384100002;
    M[8] = z28;
    M[9] = -z30;
    M[10] = z15;
    M[11] = z31;
    M[12] = z20;
    M[13] = z28;
    M[14] = z17;
    M[15] = z19;
    M[16] = z15;
    M[17] = z31;
    M[18] = z18;
    M[19] = -z30;
    M[20] = z19;
    M[21] = z11;
    M[22] = z15;
    M[23] = z31;
    M[24] = z26;
    M[25] = z15;
    M[26] = z15;
    M[27] = z15;
    M[28] = -z25;
    M[29] = 0.0;
    M[30] = -z29;
    M[31] = z31;
    M[32] = z31;
    M[33] = z31;
    M[34] = 0.0;
    M[35] = 0.0171364731454;
}

void ur5_bias(const double q[6], const double qd[6], double b[6])
{
    /* joint angles */
    const double z1 = q[2] + q[1];
    const double z2 = q[3] + z1;
    double z3, z4;
    rbgen_sincos(z2, &z3, &z4);
    double s5, c5;
    rbgen_sincos(q[4], &s5, &c5);
    double s6, c6;
    rbgen_sincos(q[5], &s6, &c6);
    const double z5 = s6*c6;
    const double z6 = s6*s6;
    double s2, c2;
    rbgen_sincos(q[1], &s2, &c2);
    const double z7 = 97.40060542603636*s2;
    double z8, z10;
    rbgen_sincos(z1, &z8, &z10);
    const double z9 = 0.03555637394399999*z8;

    /* motion of link 1 */
    const double neg_U1_xx = qd[0]*qd[0];

    /* motion of link 2 */
    const double neg_wd2_x = qd[0]*qd[1];
    const double neg_U2_yy = qd[1]*qd[1];
    const double neg_U2_xx = neg_U1_xx + neg_U2_yy;

    /* motion of link 3 */
    const double w3_z = qd[1] + qd[2];
    const double z11 = z7*neg_wd2_x;
    const double neg_a3_z_scaled = z11 + 12.507383626178669*neg_U1_xx;
    const double neg_wd3_x = qd[0]*w3_z;
    const double neg_U3_yy = w3_z*w3_z;
    const double z12 = z7*neg_U2_yy;
    const double neg_a3_y_scaled = z12 + 2248.2351511280394;
    const double neg_U3_xx = neg_U1_xx + neg_U3_yy;
    const double z13 = c2*neg_U2_xx;

    /* motion of link 4 */
    const double neg_w4_x = qd[0]*z3;
    const double w4_z = w3_z + qd[3];
    const double neg_w4_y = qd[0]*z4;
    const double neg_wd4_x = w4_z*neg_w4_y;
    const double wd4_y = neg_w4_x*w4_z;
    const double z14 = neg_wd3_x*z9;
    const double neg_a4_z_scaled = neg_a3_z_scaled + 2528.239507842813*z14;
    const double neg_U4_yy = w4_z*w4_z + neg_w4_x*neg_w4_x;
    const double z15 = z9*neg_U3_yy;
    const double z16 = 2528.239507842813*z15 + neg_a3_y_scaled;
    const double z17 = neg_U3_xx*z10;
    const double z18 = 89.89502936085356*(z17 + 1.0834926704907584*z13);
    const double a4_y_scaled = z3*z18 - z4*z16;
    const double neg_a4_x_scaled = z4*z18 + z3*z16;
    const double U4_xy = neg_w4_x*neg_w4_y;

    /* motion of link 5 */
    const double neg_w5_x = neg_w4_x*c5 + s5*w4_z;
    const double wd5_y = qd[4]*neg_w5_x + s5*neg_wd4_x;
    const double w5_z = qd[4] - neg_w4_y;
    const double w5_y = neg_w4_x*s5 - c5*w4_z;
    const double wd5_x = qd[4]*w5_y - c5*neg_wd4_x;

    /* motion of link 6 */
    const double wd6_x = wd5_x + w5_z*qd[5];
    const double w6_z = qd[5] - w5_y;
    const double z19 = w5_z*w6_z;
    const double wd6_y = wd4_y + neg_w5_x*qd[5];
    const double z20 = neg_w5_x*w6_z;
    const double neg_U6_zx = wd6_y + z20;
    const double U6_zy = z19 + wd6_x;

    /* forces on link 6 */
    const double z21 = 0.016685526854599998*z6;

    /* forces on link 5 */
    const double z22 = 0.016685526854599998*z5;
    const double n6_z = neg_w5_x*(0.033371053709199995*w5_z)*(z6 - 0.5) - (0.0171364731454*wd5_y +
        z22*(neg_w5_x*neg_w5_x - w5_z*w5_z));
    const double n5_y = 0.21942*wd5_y - n6_z;
    const double n5_x_scaled = wd6_x*(z6 + 1.0270261943017809) + 13.15031895079229*wd5_x + (z6 -
        1.0)*z19 - z5*neg_U6_zx;
    const double z23 = 0.21942*wd4_y;
    const double neg_n5_z = z22*U6_zy + (z20*z21 - z23 + wd6_y*(z21 - 0.033822));

    /* forces on link 4 */
    const double z24 = 0.016685526854599998*n5_x_scaled;
    const double n4_x = 0.2102023275405*neg_wd4_x - (s5*n5_y - c5*z24 +
        0.00015520462818354347*neg_a4_z_scaled);
    const double neg_f4_z_scaled = neg_wd4_x + neg_a4_z_scaled;
    const double f4_y_scaled = a4_y_scaled - neg_U4_yy;
    const double f4_x_scaled = U4_xy - neg_a4_x_scaled;
    const double z25 = z4*f4_x_scaled - z3*f4_y_scaled;
    const double n4_y = z23 - neg_n5_z;
    const double z26 = z4*f4_y_scaled + z3*f4_x_scaled;
    const double n4_z = 0.21481116377025*U4_xy + (7.760231409177174e-05*neg_a4_x_scaled - (s5*z24 +
        c5*n5_y));
    const double n3_z = n4_z + z10*(z15 + 0.00697606230375*z26) - z9*(z17 +
        0.19619723638684436*z25);

    /* forces on link 3 */
    const double f3_x_scaled = z25 - 151.85374106830275*z13;
    const double n2_z = c2*(0.001324144994026126*z12 + (0.007558512375*z26 -
        0.011784201710393008*neg_a3_y_scaled)) + (n3_z - z7*(7.760231409177174e-05*f3_x_scaled +
        0.001324144994026126*z13));

    /* forces on link 2 */
    const double z27 = 0.023568403420786015*c2*(neg_a3_z_scaled - 0.11236611749935543*z11 +
        0.6414106411920814*neg_f4_z_scaled + 3.197258662567771*neg_U2_yy);
    const double neg_n1_z = z3*n4_x + (z27 + 0.0019412038252500001*f3_x_scaled) + z4*n4_y +
        0.0139521246075*(z10*(6.978288862017676*neg_U3_yy + (neg_f4_z_scaled -
        143.34734359560514*z14)));

    b[0] = -neg_n1_z;
    b[1] = n2_z;
    b[2] = n3_z;
    b[3] = n4_z;
    b[4] = -neg_n5_z;
    b[5] = n6_z;
}

void ur5_gravity(const double q[6], double g[6])
{
    /* joint angles */
    double c2_sine, c2;
    rbgen_sincos(q[1], &c2_sine, &c2);
    const double z1 = q[1] + q[2];
    double z2_sine, z2;
    rbgen_sincos(z1, &z2_sine, &z2);
    double z3, z3_cosine;
    rbgen_sincos(z1 + q[3], &z3, &z3_cosine);

    /* forces on link 4 */
    const double n4_z = 0.17446825035000002*z3;

    /* forces on link 3 */
    const double n3_z = n4_z - 15.68382848775*z2;

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
    double s5, c5;
    rbgen_sincos(q[4], &s5, &c5);
    const double z1 = q[2] + q[1];
    const double z2 = q[3] + z1;
    double z3, z4;
    rbgen_sincos(z2, &z3, &z4);
    double s6, c6;
    rbgen_sincos(q[5], &s6, &c6);
    double z7, z5;
    rbgen_sincos(z1, &z7, &z5);
    const double z6 = s6*s6;
    double s2, c2;
    rbgen_sincos(q[1], &s2, &c2);
    double s4, s4_cosine;
    rbgen_sincos(q[3], &s4, &s4_cosine);
    const double z8 = 3.8937242327072834*s2;
    const double z9 = 3.5936784241868986*z7;

    /* motion of link 1 */
    const double neg_U1_xx = qd[0]*qd[0];

    /* motion of link 2 */
    const double neg_U2_yy = qd[1]*qd[1];
    const double neg_U2_xx = neg_U2_yy + neg_U1_xx;
    const double neg_wd2_x = qd[0]*qd[1];

    /* motion of link 3 */
    const double w3_z = qd[1] + qd[2];
    const double neg_U3_yy = w3_z*w3_z;
    const double z10 = z8*neg_U2_yy;
    const double neg_a3_y = z10 + 89.87631699496107;
    const double z11 = c2*neg_U2_xx;
    const double neg_U3_xx = neg_U3_yy + neg_U1_xx;
    const double z12 = z8*neg_wd2_x;
    const double neg_a3_z_scaled = 0.5*neg_U1_xx + z12;
    const double neg_wd3_x = qd[0]*w3_z;

    /* motion of link 4 */
    const double z13 = 0.007558512375*z4;
    const double neg_w4_y = z4*qd[0];
    const double w4_z = w3_z + qd[3];
    const double neg_w4_x = z3*qd[0];
    const double neg_wd4_x = neg_w4_y*w4_z;
    const double wd4_y = w4_z*neg_w4_x;
    const double z14 = z9*neg_U3_yy;
    const double z15 = z14 + neg_a3_y;
    const double z16 = 0.0019412038252500001*z3;
    const double z17 = 0.9229411764705883*z5;
    const double z18 = z11 + neg_U3_xx*z17;
    const double neg_a4_x_scaled = z15*z16 + z13*z18;
    const double U4_xy = neg_w4_y*neg_w4_x;
    const double z19 = z9*neg_wd3_x;
    const double neg_a4_z_scaled = neg_a3_z_scaled + z19;

    /* motion of link 5 */
    const double w5_z = qd[4] - neg_w4_y;
    const double w5_y = s5*neg_w4_x - c5*w4_z;
    const double wd5_x = qd[4]*w5_y - c5*neg_wd4_x;
    const double neg_w5_x = c5*neg_w4_x + s5*w4_z;
    const double wd5_y = qd[4]*neg_w5_x + s5*neg_wd4_x;

    /* motion of link 6 */
    const double w6_z = qd[5] - w5_y;
    const double z20 = w5_z*w6_z;
    const double wd6_x = wd5_x + w5_z*qd[5];
    const double U6_zy = z20 + wd6_x;
    const double z21 = w6_z*neg_w5_x;
    const double wd6_y = wd4_y + qd[5]*neg_w5_x;
    const double neg_U6_zx = z21 + wd6_y;

    /* forces on link 6 */
    const double z22 = 0.033371053709199995*z6;

    /* forces on link 5 */
    const double z23 = 0.21942*wd4_y;
    const double z24 = 0.21942*wd5_y;

    /* forces on link 4 */
    const double z25 = 0.007558512375*z3;
    const double f4_x_scaled = U4_xy - 12886.213661327287*neg_a4_x_scaled;
    const double neg_f4_z_scaled = neg_wd4_x + 25.014767252357338*neg_a4_z_scaled;

    /* composite body 6 */
    const double z26 = 0.016685526854599998*z6;
    const double D5 = 0.253242 - z26;

    /* column 6 */
    const double z27 = s5*z3;

    /* composite body 5 */
    const double z28 = 0.016685526854599998*(s6*c6);
    const double S4_xy = z28*c5;
    const double neg_S4_yz = s5*z28;
    const double neg_n5_z = z28*U6_zy + (z26*z21 - z23 + (z6 -
        2.027026194301781)*(0.016685526854599998*wd6_y));
    const double n4_y = z23 - neg_n5_z;
    const double phi5 = neg_n5_z + tau[4];
    const double n5_x = z20*(z26 - 0.016685526854599998) + (0.21942*wd5_x + wd6_x*(z26 +
        0.0171364731454)) - z28*neg_U6_zx;
    const double n6_z = (z22 - 0.016685526854599998)*(w5_z*neg_w5_x) - (0.0171364731454*wd5_y +
        z28*(neg_w5_x*neg_w5_x - w5_z*w5_z));
    const double phi6 = tau[5] - n6_z;
    const double n5_y = z24 - n6_z;
    const double n4_x = 0.2102023275405*neg_wd4_x - (0.0038824076505000003*neg_a4_z_scaled +
        (s5*n5_y - c5*n5_x));

    /* column 5 */
    const double z29 = z3*S4_xy - z4*D5;

    /* composite body 4 */
    const double z30 = 0.0019412038252500001*z4;
    const double ms3_y_scaled = z30 + 0.17450457486624998*z7;
    const double ms3_x = 0.679472691875*z5 - z25;
    const double neg_f4_y_scaled = w4_z*w4_z + neg_w4_x*neg_w4_x + 12886.213661327287*(z30*z15 -
        z25*z18);
    const double z31 = z25*f4_x_scaled - z13*neg_f4_y_scaled;
    const double z32 = z16*neg_f4_y_scaled + z30*f4_x_scaled;
    const double f3_x = z32 - 0.2947790630403123*z11;

    /* composite body 3 */
    const double z33 = ms3_x*c2;

    /* elimination */
    const double z34 = 0.0139521246075*z5;
    const double z35 = 0.016685526854599998*(s5*z6);
    const double z36 = s5*z35;
    const double z37 = z3*(2.0*z4*S4_xy + (z34 - z3*(z22 - z36 - 0.23149669062484998)));
    const double iD5 = 1.0/D5;
    const double U2_5 = iD5*neg_S4_yz;
    const double z38 = 0.0171364731454*c5;
    const double z39 = z3*(c5*z35) - z4*neg_S4_yz - z29*U2_5 + z27*z38;
    const double z40 = z30 + z39;
    const double D4 = z36 - neg_S4_yz*U2_5 - c5*z38 + 0.24116530937515002;
    const double iD4 = 1.0/D4;
    const double U1_4 = z40*iD4;
    const double z41 = z39 + (ms3_y_scaled - 0.09736195574999999*z7);
    const double z42 = D4 - 0.00697606230375*s4;
    const double U3_4 = iD4*z42;
    const double z43 = z41 - z40*U3_4;
    const double z44 = z33 + ms3_y_scaled*z8;
    const double z45 = z42 + (s2*z13 - z25*c2);
    const double z46 = 0.0139521246075*s4 - D4 - 0.59565195167475;
    const double z47 = z44 - (U3_4*z45 + z46);
    const double neg_D3 = z46 + z42*U3_4;
    const double neg_iD3 = 1.0/neg_D3;
    const double neg_U2_3 = z47*neg_iD3;
    const double U2_4 = iD4*z45;
    const double z48 = z41 + (0.4084992088750001*s2 + (z43*neg_U2_3 - z40*U2_4));
    const double D2 = z47*neg_U2_3 - z45*U2_4 - z46 + 2.0*z44 + 1.7701269384100002;
    const double iD2 = 1.0/D2;
    const double U1_2 = z48*iD2;
    const double neg_U1_3 = z43*neg_iD3;
    const double U1_5 = z29*iD5;
    const double z49 = z37 + (z40*U1_4 + (z48*U1_2 - z43*neg_U1_3 + z29*U1_5));
    const double z50 = 0.0171364731454*(z27*z27) + z49 + 0.59155695167475*(z7*z7) - 2.0*z33;
    const double D1 = 3.0176683025275 - (z26 + (z50 + 1.7550195384100002*(s2*s2)));
    const double iD1 = 1.0/D1;
    const double z51 = s5*n5_x - U2_5*phi5 - neg_a4_x_scaled - 0.21481116377025*U4_xy - c5*(tau[5] -
        z24);
    const double z52 = tau[3] + z51;
    const double z53 = z17*(0.010720233145587925*z14 + z31) -
        z9*(0.009894144591427914*(z5*neg_U3_xx) + z32);
    const double z54 = z53 - z51;
    const double z55 = tau[2] - U3_4*z52 - z54;
    const double z56 = U1_4*z52 - (neg_U1_3*z55 - U1_5*phi5 + f3_x + z27*phi6);
    const double z57 = c2*(0.5895581260806246*(neg_a3_z_scaled + (0.1278148475383663*neg_U2_yy -
        0.11236611749935543*z12) + 0.02564127959781981*neg_f4_z_scaled));
    const double z58 = neg_U2_3*z55 - (U2_4*z52 + c2*(z31 - 0.2947790630403123*neg_a3_y +
        0.03312317883393764*z10));
    const double z59 = z54 - (z8*(f3_x + 0.03312317883393764*z11) + (tau[1] + z58));
    const double z60 = z56 - z57 - z4*n4_y - z3*n4_x - U1_2*z59 - tau[0];
    const double z61 = iD1*(z60 + z34*(1.4182993443320153*z19 - (neg_f4_z_scaled +
        6.978288862017676*neg_U3_yy)));
    const double z62 = iD2*z59 - U1_2*z61;
    const double z63 = neg_U2_3*z62 + neg_iD3*z55 + neg_U1_3*z61;
    const double z64 = U2_4*z62 + (iD4*z52 + U1_4*z61) + U3_4*z63;
    const double z65 = z63 + (z62 - z64);

    qdd[0] = -z61;
    qdd[1] = -z62;
    qdd[2] = -z63;
    qdd[3] = z64;
    qdd[4] = U2_5*z65 + (U1_5*z61 + iD5*phi5);
    qdd[5] = 58.355064750790525*phi6 - z27*z61 + c5*z65;
}

void ur5_forward_kinematics(const double q[6], double R[9], double p[3])
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
    const double z1 = q[1] + q[2];
    double z2, z3;
    rbgen_sincos(z1, &z2, &z3);

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
    double z2, z5;
    rbgen_sincos(z1, &z2, &z5);
    double s5, c5;
    rbgen_sincos(q[4], &s5, &c5);
    const double z3 = z1 + q[3];
    double z4, z6;
    rbgen_sincos(z3, &z4, &z6);
    double s6, c6;
    rbgen_sincos(q[5], &s6, &c6);
    double s4, s4_cosine;
    rbgen_sincos(q[3], &s4, &s4_cosine);
    double s2, c2;
    rbgen_sincos(q[1], &s2, &c2);

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
    double s3, c3;
    rbgen_sincos(q[2], &s3, &c3);
    double s2, c2;
    rbgen_sincos(q[1], &s2, &c2);
    double s6, c6;
    rbgen_sincos(q[5], &s6, &c6);
    double s4, c4;
    rbgen_sincos(q[3], &s4, &c4);
    double s5, c5;
    rbgen_sincos(q[4], &s5, &c5);

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
