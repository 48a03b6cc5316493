/* error.c: rbgen error: how far rounding takes the generated code from the exact result, in double
   and in float, both executed. */
#include "evidence/error.h"
#include "report/report.h"

#include <string.h>

static const char about[] =
    "How far rounding takes compiled code from the exact result, in double and in float: the\n"
    "worst, the median and the rms over random states within the joints' limits (half a turn or\n"
    "a metre either way where there are none), against the numeric reference in long double;\n"
    "the state of the worst; the condition of the inertia matrix.";

static const char examples[] = "  rbgen error puma\n"
                               "  rbgen error ur5 --functions id,fd --algorithm all\n"
                               "  rbgen error panda --states 10000 --seed 7 --format json\n"
                               "  rbgen error --general R6\n"
                               "  rbgen error --sweep 2..12 --effort 0\n";

/* "--algorithm all" is for every function. */
static Selection select_for_error(const char *list, const Strings *chosen)
{
    Strings others = {0};
    const char *fallback = BEST;
    for (int k = 0; k < chosen->count; k++) {
        if (strcmp(chosen->item[k], "all") == 0)
            fallback = "all";
        else
            others.item[others.count++] = chosen->item[k];
    }
    return select_functions(list, &others, fallback);
}

static void sweep_arms(const Build *build, Text *out, Arena *arena, const char *range,
                       const Selection *selection, int states, long seed, Backend backend,
                       Format format)
{
    int last, first = parse_sweep(range, &last), count = last - first + 1;
    for (int i = 0; i < FUNCTION_COUNT; i++)
        if (selection->wanted[i] && strcmp(selection->algorithm[i], "all") == 0)
            fail_input("--sweep: one algorithm a function; name it, or leave it to best");
    ErrorReport *reports = arena_array(arena, ErrorReport, count);
    for (int k = 0; k < count; k++) {
        Description *description =
            description_general(arena, arena_format(arena, "R%d", first + k));
        Robot *robot = robot_from_description(arena, description);
        reports[k] =
            error_report(build, arena, description, robot, selection, true, states, seed, backend);
    }
    error_print_sweep(out, arena, reports, count, format);
    for (int k = 0; k < count; k++)
        error_free(&reports[k]);
}

int command_error(int argc, char **argv)
{
    const char *output = NULL, *format_name = NULL, *list = NULL, *backend_name = NULL;
    const char *general = NULL, *sweep = NULL, *speeds = NULL, *cost = NULL, *path = NULL;
    Strings chosen = {0};
    Build build = build_start();
    ExtrasOptions run = {.as_floats = true};
    long states = 1000, seed = 1;
    Choice choice = choice_default();
    const Option options[] = {
        {"states", 0, OPTION_COUNT, &states, "N", "random states (default: 1000)"},
        {"seed", 0, OPTION_COUNT, &seed, "S", "of the random numbers (default: 1)"},
        {"functions", 0, OPTION_LIST, &list, "LIST",
         "comma-separated names; or default, all; may be repeated"},
        {"algorithm", 0, OPTION_STRINGS, &chosen, "FUNCTION=NAME",
         "instead of best; may be repeated; or: all"},
        {"speeds", 0, OPTION_STRING, &speeds, "SPEEDS",
         "of kane-partial: joint (default), middle, second or third"},
        {"general", 0, OPTION_STRING, &general, "PATTERN",
         "a general arm instead of a robot: R6, RRPRRR"},
        {"sweep", 0, OPTION_STRING, &sweep, "A..B",
         "general arms with A to B revolute joints: how errors grow"},
        EXTRAS_OPTIONS(run),
        BASE_OPTION(&run.moving_base),
        {"backend", 0, OPTION_STRING, &backend_name, "NAME", "tcc (default) or cc"},
        {"format", 0, OPTION_STRING, &format_name, "FORMAT", "table (default), csv, json or md"},
        EFFORT_OPTIONS(&build, &cost),
        ROBOT_OPTIONS(choice),
        {"output", 'o', OPTION_OUTPUT, &output, "FILE", "write there instead of standard output"},
    };
    const Syntax syntax = {"error", "ROBOT | --general PATTERN | --sweep A..B [options]",
                           about,   examples,
                           options, COUNT(options)};
    int given = options_parse(&syntax, argc, argv, &path, 0, 1);
    check_effort(&build, cost);
    if (given + (general != NULL) + (sweep != NULL) != 1)
        fail_input("error: name a ROBOT or give --general PATTERN or --sweep A..B, one of them");
    if (sweep && (run.payload || run.keep.count))
        fail_input("error: --payload and --keep are for a ROBOT or --general PATTERN");
    if (states < 1 || states > 1000000)
        fail_input("--states: 1 to 1000000");
    Format format = format_parse(format_name);
    Backend backend = backend_parse(backend_name);
    Selection selection = select_for_error(list, &chosen);
    select_speeds(&selection, speeds);

    Arena *arena = arena_new();
    Text out = {0};
    if (sweep) {
        sweep_arms(&build, &out, arena, sweep, &selection, (int)states, seed, backend, format);
    } else {
        Description *description = NULL;
        Robot *robot;
        if (general) {
            description = description_general(arena, general);
            robot = robot_from_description(arena, description);
        } else {
            robot = load_robot(arena, path, &choice, &description);
        }
        Extras loaded = extras_read(arena, description, robot, &run);
        select_extras(&selection, &loaded);
        ErrorReport report = error_report(&build, arena, loaded.description, loaded.robot,
                                          &selection, list != NULL, (int)states, seed, backend);
        error_print(&out, arena, &report, format);
        error_free(&report);
    }
    file_write(output, &out);
    text_free(&out);
    arena_free(arena);
    build_end(&build);
    return EXIT_DONE;
}
