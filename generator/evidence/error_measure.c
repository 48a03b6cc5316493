/* error_measure.c: see error.h. The yardstick is the numeric reference in long double, which shares
   no code with the generator: its own errors are a few thousand times smaller than those of double
   (11 more bits on x86-64, 60 on machines where long double is binary128). */
#include "evidence/error.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define NOTHING 1e-12 /* outputs below are the rounding of a zero: errors are absolute */

/* ---- one program ---- */

States error_float_states(Arena *arena, const Function *function, const States *states)
{
    States rounded = *states;
    for (int k = 0; k < function_input_count(function); k++) {
        int count = states->width[k] * (states->same[k] ? 1 : states->count);
        rounded.value[k] = arena_array(arena, double, count);
        for (int i = 0; i < count; i++)
            rounded.value[k][i] = (double)(float)states->value[k][i];
    }
    return rounded;
}

static void call_at(const Program *program, void *code, RealType real, const double *const *inputs,
                    const int *widths, double *row)
{
    const Function *function = program->function;
    double *outputs[MAX_OUTPUTS];
    split_outputs(function, program_extent(program), row, outputs);
    if (real == REAL_FLOAT)
        call_in_float(code, function, program_extent(program), inputs, widths, row);
    else
        jit_call(code, inputs, function_input_count(function), outputs,
                 function_output_count(function));
}

