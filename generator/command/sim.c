/* sim.c: rbgen sim ROBOT: forward dynamics integrated in time, row by row. */
#include "model/closure.h"
#include "motion/sensors.h"
#include "motion/simulation.h"

#include <math.h>
#include <string.h>

/* ---- the command ---- */

typedef struct {
    const char *q, *qd, *integrator;
    double step, tolerance;
    bool stop_at_limits, reactions;
    double baumgarte;
} SimOptions;

static void check_options(const SimOptions *s, const MotionOptions *o, const DriveOptions *d)
{
    const IntegratorRow *method = &integrators[integrator_parse(s->integrator).row];
    bool fixed = method->step != NULL, follows = drive_follows(drive_parse(d->drive));
    if (!s->q)
        fail_input("sim: --q is missing: the joint values to begin with");
    if (!isnan(s->step) && !(s->step > 0))
        fail_input("--step: %g is not a number of seconds above 0", s->step);
    if (!isnan(s->step) && !fixed)
        fail_input("--step is for fixed steps; %s chooses its own by --tolerance", method->name);
    if (!isnan(s->tolerance) && !(s->tolerance >= 1e-15 && s->tolerance <= 0.1))
        fail_input("--tolerance: 1e-15 to 0.1, not %g", s->tolerance);
    if (!isnan(s->tolerance) && fixed)
        fail_input("--tolerance is for rkf45, abm and bdf; %s has fixed steps: --step",
                   method->name);
    if (!follows && (o->trajectory || o->from || o->to))
        fail_input("--trajectory, --from and --to are for --drive trajectory and computed-torque");
    if (s->reactions && o->wrench)
        fail_input("--reactions: a wrench on the tool is not in them yet; leave --wrench out");
    if (!follows && (d->kp || d->kd))
        fail_input("--kp and --kd are for --drive trajectory and computed-torque");
    if (o->interpolation && strcmp(o->interpolation, "hold") != 0 &&
        strcmp(o->interpolation, "linear") != 0 && strcmp(o->interpolation, "spline") != 0)
        fail_input("--interpolation: \"%s\" is none of hold, linear, spline", o->interpolation);
}

/* To the nearest closed position, and rates that keep it closed. */
static void begin_closed(const Robot *robot, double *q, double *qd)
{
    closure_check(robot);
    double off = closure_assemble(robot, robot->closure, NULL, q);
    if (!(off < CLOSED))
        fail_input("--q: no closed position is near: loops stay open by %.2g; rbgen assemble finds "
                   "one",
                   off);
    if (qd)
        closure_project(robot, robot->closure, q, qd);
}

