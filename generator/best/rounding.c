/* rounding.c: see rounding.h. Nodes are evaluated one after the other, each at all states at once,
   so that many states take little longer than one. Exact values are those of the plain program in
   pairs of doubles (wide.h), computed once. */
#include "best/rounding.h"

#include "best/wide.h"
#include "model/positions.h"

#include <float.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

/* The generated code's own sine and cosine. */
#include "templates/rounding.in.c"

#include "templates/sincos.in.c"

enum { STATES = WIDE };

typedef struct {
    double at[STATES];
} Lanes;

/* Over the states: the largest, the mean of the largest few, and the root of the mean square. The
   largest of some states is a matter of luck and counts for less; the mean of all hides states in
   which digits are lost. */
typedef struct {
    double largest, worst, usual;
} Errors;
enum { WORST_SHARE = 64 }; /* one state in so many is among the largest few */

struct Digits {
    const Robot *robot;
    Program *recursion; /* the plain one */
    bool in_float;
    int size;        /* outputs */
    uint32_t rounds; /* of STATES states each */
    Wide *exact;     /* by round and output */
    double *scale;   /* by output: what its errors are relative to */
    Errors plain;    /* the plain program's, half a unit in the last place at least */
    Digits *closer;  /* the same at more states, for cases in doubt; NULL: not needed yet */
};

/* ---- states ---- */

static uint32_t mixed(uint32_t a, uint32_t b)
{
    uint32_t hash = (a + 1) * 0x9E3779B1u ^ (b + 1) * 0x85EBCA77u;
    hash = (hash ^ hash >> 15) * 0x2C1B3C6Du;
    hash = (hash ^ hash >> 12) * 0x297A2D39u;
    return hash ^ hash >> 15;
}

static uint32_t name_hash(const char *name)
{
    uint32_t hash = 2166136261u;
    for (; *name; name++)
        hash = (hash ^ (unsigned char)*name) * 16777619u;
    return hash;
}

/* How far an input goes: joints as far as their limits let them, as users move them. */
static void range_of(const Robot *robot, const char *array, uint32_t i, double *low, double *high)
{
    bool is_q = strcmp(array, "q") == 0;
    *high = is_q || strcmp(array, "qd") == 0 ? 3 : 10;
    *low = -*high;
    if (!is_q)
        return;
    int component;
    link_range(positions_link(robot, (int)i, &component), low, high);
}

static bool letter_value(const Robot *robot, const char *array, uint32_t i, double *value)
{
    const Letters *letters = robot->letters;
    for (int k = 0; letters && k < letters->count; k++)
        if (letters->item[k].element == (int)i && strcmp(letters->item[k].array, array) == 0) {
            *value = (double)letters->description->formulas.item[letters->item[k].formula].value;
            return true;
        }
    return false;
}

/* One of four numbers that together have length 1. */
static double quaternion_at(int component, uint32_t i, uint32_t state)
{
    double x[4], square = 0;
    for (uint32_t k = 0; k < 4; k++) {
        uint32_t which = i - (uint32_t)(component + 4) + k;
        x[k] = (double)(mixed(mixed(name_hash("q"), which), state) >> 8) / 8388608.0 - 1;
    }
    x[3] += x[3] < 0 ? -0.03 : 0.03; /* away from zero */
    for (int k = 0; k < 4; k++)
        square += x[k] * x[k];
    return x[component + 4] / sqrt(square); /* a float would be no unit quaternion */
}

/* Element i of an input at a state: a float, so that both types take it. It depends on names alone:
   two graphs may know their inputs in different orders. */
static double input_at(const Robot *robot, const char *array, uint32_t i, uint32_t state)
{
    uint32_t which = mixed(name_hash(array), i);
    double share = (double)(mixed(which, state) >> 8) / 16777216.0, low, high;
    double own;
    if (letter_value(robot, array, i, &own)) /* about what they are in the file */
        return (double)(float)(own * (0.95 + 0.1 * share));
    if (member_find(robot->params,
                    array)) /* masses and moments of inertia are positive, products are smaller */
        return (double)(float)(i < 3 ? 3 * share : 0.6 * share - 0.3);
    if (strcmp(array, "q") == 0) {
        int component;
        positions_link(robot, (int)i, &component);
        if (component < 0)
            return quaternion_at(component, i, state);
    }
    range_of(robot, array, i, &low, &high);
    return (double)(float)(low + (high - low) * share);
}

