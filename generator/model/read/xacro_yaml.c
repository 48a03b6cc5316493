/* xacro_yaml.c: YAML as configuration files of robots have it: mappings and lists, by indentation
   or in brackets, plain and quoted values, comments, and the tags !degrees and !radians (...). What
   it does not have (texts over several lines, several documents) is refused. */
#include "model/read/reader.h"
#include "model/read/xacro_expression.h"

#include <math.h>
#include <string.h>
#include <strings.h>

enum { MOST_LINES = 100000 };

typedef struct {
    int indent, number;
    const char *text; /* without indentation, comment and blanks at its end */
} Line;

enum { MOST_ANCHORS = 64 };

typedef struct {
    Work *work;
    Line *line;
    int count, at, depth;
    int anchors; /* values that have a name, &name, and may come again: *name */
    const char *name[MOST_ANCHORS];
    const Value *named[MOST_ANCHORS];
} Yaml;

static const Value *read_block(Yaml *yaml, int indent);

static _Noreturn void fail_line(const Yaml *yaml, const char *what)
{
    Work there = *yaml->work;
    there.text = NULL;
    there.line =
        yaml->count ? yaml->line[yaml->at < yaml->count ? yaml->at : yaml->count - 1].number : 1;
    work_fail(&there, "%s", what);
}

/* ---- lines ---- */

/* Up to a comment, which begins with # after a blank, outside quotes. */
static size_t length_of(const char *text, size_t length)
{
    char quote = 0;
    size_t end = 0;
    for (; end < length; end++) {
        char c = text[end];
        if (quote && c == quote)
            quote = 0;
        else if (quote)
            continue;
        else if ((c == '\'' || c == '"') && (end == 0 || strchr(" [{,:", text[end - 1])))
            quote = c;
        else if (c == '#' && (end == 0 || text[end - 1] == ' ' || text[end - 1] == '\t'))
            break;
    }
    while (end > 0 && strchr(" \t\r", text[end - 1]))
        end--;
    return end;
}

static int brackets(const char *text)
{
    int open = 0;
    char quote = 0;
    for (; *text; text++) {
        if (quote && *text == quote)
            quote = 0;
        else if (quote)
            continue;
        else if (*text == '\'' || *text == '"')
            quote = *text;
        else
            open += (*text == '[' || *text == '{') - (*text == ']' || *text == '}');
    }
    return open;
}

static void read_lines(Yaml *yaml, const char *text)
{
    int number = 0;
    while (*text) {
        size_t whole = strcspn(text, "\n"), indent = strspn(text, " ");
        number++;
        if (number > MOST_LINES)
            fail_line(yaml, "more than 100000 lines");
        size_t length = indent < whole ? length_of(text + indent, whole - indent) : 0;
        const char *line = arena_format(yaml->work->arena, "%.*s", (int)length, text + indent);
        text += whole + (text[whole] == '\n');
        if (!*line || strcmp(line, "---") == 0 || line[0] == '%')
            continue;
        Line *last = yaml->count ? &yaml->line[yaml->count - 1] : NULL;
        if (last && brackets(last->text) > 0) { /* goes on in the next line */
            last->text = arena_format(yaml->work->arena, "%s %s", last->text, line);
            if (strlen(last->text) > LONGEST_STRING)
                fail_line(yaml, "a list over too many lines");
            continue;
        }
        yaml->line[yaml->count++] = (Line){(int)indent, number, line};
        if (line[0] == '\t')
            fail_line(yaml, "a tab where blanks indent");
    }
}

/* ---- values ---- */

/* A unit by its tag; false: no such tag. */
static bool unit_of(const char *tag, size_t length, double *unit)
{
    static const struct {
        const char *name;
        double unit;
    } units[] = {{"radians", 1},        {"degrees", M_PI / 180}, {"meters", 1},
                 {"millimeters", 1e-3}, {"foot", 0.3048},        {"inches", 0.0254}};
    for (size_t k = 0; k < COUNT(units); k++)
        if (strlen(units[k].name) == length && strncmp(units[k].name, tag, length) == 0) {
            *unit = units[k].unit;
            return true;
        }
    return false;
}

static const Value *no_name(void *context, const char *name)
{
    (void)context;
    (void)name;
    return NULL;
}

static const Value *in_units(Yaml *yaml, const char *text)
{
    static const Meaning nothing = {NULL, no_name, no_name, no_name};
    size_t length = strcspn(text + 1, " ");
    double unit;
    if (!unit_of(text + 1, length, &unit))
        fail_line(yaml, "a tag that is not read; there are !degrees and !radians");
    Work there = *yaml->work;
    there.line = yaml->line[yaml->at].number;
    there.text = text + 1 + length;
    const Value *value = expression_value(&there, &nothing, text + 1 + length);
    if (!value_is_number(value))
        fail_line(yaml, "a unit of something that is no number");
    return value_number(yaml->work, value_real(value) * unit);
}

