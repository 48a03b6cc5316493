/* json_test.c: good robot files and what is read from them; warnings; what the scanner accepts.
   Wrong files are in tests/bad. */
#include "model/description.h"
#include "model/locate.h"
#include "model/read/scan.h"

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

static Description *parse_snap(const char *text, double snap)
{
    FailTrap trap;
    if (setjmp(trap.jump)) {
        fail_msg("%s", trap.message);
        return NULL;
    }
    fail_trap(&trap);
    Description *robot = description_parse(arena, "test.json", text, strlen(text), snap);
    fail_trap(NULL);
    return robot;
}

static Description *parse(const char *text)
{
    return parse_snap(text, ANGLE_SNAP);
}

/* One joint of a modified table. */
static Description *parse_joint(const char *joint)
{
    return parse(arena_format(arena,
                              "{\"rbgen\":1,\"name\":\"r\",\"convention\":\"modified\","
                              "\"joints\":[{\"type\":\"revolute\",\"dh\":{},%s}]}",
                              joint));
}

#define assert_exactly(value, expected) assert_true((value) == (Real)(expected))
#define assert_near(value, expected) assert_true(fabs((double)(value) - (expected)) < 1e-15)

static void assert_pose(const Pose *pose, const double R[9], const double p[3])
{
    for (int i = 0; i < 9; i++)
        assert_near(pose->R[i / 3][i % 3], R[i]);
    for (int i = 0; i < 3; i++)
        assert_near(pose->p[i], p[i]);
}

static void assert_identity(const Pose *pose)
{
    for (int i = 0; i < 9; i++)
        assert_exactly(pose->R[i / 3][i % 3], i % 4 == 0);
    for (int i = 0; i < 3; i++)
        assert_exactly(pose->p[i], 0);
}

/* ---- values and defaults ---- */

static void defaults(void **state)
{
    (void)state;
    Description *robot = parse("{\"rbgen\": 1, \"name\": \"r\", \"convention\": \"standard\",\n"
                               " \"joints\": [\n{\"type\": \"prismatic\", \"dh\": {}}]}");
    assert_string_equal(robot->name, "r");
    assert_string_equal(robot->source, "");
    assert_string_equal(robot->file, "test.json");
    assert_exactly(robot->gravity[0], 0);
    assert_exactly(robot->gravity[2], -9.81);
    assert_identity(&robot->base);
    assert_identity(&robot->tool);
    assert_int_equal(robot->joint_count, 1);
    const Joint *joint = robot->joints;
    assert_string_equal(joint->name, "joint1");
    assert_int_equal(joint->line, 3);
    assert_int_equal(joint->type, PRISMATIC);
    assert_int_equal(joint->parent, -1);
    assert_identity(&joint->before);
    assert_identity(&joint->after);
    assert_exactly(joint->axis[2], 1);
    assert_exactly(joint->mass, 0);
    assert_exactly(joint->viscous, 0);
    assert_exactly(joint->coulomb_width, 1e-3);
    assert_false(joint->has_limits);
    assert_exactly(joint->lower, -DBL_MAX);
    assert_exactly(joint->effort_limit, DBL_MAX);
    assert_false(joint->has_motor);
    assert_exactly(joint->gear_ratio, 1);
}

