/* page.c: a report as one page that loads nothing (identify.h): what was identified, how well, and
   what to distrust. */
#include "identify/identify.h"

#include "emit/emit.h"

#include <math.h>
#include <string.h>

/* ---- curves ---- */

enum { WIDTH = 760, HEIGHT = 130, LEFT = 60, MOST_POINTS = 1500 };

static void add_line(Text *out, const char *kind, const double *t, const double *y, int rows, int n,
                     double low, double high)
{
    int every = rows / MOST_POINTS + 1;
    double span = t[rows - 1] - t[0];
    text_add(out, "<polyline class=\"%s\" points=\"", kind);
    for (int r = 0; r < rows; r += every)
        text_add(out, "%.1f,%.1f ", LEFT + (WIDTH - LEFT) * (t[r] - t[0]) / (span > 0 ? span : 1),
                 HEIGHT - 10 - (HEIGHT - 20) * (y[r * n] - low) / (high - low));
    text_add_string(out, "\"/>\n");
}

static void add_curves(Text *out, Arena *arena, const Findings *f, const Log *log)
{
    int n = f->subject->n;
    double *t, *measured, *predicted;
    int rows = findings_curves(arena, f, log, &t, &measured, &predicted);
    double *residual = arena_array(arena, double, (size_t)(rows + 1) * (size_t)n);
    for (int k = 0; k < rows * n; k++)
        residual[k] = measured[k] - predicted[k];
    for (int i = 0; i < n && rows > 1; i++) {
        double low = 0, high = 0;
        for (int r = 0; r < rows; r++) {
            low = fmin(low, fmin(measured[r * n + i], predicted[r * n + i]));
            high = fmax(high, fmax(measured[r * n + i], predicted[r * n + i]));
        }
        if (!(high > low))
            high = low + 1;
        double zero = HEIGHT - 10 - (HEIGHT - 20) * (0 - low) / (high - low);
        text_add(out, "<figure><figcaption>");
        text_add_html(out, f->subject->robot->links[i].name);
        text_add(out,
                 "</figcaption>\n<svg viewBox=\"0 0 %d %d\" role=\"img\">\n"
                 "<line class=\"axis\" x1=\"%d\" x2=\"%d\" y1=\"%.1f\" y2=\"%.1f\"/>"
                 "<text x=\"%d\" y=\"14\">%.3g</text><text x=\"%d\" y=\"%d\">%.3g</text>\n",
                 WIDTH, HEIGHT, LEFT, WIDTH, zero, zero, LEFT - 6, high, LEFT - 6, HEIGHT - 8, low);
        add_line(out, "measured", t, measured + i, rows, n, low, high);
        add_line(out, "predicted", t, predicted + i, rows, n, low, high);
        add_line(out, "residual", t, residual + i, rows, n, low, high);
        text_add_string(out, "</svg></figure>\n");
    }
}

/* ---- parameters ---- */

/* A bar from minus to plus three deviations about the value, and the file's value as a tick, on a
   scale of its own. */
static void add_bar(Text *out, double value, double deviation, double known)
{
    enum { BAR = 160 };
    double reach = fmax(fabs(value - known), 3 * deviation) * 1.2;
    if (!(reach > 0))
        reach = 1;
    double low = BAR * (0.5 - 1.5 * deviation / reach), wide = BAR * 3 * deviation / reach;
    double tick = BAR * (0.5 + 0.5 * (known - value) / reach);
    text_add(
        out,
        "<svg class=\"bar\" viewBox=\"0 0 %d 14\" role=\"img\"><rect x=\"%.1f\" width=\"%.1f\" "
        "y=\"4\" height=\"6\"/><line class=\"value\" x1=\"%d\" x2=\"%d\" y1=\"1\" y2=\"13\"/>"
        "<line class=\"file\" x1=\"%.1f\" x2=\"%.1f\" y1=\"1\" y2=\"13\"/></svg>",
        BAR, low, fmax(wide, 1), BAR / 2, BAR / 2, tick, tick);
}