static const Value *scalar(Yaml *yaml, const char *text)
{
    size_t length = strlen(text);
    Work *work = yaml->work;
    if (length >= 2 && (text[0] == '"' || text[0] == '\'')) {
        if (text[length - 1] != text[0])
            fail_line(yaml, "a quote that is not closed");
        return value_string(work, arena_format(work->arena, "%.*s", (int)length - 2, text + 1));
    }
    if (text[0] == '!')
        return in_units(yaml, text);
    if (strchr("&*|>@`", text[0]) && text[0])
        fail_line(yaml, "texts over several lines are not read");
    if (!*text || strcmp(text, "~") == 0 || strcasecmp(text, "null") == 0)
        return value_none();
    static const char *const truths[] = {"true", "yes", "on"}, *const lies[] = {"false", "no",
                                                                                "off"};
    for (size_t k = 0; k < COUNT(truths); k++) {
        if (strcasecmp(text, truths[k]) == 0)
            return value_boolean(true);
        if (strcasecmp(text, lies[k]) == 0)
            return value_boolean(false);
    }
    const Value *value = value_string(work, text), *literal = value_literal(work, value);
    return literal->kind == STRING ? value : literal;
}

static const Value *read_flow(Yaml *yaml, const char **at);

/* Up to one of the signs, outside quotes. */
static const Value *flow_scalar(Yaml *yaml, const char **at, const char *signs)
{
    const char *begin = *at;
    if (*begin == '"' || *begin == '\'') {
        const char *end = strchr(begin + 1, *begin);
        if (!end)
            fail_line(yaml, "a quote that is not closed");
        *at = end + 1;
    } else {
        while (**at && !strchr(signs, **at))
            (*at)++;
    }
    size_t length = (size_t)(*at - begin);
    while (length > 0 && begin[length - 1] == ' ')
        length--;
    return scalar(yaml, arena_format(yaml->work->arena, "%.*s", (int)length, begin));
}

static void skip_blanks(const char **at)
{
    *at += strspn(*at, " \t");
}

static const Value *read_flow(Yaml *yaml, const char **at)
{
    int count = 0, room = 2;
    skip_blanks(at);
    bool list = **at == '[';
    if (**at != '[' && **at != '{')
        return flow_scalar(yaml, at, ",]}");
    for (const char *comma = *at; (comma = strchr(comma, ',')); comma++)
        room++;
    const Value **keys = arena_array(yaml->work->arena, const Value *, room);
    const Value **items = arena_array(yaml->work->arena, const Value *, room);
    yaml->work->steps += room;
    work_step(yaml->work);
    if (++yaml->depth > DEEPEST_VALUE)
        fail_line(yaml, "nested too deep");
    (*at)++;
    for (skip_blanks(at); **at && **at != (list ? ']' : '}'); skip_blanks(at)) {
        if (!list) {
            keys[count] = flow_scalar(yaml, at, ":,}");
            skip_blanks(at);
            if (**at != ':')
                fail_line(yaml, "\":\" is missing");
            (*at)++;
        }
        items[count++] = read_flow(yaml, at);
        skip_blanks(at);
        if (**at == ',')
            (*at)++;
        else if (**at != (list ? ']' : '}'))
            fail_line(yaml, "\",\" is missing");
    }
    if (!**at)
        fail_line(yaml, "a bracket that is not closed");
    (*at)++;
    yaml->depth--;
    Value *made = list ? value_list(yaml->work, count) : value_dictionary(yaml->work, count);
    memcpy(made->item, items, sizeof *items * (size_t)count);
    if (!list)
        memcpy(made->key, keys, sizeof *keys * (size_t)count);
    return made;
}

static const Value *inline_value(Yaml *yaml, const char *text)
{
    if (*text != '[' && *text != '{')
        return scalar(yaml, text);
    const Value *value = read_flow(yaml, &text);
    if (*text)
        fail_line(yaml, "something stands after the bracket");
    return value;
}

/* Where the value of "key: value" begins; NULL: the line is none. */
static const char *after_key(const char *text)
{
    char quote = 0;
    if (*text == '"' || *text == '\'')
        quote = *text;
    const char *at = quote ? strchr(text + 1, quote) : text;
    for (; at && *at; at++)
        if (*at == ':' && (at[1] == ' ' || at[1] == '\0'))
            return at + 1;
    return NULL;
}

static const Value *find_anchor(const Yaml *yaml, const char *name)
{
    for (int k = yaml->anchors - 1; k >= 0; k--)
        if (strcmp(yaml->name[k], name) == 0)
            return yaml->named[k];
    fail_line(yaml, "an alias (*) of nothing that stands above");
}

