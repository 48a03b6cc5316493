/* table.c: see table.h. Numbers align on their decimal point when every cell of a column has the
   same number of decimals, which is what the callers print. */
#include "util/table.h"

#include <string.h>

Format format_parse(const char *name)
{
    static const char *const names[] = {"table", "csv", "json", "md"};
    if (!name)
        return FORMAT_TABLE;
    for (size_t i = 0; i < COUNT(names); i++)
        if (strcmp(name, names[i]) == 0)
            return (Format)i;
    fail_input("--format: \"%s\" is none of table, csv, json, md", name);
}

Table table_new(Arena *arena, const char *const *heads, int count)
{
    Table table = {.arena = arena, .column_count = count};
    for (int i = 0; i < count; i++)
        table.heads[i] = heads[i];
    return table;
}

void table_row(Table *table, const char *const *cells)
{
    if (table->row_count == table->room) {
        int room = table->room ? 2 * table->room : 16;
        const char **grown = arena_array(table->arena, const char *, room * table->column_count);
        if (table->row_count)
            memcpy(grown, table->cells,
                   sizeof *grown * (size_t)(table->row_count * table->column_count));
        table->cells = grown;
        table->room = room;
    }
    const char **row = table->cells + table->row_count++ * table->column_count;
    for (int i = 0; i < table->column_count; i++)
        row[i] = arena_copy(table->arena, cells[i] ? cells[i] : "");
}

static bool is_left(const Table *table, int column)
{
    return table->heads[column][0] == '<';
}

static const char *head(const Table *table, int column)
{
    return table->heads[column] + is_left(table, column);
}

/* Characters, not bytes. */
static int width_of(const char *string)
{
    int width = 0;
    for (; *string; string++)
        width += ((unsigned char)*string & 0xC0) != 0x80;
    return width;
}

static void pad(Text *out, const char *string, int width, bool left)
{
    int space = width - width_of(string);
    if (!left)
        text_add(out, "%*s", space > 0 ? space : 0, "");
    text_add_string(out, string);
    if (left)
        text_add(out, "%*s", space > 0 ? space : 0, "");
}

static void end_line(Text *out)
{
    while (out->length && out->data[out->length - 1] == ' ')
        out->length--;
    text_add_string(out, "\n");
}

static void csv_cell(Text *out, const char *string)
{
    if (!strpbrk(string, ",\"\n")) {
        text_add_string(out, string);
        return;
    }
    text_add_string(out, "\"");
    for (; *string; string++)
        text_add(out, *string == '"' ? "\"\"" : "%c", *string);
    text_add_string(out, "\"");
}

static const char *cell_at(const Table *table, int row, int column)
{
    return row < 0 ? head(table, column) : table->cells[row * table->column_count + column];
}

/* The width of each column; 0 for one with nothing in it. */
static void measure(const Table *table, int *width)
{
    for (int i = 0; i < table->column_count; i++) {
        bool empty = table->row_count > 0;
        width[i] = width_of(head(table, i));
        for (int r = 0; r < table->row_count; r++) {
            int w = width_of(cell_at(table, r, i));
            width[i] = w > width[i] ? w : width[i];
            empty = empty && w == 0;
        }
        if (empty)
            width[i] = 0;
    }
}

static void print_row(const Table *table, int row, const int *width, Format format, Text *out)
{
    bool first = true;
    for (int i = 0; i < table->column_count; i++) {
        const char *cell = cell_at(table, row, i);
        if (format == FORMAT_CSV) {
            text_add_string(out, i ? "," : "");
            csv_cell(out, cell);
        } else if (width[i]) {
            text_add_string(out, format == FORMAT_MD ? (first ? "| " : " | ") : first ? "" : "  ");
            pad(out, cell, width[i], is_left(table, i));
            first = false;
        }
    }
    if (format == FORMAT_MD)
        text_add_string(out, " |");
    end_line(out);
}

void table_print(const Table *table, Format format, Text *out)
{
    int width[MAX_COLUMNS];
    measure(table, width);
    for (int r = -1; r < table->row_count; r++) {
        print_row(table, r, width, format, out);
        if (format != FORMAT_MD || r >= 0)
            continue;
        for (int i = 0; i < table->column_count; i++)
            if (width[i])
                text_add_string(out, is_left(table, i) ? "| --- " : "| ---: ");
        text_add_string(out, "|\n");
    }
}

void json_string(Text *out, const char *string)
{
    text_add_string(out, "\"");
    for (; *string; string++) {
        unsigned char c = (unsigned char)*string;
        if (c == '"' || c == '\\')
            text_add(out, "\\%c", c);
        else if (c < 32 || c == 127)
            text_add(out, "\\u%04x", c);
        else
            text_add_bytes(out, string, 1);
    }
    text_add_string(out, "\"");
}
