/* locate.c: from what the user calls a robot to the file's text. */
#include "model/locate.h"

#include "model/urdf.h"

#include <dirent.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/stat.h>

#ifndef RBGEN_ROBOTS_DIR /* the build's default */
#define RBGEN_ROBOTS_DIR "robots"
#endif

const char *robots_directory(void)
{
    const char *given = getenv("RBGEN_ROBOTS");
    return given && *given ? given : RBGEN_ROBOTS_DIR;
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

const char **robots_names(Arena *arena, size_t *count)
{
    enum { MOST = 4096 };
    const char **names = arena_array(arena, const char *, MOST);
    DIR *directory = opendir(robots_directory());
    *count = 0;
    if (!directory)
        return names;
    for (struct dirent *entry; *count < MOST && (entry = readdir(directory));) {
        if (entry->d_name[0] == '.' || !ends_in(entry->d_name, ".json"))
            continue;
        char *name = arena_copy(arena, entry->d_name);
        name[strlen(name) - strlen(".json")] = '\0';
        if (!strchr(name, '.')) /* or it could not be called by its name */
            names[(*count)++] = name;
    }
    closedir(directory);
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
    const char *file = arena_format(arena, "%s/%s.json", robots_directory(), path);
    bool unused;
    if (*path && exists(file, &unused))
        return file;
    if (here)
        return path; /* a directory, which reading will say */
    size_t count;
    const char **names = robots_names(arena, &count);
    const char *near = strlen(path) <= 32 ? nearest_word(path, names, count) : NULL;
    fail_input(
        "no file and no robot is called \"%.100s\"; %s%s%s\"rbgen list\" shows the robots there "
        "are",
        path, near ? "did you mean \"" : "", near ? near : "", near ? "\"? " : "");
}

Description *description_read(Arena *arena, const char *path, double snap)
{
    const char *file = locate(arena, path);
    size_t length;
    const char *text = file_read(arena, file, MAX_FILE_BYTES, &length);
    bool standard = strcmp(file, "-") == 0;
    const char *name = standard ? "<stdin>" : file;
    if (ends_in(file, ".urdf") || ends_in(file, ".xacro") ||
        (standard && text[strspn(text, " \t\r\n")] == '<'))
        return urdf_read(arena, name, text, length, snap, NULL).description;
    return description_parse(arena, name, text, length, snap);
}
