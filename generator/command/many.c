/* many.c: see many.h. States are handed out in pieces of a fixed size, so that which of them share
   a batch does not depend on how many threads there are. */
#include "command/many.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

enum { LANES = 8, PIECE = 256 }; /* a piece of a six-axis arm's inverse dynamics is 50 kB */

JitSet jit_batches(Arena *arena, Program *const *programs, int count)
{
    static const char *const native[] = {"-march=native", NULL};
    JitSet set = {.count = count, .function = arena_array(arena, void *, count)};
    Text source = {0};
    char prefix[32];
    Style style = {REAL_DOUBLE, prefix, false, SINCOS_INLINE, LANES};
    text_add_string(&source, "#include <math.h>\n#include <stddef.h>\n");
    emit_sincos(&source, programs, count, style);
    for (int k = 0; k < count; k++) {
        snprintf(prefix, sizeof prefix, "jit%d", k);
        emit_function(&source, programs[k], style);
        emit_batch_declarations(&source, style);
        emit_batches(&source, &programs[k], 1, style);
        /* jit_call passes addresses only */
        const Function *function = programs[k]->function;
        int arguments = function_input_count(function) + function_output_count(function);
        text_add(&source, "void %s_counted(", prefix);
        for (int a = 0; a < arguments; a++)
            text_add(&source, "%sdouble *a%d, ", a < function_input_count(function) ? "const " : "",
                     a);
        text_add(&source, "const size_t *count)\n{\n    %s_%s_batch(", prefix, function->c_name);
        for (int a = 0; a < arguments; a++)
            text_add(&source, "a%d, ", a);
        text_add_string(&source, "*count);\n}\n");
    }
    set.jit = jit_compile(BACKEND_CC, source.data, native);
    text_free(&source);
    for (int k = 0; k < count; k++) {
        char name[48];
        snprintf(name, sizeof name, "jit%d_counted", k);
        set.function[k] = jit_symbol(set.jit, name);
    }
    return set;
}

/* ---- pieces ---- */

typedef struct {
    void *code;
    bool batches;
    const Function *function;
    const States *states;
    double *results;
    int first_piece, threads; /* this thread's pieces: first_piece, first_piece + threads, ... */
} Share;

static void call_one_by_one(const Share *share, int begin, int end)
{
    const Function *function = share->function;
    int n = share->states->n, size = function_output_size(function, n);
    for (int s = begin; s < end; s++) {
        const double *inputs[MAX_INPUTS] = {NULL};
        double *outputs[MAX_OUTPUTS];
        for (int k = 0; k < function_input_count(function); k++)
            inputs[k] = share->states->value[k] + (size_t)s * (size_t)n;
        split_outputs(function, n, share->results + (size_t)s * (size_t)size, outputs);
        jit_call(share->code, inputs, function_input_count(function), outputs,
                 function_output_count(function));
    }
}

/* Rows become columns on the way in, and rows again on the way out. room: for both. */
static void call_batch(const Share *share, int begin, int end, double *room)
{
    const Function *function = share->function;
    int n = share->states->n, size = function_output_size(function, n);
    size_t count = (size_t)(end - begin);
    const double *inputs[MAX_INPUTS] = {NULL};
    double *outputs[MAX_OUTPUTS + 1];
    for (int k = 0; k < function_input_count(function); k++) {
        inputs[k] = room;
        for (size_t s = 0; s < count; s++)
            for (size_t j = 0; j < (size_t)n; j++)
                room[j * count + s] = share->states->value[k][((size_t)begin + s) * (size_t)n + j];
        room += (size_t)n * count;
    }
    double *columns = room;
    for (int k = 0; k < function_output_count(function); k++) {
        outputs[k] = room;
        room += (size_t)size_of(function->outputs[k].size, n) * count;
    }
    outputs[function_output_count(function)] = (double *)&count; /* it reads it as a size_t */
    jit_call(share->code, inputs, function_input_count(function), outputs,
             function_output_count(function) + 1);
    for (size_t s = 0; s < count; s++)
        for (size_t j = 0; j < (size_t)size; j++)
            share->results[((size_t)begin + s) * (size_t)size + j] = columns[j * count + s];
}

static void *work_on(void *data)
{
    const Share *share = data;
    int count = share->states->count, n = share->states->n;
    size_t numbers = (size_t)(function_input_count(share->function) * n +
                              function_output_size(share->function, n));
    double *room = share->batches ? memory_grow(NULL, sizeof *room * numbers * PIECE) : NULL;
    for (long begin = (long)share->first_piece * PIECE; begin < count;
         begin += (long)share->threads * PIECE) {
        int end = begin + PIECE < count ? (int)begin + PIECE : count;
        if (share->batches)
            call_batch(share, (int)begin, end, room);
        else
            call_one_by_one(share, (int)begin, end);
    }
    free(room);
    return NULL;
}

void states_call(void *code, bool batches, const Function *function, const States *states,
                 int threads, double *results)
{
    pthread_t thread[MAX_THREADS];
    Share share[MAX_THREADS];
    int pieces = states->count / PIECE + 1, started = 0;
    threads = threads < pieces ? threads : pieces;
    for (int t = 0; t < threads; t++)
        share[t] = (Share){code, batches, function, states, results, t, threads};
    for (int t = 1; t < threads; t++, started++)
        if (pthread_create(&thread[t], NULL, work_on, &share[t]) != 0)
            break;
    work_on(&share[0]);
    for (int t = started + 1; t < threads; t++)
        work_on(&share[t]); /* what no thread could be started for */
    for (int t = 1; t <= started; t++)
        pthread_join(thread[t], NULL);
}

int threads_checked(long threads)
{
    if (threads < 1 || threads > MAX_THREADS)
        fail_input("--threads: 1 to %d, not %ld", MAX_THREADS, threads);
    return (int)threads;
}
