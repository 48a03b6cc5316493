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
 *   inertia_matrix            best                 43     32    0        6
 *   bias                      best                 98     63    0        5
 *   gravity                   best                  3      4    0        3
 *   forward_dynamics          best                185    137    5        6
 *   forward_kinematics        best: tool-cross     56     28    0        6
 *   jacobian                  best: frames         52     31    0        6
 *   inertia_solve             best                 91     72    5        6
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
    double s2, c2;
    rbgen_sincos(q[1], &s2, &c2);
    double s5, c5;
    rbgen_sincos(q[4], &s5, &c5);
    double s6, c6;
    rbgen_sincos(q[5], &s6, &c6);
    const double z1 = s6*s6;
    const double z2 = q[1] + q[2];
    const double z3 = q[3] + z2;
    double z4, z6;
    rbgen_sincos(z3, &z4, &z6);
    const double z5 = s6*c6;
    double z8, z7;
    rbgen_sincos(z2, &z8, &z7);
    double s4, s4_cosine;
    rbgen_sincos(q[3], &s4, &s4_cosine);

    /* composite body 5 */
    const double z9 = s5*z1;
    const double S4_xx_scaled = s5*z9 - z1 + 14.16383204794318;
    const double z10 = 0.016685526854599998*z1;
    const double S4_yy = z10 + 0.004834309375150009;
    const double S4_xy_scaled = z5*c5;
    const double z11 = z10 - 0.253242;

    /* composite body 4 */
    const double z12 = 0.016685526854599998*S4_xx_scaled;
    const double z13 = 0.016685526854599998*z4;
    const double ms3_x_scaled = 1.4999459264955772*z7 - z13;
    const double z14 = 0.0019412038252500001*z6;
    const double ms3_y_scaled = z14 + 0.17450457486624998*z8;
    const double z15 = 0.016685526854599998*(s5*z5);
    const double z16 = z13*(z9*c5) - z6*z15;
    const double z17 = S4_xy_scaled*z13 + z6*z11;
    const double z18 = z12 + S4_yy;
    const double z19 = 0.59565195167475 - (0.0139521246075*s4 - z18);

    /* column 4 */
    const double z20 = z14 + z16;
    const double z21 = z18 - 0.00697606230375*s4;
    const double z22 = 0.007558512375*(s2*z6 - z4*c2) + z21;

    /* column 3 */
    const double z23 = z16 - (0.09736195574999999*z8 - ms3_y_scaled);

    /* composite body 2 */
    const double neg_S1_yz = 0.4084992088750001*s2 + z23;

    /* composite body 1 */
    const double z24 = z4*((z12 - S4_yy)*z4 + 0.033371053709199995*(S4_xy_scaled*z6)) + (z10 +
        0.0139521246075*(z4*z7));
    const double z25 = 0.9059962494281336*(ms3_x_scaled*c2);
    const double z26 = 3.0176683025275 - (1.7550195384100002*(s2*s2) + (z24 +
        0.59155695167475*(z8*z8) - z25));
    const double z27 = z25 + 7.787448465414567*(s2*ms3_y_scaled);
    const double z28 = 0.5*z27 + z19;

    /* column 1 */
    const double z29 = 0.0171364731454*(s5*z4);
    const double z30 = 0.0171364731454*c5;

    M[0] = z26;
    M[1] = neg_S1_yz;
    M[2] = z23;
    M[3] = z20;
    M[4] = z17;
    M[5] = -z29;
    M[6] = neg_S1_yz;
    M[7] = z27 + z19 + 1.7701269384100002;
    M[8] = z28;
    M[9] = z22;
    M[10] = z15;
    M[11] = z30;
    M[12] = z23;
    M[13] = z28;
    M[14] = z19;
    M[15] = z21;
    M[16] = z15;
    M[17] = z30;
    M[18] = z20;
    M[19] = z22;
    M[20] = z21;
    M[21] = z18;
    M[22] = z15;
    M[23] = z30;
    M[24] = z17;
    M[25] = z15;
    M[26] = z15;
    M[27] = z15;
    M[28] = -z11;
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
    const double z1 = q[2] + q[1];
    double z2, z7;
    rbgen_sincos(z1, &z2, &z7);
    const double z3 = 3.5936784241868986*z2;
    const double z4 = z1 + q[3];
    double z8, z5;
    rbgen_sincos(z4, &z8, &z5);
    double s2, c2;
    rbgen_sincos(q[1], &s2, &c2);
    const double z6 = 3.8937242327072834*s2;
    double s6, c6;
    rbgen_sincos(q[5], &s6, &c6);
    double s5, c5;
    rbgen_sincos(q[4], &s5, &c5);

    /* motion of link 1 */
    const double neg_U1_xx = qd[0]*qd[0];

    /* motion of link 2 */
    const double z9 = 2.0*qd[0];
    const double neg_U2_zy = qd[1]*z9;
    const double neg_U2_yy = qd[1]*qd[1];
    const double neg_U2_xx = neg_U1_xx + neg_U2_yy;

    /* motion of link 3 */
    const double w3_z = qd[1] + qd[2];
    const double neg_U3_yy = w3_z*w3_z;
    const double neg_U3_zy = w3_z*z9;
    const double z10 = neg_U2_zy*z6;
    const double neg_a3_z = z10 + neg_U1_xx;
    const double z11 = neg_U2_xx*c2;
    const double neg_U3_xx = neg_U3_yy + neg_U1_xx;
    const double z12 = z6*neg_U2_yy;
    const double neg_a3_y = z12 + 89.87631699496107;

    /* motion of link 4 */
    const double z13 = z3*neg_U3_zy;
    const double neg_w4_y = qd[0]*z5;
    const double w4_z = w3_z + qd[3];
    const double neg_wd4_x = neg_w4_y*w4_z;
    const double neg_a4_z = z13 + neg_a3_z;
    const double neg_w4_x = qd[0]*z8;
    const double wd4_y = w4_z*neg_w4_x;
    const double U4_xy = neg_w4_y*neg_w4_x;
    const double z14 = z7*neg_U3_xx;
    const double z15 = 3.8937242327072834*z11 + 3.5936784241868986*z14;
    const double z16 = neg_U3_yy*z3;
    const double z17 = z16 + neg_a3_y;
    const double neg_a4_x = z5*z15 + z8*z17;

    /* motion of link 5 */
    const double w5_y = neg_w4_x*s5 - w4_z*c5;
    const double wd5_x = qd[4]*w5_y - neg_wd4_x*c5;
    const double neg_w5_x = neg_w4_x*c5 + w4_z*s5;
    const double w5_z = qd[4] - neg_w4_y;
    const double wd5_y = qd[4]*neg_w5_x + neg_wd4_x*s5;

    /* motion of link 6 */
    const double w6_y = s6*neg_w5_x + c6*w5_z;
    const double w6_x = s6*w5_z - c6*neg_w5_x;
    const double wd6_y = wd4_y*c6 - s6*wd5_x - qd[5]*w6_x;

    /* forces on link 6 */
    const double z18 = 0.016685526854599998*w6_y;
    const double n6_x = 0.0171364731454*(wd5_x*c6 + wd4_y*s6) + z18*(w5_y +
        0.02702619430178091*qd[5]);
    const double n6_z = z18*w6_x - 0.0171364731454*wd5_y;

    /* forces on link 5 */
    const double z19 = 0.21942*wd4_y;
    const double z20 = 0.033822*wd6_y;
    const double n5_z = z19 + (s6*n6_x + c6*z20);
    const double n5_y = 0.21942*wd5_y - n6_z;
    const double n5_x = c6*n6_x + 0.21942*wd5_x - s6*z20;

    /* forces on link 4 */
    const double neg_f4_z = 0.0038824076505000003*neg_wd4_x + 0.0485587618780145*neg_a4_z;
    const double n4_y = z19 + n5_z;
    const double f4_x = 0.0019412038252500001*U4_xy - 0.0485587618780145*neg_a4_x;
    const double neg_f4_y = 0.0485587618780145*(z5*z17 - z8*z15) + 0.0019412038252500001*(w4_z*w4_z
        + neg_w4_x*neg_w4_x);
    const double z21 = z5*f4_x + z8*neg_f4_y;
    const double n4_x = 0.2102023275405*neg_wd4_x - (s5*n5_y - c5*n5_x +
        0.0019412038252500001*neg_a4_z);
    const double z22 = z8*f4_x - z5*neg_f4_y;
    const double n4_z = 0.21481116377025*U4_xy - (c5*n5_y + s5*n5_x -
        0.0019412038252500001*neg_a4_x);

    /* forces on link 3 */
    const double f3_x = z21 - 0.2947790630403123*z11;

    /* forces on link 2 */
    const double z23 = 3.5936784241868986*z7;
    const double z24 = 0.07535428199999998*(c2*(51.67223586188884*neg_f4_z +
        (3.911908589883617*neg_a3_z + (neg_U2_yy - 0.43956598025760035*z10))));
    const double neg_n1_z = (0.027092562065296366*neg_U3_yy + (neg_f4_z -
        0.002753208112566875*z13))*z23 + (z5*n4_y + (f3_x + z24) + z8*n4_x);
    const double n3_z = z23*(z22 + 0.002753208112566875*z16) + n4_z - z3*(z21 +
        0.009894144591427914*z14);
    const double n2_z = n3_z - z6*(f3_x + 0.03312317883393764*z11) +
        3.8937242327072834*(c2*(0.008506811693468926*z12 + (z22 - 0.0757061993667061*neg_a3_y)));

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
    double s6, c6;
    rbgen_sincos(q[5], &s6, &c6);
    const double z1 = s6*s6;
    const double z2 = q[2] + q[1];
    const double z3 = q[3] + z2;
    double z4, z6;
    rbgen_sincos(z3, &z4, &z6);
    const double z5 = s6*c6;
    double s5, c5;
    rbgen_sincos(q[4], &s5, &c5);
    double s4, s4_cosine;
    rbgen_sincos(q[3], &s4, &s4_cosine);
    double z7, z8;
    rbgen_sincos(z2, &z7, &z8);
    double s2, c2;
    rbgen_sincos(q[1], &s2, &c2);
    const double z9 = 0.03555637394399999*z7;
    const double z10 = 0.12897252408999996*s2;

    /* motion of link 1 */
    const double neg_U1_xx = qd[0]*qd[0];

    /* motion of link 2 */
    const double neg_wd2_x = qd[1]*qd[0];
    const double neg_U2_zy_scaled = 60.38067813560281*neg_wd2_x;
    const double neg_U2_yy = qd[1]*qd[1];
    const double neg_U2_xx = neg_U1_xx + neg_U2_yy;

    /* motion of link 3 */
    const double w3_z = qd[1] + qd[2];
    const double neg_wd3_x = w3_z*qd[0];
    const double neg_U3_yy = w3_z*w3_z;
    const double z11 = neg_U2_zy_scaled*z10;
    const double neg_a3_z = z11 + neg_U1_xx;
    const double z12 = c2*neg_U2_xx;
    const double z13 = z10*neg_U2_yy;
    const double neg_a3_y_scaled = 0.058605601684010605*z13 + 0.17446825035000002;
    const double neg_U3_xx = neg_U3_yy + neg_U1_xx;

    /* motion of link 4 */
    const double z14 = neg_wd3_x*z9;
    const double neg_w4_y = z6*qd[0];
    const double w4_z = w3_z + qd[3];
    const double neg_wd4_x = neg_w4_y*w4_z;
    const double neg_a4_z_scaled = 12.507383626178669*neg_a3_z + 2528.239507842813*z14;
    const double neg_w4_x = z4*qd[0];
    const double wd4_y = w4_z*neg_w4_x;
    const double U4_xy = neg_w4_y*neg_w4_x;
    const double z15 = z9*neg_U3_yy;
    const double z16 = 0.19619723638684436*z15 + neg_a3_y_scaled;
    const double z17 = z8*neg_U3_xx;
    const double z18 = z12 + 0.9229411764705883*z17;

    /* motion of link 5 */
    const double w5_y = s5*neg_w4_x - c5*w4_z;
    const double wd5_x = qd[4]*w5_y - c5*neg_wd4_x;
    const double neg_w5_x = c5*neg_w4_x + s5*w4_z;
    const double w5_z = qd[4] - neg_w4_y;
    const double wd5_y = qd[4]*neg_w5_x + s5*neg_wd4_x;

    /* motion of link 6 */
    const double w6_y = s6*neg_w5_x + c6*w5_z;
    const double w6_x = s6*w5_z - c6*neg_w5_x;
    const double wd6_y = c6*wd4_y - s6*wd5_x - qd[5]*w6_x;

    /* forces on link 6 */
    const double z19 = 0.016685526854599998*w6_y;
    const double n6_x = 0.0171364731454*(c6*wd5_x + s6*wd4_y) + z19*(w5_y +
        0.02702619430178091*qd[5]);
    const double n6_z = z19*w6_x - 0.0171364731454*wd5_y;

    /* forces on link 5 */
    const double z20 = 0.21942*wd4_y;
    const double z21 = 0.033822*wd6_y;
    const double n5_z = z20 + (s6*n6_x + c6*z21);
    const double n5_x = c6*n6_x + 0.21942*wd5_x - s6*z21;
    const double z22 = 0.21942*wd5_y;
    const double n5_y = z22 - n6_z;

    /* forces on link 4 */
    const double neg_f4_z_scaled = neg_wd4_x + neg_a4_z_scaled;
    const double n4_y = z20 + n5_z;
    const double n4_x = 0.2102023275405*neg_wd4_x - (0.00015520462818354347*neg_a4_z_scaled +
        (s5*n5_y - c5*n5_x));

    /* forces on link 1 */
    const double phi5 = tau[4] - n5_z;
    const double phi6 = tau[5] - n6_z;

    /* composite body 6 */
    const double z23 = 0.016685526854599998*z1;
    const double D5 = 0.253242 - z23;

    /* column 6 */
    const double z24 = z4*s5;

    /* composite body 5 */
    const double S4_xy_scaled = z5*c5;
    const double z25 = 0.016685526854599998*s5;
    const double z26 = z1*s5;
    const double S4_xx = z25*z26 - z23 + 0.236331;
    const double S4_yy = z23 + 0.004834309375150009;
    const double neg_S4_yz = z5*z25;

    /* column 5 */
    const double z27 = 0.016685526854599998*z4;
    const double z28 = z27*S4_xy_scaled - D5*z6;

    /* composite body 4 */
    const double ms3_x_scaled = z8 - 0.011124085581927273*z4;

    /* elimination */
    const double iD5 = 1.0/D5;
    const double U1_5 = iD5*z28;
    const double U2_5 = iD5*neg_S4_yz;
    const double z29 = 0.0171364731454*c5;
    const double D4 = S4_xx + S4_yy - neg_S4_yz*U2_5 - c5*z29;
    const double z30 = 0.0139521246075*s4 - D4 - 0.59565195167475;
    const double z31 = 0.00697606230375*s4 - D4;
    const double iD4 = 1.0/D4;
    const double neg_U3_4 = z31*iD4;
    const double neg_D3 = z30 + z31*neg_U3_4;
    const double neg_iD3 = 1.0/neg_D3;
    const double z32 = z27*(c5*z26) - z6*neg_S4_yz - z28*U2_5 + z29*z24;
    const double z33 = 0.0019412038252500001*z6;
    const double ms3_y_scaled = z33 + 0.17450457486624998*z7;
    const double z34 = z32 + (ms3_y_scaled - 0.09736195574999999*z7);
    const double z35 = z32 + z33;
    const double z36 = z34 + neg_U3_4*z35;
    const double neg_U1_3 = neg_iD3*z36;
    const double z37 = 0.007558512375*z6;
    const double z38 = 0.007558512375*z4;
    const double z39 = z31 + (c2*z38 - z37*s2);
    const double z40 = 1.35894538375*(c2*ms3_x_scaled);
    const double z41 = 7.787448465414567*(ms3_y_scaled*s2) + z40;
    const double z42 = z30 + neg_U3_4*z39 - 0.5*z41;
    const double U2_3 = neg_iD3*z42;
    const double neg_U2_4 = iD4*z39;
    const double D2 = 1.7701269384100002 - (z30 + (z39*neg_U2_4 - z42*U2_3) - z41);
    const double iD2 = 1.0/D2;
    const double z43 = z34 + (z35*neg_U2_4 + 0.4084992088750001*s2 - z36*U2_3);
    const double U1_2 = iD2*z43;
    const double U1_4 = iD4*z35;
    const double z44 = z36*neg_U1_3 - z28*U1_5 - z43*U1_2 - z35*U1_4 - 0.59155695167475*(z7*z7);
    const double z45 = z44 + z40 - 1.7550195384100002*(s2*s2) - z23 - 0.0171364731454*(z24*z24);
    const double z46 = 0.0139521246075*z8;
    const double z47 = z45 - z4*(z46 + z4*(S4_xx - S4_yy) + 0.033371053709199995*(S4_xy_scaled*z6));
    const double D1 = z47 + 3.0176683025275;
    const double iD1 = 1.0/D1;
    const double z48 = c2*(0.2947790630403123*neg_a3_z + (0.07535428199999998*neg_U2_yy -
        0.03312317883393764*z11) + 0.01511702475*neg_f4_z_scaled);
    const double neg_a4_x_scaled = z4*z16 + z37*z18;
    const double f4_x_scaled = U4_xy - 12886.213661327287*neg_a4_x_scaled;
    const double neg_f4_y_scaled = w4_z*w4_z + neg_w4_x*neg_w4_x + 12886.213661327287*(z6*z16 -
        z38*z18);
    const double z49 = z33*f4_x_scaled + 0.0019412038252500001*(z4*neg_f4_y_scaled);
    const double f3_x = z49 - 0.2947790630403123*z12;
    const double z50 = z37*neg_f4_y_scaled - z38*f4_x_scaled;
    const double z51 = neg_a4_x_scaled + (U2_5*phi5 - s5*n5_x) + 0.21481116377025*U4_xy + c5*(tau[5]
        - z22);
    const double z52 = z8*(0.9229411764705883*z50 - z15) + z9*(z17 + 101.06987933715662*z49) - z51;
    const double z53 = z51 - tau[3];
    const double z54 = z52 + (tau[2] - neg_U3_4*z53);
    const double z55 = c2*(z50 + 151.85374106830275*neg_a3_y_scaled - z13) + (tau[1] - (U2_3*z54 +
        neg_U2_4*z53));
    const double z56 = z10*(30.190339067801403*f3_x + z12) + z55 + z52;
    const double z57 = U1_2*z56 - (neg_U1_3*z54 + (U1_4*z53 + z24*phi6)) - f3_x;
    const double z58 = z6*n4_y + (z48 + (tau[0] - (z57 + U1_5*phi5)) + z4*n4_x);
    const double z59 = iD1*(z46*(143.34734359560514*z14 - (6.978288862017676*neg_U3_yy +
        neg_f4_z_scaled)) - z58);
    const double z60 = iD2*z56 + U1_2*z59;
    const double z61 = U2_3*z60 + (neg_iD3*z54 + neg_U1_3*z59);
    const double z62 = U1_4*z59 + (neg_U2_4*z60 - iD4*z53) - neg_U3_4*z61;
    const double z63 = z60 + z62 - z61;

    qdd[0] = -z59;
    qdd[1] = z60;
    qdd[2] = -z61;
    qdd[3] = z62;
    qdd[4] = U1_5*z59 + iD5*phi5 - U2_5*z63;
    qdd[5] = -(c5*z63 + (z24*z59 - 58.355064750790525*phi6));
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
    double s6, c6;
    rbgen_sincos(q[5], &s6, &c6);
    const double z1 = s6*s6;
    double s2, c2;
    rbgen_sincos(q[1], &s2, &c2);
    const double z2 = q[1] + q[2];
    double z8, z3;
    rbgen_sincos(z2, &z8, &z3);
    const double z4 = z2 + q[3];
    double z5, z7;
    rbgen_sincos(z4, &z5, &z7);
    const double z6 = s6*c6;
    double s5, c5;
    rbgen_sincos(q[4], &s5, &c5);
    double s4, s4_cosine;
    rbgen_sincos(q[3], &s4, &s4_cosine);

    /* composite body 6 */
    const double z9 = 0.016685526854599998*z1;
    const double D5 = 0.253242 - z9;

    /* column 6 */
    const double z10 = z5*s5;

    /* composite body 5 */
    const double S4_xy_scaled = z6*c5;
    const double z11 = 0.016685526854599998*s5;
    const double z12 = z1*s5;
    const double S4_xx = z11*z12 - z9 + 0.236331;
    const double S4_yy = z9 + 0.004834309375150009;
    const double neg_S4_yz = z6*z11;

    /* column 5 */
    const double z13 = 0.016685526854599998*z5;
    const double z14 = z13*S4_xy_scaled - D5*z7;

    /* composite body 4 */
    const double ms3_x_scaled = 89.89502936085356*z3 - z5;
    const double z15 = 0.0019412038252500001*z7;
    const double ms3_y_scaled = z15 + 0.17450457486624998*z8;

    /* elimination */
    const double z16 = 0.01511702475*(c2*ms3_x_scaled);
    const double iD5 = 1.0/D5;
    const double U1_5 = iD5*z14;
    const double U2_5 = iD5*neg_S4_yz;
    const double z17 = 0.0171364731454*c5;
    const double D4 = S4_xx + S4_yy - neg_S4_yz*U2_5 - c5*z17;
    const double z18 = 0.0139521246075*s4 - D4 - 0.59565195167475;
    const double z19 = 0.00697606230375*s4 - D4;
    const double iD4 = 1.0/D4;
    const double neg_U3_4 = z19*iD4;
    const double neg_D3 = z18 + z19*neg_U3_4;
    const double neg_iD3 = 1.0/neg_D3;
    const double z20 = z13*(c5*z12) - z7*neg_S4_yz - z14*U2_5 + z17*z10;
    const double z21 = z20 + (ms3_y_scaled - 0.09736195574999999*z8);
    const double z22 = z20 + z15;
    const double z23 = z21 + neg_U3_4*z22;
    const double neg_U1_3 = neg_iD3*z23;
    const double z24 = 0.007558512375*(z7*s2 - c2*z5) - z19;
    const double U2_4 = iD4*z24;
    const double z25 = z16 + 7.787448465414567*(ms3_y_scaled*s2);
    const double z26 = z18 - neg_U3_4*z24 - 0.5*z25;
    const double U2_3 = neg_iD3*z26;
    const double z27 = z21 + (0.4084992088750001*s2 - z22*U2_4 - z23*U2_3);
    const double D2 = z25 - (z18 + (z24*U2_4 - z26*U2_3)) + 1.7701269384100002;
    const double iD2 = 1.0/D2;
    const double U1_2 = z27*iD2;
    const double U1_4 = iD4*z22;
    const double z28 = z23*neg_U1_3 - z14*U1_5 - z27*U1_2 - z22*U1_4 - 0.59155695167475*(z8*z8);
    const double z29 = z9 + (1.7550195384100002*(s2*s2) - (z16 + z28)) + 0.0171364731454*(z10*z10);
    const double z30 = z5*(0.0139521246075*z3 + z5*(S4_xx - S4_yy) +
        0.033371053709199995*(S4_xy_scaled*z7));
    const double D1 = 3.0176683025275 - (z29 + z30);
    const double iD1 = 1.0/D1;
    const double z31 = c5*phi[5] + U2_5*phi[4];
    const double z32 = phi[3] - z31;
    const double z33 = neg_U3_4*z32 + phi[2] - z31;
    const double z34 = z31 + (U2_3*z33 - (phi[1] - U2_4*z32));
    const double z35 = U1_2*z34 + (phi[0] + (neg_U1_3*z33 + z10*phi[5])) - U1_4*z32;
    const double z36 = iD1*(z35 - U1_5*phi[4]);
    const double z37 = iD2*z34 + U1_2*z36;
    const double z38 = U2_3*z37 + (neg_U1_3*z36 - neg_iD3*z33);
    const double z39 = U2_4*z37 + neg_U3_4*z38 + iD4*z32 - U1_4*z36;
    const double z40 = z37 - (z38 + z39);

    qdd[0] = z36;
    qdd[1] = -z37;
    qdd[2] = z38;
    qdd[3] = z39;
    qdd[4] = U2_5*z40 - (U1_5*z36 - iD5*phi[4]);
    qdd[5] = z10*z36 + 58.355064750790525*phi[5] + c5*z40;
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
