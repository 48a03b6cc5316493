/* line.c: see line.h. The line is p0 + s (p1 - p0), the axes turn about one fixed axis, both in
   proportion to s, which a profile moves from 0 to 1. Joint values at s come from damped least
   squares (Levenberg and Marquardt) on the generated Jacobian; the whole line is followed once in
   small steps, so that a later search begins next to its answer:

       J qd = sd (p1 - p0, angle axis)      J qdd = sdd (p1 - p0, angle axis) - Jd qd

   with Jd qd from the generated jacobian-bias. Arms with fewer than six joints are well as long as
   they can do it. Of the ways that more than six joints leave open, the smallest motion at every
   instant is taken, q' = dq/ds with the least sum of squares. */
#include "motion/line.h"
#include "motion/reach.h"

#include <math.h>
#include <string.h>

enum { GRID = 256, MOST = REACH_MOST };
static const double LONGEST_STEP = 0.3; /* of a joint between places on the way, rad or m */

struct Line {
    const Machine *machine;
    int n, rows; /* rows: 6, or 3 when the orientation follows by itself */
    Profile profile;
    double duration;
    Place begin;
    double way[6];            /* p1 - p0; angle times axis */
    double q[GRID + 1][MOST]; /* at s = k / GRID */
};

static void place_at(const Line *line, double s, Place *place)
{
    double vector[3], R[9];
    for (int k = 0; k < 3; k++) {
        place->p[k] = line->begin.p[k] + s * line->way[k];
        vector[k] = s * line->way[3 + k];
    }
    rotation_turn(vector, R);
    rotation_multiply(R, line->begin.R, false, place->R);
}

/* ---- where it begins ---- */

/* Whether the Jacobian has full rank. */
static bool is_regular(const Line *line, const double *q)
{
    double J[6 * MOST], x[MOST], left, nothing[6] = {0};
    machine_call(line->machine, JACOBIAN, q, NULL, NULL, J);
    return line->n > 6 ? least_norm(line->n, J, nothing, x, nothing)
                       : least_squares(6, line->n, J, nothing, x, &left);
}

static bool starts_well(const void *context, const double *q)
{
    return is_regular(context, q);
}

static bool find_start(const Line *line, const Place *target, int rows, const double *start,
                       double *q)
{
    if (!start)
        return reach_search(line->machine, target, rows, NULL, starts_well, line, q) == REACHED_IT;
    memcpy(q, start, sizeof *q * (size_t)line->n);
    return reach(line->machine, target, rows, q);
}

/* ---- the line ---- */

