/* locate.c: from what the user calls a robot to the file's text. */
#define _GNU_SOURCE /* for dladdr */ // NOLINT: the libc's own name
#include "model/locate.h"

#include "model/clean.h"
#include "model/read/mjcf.h"
#include "model/read/sd.h"
#include "model/read/urdf.h"

#include <dirent.h>
#include <dlfcn.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/stat.h>
#ifdef __linux__
#include <sys/auxv.h>
#endif

/* The robots come with the program: PREFIX/bin/rbgen finds PREFIX/share/rbgen/robots, and so does
   PREFIX/lib/librbgen.so or PREFIX/lib/TRIPLET/librbgen.so, wherever that was moved to. */
static bool robots_beside(const char *file, char path[PATH_MAX])
{
    static const char *const ways[] = {"/share", "/../share", "/../../share"};
    char real[PATH_MAX];
    if (!realpath(file, real))
        return false;
    *strrchr(real, '/') = '\0';
    for (size_t i = 0; i < COUNT(ways); i++) {
        struct stat info;
        char candidate[PATH_MAX + 64];
        snprintf(candidate, sizeof candidate, "%s%s/rbgen/robots", real, ways[i]);
        if (realpath(candidate, path) && stat(path, &info) == 0 && S_ISDIR(info.st_mode))
            return true;
    }
    return false;
}

/* For programs elsewhere that have the library in them: where a system keeps data. */
static bool robots_of_system(char path[PATH_MAX])
{
    const char *list = getenv("XDG_DATA_DIRS");
    for (list = list && *list ? list : "/usr/local/share:/usr/share"; *list; list += *list == ':') {
        size_t length = strcspn(list, ":");
        char candidate[PATH_MAX];
        struct stat info;
        int written = snprintf(candidate, sizeof candidate, "%.*s/rbgen/robots", (int)length, list);
        list += length;
        if (written < PATH_MAX && realpath(candidate, path) && stat(path, &info) == 0 &&
            S_ISDIR(info.st_mode))
            return true;
    }
    return false;
}

const char *robots_directory(Arena *arena)
{
    const char *given = getenv("RBGEN_ROBOTS");
    if (given && *given)
        return given;
    char path[PATH_MAX];
    Dl_info here;
    union { /* ISO C has no cast from a function's address to an object's */
        const char *(*function)(Arena *);
        void *address;
    } self = {.function = robots_directory};
    const char *files[3] = {NULL, "/proc/self/exe"};
    if (dladdr(self.address, &here) && here.dli_fname && strchr(here.dli_fname, '/'))
        files[0] = here.dli_fname;
#ifdef AT_EXECFN /* where there is no /proc, as in a chroot */
    unsigned long started = getauxval(AT_EXECFN);
    memcpy(&files[2], &started, sizeof files[2]);
#endif
    for (size_t i = 0; i < COUNT(files); i++)
        if (files[i] && robots_beside(files[i], path))
            return arena_copy(arena, path);
    return robots_of_system(path) ? arena_copy(arena, path) : "robots"; /* as in the source tree */
}

static bool ends_in(const char *string, const char *end)
{
    size_t length = strlen(string), tail = strlen(end);
    return length > tail && strcasecmp(string + length - tail, end) == 0;
}

static int compare_names(const void *a, const void *b)
{
    return strcmp(*(const char *const *)a, *(const char *const *)b);
}

static void close_directory(void *block)
{
    DIR **directory = block;
    if (*directory)
        closedir(*directory);
}

enum { MOST_NAMES = 4096 };

static void add_names(Arena *arena, const char *folder, const char **names, size_t *count)
{
    DIR **directory = memory_with(sizeof(DIR *), close_directory);
    *directory = opendir(folder);
    for (struct dirent *entry;
         *directory && *count < MOST_NAMES && (entry = readdir(*directory));) {
        if (entry->d_name[0] == '.' || !ends_in(entry->d_name, ".json"))
            continue;
        char *name = arena_copy(arena, entry->d_name);
        name[strlen(name) - strlen(".json")] = '\0';
        if (!strchr(name, '.')) /* or it could not be called by its name */
            names[(*count)++] = name;
    }
    memory_free(directory);
}

const char **robots_names(Arena *arena, size_t *count)
{
    const char **names = arena_array(arena, const char *, MOST_NAMES);
    const char *robots = robots_directory(arena);
    *count = 0;
    add_names(arena, robots, names, count);
    add_names(arena, arena_format(arena, "%s/mechanisms", robots), names, count);
    qsort(names, *count, sizeof *names, compare_names);
    return names;
}

static bool exists(const char *path, bool *is_directory)
{
    struct stat info;
    bool found = stat(path, &info) == 0;
    *is_directory = found && S_ISDIR(info.st_mode);
    return found;
}

/* A path is taken as it is; a bare word that is no file here is looked up. */
static const char *locate(Arena *arena, const char *path)
{
    bool is_directory, here = exists(path, &is_directory);
    if (strpbrk(path, "/.") || strcmp(path, "-") == 0 || (here && !is_directory))
        return path;
    const char *file = arena_format(arena, "%s/%s.json", robots_directory(arena), path);
    bool unused;
    if (*path && exists(file, &unused))
        return file;
    file = arena_format(arena, "%s/mechanisms/%s.json", robots_directory(arena), path);
    if (*path && exists(file, &unused))
        return file;
    if (here)
        return path; /* a directory, which reading will say */
    size_t count;
    const char **names = robots_names(arena, &count);
    const char *near = nearest_word(path, names, count);
    fail_input(
        "no file and no robot is called \"%.100s\"; %s%s%s\"rbgen list\" shows the robots there "
        "are",
        path, near ? "did you mean \"" : "", near ? near : "", near ? "\"? " : "");
}

bool file_is_urdf(const char *file, const char *text)
{
    return ends_in(file, ".urdf") || !(ends_in(file, ".sd") || mjcf_is(text));
}

static Description *read_any(Arena *arena, const char *file, const char *text, size_t length,
                             const Choice *choice)
{
    if (!ends_in(file, ".json") && !ends_in(file, ".urdf") && mjcf_is(text))
        return mjcf_read(arena, file, text, length, choice);
    if (ends_in(file, ".urdf") || ends_in(file, ".xacro") ||
        (!ends_in(file, ".json") && text[strspn(text, " \t\r\n")] == '<'))
        return urdf_read(arena, file, text, length, choice).description;
    if (ends_in(file, ".sd"))
        return sd_read(arena, file, text, length, choice);
    Description *robot = description_parse(arena, file, text, length, choice->snap);
    description_choose(arena, robot, choice);
    return robot;
}

Description *description_from_text(Arena *arena, const char *file, const char *text, size_t length,
                                   const Choice *choice)
{
    Description *robot = read_any(arena, file, text, length, choice);
    clean_round(robot);
    return robot;
}

Description *description_read(Arena *arena, const char *path, const Choice *choice)
{
    const char *file = locate(arena, path);
    size_t length;
    const char *text = file_read(arena, file, MAX_FILE_BYTES, &length);
    const char *name = strcmp(file, "-") == 0 ? "<stdin>" : file;
    return description_from_text(arena, name, text, length, choice);
}
