/* excite.c: see excite.h.

   A joint's shape is a sum of harmonics that begins at rest: the first sine and the first cosine
   are such that velocity and acceleration are 0 at t = 0. It is stretched as far as position,
   velocity and acceleration allow, times a share, and put somewhere in the room that is left: so
   every motion of the search is within the limits. The search changes one joint at a time at
   random, and keeps what is better. */
#include "identify/excite.h"

#include "emit/emit.h"
#include "util/random.h"

#include <math.h>
#include <string.h>

enum { LOOKS = 60, LIMIT_LOOKS = 240 };
static const double PI = 3.141592653589793;

typedef struct {
    double sine[MOST_HARMONICS], cosine[MOST_HARMONICS]; /* shape; the first follow */
    double share, place;                                 /* 0 to 1 */
} Genes;

typedef struct {
    const Subject *subject;
    const ExciteOptions *options;
    double *lower, *upper;
    double *Y, *A, *values;
    double *weight; /* by joint */
} Search;

static void values_at(const Series *s, int harmonics, double w, double t, double out[3])
{
    out[0] = s->centre;
    out[1] = out[2] = 0;
    for (int k = 0; k < harmonics; k++) {
        double rate = (k + 1) * w, sine = sin(rate * t), cosine = cos(rate * t);
        out[0] += s->sine[k] * sine + s->cosine[k] * cosine;
        out[1] += rate * (s->sine[k] * cosine - s->cosine[k] * sine);
        out[2] -= rate * rate * (s->sine[k] * sine + s->cosine[k] * cosine);
    }
}

void excite_at(const Excitation *motion, double t, double *q, double *qd, double *qdd)
{
    for (int i = 0; i < motion->n; i++) {
        double x[3];
        values_at(&motion->joint[i], motion->harmonics, 2 * PI / motion->duration, t, x);
        q[i] = x[0];
        qd[i] = x[1];
        qdd[i] = x[2];
    }
}

/* ---- from genes to a motion within the limits ---- */

static Series express(const Search *search, int joint, const Genes *genes)
{
    int harmonics = search->options->harmonics;
    double w = 2 * PI / search->options->duration, low = 0, high = 0, speed = 0, force = 0;
    Series s = {0};
    for (int k = 1; k < harmonics; k++) {
        s.sine[k] = genes->sine[k] / (k + 1);
        s.cosine[k] = genes->cosine[k] / ((k + 1) * (k + 1));
        s.sine[0] -= (k + 1) * s.sine[k];
        s.cosine[0] -= (k + 1) * (k + 1) * s.cosine[k];
    }
    for (int look = 0; look < LIMIT_LOOKS; look++) {
        double x[3];
        values_at(&s, harmonics, w, search->options->duration * look / LIMIT_LOOKS, x);
        low = fmin(low, x[0]);
        high = fmax(high, x[0]);
        speed = fmax(speed, fabs(x[1]));
        force = fmax(force, fabs(x[2]));
    }
    double room = search->upper[joint] - search->lower[joint];
    double stretch = fmin(room / (high - low + 1e-12),
                          fmin(search->options->velocity[joint] / (speed + 1e-12),
                               search->options->acceleration[joint] / (force + 1e-12)));
    stretch *= 0.98 * genes->share; /* between the looks it may go a little further */
    for (int k = 0; k < harmonics; k++) {
        s.sine[k] *= stretch;
        s.cosine[k] *= stretch;
    }
    s.centre = search->lower[joint] - stretch * low + 0.01 * room +
               genes->place * (0.98 * room - stretch * (high - low));
    return s;
}

/* ---- how much it shows ---- */

static double outside_box(const Search *search, const double *q)
{
    double tool[12], out = 0;
    machine_call(search->subject->machine, FORWARD_KINEMATICS, q, NULL, NULL, tool);
    for (int k = 0; k < 3; k++)
        out = fmax(out, fmax(search->options->box[2 * k] - tool[9 + k],
                             tool[9 + k] - search->options->box[2 * k + 1]));
    return out;
}

