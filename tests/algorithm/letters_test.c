/* letters_test.c: programs with letters at random sets of parameters: every function by every
   algorithm, against the numeric reference of the robot with those numbers, and against the numeric
   program that the same algorithm gives for it.

       letters_test SETS NUMERIC [ROBOT ...]

   SETS random sets of parameters; every NUMERIC-th of them is compared with numeric programs, too.
   Robots are files or names; patterns of general arms begin with a colon. Functions that can take a
   wrench on the tool or a base that moves are tried with that, too. */
#include "build/constants.h"
#include "build/keep.h"
#include "command/command.h"
#include "evaluate/states.h"
#include "tests/compare.h"
#include "util/random.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static double worst_reference, worst_numeric;
static long compared, programs_seen;
static Random dice = {88172645463325252u};

static double next_random(void)
{
    return (double)(random_bits(&dice) >> 11) / 9007199254740992.0;
}

enum { MOST_PROGRAMS = 3 * FUNCTION_COUNT * MAX_ALGORITHMS };

typedef struct {
    Arena *arena;
    const Description *description;
    Robot *closed;
    Kept kept;
    Build build;
    Program *program[MOST_PROGRAMS];
    int count, sets, numeric;
} Trial;

/* besides: what the functions take besides letters */
static void build_programs(Trial *trial, unsigned besides)
{
    const Robot *robot = trial->kept.robot;
    for (int i = 0; i < FUNCTION_COUNT; i++) {
        const Function *plain = function_variant(&functions[i], besides);
        const Function *function = function_variant(&functions[i], trial->kept.extras | besides);
        const char *names[MAX_ALGORITHMS];
        if (function == plain || (besides && plain == &functions[i]) ||
            build_too_long(robot, function))
            continue;
        int count = algorithm_names(function, robot, names);
        for (int k = 0; k < count; k++) {
            Program *program = program_build(&trial->build, robot, function, names[k]);
            if (program->singular < 0)
                trial->program[trial->count++] = program;
            else
                program_free(program);
        }
    }
}

/* Near the file's own: masses stay masses, and nothing of it is zero that was not. */
static void draw(const Trial *trial, double *values)
{
    for (int k = 0; k < trial->kept.count; k++)
        values[k] = trial->kept.values[k] * (0.7 + 0.6 * next_random());
}

/* What a graph knows by name, but the function does not take, is NaN: no result may depend on it.
 */
static const double *input(const Program *program, const char *array, const double *const *inputs,
                           const double *params)
{
    int n = program->n;
    for (int k = 0; k < function_input_count(program->function); k++)
        if (strcmp(program->function->inputs[k], array) == 0)
            return inputs[k];
    for (int m = 0; m < program->params.count; m++) {
        if (strcmp(program->params.item[m].name, array) == 0)
            return params;
        params += member_size(&program->params.item[m], n);
    }
    static double nothing[MAX_JOINTS]; /* an input that was put in place of others on the way */
    for (int k = 0; k < MAX_JOINTS; k++)
        nothing[k] = (double)NAN;
    return nothing;
}

static void evaluate_program(const Program *program, const double *const *inputs,
                             const double *params, double *results)
{
    const double *arrays[64];
    for (uint32_t k = 0; k < program->graph->input_count; k++)
        arrays[k] = input(program, program->graph->inputs[k], inputs, params);
    graph_evaluate(program->graph, arrays, program->outputs, program->output_count, results);
}

/* Torques by the reference, which knows no wrench: less what the wrench is worth at the joints. */
static bool expect(const ReferenceRobot *reference, const Function *plain,
                   const double *const *inputs, const double *wrench, int n, double *expected)
{
    double J[6 * MAX_JOINTS];
    if (wrench && plain->id == FORWARD_DYNAMICS)
        return false; /* numeric programs know it */
    bool solved = reference_call(reference, plain, inputs, expected);
    if (!wrench || !solved)
        return solved;
    reference_call(reference, &functions[JACOBIAN], inputs, J);
    for (int i = 0; i < n; i++)
        for (int k = 0; k < 6; k++)
            expected[i] -= J[k * n + i] * wrench[k];
    return true;
}

