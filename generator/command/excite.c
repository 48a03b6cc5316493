/* excite.c: rbgen excite ROBOT: a motion that shows the robot's parameters. */
#include "identify/excite.h"
#include "emit/emit.h"

#include <math.h>
#include <string.h>

/* One number for all joints, or one a joint; otherwise the file's limits, or the fallback. */
static double *limits(Arena *arena, const Subject *subject, const char *option, const char *list,
                      bool velocity)
{
    int n = subject->n;
    double *out = arena_array(arena, double, n), given[MAX_JOINTS];
    int count = list ? parse_numbers(option, list, given, MAX_JOINTS) : 0;
    if (list && count != 1 && count != n)
        fail_input("--%s: one number, or %d, one a joint; not %d", option, n, count);
    for (int i = 0; i < n; i++) {
        const Link *link = &subject->robot->links[i];
        double file =
            velocity && link->joint->has_limits ? (double)link->joint->velocity_limit : INFINITY;
        double usual = (velocity ? 1.5 : 4) * (link->type == REVOLUTE ? 1 : 0.5);
        out[i] = list ? given[count == 1 ? 0 : i] : fmin(0.8 * file, usual);
        if (!(out[i] > 0 && isfinite(out[i])))
            fail_input("--%s: %g is not a number above 0", option, out[i]);
    }
    return out;
}

int command_excite(int argc, char **argv)
{
    const char *output = NULL, *velocity = NULL, *acceleration = NULL, *box = NULL, *code = NULL,
               *criterion = NULL, *friction = NULL, *prefix = NULL;
    double duration = 20, step = 0.01;
    long harmonics = 5, trials = 1500, seed = 1;
    bool rotors = false;
    Choice choice = choice_default();
    const Option options[] = {
        {"duration", 0, OPTION_NUMBER, &duration, "T", "seconds (default: 20)"},
        {"output-step", 0, OPTION_NUMBER, &step, "DT", "seconds between rows (default: 0.01)"},
        {"harmonics", 0, OPTION_COUNT, &harmonics, "K", "2 to 16 (default: 5)"},
        {"velocity", 0, OPTION_STRING, &velocity, "LIST",
         "at most, one or one a joint (default: 1.5 rad/s, 0.75 m/s, or 0.8 of the file's limits)"},
        {"acceleration", 0, OPTION_STRING, &acceleration, "LIST",
         "at most (default: 4 rad/s^2, 2 m/s^2)"},
        {"box", 0, OPTION_STRING, &box, "LIST",
         "the tool stays within: from x,to x,from y,to y,from z,to z"},
        {"criterion", 0, OPTION_STRING, &criterion, "NAME", "condition (default) or determinant"},
        {"friction", 0, OPTION_LIST, &friction, "LIST", "as identify takes it"},
        {"rotors", 0, OPTION_FLAG, &rotors, NULL, "inertias of rotors, too"},
        {"trials", 0, OPTION_COUNT, &trials, "N", "motions that are tried (default: 1500)"},
        {"seed", 0, OPTION_COUNT, &seed, "S", "of the search (default: 1)"},
        {"prefix", 0, OPTION_STRING, &prefix, "NAME",
         "of the C function (default: the robot's name)"},
        {"code", 0, OPTION_OUTPUT, &code, "FILE.c", "write the motion as a C function, too"},
        ROBOT_OPTIONS(choice),
        {"output", 'o', OPTION_OUTPUT, &output, "FILE", "write there instead of standard output"},
    };
    const Syntax syntax = {
        "excite",
        "ROBOT [options]",
        "A motion for rbgen identify: each joint a sum of sines and cosines, within the limits of "
        "positions, velocities and accelerations, that begins and ends at rest; of many, the one "
        "that makes the parameters best to tell. Rows t, q, qd, qdd, which torque and sim take as "
        "--trajectory. The condition of the first motion and of the best is told on standard "
        "error.",
        "  rbgen excite ur5 -o motion.csv --code motion.c\n"
        "  rbgen excite panda --duration 30 --velocity 1 --box 0.2,0.9,-0.5,0.5,0.1,1 -o "
        "motion.csv\n",
        options,
        COUNT(options)};
    const char *path;
    options_parse(&syntax, argc, argv, &path, 1, 1);
    ExciteOptions o = {.duration = duration,
                       .harmonics = (int)harmonics,
                       .trials = trials,
                       .seed = (uint64_t)seed,
                       .determinant = false};
    if (!(duration > 0 && duration <= 1e4))
        fail_input("--duration: %g is not a number of seconds from 0 to 10000", duration);
    if (!(step > 0))
        fail_input("--output-step: %g is not a number of seconds above 0", step);
    if (harmonics < 2 || harmonics > MOST_HARMONICS)
        fail_input("--harmonics: 2 to %d, not %ld", MOST_HARMONICS, harmonics);
    if (trials < 0 || trials > 10000000)
        fail_input("--trials: up to 10000000, not %ld", trials);
    if (criterion) {
        const char *const names[] = {"condition", "determinant"};
        o.determinant = strcmp(criterion, names[1]) == 0;
        if (!o.determinant && strcmp(criterion, names[0]) != 0)
            fail_input("--criterion: \"%s\" is neither condition nor determinant", criterion);
    }
    if (box && parse_numbers("box", box, o.box, 6) != 6)
        fail_input("--box: six numbers: from x,to x,from y,to y,from z,to z");
    o.has_box = box != NULL;
    for (int k = 0; box && k < 3; k++)
        if (!(o.box[2 * k] < o.box[2 * k + 1]))
            fail_input("--box: from %g to %g leaves no room", o.box[2 * k], o.box[2 * k + 1]);
    lapack_need("excite");
    Build build = build_start();
    Arena *arena = arena_new();
    Subject *subject =
        subject_new(arena, &build, path, &choice, friction_parse(friction), rotors, false);
    const char *name = prefix ? prefix : subject->robot->name;
    if (code && !is_c_identifier(name))
        fail_input("excite: \"%s\" cannot begin a name in C; --prefix gives another", name);
    o.velocity = limits(arena, subject, "velocity", velocity, true);
    o.acceleration = limits(arena, subject, "acceleration", acceleration, false);
    Excitation motion = excite_search(arena, subject, &o);
    if (motion.outside > 0)
        fail_job(
            "excite: no motion was found that keeps the tool in the box; the best leaves it by "
            "%.3g m; a larger --box, a smaller --velocity, or more --trials may help",
            motion.outside);
    if (!is_quiet())
        fprintf(stderr, "rbgen: condition %.4g, of the first motion %.4g\n", motion.condition,
                motion.first_condition);
    Text out = {0}, text = {0};
    excite_rows(&out, &motion, step);
    if (code) {
        excite_code(&text, &motion, name);
        file_write(code, &text);
    }
    file_write(output, &out);
    text_free(&out);
    text_free(&text);
    subject_free(subject);
    arena_free(arena);
    build_end(&build);
    return EXIT_DONE;
}