static void weigh_joints(Search *search, const Excitation *motion)
{
    const Subject *subject = search->subject;
    int n = subject->n, count = subject->count;
    double q[MAX_JOINTS], qd[MAX_JOINTS], qdd[MAX_JOINTS];
    for (int i = 0; i < n; i++)
        search->weight[i] = 0;
    for (int look = 0; look < LOOKS; look++) {
        excite_at(motion, motion->duration * look / LOOKS, q, qd, qdd);
        subject_rows(subject, q, qd, qdd, false, search->Y);
        for (int i = 0; i < n; i++) {
            double tau = 0;
            for (int c = 0; c < count; c++)
                tau += search->Y[i * count + c] * subject->known[c];
            search->weight[i] += tau * tau / LOOKS;
        }
    }
    double largest = 0;
    for (int i = 0; i < n; i++)
        largest = fmax(largest, search->weight[i]);
    for (int i = 0; i < n; i++)
        search->weight[i] = largest > 0 ? 1 / sqrt(fmax(search->weight[i], 1e-6 * largest)) : 1;
}

/* Fills condition, determinant and outside. */
static void judge(const Search *search, Excitation *motion)
{
    const Subject *subject = search->subject;
    int n = subject->n, count = subject->count, rows = LOOKS * n, shown = 0;
    double q[MAX_JOINTS], qd[MAX_JOINTS], qdd[MAX_JOINTS];
    motion->outside = motion->determinant = 0;
    for (int look = 0; look < LOOKS; look++) {
        excite_at(motion, motion->duration * (look + 0.5) / LOOKS, q, qd, qdd);
        if (search->options->has_box)
            motion->outside = fmax(motion->outside, outside_box(search, q));
        subject_rows(subject, q, qd, qdd, false, search->Y);
        for (int i = 0; i < n; i++)
            for (int c = 0; c < count; c++)
                search->A[(size_t)c * (size_t)rows + (size_t)(look * n + i)] =
                    search->Y[i * count + c] * search->weight[i];
    }
    lapack_triangle(rows, count, search->A);
    /* the triangle, columns scaled to 1; what nothing shows is left out */
    for (int c = 0; c < count; c++) {
        double length = 0;
        for (int r = 0; r <= c; r++)
            length = hypot(length, search->A[(size_t)c * (size_t)rows + (size_t)r]);
        if (!(length > 1e-12))
            continue;
        motion->determinant += log(fabs(search->A[(size_t)c * (size_t)rows + (size_t)c]) + 1e-12);
        for (int r = 0; r < count; r++)
            search->Y[shown * count + r] =
                r <= c ? search->A[(size_t)c * (size_t)rows + (size_t)r] / length : 0;
        shown++;
    }
    lapack_singular_values(count, shown, search->Y, search->values);
    motion->condition = shown && search->values[shown - 1] > 1e-12
                            ? search->values[0] / search->values[shown - 1]
                            : 1e12;
}

static double cost_of(const Search *search, const Excitation *motion)
{
    const double BOX = 1e3;
    double cost = search->options->determinant ? -motion->determinant : log(motion->condition);
    return cost + (motion->outside > 0 ? BOX * (1 + motion->outside) : 0);
}

/* ---- the search ---- */

static double normal(Random *random)
{
    double sum = 0;
    for (int k = 0; k < 12; k++)
        sum += random_uniform(random, -0.5, 0.5);
    return sum;
}

static void draw(Random *random, int harmonics, Genes *genes)
{
    for (int k = 1; k < harmonics; k++) {
        genes->sine[k] = normal(random);
        genes->cosine[k] = normal(random);
    }
    genes->share = random_uniform(random, 0.6, 1);
    genes->place = random_uniform(random, 0, 1);
}

static void shift(Random *random, int harmonics, double by, Genes *genes)
{
    for (int k = 1; k < harmonics; k++) {
        genes->sine[k] += by * normal(random);
        genes->cosine[k] += by * normal(random);
    }
    genes->share = fmin(1, fmax(0.05, genes->share + 0.5 * by * normal(random)));
    genes->place = fmin(1, fmax(0, genes->place + 0.5 * by * normal(random)));
}

