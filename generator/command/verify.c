/* verify.c: rbgen verify ROBOT: every function by every algorithm, compiled and called on random
   states, against the numeric reference, which shares no code with the generator, and against each
   other. */
#include "command/many.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    const Program *program;
    double error;  /* to the reference */
    double spread; /* to the function's first algorithm */
    bool ok;
} Verdict;

/* The largest difference of two tables of results, relative to the largest magnitude of each
   output array over all states, absolute where that is zero (what is below NOTHING is the rounding
   of a zero, such as the gravity of upright axes). NaN counts as infinite. */
#define NOTHING 1e-12
static double difference(const Function *function, int n, int states, const double *expected,
                         const double *found)
{
    int size = function_output_size(function, n), begin = 0;
    double worst = 0;
    for (int k = 0; k < function_output_count(function); k++) {
        int length = size_of(function->outputs[k].size, n);
        double scale = 0, largest = 0;
        for (int s = 0; s < states; s++)
            for (int i = begin; i < begin + length; i++) {
                double e = expected[s * size + i], d = fabs(found[s * size + i] - e);
                scale = fmax(scale, fabs(e));
                largest = isnan(d) ? INFINITY : fmax(largest, d);
            }
        worst = fmax(worst, scale > NOTHING ? largest / scale : largest);
        begin += length;
    }
    return worst;
}

static void add_json(Text *out, const Verdict *verdicts, int count, const char *backend, int states)
{
    text_add_string(out, "[");
    for (int i = 0; i < count; i++) {
        const Verdict *v = &verdicts[i];
        text_add(out,
                 "%s\n  {\"function\": \"%s\", \"algorithm\": \"%s\", \"backend\": \"%s\", "
                 "\"states\": %d, \"error\": ",
                 i ? "," : "", v->program->function->name, v->program->algorithm, backend, states);
        text_add(out, isfinite(v->error) ? "%.3g" : "null", v->error);
        text_add(out, ", \"ok\": %s}", v->ok ? "true" : "false");
    }
    text_add_string(out, "\n]\n");
}

static void add_table(Text *out, Arena *arena, const Verdict *verdicts, int count, Format format)
{
    static const char *const heads[] = {"<function", "<algorithm", "error", "spread", "<"};
    Table table = table_new(arena, heads, COUNT(heads));
    for (int i = 0; i < count; i++) {
        const Verdict *v = &verdicts[i];
        char error[32], spread[32];
        snprintf(error, sizeof error, "%.1e", v->error);
        snprintf(spread, sizeof spread, "%.1e", v->spread);
        const char *cells[] = {v->program->function->name, v->program->algorithm, error, spread,
                               v->ok ? "ok" : "TOO LARGE"};
        table_row(&table, cells);
    }
    table_print(&table, format, out);
}

typedef struct {
    const ReferenceRobot *reference;
    const Function *function;
    const States *states;
    double *results;
} Judge;

/* Results of the reference for a function; states without an answer (a singular inertia matrix)
   cannot be judged and end the verification. */
static void call_reference(void *data, int begin, int end)
{
    const Judge *judge = data;
    size_t n = (size_t)judge->states->n;
    size_t size = (size_t)function_output_size(judge->function, judge->states->n);
    for (int s = begin; s < end; s++) {
        const double *inputs[MAX_INPUTS] = {NULL};
        for (int k = 0; k < function_input_count(judge->function); k++)
            inputs[k] = judge->states->value[k] + (size_t)s * n;
        if (!reference_call(judge->reference, judge->function, inputs,
                            judge->results + (size_t)s * size))
            fail_job("%s: the inertia matrix is singular at state %d", judge->function->name,
                     s + 1);
    }
}

