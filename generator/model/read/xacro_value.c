/* xacro_value.c: see xacro_value.h. */
#include "model/read/xacro_value.h"

#include "model/read/reader.h"

#include <math.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

_Noreturn void work_fail(const Work *work, const char *format, ...)
{
    char message[512];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(message, sizeof message, format, arguments);
    va_end(arguments);
    if (work->text)
        fail_input("%s:%d: \"%s\": %s", work->file, work->line, show_text(work->text).text,
                   message);
    fail_input("%s:%d: %s", work->file, work->line, message);
}

void work_step(Work *work)
{
    if (++work->steps > MOST_STEPS)
        work_fail(work, "more than %d steps of xacro; does a macro call itself for ever?",
                  MOST_STEPS);
}

/* ---- making ---- */

const Value *value_none(void)
{
    static const Value none = {.kind = NONE};
    return &none;
}

const Value *value_boolean(bool truth)
{
    static const Value values[2] = {{.kind = BOOLEAN}, {.kind = BOOLEAN, .integer = 1}};
    return &values[truth];
}

static Value *make(Work *work, ValueKind kind)
{
    work_step(work);
    Value *value = arena_array(work->arena, Value, 1);
    value->kind = kind;
    return value;
}

const Value *value_integer(Work *work, int64_t integer)
{
    Value *value = make(work, INTEGER);
    value->integer = integer;
    return value;
}

const Value *value_number(Work *work, double number)
{
    Value *value = make(work, FLOATING);
    if (!isfinite(number))
        work_fail(work, "is no finite number");
    value->number = number;
    return value;
}

const Value *value_string(Work *work, const char *string)
{
    Value *value = make(work, STRING);
    if (strlen(string) > LONGEST_STRING)
        work_fail(work, "makes a text of more than %d bytes", LONGEST_STRING);
    value->string = string;
    return value;
}

static Value *container(Work *work, ValueKind kind, int count)
{
    Value *value = make(work, kind);
    if (count > MOST_ITEMS)
        work_fail(work, "makes a list of more than %d values", MOST_ITEMS);
    work->steps += count;
    value->count = count;
    value->item = arena_array(work->arena, const Value *, count + 1);
    return value;
}

Value *value_list(Work *work, int count)
{
    return container(work, LIST, count);
}

Value *value_dictionary(Work *work, int count)
{
    Value *value = container(work, DICTIONARY, count);
    value->key = arena_array(work->arena, const Value *, count + 1);
    return value;
}

const Value *value_find(const Value *dictionary, const char *key)
{
    for (int i = dictionary->count - 1; i >= 0; i--)
        if (dictionary->key[i]->kind == STRING && strcmp(dictionary->key[i]->string, key) == 0)
            return dictionary->item[i];
    return NULL;
}

/* A decimal number and nothing else; *whole: without point and exponent. */
static bool is_decimal(const char *text, bool *whole)
{
    const char *at = text + strspn(text, " \t\r\n");
    at += *at == '+' || *at == '-';
    size_t digits = strspn(at, "0123456789");
    at += digits;
    *whole = true;
    if (*at == '.') {
        size_t more = strspn(at + 1, "0123456789");
        digits += more;
        at += more + 1;
        *whole = false;
    }
    if (digits == 0)
        return false;
    if (*at == 'e' || *at == 'E') {
        at++;
        at += *at == '+' || *at == '-';
        size_t more = strspn(at, "0123456789");
        if (more == 0)
            return false;
        at += more;
        *whole = false;
    }
    return at[strspn(at, " \t\r\n")] == '\0';
}

const Value *value_literal(Work *work, const Value *value)
{
    enum { MOST_DIGITS = 18 };
    if (value->kind != STRING)
        return value;
    const char *text = value->string;
    size_t length = strlen(text);
    bool whole;
    if (length >= 2 && text[0] == '\'' && text[length - 1] == '\'')
        return value_string(work, arena_format(work->arena, "%.*s", (int)(length - 2), text + 1));
    if (is_decimal(text, &whole))
        return whole && length <= MOST_DIGITS ? value_integer(work, strtoll(text, NULL, 10))
                                              : value_number(work, strtod(text, NULL));
    if (strcmp(text, "true") == 0 || strcmp(text, "True") == 0)
        return value_boolean(true);
    if (strcmp(text, "false") == 0 || strcmp(text, "False") == 0)
        return value_boolean(false);
    return value;
}

/* ---- asking ---- */

bool value_is_number(const Value *value)
{
    return value->kind == BOOLEAN || value->kind == INTEGER || value->kind == FLOATING;
}

double value_real(const Value *value)
{
    return value->kind == FLOATING ? value->number : (double)value->integer;
}

bool value_truth(const Value *value)
{
    switch (value->kind) {
    case NONE:
        return false;
    case BOOLEAN:
    case INTEGER:
        return value->integer != 0;
    case FLOATING:
        return value->number != 0;
    case STRING:
        return value->string[0] != '\0';
    default:
        return value->count > 0;
    }
}

