/* planar_3r: robot dynamics as straight-line C, by rbgen 0.1.0
 *
 * joints   3: RRR
 * source   S. K. Saha, Simulation of industrial manipulators based on the UDU^T decomposition
 *          of inertia matrix, Multibody System Dynamics 9(1), 2003, pp. 63-85, three-link
 *          planar arm (section 4), which the paper takes from J. Angeles's book (its reference
 *          7).
 * model    810789d1b95ef3d3
 * command  rbgen emit planar_3r
 *
 * Operations of each call: multiplications M, additions and subtractions A, divisions
 * and square roots D, pairs of sine and cosine.
 *
 *   function                  algorithm            M      A    D  sin/cos
 *   inverse_dynamics          best                 28     22    0        3
 *   inertia_matrix            best                  5      8    0        3
 *   bias                      best                 18     13    0        3
 *   gravity                   best                  3      4    0        3
 *   forward_dynamics          best                 40     33    2        4
 *   forward_kinematics        best: tool           10      8    0        4
 *   jacobian                  best: frames         10      9    0        3
 *   inertia_solve             best                 21     18    2        3
 *   energy                    best: links          31     18    0        3
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

#define PLANAR_3R_DOF 3

#ifdef __cplusplus
extern "C" {
#endif

/* joint torques (forces) for the motion */
void planar_3r_inverse_dynamics(const double q[3], const double qd[3], const double qdd[3],
                                double tau[3]);
/* symmetric, row-major */
void planar_3r_inertia_matrix(const double q[3], double M[9]);
/* Coriolis, centrifugal, gravity, friction */
void planar_3r_bias(const double q[3], const double qd[3], double b[3]);
/* torques that hold the arm still */
void planar_3r_gravity(const double q[3], double g[3]);
/* accelerations for the torques */
void planar_3r_forward_dynamics(const double q[3], const double qd[3], const double tau[3],
                                double qdd[3]);
/* tool in the world: axes as columns of R, origin p */
void planar_3r_forward_kinematics(const double q[3], double R[9], double p[3]);
/* 6 x n: linear rows, then angular, world axes, at the tool */
void planar_3r_jacobian(const double q[3], double J[18]);
/* M^-1 phi */
void planar_3r_inertia_solve(const double q[3], const double phi[3], double qdd[3]);
/* kinetic, potential (zero at the world's origin) */
void planar_3r_energy(const double q[3], const double qd[3], double e[2]);

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

void planar_3r_inverse_dynamics(const double q[3], const double qd[3], const double qdd[3],
                                double tau[3])
{
    /* joint angles */
    double s1, c1;
    rbgen_sincos(q[0], &s1, &c1);
    double s2, c2;
    rbgen_sincos(q[1], &s2, &c2);
    double s3, c3;
    rbgen_sincos(q[2], &s3, &c3);
    const double z1 = 0.00825*s3;
    const double z2 = 0.00825*c3;

    /* motion of link 1 */
    const double a1_y = 39.24*c1;
    const double neg_U1_xx = qd[0]*qd[0];
    const double a1_x = 39.24*s1;

    /* motion of link 2 */
    const double wd2_z = qdd[0] + qdd[1];
    const double w2_z = qd[0] + qd[1];
    const double z3 = 1.2*qdd[0] + a1_y;
    const double z4 = 1.2*neg_U1_xx - a1_x;
    const double a2_y = c2*z3 + s2*z4;
    const double a2_x = s2*z3 - c2*z4;
    const double neg_U2_xx = w2_z*w2_z;

    /* motion of link 3 */
    const double w3_z = w2_z + qd[2];
    const double neg_U3_xx = w3_z*w3_z;
    const double wd3_z = wd2_z + qdd[2];
    const double a3_y = wd2_z + a2_y;
    const double a3_x = a2_x - neg_U2_xx;

    /* forces on link 3 */
    const double f3_y = 0.03125*a3_y - (neg_U3_xx*z1 - z2*wd3_z);
    const double n3_z = z2*a3_y - z1*a3_x + 0.00484*wd3_z;
    const double f3_x = 0.03125*a3_x - (neg_U3_xx*z2 + z1*wd3_z);

    /* forces on link 2 */
    const double n2_z = f3_y + n3_z - 0.0041666666666667004*wd2_z;

    /* forces on link 1 */
    const double n1_z = n2_z + 1.2*(s2*f3_x + c2*f3_y) + (1.3243500000000001*c1 + 0.033*qdd[0]);

    tau[0] = n1_z;
    tau[1] = n2_z;
    tau[2] = n3_z;
}

