/* rest.c: s = x + y + z - u and s + u, where s is used elsewhere too => r = x + y + z, r - u and r.

   A sum that takes away again what a shared sum has: what of that does not cancel is computed
   first, as a sum of its own, and serves both. (Where only one term is left, cancel.c writes it
   out.) Each step removes an addition, so it ends. It comes once, after all others: in between it
   would keep scales from moving through the sums that it takes apart. Buys 0.3 % (see pass.c). */
#include "pass/passes.h"

/* The place in the sum of what cancels a term of the part at the given place; -1: there is none. */
static int place_of_opposite(const Entity *sum, int place, const Term *brought)
{
    for (int k = 0; k < sum->term_count; k++)
        if (k != place && sum->terms[k].e == brought->e &&
            real_near(sum->terms[k].c, -(sum->terms[place].c * brought->c)))
            return k;
    return -1;
}

static bool pays(const Sums *sums, const Entity *sum, int place)
{
    const Entity *part = &sums->entities[sum->terms[place].e];
    int opposites = 0;
    for (int j = 0; part->kind == ENTITY_SUM && j < part->term_count; j++)
        opposites += place_of_opposite(sum, place, &part->terms[j]) >= 0;
    return opposites > 0 && part->term_count - opposites > 1;
}

static void share_rest(Sums *sums, int s, int place)
{
    int rest = sums_new(sums), part = sums->entities[s].terms[place].e;
    for (int j = sums->entities[part].term_count; j-- > 0;) {
        Term term = sums->entities[part].terms[j];
        int k = place_of_opposite(&sums->entities[s], place, &term);
        if (k < 0) {
            sums_remove_term(sums, part, j);
            sums_add_term(sums, rest, term.c, term.e);
        } else {
            sums_remove_term(sums, s, k);
            place = place == sums->entities[s].term_count ? k : place; /* the last came to k */
        }
    }
    sums_add_term(sums, part, 1, rest);
    Term *shared = &sums->entities[s].terms[place];
    shared->e = shared->at = rest;
    sums->entities[rest].uses = 2;
    sums->entities[part].uses--;
}

bool pass_rest(Sums *sums)
{
    bool changed = false;
    sums_count_uses(sums);
    for (int s = 0; s < sums->count; s++)
        for (int k = 0; sums->entities[s].uses && k < sums->entities[s].term_count; k++)
            if (pays(sums, &sums->entities[s], k)) {
                share_rest(sums, s, k);
                changed = true;
                k = -1;
            }
    if (changed)
        sums_fold(sums);
    return changed;
}