static void values(void **state)
{
    (void)state;
    Description *robot = parse(
        "{\"rbgen\": 1.0e0, \"name\": \"Ger\\u00e4t \\ud83d\\ude00\", \"source\": \"a\\nb\","
        "\"convention\": \"modified\", \"gravity\": [1, -0, 3e0], \"joints\": [{\"name\": \"base\","
        "\"type\": \"revolute\", \"dh\": {\"a\": 0.4},"
        "\"link\": {\"mass\": 0.1, \"com\": [1, 2, 3], \"inertia\": {\"xx\": 1, \"yy\": 2,"
        "\"zz\": 3, \"xy\": 4, \"xz\": 5, \"yz\": 6}},"
        "\"friction\": {\"viscous\": 7, \"coulomb\": 8, \"coulomb_width\": 9},"
        "\"limits\": {\"lower\": -1, \"velocity\": 2},"
        "\"motor\": {\"resistance\": 1, \"torque_constant\": 2, \"gear_ratio\": -3,"
        "\"rotor_inertia\": 4}}]}");
    assert_string_equal(robot->name, "Ger\xc3\xa4t \xf0\x9f\x98\x80");
    assert_string_equal(robot->source, "a\nb");
    assert_exactly(robot->gravity[0], 1);
    assert_false(signbit((double)robot->gravity[1]));
    const Joint *joint = robot->joints;
    assert_string_equal(joint->name, "base");
    assert_exactly(joint->before.p[0], 0.4);
    assert_exactly(joint->mass, 0.1);
    assert_exactly(joint->com[2], 3);
    static const int inertia[3][3] = {{1, 4, 5}, {4, 2, 6}, {5, 6, 3}};
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 3; j++)
            assert_exactly(joint->inertia[i][j], inertia[i][j]);
    assert_exactly(joint->viscous, 7);
    assert_exactly(joint->coulomb, 8);
    assert_exactly(joint->coulomb_width, 9);
    assert_true(joint->has_limits);
    assert_exactly(joint->lower, -1);
    assert_exactly(joint->upper, DBL_MAX);
    assert_exactly(joint->velocity_limit, 2);
    assert_true(joint->has_motor);
    assert_exactly(joint->resistance, 1);
    assert_exactly(joint->torque_constant, 2);
    assert_exactly(joint->gear_ratio, -3);
    assert_exactly(joint->rotor_inertia, 4);
}

static void inertia_about_origin(void **state)
{
    (void)state;
    /* a point mass of 2 kg at (0.1, 0.2, 0.3): nothing is left about its own centre */
    const Joint *joint =
        parse_joint("\"link\":{\"mass\":2,\"com\":[0.1,0.2,0.3],\"inertia_about\":\"origin\","
                    "\"inertia\":{\"xx\":0.26,\"yy\":0.2,\"zz\":1.1,"
                    "\"xy\":-0.04,\"xz\":-0.06,\"yz\":-0.12}}")
            ->joints;
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 3; j++)
            if (i == 2 && j == 2)
                assert_near(joint->inertia[i][j], 1.0);
            else
                assert_exactly(joint->inertia[i][j], 0);
}

static void key_order(void **state)
{
    (void)state;
    static const char *const texts[] = {
        "{\"rbgen\":1,\"name\":\"r\",\"convention\":\"standard\",\"angle_unit\":\"deg\","
        "\"joints\":[{\"type\":\"continuous\",\"dh\":{\"a\":1,\"alpha\":30,\"d\":2,\"theta\":90},"
        "\"link\":{\"mass\":1,\"com\":[1,2,3],\"inertia\":{\"xx\":20},"
        "\"inertia_about\":\"origin\"}}]}",
        "{\"_\":[{}],\"joints\":[{\"link\":{\"inertia_about\":\"origin\",\"inertia\":{\"xx\":20},"
        "\"com\":[1,2,3],\"mass\":1},\"dh\":{\"theta\":90,\"d\":2,\"alpha\":30,\"a\":1},"
        "\"type\":\"continuous\",\"_note\":null}],"
        "\"angle_unit\":\"deg\",\"convention\":\"standard\",\"name\":\"r\",\"rbgen\":1}"};
    const Joint *a = parse(texts[0])->joints, *b = parse(texts[1])->joints;
    assert_true(a->continuous && a->type == REVOLUTE);
    assert_exactly(a->inertia[0][0], 7);
    assert_memory_equal(&a->after, &b->after, sizeof a->after);
    assert_memory_equal(a->inertia, b->inertia, sizeof a->inertia);
    assert_memory_equal(a->com, b->com, sizeof a->com);
}

/* ---- geometry ---- */

#define TABLE "{\"a\":0.5,\"alpha\":60,\"d\":0.25,\"theta\":30}"

