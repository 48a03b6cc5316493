/* cobra600: robot dynamics as straight-line C, by rbgen 0.1.0
 *
 * joints   4: RRPR
 * source   Adept Cobra 600, a SCARA: frames and limits from P. Corke's Robotics Toolbox for
 *          MATLAB, models/mdl_cobra600.m; masses made up for this collection.
 * model    0ee759d6e5b4c6b5
 * command  rbgen emit cobra600
 *
 * Operations of each call: multiplications M, additions and subtractions A, divisions
 * and square roots D, pairs of sine and cosine.
 *
 *   function                  algorithm            M      A    D  sin/cos
 *   inverse_dynamics          best                 19     15    0        1
 *   inertia_matrix            best                  2      2    0        1
 *   bias                      best                  8      4    0        1
 *   gravity                   best                  0      0    0        0
 *   forward_dynamics          best                 19     15    1        1
 *   forward_kinematics        best: tool            6      6    0        3
 *   jacobian                  best: frames          4      3    0        2
 *   inertia_solve             best                 11      9    1        1
 *   energy                    best: links          31     17    0        2
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

#define COBRA600_DOF 4

#ifdef __cplusplus
extern "C" {
#endif

/* joint torques (forces) for the motion */
void cobra600_inverse_dynamics(const double q[4], const double qd[4], const double qdd[4],
                               double tau[4]);
/* symmetric, row-major */
void cobra600_inertia_matrix(const double q[4], double M[16]);
/* Coriolis, centrifugal, gravity, friction */
void cobra600_bias(const double q[4], const double qd[4], double b[4]);
/* torques that hold the arm still */
void cobra600_gravity(const double q[4], double g[4]);
/* accelerations for the torques */
void cobra600_forward_dynamics(const double q[4], const double qd[4], const double tau[4],
                               double qdd[4]);
/* tool in the world: axes as columns of R, origin p */
void cobra600_forward_kinematics(const double q[4], double R[9], double p[3]);
/* 6 x n: linear rows, then angular, world axes, at the tool */
void cobra600_jacobian(const double q[4], double J[24]);
/* M^-1 phi */
void cobra600_inertia_solve(const double q[4], const double phi[4], double qdd[4]);
/* kinetic, potential (zero at the world's origin) */
void cobra600_energy(const double q[4], const double qd[4], double e[2]);

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

void cobra600_inverse_dynamics(const double q[4], const double qd[4], const double qdd[4],
                               double tau[4])
{
    /* joint angles */
    double s2, c2;
    rbgen_sincos(q[1], &s2, &c2);

    /* motion of link 1 */
    const double neg_U1_xx = qd[0]*qd[0];

    /* motion of link 2 */
    const double wd2_z = qdd[0] + qdd[1];
    const double a2_y_scaled = s2*neg_U1_xx + qdd[0]*c2;
    const double w2_z = qd[0] + qd[1];
    const double neg_U2_xx = w2_z*w2_z;

    /* motion of link 3 */
    const double a3_z_scaled = 0.8624435314715675*qdd[2] - 8.460571043736078;

    /* motion of link 4 */
    const double wd4_z = qdd[3] - wd2_z;

    /* forces on link 2 */
    const double z1 = 5.355924600518475e-05*wd4_z;
    const double n2_z = 0.28134847140709535*a2_y_scaled + 0.19753539559530228*wd2_z - z1;
    const double f2_y_scaled = 0.28134847140709535*wd2_z + 0.9363660294562788*a2_y_scaled;
    const double f2_x_scaled = qdd[0]*s2 - (0.300468473392255*neg_U2_xx + neg_U1_xx*c2);

    tau[0] = 0.192*qdd[0] + (n2_z + (c2*f2_y_scaled + 0.9363660294562788*(s2*f2_x_scaled)));
    tau[1] = n2_z + 0.05*qdd[1];
    tau[2] = a3_z_scaled;
    tau[3] = 0.002*qdd[3] + z1;
}

