/* assemble.c: rbgen assemble ROBOT --q GUESS: a position in which the loops are closed; rbgen
   static ROBOT: one in which the robot stays at rest. */
#include "model/closure.h"
#include "model/positions.h"
#include "motion/closed.h"
#include "motion/equilibrium.h"

#include <math.h>
#include <string.h>

/* q1,... and, unless NULL, qd1,... */
static void write_row(const char *output, const char *format_name, const Robot *robot,
                      const double *q, const double *qd)
{
    Format format = format_name ? format_parse(format_name) : FORMAT_CSV;
    bool json = format == FORMAT_JSON;
    if (format != FORMAT_CSV && !json)
        fail_input("--format is csv or json here");
    Text head = {0}, out = {0};
    text_add_string(&out, json ? "[\n  {" : "");
    for (int i = 0; i < robot->positions + (qd ? robot->n : 0); i++) {
        bool rate = i >= robot->positions;
        int number = (rate ? i - robot->positions : i) + 1;
        double value = rate ? qd[number - 1] : q[i];
        const char *between = i == 0 ? "" : json ? ", " : ",";
        text_add(&head, "%s%s%d", between, rate ? "qd" : "q", number);
        if (json)
            text_add(&out, "%s\"%s%d\": %.17g", between, rate ? "qd" : "q", number, value);
        else
            text_add(&out, "%s%.17g", between, value);
    }
    text_add_string(&out, json ? "}\n]\n" : "\n");
    if (!json) {
        text_add_string(&head, "\n");
        text_add_string(&head, out.data);
        text_free(&out);
        out = head;
        head = (Text){0};
    }
    text_free(&head);
    file_write(output, &out);
    text_free(&out);
}

/* The links of joints called so. */
static bool *held_links(Arena *arena, const Robot *robot, const char *list)
{
    bool *held = arena_array(arena, bool, robot->n);
    if (!list)
        return NULL;
    for (const char *at = list; at;) {
        const char *comma = strchr(at, ',');
        const char *name =
            arena_format(arena, "%.*s", (int)(comma ? comma - at : (long)strlen(at)), at);
        bool found = false;
        for (int i = 0; i < robot->n; i++)
            if (strcmp(robot->links[i].name, name) == 0)
                found = held[i] = true;
        if (!found)
            fail_input("--hold: %s has no moving joint \"%s\"", robot->name, name);
        at = comma ? comma + 1 : NULL;
    }
    return held;
}

/* Where to begin: the list, the file's guess, or zero. */
static double *begin_at(Arena *arena, const Robot *robot, const char *list)
{
    double *q = arena_array(arena, double, robot->positions);
    if (list) {
        double *given;
        read_positions(arena, "q", list, robot, &given);
        memcpy(q, given, sizeof *q * (size_t)robot->positions);
        positions_normalise(robot, q);
    } else if (robot->guess) {
        memcpy(q, robot->guess, sizeof *q * (size_t)robot->positions);
    } else {
        positions_zero(robot, q);
    }
    return q;
}

static void close_at(const Robot *robot, const bool *held, double *q, const char *command)
{
    double off = closure_assemble(robot, robot->closure, held, q);
    if (!(off < CLOSED))
        fail_job("%s: no closed position of %s is near: loops stay open by %.3g; begin elsewhere "
                 "(--q)%s",
                 command, robot->name, off, held ? ", or hold fewer joints" : "");
    if (!closure_right_way(robot, q))
        fail_job("%s: the loops of %s close there with an axis turned round; begin elsewhere (--q)",
                 command, robot->name);
}

int command_assemble(int argc, char **argv)
{
    const char *output = NULL, *list = NULL, *format = NULL, *hold = NULL;
    Choice choice = choice_default();
    const Option options[] = {
        {"q", 0, OPTION_STRING, &list, "LIST",
         "positions to begin with (default: the file's guess, or 0)"},
        {"hold", 0, OPTION_STRING, &hold, "JOINTS", "that stay where they are: crank,slider"},
        {"format", 0, OPTION_STRING, &format, "FORMAT", "csv (default) or json"},
        ROBOT_OPTIONS(choice),
        {"output", 'o', OPTION_OUTPUT, &output, "FILE", "write there instead of standard output"},
    };
    const Syntax syntax = {
        "assemble",
        "ROBOT [--q LIST] [options]",
        "A position in which all loops are closed, near the one to begin with: one row q1,...\n"
        "found by damped Newton steps. Exit status 1 when there is none nearby.",
        "  rbgen assemble four_bar --q 0.3,0,0\n"
        "  rbgen assemble four_bar --q 1,0,0 --hold crank\n",
        options,
        COUNT(options)};
    const char *path;
    options_parse(&syntax, argc, argv, &path, 1, 1);
    Arena *arena = arena_new();
    Description *description;
    const Robot *robot = load_robot(arena, path, &choice, &description);
    if (!robot->closure)
        fail_input("assemble: %s has no loops to close", robot->name);
    double *q = begin_at(arena, robot, list);
    close_at(robot, held_links(arena, robot, hold), q, "assemble");
    write_row(output, format, robot, q, NULL);
    arena_free(arena);
    return EXIT_DONE;
}

