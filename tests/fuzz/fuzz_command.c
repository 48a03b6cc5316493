/* fuzz_command.c: command lines. Each line of the input is an argument; the options are of every
   kind there is, and their values go to what reads lists, functions, algorithms and patterns. */
#include "command/command.h"
#include "fuzz.h"

#include <math.h>

enum { MOST_ARGUMENTS = 100 };

/* Text and memory that commands would write or run for are left out: these three print and exit. */
static bool exits(const char *argument)
{
    return strcmp(argument, "--help") == 0 || strcmp(argument, "-h") == 0 ||
           strcmp(argument, "--version") == 0;
}

static int split(char *text, char **arguments)
{
    int count = 0;
    for (char *at = text; at && count < MOST_ARGUMENTS;) {
        char *end = strchr(at, '\n');
        if (end)
            *end++ = '\0';
        if (!exits(at))
            arguments[count++] = at;
        at = end;
    }
    return count;
}

static void job(Arena *arena, const char *text, size_t length)
{
    bool flag = false;
    const char *numbers = NULL, *list = NULL, *speeds = NULL, *cost = NULL, *general = NULL;
    const char *backend = NULL, *format = NULL;
    double number = 0;
    long count = 0;
    Strings algorithm = {0};
    const Option options[] = {
        {"flag", 'f', OPTION_FLAG, &flag, NULL, ""},
        {"numbers", 'n', OPTION_STRING, &numbers, "LIST", ""},
        {"functions", 0, OPTION_STRING, &list, "LIST", ""},
        {"speeds", 0, OPTION_STRING, &speeds, "NAME", ""},
        {"cost", 0, OPTION_STRING, &cost, "M,A,D", ""},
        {"general", 0, OPTION_STRING, &general, "PATTERN", ""},
        {"backend", 0, OPTION_STRING, &backend, "NAME", ""},
        {"format", 0, OPTION_STRING, &format, "NAME", ""},
        {"snap", 0, OPTION_NUMBER, &number, "RADIANS", ""},
        {"count", 'c', OPTION_COUNT, &count, "N", ""},
        {"algorithm", 'a', OPTION_STRINGS, &algorithm, "FUNCTION=NAME", ""},
    };
    const Syntax syntax = {"fuzz", "ROBOT [options]", "", "", options, COUNT(options)};
    char *arguments[MOST_ARGUMENTS];
    const char *positional[3];
    (void)length;
    int found = options_parse(&syntax, split(arena_copy(arena, text), arguments), arguments,
                              positional, 0, 3);
    FUZZ_ASSERT(found >= 0 && found <= 3 && count >= 0 && isfinite(number));
    for (int i = 0; i < found; i++)
        FUZZ_ASSERT(strlen(positional[i]) <= length);
    if (numbers) {
        double out[7];
        int got = parse_numbers("numbers", numbers, out, COUNT(out));
        FUZZ_ASSERT(got >= 1 && got <= (int)COUNT(out));
        for (int i = 0; i < got; i++)
            FUZZ_ASSERT(isfinite(out[i]));
    }
    check_choice(&(Choice){.snap = number});
    Build build = {0}; /* nothing is built */
    if (cost)
        check_effort(&build, cost);
    Selection selection = select_functions(list, &algorithm, BEST);
    select_speeds(&selection, speeds);
    for (int i = 0; i < FUNCTION_COUNT; i++)
        FUZZ_ASSERT(selection.algorithm[i]);
    backend_parse(backend);
    format_parse(format);
    if (general) {
        Description *description = description_general(arena, general);
        FUZZ_ASSERT(description->joint_count >= 1 && description->joint_count <= MAX_JOINTS);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    fuzz_run(data, size, job);
    return 0;
}
