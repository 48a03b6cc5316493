/* states.c: random states (states.h). */
#include "evaluate/states.h"

#include "model/planar.h"
#include "model/positions.h"
#include "util/random.h"

#include <string.h>

static double one_value(Random *random, const Link *link, const char *input)
{
    double lower, upper;
    link_range(link, &lower, &upper);
    if (strcmp(input, "q") == 0)
        return random_uniform(random, lower, upper);
    if (strcmp(input, "qd") == 0)
        return random_uniform(random, -3, 3);
    return random_uniform(random, -10, 10);
}

/* Turned in any way. */
static double one_position(Random *random, const Robot *robot, int k)
{
    int component;
    const Link *link = positions_link(robot, k, &component);
    return component < 0 ? random_uniform(random, -1, 1) : one_value(random, link, "q");
}

/* Positions are closed, rates keep them so, accelerations too. */
static void close_states(const Robot *robot, const Function *function, unsigned long seed,
                         bool branch, States *states)
{
    const Closure *closure = robot->closure;
    double *q[3] = {NULL}; /* q, qd, qdd */
    static const char *const names[] = {"q", "qd", "qdd"};
    Random random = random_new(seed, "closed");
    for (int k = 0; k < function_input_count(function); k++)
        for (int which = 0; which < 3; which++)
            if (strcmp(function->inputs[k], names[which]) == 0)
                q[which] = states->value[k];
    for (int s = 0; s < states->count && q[0]; s++) {
        double *at = q[0] + s * robot->positions;
        double *qd = q[1] ? q[1] + s * robot->n : NULL, *qdd = q[2] ? q[2] + s * robot->n : NULL;
        const double *near = closure->sample + s % closure->samples * robot->positions;
        memcpy(at, near, sizeof *at * (size_t)robot->positions);
        for (int tries = 0; tries < 20; tries++) {
            if (!closure_random(robot, closure, &random, at))
                memcpy(at, near, sizeof *at * (size_t)robot->positions);
            if (!branch || planar_on_branch(robot, closure, at))
                break;
            near = closure->start;
            memcpy(at, near, sizeof *at * (size_t)robot->positions);
        }
        if (qd)
            closure_project(robot, closure, at, qd);
        if (qdd && qd)
            closure_accelerate(robot, closure, at, qd, qdd);
    }
}

/* The joints that are actuated, out of all. */
static States states_of_drives(Arena *arena, const Robot *robot, const Function *function,
                               const States *whole)
{
    const Closure *closure = robot->closure;
    int driven = closure->actuated_count;
    States states = {.n = driven,
                     .positions = driven,
                     .links = whole->links,
                     .count = whole->count,
                     .whole = whole};
    for (int k = 0; k < function_input_count(function); k++) {
        states.width[k] = driven;
        states.value[k] = arena_array(arena, double, whole->count *driven);
        bool positions = strcmp(function->inputs[k], "q") == 0;
        bool torques = strcmp(function->inputs[k], "tau") == 0;
        for (int s = 0; s < whole->count; s++) {
            double *all = whole->value[k] + s * whole->width[k],
                   *own = states.value[k] + s * driven;
            for (int d = 0; d < driven; d++) {
                int link = closure->actuated[d];
                own[d] = all[positions ? robot->links[link].position : link];
            }
            for (int i = 0; i < robot->n && torques; i++)
                all[i] = 0;
            for (int d = 0; d < driven && torques; d++)
                all[closure->actuated[d]] = own[d];
        }
    }
    return states;
}

static States random_states(Arena *arena, const Robot *robot, const Function *function, int count,
                            unsigned long seed, bool branch)
{
    States states = {.n = robot->n,
                     .positions = robot->positions,
                     .links = robot_extent(robot).links,
                     .prescribed = robot->prescribed_count,
                     .count = count};
    for (int k = 0; k < function_input_count(function); k++) {
        if (is_struct(function->inputs[k]))
            continue;
        /* Every input array has its own stream, so that q is the same for all functions. */
        Random random = random_new(seed, function->inputs[k]);
        int width = states.width[k] = input_size(function->inputs[k], robot_extent(robot));
        states.value[k] = arena_array(arena, double, count *width);
        bool positions = strcmp(function->inputs[k], "q") == 0;
        for (int i = 0; i < count * width; i++)
            states.value[k][i] = positions ? one_position(&random, robot, i % width)
                                           : one_value(&random, &robot->links[i % width % robot->n],
                                                       function->inputs[k]);
        for (int s = 0; s < count && positions; s++)
            positions_normalise(robot, states.value[k] + s * width);
    }
    if (robot->closure && !function->of_loops) /* whose functions hold at any position */
        close_states(robot, function, seed, branch, &states);
    return states;
}

States states_random(Arena *arena, const Robot *robot, const Function *function, int count,
                     unsigned long seed)
{
    if (!function->whole)
        return random_states(arena, robot, function, count, seed, false);
    States *whole = arena_array(arena, States, 1);
    *whole = random_states(arena, robot, function->whole, count, seed, true);
    return states_of_drives(arena, robot, function, whole);
}

void states_give(States *states, const Function *function, const Extras *given)
{
    for (int k = 0; k < function_input_count(function); k++) {
        int count;
        const double *numbers = extras_struct(given, function->inputs[k], &count);
        if (!numbers)
            continue;
        states->value[k] = (double *)numbers;
        states->width[k] = count;
        states->same[k] = true;
    }
}
