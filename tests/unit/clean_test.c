/* clean_test.c: what is taken as meant, and what is not (model/clean.h). */
#include "model/clean.h"
#include "model/robot.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static Arena *arena;

static int setup(void **state)
{
    (void)state;
    arena = arena_new();
    return 0;
}

static int teardown(void **state)
{
    (void)state;
    arena_free(arena);
    return 0;
}

static Description *parse(const char *joints, const char *more, double snap)
{
    const char *text =
        arena_format(arena, "{\"rbgen\":1,\"name\":\"r\",%s\"joints\":[%s]}", more, joints);
    return description_parse(arena, "test.json", text, strlen(text), snap);
}

static Description *with_alpha(const char *alpha, const char *more, double snap)
{
    return parse(arena_format(arena,
                              "{\"type\":\"revolute\",\"dh\":{\"alpha\":%s},\"link\":{\"mass\":1,"
                              "\"com\":[1,0,0]}}",
                              alpha),
                 arena_format(arena, "\"convention\":\"modified\",%s", more), snap);
}

/* Typed short, or meant; by the digits that the file has. */
static void angles(void **state)
{
    (void)state;
    static const struct {
        const char *typed;
        bool meant, said;
    } cases[] = {{"1.57", true, true},         {"1.5708", true, true},
                 {"1.571", true, true},        {"-1.5707", true, true},
                 {"3.14", true, true},         {"3.1416", true, true},
                 {"4.712", true, true},        {"1.570796325", true, true},
                 {"157e-2", true, true},       {"1.5707963267948966", true, false},
                 {"1.570796327", true, false}, {"1.5712345678", false, false},
                 {"1.57000", false, false},    {"1.6", false, false},
                 {"4.71", false, false},       {"0.001", false, false},
                 {"-0.002", false, false},     {"1e-13", true, false},
                 {"6.28", false, false},       {"1.5708000", false, false}};
    for (size_t k = 0; k < COUNT(cases); k++) {
        Description *robot = with_alpha(cases[k].typed, "", SNAP_BY_DIGITS);
        Real(*R)[3] = robot->joints[0].before.R;
        if ((R[1][1] == 0 || R[1][2] == 0) != cases[k].meant)
            fail_msg("%s is %staken as meant", cases[k].typed, cases[k].meant ? "not " : "");
        if ((robot->cleaned.angles.count == 1) != cases[k].said)
            fail_msg("%s is %ssaid", cases[k].typed, cases[k].said ? "not " : "");
    }
    /* degrees are exact; 0 keeps, a larger one goes further */
    assert_true(
        with_alpha("89.99", "\"angle_unit\":\"deg\",", SNAP_BY_DIGITS)->joints[0].before.R[1][1] !=
        0);
    assert_true(with_alpha("1.5708", "", 0)->joints[0].before.R[1][1] != 0);
    assert_true(with_alpha("1.5707963267948966", "", 0)->joints[0].before.R[1][1] == 0);
    assert_true(with_alpha("1.5792345678", "", 1e-2)->joints[0].before.R[1][1] == 0);
}

#define TWO(second, more)                                                                          \
    "{\"name\":\"a\",\"type\":\"revolute\",\"axis\":[0,0,1],\"link\":{\"mass\":1,\"com\":[0.3,0,"  \
    "0]}},"                                                                                        \
    "{\"name\":\"b\",\"type\":\"revolute\"," second                                                \
    ",\"link\":{\"mass\":1,\"com\":[0.1,0.2,0.3]" more "}}"

static void axes(void **state)
{
    (void)state;
    const char *crossing = TWO("\"origin\":{\"xyz\":[0.5,5e-7,0]},\"axis\":[1,0,0]", "");
    const char *askew =
        TWO("\"origin\":{\"xyz\":[0.5,0,0.1],\"rpy\":[8e-7,0,0]},\"axis\":[0,0,1]", "");
    const char *apart = TWO("\"origin\":{\"xyz\":[0.5,5e-6,0]},\"axis\":[1,0,0]", "");
    Robot *robot = robot_from_description(arena, parse(crossing, "", SNAP_BY_DIGITS));
    assert_true(robot->links[1].fixed.p[0] == 0 && robot->links[1].fixed.p[1] == 0);
    assert_int_equal(parse(crossing, "", SNAP_BY_DIGITS)->cleaned.crossing.count, 1);
    assert_int_equal(parse(crossing, "", 0)->cleaned.crossing.count, 0);
    assert_int_equal(parse(apart, "", SNAP_BY_DIGITS)->cleaned.crossing.count, 0);
    robot = robot_from_description(arena, parse(askew, "", SNAP_BY_DIGITS));
    assert_true(robot->links[1].common_normal && robot->links[1].fixed.R[2][2] == 1);
    assert_int_equal(parse(askew, "", SNAP_BY_DIGITS)->cleaned.parallel.count, 1);
    robot = robot_from_description(arena, parse(askew, "", 0));
    assert_true(!robot->links[1].common_normal);
}

static void nothing(void **state)
{
    (void)state;
    Description *robot =
        parse(TWO("\"origin\":{\"xyz\":[0.5,6.1e-17,0]},\"axis\":[1,1.2e-16,-1e-13]",
                  ",\"inertia\":{\"xx\":1e-3,\"yy\":1e-3,\"zz\":1e-3,\"xy\":6e-17,\"xz\":1e-14}"),
              "", 0);
    const Joint *joint = &robot->joints[1];
    assert_true(joint->axis[1] == 0 && joint->axis[2] == 0 && joint->before.p[1] == 0);
    assert_true(joint->inertia[0][1] == 0 && joint->inertia[1][0] == 0);
    assert_true(joint->inertia[0][2] == 0); /* 1e-14 beside 0.09 kg m^2 about the frame */
    assert_non_null(clean_remark(arena, robot));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(angles, setup, teardown),
        cmocka_unit_test_setup_teardown(axes, setup, teardown),
        cmocka_unit_test_setup_teardown(nothing, setup, teardown),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
