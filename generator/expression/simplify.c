/* simplify.c: every rule by which an expression folds while it is built, but for those with a zero:
   graph.h has them, before the call.

   Why it ends: each rule returns an operand, a constant, or a node whose operands are strictly
   smaller terms than the ones given, so a chain of rules is no longer than the expressions.

   What licence it takes with floating point: constants are combined in binary128 (c1*(c2*x) is one
   product by c1*c2), x*0 is 0 and x - x is 0 although x might be infinite, and (x + y) - x is y.
   Nothing else is re-associated, so that the code computes in the order in which the algorithm was
   written. No rule can raise the operation count, however the operands are used elsewhere (but for
   rule 13, which would where both of its products are needed for themselves too).

   Canonical form: a node is never negative (signs live in the handles); a sum has a positive first
   operand; the order of two operands follows from what they are (Node.key), but a constant comes
   first in a product and last in a sum, and next to it what is fixed (F and G in the rules): it is
   folded like a constant, and so no operation of it is one at run time. */
#include "expression/again.h"

#include <assert.h>
#include <string.h>

enum { RULE_COUNT = 27 };
static _Thread_local bool fired[RULE_COUNT + 1];
#define RULE(number, result) (fired[number] = true, (result))

int simplify_unfired(void)
{
    for (int rule = 1; rule <= RULE_COUNT; rule++)
        if (!fired[rule])
            return rule;
    return 0;
}

static Expr with_sign(Expr x, bool negative)
{
    return negative ? expr_neg(x) : x;
}

/* Which of two operands comes first: decided by what they are, not by when they were made. */
static bool comes_after(Expr x, Expr y)
{
    return expr_node(x)->key > expr_node(y)->key;
}

/* x as coefficient * base, the base not negative. */
typedef struct {
    Real coefficient;
    Expr base;
} Term;

static Term term_of(Expr x)
{
    Real sign = expr_negative(x) ? -1 : 1;
    const Node *node = expr_node(x);
    if (node->op == OP_MUL && expr_is_constant(node->a))
        return (Term){expr_negative(x) ? -expr_value(node->a) : expr_value(node->a), node->b};
    return (Term){sign, (Expr){x.ref & ~1u}};
}

/* The operands, by value: a pointer into the graph dies as soon as a node is made. */
static Expr left(Expr x)
{
    return expr_node(x)->a;
}

static Expr right(Expr x)
{
    return expr_node(x)->b;
}

static bool is_op(Expr x, Op op)
{
    return expr_node(x)->op == op;
}

/* What remains of the sum x when it loses its term t: (a + b) - a => b. */
static bool remainder_of(Expr x, Expr t, Expr *rest)
{
    if (!is_op(x, OP_ADD))
        return false;
    Expr a = with_sign(left(x), expr_negative(x));
    Expr b = with_sign(right(x), expr_negative(x));
    if (expr_same(a, t))
        *rest = b;
    else if (expr_same(b, t))
        *rest = a;
    else
        return false;
    return true;
}

/* The same with letters in the coefficient: whether x is F * base, F fixed, and F. */
static bool has_letters(Expr x, Expr *base)
{
    bool has = is_op(x, OP_MUL) && expr_is_fixed(left(x)) && !expr_is_fixed(right(x));
    *base = has ? right(x) : (Expr){x.ref & ~1u};
    return has;
}

static Expr fixed_factor(Expr x)
{
    Expr base;
    return with_sign(has_letters(x, &base) ? left(x) : ONE, expr_negative(x));
}

/* Constants last of all, what is fixed before them: in sums. */
static int rank(Expr x)
{
    return expr_is_constant(x) ? 2 : expr_is_fixed(x) ? 1 : 0;
}

/* x as coefficient * letters * product of factors, in order; products of more than MOST are left
   whole. */
enum { MOST = 4 };
typedef struct {
    Real coefficient;
    Expr letters; /* 0: none, or x itself is fixed and they are its factors */
    int count;
    uint32_t factor[MOST];
} Monomial;

static void multiply_into(Monomial *m, Expr x, int open, bool of_letters)
{
    const Node *node = expr_node(x);
    if (expr_negative(x))
        m->coefficient = -m->coefficient;
    if (node->op == OP_CONST) {
        m->coefficient = real_times(m->coefficient, graph_current->constants[node->a.ref].value);
    } else if (node->fixed && !of_letters) {
        x.ref &= ~1u;
        m->letters = expr_is_zero(m->letters) ? x : expr_mul(m->letters, x);
    } else if (node->op == OP_MUL && m->count + 2 + open <= MOST) {
        Expr a = node->a, b = node->b;
        multiply_into(m, a, open + 1, of_letters);
        multiply_into(m, b, open, of_letters);
    } else {
        int k = m->count++;
        for (; k > 0 && m->factor[k - 1] > expr_index(x); k--)
            m->factor[k] = m->factor[k - 1];
        m->factor[k] = expr_index(x);
    }
}

