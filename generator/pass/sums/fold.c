/* fold.c: folding: a new form is written from the outputs down, so that what is dead is dropped and
   every entity is made through the table that finds equal ones.

   Sums used once join their user, terms of one entity are added up, sums of one term give way to
   it, constants leave products. It ends because the form is acyclic and each repetition leaves
   fewer entities or terms. Additions only get fewer, for a sum is taken apart only where nothing
   else needs it; but a constant that leaves a product used in several ways may have to be paid for
   in each (up to 8 M so far), which is why pass.c counts the whole. */
#include "pass/sums/sums.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

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
        else if (folding->value[sum->terms[k].e].e < 0)
            fold(folding, sum->terms[k].e);
}

static void collect_term(Folding *folding, Real c, int e)
{
    if (real_is_zero(c))
        return;
    if (folding->place[e]) {
        Term *term = &folding->terms[folding->place[e] - 1];
        Real larger = real_larger(c, term->c);
        term->c = real_prune(real_plus(term->c, c), larger);
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

/* a*b: most factors are exactly 1. */
static inline Real times(Real a, Real b)
{
    return is_exactly(a, 1) ? b : is_exactly(b, 1) ? a : real_times(a, b);
}

static void collect(Folding *folding, const Entity *sum, Real factor)
{
    for (int k = 0; k < sum->term_count; k++) {
        const Term *term = &sum->terms[k];
        if (joins(folding, term)) {
            folding->changed = true;
            collect(folding, &folding->old->entities[term->e], times(factor, term->c));
        } else {
            Value v = folding->value[term->e];
            Real c = times(times(factor, term->c), v.c);
            collect_term(folding, sums_snap(c), v.e);
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
        heir->scale = real_times(from->scale, real_abs(c));
        heir->name_negative = from->name_negative != real_is_negative(c);
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
        if (!real_is_zero(folding->terms[k].c))
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
    if (sum->fixed) /* stands for no other, not even one like it: a big tree has 1e4 zeros */
        return (Value){1, e};
    Real ratio;
    e = sums_find_last(new, &ratio);
    return (Value){ratio, e};
}

static Value fold_operation(Folding *folding, const Entity *old)
{
    Sums *new = folding->new;
    Value a = fold(folding, old->a);
    if (kind_has_argument(old->kind))
        return (Value){1, sums_make(new, old->kind, a.e, 0)};
    Value b = fold(folding, old->b);
    if (old->kind == ENTITY_QUOTIENT) {
        assert(b.c != 0);
        if (real_is_zero(a.c))
            return (Value){0, 0};
        if (b.e == 0 || a.e == b.e)
            return (Value){a.c / b.c, b.e == 0 ? a.e : 0};
        return (Value){a.c / b.c, sums_make(new, ENTITY_QUOTIENT, a.e, b.e)};
    }
    if (real_is_zero(a.c) || real_is_zero(b.c))
        return (Value){0, 0};
    if (a.e == 0 || b.e == 0)
        return (Value){times(a.c, b.c), a.e + b.e};
    return (Value){times(a.c, b.c), sums_product(new, a.e, b.e)};
}

static Value fold(Folding *folding, int e)
{
    if (folding->value[e].e >= 0)
        return folding->value[e];
    const Entity *old = &folding->old->entities[e];
    Value v;
    if (old->kind == ENTITY_INPUT || old->kind == ENTITY_LETTERS)
        v = (Value){1, sums_make(folding->new, (EntityKind)old->kind, old->a, old->b)};
    else if (old->kind == ENTITY_SUM)
        v = fold_sum(folding, old);
    else
        v = fold_operation(folding, old);
    if (old->fixed && old->term_count == 1 && joins(folding, &old->terms[0]))
        inherit(&folding->new->entities[v.e], &folding->old->entities[old->terms[0].e],
                old->terms[0].c);
    folding->changed |= v.e == 0 || !is_exactly(v.c, 1);
    if (v.e)
        inherit(&folding->new->entities[v.e], old, v.c);
    return folding->value[e] = v;
}

static Sums *fold_all(Sums *sums, bool expand, bool *changed)
{
    sums_count_uses(sums);
    Folding folding = {
        .old = sums, .new = sums_alloc(sums->graph, sums->output_count), .expand = expand};
    hash_reserve(&folding.new->table, sums->table.count / 2); /* less than all stays, mostly */
    folding.value = memory_grow(NULL, (size_t)sums->count * sizeof *folding.value);
    for (int e = 0; e < sums->count; e++)
        folding.value[e] = (Value){1, e == 0 ? 0 : -1};
    for (int k = 0; k < sums->output_count; k++)
        folding.new->outputs[k] = fold(&folding, sums->outputs[k]).e;
    memory_free(folding.value);
    memory_free(folding.place);
    memory_free(folding.terms);
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
