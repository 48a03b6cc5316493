/* evaluate.c: see evaluate.h. States are taken, called, and printed in chunks. */
#include "evaluate/evaluate.h"

#include "model/positions.h"
#include "util/decimal.h"

#include <math.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

enum {
    CHUNK_STATES = 64 * PIECE,
    CHUNK_NUMBERS = 1 << 21, /* in and out; wide functions get fewer states a chunk */
    MOST_TABLE_STATES = 10000
};

typedef struct {
    const Evaluation *evaluation;
    const Function *function;
    Arena *arena;
    Extent extent;
    int size;            /* numbers that a state gives */
    JitSet set;          /* the program compiled */
    bool batches;        /* in batches */
    long done;           /* states of earlier chunks */
    atomic_int singular; /* the first of these states that the reference cannot solve */
    long broken;         /* the first state, from 1, with a result that is no number; 0: none */
    States states;       /* of this one, and their results */
    double *results;
    Text *pieces; /* of the output: one a piece of states */
    Text out;
    FileWriter writer;
    Table table; /* format table and md */
} Run;

/* ---- results ---- */

/* The sine of a larger angle would be noise. */
static void check_angles(const Run *run)
{
    const Robot *robot = run->evaluation->robot;
    for (int k = 0; k < function_input_count(run->function); k++)
        for (int i = 0; i < run->states.count * run->extent.positions &&
                        strcmp(run->function->inputs[k], "q") == 0;
             i++) {
            int at = i % run->extent.positions, component;
            double value = run->states.value[k][i];
            if (!(fabs(value) > SINCOS_RANGE))
                continue;
            const Link *link = positions_link(robot, at, &component);
            if (link->type == REVOLUTE && component >= 0)
                fail_job("state %ld: q%d = %g rad: sines are computed up to %g rad only; "
                         "--backend reference knows them all",
                         run->done + i / run->extent.positions + 1, at + 1, value, SINCOS_RANGE);
        }
}

static void call_reference(void *data, int begin, int end)
{
    Run *run = data;
    for (int s = begin; s < end; s++) {
        const double *inputs[MAX_INPUTS] = {NULL};
        for (int k = 0; k < function_input_count(run->function); k++)
            inputs[k] = states_at(&run->states, k, s);
        int first = run->singular;
        if (!reference_call(run->evaluation->reference, run->function, inputs,
                            run->results + (size_t)s * (size_t)run->size))
            while (s < first && !atomic_compare_exchange_weak(&run->singular, &first, s))
                ;
    }
}

static void call_references(Run *run)
{
    run->singular = run->states.count;
    spread(run->evaluation->threads, run->states.count, call_reference, run);
    if (run->singular < run->states.count)
        fail_job("state %ld: the inertia matrix is singular", run->done + run->singular + 1);
}

/* Results that are no numbers are printed, and the first of them ends the job. */
static void check_results(Run *run)
{
    for (int s = 0; s < run->states.count && !run->broken; s++)
        for (int i = 0; i < run->size; i++)
            if (!isfinite(run->results[(size_t)s * (size_t)run->size + (size_t)i]))
                run->broken = run->done + s + 1;
}

/* How many states there will be is not known: batches are compiled when the states so far would
   have repaid that. The results are the same bit for bit. */
static void compile(Run *run)
{
    const Evaluation *evaluation = run->evaluation;
    bool batches = batches_pay(evaluation->backend, run->done);
    if (run->set.jit && batches == run->batches)
        return;
    if (run->set.jit)
        jit_free(run->set.jit);
    run->batches = batches;
    Program *const program = evaluation->program;
    run->set = batches ? jit_batches(run->arena, &program, 1, BACKEND_CC, NULL)
                       : jit_programs(run->arena, &program, 1, backend_parse(evaluation->backend));
}

static void call_states(Run *run)
{
    if (run->evaluation->reference) {
        call_references(run);
        return;
    }
    check_angles(run);
    compile(run);
    states_call(run->set.function[0], run->batches, run->function, &run->states,
                run->evaluation->threads, run->results);
}

/* ---- rows ---- */

static void print_row(Text *out, const Run *run, const double *row, bool first)
{
    bool json = run->evaluation->format == FORMAT_JSON;
    char name[32];
    text_add_string(out, !json ? "" : first ? "\n  {" : ",\n  {");
    for (int i = 0; i < run->size; i++) {
        text_add_string(out, i == 0 ? "" : json ? ", " : ",");
        if (json) {
            function_column(run->function, run->extent, i, name, sizeof name);
            text_add(out, "\"%s\": ", name);
        }
        if (json && !isfinite(row[i]))
            text_add_string(out, "null");
        else
            text_add_decimal(out, row[i]);
    }
    text_add_string(out, json ? "}" : "\n");
}

