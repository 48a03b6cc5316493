/* formula_read.c: see formula_read.h. The grammar, in which ^ binds tighter than a sign before it:

       sum     = product { ("+" | "-") product }
       product = signed { ("*" | "/") signed }
       signed  = { "+" | "-" } power
       power   = primary [ "^" [ "-" ] digits ]
       primary = number | name | "pi" | ("sqrt" | "sin" | "cos") "(" sum ")" | "(" sum ")"

   What stands in a file is anybody's: length, nesting and the number of formulas are limited. */
#include "model/read/formula_read.h"

#include <ctype.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { LONGEST = 1000, DEEPEST = 32, LONGEST_PARAMETER = 40 };

static const struct {
    const char *name;
    FormulaOp op;
} calls[] = {{"sqrt", FORMULA_SQRT}, {"sin", FORMULA_SIN}, {"cos", FORMULA_COS}};

typedef struct {
    const Place *place;
    Formulas *formulas;
    const char *text, *at;
    int depth;
} Parse;

static _Noreturn void fail_here(const Parse *parse, const char *expected)
{
    if (!*parse->at)
        place_fail(parse->place, "\"%s\" ends where %s is missing", show_text(parse->text).text,
                   expected);
    place_fail(parse->place, "\"%s\": character %d, \"%.1s\", where %s is expected",
               show_text(parse->text).text, (int)(parse->at - parse->text) + 1, parse->at,
               expected);
}

static void skip_spaces(Parse *parse)
{
    while (*parse->at == ' ' || *parse->at == '\t')
        parse->at++;
}

static bool take(Parse *parse, char sign)
{
    skip_spaces(parse);
    if (*parse->at != sign)
        return false;
    parse->at++;
    return true;
}

static int made(const Parse *parse, int formula)
{
    if (!formula && parse->formulas->count >= MAX_FORMULAS)
        place_fail(parse->place, "expressions of all the file have more than %d operations",
                   MAX_FORMULAS);
    if (!formula)
        place_fail(parse->place, "\"%s\" is no finite number", show_text(parse->text).text);
    return formula;
}

static int make(const Parse *parse, FormulaOp op, int a, int b)
{
    return made(parse, formula_make(parse->formulas, op, a, b));
}

static int read_sum(Parse *parse);

static int read_parentheses(Parse *parse)
{
    if (++parse->depth > DEEPEST)
        place_fail(parse->place, "\"%s\" is nested deeper than %d", show_text(parse->text).text,
                   DEEPEST);
    int inner = read_sum(parse);
    parse->depth--;
    if (!take(parse, ')'))
        fail_here(parse, "\")\"");
    return inner;
}

static int read_literal(Parse *parse)
{
    char *end;
    double value = strtod(parse->at, &end); /* a digit or a point comes first: no inf, no nan */
    if (end == parse->at || *end == '.')
        fail_here(parse, "a number");
    if (parse->at[0] == '0' && (parse->at[1] == 'x' || parse->at[1] == 'X'))
        place_fail(parse->place, "\"%s\": numbers are decimal here", show_text(parse->text).text);
    parse->at = end;
    return made(parse, isfinite(value) ? formula_number(parse->formulas, (Real)value) : 0);
}

static int read_name(Parse *parse)
{
    const char *name = parse->at;
    while (isalnum((unsigned char)*parse->at) || *parse->at == '_')
        parse->at++;
    size_t length = (size_t)(parse->at - name);
    for (size_t k = 0; k < COUNT(calls); k++)
        if (strlen(calls[k].name) == length && strncmp(name, calls[k].name, length) == 0) {
            if (!take(parse, '('))
                fail_here(parse, "\"(\"");
            return make(parse, calls[k].op, read_parentheses(parse), 0);
        }
    if (length == 2 && strncmp(name, "pi", 2) == 0)
        return made(parse, formula_number(parse->formulas, real_pi()));
    const NamedNumber *found = formula_named(parse->formulas, name, length);
    if (found)
        return found->formula;
    const Formulas *formulas = parse->formulas;
    const char **names = arena_array(formulas->arena, const char *, formulas->named_count + 1);
    for (int k = 0; k < formulas->named_count; k++)
        names[k] = formulas->named[k].name;
    char copy[LONGEST_PARAMETER + 1];
    snprintf(copy, sizeof copy, "%.*s", (int)(length < 40 ? length : 40), name);
    const char *near = nearest_word(copy, names, (size_t)formulas->named_count);
    if (near)
        place_fail(parse->place, "\"%s\" is no parameter of the file; did you mean \"%s\"?", copy,
                   near);
    place_fail(parse->place, "\"%s\" is no parameter of the file; name it in \"parameters\"", copy);
}

