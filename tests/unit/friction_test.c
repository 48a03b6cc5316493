/* friction_test.c: what friction takes, and how that changes with each rate: the slopes are those
   of the power by differences, for joints of their own and for one that follows another. */
#include "motion/simulation.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#define JOINT(NAME, MORE)                                                                          \
    "{\"name\": \"" NAME "\", \"type\": \"revolute\", \"axis\": [0, 0, 1], " MORE                  \
    " \"friction\": {\"coulomb\": 0.7, \"coulomb_width\": 0.1, \"viscous\": 0.3, \"static\": "     \
    "1.9, "                                                                                        \
    "\"stribeck\": 0.4}, \"link\": {\"mass\": 1, \"com\": [0.1, 0, 0], "                           \
    "\"inertia\": {\"xx\": 1, \"yy\": 1, \"zz\": 1}}}"

static void test_slopes(void **state)
{
    (void)state;
    static const char *const text =
        "{\"rbgen\": 1, \"name\": \"r\", \"joints\": [" JOINT("a", "") ", " JOINT(
            "b", "") ", " JOINT("c", "\"mimic\": {\"joint\": \"a\", \"multiplier\": -2},") "]}";
    static const double rates[][2] = {{0.05, -0.2}, {0.3, 0.4}, {-0.6, 0.01}, {2, -1}};
    Arena *arena = arena_new();
    Description *description = description_parse(arena, "r", text, strlen(text), 0);
    const Robot *robot = robot_from_description(arena, description);
    Machine machine = {.robot = robot, .n = robot->n, .any_friction = true};
    assert_int_equal(robot->n, 2);
    for (size_t k = 0; k < COUNT(rates); k++) {
        double slopes[2];
        assert_true(sim_friction_power(&machine, rates[k], slopes) > 0);
        for (int i = 0; i < 2; i++) {
            const double STEP = 1e-6;
            double side[2];
            for (int s = 0; s < 2; s++) {
                double qd[2] = {rates[k][0], rates[k][1]};
                qd[i] += s ? STEP : -STEP;
                side[s] = sim_friction_power(&machine, qd, NULL);
            }
            double expected = (side[1] - side[0]) / (2 * STEP);
            assert_true(fabs(slopes[i] - expected) <= 1e-7 * fmax(1, fabs(expected)));
        }
    }
    arena_free(arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_slopes)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
