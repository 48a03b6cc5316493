/* csv.c: see csv.h. A line is split where it lies in the buffer. Nothing is allocated outside the
   arena, and every failure closes the file first: a session survives wrong files. */
#include "util/csv.h"

#include "util/decimal.h"

#include <ctype.h>
#include <errno.h>
#include <fcntl.h>
#include <math.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/stat.h>
#include <unistd.h>

enum {
    FIRST_ROOM = 1 << 16,
    LONGEST_LINE = 1 << 20,
    BLOCK = 1 << 22, /* that csv_lines reads at a time */
    LONGEST_SHOWN = 40
};

void csv_close(Csv *csv)
{
    if (csv->descriptor > STDIN_FILENO)
        close(csv->descriptor);
    csv->descriptor = -1;
}

void csv_fail(Csv *csv, int column, const char *format, ...)
{
    char message[400], place[80] = "";
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(message, sizeof message, format, arguments);
    va_end(arguments);
    csv_close(csv);
    if (column >= 0 && csv->line > 1)
        snprintf(place, sizeof place, "column %d, %.*s: ", column + 1, LONGEST_SHOWN,
                 csv->heads[column]);
    else if (column >= 0)
        snprintf(place, sizeof place, "column %d: ", column + 1);
    fail_input("%s:%ld: %s%s", csv->file, csv->line, place, message);
}

static _Noreturn void fail_whole(Csv *csv, const char *what)
{
    csv_close(csv);
    fail_input("%s: %s", csv->file, what);
}

/* ---- lines ---- */

/* Room for that many bytes behind what is there, which moves to the front. */
static void make_room(Csv *csv, size_t room)
{
    size_t length = csv->end - csv->begin;
    char *data = csv->data;
    if (room > csv->room) {
        data = arena_alloc(csv->arena, room);
        csv->room = room;
    }
    if (csv->begin || data != csv->data)
        memmove(data, csv->data + csv->begin, length);
    csv->data = data;
    csv->begin = csv->whole = 0;
    csv->end = length;
}

/* Reads more behind what is there; false at the end of the file. */
static bool read_more(Csv *csv)
{
    ssize_t got;
    do
        got = read(csv->descriptor, csv->data + csv->end, csv->room - 1 - csv->end);
    while (got < 0 && errno == EINTR);
    if (got < 0) {
        const char *why = strerror(errno);
        csv_close(csv);
        fail_input("%s: cannot be read: %s", csv->file, why);
    }
    csv->end += (size_t)got;
    csv->ended = got == 0;
    return !csv->ended;
}

/* Line ends \r\n: the \n comes with the line behind. */
static void skip_newline(Csv *csv)
{
    if (csv->after_return && csv->begin < csv->end) {
        csv->begin += csv->data[csv->begin] == '\n';
        csv->after_return = false;
    }
}

/* The next line, terminated; NULL at the end of the file. */
static char *next_line(Csv *csv)
{
    size_t seen = 0;
    csv->line++;
    for (;;) {
        skip_newline(csv);
        csv->data[csv->end] = '\0'; /* there is a byte left for that */
        seen += strcspn(csv->data + csv->begin + seen, "\n\r");
        size_t length = csv->end - csv->begin;
        if (seen < length)
            break;
        if (seen >= LONGEST_LINE - 1)
            csv_fail(csv, -1, "is longer than %d MB; is this a CSV file?", LONGEST_LINE >> 20);
        if (csv->ended)
            break;
        make_room(csv, csv->end + 1 < csv->room || csv->begin ? csv->room : 2 * csv->room);
        read_more(csv);
    }
    bool last = csv->begin + seen == csv->end;
    if (last && seen == 0)
        return NULL;
    char *line = csv->data + csv->begin;
    if (!last && !line[seen])
        fail_whole(csv, "is not a CSV file");
    csv->after_return = !last && line[seen] == '\r';
    csv->begin += last ? seen : seen + 1;
    line[seen] = '\0';
    return line;
}

/* ---- cells ---- */