/* Joint values at s from those nearby, in as many steps as it takes. */
static bool follow(const Line *line, double from, double to, double *q, int depth)
{
    double next[MOST], largest = 0;
    Place target;
    memcpy(next, q, sizeof next);
    place_at(line, to, &target);
    bool there = reach(line->machine, &target, line->rows, next);
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

static bool redundant_rates(const Line *line, const double s[3], const double *q, double *qd,
                            double *qdd, char *reason, size_t room);

/* Velocities and accelerations for a motion of s; false with the reason when there are none. */
static bool rates_at(const Line *line, const double s[3], const double *q, double *qd, double *qdd,
                     char *reason, size_t room)
{
    double J[6 * MOST], bias[6], v[6], a[6], left;
    if (line->n > 6)
        return redundant_rates(line, s, q, qd, qdd, reason, room);
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
    double speed = 0;
    for (int i = 0; i < line->n; i++)
        speed += qd[i] * qd[i];
    if (!possible || !(left < allowed * (1 + speed))) {
        snprintf(reason, room, "the arm has no joint that moves the tool this way");
        return false;
    }
    return true;
}

/* ---- more than six joints: of all joint motions the smallest ---- */

/* dq/ds, the smallest with J dq/ds = way. */
static bool slope(const Line *line, const double *q, double *dq, double lambda[6])
{
    double J[6 * MOST];
    machine_call(line->machine, JACOBIAN, q, NULL, NULL, J);
    return least_norm(line->n, J, line->way, dq, lambda);
}

/* From q at s over a length: four steps of Runge and Kutta, and what they miss of the line. */
static bool glide(const Line *line, double s, double length, double *q)
{
    static const double part[] = {0, 0.5, 0.5, 1}, weight[] = {1, 2, 2, 1};
    int n = line->n;
    double h = length / 4, lambda[6];
    for (int step = 0; step < 4; step++) {
        double k[MOST] = {0}, sum[MOST] = {0}, at[MOST];
        for (int stage = 0; stage < 4; stage++) {
            for (int i = 0; i < n; i++)
                at[i] = q[i] + part[stage] * h * k[i];
            if (!slope(line, at, k, lambda))
                return false;
            for (int i = 0; i < n; i++)
                sum[i] += weight[stage] * k[i];
        }
        for (int i = 0; i < n; i++)
            q[i] += h / 6 * sum[i];
    }
    Place target;
    place_at(line, s + length, &target);
    return reach(line->machine, &target, 6, q);
}

/* With q' = J^T lambda and J q' = way: J q'' = -J' q', and beside it, where the tool does not feel
   it, q'' has J'^T lambda. J' along the motion is the generated derivative of J for rates q'. */
static bool redundant_rates(const Line *line, const double s[3], const double *q, double *qd,
                            double *qdd, char *reason, size_t room)
{
    int n = line->n;
    double J[6 * MOST], Jd[6 * MOST], dq[MOST], free_motion[MOST];
    double lambda[6], unused[6], b[6], x[MOST];
    machine_call(line->machine, JACOBIAN, q, NULL, NULL, J);
    if (!least_norm(n, J, line->way, dq, lambda)) {
        snprintf(reason, room, "the arm is singular: some of its joints undo each other's motion");
        return false;
    }
    machine_call(line->machine, JACOBIAN_DERIVATIVE, q, dq, NULL, Jd);
    for (int i = 0; i < n; i++) {
        free_motion[i] = 0;
        for (int k = 0; k < 6; k++)
            free_motion[i] += Jd[k * n + i] * lambda[k];
    }
    for (int k = 0; k < 6; k++) { /* what the tool would feel of it is taken back */
        b[k] = 0;
        for (int i = 0; i < n; i++)
            b[k] -= Jd[k * n + i] * dq[i] + J[k * n + i] * free_motion[i];
    }
    least_norm(n, J, b, x, unused);
    for (int i = 0; i < n; i++) {
        qd[i] = s[1] * dq[i];
        qdd[i] = s[2] * dq[i] + s[1] * s[1] * (x[i] + free_motion[i]);
    }
    return true;
}

/* ---- all of it ---- */

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
    return s > 0 ? high : 0;
}

static void follow_all(Line *line)
{
    char reason[160] = "";
    double q[MOST], qd[MOST], qdd[MOST];
    memcpy(q, line->q[0], sizeof q);
    for (int k = 0; k <= GRID; k++) {
        double s = (double)k / GRID, motion[3] = {s, 1, 0};
        int joint;
        bool there = k == 0 || (line->n > 6 ? glide(line, s - 1.0 / GRID, 1.0 / GRID, q)
                                            : follow(line, s - 1.0 / GRID, s, q, 10));
        if (!there)
            snprintf(reason, sizeof reason, "the tool does not get there");
        else if ((joint = machine_beyond_limit(line->machine, q)) >= 0)
            snprintf(reason, sizeof reason, "joint \"%s\" would pass its %s limit",
                     line->machine->robot->links[joint].name,
                     q[joint] < line->machine->lower[joint] ? "lower" : "upper");
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
        fail_input("--trajectory line: %s has %d joints; lines are for arms of up to %d",
                   machine->robot->name, machine->n, MOST);
    Line *line = arena_alloc(arena, sizeof *line);
    line->machine = machine;
    line->n = machine->n;
    line->profile = profile;
    line->duration = duration;
    double tool[12], *q = line->q[0];
    if (from) {
        memcpy(line->begin.p, from, sizeof line->begin.p);
        if (from_count == 6)
            rotation_from_rpy(from + 3, line->begin.R);
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
        rotation_from_rpy(to + 3, end);
        rotation_between(line->begin.R, end, line->way + 3);
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
    bool wide = line->n > 6;
    for (int i = 0; i < line->n; i++)
        q[i] = line->q[k][i] + (wide ? 0 : u * (line->q[k + 1][i] - line->q[k][i]));
    place_at(line, s[0], &target);
    if (!(wide ? glide(line, (double)k / GRID, u / GRID, q)
               : reach(line->machine, &target, line->rows, q))) {
        snprintf(reason, room, "the tool does not get there");
        return false;
    }
    return rates_at(line, s, q, qd, qdd, reason, room);
}
