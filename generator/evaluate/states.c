/* states.c: random states (states.h). */
#include "evaluate/states.h"

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

States states_random(Arena *arena, const Robot *robot, const Function *function, int count,
                     unsigned long seed)
{
    States states = {.n = robot->n,
                     .positions = robot->positions,
                     .links = robot_extent(robot).links,
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
    return states;
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
