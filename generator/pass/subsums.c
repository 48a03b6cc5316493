/* subsums.c: a pair of terms that occurs in several sums is computed once.

   Two terms c1*a + c2*b are the same pair wherever c2/c1 is the same, for a sum may be used with
   any coefficient. Greedy: the pair that occurs most often first, of equals one that needs no
   constant, then the one seen first; each occurrence but one saves an addition. Larger common parts
   come out as pairs of pairs. Each step removes an addition, so it ends. Buys 0.6 % (see pass.c).
 */
#include "pass/passes.h"
#include "pass/sums/keys.h"

#include <stdlib.h>
#include <string.h>

typedef struct {
    Keys keys;
    int *count; /* by key: sums it occurs in */
    int room;
} Pairs;

enum { ROUNDING = 1, LONGEST = 200 }; /* bits in which equal ratios may differ, as for NEAR */

/* The pair of terms of a sum, with the lower entity first. */
static Key pair_key(const Term *x, const Term *y)
{
    const Term *first = x->e < y->e ? x : y, *second = x->e < y->e ? y : x;
    double ratio = real_double(second->c) / real_double(first->c);
    uint64_t bits;
    memcpy(&bits, &ratio, sizeof bits);
    bits = (bits + ((uint64_t)1 << (ROUNDING - 1))) >> ROUNDING;
    return (Key){bits, first->e, second->e};
}

static void count_pairs(const Sums *sums, Pairs *pairs)
{
    for (int s = 0; s < sums->count; s++) {
        const Entity *sum = &sums->entities[s];
        if (!sum->uses || sum->term_count > LONGEST)
            continue;
        for (int i = 0; i < sum->term_count; i++)
            for (int j = i + 1; j < sum->term_count; j++) {
                bool is_new;
                int key =
                    keys_find(&pairs->keys, pair_key(&sum->terms[i], &sum->terms[j]), &is_new);
                if (key >= pairs->room) {
                    pairs->room = pairs->room ? 2 * pairs->room : 2048;
                    size_t size = (size_t)pairs->room * sizeof *pairs->count;
                    pairs->count = memory_grow(pairs->count, size);
                }
                pairs->count[key] = is_new ? 1 : pairs->count[key] + 1;
            }
    }
}

static bool needs_constant(Key key)
{
    return key_bits(1) >> ROUNDING != (key.c & ~((uint64_t)1 << (63 - ROUNDING)));
}

static int best_pair(const Pairs *pairs)
{
    int best = -1;
    for (int k = 0; k < pairs->keys.count; k++) {
        if (pairs->count[k] < 2)
            continue;
        if (best < 0 || pairs->count[k] > pairs->count[best] ||
            (pairs->count[k] == pairs->count[best] && needs_constant(pairs->keys.keys[best]) &&
             !needs_constant(pairs->keys.keys[k])))
            best = k;
    }
    return best;
}

/* The place of entity e in the sum, -1: it is not there. */
static int place_of(const Entity *sum, int e)
{
    for (int k = 0; k < sum->term_count; k++)
        if (sum->terms[k].e == e)
            return k;
    return -1;
}

/* The new sum has the coefficients of the first that it is taken from. */
static void take_pair(Sums *sums, Key key)
{
    int count = sums->count, part = sums_new(sums);
    Real first = 0;
    for (int s = 0; s < count; s++) {
        const Entity *sum = &sums->entities[s];
        if (!sum->uses || sum->term_count > LONGEST)
            continue;
        int i = place_of(sum, key.at), j = place_of(sum, key.e);
        if (i < 0 || j < 0)
            continue;
        Term a = sum->terms[i], b = sum->terms[j];
        if (pair_key(&a, &b).c != key.c)
            continue;
        if (first == 0) {
            first = a.c;
            sums_add_term(sums, part, a.c, a.e);
            sums_add_term(sums, part, b.c, b.e);
        }
        sums_remove_term(sums, s, i > j ? i : j);
        sums_remove_term(sums, s, i > j ? j : i);
        sums_add_term(sums, s, sums_ratio(a.c, first), part);
    }
    sums->entities[part].uses = 2;
}

bool pass_subsums(Sums *sums)
{
    bool changed = false;
    sums_count_uses(sums);
    Pairs pairs = {0};
    for (;;) {
        keys_clear(&pairs.keys);
        count_pairs(sums, &pairs);
        int best = best_pair(&pairs);
        if (best < 0)
            break;
        take_pair(sums, pairs.keys.keys[best]);
        changed = true;
    }
    keys_free(&pairs.keys);
    memory_free(pairs.count);
    if (changed)
        sums_fold(sums);
    return changed;
}
