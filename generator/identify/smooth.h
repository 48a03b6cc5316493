/* smooth.h: positions without their noise, and velocities and accelerations from them. */
#ifndef SMOOTH_H
#define SMOOTH_H

#include "identify/log.h"

typedef enum { SMOOTH_BUTTERWORTH, SMOOTH_SPLINE, SMOOTH_NONE } SmoothKind;

/* NULL: butterworth. */
SmoothKind smooth_parse(const char *name);

/* A cut-off, in Hz, above which positions hold nothing but noise: the lowest whose filter takes
   away no more than the noise, which shows in differences of high order, or than a 10,000th of the
   motion; four times that, since velocities and accelerations hold more of what is quick. */
double smooth_cutoff(const Log *log);

/* Filters positions (and rates, where the log has them) without delay, and fills what rates are
   missing by central differences. cutoff in Hz. */
void smooth_log(Arena *arena, Log *log, SmoothKind kind, double cutoff);

/* One signal, in place: x[0], x[stride], ... */
void smooth_signal(double *x, int rows, int stride, double step, SmoothKind kind, double cutoff);

#endif
