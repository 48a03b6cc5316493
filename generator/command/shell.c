/* shell.c: rbgen shell [ROBOT]: lines in, commands run, until Ctrl-D, exit or the script's end. */
#include "command/shell.h"

#include <ctype.h>
#include <errno.h>
#include <math.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/wait.h>
#include <unistd.h>

volatile sig_atomic_t session_stop;

bool same_word(const char *a, const char *b)
{
    return strcasecmp(a, b) == 0;
}

/* ---- Ctrl-C ---- */

static void on_interrupt(int number)
{
    (void)number;
    session_stop = 1;
}

/* Before every line, for writing a file installs a handler of its own. Not restarted: reading a
   line must end too. */
static void catch_interrupt(const Session *session)
{
    struct sigaction action = {.sa_handler = on_interrupt};
    sigemptyset(&action.sa_mask);
    if (session->interactive)
        sigaction(SIGINT, &action, NULL);
    session_stop = 0;
}

/* ---- talking ---- */

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
    if (!session->interactive)
        fail_input("something is missing: %s help explains the command", question);
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

bool session_ask_yes(Session *session, const char *question, bool otherwise)
{
    const char *answer = session_ask(session, question, otherwise ? "yes" : "no");
    bool yes = same_word(answer, "yes") || same_word(answer, "y");
    if (!yes && !same_word(answer, "no") && !same_word(answer, "n"))
        fail_input("yes or no, not \"%s\"", answer);
    return yes;
}

/* ---- other commands ---- */

static _Noreturn void run_child(int (*command)(int argc, char **argv), int input,
                                const char *const *arguments)
{
    char *argv[MAX_WORDS];
    int argc = 0;
    while (arguments[argc] && argc < MAX_WORDS - 1) {
        argv[argc] = (char *)arguments[argc]; /* options_parse writes to none of them */
        argc++;
    }
    argv[argc] = NULL;
    signal(SIGINT, SIG_DFL);
    fail_trap(NULL);
    dup2(input, STDIN_FILENO);
    exit(command(argc, argv));
}

void session_run(Session *session, int (*command)(int argc, char **argv), const Text *input,
                 const char *const *arguments)
{
    FILE *rows = tmpfile();
    bool written = rows && fwrite(input->data, 1, input->length, rows) == input->length &&
                   fflush(rows) == 0 && lseek(fileno(rows), 0, SEEK_SET) == 0;
    pid_t child = -1;
    fflush(stdout);
    if (written)
        child = fork();
    if (child == 0)
        run_child(command, fileno(rows), arguments);
    int error = errno, status = 0;
    if (rows)
        fclose(rows);
    if (child < 0)
        fail_job("%s: cannot be run: %s", arguments[0], strerror(error));
    while (waitpid(child, &status, 0) < 0 && errno == EINTR)
        ;
    if (WIFSIGNALED(status))
        fail_job("stopped by signal %d", WTERMSIG(status));
    session->told = WEXITSTATUS(status) != 0; /* the child has printed why */
    if (WEXITSTATUS(status) == EXIT_INPUT)
        fail_input("failed");
    if (WEXITSTATUS(status) != 0)
        fail_job("failed");
}

/* ---- a line ---- */

/* Cuts off a comment: # at the beginning or after a blank, outside quotes; and blanks at the end.
 */
static void strip(char *line)
{
    bool quoted = false;
    size_t length = 0;
    for (char *c = line; *c; c++) {
        quoted = quoted != (*c == '"');
        if (*c == '#' && !quoted && (c == line || isspace((unsigned char)c[-1])))
            break;
        length++;
    }
    while (length && isspace((unsigned char)line[length - 1]))
        length--;
    line[length] = '\0';
}

/* Words with blanks between them; "one with blanks" in quotes. */
static Words split(Arena *arena, const char *line)
{
    Words words = {0};
    for (const char *at = line + strspn(line, " \t"); *at; at += strspn(at, " \t")) {
        bool quoted = *at == '"';
        size_t length = quoted ? strcspn(at + 1, "\"") : strcspn(at, " \t");
        at += quoted;
        if (quoted && !at[length])
            fail_input("a quotation mark is missing: \"%.60s", at);
        if (words.count == MAX_WORDS)
            fail_input("more than %d words", MAX_WORDS);
        words.item[words.count++] = arena_format(arena, "%.*s", (int)length, at);
        at += length + quoted;
    }
    return words;
}

