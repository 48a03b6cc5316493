/* puma: robot dynamics as straight-line C, by rbgen 0.1.0
 *
 * joints   6: RRRRRR
 * source   S. K. Saha, Simulation of industrial manipulators based on the UDU^T decomposition
 *          of inertia matrix, Multibody System Dynamics 9(1), 2003, pp. 63-85, Table II(ii)
 *          (PUMA robot), with four moments of inertia made positive.
 * model    05ba9980a5178135
 * command  rbgen emit puma --wrench --lanes 8 --effort 0
 *
 * Operations of each call: multiplications M, additions and subtractions A, divisions
 * and square roots D, pairs of sine and cosine.
 *
 *   function                  algorithm            M      A    D  sin/cos
 *   inverse_dynamics          best                149    121    0        4
 *   inertia_matrix            best                 80     58    0        5
 *   bias                      best                134     96    0        4
 *   gravity                   best                 19      8    0        4
 *   forward_dynamics          best                277    211    4        5
 *   forward_kinematics        best: tool-cross     58     29    0        6
 *   jacobian                  best: frames         62     36    0        6
 *   inertia_solve             best                144    110    4        5
 *   energy                    best: links         127     79    0        5
 *   inverse_dynamics_wrench   best                221    168    0        7
 *   bias_wrench               best                206    143    0        7
 *   forward_dynamics_wrench   best                349    258    4        7
 *
 * Each function has a companion ..._batch for count states at once, whose arrays hold first one
 * number of all states, then the next: q[j*count + i] is q[j] of state i, M[k*count + i] is M[k].
 * It works on 8 states at a time where the compiler has vectors (gcc, clang; best with
 * -O3 -march=native), else on one. Up to some hundred states a call stay in the cache.
 *
 * SI units: radians or metres for q, N m or N for torques. Arrays are row-major double.
 * No allocation, no global state, no branches; outputs may not overlap inputs.
 * Compile: cc -std=c99 -O2 -c FILE.c, and link with -lm.
 * This file belongs to whoever generated it.
 */
#include <math.h>

#include <stddef.h>

#define PUMA_DOF 6

#ifdef __cplusplus
extern "C" {
#endif

/* joint torques (forces) for the motion */
void puma_inverse_dynamics(const double q[6], const double qd[6], const double qdd[6],
                           double tau[6]);
/* symmetric, row-major */
void puma_inertia_matrix(const double q[6], double M[36]);
/* Coriolis, centrifugal, gravity, friction */
void puma_bias(const double q[6], const double qd[6], double b[6]);
/* torques that hold the arm still */
void puma_gravity(const double q[6], double g[6]);
/* accelerations for the torques */
void puma_forward_dynamics(const double q[6], const double qd[6], const double tau[6],
                           double qdd[6]);
/* tool in the world: axes as columns of R, origin p */
void puma_forward_kinematics(const double q[6], double R[9], double p[3]);
/* 6 x n: linear rows, then angular, world axes, at the tool */
void puma_jacobian(const double q[6], double J[36]);
/* M^-1 phi */
void puma_inertia_solve(const double q[6], const double phi[6], double qdd[6]);
/* kinetic, potential (zero at the world's origin) */
void puma_energy(const double q[6], const double qd[6], double e[2]);
/* the same, the tool under a wrench */
void puma_inverse_dynamics_wrench(const double q[6], const double qd[6], const double qdd[6],
                                  const double wrench[6], double tau[6]);
/* the same, the tool under a wrench */
void puma_bias_wrench(const double q[6], const double qd[6], const double wrench[6], double b[6]);
/* the same, the tool under a wrench */
void puma_forward_dynamics_wrench(const double q[6], const double qd[6], const double tau[6],
                                  const double wrench[6], double qdd[6]);

/* the same for many states: q[j*count + i] is q[j] of state i */
#ifdef __cplusplus
#define PUMA_RESTRICT __restrict
#else
#define PUMA_RESTRICT restrict
#endif
void puma_inverse_dynamics_batch(const double *PUMA_RESTRICT q, const double *PUMA_RESTRICT qd,
                                 const double *PUMA_RESTRICT qdd, double *PUMA_RESTRICT tau,
                                 size_t count);
void puma_inertia_matrix_batch(const double *PUMA_RESTRICT q, double *PUMA_RESTRICT M, size_t count);
void puma_bias_batch(const double *PUMA_RESTRICT q, const double *PUMA_RESTRICT qd,
                     double *PUMA_RESTRICT b, size_t count);
void puma_gravity_batch(const double *PUMA_RESTRICT q, double *PUMA_RESTRICT g, size_t count);
void puma_forward_dynamics_batch(const double *PUMA_RESTRICT q, const double *PUMA_RESTRICT qd,
                                 const double *PUMA_RESTRICT tau, double *PUMA_RESTRICT qdd,
                                 size_t count);
void puma_forward_kinematics_batch(const double *PUMA_RESTRICT q, double *PUMA_RESTRICT R,
                                   double *PUMA_RESTRICT p, size_t count);
void puma_jacobian_batch(const double *PUMA_RESTRICT q, double *PUMA_RESTRICT J, size_t count);
void puma_inertia_solve_batch(const double *PUMA_RESTRICT q, const double *PUMA_RESTRICT phi,
                              double *PUMA_RESTRICT qdd, size_t count);
void puma_energy_batch(const double *PUMA_RESTRICT q, const double *PUMA_RESTRICT qd,
                       double *PUMA_RESTRICT e, size_t count);
void puma_inverse_dynamics_wrench_batch(const double *PUMA_RESTRICT q,
                                        const double *PUMA_RESTRICT qd,
                                        const double *PUMA_RESTRICT qdd,
                                        const double *PUMA_RESTRICT wrench,
                                        double *PUMA_RESTRICT tau, size_t count);
void puma_bias_wrench_batch(const double *PUMA_RESTRICT q, const double *PUMA_RESTRICT qd,
                            const double *PUMA_RESTRICT wrench, double *PUMA_RESTRICT b,
                            size_t count);
void puma_forward_dynamics_wrench_batch(const double *PUMA_RESTRICT q,
                                        const double *PUMA_RESTRICT qd,
                                        const double *PUMA_RESTRICT tau,
                                        const double *PUMA_RESTRICT wrench,
                                        double *PUMA_RESTRICT qdd, size_t count);

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
    const double s = r + (e + r*z*(-0.16666666666666666 + z*(0.008333333333330948 +
        z*(-0.00019841269836758574 + z*(2.755731610255244e-06 + z*(-2.5051131845003624e-08 +
        z*1.5918129294866608e-10))))));
    const double c = 1.0 - (0.5*z + (r*e - z*z*(0.041666666666666664 + z*(-0.0013888888888887398 +
        z*(2.480158729876569e-05 + z*(-2.7557317271729793e-07 + z*(2.08761462684032e-09 -
        z*1.1382632425521717e-11)))))));
    *sine = a*s + b*c;
    *cosine = a*c - b*s;
#endif
}
#endif

void puma_inverse_dynamics(const double q[6], const double qd[6], const double qdd[6],
                           double tau[6])
{
    /* joint angles */
    double s2, c2;
    rbgen_sincos(q[1], &s2, &c2);
    double s4, c4;
    rbgen_sincos(q[3], &s4, &c4);
    double s5, c5;
    rbgen_sincos(q[4], &s5, &c5);
    const double z1 = 0.432*c2;
    const double z2 = 0.432*s2;
    const double z3 = q[1] + q[2];
    double z4, z5;
    rbgen_sincos(z3, &z4, &z5);
    const double z6 = 6.944190320000001*s2;
    const double z7 = s2*z6;
    const double z8 = z7 - 7.283540320000001;
    const double z9 = c2*z6;

    /* motion of link 1 */
    const double neg_U1_xx = qd[0]*qd[0];

    /* motion of link 2 */
    const double neg_wd2_x = qd[0]*qd[1];
    const double neg_U2_zy = 2.0*neg_wd2_x;
    const double neg_a2_z = 0.149*neg_U1_xx;
    const double neg_U2_yy = qd[1]*qd[1];
    const double neg_U2_xx = neg_U1_xx + neg_U2_yy;
    const double neg_a2_x = 0.149*qdd[0];

    /* motion of link 3 */
    const double a3_z = qdd[0]*z1 - z2*neg_U2_zy - neg_a2_z;
    const double z10 = z1*qdd[1] - z2*neg_U2_yy - 9.81;
    const double z11 = z2*qdd[1] + z1*neg_U2_xx + neg_a2_x;
    const double a3_x = z10*z4 - z5*z11;
    const double w3_z = qd[1] + qd[2];
    const double neg_w3_y = qd[0]*z5;
    const double z12 = neg_w3_y*neg_w3_y;
    const double neg_U3_xx = w3_z*w3_z + z12;
    const double neg_w3_x = qd[0]*z4;
    const double z13 = w3_z*neg_w3_x;
    const double neg_U3_xz = qdd[0]*z5;
    const double wd3_y = z13 - neg_U3_xz;
    const double neg_U3_zx = z13 + wd3_y;
    const double wd3_z = qdd[1] + qdd[2];
    const double U3_yz = qdd[0]*z4;
    const double z14 = w3_z*neg_w3_y;
    const double neg_wd3_x = U3_yz + z14;
    const double z15 = neg_w3_y*neg_w3_x;
    const double U3_yx = wd3_z + z15;
    const double a3_y = z4*z11 + z10*z5;
    const double neg_U3_zy = z14 + neg_wd3_x;
    const double U3_xy = z15 - wd3_z;

    /* motion of link 4 */
    const double z16 = a3_x - 0.02*neg_U3_xx;
    const double z17 = 0.02*neg_U3_zx - a3_z;
    const double z18 = s4*z16 + c4*z17;
    const double w4_y = c4*w3_z + s4*neg_w3_x;
    const double wd4_x = s4*wd3_z - c4*neg_wd3_x + qd[3]*w4_y;
    const double w4_z = neg_w3_y + qd[3];
    const double z19 = w4_y*w4_z;
    const double U4_yz = z19 - wd4_x;
    const double a4_y = 0.432*U4_yz - z18;
    const double w4_x = s4*w3_z - c4*neg_w3_x;
    const double wd4_z = qdd[3] - wd3_y;
    const double neg_U4_zz = w4_y*w4_y + w4_x*w4_x;
    const double z20 = 0.02*U3_yx + a3_y;
    const double neg_a4_z = 0.432*neg_U4_zz + z20;
    const double z21 = c4*z16 - s4*z17;
    const double wd4_y = c4*wd3_z + s4*neg_wd3_x - qd[3]*w4_x;
    const double z22 = w4_z*w4_x;
    const double U4_xz = wd4_y + z22;
    const double a4_x = z21 + 0.432*U4_xz;
    const double z23 = w4_y*w4_x;
    const double U4_yx = wd4_z + z23;
    const double U4_xy = z23 - wd4_z;
    const double U4_zx = z22 - wd4_y;
    const double U4_zy = wd4_x + z19;

    /* motion of link 5 */
    const double neg_w5_y = c5*w4_z + s5*w4_x;
    const double neg_wd5_x = qd[4]*neg_w5_y + (s5*wd4_z - c5*wd4_x);
    const double w5_z = w4_y + qd[4];
    const double neg_U5_zy = neg_wd5_x + neg_w5_y*w5_z;
    const double a5_y = c5*neg_a4_z - s5*a4_x;
    const double w5_x = c5*w4_x - s5*w4_z;
    const double neg_U5_yy = w5_x*w5_x + w5_z*w5_z;
    const double z24 = neg_w5_y*w5_x;
    const double wd5_z = wd4_y + qdd[4];
    const double neg_U5_xy = z24 + wd5_z;
    const double a5_x = c5*a4_x + s5*neg_a4_z;
    const double neg_wd5_y = c5*wd4_z + s5*wd4_x + qd[4]*w5_x;
    const double z25 = w5_z*w5_x;
    const double U5_zx = neg_wd5_y + z25;
    const double U5_yx = wd5_z - z24;

    /* motion of link 6 */
    const double wd6_z = neg_wd5_y + qdd[5];
    const double U6_yx = z25 + wd6_z;
    const double U6_xy = z25 - wd6_z;
    const double w6_z = neg_w5_y + qd[5];
    const double wd6_x = w5_z*qd[5] - neg_wd5_x;
    const double U6_zy = w5_z*w6_z + wd6_x;
    const double wd6_y = wd5_z - w5_x*qd[5];
    const double U6_zx = w5_x*w6_z - wd6_y;

    /* forces on link 6 */
    const double f6_y = 6.3141087962962965*a4_y;
    const double neg_f6_z = 6.3141087962962965*a5_y;
    const double f6_x = 6.3141087962962965*a5_x;
    const double n6_z = 0.00705*U6_yx - 0.00705*U6_xy;
    const double n6_x = 0.00705*U6_zy;
    const double neg_n6_y = 0.00705*U6_zx;

    /* forces on link 5 */
    const double f5_z = f6_y + 0.020351*neg_U5_zy;
    const double f5_y = neg_f6_z + 0.020351*neg_U5_yy;
    const double f5_x = 0.020351*neg_U5_xy + f6_x;
    const double f4_x = c5*f5_x - s5*f5_y;
    const double neg_n5_y = 0.06365*U5_zx + n6_z;
    const double n5_x = n6_x - (0.064232067*neg_U5_zy + 0.020351*a4_y);
    const double n5_z = 0.06365*U5_yx + 0.064232067*neg_U5_xy + 0.020351*a5_x - neg_n6_y;
    const double neg_f4_z = c5*f5_y + s5*f5_x;

    /* forces on link 4 */
    const double z26 = 13.674891203703703*z18 - f5_z;
    const double z27 = f4_x + 13.674891203703703*z21;
    const double z28 = c4*z26 - s4*z27;
    const double neg_n4_z = 0.0735*U4_xy - 0.06365*U4_yx + (s5*n5_x - c5*neg_n5_y);
    const double n4_y = n5_z - 0.06365*U4_zx;
    const double z29 = 0.432*f4_x + n4_y;
    const double n4_x = 0.0735*U4_zy + (c5*n5_x + s5*neg_n5_y);
    const double z30 = n4_x - 0.432*f5_z;
    const double z31 = neg_f4_z + 13.674891203703703*z20;

    /* forces on link 3 */
    const double neg_f3_z = 3.659268518518518*a3_z + z28;
    const double n3_y = 0.1574636*neg_U3_zx - 0.03454198*neg_U3_zy + (neg_n4_z + 0.02*z28);
    const double n3_x = c4*z30 - s4*z29 + (0.03454198*neg_U3_zx - 2.9153452349999998*neg_U3_zy);
    const double f3_y = z31 - 3.659268518518518*a3_y;
    const double f3_x = c4*z27 + s4*z26 - 3.659268518518518*a3_x;
    const double z32 = z5*f3_x - z4*f3_y;
    const double n3_z = 0.1574636*U3_yx - 2.9153452349999998*U3_xy + 0.03454198*(neg_w3_x*neg_w3_x -
        z12) + (c4*z29 + s4*z30 + 0.02*z31);

    /* forces on link 2 */
    const double n2_y = z1*neg_f3_z + (z5*n3_y + z4*n3_x) + (qdd[0]*z8 + neg_U2_zy*z9);
    const double f2_x = z32 - 1.019203009259259*qdd[0];
    const double n2_z = qdd[1]*(z7 + 0.33935000000000015) - qdd[1]*z8 + neg_U1_xx*z9 + (n3_z -
        (z2*z32 - z1*(z4*f3_x + z5*f3_y)));

    /* forces on link 1 */
    const double n1_z = 2.028231202*qdd[0] - (n2_y + 0.149*f2_x);

    tau[0] = n1_z;
    tau[1] = n2_z;
    tau[2] = n3_z;
    tau[3] = -neg_n4_z;
    tau[4] = n5_z;
    tau[5] = n6_z;
}

void puma_inertia_matrix(const double q[6], double M[36])
{
    /* joint angles */
    double s2, c2;
    rbgen_sincos(q[1], &s2, &c2);
    double s5, c5;
    rbgen_sincos(q[4], &s5, &c5);
    const double z1 = q[1] + q[2];
    double z2, z3;
    rbgen_sincos(z1, &z2, &z3);
    double s4, c4;
    rbgen_sincos(q[3], &s4, &c4);
    const double z4 = 0.432*s2;
    double s3, c3;
    rbgen_sincos(q[2], &s3, &c3);

    /* column 6 */
    const double z5 = 0.149*z2;
    const double z6 = 0.432*c2 + 0.02*z3;
    const double z7 = 0.149*z3;
    const double z8 = z2*c4;
    const double z9 = z2*s4;
    const double z10 = 0.0141*s5;
    const double z11 = 0.0141*c5;
    const double z12 = z3*z11 - z8*z10;
    const double z13 = 0.432*s4;
    const double z14 = 0.432*c4;

    /* composite body 5 */
    const double ms4_z = 0.020351*c5;
    const double ms4_x = 0.020351*s5;

    /* column 5 */
    const double z15 = 0.134932067*z9 + ms4_z*(0.432*z9 - c4*z7 + s4*z6);
    const double z16 = z15 + ms4_x*z5;
    const double z17 = 0.134932067*c4;
    const double z18 = z17 + ms4_z*z14 + 0.00040702*s5;

    /* composite body 4 */
    const double neg_ms3_y = ms4_z + 2.727695;
    const double z19 = c4*ms4_x;
    const double ms3_x = z19 + 0.39977999999999997;
    const double z20 = 0.0064679329999999995*(s5*s5);
    const double z21 = s4*(z20 - 0.0538);
    const double z22 = s4*z21;
    const double z23 = 0.04*z19 + (0.13435 - (z20 - z22));
    const double S3_xx = z23 + 0.1654592;
    const double z24 = z20 + 0.017583264*c5 + 0.064232067;
    const double z25 = 0.0064679329999999995*(c5*s5);
    const double z26 = z25 - 0.008791632*s5;
    const double S3_xy = c4*z26 - 0.00040702*c5 - 0.08909588;
    const double ms3_z = ms4_x*s4;
    const double S3_xz = 0.02*ms3_z - c4*z21;
    const double S3_yz = s4*z26;
    const double z27 = z20 - 0.21489999999999998;
    const double z28 = z23 + z24 + 4.259168675;

    /* column 4 */
    const double z29 = ms4_x*(c4*z6 + s4*z7 + 0.432*z8) - (z25*z8 + z3*z27);
    const double z30 = s4*z25;
    const double z31 = z30 - ms4_x*(z13 + s3*z13);
    const double z32 = z30 - ms4_x*z13;

    /* composite body 3 */
    const double z33 = neg_ms3_y*z3;
    const double z34 = z2*ms3_x - z33;
    const double ms2_y = 7.054444*s2 + z34;
    const double z35 = z2*S3_xz + z3*S3_yz;

    /* column 3 */
    const double z36 = z35 - (0.149*z33 - ms3_x*z5);
    const double z37 = 0.432*c3;
    const double z38 = z28 + ms3_x*z37 + 0.432*(neg_ms3_y*s3);
    const double z39 = z17 + ms4_z*(z14 + s3*z14) + ms4_x*(z37 + 0.02);

    /* composite body 2 */
    const double z40 = 0.864*(c2*(neg_ms3_y*z2 + ms3_x*z3));
    const double z41 = z40 + S3_xx + z2*(z2*(z24 - S3_xx + 4.093709475) - 2.0*(z3*S3_xy));
    const double neg_S1_yz = ms3_z*z4 + 0.149*ms2_y + z35;

    /* column 1 */
    const double z42 = s4*z10;

    M[0] = 12.954238947 - (z22 + (9.991710128000001*(s2*s2) - z41) - 0.298*ms3_z);
    M[1] = neg_S1_yz;
    M[2] = z36;
    M[3] = z29;
    M[4] = z16;
    M[5] = z12;
    M[6] = neg_S1_yz;
    M[7] = z28 + (z40 + 2.0*(z4*z34)) + 10.670410128;
    M[8] = z38;
    M[9] = z31;
    M[10] = z39;
    M[11] = z42;
    M[12] = z36;
    M[13] = z38;
    M[14] = z28;
    M[15] = z32;
    M[16] = z18;
    M[17] = z42;
    M[18] = z29;
    M[19] = z31;
    M[20] = z32;
    M[21] = -z27;
    M[22] = 0.0;
    M[23] = z11;
    M[24] = z16;
    M[25] = z39;
    M[26] = z18;
    M[27] = 0.0;
    M[28] = 0.134932067;
    M[29] = 0.0;
    M[30] = z12;
    M[31] = z42;
    M[32] = z42;
    M[33] = z11;
    M[34] = 0.0;
    M[35] = 0.0141;
}

void puma_bias(const double q[6], const double qd[6], double b[6])
{
    /* joint angles */
    double s2, c2;
    rbgen_sincos(q[1], &s2, &c2);
    double s4, c4;
    rbgen_sincos(q[3], &s4, &c4);
    double s5, c5;
    rbgen_sincos(q[4], &s5, &c5);
    const double z1 = q[1] + q[2];
    double z2, z5;
    rbgen_sincos(z1, &z2, &z5);
    const double z3 = 0.432*c2;
    const double z4 = 0.432*s2;
    const double z6 = c2*(6.944190320000001*s2);

    /* motion of link 1 */
    const double neg_U1_xx = qd[0]*qd[0];

    /* motion of link 2 */
    const double neg_U2_yy = qd[1]*qd[1];
    const double neg_U2_xx = neg_U2_yy + neg_U1_xx;
    const double neg_a2_z = 0.149*neg_U1_xx;
    const double neg_wd2_x = qd[1]*qd[0];
    const double neg_U2_zy = 2.0*neg_wd2_x;

    /* motion of link 3 */
    const double z7 = neg_U2_xx*z3;
    const double z8 = neg_U2_yy*z4 + 9.81;
    const double a3_y = z2*z7 - z8*z5;
    const double neg_w3_x = z2*qd[0];
    const double w3_z = qd[1] + qd[2];
    const double neg_w3_y = qd[0]*z5;
    const double neg_wd3_x = w3_z*neg_w3_y;
    const double U3_xy = neg_w3_x*neg_w3_y;
    const double neg_a3_z = neg_a2_z + z4*neg_U2_zy;
    const double wd3_y = neg_w3_x*w3_z;
    const double z9 = neg_w3_y*neg_w3_y;
    const double neg_U3_xx = w3_z*w3_z + z9;
    const double neg_a3_x = z7*z5 + z2*z8;

    /* motion of link 4 */
    const double w4_x = s4*w3_z - c4*neg_w3_x;
    const double w4_z = qd[3] + neg_w3_y;
    const double wd4_y = s4*neg_wd3_x - w4_x*qd[3];
    const double z10 = a3_y + 0.02*U3_xy;
    const double w4_y = c4*w3_z + s4*neg_w3_x;
    const double neg_U4_zz = w4_y*w4_y + w4_x*w4_x;
    const double neg_a4_z = z10 + 0.432*neg_U4_zz;
    const double z11 = w4_x*w4_z;
    const double U4_xz = wd4_y + z11;
    const double z12 = neg_a3_z + 0.04*wd3_y;
    const double z13 = 0.02*neg_U3_xx + neg_a3_x;
    const double z14 = s4*z12 + c4*z13;
    const double a4_x = 0.432*U4_xz - z14;
    const double wd4_x = qd[3]*w4_y - c4*neg_wd3_x;
    const double z15 = w4_z*w4_y;
    const double U4_yz = z15 - wd4_x;
    const double z16 = s4*z13 - c4*z12;
    const double a4_y = 0.432*U4_yz + z16;
    const double z17 = w4_x*w4_y;
    const double U4_xy = wd3_y + z17;
    const double U4_yx = z17 - wd3_y;
    const double U4_zy = wd4_x + z15;
    const double U4_zx = z11 - wd4_y;

    /* motion of link 5 */
    const double w5_x = c5*w4_x - s5*w4_z;
    const double neg_w5_y = c5*w4_z + s5*w4_x;
    const double z18 = w5_x*neg_w5_y;
    const double neg_U5_xy = z18 + wd4_y;
    const double a5_x = s5*neg_a4_z + c5*a4_x;
    const double w5_z = w4_y + qd[4];
    const double neg_U5_yy = w5_x*w5_x + w5_z*w5_z;
    const double a5_y = c5*neg_a4_z - s5*a4_x;
    const double wd5_x = s5*wd3_y + c5*wd4_x - neg_w5_y*qd[4];
    const double U5_zy = wd5_x - neg_w5_y*w5_z;
    const double wd5_y = c5*wd3_y - s5*wd4_x - w5_x*qd[4];
    const double z19 = w5_x*w5_z;
    const double U5_zx = z19 - wd5_y;
    const double U5_xz = wd5_y + z19;
    const double U5_yx = wd4_y - z18;

    /* motion of link 6 */
    const double wd6_x = wd5_x + w5_z*qd[5];
    const double w6_z = neg_w5_y + qd[5];
    const double U6_zy = wd6_x + w5_z*w6_z;
    const double wd6_y = wd4_y - w5_x*qd[5];
    const double U6_zx = w5_x*w6_z - wd6_y;

    /* forces on link 6 */
    const double f6_x = 6.3141087962962965*a5_x;
    const double neg_f6_z = 6.3141087962962965*a5_y;
    const double f6_y = 6.3141087962962965*a4_y;
    const double n6_z = 0.00705*U5_zx - 0.00705*U5_xz;
    const double n6_x = 0.00705*U6_zy;
    const double neg_n6_y = 0.00705*U6_zx;

    /* forces on link 5 */
    const double f5_x = 0.020351*neg_U5_xy + f6_x;
    const double f5_y = 0.020351*neg_U5_yy + neg_f6_z;
    const double neg_f4_z = s5*f5_x + c5*f5_y;
    const double f5_z = f6_y - 0.020351*U5_zy;
    const double f4_x = c5*f5_x - s5*f5_y;
    const double neg_n5_y = 0.06365*U5_zx + n6_z;
    const double n5_x = n6_x - (0.020351*a4_y - 0.064232067*U5_zy);
    const double n5_z = 0.020351*a5_x + (0.064232067*neg_U5_xy + 0.06365*U5_yx) - neg_n6_y;

    /* forces on link 4 */
    const double z20 = neg_f4_z + 13.674891203703703*z10;
    const double z21 = f5_z + 13.674891203703703*z16;
    const double z22 = 13.674891203703703*z14 - f4_x;
    const double z23 = s4*z22 - c4*z21;
    const double neg_n4_z = s5*n5_x - c5*neg_n5_y + (0.0735*U4_xy - 0.06365*U4_yx);
    const double n4_x = 0.0735*U4_zy + (c5*n5_x + s5*neg_n5_y);
    const double z24 = 0.432*f5_z - n4_x;
    const double n4_y = n5_z - 0.06365*U4_zx;
    const double z25 = 0.432*f4_x + n4_y;

    /* forces on link 3 */
    const double f3_y = z20 - 3.659268518518518*a3_y;
    const double f3_x = 3.659268518518518*neg_a3_x - (s4*z21 + c4*z22);
    const double f2_x = z5*f3_x - z2*f3_y;
    const double f3_z = 3.659268518518518*neg_a3_z - z23;
    const double n3_y = 0.3149272*wd3_y - 0.06908396*neg_wd3_x + (neg_n4_z + 0.02*z23);
    const double neg_n3_x = c4*z24 + s4*z25 + (5.8306904699999995*neg_wd3_x - 0.06908396*wd3_y);
    const double neg_n3_z = 2.757881635*U3_xy - 0.03454198*(neg_w3_x*neg_w3_x - z9) + (s4*z24 -
        c4*z25 - 0.02*z20);

    /* forces on link 2 */
    const double n2_y = neg_U2_zy*z6 + (z5*n3_y - z2*neg_n3_x - z3*f3_z);
    const double neg_n1_z = 0.149*f2_x + n2_y;
    const double n2_z = neg_U1_xx*z6 - (z4*f2_x - z3*(z5*f3_y + z2*f3_x) + neg_n3_z);

    b[0] = -neg_n1_z;
    b[1] = n2_z;
    b[2] = -neg_n3_z;
    b[3] = -neg_n4_z;
    b[4] = n5_z;
    b[5] = n6_z;
}

void puma_gravity(const double q[6], double g[6])
{
    /* joint angles */
    double c2_sine, c2;
    rbgen_sincos(q[1], &c2_sine, &c2);
    double s4, c4;
    rbgen_sincos(q[3], &s4, &c4);
    double s5, c5;
    rbgen_sincos(q[4], &s5, &c5);
    const double z1 = q[1] + q[2];
    double z3, z2;
    rbgen_sincos(z1, &z3, &z2);

    /* motion of link 3 */
    const double neg_a3_x = 9.81*z3;
    const double neg_a3_y = 9.81*z2;

    /* motion of link 4 */
    const double a4_y = s4*neg_a3_x;
    const double neg_a4_x = c4*neg_a3_x;

    /* motion of link 5 */
    const double neg_a5_x = c5*neg_a4_x + s5*neg_a3_y;

    /* forces on link 5 */
    const double neg_n5_x = 0.020351*a4_y;
    const double n4_z = s5*neg_n5_x;
    const double neg_n5_z = 0.020351*neg_a5_x;
    const double neg_n4_x = c5*neg_n5_x;

    /* forces on link 4 */
    const double n3_x = s4*neg_n5_z - c4*neg_n4_x;

    /* forces on link 3 */
    const double n2_y = z3*n3_x - z2*n4_z;
    const double neg_n3_z = c4*neg_n5_z + s4*neg_n4_x + (3.9218418*z2 + 26.758687950000002*z3);

    /* forces on link 2 */
    const double neg_n2_z = neg_n3_z + 69.20409564*c2;

    g[0] = -n2_y;
    g[1] = -neg_n2_z;
    g[2] = -neg_n3_z;
    g[3] = n4_z;
    g[4] = -neg_n5_z;
    g[5] = 0.0;
}

