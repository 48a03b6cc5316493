/* torques.c: see torques.h. */
#include "motion/torques.h"

#include "motion/closed.h"

#include <math.h>
#include <stdlib.h>

void converter_check(const Converter *dac)
{
    if (dac->period < 0)
        fail_input("--dac-period: %g is not a number of seconds above 0", dac->period);
    if (dac->bits > 52)
        fail_input("--dac-bits: 1 to 52, not %ld", dac->bits);
    if (!(dac->range > 0))
        fail_input("--dac-range: %g is not a number of volts above 0", dac->range);
}

void torques_at(const TorqueTask *task, double t, double *q, double *qd, double *qdd, double *tau)
{
    char reason[160];
    if (!motion_at(task->motion, t, q, qd, qdd, reason, sizeof reason))
        fail_job("--trajectory: at t = %.6g s %s", t, reason);
    machine_check_angles(task->machine, q, "torque: at t = %.6g s", t);
    double wrench[6], actuated[MAX_JOINTS];
    const Robot *robot = task->machine->robot;
    if (task->wrench)
        schedule_at(task->wrench, schedule_row(task->wrench, t), t, wrench);
    machine_call_pushed(task->machine, INVERSE_DYNAMICS, q, qd, qdd, task->wrench ? wrench : NULL,
                        robot->closure ? actuated : tau);
    if (robot->closure)
        closed_spread(robot, actuated, tau);
    for (int i = 0; i < task->machine->n; i++)
        if (!isfinite(tau[i]))
            fail_job("at t = %.6g s the torque of joint \"%s\" is not finite", t,
                     task->machine->robot->links[i].name);
}

/* What the converter puts out at t: the voltages of its last instant, rounded. */
static void convert(const TorqueTask *task, const Converter *dac, double t, double *volts)
{
    const Machine *machine = task->machine;
    double q[MAX_POSITIONS], qd[MAX_JOINTS], qdd[MAX_JOINTS], tau[MAX_JOINTS];
    double begin = motion_begin(task->motion);
    double instant = dac->period > 0 ? begin + dac_instant(t - begin, dac->period) : t;
    torques_at(task, instant, q, qd, qdd, tau);
    machine_voltages(machine, tau, qd, volts);
    for (int i = 0; i < machine->n && dac->bits; i++)
        volts[i] = dac_round(volts[i], (int)dac->bits, dac->range);
}

bool converter_used(const Converter *dac)
{
    return dac->period > 0 || dac->bits;
}

void torques_add_row(const TorqueTask *task, const Converter *dac, double t, Rows *rows)
{
    double q[MAX_POSITIONS], qd[MAX_JOINTS], qdd[MAX_JOINTS], tau[MAX_JOINTS], volts[MAX_JOINTS];
    double *row = memory_grow(NULL, sizeof *row * (size_t)rows->count);
    torques_at(task, t, q, qd, qdd, tau);
    if (converter_used(dac))
        convert(task, dac, t, volts);
    rows_fill(task->machine, t, q, qd, qdd, tau, converter_used(dac) ? volts : NULL, row);
    rows_add(rows, row);
    memory_free(row);
}
