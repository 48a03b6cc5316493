/* open_arm.h: a robot of which parameters stay open: its lengths, angles, masses and the rest as
   expressions of letters (robot.h). */
#ifndef OPEN_ARM_H
#define OPEN_ARM_H

#include "algorithm/arm.h"

/* For robots whose lengths or angles are open: the same robot in the file's own frames, from its
   numbers in the description. With no letter in it, this is where those of the robot come from. */
void robot_in_own_frames(Arena *arena, Robot *robot, const Description *description);

#endif
