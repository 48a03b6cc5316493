/* links.h: masses, mass centres and inertias of links that can exist, near to what was identified.
 */
#ifndef LINKS_H
#define LINKS_H

#include "identify/fit.h"

typedef struct {
    double *own;     /* the robot's own parameters (parameters.h), links and rotors */
    double distance; /* of their base parameters from the identified ones, in deviations (rms) */
    bool had_guess;  /* the robot file has masses to stay near to */
    double *base;    /* values of all columns of the subject, with these links */
} ConsistentLinks;

/* Every link has a positive mass, and an inertia that some distribution of positive masses has:
   pseudo-inertias are positive definite, since they are written as L L^T with the logarithms of L's
   diagonal. Among all such links, those that are nearest to the identified base parameters, by
   their covariance, and then to the robot file's. */
ConsistentLinks links_find(Arena *arena, const Subject *subject, const Fit *fit);

/* The robot file with these links and the identified friction. */
void links_write(Text *out, Arena *arena, const Subject *subject, const Fit *fit,
                 const ConsistentLinks *links);

#endif
