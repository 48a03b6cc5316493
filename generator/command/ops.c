/* ops.c: rbgen ops: counts of operations. What it prints is in report/. */
#include "report/report.h"

#include <string.h>

static const char about[] =
    "Counts the operations of the generated code: multiplications M, additions A, divisions\n"
    "and roots D, pairs of sine and cosine, and C statements; beside them the published count\n"
    "(M/A), the ratio to best, and what this robot saves over a general arm with its joints.";

static const char examples[] =
    "  rbgen ops stanford\n"
    "  rbgen ops --general R6 --functions inverse-dynamics\n"
    "  rbgen ops puma --format json\n"
    "  rbgen ops --sweep 2..12 --functions im --format md\n"
    "  rbgen ops --together puma --functions im,bias --algorithm im=lin --algorithm bias=lin\n"
    "  rbgen ops --general R6 --functions id,im,fd --format svg -o counts.svg\n"
    "  rbgen ops puma --explain --functions id\n"
    "  rbgen ops --papers --format md\n";

int command_ops(int argc, char **argv)
{
    const char *output = NULL, *list = NULL, *format_name = NULL, *general = NULL, *sweep = NULL;
    const char *speeds = NULL, *cost = NULL, *path = NULL;
    Strings chosen = {0};
    Build build = build_start();
    ExtrasOptions run = {0};
    Choice choice = choice_default();
    bool together = false, papers = false, explain = false, quick = false;
    const Option options[] = {
        {"output", 'o', OPTION_OUTPUT, &output, "FILE", "write there instead of standard output"},
        {"format", 0, OPTION_STRING, &format_name, "FORMAT",
         "table (default), csv, json, md, or svg: a chart"},
        {"functions", 0, OPTION_LIST, &list, "LIST",
         "comma-separated names; or default, all; may be repeated"},
        {"algorithm", 0, OPTION_STRINGS, &chosen, "FUNCTION=NAME",
         "only this one of a function; may be repeated"},
        {"speeds", 0, OPTION_STRING, &speeds, "SPEEDS",
         "of kane-partial: joint (default), middle, second or third"},
        EXTRAS_OPTIONS(run),
        BASE_OPTION(&run.moving_base),
        {"general", 0, OPTION_STRING, &general, "PATTERN",
         "a general arm instead of a robot: R6, RRPRRR"},
        {"sweep", 0, OPTION_STRING, &sweep, "A..B",
         "general arms with A to B revolute joints, and polynomials"},
        {"together", 0, OPTION_FLAG, &together, NULL,
         "the functions computed by one piece of code, sharing work"},
        {"quick", 0, OPTION_FLAG, &quick, NULL, "without what is saved over a general arm"},
        {"explain", 0, OPTION_FLAG, &explain, NULL, "how best came to its counts, step by step"},
        {"papers", 0, OPTION_FLAG, &papers, NULL, "the tables of the papers, counted again"},
        EFFORT_OPTIONS(&build, &cost),
        ROBOT_OPTIONS(choice),
    };
    const Syntax syntax = {"ops",   "ROBOT | --general PATTERN | --sweep A..B | --papers [options]",
                           about,   examples,
                           options, COUNT(options)};
    int given = options_parse(&syntax, argc, argv, &path, 0, 1);
    check_effort(&build, cost);
    if (given + (general != NULL) + (sweep != NULL) + papers != 1)
        fail_input("ops: name a ROBOT or give --general PATTERN, --sweep A..B or --papers, one of "
                   "them");
    if ((together || explain) && (sweep || papers || (together && explain)))
        fail_input(
            "ops: --together and --explain are for a ROBOT or --general PATTERN, one of them");
    if ((papers || sweep || explain) && (run.payload || run.keep.count || run.moving_base))
        fail_input("ops: --payload, --keep and --moving-base are for a ROBOT or --general PATTERN, "
                   "without --explain");
    if (papers && (list || chosen.count || speeds))
        fail_input("ops: --papers has its own functions and algorithms");

    bool chart = format_name && strcmp(format_name, "svg") == 0;
    if (chart && (together || explain || papers))
        fail_input("--format svg: charts are of a ROBOT, --general PATTERN or --sweep A..B alone");
    Format format = chart ? FORMAT_SVG : format_parse(format_name);
    Selection selection = select_functions(list, &chosen, "all");
    select_speeds(&selection, speeds);
    Arena *arena = arena_new();
    Text out = {0};
    if (papers) {
        ops_papers(&build, &out, arena, format);
    } else if (sweep) {
        ops_sweep(&build, &out, arena, sweep, &selection, format);
    } else {
        Description *description = general ? description_general(arena, general) : NULL;
        Robot *whole = general ? robot_from_description(arena, description)
                               : load_robot(arena, path, &choice, &description);
        Extras loaded = extras_read(arena, description, whole, &run);
        const Robot *robot = loaded.robot;
        select_extras(&selection, &loaded);
        if (explain)
            ops_explain(&build, &out, arena, robot, &selection, format);
        else if (together)
            ops_together(&build, &out, arena, robot, &selection, format);
        else
            ops_compare(&build, &out, arena, robot, &selection, list != NULL,
                        quick || chart || general || run.keep.count, format);
    }
    file_write(output, &out);
    text_free(&out);
    arena_free(arena);
    build_end(&build);
    return EXIT_DONE;
}
