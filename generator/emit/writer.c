/* writer.c: see writer.h. */
#include "emit/writer.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { INLINE_OPERATIONS = 7 };

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

bool writer_negative(const Writer *writer, Expr x)
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
        if (writer_negative(writer, node->a) == writer_negative(writer, node->b))
            return writer_negative(writer, node->a);
        return node->name ? node->name_negative : 2 * writer->negative_uses[i] > writer->uses[i];
    case OP_MUL:
    case OP_DIV:
        return writer_negative(writer, node->a) != writer_negative(writer, node->b);
    case OP_SIN:
        return writer_negative(writer, node->a);
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
    for (uint32_t i = 0; i < graph->node_count; i++) {
        const Node *node = &graph->nodes[i];
        int operands = operands_of(node);
        if (!writer->live[i] || operands == 0)
            continue;
        writer->size[i] = 1 + inline_size(writer, node->a);
        if (operands > 1)
            writer->size[i] += inline_size(writer, node->b);
        writer->minus[i] = choose_sign(writer, i);
        writer->named[i] = node->name && name_insert(&names, node->name);
        if (writer->named[i])
            writer->label[i] = writer->minus[i] == node->name_negative
                                   ? node->name
                                   : arena_format(arena, "neg_%s", node->name);
        else if (writer->uses[i] > 1 || writer->size[i] > INLINE_OPERATIONS ||
                 (writer->notation->apart >> node->op & 1))
            writer->label[i] = ""; /* numbered when the order is known */
    }
}

/* ---- their order ---- */

/* The first section of the same title: a link's angles may be looked at several times. */
static uint16_t *section_ranks(const Graph *graph, Arena *arena)
{
    uint16_t *rank = arena_array(arena, uint16_t, graph->section_count);
    for (uint16_t k = 0; k < graph->section_count; k++) {
        rank[k] = k;
        for (uint16_t j = 0; j < k; j++)
            if (strcmp(graph->sections[j], graph->sections[k]) == 0) {
                rank[k] = j;
                break;
            }
    }
    return rank;
}

/* A statement stands under its own section, or a later one if something it needs does; so sorting
   by section, stably, leaves every operand before its use. */
static void order_statements(Writer *writer, Arena *arena)
{
    const Graph *graph = writer->graph;
    const uint16_t *rank = section_ranks(graph, arena);
    uint32_t *count = arena_array(arena, uint32_t, graph->section_count + 1);
    for (uint32_t i = 0; i < graph->node_count; i++) {
        const Node *node = &graph->nodes[i];
        int operands = operands_of(node);
        if (!writer->live[i])
            continue;
        uint16_t level = writer->label[i] ? rank[node->section] : 0;
        if (operands > 0 && writer->level[expr_index(node->a)] > level)
            level = writer->level[expr_index(node->a)];
        if (operands > 1 && writer->level[expr_index(node->b)] > level)
            level = writer->level[expr_index(node->b)];
        writer->level[i] = level;
        if (writer->label[i])
            count[level + 1]++;
    }
    for (uint16_t k = 0; k < graph->section_count; k++)
        count[k + 1] += count[k];
    writer->statement_count = count[graph->section_count];
    for (uint32_t i = 0; i < graph->node_count; i++)
        if (writer->label[i])
            writer->order[count[writer->level[i]]++] = i;
    int number = 0;
    for (uint32_t k = 0; k < writer->statement_count; k++)
        if (!*writer->label[writer->order[k]])
            writer->label[writer->order[k]] = arena_format(arena, "z%d", ++number);
}

/* ---- expressions ---- */

static void write_constant(const Writer *writer, Text *out, double value)
{
    if (!isfinite(value))
        fail_job(
            "a constant is beyond the range of double; are all lengths and masses in SI units?");
    writer->notation->constant(out, value);
}

static void write_sum(const Writer *writer, Text *out, const Node *node, bool minus)
{
    Expr a = node->a, b = node->b;
    if (writer_negative(writer, a) != minus) { /* then b is not negative: choose_sign saw to it */
        a = node->b;
        b = node->a;
    }
    writer_expression(writer, out, a, PRECEDENCE_SUM);
    text_add_string(out, writer_negative(writer, b) != minus ? " - " : " + ");
    writer_expression(writer, out, b, PRECEDENCE_PRODUCT);
}

void writer_operation(const Writer *writer, Text *out, uint32_t i, int precedence)
{
    const Notation *notation = writer->notation;
    const Node *node = &writer->graph->nodes[i];
    bool product = node->op == OP_MUL || node->op == OP_DIV;
    bool parentheses = (node->op == OP_ADD && precedence > PRECEDENCE_SUM) ||
                       (product && precedence > PRECEDENCE_PRODUCT);
    text_add_string(out, parentheses ? "(" : "");
    switch ((Op)node->op) {
    case OP_CONST:
        write_constant(writer, out, writer->graph->constants[node->a.ref].rounded);
        break;
    case OP_INPUT:
        notation->input(out, writer->graph->inputs[node->a.ref], node->b.ref);
        break;
    case OP_ADD:
        write_sum(writer, out, node, writer->minus[i]);
        break;
    case OP_MUL:
    case OP_DIV:
        writer_expression(writer, out, node->a, PRECEDENCE_PRODUCT);
        text_add_string(out, notation->text[node->op]);
        writer_expression(writer, out, node->b, PRECEDENCE_PRIMARY);
        break;
    case OP_SQRT:
    case OP_SIN:
    case OP_COS:
        text_add(out, "%s(", notation->text[node->op]);
        if (node->op == OP_SQRT && writer_negative(writer, node->a))
            text_add_string(out, "-");
        writer_expression(writer, out, node->a, PRECEDENCE_SUM);
        text_add_string(out, ")");
        break;
    case OP_COUNT:
        abort();
    }
    text_add_string(out, parentheses ? ")" : "");
}

void writer_expression(const Writer *writer, Text *out, Expr x, int precedence)
{
    const char *label = writer->label[expr_index(x)];
    if (label)
        text_add_string(out, label);
    else
        writer_operation(writer, out, expr_index(x), precedence);
}

/* ---- beginning and end ---- */

Writer *writer_new(const Program *program, const Notation *notation)
{
    Arena *arena = arena_new();
    Writer *writer = arena_alloc(arena, sizeof *writer);
    uint32_t count = program->graph->node_count;
    *writer = (Writer){.program = program,
                       .graph = program->graph,
                       .notation = notation,
                       .arena = arena,
                       .live = graph_live(program->graph, program->outputs, program->output_count),
                       .uses = arena_array(arena, int, count),
                       .size = arena_array(arena, int, count),
                       .label = arena_array(arena, const char *, count),
                       .named = arena_array(arena, bool, count),
                       .negative_uses = arena_array(arena, int, count),
                       .order = arena_array(arena, uint32_t, count),
                       .level = arena_array(arena, uint16_t, count),
                       .minus = arena_array(arena, bool, count)};
    graph_use(program->graph);
    count_uses(writer);
    choose_statements(writer, arena);
    order_statements(writer, arena);
    return writer;
}

void writer_free(Writer *writer)
{
    free(writer->live);
    arena_free(writer->arena);
}
