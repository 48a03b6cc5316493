/* check.c: rbgen check ROBOT: reads and judges a robot file. */
#include "command/command.h"
#include "model/clean.h"
#include "model/closure.h"
#include "model/write.h"

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
                     const char *const *warnings, int warning_count, const char *remark)
{
    text_add_string(out, "{\n");
    add_strings(out, "errors", errors, error_count, false);
    add_strings(out, "warnings", warnings, warning_count, false);
    add_strings(out, "remarks", &remark, remark != NULL, true);
    text_add_string(out, "}\n");
}

static void add_table(Text *out, const Robot *robot, const Warnings *warnings, const char *remark,
                      bool strict)
{
    char pattern[MAX_JOINTS + 1];
    joint_pattern(robot, pattern);
    for (int i = 0; i < warnings->count && !strict; i++)
        text_add(out, "warning: %s\n", warnings->text[i]);
    if (remark)
        text_add(out, "remark: %s\n", remark);
    if (warnings->count == 0 || !strict)
        text_add(out, "%s: %d joint%s %s, %d warning%s\n", robot->name, robot->n,
                 robot->n == 1 ? "" : "s", pattern, warnings->count,
                 warnings->count == 1 ? "" : "s");
}

typedef struct {
    Arena *arena;
    const char *path;
    const Choice *choice;
    Description *description;
} Loading;

static void read_file(void *argument)
{
    Loading *loading = argument;
    loading->description = description_read(loading->arena, loading->path, loading->choice);
}

/* What is wrong with the file goes into the JSON, too. */
static void read_caught(Loading *loading, const char *output)
{
    FailTrap trap;
    if (fail_catch(&trap, read_file, loading) == EXIT_DONE)
        return;
    if (trap.status == EXIT_JOB) /* memory ran out: nothing is wrong with the file */
        fail_job("%s", trap.message);
    Text out = {0};
    add_json(&out, &(const char *){trap.message}, 1, NULL, 0, NULL);
    file_write(output, &out);
    fail_input("%s", trap.message);
}

int command_check(int argc, char **argv)
{
    const char *output = NULL, *format_name = NULL;
    Choice choice = choice_default();
    bool clean = false;
    const Option options[] = {
        {"output", 'o', OPTION_OUTPUT, &output, "FILE", "write there instead of standard output"},
        {"format", 0, OPTION_STRING, &format_name, "FORMAT", "table (default) or json"},
        {"clean", 0, OPTION_FLAG, &clean, NULL,
         "write the robot file as it was taken, instead of the report"},
        ROBOT_OPTIONS(choice),
    };
    const Syntax syntax = {"check",
                           "ROBOT [options]",
                           "Reads a robot file; says what is wrong with it, and what is legal but "
                           "unphysical.",
                           "  rbgen check robots/puma_printed.json\n"
                           "  rbgen check my_arm.json --format json\n"
                           "  rbgen check my_arm.urdf --clean -o my_arm.json\n",
                           options,
                           COUNT(options)};
    const char *path;
    options_parse(&syntax, argc, argv, &path, 1, 1);
    Format format = format_parse(format_name);
    if (format == FORMAT_CSV || format == FORMAT_MD)
        fail_input("check: --format is table or json");
    if (clean && format_name)
        fail_input("check: --clean gives a robot file, which is JSON; leave --format out");

    check_choice(&choice);
    Arena *arena = arena_new();
    Text out = {0};
    Loading loading = {arena, path, &choice, NULL};
    if (format == FORMAT_JSON)
        read_caught(&loading, output);
    else
        read_file(&loading);
    Description *description = loading.description;
    savings_note(arena, path, &choice, description);
    Warnings warnings = description_warnings(arena, description);
    const char *remark = clean_remark(arena, description);
    Robot *robot = robot_from_description(arena, description);
    closure_check(robot);
    if (robot->closure && robot->closure->note)
        remark = remark ? arena_format(arena, "%s; %s", remark, robot->closure->note)
                        : robot->closure->note;
    for (int i = 0; clean && i < description->joint_count; i++)
        if (description->joints[i].whole)
            fail_input("check: --clean writes robots of single joints; \"%s\" has several freedoms",
                       description->joints[i].whole);
    if (clean) {
        for (int i = 0; i < warnings.count && !choice.strict; i++)
            warn("%s", warnings.text[i]);
        write_clean(&out, description);
    } else if (format == FORMAT_JSON) {
        add_json(&out, warnings.text, choice.strict ? warnings.count : 0, warnings.text,
                 choice.strict ? 0 : warnings.count, remark);
    } else {
        add_table(&out, robot, &warnings, remark, choice.strict);
    }
    file_write(output, &out);
    if (choice.strict && warnings.count)
        fail_input("%s (an error because of --strict)", warnings.text[0]);
    text_free(&out);
    arena_free(arena);
    return EXIT_DONE;
}
