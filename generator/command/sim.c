/* sim.c: rbgen sim ROBOT: forward dynamics integrated in time, row by row.

   The state is q, qd and one number more: the work that drive, wrench and friction have done. What
   kinetic and potential energy have gained beyond it is the column balance: it would be zero if the
   integration were perfect. */
#include "command/sim.h"

#include "command/drive.h"
#include "command/sim_sundials.h"
#include "runtime/integrators.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const struct {
    const char *name;
    IntegratorStep *step; /* NULL: adaptive */
    int evaluations;      /* a step */
    bool sundials, bdf;
} integrators[] = {
    {"rk3", integrator_rk3, 3, false, false},
    {"rk4", integrator_rk4, 4, false, false},
    {"ab4", integrator_ab4, 1, false, false},
    {"abm4", integrator_abm4, 2, false, false},
    {"rkf45", NULL, 6, false, false},
    {"abm", NULL, 2, true, false},
    {"bdf", NULL, 2, true, true},
};
enum { RKF45 = 4 };

int integrator_names(const char **names)
{
    int count = 0;
    for (size_t k = 0; k < COUNT(integrators); k++)
        if (!integrators[k].sundials || sundials_available())
            names[count++] = integrators[k].name;
    return count;
}

static size_t integrator_parse(const char *name)
{
    const char *names[COUNT(integrators)];
    if (!name)
        return RKF45;
    for (size_t k = 0; k < COUNT(integrators); k++) {
        names[k] = integrators[k].name;
        if (strcmp(name, names[k]) != 0)
            continue;
        if (integrators[k].sundials && !sundials_available())
            fail_job("--integrator %s: this rbgen was built without SUNDIALS; install it "
                     "(Debian: libsundials-dev) and build again, or take rkf45 or abm4",
                     name);
        return k;
    }
    const char *near = nearest_word(name, names, COUNT(integrators));
    fail_input("--integrator: \"%s\" is none of rk3, rk4, ab4, abm4, rkf45, abm, bdf%s%s%s", name,
               near ? "; did you mean \"" : "", near ? near : "", near ? "\"?" : "");
}

typedef struct {
    const Machine *machine;
    Drive *drive;
    int n, size;
    size_t method;
    double step, tolerance;
    Integrator integrator;
    Sundials *sundials;
    double *work, *y, *before; /* before: y where the last step began */
    double t, end;
    double energy; /* at the beginning */
    bool stop_at_limits, at_limit;
    bool progress;
    double started, shown; /* seconds */
    long ticks;
} Sim;

static double friction_power(const Machine *machine, const double *qd)
{
    double power = 0;
    for (int i = 0; i < machine->n; i++) {
        const Link *link = &machine->robot->links[i];
        double coulomb = (double)link->coulomb, width = (double)link->coulomb_width;
        double force = (double)link->viscous * qd[i];
        if (coulomb > 0 && qd[i] != 0)
            force += coulomb * qd[i] / hypot(qd[i], width);
        power += force * qd[i];
    }
    return power;
}

/* d/dt of q, qd and the work done. */
static int rates(void *context, double t, const double *y, double *out)
{
    const Sim *sim = context;
    int n = sim->n;
    const double *q = y, *qd = y + n;
    double tau[MAX_JOINTS], power = 0;
    if (!drive_torques(sim->drive, t, q, qd, tau, NULL))
        return 1;
    drive_add_wrench(sim->drive, t, q, tau);
    memcpy(out, qd, sizeof *out * (size_t)n);
    if (!machine_call(sim->machine, FORWARD_DYNAMICS, q, qd, tau, out + n))
        return 1;
    for (int i = 0; i < n; i++)
        power += qd[i] * tau[i];
    out[2 * n] = power - friction_power(sim->machine, qd);
    return 0;
}

/* ---- limits ---- */

static int beyond_limit(const Sim *sim, const double *q)
{
    for (int i = 0; i < sim->n; i++) {
        const Joint *joint = sim->machine->robot->links[i].joint;
        if (joint->has_limits && (q[i] < (double)joint->lower || q[i] > (double)joint->upper))
            return i;
    }
    return -1;
}

/* The joint that is nearest to one of its limits: where the simulation stopped. */
static int nearest_limit(const Sim *sim)
{
    int nearest = 0;
    double least = INFINITY;
    for (int i = 0; i < sim->n; i++) {
        const Joint *joint = sim->machine->robot->links[i].joint;
        double room = fmin(sim->y[i] - (double)joint->lower, (double)joint->upper - sim->y[i]);
        if (joint->has_limits && room < least) {
            least = room;
            nearest = i;
        }
    }
    return nearest;
}

