/* fail.c: errors of the user (or of the world) end the program with one line on stderr, or, where
   a trap is set, what is done under it (a call into the library, a line of a session). */
#include "util/util.h"

#include "util/clock.h"

#include <stdarg.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static _Thread_local FailTrap *trap;
static _Thread_local const Listener *listener;
static _Thread_local const char *place;
static atomic_bool silent; /* the program's -q; nothing in a library sets it */

/* Copies text so that it stays on one line and cannot drive a terminal: control characters appear
   as \n, \t or \x1b, and so do the bytes of C1 controls and of the invisible characters around
   U+2028 (line ends, changes of direction). Other bytes above 127 pass: letters, file names. */
static void one_line(char *to, size_t room, const char *from)
{
    size_t length = 0;
    for (; *from && length + 5 < room; from++) {
        unsigned char c = (unsigned char)*from, next = (unsigned char)from[1];
        bool invisible =
            (c == 0xC2 && next < 0xA0) || (c == 0xE2 && (next == 0x80 || next == 0x81));
        if (c >= 32 && c != 127 && !invisible)
            to[length++] = (char)c;
        else if (c == '\n')
            length += (size_t)snprintf(to + length, room - length, "\\n");
        else if (c == '\t')
            length += (size_t)snprintf(to + length, room - length, "\\t");
        else
            length += (size_t)snprintf(to + length, room - length, "\\x%02x", c);
    }
    to[length] = '\0';
}

static _Noreturn void fail(int status, const char *format, va_list arguments)
{
    char raw[2048], line[2048];
    vsnprintf(raw, sizeof raw, format, arguments);
    one_line(line, sizeof line, raw);
    if (trap) {
        FailTrap *handler = trap;
        trap = NULL;
        handler->status = status;
        snprintf(handler->message, sizeof handler->message, "%.1000s", line);
        longjmp(handler->jump, 1);
    }
    fflush(stdout);
    fprintf(stderr, "rbgen: %s%s\n", place ? place : "", line);
    exit(status);
}

_Noreturn void fail_job(const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    fail(EXIT_JOB, format, arguments);
}

_Noreturn void fail_input(const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    fail(EXIT_INPUT, format, arguments);
}

void fail_place(const char *where)
{
    place = where;
}

void warn(const char *format, ...)
{
    if (silent && !listener)
        return;
    char raw[2048], line[2048];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(raw, sizeof raw, format, arguments);
    va_end(arguments);
    one_line(line, sizeof line, raw);
    if (listener)
        listener->hear(listener->context, line);
    else
        fprintf(stderr, "rbgen: warning: %s\n", line);
}

const Listener *warn_listener(const Listener *hears)
{
    const Listener *before = listener;
    listener = hears;
    return before;
}

void quiet(void)
{
    silent = true;
}

bool is_quiet(void)
{
    return silent;
}

static _Thread_local bool shown; /* a line of progress */

static bool shows_progress(void)
{
    return !silent && !listener && isatty(STDERR_FILENO);
}

void progress(const char *format, ...)
{
    if (!shows_progress() || (!format && !shown))
        return;
    fprintf(stderr, "\r\033[K");
    shown = format != NULL;
    if (!format)
        return;
    va_list arguments;
    va_start(arguments, format);
    vfprintf(stderr, format, arguments);
    va_end(arguments);
    fflush(stderr);
}

void progress_bar(double done, const char *format, ...)
{
    enum { LENGTH = 24 };
    static const double WAIT = 0.5, AGAIN = 0.1; /* seconds */
    static _Thread_local double begun, called, last;
    if (!shows_progress())
        return;
    double now = clock_seconds();
    if (done <= 0 && now > called + WAIT) /* a bar that follows another is of the same work */
        begun = now;
    called = now;
    if (now < begun + WAIT || now < last + AGAIN)
        return;
    last = now;
    char bar[LENGTH + 1] = {0}, text[160];
    for (int k = 0; k < LENGTH; k++)
        bar[k] = k < (int)(done * LENGTH) ? '#' : '.';
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    progress("[%s] %3.0f %% %s", bar, 100 * done, text);
}

void fail_trap(FailTrap *handler)
{
    trap = handler;
    if (handler)
        handler->made = (Memory){NULL};
}

int fail_catch(FailTrap *handler, void (*work)(void *argument), void *argument)
{
    FailTrap *const before = trap;
    handler->made = (Memory){NULL};
    handler->outer = memory_owner(&handler->made);
    handler->status = EXIT_DONE;
    if (setjmp(handler->jump) == 0) {
        trap = handler;
        work(argument);
        fail_keep();
    }
    trap = before;
    memory_owner(handler->outer);
    memory_release(&handler->made);
    return handler->status;
}

void fail_keep(void)
{
    if (trap)
        memory_hand_over(&trap->made, trap->outer);
}
