/* golden_closed.c: golden states of robots with loops (maker.h): positions that close them, rates
   and accelerations that keep them closed. They are found in binary128, by Newton's method from
   closed positions that are rounded to short binary fractions first, so that they are the same on
   every machine. */
#include "evidence/maker.h"
#include "model/closure.h"
#include "model/loops.h"
#include "util/linear.h"
#include "util/random.h"

#include <math.h>
#include <string.h>

typedef struct {
    Maker *maker;
    const Description *description;
    const Robot *robot;
    int n, rank;
} Closing;

static Real *call(const Closing *closing, FunctionId id, const Real *const *inputs)
{
    Arena *arena = closing->maker->arena;
    return maker_call_row(closing->maker,
                          function_of_mechanism(arena, &functions[id], closing->robot), inputs);
}

/* x less the shortest step that changes A x by r. */
static void take_off(const Closing *closing, const Real *q, const Real *r, Real *x)
{
    Arena *arena = closing->maker->arena;
    int n = closing->n, rank = closing->rank;
    const Real *A = call(closing, LOOP_JACOBIAN, &q);
    Real *S = arena_array(arena, Real, rank * rank), *y = arena_array(arena, Real, rank);
    for (int i = 0; i < rank; i++) {
        y[i] = r[i];
        for (int k = 0; k < rank; k++)
            for (int j = 0; j < n; j++)
                S[i * rank + k] += A[i * n + j] * A[k * n + j];
    }
    if (!linear_solve(rank, S, 1, y, (Real)1e-20))
        fail_input("--selftest: the loops of %s lose rank at a test's state", closing->robot->name);
    for (int j = 0; j < n; j++)
        for (int i = 0; i < rank; i++)
            x[j] -= A[i * n + j] * y[i];
}

static Real largest(const Real *x, int count)
{
    Real most = 0;
    for (int i = 0; i < count; i++)
        most = real_abs(x[i]) > most ? real_abs(x[i]) : most;
    return most;
}

static Real *closed_position(const Closing *closing, int s)
{
    enum { STEPS = 60 };
    const Closure *closure = closing->robot->closure;
    Maker *maker = closing->maker;
    int positions = closing->robot->positions;
    const double *near = closure->sample + s % closure->samples * positions;
    Real *q = arena_array(maker->arena, Real, positions), *e = NULL;
    for (int i = 0; i < positions; i++)
        q[i] = (Real)(round(near[i] * 4096) / 4096);
    maker_unit_quaternions(maker, closing->description, q);
    for (int step = 0; step < STEPS; step++) {
        Real *way = arena_array(maker->arena, Real, closing->n);
        e = call(closing, LOOP_ERRORS, (const Real *const *)&q);
        if (largest(e, closing->rank) < (Real)1e-28)
            break;
        take_off(closing, q, e, way);
        const Real *inputs[] = {q, way};
        q = call(closing, INTEGRATE, inputs);
    }
    if (!(largest(e, closing->rank) < (Real)1e-20))
        fail_input("--selftest: no closed position of %s was found to test in",
                   closing->robot->name);
    for (int i = 0; i < positions; i++)
        q[i] = (Real)maker_round(maker->real, q[i]);
    return q;
}

static Real *own_state(const Closing *closing, const char *input, int s)
{
    const Maker *maker = closing->maker;
    Real *copy = arena_array(maker->arena, Real, closing->n);
    memcpy(copy, maker_input(maker, input, s), sizeof *copy * (size_t)closing->n);
    return copy;
}

static void round_all(const Closing *closing, Real *x)
{
    for (int i = 0; i < closing->n; i++)
        x[i] = (Real)maker_round(closing->maker->real, x[i]);
}

/* Rates of which A qd is 0, and accelerations with which A qdd + gamma is. */
static void allowed_motion(const Closing *closing, int s, const Real *q, Real **qd, Real **qdd)
{
    Arena *arena = closing->maker->arena;
    int n = closing->n, rank = closing->rank;
    Real *r = arena_array(arena, Real, rank);
    const Real *A = call(closing, LOOP_JACOBIAN, &q);
    *qd = own_state(closing, "qd", s);
    *qdd = own_state(closing, "qdd", s);
    for (int i = 0; i < rank; i++)
        r[i] = row_times(A, n, i, *qd, false);
    take_off(closing, q, r, *qd);
    round_all(closing, *qd);
    const Real *inputs[] = {q, *qd};
    const Real *gamma = call(closing, LOOP_BIAS, inputs);
    for (int i = 0; i < rank; i++)
        r[i] = row_times(A, n, i, *qdd, false) + gamma[i];
    take_off(closing, q, r, *qdd);
    round_all(closing, *qdd);
}

static Real *any_torques(const Closing *closing, uint32_t *seed)
{
    Real *tau = arena_array(closing->maker->arena, Real, closing->n);
    for (int i = 0; i < closing->n; i++) /* as golden.c draws: up to 8 */
        tau[i] = (Real)(((double)(random_plain(seed) >> 22) - 511.5) / 64);
    return tau;
}

/* What golden vectors cannot be had of. */
static void refuse(const Robot *robot, Program *const *programs, int count)
{
    for (int i = 0; i < count; i++) {
        const Function *function = programs[i]->function;
        if (function->whole)
            fail_input("--selftest: %s by explicit takes the actuated coordinates alone, and the "
                       "other functions those of all joints; emit it by itself, without a selftest",
                       function->name);
        if (function_closes(function, robot) && function_takes(function, "wrench"))
            fail_input("--selftest: what a wrench does to robots with loops, such as %s, is not "
                       "checked; emit --wrench without a selftest",
                       robot->name);
    }
}

void golden_close(Maker *maker, const Description *description, Program *const *programs, int count)
{
    const Robot *robot = description->mechanism ? description->mechanism->robot : NULL;
    Selftest *selftest = maker->selftest;
    selftest->geared = description->gear_count > 0;
    if (!robot || (!robot->loop_count && !robot->prescribed_count))
        return;
    refuse(robot, programs, count);
    selftest->prescribed = robot->prescribed_count > 0;
    if (!robot->loop_count)
        return;
    const Closure *closure = robot->closure;
    Closing closing = {maker, description, robot, robot->n, closure->rank};
    uint32_t seed = 20260915;
    selftest->loops = true;
    selftest->rank = closure->rank;
    selftest->drive_count = closure->actuated_count;
    selftest->drives = closure->actuated;
    for (int s = 0; s < STATES; s++) {
        const Real *q = closed_position(&closing, s);
        Real *qd, *qdd;
        allowed_motion(&closing, s, q, &qd, &qdd);
        maker->state[input_find("q") - known_inputs][s] = q;
        maker->state[input_find("qd") - known_inputs][s] = qd;
        maker->state[input_find("qdd") - known_inputs][s] = qdd;
        maker->state[input_find("tau") - known_inputs][s] = any_torques(&closing, &seed);
    }
}
