/* object.c: a compiler in a process of its own: C text -> shared object -> dlopen.

   The compiler's words are split at spaces, so that CC="ccache gcc" works; it is run without a
   shell. Its files live in a private directory (workdir.h) and are removed as soon as dlopen has
   mapped the object, before anything in it is called. */
#include "jit/backend.h"
#include "jit/cache.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <link.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ;

/* ---- running the compiler ---- */

static char **append(char **end, const char *const *words)
{
    while (words && *words)
        *end++ = (char *)*words++; /* posix_spawn writes to none of them */
    return end;
}

static char **arguments_of(Arena *arena, const Compiler *compiler, const Work *work,
                           const char *const *flags)
{
    /* env: messages in English, for we look for the word error */
    const char *const env[] = {"env", "LC_ALL=C", NULL};
    const char *const files[] = {"-o", work->object, work->source, NULL};
    const char *const *const lists[] = {compiler->fixed, flags, files, compiler->libraries};
    char *words = arena_copy(arena, compiler->words), *rest = NULL;
    size_t room = COUNT(env) + strlen(words) + 1;
    for (size_t i = 0; i < COUNT(lists); i++)
        for (const char *const *word = lists[i]; word && *word; word++)
            room++;

    char **arguments = arena_array(arena, char *, room); /* zeroed, so that it ends in NULL */
    char **end = append(arguments, env);
    for (char *word = strtok_r(words, " ", &rest); word; word = strtok_r(NULL, " ", &rest))
        *end++ = word;
    for (size_t i = 0; i < COUNT(lists); i++)
        end = append(end, lists[i]);
    return arguments;
}

/* Messages start with the name of a file of ours; the directory's random name helps nobody. */
static char *without_directory(Arena *arena, const Work *work, const char *message)
{
    size_t length = strlen(work->directory);
    bool ours = strncmp(message, work->directory, length) == 0;
    return arena_copy(arena, ours ? message + length + 1 : message);
}

/* The compiler's first line with the word error in it, or else its first line; or NULL. */
static char *first_error(Arena *arena, const Work *work)
{
    char line[1000], *found = NULL;
    bool is_error = false;
    FILE *file = fopen(work->errors, "r");
    while (file && !is_error && fgets(line, sizeof line, file)) {
        is_error = strstr(line, "error") != NULL;
        line[strcspn(line, "\r\n")] = '\0';
        if (is_error || !found)
            found = without_directory(arena, work, line);
    }
    if (file)
        fclose(file);
    return found;
}

static int run(Work *work, char **arguments, int *error)
{
    posix_spawn_file_actions_t files;
    posix_spawn_file_actions_init(&files);
    posix_spawn_file_actions_addopen(&files, 0, "/dev/null", O_RDONLY, 0);
    posix_spawn_file_actions_addopen(&files, 2, work->errors, O_WRONLY | O_CREAT | O_TRUNC, 0600);
    posix_spawn_file_actions_adddup2(&files, 2, 1);
    posix_spawnattr_t attributes;
    posix_spawnattr_init(&attributes);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK);
    /* No signal between the compiler's start and the note of it, by which the handler ends it. */
    sigset_t all, before;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    posix_spawnattr_setsigmask(&attributes, &before);
    pid_t compiler = 0;
    *error = posix_spawnp(&compiler, arguments[0], &files, &attributes, arguments, environ);
    if (!*error)
        work->compiler = compiler;
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    posix_spawn_file_actions_destroy(&files);
    posix_spawnattr_destroy(&attributes);
    if (*error)
        return -1;

    int status = -1, waited;
    while ((waited = waitpid(compiler, &status, 0)) < 0 && errno == EINTR)
        ;
    work->compiler = 0;
    if (waited < 0) /* somebody ignores SIGCHLD, and so there is no status: see what it made */
        status = access(work->object, R_OK);
    return status;
}

