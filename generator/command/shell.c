/* shell.c: rbgen shell [ROBOT]: a session with a robot arm. */
#include "shell/shell.h"

#include <string.h>

int command_shell(int argc, char **argv)
{
    static Session session; /* large */
    const char *cost = NULL, *path = "cmu_dd";
    session = session_new();
    const Option options[] = {
        {"algorithm", 0, OPTION_STRINGS, &session.algorithms, "FUNCTION=NAME", "instead of best"},
        {"backend", 0, OPTION_STRING, &session.backend, "NAME", "tcc (default), cc or reference"},
        EFFORT_OPTIONS(&session.build, &cost),
        ROBOT_OPTIONS(session.choice),
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
        "  printf 'theta = 0.1\\ninverse_arm\\n' | rbgen shell puma\n"
        "  rbgen shell cmu_dd < script\n",
        options,
        COUNT(options)};
    options_parse(&syntax, argc, argv, &path, 0, 1);
    check_effort(&session.build, cost);
    if (session.backend && strcmp(session.backend, "reference") != 0)
        backend_parse(session.backend);
    select_functions("inverse-dynamics,forward-dynamics", &session.algorithms, BEST);

    return session_main(&session, path);
}
