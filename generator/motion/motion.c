/* motion.c: options of the moving commands, and motions that joints follow: from rest to rest,
   through the points of a file, or whatever keeps the tool on a line (line.c). */
#include "motion/motion.h"
#include "motion/closed.h"
#include "motion/line.h"

#include <math.h>
#include <string.h>

static const double LONGEST = 1e9; /* seconds, thirty years */

struct Motion {
    int n;          /* joints that are told where to go */
    Closed *closed; /* of mechanisms: where the others go; NULL: there are none */
    double begin, end;
    Profile profile;
    double *from, *to; /* a profile */
    Knot *knots;       /* through points: of joint i, count from i * count; NULL: a profile */
    const Schedule *points;
    bool quintic; /* the file has velocities and accelerations too */
    Line *line;
};

MotionOptions motion_defaults(void)
{
    return (MotionOptions){.duration = NAN, .output_step = NAN, .choice = choice_default()};
}

static bool is_file(const char *name)
{
    size_t length = strlen(name);
    return strchr(name, '/') || (length > 4 && strcmp(name + length - 4, ".csv") == 0);
}

static Profile profile_parse(const char *option, const char *name)
{
    static const char *const names[] = {"cycloid", "quintic", "cubic", "line"};
    for (int k = 0; k < 3; k++)
        if (strcmp(name, names[k]) == 0)
            return (Profile)k;
    const char *near = nearest_word(name, names, COUNT(names));
    fail_input("--%s: \"%s\" is none of cycloid, quintic, cubic%s%s%s%s", option, name,
               strcmp(option, "profile") == 0 ? "" : ", line and FILE.csv",
               near ? "; did you mean \"" : "", near ? near : "", near ? "\"?" : "");
}

bool motion_is_line(const MotionOptions *options)
{
    return options->trajectory && strcmp(options->trajectory, "line") == 0;
}

void motion_check(const MotionOptions *options)
{
    if (!isnan(options->duration) && !(options->duration > 0))
        fail_input("--duration: %g is not a number of seconds above 0", options->duration);
    if (options->duration >= LONGEST)
        fail_input("--duration: %g s is too long; it must be below %g s", options->duration,
                   LONGEST);
    if (!isnan(options->output_step) && !(options->output_step > 0))
        fail_input("--output-step: %g is not a number of seconds above 0", options->output_step);
    if (options->format && strcmp(options->format, "csv") != 0 &&
        strcmp(options->format, "json") != 0)
        fail_input("--format: \"%s\" is neither csv nor json", options->format);
    if (options->backend && strcmp(options->backend, "reference") != 0)
        backend_parse(options->backend);
    if (options->trajectory && !motion_is_line(options) && !is_file(options->trajectory))
        profile_parse("trajectory", options->trajectory);
    if (options->profile) {
        profile_parse("profile", options->profile);
        if (!motion_is_line(options))
            fail_input("--profile is for --trajectory line; the others are profiles themselves");
    }
}

void read_joints(Arena *arena, const char *option, const char *list, int n, double **out)
{
    *out = arena_array(arena, double, MAX_JOINTS);
    int given = parse_numbers(option, list, *out, MAX_JOINTS);
    if (given != n)
        fail_input("--%s: %d number%s given, the robot has %d joint%s", option, given,
                   given == 1 ? "" : "s", n, n == 1 ? "" : "s");
}

void read_positions(Arena *arena, const char *option, const char *list, const Robot *robot,
                    double **out)
{
    int positions = robot->positions;
    if (positions == robot->n) {
        read_joints(arena, option, list, positions, out);
        return;
    }
    *out = arena_array(arena, double, MAX_POSITIONS);
    int given = parse_numbers(option, list, *out, MAX_POSITIONS);
    if (given != positions)
        fail_input("--%s: %d number%s given, the robot has %d positions: one a single joint, "
                   "x,y,z,w a spherical one, x,y,z before these a free one",
                   option, given, given == 1 ? "" : "s", positions);
}

