/* listing.c: see listing.h. */
#include "emit/listing.h"

#include <stdlib.h>
#include <string.h>

enum { INLINE_OPERATIONS = 7 };

/* ---- which nodes are statements, and their names ---- */

static void count_use(Listing *listing, Expr x)
{
    listing->uses[expr_index(x)]++;
    listing->negative_uses[expr_index(x)] += expr_negative(x);
}

static void count_uses(Listing *listing)
{
    for (uint32_t i = 0; i < listing->graph->node_count; i++) {
        const Node *node = &listing->graph->nodes[i];
        if (!listing->live[i])
            continue;
        if (op_operands[node->op] > 0)
            count_use(listing, node->a);
        if (op_operands[node->op] > 1)
            count_use(listing, node->b);
    }
    for (int k = 0; k < listing->program->output_count; k++)
        count_use(listing, listing->program->outputs[k]);
}

/* Names that the algorithm gave twice keep their first owner. A small set of strings. */
typedef struct {
    const char **slot;
    uint32_t mask;
} NameSet;

static bool name_insert(NameSet *set, const char *name)
{
    uint32_t hash = 2166136261u;
    for (const char *c = name; *c; c++)
        hash = (hash ^ (unsigned char)*c) * 16777619u;
    for (uint32_t k = hash & set->mask;; k = (k + 1) & set->mask) {
        if (!set->slot[k]) {
            set->slot[k] = name;
            return true;
        }
        if (strcmp(set->slot[k], name) == 0)
            return false;
    }
}

bool listing_negative(const Listing *listing, Expr x)
{
    return expr_negative(x) != listing->minus[expr_index(x)];
}

/* Which of node and minus node is written. A difference is free to choose: it takes the sign of
   its name, or the one that is used more. */
static bool choose_sign(const Listing *listing, uint32_t i)
{
    const Node *node = &listing->graph->nodes[i];
    switch ((Op)node->op) {
    case OP_ADD:
        if (listing_negative(listing, node->a) == listing_negative(listing, node->b))
            return listing_negative(listing, node->a);
        return node->name ? node->name_negative : 2 * listing->negative_uses[i] > listing->uses[i];
    case OP_MUL:
    case OP_DIV:
        return listing_negative(listing, node->a) != listing_negative(listing, node->b);
    case OP_SIN:
        return listing_negative(listing, node->a);
    default:
        return false;
    }
}

static int inline_size(const Listing *listing, Expr x)
{
    uint32_t i = expr_index(x);
    return listing->label[i] ? 0 : listing->size[i];
}

static void choose_statements(Listing *listing, Arena *arena)
{
    const Graph *graph = listing->graph;
    NameSet names = {NULL, 1023};
    while (names.mask < 2 * graph->node_count)
        names.mask = 2 * names.mask + 1;
    names.slot = arena_array(arena, const char *, names.mask + 1);
    for (uint32_t i = 0; i < graph->node_count; i++) {
        const Node *node = &graph->nodes[i];
        int operands = op_operands[node->op];
        if (!listing->live[i] || operands == 0)
            continue;
        listing->size[i] = 1 + inline_size(listing, node->a);
        if (operands > 1)
            listing->size[i] += inline_size(listing, node->b);
        listing->minus[i] = choose_sign(listing, i);
        listing->named[i] = node->name && name_insert(&names, node->name);
        if (listing->named[i])
            listing->label[i] = listing->minus[i] == node->name_negative
                                    ? node->name
                                    : arena_format(arena, "neg_%s", node->name);
        else if (listing->uses[i] > 1 || listing->size[i] > INLINE_OPERATIONS ||
                 (listing->apart >> node->op & 1))
            listing->label[i] = ""; /* numbered when the order is known */
    }
}

/* ---- reading it ---- */

void listing_statements(const Listing *listing, uint32_t begin, uint32_t end,
                        const Visitor *visitor, void *to)
{
    int section = -1;
    for (uint32_t k = begin; k < end; k++) {
        uint16_t level = listing->level[listing->order[k]];
        if (level != section) {
            section = level;
            visitor->section(to, listing->graph->sections[section]);
        }
        visitor->statement(to, k);
    }
}

void listing_results(const Listing *listing, const Visitor *visitor, void *to)
{
    const Program *program = listing->program;
    int number = 0;
    for (int k = 0; k < function_output_count(program->function); k++)
        for (int j = 0; j < size_of(program->function->outputs[k].size, program_extent(program));
             j++)
            visitor->result(to, k, j, number++);
}

/* ---- beginning and end ---- */

Listing *listing_new(const Program *program, unsigned apart)
{
    Arena *arena = arena_new();
    Listing *listing = arena_alloc(arena, sizeof *listing);
    uint32_t count = program->graph->node_count;
    *listing =
        (Listing){.program = program,
                  .graph = program->graph,
                  .apart = apart,
                  .arena = arena,
                  .live = graph_live(program->graph, program->outputs, program->output_count),
                  .uses = arena_array(arena, int, count),
                  .size = arena_array(arena, int, count),
                  .label = arena_array(arena, const char *, count),
                  .named = arena_array(arena, bool, count),
                  .negative_uses = arena_array(arena, int, count),
                  .order = arena_array(arena, uint32_t, count),
                  .level = arena_array(arena, uint16_t, count),
                  .minus = arena_array(arena, bool, count)};
    count_uses(listing);
    choose_statements(listing, arena);
    listing_order(listing);
    return listing;
}

void listing_free(Listing *listing)
{
    memory_free(listing->live);
    arena_free(listing->arena);
}
