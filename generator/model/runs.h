/* runs.h: joints of several degrees of freedom, each taken as a run of single joints.

   A cylindrical joint is a slide and a turn, a universal joint two turns, and so on: NAME becomes
   NAME_1, NAME_2, ... with nothing on the links between, and NAME is the last of them. Whatever
   comes after the reader knows single joints only.

   Spherical and free joints are runs, too: three turns about x, y and z of the joint's frame; three
   slides along them, then three turns. But their position is a quaternion (and a place), which
   moves the first link of the run; the joints of the run stand at zero for ever, and only move: at
   an instant, turns about the child's own three axes are the child's angular velocity. What that
   takes of accelerations is said in algorithm/arm.h. */
#ifndef RUNS_H
#define RUNS_H

#include "model/description.h"

typedef enum {
    SINGLE,
    CYLINDRICAL,
    UNIVERSAL,
    GIMBAL,
    PLANAR,
    SPHERICAL,
    FREE,
    BEARING, /* from here on not in robot files, which have them as single joints */
    BUSHING,
    SLIDES
} RunKind;

/* How a joint of the file moves; axes as many as run_axes says. */
typedef struct {
    RunKind kind;
    bool reversed; /* the joints of the run in the opposite order */
    Real axes[3][3];
} Run;

int run_length(RunKind kind);       /* joints; 1 for SINGLE */
int run_axes(RunKind kind);         /* axes that the file gives */
const char *run_word(RunKind kind); /* "cylindrical" */
bool run_is_quaternion(RunKind kind);

/* Joint j of the description and runs[j] belong together. In their place come the runs; parents and
   tools follow. What the joint carries is on the last link, friction and motor are each joint's.
   Returns, for each of the joints as they were, where its link is now. */
int *runs_expand(Arena *arena, Description *robot, const Run *runs);

/* A body that moves freely comes first, and what was fixed to the base hangs on it. Called "base";
   body's mass, com and inertia are its own. */
void runs_float_base(Arena *arena, Description *robot, const Joint *body);

/* The joint of several freedoms that begins here, if it is as a robot file has it: how many joints
   it is, and its kind; 1 and SINGLE for others. */
int run_at(const Description *robot, int first, RunKind *kind);

/* The joint whose link is called so: a joint's name, or a run's, whose last link it is; -1: none.
 */
int description_find(const Description *robot, const char *name);

#endif
