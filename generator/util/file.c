/* file.c: whole files in, whole files out. An output file appears complete or not at all. */
#include "util/util.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static void close_file(void *block)
{
    FILE **file = block;
    if (*file)
        fclose(*file);
}

char *file_read(Arena *arena, const char *path, size_t limit, size_t *length)
{
    bool standard = strcmp(path, "-") == 0;
    struct stat info;
    FILE **opened = standard ? NULL : memory_with(sizeof *opened, close_file);
    FILE *file = standard ? stdin : (*opened = fopen(path, "rb"));
    if (!file) {
        int error = errno;
        memory_free(opened);
        fail_input("%s: cannot be read: %s", path, strerror(error));
    }
    if (fstat(fileno(file), &info) == 0 && S_ISDIR(info.st_mode)) {
        memory_free(opened);
        fail_input("%s: is a directory; name the robot file in it", path);
    }
    file_refuse_claimed(fileno(file), standard ? "standard input" : path);
    Text text = {0};
    char piece[1 << 14];
    size_t got;
    while ((got = fread(piece, 1, sizeof piece, file)) > 0 && text.length <= limit)
        text_add_bytes(&text, piece, got);
    int error = ferror(file) ? errno : 0;
    memory_free(opened);
    bool too_long = text.length > limit;
    *length = text.length;
    char *copy = NULL;
    if (!error && !too_long) {
        copy = arena_alloc(arena, text.length + 1);
        if (text.length)
            memcpy(copy, text.data, text.length);
    }
    text_free(&text);
    const char *name = standard ? "standard input" : path;
    if (error)
        fail_input("%s: cannot be read: %s", name, strerror(error));
    if (too_long)
        fail_input("%s: is longer than %zu MB, the most that is read", name, limit >> 20);
    return copy;
}

/* ---- names of output files ---- */

enum { MAX_LINKS = 40 };

/* Where a name leads: symbolic links followed, also one that leads to no file yet. */
static void follow(const char *path, char *out, size_t room)
{
    char target[PATH_MAX];
    bool fits = snprintf(out, room, "%s", path) < (int)room;
    for (int links = 0; fits; links++) {
        ssize_t length = readlink(out, target, sizeof target - 1);
        if (length < 0)
            return;
        if (links == MAX_LINKS)
            fail_job("%s: cannot be written: %s", path, strerror(ELOOP));
        target[length] = '\0';
        char *slash = target[0] == '/' ? NULL : strrchr(out, '/');
        size_t start = slash ? (size_t)(slash + 1 - out) : 0;
        fits = snprintf(out + start, room - start, "%s", target) < (int)(room - start);
    }
    fail_job("%s: cannot be written: the name is too long", path);
}

static size_t directory_length(const char *path)
{
    const char *slash = strrchr(path, '/');
    return slash ? (size_t)(slash + 1 - path) : 0;
}

/* A file as the file system knows it: by device and inode; one that does not exist yet by its
   directory and its name there. */
typedef struct {
    dev_t device;
    ino_t inode;
    char name[NAME_MAX + 1]; /* "": the file exists */
    const char *option;      /* that claims it */
} Identity;

static bool same_file(const Identity *a, const Identity *b)
{
    return a->device == b->device && a->inode == b->inode && strcmp(a->name, b->name) == 0;
}

/* False for what is no regular file, which may well be written and read at once. */
static bool identify(const char *path, Identity *identity)
{
    char real[PATH_MAX], directory[PATH_MAX];
    struct stat info;
    *identity = (Identity){.name = ""};
    if (stat(path, &info) != 0) {
        follow(path, real, sizeof real);
        size_t length = directory_length(real);
        snprintf(directory, sizeof directory, "%.*s.", (int)length, real);
        size_t name = strlen(real + length) + 1;
        if (stat(directory, &info) != 0 || name > sizeof identity->name)
            return false; /* and cannot be written either */
        memcpy(identity->name, real + length, name);
    } else if (!S_ISREG(info.st_mode)) {
        return false;
    }
    identity->device = info.st_dev;
    identity->inode = info.st_ino;
    return true;
}

