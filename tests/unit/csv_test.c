/* csv_test.c: CSV as people and spreadsheets write it: what is read, what is refused and where, and
   that a file of millions of rows does not fill the memory. */
#include "picture/sheet.h"
#include "util/csv.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

static char path[] = "/tmp/csv_test-XXXXXX";

static void put(const char *text, size_t length)
{
    FILE *file = fopen(path, "wb");
    assert_non_null(file);
    assert_int_equal(fwrite(text, 1, length, file), length);
    assert_int_equal(fclose(file), 0);
}

/* Everything in the file as numbers, NaN where there is none, in the order of reading. */
typedef struct {
    int columns, rows;
    double value[64];
} Found;

static void read_all(Arena *arena, Found *found, bool strict)
{
    Csv *csv = csv_open(arena, path);
    found->columns = csv->count;
    for (int k = 0; k < csv->count; k++)
        if (*csv->heads[k])
            csv_find(csv, csv->heads[k]);
    for (; csv_next(csv); found->rows++)
        for (int k = 0; k < csv->count; k++) {
            double *to = &found->value[found->rows * csv->count + k];
            if (strict)
                *to = csv_number(csv, k);
            else if (!csv_read(csv, k, to))
                *to = -12345;
        }
}

/* The same as by several threads: most lines at once. */
static void read_lines(Arena *arena, Found *found, int most)
{
    Csv *csv = csv_open(arena, path);
    CsvLine lines[3];
    bool wanted[64] = {false};
    found->columns = csv->count;
    for (int k = 0; k < csv->count; k++)
        wanted[k] = !*csv->heads[k] || csv_find(csv, csv->heads[k]) >= 0;
    for (int count; (count = csv_lines(csv, lines, most)) > 0;)
        for (int s = 0; s < count; s++, found->rows++) {
            double *row = &found->value[found->rows * csv->count];
            if (csv_numbers(csv, lines[s].text, wanted, row))
                continue;
            csv_split(csv, &lines[s]);
            for (int k = 0; k < csv->count; k++)
                row[k] = csv_number(csv, k);
        }
}

/* The message without the file's name, or "" when the file is read; most: 0 by rows. */
static const char *read_text_by(const char *text, size_t length, Found *found, bool strict,
                                int most)
{
    static FailTrap trap;
    Arena *arena = arena_new();
    memset(found, 0, sizeof *found);
    put(text, length);
    trap.message[0] = '\0';
    if (setjmp(trap.jump) == 0) {
        fail_trap(&trap);
        if (most)
            read_lines(arena, found, most);
        else
            read_all(arena, found, strict);
        fail_trap(NULL);
    }
    arena_free(arena);
    return trap.message[0] ? trap.message + strlen(path) : "";
}

static const char *read_text(const char *text, size_t length, Found *found, bool strict)
{
    return read_text_by(text, length, found, strict, 0);
}

static void check(const char *text, const char *message, int columns, const double *value, int rows)
{
    for (int most = 0; most <= 3; most++) {
        Found found;
        assert_string_equal(read_text_by(text, strlen(text), &found, true, most), message);
        if (*message)
            continue;
        assert_int_equal(found.columns, columns);
        assert_int_equal(found.rows, rows);
        for (int k = 0; k < columns * rows; k++)
            assert_true(found.value[k] == value[k]);
    }
}

static void test_layout(void **state)
{
    static const double four[] = {1, -2.5, 3e4, 0.125};
    (void)state;
    check("a,b\n1,-2.5\n3e4,.125\n", "", 2, four, 2);
    check("a,b\n1,-2.5\n3e4,.125", "", 2, four, 2);         /* no last \n */
    check("a,b\r\n1,-2.5\r\n3e4,.125\r\n", "", 2, four, 2); /* Windows */
    check("a,b\r1,-2.5\r3e4,.125\r", "", 2, four, 2);       /* old Macintosh */
    check("\xEF\xBB\xBF"
          "a,b\n1,-2.5\n3e4,.125\n",
          "", 2, four, 2); /* byte order mark */
    check("\"a\",\"b\"\n1,-2.5\n\"3e4\",\" .125\"\n", ":3: column 2, b: \" .125\" is not a number",
          0, NULL, 0);
    check("\"a\" , \"b\"\n1,\"-2.5\"\n +3E+4 ,\t.125\n", "", 2, four, 2); /* quotes, blanks */
}