static void compare_program(Trial *trial, const Program *program, ReferenceRobot *reference,
                            const double *params, const Robot *numbers)
{
    Arena *arena = arena_new();
    const Function *own = &functions[program->function->id];
    bool pushed = function_takes(program->function, "wrench");
    const Function *plain =
        function_variant(own, function_moves_base(program->function) ? EXTRA_BASE
                              : pushed                               ? EXTRA_WRENCH
                                                                     : 0);
    int size = function_output_size(plain, program_extent(program));
    States states = states_random(arena, trial->closed, plain, 1, random_bits(&dice) & 0xFFFF);
    const double *inputs[MAX_INPUTS + 1] = {NULL};
    for (int k = 0; k < function_input_count(plain); k++)
        inputs[k] = states.value[k];
    const double *wrench = pushed ? inputs[function_input_count(plain) - 1] : NULL;
    double *found = arena_array(arena, double, size), *expected = arena_array(arena, double, size);
    evaluate_program(program, inputs, params, found);
    if (expect(reference, pushed ? own : plain, inputs, wrench, program->n, expected)) {
        worst_reference =
            larger_error(worst_reference, relative_error(found, expected, size, 1e-3));
        compared++;
    }
    if (numbers) {
        Build quick = build_with_effort(&trial->build, 0);
        Program *numeric = program_build(&quick, numbers, plain, program->algorithm);
        evaluate_program(numeric, inputs, NULL, expected);
        worst_numeric = larger_error(worst_numeric, relative_error(found, expected, size, 1e-3));
        program_free(numeric);
    }
    arena_free(arena);
}

static void run(Trial *trial, const char *keep)
{
    Strings names = {.count = 1, .item = {keep}};
    trial->kept = keep_open(trial->arena, trial->description, trial->closed, &names);
    trial->count = 0;
    build_programs(trial, 0);
    build_programs(trial, EXTRA_BASE);
    build_programs(trial, EXTRA_WRENCH);
    programs_seen += trial->count;
    for (int set = 0; set < trial->sets; set++) {
        Arena *arena = arena_new();
        double *values = arena_array(arena, double, trial->kept.count + 1);
        int count = 0;
        draw(trial, values);
        const double *params =
            constants_params(trial->kept.robot, values, trial->kept.count, &count);
        Description *at = keep_description(arena, &trial->kept, values, "letters_test");
        const Robot *numbers = robot_from_description(arena, at);
        ReferenceRobot *reference = arena_alloc(arena, sizeof *reference);
        fill_reference(reference, at);
        for (int k = 0; k < trial->count; k++)
            compare_program(trial, trial->program[k], reference, params,
                            set % trial->numeric == 0 ? numbers : NULL);
        arena_free(arena);
    }
    for (int k = 0; k < trial->count; k++)
        program_free(trial->program[k]);
}

static const char *all_bodies(Arena *arena, int n)
{
    const char *names = "";
    for (int i = 1; i <= n; i++)
        names = arena_format(arena, "%s%slink%d.mass,link%d.com,link%d.inertia", names,
                             i > 1 ? "," : "", i, i, i);
    return names;
}

int main(int argc, char **argv)
{
    quiet();
    if (argc < 4)
        return 2;
    for (int r = 3; r < argc; r++) {
        Trial trial = {.arena = arena_new(),
                       .sets = atoi(argv[1]),
                       .numeric = atoi(argv[2]),
                       .build = build_start()};
        trial.build.effort = 0; /* the search is tried where counts are; here all choices are */
        const Choice choice = choice_default();
        Description *description;
        if (argv[r][0] == ':') {
            description = description_general(trial.arena, argv[r] + 1);
            trial.closed = robot_from_description(trial.arena, description);
        } else {
            trial.closed = load_robot(trial.arena, argv[r], &choice, &description);
        }
        trial.description = description;
        run(&trial, "all");
        trial.build.effort = 1;
        run(&trial, all_bodies(trial.arena, trial.closed->n));
        build_end(&trial.build);
        arena_free(trial.arena);
    }
    printf("%d robots, %ld programs, %s sets of parameters, %ld comparisons; worst relative "
           "difference: %.1e from the reference, %.1e from numeric programs\n",
           argc - 3, programs_seen, argv[1], compared, worst_reference, worst_numeric);
    return !(compared > 0 && worst_reference < 1e-10 && worst_numeric < 1e-10);
}
