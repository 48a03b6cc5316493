/* keep.h: --keep: parameters of the robot that stay open. */
#ifndef KEEP_H
#define KEEP_H

#include "algorithm/function.h"
#include "util/options.h"

typedef struct {
    Robot *robot;            /* with these open; the given one where none is */
    unsigned extras;         /* for its functions */
    const double *values;    /* the robot's own, in the order of the struct's members */
    int count;               /* of them; what is worked out from them comes behind (constants.h) */
    const Description *open; /* in which they are formulas */
} Kept;

/* names: of the file's parameters; linkN.mass, linkN.com, linkN.inertia, jointN.a, d, alpha, theta
   (N from 1 in the order of q; or a joint's name for linkN and jointN); gravity, friction, rotor,
   tool, all; several with commas between. */
Kept keep_open(Arena *arena, const Description *description, Robot *robot, const Strings *names);

/* The first number in values that a name stands for, and how many they are; -1: it is none. */
int keep_find(const Kept *kept, const Description *description, const Robot *robot,
              const char *name, int *count);

/* The robot where these values of letters hold, in order. option: as in description_at. */
Description *keep_description(Arena *arena, const Kept *kept, const double *values,
                              const char *option);

/* The options that do the same again, " --keep link3.com". */
void keep_normal_form(Text *out, const Robot *robot);

#endif
