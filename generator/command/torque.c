/* torque.c: rbgen torque ROBOT: the torques that a motion takes, row by row. */
#include "command/motion.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    double period; /* 0: as smooth as the rows */
    long bits;     /* 0: as fine as a double */
    double range;
} Converter;

static void check_converter(const Converter *dac)
{
    if (dac->period < 0)
        fail_input("--dac-period: %g is not a number of seconds above 0", dac->period);
    if (dac->bits > 52)
        fail_input("--dac-bits: 1 to 52, not %ld", dac->bits);
    if (!(dac->range > 0))
        fail_input("--dac-range: %g is not a number of volts above 0", dac->range);
}

typedef struct {
    const Machine *machine;
    const Motion *motion;
    const Schedule *wrench;
} Task;

/* The motion at t and its torques. */
static void torques_at(const Task *task, double t, double *q, double *qd, double *qdd, double *tau)
{
    char reason[160];
    if (!motion_at(task->motion, t, q, qd, qdd, reason, sizeof reason))
        fail_job("--trajectory line: at t = %.6g s %s", t, reason);
    machine_call(task->machine, INVERSE_DYNAMICS, q, qd, qdd, tau);
    if (task->wrench) {
        double wrench[6];
        schedule_at(task->wrench, schedule_row(task->wrench, t), t, wrench);
        wrench_add(task->machine, wrench, -1, q, tau);
    }
    for (int i = 0; i < task->machine->n; i++)
        if (!isfinite(tau[i]))
            fail_job("at t = %.6g s the torque of joint \"%s\" is not finite", t,
                     task->machine->robot->links[i].name);
}

/* What the converter puts out at t: the voltages of its last instant, rounded. */
static void convert(const Task *task, const Converter *dac, double t, double *volts)
{
    const Machine *machine = task->machine;
    double q[MAX_JOINTS], qd[MAX_JOINTS], qdd[MAX_JOINTS], tau[MAX_JOINTS];
    double begin = motion_begin(task->motion);
    double instant = dac->period > 0 ? begin + dac_instant(t - begin, dac->period) : t;
    torques_at(task, instant, q, qd, qdd, tau);
    machine_voltages(machine, tau, qd, volts);
    for (int i = 0; i < machine->n && dac->bits; i++)
        volts[i] = dac_round(volts[i], (int)dac->bits, dac->range);
}

int command_torque(int argc, char **argv)
{
    MotionOptions o = motion_defaults();
    Converter dac = {.range = 10};
    const Option options[] = {
        TRAJECTORY_OPTIONS(o),
        {"guess", 0, OPTION_STRING, &o.guess, "LIST", "for line: joint values near its beginning"},
        {"dac-period", 0, OPTION_NUMBER, &dac.period, "T", "voltages change only this often"},
        {"dac-bits", 0, OPTION_COUNT, &dac.bits, "N", "voltages are rounded to 2^N steps"},
        {"dac-range", 0, OPTION_NUMBER, &dac.range, "VOLTS",
         "of these steps: -VOLTS to VOLTS (default: 10)"},
        MOTION_OPTIONS(o),
    };
    const Syntax syntax = {
        "torque",
        "ROBOT [options]",
        "Inverse dynamics along a motion: rows of t, q, qd, qdd, tau; with motors also currents i\n"
        "and voltages v; kinetic and potential energy; x, y, z of the tool. A file's points (t, "
        "q1,\n"
        "...) are joined by a cubic spline, at rest at both ends unless the file has qd1, ...; "
        "with\n"
        "qdd1, ... as well, each row is met exactly. A line keeps the tool's orientation or turns\n"
        "it evenly.",
        "  rbgen torque stanford --from 0,pi/2,0,0,0,0 --to pi/3,pi/3,0.1,pi/3,pi/3,pi/3 "
        "--duration 10\n"
        "  rbgen torque ur5 --trajectory line --guess 0,-1,1,-1,-1.5,0 --to 0.4,0.3,0.5\n"
        "  rbgen torque puma --trajectory points.csv --wrench 0,0,-20,0,0,0 -o torques.csv\n",
        options,
        COUNT(options)};
    const char *path;
    options_parse(&syntax, argc, argv, &path, 1, 1);
    check_effort(o.cost);
    motion_check(&o);
    check_converter(&dac);
    Selection selection = select_functions("inverse-dynamics", &o.algorithms, BEST);
    bool line = motion_is_line(&o);
    selection.wanted[ENERGY] = selection.wanted[FORWARD_KINEMATICS] = true;
    selection.wanted[JACOBIAN] = line || o.wrench;
    selection.wanted[JACOBIAN_BIAS] = line;
    if (o.guess && !line)
        fail_input("--guess is for --trajectory line");

    Arena *arena = arena_new();
    Description *description;
    Robot *robot = load_robot(arena, path, o.snap, false, &description);
    double *guess = NULL;
    if (o.guess)
        read_joints(arena, "guess", o.guess, robot->n, &guess);
    double rows_guess = o.duration > 0 && o.output_step > 0 ? o.duration / o.output_step : 100;
    Machine *machine = machine_new(arena, robot, description, &selection, o.backend,
                                   rows_guess * (line ? 30 : 1), o.verbose);
    if ((dac.period > 0 || dac.bits) && !machine->any_motor)
        fail_input("--dac-%s: %s has no motor with resistance and torque_constant",
                   dac.bits ? "bits" : "period", robot->name);
    Task task = {machine, motion_new(arena, machine, &o, guess), wrench_read(arena, &o)};
    double begin = motion_begin(task.motion), end = motion_end(task.motion);
    end = o.duration > 0 ? begin + o.duration : end;
    double step = o.output_step > 0 ? o.output_step : (end - begin) / 100;
    int count = row_count(begin, end, step);

    Rows rows = rows_new(arena, machine, o.format, NULL);
    double *row = arena_array(arena, double, rows_width(machine));
    double q[MAX_JOINTS], qd[MAX_JOINTS], qdd[MAX_JOINTS], tau[MAX_JOINTS], volts[MAX_JOINTS];
    double started = seconds_now();
    for (int k = 0; k < count; k++) {
        double t = row_time(begin, end, step, k);
        torques_at(&task, t, q, qd, qdd, tau);
        if (dac.period > 0 || dac.bits)
            convert(&task, &dac, t, volts);
        rows_fill(machine, t, q, qd, qdd, tau, dac.period > 0 || dac.bits ? volts : NULL, row);
        rows_add(&rows, row);
    }
    rows_end(&rows);
    if (o.verbose)
        fprintf(stderr, "rbgen: %d rows in %.3f s\n", count, seconds_now() - started);
    file_write(o.output, &rows.text);
    text_free(&rows.text);
    machine_free(machine);
    arena_free(arena);
    return EXIT_DONE;
}
