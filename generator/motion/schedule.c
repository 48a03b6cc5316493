/* schedule.c: see schedule.h. */
#include "motion/schedule.h"

#include "util/csv.h"

#include <math.h>

/* Rows are held in memory: this many numbers and no more. */
static const size_t MOST_NUMBERS = (size_t)1 << 27;

typedef struct {
    Csv *csv;
    int time;    /* column of t; -1: none */
    int *column; /* of each number of a row; -1: it is not there */
    double period;
    size_t room; /* rows that the arrays can hold */
} Reader;

static void find_columns(Arena *arena, Reader *reader, Schedule *schedule, const char *const *heads,
                         int required)
{
    Csv *csv = reader->csv;
    reader->time = csv_find(csv, "t");
    reader->column = arena_array(arena, int, schedule->width);
    for (int k = 0; k < schedule->width; k++) {
        reader->column[k] = csv_find(csv, heads[k]);
        schedule->present[k] = reader->column[k] >= 0;
    }
    schedule->timed = reader->time >= 0;
    if (!schedule->timed && !(reader->period > 0))
        csv_fail(csv, -1, "column t is missing; the first line names the columns: t,%s,...",
                 heads[0]);
    for (int k = 0; k < required; k++)
        if (!schedule->present[k])
            csv_fail(csv, -1, "column %s is missing; it needs t and %s to %s", heads[k], heads[0],
                     heads[required - 1]);
}

static void make_room(Arena *arena, Reader *reader, Schedule *schedule)
{
    size_t have = (size_t)schedule->count, width = (size_t)schedule->width;
    if (have < reader->room)
        return;
    if (have >= MOST_NUMBERS / (width + 1))
        csv_fail(reader->csv, -1, "more than %zu rows of %zu numbers, which are held in memory",
                 have, width + 1);
    reader->room = have ? 2 * have : 64;
    schedule->t = csv_more_room(arena, schedule->t, have, reader->room);
    schedule->value = csv_more_room(arena, schedule->value, have * width, reader->room * width);
}

static void read_row(Reader *reader, Schedule *schedule)
{
    Csv *csv = reader->csv;
    double *row = schedule->value + (size_t)schedule->count * (size_t)schedule->width;
    double t = schedule->timed ? csv_number(csv, reader->time) : schedule->count * reader->period;
    for (int k = 0; k < schedule->width; k++)
        if (schedule->present[k])
            row[k] = csv_number(csv, reader->column[k]);
    if (schedule->count && !(t > schedule->t[schedule->count - 1]))
        csv_fail(csv, -1, "t = %g does not come after t = %g; rows must be in order of time", t,
                 schedule->t[schedule->count - 1]);
    schedule->t[schedule->count++] = t;
}

Schedule *schedule_read(Arena *arena, const char *path, const char *const *heads, int width,
                        int required)
{
    return schedule_read_every(arena, path, heads, width, required, 0);
}

Schedule *schedule_read_every(Arena *arena, const char *path, const char *const *heads, int width,
                              int required, double period)
{
    Reader reader = {.csv = csv_open(arena, path), .period = period};
    Schedule *schedule = arena_alloc(arena, sizeof *schedule);
    *schedule =
        (Schedule){.file = path, .width = width, .present = arena_array(arena, bool, width)};
    find_columns(arena, &reader, schedule, heads, required);
    while (csv_next(reader.csv)) {
        make_room(arena, &reader, schedule);
        read_row(&reader, schedule);
    }
    if (schedule->count == 0)
        fail_input("%s: has no rows below its first line", path);
    return schedule;
}

const char **schedule_heads(Arena *arena, const char *const *names, int name_count, int n)
{
    const char **heads = arena_array(arena, const char *, name_count *n);
    for (int k = 0; k < name_count * n; k++)
        heads[k] = arena_format(arena, "%s%d", names[k / n], k % n + 1);
    return heads;
}

int schedule_row(const Schedule *schedule, double t)
{
    int low = 0, high = schedule->count; /* t[low] <= t < t[high], or low is the first row */
    while (high - low > 1) {
        int middle = low + (high - low) / 2;
        if (schedule->t[middle] <= t)
            low = middle;
        else
            high = middle;
    }
    return low;
}

