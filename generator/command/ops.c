/* ops.c: rbgen ops ROBOT: what each function costs by each algorithm, beside the published count.
 */
#include "command/command.h"

#include <math.h>
#include <string.h>

static void add_json(Text *out, Program *const *programs, int count)
{
    text_add_string(out, "[");
    for (int i = 0; i < count; i++) {
        const Program *p = programs[i];
        double M, A;
        text_add(out,
                 "%s\n  {\"function\": \"%s\", \"algorithm\": \"%s\", \"M\": %d, \"A\": %d, "
                 "\"D\": %d, \"sincos\": %d, \"total\": %d, \"published\": ",
                 i ? "," : "", p->function->name, p->algorithm, p->ops.M, p->ops.A, p->ops.D,
                 p->ops.sincos, p->ops.M + p->ops.A + p->ops.D);
        if (algorithm_published(p->function, p->algorithm, p->n, &M, &A))
            text_add(out, "{\"M\": %.0f, \"A\": %.0f}}", M, A);
        else
            text_add_string(out, "null}");
    }
    text_add_string(out, "\n]\n");
}

static void add_table(Text *out, Arena *arena, Program *const *programs, int count, Format format)
{
    static const char *const heads[] = {"<function", "<algorithm", "M",           "A", "D",
                                        "sin/cos",   "total",      "published M", "A"};
    Table table = table_new(arena, heads, COUNT(heads));
    for (int i = 0; i < count; i++) {
        const Program *p = programs[i];
        char cell[8][32];
        int numbers[] = {p->ops.M, p->ops.A, p->ops.D, p->ops.sincos,
                         p->ops.M + p->ops.A + p->ops.D};
        for (int k = 0; k < 5; k++)
            snprintf(cell[k], sizeof cell[k], "%d", numbers[k]);
        double M, A;
        bool published = algorithm_published(p->function, p->algorithm, p->n, &M, &A);
        if (published) {
            snprintf(cell[5], sizeof cell[5], "%.0f", M);
            snprintf(cell[6], sizeof cell[6], "%.0f", A);
        }
        const char *name = p->algorithm;
        if (strcmp(name, BEST) == 0 && format == FORMAT_TABLE)
            name = arena_format(arena, "best (%s)", p->made_by);
        const char *cells[] = {p->function->name,
                               name,
                               cell[0],
                               cell[1],
                               cell[2],
                               cell[3],
                               cell[4],
                               published ? cell[5] : NULL,
                               published ? cell[6] : NULL};
        table_row(&table, cells);
    }
    table_print(&table, format, out);
}

int command_ops(int argc, char **argv)
{
    const char *output = NULL, *list = NULL, *format_name = NULL, *general = NULL;
    const char *speeds = NULL;
    Strings chosen = {0};
    double snap = ANGLE_SNAP;
    const Option options[] = {
        {"output", 'o', OPTION_STRING, &output, "FILE", "write there instead of standard output"},
        {"format", 0, OPTION_STRING, &format_name, "FORMAT", "table (default), csv, json or md"},
        {"functions", 0, OPTION_STRING, &list, "LIST",
         "only these, comma-separated (default: all)"},
        {"algorithm", 0, OPTION_STRINGS, &chosen, "FUNCTION=NAME",
         "only this one of a function; may be repeated"},
        {"speeds", 0, OPTION_STRING, &speeds, "SPEEDS",
         "of kane-partial: joint (default) or middle"},
        {"general", 0, OPTION_STRING, &general, "PATTERN",
         "a general arm instead of a robot: R6, RRPRRR"},
        {"snap", 0, OPTION_NUMBER, &snap, "RADIANS",
         "angles this near to a multiple of 90 degrees are it"},
    };
    const Syntax syntax = {"ops",
                           "ROBOT | --general PATTERN [options]",
                           "Counts the operations of the generated code: multiplications M, "
                           "additions A, divisions\nand roots D, pairs of sine and cosine.",
                           "  rbgen ops stanford\n"
                           "  rbgen ops --general R6 --functions inverse-dynamics\n"
                           "  rbgen ops puma --format json\n",
                           options,
                           COUNT(options)};
    const char *path = NULL;
    int given = options_parse(&syntax, argc, argv, &path, 0, 1);
    if ((given == 1) == (general != NULL))
        fail_input("ops: name a ROBOT or give --general PATTERN, one of the two");

    Format format = format_parse(format_name);
    Selection selection = select_functions(list, &chosen, "all");
    select_speeds(&selection, speeds);
    Arena *arena = arena_new();
    Robot *robot = general ? robot_from_description(arena, description_general(arena, general))
                           : load_robot(arena, path, snap, false, NULL);
    Program **programs = arena_array(arena, Program *, MAX_PROGRAMS);
    Text notes = {0}, out = {0};
    int count = build_selected(robot, &selection, list != NULL, programs, MAX_PROGRAMS, &notes);
    if (format == FORMAT_JSON)
        add_json(&out, programs, count);
    else
        add_table(&out, arena, programs, count, format);
    file_write(output, &out);
    for (int i = 0; i < count; i++)
        program_free(programs[i]);
    text_free(&out);
    text_free(&notes);
    arena_free(arena);
    return EXIT_DONE;
}
