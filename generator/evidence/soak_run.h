/* soak_run.h: rbgen soak as a whole: robot after robot, and what came of them. */
#ifndef SOAK_RUN_H
#define SOAK_RUN_H

#include "evidence/soak.h"
#include "util/table.h"

typedef struct {
    const char *path;     /* a robot file instead of random ones, or NULL */
    long seconds, robots; /* when to end; 0: not by this */
    long only;            /* this robot alone; 0: all */
    long seed;
    int joints;         /* at most */
    long limit;         /* seconds that one robot may take */
    const char *output; /* where the smallest robot that fails goes; NULL: soak-SEED-NUMBER.json */
    bool loops;         /* mechanisms with loops only */
} SoakRequest;

typedef struct {
    long robots, programs, states, comparisons;
    Worst worst[FUNCTION_COUNT][2];
    long failed; /* the number of the robot that did, 0: none; soaking ends there */
    const char *message, *file;
} SoakTotals;

SoakTotals soak_run(Arena *arena, const SoakRequest *request);
/* As a table only what went well; the JSON tells of a failure, too. */
void soak_print(Text *out, Arena *arena, const SoakTotals *totals, long seed, Format format);

#endif
