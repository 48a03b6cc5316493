/* check.c: rbgen check ROBOT: reads and judges a robot file. */
#include "command/command.h"

static void add_strings(Text *out, const char *key, const char *const *items, int count, bool last)
{
    text_add(out, "  \"%s\": [", key);
    for (int i = 0; i < count; i++) {
        text_add_string(out, i ? ",\n    " : "\n    ");
        json_string(out, items[i]);
    }
    text_add(out, "%s]%s\n", count ? "\n  " : "", last ? "" : ",");
}

static void add_json(Text *out, const char *const *errors, int error_count,
                     const char *const *warnings, int warning_count)
{
    text_add_string(out, "{\n");
    add_strings(out, "errors", errors, error_count, false);
    add_strings(out, "warnings", warnings, warning_count, true);
    text_add_string(out, "}\n");
}

typedef struct {
    Arena *arena;
    const char *path;
    double snap;
    Description *description;
} Reading;

static void read_file(void *argument)
{
    Reading *reading = argument;
    reading->description = description_read(reading->arena, reading->path, reading->snap);
}

/* What is wrong with the file goes into the JSON, too. */
static void read_caught(Reading *reading, const char *output)
{
    FailTrap trap;
    if (fail_catch(&trap, read_file, reading) == EXIT_DONE)
        return;
    if (trap.status == EXIT_JOB) /* memory ran out: nothing is wrong with the file */
        fail_job("%s", trap.message);
    Text out = {0};
    add_json(&out, &(const char *){trap.message}, 1, NULL, 0);
    file_write(output, &out);
    fail_input("%s", trap.message);
}

int command_check(int argc, char **argv)
{
    const char *output = NULL, *format_name = NULL;
    double snap = ANGLE_SNAP;
    bool strict = false;
    const Option options[] = {
        {"output", 'o', OPTION_OUTPUT, &output, "FILE", "write there instead of standard output"},
        {"format", 0, OPTION_STRING, &format_name, "FORMAT", "table (default) or json"},
        {"snap", 0, OPTION_NUMBER, &snap, "RADIANS",
         "angles this near to a multiple of 90 degrees are it"},
        {"strict", 0, OPTION_FLAG, &strict, NULL, "warnings are errors: exit status 2"},
    };
    const Syntax syntax = {"check",
                           "ROBOT [options]",
                           "Reads a robot file; says what is wrong with it, and what is legal but "
                           "unphysical.",
                           "  rbgen check robots/puma_printed.json\n"
                           "  rbgen check my_arm.json --format json\n",
                           options,
                           COUNT(options)};
    const char *path;
    options_parse(&syntax, argc, argv, &path, 1, 1);
    Format format = format_parse(format_name);
    if (format == FORMAT_CSV || format == FORMAT_MD)
        fail_input("check: --format is table or json");

    check_snap(snap);
    Arena *arena = arena_new();
    Text out = {0};
    Reading reading = {arena, path, snap, NULL};
    if (format == FORMAT_JSON)
        read_caught(&reading, output);
    else
        read_file(&reading);
    const Description *description = reading.description;
    Warnings warnings = description_warnings(arena, description);
    Robot *robot = robot_from_description(arena, description);
    if (format == FORMAT_JSON) {
        add_json(&out, warnings.text, strict ? warnings.count : 0, warnings.text,
                 strict ? 0 : warnings.count);
    } else {
        char pattern[MAX_JOINTS + 1];
        joint_pattern(robot, pattern);
        for (int i = 0; i < warnings.count && !strict; i++)
            text_add(&out, "warning: %s\n", warnings.text[i]);
        if (warnings.count == 0 || !strict)
            text_add(&out, "%s: %d joint%s %s, %d warning%s\n", robot->name, robot->n,
                     robot->n == 1 ? "" : "s", pattern, warnings.count,
                     warnings.count == 1 ? "" : "s");
    }
    file_write(output, &out);
    if (strict && warnings.count)
        fail_input("%s (an error because of --strict)", warnings.text[0]);
    text_free(&out);
    arena_free(arena);
    return EXIT_DONE;
}
