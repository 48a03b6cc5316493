/* soak_products.c: what holds between functions of rbgen soak that are products of each other, at
   the states that it has anyway (soak_expect.c):

       regressor pi = tau = base-regressor beta

   all of compiled code, by best. */
#include "evidence/soak.h"

#include <math.h>
#include <string.h>

#define TOLERANCE 1e-10

/* best's program of a function; NULL: the robot has none. */
static const Trial *find_trial(const Soak *soak, FunctionId id)
{
    for (int t = 0; t < soak->trial_count; t++) {
        const Trial *trial = &soak->trials[t];
        const Function *function = trial->program->function;
        bool plain = function == &functions[id] || (function->parameters && function->id == id);
        if (plain && strcmp(trial->program->algorithm, BEST) == 0)
            return trial;
    }
    return NULL;
}

/* All outputs at a state; NULL: there is no such function. */
static double *call(Soak *soak, FunctionId id, int state)
{
    const Trial *trial = find_trial(soak, id);
    if (!trial)
        return NULL;
    double *row = arena_array(soak->arena, double, trial->program->output_count);
    soak_call(soak, soak->set.function[trial - soak->trials], trial, state, row);
    return row;
}

static void same(Soak *soak, const char *what, int state, double found, double expected,
                 double scale)
{
    soak->outcome->comparisons++;
    if (!(fabs(found - expected) <= TOLERANCE * scale))
        soak_fail(soak, what, "%s: %.17g and %.17g at state %d, scale %.1e", what, found, expected,
                  state + 1, scale);
}

static void check_regressor(Soak *soak, FunctionId id, const char *what, int state,
                            const double *tau)
{
    const double *Y = call(soak, id, state);
    if (!Y)
        return;
    const ParameterColumns *columns = find_trial(soak, id)->program->function->parameters;
    for (int i = 0; i < soak->n; i++) {
        double sum = 0, scale = 0;
        for (int k = 0; k < columns->count; k++) {
            double term = Y[i * columns->count + k] * (double)columns->value[k];
            sum += term;
            scale += fabs(term);
        }
        same(soak, what, state, sum, tau[i], scale + 1e-3 * fabs(tau[i]));
    }
}

void soak_products(Soak *soak)
{
    for (int s = 0; s < SOAK_STATES; s++) {
        const double *tau = call(soak, INVERSE_DYNAMICS, s);
        if (!tau)
            return;
        check_regressor(soak, REGRESSOR, "Y pi = tau", s, tau);
        check_regressor(soak, BASE_REGRESSOR, "Y beta = tau", s, tau);
    }
}
