/* factor.c: x*y + x*z => x*(y + z).

   Within one sum: of the products that nothing else uses, those with the factor most of them have
   become one product, k products one: k - 1 multiplications saved, and no addition more. The
   constants go into the new sum. Each step leaves the sum with fewer terms, and the new sum has
   fewer than the old one had, so it ends. Sums in which nothing is left to do are not looked at
   again. Buys 2.1 % (see pass.c). */
#include "pass/passes.h"

#include <stdlib.h>
#include <string.h>

static bool is_single_product(const Sums *sums, int e)
{
    return is_product(sums, e) && sums->entities[e].uses == 1;
}

/* The factor that most terms have; of equals, the one seen first. tally: zeros, by entity. */
static int most_common_factor(const Sums *sums, int s, int *tally)
{
    const Entity *sum = &sums->entities[s];
    int best = 0;
    for (int round = 0; round < 3; round++) /* count, choose, wipe */
        for (int k = 0; k < sum->term_count; k++) {
            int e = sum->terms[k].e;
            if (!is_single_product(sums, e))
                continue;
            int factors[2] = {sums->entities[e].a, sums->entities[e].b};
            for (int j = 0; j < 1 + (factors[0] != factors[1]); j++) {
                int x = factors[j];
                if (round == 0)
                    tally[x]++;
                else if (round == 1 && tally[x] > (best ? tally[best] : 1))
                    best = x;
                else if (round == 2)
                    tally[x] = 0;
            }
        }
    return best;
}

static void take_factor(Sums *sums, int s, int x)
{
    int inner = sums_new(sums);
    Real first = 0;
    for (int k = 0; k < sums->entities[s].term_count;) {
        Term term = sums->entities[s].terms[k];
        const Entity *product = &sums->entities[term.e];
        if (!is_single_product(sums, term.e) || (product->a != x && product->b != x)) {
            k++;
            continue;
        }
        if (first == 0)
            first = term.c;
        sums_add_term(sums, inner, sums_ratio(term.c, first),
                      product->a == x ? product->b : product->a);
        sums_remove_term(sums, s, k);
    }
    int product = sums_product(sums, x, inner);
    sums->entities[inner].uses = sums->entities[product].uses = 1;
    sums_add_term(sums, s, first, product);
}

bool pass_factor(Sums *sums)
{
    bool changed = false;
    int room = 2 * sums->count + 64;
    int *tally = memory_grow(NULL, (size_t)room * sizeof *tally);
    memset(tally, 0, (size_t)room * sizeof *tally);
    sums_count_uses(sums);
    for (int s = 0; s < sums->count; s++) {
        if (!is_sum(sums, s) || !sums->entities[s].uses)
            continue;
        for (int x; sums->count < room - 2 && (x = most_common_factor(sums, s, tally)) != 0;) {
            take_factor(sums, s, x);
            changed = true;
        }
    }
    memory_free(tally);
    if (changed)
        sums_fold(sums);
    return changed;
}
