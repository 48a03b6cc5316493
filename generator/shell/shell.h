/* shell.h: a session at a prompt, in the manner of Swartz's sim program (CMU-RI-TR-82-17):
   variables that hold the state of an arm, commands that work on them.

   A command fails by fail_*: the session catches it, prints the line and goes on (or, in a script,
   ends). All that the command had made is freed then: what becomes the session's before something
   can fail is kept by fail_keep. */
#ifndef SHELL_H
#define SHELL_H

#include "motion/simulation.h"
#include "shell/editor.h"

/* Which of two that hang together was set, so that the other follows it. */
typedef enum { GIVEN_TORQUE, GIVEN_VOLTAGE } Given;

/* What was simulated last, or what inverse_arm made of a file: rows as sim and torque write them.
 */
typedef struct {
    Text numbers; /* doubles, width in a row */
    int count, width;
    bool simulated; /* rather than prescribed */
} Kept;

typedef struct {
    /* options of rbgen shell */
    Build build;
    Strings algorithms;
    const char *backend;
    Choice choice;

    /* the robot; model lives until another one is read, built until gravity changes */
    char *path; /* as the user called it */
    Arena *model, *built;
    Description *description;
    const Robot *robot;
    Machine *motors;                  /* has no code */
    Machine *inverse[2], *forward[2]; /* with a free hand, and not; NULL: not compiled yet */
    Machine *controller;              /* NULL: not compiled yet */
    const Description *loaded;        /* the description with the load */
    FailTrap no_forward;              /* status EXIT_INPUT: the robot has none, and why */
    int n;

    /* variables */
    double theta[MAX_JOINTS], omega[MAX_JOINTS], alpha[MAX_JOINTS];
    double hand[6]; /* force, then moment on the hand */
    double torque[MAX_JOINTS], voltage[MAX_JOINTS];
    double target[MAX_JOINTS], stiffness, damping, payload;
    ControlKind control;
    Given given;
    double *dac; /* dac_rows rows of n voltages, one every dac_period */
    int dac_rows;
    double dac_period, timestep;
    const char *integrator;
    char own_integrator[40]; /* one with a number: beta:0.5 */
    int digits;

    Kept kept;
    char *file; /* that print_simulation writes to; NULL: none */
    Text file_text;
    int file_width; /* numbers in its rows; 0: none yet */

    /* the line that is being run */
    Arena *scratch;
    Text out; /* its result, on standard output when it is done */
    int line;
    bool told; /* the failure has been printed already */
    bool done;
    bool asking; /* a question, not a command, is being answered */

    bool interactive;
    Editor *editor;
} Session;

/* Ctrl-C: not 0 since the command began. */
extern volatile sig_atomic_t session_stop;

bool same_word(const char *a, const char *b); /* upper and lower case are the same */

/* ---- session.c ---- */

Session session_new(void); /* options may be filled in */
/* With this robot, from the first line to the last; returns the exit status. */
int session_main(Session *session, const char *robot);

/* ---- line.c ---- */

enum { MAX_WORDS = 64 };
typedef struct {
    int count;
    char *item[MAX_WORDS];
} Words;

void shell_run_line(Session *session, char *line); /* which it may write to */

/* ---- talk.c ---- */

/* Asks a person; what is typed, or otherwise when that is nothing. otherwise "": it must be given.
   Ctrl-C or Ctrl-D instead of an answer gives the command up. */
const char *session_ask(Session *session, const char *question, const char *otherwise);
/* The first word; a person is asked when there is none, a script fails. */
const char *session_argument(Session *session, const Words *words, const char *command,
                             const char *what, const char *question);
bool session_ask_yes(Session *session, const char *question, bool otherwise);
/* A remark for a person; a script does not get it. */
void session_say(const Session *session, const char *format, ...) PRINTF_LIKE(2, 3);
/* Runs another command of rbgen in a child process, so that whatever it does ends with it. input
   is its standard input, and is freed; arguments end in NULL. Fails when it fails. */
