/* scales.c: the scales of sums and the count of multiplications they need; see scales.h.

   Coefficients are doubles here, equal when they agree to about 1e-14: a coincidence would only
   spoil the estimate, for what is written into the form is exact. */
#include "pass/scales/scales.h"

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

static inline uint32_t hash(uint64_t key, int at, int e)
{
    uint64_t mixed = (key ^ key >> 29) * 0x9E3779B97F4A7C15u +
                     (uint64_t)(uint32_t)at * 0xBF58476D1CE4E5B9u +
                     (uint64_t)(uint32_t)e * 0x94D049BB133111EBu;
    return (uint32_t)(mixed >> 32);
}

static inline uint32_t find(const Scales *scales, uint64_t key, int at, int e)
{
    const HashSlot *slot = hash_first(&scales->table, hash(key, at, e));
    for (; slot->item; slot = hash_next(&scales->table, slot)) {
        const Multiplication *m = &scales->multiplications[slot->item];
        if (m->key == key && m->at == at && m->e == e)
            break;
    }
    return slot->item;
}

uint32_t scales_multiplication(const Scales *scales, uint64_t key, int at)
{
    return find(scales, key, at, at);
}

static uint32_t add(Scales *scales, Multiplication m)
{
    uint32_t number = scales->multiplication_count++;
    if (number >= scales->multiplication_room) {
        scales->multiplication_room = 2 * number + 512;
        size_t size = scales->multiplication_room * sizeof m;
        scales->multiplications = memory_grow(scales->multiplications, size);
    }
    scales->multiplications[number] = m;
    if (number > 0)
        hash_add(&scales->table, hash(m.key, m.at, m.e), number);
    return number;
}

/* Found or made, and those that lead to it. */
static uint32_t multiplication_of(Scales *scales, uint64_t key, int at, int e)
{
    uint32_t number = find(scales, key, at, e);
    if (number)
        return number;
    Multiplication m = {.key = key, .at = at, .e = e};
    if (e != at && e != 0) {
        const Base *base = &scales->bases[e];
        int toward = sums_toward(scales->sums, e, at);
        m.other = toward == base->a ? base->b : base->a;
        m.inner = multiplication_of(scales, key, at, toward);
    }
    return add(scales, m);
}

/* Drops what is no longer needed, when there is four times as much; between two moves only. What is
   needed comes after what it needs. */
static void renew(Scales *scales)
{
    uint32_t count = scales->multiplication_count;
    if (count < scales->multiplication_limit)
        return;
    uint32_t *now = memory_grow(NULL, (count + 1) * sizeof *now);
    hash_clear(&scales->table);
    scales->multiplication_count = 0;
    now[0] = add(scales, (Multiplication){0});
    for (uint32_t k = 1; k < count; k++) { /* they move down, onto others that went before */
        Multiplication m = scales->multiplications[k];
        if (m.count == 0)
            continue;
        m.inner = now[m.inner];
        now[k] = add(scales, m);
    }
    for (int t = 0; t < scales->term_count; t++)
        if (scales->terms[t].key != UNIT_KEY && scales->terms[t].multiplication)
            scales->terms[t].multiplication = now[scales->terms[t].multiplication];
    scales->multiplication_limit = 4 * scales->multiplication_count + 512;
    memory_free(now);
}

static void note(Scales *scales, int which, int change)
{
    if (scales->counted_count == scales->counted_room) {
        scales->counted_room = 2 * scales->counted_room + 256;
        size_t size = scales->counted_room * sizeof *scales->counted;
        scales->counted = memory_grow(scales->counted, size);
    }
    scales->counted[scales->counted_count++] = (CountChange){which, change};
}

/* One more or one less needs the product e unscaled. */
static void count_base(Scales *scales, int e, int change)
{
    Base *base = &scales->bases[e];
    if (base->a < 0)
        return;
    int before = base->count;
    base->count += change;
    note(scales, ~e, change);
    if (before != 0 && base->count != 0)
        return;
    scales->cost += change * base->cost;
    count_base(scales, base->a, change);
    count_base(scales, base->b, change);
}

