/* sim.h: what else wants to know about sim. */
#ifndef SIM_H
#define SIM_H

/* Names for --integrator that this build has; returns how many, at most 8. */
int integrator_names(const char **names);

#endif
