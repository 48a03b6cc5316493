/* line.c: see line.h. The line is p0 + s (p1 - p0), the axes turn about one fixed axis, both in
   proportion to s, which a profile moves from 0 to 1. Joint values at s come from damped least
   squares (Levenberg and Marquardt) on the generated Jacobian; the whole line is followed once in
   small steps, so that a later search begins next to its answer:

       J qd = sd (p1 - p0, angle axis)      J qdd = sdd (p1 - p0, angle axis) - Jd qd

   with Jd qd from the generated jacobian-bias. Arms with fewer than six joints are well as long as
   they can do it; an arm that can do it in many ways at once is refused. */
#include "command/line.h"

#include <math.h>
#include <string.h>

enum { GRID = 256, SEARCHES = 200, ITERATIONS = 60, MOST = 6 };
static const double REACHED = 1e-11;    /* of the tool's pose, m and rad */
static const double SINGULAR = 1e-5;    /* of the smallest direction of J to its largest */
static const double LONGEST_STEP = 0.3; /* of a joint between places on the way, rad or m */

typedef struct {
    double R[9], p[3];
} Place;

struct Line {
    const Machine *machine;
    int n, rows; /* rows: 6, or 3 when the orientation follows by itself */
    Profile profile;
    double duration;
    Place begin;
    double way[6];            /* p1 - p0; angle times axis */
    double q[GRID + 1][MOST]; /* at s = k / GRID */
};

/* ---- rotations ---- */

static void turn(const double vector[3], double R[9])
{
    double angle = sqrt(vector[0] * vector[0] + vector[1] * vector[1] + vector[2] * vector[2]);
    double u[3] = {0, 0, 1};
    for (int k = 0; k < 3 && angle > 0; k++)
        u[k] = vector[k] / angle;
    double s = sin(angle), c = cos(angle), v = 1 - c;
    double out[9] = {
        c + v * u[0] * u[0],        v * u[0] * u[1] - s * u[2], v * u[0] * u[2] + s * u[1],
        v * u[1] * u[0] + s * u[2], c + v * u[1] * u[1],        v * u[1] * u[2] - s * u[0],
        v * u[2] * u[0] - s * u[1], v * u[2] * u[1] + s * u[0], c + v * u[2] * u[2]};
    memcpy(R, out, sizeof out);
}

static void multiply(const double *A, const double *B, bool transposed, double *AB)
{
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 3; j++) {
            double sum = 0;
            for (int k = 0; k < 3; k++)
                sum += A[3 * i + k] * (transposed ? B[3 * j + k] : B[3 * k + j]);
            AB[3 * i + j] = sum;
        }
}

/* The turn that leads from one orientation to another: angle times axis, at most half a turn. */
static void turn_between(const double *from, const double *to, double vector[3])
{
    double R[9];
    multiply(to, from, true, R);
    double v[3] = {(R[7] - R[5]) / 2, (R[2] - R[6]) / 2, (R[3] - R[1]) / 2};
    double sine = sqrt(v[0] * v[0] + v[1] * v[1] + v[2] * v[2]);
    double angle = atan2(sine, (R[0] + R[4] + R[8] - 1) / 2);
    if (sine > 1e-7 || angle < 1) {
        for (int k = 0; k < 3; k++)
            vector[k] = sine > 1e-12 ? v[k] * angle / sine : v[k];
        return;
    }
    int largest = R[4] > R[0] ? 1 : 0; /* half a turn: R = 2 u u^T - 1 */
    largest = R[8] > R[4 * largest] ? 2 : largest;
    double u = sqrt((R[4 * largest] + 1) / 2);
    for (int k = 0; k < 3; k++)
        vector[k] =
            angle * (k == largest ? u : (R[3 * largest + k] + R[3 * k + largest]) / (4 * u));
}

static void from_rpy(const double rpy[3], double R[9])
{
    double roll[3] = {rpy[0], 0, 0}, pitch[3] = {0, rpy[1], 0}, yaw[3] = {0, 0, rpy[2]};
    double x[9], y[9], z[9], half[9];
    turn(roll, x);
    turn(pitch, y);
    turn(yaw, z);
    multiply(z, y, false, half);
    multiply(half, x, false, R);
}

static void place_at(const Line *line, double s, Place *place)
{
    double vector[3], R[9];
    for (int k = 0; k < 3; k++) {
        place->p[k] = line->begin.p[k] + s * line->way[k];
        vector[k] = s * line->way[3 + k];
    }
    turn(vector, R);
    multiply(R, line->begin.R, false, place->R);
}

/* ---- small linear algebra: J is rows x n, row-major ---- */

/* J x = b as nearly as can be, by orthogonal columns, the largest first. False when a column is
   nothing but a mixture of the others. left: what remains of b. */