static bool is_blank(char c)
{
    return c == ' ' || c == '\t';
}

/* Behind the closing quote and blanks of a quoted cell; NULL when it is none: what only begins with
   a quote is text as it stands. */
static char *quoted_end(char *cell)
{
    if (*cell != '"')
        return NULL;
    char *at = cell + 1;
    while (*at && (*at != '"' || at[1] == '"'))
        at += *at == '"' ? 2 : 1;
    if (!*at)
        return NULL;
    for (at++; is_blank(*at); at++)
        ;
    return *at && *at != ',' ? NULL : at;
}

static void unquote(char *cell)
{
    char *to = cell;
    for (const char *from = cell + 1; *from != '"' || from[1] == '"'; from++) {
        from += *from == '"';
        *to++ = *from;
    }
    *to = '\0';
}

/* One cell without its blanks and quotes, terminated; moves on to the next, NULL after the last. */
static char *take_cell(char **at)
{
    char *cell = *at;
    while (is_blank(*cell))
        cell++;
    char *end = quoted_end(cell);
    bool quoted = end != NULL;
    if (!quoted)
        end = cell + strcspn(cell, ",");
    *at = *end ? end + 1 : NULL;
    if (quoted) {
        unquote(cell);
        return cell;
    }
    while (end > cell && is_blank(end[-1]))
        end--;
    *end = '\0';
    return cell;
}

/* ---- numbers ---- */

static bool is_decimal(const char *cell)
{
    double value;
    const char *end = decimal_read(cell, &value);
    return end && !*end;
}

static bool is_missing(const char *cell)
{
    cell += *cell == '+' || *cell == '-';
    return strcasecmp(cell, "nan") == 0 || strcasecmp(cell, "inf") == 0 ||
           strcasecmp(cell, "infinity") == 0;
}

const char *csv_cell(const Csv *csv, int column)
{
    return csv->cells[column];
}

bool csv_read(const Csv *csv, int column, double *value)
{
    const char *cell = csv->cells[column];
    const char *end = decimal_read(cell, value);
    bool decimal = end && !*end;
    if (!decimal || !isfinite(*value))
        *value = (double)NAN;
    return decimal || is_missing(cell);
}

double csv_number(Csv *csv, int column)
{
    double value;
    bool number = csv_read(csv, column, &value);
    if (!number || !isfinite(value))
        csv_fail(csv, column, "\"%.*s\" is not a %snumber", LONGEST_SHOWN, csv->cells[column],
                 number ? "finite " : "");
    return value;
}

/* ---- the file ---- */

static void open_file(Csv *csv)
{
    struct stat info;
    csv->descriptor = STDIN_FILENO;
    if (strcmp(csv->file, "-") != 0)
        csv->descriptor = open(csv->file, O_RDONLY | O_CLOEXEC);
    if (csv->descriptor < 0)
        fail_input("%s: cannot be read: %s", csv->file, strerror(errno));
    file_refuse_claimed(csv->descriptor,
                        csv->descriptor == STDIN_FILENO ? "standard input" : csv->file);
    if (fstat(csv->descriptor, &info) == 0 && S_ISDIR(info.st_mode))
        fail_whole(csv, "is a directory; name the CSV file in it");
}

static void read_heads(Csv *csv)
{
    char *line = next_line(csv);
    if (line && strncmp(line, "\xEF\xBB\xBF", 3) == 0)
        line += 3;
    if (!line || (!*line && csv->ended))
        fail_whole(csv, "is empty; the first line names the columns, for example t,q1,q2");
    int room = 1, numbers = 0;
    for (const char *c = line; *c; c++)
        room += *c == ',';
    if (room > CSV_MOST_COLUMNS) /* commas in quotes are counted, too: nobody has that many */
        csv_fail(csv, -1, "more than %d columns", CSV_MOST_COLUMNS);
    csv->cells = arena_array(csv->arena, char *, room);
    const char **heads = arena_array(csv->arena, const char *, room);
    while (line) {
        char *head = take_cell(&line);
        numbers += is_decimal(head);
        heads[csv->count++] = arena_copy(csv->arena, head);
    }
    csv->heads = heads;
    if (numbers == csv->count)
        csv_fail(csv, -1,
                 "has numbers where the names of the columns should be; for example "
                 "t,q1,q2");
    if (csv->count == 1 && strpbrk(heads[0], ";\t"))
        csv_fail(csv, -1, "has %s between its columns; commas are wanted",
                 strchr(heads[0], ';') ? "semicolons" : "tabs");
}

