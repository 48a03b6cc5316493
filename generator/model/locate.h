/* locate.h: robots that have a name: NAME.json in the directory of robots. */
#ifndef LOCATE_H
#define LOCATE_H

#include "util/util.h"

/* $RBGEN_ROBOTS, or the directory that the build was told of. */
const char *robots_directory(void);

/* The names there, sorted; none when there is no such directory. */
const char **robots_names(Arena *arena, size_t *count);

#endif
