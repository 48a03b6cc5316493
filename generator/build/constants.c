/* constants.c: see constants.h. The expressions are kept as a list of operations in the robot's
   arena, operands first; equal ones are told by their keys (Node.key), which do not depend on the
   graph they came from. */
#include "build/constants.h"

#include <string.h>

typedef struct {
    uint8_t op;
    Expr a, b;         /* indices of this list, signs as in the graph */
    Real value;        /* CONST */
    const char *array; /* INPUT */
    int element;
    uint64_t key;
} Operation;

struct Constants {
    Arena *arena;
    Operation *operation; /* from 1 */
    uint32_t count, room;
    uint32_t *table, table_room; /* by key; 0: nothing there */
    uint32_t *derived;           /* operations */
    int derived_count, derived_room;
    int *place; /* by operation: 1 + its place among the derived; 0: none */
    Member *member;
    double *all; /* of the struct, as they were worked out last; NULL: never */
    int all_derived;
};

Constants *constants_new(Arena *arena, Member *member)
{
    Constants *constants = arena_alloc(arena, sizeof *constants);
    constants->arena = arena;
    constants->member = member;
    member->size = NO_MEMBER;
    return constants;
}

/* ---- the list ---- */

static uint32_t *slot_for(const Constants *constants, uint64_t key)
{
    uint32_t k = (uint32_t)(key >> 17) & (constants->table_room - 1);
    while (constants->table[k] && constants->operation[constants->table[k]].key != key)
        k = (k + 1) & (constants->table_room - 1);
    return &constants->table[k];
}

static void grow(Constants *constants)
{
    Arena *arena = constants->arena;
    uint32_t room = constants->room ? 2 * constants->room : 128, count = constants->count;
    Operation *operation = arena_array(arena, Operation, room);
    int *place = arena_array(arena, int, room);
    if (count) {
        memcpy(operation, constants->operation, sizeof *operation * count);
        memcpy(place, constants->place, sizeof *place * count);
    }
    constants->operation = operation;
    constants->place = place;
    constants->room = room;
    constants->count += count == 0; /* 0: the constant zero */
    constants->table_room = 2 * room;
    constants->table = arena_array(arena, uint32_t, constants->table_room);
    for (uint32_t k = 1; k < constants->count; k++)
        *slot_for(constants, operation[k].key) = k;
}

static Expr seen_as(const uint32_t *copy, Expr x)
{
    return (Expr){copy[expr_index(x)] << 1 | expr_negative(x)};
}

/* Node i of the graph, whose operands are there. */
static uint32_t operation_for(Constants *constants, const Graph *graph, uint32_t i,
                              const uint32_t *copy)
{
    const Node *node = &graph->nodes[i];
    if (constants->count == constants->room)
        grow(constants);
    uint32_t *slot = slot_for(constants, node->key), known = *slot;
    if (known)
        return known;
    Operation operation = {.op = node->op, .key = node->key};
    if (node->op == OP_CONST) {
        operation.value = graph->constants[node->a.ref].value;
    } else if (node->op == OP_INPUT) {
        operation.array = arena_copy(constants->arena, graph->inputs[node->a.ref]);
        operation.element = (int)node->b.ref;
    } else {
        operation.a = seen_as(copy, node->a);
        operation.b = op_operands[node->op] > 1 ? seen_as(copy, node->b) : (Expr){0};
    }
    constants->operation[constants->count] = operation;
    return *slot = constants->count++;
}

static int derived_place(Constants *constants, uint32_t operation)
{
    if (constants->place[operation])
        return constants->place[operation] - 1;
    if (constants->derived_count == constants->derived_room) {
        int room = constants->derived_room ? 2 * constants->derived_room : 64;
        uint32_t *derived = arena_array(constants->arena, uint32_t, room);
        if (constants->derived_count)
            memcpy(derived, constants->derived, sizeof *derived * (size_t)constants->derived_count);
        constants->derived = derived;
        constants->derived_room = room;
    }
    constants->derived[constants->derived_count++] = operation;
    constants->place[operation] = constants->derived_count;
    constants->member->size = constants->derived_count;
    return constants->derived_count - 1;
}

/* ---- out of a program ---- */

/* Those that the program needs at run time. */
static void mark_wanted(const Program *program, const bool *live, bool *wanted)
{
    const Graph *graph = program->graph;
    for (uint32_t i = 0; i < graph->node_count; i++) {
        const Node *node = &graph->nodes[i];
        if (!live[i] || node->fixed)
            continue;
        if (op_operands[node->op] > 0)
            wanted[expr_index(node->a)] = true;
        if (op_operands[node->op] > 1)
            wanted[expr_index(node->b)] = true;
    }
    for (int k = 0; k < program->output_count; k++)
        wanted[expr_index(program->outputs[k])] = true;
}

static uint32_t derived_input(Graph *graph, const char *array)
{
    uint32_t k = 0;
    while (k < graph->input_count && strcmp(graph->inputs[k], array) != 0)
        k++;
    if (k == graph->input_count) {
        graph->inputs = memory_grow(graph->inputs, (k + 1) * sizeof *graph->inputs);
        graph->letters = memory_grow(graph->letters, (k + 1) * sizeof *graph->letters);
        graph->letters[k] = true;
        graph->inputs[graph->input_count++] = arena_copy(graph->arena, array);
    }
    return k;
}

