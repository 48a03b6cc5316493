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
int command_reach(int argc, char **argv);
int command_assemble(int argc, char **argv);
int command_static(int argc, char **argv);
int command_animate(int argc, char **argv);
int command_play(int argc, char **argv);
int command_gallery(int argc, char **argv);
int command_plot(int argc, char **argv);
int command_shell(int argc, char **argv);
int command_bench(int argc, char **argv);
int command_check(int argc, char **argv);
int command_base(int argc, char **argv);
int command_tables(int argc, char **argv);
int command_excite(int argc, char **argv);
int command_identify(int argc, char **argv);
int command_parts(int argc, char **argv);
int command_import(int argc, char **argv);
int command_list(int argc, char **argv);
int command_soak(int argc, char **argv);
int command_error(int argc, char **argv);

/* ---- robots ---- */

/* Options of every command that reads a robot. */
#define ROBOT_OPTIONS(choice)                                                                        \
    {"base",         0,      OPTION_STRING,                                                          \
     &(choice).base, "LINK", "only what hangs on this link, which stands still"},                    \
        {"floating-base",    0,    OPTION_FLAG,                                                      \
         &(choice).floating, NULL, "of URDF: the base link is a body that moves freely"},            \
        {"tip",         0,                                                                           \
         OPTION_STRING, &(choice).tip,                                                               \
         "LINK",        "only the joints from the base to this link; others are locked at 0"},       \
        {"lock",         0,                                                                          \
         OPTION_STRINGS, &(choice).lock,                                                             \
         "JOINT=VALUE",  "freeze a joint there, in rad or m; may be repeated"},                      \
        {"tool",         0,      OPTION_STRINGS,                                                     \
         &(choice).tool, "NAME", "the tool: a link, or one of the file's tools; again: more tools"}, \
        {"argument",     0,                                                                          \
         OPTION_STRINGS, &(choice).arguments,                                                        \
         "NAME:=VALUE",  "of a xacro file; NAME:=VALUE alone does, too"},                            \
        {"package",          0,          OPTION_STRINGS,                                             \
         &(choice).packages, "NAME=DIR", "where a package is that a xacro file takes files from"},   \
        {"snap",         0,         OPTION_NUMBER,                                                   \
         &(choice).snap, "RADIANS", "angles this near to a multiple of 90 degrees are it; 0: none"}, \
    {                                                                                                \
        "strict", 0, OPTION_FLAG, &(choice).strict, NULL, "warnings about the robot are errors"      \
    }
Choice choice_default(void);
void check_choice(const Choice *choice);
/* What taking angles as meant saves, for the warning about them. */
void savings_note(Arena *arena, const char *path, const Choice *choice, Description *description);
/* Reads, and shows the warnings; with strict the first warning is an error. */
Robot *load_robot(Arena *arena, const char *path, const Choice *choice, Description **description);
/* Options of commands that let best search; the costs are for check_effort. */
#define EFFORT_OPTIONS(build, cost)                                                                \
    {"effort", 0, OPTION_COUNT, &(build)->effort, "0..3", "how hard best searches (default: 1)"},  \
    {                                                                                              \
        "cost", 0, OPTION_STRING, cost, "M,A,D", "what operations cost best (default: 1,1,8)"      \
    }
void check_effort(Build *build, const char *cost);

#endif
