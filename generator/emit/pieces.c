/* pieces.c: see pieces.h. Cuts are made where few values are alive; slots of the array are used
   again once their value has had its last use. */
#include "emit/pieces.h"

#include <string.h>

/* In operations. Below UNCUT one function is left as it is; a piece is LEAST to MOST long. */
enum { UNCUT = 2000, LEAST = 300, MOST = 500, TRIG_WEIGHT = 25, MOST_BARE = 60 };

typedef struct {
    const Listing *listing;
    Arena *arena;
    uint32_t count;   /* statements */
    uint32_t *second; /* of a position: the node that is made along with its own; 0: none */
    uint32_t *place;  /* of a statement's node: its position */
    uint32_t *last;   /* of a statement's node: the position of its last use */
    uint32_t *weight; /* of all statements before a position */
    uint32_t *alive;  /* values made before a position and used from there on */
    uint32_t *ready;  /* of an output: the position of the last statement that it needs */
    bool *bare;       /* of an output: it needs none, being a number or an input */
    uint32_t *stack;  /* for walks through what is written in place */
} Cutter;

/* Calls visit with each statement's node and each input that the node is written with. */
static void walk(const Cutter *c, Expr of, bool inside, void (*visit)(void *, uint32_t), void *data)
{
    const Listing *listing = c->listing;
    uint32_t depth = 0;
    c->stack[depth++] = expr_index(of);
    while (depth > 0) {
        uint32_t i = c->stack[--depth];
        const Node *node = &listing->graph->nodes[i];
        if (node->op == OP_INPUT || (listing->label[i] && !inside)) {
            visit(data, i);
            continue;
        }
        inside = false;
        if (op_operands[node->op] > 0)
            c->stack[depth++] = expr_index(node->a);
        if (op_operands[node->op] > 1)
            c->stack[depth++] = expr_index(node->b);
    }
}

/* ---- where values are made and used ---- */

/* Where sine and cosine of an angle are written as one statement, that is the first of the two. */
static void find_places(Cutter *c)
{
    const Graph *graph = c->listing->graph;
    uint32_t *first = arena_array(c->arena, uint32_t, graph->node_count); /* of an angle's pair */
    for (uint32_t k = 0; k < c->count; k++) {
        uint32_t i = c->listing->order[k];
        const Node *node = &graph->nodes[i];
        c->place[i] = k;
        if (!(c->listing->apart & PAIRS_APART & 1u << node->op))
            continue;
        uint32_t angle = expr_index(node->a);
        if (first[angle]) {
            c->place[i] = first[angle] - 1;
            c->second[c->place[i]] = i;
        } else {
            first[angle] = k + 1;
        }
    }
}

typedef struct {
    Cutter *cutter;
    uint32_t position;
    bool any;
} Use;

static void note_use(void *data, uint32_t i)
{
    Use *use = data;
    Cutter *c = use->cutter;
    if (c->listing->label[i] && c->last[i] < use->position)
        c->last[i] = use->position;
}

static void note_latest(void *data, uint32_t i)
{
    Use *use = data;
    Cutter *c = use->cutter;
    use->any = use->any || c->listing->label[i];
    if (c->listing->label[i] && c->place[i] > use->position)
        use->position = c->place[i];
}

static void find_uses(Cutter *c)
{
    const Listing *listing = c->listing;
    for (uint32_t k = 0; k < c->count; k++) {
        uint32_t i = listing->order[k];
        Use use = {c, c->place[i], false};
        walk(c, (Expr){i << 1}, true, note_use, &use);
    }
    for (int o = 0; o < listing->program->output_count; o++) {
        Use use = {c, 0, false};
        walk(c, listing->program->outputs[o], false, note_latest, &use);
        c->ready[o] = use.position;
        c->bare[o] = !use.any;
        walk(c, listing->program->outputs[o], false, note_use, &use);
    }
}

