/* json_gears.h: joints of a robot file that follow others. */
#ifndef JSON_GEARS_H
#define JSON_GEARS_H

#include "model/description.h"
#include "model/read/reader.h"

/* "gears" and each joint's "mimic"; the joints are there already, runs in place of those of several
   freedoms. */
void json_gears(const Place *root, Description *robot);

#endif
