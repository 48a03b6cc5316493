/* play.h: a page in which a robot is alive: its generated code in JavaScript, and what shows it. */
#ifndef PLAY_H
#define PLAY_H

#include "picture/animation.h"

/* The page of a robot file (not of standard input: it is read by the library, too). */
void play_page(Text *out, Arena *arena, const char *path, const Choice *choice);

/* A pose in which an arm is not stretched out. */
void play_first_pose(const Robot *robot, double *q);

#endif
