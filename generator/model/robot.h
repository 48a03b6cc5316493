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
    bool follows;   /* other joints decide where it is (Gears): it has no place in q, position -1 */
    int run, part;  /* of a quaternion's run (model/runs.h): 3 or 6 links, which of them; 0: none */
    Pose before;    /* the first of such a run: the joint's frame, in the parent's */
    Pose fixed;
    bool common_normal; /* fixed is Rx(alpha), (a, 0, 0) */
    /* revolute: angle = q + quarters * 90 degrees + theta, distance = d;
       prismatic: angle = quarters * 90 degrees + theta, distance = q + d */
    int quarters; /* 0..3 */
    Real theta, d;
    Real mass, com[3];  /* in frame i */
    Real inertia[3][3]; /* about the mass centre, in frame i */
    Real viscous, coulomb, coulomb_width, viscous_skew, coulomb_skew;
    Real breakaway, breakaway_skew, stribeck;
    Real rotor;         /* reflected inertia of the motors: gear_ratio^2 * rotor_inertia */
    const Joint *joint; /* as the file has it */
    Pose own;           /* the file's frame of the link, in frame i */
} Link;

/* A member of a struct that generated functions take; in the graph it is an input array by itself.
 */
typedef struct {
    const char *of, *name; /* the struct, the member */
    int size;              /* 0: n; NO_MEMBER: it is not there */
    const char *meaning;
    bool array;   /* even where it is of one number */
    bool of_file; /* called so by the robot file */
} Member;

enum { NO_MEMBER = -1 };

typedef struct {
    int count;
    const Member *item;
} Members;

/* Parameters that were kept open: a letter is an element of a member of the struct params. The
   robot's own numbers are then pseudo-random ones in their place, with nothing special about them,
   so that whoever looks at a number sees what holds for all values. */
typedef struct {
    const char *array;
    int element;
    int formula; /* of the description: that it stands for */
} Letter;

typedef struct Letters {
    const Description *description; /* its other formulas follow from the letters */
    int count;
    const Letter *item;
    const bool *depends;         /* by formula: on letters */
    bool geometry;               /* of lengths and angles, too: frames are then the file's own */
    unsigned kinds;              /* what is open: EXTRA_ (algorithm/function.h) */
    const char *options;         /* that made them so, " --keep l1" */
    struct Constants *constants; /* what is worked out from letters (build/constants.h) */
} Letters;

/* Joints that follow others (model/gears.h): of all joints of the tree q_tree = S q + offset, and
   qd_tree = S qd. */
typedef struct {
    int dof;         /* coordinates that are left */
    const int *link; /* by coordinate: the link that has it */
    const Real *S;   /* n x dof: ones where link[j] has its own */
    const Real *offset;
} Gears;

/* A robot some of whose joints follow others comes twice: as people see it, with the links that
   have coordinates, and beyond that (tree) with all of its links and gears: what algorithms see. */
typedef struct Robot {
    const char *name, *source;
    int n;              /* links, and velocities unless there are gears */
    int positions;      /* numbers in q: one a velocity, and one more for each quaternion */
    Link *links;        /* parents before children */
    bool is_chain;      /* each link on the one before, by a single joint */
    Real gravity[3];    /* free-fall acceleration in frame 0 */
    Pose base;          /* frame 0 in the world */
    Real base_lever[3]; /* from the origin of the file's base to that of frame 0, in frame 0 */
    bool moving_base;   /* a function is made for a base that moves */
    int tool_link;      /* -1: the tool sits on the base */
    Pose tool;          /* in that link's frame */
    int tool_count;     /* further ones */
    NamedTool *tools;
    Real *rotors; /* n x n: reflected inertia of motors that drive several joints, the diagonal as
                     links[i].rotor; NULL: nothing off the diagonal */
    const double *coupling; /* as the file has it: motors turn with its rows times q; NULL: none */
    const Gears *gears;     /* NULL: each joint has a coordinate */
    const struct Robot *tree; /* all links, where gears leave some out; NULL: these are all */
    int loop_count;           /* joints that close loops (loops.h) */
    struct RobotLoop *loops;
    struct Closure *closure; /* what of them is independent (closure.h); NULL: no loops */
    int actuated_count, prescribed_count; /* links; actuated_count 0: the file does not say */
    int *actuated, *prescribed;
    const double *guess; /* positions where assembly begins; NULL: all zero */
    uint64_t hash; /* of the description: equal for equal robots, whatever the file looks like */

    int *carrier; /* by joint of the description: the link it belongs to; -1: the base */
    Pose *placed; /* and its frame in that link's; of the base: not there */
    int tool_on;  /* the joint whose link's frame the tool is placed in, as tool_there */
    Pose tool_there;
    const Letters *letters;     /* NULL: none */
    unsigned open;              /* their kinds: numbers that nothing may be divided by, ... */
    Members params;             /* the struct in which they come */
    const struct Robot *closed; /* the same with nothing open; NULL: it is so itself */
} Robot;

/* How long a robot's vectors are. */
typedef struct {
    int dof, positions, links, prescribed;
} Extent;
static inline const Robot *robot_tree(const Robot *robot)
{
    return robot->tree ? robot->tree : robot;
}
static inline Extent robot_extent(const Robot *robot)
{
    int dof = robot->gears ? robot->gears->dof : robot->n;
    return (Extent){dof, robot->positions, robot_tree(robot)->n, robot->prescribed_count};
}

/* frames.c */
Robot *robot_from_description(Arena *arena, const Description *description);

/* tools.c: the same robot with one of its tools in place of the default one. Shares the rest. */
Robot *robot_with_tool(Arena *arena, const Robot *robot, const NamedTool *tool);

/* Where the joint moves, for states that are drawn: between its limits, or, where there are none or
   none to speak of (more than LIMIT_LARGE), half a turn or a metre either way. */
#define LIMIT_LARGE 20 /* rad or m: three turns */
static inline void link_range(const Link *link, double *lower, double *upper)
{
    const Joint *joint = link->joint;
    *upper = link->type == REVOLUTE ? 3.141592653589793 : 1;
    *lower = -*upper;
    if (joint->has_limits && joint->lower >= -LIMIT_LARGE && joint->upper <= LIMIT_LARGE) {
        *lower = (double)joint->lower;
        *upper = (double)joint->upper;
    }
}

/* general.c: an arm of this joint pattern ("RRPRRR" or "R6") with nothing special about it. */
Description *description_general(Arena *arena, const char *pattern);

#endif
