/* scales.c: the scales of sums and the count of multiplications they need; see scales.h.

   Coefficients are doubles here, equal when they agree to about 1e-14: a coincidence would only
   spoil the estimate, for what is written into the form is exact. */
#include "pass/scales.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static const double SMALLEST = 1e-4, LARGEST = 1e4; /* scales beyond would cost digits */

enum { KEY_SHIFT = 7 };
#define KEY_HALF ((uint64_t)1 << (KEY_SHIFT - 1))
const uint64_t UNIT_KEY = (0x3FF0000000000000u + KEY_HALF) >> KEY_SHIFT;

uint64_t scales_key(double size)
{
    uint64_t bits;
    memcpy(&bits, &size, sizeof bits);
    return (bits + KEY_HALF) >> KEY_SHIFT;
}

/* ---- the multiplications that are needed ---- */

static uint32_t hash(uint64_t key, int at, int e)
{
    uint64_t h = key ^ ((uint64_t)(uint32_t)at << 40) ^ ((uint64_t)(uint32_t)e << 20);
    h *= 0x9E3779B97F4A7C15u;
    h ^= h >> 29;
    h *= 0xBF58476D1CE4E5B9u;
    return (uint32_t)(h >> 32);
}

static Multiplication *table_slot(const Scales *scales, uint64_t key, int at, int e)
{
    uint32_t mask = scales->table_size - 1, slot = hash(key, at, e) & mask;
    for (;; slot = (slot + 1) & mask) {
        Multiplication *entry = &scales->table[slot];
        if (entry->key == 0 || (entry->key == key && entry->at == at && entry->e == e))
            return entry;
    }
}

uint32_t scales_multiplication(const Scales *scales, uint64_t key, int at)
{
    return (uint32_t)(table_slot(scales, key, at, at) - scales->table);
}

/* Drops what is no longer needed. */
static void table_renew(Scales *scales)
{
    Multiplication *old = scales->table;
    uint32_t old_size = scales->table_size, needed = 0;
    for (uint32_t k = 0; k < old_size; k++)
        needed += old[k].count > 0;
    while (scales->table_size < 8 * needed || scales->table_size < 1024)
        scales->table_size = scales->table_size ? 2 * scales->table_size : 1024;
    scales->table = memory_grow(NULL, scales->table_size * sizeof *scales->table);
    memset(scales->table, 0, scales->table_size * sizeof *scales->table);
    for (uint32_t k = 0; k < old_size; k++)
        if (old[k].count > 0)
            *table_slot(scales, old[k].key, old[k].at, old[k].e) = old[k];
    scales->table_used = needed;
    free(old);
}

/* One more or one less needs the product e unscaled. */
static void count_base(Scales *scales, int e, int change)
{
    const Entity *entity = &scales->sums->entities[e];
    if (entity->kind != ENTITY_PRODUCT && entity->kind != ENTITY_QUOTIENT)
        return;
    int before = scales->bases[e];
    scales->bases[e] += change;
    if (before != 0 && scales->bases[e] != 0)
        return;
    scales->cost += change * (entity->kind == ENTITY_PRODUCT ? scales->M : scales->D);
    count_base(scales, entity->a, change);
    count_base(scales, entity->b, change);
}

/* One more or one less needs key * e, the constant being multiplied with the factor at. */
static void count_scaled(Scales *scales, uint64_t key, int e, int at, int change)
{
    Multiplication *entry = table_slot(scales, key, at, e);
    if (entry->key == 0) {
        *entry = (Multiplication){key, at, e, 0};
        scales->table_used++;
    }
    int before = entry->count;
    entry->count += change;
    if ((before != 0 && entry->count != 0) || e == 0)
        return;
    const Entity *entity = &scales->sums->entities[e];
    bool divides = e != at && entity->kind == ENTITY_QUOTIENT;
    scales->cost += change * (divides ? scales->D : scales->M);
    if (e == at) {
        count_base(scales, e, change);
        return;
    }
    bool first = sums_toward(scales->sums, e, at) == entity->a;
    count_scaled(scales, key, first ? entity->a : entity->b, at, change);
    count_base(scales, first ? entity->b : entity->a, change);
}

