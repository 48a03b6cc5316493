/* graph.c: storage of the expression graph: nodes, constants, the table that makes equal nodes one,
   names and sections. What is folded while building is decided in simplify.c. */
#include "expression/again.h"

#include <assert.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

_Thread_local Graph *graph_current;

const uint8_t op_operands[OP_COUNT] = {
#define OP(name, operands, column, cycles, text) operands,
#include "expression/ops.h"
#undef OP
};

const uint8_t op_cycles[OP_COUNT] = {
#define OP(name, operands, column, cycles, text) cycles,
#include "expression/ops.h"
#undef OP
};

Graph *graph_use(Graph *graph)
{
    Graph *before = graph_current;
    graph_current = graph;
    return before;
}

/* ---- the table ---- */

/* Constants are equal when they print equal: as the doubles they are rounded to. */
static uint32_t constant_hash(double rounded)
{
    uint64_t bits;
    memcpy(&bits, &rounded, sizeof bits);
    return hash_mix(hash_mix(OP_CONST, (uint32_t)bits), (uint32_t)(bits >> 32));
}

static uint32_t operation_hash(Op op, Expr a, Expr b)
{
    return hash_mix(hash_mix(hash_mix(0x811C9DC5u, (uint32_t)op), a.ref), b.ref);
}

static uint32_t node_hash(const Graph *graph, const Node *node)
{
    return node->op == OP_CONST ? constant_hash(graph->constants[node->a.ref].rounded)
                                : operation_hash((Op)node->op, node->a, node->b);
}

/* The key depends on what the expression is, not on indices. */
static uint64_t node_key(const Graph *graph, const Node *node)
{
    uint64_t key = hash_mix64(0x243F6A8885A308D3u, node->op);
    if (node->op == OP_CONST) {
        uint64_t bits;
        memcpy(&bits, &graph->constants[node->a.ref].rounded, sizeof bits);
        return hash_mix64(key, bits);
    }
    if (node->op == OP_INPUT) {
        for (const char *c = graph->inputs[node->a.ref]; *c; c++)
            key = hash_mix64(key, (unsigned char)*c);
        return hash_mix64(key, node->b.ref);
    }
    key = hash_mix64(key, graph->nodes[expr_index(node->a)].key + expr_negative(node->a));
    return hash_mix64(key, graph->nodes[expr_index(node->b)].key + expr_negative(node->b));
}

/* The node of this operation or input, 0 if there is none. */
static uint32_t find(const Graph *graph, Op op, Expr a, Expr b, uint32_t hash)
{
    const HashSlot *at = hash_first(&graph->table, hash);
    for (; at->item; at = hash_next(&graph->table, at)) {
        const Node *node = &graph->nodes[at->item];
        if (node->op == op && expr_same(node->a, a) && expr_same(node->b, b))
            break;
    }
    return at->item;
}

static bool is_fixed(const Graph *graph, const Node *node)
{
    if (node->op == OP_CONST || node->op == OP_INPUT)
        return node->op == OP_CONST || graph->letters[node->a.ref];
    return graph->nodes[expr_index(node->a)].fixed &&
           (op_operands[node->op] < 2 || graph->nodes[expr_index(node->b)].fixed);
}

/* Its index. */
static uint32_t add_node(Graph *graph, Node node, uint32_t hash)
{
    if (graph->node_count == graph->node_room) {
        graph->node_room *= 2;
        graph->nodes = memory_grow(graph->nodes, graph->node_room * sizeof *graph->nodes);
    }
    if (graph->node_count >= UINT32_MAX / 4)
        fail_job("the expressions grow beyond %u nodes", graph->node_count);
    uint32_t index = graph->node_count++;
    node.key = node_key(graph, &node);
    node.fixed = is_fixed(graph, &node);
    graph->nodes[index] = node;
    hash_add(&graph->table, hash, index);
    return index;
}

/* ---- life ---- */

Graph *graph_new(void)
{
    Graph *graph = memory_grow(NULL, sizeof *graph);
    memset(graph, 0, sizeof *graph);
    graph->arena = arena_new();
    graph->node_room = 1024; /* more would be memory that most functions never touch */
    graph->nodes = memory_grow(NULL, graph->node_room * sizeof *graph->nodes);
    graph->constant_room = 64;
    graph->constants = memory_grow(NULL, graph->constant_room * sizeof *graph->constants);
    graph->constants[graph->constant_count++] = (Constant){0, 0.0};
    graph->nodes[graph->node_count++] = (Node){.op = OP_CONST, .fixed = true};
    hash_reserve(&graph->table, graph->node_room);
    graph_use(graph);
    graph_section("%s", "");
    expr_real(1);
    return graph;
}

