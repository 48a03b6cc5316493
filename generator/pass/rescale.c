/* rescale.c: stores sums in scales in which most of their coefficients are 1.

   It looks for scales lambda of all sums that leave the fewest multiplications by constants. It
   finds by itself what people do by hand: rotations with tan(alpha), where y' = y cos + z sin is
   stored divided by cos, and cos*sin(theta), cos*cos(theta) are computed once for all vectors that
   are turned there; masses and inertias divided by each other; lengths taken into accelerations.

   Annealing: take a term whose coefficient is not 1 and change one of the scales in it so that it
   becomes 1, or equal to a constant that is there already; the sums that lose least by it may
   follow (cut.c), so that other coefficients stay 1. It ends after a number of moves in proportion
   to the terms. The random numbers are the same in every run. Buys 1.6 % (see pass.c). */
#include "pass/passes.h"
#include "pass/scales/scales.h"
#include "util/anneal.h"

#include <stdlib.h>
#include <string.h>

typedef struct {
    Scales *scales;
    Cut *cut;
    long move;
    Real *best_lambda;
    int *best_at;
} Search;

enum {
    CLUSTERS = 3, /* one move in so many takes others with it */
    MODELS = 6,   /* tries to meet another constant instead of 1 */
    FACTORS = 6,  /* changes not a scale but the factor that a constant multiplies */
    FEW = 200,    /* terms, for which moves are made at least */
    POLISH = 4096 /* moves, after which rounding errors are taken out of the scales */
};
static const double HOT = 0.15, COLD = 0.03; /* in multiplications */

/* ---- moves ---- */

/* A term whose constant is to be met: another user of the same factor. -1: let it be 1. */
static int model_for(Search *search, int t)
{
    Scales *scales = search->scales;
    const ScaledTerm *term = &scales->terms[t];
    if (term->dependence_count == 0 || random_below(&scales->random, MODELS) != 0)
        return -1;
    int other = (int)random_below(&scales->random, (uint32_t)scales->term_count);
    for (int tries = 0; tries < 40; tries++, other = (other + 1) % scales->term_count) {
        const ScaledTerm *model = &scales->terms[other];
        if (other == t || model->key == UNIT_KEY || model->key == term->key)
            continue;
        for (int i = 0; i < term->option_count; i++)
            if (term->options[i] == model->at)
                return other;
    }
    return -1;
}

static void move_scale(Search *search, int t, double temperature)
{
    Scales *scales = search->scales;
    const ScaledTerm *term = &scales->terms[t];
    Dependence d =
        term->dependences[random_below(&scales->random, (uint32_t)term->dependence_count)];
    if (d.exponent != 1 && d.exponent != -1)
        return;
    int model = model_for(search, t);
    double factor = scales_coefficient(scales, t); /* by which the coefficient is to be divided */
    if (model >= 0)
        factor /= scales_coefficient(scales, model);
    const int *moved;
    bool others = random_below(&scales->random, CLUSTERS) == 0;
    int count = cut_find(search->cut, t, d.variable, others, &moved);
    double before = scales->cost;
    bool good = true;
    for (int i = 0; good && i < count; i++)
        good = scales_shift(scales, moved[i], d.exponent > 0 ? 1 / factor : factor);
    if (good) {
        scales_update(scales);
        good = anneal_takes(&scales->random, scales->cost - before, temperature);
    }
    if (!good) {
        scales_reject(scales);
        return;
    }
    Real exact = scales_exact(scales, t);
    if (model >= 0)
        exact /= scales_exact(scales, model);
    for (int i = 0; i < count; i++)
        scales->variables[moved[i]].lambda *= d.exponent > 0 ? 1 / exact : exact;
    scales_accept(scales);
}

static void move_factor(Search *search, int t, double temperature)
{
    Scales *scales = search->scales;
    const ScaledTerm *term = &scales->terms[t];
    int at = term->options[random_below(&scales->random, (uint32_t)term->option_count)];
    if (at == term->at)
        return;
    double before = scales->cost;
    scales_choose(scales, t, at);
    if (anneal_takes(&scales->random, scales->cost - before, temperature))
        scales_accept(scales);
    else
        scales_reject(scales);
}

/* ---- the search ---- */

static void remember(void *subject)
{
    Search *search = subject;
    const Scales *scales = search->scales;
    for (int i = 0; i < scales->variable_count; i++)
        search->best_lambda[i] = scales->variables[i].lambda;
    for (int t = 0; t < scales->term_count; t++)
        search->best_at[t] = scales->terms[t].at;
}

static double step(void *subject, double temperature)
{
    Search *search = subject;
    Scales *scales = search->scales;
    if (search->move++ % POLISH == POLISH - 1)
        scales_polish(scales);
    int t = (int)random_below(&scales->random, (uint32_t)scales->term_count);
    for (int tries = 0; tries < 50 && scales->terms[t].key == UNIT_KEY; tries++)
        t = (t + 1) % scales->term_count;
    const ScaledTerm *term = &scales->terms[t];
    if (term->key == UNIT_KEY)
        return scales->cost;
    if (term->option_count > 1 && random_below(&scales->random, FACTORS) == 0)
        move_factor(search, t, temperature);
    else if (term->dependence_count > 0)
        move_scale(search, t, temperature);
    return scales->cost;
}

void pass_rescale(Sums *sums, Cost cost, int moves, int start)
{
    Search search = {.scales = scales_new(sums, cost)};
    Scales *scales = search.scales;
    scales->random = random_restart(scales->random, start);
    Arena *arena = scales->arena;
    search.cut = cut_new(scales);
    search.best_lambda = arena_array(arena, Real, scales->variable_count + 1);
    search.best_at = arena_array(arena, int, scales->term_count + 1);
    remember(&search);
    long total = (long)moves * (scales->term_count > FEW ? scales->term_count : FEW);
    if (scales->term_count > 0 && scales->variable_count > 0)
        anneal(&(Annealing){&search, step, remember}, scales->cost, total, HOT * cost.M,
               COLD * cost.M);
    scales_restore(scales, search.best_lambda, search.best_at);
    scales_polish(scales);
    scales_apply(scales);
    scales_free(scales);
}
