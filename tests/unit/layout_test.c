/* layout_test.c: text and tables for people fit the width they are given, and lose nothing. */
#include "util/table.h"
#include "util/terminal.h"

#include <fcntl.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

static Text out;
static Arena *arena;

static void assert_fits(int width)
{
    for (const char *at = out.data; *at;) {
        char line[512];
        size_t length = strcspn(at, "\n");
        snprintf(line, sizeof line, "%.*s", (int)length, at);
        assert_true(text_width(line) <= width);
        at += length + (at[length] == '\n');
    }
}

static void test_words(void **state)
{
    (void)state;
    int column = text_add_wrapped(&out, "één  two\nthree four", 3, 2, 12, "");
    assert_string_equal(out.data, "één two\n  three four");
    assert_int_equal(column, 12);
    out.length = 0;
    text_add_wrapped(&out, "rbgen emit puma --functions id", 2, 6, 18, " \\");
    assert_string_equal(out.data, "rbgen emit \\\n      puma \\\n      --functions \\\n      id");
    out.length = 0;
    text_add_wrapped(&out, "averyveryverylongword x", 0, 1, 5, ""); /* as long as it is */
    assert_string_equal(out.data, "averyveryverylongword\n x");
}

static void test_paragraphs(void **state)
{
    (void)state;
    text_add_paragraphs(
        &out,
        "One line\nand another, joined.\n  name   what it is, at some length\n"
        "         and more\n  other  short\nAfter it.\nexamples:\n  do this\n\nEnd.",
        30);
    assert_string_equal(out.data, "One line and another, joined.\n"
                                  "  name   what it is, at some\n"
                                  "         length and more\n"
                                  "  other  short\n"
                                  "After it.\n"
                                  "examples:\n"
                                  "  do this\n"
                                  "\n"
                                  "End.\n");
}

static void print(const Table *table, const char *columns)
{
    int output = dup(STDOUT_FILENO), nowhere = open("/dev/null", O_WRONLY);
    fflush(stdout);
    dup2(nowhere, STDOUT_FILENO); /* where this test may have a terminal, whose width would count */
    setenv("COLUMNS", columns, 1);
    out.length = 0;
    table_print(table, FORMAT_TABLE, &out);
    dup2(output, STDOUT_FILENO);
    close(output);
    close(nowhere);
    assert_fits(atoi(columns));
}

static void test_tables(void **state)
{
    (void)state;
    static const char *const heads[] = {"<first", "<second", "one", "two"};
    Table table = table_new(arena, heads, 4);
    table_row(&table, (const char *[]){"alpha", "x", "1", "22"});
    table_row(&table, (const char *[]){"alpha", "y", "5", "66"});
    print(&table, "80");
    assert_string_equal(out.data, "first  second  one  two\n"
                                  "alpha  x         1   22\n"
                                  "alpha  y         5   66\n");
    static const char *const wide[] = {"<a function", "<an algorithm", "seconds it took", "bytes"};
    Table groups = table_new(arena, wide, 4);
    table_row(&groups, (const char *[]){"inverse", "kane", "1", "2"});
    table_row(&groups, (const char *[]){"inverse", "best", "3", "4"});
    table_row(&groups, (const char *[]){"forward", "best", "5", "6"});
    print(&groups, "40");
    assert_string_equal(out.data, "an algorithm  seconds it took  bytes\n"
                                  "inverse\n"
                                  "  kane                      1      2\n"
                                  "  best                      3      4\n"
                                  "forward\n"
                                  "  best                      5      6\n");
}

static void test_blocks(void **state)
{
    static const char *const heads[] = {"<name", "first column", "second column", "third column"};
    Table table = table_new(arena, heads, 4);
    (void)state;
    table_row(&table, (const char *[]){"a", "1", "2", "3"});
    print(&table, "40");
    assert_string_equal(out.data, "name  first column  second column\n"
                                  "a                1              2\n"
                                  "\n"
                                  "name  third column\n"
                                  "a                3\n");
}

static void test_last_column(void **state)
{
    static const char *const heads[] = {"n", "<remark"};
    Table table = table_new(arena, heads, 2);
    (void)state;
    table_row(&table, (const char *[]){"1", "words that go on and on until the end of the line"});
    print(&table, "40");
    assert_string_equal(out.data, "n remark\n"
                                  "1 words that go on and on until the end\n"
                                  "  of the line\n");
}

static int set_up(void **state)
{
    (void)state;
    arena = arena_new();
    out.length = 0;
    text_add_string(&out, "");
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
        cmocka_unit_test_setup_teardown(test_words, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_paragraphs, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_tables, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_blocks, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_last_column, set_up, tear_down),
    };
    int failed = cmocka_run_group_tests(tests, NULL, NULL);
    text_free(&out);
    return failed;
}
