/* drive.c: see drive.h. */
#include "motion/drive.h"

#include "motion/closed.h"

#include <math.h>
#include <string.h>

static const struct {
    const char *name;
    DriveKind kind;
    bool argument;
} kinds[] = {
    {"zero", DRIVE_ZERO, false},
    {"constant:", DRIVE_CONSTANT, true},
    {"torque:", DRIVE_TORQUE, true},
    {"voltage:", DRIVE_VOLTAGE, true},
    {"trajectory", DRIVE_TRAJECTORY, false},
    {"computed-torque", DRIVE_COMPUTED, false},
};

DriveKind drive_parse(const char *text)
{
    const char *names[COUNT(kinds)];
    if (!text)
        return DRIVE_ZERO;
    for (size_t k = 0; k < COUNT(kinds); k++) {
        size_t length = strlen(kinds[k].name);
        bool same = kinds[k].argument ? strncmp(text, kinds[k].name, length) == 0
                                      : strcmp(text, kinds[k].name) == 0;
        if (same && kinds[k].argument && !text[length])
            fail_input("--drive: \"%s\" ends where its %s should stand; write %s%s", text,
                       kinds[k].kind == DRIVE_CONSTANT ? "numbers" : "file", text,
                       kinds[k].kind == DRIVE_CONSTANT ? "LIST" : "FILE.csv");
        if (same)
            return kinds[k].kind;
        names[k] = kinds[k].name;
    }
    const char *near = nearest_word(text, names, COUNT(kinds));
    fail_input("--drive: \"%s\" is none of zero, constant:LIST, torque:FILE.csv, voltage:FILE.csv, "
               "trajectory, computed-torque%s%s%s",
               text, near ? "; did you mean \"" : "", near ? near : "", near ? "\"?" : "");
}

bool drive_follows(DriveKind kind)
{
    return kind == DRIVE_TRAJECTORY || kind == DRIVE_COMPUTED;
}

/* One gain for all joints, or one for each. */
static double *read_gains(Arena *arena, const char *option, const char *list, int n,
                          double fallback)
{
    double *gains = arena_array(arena, double, MAX_JOINTS);
    int given = 1;
    gains[0] = fallback;
    if (list)
        given = parse_numbers(option, list, gains, MAX_JOINTS);
    if (given != 1 && given != n)
        fail_input("--%s: %d numbers given, the robot has %d joint%s; give one for all or one each",
                   option, given, n, n == 1 ? "" : "s");
    for (int i = given; i < n; i++)
        gains[i] = gains[0];
    return gains;
}

static Schedule *read_columns(Arena *arena, const Machine *machine, const char *path,
                              const char *name, const char *interpolation, bool hold)
{
    const char **heads = schedule_heads(arena, &name, 1, machine->n);
    Schedule *schedule = schedule_read(arena, path, heads, machine->n, machine->n);
    schedule->hold = interpolation ? strcmp(interpolation, "hold") == 0 : hold;
    if (interpolation && strcmp(interpolation, "spline") == 0)
        schedule_spline(arena, schedule);
    return schedule;
}

Drive *drive_new(Arena *arena, const Machine *machine, const DriveOptions *given,
                 const MotionOptions *options, const double *q)
{
    Drive *drive = arena_alloc(arena, sizeof *drive);
    drive->machine = machine;
    drive->kind = drive_parse(given->drive);
    drive->wrench = wrench_read(arena, options);
    if (drive->wrench && options->interpolation)
        drive->wrench->hold = strcmp(options->interpolation, "hold") == 0;
    if (drive->wrench && options->interpolation && strcmp(options->interpolation, "spline") == 0)
        schedule_spline(arena, drive->wrench);
    const char *argument = given->drive ? strchr(given->drive, ':') : NULL;
    argument = argument ? argument + 1 : NULL;
    double *numbers;
    switch (drive->kind) {
    case DRIVE_ZERO:
    case DRIVE_CONTROL: /* of sessions, which fill it in themselves */
        break;
    case DRIVE_CONSTANT:
        read_joints(arena, "drive constant", argument, machine->n, &numbers);
        drive->constant = numbers;
        break;
    case DRIVE_TORQUE:
        drive->schedule =
            read_columns(arena, machine, argument, "tau", options->interpolation, false);
        break;
    case DRIVE_VOLTAGE:
        if (machine_without_motor(machine) >= 0)
            fail_input("--drive voltage: joint \"%s\" has no motor; give it \"motor\" with "
                       "resistance and torque_constant",
                       machine->robot->links[machine_without_motor(machine)].name);
        drive->schedule = read_columns(arena, machine, argument, "v", options->interpolation, true);
        break;
    case DRIVE_TRAJECTORY:
    case DRIVE_COMPUTED: {
        bool computed = drive->kind == DRIVE_COMPUTED;
        drive->motion = motion_new(arena, machine, options, q);
        if (machine->robot->closure)
            drive->closed = closed_new(arena, machine, q);
        int told = drive->closed ? drive->closed->count : machine->n;
        drive->kp = read_gains(arena, "kp", given->kp, told, computed ? 100 : 0);
        drive->kd = read_gains(arena, "kd", given->kd, told, computed ? 20 : 0);
        break;
    }
    }
    return drive;
}

