/* figure_data.c: the numbers of a figure: as gnuplot's data blocks, and what their axes span. */
#include "picture/figure.h"

#include <math.h>

/* ---- curves ---- */

enum { BUCKETS = 1000 };

static void add_point(Text *out, const Curve *curve, int i)
{
    if (isfinite(curve->x[i]) && isfinite(curve->y[i]))
        text_add(out, "%.15g %.15g\n", curve->x[i], curve->y[i]);
    else
        text_add_string(out, "\n"); /* a gap */
}

/* Of each stretch of a long curve its first, lowest, highest and last point, and where it has a
   gap, all of it: more than that nobody can see. */
static void add_stretch(Text *out, const Curve *curve, int from, int to)
{
    int low = from, high = from;
    bool gap = false;
    for (int i = from; i < to; i++) {
        gap = gap || !isfinite(curve->y[i]) || !isfinite(curve->x[i]);
        low = curve->y[i] < curve->y[low] ? i : low;
        high = curve->y[i] > curve->y[high] ? i : high;
    }
    for (int i = from; i < to; i++)
        if (gap || i == from || i == low || i == high || i == to - 1)
            add_point(out, curve, i);
}

void figure_add_data(Text *out, const Figure *figure)
{
    for (int p = 0; p < figure->panel_count; p++)
        for (int c = 0; c < figure->panels[p].curve_count; c++) {
            const Curve *curve = &figure->panels[p].curves[c];
            int buckets = curve->count > 4 * BUCKETS ? BUCKETS : curve->count;
            text_add(out, "$curve_%d_%d << end_of_curve\n", p, c);
            for (int b = 0; b < buckets; b++)
                add_stretch(out, curve, (int)((long long)curve->count * b / buckets),
                            (int)((long long)curve->count * (b + 1) / buckets));
            text_add_string(out, "end_of_curve\n");
        }
}

/* ---- axes ---- */

bool panel_range(const Panel *panel, bool of_y, double *low, double *high)
{
    *low = INFINITY;
    *high = -INFINITY;
    for (int c = 0; c < panel->curve_count; c++)
        for (int i = 0; i < panel->curves[c].count; i++) {
            double x = panel->curves[c].x[i], y = panel->curves[c].y[i], v = of_y ? y : x;
            if (!isfinite(x) || !isfinite(y))
                continue;
            *low = fmin(*low, v);
            *high = fmax(*high, v);
        }
    return *low <= *high;
}

int panel_digits(const Panel *panel)
{
    double low, high;
    panel_range(panel, true, &low, &high);
    double size = fmax(fabs(low), fabs(high)), span = high - low;
    if (!(span > 0) || span >= size)
        return 6;
    int digits = (int)ceil(log10(size / span)) + 2;
    return digits < 6 ? 6 : digits > 12 ? 12 : digits;
}

void panel_add_range(Text *out, const Panel *panel)
{
    double low, high;
    panel_range(panel, true, &low, &high);
    double size = fmax(fabs(low), fabs(high));
    if (high - low > 1e-9 * size) {
        text_add_string(out, "set yrange [*:*]\n");
        return;
    }
    double margin = size > 0 ? 0.1 * size : 1;
    text_add(out, "set yrange [%.15g:%.15g]\n", low - margin, high + margin);
}

void figure_add_x_range(Text *out, const Figure *figure)
{
    double low = INFINITY, high = -INFINITY, from, to;
    for (int p = 0; p < figure->panel_count; p++)
        if (panel_range(&figure->panels[p], false, &from, &to)) {
            low = fmin(low, from);
            high = fmax(high, to);
        }
    if (!(high > low)) {
        low -= 0.5;
        high += 0.5;
    }
    text_add(out, "set xrange [%.15g:%.15g]\n", low, high);
}