void planar_3r_inertia_matrix(const double q[3], double M[9])
{
    /* joint angles */
    double c2_sine, c2;
    rbgen_sincos(q[1], &c2_sine, &c2);
    double c3_sine, c3;
    rbgen_sincos(q[2], &c3_sine, &c3);
    double z1_sine, z1;
    rbgen_sincos(q[1] + q[2], &z1_sine, &z1);

    /* composite body 3 */
    const double z2 = 0.009899999999999999*z1;
    const double ms2_x = z2 + 0.0375*c2;
    const double z3 = 0.0165*c3 + 0.0319233333333333;

    /* column 3 */
    const double z4 = 0.00825*c3 + 0.00484;
    const double z5 = z2 + z4;

    /* column 2 */
    const double z6 = ms2_x + z3;

    M[0] = 2.0*ms2_x + z3 + 0.078;
    M[1] = z6;
    M[2] = z5;
    M[3] = z6;
    M[4] = z3;
    M[5] = z4;
    M[6] = z5;
    M[7] = z4;
    M[8] = 0.00484;
}

void planar_3r_bias(const double q[3], const double qd[3], double b[3])
{
    /* joint angles */
    double s1, c1;
    rbgen_sincos(q[0], &s1, &c1);
    double s2, c2;
    rbgen_sincos(q[1], &s2, &c2);
    const double z1 = q[1] + q[2];
    double z3, z2;
    rbgen_sincos(z1, &z3, &z2);

    /* motion of link 1 */
    const double neg_U1_xx = qd[0]*qd[0];

    /* motion of link 2 */
    const double w2_z = qd[0] + qd[1];
    const double neg_U2_xx = w2_z*w2_z;

    /* motion of link 3 */
    const double w3_z = w2_z + qd[2];
    const double neg_U3_xx = w3_z*w3_z;
    const double z4 = 0.0254841997961264*neg_U2_xx;
    const double a3_x_scaled = s1 - (c2*z4 + 0.030581039755351678*neg_U1_xx);
    const double a3_y_scaled = c1 - s2*z4;

    /* forces on link 3 */
    const double z5 = 0.00672782874617737*neg_U3_xx;
    const double f3_x_scaled = a3_x_scaled - z2*z5;
    const double f3_y_scaled = a3_y_scaled - z5*z3;
    const double n3_z_scaled = z2*a3_y_scaled - a3_x_scaled*z3;
    const double z6 = 0.32373*n3_z_scaled;
    const double n2_z = 1.22625*(c2*f3_y_scaled - s2*f3_x_scaled) + z6;

    /* forces on link 1 */
    const double n1_z = 1.3243500000000001*c1 + n2_z + 1.4715*f3_y_scaled;

    b[0] = n1_z;
    b[1] = n2_z;
    b[2] = z6;
}

void planar_3r_gravity(const double q[3], double g[3])
{
    /* joint angles */
    double c1_sine, c1;
    rbgen_sincos(q[0], &c1_sine, &c1);
    const double z1 = q[0] + q[1];
    double z2_sine, z2;
    rbgen_sincos(z1, &z2_sine, &z2);
    double z3_sine, z3;
    rbgen_sincos(z1 + q[2], &z3_sine, &z3);

    /* forces on link 3 */
    const double n3_z = 0.32373*z3;
    const double n2_z = 1.22625*z2 + n3_z;

    /* forces on link 2 */
    const double n1_z = 2.79585*c1 + n2_z;

    g[0] = n1_z;
    g[1] = n2_z;
    g[2] = n3_z;
}

