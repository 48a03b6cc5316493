/* tables.c: rbgen tables ROBOT: the equations of motion as one writes them down. */
#include "build/keep.h"
#include "report/motion_tables.h"
#include "report/report.h"

int command_tables(int argc, char **argv)
{
    const char *output = NULL, *format = NULL;
    Choice choice = choice_default();
    Strings keep = {0};
    const Option options[] = {
        {"keep", 0, OPTION_STRINGS, &keep, "PARAM",
         "a letter instead of its number: l1 of the file, link6.mass (com,\n"
         "inertia), joint2.a (d, alpha, theta), gravity, rotor, all; several\n"
         "with commas"},
        {"format", 0, OPTION_STRING, &format, "FORMAT", "table (default), md, latex or json"},
        ROBOT_OPTIONS(choice),
        {"output", 'o', OPTION_OUTPUT, &output, "FILE", "write there instead of standard output"},
    };
    const Syntax syntax = {
        "tables",
        "ROBOT [options]",
        "Of each link its frame (rotation A, homogeneous T), its partial angular velocities and "
        "those of its mass centre (Nie's Tables 1 and 2), angular velocity and acceleration, "
        "velocity and acceleration of the mass centre, in the axes of its frame in the robot file; "
        "and for arms of up to four joints M(q), C(q, u) and g(q) written out. u are the rates "
        "dq/dt, ud theirs; s12 is sin(q1 + q2). As text every line is an assignment that Python "
        "takes as it stands.",
        "  rbgen tables two_link\n"
        "  rbgen tables two_link --keep all\n"
        "  rbgen tables intelledex605 --keep all --format latex -o intelledex605.tex\n",
        options,
        COUNT(options)};
    const char *path;
    options_parse(&syntax, argc, argv, &path, 1, 1);
    Arena *arena = arena_new();
    Description *description;
    Text out = {0}, command = {0};
    Robot *robot = load_robot(arena, path, &choice, &description);
    if (robot->n > TABLES_MOST_JOINTS)
        fail_input("tables: there for robots with up to %d joints; %s has %d", TABLES_MOST_JOINTS,
                   robot->name, robot->n);
    if (robot->n == 0)
        fail_input("tables: %s has no joint that moves", robot->name);
    if (robot->positions != robot->n)
        fail_input("tables: not there for robots with spherical or free joints, such as %s",
                   robot->name);
    Kept kept = keep_open(arena, description, robot, &keep);
    text_add(&command, "rbgen tables %s", robot->name);
    keep_normal_form(&command, kept.robot);
    tables_print(&out, arena, kept.robot, kept.values, command.data, format);
    file_write(output, &out);
    text_free(&out);
    text_free(&command);
    arena_free(arena);
    return EXIT_DONE;
}
