/* order.c: in which order a listing's statements are written, and under which section.

   A statement stands under its own section, or a later one if something it needs does. Within a
   section statements come as the algorithm made them, but for what reads as one thing: the
   components of a vector or a matrix come together, x before y before z. A component is brought
   forward to where the first of its kind stands if it takes no more than AHEAD other statements to
   do so, for values that come long before their use take registers.

   Compiled functions take as long as in the algorithm's order (geometric mean over five robots,
   three functions, gcc and clang at -O2 and -O3 -march=native: 0.996), with 2 % fewer spills.
   Angles stay as they are asked for, but together (angles.c): by their number, the inertia matrix
   took up to 28 % longer, which begins at the last link. */
#include "emit/listing.h"

#include <stdlib.h>
#include <string.h>

enum { AHEAD = 4, MOST_COMPONENTS = 9, DEEPEST = 16 };

/* ---- sections ---- */

/* The first section of the same title: a link's angles may be looked at several times. */
static uint16_t *section_ranks(const Graph *graph, Arena *arena)
{
    uint16_t *rank = arena_array(arena, uint16_t, graph->section_count);
    for (uint16_t k = 0; k < graph->section_count; k++) {
        rank[k] = k;
        for (uint16_t j = 0; j < k; j++)
            if (strcmp(graph->sections[j], graph->sections[k]) == 0) {
                rank[k] = j;
                break;
            }
    }
    return rank;
}

/* Sorted by section, stably: this leaves every operand before its use. */
static void sort_by_section(Listing *listing)
{
    const Graph *graph = listing->graph;
    const uint16_t *rank = section_ranks(graph, listing->arena);
    uint32_t *count = arena_array(listing->arena, uint32_t, graph->section_count + 1);
    for (uint32_t i = 0; i < graph->node_count; i++) {
        const Node *node = &graph->nodes[i];
        int operands = op_operands[node->op];
        if (!listing->live[i])
            continue;
        uint16_t level = listing->label[i] ? rank[node->section] : 0;
        if (operands > 0 && listing->level[expr_index(node->a)] > level)
            level = listing->level[expr_index(node->a)];
        if (operands > 1 && listing->level[expr_index(node->b)] > level)
            level = listing->level[expr_index(node->b)];
        listing->level[i] = level;
        if (listing->label[i])
            count[level + 1]++;
    }
    for (uint16_t k = 0; k < graph->section_count; k++)
        count[k + 1] += count[k];
    listing->statement_count = count[graph->section_count];
    for (uint32_t i = 0; i < graph->node_count; i++)
        if (listing->label[i])
            listing->order[count[listing->level[i]]++] = i;
}

/* ---- what reads as one thing ---- */

typedef struct {
    uint32_t node;
    uint16_t level;
    const char *name; /* of the whole: so many of its letters */
    int length, rank; /* among its components */
} Component;

/* w3_y is number 1 of w3, U3_yx number 3 of U3. */
static bool read_component(const char *name, Component *component)
{
    const char *bar = strrchr(name, '_');
    size_t axes = bar ? strspn(bar + 1, "xyz") : 0;
    if (axes < 1 || axes > 2 || bar[1 + axes])
        return false;
    component->name = name;
    component->length = (int)(bar - name);
    component->rank = axes == 1 ? bar[1] - 'x' : 3 * (bar[1] - 'x') + (bar[2] - 'x');
    return true;
}

static bool is_same(const Component *a, const Component *b)
{
    return a->level == b->level && a->length == b->length &&
           memcmp(a->name, b->name, (size_t)a->length) == 0;
}

static int compare(const void *left, const void *right)
{
    const Component *a = left, *b = right;
    if (a->level != b->level)
        return a->level < b->level ? -1 : 1;
    if (a->length != b->length)
        return a->length < b->length ? -1 : 1;
    int names = memcmp(a->name, b->name, (size_t)a->length);
    if (names)
        return names;
    if (a->rank != b->rank)
        return a->rank < b->rank ? -1 : 1;
    return a->node < b->node ? -1 : a->node > b->node;
}

/* ---- scheduling ---- */

typedef struct {
    const Listing *listing;
    Component *component; /* sorted: the parts of a whole stand together */
    uint32_t component_count;
    uint32_t *place; /* of a node among the components + 1; 0: it is none */
    bool *done;
    uint32_t *seen, stamp; /* of a node: the last count that met it */
    bool *open;            /* of a whole's first component: it is being gathered */
    int depth;             /* of wholes for the sake of others */
    uint32_t *order, count;
} Schedule;

typedef void Visit(Schedule *schedule, uint32_t i, void *data);

/* Calls visit with the statements that x is written with and that are not there yet. */
static void visit_needs(Schedule *schedule, Expr x, Visit *visit, void *data)
{
    uint32_t i = expr_index(x);
    const Node *node = &schedule->listing->graph->nodes[i];
    if (schedule->listing->label[i]) {
        if (!schedule->done[i])
            visit(schedule, i, data);
        return;
    }
    if (op_operands[node->op] > 0)
        visit_needs(schedule, node->a, visit, data);
    if (op_operands[node->op] > 1)
        visit_needs(schedule, node->b, visit, data);
}

