/* keys.c: see keys.h. */
#include "pass/keys.h"

#include "util/util.h"

#include <stdlib.h>
#include <string.h>

uint64_t key_bits(Real c)
{
    double rounded = real_double(real_abs(c));
    uint64_t bits;
    memcpy(&bits, &rounded, sizeof bits);
    return bits;
}

static uint64_t key_hash(Key key)
{
    uint64_t hash = key.c ^ ((uint64_t)(uint32_t)key.at << 32 | (uint32_t)key.e);
    hash *= 0x9E3779B97F4A7C15u;
    hash ^= hash >> 29;
    hash *= 0xBF58476D1CE4E5B9u;
    return hash ^ (hash >> 32);
}

static int *keys_slot(const Keys *keys, Key key)
{
    uint32_t mask = (uint32_t)keys->size - 1, slot = (uint32_t)key_hash(key) & mask;
    for (int k; (k = keys->slots[slot]) != 0; slot = (slot + 1) & mask)
        if (keys->keys[k - 1].c == key.c && keys->keys[k - 1].at == key.at &&
            keys->keys[k - 1].e == key.e)
            break;
    return &keys->slots[slot];
}

int keys_find(Keys *keys, Key key, bool *is_new)
{
    if (2 * keys->count >= keys->size) {
        keys->size = keys->size ? 2 * keys->size : 512;
        keys->slots = memory_grow(keys->slots, (size_t)keys->size * sizeof *keys->slots);
        memset(keys->slots, 0, (size_t)keys->size * sizeof *keys->slots);
        keys->keys = memory_grow(keys->keys, (size_t)keys->size * sizeof *keys->keys);
        for (int k = 0; k < keys->count; k++)
            *keys_slot(keys, keys->keys[k]) = k + 1;
    }
    int *slot = keys_slot(keys, key);
    *is_new = *slot == 0;
    if (*is_new) {
        keys->keys[keys->count++] = key;
        *slot = keys->count;
    }
    return *slot - 1;
}

void keys_free(Keys *keys)
{
    free(keys->keys);
    free(keys->slots);
}
