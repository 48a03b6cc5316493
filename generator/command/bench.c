/* bench.c: rbgen bench ROBOT: what the functions cost, by algorithm and backend: nanoseconds a
   call, bytes of code and stack, and how long it takes to get them. */
#include "command/bench.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* ---- backends ---- */

typedef struct {
    const char *name;
    Backend backend;
    const char *flags[4]; /* after the cc backend's own, of which they take some back */
} BenchBackend;

static const BenchBackend backends[] = {
    {"tcc", BACKEND_TCC, {NULL}},
    {"cc-O2", BACKEND_CC, {"-O2", NULL}},
    {"cc-O3-native", BACKEND_CC, {"-O3", "-march=native", "-ffp-contract=fast", NULL}},
};

static bool same_word(const char *name, const char *word, size_t length)
{
    return strlen(name) == length && memcmp(name, word, length) == 0;
}

/* LIST names backends, or cc for all that use the system's compiler; NULL: all that are there. */
static void select_backends(const char *list, bool *wanted)
{
    for (size_t i = 0; i < COUNT(backends); i++)
        wanted[i] = !list && jit_available(backends[i].backend);
    for (const char *at = list; at;) {
        size_t length = strcspn(at, ",");
        bool found = false;
        for (size_t i = 0; i < COUNT(backends); i++)
            if (same_word(backends[i].name, at, length) ||
                (backends[i].backend == BACKEND_CC && same_word("cc", at, length)))
                wanted[i] = found = true;
        if (!found)
            fail_input("--backend: \"%.*s\" is none of tcc, cc-O2, cc-O3-native, cc (both)",
                       (int)(length < 60 ? length : 60), at);
        at = at[length] ? at + length + 1 : NULL;
    }
}

/* ---- one function ---- */

typedef struct {
    Arena *arena;
    const Robot *robot;
    RealType real;
    int states;
    unsigned long seed;
    bool wanted[COUNT(backends)];
    Subject *subjects; /* of all functions */
    int count;
} Bench;

static Subject compile(const Bench *bench, Program *program, const BenchBackend *backend)
{
    Subject subject = {.program = program, .backend = backend->name};
    Text source = {0};
    double begin = seconds();
    jit_write(&source, &program, 1, bench->real, false);
    double written = seconds();
    subject.set = jit_read(bench->arena, &source, &program, 1, backend->backend, backend->flags);
    subject.compile = seconds() - written;
    subject.write = written - begin;
    subject.code_bytes = jit_code_bytes(subject.set.jit);
    text_free(&source);
    return subject;
}

/* The function by the algorithms that the selection asks for, by all backends. */
static void add_subjects(Bench *bench, const Selection *selection, int function, bool by_name)
{
    const char *names[MAX_ALGORITHMS] = {selection->algorithm[function]};
    int name_count = 1;
    if (strcmp(names[0], "all") == 0)
        name_count = algorithm_names(&functions[function], bench->robot, names);
    for (int k = 0; k < name_count; k++) {
        Selection one = {.algorithm = {NULL}};
        one.wanted[function] = true;
        one.algorithm[function] = names[k];
        Program *program = NULL;
        Text notes = {0};
        progress("%s by %s: generating", functions[function].name, names[k]);
        double begin = seconds();
        int built = build_selected(bench->robot, &one, by_name, &program, 1, &notes);
        double generate = seconds() - begin;
        text_free(&notes);
        for (size_t i = 0; i < COUNT(backends) && built; i++)
            if (bench->wanted[i]) {
                progress("%s by %s: compiling by %s", functions[function].name, names[k],
                         backends[i].name);
                Subject *subject = &bench->subjects[bench->count++];
                *subject = compile(bench, program, &backends[i]);
                subject->generate = generate;
            }
        if (!built)
            return; /* no inertia somewhere: no algorithm can make it */
    }
}

#define AGREE(real) ((real) == REAL_FLOAT ? 1e-2 : 1e-6)

