/* shrink.h: from a robot file with which something fails to a smallest one with which it still
   does. */
#ifndef SHRINK_H
#define SHRINK_H

#include "util/util.h"

/* Whether it fails with this robot file, too. Files that are no robots at all may be asked about;
   with those it does not fail in the way that is looked for. */
typedef bool StillFails(void *context, const char *text);

/* The smaller file, in the arena: no single joint can be dropped from it, no member left out, no
   number made 0, 1 or rounder, so that it still fails; or as small as it was at the deadline of
   clock_seconds, after which nothing is asked any more. */
char *shrink_robot(Arena *arena, const char *text, StillFails *fails, void *context,
                   double deadline);

#endif
