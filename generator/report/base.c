/* base.c: base parameters as combinations of the robot's own, and what of those torques can show:
   by itself, only together with others, or not at all. */
#include "report/report.h"

#include "util/json_write.h"
#include "util/terminal.h"

#include <string.h>

/* ---- what torques show of a parameter ---- */

typedef enum { NOTHING, TOGETHER, ALONE } Shown;

/* Gauss and Jordan; the rows of the result that have one entry only are parameters that show by
   themselves. */
static void reduce(Real *K, int rows, int columns, int *pivot)
{
    for (int r = 0; r < rows; r++) {
        Real *row = K + r * columns;
        pivot[r] = 0;
        for (int c = 1; c < columns; c++)
            if (real_smaller(row[pivot[r]], row[c]))
                pivot[r] = c;
        for (int other = 0; other < rows; other++) {
            Real *to = K + other * columns, factor = to[pivot[r]] / row[pivot[r]];
            for (int c = 0; c < columns && other != r && !real_is_zero(factor); c++) {
                Real term = factor * row[c];
                to[c] = real_prune(to[c] - term, real_larger(to[c], term));
            }
        }
    }
}

static Shown *find_shown(Arena *arena, const ParameterColumns *base)
{
    int all = base->of->count;
    size_t size = (size_t)base->count * (size_t)all;
    Shown *shown = arena_array(arena, Shown, all);
    Real *K = arena_array(arena, Real, size);
    int *pivot = arena_array(arena, int, base->count + 1);
    memcpy(K, base->combination, size * sizeof *K);
    for (size_t k = 0; k < size; k++)
        if (!real_is_zero(K[k]))
            shown[k % (size_t)all] = TOGETHER;
    reduce(K, base->count, all, pivot);
    for (int r = 0; r < base->count; r++) {
        int entries = 0;
        for (int c = 0; c < all; c++)
            entries += !real_is_zero(K[r * all + c]);
        if (entries == 1)
            shown[pivot[r]] = ALONE;
    }
    return shown;
}

/* ---- combinations as text ---- */

/* How a language writes a parameter's name, and a product. */
typedef struct {
    const char *(*name)(Arena *arena, const char *name);
    const char *times, *next_line;
    size_t width;
} Writing;

static const char *plain_name(Arena *arena, const char *name)
{
    (void)arena;
    return name;
}

/* Ixx3: I_{xx,3}; mcx3: m_3 c_{x,3}; m3: m_3. */
static const char *latex_name(Arena *arena, const char *name)
{
    size_t letters = strcspn(name, "0123456789");
    const char *number = name + letters;
    if (strncmp(name, "mc", 2) == 0)
        return arena_format(arena, "m_{%s} c_{%c,%s}", number, name[2], number);
    if (letters == 1)
        return arena_format(arena, "%c_{%s}", name[0], number);
    return arena_format(arena, "%c_{%.*s,%s}", name[0], (int)letters - 1, name + 1, number);
}

/* Lines of the combination that base parameter b is. */
static void add_combination(Text *out, Arena *arena, const ParameterColumns *base, int b,
                            const Writing *as)
{
    const ParameterColumns *own = base->of;
    size_t begin = out->length;
    bool first = true;
    for (int k = 0; k < own->count; k++) {
        double factor = real_double(base->combination[b * own->count + k]);
        double size = factor < 0 ? -factor : factor;
        if (factor == 0)
            continue;
        const char *name = as->name(arena, own->name[k]);
        const char *sign = first ? (factor < 0 ? "-" : "") : factor < 0 ? " - " : " + ";
        const char *term = size == 1
                               ? arena_format(arena, "%s%s", sign, name)
                               : arena_format(arena, "%s%.7g%s%s", sign, size, as->times, name);
        if (!first && out->length - begin + strlen(term) > as->width) {
            text_add_string(out, as->next_line);
            begin = out->length;
            term += term[0] == ' ';
        }
        text_add_string(out, term);
        first = false;
    }
}

static void add_names(Text *out, const ParameterColumns *own, const Shown *shown, Shown which,
                      const char *title, Format format)
{
    Text line = {0};
    for (int k = 0; k < own->count; k++)
        if (shown[k] == which)
            text_add(&line, "%s%s", line.length ? ", " : title, own->name[k]);
    if (line.length) {
        text_add_string(&line, ".");
        text_add_string(out, "\n");
        text_wrapped(out, line.data, format);
    }
    text_free(&line);
}

/* ---- formats ---- */

/* Why these may not be the fewest; NULL: they are. */
static const char *not_fewest(const Robot *robot)
{
    if (base_is_fewest(robot))
        return NULL;
    return robot->loop_count
               ? "Of the tree without its loops: what these leave of the torques shows "
                 "fewer."
               : "Each joint taken by itself: since joints follow others, torques may "
                 "show fewer.";
}

