/* common.c: what several commands share. */
#include "command/command.h"
#include "model/clean.h"

#include <string.h>

/* ---- robots ---- */

Choice choice_default(void)
{
    return (Choice){.snap = SNAP_BY_DIGITS};
}

void check_choice(const Choice *choice)
{
    if (!isnan(choice->snap) && !(choice->snap >= 0 && choice->snap <= MOST_SNAP))
        fail_input("--snap: 0 to %g radians, not %g", MOST_SNAP, choice->snap);
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

/* Multiplications and additions of an inverse dynamics that is quick to build. */
static int quick_count(const Robot *robot)
{
    Program *program = program_make(robot_tree(robot), &functions[INVERSE_DYNAMICS],
                                    algorithm_find(INVERSE_DYNAMICS, "khalil"), NULL, true);
    int count = program->ops.M + program->ops.A;
    program_free(program);
    return count;
}

void savings_note(Arena *arena, const char *path, const Choice *choice, Description *description)
{
    if (!description->cleaned.angles.count || strcmp(path, "-") == 0)
        return;
    Choice plainly = *choice;
    plainly.snap = 0;
    Arena *scratch = arena_new();
    const Description *plain = description_read(scratch, path, &plainly);
    int before = quick_count(robot_from_description(scratch, plain));
    int after = quick_count(robot_from_description(scratch, description));
    arena_free(scratch);
    if (after < before)
        description->cleaned.saves =
            arena_format(arena,
                         ", which saves %.0f %% (khalil's inverse dynamics: %d operations "
                         "instead of %d)",
                         100.0 * (before - after) / before, after, before);
}

Robot *load_robot(Arena *arena, const char *path, const Choice *choice, Description **description)
{
    check_choice(choice);
    Description *read = description_read(arena, path, choice);
    savings_note(arena, path, choice, read);
    Warnings warnings = description_warnings(arena, read);
    if (choice->strict && warnings.count)
        fail_input("%s (an error because of --strict)", warnings.text[0]);
    for (int i = 0; i < warnings.count; i++)
        warn("%s", warnings.text[i]);
    if (description)
        *description = read;
    return robot_from_description(arena, read);
}
