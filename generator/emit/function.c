/* function.c: one program as one C function: straight-line code, every intermediate assigned once.

   A node becomes a statement of its own when the algorithm named it or when it is used more than
   once; otherwise it is written into the expression that uses it, as long as that stays readable.
   The order is the graph's own, which is the order in which the algorithm worked, so statements
   group under what it was doing. Parentheses keep the graph's order of operations exactly.

   Signs: what is written for a node is the node or minus the node, whichever needs no negation:
   the sign of a product follows from its factors, and a difference can be written either way
   round. So negations appear at outputs only. */
#include "emit/emit.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { LINE_WIDTH = 100, INLINE_OPERATIONS = 7, INDENT = 4 };

typedef struct {
    const Program *program;
    const Graph *graph;
    Style style;
    bool *live;
    int *uses;
    int *size;          /* operations written in place for the node */
    const char **label; /* name of the node's statement; NULL: written in place */
    int *negative_uses;
    bool *minus; /* what is written for the node is minus the node */
} Writer;

/* ---- which nodes are statements, and their names ---- */

static int operands_of(const Node *node)
{
    static const int operands[] = {
#define OP(name, count, column, text) count,
#include "expression/ops.h"
#undef OP
    };
    return operands[node->op];
}

static void count_use(Writer *writer, Expr x)
{
    writer->uses[expr_index(x)]++;
    writer->negative_uses[expr_index(x)] += expr_negative(x);
}

static void count_uses(Writer *writer)
{
    for (uint32_t i = 0; i < writer->graph->node_count; i++) {
        const Node *node = &writer->graph->nodes[i];
        if (!writer->live[i])
            continue;
        if (operands_of(node) > 0)
            count_use(writer, node->a);
        if (operands_of(node) > 1)
            count_use(writer, node->b);
    }
    for (int k = 0; k < writer->program->output_count; k++)
        count_use(writer, writer->program->outputs[k]);
}

/* Names that the algorithm gave twice keep their first owner. A small set of strings. */
typedef struct {
    const char **slot;
    uint32_t mask;
} NameSet;

static bool name_insert(NameSet *set, const char *name)
{
    uint32_t hash = 2166136261u;
    for (const char *c = name; *c; c++)
        hash = (hash ^ (unsigned char)*c) * 16777619u;
    for (uint32_t k = hash & set->mask;; k = (k + 1) & set->mask) {
        if (!set->slot[k]) {
            set->slot[k] = name;
            return true;
        }
        if (strcmp(set->slot[k], name) == 0)
            return false;
    }
}

static bool is_negative(const Writer *writer, Expr x)
{
    return expr_negative(x) != writer->minus[expr_index(x)];
}

/* Which of node and minus node is written. A difference is free to choose: it takes the sign of
   its name, or the one that is used more. */
static bool choose_sign(const Writer *writer, uint32_t i)
{
    const Node *node = &writer->graph->nodes[i];
    switch ((Op)node->op) {
    case OP_ADD:
        if (is_negative(writer, node->a) == is_negative(writer, node->b))
            return is_negative(writer, node->a);
        return node->name ? node->name_negative : 2 * writer->negative_uses[i] > writer->uses[i];
    case OP_MUL:
    case OP_DIV:
        return is_negative(writer, node->a) != is_negative(writer, node->b);
    case OP_SIN:
        return is_negative(writer, node->a);
    default:
        return false;
    }
}

static int inline_size(const Writer *writer, Expr x)
{
    uint32_t i = expr_index(x);
    return writer->label[i] ? 0 : writer->size[i];
}

static void choose_statements(Writer *writer, Arena *arena)
{
    const Graph *graph = writer->graph;
    NameSet names = {NULL, 1023};
    while (names.mask < 2 * graph->node_count)
        names.mask = 2 * names.mask + 1;
    names.slot = arena_array(arena, const char *, names.mask + 1);
    int number = 0;
    for (uint32_t i = 0; i < graph->node_count; i++) {
        const Node *node = &graph->nodes[i];
        int operands = operands_of(node);
        if (!writer->live[i] || operands == 0)
            continue;
        writer->size[i] = 1 + inline_size(writer, node->a);
        if (operands > 1)
            writer->size[i] += inline_size(writer, node->b);
        writer->minus[i] = choose_sign(writer, i);
        bool named = node->name && name_insert(&names, node->name);
        if (named)
            writer->label[i] = writer->minus[i] == node->name_negative
                                   ? node->name
                                   : arena_format(arena, "neg_%s", node->name);
        else if (writer->uses[i] > 1 || writer->size[i] > INLINE_OPERATIONS)
            writer->label[i] = arena_format(arena, "z%d", ++number);
    }
}

