/* cells.c: what the parts of rbgen ops share: cells, remarks under tables, and why a count is
   above the published one. */
#include "report/report.h"
#include "util/terminal.h"

#include <limits.h>
#include <math.h>
#include <string.h>

int ops_total(Ops ops)
{
    return ops.M + ops.A + ops.D;
}

Robot *ops_general(Arena *arena, int n)
{
    return robot_from_description(arena, description_general(arena, arena_format(arena, "R%d", n)));
}

const char *cell_integer(Arena *arena, int value)
{
    return arena_format(arena, "%d", value);
}

const char *cell_decimal(Arena *arena, double value, int digits)
{
    return isnan(value) ? NULL : arena_format(arena, "%.*f", digits, value);
}

const char *cell_published(Arena *arena, double M, double A)
{
    return isnan(M) ? NULL : arena_format(arena, "%.0f/%.0f", M, A);
}

const char *cell_percent(Arena *arena, double percent)
{
    return isnan(percent) ? NULL : arena_format(arena, "%.1f%%", percent);
}

const char *remark(Remarks *remarks, const char *text)
{
    static const char *const marks[] = {"a", "b", "c", "d", "e", "f", "g", "h", "i"};
    int k = 0;
    if (!text)
        return NULL;
    while (k < remarks->count && strcmp(remarks->text[k], text) != 0)
        k++;
    if (k == (int)COUNT(marks))
        return "";
    if (k == remarks->count)
        remarks->text[remarks->count++] = text;
    return marks[k];
}

void text_wrapped(Text *out, const char *text, Format format)
{
    enum { IN_A_CHART = 100 }; /* wherever it is drawn */
    int width = format == FORMAT_TABLE ? output_width()
                : format == FORMAT_SVG ? IN_A_CHART
                                       : INT_MAX;
    text_add_wrapped(out, text, 0, 0, width, "");
    text_add_string(out, "\n");
}

void remarks_print(Arena *arena, const Remarks *remarks, Format format, Text *out)
{
    for (int k = 0; k < remarks->count; k++) {
        text_add_string(out, k == 0 || format == FORMAT_MD ? "\n" : "");
        text_wrapped(out, arena_format(arena, "(%c) %s", 'a' + k, remarks->text[k]), format);
    }
}

/* ---- counts above the published ones ---- */

int ops_published_M(const Function *function, Ops ops)
{
    return function->id == INERTIA_SOLVE ? ops.M + ops.D : ops.M;
}

static const struct {
    FunctionId function;
    const char *algorithm, *reason;
} reasons[] = {
    {BIAS, "lin",
     "published on top of Lin's inertia matrix, while this stands alone; ops --together "
     "--functions im,bias --algorithm im=lin --algorithm bias=lin counts both at once"},
    {INERTIA_SOLVE, "walker-orin",
     "published as Featherstone implemented it, with a cheaper inertia matrix; Walker and Orin's "
     "own "
     "takes 11n² + 53n - 74 M and 8n² + 52n - 62 A by itself, which ours is below"},
    {INERTIA_SOLVE, "saha",
     "the printed steps add up to 192n - 284 M, one more a joint than the printed total; with two "
     "links, what the first and the last of them save is partly the same work; from n = 12 on ours "
     "passes the total by up to 3 M a joint"},
};

const char *ops_excess(const Function *function, const char *algorithm, int n, Ops ops)
{
    double M, A;
    if (!algorithm_published(function, algorithm, n, 0, &M, &A) ||
        (ops_published_M(function, ops) <= M && ops.A <= A))
        return NULL;
    for (size_t i = 0; i < COUNT(reasons); i++)
        if (reasons[i].function == function->id && strcmp(reasons[i].algorithm, algorithm) == 0)
            return reasons[i].reason;
    return "above the published count";
}
