/* suspect.h: logs that say something else than their owner thinks: joints in another order, a sign,
   degrees. */
#ifndef SUSPECT_H
#define SUSPECT_H

#include "identify/fit.h"

/* Tries what usually goes wrong when the fit leaves much; a line that names it, or NULL. The log is
   smoothed already. */
const char *suspect_log(Arena *arena, const Subject *subject, const Log *log, double cutoff);

/* Joints whose identified inertia is negative wherever the log was: a line, or NULL. */
const char *suspect_inertia(Arena *arena, const Subject *subject, const Log *log,
                            const double *value);

#endif
