/* robot.h: the canonical robot, the only one that algorithms see.

   Links are numbered 0..n-1 in the order of q; fixed joints are gone, their links merged. Frame i
   sits on joint i (modified Denavit-Hartenberg frames): z along the joint's axis, x along the
   common normal to the axis of the first joint that link i carries. From the parent's frame to
   frame i leads

       fixed . Rz(angle) . Tz(distance)

   where fixed is Rx(alpha) with the origin at (a, 0, 0) wherever the common normal can be used: in
   every chain, unless two axes are nearly but not quite parallel (their common normal would lie
   far away). A second child of a branching link has a general fixed pose. Frame 0, the base, is
   frame 1 at q = 0 but for a turn about z that puts gravity into its xz plane.

   A spherical or free joint is a run of three or six links (model/runs.h). From the parent's frame
   to the first of them leads

       before . Txyz . R(quaternion) . fixed

   with x, y, z (free) and the quaternion x, y, z, w taken from q, and the joints themselves stand
   at zero: angle = quarters * 90 degrees + theta, distance = d, all constant. Frame 0 of a robot
   that begins so is the frame of that joint. */
#ifndef ROBOT_H
#define ROBOT_H

#include "model/description.h"
#include "model/pose.h"

#include <stdint.h>

typedef struct {
    const char *name;
    JointType type; /* REVOLUTE or PRISMATIC */
    int parent;     /* index of a link, -1: the base */
    int position;   /* its place in q; of a quaternion's run that of the whole: see below */
    int run, place; /* of a quaternion's run (model/runs.h): 3 or 6 links, which of them; 0: none */
    Pose before;    /* the first of such a run: the joint's frame, in the parent's */
    Pose fixed;
    bool common_normal; /* fixed is Rx(alpha), (a, 0, 0) */
    /* revolute: angle = q + quarters * 90 degrees + theta, distance = d;
       prismatic: angle = quarters * 90 degrees + theta, distance = q + d */
    int quarters; /* 0..3 */
    Real theta, d;
    Real mass, com[3];  /* in frame i */
    Real inertia[3][3]; /* about the mass centre, in frame i */
    Real viscous, coulomb, coulomb_width;
    Real rotor;         /* reflected inertia of the motors: gear_ratio^2 * rotor_inertia */
    const Joint *joint; /* as the file has it */
    Pose own;           /* the file's frame of the link, in frame i */
} Link;

/* A link of which some inertial parameters are not known before run time: inputs of the generated
   functions. It is then no part of Link's mass, com and inertia. */
typedef struct {
    int link;
    const char *mass, *com, *inertia; /* the inputs; NULL: as the file has it */
    Real m, c[3], I[3][3];            /* what the file has, in its frame, about its mass centre */
} OpenLink;

/* A member of a struct that generated functions take; in the graph it is an input array by itself.
 */
typedef struct {
    const char *of, *name; /* the struct, the member */
    int size;              /* 0: n */
    const char *meaning;
} Member;

typedef struct {
    int count;
    const Member *item;
} Members;

typedef struct Robot {
    const char *name, *source;
    int n;           /* links, and velocities */
    int positions;   /* numbers in q: n, and one more for each quaternion */
    Link *links;     /* parents before children */
    bool is_chain;   /* each link on the one before, by a single joint */
    Real gravity[3];    /* free-fall acceleration in frame 0 */
    Pose base;          /* frame 0 in the world */
    Real base_lever[3]; /* from the origin of the file's base to that of frame 0, in frame 0 */
    bool moving_base;   /* a function is made for a base that moves */
    int tool_link;      /* -1: the tool sits on the base */
    Pose tool;          /* in that link's frame */
    int tool_count;     /* further ones */
    NamedTool *tools;
    Real *rotors;  /* n x n: reflected inertia of motors that drive several joints, the diagonal as
                      links[i].rotor; NULL: nothing off the diagonal */
    const double *coupling; /* as the file has it: motors turn with its rows times q; NULL: none */
    uint64_t hash; /* of the description: equal for equal robots, whatever the file looks like */

    bool open_friction; /* an input too */
    int open_count;
    OpenLink *open;
    Members params;             /* what is open, as the struct in which it comes */
    const struct Robot *closed; /* the same with nothing open; NULL: it is so itself */
} Robot;

/* How long a robot's vectors are. */
typedef struct {
    int dof, positions;
} Extent;
static inline Extent robot_extent(const Robot *robot)
{
    return (Extent){robot->n, robot->positions};
}

/* frames.c */
Robot *robot_from_description(Arena *arena, const Description *description);

/* tools.c: the same robot with one of its tools in place of the default one. Shares the rest. */
Robot robot_with_tool(const Robot *robot, const NamedTool *tool);

/* general.c: an arm of this joint pattern ("RRPRRR" or "R6") with nothing special about it. */
Description *description_general(Arena *arena, const char *pattern);

#endif
