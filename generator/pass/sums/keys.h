/* keys.h: numbers for triples of a constant and two entities, in the order in which they came. */
#ifndef KEYS_H
#define KEYS_H

#include "util/hash.h"
#include "util/real.h"

#include <stdint.h>

typedef struct {
    uint64_t c; /* bits of a constant */
    int at, e;
} Key;

typedef struct {
    Key *keys;
    int count, room;
    HashTable table; /* of 1 + number of key */
} Keys;

/* The key's number; a new one, and *is_new, when it was not there. */
int keys_find(Keys *keys, Key key, bool *is_new);
void keys_clear(Keys *keys); /* keeps the room */
void keys_free(Keys *keys);

/* The double to which the size of a constant rounds: by this the graph tells constants apart. */
uint64_t key_bits(Real c);

#endif
