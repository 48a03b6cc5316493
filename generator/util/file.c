/* file.c: whole files in, whole files out. An output file appears complete or not at all. */
#include "util/util.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

char *file_read(Arena *arena, const char *path, size_t limit, size_t *length)
{
    bool standard = strcmp(path, "-") == 0;
    struct stat info;
    FILE *file = standard ? stdin : fopen(path, "rb");
    if (!file)
        fail_input("%s: cannot be read: %s", path, strerror(errno));
    if (fstat(fileno(file), &info) == 0 && S_ISDIR(info.st_mode)) {
        fclose(file);
        fail_input("%s: is a directory; name the robot file in it", path);
    }
    Text text = {0};
    char piece[1 << 16];
    size_t got;
    while ((got = fread(piece, 1, sizeof piece, file)) > 0 && text.length <= limit)
        text_add_bytes(&text, piece, got);
    int error = ferror(file) ? errno : 0;
    if (!standard)
        fclose(file);
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

/* ---- atomic output ---- */

/* Temporary files still on disk, so that a signal or an early exit removes them. */
static char pending[2][4096];

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

static bool is_direct(const char *path)
{
    struct stat info;
    return stat(path, &info) == 0 && !S_ISREG(info.st_mode);
}

static void write_direct(const char *path, const Text *text)
{
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

/* Writes the temporary file beside path and leaves its name in slot. */
static void write_beside(char *slot, size_t room, const char *path, const Text *text)
{
    guard_pending();
    char name[sizeof pending[0]];
    if (snprintf(name, sizeof name, "%s.XXXXXX", path) >= (int)sizeof name)
        fail_job("%s: cannot be written: the name is too long", path);
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
    if (rename(slot, path) != 0)
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
