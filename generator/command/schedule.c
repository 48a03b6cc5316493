/* schedule.c: see schedule.h. */
#include "command/schedule.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { MAX_CSV_COLUMNS = 4096 };
static const size_t MAX_CSV = (size_t)1 << 30;

typedef struct {
    const char *path;
    const char *at;
    int line;
    int columns;
    int target[MAX_CSV_COLUMNS]; /* place in a row + 1; TIME; 0: ignored */
    double period;               /* of rows without t; 0: there must be t */
} Reader;

enum { TIME = -1 };

/* A cell without the blanks around it. */
static size_t cell(const char *at, const char **begin, size_t *length)
{
    size_t whole = strcspn(at, ",\r\n"), blank = strspn(at, " \t");
    blank = blank < whole ? blank : whole;
    *begin = at + blank;
    *length = whole - blank;
    while (*length && strchr(" \t", (*begin)[*length - 1]))
        --*length;
    return whole;
}

static int find_head(const char *const *heads, int width, const char *begin, size_t length)
{
    if (length == 1 && *begin == 't')
        return TIME;
    for (int k = 0; k < width; k++)
        if (strlen(heads[k]) == length && memcmp(heads[k], begin, length) == 0)
            return k + 1;
    return 0;
}

static void read_heads(Reader *reader, Schedule *schedule, const char *const *heads, int required)
{
    bool has_time = false;
    for (;;) {
        const char *begin;
        size_t length, whole = cell(reader->at, &begin, &length);
        if (reader->columns == MAX_CSV_COLUMNS)
            fail_input("%s:1: more than %d columns", reader->path, MAX_CSV_COLUMNS);
        int target = find_head(heads, schedule->width, begin, length);
        bool twice = target == TIME ? has_time : target && schedule->present[target - 1];
        if (twice)
            fail_input("%s:1: column %.*s is there twice", reader->path, (int)length, begin);
        has_time = has_time || target == TIME;
        if (target > 0)
            schedule->present[target - 1] = true;
        reader->target[reader->columns++] = target;
        reader->at += whole;
        if (*reader->at != ',')
            break;
        reader->at++;
    }
    schedule->timed = has_time;
    if (!has_time && !(reader->period > 0))
        fail_input("%s:1: column t is missing; the first line names the columns: t,%s,...",
                   reader->path, heads[0]);
    for (int k = 0; k < required; k++)
        if (!schedule->present[k])
            fail_input("%s:1: column %s is missing; it needs t and %s to %s", reader->path,
                       heads[k], heads[0], heads[required - 1]);
}

static double read_cell(const Reader *reader, int column)
{
    const char *begin;
    size_t length;
    char *end;
    cell(reader->at, &begin, &length);
    double value = strtod(begin, &end);
    if (length == 0 || end != begin + length || !isfinite(value))
        fail_input("%s:%d: column %d: \"%.*s\" is not a number", reader->path, reader->line,
                   column + 1, (int)(length < 40 ? length : 40), begin);
    return value;
}

static void read_row(Reader *reader, Schedule *schedule)
{
    double *row = schedule->value + (size_t)schedule->count * (size_t)schedule->width;
    double t = schedule->count * reader->period;
    for (int column = 0; column < reader->columns; column++) {
        int target = reader->target[column];
        if (target == TIME)
            t = read_cell(reader, column);
        else if (target)
            row[target - 1] = read_cell(reader, column);
        reader->at += strcspn(reader->at, ",\r\n");
        if (column + 1 < reader->columns && *reader->at != ',')
            fail_input("%s:%d: has %d columns, the first line has %d", reader->path, reader->line,
                       column + 1, reader->columns);
        reader->at += column + 1 < reader->columns;
    }
    if (*reader->at == ',')
        fail_input("%s:%d: has more columns than the first line", reader->path, reader->line);
    if (schedule->count && !(t > schedule->t[schedule->count - 1]))
        fail_input("%s:%d: t = %g does not come after t = %g; rows must be in order of time",
                   reader->path, reader->line, t, schedule->t[schedule->count - 1]);
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
    size_t length;
    char *text = file_read(arena, path, MAX_CSV, &length);
    if (memchr(text, '\0', length))
        fail_input("%s: is not a CSV file", path);
    Reader *reader = arena_alloc(arena, sizeof *reader);
    *reader = (Reader){.path = path, .at = text, .line = 1, .period = period};
    Schedule *schedule = arena_alloc(arena, sizeof *schedule);
    *schedule =
        (Schedule){.file = path, .width = width, .present = arena_array(arena, bool, width)};
    read_heads(reader, schedule, heads, required);

    /* A row has its end, commas, and a digit at least for t and each number that must be there. */
    size_t rows = strlen(reader->at) / (size_t)(reader->columns + 1 + required) + 1;
    schedule->t = arena_array(arena, double, rows);
    schedule->value = arena_array(arena, double, rows *(size_t)width);
    while (*reader->at) {
        reader->at += strspn(reader->at, "\r");
        if (*reader->at == '\n')
            reader->at++, reader->line++;
        if (*reader->at && !strchr("\r\n", *reader->at))
            read_row(reader, schedule);
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

void schedule_at(const Schedule *schedule, int row, double t, double *out)
{
    const double *here = schedule->value + (size_t)row * (size_t)schedule->width;
    double u = 0;
    if (!schedule->hold && row + 1 < schedule->count)
        u = (t - schedule->t[row]) / (schedule->t[row + 1] - schedule->t[row]);
    u = fmin(fmax(u, 0), 1); /* before the first row, it holds */
    for (int k = 0; k < schedule->width; k++)
        out[k] = u > 0 ? here[k] + u * (here[schedule->width + k] - here[k]) : here[k];
}

double schedule_next(const Schedule *schedule, double t)
{
    if (schedule->t[0] > t)
        return schedule->t[0];
    int row = schedule_row(schedule, t);
    return row + 1 < schedule->count ? schedule->t[row + 1] : INFINITY;
}
