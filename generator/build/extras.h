/* extras.h: what a robot is given when its functions run, as options of the commands that run them:
   a load on the tool, and values of parameters that are kept open. */
#ifndef EXTRAS_H
#define EXTRAS_H

#include "algorithm/function.h"
#include "util/options.h"

typedef struct {
    const char *payload; /* NULL: none */
    Strings keep;
    bool moving_base;
    bool as_floats; /* numbers are rounded to float, so that they are the same in both types */
} ExtrasOptions;

/* clang-format off */
#define EXTRAS_OPTIONS(g)                                                                           \
    {"payload", 0, OPTION_STRING, &(g).payload, "LIST",                                            \
     "a load on the tool: mass,x,y,z or also Ixx,Iyy,Izz,Ixy,Ixz,Iyz"},                                  \
    {"keep", 0, OPTION_STRINGS, &(g).keep, "PARAM[=LIST]",                                         \
     "stays open: l1 of the file, link6.mass (com, inertia), joint2.a\n"                                 \
     "(d, alpha, theta), gravity, friction, rotor, tool, all"}
#define BASE_OPTION(flag)                                                                          \
    {"moving-base", 0, OPTION_FLAG, flag, NULL,                                                    \
     "id and bias take the base's motion: base_w, base_wd, base_a"}
/* clang-format on */

typedef struct {
    Robot *robot;                   /* with these open: for programs */
    const Description *description; /* with all of it in place: for the numeric reference */
    unsigned bits;                  /* EXTRA_: what its functions take */
    const double *payload, *params; /* as the structs have them; NULL: none */
    int payload_count, params_count;
} Extras;

/* --payload mass, mass centre, inertia about that, in the tool's frame; --keep as in keep.h, with
   the file's values or =LIST. */
Extras extras_read(Arena *arena, const Description *description, Robot *robot,
                   const ExtrasOptions *options);

/* The numbers for a struct that a function takes, and how many; NULL: it is none. given may be
   NULL where no function takes any. */
const double *extras_struct(const Extras *given, const char *input, int *count);

#endif
