/* rounding.h: how many digits a program loses beside the plain recursion for the same function.

   best may regroup, rescale and eliminate, and each of these can cost digits. What it costs is
   measured, not estimated: both programs are evaluated at a few states, operation by operation in
   the type that is emitted, and compared with the plain one in binary128. */
#ifndef ROUNDING_H
#define ROUNDING_H

#include "algorithm/program.h"
#include "best/context.h"

typedef struct Digits Digits;

/* What programs for the function of this one, which goes with it, are compared with. */
Digits *digits_new(const Build *build, const Robot *robot, Program *plain);
void digits_free(Digits *digits);

/* By how many times the program's error exceeds that of the plain one, which counts as half a unit
   in the last place at least. Infinite when a result is no number. The program
   remembers it. */
double digits_lost(Digits *digits, Program *program);

/* Whether a program of this number was asked about before; it is remembered, as some others are. */
bool digits_met(Digits *digits, uint64_t program);

/* How many times are allowed: fewer than the 4 (at effort 3: 30) that are promised,
   for a few states do not find the worst one. */
double digits_allowed(const Build *build, FunctionId function);

/* A published recursion that takes no liberties, for this function: kane, walker-orin or
   featherstone; NULL where there is none: they know no loads, featherstone's no rotors that drive
   several joints, walker-orin's no trees. Where there is none, effort 0 is plain. */
const Algorithm *digits_plain(const Robot *robot, const Function *function);

#endif
