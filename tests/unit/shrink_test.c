/* shrink_test.c: shrinking a robot that fails: with failures made up here, the smallest robot is
 * known. */
#include "evidence/random_robot.h"
#include "evidence/shrink.h"
#include "model/description.h"
#include "util/clock.h"

#include <cjson/cJSON.h>
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

/* NULL when the text is no robot file. */
static Description *read_robot(Arena *arena, const char *text)
{
    static FailTrap trap;
    if (setjmp(trap.jump))
        return NULL;
    fail_trap(&trap);
    Description *robot = description_parse(arena, "test", text, strlen(text), ANGLE_SNAP);
    fail_trap(NULL);
    return robot;
}

typedef struct {
    bool (*has)(const Description *robot);
    int asked;
} Failure;

static bool fails(void *context, const char *text)
{
    Failure *failure = context;
    Arena *arena = arena_new();
    Description *robot = read_robot(arena, text);
    bool found = robot && failure->has(robot);
    failure->asked++;
    arena_free(arena);
    return found;
}

/* What two smallest robots may differ in, checked and left out: the robot's name, after its seed;
   the convention, for none is smaller; which axis of the frame a joint has, and its name. */
static const char *essence(Arena *arena, const char *text)
{
    cJSON *root = cJSON_Parse(text), *joint;
    assert_non_null(root);
    cJSON_DeleteItemFromObject(root, "name");
    cJSON_DeleteItemFromObject(root, "convention");
    cJSON_ArrayForEach(joint, cJSON_GetObjectItem(root, "joints"))
    {
        const cJSON *axis = cJSON_GetObjectItem(joint, "axis"), *component;
        int sum = 0;
        cJSON_ArrayForEach(component, axis) sum += component->valueint;
        assert_int_equal(sum, axis ? 1 : 0);
        assert_int_equal(cJSON_GetArraySize(cJSON_GetObjectItem(joint, "dh")), 0);
        const char *const names[] = {"name", "parent"};
        for (size_t k = 0; k < COUNT(names); k++)
            if (cJSON_GetObjectItem(joint, names[k]))
                cJSON_SetValuestring(cJSON_GetObjectItem(joint, names[k]), "j");
        cJSON_DeleteItemFromObject(joint, "axis");
        cJSON_DeleteItemFromObject(joint, "dh");
    }
    char *printed = cJSON_PrintUnformatted(root), *copy = arena_copy(arena, printed);
    cJSON_free(printed);
    cJSON_Delete(root);
    return copy;
}

/* Any robot of a number of random ones that has it, shrunk: the same smallest file each time. */
static void check(bool (*has)(const Description *robot), RandomRobot kind, const char *smallest)
{
    int shrunk = 0;
    for (kind.seed = 1; kind.seed <= 300; kind.seed++) {
        Arena *arena = arena_new();
        Text text = {0};
        Failure failure = {has, 0};
        random_robot(&text, kind);
        if (fails(&failure, text.data)) {
            char *result = shrink_robot(arena, text.data, fails, &failure, INFINITY);
            assert_true(fails(&failure, result));
            assert_string_equal(essence(arena, result), smallest);
            assert_true(failure.asked < 3000);
            shrunk++;
        }
        text_free(&text);
        arena_free(arena);
    }
    assert_true(shrunk >= 20);
}

static bool has_heavy_slide(const Description *robot)
{
    for (int i = 0; i < robot->joint_count; i++)
        if (robot->joints[i].type == PRISMATIC && robot->joints[i].mass > 0)
            return true;
    return false;
}

static void test_heavy_slide(void **state)
{
    (void)state;
    check(has_heavy_slide, (RandomRobot){.most_joints = 8, .odd = true},
          "{\"rbgen\":1,\"joints\":[{\"type\":\"prismatic\",\"link\":{\"mass\":1}}]}");
}

/* Three that turn, of which the first carries the others, which have mass. */
static bool has_branch(const Description *robot)
{
    for (int i = 0; i < robot->joint_count; i++) {
        int children = 0;
        for (int k = 0; k < robot->joint_count; k++)
            children += robot->joints[k].parent == i && robot->joints[k].mass > 0 &&
                        robot->joints[k].type == REVOLUTE;
        if (children >= 2 && robot->joints[i].type == REVOLUTE)
            return true;
    }
    return false;
}

static void test_branch(void **state)
{
    (void)state;
    check(has_branch, (RandomRobot){.most_joints = 10, .tree = true},
          "{\"rbgen\":1,\"joints\":[{\"name\":\"j\",\"type\":\"revolute\"},"
          "{\"type\":\"revolute\",\"link\":{\"mass\":1}},"
          "{\"type\":\"revolute\",\"parent\":\"j\",\"link\":{\"mass\":1}}]}");
}

/* Motors that turn each other: joints go with their rows and columns. (Those of several freedoms
   are not cut apart, so that their smallest file is another.) */
static bool has_coupling(const Description *robot)
{
    int n = 0;
    for (int i = 0; i < robot->joint_count; i++) {
        n += robot->joints[i].type != FIXED;
        if (robot->joints[i].whole)
            return false;
    }
    for (int k = 0; robot->coupling && k < n * n; k++)
        if (k / n != k % n && robot->coupling[k] != 0)
            return true;
    return false;
}

static void test_coupling(void **state)
{
    (void)state;
    check(has_coupling, (RandomRobot){.most_joints = 8, .odd = true},
          "{\"rbgen\":1,\"joints\":[{\"type\":\"revolute\"},{\"type\":\"revolute\"}],"
          "\"coupling\":[[1,0],[1,1]]}");
}

/* When time is up, the smallest so far is what there is: still one that fails. */
static bool fails_slowly(void *context, const char *text)
{
    double until = clock_seconds() + 0.02;
    while (clock_seconds() < until)
        continue;
    return fails(context, text);
}

static void test_deadline(void **state)
{
    (void)state;
    Arena *arena = arena_new();
    Text text = {0};
    Failure failure = {has_heavy_slide, 0};
    do {
        static RandomRobot kind = {.most_joints = 20, .odd = true};
        kind.seed++;
        text_free(&text);
        random_robot(&text, kind);
    } while (!fails(&failure, text.data));
    failure.asked = 0;
    double begin = clock_seconds();
    char *result = shrink_robot(arena, text.data, fails_slowly, &failure, begin + 0.1);
    assert_true(clock_seconds() - begin < 1);
    assert_true(failure.asked >= 1 && failure.asked <= 6);
    assert_true(fails(&failure, result));
    assert_string_equal(shrink_robot(arena, result, fails, &failure, begin), result);
    text_free(&text);
    arena_free(arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_heavy_slide),
        cmocka_unit_test(test_branch),
        cmocka_unit_test(test_coupling),
        cmocka_unit_test(test_deadline),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
