/* schedule.h: numbers over time, read from the columns of a CSV file. */
#ifndef SCHEDULE_H
#define SCHEDULE_H

#include "util/util.h"

typedef struct {
    const char *file;
    int count, width; /* rows; numbers in each */
    bool timed;       /* the file has column t */
    double *t;        /* increasing */
    double *value;    /* count rows of width */
    bool *present;    /* which of the columns asked for the file has; the others are 0 */
    bool hold;    /* a row holds until the next one, instead of going there in a straight line */
    double *bend; /* second derivatives in the rows, of a cubic spline; NULL: straight lines */
} Schedule;

/* The column t, and those with these heads; the first `required` must be there. Other columns are
   ignored. Everything wrong with the file is fail_input with its line. */
Schedule *schedule_read(Arena *arena, const char *path, const char *const *heads, int width,
                        int required);

/* The same of a file that may leave out column t: its rows are then this period apart, from 0. */
Schedule *schedule_read_every(Arena *arena, const char *path, const char *const *heads, int width,
                              int required, double period);

/* "tau1", "tau2", ...: count heads. */
const char **schedule_heads(Arena *arena, const char *const *names, int name_count, int n);

/* From now on the rows are joined by a cubic spline, whose third derivative is the same on both
   sides of the second row and of the last but one ("not a knot"). */
void schedule_spline(Arena *arena, Schedule *schedule);

/* The row that governs the time from t on: the last one at or before it. Before the first row and
   after the last, those hold. */
int schedule_row(const Schedule *schedule, double t);
/* The values at t, which lies between this row and the next (at the end: its left limit). */
void schedule_at(const Schedule *schedule, int row, double t, double *out);
/* The first row's time after t; infinity when there is none. */
double schedule_next(const Schedule *schedule, double t);

#endif
