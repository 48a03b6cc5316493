/* urdf_test.c: good URDF and what is read from it, against closed forms; defaults, order, chains,
   locked joints, warnings. Wrong files are in tests/urdf/bad, whole robots in tests/urdf/run. */
#include "model/read/urdf.h"
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

static Description *read_choice(const char *body, double snap, const Choice *choice)
{
    FailTrap trap;
    Choice with = choice ? *choice : (Choice){0};
    with.snap = snap;
    const char *text = arena_format(arena, "<robot name=\"r\">%s</robot>", body);
    if (setjmp(trap.jump)) {
        fail_msg("%s", trap.message);
        return NULL;
    }
    fail_trap(&trap);
    Description *robot = urdf_read(arena, "test.urdf", text, strlen(text), &with).description;
    fail_trap(NULL);
    return robot;
}

static Description *read_robot(const char *body)
{
    return read_choice(body, ANGLE_SNAP, NULL);
}

#define LINK(name) "<link name=\"" name "\"/>"
#define JOINT(name, type, parent, child, more)                                                     \
    "<joint name=\"" name "\" type=\"" type "\"><parent link=\"" parent "\"/><child link=\"" child \
    "\"/>" more "</joint>"
#define BODY(name, origin)                                                                         \
    "<link name=\"" name "\"><inertial>" origin "<mass value=\"2\"/><inertia ixx=\"1\" iyy=\"2\" " \
    "izz=\"2.5\" ixy=\"0.1\" ixz=\"0.2\" iyz=\"0.3\"/></inertial></link>"

#define assert_exactly(value, expected) assert_true((value) == (Real)(expected))
#define assert_near(value, expected) assert_true(fabs((double)(value) - (expected)) < 1e-15)

static void assert_vector(const Real v[3], double x, double y, double z)
{
    assert_near(v[0], x);
    assert_near(v[1], y);
    assert_near(v[2], z);
}

static bool warns(const Description *robot, const char *part)
{
    for (int i = 0; i < robot->read_warnings.count; i++)
        if (strstr(robot->read_warnings.text[i], part))
            return true;
    return false;
}

/* ---- joints and links ---- */

static void defaults(void **state)
{
    (void)state;
    Description *robot = read_robot(LINK("a") LINK("b") JOINT("j", "revolute", "a", "b", ""));
    const Joint *joint = &robot->joints[0];
    assert_string_equal(robot->name, "r");
    assert_string_equal(robot->source, "URDF file test.urdf");
    assert_int_equal(robot->joint_count, 1);
    assert_vector(robot->gravity, 0, 0, -9.81);
    assert_vector(joint->axis, 1, 0, 0); /* URDF's own */
    assert_vector(joint->before.p, 0, 0, 0);
    assert_exactly(joint->before.R[0][0], 1);
    assert_exactly(joint->mass, 0);
    assert_false(joint->has_limits);
    assert_exactly(joint->coulomb_width, 1e-3);
    assert_exactly(joint->gear_ratio, 1);
    assert_int_equal(robot->read_warnings.count, 0);
}

static void joint_values(void **state)
{
    (void)state;
    Description *robot = read_robot(LINK("a") LINK("b") LINK("c") JOINT(
        "j", "prismatic", "a", "b",
        "<origin rpy='0 0 1.5707963267948966' xyz=' 1\t2  +3e0 '/><axis xyz='0 3 -4'/>"
        "<limit lower='-.5' upper='1.' effort='7' velocity='2e-1'/>"
        "<dynamics damping='0.25' friction='0.5'/>")
                                        JOINT("k", "continuous", "b", "c",
                                              "<axis xyz='1e-200 0 0'/><limit lower='5' upper='1' "
                                              "effort='1e16' velocity='inf'/>"));
    const Joint *joint = &robot->joints[0];
    assert_int_equal(joint->type, PRISMATIC);
    assert_vector(joint->before.p, 1, 2, 3);
    assert_exactly(joint->before.R[0][1], -1); /* a right angle is exact */
    assert_exactly(joint->before.R[0][0], 0);
    assert_vector(joint->axis, 0, 0.6, -0.8);
    assert_true(joint->has_limits);
    assert_exactly(joint->lower, -0.5);
    assert_exactly(joint->upper, 1);
    assert_exactly(joint->effort_limit, 7);
    assert_exactly(joint->velocity_limit, 0.2);
    assert_exactly(joint->viscous, 0.25);
    assert_exactly(joint->coulomb, 0.5);
    const Joint *turning = &robot->joints[1];
    assert_true(turning->continuous && turning->type == REVOLUTE);
    assert_vector(turning->axis, 1, 0, 0);
    assert_exactly(turning->lower, -DBL_MAX); /* turns without end, whatever limit says */
    assert_exactly(turning->velocity_limit, DBL_MAX);
    assert_exactly(turning->effort_limit, DBL_MAX);
}

