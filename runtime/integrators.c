/* integrators.c: see integrators.h. */
#include "integrators.h"

#include <tgmath.h>

/* Workspace: SLOTS vectors of length size. */
enum { SLOTS = 8, TRIAL = 6, KEPT = 4 };

static IntReal *slot(const Integrator *integrator, int k)
{
    return integrator->work + k * integrator->size;
}

void integrator_begin(Integrator *integrator, IntegratorRates rates, void *context, int size,
                      IntReal *work)
{
    Integrator fresh = {.rates = rates, .context = context, .size = size, .work = work};
    *integrator = fresh;
}

void integrator_restart(Integrator *integrator)
{
    integrator->history = 0;
    integrator->last = 0;
}

static int evaluate(Integrator *integrator, IntReal t, const IntReal *y, IntReal *rates)
{
    integrator->evaluations++;
    return integrator->rates(integrator->context, t, y, rates) ? INTEGRATOR_STOPPED
                                                               : INTEGRATOR_DONE;
}

/* to = y + h * (sum of weight[k] * slot k) */
static void combine(const Integrator *integrator, const IntReal *y, IntReal h,
                    const IntReal *weight, int count, IntReal *to)
{
    for (int i = 0; i < integrator->size; i++) {
        IntReal sum = 0;
        for (int k = 0; k < count; k++)
            sum += weight[k] * integrator->work[k * integrator->size + i];
        to[i] = y[i] + h * sum;
    }
}

static int all_finite(const IntReal *y, int size)
{
    for (int i = 0; i < size; i++)
        if (!isfinite(y[i]))
            return 0;
    return 1;
}

/* A good result becomes y; a bad one leaves it. */
static int accept(Integrator *integrator, const IntReal *result, IntReal *t, IntReal h, IntReal *y)
{
    if (!all_finite(result, integrator->size))
        return INTEGRATOR_NOT_FINITE;
    for (int i = 0; i < integrator->size; i++)
        y[i] = result[i];
    *t += h;
    integrator->steps++;
    return INTEGRATOR_DONE;
}

/* ---- explicit Runge-Kutta rules with as many weights a stage as there are stages before it ----
 */

enum { MAX_STAGES = 6 };

typedef struct {
    int stages;
    IntReal at[MAX_STAGES];                 /* times of the stages, in steps */
    IntReal weight[MAX_STAGES][MAX_STAGES]; /* of the earlier stages' rates */
    IntReal result[MAX_STAGES];
} Rule;

#define OF(a, b) ((IntReal)(a) / (IntReal)(b))

/* Rates of all stages into slots 0 up; the first is there already when first is 1. */
static int run_stages(Integrator *integrator, const Rule *rule, int first, IntReal t, IntReal h,
                      const IntReal *y)
{
    IntReal *trial = slot(integrator, TRIAL);
    for (int k = first; k < rule->stages; k++) {
        combine(integrator, y, h, rule->weight[k], k, trial);
        int status = evaluate(integrator, t + rule->at[k] * h, trial, slot(integrator, k));
        if (status)
            return status;
    }
    return INTEGRATOR_DONE;
}

static int fixed_step(Integrator *integrator, const Rule *rule, IntReal *t, IntReal h, IntReal *y)
{
    IntReal *trial = slot(integrator, TRIAL);
    int status = run_stages(integrator, rule, 0, *t, h, y);
    if (status)
        return status;
    combine(integrator, y, h, rule->result, rule->stages, trial);
    return accept(integrator, trial, t, h, y);
}

/* Kutta 1901, on q and qd together. Swartz prints c3 = qd + 2 h k2 - h c1, where the rule has
   h k1: the rate of qd, not qd itself. */
static const Rule KUTTA3 = {
    3, {0, OF(1, 2), 1}, {{0}, {OF(1, 2)}, {-1, 2}}, {OF(1, 6), OF(4, 6), OF(1, 6)}};

int integrator_rk3(Integrator *integrator, IntReal *t, IntReal h, IntReal *y)
{
    return fixed_step(integrator, &KUTTA3, t, h, y);
}

