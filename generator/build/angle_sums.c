/* angle_sums.c: see angle_sums.h.

   Algorithms go from link to link, so that about parallel axes they turn a vector by q4, and then
   by q5. Written out,

       c5 P + s5 Q    with    P = c4 A + s4 B,    Q = c4 B - s4 A

   is c45 A + s45 B, which is what one writes by hand, and takes as many operations. Here every sum
   is looked at for that shape, operands first, so that sums of three angles come from sums of two.
   With Q = s4 A - c4 B the angles are subtracted. */
#include "build/angle_sums.h"

#include "expression/vector.h"

#include <stdlib.h>
#include <string.h>

enum { DEEPEST = 5 }; /* factors of factors that are looked into */

static bool is_trig(Expr x, Op op, Expr angle)
{
    return expr_node(x)->op == op && expr_same(expr_node(x)->a, angle);
}

/* x = f(angle) * rest, f sine or cosine as asked. */
static bool take_factor(Expr x, Op op, Expr angle, int depth, Expr *rest)
{
    const Node *node = expr_node(x);
    Expr part, a = node->a, b = node->b;
    bool negative = expr_negative(x);
    if (is_trig(x, op, angle)) {
        *rest = negative ? expr_neg(ONE) : ONE;
        return true;
    }
    if (node->op != OP_MUL || node->fixed || depth == DEEPEST)
        return false;
    if (take_factor(a, op, angle, depth + 1, &part))
        part = expr_mul(part, b);
    else if (take_factor(b, op, angle, depth + 1, &part))
        part = expr_mul(a, part);
    else
        return false;
    *rest = negative ? expr_neg(part) : part;
    return true;
}

/* x = cos(angle) A + sin(angle) B, every term with one of them. */
static bool split(Expr x, Expr angle, int depth, Expr *A, Expr *B)
{
    const Node *node = expr_node(x);
    if (take_factor(x, OP_COS, angle, 0, A)) {
        *B = ZERO;
        return true;
    }
    if (take_factor(x, OP_SIN, angle, 0, B)) {
        *A = ZERO;
        return true;
    }
    if (node->op != OP_ADD || depth == DEEPEST)
        return false;
    Expr a = node->a, b = node->b, other_A, other_B;
    if (!split(a, angle, depth + 1, A, B) || !split(b, angle, depth + 1, &other_A, &other_B))
        return false;
    *A = expr_add(*A, other_A);
    *B = expr_add(*B, other_B);
    if (expr_negative(x)) {
        *A = expr_neg(*A);
        *B = expr_neg(*B);
    }
    return true;
}

/* The angles of sines and cosines in x; not those of letters. */
enum { MOST_ANGLES = 12 };
typedef struct {
    int count;
    Expr angle[MOST_ANGLES];
} Angles;

static void find_angles(Expr x, int depth, Angles *angles)
{
    const Node *node = expr_node(x);
    Expr a = node->a, b = node->b;
    if (node->fixed || depth == DEEPEST)
        return;
    if (node->op == OP_SIN || node->op == OP_COS) {
        for (int k = 0; k < angles->count; k++)
            if (expr_same(angles->angle[k], a))
                return;
        if (angles->count < MOST_ANGLES)
            angles->angle[angles->count++] = a;
    } else if (node->op == OP_MUL || node->op == OP_ADD) {
        find_angles(a, depth + 1, angles);
        find_angles(b, depth + 1, angles);
    }
}

