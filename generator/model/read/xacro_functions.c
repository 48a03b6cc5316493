/* xacro_functions.c: what expressions may call: Python's mathematics and a few of its own
   functions, methods of texts, lists and dictionaries. */
#include "model/read/reader.h"
#include "model/read/xacro_expression.h"

#include <ctype.h>
#include <math.h>
#include <string.h>
#include <strings.h>

/* ---- numbers ---- */

static double to_radians(double degrees)
{
    return degrees * (M_PI / 180);
}

static double to_degrees(double radians)
{
    return radians * (180 / M_PI);
}

static const struct {
    const char *name;
    double (*function)(double);
} of_one[] = {
    {"sin", sin},
    {"cos", cos},
    {"tan", tan},
    {"asin", asin},
    {"acos", acos},
    {"atan", atan},
    {"sinh", sinh},
    {"cosh", cosh},
    {"tanh", tanh},
    {"sqrt", sqrt},
    {"exp", exp},
    {"log", log},
    {"log10", log10},
    {"fabs", fabs},
    {"radians", to_radians},
    {"degrees", to_degrees},
};

static const struct {
    const char *name;
    double (*function)(double, double);
} of_two[] = {
    {"atan2", atan2}, {"pow", pow}, {"hypot", hypot}, {"fmod", fmod}, {"copysign", copysign}};

static const struct {
    const char *name;
    double (*function)(double);
} to_whole[] = {{"floor", floor}, {"ceil", ceil}, {"trunc", trunc}};

const Value *constant_value(Work *work, const char *name)
{
    if (strcmp(name, "pi") == 0)
        return value_number(work, M_PI);
    if (strcmp(name, "tau") == 0)
        return value_number(work, 2 * M_PI);
    if (strcmp(name, "e") == 0)
        return value_number(work, M_E);
    return NULL;
}

static double number_of(Work *work, const char *name, const Value *value)
{
    if (!value_is_number(value))
        work_fail(work, "%s takes numbers, got %s", name, value_kind(value));
    return value_real(value);
}

static const Value *whole(Work *work, double number)
{
    if (!(fabs(number) < 9e15))
        work_fail(work, "is no whole number that can be counted to");
    return value_integer(work, (int64_t)number);
}

static void expect_count(Work *work, const char *name, int count, int least, int most)
{
    if (count < least || count > most)
        work_fail(work, "%s takes %d%s values, got %d", name, least, least < most ? " or more" : "",
                  count);
}

static const Value *mathematics(Work *work, const char *name, const Value *const *arguments,
                                int count)
{
    for (size_t k = 0; k < COUNT(of_one); k++)
        if (strcmp(of_one[k].name, name) == 0) {
            expect_count(work, name, count, 1, 1);
            return value_number(work, of_one[k].function(number_of(work, name, arguments[0])));
        }
    for (size_t k = 0; k < COUNT(of_two); k++)
        if (strcmp(of_two[k].name, name) == 0) {
            expect_count(work, name, count, 2, 2);
            return value_number(work, of_two[k].function(number_of(work, name, arguments[0]),
                                                         number_of(work, name, arguments[1])));
        }
    for (size_t k = 0; k < COUNT(to_whole); k++)
        if (strcmp(to_whole[k].name, name) == 0) {
            expect_count(work, name, count, 1, 1);
            return whole(work, to_whole[k].function(number_of(work, name, arguments[0])));
        }
    return NULL;
}

/* ---- Python's own ---- */

static const Value *extreme(Work *work, const Value *const *items, int count, int sign)
{
    const Value *best = items[0];
    for (int i = 1; i < count; i++)
        if (sign * value_order(work, items[i], best) > 0)
            best = items[i];
    return best;
}

static const Value *range_of(Work *work, const Value *const *arguments, int count)
{
    int64_t ends[3] = {0, 0, 1};
    for (int i = 0; i < count; i++) {
        if (arguments[i]->kind != INTEGER)
            work_fail(work, "range takes whole numbers, got %s", value_kind(arguments[i]));
        ends[count == 1 ? 1 : i] = arguments[i]->integer;
    }
    if (ends[2] == 0)
        work_fail(work, "range: the step must not be 0");
    double length = ceil(((double)ends[1] - (double)ends[0]) / (double)ends[2]);
    if (length > MOST_ITEMS)
        work_fail(work, "makes a list of more than %d values", MOST_ITEMS);
    Value *list = value_list(work, length > 0 ? (int)length : 0);
    for (int i = 0; i < list->count; i++)
        list->item[i] = value_integer(work, ends[0] + i * ends[2]);
    return list;
}

