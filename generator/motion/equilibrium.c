/* equilibrium.c: see equilibrium.h. The search is the runtime's (runtime/mechanism.h). */
#include "motion/equilibrium.h"

#include "motion/closed.h"

static void weight(const void *context, const double *q, const double *qd, double *out)
{
    const MachineLoops *balance = context;
    (void)qd;
    machine_call(balance->machine, GRAVITY, q, NULL, NULL, out);
}

static void bias(const void *context, const double *q, const double *qd, double *out)
{
    const MachineLoops *balance = context;
    machine_call(balance->machine, BIAS, q, qd, NULL, out);
}

double equilibrium_find(const Machine *machine, const double *tau, const bool *held, double *q,
                        double *qd)
{
    const MachineLoops balance = machine_loops_context(machine);
    MechanismLoops mechanism = machine_loops(&balance, held);
    size_t room =
        (size_t)MECHANISM_STEADY_WORK(mechanism.positions, mechanism.dof, mechanism.constraints);
    mechanism.bias = qd ? bias : weight;
    mechanism.work = memory_grow(NULL, sizeof *mechanism.work * room);
    double off =
        qd ? mechanism_steady(&mechanism, tau, NULL, q, qd) : mechanism_static(&mechanism, tau, q);
    memory_free(mechanism.work);
    return off;
}
