/* log.c: see log.h. Times need not be even: a stretch without gaps is read off at even times, by
   cubic polynomials through four neighbours, where they are not. */
#include "identify/log.h"

#include "util/csv.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { FEWEST_ROWS = 40 };

typedef struct {
    const char *name; /* q, qd, qdd, tau */
    bool there;
    int column[MAX_JOINTS];
    double factor[MAX_JOINTS];
} Kind;
enum { KIND_Q, KIND_QD, KIND_QDD, KIND_TAU, KINDS };

/* ---- columns ---- */

/* What the file calls it: as --columns says, or by the contract's name. */
static const char *name_in_file(const LogOptions *options, const char *ours)
{
    size_t length = strlen(ours);
    for (int k = 0; k < options->columns.count; k++) {
        const char *item = options->columns.item[k];
        if (strncmp(item, ours, length) == 0 && item[length] == '=')
            return item + length + 1;
    }
    return ours;
}

static void check_mapping(const LogOptions *options, int n)
{
    static const char *const kinds[] = {"q", "qd", "qdd", "tau", "i"};
    for (int k = 0; k < options->columns.count; k++) {
        const char *item = options->columns.item[k], *equals = strchr(item, '=');
        bool known = equals && strncmp(item, "t=", 2) == 0;
        for (size_t kind = 0; equals && kind < COUNT(kinds); kind++) {
            size_t length = strlen(kinds[kind]);
            char *end;
            if (strncmp(item, kinds[kind], length) != 0 || item[length] < '1' || item[length] > '9')
                continue;
            long number = strtol(item + length, &end, 10);
            known = known || (end == equals && number >= 1 && number <= n);
        }
        if (!known)
            fail_input(
                "--columns: \"%s\" is no NAME=COLUMN with t, q1, qd1, qdd1, tau1 or i1 up to "
                "joint %d before the =",
                item, n);
    }
}

static void find_kind(Csv *csv, const LogOptions *options, int n, Kind *kind)
{
    int found = 0;
    const char *missing = NULL;
    char ours[32];
    for (int i = 0; i < n; i++) {
        snprintf(ours, sizeof ours, "%s%d", kind->name, i + 1);
        const char *name = name_in_file(options, ours);
        kind->column[i] = csv_find(csv, name);
        kind->factor[i] = 1;
        if (kind->column[i] >= 0)
            found++;
        else if (!missing)
            missing = name;
    }
    kind->there = found == n;
    if (found && found < n)
        fail_input("%s: there is no column \"%s\", although %d of the %d joints have theirs; "
                   "--columns %s1=NAME,... tells what they are called",
                   csv->file, missing, found, n, kind->name);
}

static void torque_factors(const Machine *machine, const LogOptions *options, Kind *kind)
{
    double given[MAX_JOINTS];
    if (options->constants) {
        int count = parse_numbers("torque-constants", options->constants, given, MAX_JOINTS);
        if (count != machine->n)
            fail_input("--torque-constants: %d numbers, one a joint, not %d", machine->n, count);
    }
    for (int i = 0; i < machine->n; i++) {
        const Motor *motor = &machine->motor[i];
        if (options->constants)
            kind->factor[i] = given[i];
        else if (machine->has_motor[i])
            kind->factor[i] = motor->torque_constant * motor->gear_ratio;
        else
            fail_input("--currents: joint \"%s\" has no motor with a torque constant in the robot "
                       "file; --torque-constants gives one a joint, N m at the joint per A",
                       machine->robot->links[i].name);
    }
}

static void find_columns(Csv *csv, const Machine *machine, const LogOptions *options, Kind *kinds,
                         int *time)
{
    static const char *const names[KINDS] = {"q", "qd", "qdd", "tau"};
    int n = machine->n;
    check_mapping(options, n);
    *time = csv_find(csv, name_in_file(options, "t"));
    if (*time < 0)
        fail_input("%s: there is no column \"%s\" with the time in seconds; --columns t=NAME tells "
                   "what it is called",
                   csv->file, name_in_file(options, "t"));
    for (int k = 0; k < KINDS; k++) {
        kinds[k] = (Kind){.name = k == KIND_TAU && options->currents ? "i" : names[k]};
        find_kind(csv, options, n, &kinds[k]);
    }
    if (!kinds[KIND_Q].there)
        fail_input("%s: there is no column \"%s\" with the position of joint \"%s\"; --columns "
                   "q1=NAME,... tells what they are called",
                   csv->file, name_in_file(options, "q1"), machine->robot->links[0].name);
    if (!kinds[KIND_TAU].there)
        fail_input(
            "%s: there is no column \"%s\" with the %s of joint \"%s\"; --columns %s1=NAME,... "
            "tells what they are called%s",
            csv->file, name_in_file(options, options->currents ? "i1" : "tau1"),
            options->currents ? "current" : "torque", machine->robot->links[0].name,
            kinds[KIND_TAU].name, options->currents ? "" : ", --currents takes i1, ...");
    if (options->currents)
        torque_factors(machine, options, &kinds[KIND_TAU]);
    for (int k = KIND_Q; k <= KIND_QDD && options->degrees; k++)
        for (int i = 0; i < n; i++)
            if (machine->robot->links[i].type == REVOLUTE)
                kinds[k].factor[i] = 3.141592653589793 / 180;
}

