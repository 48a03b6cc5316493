/* states.c: random states (states.h). */
#include "evaluate/states.h"

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

States states_random(Arena *arena, const Robot *robot, const Function *function, int count,
                     unsigned long seed)
{
    States states = {.n = robot->n, .count = count};
    for (int k = 0; k < function_input_count(function); k++) {
        if (is_struct(function->inputs[k]))
            continue;
        /* Every input array has its own stream, so that q is the same for all functions. */
        Random random = random_new(seed, function->inputs[k]);
        int width = states.width[k] = input_size(function->inputs[k], robot->n);
        states.value[k] = arena_array(arena, double, count *width);
        for (int i = 0; i < count * width; i++)
            states.value[k][i] =
                one_value(&random, &robot->links[i % width % robot->n], function->inputs[k]);
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
