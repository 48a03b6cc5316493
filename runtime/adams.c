/* adams.c: Adams-Bashforth-Moulton with variable steps and orders up to 12 (integrators.h).

   The rates of earlier steps are kept as divided differences D_j = f[T_0 .. T_j], T_0 the newest
   time: the polynomial in t that meets the last k of them is sum D_j (t - T_0) .. (t - T_j-1). Its
   integral predicts; with the rates at the predicted y, one difference more corrects; the rates are
   evaluated once more (PECE). What one order more or less would have changed is the error of an
   order, and chooses it (L. F. Shampine, M. K. Gordon, "Computer solution of ordinary differential
   equations", 1975, with divided differences instead of their modified ones). The integrals of the
   products are by Gauss's rule, which is exact for them. */
#include "integrators.h"

#include <tgmath.h>

enum { MOST = 12, NEXT = INTEGRATOR_ORDERS, PREDICTED = 2 * INTEGRATOR_ORDERS, RESULT };

static IntReal *vector(const Integrator *integrator, int k)
{
    return integrator->work + k * integrator->size;
}

/* Integrals from begin to end of the products of the first j factors t - T_i, j = 0 .. count-1:
   polynomials of degree 13 at most. */
static void weigh(const Integrator *integrator, IntReal begin, IntReal end, int count,
                  IntReal *weight)
{
    static const double point[] = {-0.9491079123427585, -0.7415311855993945, -0.4058451513773972, 0,
                                   0.4058451513773972,  0.7415311855993945,  0.9491079123427585};
    static const double share[] = {0.1294849661688697, 0.2797053914892766, 0.3818300505051190,
                                   0.4179591836734694, 0.3818300505051190, 0.2797053914892766,
                                   0.1294849661688697};
    IntReal half = (end - begin) / 2, middle = begin + half;
    for (int j = 0; j < count; j++)
        weight[j] = 0;
    for (int g = 0; g < 7; g++) {
        IntReal t = middle + half * (IntReal)point[g], product = half * (IntReal)share[g];
        for (int j = 0; j < count; j++) {
            weight[j] += product;
            product *= t - integrator->time[j];
        }
    }
}

/* Differences with the rates at a new time t in front, into the slots from NEXT on. */
static void put_in_front(const Integrator *integrator, IntReal t, int count)
{
    for (int j = 0; j < count; j++) {
        const IntReal *new = vector(integrator, NEXT + j), *old = vector(integrator, j);
        IntReal *next = vector(integrator, NEXT + j + 1);
        for (int i = 0; i < integrator->size; i++)
            next[i] = (new[i] - old[i]) / (t - integrator->time[j]);
    }
}

static int evaluate(Integrator *integrator, IntReal t, const IntReal *y, IntReal *rates)
{
    integrator->evaluations++;
    if (integrator->rates(integrator->context, t, y, rates))
        return INTEGRATOR_STOPPED;
    for (int i = 0; i < integrator->size; i++)
        if (!isfinite(rates[i]))
            return INTEGRATOR_NOT_FINITE;
    return INTEGRATOR_DONE;
}

/* The error of order k in units of what is allowed: what the order above it changes. */
static IntReal error_of(const Integrator *integrator, int k, IntReal t, const IntReal *weight,
                        IntReal tolerance, const IntReal *y)
{
    const IntReal *d = vector(integrator, NEXT + k);
    IntReal factor = weight[k] - weight[k - 1] * (t - integrator->time[k - 1]), worst = 0;
    for (int i = 0; i < integrator->size; i++) {
        IntReal ratio = fabs(factor * d[i]) / (tolerance * fmax((IntReal)1, fabs(y[i])));
        if (!isfinite(ratio))
            return (IntReal)INFINITY;
        worst = fmax(worst, ratio);
    }
    return worst;
}

static int begin(Integrator *integrator, IntReal t, IntReal length, IntReal tolerance,
                 const IntReal *y)
{
    int status = evaluate(integrator, t, y, vector(integrator, 0));
    IntReal fastest = 0;
    for (int i = 0; i < integrator->size; i++)
        fastest = fmax(fastest, fabs(vector(integrator, 0)[i]) / fmax((IntReal)1, fabs(y[i])));
    integrator->last = length;
    if (fastest * length > sqrt(tolerance) / 4)
        integrator->last = sqrt(tolerance) / (4 * fastest);
    integrator->time[0] = t;
    integrator->history = integrator->order = integrator->rising = 1;
    return status;
}

/* The order of the next step, and its length, from the errors of this one: of the orders k - 2 to
   k + 1, those that are known. */
