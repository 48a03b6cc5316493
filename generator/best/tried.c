/* tried.c: see tried.h. Steps are taken one after the other, each at all states at once, so that
   many states take little longer than one. Values lie in slots that are used again as soon as
   nobody wants what is in them, so that they stay near the processor. */
#include "best/tried.h"

#include "util/vectors.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* The generated code's own sine and cosine. */
#include "templates/rounding.in.c"

#include "templates/sincos.in.c"

typedef struct {
    Op op;
    uint32_t out, a, b; /* slots */
    double sign_a, sign_b;
    Constant constant;
    MadeUpInput *input; /* the input itself, or the angle of a sine; NULL: it is none */
    Expr angle;
} Step;

struct Run {
    Step *steps;
    uint32_t step_count, slot_count;
    uint32_t *outputs;    /* their slots, ... */
    double *output_signs; /* ... and signs */
    int output_count;
    Lanes *slots;
    Wide *wide_slots;
};

/* ---- preparing ---- */

static MadeUpInput *input_of(const Trial *trial, const Graph *graph, const Node *node)
{
    return made_up_input(trial->made_up, trial->robot, graph->inputs[node->a.ref], node->b.ref);
}

static Step step_of(const Trial *trial, const Graph *graph, const Node *node)
{
    Step step = {.op = (Op)node->op, .sign_a = 1, .sign_b = 1, .angle = node->a};
    if (op_operands[node->op] > 0)
        step.sign_a = expr_negative(node->a) ? -1 : 1;
    if (op_operands[node->op] > 1)
        step.sign_b = expr_negative(node->b) ? -1 : 1;
    if (node->op == OP_CONST)
        step.constant = graph->constants[node->a.ref];
    if (node->op == OP_INPUT)
        step.input = input_of(trial, graph, node);
    if (node->op == OP_SIN || node->op == OP_COS) {
        const Node *angle = &graph->nodes[expr_index(node->a)];
        if (!expr_negative(node->a) && angle->op == OP_INPUT)
            step.input = input_of(trial, graph, angle);
    }
    return step;
}

/* The last node that wants each one. */
static uint32_t *last_uses(const Graph *graph, const bool *live, const Program *program)
{
    uint32_t *last = memory_grow(NULL, (graph->node_count + 1) * sizeof *last);
    for (uint32_t i = 0; i < graph->node_count; i++) {
        const Node *node = &graph->nodes[i];
        last[i] = i;
        if (live[i] && op_operands[node->op] > 0)
            last[expr_index(node->a)] = i;
        if (live[i] && op_operands[node->op] > 1)
            last[expr_index(node->b)] = i;
    }
    for (int k = 0; k < program->output_count; k++)
        last[expr_index(program->outputs[k])] = UINT32_MAX;
    return last;
}

/* Gives every node a slot. A node may not take that of its operands: exact results are put together
   in place. */
static void place(Run *run, const Graph *graph, const bool *live, const uint32_t *last,
                  uint32_t *slot_of)
{
    uint32_t *unused = memory_grow(NULL, (graph->node_count + 1) * sizeof *unused), room = 0;
    for (uint32_t i = 0, k = 0; i < graph->node_count; i++) {
        const Node *node = &graph->nodes[i];
        if (!live[i])
            continue;
        Step *step = &run->steps[k++];
        step->out = slot_of[i] = room > 0 ? unused[--room] : run->slot_count++;
        Expr operands[2] = {node->a, node->b};
        for (int o = 0; o < op_operands[node->op]; o++) {
            uint32_t from = expr_index(operands[o]);
            *(o ? &step->b : &step->a) = slot_of[from];
            bool again = o == 1 && from == expr_index(operands[0]);
            if (last[from] == i && !again)
                unused[room++] = slot_of[from];
        }
    }
    memory_free(unused);
}