static Monomial monomial(Expr x)
{
    Monomial m = {.coefficient = 1};
    multiply_into(&m, x, 0, expr_is_fixed(x));
    return m;
}

static Expr coefficient_of(const Monomial *m)
{
    Expr c = expr_real(m->coefficient);
    return expr_is_zero(m->letters) ? c : expr_mul(c, m->letters);
}

static Expr product_of(const Monomial *m)
{
    return expr_mul((Expr){m->factor[0] << 1}, (Expr){m->factor[1] << 1});
}

/* x*(c1*y) + y*(c2*x), as Euler's equations have on principal axes. When the constants cancel, any
   product will do; else only products of two, which are cheap to make anew. */
static bool merge_monomials(Monomial s, Monomial t, Expr *merged)
{
    if (s.count != t.count || memcmp(s.factor, t.factor, sizeof s.factor) != 0)
        return false;
    if (!expr_same(s.letters, t.letters)) {
        if (s.count == 2)
            *merged = expr_mul(expr_add(coefficient_of(&s), coefficient_of(&t)), product_of(&s));
        return s.count == 2;
    }
    Real sum = real_prune(real_plus(s.coefficient, t.coefficient), real_abs(s.coefficient));
    s.coefficient = sum;
    if (real_is_zero(sum))
        *merged = ZERO;
    else if (s.count == 2)
        *merged = expr_mul(coefficient_of(&s), product_of(&s));
    return real_is_zero(sum) || s.count == 2;
}

/* Whether a sine or cosine is this program's, in a graph that is used again. */
static bool is_of_this_turn(Expr x)
{
    const Graph *graph = graph_current;
    return !graph->again || expr_node(x)->turn == graph->turn || expr_index(x) < graph->again->kept;
}

/* The cosine or sine of an angle, if this program has it already. */
static bool known_trig(Op op, Expr angle, Expr *found)
{
    bool negative = expr_negative(angle);
    angle.ref &= ~1u;
    if (graph_current->again)
        graph_current->again->looked++;
    if (expr_is_constant(angle) || !graph_find(op, angle, ZERO, found) || !is_of_this_turn(*found))
        return false;
    *found = with_sign(*found, negative && op == OP_SIN);
    return true;
}

/* Is the monomial coefficient * f(a) * g(b), with f and g sine or cosine as asked? */
static bool trig_pair(const Monomial *m, Op f, Op g, Expr *a, Expr *b)
{
    if (m->count != 2)
        return false;
    for (int k = 0; k < 2; k++) {
        Expr x = {m->factor[k] << 1}, y = {m->factor[1 - k] << 1};
        if (is_op(x, f) && is_op(y, g)) {
            *a = left(x);
            *b = left(y);
            return true;
        }
    }
    return false;
}

/* c*cos(a)*cos(b) -+ c*sin(a)*sin(b) is c*cos(a +- b), and c*sin(a)*cos(b) +- c*cos(a)*sin(b) is
   c*sin(a +- b), worth it where that cosine or sine is there anyway. */
static bool angle_sum(Monomial s, Monomial t, Expr *sum)
{
    Expr a, b, other_a, other_b, found;
    if (s.count != 2 || t.count != 2 || !expr_same(s.letters, t.letters))
        return false;
    bool same = real_prune(real_plus(s.coefficient, -t.coefficient), real_abs(s.coefficient)) == 0;
    bool opposite =
        real_prune(real_plus(s.coefficient, t.coefficient), real_abs(s.coefficient)) == 0;
    if (!same && !opposite)
        return false;
    if (trig_pair(&t, OP_COS, OP_COS, &a, &b) || trig_pair(&t, OP_COS, OP_SIN, &a, &b)) {
        Monomial swap = s; /* the one with cosines, or the other with sine first, comes first */
        s = t;
        t = swap;
    }
    if (trig_pair(&s, OP_COS, OP_COS, &a, &b) &&
        trig_pair(&t, OP_SIN, OP_SIN, &other_a, &other_b)) {
        bool straight = expr_same(a, other_a) && expr_same(b, other_b);
        bool crossed = expr_same(a, other_b) && expr_same(b, other_a);
        if ((!straight && !crossed) ||
            !known_trig(OP_COS, same ? expr_sub(a, b) : expr_add(a, b), &found))
            return false;
    } else if (trig_pair(&s, OP_SIN, OP_COS, &a, &b)) {
        /* s = sin(a)*cos(b); t must be sin(b)*cos(a) */
        if (!trig_pair(&t, OP_SIN, OP_COS, &other_a, &other_b) || !expr_same(a, other_b) ||
            !expr_same(b, other_a) ||
            !known_trig(OP_SIN, same ? expr_add(a, b) : expr_sub(a, b), &found))
            return false;
    } else {
        return false;
    }
    *sum = expr_mul(coefficient_of(&s), found);
    return true;
}