static bool least_squares(int rows, int n, const double *J, const double *b, double *x,
                          double *left)
{
    double Q[MOST][6], size[MOST], rest[6], c[MOST];
    int order[MOST];
    for (int j = 0; j < n; j++) {
        order[j] = j;
        for (int i = 0; i < rows; i++)
            Q[j][i] = J[i * n + j];
    }
    memcpy(rest, b, sizeof *b * (size_t)rows);
    for (int k = 0; k < n; k++) {
        int largest = k;
        double most = -1;
        for (int j = k; j < n; j++) {
            double norm = 0;
            for (int i = 0; i < rows; i++)
                norm += Q[order[j]][i] * Q[order[j]][i];
            if (norm > most) {
                most = norm;
                largest = j;
            }
        }
        int chosen = order[largest];
        order[largest] = order[k];
        order[k] = chosen;
        size[k] = sqrt(most);
        if (!(size[k] > SINGULAR * size[0]))
            return false;
        c[k] = 0;
        for (int i = 0; i < rows; i++) {
            Q[chosen][i] /= size[k];
            c[k] += Q[chosen][i] * rest[i];
        }
        for (int i = 0; i < rows; i++)
            rest[i] -= c[k] * Q[chosen][i];
        for (int j = k + 1; j < n; j++) {
            double along = 0;
            for (int i = 0; i < rows; i++)
                along += Q[chosen][i] * Q[order[j]][i];
            for (int i = 0; i < rows; i++)
                Q[order[j]][i] -= along * Q[chosen][i];
        }
    }
    /* Q^T J x = c: a triangle in the order chosen */
    for (int k = n - 1; k >= 0; k--) {
        double value = c[k];
        for (int j = k + 1; j < n; j++) {
            double along = 0;
            for (int i = 0; i < rows; i++)
                along += Q[order[k]][i] * J[i * n + order[j]];
            value -= along * x[order[j]];
        }
        x[order[k]] = value / size[k];
    }
    *left = 0;
    for (int i = 0; i < rows; i++)
        *left = fmax(*left, fabs(rest[i]));
    return true;
}

/* (J^T J + damping I) x = J^T e, by Cholesky. */
static void damped_step(int rows, int n, const double *J, const double *e, double damping,
                        double *x)
{
    double A[MOST][MOST];
    for (int i = 0; i < n; i++) {
        x[i] = 0;
        for (int k = 0; k < rows; k++)
            x[i] += J[k * n + i] * e[k];
        for (int j = 0; j <= i; j++) {
            A[i][j] = i == j ? damping : 0;
            for (int k = 0; k < rows; k++)
                A[i][j] += J[k * n + i] * J[k * n + j];
        }
    }
    for (int i = 0; i < n; i++)
        for (int j = 0; j <= i; j++) {
            for (int k = 0; k < j; k++)
                A[i][j] -= A[i][k] * A[j][k];
            A[i][j] = i == j ? sqrt(fmax(A[i][i], 1e-300)) : A[i][j] / A[j][j];
        }
    for (int i = 0; i < n; i++) {
        for (int k = 0; k < i; k++)
            x[i] -= A[i][k] * x[k];
        x[i] /= A[i][i];
    }
    for (int i = n - 1; i >= 0; i--) {
        for (int k = i + 1; k < n; k++)
            x[i] -= A[k][i] * x[k];
        x[i] /= A[i][i];
    }
}

/* ---- inverse kinematics ---- */

static double pose_error(const Line *line, const double *q, const Place *target, int rows,
                         double *e)
{
    double tool[12], worst = 0;
    machine_call(line->machine, FORWARD_KINEMATICS, q, NULL, NULL, tool);
    for (int k = 0; k < 3; k++)
        e[k] = target->p[k] - tool[9 + k];
    if (rows == 6)
        turn_between(tool, target->R, e + 3);
    for (int k = 0; k < rows; k++)
        worst = fmax(worst, fabs(e[k]));
    return isfinite(worst) ? worst : INFINITY;
}

static double squares(const double *e, int rows)
{
    double sum = 0;
    for (int k = 0; k < rows; k++)
        sum += e[k] * e[k];
    return sum;
}

