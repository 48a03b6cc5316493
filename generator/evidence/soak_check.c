/* soak_check.c: one robot of rbgen soak, checked in every way there is: every program in double and
   in float against the reference, by several backends, and what holds between functions.

   Tolerances. Errors are relative to the largest magnitude of an output over the states, or of what
   is summed into it, as verify has them, and 1e-10 is allowed, about a million roundings: wrong
   terms are far above, rounding far below. Accelerations come from solving with the
   inertia matrix M: no algorithm that works in double can be nearer than the condition of M times
   double's epsilon, so that much is allowed too, times GROWTH for the roundings on the way; where
   nothing would be left to compare, the state is passed over. Float runs the same operations on
   constants that are rounded to float: it may lose as many roundings as double did on this very
   program, which is much less than 1e-10 would be in epsilons of float, times FLOAT_SPREAD, since
   the worst of a few states is a matter of luck. */
#include "evidence/soak.h"

#include "model/clean.h"

#include <float.h>
#include <math.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#define TOLERANCE 1e-10
#define GROWTH 64
#define WORST_CONDITION_FLOAT 1e3
#define FLOAT_SPREAD 64

/* ---- what is shared ---- */

void soak_doing(Soak *soak, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(soak->outcome->doing, sizeof soak->outcome->doing, format, arguments);
    va_end(arguments);
}

void soak_fail(Soak *soak, const char *kind, const char *format, ...)
{
    Outcome *outcome = soak->outcome;
    if (outcome->failed)
        return;
    outcome->failed = true;
    snprintf(outcome->kind, sizeof outcome->kind, "%s", kind);
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(outcome->message, sizeof outcome->message, format, arguments);
    va_end(arguments);
}

Trial *soak_add(Soak *soak, Program *program, const Yardstick *yardstick)
{
    if (soak->trial_count == MAX_TRIALS)
        fail_job("soak: more programs than expected");
    Trial *trial = &soak->trials[soak->trial_count++];
    *trial = (Trial){
        .program = program,
        .name = arena_format(soak->arena, "%s by %s", program->function->name, program->algorithm),
        .parts = {program->function->id},
        .part_count = 1,
        .wrench = function_takes(program->function, "wrench"),
        .yardstick = yardstick};
    return trial;
}

bool soak_solves(const Trial *trial)
{
    for (int k = 0; k < trial->part_count; k++)
        if (functions[trial->parts[k]].solves)
            return true;
    return false;
}

bool soak_wants(const Soak *soak, FunctionId id)
{
    return soak->choice.focus == 0 || soak->choice.focus == 1 + (int)id;
}

void soak_call(Soak *soak, void *function, const Trial *trial, int state, double *row)
{
    const Function *called = trial->program->function;
    const double *inputs[MAX_INPUTS];
    double *outputs[MAX_OUTPUTS];
    for (int k = 0; k < function_input_count(called); k++)
        inputs[k] = soak_input(soak, called->inputs[k], state);
    split_outputs(called, robot_extent(soak->robot), row, outputs);
    jit_call(function, inputs, function_input_count(called), outputs,
             function_output_count(called));
}

/* ---- judging ---- */

/* The error at each state that is judged, relative to the largest magnitude of its array. */
static void measure(Soak *soak, const Trial *trial, const RefReal *expected, const double *found,
                    const bool *judged, double *errors)
{
    const Function *function = trial->program->function;
    int size = trial->program->output_count, begin = 0;
    double scales[MAX_OUTPUTS];
    soak_scale(soak, trial, scales);
    for (int s = 0; s < SOAK_STATES; s++)
        errors[s] = 0;
    for (int k = 0; k < function_output_count(function); k++) {
        int length = size_of(function->outputs[k].size, robot_extent(soak->robot));
        double scale = scales[k];
        for (int s = 0; s < SOAK_STATES; s++)
            for (int i = begin; i < begin + length && judged[s]; i++)
                scale = fmax(scale, fabs((double)expected[s * size + i]));
        if (!(scale > 0))
            scale = 1;
        for (int s = 0; s < SOAK_STATES; s++)
            for (int i = begin; i < begin + length && judged[s]; i++) {
                double d = fabs((double)((RefReal)found[s * size + i] - expected[s * size + i]));
                errors[s] = isnan(d) ? INFINITY : fmax(errors[s], d / scale);
            }
        begin += length;
    }
}

