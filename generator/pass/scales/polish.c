/* polish.c: takes the rounding errors out of the scales that a long search has multiplied together.

   The search compares coefficients as doubles. Here the scales are solved for again: a coefficient
   of 1 with one scale unknown gives that scale, and so does a coefficient that has to equal another
   one, for the two share a multiplication. Where nothing is given, the present value of a scale is
   taken. Each round fixes at least one scale, so it ends. */
#include "pass/scales/scales.h"

#include <stdlib.h>
#include <string.h>

typedef struct {
    Scales *scales;
    bool *known;    /* by variable */
    int *unknown;   /* by term: how many of its scales are not known */
    Real *constant; /* by multiplication: of terms that share a multiplication; 0: not known */
    int *ready;     /* variables known, terms to be looked at */
    int ready_count;
} Polish;

static Real *shared_constant(Polish *polish, const ScaledTerm *term)
{
    const Scales *scales = polish->scales;
    return &polish->constant[scales_multiplication(scales, term->key, term->at)];
}

static void know(Polish *polish, int variable)
{
    Scales *scales = polish->scales;
    const ScaleVariable *v = &scales->variables[variable];
    polish->known[variable] = true;
    polish->ready[polish->ready_count++] = variable;
    for (int k = 0; k < v->touch_count; k++)
        polish->unknown[v->touches[k].variable]--;
}

/* Solves the term for the one scale in it that is unknown; false when that has no exponent of 1. */
static bool solve(Polish *polish, int t, Real target)
{
    Scales *scales = polish->scales;
    const ScaledTerm *term = &scales->terms[t];
    int k = 0;
    while (polish->known[term->dependences[k].variable])
        k++;
    Dependence d = term->dependences[k];
    if (d.exponent != 1 && d.exponent != -1)
        return false;
    Real excess = scales_exact(scales, t) / target;
    Real *lambda = &scales->variables[d.variable].lambda;
    *lambda = d.exponent == 1 ? *lambda / excess : *lambda * excess;
    know(polish, d.variable);
    return true;
}

static void follow_units(Polish *polish)
{
    Scales *scales = polish->scales;
    while (polish->ready_count > 0) {
        const ScaleVariable *v = &scales->variables[polish->ready[--polish->ready_count]];
        for (int k = 0; k < v->touch_count; k++) {
            int t = v->touches[k].variable;
            if (polish->unknown[t] == 1 && scales->terms[t].key == UNIT_KEY)
                solve(polish, t, 1);
        }
    }
}

/* One scale from a constant that two terms share, if there is one to be had. */
static bool follow_constants(Polish *polish)
{
    Scales *scales = polish->scales;
    for (int t = 0; t < scales->term_count; t++) {
        const ScaledTerm *term = &scales->terms[t];
        if (term->key == UNIT_KEY || polish->unknown[t] != 0)
            continue;
        Real *constant = shared_constant(polish, term);
        if (*constant == 0)
            *constant = scales_exact(scales, t);
    }
    for (int t = 0; t < scales->term_count; t++) {
        const ScaledTerm *term = &scales->terms[t];
        if (term->key == UNIT_KEY || polish->unknown[t] != 1)
            continue;
        Real constant = *shared_constant(polish, term);
        if (constant != 0 && solve(polish, t, constant))
            return true;
    }
    return false;
}

void scales_polish(Scales *scales)
{
    size_t variables = (size_t)scales->variable_count, terms = (size_t)scales->term_count;
    Polish polish = {.scales = scales};
    polish.known = memory_grow(NULL, variables + 1);
    polish.unknown = memory_grow(NULL, (terms + 1) * sizeof *polish.unknown);
    polish.ready = memory_grow(NULL, (variables + 1) * sizeof *polish.ready);
    polish.constant = memory_grow(NULL, scales->multiplication_count * sizeof *polish.constant);
    memset(polish.known, 0, variables + 1);
    memset(polish.constant, 0, scales->multiplication_count * sizeof *polish.constant);
    for (size_t t = 0; t < terms; t++)
        polish.unknown[t] = scales->terms[t].dependence_count;
    for (int t = 0; t < scales->term_count; t++) /* those that depend on one scale only */
        if (polish.unknown[t] == 1 && scales->terms[t].key == UNIT_KEY)
            solve(&polish, t, 1);
    for (int v = 0; v < scales->variable_count;) {
        follow_units(&polish);
        if (follow_constants(&polish))
            continue;
        while (v < scales->variable_count && polish.known[v])
            v++;
        if (v < scales->variable_count)
            know(&polish, v);
    }
    for (int v = 0; v < scales->variable_count; v++)
        scales->variables[v].size = (double)scales->variables[v].lambda;
    memory_free(polish.known);
    memory_free(polish.unknown);
    memory_free(polish.ready);
    memory_free(polish.constant);
}
