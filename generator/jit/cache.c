/* cache.c: see cache.h.

   A file is the object and, behind it, where loaders do not look, the whole key, its length and a
   mark: so a hit is known by the key itself, not by its hash, and one rename puts all of it there,
   whoever else does the same at that time. What others could have written is not used: the folder
   and the file must be this user's, and nobody else's to write; both are looked at through the
   descriptors that are then used. Beyond a size, those that were not used for longest go. */
#include "jit/cache.h"

#include "jit/backend.h"

#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

enum { MOST_BYTES = 64 << 20, HASH_DIGITS = 16, NAME_LENGTH = 19, STALE_SECONDS = 3600 };
enum { LOADER_PATH = 40 + 8 * HASH_DIGITS };
static const char mark[16] = "rbgen object 1\n";

static bool allowed;
static _Thread_local bool allowed_here;

void cache_allow(void)
{
    allowed = true;
}

void cache_allow_here(bool allow)
{
    allowed_here = allow;
}

static bool is_on(void)
{
    const char *word = getenv("RBGEN_CACHE");
    return (allowed || allowed_here) && geteuid() == getuid() &&
           !(word && strcmp(word, "off") == 0);
}

/* ---- the folder ---- */

static bool is_private(const struct stat *is)
{
    return is->st_uid == geteuid() && !(is->st_mode & (S_IWGRP | S_IWOTH));
}

/* A descriptor of the folder, made if need be; -1: there is none that can be trusted. */
static int folder_open(void)
{
    const char *base = getenv("XDG_CACHE_HOME"), *home = getenv("HOME");
    char path[1000], parent[1000];
    if (!is_on())
        return -1;
    if (base && base[0] == '/')
        snprintf(parent, sizeof parent, "%s", base);
    else if (home && home[0] == '/')
        snprintf(parent, sizeof parent, "%s/.cache", home);
    else
        return -1;
    if (snprintf(path, sizeof path, "%s/rbgen", parent) >= (int)sizeof path)
        return -1;
    mkdir(parent, 0700);
    mkdir(path, 0700);
    int folder = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
    struct stat is;
    if (folder >= 0 && fstat(folder, &is) == 0 && is_private(&is) && !(is.st_mode & 0077))
        return folder;
    if (folder >= 0)
        close(folder);
    return -1;
}

/* "0123456789abcdef.so", from the key. */
static void name_of(const char *key, char *name)
{
    uint64_t hash = 14695981039346656037u;
    for (; *key; key++)
        hash = (hash ^ (unsigned char)*key) * 1099511628211u;
    snprintf(name, NAME_LENGTH + 1, "%016llx.so", (unsigned long long)hash);
}

/* ---- keys ---- */

/* Where the words of a command are programs: which, and of when. */
static void add_program(Text *key, const char *word, size_t length)
{
    const char *path = getenv("PATH");
    char file[1000];
    struct stat is;
    for (path = path ? path : "/bin:/usr/bin"; *path; path += *path == ':') {
        size_t part = memchr(word, '/', length) ? 0 : strcspn(path, ":");
        snprintf(file, sizeof file, "%.*s%s%.*s", (int)part, path, part ? "/" : "", (int)length,
                 word);
        if (stat(file, &is) == 0 && S_ISREG(is.st_mode)) {
            text_add(key, "%s %lld %lld %lld\n", file, (long long)is.st_size,
                     (long long)is.st_mtim.tv_sec, (long long)is.st_mtim.tv_nsec);
            return;
        }
        path += strcspn(path, ":");
    }
}

/* -march=native means another thing on another processor, and homes are shared. */
static bool add_processor(Text *key)
{
    char line[4000];
    bool found = false;
    FILE *file = fopen("/proc/cpuinfo", "r");
    while (file && fgets(line, sizeof line, file) && line[0] != '\n')
        if (strncmp(line, "model name", 10) == 0 || strncmp(line, "flags", 5) == 0 ||
            strncmp(line, "Features", 8) == 0 || strncmp(line, "CPU part", 8) == 0) {
            text_add_string(key, line);
            found = true;
        }
    if (file)
        fclose(file);
    return found;
}

char *cache_key(const char *compiler, char *const *arguments, const char *source)
{
    static const char *const heard[] = {"CPATH",         "C_INCLUDE_PATH",  "LIBRARY_PATH",
                                        "COMPILER_PATH", "GCC_EXEC_PREFIX", "CCACHE_PREFIX"};
    if (!is_on())
        return NULL;
    Text key = {0};
    for (const char *word = compiler; *(word += strspn(word, " ")); word += strcspn(word, " "))
        add_program(&key, word, strcspn(word, " "));
    for (size_t k = 0; k < COUNT(heard); k++)
        text_add(&key, "%s=%s\n", heard[k], getenv(heard[k]) ? getenv(heard[k]) : "");
    bool known = add_processor(&key);
    for (; *arguments; arguments++)
        text_add(&key, "%s\n", *arguments);
    text_add_string(&key, source);
    if (known)
        return key.data;
    text_free(&key);
    return NULL;
}

/* ---- files ---- */

typedef struct {
    uint64_t length; /* of the key before it */
    char mark[sizeof mark];
} Tail;