static int by_size(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

/* worst, median and rms of the errors at the states that were judged */
static void sum_up(Rounding *rounding, double *errors)
{
    double squares = 0;
    for (int i = 0; i < rounding->judged; i++)
        squares += errors[i] * errors[i];
    qsort(errors, (size_t)rounding->judged, sizeof *errors, by_size);
    rounding->worst = rounding->judged ? errors[rounding->judged - 1] : NAN;
    rounding->median = rounding->judged ? errors[rounding->judged / 2] : NAN;
    rounding->rms = rounding->judged ? sqrt(squares / rounding->judged) : NAN;
}

Rounding error_measure(const Program *program, void *code, RealType real,
                       const ReferenceRobot *reference, const States *states)
{
    const Function *function = program->function;
    int arrays = function_output_count(function);
    size_t size = (size_t)program->output_count, count = (size_t)states->count;
    RefReal *exact = memory_grow(NULL, sizeof *exact * size);
    double *row = memory_grow(NULL, sizeof *row * size);
    /* largest difference of each array at each state, and largest magnitude over all */
    double *differences = memory_grow(NULL, sizeof *differences * count * (size_t)arrays);
    double scale[MAX_OUTPUTS] = {0}, *errors = memory_grow(NULL, sizeof *errors * count);
    bool *judged = memory_grow(NULL, count);
    for (int s = 0; s < states->count; s++) {
        const double *inputs[MAX_INPUTS];
        for (int k = 0; k < function_input_count(function); k++)
            inputs[k] = states_at(states, k, s);
        judged[s] = reference_call_exact(reference, function, inputs, exact);
        if (!judged[s])
            continue;
        call_at(program, code, real, inputs, states->width, row);
        for (int k = 0, i = 0; k < arrays; k++) {
            double *largest = &differences[s * arrays + k];
            *largest = 0;
            for (int end = i + size_of(function->outputs[k].size, program_extent(program)); i < end;
                 i++) {
                double d = (double)fabsl((RefReal)row[i] - exact[i]);
                *largest = isnan(d) ? INFINITY : fmax(*largest, d);
                scale[k] = fmax(scale[k], fabs((double)exact[i]));
            }
        }
    }
    Rounding rounding = {.state = -1};
    double worst = -1;
    for (int s = 0; s < states->count; s++) {
        if (!judged[s])
            continue;
        double error = 0;
        for (int k = 0; k < arrays; k++) {
            double unit = scale[k] > NOTHING ? scale[k] : 1;
            error = fmax(error, differences[s * arrays + k] / unit);
            if (differences[s * arrays + k] / unit <= worst)
                continue;
            worst = differences[s * arrays + k] / unit;
            rounding.state = s;
            rounding.scale = unit;
        }
        errors[rounding.judged++] = error;
    }
    sum_up(&rounding, errors);
    memory_free(exact);
    memory_free(row);
    memory_free(differences);
    memory_free(errors);
    memory_free(judged);
    return rounding;
}

/* ---- a robot ---- */

static void measure_condition(const ReferenceRobot *reference, const States *states,
                              ErrorReport *report)
{
    enum { ENOUGH = 200 }; /* eigenvalues take longer than torques */
    int n = states->n, count = states->count < ENOUGH ? states->count : ENOUGH;
    double conditions[ENOUGH];
    RefReal *M = memory_grow(NULL, sizeof *M * (size_t)(n * n));
    for (int s = 0; s < count; s++) {
        const double *q = states->value[0] + s * n;
        reference_call_exact(reference, &functions[INERTIA_MATRIX], &q, M);
        conditions[s] = spectrum_of(n, M).condition;
    }
    qsort(conditions, (size_t)count, sizeof *conditions, by_size);
    report->least = conditions[0];
    report->median = conditions[count / 2];
    report->most = conditions[count - 1];
    memory_free(M);
}

/* The reference of what knows the actuated joints only wants all joints: verify has it. */
static int without_explicit(Program **programs, int count)
{
    int left = 0;
    for (int i = 0; i < count; i++)
        if (programs[i]->function->whole)
            program_free(programs[i]);
        else
            programs[left++] = programs[i];
    if (count && !left)
        fail_input("error: explicit knows the actuated joints only; rbgen verify compares it");
    return left;
}

ErrorReport error_report(const Build *build, Arena *arena, const Description *description,
                         const Robot *robot, const Selection *selection, bool by_name,
                         int state_count, long seed, Backend backend)
{
    ReferenceRobot *reference = arena_alloc(arena, sizeof *reference);
    fill_reference(reference, description);
    Program **programs = arena_array(arena, Program *, MAX_PROGRAMS);
    Text notes = {0};
    ErrorReport report = {.n = robot->n, .state_count = state_count, .seed = seed};
    report.robot = robot->name;
    report.backend = backend == BACKEND_TCC ? "tcc" : "cc";
    report.row_count = without_explicit(
        programs, build_selected(build, robot, selection, by_name, programs, MAX_PROGRAMS, &notes));
    report.rows = arena_array(arena, ErrorRow, report.row_count + 1);
    text_free(&notes);
    JitSet set[] = {jit_programs_as(arena, programs, report.row_count, backend, REAL_DOUBLE, false),
                    jit_programs_as(arena, programs, report.row_count, backend, REAL_FLOAT, false)};
    for (int i = 0; i < report.row_count; i++) {
        ErrorRow *row = &report.rows[i];
        const Function *function = programs[i]->function;
        progress("error: %s by %s", function->name, programs[i]->algorithm);
        row->program = programs[i];
        row->states[REAL_DOUBLE] =
            states_random(arena, robot, function, state_count, (unsigned long)seed);
        states_give(&row->states[REAL_DOUBLE], function, selection->given);
        row->states[REAL_FLOAT] = error_float_states(arena, function, &row->states[REAL_DOUBLE]);
        for (int real = REAL_DOUBLE; real <= REAL_FLOAT; real++)
            row->rounding[real] = error_measure(programs[i], set[real].function[i], (RealType)real,
                                                reference, &row->states[real]);
    }
    States positions =
        states_random(arena, robot, &functions[INERTIA_MATRIX], state_count, (unsigned long)seed);
    measure_condition(reference, &positions, &report);
    progress(NULL);
    for (int real = REAL_DOUBLE; real <= REAL_FLOAT; real++)
        jit_free(set[real].jit);
    return report;
}

void error_free(ErrorReport *report)
{
    for (int i = 0; i < report->row_count; i++)
        program_free(report->rows[i].program);
}
