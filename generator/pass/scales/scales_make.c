/* scales_make.c: from a form to the unknown scales of its sums, and the terms that depend on them.
 */
#include "pass/scales/scales.h"

#include <stdlib.h>
#include <string.h>

enum { DEEPEST = 6 }; /* product of products of ... whose scale is followed */
enum { MOST = 8 };    /* factors to which a constant may go */

static void depend(const Scales *scales, int e, int exponent, Dependence *found, int *count)
{
    const Entity *entity = &scales->sums->entities[e];
    if (scales->frozen[e])
        return;
    if (entity->kind == ENTITY_PRODUCT || entity->kind == ENTITY_QUOTIENT) {
        depend(scales, entity->a, exponent, found, count);
        depend(scales, entity->b, entity->kind == ENTITY_PRODUCT ? exponent : -exponent, found,
               count);
        return;
    }
    int variable = scales->variable_of[e];
    if (variable < 0)
        return;
    int k = 0;
    while (k < *count && found[k].variable != variable)
        k++;
    if (k == *count)
        found[(*count)++] = (Dependence){variable, 0};
    found[k].exponent += exponent;
}

static void find_options(const Sums *sums, int e, int *found, int *count)
{
    const Entity *entity = &sums->entities[e];
    int factors[2] = {entity->a, entity->b};
    int factor_count = entity->kind == ENTITY_PRODUCT ? 2 : entity->kind == ENTITY_QUOTIENT;
    for (int k = 0; k < factor_count && *count < MOST; k++) {
        if (k == 0 || factors[0] != factors[1])
            found[(*count)++] = factors[k];
        if (sums->entities[factors[k]].uses == 1)
            find_options(sums, factors[k], found, count);
    }
}

static void make_term(Scales *scales, int sum, int place)
{
    const Term *from = &scales->sums->entities[sum].terms[place];
    Dependence found[(1 << DEEPEST) + 1];
    int options[MOST] = {from->e}, count = 0, option_count = 1;
    depend(scales, from->e, 1, found, &count);
    if (scales->variable_of[sum] >= 0)
        found[count++] = (Dependence){scales->variable_of[sum], -1};
    find_options(scales->sums, from->e, options, &option_count);
    Dependence *dependences = arena_array(scales->arena, Dependence, count + 1);
    int *choice = arena_array(scales->arena, int, option_count);
    memcpy(dependences, found, (size_t)count * sizeof *found);
    memcpy(choice, options, (size_t)option_count * sizeof *options);
    double size = (double)real_abs(from->c);
    scales->terms[scales->term_count++] = (ScaledTerm){.sum = sum,
                                                       .place = place,
                                                       .e = from->e,
                                                       .at = from->at,
                                                       .c = from->c,
                                                       .size = size,
                                                       .key = scales_key(size),
                                                       .dependences = dependences,
                                                       .options = choice,
                                                       .dependence_count = count,
                                                       .option_count = option_count};
}

static void link_terms(Scales *scales)
{
    for (int pass = 0; pass < 2; pass++) {
        for (int t = 0; t < scales->term_count; t++)
            for (int k = 0; k < scales->terms[t].dependence_count; k++) {
                Dependence d = scales->terms[t].dependences[k];
                ScaleVariable *v = &scales->variables[d.variable];
                if (pass == 1)
                    v->touches[v->touch_count] = (Dependence){t, d.exponent};
                v->touch_count++;
            }
        for (int i = 0; pass == 0 && i < scales->variable_count; i++) {
            ScaleVariable *v = &scales->variables[i];
            v->touches = arena_array(scales->arena, Dependence, v->touch_count + 1);
            v->touch_count = 0;
        }
    }
}

static int depth(const Sums *sums, int *depths, int e)
{
    const Entity *entity = &sums->entities[e];
    if (entity->kind != ENTITY_PRODUCT && entity->kind != ENTITY_QUOTIENT)
        return 0;
    if (!depths[e]) {
        int a = depth(sums, depths, entity->a), b = depth(sums, depths, entity->b);
        depths[e] = 1 + (a > b ? a : b);
    }
    return depths[e];
}

/* What is below a product too deep to follow keeps its scale. */
static void freeze(const Sums *sums, bool *frozen, int e)
{
    const Entity *entity = &sums->entities[e];
    if (frozen[e])
        return;
    frozen[e] = true;
    if (entity->kind == ENTITY_PRODUCT || entity->kind == ENTITY_QUOTIENT) {
        freeze(sums, frozen, entity->a);
        freeze(sums, frozen, entity->b);
    }
}

static bool *find_frozen(const Sums *sums)
{
    size_t count = (size_t)sums->count;
    bool *frozen = memory_grow(NULL, count);
    int *depths = memory_grow(NULL, count * sizeof *depths);
    memset(frozen, 0, count);
    memset(depths, 0, count * sizeof *depths);
    for (int e = 0; e < sums->count; e++)
        if (depth(sums, depths, e) > DEEPEST)
            freeze(sums, frozen, e);
    memory_free(depths);
    return frozen;
}

Scales *scales_new(Sums *sums, Cost cost)
{
    Arena *arena = arena_new();
    Scales *scales = arena_alloc(arena, sizeof *scales);
    *scales = (Scales){
        .sums = sums, .arena = arena, .M = cost.M, .D = cost.D, .random = {0x9E3779B97F4A7C15u}};
    int terms = 0;
    bool *frozen = scales->frozen = find_frozen(sums);
    scales->variable_of = arena_array(arena, int, sums->count);
    scales->bases = arena_array(arena, Base, sums->count);
    scales->variables = arena_array(arena, ScaleVariable, sums->count);
    for (int e = 0; e < sums->count; e++) {
        const Entity *entity = &sums->entities[e];
        bool made = kind_has_operands((EntityKind)entity->kind);
        scales->bases[e] = (Base){.a = made ? entity->a : -1,
                                  .b = entity->b,
                                  .cost = is_product(sums, e) ? cost.M : cost.D};
        bool free_scale =
            entity->kind == ENTITY_SUM && !entity->fixed && entity->uses && !frozen[e];
        scales->variable_of[e] = free_scale ? scales->variable_count : -1;
        if (free_scale)
            scales->variables[scales->variable_count++] =
                (ScaleVariable){.sum = e, .lambda = 1, .size = 1, .before = (double)entity->scale};
        terms += entity->term_count;
    }
    scales->terms = arena_array(arena, ScaledTerm, terms + 1);
    scales->undo = arena_array(arena, TermState, 2 * terms + 2);
    scales->undo_size = arena_array(arena, double, scales->variable_count + 1);
    scales->changed = arena_array(arena, int, scales->variable_count + 1);
    for (int e = 0; e < sums->count; e++)
        for (int k = 0; sums->entities[e].uses && k < sums->entities[e].term_count; k++)
            if (sums->entities[e].terms[k].e != 0)
                make_term(scales, e, k);
    memory_free(frozen);
    link_terms(scales);
    scales_count_terms(scales);
    return scales;
}