void cobra600_inertia_matrix(const double q[4], double M[16])
{
    /* joint angles */
    double c2_sine, c2;
    rbgen_sincos(q[1], &c2_sine, &c2);

    /* column 2 */
    const double z1 = 0.28134847140709535*c2 + 0.19758895484130745;

    M[0] = 0.5626969428141907*c2 + 1.3259549842975862;
    M[1] = z1;
    M[2] = 0.0;
    M[3] = -5.355924600518475e-05;
    M[4] = z1;
    M[5] = 0.24758895484130747;
    M[6] = 0.0;
    M[7] = -5.355924600518475e-05;
    M[8] = 0.0;
    M[9] = 0.0;
    M[10] = 0.8624435314715675;
    M[11] = 0.0;
    M[12] = -5.355924600518475e-05;
    M[13] = -5.355924600518475e-05;
    M[14] = 0.0;
    M[15] = 0.002053559246005185;
}

void cobra600_bias(const double q[4], const double qd[4], double b[4])
{
    /* joint angles */
    double s2, c2;
    rbgen_sincos(q[1], &s2, &c2);

    /* motion of link 1 */
    const double neg_U1_xx = qd[0]*qd[0];

    /* motion of link 2 */
    const double w2_z = qd[0] + qd[1];
    const double neg_U2_xx = w2_z*w2_z;

    /* forces on link 2 */
    const double z1 = 0.28134847140709535*s2;
    const double z2 = z1*neg_U1_xx;
    const double z3 = 3.3281361891652503*c2;
    const double neg_f2_x_scaled = neg_U1_xx*z3 + neg_U2_xx;
    const double n1_z = z2 - z1*neg_f2_x_scaled + z2*z3;

    b[0] = n1_z;
    b[1] = z2;
    b[2] = -8.460571043736078;
    b[3] = 0.0;
}

void cobra600_gravity(const double q[4], double g[4])
{
    (void)q;
    g[0] = 0.0;
    g[1] = 0.0;
    g[2] = -8.460571043736078;
    g[3] = 0.0;
}

void cobra600_forward_dynamics(const double q[4], const double qd[4], const double tau[4],
                               double qdd[4])
{
    /* joint angles */
    double s2, c2;
    rbgen_sincos(q[1], &s2, &c2);

    /* motion of link 1 */
    const double neg_U1_xx = qd[0]*qd[0];

    /* motion of link 2 */
    const double w2_z = qd[0] + qd[1];
    const double neg_U2_xx = w2_z*w2_z;

    /* forces on link 2 */
    const double z1 = 3.3281361891652503*c2;
    const double neg_f2_x_scaled = neg_U1_xx*z1 + neg_U2_xx;

    /* forces on link 1 */
    const double phi3_scaled = 1.1594962029499172*tau[2] + 9.81;

    /* elimination */
    const double z2 = 1.136359491297488*c2 + 0.7980512412926459;
    const double D1_scaled = 2.3564257889475635 - (z2*(0.44000160497546703*z2) - c2);
    const double z3 = 0.28134847140709535*s2;
    const double z4 = z3*neg_U1_xx;
    const double z5 = 0.026081178865121245*tau[3] - z4;
    const double z6 = z5 + tau[1];
    const double z7 = 1.7771555590807822/D1_scaled*(z5 + (tau[0] - (z4*z1 - z3*neg_f2_x_scaled +
        z2*z6)));
    const double z8 = 4.0389751741470805*z6 - z2*z7;

    qdd[0] = z7;
    qdd[1] = z8;
    qdd[2] = phi3_scaled;
    qdd[3] = 486.95941056743936*tau[3] + 0.026081178865121245*(z7 + z8);
}

void cobra600_forward_kinematics(const double q[4], double R[9], double p[3])
{
    /* joint angles */
    double s1, c1;
    rbgen_sincos(q[0], &s1, &c1);
    double s2, c2;
    rbgen_sincos(q[1], &s2, &c2);
    const double z1 = q[0] + (q[1] - q[3]);
    double z3, z2;
    rbgen_sincos(z1, &z3, &z2);

    /* tool seen from link 1 */
    const double z4 = 0.275*c2 + 0.325;
    const double z5 = 0.275*s2;

    R[0] = z2;
    R[1] = z3;
    R[2] = 0.0;
    R[3] = z3;
    R[4] = -z2;
    R[5] = 0.0;
    R[6] = 0.0;
    R[7] = 0.0;
    R[8] = -1.0;
    p[0] = c1*z4 - s1*z5;
    p[1] = s1*z4 + c1*z5;
    p[2] = 0.387 - q[2];
}