static Expr trig(Op op, Expr angle)
{
    Expr x = graph_node(op, angle, ZERO);
    graph_current->nodes[expr_index(x)].turn = graph_current->turn;
    return x;
}

/* (x + y) - (x + z): what is in both leaves. */
static bool drop_common(Expr a, Expr b, Expr *rest)
{
    Expr y, z;
    if (!is_op(a, OP_ADD) || !is_op(b, OP_ADD))
        return false;
    Expr terms[] = {left(a), right(a)};
    for (int k = 0; k < 2; k++) {
        Expr x = with_sign(terms[k], expr_negative(a));
        if (remainder_of(a, x, &y) && remainder_of(b, expr_neg(x), &z)) {
            *rest = expr_add(y, z);
            return true;
        }
    }
    return false;
}

/* clang-format off */
static Expr sum_of(Expr a, Expr b)
{
    Expr rest;
    if (expr_is_constant(a) && expr_is_constant(b)) {
        Real x = expr_value(a), y = expr_value(b);
        Real scale = real_larger(x, y);
        return RULE(3, expr_real(real_prune(real_plus(x, y), scale)));          /* c1 + c2 => c */
    }
    if (rank(a) > rank(b)) { rest = a; a = b; b = rest; }                       /* c + x is x + c */
    if (expr_same(a, expr_neg(b))) return RULE(4, ZERO);                        /* x - x => 0 */
    if (remainder_of(a, expr_neg(b), &rest)) return RULE(5, rest);              /* (x + y) - x => y */
    if (remainder_of(b, expr_neg(a), &rest)) return RULE(6, rest);              /* x + (y - x) => y */
    if (drop_common(a, b, &rest)) return RULE(25, rest);                        /* (x + y) - (x + z) => y - z */
    if (is_op(a, OP_ADD) && rank(b) > rank(a) && rank(right(a)) > rank(a)) {
        bool negative = expr_negative(a);
        Expr x = with_sign(left(a), negative), c = with_sign(right(a), negative);
        return RULE(7, expr_add(x, expr_add(c, b)));                            /* (x + c1) + c2 => x + c */
    }
    Term s = term_of(a), t = term_of(b);
    if (expr_same(s.base, t.base) && !expr_is_constant(b)) {
        Real scale = real_larger(s.coefficient, t.coefficient);
        Real sum = real_prune(real_plus(s.coefficient, t.coefficient), scale);
        return RULE(8, expr_mul(expr_real(sum), s.base));                       /* c1*x + c2*x => c*x */
    }
    Expr base, other;
    bool in_a = has_letters(a, &base), in_b = has_letters(b, &other);
    if ((in_a || in_b) && expr_same(base, other) && !expr_is_fixed(base))
        return RULE(27, expr_mul(expr_add(fixed_factor(a), fixed_factor(b)), base)); /* F*x + G*x => (F + G)*x */
    if (is_op(a, OP_MUL) && is_op(b, OP_MUL)) {
        Monomial x = monomial(a), y = monomial(b);
        if (merge_monomials(x, y, &rest)) return RULE(13, rest);                /* x*(c1*y) + y*(c2*x) => c*(x*y) */
        if (angle_sum(x, y, &rest)) return RULE(26, rest);                      /* cos(a)*cos(b) - sin(a)*sin(b) => cos(a + b) */
    }
    if (rank(a) == rank(b) && comes_after(a, b)) { rest = a; a = b; b = rest; }   /* in order of their keys */
    bool negative = expr_negative(a);
    return with_sign(graph_node(OP_ADD, with_sign(a, negative), with_sign(b, negative)), negative);
}

