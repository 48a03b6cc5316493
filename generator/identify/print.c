/* print.c: what was identified, as tables and JSON (identify.h). */
#include "identify/identify.h"

#include "util/csv.h"
#include "util/json_write.h"

#include <math.h>
#include <string.h>

Compared findings_compare(Arena *arena, const Findings *f, const Log *log)
{
    bool loaded = f->subject->load && log != f->before;
    return (Compared){predict_log(arena, f->subject, log, f->decimate, loaded, f->fit->value),
                      predict_log(arena, f->subject, log, f->decimate, loaded, f->links->base)};
}

/* ---- curves ---- */

typedef struct {
    int n, count, rows, room;
    const double *value;
    double *t, *measured, *predicted;
    Arena *arena;
} Curves;

static void take_point(void *context, int joint, double t, const double *row)
{
    Curves *c = context;
    size_t n = (size_t)c->n;
    if (joint == 0) {
        if (c->rows == c->room) {
            size_t have = (size_t)c->rows, room = 2 * have + 256;
            c->t = csv_more_room(c->arena, c->t, have, room);
            c->measured = csv_more_room(c->arena, c->measured, have * n, room * n);
            c->predicted = csv_more_room(c->arena, c->predicted, have * n, room * n);
            c->room = (int)room;
        }
        c->t[c->rows++] = t;
    }
    double predicted = 0;
    for (int k = 0; k < c->count; k++)
        predicted += row[k] * c->value[k];
    c->measured[(c->rows - 1) * c->n + joint] = row[c->count];
    c->predicted[(c->rows - 1) * c->n + joint] = predicted;
}

int findings_curves(Arena *arena, const Findings *f, const Log *log, double **t, double **measured,
                    double **predicted)
{
    Curves curves = {
        .n = f->subject->n, .count = f->subject->count, .value = f->fit->value, .arena = arena};
    bool loaded = f->subject->load && log != f->before;
    subject_walk(f->subject, log, f->decimate, loaded, (RowSink){take_point, &curves});
    *t = curves.t;
    *measured = curves.measured;
    *predicted = curves.predicted;
    return curves.rows;
}

void findings_predictions(Text *out, Arena *arena, const Findings *f, const Log *log)
{
    static const char *const heads[] = {"tau", "predicted", "residual"};
    double *t, *measured, *predicted;
    int n = f->subject->n, rows = findings_curves(arena, f, log, &t, &measured, &predicted);
    text_add_string(out, "t");
    for (size_t k = 0; k < COUNT(heads); k++)
        for (int i = 0; i < n; i++)
            text_add(out, ",%s%d", heads[k], i + 1);
    for (int r = 0; r < rows; r++) {
        text_add(out, "\n%.17g", t[r]);
        for (int i = 0; i < n; i++)
            text_add(out, ",%.17g", measured[r * n + i]);
        for (int i = 0; i < n; i++)
            text_add(out, ",%.17g", predicted[r * n + i]);
        for (int i = 0; i < n; i++)
            text_add(out, ",%.17g", measured[r * n + i] - predicted[r * n + i]);
    }
    text_add_string(out, "\n");
}

/* ---- tables ---- */

static void parameter_table(Text *out, Arena *arena, const Findings *f, Format format)
{
    static const char *const heads[] = {"<parameter", "value",  "deviation",
                                        "%",          "file's", "<left out"};
    Table table = table_new(arena, heads, COUNT(heads));
    const Fit *fit = f->fit;
    for (int c = 0; c < fit->count; c++) {
        double share = 100 * fit->deviation[c] / fabs(fit->value[c]);
        const char *cells[] = {f->subject->name[c],
                               fit->kept[c] ? arena_format(arena, "%.6g", fit->value[c]) : NULL,
                               fit->kept[c] ? arena_format(arena, "%.2g", fit->deviation[c]) : NULL,
                               fit->kept[c] ? arena_format(arena, "%.2g", share) : NULL,
                               arena_format(arena, "%.6g", f->subject->known[c]),
                               fit->kept[c] ? NULL : fit->why[c]};
        table_row(&table, cells);
    }
    table_print(&table, format, out);
}

