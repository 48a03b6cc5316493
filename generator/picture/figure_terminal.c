/* figure_terminal.c: a figure in characters, by gnuplot's dumb terminal: one panel below another,
   its legend beside it. */
#include "picture/figure.h"
#include "picture/gnuplot.h"

#include <string.h>

enum { SIGNS = 7 }; /* for lines; for points gnuplot has the alphabet */

static void add_title(Text *out, const Panel *panel, int width)
{
    Text title = {0}; /* there is no place for a label along the axis */
    text_add(&title, "%s (%s)", panel->title, panel->y_label);
    text_add_string(out, "set title ");
    gnuplot_string(out, title.data, width - 20);
    text_add_string(out, "\n");
    text_free(&title);
}

static void add_curve(Text *out, const Figure *figure, int p, int c, int width)
{
    const Panel *panel = &figure->panels[p];
    const Curve *curve = &panel->curves[c];
    text_add(out, "%s $curve_%d_%d using 1:2 with ", c ? "," : "plot", p, c);
    text_add(out, panel->curve_count > SIGNS ? "points pt %d" : "lines lt %d", c + 1);
    if (panel->curve_count == 1) {
        text_add_string(out, " notitle");
        return;
    }
    Text name = {0};
    bool several = figure->series_count > 1;
    text_add(&name, " %s%s%s", panel->names[curve->name], several ? ", " : "",
             several ? figure->series[curve->series] : "");
    text_add_string(out, " title ");
    gnuplot_string(out, name.data, width / 3);
    text_free(&name);
}

/* gnuplot fills its lines up with blanks, and begins each picture on a new page. */
static void add_tidy(Text *out, const char *text)
{
    bool blank = true; /* the line before, or there is none: then no other blank one */
    for (const char *line = text; *line; line += *line == '\n') {
        size_t whole = strcspn(line, "\n"), length = whole;
        while (length && strchr(" \f", line[length - 1]))
            length--;
        if (length || !blank) {
            text_add_bytes(out, line, length);
            text_add_string(out, "\n");
        }
        blank = length == 0;
        line += whole;
    }
}

Text figure_draw_text(const Figure *figure, int width, int height)
{
    Text script = {0};
    text_add_string(&script, "set encoding utf8\n");
    text_add(&script, "set terminal dumb noenhanced mono size %d,%d\n", width, height);
    figure_add_data(&script, figure);
    figure_add_x_range(&script, figure);
    text_add_string(&script, "set key outside right top Left reverse samplen 2\nset xlabel ");
    gnuplot_string(&script, figure->x_label, LONGEST_NAME);
    text_add_string(&script, "\n");
    for (int p = 0; p < figure->panel_count; p++) {
        add_title(&script, &figure->panels[p], width);
        text_add(&script, "set format y '%%.%dg'\n", panel_digits(&figure->panels[p]));
        panel_add_range(&script, &figure->panels[p]);
        for (int c = 0; c < figure->panels[p].curve_count; c++)
            add_curve(&script, figure, p, c, width);
        text_add_string(&script, "\n");
    }
    Text drawn = gnuplot_run(&script), whole = {0};
    text_free(&script);
    label_text(&whole, figure->title, width);
    text_add_string(&whole, *figure->title ? "\n" : "");
    add_tidy(&whole, drawn.data);
    text_free(&drawn);
    return whole;
}
