/* commands.c: the commands of a session, one row each, and their help. */
#include "shell/shell.h"
#include "util/terminal.h"

#include <string.h>

static ShellRun run_database_read, run_show, run_help, run_exit;

/* clang-format off */
const ShellCommand shell_commands[] = {
    {"inverse_arm", shell_inverse_arm, TAKES_FILE, 1, "[FILE.csv]",
     "torque and voltage that theta, omega and alpha take",
     "Inverse dynamics of theta, omega and alpha. The result is put in torque and voltage.\n"
     "With a file (columns t, q1, ..., and if known qd1, ..., qdd1, ...), the same along a motion,\n"
     "every DACTimePeriod: its rows can then be printed and plotted like a simulation, and DACOut\n"
     "has its voltages.\n"
     "examples:\n"
     "  theta = 0, pi/4, 0.1\n"
     "  inverse_arm\n"
     "  inverse_arm motion.csv\n"},
    {"forward_arm", shell_forward_arm, TAKES_NOTHING, 0, "",
     "alpha that theta, omega and voltage (torque) give",
     "Forward dynamics of theta, omega and torque, which follows voltage where there are motors.\n"
     "The result is put in alpha; nothing is integrated.\n"
     "example:\n"
     "  voltage = 10, 0, 0\n"
     "  forward_arm\n"},
    {"simulate", shell_simulate, TAKES_LENGTH | TAKES_FILE, 8,
     "[new|continue] [zero] [STEPS|SECONDSs] [FILE.csv|DACOut]",
     "the motion that voltages give, integrated in time",
     "Integrates the motion from theta and omega. voltage is held constant (torque, where not every\n"
     "joint has a motor), or a schedule is put out, each row held until the next: FILE.csv with\n"
     "columns v1, ... and either t or a row every DACTimePeriod; or the rows of DACOut. With control\n"
     "set, that decides on the torques instead.\n"
     "  new        begins at time 0 (unless continue is given)\n"
     "  continue   goes on from where the last one ended\n"
     "  zero       sets theta and omega to 0 first\n"
     "  1000, 2s   how long: timesteps, or seconds (default: 1000 steps, or the schedule's length)\n"
     "Every timestep has its row. At the end the variables have the last one's values. A person who\n"
     "types simulate alone is asked. Ctrl-C stops it and keeps the rows so far.\n"
     "examples:\n"
     "  simulate 1000\n"
     "  simulate continue 0.5s\n"
     "  simulate zero volts.csv\n"
     "  DACOut = 12, 0, 0; 0, 0, 0; -12, 0, 0\n"
     "  simulate DACOut\n"
     "  control = pd\n"
     "  target = 0.5, 0, 0.1\n"
     "  simulate 2s\n"},
    {"print_simulation", shell_print_simulation, TAKES_VARIABLE, 8,
     "[START [FINISH [STEP]]] [NAME...]",
     "the simulation as a table, or to the open file",
     "Prints the rows from START to FINISH, one every STEP seconds (default: all of it in 20 steps):\n"
     "theta, omega, alpha, torque and voltage, or those named. When a file is open, they go there as\n"
     "CSV with all columns and digits, every row unless STEP is given. A person who types it alone\n"
     "is asked.\n"
     "examples:\n"
     "  print_simulation 0 1 0.1\n"
     "  print_simulation 0 1 0.1 theta torque\n"},
    {"plot_simulation", shell_plot_simulation, TAKES_FILE | TAKES_VARIABLE, 8, "[FILE.svg|.png|.pdf] [NAME...]",
     "the simulation as a picture",
     "Plots the simulation in the terminal, or to a file: theta and torque, or those named of theta,\n"
     "omega, alpha, torque and voltage. gnuplot draws it (Debian: gnuplot-nox).\n"
     "examples:\n"
     "  plot_simulation theta\n"
     "  plot_simulation run.svg theta torque\n"},
    {"write_graphic_file", shell_write_graphic_file, TAKES_FILE, 1, "FILE.html",
     "the simulation as a page that shows the arm moving",
     "Writes one HTML page that shows the arm moving as it was simulated; any browser opens it.\n"
     "example:\n"
     "  write_graphic_file run.html\n"},
    {"open_output_file", shell_open_output_file, TAKES_FILE, 1, "FILE",
     "print_simulation goes to this file",
     "print_simulation writes to this file, as CSV, until close_output_file. The file appears when\n"
     "it is closed, or when the session ends; when a script fails, it does not appear.\n"
     "example:\n"
     "  open_output_file run.csv\n"},
    {"close_output_file", shell_close_output_file, TAKES_NOTHING, 0, "",
     "writes the open file; print_simulation shows again",
     "Writes the open file. print_simulation goes to the screen again.\n"},
    {"database_read", run_database_read, TAKES_ROBOT | TAKES_FILE, 1, "ROBOT",
     "another robot",
     "Reads another robot: a file, or a name that rbgen list shows. The variables are 0 again and\n"
     "what was simulated is gone, control and payload are off; timestep, integrator, gains,\n"
     "DACTimePeriod and digits stay.\n"
     "examples:\n"
     "  database_read stanford\n"
     "  database_read robots/puma.json\n"},
    {"show", run_show, TAKES_VARIABLE, 16, "[NAME...]",
     "all variables, or those named",
     "Shows all variables, or those named. A variable's name alone shows it too.\n"
     "examples:\n"
     "  show\n"
     "  show theta omega\n"},
    {"help", run_help, TAKES_COMMAND | TAKES_VARIABLE, 1, "[NAME]",
     "this list, or what a command or variable does",
     "Explains a command or a variable, or lists them all.\n"
     "example:\n"
     "  help simulate\n"},
    {"exit", run_exit, TAKES_NOTHING, 0, "",
     "ends the session; so does Ctrl-D",
     "Ends the session. An open output file is written.\n"},
    {"quit", run_exit, TAKES_NOTHING, 0, "", NULL,
     "The same as exit.\n"},
};
const int shell_command_count = COUNT(shell_commands);
/* clang-format on */

