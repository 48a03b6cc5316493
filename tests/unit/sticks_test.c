/* sticks_test.c: the stick figure of an arm small enough to be drawn by hand. */
#include "picture/sticks.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
/* cmocka wants the above first */
#include <cmocka.h>

/* Joint a turns about the vertical, 0.4 up. Joint b's axis (y) passes it at a distance of 0.3, 0.7
   further up. On b, behind a fixed joint, c slides parallel to b's axis; d turns on c without a
   tool or a child, its axis (x) crossing c's. A second tool stands on the base. */
static const char ARM[] =
    "{\"rbgen\": 1, \"name\": \"x\", \"gravity\": [0, 0, -9.81], \"joints\": ["
    "{\"name\": \"a\", \"type\": \"revolute\", \"origin\": {\"xyz\": [0, 0, 0.4]}, \"axis\": [0, "
    "0, 1]},"
    "{\"name\": \"b\", \"type\": \"revolute\", \"origin\": {\"xyz\": [0.3, -0.2, 0.7]}, \"axis\": "
    "[0, 1, 0]},"
    "{\"name\": \"d0\", \"type\": \"fixed\", \"origin\": {\"xyz\": [0.1, 0, 0]}},"
    "{\"name\": \"c\", \"type\": \"prismatic\", \"origin\": {\"xyz\": [0, 0.5, 0.2]}, \"axis\": "
    "[0, 1, 0]},"
    "{\"name\": \"d\", \"type\": \"revolute\", \"parent\": \"c\", \"origin\": {\"xyz\": [0.2, 0.6, "
    "0]}, "
    "\"axis\": [1, 0, 0], \"link\": {\"mass\": 1, \"com\": [0.1, 0, 0.3]}},"
    "{\"name\": \"e\", \"type\": \"revolute\", \"parent\": \"a\", \"origin\": {\"xyz\": [0, 0, "
    "-0.1]}, "
    "\"axis\": [0, 0, 1]}"
    "], \"tool\": {\"xyz\": [0, 0.25, 0.5]},"
    "\"tools\": [{\"name\": \"flag\", \"joint\": \"b\", \"xyz\": [0.9, -0.1, 0]}]}";

static void assert_spot(const Spot *spot, int body, double x, double y, double z)
{
    const double want[3] = {x, y, z};
    assert_int_equal(spot->body, body);
    for (int k = 0; k < 3; k++)
        if (!(fabs((double)spot->at[k] - want[k]) < 1e-12))
            fail_msg("%c is %g, not %g", "xyz"[k], (double)spot -> at[k], want[k]);
}

typedef struct {
    int body;
    double x, y, z;
} Want;

static void test_figure(void **unused)
{
    (void)unused;
    enum { A, B, C, D, E };
    /* from, to: as the head of sticks.c has it, joint by joint; then tools; then the tip d */
    static const Want want[][2] = {
        {{WORLD, 0, 0, 0}, {A, 0, 0, 0.7}}, /* up axis a to the common normal with b */
        {{A, 0, 0, 0.7}, {A, 0.3, 0, 0.7}},
        {{A, 0.3, 0, 0.7}, {B, 0, 0.5, 0}}, /* along axis b to where c lies across */
        {{B, 0, 0.5, 0}, {B, 0.1, 0.5, 0.2}},
        {{B, 0.1, 0.5, 0.2}, {C, 0, 0.6, 0}}, /* the rod of c, to the axis of d, which meets it */
        {{WORLD, 0, 0, 0}, {A, 0, 0, -0.1}},  /* axis e is axis a: parallel at no distance */
        {{A, 0, 0, -0.1}, {E, 0, 0, 0.5}},    /* the tool, which sits on e */
        {{E, 0, 0, 0.5}, {E, 0, 0.25, 0.5}},
        {{A, 0.3, 0, 0.7}, {B, 0, -0.1, 0}}, /* the flag */
        {{B, 0, -0.1, 0}, {B, 0.9, -0.1, 0}},
        {{C, 0, 0.6, 0}, {D, 0.1, 0, 0}}, /* d ends at its mass centre */
        {{D, 0.1, 0, 0}, {D, 0.1, 0, 0.3}},
    };
    Arena *arena = arena_new();
    Description *description = description_parse(arena, "arm", ARM, sizeof ARM - 1, ANGLE_SNAP);
    const StickFigure *figure = sticks_new(arena, description);
    assert_int_equal(figure->symbol_count, 5);
    assert_int_equal(figure->stick_count, COUNT(want));
    for (int k = 0; k < figure->stick_count; k++) {
        const Stick *stick = &figure->sticks[k];
        const Want *from = &want[k][0], *to = &want[k][1];
        assert_spot(&stick->from, from->body, from->x, from->y, from->z);
        assert_spot(&stick->to, to->body, to->x, to->y, to->z);
    }
    /* cylinders in the middle of their stretch of axis, the slider's box where the rod enters */
    assert_spot(&figure->symbols[A].at, A, 0, 0, 0.15);
    assert_spot(&figure->symbols[B].at, B, 0, 0.35, 0);
    assert_spot(&figure->symbols[C].at, B, 0.1, 0.5, 0.2);
    assert_spot(&figure->symbols[D].at, D, -0.05, 0, 0);
    assert_int_equal(figure->tool_count, 2);
    assert_int_equal(figure->tools[0].body, E);
    assert_string_equal(figure->tools[1].name, "flag");
    arena_free(arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_figure)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
