/* ztable.c: one program as a numbered list of equations, Z1 = sin(q1) and so on, for people who
   read them: the form of Appendix 1 of T. Nie's thesis (1988), with his u for the joint rates.

   As plain text the list is also a script: Python, Octave and others take it as it stands, given
   numbers for q1, u1, ... and (Python) sin and cos from math. As Markdown it is tables of
   formulas. The remark at the end of a line is the algorithm's own name for the variable, as in the
   C code; what is called neg_x there is -x here. */
#include "emit/language/language.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

enum { REMARK_COLUMN = 64 };

/* ---- symbols: a C array's name, as it is printed, and what it is ---- */

static const struct {
    const char *array, *plain, *formula, *meaning;
} symbols[] = {
    {"q", "q", "q", "joint positions"},
    {"qd", "u", "u", "their rates dq/dt"},
    {"qdd", "ud", "\\dot u", "du/dt"},
    {"tau", "tau", "\\tau", "joint torques or forces"},
    {"phi", "phi", "\\phi", "joint forces"},
    {"wrench", "wrench", "w", "force and moment on the tool"},
    {"base_w", "base_w", "bw", "angular velocity of the base"},
    {"base_wd", "base_wd", "bwd", "angular acceleration of the base"},
    {"base_a", "base_a", "ba", "acceleration of the base"},
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

static void plain_input(Text *out, Members params, const char *array, uint32_t element)
{
    (void)params; /* members stand by their names */
    text_add(out, "%s%u", symbol(array, false), element + 1);
}

/* 1.5e-05 is written (1.5*10^{-5}). */
static void formula_constant(Text *out, double value)
{
    char buffer[40];
    const char *number = shortest_double(value, buffer), *e = strchr(number, 'e');
    if (e)
        text_add(out, "(%.*s·10^{%d})", (int)(e - number), number, (int)strtol(e + 1, NULL, 10));
    else
        text_add_string(out, number);
}

static void formula_input(Text *out, Members params, const char *array, uint32_t element)
{
    (void)params; /* members stand by their names */
    text_add(out, "%s_{%u}", symbol(array, true), element + 1);
}

#define OP(name, operands, column, text) text,
static const Notation plain = {plain_constant,
                               plain_input,
                               {
#include "expression/ops.h"
                               }};
#undef OP
static const Notation formula = {
    formula_constant,
    formula_input,
    {[OP_MUL] = "·", [OP_DIV] = "/", [OP_SQRT] = "\\surd", [OP_SIN] = "\\sin", [OP_COS] = "\\cos"}};

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

static const char *remark_on(const Listing *listing, uint32_t i)
{
    if (!listing->named[i])
        return "";
    const Node *node = &listing->graph->nodes[i];
    bool negative = listing->minus[i] != node->name_negative;
    return negative ? arena_format(listing->arena, "-%s", node->name) : node->name;
}

/* Number k of all results: tau1 or M_1_2, in a formula \tau_{1} or M_{1,2}. */
static const char *result_name(Arena *arena, const Program *program, int k, bool markdown)
{
    char name[64];
    function_column(program->function, program_extent(program), k, name, sizeof name);
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

typedef struct {
    Text *out, right;
    const Listing *listing;
    const Notation *notation;
    bool markdown;
    int number; /* of the last equation */
} Table;

static void on_section(void *to, const char *title)
{
    const Table *table = to;
    title = *title ? title : "equations";
    if (table->markdown)
        text_add(table->out, "\n### %s\n\n| | is | called |\n| --- | --- | --- |\n", title);
    else
        text_add(table->out, "\n# %s\n", title);
}

static void on_statement(void *to, uint32_t position)
{
    Table *table = to;
    const Listing *listing = table->listing;
    uint32_t i = listing->order[position];
    const char *remark = remark_on(listing, i);
    listing->label[i] =
        arena_format(listing->arena, table->markdown ? "Z_{%d}" : "Z%d", ++table->number);
    table->right.length = 0;
    operation_write(table->notation, listing, &table->right, i, PRECEDENCE_SUM);
    add_line(table->out, listing->label[i], table->right.data, remark, table->markdown);
}

static void on_result(void *to, int array, int element, int number)
{
    Table *table = to;
    const Program *program = table->listing->program;
    (void)array, (void)element;
    table->right.length = 0;
    result_write(table->notation, table->listing, &table->right, program->outputs[number]);
    add_line(table->out, result_name(table->listing->arena, program, number, table->markdown),
             table->right.data, "", table->markdown);
}

void emit_ztable(Text *out, const Program *program, bool markdown)
{
    static const Visitor visitor = {on_section, on_statement, on_result};
    Listing *listing = listing_new(program, 0);
    Table table = {out, {0}, listing, markdown ? &formula : &plain, markdown, 0};
    add_head(out, program, markdown);
    listing_statements(listing, 0, listing->statement_count, &visitor, &table);
    on_section(&table, "results");
    listing_results(listing, &visitor, &table);
    text_free(&table.right);
    listing_free(listing);
}

/* ---- the file ---- */

static void write_file(Text *out, const Kernel *kernel, Program *const *programs, int count,
                       bool markdown)
{
    text_add_string(out, "# ");
    emit_comment_text(out, kernel->robot, "# ", 2);
    text_add(out,
             markdown ? ": equations, by rbgen %s\n\n`%s`\n" : ": equations, by rbgen %s\n# %s\n",
             RBGEN_VERSION, kernel->command);
    if (kernel->notes[0]) {
        text_add_string(out, markdown ? "\n" : "# ");
        emit_comment_text(out, kernel->notes, markdown ? "" : "# ", 2);
        text_add_string(out, "\n");
    }
    for (int i = 0; i < count; i++) {
        text_add_string(out, "\n");
        emit_ztable(out, programs[i], markdown);
    }
}

void ztable_file(Text *out, const Kernel *kernel, Program *const *programs, int count)
{
    write_file(out, kernel, programs, count, false);
}

void ztable_markdown_file(Text *out, const Kernel *kernel, Program *const *programs, int count)
{
    write_file(out, kernel, programs, count, true);
}