static const Value *as_number(Work *work, const char *name, const Value *value)
{
    const Value *literal = value_literal(work, value);
    if (!value_is_number(literal))
        work_fail(work, "%s: \"%s\" is no number", name, show_text(value_text(work, value)).text);
    if (strcmp(name, "float") == 0)
        return value_number(work, value_real(literal));
    return literal->kind == FLOATING ? whole(work, trunc(literal->number))
                                     : value_integer(work, literal->integer);
}

static const Value *rounded(Work *work, const Value *const *arguments, int count)
{
    double number = number_of(work, "round", arguments[0]);
    if (count == 1)
        return whole(work, nearbyint(number));
    double scale = pow(10, number_of(work, "round", arguments[1]));
    return value_number(work, nearbyint(number * scale) / scale);
}

static const Value *sum_of(Work *work, const Value *list)
{
    const Value *sum = value_integer(work, 0);
    for (int i = 0; i < list->count; i++)
        sum = value_arithmetic(work, "+", sum, list->item[i]);
    return sum;
}

static const Value *length_of(Work *work, const Value *value)
{
    if (value->kind == STRING)
        return value_integer(work, (int64_t)strlen(value->string));
    if (value->kind != LIST && value->kind != DICTIONARY)
        work_fail(work, "len takes a text, a list or a dictionary, got %s", value_kind(value));
    return value_integer(work, value->count);
}

static const Value *list_from(Work *work, const Value *value)
{
    if (value->kind != LIST && value->kind != DICTIONARY)
        work_fail(work, "list takes a list or a dictionary, got %s", value_kind(value));
    Value *list = value_list(work, value->count);
    memcpy(list->item, value->kind == LIST ? value->item : value->key,
           sizeof *list->item * (size_t)value->count);
    return list;
}

static const Value *built_in(Work *work, const char *name, const Value *const *arguments, int count)
{
    bool one = count == 1, listed = one && arguments[0]->kind == LIST && arguments[0]->count > 0;
    if (strcmp(name, "min") == 0 || strcmp(name, "max") == 0) {
        expect_count(work, name, count, 1, 256);
        return extreme(work, listed ? arguments[0]->item : arguments,
                       listed ? arguments[0]->count : count, name[1] == 'a' ? 1 : -1);
    }
    if (strcmp(name, "range") == 0) {
        expect_count(work, name, count, 1, 3);
        return range_of(work, arguments, count);
    }
    if (strcmp(name, "round") == 0) {
        expect_count(work, name, count, 1, 2);
        return rounded(work, arguments, count);
    }
    static const char *const single[] = {"abs", "len",  "int",   "float", "str", "bool",
                                         "sum", "list", "tuple", "any",   "all"};
    size_t which = 0;
    while (which < COUNT(single) && strcmp(single[which], name) != 0)
        which++;
    if (which == COUNT(single))
        return NULL;
    expect_count(work, name, count, 1, 1);
    const Value *value = arguments[0];
    switch (which) {
    case 0:
        if (value->kind == INTEGER && value->integer > INT64_MIN)
            return value_integer(work, value->integer < 0 ? -value->integer : value->integer);
        return value_number(work, fabs(number_of(work, name, value)));
    case 1:
        return length_of(work, value);
    case 2:
    case 3:
        return as_number(work, name, value);
    case 4:
        return value_string(work, value_text(work, value));
    case 5:
        return value_boolean(value_truth(value));
    default:
        break;
    }
    const Value *list = list_from(work, value);
    if (which == 6)
        return sum_of(work, list);
    if (which == 7 || which == 8)
        return list;
    bool any = which == 9, found = !any;
    for (int i = 0; i < list->count; i++)
        if (value_truth(list->item[i]) == any)
            found = any;
    return value_boolean(found);
}

const Value *function_call(Work *work, const Meaning *meaning, const char *name,
                           const Value *const *arguments, int count)
{
    bool of_xacro = strncmp(name, "xacro.", 6) == 0;
    const char *bare = of_xacro ? name + 6 : name;
    if (strcmp(bare, "load_yaml") == 0 || strcmp(bare, "arg") == 0) {
        expect_count(work, name, count, 1, 1);
        if (arguments[0]->kind != STRING)
            work_fail(work, "%s takes a name, got %s", name, value_kind(arguments[0]));
        return bare[0] == 'a' ? meaning->argument(meaning->context, arguments[0]->string)
                              : meaning->yaml(meaning->context, arguments[0]->string);
    }
    if (of_xacro && (strcmp(bare, "error") == 0 || strcmp(bare, "fatal") == 0))
        work_fail(work, "%s", count ? value_text(work, arguments[0]) : "the file says so");
    if (of_xacro && (strcmp(bare, "warning") == 0 || strcmp(bare, "message") == 0))
        return value_string(work, "");
    const Value *value = mathematics(work, bare, arguments, count);
    return value ? value : built_in(work, bare, arguments, count);
}