static bool ends_in(int file, const struct stat *is, const char *key)
{
    Tail tail;
    size_t length = strlen(key);
    if (is->st_size < (off_t)(sizeof tail + length) ||
        pread(file, &tail, sizeof tail, is->st_size - (off_t)sizeof tail) != sizeof tail ||
        memcmp(tail.mark, mark, sizeof mark) != 0 || tail.length != length)
        return false;
    char *found = memory_grow(NULL, length + 1);
    bool same = pread(file, found, length, is->st_size - (off_t)(sizeof tail + length)) ==
                    (ssize_t)length &&
                memcmp(found, key, length) == 0;
    memory_free(found);
    return same;
}

const char *cache_path(int file, char *path)
{
    snprintf(path, CACHE_PATH, "/proc/self/fd/%d", file);
    return path;
}

/* The loader gives what it has under a name without looking at the file, and a descriptor's number
   comes back while an object may still be there that was loaded through it before. So the name is
   the object's own: every bit of its hash is one way to write nothing into the path. */
static const char *loader_path(const char *name, int file, char *path)
{
    int length = snprintf(path, LOADER_PATH, "/proc/self/fd");
    for (int k = 0; k < HASH_DIGITS; k++)
        for (int bit = 0; bit < 4; bit++) {
            char digit[] = {name[k], '\0'};
            bool set = strtoul(digit, NULL, 16) >> bit & 1;
            length += snprintf(path + length, (size_t)(LOADER_PATH - length), set ? "/." : "//");
        }
    snprintf(path + length, (size_t)(LOADER_PATH - length), "/%d", file);
    return path;
}

void *cache_open(const char *key, int *file)
{
    char name[NAME_LENGTH + 1], path[LOADER_PATH];
    void *handle = NULL;
    struct stat is;
    int folder = folder_open();
    if (folder < 0)
        return NULL;
    name_of(key, name);
    int found = openat(folder, name, O_RDONLY | O_NOFOLLOW | O_CLOEXEC);
    *file = found >= 0 ? fcntl(found, F_DUPFD_CLOEXEC, 3) : -1;
    if (*file >= 0 && fstat(*file, &is) == 0 && S_ISREG(is.st_mode) && is_private(&is) &&
        ends_in(*file, &is, key)) {
        handle = dlopen(loader_path(name, *file, path), RTLD_NOW | RTLD_LOCAL);
        futimens(*file, NULL); /* used today */
    }
    if (*file >= 0 && !handle)
        close(*file);
    if (found >= 0)
        close(found);
    close(folder);
    return handle;
}

static bool write_all(int file, const void *data, size_t length)
{
    for (const char *at = data; length > 0;) {
        ssize_t written = write(file, at, length);
        if (written <= 0)
            return false;
        at += written;
        length -= (size_t)written;
    }
    return true;
}

static bool write_object(int file, const char *object, const char *key)
{
    Tail tail = {.length = strlen(key)};
    char block[1 << 14];
    size_t length;
    bool written = true;
    memcpy(tail.mark, mark, sizeof mark);
    FILE *from = fopen(object, "r");
    while (from && written && (length = fread(block, 1, sizeof block, from)) > 0)
        written = write_all(file, block, length);
    written = from && written && !ferror(from);
    if (from)
        fclose(from);
    return written && write_all(file, key, tail.length) && write_all(file, &tail, sizeof tail);
}

/* ---- its size ---- */

static bool is_ours(const char *name)
{
    return (strlen(name) == NAME_LENGTH && strspn(name, "0123456789abcdef") == 16 &&
            strcmp(name + 16, ".so") == 0) ||
           strncmp(name, "new-", 4) == 0;
}

/* Removes what was not used for longest until the rest is small enough, and what a process that
   was killed left half written. */
static void shrink(int folder)
{
    for (int again = 0; again < 1000; again++) {
        int copy = openat(folder, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
        DIR *names = copy >= 0 ? fdopendir(copy) : NULL;
        long long total = 0;
        time_t oldest = 0;
        char first[NAME_MAX + 1] = "";
        for (struct dirent *entry; names && (entry = readdir(names));) {
            struct stat is;
            if (!is_ours(entry->d_name) ||
                fstatat(folder, entry->d_name, &is, AT_SYMLINK_NOFOLLOW) != 0)
                continue;
            if (entry->d_name[0] == 'n' && is.st_mtime + STALE_SECONDS < time(NULL))
                unlinkat(folder, entry->d_name, 0);
            if (entry->d_name[0] == 'n')
                continue;
            total += is.st_size;
            if (!first[0] || is.st_mtime < oldest) {
                oldest = is.st_mtime;
                snprintf(first, sizeof first, "%s", entry->d_name);
            }
        }
        if (names)
            closedir(names);
        if (total <= MOST_BYTES || !first[0] || unlinkat(folder, first, 0) != 0)
            return;
    }
}

void cache_keep(const char *key, const char *object)
{
    char name[NAME_LENGTH + 1], fresh[64];
    struct timespec now;
    int folder = folder_open();
    if (folder < 0)
        return;
    name_of(key, name);
    clock_gettime(CLOCK_REALTIME, &now);
    snprintf(fresh, sizeof fresh, "new-%ld-%ld", (long)getpid(), now.tv_nsec);
    int file = openat(folder, fresh, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0600);
    if (file >= 0) {
        bool written = write_object(file, object, key);
        written = close(file) == 0 && written;
        if (!written || renameat(folder, fresh, folder, name) != 0)
            unlinkat(folder, fresh, 0);
        shrink(folder);
    }
    close(folder);
}