/* Moves q to where the tool is in place; false when it does not get there. */
static bool reach(const Line *line, const Place *target, int rows, double *q)
{
    int n = line->n;
    double e[6], J[6 * MOST], damping = 1e-6, scale = 1;
    for (int k = 0; k < 3; k++)
        scale = fmax(scale, fabs(target->p[k]));
    double worst = pose_error(line, q, target, rows, e);
    for (int iteration = 0; iteration < ITERATIONS && worst > 1e-15 * scale; iteration++) {
        double step[MOST], trial[MOST], trial_e[6];
        machine_call(line->machine, JACOBIAN, q, NULL, NULL, J);
        damped_step(rows, n, J, e, damping, step);
        for (int i = 0; i < n; i++)
            trial[i] = q[i] + step[i];
        double trial_worst = pose_error(line, trial, target, rows, trial_e);
        if (trial_worst < INFINITY && squares(trial_e, rows) < squares(e, rows)) {
            memcpy(q, trial, sizeof *q * (size_t)n);
            memcpy(e, trial_e, sizeof e);
            worst = trial_worst;
            damping = fmax(damping / 10, 1e-15);
        } else if (worst < REACHED * scale || damping > 1e6) {
            break; /* as near as rounding lets it, or stuck */
        } else {
            damping *= 10;
        }
    }
    return worst < REACHED * scale;
}

static const char *beyond_limit(const Line *line, const double *q, int *joint)
{
    for (int i = 0; i < line->n; i++) {
        const Joint *limits = line->machine->robot->links[i].joint;
        *joint = i;
        if (limits->has_limits && q[i] < (double)limits->lower)
            return "lower";
        if (limits->has_limits && q[i] > (double)limits->upper)
            return "upper";
    }
    return NULL;
}

/* Whole turns off angles, so that they come to lie within half a turn, or within their limits. */
static void unwind(const Line *line, double *q)
{
    const double turn_angle = 6.28318530717958647692;
    for (int i = 0; i < line->n; i++) {
        const Link *link = &line->machine->robot->links[i];
        if (link->type != REVOLUTE)
            continue;
        q[i] -= turn_angle * round(q[i] / turn_angle);
        if (link->joint->has_limits && q[i] < (double)link->joint->lower)
            q[i] += turn_angle;
        else if (link->joint->has_limits && q[i] > (double)link->joint->upper)
            q[i] -= turn_angle;
    }
}

/* xorshift: the same searches on every machine. */
static double next_random(uint64_t *state)
{
    *state ^= *state << 13;
    *state ^= *state >> 7;
    *state ^= *state << 17;
    return (double)(*state >> 11) / 9007199254740992.0;
}

static bool find_start(const Line *line, const Place *target, int rows, const double *start,
                       double *q)
{
    uint64_t state = 0x9E3779B97F4A7C15u;
    int joint;
    for (int search = 0; search < (start ? 1 : SEARCHES); search++) {
        for (int i = 0; i < line->n; i++) {
            const Link *link = &line->machine->robot->links[i];
            double reach_out = link->type == REVOLUTE ? 3.14159 : 1, low = -reach_out;
            if (link->joint->has_limits && link->joint->lower > -1e6 && link->joint->upper < 1e6) {
                low = (double)link->joint->lower;
                reach_out = (double)link->joint->upper;
            }
            double random = low + (reach_out - low) * next_random(&state);
            q[i] = start ? start[i] : search ? random : 0;
        }
        bool there = reach(line, target, rows, q);
        if (!start)
            unwind(line, q);
        double J[6 * MOST], x[MOST], left, nothing[6] = {0};
        machine_call(line->machine, JACOBIAN, q, NULL, NULL, J);
        if (there && (start || (!beyond_limit(line, q, &joint) &&
                                least_squares(6, line->n, J, nothing, x, &left))))
            return true;
    }
    return false;
}

/* ---- the line ---- */

/* Joint values at s from those nearby, in as many steps as it takes. */
static bool follow(const Line *line, double from, double to, double *q, int depth)
{
    double next[MOST], largest = 0;
    Place target;
    memcpy(next, q, sizeof next);
    place_at(line, to, &target);
    bool there = reach(line, &target, line->rows, next);
    for (int i = 0; i < line->n; i++)
        largest = fmax(largest, fabs(next[i] - q[i]));
    if (there && largest <= LONGEST_STEP) {
        memcpy(q, next, sizeof next);
        return true;
    }
    double middle = (from + to) / 2;
    return depth > 0 && follow(line, from, middle, q, depth - 1) &&
           follow(line, middle, to, q, depth - 1);
}

/* Velocities and accelerations for a motion of s; false with the reason when there are none. */
static bool rates_at(const Line *line, const double s[3], const double *q, double *qd, double *qdd,
                     char *reason, size_t room)
{
    double J[6 * MOST], bias[6], v[6], a[6], left;
    machine_call(line->machine, JACOBIAN, q, NULL, NULL, J);
    for (int k = 0; k < 6; k++)
        v[k] = s[1] * line->way[k];
    if (!least_squares(line->rows, line->n, J, v, qd, &left)) {
        snprintf(reason, room, "the arm is singular: some of its joints undo each other's motion");
        return false;
    }
    double allowed = 1e-7 * (1 + fabs(s[1]) + fabs(s[2]));
    bool possible = left < allowed;
    machine_call(line->machine, JACOBIAN_BIAS, q, qd, NULL, bias);
    for (int k = 0; k < 6; k++)
        a[k] = s[2] * line->way[k] - bias[k];
    least_squares(line->rows, line->n, J, a, qdd, &left);
    if (!possible || !(left < allowed * (1 + squares(qd, line->n)))) {
        snprintf(reason, room, "the arm has no joint that moves the tool this way");
        return false;
    }
    return true;
}

