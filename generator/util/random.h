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

/* 64 bits, of which the upper ones are the best. xorshift64*: Marsaglia's shifts, the output
   multiplied; here, because searches draw millions. */
static inline uint64_t random_bits(Random *random)
{
    random->state ^= random->state >> 12;
    random->state ^= random->state << 25;
    random->state ^= random->state >> 27;
    return random->state * 0x2545F4914F6CDD1Du;
}
double random_uniform(Random *random, double low, double high);
bool random_chance(Random *random, double probability);
int random_pick(Random *random, int count);                         /* 0..count-1 */
static inline uint32_t random_below(Random *random, uint32_t count) /* the same, quicker */
{
    return (uint32_t)(((random_bits(random) >> 32) * count) >> 32);
}

/* Another stream for a search that starts anew, the start-th from this one. */
Random random_restart(Random random, int start);

/* The plain generator that selftests in generated C have too; only the upper bits are any good. */
static inline uint32_t random_plain(uint32_t *state)
{
    return *state = *state * 1664525u + 1013904223u;
}

#endif
