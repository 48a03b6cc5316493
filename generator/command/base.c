/* base.c: rbgen base ROBOT: the base parameters of a robot, which base-regressor is for. */
#include "report/report.h"

int command_base(int argc, char **argv)
{
    enum { MOST_JOINTS = 64 }; /* as base-regressor */
    const char *output = NULL, *format = NULL;
    Choice choice = choice_default();
    const Option options[] = {
        {"format", 0, OPTION_STRING, &format, "FORMAT", "table (default), csv, json, md or latex"},
        ROBOT_OPTIONS(choice),
        {"output", 'o', OPTION_OUTPUT, &output, "FILE", "write there instead of standard output"},
    };
    const Syntax syntax = {
        "base",
        "ROBOT [options]",
        "The fewest parameters that give the robot's torques, as combinations of its own: what "
        "can be identified from torques, and the beta of base-regressor. The robot's own are, of "
        "link 3, m3, mcx3 = m cx, Ixx3 about the origin of the link's frame, and the like; of "
        "joint "
        "3, the friction fv3 (viscous) and fc3 (Coulomb), and Ir3, the rotor's inertia as its gear "
        "shows it.",
        "  rbgen base ur5\n"
        "  rbgen base puma --format latex -o puma_base.tex\n",
        options,
        COUNT(options)};
    const char *path;
    options_parse(&syntax, argc, argv, &path, 1, 1);
    Arena *arena = arena_new();
    Description *description;
    Text out = {0};
    Robot *robot = load_robot(arena, path, &choice, &description);
    if (robot->n > MOST_JOINTS)
        fail_input("base: there for robots with up to %d joints; %s has %d", MOST_JOINTS,
                   robot->name, robot->n);
    base_print(&out, arena, robot, format);
    file_write(output, &out);
    text_free(&out);
    arena_free(arena);
    return EXIT_DONE;
}