static const Rule CLASSICAL4 = {4,
                                {0, OF(1, 2), OF(1, 2), 1},
                                {{0}, {OF(1, 2)}, {0, OF(1, 2)}, {0, 0, 1}},
                                {OF(1, 6), OF(2, 6), OF(2, 6), OF(1, 6)}};

int integrator_rk4(Integrator *integrator, IntReal *t, IntReal h, IntReal *y)
{
    return fixed_step(integrator, &CLASSICAL4, t, h, y);
}

/* ---- Adams: rates of earlier steps, the newest in slot 0 ---- */

/* Slots 0..3 hold f(t), f(t - h), f(t - 2h), f(t - 3h). The steps that begin it need these slots
   for their own stages, so that they keep the newest rates behind: in slots 4, 5 and 7. */
static const int BEHIND[] = {4, 5, 7};

static void copy(const Integrator *integrator, int from, int to)
{
    for (int i = 0; i < integrator->size; i++)
        slot(integrator, to)[i] = slot(integrator, from)[i];
}

static int begin_adams(Integrator *integrator, IntReal *t, IntReal h, IntReal *y)
{
    int status = fixed_step(integrator, &CLASSICAL4, t, h, y);
    if (status)
        return status;
    copy(integrator, 0, BEHIND[integrator->history]); /* slot 0: rates where the step began */
    integrator->history++;
    if (integrator->history == KEPT - 1)
        for (int k = 0; k < KEPT - 1; k++)
            copy(integrator, BEHIND[KEPT - 2 - k], k); /* newest first */
    return INTEGRATOR_DONE;
}

/* Slot 0 becomes the rates at t, the older ones move up. */
static int push_rates(Integrator *integrator, IntReal t, const IntReal *y)
{
    for (int k = KEPT - 1; k > 0; k--)
        copy(integrator, k - 1, k);
    return evaluate(integrator, t, y, slot(integrator, 0));
}

/* The three rates at hand again in slots 0..2, when a step failed after push_rates. */
static void pull_rates(Integrator *integrator)
{
    for (int k = 0; k < KEPT - 1; k++)
        copy(integrator, k + 1, k);
}

static int adams_step(Integrator *integrator, int correct, IntReal *t, IntReal h, IntReal *y)
{
    static const IntReal bashforth[] = {OF(55, 24), OF(-59, 24), OF(37, 24), OF(-9, 24)};
    static const IntReal moulton[] = {OF(19, 24), OF(-5, 24), OF(1, 24)};
    IntReal *trial = slot(integrator, TRIAL), *corrected = slot(integrator, 7);
    if (fabs(h - integrator->last) > (IntReal)1e-6 * fabs(h))
        integrator->history = 0; /* a step of another length */
    integrator->last = h;
    if (integrator->history < KEPT - 1)
        return begin_adams(integrator, t, h, y);

    int status = push_rates(integrator, *t, y);
    IntReal *result = trial;
    if (!status) {
        combine(integrator, y, h, bashforth, KEPT, trial);
        if (correct && all_finite(trial, integrator->size)) {
            IntReal *ahead = slot(integrator, 4);
            status = evaluate(integrator, *t + h, trial, ahead);
            combine(integrator, y, h, moulton, 3, corrected);
            for (int i = 0; i < integrator->size; i++)
                corrected[i] += h * OF(9, 24) * ahead[i];
            result = corrected;
        }
    }
    if (!status)
        status = accept(integrator, result, t, h, y);
    if (status)
        pull_rates(integrator);
    return status;
}

int integrator_ab4(Integrator *integrator, IntReal *t, IntReal h, IntReal *y)
{
    return adams_step(integrator, 0, t, h, y);
}

int integrator_abm4(Integrator *integrator, IntReal *t, IntReal h, IntReal *y)
{
    return adams_step(integrator, 1, t, h, y);
}

/* ---- Fehlberg 1969, RK4(5) ---- */