/* cos A + sin B of the sum, or of the difference. */
static bool turn_once(Expr outer, Expr P, Expr Q, Expr inner, Expr *turned)
{
    Expr A, B, other_A, other_B;
    if (!split(P, inner, 0, &A, &B) || !split(Q, inner, 0, &other_A, &other_B))
        return false;
    bool sum = expr_same(A, expr_neg(other_B)) && expr_same(B, other_A);
    bool difference = expr_same(A, other_B) && expr_same(B, expr_neg(other_A));
    if (!sum && !difference)
        return false;
    Expr angle = sum ? expr_add(outer, inner) : expr_sub(outer, inner);
    if (expr_is_fixed(angle))
        return false;
    uint16_t section = graph_current->section;
    Expr c, s;
    graph_find(OP_COS, outer, ZERO, &c); /* which may not be there; then this section will do */
    if (graph_find(OP_COS, outer, ZERO, &c))
        graph_current->section = expr_node(c)->section;
    c = expr_cos(angle);
    s = expr_sin(angle);
    graph_current->section = section;
    *turned = expr_add(expr_mul(c, A), expr_mul(sum ? s : expr_neg(s), B));
    return true;
}

static bool sum_angles(Expr a, Expr b, Expr *turned)
{
    Angles outer = {0};
    find_angles(a, 0, &outer);
    for (int k = 0; k < outer.count; k++) {
        Expr P, Q, angle = outer.angle[k];
        bool straight =
            take_factor(a, OP_COS, angle, 0, &P) && take_factor(b, OP_SIN, angle, 0, &Q);
        if (!straight &&
            !(take_factor(b, OP_COS, angle, 0, &P) && take_factor(a, OP_SIN, angle, 0, &Q)))
            continue;
        Angles inner = {0};
        find_angles(P, 0, &inner);
        find_angles(Q, 0, &inner);
        for (int i = 0; i < inner.count; i++)
            if (!expr_same(inner.angle[i], angle) && turn_once(angle, P, Q, inner.angle[i], turned))
                return true;
    }
    return false;
}

/* ---- the program ---- */

static Expr made(Op op, Expr a, Expr b)
{
    Expr turned;
    switch (op) {
    case OP_ADD:
        return sum_angles(a, b, &turned) ? turned : expr_add(a, b);
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

static Expr signed_copy(const Expr *copies, Expr x)
{
    Expr copy = copies[expr_index(x)];
    return expr_negative(x) ? expr_neg(copy) : copy;
}

static Expr leaf(const Graph *from, const Node *node)
{
    if (node->op == OP_CONST)
        return expr_real(from->constants[node->a.ref].value);
    return from->letters[node->a.ref] ? expr_letter(from->inputs[node->a.ref], (int)node->b.ref)
                                      : expr_input(from->inputs[node->a.ref], (int)node->b.ref);
}

void program_sum_angles(Program *program)
{
    const Graph *from = program->graph;
    Graph *before = graph_current, *graph = graph_new();
    Expr *copies = memory_grow(NULL, from->node_count * sizeof *copies);
    uint16_t *section = memory_grow(NULL, from->section_count * sizeof *section);
    bool *live = graph_live(from, program->outputs, program->output_count);
    for (uint16_t k = 0; k < from->section_count; k++) {
        graph_section("%s", from->sections[k]);
        section[k] = graph->section;
    }
    memset(copies, 0, from->node_count * sizeof *copies);
    for (uint32_t i = 0; i < from->node_count; i++) {
        const Node *node = &from->nodes[i];
        int operands = op_operands[node->op];
        if (!live[i])
            continue;
        graph->section = section[node->section];
        if (operands == 0)
            copies[i] = leaf(from, node);
        else
            copies[i] = made((Op)node->op, signed_copy(copies, node->a),
                             operands > 1 ? signed_copy(copies, node->b) : ZERO);
        if (node->name)
            expr_name(node->name_negative ? expr_neg(copies[i]) : copies[i], "%s", node->name);
    }
    Expr *outputs = arena_array(graph->arena, Expr, program->output_count);
    for (int k = 0; k < program->output_count; k++)
        outputs[k] = signed_copy(copies, program->outputs[k]);
    memory_free(copies);
    memory_free(section);
    memory_free(live);
    graph_renumber(graph, outputs, program->output_count);
    graph_free(program->graph);
    program->graph = graph;
    program->outputs = outputs;
    program->ops = graph_count(graph, outputs, program->output_count);
    graph_use(before);
}
