/* sheet.c: see sheet.h. */
#include "command/sheet.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { MAX_CSV_COLUMNS = 4096 };
static const size_t MAX_CSV = (size_t)1 << 28;

/* A cell without the blanks around it. */
typedef struct {
    const char *begin;
    size_t length;
} Cell;

static Cell take_cell(const char **at)
{
    size_t whole = strcspn(*at, ",\r\n"), blank = strspn(*at, " \t");
    blank = blank < whole ? blank : whole;
    Cell cell = {*at + blank, whole - blank};
    while (cell.length && strchr(" \t", cell.begin[cell.length - 1]))
        cell.length--;
    *at += whole;
    return cell;
}

static bool is_number(Cell cell, double *value)
{
    char *end = NULL;
    *value = cell.length ? strtod(cell.begin, &end) : NAN;
    if (!isfinite(*value))
        *value = NAN;
    return cell.length && end == cell.begin + cell.length;
}

static const char *cell_text(Arena *arena, Cell cell, size_t most)
{
    size_t length = cell.length < most ? cell.length : most;
    return memcpy(arena_alloc(arena, length + 1), cell.begin, length);
}

static void read_heads(Arena *arena, Sheet *sheet, const char **at)
{
    int numbers = 0;
    double value;
    sheet->columns = arena_array(arena, SheetColumn, MAX_CSV_COLUMNS);
    for (;; ++*at) {
        if (sheet->count == MAX_CSV_COLUMNS)
            fail_input("%s:1: more than %d columns", sheet->file, MAX_CSV_COLUMNS);
        Cell cell = take_cell(at);
        const char *head = cell_text(arena, cell, cell.length);
        for (int k = 0; k < sheet->count && *head; k++)
            if (strcmp(sheet->columns[k].head, head) == 0)
                fail_input("%s:1: column %.40s is there twice", sheet->file, head);
        numbers += is_number(cell, &value);
        sheet->columns[sheet->count++].head = head;
        if (**at != ',')
            break;
    }
    if (numbers == sheet->count)
        fail_input("%s:1: has numbers where the names of the columns should be; for example "
                   "t,q1,q2",
                   sheet->file);
}

static void read_row(Arena *arena, Sheet *sheet, const char **at, int line)
{
    for (int k = 0; k < sheet->count; k++) {
        SheetColumn *column = &sheet->columns[k];
        Cell cell = take_cell(at);
        if (!is_number(cell, &column->value[sheet->rows]) && !column->wrong_line) {
            column->wrong_line = line;
            column->wrong = cell_text(arena, cell, 40);
        }
        if (k + 1 < sheet->count && **at != ',')
            fail_input("%s:%d: has %d columns, the first line has %d", sheet->file, line, k + 1,
                       sheet->count);
        *at += k + 1 < sheet->count;
    }
    if (**at == ',')
        fail_input("%s:%d: has more columns than the first line", sheet->file, line);
    sheet->rows++;
}

Sheet *sheet_read(Arena *arena, const char *path)
{
    size_t length;
    const char *at = file_read(arena, path, MAX_CSV, &length);
    if (memchr(at, '\0', length))
        fail_input("%s: is not a CSV file", path);
    if (strncmp(at, "\xEF\xBB\xBF", 3) == 0) /* a byte order mark */
        at += 3;
    Sheet *sheet = arena_alloc(arena, sizeof *sheet);
    sheet->file = path;
    read_heads(arena, sheet, &at);

    size_t rows = 1;
    for (const char *c = at; *c; c++)
        rows += *c == '\n' || *c == '\r';      /* either ends a row */
    if (rows > MAX_CSV / (size_t)sheet->count) /* lines of nothing, that is */
        fail_input("%s: is not a CSV file", path);
    for (int k = 0; k < sheet->count; k++)
        sheet->columns[k].value = arena_array(arena, double, rows);
    for (int line = 1; *at;) {
        at += strspn(at, "\r");
        if (*at == '\n')
            at++, line++;
        if (*at && !strchr("\r\n", *at))
            read_row(arena, sheet, &at, line);
    }
    if (sheet->rows == 0)
        fail_input("%s: has no rows below its first line", path);
    return sheet;
}

const SheetColumn *sheet_column(const Sheet *sheet, const char *head)
{
    for (int k = 0; k < sheet->count; k++) {
        const SheetColumn *column = &sheet->columns[k];
        if (strcmp(column->head, head) != 0)
            continue;
        if (column->wrong_line)
            fail_input("%s:%d: column %d, %.40s: \"%s\" is not a number", sheet->file,
                       column->wrong_line, k + 1, head, column->wrong);
        return column;
    }
    return NULL;
}