static int read_primary(Parse *parse)
{
    skip_spaces(parse);
    if (take(parse, '('))
        return read_parentheses(parse);
    if (isdigit((unsigned char)*parse->at) || *parse->at == '.')
        return read_literal(parse);
    if (isalpha((unsigned char)*parse->at) || *parse->at == '_')
        return read_name(parse);
    fail_here(parse, "a number or a name");
}

static int read_power(Parse *parse)
{
    int base = read_primary(parse);
    if (!take(parse, '^'))
        return base;
    bool negative = take(parse, '-');
    skip_spaces(parse);
    if (!isdigit((unsigned char)*parse->at))
        fail_here(parse, "a whole number (for roots there is sqrt)");
    int exponent = 0;
    for (; isdigit((unsigned char)*parse->at); parse->at++)
        exponent = exponent > MAX_EXPONENT ? exponent : 10 * exponent + (*parse->at - '0');
    if (exponent > MAX_EXPONENT)
        place_fail(parse->place, "\"%s\": exponents go up to %d", show_text(parse->text).text,
                   MAX_EXPONENT);
    if (*parse->at == '.' || take(parse, '^'))
        fail_here(parse, "an operator (exponents are whole numbers; for roots there is sqrt)");
    return make(parse, FORMULA_POWER, base, negative ? -exponent : exponent);
}

static int read_signed(Parse *parse)
{
    bool negative = false;
    for (;;) {
        if (take(parse, '-'))
            negative = !negative;
        else if (!take(parse, '+'))
            break;
    }
    int power = read_power(parse);
    return negative ? make(parse, FORMULA_NEGATE, power, 0) : power;
}

static int read_product(Parse *parse)
{
    int product = read_signed(parse);
    for (;;) {
        bool times = take(parse, '*');
        if (!times && !take(parse, '/'))
            return product;
        int factor = read_signed(parse);
        product = make(parse, times ? FORMULA_MULTIPLY : FORMULA_DIVIDE, product, factor);
    }
}

static int read_sum(Parse *parse)
{
    int sum = read_product(parse);
    for (;;) {
        bool plus = take(parse, '+');
        if (!plus && !take(parse, '-'))
            return sum;
        int term = read_product(parse);
        sum = make(parse, plus ? FORMULA_ADD : FORMULA_SUBTRACT, sum, term);
    }
}

int formula_read(const Place *place, Formulas *formulas, const char *text)
{
    Parse parse = {place, formulas, text, text, 0};
    if (strlen(text) > LONGEST)
        place_fail(place, "an expression is at most %d characters long, this one %zu", LONGEST,
                   strlen(text));
    int formula = read_sum(&parse);
    skip_spaces(&parse);
    if (*parse.at)
        fail_here(&parse, "an operator");
    return formula;
}

/* ---- their names ---- */

static void check_name(const Place *place, const char *name)
{
    bool good =
        (isalpha((unsigned char)*name) || *name == '_') && strlen(name) <= LONGEST_PARAMETER;
    for (const char *c = name; *c; c++)
        good = good && (isalnum((unsigned char)*c) || *c == '_');
    if (!good)
        place_fail(place, "\"%s\" is no name: letters, digits and _, at most %d, no digit first",
                   show_text(name).text, LONGEST_PARAMETER);
    bool taken = strcmp(name, "pi") == 0;
    for (size_t k = 0; k < COUNT(calls); k++)
        taken = taken || strcmp(name, calls[k].name) == 0;
    if (taken)
        place_fail(place, "\"%s\" means something else in expressions; take another name", name);
}

void parameters_read(const Place *place, Formulas *formulas)
{
    if (!cJSON_IsObject(place->item))
        place_fail_type(place, "an object, { ... }");
    int count = cJSON_GetArraySize(place->item);
    formulas->named = arena_array(formulas->arena, NamedNumber, count + 1);
    for (const cJSON *item = place->item->child; item; item = item->next) {
        Place number = place_member(place, item->string);
        if (item->string[0] == '_' && !cJSON_IsNumber(item))
            continue; /* a comment */
        check_name(&number, item->string);
        Real value = place_number(&number);
        int formula = place_formula(&number);
        if (!formula)
            formula = formula_number(formulas, value);
        formulas->named[formulas->named_count++] =
            (NamedNumber){item->string, place_line(&number), formula};
    }
}
