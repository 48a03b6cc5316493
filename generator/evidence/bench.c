/* bench.c: what the functions cost, by algorithm and backend: nanoseconds a call, bytes of code and
   stack, and how long it takes to get them. */
#include "evidence/bench.h"
#include "evaluate/many.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* ---- backends ---- */

typedef struct {
    const char *name;
    Backend backend;
    const char *flags[4]; /* after the cc backend's own, of which they take some back */
    int lanes;
} BenchBackend;

#define NATIVE                                                                                     \
    {                                                                                              \
        "-O3", "-march=native", "-ffp-contract=fast", NULL                                         \
    }

static const BenchBackend backends[BENCH_BACKENDS] = {
    {"tcc", BACKEND_TCC, {NULL}, 1},
    {"cc-O2", BACKEND_CC, {"-O2", NULL}, 1},
    {"cc-O3-native", BACKEND_CC, NATIVE, 1},
    {"batch", BACKEND_CC, NATIVE, LANES},
};

static bool same_word(const char *name, const char *word, size_t length)
{
    return strlen(name) == length && memcmp(name, word, length) == 0;
}

/* LIST names backends, or cc for all that use the system's compiler; NULL: all that are there. */
void bench_backends(const char *list, bool *wanted)
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
            fail_input("--backend: \"%.*s\" is none of tcc, cc-O2, cc-O3-native, batch, or cc: the "
                       "last three",
                       (int)(length < 60 ? length : 60), at);
        at = at[length] ? at + length + 1 : NULL;
    }
}

/* ---- one function ---- */

static Subject compile(const Bench *bench, Program *program, const BenchBackend *backend)
{
    Subject subject = {.program = program, .backend = backend->name, .lanes = backend->lanes};
    Text source = {0};
    double begin = clock_seconds();
    jit_write(&source, &program, 1, backend->backend, bench->real, false);
    double written = clock_seconds();
    subject.set = backend->lanes > 1 ? jit_batches(bench->arena, &program, 1, BACKEND_CC,
                                                   backend->flags) /* writes for itself */
                                     : jit_read(bench->arena, &source, &program, 1,
                                                backend->backend, backend->flags);
    subject.compile = clock_seconds() - written;
    subject.write = written - begin;
    subject.code_bytes = jit_code_bytes(subject.set.jit);
    text_free(&source);
    return subject;
}

/* The function by the algorithms that the selection asks for, by all backends. */
void bench_add(Bench *bench, const Selection *selection, int function, bool by_name)
{
    const char *names[MAX_ALGORITHMS] = {selection->algorithm[function]};
    int name_count = 1;
    if (strcmp(names[0], "all") == 0)
        name_count = algorithm_names(function_variant(&functions[function], selection->extras),
                                     bench->robot, names);
    for (int k = 0; k < name_count; k++) {
        Selection one = {.algorithm = {NULL}, .extras = selection->extras};
        one.wanted[function] = true;
        one.algorithm[function] = names[k];
        Program *program = NULL;
        Text notes = {0};
        progress("%s by %s: generating", functions[function].name, names[k]);
        double begin = clock_seconds();
        int built = build_selected(bench->build, bench->robot, &one, by_name, &program, 1, &notes);
        double generate = clock_seconds() - begin;
        text_free(&notes);
        for (size_t i = 0; i < COUNT(backends) && built; i++)
            if (bench->wanted[i] && !(bench->real == REAL_FLOAT && backends[i].lanes > 1)) {
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

void bench_measure(Bench *bench, int first)
{
    int count = bench->count - first;
    if (count == 0)
        return;
    Subject *subjects = bench->subjects + first;
    const Function *function = subjects->program->function;
    Arena *scratch = arena_new();
    States states = states_random(scratch, bench->robot, function, bench->states, bench->seed);
    states_give(&states, function, bench->given);
    Field field = bench_field(scratch, function, &states, bench->real);
    for (int k = 0; k < count; k++) {
        if (!(bench_difference(&subjects[k], subjects, &field) < AGREE(bench->real)))
            fail_job("%s by %s (%s) and by %s (%s) give different results; rbgen verify tells more",
                     function->name, subjects[k].program->algorithm, subjects[k].backend,
                     subjects->program->algorithm, subjects->backend);
        subjects[k].stack_bytes = bench_stack(&subjects[k], &field);
    }
    progress("%s: timing", function->name);
    bench_time(scratch, subjects, count, &field);
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

/* The usual functions by best at effort 0, through tcc: the quickest of some trials, which is the
   one that nothing else on the machine got in the way of. */
static Latency measure_latency(const Robot *robot)
{
    enum { TRIALS = 11 };
    Latency trial[TRIALS];
    const Strings none = {0};
    Selection selection = select_functions(NULL, &none, BEST);
    for (int t = 0; t < TRIALS; t++) {
        Arena *arena = arena_new();
        Program *programs[FUNCTION_COUNT];
        Text notes = {0}, source = {0};
        Build build = build_start(); /* a new one, for best remembers what it found */
        build.effort = 0;
        double begin = clock_seconds();
        int count =
            build_selected(&build, robot, &selection, false, programs, FUNCTION_COUNT, &notes);
        double generated = clock_seconds();
        jit_write(&source, programs, count, BACKEND_TCC, REAL_DOUBLE, false);
        double written = clock_seconds();
        JitSet set = jit_read(arena, &source, programs, count, BACKEND_TCC, NULL);
        double compiled = clock_seconds();
        trial[t] = (Latency){count, generated - begin, written - generated, compiled - written};
        jit_free(set.jit);
        for (int k = 0; k < count; k++)
            program_free(programs[k]);
        text_free(&source);
        text_free(&notes);
        build_end(&build);
        arena_free(arena);
    }
    qsort(trial, TRIALS, sizeof *trial, by_whole);
    return trial[0];
}

/* ---- results ---- */

void bench_json(Text *out, const Bench *bench)
{
    const char *real = bench->real == REAL_FLOAT ? "float" : "double";
    text_add_string(out, "[");
    for (int i = 0; i < bench->count; i++) {
        const Subject *s = &bench->subjects[i];
        text_add(out,
                 "%s\n  {\"function\": \"%s\", \"algorithm\": \"%s\", \"backend\": \"%s\", "
                 "\"real\": \"%s\", \"lanes\": %d, \"ns\": %.2f, \"ns_low\": %.2f, "
                 "\"ns_high\": %.2f, \"states\": %d, \"code_bytes\": %zu, \"stack_bytes\": %zu, "
                 "\"generate_ms\": %.3f, \"write_ms\": %.3f, \"compile_ms\": %.3f}",
                 i ? "," : "", s->program->function->name, s->program->algorithm, s->backend, real,
                 s->lanes, s->ns, s->ns_low, s->ns_high, bench->states, s->code_bytes,
                 s->stack_bytes, 1e3 * s->generate, 1e3 * s->write, 1e3 * s->compile);
    }
    text_add_string(out, "\n]\n");
}

void bench_table(Text *out, const Bench *bench, Format format)
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

void bench_latency(Text *out, const Robot *robot)
{
    Latency latency = measure_latency(robot);
    text_add(out,
             "%s: %d functions from the parsed robot through tcc, effort 0: %.2f ms "
             "(generate %.2f, write C %.2f, compile %.2f)\n",
             robot->name, latency.functions, 1e3 * whole(&latency), 1e3 * latency.generate,
             1e3 * latency.write, 1e3 * latency.compile);
}