Run *run_new(const Trial *trial, const Program *program)
{
    const Graph *graph = program->graph;
    bool *live = graph_live(graph, program->outputs, program->output_count);
    uint32_t *last = last_uses(graph, live, program);
    Run *run = memory_grow(NULL, sizeof *run);
    *run = (Run){.output_count = program->output_count};
    run->steps = memory_grow(NULL, (graph->node_count + 1) * sizeof *run->steps);
    uint32_t *slot_of = memory_grow(NULL, (graph->node_count + 1) * sizeof *slot_of);
    for (uint32_t i = 0; i < graph->node_count; i++)
        if (live[i])
            run->steps[run->step_count++] = step_of(trial, graph, &graph->nodes[i]);
    place(run, graph, live, last, slot_of);
    size_t outputs = (size_t)program->output_count + 1;
    run->outputs = memory_grow(NULL, outputs * sizeof *run->outputs);
    run->output_signs = memory_grow(NULL, outputs * sizeof *run->output_signs);
    for (int k = 0; k < program->output_count; k++) {
        run->outputs[k] = slot_of[expr_index(program->outputs[k])];
        run->output_signs[k] = expr_negative(program->outputs[k]) ? -1 : 1;
    }
    memory_free(slot_of);
    memory_free(last);
    memory_free(live);
    return run;
}

void run_free(Run *run)
{
    memory_free(run->steps);
    memory_free(run->outputs);
    memory_free(run->output_signs);
    memory_free(run->slots);
    memory_free(run->wide_slots);
    memory_free(run);
}

/* ---- exactly: by twice as many digits ---- */

void run_exactly(Run *run, const uint32_t *states, Wide *results)
{
    if (!run->wide_slots)
        run->wide_slots = memory_grow(NULL, (run->slot_count + 1) * sizeof *run->wide_slots);
    Wide *value = run->wide_slots;
    Expr angle = {UINT32_MAX}; /* of which both are there: a joint's come one after the other */
    Wide sine, cosine;
    Lanes plain;
    for (uint32_t k = 0; k < run->step_count; k++) {
        const Step *step = &run->steps[k];
        const Wide *a = &value[step->a], *b = &value[step->b];
        Wide *out = &value[step->out];
        switch (step->op) {
        case OP_CONST:
            wide_constant(out, step->constant.value);
            break;
        case OP_INPUT:
            made_up_values(step->input, states, &plain);
            memcpy(out->high, plain.at, sizeof plain.at);
            memset(out->low, 0, sizeof out->low);
            break;
        case OP_ADD:
            wide_add(out, step->sign_a, a, step->sign_b, b);
            break;
        case OP_MUL:
            wide_multiply(out, 1, a, b);
            break;
        case OP_DIV:
            wide_divide(out, 1, a, b);
            break;
        case OP_SQRT:
            wide_root(out, a);
            break;
        case OP_EXP:
            wide_exponential(out, step->sign_a, a);
            break;
        case OP_SIN:
        case OP_COS:
            if (!expr_same(angle, step->angle) && step->input)
                made_up_turn(step->input, states, &sine, &cosine);
            else if (!expr_same(angle, step->angle))
                wide_turn(&sine, &cosine, step->sign_a, a);
            angle = step->angle;
            *out = step->op == OP_SIN ? sine : cosine;
            break;
        case OP_COUNT:
            abort();
        }
    }
    for (int k = 0; k < run->output_count; k++) {
        const Wide *output = &value[run->outputs[k]];
        for (int s = 0; s < TRIED; s++) {
            results[k].high[s] = run->output_signs[k] * output->high[s];
            results[k].low[s] = run->output_signs[k] * output->low[s];
        }
    }
}

/* ---- in the type that is emitted ---- */

/* Additions, products and quotients are nearly all of it; the graph keeps signs out of the latter
   two. */
static VECTORS void calculate(const Step *step, const double *a, const double *b,
                              double *restrict out)
{
    double sign_a = step->sign_a, sign_b = step->sign_b;
    if (step->op == OP_ADD && sign_a > 0 && sign_b > 0)
        for (int s = 0; s < TRIED; s++)
            out[s] = a[s] + b[s];
    else if (step->op == OP_ADD && sign_a > 0)
        for (int s = 0; s < TRIED; s++)
            out[s] = a[s] - b[s];
    else if (step->op == OP_ADD)
        for (int s = 0; s < TRIED; s++)
            out[s] = sign_a * a[s] + sign_b * b[s];
    else if (step->op == OP_MUL)
        for (int s = 0; s < TRIED; s++)
            out[s] = a[s] * b[s];
    else
        for (int s = 0; s < TRIED; s++)
            out[s] = a[s] / b[s];
}

