/* jit.h: generated C -> functions that can be called, in this process.

   Two backends: tcc (libtcc, compiles in a millisecond; or the command of that name) and cc (the
   system's compiler, -O3, a shared object in a private temporary directory that is gone before the
   first call). */
#ifndef JIT_H
#define JIT_H

#include "util/util.h"

typedef enum { BACKEND_TCC, BACKEND_CC } Backend;

typedef struct Jit Jit;

/* Compiles C text; ends in fail_job with the compiler's first message when it does not compile or
   the backend is not there. flags: extra options of the cc backend, NULL-terminated, or NULL. */
Jit *jit_compile(Backend backend, const char *source, const char *const *flags);

/* The address of a function, never NULL: a missing one is fail_job. */
void *jit_symbol(Jit *jit, const char *name);
size_t jit_code_bytes(const Jit *jit);
void jit_free(Jit *jit);

/* For programs, once: files of a compiler under way are removed when INT, TERM or HUP ends them. */
void jit_watch_signals(void);
/* For programs, once: what the cc backend made is kept in the user's cache folder (cache.h). */
void jit_use_cache(void);

bool jit_available(Backend backend); /* tcc: built in or on the PATH; cc: on the PATH */
Backend jit_default(void);           /* tcc; where that is not there, cc */

/* Calls a function whose arguments are all pointers: inputs first, then outputs. */
void jit_call(void *function, const double *const *inputs, int input_count, double *const *outputs,
              int output_count);

/* The same for many rows in a tight loop: argument k of row r is at base[k] + r * stride[k]. */
enum { JIT_ARGUMENTS = 12 };
typedef struct {
    int count;
    char *base[JIT_ARGUMENTS];
    size_t stride[JIT_ARGUMENTS]; /* in bytes */
} JitRows;
void jit_call_rows(void *function, const JitRows *rows, size_t first, size_t count);

#endif