void puma_forward_dynamics(const double q[6], const double qd[6], const double tau[6],
                           double qdd[6])
{
    /* joint angles */
    double s4, c4;
    rbgen_sincos(q[3], &s4, &c4);
    const double z1 = q[2] + q[1];
    double z2, z3;
    rbgen_sincos(z1, &z2, &z3);
    double s5, c5;
    rbgen_sincos(q[4], &s5, &c5);
    double s2, c2;
    rbgen_sincos(q[1], &s2, &c2);
    const double z4 = 0.432*s2;
    double s3, c3;
    rbgen_sincos(q[2], &s3, &c3);
    const double z5 = 6.944190320000001*(c2*s2);

    /* motion of link 1 */
    const double neg_U1_xx = qd[0]*qd[0];

    /* motion of link 2 */
    const double neg_U2_yy = qd[1]*qd[1];
    const double neg_U2_xx = neg_U2_yy + neg_U1_xx;
    const double neg_wd2_x = qd[0]*qd[1];
    const double neg_U2_zy = 2.0*neg_wd2_x;

    /* motion of link 3 */
    const double neg_w3_x = qd[0]*z2;
    const double w3_z = qd[1] + qd[2];
    const double neg_w3_y = qd[0]*z3;
    const double neg_wd3_x = w3_z*neg_w3_y;
    const double z6 = 0.432*(neg_U2_xx*c2);
    const double z7 = neg_U2_yy*z4 + 9.81;
    const double a3_y = z2*z6 - z3*z7;
    const double U3_xy = neg_w3_x*neg_w3_y;
    const double neg_a3_z = 0.149*neg_U1_xx + z4*neg_U2_zy;
    const double wd3_y = neg_w3_x*w3_z;
    const double z8 = neg_w3_y*neg_w3_y;
    const double neg_U3_xx = w3_z*w3_z + z8;
    const double neg_a3_x = z3*z6 + z2*z7;

    /* motion of link 4 */
    const double w4_x = s4*w3_z - c4*neg_w3_x;
    const double w4_z = qd[3] + neg_w3_y;
    const double wd4_y = s4*neg_wd3_x - w4_x*qd[3];
    const double w4_y = c4*w3_z + neg_w3_x*s4;
    const double neg_U4_zz = w4_y*w4_y + w4_x*w4_x;
    const double z9 = a3_y + 0.02*U3_xy;
    const double neg_a4_z = 0.432*neg_U4_zz + z9;
    const double z10 = neg_a3_z + 0.04*wd3_y;
    const double z11 = 0.02*neg_U3_xx + neg_a3_x;
    const double z12 = s4*z10 + c4*z11;
    const double z13 = w4_x*w4_z;
    const double U4_xz = wd4_y + z13;
    const double a4_x = 0.432*U4_xz - z12;
    const double wd4_x = qd[3]*w4_y - c4*neg_wd3_x;
    const double U4_zx = z13 - wd4_y;
    const double z14 = w4_z*w4_y;
    const double U4_yz = z14 - wd4_x;
    const double z15 = s4*z11 - c4*z10;
    const double a4_y = 0.432*U4_yz + z15;
    const double U4_zy = wd4_x + z14;
    const double z16 = w4_x*w4_y;
    const double U4_xy = wd3_y + z16;
    const double U4_yx = z16 - wd3_y;

    /* motion of link 5 */
    const double w5_x = w4_x*c5 - s5*w4_z;
    const double neg_w5_y = c5*w4_z + w4_x*s5;
    const double z17 = w5_x*neg_w5_y;
    const double U5_yx = wd4_y - z17;
    const double neg_U5_xy = z17 + wd4_y;
    const double a5_x = s5*neg_a4_z + c5*a4_x;
    const double wd5_y = c5*wd3_y - w5_x*qd[4] - s5*wd4_x;
    const double w5_z = w4_y + qd[4];
    const double z18 = w5_x*w5_z;
    const double U5_zx = z18 - wd5_y;
    const double U5_xz = wd5_y + z18;
    const double a5_y = c5*neg_a4_z - s5*a4_x;
    const double neg_U5_yy = w5_x*w5_x + w5_z*w5_z;
    const double wd5_x = s5*wd3_y + c5*wd4_x - neg_w5_y*qd[4];
    const double U5_zy = wd5_x - neg_w5_y*w5_z;

    /* motion of link 6 */
    const double w6_z = qd[5] + neg_w5_y;
    const double U6_zx = w5_x*qd[5] - (wd4_y - w5_x*w6_z);
    const double U6_zy = wd5_x + qd[5]*w5_z + w6_z*w5_z;

    /* forces on link 6 */
    const double n6_z = 0.00705*U5_zx - 0.00705*U5_xz;

    /* forces on link 5 */
    const double n5_z = 0.06365*U5_yx + (0.064232067*neg_U5_xy + 0.020351*a5_x) - 0.00705*U6_zx;
    const double f5_x = 6.3141087962962965*a5_x + 0.020351*neg_U5_xy;
    const double f5_y = 6.3141087962962965*a5_y + 0.020351*neg_U5_yy;
    const double f4_x = c5*f5_x - s5*f5_y;
    const double f5_z = 6.3141087962962965*a4_y - 0.020351*U5_zy;
    const double n5_x = 0.00705*U6_zy - (0.020351*a4_y - 0.064232067*U5_zy);
    const double neg_n5_y = n6_z + 0.06365*U5_zx;

    /* forces on link 4 */
    const double z19 = n5_z + 0.432*f4_x - 0.06365*U4_zx;
    const double z20 = 13.674891203703703*z9 + (c5*f5_y + s5*f5_x);
    const double z21 = 0.0735*U4_zy + c5*n5_x + s5*neg_n5_y - 0.432*f5_z;
    const double n4_z = c5*neg_n5_y - s5*n5_x - 0.0735*U4_xy + 0.06365*U4_yx;
    const double z22 = f4_x - 13.674891203703703*z12;
    const double z23 = f5_z + 13.674891203703703*z15;
    const double z24 = s4*z22 + c4*z23;

    /* forces on link 3 */
    const double z25 = 0.02*z20 + (0.03454198*(neg_w3_x*neg_w3_x - z8) - 2.757881635*U3_xy) +
        s4*z21;
    const double n3_z = c4*z19 + z25;
    const double neg_n3_y = 0.02*z24 + (n4_z - (0.3149272*wd3_y - 0.06908396*neg_wd3_x));
    const double f3_x = 3.659268518518518*neg_a3_x + (c4*z22 - s4*z23);
    const double f3_y = z20 - 3.659268518518518*a3_y;
    const double f2_x = z3*f3_x - z2*f3_y;
    const double f3_z = z24 + 3.659268518518518*neg_a3_z;
    const double n3_x = 0.06908396*wd3_y + (c4*z21 - s4*z19) - 5.8306904699999995*neg_wd3_x;

    /* forces on link 1 */
    const double phi5 = tau[4] - n5_z;
    const double phi6 = tau[5] - n6_z;

    /* column 6 */
    const double z26 = z2*s4;
    const double z27 = 0.149*z3;
    const double z28 = 0.432*c2;
    const double z29 = z28 + 0.02*z3;
    const double z30 = 0.149*z2;
    const double z31 = 0.0141*s5;
    const double z32 = s4*z31;
    const double z33 = 0.432*s4;
    const double z34 = 0.0141*c5;
    const double z35 = 0.432*c4;
    const double z36 = c4*z2;
    const double z37 = z31*z36 - z3*z34;
    const double z38 = 0.432*c3;

    /* composite body 5 */
    const double ms4_z = 0.020351*c5;
    const double ms4_x = 0.020351*s5;
    const double z39 = 0.0064679329999999995*(s5*s5);
    const double z40 = z39 - 0.21489999999999998;

    /* column 5 */
    const double z41 = 0.134932067*z26 + (0.432*z26 - c4*z27 + s4*z29)*ms4_z;
    const double z42 = z41 + z30*ms4_x;
    const double z43 = 0.134932067*c4;
    const double z44 = z43 + ms4_z*z35 + 0.00040702*s5;
    const double z45 = z43 + ms4_z*(z35 + z35*s3) + ms4_x*(z38 + 0.02);

    /* composite body 4 */
    const double z46 = z39 + 0.017583264*c5 + 0.064232067;
    const double z47 = c4*ms4_x;
    const double z48 = s4*(z39 - 0.0538);
    const double z49 = s4*z48;
    const double z50 = 0.04*z47 + (0.13435 - (z39 - z49));
    const double z51 = z46 + z50 + 4.259168675;
    const double ms3_x = z47 + 0.39977999999999997;
    const double neg_ms3_y = ms4_z + 2.727695;
    const double ms3_z = s4*ms4_x;
    const double S3_xz = 0.02*ms3_z - c4*z48;
    const double S3_xx = z50 + 0.1654592;

    /* composite body 3 */
    const double z52 = z3*neg_ms3_y;
    const double z53 = z2*ms3_x - z52;
    const double ms2_y = 7.054444*s2 + z53;

    /* elimination */
    const double z54 = 7.411136746315463*phi5;
    const double U2_6 = 70.92198581560284*z32;
    const double z55 = phi6*U2_6;
    const double z56 = c5*z32;
    const double z57 = 0.0064679329999999995*(c5*s5);
    const double z58 = s4*z57;
    const double z59 = ms4_x*z33 + z56 - z58;
    const double neg_D4 = z40 + c5*z34;
    const double neg_iD4 = 1.0/neg_D4;
    const double U3_4 = z59*neg_iD4;
    const double z60 = tau[3] - c5*phi6 - n4_z;
    const double z61 = z55 + (n3_z - tau[2] + U3_4*z60 + z54*z44);
    const double z62 = z32*U2_6;
    const double z63 = 7.411136746315463*z44;
    const double D3 = z59*U3_4 - (z62 - z51 + z44*z63);
    const double iD3 = 1.0/D3;
    const double z64 = U2_6*z37;
    const double z65 = ms4_x*(c4*z29 + s4*z27 + 0.432*z36) + (c5*z37 - z3*z40 - z57*z36);
    const double z66 = 7.411136746315463*z42;
    const double z67 = z64 - (U3_4*z65 + z44*z66) + z30*ms3_x - 0.149*z52;
    const double z68 = z57 - 0.008791632*s5;
    const double S3_yz = s4*z68;
    const double z69 = z2*S3_xz + z3*S3_yz;
    const double z70 = z67 + z69;
    const double U1_3 = iD3*z70;
    const double neg_U1_4 = neg_iD4*z65;
    const double z71 = z56 + (ms4_x*(z33 + z33*s3) - z58);
    const double U2_4 = neg_iD4*z71;
    const double z72 = z69 + (0.149*ms2_y + (z64 - z66*z45) + z4*ms3_z) - z65*U2_4;
    const double z73 = z62 - (z51 + (ms3_x*z38 - z63*z45 + 0.432*(neg_ms3_y*s3)));
    const double z74 = z73 - U3_4*z71;
    const double neg_U2_3 = iD3*z74;
    const double z75 = z72 + z70*neg_U2_3;
    const double z76 = 7.411136746315463*z45;
    const double z77 = 0.864*(c2*(z2*neg_ms3_y + z3*ms3_x));
    const double z78 = 2.0*(z4*z53) + (z51 - (z62 + (z45*z76 + z74*neg_U2_3)) + z77);
    const double D2 = z78 + z71*U2_4 + 10.670410128;
    const double iD2 = 1.0/D2;
    const double U1_2 = z75*iD2;
    const double z79 = z4*f2_x - (n3_z + (z61*neg_U2_3 + z55 - tau[1])) - z28*(z2*f3_x + z3*f3_y);
    const double z80 = z79 - neg_U1_xx*z5 - z60*U2_4 - z54*z45;
    const double z81 = z28*f3_z - (z60*neg_U1_4 - U1_2*z80 + 0.149*f2_x + neg_U2_zy*z5);
    const double z82 = z61*U1_3 - (z3*neg_n3_y + z81 - z2*n3_x - tau[0]) - z54*z42;
    const double z83 = 70.92198581560284*phi6;
    const double S3_xy = c4*z68 - 0.00040702*c5 - 0.08909588;
    const double z84 = 70.92198581560284*z37;
    const double z85 = z2*(z2*(z46 - S3_xx + 4.093709475) - 2.0*(z3*S3_xy)) + (S3_xx + (z77 -
        (z37*z84 + z70*U1_3)));
    const double z86 = z49 + (9.991710128000001*(s2*s2) - z85) - 0.298*ms3_z + z42*z66;
    const double D1 = 12.954238947 - (z75*U1_2 + (z86 - z65*neg_U1_4));
    const double iD1 = 1.0/D1;
    const double z87 = (z82 + z37*z83)*iD1;
    const double z88 = iD2*z80 - U1_2*z87;
    const double z89 = neg_U2_3*z88 - U1_3*z87 - z61*iD3;
    const double z90 = U3_4*z89 - neg_U1_4*z87 + neg_iD4*z60 + U2_4*z88;
    const double z91 = c5*z90 - (U2_6*z88 + (U2_6*z89 - z83 - z84*z87));

    qdd[0] = z87;
    qdd[1] = z88;
    qdd[2] = z89;
    qdd[3] = -z90;
    qdd[4] = -(z76*z88 + (z63*z89 + z66*z87 - z54));
    qdd[5] = z91;
}

void puma_forward_kinematics(const double q[6], double R[9], double p[3])
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
    const double z5 = 0.056*s5;

    /* tool seen from link 3 */
    const double z6 = s4*s6 - c4*z1;
    const double z7 = s4*z1 + c4*s6;
    const double z8 = c4*c6 - s4*z3;
    const double z9 = c4*z3 + s4*c6;
    const double z10 = 0.056*c5 + 0.432;
    const double z11 = c4*z5 + 0.02;

    /* tool seen from link 2 */
    const double z12 = c3*z6 + s3*z2;
    const double z13 = s3*z6 - c3*z2;
    const double z14 = s3*z9 + c3*z4;
    const double z15 = c3*z9 - s3*z4;
    const double z16 = c3*z10 - s3*z11;
    const double z17 = s3*z10 + c3*z11 + 0.432;

    /* tool seen from link 1 */
    const double z18 = c2*z12 - s2*z13;
    const double z19 = s2*z14 - c2*z15;
    const double z20 = c2*z14 + s2*z15;
    const double z21 = s2*z12 + c2*z13;
    const double z22 = s2*z16 + c2*z17;
    const double z23 = s4*z5 + 0.149;

    /* tool seen from link 0 */
    const double z24 = c1*z18 + s1*z7;
    const double z25 = s1*z8 - c1*z19;
    const double z26 = s1*z18 - c1*z7;
    const double z27 = s1*z19 + c1*z8;

    R[0] = -z24;
    R[1] = -z25;
    R[2] = -(z26*z20 + z21*z27);
    R[3] = -z26;
    R[4] = z27;
    R[5] = z24*z20 - z25*z21;
    R[6] = z21;
    R[7] = z20;
    R[8] = -(z25*z26 + z24*z27);
    p[0] = c1*z22 - s1*z23;
    p[1] = s1*z22 + c1*z23;
    p[2] = c2*z16 - s2*z17;
}

void puma_jacobian(const double q[6], double J[36])
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
    double z3, z2;
    rbgen_sincos(z1, &z3, &z2);

    /* frame 2 */
    const double z4 = s1*c2;
    const double z5 = 0.149*c1;
    const double z6 = s1*s2;
    const double z7 = c1*s2;
    const double z8 = c1*c2;
    const double z9 = 0.149*s1;

    /* frame 3 */
    const double z10 = 0.432*z4 + z5;
    const double z11 = s3*z4 + c3*z6;
    const double z12 = c3*z4 - s3*z6;
    const double z13 = 0.432*s2;
    const double z14 = s3*z7 - c3*z8;
    const double z15 = c3*z7 + s3*z8;
    const double z16 = z9 - 0.432*z8;

    /* frame 4 */
    const double z17 = s4*z3;
    const double z18 = s4*z12 - c1*c4;
    const double z19 = s4*z14 - s1*c4;

    /* frame 5 */
    const double z20 = s5*(c4*z12 + c1*s4) + c5*z11;
    const double z21 = c5*z2 - s5*(c4*z3);
    const double z22 = s5*(c4*z14 + s1*s4) - c5*z15;

    /* Jacobian */
    const double z23 = 0.056*z20;
    const double z24 = z10 + (0.432*z11 + 0.02*z12) + z23;
    const double z25 = 0.056*z21;
    const double z26 = z25 - (z13 + (0.02*z3 - 0.432*z2));
    const double z27 = z13 + z26;
    const double z28 = 0.056*z22;
    const double z29 = z28 + (z16 + (0.02*z14 - 0.432*z15));

    J[0] = -z24;
    J[1] = c1*z26;
    J[2] = c1*z27;
    J[3] = z11*z25 - z23*z2;
    J[4] = -(z23*z17 + z25*z18);
    J[5] = 0.0;
    J[6] = -z29;
    J[7] = s1*z26;
    J[8] = s1*z27;
    J[9] = -(z2*z28 + z25*z15);
    J[10] = -(z25*z19 + z17*z28);
    J[11] = 0.0;
    J[12] = 0.0;
    J[13] = -(s1*(z24 - z5) + c1*(z9 - z29));
    J[14] = s1*(z10 - z24) - c1*(z16 - z29);
    J[15] = z11*z28 + z23*z15;
    J[16] = z23*z19 - z18*z28;
    J[17] = 0.0;
    J[18] = 0.0;
    J[19] = -s1;
    J[20] = -s1;
    J[21] = z15;
    J[22] = z19;
    J[23] = -z22;
    J[24] = 0.0;
    J[25] = c1;
    J[26] = c1;
    J[27] = z11;
    J[28] = -z18;
    J[29] = z20;
    J[30] = 1.0;
    J[31] = 0.0;
    J[32] = 0.0;
    J[33] = z2;
    J[34] = z17;
    J[35] = z21;
}

void puma_inertia_solve(const double q[6], const double phi[6], double qdd[6])
{
    /* joint angles */
    double s4, c4;
    rbgen_sincos(q[3], &s4, &c4);
    double s5, c5;
    rbgen_sincos(q[4], &s5, &c5);
    double s3, c3;
    rbgen_sincos(q[2], &s3, &c3);
    const double z1 = q[2] + q[1];
    double z2, z3;
    rbgen_sincos(z1, &z2, &z3);
    double s2, c2;
    rbgen_sincos(q[1], &s2, &c2);
    const double z4 = 0.432*s2;

    /* column 6 */
    const double z5 = 0.0141*s5;
    const double z6 = s4*z5;
    const double z7 = 0.432*c4;
    const double z8 = 0.432*s4;
    const double z9 = 0.432*c3;
    const double z10 = c4*z2;
    const double z11 = s4*z2;
    const double z12 = 0.149*z3;
    const double z13 = 0.432*c2 + 0.02*z3;
    const double z14 = 0.149*z2;

    /* composite body 5 */
    const double z15 = 0.0064679329999999995*(s5*s5);
    const double ms4_x = 0.020351*s5;
    const double ms4_z = 0.020351*c5;
    const double z16 = z15 - 0.21489999999999998;

    /* column 5 */
    const double z17 = 0.134932067*c4;
    const double z18 = z17 + z7*ms4_z + 0.00040702*s5;
    const double z19 = z17 + ms4_z*(z7 + z7*s3) + ms4_x*(z9 + 0.02);
    const double z20 = 0.134932067*z11 + ms4_z*(0.432*z11 - c4*z12 + s4*z13);
    const double z21 = z20 + ms4_x*z14;

    /* composite body 4 */
    const double z22 = z15 + 0.017583264*c5 + 0.064232067;
    const double z23 = c4*ms4_x;
    const double z24 = s4*(z15 - 0.0538);
    const double z25 = s4*z24;
    const double z26 = 0.04*z23 + (0.13435 - (z15 - z25));
    const double z27 = z22 + z26 + 4.259168675;
    const double ms3_x = z23 + 0.39977999999999997;
    const double neg_ms3_y = ms4_z + 2.727695;
    const double ms3_z = s4*ms4_x;
    const double S3_xz = 0.02*ms3_z - c4*z24;
    const double S3_xx = z26 + 0.1654592;

    /* composite body 3 */
    const double z28 = neg_ms3_y*z3;
    const double z29 = ms3_x*z2 - z28;
    const double ms2_y = 7.054444*s2 + z29;

    /* elimination */
    const double U2_6 = 70.92198581560284*z6;
    const double z30 = z6*U2_6;
    const double z31 = 7.411136746315463*z18;
    const double z32 = z6*c5;
    const double z33 = 0.0064679329999999995*(s5*c5);
    const double z34 = s4*z33;
    const double z35 = ms4_x*z8 + z32 - z34;
    const double z36 = 0.0141*c5;
    const double neg_D4 = z16 + c5*z36;
    const double neg_iD4 = 1.0/neg_D4;
    const double U3_4 = z35*neg_iD4;
    const double D3 = z35*U3_4 - (z30 - z27 + z18*z31);
    const double iD3 = 1.0/D3;
    const double z37 = z30 - (z27 + (ms3_x*z9 - z31*z19 + 0.432*(s3*neg_ms3_y)));
    const double z38 = z32 + (ms4_x*(z8 + z8*s3) - z34);
    const double z39 = z37 - U3_4*z38;
    const double neg_U2_3 = iD3*z39;
    const double z40 = z5*z10 - z36*z3;
    const double z41 = U2_6*z40;
    const double z42 = ms4_x*(c4*z13 + s4*z12 + 0.432*z10) + (c5*z40 - z16*z3 - z33*z10);
    const double z43 = z41 - (z31*z21 + U3_4*z42) + ms3_x*z14 - 0.149*z28;
    const double z44 = z33 - 0.008791632*s5;
    const double S3_yz = s4*z44;
    const double z45 = z2*S3_xz + z3*S3_yz;
    const double z46 = z43 + z45;
    const double U2_4 = neg_iD4*z38;
    const double z47 = 7.411136746315463*z19;
    const double z48 = z42*U2_4 - (z45 + (ms3_z*z4 + (z41 - z21*z47 + 0.149*ms2_y)));
    const double z49 = z48 - neg_U2_3*z46;
    const double z50 = 0.864*(c2*(neg_ms3_y*z2 + ms3_x*z3));
    const double z51 = 2.0*(z4*z29) + (z27 - (z30 + (z19*z47 + z39*neg_U2_3)) + z50);
    const double D2 = z51 + z38*U2_4 + 10.670410128;
    const double iD2 = 1.0/D2;
    const double neg_U1_2 = z49*iD2;
    const double S3_xy = c4*z44 - 0.00040702*c5 - 0.08909588;
    const double z52 = 70.92198581560284*z40;
    const double U1_3 = iD3*z46;
    const double z53 = z2*(z2*(z22 - S3_xx + 4.093709475) - 2.0*(z3*S3_xy)) + (S3_xx + (z50 -
        (z40*z52 + z46*U1_3)));
    const double z54 = 7.411136746315463*z21;
    const double z55 = z25 + (9.991710128000001*(s2*s2) - z53) - 0.298*ms3_z + z21*z54;
    const double neg_U1_4 = neg_iD4*z42;
    const double D1 = 12.954238947 - (z49*neg_U1_2 + (z55 - z42*neg_U1_4));
    const double iD1 = 1.0/D1;
    const double z56 = 7.411136746315463*phi[4];
    const double z57 = U2_6*phi[5];
    const double z58 = phi[3] - c5*phi[5];
    const double z59 = z57 + (U3_4*z58 + z18*z56 - phi[2]);
    const double z60 = z57 + U2_4*z58 + neg_U2_3*z59 - phi[1] + z19*z56;
    const double z61 = z21*z56 + (neg_U1_2*z60 - phi[0] - U1_3*z59 - neg_U1_4*z58);
    const double z62 = 70.92198581560284*phi[5];
    const double z63 = iD1*(z61 - z40*z62);
    const double z64 = iD2*z60 + neg_U1_2*z63;
    const double z65 = U1_3*z63 - neg_U2_3*z64 - iD3*z59;
    const double z66 = U2_4*z64 - (U3_4*z65 + neg_U1_4*z63 + neg_iD4*z58);
    const double z67 = U2_6*z65 - (U2_6*z64 + (z62 - z52*z63)) + c5*z66;

    qdd[0] = -z63;
    qdd[1] = -z64;
    qdd[2] = z65;
    qdd[3] = z66;
    qdd[4] = z54*z63 - (z31*z65 - z47*z64 - z56);
    qdd[5] = -z67;
}

void puma_energy(const double q[6], const double qd[6], double e[2])
{
    /* joint angles */
    double s4, c4;
    rbgen_sincos(q[3], &s4, &c4);
    double s3, c3;
    rbgen_sincos(q[2], &s3, &c3);
    double s2, c2;
    rbgen_sincos(q[1], &s2, &c2);
    double s6, c6;
    rbgen_sincos(q[5], &s6, &c6);
    double s5, c5;
    rbgen_sincos(q[4], &s5, &c5);

    /* link 2 */
    const double neg_w2_x = qd[0]*s2;
    const double neg_w2_y = qd[0]*c2;
    const double neg_v2_x = 0.149*neg_w2_y;

    /* link 3 */
    const double w3_y = s3*neg_w2_x - c3*neg_w2_y;
    const double neg_w3_x = s3*neg_w2_y + neg_w2_x*c3;
    const double w3_z = qd[1] + qd[2];
    const double z1 = 0.149*neg_w2_x;
    const double z2 = 0.432*qd[1] + z1;
    const double v3_x = s3*z2 - c3*neg_v2_x;
    const double v3_y = c3*z2 + s3*neg_v2_x;
    const double z3 = v3_y + 0.04*w3_z;
    const double z4 = 0.197*w3_z + v3_x;
    const double z5 = z1 + 0.14*qd[1];
    const double z6 = 9.81*s2;
    const double z7 = 9.81*c2;
    const double z8 = c3*z6 + s3*z7;
    const double z9 = c3*z7 - s3*z6;

    /* link 4 */
    const double z10 = 0.432*neg_w2_y;
    const double z11 = 0.02*w3_y - 0.432*neg_w3_x - z10;
    const double z12 = 0.432*w3_z + v3_x;
    const double neg_v4_y = c4*z11 + s4*z12;
    const double v4_x = c4*z12 - z11*s4;
    const double neg_v4_z = 0.02*w3_z + v3_y;
    const double w4_y = neg_w3_x*s4 + c4*w3_z;
    const double w4_z = qd[3] - w3_y;
    const double w4_x = s4*w3_z - c4*neg_w3_x;
    const double z13 = 0.04*w3_y - (z10 + 0.197*neg_w3_x);
    const double z14 = 0.057*w4_y - v4_x;
    const double z15 = neg_v4_y - 0.057*w4_x;
    const double z16 = 4.23792*s2;
    const double z17 = z16 + 0.02*z8 - 0.432*z9;

    /* link 5 */
    const double v5_x = v4_x*c5 + s5*neg_v4_z;
    const double w5_z = qd[4] + w4_y;
    const double w5_x = c5*w4_x - s5*w4_z;
    const double v5_y = c5*neg_v4_z - v4_x*s5;
    const double z18 = v5_y*v5_y;
    const double z19 = 0.007*w5_x + neg_v4_y;
    const double z20 = v5_x + 0.007*w5_z;
    const double neg_w5_y = c5*w4_z + s5*w4_x;
    const double z21 = c5*z9 - s5*(c4*z8);

    /* link 6 */
    const double w6_x = s6*w5_z + c6*w5_x;
    const double z22 = neg_v4_y*c6 + s6*v5_x + 0.037000000000000005*w6_x;
    const double w6_y = c6*w5_z - s6*w5_x;
    const double z23 = neg_v4_y*s6 - 0.037000000000000005*w6_y - c6*v5_x;
    const double z24 = 0.0735*(w5_x*w5_x) + 1.052*(z19*z19 + (z18 + z20*z20));
    const double z25 = 8.767*(z3*z3 + z4*z4 + z13*z13) + (0.1273*(w5_z*w5_z) + (z24 +
        0.0735*(neg_w5_y*neg_w5_y)));
    const double z26 = 3.3768*(neg_w3_x*neg_w3_x) + (3.3768*(w3_z*w3_z) + z25) + 0.3009*(w3_y*w3_y);
    const double z27 = 8.2672*(qd[1]*qd[1]) + (8.0783*(neg_w2_y*neg_w2_y) + z26 +
        0.4898*(neg_w2_x*neg_w2_x));
    const double z28 = z27 + 15.761*(z5*z5 + 1.8828431151749923*(neg_v2_x*neg_v2_x)) +
        1.6426792360000002*(qd[0]*qd[0]);
    const double z29 = 0.1273*(w4_z*w4_z) + (z28 + 1.052*(z14*z14 + neg_v4_z*neg_v4_z + z15*z15));
    const double w6_z = neg_w5_y + qd[5];
    const double z30 = 0.181*(w4_x*w4_x) + (z29 + 0.181*(w4_y*w4_y)) + 0.0141*(w6_z*w6_z);
    const double z31 = 0.351*(z22*z22 + (z18 + z23*z23)) + (0.0071*(w6_y*w6_y) + (0.0071*(w6_x*w6_x)
        + z30));
    const double z32 = 0.351*(z17 - 0.037000000000000005*z21) + 1.052*(z17 + 0.057*z9) +
        8.767*(0.04*z8 + (z16 - 0.197*z9));

    e[0] = 0.5*z31;
    e[1] = -(z32 + 21.646157400000003*s2 + 1.052*(z17 - 0.007*z21));
}

