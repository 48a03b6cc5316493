/* verify.c: rbgen verify ROBOT: every function by every algorithm, compiled and called on random
   states, against the numeric reference, which shares no code with the generator, and against each
   other. */
#include "evaluate/many.h"
#include "evidence/condition.h"
#include "evidence/natural.h"

#include <float.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    const Program *program;
    double error;  /* to the reference */
    double spread; /* to the function's first algorithm */
    bool ok;
    bool compared; /* at one state at least */
} Verdict;

static void add_json(Text *out, const Verdict *verdicts, int count, const char *backend, int states)
{
    text_add_string(out, "[");
    for (int i = 0; i < count; i++) {
        const Verdict *v = &verdicts[i];
        text_add(out,
                 "%s\n  {\"function\": \"%s\", \"algorithm\": \"%s\", \"backend\": \"%s\", "
                 "\"states\": %d, \"error\": ",
                 i ? "," : "", v->program->function->name, v->program->algorithm, backend, states);
        text_add(out, v->compared && isfinite(v->error) ? "%.3g" : "null", v->error);
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
        snprintf(error, sizeof error, v->compared ? "%.1e" : "-", v->error);
        snprintf(spread, sizeof spread, v->compared ? "%.1e" : "-", v->spread);
        const char *cells[] = {v->program->function->name, v->program->algorithm, error, spread,
                               !v->compared ? "not compared"
                               : v->ok      ? "ok"
                                            : "TOO LARGE"};
        table_row(&table, cells);
    }
    table_print(&table, format, out);
}

typedef struct {
    const ReferenceRobot *reference;
    const Function *function;
    const States *states;
    double *results;
    bool *solved; /* by state: there is an answer */
} Judge;

/* Results of the reference for a function. States without an answer (the inertia matrix is singular
   to rounding) cannot be judged: zeros there. */