static void conventions(void **state)
{
    (void)state;
    const char *format = "{\"rbgen\":1,\"name\":\"r\",\"angle_unit\":\"deg\",\"convention\":\"%s\","
                         "\"joints\":[{\"type\":\"revolute\",\"dh\":" TABLE "}]}";
    const double pi = acos(-1), ca = cos(pi / 3), sa = sin(pi / 3), ct = cos(pi / 6),
                 st = sin(pi / 6);
    const Joint *modified = parse(arena_format(arena, format, "modified"))->joints;
    const Joint *standard = parse(arena_format(arena, format, "standard"))->joints;
    const double Rm[] = {ct, -st, 0, st * ca, ct * ca, -sa, st * sa, ct * sa, ca};
    const double pm[] = {0.5, -0.25 * sa, 0.25 * ca};
    const double Rs[] = {ct, -st * ca, st * sa, st, ct * ca, -ct * sa, 0, sa, ca};
    const double ps[] = {0.5 * ct, 0.5 * st, 0.25};
    assert_pose(&modified->before, Rm, pm);
    assert_identity(&modified->after);
    assert_identity(&standard->before);
    assert_pose(&standard->after, Rs, ps);
}

static void rpy(void **state)
{
    (void)state;
    Description *robot = parse("{\"rbgen\":1,\"name\":\"r\",\"joints\":[{\"type\":\"revolute\","
                               "\"axis\":[0,3,4]}],"
                               "\"base\":{\"xyz\":[1,2,3],\"rpy\":[0.1,0.2,0.3]},"
                               "\"tool\":{\"rpy\":[0,0,1.5707963267948966]}}");
    const double cr = cos(0.1), sr = sin(0.1), cp = cos(0.2), sp = sin(0.2), cy = cos(0.3),
                 sy = sin(0.3);
    const double R[] = {cy * cp,
                        cy * sp * sr - sy * cr,
                        cy * sp * cr + sy * sr,
                        sy * cp,
                        sy * sp * sr + cy * cr,
                        sy * sp * cr - cy * sr,
                        -sp,
                        cp * sr,
                        cp * cr};
    const double p[] = {1, 2, 3};
    assert_pose(&robot->base, R, p);
    static const int quarter[3][3] = {{0, -1, 0}, {1, 0, 0}, {0, 0, 1}};
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 3; j++)
            assert_exactly(robot->tool.R[i][j], quarter[i][j]);
    assert_near(robot->joints->axis[1], 0.6);
    assert_near(robot->joints->axis[2], 0.8);
}

/* sin alpha of a joint whose alpha is typed so. */
static Real sine_of(const char *alpha, const char *unit, double snap)
{
    Description *robot =
        parse_snap(arena_format(arena,
                                "{\"rbgen\":1,\"name\":\"r\",\"convention\":\"modified\","
                                "\"angle_unit\":\"%s\",\"joints\":[{\"type\":\"revolute\","
                                "\"dh\":{\"alpha\":%s}}]}",
                                unit, alpha),
                   snap);
    return robot->joints->before.R[2][1];
}

static void snapping(void **state)
{
    (void)state;
    assert_exactly(sine_of("90", "deg", 0), 1);
    assert_exactly(sine_of("-90", "deg", ANGLE_SNAP), -1);
    assert_exactly(sine_of("180", "deg", ANGLE_SNAP), 0);
    assert_exactly(sine_of("900000000180", "deg", ANGLE_SNAP), 0); /* whole turns go */
    assert_exactly(sine_of("1.5707963267948966", "rad", ANGLE_SNAP), 1);
    assert_exactly(sine_of("3.141592653589793", "rad", ANGLE_SNAP), 0);
    assert_exactly(sine_of("3.1415926545", "rad", ANGLE_SNAP), 0);
    assert_true(sine_of("3.14159266", "rad", ANGLE_SNAP) != 0);
    assert_true(sine_of("1.5708", "rad", ANGLE_SNAP) != 1);
    assert_exactly(sine_of("1.5708", "rad", 1e-4), 1);
    assert_near(sine_of("30", "deg", ANGLE_SNAP), 0.5);
}