/* A tensor given in axes turned by 90 degrees about z: x there is y here, y there is -x here. */
static void turned_inertial(void **state)
{
    (void)state;
    Description *robot =
        read_robot(LINK("a") BODY("b", "<origin xyz='0.1 0.2 0.3' rpy='0 0 1.5707963267948966'/>")
                       JOINT("j", "revolute", "a", "b", ""));
    const Joint *joint = &robot->joints[0];
    assert_vector(joint->com, 0.1, 0.2, 0.3);
    assert_exactly(joint->mass, 2);
    assert_near(joint->inertia[0][0], 2);
    assert_near(joint->inertia[1][1], 1);
    assert_near(joint->inertia[2][2], 2.5);
    assert_near(joint->inertia[0][1], -0.1);
    assert_near(joint->inertia[0][2], -0.3);
    assert_near(joint->inertia[1][2], 0.2);
    assert_near(joint->inertia[2][1], 0.2);
}

static void right_angles(void **state)
{
    (void)state;
    const char *text =
        LINK("a") LINK("b") JOINT("j", "revolute", "a", "b", "<origin rpy='1.5708 0 -0.00001'/>");
    Description *plain = read_choice(text, ANGLE_SNAP, NULL);
    assert_true(warns(plain, "test.urdf:1: joint \"j\": origin: rpy: -1e-05 is nearly a multiple"));
    assert_true(warns(plain, "(the worst of 2: joint \"j\": origin: rpy, joint \"j\""));
    assert_true(plain->joints[0].before.R[1][1] != 0);
    Description *snapped = read_choice(text, 1e-4, NULL);
    assert_int_equal(snapped->read_warnings.count, 0);
    assert_exactly(snapped->joints[0].before.R[1][1], 0);
    assert_exactly(snapped->joints[0].before.R[0][0], 1);
    Description *degrees =
        read_robot(LINK("a") LINK("b") JOINT("j", "revolute", "a", "b", "<origin rpy='90 0 0'/>"));
    assert_true(warns(degrees, "more than a turn"));
}

static void passed_over(void **state)
{
    (void)state;
    Description *robot =
        read_robot("<material name='m'/><link name='a'><visual><origin xyz='x'/></visual></link>"
                   "<gazebo><link name='a'/><joint/></gazebo><link name='b'><orgin/></link>" JOINT(
                       "j", "fixed", "a", "b", "<axis xyz='0 0 0'/><limit lower='2' upper='1'/>")
                       LINK("c") JOINT("k", "revolute", "b", "c", "<origin xzy='1 2 3'/>"));
    assert_int_equal(robot->joint_count, 2);
    assert_int_equal(robot->joints[0].type, FIXED);
    assert_true(warns(robot, "unknown attribute \"xzy\" is passed over; did you mean \"xyz\"?"));
    assert_int_equal(robot->read_warnings.count, 1);
}

/* ---- trees ---- */

#define TREE                                                                                       \
    JOINT("hand", "fixed", "fore", "tool", "<origin xyz='0 0 1'/>")                                \
    JOINT("elbow", "revolute", "upper", "fore", "<origin xyz='1 0 0'/>")                           \
    JOINT("shoulder", "revolute", "base", "upper",                                                 \
          "<origin rpy='1.5707963267948966 0 0'/><axis xyz='0 0 1'/>")                             \
    JOINT("eye", "revolute", "base", "camera", "")                                                 \
    LINK("tool") BODY("fore", "") BODY("upper", "") BODY("camera", "") LINK("base")

