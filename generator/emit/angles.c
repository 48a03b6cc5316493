/* angles.c: angles whose sines and cosines are computed together are brought together: where the
   first of them is asked for come the sums of those of up to TOGETHER angles, then their sines and
   cosines. Groups are no larger, so that nothing waits in a register that is needed much later. */
#include "emit/listing.h"

#include <string.h>

typedef struct {
    Listing *listing;
    Pair *pairs;
    bool *done; /* of a node: it has its place */
    uint32_t *order, count;
    uint16_t level; /* of the group's first */
} Gathering;

bool angle_is_plain(const Listing *listing, Expr x)
{
    const Node *node = &listing->graph->nodes[expr_index(x)];
    switch ((Op)node->op) {
    case OP_CONST:
    case OP_INPUT:
        return true;
    case OP_ADD:
    case OP_MUL:
        return angle_is_plain(listing, node->a) && angle_is_plain(listing, node->b);
    default:
        return false;
    }
}

static bool is_turned(const Gathering *gathering, uint32_t i)
{
    return PAIRS_APART >> gathering->listing->graph->nodes[i].op & 1;
}

static void put(Gathering *gathering, uint32_t i)
{
    if (gathering->done[i])
        return;
    gathering->done[i] = true;
    gathering->order[gathering->count++] = i;
}

/* A statement that stands further down. */
static void put_forward(Gathering *gathering, uint32_t i)
{
    if (!gathering->done[i])
        gathering->listing->level[i] = gathering->level;
    put(gathering, i);
}

/* The statements that plain x needs. */
static void put_sums(Gathering *gathering, Expr x)
{
    uint32_t i = expr_index(x);
    const Node *node = &gathering->listing->graph->nodes[i];
    if (gathering->done[i] || (node->op != OP_ADD && node->op != OP_MUL))
        return;
    put_sums(gathering, node->a);
    put_sums(gathering, node->b);
    if (gathering->listing->label[i])
        put_forward(gathering, i);
}

/* The angle of the statement at this place and the next ones that can be had at any time. */
static void put_group(Gathering *gathering, uint32_t at)
{
    const Listing *listing = gathering->listing;
    uint32_t angle[TOGETHER];
    int count = 0;
    gathering->level = listing->level[listing->order[at]];
    for (uint32_t k = at; k < listing->statement_count && count < TOGETHER; k++) {
        uint32_t i = listing->order[k];
        Expr of = listing->graph->nodes[i].a;
        bool taken = gathering->done[i] || !is_turned(gathering, i);
        for (int m = 0; m < count; m++)
            taken = taken || angle[m] == expr_index(of);
        if (taken || (k > at && !angle_is_plain(listing, of)))
            continue;
        if (k > at)
            put_sums(gathering, of);
        angle[count++] = expr_index(of);
    }
    for (int m = 0; m < count; m++) {
        const Pair *pair = &gathering->pairs[angle[m]];
        if (pair->sine)
            put_forward(gathering, pair->sine);
        if (pair->cosine)
            put_forward(gathering, pair->cosine);
    }
}

void listing_angles(Listing *listing)
{
    Gathering gathering = {.listing = listing, .pairs = pairs_find(listing)};
    if (!gathering.pairs)
        return;
    gathering.done = arena_array(listing->arena, bool, listing->graph->node_count);
    gathering.order = arena_array(listing->arena, uint32_t, listing->statement_count);
    for (uint32_t k = 0; k < listing->statement_count; k++) {
        uint32_t i = listing->order[k];
        if (!gathering.done[i] && is_turned(&gathering, i))
            put_group(&gathering, k);
        put(&gathering, i);
    }
    memcpy(listing->order, gathering.order, listing->statement_count * sizeof *listing->order);
}
