/* scene.h: inside selftest.c and selftest_golden.c: what is in the generated file, and the parts of
   its selftest that follow from that. */
#ifndef SCENE_H
#define SCENE_H

#include "emit/emit.h"

typedef struct {
    const Kernel *kernel;
    Program *const *programs;
    int count, n;
    Extent extent;
    bool single;
    char capitals[64];
} Scene;

/* The plain function, that for a tool if one is named; NULL: the file does not have it. */
const Function *scene_find(const Scene *scene, FunctionId id, const char *tool);
/* The structs of a call, which stand between its inputs and its outputs; and before them a base at
   rest, if it takes one. */
void scene_structs(Text *out, const Scene *scene, const Function *function);
void scene_extras(Text *out, const Scene *scene, const Function *function);
/* How many numbers each of the selftest's work arrays holds. */
int scene_room(const Scene *scene);
/* What else the work arrays are: one for each matrix. Returns how many numbers that is. */
int scene_matrices(Text *out, const Scene *scene);

void golden_number_text(Text *out, double value, bool single);
/* The type of a row of columns, and its rows. scale: the one row of what errors are measured by. */
void golden_rows(Text *out, const Scene *scene, bool scale);
/* Structs that functions take: the robot's own parameters, and a load. */
void golden_arguments(Text *out, const Scene *scene);
void golden_joints(Text *out, const Scene *scene);
/* GOLDEN_ID, or the C name in capitals; SELFTEST_COLUMN_NAME characters. */
void golden_check_name(const Function *function, char *name);
void golden_check(Text *out, const Scene *scene);

#endif
