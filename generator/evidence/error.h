/* error.h: the parts of rbgen error: how far rounding takes compiled code from the exact result. */
#ifndef COMMAND_ERROR_H
#define COMMAND_ERROR_H

#include "command/command.h"
#include "evaluate/states.h"
#include "evidence/condition.h"

/* Of one program in one type, over many states. The error of a state is the largest difference of
   any output from the reference, relative to the largest magnitude of that output array over all
   states. */
typedef struct {
    double worst, median, rms;
    int judged;   /* states in which the reference has an answer */
    int state;    /* that with the worst error */
    double scale; /* and the magnitude that its error is relative to */
} Rounding;

/* In float the states are to be floats already (error_float_states): inputs are exact, then. */
Rounding error_measure(const Program *program, void *code, RealType real,
                       const ReferenceRobot *reference, const States *states);
States error_float_states(Arena *arena, const Function *function, const States *states);

/* One row: a program in double and in float. */
typedef struct {
    Program *program;
    States states[2]; /* by RealType */
    Rounding rounding[2];
} ErrorRow;

typedef struct {
    int n, row_count;
    ErrorRow *rows;
    double least, median, most; /* condition of the inertia matrix */
    int state_count;
    long seed;
    const char *backend, *robot;
} ErrorReport;

/* Builds, compiles and measures what is selected; the arena keeps all but the programs. */
ErrorReport error_report(const Build *build, Arena *arena, const Description *description,
                         const Robot *robot, const Selection *selection, bool by_name,
                         int state_count, long seed, Backend backend);
void error_free(ErrorReport *report);

/* error_print.c */
void error_print(Text *out, Arena *arena, const ErrorReport *report, Format format);
/* How the errors grow with the number of joints. */
void error_print_sweep(Text *out, Arena *arena, const ErrorReport *reports, int count,
                       Format format);

#endif
