/* keys.c: see keys.h. */
#include "pass/sums/keys.h"

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

static uint32_t key_hash(Key key)
{
    return (uint32_t)hash_mix64(key.c, (uint64_t)(uint32_t)key.at << 32 | (uint32_t)key.e);
}

static bool key_equal(Key x, Key y)
{
    return x.c == y.c && x.at == y.at && x.e == y.e;
}

int keys_find(Keys *keys, Key key, bool *is_new)
{
    uint32_t hash = key_hash(key);
    const HashSlot *at = hash_first(&keys->table, hash);
    while (at->item && !key_equal(keys->keys[at->item - 1], key))
        at = hash_next(&keys->table, at);
    *is_new = !at->item;
    if (at->item)
        return (int)at->item - 1;
    if (keys->count == keys->room) {
        keys->room = keys->room ? 2 * keys->room : 256;
        keys->keys = memory_grow(keys->keys, (size_t)keys->room * sizeof *keys->keys);
    }
    keys->keys[keys->count++] = key;
    hash_add(&keys->table, hash, (uint32_t)keys->count);
    return keys->count - 1;
}

void keys_clear(Keys *keys)
{
    keys->count = 0;
    hash_clear(&keys->table);
}

void keys_free(Keys *keys)
{
    memory_free(keys->keys);
    hash_free(&keys->table);
}
