/* sim.h: a simulation under way. */
#ifndef SIM_H
#define SIM_H

#include "command/drive.h"
#include "command/sim_sundials.h"
#include "runtime/integrators.h"

typedef struct {
    const char *name;
    IntegratorStep *step; /* NULL: adaptive */
    int evaluations;      /* a step */
    bool sundials, bdf;
} IntegratorRow;
extern const IntegratorRow integrators[];

/* Names for --integrator that this build has; returns how many, at most 8. */
int integrator_names(const char **names);

typedef struct {
    const Machine *machine;
    Drive *drive;
    int n, size;
    size_t method;
    double step, tolerance;
    Integrator integrator;
    Sundials *sundials;
    double *work, *y, *before; /* before: y where the last step began */
    double t, end;
    double energy; /* at the beginning */
    bool stop_at_limits, at_limit, follows_line;
    bool progress;
    double started, shown; /* seconds */
    long ticks;
} Sim;

/* d/dt of q, qd and the work done; context is the Sim. */
int sim_rates(void *context, double t, const double *y, double *out);
/* Runs it all; returns what went wrong, or NULL; kept: how many rows there are. */
const char *sim_run(Sim *sim, Rows *rows, double output_step, int *kept);
/* The joint that is nearest to one of its limits: the one at which a simulation stopped. */
int sim_nearest_limit(const Sim *sim);
void sim_end_progress(const Sim *sim);
void sim_report(const Sim *sim, int rows);

#endif