double drive_end(const Drive *drive)
{
    if (drive->motion)
        return motion_end(drive->motion);
    return drive->schedule ? drive->schedule->t[drive->schedule->count - 1] : 0;
}

static double enter(const Schedule *schedule, int *row, double t, bool *jumped)
{
    double after = t + 1e-12 * fmax(1, fabs(t)); /* a row that rounding puts a hair later is now */
    int now = schedule_row(schedule, after);
    *jumped = *jumped || (schedule->hold && now != *row);
    *row = now;
    return schedule_next(schedule, after);
}

double drive_enter(Drive *drive, double t)
{
    double next = INFINITY;
    if (drive->schedule)
        next = enter(drive->schedule, &drive->row, t, &drive->jumped);
    if (drive->wrench)
        next = fmin(next, enter(drive->wrench, &drive->wrench_row, t, &drive->jumped));
    return next;
}

/* The same for a mechanism: feedback of the joints that lead, torques of the actuated ones. */
static bool follow_closed(const Drive *drive, double t, const double *q, const double *qd,
                          double *tau)
{
    const Machine *machine = drive->machine;
    Closed *closed = drive->closed;
    double want[MAX_POSITIONS], want_d[MAX_JOINTS], want_dd[MAX_JOINTS], feedback[MAX_JOINTS],
        found[MAX_JOINTS], qdd[MAX_JOINTS] = {0};
    char reason[160];
    bool computed = drive->kind == DRIVE_COMPUTED;
    if (!motion_at(drive->motion, t, want, want_d, want_dd, reason, sizeof reason))
        return false;
    for (int k = 0; k < closed->count; k++) {
        int i = closed->leader[k], at = machine->robot->links[i].position;
        feedback[i] = drive->kp[k] * (want[at] - q[at]) + drive->kd[k] * (want_d[i] - qd[i]);
        qdd[i] = want_dd[i] + feedback[i];
    }
    if (computed)
        closed_accelerate(closed, q, qd, qdd);
    bool done = computed ? machine_call(machine, INVERSE_DYNAMICS, q, qd, qdd, found)
                         : machine_call(machine, INVERSE_DYNAMICS, want, want_d, want_dd, found);
    closed_spread(machine->robot, found, tau);
    for (int k = 0; k < closed->count && !computed; k++)
        tau[closed->leader[k]] += feedback[closed->leader[k]];
    return done;
}

/* Feedforward from the motion, feedback from where the arm is. */
static bool follow(const Drive *drive, double t, const double *q, const double *qd, double *tau)
{
    int n = drive->machine->n;
    double want[MAX_JOINTS], want_d[MAX_JOINTS], want_dd[MAX_JOINTS], feedback[MAX_JOINTS];
    char reason[160];
    if (!motion_at(drive->motion, t, want, want_d, want_dd, reason, sizeof reason))
        return false;
    for (int i = 0; i < n; i++)
        feedback[i] = drive->kp[i] * (want[i] - q[i]) + drive->kd[i] * (want_d[i] - qd[i]);
    if (drive->kind == DRIVE_COMPUTED) {
        for (int i = 0; i < n; i++)
            want_dd[i] += feedback[i];
        return machine_call(drive->machine, INVERSE_DYNAMICS, q, qd, want_dd, tau);
    }
    machine_call(drive->machine, INVERSE_DYNAMICS, want, want_d, want_dd, tau);
    for (int i = 0; i < n; i++)
        tau[i] += feedback[i];
    return true;
}

bool drive_torques(const Drive *drive, double t, const double *q, const double *qd, double *tau,
                   double *volts)
{
    const Machine *machine = drive->machine;
    int n = machine->n;
    double given[MAX_JOINTS];
    for (int i = 0; i < n; i++)
        tau[i] = drive->constant ? drive->constant[i] : 0;
    if (drive->kind == DRIVE_TORQUE)
        schedule_at(drive->schedule, drive->row, t, tau);
    if (drive->kind == DRIVE_VOLTAGE) {
        schedule_at(drive->schedule, drive->row, t, given);
        machine_torques(machine, given, qd, tau);
    }
    if (drive->kind == DRIVE_CONTROL)
        control_torques(drive->control, q, qd, tau);
    if (drive->motion && !(drive->closed ? follow_closed : follow)(drive, t, q, qd, tau))
        return false;
    if (volts && drive->kind == DRIVE_VOLTAGE)
        memcpy(volts, given, sizeof *volts * (size_t)n);
    else if (volts)
        machine_voltages(machine, tau, qd, volts);
    return true;
}

const double *drive_wrench(const Drive *drive, double t, double wrench[6])
{
    if (!drive->wrench)
        return NULL;
    schedule_at(drive->wrench, drive->wrench_row, t, wrench);
    return wrench;
}
