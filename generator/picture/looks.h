/* looks.h: links as solids: shapes of the robot file, and meshes, thinned out, for the pages. */
#ifndef LOOKS_H
#define LOOKS_H

#include "picture/sticks.h"

/* The member "shapes" of a page's data, and a comma. meshes: the folder that has the files of
   meshes; NULL: they are left out. */
void looks_json(Text *json, const Description *description, const StickFigure *figure,
                const char *meshes);

/* ---- mesh.c ---- */

typedef struct {
    int point_count, face_count;
    double (*point)[3];
    int (*face)[3];
} Mesh;

enum { MOST_FACES = 700 }; /* of a mesh in a page */

/* An STL file in the folder, at most so many faces of it; NULL, with a warning: there is none, or
   it cannot be read. name: as the robot file calls it: package://..., file://..., or a path. */
Mesh *mesh_read(Arena *arena, const char *folder, const char *name);

#endif