enum { MAX_CLAIMED = 4 };
static Identity claimed[MAX_CLAIMED];
static size_t claimed_count;

void file_claim(const char *option, const char *path)
{
    Identity identity;
    if (claimed_count == MAX_CLAIMED || !identify(path, &identity))
        return;
    for (size_t i = 0; i < claimed_count; i++)
        if (same_file(&claimed[i], &identity))
            fail_input("--%s %s: is the file that --%s writes; name another", option, path,
                       claimed[i].option);
    identity.option = option;
    claimed[claimed_count++] = identity;
}

void file_refuse_claimed(int descriptor, const char *name)
{
    struct stat info;
    if (!claimed_count || fstat(descriptor, &info) != 0)
        return;
    const Identity input = {.device = info.st_dev, .inode = info.st_ino, .name = ""};
    for (size_t i = 0; i < claimed_count; i++)
        if (same_file(&claimed[i], &input))
            fail_input("%s: is read, and --%s would overwrite it; name another file to write", name,
                       claimed[i].option);
}

/* ---- atomic output ---- */

/* Temporary files still on disk, so that a signal or an early exit removes them. */
static char pending[2][PATH_MAX];

static void remove_pending(void)
{
    for (size_t i = 0; i < COUNT(pending); i++)
        if (pending[i][0])
            unlink(pending[i]);
}

static void remove_pending_on_signal(int number)
{
    remove_pending();
    signal(number, SIG_DFL);
    raise(number);
}

static void guard_pending(void)
{
    static bool done;
    if (done)
        return;
    done = true;
    atexit(remove_pending);
    static const int signals[] = {SIGINT, SIGTERM, SIGHUP, SIGPIPE, SIGQUIT, SIGXCPU, SIGXFSZ};
    for (size_t i = 0; i < COUNT(signals); i++)
        if (signal(signals[i], remove_pending_on_signal) == SIG_IGN)
            signal(signals[i], SIG_IGN);
}

static void write_all(int descriptor, const Text *text, const char *name)
{
    for (size_t done = 0; done < text->length;) {
        ssize_t wrote = write(descriptor, text->data + done, text->length - done);
        if (wrote < 0 && errno == EINTR)
            continue;
        if (wrote < 0)
            fail_job("%s: cannot be written: %s", name, strerror(errno));
        done += (size_t)wrote;
    }
}

/* Not to be replaced by another file: a device, a pipe, or the file that standard output goes to,
   under whatever name (/dev/stdout). */
static bool is_standard_output(const struct stat *info)
{
    struct stat standard;
    return fstat(STDOUT_FILENO, &standard) == 0 && standard.st_dev == info->st_dev &&
           standard.st_ino == info->st_ino;
}

static bool is_direct(const char *path)
{
    struct stat info;
    return stat(path, &info) == 0 && (!S_ISREG(info.st_mode) || is_standard_output(&info));
}

static void write_direct(const char *path, const Text *text)
{
    struct stat info;
    if (stat(path, &info) == 0 && is_standard_output(&info)) {
        write_all(STDOUT_FILENO, text, path);
        return;
    }
    int descriptor = open(path, O_WRONLY | O_CLOEXEC);
    if (descriptor < 0)
        fail_job("%s: cannot be written: %s", path, strerror(errno));
    write_all(descriptor, text, path);
    if (close(descriptor) != 0)
        fail_job("%s: cannot be written: %s", path, strerror(errno));
}

/* mkstemp, with the name in slot; no signal comes between the file and its name there. */
static int make_pending(char *slot, size_t room, char *name)
{
    sigset_t all, before;
    sigfillset(&all);
    sigprocmask(SIG_SETMASK, &all, &before);
    int descriptor = mkstemp(name), error = errno;
    if (descriptor >= 0)
        memcpy(slot, name, room);
    sigprocmask(SIG_SETMASK, &before, NULL);
    errno = error;
    return descriptor;
}

