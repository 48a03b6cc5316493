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
 *   inverse_dynamics          best                113     92    0        5
 *   inertia_matrix            best                 40     30    0        6
 *   bias                      best                 96     66    0        5
 *   gravity                   best                  3      4    0        3
 *   forward_dynamics          best                180    138    5        6
 *   forward_kinematics        best: tool-cross     56     28    0        6
 *   jacobian                  best: frames         52     31    0        6
 *   inertia_solve             best                 90     70    5        6
 *   energy                    best: links         102     68    0        5
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
    double z2, z3;
    rbgen_sincos(z1, &z2, &z3);
    const double z4 = 3.5936784241868986*z2;
    double s2, c2;
    rbgen_sincos(q[1], &s2, &c2);
    const double z5 = z1 + q[3];
    double z7, z6;
    rbgen_sincos(z5, &z7, &z6);
    double s5, c5;
    rbgen_sincos(q[4], &s5, &c5);
    double s6, c6;
    rbgen_sincos(q[5], &s6, &c6);
    const double z8 = 0.016685526854599998*s6;
    const double z9 = s6*z8;
    const double z10 = z9 - 0.016911;
    const double z11 = z9 + 0.0002254731454000014;

    /* motion of link 1 */
    const double neg_U1_xx = qd[0]*qd[0];

    /* motion of link 2 */
    const double neg_U2_yy = qd[1]*qd[1];
    const double neg_U2_xx = neg_U2_yy + neg_U1_xx;

    /* motion of link 3 */
    const double wd3_z = qdd[1] + qdd[2];
    const double w3_z = qd[1] + qd[2];
    const double neg_U3_yy = w3_z*w3_z;
    const double z12 = 3.8937242327072834*c2;
    const double z13 = 3.8937242327072834*s2;
    const double z14 = qdd[1]*z12 - z13*neg_U2_yy;
    const double a3_y = z14 - 89.87631699496107;
    const double neg_U3_xx = neg_U3_yy + neg_U1_xx;
    const double z15 = z12*neg_U2_xx + qdd[1]*z13;
    const double neg_a3_x = z15 + qdd[0];
    const double z16 = 2.0*qd[0];
    const double neg_U3_zy = w3_z*z16;
    const double neg_U2_zy = qd[1]*z16;
    const double z17 = z13*neg_U2_zy - z12*qdd[0];

    /* motion of link 4 */
    const double z18 = 3.5936784241868986*z3;
    const double z19 = wd3_z*z18 - z4*neg_U3_yy;
    const double z20 = z19 + a3_y;
    const double z21 = wd3_z*z4 + z18*neg_U3_xx;
    const double z22 = z21 + neg_a3_x;
    const double w4_z = w3_z + qd[3];
    const double neg_w4_x = qd[0]*z7;
    const double a4_x = z20*z7 - z6*z22;
    const double wd4_z = wd3_z + qdd[3];
    const double neg_w4_y = z6*qd[0];
    const double z23 = neg_w4_x*neg_w4_y;
    const double z24 = w4_z*neg_w4_x;
    const double neg_U4_xz = z6*qdd[0];
    const double wd4_y = z24 - neg_U4_xz;
    const double z25 = w4_z*neg_w4_y;
    const double U4_yz = qdd[0]*z7;
    const double neg_wd4_x = z25 + U4_yz;
    const double z26 = z18*qdd[0] - z4*neg_U3_zy;
    const double a4_z = z26 - z17 - neg_U1_xx;
    const double neg_U4_zy = z25 + neg_wd4_x;

    /* motion of link 5 */
    const double neg_w5_x = neg_w4_x*c5 + w4_z*s5;
    const double w5_y = neg_w4_x*s5 - w4_z*c5;
    const double wd5_z = wd4_y + qdd[4];
    const double w5_z = qd[4] - neg_w4_y;
    const double neg_wd5_x = c5*neg_wd4_x + (wd4_z*s5 - w5_y*qd[4]);
    const double z27 = neg_w5_x*w5_z;
    const double wd5_y = neg_w5_x*qd[4] - (wd4_z*c5 - s5*neg_wd4_x);

    /* motion of link 6 */
    const double z28 = 2.0*qd[5] - w5_y;
    const double neg_U6_zx = wd5_z + neg_w5_x*z28;
    const double U6_zy = z28*w5_z - neg_wd5_x;
    const double wd6_z = qdd[5] - wd5_y;
    const double neg_U6_xy = z27 + wd6_z;
    const double U6_yx = wd6_z - z27;

    /* forces on link 6 */
    const double z29 = z8*c6;
    const double n6_z = z11*neg_U6_xy - z10*U6_yx - z29*(neg_w5_x*neg_w5_x - w5_z*w5_z);

    /* forces on link 5 */
    const double neg_n5_z = neg_U6_zx*z10 - (0.016911*(neg_w5_x*w5_y) + 0.236331*wd5_z) + U6_zy*z29;
    const double neg_n5_y = n6_z - 0.236331*wd5_y + 0.016911*z27;
    const double neg_n5_x = 0.253242*neg_wd5_x - U6_zy*z11 + neg_U6_zx*z29;

    /* forces on link 4 */
    const double f4_y_scaled = z20*z6 + z22*z7 - 0.0399763863445806*(w4_z*w4_z + neg_w4_x*neg_w4_x);
    const double z30 = 0.0485587618780145*f4_y_scaled;
    const double f4_x_scaled = 25.014767252357338*a4_x + (z23 - wd4_z);
    const double z31 = 0.0019412038252500001*f4_x_scaled;
    const double z32 = z7*z30 - z6*z31;
    const double n4_y = 0.10971*(z24 + wd4_y) - neg_n5_z;
    const double n4_x = s5*neg_n5_y + (0.0019412038252500001*a4_z + 0.12201216377025*neg_U4_zy -
        c5*neg_n5_x);
    const double f4_z = 0.0485587618780145*a4_z - 0.0019412038252500001*neg_U4_zy;
    const double z33 = z6*z30 + z7*z31;
    const double n4_z = 0.23172216377024998*z23 + (c5*neg_n5_y + s5*neg_n5_x -
        0.01230216377024999*wd4_z) - 0.0019412038252500001*a4_x;

    /* forces on link 3 */
    const double neg_f3_x = z32 + (0.0757061993667061*neg_a3_x - 0.019352752659529404*qdd[0]);
    const double z34 = n4_z - (z4*(0.002753208112566875*z21 - z32) + z18*(0.002753208112566875*z19 -
        z33));

    /* forces on link 2 */
    const double z35 = z12*(z33 + 0.0757061993667061*a3_y - 0.008506811693468926*z14) +
        z13*(neg_f3_x - 0.008506811693468926*z15);

    /* forces on link 1 */
    const double z36 = 0.09736195574999999*z2;
    const double z37 = z12*(0.06719938767323717*z17 + 0.056353446707176694*neg_U1_xx - f4_z) -
        (neg_f3_x - (z6*n4_y + (z7*n4_x - 0.2225803565170882*qdd[0])));
    const double neg_n1_z = z36*wd3_z + z37 + 0.019352752659529404*neg_a3_x +
        z18*(0.027092562065296366*neg_U3_yy + (0.002753208112566875*z26 - f4_z));
    const double n3_z = 0.004095*wd3_z + z34 - z36*qdd[0];
    const double n2_z = z35 + n3_z + 0.0151074*qdd[1];

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
    const double z2 = q[3] + z1;
    double z3, z6;
    rbgen_sincos(z2, &z3, &z6);
    double z5, z4;
    rbgen_sincos(z1, &z5, &z4);
    double s5, c5;
    rbgen_sincos(q[4], &s5, &c5);
    double s4, s4_cosine;
    rbgen_sincos(q[3], &s4, &s4_cosine);

    /* composite body 4 */
    const double z7 = 0.016685526854599998*s6;
    const double z8 = s6*z7;
    const double ms3_x_scaled = z4 - 0.011124085581927273*z3;
    const double z9 = z8*s5;
    const double z10 = s5*z9;
    const double z11 = z7*c6;
    const double S4_xy_scaled = z11*c5;
    const double z12 = 0.0019412038252500001*z6;
    const double ms3_y_scaled = z12 + 0.17450457486624998*z5;
    const double z13 = s5*z11;
    const double z14 = z3*(z9*c5) - z6*z13;
    const double z15 = z8 - 0.253242;
    const double z16 = z6*z15 + z3*S4_xy_scaled;
    const double z17 = z10 + 0.24116530937515002;
    const double z18 = 0.59565195167475 - (0.0139521246075*s4 - z17);

    /* column 4 */
    const double z19 = z12 + z14;
    const double z20 = z17 - 0.00697606230375*s4;
    const double z21 = 0.007558512375*(s2*z6 - z3*c2) + z20;

    /* column 3 */
    const double z22 = z14 - (0.09736195574999999*z5 - ms3_y_scaled);

    /* composite body 2 */
    const double neg_S1_yz = z22 + 0.4084992088750001*s2;

    /* composite body 1 */
    const double z23 = 1.35894538375*(ms3_x_scaled*c2);
    const double z24 = 0.00697606230375*z4 - z3*(z8 - 0.5*z10 - 0.11574834531242499) +
        S4_xy_scaled*z6;
    const double z25 = z8 + 1.7550195384100002*(s2*s2) - z23 + 0.59155695167475*(z5*z5) +
        2.0*(z3*z24);
    const double z26 = 7.787448465414567*(s2*ms3_y_scaled) + z23;
    const double z27 = 0.5*z26 + z18;

    /* column 1 */
    const double z28 = 0.0171364731454*(z3*s5);
    const double z29 = 0.0171364731454*c5;

    M[0] = 3.0176683025275 - z25;
    M[1] = neg_S1_yz;
    M[2] = z22;
    M[3] = z19;
    M[4] = z16;
    M[5] = -z28;
    M[6] = neg_S1_yz;
    M[7] = z26 + z18 + 1.7701269384100002;
    M[8] = z27;
    M[9] = z21;
    M[10] = z13;
    M[11] = z29;
    M[12] = z22;
    M[13] = z27;
    M[14] = z18;
    M[15] = z20;
    M[16] = z13;
    M[17] = z29;
    M[18] = z19;
    M[19] = z21;
    M[20] = z20;
    M[21] = z17;
    M[22] = z13;
    M[23] = z29;
    M[24] = z16;
    M[25] = z13;
    M[26] = z13;
    M[27] = z13;
    M[28] = -z15;
    M[29] = 0.0;
    M[30] = -z28;
    M[31] = z29;
    M[32] = z29;
    M[33] = z29;
    M[34] = 0.0;
    M[35] = 0.0171364731454;
}

