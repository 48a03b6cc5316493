/* states.h: many states of a robot, row by row: read from CSV, given on the command line, or
 * random. */
#ifndef STATES_H
#define STATES_H

#include "algorithm/function.h"

typedef struct {
    int n, count;
    double *value[MAX_INPUTS]; /* in the order of the function's inputs; count rows of n */
} States;

/* From the columns q1.., qd1.. of a CSV file; other columns are ignored. */
States states_read(Arena *arena, const char *path, const Function *function, int n);

/* Random: within the joints' limits where the file has them, else angles of a turn and metres. */
States states_random(Arena *arena, const Robot *robot, const Function *function, int count,
                     unsigned long seed);

#endif
