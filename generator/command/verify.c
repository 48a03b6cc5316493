/* verify.c: rbgen verify ROBOT: every function by every algorithm, compiled and called on random
   states, against the numeric reference and against each other. */
#include "evidence/verify.h"
#include "command/command.h"
#include "util/json_write.h"

#include <math.h>

static void add_json(Text *out, const Verdict *verdicts, int count, const char *backend, int states)
{
    JsonWriter json = json_writer(out);
    json_rows(&json, NULL);
    for (int i = 0; i < count; i++) {
        const Verdict *v = &verdicts[i];
        json_object(&json, NULL);
        json_text(&json, "function", v->program->function->name);
        json_text(&json, "algorithm", v->program->algorithm);
        json_text(&json, "backend", backend);
        json_integer(&json, "states", states);
        json_rounded(&json, "error", v->compared ? v->error : (double)NAN, 3);
        json_bool(&json, "ok", v->ok);
        json_end(&json);
    }
    json_end(&json);
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

int command_verify(int argc, char **argv)
{
    const char *output = NULL, *format_name = NULL, *list = NULL, *backend = NULL;
    const char *speeds = NULL;
    Strings chosen = {0};
    ExtrasOptions run = {0};
    long count = 100, seed = 1, threads = 1;
    const char *cost = NULL;
    Build build = build_start();
    double tolerance = 1e-10;
    Choice choice = choice_default();
    bool no_cache = false;
    const Option options[] = {
        {"states", 0, OPTION_COUNT, &count, "N", "random states (default: 100)"},
        {"seed", 0, OPTION_COUNT, &seed, "S", "of the random numbers (default: 1)"},
        {"tolerance", 0, OPTION_NUMBER, &tolerance, "X", "largest relative error (default: 1e-10)"},
        {"functions", 0, OPTION_LIST, &list, "LIST",
         "comma-separated names; or default, all (default: all)"},
        {"algorithm", 0, OPTION_STRINGS, &chosen, "FUNCTION=NAME", "only this one of a function"},
        {"speeds", 0, OPTION_STRING, &speeds, "SPEEDS",
         "of kane-partial: joint (default), middle, second or third"},
        EXTRAS_OPTIONS(run),
        BASE_OPTION(&run.moving_base),
        {"backend", 0, OPTION_STRING, &backend, "NAME",
         "tcc or cc (default: tcc, for very many states cc)"},
        {"no-cache", 0, OPTION_FLAG, &no_cache, NULL,
         "cc compiles anew; else what it made is kept for the next time"},
        {"threads", 0, OPTION_COUNT, &threads, "T", "that share the states (default: 1)"},
        {"format", 0, OPTION_STRING, &format_name, "FORMAT", "table (default), csv, json or md"},
        EFFORT_OPTIONS(&build, &cost),
        ROBOT_OPTIONS(choice),
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
    if (!no_cache)
        jit_use_cache();
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
    Robot *robot = load_robot(arena, path, &choice, &description);
    Extras given = extras_read(arena, description, robot, &run);
    select_extras(&selection, &given);
    robot = given.robot;
    Program **programs = arena_array(arena, Program *, MAX_PROGRAMS);
    Text notes = {0}, out = {0};
    int program_count = build_selected(&build, robot, &selection, list != NULL, programs,
                                       MAX_PROGRAMS - MAX_TOOL_PROGRAMS, &notes);
    program_count += build_for_tools(&build, arena, robot, &selection, programs + program_count);
    bool batches = batches_pay(backend, (int)count);
    JitSet set = batches ? jit_batches(arena, programs, program_count, BACKEND_CC, NULL)
                         : jit_programs(arena, programs, program_count, compiled);

    Verdict *verdicts = arena_array(arena, Verdict, program_count);
    const VerifyTrial trial = {&given,    (int)count, (int)threads, (unsigned long)seed,
                               tolerance, &set,       batches};
    bool all_ok = verify_programs(arena, &trial, programs, program_count, verdicts);
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
