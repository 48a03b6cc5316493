/* soak.h: the parts of rbgen soak: one robot, checked in every way there is. */
#ifndef SOAK_H
#define SOAK_H

#include "command/command.h"
#include "evidence/condition.h"
#include "util/random.h"

enum { SOAK_STATES = 12, MAX_TRIALS = MAX_PROGRAMS + 64, MOST_PARTS = 4 };

/* The largest error so far, and whose it is. */
typedef struct {
    double error;
    long robot; /* its number, for sums over robots */
    char by[60];
} Worst;

/* ---- what was found; in memory that parent and child share, so that it outlives a crash ---- */

typedef struct {
    bool failed, late; /* late: it took too long */
    char kind[400];    /* what to look for while the robot shrinks: which check, of what */
    char message[400]; /* and with its numbers */
    int focus;         /* SoakChoice.focus that is enough to see it again */
    char doing[200];   /* under way: what to blame for a crash */
    long programs;     /* compiled: functions x algorithms x backends x types */
    long states, comparisons;
    Worst worst[FUNCTION_COUNT][2]; /* in double, in float */
} Outcome;

/* What varies besides the robot: all from the number of the run. */
typedef struct {
    uint64_t seed;
    long effort;
    double M, A, D; /* --cost */
    bool cc, comments;
    int focus; /* 1 + FunctionId: this function only, while a robot shrinks; 0: all */
} SoakChoice;
SoakChoice soak_choose(long seed, long number);
/* The robot file that goes with it. */
void soak_robot(Text *out, const SoakChoice *choice, int most_joints);

/* Everything about one robot; outcome is all zero before.  */
void soak_check(const char *text, const SoakChoice *choice, Outcome *outcome);

/* soak_isolate.c: the same in a process of its own that may compute for limit seconds: a crash, a
   hang or an error that would end the program becomes a failed outcome. */
typedef void SoakJob(const char *text, const SoakChoice *choice, Outcome *outcome);
Outcome soak_isolated(SoakJob *job, const char *text, const SoakChoice *choice, long limit);

/* ---- inside: soak_check.c, soak_expect.c, soak_build.c, soak_variants.c, soak_laws.c,
 * soak_products.c ---- */

/* The reference for a robot, and how well its inertia matrix can be solved with at each state. */
typedef struct {
    ReferenceRobot robot;
    Spectrum at[SOAK_STATES];
} Yardstick;

typedef struct {
    Program *program;
    const char *name;             /* "forward-dynamics by saha" */
    FunctionId parts[MOST_PARTS]; /* what it computes: several when they are together */
    int part_count;
    bool wrench;
    const Yardstick *yardstick;
} Trial;

typedef struct {
    const char *name; /* of an input: q, qd, ..., payload, params */
    int width;
    double *value; /* SOAK_STATES rows; every number is a float too, so that both types take it */
} Column;

typedef struct {
    Build build;
    Arena *arena;
    Outcome *outcome;
    SoakChoice choice;
    Random random;
    Description *description;
    Robot *robot;
    int n;
    Yardstick *yardstick;
    Column columns[32];
    int column_count;
    Trial trials[MAX_TRIALS];
    int trial_count;
    JitSet set; /* the trials, in double by tcc */
} Soak;

void soak_doing(Soak *soak, const char *format, ...) PRINTF_LIKE(2, 3);
/* The first failure counts. kind: the check; the message goes on with what failed by how much. */
void soak_fail(Soak *soak, const char *kind, const char *format, ...) PRINTF_LIKE(3, 4);
Yardstick *soak_yardstick(Soak *soak, const Description *description);
/* Row of an input at a state; made when it is first asked for. */
const double *soak_input(Soak *soak, const char *name, int state);
int soak_input_width(Soak *soak, const char *name);
void soak_set_input(Soak *soak, const char *name, int width, const double *values); /* all states */
/* The reference's rows for all states, and which of them can be judged. */
RefReal *soak_expect(Soak *soak, const Trial *trial, bool *judged);
/* What is summed into each output array of a trial: errors are relative to no less. */
void soak_scale(Soak *soak, const Trial *trial, double *scale);
Trial *soak_add(Soak *soak, Program *program, const Yardstick *yardstick);
/* Calls a trial's compiled code. */
void soak_call(Soak *soak, void *function, const Trial *trial, int state, double *row);
bool soak_solves(const Trial *trial);
/* Whether programs of this function are to be built. */
bool soak_wants(const Soak *soak, FunctionId id);
/* soak_friction.c: friction at each coordinate, and its derivative by rates, n x n; returns the
   largest number that was added up. */
double soak_friction(const Robot *robot, const double *qd, double *torque, double *slope);

void soak_build(Soak *soak);     /* every function by every algorithm; with passes; together */
void soak_variants(Soak *soak);  /* wrenches, loads, open parameters, tools */
void soak_laws(Soak *soak);      /* what holds between functions */
void soak_products(Soak *soak);  /* the same, of functions that are products of each other */
void soak_selftest(Soak *soak);  /* what the emitted file's own test says */
void soak_mechanism(Soak *soak); /* of a robot with loops, instead of all these */
/* soak_listing.c: the equations of emit --style z-table as a function, and whether they give the
   same bits. */
void soak_listing(Soak *soak, const Trial *trial);

#endif