/* ---- through points ---- */

static bool all_present(const Schedule *points, int begin, int count)
{
    for (int k = begin; k < begin + count; k++)
        if (!points->present[k])
            return false;
    return true;
}

/* q, qd and qdd of the joints that are told: by their places, as torque and sim write them. */
static const char **point_heads(Arena *arena, const Motion *motion)
{
    static const char *const names[] = {"q", "qd", "qdd"};
    int n = motion->n;
    if (!motion->closed)
        return schedule_heads(arena, names, 3, n);
    const char **heads = arena_array(arena, const char *, 3 * n);
    for (int k = 0; k < 3 * n; k++) {
        int link = motion->closed->leader[k % n];
        int place = k < n ? motion->closed->context.machine->robot->links[link].position : link;
        heads[k] = arena_format(arena, "%s%d", names[k / n], place + 1);
    }
    return heads;
}

/* Positions alone: the clamped cubic spline, at rest at both ends; with velocities it begins and
   ends with those of the file; with accelerations as well every row is met in all three. */
static void read_points(Arena *arena, Motion *motion, const char *path)
{
    int n = motion->n;
    const char **heads = point_heads(arena, motion);
    const Schedule *points = schedule_read(arena, path, heads, 3 * n, n);
    int count = points->count;
    if (count < 2)
        fail_input("%s: a motion needs two rows at least", path);
    bool has_qd = all_present(points, n, n), has_qdd = all_present(points, 2 * n, n);
    motion->points = points;
    motion->quintic = has_qd && has_qdd;
    motion->begin = points->t[0];
    motion->end = points->t[count - 1];
    motion->knots = arena_array(arena, Knot, (size_t)count * (size_t)n);
    double *work = arena_array(arena, double, count);
    for (int i = 0; i < n; i++) {
        Knot *knots = motion->knots + (size_t)i * (size_t)count;
        for (int k = 0; k < count; k++) {
            const double *row = points->value + (size_t)k * (size_t)(3 * n);
            knots[k] = (Knot){points->t[k], row[i], has_qd ? row[n + i] : 0, row[2 * n + i]};
        }
        if (!motion->quintic)
            spline_slopes(knots, count, work);
    }
}

static void points_at(const Motion *motion, double t, int joint, double out[3])
{
    const Knot *knots = motion->knots + (size_t)joint * (size_t)motion->points->count;
    int last = motion->points->count - 1, row = schedule_row(motion->points, t);
    row = row < last ? row : last - 1;
    (motion->quintic ? hermite_quintic : hermite_cubic)(&knots[row], &knots[row + 1], t, out);
}

/* ---- all kinds ---- */

/* A value for each joint that is told where to go. */
static void read_told(Arena *arena, const Motion *motion, const char *option, const char *list,
                      double **out)
{
    if (!motion->closed) {
        read_joints(arena, option, list, motion->n, out);
        return;
    }
    *out = arena_array(arena, double, MAX_JOINTS);
    int given = parse_numbers(option, list, *out, MAX_JOINTS);
    if (given != motion->n)
        fail_input("--%s: %d number%s given, and %d joint%s lead%s the mechanism: %s%s", option,
                   given, given == 1 ? "" : "s", motion->n, motion->n == 1 ? "" : "s",
                   motion->n == 1 ? "s" : "",
                   motion->closed->context.machine->robot->links[motion->closed->leader[0]].name,
                   motion->n > 1 ? ", ... (the file's \"actuated\")" : "");
}

