/* anneal_test.c: how often a loss is taken, and a valley behind a ridge that only a warm search
   finds. */
#include "util/anneal.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>

#include <cmocka.h>

static void test_takes(void **state)
{
    (void)state;
    enum { TIMES = 40000 };
    Random random = random_new(1, "anneal");
    assert_true(anneal_takes(&random, -1, 0));
    assert_true(anneal_takes(&random, 0, 0));
    assert_false(anneal_takes(&random, 1e-12, 0));
    static const double changes[] = {0.25, 0.5, 1};
    for (int k = 0; k < 3; k++) {
        int taken = 0;
        for (int i = 0; i < TIMES; i++)
            taken += anneal_takes(&random, 2 * changes[k], 2);
        assert_true(fabs((double)taken / TIMES - exp(-changes[k])) < 0.01);
    }
}

/* Two valleys, at 10 (cost 5) and at 60 (cost 0), a ridge of 2 between them. */
typedef struct {
    Random random;
    int place, best;
    double least;
} Walk;

static double height(int place)
{
    return place < 35 ? 5 + 0.08 * abs(place - 10) : fmin(0.28 * abs(place - 60), 7);
}

static double step(void *subject, double temperature)
{
    Walk *walk = subject;
    int next = walk->place + (random_below(&walk->random, 2) ? 1 : -1);
    if (next >= 0 && next < 100 &&
        anneal_takes(&walk->random, height(next) - height(walk->place), temperature))
        walk->place = next;
    return height(walk->place);
}

static void remember(void *subject)
{
    Walk *walk = subject;
    assert_true(height(walk->place) < walk->least);
    walk->least = height(walk->place);
    walk->best = walk->place;
}

static Walk walk_from(int place, double hot)
{
    Walk walk = {random_new(2, "anneal"), place, place, height(place)};
    anneal(&(Annealing){&walk, step, remember}, height(place), 40000, hot, 0);
    return walk;
}

static void test_walk(void **state)
{
    (void)state;
    assert_int_equal(walk_from(20, 0).best, 10);
    assert_int_equal(walk_from(20, 1).best, 60);
    assert_int_equal(walk_from(20, 1).place, walk_from(20, 1).place);
    assert_int_equal(walk_from(60, 1).best, 60); /* what it began with is the best already */
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_takes), cmocka_unit_test(test_walk)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
