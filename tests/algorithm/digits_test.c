/* digits_test.c: what best's rearrangements cost in digits, on robots that make it hard: angles
   typed short (1.57, 1.5708), axes 1e-12 to 1e-6 rad off parallel, bases far away.

   usage: digits_test FIRST COUNT STATES [EFFORT [ROBOT.json...]]

   For random robots FIRST, FIRST+1, ... (every third a tree), or the robots named, every function
   by best and by the plain recursion that best is held to (kane for torques, walker-orin or, for
   trees, best at effort 0 for the inertia matrix, featherstone for accelerations, effort 0 for the
   rest) is compiled in double and in float and called at random states. The exact values are those
   of the numeric reference in binary128, which shares no code with the generator. Errors are
   relative to the largest output or what is summed into it (natural.h), and best's must be at most
   4 times the plain recursion's, 30 times at effort 3; an error below half a unit in the last place
   of that largest number counts as that, for no program is held to rounding better than correctly.

   The full run is digits_test 1 500 100. */
#include "command/command.h"
#include "evaluate/states.h"
#include "evidence/exact.h"
#include "evidence/natural.h"
#include "evidence/random_robot.h"

#include <float.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    const Function *function;
    RealType real;
    States states;
    double *exact; /* STATES rows, and ... */
    double *rest;  /* ... what doubles leave of them */
    bool *judged;
    double scale[MAX_OUTPUTS];
} Task;

typedef struct {
    double ratio, best, plain;
    char name[80];
} Worst;

/* ---- the exact values ---- */

static void round_to_float(States *states, int inputs)
{
    for (int k = 0; k < inputs; k++)
        for (int i = 0; i < states->count * states->width[k]; i++)
            states->value[k][i] = (double)(float)states->value[k][i];
}

static Task task_new(Arena *arena, const Robot *robot, const Description *description,
                     const ReferenceRobot *reference, const Function *function, RealType real,
                     int count)
{
    Task task = {.function = function, .real = real};
    int size = function_output_size(function, robot_extent(robot));
    int inputs = function_input_count(function);
    Exact *exact = exact_new(arena, description);
    Real *row = arena_array(arena, Real, size), in[MAX_INPUTS][MAX_JOINTS];
    task.states = states_random(arena, robot, function, count, 17);
    if (real == REAL_FLOAT)
        round_to_float(&task.states, inputs);
    task.exact = arena_array(arena, double, count *size);
    task.rest = arena_array(arena, double, count *size);
    task.judged = arena_array(arena, bool, count);
    for (int s = 0; s < count; s++) {
        const double *given[MAX_INPUTS];
        const Real *pointers[MAX_INPUTS];
        double here[MAX_OUTPUTS];
        for (int k = 0; k < inputs; k++) {
            given[k] = task.states.value[k] + s * task.states.width[k];
            pointers[k] = in[k];
            for (int i = 0; i < task.states.width[k]; i++)
                in[k][i] = (Real)given[k][i];
        }
        task.judged[s] = exact_call(exact, function, pointers, row);
        for (int i = 0; i < size && task.judged[s]; i++) {
            task.exact[s * size + i] = (double)row[i];
            task.rest[s * size + i] = (double)(row[i] - (Real)task.exact[s * size + i]);
        }
        natural_scale(reference, function, given, here);
        for (int k = 0; k < function_output_count(function); k++)
            task.scale[k] = fmax(task.scale[k], here[k]);
        for (int k = 0, i = 0; k < function_output_count(function); k++)
            for (int end = i + size_of(function->outputs[k].size, robot_extent(robot)); i < end;
                 i++)
                task.scale[k] = fmax(task.scale[k], fabs(task.exact[s * size + i]));
    }
    return task;
}

/* ---- a program's error ---- */

static double worst_error(const Task *task, void *code)
{
    const Function *function = task->function;
    Extent extent = states_extent(&task->states);
    int size = function_output_size(function, extent);
    double *row = memory_grow(NULL, sizeof *row * (size_t)size), *outputs[MAX_OUTPUTS], worst = 0;
    split_outputs(function, extent, row, outputs);
    for (int s = 0; s < task->states.count; s++) {
        const double *inputs[MAX_INPUTS];
        if (!task->judged[s])
            continue;
        for (int k = 0; k < function_input_count(function); k++)
            inputs[k] = task->states.value[k] + s * task->states.width[k];
        if (task->real == REAL_FLOAT)
            call_in_float(code, function, extent, inputs, task->states.width, row);
        else
            jit_call(code, inputs, function_input_count(function), outputs,
                     function_output_count(function));
        for (int k = 0, i = 0; k < function_output_count(function); k++)
            for (int end = i + size_of(function->outputs[k].size, extent); i < end; i++) {
                double d = fabs(row[i] - task->exact[s * size + i] - task->rest[s * size + i]);
                double error = d == 0 ? 0 : d / task->scale[k];
                worst = isnan(error) ? INFINITY : fmax(worst, error);
            }
    }
    memory_free(row);
    return worst;
}

