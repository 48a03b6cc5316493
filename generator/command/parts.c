/* parts.c: rbgen parts ROBOT: mass, mass centre and inertia of every section, part and link; with
   --write the robot file itself, the numbers in the place of the parts. */
#include "model/write.h"
#include "report/report.h"

int command_parts(int argc, char **argv)
{
    const char *output = NULL, *format_name = NULL;
    Choice choice = choice_default();
    bool write = false;
    const Option options[] = {
        {"output", 'o', OPTION_OUTPUT, &output, "FILE", "write there instead of standard output"},
        {"format", 0, OPTION_STRING, &format_name, "FORMAT", "table (default), csv, json or md"},
        {"write", 0, OPTION_FLAG, &write, NULL,
         "the robot file with the numbers filled in, parts as comments"},
        ROBOT_OPTIONS(choice),
    };
    const Syntax syntax = {"parts",
                           "ROBOT [options]",
                           "Mass, mass centre and inertia of links that are built from parts, and "
                           "of each part and section.",
                           "  rbgen parts cmu_dd\n"
                           "  rbgen parts cmu_dd --format csv -o parts.csv\n"
                           "  rbgen parts my_arm.json --write -o my_arm_filled.json\n",
                           options,
                           COUNT(options)};
    const char *path;
    options_parse(&syntax, argc, argv, &path, 1, 1);
    Format format = format_parse(format_name);
    if (write && format_name)
        fail_input("parts: --write gives a robot file, which is JSON; leave --format out");

    check_choice(&choice);
    Arena *arena = arena_new();
    Text out = {0};
    Description *robot = description_read(arena, path, &choice);
    if (write)
        write_filled(&out, arena, robot);
    else
        parts_print(&out, arena, robot, format);
    file_write(output, &out);
    text_free(&out);
    arena_free(arena);
    return EXIT_DONE;
}