static void axes(void **state)
{
    (void)state;
    Description *robot = parse("{\"rbgen\":1,\"name\":\"r\",\"joints\":["
                               "{\"type\":\"revolute\",\"axis\":[1e-300,0,0]},"
                               "{\"type\":\"prismatic\",\"axis\":[0,-1e12,0]},"
                               "{\"type\":\"fixed\",\"axis\":[0,0,0],\"origin\":{\"xyz\":[1,0,0]}},"
                               "{\"type\":\"fixed\"}]}");
    assert_exactly(robot->joints[0].axis[0], 1);
    assert_exactly(robot->joints[1].axis[1], -1);
    assert_exactly(robot->joints[2].axis[2], 1);
    assert_exactly(robot->joints[2].before.p[0], 1);
    assert_identity(&robot->joints[3].before);
}

static void trees(void **state)
{
    (void)state;
    Description *robot =
        parse("{\"rbgen\":1,\"name\":\"r\",\"joints\":["
              "{\"name\":\"torso\",\"type\":\"revolute\",\"axis\":[0,0,1]},"
              "{\"name\":\"left\",\"type\":\"revolute\",\"axis\":[0,0,1]},"
              "{\"name\":\"right\",\"type\":\"revolute\",\"axis\":[0,0,1],\"parent\":\"torso\"},"
              "{\"type\":\"revolute\",\"axis\":[0,0,1],\"parent\":\"base\"},"
              "{\"type\":\"revolute\",\"axis\":[0,0,1],\"parent\":\"joint4\"}]}");
    static const int parents[] = {-1, 0, 0, -1, 3};
    for (int i = 0; i < 5; i++)
        assert_int_equal(robot->joints[i].parent, parents[i]);
}

/* ---- warnings ---- */

/* Exactly one warning, which has this in it; NULL: none. */
static void assert_warning(const Description *robot, const char *expected)
{
    Warnings warnings = description_warnings(arena, robot);
    if (!expected && warnings.count > 0)
        fail_msg("unexpected: %s", warnings.text[0]);
    if (!expected)
        return;
    assert_int_equal(warnings.count, 1);
    if (!strstr(warnings.text[0], expected))
        fail_msg("expected \"%s\", got \"%s\"", expected, warnings.text[0]);
}

static void assert_link_warning(const char *link, const char *expected)
{
    assert_warning(parse_joint(arena_format(arena, "\n\"link\":{%s}", link)), expected);
}

static void link_warnings(void **state)
{
    (void)state;
#define BODY "\"mass\":1,\"com\":[1,0,0]"
    assert_link_warning(BODY, NULL);
    assert_link_warning(BODY ",\"inertia\":{\"xx\":1,\"yy\":1,\"zz\":2}", NULL);
    assert_link_warning(
        BODY ",\"inertia\":{\"xx\":-1,\"yy\":1,\"zz\":1}",
        "test.json:2: joint \"joint1\": link.inertia: not positive semidefinite, the "
        "smallest principal moment is -1;");
    assert_link_warning(BODY ",\"inertia\":{\"xx\":1,\"yy\":1,\"zz\":1,\"xy\":1.5}",
                        "moment is -0.5;");
    assert_link_warning(BODY ",\"inertia\":{\"xx\":1,\"yy\":1,\"zz\":2.1}",
                        "principal moments 1, 1, 2.1 break the triangle inequality");
    assert_link_warning(BODY ",\"inertia\":{\"xx\":1,\"yy\":2,\"zz\":2.5,\"xy\":0.2,\"yz\":0.9}",
                        "break the triangle");
    assert_link_warning("\"mass\":0,\"inertia\":{\"xx\":1,\"yy\":1,\"zz\":1}",
                        "inertia without mass");
    assert_link_warning("\"mass\":1e6,\"com\":[1,0,0]", "joint \"joint1\": link.mass: 1e+06 kg");
    assert_link_warning("\"mass\":1,\"com\":[0,0,-11]," // on the axis, so without the tensor also:
                        "\"inertia\":{\"xx\":1,\"yy\":1,\"zz\":1}",
                        "joint \"joint1\": link.com: 11 m");
}

