/* graph.c: storage of the expression graph: nodes, constants, the table that makes equal nodes one,
   names and sections. What is folded while building is decided in simplify.c. */
#include "expression/graph.h"

#include <assert.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

Graph *graph_current;

void graph_use(Graph *graph)
{
    graph_current = graph;
}

/* ---- the table ---- */

static uint32_t mix(uint32_t hash, uint32_t value)
{
    hash ^= value;
    hash *= 0x9E3779B1u;
    return hash ^ (hash >> 15);
}

/* Constants are equal when they print equal: as the doubles they are rounded to. */
static uint32_t node_hash(const Graph *graph, const Node *node)
{
    if (node->op == OP_CONST) {
        uint64_t bits;
        memcpy(&bits, &graph->constants[node->a.ref].rounded, sizeof bits);
        return mix(mix(OP_CONST, (uint32_t)bits), (uint32_t)(bits >> 32));
    }
    return mix(mix(mix(0x811C9DC5u, node->op), node->a.ref), node->b.ref);
}

static bool node_equal(const Graph *graph, const Node *x, const Node *y)
{
    if (x->op != y->op)
        return false;
    if (x->op == OP_CONST)
        return graph->constants[x->a.ref].rounded == graph->constants[y->a.ref].rounded;
    return x->a.ref == y->a.ref && x->b.ref == y->b.ref;
}

static void table_insert(Graph *graph, uint32_t index)
{
    uint32_t mask = graph->table_size - 1;
    uint32_t slot = node_hash(graph, &graph->nodes[index]) & mask;
    while (graph->table[slot])
        slot = (slot + 1) & mask;
    graph->table[slot] = index;
}

static void table_grow(Graph *graph)
{
    graph->table_size = graph->table_size ? 2 * graph->table_size : 1024;
    free(graph->table);
    graph->table = memory_grow(NULL, graph->table_size * sizeof *graph->table);
    memset(graph->table, 0, graph->table_size * sizeof *graph->table);
    for (uint32_t i = 1; i < graph->node_count; i++)
        table_insert(graph, i);
}

/* The index of the node equal to this one, which is added if there is none. */
static uint32_t intern(Graph *graph, Node node)
{
    uint32_t mask = graph->table_size - 1;
    uint32_t slot = node_hash(graph, &node) & mask;
    for (uint32_t index; (index = graph->table[slot]) != 0; slot = (slot + 1) & mask)
        if (node_equal(graph, &graph->nodes[index], &node))
            return index;
    if (graph->node_count == graph->node_room) {
        graph->node_room *= 2;
        graph->nodes = memory_grow(graph->nodes, graph->node_room * sizeof *graph->nodes);
    }
    if (graph->node_count >= UINT32_MAX / 4)
        fail_job("the expressions grow beyond %u nodes", graph->node_count);
    uint32_t index = graph->node_count++;
    graph->nodes[index] = node;
    graph->table[slot] = index;
    if (graph->node_count > graph->table_size / 2)
        table_grow(graph);
    return index;
}

/* ---- life ---- */

Graph *graph_new(void)
{
    Graph *graph = memory_grow(NULL, sizeof *graph);
    memset(graph, 0, sizeof *graph);
    graph->arena = arena_new();
    graph->node_room = 1024;
    graph->nodes = memory_grow(NULL, graph->node_room * sizeof *graph->nodes);
    graph->constant_room = 64;
    graph->constants = memory_grow(NULL, graph->constant_room * sizeof *graph->constants);
    graph->constants[graph->constant_count++] = (Constant){0, 0.0};
    graph->nodes[graph->node_count++] = (Node){.op = OP_CONST};
    table_grow(graph);
    graph_use(graph);
    graph_section("%s", "");
    return graph;
}

void graph_free(Graph *graph)
{
    if (!graph)
        return;
    if (graph_current == graph)
        graph_current = NULL;
    arena_free(graph->arena);
    free(graph->nodes);
    free(graph->constants);
    free(graph->table);
    free(graph->inputs);
    free(graph->sections);
    free(graph);
}

/* ---- names and sections ---- */

void graph_section(const char *format, ...)
{
    Graph *graph = graph_current;
    char text[64];
    if (graph->unnamed)
        return;
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    if (graph->section_count && strcmp(graph->sections[graph->section], text) == 0)
        return;
    assert(graph->section_count < UINT16_MAX);
    size_t size = (size_t)(graph->section_count + 1) * sizeof *graph->sections;
    graph->sections = memory_grow(graph->sections, size);
    graph->section = graph->section_count++;
    graph->sections[graph->section] = arena_copy(graph->arena, text);
}

void expr_name(Expr x, const char *format, ...)
{
    Node *node = &graph_current->nodes[expr_index(x)];
    if (node->op == OP_CONST || node->op == OP_INPUT || node->name || graph_current->unnamed)
        return;
    char text[64];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    node->name = arena_copy(graph_current->arena, text);
    node->name_negative = expr_negative(x);
}

/* ---- nodes ---- */

Expr graph_node(Op op, Expr a, Expr b)
{
    Node node = {.op = (uint8_t)op, .section = graph_current->section, .a = a, .b = b};
    return (Expr){intern(graph_current, node) << 1};
}

bool graph_find(Op op, Expr a, Expr b, Expr *found)
{
    const Graph *graph = graph_current;
    Node node = {.op = (uint8_t)op, .a = a, .b = b};
    uint32_t mask = graph->table_size - 1;
    uint32_t slot = node_hash(graph, &node) & mask;
    for (uint32_t index; (index = graph->table[slot]) != 0; slot = (slot + 1) & mask)
        if (node_equal(graph, &graph->nodes[index], &node)) {
            *found = (Expr){index << 1};
            return true;
        }
    return false;
}

Expr expr_real(Real value)
{
    Graph *graph = graph_current;
    uint32_t sign = value < 0;
    Constant constant = {sign ? -value : value, 0};
    constant.rounded = (double)constant.value;
    if (constant.rounded == 0)
        return (Expr){0};
    if (graph->constant_count == graph->constant_room) {
        graph->constant_room *= 2;
        graph->constants =
            memory_grow(graph->constants, graph->constant_room * sizeof *graph->constants);
    }
    /* The entry is kept only if the node turns out to be new. */
    uint32_t entry = graph->constant_count;
    graph->constants[entry] = constant;
    uint32_t index = intern(graph, (Node){.op = OP_CONST, .a = {entry}});
    if (graph->nodes[index].a.ref == entry)
        graph->constant_count++;
    return (Expr){index << 1 | sign};
}

Real expr_value(Expr constant)
{
    const Node *node = expr_node(constant);
    assert(node->op == OP_CONST);
    Real value = graph_current->constants[node->a.ref].value;
    return expr_negative(constant) ? -value : value;
}

Expr expr_input(const char *array, int element)
{
    Graph *graph = graph_current;
    uint32_t k = 0;
    while (k < graph->input_count && strcmp(graph->inputs[k], array) != 0)
        k++;
    if (k == graph->input_count) {
        graph->inputs = memory_grow(graph->inputs, (k + 1) * sizeof *graph->inputs);
        graph->inputs[graph->input_count++] = arena_copy(graph->arena, array);
    }
    return graph_node(OP_INPUT, (Expr){k}, (Expr){(uint32_t)element});
}
