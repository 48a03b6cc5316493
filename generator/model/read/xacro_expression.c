/* xacro_expression.c: see xacro_expression.h. The grammar, tightest last:

       ternary    = either [ "if" either "else" ternary ]
       either     = both { "or" both }
       both       = negated { "and" negated }
       negated    = "not" negated | comparison
       comparison = sum { ("<" | ">" | "<=" | ">=" | "==" | "!=" | ["not"] "in" | "is" ["not"]) sum
   } sum        = product { ("+" | "-") product } product    = signed { ("*" | "/" | "//" | "%")
   signed } signed     = ("+" | "-") signed | power power      = called [ "**" signed ] called     =
   atom { "(" arguments ")" | "[" index "]" | "." name } atom       = number | text | name | "("
   ternary ")" | "[" list "]" | "{" pairs "}"

   What is not taken ("b" of "a or b" where a is true) is read, but not worked out. */
#include "model/read/xacro_expression.h"

#include "model/read/reader.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_ARGUMENTS = 256, LONGEST_WORD = 63 };

typedef struct {
    Work *work;
    const Meaning *meaning;
    const char *at;
    int depth, idle; /* idle > 0: read, but do not work out */
} Parse;

static const Value *read_ternary(Parse *parse);

/* ---- words ---- */

static void skip(Parse *parse)
{
    while (*parse->at && isspace((unsigned char)*parse->at))
        parse->at++;
}

static bool letter(char c)
{
    return isalpha((unsigned char)c) || c == '_';
}

/* The sign, but not where it begins a longer one. */
static bool take(Parse *parse, const char *sign)
{
    size_t length = strlen(sign);
    skip(parse);
    if (strncmp(parse->at, sign, length) != 0)
        return false;
    char next = parse->at[length];
    if ((strcmp(sign, "*") == 0 && next == '*') || (strcmp(sign, "/") == 0 && next == '/') ||
        ((strcmp(sign, "<") == 0 || strcmp(sign, ">") == 0) && next == '='))
        return false;
    parse->at += length;
    return true;
}

static bool take_word(Parse *parse, const char *word)
{
    size_t length = strlen(word);
    skip(parse);
    if (strncmp(parse->at, word, length) != 0 || letter(parse->at[length]) ||
        isdigit((unsigned char)parse->at[length]))
        return false;
    parse->at += length;
    return true;
}

static _Noreturn void fail_here(const Parse *parse, const char *expected)
{
    if (*parse->at)
        work_fail(parse->work, "\"%.1s\" where %s is expected", parse->at, expected);
    work_fail(parse->work, "ends where %s is missing", expected);
}

static void expect(Parse *parse, const char *sign)
{
    if (!take(parse, sign))
        fail_here(parse, sign);
}

static void name_here(Parse *parse, char name[LONGEST_WORD + 1])
{
    size_t length = 0;
    skip(parse);
    if (!letter(*parse->at))
        fail_here(parse, "a name");
    while (letter(parse->at[length]) || isdigit((unsigned char)parse->at[length]))
        length++;
    if (length > LONGEST_WORD)
        work_fail(parse->work, "a name is at most %d letters long", LONGEST_WORD);
    memcpy(name, parse->at, length);
    name[length] = '\0';
    parse->at += length;
}

/* ---- atoms ---- */

static const Value *read_number(Parse *parse)
{
    char *end;
    if (parse->at[0] == '0' && strchr("xXbBoO", parse->at[1]) && parse->at[1])
        work_fail(parse->work, "numbers are decimal here");
    size_t digits = strspn(parse->at, "0123456789");
    bool whole = !strchr(".eE", parse->at[digits]) || !parse->at[digits];
    double number = strtod(parse->at, &end);
    const Value *value = whole && digits <= 18
                             ? value_integer(parse->work, strtoll(parse->at, NULL, 10))
                             : value_number(parse->work, number);
    parse->at = end;
    if (letter(*parse->at))
        fail_here(parse, "an operator");
    return value;
}

static const Value *read_text(Parse *parse)
{
    char quote = *parse->at++;
    Text text = {0};
    for (; *parse->at && *parse->at != quote; parse->at++) {
        char c = *parse->at;
        if (c == '\\' && parse->at[1]) {
            c = *++parse->at;
            if (c == 'n' || c == 't')
                c = c == 'n' ? '\n' : '\t';
        }
        text_add_bytes(&text, &c, 1);
    }
    const char *copy = arena_copy(parse->work->arena, text.data ? text.data : "");
    text_free(&text);
    if (*parse->at != quote)
        fail_here(parse, "the end of a text in quotes");
    parse->at++;
    return value_string(parse->work, copy);
}