void session_run(Session *session, const char *name, int (*command)(int argc, char **argv),
                 Text *input, const char *const *arguments);

/* ---- robot.c ---- */

void session_read_robot(Session *session, const char *path); /* nothing changes when it fails */
void session_set_gravity(Session *session, const double gravity[3]);
void session_set_payload(Session *session, double mass);
const Machine *session_controller(Session *session); /* fails where the robot cannot have one */
void session_free_robot(Session *session);
const Machine *session_inverse(Session *session); /* compiled when first asked for */
const Machine *session_forward(Session *session);
/* What is exerted on the hand; NULL: nothing. */
const double *session_hand(const Session *session);
bool session_has_motors(const Session *session); /* on every joint */
void session_need_motors(const Session *session, const char *what);
void session_settle(Session *session); /* torque and voltage agree again */

/* ---- variables.c ---- */

typedef enum {
    VECTOR,
    CONVERTER,
    GRAVITY_VECTOR,
    HAND,
    SECONDS,
    INTEGRATOR,
    CONTROL,
    GAIN,
    LOAD,
    DIGITS,
    TIME
} VariableKind;
typedef struct {
    const char *name;
    VariableKind kind;
    size_t place;                  /* of its number or numbers in Session, where that says it */
    const char *turning, *sliding; /* units */
    const char *column;            /* VECTOR: in the rows that are kept */
    const char *summary;
} Variable;
extern const Variable variables[];
extern const int variable_count;

const Variable *variable_find(const char *name); /* NULL: none */
void variable_set(Session *session, const Variable *variable, int index, const char *text);
double *variable_numbers(Session *session, const Variable *variable);

/* ---- show.c ---- */

void variable_show(Session *session, const Variable *variable);
double session_time(const Session *session);
void show_all(Session *session);

/* How to write numbers that stand below each other. */
typedef struct {
    bool fixed;
    int digits;
} NumberStyle;
NumberStyle number_style(const Session *session, const double *values, size_t count);
const char *number_text(NumberStyle style, double value, char *buffer); /* of 40 */

/* ---- kept.c ---- */

/* Rows are thinned out rather than take more memory than this many numbers. */
#define MOST_KEPT 2e7

void kept_need(const Session *session, const char *command); /* fails when there are none */
const double *kept_row(const Session *session, int row);
void kept_take(Session *session, int row); /* the state becomes that of this row */
int kept_column(const Session *session, const Variable *variable); /* its first; -1: none */
int kept_column_count(const Session *session, const Variable *variable);
/* The variable of this name, of which the rows have columns; fails when they have not. */
const Variable *kept_variable(const Session *session, const char *command, const char *word);
/* Chosen rows as sim writes them. */
void kept_csv(Session *session, const int *chosen, int count, bool heads, Text *out);

/* ---- arm.c, simulate.c, output.c, pictures.c ---- */

typedef void ShellRun(Session *session, const Words *words);
ShellRun shell_inverse_arm, shell_forward_arm, shell_simulate;
ShellRun shell_print_simulation, shell_plot_simulation, shell_write_graphic_file;
ShellRun shell_open_output_file, shell_close_output_file;

/* ---- commands.c ---- */

/* What a command's arguments may be, for completion; a sum of these. */
enum {
    TAKES_NOTHING = 0,
    TAKES_VARIABLE = 1,
    TAKES_COMMAND = 2,
    TAKES_ROBOT = 4,
    TAKES_FILE = 8,
    TAKES_LENGTH = 16 /* simulate's words */
};
typedef struct {
    const char *name;
    ShellRun *run;
    int takes;
    int max; /* how many arguments */
    const char *usage;
    const char *summary;
    const char *text; /* help NAME: lines */
} ShellCommand;
extern const ShellCommand shell_commands[];
extern const int shell_command_count;
const ShellCommand *shell_command_find(const char *name); /* NULL: none */
/* The name that a mistyped one was probably meant for, or NULL. */
const char *shell_nearest(const char *word, bool commands);

/* ---- complete.c ---- */

Completer shell_complete;

#endif
