/* plot.c: see plot.h. */
#include "picture/plot.h"
#include "model/clean.h"
#include "picture/panels.h"

#include "util/options.h"

#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

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
    *width = columns ? (int)strtol(columns, NULL, 10) : 0;
    *height = lines ? (int)strtol(lines, NULL, 10) : 0;
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

/* Whether the files have a column t: all or none. */
static bool over_time(const Sheet *const *sheets, int count)
{
    int timed = 0;
    for (int i = 0; i < count; i++)
        timed += sheet_column(sheets[i], "t") != NULL;
    if (timed && timed < count)
        fail_input("plot: some of these files have a column t and others do not");
    return timed > 0;
}

Text plot_draw(Arena *arena, const Plot *plot)
{
    Picture picture = plot->output ? picture_of(plot->output) : PICTURE_SVG;
    const Sheet *sheets[MAX_PLOT_FILES];
    int count = plot->file_count, width, height;
    for (int i = 0; i < count; i++)
        sheets[i] = sheet_read(arena, plot->files[i]);
    PlotRequest request = {sheets, count, NULL, plot->per_joint};
    if (plot->robot)
        request.robot = description_read(arena, plot->robot, &(Choice){.snap = SNAP_BY_DIGITS});
    Figure figure = {.x_label = over_time(sheets, count) ? "time, s" : "row",
                     .series_count = count,
                     .series = series_names(arena, plot->files, count)};
    plot_panels(arena, &request, plot->columns, &figure);
    const char *whose = request.robot ? arena_format(arena, "%s: ", request.robot->name) : "";
    figure.title = plot->title  ? plot->title
                   : count == 1 ? arena_format(arena, "%s%s", whose, figure.series[0])
                                : "";
    choose_size(plot->size, !plot->output, figure.panel_count, &width, &height);
    return plot->output ? figure_draw(&figure, picture, width, height)
                        : figure_draw_text(&figure, width, height);
}