/* Values with commas between them, up to the sign that closes them; *comma: there was one. */
static int read_items(Parse *parse, const char *close, const Value **items, bool *comma)
{
    int count = 0;
    *comma = false;
    while (!take(parse, close)) {
        if (count == MOST_ARGUMENTS)
            work_fail(parse->work, "more than %d values in a row", MOST_ARGUMENTS);
        items[count++] = read_ternary(parse);
        if (take_word(parse, "for"))
            work_fail(parse->work, "lists made by \"for\" are not read; write them out");
        if (take(parse, ","))
            *comma = true;
        else if (take(parse, close))
            break;
        else
            fail_here(parse, close);
    }
    return count;
}

static const Value *list_of(Parse *parse, const Value **items, int count)
{
    Value *list = value_list(parse->work, count);
    memcpy(list->item, items, sizeof *items * (size_t)count);
    return list;
}

static const Value *read_dictionary(Parse *parse)
{
    const Value *keys[MOST_ARGUMENTS], *items[MOST_ARGUMENTS];
    int count = 0;
    while (!take(parse, "}")) {
        if (count == MOST_ARGUMENTS)
            work_fail(parse->work, "more than %d values in a row", MOST_ARGUMENTS);
        keys[count] = read_ternary(parse);
        expect(parse, ":");
        items[count++] = read_ternary(parse);
        if (!take(parse, ",")) {
            expect(parse, "}");
            break;
        }
    }
    Value *made = value_dictionary(parse->work, count);
    memcpy(made->key, keys, sizeof *keys * (size_t)count);
    memcpy(made->item, items, sizeof *items * (size_t)count);
    return made;
}

/* dict(a=1, b=2) */
static const Value *read_dict(Parse *parse)
{
    const Value *keys[MOST_ARGUMENTS], *items[MOST_ARGUMENTS];
    int count = 0;
    while (!take(parse, ")")) {
        char name[LONGEST_WORD + 1];
        if (count == MOST_ARGUMENTS)
            work_fail(parse->work, "more than %d values in a row", MOST_ARGUMENTS);
        name_here(parse, name);
        expect(parse, "=");
        keys[count] = value_string(parse->work, arena_copy(parse->work->arena, name));
        items[count++] = read_ternary(parse);
        if (!take(parse, ",")) {
            expect(parse, ")");
            break;
        }
    }
    Value *made = value_dictionary(parse->work, count);
    memcpy(made->key, keys, sizeof *keys * (size_t)count);
    memcpy(made->item, items, sizeof *items * (size_t)count);
    return made;
}

static const Value *read_call(Parse *parse, const char *name, const Value *of)
{
    const Value *arguments[MOST_ARGUMENTS], *result;
    bool comma;
    if (!of && strcmp(name, "dict") == 0)
        return read_dict(parse);
    int count = read_items(parse, ")", arguments, &comma);
    if (parse->idle)
        return value_none();
    result = of ? method_call(parse->work, of, name, arguments, count)
                : function_call(parse->work, parse->meaning, name, arguments, count);
    if (!result)
        work_fail(parse->work, "no function is called \"%s\" here", name);
    return result;
}

static const Value *read_name(Parse *parse)
{
    char name[LONGEST_WORD + 1];
    name_here(parse, name);
    if (strcmp(name, "True") == 0 || strcmp(name, "False") == 0)
        return value_boolean(name[0] == 'T');
    if (strcmp(name, "None") == 0)
        return value_none();
    if (strcmp(name, "lambda") == 0)
        work_fail(parse->work, "functions of its own are not read");
    const char *full = name;
    bool module =
        strcmp(name, "math") == 0 || strcmp(name, "xacro") == 0 || strcmp(name, "python") == 0;
    if (module && take(parse, ".")) {
        char member[LONGEST_WORD + 1];
        name_here(parse, member);
        full = arena_format(parse->work->arena, "%s%s", name[0] == 'x' ? "xacro." : "", member);
    }
    skip(parse);
    if (*parse->at == '(') {
        parse->at++;
        return read_call(parse, full, NULL);
    }
    if (parse->idle)
        return value_none();
    const Value *value = module ? NULL : parse->meaning->name(parse->meaning->context, name);
    value = value ? value : constant_value(parse->work, full);
    if (!value)
        work_fail(parse->work, "nothing is called \"%s\" here", name);
    return value;
}