const char *value_kind(const Value *value)
{
    static const char *const words[] = {"None",   "a truth value", "a number",    "a number",
                                        "a text", "a list",        "a dictionary"};
    return words[value->kind];
}

static bool equal(const Value *a, const Value *b, int depth, int *left)
{
    if (a == b)
        return true;
    if (--*left < 0)
        return false; /* more than can be in a file, but for one that repeats itself on purpose */
    if (value_is_number(a) && value_is_number(b))
        return value_real(a) == value_real(b);
    if (a->kind != b->kind || depth > DEEPEST_VALUE)
        return false;
    if (a->kind == STRING)
        return strcmp(a->string, b->string) == 0;
    if (a->count != b->count)
        return false;
    for (int i = 0; i < a->count; i++) {
        const Value *other = b->item[i];
        if (a->kind == DICTIONARY)
            other = a->key[i]->kind == STRING ? value_find(b, a->key[i]->string) : NULL;
        if (!other || !equal(a->item[i], other, depth + 1, left))
            return false;
    }
    return true;
}

bool value_equal(const Value *a, const Value *b)
{
    int left = 1000000;
    return equal(a, b, 0, &left);
}

static void add_text(Work *work, Text *out, const Value *value, bool inside, int depth)
{
    char buffer[40];
    if (depth > DEEPEST_VALUE)
        work_fail(work, "lists are nested deeper than %d", DEEPEST_VALUE);
    switch (value->kind) {
    case NONE:
        text_add_string(out, "None");
        break;
    case BOOLEAN:
        text_add_string(out, value->integer ? "True" : "False");
        break;
    case INTEGER:
        text_add(out, "%lld", (long long)value->integer);
        break;
    case FLOATING:
        text_add_string(out, shortest_double(value->number, buffer));
        break;
    case STRING:
        text_add(out, inside ? "'%s'" : "%s", value->string);
        break;
    default:
        text_add_string(out, value->kind == LIST ? "[" : "{");
        for (int i = 0; i < value->count; i++) {
            text_add_string(out, i ? ", " : "");
            if (value->kind == DICTIONARY) {
                add_text(work, out, value->key[i], true, depth + 1);
                text_add_string(out, ": ");
            }
            add_text(work, out, value->item[i], true, depth + 1);
            if (out->length > LONGEST_STRING)
                work_fail(work, "makes a text of more than %d bytes", LONGEST_STRING);
        }
        text_add_string(out, value->kind == LIST ? "]" : "}");
    }
}

const char *value_text(Work *work, const Value *value)
{
    if (value->kind == STRING)
        return value->string;
    Text out = {0};
    add_text(work, &out, value, false, 0);
    const char *copy = arena_copy(work->arena, out.data ? out.data : "");
    text_free(&out);
    return copy;
}

/* ---- reckoning ---- */

static const Value *whole_numbers(Work *work, const char *op, int64_t a, int64_t b)
{
    int64_t result;
    bool beyond = false;
    if (strcmp(op, "+") == 0)
        beyond = __builtin_add_overflow(a, b, &result);
    else if (strcmp(op, "-") == 0)
        beyond = __builtin_sub_overflow(a, b, &result);
    else if (strcmp(op, "*") == 0)
        beyond = __builtin_mul_overflow(a, b, &result);
    else if (strcmp(op, "**") == 0 && b >= 0) {
        result = 1;
        for (int64_t k = 0; k < b && !beyond; k++) {
            beyond = __builtin_mul_overflow(result, a, &result) || k > 64;
            if (a == 0 || a == 1)
                break;
        }
        result = b == 0 ? 1 : result;
    } else if ((strcmp(op, "//") == 0 || strcmp(op, "%") == 0) && b != 0 && b != -1) {
        int64_t quotient = a / b, rest = a % b;
        if (rest != 0 && (rest < 0) != (b < 0)) { /* Python rounds down */
            quotient--;
            rest += b;
        }
        result = op[0] == '%' ? rest : quotient;
    } else {
        return NULL;
    }
    return beyond ? NULL : value_integer(work, result);
}

static const Value *numbers(Work *work, const char *op, double a, double b)
{
    if ((op[0] == '/' || op[0] == '%') && b == 0)
        work_fail(work, "divides by zero");
    if (strcmp(op, "+") == 0)
        return value_number(work, a + b);
    if (strcmp(op, "-") == 0)
        return value_number(work, a - b);
    if (strcmp(op, "*") == 0)
        return value_number(work, a * b);
    if (strcmp(op, "/") == 0)
        return value_number(work, a / b);
    if (strcmp(op, "//") == 0)
        return value_number(work, floor(a / b));
    if (strcmp(op, "%") == 0) {
        double rest = fmod(a, b);
        return value_number(work, rest != 0 && (rest < 0) != (b < 0) ? rest + b : rest);
    }
    return value_number(work, pow(a, b));
}