void graph_free(Graph *graph)
{
    if (!graph)
        return;
    if (graph_current == graph)
        graph_current = NULL;
    arena_free(graph->arena);
    memory_free(graph->nodes);
    memory_free(graph->constants);
    hash_free(&graph->table);
    memory_free(graph->inputs);
    memory_free(graph->letters);
    memory_free(graph->sections);
    if (graph->again)
        memory_free(graph->again->met);
    memory_free(graph->again);
    memory_free(graph);
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
    Graph *graph = graph_current;
    uint32_t hash = operation_hash(op, a, b), index = find(graph, op, a, b, hash);
    if (!index)
        index = add_node(
            graph, (Node){.op = (uint8_t)op, .section = graph->section, .a = a, .b = b}, hash);
    return (Expr){index << 1};
}

bool graph_find(Op op, Expr a, Expr b, Expr *found)
{
    uint32_t known = find(graph_current, op, a, b, operation_hash(op, a, b));
    if (known)
        *found = (Expr){known << 1};
    return known != 0;
}

Expr expr_real(Real value)
{
    Graph *graph = graph_current;
    uint32_t sign = real_is_negative(value);
    Constant constant = {real_abs(value), real_double(real_abs(value))};
    if (constant.rounded == 0)
        return ZERO;
    uint32_t hash = constant_hash(constant.rounded);
    const HashSlot *at = hash_first(&graph->table, hash);
    for (; at->item; at = hash_next(&graph->table, at)) {
        const Node *node = &graph->nodes[at->item];
        if (node->op == OP_CONST && graph->constants[node->a.ref].rounded == constant.rounded)
            return (Expr){at->item << 1 | sign};
    }
    if (graph->constant_count == graph->constant_room) {
        graph->constant_room *= 2;
        graph->constants =
            memory_grow(graph->constants, graph->constant_room * sizeof *graph->constants);
    }
    uint32_t entry = graph->constant_count++;
    graph->constants[entry] = constant;
    return (Expr){add_node(graph, (Node){.op = OP_CONST, .a = {entry}}, hash) << 1 | sign};
}

Real expr_value(Expr constant)
{
    const Node *node = expr_node(constant);
    assert(node->op == OP_CONST);
    Real value = graph_current->constants[node->a.ref].value;
    return expr_negative(constant) ? -value : value;
}

static Expr element_of(const char *array, int element, bool letter)
{
    Graph *graph = graph_current;
    uint32_t k = 0;
    while (k < graph->input_count && strcmp(graph->inputs[k], array) != 0)
        k++;
    if (k == graph->input_count) {
        graph->inputs = memory_grow(graph->inputs, (k + 1) * sizeof *graph->inputs);
        graph->letters = memory_grow(graph->letters, (k + 1) * sizeof *graph->letters);
        graph->letters[graph->input_count] = letter;
        graph->inputs[graph->input_count++] = arena_copy(graph->arena, array);
    }
    return graph_node(OP_INPUT, (Expr){k}, (Expr){(uint32_t)element});
}

Expr expr_input(const char *array, int element)
{
    return element_of(array, element, false);
}

Expr expr_letter(const char *array, int element)
{
    return element_of(array, element, true);
}

/* ---- copies ---- */

static Expr copied(const Expr *copies, Expr x)
{
    Expr copy = copies[expr_index(x)];
    return expr_negative(x) ? expr_neg(copy) : copy;
}

static Expr copy_leaf(const Graph *from, const Node *node)
{
    if (node->op == OP_CONST)
        return expr_real(from->constants[node->a.ref].value);
    return element_of(from->inputs[node->a.ref], (int)node->b.ref, from->letters[node->a.ref]);
}

static Expr copy_operation(Op op, Expr a, Expr b)
{
    switch (op) {
    case OP_ADD:
        return expr_add(a, b);
    case OP_MUL:
        return expr_mul(a, b);
    case OP_DIV:
        return expr_div(a, b);
    case OP_SQRT:
        return expr_sqrt(a);
    case OP_EXP:
        return expr_exp(a);
    case OP_SIN:
        return expr_sin(a);
    case OP_COS:
        return expr_cos(a);
    default:
        abort();
    }
}

Expr graph_copy_node(const Graph *from, uint32_t root, Expr *copies)
{
    bool *wanted = memory_grow(NULL, root + 1);
    memset(wanted, 0, root + 1);
    wanted[root] = true;
    for (uint32_t i = root; i > 0; i--) {
        const Node *node = &from->nodes[i];
        if (!wanted[i] || copies[i].ref)
            continue;
        if (op_operands[node->op] > 0)
            wanted[expr_index(node->a)] = true;
        if (op_operands[node->op] > 1)
            wanted[expr_index(node->b)] = true;
    }
    for (uint32_t i = 1; i <= root; i++) {
        const Node *node = &from->nodes[i];
        if (!wanted[i] || copies[i].ref)
            continue;
        if (op_operands[node->op] == 0)
            copies[i] = copy_leaf(from, node);
        else
            copies[i] = copy_operation((Op)node->op, copied(copies, node->a),
                                       op_operands[node->op] > 1 ? copied(copies, node->b) : ZERO);
    }
    memory_free(wanted);
    return copies[root];
}