/* The last step went over a limit: back to where it was met. */
static void back_to_limit(Sim *sim, double began)
{
    double low = began, high = sim->t;
    double *work =
        memory_grow(NULL, sizeof *work * (size_t)(INTEGRATOR_WORK(sim->size) + sim->size));
    double *y = work + INTEGRATOR_WORK(sim->size);
    while (high - low > 1e-12 * fmax(1, fabs(high))) {
        double middle = low + (high - low) / 2, t = began;
        if (!(middle > low && middle < high))
            break;
        Integrator probe;
        integrator_begin(&probe, rates, sim, sim->size, work);
        memcpy(y, sim->before, sizeof *y * (size_t)sim->size);
        int status = INTEGRATOR_DONE;
        while (t < middle && !status)
            status = integrator_rkf45(&probe, &t, middle, 1e-12, y);
        if (status || beyond_limit(sim, y) >= 0) {
            high = middle;
        } else {
            low = middle;
            memcpy(sim->y, y, sizeof *y * (size_t)sim->size);
        }
    }
    if (low == began)
        memcpy(sim->y, sim->before, sizeof *y * (size_t)sim->size);
    sim->t = low;
    free(work);
}

/* ---- time ---- */

static void show_progress(Sim *sim)
{
    double now;
    if (!sim->progress || ++sim->ticks % 256 || (now = seconds_now()) < sim->started + 2 ||
        now < sim->shown + 0.2)
        return;
    sim->shown = now;
    double part = sim->t / sim->end;
    fprintf(stderr, "\rsim: t = %.4g of %.4g s, about %.0f s to go    ", sim->t, sim->end,
            (now - sim->started) * (1 - part) / fmax(part, 1e-9));
}

static void end_progress(const Sim *sim)
{
    if (sim->shown > 0)
        fprintf(stderr, "\r%60s\r", "");
}

/* One step, of at most this length; restart: the torques have jumped. */
static int one_step(Sim *sim, double h, double end, bool restart)
{
    double began = sim->t;
    int status;
    memcpy(sim->before, sim->y, sizeof *sim->y * (size_t)sim->size);
    if (integrators[sim->method].step)
        status = integrators[sim->method].step(&sim->integrator, &sim->t, h, sim->y);
    else if (sim->sundials)
        status = sundials_step(sim->sundials, &sim->t, end, sim->y, restart);
    else
        status = integrator_rkf45(&sim->integrator, &sim->t, end, sim->tolerance, sim->y);
    sim->integrator.steps += sim->sundials != NULL;
    show_progress(sim);
    if (!status && sim->stop_at_limits && beyond_limit(sim, sim->y) >= 0) {
        back_to_limit(sim, began);
        sim->at_limit = true;
    }
    return status;
}

/* To this time, over which the drive is smooth. */
static int advance(Sim *sim, double end, bool restart)
{
    int status = INTEGRATOR_DONE;
    if (restart)
        integrator_restart(&sim->integrator);
    if (!integrators[sim->method].step) {
        while (sim->t < end && !status && !sim->at_limit) {
            status = one_step(sim, 0, end, restart);
            restart = false;
        }
        return status;
    }
    double length = end - sim->t, count = ceil(length / sim->step - 1e-6), h = length / count;
    if (fabs(h - sim->step) < 1e-6 * sim->step)
        h = sim->step; /* rounding of the times is no reason to change it */
    for (double k = 0; k < count && !status && !sim->at_limit; k++)
        status = one_step(sim, h, end, false);
    if (!status && !sim->at_limit)
        sim->t = end;
    return status;
}

/* To the time of a row, across the rows of the drive's files. */
static int advance_to_row(Sim *sim, double target)
{
    int status = INTEGRATOR_DONE;
    while (sim->t < target && !status && !sim->at_limit) {
        bool jumped;
        double next = drive_enter(sim->drive, sim->t, &jumped);
        if (next > target - 1e-12 * fmax(1, fabs(target)))
            next = target;
        status = advance(sim, next, jumped);
    }
    return status;
}

/* ---- rows ---- */

static bool add_row(Sim *sim, Rows *rows, double *row)
{
    int n = sim->n;
    const double *q = sim->y, *qd = sim->y + n;
    double tau[MAX_JOINTS], volts[MAX_JOINTS], out[2 * MAX_JOINTS + 1];
    bool jumped;
    drive_enter(sim->drive, sim->t, &jumped);
    if (!drive_torques(sim->drive, sim->t, q, qd, tau, volts) || rates(sim, sim->t, sim->y, out))
        return false;
    for (int i = 0; i < n; i++)
        if (!isfinite(out[n + i]))
            return false;
    int at = rows_fill(sim->machine, sim->t, q, qd, out + n, tau, volts, row);
    double energy = row[at - 5] + row[at - 4];
    if (rows->text.length && sim->integrator.steps == 0)
        sim->energy = energy;
    row[at] = energy - sim->energy - sim->y[2 * n];
    rows_add(rows, row);
    return true;
}

