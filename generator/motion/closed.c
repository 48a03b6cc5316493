/* closed.c: see closed.h. */
#include "motion/closed.h"

#include "model/positions.h"

#include <math.h>
#include <string.h>

static void errors(const void *context, const double *q, double *e)
{
    const MachineLoops *loops = context;
    machine_call(loops->machine, LOOP_ERRORS, q, NULL, NULL, e);
}

static void jacobian(const void *context, const double *q, double *A)
{
    const MachineLoops *loops = context;
    machine_call(loops->machine, LOOP_JACOBIAN, q, NULL, NULL, A);
}

static void loop_bias(const void *context, const double *q, const double *qd, double *gamma)
{
    const MachineLoops *loops = context;
    machine_call(loops->machine, LOOP_BIAS, q, qd, NULL, gamma);
}

void select_loops(Selection *selection)
{
    selection->wanted[LOOP_ERRORS] = selection->wanted[LOOP_JACOBIAN] = true;
    selection->wanted[LOOP_BIAS] = true;
}

MachineLoops machine_loops_context(const Machine *machine)
{
    return (MachineLoops){{machine->robot, machine->robot->closure}, machine};
}

MechanismLoops machine_loops(const MachineLoops *context, const bool *held)
{
    MechanismLoops loops = closure_mechanism(&context->closure, held);
    void *const *code = context->machine->code;
    if (!loops.constraints || !code[LOOP_ERRORS] || !code[LOOP_JACOBIAN] || !code[LOOP_BIAS])
        return loops;
    loops.constraints = context->closure.closure->rank;
    loops.errors = errors;
    loops.jacobian = jacobian;
    loops.loop_bias = loop_bias;
    return loops;
}

Closed *closed_new(Arena *arena, const Machine *machine, const double *start)
{
    const Robot *robot = machine->robot;
    const Closure *closure = robot->closure;
    Closed *closed = arena_alloc(arena, sizeof *closed);
    closed->context = machine_loops_context(machine);
    closed->leads = arena_array(arena, bool, robot->n);
    closed->leader = arena_array(arena, int, robot->n);
    for (int k = 0; k < closure->actuated_count; k++) {
        int link = closure->actuated[k];
        if (robot->links[link].run)
            fail_input("--trajectory: joint \"%s\" is actuated and part of a quaternion, which "
                       "follows no such course",
                       robot->links[link].name);
        bool spare = closure->actuated_count > closure->mobility && closure->split_count > 0;
        if (spare && !closure->split[0][link])
            continue; /* more are actuated than needed */
        closed->leader[closed->count++] = link;
        closed->leads[link] = true;
    }
    if (closed->count != closure->mobility)
        fail_input("--trajectory: %s can move in %d ways, and its actuated joints lead %d; name "
                   "others in \"actuated\"",
                   robot->name, closure->mobility, closed->count);
    closed->loops = machine_loops(&closed->context, closed->leads);
    closed->loops.work = arena_array(
        arena, double, MECHANISM_WORK(robot->positions, robot->n, closed->loops.constraints));
    closed->near = arena_array(arena, double, robot->positions);
    memcpy(closed->near, start ? start : closure->start,
           sizeof *closed->near * (size_t)robot->positions);
    return closed;
}

/* How far rates are from what the loops allow, of their size. */
static double open_rate(const Closed *closed, const double *q, const double *qd)
{
    int n = closed->loops.dof, m = closed->loops.constraints;
    double *A = memory_grow(NULL, sizeof *A * (size_t)(m * n)), most = 0;
    closed->loops.jacobian(closed->loops.context, q, A);
    for (int k = 0; k < m; k++) {
        double sum = 0;
        for (int i = 0; i < n; i++)
            sum += A[k * n + i] * qd[i];
        most = fmax(most, fabs(sum));
    }
    memory_free(A);
    return most / fmax(1, mechanism_length(n, qd));
}

bool closed_complete(Closed *closed, const double *lead, const double *lead_d,
                     const double *lead_dd, double *q, double *qd, double *qdd, char *reason,
                     size_t room)
{
    const Robot *robot = closed->context.machine->robot;
    memcpy(q, closed->near, sizeof *q * (size_t)robot->positions);
    memset(qd, 0, sizeof *qd * (size_t)robot->n);
    memset(qdd, 0, sizeof *qdd * (size_t)robot->n);
    for (int k = 0; k < closed->count; k++) {
        int link = closed->leader[k];
        q[robot->links[link].position] = lead[k];
        qd[link] = lead_d[k];
        qdd[link] = lead_dd[k];
    }
    double off = mechanism_assemble(&closed->loops, q);
    if (!(off < CLOSED)) {
        snprintf(reason, room, "the loops stay open by %.2g", off);
        return false;
    }
    mechanism_project(&closed->loops, q, qd);
    if (!(open_rate(closed, q, qd) < 1e-7)) {
        snprintf(reason, room, "the actuated joints cannot move so: the loops are singular");
        return false;
    }
    mechanism_accelerate(&closed->loops, q, qd, qdd);
    memcpy(closed->near, q, sizeof *q * (size_t)robot->positions);
    return true;
}

void closed_accelerate(Closed *closed, const double *q, const double *qd, double *qdd)
{
    mechanism_accelerate(&closed->loops, q, qd, qdd);
}

void closed_spread(const Robot *robot, const double *actuated, double *tau)
{
    memset(tau, 0, sizeof *tau * (size_t)robot->n);
    for (int k = 0; k < robot->closure->actuated_count; k++)
        tau[robot->closure->actuated[k]] = actuated[k];
}
