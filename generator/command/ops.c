/* ops.c: rbgen ops: what each function costs by each algorithm, beside the published count. What
   else the command prints is in ops_sweep.c, ops_together.c and ops_papers.c. */
#include "command/ops.h"

#include <math.h>
#include <string.h>

/* ---- one robot ---- */

typedef struct {
    const Program *program;
    int total, statements;
    double M, A;         /* published; NAN: not */
    double ratio, saved; /* to best, and in percent of the general arm's; NAN: not known */
    const char *excess;
} Row;

/* C statements: what is computed and what is put out, (void) for unused inputs left aside. */
static int count_statements(const Program *program)
{
    Text text = {0};
    emit_function(&text, program, (Style){REAL_DOUBLE, "f", false, SINCOS_LIBM, 0});
    int count = 0;
    for (const char *at = text.data; (at = strchr(at, ';')); at++)
        count++;
    for (const char *at = text.data; (at = strstr(at, "(void)")); at++)
        count--;
    text_free(&text);
    return count;
}

static double best_total(Program *const *programs, int count, const Function *function)
{
    for (int i = 0; i < count; i++)
        if (programs[i]->function == function && strcmp(programs[i]->algorithm, BEST) == 0)
            return ops_total(programs[i]->ops);
    return NAN;
}

static double saved_against(const Robot *general, const Program *program)
{
    if (!general || program->function->tool) /* which has its tool at the end */
        return NAN;
    Program *plain = program_build(general, program->function, program->algorithm);
    int total = ops_total(plain->ops);
    program_free(plain);
    return total > 0 ? 100 * (1 - (double)ops_total(program->ops) / total) : NAN;
}

static Row *compare(Arena *arena, Program *const *programs, int count, const Robot *general)
{
    Row *rows = arena_array(arena, Row, count);
    for (int i = 0; i < count; i++) {
        const Program *p = programs[i];
        Row *row = &rows[i];
        double best = best_total(programs, count, p->function);
        *row = (Row){.program = p, .total = ops_total(p->ops), .M = NAN, .A = NAN};
        row->statements = count_statements(p);
        row->ratio = row->total == best ? 1 : best > 0 ? row->total / best : NAN;
        row->saved = saved_against(general, p);
        row->excess = ops_excess(p->function, p->algorithm, p->n, p->ops);
        if (!algorithm_published(p->function, p->algorithm, p->n, &row->M, &row->A))
            row->M = row->A = NAN;
    }
    return rows;
}

static void add_number(Text *out, const char *key, double value, int digits)
{
    if (isnan(value))
        text_add(out, ", \"%s\": null", key);
    else
        text_add(out, ", \"%s\": %.*f", key, digits, value);
}

static void add_json(Text *out, const Row *rows, int count)
{
    text_add_string(out, "[");
    for (int i = 0; i < count; i++) {
        const Row *row = &rows[i];
        const Program *p = row->program;
        text_add(out,
                 "%s\n  {\"function\": \"%s\", \"algorithm\": \"%s\", \"M\": %d, \"A\": %d, "
                 "\"D\": %d, \"sincos\": %d, \"total\": %d, \"published\": ",
                 i ? "," : "", p->function->name, p->algorithm, p->ops.M, p->ops.A, p->ops.D,
                 p->ops.sincos, row->total);
        if (isnan(row->M))
            text_add_string(out, "null");
        else
            text_add(out, "{\"M\": %.0f, \"A\": %.0f}", row->M, row->A);
        text_add(out, ", \"statements\": %d", row->statements);
        add_number(out, "ratio", row->ratio, 2);
        add_number(out, "saved", row->saved, 1);
        text_add_string(out, ", \"excess\": ");
        if (row->excess)
            json_string(out, row->excess);
        else
            text_add_string(out, "null");
        text_add_string(out, "}");
    }
    text_add_string(out, "\n]\n");
}