static void measure(Bench *bench, int first)
{
    int count = bench->count - first, some = bench->states < 1000 ? bench->states : 1000;
    if (count == 0)
        return;
    Subject *subjects = bench->subjects + first;
    const Function *function = subjects->program->function;
    Arena *scratch = arena_new();
    States states = states_random(scratch, bench->robot, function, bench->states, bench->seed);
    JitRows rows = bench_rows(scratch, function, &states, bench->real);
    for (int k = 0; k < count; k++) {
        if (!(bench_difference(&subjects[k], subjects, &rows, bench->real, some) <
              AGREE(bench->real)))
            fail_job("%s by %s (%s) and by %s (%s) give different results; rbgen verify tells more",
                     function->name, subjects[k].program->algorithm, subjects[k].backend,
                     subjects->program->algorithm, subjects->backend);
        subjects[k].stack_bytes = bench_stack(subjects[k].set.function[0], &rows);
    }
    progress("%s: timing", function->name);
    bench_time(scratch, subjects, count, &rows, bench->states);
    for (int k = 0; k < count; k++)
        jit_free(subjects[k].set.jit);
    arena_free(scratch);
}

/* ---- from a parsed robot to functions that can be called ---- */

typedef struct {
    int functions;
    double generate, write, compile;
} Latency;

static double whole(const Latency *latency)
{
    return latency->generate + latency->write + latency->compile;
}

static int by_whole(const void *a, const void *b)
{
    double x = whole(a), y = whole(b);
    return (x > y) - (x < y);
}

/* The usual functions by best at effort 0, through tcc: the median of some trials. */
static Latency measure_latency(const Robot *robot)
{
    enum { TRIALS = 11 };
    Latency trial[TRIALS];
    const Strings none = {0};
    Selection selection = select_functions(NULL, &none, BEST);
    long effort = best_effort.effort;
    best_effort.effort = 0;
    for (int t = 0; t < TRIALS; t++) {
        Arena *arena = arena_new();
        Program *programs[FUNCTION_COUNT];
        Text notes = {0}, source = {0};
        double begin = seconds();
        int count = build_selected(robot, &selection, false, programs, FUNCTION_COUNT, &notes);
        double generated = seconds();
        jit_write(&source, programs, count, REAL_DOUBLE, false);
        double written = seconds();
        JitSet set = jit_read(arena, &source, programs, count, BACKEND_TCC, NULL);
        double compiled = seconds();
        trial[t] = (Latency){count, generated - begin, written - generated, compiled - written};
        jit_free(set.jit);
        for (int k = 0; k < count; k++)
            program_free(programs[k]);
        text_free(&source);
        text_free(&notes);
        arena_free(arena);
    }
    best_effort.effort = effort;
    qsort(trial, TRIALS, sizeof *trial, by_whole);
    return trial[TRIALS / 2];
}

/* ---- results ---- */

static void add_json(Text *out, const Bench *bench)
{
    const char *real = bench->real == REAL_FLOAT ? "float" : "double";
    text_add_string(out, "[");
    for (int i = 0; i < bench->count; i++) {
        const Subject *s = &bench->subjects[i];
        text_add(out,
                 "%s\n  {\"function\": \"%s\", \"algorithm\": \"%s\", \"backend\": \"%s\", "
                 "\"real\": \"%s\", \"lanes\": 1, \"ns\": %.2f, \"ns_low\": %.2f, "
                 "\"ns_high\": %.2f, \"states\": %d, \"code_bytes\": %zu, \"stack_bytes\": %zu, "
                 "\"generate_ms\": %.3f, \"write_ms\": %.3f, \"compile_ms\": %.3f}",
                 i ? "," : "", s->program->function->name, s->program->algorithm, s->backend, real,
                 s->ns, s->ns_low, s->ns_high, bench->states, s->code_bytes, s->stack_bytes,
                 1e3 * s->generate, 1e3 * s->write, 1e3 * s->compile);
    }
    text_add_string(out, "\n]\n");
}

static void add_table(Text *out, const Bench *bench, Format format)
{
    static const char *const heads[] = {"<function",  "<algorithm", "<backend",
                                        "ns",         "ns_low",     "ns_high",
                                        "code bytes", "stack",      "compile ms"};
    Table table = table_new(bench->arena, heads, COUNT(heads));
    for (int i = 0; i < bench->count; i++) {
        const Subject *s = &bench->subjects[i];
        char number[6][32];
        const double tenths[] = {s->ns, s->ns_low, s->ns_high, 1e3 * s->compile};
        for (int k = 0; k < 4; k++)
            snprintf(number[k], sizeof number[k], "%.1f", tenths[k]);
        snprintf(number[4], sizeof number[4], "%zu", s->code_bytes);
        snprintf(number[5], sizeof number[5], "%zu", s->stack_bytes);
        const char *cells[] = {s->program->function->name,
                               s->program->algorithm,
                               s->backend,
                               number[0],
                               number[1],
                               number[2],
                               number[4],
                               number[5],
                               number[3]};
        table_row(&table, cells);
    }
    table_print(&table, format, out);
}

