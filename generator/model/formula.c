/* formula.c: see formula.h. */
#include "model/formula.h"

#include <stdlib.h>
#include <string.h>

static bool is_sane(Real value)
{
    return real_abs(value) <= (Real)DBL_MAX; /* and a number */
}

static Real power(Real base, int exponent)
{
    Real product = 1;
    for (int k = abs(exponent); k > 0; k--)
        product *= base;
    return exponent < 0 ? 1 / product : product;
}

/* What the operation gives; something insane where it gives nothing. */
static Real operate(FormulaOp op, Real a, Real b, int exponent)
{
    switch (op) {
    case FORMULA_ADD:
        return real_prune(a + b, real_larger(a, b));
    case FORMULA_SUBTRACT:
        return real_prune(a - b, real_larger(a, b));
    case FORMULA_MULTIPLY:
        return a * b;
    case FORMULA_DIVIDE:
        return a / b;
    case FORMULA_POWER:
        return power(a, exponent);
    case FORMULA_NEGATE:
        return -a;
    case FORMULA_SQRT:
        return a < 0 ? 1 / (a - a) : real_sqrt(a);
    case FORMULA_SIN:
        return real_sin(a);
    case FORMULA_COS:
        return real_cos(a);
    case FORMULA_NUMBER:
        break;
    }
    abort();
}

static int add(Formulas *formulas, Formula formula)
{
    if (formulas->count == formulas->room) {
        if (formulas->room >= MAX_FORMULAS)
            return 0;
        int room = formulas->room ? 2 * formulas->room : 64;
        Formula *items = arena_array(formulas->arena, Formula, room);
        if (formulas->count)
            memcpy(items, formulas->item, sizeof *items * (size_t)formulas->count);
        formulas->item = items;
        formulas->room = room;
        formulas->count += formulas->count == 0; /* number 0 is none */
    }
    formulas->item[formulas->count] = formula;
    return formulas->count++;
}

int formula_number(Formulas *formulas, Real value)
{
    return add(formulas, (Formula){.op = FORMULA_NUMBER, .value = value});
}

static Real value_of(const Formulas *formulas, const Formula *formula)
{
    bool two = formula->op <= FORMULA_DIVIDE;
    return operate((FormulaOp)formula->op, formulas->item[formula->a].value,
                   two ? formulas->item[formula->b].value : 0, formula->b);
}

int formula_make(Formulas *formulas, FormulaOp op, int a, int b)
{
    Formula made = {(uint8_t)op, a, b, 0};
    made.value = value_of(formulas, &made);
    return is_sane(made.value) ? add(formulas, made) : 0;
}

Formulas formulas_copy(Arena *arena, const Formulas *formulas)
{
    Formulas copy = *formulas;
    copy.arena = arena;
    copy.item = arena_array(arena, Formula, copy.room + 1);
    if (copy.count)
        memcpy(copy.item, formulas->item, sizeof *copy.item * (size_t)copy.count);
    return copy;
}

void formulas_mark(const Formulas *formulas, bool *depends)
{
    for (int k = 1; k < formulas->count; k++) {
        const Formula *formula = &formulas->item[k];
        if (formula->op == FORMULA_NUMBER)
            continue;
        depends[k] = depends[k] || depends[formula->a] ||
                     (formula->op <= FORMULA_DIVIDE && depends[formula->b]);
    }
}

bool formulas_evaluate(const Formulas *formulas, const bool *given, Real *values)
{
    Formulas at = *formulas;
    at.item = memory_grow(NULL, sizeof *at.item * (size_t)(at.count + 1));
    bool *depends = memory_grow(NULL, (size_t)at.count + 1);
    if (at.count) {
        memcpy(at.item, formulas->item, sizeof *at.item * (size_t)at.count);
        memcpy(depends, given, (size_t)at.count);
    }
    formulas_mark(formulas, depends);
    bool sane = true;
    for (int k = 1; k < at.count; k++) {
        if (given[k])
            at.item[k].value = values[k];
        else if (depends[k])
            at.item[k].value = value_of(&at, &at.item[k]);
        values[k] = at.item[k].value;
        sane = sane && is_sane(values[k]);
    }
    memory_free(depends);
    memory_free(at.item);
    return sane;
}

const NamedNumber *formula_named(const Formulas *formulas, const char *name, size_t length)
{
    for (int k = 0; k < formulas->named_count; k++)
        if (strlen(formulas->named[k].name) == length &&
            strncmp(formulas->named[k].name, name, length) == 0)
            return &formulas->named[k];
    return NULL;
}

/* ---- as text ---- */

void formula_write(Text *out, const Formulas *formulas, int formula, const char *except)
{
    static const char *const signs[] = {[FORMULA_ADD] = " + ",
                                        [FORMULA_SUBTRACT] = " - ",
                                        [FORMULA_MULTIPLY] = "*",
                                        [FORMULA_DIVIDE] = "/"};
    static const char *const calls[] = {[FORMULA_NEGATE] = "-",
                                        [FORMULA_SQRT] = "sqrt",
                                        [FORMULA_SIN] = "sin",
                                        [FORMULA_COS] = "cos"};
    const Formula *made = &formulas->item[formula];
    char number[40];
    for (int k = 0; k < formulas->named_count; k++)
        if (formulas->named[k].formula == formula &&
            !(except && strcmp(formulas->named[k].name, except) == 0)) {
            text_add_string(out, formulas->named[k].name);
            return;
        }
    switch ((FormulaOp)made->op) {
    case FORMULA_NUMBER:
        text_add_string(out, shortest_double((double)made->value, number));
        break;
    case FORMULA_POWER:
        text_add_string(out, "(");
        formula_write(out, formulas, made->a, NULL);
        text_add(out, ")^%d", made->b);
        break;
    case FORMULA_NEGATE:
    case FORMULA_SQRT:
    case FORMULA_SIN:
    case FORMULA_COS:
        text_add(out, "%s(", calls[made->op]);
        formula_write(out, formulas, made->a, NULL);
        text_add_string(out, ")");
        break;
    default:
        text_add_string(out, "(");
        formula_write(out, formulas, made->a, NULL);
        text_add_string(out, signs[made->op]);
        formula_write(out, formulas, made->b, NULL);
        text_add_string(out, ")");
    }
}