static const Rule FEHLBERG = {
    6,
    {0, OF(1, 4), OF(3, 8), OF(12, 13), 1, OF(1, 2)},
    {{0},
     {OF(1, 4)},
     {OF(3, 32), OF(9, 32)},
     {OF(1932, 2197), OF(-7200, 2197), OF(7296, 2197)},
     {OF(439, 216), -8, OF(3680, 513), OF(-845, 4104)},
     {OF(-8, 27), 2, OF(-3544, 2565), OF(1859, 4104), OF(-11, 40)}},
    {OF(16, 135), 0, OF(6656, 12825), OF(28561, 56430), OF(-9, 50), OF(2, 55)}};

/* The fifth-order result less the fourth-order one. */
static const IntReal FEHLBERG_ERROR[] = {OF(1, 360),       0,         OF(-128, 4275),
                                         OF(-2197, 75240), OF(1, 50), OF(2, 55)};

/* The largest error in units of what is allowed; infinite when anything is. */
static IntReal error_ratio(const Integrator *integrator, IntReal h, IntReal tolerance,
                           const IntReal *y, const IntReal *result)
{
    IntReal *error = slot(integrator, 7), worst = 0;
    for (int i = 0; i < integrator->size; i++)
        error[i] = 0;
    combine(integrator, error, h, FEHLBERG_ERROR, FEHLBERG.stages, error);
    for (int i = 0; i < integrator->size; i++) {
        IntReal scale = fmax((IntReal)1, fmax(fabs(y[i]), fabs(result[i])));
        IntReal ratio = fabs(error[i]) / (tolerance * scale);
        if (!isfinite(ratio) || !isfinite(result[i]))
            return (IntReal)INFINITY;
        worst = fmax(worst, ratio);
    }
    return worst;
}

/* A first guess: a step over which y would change by a hundredth of its scale. */
static IntReal first_step(const Integrator *integrator, const IntReal *y, IntReal length)
{
    IntReal h = length;
    for (int i = 0; i < integrator->size; i++) {
        IntReal rate = fabs(slot(integrator, 0)[i]);
        IntReal limit = fmax((IntReal)1, fabs(y[i])) / 100;
        if (rate * h > limit)
            h = limit / rate;
    }
    return h;
}

int integrator_rkf45(Integrator *integrator, IntReal *t, IntReal end, IntReal tolerance, IntReal *y)
{
    IntReal length = end - *t, *result = slot(integrator, TRIAL);
    if (length <= 0)
        return INTEGRATOR_DONE;
    int status = evaluate(integrator, *t, y, slot(integrator, 0));
    if (status)
        return status;
    if (!all_finite(slot(integrator, 0), integrator->size))
        return INTEGRATOR_NOT_FINITE;
    if (!(integrator->last > 0))
        integrator->last = first_step(integrator, y, length);
    for (;;) {
        /* A remainder of less than a step is taken whole, or halved: no crumb is left over. */
        IntReal wanted = integrator->last, h = wanted;
        if (h >= length * (IntReal)0.999)
            h = length;
        else if (2 * h > length)
            h = length / 2;
        if (!(*t + h > *t) || !(h > length * (IntReal)1e-12))
            return INTEGRATOR_TOO_SMALL;
        status = run_stages(integrator, &FEHLBERG, 1, *t, h, y);
        IntReal ratio = (IntReal)INFINITY;
        if (!status) {
            combine(integrator, y, h, FEHLBERG.result, FEHLBERG.stages, result);
            ratio = error_ratio(integrator, h, tolerance, y, result);
        }
        /* 0.9: so that the next step is likely to be good. The error goes with h^5. */
        IntReal factor = (IntReal)0.9 * pow(fmax(ratio, (IntReal)1e-6), (IntReal)-0.2);
        factor = fmin(fmax(factor, (IntReal)0.1), (IntReal)4);
        if (ratio <= 1) {
            IntReal next = h * factor;
            /* a step cut short by the end says little against a longer one */
            integrator->last = h < wanted ? fmax(next, wanted) : next;
            if (h == length) {
                IntReal exact = end;
                status = accept(integrator, result, t, h, y);
                *t = status ? *t : exact;
                return status;
            }
            return accept(integrator, result, t, h, y);
        }
        integrator->last = h * (isfinite(ratio) ? factor : (IntReal)0.1);
    }
}