static Expr product(Expr a, Expr b)
{
    if (rank(b) > rank(a)) { Expr swap = a; a = b; b = swap; }                  /* x*c is c*x */
    bool negative = expr_negative(a) != expr_negative(b);
    a.ref &= ~1u;
    b.ref &= ~1u;
    if (expr_is_constant(a) && expr_is_constant(b))
        return RULE(11, with_sign(expr_real(real_times(expr_value(a), expr_value(b))), negative)); /* c1*c2 => c */
    if (expr_is_constant(a) && is_op(b, OP_MUL) && expr_is_constant(left(b))) {
        Real c = real_times(expr_value(a), expr_value(left(b)));
        return RULE(12, with_sign(expr_mul(expr_real(c), right(b)), negative)); /* c1*(c2*x) => c*x */
    }
    if (expr_is_fixed(a) && !expr_is_fixed(b) && is_op(b, OP_MUL) && expr_is_fixed(left(b)))
        return RULE(1, with_sign(expr_mul(expr_mul(a, left(b)), right(b)), negative)); /* F*(G*x) => (F*G)*x */
    if (is_op(b, OP_DIV) && expr_same(right(b), a))
        return RULE(14, with_sign(left(b), negative));                  /* x*(y/x) => y */
    if (is_op(a, OP_DIV) && expr_same(right(a), b))
        return RULE(15, with_sign(left(a), negative));                  /* (y/x)*x => y */
    if (is_op(a, OP_SQRT) && expr_same(a, b))
        return RULE(16, with_sign(left(a), negative));                  /* sqrt(x)^2 => x */
    if (rank(a) == rank(b) && comes_after(a, b)) { Expr swap = a; a = b; b = swap; } /* in order of their keys */
    return with_sign(graph_node(OP_MUL, a, b), negative);
}

Expr expr_div(Expr a, Expr b)
{
    bool negative = expr_negative(a) != expr_negative(b);
    a.ref &= ~1u;
    b.ref &= ~1u;
    assert(!expr_is_zero(b));
    if (expr_is_zero(a)) return RULE(17, ZERO);                                 /* 0/x => 0 */
    if (expr_same(b, ONE)) return with_sign(a, negative);                       /* x/1 is x */
    if (expr_is_constant(b))
        return RULE(18, with_sign(expr_mul(expr_real(1 / expr_value(b)), a), negative)); /* x/c => (1/c)*x */
    if (expr_same(a, b)) return RULE(19, with_sign(ONE, negative));             /* x/x => 1 */
    if (expr_is_constant(a) && is_op(b, OP_MUL) && expr_is_constant(left(b))) {
        Real c = expr_value(a) / expr_value(left(b));
        return RULE(20, with_sign(expr_div(expr_real(c), right(b)), negative)); /* c1/(c2*x) => c/x */
    }
    if (expr_is_fixed(b) && !expr_is_fixed(a))
        return RULE(2, with_sign(expr_mul(expr_div(ONE, b), a), negative));    /* x/F => (1/F)*x */
    if (expr_is_fixed(a) && !expr_is_fixed(b) && is_op(b, OP_MUL) && expr_is_fixed(left(b)))
        return RULE(9, with_sign(expr_div(expr_div(a, left(b)), right(b)), negative)); /* F/(G*x) => (F/G)/x */
    return with_sign(graph_node(OP_DIV, a, b), negative);
}

Expr expr_sqrt(Expr x)
{
    if (expr_is_constant(x)) return RULE(21, expr_real(real_sqrt(expr_value(x)))); /* sqrt(c) => c' */
    return graph_node(OP_SQRT, x, ZERO);
}

Expr expr_exp(Expr x)
{
    if (expr_is_constant(x))
        return expr_real(real_exp(expr_value(x)));
    return graph_node(OP_EXP, x, ZERO);
}

Expr expr_sin(Expr x)
{
    if (expr_is_constant(x)) return RULE(22, expr_real(real_sin(expr_value(x)))); /* sin(c) => c' */
    bool negative = expr_negative(x);
    if (negative) return RULE(23, expr_neg(expr_sin(expr_neg(x))));             /* sin(-x) => -sin(x) */
    return trig(OP_SIN, x);
}

Expr expr_cos(Expr x)
{
    if (expr_is_constant(x)) return RULE(24, expr_real(real_cos(expr_value(x)))); /* cos(c) => c' */
    x.ref &= ~1u;                                                               /* cos(-x) is cos(x) */
    return trig(OP_COS, x);
}
/* clang-format on */

/* ---- remembered, in a graph that is used again ---- */

static Expr remembered(Outcome *outcomes, Expr (*operate)(Expr a, Expr b), Expr a, Expr b)
{
    Again *again = graph_current->again;
    Outcome *outcome = again_outcome(outcomes, a, b);
    if (again_knows(outcome, a, b))
        return outcome->result;
    uint32_t looked = again->looked;
    Expr result = operate(a, b);
    if (again->looked == looked)
        *outcome = (Outcome){a, b, result};
    return result;
}

Expr simplify_add(Expr a, Expr b)
{
    Again *again = graph_current->again;
    return again ? remembered(again->sums, sum_of, a, b) : sum_of(a, b);
}

Expr simplify_mul(Expr a, Expr b)
{
    if (expr_index(a) == expr_index(ONE))
        return RULE(10, with_sign(b, expr_negative(a))); /* 1*x => x */
    if (expr_index(b) == expr_index(ONE))
        return with_sign(a, expr_negative(b));
    Again *again = graph_current->again;
    return again ? remembered(again->products, product, a, b) : product(a, b);
}