static Program *plain_program(const Build *build, const Robot *robot, const Function *function)
{
    const char *name = NULL;
    if (function->id <= GRAVITY && function->id != INERTIA_MATRIX)
        name = "kane";
    if (function->id == INERTIA_MATRIX && robot->is_chain)
        name = "walker-orin";
    if ((function->id == FORWARD_DYNAMICS || function->id == INERTIA_SOLVE) && !robot->rotors)
        name = "featherstone";
    if (name)
        return program_build(build, robot, function, name);
    Build quick = build_with_effort(build, 0);
    return program_build(&quick, robot, function, BEST);
}

/* ---- a robot ---- */

/* again: a failure is not the last word, and nothing is said. */
static bool judge(const char *name, const Task *task, const Program *best, const Program *plain,
                  double most, bool again, Worst *worst)
{
    static const char *const reals[] = {"double", "float"};
    Arena *arena = arena_new();
    Program *programs[] = {(Program *)best, (Program *)plain};
    JitSet set = jit_programs_as(arena, programs, 2, BACKEND_TCC, task->real, false);
    double unit = task->real == REAL_FLOAT ? (double)FLT_EPSILON / 2 : DBL_EPSILON / 2;
    double best_error = worst_error(task, set.function[0]);
    double plain_error = fmax(worst_error(task, set.function[1]), unit);
    double ratio = best_error / plain_error;
    bool ok = ratio <= most;
    if (!ok && again) {
        jit_free(set.jit);
        arena_free(arena);
        return false;
    }
    if (!ok)
        printf("%s: %s in %s: best %.1e, %s %.1e: %.1f times\n", name, task->function->name,
               reals[task->real], best_error, plain->algorithm, plain_error, ratio);
    Worst *own = &worst[task->function->id];
    if (!(ratio <= own->ratio)) {
        *own = (Worst){ratio, best_error, plain_error, ""};
        snprintf(own->name, sizeof own->name, "%s, %s", name, reals[task->real]);
    }
    jit_free(set.jit);
    arena_free(arena);
    return ok;
}

static int check_robot(long effort, const char *name, Arena *arena, Description *description,
                       int states, Worst *all)
{
    Worst(*worst)[FUNCTION_COUNT] = (Worst(*)[FUNCTION_COUNT])(void *)all;
    Robot *robot = robot_from_description(arena, description);
    ReferenceRobot *reference = arena_alloc(arena, sizeof *reference);
    fill_reference(reference, description);
    int failed = 0;
    Build build = build_start();
    build.effort = effort;
    bool regular = build_singular_joint(&build, robot) < 0;
    for (int id = 0; id < FUNCTION_COUNT; id++) {
        if ((!regular && functions[id].solves) || build_too_long(robot, &functions[id]))
            continue;
        const Function *function = build_function(&build, robot, &functions[id]);
        for (int real = REAL_DOUBLE; real <= REAL_FLOAT; real++) {
            Arena *scratch = arena_new();
            build.in_float = real == REAL_FLOAT;
            Program *plain = plain_program(&build, robot, function);
            Program *best = program_build(&build, robot, function, BEST);
            bool ok = best->singular >= 0;
            for (int times = 1; !ok && times <= 10; times *= 10) {
                Task task = task_new(scratch, robot, description, reference, function,
                                     (RealType)real, times * states);
                ok = judge(name, &task, best, plain, effort > 2 ? 30 : 4, times == 1, worst[real]);
            }
            failed += !ok;
            program_free(best);
            program_free(plain);
            arena_free(scratch);
        }
    }
    build_end(&build);
    return failed;
}

int main(int argc, char **argv)
{
    if (argc < 4)
        return 2;
    int first = atoi(argv[1]), count = atoi(argv[2]), states = atoi(argv[3]), failed = 0;
    Worst worst[2][FUNCTION_COUNT] = {{{0}}};
    quiet();
    long effort = argc > 4 ? atoi(argv[4]) : 1;
    for (int r = first; r < first + count; r++) {
        Arena *arena = arena_new();
        Text text = {0};
        bool tree = r % 3 == 0;
        char name[40];
        snprintf(name, sizeof name, "robot %d%s", r, tree ? " (tree)" : "");
        random_robot(
            &text,
            (RandomRobot){.seed = (uint64_t)r, .most_joints = 7, .tree = tree, .skewed = true});
        Description *description =
            description_parse(arena, "robot", text.data, text.length, ANGLE_SNAP);
        failed += check_robot(effort, name, arena, description, states, &worst[0][0]) > 0;
        text_free(&text);
        arena_free(arena);
    }
    for (int a = 5; a < argc; a++) {
        Arena *arena = arena_new();
        Description *description = description_read(arena, argv[a], &(Choice){.snap = ANGLE_SNAP});
        failed += check_robot(effort, argv[a], arena, description, states, &worst[0][0]) > 0;
        count++;
        arena_free(arena);
    }
    for (int real = REAL_DOUBLE; real <= REAL_FLOAT; real++)
        for (int id = 0; id < FUNCTION_COUNT; id++)
            printf("%-20s best %.1e  plain %.1e  ratio %.2f  (%s)\n", functions[id].name,
                   worst[real][id].best, worst[real][id].plain, worst[real][id].ratio,
                   worst[real][id].name);
    printf("%d passed, %d failed\n", count - failed, failed);
    return failed > 0 || count == 0;
}
