/* pairs.c: sines and cosines of the same angle. */
#include "emit/listing.h"

Pair *pairs_find(const Listing *listing)
{
    const Graph *graph = listing->graph;
    if (!(listing->apart & PAIRS_APART))
        return NULL;
    Pair *pairs = arena_array(listing->arena, Pair, graph->node_count);
    for (uint32_t i = 0; i < graph->node_count; i++) {
        const Node *node = &graph->nodes[i];
        if (listing->live[i] && node->op == OP_SIN)
            pairs[expr_index(node->a)].sine = i;
        if (listing->live[i] && node->op == OP_COS)
            pairs[expr_index(node->a)].cosine = i;
    }
    return pairs;
}

/* The names of what node i and its partner become; false when the partner came first and both are
   there already. */
static bool take_names(const Listing *listing, Pair *pair, uint32_t i, const char **sine,
                       const char **cosine)
{
    if (pair->sine != i && pair->cosine != i)
        return false;
    const char *label = listing->label[i];
    *sine =
        pair->sine ? listing->label[pair->sine] : arena_format(listing->arena, "%s_sine", label);
    *cosine = pair->cosine ? listing->label[pair->cosine]
                           : arena_format(listing->arena, "%s_cosine", label);
    *pair = (Pair){0, 0};
    return true;
}

int pairs_take(const Listing *listing, Pair *pairs, uint32_t at, uint32_t end, Turned *turned)
{
    int count = 0;
    for (uint32_t k = at; k < end && count < TOGETHER; k++) {
        uint32_t i = listing->order[k];
        const Node *node = &listing->graph->nodes[i];
        if (!(PAIRS_APART >> node->op & 1) || (k > at && !angle_is_plain(listing, node->a)))
            break;
        Turned *next = &turned[count];
        *next = (Turned){.node = i, .at = k, .both = pairs[expr_index(node->a)]};
        count += take_names(listing, &pairs[expr_index(node->a)], i, &next->sine, &next->cosine);
    }
    return count;
}
