/* reach.c: rbgen reach ROBOT --to LIST: inverse kinematics, one row of joint values. */
#include "motion/reach.h"

#include <math.h>

static Place read_target(const char *list, int *rows)
{
    double to[6];
    Place target;
    if (!list)
        fail_input("--to is missing: where the tool is to be, x,y,z or x,y,z,roll,pitch,yaw");
    int given = parse_numbers("to", list, to, 6);
    if (given != 3 && given != 6)
        fail_input("--to: the tool's x,y,z or x,y,z,roll,pitch,yaw, not %d number%s", given,
                   given == 1 ? "" : "s");
    *rows = given;
    for (int k = 0; k < 3; k++)
        target.p[k] = to[k];
    for (int k = given; k < 6; k++)
        to[k] = 0;
    rotation_from_rpy(to + 3, target.R);
    return target;
}

static double length_of(const double *v)
{
    return sqrt(v[0] * v[0] + v[1] * v[1] + v[2] * v[2]);
}

static void fail_reach(const Machine *machine, Reached reached, const Place *target, int rows,
                       const double *q)
{
    double e[6] = {0};
    if (reached == BEYOND_LIMITS) {
        int joint = machine_beyond_limit(machine, q);
        fail_job("reach: the tool of %s gets there only with joint \"%s\" at %g, beyond its limits "
                 "of %g to %g",
                 machine->robot->name, machine->robot->links[joint].name, q[joint],
                 machine->lower[joint], machine->upper[joint]);
    }
    pose_error(machine, q, target, rows, e);
    char turn[60] = "";
    if (rows == 6)
        snprintf(turn, sizeof turn, " and %.3g rad", length_of(e + 3));
    fail_job("reach: the tool of %s does not get there; it came within %.3g m%s%s",
             machine->robot->name, length_of(e), turn,
             rows == 6 ? "; with x,y,z alone, any orientation will do" : "");
}

int command_reach(int argc, char **argv)
{
    const char *output = NULL, *to = NULL, *guess_list = NULL, *format_name = NULL;
    Build build = build_start();
    Choice choice = choice_default();
    const Option options[] = {
        {"to", 0, OPTION_STRING, &to, "LIST", "the tool's x,y,z or x,y,z,roll,pitch,yaw"},
        {"guess", 0, OPTION_STRING, &guess_list, "LIST",
         "joint values to begin at; chooses among several answers"},
        {"format", 0, OPTION_STRING, &format_name, "FORMAT", "csv (default) or json"},
        ROBOT_OPTIONS(choice),
        {"output", 'o', OPTION_OUTPUT, &output, "FILE", "write there instead of standard output"},
    };
    const Syntax syntax = {
        "reach",
        "ROBOT --to LIST [options]",
        "Inverse kinematics: joint values that bring the tool to a place, within the joints'\n"
        "limits. It is searched for from the guess, then from many places: where there are "
        "several\n"
        "answers, the first that is found is printed. Exit status 1 when there is none, with how\n"
        "near it came. (A step of it in C for controllers: emit --functions ik.)",
        "  rbgen reach ur5 --to 0.4,0.2,0.5\n"
        "  rbgen reach puma --to 0.3,0.2,0.3,0,pi/2,0 --guess 0,0,0,0,0.1,0\n",
        options,
        COUNT(options)};
    const char *path;
    int rows;
    options_parse(&syntax, argc, argv, &path, 1, 1);
    Format format = format_name ? format_parse(format_name) : FORMAT_CSV;
    if (format != FORMAT_CSV && format != FORMAT_JSON)
        fail_input("reach: --format is csv or json");
    Place target = read_target(to, &rows);
    Arena *arena = arena_new();
    Description *description;
    Robot *robot = load_robot(arena, path, &choice, &description);
    if (robot->loop_count)
        fail_input("reach: is not there for robots with loops, such as %s", robot->name);
    if (robot->n > REACH_MOST)
        fail_input("reach: %s has %d joints; %d at most are searched", robot->name, robot->n,
                   REACH_MOST);
    double *guess = NULL, q[REACH_MOST];
    if (guess_list)
        read_joints(arena, "guess", guess_list, robot->n, &guess);
    Selection selection =
        select_functions("forward-kinematics,jacobian", &(const Strings){0}, BEST);
    Machine *machine = machine_new(&build, arena, robot, description, &selection, NULL, 0, false);
    Reached reached = reach_search(machine, &target, rows, guess, NULL, NULL, q);
    if (reached != REACHED_IT)
        fail_reach(machine, reached, &target, rows, q);
    Text out = {0};
    bool json = format == FORMAT_JSON;
    text_add_string(&out, json ? "[\n  {" : "");
    for (int i = 0; i < robot->n && !json; i++)
        text_add(&out, "%sq%d", i ? "," : "", i + 1);
    text_add_string(&out, json ? "" : "\n");
    for (int i = 0; i < robot->n; i++) {
        text_add_string(&out, i == 0 ? "" : json ? ", " : ",");
        if (json)
            text_add(&out, "\"q%d\": ", i + 1);
        text_add(&out, "%.17g", q[i]);
    }
    text_add_string(&out, json ? "}\n]\n" : "\n");
    file_write(output, &out);
    text_free(&out);
    machine_free(machine);
    arena_free(arena);
    build_end(&build);
    return EXIT_DONE;
}
