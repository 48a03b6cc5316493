/* build.c: a function for a robot by the algorithm of a name, or by the one that costs least. */
#include "build/build.h"

#include "best/cost.h"
#include "best/search.h"
#include "build/constants.h"
#include "build/loops.h"

#include <string.h>

/* The cheapest algorithm of a function that best does not make, before any pass: what its programs
   are judged by. NULL: there is none. */
static const Algorithm *cheapest_of(const Build *build, const Robot *robot,
                                    const Function *function)
{
    const Algorithm *cheapest = NULL;
    double least = 0;
    for (int i = 0; i < algorithm_count; i++) {
        const Algorithm *algorithm = &algorithms[i];
        if (!algorithm_makes(algorithm, function->id) || !algorithm_competes(algorithm, robot))
            continue;
        Program *program = program_make(robot, function, algorithm, NULL, true);
        double cost = best_weigh(build, program->ops);
        program_free(program);
        if (cheapest && cost >= least)
            continue;
        cheapest = algorithm;
        least = cost;
    }
    return cheapest;
}

static Digits *digits_of_cheapest(const Build *build, const Robot *robot, const Function *function)
{
    const Algorithm *cheapest = cheapest_of(build, robot, function);
    if (!cheapest)
        return NULL;
    return digits_new(build, robot, program_make(robot, function, cheapest, NULL, true));
}

/* The cheapest of the published algorithms that keep their digits, if it is cheaper than best,
   which may be NULL. */
static Program *compete(const Build *build, const Robot *robot, const Function *function,
                        Program *best)
{
    if (!best && build->effort == 0 && robot->n <= LONG_ARM) { /* no pass: there is no better one */
        const Algorithm *cheapest = cheapest_of(build, robot, function);
        return cheapest ? program_make(robot, function, cheapest, NULL, false) : NULL;
    }
    Digits *digits =
        best ? best_digits(build, robot, function) : digits_of_cheapest(build, robot, function);
    for (int i = 0; i < algorithm_count && digits; i++)
        if (algorithm_makes(&algorithms[i], function->id) &&
            algorithm_competes(&algorithms[i], robot))
            best = best_with_algorithm(build, digits, best, robot, function, &algorithms[i]);
    if (best_makes(function->id) && robot->n > LONG_ARM) /* of which one layout was tried */
        best = best_in_other_groups(build, robot, function, digits, best);
    digits_free(digits);
    return best;
}

/* Whether a published algorithm costs less as it is. */
static bool is_beaten(const Build *build, const Robot *robot, const Function *function,
                      const Program *best)
{
    bool beaten = false;
    for (int i = 0; i < algorithm_count && !beaten; i++) {
        if (!algorithm_makes(&algorithms[i], function->id) ||
            !algorithm_competes(&algorithms[i], robot))
            continue;
        Program *program = program_make(robot, function, &algorithms[i], NULL, true);
        beaten = best_weigh(build, program->ops) < best_weigh(build, best->ops);
        program_free(program);
    }
    return beaten;
}

static Program *build_best(const Build *build, const Robot *robot, const Function *function)
{
    Program *best = best_makes(function->id) ? best_program(build, robot, function) : NULL;
    enum { FEW = 3 }; /* arms this small have odd winners: the published ones compete */
    bool loaded = function_is_loaded(function);                 /* they know no load */
    bool in_haste = build->effort == 0 && robot->n <= LONG_ARM; /* counting them takes as long */
    if (!best ||
        (!loaded && (robot->n <= FEW || (!in_haste && is_beaten(build, robot, function, best)))))
        best = compete(build, robot, function, best);
    if (!best)
        fail_job("%s is not there yet for robots that branch, such as %s", function->name,
                 robot->name);
    best->algorithm = BEST;
    return best;
}

int build_singular(const Build *build, const Robot *robot, const Function *function)
{
    if (!function->solves)
        return -1;
    return build_singular_joint(build, robot_tree(robot->closed ? robot->closed : robot));
}

/* Torques are not linear in the columns of a regressor where friction fades with speed. */
static bool fades_with_speed(const Robot *seen, const Function *function)
{
    const Robot *robot = robot_tree(seen);
    bool fades = false;
    for (int i = 0; i < robot->n; i++)
        fades = fades || robot->links[i].stribeck != 0;
    return fades && (function->id == REGRESSOR || function->id == BASE_REGRESSOR);
}

/* Columns of parameters: those of loops and drives are other columns. */
static bool takes_no_letters(const Robot *robot, const Function *function)
{
    return robot->letters && function_has_columns(function) && !function->of_loops &&
           !function->of_drives;
}

bool build_too_long(const Robot *robot, const Function *function)
{
    return fades_with_speed(robot, function) || function_refuses_loops(function, robot) ||
           (function->most_joints && robot_tree(robot)->n > function->most_joints) ||
           takes_no_letters(robot, function);
}

Program *program_build(const Build *build, const Robot *robot, const Function *function,
                       const char *name)
{
    if (takes_no_letters(robot, function))
        fail_input(
            "%s: its parameters are open as it is, and it takes no letters; leave out --keep",
            function->name);
    if (function_refuses_loops(function, robot))
        fail_input(function->of_loops || function->of_drives
                       ? "%s is there for robots with loops; %s has none"
                       : "%s is not there for robots with loops or prescribed "
                         "joints, such as %s",
                   function->name, robot->name);
    function = build_function(build, robot_tree(robot), function);
    if (fades_with_speed(robot, function))
        fail_input("%s has no columns for friction that fades with speed, as %s has it",
                   function->name, robot->name);
    if (build_too_long(robot, function))
        fail_input("%s is there for robots with up to %d joints; %s has %d", function->name,
                   function->most_joints, robot->name, robot_tree(robot)->n);
    if (function_closes(function, robot) || strcmp(name, "explicit") == 0) {
        Program *program = loops_program(build, robot, function, name);
        if (!build->letters_inside)
            constants_take_out(robot, program);
        return program;
    }
    Robot seen = function_robot(function, robot_tree(robot));
    Program *program =
        strcmp(name, BEST) == 0
            ? build_best(build, &seen, function)
            : program_make(&seen, function, algorithm_find(function->id, name), NULL, false);
    if (!build->letters_inside)
        constants_take_out(robot, program);
    if (program->singular < 0)
        program->singular = build_singular(build, robot, function);
    return program;
}