enum { NUMBERS = 10 };
static const char **number_cells(Arena *arena, const Row *row)
{
    const Program *p = row->program;
    const char **cells = arena_array(arena, const char *, NUMBERS);
    int integers[] = {p->ops.M, p->ops.A, p->ops.D, p->ops.sincos, row->total, row->statements};
    for (int k = 0; k < 6; k++)
        cells[k] = cell_integer(arena, integers[k]);
    cells[6] = cell_decimal(arena, row->M, 0);
    cells[7] = cell_decimal(arena, row->A, 0);
    cells[8] = cell_decimal(arena, row->ratio, 2);
    cells[9] = cell_decimal(arena, row->saved, 1);
    return cells;
}

/* csv and md */
static void add_whole(Text *out, Arena *arena, const Row *rows, int count, Format format)
{
    static const char *const heads[] = {
        "<function",  "<algorithm",  "M",           "A",     "D",       "sin/cos", "total",
        "statements", "published M", "published A", "ratio", "saved %", "<excess"};
    Table table = table_new(arena, heads, COUNT(heads));
    for (int i = 0; i < count; i++) {
        const char *cells[COUNT(heads)] = {rows[i].program->function->name,
                                           rows[i].program->algorithm};
        memcpy(cells + 2, number_cells(arena, &rows[i]), NUMBERS * sizeof *cells);
        cells[2 + NUMBERS] = rows[i].excess;
        table_row(&table, cells);
    }
    table_print(&table, format, out);
}

/* For people: the algorithms under the name of their function, remarks below. */
static void add_table(Text *out, Arena *arena, const Row *rows, int count)
{
    static const char *const heads[] = {"<algorithm", "M",     "A",       "D",
                                        "sin/cos",    "total", "stmts",   "pub. M",
                                        "pub. A",     "ratio", "saved %", "<"};
    Table table = table_new(arena, heads, COUNT(heads));
    Remarks remarks = {0};
    for (int i = 0; i < count; i++) {
        const Program *p = rows[i].program;
        const char *cells[COUNT(heads)] = {p->function->name};
        if (i == 0 || rows[i - 1].program->function != p->function)
            table_row(&table, cells);
        bool made_by = strcmp(p->algorithm, p->made_by) != 0;
        cells[0] = made_by ? arena_format(arena, "  %s (%s)", p->algorithm, p->made_by)
                           : arena_format(arena, "  %s", p->algorithm);
        memcpy(cells + 1, number_cells(arena, &rows[i]), NUMBERS * sizeof *cells);
        const char *mark = remark(&remarks, rows[i].excess);
        cells[1 + NUMBERS] = mark ? arena_format(arena, "(%s)", mark) : NULL;
        table_row(&table, cells);
    }
    table_print(&table, FORMAT_TABLE, out);
    remarks_print(arena, &remarks, FORMAT_TABLE, out);
}

static void add_chart(Text *out, Arena *arena, const Robot *robot, const Row *rows, int count)
{
    OpsBar *bars = arena_array(arena, OpsBar, count);
    for (int i = 0; i < count; i++)
        bars[i] = (OpsBar){rows[i].program->function->name,
                           rows[i].program->algorithm,
                           rows[i].program->ops,
                           rows[i].M,
                           rows[i].A,
                           rows[i].excess};
    char *pattern = arena_array(arena, char, robot->n + 1);
    joint_pattern(robot, pattern);
    ops_chart(out, arena, arena_format(arena, "Operations, %s (%s)", robot->name, pattern), bars,
              count);
}

/* The general arm with the joints of a robot; NULL where there is none to compare with. */
static const Robot *general_like(Arena *arena, const Robot *robot)
{
    char *pattern = arena_array(arena, char, robot->n + 1);
    joint_pattern(robot, pattern);
    if (robot->n == 0 || !robot->is_chain)
        return NULL;
    return robot_from_description(arena, description_general(arena, pattern));
}

