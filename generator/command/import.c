/* import.c: rbgen import FILE: a robot file from URDF, xacro, MJCF or SD/FAST's language. */
#include "command/command.h"
#include "model/locate.h"
#include "model/write.h"

#include <string.h>

int command_import(int argc, char **argv)
{
    const char *output = NULL;
    Choice choice = choice_default();
    const Option options[] = {
        {"output", 'o', OPTION_OUTPUT, &output, "FILE", "write there instead of standard output"},
        ROBOT_OPTIONS(choice),
    };
    const Syntax syntax = {
        "import",
        "FILE [options]",
        "A robot file from URDF (.urdf), xacro (.xacro), MJCF (.xml) or SD/FAST (.sd). Names stay\n"
        "as they are; q is in the order of the joints in the file, parents before children. URDF:\n"
        "frames stay, too, and gravity is along -z of the root.",
        "  rbgen import my_arm.urdf -o my_arm.json\n"
        "  rbgen import arm.urdf.xacro prefix:=left_ --package arm_description=../arm_description\n"
        "  rbgen import humanoid.xml -o humanoid.json\n"
        "  rbgen import fourbar.sd -o fourbar.json\n"
        "  rbgen import humanoid.urdf --base torso --tip left_hand -o left_arm.json\n"
        "  rbgen import arm_with_gripper.urdf --lock finger_joint=0.02 --snap 1e-4\n",
        options,
        COUNT(options)};
    const char *path;
    options_parse(&syntax, argc, argv, &path, 1, 1);
    check_choice(&choice);

    Arena *arena = arena_new();
    size_t length;
    const char *text = file_read(arena, path, MAX_FILE_BYTES, &length);
    const char *name = strcmp(path, "-") == 0 ? "<stdin>" : path;
    bool urdf = file_is_urdf(name, text);
    bool floats = urdf && choice.floating; /* in what is written, by a word */
    choice.floating = choice.floating && !urdf;
    UrdfRobot read = {0};
    if (urdf)
        read = urdf_read(arena, name, text, length, &choice);
    else
        read.description = description_from_text(arena, name, text, length, &choice);
    Warnings warnings = description_warnings(arena, read.description);
    Text out = {0};
    if (urdf)
        write_robot(&out, &read, floats);
    else
        write_clean(&out, read.description);
    if (choice.strict && warnings.count)
        fail_input("%s (an error because of --strict)", warnings.text[0]);
    for (int i = 0; i < warnings.count; i++)
        warn("%s", warnings.text[i]);
    file_write(output, &out);
    text_free(&out);
    arena_free(arena);
    return EXIT_DONE;
}
