/* polynomial.c: see polynomial.h. */
#include "report/polynomial.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_TERMS = 1500, MOST_REDUCED = 300, MOST_WORK = 300000 };

/* ---- atoms ---- */

static int atom_of(Atoms *atoms, Expr x)
{
    x.ref &= ~1u;
    for (int k = 0; k < atoms->count; k++)
        if (expr_same(atoms->item[k], x))
            return k;
    if (atoms->count == atoms->room) {
        int room = atoms->room ? 2 * atoms->room : 32;
        Expr *larger = arena_array(atoms->arena, Expr, room);
        if (atoms->count)
            memcpy(larger, atoms->item, (size_t)atoms->count * sizeof *larger);
        atoms->item = larger;
        atoms->room = room;
    }
    atoms->item[atoms->count] = x;
    return atoms->count++;
}

static bool is_trig(const Atoms *atoms, int atom, Op op, Expr *angle)
{
    const Node *node = expr_node(atoms->item[atom]);
    *angle = node->a;
    return node->op == op;
}

/* ---- sums ---- */

static int compare_factors(const Product *a, const Product *b)
{
    if (a->count != b->count)
        return a->count < b->count ? -1 : 1;
    for (int k = 0; k < a->count; k++)
        if (a->factor[k] != b->factor[k])
            return a->factor[k] < b->factor[k] ? -1 : 1;
    return 0;
}

static void add_product(Arena *arena, Polynomial *to, const Product *product)
{
    for (int k = 0; k < to->count; k++)
        if (compare_factors(&to->item[k], product) == 0) {
            Real scale = real_larger(to->item[k].coefficient, product->coefficient);
            Real sum = real_prune(to->item[k].coefficient + product->coefficient, scale);
            to->item[k].coefficient = sum;
            if (real_is_zero(sum))
                to->item[k] = to->item[--to->count];
            return;
        }
    if (to->count == to->room) {
        int room = to->room ? 2 * to->room : 8;
        Product *larger = arena_array(arena, Product, room);
        if (to->count)
            memcpy(larger, to->item, (size_t)to->count * sizeof *larger);
        to->item = larger;
        to->room = room;
    }
    to->item[to->count++] = *product;
}

static void insert_factor(Product *product, int atom)
{
    int k = product->count++;
    for (; k > 0 && product->factor[k - 1] > atom; k--)
        product->factor[k] = product->factor[k - 1];
    product->factor[k] = atom;
}

/* ---- what belongs together ---- */

/* The factors that only one of the two has; false unless these are two and two. */
static bool differ_in_two(const Product *a, const Product *b, Product *common, int *of_a, int *of_b)
{
    int i = 0, j = 0, left = 0, right = 0;
    *common = (Product){.coefficient = 1};
    while (i < a->count || j < b->count) {
        if (j == b->count || (i < a->count && a->factor[i] < b->factor[j])) {
            if (left == 2)
                return false;
            of_a[left++] = a->factor[i++];
        } else if (i == a->count || b->factor[j] < a->factor[i]) {
            if (right == 2)
                return false;
            of_b[right++] = b->factor[j++];
        } else {
            common->factor[common->count++] = a->factor[i++];
            j++;
        }
    }
    return left == 2 && right == 2;
}

static bool as_large(Real a, Real b)
{
    Real difference = real_abs(a) - real_abs(b);
    return real_abs(difference) <= (Real)1e-12 * real_abs(a);
}

/* a + b as one product; its first operand has two cosines, or sine and cosine. */
static bool join(Atoms *atoms, const Product *a, const Product *b, Product *out)
{
    int first[2], second[2];
    Expr x, y, other_x, other_y, angle;
    bool same = real_is_negative(a->coefficient) == real_is_negative(b->coefficient), swap;
    if (!as_large(a->coefficient, b->coefficient) || !differ_in_two(a, b, out, first, second))
        return false;
    out->coefficient = a->coefficient;
    if (is_trig(atoms, first[0], OP_COS, &x) && is_trig(atoms, first[1], OP_COS, &y)) {
        if (!is_trig(atoms, second[0], OP_SIN, &other_x) ||
            !is_trig(atoms, second[1], OP_SIN, &other_y))
            return false;
        swap = expr_same(x, other_y) && expr_same(y, other_x);
        if (!swap && !(expr_same(x, other_x) && expr_same(y, other_y)))
            return false;
        if (expr_same(x, y) && !same)
            return false; /* cos(2 x), which nobody writes */
        if (expr_same(x, y))
            return true;
        angle = same ? expr_sub(x, y) : expr_add(x, y);
        insert_factor(out, atom_of(atoms, expr_cos(angle)));
        return true;
    }
    /* sin(x) cos(y) and cos(x) sin(y) */
    if (!is_trig(atoms, first[0], OP_SIN, &x)) {
        int other = first[0];
        first[0] = first[1];
        first[1] = other;
    }
    if (!is_trig(atoms, first[0], OP_SIN, &x) || !is_trig(atoms, first[1], OP_COS, &y) ||
        expr_same(x, y))
        return false;
    if (!is_trig(atoms, second[0], OP_COS, &other_x)) {
        int other = second[0];
        second[0] = second[1];
        second[1] = other;
    }
    if (!is_trig(atoms, second[0], OP_COS, &other_x) ||
        !is_trig(atoms, second[1], OP_SIN, &other_y) || !expr_same(x, other_x) ||
        !expr_same(y, other_y))
        return false;
    angle = same ? expr_add(x, y) : expr_sub(x, y);
    Expr sine = expr_sin(angle);
    if (expr_negative(sine))
        out->coefficient = -out->coefficient;
    insert_factor(out, atom_of(atoms, sine));
    return true;
}

