/* json_link.h: what a robot file says a joint carries and is driven by, as opposed to where it
   sits. */
#ifndef JSON_LINK_H
#define JSON_LINK_H

#include "model/description.h"
#include "model/read/reader.h"

typedef struct Reading Reading; /* json.c's, of the file that is being read */

/* Fills link, friction, limits and motor of a joint whose type is known; place is the joint's. */
void json_link_read(Reading *reading, const Place *place, Joint *joint);

/* json.c: {xyz, rpy} as a pose, with the file's snapping and warnings; identity if not there. */
Pose reading_placement(Reading *reading, const Place *place);
/* The same for an object that has xyz and rpy among other members. */
Pose reading_placement_among(Reading *reading, const Place *place);
void reading_axis(const Place *place, Real axis[3]); /* a unit vector */
const char *reading_name(const Place *place);        /* one line of text, not empty */

#endif
