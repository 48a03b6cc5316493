/* sums_graph.c: from the graph to sums and back.

   There: every node becomes a coefficient times an entity; sums of two are then folded into n-ary
   ones. Back: entities are made in the order of the nodes they came from, each after what it needs,
   so that the code keeps the algorithm's order, names and sections where they still apply. */
#include "pass/sums/sums.h"

#include <stdlib.h>
#include <string.h>

/* ---- from the graph ---- */

typedef struct {
    Real c;
    int e;
} Value;

typedef struct {
    const Graph *graph;
    Sums *sums;
    Value *value;  /* of nodes */
    int *argument; /* the fixed sum for a node that is an argument */
} Reading;

static Value value_of(const Reading *reading, Expr x)
{
    Value v = reading->value[expr_index(x)];
    return (Value){expr_negative(x) ? -v.c : v.c, v.e};
}

static int fixed_sum(Sums *sums, Value v)
{
    int sum = sums_new(sums);
    sums->entities[sum].fixed = true;
    if (v.c != 0)
        sums_add_term(sums, sum, v.c, v.e);
    return sum;
}

static int argument_of(Reading *reading, Expr x)
{
    int *argument = &reading->argument[x.ref];
    if (!*argument)
        *argument = fixed_sum(reading->sums, value_of(reading, x));
    return *argument;
}

/* Marks the factors of products that both have a constant of their own: (c*x)*(d*y). Each is likely
   to be used more than once, so that pulling c*d out of the product would cost. */
static bool *find_scaled_factors(const Graph *graph, const bool *live)
{
    bool *scaled = memory_grow(NULL, graph->node_count); /* has a constant */
    bool *kept = memory_grow(NULL, graph->node_count);
    memset(scaled, 0, graph->node_count);
    memset(kept, 0, graph->node_count);
    for (uint32_t i = 0; i < graph->node_count; i++) {
        const Node *node = &graph->nodes[i];
        if (!live[i] || node->op != OP_MUL)
            continue;
        uint32_t a = expr_index(node->a), b = expr_index(node->b);
        scaled[i] = graph->nodes[a].op == OP_CONST || scaled[a] || scaled[b];
        if (scaled[a] && scaled[b])
            kept[a] = kept[b] = true;
    }
    memory_free(scaled);
    return kept;
}

static Value read_node(Reading *reading, const Node *node)
{
    Sums *sums = reading->sums;
    if (node->fixed && node->op != OP_CONST)
        return (Value){1, sums_make(sums, ENTITY_LETTERS, (int)(node - reading->graph->nodes), 0)};
    switch ((Op)node->op) {
    case OP_CONST:
        return (Value){reading->graph->constants[node->a.ref].value, 0};
    case OP_INPUT:
        return (Value){1, sums_make(sums, ENTITY_INPUT, (int)node->a.ref, (int)node->b.ref)};
    case OP_ADD: {
        int sum = sums_new(sums);
        Value a = value_of(reading, node->a), b = value_of(reading, node->b);
        sums_add_term(sums, sum, a.c, a.e);
        sums_add_term(sums, sum, b.c, b.e);
        return (Value){1, sum};
    }
    case OP_MUL: {
        Value a = value_of(reading, node->a), b = value_of(reading, node->b);
        if (a.e == 0 || b.e == 0)
            return (Value){a.c * b.c, a.e + b.e};
        return (Value){a.c * b.c, sums_product(sums, a.e, b.e)};
    }
    case OP_DIV: {
        Value a = value_of(reading, node->a), b = value_of(reading, node->b);
        return (Value){a.c / b.c, sums_make(sums, ENTITY_QUOTIENT, a.e, b.e)};
    }
    case OP_SIN:
        return (Value){1, sums_make(sums, ENTITY_SIN, argument_of(reading, node->a), 0)};
    case OP_COS:
        return (Value){1, sums_make(sums, ENTITY_COS, argument_of(reading, node->a), 0)};
    case OP_SQRT:
        return (Value){1, sums_make(sums, ENTITY_SQRT, argument_of(reading, node->a), 0)};
    case OP_EXP:
        return (Value){1, sums_make(sums, ENTITY_EXP, argument_of(reading, node->a), 0)};
    case OP_COUNT:
        break;
    }
    abort();
}

