/* plot.c: rbgen plot FILE.csv: a picture of what torque, sim and eval wrote. */
#include "picture/plot.h"
#include "command/command.h"

static const char about[] =
    "Draws what torque, sim and eval --states wrote, by gnuplot (Debian: gnuplot-nox): a panel a\n"
    "group of columns (tau, q, qd, qdd, i, v, energy, xyz, ...), or with --per-joint a panel a "
    "joint;\nseveral files are laid over each other. Without -o the picture is drawn in "
    "characters.";

static const char examples[] =
    "  rbgen plot torques.csv\n"
    "  rbgen plot fall.csv --columns q,energy --robot stanford -o fall.svg\n"
    "  rbgen plot wanted.csv driven.csv --columns q1,q2 -o compare.png\n"
    "  rbgen plot torques.csv --per-joint --robot puma --size 1200,700 -o torques.pdf\n";

int command_plot(int argc, char **argv)
{
    Plot plot = {0};
    const Option options[] = {
        {"columns", 0, OPTION_STRING, &plot.columns, "LIST",
         "groups or columns: tau,q or tau1,tau3 (default: tau, or q)"},
        {"per-joint", 0, OPTION_FLAG, &plot.per_joint, NULL, "a panel for each joint"},
        {"robot", 0, OPTION_STRING, &plot.robot, "ROBOT",
         "whose joints these are: for their names and units"},
        {"title", 0, OPTION_STRING, &plot.title, "TEXT", "instead of the file's name"},
        {"size", 0, OPTION_STRING, &plot.size, "W,H",
         "pixels, or characters of a panel in the terminal"},
        {"output", 'o', OPTION_OUTPUT, &plot.output, "FILE",
         "x.svg, x.png or x.pdf instead of the terminal"},
    };
    const Syntax syntax = {
        "plot", "FILE.csv [FILE2.csv ...] [options]", about, examples, options, COUNT(options)};
    plot.file_count = options_parse(&syntax, argc, argv, plot.files, 1, MAX_PLOT_FILES);
    Arena *arena = arena_new();
    Text drawn = plot_draw(arena, &plot);
    file_write(plot.output, &drawn);
    text_free(&drawn);
    arena_free(arena);
    return EXIT_DONE;
}