static void call_reference(void *data, int begin, int end)
{
    const Judge *judge = data;
    size_t size = (size_t)function_output_size(judge->function, states_extent(judge->states));
    for (int s = begin; s < end; s++) {
        const double *inputs[MAX_INPUTS] = {NULL};
        for (int k = 0; k < function_input_count(judge->function); k++)
            inputs[k] = states_at(judge->states, k, s);
        double *row = judge->results + (size_t)s * size;
        judge->solved[s] = reference_call(judge->reference, judge->function, inputs, row);
        if (!judge->solved[s])
            memset(row, 0, size * sizeof *row);
    }
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
    if (count < all)
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

/* Accelerations are solved for with the inertia matrix: in double nothing comes nearer than its
   condition times epsilon, and a few roundings on the way, whatever is asked for. */
static double reachable(const Judge *judge)
{
    enum { GROWTH = 64 };
    const double LONG = 1e8; /* operations: thousands of states of ordinary arms */
    double condition = 0;
    int n = judge->states->n, most = (int)(LONG / (double)(n * n * n));
    if (!judge->function->solves)
        return 0;
    RefReal *M = memory_grow(NULL, sizeof *M * (size_t)(n * n));
    for (int s = 0; s < judge->states->count && s < most; s++) {
        const double *q = judge->states->value[0] + (size_t)s * (size_t)n;
        reference_call_exact(judge->reference, &functions[INERTIA_MATRIX], &q, M);
        double here = spectrum_of(n, M).condition;
        condition = judge->solved[s] && isfinite(here) ? fmax(condition, here) : condition;
    }
    memory_free(M);
    return GROWTH * DBL_EPSILON * condition;
}

int command_verify(int argc, char **argv)
{
    const char *output = NULL, *format_name = NULL, *list = NULL, *backend = NULL;
    const char *speeds = NULL;
    Strings chosen = {0};
    ExtrasOptions run = {0};
    long count = 100, seed = 1, threads = 1;
    const char *cost = NULL;
    Build build = build_start();
    double tolerance = 1e-10, snap = ANGLE_SNAP;
    const Option options[] = {
        {"states", 0, OPTION_COUNT, &count, "N", "random states (default: 100)"},
        {"seed", 0, OPTION_COUNT, &seed, "S", "of the random numbers (default: 1)"},
        {"tolerance", 0, OPTION_NUMBER, &tolerance, "X", "largest relative error (default: 1e-10)"},
        {"functions", 0, OPTION_LIST, &list, "LIST",
         "comma-separated names; or default, all (default: all)"},
        {"algorithm", 0, OPTION_STRINGS, &chosen, "FUNCTION=NAME", "only this one of a function"},
        {"speeds", 0, OPTION_STRING, &speeds, "SPEEDS",
         "of kane-partial: joint (default) or middle"},
        EXTRAS_OPTIONS(run),
        {"backend", 0, OPTION_STRING, &backend, "NAME",
         "tcc or cc (default: tcc, for very many states cc)"},
        {"threads", 0, OPTION_COUNT, &threads, "T", "that share the states (default: 1)"},
        {"format", 0, OPTION_STRING, &format_name, "FORMAT", "table (default), csv, json or md"},
        EFFORT_OPTIONS(&build, &cost),
        {"snap", 0, OPTION_NUMBER, &snap, "RADIANS",
         "angles this near to a multiple of 90 degrees are it"},
        {"output", 'o', OPTION_OUTPUT, &output, "FILE", "write there instead of standard output"},
    };
    const Syntax syntax = {
        "verify",
        "ROBOT [options]",
        "Compares every function and algorithm with the numeric reference, and with each other:\n"
        "errors are relative to the largest magnitude of an output over all states, or of the\n"
        "terms summed into it where that is larger.",
        "  rbgen verify stanford\n"
        "  rbgen verify robots/puma.json --states 10000 --seed 7 --backend cc\n",
        options,
        COUNT(options)};
    const char *path;
    options_parse(&syntax, argc, argv, &path, 1, 1);
    check_effort(&build, cost);
    if (!(tolerance >= 0))
        fail_input("--tolerance: 0 or more, not %g", tolerance);
    if (count < 1 || count > 10000000)
        fail_input("--states: 1 to 10000000");
    Format format = format_parse(format_name);
    Selection selection = select_functions(list, &chosen, "all");
    select_speeds(&selection, speeds);
    for (int i = 0; i < FUNCTION_COUNT && !list; i++)
        selection.wanted[i] = true, selection.if_quaternions[i] = false;
    Backend compiled = backend_parse(backend);
    threads_checked(threads);

    Arena *arena = arena_new();
    Description *description;
    Robot *robot = load_robot(arena, path, snap, false, &description);
    ReferenceRobot *reference = arena_alloc(arena, sizeof *reference);
    Extras given = extras_read(arena, description, robot, &run);
    select_extras(&selection, &given);
    robot = given.robot;
    fill_reference(reference, given.description);
    Program **programs = arena_array(arena, Program *, MAX_PROGRAMS);
    Text notes = {0}, out = {0};
    int program_count = build_selected(&build, robot, &selection, list != NULL, programs,
                                       MAX_PROGRAMS - MAX_TOOL_PROGRAMS, &notes);
    program_count += build_for_tools(&build, arena, robot, &selection, programs + program_count);
    bool batches = batches_pay(backend, (int)count);
    JitSet set = batches ? jit_batches(arena, programs, program_count, BACKEND_CC, NULL)
                         : jit_programs(arena, programs, program_count, compiled);

    Verdict *verdicts = arena_array(arena, Verdict, program_count);
    bool all_ok = true;
    for (int first = 0, next; first < program_count; first = next) {
        const Function *function = programs[first]->function;
        size_t size = (size_t)function_output_size(function, robot_extent(robot)) * (size_t)count;
        double *expected = memory_grow(NULL, size * sizeof *expected);
        double *found = memory_grow(NULL, size * sizeof *found);
        double *base = memory_grow(NULL, size * sizeof *base);
        Arena *scratch = arena_new();
        States states = states_random(scratch, robot, function, (int)count, (unsigned long)seed);
        states_give(&states, function, &given);
        reference_take_tool(reference, given.description, function->tool);
        double scale[MAX_OUTPUTS];
        find_scales(reference, function, &states, scale);
        bool *solved = arena_array(scratch, bool, (int)count);
        Judge judge = {reference, function, &states, expected, solved};
        spread((int)threads, (int)count, call_reference, &judge);
        double allowed = fmax(tolerance, reachable(&judge));
        int compared = compared_states(&judge);
        for (next = first; next < program_count && programs[next]->function == function; next++) {
            double *results = next == first ? base : found;
            states_call(set.function[next], batches, function, &states, (int)threads, results);
            pass_over(&judge, results);
            Verdict *v = &verdicts[next];
            v->program = programs[next];
            v->compared = compared > 0;
            v->error = natural_difference(function, robot_extent(robot), (int)count, scale, expected, results);
            v->spread = natural_difference(function, robot_extent(robot), (int)count, scale, base, results);
            v->ok = v->error <= allowed && v->spread <= 2 * allowed;
            all_ok = all_ok && v->ok;
        }
        arena_free(scratch);
        memory_free(expected);
        memory_free(found);
        memory_free(base);
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
    build_end(&build);
    if (!all_ok)
        fail_job("%s: a result differs by more than %g", path, tolerance);
    return EXIT_DONE;
}