/* ---- exactly: by twice as many digits ---- */

/* The plain program, its outputs to about 1e-30. */
static void evaluate_exactly(const Robot *robot, const Program *program, uint32_t round,
                             Wide *results)
{
    const Graph *graph = program->graph;
    bool *live = graph_live(graph, program->outputs, program->output_count);
    Wide *value = memory_grow(NULL, graph->node_count * sizeof *value);
    Expr angle = {0}; /* of which sine and cosine are there: a joint's come one after the other */
    Wide sine, cosine;
    for (uint32_t i = 0; i < graph->node_count; i++) {
        const Node *node = &graph->nodes[i];
        const Wide *a = &value[expr_index(node->a)], *b = &value[expr_index(node->b)];
        double sign_a = expr_negative(node->a) ? -1 : 1, sign_b = expr_negative(node->b) ? -1 : 1;
        if (!live[i])
            continue;
        switch ((Op)node->op) {
        case OP_CONST:
            wide_constant(&value[i], graph->constants[node->a.ref].value);
            break;
        case OP_INPUT:
            for (uint32_t s = 0; s < STATES; s++) {
                value[i].high[s] =
                    input_at(robot, graph->inputs[node->a.ref], node->b.ref, round * STATES + s);
                value[i].low[s] = 0;
            }
            break;
        case OP_ADD:
            wide_add(&value[i], sign_a, a, sign_b, b);
            break;
        case OP_MUL:
            wide_multiply(&value[i], sign_a * sign_b, a, b);
            break;
        case OP_DIV:
            wide_divide(&value[i], sign_a * sign_b, a, b);
            break;
        case OP_SQRT:
            wide_root(&value[i], a);
            break;
        case OP_EXP:
            wide_exponential(&value[i], sign_a, a);
            break;
        case OP_SIN:
        case OP_COS:
            if (!expr_same(angle, node->a))
                wide_turn(&sine, &cosine, sign_a, a);
            angle = node->a;
            value[i] = node->op == OP_SIN ? sine : cosine;
            break;
        case OP_COUNT:
            abort();
        }
    }
    for (int k = 0; k < program->output_count; k++) {
        const Wide *output = &value[expr_index(program->outputs[k])];
        double sign = expr_negative(program->outputs[k]) ? -1 : 1;
        for (int s = 0; s < STATES; s++) {
            results[k].high[s] = sign * output->high[s];
            results[k].low[s] = sign * output->low[s];
        }
    }
    memory_free(value);
    memory_free(live);
}

/* ---- in the type that is emitted ---- */

static double signed_value(const Lanes *value, Expr x, int s)
{
    double size = value[expr_index(x)].at[s];
    return expr_negative(x) ? -size : size;
}

/* A sum, product or quotient of floats, rounded to double and then to float, is rounded right. */
static void operate(const Digits *digits, const Graph *graph, uint32_t i, uint32_t round,
                    Lanes *value)
{
    const Node *node = &graph->nodes[i];
    const double *a = value[expr_index(node->a)].at, *b = value[expr_index(node->b)].at;
    double sign_a = expr_negative(node->a) ? -1 : 1, sign_b = expr_negative(node->b) ? -1 : 1;
    double out[STATES], other;
    switch ((Op)node->op) {
    case OP_CONST:
        for (int s = 0; s < STATES; s++)
            out[s] = graph->constants[node->a.ref].rounded;
        break;
    case OP_INPUT:
        for (uint32_t s = 0; s < STATES; s++)
            out[s] = input_at(digits->robot, graph->inputs[node->a.ref], node->b.ref,
                              round * STATES + s);
        break;
    case OP_ADD:
        for (int s = 0; s < STATES; s++)
            out[s] = sign_a * a[s] + sign_b * b[s];
        break;
    case OP_MUL:
        for (int s = 0; s < STATES; s++)
            out[s] = sign_a * sign_b * (a[s] * b[s]);
        break;
    case OP_DIV:
        for (int s = 0; s < STATES; s++)
            out[s] = sign_a * sign_b * (a[s] / b[s]);
        break;
    case OP_SQRT:
        for (int s = 0; s < STATES; s++)
            out[s] = sqrt(sign_a * a[s]);
        break;
    case OP_EXP:
        for (int s = 0; s < STATES; s++)
            out[s] = exp(sign_a * a[s]);
        break;
    case OP_SIN:
        for (int s = 0; s < STATES; s++)
            rbgen_sincos(sign_a * a[s], &out[s], &other);
        break;
    case OP_COS:
        for (int s = 0; s < STATES; s++)
            rbgen_sincos(sign_a * a[s], &other, &out[s]);
        break;
    case OP_COUNT:
        abort();
    }
    for (int s = 0; s < STATES; s++)
        value[i].at[s] = digits->in_float ? (double)(float)out[s] : out[s];
}

