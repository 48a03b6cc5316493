/* select.h: which functions a robot is to get, by which algorithms, and the programs that come of
   it. */
#ifndef SELECT_H
#define SELECT_H

#include "build/build.h"
#include "build/extras.h"
#include "util/options.h"

typedef struct {
    bool wanted[FUNCTION_COUNT];
    const char *algorithm[FUNCTION_COUNT]; /* a name, BEST, or "all" */
    bool by_word[FUNCTION_COUNT];          /* it came as one of many, not by its name */
    bool if_quaternions[FUNCTION_COUNT];   /* as one of those that only such robots have */
    bool if_loops[FUNCTION_COUNT];         /* likewise */
    bool wrench;                           /* who runs them may exert a wrench on the tool */
    unsigned extras;                       /* structs that the functions take (function_variant) */
    const Extras *given;                   /* and their numbers, for who runs them (extras.h) */
} Selection;

/* functions: comma-separated names, "default" (as is NULL): all but those by name only, "all";
   algorithms: "FUNCTION=NAME" or "NAME". */
Selection select_functions(const char *list, const Strings *algorithms, const char *fallback);

/* Whether this robot is to get it. */
bool selection_wants(const Selection *selection, const Robot *robot, int function);

/* --speeds: the generalized speeds of kane-partial. NULL or "joint": the joints' rates; "second"
   and "third": the angular velocity of that link, then the rates; "middle": of the second link of
   up to four joints, else of the third. They make it kane-partial-middle and so on. */
void select_speeds(Selection *selection, const char *speeds);

/* Ends in fail_input where the selection's loads and open links do not go with the robot or with
   the algorithms: published ones do not know them. */
void check_loads(const Robot *robot, const Selection *selection);
/* What the functions are given at run time, checked likewise; it is to outlive the selection. */
void select_extras(Selection *selection, const Extras *given);

/* The selected programs of a robot, built. A forward dynamics that the robot cannot have is left
   out with a warning (an error when by_name and asked for by its name); notes gets the reason. */
int build_selected(const Build *build, const Robot *robot, const Selection *selection, bool by_name,
                   Program **programs, int room, Text *notes);
/* All of them as one program. */
Program *build_together(const Build *build, const Robot *robot, const Selection *selection);
/* Appends the variants with a wrench of those functions among the programs that have one; returns
   how many. */
int build_with_wrench(const Build *build, const Robot *robot, const Selection *selection,
                      Program **programs, int count);
/* Appends what the selection has of functions for each further tool; returns how many. */
int build_for_tools(const Build *build, Arena *arena, const Robot *robot,
                    const Selection *selection, Program **programs);
enum { MAX_TOOL_PROGRAMS = 2 * MAX_TOOLS };
enum { MAX_PROGRAMS = FUNCTION_COUNT * MAX_ALGORITHMS + MAX_TOOL_PROGRAMS };

void joint_pattern(const Robot *robot, char *out); /* "RRPRRR"; n + 1 characters */

#endif
