/* verify.c: see verify.h. */
#include "evidence/verify.h"

#include "evidence/condition.h"
#include "evidence/natural.h"
#include "model/closure.h"

#include <float.h>
#include <math.h>
#include <string.h>

typedef struct {
    const ReferenceRobot *reference;
    const Function *function;
    const States *states;
    double *results;
    bool *solved; /* by state: there is an answer */
    const Closure *closure;
} Judge;

/* Of a function of actuated joints the one of all joints, and its states. */
static const Function *whole_function(const Function *function)
{
    return function->whole ? function->whole : function;
}

static const States *whole_states(const States *states)
{
    return states->whole ? states->whole : states;
}

/* Accelerations of the actuated joints, out of all; what else it is of, is of all. */
static void choose_drives(const Judge *judge, const double *all, size_t size, double *row)
{
    if (judge->function->id != FORWARD_DYNAMICS) {
        memcpy(row, all, size * sizeof *row);
        return;
    }
    for (int k = 0; k < judge->closure->actuated_count; k++)
        row[k] = all[judge->closure->actuated[k]];
}

/* Results of the reference for a function. States without an answer (the inertia matrix is singular
   to rounding, or there is no mass centre) cannot be judged: zeros there. */
static void call_reference(void *data, int begin, int end)
{
    const Judge *judge = data;
    size_t size = (size_t)function_output_size(judge->function, states_extent(judge->states));
    const Function *whole = whole_function(judge->function);
    const States *states = whole_states(judge->states);
    double *all =
        memory_grow(NULL, sizeof *all * (size_t)function_output_size(whole, states_extent(states)));
    for (int s = begin; s < end; s++) {
        const double *inputs[MAX_INPUTS] = {NULL};
        for (int k = 0; k < function_input_count(whole); k++)
            inputs[k] = states_at(states, k, s);
        double *row = judge->results + (size_t)s * size;
        judge->solved[s] =
            reference_call(judge->reference, whole, inputs, judge->function->whole ? all : row) &&
            !reference_lacks_centre(judge->reference, judge->function);
        if (judge->function->whole)
            choose_drives(judge, all, size, row);
        if (!judge->solved[s])
            memset(row, 0, size * sizeof *row);
    }
    memory_free(all);
}

/* What was found where nothing can be judged is not compared. */
static void pass_over(const Judge *judge, double *found)
{
    size_t size = (size_t)function_output_size(judge->function, states_extent(judge->states));
    for (int s = 0; s < judge->states->count; s++)
        if (!judge->solved[s])
            memset(found + (size_t)s * size, 0, size * sizeof *found);
}

/* How many states are compared; says so when it is not all of them. */
static int compared_states(const Judge *judge)
{
    int count = 0, all = judge->states->count;
    for (int s = 0; s < all; s++)
        count += judge->solved[s];
    if (reference_lacks_centre(judge->reference, judge->function))
        warn("%s: all masses are 0, so that there is no mass centre; it is not compared",
             judge->function->name);
    else if (count < all)
        warn("%s: the inertia matrix is singular to rounding at %d of %d states, which are not "
             "compared",
             judge->function->name, all - count, all);
    return count;
}

/* What is summed into each output array, at most, over all states. */
static void find_scales(const ReferenceRobot *reference, const Function *function,
                        const States *states, double *scale)
{
    double here[MAX_OUTPUTS];
    for (int k = 0; k < MAX_OUTPUTS; k++)
        scale[k] = 0;
    for (int s = 0; s < states->count; s++) {
        const double *inputs[MAX_INPUTS] = {NULL};
        for (int k = 0; k < function_input_count(function); k++)
            inputs[k] = states_at(states, k, s);
        natural_scale(reference, function, inputs, here);
        for (int k = 0; k < function_output_count(function); k++)
            scale[k] = fmax(scale[k], here[k]);
    }
}

static RefReal *zeros(int count)
{
    RefReal *x = memory_grow(NULL, sizeof *x * (size_t)(count + 1));
    memset(x, 0, sizeof *x * (size_t)(count + 1));
    return x;
}

/* Of the loops' Jacobian's columns for the links that depend on the others, in the worst of the
   ways to choose these: embedding solves with them, and its code knows one way for all positions.
 */
static double condition_of_choice(const Closure *closure, const RefReal *A, int n)
{
    int loops = closure->rank;
    double worst = 1;
    RefReal *square = zeros(loops * loops); /* A A' of those columns */
    for (int split = 0; split < closure->split_count; split++) {
        for (int i = 0; i < loops; i++)
            for (int k = 0; k < loops; k++) {
                square[i * loops + k] = 0;
                for (int j = 0; j < n; j++)
                    if (!closure->split[split][j])
                        square[i * loops + k] += A[i * n + j] * A[k * n + j];
            }
        worst = fmax(worst, sqrt(spectrum_of(loops, square).condition));
    }
    memory_free(square);
    return worst;
}

