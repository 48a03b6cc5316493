/* output.c: what was simulated, printed, plotted, animated. */
#include "shell/shell.h"

#include <errno.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* ---- which rows and columns ---- */

typedef struct {
    double start, finish, step; /* seconds; step 0: every row */
    bool ends;                  /* the last row before finish belongs to it, whatever the step */
    int column_count;
    const Variable *column[8];
} OutputChoice;

static double last_time(const Session *session)
{
    return kept_row(session, session->kept.count - 1)[0];
}

static void add_column(const Session *session, const char *word, OutputChoice *choice)
{
    if (choice->column_count < (int)COUNT(choice->column))
        choice->column[choice->column_count++] = kept_variable(session, "print_simulation", word);
}

static double ask_time(Session *session, const char *question, double otherwise)
{
    char fallback[40];
    double value;
    snprintf(fallback, sizeof fallback, "%g", otherwise);
    const char *answer = session_ask(session, question, fallback);
    if (!number_read(answer, &value))
        fail_input("print_simulation: \"%s\" is not a number of seconds", answer);
    return value;
}

/* About a twentieth of this time, and a whole number of rows. */
static double whole_step(const Session *session, double length)
{
    int steps = session->kept.count - 1;
    double spacing = steps ? (last_time(session) - kept_row(session, 0)[0]) / steps : 0;
    return spacing > 0 ? spacing * fmax(1, ceil(length / spacing / 20 - 1e-9)) : 0;
}

static OutputChoice read_choice(Session *session, const Words *words)
{
    double first = kept_row(session, 0)[0], number[3];
    OutputChoice choice = {.start = first, .finish = last_time(session)};
    int count = 0;
    for (int k = 0; k < words->count; k++) {
        double value;
        if (!number_read(words->item[k], &value))
            add_column(session, words->item[k], &choice);
        else if (count == 3)
            fail_input("print_simulation: three numbers: start, finish, step in seconds");
        else
            number[count++] = value;
    }
    choice.start = count > 0 ? number[0] : choice.start;
    choice.finish = count > 1 ? number[1] : choice.finish;
    bool ask = words->count == 0 && session->interactive;
    if (ask) {
        choice.start = ask_time(session, "start, s?", choice.start);
        choice.finish = ask_time(session, "finish, s?", choice.finish);
    }
    double step = session->file ? 0 : whole_step(session, choice.finish - choice.start);
    choice.step = count > 2 ? number[2] : step;
    choice.ends = count < 3;
    if (ask)
        choice.step =
            ask_time(session, session->file ? "step, s (0: every row)?" : "step, s?", step);
    if (choice.start > choice.finish || choice.step < 0)
        fail_input("print_simulation: start %g, finish %g, step %g: they must not go backwards",
                   choice.start, choice.finish, choice.step);
    if (choice.finish < first || choice.start > last_time(session))
        fail_input("print_simulation: the simulation goes from %g to %g s", first,
                   last_time(session));
    return choice;
}

/* The last row at or before t, or the one after where that is nearer. */
static int nearest_row(const Session *session, double t)
{
    int low = 0, high = session->kept.count;
    while (high - low > 1) {
        int middle = low + (high - low) / 2;
        if (kept_row(session, middle)[0] <= t)
            low = middle;
        else
            high = middle;
    }
    if (low + 1 < session->kept.count &&
        kept_row(session, low + 1)[0] - t < t - kept_row(session, low)[0])
        low++;
    return low;
}

/* Their numbers, in order; returns how many. A step below the rows' own gives every row. */
static int choose_rows(const Session *session, const OutputChoice *choice, int *chosen)
{
    int all = session->kept.count, count = 0;
    double first = kept_row(session, 0)[0], last = last_time(session);
    double spacing = all > 1 ? (last - first) / (all - 1) : 0;
    double start = fmax(choice->start, first);
    double end = fmin(choice->finish, last) + 1e-9 * fmax(choice->step, spacing);
    if (choice->step <= spacing) {
        for (int r = nearest_row(session, start); r < all && kept_row(session, r)[0] <= end; r++)
            chosen[count++] = r;
        return count;
    }
    for (double k = 0; start + k * choice->step <= end; k++) {
        int row = nearest_row(session, start + k * choice->step);
        if (count == 0 || row > chosen[count - 1])
            chosen[count++] = row;
    }
    int finish = nearest_row(session, end);
    if (choice->ends && finish > chosen[count - 1])
        chosen[count++] = finish;
    return count;
}

/* ---- as a table, as CSV ---- */

enum { JOINTS_A_TABLE = 6 };