static void add_latency(Text *out, const Robot *robot)
{
    Latency latency = measure_latency(robot);
    text_add(out,
             "%s: %d functions from the parsed robot through tcc, effort 0: %.2f ms "
             "(generate %.2f, write C %.2f, compile %.2f)\n",
             robot->name, latency.functions, 1e3 * whole(&latency), 1e3 * latency.generate,
             1e3 * latency.write, 1e3 * latency.compile);
}

int command_bench(int argc, char **argv)
{
    const char *output = NULL, *format_name = NULL, *list = NULL, *backend = NULL, *real = NULL;
    const char *cost = NULL;
    Strings chosen = {0};
    long count = 100000, seed = 1;
    double snap = ANGLE_SNAP;
    const Option options[] = {
        {"functions", 0, OPTION_STRING, &list, "LIST",
         "only these, comma-separated (default: all)"},
        {"algorithm", 0, OPTION_STRINGS, &chosen, "FUNCTION=NAME", "only this one of a function"},
        {"backend", 0, OPTION_STRING, &backend, "LIST",
         "of tcc, cc-O2, cc-O3-native; cc: both (default: all)"},
        {"states", 0, OPTION_COUNT, &count, "N", "random states (default: 100000)"},
        {"seed", 0, OPTION_COUNT, &seed, "S", "of the random numbers (default: 1)"},
        {"real", 0, OPTION_STRING, &real, "TYPE", "double (default) or float"},
        {"format", 0, OPTION_STRING, &format_name, "FORMAT", "table (default), csv, json or md"},
        EFFORT_OPTIONS(&cost),
        {"snap", 0, OPTION_NUMBER, &snap, "RADIANS",
         "angles this near to a multiple of 90 degrees are it"},
        {"output", 'o', OPTION_STRING, &output, "FILE", "write there instead of standard output"},
    };
    const Syntax syntax = {
        "bench",
        "ROBOT [options]",
        "Nanoseconds a call of every function, algorithm and backend on fresh random states: "
        "median\n"
        "and 5 % to 95 % of interleaved rounds; bytes of code and stack; and how long it takes to\n"
        "get from a parsed robot to functions that can be called.",
        "  rbgen bench puma --functions id,im,fd --algorithm id=best\n"
        "  rbgen bench ur5 --backend tcc,cc-O3-native --format json -o ur5.json\n"
        "  taskset -c 0 rbgen bench panda --functions id\n",
        options,
        COUNT(options)};
    const char *path;
    options_parse(&syntax, argc, argv, &path, 1, 1);
    check_effort(cost);
    if (count < 1 || count > 10000000)
        fail_input("--states: 1 to 10000000");
    Format format = format_parse(format_name);
    Selection selection = select_functions(list, &chosen, "all");
    Bench bench = {.arena = arena_new(),
                   .real = real_parse(real),
                   .states = (int)count,
                   .seed = (unsigned long)seed};
    select_backends(backend, bench.wanted);
    Robot *robot = load_robot(bench.arena, path, snap, false, NULL);
    bench.robot = robot;
    bench.subjects = arena_array(bench.arena, Subject, MAX_PROGRAMS * (int)COUNT(backends));

    Text out = {0};
    for (int i = 0; i < FUNCTION_COUNT; i++) {
        int first = bench.count;
        if (selection.wanted[i])
            add_subjects(&bench, &selection, i, list != NULL);
        measure(&bench, first);
    }
    progress(NULL);
    if (format == FORMAT_JSON)
        add_json(&out, &bench);
    else
        add_table(&out, &bench, format);
    if (format == FORMAT_TABLE && bench.wanted[0])
        add_latency(&out, robot);
    file_write(output, &out);
    text_free(&out);
    const Program *last = NULL;
    for (int i = 0; i < bench.count; i++) {
        if (bench.subjects[i].program != last)
            program_free(bench.subjects[i].program);
        last = bench.subjects[i].program;
    }
    arena_free(bench.arena);
    return EXIT_DONE;
}