static double time_of(const Line *line, double s)
{
    double low = 0, high = line->duration, at[3];
    for (int k = 0; k < 60; k++) {
        double middle = (low + high) / 2;
        profile_at(line->profile, line->duration, middle, at);
        if (at[0] < s)
            low = middle;
        else
            high = middle;
    }
    return high;
}

static void follow_all(Line *line)
{
    char reason[160] = "";
    double q[MOST], qd[MOST], qdd[MOST];
    memcpy(q, line->q[0], sizeof q);
    for (int k = 0; k <= GRID; k++) {
        double s = (double)k / GRID, motion[3] = {s, 1, 0};
        int joint = 0;
        const char *limit = NULL;
        bool there = k == 0 || follow(line, s - 1.0 / GRID, s, q, 10);
        if (!there)
            snprintf(reason, sizeof reason, "the tool does not get there");
        else if ((limit = beyond_limit(line, q, &joint)) != NULL)
            snprintf(reason, sizeof reason, "joint \"%s\" would pass its %s limit",
                     line->machine->robot->links[joint].name, limit);
        else
            rates_at(line, motion, q, qd, qdd, reason, sizeof reason);
        if (reason[0])
            fail_job("--trajectory line: at t = %.4g s, %.0f %% of the way, %s; try another line, "
                     "or another --guess to begin from",
                     time_of(line, s), 100 * s, reason);
        memcpy(line->q[k], q, sizeof q);
    }
}

/* With nothing said about orientation it is kept, unless the arm has just enough joints to place
   the tool: then orientation follows. */
static int rows_for(const Line *line, bool has_rpy)
{
    double J[6 * MOST], x[MOST], left, nothing[6] = {0};
    machine_call(line->machine, JACOBIAN, line->q[0], NULL, NULL, J);
    bool enough = line->n <= 3 && least_squares(3, line->n, J, nothing, x, &left);
    return !has_rpy && enough ? 3 : 6;
}

Line *line_new(Arena *arena, const Machine *machine, Profile profile, double duration,
               const double *from, int from_count, const double *to, int to_count,
               const double *start)
{
    if (machine->n > MOST)
        fail_input("--trajectory line: %s has %d joints, and six conditions do not determine them; "
                   "lines are for arms of up to six joints",
                   machine->robot->name, machine->n);
    Line *line = arena_alloc(arena, sizeof *line);
    line->machine = machine;
    line->n = machine->n;
    line->profile = profile;
    line->duration = duration;
    double tool[12], *q = line->q[0];
    if (from) {
        memcpy(line->begin.p, from, sizeof line->begin.p);
        if (from_count == 6)
            from_rpy(from + 3, line->begin.R);
        if (!find_start(line, &line->begin, from_count == 6 ? 6 : 3, start, q))
            fail_job("--from: found no joint values that put the tool at %g, %g, %g%s", from[0],
                     from[1], from[2],
                     start ? "; try another --guess" : "; give joint values near by with --guess");
    } else {
        memcpy(q, start, sizeof *q * (size_t)line->n);
    }
    machine_call(machine, FORWARD_KINEMATICS, q, NULL, NULL, tool);
    if (!from)
        memcpy(line->begin.p, tool + 9, sizeof line->begin.p);
    if (from_count != 6)
        memcpy(line->begin.R, tool, sizeof line->begin.R);
    for (int k = 0; k < 3; k++)
        line->way[k] = to[k] - line->begin.p[k];
    if (to_count == 6) {
        double end[9];
        from_rpy(to + 3, end);
        turn_between(line->begin.R, end, line->way + 3);
    }
    line->rows = rows_for(line, from_count == 6 || to_count == 6);
    follow_all(line);
    return line;
}

bool line_at(const Line *line, double t, double *q, double *qd, double *qdd, char *reason,
             size_t room)
{
    double s[3];
    Place target;
    profile_at(line->profile, line->duration, t, s);
    int k = (int)(s[0] * GRID);
    k = k < GRID ? k : GRID - 1;
    double u = s[0] * GRID - k;
    for (int i = 0; i < line->n; i++)
        q[i] = line->q[k][i] + u * (line->q[k + 1][i] - line->q[k][i]);
    place_at(line, s[0], &target);
    if (!reach(line, &target, line->rows, q)) {
        snprintf(reason, room, "the tool does not get there");
        return false;
    }
    return rates_at(line, s, q, qd, qdd, reason, room);
}