/* Source text -> object file. NULL, or what went wrong. */
static char *build(Arena *arena, Work *work, const Compiler *compiler, const char *source,
                   char **arguments)
{
    FILE *file = fopen(work->source, "w");
    bool written = file && fputs(source, file) >= 0;
    if (!file || fclose(file) || !written)
        return arena_format(arena, "cannot write %s: %s", work->source, strerror(errno));
    int error, status = run(work, arguments, &error);
    if (error)
        return arena_format(arena, "cannot run %s: %s", arguments[0], strerror(error));
    if (status == 0) {
        const char *problem = compiler->finish ? compiler->finish(work->object) : NULL;
        return problem ? arena_copy(arena, problem) : NULL;
    }
    char *message = first_error(arena, work);
    return message ? message : arena_format(arena, "%s failed without a word", compiler->words);
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

/* ---- what a backend is made of ---- */

bool program_available(const char *words)
{
    const char *path = getenv("PATH");
    words += strspn(words, " ");
    int length = (int)strcspn(words, " ");
    char file[1000];
    snprintf(file, sizeof file, "%.*s", length, words);
    if (strchr(file, '/'))
        return access(file, X_OK) == 0;
    for (path = path ? path : "/bin:/usr/bin"; *path; path += *path == ':') {
        size_t part = strcspn(path, ":");
        snprintf(file, sizeof file, "%.*s/%.*s", (int)part, path, length, words);
        if (access(file, X_OK) == 0)
            return true;
        path += part;
    }
    return false;
}

/* The names of the files change from run to run, and mean nothing to the object. */
static char *key_of(const Compiler *compiler, const Work *work, char **arguments,
                    const char *source)
{
    Arena *arena = arena_new();
    size_t count = 0, next = 0;
    while (arguments[count])
        count++;
    char **lasting = arena_array(arena, char *, count + 1);
    for (size_t k = 0; k < count; k++)
        if (strncmp(arguments[k], work->directory, strlen(work->directory)) != 0)
            lasting[next++] = arguments[k];
    char *key = cache_key(compiler->words, lasting, source);
    arena_free(arena);
    return key;
}

/* From the cache, if it is there; else from the compiler, and into the cache. NULL, or what went
   wrong. */
static char *load(Arena *arena, Work *work, const Compiler *compiler, const char *source,
                  const char *const *flags, Jit *jit)
{
    char **arguments = arguments_of(arena, compiler, work, flags), path[CACHE_PATH];
    char *key = key_of(compiler, work, arguments, source);
    if (key && (jit->handle = cache_open(key, &jit->file))) {
        jit->code_bytes = code_bytes(cache_path(jit->file, path));
        memory_free(key);
        return NULL;
    }
    char *problem = build(arena, work, compiler, source, arguments);
    if (!problem && !(jit->handle = dlopen(work->object, RTLD_NOW | RTLD_LOCAL)))
        problem = without_directory(arena, work, dlerror()); /* a missing function, or noexec */
    jit->code_bytes = code_bytes(work->object);
    if (key && jit->handle)
        cache_keep(key, work->object);
    memory_free(key);
    return problem;
}

Jit *object_compile(const Compiler *compiler, const char *source, const char *const *flags)
{
    Work *work = work_begin();
    Arena *arena = arena_new();
    Jit *jit = jit_new(compiler->backend);
    char *problem = load(arena, work, compiler, source, flags, jit);
    work_end(work);

    char message[1000] = "";
    if (problem)
        snprintf(message, sizeof message, "%s", problem);
    arena_free(arena);
    if (!jit->handle) {
        jit_free(jit);
        fail_job("%s: %s", compiler->backend->name, message);
    }
    return jit;
}

void *object_symbol(Jit *jit, const char *name)
{
    return dlsym(jit->handle, name);
}

void object_release(Jit *jit)
{
    if (!jit->handle)
        return;
    dlclose(jit->handle);
    if (jit->file > 0)
        close(jit->file);
}