/* "NAME = ..." or "NAME[2] = ...": where what follows the = begins; NULL: no assignment. */
static const char *find_assignment(const char *line, size_t name_length, int *index)
{
    const char *at = line + name_length + strspn(line + name_length, " \t");
    *index = 0;
    if (*at == '[') {
        char *end;
        long number = strtol(at + 1, &end, 10);
        const char *close = end + strspn(end, " \t");
        if (end == at + 1 || *close != ']')
            fail_input("%.*s: an element is written %.*s[2]", (int)name_length, line,
                       (int)name_length, line);
        *index = number > 0 && number <= MAX_JOINTS ? (int)number : -1;
        at = close + 1 + strspn(close + 1, " \t");
        if (*at != '=')
            fail_input("%.*s: an element can only be set: %.*s[%ld] = NUMBER", (int)name_length,
                       line, (int)name_length, line, number);
    }
    return *at == '=' ? at + 1 : NULL;
}

static _Noreturn void fail_unknown(const char *name, bool assigned)
{
    const char *near = shell_nearest(name, !assigned);
    fail_input("\"%.60s\" is no %svariable; %s%s%s", name, assigned ? "" : "command and no ",
               near ? "did you mean \"" : "help lists them", near ? near : "", near ? "\"?" : "");
}

static void run_line(Session *session, char *line)
{
    strip(line);
    line += strspn(line, " \t");
    size_t length = strcspn(line, " \t=[");
    if (!*line)
        return;
    int index;
    char *name = arena_format(session->scratch, "%.*s", (int)length, line);
    const char *value = find_assignment(line, length, &index);
    const Variable *variable = variable_find(name);
    const ShellCommand *command = shell_command_find(name);
    if (value) {
        if (command)
            fail_input("%s is a command; help %s explains it", command->name, command->name);
        if (!variable)
            fail_unknown(name, true);
        variable_set(session, variable, index, value);
        return;
    }
    if (!variable && !command)
        fail_unknown(name, false);
    Words words = split(session->scratch, line + length);
    if (variable) {
        if (words.count)
            fail_input("%s: to set it, write %s = %s", variable->name, variable->name,
                       line + length + strspn(line + length, " \t"));
        variable_show(session, variable);
    } else if (words.count > command->max) {
        fail_input("%s: \"%s\" is one argument too many; usage: %s%s%s", command->name,
                   words.item[command->max], command->name, *command->usage ? " " : "",
                   command->usage);
    } else {
        command->run(session, &words);
    }
}

/* Runs something of which a failure must not end the session; returns its exit status. */
static int run_trapped(Session *session, char *line)
{
    FailTrap trap;
    session->told = false;
    if (setjmp(trap.jump) == 0) {
        fail_trap(&trap);
        if (line)
            run_line(session, line);
        else if (session->file)
            shell_close_output_file(session, NULL);
        file_write(NULL, &session->out);
        fail_trap(NULL);
        trap.status = EXIT_DONE;
    }
    progress(NULL);
    if (trap.status && !session->told) {
        char place[40] = "";
        if (!session->interactive && line)
            snprintf(place, sizeof place, "<stdin>:%d: ", session->line);
        fprintf(stderr, "rbgen: %s%s\n", place, trap.message);
    }
    text_free(&session->out);
    arena_free(session->scratch);
    session->scratch = arena_new();
    return trap.status;
}

/* ---- the session ---- */

/* The robot's name, or what of it a terminal can be given. */
static void make_prompt(const Session *session, char *prompt, size_t room)
{
    char name[32];
    size_t length = 0;
    for (const char *c = session->description->name; *c && length + 1 < sizeof name; c++)
        name[length++] = *c > ' ' && *c < 127 ? *c : '?';
    name[length] = '\0';
    snprintf(prompt, room, "%s> ", name);
}

