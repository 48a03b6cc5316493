/* passive.c: a passivity-based tracking controller (Slotine and Li): with the reference rates
   qdr = qd* + L e and the sliding variable s = qdr - qd,

       tau = M qddr + C qdr + g + K s

   where M qddr + C qdr + g is one generated function. Then s M s / 2 falls by s K s, since
   dM/dt - 2 C is skew: whatever the gains, it cannot become unstable. The UR5 follows sines; prints
   the tracking error at the beginning and in the last second, and that the function above never
   rises by more than the integrator's step. */
#include "ur5_dyn.h"

#include <math.h>
#include <stdio.h>

enum { N = UR5_DOF };
static const double H = 1e-3, STIFF = 8, DAMP = 20;

/* Where joint i is to be, how fast, and with which acceleration. */
static void wanted(int i, double t, double *q, double *qd, double *qdd)
{
    double a = 0.3 + 0.1 * i, w = 1 + 0.3 * i;
    *q = a * sin(w * t) - 0.5;
    *qd = a * w * cos(w * t);
    *qdd = -a * w * w * sin(w * t);
}

int main(void)
{
    double q[N] = {0}, qd[N] = {0}, first = 0, last = 0, before = 0, rise = 0;
    for (int k = 0; k < 5000; k++) {
        double qdr[N], qddr[N], s[N], tau[N], qdd[N], M[N * N], energy = 0, error = 0;
        for (int i = 0; i < N; i++) {
            double p, v, a;
            wanted(i, k * H, &p, &v, &a);
            qdr[i] = v + STIFF * (p - q[i]);
            qddr[i] = a + STIFF * (v - qd[i]);
            s[i] = qdr[i] - qd[i];
            error = fmax(error, fabs(p - q[i]));
        }
        ur5_passive_inverse_dynamics(q, qd, qdr, qddr, tau);
        for (int i = 0; i < N; i++)
            tau[i] += DAMP * s[i];
        ur5_inertia_matrix(q, M);
        for (int i = 0; i < N; i++)
            for (int j = 0; j < N; j++)
                energy += 0.5 * s[i] * M[i * N + j] * s[j];
        if (k > 0)
            rise = fmax(rise, energy - before);
        before = energy;
        first = k < 100 ? fmax(first, error) : first;
        last = k >= 4000 ? fmax(last, error) : last;
        ur5_forward_dynamics(q, qd, tau, qdd);
        for (int i = 0; i < N; i++) {
            qd[i] += H * qdd[i];
            q[i] += H * qd[i];
        }
    }
    printf(
        "passive: error %.3f rad at first, %.5f rad in the last second; s M s / 2 rose by %.1e J "
        "at most\n",
        first, last, rise);
    return last < 0.01 && rise < 1e-2 ? 0 : 1;
}
