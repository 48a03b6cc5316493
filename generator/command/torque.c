/* torque.c: rbgen torque ROBOT: the torques that a motion takes, row by row. */
#include "motion/closed.h"
#include "motion/torques.h"

int command_torque(int argc, char **argv)
{
    MotionOptions o = motion_defaults();
    const char *speeds = NULL;
    bool reactions = false;
    o.build = build_start();
    Converter dac = {.range = 10};
    const Option options[] = {
        TRAJECTORY_OPTIONS(o),
        {"guess", 0, OPTION_STRING, &o.guess, "LIST", "for line: joint values near its beginning"},
        {"dac-period", 0, OPTION_NUMBER, &dac.period, "T", "voltages change only this often"},
        {"dac-bits", 0, OPTION_COUNT, &dac.bits, "N", "voltages are rounded to 2^N steps"},
        {"dac-range", 0, OPTION_NUMBER, &dac.range, "VOLTS",
         "of these steps: -VOLTS to VOLTS (default: 10)"},
        {"reactions", 0, OPTION_FLAG, &reactions, NULL,
         "what every joint and loop carries: columns force1, moment1, fx1, ..."},
        {"speeds", 0, OPTION_STRING, &speeds, "SPEEDS",
         "of kane-partial: joint (default), middle, second or third"},
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
        "it evenly. Of a mechanism with loops the motion is that of its actuated joints (a value\n"
        "each, in the file's order), and the others follow. With --reactions, of each body and\n"
        "then of each loop, numbered through: fx, fy, fz, mx, my, mz, what acts on it (on the "
        "link\n"
        "that the loop leads to) at its joint's point, in its axes, and the lengths force and\n"
        "moment.",
        "  rbgen torque stanford --from 0,pi/2,0,0,0,0 --to pi/3,pi/3,0.1,pi/3,pi/3,pi/3 "
        "--duration 10\n"
        "  rbgen torque ur5 --trajectory line --guess 0,-1,1,-1,-1.5,0 --to 0.4,0.3,0.5\n"
        "  rbgen torque delta --to 0.3,0.2,0.1 --reactions -o delta.csv\n"
        "  rbgen torque puma --trajectory points.csv --wrench 0,0,-20,0,0,0 -o torques.csv\n",
        options,
        COUNT(options)};
    const char *path;
    options_parse(&syntax, argc, argv, &path, 1, 1);
    check_effort(&o.build, o.cost);
    motion_check(&o);
    converter_check(&dac);
    Selection selection = select_functions("inverse-dynamics", &o.algorithms, BEST);
    select_speeds(&selection, speeds);
    bool line = motion_is_line(&o);
    selection.wanted[ENERGY] = selection.wanted[FORWARD_KINEMATICS] = true;
    selection.wanted[REACTIONS] = reactions;
    if (reactions && o.wrench)
        fail_input("--reactions: a wrench on the tool is not in them yet; leave --wrench out");
    selection.wanted[JACOBIAN] = line || o.wrench; /* where loops take the wrench through it */
    selection.wanted[JACOBIAN_BIAS] = selection.wanted[JACOBIAN_DERIVATIVE] = line;
    selection.wrench = o.wrench;
    if (o.guess && !line)
        fail_input("--guess is for --trajectory line");

    Arena *arena = arena_new();
    Description *description;
    Robot *robot = load_robot(arena, path, &o.choice, &description);
    if (robot->loop_count)
        select_loops(&selection);
    if (robot->loop_count && o.wrench)
        fail_input("--wrench: what one on the tool takes of the actuated joints of %s is not known "
                   "yet; rbgen sim takes it",
                   robot->name);
    Extras given = extras_read(arena, description, robot, &o.given);
    select_extras(&selection, &given);
    robot = given.robot;
    double *guess = NULL;
    if (o.guess)
        read_joints(arena, "guess", o.guess, robot->n, &guess);
    double rows_guess = o.duration > 0 && o.output_step > 0 ? o.duration / o.output_step : 100;
    Machine *machine = machine_new(&o.build, arena, robot, given.description, &selection, o.backend,
                                   rows_guess * (line ? 30 : 1), o.verbose);
    if (converter_used(&dac) && !machine->any_motor)
        fail_input("--dac-%s: %s has no motor with resistance and torque_constant",
                   dac.bits ? "bits" : "period", robot->name);
    TorqueTask task = {machine, motion_new(arena, machine, &o, guess), wrench_read(arena, &o)};
    double begin = motion_begin(task.motion), end = motion_end(task.motion);
    end = o.duration > 0 ? begin + o.duration : end;
    double step = o.output_step > 0 ? o.output_step : (end - begin) / 100;
    int count = row_count(begin, end, step);

    FileWriter writer = {.path = o.output};
    Rows rows = rows_new(arena, machine, o.format, NULL);
    rows.writer = &writer;
    double started = clock_seconds();
    for (int k = 0; k < count; k++)
        torques_add_row(&task, &dac, row_time(begin, end, step, k), &rows);
    rows_end(&rows);
    if (o.verbose)
        fprintf(stderr, "rbgen: %d rows in %.3f s\n", count, clock_seconds() - started);
    file_end(&writer, &rows.text);
    text_free(&rows.text);
    machine_free(machine);
    arena_free(arena);
    build_end(&o.build);
    return EXIT_DONE;
}