static uint32_t weight_of(const Listing *listing, uint32_t i)
{
    Op op = (Op)listing->graph->nodes[i].op;
    return op == OP_SIN || op == OP_COS ? TRIG_WEIGHT : (uint32_t)listing->size[i];
}

static bool is_long(const Listing *listing)
{
    uint32_t weight = (uint32_t)listing->program->output_count;
    for (uint32_t k = 0; k < listing->statement_count && weight <= UNCUT; k++)
        weight += weight_of(listing, listing->order[k]);
    return weight > UNCUT && listing->statement_count > 1;
}

static void weigh(Cutter *c)
{
    const Listing *listing = c->listing;
    for (uint32_t k = 0; k < c->count; k++) {
        uint32_t i = listing->order[k];
        c->weight[k + 1] = weight_of(listing, i);
        if (c->last[i] > c->place[i]) {
            c->alive[c->place[i] + 1]++;
            c->alive[c->last[i] + 1]--; /* wraps, and back when summed */
        }
    }
    for (int o = 0; o < listing->program->output_count; o++)
        c->weight[c->ready[o] + 1] += !c->bare[o];
    for (uint32_t k = 0; k < c->count; k++) {
        c->weight[k + 1] += c->weight[k];
        c->alive[k + 1] += c->alive[k];
    }
}

/* ---- cutting ---- */

/* The end of the piece that begins there: where the fewest values are alive, the later the better.
 */
static uint32_t choose_end(const Cutter *c, uint32_t begin)
{
    uint32_t from = c->weight[begin], k = begin + 1, best = 0;
    if (c->weight[c->count] - from <= MOST)
        return c->count;
    for (; k < c->count && c->weight[k] - from <= MOST; k++)
        if (c->weight[k] - from >= LEAST && (!best || c->alive[k] <= c->alive[best]))
            best = k;
    if (best)
        return best;
    return k > begin + 1 ? k - 1 : k; /* before, or after, what is too long by itself */
}

/* Outputs that need no statement, as the zeros between the limbs of a tree, fill pieces of their
   own at the beginning: thousands of stores in one function take compilers as long as anything. */
static void begin_with_bare(const Cutter *c, Pieces *pieces)
{
    uint32_t bare = 0, written = 0;
    int outputs = c->listing->program->output_count;
    for (int o = 0; o < outputs; o++)
        bare += c->bare[o];
    pieces->count = (int)((bare + MOST_BARE - 1) / MOST_BARE);
    for (int o = 0; o < outputs; o++)
        if (c->bare[o])
            pieces->output_piece[o] = (int)(written++ / MOST_BARE);
}

static int piece_at(const Pieces *pieces, uint32_t position)
{
    int low = 0, high = pieces->count - 1;
    while (low < high) {
        int middle = (low + high + 1) / 2;
        if (pieces->piece[middle].begin <= position)
            low = middle;
        else
            high = middle - 1;
    }
    return low;
}

/* ---- what pieces need from each other ---- */

typedef struct {
    Cutter *cutter;
    Piece *piece;
    int number;
    uint32_t position;
    int *seen; /* of a node: the last piece that was seen to need it, + 1 */
} Needs;

static void note_need(void *data, uint32_t i)
{
    Needs *needs = data;
    const Cutter *c = needs->cutter;
    if (!c->listing->label[i]) {
        needs->piece->inputs[c->listing->graph->nodes[i].a.ref] = true;
        return;
    }
    if (c->place[i] >= needs->piece->begin || needs->seen[i] == needs->number + 1)
        return;
    needs->seen[i] = needs->number + 1;
    needs->piece->load_at[needs->piece->load_count] = needs->position;
    needs->piece->load[needs->piece->load_count++] = i;
}

static uint32_t *trimmed(Arena *arena, const uint32_t *room, uint32_t count)
{
    uint32_t *copy = arena_array(arena, uint32_t, count + 1);
    return memcpy(copy, room, count * sizeof *room);
}

