/* fit.h: the parameters that make predicted torques nearest to measured ones. */
#ifndef FIT_H
#define FIT_H

#include "identify/subject.h"

typedef struct {
    int decimate;
    double huber; /* beyond so many deviations rows count less; 0: none do */
} FitOptions;

typedef struct {
    int count;
    double *value, *deviation; /* by column; deviations before any was left out */
    bool *kept;
    const char **why; /* it was left out; NULL where it was not */
    double condition; /* of what is kept, columns scaled to 1 */
    double *residual; /* by joint: root of the mean square, N m */
    double *measured; /* by joint: the largest mean torque */
    double *spread;   /* by joint: root of the mean square of the torque, about its mean */
    long rows;        /* by joint */
    int free_columns; /* kept */
    /* Before any was left out: the columns that the motion shows, their values, and R, scaled so
       that errors are 1. */
    int full_count, *full_column;
    double *full_value, *whitened;
} Fit;

/* Triangles of all joints of a log, and what they say. before: a second log, with the load off;
   NULL: none. */
Fit *fit_log(Arena *arena, const Subject *subject, const Log *log, const Log *before,
             const FitOptions *options);

/* Over means of a log: root mean square of measured minus predicted, and the largest torque. */
typedef struct {
    double *error, *largest; /* by joint */
} Prediction;
Prediction predict_log(Arena *arena, const Subject *subject, const Log *log, int decimate,
                       bool loaded, const double *value);

/* The share of the torques' spread that a plain fit leaves, root mean square over the joints;
   by_joint (may be NULL): of each. For trials. */
double fit_remains(Arena *arena, const Subject *subject, const Log *log, int decimate,
                   double *by_joint);

#endif
