/* eval.c: rbgen eval ROBOT FUNCTION: compile in this process and call. */
#include "evaluate/evaluate.h"
#include "model/closure.h"

#include <string.h>

static States states_from_lists(Arena *arena, const Function *function, Extent extent,
                                const char *const *lists)
{
    States states = {.n = extent.dof,
                     .positions = extent.positions,
                     .links = extent.links,
                     .prescribed = extent.prescribed,
                     .count = 1};
    for (int k = 0; k < function_input_count(function); k++) {
        int n = input_size(function->inputs[k], extent);
        if (!lists[k])
            fail_input("eval %s: --%s is missing; it takes %d number%s", function->name,
                       function->inputs[k], n, n == 1 ? "" : "s");
        states.value[k] = arena_array(arena, double, MAX_POSITIONS);
        states.width[k] = n;
        int given = parse_numbers(function->inputs[k], lists[k], states.value[k], MAX_POSITIONS);
        if (given != n && n != extent.dof)
            fail_input("--%s: %d number%s given, it takes %d%s", function->inputs[k], given,
                       given == 1 ? "" : "s", n,
                       n == extent.positions ? ": x,y,z,w of a spherical joint, x,y,z before these "
                                               "of a free one"
                                             : "");
        if (given != n)
            fail_input("--%s: %d number%s given, the robot has %d joint%s", function->inputs[k],
                       given, given == 1 ? "" : "s", n, n == 1 ? "" : "s");
    }
    return states;
}

/* An option for each input that a function takes. */
enum { MOST_INPUTS = 32 };
static int add_inputs(Option *options, const char **given)
{
    int count = 0;
    for (int k = 0; k < known_input_count; k++) {
        const Input *input = &known_inputs[k];
        bool taken = strcmp(input->name, "acc") == 0; /* of prescribed joints */
        for (int i = 0; i < FUNCTION_COUNT; i++)
            taken =
                taken || function_takes(function_variant(&functions[i], EXTRA_BASE), input->name);
        if (taken)
            options[count++] =
                (Option){input->name, 0, OPTION_STRING, &given[k], "LIST", input->meaning};
    }
    return count;
}

int command_eval(int argc, char **argv)
{
    const char *output = NULL, *format_name = NULL, *backend = NULL, *file = NULL;
    const char *speeds = NULL;
    Strings chosen = {0};
    ExtrasOptions run = {0};
    const char *cost = NULL;
    Build build = build_start();
    Choice choice = choice_default();
    long threads = 1;
    bool no_cache = false;
    const Option others[] = {
        {"states", 0, OPTION_STRING, &file, "FILE.csv", "many states: columns q1.., qd1.., ..."},
        {"algorithm", 0, OPTION_STRINGS, &chosen, "NAME", "instead of best"},
        {"speeds", 0, OPTION_STRING, &speeds, "SPEEDS",
         "of kane-partial: joint (default), middle, second or third"},
        EXTRAS_OPTIONS(run),
        BASE_OPTION(&run.moving_base),
        {"backend", 0, OPTION_STRING, &backend, "NAME",
         "tcc, cc or reference (default: tcc, for very many states cc)"},
        {"no-cache", 0, OPTION_FLAG, &no_cache, NULL,
         "cc compiles anew; else what it made is kept for the next time"},
        {"threads", 0, OPTION_COUNT, &threads, "T", "that share the states (default: 1)"},
        {"format", 0, OPTION_STRING, &format_name, "FORMAT", "csv (default), json, table or md"},
        EFFORT_OPTIONS(&build, &cost),
        ROBOT_OPTIONS(choice),
        {"output", 'o', OPTION_OUTPUT, &output, "FILE", "write there instead of standard output"},
    };
    const char *given[MOST_INPUTS] = {NULL};
    Option options[MOST_INPUTS + COUNT(others)];
    int input_options = add_inputs(options, given);
    memcpy(options + input_options, others, sizeof others);
    const Syntax syntax = {
        "eval",
        "ROBOT FUNCTION [options]",
        "Compiles a function in this process and calls it: one row of results a state.",
        "  rbgen eval planar_3r gravity --q 0,pi/4,0\n"
        "  rbgen eval puma id --q 0,0,0,0,0,0 --qd 1,0,0,0,0,0 --qdd 0,0,0,0,0,0\n"
        "  rbgen eval ur5 fd --states states.csv --backend cc -o accelerations.csv\n",
        options,
        input_options + (int)COUNT(others)};
    const char *arguments[2];
    options_parse(&syntax, argc, argv, arguments, 2, 2);
    if (!no_cache)
        jit_use_cache();
    check_effort(&build, cost);
    Format format = format_name ? format_parse(format_name) : FORMAT_CSV;
    Selection selection = select_functions(arguments[1], &chosen, BEST);
    select_speeds(&selection, speeds);
    bool by_reference = backend && strcmp(backend, "reference") == 0;
    if (!by_reference)
        backend_parse(backend);
    threads_checked(threads);

    Arena *arena = arena_new();
    Description *description;
    Robot *robot = load_robot(arena, arguments[0], &choice, &description);
    for (int k = 0; k < known_input_count; k++)
        if (given[k] && strncmp(known_inputs[k].name, "base_", 5) == 0)
            run.moving_base = true;
    Extras loaded = extras_read(arena, description, robot, &run);
    select_extras(&selection, &loaded);
    robot = loaded.robot;
    const Function *function = function_find(arguments[1]);
    if (!function)
        fail_input("eval: one function at a time, not \"%s\"", arguments[1]);
    if (choice.tool.count && !(function->extras & EXTRA_TOOL))
        warn("--tool: %s does not depend on the tool", function->name);
    if (strcmp(selection.algorithm[function->id], "all") == 0)
        fail_input("eval: --algorithm all is for ops and verify; name one");
    const char *lists[MAX_INPUTS] = {NULL};
    const Function *plain = function_variant(function, loaded.bits & EXTRA_BASE);
    if (function_closes(plain, robot)) {
        closure_check(robot);
        plain = build_function(&build, robot, plain);
    }
    function = build_function(&build, robot, function_variant(function, loaded.bits));
    const char *algorithm = selection.algorithm[function->id];
    if (!by_reference && strcmp(algorithm, "explicit") == 0) {
        algorithm_check(function, algorithm, robot);
        function = plain = build_function_by(&build, robot, function, algorithm);
    }
    for (int k = 0; k < function_input_count(plain); k++)
        lists[k] = given[input_find(plain->inputs[k]) - known_inputs];
    States one;
    StatesFile *rows = NULL;
    if (file)
        rows = states_open(arena, file, plain, function_extent(plain, robot));
    else
        one = states_from_lists(arena, plain, function_extent(plain, robot), lists);

    Evaluation evaluation = {.robot = robot,
                             .function = function,
                             .given = &loaded,
                             .backend = backend,
                             .threads = (int)threads,
                             .format = format,
                             .output = output};
    Text notes = {0};
    if (by_reference) {
        ReferenceRobot *reference = arena_alloc(arena, sizeof *reference);
        fill_reference(reference, loaded.description);
        evaluation.reference = reference;
    } else {
        build_selected(&build, robot, &selection, true, &evaluation.program, 1, &notes);
    }
    evaluate(arena, &evaluation, rows, file ? NULL : &one);
    program_free(evaluation.program);
    arena_free(arena);
    build_end(&build);
    return EXIT_DONE;
}
