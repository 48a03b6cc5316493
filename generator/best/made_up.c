/* made_up.c: see made_up.h. */
#include "best/made_up.h"

#include "model/positions.h"
#include "util/vectors.h"

#include <math.h>
#include <string.h>

/* The generated code's own sine and cosine. */
#include "templates/rounding.in.c"

#include "templates/sincos.in.c"

/* ---- which numbers ---- */

static uint32_t mixed(uint32_t a, uint32_t b)
{
    uint32_t hash = (a + 1) * 0x9E3779B1u ^ (b + 1) * 0x85EBCA77u;
    hash = (hash ^ hash >> 15) * 0x2C1B3C6Du;
    hash = (hash ^ hash >> 12) * 0x297A2D39u;
    return hash ^ hash >> 15;
}

static uint32_t name_hash(const char *name)
{
    uint32_t hash = 2166136261u;
    for (; *name; name++)
        hash = (hash ^ (unsigned char)*name) * 16777619u;
    return hash;
}

/* From low to high; component < 0: one of the four numbers of a quaternion. */
typedef struct {
    uint32_t name, element;
    double low, high;
    int component;
} Range;

static bool letter_value(const Robot *robot, const char *array, uint32_t i, double *value)
{
    const Letters *letters = robot->letters;
    for (int k = 0; letters && k < letters->count; k++)
        if (letters->item[k].element == (int)i && strcmp(letters->item[k].array, array) == 0) {
            *value = (double)letters->description->formulas.item[letters->item[k].formula].value;
            return true;
        }
    return false;
}

/* Joints go as far as their limits let them, as users move them; letters are about what they are in
   the file; masses and moments of inertia are positive, products of inertia are smaller. */
static Range range_of(const Robot *robot, const char *array, uint32_t i)
{
    bool is_q = strcmp(array, "q") == 0;
    double high = is_q || strcmp(array, "qd") == 0 ? 3 : 10, own;
    Range range = {name_hash(array), i, -high, high, 0};
    if (letter_value(robot, array, i, &own)) {
        range.low = 0.95 * own;
        range.high = 1.05 * own;
    } else if (member_find(robot->params, array)) {
        range.low = i < 3 ? 0 : -0.3;
        range.high = i < 3 ? 3 : 0.3;
    } else if (is_q) {
        const Link *link = positions_link(robot, (int)i, &range.component);
        link_range(link, &range.low, &range.high);
    }
    return range;
}

static bool ranges_agree(const Range *a, const Range *b)
{
    return a->name == b->name && a->element == b->element && a->low == b->low &&
           a->high == b->high && a->component == b->component;
}

/* One of four numbers that together have length 1. */
static double quaternion_at(int component, uint32_t i, uint32_t state)
{
    double x[4], square = 0;
    for (uint32_t k = 0; k < 4; k++) {
        uint32_t which = i - (uint32_t)(component + 4) + k;
        x[k] = (double)(mixed(mixed(name_hash("q"), which), state) >> 8) / 8388608.0 - 1;
    }
    x[3] += x[3] < 0 ? -0.03 : 0.03; /* away from zero */
    for (int k = 0; k < 4; k++)
        square += x[k] * x[k];
    return x[component + 4] / sqrt(square); /* a float would be no unit quaternion */
}

/* A float, so that both types take it. It depends on names alone: two graphs may know their inputs
   in different orders. */
static VECTORS void fill_block(const Range *range, uint32_t first, Lanes *values)
{
    uint32_t which = mixed(range->name, range->element);
    for (uint32_t s = 0; s < TRIED; s++) {
        double share = (double)(int32_t)(mixed(which, first + s) >> 8) / 16777216.0;
        values->at[s] = (double)(float)(range->low + (range->high - range->low) * share);
    }
    for (uint32_t s = 0; range->component < 0 && s < TRIED; s++)
        values->at[s] = quaternion_at(range->component, range->element, first + s);
}

/* ---- what is kept of them ---- */

typedef struct {
    Lanes value, sine, cosine;
    bool turned;
} Block;

struct MadeUpInput {
    MadeUpInput *next;
    Arena *arena;
    Range range;
    Block *blocks[MADE_UP_BLOCKS];
    Wide *turned[TURNED_BLOCKS]; /* sine and cosine */
};

