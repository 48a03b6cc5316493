/* excite.h: motions that show the parameters of a robot: sums of sines and cosines, whose size and
   shape are searched for. */
#ifndef EXCITE_H
#define EXCITE_H

#include "identify/subject.h"

enum { MOST_HARMONICS = 16 };

typedef struct {
    double duration; /* of a period */
    int harmonics;
    long trials;
    bool determinant;                /* instead of the condition */
    double *velocity, *acceleration; /* limits, by joint */
    bool has_box;
    double box[6]; /* of the tool: from x, to x, from y, ... */
    uint64_t seed;
} ExciteOptions;

/* q = centre + sum over k of sine[k] sin(k w t) + cosine[k] cos(k w t); begins and ends at rest. */
typedef struct {
    double centre, sine[MOST_HARMONICS], cosine[MOST_HARMONICS];
} Series;

typedef struct {
    int n, harmonics;
    double duration;
    Series *joint;
    double condition, first_condition; /* of the first motion, before the search */
    double determinant;                /* logarithm */
    double outside;                    /* how far the tool leaves the box */
} Excitation;

Excitation excite_search(Arena *arena, const Subject *subject, const ExciteOptions *options);
void excite_at(const Excitation *motion, double t, double *q, double *qd, double *qdd);
/* As CSV with t, q, qd, qdd; and as a C function. */
void excite_rows(Text *out, const Excitation *motion, double step);
void excite_code(Text *out, const Excitation *motion, const char *name);

#endif
