/* smooth.c: see smooth.h.

   Butterworth's filter of fourth order runs forwards and backwards, so that nothing is delayed,
   over a signal that is continued at both ends turned about its last value. The spline is
   Whittaker's: the x that makes sum (y - x)^2 + lambda sum (third difference of x)^2 least, which
   halves what oscillates at the cut-off. */
#include "identify/smooth.h"

#include <math.h>
#include <string.h>

static const double PI = 3.141592653589793;

SmoothKind smooth_parse(const char *name)
{
    static const char *const names[] = {"butterworth", "spline", "none"};
    for (int k = 0; name && k < 3; k++)
        if (strcmp(name, names[k]) == 0)
            return (SmoothKind)k;
    if (name)
        fail_input("--filter: \"%s\" is none of butterworth, spline, none", name);
    return SMOOTH_BUTTERWORTH;
}

/* ---- Butterworth ---- */

typedef struct {
    double b0, b1, b2, a1, a2;
} Section;

static void design(double cutoff, double step, Section section[2])
{
    double warped = tan(PI * cutoff * step);
    for (int k = 0; k < 2; k++) {
        double damping = 2 * sin(PI * (2 * k + 1) / 8),
               scale = 1 + damping * warped + warped * warped;
        section[k] = (Section){.b0 = warped * warped / scale,
                               .a1 = 2 * (warped * warped - 1) / scale,
                               .a2 = (1 - damping * warped + warped * warped) / scale};
        section[k].b1 = 2 * section[k].b0;
        section[k].b2 = section[k].b0;
    }
}

/* In place, beginning as if the first value had been there for ever. */
static void run(const Section *s, double *x, int count)
{
    double gain = (s->b0 + s->b1 + s->b2) / (1 + s->a1 + s->a2);
    double z2 = (s->b2 - s->a2 * gain) * x[0], z1 = (s->b1 - s->a1 * gain) * x[0] + z2;
    for (int i = 0; i < count; i++) {
        double y = s->b0 * x[i] + z1;
        z1 = s->b1 * x[i] - s->a1 * y + z2;
        z2 = s->b2 * x[i] - s->a2 * y;
        x[i] = y;
    }
}

static void reverse(double *x, int count)
{
    for (int i = 0; i < count / 2; i++) {
        double swap = x[i];
        x[i] = x[count - 1 - i];
        x[count - 1 - i] = swap;
    }
}

static void butterworth(double *x, int rows, double step, double cutoff)
{
    Section section[2];
    int more = (int)fmin(rows - 1, ceil(3 / (cutoff * step)));
    int count = rows + 2 * more;
    double *long_x = memory_grow(NULL, sizeof *long_x * (size_t)count);
    for (int i = 0; i < more; i++) {
        long_x[i] = 2 * x[0] - x[more - i];
        long_x[more + rows + i] = 2 * x[rows - 1] - x[rows - 2 - i];
    }
    memcpy(long_x + more, x, sizeof *x * (size_t)rows);
    design(cutoff, step, section);
    for (int way = 0; way < 2; way++) {
        run(&section[0], long_x, count);
        run(&section[1], long_x, count);
        reverse(long_x, count);
    }
    memcpy(x, long_x + more, sizeof *x * (size_t)rows);
    memory_free(long_x);
}

/* ---- spline ---- */

/* (E + lambda D^T D) x = y, with D third differences: seven diagonals, by Cholesky. */
static void spline(double *x, int rows, double step, double cutoff)
{
    enum { BAND = 3 };
    static const double difference[BAND + 1] = {-1, 3, -3, 1};
    double lambda = pow(2 * sin(PI * fmin(cutoff * step, 0.49)), -6);
    size_t count = (size_t)rows;
    double(*L)[BAND + 1] = memory_grow(NULL, count * sizeof *L); /* L[i][k] = L_(i, i-k) */
    for (int i = 0; i < rows; i++)
        for (int k = 0; k <= BAND; k++) {
            double sum = k == 0;
            for (int r = i - BAND; r <= i - k; r++) /* rows of D that hold both columns */
                if (r >= 0 && r + BAND < rows)
                    sum += lambda * difference[i - r] * difference[i - k - r];
            L[i][k] = sum;
        }
    for (int i = 0; i < rows; i++)
        for (int k = BAND; k >= 0; k--) {
            double sum = L[i][k];
            if (i < k)
                continue;
            for (int j = k + 1; j <= BAND && j <= i; j++)
                sum -= L[i][j] * L[i - k][j - k];
            L[i][k] = k ? sum / L[i - k][0] : sqrt(sum);
        }
    for (int i = 0; i < rows; i++) {
        for (int k = 1; k <= BAND && k <= i; k++)
            x[i] -= L[i][k] * x[i - k];
        x[i] /= L[i][0];
    }
    for (int i = rows - 1; i >= 0; i--) {
        for (int k = 1; k <= BAND && i + k < rows; k++)
            x[i] -= L[i + k][k] * x[i + k];
        x[i] /= L[i][0];
    }
    memory_free(L);
}

