/* options.c: see options.h. */
#include "util/options.h"

#include <ctype.h>
#include <errno.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

static bool silent;
static bool version;

static const Option common[] = {
    {"quiet", 'q', OPTION_FLAG, &silent, NULL, "no warnings, no progress"},
    {"version", 0, OPTION_FLAG, &version, NULL, "print the version"},
};

static void print_option(const Option *option)
{
    char left[64];
    snprintf(left, sizeof left, "%s%c%s --%s%s%s", option->letter ? "-" : " ",
             option->letter ? option->letter : ' ', option->letter ? "," : " ", option->name,
             option->argument ? " " : "", option->argument ? option->argument : "");
    printf("  %-30s %s\n", left, option->help);
}

static _Noreturn void print_help(const Syntax *syntax)
{
    printf("usage: rbgen %s %s\n\n%s\n\noptions:\n", syntax->name, syntax->usage, syntax->summary);
    for (int i = 0; i < syntax->option_count; i++)
        print_option(&syntax->options[i]);
    for (size_t i = 0; i < COUNT(common); i++)
        print_option(&common[i]);
    printf("      --help                     this text\n\nexamples:\n%s", syntax->examples);
    exit(EXIT_DONE);
}

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
    names[count++] = "help";
    const char *near = nearest_word(argument + strspn(argument, "-"), names, count);
    if (near)
        fail_input("%s: unknown option %s; did you mean --%s?", syntax->name, argument, near);
    fail_input("%s: unknown option %s; rbgen %s --help lists them", syntax->name, argument,
               syntax->name);
}

static void store(const Option *option, const char *value)
{
    switch (option->kind) {
    case OPTION_FLAG:
        *(bool *)option->target = true;
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
    }
    }
}

int options_parse(const Syntax *syntax, int argc, char **argv, const char **positional, int min,
                  int max)
{
    int found = 0;
    bool only_arguments = false;
    for (int i = 0; i < argc; i++) {
        const char *argument = argv[i];
        if (only_arguments || argument[0] != '-' || argument[1] == '\0') {
            if (found == max)
                fail_input("%s: \"%s\" is one argument too many; usage: rbgen %s %s", syntax->name,
                           argument, syntax->name, syntax->usage);
            positional[found++] = argument;
            continue;
        }
        if (strcmp(argument, "--") == 0) {
            only_arguments = true;
            continue;
        }
        if (strcmp(argument, "--help") == 0 || strcmp(argument, "-h") == 0)
            print_help(syntax);
        bool is_long = argument[1] == '-';
        const char *equals = is_long ? strchr(argument, '=') : NULL;
        size_t length = equals ? (size_t)(equals - argument) - 2 : strlen(argument) - 2;
        const Option *option =
            is_long ? find(syntax, argument + 2, length, 0) : find(syntax, NULL, 0, argument[1]);
        if (!option)
            fail_unknown(syntax, argument);
        const char *value = equals ? equals + 1 : NULL;
        if (!is_long && argument[2])
            value = argument + 2;
        if (option->kind == OPTION_FLAG && value)
            fail_input("--%s takes no value", option->name);
        if (option->kind != OPTION_FLAG && !value) {
            if (i + 1 == argc)
                fail_input("--%s needs a value: %s", option->name, option->argument);
            value = argv[++i];
        }
        store(option, value);
    }
    if (version) {
        printf("rbgen %s\n", RBGEN_VERSION);
        exit(EXIT_DONE);
    }
    if (silent)
        quiet();
    if (found < min)
        fail_input("%s: something is missing; usage: rbgen %s %s", syntax->name, syntax->name,
                   syntax->usage);
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