const ShellCommand *shell_command_find(const char *name)
{
    for (int k = 0; k < shell_command_count; k++)
        if (same_word(name, shell_commands[k].name))
            return &shell_commands[k];
    return NULL;
}

/* The beginning of one name only, or a slip of the fingers. */
const char *shell_nearest(const char *word, bool commands)
{
    const char *names[64], *begins = NULL;
    size_t count = 0, length = strlen(word);
    int matches = 0;
    for (int k = 0; k < variable_count; k++)
        names[count++] = variables[k].name;
    for (int k = 0; k < shell_command_count && commands; k++)
        names[count++] = shell_commands[k].name;
    for (size_t k = 0; k < count; k++)
        if (length >= 3 && strncmp(names[k], word, length) == 0) {
            matches++;
            begins = names[k];
        }
    return matches == 1 ? begins : nearest_word(word, names, count);
}

/* ---- commands that are no more than a few lines ---- */

static void run_database_read(Session *session, const Words *words)
{
    const char *path = session_argument(session, words, "database_read", "ROBOT", "which robot?");
    session_read_robot(session, path);
    session_say(session, "%d joint%s%s", session->n, session->n == 1 ? "" : "s",
                session_has_motors(session) ? " with motors" : "");
}

static void run_show(Session *session, const Words *words)
{
    if (words->count == 0)
        show_all(session);
    for (int k = 0; k < words->count; k++) {
        const Variable *variable = variable_find(words->item[k]);
        const char *near = variable ? NULL : shell_nearest(words->item[k], false);
        if (!variable)
            fail_input("show: \"%s\" is no variable; %s%s%s", words->item[k],
                       near ? "did you mean \"" : "help lists them", near ? near : "",
                       near ? "\"?" : "");
        variable_show(session, variable);
    }
}

static void run_exit(Session *session, const Words *words)
{
    (void)words;
    session->done = true;
}

/* ---- help ---- */