/* What follows "key:" or "-": on the line, or indented below it. */
static const Value *member(Yaml *yaml, const char *text, int indent, bool in_list)
{
    text += strspn(text, " ");
    if (*text == '&') {
        size_t length = strcspn(text, " ");
        const char *name = arena_format(yaml->work->arena, "%.*s", (int)length - 1, text + 1);
        const Value *value = member(yaml, text + length, indent, in_list);
        if (yaml->anchors == MOST_ANCHORS)
            fail_line(yaml, "more than 64 anchors (&)");
        yaml->name[yaml->anchors] = name;
        yaml->named[yaml->anchors++] = value;
        return value;
    }
    if (*text == '*') {
        const Value *value = find_anchor(yaml, text + 1);
        yaml->at++;
        return value;
    }
    if (*text) {
        const Value *value = inline_value(yaml, text);
        yaml->at++;
        return value;
    }
    yaml->at++;
    if (yaml->at < yaml->count) {
        const Line *next = &yaml->line[yaml->at];
        bool list = next->text[0] == '-' && (next->text[1] == ' ' || !next->text[1]);
        if (next->indent > indent || (list && !in_list && next->indent == indent))
            return read_block(yaml, next->indent);
    }
    return value_none();
}

/* How many lines of this indentation come before one that is less indented. */
static int ahead(const Yaml *yaml, int indent)
{
    int count = 0;
    for (int k = yaml->at; k < yaml->count && yaml->line[k].indent >= indent; k++)
        count += yaml->line[k].indent == indent;
    yaml->work->steps += count;
    work_step(yaml->work);
    return count + 1;
}

static const Value *read_list(Yaml *yaml, int indent)
{
    const Value **items = arena_array(yaml->work->arena, const Value *, ahead(yaml, indent));
    int count = 0;
    while (yaml->at < yaml->count && yaml->line[yaml->at].indent == indent &&
           yaml->line[yaml->at].text[0] == '-') {
        Line *line = &yaml->line[yaml->at];
        const char *rest = line->text + 1 + strspn(line->text + 1, " ");
        if (*rest && *rest != '[' && *rest != '{' && after_key(rest)) { /* a mapping begins here */
            line->indent = indent + (int)(rest - line->text);
            line->text = rest;
            items[count++] = read_block(yaml, line->indent);
        } else {
            items[count++] = member(yaml, rest, indent, true);
        }
    }
    Value *list = value_list(yaml->work, count);
    memcpy(list->item, items, sizeof *items * (size_t)count);
    return list;
}

static const Value *read_block(Yaml *yaml, int indent)
{
    int count = 0, room = ahead(yaml, indent);
    const Value **keys = arena_array(yaml->work->arena, const Value *, room);
    const Value **items = arena_array(yaml->work->arena, const Value *, room);
    const char *first = yaml->line[yaml->at].text;
    if (++yaml->depth > DEEPEST_VALUE)
        fail_line(yaml, "nested too deep");
    const Value *made = NULL;
    if (first[0] == '-' && (first[1] == ' ' || !first[1]))
        made = read_list(yaml, indent);
    else if (!after_key(first)) {
        made = inline_value(yaml, first);
        yaml->at++;
    }
    while (!made && yaml->at < yaml->count && yaml->line[yaml->at].indent == indent) {
        const char *text = yaml->line[yaml->at].text, *value = after_key(text);
        if (!value)
            fail_line(yaml, "is no \"key: value\"");
        keys[count] =
            scalar(yaml, arena_format(yaml->work->arena, "%.*s", (int)(value - 1 - text), text));
        items[count++] = member(yaml, value, indent, false);
    }
    if (yaml->at < yaml->count && yaml->line[yaml->at].indent > indent)
        fail_line(yaml, "is indented more than what it belongs to");
    yaml->depth--;
    if (made)
        return made;
    Value *dictionary = value_dictionary(yaml->work, count);
    memcpy(dictionary->key, keys, sizeof *keys * (size_t)count);
    memcpy(dictionary->item, items, sizeof *items * (size_t)count);
    return dictionary;
}

const Value *yaml_value(Work *work, const char *file, const char *text)
{
    Work there = *work;
    there.file = file;
    there.text = NULL;
    size_t lines = 2;
    for (const char *at = text; (at = strchr(at, '\n')); at++)
        lines++;
    Yaml yaml = {.work = &there};
    yaml.line = arena_array(work->arena, Line, lines);
    read_lines(&yaml, text);
    const Value *value = yaml.count ? read_block(&yaml, yaml.line[0].indent) : value_none();
    if (yaml.at < yaml.count)
        fail_line(&yaml, "is indented less than what came before");
    work->steps = there.steps;
    return value;
}