Sums *sums_from_graph(const Graph *graph, const Expr *outputs, int output_count)
{
    Reading reading = {.graph = graph, .sums = sums_alloc(graph, output_count)};
    size_t count = graph->node_count;
    reading.value = memory_grow(NULL, count * sizeof *reading.value);
    reading.argument = memory_grow(NULL, 2 * count * sizeof *reading.argument);
    memset(reading.argument, 0, 2 * count * sizeof *reading.argument);
    bool *live = graph_live(graph, outputs, output_count);
    bool *kept = find_scaled_factors(graph, live);
    for (uint32_t i = 0; i < graph->node_count; i++) {
        if (!live[i])
            continue;
        const Node *node = &graph->nodes[i];
        Value v = read_node(&reading, node);
        if (kept[i] && !is_unit(v.c)) {
            int sum = sums_new(reading.sums);
            sums_add_term(reading.sums, sum, v.c, v.e);
            reading.sums->entities[sum].kept = true;
            v = (Value){1, sum};
        }
        reading.value[i] = v;
        Entity *entity = &reading.sums->entities[v.e];
        if (v.e && entity->rank == UINT32_MAX) {
            entity->rank = i;
            entity->section = node->section;
        }
        if (v.e && node->name && !entity->name && is_unit(v.c)) {
            entity->name = node->name;
            entity->name_negative = node->name_negative != (v.c < 0);
        }
    }
    for (int k = 0; k < output_count; k++)
        reading.sums->outputs[k] = fixed_sum(reading.sums, value_of(&reading, outputs[k]));
    memory_free(kept);
    memory_free(live);
    memory_free(reading.argument);
    memory_free(reading.value);
    sums_fold(reading.sums);
    return reading.sums;
}

/* ---- to the graph ---- */

typedef struct {
    const Sums *sums;
    Graph *graph;
    Expr *expr; /* of entities */
    bool *done;
    uint16_t *section; /* of the old graph, in the new one */
    Expr *fixed;       /* of the old graph's nodes that are fixed; 0: not yet */
    int *ready;        /* of the new graph's first nodes: see ready_at */
    uint32_t ready_count, ready_room;
} Writing;

static Expr make(Writing *writing, int e);

/* The cycle in which x is there, counted from the beginning of the call, if it only waits for what
   it needs. */
static int ready_at(Writing *writing, Expr x)
{
    const Graph *graph = writing->graph;
    if (writing->ready_room < graph->node_count) {
        writing->ready_room = 2 * graph->node_count;
        writing->ready = memory_grow(writing->ready, writing->ready_room * sizeof *writing->ready);
    }
    for (; writing->ready_count < graph->node_count; writing->ready_count++) {
        const Node *node = &graph->nodes[writing->ready_count];
        int a = op_operands[node->op] > 0 ? writing->ready[expr_index(node->a)] : 0;
        int b = op_operands[node->op] > 1 ? writing->ready[expr_index(node->b)] : 0;
        writing->ready[writing->ready_count] =
            node->fixed ? 0 : (a > b ? a : b) + op_cycles[node->op];
    }
    return writing->ready[expr_index(x)];
}

static bool is_scaled(const Graph *graph, Expr x)
{
    const Node *node = &graph->nodes[expr_index(x)];
    return node->op == OP_MUL && (expr_is_constant(node->a) || expr_is_constant(node->b));
}

/* Which factor of its product a constant multiplies: the one that is there first, so that it need
   not wait for the other. Where the product is wanted by itself, or both come at once: the whole;
   so where that factor is something else times a constant, too, for the two would become one. */