static void judge(Soak *soak, const Trial *trial, RealType real, const double *errors,
                  const double *limits, const bool *judged)
{
    static const char *const names[] = {"double", "float"};
    Outcome *outcome = soak->outcome;
    for (int s = 0; s < SOAK_STATES; s++) {
        if (!judged[s])
            continue;
        outcome->states++;
        outcome->comparisons += trial->program->output_count;
        for (int k = 0; k < trial->part_count; k++) {
            Worst *worst = &outcome->worst[trial->parts[k]][real];
            if (errors[s] <= worst->error)
                continue;
            worst->error = errors[s];
            snprintf(worst->by, sizeof worst->by, "%s", trial->program->algorithm);
        }
        if (errors[s] <= limits[s])
            continue;
        char kind[120];
        snprintf(kind, sizeof kind, "%s in %s", trial->program->function->name, names[real]);
        if (!outcome->failed && trial->part_count == 1)
            outcome->focus = 1 + (int)trial->parts[0];
        soak_fail(soak, kind, "%s, tcc, %s: error %.1e at state %d, allowed %.1e", trial->name,
                  names[real], errors[s], s + 1, limits[s]);
    }
}

/* The same bits: what a compiler, or the graph itself, makes of the same operations. But for the
   sign of zero, which a - b and -(b - a) do not share, and what dividing by it gives. */
static void compare_bits(Soak *soak, const Trial *trial, const char *other, const double *expected,
                         const double *found, int count)
{
    soak->outcome->comparisons += count;
    for (int i = 0; i < count; i++)
        if (expected[i] != found[i] && (isfinite(expected[i]) || isfinite(found[i]))) {
            char kind[120];
            snprintf(kind, sizeof kind, "%s by %s", trial->program->function->name, other);
            soak_fail(soak, kind, "%s: %.17g by %s, %.17g by tcc", trial->name, found[i], other,
                      expected[i]);
            return;
        }
}

static double *run_double(Soak *soak, const Trial *trial, void *function)
{
    int size = trial->program->output_count;
    double *rows = arena_array(soak->arena, double, SOAK_STATES *size);
    for (int s = 0; s < SOAK_STATES; s++)
        soak_call(soak, function, trial, s, rows + s * size);
    return rows;
}

static double *run_float(Soak *soak, const Trial *trial, void *function)
{
    const Function *called = trial->program->function;
    int size = trial->program->output_count;
    double *rows = arena_array(soak->arena, double, SOAK_STATES *size);
    for (int s = 0; s < SOAK_STATES; s++) {
        const double *inputs[MAX_INPUTS];
        int widths[MAX_INPUTS];
        for (int k = 0; k < function_input_count(called); k++) {
            inputs[k] = soak_input(soak, called->inputs[k], s);
            widths[k] = soak_input_width(soak, called->inputs[k]);
        }
        call_in_float(function, called, robot_extent(soak->robot), inputs, widths, rows + s * size);
    }
    return rows;
}

static void check_graph(Soak *soak, const Trial *trial, const double *rows)
{
    const Graph *graph = trial->program->graph;
    const Function *function = trial->program->function;
    int size = trial->program->output_count;
    if (function_takes(function, "payload") || function_takes(function, "params"))
        return; /* whose members are inputs of their own there */
    double *found = arena_array(soak->arena, double, size);
    for (int s = 0; s < 2; s++) {
        const double *inputs[MAX_INPUTS];
        for (uint32_t k = 0; k < graph->input_count; k++)
            inputs[k] = soak_input(soak, graph->inputs[k], s);
        graph_evaluate(graph, inputs, trial->program->outputs, size, found);
        compare_bits(soak, trial, "graph", rows + s * size, found, size);
    }
}

/* A program that was searched for double may have constants that float does not know; emitting
   with --real float searches another. */
static bool fits_float(const Program *program)
{
    for (uint32_t k = 0; k < program->graph->constant_count; k++)
        if (!isfinite((float)program->graph->constants[k].rounded))
            return false;
    return true;
}

/* Those programs that can be, compiled in float, each at its place. */
static Jit *compile_in_float(Soak *soak, Program *const *programs, void **in_float)
{
    Program *fitting[MAX_TRIALS];
    int count = 0, place[MAX_TRIALS];
    for (int t = 0; t < soak->trial_count; t++)
        if (fits_float(programs[t])) {
            place[count] = t;
            fitting[count++] = programs[t];
        }
    if (count == 0)
        return NULL;
    JitSet set = jit_programs_as(soak->arena, fitting, count, jit_default(), REAL_FLOAT,
                                 soak->choice.comments);
    for (int k = 0; k < count; k++)
        in_float[place[k]] = set.function[k];
    soak->outcome->programs += count;
    return set.jit;
}

