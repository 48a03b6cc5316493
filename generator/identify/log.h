/* log.h: what a robot's controller wrote down: times, joint positions, torques, and velocities and
   accelerations where there are any. */
#ifndef LOG_H
#define LOG_H

#include "motion/motion.h"

typedef struct {
    Strings columns;       /* "q1=shoulder_pos": what a file calls a column */
    bool degrees;          /* positions and their rates are degrees (revolute joints) */
    bool currents;         /* i1, ... instead of tau1, ... */
    const char *constants; /* N m (or N) at the joint per A, LIST; NULL: the robot file's motors */
} LogOptions;

/* Rows between two gaps, at even times. */
typedef struct {
    double begin, step;
    int rows;
    double *q, *qd, *qdd, *tau; /* row by row, n numbers each; qd, qdd NULL: the file has none */
    const char *file;
} Segment;

typedef struct {
    int n, count;
    Segment *segment;
    long rows;
} Log;

/* Adds what a file says. Everything that makes it useless ends in fail_input with file and line;
   gaps, uneven times and joints beyond their limits are warnings. */
void log_read(Arena *arena, Log *log, const Machine *machine, const LogOptions *options,
              const char *path);

#endif
