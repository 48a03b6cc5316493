/* cc.c: the JIT backend on the system's compiler: $CC, or else cc. */
#include "jit/backend.h"

#include <stdlib.h>
#include <string.h>

static const char *compiler_words(void)
{
    const char *cc = getenv("CC");
    return cc && cc[strspn(cc, " ")] ? cc : "cc";
}

static bool cc_available(void)
{
    return program_available(compiler_words());
}

static Jit *cc_compile(const char *source, const char *const *flags)
{
    static const char *const fixed[] = {"-std=c99", "-O3",   "-ffp-contract=off",
                                        "-shared",  "-fPIC", NULL};
    static const char *const libraries[] = {"-lm", NULL};
    if (!cc_available())
        fail_job("cc: there is no program %s; set CC to a C compiler", compiler_words());
    return object_compile(&(Compiler){&cc_backend, compiler_words(), fixed, libraries, NULL},
                          source, flags);
}

const BackendTable cc_backend = {"cc", cc_available, cc_compile, object_symbol, object_release};
