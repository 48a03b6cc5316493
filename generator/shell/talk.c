/* talk.c: a session's talk with its person, and with other commands of rbgen. */
#include "shell/shell.h"

#include <ctype.h>
#include <errno.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

void session_say(const Session *session, const char *format, ...)
{
    if (!session->interactive || is_quiet())
        return;
    va_list arguments;
    va_start(arguments, format);
    vfprintf(stderr, format, arguments);
    va_end(arguments);
    fputc('\n', stderr);
}

/* Ends the command without a word. */
static _Noreturn void give_up(Session *session)
{
    session->told = true;
    fail_job("given up");
}

const char *session_ask(Session *session, const char *question, const char *otherwise)
{
    const char *prompt = *otherwise
                             ? arena_format(session->scratch, "%s [%s] ", question, otherwise)
                             : arena_format(session->scratch, "%s ", question);
    char *line;
    session->asking = true;
    LineStatus status = editor_read(session->editor, prompt, false, &line);
    session->asking = false;
    if (status != LINE_READ)
        give_up(session);
    char *answer = arena_copy(session->scratch, line + strspn(line, " \t"));
    size_t length = strlen(answer);
    while (length && isspace((unsigned char)answer[length - 1]))
        answer[--length] = '\0';
    if (length == 0 && !*otherwise)
        give_up(session);
    return length ? answer : otherwise;
}

const char *session_argument(Session *session, const Words *words, const char *command,
                             const char *what, const char *question)
{
    if (words->count)
        return words->item[0];
    if (!session->interactive)
        fail_input("%s: %s is missing; usage: %s %s", command, what, command, what);
    return session_ask(session, question, "");
}

bool session_ask_yes(Session *session, const char *question, bool otherwise)
{
    for (;;) {
        const char *answer = session_ask(session, question, otherwise ? "yes" : "no");
        if (same_word(answer, "yes") || same_word(answer, "y"))
            return true;
        if (same_word(answer, "no") || same_word(answer, "n"))
            return false;
        session_say(session, "yes or no, please; Ctrl-C gives up");
    }
}

/* ---- other commands ---- */

static _Noreturn void run_child(int (*command)(int argc, char **argv), int input,
                                const char *const *arguments)
{
    char *argv[MAX_WORDS];
    int argc = 0;
    while (argc < MAX_WORDS - 1 && arguments[argc]) {
        argv[argc] = (char *)arguments[argc]; /* options_parse writes to none of them */
        argc++;
    }
    argv[argc] = NULL;
    signal(SIGINT, SIG_DFL);
    fail_trap(NULL);
    dup2(input, STDIN_FILENO);
    exit(command(argc, argv));
}

void session_run(Session *session, const char *name, int (*command)(int argc, char **argv),
                 Text *input, const char *const *arguments)
{
    FILE *rows = tmpfile();
    bool written = rows && fwrite(input->data, 1, input->length, rows) == input->length &&
                   fflush(rows) == 0 && lseek(fileno(rows), 0, SEEK_SET) == 0;
    text_free(input);
    fflush(stdout);
    pid_t child = written ? fork() : -1;
    if (child == 0)
        run_child(command, fileno(rows), arguments);
    int error = errno, status = 0;
    if (rows)
        fclose(rows);
    if (child < 0)
        fail_job("%s: cannot be run: %s", name, strerror(error));
    while (waitpid(child, &status, 0) < 0 && errno == EINTR)
        ;
    if (WIFSIGNALED(status))
        fail_job("%s: stopped (signal %d)", name, WTERMSIG(status));
    session->told = WEXITSTATUS(status) != 0; /* the child has printed why */
    if (WEXITSTATUS(status) == EXIT_INPUT)
        fail_input("failed");
    if (WEXITSTATUS(status) != 0)
        fail_job("failed");
}
