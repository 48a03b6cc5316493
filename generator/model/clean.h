/* clean.h: what a file says a little differently from what was meant, taken as meant. This is the
   one place that decides it, for all formats:

   - Numbers below 1e-12 of their natural scale are zero: axes beside their largest component,
     lengths beside the robot's size, moments of inertia beside the link's largest.
   - Angles within 1e-12 of a multiple of 90 degrees are that multiple, computed ones too.
   - An angle that was typed in radians means the multiple of 90 degrees (other than 0, which can be
     typed) from which it is not farther than five units of its last typed digit, nor than 2e-3:
     1.57, 1.5708, 3.14, 1.570796325; not 1.5712345678. 1e-9 is always near enough.
   - Neighbouring axes that miss each other by up to 1e-6 m intersect, and those that are askew by
     up to 1e-6 are parallel.

   The last two are said in a warning; --snap 0 leaves them as they are, and --snap X takes every
   angle as right that is within X of a multiple of 90 degrees. */
#ifndef CLEAN_H
#define CLEAN_H

#include "model/description.h"

#include <math.h>

#define NUMBER_ZERO 1e-12 /* of the natural scale */
#define MOST_SNAP 0.1     /* rad */

/* How far angles are taken as right: by the digits that were typed, or radians. */
#define SNAP_BY_DIGITS ((double)NAN)

/* In radians. typed: the number as the file has it; NULL: it was computed. where: for messages. */
Real clean_angle(Arena *arena, Cleaning *cleaning, double snap, Real angle, const char *typed,
                 bool degrees, const char *where);

/* Of a table's a, which leads from one axis to the next. */
Real clean_normal(Arena *arena, Cleaning *cleaning, double snap, Real a, const char *where);
/* Of its alpha, after clean_angle: what is left of an angle between axes that are nearly parallel.
 */
Real clean_twist(Arena *arena, Cleaning *cleaning, double snap, Real alpha, const char *where);

/* The rest of the rules, of a robot that was read: numbers that are nothing, and axes unless they
   come from a table. */
void clean_description(Arena *arena, Description *robot, double snap);

/* clean_round.c: once the part that is wanted has been chosen, numbers become what a robot file can
   say, so that the robot's cleaned copy is the same robot to the last bit. Numbers of tables and
   formulas stay, and so do tensors that a robot file gives about its origin or by parts. */
void clean_round(Description *robot);
/* How a robot file says a pose, an axis and a joint of a table: x y z roll pitch yaw; the largest
   component 1; a, alpha, d, theta. */
void place_of_pose(const Pose *pose, Real place[PLACE_NUMBERS]);
bool place_is(const Real place[PLACE_NUMBERS], const Pose *pose); /* to the last bit */
void axis_numbers(const Real axis[3], Real numbers[3]);
void table_of_joint(const Joint *joint, Real dh[DH_NUMBERS]);

/* The same in words: warnings of what was taken as meant, into the list; a remark about numbers
   that are nothing, NULL if there are none. And all of it, for the head of generated code: "" if
   there is nothing. */
void clean_warnings(Arena *arena, const Description *robot, Warnings *warnings);
const char *clean_remark(Arena *arena, const Description *robot);
const char *clean_note(Arena *arena, const Description *robot);

#endif
