/* hash.h: the one hash table. It holds numbers of items, which are the caller's, as is what makes
   two of them equal; items are numbered from 1. A lookup walks through the items with that hash:

       for (const HashSlot *at = hash_first(&table, hash); at->item; at = hash_next(&table, at))
           if (equal(&items[at->item], wanted))
               return at->item;
       hash_add(&table, hash, item);

   A table of zeros is empty. Nothing may depend on the order in which items are met. */
#ifndef HASH_H
#define HASH_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

typedef struct {
    uint32_t hash, item; /* item 0: free */
} HashSlot;

/* Open addressing, at most half full. */
typedef struct {
    HashSlot *slots;
    uint32_t size, count; /* size: a power of two, or 0 */
} HashTable;

extern const HashSlot hash_nothing;

static inline const HashSlot *hash_seek(const HashTable *table, uint32_t hash, uint32_t place)
{
    uint32_t mask = table->size - 1;
    for (place &= mask; table->slots[place].item && table->slots[place].hash != hash;)
        place = (place + 1) & mask;
    return &table->slots[place];
}
static inline const HashSlot *hash_first(const HashTable *table, uint32_t hash)
{
    return table->size ? hash_seek(table, hash, hash) : &hash_nothing;
}
static inline const HashSlot *hash_next(const HashTable *table, const HashSlot *at)
{
    return hash_seek(table, at->hash, (uint32_t)(at - table->slots) + 1);
}
void hash_add(HashTable *table, uint32_t hash, uint32_t item);

void hash_reserve(HashTable *table, uint32_t items); /* room for so many without growing */
void hash_clear(HashTable *table);                   /* keeps the room */
HashTable hash_copy(const HashTable *table);
void hash_free(HashTable *table);

/* ---- hashes ---- */

static inline uint32_t hash_mix(uint32_t hash, uint32_t value)
{
    hash ^= value;
    hash *= 0x9E3779B1u;
    return hash ^ (hash >> 15);
}
static inline uint64_t hash_mix64(uint64_t hash, uint64_t value)
{
    hash = (hash ^ value) * 0x9E3779B97F4A7C15u;
    hash ^= hash >> 29;
    hash *= 0xBF58476D1CE4E5B9u;
    return hash ^ (hash >> 32);
}
/* Fowler, Noll and Vo's: start with HASH_BYTES, go on with what came out. */
#define HASH_BYTES 0xCBF29CE484222325u
static inline uint64_t hash_bytes(uint64_t hash, const void *bytes, size_t count)
{
    for (size_t i = 0; i < count; i++)
        hash = (hash ^ ((const unsigned char *)bytes)[i]) * 0x100000001B3u;
    return hash;
}
/* The same eight bytes at a time, for what does not leave the process. */
static inline uint64_t hash_words(uint64_t hash, const void *bytes, size_t count)
{
    uint64_t word;
    for (; count >= sizeof word; count -= sizeof word, bytes = (const char *)bytes + sizeof word) {
        memcpy(&word, bytes, sizeof word);
        hash = (hash ^ word) * 0x9E3779B97F4A7C15u;
        hash ^= hash >> 32;
    }
    return hash_bytes(hash, bytes, count);
}

#endif