void puma_inverse_dynamics_wrench(const double q[6], const double qd[6], const double qdd[6],
                                  const double wrench[6], double tau[6])
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
    const double z1 = 0.432*c2;
    const double z2 = 0.432*s2;
    const double z3 = q[1] + q[2];
    double z4, z5;
    rbgen_sincos(z3, &z4, &z5);
    const double z6 = 6.944190320000001*s2;
    const double z7 = s2*z6;
    const double z8 = z7 - 7.283540320000001;
    const double z9 = c2*z6;

    /* motion of link 1 */
    const double neg_U1_xx = qd[0]*qd[0];

    /* motion of link 2 */
    const double neg_wd2_x = qd[0]*qd[1];
    const double neg_U2_zy = 2.0*neg_wd2_x;
    const double neg_a2_z = 0.149*neg_U1_xx;
    const double neg_U2_yy = qd[1]*qd[1];
    const double neg_U2_xx = neg_U1_xx + neg_U2_yy;
    const double neg_a2_x = 0.149*qdd[0];

    /* motion of link 3 */
    const double a3_z = qdd[0]*z1 - z2*neg_U2_zy - neg_a2_z;
    const double z10 = z1*qdd[1] - z2*neg_U2_yy - 9.81;
    const double z11 = z2*qdd[1] + z1*neg_U2_xx + neg_a2_x;
    const double a3_x = z10*z4 - z5*z11;
    const double w3_z = qd[1] + qd[2];
    const double neg_w3_y = qd[0]*z5;
    const double z12 = neg_w3_y*neg_w3_y;
    const double neg_U3_xx = w3_z*w3_z + z12;
    const double neg_w3_x = qd[0]*z4;
    const double z13 = w3_z*neg_w3_x;
    const double neg_U3_xz = qdd[0]*z5;
    const double wd3_y = z13 - neg_U3_xz;
    const double neg_U3_zx = z13 + wd3_y;
    const double wd3_z = qdd[1] + qdd[2];
    const double U3_yz = qdd[0]*z4;
    const double z14 = w3_z*neg_w3_y;
    const double neg_wd3_x = U3_yz + z14;
    const double z15 = neg_w3_y*neg_w3_x;
    const double U3_yx = wd3_z + z15;
    const double a3_y = z4*z11 + z10*z5;
    const double neg_U3_zy = z14 + neg_wd3_x;
    const double U3_xy = z15 - wd3_z;

    /* motion of link 4 */
    const double z16 = a3_x - 0.02*neg_U3_xx;
    const double z17 = 0.02*neg_U3_zx - a3_z;
    const double z18 = s4*z16 + c4*z17;
    const double w4_y = c4*w3_z + s4*neg_w3_x;
    const double wd4_x = s4*wd3_z - c4*neg_wd3_x + qd[3]*w4_y;
    const double w4_z = neg_w3_y + qd[3];
    const double z19 = w4_y*w4_z;
    const double U4_yz = z19 - wd4_x;
    const double a4_y = 0.432*U4_yz - z18;
    const double w4_x = s4*w3_z - c4*neg_w3_x;
    const double wd4_z = qdd[3] - wd3_y;
    const double neg_U4_zz = w4_y*w4_y + w4_x*w4_x;
    const double z20 = 0.02*U3_yx + a3_y;
    const double neg_a4_z = 0.432*neg_U4_zz + z20;
    const double z21 = c4*z16 - s4*z17;
    const double wd4_y = c4*wd3_z + s4*neg_wd3_x - qd[3]*w4_x;
    const double z22 = w4_z*w4_x;
    const double U4_xz = wd4_y + z22;
    const double a4_x = z21 + 0.432*U4_xz;
    const double z23 = w4_y*w4_x;
    const double U4_yx = wd4_z + z23;
    const double U4_xy = z23 - wd4_z;
    const double U4_zx = z22 - wd4_y;
    const double U4_zy = wd4_x + z19;

    /* motion of link 5 */
    const double neg_w5_y = c5*w4_z + s5*w4_x;
    const double neg_wd5_x = qd[4]*neg_w5_y + (s5*wd4_z - c5*wd4_x);
    const double w5_z = w4_y + qd[4];
    const double neg_U5_zy = neg_wd5_x + neg_w5_y*w5_z;
    const double a5_y = c5*neg_a4_z - s5*a4_x;
    const double w5_x = c5*w4_x - s5*w4_z;
    const double neg_U5_yy = w5_x*w5_x + w5_z*w5_z;
    const double z24 = neg_w5_y*w5_x;
    const double wd5_z = wd4_y + qdd[4];
    const double neg_U5_xy = z24 + wd5_z;
    const double a5_x = c5*a4_x + s5*neg_a4_z;
    const double neg_wd5_y = c5*wd4_z + s5*wd4_x + qd[4]*w5_x;
    const double z25 = w5_z*w5_x;
    const double U5_zx = neg_wd5_y + z25;
    const double U5_yx = wd5_z - z24;

    /* motion of link 6 */
    const double wd6_z = neg_wd5_y + qdd[5];
    const double U6_yx = z25 + wd6_z;
    const double U6_xy = z25 - wd6_z;
    const double w6_z = neg_w5_y + qd[5];
    const double wd6_x = w5_z*qd[5] - neg_wd5_x;
    const double U6_zy = w5_z*w6_z + wd6_x;
    const double wd6_y = wd5_z - w5_x*qd[5];
    const double U6_zx = w5_x*w6_z - wd6_y;

    /* forces on link 6 */
    const double f6_y = 6.3141087962962965*a4_y;
    const double neg_f6_z = 6.3141087962962965*a5_y;
    const double f6_x = 6.3141087962962965*a5_x;
    const double n6_z = 0.00705*U6_yx - 0.00705*U6_xy;
    const double n6_x = 0.00705*U6_zy;
    const double neg_n6_y = 0.00705*U6_zx;

    /* forces on link 5 */
    const double f5_z = f6_y + 0.020351*neg_U5_zy;
    const double f5_y = neg_f6_z + 0.020351*neg_U5_yy;
    const double f5_x = 0.020351*neg_U5_xy + f6_x;
    const double f4_x = c5*f5_x - s5*f5_y;
    const double neg_n5_y = 0.06365*U5_zx + n6_z;
    const double n5_x = n6_x - (0.064232067*neg_U5_zy + 0.020351*a4_y);
    const double n5_z = 0.06365*U5_yx + 0.064232067*neg_U5_xy + 0.020351*a5_x - neg_n6_y;
    const double neg_f4_z = c5*f5_y + s5*f5_x;

    /* forces on link 4 */
    const double z26 = 13.674891203703703*z18 - f5_z;
    const double z27 = f4_x + 13.674891203703703*z21;
    const double z28 = c4*z26 - s4*z27;
    const double neg_n4_z = 0.0735*U4_xy - 0.06365*U4_yx + (s5*n5_x - c5*neg_n5_y);
    const double n4_y = n5_z - 0.06365*U4_zx;
    const double z29 = 0.432*f4_x + n4_y;
    const double n4_x = 0.0735*U4_zy + (c5*n5_x + s5*neg_n5_y);
    const double z30 = n4_x - 0.432*f5_z;
    const double z31 = neg_f4_z + 13.674891203703703*z20;

    /* forces on link 3 */
    const double neg_f3_z = 3.659268518518518*a3_z + z28;
    const double n3_y = 0.1574636*neg_U3_zx - 0.03454198*neg_U3_zy + (neg_n4_z + 0.02*z28);
    const double n3_x = c4*z30 - s4*z29 + (0.03454198*neg_U3_zx - 2.9153452349999998*neg_U3_zy);
    const double f3_y = z31 - 3.659268518518518*a3_y;
    const double f3_x = c4*z27 + s4*z26 - 3.659268518518518*a3_x;
    const double z32 = z5*f3_x - z4*f3_y;
    const double n3_z = 0.1574636*U3_yx - 2.9153452349999998*U3_xy + 0.03454198*(neg_w3_x*neg_w3_x -
        z12) + (c4*z29 + s4*z30 + 0.02*z31);

    /* forces on link 2 */
    const double n2_y = z1*neg_f3_z + (z5*n3_y + z4*n3_x) + (qdd[0]*z8 + neg_U2_zy*z9);
    const double f2_x = z32 - 1.019203009259259*qdd[0];
    const double n2_z = qdd[1]*(z7 + 0.33935000000000015) - qdd[1]*z8 + neg_U1_xx*z9 + (n3_z -
        (z2*z32 - z1*(z4*f3_x + z5*f3_y)));

    /* forces on link 1 */
    const double n1_z = 2.028231202*qdd[0] - (n2_y + 0.149*f2_x);

    /* wrench on the tool */
    const double z33 = s1*wrench[1] + c1*wrench[0];
    const double z34 = s1*wrench[4] + c1*wrench[3];
    const double z35 = s2*wrench[5] - c2*z34;
    const double z36 = c2*wrench[5] + s2*z34;
    const double z37 = c3*z35 + s3*z36;
    const double z38 = c1*wrench[4] - s1*wrench[3];
    const double z39 = c4*z37 - s4*z38;
    const double z40 = c3*z36 - s3*z35;
    const double z41 = c5*z39 + s5*z40;
    const double z42 = s4*z37 + c4*z38;
    const double z43 = s1*wrench[0] - c1*wrench[1];
    const double z44 = s2*z33 + c2*wrench[2];
    const double z45 = c2*z33 - s2*wrench[2];
    const double z46 = s3*z44 - c3*z45;
    const double z47 = s3*z45 + c3*z44;
    const double z48 = c5*(s4*z43 + c4*z46) + s5*z47;
    const double z49 = s4*z46 - c4*z43;
    const double z50 = c6*z41 - s6*z42 + 0.056*(s6*z48 + c6*z49);
    const double z51 = s6*z41 + c6*z42 + 0.056*(s6*z49 - c6*z48);
    const double z52 = c6*z50 + s6*z51;
    const double z53 = c5*z40 - s5*z39;
    const double z54 = s5*z52 + c5*z53;
    const double z55 = z54 - 0.02*z43;
    const double z56 = 0.432*z43;
    const double z57 = c5*z52 - s5*z53;
    const double z58 = c6*z51 - s6*z50;
    const double z59 = z56 - (c4*z57 + s4*z58);
    const double z60 = s2*(s3*z55 + c3*z59) + c2*(z56 + (s3*z59 - c3*z55));
    const double z61 = s4*z57 - c4*z58 + (0.02*z47 + 0.432*z46);

    tau[0] = 0.149*z33 + z60 + n1_z;
    tau[1] = 0.432*z44 + z61 + n2_z;
    tau[2] = z61 + n3_z;
    tau[3] = -(z54 + neg_n4_z);
    tau[4] = n5_z - z58;
    tau[5] = n6_z - z53;
}

void puma_bias_wrench(const double q[6], const double qd[6], const double wrench[6], double b[6])
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
    const double z1 = q[1] + q[2];
    double z2, z5;
    rbgen_sincos(z1, &z2, &z5);
    const double z3 = 0.432*c2;
    const double z4 = 0.432*s2;
    const double z6 = c2*(6.944190320000001*s2);

    /* motion of link 1 */
    const double neg_U1_xx = qd[0]*qd[0];

    /* motion of link 2 */
    const double neg_U2_yy = qd[1]*qd[1];
    const double neg_U2_xx = neg_U2_yy + neg_U1_xx;
    const double neg_a2_z = 0.149*neg_U1_xx;
    const double neg_wd2_x = qd[1]*qd[0];
    const double neg_U2_zy = 2.0*neg_wd2_x;

    /* motion of link 3 */
    const double z7 = neg_U2_xx*z3;
    const double z8 = neg_U2_yy*z4 + 9.81;
    const double a3_y = z2*z7 - z8*z5;
    const double neg_w3_x = z2*qd[0];
    const double w3_z = qd[1] + qd[2];
    const double neg_w3_y = qd[0]*z5;
    const double neg_wd3_x = w3_z*neg_w3_y;
    const double U3_xy = neg_w3_x*neg_w3_y;
    const double neg_a3_z = neg_a2_z + z4*neg_U2_zy;
    const double wd3_y = neg_w3_x*w3_z;
    const double z9 = neg_w3_y*neg_w3_y;
    const double neg_U3_xx = w3_z*w3_z + z9;
    const double neg_a3_x = z7*z5 + z2*z8;

    /* motion of link 4 */
    const double w4_x = s4*w3_z - c4*neg_w3_x;
    const double w4_z = qd[3] + neg_w3_y;
    const double wd4_y = s4*neg_wd3_x - w4_x*qd[3];
    const double z10 = a3_y + 0.02*U3_xy;
    const double w4_y = c4*w3_z + s4*neg_w3_x;
    const double neg_U4_zz = w4_y*w4_y + w4_x*w4_x;
    const double neg_a4_z = z10 + 0.432*neg_U4_zz;
    const double z11 = w4_x*w4_z;
    const double U4_xz = wd4_y + z11;
    const double z12 = neg_a3_z + 0.04*wd3_y;
    const double z13 = 0.02*neg_U3_xx + neg_a3_x;
    const double z14 = s4*z12 + c4*z13;
    const double a4_x = 0.432*U4_xz - z14;
    const double wd4_x = qd[3]*w4_y - c4*neg_wd3_x;
    const double z15 = w4_z*w4_y;
    const double U4_yz = z15 - wd4_x;
    const double z16 = s4*z13 - c4*z12;
    const double a4_y = 0.432*U4_yz + z16;
    const double z17 = w4_x*w4_y;
    const double U4_xy = wd3_y + z17;
    const double U4_yx = z17 - wd3_y;
    const double U4_zy = wd4_x + z15;
    const double U4_zx = z11 - wd4_y;

    /* motion of link 5 */
    const double w5_x = c5*w4_x - s5*w4_z;
    const double neg_w5_y = c5*w4_z + s5*w4_x;
    const double z18 = w5_x*neg_w5_y;
    const double neg_U5_xy = z18 + wd4_y;
    const double a5_x = s5*neg_a4_z + c5*a4_x;
    const double w5_z = w4_y + qd[4];
    const double neg_U5_yy = w5_x*w5_x + w5_z*w5_z;
    const double a5_y = c5*neg_a4_z - s5*a4_x;
    const double wd5_x = s5*wd3_y + c5*wd4_x - neg_w5_y*qd[4];
    const double U5_zy = wd5_x - neg_w5_y*w5_z;
    const double wd5_y = c5*wd3_y - s5*wd4_x - w5_x*qd[4];
    const double z19 = w5_x*w5_z;
    const double U5_zx = z19 - wd5_y;
    const double U5_xz = wd5_y + z19;
    const double U5_yx = wd4_y - z18;

    /* motion of link 6 */
    const double wd6_x = wd5_x + w5_z*qd[5];
    const double w6_z = neg_w5_y + qd[5];
    const double U6_zy = wd6_x + w5_z*w6_z;
    const double wd6_y = wd4_y - w5_x*qd[5];
    const double U6_zx = w5_x*w6_z - wd6_y;

    /* forces on link 6 */
    const double f6_x = 6.3141087962962965*a5_x;
    const double neg_f6_z = 6.3141087962962965*a5_y;
    const double f6_y = 6.3141087962962965*a4_y;
    const double n6_z = 0.00705*U5_zx - 0.00705*U5_xz;
    const double n6_x = 0.00705*U6_zy;
    const double neg_n6_y = 0.00705*U6_zx;

    /* forces on link 5 */
    const double f5_x = 0.020351*neg_U5_xy + f6_x;
    const double f5_y = 0.020351*neg_U5_yy + neg_f6_z;
    const double neg_f4_z = s5*f5_x + c5*f5_y;
    const double f5_z = f6_y - 0.020351*U5_zy;
    const double f4_x = c5*f5_x - s5*f5_y;
    const double neg_n5_y = 0.06365*U5_zx + n6_z;
    const double n5_x = n6_x - (0.020351*a4_y - 0.064232067*U5_zy);
    const double n5_z = 0.020351*a5_x + (0.064232067*neg_U5_xy + 0.06365*U5_yx) - neg_n6_y;

    /* forces on link 4 */
    const double z20 = neg_f4_z + 13.674891203703703*z10;
    const double z21 = f5_z + 13.674891203703703*z16;
    const double z22 = 13.674891203703703*z14 - f4_x;
    const double z23 = s4*z22 - c4*z21;
    const double neg_n4_z = s5*n5_x - c5*neg_n5_y + (0.0735*U4_xy - 0.06365*U4_yx);
    const double n4_x = 0.0735*U4_zy + (c5*n5_x + s5*neg_n5_y);
    const double z24 = 0.432*f5_z - n4_x;
    const double n4_y = n5_z - 0.06365*U4_zx;
    const double z25 = 0.432*f4_x + n4_y;

    /* forces on link 3 */
    const double f3_y = z20 - 3.659268518518518*a3_y;
    const double f3_x = 3.659268518518518*neg_a3_x - (s4*z21 + c4*z22);
    const double f2_x = z5*f3_x - z2*f3_y;
    const double f3_z = 3.659268518518518*neg_a3_z - z23;
    const double n3_y = 0.3149272*wd3_y - 0.06908396*neg_wd3_x + (neg_n4_z + 0.02*z23);
    const double neg_n3_x = c4*z24 + s4*z25 + (5.8306904699999995*neg_wd3_x - 0.06908396*wd3_y);
    const double neg_n3_z = 2.757881635*U3_xy - 0.03454198*(neg_w3_x*neg_w3_x - z9) + (s4*z24 -
        c4*z25 - 0.02*z20);

    /* forces on link 2 */
    const double n2_y = neg_U2_zy*z6 + (z5*n3_y - z2*neg_n3_x - z3*f3_z);
    const double neg_n1_z = 0.149*f2_x + n2_y;
    const double n2_z = neg_U1_xx*z6 - (z4*f2_x - z3*(z5*f3_y + z2*f3_x) + neg_n3_z);

    /* wrench on the tool */
    const double z26 = s1*wrench[1] + c1*wrench[0];
    const double z27 = s1*wrench[4] + c1*wrench[3];
    const double z28 = s2*wrench[5] - c2*z27;
    const double z29 = c2*wrench[5] + s2*z27;
    const double z30 = c3*z28 + s3*z29;
    const double z31 = c1*wrench[4] - s1*wrench[3];
    const double z32 = c4*z30 - s4*z31;
    const double z33 = c3*z29 - s3*z28;
    const double z34 = c5*z32 + s5*z33;
    const double z35 = s4*z30 + c4*z31;
    const double z36 = s1*wrench[0] - c1*wrench[1];
    const double z37 = s2*z26 + c2*wrench[2];
    const double z38 = c2*z26 - s2*wrench[2];
    const double z39 = s3*z37 - c3*z38;
    const double z40 = s3*z38 + c3*z37;
    const double z41 = c5*(s4*z36 + c4*z39) + s5*z40;
    const double z42 = s4*z39 - c4*z36;
    const double z43 = c6*z34 - s6*z35 + 0.056*(s6*z41 + c6*z42);
    const double z44 = s6*z34 + c6*z35 + 0.056*(s6*z42 - c6*z41);
    const double z45 = c6*z43 + s6*z44;
    const double z46 = c5*z33 - s5*z32;
    const double z47 = s5*z45 + c5*z46;
    const double z48 = z47 - 0.02*z36;
    const double z49 = 0.432*z36;
    const double z50 = c5*z45 - s5*z46;
    const double z51 = c6*z44 - s6*z43;
    const double z52 = z49 - (c4*z50 + s4*z51);
    const double z53 = s2*(s3*z48 + c3*z52) + c2*(z49 + (s3*z52 - c3*z48));
    const double z54 = s4*z50 - c4*z51 + (0.02*z40 + 0.432*z39);

    b[0] = 0.149*z26 + z53 - neg_n1_z;
    b[1] = 0.432*z37 + z54 + n2_z;
    b[2] = z54 - neg_n3_z;
    b[3] = -(neg_n4_z + z47);
    b[4] = n5_z - z51;
    b[5] = n6_z - z46;
}

void puma_forward_dynamics_wrench(const double q[6], const double qd[6], const double tau[6],
                                  const double wrench[6], double qdd[6])
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
    const double z1 = q[1] + q[2];
    double z2, z3;
    rbgen_sincos(z1, &z2, &z3);
    const double z4 = 0.432*s2;
    const double z5 = 6.944190320000001*(s2*c2);

    /* wrench on the tool */
    const double z6 = s1*wrench[4] + c1*wrench[3];
    const double z7 = c2*wrench[5] + s2*z6;
    const double z8 = s2*wrench[5] - c2*z6;
    const double z9 = c3*z7 - s3*z8;
    const double z10 = c3*z8 + s3*z7;
    const double z11 = c1*wrench[4] - s1*wrench[3];
    const double z12 = c4*z10 - s4*z11;
    const double z13 = c5*z9 - s5*z12;
    const double z14 = s1*wrench[1] + c1*wrench[0];
    const double z15 = s2*z14 + c2*wrench[2];
    const double z16 = c2*z14 - s2*wrench[2];
    const double z17 = s3*z15 - c3*z16;
    const double z18 = s3*z16 + c3*z15;
    const double z19 = c5*z12 + s5*z9;
    const double z20 = s4*z10 + c4*z11;
    const double z21 = s1*wrench[0] - c1*wrench[1];
    const double z22 = c5*(s4*z21 + c4*z17) + s5*z18;
    const double z23 = s4*z17 - c4*z21;
    const double z24 = c6*z19 - s6*z20 + 0.056*(s6*z22 + c6*z23);
    const double z25 = s6*z19 + c6*z20 + 0.056*(s6*z23 - c6*z22);
    const double z26 = c6*z24 + s6*z25;
    const double z27 = c5*z26 - s5*z13;
    const double z28 = c6*z25 - s6*z24;
    const double z29 = 0.432*z17 + (0.02*z18 + (s4*z27 - c4*z28));
    const double z30 = s5*z26 + c5*z13;
    const double z31 = z30 - 0.02*z21;
    const double z32 = 0.432*z21;
    const double z33 = c4*z27 - z32 + s4*z28;

    /* motion of link 1 */
    const double neg_U1_xx = qd[0]*qd[0];

    /* motion of link 2 */
    const double neg_U2_yy = qd[1]*qd[1];
    const double neg_U2_xx = neg_U2_yy + neg_U1_xx;
    const double neg_wd2_x = qd[0]*qd[1];
    const double neg_U2_zy = 2.0*neg_wd2_x;

    /* motion of link 3 */
    const double neg_w3_x = qd[0]*z2;
    const double w3_z = qd[1] + qd[2];
    const double neg_w3_y = qd[0]*z3;
    const double wd3_y = neg_w3_x*w3_z;
    const double neg_wd3_x = w3_z*neg_w3_y;
    const double z34 = 0.432*(c2*neg_U2_xx);
    const double z35 = neg_U2_yy*z4 + 9.81;
    const double a3_y = z2*z34 - z3*z35;
    const double U3_xy = neg_w3_x*neg_w3_y;
    const double neg_a3_z = 0.149*neg_U1_xx + z4*neg_U2_zy;
    const double z36 = neg_w3_y*neg_w3_y;
    const double neg_U3_xx = w3_z*w3_z + z36;
    const double neg_a3_x = z3*z34 + z2*z35;

    /* motion of link 4 */
    const double w4_x = s4*w3_z - c4*neg_w3_x;
    const double w4_z = qd[3] + neg_w3_y;
    const double w4_y = c4*w3_z + s4*neg_w3_x;
    const double wd4_x = qd[3]*w4_y - c4*neg_wd3_x;
    const double wd4_y = s4*neg_wd3_x - w4_x*qd[3];
    const double neg_U4_zz = w4_y*w4_y + w4_x*w4_x;
    const double z37 = a3_y + 0.02*U3_xy;
    const double neg_a4_z = 0.432*neg_U4_zz + z37;
    const double z38 = neg_a3_z + 0.04*wd3_y;
    const double z39 = 0.02*neg_U3_xx + neg_a3_x;
    const double z40 = s4*z38 + c4*z39;
    const double z41 = w4_x*w4_z;
    const double U4_xz = wd4_y + z41;
    const double a4_x = 0.432*U4_xz - z40;
    const double U4_zx = z41 - wd4_y;
    const double z42 = w4_z*w4_y;
    const double U4_yz = z42 - wd4_x;
    const double z43 = s4*z39 - c4*z38;
    const double a4_y = 0.432*U4_yz + z43;
    const double U4_zy = wd4_x + z42;
    const double z44 = w4_x*w4_y;
    const double U4_xy = wd3_y + z44;
    const double U4_yx = z44 - wd3_y;

    /* motion of link 5 */
    const double w5_x = c5*w4_x - s5*w4_z;
    const double wd5_y = c5*wd3_y - qd[4]*w5_x - s5*wd4_x;
    const double w5_z = qd[4] + w4_y;
    const double z45 = w5_x*w5_z;
    const double U5_zx = z45 - wd5_y;
    const double U5_xz = wd5_y + z45;
    const double neg_w5_y = c5*w4_z + s5*w4_x;
    const double z46 = w5_x*neg_w5_y;
    const double U5_yx = wd4_y - z46;
    const double neg_U5_xy = z46 + wd4_y;
    const double a5_x = s5*neg_a4_z + c5*a4_x;
    const double a5_y = c5*neg_a4_z - s5*a4_x;
    const double neg_U5_yy = w5_x*w5_x + w5_z*w5_z;
    const double wd5_x = s5*wd3_y + c5*wd4_x - qd[4]*neg_w5_y;
    const double U5_zy = wd5_x - w5_z*neg_w5_y;

    /* motion of link 6 */
    const double w6_z = qd[5] + neg_w5_y;
    const double U6_zx = w5_x*qd[5] - (wd4_y - w5_x*w6_z);
    const double U6_zy = wd5_x + w5_z*qd[5] + w5_z*w6_z;

    /* forces on link 6 */
    const double n6_z = 0.00705*U5_zx - 0.00705*U5_xz;

    /* forces on link 5 */
    const double n5_z = 0.06365*U5_yx + (0.064232067*neg_U5_xy + 0.020351*a5_x) - 0.00705*U6_zx;
    const double f5_x = 6.3141087962962965*a5_x + 0.020351*neg_U5_xy;
    const double f5_y = 6.3141087962962965*a5_y + 0.020351*neg_U5_yy;
    const double f4_x = c5*f5_x - s5*f5_y;
    const double f5_z = 6.3141087962962965*a4_y - 0.020351*U5_zy;
    const double n5_x = 0.00705*U6_zy - (0.020351*a4_y - 0.064232067*U5_zy);
    const double neg_n5_y = n6_z + 0.06365*U5_zx;

    /* forces on link 4 */
    const double z47 = n5_z + 0.432*f4_x - 0.06365*U4_zx;
    const double z48 = 13.674891203703703*z37 + (c5*f5_y + s5*f5_x);
    const double z49 = 0.0735*U4_zy + c5*n5_x + s5*neg_n5_y - 0.432*f5_z;
    const double n4_z = c5*neg_n5_y - s5*n5_x - 0.0735*U4_xy + 0.06365*U4_yx;
    const double z50 = f5_z + 13.674891203703703*z43;
    const double z51 = f4_x - 13.674891203703703*z40;
    const double z52 = s4*z51 + c4*z50;

    /* forces on link 3 */
    const double z53 = 0.02*z48 + (0.03454198*(neg_w3_x*neg_w3_x - z36) - 2.757881635*U3_xy) +
        s4*z49;
    const double n3_z = c4*z47 + z53;
    const double f3_x = 3.659268518518518*neg_a3_x + (c4*z51 - s4*z50);
    const double f3_y = z48 - 3.659268518518518*a3_y;
    const double f2_x = z3*f3_x - z2*f3_y;
    const double neg_n3_y = 0.02*z52 + (n4_z - (0.3149272*wd3_y - 0.06908396*neg_wd3_x));
    const double f3_z = z52 + 3.659268518518518*neg_a3_z;
    const double n3_x = 0.06908396*wd3_y + (c4*z49 - s4*z47) - 5.8306904699999995*neg_wd3_x;

    /* forces on link 1 */
    const double phi6 = tau[5] - n6_z + z13;
    const double phi5 = z28 - (n5_z - tau[4]);

    /* column 6 */
    const double z54 = 0.0141*s5;
    const double z55 = s4*z54;
    const double z56 = 0.432*c4;
    const double z57 = 0.432*s4;
    const double z58 = 0.0141*c5;
    const double z59 = 0.432*c3;
    const double z60 = 0.432*c2;
    const double z61 = c4*z2;
    const double z62 = z54*z61 - z3*z58;
    const double z63 = s4*z2;
    const double z64 = 0.149*z3;
    const double z65 = z60 + 0.02*z3;
    const double z66 = 0.149*z2;

    /* composite body 5 */
    const double z67 = 0.0064679329999999995*(s5*s5);
    const double ms4_x = 0.020351*s5;
    const double ms4_z = 0.020351*c5;
    const double z68 = z67 - 0.21489999999999998;

    /* column 5 */
    const double z69 = 0.134932067*c4;
    const double z70 = z69 + z56*ms4_z + 0.00040702*s5;
    const double z71 = z69 + ms4_z*(z56 + s3*z56) + ms4_x*(z59 + 0.02);
    const double z72 = 0.134932067*z63 + ms4_z*(0.432*z63 - c4*z64 + s4*z65);
    const double z73 = z72 + ms4_x*z66;

    /* composite body 4 */
    const double z74 = z67 + 0.017583264*c5 + 0.064232067;
    const double z75 = c4*ms4_x;
    const double z76 = s4*(z67 - 0.0538);
    const double z77 = s4*z76;
    const double z78 = 0.04*z75 + (0.13435 - (z67 - z77));
    const double z79 = z74 + z78 + 4.259168675;
    const double neg_ms3_y = ms4_z + 2.727695;
    const double ms3_x = z75 + 0.39977999999999997;
    const double ms3_z = s4*ms4_x;
    const double S3_xz = 0.02*ms3_z - c4*z76;
    const double S3_xx = z78 + 0.1654592;

    /* column 3 */
    const double z80 = z3*neg_ms3_y;
    const double z81 = z2*ms3_x - z80;
    const double ms2_y = z81 + 7.054444*s2;

    /* elimination */
    const double U2_6 = 70.92198581560284*z55;
    const double z82 = U2_6*phi6;
    const double z83 = z55*U2_6;
    const double z84 = 7.411136746315463*z70;
    const double z85 = c5*z55;
    const double z86 = 0.0064679329999999995*(s5*c5);
    const double z87 = s4*z86;
    const double z88 = ms4_x*z57 + z85 - z87;
    const double neg_D4 = z68 + c5*z58;
    const double neg_iD4 = 1.0/neg_D4;
    const double U3_4 = z88*neg_iD4;
    const double D3 = z88*U3_4 - (z83 - z79 + z70*z84);
    const double iD3 = 1.0/D3;
    const double z89 = z85 + ms4_x*(z57 + s3*z57) - z87;
    const double z90 = 0.432*(s3*neg_ms3_y) + (ms3_x*z59 + (z79 - z84*z71)) - z83;
    const double z91 = U3_4*z89 + z90;
    const double U2_3 = iD3*z91;
    const double z92 = 7.411136746315463*phi5;
    const double z93 = n4_z - (z30 - c5*phi6 + tau[3]);
    const double z94 = z82 + (n3_z + (z29 + (z70*z92 - U3_4*z93) - tau[2]));
    const double U2_4 = neg_iD4*z89;
    const double z95 = (z2*f3_x + z3*f3_y)*z60 + (n3_z + (z71*z92 - z93*U2_4) - z4*f2_x);
    const double z96 = 0.432*z15 + (z29 + (neg_U1_xx*z5 + z95 - tau[1])) - U2_3*z94;
    const double z97 = z82 + z96;
    const double z98 = 7.411136746315463*z71;
    const double z99 = 0.864*(c2*(z2*neg_ms3_y + z3*ms3_x));
    const double z100 = z79 - (z83 + (z71*z98 + z91*U2_3)) + z99 + 2.0*(z4*z81);
    const double D2 = z100 + z89*U2_4 + 10.670410128;
    const double iD2 = 1.0/D2;
    const double z101 = U2_6*z62;
    const double z102 = ms4_x*(c4*z65 + s4*z64 + 0.432*z61) + (c5*z62 - z3*z68 - z86*z61);
    const double z103 = z101 - (z84*z73 + U3_4*z102) + ms3_x*z66 - 0.149*z80;
    const double z104 = z86 - 0.008791632*s5;
    const double S3_yz = s4*z104;
    const double z105 = z2*S3_xz + z3*S3_yz;
    const double z106 = z103 + z105;
    const double z107 = 7.411136746315463*z73;
    const double z108 = z105 + (0.149*ms2_y + (z101 - z71*z107) + z4*ms3_z) - U2_4*z102;
    const double z109 = z108 - U2_3*z106;
    const double U1_2 = iD2*z109;
    const double z110 = 70.92198581560284*phi6;
    const double U1_3 = iD3*z106;
    const double z111 = s2*(c3*z33 - s3*z31) + (z62*z110 - z92*z73 + z94*U1_3 - 0.149*z14);
    const double z112 = c2*(c3*z31 + (s3*z33 - z32)) + z111 + tau[0] + 0.149*f2_x;
    const double z113 = z2*n3_x - (z3*neg_n3_y + (z60*f3_z - (neg_U2_zy*z5 + z112)));
    const double neg_U1_4 = neg_iD4*z102;
    const double S3_xy = c4*z104 - 0.00040702*c5 - 0.08909588;
    const double z114 = 70.92198581560284*z62;
    const double z115 = z2*(z2*(z74 - S3_xx + 4.093709475) - 2.0*(z3*S3_xy)) + (S3_xx + (z99 -
        (z62*z114 + z106*U1_3)));
    const double z116 = z77 + (9.991710128000001*(s2*s2) - z115) - 0.298*ms3_z + z73*z107;
    const double D1 = 12.954238947 - (z109*U1_2 + (z116 - z102*neg_U1_4));
    const double iD1 = 1.0/D1;
    const double z117 = (z97*U1_2 + z113 - z93*neg_U1_4)*iD1;
    const double z118 = U1_2*z117 + z97*iD2;
    const double z119 = U2_3*z118 - U1_3*z117 - iD3*z94;
    const double z120 = U3_4*z119 - (U2_4*z118 + (neg_iD4*z93 + neg_U1_4*z117));
    const double z121 = c5*z120 - (U2_6*z119 - U2_6*z118 - z114*z117 - z110);

    qdd[0] = z117;
    qdd[1] = -z118;
    qdd[2] = z119;
    qdd[3] = -z120;
    qdd[4] = -(z107*z117 - z92 - z98*z118 + z84*z119);
    qdd[5] = z121;
}

