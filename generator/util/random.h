/* random.h: pseudo-random numbers, the same on every machine. */
#ifndef RANDOM_H
#define RANDOM_H

#include <stdbool.h>
#include <stdint.h>

/* A stream of numbers; different seeds and topics give unrelated ones. */
typedef struct {
    uint64_t state; /* never 0, where it would stay */
} Random;
Random random_new(uint64_t seed, const char *topic);

uint64_t random_bits(Random *random); /* 64; the upper ones are the best */
double random_uniform(Random *random, double low, double high);
bool random_chance(Random *random, double probability);
int random_pick(Random *random, int count);            /* 0..count-1 */
uint32_t random_below(Random *random, uint32_t count); /* the same, quicker */

/* Another stream for a search that starts anew, the start-th from this one. */
Random random_restart(Random random, int start);

/* The plain generator that selftests in generated C have too; only the upper bits are any good. */
static inline uint32_t random_plain(uint32_t *state)
{
    return *state = *state * 1664525u + 1013904223u;
}

#endif
