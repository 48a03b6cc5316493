/* gauge_inside.h: what the files of the gauge share. */
#ifndef BEST_GAUGE_INSIDE_H
#define BEST_GAUGE_INSIDE_H

#include "best/gauge.h"
#include "model/probe.h"

/* A change of parameters that no torque notices. */
typedef struct {
    Real *v;         /* one for each parameter of each link */
    int first, last; /* links it touches */
} Freedom;

typedef struct {
    double *v;
    int first, last;
} RoughFreedom;

/* A functional that should vanish. */
typedef struct {
    double priority;
    int index; /* link * FUNCTIONALS + functional */
} Request;

/* What gauge_try gave for requests in this order. */
enum { GAUGE_TRIED = 256 };
typedef struct {
    uint64_t hash; /* of their order; 0: nothing yet */
    Parameters *parameters;
} Tried;

struct Gauge {
    const Robot *robot;
    int n, freedom_count;
    bool units; /* the robot's lengths or angles are open: see gauge_fix.h */
    Real *plain;
    Real *vectors; /* of the freedoms, one after another */
    Freedom *freedoms;
    double *rough_plain; /* the same in double, for trials */
    RoughFreedom *rough;
    double size[PARAMETERS]; /* the largest there is of each, in plain and freedoms */
    Request *requests;       /* those that can be met, in the order of the last time */
    int request_count;
    Tried *tried;
    Arena *arena;
};

/* Puts the gauge's requests that are asked for in order, the most urgent first, before the others;
   returns how many they are. From one time to the next little changes. */
int gauge_requests(const Gauge *gauge, const double *priorities);

/* Another freedom, all zero, that touches these links. */
Freedom *gauge_new_freedom(Gauge *gauge, int first, int last);

/* freedoms.c: the link's own parameters; the freedoms that its joint has, at most JOINT_FREEDOMS.
 */
enum { JOINT_FREEDOMS = 6 };
void gauge_fill_plain(const Link *link, Real *p);
void gauge_joint_freedoms(Gauge *gauge, int i);

/* unseen.c: what cannot be seen from the base, at most UNSEEN_FREEDOMS. */
enum { UNSEEN_LINKS = PROBE_LINKS, UNSEEN_FREEDOMS = UNSEEN_LINKS * PARAMETERS };
void gauge_unseen_freedoms(Gauge *gauge);

#endif