/* What accelerations are solved for with: the inertia matrix M, or, where loops hold, M and the
   loops' Jacobian A together: M A' over A 0. */
static double condition_at(const Judge *judge, const double *q, int n)
{
    int loops = judge->closure ? judge->closure->rank : 0, size = n + loops;
    RefReal *M = zeros(n * n), *A = zeros(loops * n), *K = zeros(size * size);
    reference_call_exact(judge->reference, &functions[INERTIA_MATRIX], &q, M);
    if (loops)
        reference_call_exact(judge->reference, &functions[LOOP_JACOBIAN], &q, A);
    for (int i = 0; i < n; i++) {
        for (int k = 0; k < n; k++)
            K[i * size + k] = M[i * n + k];
        for (int k = 0; k < loops; k++)
            K[i * size + n + k] = K[(n + k) * size + i] = A[k * n + i];
    }
    Spectrum spectrum = spectrum_of(size, K);
    double condition = spectrum.condition;
    if (loops)
        condition = fmax(spectrum.growth, condition_of_choice(judge->closure, A, n));
    memory_free(M);
    memory_free(A);
    memory_free(K);
    return condition;
}

/* Loops are solved for, too, but for what says how far they are from closed. */
static bool solves(const Judge *judge)
{
    const Function *function = whole_function(judge->function);
    return function->solves ||
           (judge->closure && function->loops == OF_THE_MECHANISM && !function->of_loops);
}

/* In double no acceleration comes nearer than that condition times epsilon, and a few roundings on
   the way, whatever is asked for. */
static double reachable(const Judge *judge)
{
    enum { GROWTH = 64 };
    const double LONG = 1e8; /* operations: thousands of states of ordinary arms */
    double condition = 0;
    const States *states = whole_states(judge->states);
    int n = states->n, size = n + (judge->closure ? judge->closure->rank : 0);
    int most = (int)(LONG / (double)(size * size * size));
    if (!solves(judge))
        return 0;
    for (int s = 0; s < judge->states->count && s < most; s++) {
        const double *q = states->value[0] + (size_t)s * (size_t)states->width[0];
        double here = condition_at(judge, q, n);
        condition = judge->solved[s] && isfinite(here) ? fmax(condition, here) : condition;
    }
    return GROWTH * DBL_EPSILON * condition;
}

/* The programs of one function: those from the first on that are its own. Returns how many. */
static int verify_function(const VerifyTrial *trial, ReferenceRobot *reference,
                           Program *const *programs, int count, int first, Verdict *verdicts)
{
    const Function *function = programs[first]->function;
    Extent extent = function_extent(function, trial->given->robot);
    int states_count = trial->states, next;
    size_t size = (size_t)function_output_size(function, extent) * (size_t)states_count;
    Arena *scratch = arena_new();
    double *expected = memory_grow(NULL, size * sizeof *expected);
    double *found = memory_grow(NULL, size * sizeof *found);
    double *base = memory_grow(NULL, size * sizeof *base);
    States states =
        states_random(scratch, trial->given->robot, function, states_count, trial->seed);
    states_give(&states, function, trial->given);
    reference_take_tool(reference, trial->given->description, function->tool);
    double scale[MAX_OUTPUTS];
    find_scales(reference, whole_function(function), whole_states(&states), scale);
    bool *solved = arena_array(scratch, bool, states_count);
    Judge judge = {reference, function, &states, expected, solved, trial->given->robot->closure};
    spread(trial->threads, states_count, call_reference, &judge);
    double allowed = fmax(trial->tolerance, reachable(&judge));
    int compared = compared_states(&judge);
    for (next = first; next < count && programs[next]->function == function; next++) {
        double *results = next == first ? base : found;
        states_call(trial->set->function[next], trial->batches, function, &states, trial->threads,
                    results);
        pass_over(&judge, results);
        Verdict *v = &verdicts[next];
        v->program = programs[next];
        v->compared = compared > 0;
        v->error = natural_difference(function, extent, states_count, scale, expected, results);
        v->spread = natural_difference(function, extent, states_count, scale, base, results);
        v->ok = v->error <= allowed && v->spread <= 2 * allowed;
    }
    memory_free(expected);
    memory_free(found);
    memory_free(base);
    arena_free(scratch);
    return next - first;
}

bool verify_programs(Arena *arena, const VerifyTrial *trial, Program *const *programs, int count,
                     Verdict *verdicts)
{
    ReferenceRobot *reference = arena_alloc(arena, sizeof *reference);
    bool all_ok = true;
    fill_reference(reference, trial->given->description);
    for (int first = 0; first < count;)
        first += verify_function(trial, reference, programs, count, first, verdicts);
    for (int i = 0; i < count; i++)
        all_ok = all_ok && verdicts[i].ok;
    return all_ok;
}
