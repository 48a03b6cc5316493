/* reader.h: a JSON document whose every value knows its line and its path, and the questions a
   schema asks of it. A question that the file answers wrongly ends in fail_input with
   "FILE:LINE: joints[2].link.mass: what is wrong; how to mend it". Knows nothing of robots. */
#ifndef READER_H
#define READER_H

#include "model/formula.h"
#include "model/read/scan.h"
#include "util/real.h"

#include <cjson/cJSON.h>

#define MAX_MAGNITUDE                                                                              \
    1e12 /* said so in a message; products of several still fit a double, and most a float */

typedef struct {
    Arena *arena;
    const char *file, *text;
    Scan scan;
    cJSON *root; /* valueint of an item is its index in scan.values: nobody else needs valueint */
    Formulas *formulas; /* of strings where numbers are meant; NULL: there are none */
    int *formula_of;    /* by that index; 0: not read yet, or a plain number */
} Document;

/* A value where it stands; lives on the stack of whoever reads it, below the place of its
   container, so that a path is put together only when something is wrong. */
typedef struct Place Place;
struct Place {
    const Document *document;
    const Place *up;   /* NULL: the whole */
    const cJSON *item; /* NULL: the file does not have it */
    const char *key;   /* NULL: an element of an array, or the whole */
    int index;
};

/* Scans and parses; refuses duplicate keys at any depth. All memory is the arena's. */
Document document_parse(Arena *arena, const char *file, const char *text, size_t length);

Place place_root(const Document *document);
Place place_member(const Place *object, const char *key); /* item NULL when it is not there */
Place place_element(const Place *array, int index, const cJSON *item);
int place_line(const Place *place);          /* of the value, or of its container */
size_t place_key_offset(const Place *place); /* where its key begins in the text; it is there */
const char *place_path(const Place *place);  /* "joints[2].link", in the arena */
const char *place_typed(const Place *place); /* a number as the file has it, in the arena */

_Noreturn void place_fail(const Place *place, const char *format, ...) PRINTF_LIKE(2, 3);
_Noreturn void place_fail_type(const Place *place, const char *wanted); /* "missing" or "must be" */

/* It is an object and has no keys but these and comments (keys that begin with _). */
void place_expect_object(const Place *place, const char *const *keys, size_t count);
/* It is an array; how many elements it has. */
int place_expect_array(const Place *place);
Real place_number(const Place *place); /* or an expression, as a string */
int place_formula(const Place *place); /* the formula of that expression; 0: a plain number */
const char *place_string(const Place *place, size_t longest); /* in bytes */
int place_choice(const Place *place, const char *const *words, size_t count);
void place_vector(const Place *place, Real vector[3]);

/* The member of that name if the object has one, otherwise the default. */
Real member_number(const Place *object, const char *key, Real otherwise);
int member_formula(const Place *object, const char *key); /* 0: none */

/* File text as it may stand in a message: cut at 60 bytes. Numbers: the fewest digits. */
typedef struct {
    char text[72];
} Shown;
Shown show_text(const char *text);
Shown show_number(double value);

#endif