/* The first in the file whose parent is there: shoulder waits for nothing, elbow for shoulder. */
static void order(void **state)
{
    (void)state;
    static const char *const names[] = {"shoulder", "elbow", "hand", "eye", "tool"};
    static const int parents[] = {-1, 0, 1, -1, 2};
    Description *robot = read_robot(TREE);
    assert_int_equal(robot->joint_count, 5); /* the last one puts the tool where hand is */
    for (int i = 0; i < 5; i++) {
        assert_string_equal(robot->joints[i].name, names[i]);
        assert_int_equal(robot->joints[i].parent, parents[i]);
    }
    assert_true(warns(robot, "its tool is at \"tool\""));
    Robot *canonical = robot_from_description(arena, robot);
    assert_int_equal(canonical->n, 3);
    assert_int_equal(canonical->tool_link, 1);
}

static void one_chain(void **state)
{
    (void)state;
    Choice choice = {.tip = "fore"};
    Description *robot = read_choice(TREE, ANGLE_SNAP, &choice);
    assert_int_equal(robot->joint_count, 4); /* the hand keeps its mass, locked at 0 */
    assert_string_equal(robot->joints[1].name, "elbow");
    assert_int_equal(robot->joints[2].type, FIXED);
    choice = (Choice){.base = "upper"};
    robot = read_choice(TREE, ANGLE_SNAP, &choice);
    assert_int_equal(robot->joint_count, 2);
    assert_string_equal(robot->joints[1].name, "hand");
    assert_vector(robot->gravity, 0, -9.81, 0); /* upper is turned by 90 degrees about x */
    assert_true(warns(robot, "joint \"shoulder\": is below the base"));
    choice = (Choice){.tool = {1, {"camera"}}};
    robot = read_choice(TREE, ANGLE_SNAP, &choice);
    assert_int_equal(robot->joint_count, 4);
    assert_int_equal(robot->joints[3].parent, -1); /* eye is last as it is */
}

/* ---- locked joints ---- */

static void locked(void **state)
{
    (void)state;
    Choice choice = {.lock = {2, {"shoulder=0.3", "elbow=-pi/2"}}};
    Description *robot = read_choice(TREE, ANGLE_SNAP, &choice);
    const Joint *shoulder = &robot->joints[0], *elbow = &robot->joints[1];
    assert_int_equal(shoulder->type, FIXED);
    /* Rx(90) Rz(0.3): columns (c, 0, s), (-s, 0, c), (0, -1, 0) */
    double c = cos(0.3), s = sin(0.3);
    const double R[3][3] = {{c, -s, 0}, {0, 0, -1}, {s, c, 0}};
    for (int i = 0; i < 9; i++)
        assert_near(shoulder->before.R[i / 3][i % 3], R[i / 3][i % 3]);
    /* about x by -90 degrees, exact */
    assert_exactly(elbow->before.R[1][2], 1);
    assert_exactly(elbow->before.R[2][1], -1);
    assert_vector(elbow->before.p, 1, 0, 0);
}

/* Any axis, any angle: the locked pose turns the axis into itself and a vector across it by the
   angle. Pitch +-90 degrees is among them. */