static void new_line(Arena *arena, Motion *motion, const Machine *machine,
                     const MotionOptions *options, const double *start)
{
    double from[6], to[6];
    int from_count = 0;
    if (options->from)
        from_count = parse_numbers("from", options->from, from, 6);
    int to_count = parse_numbers("to", options->to, to, 6);
    if ((from_count != 0 && from_count != 3 && from_count != 6) || (to_count != 3 && to_count != 6))
        fail_input("--%s: for a line, the tool's x,y,z or x,y,z,roll,pitch,yaw",
                   to_count != 3 && to_count != 6 ? "to" : "from");
    if (!from_count && !start)
        fail_input("--from is missing: where the line begins, x,y,z of the tool; or --guess, the "
                   "joint values there");
    Profile profile = profile_parse("profile", options->profile ? options->profile : "quintic");
    motion->line = line_new(arena, machine, profile, motion->end, from_count ? from : NULL,
                            from_count, to, to_count, start);
}

Motion *motion_new(Arena *arena, const Machine *machine, const MotionOptions *options,
                   const double *start)
{
    const char *name = options->trajectory ? options->trajectory : "cycloid";
    const Robot *robot = machine->robot;
    if (robot->positions != machine->n && !robot->closure)
        fail_input("--trajectory: spherical and free joints follow no such course; rbgen eval %s "
                   "inverse-dynamics --states FILE.csv takes their q, qd and qdd",
                   robot->name);
    if (robot->closure && motion_is_line(options))
        fail_input("--trajectory line: %s has loops, and its tool is led by its actuated joints; "
                   "give their motion",
                   robot->name);
    Motion *motion = arena_alloc(arena, sizeof *motion);
    motion->closed = robot->closure ? closed_new(arena, machine, start) : NULL;
    motion->n = motion->closed ? motion->closed->count : machine->n;
    motion->end = options->duration > 0 ? options->duration : 1;
    if (is_file(name)) {
        if (options->from || options->to)
            fail_input("--from and --to: the points of %s say where the motion goes", name);
        read_points(arena, motion, name);
        return motion;
    }
    if (!options->to)
        fail_input("--to is missing: where the motion ends, %s",
                   motion_is_line(options) ? "the tool's x,y,z" : "a value for each joint");
    if (motion_is_line(options)) {
        new_line(arena, motion, machine, options, start);
        return motion;
    }
    motion->profile = profile_parse("trajectory", name);
    if (options->from) {
        read_told(arena, motion, "from", options->from, &motion->from);
    } else if (start || motion->closed) {
        motion->from = arena_array(arena, double, motion->n);
        for (int k = 0; k < motion->n; k++) {
            int link = motion->closed ? motion->closed->leader[k] : k;
            motion->from[k] = (start ? start : motion->closed->near)[robot->links[link].position];
        }
    } else {
        fail_input("--from is missing: where the motion begins, a value for each joint");
    }
    read_told(arena, motion, "to", options->to, &motion->to);
    return motion;
}

double motion_begin(const Motion *motion)
{
    return motion->begin;
}

double motion_end(const Motion *motion)
{
    return motion->end;
}

bool motion_at(const Motion *motion, double t, double *q, double *qd, double *qdd, char *reason,
               size_t room)
{
    double s[3], lead[3][MAX_JOINTS];
    double *const all[] = {q, qd, qdd};
    if (motion->line)
        return line_at(motion->line, t, q, qd, qdd, reason, room);
    if (motion->closed) {
        q = lead[0];
        qd = lead[1];
        qdd = lead[2];
    }
    bool moves = t >= motion->begin && t <= motion->end;
    double inside = fmin(fmax(t, motion->begin), motion->end);
    if (!motion->knots)
        profile_at(motion->profile, motion->end, t, s);
    for (int i = 0; i < motion->n; i++) {
        if (motion->knots) {
            points_at(motion, inside, i, s);
            q[i] = s[0];
            qd[i] = moves ? s[1] : 0; /* before and after, it rests */
            qdd[i] = moves ? s[2] : 0;
        } else {
            double way = motion->to[i] - motion->from[i];
            q[i] = motion->from[i] + way * s[0];
            qd[i] = way * s[1];
            qdd[i] = way * s[2];
        }
    }
    return !motion->closed || closed_complete(motion->closed, lead[0], lead[1], lead[2], all[0],
                                              all[1], all[2], reason, room);
}