static const Value *joined(Work *work, const Value *a, const Value *b)
{
    Value *list = value_list(work, a->count + b->count);
    memcpy(list->item, a->item, sizeof *list->item * (size_t)a->count);
    memcpy(list->item + a->count, b->item, sizeof *list->item * (size_t)b->count);
    return list;
}

/* Text or list, so many times. */
static const Value *repeated(Work *work, const Value *what, int64_t times)
{
    times = times < 0 ? 0 : times;
    if (what->kind == LIST) {
        if (times > MOST_ITEMS || times * what->count > MOST_ITEMS)
            work_fail(work, "makes a list of more than %d values", MOST_ITEMS);
        Value *list = value_list(work, (int)times * what->count);
        for (int i = 0; i < list->count; i++)
            list->item[i] = what->item[i % what->count];
        return list;
    }
    size_t length = strlen(what->string);
    if (length > 0 && (size_t)times > LONGEST_STRING / length)
        work_fail(work, "makes a text of more than %d bytes", LONGEST_STRING);
    char *text = arena_alloc(work->arena, length * (size_t)times + 1);
    for (int64_t k = 0; length > 0 && k < times; k++)
        memcpy(text + (size_t)k * length, what->string, length);
    return value_string(work, text);
}

const Value *value_arithmetic(Work *work, const char *op, const Value *a, const Value *b)
{
    bool plus = strcmp(op, "+") == 0, times = strcmp(op, "*") == 0;
    if (value_is_number(a) && value_is_number(b)) {
        const Value *whole = a->kind != FLOATING && b->kind != FLOATING && strcmp(op, "/") != 0
                                 ? whole_numbers(work, op, a->integer, b->integer)
                                 : NULL;
        return whole ? whole : numbers(work, op, value_real(a), value_real(b));
    }
    if (plus && a->kind == STRING && b->kind == STRING)
        return value_string(work, arena_format(work->arena, "%s%s", a->string, b->string));
    if (plus && a->kind == LIST && b->kind == LIST)
        return joined(work, a, b);
    if (times && (a->kind == STRING || a->kind == LIST) && b->kind == INTEGER)
        return repeated(work, a, b->integer);
    if (times && (b->kind == STRING || b->kind == LIST) && a->kind == INTEGER)
        return repeated(work, b, a->integer);
    work_fail(work, "%s %s %s cannot be worked out", value_kind(a), op, value_kind(b));
}

int value_order(Work *work, const Value *a, const Value *b)
{
    if (value_is_number(a) && value_is_number(b)) {
        double x = value_real(a), y = value_real(b);
        return (x > y) - (x < y);
    }
    if (a->kind == STRING && b->kind == STRING) {
        int order = strcmp(a->string, b->string);
        return (order > 0) - (order < 0);
    }
    if (a->kind == LIST && b->kind == LIST) {
        work_step(work);
        for (int i = 0; i < a->count && i < b->count; i++)
            if (!value_equal(a->item[i], b->item[i]))
                return a->item[i]->kind == LIST ? 0 : value_order(work, a->item[i], b->item[i]);
        return (a->count > b->count) - (a->count < b->count);
    }
    work_fail(work, "%s and %s cannot be ordered", value_kind(a), value_kind(b));
}

bool value_contains(Work *work, const Value *container_of, const Value *item)
{
    if (container_of->kind == STRING && item->kind == STRING)
        return strstr(container_of->string, item->string) != NULL;
    if (container_of->kind != LIST && container_of->kind != DICTIONARY)
        work_fail(work, "%s has nothing in it to look for", value_kind(container_of));
    const Value **among = container_of->kind == LIST ? container_of->item : container_of->key;
    for (int i = 0; i < container_of->count; i++)
        if (value_equal(among[i], item))
            return true;
    return false;
}

const Value *value_index(Work *work, const Value *of, const Value *index)
{
    if (of->kind == DICTIONARY) {
        for (int i = of->count - 1; i >= 0; i--)
            if (value_equal(of->key[i], index))
                return of->item[i];
        work_fail(work, "the dictionary has no \"%s\"", show_text(value_text(work, index)).text);
    }
    if ((of->kind != LIST && of->kind != STRING) || index->kind == FLOATING ||
        !value_is_number(index))
        work_fail(work, "%s cannot be indexed by %s", value_kind(of), value_kind(index));
    int64_t count = of->kind == LIST ? of->count : (int64_t)strlen(of->string);
    int64_t at = index->integer < 0 ? index->integer + count : index->integer;
    if (at < 0 || at >= count)
        work_fail(work, "there is no number %lld of %lld", (long long)index->integer,
                  (long long)count);
    if (of->kind == LIST)
        return of->item[at];
    return value_string(work, arena_format(work->arena, "%c", of->string[at]));
}
