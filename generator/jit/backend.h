/* backend.h: what the files of generator/jit need from each other; nobody else includes this. */
#ifndef BACKEND_H
#define BACKEND_H

#include "jit/jit.h"
#include "jit/workdir.h"

struct Jit {
    const struct BackendTable *backend;
    void *handle;      /* libtcc: its TCCState, for the symbols; else what dlopen gave */
    int file;          /* of an object from the cache; 0 or less: none */
    void *code;        /* libtcc: our mapping, readable and executable */
    size_t mapped;     /* bytes of that mapping */
    size_t code_bytes; /* of machine code (libtcc: and its constants) */
};

typedef struct BackendTable {
    const char *name;
    bool (*available)(void);
    Jit *(*compile)(const char *source, const char *const *flags); /* ends in fail_job, or works */
    void *(*symbol)(Jit *jit, const char *name);                   /* NULL: there is none */
    void (*release)(Jit *jit);                                     /* all but the Jit itself */
} BackendTable;

extern const BackendTable tcc_backend, cc_backend;

/* A Jit with nothing in it yet, to be completed by the backend's compile. */
Jit *jit_new(const BackendTable *backend);

/* includes.c: generated C with its includes replaced by the declarations it needs, each on its
   line, so that line numbers stay. */
#define MATH_FUNCTIONS(X)                                                                          \
    X(sin) X(cos) X(sqrt) X(exp) X(fabs) X(floor) X(ceil) X(trunc) X(rint) X(nearbyint)
void replace_includes(Text *text, const char *source);

/* ---- object.c: a compiler as a process of its own, C text -> shared object -> dlopen ---- */

/* Whether there is a program for the first of these words, which spaces part. */
bool program_available(const char *words);

typedef struct {
    const BackendTable *backend;
    const char *words;                       /* the compiler, and options it begins with */
    const char *const *fixed;                /* options; NULL ends */
    const char *const *libraries;            /* after the source; NULL ends */
    const char *(*finish)(const char *path); /* the object file; NULL, or what is wrong */
} Compiler;
Jit *object_compile(const Compiler *compiler, const char *source, const char *const *flags);
void *object_symbol(Jit *jit, const char *name);
void object_release(Jit *jit);

#endif
