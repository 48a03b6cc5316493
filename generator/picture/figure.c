/* figure.c: a figure as a gnuplot script. Numbers are printed from doubles, words pass through
   gnuplot_string, and every position is our own (figure_layout.c). figure_terminal.c draws in
   characters instead. */
#include "picture/figure.h"
#include "picture/gnuplot.h"

#include <string.h>

/* Okabe and Ito's colours, which the colour-blind tell apart, without the yellow one, and three of
   Tol's. */
static const char *const colors[] = {"#0072B2", "#D55E00", "#009E73", "#CC79A7", "#E69F00",
                                     "#56B4E9", "#000000", "#882255", "#999933", "#999999"};
static const char *const dashes[] = {"solid", "(12,5)", "(3,4)", "(12,4,3,4)", "(24,6)"};

typedef struct {
    int color, dash; /* colours come back in wider lines */
} Pen;

/* Colours tell names apart and dashes files; where no panel has several names, both tell files. */
static bool one_name_each(const Figure *figure)
{
    for (int p = 0; p < figure->panel_count; p++)
        if (figure->panels[p].name_count > 1)
            return false;
    return true;
}

static Pen pen_of(const Figure *figure, int name, int series)
{
    if (one_name_each(figure))
        return (Pen){series, series};
    return (Pen){name, figure->series_count > 1 ? series : name};
}

/* Black, by a shade each of its own: gnuplot joins neighbours of one colour in an SVG file,
   whatever their dashes. */
static Pen pen_of_series(const Figure *figure, int series)
{
    return one_name_each(figure) ? (Pen){series, series} : (Pen){-1 - series, series};
}

static void add_pen(Text *out, Pen pen)
{
    int count = (int)COUNT(colors), wider = pen.color < 0 ? 0 : pen.color / count;
    if (pen.color < 0)
        text_add(out, " lc rgb '#%06X'", 0x010101 * (-1 - pen.color));
    else
        text_add(out, " lc rgb '%s'", colors[pen.color % count]);
    text_add(out, " lw %.1f dt %s", 1.7 + 1.2 * wider, dashes[(size_t)pen.dash % COUNT(dashes)]);
}

/* ---- pictures ---- */

typedef struct {
    Text *out;
    const Figure *figure;
    Layout at;
    const char *large; /* how titles are written */
} Page;

static void add_place(const Page *page, double x, double y)
{
    text_add(page->out, " screen %.6f,%.6f", x / page->at.width, 1 - y / page->at.height);
}

static void add_words(const Page *page, const char *words, int most, double x, double y,
                      const char *how)
{
    text_add_string(page->out, "set label ");
    gnuplot_string(page->out, words, most);
    text_add_string(page->out, " at");
    add_place(page, x, y);
    text_add(page->out, " %s\n", how);
}

static void add_sample(const Page *page, Pen pen, const char *words, int most, double x, double y)
{
    text_add_string(page->out, "set arrow from");
    add_place(page, x, y);
    text_add_string(page->out, " to");
    add_place(page, x + SAMPLE, y);
    text_add_string(page->out, " nohead");
    add_pen(page->out, pen);
    text_add_string(page->out, "\n");
    add_words(page, words, most, x + SAMPLE + GAP, y, "left");
}

/* The figure's title on top, the names of its series at the bottom. */
static void add_frame(const Page *page)
{
    const Figure *figure = page->figure;
    const Layout *at = &page->at;
    if (*figure->title)
        add_words(page, figure->title, at->width / 10, at->width / 2.0, at->title / 2.0,
                  page->large);
    double x = 2 * GAP, y = at->height - at->lines * LINE - GAP / 2.0 + LINE / 2.0;
    for (int k = 0; k < figure->series_count && figure->series_count > 1; k++) {
        int entry = series_pixels(figure, k);
        if (x > 2 * GAP && x + entry > at->width) {
            x = 2 * GAP;
            y += LINE;
        }
        add_sample(page, pen_of_series(figure, k), figure->series[k], LONGEST_SERIES, x, y);
        x += entry;
    }
}

static void add_curves(Text *out, const Figure *figure, int p)
{
    const Panel *panel = &figure->panels[p];
    for (int c = 0; c < panel->curve_count; c++) {
        text_add(out, "%s $curve_%d_%d using 1:2 with lines", c ? "," : "plot", p, c);
        add_pen(out, pen_of(figure, panel->curves[c].name, panel->curves[c].series));
        text_add_string(out, " notitle");
    }
    text_add_string(out, "\n");
}

static void add_panel(const Page *page, int p)
{
    const Layout *at = &page->at;
    const Panel *panel = &page->figure->panels[p];
    double x = p % at->across * at->cell_width;
    int row = p / at->across;
    double y = at->title + row * at->cell_height;
    double left = x + at->left, right = x + at->cell_width - at->legend - 2 * GAP;
    double top = y + PANEL_TITLE, bottom = y + at->cell_height - TICS;
    text_add(page->out, "set lmargin at screen %.6f\nset rmargin at screen %.6f\n",
             left / at->width, right / at->width);
    text_add(page->out, "set tmargin at screen %.6f\nset bmargin at screen %.6f\n",
             1 - top / at->height, 1 - bottom / at->height);
    text_add(page->out, "set format y '%%.%dg'\n", panel_digits(panel));
    panel_add_range(page->out, panel);
    add_words(page, panel->title, (int)(right - left) / 7, (left + right) / 2,
              top - PANEL_TITLE / 2.0, "center");
    add_words(page, panel->y_label, (int)(bottom - top + PANEL_TITLE) / 7, x + GAP + 4,
              (top + bottom) / 2, "center rotate by 90");
    if (p + at->across >= page->figure->panel_count)
        add_words(page, page->figure->x_label, LONGEST_NAME, (left + right) / 2,
                  bottom + TICS + LINE / 2.0, "center");
    for (int k = 0; k < panel->name_count && panel->name_count > 1; k++)
        add_sample(page, pen_of(page->figure, k, 0), panel->names[k], LONGEST_NAME, right + GAP,
                   top + (k + 0.5) * LINE);
    add_curves(page->out, page->figure, p);
    text_add_string(page->out, "unset label\nunset arrow\n");
}