/* ---- methods ---- */

static const Value *changed_case(Work *work, const char *text, int (*change)(int))
{
    char *copy = arena_copy(work->arena, text);
    for (char *c = copy; *c; c++)
        *c = (char)change((unsigned char)*c);
    return value_string(work, copy);
}

static const Value *stripped(Work *work, const char *text)
{
    text += strspn(text, " \t\r\n");
    size_t length = strlen(text);
    while (length > 0 && strchr(" \t\r\n", text[length - 1]))
        length--;
    return value_string(work, arena_format(work->arena, "%.*s", (int)length, text));
}

static const Value *split(Work *work, const char *text, const char *by)
{
    const Value *parts[256];
    int count = 0;
    const char *at = text;
    if (by && !*by)
        work_fail(work, "split: by nothing");
    for (;;) {
        at += by ? 0 : strspn(at, " \t\r\n");
        if (!by && !*at)
            break;
        const char *end = by ? strstr(at, by) : at + strcspn(at, " \t\r\n");
        size_t length = end ? (size_t)(end - at) : strlen(at);
        if (count == (int)COUNT(parts))
            work_fail(work, "split: more than %zu parts", COUNT(parts));
        parts[count++] = value_string(work, arena_format(work->arena, "%.*s", (int)length, at));
        if (by && !end)
            break;
        at += length + (by ? strlen(by) : 0);
    }
    Value *list = value_list(work, count);
    memcpy(list->item, parts, sizeof *parts * (size_t)count);
    return list;
}

static const Value *replaced(Work *work, const char *text, const char *old, const char *with)
{
    Text out = {0};
    size_t length = strlen(old);
    text_add_string(&out, "");
    while (length > 0 && *text) {
        const char *found = strstr(text, old);
        text_add_bytes(&out, text, found ? (size_t)(found - text) : strlen(text));
        if (found)
            text_add_string(&out, with);
        text = found ? found + length : "";
        if (out.length > LONGEST_STRING)
            break;
    }
    const char *copy = arena_copy(work->arena, length ? out.data : text);
    text_free(&out);
    return value_string(work, copy);
}

static const Value *text_method(Work *work, const char *text, const char *name,
                                const Value *const *arguments, int count)
{
    const char *first = count > 0 && arguments[0]->kind == STRING ? arguments[0]->string : NULL;
    const char *second = count > 1 && arguments[1]->kind == STRING ? arguments[1]->string : NULL;
    if (strcmp(name, "lower") == 0 && count == 0)
        return changed_case(work, text, tolower);
    if (strcmp(name, "upper") == 0 && count == 0)
        return changed_case(work, text, toupper);
    if (strcmp(name, "strip") == 0 && count == 0)
        return stripped(work, text);
    if (strcmp(name, "split") == 0 && count <= 1 && (first || count == 0))
        return split(work, text, first);
    if (strcmp(name, "replace") == 0 && first && second && count == 2)
        return replaced(work, text, first, second);
    if (strcmp(name, "startswith") == 0 && first && count == 1)
        return value_boolean(strncmp(text, first, strlen(first)) == 0);
    size_t length = strlen(text), tail = first ? strlen(first) : 0;
    if (strcmp(name, "endswith") == 0 && first && count == 1)
        return value_boolean(length >= tail && strcmp(text + length - tail, first) == 0);
    return NULL;
}

static const Value *dictionary_method(Work *work, const Value *of, const char *name,
                                      const Value *const *arguments, int count)
{
    if (strcmp(name, "get") == 0 && count >= 1 && count <= 2) {
        for (int i = 0; i < of->count; i++)
            if (value_equal(of->key[i], arguments[0]))
                return of->item[i];
        return count == 2 ? arguments[1] : value_none();
    }
    bool keys = strcmp(name, "keys") == 0, values = strcmp(name, "values") == 0;
    if (count != 0 || (!keys && !values && strcmp(name, "items") != 0))
        return NULL;
    Value *list = value_list(work, of->count);
    for (int i = 0; i < of->count; i++) {
        list->item[i] = keys ? of->key[i] : of->item[i];
        if (keys || values)
            continue;
        Value *pair = value_list(work, 2);
        pair->item[0] = of->key[i];
        pair->item[1] = of->item[i];
        list->item[i] = pair;
    }
    return list;
}

const Value *method_call(Work *work, const Value *of, const char *name,
                         const Value *const *arguments, int count)
{
    if (of->kind == STRING)
        return text_method(work, of->string, name, arguments, count);
    if (of->kind == DICTIONARY)
        return dictionary_method(work, of, name, arguments, count);
    return NULL;
}
