/* fit.c: see fit.h.

   Each joint's rows are folded into a triangle of their own. From a first solution come the joints'
   errors, by which the triangles are weighted and joined; from that the parameters, their
   covariance, and which of them the data cannot tell: a column whose value lies within two of its
   standard deviations is left out, the worst first, and the others are found again. Deviations are
   those of all columns together: leaving some out makes the others no more certain. */
#include "identify/fit.h"

#include <math.h>
#include <string.h>

typedef struct {
    const Subject *subject;
    Triangle *of; /* by joint */
    double *sum, *largest;
    long *rows;
    const double *value; /* NULL: all rows count alike */
    const double *deviation;
    double huber;
    double *total; /* of a joint's torque, for its mean */
} Gather;

static void take_row(void *context, int joint, double t, const double *row)
{
    Gather *gather = context;
    int count = gather->subject->count;
    double weight = 1, tau = row[count];
    (void)t;
    if (gather->value && gather->huber > 0) {
        double off = tau;
        for (int c = 0; c < count; c++)
            off -= row[c] * gather->value[c];
        double far = fabs(off) / gather->deviation[joint];
        weight = far > gather->huber ? sqrt(gather->huber / far) : 1;
    }
    triangle_add(&gather->of[joint], row, weight);
    gather->largest[joint] = fmax(gather->largest[joint], fabs(tau));
    gather->sum[joint] += tau * tau;
    gather->total[joint] += tau;
    gather->rows[joint]++;
}

static Gather gather_new(Arena *arena, const Subject *subject)
{
    int n = subject->n;
    Gather gather = {.subject = subject, .of = arena_array(arena, Triangle, n)};
    gather.sum = arena_array(arena, double, n);
    gather.total = arena_array(arena, double, n);
    gather.largest = arena_array(arena, double, n);
    gather.rows = arena_array(arena, long, n);
    for (int i = 0; i < n; i++)
        gather.of[i] = triangle_new(arena, subject->count + 1);
    return gather;
}

/* ---- the kept columns of a joined triangle ---- */

typedef struct {
    int kept;
    int *column;
    double *R;                /* kept + 1 square, the last column the torque */
    double *x, *inverse_norm; /* by kept column: root of the diagonal of (R^T R)^-1 */
    double rest;              /* length of what is left */
    int dead;                 /* a kept column that depends on those before it; -1: none */
} Solved;

static void invert_norms(const double *R, int height, int count, double *norm)
{
    double *z = memory_grow(NULL, sizeof *z * (size_t)(count + 1));
    for (int c = 0; c < count; c++)
        norm[c] = 0;
    for (int k = 0; k < count; k++) { /* column k of R^-1 */
        for (int r = k; r >= 0; r--) {
            double sum = r == k;
            for (int c = r + 1; c <= k; c++)
                sum -= R[c * height + r] * z[c];
            z[r] = sum / R[r * height + r];
            norm[r] += z[r] * z[r];
        }
    }
    for (int c = 0; c < count; c++)
        norm[c] = sqrt(norm[c]);
    memory_free(z);
}

static Solved solve(Arena *arena, Triangle *all, const bool *kept)
{
    const double DEPENDENT = 1e-9;
    const double *full = triangle_factor(all);
    int count = all->columns - 1, height = triangle_height(all), rows = all->columns;
    Solved s = {.column = arena_array(arena, int, count + 1), .dead = -1};
    for (int c = 0; c < count; c++)
        if (kept[c])
            s.column[s.kept++] = c;
    s.column[s.kept] = count;
    int m = s.kept;
    s.R = arena_array(arena, double, rows *(m + 1));
    double *scale = arena_array(arena, double, m + 1);
    for (int k = 0; k <= m; k++)
        for (int r = 0; r < rows; r++) {
            s.R[k * rows + r] = full[s.column[k] * height + r];
            scale[k] = hypot(scale[k], s.R[k * rows + r]);
        }
    lapack_triangle(rows, m + 1, s.R);
    s.x = arena_array(arena, double, m + 1);
    s.inverse_norm = arena_array(arena, double, m + 1);
    for (int k = 0; k < m; k++)
        if (!(fabs(s.R[k * rows + k]) > DEPENDENT * scale[k])) {
            s.dead = k;
            return s;
        }
    for (int k = m - 1; k >= 0; k--) {
        double sum = s.R[m * rows + k];
        for (int c = k + 1; c < m; c++)
            sum -= s.R[c * rows + k] * s.x[c];
        s.x[k] = sum / s.R[k * rows + k];
    }
    s.rest = fabs(s.R[m * rows + m]);
    invert_norms(s.R, rows, m, s.inverse_norm);
    return s;
}