int command_sim(int argc, char **argv)
{
    MotionOptions o = motion_defaults();
    const char *speeds = NULL;
    o.build = build_start();
    SimOptions s = {.step = NAN, .tolerance = NAN, .baumgarte = NAN};
    DriveOptions d = {0};
    SensorOptions sensors = {.seed = 1};
    const Option options[] = {
        {"q", 0, OPTION_STRING, &s.q, "LIST", "joint values to begin with (required)"},
        {"qd", 0, OPTION_STRING, &s.qd, "LIST", "their velocities (default: 0)"},
        {"drive", 0, OPTION_STRING, &d.drive, "DRIVE", "what moves it, see above (default: zero)"},
        {"integrator", 0, OPTION_STRING, &s.integrator, "NAME",
         "rkf45 (default), abm, or with fixed steps rk3, rk4, ab4, abm4, beta:B, bdf2, nie:B; see "
         "above"},
        {"step", 0, OPTION_NUMBER, &s.step, "H", "of fixed steps (default: 0.001)"},
        {"tolerance", 0, OPTION_NUMBER, &s.tolerance, "TOL",
         "of rkf45, abm, bdf, relative and absolute (default: 1e-10)"},
        {"kp", 0, OPTION_STRING, &d.kp, "LIST", "feedback gain of position, one or one a joint"},
        {"kd", 0, OPTION_STRING, &d.kd, "LIST", "feedback gain of velocity"},
        {"interpolation", 0, OPTION_STRING, &o.interpolation, "KIND",
         "of files: hold, linear or spline (default: voltages hold)"},
        {"baumgarte", 0, OPTION_NUMBER, &s.baumgarte, "RATE",
         "loops are drawn together like springs of so many rad/s (default: projected)"},
        {"reactions", 0, OPTION_FLAG, &s.reactions, NULL,
         "what every joint and loop carries, see torque"},
        {"stop-at-limits", 0, OPTION_FLAG, &s.stop_at_limits, NULL,
         "end where a joint meets its limit"},
        TRAJECTORY_OPTIONS(o),
        SENSOR_OPTIONS(sensors),
        {"speeds", 0, OPTION_STRING, &speeds, "SPEEDS",
         "of kane-partial: joint (default), middle, second or third"},
        MOTION_OPTIONS(o),
    };
    const Syntax syntax = {
        "sim",
        "ROBOT --q LIST [options]",
        "Forward dynamics integrated in time: the rows of torque, and a column balance: the "
        "energy\n"
        "gained beyond the work done, which measures the integration. DRIVE is one of\n"
        "  zero             no torques: free fall\n"
        "  constant:LIST    these torques\n"
        "  torque:FILE.csv  columns t, tau1, ..., in straight lines between the rows, or by a\n"
        "                   cubic spline (--interpolation spline)\n"
        "  voltage:FILE.csv columns t, v1, ... on the motors, each row held until the next\n"
        "  trajectory       inverse dynamics of a motion (--trajectory, --from, --to; it begins\n"
        "                   at --q), and kp (q* - q) + kd (qd* - qd) if given\n"
        "  computed-torque  inverse dynamics of qdd* + kd (qd* - qd) + kp (q* - q); 100 and 20\n"
        "                   unless given\n"
        "Of a mechanism with loops a motion is that of its actuated joints, the others follow.\n"
        "rkf45 (Runge-Kutta-Fehlberg) and abm (Adams-Bashforth-Moulton, orders to 12) choose "
        "their\n"
        "steps by the tolerance, whatever the rows. Implicit, for stiff arms: beta:B, one step "
        "with\n"
        "the rates at B of the way (0 explicit, 0.5 the midpoint or Crank-Nicolson, 1 implicit);\n"
        "bdf2; nie:B, which is beta:B with a quotient over two steps, as Nie has it; and bdf, of\n"
        "variable order, where rbgen was built with SUNDIALS. With sensors, rows have what these\n"
        "see: t, positions, torques and currents (for rbgen identify).",
        "  rbgen sim stanford --q 0,pi/2,0,0,0,0 --duration 10\n"
        "  rbgen sim puma --q 0,0,0,0,0,0 --integrator rk4 --step 1e-4 -v -o fall.csv\n"
        "  rbgen sim puma --q 0,0,0,0,0,0 --drive computed-torque --to 1,1,1,1,1,1 --duration 2\n"
        "  rbgen sim puma --q 0,0,0,0,0,0 --encoder 262144 --torque-noise 1% --output-step 0.001\n",
        options,
        COUNT(options)};
    const char *path;
    options_parse(&syntax, argc, argv, &path, 1, 1);
    check_effort(&o.build, o.cost);
    motion_check(&o);
    check_options(&s, &o, &d);
    sensors_check(&sensors);
    bool follows = drive_follows(drive_parse(d.drive)), line = motion_is_line(&o);
    Selection selection = select_functions("forward-dynamics", &o.algorithms, BEST);
    select_speeds(&selection, speeds);
    selection.wanted[ENERGY] = selection.wanted[FORWARD_KINEMATICS] = true;
    selection.wanted[INVERSE_DYNAMICS] = follows;
    selection.wanted[REACTIONS] = s.reactions;
    selection.wanted[JACOBIAN] = line || o.wrench;
    selection.wanted[JACOBIAN_BIAS] = selection.wanted[JACOBIAN_DERIVATIVE] = line;
    selection.wrench = o.wrench;

    Arena *arena = arena_new();
    Description *description;
    Robot *robot = load_robot(arena, path, &o.choice, &description);
    if (robot->loop_count)
        select_loops(&selection);
    Extras given = extras_read(arena, description, robot, &o.given);
    select_extras(&selection, &given);
    robot = given.robot;
    double *q, *qd = NULL, duration = o.duration > 0 ? o.duration : 1;
    read_positions(arena, "q", s.q, robot, &q);
    if (s.qd)
        read_joints(arena, "qd", s.qd, robot->n, &qd);
    Method method = integrator_parse(s.integrator);
    const IntegratorRow *row = &integrators[method.row];
    double step = row->step ? (s.step > 0 ? s.step : 1e-3) : 1e-3;
    if (robot->loop_count)
        begin_closed(robot, q, qd);
    sim_select_slopes(&selection, robot, method, o.wrench != NULL);
    if (!isnan(s.baumgarte) && (!robot->loop_count || !(s.baumgarte > 0)))
        fail_input("--baumgarte: a number above 0, for robots with loops");
    Machine *machine = machine_new(&o.build, arena, robot, given.description, &selection, o.backend,
                                   duration / step * row->evaluations, o.verbose);
    Drive *drive = drive_new(arena, machine, &d, &o, q);
    Sim sim;
    sim_begin(&sim, arena, machine, drive, method, s.step > 0 ? s.step : 1e-3,
              s.tolerance > 0 ? s.tolerance : 1e-10, q, qd);
    sim.stop_at_limits = s.stop_at_limits;
    sim.baumgarte = s.baumgarte > 0 ? s.baumgarte : 0;
    int beyond = machine_beyond_limit(machine, q);
    if (s.stop_at_limits && beyond >= 0)
        fail_input("--q: joint \"%s\" begins beyond its limits", robot->links[beyond].name);
    if (!(o.duration > 0) && drive_end(drive) > 0)
        duration = drive_end(drive);
    sim.end = duration;
    sim.follows_line = line;

    double output_step = o.output_step > 0 ? o.output_step : duration / 100;
    sim_check_steps(&sim);
    machine_check_angles(machine, q, "--q:");
    sim_warn_uneven(&sim, output_step);

    FileWriter writer = {.path = o.output};
    bool sensed = sensors_used(&sensors);
    Rows rows = rows_new(arena, machine, sensed ? "raw" : o.format, "balance");
    rows.writer = sensed ? NULL : &writer;
    int kept;
    const char *wrong = sim_run(&sim, &rows, output_step, &kept);
    rows_end(&rows);
    sim_end_progress(&sim);
    if (o.verbose)
        sim_report(&sim, kept);
    if (sim.at_limit)
        warn("stopped at t = %.9g s: joint \"%s\" met its limit", sim.t,
             robot->links[sim_nearest_limit(&sim)].name);
    else if (sim.beyond >= 0)
        warn("joint \"%s\" is beyond its limits at t = %.6g s; limits do not hold a joint, "
             "--stop-at-limits ends there",
             robot->links[sim.beyond].name, sim.beyond_since);
    if (sensed) {
        Text seen = {0};
        sensors_write(&seen, &sensors, machine, &rows);
        text_free(&rows.text);
        rows.text = seen;
    }
    file_end(&writer, &rows.text);
    text_free(&rows.text);
    sim_free(&sim);
    machine_free(machine);
    arena_free(arena);
    build_end(&o.build);
    if (wrong)
        fail_job("sim: at t = %.6g s %s; the rows so far (%d) are kept", sim.t, wrong, kept);
    return EXIT_DONE;
}
