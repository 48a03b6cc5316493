/* keep.h: --keep: parameters of the robot that stay open. */
#ifndef KEEP_H
#define KEEP_H

#include "algorithm/function.h"
#include "util/options.h"

typedef struct {
    Robot *robot;         /* with these open */
    unsigned extras;      /* for its functions */
    const double *values; /* the robot's own, in the order of the struct's members */
    int count;            /* of them */
} Kept;

/* friction, or linkN.mass, linkN.com, linkN.inertia (N from 1 in the order of q, or the joint's
   name for linkN). */
Kept keep_open(Arena *arena, const Description *description, Robot *robot, const Strings *names);

/* The link of "linkN.mass" and the like, and which member of it that is. */
int keep_find(const Robot *robot, const char *name, const char **member);

/* The options that do the same again, " --keep link3.com". */
void keep_normal_form(Text *out, const Robot *robot);

#endif
