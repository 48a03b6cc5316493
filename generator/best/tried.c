/* tried.c: see tried.h. Nodes are evaluated one after the other, each at all states at once, so
   that many states take little longer than one. */
#include "best/tried.h"

#include "model/positions.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* The generated code's own sine and cosine. */
#include "templates/rounding.in.c"

#include "templates/sincos.in.c"

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

/* What the values of an input are drawn from; component: of a quaternion if negative. */
typedef struct {
    uint32_t element, which;
    int component;
    double low, high, times;
} Drawn;

static Drawn drawn_from(const Robot *robot, const char *array, uint32_t i)
{
    Drawn drawn = {.element = i, .which = mixed(name_hash(array), i), .times = 1};
    if (letter_value(robot, array, i, &drawn.times)) { /* about what they are in the file */
        drawn.low = 0.95;
        drawn.high = 1.05;
    } else if (member_find(robot->params, array)) {
        /* masses and moments of inertia are positive, products are smaller */
        drawn.low = i < 3 ? 0 : -0.3;
        drawn.high = i < 3 ? 3 : 0.3;
    } else if (strcmp(array, "q") == 0) { /* joints as far as their limits let them */
        drawn.low = -3;
        drawn.high = 3;
        link_range(positions_link(robot, (int)i, &drawn.component), &drawn.low, &drawn.high);
    } else {
        drawn.high = strcmp(array, "qd") == 0 ? 3 : 10;
        drawn.low = -drawn.high;
    }
    return drawn;
}

/* An input at each of the states: floats, so that both types take them. They depend on names alone:
   two graphs may know their inputs in different orders. */
static void draw(const Robot *robot, const char *array, uint32_t i, const uint32_t *states,
                 double *out)
{
    Drawn drawn = drawn_from(robot, array, i);
    for (int s = 0; s < TRIED; s++) {
        double share = (double)(mixed(drawn.which, states[s]) >> 8) / 16777216.0;
        out[s] =
            drawn.component < 0
                ? quaternion_at(drawn.component, drawn.element, states[s])
                : (double)(float)(drawn.times * (drawn.low + (drawn.high - drawn.low) * share));
    }
}

/* ---- exactly: by twice as many digits ---- */

void tried_exactly(const Robot *robot, const Program *program, const uint32_t *states,
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
            draw(robot, graph->inputs[node->a.ref], node->b.ref, states, value[i].high);
            for (int s = 0; s < TRIED; s++)
                value[i].low[s] = 0;
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
        for (int s = 0; s < TRIED; s++) {
            results[k].high[s] = sign * output->high[s];
            results[k].low[s] = sign * output->low[s];
        }
    }
    memory_free(value);
    memory_free(live);
}

/* ---- in the type that is emitted ---- */

/* A sum, product or quotient of floats, rounded to double and then to float, is rounded right. */
static void operate(const Robot *robot, bool in_float, const Graph *graph, uint32_t i,
                    const uint32_t *states, Lanes *value)
{
    const Node *node = &graph->nodes[i];
    const double *a = value[expr_index(node->a)].at, *b = value[expr_index(node->b)].at;
    double sign_a = expr_negative(node->a) ? -1 : 1, sign_b = expr_negative(node->b) ? -1 : 1;
    double out[TRIED], other;
    switch ((Op)node->op) {
    case OP_CONST:
        for (int s = 0; s < TRIED; s++)
            out[s] = graph->constants[node->a.ref].rounded;
        break;
    case OP_INPUT:
        draw(robot, graph->inputs[node->a.ref], node->b.ref, states, out);
        break;
    case OP_ADD:
        for (int s = 0; s < TRIED; s++)
            out[s] = sign_a * a[s] + sign_b * b[s];
        break;
    case OP_MUL:
        for (int s = 0; s < TRIED; s++)
            out[s] = sign_a * sign_b * (a[s] * b[s]);
        break;
    case OP_DIV:
        for (int s = 0; s < TRIED; s++)
            out[s] = sign_a * sign_b * (a[s] / b[s]);
        break;
    case OP_SQRT:
        for (int s = 0; s < TRIED; s++)
            out[s] = sqrt(sign_a * a[s]);
        break;
    case OP_EXP:
        for (int s = 0; s < TRIED; s++)
            out[s] = exp(sign_a * a[s]);
        break;
    case OP_SIN:
        for (int s = 0; s < TRIED; s++)
            rbgen_sincos(sign_a * a[s], &out[s], &other);
        break;
    case OP_COS:
        for (int s = 0; s < TRIED; s++)
            rbgen_sincos(sign_a * a[s], &other, &out[s]);
        break;
    case OP_COUNT:
        abort();
    }
    for (int s = 0; s < TRIED; s++)
        value[i].at[s] = in_float ? (double)(float)out[s] : out[s];
}

Lanes *tried_in_type(const Robot *robot, const Program *program, bool in_float,
                     const uint32_t *states)
{
    const Graph *graph = program->graph;
    bool *live = graph_live(graph, program->outputs, program->output_count);
    Lanes *value = memory_grow(NULL, graph->node_count * sizeof *value);
    for (uint32_t i = 0; i < graph->node_count; i++)
        if (live[i])
            operate(robot, in_float, graph, i, states, value);
    memory_free(live);
    return value;
}