/* Many states: 8 of them at a time in the lanes of vectors, where the compiler has those, and the
   rest one by one. */
#if defined __GNUC__ && !defined __TINYC__ && !defined __FAST_MATH__ && \
    !defined __ASSOCIATIVE_MATH__ && \
    !(defined __FLT_EVAL_METHOD__ && __FLT_EVAL_METHOD__ % 16 != 0)
#define PUMA_LANES 8
typedef double puma_lanes __attribute__((vector_size(64)));
typedef double puma_lanes_at __attribute__((vector_size(64), aligned(8), may_alias));
typedef long long puma_lanes_bits __attribute__((vector_size(64)));
#endif

static void puma_gather(double *to, const double *from, size_t length, size_t stride)
{
    for (size_t k = 0; k < length; k++)
        to[k] = from[k*stride];
}

static void puma_scatter(double *to, const double *from, size_t length, size_t stride)
{
    for (size_t k = 0; k < length; k++)
        to[k*stride] = from[k];
}

#ifdef PUMA_LANES
#define PUMA_ABS(x) ((puma_lanes)((puma_lanes_bits)(x) & 0x7fffffffffffffffLL))
/* rbgen_sincos in every lane. */
__attribute__((always_inline))
static inline void puma_lanes_sincos(const puma_lanes *angle, puma_lanes *sine,
                                       puma_lanes *cosine)
{
    const puma_lanes x = *angle;
    /* sums with 1.5*2^52 are whole numbers */
    const puma_lanes k = (x*0.6366197723675814 + 6755399441055744.0) - 6755399441055744.0;
    const puma_lanes p = x - k*1.5707963267923333;
    const puma_lanes w = k*2.5633441515839558e-12;
    const puma_lanes r = p - w;
    const puma_lanes e = ((p - r) - w) - k*1.0562999066987428e-23;
    const puma_lanes j = k - 4.0*((k*0.25 + 6755399441055744.0) - 6755399441055744.0); /* -2 to 2 */
    const puma_lanes a = 1.0 - PUMA_ABS(j); /* cos(k*pi/2) */
    const puma_lanes b = j + j*a;       /* sin(k*pi/2) */
    const puma_lanes z = r*r;
    const puma_lanes s = r + (e + r*z*(-0.16666666666666666 + z*(0.008333333333330948 +
        z*(-0.00019841269836758574 + z*(2.755731610255244e-06 + z*(-2.5051131845003624e-08 +
        z*1.5918129294866608e-10))))));
    const puma_lanes c = 1.0 - (0.5*z + (r*e - z*z*(0.041666666666666664 + z*(-0.0013888888888887398 +
        z*(2.480158729876569e-05 + z*(-2.7557317271729793e-07 + z*(2.08761462684032e-09 -
        z*1.1382632425521717e-11)))))));
    *sine = a*s + b*c;
    *cosine = a*c - b*s;
}
#endif

#ifdef PUMA_LANES
static void puma_inverse_dynamics_lanes(const double *from_q, const double *from_qd,
                                        const double *from_qdd, double *to_tau, size_t stride)
{
    const puma_lanes q[6] = {
        *(const puma_lanes_at *)(from_q + 0*stride),
        *(const puma_lanes_at *)(from_q + 1*stride),
        *(const puma_lanes_at *)(from_q + 2*stride),
        *(const puma_lanes_at *)(from_q + 3*stride),
        *(const puma_lanes_at *)(from_q + 4*stride),
        *(const puma_lanes_at *)(from_q + 5*stride)};
    const puma_lanes qd[6] = {
        *(const puma_lanes_at *)(from_qd + 0*stride),
        *(const puma_lanes_at *)(from_qd + 1*stride),
        *(const puma_lanes_at *)(from_qd + 2*stride),
        *(const puma_lanes_at *)(from_qd + 3*stride),
        *(const puma_lanes_at *)(from_qd + 4*stride),
        *(const puma_lanes_at *)(from_qd + 5*stride)};
    const puma_lanes qdd[6] = {
        *(const puma_lanes_at *)(from_qdd + 0*stride),
        *(const puma_lanes_at *)(from_qdd + 1*stride),
        *(const puma_lanes_at *)(from_qdd + 2*stride),
        *(const puma_lanes_at *)(from_qdd + 3*stride),
        *(const puma_lanes_at *)(from_qdd + 4*stride),
        *(const puma_lanes_at *)(from_qdd + 5*stride)};

    /* joint angles */
    puma_lanes s2, c2;
    const puma_lanes s2_of = q[1];
    puma_lanes_sincos(&s2_of, &s2, &c2);
    puma_lanes s4, c4;
    const puma_lanes s4_of = q[3];
    puma_lanes_sincos(&s4_of, &s4, &c4);
    puma_lanes s5, c5;
    const puma_lanes s5_of = q[4];
    puma_lanes_sincos(&s5_of, &s5, &c5);
    const puma_lanes z1 = 0.432*c2;
    const puma_lanes z2 = 0.432*s2;
    const puma_lanes z3 = q[1] + q[2];
    puma_lanes z4, z5;
    const puma_lanes z4_of = z3;
    puma_lanes_sincos(&z4_of, &z4, &z5);
    const puma_lanes z6 = 6.944190320000001*s2;
    const puma_lanes z7 = s2*z6;
    const puma_lanes z8 = z7 - 7.283540320000001;
    const puma_lanes z9 = c2*z6;

    /* motion of link 1 */
    const puma_lanes neg_U1_xx = qd[0]*qd[0];

    /* motion of link 2 */
    const puma_lanes neg_wd2_x = qd[0]*qd[1];
    const puma_lanes neg_U2_zy = 2.0*neg_wd2_x;
    const puma_lanes neg_a2_z = 0.149*neg_U1_xx;
    const puma_lanes neg_U2_yy = qd[1]*qd[1];
    const puma_lanes neg_U2_xx = neg_U1_xx + neg_U2_yy;
    const puma_lanes neg_a2_x = 0.149*qdd[0];

    /* motion of link 3 */
    const puma_lanes a3_z = qdd[0]*z1 - z2*neg_U2_zy - neg_a2_z;
    const puma_lanes z10 = z1*qdd[1] - z2*neg_U2_yy - 9.81;
    const puma_lanes z11 = z2*qdd[1] + z1*neg_U2_xx + neg_a2_x;
    const puma_lanes a3_x = z10*z4 - z5*z11;
    const puma_lanes w3_z = qd[1] + qd[2];
    const puma_lanes neg_w3_y = qd[0]*z5;
    const puma_lanes z12 = neg_w3_y*neg_w3_y;
    const puma_lanes neg_U3_xx = w3_z*w3_z + z12;
    const puma_lanes neg_w3_x = qd[0]*z4;
    const puma_lanes z13 = w3_z*neg_w3_x;
    const puma_lanes neg_U3_xz = qdd[0]*z5;
    const puma_lanes wd3_y = z13 - neg_U3_xz;
    const puma_lanes neg_U3_zx = z13 + wd3_y;
    const puma_lanes wd3_z = qdd[1] + qdd[2];
    const puma_lanes U3_yz = qdd[0]*z4;
    const puma_lanes z14 = w3_z*neg_w3_y;
    const puma_lanes neg_wd3_x = U3_yz + z14;
    const puma_lanes z15 = neg_w3_y*neg_w3_x;
    const puma_lanes U3_yx = wd3_z + z15;
    const puma_lanes a3_y = z4*z11 + z10*z5;
    const puma_lanes neg_U3_zy = z14 + neg_wd3_x;
    const puma_lanes U3_xy = z15 - wd3_z;

    /* motion of link 4 */
    const puma_lanes z16 = a3_x - 0.02*neg_U3_xx;
    const puma_lanes z17 = 0.02*neg_U3_zx - a3_z;
    const puma_lanes z18 = s4*z16 + c4*z17;
    const puma_lanes w4_y = c4*w3_z + s4*neg_w3_x;
    const puma_lanes wd4_x = s4*wd3_z - c4*neg_wd3_x + qd[3]*w4_y;
    const puma_lanes w4_z = neg_w3_y + qd[3];
    const puma_lanes z19 = w4_y*w4_z;
    const puma_lanes U4_yz = z19 - wd4_x;
    const puma_lanes a4_y = 0.432*U4_yz - z18;
    const puma_lanes w4_x = s4*w3_z - c4*neg_w3_x;
    const puma_lanes wd4_z = qdd[3] - wd3_y;
    const puma_lanes neg_U4_zz = w4_y*w4_y + w4_x*w4_x;
    const puma_lanes z20 = 0.02*U3_yx + a3_y;
    const puma_lanes neg_a4_z = 0.432*neg_U4_zz + z20;
    const puma_lanes z21 = c4*z16 - s4*z17;
    const puma_lanes wd4_y = c4*wd3_z + s4*neg_wd3_x - qd[3]*w4_x;
    const puma_lanes z22 = w4_z*w4_x;
    const puma_lanes U4_xz = wd4_y + z22;
    const puma_lanes a4_x = z21 + 0.432*U4_xz;
    const puma_lanes z23 = w4_y*w4_x;
    const puma_lanes U4_yx = wd4_z + z23;
    const puma_lanes U4_xy = z23 - wd4_z;
    const puma_lanes U4_zx = z22 - wd4_y;
    const puma_lanes U4_zy = wd4_x + z19;

    /* motion of link 5 */
    const puma_lanes neg_w5_y = c5*w4_z + s5*w4_x;
    const puma_lanes neg_wd5_x = qd[4]*neg_w5_y + (s5*wd4_z - c5*wd4_x);
    const puma_lanes w5_z = w4_y + qd[4];
    const puma_lanes neg_U5_zy = neg_wd5_x + neg_w5_y*w5_z;
    const puma_lanes a5_y = c5*neg_a4_z - s5*a4_x;
    const puma_lanes w5_x = c5*w4_x - s5*w4_z;
    const puma_lanes neg_U5_yy = w5_x*w5_x + w5_z*w5_z;
    const puma_lanes z24 = neg_w5_y*w5_x;
    const puma_lanes wd5_z = wd4_y + qdd[4];
    const puma_lanes neg_U5_xy = z24 + wd5_z;
    const puma_lanes a5_x = c5*a4_x + s5*neg_a4_z;
    const puma_lanes neg_wd5_y = c5*wd4_z + s5*wd4_x + qd[4]*w5_x;
    const puma_lanes z25 = w5_z*w5_x;
    const puma_lanes U5_zx = neg_wd5_y + z25;
    const puma_lanes U5_yx = wd5_z - z24;

    /* motion of link 6 */
    const puma_lanes wd6_z = neg_wd5_y + qdd[5];
    const puma_lanes U6_yx = z25 + wd6_z;
    const puma_lanes U6_xy = z25 - wd6_z;
    const puma_lanes w6_z = neg_w5_y + qd[5];
    const puma_lanes wd6_x = w5_z*qd[5] - neg_wd5_x;
    const puma_lanes U6_zy = w5_z*w6_z + wd6_x;
    const puma_lanes wd6_y = wd5_z - w5_x*qd[5];
    const puma_lanes U6_zx = w5_x*w6_z - wd6_y;

    /* forces on link 6 */
    const puma_lanes f6_y = 6.3141087962962965*a4_y;
    const puma_lanes neg_f6_z = 6.3141087962962965*a5_y;
    const puma_lanes f6_x = 6.3141087962962965*a5_x;
    const puma_lanes n6_z = 0.00705*U6_yx - 0.00705*U6_xy;
    const puma_lanes n6_x = 0.00705*U6_zy;
    const puma_lanes neg_n6_y = 0.00705*U6_zx;

    /* forces on link 5 */
    const puma_lanes f5_z = f6_y + 0.020351*neg_U5_zy;
    const puma_lanes f5_y = neg_f6_z + 0.020351*neg_U5_yy;
    const puma_lanes f5_x = 0.020351*neg_U5_xy + f6_x;
    const puma_lanes f4_x = c5*f5_x - s5*f5_y;
    const puma_lanes neg_n5_y = 0.06365*U5_zx + n6_z;
    const puma_lanes n5_x = n6_x - (0.064232067*neg_U5_zy + 0.020351*a4_y);
    const puma_lanes n5_z = 0.06365*U5_yx + 0.064232067*neg_U5_xy + 0.020351*a5_x - neg_n6_y;
    const puma_lanes neg_f4_z = c5*f5_y + s5*f5_x;

    /* forces on link 4 */
    const puma_lanes z26 = 13.674891203703703*z18 - f5_z;
    const puma_lanes z27 = f4_x + 13.674891203703703*z21;
    const puma_lanes z28 = c4*z26 - s4*z27;
    const puma_lanes neg_n4_z = 0.0735*U4_xy - 0.06365*U4_yx + (s5*n5_x - c5*neg_n5_y);
    const puma_lanes n4_y = n5_z - 0.06365*U4_zx;
    const puma_lanes z29 = 0.432*f4_x + n4_y;
    const puma_lanes n4_x = 0.0735*U4_zy + (c5*n5_x + s5*neg_n5_y);
    const puma_lanes z30 = n4_x - 0.432*f5_z;
    const puma_lanes z31 = neg_f4_z + 13.674891203703703*z20;

    /* forces on link 3 */
    const puma_lanes neg_f3_z = 3.659268518518518*a3_z + z28;
    const puma_lanes n3_y = 0.1574636*neg_U3_zx - 0.03454198*neg_U3_zy + (neg_n4_z + 0.02*z28);
    const puma_lanes n3_x = c4*z30 - s4*z29 + (0.03454198*neg_U3_zx - 2.9153452349999998*neg_U3_zy);
    const puma_lanes f3_y = z31 - 3.659268518518518*a3_y;
    const puma_lanes f3_x = c4*z27 + s4*z26 - 3.659268518518518*a3_x;
    const puma_lanes z32 = z5*f3_x - z4*f3_y;
    const puma_lanes n3_z = 0.1574636*U3_yx - 2.9153452349999998*U3_xy +
        0.03454198*(neg_w3_x*neg_w3_x - z12) + (c4*z29 + s4*z30 + 0.02*z31);

    /* forces on link 2 */
    const puma_lanes n2_y = z1*neg_f3_z + (z5*n3_y + z4*n3_x) + (qdd[0]*z8 + neg_U2_zy*z9);
    const puma_lanes f2_x = z32 - 1.019203009259259*qdd[0];
    const puma_lanes n2_z = qdd[1]*(z7 + 0.33935000000000015) - qdd[1]*z8 + neg_U1_xx*z9 + (n3_z -
        (z2*z32 - z1*(z4*f3_x + z5*f3_y)));

    /* forces on link 1 */
    const puma_lanes n1_z = 2.028231202*qdd[0] - (n2_y + 0.149*f2_x);

    *(puma_lanes_at *)(to_tau + 0*stride) = n1_z;
    *(puma_lanes_at *)(to_tau + 1*stride) = n2_z;
    *(puma_lanes_at *)(to_tau + 2*stride) = n3_z;
    *(puma_lanes_at *)(to_tau + 3*stride) = -neg_n4_z;
    *(puma_lanes_at *)(to_tau + 4*stride) = n5_z;
    *(puma_lanes_at *)(to_tau + 5*stride) = n6_z;
}
#endif

void puma_inverse_dynamics_batch(const double *PUMA_RESTRICT q, const double *PUMA_RESTRICT qd,
                                 const double *PUMA_RESTRICT qdd, double *PUMA_RESTRICT tau,
                                 size_t count)
{
    size_t i = 0;
#ifdef PUMA_LANES
    for (; count - i >= PUMA_LANES; i += PUMA_LANES)
        puma_inverse_dynamics_lanes(q + i, qd + i, qdd + i, tau + i, count);
#endif
    for (; i < count; i++) {
        double one_q[6];
        puma_gather(one_q, q + i, 6, count);
        double one_qd[6];
        puma_gather(one_qd, qd + i, 6, count);
        double one_qdd[6];
        puma_gather(one_qdd, qdd + i, 6, count);
        double one_tau[6];
        puma_inverse_dynamics(one_q, one_qd, one_qdd, one_tau);
        puma_scatter(tau + i, one_tau, 6, count);
    }
}

#ifdef PUMA_LANES
static void puma_inertia_matrix_lanes(const double *from_q, double *to_M, size_t stride)
{
    const puma_lanes none = {0.0};
    const puma_lanes q[6] = {
        *(const puma_lanes_at *)(from_q + 0*stride),
        *(const puma_lanes_at *)(from_q + 1*stride),
        *(const puma_lanes_at *)(from_q + 2*stride),
        *(const puma_lanes_at *)(from_q + 3*stride),
        *(const puma_lanes_at *)(from_q + 4*stride),
        *(const puma_lanes_at *)(from_q + 5*stride)};

    /* joint angles */
    puma_lanes s2, c2;
    const puma_lanes s2_of = q[1];
    puma_lanes_sincos(&s2_of, &s2, &c2);
    puma_lanes s5, c5;
    const puma_lanes c5_of = q[4];
    puma_lanes_sincos(&c5_of, &s5, &c5);
    const puma_lanes z1 = q[1] + q[2];
    puma_lanes z2, z3;
    const puma_lanes z2_of = z1;
    puma_lanes_sincos(&z2_of, &z2, &z3);
    puma_lanes s4, c4;
    const puma_lanes c4_of = q[3];
    puma_lanes_sincos(&c4_of, &s4, &c4);
    const puma_lanes z4 = 0.432*s2;
    puma_lanes s3, c3;
    const puma_lanes c3_of = q[2];
    puma_lanes_sincos(&c3_of, &s3, &c3);

    /* column 6 */
    const puma_lanes z5 = 0.149*z2;
    const puma_lanes z6 = 0.432*c2 + 0.02*z3;
    const puma_lanes z7 = 0.149*z3;
    const puma_lanes z8 = z2*c4;
    const puma_lanes z9 = z2*s4;
    const puma_lanes z10 = 0.0141*s5;
    const puma_lanes z11 = 0.0141*c5;
    const puma_lanes z12 = z3*z11 - z8*z10;
    const puma_lanes z13 = 0.432*s4;
    const puma_lanes z14 = 0.432*c4;

    /* composite body 5 */
    const puma_lanes ms4_z = 0.020351*c5;
    const puma_lanes ms4_x = 0.020351*s5;

    /* column 5 */
    const puma_lanes z15 = 0.134932067*z9 + ms4_z*(0.432*z9 - c4*z7 + s4*z6);
    const puma_lanes z16 = z15 + ms4_x*z5;
    const puma_lanes z17 = 0.134932067*c4;
    const puma_lanes z18 = z17 + ms4_z*z14 + 0.00040702*s5;

    /* composite body 4 */
    const puma_lanes neg_ms3_y = ms4_z + 2.727695;
    const puma_lanes z19 = c4*ms4_x;
    const puma_lanes ms3_x = z19 + 0.39977999999999997;
    const puma_lanes z20 = 0.0064679329999999995*(s5*s5);
    const puma_lanes z21 = s4*(z20 - 0.0538);
    const puma_lanes z22 = s4*z21;
    const puma_lanes z23 = 0.04*z19 + (0.13435 - (z20 - z22));
    const puma_lanes S3_xx = z23 + 0.1654592;
    const puma_lanes z24 = z20 + 0.017583264*c5 + 0.064232067;
    const puma_lanes z25 = 0.0064679329999999995*(c5*s5);
    const puma_lanes z26 = z25 - 0.008791632*s5;
    const puma_lanes S3_xy = c4*z26 - 0.00040702*c5 - 0.08909588;
    const puma_lanes ms3_z = ms4_x*s4;
    const puma_lanes S3_xz = 0.02*ms3_z - c4*z21;
    const puma_lanes S3_yz = s4*z26;
    const puma_lanes z27 = z20 - 0.21489999999999998;
    const puma_lanes z28 = z23 + z24 + 4.259168675;

    /* column 4 */
    const puma_lanes z29 = ms4_x*(c4*z6 + s4*z7 + 0.432*z8) - (z25*z8 + z3*z27);
    const puma_lanes z30 = s4*z25;
    const puma_lanes z31 = z30 - ms4_x*(z13 + s3*z13);
    const puma_lanes z32 = z30 - ms4_x*z13;

    /* composite body 3 */
    const puma_lanes z33 = neg_ms3_y*z3;
    const puma_lanes z34 = z2*ms3_x - z33;
    const puma_lanes ms2_y = 7.054444*s2 + z34;
    const puma_lanes z35 = z2*S3_xz + z3*S3_yz;

    /* column 3 */
    const puma_lanes z36 = z35 - (0.149*z33 - ms3_x*z5);
    const puma_lanes z37 = 0.432*c3;
    const puma_lanes z38 = z28 + ms3_x*z37 + 0.432*(neg_ms3_y*s3);
    const puma_lanes z39 = z17 + ms4_z*(z14 + s3*z14) + ms4_x*(z37 + 0.02);

    /* composite body 2 */
    const puma_lanes z40 = 0.864*(c2*(neg_ms3_y*z2 + ms3_x*z3));
    const puma_lanes z41 = z40 + S3_xx + z2*(z2*(z24 - S3_xx + 4.093709475) - 2.0*(z3*S3_xy));
    const puma_lanes neg_S1_yz = ms3_z*z4 + 0.149*ms2_y + z35;

    /* column 1 */
    const puma_lanes z42 = s4*z10;

    *(puma_lanes_at *)(to_M + 0*stride) = 12.954238947 - (z22 + (9.991710128000001*(s2*s2) - z41) -
        0.298*ms3_z);
    *(puma_lanes_at *)(to_M + 1*stride) = neg_S1_yz;
    *(puma_lanes_at *)(to_M + 2*stride) = z36;
    *(puma_lanes_at *)(to_M + 3*stride) = z29;
    *(puma_lanes_at *)(to_M + 4*stride) = z16;
    *(puma_lanes_at *)(to_M + 5*stride) = z12;
    *(puma_lanes_at *)(to_M + 6*stride) = neg_S1_yz;
    *(puma_lanes_at *)(to_M + 7*stride) = z28 + (z40 + 2.0*(z4*z34)) + 10.670410128;
    *(puma_lanes_at *)(to_M + 8*stride) = z38;
    *(puma_lanes_at *)(to_M + 9*stride) = z31;
    *(puma_lanes_at *)(to_M + 10*stride) = z39;
    *(puma_lanes_at *)(to_M + 11*stride) = z42;
    *(puma_lanes_at *)(to_M + 12*stride) = z36;
    *(puma_lanes_at *)(to_M + 13*stride) = z38;
    *(puma_lanes_at *)(to_M + 14*stride) = z28;
    *(puma_lanes_at *)(to_M + 15*stride) = z32;
    *(puma_lanes_at *)(to_M + 16*stride) = z18;
    *(puma_lanes_at *)(to_M + 17*stride) = z42;
    *(puma_lanes_at *)(to_M + 18*stride) = z29;
    *(puma_lanes_at *)(to_M + 19*stride) = z31;
    *(puma_lanes_at *)(to_M + 20*stride) = z32;
    *(puma_lanes_at *)(to_M + 21*stride) = -z27;
    *(puma_lanes_at *)(to_M + 22*stride) = none + 0.0;
    *(puma_lanes_at *)(to_M + 23*stride) = z11;
    *(puma_lanes_at *)(to_M + 24*stride) = z16;
    *(puma_lanes_at *)(to_M + 25*stride) = z39;
    *(puma_lanes_at *)(to_M + 26*stride) = z18;
    *(puma_lanes_at *)(to_M + 27*stride) = none + 0.0;
    *(puma_lanes_at *)(to_M + 28*stride) = none + 0.134932067;
    *(puma_lanes_at *)(to_M + 29*stride) = none + 0.0;
    *(puma_lanes_at *)(to_M + 30*stride) = z12;
    *(puma_lanes_at *)(to_M + 31*stride) = z42;
    *(puma_lanes_at *)(to_M + 32*stride) = z42;
    *(puma_lanes_at *)(to_M + 33*stride) = z11;
    *(puma_lanes_at *)(to_M + 34*stride) = none + 0.0;
    *(puma_lanes_at *)(to_M + 35*stride) = none + 0.0141;
}
#endif

