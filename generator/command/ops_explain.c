/* ops_explain.c: rbgen ops --explain ROBOT: how best came to its count: what each step bought, and
   which choices it made for each link. */
#include "command/ops.h"

#include <string.h>

static void add_stages(Text *out, Arena *arena, const BestReport *report, Format format)
{
    static const char *const heads[] = {"<step", "M", "A", "D", "total", "saved"};
    Table table = table_new(arena, heads, COUNT(heads));
    for (int i = 0; i < report->stage_count; i++) {
        Ops ops = report->stages[i].ops;
        int total = ops.M + ops.A + ops.D, before = total;
        if (i > 0) {
            Ops last = report->stages[i - 1].ops;
            before = last.M + last.A + last.D;
        }
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

static void add_links(Text *out, Arena *arena, const Robot *robot, const Function *function,
                      const Plan *plan, Format format)
{
    static const char *const phases[PHASE_COUNT] = {NULL, "msy", "Sxy", "Sxz", "Syz"};
    static const char *const heads[] = {"link", "<axes", "<choices", "<parameters left"};
    Table table = table_new(arena, heads, COUNT(heads));
    for (int i = 0; i < robot->n; i++) {
        const LinkChoice *choice = &plan->link[i];
        Text text = {0};
        if (choice->euler && function->id != INERTIA_MATRIX)
            text_add_string(&text, "Euler's moment, ");
        if (choice->d_inside)
            text_add_string(&text, "d in the parent, ");
        if (choice->slide && robot->links[i].type == PRISMATIC)
            text_add_string(&text, "origin slides, ");
        if (choice->lever)
            text_add_string(&text, "Sxx on the lever, ");
        if (choice->spin)
            text_add(&text, "%s spins, ", choice->spin == SPIN_S_XX ? "Sxx" : "Syy");
        if (choice->direct)
            text_add_string(&text, "U from the parent, ");
        if (phases[choice->phase])
            text_add(&text, "x turned to clear %s, ", phases[choice->phase]);
        if (function->id == INERTIA_MATRIX && choice->trace)
            text_add_string(&text, "Jzz apart, ");
        if (function->id == INERTIA_MATRIX && choice->meet < i)
            text_add(&text, "meets at link %d, ", choice->meet + 1);
        if (text.length)
            text.data[text.length - 2] = '\0';
        const char *cells[] = {
            arena_format(arena, "%d", i + 1), choice->unturned ? "unturned" : "its own",
            text.length ? text.data : "", parameters_left(arena, &plan->parameters[i])};
        table_row(&table, cells);
        text_free(&text);
    }
    table_print(&table, format, out);
}

void ops_explain(Text *out, Arena *arena, const Robot *robot, const Selection *selection,
                 Format format)
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
        best_report(arena, robot, function, &report);
        text_add(out, "%s%s%s by best\n%s", any ? "\n" : "", format == FORMAT_MD ? "## " : "",
                 function->name, format == FORMAT_MD ? "\n" : "");
        add_stages(out, arena, &report, format);
        text_add_string(out, "\n");
        add_links(out, arena, robot, function, &report.plan, format);
        any = true;
    }
    if (!any)
        fail_input("ops --explain: for inverse-dynamics, inertia-matrix, bias and gravity");
}