static void print_table(Text *out, Arena *arena, const Robot *robot, const ParameterColumns *base,
                        Format format)
{
    static const char *const heads[] = {"<parameter", "value", "<of the robot's own"};
    Writing writing = {plain_name, " ", "\n",
                       format == FORMAT_TABLE ? (size_t)output_width() - 22 : (size_t)-1};
    const Shown *shown = find_shown(arena, base);
    Table table = table_new(arena, heads, COUNT(heads));
    for (int b = 0; b < base->count; b++) {
        Text lines = {0};
        add_combination(&lines, arena, base, b, &writing);
        char *line = arena_copy(arena, lines.data);
        text_free(&lines);
        const char *name = base->name[b];
        const char *value = format == FORMAT_CSV
                                ? arena_format(arena, "%.17g", real_double(base->value[b]))
                                : arena_format(arena, "%.6f", real_double(base->value[b]));
        for (char *next; line; line = next) {
            next = strchr(line, '\n');
            if (next)
                *next++ = '\0';
            const char *cells[] = {name, value, line};
            table_row(&table, cells);
            name = value = NULL;
        }
    }
    table_print(&table, format, out);
    if (format == FORMAT_CSV)
        return;
    text_add(out, "%s%s: %d base parameters, of %d\n", format == FORMAT_MD ? "\n" : "", robot->name,
             base->count, base->of->count);
    if (not_fewest(robot)) {
        text_add_string(out, "\n");
        text_wrapped(out, not_fewest(robot), format);
    }
    add_names(out, base->of, shown, ALONE, "Torques show by themselves: ", format);
    add_names(out, base->of, shown, TOGETHER, "Only together with others: ", format);
    add_names(out, base->of, shown, NOTHING, "Not at all: ", format);
}

static void print_latex(Text *out, Arena *arena, const Robot *robot, const ParameterColumns *base)
{
    const Writing writing = {latex_name, "\\,", " \\\\\n  &\\quad{}", 90};
    if (not_fewest(robot))
        text_add(out, "%% %s\n", not_fewest(robot));
    text_add_string(out, "\\begin{align*}\n");
    for (int b = 0; b < base->count; b++) {
        text_add(out, "  \\beta_{%d} &= ", b + 1);
        add_combination(out, arena, base, b, &writing);
        text_add(out, " = %.7g%s\n", real_double(base->value[b]),
                 b + 1 < base->count ? " \\\\" : "");
    }
    text_add_string(out, "\\end{align*}\n");
}

static void json_names(JsonWriter *json, const char *key, const ParameterColumns *own,
                       const Shown *shown, Shown which)
{
    json_array(json, key);
    for (int k = 0; k < own->count; k++)
        if (shown[k] == which)
            json_text(json, NULL, own->name[k]);
    json_end(json);
}

static void print_json(Text *out, Arena *arena, const Robot *robot, const ParameterColumns *base)
{
    const ParameterColumns *own = base->of;
    const Shown *shown = find_shown(arena, base);
    JsonWriter json = json_writer(out);
    json_object(&json, NULL);
    json_text(&json, "robot", robot->name);
    if (not_fewest(robot))
        json_text(&json, "note", not_fewest(robot));
    json_rows(&json, "parameters");
    for (int k = 0; k < own->count; k++) {
        json_object(&json, NULL);
        json_text(&json, "name", own->name[k]);
        json_number(&json, "value", real_double(own->value[k]));
        json_end(&json);
    }
    json_end(&json);
    json_rows(&json, "base");
    for (int b = 0; b < base->count; b++) {
        json_object(&json, NULL);
        json_text(&json, "name", base->name[b]);
        json_number(&json, "value", real_double(base->value[b]));
        json_object(&json, "of");
        for (int k = 0; k < own->count; k++)
            if (!real_is_zero(base->combination[b * own->count + k]))
                json_number(&json, own->name[k],
                            real_double(base->combination[b * own->count + k]));
        json_end(&json);
        json_end(&json);
    }
    json_end(&json);
    json_names(&json, "alone", own, shown, ALONE);
    json_names(&json, "together", own, shown, TOGETHER);
    json_names(&json, "none", own, shown, NOTHING);
    json_end(&json);
}

void base_print(Text *out, Arena *arena, const Robot *robot, const char *format)
{
    bool latex = format && strcmp(format, "latex") == 0;
    Format as = latex ? FORMAT_TABLE : format_parse(format);
    const ParameterColumns *base = base_columns(arena, robot);
    if (latex)
        print_latex(out, arena, robot, base);
    else if (as == FORMAT_JSON)
        print_json(out, arena, robot, base);
    else
        print_table(out, arena, robot, base, as);
}