/* ---- expressions ---- */

static void write_constant(Text *out, double value, RealType real)
{
    char buffer[40];
    if (!isfinite(value))
        fail_job(
            "a constant is beyond the range of double; are all lengths and masses in SI units?");
    if (real == REAL_DOUBLE) {
        text_add_string(out, shortest_double(value, buffer));
        return;
    }
    if (!isfinite((float)value))
        fail_job("the constant %g is beyond the range of float", value);
    text_add(out, "%sf", shortest_float((float)value, buffer));
}

enum { PRECEDENCE_SUM = 1, PRECEDENCE_PRODUCT, PRECEDENCE_PRIMARY };

static void write_expression(const Writer *writer, Text *out, Expr x, int precedence);

static void write_sum(const Writer *writer, Text *out, const Node *node, bool minus)
{
    Expr a = node->a, b = node->b;
    if (is_negative(writer, a) != minus) { /* then b is not negative: choose_sign saw to it */
        a = node->b;
        b = node->a;
    }
    write_expression(writer, out, a, PRECEDENCE_SUM);
    text_add_string(out, is_negative(writer, b) != minus ? " - " : " + ");
    write_expression(writer, out, b, PRECEDENCE_PRODUCT);
}

/* What stands for node i, without regard to its label. */
static void write_operation(const Writer *writer, Text *out, uint32_t i, int precedence)
{
    static const char *const texts[] = {
#define OP(name, operands, column, text) text,
#include "expression/ops.h"
#undef OP
    };
    const Node *node = &writer->graph->nodes[i];
    bool product = node->op == OP_MUL || node->op == OP_DIV;
    bool parentheses = (node->op == OP_ADD && precedence > PRECEDENCE_SUM) ||
                       (product && precedence > PRECEDENCE_PRODUCT);
    text_add_string(out, parentheses ? "(" : "");
    switch ((Op)node->op) {
    case OP_CONST:
        write_constant(out, writer->graph->constants[node->a.ref].rounded, writer->style.real);
        break;
    case OP_INPUT:
        text_add(out, "%s[%u]", writer->graph->inputs[node->a.ref], node->b.ref);
        break;
    case OP_ADD:
        write_sum(writer, out, node, writer->minus[i]);
        break;
    case OP_MUL:
    case OP_DIV:
        write_expression(writer, out, node->a, PRECEDENCE_PRODUCT);
        text_add_string(out, texts[node->op]);
        write_expression(writer, out, node->b, PRECEDENCE_PRIMARY);
        break;
    case OP_SQRT:
    case OP_SIN:
    case OP_COS:
        text_add(out, "%s%s(", texts[node->op], writer->style.real == REAL_FLOAT ? "f" : "");
        if (node->op == OP_SQRT && is_negative(writer, node->a))
            text_add_string(out, "-");
        write_expression(writer, out, node->a, PRECEDENCE_SUM);
        text_add_string(out, ")");
        break;
    case OP_COUNT:
        abort();
    }
    text_add_string(out, parentheses ? ")" : "");
}

/* x without its sign, which is the caller's to write: is_negative(x). */
static void write_expression(const Writer *writer, Text *out, Expr x, int precedence)
{
    const char *label = writer->label[expr_index(x)];
    if (label)
        text_add_string(out, label);
    else
        write_operation(writer, out, expr_index(x), precedence);
}

/* ---- statements ---- */

/* Breaks a statement after an operator where it would run over the line. */
static void add_wrapped(Text *out, const char *statement)
{
    int column = INDENT;
    text_add(out, "%*s", INDENT, "");
    while (*statement) {
        const char *end = strchr(statement, ' ');
        size_t length = end ? (size_t)(end - statement) : strlen(statement);
        if (column + (int)length > LINE_WIDTH && column > 2 * INDENT) {
            while (out->length && out->data[out->length - 1] == ' ')
                out->length--;
            text_add(out, "\n%*s", 2 * INDENT, "");
            column = 2 * INDENT;
        }
        text_add_bytes(out, statement, length);
        column += (int)length;
        statement += length;
        if (*statement == ' ') {
            text_add_string(out, " ");
            column++;
            statement++;
        }
    }
    text_add_string(out, "\n");
}

static const char *real_name(RealType real)
{
    return real == REAL_FLOAT ? "float" : "double";
}

