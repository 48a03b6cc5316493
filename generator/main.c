/* main.c: rbgen's command line: every command one row. */
#include "command/command.h"
#include "model/locate.h"
#include "util/terminal.h"

#include <signal.h>
#include <string.h>
#include <unistd.h>

static const struct {
    const char *name;
    int (*run)(int argc, char **argv);
    const char *summary;
} commands[] = {
    {"emit", command_emit, "C code for exactly this robot"},
    {"ops", command_ops, "operation counts, by function and algorithm"},
    {"eval", command_eval, "compile in this process and call a function"},
    {"verify", command_verify, "everything against the numeric reference"},
    {"torque", command_torque, "inverse dynamics along a motion, as CSV"},
    {"sim", command_sim, "forward dynamics integrated in time, as CSV"},
    {"reach", command_reach, "joint values that bring the tool to a place"},
    {"assemble", command_assemble, "a position that closes all loops"},
    {"static", command_static, "a position in which a robot stays at rest"},
    {"animate", command_animate, "a page that shows a motion, from such CSV"},
    {"play", command_play, "a page in which the robot is alive"},
    {"gallery", command_gallery, "such pages of all robots, and an index"},
    {"plot", command_plot, "a picture of what these wrote"},
    {"shell", command_shell, "a session with a robot arm, or a script of one"},
    {"bench", command_bench, "nanoseconds a call, bytes of code and stack"},
    {"check", command_check, "read and judge a robot file"},
    {"tables", command_tables, "frames, partial velocities, M, C and g in letters"},
    {"base", command_base, "the fewest parameters that give the torques"},
    {"excite", command_excite, "a motion that shows a robot's parameters"},
    {"identify", command_identify, "masses, inertias and friction from logs"},
    {"parts", command_parts, "mass and inertia of links built from parts"},
    {"import", command_import, "a robot file from URDF"},
    {"soak", command_soak, "random robots, checked for as long as you like"},
    {"error", command_error, "rounding errors, in double and in float"},
    {"list", command_list, "robots, functions, algorithms, backends"},
};

typedef int (*Run)(int argc, char **argv);

static Run find(const char *name)
{
    for (size_t i = 0; i < COUNT(commands); i++)
        if (strcmp(name, commands[i].name) == 0)
            return commands[i].run;
    return NULL;
}

/* ---- help ---- */

static int help(void)
{
    Text out = {0};
    text_add(&out, "rbgen %s: robot dynamics as straight-line C\n\n", RBGEN_VERSION);
    text_add_string(&out, "usage: rbgen ROBOT        short for: rbgen emit ROBOT\n"
                          "       rbgen COMMAND ...  rbgen help COMMAND explains each\n\n");
    text_add_paragraphs(&out,
                        "ROBOT is a robot file, the name of one that rbgen list shows, or - for "
                        "standard input.",
                        output_width());
    text_add_string(&out, "\ncommands:\n");
    for (size_t i = 0; i < COUNT(commands); i++)
        text_add(&out, "  %-8s %s\n", commands[i].name, commands[i].summary);
    text_add_string(&out, "\nexamples:\n  rbgen robots/stanford.json > stanford_dyn.c\n"
                          "  rbgen ops puma\n  rbgen verify ur5\n"
                          "  rbgen eval planar_3r gravity --q 0,pi/4,0\n");
    file_write(NULL, &out);
    text_free(&out);
    return EXIT_DONE;
}

static _Noreturn void fail_unknown(const char *word, const char *near)
{
    if (near)
        fail_input("there is no command \"%s\"; did you mean rbgen %s?", word, near);
    fail_input("there is no command \"%s\"; rbgen --help lists them", word);
}

static const char *nearest_command(const char *word)
{
    const char *names[COUNT(commands)];
    for (size_t i = 0; i < COUNT(commands); i++)
        names[i] = commands[i].name;
    return nearest_word(word, names, COUNT(commands));
}

/* rbgen help emit is rbgen emit --help. */
static int help_on(const char *name)
{
    static char option[] = "--help";
    char *arguments[] = {option};
    Run run = find(name);
    if (!run)
        fail_unknown(name, nearest_command(name));
    return run(1, arguments);
}

/* ---- a first word that is no command ---- */

/* A slip of the pen for a command? Robots come first: their names and files may be anything. What
   has the looks of a command line, a word and a robot, is taken for one. */
static void check_robot(int argc, char **argv)
{
    const char *word = argv[1];
    if (word[0] == '-' || strpbrk(word, "./") || access(word, F_OK) == 0)
        return;
    Arena *arena = arena_new();
    size_t count;
    const char **robots = robots_names(arena, &count);
    bool known = false, two_words = argc > 2 && argv[2][0] != '-';
    for (size_t i = 0; i < count; i++)
        known = known || strcmp(robots[i], word) == 0;
    const char *command = nearest_command(word);
    bool near_robot = nearest_word(word, robots, count) != NULL;
    arena_free(arena);
    if (!known && (two_words || (command && !near_robot)))
        fail_unknown(word, command);
}

static bool is_any(const char *word, const char *a, const char *b)
{
    return strcmp(word, a) == 0 || strcmp(word, b) == 0;
}

static int run_command(int argc, char **argv)
{
    if (argc < 2) {
        help();
        return EXIT_INPUT;
    }
    if (strcmp(argv[1], "help") == 0 && argc > 2)
        return help_on(argv[2]);
    if (is_any(argv[1], "--help", "-h") || strcmp(argv[1], "help") == 0)
        return help();
    if (is_any(argv[1], "--version", "-V"))
        print_version();
    Run run = find(argv[1]);
    if (run)
        return run(argc - 2, argv + 2);
    check_robot(argc, argv);
    return command_emit(argc - 1, argv + 1);
}

/* A failure exits with blocks in use, of which compilers may have forgotten the last pointer: they
   are found in the owner's list. What a command leaves that comes to its end is lost. */
int main(int argc, char **argv)
{
    static Memory in_use;
    jit_watch_signals();
    signal(SIGXFSZ, SIG_IGN); /* a file that may not grow is an error of writing, with its line */
    memory_owner(&in_use);
    int status = run_command(argc, argv);
    memory_owner(NULL);
    memory_hand_over(&in_use, NULL);
    return status;
}
