/* sums.c: entities and sums: making them, folding them. Folding writes a new form from the outputs
   down, so that what is dead is dropped and every entity is made through the table that finds equal
   ones. It ends because the form is acyclic, and never raises the count: a sum is taken apart only
   where nothing else needs it. */
#include "pass/sums.h"

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

static uint32_t mix(uint32_t hash, uint32_t value)
{
    hash ^= value;
    hash *= 0x9E3779B1u;
    return hash ^ (hash >> 15);
}

/* Sums that are proportional have one hash: that of their entities in any order. */
static uint32_t entity_hash(const Entity *entity)
{
    if (entity->kind != ENTITY_SUM)
        return mix(mix(mix(17, entity->kind), (uint32_t)entity->a), (uint32_t)entity->b);
    uint32_t hash = 0;
    for (int k = 0; k < entity->term_count; k++)
        hash += mix(19, (uint32_t)entity->terms[k].e);
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
    if (is_unit(*ratio))
        *ratio = *ratio < 0 ? -1 : 1;
    return true;
}

/* Makes the table anew, larger, with the first count entities in it. */
static void table_grow(Sums *sums, int count)
{
    sums->table_size = sums->table_size ? 2 * sums->table_size : 1024;
    free(sums->table);
    sums->table = memory_grow(NULL, (size_t)sums->table_size * sizeof *sums->table);
    memset(sums->table, 0, (size_t)sums->table_size * sizeof *sums->table);
    uint32_t mask = (uint32_t)sums->table_size - 1;
    for (int e = 1; e < count; e++) {
        uint32_t slot = entity_hash(&sums->entities[e]) & mask;
        while (sums->table[slot])
            slot = (slot + 1) & mask;
        sums->table[slot] = e;
    }
}

/* The entity equal to the last one made, which then is dropped; or that one, now in the table. For
   sums, the last one is ratio times the result. */
static int entity_find(Sums *sums, Real *ratio)
{
    int last = sums->count - 1;
    if (2 * sums->count > sums->table_size)
        table_grow(sums, last);
    const Entity *entity = &sums->entities[last];
    *ratio = 1;
    uint32_t mask = (uint32_t)sums->table_size - 1, slot = entity_hash(entity) & mask;
    for (int e; (e = sums->table[slot]) != 0; slot = (slot + 1) & mask) {
        const Entity *other = &sums->entities[e];
        if (other->kind != entity->kind || other->fixed || entity->fixed)
            continue;
        if (entity->kind == ENTITY_SUM ? proportional(other, entity, ratio)
                                       : other->a == entity->a && other->b == entity->b) {
            sums->count--;
            return e;
        }
    }
    *ratio = 1;
    sums->table[slot] = last;
    return last;
}