void planar_3r_forward_dynamics(const double q[3], const double qd[3], const double tau[3],
                                double qdd[3])
{
    /* joint angles */
    double s1, c1;
    rbgen_sincos(q[0], &s1, &c1);
    double s2, c2;
    rbgen_sincos(q[1], &s2, &c2);
    double c3_sine, c3;
    rbgen_sincos(q[2], &c3_sine, &c3);
    const double z1 = q[1] + q[2];
    double z2, z3;
    rbgen_sincos(z1, &z2, &z3);

    /* motion of link 1 */
    const double neg_U1_xx = qd[0]*qd[0];

    /* motion of link 2 */
    const double w2_z = qd[0] + qd[1];
    const double neg_U2_xx = w2_z*w2_z;

    /* motion of link 3 */
    const double a3_y = 39.24*c1 - s2*neg_U2_xx;
    const double w3_z = w2_z + qd[2];
    const double neg_U3_xx = w3_z*w3_z;
    const double z4 = 0.03125*c2;
    const double a3_x_scaled = 1.22625*s1 - (neg_U2_xx*z4 + 0.0375*neg_U1_xx);

    /* forces on link 3 */
    const double z5 = 0.264*z2;
    const double f3_y_scaled = a3_y - neg_U3_xx*z5;
    const double z6 = 0.00825*z3;
    const double f3_x = a3_x_scaled - neg_U3_xx*z6;
    const double n3_z = a3_y*z6 - z5*a3_x_scaled;
    const double n2_z = n3_z + f3_y_scaled*z4 - s2*f3_x;

    /* forces on link 1 */
    const double phi3 = tau[2] - n3_z;

    /* composite body 3 */
    const double z7 = 0.009899999999999999*z3;
    const double ms2_x = z7 + 0.0375*c2;
    const double z8 = 0.0165*c3 + 0.0319233333333333;

    /* column 3 */
    const double z9 = 1.7045454545454546*c3 + 1.0;
    const double z10 = 0.00484*z9;
    const double z11 = z7 + z10;

    /* elimination */
    const double z12 = phi3*z9 + (n2_z - tau[1]);
    const double z13 = ms2_x + z8 - z9*z11;
    const double D2 = z8 - z9*z10;
    const double iD2 = 1.0/D2;
    const double U1_2 = z13*iD2;
    const double z14 = 206.61157024793388*phi3;
    const double z15 = 0.0375*f3_y_scaled + (n2_z + (1.3243500000000001*c1 + (z11*z14 - z12*U1_2 -
        tau[0])));
    const double z16 = 206.61157024793388*z11;
    const double D1 = z8 + 2.0*ms2_x - z11*z16 - z13*U1_2 + 0.078;
    const double iD1 = 1.0/D1;
    const double z17 = z15*iD1;
    const double z18 = U1_2*z17 - z12*iD2;

    qdd[0] = -z17;
    qdd[1] = z18;
    qdd[2] = z16*z17 + z14 - z9*z18;
}

void planar_3r_forward_kinematics(const double q[3], double R[9], double p[3])
{
    /* joint angles */
    double s1, c1;
    rbgen_sincos(q[0], &s1, &c1);
    double s2, c2;
    rbgen_sincos(q[1], &s2, &c2);
    double s3, c3;
    rbgen_sincos(q[2], &s3, &c3);
    const double z1 = q[0] + (q[1] + q[2]);
    double z3, z2;
    rbgen_sincos(z1, &z3, &z2);

    /* tool seen from link 2 */
    const double z4 = 0.22*c3 + 0.25;
    const double z5 = 0.22*s3;

    /* tool seen from link 1 */
    const double z6 = s2*z4 + c2*z5;
    const double z7 = s2*z5 - c2*z4 - 0.3;

    R[0] = z2;
    R[1] = -z3;
    R[2] = 0.0;
    R[3] = z3;
    R[4] = z2;
    R[5] = 0.0;
    R[6] = 0.0;
    R[7] = 0.0;
    R[8] = 1.0;
    p[0] = -(s1*z6 + c1*z7);
    p[1] = c1*z6 - s1*z7;
    p[2] = 0.0;
}

