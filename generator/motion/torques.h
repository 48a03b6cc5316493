/* torques.h: the torques that a motion takes, and the voltages as a converter puts them out. */
#ifndef TORQUES_H
#define TORQUES_H

#include "motion/motion.h"

typedef struct {
    double period; /* 0: as smooth as the rows */
    long bits;     /* 0: as fine as a double */
    double range;
} Converter;

void converter_check(const Converter *converter); /* fails where it makes no sense */
bool converter_used(const Converter *converter);

typedef struct {
    const Machine *machine;
    const Motion *motion;
    const Schedule *wrench; /* NULL: none */
} TorqueTask;

/* The motion at t and its torques; ends in fail_job where there are none. */
void torques_at(const TorqueTask *task, double t, double *q, double *qd, double *qdd, double *tau);
void torques_add_row(const TorqueTask *task, const Converter *converter, double t, Rows *rows);

#endif
