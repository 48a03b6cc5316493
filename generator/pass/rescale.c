/* rescale.c: stores sums in scales in which most of their coefficients are 1.

   It looks for scales lambda of all sums that leave the fewest multiplications by constants. It
   finds by itself what people do by hand: rotations with tan(alpha), where y' = y cos + z sin is
   stored divided by cos, and cos*sin(theta), cos*cos(theta) are computed once for all vectors that
   are turned there; masses and inertias divided by each other; lengths taken into accelerations.

   Annealing: take a term whose coefficient is not 1 and change one of the scales in it so that it
   becomes 1, or equal to a constant that is there already; sums joined to that one by coefficients
   of 1 may follow, as a cluster, so that these stay 1. It ends after a number of moves in
   proportion to the terms. The random numbers are the same in every run. Bought 420 of 18445 and
   760 of 40874 operations (see pass.c). */
#include "pass/passes.h"
#include "pass/scales.h"

#include <stdlib.h>
#include <string.h>

typedef struct {
    Scales *scales;
    int *power; /* by variable: exponent of the factor in the move being made */
    int *cluster;
    int cluster_count;
    double best;
    Real *best_lambda;
    int *best_at;
} Search;

enum {
    CLUSTERS = 12, /* one move in so many takes a cluster with it */
    MODELS = 4,    /* tries to meet another constant instead of 1 */
    FACTORS = 8,   /* changes not a scale but the factor that a constant multiplies */
    POLISH = 4096  /* moves, after which rounding errors are taken out of the scales */
};

/* ---- moves ---- */

static void join(Search *search, int variable, int power)
{
    search->power[variable] = power;
    search->cluster[search->cluster_count++] = variable;
}

/* With some scales of a term shifted already, by which power another one has to follow to keep the
   coefficient; 0: it has not, or cannot. */
static int follow(const Search *search, const ScaledTerm *term, int *variable)
{
    int net = 0, free_count = 0;
    for (int k = 0; k < term->dependence_count; k++) {
        Dependence d = term->dependences[k];
        net += search->power[d.variable] * d.exponent;
        free_count += search->power[d.variable] == 0;
    }
    if (net == 0 || free_count == 0)
        return 0;
    int pick = (int)scales_random(search->scales, (uint32_t)free_count);
    for (int k = 0; k < term->dependence_count; k++) {
        Dependence d = term->dependences[k];
        if (search->power[d.variable] != 0 || pick-- > 0)
            continue;
        *variable = d.variable;
        return d.exponent != 0 && net % d.exponent == 0 ? -net / d.exponent : 0;
    }
    return 0;
}

/* Sums that are tied to those in the cluster by coefficients of 1 follow, up to a size. */
static void grow_cluster(Search *search, int pivot, int most)
{
    Scales *scales = search->scales;
    for (int i = 0; i < search->cluster_count; i++) {
        const ScaleVariable *v = &scales->variables[search->cluster[i]];
        for (int k = 0; k < v->touch_count && search->cluster_count < most; k++) {
            int t = v->touches[k].variable, variable;
            if (t == pivot || scales->terms[t].key != UNIT_KEY)
                continue;
            int power = follow(search, &scales->terms[t], &variable);
            if (power != 0)
                join(search, variable, power);
        }
    }
}

/* factor to a small power */
static double power_of(double factor, int exponent)
{
    double result = 1;
    for (int k = exponent < 0 ? -exponent : exponent; k > 0; k--)
        result *= factor;
    return exponent < 0 ? 1 / result : result;
}

static Real exact_power_of(Real factor, int exponent)
{
    Real result = 1;
    for (int k = exponent < 0 ? -exponent : exponent; k > 0; k--)
        result *= factor;
    return exponent < 0 ? 1 / result : result;
}

/* e^-x, nearly, and the same on every machine */
static bool chance(Scales *scales, double x)
{
    double e = 1 + x * (1 + x / 2 * (1 + x / 3 * (1 + x / 4)));
    return (scales_random(scales, 1u << 30) + 0.5) * e < (double)(1u << 30);
}