/* The caller frees what comes back: the values of all nodes. */
static Lanes *evaluate(const Digits *digits, const Program *program, uint32_t round)
{
    const Graph *graph = program->graph;
    bool *live = graph_live(graph, program->outputs, program->output_count);
    Lanes *value = memory_grow(NULL, graph->node_count * sizeof *value);
    for (uint32_t i = 0; i < graph->node_count; i++)
        if (live[i])
            operate(digits, graph, i, round, value);
    memory_free(live);
    return value;
}

/* ---- what errors are relative to ---- */

/* The largest term summed into a node, at a state: products pass it on in proportion. */
static double largest_term(const Graph *graph, uint32_t i, const Lanes *value, const Lanes *term,
                           int s)
{
    const Node *node = &graph->nodes[i];
    uint32_t a = expr_index(node->a), b = expr_index(node->b);
    switch ((Op)node->op) {
    case OP_ADD:
        return fmax(term[a].at[s], term[b].at[s]);
    case OP_MUL:
        return fmax(term[a].at[s] * fabs(value[b].at[s]), fabs(value[a].at[s]) * term[b].at[s]);
    case OP_DIV:
        return term[a].at[s] / fabs(value[b].at[s]);
    default:
        return fabs(value[i].at[s]);
    }
}

/* The largest magnitude in each output array; where all of it is the rounding of a zero, the
   largest of the terms that make it up. */
static void find_scales(Digits *digits, const Program *plain, const Lanes *value)
{
    const double ZERO_BESIDE = 1e-9;
    const Graph *graph = plain->graph;
    bool *live = graph_live(graph, plain->outputs, plain->output_count);
    Lanes *term = memory_grow(NULL, graph->node_count * sizeof *term);
    for (uint32_t i = 0; i < graph->node_count; i++)
        for (int s = 0; live[i] && s < STATES; s++)
            term[i].at[s] = largest_term(graph, i, value, term, s);
    for (int k = 0, first = 0; k < function_output_count(plain->function); k++) {
        int end = first + size_of(plain->function->outputs[k].size, program_extent(plain));
        double largest = 0, terms = 0;
        for (int i = first; i < end; i++)
            for (int s = 0; s < STATES; s++) {
                terms = fmax(terms, term[expr_index(plain->outputs[i])].at[s]);
                for (uint32_t r = 0; r < digits->rounds; r++)
                    largest =
                        fmax(largest,
                             fabs(digits->exact[r * (uint32_t)digits->size + (uint32_t)i].high[s]));
            }
        for (; first < end; first++)
            digits->scale[first] = largest > ZERO_BESIDE * terms ? largest : terms;
    }
    memory_free(term);
    memory_free(live);
}

/* ---- errors ---- */

static double error_at(const Digits *digits, const Program *program, const Wide *exact,
                       const Lanes *value, int s)
{
    double worst = 0;
    for (int i = 0; i < digits->size; i++) {
        double found = signed_value(value, program->outputs[i], s);
        double off = fabs(found - exact[i].high[s] - exact[i].low[s]);
        if (!isfinite(off))
            return INFINITY;
        worst = fmax(worst, off > 0 ? off / digits->scale[i] : 0);
    }
    return worst;
}

static int larger_first(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x < y) - (x > y);
}

static Errors errors_of(const Digits *digits, const Program *program)
{
    Errors errors = {0, 0, 0};
    size_t states = STATES * (size_t)digits->rounds, few = states / WORST_SHARE;
    double *error = memory_grow(NULL, states * sizeof *error);
    for (uint32_t round = 0; round < digits->rounds; round++) {
        const Wide *exact = digits->exact + round * (uint32_t)digits->size;
        Lanes *value = evaluate(digits, program, round);
        for (int s = 0; s < STATES; s++)
            error[round * STATES + (uint32_t)s] = error_at(digits, program, exact, value, s);
        memory_free(value);
    }
    qsort(error, states, sizeof *error, larger_first);
    for (size_t s = 0; s < states; s++) {
        errors.worst += s < few ? error[s] / (double)few : 0;
        errors.usual += error[s] * error[s] / (double)states;
    }
    errors.usual = sqrt(errors.usual);
    errors.largest = error[0];
    memory_free(error);
    return errors;
}

