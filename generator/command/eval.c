/* eval.c: rbgen eval ROBOT FUNCTION: compile in this process and call. */
#include "command/many.h"

#include <math.h>
#include <string.h>

static States states_from_lists(Arena *arena, const Function *function, int n,
                                const char *const *lists)
{
    States states = {.n = n, .count = 1};
    for (int k = 0; k < function_input_count(function); k++) {
        if (!lists[k])
            fail_input("eval %s: --%s is missing; it takes %d number%s", function->name,
                       function->inputs[k], n, n == 1 ? "" : "s");
        states.value[k] = arena_array(arena, double, MAX_JOINTS);
        int given = parse_numbers(function->inputs[k], lists[k], states.value[k], MAX_JOINTS);
        if (given != n)
            fail_input("--%s: %d number%s given, the robot has %d joint%s", function->inputs[k],
                       given, given == 1 ? "" : "s", n, n == 1 ? "" : "s");
    }
    return states;
}

static void print_row(Text *out, const Function *function, int n, const double *row, Format format,
                      bool first)
{
    int size = function_output_size(function, n);
    char name[32];
    if (format == FORMAT_JSON) {
        text_add_string(out, first ? "\n  {" : ",\n  {");
        for (int i = 0; i < size; i++) {
            function_column(function, n, i, name, sizeof name);
            if (isfinite(row[i]))
                text_add(out, "%s\"%s\": %.17g", i ? ", " : "", name, row[i]);
            else
                text_add(out, "%s\"%s\": null", i ? ", " : "", name);
        }
        text_add_string(out, "}");
        return;
    }
    for (int i = 0; i < size; i++)
        text_add(out, "%s%.17g", i ? "," : "", row[i]);
    text_add_string(out, "\n");
}

typedef struct {
    const Function *function;
    int n;
    const double *results;
    Format format;
    Text *pieces; /* of the output: one a piece of states */
} Print;

static void print_rows(void *data, int begin, int end)
{
    const Print *print = data;
    size_t size = (size_t)function_output_size(print->function, print->n);
    for (int s = begin; s < end; s++)
        print_row(&print->pieces[begin / PIECE], print->function, print->n,
                  print->results + (size_t)s * size, print->format, s == 0);
}

