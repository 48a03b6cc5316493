/* states.h: many states of a robot, row by row: from a CSV file, a piece at a time, or random. */
#ifndef STATES_H
#define STATES_H

#include "algorithm/function.h"
#include "build/extras.h"

typedef struct States {
    int n, positions, links, prescribed, count;
    double *value[MAX_INPUTS]; /* in the order of the function's inputs; count rows of width */
    int width[MAX_INPUTS];
    bool same[MAX_INPUTS];      /* one row for all states: a struct */
    const struct States *whole; /* of a function of actuated joints: what all joints do; NULL */
} States;

static inline Extent states_extent(const States *states)
{
    return (Extent){states->n, states->positions, states->links, states->prescribed};
}

/* The row of input k in a state. */
static inline const double *states_at(const States *states, int k, int state)
{
    return states->value[k] + (states->same[k] ? 0 : (size_t)state * (size_t)states->width[k]);
}

/* The structs that the function takes get their numbers. given: NULL where it takes none. */
void states_give(States *states, const Function *function, const Extras *given);

/* The columns q1.., qd1.. of a CSV file, as the function needs them; other columns are ignored.
   For the plain function: structs are given afterwards. */
typedef struct StatesFile StatesFile;
StatesFile *states_open(Arena *arena, const char *path, const Function *function, Extent extent);
/* The next states, at most as many as `most`, which must not grow from call to call; 0: no more.
   They stay until the next call. */
States states_next(StatesFile *file, int most, int threads);

/* Random: within the joints' limits where the file has them, else angles of a turn and metres. */
States states_random(Arena *arena, const Robot *robot, const Function *function, int count,
                     unsigned long seed);

#endif