/* Writes the temporary file beside path, or beside what it links to, and leaves its name in slot.
   That name is short: the one of the target may be as long as the file system lets it. */
static void write_beside(char *slot, size_t room, const char *path, const Text *text)
{
    static const char temporary[] = ".rbgen-XXXXXX";
    guard_pending();
    char name[sizeof pending[0]];
    follow(path, name, sizeof name);
    size_t length = directory_length(name);
    if (length + sizeof temporary > sizeof name)
        fail_job("%s: cannot be written: the name is too long", path);
    memcpy(name + length, temporary, sizeof temporary);
    int descriptor = make_pending(slot, room, name);
    if (descriptor < 0)
        fail_job("%s: cannot be written: %s", path, strerror(errno));
    mode_t mask = umask(0);
    umask(mask);
    struct stat info;
    mode_t mode = stat(path, &info) == 0 ? info.st_mode & 07777 : 0666 & ~mask;
    if (fchmod(descriptor, mode) != 0)
        fail_job("%s: cannot be written: %s", path, strerror(errno));
    write_all(descriptor, text, path);
    if (close(descriptor) != 0)
        fail_job("%s: cannot be written: %s", path, strerror(errno));
}

static void put_in_place(char *slot, const char *path)
{
    if (!slot[0])
        return;
    char target[sizeof pending[0]];
    follow(path, target, sizeof target);
    if (rename(slot, target) != 0)
        fail_job("%s: cannot be written: %s", path, strerror(errno));
    slot[0] = '\0';
}

void file_write_pair(const char *path, const Text *text, const char *other_path, const Text *other)
{
    static const Text nothing;
    if (!path) {
        if (other_path && !is_direct(other_path))
            write_beside(pending[1], sizeof pending[1], other_path, other);
        fflush(stdout);
        write_all(STDOUT_FILENO, text ? text : &nothing, "standard output");
    } else if (is_direct(path)) {
        if (other_path && !is_direct(other_path))
            write_beside(pending[1], sizeof pending[1], other_path, other);
        write_direct(path, text);
    } else {
        write_beside(pending[0], sizeof pending[0], path, text);
        if (other_path && !is_direct(other_path))
            write_beside(pending[1], sizeof pending[1], other_path, other);
    }
    if (other_path && is_direct(other_path))
        write_direct(other_path, other);
    if (other_path)
        put_in_place(pending[1], other_path);
    if (path)
        put_in_place(pending[0], path);
}

void file_write(const char *path, const Text *text)
{
    file_write_pair(path, text, NULL, NULL);
}

/* ---- in pieces ---- */

enum { LONG_TEXT = 1 << 20 };

static void begin_pieces(FileWriter *writer)
{
    static const Text nothing;
    const char *name = writer->path;
    writer->begun = true;
    writer->descriptor = STDOUT_FILENO;
    if (!name) {
        fflush(stdout);
        return;
    }
    if (!is_direct(name)) {
        write_beside(pending[0], sizeof pending[0], name, &nothing);
        name = pending[0];
    }
    writer->descriptor = open(name, O_WRONLY | O_APPEND | O_CLOEXEC);
    if (writer->descriptor < 0)
        fail_job("%s: cannot be written: %s", writer->path, strerror(errno));
}

void file_add(FileWriter *writer, Text *text)
{
    if (text->length < LONG_TEXT)
        return;
    if (!writer->begun)
        begin_pieces(writer);
    write_all(writer->descriptor, text, writer->path ? writer->path : "standard output");
    text->length = 0;
}

void file_end(FileWriter *writer, Text *text)
{
    if (!writer->begun) {
        file_write(writer->path, text);
        return;
    }
    write_all(writer->descriptor, text, writer->path ? writer->path : "standard output");
    if (!writer->path)
        return;
    if (close(writer->descriptor) != 0)
        fail_job("%s: cannot be written: %s", writer->path, strerror(errno));
    put_in_place(pending[0], writer->path);
}
