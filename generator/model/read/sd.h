/* sd.h: robots from SD/FAST's system description files.

       text -> words (sd_words.c) -> bodies, their joints, loop joints (sd_parts.c)
       -> Description (sd.c), loops (sd_loops.c)

   All vectors of such a file are given in the reference configuration, in which every body's axes
   are the world's. The frame of a link sits where the body's joint is, with these axes: so its mass
   centre is at -bodytojoint, and a joint that it carries at inbtojoint - bodytojoint. */
#ifndef SD_H
#define SD_H

#include "model/description.h"
#include "model/runs.h"

enum { SD_GROUND = -1, SD_UNSAID = -2, SD_PINS = 3, SD_FREEDOMS = 6 };

/* A number that may be set at run time ("?"): a parameter by name. */
typedef struct {
    double value;
    bool open, given; /* given: a value stands there */
    int formula;      /* of the parameter; 0: none */
} SdNumber;

typedef struct {
    SdNumber at[3];
    int line; /* 0: not in the file */
} SdVector;

/* One row a joint type. */
typedef struct {
    const char *words[4]; /* "pin", "1d" */
    RunKind kind;
    JointType type; /* of a single joint */
    bool reversed;
    int pins, freedoms;
} SdKind;

typedef struct {
    int line;
    int body, inboard;  /* index of a body, SD_GROUND or SD_UNSAID */
    const SdKind *kind; /* NULL: not said */
    SdVector body_to_joint, inboard_to_joint, pin[SD_PINS];
    SdVector body_pin, inboard_reference, body_reference; /* loop joints only */
    int pins;
    int prescribed_line; /* 0: none is */
    SdNumber prescribed[SD_FREEDOMS];
    int prescribed_count; /* 0: all of them */
} SdJoint;

typedef struct {
    const char *name;
    int mass_line, inertia_line;
    SdNumber mass, inertia[3][3];
    SdJoint joint;
} SdBody;

typedef struct {
    Arena *arena;
    const char *file;
    SdVector gravity;
    int body_count, loop_count;
    SdBody *bodies;
    SdJoint *loops;
    Warnings warnings;
} Sd;

/* sd_parts.c */
Sd *sd_parts(Arena *arena, const char *file, const char *text);
/* Where a message is: body "rod" or loop joint of body "rod". */
const char *sd_joint_path(const Sd *sd, const SdJoint *joint);

/* sd_loops.c: loops and prescribed joints, into the description; link_of: of each body its joint.
 */
void sd_mechanism(Sd *sd, Description *robot, const int *link_of);

/* sd.c: the whole. */
Description *sd_read(Arena *arena, const char *file, const char *text, size_t length,
                     const Choice *choice);

#endif