static void find_needs(Cutter *c, Pieces *pieces)
{
    const Listing *listing = c->listing;
    uint32_t *nodes = arena_array(c->arena, uint32_t, listing->graph->node_count);
    uint32_t *positions = arena_array(c->arena, uint32_t, listing->graph->node_count);
    int *seen = arena_array(c->arena, int, listing->graph->node_count);
    for (int p = 0; p < pieces->count; p++) {
        Piece *piece = &pieces->piece[p];
        Needs needs = {c, piece, p, 0, seen};
        piece->inputs = arena_array(c->arena, bool, listing->graph->input_count + 1);
        piece->load = nodes;
        piece->load_at = positions;
        for (needs.position = piece->begin; needs.position < piece->end; needs.position++) {
            uint32_t i = listing->order[needs.position];
            if (c->place[i] == needs.position)
                walk(c, (Expr){i << 1}, true, note_need, &needs);
        }
        for (int o = 0; o < listing->program->output_count; o++)
            if (pieces->output_piece[o] == p)
                walk(c, listing->program->outputs[o], false, note_need, &needs);
        piece->load = trimmed(c->arena, nodes, piece->load_count);
        piece->load_at = trimmed(c->arena, positions, piece->load_count);
    }
}

typedef struct {
    uint32_t *vacant, vacant_count;
} Slots;

static void give_slot(Cutter *c, Pieces *pieces, Slots *slots, uint32_t i, Piece *piece)
{
    if (c->last[i] < piece->end)
        return;
    piece->keeps = true;
    pieces->slot[i] =
        slots->vacant_count ? slots->vacant[--slots->vacant_count] : ++pieces->slot_count;
}

/* Values are stored as soon as they are there, so a slot is free again from the next piece on. */
static void give_slots(Cutter *c, Pieces *pieces)
{
    Slots slots = {arena_array(c->arena, uint32_t, c->count + 1), 0};
    pieces->slot = arena_array(c->arena, uint32_t, c->listing->graph->node_count);
    for (int p = 0; p < pieces->count; p++) {
        Piece *piece = &pieces->piece[p];
        piece->keeps = piece->load_count > 0;
        for (uint32_t k = piece->begin; k < piece->end; k++) {
            uint32_t i = c->listing->order[k];
            if (c->place[i] == k)
                give_slot(c, pieces, &slots, i, piece);
            if (c->second[k])
                give_slot(c, pieces, &slots, c->second[k], piece);
        }
        for (uint32_t k = 0; k < piece->load_count; k++)
            if (c->last[piece->load[k]] < piece->end)
                slots.vacant[slots.vacant_count++] = pieces->slot[piece->load[k]];
    }
}

Pieces pieces_cut(const Listing *listing)
{
    Arena *arena = listing->arena;
    uint32_t nodes = listing->graph->node_count, count = listing->statement_count;
    int outputs = listing->program->output_count;
    if (!is_long(listing))
        return (Pieces){.count = 1};
    Cutter c = {listing,
                arena,
                count,
                arena_array(arena, uint32_t, count),
                arena_array(arena, uint32_t, nodes),
                arena_array(arena, uint32_t, nodes),
                arena_array(arena, uint32_t, count + 1),
                arena_array(arena, uint32_t, count + 2),
                arena_array(arena, uint32_t, outputs),
                arena_array(arena, bool, outputs),
                arena_array(arena, uint32_t, nodes)};
    find_places(&c);
    find_uses(&c);
    weigh(&c);
    Pieces pieces = {.output_piece = arena_array(arena, int, outputs),
                     .piece = arena_array(arena, Piece, count + (uint32_t)outputs)};
    begin_with_bare(&c, &pieces);
    for (uint32_t begin = 0, end; begin < count; begin = end) {
        end = choose_end(&c, begin);
        pieces.piece[pieces.count++] = (Piece){.begin = begin, .end = end};
    }
    for (int o = 0; o < outputs; o++)
        if (!c.bare[o])
            pieces.output_piece[o] = piece_at(&pieces, c.ready[o]);
    find_needs(&c, &pieces);
    give_slots(&c, &pieces);
    return pieces;
}