static void greet(const Session *session)
{
    session_say(
        session,
        "rbgen %s: %d joint%s%s. Angles in rad, lengths in m, torques in N m, voltages in V.\n"
        "help lists the commands, help NAME explains one, Ctrl-D ends.%s",
        RBGEN_VERSION, session->n, session->n == 1 ? "" : "s",
        session_has_motors(session) ? " with motors" : "",
        editor_available() ? ""
                           : "\n(Built without libedit: no line editing. Install libedit-dev and "
                             "build again to have it.)");
}

static int read_and_run(Session *session)
{
    char prompt[48], place[40];
    for (;;) {
        char *line = NULL;
        int status;
        catch_interrupt(session);
        make_prompt(session, prompt, sizeof prompt);
        session->line++;
        if (!session->interactive) {
            snprintf(place, sizeof place, "<stdin>:%d: ", session->line);
            fail_place(place);
        }
        LineStatus read = editor_read(session->editor, prompt, true, &line);
        fail_place(read == LINE_END || session->interactive ? NULL : place);
        if (read == LINE_END)
            return EXIT_DONE;
        if (read == LINE_STOPPED)
            continue;
        session_stop = 0;
        status = run_trapped(session, line);
        if (status && !session->interactive)
            return status;
        if (session->done)
            return EXIT_DONE;
    }
}

static void session_end(Session *session)
{
    editor_free(session->editor);
    session_free_robot(session);
    text_free(&session->file_text);
    free(session->file);
    arena_free(session->scratch);
}

int command_shell(int argc, char **argv)
{
    static Session session; /* large */
    const char *cost = NULL, *path = "cmu_dd";
    session = (Session){
        .snap = ANGLE_SNAP, .dac_period = 0.01, .timestep = 1e-3, .integrator = "rk3", .digits = 6};
    const Option options[] = {
        {"algorithm", 0, OPTION_STRINGS, &session.algorithms, "FUNCTION=NAME", "instead of best"},
        {"backend", 0, OPTION_STRING, &session.backend, "NAME", "tcc (default), cc or reference"},
        EFFORT_OPTIONS(&cost),
        {"snap", 0, OPTION_NUMBER, &session.snap, "RADIANS",
         "angles this near to a multiple of 90 degrees are it"},
    };
    const Syntax syntax = {
        "shell",
        "[ROBOT] [options]",
        "A session with a robot arm (default: cmu_dd) in the manner of Swartz's sim program of "
        "1982:\n"
        "variables (theta, omega, alpha, torque, voltage, gravity, DACOut, ...) are set by\n"
        "NAME = LIST and shown by NAME, commands (inverse_arm, forward_arm, simulate,\n"
        "print_simulation, ...) work on them; help lists both. Units: rad, m, s, N m, N, V.\n"
        "In a terminal, lines can be edited and completed (Tab), Ctrl-C stops a simulation, "
        "Ctrl-D\n"
        "ends the session; the history is kept in the file that RBGEN_HISTORY names, if any.\n"
        "Otherwise standard input is a script: there is no prompt, the first error ends it and "
        "gives\n"
        "its line and the exit status.",
        "  rbgen shell\n"
        "  rbgen shell stanford\n"
        "  echo 'theta = 0.1; inverse_arm' | tr ';' '\\n' | rbgen shell puma\n"
        "  rbgen shell cmu_dd < script\n",
        options,
        COUNT(options)};
    options_parse(&syntax, argc, argv, &path, 0, 1);
    check_effort(cost);
    if (session.backend && strcmp(session.backend, "reference") != 0)
        backend_parse(session.backend);
    select_functions("inverse-dynamics,forward-dynamics", &session.algorithms, BEST);

    session.scratch = arena_new();
    session_read_robot(&session, path);
    session.interactive = isatty(STDIN_FILENO);
    session.editor = editor_new(session.interactive, shell_complete, &session);
    greet(&session);
    int status = read_and_run(&session);
    if (status == EXIT_DONE)
        status = run_trapped(&session, NULL); /* the open file is written */
    session_end(&session);
    return status;
}
