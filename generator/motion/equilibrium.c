/* equilibrium.c: see equilibrium.h. Newton's method on what is left of the torques along a basis of
   the rates that the loops allow, its derivative by differences; steps are shortened until the
   remainder falls. */
#include "motion/equilibrium.h"

#include "model/closure.h"
#include "model/closure_linear.h"
#include "model/positions.h"

#include <math.h>
#include <string.h>

typedef struct {
    const Machine *machine;
    const double *tau;
    const bool *held;
    int n;
} Balance;

/* What is left at q: gravity less tau, as far as the joints can move. The part across the loops'
   freedoms is borne by them. */
static void left_over(const Balance *balance, const double *q, double *out)
{
    const Robot *robot = balance->machine->robot;
    machine_call(balance->machine, GRAVITY, q, NULL, NULL, out);
    for (int i = 0; i < balance->n; i++)
        out[i] -= balance->tau[i];
    if (robot->closure)
        closure_project_held(robot, robot->closure, balance->held, q, out);
    for (int i = 0; i < balance->n; i++)
        if (balance->held && balance->held[i])
            out[i] = 0;
}

static double length_of(const double *x, int n)
{
    double sum = 0;
    for (int i = 0; i < n; i++)
        sum += x[i] * x[i];
    return sqrt(sum);
}

static void move(const Balance *balance, const double *step, double share, double *q)
{
    const Robot *robot = balance->machine->robot;
    double scaled[MAX_JOINTS];
    for (int i = 0; i < balance->n; i++)
        scaled[i] = share * step[i];
    positions_step(robot, scaled, q);
    if (robot->closure)
        closure_assemble(robot, robot->closure, balance->held, q);
}

double equilibrium_find(const Machine *machine, const double *tau, const bool *held, double *q)
{
    enum { ROUNDS = 200, HALVINGS = 30 };
    const double H = 1e-6, LONGEST = 0.3;
    const Robot *robot = machine->robot;
    int n = machine->n;
    size_t bytes = sizeof *q * (size_t)robot->positions;
    Balance balance = {machine, tau, held, n};
    double *work = memory_grow(NULL, sizeof *work * (size_t)(n * n + 4 * n) + 2 * bytes);
    double *K = work, *rest = K + n * n, *other = rest + n, *step = other + n, *unit = step + n,
           *near = unit + n, *far = near + robot->positions;
    left_over(&balance, q, rest);
    double off = length_of(rest, n);
    for (int round = 0; round < ROUNDS && off > 1e-14; round++) {
        for (int i = 0; i < n; i++) { /* column i: along what the loops allow of a unit rate */
            memset(unit, 0, sizeof *unit * (size_t)n);
            unit[i] = !(held && held[i]);
            if (robot->closure)
                closure_project_held(robot, robot->closure, held, q, unit);
            for (int side = 0; side < 2; side++) {
                memcpy(near, q, bytes);
                move(&balance, unit, side ? -H : H, near);
                left_over(&balance, near, side ? step : other);
            }
            for (int k = 0; k < n; k++)
                K[k * n + i] = (other[k] - step[k]) / (2 * H);
        }
        closure_least_norm(n, n, K, rest, 0, step);
        if (robot->closure)
            closure_project_held(robot, robot->closure, held, q, step);
        double share = fmin(1, LONGEST / fmax(length_of(step, n), 1e-300)), now = off;
        bool better = false;
        for (int half = 0; half < HALVINGS && !better; half++, share /= 2) {
            memcpy(far, q, bytes);
            move(&balance, step, share, far);
            left_over(&balance, far, other);
            now = length_of(other, n);
            better = now < off;
        }
        if (!better)
            break;
        memcpy(q, far, bytes);
        memcpy(rest, other, sizeof *rest * (size_t)n);
        off = now;
    }
    memory_free(work);
    return off;
}
