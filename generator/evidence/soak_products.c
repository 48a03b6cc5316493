/* soak_products.c: what holds between functions of rbgen soak that are products of each other, at
   the states that it has anyway (soak_expect.c):

       regressor pi = tau = base-regressor beta
       lambda . tangent(x) = adjoint(lambda) . x         qdd_bar = M lambda
       passive-inverse-dynamics = M qddr + C qdr + gravity

   all of compiled code, by best. */
#include "evidence/natural.h"
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

/* What is summed into torques in this state, at most. */
static double torque_scale(Soak *soak, int state)
{
    const Function *function = &functions[INVERSE_DYNAMICS];
    const double *inputs[MAX_INPUTS];
    double scale[MAX_OUTPUTS];
    for (int k = 0; k < function_input_count(function); k++)
        inputs[k] = soak_input(soak, function->inputs[k], state);
    natural_scale(&soak->yardstick->robot, function, inputs, scale);
    return scale[0];
}

static void check_regressor(Soak *soak, FunctionId id, const char *what, int state,
                            const double *tau)
{
    const double *Y = call(soak, id, state);
    if (!Y)
        return;
    const ParameterColumns *columns = find_trial(soak, id)->program->function->parameters;
    /* of all rows: gravity may cancel about an upright axis, and in Y itself if all are upright */
    double scale = torque_scale(soak, state);
    for (int k = 0; k < soak->n * columns->count; k++)
        scale = fmax(scale, fabs(Y[k] * (double)columns->value[k % columns->count]));
    for (int i = 0; i < soak->n; i++) {
        double sum = 0;
        for (int k = 0; k < columns->count; k++)
            sum += Y[i * columns->count + k] * (double)columns->value[k];
        same(soak, what, state, sum, tau[i], scale);
    }
}

/* The products of a row of numbers with an input, added up; and their sizes. */
static void add_dot(Soak *soak, const double *row, const char *input, int state, double *sum,
                    double *scale)
{
    const double *x = soak_input(soak, input, state);
    for (int i = 0; i < soak->n; i++) {
        *sum += row[i] * x[i];
        *scale += fabs(row[i] * x[i]);
    }
}

/* last: what the third direction is called, and the result that the weights are of. */
static void check_adjoint(Soak *soak, FunctionId tangent, FunctionId adjoint, const char *last,
                          const char *what, int state)
{
    const double *forward = call(soak, tangent, state), *back = call(soak, adjoint, state);
    double condition = soak->yardstick->at[state].condition, one = 0, other = 0, scale = 0;
    int n = soak->n;
    if (!forward || !back)
        return;
    if (functions[tangent].solves && !(condition < 1e5))
        return; /* little would be left to compare */
    add_dot(soak, forward + n, "lambda", state, &one, &scale);
    add_dot(soak, back + n, "dq", state, &other, &scale);
    add_dot(soak, back + 2 * n, "dqd", state, &other, &scale);
    add_dot(soak, back + 3 * n, last, state, &other, &scale);
    same(soak, what, state, one, other, scale);
}

/* M, n x n, times an input: row i; and the sizes of its terms. */
static double row_times_input(Soak *soak, const double *M, int i, const char *input, int state,
                              double *scale)
{
    double sum = 0;
    add_dot(soak, M + i * soak->n, input, state, &sum, scale);
    return sum;
}

static void check_matrices(Soak *soak, int state)
{
    const double *M = call(soak, INERTIA_MATRIX, state), *g = call(soak, GRAVITY, state);
    const double *C = call(soak, CORIOLIS_MATRIX, state);
    const double *adjoint = call(soak, INVERSE_DYNAMICS_ADJOINT, state);
    const double *passive = call(soak, PASSIVE_INVERSE_DYNAMICS, state);
    int n = soak->n;
    for (int i = 0; i < n && M && adjoint; i++) {
        double scale = 0, sum = row_times_input(soak, M, i, "lambda", state, &scale);
        for (int k = 0; k < n; k++) /* entries that cancel have the rounding of the largest */
            scale = fmax(scale, fabs(M[k * n + k]));
        same(soak, "qdd_bar = M lambda", state, adjoint[3 * n + i], sum, scale);
    }
    double scale = torque_scale(soak, state);
    for (int i = 0; i < n && M && g && C && passive; i++) {
        row_times_input(soak, M, i, "qddr", state, &scale);
        row_times_input(soak, C, i, "qdr", state, &scale);
        scale += fabs(g[i]);
    }
    for (int i = 0; i < n && M && g && C && passive; i++) {
        double none = 0, sum = g[i] + row_times_input(soak, M, i, "qddr", state, &none);
        sum += row_times_input(soak, C, i, "qdr", state, &none);
        same(soak, "passive torques = M qddr + C qdr + g", state, passive[i], sum, scale);
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
        check_adjoint(soak, INVERSE_DYNAMICS_TANGENT, INVERSE_DYNAMICS_ADJOINT, "dqdd",
                      "lambda . tangent = adjoint . x", s);
        check_adjoint(soak, FORWARD_DYNAMICS_TANGENT, FORWARD_DYNAMICS_ADJOINT, "dtau",
                      "lambda . tangent = adjoint . x, of accelerations", s);
        check_matrices(soak, s);
    }
}
