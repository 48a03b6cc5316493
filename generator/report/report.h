/* report.h: tables of counts and of masses: what rbgen ops and rbgen parts print, and what they
   share. */
#ifndef COMMAND_OPS_H
#define COMMAND_OPS_H

#include "command/command.h"

/* ---- what it prints ---- */

/* compare.c: the selected functions of a robot, each by each algorithm, beside the published
   counts and, unless alone, beside a general arm with the same joints. */
void ops_compare(const Build *build, Text *out, Arena *arena, const Robot *robot,
                 const Selection *selection, bool by_name, bool alone, Format format);
/* sweep.c: how the counts of general arms with "A..B" revolute joints grow. */
void ops_sweep(const Build *build, Text *out, Arena *arena, const char *range,
               const Selection *selection, Format format);
/* together.c: the selected functions, computed together. */
void ops_together(const Build *build, Text *out, Arena *arena, const Robot *robot,
                  const Selection *selection, Format format);
/* explain.c: what each step of best bought, and its choices. */
void ops_explain(const Build *build, Text *out, Arena *arena, const Robot *robot,
                 const Selection *selection, Format format);
/* papers.c: the tables of the papers again. */
void ops_papers(const Build *build, Text *out, Arena *arena, Format format);

/* chart.c: bars, in SVG. */
typedef struct {
    const char *function, *algorithm;
    Ops ops;
    double M, A;        /* published; NAN: not */
    const char *excess; /* as below, or NULL */
} OpsBar;
void ops_chart(Text *out, Arena *arena, const char *title, const OpsBar *bars, int count);

/* tables.c: frames, partial velocities and motions of the links; of small arms M, C and g. values: of
   what stays open. */
void tables_print(Text *out, Arena *arena, const Robot *robot, const double *values,
                  const char *command, const char *format);

/* parts.c: mass, mass centre and inertia of sections, parts and links. */
void parts_print(Text *out, Arena *arena, const Description *robot, Format format);

/* ---- counts ---- */

int ops_total(Ops ops);
/* "A..B": returns A, and B as last. */
int parse_sweep(const char *range, int *last);
/* The general arm with n revolute joints. */
Robot *ops_general(Arena *arena, int n);

/* ---- published counts ---- */

/* M as the paper of this function counts it: the tables for inertia-solve include divisions. */
int ops_published_M(const Function *function, Ops ops);
/* Why this count is above the published one; NULL when it is not. */
const char *ops_excess(const Function *function, const char *algorithm, int n, Ops ops);

/* ---- polynomials: fit.c ---- */

enum { FIT_MISSING = -1 }; /* in a row of counts */

typedef struct {
    bool found, exact;
    int from;    /* holds from this n on */
    double c[4]; /* n^3, n^2, n, 1 */
} Fit;

/* The polynomial of the lowest degree, at most 3, through the counts at first, first + 1, ...: at
   least the last four of them. Where there is none, the lowest by least squares that stays within
   1 % of the largest count, if any. */
Fit fit_counts(int first, const int *counts, int count);
/* "10.5n² + 115n/3 - 85", for coefficients that are multiples of 1/6 */
const char *polynomial_text(Arena *arena, const double *c);
/* "105n - 133 (n ≥ 3)" when it holds from there on only, "~ 12.3n - 4.1" when not exactly, or "" */
const char *fit_text(Arena *arena, const Fit *fit, int first);

/* ---- cells ---- */

const char *cell_integer(Arena *arena, int value);
const char *cell_decimal(Arena *arena, double value, int digits); /* NULL for NAN */
const char *cell_published(Arena *arena, double M, double A);     /* "206/165"; NULL for NAN */
const char *cell_percent(Arena *arena, double percent);           /* "28.1%"; NULL for NAN */

/* Remarks under a table for people: the mark of a remark, "a" for the first, added if it is new. */
typedef struct {
    int count;
    const char *text[26];
} Remarks;
const char *remark(Remarks *remarks, const char *text); /* NULL for NULL */
void remarks_print(Arena *arena, const Remarks *remarks, Format format, Text *out);

/* A paragraph: in lines of the output's width for people, of 100 columns in a chart, in one line
   otherwise. */
void text_wrapped(Text *out, const char *text, Format format);

/* ---- base.c: base parameters; format may also be latex ---- */

void base_print(Text *out, Arena *arena, const Robot *robot, const char *format);

#endif