/* in_float: NULL when there is none. */
static void check_trial(Soak *soak, int t, void *in_float)
{
    const Trial *trial = &soak->trials[t];
    bool judged[SOAK_STATES], solves = soak_solves(trial);
    double errors[SOAK_STATES], limits[SOAK_STATES], worst = 0;
    soak_doing(soak, "calling %s", trial->name);
    RefReal *expected = soak_expect(soak, trial, judged);
    double *rows = run_double(soak, trial, soak->set.function[t]);
    measure(soak, trial, expected, rows, judged, errors);
    for (int s = 0; s < SOAK_STATES; s++) {
        double condition = trial->yardstick->at[s].condition;
        limits[s] = fmax(TOLERANCE, solves ? GROWTH * DBL_EPSILON * condition : 0);
        if (judged[s])
            worst = fmax(worst, errors[s]);
    }
    judge(soak, trial, REAL_DOUBLE, errors, limits, judged);
    check_graph(soak, trial, rows);

    if (!in_float)
        return;
    soak_doing(soak, "calling %s in float", trial->name);
    rows = run_float(soak, trial, in_float);
    for (int s = 0; s < SOAK_STATES; s++) {
        if (solves && trial->yardstick->at[s].condition > WORST_CONDITION_FLOAT)
            judged[s] = false;
        limits[s] = FLOAT_SPREAD * (worst / DBL_EPSILON + 4) * (double)FLT_EPSILON;
    }
    measure(soak, trial, expected, rows, judged, errors);
    judge(soak, trial, REAL_FLOAT, errors, limits, judged);
}

/* A few programs by the system's compiler, which takes its time: the same bits. */
static void check_cc(Soak *soak)
{
    enum { FEW = 3, MOST_NODES = 1500 };
    for (int k = 0; k < FEW; k++) {
        int t = random_pick(&soak->random, soak->trial_count);
        const Trial *trial = &soak->trials[t];
        if (trial->program->graph->node_count > MOST_NODES)
            continue;
        soak_doing(soak, "compiling %s by cc", trial->name);
        Program *program = trial->program;
        JitSet set = jit_programs_as(soak->arena, &program, 1, BACKEND_CC, REAL_DOUBLE,
                                     soak->choice.comments);
        soak->outcome->programs++;
        double *by_tcc = run_double(soak, trial, soak->set.function[t]);
        double *by_cc = run_double(soak, trial, set.function[0]);
        compare_bits(soak, trial, "cc", by_tcc, by_cc, SOAK_STATES * program->output_count);
        jit_free(set.jit);
    }
}

void soak_check(const char *text, const SoakChoice *choice, Outcome *outcome)
{
    Arena *arena = arena_new();
    Soak *soak = arena_alloc(arena, sizeof *soak);
    *soak = (Soak){.build = build_start(), .arena = arena, .outcome = outcome, .choice = *choice};
    soak->random = random_new(choice->seed, "checks");
    soak->build.effort = choice->effort;
    soak->build.M = choice->M;
    soak->build.A = choice->A;
    soak->build.D = choice->D;
    soak_doing(soak, "reading the robot");
    soak->description = description_parse(arena, "robot", text, strlen(text), SNAP_BY_DIGITS);
    soak->robot = robot_from_description(arena, soak->description);
    soak->n = soak->robot->n;
    if (soak->robot->closure) {
        soak_mechanism(soak);
        build_end(&soak->build);
        arena_free(arena);
        return;
    }
    soak->yardstick = soak_yardstick(soak, soak->description);
    soak_build(soak);
    soak_variants(soak);

    Program *programs[MAX_TRIALS];
    for (int t = 0; t < soak->trial_count; t++)
        programs[t] = soak->trials[t].program;
    soak_doing(soak, jit_available(BACKEND_TCC) ? "compiling by tcc" : "compiling by cc");
    soak->set = jit_programs_as(arena, programs, soak->trial_count, jit_default(), REAL_DOUBLE,
                                choice->comments);
    void *in_float[MAX_TRIALS] = {NULL};
    Jit *float_jit = compile_in_float(soak, programs, in_float);
    outcome->programs += soak->trial_count;
    for (int t = 0; t < soak->trial_count; t++)
        check_trial(soak, t, in_float[t]);
    if (choice->focus == 0) {
        soak_laws(soak);
        soak_products(soak);
        int listed = random_pick(&soak->random, soak->trial_count);
        soak_listing(soak, &soak->trials[listed]);
        soak_selftest(soak);
    }
    if (choice->focus == 0 && choice->cc && jit_available(BACKEND_CC))
        check_cc(soak);
    jit_free(soak->set.jit);
    if (float_jit)
        jit_free(float_jit);
    for (int t = 0; t < soak->trial_count; t++)
        program_free(programs[t]);
    build_end(&soak->build);
    arena_free(arena);
}
