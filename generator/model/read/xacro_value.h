/* xacro_value.h: values of xacro's expressions: those of Python that robot descriptions use.
   Nothing is ever changed once it is made. */
#ifndef XACRO_VALUE_H
#define XACRO_VALUE_H

#include "util/util.h"

typedef enum { NONE, BOOLEAN, INTEGER, FLOATING, STRING, LIST, DICTIONARY } ValueKind;

typedef struct Value Value;
struct Value {
    ValueKind kind;
    int64_t integer; /* and of BOOLEAN */
    double number;
    const char *string;
    int count;          /* of lists and dictionaries */
    const Value **item; /* of a dictionary its values, ... */
    const Value **key;  /* ... and its keys */
};

/* What is being worked out: memory, and where in which file, for messages. */
typedef struct {
    Arena *arena;
    const char *file, *text; /* text: the expression, NULL: none */
    int line;
    long steps; /* done so far, in all */
} Work;

enum {
    MOST_STEPS = 2000000,
    MOST_ITEMS = 10000,
    LONGEST_STRING = 65536,
    DEEPEST_VALUE = 32,
    DEEPEST_EXPRESSION = 64
};

/* Ends in fail_input: FILE:LINE: "${...}": what is wrong. */
_Noreturn void work_fail(const Work *work, const char *format, ...) PRINTF_LIKE(2, 3);
void work_step(Work *work); /* fails where there were too many */

const Value *value_none(void);
const Value *value_boolean(bool truth);
const Value *value_integer(Work *work, int64_t integer);
const Value *value_number(Work *work, double number);
const Value *value_string(Work *work, const char *string);
Value *value_list(Work *work, int count);                          /* to be filled */
Value *value_dictionary(Work *work, int count);                    /* to be filled */
const Value *value_find(const Value *dictionary, const char *key); /* NULL: it has none */

/* As xacro reads what stands in an attribute: a number or true or false is one, the rest is text;
   'text' in quotes always. */
const Value *value_literal(Work *work, const Value *value);

bool value_truth(const Value *value);
bool value_is_number(const Value *value); /* true and false, too */
double value_real(const Value *value);
bool value_equal(const Value *a, const Value *b);
const char *value_kind(const Value *value);             /* "a list" */
const char *value_text(Work *work, const Value *value); /* as Python prints it */

/* a OP b; op: + - * / // % ** */
const Value *value_arithmetic(Work *work, const char *op, const Value *a, const Value *b);
/* a < b: -1, 0 or 1; numbers, strings or lists. */
int value_order(Work *work, const Value *a, const Value *b);
bool value_contains(Work *work, const Value *container, const Value *item);
const Value *value_index(Work *work, const Value *of, const Value *index);

#endif
