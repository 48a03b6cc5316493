/* simulation.h: a simulation under way. */
#ifndef SIMULATION_H
#define SIMULATION_H

#include "motion/closed.h"
#include "motion/drive.h"
#include "motion/sundials.h"
#include "runtime/integrators.h"

#include <signal.h>

typedef struct {
    const char *name;
    IntegratorStep *step;         /* NULL: adaptive */
    IntegratorAdaptive *adaptive; /* NULL as well: SUNDIALS' */
    int evaluations;              /* a step */
    double steady; /* y' = -r y dies away as long as r times the step is below this; 0: always */
    bool implicit, takes_beta;
} IntegratorRow;
enum { INTEGRATORS = 10 };
extern const IntegratorRow integrators[INTEGRATORS];

/* One of them, and its number where it takes one: "beta:0.5". */
typedef struct {
    size_t row;
    double beta;
} Method;

/* Names for --integrator that this build has; returns how many, at most INTEGRATORS. */
int integrator_names(const char **names);
/* NULL: rkf45. Fails when there is none of that name. */
Method integrator_parse(const char *name);
/* How far r times the step may go, see above; infinite: as far as you like. */
double integrator_steady(Method method);

typedef struct {
    const Machine *machine;
    Drive *drive;
    int n, positions, size; /* of y: positions, n velocities, work */
    Method method;
    double step, tolerance;
    double baumgarte; /* rad/s: loops are kept closed by accelerations; 0: by projection */
    MachineLoops loops;
    MechanismLoops mechanism; /* which closes them */
    Integrator integrator;
    Sundials *sundials;
    double *work, *y;
    /* The last step: where it began and ended; of adaptive methods, rows lie between. */
    double began, ended, *before, *after, *between;
    bool between_known;
    double t, begin, end;
    double energy; /* at the beginning */
    bool stop_at_limits, at_limit, follows_line;
    int beyond;          /* the joint that was first beyond its limits in a row, or -1 */
    double beyond_since; /* the time of that row */
    const volatile sig_atomic_t *stop; /* not 0: stop there; may be NULL */
    bool progress;
    double started, shown; /* seconds */
    long ticks;
    bool session; /* who reads the advice types variables, not options */
    bool warned;  /* of a step that is too long */
    /* adaptive methods: where the steps were counted last, and how often they were too many */
    double counted_t;
    long counted_steps;
    int too_many;
    char wrong[200];
} Sim;

/* At q and qd at t = 0, ready to run once its end is set (and begin and t, where that is not 0).
   qd NULL: 0. The Sim must stay where it is. */
void sim_begin(Sim *sim, Arena *arena, const Machine *machine, Drive *drive, Method method,
               double step, double tolerance, const double *q, const double *qd);
void sim_free(Sim *sim);
/* d/dt of q, qd and the work done; context is the Sim. */
int sim_rates(void *context, double t, const double *y, double *out);
/* friction.c: the power that friction takes; slopes, where not NULL: its derivatives by qd. */
double sim_friction_power(const Machine *machine, const double *qd, double *slopes);
/* slopes.c: which functions an implicit method wants of a robot for its slopes; whether this
   simulation has them; and its rates by y, for integrators. */
void sim_select_slopes(Selection *selection, const Robot *robot, Method method, bool wrench);
bool sim_has_slopes(const Sim *sim);
int sim_slopes(void *context, double t, const double *y, double *slopes);
/* Fails when its fixed steps are too many, or too short to be told apart; to be called before it
   runs. */
void sim_check_steps(const Sim *sim);
/* A warning when rows so far apart are no whole number of steps. */
void sim_warn_uneven(const Sim *sim, double output_step);
/* stiffness.c: the fastest rate at which velocities die away with the joints as they are now, but
   at rest, where friction is steepest; joint: the one that it slows most. 0: nothing is known. */
double sim_fastest_rate(Sim *sim, int *joint);
/* A warning, once, when the fixed step is too long for that rate. */
void sim_watch_step(Sim *sim);
/* Runs it all; returns what went wrong, or NULL; kept: how many rows there are. Stopped, it ends
   with the rows so far. */
const char *sim_run(Sim *sim, Rows *rows, double output_step, int *kept);
/* The joint that is nearest to one of its limits: the one at which a simulation stopped. */
int sim_nearest_limit(const Sim *sim);
void sim_end_progress(const Sim *sim);
void sim_report(const Sim *sim, int rows);

#endif