static int factor_of(Writing *writing, const Term *term)
{
    const Entity *product = &writing->sums->entities[term->e];
    if (term->at != term->e || product->kind != ENTITY_PRODUCT || product->uses > 1 ||
        product->name)
        return term->at;
    Expr a = make(writing, product->a), b = make(writing, product->b);
    int wait = ready_at(writing, a) - ready_at(writing, b);
    if (wait == 0 || is_scaled(writing->graph, wait < 0 ? a : b))
        return term->e;
    return wait < 0 ? product->a : product->b;
}

/* c * e, where c multiplies the factor at of e. */
static Expr write_scaled(Writing *writing, Expr c, int e, int at)
{
    const Entity *entity = &writing->sums->entities[e];
    if (e == at)
        return expr_mul(c, make(writing, e));
    bool first = sums_toward(writing->sums, e, at) == entity->a;
    Expr a = first ? write_scaled(writing, c, entity->a, at) : make(writing, entity->a);
    Expr b = first ? make(writing, entity->b) : write_scaled(writing, c, entity->b, at);
    return entity->kind == ENTITY_QUOTIENT ? expr_div(a, b) : expr_mul(a, b);
}

static Expr write_term(Writing *writing, const Term *term)
{
    if (term->e == 0)
        return expr_real(term->c);
    if (is_unit(term->c)) {
        Expr x = make(writing, term->e);
        return term->c < 0 ? expr_neg(x) : x;
    }
    Expr x = write_scaled(writing, expr_real(real_abs(term->c)), term->e, factor_of(writing, term));
    return term->c < 0 ? expr_neg(x) : x;
}

typedef struct {
    Expr x;
    int from; /* when it can be added: of a product, when its factors are there, for its
                 multiplication and the addition are one instruction where there are such */
    bool is_product;
} Addend;

/* Begins a sum of products with the first term that is none, if it comes soon: the first of
   products is multiplied by an instruction of its own. */
static void begin_with_plain(Addend *addends, int count)
{
    enum { SOON = 12 };
    int k = 0;
    while (k < count && addends[k].is_product)
        k++;
    if (k == 0 || k == count || addends[k].from > addends[0].from + SOON)
        return;
    Addend plain = addends[k];
    memmove(addends + 1, addends, (size_t)k * sizeof *addends);
    addends[0] = plain;
}

/* Terms are added in the order in which they are there, so that no sum waits for its last term with
   more than one addition left to do; the constant is added to the first. */
static Expr write_sum(Writing *writing, const Entity *sum)
{
    Addend *addends = memory_grow(NULL, (size_t)sum->term_count * sizeof *addends);
    int count = 0;
    Expr constant = ZERO;
    for (int k = 0; k < sum->term_count; k++) {
        Expr x = write_term(writing, &sum->terms[k]);
        if (sum->section != NO_SECTION)
            writing->graph->section = writing->section[sum->section];
        if (expr_is_constant(x)) {
            constant = expr_add(constant, x);
            continue;
        }
        bool is_product = writing->graph->nodes[expr_index(x)].op == OP_MUL;
        int from = ready_at(writing, x) - (is_product ? op_cycles[OP_MUL] : 0), i = count++;
        for (; i > 0 && addends[i - 1].from > from; i--)
            addends[i] = addends[i - 1];
        addends[i] = (Addend){x, from, is_product};
    }
    if (expr_is_zero(constant))
        begin_with_plain(addends, count);
    Expr total = count ? expr_add(addends[0].x, constant) : constant;
    for (int k = 1; k < count; k++)
        total = expr_add(total, addends[k].x);
    memory_free(addends);
    return total;
}

