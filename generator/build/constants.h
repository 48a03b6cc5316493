/* constants.h: what functions need of letters, worked out once for each set of parameters.

   A program with letters has expressions in it of nothing else: m1*l1, sin(alpha2)^2. They are
   taken out of the program, become members of the struct params ("derived"), and NAME_constants
   fills those in. All functions of a file share them, each expression once. */
#ifndef CONSTANTS_H
#define CONSTANTS_H

#include "algorithm/program.h"

typedef struct Constants Constants;

/* member: that of the struct which they become; its size follows how many there are. */
Constants *constants_new(Arena *arena, Member *member);

/* Takes them out of a program that is finished. */
void constants_take_out(const Robot *robot, Program *program);

/* The function that works them out: from params to derived[]. NULL: there is nothing to work out.
   The caller frees it. */
Program *constants_program(const Robot *robot);

/* All numbers of the struct for these values of its other members, in order; good until the next
   call, or as long as the robot lives. */
const double *constants_params(const Robot *robot, const double *values, int value_count,
                               int *count);

#endif