void smooth_signal(double *x, int rows, int stride, double step, SmoothKind kind, double cutoff)
{
    if (kind == SMOOTH_NONE || cutoff * step >= 0.45)
        return;
    double *line = memory_grow(NULL, sizeof *line * (size_t)rows);
    for (int r = 0; r < rows; r++)
        line[r] = x[r * stride];
    if (kind == SMOOTH_SPLINE)
        spline(line, rows, step, cutoff);
    else
        butterworth(line, rows, step, cutoff);
    for (int r = 0; r < rows; r++)
        x[r * stride] = line[r];
    memory_free(line);
}

/* ---- the cut-off ---- */

/* The noise's standard deviation: sixth differences of what moves slowly are nothing. */
static double spread_of(const double *x, int rows, int stride)
{
    double sum = 0, squares = 0;
    for (int r = 0; r < rows; r++) {
        sum += x[r * stride] - x[0];
        squares += pow(x[r * stride] - x[0], 2);
    }
    return sqrt(fmax(0, squares / rows - sum / rows * sum / rows));
}

static double noise_of(const double *x, int rows, int stride)
{
    static const double weight[] = {1, -6, 15, -20, 15, -6, 1};
    double sum = 0;
    for (int r = 0; r + 6 < rows; r++) {
        double d = 0;
        for (int k = 0; k < 7; k++)
            d += weight[k] * x[(r + k) * stride];
        sum += d * d;
    }
    return sqrt(sum / 924 / (rows - 6)); /* 924: of the weights' squares */
}

/* What a filter takes away, root mean square. */
static double taken_away(const double *q, int rows, int stride, double step, double cutoff)
{
    double *x = memory_grow(NULL, sizeof *x * (size_t)rows), sum = 0;
    for (int r = 0; r < rows; r++)
        x[r] = q[r * stride];
    smooth_signal(x, rows, 1, step, SMOOTH_BUTTERWORTH, cutoff);
    for (int r = 0; r < rows; r++)
        sum += pow(x[r] - q[r * stride], 2);
    memory_free(x);
    return sqrt(sum / rows);
}

double smooth_cutoff(const Log *log)
{
    const double MORE = 1.15, SHARE = 1e-4, LOWEST = 0.5, FACTOR = 1.25, HIGHEST = 0.2,
                 FOR_RATES = 4;
    double needed = LOWEST;
    for (int s = 0; s < log->count; s++) {
        const Segment *segment = &log->segment[s];
        int rows = segment->rows, n = log->n;
        for (int i = 0; i < n; i++) {
            const double *q = segment->q + i;
            /* noise shows in differences, or in what lies far above any motion */
            double above = taken_away(q, rows, n, segment->step, HIGHEST / segment->step);
            double noise = fmax(noise_of(q, rows, n), above / sqrt(1 - 2 * HIGHEST));
            double may_go = fmax(MORE * noise + 1e-9, SHARE * spread_of(q, rows, n));
            while (needed * segment->step < HIGHEST &&
                   taken_away(q, rows, n, segment->step, needed) > may_go)
                needed *= FACTOR;
        }
    }
    return fmin(FOR_RATES * needed, HIGHEST / log->segment[0].step);
}

/* ---- rates ---- */

/* Central differences over five rows, exact for polynomials of fourth degree; at the ends, those of
   the third row. */
static void differentiate(const double *x, int rows, int n, double step, double *first,
                          double *second)
{
    for (int r = 0; r < rows; r++) {
        int at = r < 2 ? 2 : r > rows - 3 ? rows - 3 : r, off = r - at;
        for (int i = 0; i < n; i++) {
            const double *y = x + at * n + i;
            double m2 = y[-2 * n], m1 = y[-n], y0 = y[0], p1 = y[n], p2 = y[2 * n];
            double v = (m2 - 8 * m1 + 8 * p1 - p2) / (12 * step);
            double a = (-m2 + 16 * m1 - 30 * y0 + 16 * p1 - p2) / (12 * step * step);
            if (first)
                first[r * n + i] = v + a * off * step;
            if (second)
                second[r * n + i] = a;
        }
    }
}

void smooth_log(Arena *arena, Log *log, SmoothKind kind, double cutoff)
{
    int n = log->n;
    for (int s = 0; s < log->count; s++) {
        Segment *segment = &log->segment[s];
        int rows = segment->rows;
        double *const given[] = {segment->q, segment->qd, segment->qdd};
        for (size_t k = 0; k < COUNT(given); k++)
            for (int i = 0; given[k] && i < n; i++)
                smooth_signal(given[k] + i, rows, n, segment->step, kind, cutoff);
        size_t size = (size_t)rows * (size_t)n;
        double *first = segment->qd ? NULL : arena_array(arena, double, size);
        double *second = segment->qdd ? NULL : arena_array(arena, double, size);
        if (segment->qd && second)
            differentiate(segment->qd, rows, n, segment->step, second, NULL);
        else if (first || second)
            differentiate(segment->q, rows, n, segment->step, first, second);
        if (first)
            segment->qd = first;
        if (second)
            segment->qdd = second;
    }
}
