/* bench_time.c: measuring compiled functions: time, stack, and whether they agree at all.

   Time: every round calls each subject on the next part of the states, one subject after another,
   so that whatever else the machine does meets all of them alike. No state comes twice: a branch
   predictor (libm's sine branches) cannot learn them. A few calls before each part bring the code
   back into the caches. The calls go through pointers to code that this compiler cannot see, so
   none can be left out. */
#include "evidence/bench.h"

#include <math.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <time.h>

enum { ROUNDS = 100, WARM_CALLS = 20 };

/* A row of the columns is a round: of each number, the values of all its states. */
static char *as_columns(Arena *arena, const double *value, size_t n, size_t part, size_t rounds)
{
    double *columns = arena_array(arena, double, n *part *rounds);
    for (size_t r = 0; r < rounds; r++)
        for (size_t s = 0; s < part; s++)
            for (size_t j = 0; j < n; j++)
                columns[(r * n + j) * part + s] = value[(r * part + s) * n + j];
    return (char *)columns;
}

static char *as_float(Arena *arena, const double *value, size_t count)
{
    float *single = arena_array(arena, float, count);
    for (size_t i = 0; i < count; i++)
        single[i] = (float)value[i];
    return (char *)single;
}

static void add_argument(JitRows *rows, char *base, size_t stride)
{
    rows->base[rows->count] = base;
    rows->stride[rows->count++] = stride;
}

Field bench_field(Arena *arena, const Function *function, const States *states, RealType real)
{
    Field field = {.rounds = states->count < ROUNDS ? states->count : ROUNDS, .real = real};
    size_t size = real == REAL_FLOAT ? sizeof(float) : sizeof(double);
    size_t part = field.part = (size_t)(states->count / field.rounds);
    for (int k = 0; k < function_input_count(function); k++) {
        double *value = states->value[k];
        size_t width = (size_t)states->width[k];
        size_t numbers = states->same[k] ? width : width * (size_t)states->count;
        add_argument(&field.rows,
                     real == REAL_FLOAT ? as_float(arena, value, numbers) : (char *)value,
                     states->same[k] ? 0 : width * size);
        if (states->same[k])
            add_argument(&field.columns, (char *)value, 0);
        else
            add_argument(&field.columns,
                         as_columns(arena, value, width, part, (size_t)field.rounds),
                         part * width * sizeof(double));
    }
    for (int k = 0; k < function_output_count(function); k++) {
        size_t length = (size_t)size_of(function->outputs[k].size, states_extent(states));
        add_argument(&field.rows, arena_alloc(arena, size * length), 0);
        add_argument(&field.columns, arena_alloc(arena, sizeof(double) * length * part), 0);
    }
    size_t *count = arena_alloc(arena, sizeof *count);
    *count = part;
    add_argument(&field.columns, (char *)count, 0);
    return field;
}

/* ---- time ---- */

static void call_round(const Subject *subject, const Field *field, int round, size_t states)
{
    void *code = subject->set.function[0];
    if (subject->lanes > 1)
        jit_call_rows(code, &field->columns, (size_t)round, 1);
    else
        jit_call_rows(code, &field->rows, (size_t)round * field->part, states);
}