int sums_make(Sums *sums, EntityKind kind, int a, int b)
{
    Real ratio;
    entity_new(sums, kind, a, b);
    return entity_find(sums, &ratio);
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

static bool has_operands(EntityKind kind)
{
    return kind == ENTITY_PRODUCT || kind == ENTITY_QUOTIENT;
}

static bool has_argument(EntityKind kind)
{
    return kind == ENTITY_SIN || kind == ENTITY_COS || kind == ENTITY_SQRT;
}

static void use(Sums *sums, int e)
{
    Entity *entity = &sums->entities[e];
    if (entity->uses++)
        return;
    if (has_argument(entity->kind) || has_operands(entity->kind))
        use(sums, entity->a);
    if (has_operands(entity->kind))
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
    if (!has_operands(entity->kind) || entity->uses != 1)
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
    table_grow(sums, 1);
    return sums;
}

void sums_free(Sums *sums)
{
    if (!sums)
        return;
    arena_free(sums->arena);
    free(sums->entities);
    free(sums->table);
    free(sums);
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
    copy->table = memory_grow(NULL, (size_t)sums->table_size * sizeof *copy->table);
    memcpy(copy->table, sums->table, (size_t)sums->table_size * sizeof *copy->table);
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

/* ---- folding ---- */

typedef struct {
    Real c;
    int e;
} Value;

typedef struct {
    const Sums *old;
    Sums *new;
    Value *value; /* of old entities; e < 0: not yet */
    int *place;   /* of new entities: 1 + their place in the sum being collected, 0: not there */
    int place_room;
    Term *terms; /* being collected */
    int term_count, term_room;
    bool expand;  /* sums with other coefficients than 1 join, too */
    bool changed; /* something is simpler now, so that more may become so */
} Folding;

static Value fold(Folding *folding, int e);

static bool joins(const Folding *folding, const Term *term)
{
    const Entity *entity = &folding->old->entities[term->e];
    bool alone = entity->uses == 1 || (entity->kept && is_unit(entity->terms[0].c));
    return entity->kind == ENTITY_SUM && !entity->fixed && alone &&
           (is_unit(term->c) || folding->expand);
}

static void fold_parts(Folding *folding, const Entity *sum)
{
    for (int k = 0; k < sum->term_count; k++)
        if (joins(folding, &sum->terms[k]))
            fold_parts(folding, &folding->old->entities[sum->terms[k].e]);
        else
            fold(folding, sum->terms[k].e);
}

static void collect_term(Folding *folding, Real c, int e)
{
    if (c == 0)
        return;
    if (folding->place[e]) {
        Term *term = &folding->terms[folding->place[e] - 1];
        Real larger = real_abs(c) > real_abs(term->c) ? real_abs(c) : real_abs(term->c);
        term->c = real_prune(term->c + c, larger);
        folding->changed = true;
        return;
    }
    if (folding->term_count == folding->term_room) {
        folding->term_room = folding->term_room ? 2 * folding->term_room : 64;
        folding->terms =
            memory_grow(folding->terms, (size_t)folding->term_room * sizeof *folding->terms);
    }
    folding->terms[folding->term_count++] = (Term){c, e, e};
    folding->place[e] = folding->term_count;
}

static void collect(Folding *folding, const Entity *sum, Real factor)
{
    for (int k = 0; k < sum->term_count; k++) {
        const Term *term = &sum->terms[k];
        if (joins(folding, term)) {
            folding->changed = true;
            collect(folding, &folding->old->entities[term->e], factor * term->c);
        } else {
            Value v = folding->value[term->e];
            Real c = factor * term->c * v.c;
            collect_term(folding, is_unit(c) ? (c < 0 ? -1 : 1) : c, v.e);
        }
    }
}

static void inherit(Entity *heir, const Entity *from, Real c)
{
    if (heir->rank <= from->rank)
        return;
    heir->rank = from->rank;
    heir->section = from->section;
    if (!heir->name && from->name) { /* from = c * heir */
        heir->name = from->name;
        heir->scale = from->scale * real_abs(c);
        heir->name_negative = from->name_negative != (c < 0);
    }
}

static Value fold_sum(Folding *folding, const Entity *old)
{
    Sums *new = folding->new;
    fold_parts(folding, old);
    if (folding->place_room < new->count) {
        folding->place_room = 2 * new->count;
        size_t size = (size_t)folding->place_room * sizeof *folding->place;
        folding->place = memory_grow(folding->place, size);
        memset(folding->place, 0, size);
    }
    folding->term_count = 0;
    collect(folding, old, 1);
    int count = 0;
    for (int k = 0; k < folding->term_count; k++) {
        folding->place[folding->terms[k].e] = 0;
        if (folding->terms[k].c != 0)
            folding->terms[count++] = folding->terms[k];
    }
    if (!old->fixed && count == 0)
        return (Value){0, 0};
    if (!old->fixed && count == 1 && !(old->kept && !is_unit(folding->terms[0].c)))
        return folding->changed = true, (Value){folding->terms[0].c, folding->terms[0].e};
    int e = sums_new(new);
    Entity *sum = &new->entities[e];
    sum->fixed = old->fixed;
    sum->kept = old->kept && count == 1;
    sum->term_count = sum->room = count;
    sum->terms = arena_array(new->arena, Term, count ? count : 1);
    if (count)
        memcpy(sum->terms, folding->terms, (size_t)count * sizeof *sum->terms);
    Real ratio;
    e = entity_find(new, &ratio);
    return (Value){ratio, e};
}

static Value fold_operation(Folding *folding, const Entity *old)
{
    Sums *new = folding->new;
    Value a = fold(folding, old->a);
    if (has_argument(old->kind))
        return (Value){1, sums_make(new, old->kind, a.e, 0)};
    Value b = fold(folding, old->b);
    if (old->kind == ENTITY_QUOTIENT) {
        assert(b.c != 0);
        if (a.c == 0)
            return (Value){0, 0};
        if (b.e == 0 || a.e == b.e)
            return (Value){a.c / b.c, b.e == 0 ? a.e : 0};
        return (Value){a.c / b.c, sums_make(new, ENTITY_QUOTIENT, a.e, b.e)};
    }
    if (a.c == 0 || b.c == 0)
        return (Value){0, 0};
    if (a.e == 0 || b.e == 0)
        return (Value){a.c * b.c, a.e + b.e};
    return (Value){a.c * b.c, sums_product(new, a.e, b.e)};
}

static Value fold(Folding *folding, int e)
{
    if (folding->value[e].e >= 0)
        return folding->value[e];
    const Entity *old = &folding->old->entities[e];
    Value v;
    if (old->kind == ENTITY_INPUT)
        v = (Value){1, sums_make(folding->new, ENTITY_INPUT, old->a, old->b)};
    else if (old->kind == ENTITY_SUM)
        v = fold_sum(folding, old);
    else
        v = fold_operation(folding, old);
    if (old->fixed && old->term_count == 1 && joins(folding, &old->terms[0]))
        inherit(&folding->new->entities[v.e], &folding->old->entities[old->terms[0].e],
                old->terms[0].c);
    folding->changed |= v.e == 0 || v.c != 1;
    if (v.e)
        inherit(&folding->new->entities[v.e], old, v.c);
    return folding->value[e] = v;
}

static Sums *fold_all(Sums *sums, bool expand, bool *changed)
{
    sums_count_uses(sums);
    Folding folding = {
        .old = sums, .new = sums_alloc(sums->graph, sums->output_count), .expand = expand};
    folding.value = memory_grow(NULL, (size_t)sums->count * sizeof *folding.value);
    for (int e = 0; e < sums->count; e++)
        folding.value[e] = (Value){1, e == 0 ? 0 : -1};
    for (int k = 0; k < sums->output_count; k++)
        folding.new->outputs[k] = fold(&folding, sums->outputs[k]).e;
    free(folding.value);
    free(folding.place);
    free(folding.terms);
    *changed = folding.changed;
    return folding.new;
}

static void fold_until_done(Sums *sums, bool expand)
{
    for (bool changed = true; changed;) {
        Sums *folded = fold_all(sums, expand, &changed);
        Sums swap = *sums;
        *sums = *folded;
        *folded = swap;
        sums_free(folded);
    }
    sums_count_uses(sums);
}

void sums_fold(Sums *sums)
{
    fold_until_done(sums, false);
}

void sums_expand(Sums *sums)
{
    fold_until_done(sums, true);
}
