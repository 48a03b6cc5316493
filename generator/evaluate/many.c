/* many.c: see many.h. States are handed out in pieces of a fixed size, so that which of them share
   a batch does not depend on how many threads there are; a thread takes the next piece when it is
   done with one, so that none waits long for another that the system lets run less. */
#include "evaluate/many.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

/* Compiling a batch took 0.09 s longer than cc's scalar code and 0.16 s longer than tcc's (puma,
   inverse dynamics); a state then took 60 and 180 ns less. */
enum { STATES_REPAY_BATCHES = 1000000 };

bool batches_pay(const char *backend, long states)
{
    if (states < STATES_REPAY_BATCHES)
        return false;
    return backend ? strcmp(backend, "cc") == 0 : jit_available(BACKEND_CC);
}

JitSet jit_batches(Arena *arena, Program *const *programs, int count, Backend backend,
                   const char *const *flags)
{
    static const char *const native[] = {"-march=native", NULL};
    JitSet set = {.count = count, .function = arena_array(arena, void *, count)};
    Text source = {0};
    char prefix[32];
    Style style = {.prefix = prefix, .lanes = LANES};
    text_add_string(&source, "#include <math.h>\n#include <stddef.h>\n");
    emit_sincos(&source, programs, count, style);
    for (int k = 0; k < count; k++) {
        snprintf(prefix, sizeof prefix, "jit%d", k);
        emit_struct(&source, "payload", &programs[k], 1, style);
        emit_struct(&source, "params", &programs[k], 1, style);
        emit_function(&source, programs[k], style);
        emit_batch_declarations(&source, style);
        emit_batches(&source, &programs[k], 1, style);
        /* jit_call passes addresses only */
        const Function *function = programs[k]->function;
        int arguments = function_input_count(function) + function_output_count(function);
        text_add(&source, "void %s_counted(", prefix);
        for (int a = 0; a < arguments; a++) {
            bool input = a < function_input_count(function);
            text_add(&source, "%s%s *a%d, ", input ? "const " : "",
                     input && is_struct(function->inputs[a]) ? "void" : "double", a);
        }
        text_add(&source, "const size_t *count)\n{\n    %s_%s_batch(*count", prefix,
                 function->c_name);
        for (int a = 0; a < arguments; a++)
            text_add(&source, ", a%d", a);
        text_add_string(&source, ");\n}\n");
    }
    set.jit = jit_compile(backend, source.data, flags ? flags : native);
    text_free(&source);
    for (int k = 0; k < count; k++) {
        char name[48];
        snprintf(name, sizeof name, "jit%d_counted", k);
        set.function[k] = jit_symbol(set.jit, name);
    }
    return set;
}

/* ---- threads ---- */

typedef struct {
    void (*work)(void *data, int begin, int end);
    void *data;
    int count;
    atomic_int next; /* the first piece that nobody has taken yet */
} Shared;

static void *work_on(void *argument)
{
    Shared *shared = argument;
    for (;;) {
        int begin = PIECE * atomic_fetch_add(&shared->next, 1), rest = shared->count - begin;
        if (rest <= 0)
            return NULL;
        shared->work(shared->data, begin, begin + (rest < PIECE ? rest : PIECE));
    }
}

void spread(int threads, int count, void (*work)(void *data, int begin, int end), void *data)
{
    pthread_t thread[MAX_THREADS];
    Shared shared = {.work = work, .data = data, .count = count};
    int pieces = (count + PIECE - 1) / PIECE, started = 1; /* this one */
    while (started < threads && started < pieces &&
           pthread_create(&thread[started], NULL, work_on, &shared) == 0)
        started++;
    work_on(&shared);
    while (--started > 0)
        pthread_join(thread[started], NULL);
}

int threads_checked(long threads)
{
    if (threads < 1 || threads > MAX_THREADS)
        fail_input("--threads: 1 to %d, not %ld", MAX_THREADS, threads);
    return (int)threads;
}

/* ---- states ---- */

typedef struct {
    void *code;
    const Function *function;
    const States *states;
    double *results;
} Calls;

static void call_one_by_one(void *data, int begin, int end)
{
    const Calls *calls = data;
    const Function *function = calls->function;
    Extent extent = states_extent(calls->states);
    int size = function_output_size(function, extent);
    for (int s = begin; s < end; s++) {
        const double *inputs[MAX_INPUTS] = {NULL};
        double *outputs[MAX_OUTPUTS];
        for (int k = 0; k < function_input_count(function); k++)
            inputs[k] = states_at(calls->states, k, s);
        split_outputs(function, extent, calls->results + (size_t)s * (size_t)size, outputs);
        jit_call(calls->code, inputs, function_input_count(function), outputs,
                 function_output_count(function));
    }
}

/* Rows become columns on the way in, and rows again on the way out. */
static void call_batch(void *data, int begin, int end)
{
    const Calls *calls = data;
    const Function *function = calls->function;
    Extent extent = states_extent(calls->states);
    size_t count = (size_t)(end - begin), first = (size_t)begin;
    size_t size = (size_t)function_output_size(function, extent);
    size_t inputs_size = 0;
    for (int k = 0; k < function_input_count(function); k++)
        inputs_size += calls->states->same[k] ? 0 : (size_t)calls->states->width[k];
    double *room = memory_grow(NULL, sizeof *room * (inputs_size + size) * count);
    double *next = room, *columns = room + inputs_size * count;
    const double *inputs[MAX_INPUTS] = {NULL};
    double *outputs[MAX_OUTPUTS + 1];
    for (int k = 0; k < function_input_count(function); k++) {
        size_t width = (size_t)calls->states->width[k];
        inputs[k] = calls->states->same[k] ? calls->states->value[k] : next;
        if (calls->states->same[k])
            continue;
        for (size_t s = 0; s < count; s++)
            for (size_t j = 0; j < width; j++)
                next[j * count + s] = calls->states->value[k][(first + s) * width + j];
        next += width * count;
    }
    for (int k = 0; k < function_output_count(function); k++) {
        outputs[k] = next;
        next += (size_t)size_of(function->outputs[k].size, extent) * count;
    }
    outputs[function_output_count(function)] = (double *)&count; /* it reads it as a size_t */
    jit_call(calls->code, inputs, function_input_count(function), outputs,
             function_output_count(function) + 1);
    for (size_t s = 0; s < count; s++)
        for (size_t j = 0; j < size; j++)
            calls->results[(first + s) * size + j] = columns[j * count + s];
    memory_free(room);
}

void states_call(void *code, bool batches, const Function *function, const States *states,
                 int threads, double *results)
{
    Calls calls = {code, function, states, results};
    spread(threads, states->count, batches ? call_batch : call_one_by_one, &calls);
}
