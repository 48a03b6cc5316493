/* play.h: a page in which a robot is alive: its generated code in JavaScript, and what shows it. */
#ifndef PLAY_H
#define PLAY_H

#include "picture/animation.h"

/* The page of a robot file (not of standard input: it is read by the library, too). meshes: the
   folder of the files that a URDF names, or NULL. */
void play_page(Text *out, Arena *arena, const char *path, const Choice *choice, const char *meshes);

/* ---- play_data.c ---- */

/* A pose in which an arm is not stretched out, and a mechanism's loops are closed. */
void play_first_pose(const Robot *robot, double *q);
/* Poses that show how far the robot reaches: the first one, and others between the limits. */
Poses play_poses(Arena *arena, const Machine *machine, const double *start);
/* Members of the page's data, each with a comma behind it. */
void play_data(Text *json, Arena *arena, const Robot *robot, const double *start);

#endif
