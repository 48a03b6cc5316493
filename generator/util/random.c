/* random.c: see random.h. */
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

Random random_restart(Random random, int start)
{
    for (int k = 0; k <= start; k++) /* Knuth's generator, so that streams do not run in step */
        random.state = random.state * 6364136223846793005u + 1442695040888963407u;
    return random;
}