/* A term whose constant is to be met: another user of the same factor. -1: let it be 1. */
static int model_for(Search *search, int t)
{
    Scales *scales = search->scales;
    const ScaledTerm *term = &scales->terms[t];
    if (term->dependence_count == 0 || scales_random(scales, MODELS) != 0)
        return -1;
    int other = (int)scales_random(scales, (uint32_t)scales->term_count);
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

static void undo_cluster(Search *search)
{
    while (search->cluster_count > 0)
        search->power[search->cluster[--search->cluster_count]] = 0;
}

static void move_scale(Search *search, int t, double temperature)
{
    Scales *scales = search->scales;
    const ScaledTerm *term = &scales->terms[t];
    Dependence d = term->dependences[scales_random(scales, (uint32_t)term->dependence_count)];
    if (d.exponent != 1 && d.exponent != -1)
        return;
    int model = model_for(search, t);
    double factor = scales_coefficient(scales, t); /* by which the coefficient is to be divided */
    if (model >= 0)
        factor /= scales_coefficient(scales, model);
    join(search, d.variable, -d.exponent);
    if (scales_random(scales, CLUSTERS) == 0)
        grow_cluster(search, t, 1 << scales_random(scales, 6));
    double before = scales->cost;
    bool good = true;
    for (int i = 0; good && i < search->cluster_count; i++) {
        int v = search->cluster[i];
        good = scales_shift(scales, v, power_of(factor, search->power[v]));
    }
    if (good) {
        scales_update(scales);
        double change = scales->cost - before;
        good = change <= 0 || (temperature > 0 && chance(scales, change / temperature));
    }
    if (good) {
        Real exact = scales_exact(scales, t);
        if (model >= 0)
            exact /= scales_exact(scales, model);
        for (int i = 0; i < search->cluster_count; i++) {
            int v = search->cluster[i];
            scales->variables[v].lambda *= exact_power_of(exact, search->power[v]);
        }
        scales_accept(scales);
    } else {
        scales_reject(scales);
    }
    undo_cluster(search);
}

static void move_factor(Search *search, int t, double temperature)
{
    Scales *scales = search->scales;
    const ScaledTerm *term = &scales->terms[t];
    int at = term->options[scales_random(scales, (uint32_t)term->option_count)];
    if (at == term->at)
        return;
    double before = scales->cost;
    scales_choose(scales, t, at);
    double change = scales->cost - before;
    if (change <= 0 || (temperature > 0 && chance(scales, change / temperature)))
        scales_accept(scales);
    else
        scales_reject(scales);
}

/* ---- the search ---- */

static void remember(Search *search)
{
    const Scales *scales = search->scales;
    search->best = scales->cost;
    for (int i = 0; i < scales->variable_count; i++)
        search->best_lambda[i] = scales->variables[i].lambda;
    for (int t = 0; t < scales->term_count; t++)
        search->best_at[t] = scales->terms[t].at;
}

static void anneal(Search *search, long moves, double hot, double cold)
{
    Scales *scales = search->scales;
    for (long move = 0; move < moves; move++) {
        double temperature = hot + (cold - hot) * (double)move / (double)moves;
        if (move % POLISH == POLISH - 1)
            scales_polish(scales);
        int t = (int)scales_random(scales, (uint32_t)scales->term_count);
        for (int tries = 0; tries < 50 && scales->terms[t].key == UNIT_KEY; tries++)
            t = (t + 1) % scales->term_count;
        const ScaledTerm *term = &scales->terms[t];
        if (term->key == UNIT_KEY)
            continue;
        if (term->option_count > 1 && scales_random(scales, FACTORS) == 0)
            move_factor(search, t, temperature);
        else if (term->dependence_count > 0)
            move_scale(search, t, temperature);
        if (scales->cost < search->best - 1e-9)
            remember(search);
    }
}

void pass_rescale(Sums *sums, Cost cost, int moves, int start)
{
    Search search = {.scales = scales_new(sums, cost)};
    Scales *scales = search.scales;
    for (int k = 0; k <= start; k++)
        scales->random = scales->random * 6364136223846793005u + 1442695040888963407u;
    Arena *arena = scales->arena;
    search.power = arena_array(arena, int, scales->variable_count + 1);
    search.cluster = arena_array(arena, int, scales->variable_count + 1);
    search.best_lambda = arena_array(arena, Real, scales->variable_count + 1);
    search.best_at = arena_array(arena, int, scales->term_count + 1);
    remember(&search);
    if (scales->term_count > 0 && scales->variable_count > 0)
        anneal(&search, (long)moves * scales->term_count, 0.45 * cost.M, 0.12 * cost.M);
    scales_restore(scales, search.best_lambda, search.best_at);
    scales_polish(scales);
    scales_apply(scales);
    scales_free(scales);
}
