/* pictures.c: what was simulated, plotted and animated, by the commands that do so. */
#include "shell/shell.h"

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

void shell_write_graphic_file(Session *session, const Words *words)
{
    kept_need(session, "write_graphic_file");
    const char *path =
        session_argument(session, words, "write_graphic_file", "FILE.html", "file name?");
    char snap[40];
    snprintf(snap, sizeof snap, "%.17g", session->snap);
    const char *const arguments[] = {"-q", "--snap",      snap, "-o", path,
                                     "--", session->path, "-",  NULL};
    Text csv = all_rows(session);
    session_run(session, "write_graphic_file", command_animate, &csv, arguments);
    session_say(session, "%s is written; a browser shows it", path);
}