static void test_shape(void **state)
{
    static const double two[] = {1, 2};
    (void)state;
    check("a,b\n\n  \n1,2\n\n", "", 2, two, 1);
    check("a,b\n", "", 2, NULL, 0);
    check("", ": is empty; the first line names the columns, for example t,q1,q2", 0, NULL, 0);
    check("\xEF\xBB\xBF", ": is empty; the first line names the columns, for example t,q1,q2", 0,
          NULL, 0);
    check("a,b\n1\n", ":2: has 1 column, the first line has 2", 0, NULL, 0);
    check("a,b\n1,2\n\n1,2,3\n", ":4: has more columns than the first line", 0, NULL, 0);
    check("a,a\n1,2\n", ":1: column a is there twice", 0, NULL, 0);
    check("0,1\n1,2\n",
          ":1: has numbers where the names of the columns should be; for example t,q1,q2", 0, NULL,
          0);
    check("a;b\n1;2\n", ":1: has semicolons between its columns; commas are wanted", 0, NULL, 0);
    check("a,b\n1,\"2\n", ":2: column 2, b: \"\"2\" is not a number", 0, NULL, 0);
    check("a,b\n1,\"2\"3\n", ":2: column 2, b: \"\"2\"3\" is not a number", 0, NULL, 0);
    check("a,\"b\n1,2\n", "", 2, two, 1);
    check("a,\"x,\"\"y\"\",\"\n1,\"2\"\n", "", 2, two, 1);
    check("a,\"\"\n1,2\n", "", 2, two, 1);
    check("a,\"\n1,2\n", "", 2, two, 1);
}

static void test_numbers(void **state)
{
    static const char *const wrong[] = {"0x10",  "0x1p3", "nan(0x1)", "1e", "e5",  ".",  "-",
                                        "1.2.3", "1 2",   "--1",      "pi", "1d3", "1,", "١"};
    static const char *const infinite[] = {"nan", "-NaN", "inf", "-Infinity", "1e999", "-1e999"};
    char text[100], message[100];
    Found found;
    (void)state;
    for (size_t k = 0; k < COUNT(wrong); k++) {
        snprintf(text, sizeof text, "a\n%s\n", wrong[k]);
        snprintf(message, sizeof message, ":2: column 1, a: \"%s\" is not a number", wrong[k]);
        if (strchr(wrong[k], ','))
            strcpy(message, ":2: has more columns than the first line");
        check(text, message, 0, NULL, 0);
        if (!strchr(wrong[k], ',')) {
            assert_string_equal(read_text(text, strlen(text), &found, false), "");
            assert_true(found.value[0] == -12345);
        }
    }
    for (size_t k = 0; k < COUNT(infinite); k++) {
        snprintf(text, sizeof text, "a\n%s\n", infinite[k]);
        snprintf(message, sizeof message, ":2: column 1, a: \"%s\" is not a finite number",
                 infinite[k]);
        check(text, message, 0, NULL, 0);
        assert_string_equal(read_text(text, strlen(text), &found, false), "");
        assert_true(isnan(found.value[0]));
    }
    assert_string_equal(read_text("a\n1\0002\n", 6, &found, true), ": is not a CSV file");
}

/* Lines of every length around that of the buffer, so that each comes to lie across its end. */
static void test_buffer(void **state)
{
    (void)state;
    for (int ending = 0; ending < 2; ending++)
        for (int extra = -3; extra <= 3; extra++) {
            Text text = {0};
            text_add_string(&text, "a,note\n");
            int rows = 0, line = (1 << 16) / 8 + extra;
            double sum = 0, want = 0;
            for (; rows < 40; rows++) {
                text_add(&text, "%d,", rows);
                for (int k = 0; k < line - 4; k++)
                    text_add_string(&text, "x");
                text_add_string(&text, ending ? "\r\n" : "\n");
                want += rows;
            }
            put(text.data, text.length);
            text_free(&text);
            Arena *arena = arena_new();
            Csv *csv = csv_open(arena, path);
            int found = 0;
            for (; csv_next(csv); found++) {
                sum += csv_number(csv, 0);
                assert_int_equal(strlen(csv_cell(csv, 1)), line - 4);
                assert_int_equal(csv->line, found + 2);
            }
            assert_int_equal(found, rows);
            assert_true(sum == want);
            arena_free(arena);
        }
}

