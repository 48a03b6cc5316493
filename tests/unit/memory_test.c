/* memory_test.c: blocks that know whom they belong to, and failures of a thread of its own. */
#include "util/util.h"

#include <pthread.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static int released;

static void count_release(void *block)
{
    (void)block;
    released++;
}

/* Under the sanitizers a block that is lost, or freed twice, fails the test. */
static void test_owner_frees_what_is_left(void **state)
{
    (void)state;
    Memory memory = {0};
    released = 0;
    assert_null(memory_owner(&memory));
    char *first = memory_grow(NULL, 10), *second = memory_with(20, count_release);
    char *third = memory_grow(NULL, 30);
    strcpy(first, "first");
    strcpy(third, "third");
    first = memory_grow(first, 100000); /* moves, in the middle of the list and at its end */
    third = memory_grow(third, 200000);
    assert_string_equal(first, "first");
    assert_string_equal(third, "third");
    memory_free(first);
    assert_int_equal(released, 0);
    memory_release(&memory);
    assert_int_equal(released, 1);
    assert_null(memory.first);
    (void)second;
    assert_ptr_equal(memory_owner(NULL), &memory);
}

static void test_free_calls_release(void **state)
{
    (void)state;
    released = 0;
    memory_free(memory_with(1, count_release));
    memory_free(NULL);
    assert_int_equal(released, 1);
}

static void test_hand_over(void **state)
{
    (void)state;
    Memory call = {0}, robot = {0};
    released = 0;
    memory_owner(&robot);
    Arena *arena = arena_new();
    memory_owner(&call);
    memory_with(1, count_release);
    arena_alloc(arena, 100000); /* belongs to whoever the arena belongs to */
    memory_release(&call);
    assert_int_equal(released, 1);
    memset(arena_alloc(arena, 10), 1, 10);
    memory_with(1, count_release);
    memory_hand_over(&call, &robot);
    assert_null(call.first);
    memory_owner(NULL);
    assert_int_equal(released, 1);
    memory_release(&robot);
    assert_int_equal(released, 2);
}

/* ---- failures that are caught ---- */

static char *kept;

static void keep_and_fail(void *argument)
{
    kept = memory_with(1, count_release);
    fail_keep();
    memory_adopt(argument);
    memory_with(1, count_release);
    fail_job("lost");
}

static void catch_another(void *argument)
{
    FailTrap trap;
    memory_with(1, count_release);
    assert_int_equal(fail_catch(&trap, keep_and_fail, argument), EXIT_JOB);
    assert_string_equal(trap.message, "lost");
    assert_int_equal(released, 2); /* what was adopted, and the one that was not kept */
    fail_input("out");
}

static void make_one(void *argument)
{
    *(char **)argument = memory_with(1, count_release);
}

static void test_catch(void **state)
{
    (void)state;
    FailTrap trap;
    Memory memory = {0};
    memory_owner(&memory);
    char *given = memory_with(1, count_release), *made = NULL;
    released = 0;
    assert_int_equal(fail_catch(&trap, keep_and_fail, given), EXIT_JOB);
    assert_int_equal(released, 2);
    memory_free(kept); /* it is there, and nobody else frees it */
    assert_int_equal(released, 3);
    released = 0;
    given = memory_with(1, count_release);
    assert_int_equal(fail_catch(&trap, catch_another, given), EXIT_INPUT);
    assert_string_equal(trap.message, "out");
    assert_int_equal(released, 4); /* what the inner one kept goes with the outer one */
    assert_null(memory.first);
    assert_int_equal(fail_catch(&trap, make_one, &made), EXIT_DONE);
    memory_owner(NULL);
    memory_release(&memory);
    assert_int_equal(released, 5);
    fail_keep(); /* nothing is caught: nothing happens */
}

static void test_arena_beside(void **state)
{
    (void)state;
    Memory lasting = {0}, call = {0};
    memory_owner(&lasting);
    char *block = memory_grow(NULL, 1);
    memory_owner(&call);
    Arena *arena = arena_beside(block);
    memset(arena_alloc(arena, 100000), 1, 100000);
    assert_null(call.first);
    memory_owner(NULL);
    memory_release(&lasting); /* the sanitizers see what stays */
}

/* ---- threads ---- */

enum { THREADS = 4, FAILURES = 200 };

static void *fail_often(void *argument)
{
    const int *number = argument;
    char expected[40];
    snprintf(expected, sizeof expected, "thread %d", *number);
    for (int i = 0; i < FAILURES; i++) {
        FailTrap trap;
        Memory memory = {0};
        if (setjmp(trap.jump) == 0) {
            memory_owner(&memory);
            fail_trap(&trap);
            Text text = {0};
            text_add(&text, "thread %d", *number);
            fail_input("%s", text.data); /* the text stays behind, and goes with the memory */
        }
        memory_owner(NULL);
        memory_release(&memory);
        if (trap.status != EXIT_INPUT || strcmp(trap.message, expected) != 0)
            return argument;
    }
    return NULL;
}

static void test_threads_fail_by_themselves(void **state)
{
    (void)state;
    pthread_t thread[THREADS];
    int number[THREADS];
    for (int i = 0; i < THREADS; i++) {
        number[i] = i;
        assert_int_equal(pthread_create(&thread[i], NULL, fail_often, &number[i]), 0);
    }
    for (int i = 0; i < THREADS; i++) {
        void *wrong;
        pthread_join(thread[i], &wrong);
        assert_null(wrong);
    }
}

static void hear(void *context, const char *line)
{
    Text *heard = context;
    text_add(heard, "%s;", line);
}

static void test_warnings_are_heard(void **state)
{
    (void)state;
    Text heard = {0};
    Listener listener = {hear, &heard};
    assert_null(warn_listener(&listener));
    warn("one\ntwo");
    warn("%d", 3);
    assert_ptr_equal(warn_listener(NULL), &listener);
    assert_string_equal(heard.data, "one\\ntwo;3;");
    text_free(&heard);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_owner_frees_what_is_left),
        cmocka_unit_test(test_free_calls_release),
        cmocka_unit_test(test_hand_over),
        cmocka_unit_test(test_catch),
        cmocka_unit_test(test_arena_beside),
        cmocka_unit_test(test_threads_fail_by_themselves),
        cmocka_unit_test(test_warnings_are_heard),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