static void count_term(Scales *scales, const ScaledTerm *term, int change)
{
    if (2 * scales->table_used >= scales->table_size)
        table_renew(scales);
    if (term->key == UNIT_KEY)
        count_base(scales, term->e, change);
    else
        count_scaled(scales, term->key, term->e, term->at, change);
}

/* ---- terms and variables ---- */

double scales_coefficient(const Scales *scales, int term)
{
    const ScaledTerm *t = &scales->terms[term];
    double size = t->size, divisor = 1;
    for (int k = 0; k < t->dependence_count; k++) {
        double lambda = scales->variables[t->dependences[k].variable].size;
        int exponent = t->dependences[k].exponent;
        for (; exponent > 0; exponent--)
            size *= lambda;
        for (; exponent < 0; exponent++)
            divisor *= lambda;
    }
    return size / divisor;
}

Real scales_exact(const Scales *scales, int term)
{
    const ScaledTerm *t = &scales->terms[term];
    Real size = real_abs(t->c), divisor = 1;
    for (int k = 0; k < t->dependence_count; k++) {
        Real lambda = scales->variables[t->dependences[k].variable].lambda;
        int exponent = t->dependences[k].exponent;
        for (; exponent > 0; exponent--)
            size *= lambda;
        for (; exponent < 0; exponent++)
            divisor *= lambda;
    }
    size /= divisor;
    return is_unit(size) ? 1 : size;
}

static void save_term(Scales *scales, int term)
{
    const ScaledTerm *t = &scales->terms[term];
    scales->undo[scales->undo_count++] = (TermState){term, t->at, t->key};
}

static double base_cost(const Scales *scales, int e)
{
    const Entity *entity = &scales->sums->entities[e];
    if ((entity->kind != ENTITY_PRODUCT && entity->kind != ENTITY_QUOTIENT) || scales->bases[e])
        return 0;
    double own = entity->kind == ENTITY_PRODUCT ? scales->M : scales->D;
    return own + base_cost(scales, entity->a) + base_cost(scales, entity->b);
}

/* What count_scaled would add to the cost (where x*y*x*y wants x*y twice, a little more). */
static double scaled_cost(const Scales *scales, uint64_t key, int e, int at)
{
    if (e == 0 || table_slot(scales, key, at, e)->count > 0)
        return 0;
    if (e == at)
        return scales->M + base_cost(scales, e);
    const Entity *entity = &scales->sums->entities[e];
    int toward = sums_toward(scales->sums, e, at);
    double own = entity->kind == ENTITY_PRODUCT ? scales->M : scales->D;
    return own + scaled_cost(scales, key, toward, at) +
           base_cost(scales, toward == entity->a ? entity->b : entity->a);
}

/* The factor at which the constant costs least just now; among equals, any. */
static void choose_factor(Scales *scales, ScaledTerm *term)
{
    double best = 0;
    int choice = term->e, equals = 0;
    for (int k = 0; k < term->option_count; k++) {
        double cost = scaled_cost(scales, term->key, term->e, term->options[k]);
        if (k == 0 || cost < best) {
            best = cost;
            equals = 0;
        }
        if (cost <= best && scales_random(scales, (uint32_t)++equals) == 0)
            choice = term->options[k];
        if (best == 0)
            break;
    }
    term->at = choice;
}

/* A term's history holds at most two entries: one by scales_update, one by scales_choose. */
static void update_term(Scales *scales, int index)
{
    ScaledTerm *term = &scales->terms[index];
    uint64_t key = scales_key(scales_coefficient(scales, index));
    if (key == term->key)
        return;
    save_term(scales, index);
    count_term(scales, term, -1);
    term->key = key;
    if (key != UNIT_KEY && term->option_count > 1)
        choose_factor(scales, term);
    count_term(scales, term, 1);
}

void scales_choose(Scales *scales, int index, int at)
{
    ScaledTerm *term = &scales->terms[index];
    save_term(scales, index);
    count_term(scales, term, -1);
    term->at = at;
    count_term(scales, term, 1);
}

