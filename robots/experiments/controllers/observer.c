/* observer.c: a momentum observer (De Luca) that detects a push from torques and encoders alone:

       r = K (p - integral of (tau + C^T qd - g + r) dt),     p = M qd

   follows the torque that nobody commanded, with the time constant 1/K, without accelerations. The
   UR5, whose joints have a friction that the model does not know, follows sines by computed torque;
   after 1 s somebody pushes the tool with 10 N for 0.2 s. Prints how long it takes until the
   residual passes a threshold, and which it is before. */
#include "ur5_dyn.h"

#include <math.h>
#include <stdio.h>

enum { N = UR5_DOF };
static const double H = 1e-3, GAIN = 50, THRESHOLD = 0.8, FRICTION = 0.5;

static void wanted(int i, double t, double *q, double *qd, double *qdd)
{
    double a = 0.3 + 0.05 * i, w = 1 + 0.2 * i;
    *q = a * sin(w * t) - 0.5;
    *qd = a * w * cos(w * t);
    *qdd = -a * w * w * sin(w * t);
}

static void momentum(const double *q, const double *qd, double *p)
{
    double M[N * N];
    ur5_inertia_matrix(q, M);
    for (int i = 0; i < N; i++) {
        p[i] = 0;
        for (int j = 0; j < N; j++)
            p[i] += M[i * N + j] * qd[j];
    }
}

int main(void)
{
    double q[N], qd[N], p[N], sum[N], r[N] = {0}, noise = 0, detected = -1, seen = 0, real = 0;
    for (int i = 0; i < N; i++) {
        double a;
        wanted(i, 0, &q[i], &qd[i], &a);
    }
    momentum(q, qd, sum);
    for (int k = 0; k < 2000; k++) {
        double t = k * H, tau[N], push[N] = {0}, qdd[N], C[N * N], g[N], J[6 * N];
        for (int i = 0; i < N; i++) {
            double at, v, a;
            wanted(i, t, &at, &v, &a);
            qdd[i] = a + 100 * (at - q[i]) + 20 * (v - qd[i]);
        }
        ur5_inverse_dynamics(q, qd, qdd, tau);
        if (t >= 1 && t < 1.2) {
            ur5_jacobian(q, J);
            for (int i = 0; i < N; i++)
                push[i] = -10 * J[2 * N + i]; /* downwards */
        }
        /* what the observer knows: q, qd, tau */
        ur5_coriolis_matrix(q, qd, C);
        ur5_gravity(q, g);
        momentum(q, qd, p);
        for (int i = 0; i < N; i++) {
            r[i] = GAIN * (p[i] - sum[i]);
            double inner = 0;
            for (int j = 0; j < N; j++)
                inner += C[j * N + i] * qd[j];
            sum[i] += H * (tau[i] + inner - g[i] + r[i]);
            if (t < 1)
                noise = fmax(noise, fabs(r[i]));
            if (t >= 1 && detected < 0 && fabs(r[i]) > THRESHOLD)
                detected = t - 1;
            if (k == 1150) {
                seen = fmax(seen, fabs(r[i]));
                real = fmax(real, fabs(push[i]));
            }
        }
        for (int i = 0; i < N; i++)
            tau[i] += push[i] - FRICTION * qd[i];
        ur5_forward_dynamics(q, qd, tau, qdd);
        for (int i = 0; i < N; i++) {
            qd[i] += H * qdd[i];
            q[i] += H * qd[i];
        }
    }
    printf("observer: residual at most %.3f N m before the push, which is detected after %.0f ms; "
           "%.2f N m of %.2f seen after 150 ms\n",
           noise, 1e3 * detected, seen, real);
    return noise < THRESHOLD && detected >= 0 && detected < 0.05 ? 0 : 1;
}
