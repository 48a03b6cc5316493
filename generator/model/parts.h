/* parts.h: a link built from parts, and parts from sections of simple shape, as in Swartz's parts
   database: mass, mass centre and inertia are computed instead of given. */
#ifndef PARTS_H
#define PARTS_H

#include "model/look.h"
#include "model/read/json_link.h"

typedef struct {
    Real mass;          /* negative: a hole */
    Real com[3];        /* in the link's frame */
    Real inertia[3][3]; /* about the mass centre, in the link's axes */
} MassProperties;

typedef struct {
    const char *name;  /* "section1" where the file gives none */
    const char *shape; /* "cylinder" */
    MassProperties body;
    Look look;
} Section;

typedef struct {
    const char *name; /* "part1" where the file gives none */
    int section_count;
    Section *sections;
    MassProperties body; /* all zero when holes and the rest balance out */
} Part;

typedef struct Parts {
    int count;
    Part *parts;
    MassProperties body; /* of the link: its mass is positive */
    size_t key;          /* where the key "parts" begins in the file's text */
    size_t at_key;       /* the same of the link's "at"; 0: it has none */
} Parts;

/* Several bodies as one, by the parallel-axis theorem about the common mass centre. */
MassProperties mass_together(const MassProperties *bodies, int count);

/* at: the frame that they are placed in, in the link's. */
Parts *parts_read(Reading *reading, const Place *place, Pose at);
/* The same where place is a string: read/parts_file.c. link: the joint's name. */
Parts *parts_of_file(Reading *reading, const Place *place, const char *link, Pose at);

#endif
