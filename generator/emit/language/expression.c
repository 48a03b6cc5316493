/* expression.c: expressions in languages that have infix operators: the graph's operations in the
   notation of one of them, with no more parentheses than keep their order. */
#include "emit/language/language.h"

#include <math.h>
#include <stdlib.h>

static void write_constant(const Notation *notation, Text *out, double value)
{
    if (!isfinite(value))
        fail_job(
            "a constant is beyond the range of double; are all lengths and masses in SI units?");
    notation->constant(out, value);
}

static void write_sum(const Notation *notation, const Listing *listing, Text *out, const Node *node,
                      bool minus)
{
    Expr a = node->a, b = node->b;
    if (listing_negative(listing, a) != minus) { /* then b is not negative: choose_sign saw to it */
        a = node->b;
        b = node->a;
    }
    expression_write(notation, listing, out, a, PRECEDENCE_SUM);
    text_add_string(out, listing_negative(listing, b) != minus ? " - " : " + ");
    expression_write(notation, listing, out, b, PRECEDENCE_PRODUCT);
}

void operation_write(const Notation *notation, const Listing *listing, Text *out, uint32_t i,
                     int precedence)
{
    const Node *node = &listing->graph->nodes[i];
    bool product = node->op == OP_MUL || node->op == OP_DIV;
    bool parentheses = (node->op == OP_ADD && precedence > PRECEDENCE_SUM) ||
                       (product && precedence > PRECEDENCE_PRODUCT);
    text_add_string(out, parentheses ? "(" : "");
    switch ((Op)node->op) {
    case OP_CONST:
        write_constant(notation, out, listing->graph->constants[node->a.ref].rounded);
        break;
    case OP_INPUT:
        notation->input(out, listing->program->params, listing->graph->inputs[node->a.ref],
                        node->b.ref);
        break;
    case OP_ADD:
        write_sum(notation, listing, out, node, listing->minus[i]);
        break;
    case OP_MUL:
    case OP_DIV:
        expression_write(notation, listing, out, node->a, PRECEDENCE_PRODUCT);
        text_add_string(out, notation->text[node->op]);
        expression_write(notation, listing, out, node->b, PRECEDENCE_PRIMARY);
        break;
    case OP_SQRT:
    case OP_EXP:
    case OP_SIN:
    case OP_COS:
        text_add_string(out, notation->text[node->op]);
        text_add_string(out, "(");
        if ((node->op == OP_SQRT || node->op == OP_EXP) && listing_negative(listing, node->a))
            text_add_string(out, "-");
        expression_write(notation, listing, out, node->a, PRECEDENCE_SUM);
        text_add_string(out, ")");
        break;
    case OP_COUNT:
        abort();
    }
    text_add_string(out, parentheses ? ")" : "");
}

void expression_write(const Notation *notation, const Listing *listing, Text *out, Expr x,
                      int precedence)
{
    const char *label = listing->label[expr_index(x)];
    if (label)
        text_add_string(out, label);
    else
        operation_write(notation, listing, out, expr_index(x), precedence);
}

void result_write(const Notation *notation, const Listing *listing, Text *out, Expr x)
{
    bool negative = listing_negative(listing, x);
    text_add_string(out, negative ? "-" : "");
    expression_write(notation, listing, out, x, negative ? PRECEDENCE_PRODUCT : PRECEDENCE_SUM);
}
