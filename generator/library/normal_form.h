/* normal_form.h: how an emitted file says that it was made. */
#ifndef NORMAL_FORM_H
#define NORMAL_FORM_H

#include "build/select.h"
#include "emit/emit.h"

/* The command in a normal form, so that the same robot and options give the same bytes wherever
   the file lies: names instead of paths, only what differs from the defaults, in a fixed order.
   */
const char *normal_form(const Build *build, Arena *arena, const Robot *robot,
                        const Selection *selection, bool all_functions, bool together, bool wrench,
                        const Style *style, const char *listing, const char *header,
                        const Choice *choice, const char *selftest);

/* The joints for the header. */
const JointEntry *joint_entries(Arena *arena, const Robot *robot);

#endif
