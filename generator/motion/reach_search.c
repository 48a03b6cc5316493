/* reach_search.c: inverse kinematics from nowhere (reach.h): from a guess, from zero, then from
   random places, the same on every machine. */
#include "motion/reach.h"

#include <math.h>
#include <string.h>

/* Whole turns off angles, so that they come to lie within half a turn, or within their limits. */
static void unwind(const Machine *machine, double *q)
{
    const double whole = 6.28318530717958647692;
    for (int i = 0; i < machine->n; i++) {
        if (machine->robot->links[i].type != REVOLUTE)
            continue;
        q[i] -= whole * round(q[i] / whole);
        double other = q[i] + (q[i] < machine->lower[i] ? whole : -whole);
        bool inside = q[i] >= machine->lower[i] && q[i] <= machine->upper[i];
        if (!inside && other >= machine->lower[i] && other <= machine->upper[i])
            q[i] = other;
    }
}

/* xorshift: the same searches on every machine. */
static double next_random(uint64_t *state)
{
    *state ^= *state << 13;
    *state ^= *state >> 7;
    *state ^= *state << 17;
    return (double)(*state >> 11) / 9007199254740992.0;
}

static void random_place(const Machine *machine, uint64_t *random, double *q)
{
    for (int i = 0; i < machine->n; i++) {
        double high = machine->robot->links[i].type == REVOLUTE ? 3.14159 : 1, low = -high;
        if (machine->lower[i] > -1e6 && machine->upper[i] < 1e6) {
            low = machine->lower[i];
            high = machine->upper[i];
        }
        q[i] = low + (high - low) * next_random(random);
    }
}

Reached reach_search(const Machine *machine, const Place *target, int rows, const double *guess,
                     bool (*suits)(const void *context, const double *q), const void *context,
                     double *q)
{
    enum { SEARCHES = 200 };
    int n = machine->n;
    double at[REACH_MOST], e[6], nearest = INFINITY;
    Reached best = OUT_OF_REACH;
    uint64_t random = 0x9E3779B97F4A7C15u;
    for (int search = 0; search < SEARCHES; search++) {
        random_place(machine, &random, at);
        if (guess && search == 0)
            memcpy(at, guess, sizeof *at * (size_t)n);
        else if (search == (guess != NULL))
            memset(at, 0, sizeof at);
        bool there = reach(machine, target, rows, at);
        unwind(machine, at);
        if (there && machine_beyond_limit(machine, at) < 0 && (!suits || suits(context, at))) {
            memcpy(q, at, sizeof *at * (size_t)n);
            return REACHED_IT;
        }
        /* the nearest so far; what needs a joint beyond its limits comes after what misses */
        double off = pose_error(machine, at, target, rows, e);
        if (there && best != BEYOND_LIMITS && machine_beyond_limit(machine, at) >= 0) {
            best = BEYOND_LIMITS;
            memcpy(q, at, sizeof *at * (size_t)n);
        } else if (best == OUT_OF_REACH && off < nearest) {
            nearest = off;
            memcpy(q, at, sizeof *at * (size_t)n);
        }
    }
    return best;
}
