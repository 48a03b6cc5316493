/* columns.c: of functions whose columns are parameters: how many there are, and this robot's own
   values: NAME_PARAMETERS and NAME_pi of the regressor, NAME_BASE and NAME_beta of that of base
   parameters. */
#include "emit/language/c/c.h"

static const char *macro(const ParameterColumns *columns)
{
    return columns->of ? "BASE" : "PARAMETERS";
}

static const char *array(const ParameterColumns *columns)
{
    return columns->of ? "beta" : "pi";
}

void emit_column_counts(Text *out, Program *const *programs, int count, Style style)
{
    char name[64];
    in_capitals(name, style.prefix);
    for (int i = 0; i < count; i++) {
        const ParameterColumns *columns = programs[i]->function->parameters;
        if (columns)
            text_add(out, "#define %s_%s %d\n", name, macro(columns), columns->count);
    }
}

void emit_column_declarations(Text *out, Program *const *programs, int count, Style style)
{
    for (int i = 0; i < count; i++) {
        const ParameterColumns *columns = programs[i]->function->parameters;
        if (!columns)
            continue;
        if (style.comments)
            text_add(out, "/* this robot's: tau = Y %s */\n", array(columns));
        text_add(out, "extern const %s %s_%s[%d];\n", real_name(style.real), style.prefix,
                 array(columns), columns->count);
    }
}

/* The link that a column is of; those beyond are in tens, too. */
static int link_of(const ParameterColumns *columns, int k)
{
    return (columns->pick ? columns->pick[k] : k) / LINK_PARAMETERS;
}

/* Those of one link begin a line. */
static void add_values(Text *out, const ParameterColumns *columns, Style style)
{
    enum { LINE_WIDTH = 100 };
    char buffer[40], number[48];
    size_t column = 0;
    bool single = style.real == REAL_FLOAT;
    for (int k = 0; k < columns->count; k++) {
        double value = real_double(columns->value[k]);
        bool next = k > 0 && link_of(columns, k) != link_of(columns, k - 1);
        int length =
            snprintf(number, sizeof number, " %s%s,",
                     single ? shortest_float((float)value, buffer) : shortest_double(value, buffer),
                     single ? "f" : "");
        if (k == 0 || next || column + (size_t)length > LINE_WIDTH) {
            text_add_string(out, k == 0 ? "   " : "\n   ");
            column = 3;
        }
        text_add_string(out, number);
        column += (size_t)length;
    }
    text_add_string(out, "\n");
}

void emit_column_values(Text *out, Program *const *programs, int count, Style style)
{
    for (int i = 0; i < count; i++) {
        const ParameterColumns *columns = programs[i]->function->parameters;
        if (!columns)
            continue;
        text_add(out, "const %s %s_%s[%d] = {\n", real_name(style.real), style.prefix,
                 array(columns), columns->count);
        add_values(out, columns, style);
        text_add_string(out, "};\n\n");
    }
}
