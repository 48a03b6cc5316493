/* cc.c: the JIT backend on the system's compiler: C text -> shared object -> dlopen.

   The compiler is $CC, split at spaces so that "ccache gcc" works, or else cc; it is run without a
   shell. Its files live in a private directory (workdir.h) and are removed as soon as dlopen has
   mapped the object, before anything in it is called. */
#include "jit/backend.h"
#include "jit/workdir.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <link.h>
#include <spawn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ;

/* ---- running the compiler ---- */

static const char *compiler_words(void)
{
    const char *cc = getenv("CC");
    return cc && cc[strspn(cc, " ")] ? cc : "cc";
}

static char **append(char **end, const char *const *words)
{
    while (words && *words)
        *end++ = (char *)*words++; /* posix_spawn writes to none of them */
    return end;
}

static char **compiler_arguments(Arena *arena, const char *const *flags)
{
    /* env: messages in English, for we look for the word error */
    const char *const env[] = {"env", "LC_ALL=C", NULL};
    const char *const fixed[] = {"-std=c99", "-O3", "-ffp-contract=off", "-shared", "-fPIC", NULL};
    const char *const files[] = {"-o", work.object, work.source, "-lm", NULL};
    char *words = arena_copy(arena, compiler_words()), *rest = NULL;
    size_t room = COUNT(env) + strlen(words) + COUNT(fixed) + COUNT(files);
    for (const char *const *flag = flags; flag && *flag; flag++)
        room++;

    char **arguments = arena_array(arena, char *, room); /* zeroed, so that it ends in NULL */
    char **end = append(arguments, env);
    for (char *word = strtok_r(words, " ", &rest); word; word = strtok_r(NULL, " ", &rest))
        *end++ = word;
    end = append(end, fixed);
    end = append(end, flags);
    append(end, files);
    return arguments;
}

/* Messages start with the name of a file of ours; the directory's random name helps nobody. */
static char *without_directory(Arena *arena, const char *message)
{
    size_t length = strlen(work.directory);
    bool ours = strncmp(message, work.directory, length) == 0;
    return arena_copy(arena, ours ? message + length + 1 : message);
}

/* The compiler's first line with the word error in it, or else its first line; or NULL. */
static char *first_error(Arena *arena)
{
    char line[1000], *found = NULL;
    bool is_error = false;
    FILE *file = fopen(work.errors, "r");
    while (file && !is_error && fgets(line, sizeof line, file)) {
        is_error = strstr(line, "error") != NULL;
        line[strcspn(line, "\r\n")] = '\0';
        if (is_error || !found)
            found = without_directory(arena, line);
    }
    if (file)
        fclose(file);
    return found;
}

/* Source text -> object file. NULL, or what went wrong. */
static char *build(Arena *arena, const char *source, char **arguments)
{
    FILE *file = fopen(work.source, "w");
    bool written = file && fputs(source, file) >= 0;
    if (!file || fclose(file) || !written)
        return arena_format(arena, "cannot write %s: %s", work.source, strerror(errno));

    posix_spawn_file_actions_t files;
    posix_spawn_file_actions_init(&files);
    posix_spawn_file_actions_addopen(&files, 0, "/dev/null", O_RDONLY, 0);
    posix_spawn_file_actions_addopen(&files, 2, work.errors, O_WRONLY | O_CREAT | O_TRUNC, 0600);
    posix_spawn_file_actions_adddup2(&files, 2, 1);
    posix_spawnattr_t attributes;
    posix_spawnattr_init(&attributes);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP);
    pid_t compiler;
    int error = posix_spawnp(&compiler, arguments[0], &files, &attributes, arguments, environ);
    posix_spawn_file_actions_destroy(&files);
    posix_spawnattr_destroy(&attributes);
    if (error)
        return arena_format(arena, "cannot run %s: %s", arguments[0], strerror(error));
    work.compiler = compiler;

    int status = -1;
    while (waitpid(compiler, &status, 0) < 0 && errno == EINTR)
        ;
    work.compiler = 0;
    if (status == 0)
        return NULL;
    char *message = first_error(arena);
    return message ? message : arena_format(arena, "%s failed without a word", compiler_words());
}

/* The bytes of machine code in the object file: all its executable sections. */
static size_t code_bytes(const char *path)
{
    size_t total = 0;
    ElfW(Ehdr) head;
    ElfW(Shdr) section;
    FILE *file = fopen(path, "r");
    if (file && fread(&head, sizeof head, 1, file) == 1 &&
        !fseek(file, (long)head.e_shoff, SEEK_SET))
        for (int i = 0; i < head.e_shnum && fread(&section, sizeof section, 1, file) == 1; i++)
            if (section.sh_flags & SHF_EXECINSTR)
                total += section.sh_size;
    if (file)
        fclose(file);
    return total;
}

/* ---- the backend ---- */

static bool cc_available(void)
{
    const char *cc = compiler_words(), *path = getenv("PATH");
    cc += strspn(cc, " ");
    int length = (int)strcspn(cc, " ");
    char file[1000];
    snprintf(file, sizeof file, "%.*s", length, cc);
    if (strchr(file, '/'))
        return access(file, X_OK) == 0;
    for (path = path ? path : "/bin:/usr/bin"; *path; path += *path == ':') {
        size_t part = strcspn(path, ":");
        snprintf(file, sizeof file, "%.*s/%.*s", (int)part, path, length, cc);
        if (access(file, X_OK) == 0)
            return true;
        path += part;
    }
    return false;
}

static Jit *cc_compile(const char *source, const char *const *flags)
{
    if (!cc_available())
        fail_job("cc: there is no program %s; set CC to a C compiler", compiler_words());
    work_begin();
    Arena *arena = arena_new();
    Jit *jit = jit_new(&cc_backend);
    char *problem = build(arena, source, compiler_arguments(arena, flags));
    if (!problem && !(jit->handle = dlopen(work.object, RTLD_NOW | RTLD_LOCAL)))
        problem = without_directory(arena, dlerror()); /* a missing function, or TMPDIR is noexec */
    jit->code_bytes = code_bytes(work.object);
    work_end();

    char message[1000] = "";
    if (problem)
        snprintf(message, sizeof message, "%s", problem);
    arena_free(arena);
    if (!jit->handle) {
        free(jit);
        fail_job("cc: %s", message);
    }
    return jit;
}

static void *cc_symbol(Jit *jit, const char *name)
{
    return dlsym(jit->handle, name);
}

static void cc_release(Jit *jit)
{
    dlclose(jit->handle);
}

const BackendTable cc_backend = {"cc", cc_available, cc_compile, cc_symbol, cc_release};
