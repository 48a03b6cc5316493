/* graph.h: expressions as a hash-consed graph that folds while it is built.

   An Expr is a handle by value: the index of a node, and a sign. Negation flips the sign and makes
   no node, so that x - y and y - x are one node, and negating is free in the graph as in the
   counts. Nodes are immutable; a node's operands have smaller indices, so the order of creation is
   an order of evaluation. Equal expressions built twice are the same node (common subexpressions
   cost nothing to find).

   The graph in use, into which expressions are built, is the thread's own and not an argument:
   algorithms then read as mathematics, add(mul(a, b), c). What looks at a finished graph says which
   one.

   Letters are inputs that stay what they are from call to call: parameters of the robot that were
   kept open. An expression of letters and constants is fixed: it is folded as constants are, but
   for its value, costs nothing at run time, and is worked out beforehand (build/constants.h). */
#ifndef GRAPH_H
#define GRAPH_H

#include "util/hash.h"
#include "util/real.h"
#include "util/util.h"

#include <stdint.h>

typedef struct {
    uint32_t ref; /* node index * 2 + sign */
} Expr;

typedef enum {
#define OP(name, operands, column, cycles, text) OP_##name,
#include "expression/ops.h"
#undef OP
    OP_COUNT
} Op;

/* How many operands an operation has: 0, 1 (then a), or 2. */
extern const uint8_t op_operands[OP_COUNT];
/* How long its result takes, in cycles. */
extern const uint8_t op_cycles[OP_COUNT];

typedef struct {
    uint8_t op;
    uint16_t section;   /* index into Graph.sections: what the algorithm was doing */
    Expr a, b;          /* operands; CONST: a.ref indexes constants; INPUT: array and element */
    uint32_t turn;      /* of a graph that is used again: when it was made last (SIN and COS) */
    uint64_t key;       /* of the expression, whatever was made before it: decides orders */
    const char *name;   /* NULL: anonymous, printed as z17 */
    bool name_negative; /* the name is that of minus the node */
    bool fixed;         /* of constants and letters only */
    uint32_t counted;   /* the turn in which graph_count_again saw it */
} Node;

typedef struct {
    Real value; /* positive */
    double rounded;
} Constant;

typedef struct {
    Arena *arena; /* names and sections */
    Node *nodes;
    uint32_t node_count, node_room;
    Constant *constants;
    uint32_t constant_count, constant_room;
    HashTable table;     /* of all nodes but node 0, the constant 0 */
    const char **inputs; /* names of the input arrays: "q", "qd" */
    bool *letters;       /* which of them are letters */
    uint32_t input_count;
    const char **sections;
    uint16_t section_count, section;
    bool unnamed;        /* names and sections are not kept: for graphs that are only counted */
    struct Again *again; /* what graph_again keeps; NULL: built into once */
    uint32_t turn;
} Graph;

Graph *graph_new(void); /* and makes it the one in use */
void graph_free(Graph *graph);
Graph *graph_use(Graph *graph); /* returns the one before, for whoever puts it back */
extern _Thread_local Graph *graph_current;

/* Statements made from now on are grouped under this comment: graph_section("link %d", 3). */
void graph_section(const char *format, ...) PRINTF_LIKE(1, 2);

/* Names the expression in the generated code; constants, inputs and named nodes stay as they are.
   A name sticks to the node together with the sign that x has here. */
void expr_name(Expr x, const char *format, ...) PRINTF_LIKE(2, 3);

/* ---- leaves ---- */
Expr expr_real(Real value);
Expr expr_input(const char *array, int element);
Expr expr_letter(const char *array, int element); /* an input that is a letter */
#define ZERO ((Expr){0})                          /* nodes 0 and 1 of every graph */
#define ONE ((Expr){2})

/* ---- operations: simplify.c ---- */
Expr simplify_add(Expr a, Expr b); /* of what is not zero */
Expr simplify_mul(Expr a, Expr b);
Expr expr_div(Expr a, Expr b);
Expr expr_sqrt(Expr x);
Expr expr_exp(Expr x);
Expr expr_sin(Expr x);
Expr expr_cos(Expr x);

