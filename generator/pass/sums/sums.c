/* sums.c: entities and sums: making them, finding equal ones, counting their uses. */
#include "pass/sums/sums.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

/* ---- entities ---- */

static int entity_new(Sums *sums, EntityKind kind, int a, int b)
{
    if (sums->count == sums->room) {
        sums->room = sums->room ? 2 * sums->room : 256;
        sums->entities = memory_grow(sums->entities, (size_t)sums->room * sizeof *sums->entities);
    }
    sums->entities[sums->count] = (Entity){.kind = (uint8_t)kind,
                                           .a = a,
                                           .b = b,
                                           .section = NO_SECTION,
                                           .scale = 1,
                                           .rank = UINT32_MAX};
    return sums->count++;
}

/* Sums that are proportional have one hash: that of their entities in any order. */
static uint32_t entity_hash(const Entity *entity)
{
    if (entity->kind != ENTITY_SUM)
        return hash_mix(hash_mix(hash_mix(17, entity->kind), (uint32_t)entity->a),
                        (uint32_t)entity->b);
    uint32_t hash = 0;
    for (int k = 0; k < entity->term_count; k++)
        hash += hash_mix(19, (uint32_t)entity->terms[k].e);
    return hash;
}

/* y is ratio * x */
static bool proportional(const Entity *x, const Entity *y, Real *ratio)
{
    if (x->term_count != y->term_count)
        return false;
    for (int k = 0; k < x->term_count; k++) {
        int j = 0;
        while (j < y->term_count && y->terms[j].e != x->terms[k].e)
            j++;
        if (j == y->term_count)
            return false;
        Real r = y->terms[j].c / x->terms[k].c;
        if (k > 0 && !real_near(*ratio, r))
            return false;
        if (k == 0)
            *ratio = r;
    }
    *ratio = sums_snap(*ratio);
    return true;
}

/* The entity equal to the last one made, which then is dropped; or that one, now in the table. For
   sums, the last one is ratio times the result. */
int sums_find_last(Sums *sums, Real *ratio)
{
    int last = sums->count - 1;
    const Entity *entity = &sums->entities[last];
    *ratio = 1;
    if (entity->fixed) /* stands for no other, not even one like it */
        return last;
    uint32_t hash = entity_hash(entity);
    const HashSlot *at = hash_first(&sums->table, hash);
    for (; at->item; at = hash_next(&sums->table, at)) {
        const Entity *other = &sums->entities[at->item];
        if (other->kind != entity->kind)
            continue;
        if (entity->kind == ENTITY_SUM ? proportional(other, entity, ratio)
                                       : other->a == entity->a && other->b == entity->b) {
            sums->count--;
            return (int)at->item;
        }
    }
    *ratio = 1;
    hash_add(&sums->table, hash, (uint32_t)last);
    return last;
}

int sums_make(Sums *sums, EntityKind kind, int a, int b)
{
    Real ratio;
    entity_new(sums, kind, a, b);
    return sums_find_last(sums, &ratio);
}

int sums_product(Sums *sums, int a, int b)
{
    assert(a > 0 && b > 0);
    return a < b ? sums_make(sums, ENTITY_PRODUCT, a, b) : sums_make(sums, ENTITY_PRODUCT, b, a);
}

int sums_new(Sums *sums)
{
    return entity_new(sums, ENTITY_SUM, 0, 0);
}

void sums_add_term(Sums *sums, int sum, Real c, int e)
{
    Entity *entity = &sums->entities[sum];
    if (entity->term_count == entity->room) {
        entity->room = entity->room ? 2 * entity->room : 4;
        Term *terms = arena_array(sums->arena, Term, entity->room);
        if (entity->term_count)
            memcpy(terms, entity->terms, (size_t)entity->term_count * sizeof *terms);
        entity->terms = terms;
    }
    entity->terms[entity->term_count++] = (Term){c, e, e};
}

void sums_remove_term(Sums *sums, int sum, int k)
{
    Entity *entity = &sums->entities[sum];
    entity->terms[k] = entity->terms[--entity->term_count];
}

static void use_parts(Sums *sums, const Entity *entity);