static void visit_operands(Schedule *schedule, uint32_t i, Visit *visit, void *data)
{
    const Node *node = &schedule->listing->graph->nodes[i];
    if (op_operands[node->op] > 0)
        visit_needs(schedule, node->a, visit, data);
    if (op_operands[node->op] > 1)
        visit_needs(schedule, node->b, visit, data);
}

static void count_needed(Schedule *schedule, uint32_t i, void *data)
{
    int *count = data;
    if (*count > AHEAD || schedule->seen[i] == schedule->stamp)
        return;
    schedule->seen[i] = schedule->stamp;
    ++*count;
    visit_operands(schedule, i, count_needed, count);
}

static void put(Schedule *schedule, uint32_t i, void *data);
static void put_whole(Schedule *schedule, uint32_t place);

/* A statement, after what it needs. */
static void append(Schedule *schedule, uint32_t i)
{
    if (schedule->done[i])
        return;
    visit_operands(schedule, i, put, NULL);
    if (schedule->done[i])
        return; /* along with one of them */
    schedule->done[i] = true;
    schedule->order[schedule->count++] = i;
}

/* A statement and, before it, what it needs; with the first component of a whole, the others. */
static void put(Schedule *schedule, uint32_t i, void *data)
{
    (void)data;
    if (!schedule->done[i] && schedule->place[i])
        put_whole(schedule, schedule->place[i] - 1);
    append(schedule, i);
}

/* How many statements a component has to wait for. */
static int needs_of(Schedule *schedule, const Component *component)
{
    int needed = -1; /* without itself */
    schedule->stamp++;
    count_needed(schedule, component->node, &needed);
    return needed;
}

/* The components of the same whole as this one that can come now: first what they need, then they.
   Needs are components of other wholes; that this does not go deep is seen to. Where it comes back
   to a whole that is being gathered, those before this one come along if they can at once. */
static void put_whole(Schedule *schedule, uint32_t place)
{
    const Component *all = schedule->component;
    uint32_t begin = place, end = place + 1, count = 0, now[MOST_COMPONENTS];
    while (begin > 0 && is_same(&all[begin - 1], &all[place]))
        begin--;
    while (end < schedule->component_count && is_same(&all[end], &all[place]))
        end++;
    bool again = schedule->open[begin] || schedule->depth == DEEPEST;
    for (uint32_t k = begin; k < (again ? place : end) && count < MOST_COMPONENTS; k++)
        if (!schedule->done[all[k].node] && needs_of(schedule, &all[k]) <= (again ? 0 : AHEAD))
            now[count++] = all[k].node;
    if (!again) {
        schedule->open[begin] = true;
        schedule->depth++;
        for (uint32_t k = 0; k < count; k++)
            visit_operands(schedule, now[k], put, NULL);
    }
    for (uint32_t k = 0; k < count; k++)
        append(schedule, now[k]);
    if (!again) {
        schedule->open[begin] = false;
        schedule->depth--;
    }
}

static void gather(Listing *listing)
{
    Arena *arena = listing->arena;
    uint32_t nodes = listing->graph->node_count, count = listing->statement_count;
    Schedule schedule = {.listing = listing,
                         .component = arena_array(arena, Component, count),
                         .place = arena_array(arena, uint32_t, nodes),
                         .done = arena_array(arena, bool, nodes),
                         .seen = arena_array(arena, uint32_t, nodes),
                         .open = arena_array(arena, bool, count),
                         .order = arena_array(arena, uint32_t, count)};
    for (uint32_t k = 0; k < count; k++) {
        uint32_t i = listing->order[k];
        Component component = {.node = i, .level = listing->level[i]};
        if (listing->named[i] && read_component(listing->graph->nodes[i].name, &component))
            schedule.component[schedule.component_count++] = component;
    }
    qsort(schedule.component, schedule.component_count, sizeof *schedule.component, compare);
    for (uint32_t k = 0; k < schedule.component_count; k++)
        schedule.place[schedule.component[k].node] = k + 1;
    for (uint32_t k = 0; k < count; k++)
        put(&schedule, listing->order[k], NULL);
    memcpy(listing->order, schedule.order, count * sizeof *listing->order);
}

/* ---- names of the rest ---- */

static void number_statements(Listing *listing)
{
    uint32_t number = 0;
    Text label = {0};
    for (uint32_t k = 0; k < listing->statement_count; k++) {
        if (*listing->label[listing->order[k]])
            continue;
        label.length = 0;
        text_add_string(&label, "z");
        text_add_number(&label, ++number);
        listing->label[listing->order[k]] = arena_copy(listing->arena, label.data);
    }
    text_free(&label);
}

void listing_order(Listing *listing)
{
    sort_by_section(listing);
    gather(listing);
    listing_angles(listing);
    number_statements(listing);
}
