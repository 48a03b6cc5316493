/* factor.c: x*y + x*z => x*(y + z), and c*x + c*y => c*(x + y).

   Within one sum: of the products that nothing else uses, those with the factor most of them have
   become one product, k products one: k - 1 multiplications saved, and no addition more. The
   constants go into the new sum. Likewise terms with one constant that pay for its multiplication
   alone. Each step leaves the sum with fewer terms, and the new sum has fewer than the old one had,
   so it ends. Sums in which nothing is left to do are not looked at again. Bought
   7 of 20446 and 206 of 41493 operations (see pass.c), constants 138 and 184. */
#include "pass/keys.h"
#include "pass/passes.h"

#include <stdlib.h>
#include <string.h>

static Real quotient(Real a, Real b)
{
    Real q = a / b;
    return is_unit(q) ? (q < 0 ? -1 : 1) : q;
}

/* ---- common factors ---- */

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
        sums_add_term(sums, inner, quotient(term.c, first),
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
    free(tally);
    if (changed)
        sums_fold(sums);
    return changed;
}

/* ---- common constants ---- */

typedef struct {
    Keys keys;
    int *uses;
    int room;
} Payers;

/* How many terms share the multiplication of this one. */
static int *payers(Payers *all, const Term *term)
{
    bool is_new;
    int key = keys_find(&all->keys, (Key){key_bits(term->c), term->at, 0}, &is_new);
    if (key >= all->room) {
        all->room = all->room ? 2 * all->room : 512;
        all->uses = memory_grow(all->uses, (size_t)all->room * sizeof *all->uses);
    }
    if (is_new)
        all->uses[key] = 0;
    return &all->uses[key];
}

static bool pays_alone(Payers *all, const Term *term)
{
    return term->e != 0 && !is_unit(term->c) && *payers(all, term) == 1;
}

static bool take_constant(Sums *sums, int s, Payers *all)
{
    const Entity *sum = &sums->entities[s];
    for (int k = 0; k + 1 < sum->term_count; k++) {
        Term first = sum->terms[k];
        int count = 0;
        for (int j = k; pays_alone(all, &first) && j < sum->term_count; j++)
            count +=
                key_bits(sum->terms[j].c) == key_bits(first.c) && pays_alone(all, &sum->terms[j]);
        if (count < 2 || count == sum->term_count)
            continue; /* all of them: a matter of scale, which is for rescale.c */
        int inner = sums_new(sums);
        for (int j = k; j < sums->entities[s].term_count;) {
            Term term = sums->entities[s].terms[j];
            if (key_bits(term.c) != key_bits(first.c) || !pays_alone(all, &term)) {
                j++;
                continue;
            }
            sums_add_term(sums, inner, quotient(term.c, first.c), term.e);
            sums_remove_term(sums, s, j);
        }
        sums_add_term(sums, s, first.c, inner);
        return true;
    }
    return false;
}

bool pass_constants(Sums *sums)
{
    bool changed = false;
    Payers all = {0};
    sums_settle(sums);
    for (int s = 0; s < sums->count; s++)
        for (int k = 0; sums->entities[s].uses && k < sums->entities[s].term_count; k++)
            if (sums->entities[s].terms[k].e != 0)
                ++*payers(&all, &sums->entities[s].terms[k]);
    int count = sums->count;
    for (int s = 0; s < count; s++)
        while (sums->entities[s].uses && is_sum(sums, s) && take_constant(sums, s, &all))
            changed = true;
    keys_free(&all.keys);
    free(all.uses);
    if (changed)
        sums_fold(sums);
    return changed;
}