Csv *csv_open(Arena *arena, const char *path)
{
    Csv *csv = arena_alloc(arena, sizeof *csv);
    *csv = (Csv){.file = path, .arena = arena, .room = FIRST_ROOM};
    csv->data = arena_alloc(arena, csv->room);
    open_file(csv);
    read_heads(csv);
    return csv;
}

/* The next line that is not empty; NULL: there is none, and the file is closed. */
static char *next_row(Csv *csv)
{
    char *line;
    do
        line = csv->descriptor < 0 ? NULL : next_line(csv);
    while (line && !line[strspn(line, " \t")]);
    if (!line)
        csv_close(csv);
    return line;
}

static void split(Csv *csv, char *line)
{
    int count = 0;
    while (line && count < csv->count) {
        csv->cells[count] = take_cell(&line);
        count++;
    }
    if (line)
        csv_fail(csv, -1, "has more columns than the first line");
    if (count < csv->count)
        csv_fail(csv, -1, "has %d column%s, the first line has %d", count, count == 1 ? "" : "s",
                 csv->count);
}

bool csv_next(Csv *csv)
{
    char *line = next_row(csv);
    if (line)
        split(csv, line);
    return line != NULL;
}

/* ---- many rows ---- */

/* A line that needs no reading is there. */
static bool has_line(Csv *csv)
{
    skip_newline(csv);
    return csv->begin < csv->whole;
}

static void read_block(Csv *csv)
{
    make_room(csv, BLOCK);
    while (!csv->ended && csv->end + 1 < csv->room)
        read_more(csv);
    csv->whole = csv->end;
    while (csv->whole > 0 && csv->data[csv->whole - 1] != '\n' && csv->data[csv->whole - 1] != '\r')
        csv->whole--;
}

int csv_lines(Csv *csv, CsvLine *lines, int most)
{
    int count = 0;
    if (csv->descriptor >= 0 && !has_line(csv))
        read_block(csv);
    while (count < most && (count == 0 || has_line(csv))) {
        char *line = count == 0 ? next_row(csv) : next_line(csv);
        if (!line)
            break;
        if (line[strspn(line, " \t")])
            lines[count++] = (CsvLine){line, csv->line};
    }
    return count;
}

bool csv_numbers(const Csv *csv, const char *line, const bool *wanted, double *numbers)
{
    for (int k = 0; k < csv->count; k++) {
        line += strspn(line, " \t");
        const char *end = wanted[k] ? decimal_read(line, &numbers[k]) : line + strcspn(line, ",");
        if (!end || *line == '"' || (wanted[k] && !isfinite(numbers[k])))
            return false;
        end += strspn(end, " \t");
        if (*end != (k + 1 < csv->count ? ',' : '\0'))
            return false;
        line = end + 1;
    }
    return true;
}

void csv_split(Csv *csv, const CsvLine *line)
{
    csv->line = line->number;
    split(csv, line->text);
}

int csv_find(Csv *csv, const char *head)
{
    int found = -1;
    for (int k = 0; k < csv->count; k++) {
        if (strcmp(csv->heads[k], head) != 0)
            continue;
        if (found >= 0)
            csv_fail(csv, -1, "column %.*s is there twice", LONGEST_SHOWN, head);
        found = k;
    }
    return found;
}

double *csv_more_room(Arena *arena, const double *numbers, size_t have, size_t room)
{
    double *larger = arena_array(arena, double, room);
    if (have)
        memcpy(larger, numbers, sizeof *numbers * have);
    return larger;
}
