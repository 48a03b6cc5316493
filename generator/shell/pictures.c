/* pictures.c: what was simulated, plotted and animated, by the commands that do so. */
#include "shell/shell.h"

#include <math.h>
#include <string.h>

/* All rows that are kept. */
static Text all_rows(Session *session)
{
    Text csv = {0};
    int *rows = arena_array(session->scratch, int, session->kept.count);
    for (int k = 0; k < session->kept.count; k++)
        rows[k] = k;
    kept_csv(session, rows, session->kept.count, true, &csv);
    return csv;
}

/* In the terminal unless a word has a point in it: a file. */
void shell_plot_simulation(Session *session, const Words *words)
{
    kept_need(session, "plot_simulation");
    const char *path = NULL, *columns = NULL;
    for (int k = 0; k < words->count; k++) {
        const char *word = words->item[k];
        if (strchr(word, '.') && path)
            fail_input("plot_simulation: two files, %s and %s", path, word);
        if (strchr(word, '.')) {
            path = word;
            continue;
        }
        const char *column = kept_variable(session, "plot_simulation", word)->column;
        columns = columns ? arena_format(session->scratch, "%s,%s", columns, column) : column;
    }
    const char *arguments[16] = {
        "-q",      "--columns",  columns ? columns : "q,tau", "--title", session->description->name,
        "--robot", session->path};
    int count = 7;
    if (path) {
        arguments[count++] = "-o";
        arguments[count++] = path;
    }
    arguments[count++] = "-";
    Text csv = all_rows(session);
    session_run(session, "plot_simulation", command_plot, &csv, arguments);
    if (path)
        session_say(session, "%s is written", path);
}

static void add_option(const char **arguments, int *count, const char *option, const char *value)
{
    if (!value)
        return;
    arguments[(*count)++] = option;
    arguments[(*count)++] = value;
}

void shell_write_graphic_file(Session *session, const Words *words)
{
    kept_need(session, "write_graphic_file");
    const char *path =
        session_argument(session, words, "write_graphic_file", "FILE.html", "file name?");
    const Choice *choice = &session->choice;
    enum { MOST = 16 + 4 * MAX_STRINGS };
    const char *arguments[MOST] = {"-q", "-o", path};
    char snap[40];
    int count = 3;
    snprintf(snap, sizeof snap, "%.17g", choice->snap);
    const struct {
        const char *option, *value;
    } once[] = {{"--snap", isnan(choice->snap) ? NULL : snap},
                {"--base", choice->base},
                {"--tip", choice->tip}};
    for (size_t k = 0; k < COUNT(once); k++)
        add_option(arguments, &count, once[k].option, once[k].value);
    for (int k = 0; k < choice->lock.count; k++)
        add_option(arguments, &count, "--lock", choice->lock.item[k]);
    for (int k = 0; k < choice->tool.count; k++)
        add_option(arguments, &count, "--tool", choice->tool.item[k]);
    arguments[count++] = "--";
    arguments[count++] = session->path;
    arguments[count++] = "-";
    Text csv = all_rows(session);
    session_run(session, "write_graphic_file", command_animate, &csv, arguments);
    session_say(session, "%s is written; a browser shows it", path);
}
