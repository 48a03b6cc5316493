/* ops_together.c: what functions cost when one piece of code computes them all, beside what they
   cost apart. */
#include "command/ops.h"

#include <math.h>
#include <string.h>

typedef struct {
    int count;
    const Function *function[FUNCTION_COUNT];
    const char *algorithm[FUNCTION_COUNT];
    Ops alone[FUNCTION_COUNT], apart, together; /* apart: the sum of alone */
} Joined;

static Joined join(const Robot *robot, const Selection *selection)
{
    Joined joined = {0};
    for (int i = 0; i < FUNCTION_COUNT; i++) {
        if (!selection->wanted[i])
            continue;
        const char *name = selection->algorithm[i];
        if (strcmp(name, "all") == 0)
            name = BEST;
        algorithm_check(&functions[i], name, robot);
        joined.function[joined.count] = &functions[i];
        joined.algorithm[joined.count++] = name;
    }
    const char *made_by[FUNCTION_COUNT];
    for (int k = 0; k < joined.count; k++)
        made_by[k] = joined.algorithm[k];
    Program *all = program_build_together(robot, joined.function, made_by, joined.count);
    joined.together = all->ops;
    program_free(all);
    for (int k = 0; k < joined.count; k++) {
        Program *program = program_build(robot, joined.function[k], joined.algorithm[k]);
        if (program->singular >= 0)
            fail_input("%s: joint \"%s\" moves no inertia; choose other functions by --functions",
                       joined.function[k]->name, robot->links[program->singular].name);
        joined.alone[k] = program->ops;
        joined.apart.M += program->ops.M;
        joined.apart.A += program->ops.A;
        joined.apart.D += program->ops.D;
        joined.apart.sincos += program->ops.sincos;
        program_free(program);
    }
    return joined;
}

static double saved(const Joined *joined)
{
    int apart = ops_total(joined->apart);
    return apart > 0 ? 100 * (1 - (double)ops_total(joined->together) / apart) : NAN;
}

/* Lin's counts for his bias are on top of his inertia matrix: their sum is one for both. */
static bool published(const Joined *joined, int n, double *M, double *A)
{
    const Function *H = &functions[INERTIA_MATRIX], *b = &functions[BIAS];
    double more_M, more_A;
    if (joined->count != 2 || joined->function[0] != H || joined->function[1] != b ||
        strcmp(joined->algorithm[0], "lin") != 0 || strcmp(joined->algorithm[1], "lin") != 0)
        return false;
    if (!algorithm_published(H, "lin", n, M, A) ||
        !algorithm_published(b, "lin", n, &more_M, &more_A))
        return false;
    *M += more_M;
    *A += more_A;
    return true;
}

/* "inertia-matrix + bias" */
static const char *plus(Arena *arena, const char *so_far, const char *next)
{
    return so_far ? arena_format(arena, "%s + %s", so_far, next) : next;
}

static void add_json(Text *out, const Joined *joined, const char *names, const char *by, int n)
{
    double M, A;
    Ops ops = joined->together;
    text_add(out,
             "[\n  {\"function\": \"%s\", \"algorithm\": \"%s\", \"M\": %d, \"A\": %d, \"D\": %d, "
             "\"sincos\": %d, \"total\": %d, \"published\": ",
             names, by, ops.M, ops.A, ops.D, ops.sincos, ops_total(ops));
    if (published(joined, n, &M, &A))
        text_add(out, "{\"M\": %.0f, \"A\": %.0f}", M, A);
    else
        text_add_string(out, "null");
    ops = joined->apart;
    text_add(out,
             ",\n   \"apart\": {\"M\": %d, \"A\": %d, \"D\": %d, \"sincos\": %d, \"total\": %d}, "
             "\"saved\": %.1f}\n]\n",
             ops.M, ops.A, ops.D, ops.sincos, ops_total(ops),
             isnan(saved(joined)) ? 0 : saved(joined));
}

static void add_row(Table *table, Arena *arena, const char *name, const char *by, Ops ops,
                    const char *const *rest)
{
    const char *cells[] = {name,
                           by,
                           cell_integer(arena, ops.M),
                           cell_integer(arena, ops.A),
                           cell_integer(arena, ops.D),
                           cell_integer(arena, ops.sincos),
                           cell_integer(arena, ops_total(ops)),
                           rest ? rest[0] : NULL,
                           rest ? rest[1] : NULL,
                           rest ? rest[2] : NULL};
    table_row(table, cells);
}

void ops_together(Text *out, Arena *arena, const Robot *robot, const Selection *selection,
                  Format format)
{
    static const char *const heads[] = {"<function",   "<algorithm", "M",     "A",
                                        "D",           "sin/cos",    "total", "published M",
                                        "published A", "saved %"};
    Joined joined = join(robot, selection);
    const char *names = NULL, *by = NULL;
    Table table = table_new(arena, heads, COUNT(heads));
    for (int k = 0; k < joined.count; k++) {
        names = plus(arena, names, joined.function[k]->name);
        by = plus(arena, by, joined.algorithm[k]);
        add_row(&table, arena, joined.function[k]->name, joined.algorithm[k], joined.alone[k],
                NULL);
    }
    if (format == FORMAT_JSON) {
        add_json(out, &joined, names, by, robot->n);
        return;
    }
    double M = NAN, A = NAN;
    bool long_names = format == FORMAT_TABLE && strlen(names) + strlen(by) > 40;
    published(&joined, robot->n, &M, &A);
    const char *rest[] = {cell_decimal(arena, M, 0), cell_decimal(arena, A, 0),
                          cell_decimal(arena, saved(&joined), 1)};
    add_row(&table, arena, "sum", NULL, joined.apart, NULL);
    add_row(&table, arena, long_names ? "together" : names, long_names ? NULL : by, joined.together,
            rest);
    table_print(&table, format, out);
}
