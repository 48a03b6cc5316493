/* command.h: the commands, and what several of them share. */
#ifndef COMMAND_H
#define COMMAND_H

#include "algorithm/best.h"
#include "algorithm/function.h"
#include "emit/emit.h"
#include "jit/jit.h"
#include "model/robot.h"
#include "runtime/reference.h"
#include "util/options.h"
#include "util/table.h"

int command_emit(int argc, char **argv);
int command_ops(int argc, char **argv);
int command_eval(int argc, char **argv);
int command_verify(int argc, char **argv);
int command_torque(int argc, char **argv);
int command_sim(int argc, char **argv);
int command_animate(int argc, char **argv);
int command_plot(int argc, char **argv);
int command_shell(int argc, char **argv);
int command_bench(int argc, char **argv);
int command_check(int argc, char **argv);
int command_parts(int argc, char **argv);
int command_import(int argc, char **argv);
int command_list(int argc, char **argv);
int command_soak(int argc, char **argv);
int command_error(int argc, char **argv);

/* ---- robots ---- */

/* Reads, and shows the warnings; with strict the first warning is an error. */
Robot *load_robot(Arena *arena, const char *path, double snap, bool strict,
                  Description **description);
void check_snap(double snap);
/* Options of commands that let best search: its effort goes straight to best_effort. */
#define EFFORT_OPTIONS(cost)                                                                       \
    {"effort", 0, OPTION_COUNT, &best_effort.effort, "0..3", "how hard best searches (default: 1)"}, \
    {"cost", 0, OPTION_STRING, cost, "M,A,D", "what operations cost best (default: 1,1,8)"}
void check_effort(const char *cost);
void fill_reference(ReferenceRobot *reference, const Description *description);
/* The tool of this name, NULL: the default one, becomes the reference's. */
void reference_take_tool(ReferenceRobot *reference, const Description *description,
                         const char *name);
void joint_pattern(const Robot *robot, char *out); /* "RRPRRR"; n + 1 characters */

/* ---- which functions, by which algorithms ---- */

typedef struct {
    bool wanted[FUNCTION_COUNT];
    const char *algorithm[FUNCTION_COUNT]; /* a name, BEST, or "all" */
    unsigned extras; /* structs that the functions take (function_variant) */
} Selection;

/* functions: comma-separated, NULL for all but those by name only; algorithms: "FUNCTION=NAME" or "NAME". */
Selection select_functions(const char *list, const Strings *algorithms, const char *fallback);

/* --speeds: the generalized speeds of kane-partial. NULL or "joint": the joints' rates; "middle":
   the angular velocity of the third link, then the rates, which makes it kane-partial-middle. */
void select_speeds(Selection *selection, const char *speeds);

/* The selected programs of a robot, built. A forward dynamics that the robot cannot have is left
   out with a warning (an error when asked for by name); notes gets the reason. */
int build_selected(const Robot *robot, const Selection *selection, bool by_name, Program **programs,
                   int room, Text *notes);
/* Appends what the selection has of functions for each further tool; returns how many. */
int build_for_tools(Arena *arena, const Robot *robot, const Selection *selection,
                    Program **programs);
enum { MAX_TOOL_PROGRAMS = 2 * MAX_TOOLS };
enum { MAX_PROGRAMS = FUNCTION_COUNT * MAX_ALGORITHMS + MAX_TOOL_PROGRAMS };

/* ---- running ---- */

Backend backend_parse(const char *name);
RealType real_parse(const char *name); /* of --real; NULL: double */

/* Compiled programs: function k of them is jit_function(set, k). */
typedef struct {
    Jit *jit;
    int count;
    void **function;
} JitSet;
JitSet jit_programs(Arena *arena, Program *const *programs, int count, Backend backend);
/* Its two halves: programs as C text, and that text compiled. */
void jit_write(Text *source, Program *const *programs, int count, RealType real, bool comments);
JitSet jit_read(Arena *arena, const Text *source, Program *const *programs, int count,
                Backend backend, const char *const *flags);
/* The same in float, or with comments. What is compiled as float takes and gives arrays of float. */
JitSet jit_programs_as(Arena *arena, Program *const *programs, int count, Backend backend,
                       RealType real, bool comments);
/* Calls what was compiled as float: the inputs, widths[k] numbers each, are rounded on the way in. */
void call_in_float(void *code, const Function *function, int n, const double *const *inputs,
                   const int *widths, double *row);

/* Evaluates by the numeric reference; inputs and outputs as the function has them, in one row.
   Returns false when the inertia matrix is singular. */
bool reference_call(const ReferenceRobot *robot, const Function *function,
                    const double *const *inputs, double *out);
/* The same before rounding to double. */
bool reference_call_exact(const ReferenceRobot *robot, const Function *function,
                          const double *const *inputs, RefReal *result);

/* The output arrays of a function laid out in one row. */
void split_outputs(const Function *function, int n, double *row, double **arrays);

#endif