static Search search_new(Arena *arena, const Subject *subject, const ExciteOptions *options)
{
    int n = subject->n;
    Search search = {.subject = subject,
                     .options = options,
                     .lower = arena_array(arena, double, n),
                     .upper = arena_array(arena, double, n),
                     .weight = arena_array(arena, double, n),
                     .values = arena_array(arena, double, subject->count + 1)};
    size_t count = (size_t)subject->count, height = (size_t)n > count ? (size_t)n : count;
    search.Y = arena_array(arena, double, height *count);
    search.A = arena_array(arena, double, (size_t)(LOOKS * n) * count);
    for (int i = 0; i < n; i++)
        link_range(&subject->robot->links[i], &search.lower[i], &search.upper[i]);
    return search;
}

Excitation excite_search(Arena *arena, const Subject *subject, const ExciteOptions *options)
{
    int n = subject->n;
    Search search = search_new(arena, subject, options);
    Random random = random_new(options->seed, "excite");
    Genes *genes = arena_array(arena, Genes, n);
    Excitation best = {.n = n,
                       .harmonics = options->harmonics,
                       .duration = options->duration,
                       .joint = arena_array(arena, Series, n)};
    for (int i = 0; i < n; i++) {
        draw(&random, options->harmonics, &genes[i]);
        best.joint[i] = express(&search, i, &genes[i]);
    }
    weigh_joints(&search, &best);
    judge(&search, &best);
    best.first_condition = best.condition;
    double cost = cost_of(&search, &best), by = 1;
    for (long trial = 0; trial < options->trials; trial++) {
        int joint = random_pick(&random, n);
        Genes kept = genes[joint];
        Excitation other = best;
        Series before = best.joint[joint];
        if (trial % 64 == 0)
            progress("searching: %ld of %ld motions, condition %.3g", trial, options->trials,
                     best.condition);
        shift(&random, options->harmonics, by, &genes[joint]);
        other.joint[joint] = express(&search, joint, &genes[joint]);
        judge(&search, &other);
        double now = cost_of(&search, &other);
        if (now < cost) {
            cost = now;
            other.first_condition = best.first_condition;
            best = other;
            by = fmin(1, by * 1.5);
        } else {
            genes[joint] = kept;
            best.joint[joint] = before;
            by = fmax(0.02, by * 0.97);
        }
    }
    progress(NULL);
    return best;
}

/* ---- what comes out ---- */

void excite_rows(Text *out, const Excitation *motion, double step)
{
    static const char *const names[] = {"q", "qd", "qdd"};
    int n = motion->n, rows = row_count(0, motion->duration, step);
    double x[3][MAX_JOINTS];
    text_add_string(out, "t");
    for (size_t k = 0; k < COUNT(names); k++)
        for (int i = 0; i < n; i++)
            text_add(out, ",%s%d", names[k], i + 1);
    text_add_string(out, "\n");
    for (int r = 0; r < rows; r++) {
        double t = row_time(0, motion->duration, step, r);
        excite_at(motion, t, x[0], x[1], x[2]);
        text_add(out, "%.17g", t);
        for (size_t k = 0; k < COUNT(names); k++)
            for (int i = 0; i < n; i++)
                text_add(out, ",%.17g", x[k][i]);
        text_add_string(out, "\n");
    }
}

void excite_code(Text *out, const Excitation *motion, const char *name)
{
    Text table = {0};
    char buffer[40], joints[16], harmonics[16], rate[40];
    for (int i = 0; i < motion->n; i++) {
        const Series *s = &motion->joint[i];
        text_add(&table, "        {%s", shortest_double(s->centre, buffer));
        for (int k = 0; k < motion->harmonics; k++) {
            text_add(&table, ",%s%s", k % 2 ? " " : "\n         ",
                     shortest_double(s->sine[k], buffer));
            text_add(&table, ", %s", shortest_double(s->cosine[k], buffer));
        }
        text_add(&table, "}%s\n", i + 1 < motion->n ? "," : "");
    }
    snprintf(joints, sizeof joints, "%d", motion->n);
    snprintf(harmonics, sizeof harmonics, "%d", motion->harmonics);
    shortest_double(2 * PI / motion->duration, rate);
    const Insertion insertions[] = {{"name", name},
                                    {"joints", joints},
                                    {"harmonics", harmonics},
                                    {"rate", rate},
                                    {"table", table.data}};
    template_fill(out, "excite.in.c", insertions, COUNT(insertions));
    text_free(&table);
}
