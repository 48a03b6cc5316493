/* list.c: rbgen list: what there is to name on the command line. */
#include "command/command.h"
#include "model/locate.h"
#include "motion/simulation.h"
#include "util/terminal.h"

#include <string.h>

static void add_array(Text *out, const char *key, const char *const *items, int count, bool json,
                      bool last)
{
    if (!json) {
        Text words = {0};
        text_add_string(&words, count ? "" : "none yet");
        for (int i = 0; i < count; i++)
            text_add(&words, "%s ", items[i]);
        text_add(out, "%-12s ", key);
        text_add_wrapped(out, words.data, 13, 13, output_width(), "");
        text_add_string(out, "\n");
        text_free(&words);
        return;
    }
    text_add(out, "  \"%s\": [", key);
    for (int i = 0; i < count; i++) {
        text_add_string(out, i ? ", " : "");
        json_string(out, items[i]);
    }
    text_add_string(out, last ? "]\n" : "],\n");
}

int command_list(int argc, char **argv)
{
    const char *output = NULL, *format_name = NULL;
    const Option options[] = {
        {"output", 'o', OPTION_OUTPUT, &output, "FILE", "write there instead of standard output"},
        {"format", 0, OPTION_STRING, &format_name, "FORMAT", "table (default) or json"},
    };
    const Syntax syntax = {"list",
                           "[options]",
                           "Lists robots, functions, algorithms and backends.",
                           "  rbgen list\n  rbgen list --format json\n",
                           options,
                           COUNT(options)};
    const char *none[1];
    options_parse(&syntax, argc, argv, none, 0, 0);
    Format format = format_parse(format_name);
    if (format == FORMAT_CSV || format == FORMAT_MD)
        fail_input("list: --format is table or json");
    bool json = format == FORMAT_JSON;

    Arena *arena = arena_new();
    size_t robot_count;
    const char **robots = robots_names(arena, &robot_count);
    const char *items[MAX_STRINGS];
    Text out = {0};
    text_add_string(&out, json ? "{\n" : "");
    add_array(&out, "robots", robots, (int)robot_count, json, false);
    for (int i = 0; i < FUNCTION_COUNT; i++)
        items[i] = functions[i].name;
    add_array(&out, "functions", items, FUNCTION_COUNT, json, false);
    int count = 0;
    for (int i = 0; i < algorithm_count; i++) {
        int k = 0;
        while (k < count && strcmp(items[k], algorithms[i].name) != 0)
            k++;
        if (k == count && functions[algorithms[i].function].named && !algorithms[i].aside)
            items[count++] = algorithms[i].name;
    }
    items[count++] = BEST;
    add_array(&out, "algorithms", items, count, json, false);
    count = 0;
    if (jit_available(BACKEND_TCC))
        items[count++] = "tcc";
    if (jit_available(BACKEND_CC))
        items[count++] = "cc";
    items[count++] = "reference";
    add_array(&out, "backends", items, count, json, false);
    count = integrator_names(items);
    add_array(&out, "integrators", items, count, json, false);
    static const char *const trajectories[] = {"cycloid", "quintic", "cubic", "line"};
    add_array(&out, "trajectories", trajectories, (int)COUNT(trajectories), json, true);
    if (json) {
        text_add_string(&out, "}\n");
    } else {
        text_add_string(&out, "\nalgorithms by function:\n\n");
        for (int i = 0; i < FUNCTION_COUNT; i++) {
            text_add(&out, "%s\n", functions[i].name);
            for (int k = 0; k < algorithm_count; k++)
                if ((int)algorithms[k].function == i && !algorithms[k].aside) {
                    text_add(&out, "  %-20s ", algorithms[k].name);
                    text_add_wrapped(&out, algorithms[k].citation, 23, 23, output_width(), "");
                    text_add_string(&out, "\n");
                }
            for (int k = 0; k < algorithm_count; k++)
                if ((int)algorithms[k].function == i && algorithms[k].aside)
                    text_add(&out, "  %s\n", algorithms[k].name);
            if (functions[i].by && !functions[i].derived)
                text_add(&out, "  those of %s%s\n", functions[i].by->name,
                         functions[i].by_bias ? " that have a bias" : "");
        }
    }
    file_write(output, &out);
    text_free(&out);
    arena_free(arena);
    return EXIT_DONE;
}