/* The number of the first rule of simplify.c that never fired in this thread, 0 if all did. */
int simplify_unfired(void);

/* ---- looking inside ---- */
static inline Expr expr_neg(Expr x)
{
    return (Expr){x.ref > 1 ? x.ref ^ 1 : 0}; /* there is no minus zero */
}
static inline uint32_t expr_index(Expr x)
{
    return x.ref >> 1;
}
static inline bool expr_negative(Expr x)
{
    return x.ref & 1;
}
static inline bool expr_same(Expr a, Expr b)
{
    return a.ref == b.ref;
}
static inline const Node *expr_node(Expr x)
{
    return &graph_current->nodes[expr_index(x)];
}
static inline bool expr_is_constant(Expr x)
{
    return expr_node(x)->op == OP_CONST;
}
static inline bool expr_is_fixed(Expr x)
{
    return expr_node(x)->fixed;
}
static inline bool expr_is_zero(Expr x)
{
    return expr_index(x) == 0;
}
Real expr_value(Expr constant);

/* Most operands of an arm's vectors and matrices are zero: that much is decided before the call. */
static inline Expr expr_add(Expr a, Expr b)
{
    return expr_is_zero(a) ? b : expr_is_zero(b) ? a : simplify_add(a, b);
}
static inline Expr expr_sub(Expr a, Expr b)
{
    return expr_add(a, expr_neg(b));
}
static inline Expr expr_mul(Expr a, Expr b)
{
    return expr_is_zero(a) || expr_is_zero(b) ? ZERO : simplify_mul(a, b);
}

/* For simplify.c and passes: the node with exactly these operands, found or made. */
Expr graph_node(Op op, Expr a, Expr b);
/* The same if it is there already; false if not. */
bool graph_find(Op op, Expr a, Expr b, Expr *found);

/* The same expression in the graph in use, folded anew. copies: of the other graph's nodes, {0}:
   not yet; it is kept up. */
Expr graph_copy_node(const Graph *from, uint32_t node, Expr *copies);

/* Drops what the outputs do not need and numbers the rest anew, in the order in which the outputs
   need them. In what order the nodes were made does not matter then: C leaves open in which order
   the arguments of a call are worked out, and compilers differ. The outputs are rewritten. */
void graph_renumber(Graph *graph, Expr *outputs, int output_count);

/* ---- counting and evaluating: count.c ---- */
typedef struct {
    int M, A, D, sincos;
} Ops;

/* What it takes to compute the outputs, by the counting rules of the README; what is fixed is not
   counted. */
Ops graph_count(const Graph *graph, const Expr *outputs, int output_count);

/* live[i]: node i is needed for the outputs. The caller frees it. */
bool *graph_live(const Graph *graph, const Expr *outputs, int output_count);

/* The outputs as doubles: what compiled code gives, operation by operation. inputs[k] is the array
   whose name is graph->inputs[k]. */
void graph_evaluate(const Graph *graph, const double *const *inputs, const Expr *outputs,
                    int output_count, double *results);
/* The same in binary128: by how much the doubles are off. */
void graph_evaluate_real(const Graph *graph, const double *const *inputs, const Expr *outputs,
                         int output_count, Real *results);

/* ---- a graph that is used again: again.c ---- */

/* For programs that are built one after the other, much alike, and only counted: what one of them
   has made the next ones find, and what each operation came to is remembered. Begins a program, in
   the graph's next turn. True: handles from before are still good; false: it is empty, because this
   is the first one or because it had grown too much. */
bool graph_again(Graph *graph);
/* What is there by now belongs to every turn from this on. */
void graph_keep(Graph *graph);
/* graph_count for the outputs of this turn, in a time in proportion to them, but for sincos. */
Ops graph_count_again(Graph *graph, const Expr *outputs, int output_count);

#endif
