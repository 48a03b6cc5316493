/* conventions.h: what the readers of all formats agree on: how an angle is judged and snapped, how
   an axis becomes a unit vector, how a symmetric tensor is written down, and what a joint is before
   a file says anything about it. The same numbers give the same robot to the last bit, whichever
   format they come in. */
#ifndef CONVENTIONS_H
#define CONVENTIONS_H

#include "model/description.h"

/* ---- angles ---- */

/* The multiple of 90 degrees that an angle is within snap of, else the angle as it is. *is_right,
   unless NULL, tells which. */
Real angle_snap(Real angle, Real snap, bool *is_right);

/* Where a number stands in a file: for warnings. */
typedef struct {
    Arena *arena;
    Warnings *warnings;
    const char *file, *path;
    int line;
} Spot;

/* Warns of what was probably not meant: an angle, not taken as right, that misses a multiple of 90
   degrees by a hair, radians that look like degrees, degrees that look like radians. value is what
   the file says, angle the same in radians; unit says in this format's words how to ask for
   degrees, or that they were asked for. */
void angle_judge(const Spot *spot, double value, Real angle, bool degrees, const char *unit);

/* ---- axes and tensors ---- */

/* A unit vector; false when the given one is zero. Scaled by its largest component first, so that
   no square is lost; what is nothing beside that component is 0. */
bool axis_unit(const Real given[3], Real axis[3]);

/* The six numbers of a symmetric tensor, in the order xx, yy, zz, xy, xz, yz. */
enum { TENSOR_ENTRIES = 6 };
extern const char *const tensor_names[TENSOR_ENTRIES];
extern const int tensor_row[TENSOR_ENTRIES], tensor_column[TENSOR_ENTRIES];

/* ---- joints ---- */

/* A fixed joint without a body, in its parent's place: its axis is z, it has no limits, no friction
   and no motor. */
Joint joint_plain(const char *name, int parent);

/* ---- files ---- */

/* What a robot is called whose file does not say so: as the file, in letters, digits and _. */
const char *name_of_file(Arena *arena, const char *file);
/* "URDF file arm.urdf": without directories; what is not plain text in it is not repeated. */
const char *source_of_file(Arena *arena, const char *format, const char *file);

#endif
