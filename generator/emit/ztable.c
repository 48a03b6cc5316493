/* ztable.c: one program as a numbered list of equations, Z1 = sin(q1) and so on, for people who
   read them: the form of Appendix 1 of T. Nie's thesis (1988), with his u for the joint rates.

   As plain text the list is also a script: Python, Octave and others take it as it stands, given
   numbers for q1, u1, ... and (Python) sin and cos from math. As Markdown it is tables of
   formulas. The remark at the end of a line is the algorithm's own name for the variable, as in the
   C code; what is called neg_x there is -x here. */
#include "emit/emit.h"
#include "emit/writer.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

enum { REMARK_COLUMN = 64 };

/* ---- symbols: a C array's name, as it is printed, and what it is ---- */

static const struct {
    const char *array, *plain, *formula, *meaning;
} symbols[] = {
    {"q", "q", "q", "joint positions"},      {"qd", "u", "u", "their rates dq/dt"},
    {"qdd", "ud", "\\dot u", "du/dt"},       {"tau", "tau", "\\tau", "joint torques or forces"},
    {"phi", "phi", "\\phi", "joint forces"},
    {"wrench", "wrench", "w", "force and moment on the tool"},
    {"payload", "mass, com, inertia", "mass, com, inertia", "of the load on the tool"},
    {"params", "params", "params", "what stays open"},
};

static const char *symbol(const char *array, bool markdown)
{
    for (size_t i = 0; i < COUNT(symbols); i++)
        if (strcmp(symbols[i].array, array) == 0)
            return markdown ? symbols[i].formula : symbols[i].plain;
    return array;
}

/* ---- notations ---- */

static void plain_constant(Text *out, double value)
{
    char buffer[40];
    text_add_string(out, shortest_double(value, buffer));
}

static void plain_input(Text *out, const char *array, uint32_t element)
{
    text_add(out, "%s%u", symbol(array, false), element + 1);
}

/* 1.5e-05 is written (1.5*10^{-5}). */
static void formula_constant(Text *out, double value)
{
    char buffer[40];
    const char *number = shortest_double(value, buffer), *e = strchr(number, 'e');
    if (e)
        text_add(out, "(%.*s·10^{%d})", (int)(e - number), number,
                 (int)strtol(e + 1, NULL, 10));
    else
        text_add_string(out, number);
}

static void formula_input(Text *out, const char *array, uint32_t element)
{
    text_add(out, "%s_{%u}", symbol(array, true), element + 1);
}

#define OP(name, operands, column, text) text,
static const Notation plain = {plain_constant,
                               plain_input,
                               {
#include "expression/ops.h"
                               },
                               0};
#undef OP
static const Notation formula = {
    formula_constant,
    formula_input,
    {[OP_MUL] = "·", [OP_DIV] = "/", [OP_SQRT] = "\\surd", [OP_SIN] = "\\sin", [OP_COS] = "\\cos"},
    0};

/* ---- lines ---- */

static void add_line(Text *out, const char *left, const char *right, const char *remark,
                     bool markdown)
{
    if (markdown) {
        text_add(out, "| $%s$ | $%s$ |", left, right);
        text_add(out, *remark ? " `%s` |\n" : " |\n", remark);
        return;
    }
    size_t start = out->length;
    text_add(out, "%s = %s", left, right);
    if (*remark) {
        int width = (int)(out->length - start);
        text_add(out, "%*s# %s", width < REMARK_COLUMN ? REMARK_COLUMN - width : 2, "", remark);
    }
    text_add_string(out, "\n");
}

static void add_section(Text *out, const char *title, bool markdown)
{
    if (markdown)
        text_add(out, "\n### %s\n\n| | is | called |\n| --- | --- | --- |\n", title);
    else
        text_add(out, "\n# %s\n", title);
}

static const char *remark_on(const Writer *writer, uint32_t i)
{
    if (!writer->named[i])
        return "";
    const Node *node = &writer->graph->nodes[i];
    bool negative = writer->minus[i] != node->name_negative;
    return negative ? arena_format(writer->arena, "-%s", node->name) : node->name;
}

/* Number k of all results: tau1 or M_1_2, in a formula \tau_{1} or M_{1,2}. */
static const char *result_name(Arena *arena, const Program *program, int k, bool markdown)
{
    char name[64];
    function_column(program->function, program->n, k, name, sizeof name);
    size_t length = 0;
    while (isalpha((unsigned char)name[length]))
        length++;
    char *row = name + length + (name[length] == '_'), *column = strchr(row, '_');
    if (!*row)
        return arena_format(arena, markdown ? "\\mathrm{%s}" : "%s", name);
    const char *array = symbol(arena_format(arena, "%.*s", (int)length, name), markdown);
    if (!column)
        return arena_format(arena, markdown ? "%s_{%s}" : "%s%s", array, row);
    *column++ = '\0';
    return arena_format(arena, markdown ? "%s_{%s,%s}" : "%s_%s_%s", array, row, column);
}

static void add_head(Text *out, const Program *program, bool markdown)
{
    const Function *function = program->function;
    const char *start = markdown ? "" : "# ";
    text_add(out, "%s%s by %s\n", markdown ? "## " : "# ", function->name, program->made_by);
    text_add(out, "%s%s%d multiplications, %d additions, %d divisions, %d pairs of sine and cosine",
             markdown ? "\n" : "", start, program->ops.M, program->ops.A, program->ops.D,
             program->ops.sincos);
    text_add(out, "%s\n%s", markdown ? ";" : "", start);
    for (int k = 0; k < function_input_count(function); k++)
        for (size_t i = 0; i < COUNT(symbols); i++)
            if (strcmp(symbols[i].array, function->inputs[k]) == 0)
                text_add(out, markdown ? "%s$%s$ %s" : "%s%s: %s", k ? ", " : "",
                         symbol(function->inputs[k], markdown), symbols[i].meaning);
    text_add_string(out, markdown ? ".\n" : "\n");
}

void emit_ztable(Text *out, const Program *program, bool markdown)
{
    Writer *writer = writer_new(program, markdown ? &formula : &plain);
    const Graph *graph = writer->graph;
    add_head(out, program, markdown);
    Text right = {0};
    int number = 0, section = -1;
    for (uint32_t k = 0; k < writer->statement_count; k++) {
        uint32_t i = writer->order[k];
        const char *remark = remark_on(writer, i);
        writer->label[i] = arena_format(writer->arena, markdown ? "Z_{%d}" : "Z%d", ++number);
        if (writer->level[i] != section) {
            section = writer->level[i];
            bool titled = graph->sections[section][0] != '\0';
            add_section(out, titled ? graph->sections[section] : "equations", markdown);
        }
        right.length = 0;
        writer_operation(writer, &right, i, PRECEDENCE_SUM);
        add_line(out, writer->label[i], right.data, remark, markdown);
    }
    add_section(out, "results", markdown);
    for (int k = 0; k < program->output_count; k++) {
        Expr output = program->outputs[k];
        bool negative = writer_negative(writer, output);
        right.length = 0;
        text_add_string(&right, negative ? "-" : "");
        writer_expression(writer, &right, output, negative ? PRECEDENCE_PRODUCT : PRECEDENCE_SUM);
        add_line(out, result_name(writer->arena, program, k, markdown), right.data, "", markdown);
    }
    text_free(&right);
    writer_free(writer);
}