static void add_terminal(Text *out, Picture picture, const Layout *at)
{
    if (picture == PICTURE_SVG)
        text_add(out,
                 "set terminal svg noenhanced size %d,%d font 'sans-serif,12' "
                 "background rgb 'white'\n",
                 at->width, at->height);
    else if (picture == PICTURE_PNG)
        text_add(out, "set terminal pngcairo noenhanced size %d,%d font 'Sans,9'\n", at->width,
                 at->height);
    else
        text_add(out,
                 "set terminal pdfcairo noenhanced size %.4f,%.4f font 'Sans,9' fontscale 0.75 "
                 "linewidth 1.5\n",
                 at->width / 96.0, at->height / 96.0);
}

static void add_picture(Text *out, const Figure *figure, Picture picture, Layout at)
{
    Page page = {out, figure, at,
                 picture == PICTURE_SVG ? "center font ',15'" : "center font ',11'"};
    add_terminal(out, picture, &at);
    figure_add_data(out, figure);
    text_add_string(out, "unset key\nset border 31 lw 0.6\nset tics scale 0.4\n"
                         "set grid lt 1 lc rgb '#D0D0D0' lw 0.6 dt solid\n"
                         "set xtics nomirror\nset ytics nomirror\n");
    figure_add_x_range(out, figure);
    text_add_string(out, figure->whole ? "set xtics 1\n" : "");
    text_add_string(out, "set multiplot\n");
    add_frame(&page);
    for (int p = 0; p < figure->panel_count; p++)
        add_panel(&page, p);
    text_add_string(out, "unset multiplot\n");
}

/* cairo writes the time of day into a PDF; the same data shall give the same bytes. */
static void forget_date(Text *pdf)
{
    static const char key[] = "/CreationDate (D:";
    size_t length = strlen(key), digits = 14;
    for (size_t i = 0; i + length + digits < pdf->length; i++)
        if (memcmp(pdf->data + i, key, length) == 0)
            memcpy(pdf->data + i + length, "20000101000000", digits);
}

/* A third of an SVG file by gnuplot is groups with nothing in them. */
static void drop_empty_groups(Text *svg)
{
    static const char begin[] = "<g fill=", nothing[] = "\n</g>\n";
    char *to = svg->data;
    for (const char *line = svg->data; *line;) {
        size_t length = strcspn(line, "\n");
        if (strncmp(line, begin, strlen(begin)) == 0 &&
            strncmp(line + length, nothing, strlen(nothing)) == 0) {
            line += length + strlen(nothing);
            continue;
        }
        length += line[length] == '\n';
        memmove(to, line, length);
        to += length;
        line += length;
    }
    *to = '\0';
    svg->length = (size_t)(to - svg->data);
}

/* A title that says what it is, and colours for dark screens. */
static void dress_svg(Text *svg, const char *title)
{
    static const char
        theirs[] = "<title>Gnuplot</title>\n",
        style[] =
            "<style>@media (prefers-color-scheme: dark) {\n"
            "  rect[fill=\"#ffffff\"] { fill: #191e26; }\n"
            "  [fill=\"black\"] { fill: #e8ebf0; } [color=\"black\"] { color: #e8ebf0; }\n"
            "  [stroke=\"black\"], [stroke^=\"rgb(  0,   0,\"], [stroke^=\"rgb(  1,   1,\"],\n"
            "  [stroke^=\"rgb(  2,   2,\"], [stroke^=\"rgb(  3,   3,\"] { stroke: #c5ccd6; }\n"
            "  [stroke=\"rgb(  0, 114, 178)\"] { stroke: #4aa8e8; }\n"
            "  [stroke=\"rgb(136,  34,  85)\"] { stroke: #d4679b; }\n"
            "  .gridline { stroke: #343d4a !important; }\n"
            "}</style>\n";
    char *at = svg->data ? strstr(svg->data, theirs) : NULL;
    if (!at)
        return;
    Text dressed = {0}, shown = {0};
    label_text(&shown, *title ? title : "curves", LONGEST_SERIES);
    text_add_bytes(&dressed, svg->data, (size_t)(at - svg->data));
    text_add_string(&dressed, "<title>");
    text_add_html(&dressed, shown.data);
    text_add(&dressed, "</title>\n%s%s", style, at + strlen(theirs));
    text_free(&shown);
    text_free(svg);
    *svg = dressed;
}

Text figure_draw(const Figure *figure, Picture picture, int width, int height)
{
    Text script = {0};
    text_add_string(&script, "set encoding utf8\n");
    add_picture(&script, figure, picture, figure_layout(figure, width, height));
    Text drawn = gnuplot_run(&script);
    text_free(&script);
    if (picture == PICTURE_PDF)
        forget_date(&drawn);
    if (picture == PICTURE_SVG) {
        drop_empty_groups(&drawn);
        dress_svg(&drawn, figure->title);
    }
    return drawn;
}
