/* random.h: pseudo-random numbers, the same on every machine. */
#ifndef RANDOM_H
#define RANDOM_H

#include <stdbool.h>
#include <stdint.h>

/* A stream of numbers; different seeds and topics give unrelated ones. */
typedef struct {
    uint64_t state;
} Random;
Random random_new(uint64_t seed, const char *topic);

double random_uniform(Random *random, double low, double high);
bool random_chance(Random *random, double probability);
int random_pick(Random *random, int count); /* 0..count-1 */

#endif