static void help_list(Text *out)
{
    Text text = {0};
    text_add_string(&text, "commands:\n");
    for (int k = 0; k < shell_command_count; k++)
        if (shell_commands[k].summary)
            text_add(&text, "  %-18s  %s\n", shell_commands[k].name, shell_commands[k].summary);
    text_add_string(&text, "\nvariables:\n");
    for (int k = 0; k < variable_count; k++)
        text_add(&text, "  %-18s  %s\n", variables[k].name, variables[k].summary);
    text_add_string(
        &text,
        "\nA variable is set by NAME = LIST, one of its elements by NAME[2] = NUMBER, and shown by "
        "NAME alone. LIST is a number for each joint, or one for all, with blanks or commas "
        "between them; pi, pi/2 and -2*pi/3 are numbers. Units: rad, m for sliding joints, s, "
        "N m, N, V.\n\n# begins a comment. help NAME explains a command or a variable.");
    text_add_paragraphs(out, text.data, output_width());
    text_free(&text);
}

static void help_variable(Text *out, const Variable *variable)
{
    text_add(out, "%s", variable->name);
    if (variable->turning)
        text_add(out, " (%s%s%s)", variable->turning, variable->sliding ? "; sliding joints: " : "",
                 variable->sliding ? variable->sliding : "");
    text_add(out, ": %s.\n", variable->summary);
    switch (variable->kind) {
    case VECTOR:
        text_add(out, "examples:\n  %s = 0.5, 0, 0.1\n  %s = 0\n  %s[2] = 0.3\n", variable->name,
                 variable->name, variable->name);
        break;
    case CONVERTER:
        text_add_string(out, "simulate DACOut puts them out, each row held until the next.\n"
                             "examples:\n  DACOut = 12, 0, 0\n  DACOut = 12, 0, 0; -12, 0, 0\n");
        break;
    case GRAVITY_VECTOR:
        text_add_string(out,
                        "Swartz's arm has -9.80621 along z. A change compiles the robot anew.\n"
                        "examples:\n  gravity = -9.80621\n  gravity = 0, -9.81, 0\n");
        break;
    case HAND:
        text_add(
            out,
            "With it the recursion begins: f or n of N+1. It helps the drives: torque is less by\n"
            "J^T times it.\nexample:\n  %s = 0, 0, -10\n",
            variable->name);
        break;
    case SECONDS:
        text_add(out, "example:\n  %s = 0.005\n", variable->name);
        break;
    case INTEGRATOR: {
        const char *names[INTEGRATORS];
        int count = integrator_names(names);
        text_add_string(out, "There are");
        for (int k = 0; k < count; k++)
            text_add(out, " %s", names[k]);
        text_add_string(out, ".\nexample:\n  integrator = rkf45\n");
        break;
    }
    case CONTROL:
        text_add_string(out,
                        "  none      torque or voltage, as they are set\n"
                        "  gravity   holds what weighs, and lets it be moved\n"
                        "  pd        a spring and a damper at each joint, by its inertia\n"
                        "  computed  computed torque: accelerations as wanted, by the whole model\n"
                        "  passive   passivity-based, Slotine and Li's\n"
                        "The last three lead to target, as stiffness and damping say.\n"
                        "example:\n  control = computed\n  target = 0.5, 0, 0.1\n  simulate 2s\n");
        break;
    case GAIN:
        text_add(out, "example:\n  %s = %s\n", variable->name,
                 strcmp(variable->name, "damping") == 0 ? "0.7" : "15");
        break;
    case LOAD:
        text_add_string(out, "A change compiles the robot anew; control knows of it.\n"
                             "example:\n  payload = 2.5\n");
        break;
    case DIGITS:
        text_add_string(out, "17 shows numbers exactly.\nexample:\n  digits = 17\n");
        break;
    case TIME:
        break;
    }
}

static void run_help(Session *session, const Words *words)
{
    if (words->count == 0) {
        help_list(&session->out);
        return;
    }
    const char *word = words->item[0];
    const ShellCommand *command = shell_command_find(word);
    const Variable *variable = variable_find(word);
    if (command) {
        text_add(&session->out, "usage: %s%s%s\n\n", command->name, *command->usage ? " " : "",
                 command->usage);
        text_add_paragraphs(&session->out, command->text, output_width());
    } else if (variable) {
        help_variable(&session->out, variable);
    } else {
        const char *near = shell_nearest(word, true);
        fail_input("help: \"%s\" is no command and no variable; %s%s%s", word,
                   near ? "did you mean \"" : "help lists them", near ? near : "",
                   near ? "\"?" : "");
    }
}
