/* cancel.c: x + (y - x) => y, where y - x is used elsewhere too.

   Folding takes a sum apart only where nothing else uses it. Here a term that is a shared sum is
   written out where this leaves fewer terms, because most of what it brings cancels or adds up with
   what is there. Each step removes at least one addition, so it ends. Buys 0.9 % (see pass.c). */
#include "pass/passes.h"

static int gain_of(const Entity *sum, int place, const Entity *part)
{
    int gain = 1 - part->term_count;
    for (int j = 0; j < part->term_count; j++)
        for (int k = 0; k < sum->term_count; k++) {
            if (k == place || sum->terms[k].e != part->terms[j].e)
                continue;
            Real brought = sum->terms[place].c * part->terms[j].c;
            gain += real_near(sum->terms[k].c, -brought) ? 2 : 1;
        }
    return gain;
}

static void write_out(Sums *sums, int s, int place)
{
    Term term = sums->entities[s].terms[place];
    sums_remove_term(sums, s, place);
    for (int j = 0; j < sums->entities[term.e].term_count; j++) {
        const Term *part = &sums->entities[term.e].terms[j];
        Real c = term.c * part->c;
        Entity *sum = &sums->entities[s];
        int k = 0;
        while (k < sum->term_count && sum->terms[k].e != part->e)
            k++;
        if (k == sum->term_count) {
            sums_add_term(sums, s, sums_snap(c), part->e);
        } else if (real_near(sum->terms[k].c, -c)) {
            sums_remove_term(sums, s, k);
        } else {
            c += sum->terms[k].c;
            sum->terms[k].c = sums_snap(c);
        }
    }
}

bool pass_cancel(Sums *sums)
{
    bool changed = false;
    sums_count_uses(sums);
    for (int s = 0; s < sums->count; s++)
        for (int k = 0; sums->entities[s].uses && k < sums->entities[s].term_count;) {
            const Entity *part = &sums->entities[sums->entities[s].terms[k].e];
            if (part->kind == ENTITY_SUM && gain_of(&sums->entities[s], k, part) > 0) {
                write_out(sums, s, k);
                changed = true;
                k = 0;
            } else {
                k++;
            }
        }
    if (changed)
        sums_fold(sums);
    return changed;
}