static void ops_compare(Text *out, Arena *arena, const Robot *robot, const Selection *selection,
                        bool by_name, bool alone, Format format)
{
    Program **programs = arena_array(arena, Program *, MAX_PROGRAMS);
    Text notes = {0};
    int count = build_selected(robot, selection, by_name, programs,
                               MAX_PROGRAMS - MAX_TOOL_PROGRAMS, &notes);
    count += build_for_tools(arena, robot, selection, programs + count);
    const Robot *general = alone ? NULL : general_like(arena, robot);
    const Row *rows = compare(arena, programs, count, general);
    if (format == FORMAT_JSON)
        add_json(out, rows, count);
    else if (format == FORMAT_SVG)
        add_chart(out, arena, robot, rows, count);
    else if (format == FORMAT_TABLE)
        add_table(out, arena, rows, count);
    else
        add_whole(out, arena, rows, count, format);
    for (int i = 0; i < count; i++)
        program_free(programs[i]);
    text_free(&notes);
}

/* ---- the command ---- */

static const char about[] =
    "Counts the operations of the generated code: multiplications M, additions A, divisions\n"
    "and roots D, pairs of sine and cosine, and C statements; beside them the published count\n"
    "(pub.), the ratio to best, and what this robot saves over a general arm with its joints.";

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
    double snap = ANGLE_SNAP;
    bool together = false, papers = false, explain = false, quick = false;
    const Option options[] = {
        {"output", 'o', OPTION_STRING, &output, "FILE", "write there instead of standard output"},
        {"format", 0, OPTION_STRING, &format_name, "FORMAT", "table (default), csv, json, md, or svg: a chart"},
        {"functions", 0, OPTION_STRING, &list, "LIST",
         "only these, comma-separated (default: all)"},
        {"algorithm", 0, OPTION_STRINGS, &chosen, "FUNCTION=NAME",
         "only this one of a function; may be repeated"},
        {"speeds", 0, OPTION_STRING, &speeds, "SPEEDS",
         "of kane-partial: joint (default) or middle"},
        {"general", 0, OPTION_STRING, &general, "PATTERN",
         "a general arm instead of a robot: R6, RRPRRR"},
        {"sweep", 0, OPTION_STRING, &sweep, "A..B",
         "general arms with A to B revolute joints, and polynomials"},
        {"together", 0, OPTION_FLAG, &together, NULL,
         "the functions computed by one piece of code, sharing work"},
        {"quick", 0, OPTION_FLAG, &quick, NULL, "without what is saved over a general arm"},
        {"explain", 0, OPTION_FLAG, &explain, NULL, "how best came to its counts, step by step"},
        {"papers", 0, OPTION_FLAG, &papers, NULL, "the tables of the papers, counted again"},
        EFFORT_OPTIONS(&cost),
        {"snap", 0, OPTION_NUMBER, &snap, "RADIANS",
         "angles this near to a multiple of 90 degrees are it"},
    };
    const Syntax syntax = {"ops",   "ROBOT | --general PATTERN | --sweep A..B | --papers [options]",
                           about,   examples,
                           options, COUNT(options)};
    int given = options_parse(&syntax, argc, argv, &path, 0, 1);
    check_effort(cost);
    if (given + (general != NULL) + (sweep != NULL) + papers != 1)
        fail_input("ops: name a ROBOT or give --general PATTERN, --sweep A..B or --papers, one of "
                   "them");
    if ((together || explain) && (sweep || papers || (together && explain)))
        fail_input(
            "ops: --together and --explain are for a ROBOT or --general PATTERN, one of them");
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
        ops_papers(&out, arena, format);
    } else if (sweep) {
        ops_sweep(&out, arena, sweep, &selection, format);
    } else {
        const Robot *robot =
            general ? robot_from_description(arena, description_general(arena, general))
                    : load_robot(arena, path, snap, false, NULL);
        if (explain)
            ops_explain(&out, arena, robot, &selection, format);
        else if (together)
            ops_together(&out, arena, robot, &selection, format);
        else
            ops_compare(&out, arena, robot, &selection, list != NULL,
                        quick || chart || general, format);
    }
    file_write(output, &out);
    text_free(&out);
    arena_free(arena);
    return EXIT_DONE;
}
