/* options.c: see options.h. */
#include "util/options.h"
#include "util/terminal.h"

#include <ctype.h>
#include <errno.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

static bool silent, version, help;

static const Option common[] = {
    {"quiet", 'q', OPTION_FLAG, &silent, NULL, "no warnings, no progress"},
    {"version", 'V', OPTION_FLAG, &version, NULL, "print the version"},
    {"help", 'h', OPTION_FLAG, &help, NULL, "this text"},
};

/* ---- help ---- */

static void add_option(Text *out, const Option *option, int width)
{
    enum { COLUMN = 33 };
    size_t start = out->length;
    if (option->letter)
        text_add(out, "  -%c, --%s", option->letter, option->name);
    else
        text_add(out, "      --%s", option->name);
    if (option->argument)
        text_add(out, " %s", option->argument);
    int column = (int)(out->length - start), gap = column < COLUMN ? COLUMN - column : 1;
    text_add(out, "%*s", gap, "");
    text_add_wrapped(out, option->help, column + gap, COLUMN, width, "");
    text_add_string(out, "\n");
}

/* Command lines; one that is too long goes on in the next, as a shell reads it. */
static void add_examples(Text *out, const char *examples, int width)
{
    char line[512];
    for (const char *at = examples; *at;) {
        size_t length = strcspn(at, "\n");
        int indent = (int)strspn(at, " ");
        snprintf(line, sizeof line, "%.*s", (int)length, at);
        text_add(out, "%*s", indent, "");
        if (text_width(line) <= width)
            text_add_string(out, line + indent);
        else
            text_add_wrapped(out, line, indent, indent + 4, width, " \\");
        text_add_string(out, "\n");
        at += length + (at[length] == '\n');
    }
}

static _Noreturn void print_help(const Syntax *syntax)
{
    Text out = {0};
    int width = output_width();
    text_add(&out, "usage: rbgen %s ", syntax->name);
    text_add_wrapped(&out, syntax->usage, (int)out.length, (int)out.length, width, "");
    text_add_string(&out, "\n\n");
    text_add_paragraphs(&out, syntax->summary, width);
    text_add_string(&out, "\noptions:\n");
    for (int i = 0; i < syntax->option_count; i++)
        add_option(&out, &syntax->options[i], width);
    for (size_t i = 0; i < COUNT(common); i++)
        add_option(&out, &common[i], width);
    text_add_string(&out, "\nexamples:\n");
    add_examples(&out, syntax->examples, width);
    file_write(NULL, &out);
    text_free(&out);
    exit(EXIT_DONE);
}

_Noreturn void print_version(void)
{
    Text out = {0};
    text_add(&out, "rbgen %s\n", RBGEN_VERSION);
    file_write(NULL, &out);
    text_free(&out);
    exit(EXIT_DONE);
}

/* ---- parsing ---- */

static const Option *find(const Syntax *syntax, const char *name, size_t length, char letter)
{
    for (size_t i = 0; i < (size_t)syntax->option_count + COUNT(common); i++) {
        const Option *option = i < (size_t)syntax->option_count
                                   ? &syntax->options[i]
                                   : &common[i - (size_t)syntax->option_count];
        if (letter ? option->letter == letter
                   : strlen(option->name) == length && memcmp(option->name, name, length) == 0)
            return option;
    }
    return NULL;
}

static _Noreturn void fail_unknown(const Syntax *syntax, const char *argument)
{
    const char *names[64];
    size_t count = 0;
    for (int i = 0; i < syntax->option_count; i++)
        names[count++] = syntax->options[i].name;
    for (size_t i = 0; i < COUNT(common); i++)
        names[count++] = common[i].name;
    const char *near = nearest_word(argument + strspn(argument, "-"), names, count);
    if (near)
        fail_input("%s: unknown option %s; did you mean --%s?", syntax->name, argument, near);
    fail_input("%s: unknown option %s; rbgen %s --help lists them", syntax->name, argument,
               syntax->name);
}

/* Lists put together live as long as the command line does. */
static const char *join(const char *list, const char *more)
{
    static Arena *joined;
    if (!joined)
        joined = arena_new();
    return list ? arena_format(joined, "%s,%s", list, more) : more;
}

static void store(const Option *option, const char *value)
{
    switch (option->kind) {
    case OPTION_FLAG:
        *(bool *)option->target = true;
        break;
    case OPTION_OUTPUT: /* of --output, which is called FILE, "-" is where it goes without it */
        if (strcmp(option->name, "output") == 0 && strcmp(value, "-") == 0)
            break;
        *(const char **)option->target = value;
        break;
    case OPTION_STRING:
        *(const char **)option->target = value;
        break;
    case OPTION_NUMBER:
        *(double *)option->target = parse_number(option->name, value);
        break;
    case OPTION_COUNT: {
        char *end;
        errno = 0;
        long number = strtol(value, &end, 10);
        if (errno || end == value || *end || number < 0)
            fail_input("--%s: \"%s\" is not a whole number", option->name, value);
        *(long *)option->target = number;
        break;
    }
    case OPTION_STRINGS: {
        Strings *strings = option->target;
        if (strings->count == MAX_STRINGS)
            fail_input("--%s: given more than %d times", option->name, MAX_STRINGS);
        strings->item[strings->count++] = value;
        break;
    }
    case OPTION_LIST: {
        const char **list = option->target;
        *list = join(*list, value);
    }
    }
}

