/* bench.c: rbgen bench ROBOT: what the functions cost. */
#include "evidence/bench.h"

int command_bench(int argc, char **argv)
{
    const char *output = NULL, *format_name = NULL, *list = NULL, *backend = NULL, *real = NULL;
    const char *cost = NULL;
    Build build = build_start();
    Strings chosen = {0};
    ExtrasOptions run = {0};
    long count = 100000, seed = 1;
    Choice choice = choice_default();
    const Option options[] = {
        {"functions", 0, OPTION_LIST, &list, "LIST",
         "comma-separated names; or default, all; may be repeated"},
        {"algorithm", 0, OPTION_STRINGS, &chosen, "FUNCTION=NAME", "only this one of a function"},
        EXTRAS_OPTIONS(run),
        BASE_OPTION(&run.moving_base),
        {"backend", 0, OPTION_STRING, &backend, "LIST",
         "of tcc, cc-O2, cc-O3-native, batch; cc: the last three (default: all)"},
        {"states", 0, OPTION_COUNT, &count, "N", "random states (default: 100000)"},
        {"seed", 0, OPTION_COUNT, &seed, "S", "of the random numbers (default: 1)"},
        {"real", 0, OPTION_STRING, &real, "TYPE", "double (default) or float"},
        {"format", 0, OPTION_STRING, &format_name, "FORMAT", "table (default), csv, json or md"},
        EFFORT_OPTIONS(&build, &cost),
        ROBOT_OPTIONS(choice),
        {"output", 'o', OPTION_OUTPUT, &output, "FILE", "write there instead of standard output"},
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
    check_effort(&build, cost);
    if (count < 1 || count > 10000000)
        fail_input("--states: 1 to 10000000");
    Format format = format_parse(format_name);
    Selection selection = select_functions(list, &chosen, "all");
    Bench bench = {.build = &build,
                   .arena = arena_new(),
                   .real = real_parse(real),
                   .states = (int)count,
                   .seed = (unsigned long)seed};
    build.in_float = bench.real == REAL_FLOAT;
    bench_backends(backend, bench.wanted);
    Description *description;
    Robot *robot = load_robot(bench.arena, path, &choice, &description);
    Extras given = extras_read(bench.arena, description, robot, &run);
    select_extras(&selection, &given);
    bench.robot = given.robot;
    bench.given = &given;
    bench.subjects = arena_array(bench.arena, Subject, MAX_PROGRAMS * BENCH_BACKENDS);

    Text out = {0};
    for (int i = 0; i < FUNCTION_COUNT; i++) {
        int first = bench.count;
        if (selection_wants(&selection, bench.robot, i))
            bench_add(&bench, &selection, i, list != NULL);
        bench_measure(&bench, first);
    }
    progress(NULL);
    if (format == FORMAT_JSON)
        bench_json(&out, &bench);
    else
        bench_table(&out, &bench, format);
    if (format == FORMAT_TABLE && bench.wanted[0])
        bench_latency(&out, robot);
    file_write(output, &out);
    text_free(&out);
    const Program *last = NULL;
    for (int i = 0; i < bench.count; i++) {
        if (bench.subjects[i].program != last)
            program_free(bench.subjects[i].program);
        last = bench.subjects[i].program;
    }
    arena_free(bench.arena);
    build_end(&build);
    return EXIT_DONE;
}