void constants_take_out(const Robot *robot, Program *program)
{
    if (!robot->letters)
        return;
    Constants *constants = robot->letters->constants;
    Graph *graph = program->graph;
    bool *live = graph_live(graph, program->outputs, program->output_count);
    bool *wanted = memory_grow(NULL, graph->node_count);
    uint32_t *copy = memory_grow(NULL, graph->node_count * sizeof *copy);
    memset(wanted, 0, graph->node_count);
    memset(copy, 0, graph->node_count * sizeof *copy);
    mark_wanted(program, live, wanted);
    for (uint32_t i = 1; i < graph->node_count; i++) {
        Node *node = &graph->nodes[i];
        if (!live[i] || !node->fixed)
            continue;
        copy[i] = operation_for(constants, graph, i, copy);
    }
    for (uint32_t i = 1; i < graph->node_count; i++) {
        Node *node = &graph->nodes[i];
        if (!live[i] || !node->fixed || !wanted[i] || op_operands[node->op] == 0)
            continue;
        uint32_t array = derived_input(graph, constants->member->name);
        int place = derived_place(constants, copy[i]);
        node->op = OP_INPUT;
        node->a = (Expr){array};
        node->b = (Expr){(uint32_t)place};
        node->name = NULL;
    }
    memory_free(copy);
    memory_free(wanted);
    memory_free(live);
    graph_renumber(graph, program->outputs, program->output_count);
}

/* ---- the function that works them out ---- */

static Expr made(const Expr *expr, Expr x)
{
    return expr_negative(x) ? expr_neg(expr[expr_index(x)]) : expr[expr_index(x)];
}

static Expr make(const Operation *operation, const Expr *expr)
{
    Expr a = made(expr, operation->a), b = made(expr, operation->b);
    switch ((Op)operation->op) {
    case OP_CONST:
        return expr_real(operation->value);
    case OP_INPUT:
        return expr_input(operation->array, operation->element);
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
    case OP_COUNT:
        break;
    }
    return ZERO;
}

Program *constants_program(const Robot *robot)
{
    Constants *constants = robot->letters ? robot->letters->constants : NULL;
    if (!constants || constants->derived_count == 0)
        return NULL;
    Graph *before = graph_current;
    Program *program = memory_grow(NULL, sizeof *program);
    Graph *graph = graph_new();
    int count = constants->derived_count;
    Function *function = arena_alloc(graph->arena, sizeof *function);
    *function = (Function){.id = FUNCTION_COUNT,
                           .name = "constants",
                           .c_name = "constants_of",
                           .comment = "what follows from the letters",
                           .inputs = {"params"},
                           .outputs = {{.name = constants->member->name, .size = {{count}}}}};
    *program = (Program){.function = function,
                         .algorithm = "",
                         .made_by = "",
                         .n = robot->n,
                         .params = robot->params,
                         .graph = graph,
                         .output_count = count,
                         .singular = -1};
    program->outputs = arena_array(graph->arena, Expr, count);
    Expr *expr = memory_grow(NULL, constants->count * sizeof *expr);
    expr[0] = ZERO;
    for (uint32_t k = 1; k < constants->count; k++)
        expr[k] = make(&constants->operation[k], expr);
    for (int k = 0; k < count; k++)
        program->outputs[k] = expr[constants->derived[k]];
    memory_free(expr);
    graph_renumber(graph, program->outputs, count);
    program->ops = graph_count(graph, program->outputs, count);
    graph_use(before);
    return program;
}

const double *constants_params(const Robot *robot, const double *values, int value_count,
                               int *count)
{
    Constants *constants = robot->letters ? robot->letters->constants : NULL;
    *count = value_count;
    if (!constants || constants->derived_count == 0)
        return values;
    *count += constants->derived_count;
    size_t size = sizeof *values * (size_t)value_count;
    if (constants->all && constants->all_derived == constants->derived_count &&
        memcmp(constants->all, values, size) == 0)
        return constants->all; /* simulations ask at every step */
    Program *program = constants_program(robot);
    const Graph *graph = program->graph;
    const double **inputs = memory_grow(NULL, (graph->input_count + 1) * sizeof *inputs);
    for (uint32_t k = 0; k < graph->input_count; k++) {
        int at = 0;
        for (int m = 0; m < robot->params.count; m++) {
            const Member *member = &robot->params.item[m];
            if (strcmp(member->name, graph->inputs[k]) == 0)
                inputs[k] = values + at;
            at += member_size(member, robot->n);
        }
    }
    if (!constants->all || constants->all_derived != constants->derived_count)
        constants->all = arena_array(constants->arena, double, *count);
    constants->all_derived = constants->derived_count;
    double *all = constants->all;
    memcpy(all, values, size);
    graph_evaluate(graph, inputs, program->outputs, program->output_count, all + value_count);
    memory_free(inputs);
    program_free(program);
    return all;
}