void planar_3r_jacobian(const double q[3], double J[18])
{
    /* joint angles */
    double s1, c1;
    rbgen_sincos(q[0], &s1, &c1);
    double s3, c3;
    rbgen_sincos(q[2], &s3, &c3);
    const double z1 = q[0] + q[1];
    double z2, z3;
    rbgen_sincos(z1, &z2, &z3);

    /* frame 2 */
    const double z4 = 0.3*s1;
    const double z5 = 0.3*c1;

    /* Jacobian */
    const double z6 = 0.22*(s3*z3 + c3*z2);
    const double z7 = 0.25*z2 + z4 + z6;
    const double z8 = 0.22*(c3*z3 - s3*z2);
    const double z9 = z5 + 0.25*z3 + z8;

    J[0] = -z7;
    J[1] = z4 - z7;
    J[2] = -z6;
    J[3] = z9;
    J[4] = z9 - z5;
    J[5] = z8;
    J[6] = 0.0;
    J[7] = 0.0;
    J[8] = 0.0;
    J[9] = 0.0;
    J[10] = 0.0;
    J[11] = 0.0;
    J[12] = 0.0;
    J[13] = 0.0;
    J[14] = 0.0;
    J[15] = 1.0;
    J[16] = 1.0;
    J[17] = 1.0;
}

void planar_3r_inertia_solve(const double q[3], const double phi[3], double qdd[3])
{
    /* joint angles */
    double c2_sine, c2;
    rbgen_sincos(q[1], &c2_sine, &c2);
    double c3_sine, c3;
    rbgen_sincos(q[2], &c3_sine, &c3);
    double z1_sine, z1;
    rbgen_sincos(q[1] + q[2], &z1_sine, &z1);

    /* composite body 3 */
    const double z2 = 0.009899999999999999*z1;
    const double ms2_x = z2 + 0.0375*c2;
    const double z3 = 0.0165*c3 + 0.0319233333333333;

    /* column 3 */
    const double z4 = 0.00825*c3 + 0.00484;
    const double z5 = z4 + z2;

    /* elimination */
    const double U2_3 = 206.61157024793388*z4;
    const double z6 = phi[2]*U2_3 - phi[1];
    const double z7 = ms2_x + z3 - U2_3*z5;
    const double D2 = z3 - z4*U2_3;
    const double iD2 = 1.0/D2;
    const double U1_2 = z7*iD2;
    const double U1_3 = 206.61157024793388*z5;
    const double D1 = z3 + 2.0*ms2_x + 0.078 - z5*U1_3 - z7*U1_2;
    const double iD1 = 1.0/D1;
    const double z8 = (phi[0] + z6*U1_2 - phi[2]*U1_3)*iD1;
    const double z9 = z6*iD2 + U1_2*z8;

    qdd[0] = z8;
    qdd[1] = -z9;
    qdd[2] = U2_3*z9 - (U1_3*z8 - 206.61157024793388*phi[2]);
}

void planar_3r_energy(const double q[3], const double qd[3], double e[2])
{
    /* joint angles */
    double s1, c1;
    rbgen_sincos(q[0], &s1, &c1);
    double s2, c2;
    rbgen_sincos(q[1], &s2, &c2);
    double s3, c3;
    rbgen_sincos(q[2], &s3, &c3);

    /* link 2 */
    const double w2_z = qd[0] + qd[1];
    const double z1 = 0.3*qd[0];
    const double z2 = c2*z1;
    const double z3 = z2 + 0.125*w2_z;
    const double v2_x = s2*z1;
    const double z4 = c1*s2 + s1*c2;

    /* link 3 */
    const double w3_z = w2_z + qd[2];
    const double z5 = 0.00104166666666665*(w2_z*w2_z) + (0.000605*(w3_z*w3_z) + 0.2*(z3*z3 +
        v2_x*v2_x));
    const double z6 = z2 + 0.25*w2_z;
    const double z7 = c3*z6 - s3*v2_x + 0.11*w3_z;
    const double v3_x = s3*z6 + c3*v2_x;
    const double z8 = z5 + 0.0075*(qd[0]*qd[0]) + 0.15*(z7*z7 + v3_x*v3_x);
    const double z9 = 0.32373*(c3*z4 + s3*(c1*c2 - s1*s2)) + (1.22625*z4 + 2.79585*s1);

    e[0] = z8;
    e[1] = z9;
}
