/* simulation.c: the simulation itself (simulation.h): rates, steps, rows.

   The state is q, qd and one number more: the work that drive, wrench and friction have done. What
   kinetic and potential energy have gained beyond it is the column balance: it would be zero if the
   integration were perfect. */
#include "motion/simulation.h"

#include "model/closure.h"
#include "model/closure_linear.h"
#include "model/positions.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const IntegratorRow *row_of(const Sim *sim)
{
    return &integrators[sim->method.row];
}

void sim_begin(Sim *sim, Arena *arena, const Machine *machine, Drive *drive, Method method,
               double step, double tolerance, const double *q, const double *qd)
{
    int n = machine->n;
    const IntegratorRow *row = &integrators[method.row];
    *sim = (Sim){.machine = machine,
                 .drive = drive,
                 .n = n,
                 .positions = machine->robot->positions,
                 .size = machine->robot->positions + n + 1,
                 .method = method,
                 .step = step,
                 .tolerance = tolerance,
                 .beyond = -1,
                 .progress = isatty(STDERR_FILENO) && !is_quiet(),
                 .started = clock_seconds()};
    sim->y = arena_array(arena, double, sim->size);
    sim->before = arena_array(arena, double, sim->size);
    sim->after = arena_array(arena, double, sim->size);
    sim->between = arena_array(arena, double, 6 * sim->size);
    sim->work = arena_array(arena, double, INTEGRATOR_ABM_WORK(sim->size));
    memcpy(sim->y, q, sizeof *q * (size_t)sim->positions);
    positions_normalise(machine->robot, sim->y);
    if (qd)
        memcpy(sim->y + sim->positions, qd, sizeof *qd * (size_t)n);
    sim->loops = machine_loops_context(machine);
    sim->mechanism = machine_loops(&sim->loops, NULL);
    sim->mechanism.work =
        arena_array(arena, double, MECHANISM_WORK(sim->positions, n, sim->mechanism.constraints));
    integrator_begin(&sim->integrator, sim_rates, sim, sim->size, sim->work);
    if (row->implicit && row->step)
        integrator_begin_implicit(&sim->integrator, method.beta,
                                  arena_array(arena, double, INTEGRATOR_MATRIX(sim->size)));
    IntegratorSlopes slopes = row->implicit && sim_has_slopes(sim) ? sim_slopes : NULL;
    sim->integrator.slopes = slopes;
    if (!row->step && !row->adaptive)
        sim->sundials = sundials_new(sim_rates, slopes, sim, sim->size, tolerance);
}

void sim_free(Sim *sim)
{
    sundials_free(sim->sundials);
    sim->sundials = NULL;
}

/* ---- loops ---- */

/* What integration has let drift is taken back: to the nearest closed position, and to rates that
   keep it closed. */
static void close_loops(const Sim *sim, double *y)
{
    if (!sim->mechanism.constraints || sim->baumgarte > 0)
        return;
    mechanism_assemble(&sim->mechanism, y);
    mechanism_project(&sim->mechanism, y, y + sim->positions);
}

/* d/dt of q, qd and the work done. */
int sim_rates(void *context, double t, const double *y, double *out)
{
    const Sim *sim = context;
    int n = sim->n;
    const double *qd = y + sim->positions;
    double q[MAX_POSITIONS], tau[MAX_JOINTS], power = 0;
    memcpy(q, y, sizeof *q * (size_t)sim->positions);
    positions_normalise(sim->machine->robot, q);
    if (sim->stop && *sim->stop)
        return 1;
    if (!drive_torques(sim->drive, t, q, qd, tau, NULL))
        return 1;
    positions_rates(sim->machine->robot, q, qd, out);
    double found[MOST_ACCELERATIONS], numbers[6];
    const double *wrench = drive_wrench(sim->drive, t, numbers);
    if (!machine_call_pushed(sim->machine, FORWARD_DYNAMICS, q, qd, tau, wrench, found))
        return 1;
    if (wrench) /* does work, too */
        wrench_add(sim->machine, wrench, 1, q, tau);
    memcpy(out + sim->positions, found, sizeof *out * (size_t)n);
    if (sim->mechanism.constraints && sim->baumgarte > 0)
        mechanism_stabilise(&sim->mechanism, q, qd, sim->baumgarte, out + sim->positions);
    for (int i = 0; i < n; i++)
        power += qd[i] * tau[i];
    out[sim->positions + n] = power - sim_friction_power(sim->machine, qd, NULL);
    return 0;
}

/* ---- limits ---- */

