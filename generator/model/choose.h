/* choose.h: what the ways of choosing a part of a robot share. */
#ifndef CHOOSE_H
#define CHOOSE_H

#include "model/description.h"

/* "JOINT=VALUE": the joint's name, in the arena. */
const char *lock_parse(Arena *arena, const char *text, double *value);

/* The joint stands still, where q = value put it. */
void joint_lock(Joint *joint, double value);

/* Why this cannot be a tool's name, after which C functions are called; NULL: it can. */
const char *tool_name_fault(const char *name);
/* One more tool, on that joint's link. */
void tools_add(Arena *arena, const char *name, int on, NamedTool **tools, int *count);

#endif
