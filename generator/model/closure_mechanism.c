/* closure_mechanism.c: the loops of a robot handed to the runtime (runtime/mechanism.h), which
   closes them: all constraints, as closure_evaluate has them. */
#include "model/closure.h"
#include "model/positions.h"

#include <string.h>

static void errors(const void *context, const double *q, double *e)
{
    const ClosureContext *loops = context;
    closure_evaluate(loops->robot, loops->closure, q, NULL, e, NULL, NULL);
}

static void jacobian(const void *context, const double *q, double *A)
{
    const ClosureContext *loops = context;
    closure_evaluate(loops->robot, loops->closure, q, NULL, NULL, A, NULL);
}

static void loop_bias(const void *context, const double *q, const double *qd, double *gamma)
{
    const ClosureContext *loops = context;
    closure_evaluate(loops->robot, loops->closure, q, qd, NULL, NULL, gamma);
}

static void integrate(const void *context, const double *q, const double *step, double *next)
{
    const ClosureContext *loops = context;
    memcpy(next, q, sizeof *next * (size_t)loops->robot->positions);
    positions_step(loops->robot, step, next);
}

MechanismLoops closure_mechanism(const ClosureContext *context, const bool *held)
{
    const Robot *robot = context->robot;
    return (MechanismLoops){.positions = robot->positions,
                            .dof = robot->n,
                            .constraints = context->closure ? context->closure->all : 0,
                            .errors = errors,
                            .jacobian = jacobian,
                            .loop_bias = loop_bias,
                            .integrate = integrate,
                            .context = context,
                            .held = held};
}

static void get_room(MechanismLoops *mechanism)
{
    size_t room =
        (size_t)MECHANISM_WORK(mechanism->positions, mechanism->dof, mechanism->constraints);
    mechanism->work = memory_grow(NULL, sizeof *mechanism->work * room);
}

double closure_assemble(const Robot *robot, const Closure *closure, const bool *held, double *q)
{
    const ClosureContext context = {robot, closure};
    MechanismLoops mechanism = closure_mechanism(&context, held);
    get_room(&mechanism);
    double off = mechanism_assemble(&mechanism, q);
    memory_free(mechanism.work);
    return off;
}

void closure_project(const Robot *robot, const Closure *closure, const double *q, double *qd)
{
    const ClosureContext context = {robot, closure};
    MechanismLoops mechanism = closure_mechanism(&context, NULL);
    get_room(&mechanism);
    mechanism_project(&mechanism, q, qd);
    memory_free(mechanism.work);
}

void closure_accelerate(const Robot *robot, const Closure *closure, const double *q,
                        const double *qd, double *qdd)
{
    const ClosureContext context = {robot, closure};
    MechanismLoops mechanism = closure_mechanism(&context, NULL);
    get_room(&mechanism);
    mechanism_accelerate(&mechanism, q, qd, qdd);
    memory_free(mechanism.work);
}
