/* line.h: the tool along a straight line: joint values by numerical inverse kinematics. */
#ifndef LINE_H
#define LINE_H

#include "motion/motion.h"

typedef struct Line Line;

/* from and to: 3 or 6 numbers (xyz, rpy); from NULL: where the tool is at start. The search for the
   first joint values begins at start (NULL: at several places). Ends in fail_job with the time at
   which the line cannot be followed. */
Line *line_new(Arena *arena, const Machine *machine, Profile profile, double duration,
               const double *from, int from_count, const double *to, int to_count,
               const double *start);
bool line_at(const Line *line, double t, double *q, double *qd, double *qdd, char *reason,
             size_t room);

#endif
