/* sticks.h: a robot as a stick figure: what to draw, fixed to which link. Links carry the frames of
   the robot file (function frames), so one pose of all frames is one picture. */
#ifndef STICKS_H
#define STICKS_H

#include "model/robot.h"

enum { WORLD = -1 };

/* A point that a link carries along. */
typedef struct {
    int body; /* a moving joint's link, counted as q is; WORLD */
    Real at[3];
} Spot;

typedef struct {
    Spot from, to;
} Stick;

/* A joint's symbol: a cylinder that the axis runs through, or the box that a rod slides in. */
typedef struct {
    const Joint *joint;
    Spot at;
    Real axis[3]; /* in the axes of the spot's body */
} Symbol;

typedef struct {
    const char *name; /* "tool": the default one */
    int body;
    Pose pose;
} FigureTool;

typedef struct {
    int symbol_count, stick_count, tool_count;
    Symbol *symbols; /* in the order of q */
    Stick *sticks;
    FigureTool *tools; /* the default one first */
    int *body;         /* by joint of the description: the body that its link belongs to, */
    Pose *in_body;     /* and the frame of its link there */
} StickFigure;

StickFigure *sticks_new(Arena *arena, const Description *description);

#endif
