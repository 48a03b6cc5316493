/* tools.h: the tools beside the default one. */
#ifndef TOOLS_H
#define TOOLS_H

#include "model/read/json_link.h"
#include "model/robot.h"

/* The array at place, of a robot whose joints are read. */
void tools_read(Reading *reading, const Place *place, Description *robot);

/* Finds tools in canonical frames: link_pose and link_of by joint, frame by link, base below. */
void tools_place(Robot *robot, const Description *description, Arena *arena, const Pose *link_pose,
                 const int *link_of, const Pose *frame);

#endif