int sim_nearest_limit(const Sim *sim)
{
    const Machine *machine = sim->machine;
    int nearest = 0;
    double least = INFINITY;
    for (int i = 0; i < sim->n; i++) {
        double at = sim->y[machine->robot->links[i].position];
        double room = fmin(at - machine->lower[i], machine->upper[i] - at);
        if (room < least) {
            least = room;
            nearest = i;
        }
    }
    return nearest;
}

/* The last step went over a limit: back to where it was met. */
static void back_to_limit(Sim *sim)
{
    double began = sim->began, low = began, high = sim->t;
    double *work =
        memory_grow(NULL, sizeof *work * (size_t)(INTEGRATOR_WORK(sim->size) + sim->size));
    double *y = work + INTEGRATOR_WORK(sim->size);
    while (high - low > 1e-12 * fmax(1, fabs(high))) {
        double middle = low + (high - low) / 2, t = began;
        if (!(middle > low && middle < high))
            break;
        Integrator probe;
        integrator_begin(&probe, sim_rates, sim, sim->size, work);
        memcpy(y, sim->before, sizeof *y * (size_t)sim->size);
        int status = INTEGRATOR_DONE;
        while (t < middle && !status)
            status = integrator_rkf45(&probe, &t, middle, 1e-12, y);
        if (status || machine_beyond_limit(sim->machine, y) >= 0) {
            high = middle;
        } else {
            low = middle;
            memcpy(sim->y, y, sizeof *y * (size_t)sim->size);
        }
    }
    if (low == began)
        memcpy(sim->y, sim->before, sizeof *y * (size_t)sim->size);
    sim->t = low;
    memory_free(work);
}

/* ---- time ---- */

static void show_progress(Sim *sim)
{
    double now;
    if (!sim->progress || ++sim->ticks % 256 || (now = clock_seconds()) < sim->started + 2 ||
        now < sim->shown + 0.2)
        return;
    sim->shown = now;
    double part = (sim->t - sim->begin) / (sim->end - sim->begin);
    fprintf(stderr, "\rsim: t = %.4g of %.4g s, about %.0f s to go    ", sim->t, sim->end,
            (now - sim->started) * (1 - part) / fmax(part, 1e-9));
}

void sim_end_progress(const Sim *sim)
{
    if (sim->shown > 0)
        fprintf(stderr, "\r%60s\r", "");
}

/* A hundred million steps take half an hour or so; more were hardly meant. */
static const double MOST_STEPS = 1e8;
enum { COUNTED = 100000, MOST_WATCHED = 64 };
enum { TOO_MANY = 100, BEYOND_SINES }; /* beside the integrators' */

void sim_check_steps(const Sim *sim)
{
    const char *name = sim->session ? "simulate" : "sim";
    if (!row_of(sim)->step)
        return;
    double count = (sim->end - sim->begin) / sim->step;
    if (count > MOST_STEPS * (1 + 1e-9))
        fail_input("%s: %.6g s are %.3g steps of %g s, more than %g; take longer or fewer ones",
                   name, sim->end - sim->begin, count, sim->step, MOST_STEPS);
    if (!(sim->end + sim->step > sim->end))
        fail_input("%s: steps of %g s cannot be told apart at t = %g s", name, sim->step, sim->end);
}

/* Fixed steps end on the rows, so that they may have to be shorter than asked for. */
void sim_warn_uneven(const Sim *sim, double output_step)
{
    double count = output_step / sim->step;
    if (row_of(sim)->step && fabs(count - round(count)) > 1e-6 * count)
        warn("--output-step %g is not a whole number of steps of %g: steps of %.6g are taken",
             output_step, sim->step, output_step / ceil(count));
}

/* Whether an adaptive method's steps have become so short that the end is out of reach. Twice in a
   row: a hard beginning is no reason to give up. */
static bool out_of_reach(Sim *sim)
{
    long steps = sim->integrator.steps - sim->counted_steps;
    if (row_of(sim)->step || steps < COUNTED)
        return false;
    double mean = (sim->t - sim->counted_t) / (double)steps;
    double count = (double)sim->integrator.steps + (sim->end - sim->t) / mean;
    sim->counted_steps = sim->integrator.steps;
    sim->counted_t = sim->t;
    sim->too_many = count > MOST_STEPS ? sim->too_many + 1 : 0;
    if (sim->too_many < 2)
        return false;
    snprintf(sim->wrong, sizeof sim->wrong,
             "the steps have shrunk to %.1g s, which makes %.1g of them to the end, more than %g; "
             "something changes that fast: gains, friction, a motor",
             mean, count, MOST_STEPS);
    return true;
}

