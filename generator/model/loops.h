/* loops.h: what makes a tree of joints a mechanism: joints that close loops, which joints are
   driven, whose motion is given, and where assembly begins.

   A loop's joint has a frame on each of the two links that it joins, from and to. As a joint of the
   tree would, it turns and slides the frame on to against that on from, about and along axes that
   have the same components in both: at zero the two frames are one. What it does not let happen are
   its constraints (runtime's reference and algorithm/loops.c say which). */
#ifndef LOOPS_H
#define LOOPS_H

#include "model/robot.h"
#include "model/runs.h"

enum { MAX_LOOPS = 64 };

typedef struct {
    const char *name;
    int line;                  /* where the file describes it; 0: made by a program */
    RunKind kind;              /* SINGLE: of the type below */
    JointType type;            /* REVOLUTE, PRISMATIC or FIXED */
    int from, to;              /* joints whose links it joins, -1: the base */
    Pose from_frame, to_frame; /* in the frames of these links, as the file lays them */
    Real axes[3][3];           /* in either frame; as many as run_axes says, FIXED: none */
} Loop;

typedef struct Mechanism {
    int loop_count;
    Loop *loops;
    int actuated_count, prescribed_count; /* actuated_count 0: the file does not say */
    int *actuated, *prescribed;           /* moving joints of the description, as the file orders */
    double *guess;                        /* positions where assembly begins, all of q */
    bool guessed;                         /* the file says so of some */
    const struct Robot *robot; /* made of it last, which knows what is independent; NULL: none */
} Mechanism;

/* The same in canonical frames (robot.h). */
typedef struct RobotLoop {
    const Loop *loop;          /* as the file has it */
    int from, to;              /* links, -1: the base */
    Pose from_frame, to_frame; /* in their canonical frames; of the base: in frame 0 */
    Pose to_own;               /* the file's frame of the link that it leads to, likewise */
} RobotLoop;

/* One that has nothing yet: no loops, positions zero. */
Mechanism *mechanism_new(Arena *arena, const Description *robot);
/* Frames of a loop whose axes have other components on the link that it leads to: to_frame is
   turned so that they are the same. False: no turn does that. */
bool loop_match_axes(Loop *loop, Real to_axes[3][3]);
const char *loop_type_word(const Loop *loop); /* "revolute" */
/* How many numbers q has; where those of a joint begin: of a quaternion's run, of the whole. */
int description_positions(const Description *robot);
int description_position(const Description *robot, int joint);
/* loops_place.c: what robot_from_description knows of it; and a hash of it, going on from another.
 */
void mechanism_place(Robot *robot, const Description *description, Arena *arena);
/* Where joints follow others (gears.h), what it knows of joints is of coordinates from then on. */
void mechanism_follow(Robot *tree, Robot *seen, Arena *arena);
uint64_t mechanism_hash(const Description *description, uint64_t hash);

#endif
