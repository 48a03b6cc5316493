/* anneal.c: see anneal.h. */
#include "util/anneal.h"

static const double LESS = 1e-9; /* costs are sums of a few weights: beyond this is no rounding */

/* 1/e^-x by the first terms of its series, which is the same on every machine. */
static double inverse_chance(double x)
{
    return 1 + x * (1 + x / 2 * (1 + x / 3 * (1 + x / 4)));
}

bool anneal_takes(Random *random, double change, double temperature)
{
    enum { FINE = 1 << 30 };
    if (change <= 0)
        return true;
    if (!(temperature > 0))
        return false;
    return (random_below(random, FINE) + 0.5) * inverse_chance(change / temperature) < FINE;
}

void anneal(const Annealing *annealing, double cost, long moves, double hot, double cold)
{
    double least = cost;
    for (long move = 0; move < moves; move++) {
        double temperature = hot + (cold - hot) * (double)move / (double)moves;
        cost = annealing->step(annealing->subject, temperature);
        if (cost < least - LESS) {
            least = cost;
            annealing->remember(annealing->subject);
        }
    }
}