/* How much of any kept constraint of the loops is left beyond the others at q. */
static double share_of_loops(const Robot *robot, const double *q)
{
    const Closure *closure = robot->closure;
    int n = robot->n;
    double *A = memory_grow(NULL, sizeof *A * (size_t)(closure->all * n)),
           *kept = memory_grow(NULL, sizeof *kept * (size_t)(closure->rank * n));
    closure_evaluate(robot, closure, q, NULL, NULL, A, NULL);
    for (int k = 0; k < closure->rank; k++)
        memcpy(kept + k * n, A + closure->chosen[k] * n, sizeof *kept * (size_t)n);
    double share = closure_least_share(closure->rank, n, kept);
    memory_free(kept);
    memory_free(A);
    return share;
}

/* Why it does not go on: of loops because they lose rank, if that is so. */
static const char *explain(Sim *sim, const char *otherwise)
{
    const double LITTLE = 0.1;
    const Robot *robot = sim->machine->robot;
    double here = robot->closure ? share_of_loops(robot, sim->y) : 1;
    double start = robot->closure ? share_of_loops(robot, robot->closure->start) : 1;
    if (here < LITTLE * start)
        snprintf(sim->wrong, sizeof sim->wrong,
                 "the loops are at a singular position, beyond which they do not say how it goes "
                 "on: of a constraint %.1g is left beyond the others, where assembly begins %.1g",
                 here, start);
    return here < LITTLE * start ? sim->wrong : otherwise;
}

static bool beyond_sines(Sim *sim)
{
    int joint = machine_beyond_sines(sim->machine, sim->y);
    if (joint < 0)
        return false;
    snprintf(sim->wrong, sizeof sim->wrong,
             "joint \"%.40s\" is at %g rad: sines are computed up to %g rad only",
             sim->machine->robot->links[joint].name,
             sim->y[sim->machine->robot->links[joint].position], SINCOS_RANGE);
    return true;
}

/* One step, of at most this length; restart: the torques have jumped. */
static int one_step(Sim *sim, double h, double end, bool restart)
{
    const IntegratorRow *row = row_of(sim);
    size_t bytes = sizeof *sim->y * (size_t)sim->size;
    int status;
    sim->began = sim->t;
    sim->between_known = false;
    memcpy(sim->before, sim->y, bytes);
    if (row->step)
        status = row->step(&sim->integrator, &sim->t, h, sim->y);
    else if (row->adaptive)
        status = row->adaptive(&sim->integrator, &sim->t, end, sim->tolerance, sim->y);
    else
        status = sundials_step(sim->sundials, &sim->t, end, sim->y, restart);
    sim->ended = sim->t;
    memcpy(sim->after, sim->y, bytes);
    sim->integrator.steps += sim->sundials != NULL;
    positions_normalise(sim->machine->robot, sim->y);
    if (!status)
        close_loops(sim, sim->y);
    show_progress(sim);
    if (!status && sim->stop_at_limits && machine_beyond_limit(sim->machine, sim->y) >= 0) {
        back_to_limit(sim);
        sim->at_limit = true;
    }
    if (!status && beyond_sines(sim))
        status = BEYOND_SINES;
    if (!status && out_of_reach(sim))
        status = TOO_MANY;
    return status;
}

/* To this time, over which the drive is smooth. */
static int advance(Sim *sim, double end, bool restart)
{
    int status = INTEGRATOR_DONE;
    if (restart && row_of(sim)->step != integrator_nie) /* which goes on, as the thesis does */
        integrator_restart(&sim->integrator);
    if (!row_of(sim)->step) {
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
        double next = drive_enter(sim->drive, sim->t);
        bool jumped = sim->drive->jumped;
        sim->drive->jumped = false;
        if (row_of(sim)->adaptive) { /* over the row, and back to it */
            if (jumped)
                integrator_restart(&sim->integrator);
            double least = sim->t + 1e-12 * fmax(1, fabs(sim->t));
            next = fmin(fmax(next, least), sim->end);
            status = one_step(sim, 0, next > sim->t ? next : sim->end, false);
            continue;
        }
        if (next > target - 1e-12 * fmax(1, fabs(target)))
            next = target;
        status = advance(sim, next, jumped);
    }
    return status;
}

/* The state at a time within the last step of an adaptive method. */
static int state_within(Sim *sim, double t, double *y)
{
    bool adams = row_of(sim)->adaptive == integrator_abm;
    if (adams) {
        integrator_between_abm(&sim->integrator, sim->ended, sim->after, t, y);
        return INTEGRATOR_DONE;
    }
    if (!sim->between_known) {
        int status = integrator_dense_rkf45(&sim->integrator, sim->began, sim->before, sim->ended,
                                            sim->after, sim->between);
        if (status)
            return status;
        sim->between_known = true;
    }
    integrator_between_rkf45(&sim->integrator, sim->began, sim->ended, sim->between, t, y);
    return INTEGRATOR_DONE;
}

