/* settle.c: which factor a constant multiplies, and what the whole then costs.

   A term c*(x*y) takes two multiplications, wherever c goes: (c*x)*y as well as c*(x*y). But c*x
   may be needed elsewhere: by sums, or by other products of x with the same c, as c*sin(theta) is
   in a rotation of scaled vectors. So this is a cover: the terms whose product is wanted with one
   constant only are to be covered by as few multiplications (constant, factor) as possible. Greedy:
   those that sums need anyway first, then the one that covers most, the older one among equals;
   what would cover one term only buys nothing, and that term keeps its constant outside. */
#include "pass/sums/keys.h"
#include "pass/sums/sums.h"

#include <stdlib.h>
#include <string.h>

/* ---- the cover ---- */

typedef struct {
    int key, next; /* next option of the same key, -1: none */
    int item;
} Option;

typedef struct {
    int e; /* the product, wanted with one constant only */
    Real c;
    int first_option, option_count;
    int at; /* -1: not covered */
} Item;

typedef struct {
    Sums *sums;
    Keys keys;
    bool *available; /* by key: some sum needs it */
    int *last;       /* by key: newest option */
    int *open;       /* by key: items not covered */
    int key_room;
    Item *items;
    int item_count;
    int *item_of; /* by entity: 1 + number of item */
    Option *options;
    int option_count, option_room;
} Cover;

static int cover_key(Cover *cover, Real c, int at)
{
    bool is_new;
    int key = keys_find(&cover->keys, (Key){key_bits(c), at, at}, &is_new);
    if (key >= cover->key_room) {
        cover->key_room = cover->key_room ? 2 * cover->key_room : 512;
        size_t room = (size_t)cover->key_room;
        cover->available = memory_grow(cover->available, room * sizeof *cover->available);
        cover->last = memory_grow(cover->last, room * sizeof *cover->last);
        cover->open = memory_grow(cover->open, room * sizeof *cover->open);
    }
    if (is_new) {
        cover->available[key] = false;
        cover->last[key] = -1;
        cover->open[key] = 0;
    }
    return key;
}

/* A product is an item when all its uses are terms with one constant. */
static void find_items(Cover *cover)
{
    Sums *sums = cover->sums;
    size_t count = (size_t)sums->count;
    int *uses = memory_grow(NULL, count * sizeof *uses);
    memset(uses, 0, count * sizeof *uses);
    for (int s = 0; s < sums->count; s++) {
        Entity *sum = &sums->entities[s];
        for (int k = 0; sum->uses && k < sum->term_count; k++) {
            Term *term = &sum->terms[k];
            term->at = term->e;
            const Entity *entity = &sums->entities[term->e];
            if (is_unit(term->c) ||
                (entity->kind != ENTITY_PRODUCT && entity->kind != ENTITY_QUOTIENT))
                continue;
            int *item = &cover->item_of[term->e];
            if (!*item) {
                cover->items[cover->item_count++] = (Item){.e = term->e, .c = term->c, .at = -1};
                *item = cover->item_count;
            }
            uses[term->e] += key_bits(cover->items[*item - 1].c) == key_bits(term->c);
        }
    }
    for (int e = 0; e < sums->count; e++)
        if (cover->item_of[e] && uses[e] != sums->entities[e].uses)
            cover->item_of[e] = 0;
    memory_free(uses);
}

static void add_option(Cover *cover, int item, int at)
{
    int key = cover_key(cover, cover->items[item].c, at);
    if (cover->last[key] >= 0 && cover->options[cover->last[key]].item == item)
        return; /* x*x */
    if (cover->option_count == cover->option_room) {
        cover->option_room = cover->option_room ? 2 * cover->option_room : 512;
        cover->options =
            memory_grow(cover->options, (size_t)cover->option_room * sizeof *cover->options);
    }
    cover->options[cover->option_count] = (Option){key, cover->last[key], item};
    cover->last[key] = cover->option_count++;
    cover->items[item].option_count++;
    cover->open[key]++;
}

/* The factors of e, through products that nothing else needs. */
static void add_options(Cover *cover, int item, int e)
{
    const Sums *sums = cover->sums;
    const Entity *entity = &sums->entities[e];
    int factors[2] = {entity->a, entity->b};
    for (int k = 0; k < (entity->kind == ENTITY_PRODUCT ? 2 : 1); k++) {
        const Entity *factor = &sums->entities[factors[k]];
        bool inner = factor->kind == ENTITY_PRODUCT && factor->uses == 1;
        if (inner)
            add_options(cover, item, factors[k]);
        else
            add_option(cover, item, factors[k]);
    }
}

static void cover_by(Cover *cover, int key)
{
    for (int o = cover->last[key]; o >= 0; o = cover->options[o].next) {
        Item *item = &cover->items[cover->options[o].item];
        if (item->at >= 0)
            continue;
        item->at = cover->keys.keys[key].at;
        for (int j = 0; j < item->option_count; j++)
            cover->open[cover->options[item->first_option + j].key]--;
    }
}

