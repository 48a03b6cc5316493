/* angle_sums.h: sines and cosines of sums of angles in a program for people: s45, c345. */
#ifndef ANGLE_SUMS_H
#define ANGLE_SUMS_H

#include "algorithm/program.h"

/* What is turned about parallel axes, one after the other, is turned once, by the sum of the
   angles; the outputs are the same functions as before. */
void program_sum_angles(Program *program);

#endif
