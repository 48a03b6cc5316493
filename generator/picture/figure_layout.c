/* figure_layout.c: room for everything. All places are worked out here and given to gnuplot, which
   would not keep legends, labels and neighbours apart by itself. */
#include "picture/figure.h"
#include "picture/gnuplot.h"

/* Fonts differ from machine to machine: this is a wide one. */
int label_pixels(const char *label, int most)
{
    return 15 * label_width(label, most) / 2;
}

static int legend_width(const Figure *figure)
{
    int widest = 0;
    for (int p = 0; p < figure->panel_count; p++)
        for (int k = 0; k < figure->panels[p].name_count && figure->panels[p].name_count > 1; k++) {
            int width = label_pixels(figure->panels[p].names[k], LONGEST_NAME);
            widest = width > widest ? width : widest;
        }
    return widest ? GAP + SAMPLE + GAP + widest : 0;
}

static int legend_height(const Figure *figure)
{
    int most = 0;
    for (int p = 0; p < figure->panel_count; p++)
        if (figure->panels[p].name_count > 1 && figure->panels[p].name_count > most)
            most = figure->panels[p].name_count;
    return most * LINE;
}

static int panels_across(const Figure *figure, int legend)
{
    int count = figure->panel_count;
    if (legend)
        return count > 3 ? 2 : 1;
    return count == 4 ? 2 : count > 3 ? 3 : count;
}

static int larger(int a, int b)
{
    return a > b ? a : b;
}

int series_pixels(const Figure *figure, int series)
{
    return SAMPLE + 3 * GAP + label_pixels(figure->series[series], LONGEST_SERIES);
}

/* Lines that the names of the series take below the panels. */
static int series_lines(const Figure *figure, int width)
{
    int lines = 1, at = 0;
    if (figure->series_count < 2)
        return 0;
    for (int k = 0; k < figure->series_count; k++) {
        int entry = series_pixels(figure, k);
        if (at > 0 && at + entry > width - 2 * GAP) {
            lines++;
            at = 0;
        }
        at += entry;
    }
    return lines;
}

Layout figure_layout(const Figure *figure, int width, int height)
{
    static const int plot_width[] = {0, 600, 320, 215}, plot_height[] = {0, 170, 150, 140};
    Layout layout = {
        .left = 80, .legend = legend_width(figure), .title = *figure->title ? 34 : GAP};
    for (int p = 0; p < figure->panel_count; p++)
        layout.left = larger(layout.left, 80 + 7 * (panel_digits(&figure->panels[p]) - 6));
    layout.across = panels_across(figure, layout.legend);
    layout.down = (figure->panel_count + layout.across - 1) / layout.across;

    int around = layout.left + layout.legend + 2 * GAP, above = PANEL_TITLE + TICS;
    int suits = figure->panel_count == 1 ? 320 : plot_height[layout.across];
    int least_width = layout.across * (around + 120);
    for (int k = 0; k < figure->series_count && figure->series_count > 1; k++)
        least_width = larger(least_width, 2 * GAP + series_pixels(figure, k));
    int least_plot = larger(70, legend_height(figure));
    int suits_width = layout.across * (around + plot_width[layout.across]);
    layout.width = width ? width : larger(suits_width, least_width);
    layout.lines = series_lines(figure, layout.width);
    int rest = layout.title + LINE + layout.lines * LINE + GAP;
    int least_height = rest + layout.down * (above + least_plot);
    layout.height = height ? height : rest + layout.down * (above + larger(suits, least_plot));
    if (layout.width < least_width || layout.height < least_height)
        fail_input("--size %d,%d: too small for %d panel%s%s; at least %d,%d", layout.width,
                   layout.height, figure->panel_count, figure->panel_count == 1 ? "" : "s",
                   layout.legend || layout.lines ? " and the legend" : "", least_width,
                   least_height);
    layout.cell_width = layout.width / layout.across;
    layout.cell_height = (layout.height - rest) / layout.down;
    return layout;
}