static inline void use(Sums *sums, int e)
{
    Entity *entity = &sums->entities[e];
    if (entity->uses++ == 0)
        use_parts(sums, entity);
}

static void use_parts(Sums *sums, const Entity *entity)
{
    if (kind_has_argument(entity->kind) || kind_has_operands(entity->kind))
        use(sums, entity->a);
    if (kind_has_operands(entity->kind))
        use(sums, entity->b);
    for (int k = 0; k < entity->term_count; k++)
        use(sums, entity->terms[k].e);
}

void sums_count_uses(Sums *sums)
{
    for (int e = 0; e < sums->count; e++)
        sums->entities[e].uses = 0;
    for (int k = 0; k < sums->output_count; k++)
        use(sums, sums->outputs[k]);
}

static bool contains(const Sums *sums, int e, int part)
{
    const Entity *entity = &sums->entities[e];
    if (e == part)
        return true;
    if (!kind_has_operands(entity->kind) || entity->uses != 1)
        return false;
    return contains(sums, entity->a, part) ||
           (entity->kind == ENTITY_PRODUCT && contains(sums, entity->b, part));
}

int sums_toward(const Sums *sums, int e, int at)
{
    const Entity *entity = &sums->entities[e];
    if (entity->a == at || entity->b == at || entity->kind == ENTITY_QUOTIENT)
        return entity->kind == ENTITY_QUOTIENT || entity->a == at ? entity->a : entity->b;
    return contains(sums, entity->a, at) ? entity->a : entity->b;
}

/* ---- life ---- */

Sums *sums_alloc(const Graph *graph, int output_count)
{
    Sums *sums = memory_grow(NULL, sizeof *sums);
    *sums = (Sums){.arena = arena_new(), .graph = graph, .output_count = output_count};
    sums->outputs = arena_array(sums->arena, int, output_count);
    entity_new(sums, ENTITY_ONE, 0, 0);
    return sums;
}

void sums_free(Sums *sums)
{
    if (!sums)
        return;
    arena_free(sums->arena);
    memory_free(sums->entities);
    hash_free(&sums->table);
    memory_free(sums);
}

Sums *sums_copy(const Sums *sums)
{
    Sums *copy = memory_grow(NULL, sizeof *copy);
    *copy = *sums;
    copy->arena = arena_new();
    copy->outputs = arena_array(copy->arena, int, sums->output_count);
    memcpy(copy->outputs, sums->outputs, (size_t)sums->output_count * sizeof *copy->outputs);
    copy->entities = memory_grow(NULL, (size_t)sums->room * sizeof *copy->entities);
    memcpy(copy->entities, sums->entities, (size_t)sums->count * sizeof *copy->entities);
    copy->table = hash_copy(&sums->table);
    for (int e = 0; e < sums->count; e++) {
        Entity *entity = &copy->entities[e];
        entity->room = entity->term_count;
        if (!entity->room)
            continue;
        entity->terms = arena_array(copy->arena, Term, entity->room);
        memcpy(entity->terms, sums->entities[e].terms, (size_t)entity->room * sizeof(Term));
    }
    return copy;
}

void sums_keep_products(Sums *sums)
{
    int count = sums->count;
    sums_count_uses(sums);
    int *sum_of = memory_grow(NULL, (size_t)count * sizeof *sum_of);
    for (int e = 0; e < count; e++) {
        bool keep = is_product(sums, e) && sums->entities[e].uses > 1;
        sum_of[e] = keep ? sums_new(sums) : e;
        if (keep)
            sums->entities[sum_of[e]].kept = true;
    }
    for (int e = 0; e < count; e++) {
        Entity *entity = &sums->entities[e];
        for (int k = 0; k < entity->term_count; k++) {
            Term *term = &entity->terms[k];
            bool kept = sum_of[term->e] != term->e;
            term->e = sum_of[term->e];
            term->at = kept ? term->e : sum_of[term->at];
        }
        if (kind_has_operands(entity->kind)) {
            entity->a = sum_of[entity->a];
            entity->b = sum_of[entity->b];
        }
    }
    for (int e = 0; e < count; e++)
        if (sum_of[e] != e)
            sums_add_term(sums, sum_of[e], 1, e);
    memory_free(sum_of);
    sums_count_uses(sums);
}
