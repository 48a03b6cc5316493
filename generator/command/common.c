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
