/* coupling.h: motors that drive several joints each. */
#ifndef COUPLING_H
#define COUPLING_H

#include "model/read/reader.h"
#include "model/robot.h"

/* The matrix at place, of a robot whose joints are read. */
void coupling_read(const Place *place, Description *robot);

/* Whether a rotor turns with this moving joint. */
bool coupling_has_rotor(const Description *robot, int moving);

/* Turns the rotors of the links, each by itself so far, into what the joints feel of them. */
void coupling_reflect(Robot *robot, const Description *description, Arena *arena);

#endif