/* Runs it all; returns what went wrong, or NULL. */
static const char *run(Sim *sim, Rows *rows, double output_step, int *kept)
{
    double *row = memory_grow(NULL, sizeof *row * (size_t)(rows_width(sim->machine) + 1));
    int count = row_count(0, sim->end, output_step);
    const char *wrong = NULL;
    for (*kept = 0; *kept < count && !wrong && !sim->at_limit; ++*kept) {
        int status = advance_to_row(sim, row_time(0, sim->end, output_step, *kept));
        if (status == INTEGRATOR_TOO_SMALL)
            wrong = "no step is small enough for the tolerance";
        else if (status == INTEGRATOR_STOPPED && sim->drive->motion)
            wrong = "the line cannot be followed";
        else if (status || !add_row(sim, rows, row))
            wrong = "the accelerations are no longer finite: the inertia matrix is singular there, "
                    "or the speeds have run away";
        if (wrong)
            break;
    }
    free(row);
    return wrong;
}

static void report(const Sim *sim, int rows)
{
    double seconds = seconds_now() - sim->started;
    long evaluations =
        sim->sundials ? sundials_evaluations(sim->sundials) : sim->integrator.evaluations;
    fprintf(stderr,
            "rbgen: %s: %ld steps, %ld evaluations, %d rows in %.3f s: %.4g steps per second\n",
            integrators[sim->method].name, sim->integrator.steps, evaluations, rows, seconds,
            (double)sim->integrator.steps / seconds);
}

/* ---- the command ---- */

typedef struct {
    const char *q, *qd, *integrator;
    double step, tolerance;
    bool stop_at_limits;
} SimOptions;

static void check_options(const SimOptions *s, const MotionOptions *o, const DriveOptions *d)
{
    size_t method = integrator_parse(s->integrator);
    bool fixed = integrators[method].step != NULL, follows = drive_follows(drive_parse(d->drive));
    if (!s->q)
        fail_input("sim: --q is missing: the joint values to begin with");
    if (s->step != 0 && !(s->step > 0))
        fail_input("--step: %g is not a number of seconds above 0", s->step);
    if (s->step != 0 && !fixed)
        fail_input("--step is for rk3, rk4, ab4 and abm4; %s chooses its own by --tolerance",
                   integrators[method].name);
    if (s->tolerance != 0 && !(s->tolerance >= 1e-15 && s->tolerance <= 0.1))
        fail_input("--tolerance: 1e-15 to 0.1, not %g", s->tolerance);
    if (s->tolerance != 0 && fixed)
        fail_input("--tolerance is for rkf45, abm and bdf; %s has fixed steps: --step",
                   integrators[method].name);
    if (!follows && (o->trajectory || o->from || o->to))
        fail_input("--trajectory, --from and --to are for --drive trajectory and computed-torque");
    if (!follows && (d->kp || d->kd))
        fail_input("--kp and --kd are for --drive trajectory and computed-torque");
    if (o->interpolation && strcmp(o->interpolation, "hold") != 0 &&
        strcmp(o->interpolation, "linear") != 0)
        fail_input("--interpolation: \"%s\" is neither hold nor linear", o->interpolation);
}

static Sim new_sim(Arena *arena, const Machine *machine, Drive *drive, const SimOptions *s,
                   const double *q, const double *qd)
{
    int n = machine->n;
    Sim sim = {.machine = machine,
               .drive = drive,
               .n = n,
               .size = 2 * n + 1,
               .method = integrator_parse(s->integrator),
               .step = s->step > 0 ? s->step : 1e-3,
               .tolerance = s->tolerance > 0 ? s->tolerance : 1e-10,
               .stop_at_limits = s->stop_at_limits,
               .progress = isatty(STDERR_FILENO) && !is_quiet()};
    sim.y = arena_array(arena, double, sim.size);
    sim.before = arena_array(arena, double, sim.size);
    sim.work = arena_array(arena, double, INTEGRATOR_WORK(sim.size));
    memcpy(sim.y, q, sizeof *q * (size_t)n);
    if (qd)
        memcpy(sim.y + n, qd, sizeof *qd * (size_t)n);
    int joint = beyond_limit(&sim, sim.y);
    if (s->stop_at_limits && joint >= 0)
        fail_input("--q: joint \"%s\" begins beyond its limits", machine->robot->links[joint].name);
    return sim;
}

