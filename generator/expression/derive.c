/* derive.c: see derive.h. The chain rule stands once, in chain(): forward mode gives it the
   derivatives of a node's operands; reverse mode, since it is linear in them, gives it the node's
   adjoint in the place of one of them, and gets what that operand's adjoint gains. */
#include "expression/derive.h"

#include "expression/vector.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

/* clang-format off */

/* dy, when the operands of y change by da and db. Divisions by what y was divided by are one
   reciprocal for all directions. */
static Expr chain(Expr y, Expr da, Expr db)
{
    Expr a = expr_node(y)->a, b = expr_node(y)->b; /* by value: nodes move when one is made */
    switch ((Op)expr_node(y)->op) {
    case OP_ADD:
        return add(da, db);                                         /* d(a + b) = da + db */
    case OP_MUL:
        if (expr_same(a, b))
            return mul(mul(expr_real(2), a), da);                   /* d(a^2) = 2a da */
        return add(mul(da, b), mul(a, db));                         /* d(a b) = da b + a db */
    case OP_DIV:
        if (expr_is_zero(da))
            return neg(mul(y, mul(db, expr_div(ONE, b))));          /* d(a/b) = -y (db/b), y = a/b */
        return mul(sub(da, mul(y, db)), expr_div(ONE, b));          /*        = (da - y db)/b */
    case OP_SQRT:
        return mul(mul(expr_real(0.5), da), expr_div(ONE, y));      /* d sqrt(a) = (da/2)/y */
    case OP_EXP:
        return mul(y, da);                                          /* d exp(a) = y da */
    case OP_SIN:
        return mul(expr_cos(a), da);                                /* d sin(a) = cos(a) da */
    case OP_COS:
        return neg(mul(expr_sin(a), da));                           /* d cos(a) = -sin(a) da */
    case OP_CONST:
    case OP_INPUT:
    case OP_COUNT:
        break;
    }
    return ZERO;
}
/* clang-format on */

static Expr with_sign_of(Expr x, Expr value)
{
    return expr_negative(x) ? neg(value) : value;
}

/* What is derived: the nodes between variables and outputs, operands first. */
typedef struct {
    uint32_t *nodes;
    uint32_t count;
    bool *reached;    /* by node: it is a variable, or depends on one */
    Expr *of;         /* by node: its tangent or adjoint; ZERO where there is none */
    uint16_t section; /* of the graph, to come back to */
} Derivation;

static bool depends(const Node *node, const bool *reached)
{
    int operands = op_operands[node->op];
    return (operands > 0 && reached[expr_index(node->a)]) ||
           (operands > 1 && reached[expr_index(node->b)]);
}

static Derivation derivation_new(const Expr *outputs, int output_count, const Expr *variables,
                                 int variable_count)
{
    const Graph *graph = graph_current;
    size_t size = graph->node_count; /* nodes that are made from now on are none of ours */
    Derivation d = {.section = graph->section};
    d.nodes = memory_grow(NULL, size * sizeof *d.nodes);
    d.reached = memory_grow(NULL, size);
    d.of = memory_grow(NULL, size * sizeof *d.of);
    memset(d.reached, 0, size);
    memset(d.of, 0, size * sizeof *d.of);
    for (int v = 0; v < variable_count; v++) {
        assert(!expr_is_constant(variables[v]));
        d.reached[expr_index(variables[v])] = true;
    }
    bool *live = graph_live(graph, outputs, output_count);
    for (uint32_t i = 0; i < size; i++)
        if (live[i] && !d.reached[i] && depends(&graph->nodes[i], d.reached)) {
            d.reached[i] = true;
            d.nodes[d.count++] = i;
        }
    memory_free(live);
    return d;
}

static void derivation_free(Derivation *d)
{
    graph_current->section = d->section;
    memory_free(d->nodes);
    memory_free(d->reached);
    memory_free(d->of);
}

static Expr derivative_of(const Derivation *d, Expr x)
{
    return with_sign_of(x, d->of[expr_index(x)]);
}

/* One direction through all nodes. What a node's derivative takes stands in its section. */
static void sweep_forward(Derivation *d)
{
    for (uint32_t k = 0; k < d->count; k++) {
        Expr y = {d->nodes[k] << 1};
        const Node *node = expr_node(y);
        Expr da = derivative_of(d, node->a);
        Expr db = op_operands[node->op] > 1 ? derivative_of(d, node->b) : ZERO;
        graph_current->section = node->section;
        bool still = expr_is_zero(da) && expr_is_zero(db);
        d->of[d->nodes[k]] = still ? ZERO : chain(y, da, db);
    }
}

void derive_forward(const Expr *outputs, int output_count, const Expr *variables,
                    int variable_count, const Expr *directions, int direction_count, Expr *tangents)
{
    Derivation d = derivation_new(outputs, output_count, variables, variable_count);
    for (int j = 0; j < direction_count; j++) {
        for (int v = 0; v < variable_count; v++)
            d.of[expr_index(variables[v])] =
                with_sign_of(variables[v], directions[v * direction_count + j]);
        sweep_forward(&d);
        for (int i = 0; i < output_count; i++)
            tangents[i * direction_count + j] = derivative_of(&d, outputs[i]);
    }
    derivation_free(&d);
}

void derive_jacobian(const Expr *outputs, int output_count, const Expr *variables,
                     int variable_count, Expr *jacobian)
{
    size_t count = (size_t)variable_count;
    Expr *identity = memory_grow(NULL, (count * count + 1) * sizeof *identity);
    for (size_t k = 0; k < count * count; k++)
        identity[k] = k % (count + 1) == 0 ? ONE : ZERO;
    derive_forward(outputs, output_count, variables, variable_count, identity, variable_count,
                   jacobian);
    memory_free(identity);
}

static bool is_reached(const Derivation *d, Expr x)
{
    return d->reached[expr_index(x)];
}

/* x's adjoint gains this. */
static void gain(Derivation *d, Expr x, Expr adjoint)
{
    Expr *sum = &d->of[expr_index(x)];
    *sum = add(*sum, with_sign_of(x, adjoint));
}

static void sweep_reverse(Derivation *d)
{
    for (uint32_t k = d->count; k-- > 0;) {
        Expr y = {d->nodes[k] << 1}, adjoint = d->of[d->nodes[k]];
        if (expr_is_zero(adjoint))
            continue;
        Node node = *expr_node(y);
        graph_current->section = node.section;
        bool square = node.op == OP_MUL && expr_same(node.a, node.b);
        if (is_reached(d, node.a))
            gain(d, node.a, chain(y, adjoint, ZERO));
        if (op_operands[node.op] > 1 && !square && is_reached(d, node.b))
            gain(d, node.b, chain(y, ZERO, adjoint));
    }
}

void derive_reverse(const Expr *outputs, int output_count, const Expr *weights,
                    const Expr *variables, int variable_count, Expr *adjoints)
{
    Derivation d = derivation_new(outputs, output_count, variables, variable_count);
    for (int i = 0; i < output_count; i++)
        if (is_reached(&d, outputs[i]))
            gain(&d, outputs[i], weights[i]);
    sweep_reverse(&d);
    for (int v = 0; v < variable_count; v++)
        adjoints[v] = derivative_of(&d, variables[v]);
    derivation_free(&d);
}
