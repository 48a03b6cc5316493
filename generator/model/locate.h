/* locate.h: robots that have a name: NAME.json in the directory of robots. */
#ifndef LOCATE_H
#define LOCATE_H

#include "util/util.h"

/* $RBGEN_ROBOTS; or share/rbgen/robots beside the program or the library; or rbgen/robots where the
   system keeps data ($XDG_DATA_DIRS). */
const char *robots_directory(Arena *arena);

/* The names there, sorted; none when there is no such directory. */
const char **robots_names(Arena *arena, size_t *count);

/* Whether a file that is no robot file in JSON is URDF or xacro; else it is MJCF or SD/FAST's. */
bool file_is_urdf(const char *file, const char *text);

#endif
