/* animate.c: rbgen animate ROBOT FILE.csv: a page that shows the arm moving. */
#include "picture/animation.h"

#include <math.h>

/* q1, ..., qd1, ..., tau1, ...: as many positions as the robot has, and velocities; energies. */
static const char **record_heads(Arena *arena, int positions, int n)
{
    const char **heads = arena_array(arena, const char *, positions + 2 * n + 2);
    for (int k = 0; k < positions; k++)
        heads[k] = arena_format(arena, "q%d", k + 1);
    for (int k = 0; k < n; k++) {
        heads[positions + k] = arena_format(arena, "qd%d", k + 1);
        heads[positions + n + k] = arena_format(arena, "tau%d", k + 1);
    }
    heads[positions + 2 * n] = "kinetic";
    heads[positions + 2 * n + 1] = "potential";
    return heads;
}

static Record read_record(Arena *arena, const char *path, const Robot *robot)
{
    int n = robot->n, positions = robot->positions;
    const char **heads = record_heads(arena, positions, n);
    Schedule *rows = schedule_read(arena, path, heads, positions + 2 * n + 2, positions);
    if (rows->count < 2)
        fail_input("%s: an animation needs two rows at least", path);
    if (!isfinite(rows->t[rows->count - 1] - rows->t[0]))
        fail_input("%s: from t = %g to t = %g is too long", path, rows->t[0],
                   rows->t[rows->count - 1]);
    int limit = poses_limit(robot_extent(robot).links) - 1; /* the last row comes on top */
    return (Record){.rows = rows,
                    .robot = robot,
                    .n = n,
                    .positions = positions,
                    .links = robot_extent(robot).links,
                    .stride = (rows->count + limit - 1) / limit};
}

int command_animate(int argc, char **argv)
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
        "animate",
        "ROBOT FILE.csv [options]",
        "One HTML page, which needs nothing else and no network, that shows the arm moving: turn "
        "it\n"
        "with the mouse, play, scrub, and see torques and joint positions run along. The file is "
        "what\n"
        "torque and sim write: columns t, q1, ... and, where it has them, tau1, ... and qd1, ...\n"
        "Poses are computed by the robot's generated code; from long files the page gets evenly\n"
        "chosen rows, at most 1500, so that it stays within some 4 MB.",
        "  rbgen torque puma --from 0,0,0,0,0,0 --to 1,-1,0.5,1,1,1 -o puma.csv\n"
        "  rbgen animate puma puma.csv -o puma.html\n"
        "  rbgen sim planar_3r --q 0,0,0 --duration 5 --output-step 0.02 |\n"
        "      rbgen animate planar_3r - -o fall.html\n",
        options,
        COUNT(options)};
    const char *arguments[2];
    options_parse(&syntax, argc, argv, arguments, 2, 2);

    Arena *arena = arena_new();
    Description *description;
    Robot *robot = load_robot(arena, arguments[0], &choice, &description);
    Record record = read_record(arena, arguments[1], robot);
    if (record.stride > 1)
        warn("%s: has %d rows; the page shows one in %d", arguments[1], record.rows->count,
             record.stride);
    Strings none = {0};
    Build build = build_start();
    Selection selection = select_functions("frames,forward-kinematics", &none, BEST);
    Machine *machine = machine_new(&build, arena, robot, description, &selection, NULL, 0, false);
    Poses *poses = poses_new(arena, machine, &record);
    Text page = {0};
    animate_page(&page, description, sticks_new(arena, description), &record, poses, meshes);
    file_write(output, &page);
    text_free(&page);
    machine_free(machine);
    arena_free(arena);
    build_end(&build);
    return EXIT_DONE;
}
