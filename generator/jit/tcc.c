/* tcc.c: the JIT backend on libtcc; the only file that knows libtcc (without it tcc_command.c takes
   its place).

   libtcc runs without any of its own files: no header (the includes of generated code are replaced
   by prototypes), no runtime library (the
   few functions that generated code may call are handed over by address, and -nostdlib keeps
   everything else of this process out of its reach).

   W^X: the code goes into pages of our own, which end up readable and executable only; so static
   variables of the compiled code, which generated code does not have, could not be written. Inside
   tcc_relocate, libtcc makes the pages with code writable and executable for a moment.

   libtcc and exit(): errors while it compiles, running out of memory included, come back as errors.
   An error while it links is reported to us and then followed by exit(1); so we do not return from
   that report (see on_error). What remains is running out of memory outside tcc_compile_string:
   then libtcc itself writes "tcc: error: memory full" to stderr and calls exit(1), the same status
   as fail_job. Asking malloc beforehand makes that unlikely.

   Numbers: decimal and hexadecimal literals are exact, double and float, and every operation is
   rounded as gcc does it with contraction off. But an operation between two double literals is
   folded in long double and then rounded again, wrong in the last bit once in some thousands: the
   generator folds constants itself and prints none of these.

   libtcc has global state: one compilation at a time, for which there is a lock; any number of
   finished ones may be alive.
   This is the interface of 0.9.27 (0.9.28 took the second argument from tcc_relocate). Debian's
   libtcc.a links into an executable, position-independent or not, but not into a shared library. */
#include "jit/backend.h"

#ifndef RBGEN_WITHOUT_TCC

#include <libtcc.h>
#include <math.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

/* ---- symbols ---- */

#define SYMBOLS(name) {#name, {.in_double = name}}, {#name "f", {.in_float = name##f}},

static const struct {
    const char *name;
    union { /* ISO C has no cast from a function's address to an object's */
        double (*in_double)(double);
        float (*in_float)(float);
        void *(*copy)(void *, const void *, size_t);
        void *(*fill)(void *, int, size_t);
        const void *address;
    } is;
} symbols[] = {
    /* libtcc calls these three by itself, for structures and for arrays with initializers */
    {"memcpy", {.copy = memcpy}},
    {"memmove", {.copy = memmove}},
    {"memset", {.fill = memset}},
    MATH_FUNCTIONS(SYMBOLS) /* more than generated code does call, in double and in float */
};

/* ---- compiling ---- */

typedef struct {
    Jit *jit;
    Text text;
    bool compiling;
    char message[512]; /* the first error */
} Job;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void tcc_release(Jit *jit)
{
    if (jit->handle) {
        pthread_mutex_lock(&lock);
        tcc_delete(jit->handle);
        pthread_mutex_unlock(&lock);
    }
    if (jit->code)
        munmap(jit->code, jit->mapped);
}

static _Noreturn void give_up(Job *job, const char *reason) /* with the lock, which ends here */
{
    char message[sizeof job->message]; /* job may be of a frame that the jump leaves */
    snprintf(message, sizeof message, "%s", job->message[0] ? job->message : reason);
    pthread_mutex_unlock(&lock);
    text_free(&job->text);
    jit_free(job->jit);
    fail_job("tcc: %s", message);
}

/* libtcc calls this with each error. While it compiles it recovers by itself and must be left to;
   while it links it may call exit() next, without a word, so this is where the job ends. */
static void on_error(void *opaque, const char *message)
{
    Job *job = opaque;
    const char *line = strrchr(message, '\n'); /* "In file included from ..." may come before */
    line = line ? line + 1 : message;
    if (!job->message[0])
        snprintf(job->message, sizeof job->message, "%s",
                 line + (strncmp(line, "tcc: ", 5) ? 0 : 5));
    if (!job->compiling)
        give_up(job, NULL);
}

static bool tcc_available(void)
{
    return true;
}

/* Whether there is memory for libtcc to compile so much text. It takes 2 MB and 7 bytes a byte. */
static bool memory_for(size_t length)
{
    void *probe = malloc(((size_t)4 << 20) + 16 * length);
    free(probe);
    return probe != NULL;
}

static Jit *tcc_compile(const char *source, const char *const *flags)
{
    (void)flags;
    if (!memory_for(strlen(source)))
        fail_job("tcc: not enough memory to compile %zu bytes of C", strlen(source));

    Job job = {.jit = jit_new(&tcc_backend)};
    Jit *jit = job.jit;
    replace_includes(&job.text, source);
    pthread_mutex_lock(&lock); /* from here on nothing fails but by give_up */
    TCCState *tcc = jit->handle = tcc_new();
    if (!tcc)
        give_up(&job, "not enough memory");
    tcc_set_error_func(tcc, &job, on_error);
    tcc_set_options(tcc, "-nostdlib -nostdinc -w"); /* before the output type, which looks at it */
    tcc_set_output_type(tcc, TCC_OUTPUT_MEMORY);
    job.compiling = true;
    int failed = tcc_compile_string(tcc, job.text.data);
    job.compiling = false;
    if (failed)
        give_up(&job, "does not compile, and does not say why");

    for (size_t i = 0; i < COUNT(symbols); i++)
        tcc_add_symbol(tcc, symbols[i].name, symbols[i].is.address);
    int size = tcc_relocate(tcc, NULL);
    if (size < 0)
        give_up(&job, "does not link, and does not say why");
    size_t page = (size_t)sysconf(_SC_PAGESIZE);
    jit->code_bytes = (size_t)size;
    jit->mapped = (jit->code_bytes + page) / page * page; /* one byte at least */
    void *code =
        mmap(NULL, jit->mapped, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (code == MAP_FAILED)
        give_up(&job, "not enough memory for the code");
    jit->code = code;
    if (tcc_relocate(tcc, code) < 0 || mprotect(code, jit->mapped, PROT_READ | PROT_EXEC))
        give_up(&job, "memory cannot be made executable here; use --backend cc");
    pthread_mutex_unlock(&lock);
    text_free(&job.text);
    return jit;
}

static void *tcc_symbol(Jit *jit, const char *name)
{
    return tcc_get_symbol(jit->handle, name);
}

const BackendTable tcc_backend = {"tcc", tcc_available, tcc_compile, tcc_symbol, tcc_release};

#endif
