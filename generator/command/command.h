/* command.h: the commands, and what several of them share. */
#ifndef COMMAND_H
#define COMMAND_H

#include "best/best.h"
#include "build/select.h"
#include "evidence/judge.h"
#include "jit/compiled.h"
#include "model/robot.h"
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
int command_base(int argc, char **argv);
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
/* Options of commands that let best search; the costs are for check_effort. */
#define EFFORT_OPTIONS(build, cost)                                                                \
    {"effort", 0, OPTION_COUNT, &(build)->effort, "0..3", "how hard best searches (default: 1)"},  \
    {                                                                                              \
        "cost", 0, OPTION_STRING, cost, "M,A,D", "what operations cost best (default: 1,1,8)"      \
    }
void check_effort(Build *build, const char *cost);

#endif