/* ---- rows ---- */

typedef struct {
    int n, width, count, room;
    double *t, *row; /* width: the kinds that are there, n numbers each */
} Raw;

static void read_rows(Arena *arena, Csv *csv, int time, const Kind *kinds, Raw *raw)
{
    while (csv_next(csv)) {
        if (raw->count == raw->room) {
            int room = 2 * raw->room + 1024;
            raw->t = csv_more_room(arena, raw->t, (size_t)raw->count, (size_t)room);
            raw->row = csv_more_room(arena, raw->row, (size_t)raw->count * (size_t)raw->width,
                                     (size_t)room * (size_t)raw->width);
            raw->room = room;
        }
        double t = csv_number(csv, time), *row = raw->row + (size_t)raw->count * (size_t)raw->width;
        if (raw->count && !(t > raw->t[raw->count - 1]))
            csv_fail(csv, time, "the time does not increase: %g after %g", t,
                     raw->t[raw->count - 1]);
        for (int k = 0, at = 0; k < KINDS; k++)
            for (int i = 0; kinds[k].there && i < raw->n; i++)
                row[at++] = kinds[k].factor[i] * csv_number(csv, kinds[k].column[i]);
        raw->t[raw->count++] = t;
    }
}

static int by_size(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static double median_step(Arena *arena, const Raw *raw)
{
    double *step = arena_array(arena, double, raw->count);
    for (int r = 1; r < raw->count; r++)
        step[r - 1] = raw->t[r] - raw->t[r - 1];
    qsort(step, (size_t)raw->count - 1, sizeof *step, by_size);
    return step[(raw->count - 1) / 2];
}

/* The cubic through four neighbours at t. */
static void interpolate(const Raw *raw, int first, int end, double t, int *near, double *out)
{
    while (*near + 1 < end && raw->t[*near + 1] < t)
        ++*near;
    int from = *near - 1;
    from = from < first ? first : from > end - 4 ? end - 4 : from;
    for (int c = 0; c < raw->width; c++)
        out[c] = 0;
    for (int k = from; k < from + 4; k++) {
        double weight = 1;
        for (int j = from; j < from + 4; j++)
            weight *= j == k ? 1 : (t - raw->t[j]) / (raw->t[k] - raw->t[j]);
        for (int c = 0; c < raw->width; c++)
            out[c] += weight * raw->row[(size_t)k * (size_t)raw->width + (size_t)c];
    }
}

/* Rows first to end without a gap between them: a segment. Returns whether its times were uneven.
 */
static bool add_segment(Arena *arena, Log *log, const Raw *raw, const Kind *kinds, int first,
                        int end, double step, const char *file)
{
    const double UNEVEN = 0.02; /* of a step */
    int n = raw->n, near = first;
    double length = raw->t[end - 1] - raw->t[first];
    bool uneven = false;
    double even = length / (end - 1 - first);
    for (int r = first; r < end; r++)
        uneven = uneven || fabs(raw->t[r] - raw->t[first] - (r - first) * even) > UNEVEN * step;
    Segment s = {.begin = raw->t[first], .file = file};
    s.step = uneven ? step : even;
    s.rows = uneven ? (int)floor(length / step + 1e-9) + 1 : end - first;
    double **const to[KINDS] = {&s.q, &s.qd, &s.qdd, &s.tau};
    for (int k = 0; k < KINDS; k++)
        if (kinds[k].there)
            *to[k] = arena_array(arena, double, (size_t)s.rows *(size_t)n);
    double *row = arena_array(arena, double, raw->width);
    for (int r = 0; r < s.rows; r++) {
        if (uneven)
            interpolate(raw, first, end, s.begin + r * s.step, &near, row);
        else
            memcpy(row, raw->row + (size_t)(first + r) * (size_t)raw->width,
                   sizeof *row * (size_t)raw->width);
        for (int k = 0, at = 0; k < KINDS; k++)
            for (int i = 0; kinds[k].there && i < n; i++)
                (*to[k])[r * n + i] = row[at++];
    }
    Segment *grown = arena_array(arena, Segment, log->count + 1);
    if (log->count)
        memcpy(grown, log->segment, sizeof *grown * (size_t)log->count);
    grown[log->count++] = s;
    log->segment = grown;
    log->rows += s.rows;
    return uneven;
}

/* ---- what is wrong with it ---- */

static void check_ranges(const Machine *machine, const Raw *raw, const LogOptions *options,
                         const char *file)
{
    int n = raw->n, torque = raw->width - n;
    for (int i = 0; i < n; i++) {
        const Link *link = &machine->robot->links[i];
        double low[2] = {INFINITY, INFINITY}, high[2] = {-INFINITY, -INFINITY};
        const int column[2] = {i, torque + i};
        for (int r = 0; r < raw->count; r++)
            for (int k = 0; k < 2; k++) {
                double x = raw->row[(size_t)r * (size_t)raw->width + (size_t)column[k]];
                low[k] = fmin(low[k], x);
                high[k] = fmax(high[k], x);
            }
        if (high[1] == low[1])
            fail_input("%s: the %s of joint \"%s\" is %g in every row: nothing was measured there",
                       file, options->currents ? "current" : "torque", link->name, low[1]);
        double size = fmax(fabs(low[0]), fabs(high[0]));
        bool limited = isfinite(machine->upper[i]) && isfinite(machine->lower[i]);
        double most = limited ? fmax(fabs(machine->upper[i]), fabs(machine->lower[i])) : 7;
        if (link->type == REVOLUTE && !options->degrees && size > 3 * most + 1)
            fail_input("%s: joint \"%s\" goes from %g to %g rad, which is %.3g turns; if these are "
                       "degrees, say --degrees",
                       file, link->name, low[0], high[0], (high[0] - low[0]) / 6.283185307179586);
        if (limited && (low[0] < machine->lower[i] - 1e-3 || high[0] > machine->upper[i] + 1e-3))
            warn("%s: joint \"%s\" goes from %.4g to %.4g, beyond its limits of %.4g to %.4g", file,
                 link->name, low[0], high[0], machine->lower[i], machine->upper[i]);
    }
}

void log_read(Arena *arena, Log *log, const Machine *machine, const LogOptions *options,
              const char *path)
{
    const double GAP = 3.5; /* steps */
    Kind kinds[KINDS];
    int time, gaps = 0, dropped = 0, uneven = 0, kept = 0;
    double first_gap = 0;
    Csv *csv = csv_open(arena, path);
    Raw raw = {.n = machine->n};
    find_columns(csv, machine, options, kinds, &time);
    for (int k = 0; k < KINDS; k++)
        raw.width += kinds[k].there ? raw.n : 0;
    read_rows(arena, csv, time, kinds, &raw);
    log->n = machine->n;
    if (raw.count < FEWEST_ROWS)
        fail_input("%s: %d rows are too few to identify anything; %d at least", csv->file,
                   raw.count, FEWEST_ROWS);
    check_ranges(machine, &raw, options, csv->file);
    double step = median_step(arena, &raw);
    for (int first = 0, r = 1; r <= raw.count; r++) {
        bool gap = r < raw.count && raw.t[r] - raw.t[r - 1] > GAP * step;
        if (r < raw.count && !gap)
            continue;
        if (gap && gaps++ == 0)
            first_gap = raw.t[r - 1];
        if (r - first >= FEWEST_ROWS) {
            uneven += add_segment(arena, log, &raw, kinds, first, r, step, csv->file);
            kept++;
        } else {
            dropped += r - first;
        }
        first = r;
    }
    if (!kept)
        fail_input("%s: gaps everywhere: no %d rows are less than %.3g s apart", csv->file,
                   FEWEST_ROWS, GAP * step);
    if (gaps)
        warn("%s: %d gap%s in time, the first after t = %.6g s: what lies between is taken apart%s",
             csv->file, gaps, gaps == 1 ? "" : "s", first_gap,
             dropped ? ", short pieces are left out" : "");
    if (uneven)
        warn("%s: times are uneven; read off every %.4g s by cubics", csv->file, step);
}
