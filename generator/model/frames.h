/* frames.h: what frames.c and frames_open.c share while canonical frames are chosen. */
#ifndef FRAMES_H
#define FRAMES_H

#include "model/robot.h"

/* A moving joint at q = 0, in the world. */
typedef struct {
    const Joint *joint;
    int parent, child;   /* link indices; child: the first one that this link carries, or -1 */
    Real z[3], point[3]; /* axis, and a point on it */
    Pose at_joint;       /* the file's frame of the joint */
    Real hint[3];        /* the file's x axis, made perpendicular to z */
    Real mass, com[3], inertia[3][3]; /* of the link with all that is fixed to it, world axes */
    Pose frame;                       /* the canonical frame */
    bool common_normal;               /* x is the common normal with child's axis */
    bool open;                        /* geometry leaves the direction of x open */
} Axis;

void axis_set_frame(Axis *axis, const Real x[3], const Real origin[3]);
/* v made perpendicular to the unit vector z and of length 1; false when nothing is left. */
bool axis_perpendicular(const Real v[3], const Real z[3], Real out[3]);

/* Turns the frames that are open about their z: towards zeros in what the link carries and in what
   leads to its neighbours and to the tool. */
void frames_settle_open(Axis *axes, int n, bool known_masses, int tool_link, const Pose *tool);

/* Takes lengths and moments of inertia that differ by rounding only as equal. */
void frames_unify(Robot *robot);

#endif
