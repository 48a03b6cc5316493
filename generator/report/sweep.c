/* sweep.c: how the counts grow with the number of joints of a general arm: polynomials, as the
   papers give them, and the counts that they were fitted to. */
#include "picture/figure.h"
#include "report/report.h"
#include "util/json_write.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    const Function *function;
    const char *algorithm;
    int *counts[3]; /* M, A, D at each n */
} Growth;

typedef struct {
    int first, size; /* of the range of n */
    Growth *rows;
    int count, room;
} Sweep;

static const char *const kinds[] = {"M", "A", "D"};

int parse_sweep(const char *range, int *last)
{
    char *end;
    long from = strtol(range, &end, 10), to = 0;
    bool good = end != range && end[0] == '.' && end[1] == '.';
    if (good) {
        const char *second = end + 2;
        to = strtol(second, &end, 10);
        good = end != second && *end == '\0';
    }
    if (!good || from < 1 || to < from || to > MAX_JOINTS)
        fail_input("--sweep: \"%s\" is no range of joints within 1..%d; for example 2..12", range,
                   MAX_JOINTS);
    *last = (int)to;
    return (int)from;
}

static Growth *row_of(Arena *arena, Sweep *sweep, const Program *program)
{
    for (int i = 0; i < sweep->count; i++)
        if (sweep->rows[i].function == program->function &&
            strcmp(sweep->rows[i].algorithm, program->algorithm) == 0)
            return &sweep->rows[i];
    if (sweep->count == sweep->room)
        return NULL;
    Growth *row = &sweep->rows[sweep->count++];
    *row = (Growth){.function = program->function, .algorithm = program->algorithm};
    for (int kind = 0; kind < 3; kind++) {
        row->counts[kind] = arena_array(arena, int, sweep->size);
        for (int i = 0; i < sweep->size; i++)
            row->counts[kind][i] = FIT_MISSING;
    }
    return row;
}

/* From the longest arm down, since the longest has a row for everything there is. */
static void count_all(const Build *build, Arena *arena, Sweep *sweep, const Selection *selection)
{
    Program *programs[MAX_PROGRAMS];
    for (int i = sweep->size - 1; i >= 0; i--) {
        Text notes = {0};
        Arena *scratch = arena_new();
        const Robot *robot = ops_general(scratch, sweep->first + i);
        int count = build_selected(build, robot, selection, true, programs, MAX_PROGRAMS, &notes);
        for (int k = 0; k < count; k++) {
            Growth *row = row_of(arena, sweep, programs[k]);
            Ops ops = programs[k]->ops;
            if (row) {
                row->counts[0][i] = ops.M;
                row->counts[1][i] = ops.A;
                row->counts[2][i] = ops.D;
            }
            program_free(programs[k]);
        }
        text_free(&notes);
        arena_free(scratch);
    }
}

/* ---- cells ---- */

static const char *fitted(Arena *arena, const Sweep *sweep, const Growth *row, int kind)
{
    Fit fit = fit_counts(sweep->first, row->counts[kind], sweep->size);
    return fit_text(arena, &fit, sweep->first);
}

static const char *formula(Arena *arena, const Growth *row, int kind)
{
    const double *c[2];
    if (kind > 1 || !algorithm_formula(row->function, row->algorithm, &c[0], &c[1]))
        return NULL;
    return polynomial_text(arena, c[kind]);
}

static void fill_counts(Arena *arena, const Growth *row, int kind, int from, int size,
                        const char **cells)
{
    for (int i = 0; i < size; i++) {
        int value = row->counts[kind][from + i];
        cells[i] = value == FIT_MISSING ? NULL : cell_integer(arena, value);
    }
}

static void fill_heads(Arena *arena, int first, int size, const char **heads)
{
    for (int i = 0; i < size; i++)
        heads[i] = cell_integer(arena, first + i);
}

/* ---- csv, md, json: one table ---- */

