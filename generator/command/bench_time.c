/* bench_time.c: measuring compiled functions: time, stack, and whether they agree at all.

   Time: every round calls each subject on the next part of the states, one subject after another,
   so that whatever else the machine does meets all of them alike. No state comes twice: a branch
   predictor (libm's sine branches) cannot learn them. A few calls before each part bring the code
   back into the caches. The calls go through pointers to code that this compiler cannot see, so
   none can be left out. */
#include "command/bench.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <ucontext.h>

enum { ROUNDS = 100, WARM_CALLS = 20 };

double seconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

JitRows bench_rows(Arena *arena, const Function *function, const States *states, RealType real)
{
    JitRows rows = {0};
    size_t size = real == REAL_FLOAT ? sizeof(float) : sizeof(double), n = (size_t)states->n;
    for (int k = 0; k < function_input_count(function); k++) {
        size_t count = n * (size_t)states->count;
        rows.base[rows.count] = (char *)states->value[k];
        if (real == REAL_FLOAT) {
            float *single = arena_array(arena, float, count);
            for (size_t i = 0; i < count; i++)
                single[i] = (float)states->value[k][i];
            rows.base[rows.count] = (char *)single;
        }
        rows.stride[rows.count++] = n * size;
    }
    for (int k = 0; k < function_output_count(function); k++) {
        int length = size_of(function->outputs[k].size, states->n);
        rows.base[rows.count++] = arena_alloc(arena, size * (size_t)length);
    }
    return rows;
}

static int ascending(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

void bench_time(Arena *arena, Subject *subjects, int count, const JitRows *rows, int states)
{
    int rounds = states < ROUNDS ? states : ROUNDS;
    size_t part = (size_t)(states / rounds), warm = part < WARM_CALLS ? part : WARM_CALLS;
    double *sample = arena_array(arena, double, count *rounds);
    for (int r = 0; r < rounds; r++)
        for (int k = 0; k < count; k++) {
            void *code = subjects[k].set.function[0];
            size_t other = (size_t)((r + 1) % rounds); /* not the states that are timed next */
            jit_call_rows(code, rows, other * part, warm);
            double begin = seconds();
            jit_call_rows(code, rows, (size_t)r * part, part);
            sample[k * rounds + r] = (seconds() - begin) / (double)part * 1e9;
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

static void add_outputs(const Function *function, int n, const JitRows *rows, RealType real,
                        double *sum, double *magnitude)
{
    int inputs = function_input_count(function);
    for (int k = 0; k < function_output_count(function); k++)
        for (int i = 0; i < size_of(function->outputs[k].size, n); i++) {
            const char *base = rows->base[inputs + k];
            double x =
                real == REAL_FLOAT ? (double)((const float *)base)[i] : ((const double *)base)[i];
            *sum += x;
            *magnitude += fabs(x);
        }
}

double bench_difference(const Subject *subject, const Subject *first, const JitRows *rows,
                        RealType real, int states)
{
    const Program *program = first->program;
    double sum = 0, other = 0, magnitude = 0, ignored = 0;
    for (int s = 0; s < states; s++) {
        jit_call_rows(first->set.function[0], rows, (size_t)s, 1);
        add_outputs(program->function, program->n, rows, real, &sum, &magnitude);
        jit_call_rows(subject->set.function[0], rows, (size_t)s, 1);
        add_outputs(program->function, program->n, rows, real, &other, &ignored);
    }
    double difference = fabs(sum - other);
    return magnitude > 0 ? difference / magnitude : difference;
}

/* ---- stack: the call is made on a painted one, and what lost its paint was used ---- */

enum { STACK_BYTES = 8 << 20, PAINT = 0xA5 };

static struct {
    void *function; /* NULL: nothing is called */
    const JitRows *rows;
    ucontext_t caller, callee;
} trial;

static void run_trial(void)
{
    if (trial.function)
        jit_call_rows(trial.function, trial.rows, 0, 1);
}

static size_t stack_of_trial(void *function, const JitRows *rows, unsigned char *stack)
{
    memset(stack, PAINT, STACK_BYTES);
    trial.function = function;
    trial.rows = rows;
    getcontext(&trial.callee);
    trial.callee.uc_stack.ss_sp = stack;
    trial.callee.uc_stack.ss_size = STACK_BYTES;
    trial.callee.uc_link = &trial.caller;
    makecontext(&trial.callee, run_trial, 0);
    swapcontext(&trial.caller, &trial.callee);
    size_t clean = 0;
    while (clean < STACK_BYTES && stack[clean] == PAINT)
        clean++;
    return STACK_BYTES - clean;
}

static void nothing(void)
{
}

size_t bench_stack(void *function, const JitRows *rows)
{
    union {
        void (*function)(void);
        void *address;
    } empty = {.function = nothing};
    const JitRows none = {.count = 1};
    unsigned char *stack = memory_grow(NULL, STACK_BYTES);
    size_t with = stack_of_trial(function, rows, stack);
    size_t without = stack_of_trial(empty.address, &none, stack);
    free(stack);
    return with > without ? with - without : 0;
}