void puma_inertia_matrix_batch(const double *PUMA_RESTRICT q, double *PUMA_RESTRICT M, size_t count)
{
    size_t i = 0;
#ifdef PUMA_LANES
    for (; count - i >= PUMA_LANES; i += PUMA_LANES)
        puma_inertia_matrix_lanes(q + i, M + i, count);
#endif
    for (; i < count; i++) {
        double one_q[6];
        puma_gather(one_q, q + i, 6, count);
        double one_M[36];
        puma_inertia_matrix(one_q, one_M);
        puma_scatter(M + i, one_M, 36, count);
    }
}

#ifdef PUMA_LANES
static void puma_bias_lanes(const double *from_q, const double *from_qd, double *to_b,
                            size_t stride)
{
    const puma_lanes q[6] = {
        *(const puma_lanes_at *)(from_q + 0*stride),
        *(const puma_lanes_at *)(from_q + 1*stride),
        *(const puma_lanes_at *)(from_q + 2*stride),
        *(const puma_lanes_at *)(from_q + 3*stride),
        *(const puma_lanes_at *)(from_q + 4*stride),
        *(const puma_lanes_at *)(from_q + 5*stride)};
    const puma_lanes qd[6] = {
        *(const puma_lanes_at *)(from_qd + 0*stride),
        *(const puma_lanes_at *)(from_qd + 1*stride),
        *(const puma_lanes_at *)(from_qd + 2*stride),
        *(const puma_lanes_at *)(from_qd + 3*stride),
        *(const puma_lanes_at *)(from_qd + 4*stride),
        *(const puma_lanes_at *)(from_qd + 5*stride)};

    /* joint angles */
    puma_lanes s2, c2;
    const puma_lanes s2_of = q[1];
    puma_lanes_sincos(&s2_of, &s2, &c2);
    puma_lanes s4, c4;
    const puma_lanes s4_of = q[3];
    puma_lanes_sincos(&s4_of, &s4, &c4);
    puma_lanes s5, c5;
    const puma_lanes s5_of = q[4];
    puma_lanes_sincos(&s5_of, &s5, &c5);
    const puma_lanes z1 = q[1] + q[2];
    puma_lanes z2, z5;
    const puma_lanes z2_of = z1;
    puma_lanes_sincos(&z2_of, &z2, &z5);
    const puma_lanes z3 = 0.432*c2;
    const puma_lanes z4 = 0.432*s2;
    const puma_lanes z6 = c2*(6.944190320000001*s2);

    /* motion of link 1 */
    const puma_lanes neg_U1_xx = qd[0]*qd[0];

    /* motion of link 2 */
    const puma_lanes neg_U2_yy = qd[1]*qd[1];
    const puma_lanes neg_U2_xx = neg_U2_yy + neg_U1_xx;
    const puma_lanes neg_a2_z = 0.149*neg_U1_xx;
    const puma_lanes neg_wd2_x = qd[1]*qd[0];
    const puma_lanes neg_U2_zy = 2.0*neg_wd2_x;

    /* motion of link 3 */
    const puma_lanes z7 = neg_U2_xx*z3;
    const puma_lanes z8 = neg_U2_yy*z4 + 9.81;
    const puma_lanes a3_y = z2*z7 - z8*z5;
    const puma_lanes neg_w3_x = z2*qd[0];
    const puma_lanes w3_z = qd[1] + qd[2];
    const puma_lanes neg_w3_y = qd[0]*z5;
    const puma_lanes neg_wd3_x = w3_z*neg_w3_y;
    const puma_lanes U3_xy = neg_w3_x*neg_w3_y;
    const puma_lanes neg_a3_z = neg_a2_z + z4*neg_U2_zy;
    const puma_lanes wd3_y = neg_w3_x*w3_z;
    const puma_lanes z9 = neg_w3_y*neg_w3_y;
    const puma_lanes neg_U3_xx = w3_z*w3_z + z9;
    const puma_lanes neg_a3_x = z7*z5 + z2*z8;

    /* motion of link 4 */
    const puma_lanes w4_x = s4*w3_z - c4*neg_w3_x;
    const puma_lanes w4_z = qd[3] + neg_w3_y;
    const puma_lanes wd4_y = s4*neg_wd3_x - w4_x*qd[3];
    const puma_lanes z10 = a3_y + 0.02*U3_xy;
    const puma_lanes w4_y = c4*w3_z + s4*neg_w3_x;
    const puma_lanes neg_U4_zz = w4_y*w4_y + w4_x*w4_x;
    const puma_lanes neg_a4_z = z10 + 0.432*neg_U4_zz;
    const puma_lanes z11 = w4_x*w4_z;
    const puma_lanes U4_xz = wd4_y + z11;
    const puma_lanes z12 = neg_a3_z + 0.04*wd3_y;
    const puma_lanes z13 = 0.02*neg_U3_xx + neg_a3_x;
    const puma_lanes z14 = s4*z12 + c4*z13;
    const puma_lanes a4_x = 0.432*U4_xz - z14;
    const puma_lanes wd4_x = qd[3]*w4_y - c4*neg_wd3_x;
    const puma_lanes z15 = w4_z*w4_y;
    const puma_lanes U4_yz = z15 - wd4_x;
    const puma_lanes z16 = s4*z13 - c4*z12;
    const puma_lanes a4_y = 0.432*U4_yz + z16;
    const puma_lanes z17 = w4_x*w4_y;
    const puma_lanes U4_xy = wd3_y + z17;
    const puma_lanes U4_yx = z17 - wd3_y;
    const puma_lanes U4_zy = wd4_x + z15;
    const puma_lanes U4_zx = z11 - wd4_y;

    /* motion of link 5 */
    const puma_lanes w5_x = c5*w4_x - s5*w4_z;
    const puma_lanes neg_w5_y = c5*w4_z + s5*w4_x;
    const puma_lanes z18 = w5_x*neg_w5_y;
    const puma_lanes neg_U5_xy = z18 + wd4_y;
    const puma_lanes a5_x = s5*neg_a4_z + c5*a4_x;
    const puma_lanes w5_z = w4_y + qd[4];
    const puma_lanes neg_U5_yy = w5_x*w5_x + w5_z*w5_z;
    const puma_lanes a5_y = c5*neg_a4_z - s5*a4_x;
    const puma_lanes wd5_x = s5*wd3_y + c5*wd4_x - neg_w5_y*qd[4];
    const puma_lanes U5_zy = wd5_x - neg_w5_y*w5_z;
    const puma_lanes wd5_y = c5*wd3_y - s5*wd4_x - w5_x*qd[4];
    const puma_lanes z19 = w5_x*w5_z;
    const puma_lanes U5_zx = z19 - wd5_y;
    const puma_lanes U5_xz = wd5_y + z19;
    const puma_lanes U5_yx = wd4_y - z18;

    /* motion of link 6 */
    const puma_lanes wd6_x = wd5_x + w5_z*qd[5];
    const puma_lanes w6_z = neg_w5_y + qd[5];
    const puma_lanes U6_zy = wd6_x + w5_z*w6_z;
    const puma_lanes wd6_y = wd4_y - w5_x*qd[5];
    const puma_lanes U6_zx = w5_x*w6_z - wd6_y;

    /* forces on link 6 */
    const puma_lanes f6_x = 6.3141087962962965*a5_x;
    const puma_lanes neg_f6_z = 6.3141087962962965*a5_y;
    const puma_lanes f6_y = 6.3141087962962965*a4_y;
    const puma_lanes n6_z = 0.00705*U5_zx - 0.00705*U5_xz;
    const puma_lanes n6_x = 0.00705*U6_zy;
    const puma_lanes neg_n6_y = 0.00705*U6_zx;

    /* forces on link 5 */
    const puma_lanes f5_x = 0.020351*neg_U5_xy + f6_x;
    const puma_lanes f5_y = 0.020351*neg_U5_yy + neg_f6_z;
    const puma_lanes neg_f4_z = s5*f5_x + c5*f5_y;
    const puma_lanes f5_z = f6_y - 0.020351*U5_zy;
    const puma_lanes f4_x = c5*f5_x - s5*f5_y;
    const puma_lanes neg_n5_y = 0.06365*U5_zx + n6_z;
    const puma_lanes n5_x = n6_x - (0.020351*a4_y - 0.064232067*U5_zy);
    const puma_lanes n5_z = 0.020351*a5_x + (0.064232067*neg_U5_xy + 0.06365*U5_yx) - neg_n6_y;

    /* forces on link 4 */
    const puma_lanes z20 = neg_f4_z + 13.674891203703703*z10;
    const puma_lanes z21 = f5_z + 13.674891203703703*z16;
    const puma_lanes z22 = 13.674891203703703*z14 - f4_x;
    const puma_lanes z23 = s4*z22 - c4*z21;
    const puma_lanes neg_n4_z = s5*n5_x - c5*neg_n5_y + (0.0735*U4_xy - 0.06365*U4_yx);
    const puma_lanes n4_x = 0.0735*U4_zy + (c5*n5_x + s5*neg_n5_y);
    const puma_lanes z24 = 0.432*f5_z - n4_x;
    const puma_lanes n4_y = n5_z - 0.06365*U4_zx;
    const puma_lanes z25 = 0.432*f4_x + n4_y;

    /* forces on link 3 */
    const puma_lanes f3_y = z20 - 3.659268518518518*a3_y;
    const puma_lanes f3_x = 3.659268518518518*neg_a3_x - (s4*z21 + c4*z22);
    const puma_lanes f2_x = z5*f3_x - z2*f3_y;
    const puma_lanes f3_z = 3.659268518518518*neg_a3_z - z23;
    const puma_lanes n3_y = 0.3149272*wd3_y - 0.06908396*neg_wd3_x + (neg_n4_z + 0.02*z23);
    const puma_lanes neg_n3_x = c4*z24 + s4*z25 + (5.8306904699999995*neg_wd3_x - 0.06908396*wd3_y);
    const puma_lanes neg_n3_z = 2.757881635*U3_xy - 0.03454198*(neg_w3_x*neg_w3_x - z9) + (s4*z24 -
        c4*z25 - 0.02*z20);

    /* forces on link 2 */
    const puma_lanes n2_y = neg_U2_zy*z6 + (z5*n3_y - z2*neg_n3_x - z3*f3_z);
    const puma_lanes neg_n1_z = 0.149*f2_x + n2_y;
    const puma_lanes n2_z = neg_U1_xx*z6 - (z4*f2_x - z3*(z5*f3_y + z2*f3_x) + neg_n3_z);

    *(puma_lanes_at *)(to_b + 0*stride) = -neg_n1_z;
    *(puma_lanes_at *)(to_b + 1*stride) = n2_z;
    *(puma_lanes_at *)(to_b + 2*stride) = -neg_n3_z;
    *(puma_lanes_at *)(to_b + 3*stride) = -neg_n4_z;
    *(puma_lanes_at *)(to_b + 4*stride) = n5_z;
    *(puma_lanes_at *)(to_b + 5*stride) = n6_z;
}
#endif

void puma_bias_batch(const double *PUMA_RESTRICT q, const double *PUMA_RESTRICT qd,
                     double *PUMA_RESTRICT b, size_t count)
{
    size_t i = 0;
#ifdef PUMA_LANES
    for (; count - i >= PUMA_LANES; i += PUMA_LANES)
        puma_bias_lanes(q + i, qd + i, b + i, count);
#endif
    for (; i < count; i++) {
        double one_q[6];
        puma_gather(one_q, q + i, 6, count);
        double one_qd[6];
        puma_gather(one_qd, qd + i, 6, count);
        double one_b[6];
        puma_bias(one_q, one_qd, one_b);
        puma_scatter(b + i, one_b, 6, count);
    }
}

#ifdef PUMA_LANES
static void puma_gravity_lanes(const double *from_q, double *to_g, size_t stride)
{
    const puma_lanes none = {0.0};
    const puma_lanes q[6] = {
        *(const puma_lanes_at *)(from_q + 0*stride),
        *(const puma_lanes_at *)(from_q + 1*stride),
        *(const puma_lanes_at *)(from_q + 2*stride),
        *(const puma_lanes_at *)(from_q + 3*stride),
        *(const puma_lanes_at *)(from_q + 4*stride),
        *(const puma_lanes_at *)(from_q + 5*stride)};

    /* joint angles */
    puma_lanes c2_sine, c2;
    const puma_lanes c2_of = q[1];
    puma_lanes_sincos(&c2_of, &c2_sine, &c2);
    puma_lanes s4, c4;
    const puma_lanes s4_of = q[3];
    puma_lanes_sincos(&s4_of, &s4, &c4);
    puma_lanes s5, c5;
    const puma_lanes s5_of = q[4];
    puma_lanes_sincos(&s5_of, &s5, &c5);
    const puma_lanes z1 = q[1] + q[2];
    puma_lanes z3, z2;
    const puma_lanes z2_of = z1;
    puma_lanes_sincos(&z2_of, &z3, &z2);

    /* motion of link 3 */
    const puma_lanes neg_a3_x = 9.81*z3;
    const puma_lanes neg_a3_y = 9.81*z2;

    /* motion of link 4 */
    const puma_lanes a4_y = s4*neg_a3_x;
    const puma_lanes neg_a4_x = c4*neg_a3_x;

    /* motion of link 5 */
    const puma_lanes neg_a5_x = c5*neg_a4_x + s5*neg_a3_y;

    /* forces on link 5 */
    const puma_lanes neg_n5_x = 0.020351*a4_y;
    const puma_lanes n4_z = s5*neg_n5_x;
    const puma_lanes neg_n5_z = 0.020351*neg_a5_x;
    const puma_lanes neg_n4_x = c5*neg_n5_x;

    /* forces on link 4 */
    const puma_lanes n3_x = s4*neg_n5_z - c4*neg_n4_x;

    /* forces on link 3 */
    const puma_lanes n2_y = z3*n3_x - z2*n4_z;
    const puma_lanes neg_n3_z = c4*neg_n5_z + s4*neg_n4_x + (3.9218418*z2 + 26.758687950000002*z3);

    /* forces on link 2 */
    const puma_lanes neg_n2_z = neg_n3_z + 69.20409564*c2;

    *(puma_lanes_at *)(to_g + 0*stride) = -n2_y;
    *(puma_lanes_at *)(to_g + 1*stride) = -neg_n2_z;
    *(puma_lanes_at *)(to_g + 2*stride) = -neg_n3_z;
    *(puma_lanes_at *)(to_g + 3*stride) = n4_z;
    *(puma_lanes_at *)(to_g + 4*stride) = -neg_n5_z;
    *(puma_lanes_at *)(to_g + 5*stride) = none + 0.0;
}
#endif

void puma_gravity_batch(const double *PUMA_RESTRICT q, double *PUMA_RESTRICT g, size_t count)
{
    size_t i = 0;
#ifdef PUMA_LANES
    for (; count - i >= PUMA_LANES; i += PUMA_LANES)
        puma_gravity_lanes(q + i, g + i, count);
#endif
    for (; i < count; i++) {
        double one_q[6];
        puma_gather(one_q, q + i, 6, count);
        double one_g[6];
        puma_gravity(one_q, one_g);
        puma_scatter(g + i, one_g, 6, count);
    }
}

#ifdef PUMA_LANES
static void puma_forward_dynamics_lanes(const double *from_q, const double *from_qd,
                                        const double *from_tau, double *to_qdd, size_t stride)
{
    const puma_lanes q[6] = {
        *(const puma_lanes_at *)(from_q + 0*stride),
        *(const puma_lanes_at *)(from_q + 1*stride),
        *(const puma_lanes_at *)(from_q + 2*stride),
        *(const puma_lanes_at *)(from_q + 3*stride),
        *(const puma_lanes_at *)(from_q + 4*stride),
        *(const puma_lanes_at *)(from_q + 5*stride)};
    const puma_lanes qd[6] = {
        *(const puma_lanes_at *)(from_qd + 0*stride),
        *(const puma_lanes_at *)(from_qd + 1*stride),
        *(const puma_lanes_at *)(from_qd + 2*stride),
        *(const puma_lanes_at *)(from_qd + 3*stride),
        *(const puma_lanes_at *)(from_qd + 4*stride),
        *(const puma_lanes_at *)(from_qd + 5*stride)};
    const puma_lanes tau[6] = {
        *(const puma_lanes_at *)(from_tau + 0*stride),
        *(const puma_lanes_at *)(from_tau + 1*stride),
        *(const puma_lanes_at *)(from_tau + 2*stride),
        *(const puma_lanes_at *)(from_tau + 3*stride),
        *(const puma_lanes_at *)(from_tau + 4*stride),
        *(const puma_lanes_at *)(from_tau + 5*stride)};

    /* joint angles */
    puma_lanes s4, c4;
    const puma_lanes c4_of = q[3];
    puma_lanes_sincos(&c4_of, &s4, &c4);
    const puma_lanes z1 = q[2] + q[1];
    puma_lanes z2, z3;
    const puma_lanes z2_of = z1;
    puma_lanes_sincos(&z2_of, &z2, &z3);
    puma_lanes s5, c5;
    const puma_lanes c5_of = q[4];
    puma_lanes_sincos(&c5_of, &s5, &c5);
    puma_lanes s2, c2;
    const puma_lanes c2_of = q[1];
    puma_lanes_sincos(&c2_of, &s2, &c2);
    const puma_lanes z4 = 0.432*s2;
    puma_lanes s3, c3;
    const puma_lanes s3_of = q[2];
    puma_lanes_sincos(&s3_of, &s3, &c3);
    const puma_lanes z5 = 6.944190320000001*(c2*s2);

    /* motion of link 1 */
    const puma_lanes neg_U1_xx = qd[0]*qd[0];

    /* motion of link 2 */
    const puma_lanes neg_U2_yy = qd[1]*qd[1];
    const puma_lanes neg_U2_xx = neg_U2_yy + neg_U1_xx;
    const puma_lanes neg_wd2_x = qd[0]*qd[1];
    const puma_lanes neg_U2_zy = 2.0*neg_wd2_x;

    /* motion of link 3 */
    const puma_lanes neg_w3_x = qd[0]*z2;
    const puma_lanes w3_z = qd[1] + qd[2];
    const puma_lanes neg_w3_y = qd[0]*z3;
    const puma_lanes neg_wd3_x = w3_z*neg_w3_y;
    const puma_lanes z6 = 0.432*(neg_U2_xx*c2);
    const puma_lanes z7 = neg_U2_yy*z4 + 9.81;
    const puma_lanes a3_y = z2*z6 - z3*z7;
    const puma_lanes U3_xy = neg_w3_x*neg_w3_y;
    const puma_lanes neg_a3_z = 0.149*neg_U1_xx + z4*neg_U2_zy;
    const puma_lanes wd3_y = neg_w3_x*w3_z;
    const puma_lanes z8 = neg_w3_y*neg_w3_y;
    const puma_lanes neg_U3_xx = w3_z*w3_z + z8;
    const puma_lanes neg_a3_x = z3*z6 + z2*z7;

    /* motion of link 4 */
    const puma_lanes w4_x = s4*w3_z - c4*neg_w3_x;
    const puma_lanes w4_z = qd[3] + neg_w3_y;
    const puma_lanes wd4_y = s4*neg_wd3_x - w4_x*qd[3];
    const puma_lanes w4_y = c4*w3_z + neg_w3_x*s4;
    const puma_lanes neg_U4_zz = w4_y*w4_y + w4_x*w4_x;
    const puma_lanes z9 = a3_y + 0.02*U3_xy;
    const puma_lanes neg_a4_z = 0.432*neg_U4_zz + z9;
    const puma_lanes z10 = neg_a3_z + 0.04*wd3_y;
    const puma_lanes z11 = 0.02*neg_U3_xx + neg_a3_x;
    const puma_lanes z12 = s4*z10 + c4*z11;
    const puma_lanes z13 = w4_x*w4_z;
    const puma_lanes U4_xz = wd4_y + z13;
    const puma_lanes a4_x = 0.432*U4_xz - z12;
    const puma_lanes wd4_x = qd[3]*w4_y - c4*neg_wd3_x;
    const puma_lanes U4_zx = z13 - wd4_y;
    const puma_lanes z14 = w4_z*w4_y;
    const puma_lanes U4_yz = z14 - wd4_x;
    const puma_lanes z15 = s4*z11 - c4*z10;
    const puma_lanes a4_y = 0.432*U4_yz + z15;
    const puma_lanes U4_zy = wd4_x + z14;
    const puma_lanes z16 = w4_x*w4_y;
    const puma_lanes U4_xy = wd3_y + z16;
    const puma_lanes U4_yx = z16 - wd3_y;

    /* motion of link 5 */
    const puma_lanes w5_x = w4_x*c5 - s5*w4_z;
    const puma_lanes neg_w5_y = c5*w4_z + w4_x*s5;
    const puma_lanes z17 = w5_x*neg_w5_y;
    const puma_lanes U5_yx = wd4_y - z17;
    const puma_lanes neg_U5_xy = z17 + wd4_y;
    const puma_lanes a5_x = s5*neg_a4_z + c5*a4_x;
    const puma_lanes wd5_y = c5*wd3_y - w5_x*qd[4] - s5*wd4_x;
    const puma_lanes w5_z = w4_y + qd[4];
    const puma_lanes z18 = w5_x*w5_z;
    const puma_lanes U5_zx = z18 - wd5_y;
    const puma_lanes U5_xz = wd5_y + z18;
    const puma_lanes a5_y = c5*neg_a4_z - s5*a4_x;
    const puma_lanes neg_U5_yy = w5_x*w5_x + w5_z*w5_z;
    const puma_lanes wd5_x = s5*wd3_y + c5*wd4_x - neg_w5_y*qd[4];
    const puma_lanes U5_zy = wd5_x - neg_w5_y*w5_z;

    /* motion of link 6 */
    const puma_lanes w6_z = qd[5] + neg_w5_y;
    const puma_lanes U6_zx = w5_x*qd[5] - (wd4_y - w5_x*w6_z);
    const puma_lanes U6_zy = wd5_x + qd[5]*w5_z + w6_z*w5_z;

    /* forces on link 6 */
    const puma_lanes n6_z = 0.00705*U5_zx - 0.00705*U5_xz;

    /* forces on link 5 */
    const puma_lanes n5_z = 0.06365*U5_yx + (0.064232067*neg_U5_xy + 0.020351*a5_x) - 0.00705*U6_zx;
    const puma_lanes f5_x = 6.3141087962962965*a5_x + 0.020351*neg_U5_xy;
    const puma_lanes f5_y = 6.3141087962962965*a5_y + 0.020351*neg_U5_yy;
    const puma_lanes f4_x = c5*f5_x - s5*f5_y;
    const puma_lanes f5_z = 6.3141087962962965*a4_y - 0.020351*U5_zy;
    const puma_lanes n5_x = 0.00705*U6_zy - (0.020351*a4_y - 0.064232067*U5_zy);
    const puma_lanes neg_n5_y = n6_z + 0.06365*U5_zx;

    /* forces on link 4 */
    const puma_lanes z19 = n5_z + 0.432*f4_x - 0.06365*U4_zx;
    const puma_lanes z20 = 13.674891203703703*z9 + (c5*f5_y + s5*f5_x);
    const puma_lanes z21 = 0.0735*U4_zy + c5*n5_x + s5*neg_n5_y - 0.432*f5_z;
    const puma_lanes n4_z = c5*neg_n5_y - s5*n5_x - 0.0735*U4_xy + 0.06365*U4_yx;
    const puma_lanes z22 = f4_x - 13.674891203703703*z12;
    const puma_lanes z23 = f5_z + 13.674891203703703*z15;
    const puma_lanes z24 = s4*z22 + c4*z23;

    /* forces on link 3 */
    const puma_lanes z25 = 0.02*z20 + (0.03454198*(neg_w3_x*neg_w3_x - z8) - 2.757881635*U3_xy) +
        s4*z21;
    const puma_lanes n3_z = c4*z19 + z25;
    const puma_lanes neg_n3_y = 0.02*z24 + (n4_z - (0.3149272*wd3_y - 0.06908396*neg_wd3_x));
    const puma_lanes f3_x = 3.659268518518518*neg_a3_x + (c4*z22 - s4*z23);
    const puma_lanes f3_y = z20 - 3.659268518518518*a3_y;
    const puma_lanes f2_x = z3*f3_x - z2*f3_y;
    const puma_lanes f3_z = z24 + 3.659268518518518*neg_a3_z;
    const puma_lanes n3_x = 0.06908396*wd3_y + (c4*z21 - s4*z19) - 5.8306904699999995*neg_wd3_x;

    /* forces on link 1 */
    const puma_lanes phi5 = tau[4] - n5_z;
    const puma_lanes phi6 = tau[5] - n6_z;

    /* column 6 */
    const puma_lanes z26 = z2*s4;
    const puma_lanes z27 = 0.149*z3;
    const puma_lanes z28 = 0.432*c2;
    const puma_lanes z29 = z28 + 0.02*z3;
    const puma_lanes z30 = 0.149*z2;
    const puma_lanes z31 = 0.0141*s5;
    const puma_lanes z32 = s4*z31;
    const puma_lanes z33 = 0.432*s4;
    const puma_lanes z34 = 0.0141*c5;
    const puma_lanes z35 = 0.432*c4;
    const puma_lanes z36 = c4*z2;
    const puma_lanes z37 = z31*z36 - z3*z34;
    const puma_lanes z38 = 0.432*c3;

    /* composite body 5 */
    const puma_lanes ms4_z = 0.020351*c5;
    const puma_lanes ms4_x = 0.020351*s5;
    const puma_lanes z39 = 0.0064679329999999995*(s5*s5);
    const puma_lanes z40 = z39 - 0.21489999999999998;

    /* column 5 */
    const puma_lanes z41 = 0.134932067*z26 + (0.432*z26 - c4*z27 + s4*z29)*ms4_z;
    const puma_lanes z42 = z41 + z30*ms4_x;
    const puma_lanes z43 = 0.134932067*c4;
    const puma_lanes z44 = z43 + ms4_z*z35 + 0.00040702*s5;
    const puma_lanes z45 = z43 + ms4_z*(z35 + z35*s3) + ms4_x*(z38 + 0.02);

    /* composite body 4 */
    const puma_lanes z46 = z39 + 0.017583264*c5 + 0.064232067;
    const puma_lanes z47 = c4*ms4_x;
    const puma_lanes z48 = s4*(z39 - 0.0538);
    const puma_lanes z49 = s4*z48;
    const puma_lanes z50 = 0.04*z47 + (0.13435 - (z39 - z49));
    const puma_lanes z51 = z46 + z50 + 4.259168675;
    const puma_lanes ms3_x = z47 + 0.39977999999999997;
    const puma_lanes neg_ms3_y = ms4_z + 2.727695;
    const puma_lanes ms3_z = s4*ms4_x;
    const puma_lanes S3_xz = 0.02*ms3_z - c4*z48;
    const puma_lanes S3_xx = z50 + 0.1654592;

    /* composite body 3 */
    const puma_lanes z52 = z3*neg_ms3_y;
    const puma_lanes z53 = z2*ms3_x - z52;
    const puma_lanes ms2_y = 7.054444*s2 + z53;

    /* elimination */
    const puma_lanes z54 = 7.411136746315463*phi5;
    const puma_lanes U2_6 = 70.92198581560284*z32;
    const puma_lanes z55 = phi6*U2_6;
    const puma_lanes z56 = c5*z32;
    const puma_lanes z57 = 0.0064679329999999995*(c5*s5);
    const puma_lanes z58 = s4*z57;
    const puma_lanes z59 = ms4_x*z33 + z56 - z58;
    const puma_lanes neg_D4 = z40 + c5*z34;
    const puma_lanes neg_iD4 = 1.0/neg_D4;
    const puma_lanes U3_4 = z59*neg_iD4;
    const puma_lanes z60 = tau[3] - c5*phi6 - n4_z;
    const puma_lanes z61 = z55 + (n3_z - tau[2] + U3_4*z60 + z54*z44);
    const puma_lanes z62 = z32*U2_6;
    const puma_lanes z63 = 7.411136746315463*z44;
    const puma_lanes D3 = z59*U3_4 - (z62 - z51 + z44*z63);
    const puma_lanes iD3 = 1.0/D3;
    const puma_lanes z64 = U2_6*z37;
    const puma_lanes z65 = ms4_x*(c4*z29 + s4*z27 + 0.432*z36) + (c5*z37 - z3*z40 - z57*z36);
    const puma_lanes z66 = 7.411136746315463*z42;
    const puma_lanes z67 = z64 - (U3_4*z65 + z44*z66) + z30*ms3_x - 0.149*z52;
    const puma_lanes z68 = z57 - 0.008791632*s5;
    const puma_lanes S3_yz = s4*z68;
    const puma_lanes z69 = z2*S3_xz + z3*S3_yz;
    const puma_lanes z70 = z67 + z69;
    const puma_lanes U1_3 = iD3*z70;
    const puma_lanes neg_U1_4 = neg_iD4*z65;
    const puma_lanes z71 = z56 + (ms4_x*(z33 + z33*s3) - z58);
    const puma_lanes U2_4 = neg_iD4*z71;
    const puma_lanes z72 = z69 + (0.149*ms2_y + (z64 - z66*z45) + z4*ms3_z) - z65*U2_4;
    const puma_lanes z73 = z62 - (z51 + (ms3_x*z38 - z63*z45 + 0.432*(neg_ms3_y*s3)));
    const puma_lanes z74 = z73 - U3_4*z71;
    const puma_lanes neg_U2_3 = iD3*z74;
    const puma_lanes z75 = z72 + z70*neg_U2_3;
    const puma_lanes z76 = 7.411136746315463*z45;
    const puma_lanes z77 = 0.864*(c2*(z2*neg_ms3_y + z3*ms3_x));
    const puma_lanes z78 = 2.0*(z4*z53) + (z51 - (z62 + (z45*z76 + z74*neg_U2_3)) + z77);
    const puma_lanes D2 = z78 + z71*U2_4 + 10.670410128;
    const puma_lanes iD2 = 1.0/D2;
    const puma_lanes U1_2 = z75*iD2;
    const puma_lanes z79 = z4*f2_x - (n3_z + (z61*neg_U2_3 + z55 - tau[1])) - z28*(z2*f3_x +
        z3*f3_y);
    const puma_lanes z80 = z79 - neg_U1_xx*z5 - z60*U2_4 - z54*z45;
    const puma_lanes z81 = z28*f3_z - (z60*neg_U1_4 - U1_2*z80 + 0.149*f2_x + neg_U2_zy*z5);
    const puma_lanes z82 = z61*U1_3 - (z3*neg_n3_y + z81 - z2*n3_x - tau[0]) - z54*z42;
    const puma_lanes z83 = 70.92198581560284*phi6;
    const puma_lanes S3_xy = c4*z68 - 0.00040702*c5 - 0.08909588;
    const puma_lanes z84 = 70.92198581560284*z37;
    const puma_lanes z85 = z2*(z2*(z46 - S3_xx + 4.093709475) - 2.0*(z3*S3_xy)) + (S3_xx + (z77 -
        (z37*z84 + z70*U1_3)));
    const puma_lanes z86 = z49 + (9.991710128000001*(s2*s2) - z85) - 0.298*ms3_z + z42*z66;
    const puma_lanes D1 = 12.954238947 - (z75*U1_2 + (z86 - z65*neg_U1_4));
    const puma_lanes iD1 = 1.0/D1;
    const puma_lanes z87 = (z82 + z37*z83)*iD1;
    const puma_lanes z88 = iD2*z80 - U1_2*z87;
    const puma_lanes z89 = neg_U2_3*z88 - U1_3*z87 - z61*iD3;
    const puma_lanes z90 = U3_4*z89 - neg_U1_4*z87 + neg_iD4*z60 + U2_4*z88;
    const puma_lanes z91 = c5*z90 - (U2_6*z88 + (U2_6*z89 - z83 - z84*z87));

    *(puma_lanes_at *)(to_qdd + 0*stride) = z87;
    *(puma_lanes_at *)(to_qdd + 1*stride) = z88;
    *(puma_lanes_at *)(to_qdd + 2*stride) = z89;
    *(puma_lanes_at *)(to_qdd + 3*stride) = -z90;
    *(puma_lanes_at *)(to_qdd + 4*stride) = -(z76*z88 + (z63*z89 + z66*z87 - z54));
    *(puma_lanes_at *)(to_qdd + 5*stride) = z91;
}
#endif