static void print_piece(void *data, int begin, int end)
{
    const Run *run = data;
    Text out = run->pieces[begin / PIECE]; /* on a cache line of this thread's own */
    for (int s = begin; s < end; s++)
        print_row(&out, run, run->results + (size_t)s * (size_t)run->size, run->done + s == 0);
    run->pieces[begin / PIECE] = out;
}

static void print_states(Run *run)
{
    spread(run->evaluation->threads, run->states.count, print_piece, run);
    for (int k = 0; k <= run->states.count / PIECE; k++) {
        text_add_bytes(&run->out, run->pieces[k].data, run->pieces[k].length);
        run->pieces[k].length = 0;
        file_add(&run->writer, &run->out);
    }
}

static void print_heads(Run *run)
{
    char name[32];
    if (run->evaluation->format == FORMAT_JSON) {
        text_add_string(&run->out, "[");
        return;
    }
    for (int i = 0; i < run->size; i++) {
        function_column(run->function, run->extent, i, name, sizeof name);
        text_add(&run->out, "%s%s", i ? "," : "", name);
    }
    text_add_string(&run->out, "\n");
}

/* For people: a name and a number a line. */
static void add_to_table(Run *run)
{
    if (run->done + run->states.count > MOST_TABLE_STATES)
        fail_input("eval: a table has %d states at most; take --format csv", MOST_TABLE_STATES);
    for (int s = 0; s < run->states.count; s++)
        for (int i = 0; i < run->size; i++) {
            char state[24], name[32], value[40];
            snprintf(state, sizeof state, "%ld", run->done + s + 1);
            function_column(run->function, run->extent, i, name, sizeof name);
            snprintf(value, sizeof value, "%.12f",
                     run->results[(size_t)s * (size_t)run->size + (size_t)i]);
            const char *cells[] = {state, name, value};
            table_row(&run->table, cells);
        }
}

/* ---- all ---- */

static void add_states(Run *run, bool table)
{
    states_give(&run->states, run->function, run->evaluation->given);
    call_states(run);
    check_results(run);
    if (table)
        add_to_table(run);
    else
        print_states(run);
    run->done += run->states.count;
}

static int chunk_states(const Run *run)
{
    int numbers = function_input_count(run->function) * run->extent.positions + run->size;
    int most = CHUNK_NUMBERS / numbers;
    return most < 1 ? 1 : most < CHUNK_STATES ? most : CHUNK_STATES;
}

void evaluate(Arena *arena, const Evaluation *evaluation, StatesFile *file, const States *given)
{
    static const char *const heads[] = {"state", "<output", "value"};
    Extent extent = function_extent(evaluation->function, evaluation->robot);
    bool table = evaluation->format == FORMAT_TABLE || evaluation->format == FORMAT_MD;
    Run run = {.evaluation = evaluation,
               .function = evaluation->function,
               .arena = arena,
               .extent = extent,
               .size = function_output_size(evaluation->function, extent),
               .writer = {.path = evaluation->output},
               .table = table_new(arena, heads, COUNT(heads))};
    int most = given ? given->count : chunk_states(&run);
    run.results = arena_array(arena, double, (size_t)most *(size_t)run.size);
    run.pieces = arena_array(arena, Text, most / PIECE + 1);
    if (!table)
        print_heads(&run);
    if (given) {
        run.states = *given;
        add_states(&run, table);
    }
    while (!given && (run.states = states_next(file, most, evaluation->threads)).count)
        add_states(&run, table);
    if (table)
        table_print(&run.table, evaluation->format, &run.out);
    text_add_string(&run.out, evaluation->format == FORMAT_JSON ? "\n]\n" : "");
    file_end(&run.writer, &run.out);
    if (run.set.jit)
        jit_free(run.set.jit);
    for (int k = 0; k <= most / PIECE; k++)
        text_free(&run.pieces[k]);
    text_free(&run.out);
    if (run.broken) {
        const Program *program = evaluation->program;
        const char *breaks = program ? program->breaks : NULL;
        fail_job("state %ld: %s by %s is not a finite number%s%s", run.broken, run.function->name,
                 program ? program->algorithm : "the reference",
                 breaks ? "; it divides by zero " : "", breaks ? breaks : "");
    }
}
