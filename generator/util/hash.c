/* hash.c: see hash.h. */
#include "util/hash.h"

#include "util/util.h"

#include <stdlib.h>
#include <string.h>

const HashSlot hash_nothing = {0, 0};

enum { FIRST_SIZE = 512 };

static void put(HashTable *table, HashSlot slot)
{
    uint32_t mask = table->size - 1, place = slot.hash & mask;
    while (table->slots[place].item)
        place = (place + 1) & mask;
    table->slots[place] = slot;
}

void hash_reserve(HashTable *table, uint32_t items)
{
    HashTable old = *table;
    uint32_t size = table->size ? table->size : FIRST_SIZE;
    while (size / 2 < items)
        size *= 2;
    if (size == old.size)
        return;
    table->size = size;
    table->slots = memory_grow(NULL, size * sizeof *table->slots);
    memset(table->slots, 0, size * sizeof *table->slots);
    for (uint32_t k = 0; k < old.size; k++)
        if (old.slots[k].item)
            put(table, old.slots[k]);
    memory_free(old.slots);
}

void hash_add(HashTable *table, uint32_t hash, uint32_t item)
{
    if (++table->count > table->size / 2)
        hash_reserve(table, table->count);
    put(table, (HashSlot){hash, item});
}

void hash_clear(HashTable *table)
{
    table->count = 0;
    if (table->size)
        memset(table->slots, 0, table->size * sizeof *table->slots);
}

HashTable hash_copy(const HashTable *table)
{
    HashTable copy = *table;
    if (table->size) {
        copy.slots = memory_grow(NULL, table->size * sizeof *copy.slots);
        memcpy(copy.slots, table->slots, table->size * sizeof *copy.slots);
    }
    return copy;
}

void hash_free(HashTable *table)
{
    memory_free(table->slots);
    *table = (HashTable){0};
}
