/* soak.c: rbgen soak: random robots, checked for as long as one likes. */
#include "evidence/soak_run.h"

static const char about[] =
    "Random robots, chains, trees and mechanisms with loops, one after another: every function by "
    "every algorithm, in\n"
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
    bool loops = false;
    const Option options[] = {
        {"seconds", 0, OPTION_COUNT, &seconds, "T", "go on for so long (default: 60)"},
        {"robots", 0, OPTION_COUNT, &robots, "N", "go on for so many robots"},
        {"seed", 0, OPTION_COUNT, &seed, "S", "of the random numbers (default: 1)"},
        {"only", 0, OPTION_COUNT, &only, "K", "only robot K of this seed"},
        {"joints", 0, OPTION_COUNT, &joints, "N", "at most (default: 20)"},
        {"loops", 0, OPTION_FLAG, &loops, NULL, "mechanisms with loops only"},
        {"limit", 0, OPTION_COUNT, &limit, "T",
         "seconds of computing that a robot may take (default: 60)"},
        {"format", 0, OPTION_STRING, &format_name, "FORMAT", "table (default), csv, json or md"},
        {"output", 'o', OPTION_OUTPUT, &output, "FILE",
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
    const SoakRequest request = {path,        seconds, robots, only, seed,
                                 (int)joints, limit,   output, loops};
    SoakTotals totals = soak_run(arena, &request);
    Text out = {0};
    soak_print(&out, arena, &totals, seed, format);
    file_write(NULL, &out);
    text_free(&out);
    if (totals.failed)
        fail_job("soak: robot %ld: %s; to see it again with the smallest robot that fails: rbgen "
                 "soak %s --seed %ld --only %ld",
                 totals.failed, totals.message, totals.file, seed, totals.failed);
    arena_free(arena);
    return EXIT_DONE;
}
