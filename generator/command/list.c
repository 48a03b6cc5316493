/* list.c: rbgen list: what there is to name on the command line. */
#include "command/command.h"
#include "command/sim.h"
#include "model/locate.h"

#include <string.h>

static void add_array(Text *out, const char *key, const char *const *items, int count, bool json,
                      bool last)
{
    if (!json) {
        text_add(out, "%-12s", key);
        int column = 12;
        for (int i = 0; i < count; i++) {
            int length = (int)strlen(items[i]) + 1;
            if (column + length > 98) {
                text_add(out, "\n%-12s", "");
                column = 12;
            }
            text_add(out, " %s", items[i]);
            column += length;
        }
        text_add_string(out, count ? "\n" : " none yet\n");
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
        {"output", 'o', OPTION_STRING, &output, "FILE", "write there instead of standard output"},
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
        FunctionId f = algorithms[i].function;
        bool named = f == INVERSE_DYNAMICS || f == INERTIA_MATRIX || f == BIAS ||
                     f == FORWARD_DYNAMICS || f == INERTIA_SOLVE;
        if (k == count && named)
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
        text_add_string(&out, "\nalgorithms by function:\n");
        for (int i = 0; i < algorithm_count; i++)
            text_add(&out, "  %-18s %-20s %s\n", functions[algorithms[i].function].name,
                     algorithms[i].name, algorithms[i].citation);
    }
    file_write(output, &out);
    text_free(&out);
    arena_free(arena);
    return EXIT_DONE;
}
