/* gears.h: joints that follow others: mimics, gears, belts, differentials, racks. Each is a linear
   equation between positions, and one joint of each has no coordinate of its own. */
#ifndef GEARS_H
#define GEARS_H

#include "model/robot.h"

/* Another equation, with room for so many terms; path: what messages call it. */
Gear *gears_add(Arena *arena, Description *robot, int terms, int line, const char *path);

/* Whether the joint has no coordinate of its own. */
bool gears_eliminate(const Description *robot, int joint);

/* Joints that stand still, by the file or by choice, leave the equations; those that are then left
   no freedom are frozen where their equation has them (choose.h). Ends in fail_input where the
   equations contradict each other or do not determine their last joints. */
void gears_settle(Description *robot);

/* The equations, solved for the joints that they eliminate. The robot with all links gets them;
   returns what people see of it: the links that have coordinates. */
Robot *gears_apply(Arena *arena, Robot *tree, const Description *description);

#endif