static void choose_keys(Cover *cover)
{
    for (int key = 0; key < cover->keys.count; key++)
        if (cover->available[key] || cover->keys.keys[key].at == 0) /* c*1 is at hand, too */
            cover_by(cover, key);
    for (;;) {
        int best = -1;
        for (int key = 0; key < cover->keys.count; key++)
            if (cover->open[key] > (best < 0 ? 1 : cover->open[best]))
                best = key;
        if (best < 0)
            return;
        cover_by(cover, best);
    }
}

void sums_settle(Sums *sums)
{
    Cover cover = {.sums = sums};
    size_t count = (size_t)sums->count;
    cover.items = memory_grow(NULL, count * sizeof *cover.items);
    cover.item_of = memory_grow(NULL, count * sizeof *cover.item_of);
    memset(cover.item_of, 0, count * sizeof *cover.item_of);
    sums_count_uses(sums);
    find_items(&cover);
    for (int s = 0; s < sums->count; s++)
        for (int k = 0; sums->entities[s].uses && k < sums->entities[s].term_count; k++) {
            const Term *term = &sums->entities[s].terms[k];
            if (term->e == 0 || is_unit(term->c) || cover.item_of[term->e])
                continue;
            int key = cover_key(&cover, term->c, term->e); /* may move the array */
            cover.available[key] = true;
        }
    for (int i = 0; i < cover.item_count; i++) {
        if (!cover.item_of[cover.items[i].e])
            continue;
        cover.items[i].first_option = cover.option_count;
        add_options(&cover, i, cover.items[i].e);
    }
    choose_keys(&cover);
    for (int s = 0; s < sums->count; s++)
        for (int k = 0; sums->entities[s].uses && k < sums->entities[s].term_count; k++) {
            Term *term = &sums->entities[s].terms[k];
            int item = cover.item_of[term->e];
            if (item && cover.items[item - 1].at >= 0)
                term->at = cover.items[item - 1].at;
        }
    keys_free(&cover.keys);
    memory_free(cover.available);
    memory_free(cover.last);
    memory_free(cover.open);
    memory_free(cover.items);
    memory_free(cover.item_of);
    memory_free(cover.options);
}

/* ---- the count ---- */

typedef struct {
    const Sums *sums;
    Keys scaled; /* what constants multiply, and products on the way */
    bool *seen;  /* entities */
    Ops ops;
} Counting;

static void need(Counting *counting, int e);

static void need_scaled(Counting *counting, uint64_t c, int e, int at)
{
    bool is_new;
    keys_find(&counting->scaled, (Key){c, at, e}, &is_new);
    if (!is_new || e == 0)
        return;
    const Entity *entity = &counting->sums->entities[e];
    if (e != at && entity->kind == ENTITY_QUOTIENT)
        counting->ops.D++;
    else
        counting->ops.M++;
    if (e == at) {
        need(counting, e);
        return;
    }
    bool first = sums_toward(counting->sums, e, at) == entity->a;
    need_scaled(counting, c, first ? entity->a : entity->b, at);
    need(counting, first ? entity->b : entity->a);
}

static void need(Counting *counting, int e)
{
    if (counting->seen[e])
        return;
    counting->seen[e] = true;
    const Entity *entity = &counting->sums->entities[e];
    switch ((EntityKind)entity->kind) {
    case ENTITY_ONE:
    case ENTITY_INPUT:
    case ENTITY_LETTERS:
        return;
    case ENTITY_SIN:
    case ENTITY_COS:
        counting->ops.sincos += !counting->seen[entity->a];
        need(counting, entity->a);
        return;
    case ENTITY_SQRT:
    case ENTITY_EXP:
        counting->ops.D++;
        need(counting, entity->a);
        return;
    case ENTITY_PRODUCT:
    case ENTITY_QUOTIENT:
        *(entity->kind == ENTITY_PRODUCT ? &counting->ops.M : &counting->ops.D) += 1;
        need(counting, entity->a);
        need(counting, entity->b);
        return;
    case ENTITY_SUM:
        break;
    }
    if (entity->term_count > 1)
        counting->ops.A += entity->term_count - 1;
    for (int k = 0; k < entity->term_count; k++) {
        const Term *term = &entity->terms[k];
        if (term->e == 0 || is_unit(term->c))
            need(counting, term->e);
        else
            need_scaled(counting, key_bits(term->c), term->e, term->at);
    }
}

Ops sums_count(const Sums *sums)
{
    Counting counting = {.sums = sums};
    counting.seen = memory_grow(NULL, (size_t)sums->count);
    memset(counting.seen, 0, (size_t)sums->count);
    for (int k = 0; k < sums->output_count; k++)
        need(&counting, sums->outputs[k]);
    keys_free(&counting.scaled);
    memory_free(counting.seen);
    return counting.ops;
}
