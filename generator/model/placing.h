/* placing.h: from the numbers of a robot file to where its joints and masses are, again and again:
   for the file's own numbers, and for others where some are parameters. */
#ifndef PLACING_H
#define PLACING_H

#include "model/description.h"

/* before and after from dh or place. */
void joint_place(Joint *joint, Real snap);
/* The tensor about the mass centre, from one about the frame's origin. */
void inertia_to_com(Joint *joint);

/* The numbers of the description that are formulas, as a list: for whoever sets or opens them.
   NULL ends. */
typedef struct {
    int *formula;
    Real *number;
    bool angle;
} OpenNumber;
enum { JOINT_OPEN_NUMBERS = DH_NUMBERS + PLACE_NUMBERS + 1 + 3 + INERTIA_NUMBERS + 4 };
int joint_open_numbers(Joint *joint, OpenNumber *list);
enum { ROBOT_OPEN_NUMBERS = 3 + PLACE_NUMBERS };
int robot_open_numbers(Description *description, OpenNumber *list); /* gravity and tool */

/* A copy whose formulas can be added to. */
Description *description_copy(Arena *arena, const Description *description);
/* The same robot where formula k has the value values[k], which is NaN for those not given; ends in
   fail_input where that makes no robot. option: what the user gave them by, for the message. */
Description *description_at(Arena *arena, const Description *description, const bool *given,
                            const Real *values, const char *option);

#endif
