/* table.c: see table.h. Numbers align on their decimal point when every cell of a column has the
   same number of decimals, which is what the callers print. */
#include "util/table.h"
#include "util/terminal.h"

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

static void pad(Text *out, const char *string, int width, bool left)
{
    int space = width - text_width(string);
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
        width[i] = text_width(head(table, i));
        for (int r = 0; r < table->row_count; r++) {
            int w = text_width(cell_at(table, r, i));
            width[i] = w > width[i] ? w : width[i];
            empty = empty && w == 0;
        }
        if (empty)
            width[i] = 0;
    }
}

/* ---- csv and md: a line a row ---- */

static void print_csv(const Table *table, Text *out)
{
    for (int r = -1; r < table->row_count; r++) {
        for (int i = 0; i < table->column_count; i++) {
            text_add_string(out, i ? "," : "");
            csv_cell(out, cell_at(table, r, i));
        }
        end_line(out);
    }
}

static void print_md(const Table *table, Text *out)
{
    int width[MAX_COLUMNS];
    measure(table, width);
    for (int r = -1; r < table->row_count; r++) {
        for (int i = 0; i < table->column_count; i++) {
            if (!width[i])
                continue;
            text_add_string(out, "| ");
            pad(out, cell_at(table, r, i), width[i], is_left(table, i));
            text_add_string(out, " ");
        }
        text_add_string(out, "|\n");
        for (int i = 0; i < table->column_count && r < 0; i++)
            if (width[i])
                text_add_string(out, is_left(table, i) ? "| --- " : "| ---: ");
        text_add_string(out, r < 0 ? "|\n" : "");
    }
}

/* ---- for people: no line wider than the terminal ---- */

typedef struct {
    int labels;     /* columns that begin each block */
    int first, end; /* the others of this one */
    int gap;
} Block;

/* The last column, if it is text, may be broken to its width. */
static void print_block(const Table *table, const Block *block, const int *width, Text *out)
{
    for (int r = -1; r < table->row_count; r++) {
        int column = 0;
        for (int i = 0; i < block->end; i++) {
            const char *cell = cell_at(table, r, i);
            if ((i >= block->labels && i < block->first) || !width[i])
                continue;
            if (column) {
                text_add(out, "%*s", block->gap, "");
                column += block->gap;
            }
            if (text_width(cell) > width[i])
                text_add_wrapped(out, cell, column, column, column + width[i], "");
            else
                pad(out, cell, width[i], is_left(table, i));
            column += width[i];
        }
        end_line(out);
    }
}

static int block_width(const Block *block, const int *width, int end)
{
    int total = 0;
    for (int i = 0; i < end; i++)
        if ((i < block->labels || i >= block->first) && width[i])
            total += width[i] + (total ? block->gap : 0);
    return total;
}

/* Columns as many as fit, the others below, beside the labels again. */
static void print_blocks(const Table *table, const int *width, int labels, int gap, Text *out)
{
    Block block = {.labels = labels, .first = labels, .gap = gap};
    for (;; block.first = block.end) {
        block.end = block.first;
        while (block.end < table->column_count &&
               (block.end == block.first ||
                block_width(&block, width, block.end + 1) <= output_width()))
            block.end++;
        print_block(table, &block, width, out);
        if (block.end == table->column_count)
            return;
        text_add_string(out, "\n");
    }
}

/* The same without its first column, whose words head the rows that begin with them. */
static Table grouped(const Table *table)
{
    Table groups = table_new(table->arena, table->heads + 1, table->column_count - 1);
    for (int r = 0; r < table->row_count; r++) {
        const char *cells[MAX_COLUMNS] = {cell_at(table, r, 0)};
        if (r == 0 || strcmp(cells[0], cell_at(table, r - 1, 0)) != 0)
            table_row(&groups, cells);
        for (int i = 1; i < table->column_count; i++)
            cells[i - 1] = cell_at(table, r, i);
        cells[0] = arena_format(table->arena, "  %s", cells[0]);
        table_row(&groups, cells);
    }
    return groups;
}

/* What is too wide is grouped by its first column, if that is text beside text; then columns move
   together; then text in the last one is broken; then columns go below. */
static void print_table(const Table *table, Text *out)
{
    enum { NARROW = 24 };
    int width[MAX_COLUMNS];
    int most = output_width(), labels = 0, end = table->column_count, last = end - 1;
    measure(table, width);
    while (labels < end && is_left(table, labels))
        labels++;
    while (last > 0 && !width[last])
        last--;
    Block whole = {.gap = 2};
    Table groups;
    if (block_width(&whole, width, end) > most && labels > 1) {
        groups = grouped(table);
        table = &groups;
        measure(table, width);
        labels--, end--, last--;
    }
    whole.gap = block_width(&whole, width, end) > most ? 1 : 2;
    int excess = block_width(&whole, width, end) - most;
    if (excess > 0 && is_left(table, last) && width[last] - excess >= NARROW) {
        width[last] -= excess;
        excess = 0;
    }
    print_blocks(table, width, labels < 1 || labels == end ? 1 : labels, excess > 0 ? 2 : whole.gap,
                 out);
}

void table_print(const Table *table, Format format, Text *out)
{
    if (format == FORMAT_CSV)
        print_csv(table, out);
    else if (format == FORMAT_MD)
        print_md(table, out);
    else
        print_table(table, out);
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