/* One more or one less needs this multiplication. */
static void count_scaled(Scales *scales, uint32_t number, int change)
{
    for (;;) {
        Multiplication *m = &scales->multiplications[number];
        int before = m->count;
        m->count += change;
        note(scales, (int)number, change);
        if ((before != 0 && m->count != 0) || m->e == 0)
            return;
        if (!m->inner) {
            scales->cost += change * scales->M;
            count_base(scales, m->e, change);
            return;
        }
        scales->cost += change * scales->bases[m->e].cost;
        count_base(scales, m->other, change);
        number = m->inner;
    }
}

static void count_term(Scales *scales, ScaledTerm *term, int change)
{
    if (term->key == UNIT_KEY) {
        count_base(scales, term->e, change);
        return;
    }
    if (change > 0)
        term->multiplication = multiplication_of(scales, term->key, term->at, term->e);
    count_scaled(scales, term->multiplication, change);
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
            size = real_times(size, lambda);
        for (; exponent < 0; exponent++)
            divisor = real_times(divisor, lambda);
    }
    size /= divisor;
    return is_unit(size) ? 1 : size;
}

static void save_term(Scales *scales, int term)
{
    const ScaledTerm *t = &scales->terms[term];
    scales->undo[scales->undo_count++] = (TermState){term, t->at, t->key, t->multiplication};
}

static double base_cost(const Scales *scales, int e);

static double made_cost(const Scales *scales, const Base *base)
{
    return base->cost + base_cost(scales, base->a) + base_cost(scales, base->b);
}

static inline double base_cost(const Scales *scales, int e)
{
    const Base *base = &scales->bases[e];
    return base->a < 0 || base->count ? 0 : made_cost(scales, base);
}

/* What count_scaled would add to the cost (where x*y*x*y wants x*y twice, a little more). */
static double scaled_cost(const Scales *scales, uint64_t key, int e, int at)
{
    if (e == 0)
        return 0;
    const Multiplication *m = &scales->multiplications[find(scales, key, at, e)];
    if (m->count > 0)
        return 0;
    if (e == at)
        return scales->M + base_cost(scales, e);
    const Base *base = &scales->bases[e];
    int toward = m->inner ? scales->multiplications[m->inner].e : sums_toward(scales->sums, e, at);
    return base->cost + scaled_cost(scales, key, toward, at) +
           base_cost(scales, toward == base->a ? base->b : base->a);
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
        if (cost <= best && random_below(&scales->random, (uint32_t)++equals) == 0)
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
    renew(scales);
    save_term(scales, index);
    count_term(scales, term, -1);
    term->at = at;
    count_term(scales, term, 1);
}

bool scales_shift(Scales *scales, int variable, double factor)
{
    ScaleVariable *v = &scales->variables[variable];
    double scale = v->size * factor * v->before;
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
    renew(scales);
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
        term->at = state.at;
        term->key = state.key;
        term->multiplication = state.multiplication;
    }
    while (scales->counted_count > 0) {
        CountChange last = scales->counted[--scales->counted_count];
        if (last.which < 0)
            scales->bases[~last.which].count -= last.change;
        else
            scales->multiplications[last.which].count -= last.change;
    }
    scales->cost = scales->accepted_cost;
    while (scales->changed_count > 0) {
        int variable = scales->changed[--scales->changed_count];
        scales->variables[variable].size = scales->undo_size[variable];
        scales->undo_size[variable] = 0;
    }
}

static void accept_counts(Scales *scales)
{
    scales->counted_count = 0;
    scales->accepted_cost = scales->cost;
}

void scales_accept(Scales *scales)
{
    scales->undo_count = 0;
    accept_counts(scales);
    while (scales->changed_count > 0) {
        int variable = scales->changed[--scales->changed_count];
        scales->variables[variable].size = (double)scales->variables[variable].lambda;
        scales->undo_size[variable] = 0;
    }
}

void scales_count_terms(Scales *scales)
{
    add(scales, (Multiplication){0});
    for (int t = 0; t < scales->term_count; t++)
        count_term(scales, &scales->terms[t], 1);
    accept_counts(scales);
}

void scales_free(Scales *scales)
{
    memory_free(scales->multiplications);
    memory_free(scales->counted);
    hash_free(&scales->table);
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
    accept_counts(scales);
}

/* Constants that are one to the search become one: the first. */
void scales_apply(const Scales *scales)
{
    Sums *sums = scales->sums;
    Real *constants = memory_grow(NULL, scales->multiplication_count * sizeof *constants);
    memset(constants, 0, scales->multiplication_count * sizeof *constants);
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
    memory_free(constants);
}
