/* eval.c: rbgen eval ROBOT FUNCTION: compile in this process and call. */
#include "evaluate/evaluate.h"

#include <string.h>

static States states_from_lists(Arena *arena, const Function *function, Extent extent,
                                const char *const *lists)
{
    States states = {.n = extent.dof, .positions = extent.positions, .count = 1};
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

/* The robot with the tool of this name instead of the default one. */
static Robot *take_tool(Arena *arena, const Robot *robot, const char *name)
{
    const char *names[MAX_TOOLS];
    for (int k = 0; k < robot->tool_count; k++) {
        names[k] = robot->tools[k].name;
        if (strcmp(names[k], name) != 0)
            continue;
        Robot *other = arena_alloc(arena, sizeof *other);
        *other = robot_with_tool(robot, &robot->tools[k]);
        return other;
    }
    if (robot->tool_count == 0)
        fail_input("--tool %s: %s names no tools; its robot file may list them under \"tools\"",
                   name, robot->name);
    const char *near = nearest_word(name, names, (size_t)robot->tool_count);
    fail_input("--tool: no tool of %s is called \"%s\"; did you mean \"%s\"?", robot->name, name,
               near ? near : names[0]);
}

/* An option for each input that a function takes. */
enum { MOST_INPUTS = 32 };
static int add_inputs(Option *options, const char **given)
{
    int count = 0;
    for (int k = 0; k < known_input_count; k++) {
        const Input *input = &known_inputs[k];
        bool taken = false;
        for (int i = 0; i < FUNCTION_COUNT; i++)
            taken = taken || function_takes(&functions[i], input->name);
        if (taken)
            options[count++] =
                (Option){input->name, 0, OPTION_STRING, &given[k], "LIST", input->meaning};
    }
    return count;
}

int command_eval(int argc, char **argv)
{
    const char *output = NULL, *format_name = NULL, *backend = NULL, *file = NULL;
    const char *speeds = NULL, *tool = NULL;
    Strings chosen = {0};
    ExtrasOptions run = {0};
    const char *cost = NULL;
    Build build = build_start();
    double snap = ANGLE_SNAP;
    long threads = 1;
    const Option others[] = {
        {"states", 0, OPTION_STRING, &file, "FILE.csv", "many states: columns q1.., qd1.., ..."},
        {"algorithm", 0, OPTION_STRINGS, &chosen, "NAME", "instead of best"},
        {"speeds", 0, OPTION_STRING, &speeds, "SPEEDS",
         "of kane-partial: joint (default) or middle"},
        {"tool", 0, OPTION_STRING, &tool, "NAME",
         "of fk, jac and jacobian-bias: one of the robot's \"tools\""},
        EXTRAS_OPTIONS(run),
        {"backend", 0, OPTION_STRING, &backend, "NAME",
         "tcc, cc or reference (default: tcc, for very many states cc)"},
        {"threads", 0, OPTION_COUNT, &threads, "T", "that share the states (default: 1)"},
        {"format", 0, OPTION_STRING, &format_name, "FORMAT", "csv (default), json, table or md"},
        EFFORT_OPTIONS(&build, &cost),
        {"snap", 0, OPTION_NUMBER, &snap, "RADIANS",
         "angles this near to a multiple of 90 degrees are it"},
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
    Robot *robot = load_robot(arena, arguments[0], snap, false, &description);
    Extras loaded = extras_read(arena, description, robot, &run);
    select_extras(&selection, &loaded);
    robot = tool ? take_tool(arena, loaded.robot, tool) : loaded.robot;
    const Function *function = function_find(arguments[1]);
    if (!function)
        fail_input("eval: one function at a time, not \"%s\"", arguments[1]);
    if (tool && !(function->extras & EXTRA_TOOL))
        fail_input("--tool: %s does not depend on the tool; leave it out", function->name);
    if (strcmp(selection.algorithm[function->id], "all") == 0)
        fail_input("eval: --algorithm all is for ops and verify; name one");
    const char *lists[MAX_INPUTS] = {NULL};
    for (int k = 0; k < function_input_count(function); k++)
        lists[k] = given[input_find(function->inputs[k]) - known_inputs];
    States one;
    StatesFile *rows = NULL;
    if (file)
        rows = states_open(arena, file, function, robot_extent(robot));
    else
        one = states_from_lists(arena, function, robot_extent(robot), lists);
    function = function_variant(function, loaded.bits);

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
        reference_take_tool(reference, loaded.description, tool);
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
