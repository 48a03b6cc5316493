/* chart.c: operation counts as horizontal bars, in SVG: multiplications, additions and
   divisions one after another, and a mark where the published formula lies. */
#include "picture/gnuplot.h"
#include "report/report.h"

#include <math.h>
#include <string.h>

enum {
    NAMES = 150, /* width of the column of names, of the bars, and of the numbers beside them */
    BARS = 460,
    NUMBERS = 200,
    ROW = 18,
    GAP = 10,
    TOP = 76, /* title, legend and scale */
};

static const struct {
    const char *name, *color;
} kinds[] = {{"multiplications", "#0072B2"}, {"additions", "#E69F00"}, {"divisions", "#D55E00"}};

typedef struct {
    Text *out;
    double most; /* operations across the width of the bars */
} Chart;

/* ---- pieces ---- */

/* Text of a robot file may be in it. */
static void add_words(Text *out, double x, double y, const char *style, const char *words)
{
    Text shown = {0};
    label_text(&shown, words, 120);
    text_add(out, "<text x=\"%g\" y=\"%g\"%s>", x, y, style);
    for (const char *c = shown.data; *c; c++) {
        const char *entity = *c == '<' ? "&lt;" : *c == '>' ? "&gt;" : *c == '&' ? "&amp;" : NULL;
        if (entity)
            text_add_string(out, entity);
        else
            text_add_bytes(out, c, 1);
    }
    text_add_string(out, "</text>\n");
    text_free(&shown);
}

static void add_box(Text *out, double x, double y, double width, const char *color)
{
    if (width > 0)
        text_add(out, "<rect x=\"%.2f\" y=\"%g\" width=\"%.2f\" height=\"%d\" fill=\"%s\"/>\n", x,
                 y, width, ROW - 6, color);
}

static void add_line(Text *out, double x, double from, double to, const char *style)
{
    text_add(out, "<path d=\"M%.2f,%g V%g\" %s/>\n", x, from, to, style);
}

static double place(const Chart *chart, double count)
{
    return NAMES + BARS * count / chart->most;
}

/* ---- scale ---- */

/* 1, 2 or 5 times a power of ten, for about six of them. */
static double round_step(double most)
{
    double step = pow(10, floor(log10(most / 6)));
    return most / step > 30 ? 5 * step : most / step > 12 ? 2 * step : step;
}

static void add_scale(const Chart *chart, int bottom)
{
    char number[32];
    double step = round_step(chart->most);
    for (double count = 0; count <= chart->most; count += step) {
        add_line(chart->out, place(chart, count), TOP - GAP, bottom, "stroke=\"#D0D0D0\"");
        snprintf(number, sizeof number, "%g", count);
        add_words(chart->out, place(chart, count), TOP - GAP - 4, " text-anchor=\"middle\"",
                  number);
    }
}

static void add_legend(Text *out)
{
    double x = NAMES;
    for (size_t k = 0; k < COUNT(kinds); k++) {
        add_box(out, x, 32, 14, kinds[k].color);
        add_words(out, x + 20, 42, "", kinds[k].name);
        x += 130;
    }
    add_line(out, x, 30, 46, "stroke=\"black\" stroke-width=\"2\"");
    add_words(out, x + GAP, 42, "", "published, general arm");
    add_words(out, NAMES + BARS + 2 * GAP, TOP - GAP - 4, "", "M + A + D (published M + A)");
}

/* ---- bars ---- */

static void add_bar(const Chart *chart, const OpsBar *bar, const char *mark, double y)
{
    const double counts[] = {bar->ops.M, bar->ops.A, bar->ops.D};
    double sum = 0, published = bar->M + bar->A;
    char numbers[100];
    bool best = strcmp(bar->algorithm, BEST) == 0;
    add_words(chart->out, NAMES - GAP, y + 10,
              best ? " text-anchor=\"end\" font-weight=\"bold\"" : " text-anchor=\"end\"",
              bar->algorithm);
    for (size_t k = 0; k < COUNT(kinds); k++) {
        add_box(chart->out, place(chart, sum), y, place(chart, counts[k]) - NAMES, kinds[k].color);
        sum += counts[k];
    }
    int length = snprintf(numbers, sizeof numbers, bar->ops.D ? "%d + %d + %d" : "%d + %d",
                          bar->ops.M, bar->ops.A, bar->ops.D);
    if (!isnan(published)) {
        bool beyond = published > chart->most; /* then an arrow at the end says so */
        if (beyond)
            text_add(chart->out, "<path d=\"M%d,%g l6,6 l-6,6 z\"/>\n", NAMES + BARS, y);
        else
            add_line(chart->out, place(chart, published), y - 2, y + ROW - 4,
                     "stroke=\"black\" stroke-width=\"2\"");
        snprintf(numbers + length, sizeof numbers - (size_t)length, "  (%.0f + %.0f%s%s)", bar->M,
                 bar->A, mark ? ", " : "", mark ? mark : "");
    }
    add_words(chart->out, NAMES + BARS + 2 * GAP, y + 10, "", numbers);
}

static int heading_count(const OpsBar *bars, int count)
{
    int headings = 0;
    for (int i = 0; i < count; i++)
        headings += i == 0 || strcmp(bars[i].function, bars[i - 1].function) != 0;
    return headings;
}

/* Remarks in lines of 100 columns. */
static void add_remarks(Text *out, Arena *arena, const Remarks *remarks, double y)
{
    Text lines = {0};
    char *rest = NULL;
    remarks_print(arena, remarks, FORMAT_SVG, &lines);
    for (char *line = lines.length ? strtok_r(lines.data, "\n", &rest) : NULL; line;
         line = strtok_r(NULL, "\n", &rest), y += ROW)
        add_words(out, GAP, y, "", line);
    text_free(&lines);
}

static int remark_lines(Arena *arena, const Remarks *remarks)
{
    Text lines = {0};
    int count = 0;
    remarks_print(arena, remarks, FORMAT_SVG, &lines);
    for (const char *c = lines.data; c && *c; c++)
        count += *c == '\n';
    text_free(&lines);
    return count;
}

void ops_chart(Text *out, Arena *arena, const char *title, const OpsBar *bars, int count)
{
    Chart chart = {out, 1};
    Remarks remarks = {0};
    for (int i = 0; i < count; i++) {
        chart.most = fmax(chart.most, ops_total(bars[i].ops));
        remark(&remarks, bars[i].excess);
    }
    chart.most *= 1.02;
    int bottom = TOP + (count + heading_count(bars, count)) * ROW;
    int width = NAMES + BARS + NUMBERS + 3 * GAP;
    int height = bottom + GAP + remark_lines(arena, &remarks) * ROW;
    text_add(out,
             "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\" "
             "viewBox=\"0 0 %d %d\" font-family=\"sans-serif\" font-size=\"12\">\n"
             "<rect width=\"%d\" height=\"%d\" fill=\"white\"/>\n",
             width, height, width, height, width, height);
    int middle = width / 2;
    add_words(out, middle, 20, " text-anchor=\"middle\" font-size=\"15\"", title);
    add_legend(out);
    add_scale(&chart, bottom);
    double y = TOP;
    for (int i = 0; i < count; i++, y += ROW) {
        if (i == 0 || strcmp(bars[i].function, bars[i - 1].function) != 0) {
            add_words(out, GAP, y + 12, " font-weight=\"bold\"", bars[i].function);
            y += ROW;
        }
        add_bar(&chart, &bars[i], remark(&remarks, bars[i].excess), y);
    }
    add_remarks(out, arena, &remarks, bottom + 2 * GAP);
    text_add_string(out, "</svg>\n");
}
