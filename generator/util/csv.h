/* csv.h: numbers from CSV files, one row at a time, so that memory does not grow with the rows.

   The first line names the columns. A byte order mark before it is skipped; lines end in \n, \r\n
   or \r; empty lines count but hold no row. Blanks around a cell are dropped, and a cell may stand
   in double quotes (a quote inside is doubled; what only begins with one is text). A number is
   written in decimal: 0.5, -1e-3, never 0x10. nan and inf are recognised as what is missing;
   csv_number refuses them, csv_read gives NaN.

       Csv *csv = csv_open(arena, path);
       int q1 = csv_find(csv, "q1");
       while (csv_next(csv))
           sum += csv_number(csv, q1);

   What is wrong with the file ends in fail_input, one line "FILE:LINE: column N, HEAD: ...". */
#ifndef CSV_H
#define CSV_H

#include "util/util.h"

enum { CSV_MOST_COLUMNS = 4096 };

typedef struct {
    const char *file; /* as it was named; "-" is standard input */
    int count;        /* columns */
    const char **heads;
    long line; /* of the present row; 1: the heads */

    /* private to csv.c */
    Arena *arena;
    int descriptor;
    char *data; /* what has been read and not been taken: begin .. end */
    size_t begin, end, room;
    size_t whole;             /* where the last whole line in it ends, for csv_lines */
    bool ended, after_return; /* the last line ended in \r: a \n now belongs to it */
    char **cells;             /* of the present row */
} Csv;

Csv *csv_open(Arena *arena, const char *path);
/* Goes to the next row; false when there is none, and the file is closed then. */
bool csv_next(Csv *csv);
/* The same for many rows, which several threads read. csv_lines takes the lines of the next rows,
   at most that many, and they stay until the next call; 0: there are none. csv_numbers reads the
   wanted columns of a line and changes nothing; it is false for what takes a closer look: cells in
   quotes, and what is wrong. csv_split then makes this line the present row. */
typedef struct {
    char *text;
    long number;
} CsvLine;
int csv_lines(Csv *csv, CsvLine *lines, int most);
bool csv_numbers(const Csv *csv, const char *line, const bool *wanted, double *numbers);
void csv_split(Csv *csv, const CsvLine *line);
/* For who stops before the end. */
void csv_close(Csv *csv);

/* The column of this name, or -1; fails when two have it. */
int csv_find(Csv *csv, const char *head);

/* A cell of the present row: its text; a finite number, or it fails; a number, NaN for nan, inf and
   what is too large, or false. */
const char *csv_cell(const Csv *csv, int column);
double csv_number(Csv *csv, int column);
bool csv_read(const Csv *csv, int column, double *value);

/* Ends in fail_input with the file and line before the message, and the column unless that is -1.
 */
_Noreturn void csv_fail(Csv *csv, int column, const char *format, ...) PRINTF_LIKE(3, 4);

/* A larger array with the same beginning; the smaller one stays with the arena. */
double *csv_more_room(Arena *arena, const double *numbers, size_t have, size_t room);

#endif
