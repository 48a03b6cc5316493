/* count.c: what the outputs of a graph cost, and what they are worth. */
#include "expression/again.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { COLUMN_FREE, COLUMN_ADD, COLUMN_MULTIPLY, COLUMN_DIVIDE, COLUMN_TRIG };

static const uint8_t column_of[OP_COUNT] = {
#define OP(name, operands, column, cycles, text) COLUMN_##column,
#include "expression/ops.h"
#undef OP
};

bool *graph_live(const Graph *graph, const Expr *outputs, int output_count)
{
    bool *live = memory_grow(NULL, graph->node_count);
    memset(live, 0, graph->node_count);
    for (int i = 0; i < output_count; i++)
        live[expr_index(outputs[i])] = true;
    for (uint32_t i = graph->node_count; i-- > 0;) {
        const Node *node = &graph->nodes[i];
        if (!live[i])
            continue;
        if (op_operands[node->op] > 0)
            live[expr_index(node->a)] = true;
        if (op_operands[node->op] > 1)
            live[expr_index(node->b)] = true;
    }
    return live;
}

Ops graph_count(const Graph *graph, const Expr *outputs, int output_count)
{
    Ops ops = {0};
    bool *live = graph_live(graph, outputs, output_count);
    bool *angle = memory_grow(NULL, graph->node_count); /* a pair counts once for each angle */
    memset(angle, 0, graph->node_count);
    for (uint32_t i = 0; i < graph->node_count; i++) {
        if (!live[i])
            continue;
        const Node *node = &graph->nodes[i];
        if (node->fixed)
            continue;
        switch (column_of[node->op]) {
        case COLUMN_ADD:
            ops.A++;
            break;
        case COLUMN_MULTIPLY:
            ops.M++;
            break;
        case COLUMN_DIVIDE:
            ops.D++;
            break;
        case COLUMN_TRIG:
            ops.sincos += !angle[expr_index(node->a)];
            angle[expr_index(node->a)] = true;
            break;
        default:
            break;
        }
    }
    memory_free(angle);
    memory_free(live);
    return ops;
}

/* ---- the same by turns ---- */

/* What is fixed costs nothing, nor does what it is made of. */
static inline void meet(Graph *graph, Expr x, uint32_t *met)
{
    Again *again = graph->again;
    Node *node = &graph->nodes[expr_index(x)];
    if (node->counted == graph->turn || node->fixed)
        return;
    node->counted = graph->turn;
    if (*met == again->met_room) {
        again->met_room = again->met_room ? 2 * again->met_room : 256;
        again->met = again->met ? again->met : memory_beside(graph, 0);
        again->met = memory_grow(again->met, again->met_room * sizeof *again->met);
    }
    again->met[(*met)++] = expr_index(x);
}

Ops graph_count_again(Graph *graph, const Expr *outputs, int output_count)
{
    int count[COLUMN_TRIG + 1] = {0};
    uint32_t met = 0;
    for (int i = 0; i < output_count; i++)
        meet(graph, outputs[i], &met);
    while (met > 0) {
        const Node *node = &graph->nodes[graph->again->met[--met]];
        count[column_of[node->op]]++;
        if (op_operands[node->op] > 0)
            meet(graph, node->a, &met);
        if (op_operands[node->op] > 1)
            meet(graph, node->b, &met);
    }
    return (Ops){.M = count[COLUMN_MULTIPLY], .A = count[COLUMN_ADD], .D = count[COLUMN_DIVIDE]};
}

/* ---- evaluation ---- */

/* The generated code's own sine and cosine, so that both compute the same bits. */
#include "templates/rounding.in.c"

#include "templates/sincos.in.c"

static double operate(const Graph *graph, const Node *node, const double *const *inputs, double a,
                      double b)
{
    double sine = 0, cosine = 0;
    if (node->op == OP_SIN || node->op == OP_COS)
        rbgen_sincos(a, &sine, &cosine);
    switch ((Op)node->op) {
    case OP_CONST:
        return graph->constants[node->a.ref].rounded;
    case OP_INPUT:
        return inputs[node->a.ref][node->b.ref];
    case OP_ADD:
        return a + b;
    case OP_MUL:
        return a * b;
    case OP_DIV:
        return a / b;
    case OP_SQRT:
        return sqrt(a);
    case OP_EXP:
        return exp(a);
    case OP_SIN:
        return sine;
    case OP_COS:
        return cosine;
    case OP_COUNT:
        break;
    }
    abort();
}

static double signed_value(const double *value, Expr x)
{
    return expr_negative(x) ? -value[expr_index(x)] : value[expr_index(x)];
}

void graph_evaluate(const Graph *graph, const double *const *inputs, const Expr *outputs,
                    int output_count, double *results)
{
    double *value = memory_grow(NULL, graph->node_count * sizeof *value);
    for (uint32_t i = 0; i < graph->node_count; i++) {
        const Node *node = &graph->nodes[i];
        int operands = op_operands[node->op];
        double a = operands > 0 ? signed_value(value, node->a) : 0;
        double b = operands > 1 ? signed_value(value, node->b) : 0;
        value[i] = operate(graph, node, inputs, a, b);
    }
    for (int i = 0; i < output_count; i++)
        results[i] = signed_value(value, outputs[i]);
    memory_free(value);
}

static Real operate_real(const Graph *graph, const Node *node, const double *const *inputs, Real a,
                         Real b)
{
    switch ((Op)node->op) {
    case OP_CONST:
        return graph->constants[node->a.ref].value;
    case OP_INPUT:
        return (Real)inputs[node->a.ref][node->b.ref];
    case OP_ADD:
        return a + b;
    case OP_MUL:
        return a * b;
    case OP_DIV:
        return a / b;
    case OP_SQRT:
        return real_sqrt(a);
    case OP_EXP:
        return real_exp(a);
    case OP_SIN:
        return real_sin(a);
    case OP_COS:
        return real_cos(a);
    case OP_COUNT:
        break;
    }
    abort();
}

void graph_evaluate_real(const Graph *graph, const double *const *inputs, const Expr *outputs,
                         int output_count, Real *results)
{
    bool *live = graph_live(graph, outputs, output_count);
    Real *value = memory_grow(NULL, graph->node_count * sizeof *value);
    for (uint32_t i = 0; i < graph->node_count; i++) {
        const Node *node = &graph->nodes[i];
        int operands = op_operands[node->op];
        if (!live[i])
            continue;
        Real a = operands > 0 ? value[expr_index(node->a)] : 0;
        Real b = operands > 1 ? value[expr_index(node->b)] : 0;
        value[i] =
            operate_real(graph, node, inputs, expr_negative(node->a) && operands > 0 ? -a : a,
                         expr_negative(node->b) && operands > 1 ? -b : b);
    }
    for (int i = 0; i < output_count; i++) {
        Real x = value[expr_index(outputs[i])];
        results[i] = expr_negative(outputs[i]) ? -x : x;
    }
    memory_free(value);
    memory_free(live);
}
