/* jit.c: picks the backend, and calls what it compiled. */
#include "jit/backend.h"
#include "jit/cache.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

static const BackendTable *const backends[] = {
    [BACKEND_TCC] = &tcc_backend,
    [BACKEND_CC] = &cc_backend,
};

static void release(void *block)
{
    Jit *jit = block;
    jit->backend->release(jit);
}

Jit *jit_new(const BackendTable *backend)
{
    Jit *jit = memory_with(sizeof *jit, release);
    *jit = (Jit){.backend = backend};
    return jit;
}

Jit *jit_compile(Backend backend, const char *source, const char *const *flags)
{
    return backends[backend]->compile(source, flags);
}

void *jit_symbol(Jit *jit, const char *name)
{
    void *address = jit->backend->symbol(jit, name);
    if (!address)
        fail_job("%s: the compiled code has no function %s", jit->backend->name, name);
    return address;
}

size_t jit_code_bytes(const Jit *jit)
{
    return jit->code_bytes;
}

void jit_watch_signals(void)
{
    work_watch();
}

void jit_use_cache(void)
{
    cache_allow();
}

void jit_free(Jit *jit)
{
    memory_free(jit);
}

bool jit_available(Backend backend)
{
    return backends[backend]->available();
}

Backend jit_default(void)
{
    return jit_available(BACKEND_TCC) ? BACKEND_TCC : BACKEND_CC;
}

/* ISO C has no cast from an object's address to a function's: a union, as POSIX dlsym implies. Each
   count has its own type, so that the call is made with exactly the arguments the callee has. */
typedef union {
    void *address;
    void (*of1)(void *);
    void (*of2)(void *, void *);
    void (*of3)(void *, void *, void *);
    void (*of4)(void *, void *, void *, void *);
    void (*of5)(void *, void *, void *, void *, void *);
    void (*of6)(void *, void *, void *, void *, void *, void *);
    void (*of7)(void *, void *, void *, void *, void *, void *, void *);
    void (*of8)(void *, void *, void *, void *, void *, void *, void *, void *);
    void (*of9)(void *, void *, void *, void *, void *, void *, void *, void *, void *);
    void (*of10)(void *, void *, void *, void *, void *, void *, void *, void *, void *, void *);
    void (*of11)(void *, void *, void *, void *, void *, void *, void *, void *, void *, void *,
                 void *);
    void (*of12)(void *, void *, void *, void *, void *, void *, void *, void *, void *, void *,
                 void *, void *);
} Function;

void jit_call(void *function, const double *const *inputs, int input_count, double *const *outputs,
              int output_count)
{
    Function f = {.address = function};
    void *a[JIT_ARGUMENTS];
    assert(input_count >= 0 && output_count >= 0);
    assert(input_count + output_count >= 1 && input_count + output_count <= (int)COUNT(a));
    for (int i = 0; i < input_count; i++)
        a[i] = (void *)inputs[i]; /* the callee's parameter is const again */
    for (int i = 0; i < output_count; i++)
        a[input_count + i] = outputs[i];

    // clang-format off
    switch (input_count + output_count) {
    case 1: f.of1(a[0]); break;
    case 2: f.of2(a[0], a[1]); break;
    case 3: f.of3(a[0], a[1], a[2]); break;
    case 4: f.of4(a[0], a[1], a[2], a[3]); break;
    case 5: f.of5(a[0], a[1], a[2], a[3], a[4]); break;
    case 6: f.of6(a[0], a[1], a[2], a[3], a[4], a[5]); break;
    case 7: f.of7(a[0], a[1], a[2], a[3], a[4], a[5], a[6]); break;
    case 8: f.of8(a[0], a[1], a[2], a[3], a[4], a[5], a[6], a[7]); break;
    case 9: f.of9(a[0], a[1], a[2], a[3], a[4], a[5], a[6], a[7], a[8]); break;
    case 10: f.of10(a[0], a[1], a[2], a[3], a[4], a[5], a[6], a[7], a[8], a[9]); break;
    case 11: f.of11(a[0], a[1], a[2], a[3], a[4], a[5], a[6], a[7], a[8], a[9], a[10]); break;
    case 12: f.of12(a[0], a[1], a[2], a[3], a[4], a[5], a[6], a[7], a[8], a[9], a[10], a[11]); break;
    }
    // clang-format on
}

void jit_call_rows(void *function, const JitRows *rows, size_t first, size_t count)
{
    Function f = {.address = function};
    char *a[JIT_ARGUMENTS] = {NULL};
    assert(rows->count >= 1 && rows->count <= JIT_ARGUMENTS);
    for (int k = 0; k < rows->count; k++)
        a[k] = rows->base[k] + first * rows->stride[k];

        // clang-format off
#define ROWS(n, ...)                                                                               \
    case n:                                                                                        \
        for (size_t r = 0; r < count; r++) {                                                       \
            f.of##n(__VA_ARGS__);                                                                  \
            for (int k = 0; k < n; k++)                                                            \
                a[k] += rows->stride[k];                                                           \
        }                                                                                          \
        break
    switch (rows->count) {
    ROWS(1, a[0]);
    ROWS(2, a[0], a[1]);
    ROWS(3, a[0], a[1], a[2]);
    ROWS(4, a[0], a[1], a[2], a[3]);
    ROWS(5, a[0], a[1], a[2], a[3], a[4]);
    ROWS(6, a[0], a[1], a[2], a[3], a[4], a[5]);
    ROWS(7, a[0], a[1], a[2], a[3], a[4], a[5], a[6]);
    ROWS(8, a[0], a[1], a[2], a[3], a[4], a[5], a[6], a[7]);
    ROWS(9, a[0], a[1], a[2], a[3], a[4], a[5], a[6], a[7], a[8]);
    ROWS(10, a[0], a[1], a[2], a[3], a[4], a[5], a[6], a[7], a[8], a[9]);
    ROWS(11, a[0], a[1], a[2], a[3], a[4], a[5], a[6], a[7], a[8], a[9], a[10]);
    ROWS(12, a[0], a[1], a[2], a[3], a[4], a[5], a[6], a[7], a[8], a[9], a[10], a[11]);
    }
#undef ROWS
    // clang-format on
}
