/* body.h: what a robot file says a joint carries and is driven by, as opposed to where it sits. */
#ifndef BODY_H
#define BODY_H

#include "model/description.h"
#include "model/reader.h"

/* Fills link, friction, limits and motor of a joint whose type is known; place is the joint's. */
void body_read(const Place *place, Joint *joint);

#endif
