/* session.c: a session: lines in, commands run, until Ctrl-D, exit or the script's end. */
#include "shell/shell.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>
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

/* ---- a line ---- */

typedef struct {
    Session *session;
    char *line; /* NULL: there are no more */
} Work;

static void work_on(void *argument)
{
    const Work *work = argument;
    Session *session = work->session;
    if (work->line)
        shell_run_line(session, work->line);
    else if (session->file)
        shell_close_output_file(session, NULL);
    fail_keep(); /* it is done, even if nobody can be told */
    file_write(NULL, &session->out);
}

/* A line's own, made here and not by the line, or a failure would take them away. */
static void renew(Session *session)
{
    text_free(&session->out);
    text_add_string(&session->out, "");
    arena_free(session->scratch);
    session->scratch = NULL; /* should there be no memory for another one */
    session->scratch = arena_new();
}

/* Runs something of which a failure must not end the session; returns its exit status. */
static int run_trapped(Session *session, char *line)
{
    FailTrap trap;
    session->told = false;
    fail_catch(&trap, work_on, &(Work){session, line});
    progress(NULL);
    if (trap.status)
        graph_use(NULL); /* the one in use may have gone */
    if (trap.status && !session->told) {
        char place[40] = "";
        if (!session->interactive && line)
            snprintf(place, sizeof place, "<stdin>:%d: ", session->line);
        fprintf(stderr, "rbgen: %s%s\n", place, trap.message);
    }
    renew(session);
    return trap.status;
}

/* ---- the session ---- */

/* The robot's name, or what of it a terminal can be given. */
static void make_prompt(const Session *session, char *prompt, size_t room)
{
    char name[32];
    size_t length = 0;
    for (const char *c = session->description->name; *c && length + 1 < sizeof name; c++)
        name[length++] = (char)(*c > ' ' && *c < 127 ? *c : '?');
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
    memory_free(session->file);
    text_free(&session->out);
    arena_free(session->scratch);
    build_end(&session->build);
}

Session session_new(void)
{
    return (Session){.build = build_start(),
                     .choice = choice_default(),
                     .dac_period = 0.01,
                     .timestep = 1e-3,
                     .integrator = "rk3",
                     .stiffness = 8,
                     .damping = 1,
                     .digits = 6};
}

int session_main(Session *session, const char *robot)
{
    renew(session);
    session_read_robot(session, robot);
    session->interactive = isatty(STDIN_FILENO);
    session->editor = editor_new(session->interactive, shell_complete, session);
    greet(session);
    int status = read_and_run(session);
    if (status == EXIT_DONE)
        status = run_trapped(session, NULL); /* the open file is written */
    session_end(session);
    return status;
}