static void joint_table(Text *out, Arena *arena, const Findings *f, const Log *log, Format format)
{
    static const char *const heads[] = {"<joint", "largest", "error", "%", "links", "% "};
    Table table = table_new(arena, heads, COUNT(heads));
    Compared compared = findings_compare(arena, f, log);
    for (int i = 0; i < f->subject->n; i++) {
        double largest = compared.fitted.largest[i], fitted = compared.fitted.error[i],
               consistent = compared.consistent.error[i];
        const char *cells[] = {f->subject->robot->links[i].name,
                               arena_format(arena, "%.4g", largest),
                               arena_format(arena, "%.3g", fitted),
                               arena_format(arena, "%.2f", 100 * fitted / largest),
                               arena_format(arena, "%.3g", consistent),
                               arena_format(arena, "%.2f", 100 * consistent / largest)};
        table_row(&table, cells);
    }
    table_print(&table, format, out);
}

static void print_json(Text *out, Arena *arena, const Findings *f)
{
    const Fit *fit = f->fit;
    text_add(out, "{\n  \"rows\": %ld, \"cutoff\": %.6g, \"decimate\": %d, \"condition\": %.6g,\n",
             fit->rows, f->cutoff, f->decimate, fit->condition);
    text_add(out, "  \"consistent_distance\": %.6g,\n  \"parameters\": [\n", f->links->distance);
    for (int c = 0; c < fit->count; c++) {
        text_add_string(out, "    {\"name\": ");
        json_string(out, f->subject->name[c]);
        text_add(out, ", \"value\": %.17g, \"deviation\": %.6g, \"file\": %.17g, \"left_out\": ",
                 fit->kept[c] ? fit->value[c] : 0, fit->deviation[c], f->subject->known[c]);
        if (fit->kept[c])
            text_add_string(out, "null");
        else
            json_string(out, fit->why[c]);
        text_add(out, "}%s\n", c + 1 < fit->count ? "," : "");
    }
    const Log *const logs[] = {f->log, f->validation};
    static const char *const names[] = {"joints", "validation"};
    for (int k = 0; k < 2; k++) {
        if (!logs[k])
            continue;
        Compared compared = findings_compare(arena, f, logs[k]);
        text_add(out, "  ],\n  \"%s\": [\n", names[k]);
        for (int i = 0; i < f->subject->n; i++) {
            text_add_string(out, "    {\"joint\": ");
            json_string(out, f->subject->robot->links[i].name);
            text_add(out, ", \"largest\": %.9g, \"error\": %.9g, \"consistent_error\": %.9g}%s\n",
                     compared.fitted.largest[i], compared.fitted.error[i],
                     compared.consistent.error[i], i + 1 < f->subject->n ? "," : "");
        }
    }
    text_add_string(out, "  ],\n  \"remarks\": [");
    for (int k = 0; k < f->remark_count; k++) {
        text_add_string(out, k ? ", " : "");
        json_string(out, f->remarks[k]);
    }
    text_add_string(out, "]\n}\n");
}

/* What the last columns say of the load, in words that weigh it. */
static void load_lines(Text *out, const Findings *f)
{
    const double *load = f->fit->value + f->fit->count - LINK_PARAMETERS;
    if (!f->subject->load || !(load[0] > 0))
        return;
    text_add(
        out,
        "\nload on the tool: mass %.6g kg, mass centre %.4g, %.4g, %.4g m in the tool's axes\n",
        load[0], load[1] / load[0], load[2] / load[0], load[3] / load[0]);
}

void findings_print(Text *out, Arena *arena, const Findings *f, Format format)
{
    const Fit *fit = f->fit;
    if (format == FORMAT_JSON) {
        print_json(out, arena, f);
        return;
    }
    if (format == FORMAT_CSV) {
        parameter_table(out, arena, f, format);
        return;
    }
    const char *title = format == FORMAT_MD ? "## " : "";
    text_add(out, "%s%s: %d of %d parameters, from %ld means of %ld rows\n", title,
             f->subject->robot->name, fit->free_columns, fit->count, fit->rows,
             f->log->rows + (f->before ? f->before->rows : 0));
    text_add(out, "cut-off %.3g Hz, rows a mean: %d; condition %.3g\n\n", f->cutoff, f->decimate,
             fit->condition);
    parameter_table(out, arena, f, format);
    if (format == FORMAT_TABLE)
        text_add_string(
            out, "b1, ... are combinations of the links' parameters: rbgen base tells which.\n");
    load_lines(out, f);
    text_add_string(out,
                    "\ntorques, root mean square of measured minus predicted; with links that can "
                    "exist\n");
    joint_table(out, arena, f, f->log, format);
    if (f->validation) {
        text_add_string(out, "\nvalidation, on a log that was not used\n");
        joint_table(out, arena, f, f->validation, format);
    }
    for (int k = 0; k < f->remark_count; k++)
        text_add(out, "%s- %s\n", k ? "" : "\n", f->remarks[k]);
}
