/* explain.c: rbgen ops --explain ROBOT: how best came to its count: what each step bought, and
   which choices it made for each link; and what is emitted instead where that loses digits or
   another algorithm costs less. */
#include "build/build.h"
#include "report/report.h"

#include <string.h>

static int total_of(Ops ops)
{
    return ops.M + ops.A + ops.D;
}

/* The last stage, where the program of the search is not what emit writes. */
static bool add_emitted(Arena *arena, BestReport *report, const Program *emitted)
{
    BestStage *last = &report->stages[report->stage_count - 1];
    const Ops *found = &last->ops, *ops = &emitted->ops;
    if (found->M == ops->M && found->A == ops->A && found->D == ops->D)
        return false;
    const char *name =
        strcmp(emitted->made_by, BEST) == 0 ? "regrouped otherwise" : emitted->made_by;
    const char *why = total_of(*ops) > total_of(*found) ? ", which keeps its digits" : "";
    if (report->stage_count == MAX_STAGES)
        report->stage_count--;
    report->stages[report->stage_count++] =
        (BestStage){arena_format(arena, "emitted: %s%s", name, why), *ops};
    return true;
}

static void add_stages(Text *out, Arena *arena, const BestReport *report, Format format)
{
    static const char *const heads[] = {"<step", "M", "A", "D", "total", "saved"};
    Table table = table_new(arena, heads, COUNT(heads));
    for (int i = 0; i < report->stage_count; i++) {
        Ops ops = report->stages[i].ops;
        int total = total_of(ops), before = i > 0 ? total_of(report->stages[i - 1].ops) : total;
        const char *cells[] = {
            report->stages[i].what,           arena_format(arena, "%d", ops.M),
            arena_format(arena, "%d", ops.A), arena_format(arena, "%d", ops.D),
            arena_format(arena, "%d", total), i ? arena_format(arena, "%d", before - total) : NULL};
        table_row(&table, cells);
    }
    table_print(&table, format, out);
}

/* Which of the link's parameters are left, by name. */
static const char *parameters_left(Arena *arena, const Parameters *parameters)
{
    static const char *const names[PARAMETERS] = {
        [FOOT] = "foot", [MASS] = "m",   [MS_X] = "msx", [MS_Y] = "msy",
        [MS_Z] = "msz",  [S_XX] = "Sxx", [S_YY] = "Syy", [S_ZZ] = "Szz",
        [S_XY] = "Sxy",  [S_XZ] = "Sxz", [S_YZ] = "Syz"};
    const char *list = "";
    for (int k = 0; k < PARAMETERS; k++)
        if (parameters->p[k] != 0)
            list = arena_format(arena, "%s%s%s", list, *list ? " " : "", names[k]);
    return *list ? list : "none";
}

/* What was chosen for link i besides its axes. */
static const char *choices_of(Arena *arena, const BestReport *report, const Robot *robot, int i)
{
    const char *list = "";
    for (ChoiceId id = 0; id < CHOICE_COUNT; id++) {
        const char *says =
            choice_explain(arena, id, report->recursion, robot, report->formulation.link, i);
        if (says && id != CHOICE_unturned)
            list = arena_format(arena, "%s%s%s", list, *list ? ", " : "", says);
    }
    return list;
}

static void add_links(Text *out, Arena *arena, const Robot *robot, const BestReport *report,
                      Format format)
{
    static const char *const heads[] = {"link", "<axes", "<choices", "<parameters left"};
    Table table = table_new(arena, heads, COUNT(heads));
    for (int i = 0; i < robot->n; i++) {
        const char *axes = choice_explain(arena, CHOICE_unturned, report->recursion, robot,
                                          report->formulation.link, i);
        const char *cells[] = {arena_format(arena, "%d", i + 1), axes ? axes : "its own",
                               choices_of(arena, report, robot, i),
                               parameters_left(arena, &report->formulation.parameters[i])};
        table_row(&table, cells);
    }
    table_print(&table, format, out);
}

void ops_explain(const Build *build, Text *out, Arena *arena, const Robot *robot,
                 const Selection *selection, Format format)
{
    static const FunctionId explained[] = {INVERSE_DYNAMICS, INERTIA_MATRIX, BIAS, GRAVITY};
    if (format != FORMAT_TABLE && format != FORMAT_MD)
        fail_input("ops --explain: --format is table or md");
    bool any = false;
    for (size_t k = 0; k < COUNT(explained); k++) {
        const Function *function = &functions[explained[k]];
        if (!selection->wanted[explained[k]])
            continue;
        BestReport report;
        best_report(build, arena, robot, function, &report);
        Program *emitted = program_build(build, robot, function, BEST);
        bool instead = add_emitted(arena, &report, emitted);
        program_free(emitted);
        text_add(out, "%s%s%s by best\n%s", any ? "\n" : "", format == FORMAT_MD ? "## " : "",
                 function->name, format == FORMAT_MD ? "\n" : "");
        add_stages(out, arena, &report, format);
        text_add_string(out, instead ? "\nWhat the search had chosen, before that:\n\n" : "\n");
        add_links(out, arena, robot, &report, format);
        any = true;
    }
    if (!any)
        fail_input("ops --explain: for inverse-dynamics, inertia-matrix, bias and gravity");
}