bool scales_shift(Scales *scales, int variable, double factor)
{
    ScaleVariable *v = &scales->variables[variable];
    double scale = v->size * factor * (double)scales->sums->entities[v->sum].scale;
    if (!(scale >= SMALLEST && scale <= LARGEST))
        return false;
    if (scales->undo_size[variable] == 0) {
        scales->undo_size[variable] = v->size;
        scales->changed[scales->changed_count++] = variable;
    }
    v->size *= factor;
    return true;
}

void scales_update(Scales *scales)
{
    scales->stamp++;
    for (int i = 0; i < scales->changed_count; i++) {
        const ScaleVariable *v = &scales->variables[scales->changed[i]];
        for (int k = 0; k < v->touch_count; k++) {
            ScaledTerm *term = &scales->terms[v->touches[k].variable];
            if (term->stamp == scales->stamp)
                continue;
            term->stamp = scales->stamp;
            update_term(scales, v->touches[k].variable);
        }
    }
}

void scales_reject(Scales *scales)
{
    while (scales->undo_count > 0) {
        TermState state = scales->undo[--scales->undo_count];
        ScaledTerm *term = &scales->terms[state.term];
        count_term(scales, term, -1);
        term->at = state.at;
        term->key = state.key;
        count_term(scales, term, 1);
    }
    while (scales->changed_count > 0) {
        int variable = scales->changed[--scales->changed_count];
        scales->variables[variable].size = scales->undo_size[variable];
        scales->undo_size[variable] = 0;
    }
}

void scales_accept(Scales *scales)
{
    scales->undo_count = 0;
    while (scales->changed_count > 0) {
        int variable = scales->changed[--scales->changed_count];
        scales->variables[variable].size = (double)scales->variables[variable].lambda;
        scales->undo_size[variable] = 0;
    }
}

uint32_t scales_random(Scales *scales, uint32_t below)
{
    scales->random ^= scales->random >> 12;
    scales->random ^= scales->random << 25;
    scales->random ^= scales->random >> 27;
    uint64_t high = (scales->random * 0x2545F4914F6CDD1Du) >> 32;
    return (uint32_t)((high * below) >> 32);
}

void scales_count_terms(Scales *scales)
{
    for (int t = 0; t < scales->term_count; t++)
        count_term(scales, &scales->terms[t], 1);
}

void scales_free(Scales *scales)
{
    free(scales->table);
    arena_free(scales->arena);
}

/* Back to these lambdas and factors. */
void scales_restore(Scales *scales, const Real *lambda, const int *at)
{
    for (int i = 0; i < scales->variable_count; i++) {
        scales->variables[i].lambda = lambda[i];
        scales->variables[i].size = (double)lambda[i];
    }
    for (int t = 0; t < scales->term_count; t++) {
        ScaledTerm *term = &scales->terms[t];
        count_term(scales, term, -1);
        term->at = at[t];
        term->key = scales_key(scales_coefficient(scales, t));
        count_term(scales, term, 1);
    }
}

/* Constants that are one to the search become one: the first. */
void scales_apply(const Scales *scales)
{
    Sums *sums = scales->sums;
    Real *constants = memory_grow(NULL, scales->table_size * sizeof *constants);
    memset(constants, 0, scales->table_size * sizeof *constants);
    for (int i = 0; i < scales->variable_count; i++) {
        Entity *sum = &sums->entities[scales->variables[i].sum];
        Real lambda = scales->variables[i].lambda;
        for (int k = 0; k < sum->term_count; k++)
            if (sum->terms[k].e == 0)
                sum->terms[k].c /= lambda;
        sum->scale *= lambda;
    }
    for (int t = 0; t < scales->term_count; t++) {
        const ScaledTerm *from = &scales->terms[t];
        Term *term = &sums->entities[from->sum].terms[from->place];
        Real size = scales_exact(scales, t);
        Real *constant = &constants[scales_multiplication(scales, from->key, from->at)];
        if (*constant == 0)
            *constant = size;
        if (real_near(*constant, size))
            size = *constant;
        term->c = from->c < 0 ? -size : size;
        term->at = from->at;
    }
    free(constants);
}
