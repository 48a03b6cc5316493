/* terminal.c: a program in a pseudo-terminal, typed to and watched by a script on standard input:

       send TEXT     types it once the program reads key by key (libedit prints its prompt a moment
                     before); \r is Enter, \t Tab, \x03 Ctrl-C, \e[A arrow up
       press TEXT    types it at once
       expect TEXT   waits until the program has written it, after what was expected before
       insist TEXT   the same, and types again what was typed last every other second: a Ctrl-C just
                     before the program begins to read is lost
       absent TEXT   it must not be in what the last two expectations passed over
       status N      waits for the program's end, with this exit status; insists on what was typed

   usage: terminal PROGRAM [ARGUMENT...] < SCRIPT. Exits 1 at the first thing that is not so, and
   shows what was written. The waiting ends after WAIT seconds, which only a failure takes. */
#include <errno.h>
#include <poll.h>
#include <pty.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

enum { WAIT = 30, ROOM = 1 << 20, LINE = 1000 };

static char written[ROOM + 1];        /* by the program */
static size_t length, passed, before; /* how far expectations have come, and had come before */
static int terminal, line_number;
static pid_t child;
static char typed[LINE]; /* last */

static void fail(const char *what, const char *text)
{
    fprintf(stderr, "line %d: %s: %s\nwritten since the last expectation:\n", line_number, what,
            text);
    for (size_t k = passed; k < length; k++)
        if (written[k] == '\n' || (written[k] >= ' ' && written[k] < 127))
            fputc(written[k], stderr);
        else if (written[k] != '\r')
            fprintf(stderr, "\\x%02x", (unsigned char)written[k]);
    fputc('\n', stderr);
    kill(child, SIGKILL);
    exit(1);
}

/* Takes in what the program writes; false at its end. */
static bool take(time_t until)
{
    struct pollfd ready = {terminal, POLLIN, 0};
    if (time(NULL) > until)
        fail("waited too long", "");
    if (poll(&ready, 1, 1000) <= 0)
        return true;
    if (length == ROOM)
        fail("too much was written", "");
    char piece[4096];
    size_t room = ROOM - length < sizeof piece ? ROOM - length : sizeof piece;
    ssize_t got = read(terminal, piece, room);
    for (ssize_t k = 0; k < got; k++)
        if (piece[k]) /* not the padding that some terminals want */
            written[length++] = piece[k];
    return got > 0 || (got < 0 && errno == EINTR);
}

static void press(const char *text)
{
    for (size_t done = 0, count = strlen(text); done < count;) {
        ssize_t sent = write(terminal, text + done, count - done);
        if (sent <= 0)
            fail("cannot type", text);
        done += (size_t)sent;
    }
}

static void type_when_read(const char *text)
{
    time_t until = time(NULL) + WAIT;
    struct termios mode;
    while (tcgetattr(terminal, &mode) == 0 && mode.c_lflag & ICANON) {
        if (time(NULL) > until)
            fail("the program does not read; cannot type", text);
        poll(NULL, 0, 1);
    }
    press(text);
}

/* Types again when two seconds have gone by without what is waited for. */
static void insist(time_t *next)
{
    if (time(NULL) < *next)
        return;
    *next = time(NULL) + 2;
    press(typed);
}

static void expect(const char *text, bool insistent)
{
    time_t until = time(NULL) + WAIT, next = time(NULL) + 2;
    char *found;
    written[length] = '\0';
    while (!(found = strstr(written + passed, text))) {
        if (!take(until))
            fail("the program ended before it wrote", text);
        written[length] = '\0';
        if (insistent)
            insist(&next);
    }
    before = passed;
    passed = (size_t)(found - written) + strlen(text);
}

static void expect_status(int wanted)
{
    time_t until = time(NULL) + WAIT, next = time(NULL) + 2;
    int status;
    while (take(until))
        insist(&next);
    waitpid(child, &status, 0);
    if (!WIFEXITED(status) || WEXITSTATUS(status) != wanted)
        fail("exit status", WIFEXITED(status) ? "another one" : "ended by a signal");
}

/* \r, \t, \e, \\ and \x03 in place. */
static void unescape(char *text)
{
    char *to = text;
    for (char *c = text; *c; c++) {
        if (*c != '\\') {
            *to++ = *c;
            continue;
        }
        c++;
        char digits[3] = {0};
        if (*c == 'x') {
            memcpy(digits, c + 1, 2);
            c += 2;
        }
        *to++ = *digits     ? (char)strtol(digits, NULL, 16)
                : *c == 'r' ? '\r'
                : *c == 't' ? '\t'
                : *c == 'e' ? 27
                            : *c;
    }
    *to = '\0';
}

int main(int argc, char **argv)
{
    char line[LINE];
    struct winsize size = {.ws_row = 40, .ws_col = 120};
    if (argc < 2)
        return 2;
    child = forkpty(&terminal, NULL, NULL, &size);
    if (child == 0) {
        execv(argv[1], argv + 1);
        _exit(127);
    }
    while (fgets(line, sizeof line, stdin)) {
        line_number++;
        line[strcspn(line, "\n")] = '\0';
        char *text = strchr(line, ' ');
        if (line[0] == '#' || !line[0])
            continue;
        if (!text)
            fail("not understood", line);
        *text++ = '\0';
        unescape(text);
        bool send = strcmp(line, "send") == 0, insistent = strcmp(line, "insist") == 0;
        if (send || strcmp(line, "press") == 0) {
            (send ? type_when_read : press)(text);
            strcpy(typed, text);
        } else if (insistent || strcmp(line, "expect") == 0) {
            expect(text, insistent);
        } else if (strcmp(line, "absent") == 0) {
            char next = written[passed];
            written[passed] = '\0';
            if (strstr(written + before, text))
                fail("should not be there", text);
            written[passed] = next;
        } else if (strcmp(line, "status") == 0) {
            expect_status(atoi(text));
            return 0;
        } else {
            fail("not understood", line);
        }
    }
    fail("the script ends without", "status");
}