/* One state for people: a name and a number a line. */
static void print_table(Text *out, Arena *arena, const Function *function, int n,
                        const double *results, int count, Format format)
{
    static const char *const heads[] = {"state", "<output", "value"};
    Table table = table_new(arena, heads, COUNT(heads));
    int size = function_output_size(function, n);
    for (int s = 0; s < count; s++)
        for (int i = 0; i < size; i++) {
            char state[16], name[32], value[40];
            snprintf(state, sizeof state, "%d", s + 1);
            function_column(function, n, i, name, sizeof name);
            snprintf(value, sizeof value, "%.12f", results[s * size + i]);
            const char *cells[] = {state, name, value};
            table_row(&table, cells);
        }
    table_print(&table, format, out);
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

int command_eval(int argc, char **argv)
{
    const char *output = NULL, *format_name = NULL, *backend = NULL, *file = NULL;
    const char *q = NULL, *qd = NULL, *qdd = NULL, *tau = NULL, *phi = NULL;
    const char *speeds = NULL, *tool = NULL;
    Strings chosen = {0};
    const char *cost = NULL;
    double snap = ANGLE_SNAP;
    long threads = 1;
    const Option options[] = {
        {"q", 0, OPTION_STRING, &q, "LIST", "joint positions: 0,0.1,pi/2"},
        {"qd", 0, OPTION_STRING, &qd, "LIST", "joint velocities"},
        {"qdd", 0, OPTION_STRING, &qdd, "LIST", "joint accelerations"},
        {"tau", 0, OPTION_STRING, &tau, "LIST", "joint torques"},
        {"phi", 0, OPTION_STRING, &phi, "LIST", "right-hand side of inertia-solve"},
        {"states", 0, OPTION_STRING, &file, "FILE.csv", "many states: columns q1.., qd1.., ..."},
        {"algorithm", 0, OPTION_STRINGS, &chosen, "NAME", "instead of best"},
        {"speeds", 0, OPTION_STRING, &speeds, "SPEEDS",
         "of kane-partial: joint (default) or middle"},
        {"tool", 0, OPTION_STRING, &tool, "NAME",
         "of fk, jac and jacobian-bias: one of the robot's \"tools\""},
        {"backend", 0, OPTION_STRING, &backend, "NAME",
         "tcc, cc or reference (default: tcc, for very many states cc)"},
        {"threads", 0, OPTION_COUNT, &threads, "T", "that share the states (default: 1)"},
        {"format", 0, OPTION_STRING, &format_name, "FORMAT", "csv (default), json, table or md"},
        EFFORT_OPTIONS(&cost),
        {"snap", 0, OPTION_NUMBER, &snap, "RADIANS",
         "angles this near to a multiple of 90 degrees are it"},
        {"output", 'o', OPTION_STRING, &output, "FILE", "write there instead of standard output"},
    };
    const Syntax syntax = {
        "eval",
        "ROBOT FUNCTION [options]",
        "Compiles a function in this process and calls it: one row of results a state.",
        "  rbgen eval planar_3r gravity --q 0,pi/4,0\n"
        "  rbgen eval puma id --q 0,0,0,0,0,0 --qd 1,0,0,0,0,0 --qdd 0,0,0,0,0,0\n"
        "  rbgen eval ur5 fd --states states.csv --backend cc -o accelerations.csv\n",
        options,
        COUNT(options)};
    const char *arguments[2];
    options_parse(&syntax, argc, argv, arguments, 2, 2);
    check_effort(cost);
    Format format = format_name ? format_parse(format_name) : FORMAT_CSV;
    Selection selection = select_functions(arguments[1], &chosen, BEST);
    select_speeds(&selection, speeds);
    bool by_reference = backend && strcmp(backend, "reference") == 0;
    Backend compiled = by_reference ? BACKEND_TCC : backend_parse(backend);
    threads_checked(threads);

    Arena *arena = arena_new();
    Description *description;
    Robot *robot = load_robot(arena, arguments[0], snap, false, &description);
    if (tool)
        robot = take_tool(arena, robot, tool);
    const Function *function = function_find(arguments[1]);
    if (!function)
        fail_input("eval: one function at a time, not \"%s\"", arguments[1]);
    if (tool && !function_has_tool(function->id) && function->id != JACOBIAN_BIAS)
        fail_input("--tool: %s does not depend on the tool; leave it out", function->name);
    if (strcmp(selection.algorithm[function->id], "all") == 0)
        fail_input("eval: --algorithm all is for ops and verify; name one");
    int n = robot->n, size = function_output_size(function, n);
    const char *lists[MAX_INPUTS] = {NULL};
    const struct {
        const char *name, *list;
    } given[] = {{"q", q}, {"qd", qd}, {"qdd", qdd}, {"tau", tau}, {"phi", phi}};
    for (int k = 0; k < function_input_count(function); k++)
        for (size_t i = 0; i < COUNT(given); i++)
            if (strcmp(given[i].name, function->inputs[k]) == 0)
                lists[k] = given[i].list;
    States states =
        file ? states_read(arena, file, function, n) : states_from_lists(arena, function, n, lists);

    double *results = arena_array(arena, double, (size_t)states.count *(size_t)size);
    Program *program = NULL;
    JitSet set = {0};
    ReferenceRobot *reference = NULL;
    Text notes = {0};
    if (by_reference) {
        reference = arena_alloc(arena, sizeof *reference);
        fill_reference(reference, description);
        reference_take_tool(reference, description, tool);
    } else {
        build_selected(robot, &selection, true, &program, 1, &notes);
        bool batches = batches_pay(backend, states.count);
        set = batches ? jit_batches(arena, &program, 1, BACKEND_CC)
                      : jit_programs(arena, &program, 1, compiled);
        states_call(set.function[0], batches, function, &states, (int)threads, results);
    }
    for (int s = 0; s < states.count && by_reference; s++) {
        const double *inputs[MAX_INPUTS] = {NULL};
        for (int k = 0; k < function_input_count(function); k++)
            inputs[k] = states.value[k] + (size_t)s * (size_t)n;
        if (!reference_call(reference, function, inputs, results + (size_t)s * (size_t)size))
            fail_job("state %d: the inertia matrix is singular", s + 1);
    }
    if (set.jit)
        jit_free(set.jit);
    program_free(program);

    Text out = {0};
    if (format == FORMAT_TABLE || format == FORMAT_MD) {
        print_table(&out, arena, function, n, results, states.count, format);
    } else {
        text_add_string(&out, format == FORMAT_JSON ? "[" : "");
        char name[32];
        for (int i = 0; i < size && format == FORMAT_CSV; i++) {
            function_column(function, n, i, name, sizeof name);
            text_add(&out, "%s%s", i ? "," : "", name);
        }
        if (format == FORMAT_CSV)
            text_add_string(&out, "\n");
        Text *pieces = arena_array(arena, Text, states.count / PIECE + 1);
        Print print = {function, n, results, format, pieces};
        spread((int)threads, states.count, print_rows, &print);
        for (int k = 0; k <= states.count / PIECE; k++) {
            text_add_bytes(&out, pieces[k].data, pieces[k].length);
            text_free(&pieces[k]);
        }
        text_add_string(&out, format == FORMAT_JSON ? "\n]\n" : "");
    }
    file_write(output, &out);
    text_free(&out);
    arena_free(arena);
    return EXIT_DONE;
}