void puma_forward_dynamics_batch(const double *PUMA_RESTRICT q, const double *PUMA_RESTRICT qd,
                                 const double *PUMA_RESTRICT tau, double *PUMA_RESTRICT qdd,
                                 size_t count)
{
    size_t i = 0;
#ifdef PUMA_LANES
    for (; count - i >= PUMA_LANES; i += PUMA_LANES)
        puma_forward_dynamics_lanes(q + i, qd + i, tau + i, qdd + i, count);
#endif
    for (; i < count; i++) {
        double one_q[6];
        puma_gather(one_q, q + i, 6, count);
        double one_qd[6];
        puma_gather(one_qd, qd + i, 6, count);
        double one_tau[6];
        puma_gather(one_tau, tau + i, 6, count);
        double one_qdd[6];
        puma_forward_dynamics(one_q, one_qd, one_tau, one_qdd);
        puma_scatter(qdd + i, one_qdd, 6, count);
    }
}

#ifdef PUMA_LANES
static void puma_forward_kinematics_lanes(const double *from_q, double *to_R, double *to_p,
                                          size_t stride)
{
    const puma_lanes q[6] = {
        *(const puma_lanes_at *)(from_q + 0*stride),
        *(const puma_lanes_at *)(from_q + 1*stride),
        *(const puma_lanes_at *)(from_q + 2*stride),
        *(const puma_lanes_at *)(from_q + 3*stride),
        *(const puma_lanes_at *)(from_q + 4*stride),
        *(const puma_lanes_at *)(from_q + 5*stride)};

    /* joint angles */
    puma_lanes s1, c1;
    const puma_lanes s1_of = q[0];
    puma_lanes_sincos(&s1_of, &s1, &c1);
    puma_lanes s2, c2;
    const puma_lanes s2_of = q[1];
    puma_lanes_sincos(&s2_of, &s2, &c2);
    puma_lanes s3, c3;
    const puma_lanes s3_of = q[2];
    puma_lanes_sincos(&s3_of, &s3, &c3);
    puma_lanes s4, c4;
    const puma_lanes s4_of = q[3];
    puma_lanes_sincos(&s4_of, &s4, &c4);
    puma_lanes s5, c5;
    const puma_lanes s5_of = q[4];
    puma_lanes_sincos(&s5_of, &s5, &c5);
    puma_lanes s6, c6;
    const puma_lanes s6_of = q[5];
    puma_lanes_sincos(&s6_of, &s6, &c6);

    /* tool seen from link 4 */
    const puma_lanes z1 = c5*c6;
    const puma_lanes z2 = s5*c6;
    const puma_lanes z3 = c5*s6;
    const puma_lanes z4 = s5*s6;
    const puma_lanes z5 = 0.056*s5;

    /* tool seen from link 3 */
    const puma_lanes z6 = s4*s6 - c4*z1;
    const puma_lanes z7 = s4*z1 + c4*s6;
    const puma_lanes z8 = c4*c6 - s4*z3;
    const puma_lanes z9 = c4*z3 + s4*c6;
    const puma_lanes z10 = 0.056*c5 + 0.432;
    const puma_lanes z11 = c4*z5 + 0.02;

    /* tool seen from link 2 */
    const puma_lanes z12 = c3*z6 + s3*z2;
    const puma_lanes z13 = s3*z6 - c3*z2;
    const puma_lanes z14 = s3*z9 + c3*z4;
    const puma_lanes z15 = c3*z9 - s3*z4;
    const puma_lanes z16 = c3*z10 - s3*z11;
    const puma_lanes z17 = s3*z10 + c3*z11 + 0.432;

    /* tool seen from link 1 */
    const puma_lanes z18 = c2*z12 - s2*z13;
    const puma_lanes z19 = s2*z14 - c2*z15;
    const puma_lanes z20 = c2*z14 + s2*z15;
    const puma_lanes z21 = s2*z12 + c2*z13;
    const puma_lanes z22 = s2*z16 + c2*z17;
    const puma_lanes z23 = s4*z5 + 0.149;

    /* tool seen from link 0 */
    const puma_lanes z24 = c1*z18 + s1*z7;
    const puma_lanes z25 = s1*z8 - c1*z19;
    const puma_lanes z26 = s1*z18 - c1*z7;
    const puma_lanes z27 = s1*z19 + c1*z8;

    *(puma_lanes_at *)(to_R + 0*stride) = -z24;
    *(puma_lanes_at *)(to_R + 1*stride) = -z25;
    *(puma_lanes_at *)(to_R + 2*stride) = -(z26*z20 + z21*z27);
    *(puma_lanes_at *)(to_R + 3*stride) = -z26;
    *(puma_lanes_at *)(to_R + 4*stride) = z27;
    *(puma_lanes_at *)(to_R + 5*stride) = z24*z20 - z25*z21;
    *(puma_lanes_at *)(to_R + 6*stride) = z21;
    *(puma_lanes_at *)(to_R + 7*stride) = z20;
    *(puma_lanes_at *)(to_R + 8*stride) = -(z25*z26 + z24*z27);
    *(puma_lanes_at *)(to_p + 0*stride) = c1*z22 - s1*z23;
    *(puma_lanes_at *)(to_p + 1*stride) = s1*z22 + c1*z23;
    *(puma_lanes_at *)(to_p + 2*stride) = c2*z16 - s2*z17;
}
#endif

void puma_forward_kinematics_batch(const double *PUMA_RESTRICT q, double *PUMA_RESTRICT R,
                                   double *PUMA_RESTRICT p, size_t count)
{
    size_t i = 0;
#ifdef PUMA_LANES
    for (; count - i >= PUMA_LANES; i += PUMA_LANES)
        puma_forward_kinematics_lanes(q + i, R + i, p + i, count);
#endif
    for (; i < count; i++) {
        double one_q[6];
        puma_gather(one_q, q + i, 6, count);
        double one_R[9];
        double one_p[3];
        puma_forward_kinematics(one_q, one_R, one_p);
        puma_scatter(R + i, one_R, 9, count);
        puma_scatter(p + i, one_p, 3, count);
    }
}

#ifdef PUMA_LANES
static void puma_jacobian_lanes(const double *from_q, double *to_J, size_t stride)
{
    const puma_lanes none = {0.0};
    const puma_lanes q[6] = {
        *(const puma_lanes_at *)(from_q + 0*stride),
        *(const puma_lanes_at *)(from_q + 1*stride),
        *(const puma_lanes_at *)(from_q + 2*stride),
        *(const puma_lanes_at *)(from_q + 3*stride),
        *(const puma_lanes_at *)(from_q + 4*stride),
        *(const puma_lanes_at *)(from_q + 5*stride)};

    /* joint angles */
    puma_lanes s1, c1;
    const puma_lanes s1_of = q[0];
    puma_lanes_sincos(&s1_of, &s1, &c1);
    puma_lanes s2, c2;
    const puma_lanes s2_of = q[1];
    puma_lanes_sincos(&s2_of, &s2, &c2);
    puma_lanes s3, c3;
    const puma_lanes s3_of = q[2];
    puma_lanes_sincos(&s3_of, &s3, &c3);
    puma_lanes s4, c4;
    const puma_lanes s4_of = q[3];
    puma_lanes_sincos(&s4_of, &s4, &c4);
    puma_lanes s5, c5;
    const puma_lanes s5_of = q[4];
    puma_lanes_sincos(&s5_of, &s5, &c5);
    const puma_lanes z1 = q[1] + q[2];
    puma_lanes z3, z2;
    const puma_lanes z2_of = z1;
    puma_lanes_sincos(&z2_of, &z3, &z2);

    /* frame 2 */
    const puma_lanes z4 = s1*c2;
    const puma_lanes z5 = 0.149*c1;
    const puma_lanes z6 = s1*s2;
    const puma_lanes z7 = c1*s2;
    const puma_lanes z8 = c1*c2;
    const puma_lanes z9 = 0.149*s1;

    /* frame 3 */
    const puma_lanes z10 = 0.432*z4 + z5;
    const puma_lanes z11 = s3*z4 + c3*z6;
    const puma_lanes z12 = c3*z4 - s3*z6;
    const puma_lanes z13 = 0.432*s2;
    const puma_lanes z14 = s3*z7 - c3*z8;
    const puma_lanes z15 = c3*z7 + s3*z8;
    const puma_lanes z16 = z9 - 0.432*z8;

    /* frame 4 */
    const puma_lanes z17 = s4*z3;
    const puma_lanes z18 = s4*z12 - c1*c4;
    const puma_lanes z19 = s4*z14 - s1*c4;

    /* frame 5 */
    const puma_lanes z20 = s5*(c4*z12 + c1*s4) + c5*z11;
    const puma_lanes z21 = c5*z2 - s5*(c4*z3);
    const puma_lanes z22 = s5*(c4*z14 + s1*s4) - c5*z15;

    /* Jacobian */
    const puma_lanes z23 = 0.056*z20;
    const puma_lanes z24 = z10 + (0.432*z11 + 0.02*z12) + z23;
    const puma_lanes z25 = 0.056*z21;
    const puma_lanes z26 = z25 - (z13 + (0.02*z3 - 0.432*z2));
    const puma_lanes z27 = z13 + z26;
    const puma_lanes z28 = 0.056*z22;
    const puma_lanes z29 = z28 + (z16 + (0.02*z14 - 0.432*z15));

    *(puma_lanes_at *)(to_J + 0*stride) = -z24;
    *(puma_lanes_at *)(to_J + 1*stride) = c1*z26;
    *(puma_lanes_at *)(to_J + 2*stride) = c1*z27;
    *(puma_lanes_at *)(to_J + 3*stride) = z11*z25 - z23*z2;
    *(puma_lanes_at *)(to_J + 4*stride) = -(z23*z17 + z25*z18);
    *(puma_lanes_at *)(to_J + 5*stride) = none + 0.0;
    *(puma_lanes_at *)(to_J + 6*stride) = -z29;
    *(puma_lanes_at *)(to_J + 7*stride) = s1*z26;
    *(puma_lanes_at *)(to_J + 8*stride) = s1*z27;
    *(puma_lanes_at *)(to_J + 9*stride) = -(z2*z28 + z25*z15);
    *(puma_lanes_at *)(to_J + 10*stride) = -(z25*z19 + z17*z28);
    *(puma_lanes_at *)(to_J + 11*stride) = none + 0.0;
    *(puma_lanes_at *)(to_J + 12*stride) = none + 0.0;
    *(puma_lanes_at *)(to_J + 13*stride) = -(s1*(z24 - z5) + c1*(z9 - z29));
    *(puma_lanes_at *)(to_J + 14*stride) = s1*(z10 - z24) - c1*(z16 - z29);
    *(puma_lanes_at *)(to_J + 15*stride) = z11*z28 + z23*z15;
    *(puma_lanes_at *)(to_J + 16*stride) = z23*z19 - z18*z28;
    *(puma_lanes_at *)(to_J + 17*stride) = none + 0.0;
    *(puma_lanes_at *)(to_J + 18*stride) = none + 0.0;
    *(puma_lanes_at *)(to_J + 19*stride) = -s1;
    *(puma_lanes_at *)(to_J + 20*stride) = -s1;
    *(puma_lanes_at *)(to_J + 21*stride) = z15;
    *(puma_lanes_at *)(to_J + 22*stride) = z19;
    *(puma_lanes_at *)(to_J + 23*stride) = -z22;
    *(puma_lanes_at *)(to_J + 24*stride) = none + 0.0;
    *(puma_lanes_at *)(to_J + 25*stride) = c1;
    *(puma_lanes_at *)(to_J + 26*stride) = c1;
    *(puma_lanes_at *)(to_J + 27*stride) = z11;
    *(puma_lanes_at *)(to_J + 28*stride) = -z18;
    *(puma_lanes_at *)(to_J + 29*stride) = z20;
    *(puma_lanes_at *)(to_J + 30*stride) = none + 1.0;
    *(puma_lanes_at *)(to_J + 31*stride) = none + 0.0;
    *(puma_lanes_at *)(to_J + 32*stride) = none + 0.0;
    *(puma_lanes_at *)(to_J + 33*stride) = z2;
    *(puma_lanes_at *)(to_J + 34*stride) = z17;
    *(puma_lanes_at *)(to_J + 35*stride) = z21;
}
#endif

void puma_jacobian_batch(const double *PUMA_RESTRICT q, double *PUMA_RESTRICT J, size_t count)
{
    size_t i = 0;
#ifdef PUMA_LANES
    for (; count - i >= PUMA_LANES; i += PUMA_LANES)
        puma_jacobian_lanes(q + i, J + i, count);
#endif
    for (; i < count; i++) {
        double one_q[6];
        puma_gather(one_q, q + i, 6, count);
        double one_J[36];
        puma_jacobian(one_q, one_J);
        puma_scatter(J + i, one_J, 36, count);
    }
}

#ifdef PUMA_LANES
static void puma_inertia_solve_lanes(const double *from_q, const double *from_phi, double *to_qdd,
                                     size_t stride)
{
    const puma_lanes q[6] = {
        *(const puma_lanes_at *)(from_q + 0*stride),
        *(const puma_lanes_at *)(from_q + 1*stride),
        *(const puma_lanes_at *)(from_q + 2*stride),
        *(const puma_lanes_at *)(from_q + 3*stride),
        *(const puma_lanes_at *)(from_q + 4*stride),
        *(const puma_lanes_at *)(from_q + 5*stride)};
    const puma_lanes phi[6] = {
        *(const puma_lanes_at *)(from_phi + 0*stride),
        *(const puma_lanes_at *)(from_phi + 1*stride),
        *(const puma_lanes_at *)(from_phi + 2*stride),
        *(const puma_lanes_at *)(from_phi + 3*stride),
        *(const puma_lanes_at *)(from_phi + 4*stride),
        *(const puma_lanes_at *)(from_phi + 5*stride)};

    /* joint angles */
    puma_lanes s4, c4;
    const puma_lanes s4_of = q[3];
    puma_lanes_sincos(&s4_of, &s4, &c4);
    puma_lanes s5, c5;
    const puma_lanes s5_of = q[4];
    puma_lanes_sincos(&s5_of, &s5, &c5);
    puma_lanes s3, c3;
    const puma_lanes c3_of = q[2];
    puma_lanes_sincos(&c3_of, &s3, &c3);
    const puma_lanes z1 = q[2] + q[1];
    puma_lanes z2, z3;
    const puma_lanes z2_of = z1;
    puma_lanes_sincos(&z2_of, &z2, &z3);
    puma_lanes s2, c2;
    const puma_lanes c2_of = q[1];
    puma_lanes_sincos(&c2_of, &s2, &c2);
    const puma_lanes z4 = 0.432*s2;

    /* column 6 */
    const puma_lanes z5 = 0.0141*s5;
    const puma_lanes z6 = s4*z5;
    const puma_lanes z7 = 0.432*c4;
    const puma_lanes z8 = 0.432*s4;
    const puma_lanes z9 = 0.432*c3;
    const puma_lanes z10 = c4*z2;
    const puma_lanes z11 = s4*z2;
    const puma_lanes z12 = 0.149*z3;
    const puma_lanes z13 = 0.432*c2 + 0.02*z3;
    const puma_lanes z14 = 0.149*z2;

    /* composite body 5 */
    const puma_lanes z15 = 0.0064679329999999995*(s5*s5);
    const puma_lanes ms4_x = 0.020351*s5;
    const puma_lanes ms4_z = 0.020351*c5;
    const puma_lanes z16 = z15 - 0.21489999999999998;

    /* column 5 */
    const puma_lanes z17 = 0.134932067*c4;
    const puma_lanes z18 = z17 + z7*ms4_z + 0.00040702*s5;
    const puma_lanes z19 = z17 + ms4_z*(z7 + z7*s3) + ms4_x*(z9 + 0.02);
    const puma_lanes z20 = 0.134932067*z11 + ms4_z*(0.432*z11 - c4*z12 + s4*z13);
    const puma_lanes z21 = z20 + ms4_x*z14;

    /* composite body 4 */
    const puma_lanes z22 = z15 + 0.017583264*c5 + 0.064232067;
    const puma_lanes z23 = c4*ms4_x;
    const puma_lanes z24 = s4*(z15 - 0.0538);
    const puma_lanes z25 = s4*z24;
    const puma_lanes z26 = 0.04*z23 + (0.13435 - (z15 - z25));
    const puma_lanes z27 = z22 + z26 + 4.259168675;
    const puma_lanes ms3_x = z23 + 0.39977999999999997;
    const puma_lanes neg_ms3_y = ms4_z + 2.727695;
    const puma_lanes ms3_z = s4*ms4_x;
    const puma_lanes S3_xz = 0.02*ms3_z - c4*z24;
    const puma_lanes S3_xx = z26 + 0.1654592;

    /* composite body 3 */
    const puma_lanes z28 = neg_ms3_y*z3;
    const puma_lanes z29 = ms3_x*z2 - z28;
    const puma_lanes ms2_y = 7.054444*s2 + z29;

    /* elimination */
    const puma_lanes U2_6 = 70.92198581560284*z6;
    const puma_lanes z30 = z6*U2_6;
    const puma_lanes z31 = 7.411136746315463*z18;
    const puma_lanes z32 = z6*c5;
    const puma_lanes z33 = 0.0064679329999999995*(s5*c5);
    const puma_lanes z34 = s4*z33;
    const puma_lanes z35 = ms4_x*z8 + z32 - z34;
    const puma_lanes z36 = 0.0141*c5;
    const puma_lanes neg_D4 = z16 + c5*z36;
    const puma_lanes neg_iD4 = 1.0/neg_D4;
    const puma_lanes U3_4 = z35*neg_iD4;
    const puma_lanes D3 = z35*U3_4 - (z30 - z27 + z18*z31);
    const puma_lanes iD3 = 1.0/D3;
    const puma_lanes z37 = z30 - (z27 + (ms3_x*z9 - z31*z19 + 0.432*(s3*neg_ms3_y)));
    const puma_lanes z38 = z32 + (ms4_x*(z8 + z8*s3) - z34);
    const puma_lanes z39 = z37 - U3_4*z38;
    const puma_lanes neg_U2_3 = iD3*z39;
    const puma_lanes z40 = z5*z10 - z36*z3;
    const puma_lanes z41 = U2_6*z40;
    const puma_lanes z42 = ms4_x*(c4*z13 + s4*z12 + 0.432*z10) + (c5*z40 - z16*z3 - z33*z10);
    const puma_lanes z43 = z41 - (z31*z21 + U3_4*z42) + ms3_x*z14 - 0.149*z28;
    const puma_lanes z44 = z33 - 0.008791632*s5;
    const puma_lanes S3_yz = s4*z44;
    const puma_lanes z45 = z2*S3_xz + z3*S3_yz;
    const puma_lanes z46 = z43 + z45;
    const puma_lanes U2_4 = neg_iD4*z38;
    const puma_lanes z47 = 7.411136746315463*z19;
    const puma_lanes z48 = z42*U2_4 - (z45 + (ms3_z*z4 + (z41 - z21*z47 + 0.149*ms2_y)));
    const puma_lanes z49 = z48 - neg_U2_3*z46;
    const puma_lanes z50 = 0.864*(c2*(neg_ms3_y*z2 + ms3_x*z3));
    const puma_lanes z51 = 2.0*(z4*z29) + (z27 - (z30 + (z19*z47 + z39*neg_U2_3)) + z50);
    const puma_lanes D2 = z51 + z38*U2_4 + 10.670410128;
    const puma_lanes iD2 = 1.0/D2;
    const puma_lanes neg_U1_2 = z49*iD2;
    const puma_lanes S3_xy = c4*z44 - 0.00040702*c5 - 0.08909588;
    const puma_lanes z52 = 70.92198581560284*z40;
    const puma_lanes U1_3 = iD3*z46;
    const puma_lanes z53 = z2*(z2*(z22 - S3_xx + 4.093709475) - 2.0*(z3*S3_xy)) + (S3_xx + (z50 -
        (z40*z52 + z46*U1_3)));
    const puma_lanes z54 = 7.411136746315463*z21;
    const puma_lanes z55 = z25 + (9.991710128000001*(s2*s2) - z53) - 0.298*ms3_z + z21*z54;
    const puma_lanes neg_U1_4 = neg_iD4*z42;
    const puma_lanes D1 = 12.954238947 - (z49*neg_U1_2 + (z55 - z42*neg_U1_4));
    const puma_lanes iD1 = 1.0/D1;
    const puma_lanes z56 = 7.411136746315463*phi[4];
    const puma_lanes z57 = U2_6*phi[5];
    const puma_lanes z58 = phi[3] - c5*phi[5];
    const puma_lanes z59 = z57 + (U3_4*z58 + z18*z56 - phi[2]);
    const puma_lanes z60 = z57 + U2_4*z58 + neg_U2_3*z59 - phi[1] + z19*z56;
    const puma_lanes z61 = z21*z56 + (neg_U1_2*z60 - phi[0] - U1_3*z59 - neg_U1_4*z58);
    const puma_lanes z62 = 70.92198581560284*phi[5];
    const puma_lanes z63 = iD1*(z61 - z40*z62);
    const puma_lanes z64 = iD2*z60 + neg_U1_2*z63;
    const puma_lanes z65 = U1_3*z63 - neg_U2_3*z64 - iD3*z59;
    const puma_lanes z66 = U2_4*z64 - (U3_4*z65 + neg_U1_4*z63 + neg_iD4*z58);
    const puma_lanes z67 = U2_6*z65 - (U2_6*z64 + (z62 - z52*z63)) + c5*z66;

    *(puma_lanes_at *)(to_qdd + 0*stride) = -z63;
    *(puma_lanes_at *)(to_qdd + 1*stride) = -z64;
    *(puma_lanes_at *)(to_qdd + 2*stride) = z65;
    *(puma_lanes_at *)(to_qdd + 3*stride) = z66;
    *(puma_lanes_at *)(to_qdd + 4*stride) = z54*z63 - (z31*z65 - z47*z64 - z56);
    *(puma_lanes_at *)(to_qdd + 5*stride) = -z67;
}
#endif

void puma_inertia_solve_batch(const double *PUMA_RESTRICT q, const double *PUMA_RESTRICT phi,
                              double *PUMA_RESTRICT qdd, size_t count)
{
    size_t i = 0;
#ifdef PUMA_LANES
    for (; count - i >= PUMA_LANES; i += PUMA_LANES)
        puma_inertia_solve_lanes(q + i, phi + i, qdd + i, count);
#endif
    for (; i < count; i++) {
        double one_q[6];
        puma_gather(one_q, q + i, 6, count);
        double one_phi[6];
        puma_gather(one_phi, phi + i, 6, count);
        double one_qdd[6];
        puma_inertia_solve(one_q, one_phi, one_qdd);
        puma_scatter(qdd + i, one_qdd, 6, count);
    }
}

