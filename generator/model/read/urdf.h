/* urdf.h: robots from URDF, the Unified Robot Description Format of ROS.

       XML -> elements (xml.c) -> links and joints (urdf_parts.c) -> the tree, and which part
       of it is wanted in which order (urdf_tree.c) -> Description (urdf.c)

   Poses are kept as the numbers that a robot file would have, so that the file that rbgen import
   writes and the URDF itself give the same robot to the last bit. */
#ifndef URDF_H
#define URDF_H

#include "model/read/xml.h"

typedef struct {
    const char *name;
    int line;
    int joint;                          /* index of the joint whose child it is; -1: a root */
    double mass, com[3], inertia[3][3]; /* about the mass centre, in the link's axes */
    int inertial_line, mass_line, com_line, inertia_line;
    const struct Look *look; /* NULL: not known */
} UrdfLink;

typedef enum { URDF_MOVES, URDF_FIXED, URDF_FLOATING, URDF_PLANAR } UrdfKind;

typedef struct {
    const char *name;
    int line;
    UrdfKind kind;
    bool prismatic, continuous;
    bool locked; /* moves in the file, but was frozen at this value */
    double locked_at;
    int parent, child;                     /* indices of links */
    const char *mimics;                    /* NULL, or the joint that moves this one: */
    double multiplier, offset;             /* position = multiplier * its position + offset */
    int mimic_line, leader;                /* index of that joint; -1: none */
    double xyz[3], rpy[3], axis[3];        /* axis as the file has it, of any length */
    int limit_line, dynamics_line;         /* 0: none */
    double lower, upper, velocity, effort; /* DBL_MAX: none */
    double damping, friction;
    int motor_line; /* 0: none */
    double rotor_inertia, gear_ratio;
} UrdfJoint;

typedef struct {
    Arena *arena;
    const char *file, *name;
    int name_line;
    double snap;
    int link_count, joint_count;
    UrdfLink *links;
    UrdfJoint *joints; /* in the order of the file */
    Warnings warnings;
    Cleaning cleaned;
} Urdf;

/* The wanted joints in the order of q, parents before children. */
typedef struct {
    int count, *joint, *parent; /* parent: index in this list, -1: the base */
    int tool;                   /* index in this list of the joint whose link carries the tool */
    int tool_count;             /* further ones */
    NamedTool *tools;
    double gravity[3]; /* in the base link's axes */
    int base;          /* index of that link */
} UrdfTree;

/* urdf_parts.c */
Urdf *urdf_parts(Arena *arena, const char *file, const char *text, size_t length,
                 const Choice *choice);
Pose urdf_pose(const double xyz[3], const double rpy[3]);
void urdf_axis(const UrdfJoint *joint, Real axis[3]); /* a unit vector */
/* urdf_drives.c: rotors, into the joints; warnings about what is not used */
void urdf_drives(Urdf *urdf, const Element *root);
/* urdf_looks.c: what links look like */
void urdf_looks(Urdf *urdf, const XmlNode *root);
/* urdf_lock.c */
void urdf_lock(Urdf *urdf, const Strings *locks);
Pose urdf_motion(const UrdfJoint *joint, double value); /* from its origin */
void urdf_freeze(Urdf *urdf, UrdfJoint *joint, double value);
/* urdf_mimic.c: finds whom joints follow; freezes those whose leaders stand still, and leaders
   whose followers do. Again where more joints were frozen. */
void urdf_mimics(Urdf *urdf);
void urdf_follow_frozen(Urdf *urdf);
/* The equations of those that are in the tree, for the description; those whose leaders are not
   are frozen. */
void urdf_gears(Urdf *urdf, const UrdfTree *tree, Description *robot);
/* urdf_tree.c */
UrdfTree urdf_tree(Urdf *urdf, const Choice *choice);

/* urdf.c: the whole. parts[i] is what joints[i] of the description came from; the last is NULL
   where a fixed joint had to be added to put the tool last. */
typedef struct {
    Description *description;
    const Urdf *urdf;
    const UrdfJoint **parts;
    const UrdfLink *base;
} UrdfRobot;
UrdfRobot urdf_read(Arena *arena, const char *file, const char *text, size_t length,
                    const Choice *choice);

#endif
