/* dense.c: y within a step of rkf45 (integrators.h).

   The rates at 0 and 1 (in steps) and both ends make a cubic, which is of third order; its values
   give rates at 0.4, these a quartic, of fourth order; and its values rates at 0.4 and 0.6, which
   make a quintic of fifth order, that of the step itself (L. F. Shampine, "Interpolation for
   Runge-Kutta methods", SIAM J. Numerical Analysis 22, 1985, calls it bootstrapping). Each is found
   by its derivative: a polynomial through the rates, and a multiple of one that vanishes there, so
   that it leads from one end to the other. */
#include "integrators.h"

#include <tgmath.h>

enum { NODES = 4, COEFFICIENTS = 6 };

/* Coefficients of the polynomial whose roots these are, lowest first. */
static void from_roots(const IntReal *root, int count, IntReal *polynomial)
{
    polynomial[0] = 1;
    for (int k = 0; k < count; k++) {
        polynomial[k + 1] = polynomial[k];
        for (int j = k; j > 0; j--)
            polynomial[j] = polynomial[j - 1] - root[k] * polynomial[j];
        polynomial[0] *= -root[k];
    }
}

static IntReal integral(const IntReal *polynomial, int count)
{
    IntReal sum = 0;
    for (int j = 0; j < count; j++)
        sum += polynomial[j] / (IntReal)(j + 1);
    return sum;
}

/* y0, then the coefficients of theta up to its power count + 1, from h times the rates at count
   nodes, and the way from end to end. rate[k] is a vector of length size. */
static void fit(int size, const IntReal *node, int count, const IntReal *const *rate, IntReal h,
                const IntReal *y0, const IntReal *y1, IntReal *out)
{
    IntReal basis[NODES][NODES + 1], closing[NODES + 1];
    from_roots(node, count, closing);
    for (int k = 0; k < count; k++) {
        IntReal others[NODES], scale = 1;
        for (int j = 0, at = 0; j < count; j++)
            if (j != k) {
                others[at++] = node[j];
                scale *= node[k] - node[j];
            }
        from_roots(others, count - 1, basis[k]);
        for (int j = 0; j < count; j++)
            basis[k][j] /= scale;
    }
    IntReal whole = integral(closing, count + 1);
    for (int i = 0; i < size; i++) {
        IntReal slope[NODES + 1] = {0};
        for (int k = 0; k < count; k++)
            for (int j = 0; j < count; j++)
                slope[j] += h * rate[k][i] * basis[k][j];
        IntReal missing = (y1[i] - y0[i] - integral(slope, count)) / whole;
        out[i] = y0[i];
        for (int j = 0; j <= count; j++)
            out[(j + 1) * size + i] = (slope[j] + missing * closing[j]) / (IntReal)(j + 1);
        for (int j = count + 2; j < COEFFICIENTS; j++)
            out[j * size + i] = 0;
    }
}

static void value(int size, const IntReal *between, IntReal theta, IntReal *y)
{
    for (int i = 0; i < size; i++) {
        IntReal sum = 0;
        for (int j = COEFFICIENTS - 1; j >= 0; j--)
            sum = sum * theta + between[j * size + i];
        y[i] = sum;
    }
}

/* The step has left its first rates in slot 0; the others are free now, but for slot 6. */
int integrator_dense_rkf45(Integrator *integrator, IntReal t0, const IntReal *y0, IntReal t1,
                           const IntReal *y1, IntReal *between)
{
    int size = integrator->size;
    IntReal h = t1 - t0, *work = integrator->work, *at = work + 5 * size;
    const IntReal nodes[NODES] = {0, 1, (IntReal)0.4, (IntReal)0.6};
    const IntReal *const rate[NODES] = {work, work + size, work + 2 * size, work + 3 * size};
    integrator->evaluations++;
    if (integrator->rates(integrator->context, t1, y1, work + size))
        return INTEGRATOR_STOPPED;
    for (int count = 2; count <= NODES; count++) {
        fit(size, nodes, count, rate, h, y0, y1, between);
        for (int k = 2; k <= count && count < NODES; k++) {
            value(size, between, nodes[k], at);
            integrator->evaluations++;
            if (integrator->rates(integrator->context, t0 + nodes[k] * h, at, work + k * size))
                return INTEGRATOR_STOPPED;
        }
    }
    return INTEGRATOR_DONE;
}

void integrator_between_rkf45(const Integrator *integrator, IntReal t0, IntReal t1,
                              const IntReal *between, IntReal t, IntReal *y)
{
    value(integrator->size, between, (t - t0) / (t1 - t0), y);
}
