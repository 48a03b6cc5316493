/* suspect.c: see suspect.h. Each suspicion is tried: the log is changed accordingly, a part of it
   fitted, and what the fit leaves compared. */
#include "identify/suspect.h"

#include "identify/smooth.h"

#include <math.h>
#include <string.h>

enum { TRIAL_ROWS = 1500 };
static const double LEAVES_MUCH = 0.08, EXPLAINS = 0.6;
static const double ABOVE = 4; /* times the cut-off of positions: Coulomb friction has edges */

typedef enum {
    SIGN_TORQUE,
    SIGN_POSITION,
    SIGN_BOTH,
    SWAP_TORQUE,
    SWAP_POSITION,
    SWAP_BOTH,
    DEGREES,
    RADIANS,
    TRIALS
} Trial;

/* Some rows of the log, the torques smoothed, too. */
static Log sample(Arena *arena, const Log *log, double cutoff)
{
    Log some = {.n = log->n, .count = 1, .segment = arena_array(arena, Segment, 1)};
    Segment *to = some.segment;
    int n = log->n, every = (int)(log->rows / TRIAL_ROWS) + 1;
    size_t room = (size_t)(log->rows / every + log->count + 1) * (size_t)n;
    double **const array[] = {&to->q, &to->qd, &to->qdd, &to->tau};
    for (size_t k = 0; k < COUNT(array); k++)
        *array[k] = arena_array(arena, double, room);
    for (int s = 0; s < log->count; s++) {
        const Segment *from = &log->segment[s];
        size_t size = (size_t)from->rows * (size_t)n;
        double *tau = arena_array(arena, double, size);
        memcpy(tau, from->tau, sizeof *tau * size);
        for (int i = 0; i < n; i++)
            smooth_signal(tau + i, from->rows, n, from->step, SMOOTH_BUTTERWORTH, ABOVE * cutoff);
        const double *const source[] = {from->q, from->qd, from->qdd, tau};
        for (int r = 0; r < from->rows; r += every, to->rows++)
            for (size_t k = 0; k < COUNT(array); k++)
                memcpy(*array[k] + to->rows * n, source[k] + r * n, sizeof(double) * (size_t)n);
    }
    to->step = 1;
    some.rows = to->rows;
    return some;
}

static void turn(double *x, int rows, int n, int joint)
{
    for (int r = 0; r < rows; r++)
        x[r * n + joint] = -x[r * n + joint];
}

static void swap(double *x, int rows, int n, int a, int b)
{
    for (int r = 0; r < rows; r++) {
        double kept = x[r * n + a];
        x[r * n + a] = x[r * n + b];
        x[r * n + b] = kept;
    }
}

/* Its own inverse, but for degrees and radians, which are each other's. */
static void change(const Subject *subject, Segment *s, Trial trial, int a, int b)
{
    int n = subject->n;
    double *const motion[] = {s->q, s->qd, s->qdd};
    bool torque = trial == SIGN_TORQUE || trial == SIGN_BOTH,
         position = trial == SIGN_POSITION || trial == SIGN_BOTH;
    if (torque)
        turn(s->tau, s->rows, n, a);
    if (trial == SWAP_TORQUE || trial == SWAP_BOTH)
        swap(s->tau, s->rows, n, a, b);
    for (size_t k = 0; k < COUNT(motion); k++) {
        if (position)
            turn(motion[k], s->rows, n, a);
        if (trial == SWAP_POSITION || trial == SWAP_BOTH)
            swap(motion[k], s->rows, n, a, b);
        double factor = trial == DEGREES ? 3.141592653589793 / 180 : 180 / 3.141592653589793;
        for (int c = 0; c < s->rows * n && trial >= DEGREES; c++)
            if (subject->robot->links[c % n].type == REVOLUTE)
                motion[k][c] *= factor;
    }
}

