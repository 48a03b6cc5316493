/* soak.c: rbgen soak: random robots, one after another for as long as one likes, each checked in a
   process of its own, so that a crash or a hang is found as well. The first robot that fails is
   shrunk to a smallest one that still does. */
#include "command/soak.h"

#include "command/shrink.h"

#include <string.h>
#include <time.h>

enum { SHRINK_SECONDS = 300 };

typedef struct {
    long seed, limit; /* seconds that one robot may take */
} Run;

typedef struct {
    long robots, programs, states, comparisons;
    Worst worst[FUNCTION_COUNT][2];
} Totals;

static double seconds_now(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

/* The file's text, checked: that it is no robot would otherwise pass for a finding. */
static char *read_file(Arena *arena, const char *path)
{
    Description *description = description_read(arena, path, ANGLE_SNAP);
    if (!description->text)
        fail_input("%s: soak takes robot files; rbgen import makes one", path);
    char *text = arena_alloc(arena, description->text_length + 1);
    memcpy(text, description->text, description->text_length);
    return text;
}

/* ---- after a failure ---- */

typedef struct {
    const Run *run;
    const SoakChoice *choice;
    const char *kind;
    double deadline;
    int tried;
} Chase;

static bool fails_so(void *context, const char *text)
{
    Chase *chase = context;
    if (seconds_now() > chase->deadline)
        return false;
    progress("soak: shrinking the robot, %d tried", ++chase->tried);
    Outcome outcome = soak_isolated(soak_check, text, chase->choice, chase->run->limit);
    return outcome.failed && strcmp(outcome.kind, chase->kind) == 0;
}

static _Noreturn void report_failure(const Run *run, long number, const SoakChoice *choice,
                                     const char *text, const Outcome *outcome, const char *output)
{
    Arena *arena = arena_new();
    SoakChoice focused = *choice;
    focused.focus = outcome->focus;
    Chase chase = {run, &focused, outcome->kind, seconds_now() + SHRINK_SECONDS, 0};
    char *smallest = shrink_robot(arena, text, fails_so, &chase);
    progress(NULL);
    Text file = {0};
    text_add_string(&file, smallest);
    if (!output)
        output = arena_format(arena, "soak-%ld-%ld.json", run->seed, number);
    file_write(output, &file);
    fail_job("soak: robot %ld: %s; to see it again with the smallest robot that fails: rbgen soak "
             "%s --seed %ld --only %ld",
             number, outcome->message, output, run->seed, number);
}

/* ---- the summary ---- */

static void add_up(Totals *totals, const Outcome *outcome, long number)
{
    totals->robots++;
    totals->programs += outcome->programs;
    totals->states += outcome->states;
    totals->comparisons += outcome->comparisons;
    for (int i = 0; i < FUNCTION_COUNT; i++)
        for (int k = 0; k < 2; k++)
            if (outcome->worst[i][k].error > totals->worst[i][k].error) {
                totals->worst[i][k] = outcome->worst[i][k];
                totals->worst[i][k].robot = number;
            }
}

static void add_json(Text *out, const Totals *totals, long seed)
{
    text_add(out,
             "{\"seed\": %ld, \"robots\": %ld, \"programs\": %ld, \"states\": %ld, "
             "\"comparisons\": %ld, \"worst\": [",
             seed, totals->robots, totals->programs, totals->states, totals->comparisons);
    for (int i = 0; i < 2 * FUNCTION_COUNT; i++) {
        const Worst *worst = &totals->worst[i / 2][i % 2];
        text_add(out,
                 "%s\n  {\"function\": \"%s\", \"real\": \"%s\", \"error\": %.2g, \"robot\": %ld, "
                 "\"algorithm\": \"%s\"}",
                 i ? "," : "", functions[i / 2].name, i % 2 ? "float" : "double", worst->error,
                 worst->robot, worst->by);
    }
    text_add_string(out, "\n]}\n");
}

static void add_table(Text *out, Arena *arena, const Totals *totals, long seed, Format format)
{
    static const char *const heads[] = {"<function", "in double", "robot", "<by",
                                        "in float",  "robot",     "<by"};
    Table table = table_new(arena, heads, COUNT(heads));
    for (int i = 0; i < FUNCTION_COUNT; i++) {
        const char *cells[COUNT(heads)] = {functions[i].name};
        for (int k = 0; k < 2; k++) {
            const Worst *worst = &totals->worst[i][k];
            cells[1 + 3 * k] = arena_format(arena, "%.1e", worst->error);
            cells[2 + 3 * k] = arena_format(arena, "%ld", worst->robot);
            cells[3 + 3 * k] = worst->by;
        }
        table_row(&table, cells);
    }
    table_print(&table, format, out);
    if (format != FORMAT_CSV)
        text_add(
            out,
            "%sseed %ld: %ld robot%s, %ld compiled functions, %ld states, %ld comparisons: all "
            "ok\n",
            format == FORMAT_MD ? "\n" : "", seed, totals->robots, totals->robots == 1 ? "" : "s",
            totals->programs, totals->states, totals->comparisons);
}

/* ---- the command ---- */

static const char about[] =
    "Random robots, chains and trees, one after another: every function by every algorithm, in\n"
    "double and float, by libtcc and at times the system's compiler, with wrenches, loads, open\n"
    "parameters and tools, against the numeric reference, and the laws between functions. Each in\n"
    "a process of its own. The first that fails is shrunk to a smallest robot file that does.";

static const char examples[] = "  rbgen soak --seconds 600\n"
                               "  rbgen soak --robots 100 --seed 7 --format json\n"
                               "  rbgen soak --seed 7 --only 42\n"
                               "  rbgen soak robots/puma.json --robots 20\n";

int command_soak(int argc, char **argv)
{
    const char *output = NULL, *format_name = NULL, *path = NULL;
    long seconds = -1, robots = 0, seed = 1, only = 0, joints = 20, limit = 60;
    const Option options[] = {
        {"seconds", 0, OPTION_COUNT, &seconds, "T", "go on for so long (default: 60)"},
        {"robots", 0, OPTION_COUNT, &robots, "N", "go on for so many robots"},
        {"seed", 0, OPTION_COUNT, &seed, "S", "of the random numbers (default: 1)"},
        {"only", 0, OPTION_COUNT, &only, "K", "only robot K of this seed"},
        {"joints", 0, OPTION_COUNT, &joints, "N", "at most (default: 20)"},
        {"limit", 0, OPTION_COUNT, &limit, "T",
         "seconds of computing that a robot may take (default: 60)"},
        {"format", 0, OPTION_STRING, &format_name, "FORMAT", "table (default), csv, json or md"},
        {"output", 'o', OPTION_STRING, &output, "FILE",
         "where a robot that fails goes (default: soak-S-K.json)"},
    };
    const Syntax syntax = {"soak", "[ROBOT] [options]", about, examples, options, COUNT(options)};
    options_parse(&syntax, argc, argv, &path, 0, 1);
    Format format = format_parse(format_name);
    if (joints < 1 || joints > MAX_JOINTS)
        fail_input("--joints: 1 to %d", MAX_JOINTS);
    if (limit < 1 || limit > 86400)
        fail_input("--limit: 1 to 86400 seconds of computing");
    if (only && (robots || seconds >= 0))
        fail_input("--only is one robot; leave out --robots and --seconds");
    if (seconds == 0 && !robots)
        fail_input("--seconds 0: give --robots N, too");
    if (seconds < 0)
        seconds = robots ? 0 : 60;

    Arena *arena = arena_new();
    Run run = {seed, limit};
    const char *given = path ? read_file(arena, path) : NULL; /* with the choices of each number */
    Totals totals = {0};
    double start = seconds_now();
    for (long number = only ? only : 1;; number++) {
        SoakChoice choice = soak_choose(seed, number);
        Text text = {0};
        if (given)
            text_add_string(&text, given);
        else
            soak_robot(&text, &choice, (int)joints);
        progress("soak: robot %ld, %.0f s, %ld comparisons", number, seconds_now() - start,
                 totals.comparisons);
        Outcome outcome = soak_isolated(soak_check, text.data, &choice, run.limit);
        if (outcome.failed)
            report_failure(&run, number, &choice, text.data, &outcome, output);
        add_up(&totals, &outcome, number);
        text_free(&text);
        bool timed = seconds > 0 && seconds_now() - start >= (double)seconds;
        if (only || timed || (robots && number >= robots))
            break;
    }
    progress(NULL);
    Text out = {0};
    if (format == FORMAT_JSON)
        add_json(&out, &totals, seed);
    else
        add_table(&out, arena, &totals, seed, format);
    file_write(NULL, &out);
    text_free(&out);
    arena_free(arena);
    return EXIT_DONE;
}