/* What the size of a remainder is measured by: the largest torque there. */
static double largest_torque(const Machine *machine, const double *q, const double *qd,
                             const double *tau, double least)
{
    double b[MAX_JOINTS], size = least;
    machine_call(machine, qd ? BIAS : GRAVITY, q, qd, NULL, b);
    for (int i = 0; i < machine->n; i++)
        size = fmax(size, fmax(fabs(b[i]), fabs(tau[i])));
    return size;
}

int command_static(int argc, char **argv)
{
    const char *output = NULL, *list = NULL, *format = NULL, *hold = NULL, *torques = NULL,
               *rates = NULL;
    Choice choice = choice_default();
    Build build = build_start();
    const Option options[] = {
        {"q", 0, OPTION_STRING, &list, "LIST",
         "positions to begin with (default: the file's guess, or 0)"},
        {"qd", 0, OPTION_STRING, &rates, "LIST",
         "a steady motion instead of rest, at these velocities"},
        {"tau", 0, OPTION_STRING, &torques, "LIST", "torques that act (default: 0)"},
        {"hold", 0, OPTION_STRING, &hold, "JOINTS", "that stay where they are, as by brakes"},
        {"format", 0, OPTION_STRING, &format, "FORMAT", "csv (default) or json"},
        ROBOT_OPTIONS(choice),
        {"output", 'o', OPTION_OUTPUT, &output, "FILE", "write there instead of standard output"},
    };
    const Syntax syntax = {
        "static",
        "ROBOT [--q LIST] [options]",
        "A position in which weight and torques are in balance, loops closed, near the one to\n"
        "begin with: one row q1,... (stable or not). With --qd a steady motion, in which no\n"
        "velocity changes: a row q1,...,qd1,...; joints of --hold turn on, by whatever torque\n"
        "that takes. Exit status 1 when there is none nearby.",
        "  rbgen static four_bar --q 0.3,0,0\n"
        "  rbgen static planar_3r --q -1.5,0,0 --tau 2,1,0\n"
        "  rbgen static ur5 --q 0,-2,1,0,0,0 --qd 3,0,0,0,0,0 --hold shoulder_pan\n",
        options,
        COUNT(options)};
    const char *path;
    options_parse(&syntax, argc, argv, &path, 1, 1);
    Arena *arena = arena_new();
    Description *description;
    const Robot *robot = load_robot(arena, path, &choice, &description);
    closure_check(robot);
    double *q = begin_at(arena, robot, list), *tau = arena_array(arena, double, robot->n);
    bool *held = held_links(arena, robot, hold);
    if (torques) {
        double *given;
        read_joints(arena, "tau", torques, robot->n, &given);
        memcpy(tau, given, sizeof *tau * (size_t)robot->n);
    }
    double *qd = NULL;
    if (rates) {
        double *given;
        read_joints(arena, "qd", rates, robot->n, &given);
        qd = arena_array(arena, double, robot->n);
        memcpy(qd, given, sizeof *qd * (size_t)robot->n);
    }
    if (robot->closure)
        close_at(robot, held, q, "static");
    Selection selection = select_functions(qd ? "bias" : "gravity", &(const Strings){0}, BEST);
    if (robot->closure)
        select_loops(&selection);
    Machine *machine = machine_new(&build, arena, robot, description, &selection, NULL, 0, false);
    double size = largest_torque(machine, q, qd, tau, 1e-12); /* there, or where it began */
    double off = equilibrium_find(machine, tau, held, q, qd);
    /* an arm that hangs, or lies, weighs on no joint */
    size = largest_torque(machine, q, qd, tau, fmax(size, 1e-3));
    if (!(off <= 1e-8 * size))
        fail_job(
            "static: no %s of %s was found nearby; %.3g N m (N) are left; begin elsewhere (--q)",
            qd ? "steady motion" : "balance", robot->name, off);
    write_row(output, format, robot, q, qd);
    machine_free(machine);
    arena_free(arena);
    build_end(&build);
    return EXIT_DONE;
}