static void locked_anywhere(void **state)
{
    (void)state;
    static const char *const axes[] = {"0 1 0", "1 2 3", "-1 0.5 0.25", "0 -1 0", "0 0 1"};
    static const char *const values[] = {"pi/2", "0.7", "-2.5", "3", "-pi/2"};
    for (size_t a = 0; a < COUNT(axes); a++)
        for (size_t v = 0; v < COUNT(values); v++) {
            const char *lock = arena_format(arena, "j=%s", values[v]);
            Choice choice = {.lock = {1, {lock}}};
            const char *body = arena_format(arena,
                                            LINK("a") LINK("b") LINK("c")
                                                JOINT("j", "revolute", "a", "b", "<axis xyz='%s'/>")
                                                    JOINT("k", "revolute", "b", "c", ""),
                                            axes[a]);
            Description *robot = read_choice(body, ANGLE_SNAP, &choice);
            static const double angles[] = {1.5707963267948966, 0.7, -2.5, 3, -1.5707963267948966};
            double u[3], trace = 0;
            sscanf(axes[a], "%lf %lf %lf", &u[0], &u[1], &u[2]);
            Real(*R)[3] = robot->joints[0].before.R;
            for (int i = 0; i < 3; i++) {
                double turned = 0;
                for (int j = 0; j < 3; j++)
                    turned += (double)R[i][j] * u[j];
                assert_true(fabs(turned - u[i]) < 1e-14);
                trace += (double)R[i][i];
            }
            assert_true(fabs(trace - 1 - 2 * cos(angles[v])) < 1e-14);
            double twist[3] = {(double)(R[2][1] - R[1][2]), (double)(R[0][2] - R[2][0]),
                               (double)(R[1][0] - R[0][1])};
            double length = sqrt(u[0] * u[0] + u[1] * u[1] + u[2] * u[2]);
            for (int i = 0; i < 3; i++) /* 2 sin(angle) axis */
                assert_true(fabs(twist[i] - 2 * sin(angles[v]) * u[i] / length) < 1e-14);
        }
}

/* k = 2 j + 0.1: an equation, which a lock of either turns into a value of the other. */
static void mimic(void **state)
{
    (void)state;
    const char *text = LINK("a") LINK("b") LINK("c") LINK("d") JOINT("j", "revolute", "a", "b", "")
        JOINT("k", "revolute", "b", "c", "<mimic joint='j' multiplier='2' offset='0.1'/>")
            JOINT("l", "revolute", "c", "d", "");
    const Description *robot = read_robot(text);
    assert_int_equal(robot->read_warnings.count, 0);
    assert_int_equal(robot->gear_count, 1);
    assert_int_equal(robot->gears[0].joint[0], 0);
    assert_int_equal(robot->gears[0].joint[1], 1);
    assert_true(robot->gears[0].factor[0] == -2 && robot->gears[0].factor[1] == 1);
    assert_true(robot->gears[0].offset == (Real)0.1);
    const char *const locks[] = {"j=0.2", "k=0.5"};
    for (int which = 0; which < 2; which++) {
        Choice choice = {.lock = {1, {locks[which]}}};
        robot = read_choice(text, ANGLE_SNAP, &choice);
        assert_int_equal(robot->gear_count, 0);
        assert_true(robot->joints[0].type == FIXED && robot->joints[1].type == FIXED);
        assert_true(robot->joints[2].type != FIXED);
        assert_true(fabs((double)robot->joints[0].before.R[1][1] - cos(0.2)) < 1e-15);
        assert_true(fabs((double)robot->joints[1].before.R[1][1] - cos(0.5)) < 1e-15);
    }
}

/* One bound alone: the other is 0, as URDF has it. */
static void half_a_limit(void **state)
{
    (void)state;
    Description *robot = read_robot(
        LINK("a") LINK("b") LINK("c") JOINT("j", "revolute", "a", "b", "<limit upper='1'/>")
            JOINT("k", "revolute", "b", "c", "<limit lower='-1'/>"));
    assert_true(robot->joints[0].has_limits && robot->joints[1].has_limits);
    assert_exactly(robot->joints[0].lower, 0);
    assert_exactly(robot->joints[0].upper, 1);
    assert_exactly(robot->joints[1].lower, -1);
    assert_exactly(robot->joints[1].upper, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(defaults, setup, teardown),
        cmocka_unit_test_setup_teardown(joint_values, setup, teardown),
        cmocka_unit_test_setup_teardown(half_a_limit, setup, teardown),
        cmocka_unit_test_setup_teardown(turned_inertial, setup, teardown),
        cmocka_unit_test_setup_teardown(right_angles, setup, teardown),
        cmocka_unit_test_setup_teardown(passed_over, setup, teardown),
        cmocka_unit_test_setup_teardown(order, setup, teardown),
        cmocka_unit_test_setup_teardown(one_chain, setup, teardown),
        cmocka_unit_test_setup_teardown(locked, setup, teardown),
        cmocka_unit_test_setup_teardown(locked_anywhere, setup, teardown),
        cmocka_unit_test_setup_teardown(mimic, setup, teardown),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
