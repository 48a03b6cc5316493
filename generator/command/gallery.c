/* gallery.c: rbgen gallery: pages of all robots that rbgen has. */
#include "picture/gallery.h"

int command_gallery(int argc, char **argv)
{
    const char *folder = NULL;
    const Option options[] = {
        {"output", 'o', OPTION_STRING, &folder, "DIR", "the folder to fill (required)"},
    };
    const Syntax syntax = {
        "gallery",
        "-o DIR",
        "A folder with a page for every robot of rbgen list (rbgen play), and an "
        "index of them with a picture and operation counts. No network is needed "
        "to look at them.",
        "  rbgen gallery -o gallery\n",
        options,
        COUNT(options)};
    const char *none;
    options_parse(&syntax, argc, argv, &none, 0, 0);
    if (!folder)
        fail_input("gallery: -o is missing: the folder to fill");
    Arena *arena = arena_new();
    gallery_write(arena, folder);
    arena_free(arena);
    return EXIT_DONE;
}
