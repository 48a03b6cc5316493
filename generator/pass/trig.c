/* trig.c: a*s^2 + a*c^2 => a, for sine and cosine of one angle.

   Terms of a sum are written as lists of factors, through all products. Where two lists with one
   coefficient differ only by s, s in one and c, c in the other, the two terms become one with what
   is left. As the products may be used elsewhere, this can lose; so each such pair is tried, and
   kept only if the whole gets cheaper. Each step removes a term, so it ends. Bought 14 of 20446 and
   84 of 41493 operations (see pass.c). */
#include "pass/passes.h"

#include <string.h>

enum { LONGEST = 8 };

typedef struct {
    int count;
    int factors[LONGEST]; /* in order */
} List;

static bool add_factors(const Sums *sums, List *list, int e)
{
    if (is_product(sums, e))
        return add_factors(sums, list, sums->entities[e].a) &&
               add_factors(sums, list, sums->entities[e].b);
    if (list->count == LONGEST)
        return false;
    int k = list->count++;
    for (; k > 0 && list->factors[k - 1] > e; k--)
        list->factors[k] = list->factors[k - 1];
    list->factors[k] = e;
    return true;
}

/* The list without x, x; false when it has not got it twice. */
static bool without_square(const List *list, int x, List *rest)
{
    int found = 0;
    rest->count = 0;
    for (int k = 0; k < list->count; k++) {
        if (list->factors[k] == x && found < 2)
            found++;
        else
            rest->factors[rest->count++] = list->factors[k];
    }
    return found == 2;
}

static bool same(const List *x, const List *y)
{
    return x->count == y->count &&
           memcmp(x->factors, y->factors, (size_t)x->count * sizeof *x->factors) == 0;
}

/* What remains of x + y, given as lists, when s^2 + c^2 goes out of them. */
static bool remainder_of(const Sums *sums, const List *x, const List *y, List *rest)
{
    for (int k = 0; k + 1 < x->count; k++) {
        const Entity *sine = &sums->entities[x->factors[k]];
        if (sine->kind != ENTITY_SIN || x->factors[k + 1] != x->factors[k])
            continue;
        for (int j = 0; j + 1 < y->count; j++) {
            const Entity *cosine = &sums->entities[y->factors[j]];
            List other;
            if (cosine->kind == ENTITY_COS && cosine->a == sine->a &&
                without_square(x, x->factors[k], rest) &&
                without_square(y, y->factors[j], &other) && same(rest, &other))
                return true;
        }
    }
    return false;
}

static void replace(Sums *sums, int s, int i, int j, const List *rest)
{
    Real c = sums->entities[s].terms[i].c;
    int e = rest->count ? rest->factors[0] : 0;
    for (int k = 1; k < rest->count; k++)
        e = sums_product(sums, e, rest->factors[k]);
    sums_remove_term(sums, s, i > j ? i : j);
    sums_remove_term(sums, s, i > j ? j : i);
    sums_add_term(sums, s, c, e); /* folding adds it to one that is there */
}

/* The first pair after skipping some; replaces it and returns true if there is one. */
static bool replace_pair(Sums *sums, int skip)
{
    sums_count_uses(sums);
    int count = sums->count;
    for (int s = 0; s < count; s++) {
        const Entity *sum = &sums->entities[s];
        for (int i = 0; sum->uses && i < sum->term_count; i++) {
            List x = {0}, y, rest;
            if (!is_product(sums, sum->terms[i].e) || !add_factors(sums, &x, sum->terms[i].e))
                continue;
            for (int j = 0; j < sum->term_count; j++) {
                y.count = 0;
                if (j == i || !real_near(sum->terms[i].c, sum->terms[j].c) ||
                    !is_product(sums, sum->terms[j].e) || !add_factors(sums, &y, sum->terms[j].e) ||
                    !remainder_of(sums, &x, &y, &rest))
                    continue;
                if (skip-- > 0)
                    continue;
                replace(sums, s, i, j, &rest);
                return true;
            }
        }
    }
    return false;
}

bool pass_trig(Sums *sums, Cost cost)
{
    bool changed = false;
    sums_settle(sums);
    double best = cost_of(sums_count(sums), cost);
    for (int skip = 0;;) {
        Sums *trial = sums_copy(sums);
        if (!replace_pair(trial, skip)) {
            sums_free(trial);
            return changed;
        }
        sums_fold(trial);
        sums_settle(trial);
        double now = cost_of(sums_count(trial), cost);
        if (now < best) {
            Sums swap = *sums;
            *sums = *trial;
            *trial = swap;
            best = now;
            changed = true;
        } else {
            skip++;
        }
        sums_free(trial);
    }
}
