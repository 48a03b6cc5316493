/* sheet.c: see sheet.h.

   Once there are MOST_CELLS numbers, every two stretches of rows become one: of each column its
   lowest and its highest value, in the order in which they came. So a spike of one row in ten
   million is still drawn, and memory ends there. t and the numbers of the rows go on from where a
   stretch begins to where it ends. */
#include "picture/sheet.h"

#include "util/csv.h"

#include <math.h>
#include <string.h>

enum { MOST_CELLS = 1 << 22, FEWEST_ROWS = 1 << 12, LONGEST_SHOWN = 40 };

typedef struct {
    Arena *arena;
    Csv *csv;
    Sheet *sheet;
    int room, most; /* rows that the columns can hold, and may */
    long row;       /* of the file */
    long stretch;   /* its rows that share two of ours; 1: each has its own */
    long into;      /* of the present stretch */
} Reader;

static void make_room(Reader *reader)
{
    Sheet *sheet = reader->sheet;
    if (sheet->rows < reader->room)
        return;
    size_t have = (size_t)sheet->rows, room = have ? 2 * have : 64;
    room = room < (size_t)reader->most ? room : (size_t)reader->most;
    for (int k = 0; k <= sheet->count; k++) /* the last are the numbers of the rows */
        sheet->columns[k].value = csv_more_room(reader->arena, sheet->columns[k].value, have, room);
    reader->room = (int)room;
}

/* Of many values, some NaN, the lowest and the highest as they come first. */
static void envelope(const double *value, int count, double out[2])
{
    int low = -1, high = -1;
    for (int i = 0; i < count; i++) {
        if (isnan(value[i]))
            continue;
        low = low < 0 || value[i] < value[low] ? i : low;
        high = high < 0 || value[i] > value[high] ? i : high;
    }
    if (low < 0) {
        out[0] = out[1] = (double)NAN;
        return;
    }
    double first = value[low < high ? low : high], second = value[low < high ? high : low];
    out[0] = first;
    out[1] = second;
}

static bool runs_on(const Sheet *sheet, int column)
{
    return column == sheet->count || strcmp(sheet->columns[column].head, "t") == 0;
}

/* Every four rows become two. */
static void thin_out(Reader *reader)
{
    Sheet *sheet = reader->sheet;
    for (int k = 0; k <= sheet->count; k++) {
        double *value = sheet->columns[k].value;
        for (int i = 0; i < sheet->rows; i += 4) {
            double two[2] = {value[i], value[i + 3]};
            if (!runs_on(sheet, k))
                envelope(value + i, 4, two);
            memcpy(value + i / 2, two, sizeof two);
        }
    }
    sheet->rows /= 2;
    reader->stretch = reader->stretch == 1 ? 4 : 2 * reader->stretch;
    reader->into = 0;
}

static double read_value(Reader *reader, int column)
{
    Sheet *sheet = reader->sheet;
    double value = (double)reader->row;
    if (column == sheet->count)
        return value;
    SheetColumn *to = &sheet->columns[column];
    if (!csv_read(reader->csv, column, &value) && !to->wrong_line) {
        to->wrong_line = reader->csv->line;
        to->wrong =
            arena_format(reader->arena, "%.*s", LONGEST_SHOWN, csv_cell(reader->csv, column));
    }
    return value;
}

/* The row becomes one of ours, or is taken up by the stretch that is under way. */
static void add_row(Reader *reader)
{
    Sheet *sheet = reader->sheet;
    bool begins = reader->into == 0;
    int width = reader->stretch == 1 ? 1 : 2;
    reader->row++;
    if (begins && sheet->rows == reader->most) {
        thin_out(reader);
        width = 2;
    }
    if (begins) {
        make_room(reader);
        sheet->rows += width;
    }
    for (int k = 0; k <= sheet->count; k++) {
        double *two = sheet->columns[k].value + sheet->rows - width;
        double three[3] = {two[0], two[width - 1], read_value(reader, k)};
        if (begins)
            two[0] = two[width - 1] = three[2];
        else if (runs_on(sheet, k))
            two[1] = three[2];
        else
            envelope(three, 3, two);
    }
    reader->into = (reader->into + 1) % reader->stretch;
}

Sheet *sheet_read(Arena *arena, const char *path)
{
    Csv *csv = csv_open(arena, path);
    Sheet *sheet = arena_alloc(arena, sizeof *sheet);
    *sheet = (Sheet){.file = path,
                     .count = csv->count,
                     .columns = arena_array(arena, SheetColumn, csv->count + 1)};
    for (int k = 0; k < csv->count; k++) {
        sheet->columns[k].head = csv->heads[k];
        if (csv->heads[k][0])
            csv_find(csv, csv->heads[k]); /* once */
    }
    int most = MOST_CELLS / csv->count / 4 * 4;
    Reader reader = {.arena = arena,
                     .csv = csv,
                     .sheet = sheet,
                     .most = most > FEWEST_ROWS ? most : FEWEST_ROWS,
                     .stretch = 1};
    while (csv_next(csv))
        add_row(&reader);
    if (sheet->rows == 0)
        fail_input("%s: has no rows below its first line", path);
    sheet->number = sheet->columns[sheet->count].value;
    return sheet;
}

const SheetColumn *sheet_column(const Sheet *sheet, const char *head)
{
    for (int k = 0; k < sheet->count; k++) {
        const SheetColumn *column = &sheet->columns[k];
        if (strcmp(column->head, head) != 0)
            continue;
        if (column->wrong_line)
            fail_input("%s:%ld: column %d, %.*s: \"%s\" is not a number", sheet->file,
                       column->wrong_line, k + 1, LONGEST_SHOWN, head, column->wrong);
        return column;
    }
    return NULL;
}