static const Value *read_atom(Parse *parse)
{
    const Value *items[MOST_ARGUMENTS];
    bool comma;
    skip(parse);
    if (isdigit((unsigned char)*parse->at) ||
        (*parse->at == '.' && isdigit((unsigned char)parse->at[1])))
        return read_number(parse);
    if (*parse->at == '\'' || *parse->at == '"')
        return read_text(parse);
    if (letter(*parse->at))
        return read_name(parse);
    if (take(parse, "(")) {
        int count = read_items(parse, ")", items, &comma);
        return count == 1 && !comma ? items[0] : list_of(parse, items, count);
    }
    if (take(parse, "["))
        return list_of(parse, items, read_items(parse, "]", items, &comma));
    if (take(parse, "{"))
        return read_dictionary(parse);
    fail_here(parse, "a value");
}

/* ---- operators ---- */

static const Value *read_slice(Parse *parse, const Value *of, const Value *first)
{
    const Value *last = NULL;
    skip(parse);
    if (*parse->at != ']')
        last = read_ternary(parse);
    expect(parse, "]");
    if (parse->idle)
        return value_none();
    if (of->kind != LIST && of->kind != STRING)
        work_fail(parse->work, "%s has no parts", value_kind(of));
    int64_t count = of->kind == LIST ? of->count : (int64_t)strlen(of->string);
    int64_t ends[2] = {first ? first->integer : 0, last ? last->integer : count};
    for (int k = 0; k < 2; k++) {
        ends[k] += ends[k] < 0 ? count : 0;
        ends[k] = ends[k] < 0 ? 0 : ends[k] > count ? count : ends[k];
    }
    int64_t length = ends[1] > ends[0] ? ends[1] - ends[0] : 0;
    if (of->kind == STRING)
        return value_string(parse->work, arena_format(parse->work->arena, "%.*s", (int)length,
                                                      of->string + ends[0]));
    return list_of(parse, of->item + ends[0], (int)length);
}

static const Value *read_called(Parse *parse)
{
    const Value *value = read_atom(parse);
    for (;;) {
        work_step(parse->work);
        if (take(parse, "[")) {
            if (take(parse, ":")) {
                value = read_slice(parse, value, NULL);
                continue;
            }
            const Value *index = read_ternary(parse);
            if (take(parse, ":")) {
                value = read_slice(parse, value, index);
                continue;
            }
            expect(parse, "]");
            value = parse->idle ? value_none() : value_index(parse->work, value, index);
        } else if (take(parse, ".")) {
            char name[LONGEST_WORD + 1];
            name_here(parse, name);
            skip(parse);
            if (*parse->at == '(') {
                parse->at++;
                value = read_call(parse, name, value);
            } else if (!parse->idle) {
                if (value->kind != DICTIONARY || !value_find(value, name))
                    work_fail(parse->work, "%s has no \"%s\"", value_kind(value), name);
                value = value_find(value, name);
            }
        } else if (take(parse, "(")) {
            work_fail(parse->work, "this is no function");
        } else {
            return value;
        }
    }
}

static const Value *work_out(Parse *parse, const char *op, const Value *a, const Value *b)
{
    return parse->idle ? value_none() : value_arithmetic(parse->work, op, a, b);
}

static const Value *read_signed(Parse *parse)
{
    if (++parse->depth > DEEPEST_EXPRESSION)
        work_fail(parse->work, "is nested deeper than %d", DEEPEST_EXPRESSION);
    const Value *value, *zero = value_integer(parse->work, 0);
    if (take(parse, "-")) {
        value = read_signed(parse);
        value = work_out(parse, "-", zero, value);
    } else if (take(parse, "+")) {
        value = read_signed(parse);
    } else {
        value = read_called(parse);
        if (take(parse, "**")) {
            const Value *exponent = read_signed(parse);
            value = work_out(parse, "**", value, exponent);
        }
    }
    parse->depth--;
    return value;
}

static const Value *read_chain(Parse *parse, const char *const *signs, size_t count,
                               const Value *(*operand)(Parse *))
{
    const Value *value = operand(parse);
    for (size_t k = 0; k < count; k++)
        if (take(parse, signs[k])) {
            const Value *other = operand(parse);
            value = work_out(parse, signs[k], value, other);
            k = (size_t)-1; /* from the first sign again */
        }
    return value;
}

static const Value *read_product(Parse *parse)
{
    static const char *const signs[] = {"*", "//", "/", "%"};
    return read_chain(parse, signs, COUNT(signs), read_signed);
}

static const Value *read_sum(Parse *parse)
{
    static const char *const signs[] = {"+", "-"};
    return read_chain(parse, signs, COUNT(signs), read_product);
}

