/* slopes.c: derivatives of a simulation's rates by its state (simulation.h), for implicit methods:
   those of forward dynamics as generated, and what the drive's torques change with the joints.

       qdd = FD(q, qd, tau(q, qd))     dqdd/dq = FD_q + M^-1 tau_q     dqdd/dqd = FD_qd + M^-1
   tau_qd

   One call of the generated derivatives costs about as much as four of the rates; differences take
   2 n + 2 of these and lose half the digits. */
#include "motion/simulation.h"

#include "util/linear.h"

#include <string.h>

/* Mechanisms, whose derivatives are not there, and quaternions, whose derivatives are by turns. */
static bool suits(const Robot *robot)
{
    return !robot->loop_count && !robot->closure && robot->positions == robot->n;
}

void sim_select_slopes(Selection *selection, const Robot *robot, Method method, bool wrench)
{
    if (!integrators[method.row].implicit || !suits(robot))
        return;
    selection->wanted[FORWARD_DYNAMICS_DERIVATIVES] = true;
    selection->wanted[JACOBIAN_DERIVATIVE] = selection->wanted[JACOBIAN_DERIVATIVE] || wrench;
}

bool sim_has_slopes(const Sim *sim)
{
    const Machine *machine = sim->machine;
    const Drive *drive = sim->drive;
    if (!suits(machine->robot) || !machine->code[FORWARD_DYNAMICS_DERIVATIVES])
        return false;
    if (drive->wrench && !machine->code[JACOBIAN_DERIVATIVE])
        return false;
    return !(drive->wrench && drive->kind == DRIVE_COMPUTED);
}

/* What the drive's torques change with positions and rates, n x n each. */
static void torque_slopes(const Sim *sim, double t, const double *q, double *by_q, double *by_qd)
{
    const Drive *drive = sim->drive;
    const Machine *machine = sim->machine;
    int n = sim->n;
    double unit[MAX_JOINTS] = {0}, column[MAX_JOINTS], none[MAX_JOINTS] = {0};
    memset(by_q, 0, sizeof *by_q * (size_t)(n * n));
    memset(by_qd, 0, sizeof *by_qd * (size_t)(n * n));
    for (int i = 0; i < n && drive->kind == DRIVE_TRAJECTORY; i++) {
        by_q[i * n + i] = -drive->kp[i];
        by_qd[i * n + i] = -drive->kd[i];
    }
    for (int j = 0; j < n && drive->kind == DRIVE_VOLTAGE;
         j++) { /* linear: what no voltage gives */
        unit[j] = 1;
        machine_torques(machine, none, unit, column);
        unit[j] = 0;
        for (int i = 0; i < n; i++)
            by_qd[i * n + j] = column[i];
    }
    double numbers[6], Jd[6 * MAX_JOINTS];
    const double *wrench = drive_wrench(drive, t, numbers);
    for (int j = 0; j < n && wrench; j++) { /* J^T wrench, as J changes with q_j */
        unit[j] = 1;
        machine_call(machine, JACOBIAN_DERIVATIVE, q, unit, NULL, Jd);
        unit[j] = 0;
        for (int i = 0; i < n; i++)
            for (int k = 0; k < 6; k++)
                by_q[i * n + j] += Jd[k * n + i] * wrench[k];
    }
}

/* slopes += M^-1 times those of the torques */
static void add_product(int n, const double *Minv, const double *by, double *slopes, int stride)
{
    for (int i = 0; i < n; i++)
        for (int k = 0; k < n; k++)
            for (int j = 0; j < n; j++)
                slopes[i * stride + j] += Minv[i * n + k] * by[k * n + j];
}

/* Computed torques give just the accelerations that are asked for: kp (q* - q) + kd (qd* - qd). By
   how much they change is told by what accelerations would have done without: M times that. */
static void just_as_asked(const Drive *drive, const double *Minv, const double *qd,
                          double *accelerations, int stride, double *work)
{
    int n = drive->machine->n;
    Real *matrix = memory_grow(NULL, sizeof *matrix * (size_t)(n * n)), momentum[MAX_JOINTS];
    for (int i = 0; i < n * n; i++)
        matrix[i] = Minv[i];
    for (int i = 0; i < n; i++)
        momentum[i] = qd[i];
    bool known = linear_solve(n, matrix, 1, momentum, 0);
    memory_free(matrix);
    for (int i = 0; i < n; i++)
        for (int j = 0; j < 2 * n; j++) {
            double *slope = &accelerations[i * stride + j];
            double asked = j == i ? -drive->kp[i] : j == n + i ? -drive->kd[i] : 0;
            if (known)
                work[j] += (double)momentum[i] * (asked - *slope);
            *slope = asked;
        }
}

int sim_slopes(void *context, double t, const double *y, double *slopes)
{
    const Sim *sim = context;
    const Drive *drive = sim->drive;
    int n = sim->n, size = sim->size, block = n * n;
    const double *q = y, *qd = y + n;
    double tau[MAX_JOINTS], rubbing[MAX_JOINTS], numbers[6];
    if (!drive_torques(drive, t, q, qd, tau, NULL))
        return 1;
    const double *wrench = drive_wrench(drive, t, numbers);
    if (wrench)
        wrench_add(sim->machine, wrench, 1, q, tau);
    double *all = memory_grow(NULL, sizeof *all * (size_t)(n + 5 * block));
    double *by_q = all + n + 3 * block, *by_qd = by_q + block;
    const double *own_q = all + n, *own_qd = own_q + block, *Minv = own_qd + block;
    memset(slopes, 0, sizeof *slopes * (size_t)(size * size));
    machine_call(sim->machine, FORWARD_DYNAMICS_DERIVATIVES, q, qd, tau, all);
    torque_slopes(sim, t, q, by_q, by_qd);
    sim_friction_power(sim->machine, qd, rubbing);
    double *accelerations = slopes + n * size, *work = slopes + 2 * n * size;
    for (int i = 0; i < n; i++) {
        slopes[i * size + n + i] = 1;
        memcpy(accelerations + i * size, own_q + i * n, sizeof *all * (size_t)n);
        memcpy(accelerations + i * size + n, own_qd + i * n, sizeof *all * (size_t)n);
        work[n + i] = tau[i] - rubbing[i];
    }
    add_product(n, Minv, by_q, accelerations, size);
    add_product(n, Minv, by_qd, accelerations + n, size);
    if (drive->kind == DRIVE_COMPUTED)
        just_as_asked(drive, Minv, qd, accelerations, size, work);
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++) {
            work[j] += qd[i] * by_q[i * n + j];
            work[n + j] += qd[i] * by_qd[i * n + j];
        }
    memory_free(all);
    return 0;
}