int command_verify(int argc, char **argv)
{
    const char *output = NULL, *format_name = NULL, *list = NULL, *backend = NULL;
    const char *speeds = NULL;
    Strings chosen = {0};
    long count = 100, seed = 1, threads = 1;
    const char *cost = NULL;
    double tolerance = 1e-10, snap = ANGLE_SNAP;
    const Option options[] = {
        {"states", 0, OPTION_COUNT, &count, "N", "random states (default: 100)"},
        {"seed", 0, OPTION_COUNT, &seed, "S", "of the random numbers (default: 1)"},
        {"tolerance", 0, OPTION_NUMBER, &tolerance, "X", "largest relative error (default: 1e-10)"},
        {"functions", 0, OPTION_STRING, &list, "LIST",
         "only these, comma-separated (default: all)"},
        {"algorithm", 0, OPTION_STRINGS, &chosen, "FUNCTION=NAME", "only this one of a function"},
        {"speeds", 0, OPTION_STRING, &speeds, "SPEEDS",
         "of kane-partial: joint (default) or middle"},
        {"backend", 0, OPTION_STRING, &backend, "NAME",
         "tcc or cc (default: tcc, for very many states cc)"},
        {"threads", 0, OPTION_COUNT, &threads, "T", "that share the states (default: 1)"},
        {"format", 0, OPTION_STRING, &format_name, "FORMAT", "table (default), csv, json or md"},
        EFFORT_OPTIONS(&cost),
        {"snap", 0, OPTION_NUMBER, &snap, "RADIANS",
         "angles this near to a multiple of 90 degrees are it"},
        {"output", 'o', OPTION_STRING, &output, "FILE", "write there instead of standard output"},
    };
    const Syntax syntax = {
        "verify",
        "ROBOT [options]",
        "Compares every function and algorithm with the numeric reference, and with each other:\n"
        "errors are relative to the largest magnitude of an output over all states.",
        "  rbgen verify stanford\n"
        "  rbgen verify robots/puma.json --states 10000 --seed 7 --backend cc\n",
        options,
        COUNT(options)};
    const char *path;
    options_parse(&syntax, argc, argv, &path, 1, 1);
    check_effort(cost);
    if (count < 1 || count > 10000000)
        fail_input("--states: 1 to 10000000");
    Format format = format_parse(format_name);
    Selection selection = select_functions(list, &chosen, "all");
    select_speeds(&selection, speeds);
    for (int i = 0; i < FUNCTION_COUNT && !list; i++)
        selection.wanted[i] = true;
    Backend compiled = backend_parse(backend);
    threads_checked(threads);

    Arena *arena = arena_new();
    Description *description;
    Robot *robot = load_robot(arena, path, snap, false, &description);
    ReferenceRobot *reference = arena_alloc(arena, sizeof *reference);
    fill_reference(reference, description);
    Program **programs = arena_array(arena, Program *, MAX_PROGRAMS);
    Text notes = {0}, out = {0};
    int program_count = build_selected(robot, &selection, list != NULL, programs,
                                       MAX_PROGRAMS - MAX_TOOL_PROGRAMS, &notes);
    program_count += build_for_tools(arena, robot, &selection, programs + program_count);
    bool batches = batches_pay(backend, (int)count);
    JitSet set = batches ? jit_batches(arena, programs, program_count, BACKEND_CC)
                         : jit_programs(arena, programs, program_count, compiled);

    Verdict *verdicts = arena_array(arena, Verdict, program_count);
    bool all_ok = true;
    for (int first = 0, next; first < program_count; first = next) {
        const Function *function = programs[first]->function;
        size_t size = (size_t)function_output_size(function, robot->n) * (size_t)count;
        double *expected = memory_grow(NULL, size * sizeof *expected);
        double *found = memory_grow(NULL, size * sizeof *found);
        double *base = memory_grow(NULL, size * sizeof *base);
        Arena *scratch = arena_new();
        States states = states_random(scratch, robot, function, (int)count, (unsigned long)seed);
        reference_take_tool(reference, description, function->tool);
        Judge judge = {reference, function, &states, expected};
        spread((int)threads, (int)count, call_reference, &judge);
        for (next = first; next < program_count && programs[next]->function == function; next++) {
            double *results = next == first ? base : found;
            states_call(set.function[next], batches, function, &states, (int)threads, results);
            Verdict *v = &verdicts[next];
            v->program = programs[next];
            v->error = difference(function, robot->n, (int)count, expected, results);
            v->spread = difference(function, robot->n, (int)count, base, results);
            v->ok = v->error <= tolerance && v->spread <= 2 * tolerance;
            all_ok = all_ok && v->ok;
        }
        arena_free(scratch);
        free(expected);
        free(found);
        free(base);
    }
    const char *backend_name = batches || compiled == BACKEND_CC ? "cc" : "tcc";
    if (format == FORMAT_JSON)
        add_json(&out, verdicts, program_count, backend_name, (int)count);
    else
        add_table(&out, arena, verdicts, program_count, format);
    if (format == FORMAT_TABLE)
        text_add(&out, "%s: %ld states, %s backend, tolerance %g: %s\n", robot->name, count,
                 backend_name, tolerance, all_ok ? "all ok" : "FAILED");
    file_write(output, &out);
    jit_free(set.jit);
    for (int i = 0; i < program_count; i++)
        program_free(programs[i]);
    text_free(&out);
    text_free(&notes);
    arena_free(arena);
    if (!all_ok)
        fail_job("%s: a result differs by more than %g", path, tolerance);
    return EXIT_DONE;
}