static void add_whole(Text *out, Arena *arena, const Sweep *sweep, Format format)
{
    const char *heads[MAX_COLUMNS] = {"<function", "<algorithm", "<count", "<fitted", "<published"};
    const char *cells[MAX_COLUMNS];
    fill_heads(arena, sweep->first, sweep->size, heads + 5);
    Table table = table_new(arena, heads, 5 + sweep->size);
    for (int r = 0; r < sweep->count; r++)
        for (int kind = 0; kind < 2; kind++) {
            const Growth *row = &sweep->rows[r];
            cells[0] = row->function->name;
            cells[1] = row->algorithm;
            cells[2] = kinds[kind];
            cells[3] = fitted(arena, sweep, row, kind);
            cells[4] = formula(arena, row, kind);
            fill_counts(arena, row, kind, 0, sweep->size, cells + 5);
            table_row(&table, cells);
        }
    table_print(&table, format, out);
}

static void add_formulas(JsonWriter *json, const char *key, const char *M, const char *A)
{
    json_object(json, key);
    json_text(json, "M", M);
    json_text(json, "A", A);
    json_end(json);
}

static void add_json(Text *out, Arena *arena, const Sweep *sweep)
{
    JsonWriter json = json_writer(out);
    json_rows(&json, NULL);
    for (int r = 0; r < sweep->count; r++) {
        const Growth *row = &sweep->rows[r];
        json_object(&json, NULL);
        json_text(&json, "function", row->function->name);
        json_text(&json, "algorithm", row->algorithm);
        json_array(&json, "n");
        for (int i = 0; i < sweep->size; i++)
            json_integer(&json, NULL, sweep->first + i);
        json_end(&json);
        for (int kind = 0; kind < 3; kind++) {
            json_array(&json, kinds[kind]);
            for (int i = 0; i < sweep->size; i++)
                if (row->counts[kind][i] == FIT_MISSING)
                    json_text(&json, NULL, NULL);
                else
                    json_integer(&json, NULL, row->counts[kind][i]);
            json_end(&json);
        }
        add_formulas(&json, "fitted", fitted(arena, sweep, row, 0), fitted(arena, sweep, row, 1));
        if (formula(arena, row, 0))
            add_formulas(&json, "published", formula(arena, row, 0), formula(arena, row, 1));
        else
            json_text(&json, "published", NULL);
        json_end(&json);
    }
    json_end(&json);
}

/* ---- for people: the polynomials, then the counts, in tables that fit a screen ---- */

/* Two rows to an algorithm, under the function's name. */
static void fill_names(Arena *arena, Table *table, const Sweep *sweep, int r, int kind,
                       const char **cells)
{
    const Growth *row = &sweep->rows[r];
    const char *title[MAX_COLUMNS] = {row->function->name};
    if (kind == 0 && (r == 0 || sweep->rows[r - 1].function != row->function))
        table_row(table, title);
    cells[0] = kind == 0 ? arena_format(arena, "  %s", row->algorithm) : NULL;
    cells[1] = kinds[kind];
}

static void add_polynomials(Text *out, Arena *arena, const Sweep *sweep)
{
    static const char *const heads[] = {"<algorithm", "<", "<fitted", "<published"};
    Table table = table_new(arena, heads, COUNT(heads));
    for (int r = 0; r < sweep->count; r++)
        for (int kind = 0; kind < 2; kind++) {
            const char *cells[COUNT(heads)];
            fill_names(arena, &table, sweep, r, kind, cells);
            cells[2] = fitted(arena, sweep, &sweep->rows[r], kind);
            cells[3] = formula(arena, &sweep->rows[r], kind);
            table_row(&table, cells);
        }
    table_print(&table, FORMAT_TABLE, out);
}

static void add_counts(Text *out, Arena *arena, const Sweep *sweep, int from, int size)
{
    const char *heads[MAX_COLUMNS] = {"<algorithm", "n ="};
    const char *cells[MAX_COLUMNS];
    fill_heads(arena, sweep->first + from, size, heads + 2);
    Table table = table_new(arena, heads, 2 + size);
    for (int r = 0; r < sweep->count; r++)
        for (int kind = 0; kind < 2; kind++) {
            fill_names(arena, &table, sweep, r, kind, cells);
            fill_counts(arena, &sweep->rows[r], kind, from, size, cells + 2);
            table_row(&table, cells);
        }
    text_add_string(out, "\n");
    table_print(&table, FORMAT_TABLE, out);
}