#ifdef PUMA_LANES
static void puma_energy_lanes(const double *from_q, const double *from_qd, double *to_e,
                              size_t stride)
{
    const puma_lanes q[6] = {
        *(const puma_lanes_at *)(from_q + 0*stride),
        *(const puma_lanes_at *)(from_q + 1*stride),
        *(const puma_lanes_at *)(from_q + 2*stride),
        *(const puma_lanes_at *)(from_q + 3*stride),
        *(const puma_lanes_at *)(from_q + 4*stride),
        *(const puma_lanes_at *)(from_q + 5*stride)};
    const puma_lanes qd[6] = {
        *(const puma_lanes_at *)(from_qd + 0*stride),
        *(const puma_lanes_at *)(from_qd + 1*stride),
        *(const puma_lanes_at *)(from_qd + 2*stride),
        *(const puma_lanes_at *)(from_qd + 3*stride),
        *(const puma_lanes_at *)(from_qd + 4*stride),
        *(const puma_lanes_at *)(from_qd + 5*stride)};

    /* joint angles */
    puma_lanes s4, c4;
    const puma_lanes c4_of = q[3];
    puma_lanes_sincos(&c4_of, &s4, &c4);
    puma_lanes s3, c3;
    const puma_lanes s3_of = q[2];
    puma_lanes_sincos(&s3_of, &s3, &c3);
    puma_lanes s2, c2;
    const puma_lanes s2_of = q[1];
    puma_lanes_sincos(&s2_of, &s2, &c2);
    puma_lanes s6, c6;
    const puma_lanes c6_of = q[5];
    puma_lanes_sincos(&c6_of, &s6, &c6);
    puma_lanes s5, c5;
    const puma_lanes c5_of = q[4];
    puma_lanes_sincos(&c5_of, &s5, &c5);

    /* link 2 */
    const puma_lanes neg_w2_x = qd[0]*s2;
    const puma_lanes neg_w2_y = qd[0]*c2;
    const puma_lanes neg_v2_x = 0.149*neg_w2_y;

    /* link 3 */
    const puma_lanes w3_y = s3*neg_w2_x - c3*neg_w2_y;
    const puma_lanes neg_w3_x = s3*neg_w2_y + neg_w2_x*c3;
    const puma_lanes w3_z = qd[1] + qd[2];
    const puma_lanes z1 = 0.149*neg_w2_x;
    const puma_lanes z2 = 0.432*qd[1] + z1;
    const puma_lanes v3_x = s3*z2 - c3*neg_v2_x;
    const puma_lanes v3_y = c3*z2 + s3*neg_v2_x;
    const puma_lanes z3 = v3_y + 0.04*w3_z;
    const puma_lanes z4 = 0.197*w3_z + v3_x;
    const puma_lanes z5 = z1 + 0.14*qd[1];
    const puma_lanes z6 = 9.81*s2;
    const puma_lanes z7 = 9.81*c2;
    const puma_lanes z8 = c3*z6 + s3*z7;
    const puma_lanes z9 = c3*z7 - s3*z6;

    /* link 4 */
    const puma_lanes z10 = 0.432*neg_w2_y;
    const puma_lanes z11 = 0.02*w3_y - 0.432*neg_w3_x - z10;
    const puma_lanes z12 = 0.432*w3_z + v3_x;
    const puma_lanes neg_v4_y = c4*z11 + s4*z12;
    const puma_lanes v4_x = c4*z12 - z11*s4;
    const puma_lanes neg_v4_z = 0.02*w3_z + v3_y;
    const puma_lanes w4_y = neg_w3_x*s4 + c4*w3_z;
    const puma_lanes w4_z = qd[3] - w3_y;
    const puma_lanes w4_x = s4*w3_z - c4*neg_w3_x;
    const puma_lanes z13 = 0.04*w3_y - (z10 + 0.197*neg_w3_x);
    const puma_lanes z14 = 0.057*w4_y - v4_x;
    const puma_lanes z15 = neg_v4_y - 0.057*w4_x;
    const puma_lanes z16 = 4.23792*s2;
    const puma_lanes z17 = z16 + 0.02*z8 - 0.432*z9;

    /* link 5 */
    const puma_lanes v5_x = v4_x*c5 + s5*neg_v4_z;
    const puma_lanes w5_z = qd[4] + w4_y;
    const puma_lanes w5_x = c5*w4_x - s5*w4_z;
    const puma_lanes v5_y = c5*neg_v4_z - v4_x*s5;
    const puma_lanes z18 = v5_y*v5_y;
    const puma_lanes z19 = 0.007*w5_x + neg_v4_y;
    const puma_lanes z20 = v5_x + 0.007*w5_z;
    const puma_lanes neg_w5_y = c5*w4_z + s5*w4_x;
    const puma_lanes z21 = c5*z9 - s5*(c4*z8);

    /* link 6 */
    const puma_lanes w6_x = s6*w5_z + c6*w5_x;
    const puma_lanes z22 = neg_v4_y*c6 + s6*v5_x + 0.037000000000000005*w6_x;
    const puma_lanes w6_y = c6*w5_z - s6*w5_x;
    const puma_lanes z23 = neg_v4_y*s6 - 0.037000000000000005*w6_y - c6*v5_x;
    const puma_lanes z24 = 0.0735*(w5_x*w5_x) + 1.052*(z19*z19 + (z18 + z20*z20));
    const puma_lanes z25 = 8.767*(z3*z3 + z4*z4 + z13*z13) + (0.1273*(w5_z*w5_z) + (z24 +
        0.0735*(neg_w5_y*neg_w5_y)));
    const puma_lanes z26 = 3.3768*(neg_w3_x*neg_w3_x) + (3.3768*(w3_z*w3_z) + z25) +
        0.3009*(w3_y*w3_y);
    const puma_lanes z27 = 8.2672*(qd[1]*qd[1]) + (8.0783*(neg_w2_y*neg_w2_y) + z26 +
        0.4898*(neg_w2_x*neg_w2_x));
    const puma_lanes z28 = z27 + 15.761*(z5*z5 + 1.8828431151749923*(neg_v2_x*neg_v2_x)) +
        1.6426792360000002*(qd[0]*qd[0]);
    const puma_lanes z29 = 0.1273*(w4_z*w4_z) + (z28 + 1.052*(z14*z14 + neg_v4_z*neg_v4_z +
        z15*z15));
    const puma_lanes w6_z = neg_w5_y + qd[5];
    const puma_lanes z30 = 0.181*(w4_x*w4_x) + (z29 + 0.181*(w4_y*w4_y)) + 0.0141*(w6_z*w6_z);
    const puma_lanes z31 = 0.351*(z22*z22 + (z18 + z23*z23)) + (0.0071*(w6_y*w6_y) +
        (0.0071*(w6_x*w6_x) + z30));
    const puma_lanes z32 = 0.351*(z17 - 0.037000000000000005*z21) + 1.052*(z17 + 0.057*z9) +
        8.767*(0.04*z8 + (z16 - 0.197*z9));

    *(puma_lanes_at *)(to_e + 0*stride) = 0.5*z31;
    *(puma_lanes_at *)(to_e + 1*stride) = -(z32 + 21.646157400000003*s2 + 1.052*(z17 - 0.007*z21));
}
#endif

void puma_energy_batch(const double *PUMA_RESTRICT q, const double *PUMA_RESTRICT qd,
                       double *PUMA_RESTRICT e, size_t count)
{
    size_t i = 0;
#ifdef PUMA_LANES
    for (; count - i >= PUMA_LANES; i += PUMA_LANES)
        puma_energy_lanes(q + i, qd + i, e + i, count);
#endif
    for (; i < count; i++) {
        double one_q[6];
        puma_gather(one_q, q + i, 6, count);
        double one_qd[6];
        puma_gather(one_qd, qd + i, 6, count);
        double one_e[2];
        puma_energy(one_q, one_qd, one_e);
        puma_scatter(e + i, one_e, 2, count);
    }
}

#ifdef PUMA_LANES
static void puma_inverse_dynamics_wrench_lanes(const double *from_q, const double *from_qd,
                                               const double *from_qdd, const double *from_wrench,
                                               double *to_tau, size_t stride)
{
    const puma_lanes q[6] = {
        *(const puma_lanes_at *)(from_q + 0*stride),
        *(const puma_lanes_at *)(from_q + 1*stride),
        *(const puma_lanes_at *)(from_q + 2*stride),
        *(const puma_lanes_at *)(from_q + 3*stride),
        *(const puma_lanes_at *)(from_q + 4*stride),
        *(const puma_lanes_at *)(from_q + 5*stride)};
    const puma_lanes qd[6] = {
        *(const puma_lanes_at *)(from_qd + 0*stride),
        *(const puma_lanes_at *)(from_qd + 1*stride),
        *(const puma_lanes_at *)(from_qd + 2*stride),
        *(const puma_lanes_at *)(from_qd + 3*stride),
        *(const puma_lanes_at *)(from_qd + 4*stride),
        *(const puma_lanes_at *)(from_qd + 5*stride)};
    const puma_lanes qdd[6] = {
        *(const puma_lanes_at *)(from_qdd + 0*stride),
        *(const puma_lanes_at *)(from_qdd + 1*stride),
        *(const puma_lanes_at *)(from_qdd + 2*stride),
        *(const puma_lanes_at *)(from_qdd + 3*stride),
        *(const puma_lanes_at *)(from_qdd + 4*stride),
        *(const puma_lanes_at *)(from_qdd + 5*stride)};
    const puma_lanes wrench[6] = {
        *(const puma_lanes_at *)(from_wrench + 0*stride),
        *(const puma_lanes_at *)(from_wrench + 1*stride),
        *(const puma_lanes_at *)(from_wrench + 2*stride),
        *(const puma_lanes_at *)(from_wrench + 3*stride),
        *(const puma_lanes_at *)(from_wrench + 4*stride),
        *(const puma_lanes_at *)(from_wrench + 5*stride)};

    /* joint angles */
    puma_lanes s1, c1;
    const puma_lanes s1_of = q[0];
    puma_lanes_sincos(&s1_of, &s1, &c1);
    puma_lanes s2, c2;
    const puma_lanes s2_of = q[1];
    puma_lanes_sincos(&s2_of, &s2, &c2);
    puma_lanes s3, c3;
    const puma_lanes s3_of = q[2];
    puma_lanes_sincos(&s3_of, &s3, &c3);
    puma_lanes s4, c4;
    const puma_lanes s4_of = q[3];
    puma_lanes_sincos(&s4_of, &s4, &c4);
    puma_lanes s5, c5;
    const puma_lanes s5_of = q[4];
    puma_lanes_sincos(&s5_of, &s5, &c5);
    puma_lanes s6, c6;
    const puma_lanes s6_of = q[5];
    puma_lanes_sincos(&s6_of, &s6, &c6);
    const puma_lanes z1 = 0.432*c2;
    const puma_lanes z2 = 0.432*s2;
    const puma_lanes z3 = q[1] + q[2];
    puma_lanes z4, z5;
    const puma_lanes z4_of = z3;
    puma_lanes_sincos(&z4_of, &z4, &z5);
    const puma_lanes z6 = 6.944190320000001*s2;
    const puma_lanes z7 = s2*z6;
    const puma_lanes z8 = z7 - 7.283540320000001;
    const puma_lanes z9 = c2*z6;

    /* motion of link 1 */
    const puma_lanes neg_U1_xx = qd[0]*qd[0];

    /* motion of link 2 */
    const puma_lanes neg_wd2_x = qd[0]*qd[1];
    const puma_lanes neg_U2_zy = 2.0*neg_wd2_x;
    const puma_lanes neg_a2_z = 0.149*neg_U1_xx;
    const puma_lanes neg_U2_yy = qd[1]*qd[1];
    const puma_lanes neg_U2_xx = neg_U1_xx + neg_U2_yy;
    const puma_lanes neg_a2_x = 0.149*qdd[0];

    /* motion of link 3 */
    const puma_lanes a3_z = qdd[0]*z1 - z2*neg_U2_zy - neg_a2_z;
    const puma_lanes z10 = z1*qdd[1] - z2*neg_U2_yy - 9.81;
    const puma_lanes z11 = z2*qdd[1] + z1*neg_U2_xx + neg_a2_x;
    const puma_lanes a3_x = z10*z4 - z5*z11;
    const puma_lanes w3_z = qd[1] + qd[2];
    const puma_lanes neg_w3_y = qd[0]*z5;
    const puma_lanes z12 = neg_w3_y*neg_w3_y;
    const puma_lanes neg_U3_xx = w3_z*w3_z + z12;
    const puma_lanes neg_w3_x = qd[0]*z4;
    const puma_lanes z13 = w3_z*neg_w3_x;
    const puma_lanes neg_U3_xz = qdd[0]*z5;
    const puma_lanes wd3_y = z13 - neg_U3_xz;
    const puma_lanes neg_U3_zx = z13 + wd3_y;
    const puma_lanes wd3_z = qdd[1] + qdd[2];
    const puma_lanes U3_yz = qdd[0]*z4;
    const puma_lanes z14 = w3_z*neg_w3_y;
    const puma_lanes neg_wd3_x = U3_yz + z14;
    const puma_lanes z15 = neg_w3_y*neg_w3_x;
    const puma_lanes U3_yx = wd3_z + z15;
    const puma_lanes a3_y = z4*z11 + z10*z5;
    const puma_lanes neg_U3_zy = z14 + neg_wd3_x;
    const puma_lanes U3_xy = z15 - wd3_z;

    /* motion of link 4 */
    const puma_lanes z16 = a3_x - 0.02*neg_U3_xx;
    const puma_lanes z17 = 0.02*neg_U3_zx - a3_z;
    const puma_lanes z18 = s4*z16 + c4*z17;
    const puma_lanes w4_y = c4*w3_z + s4*neg_w3_x;
    const puma_lanes wd4_x = s4*wd3_z - c4*neg_wd3_x + qd[3]*w4_y;
    const puma_lanes w4_z = neg_w3_y + qd[3];
    const puma_lanes z19 = w4_y*w4_z;
    const puma_lanes U4_yz = z19 - wd4_x;
    const puma_lanes a4_y = 0.432*U4_yz - z18;
    const puma_lanes w4_x = s4*w3_z - c4*neg_w3_x;
    const puma_lanes wd4_z = qdd[3] - wd3_y;
    const puma_lanes neg_U4_zz = w4_y*w4_y + w4_x*w4_x;
    const puma_lanes z20 = 0.02*U3_yx + a3_y;
    const puma_lanes neg_a4_z = 0.432*neg_U4_zz + z20;
    const puma_lanes z21 = c4*z16 - s4*z17;
    const puma_lanes wd4_y = c4*wd3_z + s4*neg_wd3_x - qd[3]*w4_x;
    const puma_lanes z22 = w4_z*w4_x;
    const puma_lanes U4_xz = wd4_y + z22;
    const puma_lanes a4_x = z21 + 0.432*U4_xz;
    const puma_lanes z23 = w4_y*w4_x;
    const puma_lanes U4_yx = wd4_z + z23;
    const puma_lanes U4_xy = z23 - wd4_z;
    const puma_lanes U4_zx = z22 - wd4_y;
    const puma_lanes U4_zy = wd4_x + z19;

    /* motion of link 5 */
    const puma_lanes neg_w5_y = c5*w4_z + s5*w4_x;
    const puma_lanes neg_wd5_x = qd[4]*neg_w5_y + (s5*wd4_z - c5*wd4_x);
    const puma_lanes w5_z = w4_y + qd[4];
    const puma_lanes neg_U5_zy = neg_wd5_x + neg_w5_y*w5_z;
    const puma_lanes a5_y = c5*neg_a4_z - s5*a4_x;
    const puma_lanes w5_x = c5*w4_x - s5*w4_z;
    const puma_lanes neg_U5_yy = w5_x*w5_x + w5_z*w5_z;
    const puma_lanes z24 = neg_w5_y*w5_x;
    const puma_lanes wd5_z = wd4_y + qdd[4];
    const puma_lanes neg_U5_xy = z24 + wd5_z;
    const puma_lanes a5_x = c5*a4_x + s5*neg_a4_z;
    const puma_lanes neg_wd5_y = c5*wd4_z + s5*wd4_x + qd[4]*w5_x;
    const puma_lanes z25 = w5_z*w5_x;
    const puma_lanes U5_zx = neg_wd5_y + z25;
    const puma_lanes U5_yx = wd5_z - z24;

    /* motion of link 6 */
    const puma_lanes wd6_z = neg_wd5_y + qdd[5];
    const puma_lanes U6_yx = z25 + wd6_z;
    const puma_lanes U6_xy = z25 - wd6_z;
    const puma_lanes w6_z = neg_w5_y + qd[5];
    const puma_lanes wd6_x = w5_z*qd[5] - neg_wd5_x;
    const puma_lanes U6_zy = w5_z*w6_z + wd6_x;
    const puma_lanes wd6_y = wd5_z - w5_x*qd[5];
    const puma_lanes U6_zx = w5_x*w6_z - wd6_y;

    /* forces on link 6 */
    const puma_lanes f6_y = 6.3141087962962965*a4_y;
    const puma_lanes neg_f6_z = 6.3141087962962965*a5_y;
    const puma_lanes f6_x = 6.3141087962962965*a5_x;
    const puma_lanes n6_z = 0.00705*U6_yx - 0.00705*U6_xy;
    const puma_lanes n6_x = 0.00705*U6_zy;
    const puma_lanes neg_n6_y = 0.00705*U6_zx;

    /* forces on link 5 */
    const puma_lanes f5_z = f6_y + 0.020351*neg_U5_zy;
    const puma_lanes f5_y = neg_f6_z + 0.020351*neg_U5_yy;
    const puma_lanes f5_x = 0.020351*neg_U5_xy + f6_x;
    const puma_lanes f4_x = c5*f5_x - s5*f5_y;
    const puma_lanes neg_n5_y = 0.06365*U5_zx + n6_z;
    const puma_lanes n5_x = n6_x - (0.064232067*neg_U5_zy + 0.020351*a4_y);
    const puma_lanes n5_z = 0.06365*U5_yx + 0.064232067*neg_U5_xy + 0.020351*a5_x - neg_n6_y;
    const puma_lanes neg_f4_z = c5*f5_y + s5*f5_x;

    /* forces on link 4 */
    const puma_lanes z26 = 13.674891203703703*z18 - f5_z;
    const puma_lanes z27 = f4_x + 13.674891203703703*z21;
    const puma_lanes z28 = c4*z26 - s4*z27;
    const puma_lanes neg_n4_z = 0.0735*U4_xy - 0.06365*U4_yx + (s5*n5_x - c5*neg_n5_y);
    const puma_lanes n4_y = n5_z - 0.06365*U4_zx;
    const puma_lanes z29 = 0.432*f4_x + n4_y;
    const puma_lanes n4_x = 0.0735*U4_zy + (c5*n5_x + s5*neg_n5_y);
    const puma_lanes z30 = n4_x - 0.432*f5_z;
    const puma_lanes z31 = neg_f4_z + 13.674891203703703*z20;

    /* forces on link 3 */
    const puma_lanes neg_f3_z = 3.659268518518518*a3_z + z28;
    const puma_lanes n3_y = 0.1574636*neg_U3_zx - 0.03454198*neg_U3_zy + (neg_n4_z + 0.02*z28);
    const puma_lanes n3_x = c4*z30 - s4*z29 + (0.03454198*neg_U3_zx - 2.9153452349999998*neg_U3_zy);
    const puma_lanes f3_y = z31 - 3.659268518518518*a3_y;
    const puma_lanes f3_x = c4*z27 + s4*z26 - 3.659268518518518*a3_x;
    const puma_lanes z32 = z5*f3_x - z4*f3_y;
    const puma_lanes n3_z = 0.1574636*U3_yx - 2.9153452349999998*U3_xy +
        0.03454198*(neg_w3_x*neg_w3_x - z12) + (c4*z29 + s4*z30 + 0.02*z31);

    /* forces on link 2 */
    const puma_lanes n2_y = z1*neg_f3_z + (z5*n3_y + z4*n3_x) + (qdd[0]*z8 + neg_U2_zy*z9);
    const puma_lanes f2_x = z32 - 1.019203009259259*qdd[0];
    const puma_lanes n2_z = qdd[1]*(z7 + 0.33935000000000015) - qdd[1]*z8 + neg_U1_xx*z9 + (n3_z -
        (z2*z32 - z1*(z4*f3_x + z5*f3_y)));

    /* forces on link 1 */
    const puma_lanes n1_z = 2.028231202*qdd[0] - (n2_y + 0.149*f2_x);

    /* wrench on the tool */
    const puma_lanes z33 = s1*wrench[1] + c1*wrench[0];
    const puma_lanes z34 = s1*wrench[4] + c1*wrench[3];
    const puma_lanes z35 = s2*wrench[5] - c2*z34;
    const puma_lanes z36 = c2*wrench[5] + s2*z34;
    const puma_lanes z37 = c3*z35 + s3*z36;
    const puma_lanes z38 = c1*wrench[4] - s1*wrench[3];
    const puma_lanes z39 = c4*z37 - s4*z38;
    const puma_lanes z40 = c3*z36 - s3*z35;
    const puma_lanes z41 = c5*z39 + s5*z40;
    const puma_lanes z42 = s4*z37 + c4*z38;
    const puma_lanes z43 = s1*wrench[0] - c1*wrench[1];
    const puma_lanes z44 = s2*z33 + c2*wrench[2];
    const puma_lanes z45 = c2*z33 - s2*wrench[2];
    const puma_lanes z46 = s3*z44 - c3*z45;
    const puma_lanes z47 = s3*z45 + c3*z44;
    const puma_lanes z48 = c5*(s4*z43 + c4*z46) + s5*z47;
    const puma_lanes z49 = s4*z46 - c4*z43;
    const puma_lanes z50 = c6*z41 - s6*z42 + 0.056*(s6*z48 + c6*z49);
    const puma_lanes z51 = s6*z41 + c6*z42 + 0.056*(s6*z49 - c6*z48);
    const puma_lanes z52 = c6*z50 + s6*z51;
    const puma_lanes z53 = c5*z40 - s5*z39;
    const puma_lanes z54 = s5*z52 + c5*z53;
    const puma_lanes z55 = z54 - 0.02*z43;
    const puma_lanes z56 = 0.432*z43;
    const puma_lanes z57 = c5*z52 - s5*z53;
    const puma_lanes z58 = c6*z51 - s6*z50;
    const puma_lanes z59 = z56 - (c4*z57 + s4*z58);
    const puma_lanes z60 = s2*(s3*z55 + c3*z59) + c2*(z56 + (s3*z59 - c3*z55));
    const puma_lanes z61 = s4*z57 - c4*z58 + (0.02*z47 + 0.432*z46);

    *(puma_lanes_at *)(to_tau + 0*stride) = 0.149*z33 + z60 + n1_z;
    *(puma_lanes_at *)(to_tau + 1*stride) = 0.432*z44 + z61 + n2_z;
    *(puma_lanes_at *)(to_tau + 2*stride) = z61 + n3_z;
    *(puma_lanes_at *)(to_tau + 3*stride) = -(z54 + neg_n4_z);
    *(puma_lanes_at *)(to_tau + 4*stride) = n5_z - z58;
    *(puma_lanes_at *)(to_tau + 5*stride) = n6_z - z53;
}
#endif

void puma_inverse_dynamics_wrench_batch(const double *PUMA_RESTRICT q,
                                        const double *PUMA_RESTRICT qd,
                                        const double *PUMA_RESTRICT qdd,
                                        const double *PUMA_RESTRICT wrench,
                                        double *PUMA_RESTRICT tau, size_t count)
{
    size_t i = 0;
#ifdef PUMA_LANES
    for (; count - i >= PUMA_LANES; i += PUMA_LANES)
        puma_inverse_dynamics_wrench_lanes(q + i, qd + i, qdd + i, wrench + i, tau + i, count);
#endif
    for (; i < count; i++) {
        double one_q[6];
        puma_gather(one_q, q + i, 6, count);
        double one_qd[6];
        puma_gather(one_qd, qd + i, 6, count);
        double one_qdd[6];
        puma_gather(one_qdd, qdd + i, 6, count);
        double one_wrench[6];
        puma_gather(one_wrench, wrench + i, 6, count);
        double one_tau[6];
        puma_inverse_dynamics_wrench(one_q, one_qd, one_qdd, one_wrench, one_tau);
        puma_scatter(tau + i, one_tau, 6, count);
    }
}

