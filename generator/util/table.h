/* table.h: rows and columns for people and for programs. */
#ifndef TABLE_H
#define TABLE_H

#include "util/util.h"

typedef enum { FORMAT_TABLE, FORMAT_CSV, FORMAT_JSON, FORMAT_MD, FORMAT_SVG } Format;
Format format_parse(const char *name); /* NULL: table; svg only ops knows */

enum { MAX_COLUMNS = 272 };

typedef struct {
    Arena *arena;
    int column_count, row_count, room;
    const char *heads[MAX_COLUMNS]; /* a leading '<' aligns the column left and is not printed */
    const char **cells;             /* row by row */
} Table;

Table table_new(Arena *arena, const char *const *heads, int count);
/* One string a column; they are copied. NULL is an empty cell. */
void table_row(Table *table, const char *const *cells);
/* table, csv or md. Except for csv, columns with nothing in them are left out. */
void table_print(const Table *table, Format format, Text *out);

/* A string as a JSON string, quotes included. */
void json_string(Text *out, const char *string);

#endif