/* ---- a canonical order ---- */

typedef struct {
    const Graph *graph;
    uint32_t *number; /* new index; 0: not yet */
    uint32_t *order;  /* old indices in new order */
    uint32_t count;
} Renumbering;

/* Operands first, by a stack of our own: a sum may be thousands of nodes deep. */
static void visit(Renumbering *r, uint32_t root, uint32_t *stack)
{
    uint32_t depth = 0;
    stack[depth++] = root;
    while (depth > 0) {
        uint32_t i = stack[depth - 1];
        const Node *node = &r->graph->nodes[i];
        int operands = op_operands[node->op];
        uint32_t a = operands > 0 ? expr_index(node->a) : 0;
        uint32_t b = operands > 1 ? expr_index(node->b) : 0;
        if (i == 0 || r->number[i]) {
            depth--;
        } else if (a && !r->number[a]) {
            stack[depth++] = a;
        } else if (b && !r->number[b]) {
            stack[depth++] = b;
        } else {
            r->number[i] = r->count;
            r->order[r->count++] = i;
            depth--;
        }
    }
}

static Expr renumbered(const Renumbering *r, Expr x)
{
    return (Expr){r->number[expr_index(x)] << 1 | expr_negative(x)};
}

/* Sines and cosines of the joints come first, joint by joint: that is how one reads them. */
static void visit_angles(Renumbering *r, const bool *live, uint32_t *stack)
{
    Expr q, trig;
    for (uint32_t k = 0; k < r->graph->input_count; k++)
        for (uint32_t i = 0; strcmp(r->graph->inputs[k], "q") == 0; i++) {
            if (!graph_find(OP_INPUT, (Expr){k}, (Expr){i}, &q))
                break;
            for (Op op = OP_SIN; op <= OP_COS; op++)
                if (graph_find(op, q, (Expr){0}, &trig) && live[expr_index(trig)])
                    visit(r, expr_index(trig), stack);
        }
}

/* What was there first is read first; differences and what has a constant stay as they are. */
static void put_older_first(const Node *nodes, Node *node)
{
    bool commutes = node->op == OP_MUL || (node->op == OP_ADD && !expr_negative(node->b));
    if (!commutes || node->a.ref < node->b.ref || nodes[expr_index(node->a)].op == OP_CONST ||
        nodes[expr_index(node->b)].op == OP_CONST)
        return;
    Expr swap = node->a;
    node->a = node->b;
    node->b = swap;
}

void graph_renumber(Graph *graph, Expr *outputs, int output_count)
{
    uint32_t count = graph->node_count;
    Renumbering r = {.graph = graph, .count = 2}; /* 0 and 1 stay what they are */
    r.number = memory_grow(NULL, count * sizeof *r.number);
    r.order = memory_grow(NULL, count * sizeof *r.order);
    uint32_t *stack = memory_grow(NULL, count * sizeof *stack);
    memset(r.number, 0, count * sizeof *r.number);
    r.number[1] = r.order[1] = 1;
    Graph *before = graph_use(graph); /* graph_find looks there */
    bool *live = graph_live(graph, outputs, output_count);
    visit_angles(&r, live, stack);
    memory_free(live);
    for (int k = 0; k < output_count; k++)
        visit(&r, expr_index(outputs[k]), stack);
    Node *nodes = memory_grow(NULL, graph->node_room * sizeof *nodes);
    nodes[0] = graph->nodes[0];
    for (uint32_t i = 1; i < r.count; i++) {
        Node node = graph->nodes[r.order[i]];
        if (op_operands[node.op] > 0)
            node.a = renumbered(&r, node.a);
        if (op_operands[node.op] > 1)
            node.b = renumbered(&r, node.b);
        put_older_first(nodes, &node);
        nodes[i] = node;
    }
    for (int k = 0; k < output_count; k++)
        outputs[k] = renumbered(&r, outputs[k]);
    memory_free(graph->nodes);
    graph->nodes = nodes;
    graph->node_count = r.count;
    hash_clear(&graph->table);
    for (uint32_t i = 1; i < graph->node_count; i++)
        hash_add(&graph->table, node_hash(graph, &graph->nodes[i]), i);
    memory_free(stack);
    memory_free(r.order);
    memory_free(r.number);
    graph_use(before);
}