static const char *words(Arena *arena, const Subject *subject, Trial trial, int a, int b,
                         double before, double after)
{
    const Link *links = subject->robot->links;
    const char *first = links[a].name, *second = b < 0 ? "" : links[b].name, *what;
    switch (trial) {
    case SIGN_TORQUE:
        what =
            arena_format(arena, "the torque of joint \"%s\" seems to have the wrong sign", first);
        break;
    case SIGN_POSITION:
        what =
            arena_format(arena, "the position of joint \"%s\" seems to have the wrong sign", first);
        break;
    case SIGN_BOTH:
        what = arena_format(arena,
                            "joint \"%s\" seems to be counted backwards: positions and torques "
                            "have the wrong sign",
                            first);
        break;
    case SWAP_TORQUE:
        what = arena_format(arena, "the torques of joints \"%s\" and \"%s\" seem to be swapped",
                            first, second);
        break;
    case SWAP_POSITION:
        what = arena_format(arena, "the positions of joints \"%s\" and \"%s\" seem to be swapped",
                            first, second);
        break;
    case SWAP_BOTH:
        what = arena_format(arena, "joints \"%s\" and \"%s\" seem to be swapped", first, second);
        break;
    case DEGREES:
        what = "positions seem to be in degrees: --degrees";
        break;
    default:
        what = "positions seem to be in radians: leave --degrees out";
    }
    return arena_format(arena,
                        "%s; the fit leaves %.0f %% of the torques' spread as the log stands, "
                        "and %.0f %% so",
                        what, 100 * before, 100 * after);
}

const char *suspect_log(Arena *arena, const Subject *subject, const Log *log, double cutoff)
{
    int n = subject->n;
    Log some = sample(arena, log, cutoff);
    double before = fit_remains(arena, subject, &some, 1, NULL), least = EXPLAINS * before;
    const char *line = NULL;
    if (!(before > LEAVES_MUCH))
        return NULL;
    for (int trial = 0; trial < TRIALS; trial++) {
        bool pair = trial >= SWAP_TORQUE && trial <= SWAP_BOTH;
        int firsts = trial >= DEGREES ? 1 : n;
        for (int a = 0; a < firsts; a++)
            for (int b = pair ? a + 1 : -1; b < (pair ? n : 0); b++) {
                Arena *scratch = arena_new();
                progress("trying what could be wrong with the log: %d of %d", trial + 1, TRIALS);
                change(subject, some.segment, (Trial)trial, a, b);
                double after = fit_remains(scratch, subject, &some, 1, NULL);
                Trial back = trial == DEGREES ? RADIANS : trial == RADIANS ? DEGREES : (Trial)trial;
                change(subject, some.segment, back, a, b);
                arena_free(scratch);
                if (after < least) {
                    least = after;
                    line = words(arena, subject, (Trial)trial, a, b, before, after);
                }
            }
    }
    progress(NULL);
    return line;
}

const char *suspect_inertia(Arena *arena, const Subject *subject, const Log *log,
                            const double *value)
{
    enum { LOOKS = 20 };
    int n = subject->n, count = subject->count;
    size_t size = (size_t)n * (size_t)count;
    double *still = arena_array(arena, double, size), *moved = arena_array(arena, double, size);
    double *zero = arena_array(arena, double, n), *unit = arena_array(arena, double, n);
    for (int i = 0; i < n; i++) {
        int negative = 0;
        for (int look = 0; look < LOOKS; look++) {
            const Segment *s = &log->segment[look % log->count];
            const double *q = s->q + (size_t)(s->rows / LOOKS) * (size_t)(look * n);
            unit[i] = 1;
            subject_rows(subject, q, zero, zero, true, still);
            subject_rows(subject, q, zero, unit, true, moved);
            unit[i] = 0;
            double inertia = 0;
            for (int c = 0; c < count; c++)
                inertia += (moved[i * count + c] - still[i * count + c]) * value[c];
            negative += inertia < 0;
        }
        if (negative == LOOKS)
            return arena_format(
                arena,
                "the identified inertia of joint \"%s\" is negative in every position: "
                "its torque, or its position, has the wrong sign",
                subject->robot->links[i].name);
    }
    return NULL;
}