static void choose_next(Integrator *integrator, const IntReal *error, int above_known, IntReal h)
{
    int k = integrator->order;
    IntReal own = error[2], below = k > 1 ? error[1] : (IntReal)INFINITY;
    if (k > 2)
        below = fmax(below, error[0]);
    if (k > 1 && below <= own) {
        integrator->order = k - 1;
        own = error[1];
        integrator->rising = 0;
    } else if (integrator->rising && k < MOST) {
        integrator->order = k + 1;
        integrator->last = 2 * h;
        return;
    } else if (above_known && k < MOST && error[3] < own) {
        integrator->order = k + 1;
        own = error[3];
    }
    integrator->rising = integrator->rising && k < MOST;
    IntReal factor =
        pow((IntReal)0.5 / fmax(own, (IntReal)1e-10), (IntReal)1 / (integrator->order + 1));
    integrator->last = factor >= 2   ? 2 * h
                       : factor >= 1 ? h
                                     : h * fmax((IntReal)0.5, fmin(factor, (IntReal)0.9));
}

/* The step that is taken is the newest: its time and differences move in front. */
static void keep(Integrator *integrator, IntReal t, int count)
{
    put_in_front(integrator, t, count);
    for (int j = 0; j <= count; j++)
        for (int i = 0; i < integrator->size; i++)
            vector(integrator, j)[i] = vector(integrator, NEXT + j)[i];
    for (int j = count; j > 0; j--)
        integrator->time[j] = integrator->time[j - 1];
    integrator->time[0] = t;
    integrator->history = count + 1;
}

int integrator_abm(Integrator *integrator, IntReal *t, IntReal end, IntReal tolerance, IntReal *y)
{
    IntReal length = end - *t, weight[INTEGRATOR_ORDERS], error[4] = {0};
    IntReal *predicted = vector(integrator, PREDICTED), *result = vector(integrator, RESULT);
    int size = integrator->size, status = INTEGRATOR_DONE, failures = 0;
    if (length <= 0)
        return INTEGRATOR_DONE;
    if (integrator->history == 0)
        status = begin(integrator, *t, length, tolerance, y);
    if (status)
        return status;
    for (;;) {
        IntReal wanted = integrator->last, h = wanted;
        if (h >= length * (IntReal)0.999)
            h = length;
        else if (2 * h > length)
            h = length / 2;
        IntReal next = h == length ? end : *t + h;
        if (!(next > *t) || !(h > length * (IntReal)1e-12))
            return INTEGRATOR_TOO_SMALL;
        int k = integrator->order, above = integrator->history > k;
        weigh(integrator, *t, next, k + 1 + above, weight);
        for (int i = 0; i < size; i++) {
            predicted[i] = y[i];
            for (int j = 0; j < k; j++)
                predicted[i] += weight[j] * vector(integrator, j)[i];
        }
        status = evaluate(integrator, next, predicted, vector(integrator, NEXT));
        error[2] = (IntReal)INFINITY;
        if (!status) {
            put_in_front(integrator, next, k + above);
            for (int i = 0; i < size; i++)
                result[i] = predicted[i] + weight[k] * vector(integrator, NEXT + k)[i];
            for (int below = 0; below < 3 + above; below++)
                if (k - 2 + below > 0)
                    error[below] =
                        error_of(integrator, k - 2 + below, next, weight, tolerance, result);
            if (error[2] <= 1)
                status = evaluate(integrator, next, result, vector(integrator, NEXT));
        }
        if (!status && error[2] <= 1) {
            choose_next(integrator, error, above, h);
            if (h < wanted) /* cut short by the end, which says little against a longer one */
                integrator->last = fmax(integrator->last, wanted);
            int count = integrator->history < MOST + 1 ? integrator->history : MOST + 1;
            keep(integrator, next, count);
            for (int i = 0; i < size; i++)
                y[i] = result[i];
            *t = next;
            integrator->steps++;
            return INTEGRATOR_DONE;
        }
        IntReal factor = (IntReal)0.9 * pow(1 / error[2], (IntReal)1 / (k + 1));
        integrator->rising = 0;
        integrator->last = h * (isfinite(error[2]) ? fmax((IntReal)0.1, fmin(factor, (IntReal)0.7))
                                                   : (IntReal)0.1);
        if (++failures > 2)
            integrator->order = 1;
    }
}

/* The polynomial that the newest rates lie on, integrated back from the end of the step. */
void integrator_between_abm(const Integrator *integrator, IntReal t1, const IntReal *y1, IntReal t,
                            IntReal *y)
{
    IntReal weight[INTEGRATOR_ORDERS];
    int count =
        integrator->order + 1 < integrator->history ? integrator->order + 1 : integrator->history;
    weigh(integrator, t1, t, count, weight);
    for (int i = 0; i < integrator->size; i++) {
        y[i] = y1[i];
        for (int j = 0; j < count; j++)
            y[i] += weight[j] * vector(integrator, j)[i];
    }
}
