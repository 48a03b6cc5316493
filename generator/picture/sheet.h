/* sheet.h: every column of a CSV file, as numbers to draw. */
#ifndef SHEET_H
#define SHEET_H

#include "util/util.h"

typedef struct {
    const char *head;
    double *value;     /* one a row; NaN for nan and inf */
    long wrong_line;   /* the first line whose cell is no number at all; 0: none */
    const char *wrong; /* that cell */
} SheetColumn;

typedef struct {
    const char *file;
    int rows, count; /* of a very long file, rows that stand for many: see sheet.c */
    SheetColumn *columns;
    const double *number; /* of each row in the file, from 1 */
} Sheet;

/* What is wrong with the file is fail_input with its line; cells that are no numbers are wrong only
   when somebody wants their column. */
Sheet *sheet_read(Arena *arena, const char *path);
/* NULL when there is none; fails when it has cells that are no numbers. */
const SheetColumn *sheet_column(const Sheet *sheet, const char *head);

#endif