static void robot_warnings(void **state)
{
    (void)state;
    const char *format = "{\"rbgen\":1,\"name\":\"%s\",\"convention\":\"modified\",%s\n\"joints\":["
                         "{\"type\":\"%s\",\"dh\":{%s},\"link\":{\"mass\":1,\"com\":[1,0,0]}%s}"
                         "%s]}";
    static const struct {
        const char *name, *robot, *type, *dh, *joint, *more, *expected;
    } cases[] = {
        {"r", "", "revolute", "", "", "", NULL},
        {"my-arm", "", "revolute", "", "", "", "test.json:1: name: is not a C identifier"},
        {"r", "\"gravity\":[0,0,0],", "revolute", "", "", "", "test.json:1: gravity: is zero"},
        {"r", "\"gravity\":[0,0,-981],", "revolute", "", "", "", "gravity: 981 m/s^2"},
        {"r", "", "revolute", "\"alpha\":1.5708", "", "",
         "test.json:2: joint \"joint1\": dh.alpha: 1.5708 is nearly a multiple of 90 degrees"},
        {"r", "", "revolute", "\"theta\":3.1416", "", "",
         "joint \"joint1\": dh.theta: 3.1416 is nearly"},
        {"r", "", "revolute", "\"theta\":45", "", "", "45 radians are more than a turn"},
        {"r", "\"angle_unit\":\"deg\",", "revolute", "\"theta\":-1.571", "", "",
         "look like radians"},
        {"r", "\"tool\":{\"rpy\":[0,-1.5708,0]},", "revolute", "", "", "",
         "test.json:1: tool.rpy[1]: -1.5708 is nearly"},
        {"r", "", "revolute", "", ",\"limits\":{\"lower\":1,\"upper\":1}", "",
         "lower equals upper"},
        {"r", "", "revolute", "", ",\"limits\":{\"lower\":-170,\"upper\":170}", "", "in radians"},
        {"r", "", "prismatic", "", ",\"limits\":{\"lower\":-170,\"upper\":170}", "", NULL},
        {"r", "", "revolute", "", ",\"friction\":{\"coulomb\":1,\"coulomb_width\":2}", "",
         "is wide"},
        {"r", "", "revolute", "", ",\"motor\":{\"resistance\":1}", "", "only together"},
        {"r", "", "revolute", "", "", ",\n{\"type\":\"revolute\",\"dh\":{}}",
         "test.json:3: joint \"joint2\": no link from here on has mass"},
        {"r", "", "revolute", "", "", ",{\"type\":\"fixed\",\"dh\":{}}", NULL},
        {"r", "", "revolute", "", "",
         ",{\"type\":\"revolute\",\"dh\":{},\"motor\":{\"rotor_inertia\":1}}", NULL},
        {"r", "", "revolute", "", "",
         ",{\"type\":\"revolute\",\"dh\":{},\"link\":{\"mass\":1,\"com\":[0,0,1]}}",
         "joint \"joint2\": its link has no inertia about the axis"},
        {"r", "", "revolute", "", "",
         ",{\"type\":\"revolute\",\"dh\":{}},"
         "{\"type\":\"fixed\",\"dh\":{\"a\":1},\"link\":{\"mass\":1}}",
         NULL},
    };
    for (size_t i = 0; i < COUNT(cases); i++)
        assert_warning(
            parse(arena_format(arena, format, cases[i].name, cases[i].robot, cases[i].type,
                               cases[i].dh, cases[i].joint, cases[i].more)),
            cases[i].expected);
}

/* ---- the scanner ---- */

static void scanner_lines(void **state)
{
    (void)state;
    const char *text = "\r\n{ \"a\":\n 1, \"b\" : [ true,\n\n\"x\\\"\\u00e4\" ] }\n";
    Scan scan = json_scan(arena, "test.json", text, strlen(text));
    static const int lines[][2] = {{2, 2}, {3, 2}, {3, 3}, {3, 3}, {5, 5}};
    assert_int_equal(scan.count, COUNT(lines));
    for (size_t i = 0; i < COUNT(lines); i++) {
        assert_int_equal(scan.values[i].line, lines[i][0]);
        assert_int_equal(scan.values[i].key_line, lines[i][1]);
    }
}