static Expr write_entity(Writing *writing, const Entity *entity)
{
    switch ((EntityKind)entity->kind) {
    case ENTITY_ONE:
        return ONE;
    case ENTITY_INPUT:
        return expr_input(writing->graph->inputs[entity->a], entity->b);
    case ENTITY_LETTERS:
        return graph_copy_node(writing->sums->graph, (uint32_t)entity->a, writing->fixed);
    case ENTITY_SIN:
        return expr_sin(make(writing, entity->a));
    case ENTITY_COS:
        return expr_cos(make(writing, entity->a));
    case ENTITY_SQRT:
        return expr_sqrt(make(writing, entity->a));
    case ENTITY_EXP:
        return expr_exp(make(writing, entity->a));
    case ENTITY_SUM:
        return write_sum(writing, entity);
    case ENTITY_PRODUCT:
    case ENTITY_QUOTIENT:
        break;
    }
    Expr a = make(writing, entity->a), b = make(writing, entity->b);
    if (entity->section != NO_SECTION)
        writing->graph->section = writing->section[entity->section];
    return entity->kind == ENTITY_PRODUCT ? expr_mul(a, b) : expr_div(a, b);
}

static Expr make(Writing *writing, int e)
{
    if (writing->done[e])
        return writing->expr[e];
    const Entity *entity = &writing->sums->entities[e];
    uint16_t section = writing->graph->section;
    if (entity->section != NO_SECTION)
        writing->graph->section = writing->section[entity->section];
    Expr x = write_entity(writing, entity);
    if (entity->name && real_near(1, entity->scale))
        expr_name(entity->name_negative ? expr_neg(x) : x, "%s", entity->name);
    else if (entity->name)
        expr_name(entity->name_negative ? expr_neg(x) : x, "%s_scaled", entity->name);
    writing->graph->section = section;
    writing->expr[e] = x;
    writing->done[e] = true;
    return x;
}

static int compare_ranks(const void *x, const void *y)
{
    const Entity *const *a = x, *const *b = y;
    if ((*a)->rank != (*b)->rank)
        return (*a)->rank < (*b)->rank ? -1 : 1;
    return *a < *b ? -1 : *a > *b; /* places in one array: their order is that of the numbers */
}

/* The base version of a product is not wanted where all its terms scale a factor of it; so only
   sums are asked for, and they ask for what they need. */
static void write_in_order(Writing *writing)
{
    const Sums *sums = writing->sums;
    const Entity **order = memory_grow(NULL, (size_t)sums->count * sizeof *order);
    int count = 0;
    for (int e = 0; e < sums->count; e++)
        if (sums->entities[e].uses && sums->entities[e].kind == ENTITY_SUM &&
            sums->entities[e].rank != UINT32_MAX)
            order[count++] = &sums->entities[e];
    qsort(order, (size_t)count, sizeof *order, compare_ranks);
    for (int k = 0; k < count; k++)
        make(writing, (int)(order[k] - sums->entities));
    memory_free(order);
}

Graph *sums_to_graph(const Sums *sums, Expr *outputs)
{
    const Graph *old = sums->graph;
    Writing writing = {.sums = sums, .graph = graph_new()};
    Graph *graph = writing.graph;
    graph->inputs = memory_grow(NULL, (old->input_count + 1) * sizeof *graph->inputs);
    graph->letters = memory_grow(NULL, (old->input_count + 1) * sizeof *graph->letters);
    for (uint32_t k = 0; k < old->input_count; k++) {
        graph->letters[k] = old->letters[k];
        graph->inputs[graph->input_count++] = arena_copy(graph->arena, old->inputs[k]);
    }
    writing.fixed = memory_grow(NULL, old->node_count * sizeof *writing.fixed);
    memset(writing.fixed, 0, old->node_count * sizeof *writing.fixed);
    writing.section = memory_grow(NULL, old->section_count * sizeof *writing.section);
    for (uint16_t k = 0; k < old->section_count; k++) {
        graph_section("%s", old->sections[k]);
        writing.section[k] = graph->section;
    }
    writing.expr = memory_grow(NULL, (size_t)sums->count * sizeof *writing.expr);
    writing.done = memory_grow(NULL, (size_t)sums->count);
    memset(writing.done, 0, (size_t)sums->count);
    write_in_order(&writing);
    for (int k = 0; k < sums->output_count; k++)
        outputs[k] = make(&writing, sums->outputs[k]);
    memory_free(writing.fixed);
    memory_free(writing.ready);
    memory_free(writing.done);
    memory_free(writing.expr);
    memory_free(writing.section);
    return graph;
}