void ur5_bias(const double q[6], const double qd[6], double b[6])
{
    /* joint angles */
    const double z1 = q[2] + q[1];
    const double z2 = q[3] + z1;
    double z6, z3;
    rbgen_sincos(z2, &z6, &z3);
    double s2, c2;
    rbgen_sincos(q[1], &s2, &c2);
    double z4, z5;
    rbgen_sincos(z1, &z4, &z5);
    double s6, c6;
    rbgen_sincos(q[5], &s6, &c6);
    const double z7 = 0.016685526854599998*s6;
    double s5, c5;
    rbgen_sincos(q[4], &s5, &c5);
    const double z8 = s6*z7;
    const double z9 = z8 - 0.016911;
    const double z10 = 0.12897252408999996*(s2*c2);
    const double z11 = z8 + 0.0002254731454000014;

    /* motion of link 1 */
    const double neg_U1_xx = qd[0]*qd[0];

    /* motion of link 2 */
    const double neg_U2_yy = qd[1]*qd[1];
    const double neg_U2_xx = neg_U1_xx + neg_U2_yy;

    /* motion of link 3 */
    const double w3_z = qd[1] + qd[2];
    const double z12 = 2.0*qd[0];
    const double neg_U2_zy = qd[1]*z12;
    const double neg_a3_z = 0.25682352941176473*neg_U1_xx + neg_U2_zy*s2;
    const double neg_U3_zy = w3_z*z12;
    const double neg_U3_yy = w3_z*w3_z;
    const double neg_a3_x = c2*neg_U2_xx;
    const double neg_U3_xx = neg_U1_xx + neg_U3_yy;
    const double neg_a3_y = s2*neg_U2_yy + 23.082352941176474;

    /* motion of link 4 */
    const double neg_w4_y = qd[0]*z3;
    const double w4_z = w3_z + qd[3];
    const double neg_wd4_x = neg_w4_y*w4_z;
    const double z13 = 0.9229411764705883*z4;
    const double z14 = z13*neg_U3_zy;
    const double neg_a4_z = neg_a3_z + z14;
    const double z15 = 0.9229411764705883*z5;
    const double neg_w4_x = qd[0]*z6;
    const double wd4_y = w4_z*neg_w4_x;
    const double z16 = z15*neg_U3_xx;
    const double z17 = neg_a3_x + z16;
    const double z18 = z13*neg_U3_yy;
    const double z19 = z18 + neg_a3_y;
    const double neg_a4_x = z3*z17 + z6*z19;
    const double U4_xy = neg_w4_y*neg_w4_x;

    /* motion of link 5 */
    const double w5_y = neg_w4_x*s5 - w4_z*c5;
    const double wd5_x = qd[4]*w5_y - neg_wd4_x*c5;
    const double w5_z = qd[4] - neg_w4_y;
    const double neg_w5_x = neg_w4_x*c5 + w4_z*s5;
    const double wd5_y = qd[4]*neg_w5_x + neg_wd4_x*s5;
    const double z20 = w5_z*neg_w5_x;
    const double neg_U5_zx = wd5_y + z20;
    const double U5_xz = wd5_y - z20;

    /* motion of link 6 */
    const double z21 = 2.0*qd[5] - w5_y;
    const double U6_zy = wd5_x + w5_z*z21;
    const double neg_U6_zx = wd4_y + z21*neg_w5_x;

    /* forces on link 6 */
    const double z22 = z7*c6;
    const double n6_x = 0.126621*(wd5_x + w5_y*w5_z) - (z22*neg_U6_zx - U6_zy*z11);
    const double n6_z = z9*neg_U5_zx - (z22*(neg_w5_x*neg_w5_x - w5_z*w5_z) + z11*U5_xz);

    /* forces on link 5 */
    const double n5_z = 0.016911*(w5_y*neg_w5_x) + 0.236331*wd4_y - z9*neg_U6_zx - z22*U6_zy;
    const double n5_y = 0.10971*neg_U5_zx - n6_z;

    /* forces on link 4 */
    const double neg_f4_z_scaled = neg_wd4_x + 48.70030271301818*neg_a4_z;
    const double n4_y = 0.21942*wd4_y + n5_z;
    const double f4_x_scaled = U4_xy - 97.40060542603636*neg_a4_x;
    const double z23 = 0.007558512375*f4_x_scaled;
    const double neg_f4_y_scaled = z3*z19 + (0.010266876634143466*(w4_z*w4_z + neg_w4_x*neg_w4_x) -
        z6*z17);
    const double z24 = 0.736203681445188*neg_f4_y_scaled;
    const double z25 = z3*z23 + z6*z24;
    const double neg_n4_x = 0.007558512375*neg_a4_z + (s5*n5_y - c5*n6_x) +
        0.009217672459500016*neg_wd4_x;
    const double z26 = z3*z24 - z6*z23;
    const double n4_z = 0.10510116377025*U4_xy + 0.007558512375*neg_a4_x - c5*n5_y - s5*n6_x;
    const double n3_z = z15*(0.041741631579247526*z18 - z26) + n4_z - z13*(z25 +
        0.041741631579247526*z16);

    /* forces on link 3 */
    const double f3_x = z25 - 1.1477883810548122*neg_a3_x;
    const double neg_f3_y = z26 + 1.1477883810548122*neg_a3_y;

    /* forces on link 2 */
    const double z27 = 0.01511702475*neg_f4_z_scaled;
    const double z28 = c2*(z27 + 1.1477883810548122*neg_a3_z + 0.07535428199999998*neg_U2_yy) -
        (neg_U2_zy*z10 - 0.25682352941176473*f3_x);
    const double neg_n1_z = (z27 - 0.041741631579247526*z14 + 0.10549096543977055*neg_U3_yy)*z15 +
        (z3*n4_y + z28 - z6*neg_n4_x);
    const double n2_z = n3_z - (c2*neg_f3_y + (s2*f3_x + neg_U1_xx*z10));

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
    const double z1 = q[2] + q[1];
    const double z2 = q[3] + z1;
    double z3, z7;
    rbgen_sincos(z2, &z3, &z7);
    double z8, z4;
    rbgen_sincos(z1, &z8, &z4);
    double s2, c2;
    rbgen_sincos(q[1], &s2, &c2);
    double s5, c5;
    rbgen_sincos(q[4], &s5, &c5);
    double s6, c6;
    rbgen_sincos(q[5], &s6, &c6);
    const double z5 = 0.016685526854599998*s6;
    const double z6 = s6*z5;
    double s4, s4_cosine;
    rbgen_sincos(q[3], &s4, &s4_cosine);
    const double z9 = c2*s2;
    const double z10 = z6 - 0.016911;
    const double z11 = z6 + 0.0002254731454000014;

    /* motion of link 1 */
    const double neg_U1_xx = qd[0]*qd[0];

    /* motion of link 2 */
    const double neg_U2_yy = qd[1]*qd[1];
    const double neg_U2_xx = neg_U2_yy + neg_U1_xx;

    /* motion of link 3 */
    const double z12 = 1.472407362890376*qd[0];
    const double neg_U2_zy_scaled = qd[1]*z12;
    const double w3_z = qd[1] + qd[2];
    const double neg_U3_yy = w3_z*w3_z;
    const double neg_a3_y = s2*neg_U2_yy + 23.082352941176474;
    const double neg_a3_x = c2*neg_U2_xx;
    const double neg_U3_xx = neg_U3_yy + neg_U1_xx;
    const double neg_a3_z_scaled = 0.1890744278346877*neg_U1_xx + s2*neg_U2_zy_scaled;
    const double neg_U3_zy_scaled = z12*w3_z;

    /* motion of link 4 */
    const double z13 = 0.007558512375*z7;
    const double z14 = 0.007558512375*z3;
    const double neg_w4_x = z3*qd[0];
    const double w4_z = w3_z + qd[3];
    const double wd4_y = neg_w4_x*w4_z;
    const double neg_w4_y = z7*qd[0];
    const double neg_wd4_x = w4_z*neg_w4_y;
    const double z15 = 0.9229411764705883*z8;
    const double z16 = z15*neg_U3_yy;
    const double z17 = z16 + neg_a3_y;
    const double z18 = 0.9229411764705883*z4;
    const double z19 = neg_U3_xx*z18;
    const double z20 = neg_a3_x + z19;
    const double neg_a4_x_scaled = z14*z17 + z13*z20;
    const double U4_xy = neg_w4_x*neg_w4_y;
    const double z21 = z15*neg_U3_zy_scaled;
    const double neg_a4_z_scaled = neg_a3_z_scaled + z21;

    /* motion of link 5 */
    const double w5_y = s5*neg_w4_x - c5*w4_z;
    const double wd5_x = qd[4]*w5_y - c5*neg_wd4_x;
    const double w5_z = qd[4] - neg_w4_y;
    const double neg_w5_x = c5*neg_w4_x + s5*w4_z;
    const double wd5_y = qd[4]*neg_w5_x + s5*neg_wd4_x;
    const double z22 = w5_z*neg_w5_x;
    const double U5_xz = wd5_y - z22;
    const double neg_U5_zx = wd5_y + z22;

    /* motion of link 6 */
    const double z23 = 2.0*qd[5] - w5_y;
    const double U6_zy = wd5_x + w5_z*z23;
    const double neg_U6_zx = wd4_y + z23*neg_w5_x;

    /* forces on link 6 */
    const double z24 = z5*c6;
    const double n6_z = z10*neg_U5_zx - (z24*(neg_w5_x*neg_w5_x - w5_z*w5_z) + U5_xz*z11);
    const double n6_x = 0.126621*(wd5_x + w5_y*w5_z) - (z24*neg_U6_zx - U6_zy*z11);

    /* forces on link 5 */
    const double n5_z = 0.016911*(w5_y*neg_w5_x) + 0.236331*wd4_y - z10*neg_U6_zx - z24*U6_zy;
    const double z25 = 0.10971*neg_U5_zx;
    const double n5_y = z25 - n6_z;

    /* forces on link 4 */
    const double n4_y = 0.21942*wd4_y + n5_z;
    const double neg_f4_y_scaled = w4_z*w4_z + neg_w4_x*neg_w4_x + 97.40060542603636*(z7*z17 -
        z3*z20);
    const double f4_x_scaled = U4_xy - 12886.213661327287*neg_a4_x_scaled;
    const double z26 = z13*neg_f4_y_scaled - z14*f4_x_scaled;
    const double z27 = z13*f4_x_scaled + z14*neg_f4_y_scaled;
    const double neg_f4_z = neg_a4_z_scaled + 0.01511702475*neg_wd4_x;
    const double neg_n4_x = 0.010266876634143466*neg_a4_z_scaled + (s5*n5_y - c5*n6_x) +
        0.009217672459500016*neg_wd4_x;

    /* forces on link 3 */
    const double f3_x = z27 - 1.1477883810548122*neg_a3_x;
    const double neg_f3_y = z26 + 1.1477883810548122*neg_a3_y;

    /* forces on link 1 */
    const double phi5 = tau[4] - n5_z;
    const double phi6 = tau[5] - n6_z;

    /* composite body 6 */
    const double D5 = 0.253242 - z6;

    /* column 6 */
    const double z28 = z3*s5;

    /* composite body 5 */
    const double z29 = s5*z6;
    const double z30 = s5*z29;
    const double S4_xy = z24*c5;
    const double neg_S4_yz = s5*z24;

    /* column 5 */
    const double z31 = z3*S4_xy - z7*D5;

    /* composite body 4 */
    const double ms3_x_scaled = 1.35894538375*z4 - 0.01511702475*z3;

    /* composite body 3 */
    const double z32 = ms3_x_scaled*c2;

    /* elimination */
    const double z33 = 0.0171364731454*z28;
    const double z34 = z3*(2.0*z6 - z30 - 0.23149669062484998) - 0.0139521246075*z4 -
        2.0*(S4_xy*z7);
    const double iD5 = 1.0/D5;
    const double U1_5 = iD5*z31;
    const double z35 = 0.0019412038252500001*z7;
    const double ms3_y_scaled = z35 + 0.17450457486624998*z8;
    const double z36 = z32 + 7.787448465414567*(s2*ms3_y_scaled);
    const double U2_5 = iD5*neg_S4_yz;
    const double D4 = 0.24116530937515002 - (0.0171364731454*(c5*c5) + (neg_S4_yz*U2_5 - z30));
    const double z37 = 0.0139521246075*s4 - D4 - 0.59565195167475;
    const double z38 = 0.00697606230375*s4 - D4;
    const double iD4 = 1.0/D4;
    const double neg_U3_4 = z38*iD4;
    const double neg_D3 = z37 + z38*neg_U3_4;
    const double neg_iD3 = 1.0/neg_D3;
    const double z39 = z38 + (c2*z14 - s2*z13);
    const double z40 = z37 + neg_U3_4*z39 - 0.5*z36;
    const double U2_3 = neg_iD3*z40;
    const double neg_U2_4 = iD4*z39;
    const double D2 = 1.7701269384100002 - (z37 + (z39*neg_U2_4 - z40*U2_3) - z36);
    const double iD2 = 1.0/D2;
    const double z41 = z3*(z29*c5) - z7*neg_S4_yz + z33*c5 - z31*U2_5;
    const double z42 = 0.09736195574999999*z8 - ms3_y_scaled - z41;
    const double z43 = z35 + z41;
    const double z44 = z42 - neg_U3_4*z43;
    const double z45 = z42 - (0.4084992088750001*s2 + (U2_3*z44 + neg_U2_4*z43));
    const double neg_U1_2 = iD2*z45;
    const double U1_3 = neg_iD3*z44;
    const double U1_4 = iD4*z43;
    const double z46 = z3*z34 + (z44*U1_3 - z45*neg_U1_2 - z31*U1_5 - z43*U1_4);
    const double z47 = z28*z33 - z46 + 0.59155695167475*(z8*z8) - z32 + 1.7550195384100002*(s2*s2);
    const double D1 = 3.0176683025275 - (z6 + z47);
    const double iD1 = 1.0/D1;
    const double z48 = s5*n6_x - (U2_5*phi5 + (neg_a4_x_scaled + 0.10510116377025*U4_xy)) -
        c5*(tau[5] - z25);
    const double z49 = tau[3] + z48;
    const double z50 = z18*(0.041741631579247526*z16 - z26) - z15*(0.041741631579247526*z19 + z27) -
        z48;
    const double z51 = z50 - (neg_U3_4*z49 + tau[2]);
    const double z52 = z28*phi6 - U1_5*phi5 - U1_4*z49 + U1_3*z51 + 0.25682352941176473*f3_x;
    const double z53 = c2*neg_f3_y + (0.12897252408999996*(z9*neg_U1_xx) + (tau[1] + (neg_U2_4*z49 +
        U2_3*z51)));
    const double z54 = z50 - (z53 + s2*f3_x);
    const double z55 = z52 - neg_U1_2*z54 + c2*(1.5590636259814297*neg_a3_z_scaled + neg_f4_z +
        0.07535428199999998*neg_U2_yy);
    const double z56 = tau[0] - (0.17518592658600043*(neg_U2_zy_scaled*z9) + (z3*neg_n4_x - (z7*n4_y
        + z55)));
    const double z57 = iD1*(z56 + z18*(0.10549096543977055*neg_U3_yy + (neg_f4_z -
        0.056698482541282*z21)));
    const double z58 = neg_U1_2*z57 - iD2*z54;
    const double z59 = neg_iD3*z51 - (U2_3*z58 + U1_3*z57);
    const double z60 = U1_4*z57 - (neg_U3_4*z59 + neg_U2_4*z58 + iD4*z49);
    const double z61 = z60 - z59 - z58;

    qdd[0] = z57;
    qdd[1] = z58;
    qdd[2] = z59;
    qdd[3] = -z60;
    qdd[4] = U2_5*z61 - (U1_5*z57 - iD5*phi5);
    qdd[5] = c5*z61 + (z28*z57 + 58.355064750790525*phi6);
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
    double s2, c2;
    rbgen_sincos(q[1], &s2, &c2);
    const double z1 = q[1] + q[2];
    double z6, z2;
    rbgen_sincos(z1, &z6, &z2);
    const double z3 = z1 + q[3];
    double z4, z5;
    rbgen_sincos(z3, &z4, &z5);
    double s4, s4_cosine;
    rbgen_sincos(q[3], &s4, &s4_cosine);
    double s5, c5;
    rbgen_sincos(q[4], &s5, &c5);
    double s6, c6;
    rbgen_sincos(q[5], &s6, &c6);

    /* composite body 6 */
    const double z7 = 0.016685526854599998*s6;
    const double z8 = s6*z7;
    const double D5 = 0.253242 - z8;

    /* column 6 */
    const double z9 = z4*s5;

    /* composite body 5 */
    const double z10 = z7*c6;
    const double neg_S4_yz = z10*s5;
    const double z11 = s5*z8;
    const double z12 = s5*z11;
    const double S4_xy_scaled = c5*z10;

    /* column 5 */
    const double z13 = z4*S4_xy_scaled - z5*D5;

    /* composite body 4 */
    const double ms3_x_scaled = 89.89502936085356*z2 - z4;
    const double z14 = 0.0019412038252500001*z5;
    const double ms3_y_scaled = z14 + 0.17450457486624998*z6;

    /* elimination */
    const double z15 = 0.01511702475*(c2*ms3_x_scaled);
    const double z16 = z15 + 7.787448465414567*(s2*ms3_y_scaled);
    const double z17 = 0.0171364731454*c5;
    const double iD5 = 1.0/D5;
    const double U2_5 = neg_S4_yz*iD5;
    const double D4 = 0.24116530937515002 - (c5*z17 + (neg_S4_yz*U2_5 - z12));
    const double z18 = 0.00697606230375*s4 - D4;
    const double z19 = 0.007558512375*(s2*z5 - c2*z4) - z18;
    const double iD4 = 1.0/D4;
    const double U2_4 = z19*iD4;
    const double neg_U3_4 = z18*iD4;
    const double z20 = 0.59565195167475 - (0.0139521246075*s4 - D4);
    const double z21 = z19*neg_U3_4 + z20 + 0.5*z16;
    const double D3 = z20 - z18*neg_U3_4;
    const double iD3 = 1.0/D3;
    const double U2_3 = z21*iD3;
    const double D2 = z16 + (z20 - (z19*U2_4 + z21*U2_3)) + 1.7701269384100002;
    const double iD2 = 1.0/D2;
    const double z22 = z4*(c5*z11) - z5*neg_S4_yz + z17*z9 - U2_5*z13;
    const double z23 = z14 + z22;
    const double z24 = 0.09736195574999999*z6 - ms3_y_scaled - z22;
    const double z25 = z24 - neg_U3_4*z23;
    const double z26 = U2_3*z25 - U2_4*z23 + 0.4084992088750001*s2 - z24;
    const double U1_2 = iD2*z26;
    const double z27 = c5*phi[5] + U2_5*phi[4];
    const double z28 = phi[3] - z27;
    const double z29 = phi[2] + neg_U3_4*z28 - z27;
    const double z30 = phi[1] - U2_3*z29 - U2_4*z28 - z27;
    const double U1_5 = iD5*z13;
    const double neg_U1_3 = iD3*z25;
    const double z31 = U1_2*z30 + (phi[4]*U1_5 - z9*phi[5]) - phi[0] - z29*neg_U1_3;
    const double U1_4 = iD4*z23;
    const double z32 = z4*(2.0*z8 - z12 - 0.23149669062484998) - 0.0139521246075*z2 -
        2.0*(z5*S4_xy_scaled);
    const double z33 = z4*z32 - (z23*U1_4 + (z13*U1_5 + (z25*neg_U1_3 + z26*U1_2)));
    const double z34 = 1.7550195384100002*(s2*s2) - (z15 - (0.59155695167475*(z6*z6) +
        (0.0171364731454*(z9*z9) - z33)));
    const double D1 = 3.0176683025275 - (z8 + z34);
    const double iD1 = 1.0/D1;
    const double z35 = (z31 + z28*U1_4)*iD1;
    const double z36 = U1_2*z35 + iD2*z30;
    const double z37 = iD3*z29 - (U2_3*z36 + neg_U1_3*z35);
    const double z38 = neg_U3_4*z37 + U1_4*z35 + iD4*z28 - U2_4*z36;
    const double z39 = z37 + z38 + z36;

    qdd[0] = -z35;
    qdd[1] = z36;
    qdd[2] = z37;
    qdd[3] = z38;
    qdd[4] = iD5*phi[4] + U1_5*z35 - U2_5*z39;
    qdd[5] = 58.355064750790525*phi[5] - z9*z35 - c5*z39;
}

