/* constants.c: c*x + c*y => c*(x + y).

   Within one sum: terms with one constant, each of which would pay for its multiplication alone,
   become one term: the constant times a new sum. Not all terms of a sum, for then it is a matter of
   scale, which is for rescale.c. Each step leaves the sum with fewer terms, and the new sum has
   fewer than the old one had, so it ends. Buys 1.4 % (see pass.c). */
#include "pass/passes.h"
#include "pass/sums/keys.h"

#include <stdlib.h>

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
            sums_add_term(sums, inner, sums_ratio(term.c, first.c), term.e);
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
    memory_free(all.uses);
    if (changed)
        sums_fold(sums);
    return changed;
}
