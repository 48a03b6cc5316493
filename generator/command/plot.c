/* plot.c: rbgen plot FILE.csv: a picture of what torque, sim and eval wrote. */
#include "command/plot.h"
#include "command/command.h"

#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

enum { MAX_FILES = 16 };

static Picture picture_of(const char *output)
{
    static const char *const endings[] = {".svg", ".png", ".pdf"};
    const char *ending = strrchr(output, '.');
    for (size_t k = 0; ending && k < COUNT(endings); k++)
        if (strcmp(ending, endings[k]) == 0)
            return (Picture)k;
    fail_input("-o %s: the name must end in .svg, .png or .pdf", output);
}

/* Characters of the terminal, or of the one that scripts usually have. */
static void terminal_size(int *width, int *height)
{
    struct winsize size = {0};
    const char *columns = getenv("COLUMNS"), *lines = getenv("LINES");
    *width = columns ? atoi(columns) : 0;
    *height = lines ? atoi(lines) : 0;
    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col && size.ws_row) {
        *width = size.ws_col;
        *height = size.ws_row;
    }
    *width = *width < 40 ? 80 : *width > 400 ? 400 : *width;
    *height = *height < 12 ? 24 : *height > 100 ? 100 : *height;
}

/* What the picture's size is without --size: 0 by the figure, in a terminal as much as it shows. */
static void choose_size(const char *size, bool terminal, int panels, int *width, int *height)
{
    double numbers[2];
    *width = *height = 0;
    if (terminal) {
        terminal_size(width, height);
        /* the title and the prompt want to be seen, too */
        *height = panels == 1 ? *height - 3 : *height * 2 / 3;
    }
    if (!size)
        return;
    const double least[] = {terminal ? 40 : 100, terminal ? 12 : 100};
    const double most = terminal ? 1000 : 10000;
    bool fits = parse_numbers("size", size, numbers, 2) == 2;
    for (int k = 0; k < 2 && fits; k++)
        fits = numbers[k] >= least[k] && numbers[k] <= most;
    if (!fits)
        fail_input("--size: width and height in %s, %g,%g to %g,%g; for example %s",
                   terminal ? "characters" : "pixels", least[0], least[1], most, most,
                   terminal ? "100,30" : "900,500");
    *width = (int)numbers[0];
    *height = (int)numbers[1];
}

static const char *base_name(const char *path)
{
    const char *slash = strrchr(path, '/');
    return strcmp(path, "-") == 0 ? "standard input" : slash ? slash + 1 : path;
}

/* Names that tell the files apart: without directories where that is enough. */
static const char **series_names(Arena *arena, const char *const *files, int count)
{
    const char **names = arena_array(arena, const char *, count);
    for (int i = 0; i < count; i++) {
        names[i] = base_name(files[i]);
        for (int k = 0; k < count; k++)
            if (k != i && strcmp(base_name(files[k]), base_name(files[i])) == 0)
                names[i] = files[i];
    }
    return names;
}

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
    const char *output = NULL, *list = NULL, *robot = NULL, *title = NULL, *size = NULL;
    bool per_joint = false;
    const Option options[] = {
        {"columns", 0, OPTION_STRING, &list, "LIST",
         "groups or columns: tau,q or tau1,tau3 (default: tau, or q)"},
        {"per-joint", 0, OPTION_FLAG, &per_joint, NULL, "a panel for each joint"},
        {"robot", 0, OPTION_STRING, &robot, "ROBOT",
         "whose joints these are: for their names and units"},
        {"title", 0, OPTION_STRING, &title, "TEXT", "instead of the file's name"},
        {"size", 0, OPTION_STRING, &size, "W,H",
         "pixels, or characters of a panel in the terminal"},
        {"output", 'o', OPTION_STRING, &output, "FILE",
         "x.svg, x.png or x.pdf instead of the terminal"},
    };
    const Syntax syntax = {
        "plot", "FILE.csv [FILE2.csv ...] [options]", about, examples, options, COUNT(options)};
    const char *files[MAX_FILES];
    int count = options_parse(&syntax, argc, argv, files, 1, MAX_FILES);
    Picture picture = output ? picture_of(output) : PICTURE_SVG;
    Arena *arena = arena_new();
    const Sheet *sheets[MAX_FILES];
    int width, height;
    for (int i = 0; i < count; i++)
        sheets[i] = sheet_read(arena, files[i]);
    PlotRequest request = {sheets, count, NULL, per_joint};
    if (robot)
        request.robot = description_read(arena, robot, ANGLE_SNAP);

    bool any_time = false, all_time = true;
    for (int i = 0; i < count; i++) {
        bool has_time = sheet_column(sheets[i], "t") != NULL;
        any_time = any_time || has_time;
        all_time = all_time && has_time;
    }
    if (any_time && !all_time)
        fail_input("plot: some of these files have a column t and others do not");
    Figure figure = {.x_label = any_time ? "time, s" : "row",
                     .series_count = count,
                     .series = series_names(arena, files, count)};
    plot_panels(arena, &request, list, &figure);
    figure.title = title ? title : count == 1 ? figure.series[0] : "";
    choose_size(size, !output, figure.panel_count, &width, &height);
    Text drawn = output ? figure_draw(&figure, picture, width, height)
                        : figure_draw_text(&figure, width, height);
    file_write(output, &drawn);
    text_free(&drawn);
    arena_free(arena);
    return EXIT_DONE;
}
