/* substitute.c: see substitute.h. Operands come before what is made of them, so one walk over the
   nodes will do; folding happens again, as it would have with the others from the start. */
#include "expression/substitute.h"

#include <stdlib.h>

static Expr replaced(const Expr *by, Expr x)
{
    Expr there = by[expr_index(x)];
    return expr_negative(x) ? expr_neg(there) : there;
}

static Expr rebuilt(const Node *node, const Expr *by)
{
    Expr a = replaced(by, node->a);
    Expr b = op_operands[node->op] > 1 ? replaced(by, node->b) : a;
    switch ((Op)node->op) {
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
    case OP_CONST:
    case OP_INPUT:
    case OP_COUNT:
        break;
    }
    abort();
}

static bool is_new(const Expr *by, Expr operand)
{
    return by[expr_index(operand)].ref != expr_index(operand) << 1;
}

void expr_substitute(const Expr *expressions, int count, const Expr *variables, const Expr *by,
                     int variable_count, Expr *out)
{
    Graph *graph = graph_current;
    uint32_t size = graph->node_count; /* what is made from now on has nothing to replace */
    uint16_t section = graph->section;
    Expr *now = memory_grow(NULL, size * sizeof *now);
    bool *live = graph_live(graph, expressions, count);
    for (uint32_t i = 0; i < size; i++)
        now[i] = (Expr){i << 1};
    for (int k = 0; k < variable_count; k++)
        now[expr_index(variables[k])] = expr_negative(variables[k]) ? expr_neg(by[k]) : by[k];
    for (uint32_t i = 0; i < size; i++) {
        Node node = graph->nodes[i]; /* by value: nodes move when one is made */
        int operands = op_operands[node.op];
        if (!live[i] || operands == 0 ||
            !(is_new(now, node.a) || (operands > 1 && is_new(now, node.b))))
            continue;
        graph->section = node.section;
        now[i] = rebuilt(&node, now);
    }
    for (int k = 0; k < count; k++)
        out[k] = replaced(now, expressions[k]);
    graph->section = section;
    memory_free(live);
    memory_free(now);
}
