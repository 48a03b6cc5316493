/* soak_run.c: random robots, one after another for as long as one likes, each checked in a process
   of its own, so that a crash or a hang is found as well. The first robot that fails is shrunk to a
   smallest one that still does, or as far as a minute goes. */
#include "evidence/soak_run.h"

#include "evidence/random_robot.h"
#include "evidence/shrink.h"
#include "model/clean.h"
#include "util/clock.h"
#include "util/json_write.h"

#include <math.h>
#include <string.h>

/* No more, for who soaks for two minutes waits for the end of them. */
enum { SHRINK_SECONDS = 60 };

/* The file's text, checked: that it is no robot would otherwise pass for a finding. */
static char *read_file(Arena *arena, const char *path)
{
    Description *description = description_read(arena, path, &(Choice){.snap = SNAP_BY_DIGITS});
    if (!description->text)
        fail_input("%s: soak takes robot files; rbgen import makes one", path);
    char *text = arena_alloc(arena, description->text_length + 1);
    memcpy(text, description->text, description->text_length);
    return text;
}

/* ---- after a failure ---- */

typedef struct {
    long limit;
    const SoakChoice *choice;
    const Outcome *outcome;
    double deadline;
    int tried;
} Chase;

/* None may compute beyond the deadline, and one that was stopped before the limit has not hung. */
static bool fails_so(void *context, const char *text)
{
    Chase *chase = context;
    long left = (long)ceil(chase->deadline - clock_seconds());
    long limit = left < chase->limit ? left : chase->limit;
    if (limit < 1 || (chase->outcome->late && limit < chase->limit))
        return false;
    progress("soak: shrinking the robot, %d tried", ++chase->tried);
    Outcome outcome = soak_isolated(soak_check, text, chase->choice, limit);
    return outcome.failed && strcmp(outcome.kind, chase->outcome->kind) == 0;
}

/* Shrinks the robot and writes the smallest that fails. */
static void shrink(long limit, const SoakChoice *choice, const char *text, const Outcome *outcome,
                   const char *output)
{
    Arena *arena = arena_new();
    SoakChoice focused = *choice;
    focused.focus = outcome->focus;
    Chase chase = {limit, &focused, outcome, clock_seconds() + SHRINK_SECONDS, 0};
    if (focused.focus && !fails_so(&chase, text)) /* what is drawn depends on all of them */
        focused.focus = 0;
    Text file = {0};
    text_add_string(&file, shrink_robot(arena, text, fails_so, &chase, chase.deadline));
    progress(NULL);
    file_write(output, &file);
    text_free(&file);
    arena_free(arena);
}

/* ---- the summary ---- */

static void add_up(SoakTotals *totals, const Outcome *outcome, long number)
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

static void add_json(Text *out, const SoakTotals *totals, long seed)
{
    JsonWriter json = json_writer(out);
    json_object(&json, NULL);
    json_integer(&json, "seed", seed);
    json_integer(&json, "robots", totals->robots);
    json_integer(&json, "programs", totals->programs);
    json_integer(&json, "states", totals->states);
    json_integer(&json, "comparisons", totals->comparisons);
    json_rows(&json, "worst");
    for (int i = 0; i < 2 * FUNCTION_COUNT; i++) {
        const Worst *worst = &totals->worst[i / 2][i % 2];
        json_object(&json, NULL);
        json_text(&json, "function", functions[i / 2].name);
        json_text(&json, "real", i % 2 ? "float" : "double");
        json_rounded(&json, "error", worst->error, 2);
        json_integer(&json, "robot", worst->robot);
        json_text(&json, "algorithm", worst->by);
        json_end(&json);
    }
    json_end(&json);
    if (totals->failed) {
        json_object(&json, "failed");
        json_integer(&json, "robot", totals->failed);
        json_text(&json, "message", totals->message);
        json_text(&json, "file", totals->file);
        json_end(&json);
    } else {
        json_text(&json, "failed", NULL);
    }
    json_end(&json);
}

static void add_table(Text *out, Arena *arena, const SoakTotals *totals, long seed, Format format)
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

/* ---- one after another ---- */

SoakTotals soak_run(Arena *arena, const SoakRequest *request)
{
    const char *given = request->path ? read_file(arena, request->path) : NULL;
    SoakTotals totals = {0};
    double start = clock_seconds();
    for (long number = request->only ? request->only : 1;; number++) {
        SoakChoice choice = soak_choose(request->seed, number);
        Text text = {0};
        if (given)
            text_add_string(&text, given); /* with the choices of each number */
        else if (request->loops)
            random_mechanism(&text, choice.seed);
        else
            soak_robot(&text, &choice, request->joints);
        progress("soak: robot %ld, %.0f s, %ld comparisons", number, clock_seconds() - start,
                 totals.comparisons);
        Outcome outcome = soak_isolated(soak_check, text.data, &choice, request->limit);
        if (outcome.failed) {
            totals.failed = number;
            totals.message = arena_copy(arena, outcome.message);
            totals.file = request->output
                              ? request->output
                              : arena_format(arena, "soak-%ld-%ld.json", request->seed, number);
            shrink(request->limit, &choice, text.data, &outcome, totals.file);
        }
        add_up(&totals, &outcome, number);
        text_free(&text);
        bool timed = request->seconds > 0 && clock_seconds() - start >= (double)request->seconds;
        if (totals.failed || request->only || timed ||
            (request->robots && number >= request->robots))
            break;
    }
    progress(NULL);
    return totals;
}

void soak_print(Text *out, Arena *arena, const SoakTotals *totals, long seed, Format format)
{
    if (format == FORMAT_JSON)
        add_json(out, totals, seed);
    else if (!totals->failed)
        add_table(out, arena, totals, seed, format);
}