static void scanner_accepts(void **state)
{
    (void)state;
    static const char *const texts[] = {
        "0",
        "-0",
        "-0.0e-0",
        "1E+5",
        "1e-999",
        "\"\"",
        "[]",
        "{}",
        " null ",
        "true",
        "false",
        "[[[]],{}]",
        "\"\x7f\xc2\x80\xed\x9f\xbf\xee\x80\x80\xf4\x8f\xbf\xbf\"",
        "\"\\/\\b\\f\\r\"",
        "123456789012345678901234567890123456789012345678901234567890123",
        ("[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[["
         "]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]")};
    FailTrap trap;
    if (setjmp(trap.jump))
        fail_msg("%s", trap.message);
    fail_trap(&trap);
    for (size_t i = 0; i < COUNT(texts); i++)
        json_scan(arena, texts[i], texts[i], strlen(texts[i]));
    fail_trap(NULL);
}

/* A text may end anywhere: nothing beyond its length is read (seen by the sanitizers), and every
   beginning of a good file is refused. */
static void every_beginning(void **state)
{
    (void)state;
    static const char text[] = "{\"rbgen\":1,\"name\":\"\\ud83d\\ude00\xc3\xa4\",\"convention\":"
                               "\"modified\",\"joints\":[{\"type\":\"revolute\",\"dh\":"
                               "{\"a\":-1.5e+1},\"_\":null}]}";
    for (volatile size_t length = 0; length < sizeof text - 1; length++) {
        char *copy = malloc(length + 1); /* no terminator within reach, but never NULL */
        memcpy(copy + 1, text, length);
        FailTrap trap;
        volatile bool refused = true;
        if (!setjmp(trap.jump)) {
            fail_trap(&trap);
            description_parse(arena, "test.json", copy + 1, length, ANGLE_SNAP);
            fail_trap(NULL);
            refused = false;
        }
        free(copy);
        assert_true(refused);
        assert_int_equal(trap.status, EXIT_INPUT);
    }
    parse(text);
}

static void names(void **state)
{
    (void)state;
    char directory[] = "/tmp/json_test.XXXXXX";
    assert_non_null(mkdtemp(directory));
    static const char *const files[] = {"b.json", "a.json", "c.txt", ".d.json", "e.f.json"};
    for (size_t i = 0; i < COUNT(files); i++) {
        FILE *file = fopen(arena_format(arena, "%s/%s", directory, files[i]), "w");
        assert_non_null(file);
        fputs("{\"rbgen\":1,\"name\":\"here\",\"joints\":[{\"type\":\"revolute\","
              "\"axis\":[0,0,1]}]}",
              file);
        fclose(file);
    }
    setenv("RBGEN_ROBOTS", directory, 1);
    size_t count;
    const char **found = robots_names(arena, &count);
    assert_int_equal(count, 2);
    assert_string_equal(found[0], "a");
    assert_string_equal(found[1], "b");
    Description *robot = description_read(arena, "b", &(Choice){.snap = ANGLE_SNAP});
    assert_string_equal(robot->name, "here");
    unsetenv("RBGEN_ROBOTS");
    for (size_t i = 0; i < COUNT(files); i++)
        remove(arena_format(arena, "%s/%s", directory, files[i]));
    remove(directory);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(defaults),
        cmocka_unit_test(values),
        cmocka_unit_test(inertia_about_origin),
        cmocka_unit_test(key_order),
        cmocka_unit_test(conventions),
        cmocka_unit_test(rpy),
        cmocka_unit_test(snapping),
        cmocka_unit_test(axes),
        cmocka_unit_test(trees),
        cmocka_unit_test(link_warnings),
        cmocka_unit_test(robot_warnings),
        cmocka_unit_test(scanner_lines),
        cmocka_unit_test(scanner_accepts),
        cmocka_unit_test(every_beginning),
        cmocka_unit_test(names),
    };
    return cmocka_run_group_tests(tests, setup, teardown);
}