/* The joint to which a column belongs: of voltages, only joints with motors have one. */
static int joint_of(const Session *session, const Variable *variable, int column)
{
    int joint = column;
    if (kept_column_count(session, variable) < session->n)
        for (joint = 0; column || !session->motors->has_motor[joint]; joint++)
            column -= session->motors->has_motor[joint];
    return joint;
}

/* One way of writing for all joints, so that they can be compared. */
static NumberStyle style_of(const Session *session, int column, int columns)
{
    double largest = 0;
    for (int r = 0; r < session->kept.count; r++)
        for (int k = 0; k < columns; k++)
            largest = fmax(largest, fabs(kept_row(session, r)[column + k]));
    return number_style(session, &largest, 1);
}

static void print_table(Session *session, const Variable *variable, const int *chosen, int count)
{
    int begin = kept_column(session, variable), columns = kept_column_count(session, variable);
    NumberStyle time = style_of(session, 0, 1), style = style_of(session, begin, columns);
    for (int from = 0; from < columns; from += JOINTS_A_TABLE) {
        const char *heads[JOINTS_A_TABLE + 1] = {"t"}, *cells[JOINTS_A_TABLE + 1];
        char text[JOINTS_A_TABLE + 1][40];
        int here = columns - from < JOINTS_A_TABLE ? columns - from : JOINTS_A_TABLE;
        for (int k = 0; k < here; k++)
            heads[k + 1] = arena_format(session->scratch, "%s[%d]", variable->name,
                                        joint_of(session, variable, from + k) + 1);
        Table table = table_new(session->scratch, heads, here + 1);
        for (int r = 0; r < count; r++) {
            const double *row = kept_row(session, chosen[r]);
            cells[0] = number_text(time, row[0], text[0]);
            for (int k = 0; k < here; k++)
                cells[k + 1] = number_text(style, row[begin + from + k], text[k + 1]);
            table_row(&table, cells);
        }
        if (session->out.length)
            text_add_string(&session->out, "\n");
        table_print(&table, FORMAT_TABLE, &session->out);
    }
}

void shell_print_simulation(Session *session, const Words *words)
{
    kept_need(session, "print_simulation");
    OutputChoice choice = read_choice(session, words);
    int *chosen = arena_array(session->scratch, int, session->kept.count + 1);
    int count = choose_rows(session, &choice, chosen);
    if (session->file) {
        if (choice.column_count)
            fail_input("print_simulation: %s gets all columns; names are for the screen",
                       session->file);
        if (session->file_width && session->file_width != session->kept.width)
            fail_input("print_simulation: %s has rows with other columns; close_output_file first",
                       session->file);
        kept_csv(session, chosen, count, !session->file_width, &session->file_text);
        session->file_width = session->kept.width;
        session_say(session, "%d rows for %s; close_output_file writes it", count, session->file);
        return;
    }
    if (choice.column_count == 0)
        for (int k = 0; k < variable_count; k++)
            if (variables[k].column && kept_column(session, &variables[k]) > 0)
                add_column(session, variables[k].name, &choice);
    for (int k = 0; k < choice.column_count; k++)
        print_table(session, choice.column[k], chosen, count);
}

/* ---- the output file ---- */

/* It is written whole when it is closed; what can be seen to be wrong is said now. */
static void check_writable(Session *session, const char *path)
{
    struct stat info;
    char *folder = arena_copy(session->scratch, path), *slash = strrchr(folder, '/');
    if (slash)
        slash[slash == folder] = '\0';
    bool there = stat(path, &info) == 0;
    if (there && S_ISDIR(info.st_mode))
        fail_input("open_output_file: %s is a directory", path);
    if (access(slash ? folder : ".", W_OK) != 0 && !(there && access(path, W_OK) == 0))
        fail_job("%s: cannot be written: %s", path, strerror(errno));
}

void shell_open_output_file(Session *session, const Words *words)
{
    if (session->file)
        fail_input("open_output_file: %s is open; close_output_file first", session->file);
    const char *path = session_argument(session, words, "open_output_file", "FILE", "file name?");
    check_writable(session, path);
    session->file = memory_grow(NULL, strlen(path) + 1);
    strcpy(session->file, path);
    session_say(session, "print_simulation goes to %s until close_output_file", session->file);
}

void shell_close_output_file(Session *session, const Words *words)
{
    (void)words;
    if (!session->file)
        fail_input("close_output_file: no file is open; open_output_file FILE opens one");
    file_write(session->file, &session->file_text);
    session_say(session, "%s is written", session->file);
    memory_free(session->file);
    session->file = NULL;
    text_free(&session->file_text);
    session->file_width = 0;
}
