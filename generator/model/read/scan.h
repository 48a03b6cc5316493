/* scan.h: a strict look over JSON text before cJSON builds its tree.

   cJSON is lenient (it takes "01", "1.", raw control characters, broken UTF-8, a byte order mark,
   text after the value) and forgets where things stood. So the text is first scanned by RFC 8259
   to the letter, which also yields the line of every value; what passes here, cJSON can parse. */
#ifndef SCAN_H
#define SCAN_H

#include "util/util.h"

/* Beyond the contract's limits, because the file may be anybody's: */
#define MAX_VALUES                                                                                 \
    ((size_t)1 << 20) /* 256 joints need 15 thousand; 16 MB of "[0,0,0..." has 8 million */
#define MAX_NUMBER 63 /* characters; cJSON copies a number into a buffer of 64 */

typedef struct {
    int line;     /* where the value begins */
    int key_line; /* where its key begins; the same as line in arrays and for the whole */
    size_t key;   /* where its key begins, in bytes; where the value does if it has none */
    size_t at;    /* where the value begins */
} ScanValue;

typedef struct {
    ScanValue *values; /* in document order: a container before what it contains */
    size_t count;
} Scan;

/* Ends in fail_input("FILE:LINE: ...; how to mend") unless the text is one legal JSON value. */
Scan json_scan(Arena *arena, const char *file, const char *text, size_t length);

#endif
