/* hash_test.c: the hash table against a plain list, through growth, clearing and copying; hashes
   that collide; the random numbers that committed results rest on. */
#include "util/hash.h"
#include "util/random.h"
#include "util/util.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static uint32_t find(const HashTable *table, const uint32_t *values, uint32_t hash, uint32_t value)
{
    for (const HashSlot *at = hash_first(table, hash); at->item; at = hash_next(table, at))
        if (values[at->item] == value)
            return at->item;
    return 0;
}

/* Few hashes: most items collide, and walks go round the end of the table. */
static void test_against_list(void **state)
{
    (void)state;
    enum { ITEMS = 3000 };
    static const uint32_t masks[] = {UINT32_MAX, 0xFF, 3, 0};
    for (size_t m = 0; m < COUNT(masks); m++) {
        uint32_t values[ITEMS + 1];
        HashTable table = {0};
        Random random = random_new(m, "hash");
        assert_int_equal(find(&table, values, 7, 7), 0);
        for (uint32_t k = 1; k <= ITEMS; k++) {
            values[k] = k * 7 + random_below(&random, 7);
            uint32_t hash = hash_mix(5, values[k]) | ~masks[m];
            assert_int_equal(find(&table, values, hash, values[k]), 0);
            hash_add(&table, hash, k);
        }
        HashTable copy = hash_copy(&table);
        for (uint32_t k = 1; k <= ITEMS; k++) {
            uint32_t hash = hash_mix(5, values[k]) | ~masks[m];
            assert_int_equal(find(&table, values, hash, values[k]), k);
            assert_int_equal(find(&copy, values, hash, values[k]), k);
        }
        hash_clear(&table);
        assert_int_equal(find(&table, values, hash_mix(5, values[1]) | ~masks[m], values[1]), 0);
        assert_int_equal(find(&copy, values, hash_mix(5, values[1]) | ~masks[m], values[1]), 1);
        hash_free(&table);
        hash_free(&copy);
    }
}

/* FNV-1a's own test vectors. */
static void test_bytes(void **state)
{
    (void)state;
    assert_true(hash_bytes(HASH_BYTES, "", 0) == 0xCBF29CE484222325u);
    assert_true(hash_bytes(HASH_BYTES, "a", 1) == 0xAF63DC4C8601EC8Cu);
    assert_true(hash_bytes(HASH_BYTES, "foobar", 6) == 0x85944171F73967E8u);
}

/* Vigna's xorshift64* from state 1, worked out by hand: 1 ^ 1 << 25 = 0x2000001, no bit reaches
   the last shift, times the multiplier. And what they are used for stays within bounds. */
static void test_random(void **state)
{
    (void)state;
    Random random = {1};
    assert_true(random_bits(&random) == 0x2000001u * UINT64_C(0x2545F4914F6CDD1D));
    uint32_t plain = 0;
    assert_int_equal(random_plain(&plain), 1013904223u);
    assert_int_equal(random_plain(&plain), 1196435762u);
    int tally[5] = {0};
    for (int k = 0; k < 5000; k++) {
        uint32_t below = random_below(&random, 5);
        assert_true(below < 5);
        tally[below]++;
    }
    for (int k = 0; k < 5; k++)
        assert_in_range(tally[k], 850, 1150);
    Random from = random;
    assert_true(random_restart(from, 0).state != random_restart(from, 1).state);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_against_list),
                                       cmocka_unit_test(test_bytes), cmocka_unit_test(test_random)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