typedef enum { SAME, DIFFERENT, AT_MOST, AT_LEAST, LESS, MORE, WITHIN, OUTSIDE, NOTHING } Relation;

static Relation take_relation(Parse *parse)
{
    static const struct {
        const char *sign;
        Relation relation;
    } signs[] = {{"==", SAME},     {"!=", DIFFERENT}, {"<=", AT_MOST},
                 {">=", AT_LEAST}, {"<", LESS},       {">", MORE}};
    for (size_t k = 0; k < COUNT(signs); k++)
        if (take(parse, signs[k].sign))
            return signs[k].relation;
    if (take_word(parse, "in"))
        return WITHIN;
    if (take_word(parse, "is"))
        return take_word(parse, "not") ? DIFFERENT : SAME;
    const char *before = parse->at;
    if (take_word(parse, "not")) {
        if (take_word(parse, "in"))
            return OUTSIDE;
        parse->at = before;
    }
    return NOTHING;
}

static bool related(Parse *parse, Relation relation, const Value *a, const Value *b)
{
    switch (relation) {
    case SAME:
        return value_equal(a, b);
    case DIFFERENT:
        return !value_equal(a, b);
    case WITHIN:
        return value_contains(parse->work, b, a);
    case OUTSIDE:
        return !value_contains(parse->work, b, a);
    case LESS:
        return value_order(parse->work, a, b) < 0;
    case MORE:
        return value_order(parse->work, a, b) > 0;
    case AT_MOST:
        return value_order(parse->work, a, b) <= 0;
    default:
        return value_order(parse->work, a, b) >= 0;
    }
}

static const Value *read_comparison(Parse *parse)
{
    const Value *value = read_sum(parse), *result = value;
    bool all = true;
    for (Relation relation; (relation = take_relation(parse)) != NOTHING;) {
        const Value *other = read_sum(parse);
        all = all && (parse->idle || related(parse, relation, value, other));
        result = value_boolean(all);
        value = other;
    }
    return result;
}

static const Value *read_negated(Parse *parse)
{
    if (++parse->depth > DEEPEST_EXPRESSION)
        work_fail(parse->work, "is nested deeper than %d", DEEPEST_EXPRESSION);
    const Value *value = take_word(parse, "not") ? value_boolean(!value_truth(read_negated(parse)))
                                                 : read_comparison(parse);
    parse->depth--;
    return value;
}

static const Value *read_both(Parse *parse)
{
    const Value *value = read_negated(parse);
    while (take_word(parse, "and")) {
        bool settled = !value_truth(value);
        parse->idle += settled;
        const Value *other = read_negated(parse);
        parse->idle -= settled;
        value = settled ? value : other;
    }
    return value;
}

static const Value *read_either(Parse *parse)
{
    const Value *value = read_both(parse);
    while (take_word(parse, "or")) {
        bool settled = value_truth(value);
        parse->idle += settled;
        const Value *other = read_both(parse);
        parse->idle -= settled;
        value = settled ? value : other;
    }
    return value;
}

/* What stands before "if" is read twice: the condition comes after it. */
static const Value *read_ternary(Parse *parse)
{
    if (++parse->depth > DEEPEST_EXPRESSION)
        work_fail(parse->work, "is nested deeper than %d", DEEPEST_EXPRESSION);
    const char *begin = parse->at;
    parse->idle++;
    read_either(parse);
    const char *end = parse->at;
    bool conditional = take_word(parse, "if");
    parse->idle--;
    const Value *value;
    if (!conditional) {
        parse->at = begin;
        value = parse->idle ? value_none() : read_either(parse);
        parse->at = end;
    } else {
        bool taken = value_truth(read_either(parse));
        const char *after = parse->at;
        parse->at = begin;
        value = parse->idle || !taken ? NULL : read_either(parse);
        parse->at = after;
        if (!take_word(parse, "else"))
            fail_here(parse, "else");
        parse->idle += taken;
        const Value *other = read_ternary(parse);
        parse->idle -= taken;
        value = value ? value : other;
    }
    parse->depth--;
    return value;
}

const Value *expression_value(Work *work, const Meaning *meaning, const char *text)
{
    Parse parse = {.work = work, .meaning = meaning, .at = text};
    const Value *value = read_ternary(&parse);
    skip(&parse);
    if (*parse.at == ',') {
        const Value *more[MOST_ARGUMENTS];
        bool comma;
        const char *whole = arena_format(work->arena, "%s)", text);
        parse.at = whole;
        return list_of(&parse, more, read_items(&parse, ")", more, &comma));
    }
    if (*parse.at)
        fail_here(&parse, "an operator");
    return value;
}
