/* together.c: what functions cost when one piece of code computes them all, beside what they
   cost apart. */
#include "report/report.h"
#include "util/json_write.h"

#include <math.h>
#include <string.h>

typedef struct {
    int count;
    const Function *function[FUNCTION_COUNT];
    const char *algorithm[FUNCTION_COUNT];
    Ops alone[FUNCTION_COUNT], apart, together; /* apart: the sum of alone */
} Joined;

static Joined join(const Build *build, const Robot *robot, const Selection *selection)
{
    Joined joined = {0};
    for (int i = 0; i < FUNCTION_COUNT; i++) {
        if (!selection_wants(selection, robot, i))
            continue;
        const char *name = selection->algorithm[i];
        if (strcmp(name, "all") == 0)
            name = BEST;
        algorithm_check(&functions[i], name, robot);
        joined.function[joined.count] = function_variant(&functions[i], selection->extras);
        joined.algorithm[joined.count++] = name;
    }
    const char *made_by[FUNCTION_COUNT];
    for (int k = 0; k < joined.count; k++)
        made_by[k] = joined.algorithm[k];
    Program *all = program_build_together(build, robot, joined.function, made_by, joined.count);
    joined.together = all->ops;
    program_free(all);
    for (int k = 0; k < joined.count; k++) {
        Program *program = program_build(build, robot, joined.function[k], joined.algorithm[k]);
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
    if (!algorithm_published(H, "lin", n, 0, M, A) ||
        !algorithm_published(b, "lin", n, 0, &more_M, &more_A))
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

static void add_ops(JsonWriter *json, Ops ops)
{
    json_integer(json, "M", ops.M);
    json_integer(json, "A", ops.A);
    json_integer(json, "D", ops.D);
    json_integer(json, "sincos", ops.sincos);
    json_integer(json, "total", ops_total(ops));
}

static void add_json(Text *out, const Joined *joined, const char *names, const char *by, int n)
{
    double M, A;
    JsonWriter json = json_writer(out);
    json_rows(&json, NULL);
    json_object(&json, NULL);
    json_text(&json, "function", names);
    json_text(&json, "algorithm", by);
    add_ops(&json, joined->together);
    if (published(joined, n, &M, &A)) {
        json_object(&json, "published");
        json_fixed(&json, "M", M, 0);
        json_fixed(&json, "A", A, 0);
        json_end(&json);
    } else {
        json_text(&json, "published", NULL);
    }
    json_object(&json, "apart");
    add_ops(&json, joined->apart);
    json_end(&json);
    json_fixed(&json, "saved", isnan(saved(joined)) ? 0 : saved(joined), 1);
    json_end(&json);
    json_end(&json);
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

void ops_together(const Build *build, Text *out, Arena *arena, const Robot *robot,
                  const Selection *selection, Format format)
{
    static const char *const heads[] = {"<function",   "<algorithm", "M",     "A",
                                        "D",           "sin/cos",    "total", "published M",
                                        "published A", "saved %"};
    static const char *const short_heads[] = {"<function", "<algorithm", "M",         "A", "D",
                                              "sincos",    "total",      "published", "",  "saved"};
    Joined joined = join(build, robot, selection);
    const char *names = NULL, *by = NULL;
    bool narrow = format == FORMAT_TABLE;
    Table table = table_new(arena, narrow ? short_heads : heads, COUNT(heads));
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
    bool long_names = narrow && strlen(names) + strlen(by) > 40;
    published(&joined, robot->n, &M, &A);
    const char *rest[] = {cell_decimal(arena, M, 0), cell_decimal(arena, A, 0),
                          cell_decimal(arena, saved(&joined), 1)};
    if (narrow) {
        rest[0] = cell_published(arena, M, A);
        rest[1] = NULL;
        rest[2] = cell_percent(arena, saved(&joined));
    }
    add_row(&table, arena, "sum", NULL, joined.apart, NULL);
    add_row(&table, arena, long_names ? "together" : names, long_names ? NULL : by, joined.together,
            rest);
    table_print(&table, format, out);
}