void cobra600_jacobian(const double q[4], double J[24])
{
    /* joint angles */
    double s1, c1;
    rbgen_sincos(q[0], &s1, &c1);
    const double z1 = q[0] + q[1];
    double z2, z3;
    rbgen_sincos(z1, &z2, &z3);

    /* frame 3 */
    const double z4 = 0.275*z2;
    const double z5 = 0.275*z3;

    J[0] = -(0.325*s1 + z4);
    J[1] = -z4;
    J[2] = 0.0;
    J[3] = 0.0;
    J[4] = z5 + 0.325*c1;
    J[5] = z5;
    J[6] = 0.0;
    J[7] = 0.0;
    J[8] = 0.0;
    J[9] = 0.0;
    J[10] = -1.0;
    J[11] = 0.0;
    J[12] = 0.0;
    J[13] = 0.0;
    J[14] = 0.0;
    J[15] = 0.0;
    J[16] = 0.0;
    J[17] = 0.0;
    J[18] = 0.0;
    J[19] = 0.0;
    J[20] = 1.0;
    J[21] = 1.0;
    J[22] = 0.0;
    J[23] = -1.0;
}

void cobra600_inertia_solve(const double q[4], const double phi[4], double qdd[4])
{
    /* joint angles */
    double c2_sine, c2;
    rbgen_sincos(q[1], &c2_sine, &c2);

    /* elimination */
    const double z1 = c2 + 0.7022876540428559;
    const double D1_scaled = 1.7600064199018681*c2 - z1*z1 + 4.147324516570036;
    const double z2 = 0.026081178865121245*phi[3];
    const double z3 = 1.136359491297488*z1;
    const double z4 = z2 + phi[1];
    const double z5 = 3.1278051931464703/D1_scaled*(z2 - z3*z4 + phi[0]);
    const double z6 = 4.0389751741470805*z4 - z3*z5;

    qdd[0] = z5;
    qdd[1] = z6;
    qdd[2] = 1.1594962029499172*phi[2];
    qdd[3] = 0.026081178865121245*(z5 + z6) + 486.95941056743936*phi[3];
}

void cobra600_energy(const double q[4], const double qd[4], double e[2])
{
    /* joint angles */
    double s2, c2;
    rbgen_sincos(q[1], &s2, &c2);
    double s4, c4;
    rbgen_sincos(q[3], &s4, &c4);

    /* link 2 */
    const double w2_z = qd[0] + qd[1];
    const double z1 = 0.325*qd[0];
    const double z2 = z1*c2;
    const double z3 = z2 + 0.11600943065156746*w2_z;
    const double v2_x = z1*s2;

    /* link 3 */
    const double neg_v3_y = 0.275*w2_z + z2;

    /* link 4 */
    const double z4 = 0.025*(qd[1]*qd[1]) + 0.23250777168076486*(qd[0]*qd[0]) +
        0.029699681383771*(w2_z*w2_z);
    const double z5 = 0.43122176573578375*(qd[2]*qd[2]) + (2.708898878499715*(z3*z3) +
        (2.817675428252676*(v2_x*v2_x) + z4));
    const double w4_z = qd[3] - w2_z;
    const double z6 = 0.001*(qd[3]*qd[3]) + (0.10877654975296133*(neg_v3_y*neg_v3_y) + z5) +
        2.6779623002592375e-05*(w4_z*w4_z);
    const double neg_v4_y = v2_x*s4 + neg_v3_y*c4;
    const double v4_x = v2_x*c4 - neg_v3_y*s4;

    e[0] = z6 + 0.32244521598282244*(neg_v4_y*neg_v4_y + v4_x*v4_x);
    e[1] = 55.72116352910191 - 8.460571043736078*q[2];
}
