/* mjcf.h: robots from MJCF, MuJoCo's model files: the part of them that is rigid bodies.

       XML -> elements with what they include (mjcf_document.c), attributes from classes of
       defaults, orientations (mjcf_values.c) -> masses (mjcf_inertia.c) -> the tree of bodies and
       its joints (mjcf.c); what couples and drives them (mjcf_couplings.c) -> Description

   A body is a link, or several where it has several joints; the frame of a link has the body's axes
   and sits where its joint is. */
#ifndef MJCF_H
#define MJCF_H

#include "model/parts.h"
#include "model/read/xml.h"
#include "model/runs.h"

typedef enum { INERTIA_AUTO, INERTIA_GIVEN, INERTIA_OF_GEOMS } InertiaFrom;

/* A joint or a geom of a body, placed by the frames that it stands in. */
typedef struct {
    const Element *element; /* with its defaults */
    int body;
    Pose at;
} MjcfItem;

/* A body and where it is. */
typedef struct {
    const char *name; /* "" where it has none */
    const Element *element;
    int parent;          /* body; -1: the world */
    int joint;           /* of the description: the last that it hangs on; -1: the world */
    Pose pose;           /* in its parent */
    Real in_link[3];     /* the body's origin in that joint's link's frame, which has its axes */
    MassProperties mass; /* in the body's frame */
    double compensated;  /* how much of its weight something holds (gravcomp) */
} MjcfBody;

typedef struct {
    const char *name;
    int joint;      /* of the description */
    bool single;    /* hinge or slide */
    Real reference; /* q where the body stands as the file places it */
} MjcfJoint;

typedef struct {
    Arena *arena;
    const char *file;
    const Element *root;
    Warnings warnings;
    Cleaning cleaned;
    double snap;

    bool degrees;
    const char *euler; /* "xyz" */
    InertiaFrom inertia_from;
    bool balance;
    double least_mass, least_inertia, total_mass; /* 0, 0, -1: not said */
    double groups[2];                             /* of geoms whose mass counts */

    int body_count;
    MjcfBody *bodies;
    int item_count;
    MjcfItem *items;
    int joint_count;
    MjcfJoint *joints; /* in the order of the file */
} Mjcf;

/* mjcf_document.c */
const Element *mjcf_document(Arena *arena, const char *file, const char *text, size_t length,
                             Warnings *warnings);
bool mjcf_is(const char *text); /* the file begins with <mujoco> */

/* mjcf_values.c */
/* The element with what its class of defaults says of attributes that it does not have itself.
   childclass: in force where it stands; NULL: the main class. */
const Element *mjcf_with_defaults(const Mjcf *mjcf, const Element *element, const char *childclass);
bool mjcf_flag(const Element *element, const char *key, bool otherwise);
Real mjcf_angle(Mjcf *mjcf, const Element *element, const char *key, double value,
                const char *typed);
/* pos, and one of quat, axisangle, euler, xyaxes, zaxis. */
Pose mjcf_pose(Mjcf *mjcf, const Element *element);
/* Turned by the unit quaternion w, x, y, z of that direction. */
Pose mjcf_turn_by_quaternion(const Element *element, const char *key, const double quaternion[4]);

/* mjcf_inertia.c */
MassProperties mjcf_mass(Mjcf *mjcf, int body);
void mjcf_bound(Mjcf *mjcf); /* what <compiler> asks of all masses */

/* mjcf_couplings.c: <equality> and <actuator>, into the description whose joints are there */
void mjcf_couplings(Mjcf *mjcf, Description *robot);

/* mjcf.c: the whole. */
Description *mjcf_read(Arena *arena, const char *file, const char *text, size_t length,
                       const Choice *choice);

#endif