static void remove_product(Polynomial *from, int at)
{
    from->count--;
    memmove(from->item + at, from->item + at + 1, (size_t)(from->count - at) * sizeof *from->item);
}

static bool join_any(Atoms *atoms, Polynomial *p)
{
    for (int i = 0; i < p->count; i++)
        for (int j = 0; j < p->count; j++) {
            Product joined;
            if (i == j || !join(atoms, &p->item[i], &p->item[j], &joined))
                continue;
            remove_product(p, i > j ? i : j);
            remove_product(p, i > j ? j : i);
            add_product(atoms->arena, p, &joined);
            return true;
        }
    return false;
}

static void reduce(Atoms *atoms, Polynomial *p)
{
    while (p->count <= MOST_REDUCED && join_any(atoms, p))
        continue;
}

/* ---- writing expressions out ---- */

static bool expand(Atoms *atoms, Expr x, Polynomial *out);

static bool expand_sum(Atoms *atoms, Expr a, Expr b, Polynomial *out)
{
    Polynomial right = {0};
    if (!expand(atoms, a, out) || !expand(atoms, b, &right))
        return false;
    for (int k = 0; k < right.count; k++)
        add_product(atoms->arena, out, &right.item[k]);
    if (out->count > MOST_TERMS)
        return false;
    reduce(atoms, out);
    return true;
}

static bool expand_product(Atoms *atoms, Expr a, Expr b, Polynomial *out)
{
    Polynomial left = {0}, right = {0};
    if (!expand(atoms, a, &left) || !expand(atoms, b, &right) ||
        left.count * right.count > MOST_TERMS)
        return false;
    for (int i = 0; i < left.count; i++)
        for (int j = 0; j < right.count; j++) {
            Product product = left.item[i];
            if (product.count + right.item[j].count > MOST_FACTORS)
                return false;
            product.coefficient = real_times(product.coefficient, right.item[j].coefficient);
            for (int k = 0; k < right.item[j].count; k++)
                insert_factor(&product, right.item[j].factor[k]);
            add_product(atoms->arena, out, &product);
            atoms->work++;
        }
    reduce(atoms, out);
    return true;
}

static bool expand(Atoms *atoms, Expr x, Polynomial *out)
{
    const Node *node = expr_node(x);
    Expr a = node->a, b = node->b;
    *out = (Polynomial){0};
    Product product = {.coefficient = 1};
    bool fits = true;
    if (expr_is_zero(x))
        return true;
    if (++atoms->work > MOST_WORK)
        return false;
    if (node->op == OP_ADD)
        fits = expand_sum(atoms, a, b, out);
    else if (node->op == OP_MUL)
        fits = expand_product(atoms, a, b, out);
    else if (node->op == OP_CONST) {
        product.coefficient = graph_current->constants[a.ref].value;
        add_product(atoms->arena, out, &product);
    } else {
        insert_factor(&product, atom_of(atoms, x));
        add_product(atoms->arena, out, &product);
    }
    for (int k = 0; k < out->count && expr_negative(x); k++)
        out->item[k].coefficient = -out->item[k].coefficient;
    return fits;
}

bool polynomial_of(Atoms *atoms, Expr x, Polynomial *out)
{
    atoms->work = 0;
    return expand(atoms, x, out);
}

/* ---- as text ---- */

