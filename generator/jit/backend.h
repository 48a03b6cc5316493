/* backend.h: what jit.c needs from a backend; nobody outside generator/jit includes this. */
#ifndef BACKEND_H
#define BACKEND_H

#include "jit/jit.h"

struct Jit {
    const struct BackendTable *backend;
    void *handle;      /* tcc: its TCCState, for the symbols; cc: what dlopen gave */
    void *code;        /* tcc: our mapping, readable and executable */
    size_t mapped;     /* bytes of that mapping */
    size_t code_bytes; /* of machine code (tcc: and its constants) */
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

#endif