#ifdef PUMA_LANES
static void puma_bias_wrench_lanes(const double *from_q, const double *from_qd,
                                   const double *from_wrench, double *to_b, size_t stride)
{
    const puma_lanes q[6] = {
        *(const puma_lanes_at *)(from_q + 0*stride),
        *(const puma_lanes_at *)(from_q + 1*stride),
        *(const puma_lanes_at *)(from_q + 2*stride),
        *(const puma_lanes_at *)(from_q + 3*stride),
        *(const puma_lanes_at *)(from_q + 4*stride),
        *(const puma_lanes_at *)(from_q + 5*stride)};
    const puma_lanes qd[6] = {
        *(const puma_lanes_at *)(from_qd + 0*stride),
        *(const puma_lanes_at *)(from_qd + 1*stride),
        *(const puma_lanes_at *)(from_qd + 2*stride),
        *(const puma_lanes_at *)(from_qd + 3*stride),
        *(const puma_lanes_at *)(from_qd + 4*stride),
        *(const puma_lanes_at *)(from_qd + 5*stride)};
    const puma_lanes wrench[6] = {
        *(const puma_lanes_at *)(from_wrench + 0*stride),
        *(const puma_lanes_at *)(from_wrench + 1*stride),
        *(const puma_lanes_at *)(from_wrench + 2*stride),
        *(const puma_lanes_at *)(from_wrench + 3*stride),
        *(const puma_lanes_at *)(from_wrench + 4*stride),
        *(const puma_lanes_at *)(from_wrench + 5*stride)};

    /* joint angles */
    puma_lanes s1, c1;
    const puma_lanes s1_of = q[0];
    puma_lanes_sincos(&s1_of, &s1, &c1);
    puma_lanes s2, c2;
    const puma_lanes s2_of = q[1];
    puma_lanes_sincos(&s2_of, &s2, &c2);
    puma_lanes s3, c3;
    const puma_lanes s3_of = q[2];
    puma_lanes_sincos(&s3_of, &s3, &c3);
    puma_lanes s4, c4;
    const puma_lanes s4_of = q[3];
    puma_lanes_sincos(&s4_of, &s4, &c4);
    puma_lanes s5, c5;
    const puma_lanes s5_of = q[4];
    puma_lanes_sincos(&s5_of, &s5, &c5);
    puma_lanes s6, c6;
    const puma_lanes s6_of = q[5];
    puma_lanes_sincos(&s6_of, &s6, &c6);
    const puma_lanes z1 = q[1] + q[2];
    puma_lanes z2, z5;
    const puma_lanes z2_of = z1;
    puma_lanes_sincos(&z2_of, &z2, &z5);
    const puma_lanes z3 = 0.432*c2;
    const puma_lanes z4 = 0.432*s2;
    const puma_lanes z6 = c2*(6.944190320000001*s2);

    /* motion of link 1 */
    const puma_lanes neg_U1_xx = qd[0]*qd[0];

    /* motion of link 2 */
    const puma_lanes neg_U2_yy = qd[1]*qd[1];
    const puma_lanes neg_U2_xx = neg_U2_yy + neg_U1_xx;
    const puma_lanes neg_a2_z = 0.149*neg_U1_xx;
    const puma_lanes neg_wd2_x = qd[1]*qd[0];
    const puma_lanes neg_U2_zy = 2.0*neg_wd2_x;

    /* motion of link 3 */
    const puma_lanes z7 = neg_U2_xx*z3;
    const puma_lanes z8 = neg_U2_yy*z4 + 9.81;
    const puma_lanes a3_y = z2*z7 - z8*z5;
    const puma_lanes neg_w3_x = z2*qd[0];
    const puma_lanes w3_z = qd[1] + qd[2];
    const puma_lanes neg_w3_y = qd[0]*z5;
    const puma_lanes neg_wd3_x = w3_z*neg_w3_y;
    const puma_lanes U3_xy = neg_w3_x*neg_w3_y;
    const puma_lanes neg_a3_z = neg_a2_z + z4*neg_U2_zy;
    const puma_lanes wd3_y = neg_w3_x*w3_z;
    const puma_lanes z9 = neg_w3_y*neg_w3_y;
    const puma_lanes neg_U3_xx = w3_z*w3_z + z9;
    const puma_lanes neg_a3_x = z7*z5 + z2*z8;

    /* motion of link 4 */
    const puma_lanes w4_x = s4*w3_z - c4*neg_w3_x;
    const puma_lanes w4_z = qd[3] + neg_w3_y;
    const puma_lanes wd4_y = s4*neg_wd3_x - w4_x*qd[3];
    const puma_lanes z10 = a3_y + 0.02*U3_xy;
    const puma_lanes w4_y = c4*w3_z + s4*neg_w3_x;
    const puma_lanes neg_U4_zz = w4_y*w4_y + w4_x*w4_x;
    const puma_lanes neg_a4_z = z10 + 0.432*neg_U4_zz;
    const puma_lanes z11 = w4_x*w4_z;
    const puma_lanes U4_xz = wd4_y + z11;
    const puma_lanes z12 = neg_a3_z + 0.04*wd3_y;
    const puma_lanes z13 = 0.02*neg_U3_xx + neg_a3_x;
    const puma_lanes z14 = s4*z12 + c4*z13;
    const puma_lanes a4_x = 0.432*U4_xz - z14;
    const puma_lanes wd4_x = qd[3]*w4_y - c4*neg_wd3_x;
    const puma_lanes z15 = w4_z*w4_y;
    const puma_lanes U4_yz = z15 - wd4_x;
    const puma_lanes z16 = s4*z13 - c4*z12;
    const puma_lanes a4_y = 0.432*U4_yz + z16;
    const puma_lanes z17 = w4_x*w4_y;
    const puma_lanes U4_xy = wd3_y + z17;
    const puma_lanes U4_yx = z17 - wd3_y;
    const puma_lanes U4_zy = wd4_x + z15;
    const puma_lanes U4_zx = z11 - wd4_y;

    /* motion of link 5 */
    const puma_lanes w5_x = c5*w4_x - s5*w4_z;
    const puma_lanes neg_w5_y = c5*w4_z + s5*w4_x;
    const puma_lanes z18 = w5_x*neg_w5_y;
    const puma_lanes neg_U5_xy = z18 + wd4_y;
    const puma_lanes a5_x = s5*neg_a4_z + c5*a4_x;
    const puma_lanes w5_z = w4_y + qd[4];
    const puma_lanes neg_U5_yy = w5_x*w5_x + w5_z*w5_z;
    const puma_lanes a5_y = c5*neg_a4_z - s5*a4_x;
    const puma_lanes wd5_x = s5*wd3_y + c5*wd4_x - neg_w5_y*qd[4];
    const puma_lanes U5_zy = wd5_x - neg_w5_y*w5_z;
    const puma_lanes wd5_y = c5*wd3_y - s5*wd4_x - w5_x*qd[4];
    const puma_lanes z19 = w5_x*w5_z;
    const puma_lanes U5_zx = z19 - wd5_y;
    const puma_lanes U5_xz = wd5_y + z19;
    const puma_lanes U5_yx = wd4_y - z18;

    /* motion of link 6 */
    const puma_lanes wd6_x = wd5_x + w5_z*qd[5];
    const puma_lanes w6_z = neg_w5_y + qd[5];
    const puma_lanes U6_zy = wd6_x + w5_z*w6_z;
    const puma_lanes wd6_y = wd4_y - w5_x*qd[5];
    const puma_lanes U6_zx = w5_x*w6_z - wd6_y;

    /* forces on link 6 */
    const puma_lanes f6_x = 6.3141087962962965*a5_x;
    const puma_lanes neg_f6_z = 6.3141087962962965*a5_y;
    const puma_lanes f6_y = 6.3141087962962965*a4_y;
    const puma_lanes n6_z = 0.00705*U5_zx - 0.00705*U5_xz;
    const puma_lanes n6_x = 0.00705*U6_zy;
    const puma_lanes neg_n6_y = 0.00705*U6_zx;

    /* forces on link 5 */
    const puma_lanes f5_x = 0.020351*neg_U5_xy + f6_x;
    const puma_lanes f5_y = 0.020351*neg_U5_yy + neg_f6_z;
    const puma_lanes neg_f4_z = s5*f5_x + c5*f5_y;
    const puma_lanes f5_z = f6_y - 0.020351*U5_zy;
    const puma_lanes f4_x = c5*f5_x - s5*f5_y;
    const puma_lanes neg_n5_y = 0.06365*U5_zx + n6_z;
    const puma_lanes n5_x = n6_x - (0.020351*a4_y - 0.064232067*U5_zy);
    const puma_lanes n5_z = 0.020351*a5_x + (0.064232067*neg_U5_xy + 0.06365*U5_yx) - neg_n6_y;

    /* forces on link 4 */
    const puma_lanes z20 = neg_f4_z + 13.674891203703703*z10;
    const puma_lanes z21 = f5_z + 13.674891203703703*z16;
    const puma_lanes z22 = 13.674891203703703*z14 - f4_x;
    const puma_lanes z23 = s4*z22 - c4*z21;
    const puma_lanes neg_n4_z = s5*n5_x - c5*neg_n5_y + (0.0735*U4_xy - 0.06365*U4_yx);
    const puma_lanes n4_x = 0.0735*U4_zy + (c5*n5_x + s5*neg_n5_y);
    const puma_lanes z24 = 0.432*f5_z - n4_x;
    const puma_lanes n4_y = n5_z - 0.06365*U4_zx;
    const puma_lanes z25 = 0.432*f4_x + n4_y;

    /* forces on link 3 */
    const puma_lanes f3_y = z20 - 3.659268518518518*a3_y;
    const puma_lanes f3_x = 3.659268518518518*neg_a3_x - (s4*z21 + c4*z22);
    const puma_lanes f2_x = z5*f3_x - z2*f3_y;
    const puma_lanes f3_z = 3.659268518518518*neg_a3_z - z23;
    const puma_lanes n3_y = 0.3149272*wd3_y - 0.06908396*neg_wd3_x + (neg_n4_z + 0.02*z23);
    const puma_lanes neg_n3_x = c4*z24 + s4*z25 + (5.8306904699999995*neg_wd3_x - 0.06908396*wd3_y);
    const puma_lanes neg_n3_z = 2.757881635*U3_xy - 0.03454198*(neg_w3_x*neg_w3_x - z9) + (s4*z24 -
        c4*z25 - 0.02*z20);

    /* forces on link 2 */
    const puma_lanes n2_y = neg_U2_zy*z6 + (z5*n3_y - z2*neg_n3_x - z3*f3_z);
    const puma_lanes neg_n1_z = 0.149*f2_x + n2_y;
    const puma_lanes n2_z = neg_U1_xx*z6 - (z4*f2_x - z3*(z5*f3_y + z2*f3_x) + neg_n3_z);

    /* wrench on the tool */
    const puma_lanes z26 = s1*wrench[1] + c1*wrench[0];
    const puma_lanes z27 = s1*wrench[4] + c1*wrench[3];
    const puma_lanes z28 = s2*wrench[5] - c2*z27;
    const puma_lanes z29 = c2*wrench[5] + s2*z27;
    const puma_lanes z30 = c3*z28 + s3*z29;
    const puma_lanes z31 = c1*wrench[4] - s1*wrench[3];
    const puma_lanes z32 = c4*z30 - s4*z31;
    const puma_lanes z33 = c3*z29 - s3*z28;
    const puma_lanes z34 = c5*z32 + s5*z33;
    const puma_lanes z35 = s4*z30 + c4*z31;
    const puma_lanes z36 = s1*wrench[0] - c1*wrench[1];
    const puma_lanes z37 = s2*z26 + c2*wrench[2];
    const puma_lanes z38 = c2*z26 - s2*wrench[2];
    const puma_lanes z39 = s3*z37 - c3*z38;
    const puma_lanes z40 = s3*z38 + c3*z37;
    const puma_lanes z41 = c5*(s4*z36 + c4*z39) + s5*z40;
    const puma_lanes z42 = s4*z39 - c4*z36;
    const puma_lanes z43 = c6*z34 - s6*z35 + 0.056*(s6*z41 + c6*z42);
    const puma_lanes z44 = s6*z34 + c6*z35 + 0.056*(s6*z42 - c6*z41);
    const puma_lanes z45 = c6*z43 + s6*z44;
    const puma_lanes z46 = c5*z33 - s5*z32;
    const puma_lanes z47 = s5*z45 + c5*z46;
    const puma_lanes z48 = z47 - 0.02*z36;
    const puma_lanes z49 = 0.432*z36;
    const puma_lanes z50 = c5*z45 - s5*z46;
    const puma_lanes z51 = c6*z44 - s6*z43;
    const puma_lanes z52 = z49 - (c4*z50 + s4*z51);
    const puma_lanes z53 = s2*(s3*z48 + c3*z52) + c2*(z49 + (s3*z52 - c3*z48));
    const puma_lanes z54 = s4*z50 - c4*z51 + (0.02*z40 + 0.432*z39);

    *(puma_lanes_at *)(to_b + 0*stride) = 0.149*z26 + z53 - neg_n1_z;
    *(puma_lanes_at *)(to_b + 1*stride) = 0.432*z37 + z54 + n2_z;
    *(puma_lanes_at *)(to_b + 2*stride) = z54 - neg_n3_z;
    *(puma_lanes_at *)(to_b + 3*stride) = -(neg_n4_z + z47);
    *(puma_lanes_at *)(to_b + 4*stride) = n5_z - z51;
    *(puma_lanes_at *)(to_b + 5*stride) = n6_z - z46;
}
#endif

void puma_bias_wrench_batch(const double *PUMA_RESTRICT q, const double *PUMA_RESTRICT qd,
                            const double *PUMA_RESTRICT wrench, double *PUMA_RESTRICT b,
                            size_t count)
{
    size_t i = 0;
#ifdef PUMA_LANES
    for (; count - i >= PUMA_LANES; i += PUMA_LANES)
        puma_bias_wrench_lanes(q + i, qd + i, wrench + i, b + i, count);
#endif
    for (; i < count; i++) {
        double one_q[6];
        puma_gather(one_q, q + i, 6, count);
        double one_qd[6];
        puma_gather(one_qd, qd + i, 6, count);
        double one_wrench[6];
        puma_gather(one_wrench, wrench + i, 6, count);
        double one_b[6];
        puma_bias_wrench(one_q, one_qd, one_wrench, one_b);
        puma_scatter(b + i, one_b, 6, count);
    }
}

#ifdef PUMA_LANES
static void puma_forward_dynamics_wrench_lanes(const double *from_q, const double *from_qd,
                                               const double *from_tau, const double *from_wrench,
                                               double *to_qdd, size_t stride)
{
    const puma_lanes q[6] = {
        *(const puma_lanes_at *)(from_q + 0*stride),
        *(const puma_lanes_at *)(from_q + 1*stride),
        *(const puma_lanes_at *)(from_q + 2*stride),
        *(const puma_lanes_at *)(from_q + 3*stride),
        *(const puma_lanes_at *)(from_q + 4*stride),
        *(const puma_lanes_at *)(from_q + 5*stride)};
    const puma_lanes qd[6] = {
        *(const puma_lanes_at *)(from_qd + 0*stride),
        *(const puma_lanes_at *)(from_qd + 1*stride),
        *(const puma_lanes_at *)(from_qd + 2*stride),
        *(const puma_lanes_at *)(from_qd + 3*stride),
        *(const puma_lanes_at *)(from_qd + 4*stride),
        *(const puma_lanes_at *)(from_qd + 5*stride)};
    const puma_lanes tau[6] = {
        *(const puma_lanes_at *)(from_tau + 0*stride),
        *(const puma_lanes_at *)(from_tau + 1*stride),
        *(const puma_lanes_at *)(from_tau + 2*stride),
        *(const puma_lanes_at *)(from_tau + 3*stride),
        *(const puma_lanes_at *)(from_tau + 4*stride),
        *(const puma_lanes_at *)(from_tau + 5*stride)};
    const puma_lanes wrench[6] = {
        *(const puma_lanes_at *)(from_wrench + 0*stride),
        *(const puma_lanes_at *)(from_wrench + 1*stride),
        *(const puma_lanes_at *)(from_wrench + 2*stride),
        *(const puma_lanes_at *)(from_wrench + 3*stride),
        *(const puma_lanes_at *)(from_wrench + 4*stride),
        *(const puma_lanes_at *)(from_wrench + 5*stride)};

    /* joint angles */
    puma_lanes s1, c1;
    const puma_lanes s1_of = q[0];
    puma_lanes_sincos(&s1_of, &s1, &c1);
    puma_lanes s2, c2;
    const puma_lanes s2_of = q[1];
    puma_lanes_sincos(&s2_of, &s2, &c2);
    puma_lanes s3, c3;
    const puma_lanes s3_of = q[2];
    puma_lanes_sincos(&s3_of, &s3, &c3);
    puma_lanes s4, c4;
    const puma_lanes s4_of = q[3];
    puma_lanes_sincos(&s4_of, &s4, &c4);
    puma_lanes s5, c5;
    const puma_lanes s5_of = q[4];
    puma_lanes_sincos(&s5_of, &s5, &c5);
    puma_lanes s6, c6;
    const puma_lanes s6_of = q[5];
    puma_lanes_sincos(&s6_of, &s6, &c6);
    const puma_lanes z1 = q[1] + q[2];
    puma_lanes z2, z3;
    const puma_lanes z2_of = z1;
    puma_lanes_sincos(&z2_of, &z2, &z3);
    const puma_lanes z4 = 0.432*s2;
    const puma_lanes z5 = 6.944190320000001*(s2*c2);

    /* wrench on the tool */
    const puma_lanes z6 = s1*wrench[4] + c1*wrench[3];
    const puma_lanes z7 = c2*wrench[5] + s2*z6;
    const puma_lanes z8 = s2*wrench[5] - c2*z6;
    const puma_lanes z9 = c3*z7 - s3*z8;
    const puma_lanes z10 = c3*z8 + s3*z7;
    const puma_lanes z11 = c1*wrench[4] - s1*wrench[3];
    const puma_lanes z12 = c4*z10 - s4*z11;
    const puma_lanes z13 = c5*z9 - s5*z12;
    const puma_lanes z14 = s1*wrench[1] + c1*wrench[0];
    const puma_lanes z15 = s2*z14 + c2*wrench[2];
    const puma_lanes z16 = c2*z14 - s2*wrench[2];
    const puma_lanes z17 = s3*z15 - c3*z16;
    const puma_lanes z18 = s3*z16 + c3*z15;
    const puma_lanes z19 = c5*z12 + s5*z9;
    const puma_lanes z20 = s4*z10 + c4*z11;
    const puma_lanes z21 = s1*wrench[0] - c1*wrench[1];
    const puma_lanes z22 = c5*(s4*z21 + c4*z17) + s5*z18;
    const puma_lanes z23 = s4*z17 - c4*z21;
    const puma_lanes z24 = c6*z19 - s6*z20 + 0.056*(s6*z22 + c6*z23);
    const puma_lanes z25 = s6*z19 + c6*z20 + 0.056*(s6*z23 - c6*z22);
    const puma_lanes z26 = c6*z24 + s6*z25;
    const puma_lanes z27 = c5*z26 - s5*z13;
    const puma_lanes z28 = c6*z25 - s6*z24;
    const puma_lanes z29 = 0.432*z17 + (0.02*z18 + (s4*z27 - c4*z28));
    const puma_lanes z30 = s5*z26 + c5*z13;
    const puma_lanes z31 = z30 - 0.02*z21;
    const puma_lanes z32 = 0.432*z21;
    const puma_lanes z33 = c4*z27 - z32 + s4*z28;

    /* motion of link 1 */
    const puma_lanes neg_U1_xx = qd[0]*qd[0];

    /* motion of link 2 */
    const puma_lanes neg_U2_yy = qd[1]*qd[1];
    const puma_lanes neg_U2_xx = neg_U2_yy + neg_U1_xx;
    const puma_lanes neg_wd2_x = qd[0]*qd[1];
    const puma_lanes neg_U2_zy = 2.0*neg_wd2_x;

    /* motion of link 3 */
    const puma_lanes neg_w3_x = qd[0]*z2;
    const puma_lanes w3_z = qd[1] + qd[2];
    const puma_lanes neg_w3_y = qd[0]*z3;
    const puma_lanes wd3_y = neg_w3_x*w3_z;
    const puma_lanes neg_wd3_x = w3_z*neg_w3_y;
    const puma_lanes z34 = 0.432*(c2*neg_U2_xx);
    const puma_lanes z35 = neg_U2_yy*z4 + 9.81;
    const puma_lanes a3_y = z2*z34 - z3*z35;
    const puma_lanes U3_xy = neg_w3_x*neg_w3_y;
    const puma_lanes neg_a3_z = 0.149*neg_U1_xx + z4*neg_U2_zy;
    const puma_lanes z36 = neg_w3_y*neg_w3_y;
    const puma_lanes neg_U3_xx = w3_z*w3_z + z36;
    const puma_lanes neg_a3_x = z3*z34 + z2*z35;

    /* motion of link 4 */
    const puma_lanes w4_x = s4*w3_z - c4*neg_w3_x;
    const puma_lanes w4_z = qd[3] + neg_w3_y;
    const puma_lanes w4_y = c4*w3_z + s4*neg_w3_x;
    const puma_lanes wd4_x = qd[3]*w4_y - c4*neg_wd3_x;
    const puma_lanes wd4_y = s4*neg_wd3_x - w4_x*qd[3];
    const puma_lanes neg_U4_zz = w4_y*w4_y + w4_x*w4_x;
    const puma_lanes z37 = a3_y + 0.02*U3_xy;
    const puma_lanes neg_a4_z = 0.432*neg_U4_zz + z37;
    const puma_lanes z38 = neg_a3_z + 0.04*wd3_y;
    const puma_lanes z39 = 0.02*neg_U3_xx + neg_a3_x;
    const puma_lanes z40 = s4*z38 + c4*z39;
    const puma_lanes z41 = w4_x*w4_z;
    const puma_lanes U4_xz = wd4_y + z41;
    const puma_lanes a4_x = 0.432*U4_xz - z40;
    const puma_lanes U4_zx = z41 - wd4_y;
    const puma_lanes z42 = w4_z*w4_y;
    const puma_lanes U4_yz = z42 - wd4_x;
    const puma_lanes z43 = s4*z39 - c4*z38;
    const puma_lanes a4_y = 0.432*U4_yz + z43;
    const puma_lanes U4_zy = wd4_x + z42;
    const puma_lanes z44 = w4_x*w4_y;
    const puma_lanes U4_xy = wd3_y + z44;
    const puma_lanes U4_yx = z44 - wd3_y;

    /* motion of link 5 */
    const puma_lanes w5_x = c5*w4_x - s5*w4_z;
    const puma_lanes wd5_y = c5*wd3_y - qd[4]*w5_x - s5*wd4_x;
    const puma_lanes w5_z = qd[4] + w4_y;
    const puma_lanes z45 = w5_x*w5_z;
    const puma_lanes U5_zx = z45 - wd5_y;
    const puma_lanes U5_xz = wd5_y + z45;
    const puma_lanes neg_w5_y = c5*w4_z + s5*w4_x;
    const puma_lanes z46 = w5_x*neg_w5_y;
    const puma_lanes U5_yx = wd4_y - z46;
    const puma_lanes neg_U5_xy = z46 + wd4_y;
    const puma_lanes a5_x = s5*neg_a4_z + c5*a4_x;
    const puma_lanes a5_y = c5*neg_a4_z - s5*a4_x;
    const puma_lanes neg_U5_yy = w5_x*w5_x + w5_z*w5_z;
    const puma_lanes wd5_x = s5*wd3_y + c5*wd4_x - qd[4]*neg_w5_y;
    const puma_lanes U5_zy = wd5_x - w5_z*neg_w5_y;

    /* motion of link 6 */
    const puma_lanes w6_z = qd[5] + neg_w5_y;
    const puma_lanes U6_zx = w5_x*qd[5] - (wd4_y - w5_x*w6_z);
    const puma_lanes U6_zy = wd5_x + w5_z*qd[5] + w5_z*w6_z;

    /* forces on link 6 */
    const puma_lanes n6_z = 0.00705*U5_zx - 0.00705*U5_xz;

    /* forces on link 5 */
    const puma_lanes n5_z = 0.06365*U5_yx + (0.064232067*neg_U5_xy + 0.020351*a5_x) - 0.00705*U6_zx;
    const puma_lanes f5_x = 6.3141087962962965*a5_x + 0.020351*neg_U5_xy;
    const puma_lanes f5_y = 6.3141087962962965*a5_y + 0.020351*neg_U5_yy;
    const puma_lanes f4_x = c5*f5_x - s5*f5_y;
    const puma_lanes f5_z = 6.3141087962962965*a4_y - 0.020351*U5_zy;
    const puma_lanes n5_x = 0.00705*U6_zy - (0.020351*a4_y - 0.064232067*U5_zy);
    const puma_lanes neg_n5_y = n6_z + 0.06365*U5_zx;

    /* forces on link 4 */
    const puma_lanes z47 = n5_z + 0.432*f4_x - 0.06365*U4_zx;
    const puma_lanes z48 = 13.674891203703703*z37 + (c5*f5_y + s5*f5_x);
    const puma_lanes z49 = 0.0735*U4_zy + c5*n5_x + s5*neg_n5_y - 0.432*f5_z;
    const puma_lanes n4_z = c5*neg_n5_y - s5*n5_x - 0.0735*U4_xy + 0.06365*U4_yx;
    const puma_lanes z50 = f5_z + 13.674891203703703*z43;
    const puma_lanes z51 = f4_x - 13.674891203703703*z40;
    const puma_lanes z52 = s4*z51 + c4*z50;

    /* forces on link 3 */
    const puma_lanes z53 = 0.02*z48 + (0.03454198*(neg_w3_x*neg_w3_x - z36) - 2.757881635*U3_xy) +
        s4*z49;
    const puma_lanes n3_z = c4*z47 + z53;
    const puma_lanes f3_x = 3.659268518518518*neg_a3_x + (c4*z51 - s4*z50);
    const puma_lanes f3_y = z48 - 3.659268518518518*a3_y;
    const puma_lanes f2_x = z3*f3_x - z2*f3_y;
    const puma_lanes neg_n3_y = 0.02*z52 + (n4_z - (0.3149272*wd3_y - 0.06908396*neg_wd3_x));
    const puma_lanes f3_z = z52 + 3.659268518518518*neg_a3_z;
    const puma_lanes n3_x = 0.06908396*wd3_y + (c4*z49 - s4*z47) - 5.8306904699999995*neg_wd3_x;

    /* forces on link 1 */
    const puma_lanes phi6 = tau[5] - n6_z + z13;
    const puma_lanes phi5 = z28 - (n5_z - tau[4]);

    /* column 6 */
    const puma_lanes z54 = 0.0141*s5;
    const puma_lanes z55 = s4*z54;
    const puma_lanes z56 = 0.432*c4;
    const puma_lanes z57 = 0.432*s4;
    const puma_lanes z58 = 0.0141*c5;
    const puma_lanes z59 = 0.432*c3;
    const puma_lanes z60 = 0.432*c2;
    const puma_lanes z61 = c4*z2;
    const puma_lanes z62 = z54*z61 - z3*z58;
    const puma_lanes z63 = s4*z2;
    const puma_lanes z64 = 0.149*z3;
    const puma_lanes z65 = z60 + 0.02*z3;
    const puma_lanes z66 = 0.149*z2;

    /* composite body 5 */
    const puma_lanes z67 = 0.0064679329999999995*(s5*s5);
    const puma_lanes ms4_x = 0.020351*s5;
    const puma_lanes ms4_z = 0.020351*c5;
    const puma_lanes z68 = z67 - 0.21489999999999998;

    /* column 5 */
    const puma_lanes z69 = 0.134932067*c4;
    const puma_lanes z70 = z69 + z56*ms4_z + 0.00040702*s5;
    const puma_lanes z71 = z69 + ms4_z*(z56 + s3*z56) + ms4_x*(z59 + 0.02);
    const puma_lanes z72 = 0.134932067*z63 + ms4_z*(0.432*z63 - c4*z64 + s4*z65);
    const puma_lanes z73 = z72 + ms4_x*z66;

    /* composite body 4 */
    const puma_lanes z74 = z67 + 0.017583264*c5 + 0.064232067;
    const puma_lanes z75 = c4*ms4_x;
    const puma_lanes z76 = s4*(z67 - 0.0538);
    const puma_lanes z77 = s4*z76;
    const puma_lanes z78 = 0.04*z75 + (0.13435 - (z67 - z77));
    const puma_lanes z79 = z74 + z78 + 4.259168675;
    const puma_lanes neg_ms3_y = ms4_z + 2.727695;
    const puma_lanes ms3_x = z75 + 0.39977999999999997;
    const puma_lanes ms3_z = s4*ms4_x;
    const puma_lanes S3_xz = 0.02*ms3_z - c4*z76;
    const puma_lanes S3_xx = z78 + 0.1654592;

    /* column 3 */
    const puma_lanes z80 = z3*neg_ms3_y;
    const puma_lanes z81 = z2*ms3_x - z80;
    const puma_lanes ms2_y = z81 + 7.054444*s2;

    /* elimination */
    const puma_lanes U2_6 = 70.92198581560284*z55;
    const puma_lanes z82 = U2_6*phi6;
    const puma_lanes z83 = z55*U2_6;
    const puma_lanes z84 = 7.411136746315463*z70;
    const puma_lanes z85 = c5*z55;
    const puma_lanes z86 = 0.0064679329999999995*(s5*c5);
    const puma_lanes z87 = s4*z86;
    const puma_lanes z88 = ms4_x*z57 + z85 - z87;
    const puma_lanes neg_D4 = z68 + c5*z58;
    const puma_lanes neg_iD4 = 1.0/neg_D4;
    const puma_lanes U3_4 = z88*neg_iD4;
    const puma_lanes D3 = z88*U3_4 - (z83 - z79 + z70*z84);
    const puma_lanes iD3 = 1.0/D3;
    const puma_lanes z89 = z85 + ms4_x*(z57 + s3*z57) - z87;
    const puma_lanes z90 = 0.432*(s3*neg_ms3_y) + (ms3_x*z59 + (z79 - z84*z71)) - z83;
    const puma_lanes z91 = U3_4*z89 + z90;
    const puma_lanes U2_3 = iD3*z91;
    const puma_lanes z92 = 7.411136746315463*phi5;
    const puma_lanes z93 = n4_z - (z30 - c5*phi6 + tau[3]);
    const puma_lanes z94 = z82 + (n3_z + (z29 + (z70*z92 - U3_4*z93) - tau[2]));
    const puma_lanes U2_4 = neg_iD4*z89;
    const puma_lanes z95 = (z2*f3_x + z3*f3_y)*z60 + (n3_z + (z71*z92 - z93*U2_4) - z4*f2_x);
    const puma_lanes z96 = 0.432*z15 + (z29 + (neg_U1_xx*z5 + z95 - tau[1])) - U2_3*z94;
    const puma_lanes z97 = z82 + z96;
    const puma_lanes z98 = 7.411136746315463*z71;
    const puma_lanes z99 = 0.864*(c2*(z2*neg_ms3_y + z3*ms3_x));
    const puma_lanes z100 = z79 - (z83 + (z71*z98 + z91*U2_3)) + z99 + 2.0*(z4*z81);
    const puma_lanes D2 = z100 + z89*U2_4 + 10.670410128;
    const puma_lanes iD2 = 1.0/D2;
    const puma_lanes z101 = U2_6*z62;
    const puma_lanes z102 = ms4_x*(c4*z65 + s4*z64 + 0.432*z61) + (c5*z62 - z3*z68 - z86*z61);
    const puma_lanes z103 = z101 - (z84*z73 + U3_4*z102) + ms3_x*z66 - 0.149*z80;
    const puma_lanes z104 = z86 - 0.008791632*s5;
    const puma_lanes S3_yz = s4*z104;
    const puma_lanes z105 = z2*S3_xz + z3*S3_yz;
    const puma_lanes z106 = z103 + z105;
    const puma_lanes z107 = 7.411136746315463*z73;
    const puma_lanes z108 = z105 + (0.149*ms2_y + (z101 - z71*z107) + z4*ms3_z) - U2_4*z102;
    const puma_lanes z109 = z108 - U2_3*z106;
    const puma_lanes U1_2 = iD2*z109;
    const puma_lanes z110 = 70.92198581560284*phi6;
    const puma_lanes U1_3 = iD3*z106;
    const puma_lanes z111 = s2*(c3*z33 - s3*z31) + (z62*z110 - z92*z73 + z94*U1_3 - 0.149*z14);
    const puma_lanes z112 = c2*(c3*z31 + (s3*z33 - z32)) + z111 + tau[0] + 0.149*f2_x;
    const puma_lanes z113 = z2*n3_x - (z3*neg_n3_y + (z60*f3_z - (neg_U2_zy*z5 + z112)));
    const puma_lanes neg_U1_4 = neg_iD4*z102;
    const puma_lanes S3_xy = c4*z104 - 0.00040702*c5 - 0.08909588;
    const puma_lanes z114 = 70.92198581560284*z62;
    const puma_lanes z115 = z2*(z2*(z74 - S3_xx + 4.093709475) - 2.0*(z3*S3_xy)) + (S3_xx + (z99 -
        (z62*z114 + z106*U1_3)));
    const puma_lanes z116 = z77 + (9.991710128000001*(s2*s2) - z115) - 0.298*ms3_z + z73*z107;
    const puma_lanes D1 = 12.954238947 - (z109*U1_2 + (z116 - z102*neg_U1_4));
    const puma_lanes iD1 = 1.0/D1;
    const puma_lanes z117 = (z97*U1_2 + z113 - z93*neg_U1_4)*iD1;
    const puma_lanes z118 = U1_2*z117 + z97*iD2;
    const puma_lanes z119 = U2_3*z118 - U1_3*z117 - iD3*z94;
    const puma_lanes z120 = U3_4*z119 - (U2_4*z118 + (neg_iD4*z93 + neg_U1_4*z117));
    const puma_lanes z121 = c5*z120 - (U2_6*z119 - U2_6*z118 - z114*z117 - z110);

    *(puma_lanes_at *)(to_qdd + 0*stride) = z117;
    *(puma_lanes_at *)(to_qdd + 1*stride) = -z118;
    *(puma_lanes_at *)(to_qdd + 2*stride) = z119;
    *(puma_lanes_at *)(to_qdd + 3*stride) = -z120;
    *(puma_lanes_at *)(to_qdd + 4*stride) = -(z107*z117 - z92 - z98*z118 + z84*z119);
    *(puma_lanes_at *)(to_qdd + 5*stride) = z121;
}
#endif

void puma_forward_dynamics_wrench_batch(const double *PUMA_RESTRICT q,
                                        const double *PUMA_RESTRICT qd,
                                        const double *PUMA_RESTRICT tau,
                                        const double *PUMA_RESTRICT wrench,
                                        double *PUMA_RESTRICT qdd, size_t count)
{
    size_t i = 0;
#ifdef PUMA_LANES
    for (; count - i >= PUMA_LANES; i += PUMA_LANES)
        puma_forward_dynamics_wrench_lanes(q + i, qd + i, tau + i, wrench + i, qdd + i, count);
#endif
    for (; i < count; i++) {
        double one_q[6];
        puma_gather(one_q, q + i, 6, count);
        double one_qd[6];
        puma_gather(one_qd, qd + i, 6, count);
        double one_tau[6];
        puma_gather(one_tau, tau + i, 6, count);
        double one_wrench[6];
        puma_gather(one_wrench, wrench + i, 6, count);
        double one_qdd[6];
        puma_forward_dynamics_wrench(one_q, one_qd, one_tau, one_wrench, one_qdd);
        puma_scatter(qdd + i, one_qdd, 6, count);
    }
}
