/* main.c: rbgen's command line: every command one row. */
#include "command/command.h"

#include <stdlib.h>
#include <string.h>

static const struct {
    const char *name;
    int (*run)(int argc, char **argv);
    const char *summary;
} commands[] = {
    {"emit", command_emit, "C code for exactly this robot"},
    {"ops", command_ops, "operation counts, by function and algorithm"},
    {"eval", command_eval, "compile in this process and call a function"},
    {"verify", command_verify, "everything against the numeric reference"},
    {"torque", command_torque, "inverse dynamics along a motion, as CSV"},
    {"sim", command_sim, "forward dynamics integrated in time, as CSV"},
    {"animate", command_animate, "a page that shows a motion, from such CSV"},
    {"plot", command_plot, "a picture of what these wrote"},
    {"shell", command_shell, "a session with a robot arm, or a script of one"},
    {"bench", command_bench, "nanoseconds a call, bytes of code and stack"},
    {"check", command_check, "read and judge a robot file"},
    {"parts", command_parts, "mass and inertia of links built from parts"},
    {"import", command_import, "a robot file from URDF"},
    {"soak", command_soak, "random robots, checked for as long as you like"},
    {"error", command_error, "rounding errors, in double and in float"},
    {"list", command_list, "robots, functions, algorithms, backends"},
};


static int help(void)
{
    printf("rbgen %s: robot dynamics as straight-line C\n\n"
           "usage: rbgen ROBOT             short for: rbgen emit ROBOT\n"
           "       rbgen COMMAND ...       rbgen COMMAND --help explains each\n\n"
           "ROBOT is a robot file, the name of one that rbgen list shows, or - for standard "
           "input.\n\ncommands:\n",
           RBGEN_VERSION);
    for (size_t i = 0; i < COUNT(commands); i++)
        printf("  %-8s %s\n", commands[i].name, commands[i].summary);
    printf("\nexamples:\n  rbgen robots/stanford.json > stanford_dyn.c\n"
           "  rbgen ops puma\n  rbgen verify ur5\n"
           "  rbgen eval planar_3r gravity --q 0,pi/4,0\n");
    return EXIT_DONE;
}

int main(int argc, char **argv)
{
    if (argc < 2) {
        help();
        return EXIT_INPUT;
    }
    if (strcmp(argv[1], "--help") == 0 || strcmp(argv[1], "-h") == 0 ||
        strcmp(argv[1], "help") == 0)
        return help();
    if (strcmp(argv[1], "--version") == 0) {
        printf("rbgen %s\n", RBGEN_VERSION);
        return EXIT_DONE;
    }
    for (size_t i = 0; i < COUNT(commands); i++)
        if (strcmp(argv[1], commands[i].name) == 0)
            return commands[i].run(argc - 2, argv + 2);
    return command_emit(argc - 1, argv + 1);
}