/* ---- rows ---- */

static bool add_row(Sim *sim, Rows *rows, double *row)
{
    int n = sim->n, positions = sim->positions;
    const double *q = sim->y, *qd = sim->y + positions;
    double tau[MAX_JOINTS], volts[MAX_JOINTS], out[MAX_POSITIONS + MAX_JOINTS + 1];
    drive_enter(sim->drive, sim->t);
    if (!drive_torques(sim->drive, sim->t, q, qd, tau, volts) ||
        sim_rates(sim, sim->t, sim->y, out))
        return false;
    for (int i = 0; i < n; i++)
        if (!isfinite(out[positions + i]))
            return false;
    if (sim->beyond < 0 && (sim->beyond = machine_beyond_limit(sim->machine, q)) >= 0)
        sim->beyond_since = sim->t;
    int at = rows_fill(sim->machine, sim->t, q, qd, out + positions, tau, volts, row);
    int energies = rows_energies(sim->machine);
    double energy = row[energies] + row[energies + 1];
    if (sim->integrator.steps == 0)
        sim->energy = energy;
    row[at] = energy - sim->energy - sim->y[positions + n];
    rows_add(rows, row);
    return true;
}

/* The row of a time that the last step has gone over; ends at a limit that is only met there. */
static int add_row_within(Sim *sim, double target, Rows *rows, double *row, double *there)
{
    size_t bytes = sizeof *there * (size_t)sim->size;
    double t = sim->t, *y = sim->y;
    int status = state_within(sim, target, there);
    if (status)
        return status;
    close_loops(sim, there);
    if (sim->stop_at_limits && machine_beyond_limit(sim->machine, there) >= 0) {
        memcpy(sim->y, there, bytes);
        sim->t = target;
        back_to_limit(sim);
        sim->at_limit = true;
        return add_row(sim, rows, row) ? INTEGRATOR_DONE : INTEGRATOR_NOT_FINITE;
    }
    sim->t = target;
    sim->y = there;
    bool added = add_row(sim, rows, row);
    sim->t = t;
    sim->y = y;
    return added ? INTEGRATOR_DONE : INTEGRATOR_NOT_FINITE;
}

const char *sim_run(Sim *sim, Rows *rows, double output_step, int *kept)
{
    double *row = memory_grow(NULL, sizeof *row * (size_t)(rows_width(sim->machine) + 1));
    double *there = memory_grow(NULL, sizeof *there * (size_t)sim->size);
    bool ends = false;
    int count = row_count(sim->begin, sim->end, output_step);
    int watched = count / MOST_WATCHED + 1;
    const char *wrong = NULL;
    for (*kept = 0; *kept < count && !wrong && !ends; ++*kept) {
        double target = row_time(sim->begin, sim->end, output_step, *kept);
        int status = advance_to_row(sim, target);
        bool within = !status && sim->t > target;
        if (within)
            status = add_row_within(sim, target, rows, row, there);
        ends = sim->at_limit && sim->t <= target;
        if (sim->stop && *sim->stop)
            wrong = "stopped";
        else if (status == BEYOND_SINES || status == TOO_MANY)
            wrong = sim->wrong;
        else if (status == INTEGRATOR_TOO_SMALL)
            wrong = explain(sim, "no step is small enough for the tolerance");
        else if (status == INTEGRATOR_UNSOLVED)
            wrong = "the equations of an implicit step have no solution nearby; take shorter steps";
        else if (status == INTEGRATOR_STOPPED && sim->follows_line)
            wrong = "the line cannot be followed";
        else if (status || (!within && !add_row(sim, rows, row)))
            wrong = explain(sim, "the accelerations are no longer finite: the inertia matrix is "
                                 "singular there, or the speeds have run away");
        if (wrong)
            break;
        if (*kept % watched == 0)
            sim_watch_step(sim);
    }
    memory_free(row);
    memory_free(there);
    return wrong;
}

void sim_report(const Sim *sim, int rows)
{
    double seconds = clock_seconds() - sim->started;
    long evaluations =
        sim->sundials ? sundials_evaluations(sim->sundials) : sim->integrator.evaluations;
    long slopes =
        sim->sundials ? sundials_slopes(sim->sundials) : sim->integrator.slope_evaluations;
    char and_slopes[60] = "";
    if (sim->integrator.slopes)
        snprintf(and_slopes, sizeof and_slopes, " and %ld of slopes", slopes);
    fprintf(stderr,
            "rbgen: %s: %ld steps, %ld evaluations%s, %d rows in %.3f s: %.4g steps per second\n",
            row_of(sim)->name, sim->integrator.steps, evaluations, and_slopes, rows, seconds,
            (double)sim->integrator.steps / seconds);
}
