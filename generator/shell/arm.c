/* arm.c: inverse_arm and forward_arm. */
#include "shell/shell.h"

#include <math.h>
#include <string.h>

static void check_finite(const Session *session, const char *command, const char *what,
                         const double *values)
{
    for (int i = 0; i < session->n; i++)
        if (!isfinite(values[i]))
            fail_job("%s: the %s of joint \"%s\" is not finite", command, what,
                     session->robot->links[i].name);
}

/* The torques of a state. */
static void find_torques(const Session *session, const Machine *machine, const double *q,
                         const double *qd, const double *qdd, double *tau)
{
    machine_call_pushed(machine, INVERSE_DYNAMICS, q, qd, qdd, session_hand(session), tau);
    check_finite(session, "inverse_arm", "torque", tau);
}

/* Rows become what is printed, plotted and written. */
static void keep_rows(Session *session, Rows *rows, int count, int width)
{
    text_free(&session->kept.numbers);
    session->kept = (Kept){.numbers = rows->text, .count = count, .width = width};
    fail_keep();
    kept_take(session, 0);
}

/* Sets of q, qd and qdd without times: a row each, numbered by time. False: the file has times. */
static bool inverse_of_sets(Session *session, const char *path)
{
    const Machine *machine = session_inverse(session);
    static const char *const names[] = {"q", "qd", "qdd"};
    int n = session->n, width = rows_width(machine);
    const char **heads = schedule_heads(session->scratch, names, 3, n);
    const Schedule *sets = schedule_read_every(session->scratch, path, heads, 3 * n, n, 1);
    if (sets->timed)
        return false;
    if (sets->count > MOST_KEPT / width)
        fail_input("inverse_arm: %s has too many sets", path);
    double *row = arena_array(session->scratch, double, width), tau[MAX_JOINTS];
    Rows rows = rows_new(session->scratch, machine, "raw", NULL);
    for (int k = 0; k < sets->count; k++) {
        const double *q = sets->value + (size_t)k * (size_t)sets->width, *qd = q + n, *qdd = qd + n;
        machine_check_angles(machine, q, "inverse_arm: set %d:", k + 1);
        find_torques(session, machine, q, qd, qdd, tau);
        rows_fill(machine, k, q, qd, qdd, tau, NULL, row);
        rows_add(&rows, row);
    }
    keep_rows(session, &rows, sets->count, width);
    session_say(session,
                "%d sets, to print, plot or write, t being their number from 0; the state is "
                "the first one",
                sets->count);
    return true;
}

/* A whole motion: its rows are kept, and the voltages of every DACTimePeriod go to DACOut. */
static void inverse_of_file(Session *session, const char *path)
{
    const Machine *machine = session_inverse(session);
    MotionOptions options = motion_defaults();
    options.trajectory = path;
    size_t length = strlen(path), n = (size_t)session->n;
    if (length < 5 || same_word(path + length - 4, ".csv") == false)
        fail_input(
            "inverse_arm: \"%s\" does not end in .csv: a motion is a file with columns t, q1, "
            "...",
            path);
    if (inverse_of_sets(session, path))
        return;
    const Motion *motion = motion_new(session->scratch, machine, &options, NULL);
    double begin = motion_begin(motion), end = motion_end(motion), period = session->dac_period;
    int width = rows_width(machine);
    if ((end - begin) / period > MOST_KEPT / width)
        fail_input("inverse_arm: %s lasts %g s, too many periods of %g s; set DACTimePeriod", path,
                   end - begin, period);
    int count = row_count(begin, end, period);
    double *row = arena_array(session->scratch, double, width);
    double *volts = arena_array(session->scratch, double, (size_t)count *n);
    double q[MAX_JOINTS], qd[MAX_JOINTS], qdd[MAX_JOINTS], tau[MAX_JOINTS];
    Rows rows = rows_new(session->scratch, machine, "raw", NULL);
    for (int k = 0; k < count; k++) {
        double t = row_time(begin, end, period, k);
        motion_at(motion, t, q, qd, qdd, NULL, 0);
        machine_check_angles(machine, q, "inverse_arm: at t = %.6g s", t);
        find_torques(session, machine, q, qd, qdd, tau);
        machine_voltages(machine, tau, qd, volts + (size_t)k * n);
        rows_fill(machine, t, q, qd, qdd, tau, NULL, row);
        rows_add(&rows, row);
    }
    if (session_has_motors(session)) {
        session->dac = memory_grow(session->dac, sizeof *volts * (size_t)count * n);
        memcpy(session->dac, volts, sizeof *volts * (size_t)count * n);
        session->dac_rows = count;
    }
    keep_rows(session, &rows, count, width);
    session_say(session,
                "%d rows, %g to %g s, to print, plot or write%s; the state is the first one", count,
                begin, end, session_has_motors(session) ? "; their voltages are in DACOut" : "");
}

void shell_inverse_arm(Session *session, const Words *words)
{
    double tau[MAX_JOINTS];
    if (words->count) {
        inverse_of_file(session, words->item[0]);
        return;
    }
    machine_check_angles(session_inverse(session), session->theta, "inverse_arm:");
    find_torques(session, session_inverse(session), session->theta, session->omega, session->alpha,
                 tau);
    memcpy(session->torque, tau, sizeof *tau * (size_t)session->n);
    session->given = GIVEN_TORQUE;
    session_settle(session);
    variable_show(session, variable_find("torque"));
    if (session->motors->any_motor)
        variable_show(session, variable_find("voltage"));
}

void shell_forward_arm(Session *session, const Words *words)
{
    (void)words;
    double alpha[MAX_JOINTS];
    const Machine *machine = session_forward(session);
    machine_check_angles(machine, session->theta, "forward_arm:");
    if (!machine_call_pushed(machine, FORWARD_DYNAMICS, session->theta, session->omega,
                             session->torque, session_hand(session), alpha))
        fail_job("forward_arm: the inertia matrix is singular here");
    check_finite(session, "forward_arm", "acceleration", alpha);
    memcpy(session->alpha, alpha, sizeof *alpha * (size_t)session->n);
    variable_show(session, variable_find("alpha"));
}