/* Many lines at once come in blocks: the end of one falls on each place of a line and its end,
   empty lines between. */
static void test_blocks(void **state)
{
    (void)state;
    static const char *const endings[] = {"\n", "\r\n", "\r", "\r\n \r\n"};
    static CsvLine lines[1000];
    for (size_t e = 0; e < COUNT(endings); e++) {
        const int longest = 17; /* line */
        Text rows = {0};
        int count = 0;
        while (rows.length < (1 << 23) + 2000)
            text_add(&rows, "label,%d%s", count++ + 100000, endings[e]);
        for (int extra = 0; extra < (e < 3 ? longest : 2 * longest); extra++) {
            Text text = {0};
            text_add(&text, "%.*s,a\n", extra % longest, "xxxxxxxxxxxxxxxxx");
            text_add_bytes(&text, rows.data, rows.length);
            put(text.data, text.length);
            text_free(&text);
            Arena *arena = arena_new();
            Csv *csv = csv_open(arena, path);
            const bool wanted[] = {false, true};
            int found = 0, most = extra < longest ? COUNT(lines) : 2;
            for (int got; (got = csv_lines(csv, lines, most)) > 0;)
                for (int s = 0; s < got; s++, found++) {
                    double number[2];
                    assert_true(csv_numbers(csv, lines[s].text, wanted, number));
                    assert_true(number[1] == found + 100000);
                    assert_int_equal(lines[s].number, 2 + found * (e < 3 ? 1 : 2));
                }
            assert_int_equal(found, count);
            assert_int_equal(csv_lines(csv, lines, most), 0);
            arena_free(arena);
        }
        text_free(&rows);
    }
}

/* One spike in millions of rows is still there, at its place, and so is a gap. */
static void test_long_sheet(void **state)
{
    (void)state;
    const int rows = 5000001, spike = 1234567;
    FILE *file = fopen(path, "wb");
    fputs("tau1\n", file);
    for (int k = 1; k <= rows; k++)
        fputs(k == spike                   ? "7\n"
              : k == spike + 1             ? "-5\n"
              : k > 3000000 && k < 3100000 ? "nan\n"
                                           : "1\n",
              file);
    assert_int_equal(fclose(file), 0);
    Arena *arena = arena_new();
    const Sheet *sheet = sheet_read(arena, path);
    const double *value = sheet_column(sheet, "tau1")->value, *number = sheet->number;
    assert_in_range(sheet->rows, 1000000, 1 << 22);
    assert_true(number[0] == 1 && number[sheet->rows - 1] == rows);
    int high = 0, low = 0, gaps = 0;
    for (int k = 0; k < sheet->rows; k++) {
        assert_true(k == 0 || number[k] >= number[k - 1]);
        high = value[k] > value[high] ? k : high;
        low = value[k] < value[low] ? k : low;
        gaps += isnan(value[k]);
    }
    assert_true(value[high] == 7 && value[low] == -5 && high < low);
    assert_true(fabs(number[high] - spike) < 8 && fabs(number[low] - spike) < 8);
    assert_in_range(gaps, 99999 / 4, 99999);
    arena_free(arena);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_layout),  cmocka_unit_test(test_shape),
        cmocka_unit_test(test_numbers), cmocka_unit_test(test_buffer),
        cmocka_unit_test(test_blocks),  cmocka_unit_test(test_long_sheet),
    };
    int descriptor = mkstemp(path);
    if (descriptor < 0)
        return 1;
    close(descriptor);
    int failed = cmocka_run_group_tests(tests, NULL, NULL);
    unlink(path);
    return failed;
}
