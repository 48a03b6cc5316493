/* threads_test.c: several robots generated, compiled and called in several threads at once, under
   ThreadSanitizer: threads_test ROUNDS ROBOTS_FOLDER. The text must be what one thread alone
   writes, the results those of its code, and a bad robot file must fail in its own thread only. */
#include "build/build.h"
#include "build/keep.h"
#include "emit/emit.h"
#include "jit/jit.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    const char *robot;
    long effort;
    const char *algorithm;
    const char *keep; /* a parameter that stays open, or NULL */
} Task;

static const Task tasks[] = {
    {"puma", 0, BEST, NULL},        {"stanford", 0, "kane", NULL}, {"two_link", 1, BEST, NULL},
    {"ur5", 0, BEST, "link6.mass"}, {"gantry", 0, BEST, NULL},     {"puma", 0, BEST, "friction"},
};
enum { TASKS = COUNT(tasks), THREADS = 3, MOST_RESULTS = MAX_JOINTS * MAX_JOINTS };

static const FunctionId wanted[] = {INVERSE_DYNAMICS, INERTIA_MATRIX, FORWARD_DYNAMICS, JACOBIAN};
enum { FUNCTIONS = COUNT(wanted) };

typedef struct {
    Text text;
    double results[MOST_RESULTS];
} Outcome;

static const char *folder;
static Outcome alone[TASKS]; /* by one thread, before the others start */
static int rounds;

/* The inertia matrix, or the torques where the robot has open parameters (its last input). */
static void run(Program *const *programs, double *results)
{
    const Program *program = programs[1];
    if (function_input_count(program->function) > 1)
        return; /* takes a struct */
    Text source = {0};
    Style style = {.prefix = "jit"};
    text_add_string(&source, "#include <math.h>\n");
    emit_for_compiler(&source);
    emit_sincos(&source, programs + 1, 1, style);
    emit_function(&source, program, style);
    Jit *jit = jit_compile(BACKEND_TCC, source.data, NULL);
    double q[MAX_JOINTS];
    for (int i = 0; i < MAX_JOINTS; i++)
        q[i] = 0.1 + 0.3 * i;
    const double *in = q;
    jit_call(jit_symbol(jit, "jit_inertia_matrix"), &in, 1, &results, 1);
    jit_free(jit);
    text_free(&source);
}

static void generate(const Task *task, Outcome *outcome)
{
    Arena *arena = arena_new();
    Build build = build_start();
    build.effort = task->effort;
    char path[512];
    snprintf(path, sizeof path, "%s/%s.json", folder, task->robot);
    Description *description = description_read(arena, path, &(Choice){.snap = ANGLE_SNAP});
    Robot *robot = robot_from_description(arena, description);
    Strings names = {0};
    if (task->keep)
        names.item[names.count++] = task->keep;
    Kept kept = keep_open(arena, description, robot, &names);
    Program *programs[FUNCTIONS];
    for (int k = 0; k < FUNCTIONS; k++) {
        const Function *function = function_variant(&functions[wanted[k]], kept.extras);
        const char *name = algorithm_find(wanted[k], task->algorithm) ? task->algorithm : BEST;
        programs[k] = program_build(&build, kept.robot, function, name);
    }
    Kernel kernel = {.style = {.prefix = "robot", .comments = true},
                     .robot = robot->name,
                     .source = robot->source,
                     .command = "",
                     .pattern = "",
                     .notes = "",
                     .hash = robot->hash,
                     .params = kept.values};
    emit_kernel(&outcome->text, &kernel, programs, FUNCTIONS);
    run(programs, outcome->results);
    for (int k = 0; k < FUNCTIONS; k++)
        program_free(programs[k]);
    build_end(&build);
    arena_free(arena);
}

/* A robot that cannot be read fails here, with its own name in the message. */
static bool fails_here(int thread)
{
    char name[32], text[] = "{\"name\": \"x\", \"joints\": [}";
    snprintf(name, sizeof name, "robot%d", thread);
    Arena *arena = arena_new();
    FailTrap trap;
    bool failed = true;
    if (setjmp(trap.jump) == 0) {
        fail_trap(&trap);
        description_parse(arena, name, text, strlen(text), ANGLE_SNAP);
        fail_trap(NULL);
        failed = false;
    }
    arena_free(arena);
    return failed && strncmp(trap.message, name, strlen(name)) == 0;
}

static void *work(void *argument)
{
    int thread = *(const int *)argument;
    long wrong = 0;
    for (int round = 0; round < rounds; round++)
        for (int k = 0; k < TASKS; k++) {
            int t = (k + thread * TASKS / THREADS) % TASKS; /* each at another one */
            Outcome *outcome = calloc(1, sizeof *outcome);
            generate(&tasks[t], outcome);
            wrong += strcmp(outcome->text.data, alone[t].text.data) != 0;
            wrong += memcmp(outcome->results, alone[t].results, sizeof outcome->results) != 0;
            wrong += !fails_here(thread);
            text_free(&outcome->text);
            free(outcome);
        }
    return (void *)wrong;
}

int main(int argc, char **argv)
{
    if (argc != 3)
        return 2;
    rounds = atoi(argv[1]);
    folder = argv[2];
    for (int t = 0; t < TASKS; t++)
        generate(&tasks[t], &alone[t]);
    pthread_t threads[THREADS];
    int numbers[THREADS];
    long wrong = 0;
    for (int k = 0; k < THREADS; k++) {
        numbers[k] = k;
        if (pthread_create(&threads[k], NULL, work, &numbers[k]) != 0)
            return 2;
    }
    for (int k = 0; k < THREADS; k++) {
        void *result;
        pthread_join(threads[k], &result);
        wrong += (long)result;
    }
    for (int t = 0; t < TASKS; t++)
        text_free(&alone[t].text);
    printf("%d robots generated in %d threads, %ld differ\n", rounds * THREADS * (int)TASKS,
           THREADS, wrong);
    return wrong != 0 || rounds < 1;
}
