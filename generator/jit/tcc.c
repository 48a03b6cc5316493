/* tcc.c: the JIT backend on libtcc; the only file that knows libtcc.

   libtcc runs without any of its own files: no header (the includes of generated code are replaced
   by prototypes, which is also ten times faster than reading <math.h>), no runtime library (the
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

   libtcc has global state: one compilation at a time; any number of finished ones may be alive.
   This is the interface of 0.9.27 (0.9.28 took the second argument from tcc_relocate). Debian's
   libtcc.a links into an executable, position-independent or not, but not into a shared library. */
#include "jit/backend.h"

#ifdef RBGEN_WITHOUT_TCC

static bool tcc_available(void)
{
    return false;
}

static Jit *tcc_compile(const char *source, const char *const *flags)
{
    (void)source, (void)flags;
    fail_job("tcc: this rbgen was built without libtcc; use --backend cc");
}

static void *tcc_symbol(Jit *jit, const char *name)
{
    (void)jit, (void)name;
    return NULL;
}

static void tcc_release(Jit *jit)
{
    (void)jit;
}

#else

#include <libtcc.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

/* What the compiled code may call, in double and in float: more than generated code does call. */
#define FUNCTIONS(X) X(sin) X(cos) X(sqrt) X(fabs) X(floor) X(ceil) X(trunc) X(rint) X(nearbyint)

/* ---- source: includes become declarations, each on its line, so that line numbers stay ---- */

#define DECLARATION(name) "double " #name "(double); float " #name "f(float); "

static const struct {
    const char *line, *declarations;
} includes[] = {
    {"#include <math.h>", FUNCTIONS(DECLARATION)},
    {"#include <stddef.h>", "typedef unsigned long size_t;"},
};

/* The declarations for the line that starts here, and how long the line is; or NULL. */
static const char *replacement(const char *line, size_t *length)
{
    for (size_t i = 0; i < COUNT(includes); i++) {
        *length = strlen(includes[i].line);
        if (strncmp(line, includes[i].line, *length) == 0 && strchr("\r\n", line[*length]))
            return includes[i].declarations; /* strchr also finds the final '\0' */
    }
    return NULL;
}

static void replace_includes(Text *text, const char *source)
{
    const char *copied = source;
    for (const char *hash = source; (hash = strchr(hash, '#')); hash++) {
        size_t length;
        const char *declarations = NULL;
        if (hash == source || hash[-1] == '\n')
            declarations = replacement(hash, &length);
        if (!declarations)
            continue;
        text_add_bytes(text, copied, (size_t)(hash - copied));
        text_add_string(text, declarations);
        copied = hash + length;
    }
    text_add_string(text, copied);
}

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
    FUNCTIONS(SYMBOLS) /**/
};

/* ---- compiling ---- */

typedef struct {
    Jit *jit;
    bool compiling;
    char message[512]; /* the first error */
} Job;

static void tcc_release(Jit *jit)
{
    if (jit->handle)
        tcc_delete(jit->handle);
    if (jit->code)
        munmap(jit->code, jit->mapped);
}

static _Noreturn void give_up(Job *job, const char *reason)
{
    jit_free(job->jit);
    fail_job("tcc: %s", job->message[0] ? job->message : reason);
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
    TCCState *tcc = jit->handle = tcc_new();
    if (!tcc)
        give_up(&job, "not enough memory");
    tcc_set_error_func(tcc, &job, on_error);
    tcc_set_options(tcc, "-nostdlib -nostdinc -w"); /* before the output type, which looks at it */
    tcc_set_output_type(tcc, TCC_OUTPUT_MEMORY);

    Text text = {0};
    replace_includes(&text, source);
    job.compiling = true;
    int failed = tcc_compile_string(tcc, text.data);
    job.compiling = false;
    text_free(&text);
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
    return jit;
}

static void *tcc_symbol(Jit *jit, const char *name)
{
    return tcc_get_symbol(jit->handle, name);
}

#endif

const BackendTable tcc_backend = {"tcc", tcc_available, tcc_compile, tcc_symbol, tcc_release};