/* The bends m solve h[k-1] m[k-1] + 2 (h[k-1] + h[k]) m[k] + h[k] m[k+1] = 6 (slope[k] -
   slope[k-1]) in the inner rows; m[0] and m[last] follow from their neighbours as straight lines
   do, which is put into the first and the last equation. */
static void bend_column(const Schedule *schedule, int column, double *diagonal, double *right)
{
    int last = schedule->count - 1, width = schedule->width;
    const double *t = schedule->t, *x = schedule->value + column;
    double *m = schedule->bend + column;
    double first = (t[1] - t[0]) / (t[2] - t[1]);
    double final = (t[last] - t[last - 1]) / (t[last - 1] - t[last - 2]);
    for (int k = 1; k < last; k++) {
        double before = t[k] - t[k - 1], after = t[k + 1] - t[k];
        double lower = before, middle = 2 * (before + after);
        right[k] = 6 * ((x[(k + 1) * width] - x[k * width]) / after -
                        (x[k * width] - x[(k - 1) * width]) / before);
        if (k == 1) { /* m[0] = (1 + first) m[1] - first m[2] */
            middle += before * (1 + first);
            lower = 0;
        }
        if (k == last - 1) { /* m[last] = (1 + final) m[last-1] - final m[last-2] */
            middle += after * (1 + final);
            lower -= after * final;
        }
        diagonal[k] = middle;
        if (k > 1) { /* of the row above: what stands right of its diagonal */
            double above = t[k] - t[k - 1];
            if (k == 2)
                above -= (t[1] - t[0]) * first;
            double factor = lower / diagonal[k - 1];
            diagonal[k] -= factor * above;
            right[k] -= factor * right[k - 1];
        }
    }
    for (int k = last - 1; k > 0; k--) {
        double above = t[k + 1] - t[k] - (k == 1 ? (t[1] - t[0]) * first : 0);
        m[k * width] = (right[k] - (k < last - 1 ? above * m[(k + 1) * width] : 0)) / diagonal[k];
    }
    m[0] = (1 + first) * m[width] - first * m[2 * width];
    m[last * width] = (1 + final) * m[(last - 1) * width] - final * m[(last - 2) * width];
}

/* Three rows lie on a parabola, two on a line. */
void schedule_spline(Arena *arena, Schedule *schedule)
{
    int count = schedule->count, width = schedule->width;
    const double *t = schedule->t, *x = schedule->value;
    schedule->hold = false;
    schedule->bend = arena_array(arena, double, (size_t)count *(size_t)width);
    double *work = arena_array(arena, double, 2 * (size_t)count);
    for (int i = 0; i < width && count > 2; i++) {
        if (count > 3) {
            bend_column(schedule, i, work, work + count);
            continue;
        }
        double first = (x[width + i] - x[i]) / (t[1] - t[0]);
        double second = (x[2 * width + i] - x[width + i]) / (t[2] - t[1]);
        for (int k = 0; k < 3; k++)
            schedule->bend[k * width + i] = 2 * (second - first) / (t[2] - t[0]);
    }
}

void schedule_at(const Schedule *schedule, int row, double t, double *out)
{
    const double *here = schedule->value + (size_t)row * (size_t)schedule->width;
    double u = 0;
    if (!schedule->hold && row + 1 < schedule->count)
        u = (t - schedule->t[row]) / (schedule->t[row + 1] - schedule->t[row]);
    u = fmin(fmax(u, 0), 1); /* before the first row, it holds */
    for (int k = 0; k < schedule->width; k++)
        out[k] = u > 0 ? here[k] + u * (here[schedule->width + k] - here[k]) : here[k];
    if (!schedule->bend || !(u > 0))
        return;
    const double *bend = schedule->bend + (size_t)row * (size_t)schedule->width;
    double h = schedule->t[row + 1] - schedule->t[row], v = 1 - u, sixth = h * h / 6;
    for (int k = 0; k < schedule->width; k++)
        out[k] += sixth * (u * (u * u - 1) * bend[schedule->width + k] + v * (v * v - 1) * bend[k]);
}

double schedule_next(const Schedule *schedule, double t)
{
    if (schedule->t[0] > t)
        return schedule->t[0];
    int row = schedule_row(schedule, t);
    return row + 1 < schedule->count ? schedule->t[row + 1] : INFINITY;
}