/* How many columns of counts fit beside the names. */
static int columns_across(const Sweep *sweep)
{
    int most = 0, width = 1;
    for (int r = 0; r < sweep->count; r++)
        for (int kind = 0; kind < 2; kind++)
            for (int i = 0; i < sweep->size; i++)
                if (sweep->rows[r].counts[kind][i] > most)
                    most = sweep->rows[r].counts[kind][i];
    for (; most >= 10; most /= 10)
        width++;
    return (100 - 18 - 5) / (2 + width);
}

/* ---- curves ---- */

/* Operations in all over n: counted, and as published where that is the same computation. */
static void add_curves(Arena *arena, const Sweep *sweep, const Growth *row, Panel *panel)
{
    double *n = arena_array(arena, double, sweep->size);
    double *counted = arena_array(arena, double, sweep->size);
    double *published = arena_array(arena, double, sweep->size);
    bool any = false;
    for (int i = 0; i < sweep->size; i++) {
        double M, A;
        Ops ops = {row->counts[0][i], row->counts[1][i], row->counts[2][i], 0};
        bool there = ops.M != FIT_MISSING;
        n[i] = sweep->first + i;
        counted[i] = there ? (double)ops_total(ops) : (double)NAN;
        bool known =
            algorithm_published(row->function, row->algorithm, sweep->first + i, 0, &M, &A) &&
            there && !ops_excess(row->function, row->algorithm, sweep->first + i, ops);
        published[i] = known ? M + A : (double)NAN;
        any = any || known;
    }
    int name = panel->name_count++;
    panel->names[name] = row->algorithm;
    panel->curves[panel->curve_count++] = (Curve){name, 0, sweep->size, n, counted};
    if (any)
        panel->curves[panel->curve_count++] = (Curve){name, 1, sweep->size, n, published};
}

static void add_figure(Text *out, Arena *arena, const Sweep *sweep)
{
    static const char *series[] = {"counted in emitted code", "published"};
    Figure figure = {.title = "Operations of general arms with revolute joints",
                     .x_label = "joints",
                     .whole = sweep->size <= 20,
                     .series = series,
                     .series_count = 2,
                     .panels = arena_array(arena, Panel, FUNCTION_COUNT)};
    for (int r = 0; r < sweep->count; r++) {
        const char *name = sweep->rows[r].function->name;
        Panel *panel = &figure.panels[figure.panel_count - 1];
        if (r == 0 || strcmp(panel->title, name) != 0) {
            panel = &figure.panels[figure.panel_count++];
            *panel = (Panel){.title = name, .y_label = "M + A + D"};
            panel->names = arena_array(arena, const char *, sweep->count);
            panel->curves = arena_array(arena, Curve, 2 * sweep->count);
        }
        add_curves(arena, sweep, &sweep->rows[r], panel);
    }
    *out = figure_draw(&figure, PICTURE_SVG, 0, 0);
}

void ops_sweep(const Build *build, Text *out, Arena *arena, const char *range,
               const Selection *selection, Format format)
{
    int last;
    Sweep sweep = {.first = parse_sweep(range, &last), .room = MAX_PROGRAMS};
    sweep.size = last - sweep.first + 1;
    sweep.rows = arena_array(arena, Growth, sweep.room);
    count_all(build, arena, &sweep, selection);
    if (format == FORMAT_JSON) {
        add_json(out, arena, &sweep);
    } else if (format == FORMAT_SVG) {
        add_figure(out, arena, &sweep);
    } else if (format != FORMAT_TABLE) {
        add_whole(out, arena, &sweep, format);
    } else {
        int across = columns_across(&sweep);
        add_polynomials(out, arena, &sweep);
        for (int from = 0; from < sweep.size; from += across)
            add_counts(out, arena, &sweep, from,
                       sweep.size - from < across ? sweep.size - from : across);
    }
}
