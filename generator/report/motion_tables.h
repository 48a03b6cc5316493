/* motion_tables.h: what rbgen tables prints, as expressions: of each link its frame, its partial
   velocities and its motion; and M, C and g. */
#ifndef MOTION_TABLES_H
#define MOTION_TABLES_H

#include "algorithm/program.h"
#include "report/polynomial.h"

/* A number, a vector (1 x 3) or a matrix of the program's outputs. */
typedef struct {
    const char *name, *formula; /* w3_1; \omega^{3}_{1} */
    int rows, columns, first;
} MotionEntry;

typedef struct {
    const char *title;
    int entry_count;
    MotionEntry *entry;
    bool square; /* link by speed: a table of its own in Markdown and LaTeX */
} MotionSection;

enum {
    SECTION_FRAMES,
    SECTION_PARTIAL_ANGULAR,
    SECTION_PARTIAL,
    SECTION_ANGULAR,
    SECTION_VELOCITIES,
    SECTION_ANGULAR_ACCELERATIONS,
    SECTION_ACCELERATIONS,
    SECTION_COUNT
};

/* An entry of M, C or g, written out. */
typedef struct {
    const char *name, *formula;
    Polynomial value;
} WrittenEntry;

typedef struct {
    Program *program; /* whose outputs the entries are; then the atoms of what is written out */
    Function function;
    int n;
    MotionSection section[SECTION_COUNT];
    bool written; /* M, C and g are, for the arm is small */
    int matrix_count, coriolis_count, gravity_count;
    WrittenEntry *matrix, *coriolis, *gravity;
    Atoms atoms;
    int first_atom; /* among the outputs */
} MotionTables;

enum { TABLES_MOST_JOINTS = 32, WRITTEN_MOST_JOINTS = 4, WRITTEN_MOST_TERMS = 80 };
MotionTables *motion_tables(Arena *arena, const Robot *robot);
void motion_tables_free(MotionTables *tables);

#endif