struct MadeUp {
    Arena *arena;
    uint64_t hash; /* of the robot */
    int users;
    MadeUpInput *first;
};

MadeUp *made_up_new(void *beside, uint64_t hash)
{
    Arena *arena = arena_beside(beside);
    MadeUp *made_up = arena_alloc(arena, sizeof *made_up);
    *made_up = (MadeUp){arena, hash, 0, NULL};
    return made_up;
}

void made_up_free(MadeUp *made_up)
{
    if (made_up)
        arena_free(made_up->arena);
}

bool made_up_serves(const MadeUp *made_up, uint64_t hash)
{
    return made_up->hash == hash || made_up->users > 0;
}

void made_up_use(MadeUp *made_up, int users)
{
    made_up->users += users;
}

MadeUpInput *made_up_input(MadeUp *made_up, const Robot *robot, const char *array, uint32_t i)
{
    Range range = range_of(robot, array, i);
    for (MadeUpInput *known = made_up->first; known; known = known->next)
        if (ranges_agree(&known->range, &range))
            return known;
    MadeUpInput *input = arena_alloc(made_up->arena, sizeof *input);
    *input = (MadeUpInput){.next = made_up->first, .arena = made_up->arena, .range = range};
    made_up->first = input;
    return input;
}

static Block *block_of(MadeUpInput *input, uint32_t number)
{
    if (!input->blocks[number]) {
        Block *block = arena_alloc(input->arena, sizeof *block);
        block->turned = false;
        fill_block(&input->range, number * TRIED, &block->value);
        input->blocks[number] = block;
    }
    return input->blocks[number];
}

static VECTORS void turn(Block *block)
{
    for (int s = 0; s < TRIED; s++)
        rbgen_sincos(block->value.at[s], &block->sine.at[s], &block->cosine.at[s]);
}

static Block *turned_block(MadeUpInput *input, uint32_t number)
{
    Block *block = block_of(input, number);
    if (!block->turned)
        turn(block);
    block->turned = true;
    return block;
}

/* Whether the states are those of a block. */
static bool is_block(const uint32_t *states)
{
    for (uint32_t s = 1; s < TRIED; s++)
        if (states[s] != states[0] + s)
            return false;
    return states[0] % TRIED == 0;
}

void made_up_values(MadeUpInput *input, const uint32_t *states, Lanes *values)
{
    if (is_block(states)) {
        *values = block_of(input, states[0] / TRIED)->value;
        return;
    }
    for (uint32_t s = 0; s < TRIED; s++)
        values->at[s] = block_of(input, states[s] / TRIED)->value.at[states[s] % TRIED];
}

void made_up_sines(MadeUpInput *input, const uint32_t *states, Lanes *sines)
{
    if (is_block(states)) {
        *sines = turned_block(input, states[0] / TRIED)->sine;
        return;
    }
    for (uint32_t s = 0; s < TRIED; s++)
        sines->at[s] = turned_block(input, states[s] / TRIED)->sine.at[states[s] % TRIED];
}

void made_up_cosines(MadeUpInput *input, const uint32_t *states, Lanes *cosines)
{
    if (is_block(states)) {
        *cosines = turned_block(input, states[0] / TRIED)->cosine;
        return;
    }
    for (uint32_t s = 0; s < TRIED; s++)
        cosines->at[s] = turned_block(input, states[s] / TRIED)->cosine.at[states[s] % TRIED];
}

static void turn_exactly(MadeUpInput *input, const uint32_t *states, Wide *sines, Wide *cosines)
{
    Wide angle = {.low = {0}};
    Lanes values;
    made_up_values(input, states, &values);
    memcpy(angle.high, values.at, sizeof angle.high);
    wide_turn(sines, cosines, 1, &angle);
}

void made_up_turn(MadeUpInput *input, const uint32_t *states, Wide *sines, Wide *cosines)
{
    if (!is_block(states) || states[0] / TRIED >= TURNED_BLOCKS) {
        turn_exactly(input, states, sines, cosines);
        return;
    }
    Wide **kept = &input->turned[states[0] / TRIED];
    if (!*kept) {
        Wide *both = arena_alloc(input->arena, 2 * sizeof *both);
        turn_exactly(input, states, &both[0], &both[1]);
        *kept = both;
    }
    *sines = (*kept)[0];
    *cosines = (*kept)[1];
}