int command_sim(int argc, char **argv)
{
    MotionOptions o = motion_defaults();
    SimOptions s = {0};
    DriveOptions d = {0};
    const Option options[] = {
        {"q", 0, OPTION_STRING, &s.q, "LIST", "joint values to begin with (required)"},
        {"qd", 0, OPTION_STRING, &s.qd, "LIST", "their velocities (default: 0)"},
        {"drive", 0, OPTION_STRING, &d.drive, "DRIVE", "what moves it, see above (default: zero)"},
        {"integrator", 0, OPTION_STRING, &s.integrator, "NAME",
         "rkf45 (default), rk3, rk4, ab4, abm4; abm, bdf (SUNDIALS)"},
        {"step", 0, OPTION_NUMBER, &s.step, "H", "of rk3, rk4, ab4, abm4 (default: 0.001)"},
        {"tolerance", 0, OPTION_NUMBER, &s.tolerance, "TOL",
         "of rkf45, abm, bdf, relative and absolute (default: 1e-10)"},
        {"kp", 0, OPTION_STRING, &d.kp, "LIST", "feedback gain of position, one or one a joint"},
        {"kd", 0, OPTION_STRING, &d.kd, "LIST", "feedback gain of velocity"},
        {"interpolation", 0, OPTION_STRING, &o.interpolation, "KIND",
         "of files: hold or linear (default: voltages hold)"},
        {"stop-at-limits", 0, OPTION_FLAG, &s.stop_at_limits, NULL,
         "end where a joint meets its limit"},
        TRAJECTORY_OPTIONS(o),
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
        "  torque:FILE.csv  columns t, tau1, ..., in straight lines between the rows\n"
        "  voltage:FILE.csv columns t, v1, ... on the motors, each row held until the next\n"
        "  trajectory       inverse dynamics of a motion (--trajectory, --from, --to; it begins\n"
        "                   at --q), and kp (q* - q) + kd (qd* - qd) if given\n"
        "  computed-torque  inverse dynamics of qdd* + kd (qd* - qd) + kp (q* - q); 100 and 20\n"
        "                   unless given",
        "  rbgen sim stanford --q 0,pi/2,0,0,0,0 --duration 10\n"
        "  rbgen sim puma --q 0,0,0,0,0,0 --integrator rk4 --step 1e-4 -v -o fall.csv\n"
        "  rbgen sim puma --q 0,0,0,0,0,0 --drive computed-torque --to 1,1,1,1,1,1 --duration 2\n",
        options,
        COUNT(options)};
    const char *path;
    options_parse(&syntax, argc, argv, &path, 1, 1);
    check_effort(o.cost);
    motion_check(&o);
    check_options(&s, &o, &d);
    bool follows = drive_follows(drive_parse(d.drive)), line = motion_is_line(&o);
    Selection selection = select_functions("forward-dynamics", &o.algorithms, BEST);
    selection.wanted[ENERGY] = selection.wanted[FORWARD_KINEMATICS] = true;
    selection.wanted[INVERSE_DYNAMICS] = follows;
    selection.wanted[JACOBIAN] = line || o.wrench;
    selection.wanted[JACOBIAN_BIAS] = line;

    Arena *arena = arena_new();
    Description *description;
    Robot *robot = load_robot(arena, path, o.snap, false, &description);
    double *q, *qd = NULL, duration = o.duration > 0 ? o.duration : 1;
    read_joints(arena, "q", s.q, robot->n, &q);
    if (s.qd)
        read_joints(arena, "qd", s.qd, robot->n, &qd);
    size_t method = integrator_parse(s.integrator);
    double step = integrators[method].step ? (s.step > 0 ? s.step : 1e-3) : 1e-3;
    Machine *machine = machine_new(arena, robot, description, &selection, o.backend,
                                   duration / step * integrators[method].evaluations, o.verbose);
    Drive *drive = drive_new(arena, machine, &d, &o, q);
    Sim sim = new_sim(arena, machine, drive, &s, q, qd);
    integrator_begin(&sim.integrator, rates, &sim, sim.size, sim.work);
    if (integrators[method].sundials)
        sim.sundials = sundials_new(rates, &sim, sim.size, integrators[method].bdf, sim.tolerance);
    if (!(o.duration > 0) && drive_end(drive) > 0)
        duration = drive_end(drive);
    sim.end = duration;
    sim.started = seconds_now();

    Rows rows = rows_new(arena, machine, o.format, "balance");
    int kept;
    const char *wrong = run(&sim, &rows, o.output_step > 0 ? o.output_step : duration / 100, &kept);
    rows_end(&rows);
    end_progress(&sim);
    if (o.verbose)
        report(&sim, kept);
    if (sim.at_limit)
        warn("stopped at t = %.9g s: joint \"%s\" met its limit", sim.t,
             robot->links[nearest_limit(&sim)].name);
    file_write(o.output, &rows.text);
    text_free(&rows.text);
    double broke = sim.t;
    sundials_free(sim.sundials);
    machine_free(machine);
    arena_free(arena);
    if (wrong)
        fail_job("sim: at t = %.6g s %s; the %d rows so far are kept", broke, wrong, kept);
    return EXIT_DONE;
}
