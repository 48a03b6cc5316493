/* subject.h: the robot that is identified: what its torques are linear in, and rows of that. */
#ifndef SUBJECT_H
#define SUBJECT_H

#include "identify/lapack.h"
#include "identify/log.h"
#include "model/parameters.h"

/* Friction of a joint, as columns behind the base parameters: of the velocity, of s = qd/sqrt(qd^2
   + w^2), of s^2 (what is different backwards), and of 1 (an offset of the sensor). */
enum { FRICTION_VISCOUS = 1, FRICTION_COULOMB = 2, FRICTION_ASYMMETRIC = 4, FRICTION_OFFSET = 8 };
enum { FRICTION_KINDS = 4 };

typedef struct {
    const Machine *machine;          /* base-regressor, regressor with a load, forward kinematics */
    const Robot *robot;              /* with rotors where they are asked for, and no friction */
    Description *description, *bare; /* as the file has it; what robot was made from */
    const ParameterColumns *base;
    int n, base_count;
    unsigned friction;
    int load;  /* columns of a body on the tool, behind all others: 0 or LINK_PARAMETERS */
    int count; /* columns in all */
    const char **name;
    double *known; /* the robot file's values */
    double *width; /* of each joint's Coulomb friction */
    Pose tool;     /* in the file's frame of its link */
    int tool_link;
} Subject;

/* "viscous,coulomb,asymmetric,offset" or "none"; NULL: the first two. */
unsigned friction_parse(const char *list);

/* Fails where the robot has joints that identification does not know. rotors: columns for their
   inertias even where the file has none. */
Subject *subject_new(Arena *arena, Build *build, const char *path, const Choice *choice,
                     unsigned friction, bool rotors, bool load);
void subject_free(Subject *subject);

/* Y: n rows of count columns; loaded: those of the load are not 0. */
void subject_rows(const Subject *subject, const double *q, const double *qd, const double *qdd,
                  bool loaded, double *Y);

/* The first column of a kind of friction; -1: there is none. */
int subject_friction(const Subject *subject, unsigned kind);

/* The joint of the description that moves a link. */
int subject_joint(const Subject *subject, int link);

/* ---- rows of a log ---- */

/* Means over a bell of `decimate` rows either side, that far apart: the same for torques and for
   what they are compared with, so that what moves quickly is nobody's error. A row: count columns,
   then the torque. */
typedef struct {
    void (*take)(void *context, int joint, double t, const double *row);
    void *context;
} RowSink;
void subject_walk(const Subject *subject, const Log *log, int decimate, bool loaded, RowSink sink);
/* By how much neighbouring means, which share rows, spread more than their number says: a factor
   for variances. */
double decimate_share(int decimate);

#endif