static int ascending(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

void bench_time(Arena *arena, Subject *subjects, int count, const Field *field)
{
    int rounds = field->rounds;
    size_t warm = field->part < WARM_CALLS ? field->part : WARM_CALLS;
    double *sample = arena_array(arena, double, count *rounds);
    for (int r = 0; r < rounds; r++)
        for (int k = 0; k < count; k++) {
            call_round(&subjects[k], field, (r + 1) % rounds, warm); /* not the states timed next */
            double begin = clock_seconds();
            call_round(&subjects[k], field, r, field->part);
            sample[k * rounds + r] = (clock_seconds() - begin) / (double)field->part * 1e9;
        }
    for (int k = 0; k < count; k++) {
        double *own = sample + k * rounds;
        qsort(own, (size_t)rounds, sizeof *own, ascending);
        subjects[k].ns = own[rounds / 2];
        subjects[k].ns_low = own[rounds * 5 / 100];
        subjects[k].ns_high = own[rounds * 95 / 100];
    }
}

/* ---- agreement ---- */

typedef struct {
    double sum, magnitude;
} Total;

static void add_outputs(const Function *function, Extent extent, const JitRows *rows, size_t states,
                        RealType real, Total *total)
{
    int inputs = function_input_count(function);
    for (int k = 0; k < function_output_count(function); k++) {
        size_t length = (size_t)size_of(function->outputs[k].size, extent) * states;
        for (size_t i = 0; i < length; i++) {
            const char *base = rows->base[inputs + k];
            double x =
                real == REAL_FLOAT ? (double)((const float *)base)[i] : ((const double *)base)[i];
            total->sum += x;
            total->magnitude += fabs(x);
        }
    }
}

static Total total_of(const Subject *subject, const Field *field)
{
    const Program *program = subject->program;
    Total total = {0, 0};
    if (subject->lanes > 1) {
        call_round(subject, field, 0, field->part);
        add_outputs(program->function, program_extent(program), &field->columns, field->part,
                    REAL_DOUBLE, &total);
        return total;
    }
    for (size_t s = 0; s < field->part; s++) {
        jit_call_rows(subject->set.function[0], &field->rows, s, 1);
        add_outputs(program->function, program_extent(program), &field->rows, 1, field->real,
                    &total);
    }
    return total;
}

double bench_difference(const Subject *subject, const Subject *first, const Field *field)
{
    Total total = total_of(first, field), other = total_of(subject, field);
    double difference = fabs(total.sum - other.sum);
    return total.magnitude > 0 ? difference / total.magnitude : difference;
}

/* ---- stack: the call is made on a painted one, and what lost its paint was used ----

   A thread is the way to another stack that every libc has (musl has no swapcontext). It paints
   what lies below its own frame; what the call takes by itself, as with an empty function, is then
   taken away. */

enum { STACK_BYTES = 8 << 20, PAINT = 0xA5 };

typedef struct {
    void *function;
    const JitRows *rows;
    volatile unsigned char *stack;
    size_t clean; /* bytes at its far end that were not used */
} StackTrial;

static void *run_trial(void *argument)
{
    enum { BELOW = 64 }; /* less than jit_call_rows takes by itself */
    StackTrial *trial = argument;
    volatile size_t size = BELOW;
    unsigned char lowest[size]; /* of a length that is not known: the last in this frame */
    volatile unsigned char *end = lowest - BELOW;
    for (volatile unsigned char *byte = trial->stack; byte < end; byte++)
        *byte = PAINT; /* without a call, which would paint over itself */
    jit_call_rows(trial->function, trial->rows, 0, 1);
    while (trial->stack + trial->clean < end && trial->stack[trial->clean] == PAINT)
        trial->clean++;
    return NULL;
}

static size_t stack_of_trial(void *function, const JitRows *rows, unsigned char *stack)
{
    StackTrial trial = {function, rows, stack, 0};
    pthread_attr_t attributes;
    pthread_t thread;
    pthread_attr_init(&attributes);
    bool failed = pthread_attr_setstack(&attributes, stack, STACK_BYTES) != 0 ||
                  pthread_create(&thread, &attributes, run_trial, &trial) != 0;
    pthread_attr_destroy(&attributes);
    if (failed)
        fail_job("bench: no thread to measure the stack with");
    pthread_join(thread, NULL);
    return STACK_BYTES - trial.clean;
}

static void nothing(void)
{
}

size_t bench_stack(const Subject *subject, const Field *field)
{
    union {
        void (*function)(void);
        void *address;
    } empty = {.function = nothing};
    const JitRows none = {.count = 1};
    unsigned char *stack = mmap(NULL, STACK_BYTES, PROT_READ | PROT_WRITE,
                                MAP_PRIVATE | MAP_ANONYMOUS | MAP_STACK, -1, 0);
    if (stack == MAP_FAILED)
        fail_job("out of memory (%d bytes)", STACK_BYTES);
    const JitRows *rows = subject->lanes > 1 ? &field->columns : &field->rows;
    size_t with = stack_of_trial(subject->set.function[0], rows, stack);
    size_t without = stack_of_trial(empty.address, &none, stack);
    munmap(stack, STACK_BYTES);
    return with > without ? with - without : 0;
}