void emit_prototype(Text *out, const Program *program, Style style)
{
    const Function *function = program->function;
    Text line = {0};
    text_add(&line, "void %s_%s(", style.prefix, function->c_name);
    for (int k = 0; k < function_input_count(function); k++)
        text_add(&line, "const %s %s[%d], ", real_name(style.real), function->inputs[k],
                 program->n);
    for (int k = 0; k < function_output_count(function); k++)
        text_add(&line, "%s%s %s[%d]", k ? ", " : "", real_name(style.real),
                 function->outputs[k].name, size_of(function->outputs[k].size, program->n));
    text_add_string(&line, ")");
    /* Break after a comma, aligned with the first parameter. */
    const char *open = strchr(line.data, '(');
    int indent = (int)(open - line.data) + 1, column = 0;
    for (const char *at = line.data; *at;) {
        const char *comma = strstr(at, ", ");
        size_t length = comma ? (size_t)(comma - at) + 1 : strlen(at);
        if (column && column + (int)length + 1 > LINE_WIDTH) {
            text_add(out, "\n%*s", indent, "");
            column = indent;
        } else if (column) {
            text_add_string(out, " ");
            column++;
        }
        text_add_bytes(out, at, length);
        column += (int)length;
        at += length + (comma ? 1 : 0);
    }
    text_free(&line);
}

static void write_unused(Text *out, const Writer *writer)
{
    const Function *function = writer->program->function;
    for (int k = 0; k < function_input_count(function); k++) {
        bool used = false;
        for (uint32_t i = 0; i < writer->graph->node_count && !used; i++)
            used = writer->live[i] && writer->graph->nodes[i].op == OP_INPUT &&
                   strcmp(writer->graph->inputs[writer->graph->nodes[i].a.ref],
                          function->inputs[k]) == 0;
        if (!used)
            text_add(out, "    (void)%s;\n", function->inputs[k]);
    }
}

static void write_statements(Text *out, const Writer *writer)
{
    const Graph *graph = writer->graph;
    Text statement = {0};
    int section = -1;
    for (uint32_t i = 0; i < graph->node_count; i++) {
        if (!writer->label[i])
            continue;
        const Node *node = &graph->nodes[i];
        if (node->section != section) {
            section = node->section;
            if (writer->style.comments && graph->sections[section][0])
                text_add(out, "\n    /* %s */\n", graph->sections[section]);
        }
        statement.length = 0;
        text_add(&statement, "const %s %s = ", real_name(writer->style.real), writer->label[i]);
        write_operation(writer, &statement, i, PRECEDENCE_SUM);
        text_add_string(&statement, ";");
        add_wrapped(out, statement.data);
    }
    const Function *function = writer->program->function;
    int next = 0;
    text_add_string(out, "\n");
    for (int k = 0; k < function_output_count(function); k++)
        for (int j = 0; j < size_of(function->outputs[k].size, writer->program->n); j++) {
            statement.length = 0;
            Expr output = writer->program->outputs[next++];
            bool negative = is_negative(writer, output);
            text_add(&statement, "%s[%d] = %s", function->outputs[k].name, j, negative ? "-" : "");
            write_expression(writer, &statement, output,
                             negative ? PRECEDENCE_PRODUCT : PRECEDENCE_SUM);
            text_add_string(&statement, ";");
            add_wrapped(out, statement.data);
        }
    text_free(&statement);
}

void emit_function(Text *out, const Program *program, Style style)
{
    const Graph *graph = program->graph;
    graph_use(program->graph);
    Arena *arena = arena_new();
    Writer writer = {.program = program,
                     .graph = graph,
                     .style = style,
                     .live = graph_live(graph, program->outputs, program->output_count),
                     .uses = arena_array(arena, int, graph->node_count),
                     .size = arena_array(arena, int, graph->node_count),
                     .label = arena_array(arena, const char *, graph->node_count),
                     .negative_uses = arena_array(arena, int, graph->node_count),
                     .minus = arena_array(arena, bool, graph->node_count)};
    count_uses(&writer);
    choose_statements(&writer, arena);
    emit_prototype(out, program, style);
    text_add_string(out, "\n{\n");
    write_unused(out, &writer);
    size_t body = out->length;
    write_statements(out, &writer);
    /* A function that begins with a comment needs no empty line before it. */
    if (out->data[body] == '\n' && out->data[body - 1] == '\n') {
        memmove(out->data + body, out->data + body + 1, out->length - body);
        out->length--;
    }
    text_add_string(out, "}\n");
    free(writer.live);
    arena_free(arena);
}