static void add_parameters(Text *out, const Findings *f)
{
    const Fit *fit = f->fit;
    text_add_string(out, "<table><tr><th>parameter<th>value<th>deviation<th>%<th>file's<th>value "
                         "&plusmn; 3 deviations, file's value</tr>\n");
    for (int c = 0; c < fit->count; c++) {
        text_add_string(out, fit->kept[c] ? "<tr><td>" : "<tr class=\"out\"><td>");
        text_add_html(out, f->subject->name[c]);
        if (fit->kept[c]) {
            text_add(out, "<td>%.6g<td>%.2g<td>%.2g<td>%.6g<td>", fit->value[c], fit->deviation[c],
                     100 * fit->deviation[c] / fabs(fit->value[c]), f->subject->known[c]);
            add_bar(out, fit->value[c], fit->deviation[c], f->subject->known[c]);
        } else {
            text_add(out, "<td colspan=\"3\">left out: ");
            text_add_html(out, fit->why[c]);
            text_add(out, "<td>%.6g<td>", f->subject->known[c]);
        }
        text_add_string(out, "</tr>\n");
    }
    text_add_string(out, "</table>\n");
}

static void add_joints(Text *out, Arena *arena, const Findings *f, const Log *log)
{
    Compared compared = findings_compare(arena, f, log);
    text_add_string(out, "<table><tr><th>joint<th>largest torque<th>error<th>% of largest<th>with "
                         "links that can exist, %</tr>\n");
    for (int i = 0; i < f->subject->n; i++) {
        double largest = compared.fitted.largest[i];
        text_add_string(out, "<tr><td>");
        text_add_html(out, f->subject->robot->links[i].name);
        text_add(out, "<td>%.4g<td>%.3g<td>%.2f<td>%.2f</tr>\n", largest, compared.fitted.error[i],
                 100 * compared.fitted.error[i] / largest,
                 100 * compared.consistent.error[i] / largest);
    }
    text_add_string(out, "</table>\n");
}

static void add_links(Text *out, const Findings *f)
{
    text_add_string(out, "<table><tr><th>link<th>mass<th>mass centre</tr>\n");
    for (int i = 0; i < f->subject->n; i++) {
        const double *own = f->links->own + i * LINK_PARAMETERS;
        text_add_string(out, "<tr><td>");
        text_add_html(out, f->subject->robot->links[i].name);
        text_add(out, "<td>%.4g<td>%.4g, %.4g, %.4g</tr>\n", own[0], own[1] / own[0],
                 own[2] / own[0], own[3] / own[0]);
    }
    text_add_string(out, "</table>\n");
}

void findings_page(Text *out, Arena *arena, const Findings *f)
{
    Text name = {0}, summary = {0}, remarks = {0}, joints = {0}, curves = {0}, parameters = {0},
         links = {0};
    const Log *shown = f->validation ? f->validation : f->log;
    text_add_html(&name, f->subject->robot->name);
    text_add(&summary,
             "%d of %d parameters from %ld means of %ld rows; cut-off %.3g Hz, condition %.3g.",
             f->fit->free_columns, f->fit->count, f->fit->rows, f->log->rows, f->cutoff,
             f->fit->condition);
    for (int k = 0; k < f->remark_count; k++) {
        text_add_string(&remarks, "<li>");
        text_add_html(&remarks, f->remarks[k]);
        text_add_string(&remarks, "</li>\n");
    }
    if (!f->remark_count)
        text_add_string(&remarks, "<li>Nothing in particular.</li>\n");
    add_joints(&joints, arena, f, shown);
    add_curves(&curves, arena, f, shown);
    add_parameters(&parameters, f);
    add_links(&links, f);
    const Insertion insertions[] = {
        {"name", name.data},
        {"summary", summary.data},
        {"remarks", remarks.data},
        {"which", f->validation ? "on a log that was not used" : "on the log itself"},
        {"joints", joints.data},
        {"curves", curves.data ? curves.data : ""},
        {"parameters", parameters.data},
        {"links", links.data}};
    template_fill(out, "identify.in.html", insertions, COUNT(insertions));
    Text *const texts[] = {&name, &summary, &remarks, &joints, &curves, &parameters, &links};
    for (size_t k = 0; k < COUNT(texts); k++)
        text_free(texts[k]);
}
