/* identify.h: what rbgen identify prints. */
#ifndef IDENTIFY_H
#define IDENTIFY_H

#include "identify/fit.h"
#include "identify/links.h"
#include "util/table.h"

typedef struct {
    const Subject *subject;
    const Log *log, *before, *validation; /* before, validation: NULL where there are none */
    const Fit *fit;
    const ConsistentLinks *links;
    double cutoff;
    int decimate;
    const char *const *remarks; /* what to distrust, one a line */
    int remark_count;
} Findings;

/* Errors of a log's torques: with the identified parameters, and with the links that can exist. */
typedef struct {
    Prediction fitted, consistent;
} Compared;
Compared findings_compare(Arena *arena, const Findings *findings, const Log *log);

void findings_print(Text *out, Arena *arena, const Findings *findings, Format format);
/* t, tau1, ..., predicted1, ..., residual1, ...: means, as they were compared. */
void findings_predictions(Text *out, Arena *arena, const Findings *findings, const Log *log);
/* page.c: one page, by itself. */
void findings_page(Text *out, Arena *arena, const Findings *findings);

/* online.c: C that goes on estimating while the robot moves, beside the robot's base-regressor. */
void online_code(Text *out, Arena *arena, const Robot *robot, unsigned friction, const char *name);

/* Means of a log, for curves: row by row, n measured and n predicted; returns how many rows. */
int findings_curves(Arena *arena, const Findings *findings, const Log *log, double **t,
                    double **measured, double **predicted);

#endif