/* Accelerations lose most of their digits in few states, those in which axes nearly fall together:
   they take more looking for; and all take more in doubt. */
enum { ROUNDS = 1, ROUNDS_IN_DOUBT = 8, ROUNDS_TO_SOLVE = 4, ROUNDS_TO_SOLVE_IN_DOUBT = 16 };
static const double SURELY_KEPT = 1.5, SURELY_LOST = 6;
static const double LARGEST_COUNTS = 0.7;

static bool solves(FunctionId function)
{
    return functions[function].solves;
}

static Digits *look(const Robot *robot, Program *plain, bool in_float, uint32_t rounds)
{
    Digits *digits = memory_grow(NULL, sizeof *digits);
    uint32_t size = (uint32_t)plain->output_count;
    *digits = (Digits){.robot = robot,
                       .recursion = plain,
                       .in_float = in_float,
                       .size = plain->output_count,
                       .rounds = rounds};
    digits->exact = memory_grow(NULL, (rounds * size + 1) * sizeof *digits->exact);
    digits->scale = memory_grow(NULL, (size + 1) * sizeof *digits->scale);
    for (uint32_t round = 0; round < rounds; round++)
        evaluate_exactly(robot, plain, round, digits->exact + round * size);
    Lanes *value = evaluate(digits, plain, 0);
    find_scales(digits, plain, value);
    memory_free(value);
    double unit = in_float ? (double)FLT_EPSILON / 2 : DBL_EPSILON / 2;
    digits->plain = errors_of(digits, plain);
    digits->plain.largest = fmax(digits->plain.largest, unit);
    digits->plain.worst = fmax(digits->plain.worst, unit);
    digits->plain.usual = fmax(digits->plain.usual, unit / 2);
    return digits;
}

static void leave(Digits *digits)
{
    if (!digits)
        return;
    leave(digits->closer);
    memory_free(digits->exact);
    memory_free(digits->scale);
    memory_free(digits);
}

Digits *digits_new(const Robot *robot, Program *plain, bool in_float)
{
    return look(robot, plain, in_float, solves(plain->function->id) ? ROUNDS_TO_SOLVE : ROUNDS);
}

void digits_free(Digits *digits)
{
    if (!digits)
        return;
    program_free(digits->recursion);
    leave(digits);
}

static double lost_here(const Digits *digits, const Program *program)
{
    Errors errors = errors_of(digits, program);
    double lost = fmax(errors.worst / digits->plain.worst, errors.usual / digits->plain.usual);
    return fmax(lost, LARGEST_COUNTS * errors.largest / digits->plain.largest);
}

double digits_lost(Digits *digits, const Program *program)
{
    double lost = lost_here(digits, program);
    bool solved = solves(program->function->id);
    if (!(lost > SURELY_KEPT && lost < SURELY_LOST))
        return lost;
    if (!digits->closer)
        digits->closer = look(digits->robot, digits->recursion, digits->in_float,
                              solved ? ROUNDS_TO_SOLVE_IN_DOUBT : ROUNDS_IN_DOUBT);
    return lost_here(digits->closer, program);
}

double digits_allowed(FunctionId function, long effort)
{
    if (effort > 2)
        return solves(function) ? 15 : 20;
    return solves(function) ? 2.4 : 2.75;
}

/* ---- the plain recursion ---- */

const Algorithm *digits_plain(const Robot *robot, const Function *function)
{
    const char *name = "kane";
    if (function_is_loaded(function))
        return NULL;
    if (functions[function->id].derived || function->id == FORWARD_DYNAMICS_DERIVATIVES)
        name = "forward-mode";
    else if (function_root(function->id) == INERTIA_MATRIX) /* but not its inverse or its factors */
        name = robot->is_chain && function->id == INERTIA_MATRIX ? "walker-orin" : NULL;
    else if (function_root(function->id) == INERTIA_SOLVE)
        name = robot->rotors || robot->gears ? NULL : "featherstone";
    const Algorithm *plain = name ? algorithm_find(function->id, name) : NULL;
    return plain && algorithm_competes(plain, robot) ? plain : NULL;
}
