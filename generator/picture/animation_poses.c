/* animation_poses.c: at which instants the arm is drawn, and where its links are then
 * (animation.h).
 */
#include "picture/animation.h"

#include "model/positions.h"

#include <math.h>
#include <string.h>

/* A stick that turns further than this between two poses would visibly shrink on the way, since the
   page joins poses by straight lines. */
static const double LARGEST_TURN = 0.1;
static const double FARTHEST = 1e6; /* metres */
enum { MOST_POSES = 1500, FEWEST_POSES = 50 };

int poses_limit(int n)
{
    int bytes = 330 + 150 * n; /* of one pose: the tool in full, links and curves to 7 digits */
    int limit = PAGE_BYTES / bytes;
    return limit > MOST_POSES ? MOST_POSES : limit < FEWEST_POSES ? FEWEST_POSES : limit;
}

static const double *row_at(const Record *record, int row)
{
    return record->rows->value + (size_t)row * (size_t)record->rows->width;
}

static bool has_speeds(const Record *record)
{
    for (int i = 0; i < record->n; i++)
        if (!record->rows->present[record->positions + i])
            return false;
    return true;
}

/* q at the fraction u between two rows: a cubic that has their speeds, or a straight line. */
static void between(const Record *record, int from, int to, double u, double *q)
{
    const double *a = row_at(record, from), *b = row_at(record, to);
    double span = record->rows->t[to] - record->rows->t[from], v = 1 - u;
    bool smooth = has_speeds(record);
    for (int k = 0; k < record->positions; k++)
        q[k] = v * a[k] + u * b[k];
    for (int i = 0; i < record->n && smooth; i++) {
        const Link *link = &record->robot->links[i];
        int at = link->position, rate = record->positions + i;
        if (!link->run)
            q[at] = v * v * (1 + 2 * u) * a[at] + u * u * (1 + 2 * v) * b[at] +
                    u * v * span * (v * a[rate] - u * b[rate]);
    }
    positions_normalise(record->robot, q);
}

/* Into how many steps the way between two rows is divided. */
static int steps_between(const Machine *machine, const Record *record, int from, int to,
                         double turn)
{
    const double *a = row_at(record, from), *b = row_at(record, to);
    double most = 0;
    for (int k = 0; k < record->positions; k++) {
        int component; /* a quaternion's numbers change by half the angle */
        const Link *link = positions_link(machine->robot, k, &component);
        if (link->type == REVOLUTE || component < 0)
            most = fmax(most, (component < 0 ? 2 : 1) * fabs(b[k] - a[k]));
    }
    double steps = ceil(most / turn);
    return steps < 1 ? 1 : steps > MOST_POSES ? MOST_POSES : (int)steps;
}

static int next_row(const Record *record, int row)
{
    int next = row + record->stride, last = record->rows->count - 1;
    return next < last ? next : last;
}

static int count_poses(const Machine *machine, const Record *record, double turn)
{
    int count = 1, last = record->rows->count - 1;
    for (int row = 0; row < last; row = next_row(record, row))
        count += steps_between(machine, record, row, next_row(record, row), turn);
    return count;
}

static void add_pose(const Machine *machine, const Record *record, Poses *poses, double t)
{
    int n = record->links, k = poses->count++;
    const double *q = poses->q + k * record->positions;
    double *frames = poses->frames + 12 * k * n, *tool = poses->tool + 12 * k;
    double raw[12 * MAX_JOINTS];
    poses->t[k] = t;
    machine_check_angles(machine, q, "%.60s: at t = %.6g s", record->rows->file, t);
    machine_call(machine, FORWARD_KINEMATICS, q, NULL, NULL, tool);
    machine_call(machine, FRAMES, q, NULL, NULL, raw);
    for (int i = 0; i < n; i++) {
        memcpy(frames + 12 * i, raw + 9 * i, 9 * sizeof *raw);
        memcpy(frames + 12 * i + 9, raw + 9 * n + 3 * i, 3 * sizeof *raw);
        for (int m = 9; m < 12; m++)
            if (!(fabs(frames[12 * i + m]) <= FARTHEST))
                fail_input("%s: at t = %.6g s joint \"%s\" is %g km away or farther; are the q "
                           "columns in radians and metres?",
                           record->rows->file, t, robot_tree(machine->robot)->links[i].name, FARTHEST / 1000);
    }
}

Poses *poses_new(Arena *arena, const Machine *machine, const Record *record)
{
    int n = record->links, last = record->rows->count - 1, limit = poses_limit(n);
    double turn = LARGEST_TURN;
    while (count_poses(machine, record, turn) > limit && turn < 1e300)
        turn *= 1.25;
    int room = count_poses(machine, record, turn);
    Poses *poses = arena_alloc(arena, sizeof *poses);
    poses->t = arena_array(arena, double, room);
    poses->q = arena_array(arena, double, room * record->positions);
    poses->frames = arena_array(arena, double, 12 * room * n);
    poses->tool = arena_array(arena, double, 12 * room);
    const double *t = record->rows->t;
    for (int row = 0; row < last; row = next_row(record, row)) {
        int next = next_row(record, row);
        int steps = steps_between(machine, record, row, next, turn);
        for (int k = 0; k < steps; k++) {
            double u = (double)k / steps, *q = poses->q + poses->count * record->positions;
            between(record, row, next, u, q);
            add_pose(machine, record, poses, k ? t[row] + u * (t[next] - t[row]) : t[row]);
        }
    }
    memcpy(poses->q + poses->count * record->positions, row_at(record, last),
           (size_t)record->positions * sizeof *poses->q);
    positions_normalise(record->robot, poses->q + poses->count * record->positions);
    add_pose(machine, record, poses, t[last]);
    return poses;
}