/* Of what is no input. */
static VECTORS void turn(double sign, const double *angle, double *restrict sine,
                         double *restrict cosine)
{
    for (int s = 0; s < TRIED; s++)
        rbgen_sincos(sign * angle[s], &sine[s], &cosine[s]);
}

/* A sum, product or quotient of floats, rounded to double and then to float, is rounded right. */
static VECTORS void round_to_float(double *value)
{
    for (int s = 0; s < TRIED; s++)
        value[s] = (double)(float)value[s];
}

static void operate(const Step *step, const uint32_t *states, const Lanes *a, const Lanes *b,
                    Lanes *out)
{
    Lanes other;
    switch (step->op) {
    case OP_CONST:
        for (int s = 0; s < TRIED; s++)
            out->at[s] = step->constant.rounded;
        break;
    case OP_INPUT:
        made_up_values(step->input, states, out);
        break;
    case OP_ADD:
    case OP_MUL:
    case OP_DIV:
        calculate(step, a->at, b->at, out->at);
        break;
    case OP_SQRT:
        for (int s = 0; s < TRIED; s++)
            out->at[s] = sqrt(step->sign_a * a->at[s]);
        break;
    case OP_EXP:
        for (int s = 0; s < TRIED; s++)
            out->at[s] = exp(step->sign_a * a->at[s]);
        break;
    case OP_SIN:
        if (step->input)
            made_up_sines(step->input, states, out);
        else
            turn(step->sign_a, a->at, out->at, other.at);
        break;
    case OP_COS:
        if (step->input)
            made_up_cosines(step->input, states, out);
        else
            turn(step->sign_a, a->at, other.at, out->at);
        break;
    case OP_COUNT:
        abort();
    }
}

static void prepare(Run *run)
{
    if (!run->slots)
        run->slots = memory_grow(NULL, (run->slot_count + 1) * sizeof *run->slots);
}

static void take_step(const Run *run, uint32_t k, bool in_float, const uint32_t *states)
{
    const Step *step = &run->steps[k];
    Lanes *slots = run->slots, *out = &slots[step->out];
    operate(step, states, &slots[step->a], &slots[step->b], out);
    if (in_float)
        round_to_float(out->at);
}

void run_in_type(Run *run, bool in_float, const uint32_t *states)
{
    prepare(run);
    for (uint32_t k = 0; k < run->step_count; k++)
        take_step(run, k, in_float, states);
}

static VECTORS void with_sign(double sign, const double *from, double *restrict to)
{
    for (int s = 0; s < TRIED; s++)
        to[s] = sign * from[s];
}

void run_output(const Run *run, int output, Lanes *values)
{
    with_sign(run->output_signs[output], run->slots[run->outputs[output]].at, values->at);
}

/* ---- the largest terms ---- */

static inline double larger(double a, double b)
{
    return b > a ? b : a;
}

/* The largest term summed into a step's result: products pass it on in proportion. */
static VECTORS void find_term(const Step *step, const Lanes *value, const Lanes *term, Lanes *out)
{
    const double *a = term[step->a].at, *b = term[step->b].at;
    const double *value_a = value[step->a].at, *value_b = value[step->b].at;
    switch (step->op) {
    case OP_ADD:
        for (int s = 0; s < TRIED; s++)
            out->at[s] = larger(a[s], b[s]);
        break;
    case OP_MUL:
        for (int s = 0; s < TRIED; s++)
            out->at[s] = larger(a[s] * fabs(value_b[s]), fabs(value_a[s]) * b[s]);
        break;
    case OP_DIV:
        for (int s = 0; s < TRIED; s++)
            out->at[s] = a[s] / fabs(value_b[s]);
        break;
    default:
        for (int s = 0; s < TRIED; s++)
            out->at[s] = fabs(value[step->out].at[s]);
    }
}

void run_with_terms(Run *run, bool in_float, const uint32_t *states, Lanes *terms)
{
    Lanes *term = memory_grow(NULL, (run->slot_count + 1) * sizeof *term);
    prepare(run);
    for (uint32_t k = 0; k < run->step_count; k++) {
        take_step(run, k, in_float, states);
        find_term(&run->steps[k], run->slots, term, &term[run->steps[k].out]);
    }
    for (int k = 0; k < run->output_count; k++)
        terms[k] = term[run->outputs[k]];
    memory_free(term);
}
