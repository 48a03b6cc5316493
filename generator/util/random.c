/* random.c: see random.h. xorshift64*: Marsaglia's shifts, the output multiplied. */
#include "util/random.h"

Random random_new(uint64_t seed, const char *topic)
{
    Random random = {0x9E3779B97F4A7C15u * (seed + 1)};
    for (const char *c = topic; *c; c++)
        random.state = (random.state ^ (uint64_t)*c) * 0x100000001B3u;
    random.state |= 1;
    for (int skip = 0; skip < 16; skip++)
        random_bits(&random);
    return random;
}

uint64_t random_bits(Random *random)
{
    random->state ^= random->state >> 12;
    random->state ^= random->state << 25;
    random->state ^= random->state >> 27;
    return random->state * 0x2545F4914F6CDD1Du;
}

double random_uniform(Random *random, double low, double high)
{
    double unit = (double)(random_bits(random) >> 11) / 9007199254740992.0;
    return low + (high - low) * unit;
}

bool random_chance(Random *random, double probability)
{
    return random_uniform(random, 0, 1) < probability;
}

int random_pick(Random *random, int count)
{
    return (int)random_uniform(random, 0, count) % count;
}

uint32_t random_below(Random *random, uint32_t count)
{
    return (uint32_t)(((random_bits(random) >> 32) * count) >> 32);
}

Random random_restart(Random random, int start)
{
    for (int k = 0; k <= start; k++) /* Knuth's generator, so that streams do not run in step */
        random.state = random.state * 6364136223846793005u + 1442695040888963407u;
    return random;
}
