/* play.c: rbgen play ROBOT: a page in which the robot is alive. */
#include "picture/play.h"

int command_play(int argc, char **argv)
{
    const char *output = NULL, *meshes = NULL;
    Choice choice = choice_default();
    const Option options[] = {
        ROBOT_OPTIONS(choice),
        {"meshes", 0, OPTION_STRING, &meshes, "DIR",
         "the folder of the STL files that a URDF names: links are drawn by them"},
        {"output", 'o', OPTION_OUTPUT, &output, "FILE", "write there instead of standard output"},
    };
    const Syntax syntax = {
        "play",
        "ROBOT [options]",
        "One HTML page, which needs nothing else and no network, in which the robot moves by its "
        "own "
        "generated code: pull at its links, turn gravity, hang a load on the tool, let it be held "
        "by "
        "gravity compensation, PD, computed torque or passivity-based control, or reach for a "
        "point; "
        "with plots, the energy balance, the code itself and other algorithms beside it.",
        "  rbgen play ur5 -o ur5.html\n"
        "  rbgen play stewart -o stewart.html\n"
        "  rbgen play arm.urdf --meshes arm_description/meshes -o arm.html\n",
        options,
        COUNT(options)};
    const char *path;
    options_parse(&syntax, argc, argv, &path, 1, 1);
    Arena *arena = arena_new();
    Text page = {0};
    play_page(&page, arena, path, &choice, meshes);
    file_write(output, &page);
    text_free(&page);
    arena_free(arena);
    return EXIT_DONE;
}