static double condition_of(Arena *arena, const Solved *s, int rows)
{
    double *A = arena_array(arena, double, s->kept * s->kept + 1);
    double *values = arena_array(arena, double, s->kept + 1);
    for (int k = 0; k < s->kept; k++) {
        double length = 0;
        for (int r = 0; r <= k; r++)
            length = hypot(length, s->R[k * rows + r]);
        for (int r = 0; r <= k; r++)
            A[k * s->kept + r] = s->R[k * rows + r] / length;
    }
    if (s->kept == 0)
        return 1;
    lapack_singular_values(s->kept, s->kept, A, values);
    return values[0] / values[s->kept - 1];
}

/* ---- weights ---- */

/* What a solution leaves of one joint's rows. */
static double remains(Triangle *of, const double *value)
{
    const double *R = triangle_factor(of);
    int columns = of->columns, height = triangle_height(of);
    double length = 0;
    for (int r = 0; r < columns; r++) {
        double sum = R[(columns - 1) * height + r];
        for (int c = r; c < columns - 1; c++)
            sum -= R[c * height + r] * value[c];
        length = hypot(length, sum);
    }
    return length;
}

/* Columns that nothing moves have no place in a solution; others go as they turn out dependent. */
static Solved solve_independent(Arena *arena, Triangle *all, bool *kept, const char **why)
{
    const double *R = triangle_factor(all);
    int count = all->columns - 1, height = triangle_height(all);
    for (int c = 0; c < count; c++) {
        double length = 0;
        for (int r = 0; r <= c; r++)
            length = hypot(length, R[c * height + r]);
        if (kept[c] && !(length > 0)) {
            kept[c] = false;
            why[c] = "the motion does not show it";
        }
    }
    for (;;) {
        Solved s = solve(arena, all, kept);
        if (s.dead < 0)
            return s;
        kept[s.column[s.dead]] = false;
        why[s.column[s.dead]] = "the motion shows it with others only";
    }
}

static void spread(const Solved *s, int count, double *value)
{
    memset(value, 0, sizeof *value * (size_t)count);
    for (int k = 0; k < s->kept; k++)
        value[s->column[k]] = s->x[k];
}

/* Weighted by the joints' errors, twice: the first are those of an unweighted fit. */
static Triangle weigh(Arena *arena, Gather *gather, double *deviation, double *value)
{
    const Subject *subject = gather->subject;
    int n = subject->n, count = subject->count;
    Triangle all = {0};
    for (int i = 0; i < n; i++)
        deviation[i] = 1;
    for (int round = 0; round < 3; round++) {
        bool *kept = arena_array(arena, bool, count);
        const char **why = arena_array(arena, const char *, count);
        for (int c = 0; c < count; c++)
            kept[c] = true;
        all = triangle_new(arena, count + 1);
        for (int i = 0; i < n; i++)
            triangle_join(&all, &gather->of[i], 1 / deviation[i]);
        Solved s = solve_independent(arena, &all, kept, why);
        spread(&s, count, value);
        double share = (double)s.kept / n;
        for (int i = 0; i < n; i++) {
            double freedom = fmax(1, (double)gather->rows[i] - share);
            double size = sqrt(gather->sum[i] / (double)gather->rows[i]);
            deviation[i] = remains(&gather->of[i], value) / sqrt(freedom);
            deviation[i] = fmax(deviation[i], 1e-9 * size + 1e-300);
        }
    }
    return all;
}

/* ---- what the data cannot tell ---- */

static const double WITHIN = 2;

/* All columns that the motion shows, with their deviations. unit: a row's standard error in the
   joined triangle. */
static void keep_full(Arena *arena, const Solved *s, int rows, double unit, Fit *fit)
{
    int m = s->kept;
    fit->full_count = m;
    fit->full_column = s->column;
    fit->full_value = s->x;
    fit->whitened = arena_array(arena, double, m *m + 1);
    for (int c = 0; c < m; c++) {
        fit->deviation[s->column[c]] = s->inverse_norm[c] * unit;
        for (int r = 0; r <= c; r++)
            fit->whitened[c * m + r] = s->R[c * rows + r] / unit;
    }
}

/* Leaves out the column that is least certain, until all are certain. */
static Solved leave_out(Arena *arena, Triangle *all, double unit, Fit *fit)
{
    Solved s = solve_independent(arena, all, fit->kept, fit->why);
    keep_full(arena, &s, all->columns, unit, fit);
    for (;;) {
        int worst = -1;
        double least = WITHIN;
        for (int k = 0; k < s.kept; k++) {
            double certain = fabs(s.x[k]) / (s.inverse_norm[k] * unit);
            if (certain < least) {
                least = certain;
                worst = k;
            }
        }
        if (worst < 0)
            return s;
        int column = s.column[worst];
        fit->kept[column] = false;
        fit->why[column] =
            arena_format(arena, "%.2g +- %.2g may be 0", s.x[worst], s.inverse_norm[worst] * unit);
        s = solve_independent(arena, all, fit->kept, fit->why);
    }
}

