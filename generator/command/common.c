/* common.c: what several commands share. */
#include "command/command.h"

#include <string.h>

/* ---- robots ---- */

void check_snap(double snap)
{
    if (!(snap >= 0 && snap <= 0.1))
        fail_input("--snap: 0 to 0.1 radians, not %g", snap);
}

void check_effort(Build *build, const char *cost)
{
    if (build->effort > MOST_EFFORT)
        fail_input("--effort: 0 to %d, not %ld", MOST_EFFORT, build->effort);
    if (!cost)
        return;
    double weights[3];
    if (parse_numbers("cost", cost, weights, 3) != 3 ||
        !(weights[0] > 0 && weights[1] > 0 && weights[2] > 0))
        fail_input(
            "--cost: three positive numbers, of a multiplication, an addition and a division; "
            "for example 1,1,8");
    build->M = weights[0];
    build->A = weights[1];
    build->D = weights[2];
}

Robot *load_robot(Arena *arena, const char *path, double snap, bool strict,
                  Description **description)
{
    check_snap(snap);
    Description *read = description_read(arena, path, snap);
    Warnings warnings = description_warnings(arena, read);
    if (strict && warnings.count)
        fail_input("%s (an error because of --strict)", warnings.text[0]);
    for (int i = 0; i < warnings.count; i++)
        warn("%s", warnings.text[i]);
    if (description)
        *description = read;
    return robot_from_description(arena, read);
}

Robot *take_tool(Arena *arena, const Robot *robot, const char *name)
{
    const char *names[MAX_TOOLS];
    for (int k = 0; k < robot->tool_count; k++) {
        names[k] = robot->tools[k].name;
        if (strcmp(names[k], name) != 0)
            continue;
        Robot *other = arena_alloc(arena, sizeof *other);
        *other = robot_with_tool(robot, &robot->tools[k]);
        return other;
    }
    if (robot->tool_count == 0)
        fail_input("--tool %s: %s names no tools; its robot file may list them under \"tools\"",
                   name, robot->name);
    const char *near = nearest_word(name, names, (size_t)robot->tool_count);
    fail_input("--tool: no tool of %s is called \"%s\"; did you mean \"%s\"?", robot->name, name,
               near ? near : names[0]);
}
