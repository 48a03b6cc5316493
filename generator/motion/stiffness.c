/* stiffness.c: whether a fixed step is short enough for what slows the joints (simulation.h).

   Coulomb friction c qd / sqrt(qd^2 + w^2) has the slope c / w at rest, which with viscous
   friction, a motor's back-EMF and the gains of a controller makes a damping D; velocities then die
   away as qdd' = -M^-1 D qd, and an explicit method whose step is too long for the fastest of these
   rates turns them round and round instead: the arm chatters. The matrix is found by differences of
   the very rates that are integrated, at rest, so that whatever slows the joints is in it; its
   largest eigenvalue by power iteration. It is similar to a symmetric matrix where D is diagonal,
   so that no entry of its diagonal is larger than that. */
#include "motion/simulation.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* Column j: d qdd / d qd_j at rest. */
static bool find_damping(Sim *sim, double *matrix, double *y, double *out)
{
    const Machine *machine = sim->machine;
    int n = sim->n, first = sim->positions;
    memcpy(y, sim->y, sizeof *y * (size_t)sim->size);
    memset(y + first, 0, sizeof *y * (size_t)n);
    for (int j = 0; j < n; j++) {
        /* far inside the rounded corner of the friction */
        double delta = 1e-3 * (machine->coulomb[j] > 0 ? machine->coulomb_width[j] : 1);
        for (int side = -1; side <= 1; side += 2) {
            y[first + j] = side * delta;
            if (sim_rates(sim, sim->t, y, out))
                return false;
            for (int i = 0; i < n; i++)
                matrix[i * n + j] += side * out[first + i] / (2 * delta);
        }
        y[first + j] = 0;
    }
    return true;
}

/* The largest magnitude of an eigenvalue, or nearly. */
static double spectral_radius(int n, const double *matrix, double *v, double *w)
{
    double radius = 0;
    for (int i = 0; i < n; i++)
        v[i] = 1 + 0.37 * (i % 5); /* at right angles to nothing that has a name */
    for (int round = 0; round < 40; round++) {
        double largest = 0;
        for (int i = 0; i < n; i++) {
            w[i] = 0;
            for (int j = 0; j < n; j++)
                w[i] += matrix[i * n + j] * v[j];
            largest = fmax(largest, fabs(w[i]));
        }
        if (!(largest > 0 && isfinite(largest)))
            return radius;
        double before = 0;
        for (int i = 0; i < n; i++)
            before = fmax(before, fabs(v[i]));
        radius = largest / before;
        for (int i = 0; i < n; i++)
            v[i] = w[i] / largest;
    }
    return radius;
}

double sim_fastest_rate(Sim *sim, int *joint)
{
    size_t n = (size_t)sim->n;
    double *matrix = memory_grow(NULL, sizeof *matrix * (n * n + 2 * n + 2 * (size_t)sim->size));
    double *v = matrix + n * n, *w = v + n, *y = w + n, *out = y + sim->size;
    double rate = 0, diagonal = 0;
    memset(matrix, 0, sizeof *matrix * n * n);
    *joint = 0;
    if (find_damping(sim, matrix, y, out)) {
        for (int i = 0; i < sim->n; i++)
            if (fabs(matrix[(size_t)i * (n + 1)]) > diagonal) {
                diagonal = fabs(matrix[(size_t)i * (n + 1)]);
                *joint = i;
            }
        rate = fmax(diagonal, spectral_radius(sim->n, matrix, v, w));
    }
    memory_free(matrix);
    return isfinite(rate) ? rate : 0;
}

/* 1, 2 or 5 times a power of ten, at or below it. */
static double round_down(double step)
{
    double power = pow(10, floor(log10(step))), digit = step / power;
    return (digit >= 5 ? 5 : digit >= 2 ? 2 : 1) * power;
}

void sim_watch_step(Sim *sim)
{
    const IntegratorRow *method = &integrators[sim->method.row];
    double steady = integrator_steady(sim->method);
    int joint;
    if (sim->warned || !method->step)
        return;
    double rate = sim_fastest_rate(sim, &joint);
    if (!(rate * sim->step > steady))
        return;
    sim->warned = true;
    sim_end_progress(sim);
    /* half of what is just steady: errors are to die away, too */
    warn("steps of %g s are too long for %s: near rest, joint \"%s\" is slowed within %.2g s, and "
         "would chatter; %s %g would do, or %s rkf45",
         sim->step, method->name, sim->machine->robot->links[joint].name, 1 / rate,
         sim->session ? "timestep =" : "--step", round_down(0.5 * steady / rate),
         sim->session ? "integrator =" : "--integrator");
}
