/* bought.c: what each pass buys, on the code that best ships: bought ROBOT...

   Every function that emit gives by default, for every robot, by best at effort 1: with all passes,
   then with each left out in turn. The linker puts the passes_run below in the place of the
   generator's (tests/CMakeLists.txt), so that all else, the search for a plan too, is as shipped.

   Fails where a file beside pass.c is no pass or the other way round, where a pass buys less than
   0.1 %, which is not worth its code, and where the head of its file says another figure. */
#include "command/command.h"
#include "pass/passes.h"
#include "report/report.h"

#include <dirent.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *const passes[] = {"cancel", "factor",  "subsums", "constants",
                                     "expand", "rescale", "rest"};
enum { PASS_COUNT = COUNT(passes) };
static const double LEAST = 0.1, APART = 0.3; /* percent: one plan more or less may shift so much */

static const char *left_out;

Graph *__wrap_passes_run(Graph *graph, Expr *outputs, int output_count, Cost cost, int effort,
                         PassReport *report);
Graph *__wrap_passes_run(Graph *graph, Expr *outputs, int output_count, Cost cost, int effort,
                         PassReport *report)
{
    return passes_run_without(graph, outputs, output_count, cost, effort, left_out, report);
}

/* ---- measuring ---- */

static long operations(const Build *build, const Robot *robot, const char *without)
{
    long sum = 0;
    left_out = without;
    for (int f = 0; f < FUNCTION_COUNT; f++) {
        if (functions[f].by_name_only)
            continue;
        Program *program = program_build(build, robot, &functions[f], BEST);
        sum += ops_total(program->ops);
        program_free(program);
    }
    return sum;
}

static void measure(const char *path, long *with_all, long without[PASS_COUNT])
{
    Description *description;
    Arena *arena = arena_new();
    const Robot *robot = load_robot(arena, path, &(Choice){.snap = ANGLE_SNAP}, &description);
    Build build = build_start(); /* which remembers the plans: they are the same for all */
    *with_all += operations(&build, robot, NULL);
    for (int p = 0; p < PASS_COUNT; p++)
        without[p] += operations(&build, robot, passes[p]);
    build_end(&build);
    arena_free(arena);
}

/* ---- checking ---- */

static bool complain(const char *pass, double percent, const char *what)
{
    printf("generator/pass/%s.c: %s: %.3f %% where %.3f %% are the least\n", pass, what, percent,
           LEAST);
    return false;
}

/* "Buys 1.7 % (see pass.c)", perhaps over two lines. */
static bool check_head(const char *pass, double percent)
{
    Arena *arena = arena_new();
    size_t length;
    char *path = arena_format(arena, "%s/generator/pass/%s.c", SOURCE_DIR, pass);
    const char *head = strstr(file_read(arena, path, 1 << 20, &length), "Buys");
    double said = head ? strtod(head + strlen("Buys"), NULL) : NAN;
    arena_free(arena);
    bool right = fabs(said - percent) <= APART;
    if (!right)
        printf("generator/pass/%s.c: its head says %.1f %%, it buys %.1f %%\n", pass, said,
               percent);
    return right;
}

static bool is_pass(const char *file)
{
    for (int p = 0; p < PASS_COUNT; p++)
        if (strncmp(file, passes[p], strlen(passes[p])) == 0 &&
            strcmp(file + strlen(passes[p]), ".c") == 0)
            return true;
    return false;
}

static bool check_files(void)
{
    DIR *folder = opendir(SOURCE_DIR "/generator/pass");
    bool right = folder != NULL;
    int found = 0;
    for (const struct dirent *entry; folder && (entry = readdir(folder));) {
        size_t length = strlen(entry->d_name);
        if (length < 2 || strcmp(entry->d_name + length - 2, ".c") != 0)
            continue;
        if (is_pass(entry->d_name))
            found++;
        else if (strcmp(entry->d_name, "pass.c") != 0) {
            printf("generator/pass/%s: is not among passes[] of tests/bench/bought.c\n",
                   entry->d_name);
            right = false;
        }
    }
    if (folder)
        closedir(folder);
    return right && found == PASS_COUNT;
}

int main(int argc, char **argv)
{
    quiet();
    long with_all = 0, without[PASS_COUNT] = {0};
    for (int k = 1; k < argc; k++)
        measure(argv[k], &with_all, without);
    if (with_all == 0) {
        fprintf(stderr, "usage: bought ROBOT...\n");
        return 2;
    }
    bool right = check_files();
    printf("%-10s %8s %8s\n", "without", "M + A", "more");
    printf("%-10s %8ld\n", "none", with_all);
    for (int p = 0; p < PASS_COUNT; p++) {
        double percent = 100.0 * (double)(without[p] - with_all) / (double)with_all;
        printf("%-10s %8ld %6.2f %%\n", passes[p], without[p], percent);
        if (!(percent >= LEAST))
            right = complain(passes[p], percent, "buys too little");
        right &= check_head(passes[p], percent);
    }
    return right ? 0 : 1;
}
