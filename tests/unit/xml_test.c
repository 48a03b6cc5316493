/* xml_test.c: the XML reader with a format of our own, in which elements nest in their like, as
   MuJoCo's do; and what all readers agree on. */
#include "model/read/conventions.h"
#include "model/read/xml.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#define KEYS(...)                                                                                  \
    (const char *const[])                                                                          \
    {                                                                                              \
        __VA_ARGS__, NULL                                                                          \
    }
static const XmlKept kept[] = {
    {NULL, "model", false, KEYS("name")},
    {"model", "body", true, KEYS("name", "pos", "a", "b", "c", "d", "e", "f", "g", "h")},
    {"body", "body", true, KEYS("name", "pos")},
    {"body", "inertial", false, KEYS("mass")},
};
static const char *const passed_over[] = {"bode"};
static const XmlFormat format = {"test", "model", kept, COUNT(kept), passed_over, 1};

static Arena *arena;
static Warnings warnings;
static char message[1024];

/* NULL when it was refused; message then has the words. */
static const Element *read(const char *text)
{
    FailTrap trap;
    warnings = (Warnings){0};
    if (setjmp(trap.jump)) {
        snprintf(message, sizeof message, "%s", trap.message);
        return NULL;
    }
    fail_trap(&trap);
    const Element *root = xml_elements(arena, &format, "f.xml", text, strlen(text), &warnings);
    fail_trap(NULL);
    return root;
}

static void test_nested(void **state)
{
    (void)state;
    const Element *root = read("<model name='m'>\n<body name='x' h='8'><body name='y'>\n"
                               "<inertial mass='2'/><body name='z'/></body></body><body/></model>");
    assert_non_null(root);
    const Element *x = element_child(root, "body"), *y = element_child(x, "body");
    assert_string_equal(element_text(x, "h"), "8");
    assert_string_equal(element_text(y, "name"), "y");
    assert_true(element_number(element_child(y, "inertial"), "mass") == 2);
    assert_int_equal(element_child(y, "inertial")->line, 3);
    assert_string_equal(element_name(element_child(y, "body"), "name"), "z");
    assert_non_null(x->next);
    assert_null(x->next->next);
    assert_int_equal(warnings.count, 0);
    const char *path = element_path(arena, element_child(y, "body"), "pos");
    assert_string_equal(path, "body \"z\": pos");
}

static void test_refused(void **state)
{
    static const struct {
        const char *text, *said;
    } cases[] = {
        {"<robot/>", "f.xml:1: expected <model>, got <robot>; a test file is one <model> ... "
                     "</model>"},
        {"<model><body><inertial/>\n<inertial/></body></model>",
         "f.xml:2: body: a second <inertial>; line 1 has one already"},
        {" {}", "f.xml:1: is JSON, not test; a robot file in JSON needs no import, and is called "
                ".json"},
        {"", "f.xml:1: has no elements; a test file is one <model> ... </model>"},
        {"<!DOCTYPE x [<!ENTITY y \"z\">]><model/>",
         "f.xml:1: a <!DOCTYPE ...> with declarations of its own; test has none, leave it out"},
    };
    (void)state;
    for (size_t i = 0; i < COUNT(cases); i++) {
        assert_null(read(cases[i].text));
        assert_string_equal(message, cases[i].said);
    }
}

static void test_slips(void **state)
{
    (void)state;
    assert_non_null(read("<model nam='m'><bodi/><bode/><other/></model>"));
    assert_int_equal(warnings.count, 2);
    assert_non_null(strstr(warnings.text[0], "did you mean \"name\"?"));
    assert_non_null(strstr(warnings.text[1], "did you mean \"body\"?"));
}

static void test_angles(void **state)
{
    bool is_right;
    (void)state;
    assert_true(angle_snap(real_pi() / 2 + (Real)1e-10, (Real)1e-9, &is_right) == real_pi() / 2);
    assert_true(is_right);
    Real angle = real_pi() + (Real)1e-8;
    assert_true(angle_snap(angle, (Real)1e-9, &is_right) == angle);
    assert_false(is_right);
    assert_true(angle_snap((Real)-1e-10, (Real)1e-9, NULL) == 0);
    angle = (Real)1e9; /* which is within reach of a right angle by chance only */
    assert_true(angle_snap(angle, 1, &is_right) == angle && !is_right);
}

static void test_axes(void **state)
{
    const Real zero[3] = {0}, tiny[3] = {0, (Real)3e-200, (Real)-4e-200},
               noisy[3] = {(Real)1e-16, 0, 2};
    Real axis[3] = {7, 7, 7};
    (void)state;
    assert_false(axis_unit(zero, axis));
    assert_true(axis_unit(tiny, axis));
    assert_true(axis[0] == 0 && fabs((double)axis[1] - 0.6) < 1e-16 &&
                fabs((double)axis[2] + 0.8) < 1e-16);
    assert_true(axis_unit(noisy, axis));
    assert_true(axis[0] == 0 && axis[1] == 0 && axis[2] == 1);
}

static int set_up(void **state)
{
    (void)state;
    arena = arena_new();
    return 0;
}

static int tear_down(void **state)
{
    (void)state;
    arena_free(arena);
    return 0;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_nested), cmocka_unit_test(test_refused), cmocka_unit_test(test_slips),
        cmocka_unit_test(test_angles), cmocka_unit_test(test_axes),
    };
    return cmocka_run_group_tests(tests, set_up, tear_down);
}