/* The value of an option that needs one: what is written with it, or the next argument. */
static const char *value_of(const Option *option, const char *attached, int argc, char **argv,
                            int *at)
{
    if (attached)
        return attached;
    if (*at + 1 == argc)
        fail_input("--%s needs a value: %s", option->name, option->argument);
    return argv[++*at];
}

/* --name, --name VALUE, --name=VALUE */
static void parse_long(const Syntax *syntax, int argc, char **argv, int *at)
{
    const char *argument = argv[*at], *equals = strchr(argument, '=');
    size_t length = equals ? (size_t)(equals - argument) - 2 : strlen(argument) - 2;
    const Option *option = find(syntax, argument + 2, length, 0);
    if (!option)
        fail_unknown(syntax, argument);
    if (option->kind == OPTION_FLAG && equals)
        fail_input("--%s takes no value", option->name);
    store(option, option->kind == OPTION_FLAG
                      ? NULL
                      : value_of(option, equals ? equals + 1 : NULL, argc, argv, at));
}

/* -q, -o FILE, -oFILE, -qo FILE: letters of flags, the last of them may be one with a value. */
static void parse_letters(const Syntax *syntax, int argc, char **argv, int *at)
{
    const char *argument = argv[*at];
    for (const char *letter = argument + 1; *letter; letter++) {
        const Option *option = find(syntax, NULL, 0, *letter);
        if (!option)
            fail_unknown(syntax, argument);
        if (option->kind != OPTION_FLAG) {
            store(option, value_of(option, letter[1] ? letter + 1 : NULL, argc, argv, at));
            return;
        }
        store(option, NULL);
    }
}

/* NAME:=VALUE stands for --argument NAME:=VALUE, as ROS has it; false: it is none. */
static bool take_assignment(const Syntax *syntax, const char *argument)
{
    const char *sign = strstr(argument, ":=");
    for (int i = 0; sign && sign > argument && i < syntax->option_count; i++)
        if (strcmp(syntax->options[i].name, "argument") == 0) {
            store(&syntax->options[i], argument);
            return true;
        }
    return false;
}

int options_parse(const Syntax *syntax, int argc, char **argv, const char **positional, int min,
                  int max)
{
    int found = 0;
    bool only_arguments = false;
    for (int i = 0; i < argc; i++) {
        const char *argument = argv[i];
        if (argument[0] != '-' && take_assignment(syntax, argument)) {
            continue;
        } else if (only_arguments || argument[0] != '-' || argument[1] == '\0') {
            if (found == max)
                fail_input("%s: \"%s\" is one argument too many; usage: rbgen %s %s", syntax->name,
                           argument, syntax->name, syntax->usage);
            positional[found++] = argument;
        } else if (strcmp(argument, "--") == 0) {
            only_arguments = true;
        } else if (argument[1] == '-') {
            parse_long(syntax, argc, argv, &i);
        } else {
            parse_letters(syntax, argc, argv, &i);
        }
        if (help)
            print_help(syntax);
    }
    if (version)
        print_version();
    if (silent)
        quiet();
    if (found < min)
        fail_input("%s: something is missing; usage: rbgen %s %s", syntax->name, syntax->name,
                   syntax->usage);
    for (int i = 0; i < syntax->option_count; i++)
        if (syntax->options[i].kind == OPTION_OUTPUT && *(const char **)syntax->options[i].target)
            file_claim(syntax->options[i].name, *(const char **)syntax->options[i].target);
    return found;
}

/* ---- numbers ---- */

/* A decimal number, or pi with an optional factor before and divisor after: -2*pi/3, pi/2. */
static bool read_number(const char **at, double *out)
{
    const char *c = *at;
    double sign = 1, value = 1;
    while (isspace((unsigned char)*c))
        c++;
    if (*c == '-' || *c == '+')
        sign = *c++ == '-' ? -1 : 1;
    bool has_number = isdigit((unsigned char)*c) || *c == '.';
    if (has_number) {
        char *end;
        value = strtod(c, &end);
        if (end == c || (c[0] == '0' && (c[1] == 'x' || c[1] == 'X')))
            return false;
        c = end;
        if (*c == '*')
            c++;
    }
    if (strncmp(c, "pi", 2) == 0) {
        value *= 3.14159265358979323846;
        c += 2;
        if (*c == '/') {
            char *end;
            double divisor = strtod(c + 1, &end);
            if (end == c + 1 || !isdigit((unsigned char)c[1]) || divisor == 0)
                return false;
            value /= divisor;
            c = end;
        }
    } else if (!has_number) {
        return false;
    }
    while (isspace((unsigned char)*c))
        c++;
    *out = sign * value;
    *at = c;
    return isfinite(value);
}

bool number_read(const char *text, double *value)
{
    return read_number(&text, value) && !*text;
}

double parse_number(const char *option, const char *text)
{
    double value;
    if (!number_read(text, &value))
        fail_input("--%s: \"%s\" is not a number; for example 0.5, 1e-3 or pi/2", option, text);
    return value;
}

int parse_numbers(const char *option, const char *list, double *out, int max)
{
    const char *at = list;
    for (int count = 0;;) {
        double value;
        if (!read_number(&at, &value) || (*at && *at != ','))
            fail_input("--%s: \"%s\" is not a list of numbers; for example 0,0.1,pi/2", option,
                       list);
        if (count == max)
            fail_input("--%s: more than %d numbers", option, max);
        out[count++] = value;
        if (!*at)
            return count;
        at++;
    }
}