void ur5_energy(const double q[6], const double qd[6], double e[2])
{
    /* joint angles */
    double s2, c2;
    rbgen_sincos(q[1], &s2, &c2);
    double s3, c3;
    rbgen_sincos(q[2], &s3, &c3);
    double s6, c6;
    rbgen_sincos(q[5], &s6, &c6);
    double s4, c4;
    rbgen_sincos(q[3], &s4, &c4);
    double s5, c5;
    rbgen_sincos(q[4], &s5, &c5);

    /* link 2 */
    const double neg_w2_x = qd[0]*s2;
    const double neg_w2_y = qd[0]*c2;
    const double z1 = neg_w2_x + 2.0610967979389034*qd[1];

    /* link 3 */
    const double z2 = 0.425*qd[1] + 0.10915*neg_w2_x;
    const double z3 = c3*neg_w2_y;
    const double v3_x = z2*s3 - 0.10915*z3;
    const double w3_y = neg_w2_x*s3 - z3;
    const double z4 = v3_x - 0.093*w3_y;
    const double w3_z = qd[1] + qd[2];
    const double z5 = s3*neg_w2_y;
    const double neg_w3_x = z5 + neg_w2_x*c3;
    const double v3_y = z2*c3 + 0.10915*z5;
    const double z6 = 0.25*w3_z - 0.093*neg_w3_x + v3_y;
    const double z7 = 0.425*neg_w2_y;
    const double z8 = 0.25*w3_y - z7;
    const double z9 = s2*c3 + s3*c2;

    /* link 4 */
    const double w4_x = w3_y*s4 - neg_w3_x*c4;
    const double w4_z = w3_z + qd[3];
    const double w4_y = neg_w3_x*s4 + w3_y*c4;
    const double z10 = v3_y + 0.39225*w3_z;
    const double v4_x = v3_x*c4 + s4*z10;
    const double z11 = 0.093*w4_y - v4_x;
    const double v4_z = z7 - 0.39225*w3_y;
    const double v4_y = c4*z10 - v3_x*s4;
    const double z12 = 0.093*w4_x + v4_y;

    /* link 5 */
    const double w5_x = w4_x*c5 - s5*w4_z;
    const double w5_z = qd[4] + w4_y;
    const double neg_w5_y = c5*w4_z + w4_x*s5;
    const double z13 = 0.09465*w4_z - v4_x;
    const double z14 = v4_z + 0.09465*w4_x;
    const double v5_y = s5*z13 - c5*z14;
    const double z15 = v5_y + 0.09465*w5_x;
    const double neg_v5_x = s5*z14 + c5*z13;
    const double z16 = 0.09465*neg_w5_y - neg_v5_x;

    /* link 6 */
    const double w6_y = w5_z*c6 - s6*w5_x;
    const double w6_z = qd[5] + neg_w5_y;
    const double w6_x = w5_x*c6 + s6*w5_z;
    const double z17 = 0.0555863777655*(w4_x*w4_x + (neg_w5_y*neg_w5_y + w5_x*w5_x + w4_z*w4_z));
    const double z18 = z15*z15 + (z16*z16 + (v4_z*v4_z + z12*z12 + v4_y*v4_y));
    const double z19 = 0.5198982791762501*(neg_w2_y*neg_w2_y) + 0.00333*(qd[0]*qd[0]) +
        0.07744734122125001*(z1*z1);
    const double v6_x = s6*v4_y - c6*neg_v5_x;
    const double v6_y = s6*neg_v5_x + c6*v4_y;
    const double z20 = 0.6095*(z11*z11 + z18) + (z19 + 0.09395*(v5_y*v5_y + (v6_x*v6_x +
        v6_y*v6_y)));
    const double z21 = 0.0020475*(neg_w3_x*neg_w3_x) + (0.113445337955*(qd[1]*qd[1]) + (z17 + z20 +
        0.0075537*(neg_w2_x*neg_w2_x)));
    const double z22 = 0.0085682365727*(w6_z*w6_z + w6_x*w6_x) + (0.10971*(w5_z*w5_z + w4_y*w4_y) +
        z21);
    const double z23 = 0.024721656778*(w3_z*w3_z + w3_y*w3_y) + (0.016911*(w6_y*w6_y) + z22);
    const double z24 = 0.17446825035000002*(c4*(c3*c2 - s2*s3) - s4*z9) + (43.48696972500001*s2 +
        15.68382848775*z9);

    e[0] = 1.1375*(z4*z4 + z6*z6 + z8*z8) + z23;
    e[1] = 14.863711066281002 - z24;
}
