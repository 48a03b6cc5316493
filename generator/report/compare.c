/* compare.c: what each function of a robot costs by each algorithm, beside the published count. */
#include "report/report.h"

#include "build/constants.h"

#include <math.h>
#include <string.h>

typedef struct {
    const Program *program;
    int total, statements;
    double M, A;               /* published; NAN: not */
    double ratio, saved;       /* to best, and in percent of the general arm's; NAN: not known */
    const char *excess, *note; /* why it is above the published; what else there is to say */
} Row;

/* C statements: what is computed and what is put out, (void) for unused inputs left aside. */
static int count_statements(const Program *program)
{
    Text text = {0};
    emit_function(&text, program, (Style){.prefix = "f", .sincos = SINCOS_LIBM});
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
        if (strcmp(programs[i]->function->name, function->name) == 0 &&
            strcmp(programs[i]->algorithm, BEST) == 0)
            return ops_total(programs[i]->ops);
    return NAN;
}

static double saved_against(const Build *build, const Robot *general, const Program *program)
{
    if (!general || program->function->tool) /* which has its tool at the end */
        return NAN;
    Program *plain = program_build(build, general, program->function, program->algorithm);
    int total = ops_total(plain->ops);
    program_free(plain);
    return total > 0 ? 100 * (1 - (double)ops_total(program->ops) / total) : NAN;
}

static int sliding_joints(const Robot *robot)
{
    int count = 0;
    for (int i = 0; i < robot->n; i++)
        count += robot->links[i].type == PRISMATIC;
    return count;
}

static Row *compare(const Build *build, Arena *arena, Program *const *programs, int count,
                    const Robot *robot, const Robot *general)
{
    int sliding = sliding_joints(robot);
    Row *rows = arena_array(arena, Row, count);
    for (int i = 0; i < count; i++) {
        const Program *p = programs[i];
        Row *row = &rows[i];
        double best = best_total(programs, count, p->function);
        *row = (Row){.program = p, .total = ops_total(p->ops), .M = NAN, .A = NAN};
        row->statements = count_statements(p);
        row->ratio = row->total == best ? 1 : best > 0 ? row->total / best : NAN;
        row->saved = saved_against(build, general, p);
        row->excess = ops_excess(p->function, p->algorithm, p->n, p->ops);
        if (!algorithm_published(p->function, p->algorithm, p->n, sliding, &row->M, &row->A))
            row->M = row->A = NAN;
        else if (sliding && algorithm_counts_turning(p->function, p->algorithm))
            row->note = "published for joints that turn, whatever these do";
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

enum { COUNTS = 6, NUMBERS = 10 };
static const char **number_cells(Arena *arena, const Row *row)
{
    const Program *p = row->program;
    const char **cells = arena_array(arena, const char *, NUMBERS);
    int integers[] = {p->ops.M, p->ops.A, p->ops.D, p->ops.sincos, row->total, row->statements};
    for (int k = 0; k < COUNTS; k++)
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
    static const char *const heads[] = {"<algorithm", "M",     "A",     "D",
                                        "sincos",     "total", "stmts", "published",
                                        "ratio",      "saved", "<"};
    Table table = table_new(arena, heads, COUNT(heads));
    Remarks remarks = {0};
    for (int i = 0; i < count; i++) {
        const Program *p = rows[i].program;
        const char *cells[COUNT(heads)] = {p->function->name};
        if (i == 0 || strcmp(rows[i - 1].program->function->name, p->function->name) != 0)
            table_row(&table, cells);
        bool made_by = strcmp(p->algorithm, p->made_by) != 0;
        cells[0] = made_by ? arena_format(arena, "  %s (%s)", p->algorithm, p->made_by)
                           : arena_format(arena, "  %s", p->algorithm);
        memcpy(cells + 1, number_cells(arena, &rows[i]), COUNTS * sizeof *cells);
        cells[7] = cell_published(arena, rows[i].M, rows[i].A);
        cells[8] = cell_decimal(arena, rows[i].ratio, 2);
        cells[9] = cell_percent(arena, rows[i].saved);
        const char *mark = remark(&remarks, rows[i].excess ? rows[i].excess : rows[i].note);
        cells[10] = mark ? arena_format(arena, "(%s)", mark) : NULL;
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
    if (robot->loop_count || robot->prescribed_count)
        return NULL; /* there are none with loops */
    char *pattern = arena_array(arena, char, robot->n + 1);
    joint_pattern(robot, pattern);
    if (robot->n == 0 || !robot->is_chain)
        return NULL;
    return robot_from_description(arena, description_general(arena, pattern));
}

/* What all of these programs need of letters, worked out once. */
static void add_constants(Text *out, const Robot *robot)
{
    Program *constants = constants_program(robot);
    if (constants)
        text_add(
            out,
            "constants, once for a set of parameters: %d M, %d A, %d D, %d sincos; %d numbers\n",
            constants->ops.M, constants->ops.A, constants->ops.D, constants->ops.sincos,
            constants->output_count);
    program_free(constants);
}

void ops_compare(const Build *build, Text *out, Arena *arena, const Robot *robot,
                 const Selection *selection, bool by_name, bool alone, Format format)
{
    Program **programs = arena_array(arena, Program *, MAX_PROGRAMS);
    Text notes = {0};
    int count = build_selected(build, robot, selection, by_name, programs,
                               MAX_PROGRAMS - MAX_TOOL_PROGRAMS, &notes);
    count += build_for_tools(build, arena, robot, selection, programs + count);
    const Robot *general = alone ? NULL : general_like(arena, robot);
    const Row *rows = compare(build, arena, programs, count, robot, general);
    if (format == FORMAT_JSON)
        add_json(out, rows, count);
    else if (format == FORMAT_SVG)
        add_chart(out, arena, robot, rows, count);
    else if (format == FORMAT_TABLE)
        add_table(out, arena, rows, count);
    else
        add_whole(out, arena, rows, count, format);
    if (format == FORMAT_TABLE)
        add_constants(out, robot);
    for (int i = 0; i < count; i++)
        program_free(programs[i]);
    text_free(&notes);
}