/* Products by what of them depends on the state; in that, as they came. */
static int compare_state(const Product *a, const Product *b, const PolynomialWriting *writing)
{
    Product left = {0}, right = {0};
    for (int k = 0; k < a->count; k++)
        if (writing->is_state(writing->of, a->factor[k]))
            left.factor[left.count++] = a->factor[k];
    for (int k = 0; k < b->count; k++)
        if (writing->is_state(writing->of, b->factor[k]))
            right.factor[right.count++] = b->factor[k];
    return compare_factors(&left, &right);
}

/* The factors that depend on the state, or those that do not; returns how many there were. */
static int write_factors(Text *out, const Product *product, bool state, bool begun,
                         const PolynomialWriting *writing)
{
    int written = 0, count = 0, atom[MOST_FACTORS], times[MOST_FACTORS];
    for (int k = 0; k < product->count;) {
        int at = count, next = product->factor[k], powers = 0;
        for (; k < product->count && product->factor[k] == next; k++)
            powers++;
        if (writing->is_state(writing->of, next) != state)
            continue;
        for (; at > 0 && writing->order(writing->of, next, atom[at - 1]) < 0; at--) {
            atom[at] = atom[at - 1];
            times[at] = times[at - 1];
        }
        atom[at] = next;
        times[at] = powers;
        count++;
    }
    for (; written < count; written++) {
        text_add(out, "%s%s", begun || written ? writing->times : "",
                 writing->name(writing->of, atom[written]));
        if (times[written] > 1)
            text_add(out, writing->power, times[written]);
    }
    return written;
}

/* Coefficient and letters; 1 where there is nothing else and it is needed. */
static void write_fixed(Text *out, const Product *product, bool alone,
                        const PolynomialWriting *writing)
{
    double size = fabs(real_double(product->coefficient));
    bool letters = false;
    for (int k = 0; k < product->count; k++)
        letters = letters || !writing->is_state(writing->of, product->factor[k]);
    bool number = size != 1 || (!letters && alone);
    if (number)
        writing->number(out, size, writing->of);
    write_factors(out, product, false, number, writing);
}

static bool has_fixed(const Product *product, const PolynomialWriting *writing)
{
    bool any = fabs(real_double(product->coefficient)) != 1;
    for (int k = 0; k < product->count; k++)
        any = any || !writing->is_state(writing->of, product->factor[k]);
    return any;
}

/* Of two products of the same state, which comes first: by their letters. */
static int compare_fixed(const Product *a, const Product *b, const PolynomialWriting *writing)
{
    Text left = {0}, right = {0};
    text_add_string(&left, "");
    text_add_string(&right, "");
    write_factors(&left, a, false, false, writing);
    write_factors(&right, b, false, false, writing);
    int order = strcmp(left.data, right.data);
    text_free(&left);
    text_free(&right);
    return order;
}

static void write_group(Text *out, Product *group, int count, bool first,
                        const PolynomialWriting *writing)
{
    for (int k = 1; k < count; k++) {
        Product moved = group[k];
        int at = k;
        for (; at > 0 && compare_fixed(&moved, &group[at - 1], writing) < 0; at--)
            group[at] = group[at - 1];
        group[at] = moved;
    }
    bool state = false;
    for (int k = 0; k < group->count; k++)
        state = state || writing->is_state(writing->of, group->factor[k]);
    bool parentheses = count > 1 && state;
    bool minus = parentheses && real_is_negative(group[0].coefficient);
    for (int k = 0; k < count; k++) {
        bool negative = real_is_negative(group[k].coefficient) != minus;
        if (k == 0 && parentheses)
            text_add(out, "%s(", first ? (minus ? "-" : "") : minus ? " - " : " + ");
        bool begins = k == 0 && (first || parentheses);
        text_add_string(out, begins ? (negative ? "-" : "") : negative ? " - " : " + ");
        write_fixed(out, &group[k], parentheses || !state, writing);
    }
    if (parentheses)
        text_add_string(out, ")");
    if (state)
        write_factors(out, &group[0], true, parentheses || has_fixed(&group[0], writing), writing);
}

void polynomial_write(Text *out, const Polynomial *polynomial, const PolynomialWriting *writing)
{
    Product *item = polynomial->item;
    int count = polynomial->count;
    if (count == 0)
        text_add_string(out, "0");
    for (int k = 1; k < count; k++) { /* stable, and there are few */
        Product moved = item[k];
        int at = k;
        for (; at > 0 && compare_state(&moved, &item[at - 1], writing) < 0; at--)
            item[at] = item[at - 1];
        item[at] = moved;
    }
    for (int begin = 0, end; begin < count; begin = end) {
        for (end = begin + 1; end < count && compare_state(&item[begin], &item[end], writing) == 0;
             end++)
            continue;
        write_group(out, item + begin, end - begin, begin == 0, writing);
    }
}
