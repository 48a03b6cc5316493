/* angles.c: angles whose sines and cosines are computed together are brought together: where one is
   asked for come the sums of up to TOGETHER angles, then their sines and cosines: those on which
   the longest chains of operations wait. GROUPS such groups come at once, since the steps of one
   run while those of the other wait; not all, so that nothing waits in a register that is needed
   much later. */
#include "emit/listing.h"

#include <string.h>

enum { GROUPS = 2 };

typedef struct {
    Listing *listing;
    Pair *pairs;
    int *tail; /* of a node: the cycles from its being there to the last result that needs it */
    uint32_t *plain; /* nodes: the angles that can be had at any time, as they are asked for */
    uint32_t plain_count;
    bool *done; /* of a node: it has its place */
    uint32_t *order, count;
    uint16_t level; /* of the statement where they come */
} Gathering;

static Expr node_of(uint32_t i)
{
    return (Expr){2 * i};
}

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

/* The plain angle that has no place yet with the longest way to go; 0: none. */
static uint32_t most_urgent(const Gathering *gathering, const uint32_t *group, int count)
{
    uint32_t found = 0;
    for (uint32_t k = 0; k < gathering->plain_count; k++) {
        uint32_t angle = gathering->plain[k];
        Pair pair = gathering->pairs[angle];
        bool taken = gathering->done[pair.sine ? pair.sine : pair.cosine];
        for (int m = 0; m < count; m++)
            taken = taken || group[m] == angle;
        if (!taken && (!found || gathering->tail[angle] > gathering->tail[found]))
            found = angle;
    }
    return found;
}

/* This angle and others that can be had at any time. */
static void put_group(Gathering *gathering, uint32_t first)
{
    uint32_t angle[TOGETHER] = {first};
    int count = 1;
    for (uint32_t next; count < TOGETHER && (next = most_urgent(gathering, angle, count)); count++)
        angle[count] = next;
    for (int m = 0; m < count; m++)
        if (angle_is_plain(gathering->listing, node_of(angle[m])))
            put_sums(gathering, node_of(angle[m]));
    for (int m = 0; m < count; m++) {
        const Pair *pair = &gathering->pairs[angle[m]];
        if (pair->sine)
            put_forward(gathering, pair->sine);
        if (pair->cosine)
            put_forward(gathering, pair->cosine);
    }
}

/* Where this angle is wanted: its group, and another one, if there is one. */
static void put_groups(Gathering *gathering, uint32_t angle)
{
    for (int k = 0; angle && k < GROUPS; k++) {
        put_group(gathering, angle);
        angle = most_urgent(gathering, NULL, 0);
    }
}

static void find_tails(Gathering *gathering)
{
    const Graph *graph = gathering->listing->graph;
    for (uint32_t i = graph->node_count; i-- > 0;) {
        const Node *node = &graph->nodes[i];
        const Expr operands[] = {node->a, node->b};
        int tail = gathering->tail[i] + op_cycles[node->op];
        for (int k = 0; gathering->listing->live[i] && k < op_operands[node->op]; k++)
            if (gathering->tail[expr_index(operands[k])] < tail)
                gathering->tail[expr_index(operands[k])] = tail;
    }
}

static void find_plain(Gathering *gathering)
{
    const Listing *listing = gathering->listing;
    bool *seen = arena_array(listing->arena, bool, listing->graph->node_count);
    for (uint32_t k = 0; k < listing->statement_count; k++) {
        uint32_t i = listing->order[k], angle = expr_index(listing->graph->nodes[i].a);
        if (!is_turned(gathering, i) || seen[angle] || !angle_is_plain(listing, node_of(angle)))
            continue;
        seen[angle] = true;
        gathering->plain[gathering->plain_count++] = angle;
    }
}

void listing_angles(Listing *listing)
{
    Gathering gathering = {.listing = listing, .pairs = pairs_find(listing)};
    if (!gathering.pairs)
        return;
    uint32_t nodes = listing->graph->node_count, count = listing->statement_count;
    gathering.tail = arena_array(listing->arena, int, nodes);
    gathering.plain = arena_array(listing->arena, uint32_t, count);
    gathering.done = arena_array(listing->arena, bool, nodes);
    gathering.order = arena_array(listing->arena, uint32_t, count);
    find_tails(&gathering);
    find_plain(&gathering);
    for (uint32_t k = 0; k < count; k++) {
        uint32_t i = listing->order[k];
        gathering.level = listing->level[i];
        if (!gathering.done[i] && is_turned(&gathering, i))
            put_groups(&gathering, expr_index(listing->graph->nodes[i].a));
        put(&gathering, i);
    }
    memcpy(listing->order, gathering.order, count * sizeof *listing->order);
}