static void walk_all(const Subject *subject, const Log *log, const Log *before, int decimate,
                     Gather *gather)
{
    RowSink sink = {take_row, gather};
    subject_walk(subject, log, decimate, true, sink);
    if (before)
        subject_walk(subject, before, decimate, false, sink);
}

Fit *fit_log(Arena *arena, const Subject *subject, const Log *log, const Log *before,
             const FitOptions *options)
{
    enum { ROUNDS = 5 };
    int n = subject->n, count = subject->count;
    Fit *fit = arena_alloc(arena, sizeof *fit);
    *fit = (Fit){.count = count,
                 .value = arena_array(arena, double, count),
                 .deviation = arena_array(arena, double, count),
                 .kept = arena_array(arena, bool, count),
                 .why = arena_array(arena, const char *, count),
                 .residual = arena_array(arena, double, n),
                 .measured = arena_array(arena, double, n),
                 .spread = arena_array(arena, double, n)};
    double *deviation = arena_array(arena, double, n);
    Gather gather = gather_new(arena, subject);
    walk_all(subject, log, before, options->decimate, &gather);
    if (gather.rows[0] * n <= count + 2)
        fail_job(
            "identify: %ld means of %d joints are too few for %d parameters; take a longer log, "
            "or --decimate fewer rows into one",
            gather.rows[0], n, count);
    Triangle all = weigh(arena, &gather, deviation, fit->value);
    Gather plain = gather;
    for (int round = 0; options->huber > 0 && round < ROUNDS; round++) {
        Gather robust = gather_new(arena, subject);
        robust.value = fit->value;
        robust.deviation = deviation;
        robust.huber = options->huber;
        walk_all(subject, log, before, options->decimate, &robust);
        all = weigh(arena, &robust, deviation, fit->value);
        gather = robust;
    }
    for (int c = 0; c < count; c++)
        fit->kept[c] = true;
    double unit = sqrt(decimate_share(options->decimate));
    Solved s = leave_out(arena, &all, unit, fit);
    spread(&s, count, fit->value);
    fit->condition = condition_of(arena, &s, all.columns);
    fit->free_columns = s.kept;
    fit->rows = plain.rows[0];
    for (int i = 0; i < n; i++) {
        double rows = (double)plain.rows[i], mean = plain.total[i] / rows;
        fit->residual[i] = remains(&plain.of[i], fit->value) / sqrt(rows);
        fit->measured[i] = plain.largest[i];
        fit->spread[i] = sqrt(fmax(0, plain.sum[i] / rows - mean * mean));
    }
    return fit;
}

/* ---- trials and predictions ---- */

double fit_remains(Arena *arena, const Subject *subject, const Log *log, int decimate,
                   double *by_joint)
{
    int n = subject->n, count = subject->count;
    Gather gather = gather_new(arena, subject);
    double *value = arena_array(arena, double, count);
    bool *kept = arena_array(arena, bool, count);
    const char **why = arena_array(arena, const char *, count);
    subject_walk(subject, log, decimate, true, (RowSink){take_row, &gather});
    Triangle all = triangle_new(arena, count + 1);
    for (int c = 0; c < count; c++)
        kept[c] = true;
    for (int i = 0; i < n; i++)
        triangle_join(&all, &gather.of[i], 1 / (sqrt(gather.sum[i]) + 1e-300));
    Solved s = solve_independent(arena, &all, kept, why);
    spread(&s, count, value);
    double total = 0;
    for (int i = 0; i < n; i++) {
        double rows = (double)gather.rows[i], mean = gather.total[i] / rows;
        double size = sqrt(fmax(gather.sum[i] - rows * mean * mean, 1e-300));
        double left = fmin(1, remains(&gather.of[i], value) / size);
        if (by_joint)
            by_joint[i] = left;
        total += left * left;
    }
    return sqrt(total / n);
}

typedef struct {
    int count;
    const double *value;
    Prediction *into;
    long *rows;
} Predicting;

static void take_error(void *context, int joint, double t, const double *row)
{
    Predicting *p = context;
    double off = row[p->count];
    (void)t;
    for (int c = 0; c < p->count; c++)
        off -= row[c] * p->value[c];
    p->into->error[joint] += off * off;
    p->into->largest[joint] = fmax(p->into->largest[joint], fabs(row[p->count]));
    p->rows[joint]++;
}

Prediction predict_log(Arena *arena, const Subject *subject, const Log *log, int decimate,
                       bool loaded, const double *value)
{
    int n = subject->n;
    Prediction prediction = {.error = arena_array(arena, double, n),
                             .largest = arena_array(arena, double, n)};
    Predicting p = {subject->count, value, &prediction, arena_array(arena, long, n)};
    subject_walk(subject, log, decimate, loaded, (RowSink){take_error, &p});
    for (int i = 0; i < n; i++)
        prediction.error[i] = sqrt(prediction.error[i] / (double)p.rows[i]);
    return prediction;
}
